//! What a choice costs at a table: the same early and late in a game.

use super::bench::time;
use crate::failure::{Done, Failure};
use kernel::{ContentSet, Game};
use minds::search::Stop;
use serde::Serialize;
use server::host::Trouble;
use server::rehearsal::{self, Step};
use std::hint::black_box;
use std::io::Write;
use std::time::Duration;

/// Random games in which choices are made once more.
const GAMES: u64 = 8;
/// Choices of each game that are looked at, early and late.
const CHOICES: usize = 16;
/// So many choices were made before, or, in a shorter game, as many as there are.
const MOMENTS: [usize; 2] = [10, 800];

/// A choice at a table in memory: a copy of the table, the choice in notation read and checked,
/// made, and written for the store.
#[derive(Serialize)]
pub struct AtTable {
    /// How many choices were made before, in the mean.
    move_number: f64,
    nanoseconds_per_choice: Option<f64>,
}

/// Nothing for a content set that is not built in: no table knows it.
pub fn measure<G: Game>(start: &G, seed: u64, limit: Duration, stop: &Stop) -> Done<Vec<AtTable>> {
    let game = games::by_id(G::ID).filter(|game| start.content().is((game.built_in)()));
    let Some(game) = game else { return Ok(Vec::new()) };
    let mut moments = MOMENTS.map(|_| Vec::new());
    for number in 0..GAMES {
        if stop.is_called() {
            break;
        }
        let steps = rehearsal::steps(game, &start.options(), seed + number).map_err(failed)?;
        let mut steps: Vec<Option<Step>> = steps.into_iter().map(Some).collect();
        for (moment, from) in moments.iter_mut().zip(MOMENTS) {
            let is_later = |step: &Option<Step>| step.as_ref().is_some_and(|s| s.at() >= from);
            let last = steps.len().saturating_sub(CHOICES);
            let first = steps.iter().position(is_later).map_or(last, |first| first.min(last));
            moment.extend(steps[first..].iter_mut().take(CHOICES).filter_map(Option::take));
        }
    }
    Ok(moments.iter().map(|steps| AtTable::of(steps, limit, stop)).collect())
}

fn failed(trouble: Trouble) -> Failure {
    Failure::No(trouble.to_string())
}

impl AtTable {
    fn of(steps: &[Step], limit: Duration, stop: &Stop) -> AtTable {
        let move_number = steps.iter().map(|step| step.at() as f64).sum::<f64>();
        let nanoseconds_per_choice = time(limit, stop, || {
            steps.iter().for_each(|step| drop(black_box(step.make())));
            steps.len()
        });
        AtTable { move_number: move_number / steps.len().max(1) as f64, nanoseconds_per_choice }
    }

    pub fn print(&self, out: &mut dyn Write) -> Done {
        let what = format!("a choice at a table, move {:.0}", self.move_number);
        match self.nanoseconds_per_choice {
            Some(figure) => writeln!(out, "{what:<30} {figure:>10.1} ns")?,
            None => writeln!(out, "{what:<30}          - (interrupted)")?,
        }
        Ok(())
    }
}
