//! The calendar: the end of a round, the start space, one day or two, workers pushed off.

use crate::choice::Choice;
use crate::event::Event;
use crate::parts::*;
use crate::refusal::Refusal;
use crate::state::*;
use crate::task::{Question, Step};
use kernel::{Log, Offers, Rules, Seat};

impl Tzolkin {
    /// After everybody's turn: quick workers come home, a Food Day is held if one is due (one that
    /// was passed by two days is held a day late), and the calendar turns.
    pub(crate) fn end_round(&mut self, log: &mut impl Log<Event>) {
        for index in 0..QUICK_SPACES {
            if let Some(QuickSpace::Worker(seat)) = self.quick_spaces[index] {
                self.quick_spaces[index] = None;
                self.player_mut(seat).at_hand += 1;
            }
        }
        self.agenda.run(Step::Calendar);
        let next = self.rules().food_days.get(usize::from(self.food_days_held));
        if next.is_some_and(|food_day| food_day.day <= self.day) {
            log.say(Event::FoodDayBegan { number: self.food_days_held + 1 });
            self.plan_food_day();
        }
    }

    /// Nobody on the start space: corn is laid there and a day passes. Otherwise that worker comes
    /// home, its owner starts the next round (or passes the marker on), and may speed time.
    pub(crate) fn turn_calendar(&mut self, log: &mut impl Log<Event>) {
        let is_over = usize::from(self.food_days_held) == self.rules().food_days.len();
        self.agenda.run(if is_over { Step::Finish } else { Step::Round });
        let Some(seat) = self.start_space.take() else {
            let corn = self.rules().figures.corn_a_day;
            self.start_corn += corn;
            log.say(Event::CornLaid { corn });
            self.pass_days(1, log);
            return;
        };
        self.player_mut(seat).at_hand += 1;
        self.first = if self.first == seat { seat.next(self.seats()) } else { seat };
        log.say(Event::FirstPassed { seat: self.first });
        // Ruling: after the last Food Day the calendar turns exactly one more day; nobody speeds it.
        if !is_over && self.check_two_days(seat).is_ok() {
            self.agenda.ask(seat, Question::Days);
        } else {
            self.pass_days(1, log);
        }
    }

    pub(crate) fn offer_days(&self, seat: Seat, offers: &mut impl Offers<Choice, Refusal>) {
        offers.possible(Choice::Days(1));
        offers.add(Choice::Days(2), self.check_two_days(seat));
    }

    /// Two days need a light board, and may not push off a worker that one day would not.
    fn check_two_days(&self, seat: Seat) -> Result<(), Refusal> {
        if !self.player(seat).is_light {
            return Err(Refusal::BoardIsDark);
        }
        let would_fall = |seat: Seat, gear: Gear| {
            self.gears[gear].workers[seat.index()].has(Tooth(self.last_space(seat, gear) - 1))
        };
        let pushes = Seat::all(self.seats())
            .any(|seat| Gear::ALL.iter().any(|&gear| would_fall(seat, gear)));
        if pushes { Err(Refusal::WouldPushOff) } else { Ok(()) }
    }

    /// Speeding time turns the board dark.
    pub(crate) fn choose_days(&mut self, seat: Seat, days: u8, log: &mut impl Log<Event>) {
        self.agenda.pop();
        if days == 2 {
            self.player_mut(seat).is_light = false;
            log.say(Event::TurnedDark { seat });
        }
        self.pass_days(days, log);
    }

    fn pass_days(&mut self, days: u8, log: &mut impl Log<Event>) {
        let before = self.quick_tile();
        for _ in 0..days {
            self.day += 1;
            for &gear in Gear::ALL {
                self.turn_gear(gear, log);
            }
        }
        log.say(Event::DaysPassed { days, day: self.day });
        if let Some(quick) = self.quick_tile().filter(|tile| Some(*tile) != before) {
            log.say(Event::QuickChanged { quick });
        }
    }

    /// Every worker moves one space up; past the last it goes home without an action. Dummies ride
    /// round the hidden teeth.
    fn turn_gear(&mut self, gear: Gear, log: &mut impl Log<Event>) {
        for seat in Seat::all(self.seats()) {
            let end = Tooth(self.last_space(seat, gear) + 1);
            let workers = &mut self.gears[gear].workers[seat.index()];
            *workers = Spaces::from_bits(workers.bits() << 1);
            if workers.has(end) {
                workers.remove(end);
                self.player_mut(seat).at_hand += 1;
                log.say(Event::PushedOff { seat, gear });
            }
        }
        let dummies = &mut self.gears[gear].dummies;
        let teeth = gear.teeth();
        let (bits, rim) = (dummies.bits(), (1 << teeth) - 1);
        *dummies = Spaces::from_bits((bits << 1 | bits >> (teeth - 1)) & rim);
    }
}
