//! An analysis in words: every figure and sentence that a page or a program shows.

use super::figures::{self, rounded};
use super::line::{Said, say_line};
use kernel::record::{Record, RecordError};
use kernel::{Asks, Eyes, Lexicon, Narration, Seat, Silent, Text, View, notation};
use minds::Worth;
use minds::analysis::{Account, Analysis, Decision, Grade, Turn, Why};
use serde::Serialize;

/// Moments that are told as turning points.
const TURNS: usize = 8;
/// What chance did, as far as it is told.
const REVEALED: usize = 4;

/// A game looked at afterwards, in words.
#[derive(Clone, Debug, Serialize)]
pub struct Story {
    pub game: String,
    /// Choices in the record, chance's included.
    pub choices: usize,
    pub is_finished: bool,
    /// The only seat whose decisions were looked at, if not all.
    pub only: Option<Seat>,
    pub seats: Vec<SeatStory>,
    pub accounts: Vec<Account>,
    pub course: Vec<Point>,
    pub rounds: Vec<RoundMark>,
    pub turns: Vec<TurnStory>,
    pub decisions: Vec<DecisionStory>,
}

#[derive(Clone, Debug, Serialize)]
pub struct SeatStory {
    pub seat: Seat,
    pub name: String,
    pub points: f64,
    pub place: u8,
}

/// What everybody could expect before choice `n`: chances to win, and points.
#[derive(Clone, Debug, Serialize)]
pub struct Point {
    pub n: usize,
    pub win: Vec<f64>,
    pub points: Vec<f64>,
}

/// Where a round begins; with what ended before it, if that was more than a round.
#[derive(Clone, Debug, Serialize)]
pub struct RoundMark {
    pub n: usize,
    pub round: u16,
    pub age: Option<String>,
}

#[derive(Clone, Debug, Serialize)]
pub struct TurnStory {
    pub n: usize,
    pub why: Why,
    pub seat: Seat,
    /// The change of the seat's chance to win, and of its points.
    pub win: f64,
    pub points: f64,
    pub words: String,
}

#[derive(Clone, Debug, Serialize)]
pub struct DecisionStory {
    pub n: usize,
    pub round: u16,
    /// Nobody for what chance did before anybody was asked.
    pub seat: Option<Seat>,
    pub question: String,
    pub choices: usize,
    pub chosen: Option<String>,
    pub chosen_words: String,
    pub best: Option<String>,
    pub best_words: String,
    pub line: Vec<Said>,
    pub grade: Grade,
    /// The chooser's chance to win after the best choice and after the chosen one.
    pub win_best: f64,
    pub win_chosen: f64,
    pub loss_win: f64,
    pub loss_points: f64,
    /// What came to light after it, and what it did to every seat's chance to win.
    pub revealed: Vec<String>,
    pub luck: Option<Vec<f64>>,
}

/// Tells an analysis of a record in the words of a lexicon, which knows the people by name.
pub fn tell<G: Narration>(
    record: &Record<G>,
    content: &'static G::Content,
    analysis: &Analysis<G::Choice>,
    lexicon: &Lexicon,
) -> Result<Story, RecordError> {
    let mut states = Vec::new();
    let last = record.walk(content, record.moves.len(), &mut Silent, |state, _, _| {
        states.push(state.clone());
        Ok(())
    })?;
    let teller = Teller { record, states: &states, lexicon };
    let standings = last.standings().0;
    let seat = |seat: Seat| SeatStory {
        seat,
        name: lexicon.say(&Text::new("page-seat").with("seat", seat)),
        points: standings[seat.index()].points.as_f64(),
        place: standings[seat.index()].place,
    };
    let decisions: Vec<DecisionStory> =
        analysis.decisions.iter().filter_map(|decision| teller.decision(decision)).collect();
    let turns = analysis.turns(TURNS).into_iter();
    Ok(Story {
        game: lexicon.say(&Text::new(kernel::words::keys::game(G::ID))),
        choices: record.moves.len(),
        is_finished: analysis.is_finished,
        only: analysis.only,
        seats: Seat::all(analysis.seats).map(seat).collect(),
        accounts: analysis.accounts().into_iter().map(rounded_account).collect(),
        course: course(analysis),
        rounds: rounds(&states, &last, lexicon),
        turns: turns
            .filter_map(|turn| Some(teller.turn(&turn, decisions.get(turn.decision)?)))
            .collect(),
        decisions,
    })
}

struct Teller<'a, G: Narration> {
    record: &'a Record<G>,
    /// The states before each choice.
    states: &'a [G],
    lexicon: &'a Lexicon,
}

impl<G: Narration> Teller<'_, G> {
    /// Nothing for a decision that the record does not have.
    fn decision(&self, decision: &Decision<G::Choice>) -> Option<DecisionStory> {
        let state = self.states.get(decision.n)?;
        let eyes = decision.seat.map_or(Eyes::Spectator, Eyes::Seat);
        let view = View::of(state, eyes);
        let words = |choice: Option<G::Choice>| match choice {
            Some(choice) => self.lexicon.say(&view.state().say_choice(choice)),
            None => String::new(),
        };
        let win = |all: &[Worth]| decision.seat.map_or(0.0, |seat| rounded(all[seat.index()].win));
        let loss = decision.loss();
        let luck = |luck: &Vec<Worth>| luck.iter().map(|worth| rounded(worth.win)).collect();
        Some(DecisionStory {
            n: decision.n,
            round: state.period().round,
            seat: decision.seat,
            question: self.lexicon.say(&view.state().say_question()),
            choices: decision.choices,
            chosen: decision.chosen.map(|choice| notation::write(&choice)),
            chosen_words: words(decision.chosen),
            best: decision.best.map(|choice| notation::write(&choice)),
            best_words: words(decision.best),
            line: say_line(&view, &decision.line, self.lexicon),
            grade: decision.grade(),
            win_best: win(&decision.before),
            win_chosen: win(&decision.after),
            loss_win: rounded(loss.win),
            loss_points: rounded(loss.points),
            revealed: if decision.luck.is_some() { self.revealed(decision) } else { Vec::new() },
            luck: decision.luck.as_ref().map(luck),
        })
    }

    /// What chance did after a choice, as far as the chooser could see it.
    fn revealed(&self, decision: &Decision<G::Choice>) -> Vec<String> {
        let eyes = decision.seat.map_or(Eyes::Spectator, Eyes::Seat);
        let first = decision.n + usize::from(decision.seat.is_some());
        let drawn = self.record.moves.iter().enumerate().skip(first);
        let drawn = drawn.take_while(|(_, step)| step.by == Asks::Chance);
        let said = drawn.filter_map(|(n, step)| {
            let state = View::of(&self.states[n], eyes);
            let seen = self.states[n].redact_choice(step.choice, eyes)?;
            Some(self.lexicon.say(&state.state().say_choice(seen)))
        });
        let mut said: Vec<String> = said.collect();
        let more = said.len().saturating_sub(REVEALED);
        if more > 1 {
            said.truncate(REVEALED);
            said.push(self.lexicon.say(&Text::new("analysis-more").with("count", more as i64)));
        }
        said
    }

    fn turn(&self, turn: &Turn, decision: &DecisionStory) -> TurnStory {
        let (win, points) = (rounded(turn.change.win), rounded(turn.change.points));
        let size = figures::size(self.lexicon, win);
        let text = match turn.why {
            Why::Choice => Text::new("analysis-turn-choice")
                .with("chosen", decision.chosen_words.clone())
                .with("best", decision.best_words.clone()),
            Why::Luck => {
                let revealed = match decision.revealed.is_empty() {
                    true => self.lexicon.say(&Text::new("analysis-revealed-hidden")),
                    false => decision.revealed.join("; "),
                };
                let key = if win < 0.0 { "analysis-turn-bad-luck" } else { "analysis-turn-luck" };
                Text::new(key).with("revealed", revealed)
            }
        };
        let text = text.with("seat", turn.seat).with("size", size);
        let words = self.lexicon.say(&text);
        TurnStory { n: decision.n, why: turn.why, seat: turn.seat, win, points, words }
    }
}

fn course<C: Copy + Eq>(analysis: &Analysis<C>) -> Vec<Point> {
    let point = |(n, all): (usize, Vec<Worth>)| Point {
        n,
        win: all.iter().map(|worth| rounded(worth.win)).collect(),
        points: all.iter().map(|worth| rounded(worth.points)).collect(),
    };
    analysis.course().into_iter().map(point).collect()
}

fn rounds<G: Narration>(states: &[G], last: &G, lexicon: &Lexicon) -> Vec<RoundMark> {
    let mut marks = Vec::new();
    let mut before = states.first().unwrap_or(last).period();
    for (n, state) in states.iter().chain([last]).enumerate() {
        let now = state.period();
        let age = (now.age != before.age).then(|| lexicon.say(&G::say_age(now.age)));
        if age.is_some() || now.round != before.round {
            marks.push(RoundMark { n, round: now.round, age });
        }
        before = now;
    }
    marks
}

fn rounded_account(mut account: Account) -> Account {
    let figures = [
        &mut account.mean_loss,
        &mut account.first,
        &mut account.own,
        &mut account.others,
        &mut account.luck,
        &mut account.hindsight,
        &mut account.last,
    ];
    for worth in figures {
        (worth.win, worth.points) = (rounded(worth.win) as f32, rounded(worth.points) as f32);
    }
    account
}
