//! A card in somebody's hand.

use crate::{Dice, Numbered};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt::{self, Debug};
use std::str::FromStr;

/// A card as somebody sees it: its face, or only its back.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Held<T, B = Unseen> {
    Known(T),
    Back(B),
}

/// What a back shows. Written, it is `back-` and a word, or `unknown`.
pub trait Back: Copy {
    /// The word on the back; nothing when all backs are alike.
    fn word(self) -> Option<&'static str>;
    fn read(word: Option<&str>) -> Result<Self, String>;
}

/// A back that shows nothing.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Unseen;

impl Back for Unseen {
    fn word(self) -> Option<&'static str> {
        None
    }

    fn read(word: Option<&str>) -> Result<Unseen, String> {
        word.map_or(Ok(Unseen), |_| Err("a back shows nothing here".into()))
    }
}

impl<T: Copy, B: Copy> Held<T, B> {
    /// The card, when it is known.
    #[inline]
    pub fn known(self) -> Option<T> {
        match self {
            Held::Known(card) => Some(card),
            Held::Back(_) => None,
        }
    }

    /// What is on the back, when only that is known.
    #[inline]
    pub fn back(self) -> Option<B> {
        match self {
            Held::Known(_) => None,
            Held::Back(back) => Some(back),
        }
    }
}

impl<T: Default, B> Default for Held<T, B> {
    fn default() -> Self {
        Held::Known(T::default())
    }
}

impl<T, B> From<T> for Held<T, B> {
    fn from(card: T) -> Held<T, B> {
        Held::Known(card)
    }
}

impl<T: fmt::Display, B: Back> fmt::Display for Held<T, B> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Held::Known(card) => write!(f, "{card}"),
            Held::Back(back) => match back.word() {
                Some(word) => write!(f, "back-{word}"),
                None => f.write_str("unknown"),
            },
        }
    }
}

impl<T: fmt::Display, B: Back> Debug for Held<T, B> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl<T: FromStr<Err = String>, B: Back> FromStr for Held<T, B> {
    type Err = String;
    fn from_str(text: &str) -> Result<Self, String> {
        match (text, text.strip_prefix("back-")) {
            ("unknown", _) => B::read(None).map(Held::Back),
            (_, Some(word)) => B::read(Some(word)).map(Held::Back),
            (_, None) => text.parse().map(Held::Known),
        }
    }
}

impl<T: fmt::Display, B: Back> Serialize for Held<T, B> {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_str(self)
    }
}

impl<'de, T: FromStr<Err = String>, B: Back> Deserialize<'de> for Held<T, B> {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let text = String::deserialize(from)?;
        text.parse().map_err(|e| serde::de::Error::custom(format!("\"{text}\": {e}")))
    }
}

/// First the cards, then the backs.
impl<S: ?Sized, T: Numbered<S>, B: Numbered<S>> Numbered<S> for Held<T, B> {
    const COUNT: u32 = T::COUNT + B::COUNT;

    #[inline]
    fn number(&self, state: &S) -> Option<u32> {
        match self {
            Held::Known(card) => card.number(state),
            Held::Back(back) => back.number(state).map(|number| T::COUNT + number),
        }
    }

    fn nth(number: u32, state: &S) -> Option<Self> {
        match number.checked_sub(T::COUNT) {
            None => T::nth(number, state).map(Held::Known),
            Some(number) => B::nth(number, state).map(Held::Back),
        }
    }

    fn arbitrary(dice: &mut impl Dice) -> Self {
        match dice.below(8) {
            0 => Held::Back(B::arbitrary(dice)),
            _ => Held::Known(T::arbitrary(dice)),
        }
    }
}

impl<S: ?Sized> Numbered<S> for Unseen {
    const COUNT: u32 = 1;

    fn number(&self, _: &S) -> Option<u32> {
        Some(0)
    }

    fn nth(number: u32, _: &S) -> Option<Unseen> {
        (number == 0).then_some(Unseen)
    }

    fn arbitrary(_: &mut impl Dice) -> Unseen {
        Unseen
    }
}
