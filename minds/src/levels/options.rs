//! What can be asked of a mind behind its name: budgets, threads, figures of its search. The reader
//! and the list that `oikumene minds` prints come from the same table.

use super::Level;
use crate::search::{Bounds, SearchSettings};
use kernel::vocabulary::near;
use serde::Serialize;
use std::time::Duration;

/// An option of a mind, as it is written behind the mind's name.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct MindOption {
    /// How it is written, with N for its number: `Ns`, `trust=N`; without N, as it stands.
    pub form: &'static str,
    pub least: Option<f64>,
    /// Nothing when there is no limit.
    pub most: Option<f64>,
    pub is_whole: bool,
    /// What a figure of the search is unless asked for.
    pub usual: Option<f64>,
}

impl MindOption {
    /// Lets a mind that picks at random resign.
    pub const RESIGNING: MindOption =
        MindOption { form: "resigning", least: None, most: None, is_whole: false, usual: None };

    const fn number(form: &'static str, least: f64, most: Option<f64>, is_whole: bool) -> Self {
        MindOption { form, least: Some(least), most, is_whole, usual: None }
    }
}

/// One option that was asked for.
pub(super) enum Asked {
    Time(Duration),
    Iterations(u64),
    Threads(usize),
    Figure(Of, f32),
}

/// A figure of a search's settings.
type Of = fn(&mut SearchSettings) -> &mut f32;

/// What a unit behind a number asks for.
#[derive(Clone, Copy)]
enum Unit {
    Seconds,
    Milliseconds,
    Iterations,
    Threads,
}

/// The longest that a turn can be given, in seconds.
const LONGEST: f64 = 86_400.0;
const MOST_THREADS: usize = 256;

/// The options that are a number with a unit.
const UNITS: [(MindOption, Unit); 4] = [
    (MindOption::number("Ns", 0.001, Some(LONGEST), false), Unit::Seconds),
    (MindOption::number("Nms", 1.0, Some(LONGEST * 1000.0), false), Unit::Milliseconds),
    (MindOption::number("Nit", 1.0, None, true), Unit::Iterations),
    (MindOption::number("Nthreads", 1.0, Some(MOST_THREADS as f64), true), Unit::Threads),
];

/// The figures that can be asked for by name; [`SearchSettings`] says what they are.
const FIGURES: [(&str, Of, Bounds); 9] = [
    ("exploration=N", |settings| &mut settings.exploration, Bounds::Amount),
    ("reserve=N", |settings| &mut settings.reserve, Bounds::Amount),
    ("temperature=N", |settings| &mut settings.temperature, Bounds::Amount),
    ("trust=N", |settings| &mut settings.trust, Bounds::Share),
    ("ambition=N", |settings| &mut settings.ambition, Bounds::Share),
    ("oversight=N", |settings| &mut settings.oversight, Bounds::Share),
    ("blur=N", |settings| &mut settings.blur, Bounds::Amount),
    ("own=N", |settings| &mut settings.own.factor, Bounds::Amount),
    ("others=N", |settings| &mut settings.others.factor, Bounds::Amount),
];

/// What can be asked of a level that searches.
pub(super) fn of_a_search(level: Level) -> Vec<MindOption> {
    let mut settings = level.settings();
    let figures = FIGURES.map(|(form, of, bounds)| MindOption {
        form,
        least: Some(bounds.least().into()),
        most: bounds.most().map(f64::from),
        is_whole: false,
        usual: settings.as_mut().map(|settings| rounded(*of(settings))),
    });
    UNITS.iter().map(|(option, _)| *option).chain(figures).collect()
}

/// A figure as it was written, not as a float of 32 bits looks as one of 64.
fn rounded(figure: f32) -> f64 {
    (f64::from(figure) * 1e6).round() / 1e6
}

impl Asked {
    pub(super) fn read(text: &str) -> Result<Asked, String> {
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
        let known = UNITS.iter().find(|(option, _)| option.form.strip_prefix('N') == Some(unit));
        let (_, unit) = known.ok_or_else(wrong)?;
        let seconds = |scale: f64| {
            let seconds = number.parse::<f64>().map_err(|_| wrong())? * scale;
            match seconds > 0.0 && seconds <= LONGEST {
                true => Ok(Asked::Time(Duration::from_secs_f64(seconds))),
                false => Err(format!("a turn takes from 1ms to {LONGEST}s, not {text}")),
            }
        };
        let whole = || number.parse::<u64>().map_err(|_| wrong());
        match unit {
            Unit::Seconds => seconds(1.0),
            Unit::Milliseconds => seconds(0.001),
            Unit::Iterations => match whole()? {
                0 => Err("a mind needs at least one iteration (1it)".into()),
                count => Ok(Asked::Iterations(count)),
            },
            Unit::Threads => match whole()? as usize {
                count @ 1..=MOST_THREADS => Ok(Asked::Threads(count)),
                _ => Err(format!("a mind thinks with 1 to {MOST_THREADS} threads, not {number}")),
            },
        }
    }

    fn figure(name: &str, figure: &str) -> Result<Asked, String> {
        // Its name in earlier versions.
        let name = if name == "temper" { "temperature" } else { name };
        let names = || FIGURES.iter().filter_map(|(form, ..)| form.strip_suffix("=N"));
        let known = FIGURES.iter().find(|(form, ..)| form.strip_suffix("=N") == Some(name));
        let Some((_, of, bounds)) = known else {
            let hint = near(name, names());
            let hint = hint.map_or(String::new(), |near| format!("did you mean \"{near}\"? "));
            let names: Vec<&str> = names().collect();
            return Err(format!(
                "a search has no figure \"{name}\"; {hint}there are: {}",
                names.join(", ")
            ));
        };
        match figure.parse() {
            Err(_) => Err(format!("{name}: \"{figure}\" is not a number")),
            Ok(number) if !bounds.holds(number) => {
                Err(format!("{name} is {bounds}, not \"{figure}\""))
            }
            Ok(number) => Ok(Asked::Figure(*of, number)),
        }
    }
}
