//! One decision: what was chosen, what was best, and what came to light after it.

use super::{Depth, Forecast, Job, forecast, luck, search};
use crate::judge::{Judge, Worth, Worths};
use crate::search::{Budget, Opinion, Step, Stop};
use kernel::View;
use kernel::{Asks, Eyes, Insight, Seat};
use serde::{Deserialize, Serialize};

/// What was chosen, what was best, and what came to light after it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Decision<C> {
    /// The number of the choice in the record.
    pub n: usize,
    /// Nobody for what chance did before anybody was asked.
    pub seat: Option<Seat>,
    pub chosen: Option<C>,
    /// The best choice that was found: the chosen one when none is better.
    pub best: Option<C>,
    /// How the game may go on after the best choice, that one first.
    pub line: Vec<Step<C>>,
    /// How many choices there were.
    pub choices: usize,
    /// What everybody may expect after the best choice.
    pub before: Forecast,
    /// What everybody may expect after the chosen one, luck apart.
    pub after: Forecast,
    /// What everybody won or lost by what came to light then; nothing when nothing did.
    pub luck: Option<Forecast>,
}

impl<C: Copy + Eq> Decision<C> {
    /// What the chooser lost against the best choice; never less than nothing.
    pub fn loss(&self) -> Worth {
        let Some(seat) = self.seat else { return Worth::default() };
        let (before, after) = (self.before[seat.index()], self.after[seat.index()]);
        Worth {
            win: (before.win - after.win).max(0.0),
            points: (before.points - after.points).max(0.0),
        }
    }

    /// Whether a better choice was found.
    pub fn was_best(&self) -> bool {
        self.chosen == self.best
    }

    /// What everybody may expect after the choice and what came to light then.
    pub fn outlook(&self) -> Forecast {
        match &self.luck {
            Some(luck) => self.after.iter().zip(luck).map(|(a, b)| add(*a, *b)).collect(),
            None => self.after.clone(),
        }
    }
}

pub(super) fn add(a: Worth, b: Worth) -> Worth {
    Worth { win: a.win + b.win, points: a.points + b.points }
}

pub(super) fn less(a: Worth, b: Worth) -> Worth {
    Worth { win: a.win - b.win, points: a.points - b.points }
}

/// Thinks about one job.
pub(super) fn judge<G: Insight, J: Judge<G>>(
    job: &Job<G>,
    seats: u8,
    judge: &J,
    depth: &Depth,
    stop: &Stop,
) -> Decision<G::Choice> {
    let seat = match job.state.asks() {
        Asks::Seat(seat) => Some(seat),
        _ => None,
    };
    let eyes = seat.map_or(Eyes::Spectator, Eyes::Seat);
    let view = View::of(&job.state, eyes);
    let luck = job.is_open.then(|| luck::luck(job, &view, judge, depth, stop));
    let mut choices = Vec::new();
    view.state().choices(&mut choices);
    let thought = match job.choice {
        Some(chosen) if choices.len() > 1 => compare(&view, chosen, job.n, judge, depth, stop),
        // One answer, or chance: what may be expected is what might have come.
        _ => Thought::plain(luck.as_ref().map(|luck| luck.mean).unwrap_or_default()),
    };
    let luck = luck.map(|luck| forecast(&luck.change(), seats));
    Decision {
        n: job.n,
        seat,
        chosen: job.choice,
        best: thought.best.or(job.choice),
        line: thought.line,
        choices: if seat.is_some() { choices.len() } else { 0 },
        before: forecast(&thought.before, seats),
        after: forecast(&thought.after, seats),
        luck,
    }
}

/// What was found out about the choices of one question.
struct Thought<C> {
    best: Option<C>,
    line: Vec<Step<C>>,
    before: Worths,
    after: Worths,
}

impl<C> Thought<C> {
    fn plain(worths: Worths) -> Thought<C> {
        Thought { best: None, line: Vec::new(), before: worths, after: worths }
    }
}

/// Searches, then looks into the chosen choice until it was tried as often as the best.
fn compare<G: Insight, J: Judge<G>>(
    view: &View<G>,
    chosen: G::Choice,
    n: usize,
    judge: &J,
    depth: &Depth,
    stop: &Stop,
) -> Thought<G::Choice> {
    let mut search = search(judge, depth.budget, seed(depth, n), stop);
    search.look(view);
    search.run(depth.budget);
    let advice = search.advice();
    let best = advice.best().unwrap_or(chosen);
    let visits = |choice| advice.on(choice).map_or(0, |opinion| opinion.visits);
    let behind = visits(best).saturating_sub(visits(chosen));
    if behind > 0 {
        search.look_into(chosen, Budget { iterations: Some(behind), ..depth.budget });
    }
    let advice = search.advice();
    let Asks::Seat(seat) = view.state().asks() else { unreachable!("somebody has chosen") };
    let worths = |choice| advice.on(choice).and_then(|opinion| opinion.worths);
    let after = worths(chosen).unwrap_or(advice.worths);
    let before = worths(best).unwrap_or(after);
    // Looked at as closely, the chosen one may turn out to be as good.
    if best == chosen || is_as_good(after[seat.index()], before[seat.index()]) {
        let line = advice.on(chosen).map(line).unwrap_or_default();
        return Thought { best: Some(chosen), line, before: after, after };
    }
    let line = advice.on(best).map(line).unwrap_or_default();
    Thought { best: Some(best), line, before, after }
}

fn is_as_good(one: Worth, other: Worth) -> bool {
    (one.win, one.points) >= (other.win, other.points)
}

/// Steps of a line that are kept.
const TOLD: usize = 8;

fn line<C: Copy>(opinion: &Opinion<C>) -> Vec<Step<C>> {
    opinion.line.iter().take(TOLD).copied().collect()
}

/// Dice of its own for each decision.
pub(super) fn seed(depth: &Depth, n: usize) -> u64 {
    depth.seed ^ (n as u64 + 1).wrapping_mul(0x9E37_79B9_7F4A_7C15)
}
