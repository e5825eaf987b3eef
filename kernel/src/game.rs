//! The contract that every game fulfils.

use crate::offers::{Expected, Offers, Possible, Sought, Whether};
use crate::{
    ContentSet, Dice, Eyes, Locale, Module, Options, Order, Seat, SetupError, Standings, Text,
    order,
};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use std::fmt::Debug;
use std::hash::Hash;
use std::ops::RangeInclusive;

/// Who is asked to choose.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Asks {
    Seat(Seat),
    /// Chance chooses like anybody else; its choices are logged.
    Chance,
    /// The game is over.
    Nobody,
}

/// Takes what happened, for logs and animation. A playout passes [`Silent`].
pub trait Log<E> {
    fn say(&mut self, event: E);
}

/// Nobody listens, and nothing is paid for it.
pub struct Silent;

impl<E> Log<E> for Silent {
    #[inline(always)]
    fn say(&mut self, _: E) {}
}

impl<E> Log<E> for Vec<E> {
    fn say(&mut self, event: E) {
        self.push(event);
    }
}

/// What is wrong with a state: one of the game's conservation laws, in words for a developer or
/// for the editor of a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Breach(pub String);

/// A game's state: plain data that always waits for exactly one choice.
///
/// Serialised, a state is readable and editable JSON without its content set; whoever loads one
/// calls [`Game::adopt`] and then [`Game::audit`] (see [`crate::position`]).
pub trait Game:
    Clone + PartialEq + Debug + Serialize + DeserializeOwned + Send + Sync + 'static
{
    /// The name on the command line and in records.
    const ID: &'static str;
    /// No game takes more choices than this, chance's included.
    const LONGEST: usize;

    type Content: ContentSet;
    /// One atomic decision.
    type Choice: Copy + Eq + Hash + Debug + Serialize + DeserializeOwned + Send + Sync;
    /// What happened.
    type Event: Copy + PartialEq + Debug + Serialize + Send + Sync;
    /// Why not, with the facts a person needs.
    type Refusal: Copy + Eq + Debug + Serialize;

    fn seat_range() -> RangeInclusive<u8>;
    fn modules() -> &'static [Module];
    /// The game before its first choice.
    fn begin(content: &'static Self::Content, options: &Options) -> Result<Self, SetupError>;
    /// How this game was set up, with everything that follows from it written out.
    fn options(&self) -> Options;
    fn content(&self) -> &'static Self::Content;
    /// Puts another content set under a state, after loading.
    fn adopt(&mut self, content: &'static Self::Content);

    fn asks(&self) -> Asks;
    /// The one generator of the question asked now, whoever is asked. It names its candidates in the
    /// order in which they are shown, and says of each whether it is possible. Whatever is possible
    /// is named; what is not, only where [`Offers::WHY`] asks for it. Both forms name the possible
    /// in the same order.
    fn offer(&self, offers: &mut impl Offers<Self::Choice, Self::Refusal>);
    /// Why a choice that [`Game::offer`] does not even name is not possible.
    fn object(&self, choice: Self::Choice) -> Self::Refusal;
    /// What may be done at any moment of one's own turn, named once and in a fixed order. The
    /// kernel adds it to every question that is a [`Game::free_moment`].
    fn offer_any_time(&self, _seat: Seat, _offers: &mut impl Offers<Self::Choice, Self::Refusal>) {}
    /// The seat that may do now what may be done at any moment, if the question leaves room for it.
    fn free_moment(&self) -> Option<Seat> {
        None
    }
    /// Everything that the question offers.
    fn offer_all(&self, offers: &mut impl Offers<Self::Choice, Self::Refusal>) {
        self.offer(offers);
        if let Some(seat) = self.free_moment() {
            self.offer_any_time(seat, offers);
        }
    }

    /// All choices of whoever is asked. Clears the list first.
    fn choices(&self, out: &mut Vec<Self::Choice>) {
        out.clear();
        self.offer_all(&mut Possible(out));
    }
    /// What a person would expect to find at this question, possible or not. Clears the list
    /// first; what is possible is exactly what [`Game::choices`] lists.
    fn expected(&self, out: &mut Vec<(Self::Choice, Option<Self::Refusal>)>) {
        out.clear();
        self.offer_all(&mut Expected(out));
    }
    /// Why a choice is not possible now; nothing when it is.
    fn refuse(&self, choice: Self::Choice) -> Option<Self::Refusal> {
        let mut sought = Sought::new(choice);
        self.offer_all(&mut sought);
        sought.verdict().unwrap_or_else(|| Err(self.object(choice))).err()
    }
    /// Whether a choice is possible now: as [`Game::refuse`], but no reason is looked for.
    fn is_possible(&self, choice: Self::Choice) -> bool {
        let mut whether = Whether::this(choice);
        self.offer_all(&mut whether);
        whether.is_possible()
    }
    /// Chance's choice, with its true odds. Only when chance is asked.
    fn draw(&self, dice: &mut impl Dice) -> Self::Choice;
    /// How many of all equally likely cases lead to this outcome, when chance is asked: 1 for each
    /// unless some things are there more than once.
    fn cases(&self, _outcome: Self::Choice) -> u32 {
        1
    }
    /// What chance may choose, with exact odds: [`Game::draw`] follows them, and they add up to 1.
    /// Clears the list first; nothing stands there when chance is not asked.
    fn odds(&self, out: &mut Vec<(Self::Choice, f64)>) {
        out.clear();
        if self.asks() != Asks::Chance {
            return;
        }
        let mut outcomes = Vec::new();
        self.choices(&mut outcomes);
        let all: u32 = outcomes.iter().map(|&outcome| self.cases(outcome)).sum();
        let odds = |outcome| f64::from(self.cases(outcome)) / f64::from(all);
        out.extend(outcomes.into_iter().map(|outcome| (outcome, odds(outcome))));
    }
    /// Any value of the choice type whatever, for the laws.
    fn arbitrary(dice: &mut impl Dice) -> Self::Choice;
    /// What a possible choice does, up to the next question. It is called by [`Game::apply`].
    fn take_effect(&mut self, choice: Self::Choice, log: &mut impl Log<Self::Event>);
    /// Makes a choice that is known to be possible, because it was listed or is in a verified
    /// record. Whoever does not know uses [`Game::try_apply`].
    fn apply(&mut self, choice: Self::Choice, log: &mut impl Log<Self::Event>) {
        debug_assert!(self.is_possible(choice), "{choice:?} is not possible");
        self.take_effect(choice, log);
    }
    /// Makes a choice, or says why it is not possible; then nothing has changed.
    fn try_apply(
        &mut self,
        choice: Self::Choice,
        log: &mut impl Log<Self::Event>,
    ) -> Result<(), Self::Refusal> {
        match self.refuse(choice) {
            Some(refusal) => Err(refusal),
            None => {
                self.take_effect(choice, log);
                Ok(())
            }
        }
    }

    /// Forgets what these eyes may not see.
    fn redact(&mut self, eyes: Eyes);
    /// Fills what is unknown with one possibility that fits all that is known, with its true odds.
    fn imagine(&mut self, dice: &mut impl Dice);
    /// A logged choice as these eyes may see it: nothing when its content is secret for them while
    /// `self` (the state it was made in) is the present.
    fn redact_choice(&self, choice: Self::Choice, eyes: Eyes) -> Option<Self::Choice>;
    fn redact_event(event: Self::Event, eyes: Eyes) -> Self::Event;
    /// Whether this possible choice, made now, turns over what somebody has hidden, as when bids are
    /// revealed: what follows then differs between two worlds that looked alike, and the choice
    /// cannot be taken back.
    fn is_revealing(&self, _choice: Self::Choice) -> bool {
        false
    }

    /// Whether whoever makes this choice resigns: leaves the game to the others before its end. Who
    /// picks at random does not, as long as there is another choice ([`at_random`]).
    fn is_resigning(_choice: Self::Choice) -> bool {
        false
    }

    /// Orders that people may give beforehand, so that a game played a move at a time need not wait
    /// for them in others' turns.
    fn orders() -> &'static [Order] {
        &[]
    }
    /// What an order answers to the question asked now, if it answers it at all. It looks at nothing
    /// that the seat asked may not see.
    fn obey(&self, _order: order::Given) -> Option<Self::Choice> {
        None
    }

    fn standings(&self) -> Standings;
    /// The game's conservation laws, and every range that the rules rely on. A state that passes
    /// can be played to its end whatever is chosen.
    fn audit(&self) -> Result<(), Breach>;

    fn locales() -> &'static [Locale];
    /// The question that is asked now.
    fn say_question(&self) -> Text;
    /// What a choice does and costs, in the state in which it is asked.
    fn say_choice(&self, choice: Self::Choice) -> Text;
    fn say_event(event: Self::Event) -> Text;
    fn say_refusal(refusal: Self::Refusal) -> Text;
    /// Where in the rulebook the refusal comes from: a key of the locale files.
    fn chapter(refusal: Self::Refusal) -> &'static str;
}

/// Any choice of a list, each equally likely; but nobody resigns at random while there is another
/// choice. Nothing when the list is empty.
#[inline]
pub fn at_random<G: Game>(choices: &[G::Choice], dice: &mut impl Dice) -> Option<G::Choice> {
    let any = |count: usize, dice: &mut _| Dice::below(dice, count as u32) as usize;
    if choices.is_empty() {
        return None;
    }
    let choice = choices[any(choices.len(), dice)];
    if !G::is_resigning(choice) {
        return Some(choice);
    }
    // Drawn once more among the others: those are still equally likely.
    let others = || choices.iter().filter(|other| !G::is_resigning(**other));
    match others().count() {
        0 => Some(choice),
        count => others().nth(any(count, dice)).copied(),
    }
}

/// A redacted state: the only thing that pages, bots and minds ever receive.
#[derive(Clone, Debug, PartialEq)]
pub struct View<G: Game> {
    state: G,
    eyes: Eyes,
}

impl<G: Game> View<G> {
    /// What these eyes may see of a state.
    pub fn of(state: &G, eyes: Eyes) -> View<G> {
        let mut state = state.clone();
        state.redact(eyes);
        View { state, eyes }
    }

    /// The redacted state.
    pub fn state(&self) -> &G {
        &self.state
    }

    pub fn eyes(&self) -> Eyes {
        self.eyes
    }

    /// What a choice is sure to bring, the choice itself first. It is tried in two imagined worlds,
    /// and told only as far as they agree: nothing hidden shows, and nothing uncertain is promised.
    pub fn foresee(&self, choice: G::Choice) -> Vec<G::Event> {
        self.try_out(choice).0
    }

    /// As [`View::foresee`], with the two worlds after the choice: what they agree on is sure.
    pub fn try_out(&self, choice: G::Choice) -> (Vec<G::Event>, [G; 2]) {
        let [(one, here), (other, there)] = [0, 1].map(|world| {
            let mut state = self.imagine(&mut crate::dice::fast(world, 0));
            let mut events = Vec::new();
            if state.is_possible(choice) {
                state.apply(choice, &mut events);
            }
            (events, state)
        });
        let certain = one.into_iter().zip(other).take_while(|(one, other)| one == other);
        let certain = certain.map(|(event, _)| G::redact_event(event, self.eyes));
        (certain.collect(), [here, there])
    }

    /// One world that fits what these eyes have seen.
    pub fn imagine(&self, dice: &mut impl Dice) -> G {
        let mut world = self.state.clone();
        world.imagine(dice);
        world
    }
}
