//! Through the Ages: A New Story of Civilization. The files follow the rulebook; `README.md` of
//! this crate names them, the glossary, and every reading that is in doubt.
#![forbid(unsafe_code)]

mod actions;
mod actions_left;
mod aggression;
mod armies;
mod audit;
mod banks;
pub mod board;
mod build;
mod cards;
pub mod choice;
mod colonies;
pub mod content;
mod develop;
mod eval;
pub mod event;
mod events;
mod habits;
mod hands;
mod leaders;
mod made;
mod orders;
mod pacts;
pub mod parts;
mod points;
mod politics;
mod population;
mod powers;
mod production;
mod question;
mod ratings;
mod redact;
pub mod refusal;
mod resign;
mod row;
mod scoring;
mod settle;
mod setup;
pub mod state;
mod strength;
mod strike;
mod tactics;
mod take;
pub mod task;
mod tokens;
mod turn;
mod war;
mod wonders;
pub mod words;

pub use choice::Choice;
pub use content::Content;
pub use event::Event;
pub use refusal::Refusal;
pub use state::Ages;

use kernel::{
    Asks, Breach, Dice, Eyes, Game, Locale, Log, Module, Offers, Options, SetupError, Shared,
    Silent, Standings, Text,
};
use std::ops::RangeInclusive;

/// Nobody resigns: for tables that always play to the end.
pub const NO_RESIGNING: &str = "no_resigning";

impl Game for Ages {
    const ID: &'static str = "through-the-ages";
    /// Every turn sweeps a card from the row, so there are fewer than 200 turns; a turn has no more
    /// actions than tokens, each with a few questions, and cards to draw and discard.
    const LONGEST: usize = 30_000;

    type Content = Content;
    type Choice = Choice;
    type Event = Event;
    type Refusal = Refusal;

    fn seat_range() -> RangeInclusive<u8> {
        2..=state::MOST_SEATS as u8
    }

    fn modules() -> &'static [Module] {
        &[Module { id: NO_RESIGNING }]
    }

    fn begin(content: &'static Content, options: &Options) -> Result<Self, SetupError> {
        let mut game = Ages::set_up(content, options)?;
        game.settle(&mut Silent);
        Ok(game)
    }

    fn options(&self) -> Options {
        let modules = self.no_resigning.then(|| NO_RESIGNING.to_string());
        Options { seats: self.seats(), modules: modules.into_iter().collect() }
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
        self.offer_question(offers);
    }

    fn object(&self, choice: Choice) -> Refusal {
        self.object_to(choice)
    }

    fn draw(&self, dice: &mut impl Dice) -> Choice {
        self.draw_chance(dice)
    }

    fn cases(&self, outcome: Choice) -> u32 {
        self.copies_of(outcome)
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

    /// A defence that succeeds turns over all that was pledged; the last choice of the game turns
    /// over the events that are left.
    fn is_revealing(&self, choice: Choice) -> bool {
        self.is_repelled_by(choice) || self.is_last_turn() && self.is_ended_by(choice)
    }

    fn is_resigning(choice: Choice) -> bool {
        choice == Choice::Resign
    }

    fn orders() -> &'static [kernel::Order] {
        &orders::ORDERS
    }

    fn obey(&self, order: kernel::order::Given) -> Option<Choice> {
        self.follow(order)
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
