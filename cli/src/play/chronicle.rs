//! What happened at a table, choice by choice, as far as the watcher may know.

use kernel::record::Table;
use kernel::{Asks, Eyes, Game, Lexicon, Text};

/// One choice and what came of it.
struct Chapter<E> {
    by: Asks,
    /// The choice in words; nothing when the watcher may not know it.
    choice: Option<Text>,
    events: Vec<E>,
}

pub struct Chronicle<G: Game> {
    /// The state after the last chapter.
    state: G,
    chapters: Vec<Chapter<G::Event>>,
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
            let state = &mut self.state;
            let choice = state.redact_choice(step.choice, self.watcher);
            let choice = choice.map(|choice| state.say_choice(choice));
            let mut events = Vec::new();
            state.apply(step.choice, &mut events);
            self.chapters.push(Chapter { by: step.by, choice, events });
        }
    }

    /// Forgets what was taken back.
    pub fn forget(&mut self, table: &Table<G>) {
        self.chapters.truncate(table.record().moves.len());
        self.state = table.state().clone();
    }

    /// The sentences from a choice on. A choice without events is told itself.
    pub fn sentences(&self, from: usize, lexicon: &Lexicon) -> Vec<String> {
        self.chapters.iter().skip(from).flat_map(|chapter| self.tell(chapter, lexicon)).collect()
    }

    fn tell(&self, chapter: &Chapter<G::Event>, lexicon: &Lexicon) -> Vec<String> {
        if !chapter.events.is_empty() {
            let say = |event: &G::Event| {
                lexicon.say(&G::say_event(G::redact_event(*event, self.watcher)))
            };
            return chapter.events.iter().map(say).collect();
        }
        match (chapter.by, &chapter.choice) {
            (Asks::Seat(seat), Some(choice)) => {
                let text = Text::new("ui-chose").with("seat", seat).with("choice", choice.clone());
                vec![lexicon.say(&text)]
            }
            _ => Vec::new(),
        }
    }
}
