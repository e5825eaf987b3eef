//! `oikumene bench`

use super::bench_table::{self, AtTable};
use super::{bench_page, bench_search};
use crate::allocations;
use crate::context::Context;
use crate::failure::{Done, Failure, bad, interrupted};
use crate::games::{KNOWN, Playable, Visitor};
use crate::interrupt::stop_on_interrupt;
use crate::playout;
use crate::setup::SetupArgs;
use clap::Args;
use kernel::{Asks, Game, Silent};
use minds::search::Stop;
use serde::Serialize;
use std::hint::black_box;
use std::io::Write;
use std::time::{Duration, Instant};

/// Measures how fast the engine is, in random games on one core; or its search, or its pages
#[derive(Args)]
#[command(
    after_help = "Examples:\n  oikumene bench tzolkin --seats 4\n  oikumene bench tzolkin --search\n  \
                  oikumene bench tzolkin --page"
)]
pub struct Bench {
    /// The game; the first one unless said
    #[arg(default_value = KNOWN[0])]
    pub game: String,
    #[arg(long, value_name = "N", default_value_t = 4)]
    pub seats: u8,
    #[arg(long, value_name = "S", default_value_t = 1)]
    seed: u64,
    /// How long each figure is measured
    #[arg(long, value_name = "SECONDS", default_value_t = 1.0)]
    seconds: f64,
    /// Measures a table's page in the browser instead, in the middle of games with all modules
    #[arg(long, conflicts_with_all = ["modules", "content"])]
    pub page: bool,
    /// Measures the search instead, at the first decision of a game
    #[arg(long, conflicts_with = "page")]
    search: bool,
    #[command(flatten)]
    setup: SetupArgs,
}

/// What was not measured before an interrupt is nothing.
#[derive(Serialize)]
struct Report {
    game: &'static str,
    seats: u8,
    interrupted: bool,
    nanoseconds_per_decision: f64,
    nanoseconds_per_listing: Option<f64>,
    nanoseconds_per_apply: Option<f64>,
    nanoseconds_per_copy: Option<f64>,
    state_bytes: usize,
    allocations_per_decision: f64,
    decisions_per_second: f64,
    games_per_second: f64,
    decisions_per_game: f64,
    /// A choice at a table in memory, early and late in its game.
    at_table: Vec<AtTable>,
    machine: String,
    cores: usize,
    profile: &'static str,
}

/// Few enough to stay in the processor's cache, as in a search.
const SAMPLES: usize = 128;
/// Games whose choices are made again to time applying alone.
const REPLAYS: u64 = 16;

pub struct Run<'a>(pub Bench, pub &'a mut Context);

impl Visitor for Run<'_> {
    type Out = Done;

    fn visit<G: Playable>(self) -> Done {
        let Run(args, context) = self;
        let stop = stop_on_interrupt()?;
        if args.page {
            bench_page::run(&args, &stop, context)?;
            return ended(&stop);
        }
        let limit = seconds(&args)?;
        let options = args.setup.options::<G>(args.seats)?;
        let start = G::begin(args.setup.content::<G>()?, &options)?;
        if args.search {
            bench_search::run(&start, args.seed, limit, &stop, context)?;
            return ended(&stop);
        }
        let report = measure(&start, &args, limit, &stop)?;
        warn_of_debug();
        if context.json {
            context.tell(&report)?;
        } else {
            print(&report, &mut context.out)?;
        }
        ended(&stop)
    }
}

/// What was measured has been told; an interrupt still shows in the exit code.
fn ended(stop: &Stop) -> Done {
    if stop.is_called() { interrupted("a part of the measurements") } else { Ok(()) }
}

pub fn warn_of_debug() {
    if cfg!(debug_assertions) {
        eprintln!("oikumene: not a release build; measure with: cargo run --release -- bench");
    }
}

/// How long each figure is measured.
pub fn seconds(args: &Bench) -> Done<Duration> {
    match args.seconds.is_finite() && (0.0..=3600.0).contains(&args.seconds) {
        true => Ok(Duration::from_secs_f64(args.seconds)),
        false => bad("--seconds is a number from 0 to 3600"),
    }
}

fn measure<G: Game>(start: &G, args: &Bench, limit: Duration, stop: &Stop) -> Done<Report> {
    let whole = Whole::measure(start, args.seed, limit, stop);
    let whole = whole.map_err(|fault| Failure::No(fault.to_string()))?;
    let samples = sample(start, args.seed);
    let mut choices = Vec::with_capacity(1024);
    let asked: Vec<&G> = samples.iter().filter(|s| matches!(s.asks(), Asks::Seat(_))).collect();
    let listing = time(limit, stop, || {
        for state in &asked {
            black_box(state).choices(&mut choices);
            black_box(&choices);
        }
        asked.len()
    });
    let mut buffer = start.clone();
    let copying = time(limit, stop, || {
        for state in &samples {
            buffer.clone_from(black_box(state));
            black_box(&mut buffer);
        }
        samples.len()
    });
    let applying = applying(start, args.seed, limit, stop);
    let at_table = bench_table::measure(start, args.seed, limit, stop)?;
    Ok(Report {
        game: G::ID,
        seats: args.seats,
        nanoseconds_per_apply: applying,
        at_table,
        interrupted: stop.is_called(),
        nanoseconds_per_decision: whole.seconds * 1e9 / whole.decisions,
        nanoseconds_per_listing: listing,
        nanoseconds_per_copy: copying,
        state_bytes: size_of::<G>(),
        allocations_per_decision: whole.allocations / whole.decisions,
        decisions_per_second: whole.decisions / whole.seconds,
        games_per_second: whole.games / whole.seconds,
        decisions_per_game: whole.decisions / whole.games,
        machine: processor(),
        cores: std::thread::available_parallelism().map_or(1, usize::from),
        profile: if cfg!(debug_assertions) { "debug" } else { "release" },
    })
}

/// Whole random games: list, pick, apply.
struct Whole {
    games: f64,
    decisions: f64,
    allocations: f64,
    seconds: f64,
}

impl Whole {
    fn measure<G: Game>(
        start: &G,
        seed: u64,
        limit: Duration,
        stop: &Stop,
    ) -> Result<Whole, playout::Fault> {
        let mut choices = Vec::with_capacity(1024);
        let (mut games, mut decisions, mut allocations) = (0, 0, 0);
        let begun = Instant::now();
        while games == 0 || (begun.elapsed() < limit && !stop.is_called()) {
            let mut state = start.clone();
            let mut dice = kernel::dice::fast(seed, games);
            let before = allocations::count();
            decisions += playout::random(&mut state, &mut dice, &mut choices, false)?.made;
            allocations += allocations::count() - before;
            games += 1;
            black_box(&state);
        }
        Ok(Whole {
            games: games as f64,
            decisions: decisions as f64,
            allocations: allocations as f64,
            seconds: begun.elapsed().as_secs_f64(),
        })
    }
}

/// States from the course of random games, evenly spread.
fn sample<G: Game>(start: &G, seed: u64) -> Vec<G> {
    let (mut samples, mut choices) = (Vec::with_capacity(SAMPLES), Vec::new());
    let mut game = 0;
    while samples.len() < SAMPLES {
        let mut state = start.clone();
        let mut dice = kernel::dice::fast(seed, game);
        let mut made = 0;
        while let Some(choice) = playout::random_choice(&state, &mut dice, &mut choices) {
            // A prime step meets every kind of question.
            if made % 37 == game % 37 && samples.len() < SAMPLES {
                samples.push(state.clone());
            }
            state.apply(choice, &mut Silent);
            made += 1;
        }
        game += 1;
    }
    samples
}

/// Makes the choices of recorded games again. Nanoseconds a choice.
fn applying<G: Game>(start: &G, seed: u64, limit: Duration, stop: &Stop) -> Option<f64> {
    let mut list = Vec::new();
    let games: Vec<Vec<G::Choice>> = (0..REPLAYS)
        .map(|game| {
            let (mut state, mut made) = (start.clone(), Vec::new());
            let mut dice = kernel::dice::fast(seed, game);
            while let Some(choice) = playout::random_choice(&state, &mut dice, &mut list) {
                state.apply(choice, &mut Silent);
                made.push(choice);
            }
            made
        })
        .collect();
    time(limit, stop, || {
        for game in &games {
            let mut state = start.clone();
            for choice in game {
                state.apply(black_box(*choice), &mut Silent);
            }
            black_box(&state);
        }
        games.iter().map(Vec::len).sum()
    })
}

/// Nanoseconds for one piece of work; `work` says how many pieces it did. Nothing once it was
/// stopped.
pub fn time(limit: Duration, stop: &Stop, mut work: impl FnMut() -> usize) -> Option<f64> {
    if stop.is_called() {
        return None;
    }
    work();
    let (begun, mut pieces) = (Instant::now(), 0);
    while pieces == 0 || (begun.elapsed() < limit && !stop.is_called()) {
        pieces += work().max(1);
    }
    Some(begun.elapsed().as_secs_f64() * 1e9 / pieces as f64)
}

/// The processor's name, as the system tells it.
pub fn processor() -> String {
    let info = std::fs::read_to_string("/proc/cpuinfo").unwrap_or_default();
    let line = info.lines().find(|line| line.starts_with("model name"));
    let name = line.and_then(|line| line.split_once(':')).map(|(_, name)| name.trim().to_string());
    name.unwrap_or_else(|| std::env::consts::ARCH.into())
}

fn print(report: &Report, out: &mut dyn Write) -> Done {
    let Report { game, seats, machine, cores, profile, .. } = report;
    writeln!(out, "{game}, {seats} seats, random play on one core")?;
    writeln!(out, "{machine}, {cores} cores, {profile} build")?;
    writeln!(out, "a decision (list, pick, apply) {:>10.1} ns", report.nanoseconds_per_decision)?;
    for (what, figure) in [
        ("listing choices", report.nanoseconds_per_listing),
        ("applying a choice", report.nanoseconds_per_apply),
        ("copying a state", report.nanoseconds_per_copy),
    ] {
        match figure {
            Some(figure) => writeln!(out, "{what:<30} {figure:>10.1} ns")?,
            None => writeln!(out, "{what:<30}          - (interrupted)")?,
        }
    }
    writeln!(out, "a state                        {:>10} bytes", report.state_bytes)?;
    writeln!(out, "allocations a decision         {:>10.4}", report.allocations_per_decision)?;
    writeln!(out, "decisions a second             {:>10.0}", report.decisions_per_second)?;
    writeln!(out, "games a second                 {:>10.1}", report.games_per_second)?;
    writeln!(out, "decisions a game               {:>10.1}", report.decisions_per_game)?;
    report.at_table.iter().try_for_each(|row| row.print(out))?;
    Ok(())
}
