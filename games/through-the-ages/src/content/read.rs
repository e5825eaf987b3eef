//! The words of the content files, read. Limits keep every sum of the rules within its type.

use super::*;
use kernel::content::{number, numbers};
use std::str::FromStr;

/// The most of anything that one word moves.
pub(super) const MOST: u8 = 30;

/// A word and what follows its colon.
struct Word<'a> {
    word: &'a str,
    rest: Option<&'a str>,
}

impl<'a> Word<'a> {
    fn of(text: &'a str) -> Word<'a> {
        match text.split_once(':') {
            Some((word, rest)) => Word { word, rest: Some(rest) },
            None => Word { word: text, rest: None },
        }
    }

    fn alone<T>(&self, value: T) -> Result<T, String> {
        match self.rest {
            None => Ok(value),
            Some(rest) => Err(format!("unexpected :{rest}")),
        }
    }

    fn list<const N: usize>(&self, least: u8) -> Result<[u8; N], String> {
        numbers(self.rest.ok_or_else(|| format!("expected : and {N} numbers"))?, least, MOST)
    }

    fn one(&self) -> Result<u8, String> {
        self.list::<1>(1).map(|[n]| n)
    }

    fn name<T: FromStr<Err = String>>(&self) -> Result<T, String> {
        self.rest.ok_or("expected : and a name")?.parse()
    }

    fn unknown<T>(&self) -> Result<T, String> {
        Err(format!("unknown word \"{}\"", self.word))
    }
}

impl FromStr for Power {
    type Err = String;
    fn from_str(text: &str) -> Result<Power, String> {
        let word = Word::of(text);
        Ok(match word.word {
            "military_as_civil" => word.alone(Power::MilitaryAsCivil)?,
            "second_politics" => word.alone(Power::SecondPolitics)?,
            "colonize_from_hand" => word.alone(Power::ColonizeFromHand)?,
            "infantry_as_cavalry" => word.alone(Power::InfantryAsCavalry)?,
            "look_at_event" => word.alone(Power::LookAtEvent)?,
            "best_lab_or_library" => word.alone(Power::BestLabOrLibrary)?,
            "no_wonder_surcharge" => word.alone(Power::NoWonderSurcharge)?,
            "upgrade_to_theater" => word.alone(Power::UpgradeToTheater)?,
            "military_revolution" => word.alone(Power::MilitaryRevolution)?,
            "labs_make_resources" => word.alone(Power::LabsMakeResources)?,
            "double_best_theater" => word.alone(Power::DoubleBestTheater)?,
            "no_attacks" => word.alone(Power::NoAttacks)?,
            "attackers_pay_double" => word.alone(Power::AttackersPayDouble)?,
            "double_best_mine" => word.alone(Power::DoubleBestMine)?,
            "raise_unit" => {
                let [food, resources] = word.list(0)?;
                Power::RaiseUnit { food, resources }
            }
            "culture_per_colony" => {
                let [first, more] = word.list(0)?;
                Power::CulturePerColony { first, more }
            }
            "labs_make_culture" => Power::LabsMakeCulture { science_less: word.one()? },
            "culture_or_arms" => {
                let [culture, science, resources] = word.list(1)?;
                Power::CultureOrArms { culture, science, resources }
            }
            "complete_for_workers" => {
                let [city, production] = word.list(0)?;
                Power::CompleteForWorkers { city, production }
            }
            "urban_discount" => Power::UrbanDiscount(word.list(0)?),
            _ => return counted_power(&word),
        })
    }
}

fn counted_power(word: &Word) -> Result<Power, String> {
    let power = match word.word {
        "strength_per_unit" => Power::StrengthPerUnit,
        "retire_for_yellow" => Power::RetireForYellow,
        "science_on_taking" => Power::ScienceOnTaking,
        "cheaper_leaders" => Power::CheaperLeaders,
        "unit_resources" => Power::UnitResources,
        "tuck_under_wonder" => Power::TuckUnderWonder,
        "cheaper_population" => Power::CheaperPopulation,
        "culture_if_strongest" => Power::CultureIfStrongest,
        "strength_per_happy" => Power::StrengthPerHappy,
        "resources_on_develop" => Power::ResourcesOnDevelop,
        "action_on_develop" => Power::ActionOnDevelop,
        "culture_on_develop" => Power::CultureOnDevelop,
        "culture_per_happy" => Power::CulturePerHappy,
        "culture_per_theater" => Power::CulturePerTheater,
        "cheaper_theater_tech" => Power::CheaperTheaterTech,
        "discard_to_colonize" => Power::DiscardToColonize,
        "culture_on_revolution" => Power::CultureOnRevolution,
        "strength_per_unit_type" => Power::StrengthPerUnitType,
        "cheaper_library_and_theater" => Power::CheaperLibraryAndTheater,
        "culture_per_pair" => Power::CulturePerPair,
        "hand_limits" => Power::HandLimits,
        "strength_per_infantry_and_artillery" => Power::StrengthPerInfantryAndArtillery,
        "more_happy" => Power::MoreHappy,
        "cheaper_after_leader" => Power::CheaperAfterLeader,
        "free_population" => Power::FreePopulation,
        "complete_for_levels" => Power::CompleteForLevels,
        "complete_for_stage_and_book" => Power::CompleteForStageAndBook,
        "complete_for_city" => Power::CompleteForCity,
        "stages_per_action" => Power::StagesPerAction,
        _ => return word.unknown(),
    };
    word.one().map(power)
}

impl FromStr for Deed {
    type Err = String;
    fn from_str(text: &str) -> Result<Deed, String> {
        let word = Word::of(text);
        Ok(match word.word {
            "build_or_upgrade_production" => Deed::BuildOrUpgradeProduction(word.one()?),
            "build_or_upgrade_urban" => Deed::BuildOrUpgradeUrban(word.one()?),
            "upgrade" => Deed::Upgrade(word.one()?),
            "population" => Deed::Population { food: word.one()? },
            "wonder_stage" => Deed::WonderStage(word.one()?),
            "arm" => {
                let [actions, resources] = word.list(0)?;
                Deed::Arm { actions, resources }
            }
            "score" => {
                let [science, culture] = word.list(0)?;
                Deed::Score { science, culture }
            }
            "gain" => {
                let [resources, food] = word.list(0)?;
                Deed::Gain { resources, food }
            }
            "gain_either" => Deed::GainEither(word.one()?),
            "develop" => Deed::Develop { science: word.one()? },
            "arm_against_stronger" => Deed::ArmAgainstStronger(word.list(0)?),
            "culture_per_richer" => Deed::CulturePerRicher(word.list(0)?),
            _ => return word.unknown(),
        })
    }
}

impl FromStr for Assault {
    type Err = String;
    fn from_str(text: &str) -> Result<Assault, String> {
        let word = Word::of(text);
        Ok(match word.word {
            "plunder" => Assault::Plunder(word.one()?),
            "raid" => match word.rest.is_some_and(|rest| rest.contains('/')) {
                true => {
                    let [first, second] = numbers(word.rest.unwrap_or(""), 0, 3)?;
                    Assault::Raid { first, second: Some(second) }
                }
                false => Assault::Raid { first: word.one()?, second: None },
            },
            "enslave" => {
                let [resources, food] = word.list(0)?;
                Assault::Enslave { resources, food }
            }
            "spy" => Assault::Spy(word.one()?),
            "annex" => word.alone(Assault::Annex)?,
            "infiltrate" => Assault::Infiltrate(word.one()?),
            "intervene" => Assault::Intervene(word.one()?),
            _ => return word.unknown(),
        })
    }
}

impl FromStr for Spoils {
    type Err = String;
    fn from_str(text: &str) -> Result<Spoils, String> {
        let word = Word::of(text);
        Ok(match word.word {
            "take_yellow" => {
                let [base, per] = word.list(1)?;
                Spoils::Yellow { base, per }
            }
            "take_science" => word.alone(Spoils::Science)?,
            "take_culture" => Spoils::Culture { base: word.one()? },
            _ => return word.unknown(),
        })
    }
}

impl FromStr for Bounty {
    type Err = String;
    fn from_str(text: &str) -> Result<Bounty, String> {
        let word = Word::of(text);
        let bounty = match word.word {
            "science" => Bounty::Science,
            "culture" => Bounty::Culture,
            "food" => Bounty::Food,
            "resources" => Bounty::Resources,
            "population" => Bounty::Population,
            "draw" => Bounty::Draw,
            _ => return word.unknown(),
        };
        word.one().map(bounty)
    }
}

impl FromStr for Happening {
    type Err = String;
    fn from_str(text: &str) -> Result<Happening, String> {
        use Happening as H;
        let word = Word::of(text);
        Ok(match word.word {
            "each_gains" => {
                let [science, food, resources] = word.list(0)?;
                H::EachGains { science, food, resources }
            }
            "each_may_build" => H::EachMayBuild(word.name()?),
            "crusades" => {
                let [gain, loss] = word.list(0)?;
                H::Crusades { gain, loss }
            }
            "score_culture_rating" => word.alone(H::ScoreCultureRating)?,
            "produce_food" => word.alone(H::ProduceFood)?,
            "produce_resources" => word.alone(H::ProduceResources)?,
            "lose_all_food" => word.alone(H::LoseAllFood)?,
            "score_science_rating" => word.alone(H::ScoreScienceRating)?,
            "civil_unrest" => {
                let [culture, blue] = word.list(0)?;
                H::CivilUnrest { culture, blue }
            }
            "crime_wave" => {
                let [culture, blue] = word.list(0)?;
                H::CrimeWave { culture, blue }
            }
            "economic_progress" => word.alone(H::EconomicProgress)?,
            "emigration" => word.alone(H::Emigration)?,
            "iconoclasm" => word.alone(H::Iconoclasm)?,
            "independence" => word.alone(H::Independence)?,
            "politics_of_strength" => {
                let [draw, discard, gain, loss] = word.list(0)?;
                H::PoliticsOfStrength { draw, discard, gain, loss }
            }
            "popularize_science" => word.alone(H::PopularizeScience)?,
            "ravages_of_time" => {
                let [level, culture] = word.list(0)?;
                H::RavagesOfTime { level, culture }
            }
            "refugees" => {
                let [culture, population] = word.list(0)?;
                H::Refugees { culture, population }
            }
            "terrorism" => word.alone(H::Terrorism)?,
            _ => return impact(&word),
        })
    }
}

fn impact(word: &Word) -> Result<Happening, String> {
    use Happening as H;
    Ok(match word.word {
        "impact_government" => {
            let [civil, military] = word.list(0)?;
            H::ImpactGovernment { civil, military }
        }
        "impact_industry" => word.alone(H::ImpactIndustry)?,
        "impact_population" => {
            let [each, above] = word.list(0)?;
            H::ImpactPopulation { each, above }
        }
        "impact_science" => H::ImpactScience(ranks(word)?),
        "impact_strength" => H::ImpactStrength(ranks(word)?),
        "impact_wonders" => H::ImpactWonders(word.list(0)?),
        _ => return counted_happening(word),
    })
}

fn counted_happening(word: &Word) -> Result<Happening, String> {
    use Happening as H;
    let happening = match word.word {
        "each_gains_either" => H::EachGainsEither,
        "each_may_develop" => H::EachMayDevelop,
        "each_draws" => H::EachDraws,
        "each_grows" => H::EachGrows,
        "barbarians" => H::Barbarians,
        "border_conflict" => H::BorderConflict,
        "foray" => H::Foray,
        "immigration" => H::Immigration,
        "each_shrinks" => H::EachShrinks,
        "raiders" => H::Raiders,
        "rebellion" => H::Rebellion,
        "reign_of_terror" => H::ReignOfTerror,
        "uncertain_borders" => H::UncertainBorders,
        "cold_war" => H::ColdWar,
        "international_agreement" => H::InternationalAgreement,
        "national_pride" => H::NationalPride,
        "prosperity" => H::Prosperity,
        "impact_agriculture" => H::ImpactAgriculture,
        "impact_architecture" => H::ImpactArchitecture,
        "impact_balance" => H::ImpactBalance,
        "impact_colonies" => H::ImpactColonies,
        "impact_competition" => H::ImpactCompetition,
        "impact_happiness" => H::ImpactHappiness,
        "impact_progress" => H::ImpactProgress,
        "impact_technology" => H::ImpactTechnology,
        "impact_variety" => H::ImpactVariety,
        _ => return word.unknown(),
    };
    word.one().map(happening)
}

fn ranks(word: &Word) -> Result<Ranks, String> {
    let [a, b, c, d, e, f, g, h, i] = word.list(0)?;
    Ok(Ranks { two: [a, b], three: [c, d, e], four: [f, g, h, i] })
}

/// Symbols joined by `;`: `culture+1;happy-1`.
pub(super) fn symbols(text: &str) -> Result<Symbols, String> {
    let mut symbols = Symbols::default();
    for part in text.split(';').filter(|_| !text.is_empty()) {
        symbol(part, &mut symbols).map_err(|e| format!("\"{part}\": {e}"))?;
    }
    Ok(symbols)
}

fn symbol(text: &str, symbols: &mut Symbols) -> Result<(), String> {
    let at = text.find(['+', '-']).ok_or("expected + or - and a number")?;
    let (name, count) = text.split_at(at);
    let amount = number(&count[1..], 1, MOST)? as i8;
    let amount = if count.starts_with('-') { -amount } else { amount };
    let field = match name {
        "food" => &mut symbols.food,
        "resources" => &mut symbols.resources,
        "science" => &mut symbols.science,
        "culture" => &mut symbols.culture,
        "strength" => &mut symbols.strength,
        "happy" => &mut symbols.happy,
        "civil" => &mut symbols.civil,
        "military" => &mut symbols.military,
        "colonization" => &mut symbols.colonization,
        "yellow" => &mut symbols.yellow,
        "blue" => &mut symbols.blue,
        _ => return Err(format!("unknown symbol \"{name}\"")),
    };
    if *field != 0 {
        return Err("the symbol stands twice".into());
    }
    *field = amount;
    Ok(())
}

/// The clauses of a pact, joined by `;`: `no_attacks`, `ends_on_attack`, `attacker_strength:2`,
/// `trade_routes`, `cooperation:2/1`, `tourism:1`, `no_war_on_b`, `both:culture+1`, `a:…`, `b:…`.
pub(super) fn pact(text: &str) -> Result<Pact, String> {
    let mut pact = Pact::default();
    for part in text.split(';') {
        clause(part, &mut pact).map_err(|e| format!("\"{part}\": {e}"))?;
    }
    Ok(pact)
}

fn clause(text: &str, pact: &mut Pact) -> Result<(), String> {
    let word = Word::of(text);
    let rest = word.rest.unwrap_or("");
    match word.word {
        "no_attacks" => pact.no_attacks = word.alone(true)?,
        "ends_on_attack" => pact.ends_on_attack = word.alone(true)?,
        "attacker_strength" => pact.attacker_strength = word.one()?,
        "trade_routes" => {
            pact.trade_routes = word.alone(true)?;
            pact.has_sides = true;
        }
        "cooperation" => {
            let [less, partner] = word.list(0)?;
            pact.cooperation = Some((less, partner));
        }
        "tourism" => pact.tourism = word.one()?,
        "no_war_on_b" => {
            pact.no_war_on_b = word.alone(true)?;
            pact.has_sides = true;
        }
        "both" => {
            symbol(rest, &mut pact.gives[0])?;
            symbol(rest, &mut pact.gives[1])?;
        }
        "a" => {
            symbol(rest, &mut pact.gives[0])?;
            pact.has_sides = true;
        }
        "b" => {
            symbol(rest, &mut pact.gives[1])?;
            pact.has_sides = true;
        }
        _ => return word.unknown(),
    }
    Ok(())
}
