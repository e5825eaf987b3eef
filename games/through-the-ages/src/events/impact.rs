//! Events of Age III: what a civilization has become is scored, during the game or at its end.

use crate::content::Impact;
use crate::event::Event;
use crate::parts::*;
use crate::state::*;
use kernel::{Log, Seat};

impl Ages {
    /// Everybody scores; only discontent can bring less than nothing.
    pub(crate) fn score_impact(&mut self, what: Impact, origin: Origin, log: &mut impl Log<Event>) {
        let points: [i32; MOST_SEATS] = std::array::from_fn(|seat| {
            let plays = self.players.get(seat).is_some_and(|player| !player.has_resigned);
            if plays { self.impact(what, Seat(seat as u8)) } else { 0 }
        });
        for seat in self.everybody() {
            let points = points[seat.index()];
            if points >= 0 {
                self.score(seat, origin, points as u16, log);
            } else {
                self.lose_culture(seat, origin, points.unsigned_abs() as u16, log);
            }
        }
    }

    /// What an event of Age III would score for a seat now.
    pub(crate) fn impact(&self, what: Impact, seat: Seat) -> i32 {
        use Impact as I;
        let player = self.player(seat);
        let ratings = player.ratings;
        let specials = || player.specials.values().flatten().copied();
        let level = |card: CivilId| i32::from(self.rules().civil(card).level());
        match what {
            I::Agriculture(more) => {
                let food = i32::from(self.food_made(seat));
                let consumption = self.rules().yellow(player.yellow_bank).consumption;
                let is_enough = food > i32::from(consumption);
                food + if is_enough { i32::from(more) } else { 0 }
            }
            I::Architecture(each) => i32::from(each) * levels(player, &Kind::URBAN),
            I::Balance(times) => {
                let (food, resources) = (self.food_made(seat), self.resources_made(seat));
                let least = ratings.science.min(ratings.culture).min(food).min(resources);
                i32::from(times) * i32::from(least)
            }
            I::Colonies(each) => i32::from(each) * player.colonies.len() as i32,
            I::Competition(each) => {
                let kinds = levels(player, &Kind::UNITS) + levels(player, &[Kind::Arena]);
                i32::from(each) * kinds
            }
            I::Government { civil, military } => {
                i32::from(civil) * i32::from(ratings.civil)
                    + i32::from(military) * i32::from(ratings.military)
            }
            I::Happiness(each) => {
                i32::from(each) * (i32::from(ratings.happiness) - i32::from(self.discontent(seat)))
            }
            I::Industry => self.mines_make(seat).into(),
            I::Population { each, above } => {
                let content = player.population().saturating_sub(self.discontent(seat));
                i32::from(each) * i32::from(content.saturating_sub(above))
            }
            I::Progress(each) => {
                let levels: i32 = specials().chain([player.government]).map(level).sum();
                i32::from(each) * levels
            }
            I::Science(ranks) => {
                let ranked = self.ranking(|state, seat| state.player(seat).ratings.science.into());
                let rank = ranked.iter().position(|other| *other == seat).unwrap_or(MOST_SEATS);
                ranks.at(self.playing(), rank).into()
            }
            I::Strength(ranks) => {
                let ranked = self.by_strength();
                let rank = ranked.iter().position(|other| *other == seat).unwrap_or(MOST_SEATS);
                ranks.at(self.playing(), rank).into()
            }
            I::Technology(each) => {
                let with_workers =
                    Kind::ALL.iter().filter(|&&kind| player.has_tech(kind, 3)).count();
                let others = specials().chain([player.government]).filter(|&card| level(card) == 3);
                i32::from(each) * (with_workers + others.count()) as i32
            }
            I::Variety(each) => {
                let kinds = Kind::UNITS.iter().chain(&Kind::URBAN);
                let types = kinds.filter(|&&kind| player.count(kind) > 0).count();
                i32::from(each) * (types + specials().count()) as i32
            }
            I::Wonders(by_age) => {
                let wonders = player.wonders.iter().map(|wonder| level(wonder.card));
                wonders.map(|level| i32::from(by_age[level as usize])).sum()
            }
        }
    }
}

/// The levels of all workers on cards of some kinds.
fn levels(player: &Player, kinds: &[Kind]) -> i32 {
    let of = |kind: Kind| {
        let workers = player.workers[kind].iter().enumerate();
        workers.map(|(level, &count)| level as i32 * i32::from(count)).sum::<i32>()
    };
    kinds.iter().map(|&kind| of(kind)).sum()
}
