//! How a search goes about it, and how long it may take.

use serde::{Serialize, Serializer};
use std::time::Duration;

/// What a figure of a search's settings may be.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Bounds {
    /// From 0 to 1.
    Share,
    /// 0 or more.
    Amount,
}

impl Bounds {
    /// The least that it may be.
    pub const fn least(self) -> f32 {
        0.0
    }

    /// The most that it may be; nothing when there is no limit.
    pub const fn most(self) -> Option<f32> {
        match self {
            Bounds::Share => Some(1.0),
            Bounds::Amount => None,
        }
    }

    /// Whether a figure is a number within these bounds.
    pub fn holds(self, figure: f32) -> bool {
        let is_below = self.most().is_none_or(|most| figure <= most);
        figure.is_finite() && figure >= self.least() && is_below
    }
}

impl std::fmt::Display for Bounds {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self.most() {
            Some(most) => write!(f, "a number from {} to {most}", self.least()),
            None => write!(f, "a number of {} or more", self.least()),
        }
    }
}

/// How long a search may think: so many iterations, so much time, whichever ends first.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Budget {
    pub iterations: Option<u64>,
    /// In seconds, where it is written down.
    #[serde(rename = "seconds", serialize_with = "in_seconds")]
    pub time: Option<Duration>,
}

fn in_seconds<S: Serializer>(time: &Option<Duration>, to: S) -> Result<S::Ok, S::Error> {
    time.map(|time| time.as_secs_f64()).serialize(to)
}

impl Budget {
    /// No limit at all, which no search may have.
    pub const NONE: Budget = Budget { iterations: None, time: None };

    /// Exactly repeatable for a seed.
    pub const fn iterations(iterations: u64) -> Budget {
        Budget { iterations: Some(iterations), time: None }
    }

    pub const fn time(time: Duration) -> Budget {
        Budget { iterations: None, time: Some(time) }
    }

    /// Whichever of both ends first.
    pub fn within(self, limit: Budget) -> Budget {
        Budget {
            iterations: self.iterations.into_iter().chain(limit.iterations).min(),
            time: self.time.into_iter().chain(limit.time).min(),
        }
    }

    /// A part of this budget.
    pub fn share(self, part: f64) -> Budget {
        Budget {
            iterations: self.iterations.map(|count| ((count as f64 * part) as u64).max(1)),
            time: self.time.map(|time| time.mul_f64(part)),
        }
    }

    /// What is left of this budget; never quite nothing.
    pub fn less(self, iterations: u64, time: Duration) -> Budget {
        Budget {
            iterations: self.iterations.map(|count| count.saturating_sub(iterations).max(1)),
            time: self.time.map(|left| left.saturating_sub(time)),
        }
    }

    fn is_nothing(self) -> bool {
        self.iterations == Some(0)
            || self.time == Some(Duration::ZERO)
            || (self.iterations, self.time) == (None, None)
    }
}

/// How a search goes about it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct SearchSettings {
    /// For a whole turn: half of it is for the first choice, and each further one, for which much
    /// is known already, takes a quarter of what is left.
    pub budget: Budget,
    /// The exploration constant of PUCT: how much a choice that looked good before any thought is tried
    /// again.
    pub exploration: f32,
    /// First-play urgency: how much less than its question a choice is thought to be worth before it is
    /// tried.
    pub reserve: f32,
    /// The temperature of the priors: how many points more a choice must seem to bring, at a first
    /// glance, to be tried e times as readily. Without a glance (0) only the game's own lean counts.
    pub temperature: f32,
    /// How many of one's own choices are looked at.
    pub own: Widening,
    /// How many choices of others are looked at: they are expected to do what looks best.
    pub others: Widening,
    /// How far a node is worth what its best choice is, and not what was tried on the average:
    /// from 0 to 1.
    pub trust: f32,
    /// How many turns of rollout are played before a new position is judged; none to judge at once.
    pub rollout_turns: u8,
    /// How much weight the chance to win has against points between two, from 0 to 1; among more it
    /// is less.
    pub ambition: f32,
    /// Whether what chance does gets nodes of its own, or is played anew each time.
    pub splits_chance: bool,
    /// Whether different ways to the same position within a turn (transpositions) lead to one node.
    pub shares_transpositions: bool,
    /// Whether one's own questions with one answer are answered on the way, without a node of their
    /// own. Lines then leave these answers out.
    pub skips_forced: bool,
    /// Trees that are grown side by side, each by a thread of its own.
    pub threads: usize,
    /// Nodes that a tree has at most.
    pub most_nodes: usize,
    /// How often one's own choice is not seen at all, from 0 to 1: what looks best never is.
    pub oversight: f32,
    /// The error of judgements, those at a first glance included, as a standard deviation of the
    /// chance to win; a hundred times that of points.
    pub blur: f32,
}

/// Progressive widening: how many choices of a list are looked at, those that look best first: so many at first, and more
/// with the visits of the node, `factor * visits ^ power`.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Widening {
    pub least: f32,
    pub factor: f32,
    pub power: f32,
}

impl Widening {
    fn is_fit(self) -> bool {
        let is_amount = |figure: f32| Bounds::Amount.holds(figure);
        self.least >= 1.0 && [self.least, self.factor, self.power].into_iter().all(is_amount)
    }

    /// Choices that are looked at after so many visits.
    pub fn width(self, visits: u32) -> usize {
        (self.least + self.factor * (visits as f32).powf(self.power)) as usize
    }
}

/// SearchSettings that make no search.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SettingsError {
    NoBudget,
    NoThreads,
    NoNodes,
    /// A figure is not a number, or outside its range.
    Figure(&'static str),
}

impl std::fmt::Display for SettingsError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            SettingsError::NoBudget => write!(f, "a search needs some time or some iterations"),
            SettingsError::NoThreads => write!(f, "a search needs at least one thread"),
            SettingsError::NoNodes => write!(f, "a search needs room for at least one node"),
            SettingsError::Figure(what) => write!(f, "the search cannot work with this {what}"),
        }
    }
}

impl std::error::Error for SettingsError {}

impl SearchSettings {
    /// What plays best, with this budget.
    pub fn new(budget: Budget) -> SearchSettings {
        SearchSettings {
            budget,
            exploration: 0.1,
            reserve: 0.0,
            temperature: 1.0,
            own: Widening { least: 4.0, factor: 1.0, power: 0.5 },
            others: Widening { least: 1.0, factor: 0.3, power: 0.5 },
            trust: 0.5,
            rollout_turns: 0,
            ambition: 0.5,
            splits_chance: false,
            shares_transpositions: true,
            skips_forced: false,
            threads: 1,
            most_nodes: 400_000,
            oversight: 0.0,
            blur: 0.0,
        }
    }

    pub(super) fn check(&self) -> Result<(), SettingsError> {
        let is_share = |figure: f32| Bounds::Share.holds(figure);
        let is_amount = |figure: f32| Bounds::Amount.holds(figure);
        match self {
            _ if self.budget.is_nothing() => Err(SettingsError::NoBudget),
            _ if self.threads == 0 => Err(SettingsError::NoThreads),
            _ if self.most_nodes == 0 => Err(SettingsError::NoNodes),
            _ if !is_amount(self.exploration) => Err(SettingsError::Figure("exploration")),
            _ if !is_amount(self.reserve) => Err(SettingsError::Figure("reserve")),
            _ if !is_amount(self.temperature) => Err(SettingsError::Figure("temperature")),
            _ if !self.own.is_fit() || !self.others.is_fit() => {
                Err(SettingsError::Figure("widening"))
            }
            _ if !is_share(self.trust) => Err(SettingsError::Figure("trust")),
            _ if !is_share(self.ambition) => Err(SettingsError::Figure("ambition")),
            _ if !is_share(self.oversight) => Err(SettingsError::Figure("oversight")),
            _ if !is_amount(self.blur) => Err(SettingsError::Figure("blur")),
            _ => Ok(()),
        }
    }
}
