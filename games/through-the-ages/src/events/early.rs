//! Events of Ages A and I.

use crate::content::Happening;
use crate::event::Event;
use crate::parts::*;
use crate::state::*;
use crate::task::{Job, Task};
use kernel::{Log, Seat};

impl Ages {
    pub(super) fn early_event(&mut self, what: Happening, log: &mut impl Log<Event>) {
        use Happening as H;
        match what {
            H::EachGains { science, food, resources } => {
                for seat in self.everybody() {
                    self.gain_science(seat, science.into(), log);
                    self.gain(seat, Good::Food, food, log);
                    self.gain(seat, Good::Resources, resources, log);
                }
            }
            H::EachGainsEither(count) => {
                self.ask_everybody(|seat| Task::GainEither { seat, count });
            }
            H::EachMayDevelop(less) => {
                let job = Job::Civilization { less };
                self.ask_everybody(|seat| Task::Work { seat, job });
            }
            H::EachDraws(left) => self.ask_everybody(|seat| Task::Draw { seat, left }),
            H::EachMayBuild(kind) => {
                let job = Job::Free { kind };
                self.ask_everybody(|seat| Task::Work { seat, job });
            }
            H::EachGrows(count) => {
                self.everybody()
                    .into_iter()
                    .for_each(|seat| self.gain_population(seat, count, log));
            }
            H::EachShrinks(count) => {
                self.ask_everybody(|seat| Task::LosePopulation { seat, count });
            }
            H::ScoreCultureRating => {
                self.score_each(|player| player.ratings.culture, log);
            }
            H::ScoreScienceRating => {
                for seat in self.everybody() {
                    self.gain_science(seat, self.player(seat).ratings.science, log);
                }
            }
            H::ProduceFood => {
                self.everybody().into_iter().for_each(|seat| self.produce_food(seat, log));
            }
            H::ProduceResources => {
                self.everybody().into_iter().for_each(|seat| self.produce_resources(seat, log));
            }
            H::LoseAllFood => {
                for seat in self.everybody() {
                    let all = self.stock(seat, Good::Food).min(u8::MAX.into()) as u8;
                    self.lose(seat, Good::Food, all, log);
                }
            }
            H::Rebellion(each) => self.rebellion(each, log),
            H::Immigration(count) => self.immigration(count, log),
            other => self.event_of_strength(other, log),
        }
    }

    /// Culture for everybody by a rating.
    pub(super) fn score_each(&mut self, of: impl Fn(&Player) -> u16, log: &mut impl Log<Event>) {
        for seat in self.everybody() {
            let points = of(self.player(seat));
            self.score(seat, Origin::Events, points, log);
        }
    }

    /// Civil actions are spent without effect, as many as there are.
    fn rebellion(&mut self, each: u8, log: &mut impl Log<Event>) {
        for seat in self.everybody() {
            let due = self.discontent(seat).saturating_mul(each);
            let player = self.player_mut(seat);
            let count = due.min(player.civil_left);
            player.civil_left -= count;
            if count > 0 {
                log.say(Event::ActionsSpent { seat, count });
            }
        }
    }

    /// All with the most happy faces; ties stay ties.
    fn immigration(&mut self, count: u8, log: &mut impl Log<Event>) {
        let everybody = self.everybody();
        let happiness = |state: &Ages, seat: Seat| state.player(seat).ratings.happiness;
        let most = everybody.iter().map(|&seat| happiness(self, seat)).max();
        for seat in everybody {
            if Some(happiness(self, seat)) == most {
                self.gain_population(seat, count, log);
            }
        }
    }

    /// Events of Age I that look at the strongest and the weakest.
    fn event_of_strength(&mut self, what: Happening, log: &mut impl Log<Event>) {
        use Happening as H;
        let ranked = self.by_strength();
        let (Some(&strongest), Some(&weakest)) = (ranked.first(), ranked.last()) else { return };
        match what {
            H::Barbarians(count) => {
                let cultured = self.by_culture().first().copied();
                if let Some(seat) = cultured.filter(|seat| self.two_weakest().contains(seat)) {
                    self.lose_population(seat, count);
                }
            }
            H::BorderConflict(count) => {
                self.agenda.push(Task::DestroyOwn(weakest));
                self.gain(strongest, Good::Resources, count, log);
            }
            H::Crusades { gain, loss } => {
                self.score(strongest, Origin::Events, gain.into(), log);
                self.lose_culture(weakest, Origin::Events, loss.into(), log);
            }
            H::Foray(total) => {
                let two = self.two_strongest();
                self.ask(&two, |seat| Task::GainSplit { seat, total });
            }
            H::Raiders(total) => {
                let two = self.two_weakest();
                self.ask(&two, |seat| Task::LoseSplit { seat, total });
            }
            H::ReignOfTerror(count) => self.lose_population(weakest, count),
            H::UncertainBorders(count) => {
                let taken = self.lose_yellow(weakest, count, log);
                self.gain_yellow(strongest, taken, log);
            }
            _ => {}
        }
    }
}
