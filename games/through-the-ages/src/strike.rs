//! What a successful aggression does (the texts of the cards).

use crate::choice::Choice;
use crate::content::{Assault, MilitaryType};
use crate::event::Event;
use crate::parts::*;
use crate::refusal::Refusal;
use crate::state::*;
use crate::task::Task;
use kernel::{Log, Seat};

const AGES: [Age; LEVELS] = [Age::A, Age::I, Age::II, Age::III];

impl Ages {
    /// `Task::Strike`: what the aggression does.
    pub(crate) fn strike(
        &mut self,
        by: Seat,
        from: Seat,
        card: MilitaryId,
        log: &mut impl Log<Event>,
    ) {
        self.agenda.pop();
        let MilitaryType::Aggression(assault) = self.rules().military(card).what else { return };
        match assault {
            Assault::Plunder(most) => {
                let total = u16::from(most).min(self.all_goods(from)) as u8;
                self.agenda.push(Task::Plunder { by, from, total });
            }
            Assault::Raid { first, second } => {
                self.agenda.push(Task::Raid { by, from, level: first, second, cost: 0 });
            }
            Assault::Enslave { resources, food } => {
                self.gain(by, Good::Resources, resources, log);
                self.gain(by, Good::Food, food, log);
                self.lose_population(from, 1);
            }
            Assault::Spy(points) => {
                let taken = self.lose_science(from, points.into(), log);
                self.gain_science(by, taken, log);
            }
            Assault::Annex => self.agenda.push(Task::Annex { by, from }),
            Assault::Infiltrate(each) => self.agenda.push(Task::Infiltrate { by, from, each }),
            Assault::Intervene(points) => {
                let taken = self.lose_culture(from, Origin::Conflicts, points.into(), log);
                self.score(by, Origin::Conflicts, taken, log);
            }
        }
    }

    /// Food and resources together.
    pub(crate) fn all_goods(&self, seat: Seat) -> u16 {
        self.stock(seat, Good::Food) + self.stock(seat, Good::Resources)
    }

    /// Which parts of a total can be food, when so much food and so many resources are there.
    pub(crate) fn split_range(&self, from: Seat, total: u8) -> (u8, u8) {
        let (food, resources) = (self.stock(from, Good::Food), self.stock(from, Good::Resources));
        let least = u16::from(total).saturating_sub(resources) as u8;
        (least, food.min(total.into()) as u8)
    }

    /// Whether the split takes no more than there is of each.
    pub(crate) fn check_plunder(&self, from: Seat, total: u8, food: u8) -> Result<(), Refusal> {
        let (least, most) = self.split_range(from, total);
        if food < least {
            return Err(Refusal::TooLittle { least });
        }
        if food > most { Err(Refusal::TooMuch { most }) } else { Ok(()) }
    }

    /// The rival loses, and the attacker gains what has room on his cards.
    pub(crate) fn plunder(
        &mut self,
        by: Seat,
        from: Seat,
        total: u8,
        food: u8,
        log: &mut impl Log<Event>,
    ) {
        self.agenda.pop();
        for (good, count) in [(Good::Food, food), (Good::Resources, total - food)] {
            let lost = self.lose(from, good, count, log);
            self.gain(by, good, lost, log);
        }
    }

    /// With one way to take, nothing is asked.
    pub(crate) fn settle_plunder(
        &mut self,
        by: Seat,
        from: Seat,
        total: u8,
        log: &mut impl Log<Event>,
    ) -> bool {
        let (least, most) = self.split_range(from, total);
        if least < most {
            return true;
        }
        self.plunder(by, from, total, least, log);
        false
    }

    /// Urban buildings of a player; a second one may be left alone.
    pub(crate) fn list_city(&self, from: Seat, task: Task, list: &mut impl FnMut(Choice)) {
        for kind in Kind::URBAN {
            for level in AGES {
                if self.player(from).workers[kind][usize::from(level.level())] > 0 {
                    list(Choice::Raze { kind, level });
                }
            }
        }
        if is_second(task) {
            list(Choice::Done);
        }
    }

    /// Whether that building may be destroyed.
    pub(crate) fn check_city(&self, task: Task, choice: Choice) -> Result<(), Refusal> {
        let (from, most) = match task {
            Task::Raid { from, level, .. } => (from, level),
            Task::Terror { from, .. } => (from, 3),
            _ => return Err(Refusal::NotAsked),
        };
        match choice {
            Choice::Done if is_second(task) => Ok(()),
            Choice::Raze { kind, level } if kind.is_urban() => {
                self.check_worker(from, kind, level)?;
                match level.level() > most {
                    true => Err(Refusal::LevelTooHigh { most }),
                    false => Ok(()),
                }
            }
            _ => Err(Refusal::NotAsked),
        }
    }

    /// Destroys it. A raid goes on to the second building, and pays half the printed cost of both.
    pub(crate) fn raze(&mut self, task: Task, choice: Choice, log: &mut impl Log<Event>) {
        self.agenda.pop();
        match (task, choice) {
            (Task::Terror { from, .. }, Choice::Raze { kind, level }) => {
                self.destroy(from, kind, level, log);
            }
            (Task::Raid { by, from, second, cost, .. }, Choice::Raze { kind, level }) => {
                self.destroy(from, kind, level, log);
                let printed = self.rules().tech(kind, level.level()).map_or(0, |card| card.cost);
                let cost = cost + printed;
                match second {
                    Some(level) => {
                        self.agenda.push(Task::Raid { by, from, level, second: None, cost });
                    }
                    None => self.raid_pays(by, cost, log),
                }
            }
            (Task::Raid { by, cost, .. }, _) => self.raid_pays(by, cost, log),
            _ => {}
        }
    }

    fn raid_pays(&mut self, by: Seat, cost: u8, log: &mut impl Log<Event>) {
        self.gain(by, Good::Resources, cost.div_ceil(2), log);
    }

    /// Without a building to destroy, or with one that must be, nothing is asked.
    pub(crate) fn settle_raze(&mut self, task: Task, log: &mut impl Log<Event>) -> bool {
        let (Task::Raid { from, .. } | Task::Terror { from, .. }) = task else { return true };
        let mut found = None;
        let mut count = 0;
        self.list_city(from, task, &mut |choice| {
            if choice != Choice::Done && self.check_city(task, choice).is_ok() {
                count += 1;
                found = Some(choice);
            }
        });
        match (count, found) {
            (0, _) => {
                self.raze(task, Choice::Done, log);
                false
            }
            (1, Some(choice)) if !is_second(task) => {
                self.raze(task, choice, log);
                false
            }
            _ => true,
        }
    }

    /// The leader or the unfinished wonder of the other.
    pub(crate) fn check_infiltrate(&self, from: Seat, choice: Choice) -> Result<(), Refusal> {
        let player = self.player(from);
        let is_there = match choice {
            Choice::Leader => player.leader.is_some(),
            Choice::Wonder => player.unfinished.is_some(),
            _ => return Err(Refusal::NotAsked),
        };
        if is_there { Ok(()) } else { Err(Refusal::NothingToTake) }
    }

    /// Removes it, and scores for its level.
    pub(crate) fn infiltrate(
        &mut self,
        by: Seat,
        from: Seat,
        each: u8,
        choice: Choice,
        log: &mut impl Log<Event>,
    ) {
        self.agenda.pop();
        let player = self.player(from);
        let card = match choice {
            Choice::Leader => player.leader,
            _ => player.unfinished.map(|wonder| wonder.card),
        };
        match choice {
            Choice::Leader => self.remove_leader(from, log),
            _ => self.remove_unfinished(from, log),
        }
        let level = card.map_or(0, |card| self.rules().civil(card).level());
        self.score(by, Origin::Conflicts, u16::from(each) * u16::from(level), log);
    }

    /// With one thing to remove, nothing is asked.
    pub(crate) fn settle_infiltrate(
        &mut self,
        by: Seat,
        from: Seat,
        each: u8,
        log: &mut impl Log<Event>,
    ) -> bool {
        let player = self.player(from);
        let choice = match (player.leader.is_some(), player.unfinished.is_some()) {
            (true, true) => return true,
            (true, false) => Choice::Leader,
            _ => Choice::Wonder,
        };
        self.infiltrate(by, from, each, choice, log);
        false
    }

    /// A colony changes hands: permanent effects only (rulebook, "Colonies").
    pub(crate) fn annex(
        &mut self,
        by: Seat,
        from: Seat,
        card: MilitaryId,
        log: &mut impl Log<Event>,
    ) {
        self.agenda.pop();
        let gives = self.rules().military(card).gives;
        self.player_mut(from).colonies.remove(card);
        self.player_mut(by).colonies.add(card);
        log.say(Event::ColonyTaken { seat: by, from, card });
        self.tokens_come(by, gives, log);
        self.tokens_go(from, gives, log);
        self.refresh(by);
        self.refresh(from);
    }
}

/// The second building of a raid: it may be left alone.
fn is_second(task: Task) -> bool {
    matches!(task, Task::Raid { second: None, cost, .. } if cost > 0)
}
