//! What a civilization is worth: science, culture, strength, happiness, actions and limits, from
//! cards and workers (rulebook, "Your parameters").

use crate::content::{Civil, MilitaryType, Power, Symbols};
use crate::parts::*;
use crate::state::*;
use kernel::Seat;

/// Sums before they are cut off at zero.
#[derive(Clone, Copy, Default)]
struct Sums {
    science: i16,
    culture: i16,
    strength: i16,
    happy: i16,
    civil: i16,
    military: i16,
    colonization: i16,
    hands: i16,
}

impl Sums {
    /// Adds the symbols of a card or of workers.
    fn add(&mut self, gives: &Symbols, times: u8) {
        let times = i16::from(times);
        self.science += i16::from(gives.science) * times;
        self.culture += i16::from(gives.culture) * times;
        self.strength += i16::from(gives.strength) * times;
        self.happy += i16::from(gives.happy) * times;
        self.civil += i16::from(gives.civil) * times;
        self.military += i16::from(gives.military) * times;
        self.colonization += i16::from(gives.colonization) * times;
    }
}

/// What urban buildings make, leaders included: for wonders that score them and for ratings.
#[derive(Clone, Copy, Default)]
pub(crate) struct City {
    pub science: i16,
    pub culture: i16,
    pub strength: i16,
    pub happy: i16,
    /// Of the culture, that of theaters and libraries.
    pub stage_and_book: i16,
    /// Happy faces of temples.
    pub temple_happy: i16,
    /// Happy faces of theaters.
    pub theater_happy: i16,
}

impl Ages {
    /// Happy faces more on every source of them (St. Peter's Basilica).
    fn more_happy(&self, seat: Seat) -> i16 {
        let more = only!(Power::MoreHappy(more) => more);
        self.wonder_power(seat, more).unwrap_or(0).into()
    }

    /// Faces of one source: a card with unhappy faces is none, and gets none more.
    fn faces(printed: i16, more: i16) -> i16 {
        if printed > 0 { printed + more } else { printed }
    }

    /// What the urban buildings of a seat make.
    pub(crate) fn city(&self, seat: Seat) -> City {
        let player = self.player(seat);
        let more = self.more_happy(seat);
        let mut city = City::default();
        for kind in Kind::URBAN {
            for level in player.levels(kind) {
                let count = i16::from(player.workers[kind][usize::from(level)]);
                let Some(card) = self.rules().tech(kind, level).filter(|_| count > 0) else {
                    continue;
                };
                let happy = Self::faces(card.gives.happy.into(), more) * count;
                let culture = i16::from(card.gives.culture) * count;
                city.science += i16::from(card.gives.science) * count;
                city.culture += culture;
                city.strength += i16::from(card.gives.strength) * count;
                city.happy += happy;
                match kind {
                    Kind::Temple => city.temple_happy += happy,
                    Kind::Theater => {
                        city.theater_happy += happy;
                        city.stage_and_book += culture;
                    }
                    Kind::Library => city.stage_and_book += culture,
                    Kind::Lab
                    | Kind::Arena
                    | Kind::Farm
                    | Kind::Mine
                    | Kind::Infantry
                    | Kind::Cavalry
                    | Kind::Artillery
                    | Kind::Air => {}
                }
            }
        }
        self.leader_in_city(seat, &mut city);
        city
    }

    /// What the leader makes of urban buildings.
    fn leader_in_city(&self, seat: Seat, city: &mut City) {
        let player = self.player(seat);
        let Some(leader) = player.leader else { return };
        let theaters = i16::from(player.count(Kind::Theater));
        // Every power has its place in the list of `add_leader`.
        for &power in &self.rules().civil(leader).powers {
            if power == Power::BestLabOrLibrary {
                let best = player.best(Kind::Lab).max(player.best(Kind::Library));
                city.science += i16::from(best.unwrap_or(0));
            } else if let Power::CulturePerHappy(each) = power {
                let each = i16::from(each);
                city.culture += each * (city.temple_happy.max(0) + city.theater_happy.max(0));
                city.stage_and_book += each * city.theater_happy.max(0);
            } else if let Power::CulturePerTheater(each) = power {
                city.culture += i16::from(each) * theaters;
                city.stage_and_book += i16::from(each) * theaters;
            } else if let Power::CulturePerPair(each) = power {
                let pairs = theaters.min(i16::from(player.count(Kind::Library)));
                city.culture += i16::from(each) * pairs;
                city.stage_and_book += i16::from(each) * pairs;
            } else if power == Power::DoubleBestTheater {
                let best = player.best(Kind::Theater);
                let card = best.and_then(|level| self.rules().tech(Kind::Theater, level));
                let culture = card.map_or(0, |card| i16::from(card.gives.culture));
                city.culture += culture;
                city.stage_and_book += culture;
            } else if let Power::LabsMakeCulture { science_less } = power {
                for level in player.levels(Kind::Lab) {
                    let count = i16::from(player.workers[Kind::Lab][usize::from(level)]);
                    city.culture += i16::from(level) * count;
                    city.science -= i16::from(science_less) * count;
                }
            }
        }
    }

    /// A card that gives its symbols as a whole, with the faces of a source.
    fn add_card(sums: &mut Sums, card: &Civil, more: i16) {
        sums.add(&card.gives, 1);
        if card.gives.happy > 0 {
            sums.happy += more;
        }
    }

    /// Completed wonders, ruins, and leaders under them. Returns the happy faces that count for
    /// culture (Michelangelo).
    fn add_wonders(&self, seat: Seat, sums: &mut Sums, more: i16) -> i16 {
        let rules = self.rules();
        let mut faces = 0;
        for wonder in &self.player(seat).wonders {
            let card = rules.civil(wonder.card);
            let tucked = wonder.tucked.and_then(|leader| {
                let tucked = only!(&Power::TuckUnderWonder(happy) => i16::from(happy));
                rules.civil(leader).powers.iter().find_map(tucked)
            });
            let mut happy = tucked.unwrap_or(0);
            if wonder.is_ruin {
                sums.culture += i16::from(rules.ruin_culture);
            } else {
                let printed = i16::from(card.gives.happy);
                sums.add(&Symbols { happy: 0, ..card.gives }, 1);
                // A leader's face under a wonder that makes people unhappy is taken off there.
                happy += printed;
                for &power in &card.powers {
                    if let Power::HandLimits(limit) = power {
                        sums.hands += i16::from(limit);
                    }
                }
            }
            let is_itself = card.powers.iter().any(|power| matches!(power, Power::MoreHappy(_)));
            // Ruling: a source is a source once, whatever faces it has; St. Peter's Basilica is no
            // source for itself, whoever lies under it.
            let happy = match is_itself && !wonder.is_ruin {
                true => happy,
                false => Self::faces(happy, more),
            };
            faces += happy.max(0);
            sums.happy += happy;
        }
        faces
    }

    /// Strength and the rest from the leader besides urban buildings.
    fn add_leader(&self, seat: Seat, sums: &mut Sums, city: &City, wonder_faces: i16, more: i16) {
        let player = self.player(seat);
        let Some(leader) = player.leader else { return };
        let card = self.rules().civil(leader);
        Self::add_card(sums, card, more);
        let units = || Kind::UNITS.iter().map(|&kind| i16::from(player.count(kind)));
        for &power in &card.powers {
            match power {
                Power::StrengthPerUnit(each) => {
                    sums.strength += i16::from(each) * units().sum::<i16>()
                }
                Power::StrengthPerUnitType(each) => {
                    let types = units().filter(|count| *count > 0).count() as i16;
                    sums.strength += i16::from(each) * types;
                }
                Power::StrengthPerHappy(each) => {
                    let government = self.rules().civil(player.government).gives.happy;
                    let government = Self::faces(government.into(), more).max(0);
                    sums.strength += i16::from(each) * (city.temple_happy.max(0) + government);
                }
                Power::CulturePerHappy(each) => sums.culture += i16::from(each) * wonder_faces,
                Power::CulturePerColony { first, more } => {
                    let colonies = player.colonies.len() as i16;
                    if colonies > 0 {
                        sums.culture += i16::from(first) + i16::from(more) * (colonies - 1);
                    }
                }
                // Counted in the city.
                Power::BestLabOrLibrary
                | Power::CulturePerTheater(_)
                | Power::CulturePerPair(_)
                | Power::DoubleBestTheater
                | Power::LabsMakeCulture { .. } => {}
                // Looked for where they matter: in prices, actions, politics, production.
                Power::RetireForYellow(_)
                | Power::ScienceOnTaking(_)
                | Power::MilitaryAsCivil
                | Power::CheaperLeaders(_)
                | Power::UnitResources(_)
                | Power::TuckUnderWonder(_)
                | Power::SecondPolitics
                | Power::CheaperPopulation(_)
                | Power::ColonizeFromHand
                | Power::RaiseUnit { .. }
                | Power::InfantryAsCavalry
                | Power::CultureIfStrongest(_)
                | Power::LookAtEvent
                | Power::ResourcesOnDevelop(_)
                | Power::ActionOnDevelop(_)
                | Power::CultureOnDevelop(_)
                | Power::NoWonderSurcharge
                | Power::CheaperTheaterTech(_)
                | Power::UpgradeToTheater
                | Power::DiscardToColonize(_)
                | Power::MilitaryRevolution
                | Power::CultureOnRevolution(_)
                | Power::CheaperLibraryAndTheater(_)
                | Power::LabsMakeResources
                | Power::NoAttacks
                | Power::AttackersPayDouble
                | Power::CultureOrArms { .. } => {}
                // Wonders and special technologies are counted by themselves.
                Power::HandLimits(_)
                | Power::StrengthPerInfantryAndArtillery(_)
                | Power::MoreHappy(_)
                | Power::CheaperAfterLeader(_)
                | Power::FreePopulation(_)
                | Power::DoubleBestMine
                | Power::CompleteForWorkers { .. }
                | Power::CompleteForLevels(_)
                | Power::CompleteForStageAndBook(_)
                | Power::CompleteForCity(_)
                | Power::UrbanDiscount(_)
                | Power::StagesPerAction(_) => {}
            }
        }
    }

    /// Colonies and pacts.
    fn add_military_cards(&self, seat: Seat, sums: &mut Sums, more: i16) {
        let rules = self.rules();
        for colony in self.player(seat).colonies.iter() {
            let gives = rules.military(colony).gives;
            sums.add(&gives, 1);
            if gives.happy > 0 {
                sums.happy += more;
            }
        }
        for (card, partner, side) in self.pacts_of(seat) {
            let MilitaryType::Pact(pact) = rules.military(card).what else { continue };
            sums.add(&pact.gives[side as usize], 1);
            let wonders = self.player(partner).wonders.len() as i16;
            sums.culture += i16::from(pact.tourism) * wonders;
        }
    }

    /// Units, armies, and wonders that strengthen units.
    fn add_units(&self, seat: Seat, sums: &mut Sums) {
        let player = self.player(seat);
        let units = self.units(seat);
        sums.strength += self.unit_strength(&units) as i16;
        sums.strength += self.army_strength(seat, &units) as i16;
        let wall =
            self.wonder_power(seat, only!(Power::StrengthPerInfantryAndArtillery(each) => each));
        let behind = player.count(Kind::Infantry) + player.count(Kind::Artillery);
        sums.strength += i16::from(wall.unwrap_or(0)) * i16::from(behind);
    }

    /// All ratings of a seat, from its cards and workers.
    pub(crate) fn rate(&self, seat: Seat) -> Ratings {
        let player = self.player(seat);
        if player.has_resigned {
            return Ratings::default();
        }
        let rules = self.rules();
        let more = self.more_happy(seat);
        let mut sums = Sums::default();
        let city = self.city(seat);
        sums.science += city.science;
        sums.culture += city.culture;
        sums.strength += city.strength;
        sums.happy += city.happy;
        self.add_units(seat, &mut sums);
        let government = rules.civil(player.government);
        Self::add_card(&mut sums, government, more);
        for &card in player.specials.values().flatten() {
            Self::add_card(&mut sums, rules.civil(card), more);
        }
        let wonder_faces = self.add_wonders(seat, &mut sums, more);
        self.add_leader(seat, &mut sums, &city, wonder_faces, more);
        self.add_military_cards(seat, &mut sums, more);
        let whole = |sum: i16| sum.max(0) as u8;
        let (civil, military) = (whole(sums.civil), whole(sums.military));
        let hands = whole(sums.hands);
        Ratings {
            science: sums.science.max(0) as u16,
            culture: sums.culture.max(0) as u16,
            strength: sums.strength.max(0) as u16,
            happiness: whole(sums.happy).min(rules.figures.most_happy),
            civil,
            military,
            civil_hand: civil + hands,
            military_hand: military + hands,
            urban_limit: government.urban_limit,
            colonization: whole(sums.colonization),
        }
    }

    /// Brings a seat's ratings up to date after anything that matters has changed, and with them
    /// its white and red tokens (rulebook, "Changing the total number of actions"): more of them
    /// are available at once; of fewer, spent ones go first.
    pub(crate) fn refresh(&mut self, seat: Seat) {
        let new = self.rate(seat);
        let player = self.player_mut(seat);
        let old = player.ratings;
        player.civil_left = actions(player.civil_left, old.civil, new.civil);
        player.military_left = actions(player.military_left, old.military, new.military);
        player.ratings = new;
    }

    /// Works out all ratings of a position that was read, if it makes sense so far: what does not,
    /// the audit tells.
    pub(crate) fn rate_all(&mut self) {
        if self.audit_parts().is_ok() {
            for seat in Seat::all(self.seats()) {
                self.player_mut(seat).ratings = self.rate(seat);
            }
        }
    }

    /// The same for everybody: wonders and pacts count for partners as well.
    pub(crate) fn refresh_all(&mut self) {
        Seat::all(self.seats()).for_each(|seat| self.refresh(seat));
    }
}

/// Available actions after the total changed.
fn actions(left: u8, old: u8, new: u8) -> u8 {
    if new >= old {
        return left + (new - old);
    }
    let spent = old.saturating_sub(left);
    left.saturating_sub((old - new).saturating_sub(spent))
}

impl Ages {
    /// Brings all ratings up to date after a position was laid by hand.
    pub fn rerate(&mut self) {
        self.refresh_all();
    }
}
