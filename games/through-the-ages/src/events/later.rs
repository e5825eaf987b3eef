//! Events of Age II.

use crate::content::Happening;
use crate::event::Event;
use crate::parts::*;
use crate::state::*;
use crate::task::Task;
use kernel::{Log, Seat};

impl Ages {
    pub(super) fn later_event(&mut self, what: Happening, log: &mut impl Log<Event>) {
        use Happening as H;
        match what {
            H::CivilUnrest { culture, blue } => self.civil_unrest(culture, blue, log),
            H::EconomicProgress => {
                for seat in self.everybody() {
                    self.corruption(seat, log);
                    self.produce_food(seat, log);
                    self.consumption(seat, log);
                    self.produce_resources(seat, log);
                }
            }
            H::Emigration => {
                for seat in self.everybody().into_iter().rev() {
                    let count = self.discontent(seat).div_ceil(2);
                    if count > 0 {
                        self.agenda.push(Task::LosePopulation { seat, count });
                    }
                }
            }
            H::Iconoclasm => {
                for seat in self.everybody() {
                    let leader = self.player(seat).leader;
                    if leader.is_some_and(|card| self.rules().civil(card).age != self.age) {
                        self.remove_leader(seat, log);
                    }
                }
            }
            H::PopularizeScience => self.score_each(|player| player.ratings.science, log),
            H::Prosperity(most) => {
                for seat in self.everybody() {
                    let food = self.player(seat).ratings.happiness.min(most);
                    self.gain(seat, Good::Food, food, log);
                }
            }
            H::RavagesOfTime { level, .. } => {
                self.ask_everybody(|seat| Task::Ravage { seat, level });
            }
            H::NationalPride(points) => {
                if let Some(&seat) = self.by_culture().first() {
                    self.score(seat, Origin::Events, points.into(), log);
                }
            }
            H::Terrorism => {
                let Some(&by) = self.by_culture().last() else { return };
                for from in self.everybody().into_iter().rev().filter(|&seat| seat != by) {
                    self.agenda.push(Task::Terror { by, from });
                }
            }
            other => self.later_event_of_strength(other, log),
        }
    }

    /// Culture for each discontent worker; all with the most of them lose blue tokens too.
    fn civil_unrest(&mut self, culture: u8, blue: u8, log: &mut impl Log<Event>) {
        let everybody = self.everybody();
        let most = everybody.iter().map(|&seat| self.discontent(seat)).max().unwrap_or(0);
        for seat in everybody.into_iter().rev() {
            let discontent = self.discontent(seat);
            let points = u16::from(culture) * u16::from(discontent);
            self.lose_culture(seat, Origin::Events, points, log);
            if discontent == most && most > 0 {
                self.lose_blue(seat, blue);
            }
        }
    }

    /// Events of Age II that look at the strongest and the weakest.
    fn later_event_of_strength(&mut self, what: Happening, log: &mut impl Log<Event>) {
        use Happening as H;
        let ranked = self.by_strength();
        let (Some(&strongest), Some(&weakest)) = (ranked.first(), ranked.last()) else { return };
        match what {
            H::ColdWar(points) => {
                for seat in self.two_strongest() {
                    self.gain_science(seat, points.into(), log);
                }
            }
            H::CrimeWave { culture, blue } => {
                for seat in self.two_weakest() {
                    self.lose_culture(seat, Origin::Events, culture.into(), log);
                    self.lose_blue(seat, blue);
                }
            }
            H::Independence => self.agenda.push(Task::LoseColony(weakest)),
            H::InternationalAgreement(left) => {
                self.agenda.push(Task::Agreement { seat: strongest, left });
            }
            H::PoliticsOfStrength { gain, loss, .. } if self.age == Age::IV => {
                self.score(strongest, Origin::Events, gain.into(), log);
                self.lose_culture(weakest, Origin::Events, loss.into(), log);
            }
            H::PoliticsOfStrength { draw, discard, .. } => {
                self.politics_of_strength((strongest, draw), (weakest, discard));
            }
            H::Refugees { culture, population } => {
                self.score(strongest, Origin::Events, culture.into(), log);
                self.gain_population(strongest, population, log);
                self.lose_culture(weakest, Origin::Events, culture.into(), log);
                self.lose_population(weakest, population);
            }
            _ => {}
        }
    }

    /// The strongest draws, then the weakest throws away, all if there are fewer.
    fn politics_of_strength(
        &mut self,
        (strongest, draw): (Seat, u8),
        (weakest, discard): (Seat, u8),
    ) {
        let left = discard.min(self.player(weakest).military.len() as u8);
        self.agenda.push(Task::Discard { seat: weakest, left });
        self.draw(strongest, draw);
    }
}
