//! A game looked at afterwards: what each choice lost against the best that was found, and what
//! luck did.
//!
//! Every decision is judged through the eyes of whoever made it, with nothing that they could not
//! know then. What follows a choice and could not be known (chance, or what others had hidden) is
//! luck: the difference between what came and the mean of what might have come, both judged the
//! same way through the same eyes.
//!
//! So a seat's chances go, from its first decision to its end, by four things that add up: its own
//! choices, the others' choices, luck, and what was only understood later ([`Account`]).

mod account;
mod decision;
mod luck;

pub use account::{Account, Grade, Turn, Why};
pub use decision::Decision;

use crate::judge::{Judge, Worth, Worths, finished};
use crate::search::{Budget, Search, SearchSettings, SettingsError, Stop};
use kernel::View;
use kernel::record::{Record, RecordError};
use kernel::{Asks, Eyes, Insight, Seat, Silent};
use rayon::prelude::*;
use serde::{Deserialize, Serialize};
use std::fmt;

/// How closely a game is looked at.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Depth {
    /// For each decision. In iterations, the same seed gives the same analysis.
    pub budget: Budget,
    /// Worlds that what chance did is compared with.
    pub worlds: u32,
    pub seed: u64,
}

impl Depth {
    pub fn new(budget: Budget, seed: u64) -> Depth {
        Depth { budget, worlds: 6, seed }
    }
}

/// What all seats may expect, in seat order.
pub type Forecast = Vec<Worth>;

/// A game looked at afterwards.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Analysis<C> {
    pub seats: u8,
    /// The only seat whose decisions were looked at, if not all.
    pub only: Option<Seat>,
    /// Choices in the record, chance's included.
    pub choices: usize,
    /// Whether the record goes to the game's end.
    pub is_finished: bool,
    /// In the order in which they were made.
    pub decisions: Vec<Decision<C>>,
    /// What came of it; of an unfinished game, what could be expected last.
    pub end: Forecast,
}

/// Why a game cannot be looked at.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Unanalysed {
    Record(RecordError),
    Settings(SettingsError),
    /// There is no such seat.
    Seat(Seat),
    /// Only a finished game is open to all eyes; of another, one seat's decisions can be judged.
    Unfinished,
    /// Nobody has decided anything.
    Empty,
    /// It was told to stop.
    Stopped,
}

impl fmt::Display for Unanalysed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Unanalysed::Record(error) => write!(f, "{error}"),
            Unanalysed::Settings(error) => write!(f, "{error}"),
            Unanalysed::Seat(seat) => write!(f, "there is no seat {}", seat.0),
            Unanalysed::Unfinished => {
                write!(f, "the game is not over; only one seat's decisions can be analysed")
            }
            Unanalysed::Empty => write!(f, "there is no decision to analyse"),
            Unanalysed::Stopped => write!(f, "stopped"),
        }
    }
}

impl std::error::Error for Unanalysed {}

/// Who is told how far the work has come: so many decisions of so many.
pub type Watch<'a> = &'a (dyn Fn(usize, usize) + Sync);

/// A decision of the record, before anything is thought about it.
struct Job<G: Insight> {
    n: usize,
    /// Before the choice.
    state: G,
    /// Nothing for what chance did before anybody was asked.
    choice: Option<G::Choice>,
    /// What came of the choice and of chance after it.
    outcome: G,
    /// Whether that could not be known beforehand.
    is_open: bool,
}

/// Looks at all decisions of a record, or at those of one seat, on the threads of the current pool.
pub fn analyse<G: Insight, J: Judge<G> + Sync>(
    record: &Record<G>,
    content: &'static G::Content,
    only: Option<Seat>,
    judge: &J,
    depth: &Depth,
    stop: &Stop,
    watch: Watch,
) -> Result<Analysis<G::Choice>, Unanalysed> {
    let (analysis, is_whole) = analyse_so_far(record, content, only, judge, depth, stop, watch)?;
    if is_whole { Ok(analysis) } else { Err(Unanalysed::Stopped) }
}

/// The same, but of a game that it was stopped at it tells what it has found by then, as if the
/// record ended there; and whether that is all. Decisions are looked at in their order.
pub fn analyse_so_far<G: Insight, J: Judge<G> + Sync>(
    record: &Record<G>,
    content: &'static G::Content,
    only: Option<Seat>,
    judge: &J,
    depth: &Depth,
    stop: &Stop,
    watch: Watch,
) -> Result<(Analysis<G::Choice>, bool), Unanalysed> {
    Search::new(judge.clone(), SearchSettings::new(depth.budget), 0)
        .map_err(Unanalysed::Settings)?;
    let seats = record.header.setup.seats;
    if let Some(seat) = only.filter(|seat| seat.0 >= seats) {
        return Err(Unanalysed::Seat(seat));
    }
    let (jobs, last) = jobs(record, content).map_err(Unanalysed::Record)?;
    let is_finished = last.asks() == Asks::Nobody;
    if !is_finished && only.is_none() {
        return Err(Unanalysed::Unfinished);
    }
    let is_wanted = |job: &Job<G>| match (only, job.state.asks()) {
        (Some(only), Asks::Seat(seat)) => seat == only,
        (only, _) => only.is_none(),
    };
    let jobs: Vec<Job<G>> = jobs.into_iter().filter(is_wanted).collect();
    let decisions = work(&jobs, seats, judge, depth, stop, watch);
    let is_whole = decisions.len() == jobs.len();
    if decisions.is_empty() && !is_whole {
        return Err(Unanalysed::Stopped);
    }
    let is_finished = is_finished && is_whole;
    let end = match is_finished {
        true => forecast(&finished(&last, seats), seats),
        false => decisions.last().map(Decision::outlook).ok_or(Unanalysed::Empty)?,
    };
    if decisions.is_empty() {
        return Err(Unanalysed::Empty);
    }
    let choices = record.moves.len();
    Ok((Analysis { seats, only, choices, is_finished, decisions, end }, is_whole))
}

/// Does all jobs, or the first ones until it is stopped; each with dice of its own, so that threads
/// and order change nothing.
fn work<G: Insight, J: Judge<G> + Sync>(
    jobs: &[Job<G>],
    seats: u8,
    judge: &J,
    depth: &Depth,
    stop: &Stop,
    watch: Watch,
) -> Vec<Decision<G::Choice>> {
    let done = std::sync::atomic::AtomicUsize::new(0);
    // A bridge hands out the jobs in their order, so that a stop leaves no gaps but at the end.
    let mut decisions: Vec<(usize, Decision<G::Choice>)> = jobs
        .iter()
        .enumerate()
        .par_bridge()
        .filter_map(|(number, job)| {
            if stop.is_called() {
                return None;
            }
            let decision = decision::judge(job, seats, judge, depth, stop);
            // A thought that was cut short is no judgement.
            if stop.is_called() {
                return None;
            }
            let done = done.fetch_add(1, std::sync::atomic::Ordering::Relaxed) + 1;
            watch(done, jobs.len());
            Some((number, decision))
        })
        .collect();
    decisions.sort_by_key(|(number, _)| *number);
    let is_next = |(place, (number, _)): &(usize, (usize, Decision<G::Choice>))| place == number;
    let first = decisions.into_iter().enumerate().take_while(is_next);
    first.map(|(_, (_, decision))| decision).collect()
}

/// Everything in the record that is worth a thought, and the last state. A question with one answer
/// is not, unless something comes to light after it.
fn jobs<G: Insight>(
    record: &Record<G>,
    content: &'static G::Content,
) -> Result<(Vec<Job<G>>, G), RecordError> {
    let mut states = Vec::new();
    let last = record.walk(content, record.moves.len(), &mut Silent, |state, _, _| {
        states.push(state.clone());
        Ok(())
    })?;
    states.push(last.clone());
    let mut jobs = Vec::new();
    let mut choices = Vec::new();
    let mut n = 0;
    while n < record.moves.len() {
        let state = &states[n];
        let is_seats = matches!(state.asks(), Asks::Seat(_));
        let first = n + usize::from(is_seats);
        let drawn = record.moves.iter().skip(first).take_while(|m| m.by == Asks::Chance).count();
        let next = first + drawn;
        // A record may stop before chance has answered: then nothing came to light yet.
        let is_cut = states[next].asks() == Asks::Chance;
        let is_open =
            !is_cut && (drawn > 0 || (is_seats && state.is_revealing(record.moves[n].choice)));
        state.choices(&mut choices);
        if is_open || (is_seats && choices.len() > 1) {
            let (state, outcome) = (state.clone(), states[next].clone());
            let choice = is_seats.then_some(record.moves[n].choice);
            jobs.push(Job { n, state, choice, outcome, is_open });
        }
        n = next.max(n + 1);
    }
    Ok((jobs, last))
}

/// What a search through one pair of eyes expects of a position where somebody is asked.
fn value<G: Insight, J: Judge<G>>(
    state: &G,
    eyes: Eyes,
    judge: &J,
    budget: Budget,
    seed: u64,
    stop: &Stop,
) -> Worths {
    let seats = state.seats();
    if state.asks() == Asks::Nobody {
        return finished(state, seats);
    }
    let mut search = search(judge, budget, seed, stop);
    search.look(&View::of(state, eyes));
    search.run(budget);
    search.advice().worths
}

fn search<G: Insight, J: Judge<G>>(
    judge: &J,
    budget: Budget,
    seed: u64,
    stop: &Stop,
) -> Search<G, J> {
    let search = Search::new(judge.clone(), SearchSettings::new(budget), seed);
    search.expect("the budget was checked").heeding(stop)
}

fn forecast(worths: &Worths, seats: u8) -> Forecast {
    worths[..usize::from(seats)].to_vec()
}
