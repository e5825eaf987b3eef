//! Stages of wonders, and what completed wonders do at once (rulebook, "Build a stage of a
//! wonder", "Wonders").

use crate::content::Power;
use crate::event::Event;
use crate::parts::*;
use crate::refusal::Refusal;
use crate::state::*;
use crate::task::Question;
use kernel::{Log, Seat};

impl Ages {
    /// 1 stage to as many as are left.
    pub(crate) fn list_stages(&self, seat: Seat, list: impl FnMut(u8)) {
        let left = self.stages_left(seat).max(1);
        (1..=left).for_each(list);
    }

    /// Stages that the unfinished wonder still needs.
    fn stages_left(&self, seat: Seat) -> u8 {
        let unfinished = self.player(seat).unfinished;
        unfinished
            .map_or(0, |wonder| self.rules().civil(wonder.card).stages.len() as u8 - wonder.stages)
    }

    /// Stages that one action can build.
    fn stages_per_action(&self, seat: Seat) -> u8 {
        let most = self.special_power(seat, only!(Power::StagesPerAction(most) => most));
        most.unwrap_or(1)
    }

    fn stages_cost(&self, seat: Seat, count: u8, less: u8) -> u8 {
        let Some(wonder) = self.player(seat).unfinished else { return 0 };
        let stages = self.rules().civil(wonder.card).stages.iter();
        let cost: u8 = stages.skip(usize::from(wonder.stages)).take(usize::from(count)).sum();
        cost.saturating_sub(less)
    }

    /// Resources for wonders: stored, and those of a trade route.
    fn resources_for_stages(&self, seat: Seat) -> u16 {
        self.resources_for(seat, Kind::Farm)
    }

    /// Whether so many stages can be built with one action, for so many resources less.
    pub(crate) fn check_stages(&self, seat: Seat, count: u8, less: u8) -> Result<(), Refusal> {
        if self.player(seat).unfinished.is_none() {
            return Err(Refusal::NoWonder);
        }
        let most = self.stages_per_action(seat).min(self.stages_left(seat));
        if count == 0 || count > most {
            return Err(Refusal::TooManyStages { most });
        }
        let (needs, has) = (self.stages_cost(seat, count, less), self.resources_for_stages(seat));
        if u16::from(needs) > has {
            return Err(Refusal::NeedsResources { needs, has });
        }
        // A token must cover each stage: what is paid comes back to the bank first.
        let tokens = self.player(seat).blue_bank + self.tokens_on_cards(seat);
        if tokens < count {
            return Err(Refusal::NoTokenThere);
        }
        Ok(())
    }

    /// Pays, and covers the stages with blue tokens. Where the bank is empty, cards give them.
    pub(crate) fn build_stages(
        &mut self,
        seat: Seat,
        count: u8,
        less: u8,
        log: &mut impl Log<Event>,
    ) {
        let cost = self.stages_cost(seat, count, less);
        self.pay_resources(seat, Kind::Farm, cost, log);
        let player = self.player_mut(seat);
        let from_bank = count.min(player.blue_bank);
        player.blue_bank -= from_bank;
        let Some(wonder) = &mut player.unfinished else { return };
        wonder.stages += from_bank;
        log.say(Event::StageBuilt { seat, card: wonder.card, stages: count });
        self.complete(seat, log);
        (from_bank..count).for_each(|_| self.agenda.ask(seat, Question::StageToken));
    }

    /// `Question::StageToken`: a token goes from a card to the wonder.
    pub(crate) fn stage_token(
        &mut self,
        seat: Seat,
        store: Store,
        level: Age,
        log: &mut impl Log<Event>,
    ) {
        self.agenda.pop();
        let player = self.player_mut(seat);
        player.tokens[store][usize::from(level.level())] -= 1;
        if let Some(wonder) = &mut player.unfinished {
            wonder.stages += 1;
        }
        self.complete(seat, log);
    }

    /// With all stages covered the wonder is completed: its tokens go back to the bank, its
    /// effects begin.
    fn complete(&mut self, seat: Seat, log: &mut impl Log<Event>) {
        if self.stages_left(seat) > 0 {
            return;
        }
        let player = self.player_mut(seat);
        let Some(wonder) = player.unfinished.take() else { return };
        player.blue_bank += wonder.stages;
        player.wonders.push(Wonder { card: wonder.card, is_ruin: false, tucked: None });
        log.say(Event::Completed { seat, card: wonder.card });
        let card = self.rules().civil(wonder.card);
        self.tokens_come(seat, card.gives, log);
        self.refresh_all();
        for &power in &card.powers {
            let points = self.points_at_once(seat, power);
            self.score(seat, Origin::Wonders, points, log);
        }
    }

    /// What the wonders of Age III score when they are completed.
    pub(crate) fn points_at_once(&self, seat: Seat, power: Power) -> u16 {
        let player = self.player(seat);
        let count = |kinds: &[Kind]| -> u16 {
            kinds.iter().map(|&kind| u16::from(player.count(kind))).sum()
        };
        if let Power::CompleteForWorkers { city, production } = power {
            let in_city = count(&Kind::URBAN) + count(&Kind::UNITS);
            let made = count(&[Kind::Farm, Kind::Mine]);
            in_city * u16::from(city) + made * u16::from(production)
        } else if let Power::CompleteForLevels(each) = power {
            u16::from(each) * self.technology_levels(seat)
        } else if let Power::CompleteForStageAndBook(times) = power {
            u16::from(times) * self.city(seat).stage_and_book.max(0) as u16
        } else if let Power::CompleteForCity(times) = power {
            let city = self.city(seat);
            let made = city.culture.max(0) + city.science.max(0) + city.strength.max(0);
            u16::from(times) * made as u16
        } else {
            0
        }
    }

    /// The levels of all technologies in play, workers on them or not.
    fn technology_levels(&self, seat: Seat) -> u16 {
        let player = self.player(seat);
        let with_workers = Kind::ALL.iter().flat_map(|&kind| player.levels(kind)).map(u16::from);
        let specials = player.specials.values().flatten().copied();
        let others = specials.chain([player.government]);
        let levels = others.map(|card| u16::from(self.rules().civil(card).level()));
        with_workers.sum::<u16>() + levels.sum::<u16>()
    }
}
