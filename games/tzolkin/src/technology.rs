//! Technologies: advancing, its cost, and the bonus beyond the third level.

use crate::choice::Choice;
use crate::content::{Ability, Calamity};
use crate::effects::Cause;
use crate::event::Event;
use crate::parts::*;
use crate::refusal::Refusal;
use crate::state::*;
use crate::task::{Bill, Question, Step};
use enum_map::EnumMap;
use kernel::{Log, Offers, Seat};

/// The highest level of a track.
pub const TOP_LEVEL: u8 = 3;

impl Tzolkin {
    /// Blocks for the next level, or for the bonus beyond the third (base rules, "Technologies").
    pub fn study_cost(&self, seat: Seat, tech: Tech) -> u8 {
        let level = usize::from(self.player(seat).techs[tech]);
        let cost = match self.ability(seat) {
            Some(Ability::CheapTech { cost }) => cost[level],
            _ => self.rules().techs[tech].cost[level],
        };
        cost + self.advance_price()
    }

    /// Blocks that a prophecy asks for every advance, free ones included.
    pub(crate) fn advance_price(&self) -> u8 {
        match self.calamity() {
            Some(Calamity::AdvanceCostsBlock(blocks)) => blocks,
            _ => 0,
        }
    }

    /// An advance for nothing, which may be declined only when a prophecy makes it cost.
    pub(crate) fn offer_any_advance(&self, seat: Seat, offers: &mut impl Offers<Choice, Refusal>) {
        let price = self.advance_price();
        let verdict = self.check_blocks(seat, price);
        Tech::ALL.iter().for_each(|&tech| offers.add(Choice::Advance(tech), verdict));
        match price {
            0 => offers.refused(Choice::Decline, Refusal::MustTakeOne),
            _ => offers.possible(Choice::Decline),
        }
    }

    pub(crate) fn check_study(&self, seat: Seat, tech: Tech) -> Result<(), Refusal> {
        self.check_blocks(seat, self.study_cost(seat, tech))
    }

    pub(crate) fn check_blocks(&self, seat: Seat, needs: u8) -> Result<(), Refusal> {
        let has = self.player(seat).block_count();
        if has < u16::from(needs) { Err(Refusal::NeedsBlocks { needs, has }) } else { Ok(()) }
    }

    pub(crate) fn some_tech(&self, seat: Seat) -> Result<(), Refusal> {
        let can = |&tech: &Tech| self.check_study(seat, tech).is_ok();
        if Tech::ALL.iter().any(can) { Ok(()) } else { Err(Refusal::NoTechPossible) }
    }

    pub(crate) fn study(&mut self, seat: Seat, left: u8, tech: Tech) {
        let cost = self.study_cost(seat, tech);
        self.agenda.pop();
        if left > 1 {
            self.agenda.ask(seat, Question::Study { left: left - 1, may_stop: true });
        }
        self.advance_for(seat, tech, cost);
    }

    /// An advance that costs only what a prophecy asks.
    pub(crate) fn advance_free(&mut self, seat: Seat, tech: Tech) {
        self.agenda.pop();
        self.advance_for(seat, tech, self.advance_price());
    }

    /// Pays blocks, then raises the track.
    fn advance_for(&mut self, seat: Seat, tech: Tech, extra: u8) {
        self.agenda.run(Step::Raise { seat, tech });
        if extra > 0 {
            self.agenda.ask(seat, Question::Pay(Bill::any(extra)));
        }
    }

    /// The marker rises; from the third level it stays and the track's bonus is taken. One tribe
    /// takes the bonus of any track.
    // Ruling: free advances bring the bonus just as paid ones do.
    pub(crate) fn raise(&mut self, seat: Seat, tech: Tech, log: &mut impl Log<Event>) {
        let player = self.player_mut(seat);
        if player.techs[tech] < TOP_LEVEL {
            player.techs[tech] += 1;
            log.say(Event::Advanced { seat, tech, level: player.techs[tech] });
            return;
        }
        match self.ability(seat) {
            Some(Ability::CheapTech { .. }) => self.agenda.ask(seat, Question::AnyBonus),
            _ => self.take_bonus(seat, tech, log),
        }
    }

    pub(crate) fn take_bonus(&mut self, seat: Seat, tech: Tech, log: &mut impl Log<Event>) {
        log.say(Event::BonusTaken { seat, tech });
        self.carry_out(seat, &self.rules().techs[tech].bonus, Cause::Bonus, log);
    }

    /// One track down, the three others up for nothing (expansion, "New buildings").
    pub(crate) fn check_lower(&self, seat: Seat, tech: Tech) -> Result<(), Refusal> {
        if self.player(seat).techs[tech] == 0 { Err(Refusal::LevelZero) } else { Ok(()) }
    }

    pub(crate) fn exchange(&mut self, seat: Seat, lowered: Tech, log: &mut impl Log<Event>) {
        self.agenda.pop();
        let player = self.player_mut(seat);
        player.techs[lowered] -= 1;
        log.say(Event::Lowered { seat, tech: lowered, level: player.techs[lowered] });
        let left = EnumMap::from_fn(|tech| tech != lowered);
        self.agenda.ask(seat, Question::AdvanceOthers { left });
    }

    /// The tracks that are left, in an order of choice.
    pub(crate) fn offer_others(
        &self,
        seat: Seat,
        left: EnumMap<Tech, bool>,
        offers: &mut impl Offers<Choice, Refusal>,
    ) {
        let price = self.advance_price();
        let verdict = self.check_blocks(seat, price);
        for &tech in Tech::ALL.iter().filter(|&&tech| left[tech]) {
            offers.add(Choice::Advance(tech), verdict);
        }
        if price > 0 {
            offers.possible(Choice::Decline);
        }
    }

    pub(crate) fn advance_other(&mut self, seat: Seat, left: EnumMap<Tech, bool>, tech: Tech) {
        self.agenda.pop();
        let mut left = left;
        left[tech] = false;
        if left.values().any(|&is_left| is_left) {
            self.agenda.ask(seat, Question::AdvanceOthers { left });
        }
        self.advance_for(seat, tech, self.advance_price());
    }

    /// The next of the other tracks, if its order does not matter: nothing is to be paid, and at
    /// most one of them brings a bonus, which comes last.
    pub(crate) fn forced_other(&self, seat: Seat, left: EnumMap<Tech, bool>) -> Option<Tech> {
        let levels = &self.player(seat).techs;
        let tracks = || Tech::ALL.iter().copied().filter(|&tech| left[tech]);
        let bonuses = tracks().filter(|&tech| levels[tech] == TOP_LEVEL).count();
        let is_open = self.advance_price() > 0 || bonuses > 1 && tracks().count() > 1;
        if is_open { None } else { tracks().min_by_key(|&tech| levels[tech] == TOP_LEVEL) }
    }
}
