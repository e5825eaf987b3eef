//! The rules of a game, headless: who knows nothing of words or pages plays whole games with this.

use crate::offers::{Expected, InOrder, Offers, Possible, Sought, Whether};
use crate::setup::{self, Variant};
use crate::{
    ContentSet, Dice, Module, Numbered, Options, Order, Seat, SetupError, Standings, Task, order,
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
    /// All that came of one choice has been said: told by whoever makes the choices of a record.
    fn end_move(&mut self) {}
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

/// The task on top of a game's agenda.
pub type TaskOf<G> = Task<<G as Rules>::Question, <G as Rules>::Draw, <G as Rules>::Step>;

/// A game's state: plain data that always waits for exactly one choice. It can be compared, hashed
/// and copied as a block.
///
/// Serialised, a state is readable and editable JSON without its content set; whoever loads one
/// calls [`Rules::adopt`] and then [`Rules::audit`] (see [`crate::position`]).
///
/// ```
/// use kernel::{Asks, ContentSet, Options, Rules, Silent, at_random, dice};
/// use toy::{Cards, Honest}; // Any game will do.
///
/// let mut state = Honest::begin(Cards::built_in(), &Options::new(3))?;
/// let (mut dice, mut choices) = (dice::fast(7, 0), Vec::new());
/// loop {
///     let choice = match state.asks() {
///         Asks::Nobody => break,
///         Asks::Chance => state.draw(&mut dice),
///         Asks::Seat(_) => {
///             state.choices(&mut choices);
///             at_random::<Honest>(&choices, &mut dice).expect("there is always a choice")
///         }
///     };
///     state.apply(choice, &mut Silent);
/// }
/// assert_eq!(state.standings().0.len(), 3);
/// # Ok::<(), kernel::SetupError>(())
/// ```
pub trait Rules:
    Clone + PartialEq + Hash + Debug + Serialize + DeserializeOwned + Send + Sync + 'static
{
    /// The name on the command line and in records.
    const ID: &'static str;
    /// No game takes more choices than this, chance's included.
    const LONGEST: usize;
    /// Goes up when a choice gets another number (see [`Numbered`]).
    const NUMBERING: u32;

    type Content: ContentSet;
    /// One atomic decision, of a seat or of chance.
    type Choice: Copy
        + Eq
        + Hash
        + Debug
        + Serialize
        + DeserializeOwned
        + Send
        + Sync
        + Numbered<Self>;
    /// What happened.
    type Event: Copy + PartialEq + Debug + Serialize + Send + Sync;
    /// Why not, with the facts a person needs.
    type Refusal: Copy + Eq + Debug + Serialize;
    /// What a seat can be asked.
    type Question: Copy + Debug;
    /// What chance can be asked.
    type Draw: Copy + Debug;
    /// What runs by itself.
    type Step: Copy + Debug;

    // ---- set-up

    /// How many people can sit down.
    fn seat_range() -> RangeInclusive<u8>;
    fn modules() -> &'static [Module];
    /// What is one of several: a map side, an edition.
    fn variants() -> &'static [Variant] {
        &[]
    }
    /// Every way to set the game up for so many people, the plainest first: for forms, checks,
    /// learning and tests.
    fn setups(seats: u8) -> Vec<Options> {
        setup::every(seats, Self::modules(), Self::variants())
    }
    /// How many seats beside those of people the rules themselves play: the last ones. They stand
    /// in standings, boards and records, but nobody sits there, and they are never asked.
    fn automatons(_options: &Options) -> u8 {
        0
    }
    /// The game before its first choice.
    fn begin(content: &'static Self::Content, options: &Options) -> Result<Self, SetupError>;
    /// How this game was set up, with everything that follows from it written out.
    fn options(&self) -> Options;
    /// All seats: those of people, then those that the rules play.
    fn seats(&self) -> u8;
    fn content(&self) -> &'static Self::Content;
    /// Puts another content set under a state, after loading; works out again what follows from
    /// the rest and was left out.
    fn adopt(&mut self, content: &'static Self::Content);
    /// Turns the JSON of a state in an older format of positions into that of today.
    fn modernise(_version: u32, _state: &mut serde_json::Value) -> Result<(), String> {
        Ok(())
    }

    // ---- the agenda

    /// The task on top of the agenda; nothing when the game is over.
    fn task(&self) -> Option<TaskOf<Self>>;
    /// Takes the task on top off the agenda.
    fn drop_task(&mut self);
    /// Whether a seat really has something to decide. If not, what follows is done, and the task
    /// has left the top of the agenda. Only what everybody sees may decide that: otherwise the
    /// others would learn what they may not know.
    fn stands(
        &mut self,
        _seat: Seat,
        _question: Self::Question,
        _log: &mut impl Log<Self::Event>,
    ) -> bool {
        true
    }
    /// Whether chance really has something to draw; if not, as in [`Rules::stands`].
    fn is_open(&mut self, _draw: Self::Draw, _log: &mut impl Log<Self::Event>) -> bool {
        true
    }
    /// A step of the rules, already taken off the agenda.
    fn run(&mut self, step: Self::Step, log: &mut impl Log<Self::Event>);
    /// Runs the tasks that nobody must decide, until a question stands.
    fn settle(&mut self, log: &mut impl Log<Self::Event>) {
        while let Some(task) = self.task() {
            let is_question = match task {
                Task::Ask(seat, question) => self.stands(seat, question, log),
                Task::Draw(draw) => self.is_open(draw, log),
                Task::Run(step) => {
                    self.drop_task();
                    self.run(step, log);
                    false
                }
            };
            if is_question {
                return;
            }
        }
    }
    /// Who is asked now.
    #[inline]
    fn asks(&self) -> Asks {
        self.task().map_or(Asks::Nobody, |task| task.asks())
    }

    // ---- lists

    /// The one generator of a question. It names its candidates in the order in which they are
    /// shown, and says of each whether it is possible. Whatever is possible is named; what is not,
    /// only where [`Offers::WHY`] asks for it. Both forms name the possible in the same order.
    fn offer(
        &self,
        seat: Seat,
        question: Self::Question,
        offers: &mut impl Offers<Self::Choice, Self::Refusal>,
    );
    /// What chance may draw, as [`Rules::offer`].
    fn outcomes(&self, draw: Self::Draw, offers: &mut impl Offers<Self::Choice, Self::Refusal>);
    /// Why a choice that the question does not even name is not possible.
    fn object(&self, choice: Self::Choice) -> Self::Refusal;
    /// What may be done at any moment of one's own turn, named once and in a fixed order. The
    /// kernel adds it to every question that is a [`Rules::is_free_moment`].
    fn offer_any_time(&self, _seat: Seat, _offers: &mut impl Offers<Self::Choice, Self::Refusal>) {}
    /// Whether a question leaves room for what may be done at any moment.
    fn is_free_moment(&self, _seat: Seat, _question: Self::Question) -> bool {
        false
    }
    /// For what may be done at any moment: its place in the canonical order of such choices.
    /// Several of them in a row are made in that order only, so that nobody walks through
    /// permutations: what a choice needs must stand before it.
    fn any_time(_choice: Self::Choice) -> Option<u8> {
        None
    }
    /// How far a row of such choices has come in that order; 0 at its beginning.
    fn row_so_far(&self) -> u8 {
        0
    }
    /// Remembers that; a game in which such choices can follow each other keeps it in its state.
    fn keep_row(&mut self, _so_far: u8) {}
    /// Everything that is offered now.
    fn offer_all(&self, offers: &mut impl Offers<Self::Choice, Self::Refusal>) {
        match self.task() {
            Some(Task::Ask(seat, question)) => {
                self.offer(seat, question, offers);
                if self.is_free_moment(seat, question) {
                    self.offer_any_time(seat, &mut InOrder::new(self, offers));
                }
            }
            Some(Task::Draw(draw)) => self.outcomes(draw, offers),
            Some(Task::Run(_)) | None => {}
        }
    }

    /// All choices of whoever is asked. Clears the list first.
    fn choices(&self, out: &mut Vec<Self::Choice>) {
        out.clear();
        self.offer_all(&mut Possible(out));
    }
    /// What a person would expect to find at this question, possible or not. Clears the list
    /// first; what is possible is exactly what [`Rules::choices`] lists.
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
    /// Whether a choice is possible now: as [`Rules::refuse`], but no reason is looked for.
    fn is_possible(&self, choice: Self::Choice) -> bool {
        let mut whether = Whether::this(choice);
        self.offer_all(&mut whether);
        whether.is_possible()
    }
    /// The only choice of the seat that is asked, if it has just one; fills the list with all of
    /// its choices. At a table it stays asked where the rules give a person the word; simulation,
    /// search and learning may skip it (see [`Rules::skip_forced`]).
    fn forced(&self, list: &mut Vec<Self::Choice>) -> Option<Self::Choice> {
        match self.asks() {
            Asks::Seat(_) => {
                self.choices(list);
                if let [only] = list[..] { Some(only) } else { None }
            }
            Asks::Chance | Asks::Nobody => None,
        }
    }
    /// Makes every choice that is the only one, until somebody really chooses, chance draws or the
    /// game is over; says how many. Where a seat is asked, the list then holds its choices.
    fn skip_forced(
        &mut self,
        list: &mut Vec<Self::Choice>,
        log: &mut impl Log<Self::Event>,
    ) -> usize {
        let mut skipped = 0;
        while let Some(only) = self.forced(list) {
            self.apply(only, log);
            skipped += 1;
        }
        skipped
    }

    // ---- chance

    /// Chance's choice, with its true odds.
    fn roll(&self, draw: Self::Draw, dice: &mut impl Dice) -> Self::Choice;
    /// Chance's choice now. Only when chance is asked.
    fn draw(&self, dice: &mut impl Dice) -> Self::Choice {
        match self.task() {
            Some(Task::Draw(draw)) => self.roll(draw, dice),
            Some(Task::Ask(..) | Task::Run(_)) | None => panic!("chance is not asked"),
        }
    }
    /// How many of all equally likely cases lead to this outcome, when chance is asked: 1 for each
    /// unless some things are there more than once.
    fn cases(&self, _outcome: Self::Choice) -> u32 {
        1
    }
    /// What chance may choose, with exact odds: [`Rules::draw`] follows them, and they add up to 1.
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

    // ---- effects

    /// What a possible answer does. The kernel then runs on to the next question.
    fn answer(
        &mut self,
        seat: Seat,
        question: Self::Question,
        choice: Self::Choice,
        log: &mut impl Log<Self::Event>,
    );
    /// What a choice does that may be made at any moment (see [`Rules::any_time`]).
    fn answer_any_time(
        &mut self,
        _seat: Seat,
        choice: Self::Choice,
        _log: &mut impl Log<Self::Event>,
    ) {
        unreachable!("{choice:?} is not for any moment");
    }
    /// What chance's draw does. The kernel then runs on to the next question.
    fn fall(&mut self, draw: Self::Draw, outcome: Self::Choice, log: &mut impl Log<Self::Event>);
    /// What a possible choice does, up to the next question. It is called by [`Rules::apply`].
    fn take_effect(&mut self, choice: Self::Choice, log: &mut impl Log<Self::Event>) {
        match (self.task(), Self::any_time(choice)) {
            (Some(Task::Ask(seat, _)), Some(place)) => {
                self.keep_row(place);
                self.answer_any_time(seat, choice, log);
            }
            (Some(Task::Ask(seat, question)), None) => {
                self.keep_row(0);
                self.answer(seat, question, choice, log);
            }
            (Some(Task::Draw(draw)), _) => self.fall(draw, choice, log),
            (Some(Task::Run(_)) | None, _) => unreachable!("nobody is asked"),
        }
        self.settle(log);
    }
    /// Makes a choice that is known to be possible, because it was listed or is in a verified
    /// record. Whoever does not know uses [`Rules::try_apply`].
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
}

/// Any choice of a list, each equally likely; but nobody resigns at random while there is another
/// choice. Nothing when the list is empty.
#[inline]
pub fn at_random<G: Rules>(choices: &[G::Choice], dice: &mut impl Dice) -> Option<G::Choice> {
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
