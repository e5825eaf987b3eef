//! Choices are numbers, too: for the edges of a tree, for bots, for arrays. The readable line stays
//! what people, records and positions show.

use crate::{Dice, Seat};

/// A value that is also a number from 0 to [`Numbered::COUNT`], by variant and mixed radix over the
/// arguments. `#[derive(Numbered)]` makes it; a number of pieces says its limit with
/// `#[numbered(below = 14)]`, and what lies in somebody's hand goes by its place there, with
/// `#[numbered(with = module)]`: so a number betrays nothing, and few are needed.
///
/// Not every number is a value in every state: a hand has not always so many cards.
pub trait Numbered<S: ?Sized>: Sized {
    const COUNT: u32;

    /// The number of this value; nothing if it has none, as a card that is not in the hand.
    fn number(&self, state: &S) -> Option<u32>;
    /// The value of a number; nothing if there is none.
    fn nth(number: u32, state: &S) -> Option<Self>;
    /// Any value whatever, a little past what rules allow: every variant equally likely.
    fn arbitrary(dice: &mut impl Dice) -> Self;
}

impl<S: ?Sized> Numbered<S> for bool {
    const COUNT: u32 = 2;

    #[inline]
    fn number(&self, _: &S) -> Option<u32> {
        Some(u32::from(*self))
    }

    fn nth(number: u32, _: &S) -> Option<bool> {
        (number < 2).then_some(number == 1)
    }

    fn arbitrary(dice: &mut impl Dice) -> bool {
        dice.below(2) == 1
    }
}

impl<S: ?Sized> Numbered<S> for Seat {
    const COUNT: u32 = Seat::MOST as u32;

    #[inline]
    fn number(&self, _: &S) -> Option<u32> {
        (self.0 < Seat::MOST).then_some(u32::from(self.0))
    }

    fn nth(number: u32, _: &S) -> Option<Seat> {
        (number < u32::from(Seat::MOST)).then_some(Seat(number as u8))
    }

    fn arbitrary(dice: &mut impl Dice) -> Seat {
        Seat(dice.below(u32::from(Seat::MOST)) as u8)
    }
}

impl<S: ?Sized, T: Numbered<S>> Numbered<S> for Option<T> {
    const COUNT: u32 = T::COUNT + 1;

    #[inline]
    fn number(&self, state: &S) -> Option<u32> {
        match self {
            None => Some(0),
            Some(value) => value.number(state).map(|number| number + 1),
        }
    }

    fn nth(number: u32, state: &S) -> Option<Option<T>> {
        match number.checked_sub(1) {
            None => Some(None),
            Some(number) => T::nth(number, state).map(Some),
        }
    }

    fn arbitrary(dice: &mut impl Dice) -> Option<T> {
        (dice.below(2) == 1).then(|| T::arbitrary(dice))
    }
}

/// For [`Numbered`] of a count that is below `BELOW`: what the derived code calls.
pub mod below {
    use crate::Dice;

    #[inline]
    pub fn number(value: u8, below: u32) -> Option<u32> {
        (u32::from(value) < below).then_some(u32::from(value))
    }

    pub fn nth(number: u32, below: u32) -> Option<u8> {
        (number < below).then_some(number as u8)
    }

    /// Now and then the first that is too many.
    pub fn arbitrary(below: u32, dice: &mut impl Dice) -> u8 {
        dice.below(below + 1) as u8
    }
}
