//! Who may know what: tiles dealt and kept are secret until everybody has chosen. After that the
//! whole game lies open, but for what chance has yet to draw.

use crate::choice::Choice;
use crate::event::Event;
use crate::parts::*;
use crate::state::*;
use crate::task::{Draw, Question, Step, Task};
use kernel::held::Unseen;
use kernel::{Dice, Eyes, Held, Hidden, Rules, Seat};

impl Hidden for Tzolkin {
    /// Unknown tiles go where these eyes believe them to be: among those not seen.
    fn redact(&mut self, eyes: Eyes) {
        for seat in Seat::all(self.seats()).filter(|&seat| !eyes.are(seat)) {
            let hand = &mut self.players[seat.index()].hand;
            for tribe in hand.tribes.iter_mut().flatten() {
                if let Held::Known(tile) = *tribe {
                    self.tribe_box.add(tile);
                    *tribe = Held::Back(Unseen);
                }
            }
            for wealth in hand.wealth.iter_mut().flatten() {
                if let Held::Known(tile) = *wealth {
                    self.wealth_box.add(tile);
                    *wealth = Held::Back(Unseen);
                }
            }
            hand.tribe = None;
            hand.kept = Wealths::EMPTY;
        }
    }

    /// Unknown tiles are drawn from those not seen, each equally likely; whoever has chosen kept
    /// some of them.
    fn imagine(&mut self, dice: &mut impl Dice) {
        for seat in Seat::all(self.seats()) {
            let hand = &mut self.players[seat.index()].hand;
            for tribe in hand.tribes.iter_mut().flatten().filter(|held| held.back().is_some()) {
                let tile = self.tribe_box.pick(dice);
                self.tribe_box.remove(tile);
                *tribe = Held::Known(tile);
            }
            for wealth in hand.wealth.iter_mut().flatten().filter(|held| held.back().is_some()) {
                let tile = self.wealth_box.pick(dice);
                self.wealth_box.remove(tile);
                *wealth = Held::Known(tile);
            }
            self.imagine_kept(seat, dice);
        }
    }

    fn redact_choice(&self, choice: Choice, eyes: Eyes) -> Option<Choice> {
        let owner = match self.task() {
            Some(Task::Draw(Draw::DealTribes)) => self.next_for_tribe(),
            Some(Task::Draw(Draw::DealWealth)) => self.next_for_wealth(),
            // The last to keep shows at once what everybody keeps.
            Some(Task::Ask(_, Question::KeepWealth)) if self.is_last_to_keep() => None,
            Some(Task::Ask(seat, Question::KeepTribe | Question::KeepWealth)) => Some(seat),
            Some(Task::Ask(..) | Task::Draw(_) | Task::Run(_)) | None => None,
        };
        match owner {
            Some(seat) if !eyes.are(seat) => None,
            Some(_) | None => Some(choice),
        }
    }

    fn redact_event(event: Event, eyes: Eyes) -> Event {
        event.redact(eyes)
    }

    fn is_revealing(&self, _choice: Choice) -> bool {
        self.is_last_to_keep()
    }
}

impl Tzolkin {
    fn imagine_kept(&mut self, seat: Seat, dice: &mut impl Dice) {
        let tasks = self.agenda.tasks();
        let is_hidden = tasks.contains(&Task::Run(Step::Reveal));
        let has_chosen = |question| is_hidden && !tasks.contains(&Task::Ask(seat, question));
        let (tribe_chosen, wealth_chosen) =
            (has_chosen(Question::KeepTribe), has_chosen(Question::KeepWealth));
        let hand = self.player(seat).hand;
        if tribe_chosen && hand.tribe.is_none() {
            self.player_mut(seat).hand.tribe =
                hand.tribes[dice.below(2) as usize].and_then(Held::known);
        }
        if wealth_chosen && hand.kept.is_empty() {
            let mut rest: Wealths = hand.known_wealth().collect();
            let mut kept = Wealths::EMPTY;
            for _ in 0..self.keeps(seat) {
                let tile = rest.pick(dice);
                rest.remove(tile);
                kept.add(tile);
            }
            self.player_mut(seat).hand.kept = kept;
        }
    }

    /// The last to keep wealth tiles turns over what everybody keeps.
    fn is_last_to_keep(&self) -> bool {
        self.agenda.tasks().iter().rev().take(2).any(|task| *task == Task::Run(Step::Reveal))
    }
}
