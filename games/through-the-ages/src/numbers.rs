//! Numbers of choices: what lies in the hand of the seat that is asked goes by its place there, so
//! that a number betrays nothing and few are needed. Of equal cards only the first has a number.

use crate::state::*;

/// Whose hand is meant.
fn asked(state: &Ages) -> Option<&Player> {
    state.agenda.question().map(|(seat, _)| state.player(seat))
}

/// A military card or back in the own hand.
pub mod hand {
    use super::*;
    use crate::hand::MILITARY_HAND;
    use crate::parts::Held;
    use kernel::{Dice, Numbered};

    pub const COUNT: u32 = MILITARY_HAND as u32;

    pub fn number(card: Held, state: &Ages) -> Option<u32> {
        let hand = &asked(state)?.military;
        hand.iter().position(|held| held == card).map(|place| place as u32)
    }

    pub fn nth(number: u32, state: &Ages) -> Option<Held> {
        let hand = &asked(state)?.military;
        let card = hand.iter().nth(number as usize)?;
        (self::number(card, state) == Some(number)).then_some(card)
    }

    pub fn arbitrary(dice: &mut impl Dice) -> Held {
        <Held as Numbered<Ages>>::arbitrary(dice)
    }
}

/// A military card in the own hand.
pub mod known_hand {
    use super::*;
    use crate::parts::MilitaryId;
    use kernel::{Dice, Numbered};

    pub const COUNT: u32 = hand::COUNT;

    pub fn number(card: MilitaryId, state: &Ages) -> Option<u32> {
        hand::number(card.into(), state)
    }

    pub fn nth(number: u32, state: &Ages) -> Option<MilitaryId> {
        hand::nth(number, state)?.known()
    }

    pub fn arbitrary(dice: &mut impl Dice) -> MilitaryId {
        <MilitaryId as Numbered<Ages>>::arbitrary(dice)
    }
}

/// A civil card in the own hand.
pub mod civil_hand {
    use super::*;
    use crate::parts::CivilId;
    use kernel::{Dice, Numbered};

    pub const COUNT: u32 = CIVIL_HAND as u32;

    pub fn number(card: CivilId, state: &Ages) -> Option<u32> {
        let hand = &asked(state)?.hand;
        hand.iter().position(|held| *held == card).map(|place| place as u32)
    }

    pub fn nth(number: u32, state: &Ages) -> Option<CivilId> {
        let card = *asked(state)?.hand.get(number as usize)?;
        (self::number(card, state) == Some(number)).then_some(card)
    }

    pub fn arbitrary(dice: &mut impl Dice) -> CivilId {
        <CivilId as Numbered<Ages>>::arbitrary(dice)
    }
}
