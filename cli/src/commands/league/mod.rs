//! `oikumene league`

mod picture;
mod table;

use super::duel::play_deals;
use crate::context::{Context, write_text};
use crate::failure::{Done, bad, interrupted};
use crate::games::{Playable, Visitor};
use crate::interrupt::stop_on_interrupt;
use crate::players::{PatienceArg, named};
use crate::playout::quietly;
use crate::progress::Progress;
use crate::setup::{SetupArgs, ThreadArgs};
use clap::Args;
use kernel::{Game, Insight, Options};
use minds::Who;
use minds::duel::{Duel, Estimate, LineUp, Outcome, Pairing, Summary, bradley_terry};
use minds::search::Stop;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};
use table::Entry;

/// Plays minds against each other, every pair, and rates them
#[derive(Args)]
#[command(
    after_help = "Example:\n  oikumene league tzolkin --minds random,novice,adept --games 10 --svg league.svg",
    after_long_help = "Example:\n  oikumene league tzolkin --minds random,novice,adept --games 10 --svg league.svg

Every pair plays a duel (see `oikumene duel --help`). At more than two seats, each of the pair in \
turn sits alone against a table of the other.

The ratings are the likeliest ones in the model of Bradley and Terry, where the odds of a pair \
follow from the difference of their ratings: 400 points are odds of ten to one. Their mean is 0. \
Each pair counts one drawn game more than it played, so that who never lost has a rating, too. The \
intervals hold in 95 of 100 leagues."
)]
pub struct League {
    /// The game; `oikumene games` lists them
    pub game: String,
    /// The minds; every level but the slowest unless said
    #[arg(long, value_name = "a,b")]
    minds: Option<String>,
    #[arg(long, value_name = "N", default_value_t = 2)]
    seats: u8,
    /// How many games each pair plays, rounded up to whole deals
    #[arg(long, value_name = "K", default_value_t = 40, value_parser = clap::value_parser!(u64).range(1..=1_000_000))]
    games: u64,
    /// The same seed gives the same games, whatever the number of threads
    #[arg(long, value_name = "S", default_value_t = 1)]
    seed: u64,
    /// Where the picture goes; league-GAME.svg unless said
    #[arg(long, value_name = "FILE")]
    svg: Option<PathBuf>,
    #[command(flatten)]
    patience: PatienceArg,
    #[command(flatten)]
    setup: SetupArgs,
    #[command(flatten)]
    threads: ThreadArgs,
}

/// The slowest level plays only when it is named.
const SLOWEST: &str = "master";

/// What a league found.
pub struct Standings {
    pub entries: Vec<Entry>,
    /// What each mind got against each other one; nothing against itself.
    pub shares: Vec<Vec<Option<Estimate>>>,
    pub seats: u8,
    /// Games of each pair, unless somebody stopped it.
    pub games: usize,
    pub interrupted: bool,
}

pub struct Run<'a>(pub League, pub &'a mut Context);

impl Visitor for Run<'_> {
    type Out = Done;

    fn visit<G: Playable>(self) -> Done {
        let Run(args, context) = self;
        let options = args.setup.options::<G>(args.seats)?;
        let content = args.setup.content::<G>()?;
        G::begin(content, &options)?;
        let minds = contenders::<G>(&args)?;
        let svg = args.svg.clone().unwrap_or_else(|| format!("league-{}.svg", G::ID).into());
        check_folder(&svg)?;
        let pool = args.threads.pool()?;
        let begun = Instant::now();
        let league =
            Playing::<G> { content, options, minds, args: &args, stop: stop_on_interrupt()? };
        let standings = quietly(|| pool.install(|| league.play()))?;
        let seconds = begun.elapsed().as_secs_f64();
        write_text(&svg, &picture::draw::<G>(&standings, context.language))?;
        if context.json {
            context.tell(&table::json(&standings, seconds, &svg))?;
        } else {
            write!(context.out, "{}", table::text(&standings))?;
            writeln!(context.out, "\n{seconds:.1} s; the picture is in {}", svg.display())?;
        }
        match standings.interrupted {
            true => interrupted(format!("{seconds:.1} s")),
            false => Ok(()),
        }
    }
}

/// Refuses a file that cannot be written, before hours of games and not after them.
fn check_folder(file: &Path) -> Done {
    let folder = file.parent().filter(|folder| !folder.as_os_str().is_empty());
    match folder.is_none_or(Path::is_dir) && !file.is_dir() {
        true => Ok(()),
        false => bad(format!("{}: no file can be written there", file.display())),
    }
}

fn contenders<G: Insight + Game>(args: &League) -> Done<Vec<Who>> {
    let usual = || {
        let names = minds::NAMES.iter().copied().filter(|name| *name != SLOWEST);
        names.collect::<Vec<_>>().join(",")
    };
    let list = args.minds.clone().unwrap_or_else(usual);
    let minds = named::<G>(&list)?;
    let is_twice = |(k, who): (usize, &Who)| minds[..k].contains(who);
    match minds.len() {
        0 | 1 => bad("a league needs two minds or more"),
        _ if minds.iter().enumerate().any(is_twice) => bad("a mind is named twice"),
        _ => Ok(minds),
    }
}

struct Playing<'a, G: Insight + Game> {
    content: &'static G::Content,
    options: Options,
    minds: Vec<Who>,
    args: &'a League,
    stop: Stop,
}

impl<G: Insight + Game> Playing<'_, G> {
    fn play(&self) -> Done<Standings> {
        let n = self.minds.len();
        let pairs: Vec<(usize, usize)> =
            (0..n).flat_map(|one| (one + 1..n).map(move |other| (one, other))).collect();
        let progress = Progress::new(pairs.len() as u64 * self.games_of_a_pair());
        let mut tallies = vec![Tally::default(); n];
        let mut shares = vec![vec![None; n]; n];
        let mut pairings = Vec::new();
        for &(one, other) in &pairs {
            let share = self.pair((one, other), &mut tallies, &progress)?;
            shares[one][other] = share;
            shares[other][one] = share.map(flipped);
            let (share, trials) = share.map_or((0.5, 0.0), |share| (share.mean, share.trials));
            pairings.push(Pairing { one, other, share, trials });
        }
        progress.finish();
        let ratings = bradley_terry(n, &pairings);
        let entry = |((who, rating), tally): ((&Who, Estimate), Tally)| Entry {
            mind: who.name().into(),
            rating,
            mean_points: (tally.finished > 0).then(|| tally.points / tally.finished as f64),
            seconds_per_turn: tally.thought.as_secs_f64() / tally.turns.max(1) as f64,
            forfeits: tally.forfeits,
        };
        let entries = self.minds.iter().zip(ratings).zip(tallies).map(entry).collect();
        let (games, seats) = (self.games_of_a_pair() as usize, self.args.seats);
        let interrupted = self.stop.is_called();
        Ok(Standings { entries, shares, seats, games, interrupted })
    }

    /// At two seats a duel has both minds alone; at more, each sits alone in one half.
    fn halves(&self) -> u64 {
        if self.args.seats == 2 { 1 } else { 2 }
    }

    fn deals_of_a_half(&self) -> u64 {
        self.args.games.div_ceil(self.halves() * u64::from(self.args.seats))
    }

    fn games_of_a_pair(&self) -> u64 {
        self.deals_of_a_half() * self.halves() * u64::from(self.args.seats)
    }

    /// The first one's share of the comparisons with the other; nothing when they did not play.
    fn pair(
        &self,
        (one, other): (usize, usize),
        tallies: &mut [Tally],
        progress: &Progress,
    ) -> Done<Option<Estimate>> {
        let found = self.half([one, other], tallies, progress)?;
        if self.halves() == 1 {
            return Ok(found);
        }
        let back = self.half([other, one], tallies, progress)?.map(flipped);
        Ok(match (found, back) {
            (Some(found), Some(back)) => Some(pooled(found, back)),
            (found, back) => found.or(back),
        })
    }

    /// One of two minds alone against the other.
    fn half(
        &self,
        numbers: [usize; 2],
        tallies: &mut [Tally],
        progress: &Progress,
    ) -> Done<Option<Estimate>> {
        let named = numbers.map(|number| self.minds[number].clone()).to_vec();
        let line_up = LineUp::new(named, self.args.seats).or_else(bad)?;
        let duel = Duel::<G> {
            content: self.content,
            options: self.options.clone(),
            line_up,
            seed: self.args.seed,
            patience: self.args.patience.time(),
            keeps_records: false,
            stop: self.stop.clone(),
        };
        let games = play_deals(&duel, 0..self.deals_of_a_half(), None, progress)?;
        games.iter().for_each(|game| count(game, numbers, tallies));
        let summary = (!games.is_empty()).then(|| Summary::of(&duel.line_up, &games));
        Ok(summary.map(|summary| summary.minds[0].comparisons))
    }
}

/// Sums over all games of one mind.
#[derive(Clone, Default)]
struct Tally {
    points: f64,
    finished: usize,
    turns: u64,
    thought: Duration,
    forfeits: usize,
}

fn count(game: &Outcome, numbers: [usize; 2], tallies: &mut [Tally]) {
    for seat in &game.seats {
        let tally = &mut tallies[numbers[seat.named]];
        tally.turns += seat.turns;
        tally.thought += seat.thought;
        if let Some(points) = seat.points {
            tally.points += points.as_f64();
            tally.finished += 1;
        }
    }
    if let Some(forfeit) = &game.forfeit {
        tallies[numbers[game.seats[forfeit.seat.index()].named]].forfeits += 1;
    }
}

/// The same as the other one sees it.
fn flipped(share: Estimate) -> Estimate {
    Estimate { mean: 1.0 - share.mean, low: 1.0 - share.high, high: 1.0 - share.low, ..share }
}

/// Two estimates of the same share as one.
fn pooled(one: Estimate, other: Estimate) -> Estimate {
    let trials = one.trials + other.trials;
    let mean = (one.mean * one.trials + other.mean * other.trials) / trials;
    let (low, high) = minds::duel::wilson(mean, trials, minds::duel::USUAL);
    Estimate { mean, low, high, trials }
}
