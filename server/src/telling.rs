//! What happened and what would happen, told to one pair of eyes.

use crate::model::{Change, LogLine, Recap};
use boards::Board;
use kernel::View;
use kernel::record::Move;
use kernel::{Asks, Chronicle, Eyes, Foresight, Game, History, Lexicon, Narration, Seat, Text};
use std::marker::PhantomData;
use std::ops::Range;

/// How many sentences of the log a page holds, the latest.
const LOGGED: usize = 40;
/// Sentences that a preview tells.
const PREVIEWED: usize = 4;

/// The course of a game up to a moment: its choices, and what happened at each.
pub struct Course<'a, G: Game> {
    /// How many of the choices were made by then.
    pub n: usize,
    pub moves: &'a History<Move<G::Choice>>,
    pub chronicle: &'a Chronicle<G::Event>,
}

impl<G: Narration> Course<'_, G> {
    /// The choices of others between this reader's last two turns, or since the last one; nothing
    /// before the reader has chosen at all.
    pub fn since(&self, eyes: Eyes) -> Range<usize> {
        let n = self.n;
        let Eyes::Seat(me) = eyes else { return n..n };
        let is_mine = |index: &usize| self.moves[*index].by == Asks::Seat(me);
        let is_others =
            |index: &usize| matches!(self.moves[*index].by, Asks::Seat(seat) if seat != me);
        let Some(last) = (0..n).rev().find(is_others) else { return n..n };
        let end = (last..n).find(is_mine).unwrap_or(n);
        match (0..last).rev().find(is_mine) {
            Some(own) => own + 1..end,
            None => n..n,
        }
    }

    fn sentences(&self, index: usize, eyes: Eyes, lexicon: &Lexicon) -> Vec<String> {
        let say = |e: &G::Event| lexicon.say(&G::say_event(G::redact_event(*e, eyes)));
        self.chronicle.events(index..index + 1).map(say).collect()
    }

    /// The log, the latest first.
    pub fn log(&self, eyes: Eyes, lexicon: &Lexicon) -> Vec<LogLine> {
        let since = self.since(eyes);
        let mut lines: Vec<LogLine> = Vec::new();
        let mut count = 0;
        for index in (0..self.n).rev() {
            if count >= LOGGED {
                break;
            }
            let sentences = self.sentences(index, eyes, lexicon);
            count += sentences.len();
            let seat = by(self.moves[index].by);
            if !sentences.is_empty() {
                let is_new = since.contains(&index);
                lines.push(LogLine { n: index + 1, seat, sentences, is_new });
            }
        }
        lines
    }

    /// What each of the others did since the reader's last turn.
    pub fn recap<B: Board<Game = G>>(&self, eyes: Eyes, lexicon: &Lexicon) -> Vec<Recap> {
        let mut turns: Vec<(Seat, Vec<G::Event>)> = Vec::new();
        for index in self.since(eyes) {
            let Some(seat) = by(self.moves[index].by) else { continue };
            let events = self.chronicle.events(index..index + 1);
            let events = events.map(|event| G::redact_event(*event, eyes));
            match turns.iter_mut().find(|(told, _)| *told == seat) {
                Some((_, told)) => told.extend(events),
                None => turns.push((seat, events.collect())),
            }
        }
        let told = turns.into_iter().map(|(seat, events)| {
            let said: Vec<String> = B::recap(&events).iter().map(|t| lexicon.say(t)).collect();
            Recap { seat, said: said.join("; ") }
        });
        told.filter(|recap| !recap.said.is_empty()).collect()
    }
}

fn by(asks: Asks) -> Option<Seat> {
    match asks {
        Asks::Seat(seat) => Some(seat),
        _ => None,
    }
}

/// A sentence about a seat, without its name in front; nothing when it does not begin with it.
fn without_name<'a>(sentence: &'a str, seat: Seat, lexicon: &Lexicon) -> Option<&'a str> {
    let rest = sentence.strip_prefix(&lexicon.seat_name(seat))?;
    rest.strip_prefix(' ').or_else(|| rest.strip_prefix(": "))
}

/// Numbers of the strip, by name.
type Stock = Vec<(&'static str, i32)>;

/// What the choices of a moment are sure to bring, told in one pass: two worlds are imagined for
/// all of them.
pub struct Previews<'a, G: Game, B> {
    view: &'a View<G>,
    lexicon: &'a Lexicon,
    foresight: Foresight<G>,
    /// What every seat has before.
    now: Vec<(Seat, Stock)>,
    board: PhantomData<fn() -> B>,
}

impl<'a, G: Narration, B: Board<Game = G>> Previews<'a, G, B> {
    pub fn of(view: &'a View<G>, lexicon: &'a Lexicon) -> Self {
        let state = view.state();
        let now = Seat::all(state.seats()).map(|seat| (seat, B::stock(state, seat))).collect();
        Previews { view, lexicon, foresight: view.foresight(), now, board: PhantomData }
    }

    /// What a choice is sure to bring beyond itself, and what it leads to: in words, and as numbers
    /// of the strip.
    pub fn preview(&self, choice: G::Choice) -> (Vec<String>, Vec<Change>) {
        let (events, worlds) = self.foresight.try_out(choice);
        let later = B::outlook(self.view, choice, &worlds);
        let later = later.into_iter().map(|text| self.lexicon.say(&text));
        let now = events.into_iter().skip(1).map(|event| self.said(event));
        (later.chain(now).take(PREVIEWED).collect(), self.changes(&worlds))
    }

    /// An event, without the name of the reader in front.
    fn said(&self, event: G::Event) -> String {
        let sentence = self.lexicon.say(&G::say_event(event));
        let me = by(self.view.state().asks());
        let short = me.and_then(|seat| without_name(&sentence, seat, self.lexicon));
        short.map(capitalised).unwrap_or(sentence)
    }

    /// The numbers of the strip that are others in both worlds, and the same in both.
    fn changes(&self, worlds: &[G; 2]) -> Vec<Change> {
        let mut changes = Vec::new();
        for (seat, now) in &self.now {
            let [then, or] = worlds.each_ref().map(|world| B::stock(world, *seat));
            for ((good, now), ((_, then), (_, or))) in now.iter().zip(then.into_iter().zip(or)) {
                if then == or && then != *now {
                    let sign = if then > *now { "+" } else { "−" };
                    let by = format!("{sign}{}", (then - now).abs());
                    changes.push(Change { seat: *seat, good, by });
                }
            }
        }
        changes
    }
}

/// Several texts, one after the other.
pub fn said(texts: &[Text], lexicon: &Lexicon) -> String {
    texts.iter().map(|text| lexicon.say(text)).collect::<Vec<_>>().join(" ")
}

fn capitalised(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map(|first| first.to_uppercase().chain(letters).collect()).unwrap_or_default()
}
