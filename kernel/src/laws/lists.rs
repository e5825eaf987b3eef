//! The laws of choices, refusals and expected choices.

use super::run::Run;
use super::{Lawful, law};
use crate::order::Given;
use crate::{Asks, Dice, Game, Numbered, Order};
use std::collections::HashSet;
use std::hash::{BuildHasherDefault, Hasher};

/// A set of choices that is filled and cleared at every position.
pub(super) type Set<C> = HashSet<C, BuildHasherDefault<Mix>>;

/// How many choices of earlier positions are remembered, to be tried again.
const REMEMBERED: usize = 64;

/// Buffers that live as long as the game, so that a position costs no allocation.
pub(super) struct Lists<G: Game> {
    /// What is possible now, in the game's order and as a set.
    pub(super) list: Vec<G::Choice>,
    pub(super) set: Set<G::Choice>,
    numbers: Set<u32>,
    expected: Vec<(G::Choice, Option<G::Refusal>)>,
    /// What is possible in a view.
    pub(super) other_list: Vec<G::Choice>,
    pub(super) other_set: Set<G::Choice>,
    /// Choices that were possible once: the likeliest to be accepted by mistake.
    earlier: Vec<G::Choice>,
}

impl<G: Game> Default for Lists<G> {
    fn default() -> Self {
        Lists {
            list: Vec::new(),
            set: Set::default(),
            numbers: Set::default(),
            expected: Vec::new(),
            other_list: Vec::new(),
            other_set: Set::default(),
            earlier: Vec::new(),
        }
    }
}

impl<G: Game> Run<'_, G> {
    pub(super) fn check_lists(&mut self, state: &G) -> Lawful {
        self.check_choices(state)?;
        self.check_numbers(state)?;
        if self.is_due(self.care.expected_every) {
            self.check_expected(state)?;
            self.check_orders(state)?;
        }
        for _ in 0..self.care.scrambles {
            let choice = self.scramble();
            let (refusal, is_listed) = (state.refuse(choice), self.lists.set.contains(&choice));
            law("refusals", refusal.is_none() == is_listed, || match refusal {
                None => format!("{choice:?} is not listed but accepted"),
                Some(refusal) => format!("{choice:?} is listed but refused: {refusal:?}"),
            })?;
        }
        self.remember();
        Ok(())
    }

    fn check_choices(&mut self, state: &G) -> Lawful {
        let Lists { list, set, .. } = &mut self.lists;
        state.choices(list);
        let is_over = state.asks() == Asks::Nobody;
        law("choices", list.is_empty() == is_over, || match is_over {
            true => "the game is over, but there are choices".into(),
            false => format!("{:?} is asked but has no choice", state.asks()),
        })?;
        set.clear();
        for &choice in &*list {
            law("choices", set.insert(choice), || format!("{choice:?} is listed twice"))?;
            let refusal = state.refuse(choice);
            law("refusals", refusal.is_none(), || {
                format!("{choice:?} is listed but refused: {refusal:?}")
            })?;
        }
        Ok(())
    }

    /// Every possible choice has a number of its own that leads back to it, and so does any number.
    fn check_numbers(&mut self, state: &G) -> Lawful {
        let Lists { list, numbers, .. } = &mut self.lists;
        numbers.clear();
        for choice in &*list {
            let number = choice.number(state);
            law("numbers", number.is_some_and(|number| number < G::Choice::COUNT), || {
                format!("{choice:?} has the number {number:?} of {}", G::Choice::COUNT)
            })?;
            let Some(number) = number else { continue };
            law("numbers", numbers.insert(number), || format!("{choice:?} has another's number"))?;
            law("numbers", G::Choice::nth(number, state) == Some(*choice), || {
                format!("{choice:?} has the number {number}, which is another choice")
            })?;
        }
        let number = self.probe.below(G::Choice::COUNT);
        let choice = G::Choice::nth(number, state);
        let back = choice.and_then(|choice| choice.number(state));
        law("numbers", choice.is_none() || back == Some(number), || {
            format!("{number} is {choice:?}, whose number is {back:?}")
        })
    }

    /// What an order answers is possible.
    fn check_orders(&self, state: &G) -> Lawful {
        for Order { id, limit } in G::orders() {
            let limit = limit.as_ref().map_or(0, |limit| *limit.start());
            let answer = state.obey(Given { id, limit });
            law("orders", answer.is_none_or(|choice| self.lists.set.contains(&choice)), || {
                format!("the order {id} answers {answer:?}, which is not listed")
            })?;
        }
        Ok(())
    }

    /// A question's generator says the same with and without reasons: the same choices are possible,
    /// in the same order.
    fn check_expected(&mut self, state: &G) -> Lawful {
        let Lists { list, expected, .. } = &mut self.lists;
        state.expected(expected);
        let shown =
            expected.iter().filter(|(_, refusal)| refusal.is_none()).map(|(choice, _)| choice);
        law("expected", shown.clone().eq(&*list), || {
            let at =
                shown.clone().zip(&*list).take_while(|(shown, listed)| shown == listed).count();
            let (shown, listed) = (shown.clone().nth(at), list.get(at));
            format!("with reasons {shown:?} stands where {listed:?} stands without")
        })
    }

    /// A choice that may well be impossible.
    pub(super) fn scramble(&mut self) -> G::Choice {
        let earlier = &self.lists.earlier;
        if earlier.is_empty() || self.probe.below(2) == 0 {
            return G::Choice::arbitrary(&mut self.probe);
        }
        earlier[self.probe.below(earlier.len() as u32) as usize]
    }

    /// Keeps one of the choices of this position.
    fn remember(&mut self) {
        let Lists { list, earlier, .. } = &mut self.lists;
        if list.is_empty() {
            return;
        }
        let choice = list[self.probe.below(list.len() as u32) as usize];
        if earlier.len() < REMEMBERED {
            earlier.push(choice);
        } else {
            earlier[self.probe.below(REMEMBERED as u32) as usize] = choice;
        }
    }

    /// The refusals of the expected choices at this position.
    pub(super) fn expected_refusals(&mut self, state: &G) -> Vec<G::Refusal> {
        state.expected(&mut self.lists.expected);
        self.lists.expected.iter().filter_map(|(_, refusal)| *refusal).collect()
    }
}

/// A small and fast hash: choices are a few bytes, and nobody attacks a test.
#[derive(Default)]
pub(super) struct Mix(u64);

impl Mix {
    #[inline]
    fn add(&mut self, word: u64) {
        self.0 = (self.0.rotate_left(5) ^ word).wrapping_mul(0x517C_C1B7_2722_0A95);
    }
}

impl Hasher for Mix {
    #[inline]
    fn finish(&self) -> u64 {
        self.0 ^ (self.0 >> 32)
    }

    fn write(&mut self, bytes: &[u8]) {
        bytes.iter().for_each(|byte| self.add(u64::from(*byte)));
    }

    #[inline]
    fn write_u8(&mut self, word: u8) {
        self.add(u64::from(word));
    }

    #[inline]
    fn write_u16(&mut self, word: u16) {
        self.add(u64::from(word));
    }

    #[inline]
    fn write_u32(&mut self, word: u32) {
        self.add(u64::from(word));
    }

    #[inline]
    fn write_u64(&mut self, word: u64) {
        self.add(word);
    }

    #[inline]
    fn write_usize(&mut self, word: usize) {
        self.add(word as u64);
    }
}
