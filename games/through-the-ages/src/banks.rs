//! The yellow and the blue bank: population, tokens that come and go.

use crate::choice::Choice;
use crate::content::Symbols;
use crate::event::Event;
use crate::parts::*;
use crate::refusal::Refusal;
use crate::state::*;
use crate::task::{Question, Step};
use kernel::{Log, Offers, Seat};

impl Ages {
    /// A yellow token from the bank becomes an unused worker, without food (rulebook, "Workers and
    /// population"). Nothing happens when the bank is empty.
    pub(crate) fn gain_population(&mut self, seat: Seat, count: u8, log: &mut impl Log<Event>) {
        let player = self.player_mut(seat);
        let moved = count.min(player.yellow_bank);
        player.yellow_bank -= moved;
        player.unused += moved;
        (0..moved).for_each(|_| log.say(Event::WorkerJoined { seat }));
    }

    /// Loses population: unused workers first, then workers from cards of the seat's choice, which
    /// is asked by `Step::LosePopulation`.
    pub(crate) fn lose_population(&mut self, seat: Seat, count: u8) {
        self.agenda.run(Step::LosePopulation { seat, count });
    }

    /// An unused worker goes to the bank; whether there was one.
    pub(crate) fn lose_unused(&mut self, seat: Seat, log: &mut impl Log<Event>) -> bool {
        let player = self.player_mut(seat);
        if player.unused == 0 {
            return false;
        }
        player.unused -= 1;
        player.yellow_bank += 1;
        log.say(Event::WorkerLost { seat });
        true
    }

    /// Yellow tokens come from the box by the text of a card.
    pub(crate) fn gain_yellow(&mut self, seat: Seat, count: u8, log: &mut impl Log<Event>) {
        let player = self.player_mut(seat);
        player.yellow_bank += count;
        player.yellow_moved += count as i8;
        if count > 0 {
            log.say(Event::YellowGained { seat, count });
        }
    }

    /// Yellow tokens leave the bank, as many as there are; returns how many (rulebook, "Blue and
    /// yellow tokens").
    pub(crate) fn lose_yellow(&mut self, seat: Seat, count: u8, log: &mut impl Log<Event>) -> u8 {
        let player = self.player_mut(seat);
        let lost = count.min(player.yellow_bank);
        player.yellow_bank -= lost;
        player.yellow_moved -= lost as i8;
        if lost > 0 {
            log.say(Event::YellowLost { seat, count: lost });
        }
        lost
    }

    /// Blue tokens leave for the box: from the bank, then from cards of the seat's choice, which is
    /// asked by `Step::LoseBlue`.
    pub(crate) fn lose_blue(&mut self, seat: Seat, count: u8) {
        if count > 0 {
            self.agenda.run(Step::LoseBlue { seat, count });
        }
    }

    /// The yellow and blue symbols of a card that comes into play.
    pub(crate) fn tokens_come(&mut self, seat: Seat, gives: Symbols, log: &mut impl Log<Event>) {
        self.move_tokens(seat, gives.yellow, gives.blue, log);
    }

    /// The yellow and blue symbols of a card that takes another's place, counted once for both.
    pub(crate) fn swap_tokens(
        &mut self,
        seat: Seat,
        old: Symbols,
        new: Symbols,
        log: &mut impl Log<Event>,
    ) {
        self.move_tokens(seat, new.yellow - old.yellow, new.blue - old.blue, log);
    }

    /// The yellow and blue symbols of a card that leaves play.
    pub(crate) fn tokens_go(&mut self, seat: Seat, gives: Symbols, log: &mut impl Log<Event>) {
        self.move_tokens(seat, -gives.yellow, -gives.blue, log);
    }

    fn move_tokens(&mut self, seat: Seat, yellow: i8, blue: i8, log: &mut impl Log<Event>) {
        if yellow > 0 {
            self.gain_yellow(seat, yellow as u8, log);
        } else if yellow < 0 {
            self.lose_yellow(seat, yellow.unsigned_abs(), log);
        }
        if blue > 0 {
            let player = self.player_mut(seat);
            player.blue_bank += blue as u8;
            player.blue_moved += blue;
            log.say(Event::BlueGained { seat, count: blue as u8 });
        } else if blue < 0 {
            self.lose_blue(seat, blue.unsigned_abs());
        }
    }

    /// `Step::LosePopulation`: unused workers go by themselves.
    pub(crate) fn settle_population(&mut self, seat: Seat, count: u8, log: &mut impl Log<Event>) {
        for left in (0..count).rev() {
            if self.lose_unused(seat, log) {
                continue;
            }
            if left > 0 {
                self.agenda.run(Step::LosePopulation { seat, count: left });
            }
            // Nobody is left at all: nothing to lose.
            if self.player(seat).population() > 0 {
                self.agenda.ask(seat, Question::LoseWorker);
            }
            return;
        }
    }

    /// `Step::LoseBlue`: tokens of the bank go by themselves.
    pub(crate) fn settle_blue(&mut self, seat: Seat, count: u8, log: &mut impl Log<Event>) {
        let player = self.player_mut(seat);
        let from_bank = count.min(player.blue_bank);
        player.blue_bank -= from_bank;
        player.blue_moved -= from_bank as i8;
        if from_bank > 0 {
            log.say(Event::BlueLost { seat, count: from_bank });
        }
        let left = (count - from_bank).min(self.tokens_on_cards(seat));
        if left > 0 {
            self.agenda.ask(seat, Question::GiveBlue { left });
        }
    }

    /// Blue tokens on farms, mines and labs.
    pub(crate) fn tokens_on_cards(&self, seat: Seat) -> u8 {
        self.player(seat).tokens.values().flatten().sum()
    }

    /// Which cards a token can leave: shown for `Question::GiveBlue` and `Question::StageToken`.
    pub(crate) fn offer_tokens(&self, seat: Seat, offers: &mut impl Offers<Choice, Refusal>) {
        for &store in Store::ALL {
            for level in [Age::A, Age::I, Age::II, Age::III] {
                offers.add(Choice::Give { store, level }, self.check_token(seat, store, level));
            }
        }
    }

    fn check_token(&self, seat: Seat, store: Store, level: Age) -> Result<(), Refusal> {
        let tokens = self.player(seat).tokens[store];
        match tokens.get(usize::from(level.level())) {
            Some(count) if *count > 0 => Ok(()),
            _ => Err(Refusal::NoTokenThere),
        }
    }

    /// `Question::GiveBlue`: a token goes from a card to the box.
    pub(crate) fn give_blue(
        &mut self,
        seat: Seat,
        left: u8,
        (store, level): (Store, Age),
        log: &mut impl Log<Event>,
    ) {
        self.agenda.pop();
        let player = self.player_mut(seat);
        player.tokens[store][usize::from(level.level())] -= 1;
        player.blue_moved -= 1;
        log.say(Event::BlueLost { seat, count: 1 });
        if left > 1 {
            self.agenda.ask(seat, Question::GiveBlue { left: left - 1 });
        }
    }
}
