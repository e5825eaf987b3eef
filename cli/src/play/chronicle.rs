//! What happened at a table, choice by choice, as far as the watcher may know.

use kernel::{Eyes, Game, Lexicon};

pub struct Chronicle<G: Game> {
    /// What came of each choice.
    pub log: kernel::Chronicle<G::Event>,
    watcher: Eyes,
    /// How many choices the watcher has heard of.
    told: usize,
}

impl<G: Game> Chronicle<G> {
    /// All that happened at a table so far, which the watcher knows.
    pub fn of(log: kernel::Chronicle<G::Event>, watcher: Eyes) -> Chronicle<G> {
        Chronicle { told: log.len(), log, watcher }
    }

    pub fn len(&self) -> usize {
        self.log.len()
    }

    /// What has happened since the last time.
    pub fn news(&mut self, lexicon: &Lexicon) -> Vec<String> {
        let from = self.told;
        self.told = self.len();
        self.sentences(from, lexicon)
    }

    /// Forgets what was taken back: all but the first choices.
    pub fn forget(&mut self, kept: usize) {
        self.log.truncate(kept);
        self.told = self.told.min(kept);
    }

    /// The sentences from a choice on; a sentence that repeats itself is told once, with its
    /// number.
    pub fn sentences(&self, from: usize, lexicon: &Lexicon) -> Vec<String> {
        let events = self.log.events(from.min(self.len())..self.len());
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
