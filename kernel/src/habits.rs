//! What seats usually do in a game, beside what people do.

use crate::{Log, Rules, Seat};
use serde::Serialize;

/// Something that seats do in a game, and how to count it.
pub struct Habit<G: Rules> {
    /// In words, for reports.
    pub name: &'static str,
    pub of: Of,
    pub count: Count<G>,
    /// What people do, where that is known.
    pub people: &'static [People],
}

/// Whose habit it is: a mean over seats, or a sum over all seats of a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Of {
    Seat,
    Table,
}

/// How often something was done.
pub enum Count<G: Rules> {
    /// Once for each event of which this is true.
    Events(fn(&G::Content, G::Event) -> bool),
    /// By what the finished game shows.
    End(fn(&G, Seat) -> i64),
}

/// A mean over games of people.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct People {
    pub seats: u8,
    pub mean: f64,
    pub source: &'static str,
}

impl<G: Rules> Habit<G> {
    /// The mean over games, from a sum over everybody in all of them.
    pub fn mean(&self, sum: i64, games: u64, seats: u8) -> f64 {
        let each = match self.of {
            Of::Seat => games * u64::from(seats),
            Of::Table => games,
        };
        sum as f64 / each.max(1) as f64
    }

    /// What people do with so many seats.
    pub fn people(&self, seats: u8) -> Option<&'static People> {
        self.people.iter().find(|people| people.seats == seats)
    }
}

/// Counts the habits of one game: listens to it, and looks at its end.
pub struct Observer<G: Rules> {
    habits: &'static [Habit<G>],
    content: &'static G::Content,
    counts: Vec<i64>,
}

impl<G: Rules> Observer<G> {
    pub fn new(habits: &'static [Habit<G>], content: &'static G::Content) -> Observer<G> {
        Observer { habits, content, counts: vec![0; habits.len()] }
    }

    /// How often everybody together had each habit in this game.
    pub fn finish(mut self, end: &G, seats: u8) -> Vec<i64> {
        for (habit, sum) in self.habits.iter().zip(&mut self.counts) {
            if let Count::End(count) = habit.count {
                *sum = Seat::all(seats).map(|seat| count(end, seat)).sum();
            }
        }
        self.counts
    }
}

impl<G: Rules> Log<G::Event> for Observer<G> {
    fn say(&mut self, event: G::Event) {
        for (habit, sum) in self.habits.iter().zip(&mut self.counts) {
            if let Count::Events(is_one) = habit.count
                && is_one(self.content, event)
            {
                *sum += 1;
            }
        }
    }
}
