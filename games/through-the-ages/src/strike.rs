//! What a successful aggression does (the texts of the cards).

use crate::choice::Choice;
use crate::content::{Assault, MilitaryType};
use crate::event::Event;
use crate::parts::*;
use crate::refusal::Refusal;
use crate::state::*;
use crate::task::{Question, Raid};
use kernel::{Log, Offers, Seat};

const AGES: [Age; LEVELS] = [Age::A, Age::I, Age::II, Age::III];

impl Ages {
    /// `Step::Strike`: what the aggression does.
    pub(crate) fn strike(
        &mut self,
        by: Seat,
        from: Seat,
        card: MilitaryId,
        log: &mut impl Log<Event>,
    ) {
        let MilitaryType::Aggression(assault) = self.rules().military(card).what else { return };
        match assault {
            Assault::Plunder(most) => {
                let total = u16::from(most).min(self.all_goods(from)) as u8;
                self.agenda.ask(by, Question::Plunder { from, total });
            }
            Assault::Raid { first, second } => {
                let raid = Raid { from, level: first, second, cost: 0 };
                self.agenda.ask(by, Question::Raid(raid));
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
            Assault::Annex => self.agenda.ask(by, Question::Annex { from }),
            Assault::Infiltrate(each) => {
                self.agenda.ask(by, Question::Infiltrate { from, each });
            }
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

    /// Every way to split a total, possible or not.
    pub(crate) fn offer_split(
        &self,
        from: Seat,
        total: u8,
        offers: &mut impl Offers<Choice, Refusal>,
    ) {
        for food in 0..=total {
            let choice = Choice::Split(food);
            offers.add(choice, self.check_split(from, total, choice));
        }
    }

    /// Whether the split takes no more than there is of each.
    pub(crate) fn check_split(&self, from: Seat, total: u8, choice: Choice) -> Result<(), Refusal> {
        let Choice::Split(food) = choice else { return Err(Refusal::NotAsked) };
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

    /// Urban buildings of a player, those of a higher level refused.
    pub(crate) fn offer_city(
        &self,
        from: Seat,
        most: u8,
        offers: &mut impl Offers<Choice, Refusal>,
    ) {
        self.each_urban(from, |kind, level| {
            offers.add(Choice::Raze { kind, level }, check_level(level, most));
        });
    }

    /// The same for a raid; a second building may be left alone.
    pub(crate) fn offer_raid(&self, raid: Raid, offers: &mut impl Offers<Choice, Refusal>) {
        self.offer_city(raid.from, raid.level, offers);
        if raid.is_second() {
            offers.possible(Choice::Done);
        }
    }

    /// Urban buildings of a player.
    fn each_urban(&self, of: Seat, mut each: impl FnMut(Kind, Age)) {
        for kind in Kind::URBAN {
            for level in AGES {
                if self.player(of).workers[kind][usize::from(level.level())] > 0 {
                    each(kind, level);
                }
            }
        }
    }

    /// Whether that building may be destroyed.
    pub(crate) fn check_raze(&self, from: Seat, most: u8, choice: Choice) -> Result<(), Refusal> {
        let Choice::Raze { kind, level } = choice else { return Err(Refusal::NotAsked) };
        if !kind.is_urban() {
            return Err(Refusal::NotAsked);
        }
        self.check_worker(from, kind, level)?;
        check_level(level, most)
    }

    /// A building of somebody is destroyed (`Question::Terror`, `Question::DestroyOwn`).
    pub(crate) fn raze(&mut self, of: Seat, kind: Kind, level: Age, log: &mut impl Log<Event>) {
        self.agenda.pop();
        self.destroy(of, kind, level, log);
    }

    /// Destroys a building. A raid goes on to the second, and pays half the printed cost of both.
    pub(crate) fn raid(&mut self, by: Seat, raid: Raid, choice: Choice, log: &mut impl Log<Event>) {
        let Choice::Raze { kind, level } = choice else { return self.end_raid(by, raid, log) };
        self.raze(raid.from, kind, level, log);
        let printed = self.rules().tech(kind, level.level()).map_or(0, |card| card.cost);
        let cost = raid.cost + printed;
        match raid.second {
            Some(level) => {
                let raid = Raid { level, second: None, cost, ..raid };
                self.agenda.ask(by, Question::Raid(raid));
            }
            None => self.raid_pays(by, cost, log),
        }
    }

    /// Nothing more is destroyed.
    fn end_raid(&mut self, by: Seat, raid: Raid, log: &mut impl Log<Event>) {
        self.agenda.pop();
        self.raid_pays(by, raid.cost, log);
    }

    fn raid_pays(&mut self, by: Seat, cost: u8, log: &mut impl Log<Event>) {
        self.gain(by, Good::Resources, cost.div_ceil(2), log);
    }

    /// Without a building to destroy, or with one that must be, nothing is asked.
    pub(crate) fn settle_raid(&mut self, by: Seat, raid: Raid, log: &mut impl Log<Event>) -> bool {
        match self.razeable(raid.from, raid.level) {
            (0, _) => self.end_raid(by, raid, log),
            (1, Some((kind, level))) if !raid.is_second() => {
                self.raid(by, raid, Choice::Raze { kind, level }, log);
            }
            _ => return true,
        }
        false
    }

    /// The same for terrorists.
    pub(crate) fn settle_terror(&mut self, from: Seat, log: &mut impl Log<Event>) -> bool {
        match self.razeable(from, MOST_LEVEL) {
            (0, _) => {
                self.agenda.pop();
            }
            (1, Some((kind, level))) => self.raze(from, kind, level, log),
            _ => return true,
        }
        false
    }

    /// How many sorts of urban buildings up to a level there are, and the last of them.
    fn razeable(&self, of: Seat, most: u8) -> (u8, Option<(Kind, Age)>) {
        let (mut count, mut found) = (0, None);
        self.each_urban(of, |kind, level| {
            if level.level() <= most {
                count += 1;
                found = Some((kind, level));
            }
        });
        (count, found)
    }

    /// The leader or the unfinished wonder of the other.
    pub(crate) fn check_infiltrate(&self, from: Seat, choice: Choice) -> Result<(), Refusal> {
        let player = self.player(from);
        let is_there = (choice == Choice::Leader && player.leader.is_some())
            || (choice == Choice::Wonder && player.unfinished.is_some());
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
        let card = if choice == Choice::Leader {
            let leader = player.leader;
            self.remove_leader(from, log);
            leader
        } else {
            let wonder = player.unfinished;
            self.remove_unfinished(from, log);
            wonder.map(|wonder| wonder.card)
        };
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

fn check_level(level: Age, most: u8) -> Result<(), Refusal> {
    if level.level() > most { Err(Refusal::LevelTooHigh { most }) } else { Ok(()) }
}
