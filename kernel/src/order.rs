//! Standing orders: what a person answers beforehand to questions that come in others' turns.

use std::ops::RangeInclusive;

/// A kind of order that people may give at the table. Its words stand in the game's locale files; see
/// [`crate::words::keys::order`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Order {
    pub id: &'static str,
    /// What its number may be, if it has one.
    pub limit: Option<RangeInclusive<u8>>,
}

/// An order that was given.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Given<'a> {
    pub id: &'a str,
    pub limit: u8,
}
