//! The discard piles of all ages.

use crate::parts::*;
use kernel::Seat;
use kernel::schemars::{self, JsonSchema};
use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt;

/// All military cards but events of Age A, of twice the box; the content set is checked against it.
pub const MOST_DISCARDS: usize = 288;

/// A card in a discard pile: whoever threw it away unseen knows it, and everybody what was played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Discarded {
    pub card: Held,
    /// Nobody: it lies there openly.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub by: Option<Seat>,
}

/// Cards in the order in which they came. There are so many of them that they are packed: a byte
/// for the card or the level of its back, and four bits for which of both it is and whose it was.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Discards {
    faces: [u8; MOST_DISCARDS],
    marks: [u8; MOST_DISCARDS / 2],
    len: u16,
}

/// In a mark, the bit of a back; the others are the seat, counted from 1.
const BACK: u8 = 1 << 3;

impl Discards {
    #[inline]
    pub fn len(&self) -> usize {
        usize::from(self.len)
    }

    #[inline]
    pub fn is_empty(&self) -> bool {
        self.len == 0
    }

    pub fn push(&mut self, discarded: Discarded) {
        self.len += 1;
        self.set(self.len() - 1, discarded);
    }

    #[inline]
    pub fn iter(&self) -> impl Iterator<Item = Discarded> + '_ {
        (0..self.len()).map(|place| self.at(place))
    }

    /// Turns every card into what it becomes.
    pub(crate) fn each(&mut self, mut becomes: impl FnMut(Discarded) -> Discarded) {
        (0..self.len()).for_each(|place| self.set(place, becomes(self.at(place))));
    }

    /// Keeps the cards that stay.
    pub(crate) fn retain(&mut self, mut stays: impl FnMut(Discarded) -> bool) {
        let mut kept = Discards::default();
        self.iter().filter(|discarded| stays(*discarded)).for_each(|one| kept.push(one));
        *self = kept;
    }

    #[inline]
    fn at(&self, place: usize) -> Discarded {
        let (face, mark) = (self.faces[place], self.marks[place / 2] >> (place % 2 * 4) & 0xF);
        let card = match mark & BACK {
            0 => Held::Known(MilitaryId::at(face)),
            _ => Held::Back(Age::of(face)),
        };
        Discarded { card, by: (mark & !BACK).checked_sub(1).map(Seat) }
    }

    #[inline]
    fn set(&mut self, place: usize, Discarded { card, by }: Discarded) {
        // No seat is so high as the highest: the audit says so.
        let by = by.map_or(0, |seat| seat.0.min(BACK - 2) + 1);
        let (face, mark) = match card {
            Held::Known(card) => (card.index() as u8, by),
            Held::Back(age) => (age.level(), by | BACK),
        };
        self.faces[place] = face;
        let (marks, shift) = (&mut self.marks[place / 2], place % 2 * 4);
        *marks = *marks & !(0xF << shift) | mark << shift;
    }
}

impl Default for Discards {
    fn default() -> Self {
        Discards { faces: [0; MOST_DISCARDS], marks: [0; MOST_DISCARDS / 2], len: 0 }
    }
}

impl fmt::Debug for Discards {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

impl Serialize for Discards {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for Discards {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let mut discards = Discards::default();
        for discarded in Vec::<Discarded>::deserialize(from)? {
            if discards.len() == MOST_DISCARDS {
                let what = format!("at most {MOST_DISCARDS} cards are discarded");
                return Err(D::Error::custom(what));
            }
            discards.push(discarded);
        }
        Ok(discards)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_card_and_back_is_what_it_was() {
        let mut discards = Discards::default();
        let cards = [Held::Known(MilitaryId::at(0)), Held::Known(MilitaryId::at(254))];
        let backs = [Age::A, Age::I, Age::II, Age::III].map(Held::Back);
        let mut all = Vec::new();
        for card in cards.into_iter().chain(backs) {
            for by in [None, Some(Seat(0)), Some(Seat(3))] {
                all.push(Discarded { card, by });
                discards.push(Discarded { card, by });
            }
        }
        assert!(discards.iter().eq(all.iter().copied()));
        discards.retain(|discarded| discarded.card.known().is_some());
        let known: Vec<_> = all.into_iter().filter(|one| one.card.known().is_some()).collect();
        assert!(discards.iter().eq(known.iter().copied()));
        let mut anew = Discards::default();
        known.into_iter().for_each(|one| anew.push(one));
        assert_eq!(discards, anew, "nothing is left of what was taken out");
    }

    #[test]
    fn a_seat_that_is_too_high_stays_too_high() {
        let mut discards = Discards::default();
        discards.push(Discarded { card: Held::Back(Age::I), by: Some(Seat(200)) });
        assert!(discards.iter().all(|one| one.by.is_some_and(|seat| seat.0 > 4)));
    }
}
