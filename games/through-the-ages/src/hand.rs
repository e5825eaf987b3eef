//! Military cards in a hand.

use crate::parts::*;
use kernel::List;
use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt;

/// Military cards in a hand: a limit of 14 and what events and territories deal on top of it.
/// Whoever holds so many draws no more.
pub const MILITARY_HAND: usize = 48;

/// A hand of military cards, in order by itself: known cards by their ids, then backs by their ages,
/// of which only the number is kept.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct Hand {
    known: List<MilitaryId, MILITARY_HAND>,
    backs: [u8; LEVELS],
}

impl Hand {
    #[inline]
    pub fn len(&self) -> usize {
        self.known.len() + usize::from(self.backs.iter().sum::<u8>())
    }

    #[inline]
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    #[inline]
    pub fn is_full(&self) -> bool {
        self.len() >= MILITARY_HAND
    }

    /// Whether only backs of some cards are seen.
    #[inline]
    pub fn is_hidden(&self) -> bool {
        self.backs != [0; LEVELS]
    }

    /// The cards that are known.
    #[inline]
    pub fn known(&self) -> &[MilitaryId] {
        &self.known
    }

    /// All cards in their order.
    #[inline]
    pub fn iter(&self) -> impl Iterator<Item = Held> + Clone + '_ {
        let backs =
            self.backs.iter().enumerate().flat_map(|(level, &count)| {
                (0..count).map(move |_| Held::Back(Age::of(level as u8)))
            });
        self.known.iter().map(|&card| Held::Known(card)).chain(backs)
    }

    /// The different cards in their order.
    #[inline]
    pub fn each_once(&self, each: &mut impl FnMut(Held)) {
        let mut last = None;
        for &card in &self.known {
            if last.replace(card) != Some(card) {
                each(Held::Known(card));
            }
        }
        let backs = self.backs.iter().enumerate().filter(|(_, count)| **count > 0);
        backs.for_each(|(level, _)| each(Held::Back(Age::of(level as u8))));
    }

    #[inline]
    pub fn has(&self, card: Held) -> bool {
        match card {
            Held::Known(card) => self.known.contains(&card),
            Held::Back(age) => self.backs.get(age as usize).is_some_and(|count| *count > 0),
        }
    }

    /// Puts a card into the hand; there must be room.
    pub fn add(&mut self, card: Held) {
        match card {
            Held::Known(card) => {
                let place = self.known.partition_point(|held| *held <= card);
                self.known.insert(place, card);
            }
            Held::Back(age) => self.backs[age as usize] += 1,
        }
    }

    /// Takes a card out of the hand; it must be there.
    pub fn remove(&mut self, card: Held) {
        match card {
            Held::Known(card) => {
                if let Some(place) = self.known.iter().position(|held| *held == card) {
                    self.known.remove(place);
                }
            }
            Held::Back(age) => self.backs[age as usize] -= 1,
        }
    }

    /// Turns all cards over.
    pub(crate) fn hide(&mut self, age_of: impl Fn(MilitaryId) -> Age) {
        self.known.iter().for_each(|&card| self.backs[age_of(card) as usize] += 1);
        self.known = List::new();
    }

    /// Turns up backs, those of the earliest age first, as long as it is known what they are.
    pub(crate) fn guess(&mut self, mut card_of: impl FnMut(&Hand, Age) -> Option<MilitaryId>) {
        for age in [Age::A, Age::I, Age::II, Age::III] {
            for _ in 0..self.backs[age as usize] {
                if let Some(card) = card_of(self, age) {
                    self.remove(Held::Back(age));
                    self.add(card.into());
                }
            }
        }
    }

    /// Keeps the cards that stay.
    pub(crate) fn retain(&mut self, mut stays: impl FnMut(Held) -> bool) {
        let mut kept = Hand::default();
        self.iter().filter(|card| stays(*card)).for_each(|card| kept.add(card));
        *self = kept;
    }
}

impl fmt::Debug for Hand {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

impl Serialize for Hand {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_seq(self.iter())
    }
}

/// Whatever order the cards are written in.
impl<'de> Deserialize<'de> for Hand {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let mut hand = Hand::default();
        for card in Vec::<Held>::deserialize(from)? {
            if hand.is_full() {
                let what = format!("a hand has at most {MILITARY_HAND} military cards");
                return Err(D::Error::custom(what));
            }
            hand.add(card);
        }
        Ok(hand)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn hand(text: &str) -> Hand {
        serde_json::from_str(text).expect("a hand")
    }

    #[test]
    fn a_hand_is_in_order_whatever_is_written() {
        let hand = hand(r#"["back-III","M020","back-I","M004","back-I","M020"]"#);
        let written = serde_json::to_string(&hand).expect("JSON");
        assert_eq!(written, r#"["M004","M020","M020","back-I","back-I","back-III"]"#);
        assert_eq!(hand.len(), 6);
    }

    #[test]
    fn equal_cards_are_named_once() {
        let mut once = Vec::new();
        let hand = hand(r#"["M004","M020","M020","back-I","back-I","back-III"]"#);
        hand.each_once(&mut |card| once.push(card.to_string()));
        assert_eq!(once, ["M004", "M020", "back-I", "back-III"]);
    }

    #[test]
    fn of_cards_turned_over_only_the_ages_are_left() {
        let mut hand = hand(r#"["M004","M020"]"#);
        hand.hide(|card| if card.index() == 3 { Age::II } else { Age::I });
        assert!(hand.iter().eq([Held::Back(Age::I), Held::Back(Age::II)]));
        hand.guess(|_, age| (age == Age::II).then(|| MilitaryId::at(9)));
        assert!(hand.iter().eq([Held::Known(MilitaryId::at(9)), Held::Back(Age::I)]));
    }

    #[test]
    fn a_hand_that_is_too_large_is_refused() {
        let cards = vec!["\"M001\""; MILITARY_HAND + 1].join(",");
        assert!(serde_json::from_str::<Hand>(&format!("[{cards}]")).is_err());
    }
}
