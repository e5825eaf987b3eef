//! Levels: who plays how well, and how they are called.

mod options;

pub use options::MindOption;

use crate::judge::Judge;
use crate::search::{Budget, Search, SearchSettings, Stop};
use crate::{GREEDY, Mind, NAMES};
use kernel::vocabulary::near;
use kernel::{Insight, View};
use options::Asked;
use serde::Serialize;
use std::fmt;
use std::str::FromStr;
use std::time::Duration;

/// How well a mind plays, each clearly better than the one before.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Level {
    /// Any choice, each equally likely, but resigning.
    Random,
    /// Sees little more than what a choice brings at once, misjudges it by a point or two, and
    /// overlooks some.
    Novice,
    /// Plans its turn, misjudges less, and seldom overlooks anything.
    Adept,
    /// Plans its turn well and looks at what others may do.
    Expert,
    /// Thinks as long as it is given.
    Master,
}

impl Level {
    pub const ALL: [Level; 5] =
        [Level::Random, Level::Novice, Level::Adept, Level::Expert, Level::Master];

    /// The name it is called by.
    pub const fn name(self) -> &'static str {
        match self {
            Level::Random => "random",
            Level::Novice => "novice",
            Level::Adept => "adept",
            Level::Expert => "expert",
            Level::Master => "master",
        }
    }

    /// How well it plays, in a word.
    pub const fn strength(self) -> Strength {
        match self {
            Level::Random => Strength::None,
            Level::Novice => Strength::Weak,
            Level::Adept => Strength::Fair,
            Level::Expert => Strength::Strong,
            Level::Master => Strength::Strongest,
        }
    }

    /// How the search of this level goes about it; nothing for a level that does not search.
    pub fn settings(self) -> Option<SearchSettings> {
        let settings = |iterations, seconds: f64| {
            let time = Some(Duration::from_secs_f64(seconds));
            SearchSettings::new(Budget { iterations, time })
        };
        match self {
            Level::Random => None,
            Level::Novice => {
                Some(SearchSettings { oversight: 0.3, blur: 0.02, ..settings(Some(24), 0.4) })
            }
            Level::Adept => {
                Some(SearchSettings { oversight: 0.1, blur: 0.015, ..settings(Some(200), 0.4) })
            }
            Level::Expert => Some(settings(Some(8_000), 2.5)),
            Level::Master => Some(settings(None, 10.0)),
        }
    }
}

/// How well a mind plays, in a word.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Strength {
    /// It does not try to win.
    None,
    Weak,
    Fair,
    Strong,
    /// As strong as the time it is given.
    Strongest,
}

/// A house mind that can be named, and what can be asked of it.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct MindInfo {
    pub name: &'static str,
    pub strength: Strength,
    /// What a turn takes unless something else is asked for; nothing for a mind that does not think.
    #[serde(flatten)]
    pub budget: Option<Budget>,
    /// Whether it judges by weights, so that others can be named, as in `expert@FILE`.
    pub takes_weights: bool,
    pub options: Vec<MindOption>,
}

/// Every house mind: the levels, the weakest first, and the yardstick of experiments.
pub fn known() -> Vec<MindInfo> {
    let level = |level: Level| {
        let budget = level.settings().map(|settings| settings.budget);
        let options = match budget {
            Some(_) => options::of_a_search(level),
            None => vec![MindOption::RESIGNING],
        };
        let (name, strength) = (level.name(), level.strength());
        MindInfo { name, strength, budget, takes_weights: budget.is_some(), options }
    };
    let greedy = MindInfo {
        name: GREEDY,
        strength: Strength::Fair,
        budget: None,
        takes_weights: true,
        options: Vec::new(),
    };
    Level::ALL.into_iter().map(level).chain([greedy]).collect()
}

/// There is no such mind, but perhaps one of nearly that name.
fn unknown(name: &str) -> String {
    let names = || NAMES.iter().copied().chain([GREEDY]);
    let hint =
        near(name, names()).map_or(String::new(), |near| format!("did you mean \"{near}\"? "));
    let names: Vec<&str> = names().collect();
    format!("unknown mind \"{name}\"; {hint}there are: {}", names.join(", "))
}

/// A level with what was asked for beside it, as in `master:10s`, `expert:5000it`,
/// `master:30s:4threads`, and for experiments a figure of its search, as in `expert:trust=0.3`;
/// `random:resigning` resigns as readily as it does anything else.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct LevelAsked {
    pub level: Level,
    pub settings: Option<SearchSettings>,
    /// Whether somebody who picks at random may resign too; whoever thinks always may.
    pub may_resign: bool,
}

impl FromStr for LevelAsked {
    type Err = String;

    fn from_str(text: &str) -> Result<LevelAsked, String> {
        let mut parts = text.split(':');
        let name = parts.next().unwrap_or_default();
        let level = Level::ALL.into_iter().find(|level| level.name() == name);
        let level = level.ok_or_else(|| unknown(name))?;
        let mut settings = level.settings();
        let mut budget = Budget { iterations: None, time: None };
        let mut may_resign = settings.is_some();
        for part in parts {
            let Some(settings) = &mut settings else {
                if part == MindOption::RESIGNING.form {
                    may_resign = true;
                    continue;
                }
                return Err(format!(
                    "\"{name}\" takes no options except \"{}\", but there is \"{part}\"",
                    MindOption::RESIGNING.form
                ));
            };
            match Asked::read(part)? {
                Asked::Time(time) => budget.time = Some(time),
                Asked::Iterations(count) => budget.iterations = Some(count),
                Asked::Threads(count) => settings.threads = count,
                Asked::Figure(of, figure) => *of(settings) = figure,
            }
        }
        if let (Some(settings), true) = (&mut settings, budget != Budget::NONE) {
            settings.budget = budget;
        }
        Ok(LevelAsked { level, settings, may_resign })
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// A search that plays.
pub struct Thinker<G: Insight, J: Judge<G>> {
    name: String,
    search: Search<G, J>,
    iterations: u64,
}

impl<G: Insight, J: Judge<G>> Thinker<G, J> {
    pub fn new(name: impl Into<String>, search: Search<G, J>) -> Thinker<G, J> {
        Thinker { name: name.into(), search, iterations: 0 }
    }
}

impl<G: Insight, J: Judge<G>> Mind<G> for Thinker<G, J> {
    fn name(&self) -> String {
        self.name.clone()
    }

    fn choose(&mut self, view: &View<G>, choices: &[G::Choice]) -> G::Choice {
        let advice = self.search.think(view);
        self.iterations += advice.iterations;
        let best = advice.best();
        best.filter(|best| choices.contains(best)).unwrap_or(choices[0])
    }

    fn stop(&self) -> Option<Stop> {
        Some(self.search.stop())
    }

    fn iterations(&self) -> u64 {
        self.iterations
    }

    fn nodes(&self) -> usize {
        self.search.nodes()
    }

    fn rest(&mut self) {
        self.search.rest();
    }
}
