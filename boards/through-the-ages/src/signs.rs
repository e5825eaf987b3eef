//! Rows of icons and numbers: what a card costs and brings, at a glance.

use crate::icons::sign;
use maud::{Markup, html};
use through_the_ages::content::{Civil, Deed, Symbols};

/// One thing in a row.
pub(crate) enum Sign {
    Icon(&'static str),
    Text(String),
}

use Sign::{Icon, Text};

pub(crate) fn row(signs: &[Sign]) -> Markup {
    html! {
        @for one in signs {
            @match one {
                Icon(id) => (sign(id)),
                Text(text) => b { (text) },
            }
            // Names of pieces are made of these words: they must not run together.
            " "
        }
    }
}

/// What it takes to bring a civil card into play, and to put a worker on it.
pub(crate) fn price(card: &Civil) -> Vec<Sign> {
    let stages: Vec<String> = card.stages.iter().map(u8::to_string).collect();
    let science = (card.science > 0).then(|| [Icon("science"), Text(card.science.to_string())]);
    let resources = match stages.is_empty() {
        true => card.cost.to_string(),
        false => stages.join("·"),
    };
    let resources = (resources != "0").then_some([Icon("resources"), Text(resources)]);
    science.into_iter().chain(resources).flatten().collect()
}

/// What a civil card brings.
pub(crate) fn gives(card: &Civil) -> Vec<Sign> {
    match card.deed {
        Some(what) => deed(what),
        // More does not fit on a card; its words tell all of it.
        None => symbols(&card.gives).into_iter().take(4).collect(),
    }
}

/// The symbols of a card: `+2` and an icon each.
pub(crate) fn symbols(gives: &Symbols) -> Vec<Sign> {
    gives.iter().flat_map(|(icon, count)| [Text(signed(count.into())), Icon(icon)]).collect()
}

pub(crate) fn signed(count: i32) -> String {
    let sign = if count < 0 { "−" } else { "+" };
    format!("{sign}{}", count.abs())
}

fn deed(deed: Deed) -> Vec<Sign> {
    let less = |icon, count: u8| vec![Icon(icon), Text(format!("−{count}")), Icon("resources")];
    let plus = |count: u8, icon| vec![Text(format!("+{count}")), Icon(icon)];
    let both = |one: Vec<Sign>, other: Vec<Sign>| one.into_iter().chain(other).collect();
    match deed {
        Deed::BuildOrUpgradeProduction(count) => less("farm", count),
        Deed::BuildOrUpgradeUrban(count) => less("temple", count),
        Deed::Upgrade(count) => less("up", count),
        Deed::WonderStage(count) => less("wonder", count),
        Deed::Population { food } => both(vec![Icon("worker")], plus(food, "food")),
        Deed::Arm { actions, resources } => {
            both(plus(actions, "military"), plus(resources, "resources"))
        }
        Deed::Score { science, culture: 0 } => plus(science, "science"),
        Deed::Score { science, culture } => {
            both(plus(science, "science"), plus(culture, "culture"))
        }
        Deed::Gain { resources, food } => both(plus(resources, "resources"), plus(food, "food")),
        Deed::GainEither(count) => {
            both(plus(count, "food"), vec![Text("/".into()), Icon("resources")])
        }
        Deed::Develop { science } => both(vec![Icon("card")], plus(science, "science")),
        Deed::ArmAgainstStronger(_) => vec![Icon("strength"), Text("+".into()), Icon("resources")],
        Deed::CulturePerRicher(_) => vec![Text("+".into()), Icon("culture")],
    }
}
