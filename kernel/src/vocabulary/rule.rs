//! Words put together: when something happens, what it brings, and for each of what.

use super::Vocabulary;
use std::fmt;
use std::str::FromStr;

/// `TRIGGER > EFFECT per COUNT`, where the trigger and the count may be missing: `points+3`,
/// `food_day > gain:corn+2`, `at_end > points+1 per building`. Three small vocabularies say what
/// would else need a word for every card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Rule<T, E, C> {
    /// When it happens; nothing says at once.
    pub when: Option<T>,
    pub what: E,
    /// What it is multiplied by.
    pub per: Option<C>,
}

impl<T, E, C> FromStr for Rule<T, E, C>
where
    T: Vocabulary + FromStr<Err = String>,
    E: Vocabulary + FromStr<Err = String>,
    C: Vocabulary + FromStr<Err = String>,
{
    type Err = String;
    fn from_str(text: &str) -> Result<Self, String> {
        let (when, rest) = match text.split_once('>') {
            Some((when, rest)) => (Some(part(when, "a trigger before >")?), rest),
            None => (None, text),
        };
        let (what, per) = match rest.split_once(" per ") {
            Some((what, per)) => (what, Some(part(per, "what is counted after per")?)),
            None => (rest, None),
        };
        Ok(Rule { when, what: part(what, "an effect")?, per })
    }
}

/// One of the parts; a complaint quotes it.
fn part<V: FromStr<Err = String>>(text: &str, what: &str) -> Result<V, String> {
    match text.trim() {
        "" => Err(format!("expected {what}")),
        text => text.parse().map_err(|e| format!("\"{text}\": {e}")),
    }
}

impl<T: Vocabulary, E: Vocabulary, C: Vocabulary> fmt::Display for Rule<T, E, C> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(when) = &self.when {
            write!(f, "{} > ", when.write())?;
        }
        f.write_str(&self.what.write())?;
        match &self.per {
            Some(per) => write!(f, " per {}", per.write()),
            None => Ok(()),
        }
    }
}

/// Several rules joined by `;`; an empty text is an empty list. A complaint quotes the wrong one.
pub fn rules<T, E, C>(text: &str) -> Result<Vec<Rule<T, E, C>>, String>
where
    Rule<T, E, C>: FromStr<Err = String>,
{
    let parts = text.split(';').map(str::trim).filter(|_| !text.trim().is_empty());
    parts.map(|part| part.parse().map_err(|e| format!("\"{part}\": {e}"))).collect()
}
