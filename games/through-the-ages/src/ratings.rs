//! What a civilization is worth: science, culture, strength, happiness, actions and limits, from
//! cards and workers (rulebook, "Your parameters").

use crate::content::{Civil, MilitaryType, Power, Symbols};
use crate::event::Event;
use crate::parts::*;
use crate::state::*;
use kernel::{Log, Seat};

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
        let more = |power| match power {
            Power::MoreHappy(more) => Some(more),
            _ => None,
        };
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
                    _ => {}
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
        for &power in &self.rules().civil(leader).powers {
            match power {
                Power::BestLabOrLibrary => {
                    let best = player.best(Kind::Lab).max(player.best(Kind::Library));
                    city.science += i16::from(best.unwrap_or(0));
                }
                Power::CulturePerHappy(each) => {
                    let each = i16::from(each);
                    city.culture += each * (city.temple_happy.max(0) + city.theater_happy.max(0));
                    city.stage_and_book += each * city.theater_happy.max(0);
                }
                Power::CulturePerTheater(each) => {
                    city.culture += i16::from(each) * theaters;
                    city.stage_and_book += i16::from(each) * theaters;
                }
                Power::CulturePerPair(each) => {
                    let pairs = theaters.min(i16::from(player.count(Kind::Library)));
                    city.culture += i16::from(each) * pairs;
                    city.stage_and_book += i16::from(each) * pairs;
                }
                Power::DoubleBestTheater => {
                    let best = player.best(Kind::Theater);
                    let card = best.and_then(|level| self.rules().tech(Kind::Theater, level));
                    let culture = card.map_or(0, |card| i16::from(card.gives.culture));
                    city.culture += culture;
                    city.stage_and_book += culture;
                }
                Power::LabsMakeCulture { science_less } => {
                    for level in player.levels(Kind::Lab) {
                        let count = i16::from(player.workers[Kind::Lab][usize::from(level)]);
                        city.culture += i16::from(level) * count;
                        city.science -= i16::from(science_less) * count;
                    }
                }
                _ => {}
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
                rules.civil(leader).powers.iter().find_map(|&power| match power {
                    Power::TuckUnderWonder(happy) => Some(i16::from(happy)),
                    _ => None,
                })
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
                    let colonies = i16::from(player.colonies.len());
                    if colonies > 0 {
                        sums.culture += i16::from(first) + i16::from(more) * (colonies - 1);
                    }
                }
                _ => {}
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
        let wall = self.wonder_power(seat, |power| match power {
            Power::StrengthPerInfantryAndArtillery(each) => Some(each),
            _ => None,
        });
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

    /// The same for everybody: wonders and pacts count for partners as well.
    pub(crate) fn refresh_all(&mut self) {
        Seat::all(self.seats()).for_each(|seat| self.refresh(seat));
    }

    /// Food that the farms and pacts of a seat make.
    pub(crate) fn food_made(&self, seat: Seat) -> u16 {
        let farms: i16 = self.made(seat, Kind::Farm);
        (farms + self.pact_goods(seat).0).max(0) as u16
    }

    /// Resources that mines make; one best mine may make twice as much.
    pub(crate) fn mines_make(&self, seat: Seat) -> u16 {
        let double = if self.doubles_best_mine(seat) {
            let best = self.player(seat).best(Kind::Mine);
            best.map_or(0, |level| i16::from(self.worth(Store::Mine, level)))
        } else {
            0
        };
        (self.made(seat, Kind::Mine) + double) as u16
    }

    /// Resources that labs make under the right leader.
    pub(crate) fn labs_make(&self, seat: Seat) -> u16 {
        if !self.labs_make_resources(seat) {
            return 0;
        }
        let player = self.player(seat);
        let levels = player.levels(Kind::Lab);
        levels
            .map(|level| {
                u16::from(level) * u16::from(player.workers[Kind::Lab][usize::from(level)])
            })
            .sum()
    }

    /// All resources that a seat makes.
    pub(crate) fn resources_made(&self, seat: Seat) -> u16 {
        let made = i32::from(self.mines_make(seat)) + i32::from(self.labs_make(seat));
        (made + i32::from(self.pact_goods(seat).1)).max(0) as u16
    }

    pub(crate) fn doubles_best_mine(&self, seat: Seat) -> bool {
        let double = |power| (power == Power::DoubleBestMine).then_some(());
        self.wonder_power(seat, double).is_some()
    }

    /// Food and resources that pacts bring to a production, or take from it.
    pub(crate) fn pact_goods(&self, seat: Seat) -> (i16, i16) {
        let mut goods = (0, 0);
        for (card, _, side) in self.pacts_of(seat) {
            if let MilitaryType::Pact(pact) = self.rules().military(card).what {
                let gives = pact.gives[side as usize];
                goods.0 += i16::from(gives.food);
                goods.1 += i16::from(gives.resources);
            }
        }
        goods
    }

    fn made(&self, seat: Seat, kind: Kind) -> i16 {
        let player = self.player(seat);
        let each = |level: u8| {
            let card = self.rules().tech(kind, level);
            card.map_or(0, |card| i16::from(card.gives.food + card.gives.resources))
        };
        let levels = player.levels(kind);
        levels.map(|level| each(level) * i16::from(player.workers[kind][usize::from(level)])).sum()
    }

    /// Strength in an attack on somebody: pacts that end by it do not count, those that help the
    /// attacker do.
    pub(crate) fn attack_strength(&self, seat: Seat, against: Seat) -> u16 {
        let mut strength = self.player(seat).ratings.strength as i32;
        for (card, partner, side) in self.pacts_of(seat) {
            let MilitaryType::Pact(pact) = self.rules().military(card).what else { continue };
            if partner != against {
                continue;
            }
            strength += i32::from(pact.attacker_strength);
            if pact.ends_on_attack {
                strength -= i32::from(pact.gives[side as usize].strength);
            }
        }
        strength.max(0) as u16
    }

    /// Strength of somebody who is attacked: pacts with the attacker that end by it do not count.
    pub(crate) fn defence_strength(&self, seat: Seat, by: Seat) -> u16 {
        let mut strength = self.player(seat).ratings.strength as i32;
        for (card, partner, side) in self.pacts_of(seat) {
            let MilitaryType::Pact(pact) = self.rules().military(card).what else { continue };
            if partner == by && pact.ends_on_attack {
                strength -= i32::from(pact.gives[side as usize].strength);
            }
        }
        strength.max(0) as u16
    }

    /// Pays civil actions: those for this turn only come first.
    pub(crate) fn spend_civil(&mut self, seat: Seat, count: u8) {
        let extra = if seat == self.current { count.min(self.turn.extra_civil) } else { 0 };
        self.turn.extra_civil -= extra;
        self.player_mut(seat).civil_left -= count - extra;
    }

    /// Pays military actions: those for this turn only come first.
    pub(crate) fn spend_military(&mut self, seat: Seat, count: u8) {
        let extra = if seat == self.current { count.min(self.turn.extra_military) } else { 0 };
        self.turn.extra_military -= extra;
        self.player_mut(seat).military_left -= count - extra;
    }

    /// Civil actions that a seat can spend now.
    #[inline]
    pub(crate) fn civil_actions(&self, seat: Seat) -> u8 {
        let extra = if seat == self.current { self.turn.extra_civil } else { 0 };
        self.player(seat).civil_left + extra
    }

    /// Military actions that a seat can spend now.
    #[inline]
    pub(crate) fn military_actions(&self, seat: Seat) -> u8 {
        let extra = if seat == self.current { self.turn.extra_military } else { 0 };
        self.player(seat).military_left + extra
    }

    /// Some spent civil actions become available again; with none spent nothing happens.
    pub(crate) fn civil_back(&mut self, seat: Seat, count: u8, log: &mut impl Log<Event>) {
        let player = self.player_mut(seat);
        let back = count.min(player.ratings.civil.saturating_sub(player.civil_left));
        player.civil_left += back;
        (0..back).for_each(|_| log.say(Event::ActionBack { seat }));
    }

    /// Seats that still play from the highest to the lowest of a rating. Of equals the current
    /// player, or whoever sits closest to him clockwise, counts as higher (rulebook, "Resolving an
    /// event").
    pub(crate) fn ranking(
        &self,
        of: impl Fn(&Ages, Seat) -> i32,
    ) -> arrayvec::ArrayVec<Seat, MOST_SEATS> {
        let mut seats: arrayvec::ArrayVec<Seat, MOST_SEATS> =
            self.playing_from(self.current).collect();
        seats.sort_by_key(|&seat| std::cmp::Reverse(of(self, seat)));
        seats
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
