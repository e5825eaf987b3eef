//! `oikumene bench --search`: how fast the search is at the first decision of a game.

use super::bench::{processor, warn_of_debug};
use crate::context::Context;
use crate::failure::{Done, Failure};
use crate::{allocations, playout};
use kernel::View;
use kernel::{Asks, Eyes, Game, Insight, Silent};
use minds::Learned;
use minds::levels::Level;
use minds::search::{Budget, Search, SearchSettings, Stop};
use serde::Serialize;
use std::io::Write;
use std::time::Duration;

#[derive(Serialize)]
struct Report {
    game: &'static str,
    seats: u8,
    choices: usize,
    interrupted: bool,
    /// As an expert searches: new positions are judged at once.
    #[serde(flatten)]
    expert: Option<Speed>,
    /// The same with some turns played on before a new position is judged.
    with_playouts: Option<Speed>,
    machine: String,
    profile: &'static str,
}

#[derive(Serialize)]
struct Speed {
    /// Turns of rollout before a new position is judged.
    #[serde(rename = "sight")]
    rollout_turns: u8,
    iterations_per_second: f64,
    allocations_per_iteration: f64,
    iterations: u64,
    nodes: usize,
    bytes_per_node: f64,
}

/// Turns of a playout that is cut off.
const PLAYOUT: u8 = 4;

pub fn run<G: Insight + Game>(
    start: &G,
    seed: u64,
    limit: Duration,
    stop: &Stop,
    context: &mut Context,
) -> Done {
    let report = measure(start, seed, limit, stop)?;
    warn_of_debug();
    if context.json { context.tell(&report) } else { print(&report, &mut context.out) }
}

/// Both ways to search, at the first question with a choice.
fn measure<G: Insight + Game>(start: &G, seed: u64, limit: Duration, stop: &Stop) -> Done<Report> {
    let mut state = start.clone();
    advance(&mut state, seed);
    let Asks::Seat(seat) = state.asks() else {
        return Err(Failure::No("nobody is asked anything in this game".into()));
    };
    let view = View::of(&state, Eyes::Seat(seat));
    let expert = Level::Expert.settings().unwrap_or(SearchSettings::new(Budget::time(limit)));
    let playouts = SearchSettings { rollout_turns: PLAYOUT, ..expert };
    let mut choices = Vec::new();
    state.choices(&mut choices);
    Ok(Report {
        game: G::ID,
        seats: state.seats(),
        choices: choices.len(),
        expert: speed(&view, expert, seed, limit / 2, stop)?,
        with_playouts: speed(&view, playouts, seed, limit / 2, stop)?,
        interrupted: stop.is_called(),
        machine: processor(),
        profile: if cfg!(debug_assertions) { "debug" } else { "release" },
    })
}

/// Thinks twice about the same question: once to warm up, once to measure. The second time the
/// trees have all the room that they need, and nothing should be allocated any more. Nothing is told
/// of what was stopped.
fn speed<G: Insight + Game>(
    view: &View<G>,
    settings: SearchSettings,
    seed: u64,
    limit: Duration,
    stop: &Stop,
) -> Done<Option<Speed>> {
    let judge = Learned::built_in::<G>().map_err(|unfit| Failure::No(unfit.to_string()))?;
    let search = Search::new(judge, settings, seed).map_err(|e| Failure::Bad(e.to_string()))?;
    let mut search = search.heeding(stop);
    search.look(view);
    search.run(Budget::time(limit));
    let iterations = search.advice().iterations;
    // The same dice again, so that the second tree is no larger than the first.
    search.restart(seed);
    search.look(view);
    let before = allocations::count();
    search.run(Budget::iterations(iterations));
    let allocated = allocations::count() - before;
    let advice = search.advice();
    if stop.is_called() {
        return Ok(None);
    }
    Ok(Some(Speed {
        rollout_turns: settings.rollout_turns,
        iterations_per_second: advice.iterations as f64 / advice.elapsed.as_secs_f64(),
        allocations_per_iteration: allocated as f64 / advice.iterations as f64,
        iterations: advice.iterations,
        nodes: advice.nodes,
        bytes_per_node: advice.bytes as f64 / advice.nodes as f64,
    }))
}

/// Lets chance act until a seat is asked that has a choice.
fn advance<G: Game>(state: &mut G, seed: u64) {
    let (mut dice, mut choices) = (kernel::dice::fast(seed, 0), Vec::new());
    while let Some(choice) = playout::random_choice(state, &mut dice, &mut choices) {
        if state.asks() != Asks::Chance && choices.len() > 1 {
            break;
        }
        state.apply(choice, &mut Silent);
    }
}

fn print(report: &Report, out: &mut dyn Write) -> Done {
    let Report { game, seats, choices, machine, profile, .. } = report;
    writeln!(out, "{game}, {seats} seats, the first decision, {choices} choices, one core")?;
    writeln!(out, "{machine}, {profile} build")?;
    tell(&report.expert, "as an expert searches", out)?;
    let playouts = format!("with playouts of {PLAYOUT} turns");
    tell(&report.with_playouts, &playouts, out)
}

fn tell(speed: &Option<Speed>, how: &str, out: &mut dyn Write) -> Done {
    let Some(speed) = speed else { return Ok(writeln!(out, "{how}: interrupted")?) };
    writeln!(out, "{how}")?;
    writeln!(out, "  iterations a second          {:>10.0}", speed.iterations_per_second)?;
    writeln!(out, "  allocations an iteration     {:>10.4}", speed.allocations_per_iteration)?;
    writeln!(out, "  iterations                   {:>10}", speed.iterations)?;
    writeln!(out, "  nodes                        {:>10}", speed.nodes)?;
    writeln!(out, "  bytes a node, with its edges {:>10.1}", speed.bytes_per_node)?;
    Ok(())
}
