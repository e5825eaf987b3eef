//! A table of any game, behind one interface: what the host and the pages work with.

use crate::analysis::Told;
use crate::editions::Editions;
use crate::games::Unbegun;
use crate::model::{ChoiceCard, ImpossibleCard, LogLine, Recap, Sheet, TopicCard};
use crate::orders::Orders;
use crate::telling::{self, Course, Previews};
use boards::{Board, Offered, symbols};
use kernel::content::Edition;
use kernel::record::{Player, Record, Table, Unchosen};
use kernel::words::keys;
use kernel::{Asks, Chronicle, Eyes, Lexicon, Options, Seat, Seed, Silent, Standings, Text};
use kernel::{ContentSet, Narration, Topic, View};
use kernel::{notation, position};
use maud::Markup;
use minds::bot::message::Ending;
use minds::bot::{Fault, Pool};
use minds::{Opponent, Who};
use std::any::Any;
use std::marker::PhantomData;
use std::sync::{Arc, OnceLock};
use std::time::Duration;

/// Why a choice was not made.
#[derive(Debug)]
pub enum Unmade {
    /// It is not this seat's turn, or the game is over.
    NotAsked,
    /// Not a choice at all.
    Unreadable(String),
    /// Not possible now, said by [`AnyTable::reason`] in each language.
    Refused { en: String, ru: String },
    /// The server has lost the seed: never seen, but never hidden either.
    NoSeed,
}

/// Everything of a moment that one pair of eyes sees.
pub struct Face {
    pub symbols: Markup,
    pub board: Markup,
    pub goods: Vec<Markup>,
    pub question: String,
    /// Whom the question asks.
    pub asked: Option<Seat>,
    pub choices: Vec<ChoiceCard>,
    pub impossible: Vec<ImpossibleCard>,
    pub recap: Vec<Recap>,
    pub log: Vec<LogLine>,
    pub topics: Vec<TopicCard>,
    pub sheet: Sheet,
}

/// What an opponent has to do; runs on a thread of its own and gives the opponent back.
pub type Thought = Box<dyn FnOnce() -> (Box<dyn AnyOpponent>, Result<String, Fault>) + Send>;
/// How long a program at a table may take for an answer.
const PATIENCE: Duration = Duration::from_secs(30);
/// Points of the chart at the end.
const COURSE: usize = 60;

pub trait AnyTable: Told + Send + Sync {
    fn copy(&self) -> Box<dyn AnyTable>;
    fn asks(&self) -> Asks;
    /// Choices made.
    fn made(&self) -> usize;
    fn is_over(&self) -> bool;
    /// Played to the end, not abandoned.
    fn is_finished(&self) -> bool {
        self.asks() == Asks::Nobody
    }
    /// Seats of people and minds; those that the rules play come after them.
    fn seat_count(&self) -> u8;
    /// All seats.
    fn all_seats(&self) -> u8;
    /// What the owner of its content set says of it.
    fn edition(&self) -> &'static Edition;
    /// A seat's choice in notation, then whatever chance does.
    fn choose(&mut self, seat: Seat, choice: &str, now: u64) -> Result<(), Unmade>;
    /// Whatever chance does before the first seat is asked.
    fn settle(&mut self, now: u64) -> Result<(), Unmade>;
    /// Nobody goes on: the seed is revealed, and there is no result.
    fn abandon(&mut self);
    fn can_undo(&self, seat: Seat) -> bool;
    /// How many choices stand for good.
    fn barrier(&self) -> usize;
    /// So many choices stand for good, whatever the record tells: for a table that is read anew.
    fn hold(&mut self, barrier: usize);
    /// Takes the last choice back and returns it in notation.
    fn undo(&mut self, seat: Seat) -> Option<String>;
    /// The lines of the record from a choice on.
    fn lines(&self, from: usize) -> Vec<String>;
    fn header(&self) -> String;
    /// The last line of the record, once the game is over.
    fn ending(&self) -> Option<String>;
    /// The whole record, with who played unless it says that itself.
    fn record(&self, players: Vec<Player>) -> String;
    fn seed_hash(&self) -> String;
    fn standings(&self) -> Standings;
    /// How the game ended, for the programs that played it.
    fn outcome(&self) -> Ending;
    /// The points of every seat from time to time, for the chart of the end. A table that is over
    /// works them out once.
    fn course(&self) -> Vec<Vec<f64>>;
    /// The seed, once the record has revealed it.
    fn revealed_seed(&self) -> Option<Seed>;
    /// Proves the record of a game that is over, which replays all of it: the host does so once and
    /// keeps the verdict.
    fn verify(&self) -> bool;
    /// What these eyes see after `n` choices; `may_choose` when the reader is asked.
    fn face(&self, n: usize, eyes: Eyes, may_choose: bool, lexicon: &Lexicon) -> Option<Face>;
    /// When the last turn of these seats began: the moment of the last choice of another seat before
    /// it, and 0 when there was none.
    fn turn_begun(&self, seats: &[Seat]) -> u64;
    /// Whether the eyes of one seat would see something that another must not.
    fn has_secrets(&self) -> bool;
    /// Somebody sits down to play a seat; whoever is a program is started when it is first asked.
    fn sit(&self, who: Named, seed: u64) -> Result<Box<dyn AnyOpponent>, String>;
    /// Asks an opponent that has sat down at a table of this game. It gets the seat's view, and
    /// nothing else.
    fn think(&self, seat: Seat, opponent: Box<dyn AnyOpponent>) -> Thought;
    /// What a mind would choose that sits down for this question alone.
    fn suggest(&self, seat: Seat, mind: &str, seed: u64) -> Result<String, String> {
        let (_, choice) = self.think(seat, self.sit(Named::Mind(mind), seed)?)();
        choice.map_err(|fault| fault.to_string())
    }
    /// What one of these orders answers for a seat that is asked, in notation.
    fn obey(&self, seat: Seat, orders: &Orders) -> Option<String>;
    /// A game of its own that goes on after `n` choices of this one.
    fn branch(&self, n: usize, seed: Seed, now: u64) -> Result<Box<dyn AnyTable>, Unbegun>;
}

/// Who shall play a seat.
#[derive(Clone, Copy)]
pub enum Named<'a> {
    /// One of our minds, by its name.
    Mind(&'a str),
    Program(&'a Arc<Pool>),
}

/// Plays one seat of one table of any game, from choice to choice: it keeps what it has thought
/// while a turn lasts.
pub trait AnyOpponent: Any + Send {
    /// Iterations of its search so far.
    fn iterations(&self) -> u64;
    /// Nodes of its search tree in memory.
    fn nodes(&self) -> usize;
    /// Its turn is over: it forgets its tree.
    fn rest(&mut self);
    /// The game is over: a program hears how it ended.
    fn over(self: Box<Self>, ending: &Ending);
}

/// An opponent at a table of one game.
struct Seated<G: Narration> {
    who: Who,
    seed: u64,
    /// Nothing before it is first asked.
    opponent: Option<Opponent<G>>,
}

impl<G: Narration> Seated<G> {
    fn choose(&mut self, seat: Seat, view: &View<G>) -> Result<String, Fault> {
        let mut choices = Vec::new();
        view.state().choices(&mut choices);
        let opponent = match &mut self.opponent {
            Some(opponent) => opponent,
            none => none.insert(self.who.sit(seat, self.seed, PATIENCE)?),
        };
        opponent.choose(view, &choices).map(|choice| notation::write(&choice))
    }
}

impl<G: Narration> AnyOpponent for Seated<G> {
    fn iterations(&self) -> u64 {
        self.opponent.as_ref().map_or(0, Opponent::iterations)
    }

    fn nodes(&self) -> usize {
        self.opponent.as_ref().map_or(0, Opponent::nodes)
    }

    fn rest(&mut self) {
        if let Some(opponent) = &mut self.opponent {
            opponent.rest();
        }
    }

    fn over(self: Box<Self>, ending: &Ending) {
        if let Some(opponent) = self.opponent {
            opponent.over(ending);
        }
    }
}

/// A table of one game, drawn by its board, with what happened at each choice.
pub struct Play<G: Narration, B: Board<Game = G>> {
    table: Table<G>,
    chronicle: Chronicle<G::Event>,
    /// The points on the way, once the game is over and somebody has asked for them.
    course: OnceLock<Vec<Vec<f64>>>,
    board: PhantomData<fn() -> B>,
}

impl<G: Narration, B: Board<Game = G>> Clone for Play<G, B> {
    fn clone(&self) -> Self {
        Play::of(self.table.clone(), self.chronicle.clone())
    }
}

impl<G: Narration, B: Board<Game = G>> Play<G, B> {
    pub fn begin(
        editions: &Editions,
        content: &str,
        options: &Options,
        seed: Seed,
        now: u64,
    ) -> Result<Self, Unbegun> {
        let content = editions.content::<G>(content).ok_or(Unbegun::Content)?;
        let table = Table::begin(content, options, seed, now).map_err(wrong)?;
        Ok(Self::of(table, Chronicle::new()))
    }

    /// A table that begins with a position.
    pub fn begin_at(
        editions: &Editions,
        text: &str,
        seed: Seed,
        now: u64,
    ) -> Result<Self, Unbegun> {
        let head = position::head(text).map_err(wrong)?;
        let content = editions.content::<G>(&head.content).ok_or(Unbegun::Content)?;
        let position = position::read::<G>(text, content).map_err(wrong)?;
        let table = Table::begin_at(&position, seed, now).map_err(wrong)?;
        Ok(Self::of(table, Chronicle::new()))
    }

    /// A table from what was kept of it.
    pub fn resume(editions: &Editions, record: &str, seed: Option<Seed>) -> Result<Self, Unbegun> {
        let record = Record::<G>::read(record).map_err(wrong)?;
        let content = editions.content::<G>(&record.header.content).ok_or(Unbegun::Content)?;
        Self::read(record, content, seed)
    }

    fn read(
        record: Record<G>,
        content: &'static G::Content,
        seed: Option<Seed>,
    ) -> Result<Self, Unbegun> {
        let mut chronicle = Chronicle::new();
        let table = Table::from_record(record, content, seed, &mut chronicle).map_err(wrong)?;
        Ok(Self::of(table, chronicle))
    }

    fn of(table: Table<G>, chronicle: Chronicle<G::Event>) -> Self {
        Play { table, chronicle, course: OnceLock::new(), board: PhantomData }
    }

    pub(crate) fn table(&self) -> &Table<G> {
        &self.table
    }

    /// The points of every seat, so many times from the first choice to the last.
    fn points(&self, times: usize) -> Vec<Vec<f64>> {
        let points =
            |state: &G| state.standings().0.iter().map(|seat| seat.points.as_f64()).collect();
        let mut course = Vec::new();
        let (last, content) = (self.made(), self.table.state().content());
        let _ = self.table.record().walk(content, last, &mut Silent, |state, n, _| {
            if n * times % last.max(1) < times {
                course.push(points(state));
            }
            Ok(())
        });
        course.push(points(self.table.state()));
        course
    }

    fn sheet(state: &G, lexicon: &Lexicon) -> Sheet {
        let standings = state.standings().0;
        let rows = standings[0].sources.iter().enumerate().map(|(index, (source, _))| {
            let points = standings.iter().map(|seat| seat.sources[index].1.to_string()).collect();
            (lexicon.say(&Text::new(keys::source(source))), points)
        });
        let name = |seat: Seat| lexicon.say(&Text::new("page-seat").with("seat", seat));
        Sheet {
            seats: standings.iter().map(|seat| name(seat.seat)).collect(),
            rows: rows.collect(),
            totals: standings.iter().map(|seat| seat.points.to_string()).collect(),
            places: standings.iter().map(|seat| seat.place).collect(),
        }
    }

    fn cards(view: &View<G>, offered: &[Offered<G>], lexicon: &Lexicon) -> Vec<ChoiceCard> {
        if offered.is_empty() {
            return Vec::new();
        }
        let previews = Previews::<G, B>::of(view, lexicon);
        let card = |offered: &Offered<G>| {
            let (preview, changes) = previews.preview(offered.choice);
            ChoiceCard {
                number: offered.number,
                notation: notation::write(&offered.choice),
                words: offered.words.clone(),
                preview,
                changes,
            }
        };
        offered.iter().map(card).collect()
    }

    fn impossible(state: &G, lexicon: &Lexicon) -> Vec<ImpossibleCard> {
        let mut expected = Vec::new();
        state.expected(&mut expected);
        let card = |(choice, refusal): (G::Choice, Option<G::Refusal>)| {
            refusal.map(|refusal| ImpossibleCard {
                words: lexicon.say(&state.say_choice(choice)),
                reason: lexicon.say(&G::say_refusal(refusal)),
                chapter: lexicon.say(&Text::new(G::chapter(refusal))),
            })
        };
        expected.into_iter().filter_map(card).collect()
    }

    fn unmade(error: Unchosen<G::Refusal>) -> Unmade {
        match error {
            Unchosen::Over | Unchosen::NotAsked { .. } => Unmade::NotAsked,
            Unchosen::NoSeed => Unmade::NoSeed,
            Unchosen::Refused(refusal) => {
                let said = |language| {
                    let lexicon = crate::games::lexicon::<G>(language);
                    let chapter = lexicon.say(&Text::new(G::chapter(refusal)));
                    format!("{} ({chapter})", lexicon.say(&G::say_refusal(refusal)))
                };
                Unmade::Refused { en: said("en"), ru: said("ru") }
            }
        }
    }
}

fn wrong(error: impl ToString) -> Unbegun {
    Unbegun::Wrong(error.to_string())
}

impl<G: Narration, B: Board<Game = G>> AnyTable for Play<G, B> {
    fn copy(&self) -> Box<dyn AnyTable> {
        Box::new(self.clone())
    }

    fn asks(&self) -> Asks {
        self.table.state().asks()
    }

    fn made(&self) -> usize {
        self.table.record().moves.len()
    }

    fn is_over(&self) -> bool {
        self.table.is_over()
    }

    fn seat_count(&self) -> u8 {
        self.table.record().header.setup.seats
    }

    fn all_seats(&self) -> u8 {
        self.table.state().seats()
    }

    fn edition(&self) -> &'static Edition {
        self.table.state().content().edition()
    }

    fn choose(&mut self, seat: Seat, choice: &str, now: u64) -> Result<(), Unmade> {
        let choice = notation::read(choice).map_err(|e| Unmade::Unreadable(e.to_string()))?;
        self.table.choose(seat, choice, now, &mut self.chronicle).map_err(Self::unmade)?;
        self.settle(now)
    }

    fn settle(&mut self, now: u64) -> Result<(), Unmade> {
        self.table.settle(now, &mut self.chronicle).map_err(Self::unmade)
    }

    fn abandon(&mut self) {
        self.table.abandon();
    }

    fn can_undo(&self, seat: Seat) -> bool {
        !self.is_over() && self.table.can_undo(seat)
    }

    fn barrier(&self) -> usize {
        self.table.barrier()
    }

    fn hold(&mut self, barrier: usize) {
        self.table.hold(barrier);
    }

    fn undo(&mut self, seat: Seat) -> Option<String> {
        if !self.can_undo(seat) {
            return None;
        }
        let taken_back = self.table.record().moves.last().map(|step| notation::write(&step.choice));
        self.table.undo();
        self.chronicle.truncate(self.made());
        taken_back
    }

    fn lines(&self, from: usize) -> Vec<String> {
        (from..self.made())
            .map(|n| self.table.record().write_move(n).trim_end().to_string())
            .collect()
    }

    fn header(&self) -> String {
        self.table.record().write_header().trim_end().to_string()
    }

    fn ending(&self) -> Option<String> {
        let end = self.table.record().write_end();
        self.is_over().then(|| end.trim_end().to_string())
    }

    fn record(&self, players: Vec<Player>) -> String {
        let is_known = !self.table.record().header.players.is_empty();
        if is_known || players.is_empty() {
            return self.table.record().write();
        }
        let mut table = self.table.clone();
        table.seat(players);
        table.record().write()
    }

    fn seed_hash(&self) -> String {
        self.table.record().header.seed_hash.clone()
    }

    fn outcome(&self) -> Ending {
        Ending::of_record(self.table.record().end.as_ref())
    }

    fn standings(&self) -> Standings {
        self.table.state().standings()
    }

    fn course(&self) -> Vec<Vec<f64>> {
        match self.is_over() {
            true => self.course.get_or_init(|| self.points(COURSE)).clone(),
            false => self.points(COURSE),
        }
    }

    fn revealed_seed(&self) -> Option<Seed> {
        self.table.record().end.as_ref().map(|end| end.seed)
    }

    fn verify(&self) -> bool {
        self.table.record().verify(self.table.state().content()).is_ok()
    }

    fn face(&self, n: usize, eyes: Eyes, may_choose: bool, lexicon: &Lexicon) -> Option<Face> {
        let state = self.table.state_after(n)?;
        let view = View::of(&state, eyes);
        let moves = &self.table.record().moves;
        let course = Course { n, moves, chronicle: &self.chronicle };
        let since = course.since(eyes);
        let before = match since.is_empty() {
            true => None,
            false => self.table.state_after(since.start).map(|state| View::of(&state, eyes)),
        };
        let topic = |topic: Topic| TopicCard {
            id: topic.id,
            title: lexicon.say(&topic.title),
            words: telling::said(&topic.words, lexicon),
        };
        let mut offered = Vec::new();
        let mut impossible = Vec::new();
        if may_choose {
            let mut choices = Vec::new();
            view.state().choices(&mut choices);
            let offer = |(number, choice): (usize, &G::Choice)| Offered {
                choice: *choice,
                number,
                words: lexicon.say(&view.state().say_choice(*choice)),
            };
            offered = choices.iter().enumerate().map(offer).collect();
            impossible = Self::impossible(view.state(), lexicon);
        }
        Some(Face {
            symbols: symbols(B::SYMBOLS),
            board: B::board(&view, before.as_ref(), &offered, lexicon),
            goods: Seat::all(state.seats()).map(|seat| B::goods(&view, seat, lexicon)).collect(),
            question: lexicon.say(&view.state().say_question()),
            asked: match state.asks() {
                Asks::Seat(seat) => Some(seat),
                Asks::Chance | Asks::Nobody => None,
            },
            choices: Self::cards(&view, &offered, lexicon),
            impossible,
            recap: course.recap::<B>(eyes, lexicon),
            log: course.log(eyes, lexicon),
            topics: B::topics(view.state()).into_iter().map(topic).collect(),
            sheet: Self::sheet(view.state(), lexicon),
        })
    }

    fn turn_begun(&self, seats: &[Seat]) -> u64 {
        let moves = &self.table.record().moves;
        let is_theirs = |by: Asks| matches!(by, Asks::Seat(seat) if seats.contains(&seat));
        let is_others = |by: Asks| matches!(by, Asks::Seat(seat) if !seats.contains(&seat));
        let last = moves.iter().rposition(|step| is_theirs(step.by)).unwrap_or(0);
        let before = moves.iter().take(last).rev().find(|step| is_others(step.by));
        before.map_or(0, |step| step.at)
    }

    fn has_secrets(&self) -> bool {
        View::of(self.table.state(), Eyes::Spectator).state() != self.table.state()
    }

    fn sit(&self, who: Named, seed: u64) -> Result<Box<dyn AnyOpponent>, String> {
        let who = match who {
            Named::Mind(name) => Who::of_mind::<G>(name)?,
            Named::Program(program) => Who::of_program(program),
        };
        Ok(Box::new(Seated::<G> { who, seed, opponent: None }))
    }

    fn think(&self, seat: Seat, opponent: Box<dyn AnyOpponent>) -> Thought {
        let view = View::of(self.table.state(), Eyes::Seat(seat));
        Box::new(move || {
            let any: Box<dyn Any> = opponent;
            let mut seated = any.downcast::<Seated<G>>().expect("it sat down at this game");
            let choice = seated.choose(seat, &view);
            (seated, choice)
        })
    }

    fn obey(&self, seat: Seat, orders: &Orders) -> Option<String> {
        let view = View::of(self.table.state(), Eyes::Seat(seat));
        let choice = orders.given().find_map(|order| view.state().obey(order))?;
        Some(notation::write(&choice))
    }

    fn branch(&self, n: usize, seed: Seed, now: u64) -> Result<Box<dyn AnyTable>, Unbegun> {
        let record = self.table.record().branch(n, seed.hash(), now);
        Ok(Box::new(Self::read(record, self.table.state().content(), Some(seed))?))
    }
}
