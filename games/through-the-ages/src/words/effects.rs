//! What a card says, composed from the vocabulary. A word has up to four numbers: a, b, c, d.

use super::*;
use crate::content::*;
use kernel::Text;

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
    parts.extend(card.powers.iter().map(|&power| said_power(power)));
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
        MilitaryType::War(what) => parts.push(spoils(what)),
        MilitaryType::Pact(what) => pact(&what, &mut parts),
        MilitaryType::Territory(what) => {
            symbols(&card.gives, &mut parts);
            parts.push(bounty(what));
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

fn said_power(power: Power) -> Text {
    use Power as P;
    match power {
        P::StrengthPerUnit(n) => word("power-strength-per-unit", &[n]),
        P::RetireForYellow(n) => word("power-retire-for-yellow", &[n]),
        P::ScienceOnTaking(n) => word("power-science-on-taking", &[n]),
        P::MilitaryAsCivil => word("power-military-as-civil", &[]),
        P::CheaperLeaders(n) => word("power-cheaper-leaders", &[n]),
        P::UnitResources(n) => word("power-unit-resources", &[n]),
        P::TuckUnderWonder(n) => word("power-tuck-under-wonder", &[n]),
        P::SecondPolitics => word("power-second-politics", &[]),
        P::CheaperPopulation(n) => word("power-cheaper-population", &[n]),
        P::ColonizeFromHand => word("power-colonize-from-hand", &[]),
        P::RaiseUnit { food, resources } => word("power-raise-unit", &[food, resources]),
        P::InfantryAsCavalry => word("power-infantry-as-cavalry", &[]),
        P::CultureIfStrongest(n) => word("power-culture-if-strongest", &[n]),
        P::StrengthPerHappy(n) => word("power-strength-per-happy", &[n]),
        P::LookAtEvent => word("power-look-at-event", &[]),
        P::BestLabOrLibrary => word("power-best-lab-or-library", &[]),
        P::ResourcesOnDevelop(n) => word("power-resources-on-develop", &[n]),
        P::ActionOnDevelop(n) => word("power-action-on-develop", &[n]),
        P::CultureOnDevelop(n) => word("power-culture-on-develop", &[n]),
        P::CulturePerHappy(n) => word("power-culture-per-happy", &[n]),
        P::NoWonderSurcharge => word("power-no-wonder-surcharge", &[]),
        P::CulturePerTheater(n) => word("power-culture-per-theater", &[n]),
        P::CheaperTheaterTech(n) => word("power-cheaper-theater-tech", &[n]),
        P::UpgradeToTheater => word("power-upgrade-to-theater", &[]),
        P::DiscardToColonize(n) => word("power-discard-to-colonize", &[n]),
        P::CulturePerColony { first, more } => word("power-culture-per-colony", &[first, more]),
        P::MilitaryRevolution => word("power-military-revolution", &[]),
        P::CultureOnRevolution(n) => word("power-culture-on-revolution", &[n]),
        P::StrengthPerUnitType(n) => word("power-strength-per-unit-type", &[n]),
        P::CheaperLibraryAndTheater(n) => word("power-cheaper-library-and-theater", &[n]),
        P::CulturePerPair(n) => word("power-culture-per-pair", &[n]),
        P::LabsMakeResources => word("power-labs-make-resources", &[]),
        P::DoubleBestTheater => word("power-double-best-theater", &[]),
        P::NoAttacks => word("power-no-attacks", &[]),
        P::AttackersPayDouble => word("power-attackers-pay-double", &[]),
        P::LabsMakeCulture { science_less } => word("power-labs-make-culture", &[science_less]),
        P::CultureOrArms { culture, science, resources } => {
            word("power-culture-or-arms", &[culture, science, resources])
        }
        P::HandLimits(n) => word("power-hand-limits", &[n]),
        P::StrengthPerInfantryAndArtillery(n) => word("power-great-wall", &[n]),
        P::MoreHappy(n) => word("power-more-happy", &[n]),
        P::CheaperAfterLeader(n) => word("power-cheaper-after-leader", &[n]),
        P::FreePopulation(n) => word("power-free-population", &[n]),
        P::DoubleBestMine => word("power-double-best-mine", &[]),
        P::CompleteForWorkers { city, production } => {
            word("power-complete-for-workers", &[city, production])
        }
        P::CompleteForLevels(n) => word("power-complete-for-levels", &[n]),
        P::CompleteForStageAndBook(n) => word("power-complete-for-stage-and-book", &[n]),
        P::CompleteForCity(n) => word("power-complete-for-city", &[n]),
        P::UrbanDiscount(by_level) => word("power-urban-discount", &by_level),
        P::StagesPerAction(n) => word("power-stages-per-action", &[n]),
    }
}

fn deed(deed: Deed) -> Text {
    match deed {
        Deed::BuildOrUpgradeProduction(n) => word("deed-production", &[n]),
        Deed::BuildOrUpgradeUrban(n) => word("deed-urban", &[n]),
        Deed::Upgrade(n) => word("deed-upgrade", &[n]),
        Deed::Population { food } => word("deed-population", &[food]),
        Deed::WonderStage(n) => word("deed-wonder-stage", &[n]),
        Deed::Arm { actions, resources } => word("deed-arm", &[actions, resources]),
        Deed::Score { science, culture: 0 } => word("deed-score-science", &[science]),
        Deed::Score { science, culture } => word("deed-score", &[science, culture]),
        Deed::Gain { resources, food } => word("deed-gain", &[resources, food]),
        Deed::GainEither(n) => word("deed-gain-either", &[n]),
        Deed::Develop { science } => word("deed-develop", &[science]),
        Deed::ArmAgainstStronger(n) => word("deed-arm-against-stronger", &n),
        Deed::CulturePerRicher(n) => word("deed-culture-per-richer", &n),
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
        Assault::Plunder(n) => word("assault-plunder", &[n]),
        Assault::Raid { first, second: None } => {
            Text::new("assault-raid").with("first", level(first))
        }
        Assault::Raid { first, second: Some(second) } => {
            Text::new("assault-raid-two").with("first", level(first)).with("second", level(second))
        }
        Assault::Enslave { resources, food } => word("assault-enslave", &[resources, food]),
        Assault::Spy(n) => word("assault-spy", &[n]),
        Assault::Annex => word("assault-annex", &[]),
        Assault::Infiltrate(n) => word("assault-infiltrate", &[n]),
        Assault::Intervene(n) => word("assault-intervene", &[n]),
    }
}

fn spoils(what: Spoils) -> Text {
    match what {
        Spoils::Yellow { base, per } => word("war-yellow", &[base, per]),
        Spoils::Science => word("war-science", &[]),
        Spoils::Culture { base } => word("war-culture", &[base]),
    }
}

fn bounty(what: Bounty) -> Text {
    match what {
        Bounty::Science(n) => word("bounty-science", &[n]),
        Bounty::Culture(n) => word("bounty-culture", &[n]),
        Bounty::Food(n) => word("bounty-food", &[n]),
        Bounty::Resources(n) => word("bounty-resources", &[n]),
        Bounty::Population(n) => word("bounty-population", &[n]),
        Bounty::Draw(n) => word("bounty-draw", &[n]),
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
        H::EachGainsEither(n) => word("happening-each-gains-either", &[n]),
        H::EachMayDevelop(n) => word("happening-each-may-develop", &[n]),
        H::EachDraws(n) => word("happening-each-draws", &[n]),
        H::EachMayBuild(kind) => {
            Text::new("happening-each-may-build").with("tech", tech(kind, Age::A))
        }
        H::EachGrows(n) => word("happening-each-grows", &[n]),
        H::Barbarians(n) => word("happening-barbarians", &[n]),
        H::BorderConflict(n) => word("happening-border-conflict", &[n]),
        H::Crusades { gain, loss } => word("happening-crusades", &[gain, loss]),
        H::ScoreCultureRating => word("happening-score-culture-rating", &[]),
        H::Foray(n) => word("happening-foray", &[n]),
        H::ProduceFood => word("happening-produce-food", &[]),
        H::Immigration(n) => word("happening-immigration", &[n]),
        H::ProduceResources => word("happening-produce-resources", &[]),
        H::EachShrinks(n) => word("happening-each-shrinks", &[n]),
        H::Raiders(n) => word("happening-raiders", &[n]),
        H::LoseAllFood => word("happening-lose-all-food", &[]),
        H::Rebellion(n) => word("happening-rebellion", &[n]),
        H::ReignOfTerror(n) => word("happening-reign-of-terror", &[n]),
        H::ScoreScienceRating => word("happening-score-science-rating", &[]),
        H::UncertainBorders(n) => word("happening-uncertain-borders", &[n]),
        H::CivilUnrest { culture, blue } => word("happening-civil-unrest", &[culture, blue]),
        H::ColdWar(n) => word("happening-cold-war", &[n]),
        H::CrimeWave { culture, blue } => word("happening-crime-wave", &[culture, blue]),
        H::EconomicProgress => word("happening-economic-progress", &[]),
        H::Emigration => word("happening-emigration", &[]),
        H::Iconoclasm => word("happening-iconoclasm", &[]),
        H::Independence => word("happening-independence", &[]),
        H::InternationalAgreement(n) => word("happening-international-agreement", &[n]),
        H::NationalPride(n) => word("happening-national-pride", &[n]),
        H::PoliticsOfStrength { draw, discard, gain, loss } => {
            word("happening-politics-of-strength", &[draw, discard, gain, loss])
        }
        H::PopularizeScience => word("happening-popularize-science", &[]),
        H::Prosperity(n) => word("happening-prosperity", &[n]),
        H::RavagesOfTime { level, culture } => Text::new("happening-ravages-of-time")
            .with("age", age(Age::of(level)))
            .with("a", culture),
        H::Refugees { culture, population } => word("happening-refugees", &[culture, population]),
        H::Terrorism => word("happening-terrorism", &[]),
        H::ImpactAgriculture(n) => word("happening-impact-agriculture", &[n]),
        H::ImpactArchitecture(n) => word("happening-impact-architecture", &[n]),
        H::ImpactBalance(n) => word("happening-impact-balance", &[n]),
        H::ImpactColonies(n) => word("happening-impact-colonies", &[n]),
        H::ImpactCompetition(n) => word("happening-impact-competition", &[n]),
        H::ImpactGovernment { civil, military } => {
            word("happening-impact-government", &[civil, military])
        }
        H::ImpactHappiness(n) => word("happening-impact-happiness", &[n]),
        H::ImpactIndustry => word("happening-impact-industry", &[]),
        H::ImpactPopulation { each, above } => word("happening-impact-population", &[each, above]),
        H::ImpactProgress(n) => word("happening-impact-progress", &[n]),
        H::ImpactScience(ranks) => said_ranks("happening-impact-science", ranks),
        H::ImpactStrength(ranks) => said_ranks("happening-impact-strength", ranks),
        H::ImpactTechnology(n) => word("happening-impact-technology", &[n]),
        H::ImpactVariety(n) => word("happening-impact-variety", &[n]),
        H::ImpactWonders(by_age) => word("happening-impact-wonders", &by_age),
    }
}

fn said_ranks(key: &str, ranks: Ranks) -> Text {
    let list = |points: &[u8]| points.iter().map(u8::to_string).collect::<Vec<_>>().join("/");
    Text::new(key)
        .with("two", list(&ranks.two))
        .with("three", list(&ranks.three))
        .with("four", list(&ranks.four))
}
