//! Whole games as fixtures: each record verifies, and the position after each round is the one that
//! it was. Beside them stands a table of how many ways there are to go on, the cheapest alarm.
//!
//! After a wanted change of the rules one command plays and writes all anew:
//! `OIKUMENE_GOLDEN=write cargo test -p PACKAGE --test all golden`. After a change of the content's text
//! or of the positions' format `OIKUMENE_GOLDEN=keep` keeps every choice and writes the rest: that
//! it succeeds proves that the old games are still games.

use super::walk::any;
use crate::dice::{fast, hex};
use crate::record::{Record, Table};
use crate::{Asks, ContentSet, Dice, Game, Options, Seat, Seed, Silent, position};
use sha2::{Digest, Sha256};
use std::fmt::Write;
use std::fs;
use std::path::PathBuf;

/// In how many places of each record the ways to go on are counted.
const PLACES: usize = 6;

/// The games of one package that are kept.
pub struct Golden<G: Game> {
    /// Where the records lie.
    pub folder: PathBuf,
    /// What to say when a game is not what it was: how to write all anew.
    pub stale: &'static str,
    /// A game's file and its setup. Counted from 1, its number is its seed.
    pub games: Vec<(&'static str, Options)>,
    pub round: fn(&G) -> u32,
    /// How deep the ways to go on are counted.
    pub depth: usize,
    /// How a game that is written anew is played.
    pub thinking: Thinking<G>,
}

/// Seats that think a little, so that much of the rules comes up.
pub struct Thinking<G: Game> {
    /// How many random continuations a seat imagines for each choice, and how long they are.
    pub thoughts: usize,
    pub horizon: usize,
    /// Roughly what a seat has.
    pub worth: fn(&G, Seat) -> i32,
}

impl<G: Game> Golden<G> {
    /// Kept games verify and pass the same positions.
    pub fn check_games(&self) {
        for (name, record) in self.records() {
            let verdict = record.verify(G::Content::built_in());
            let verdict = verdict.unwrap_or_else(|error| panic!("{name}: {error}; {}", self.stale));
            assert!(verdict.finished, "{name} is not finished");
            self.compare(&format!("{name}.rounds.txt"), &self.rounds(&record));
        }
    }

    /// There are as many ways to go on as there were.
    pub fn check_counts(&self) {
        let mut table = String::from("game after");
        (1..=self.depth).for_each(|depth| write!(table, " depth-{depth}").expect("text"));
        table.push('\n');
        for (name, record) in self.records() {
            for place in 0..PLACES {
                let after = record.moves.len() * place / PLACES;
                let state = record.replay_to(G::Content::built_in(), after);
                let state = state.unwrap_or_else(|error| panic!("{name}: {error}; {}", self.stale));
                let _ = write!(table, "{name} {after}");
                for depth in 1..=self.depth {
                    let _ = write!(table, " {}", ways(&state, depth));
                }
                table.push('\n');
            }
        }
        self.compare("counts.txt", &table);
    }

    fn records(&self) -> impl Iterator<Item = (&str, Record<G>)> {
        let games = (1..).zip(&self.games);
        games.map(|(number, (name, options))| (*name, self.kept(name, number, options)))
    }

    /// The record in its file; written first, if that is asked.
    fn kept(&self, name: &str, number: u64, options: &Options) -> Record<G> {
        let (path, stale) = (self.folder.join(format!("{name}.jsonl")), self.stale);
        if asked("write") {
            let record = self.thinking.play(number, options);
            // Two tests may write the same game: a whole file replaces the other.
            let own = path.with_extension(format!("{:?}", std::thread::current().id()));
            fs::write(&own, record.write()).expect("the folder can be written");
            fs::rename(&own, &path).expect("the folder can be written");
            return record;
        }
        let text = fs::read_to_string(&path);
        let text = text.unwrap_or_else(|error| panic!("{}: {error}; {stale}", path.display()));
        let record = Record::<G>::read(&text);
        let mut record = record.unwrap_or_else(|error| panic!("{name}: {error}; {stale}"));
        if asked("keep") {
            record.header.content = G::Content::built_in().hash().to_string();
            // In one step: another test may be reading it.
            let part = path.with_extension("part");
            fs::write(&part, record.write()).expect("the folder can be written");
            fs::rename(&part, &path).expect("the folder can be written");
        }
        let begun = G::begin(G::Content::built_in(), options).expect("possible options");
        assert_eq!(record.header.setup, begun.options(), "{name}; {stale}");
        record
    }

    /// The hash of the position that each round begins with, and of the last.
    fn rounds(&self, record: &Record<G>) -> String {
        let (mut round, mut text) = (0, String::new());
        let mut note = |state: &G| {
            if (self.round)(state) != round {
                round = (self.round)(state);
                let _ = writeln!(text, "round {round:2} {}", hash(state));
            }
        };
        let (content, all) = (G::Content::built_in(), record.moves.len());
        let walked = record.walk(content, all, &mut Silent, |state, _, _| {
            note(state);
            Ok(())
        });
        let last = walked.unwrap_or_else(|error| panic!("{error}; {}", self.stale));
        let _ = writeln!(text, "the end  {}", hash(&last));
        text
    }

    /// A file beside the records says the same; or is written, if that is asked.
    fn compare(&self, file: &str, found: &str) {
        let (path, stale) = (self.folder.join(file), self.stale);
        if asked("write") || asked("keep") {
            fs::write(&path, found).expect("the folder can be written");
            return;
        }
        let kept = fs::read_to_string(&path).unwrap_or_default();
        let pairs = kept.lines().zip(found.lines());
        for (number, (kept, found)) in (1..).zip(pairs) {
            assert_eq!(found, kept, "{file}, line {number}; {stale}");
        }
        assert_eq!(found.lines().count(), kept.lines().count(), "{file}; {stale}");
    }
}

impl<G: Game> Thinking<G> {
    fn play(&self, number: u64, options: &Options) -> Record<G> {
        let seed = Seed::from_number(number);
        let table = Table::<G>::begin(G::Content::built_in(), options, seed, 0);
        let mut table = table.expect("possible options");
        let mut dice = fast(number, 0);
        let mut list = Vec::new();
        loop {
            table.settle(0, &mut Silent).expect("chance has its seed");
            let Asks::Seat(seat) = table.state().asks() else { break };
            table.state().choices(&mut list);
            let best = list.iter().copied().max_by_key(|&choice| match list.len() {
                1 => 0,
                _ => self.weigh(table.state(), seat, choice, &mut dice),
            });
            table.choose(seat, best.expect("a choice"), 0, &mut Silent).expect("it is on the list");
        }
        table.record().clone()
    }

    /// What a seat has after a choice and some random play, over all its thoughts.
    fn weigh(&self, state: &G, seat: Seat, choice: G::Choice, dice: &mut impl Dice) -> i32 {
        let mut list = Vec::new();
        let mut thought = || {
            let mut state = state.clone();
            state.apply(choice, &mut Silent);
            for _ in 0..self.horizon {
                if state.asks() == Asks::Nobody {
                    break;
                }
                state.choices(&mut list);
                state.apply(any(&list, dice), &mut Silent);
            }
            (self.worth)(&state, seat)
        };
        (0..self.thoughts).map(|_| thought()).sum()
    }
}

/// How many sequences of choices there are, chance's included.
fn ways<G: Game>(state: &G, depth: usize) -> u64 {
    let mut list = Vec::new();
    state.choices(&mut list);
    if depth == 1 {
        return list.len() as u64;
    }
    let after = |choice| {
        let mut next = state.clone();
        next.apply(choice, &mut Silent);
        ways(&next, depth - 1)
    };
    list.into_iter().map(after).sum()
}

fn hash(state: &impl Game) -> String {
    hex(&Sha256::digest(position::write(state)))
}

fn asked(for_what: &str) -> bool {
    std::env::var("OIKUMENE_GOLDEN").is_ok_and(|word| word == for_what)
}
