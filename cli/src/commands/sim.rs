//! `oikumene sim`

use super::habits::{self, HabitReport};
use crate::context::Context;
use crate::failure::{Done, Failure, bad, interrupted, no};
use crate::games::{Playable, Visitor};
use crate::interrupt::stop_on_interrupt;
use crate::players::{PatienceArg, named};
use crate::playout::{self, Course, Fault, quietly};
use crate::progress::Progress;
use crate::setup::{SetupArgs, ThreadArgs};
use clap::Args;
use kernel::record::Table;
use kernel::{Dice, Fast, Game, Insight, Observer, Points, Seat, Seed, Silent};
use minds::bot::message::Ending;
use minds::search::Stop;
use minds::{Opponent, Who};
use rayon::prelude::*;
use serde::Serialize;
use std::io::Write;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::{Path, PathBuf};
use std::time::Instant;

/// Plays games without people and tells how they went
#[derive(Args)]
#[command(after_help = "Examples:\n  oikumene sim tzolkin --seats 4 --games 10000 --seed 1\n  \
                        oikumene sim tzolkin --seats 2 --games 5 --records games\n\n\
                        Ctrl-C tells what was played so far, with exit code 130.")]
pub struct Sim {
    /// The game; `oikumene games` lists them
    pub game: String,
    #[arg(long, value_name = "N", default_value_t = 4)]
    seats: u8,
    /// How many games
    #[arg(long, value_name = "K", default_value_t = 1000, value_parser = clap::value_parser!(u64).range(1..))]
    games: u64,
    /// The same seed gives the same games, whatever the number of threads
    #[arg(long, value_name = "S", default_value_t = 1)]
    seed: u64,
    /// One mind for all seats, or one a seat: names (expert:5s,
    /// expert@WEIGHTS, random:resigning), or cmd:PROGRAM ARGS
    #[arg(long, value_name = "a,b", default_value = "random")]
    minds: String,
    /// Also tell what seats usually do, beside what people do where that is known
    #[arg(long)]
    habits: bool,
    /// Make choices that are the only one without counting them
    #[arg(long)]
    skip_forced: bool,
    /// Keep the record of every game in this folder; each game has a deal of its own
    #[arg(long, value_name = "DIR")]
    records: Option<PathBuf>,
    #[command(flatten)]
    patience: PatienceArg,
    #[command(flatten)]
    setup: SetupArgs,
    #[command(flatten)]
    threads: ThreadArgs,
}

/// Games that one thread plays before it reports.
const BATCH: u64 = 32;
/// Faults that are told in words.
const TOLD: usize = 3;

pub struct Run<'a>(pub Sim, pub &'a mut Context);

impl Visitor for Run<'_> {
    type Out = Done;

    fn visit<G: Playable>(self) -> Done {
        let Run(args, context) = self;
        let options = args.setup.options::<G>(args.seats)?;
        let start = G::begin(args.setup.content::<G>()?, &options)?;
        let minds = seated::<G>(&args)?;
        if args.habits && G::habits().is_empty() {
            return bad(format!("{} names no habits to count", G::ID));
        }
        if args.skip_forced && (args.habits || !is_random(&minds) || args.records.is_some()) {
            return bad("--skip-forced is for random play without records and habits");
        }
        if let Some(folder) = &args.records {
            std::fs::create_dir_all(folder).map_err(|e| Failure::at(folder.display(), e))?;
        }
        let pool = args.threads.pool()?;
        let stop = stop_on_interrupt()?;
        let begun = Instant::now();
        let tally = quietly(|| pool.install(|| play_all(&start, &minds, &args, &stop)));
        report::<G>(&tally, begun.elapsed().as_secs_f64(), &args, context)?;
        match stop.is_called() && tally.finished + tally.faults < args.games {
            true => interrupted(format!("{} of {} games", tally.finished, args.games)),
            false => Ok(()),
        }
    }
}

/// Who sits at each seat.
fn seated<G: Insight + Game>(args: &Sim) -> Done<Vec<Who>> {
    let named = named::<G>(&args.minds)?;
    let seats = usize::from(args.seats);
    match named.len() {
        1 => Ok(vec![named[0].clone(); seats]),
        n if n == seats => Ok(named),
        n => bad(format!("{n} minds for {seats} seats; name one for all, or one a seat")),
    }
}

/// Whether everybody picks at random.
fn is_random(minds: &[Who]) -> bool {
    minds.iter().all(|who| who.name() == "random")
}

fn play_all<G: Insight + Game>(start: &G, minds: &[Who], args: &Sim, stop: &Stop) -> Tally {
    let progress = Progress::new(args.games);
    let batches = args.games.div_ceil(BATCH);
    let tally = (0..batches)
        .into_par_iter()
        .map(|batch| {
            let games = batch * BATCH..args.games.min((batch + 1) * BATCH);
            let mut tally = Tally::new(start.seats());
            let (mut choices, count) = (Vec::new(), games.end - games.start);
            for k in games {
                if stop.is_called() {
                    break;
                }
                let mut dice = kernel::dice::fast(args.seed, k);
                tally.add(k, play(start, minds, &mut dice, &mut choices, (args, k, stop)));
            }
            progress.advance(count);
            tally
        })
        .reduce(|| Tally::new(start.seats()), Tally::merged);
    progress.finish();
    tally
}

/// What came of one game.
struct Played {
    course: Course,
    points: Vec<Points>,
    /// How often everybody together had each habit; empty when nobody asked.
    habits: Vec<i64>,
}

/// One game; a panic in it is a fault of that game alone.
fn play<G: Insight + Game>(
    start: &G,
    minds: &[Who],
    dice: &mut Fast,
    choices: &mut Vec<G::Choice>,
    (args, k, stop): (&Sim, u64, &Stop),
) -> Result<Played, Fault> {
    let game = || {
        let mut state = start.clone();
        let seat_all = || sit_down(minds, (args.seed ^ k).rotate_left(8), args.patience);
        let (mut habits, mut players) = (Vec::new(), Vec::new());
        let course = if let Some(folder) = &args.records {
            let mut table = table(&state, minds, (args, k))?;
            players = seat_all()?;
            let mut observer = Observer::new(G::habits(), state.content());
            let course = playout::at_table(&mut table, &mut players, stop, &mut observer)?;
            keep(&table, folder, k)?;
            state = table.state().clone();
            if args.habits {
                habits = observer.finish(&state, args.seats);
            }
            course
        } else if args.habits {
            let mut observer = Observer::new(G::habits(), state.content());
            players = seat_all()?;
            let course =
                playout::with_players(&mut state, dice, &mut players, stop, &mut observer)?;
            habits = observer.finish(&state, args.seats);
            course
        } else if is_random(minds) {
            playout::random(&mut state, dice, choices, args.skip_forced)?
        } else {
            players = seat_all()?;
            playout::with_players(&mut state, dice, &mut players, stop, &mut Silent)?
        };
        let standings = state.standings();
        let ending = Ending::played(&standings, course.is_resigned);
        players.into_iter().for_each(|player: Opponent<G>| player.over(&ending));
        let points = standings.0.iter().map(|standing| standing.points).collect();
        Ok(Played { course, points, habits })
    };
    catch_unwind(AssertUnwindSafe(game)).unwrap_or_else(|panic| {
        let text = panic.downcast_ref::<&str>().map(ToString::to_string);
        let text = text.or_else(|| panic.downcast_ref::<String>().cloned());
        Err(Fault::Panic(text.unwrap_or_default()))
    })
}

/// A table for the k-th game, with a deal of its own.
fn table<G: Insight + Game>(
    start: &G,
    minds: &[Who],
    (args, k): (&Sim, u64),
) -> Result<Table<G>, Fault> {
    let mut dice = kernel::dice::fast(args.seed.rotate_left(17), k);
    let number = u64::from(dice.below(1 << 21)) << 32 | u64::from(dice.below(u32::MAX));
    let table = Table::begin(start.content(), &start.options(), Seed::from_number(number), 0);
    let mut table = table.map_err(|error| Fault::Panic(error.to_string()))?;
    table.seat(Seat::all(args.seats).zip(minds).map(|(seat, who)| who.player(seat)).collect());
    Ok(table)
}

/// Writes the record of the k-th game, counted from 1.
fn keep<G: Insight>(table: &Table<G>, folder: &Path, k: u64) -> Result<(), Fault> {
    let path = folder.join(format!("game-{:06}.jsonl", k + 1));
    let written = std::fs::write(&path, table.record().write());
    written.map_err(|error| Fault::Record(format!("{}: {error}", path.display())))
}

fn sit_down<G: Insight + Game>(
    minds: &[Who],
    seed: u64,
    patience: PatienceArg,
) -> Result<Vec<Opponent<G>>, Fault> {
    let sit = |(seat, who): (Seat, &Who)| {
        let player = who.sit(seat, seed ^ u64::from(seat.0), patience.time());
        player.map_err(|fault| Fault::Player { seat, fault })
    };
    Seat::all(minds.len() as u8).zip(minds).map(sit).collect()
}

/// Sums over games, in whole numbers so that the order of adding does not matter.
struct Tally {
    finished: u64,
    resigned: u64,
    decisions: u64,
    /// Sum, least and most points of each seat, in quarters.
    seats: Vec<(i64, i32, i32)>,
    habits: Vec<i64>,
    faults: u64,
    first_faults: Vec<(u64, Fault)>,
}

impl Tally {
    fn new(seats: u8) -> Tally {
        let seats = vec![(0, i32::MAX, i32::MIN); usize::from(seats)];
        let (habits, first_faults) = (Vec::new(), Vec::new());
        Tally { finished: 0, resigned: 0, decisions: 0, seats, habits, faults: 0, first_faults }
    }

    fn add(&mut self, game: u64, result: Result<Played, Fault>) {
        match result {
            Ok(Played { course, points, habits }) => {
                habits::join(&mut self.habits, &habits);
                self.finished += 1;
                self.resigned += u64::from(course.is_resigned);
                self.decisions += course.made as u64;
                for (seat, points) in self.seats.iter_mut().zip(points) {
                    let (sum, least, most) = *seat;
                    let points = points.0;
                    *seat = (sum + i64::from(points), least.min(points), most.max(points));
                }
            }
            // A game that was stopped is none.
            Err(Fault::Stopped) => {}
            Err(fault) => {
                self.faults += 1;
                self.first_faults.push((game, fault));
                self.first_faults.truncate(TOLD);
            }
        }
    }

    fn merged(mut self, other: Tally) -> Tally {
        self.finished += other.finished;
        self.resigned += other.resigned;
        self.decisions += other.decisions;
        self.faults += other.faults;
        habits::join(&mut self.habits, &other.habits);
        self.first_faults.extend(other.first_faults);
        self.first_faults.sort_by_key(|(game, _)| *game);
        self.first_faults.truncate(TOLD);
        for (seat, other) in self.seats.iter_mut().zip(other.seats) {
            *seat = (seat.0 + other.0, seat.1.min(other.1), seat.2.max(other.2));
        }
        self
    }
}

#[derive(Serialize)]
struct Report {
    /// Those that were played, faults included.
    games: u64,
    /// Somebody stopped it before all games were played.
    interrupted: bool,
    decisions: u64,
    seconds: f64,
    decisions_per_second: f64,
    scores: Vec<Score>,
    mean_length: f64,
    /// Games that ended because somebody resigned.
    resigned: u64,
    faults: u64,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    habits: Vec<HabitReport>,
}

#[derive(Serialize)]
struct Score {
    mean: f64,
    min: f64,
    max: f64,
}

fn report<G: Insight>(tally: &Tally, seconds: f64, args: &Sim, context: &mut Context) -> Done {
    let finished = tally.finished.max(1) as f64;
    let score = |&(sum, least, most): &(i64, i32, i32)| match tally.finished {
        0 => Score { mean: 0.0, min: 0.0, max: 0.0 },
        _ => Score {
            mean: sum as f64 / 4.0 / finished,
            min: Points(least).as_f64(),
            max: Points(most).as_f64(),
        },
    };
    let games = tally.finished + tally.faults;
    let report = Report {
        games,
        interrupted: games < args.games,
        decisions: tally.decisions,
        seconds,
        decisions_per_second: tally.decisions as f64 / seconds.max(f64::MIN_POSITIVE),
        scores: tally.seats.iter().map(score).collect(),
        mean_length: tally.decisions as f64 / finished,
        resigned: tally.resigned,
        faults: tally.faults,
        habits: habits::report::<G>(&tally.habits, tally.finished, args.seats),
    };
    if context.json {
        context.tell(&report)?;
    } else {
        print(&report, &mut context.out)?;
    }
    match tally.first_faults.first() {
        None => Ok(()),
        Some((game, fault)) => {
            no(format!("faults: {}; the first in game {game}: {fault}", tally.faults))
        }
    }
}

fn print(report: &Report, out: &mut dyn Write) -> Done {
    let interrupted = if report.interrupted { ", interrupted" } else { "" };
    writeln!(out, "games                {}{interrupted}", report.games)?;
    writeln!(out, "decisions            {}", report.decisions)?;
    writeln!(out, "seconds              {:.3}", report.seconds)?;
    writeln!(out, "decisions a second   {:.0}", report.decisions_per_second)?;
    writeln!(out, "mean length          {:.1}", report.mean_length)?;
    writeln!(out, "ended by resigning   {}", report.resigned)?;
    writeln!(out, "faults               {}", report.faults)?;
    writeln!(out, "seat      mean      min      max")?;
    for (seat, score) in report.scores.iter().enumerate() {
        let Score { mean, min, max } = score;
        writeln!(out, "{:>4} {mean:>9.2} {min:>8} {max:>8}", seat + 1)?;
    }
    habits::print(&report.habits, out)
}
