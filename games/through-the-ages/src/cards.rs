//! Action cards, and the work that cards and events order (rulebook, "Play an action card").

use crate::choice::Choice;
use crate::content::{CivilType, Deed};
use crate::event::Event;
use crate::parts::*;
use crate::refusal::Refusal;
use crate::rules::not_offered;
use crate::state::*;
use crate::task::{Job, Question};
use kernel::{Log, Seat};

impl Ages {
    /// Every action card in hand, each once.
    pub(crate) fn list_cards(&self, seat: Seat, mut list: impl FnMut(CivilId)) {
        let mut last = None;
        for &card in &self.player(seat).hand {
            let is_new = last.replace(card) != Some(card);
            if is_new && self.rules().civil(card).what == CivilType::Action {
                list(card);
            }
        }
    }

    /// Whether the card can be played: not taken in this phase, and what it orders is possible.
    pub(crate) fn check_play(&self, seat: Seat, card: CivilId) -> Result<(), Refusal> {
        let copies = self.player(seat).hand.iter().filter(|held| **held == card).count();
        if copies == 0 {
            return Err(Refusal::NotThere);
        }
        let deed = self.rules().civil(card).deed.ok_or(Refusal::NotAction)?;
        if copies <= self.turn.taken.iter().filter(|taken| **taken == card).count() {
            return Err(Refusal::TakenThisTurn);
        }
        // A revolution pays all actions instead of the card's.
        if !matches!(deed, Deed::Develop { .. }) {
            self.check_civil(seat, 1)?;
        }
        match deed {
            Deed::Population { .. } => self.check_population(seat, 0),
            Deed::WonderStage(less) => self.check_stages(seat, 1, less),
            Deed::BuildOrUpgradeProduction(less) => self.check_job(seat, Job::Production { less }),
            Deed::BuildOrUpgradeUrban(less) => self.check_job(seat, Job::Urban { less }),
            Deed::Upgrade(less) => self.check_job(seat, Job::Upgrade { less }),
            Deed::Develop { science: then } => self.check_job(seat, Job::Develop { then }),
            Deed::Arm { .. }
            | Deed::Score { .. }
            | Deed::Gain { .. }
            | Deed::GainEither(_)
            | Deed::ArmAgainstStronger(_)
            | Deed::CulturePerRicher(_) => Ok(()),
        }
    }

    /// Pays the action, discards the card, and does what it says or asks for it.
    pub(crate) fn play(&mut self, seat: Seat, card: CivilId, log: &mut impl Log<Event>) {
        let Some(deed) = self.rules().civil(card).deed else { return };
        log.say(Event::Played { seat, card });
        self.player_mut(seat).drop_card(card);
        self.civil_gone.add(card, 1);
        if !matches!(deed, Deed::Develop { .. }) {
            self.spend_civil(seat, 1);
        }
        match deed {
            Deed::Population { food } => {
                self.increase_population(seat, 0, log);
                self.gain(seat, Good::Food, food, log);
            }
            Deed::WonderStage(less) => self.build_stages(seat, 1, less, log),
            Deed::Arm { actions, resources } => {
                self.turn.extra_military += actions;
                self.arm(seat, resources, log);
            }
            Deed::Score { science, culture } => {
                self.gain_science(seat, science.into(), log);
                self.score(seat, Origin::Actions, culture.into(), log);
            }
            Deed::Gain { resources, food } => {
                self.gain(seat, Good::Resources, resources, log);
                self.gain(seat, Good::Food, food, log);
            }
            Deed::GainEither(count) => self.agenda.ask(seat, Question::GainEither { count }),
            Deed::ArmAgainstStronger(each) => {
                let stronger = self.ahead(seat, |player| player.ratings.strength.into());
                self.arm(seat, self.by_players(each) * stronger, log);
            }
            Deed::CulturePerRicher(each) => {
                let richer = self.ahead(seat, Player::culture_total);
                let points = u16::from(self.by_players(each)) * u16::from(richer);
                self.score(seat, Origin::Actions, points, log);
            }
            Deed::BuildOrUpgradeProduction(less) => self.order(seat, Job::Production { less }),
            Deed::BuildOrUpgradeUrban(less) => self.order(seat, Job::Urban { less }),
            Deed::Upgrade(less) => self.order(seat, Job::Upgrade { less }),
            Deed::Develop { science: then } => self.order(seat, Job::Develop { then }),
        }
    }

    /// Whether there is something to do for a card that orders this.
    fn check_job(&self, seat: Seat, job: Job) -> Result<(), Refusal> {
        if self.can_work(seat, job) { Ok(()) } else { Err(Refusal::NothingToDo) }
    }

    /// What a card orders is chosen afterwards.
    fn order(&mut self, seat: Seat, job: Job) {
        self.agenda.ask(seat, Question::Work { job });
    }

    fn arm(&mut self, seat: Seat, resources: u8, log: &mut impl Log<Event>) {
        self.turn.unit_resources += resources;
        log.say(Event::Armed { seat, resources, science: 0 });
    }

    /// How many players have strictly more.
    fn ahead(&self, seat: Seat, of: impl Fn(&Player) -> i32) -> u8 {
        let own = of(self.player(seat));
        self.playing_from(seat).filter(|&other| of(self.player(other)) > own).count() as u8
    }

    /// What the job allows; what an event offers may be declined.
    pub(crate) fn list_work(&self, seat: Seat, job: Job, list: &mut impl FnMut(Choice)) {
        let production = [Kind::Farm, Kind::Mine];
        match job {
            Job::Production { .. } => production.into_iter().for_each(|kind| {
                self.list_build(seat, kind, list);
                self.list_upgrade(seat, kind, list);
            }),
            Job::Urban { .. } => Kind::URBAN.into_iter().for_each(|kind| {
                self.list_build(seat, kind, list);
                self.list_upgrade(seat, kind, list);
            }),
            Job::Upgrade { .. } => {
                let kinds = production.into_iter().chain(Kind::URBAN);
                kinds.for_each(|kind| self.list_upgrade(seat, kind, list));
            }
            Job::Develop { .. } => self.list_develop(seat, list),
            Job::Civilization { .. } => {
                list(Choice::Population);
                let kinds = production.into_iter().chain(Kind::URBAN);
                kinds.for_each(|kind| self.list_build(seat, kind, list));
                self.list_develop(seat, list);
                list(Choice::Decline);
            }
            Job::Free { kind } => {
                list(Choice::Build { kind, level: Age::A });
                list(Choice::Decline);
            }
        }
    }

    /// Whether it is possible within the job.
    pub(crate) fn check_work(&self, seat: Seat, job: Job, choice: Choice) -> Result<(), Refusal> {
        use Choice as C;
        match (job, choice) {
            (Job::Civilization { .. } | Job::Free { .. }, C::Decline) => Ok(()),
            (Job::Production { less }, C::Build { kind, level }) if kind.is_production() => {
                self.check_build(seat, kind, level, less)
            }
            (Job::Urban { less }, C::Build { kind, level }) if kind.is_urban() => {
                self.check_build(seat, kind, level, less)
            }
            (Job::Civilization { less }, C::Build { kind, level }) if !kind.is_unit() => {
                self.check_build(seat, kind, level, less)
            }
            (Job::Free { kind: free }, C::Build { kind, level })
                if kind == free && level == Age::A =>
            {
                self.check_build(seat, kind, level, u8::MAX)
            }
            (Job::Production { less }, C::Upgrade { kind, from, to }) if kind.is_production() => {
                self.check_upgrade(seat, kind, from, to, less)
            }
            (Job::Urban { less }, C::Upgrade { kind, from, to }) if kind.is_urban() => {
                self.check_upgrade(seat, kind, from, to, less)
            }
            (Job::Upgrade { less }, C::Upgrade { kind, from, to }) if !kind.is_unit() => {
                self.check_upgrade(seat, kind, from, to, less)
            }
            (Job::Civilization { less }, C::Population) => self.check_population(seat, less),
            (Job::Civilization { less }, C::Develop(card)) => self.check_develop(seat, card, less),
            (Job::Civilization { less }, C::Revolution(card)) => {
                self.check_revolution(seat, card, less)
            }
            (Job::Develop { .. }, C::Develop(card)) => {
                self.check_develop(seat, card, 0)?;
                self.check_civil(seat, 1)
            }
            (Job::Develop { .. }, C::Revolution(card)) => self.check_revolution(seat, card, 0),
            _ => Err(Refusal::NotAsked),
        }
    }

    /// Whether a job leaves something to do besides declining it.
    fn can_work(&self, seat: Seat, job: Job) -> bool {
        let mut can = false;
        self.list_work(seat, job, &mut |choice| {
            can = can || (choice != Choice::Decline && self.check_work(seat, job, choice).is_ok());
        });
        can
    }

    /// Does the work, and ends the task.
    #[expect(clippy::wildcard_enum_match_arm, reason = "nothing else is offered here")]
    pub(crate) fn work(&mut self, seat: Seat, job: Job, choice: Choice, log: &mut impl Log<Event>) {
        use Choice as C;
        self.agenda.pop();
        let less = job.less();
        match choice {
            C::Build { kind, level } => self.build(seat, kind, level, less, log),
            C::Upgrade { kind, from, to } => self.upgrade(seat, kind, from, to, less, log),
            C::Population => self.increase_population(seat, less, log),
            C::Develop(card) => {
                if matches!(job, Job::Develop { .. }) {
                    self.spend_civil(seat, 1);
                }
                self.develop(seat, card, less, log);
            }
            C::Revolution(card) => self.revolution(seat, card, less, log),
            C::Decline => log.say(Event::Declined { seat }),
            _ => not_offered(choice),
        }
        if let Job::Develop { then } = job {
            self.gain_science(seat, then.into(), log);
        }
    }

    /// What cannot be done is not asked.
    pub(crate) fn settle_work(&mut self, seat: Seat, job: Job, log: &mut impl Log<Event>) -> bool {
        if self.can_work(seat, job) {
            return true;
        }
        self.agenda.pop();
        log.say(Event::Declined { seat });
        false
    }
}
