//! Who may know what: tiles dealt and kept are secret until everybody has chosen. After that the
//! whole game lies open, but for what chance has yet to draw.

use crate::choice::Choice;
use crate::parts::*;
use crate::state::*;
use crate::task::Task;
use kernel::{Dice, Eyes, Seat};

impl Tzolkin {
    /// Unknown tiles go where these eyes believe them to be: among those not seen.
    pub(crate) fn hide(&mut self, eyes: Eyes) {
        for seat in Seat::all(self.seats()).filter(|&seat| !eyes.are(seat)) {
            let hand = &mut self.players[seat.index()].hand;
            for tribe in hand.tribes.iter_mut() {
                if let Dealt::Known(tile) = *tribe {
                    self.tribe_box.add(tile);
                    *tribe = Dealt::Unknown;
                }
            }
            for wealth in hand.wealth.iter_mut() {
                if let Dealt::Known(tile) = *wealth {
                    self.wealth_box.add(tile);
                    *wealth = Dealt::Unknown;
                }
            }
            hand.tribe = None;
            hand.kept = Wealths::EMPTY;
        }
    }

    /// Unknown tiles are drawn from those not seen, each equally likely; whoever has chosen kept
    /// some of them.
    pub(crate) fn guess(&mut self, dice: &mut impl Dice) {
        for seat in Seat::all(self.seats()) {
            let hand = &mut self.players[seat.index()].hand;
            for tribe in hand.tribes.iter_mut().filter(|slot| **slot == Dealt::Unknown) {
                let tile = TribeId::at(dice.one_of(self.tribe_box.bits()) as u8);
                self.tribe_box.remove(tile);
                *tribe = Dealt::Known(tile);
            }
            for wealth in hand.wealth.iter_mut().filter(|slot| **slot == Dealt::Unknown) {
                let tile = WealthId::at(dice.one_of(self.wealth_box.bits()) as u8);
                self.wealth_box.remove(tile);
                *wealth = Dealt::Known(tile);
            }
            self.guess_choices(seat, dice);
        }
    }

    fn guess_choices(&mut self, seat: Seat, dice: &mut impl Dice) {
        let tasks = self.agenda.tasks();
        let has_chosen = |task: Task| tasks.contains(&Task::Reveal) && !tasks.contains(&task);
        let (tribe_chosen, wealth_chosen) =
            (has_chosen(Task::KeepTribe(seat)), has_chosen(Task::KeepWealth(seat)));
        let hand = self.player(seat).hand;
        if tribe_chosen && hand.tribe.is_none() {
            self.player_mut(seat).hand.tribe = hand.tribes[dice.below(2) as usize].known();
        }
        if wealth_chosen && hand.kept.is_empty() {
            let mut rest: Wealths = hand.wealth.iter().filter_map(|dealt| dealt.known()).collect();
            let mut kept = Wealths::EMPTY;
            for _ in 0..self.keeps(seat) {
                let tile = WealthId::at(dice.one_of(rest.bits()) as u8);
                rest.remove(tile);
                kept.add(tile);
            }
            self.player_mut(seat).hand.kept = kept;
        }
    }

    /// The last to keep wealth tiles turns over what everybody keeps.
    pub(crate) fn is_last_to_keep(&self) -> bool {
        self.agenda.tasks().iter().rev().take(2).any(|task| *task == Task::Reveal)
    }

    /// A choice that was made in this state, as these eyes may see it.
    pub(crate) fn hide_choice(&self, choice: Choice, eyes: Eyes) -> Option<Choice> {
        let owner = match (self.agenda.top(), choice) {
            (Some(Task::DealTribes), _) => self.next_for_tribe(),
            (Some(Task::DealWealth), _) => self.next_for_wealth(),
            // The last to keep shows at once what everybody keeps.
            (Some(Task::KeepWealth(_)), _) if self.is_last_to_keep() => None,
            (Some(Task::KeepTribe(seat) | Task::KeepWealth(seat)), _) => Some(seat),
            _ => None,
        };
        match owner {
            Some(seat) if !eyes.are(seat) => None,
            _ => Some(choice),
        }
    }
}
