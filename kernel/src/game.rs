//! A whole game: its rules, what they hide, and its words.

use crate::{Hidden, Spoken};

/// What a table needs: who runs games headless needs [`Rules`](crate::Rules) alone, and who looks
/// through one seat's eyes [`Hidden`] as well.
pub trait Game: Hidden + Spoken {}

impl<G: Hidden + Spoken> Game for G {}
