//! What happened at a table, choice by choice, as far as the watcher may know.

use kernel::record::Table;
use kernel::{Eyes, Game, Lexicon};

pub struct Chronicle<G: Game> {
    /// The state after the last choice.
    state: G,
    /// What came of each choice.
    chapters: Vec<Vec<G::Event>>,
    watcher: Eyes,
}

impl<G: Game> Chronicle<G> {
    /// All that happened at a table so far.
    pub fn of(table: &Table<G>, watcher: Eyes) -> Chronicle<G> {
        let setup = &table.record().header.setup;
        let state = G::begin(table.state().content(), setup).expect("the table has begun so");
        let mut chronicle = Chronicle { state, chapters: Vec::new(), watcher };
        chronicle.catch_up(table);
        chronicle
    }

    pub fn len(&self) -> usize {
        self.chapters.len()
    }

    /// Adds what has happened since.
    pub fn catch_up(&mut self, table: &Table<G>) {
        for step in &table.record().moves[self.chapters.len()..] {
            let mut events = Vec::new();
            self.state.apply(step.choice, &mut events);
            self.chapters.push(events);
        }
    }

    /// Forgets what was taken back.
    pub fn forget(&mut self, table: &Table<G>) {
        self.chapters.truncate(table.record().moves.len());
        self.state = table.state().clone();
    }

    /// The sentences from a choice on; a sentence that repeats itself is told once, with its
    /// number.
    pub fn sentences(&self, from: usize, lexicon: &Lexicon) -> Vec<String> {
        let events = self.chapters.iter().skip(from).flatten();
        let said = events.map(|e| lexicon.say(&G::say_event(G::redact_event(*e, self.watcher))));
        let mut told: Vec<(String, usize)> = Vec::new();
        for sentence in said {
            match told.last_mut() {
                Some((last, times)) if *last == sentence => *times += 1,
                _ => told.push((sentence, 1)),
            }
        }
        let line = |(sentence, times): (String, usize)| match times {
            1 => sentence,
            _ => format!("{sentence} (×{times})"),
        };
        told.into_iter().map(line).collect()
    }
}
