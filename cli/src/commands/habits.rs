//! What seats usually do, as a part of the report of `oikumene sim`.

use crate::failure::Done;
use kernel::Insight;
use kernel::habits::{Of, People};
use serde::Serialize;
use std::io::Write;

/// One habit: what was seen, and what people do where that is known.
#[derive(Serialize)]
pub struct HabitReport {
    name: &'static str,
    of: Of,
    mean: f64,
    people: Option<&'static People>,
}

/// Adds what one game, or many, showed.
pub fn join(sums: &mut Vec<i64>, more: &[i64]) {
    if sums.len() < more.len() {
        sums.resize(more.len(), 0);
    }
    sums.iter_mut().zip(more).for_each(|(sum, more)| *sum += more);
}

/// Means over games; nothing when nothing was counted.
pub fn report<G: Insight>(sums: &[i64], games: u64, seats: u8) -> Vec<HabitReport> {
    let tell = |(habit, &sum): (&kernel::Habit<G>, &i64)| HabitReport {
        name: habit.name,
        of: habit.of,
        mean: habit.mean(sum, games, seats),
        people: habit.people(seats),
    };
    G::habits().iter().zip(sums).map(tell).collect()
}

/// A table with people's means beside ours, and where those come from.
pub fn print(habits: &[HabitReport], out: &mut dyn Write) -> Done {
    if habits.is_empty() {
        return Ok(());
    }
    writeln!(out, "{:<32} {:>8} {:>8}", "habit", "minds", "people")?;
    for HabitReport { name, mean, people, .. } in habits {
        let people = people.map_or_else(|| "-".into(), |people| format!("{:.1}", people.mean));
        writeln!(out, "{name:<32} {mean:>8.2} {people:>8}")?;
    }
    let mut sources: Vec<&str> = habits.iter().filter_map(|h| h.people).map(|p| p.source).collect();
    sources.dedup();
    for source in sources {
        writeln!(out, "people: {source}")?;
    }
    Ok(())
}
