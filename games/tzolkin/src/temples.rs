//! Temples: steps up with their price, steps down, tops and bottoms.

use crate::choice::Choice;
use crate::content::Calamity;
use crate::event::Event;
use crate::parts::*;
use crate::refusal::Refusal;
use crate::state::*;
use crate::task::{Bill, Question, Step};
use kernel::{Log, Offers, Rules, Seat};

/// The lowest step: one below the start.
pub const BOTTOM: i8 = -1;

impl Tzolkin {
    /// A step up is lost at the top, and when the top is held by another (base rules, "Temples").
    pub(crate) fn can_rise(&self, seat: Seat, temple: Temple) -> Result<(), Refusal> {
        let next = self.player(seat).temples[temple] + 1;
        let top = self.top(temple);
        if next > top {
            return Err(Refusal::TopOfTemple);
        }
        if next < top {
            return Ok(());
        }
        let holder =
            Seat::all(self.seats()).find(|&other| self.player(other).temples[temple] == top);
        match holder {
            Some(other) => Err(Refusal::TopTaken { by: other.0 + 1 }),
            None => Ok(()),
        }
    }

    /// What a prophecy asks for a step: corn, or blocks.
    pub(crate) fn step_price(&self, temple: Temple) -> (u8, u8) {
        match self.calamity() {
            Some(Calamity::StepCostsCorn(corn)) => (corn, 0),
            Some(Calamity::StepCostsBlock(angry)) if angry == temple => (0, 1),
            _ => (0, 0),
        }
    }

    /// Whether a step can be made and paid, after spending `spent` blocks and with `corn` corn.
    fn check_step(&self, seat: Seat, temple: Temple, corn: u16, spent: u8) -> Result<(), Refusal> {
        self.can_rise(seat, temple)?;
        let (needs_corn, needs_blocks) = self.step_price(temple);
        let needs = u16::from(needs_corn);
        if corn < needs {
            return Err(Refusal::NeedsCorn { needs, has: corn });
        }
        let has = self.player(seat).block_count();
        let needs = needs_blocks + spent;
        if has < u16::from(needs) {
            return Err(Refusal::NeedsBlocks { needs, has });
        }
        Ok(())
    }

    pub(crate) fn some_temple(&self, seat: Seat, corn: u16, spent: u8) -> Result<(), Refusal> {
        let is_open = |&temple: &Temple| self.check_step(seat, temple, corn, spent).is_ok();
        if Temple::ALL.iter().any(is_open) { Ok(()) } else { Err(Refusal::NoTempleOpen) }
    }

    /// At a question for a step on any temple (but one), this one can be chosen.
    pub(crate) fn check_up(
        &self,
        seat: Seat,
        temple: Temple,
        but: Option<Temple>,
        spent: u8,
    ) -> Result<(), Refusal> {
        if but == Some(temple) {
            return Err(Refusal::SameTemple);
        }
        self.check_step(seat, temple, self.player(seat).corn, spent)
    }

    /// A gain that costs something may be declined (expansion, "Calamities").
    pub(crate) fn check_decline_step(
        &self,
        seat: Seat,
        but: Option<Temple>,
    ) -> Result<(), Refusal> {
        let is_free = |&temple: &Temple| {
            self.step_price(temple) == (0, 0) && self.check_up(seat, temple, but, 0).is_ok()
        };
        if Temple::ALL.iter().any(is_free) { Err(Refusal::MustTakeOne) } else { Ok(()) }
    }

    /// The only answer to a question for a step, if there is only one.
    pub(crate) fn forced_step(&self, seat: Seat, but: Option<Temple>) -> Forced {
        let mut open = Temple::ALL.iter().filter(|&&t| self.check_up(seat, t, but, 0).is_ok());
        match (open.next(), open.next()) {
            (None, _) => Forced::Nothing,
            (Some(&temple), None) if self.step_price(temple) == (0, 0) => Forced::Only(temple),
            _ => Forced::No,
        }
    }

    /// Pays for a step, for theology with a block more, and makes it.
    pub(crate) fn step_up(
        &mut self,
        seat: Seat,
        temple: Temple,
        spent: u8,
        log: &mut impl Log<Event>,
    ) {
        let (corn, blocks) = self.step_price(temple);
        self.pay_corn(seat, corn, log);
        let extra = blocks + spent;
        if extra == 0 {
            self.rise(seat, temple, log);
            return;
        }
        self.agenda.run(Step::Rise { seat, temple });
        self.agenda.ask(seat, Question::Pay(Bill::any(extra)));
    }

    /// A step on a temple of choice; of two steps the second goes to another temple.
    pub(crate) fn step_any(
        &mut self,
        seat: Seat,
        temple: Temple,
        more: bool,
        log: &mut impl Log<Event>,
    ) {
        self.agenda.pop();
        if more {
            self.agenda.ask(seat, Question::AnyStep { but: Some(temple), more: false });
        }
        self.step_up(seat, temple, 0, log);
    }

    /// One step up; the top turns a dark board light again.
    pub(crate) fn rise(&mut self, seat: Seat, temple: Temple, log: &mut impl Log<Event>) {
        if self.can_rise(seat, temple).is_err() {
            log.say(Event::StepLost { seat, temple });
            return;
        }
        let top = self.top(temple);
        let player = self.player_mut(seat);
        player.temples[temple] += 1;
        let step = player.temples[temple];
        log.say(Event::Stepped { seat, temple, step });
        if step == top && !player.is_light {
            player.is_light = true;
            log.say(Event::TurnedLight { seat });
        }
    }

    /// A printed step on one temple: done at once if it is free, asked if a prophecy makes it cost,
    /// lost if it cannot be made.
    pub(crate) fn settle_step(
        &mut self,
        seat: Seat,
        temple: Temple,
        log: &mut impl Log<Event>,
    ) -> bool {
        let is_open = self.check_up(seat, temple, None, 0).is_ok();
        let is_priced = is_open && self.step_price(temple) != (0, 0);
        if is_priced || self.could_sell_for_step(seat, temple, 0) {
            return true;
        }
        self.agenda.pop();
        match is_open {
            true => self.rise(seat, temple, log),
            false => log.say(Event::StepLost { seat, temple }),
        }
        false
    }

    /// Only corn is missing for a step, and a block could be sold for it.
    fn could_sell_for_step(&self, seat: Seat, temple: Temple, spent: u8) -> bool {
        let corn = self.player(seat).corn;
        let is_short =
            matches!(self.check_step(seat, temple, corn, spent), Err(Refusal::NeedsCorn { .. }));
        is_short && self.can_still_sell(seat)
    }

    /// The same for some temple but one.
    pub(crate) fn could_sell_for_any(&self, seat: Seat, but: Option<Temple>, spent: u8) -> bool {
        let others = Temple::ALL.iter().filter(|&&temple| Some(temple) != but);
        others.into_iter().any(|&temple| self.could_sell_for_step(seat, temple, spent))
    }

    pub(crate) fn check_down(&self, seat: Seat, temple: Temple) -> Result<(), Refusal> {
        match self.player(seat).temples[temple] {
            BOTTOM => Err(Refusal::BottomOfTemple),
            _ => Ok(()),
        }
    }

    /// At the bottom of all temples.
    pub(crate) fn is_forsaken(&self, seat: Seat) -> bool {
        self.player(seat).temples.values().all(|&step| step == BOTTOM)
    }

    pub(crate) fn step_down(&mut self, seat: Seat, temple: Temple, log: &mut impl Log<Event>) {
        let player = self.player_mut(seat);
        player.temples[temple] -= 1;
        log.say(Event::SteppedDown { seat, temple, step: player.temples[temple] });
    }

    pub(crate) fn offer_steps_down(&self, seat: Seat, offers: &mut impl Offers<Choice, Refusal>) {
        for &temple in Temple::ALL {
            offers.add(Choice::Down(temple), self.check_down(seat, temple));
        }
    }

    /// A step on any temple but one, after so many blocks.
    pub(crate) fn offer_steps_up(
        &self,
        seat: Seat,
        but: Option<Temple>,
        spent: u8,
        offers: &mut impl Offers<Choice, Refusal>,
    ) {
        for &temple in Temple::ALL {
            offers.add(Choice::Up(temple), self.check_up(seat, temple, but, spent));
        }
    }

    /// The second level of theology can be used.
    pub(crate) fn may_step_after_skull(&self, seat: Seat) -> bool {
        self.help(seat, Tech::Theology).steps_after_skull
            && (self.some_temple(seat, self.player(seat).corn, 1).is_ok()
                || self.player(seat).block_count() > 1 && self.could_sell_for_any(seat, None, 1))
    }
}

/// Whether a question has an answer of its own.
pub(crate) enum Forced {
    No,
    Nothing,
    Only(Temple),
}
