//! Where the chances went: what each seat did itself, what others did, what luck did; and the
//! moments that turned the game.

use super::decision::{Decision, add, less};
use super::{Analysis, Forecast};
use crate::judge::Worth;
use kernel::Seat;
use serde::Serialize;

/// How a decision is called by the chance to win that it lost.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Grade {
    /// The best that was found.
    Best,
    /// Nearly as good.
    Good,
    Mistake,
    Blunder,
}

impl Grade {
    /// The chance to win that makes a mistake.
    pub const MISTAKE: f32 = 0.04;
    /// The chance to win that makes a blunder.
    pub const BLUNDER: f32 = 0.12;

    pub fn of(loss: f32) -> Grade {
        match loss {
            _ if loss >= Grade::BLUNDER => Grade::Blunder,
            _ if loss >= Grade::MISTAKE => Grade::Mistake,
            _ if loss > 0.0 => Grade::Good,
            _ => Grade::Best,
        }
    }
}

impl<C: Copy + Eq> Decision<C> {
    pub fn grade(&self) -> Grade {
        Grade::of(self.loss().win)
    }
}

/// One seat's game in figures. `first` and the four that follow add up to `last`.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Account {
    pub seat: Seat,
    /// Decisions among several choices.
    pub decisions: usize,
    /// Those where no better choice was found.
    pub best: usize,
    pub mistakes: usize,
    pub blunders: usize,
    /// What a decision lost on the average.
    pub mean_loss: Worth,
    /// What could be expected at the first decision.
    pub first: Worth,
    /// What its own choices changed: what they lost, all in all.
    pub own: Worth,
    /// What the others' choices changed. When only one seat was looked at: all that is not its own
    /// and not luck after its own choices.
    pub others: Worth,
    /// What came to light and could not be known.
    pub luck: Worth,
    /// What was only understood later, by a closer look at a later position.
    pub hindsight: Worth,
    /// What came of it.
    pub last: Worth,
}

/// A moment that turned the game.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Turn {
    /// Which of the decisions.
    pub decision: usize,
    pub why: Why,
    /// Whose chances changed most, and by how much.
    pub seat: Seat,
    pub change: Worth,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Why {
    /// A choice that lost something.
    Choice,
    /// What came to light.
    Luck,
}

impl<C: Copy + Eq> Analysis<C> {
    /// One for each seat that was looked at, in seat order.
    pub fn accounts(&self) -> Vec<Account> {
        let seats = Seat::all(self.seats).filter(|&seat| self.only.is_none_or(|only| only == seat));
        seats.map(|seat| self.account(seat)).collect()
    }

    fn account(&self, seat: Seat) -> Account {
        let at = seat.index();
        let (mut own, mut others, mut luck) = Default::default();
        let (mut decisions, mut best, mut mistakes, mut blunders) = (0, 0, 0, 0);
        let mut lost = Worth::default();
        for decision in &self.decisions {
            let change = less(decision.after[at], decision.before[at]);
            let is_own = decision.seat == Some(seat);
            let to = if is_own { &mut own } else { &mut others };
            *to = add(*to, change);
            if let Some(came) = &decision.luck {
                luck = add(luck, came[at]);
            }
            if is_own && decision.choices > 1 {
                decisions += 1;
                lost = add(lost, decision.loss());
                best += usize::from(decision.was_best());
                mistakes += usize::from(decision.grade() == Grade::Mistake);
                blunders += usize::from(decision.grade() == Grade::Blunder);
            }
        }
        let first = self.decisions.first().map_or(Worth::default(), |d| d.before[at]);
        let last = self.end[at];
        let told = [own, others, luck].into_iter().fold(first, add);
        let mut hindsight = less(last, told);
        if self.only.is_some() {
            (others, hindsight) = (add(others, hindsight), Worth::default());
        }
        let count = decisions.max(1) as f32;
        let mean_loss = Worth { win: lost.win / count, points: lost.points / count };
        Account {
            seat,
            decisions,
            best,
            mistakes,
            blunders,
            mean_loss,
            first,
            own,
            others,
            luck,
            hindsight,
            last,
        }
    }

    /// What everybody could expect before each decision, by the number of its choice, and at the
    /// end. Before a decision two judgements are known, that of the choice before and that of this
    /// one: the mean leans to neither seat.
    pub fn course(&self) -> Vec<(usize, Forecast)> {
        let mut course = Vec::with_capacity(self.decisions.len() + 1);
        let mut known: Option<Forecast> = None;
        for decision in &self.decisions {
            let known = known.replace(decision.outlook());
            let known = known.as_ref().filter(|_| self.only.is_none()).unwrap_or(&decision.before);
            let mean = known.iter().zip(&decision.before).map(|(a, b)| half(add(*a, *b)));
            course.push((decision.n, mean.collect()));
        }
        course.push((self.choices, self.end.clone()));
        course
    }

    /// The `most` moments that changed somebody's chances most, in the order of the game.
    pub fn turns(&self, most: usize) -> Vec<Turn> {
        let mut turns: Vec<Turn> = self.decisions.iter().enumerate().flat_map(turns_of).collect();
        turns.retain(|turn| turn.change.win.abs() >= Grade::MISTAKE);
        let size = |turn: &Turn| turn.change.win.abs();
        turns.sort_by(|a, b| size(b).total_cmp(&size(a)).then(a.decision.cmp(&b.decision)));
        turns.truncate(most);
        turns.sort_by_key(|turn| (turn.decision, turn.why == Why::Luck));
        turns
    }
}

fn half(worth: Worth) -> Worth {
    Worth { win: worth.win / 2.0, points: worth.points / 2.0 }
}

fn turns_of<C: Copy + Eq>((index, decision): (usize, &Decision<C>)) -> Vec<Turn> {
    let mut turns = Vec::new();
    if let Some(seat) = decision.seat {
        let at = seat.index();
        let change = less(decision.after[at], decision.before[at]);
        turns.push(Turn { decision: index, why: Why::Choice, seat, change });
    }
    let most = decision.luck.iter().flat_map(|luck| Seat::all(luck.len() as u8).zip(luck));
    let most = most.max_by(|(_, a), (_, b)| a.win.abs().total_cmp(&b.win.abs()));
    if let Some((seat, &change)) = most {
        turns.push(Turn { decision: index, why: Why::Luck, seat, change });
    }
    turns
}
