//! What is agreed before a game begins.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::ops::RangeInclusive;
use thiserror::Error;

/// A part of a game that can be switched on or off.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Module {
    /// The name on the command line and the key of its words in the locale files.
    pub id: &'static str,
}

/// Something of which a game is played with one of several: a map side, an edition, a level of an
/// automaton.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Variant {
    /// The name on the command line and the key of its words in the locale files.
    pub id: &'static str,
    /// What it can be; the first is what is meant when nobody says anything.
    pub of: &'static [&'static str],
}

/// How many people sit down, with which modules and variants.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Options {
    /// Seats of people; those that the rules play come on top.
    pub seats: u8,
    #[serde(default)]
    pub modules: Vec<String>,
    /// What was chosen of each variant. What is left out is the usual.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub variants: BTreeMap<String, String>,
}

impl Options {
    /// So many people, without modules, and every variant as usual.
    pub fn new(seats: u8) -> Options {
        Options { seats, modules: Vec::new(), variants: BTreeMap::new() }
    }

    /// The same with these modules.
    pub fn with<M: Into<String>>(self, modules: impl IntoIterator<Item = M>) -> Options {
        Options { modules: modules.into_iter().map(Into::into).collect(), ..self }
    }

    /// The same with another choice of a variant.
    pub fn choosing(mut self, variant: impl Into<String>, choice: impl Into<String>) -> Options {
        self.variants.insert(variant.into(), choice.into());
        self
    }

    pub fn has(&self, module: &str) -> bool {
        self.modules.iter().any(|other| other == module)
    }

    /// What was chosen of a variant, or what is usual.
    pub fn chosen(&self, variant: &Variant) -> &str {
        self.variants.get(variant.id).map_or(variant.of[0], String::as_str)
    }

    /// Whether all of this exists: so many seats, these modules, these choices of variants. Which
    /// of them go together is the game's to say.
    pub fn check(
        &self,
        game: &'static str,
        seats: RangeInclusive<u8>,
        modules: &[Module],
        variants: &[Variant],
    ) -> Result<(), SetupError> {
        if !seats.contains(&self.seats) {
            let (least, most) = seats.into_inner();
            return Err(SetupError::Seats { game, least, most, asked: self.seats });
        }
        for (index, asked) in self.modules.iter().enumerate() {
            let asked = asked.clone();
            if self.modules[..index].contains(&asked) {
                return Err(SetupError::Twice { asked });
            }
            if modules.iter().all(|module| module.id != asked) {
                let known = list(modules.iter().map(|module| module.id));
                return Err(SetupError::Module { game, asked, known });
            }
        }
        for (id, choice) in &self.variants {
            let Some(variant) = variants.iter().find(|variant| variant.id == id) else {
                let known = list(variants.iter().map(|variant| variant.id));
                return Err(SetupError::Variant { game, asked: id.clone(), known });
            };
            if !variant.of.contains(&choice.as_str()) {
                let (asked, known) = (choice.clone(), list(variant.of.iter().copied()));
                return Err(SetupError::Choice { variant: variant.id, asked, known });
            }
        }
        Ok(())
    }
}

fn list<'a>(names: impl Iterator<Item = &'a str>) -> String {
    let names: Vec<_> = names.collect();
    if names.is_empty() { "none".into() } else { names.join(", ") }
}

/// Every subset of the modules with every choice of the variants, the plainest first. Variants are
/// written out only where they are not as usual.
pub fn every(seats: u8, modules: &[Module], variants: &[Variant]) -> Vec<Options> {
    let mut all = vec![Options::new(seats)];
    for variant in variants {
        let one_of = |choice: &&str| {
            let chosen = |options: &Options| match *choice == variant.of[0] {
                true => options.clone(),
                false => options.clone().choosing(variant.id, *choice),
            };
            all.iter().map(chosen).collect::<Vec<_>>()
        };
        all = variant.of.iter().flat_map(one_of).collect();
    }
    for module in modules {
        let with = |options: &Options| {
            let mut options = options.clone();
            options.modules.push(module.id.to_string());
            options
        };
        let more: Vec<_> = all.iter().map(with).collect();
        all.extend(more);
    }
    all
}

/// Why a game cannot begin so.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum SetupError {
    #[error("{game} seats {least} to {most}, not {asked}")]
    Seats { game: &'static str, least: u8, most: u8, asked: u8 },
    #[error("{game} has no module \"{asked}\"; it has {known}")]
    Module { game: &'static str, asked: String, known: String },
    #[error("the module \"{asked}\" is named twice")]
    Twice { asked: String },
    #[error("{game} has no variant \"{asked}\"; it has {known}")]
    Variant { game: &'static str, asked: String, known: String },
    #[error("the variant \"{variant}\" is one of {known}, not \"{asked}\"")]
    Choice { variant: &'static str, asked: String, known: String },
    #[error("{0}")]
    Combination(String),
    #[error("the content set does not suffice: {0}")]
    Content(String),
}
