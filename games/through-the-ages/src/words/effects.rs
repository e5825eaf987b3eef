//! What a card says, composed from the vocabulary. A word has up to four numbers: a, b, c, d.

use super::*;
use crate::content::*;
use kernel::{Text, Vocabulary};

/// What a civil card says, part by part.
pub fn civil_text(card: &Civil) -> Vec<Text> {
    let mut parts = Vec::new();
    if card.science > 0 {
        parts.push(word("price-science", &[card.science]));
    }
    if card.revolution > 0 {
        parts.push(word("price-revolution", &[card.revolution]));
    }
    if card.cost > 0 {
        parts.push(word("price-resources", &[card.cost]));
    }
    if !card.stages.is_empty() {
        let stages: Vec<String> = card.stages.iter().map(u8::to_string).collect();
        parts.push(Text::new("price-stages").with("stages", stages.join("-")));
    }
    symbols(&card.gives, &mut parts);
    if card.urban_limit > 0 {
        parts.push(word("symbol-urban", &[card.urban_limit]));
    }
    parts.extend(card.powers.iter().map(|power| said("power", power)));
    parts.extend(card.deed.map(deed));
    parts
}

/// What a military card says, part by part.
pub fn military_text(card: &Military) -> Vec<Text> {
    let mut parts = Vec::new();
    if card.cost > 0 {
        parts.push(word("price-military", &[card.cost]));
    }
    match card.what {
        MilitaryType::Bonus { defence, colonization } => {
            parts.push(word("bonus", &[defence, colonization]));
        }
        MilitaryType::Tactic(army) => parts.extend(tactic(army)),
        MilitaryType::Aggression(what) => parts.push(assault(what)),
        MilitaryType::War(what) => parts.push(said("war", &what)),
        MilitaryType::Pact(what) => pact(&what, &mut parts),
        MilitaryType::Territory(what) => {
            symbols(&card.gives, &mut parts);
            parts.push(said("bounty", &what));
        }
        MilitaryType::Event(what) => parts.push(happening(what)),
    }
    parts
}

fn word(key: &str, numbers: &[u8]) -> Text {
    let mut text = Text::new(key);
    for (name, &number) in ["a", "b", "c", "d"].into_iter().zip(numbers) {
        text = text.with(name, number);
    }
    text
}

fn symbols(gives: &Symbols, parts: &mut Vec<Text>) {
    for (name, count) in gives.iter() {
        let sign = if count > 0 { "+" } else { "−" };
        let number = format!("{sign}{}", count.unsigned_abs());
        parts.push(Text::new(format!("symbol-{name}")).with("count", number));
    }
}

/// A word of a vocabulary that is said with its numbers.
fn said(vocabulary: &str, effect: &impl Vocabulary) -> Text {
    word(&format!("{vocabulary}-{}", effect.key()), &effect.numbers())
}

fn deed(deed: Deed) -> Text {
    match deed {
        Deed::Score { science, culture: 0 } => word("deed-score-science", &[science]),
        Deed::BuildOrUpgradeProduction(_)
        | Deed::BuildOrUpgradeUrban(_)
        | Deed::Upgrade(_)
        | Deed::Population { .. }
        | Deed::WonderStage(_)
        | Deed::Arm { .. }
        | Deed::Score { .. }
        | Deed::Gain { .. }
        | Deed::GainEither(_)
        | Deed::Develop { .. }
        | Deed::ArmAgainstStronger(_)
        | Deed::CulturePerRicher(_) => said("deed", &deed),
    }
}

fn tactic(army: Army) -> Vec<Text> {
    let units = word("army-units", &[army.infantry, army.cavalry, army.artillery]);
    let worth = match army.strength == army.outdated {
        true => word("army-strength", &[army.strength]),
        false => word("army-strength-outdated", &[army.strength, army.outdated]),
    };
    vec![units, worth]
}

fn assault(what: Assault) -> Text {
    let level = |level: u8| age(Age::of(level));
    match what {
        Assault::Raid { first, second: None } => {
            Text::new("assault-raid").with("first", level(first))
        }
        Assault::Raid { first, second: Some(second) } => {
            Text::new("assault-raid-two").with("first", level(first)).with("second", level(second))
        }
        Assault::Plunder(_)
        | Assault::Enslave { .. }
        | Assault::Spy(_)
        | Assault::Annex
        | Assault::Infiltrate(_)
        | Assault::Intervene(_) => said("assault", &what),
    }
}

fn pact(pact: &Pact, parts: &mut Vec<Text>) {
    let is_equal = pact.gives[0] == pact.gives[1];
    for (side, key) in [(0, "pact-a"), (1, "pact-b")] {
        let mut given = Vec::new();
        symbols(&pact.gives[side], &mut given);
        if given.is_empty() || (is_equal && side == 1) {
            continue;
        }
        let key = if is_equal { "pact-both" } else { key };
        parts.push(Text::new(key).with("gives", given));
    }
    let terms = [
        (pact.no_attacks, word("pact-no-attacks", &[])),
        (pact.ends_on_attack, word("pact-ends-on-attack", &[])),
        (pact.attacker_strength > 0, word("pact-attacker-strength", &[pact.attacker_strength])),
        (pact.trade_routes, word("pact-trade-routes", &[])),
        (pact.tourism > 0, word("pact-tourism", &[pact.tourism])),
        (pact.no_war_on_b, word("pact-no-war-on-b", &[])),
    ];
    parts.extend(terms.into_iter().filter(|(holds, _)| *holds).map(|(_, text)| text));
    parts
        .extend(pact.cooperation.map(|(less, partner)| word("pact-cooperation", &[less, partner])));
}

fn happening(what: Happening) -> Text {
    use Happening as H;
    match what {
        H::EachGains { science, food, resources } => {
            let science = (science > 0).then(|| word("goods-science", &[science]));
            let [food, resources] = [(Good::Food, food), (Good::Resources, resources)]
                .map(|(good, count)| (count > 0).then(|| goods(good, count)));
            let gained: Vec<Text> = [science, food, resources].into_iter().flatten().collect();
            Text::new("happening-each-gains").with("gained", gained)
        }
        H::EachMayBuild(kind) => {
            Text::new("happening-each-may-build").with("tech", tech(kind, Age::A))
        }
        H::RavagesOfTime { level, culture } => Text::new("happening-ravages-of-time")
            .with("age", age(Age::of(level)))
            .with("a", culture),
        H::Impact(what) => impact(what),
        H::EachGainsEither(_)
        | H::EachMayDevelop(_)
        | H::EachDraws(_)
        | H::EachGrows(_)
        | H::Barbarians(_)
        | H::BorderConflict(_)
        | H::Crusades { .. }
        | H::ScoreCultureRating
        | H::Foray(_)
        | H::ProduceFood
        | H::Immigration(_)
        | H::ProduceResources
        | H::EachShrinks(_)
        | H::Raiders(_)
        | H::LoseAllFood
        | H::Rebellion(_)
        | H::ReignOfTerror(_)
        | H::ScoreScienceRating
        | H::UncertainBorders(_)
        | H::CivilUnrest { .. }
        | H::ColdWar(_)
        | H::CrimeWave { .. }
        | H::EconomicProgress
        | H::Emigration
        | H::Iconoclasm
        | H::Independence
        | H::InternationalAgreement(_)
        | H::NationalPride(_)
        | H::PoliticsOfStrength { .. }
        | H::PopularizeScience
        | H::Prosperity(_)
        | H::Refugees { .. }
        | H::Terrorism => said("happening", &what),
    }
}

fn impact(what: Impact) -> Text {
    match what {
        Impact::Science(ranks) => said_ranks("happening-impact-science", ranks),
        Impact::Strength(ranks) => said_ranks("happening-impact-strength", ranks),
        Impact::Agriculture(_)
        | Impact::Architecture(_)
        | Impact::Balance(_)
        | Impact::Colonies(_)
        | Impact::Competition(_)
        | Impact::Government { .. }
        | Impact::Happiness(_)
        | Impact::Industry
        | Impact::Population { .. }
        | Impact::Progress(_)
        | Impact::Technology(_)
        | Impact::Variety(_)
        | Impact::Wonders(_) => said("happening-impact", &what),
    }
}

fn said_ranks(key: &str, ranks: Ranks) -> Text {
    let list = |points: &[u8]| points.iter().map(u8::to_string).collect::<Vec<_>>().join("/");
    Text::new(key)
        .with("two", list(&ranks.two))
        .with("three", list(&ranks.three))
        .with("four", list(&ranks.four))
}
