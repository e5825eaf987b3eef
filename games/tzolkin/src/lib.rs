//! Tzolk'in with Tribes & Prophecies. The files follow the rulebook; `README.md` of this crate
//! names them, the glossary, and every reading that is in doubt.
#![forbid(unsafe_code)]

mod audit;
pub mod board;
mod building;
mod calendar;
pub mod choice;
pub mod content;
mod effects;
mod eval;
pub mod event;
mod food_day;
mod habits;
mod jungle;
mod market;
pub mod parts;
mod picking;
mod placing;
mod question;
mod redact;
pub mod refusal;
mod scoring;
mod settle;
mod setup;
pub mod state;
pub mod task;
mod technology;
mod temples;
mod turn;
pub mod words;

pub use choice::{Choice, Keep, Way};
pub use content::Content;
pub use event::Event;
pub use food_day::Need;
pub use refusal::Refusal;
pub use state::Tzolkin;

use kernel::{
    Asks, Breach, Dice, Eyes, Game, Locale, Log, Module, Offers, Options, Seat, SetupError, Shared,
    Silent, Standings, Text,
};
use parts::Part;
use std::ops::RangeInclusive;

const MODULES: &[Module] = &[
    Module { id: Part::Tribes.key() },
    Module { id: Part::Prophecies.key() },
    Module { id: Part::Buildings.key() },
    Module { id: Part::Quick.key() },
];

impl Game for Tzolkin {
    const ID: &'static str = "tzolkin";
    /// 28 rounds of five turns; a turn moves six workers, and each of them can bring no more
    /// questions than there are goods to trade, buildings on offer and tracks to raise.
    const LONGEST: usize = 20_000;

    type Content = Content;
    type Choice = Choice;
    type Event = Event;
    type Refusal = Refusal;

    fn seat_range() -> RangeInclusive<u8> {
        2..=state::MOST_SEATS as u8
    }

    fn modules() -> &'static [Module] {
        MODULES
    }

    fn begin(content: &'static Content, options: &Options) -> Result<Self, SetupError> {
        let mut game = Tzolkin::set_up(content, options)?;
        game.settle(&mut Silent);
        Ok(game)
    }

    fn options(&self) -> Options {
        let modules = Part::ALL.iter().filter(|&&part| self.modules[part]);
        Options {
            seats: self.seats(),
            modules: modules.map(|part| part.key().to_string()).collect(),
        }
    }

    fn content(&self) -> &'static Content {
        self.rules()
    }

    fn adopt(&mut self, content: &'static Content) {
        self.content = Shared(content);
    }

    fn asks(&self) -> Asks {
        self.who_is_asked()
    }

    fn offer(&self, offers: &mut impl Offers<Choice, Refusal>) {
        match self.has_promised() {
            None => self.offer_question(offers),
            Some(seat) => self.offer_question(&mut turn::Promised { game: self, seat, to: offers }),
        }
    }

    fn object(&self, choice: Choice) -> Refusal {
        self.object_to(choice)
    }

    fn offer_any_time(&self, seat: Seat, offers: &mut impl Offers<Choice, Refusal>) {
        self.offer_sale(seat, offers);
    }

    fn free_moment(&self) -> Option<Seat> {
        self.free_for()
    }

    fn draw(&self, dice: &mut impl Dice) -> Choice {
        self.draw_chance(dice)
    }

    fn arbitrary(dice: &mut impl Dice) -> Choice {
        Choice::arbitrary(dice)
    }

    fn take_effect(&mut self, choice: Choice, log: &mut impl Log<Event>) {
        self.answer(choice, log);
    }

    fn redact(&mut self, eyes: Eyes) {
        self.hide(eyes);
    }

    fn imagine(&mut self, dice: &mut impl Dice) {
        self.guess(dice);
    }

    fn redact_choice(&self, choice: Choice, eyes: Eyes) -> Option<Choice> {
        self.hide_choice(choice, eyes)
    }

    fn redact_event(event: Event, eyes: Eyes) -> Event {
        event.redact(eyes)
    }

    fn is_revealing(&self, _choice: Choice) -> bool {
        self.is_last_to_keep()
    }

    fn standings(&self) -> Standings {
        self.rank()
    }

    fn audit(&self) -> Result<(), Breach> {
        self.audit_all()
    }

    fn locales() -> &'static [Locale] {
        words::LOCALES
    }

    fn say_question(&self) -> Text {
        words::question(self)
    }

    fn say_choice(&self, choice: Choice) -> Text {
        words::choice(self, choice)
    }

    fn say_event(event: Event) -> Text {
        words::event(event)
    }

    fn say_refusal(refusal: Refusal) -> Text {
        words::refusal(refusal)
    }

    fn chapter(refusal: Refusal) -> &'static str {
        refusal.chapter()
    }
}
