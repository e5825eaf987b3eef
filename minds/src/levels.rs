//! Levels: who plays how well, and how they are called.

use crate::Mind;
use crate::judge::Judge;
use crate::search::{Budget, Search, Settings, Stop};
use kernel::Insight;
use kernel::View;
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

    /// How the search of this level goes about it; nothing for a level that does not search.
    pub fn settings(self) -> Option<Settings> {
        let settings = |iterations, seconds: f64| {
            let time = Some(Duration::from_secs_f64(seconds));
            Settings::new(Budget { iterations, time })
        };
        match self {
            Level::Random => None,
            Level::Novice => {
                Some(Settings { oversight: 0.3, blur: 0.02, ..settings(Some(24), 0.4) })
            }
            Level::Adept => {
                Some(Settings { oversight: 0.1, blur: 0.015, ..settings(Some(200), 0.4) })
            }
            Level::Expert => Some(settings(Some(8_000), 2.5)),
            Level::Master => Some(settings(None, 10.0)),
        }
    }
}

/// A level with what was asked for beside it, as in `master:10s`, `expert:5000it`,
/// `master:30s:4threads`, and for experiments a figure of its search, as in `expert:trust=0.3`;
/// `random:resigning` resigns as readily as it does anything else.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Player {
    pub level: Level,
    pub settings: Option<Settings>,
    /// Whether somebody who picks at random may resign too; whoever thinks always may.
    pub may_resign: bool,
}

/// What lets a mind that picks at random resign.
const RESIGNING: &str = "resigning";

impl FromStr for Player {
    type Err = String;

    fn from_str(text: &str) -> Result<Player, String> {
        let mut parts = text.split(':');
        let name = parts.next().unwrap_or_default();
        let level = Level::ALL.into_iter().find(|level| level.name() == name);
        let level = level.ok_or_else(|| {
            format!("unknown mind \"{name}\"; there are: {}", crate::NAMES.join(", "))
        })?;
        let mut settings = level.settings();
        let mut budget = Budget { iterations: None, time: None };
        let mut may_resign = settings.is_some();
        for part in parts {
            let Some(settings) = &mut settings else {
                if part == RESIGNING {
                    may_resign = true;
                    continue;
                }
                return Err(format!(
                    "\"{name}\" takes no options except \"{RESIGNING}\", but there is \"{part}\""
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
        Ok(Player { level, settings, may_resign })
    }
}

/// One option of a mind.
enum Asked {
    Time(Duration),
    Iterations(u64),
    Threads(usize),
    Figure(Of, f32),
}

/// A figure of a search's settings.
type Of = fn(&mut Settings) -> &mut f32;

/// The figures that can be asked for by name; [`Settings`] says what they are.
const FIGURES: [(&str, Of); 9] = [
    ("exploration", |settings| &mut settings.exploration),
    ("reserve", |settings| &mut settings.reserve),
    ("temper", |settings| &mut settings.temper),
    ("trust", |settings| &mut settings.trust),
    ("ambition", |settings| &mut settings.ambition),
    ("oversight", |settings| &mut settings.oversight),
    ("blur", |settings| &mut settings.blur),
    ("own", |settings| &mut settings.own.factor),
    ("others", |settings| &mut settings.others.factor),
];

/// The longest that a turn can be given.
const LONGEST: f64 = 86_400.0;
const MOST_THREADS: usize = 256;

impl Asked {
    fn read(text: &str) -> Result<Asked, String> {
        if let Some((name, figure)) = text.split_once('=') {
            return Asked::figure(name, figure);
        }
        let wrong = || {
            format!(
                "\"{text}\" is not an option of a mind; say how long a turn may take, as in 10s, \
                 500ms or 5000it, or how many threads think, as in 2threads"
            )
        };
        let digits = text.find(|c: char| c != '.' && !c.is_ascii_digit()).unwrap_or(text.len());
        let (number, unit) = text.split_at(digits);
        let amount: f64 = number.parse().map_err(|_| wrong())?;
        let whole = || number.parse::<u64>().map_err(|_| wrong());
        match unit {
            "s" | "ms" => {
                let seconds = if unit == "s" { amount } else { amount / 1000.0 };
                match seconds > 0.0 && seconds <= LONGEST {
                    true => Ok(Asked::Time(Duration::from_secs_f64(seconds))),
                    false => Err(format!("a turn takes from 1ms to {LONGEST}s, not {text}")),
                }
            }
            "it" => match whole()? {
                0 => Err("a mind needs at least one iteration (1it)".into()),
                count => Ok(Asked::Iterations(count)),
            },
            "threads" => match whole()? as usize {
                count @ 1..=MOST_THREADS => Ok(Asked::Threads(count)),
                _ => Err(format!("a mind thinks with 1 to {MOST_THREADS} threads, not {number}")),
            },
            _ => Err(wrong()),
        }
    }

    fn figure(name: &str, figure: &str) -> Result<Asked, String> {
        let Some((_, of)) = FIGURES.iter().find(|(known, _)| *known == name) else {
            let known = FIGURES.map(|(name, _)| name).join(", ");
            return Err(format!("a search has no figure \"{name}\"; there are: {known}"));
        };
        let figure = figure.parse().map_err(|_| format!("\"{figure}\" is not a number"))?;
        Ok(Asked::Figure(*of, figure))
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
