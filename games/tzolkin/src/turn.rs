//! A turn: begging, mercy, passing, and what happens at its end.

use crate::choice::Choice;
use crate::content::Ability;
use crate::event::Event;
use crate::parts::*;
use crate::refusal::Refusal;
use crate::state::*;
use crate::task::Task;
use kernel::{Agenda, Log, Seat, Silent};

impl Tzolkin {
    /// A round: one turn each, clockwise from the starting player (base rules, "Round").
    pub(crate) fn begin_round(&mut self, log: &mut impl Log<Event>) {
        self.round += 1;
        log.say(Event::RoundBegan { round: self.round });
        self.agenda.push(Task::EndRound);
        for seat in self.first.around(self.seats()).rev() {
            self.agenda.push(Task::StartTurn(seat));
        }
    }

    /// A tribe may guarantee some corn at the start of the turn; that is not begging.
    pub(crate) fn start_turn(&mut self, seat: Seat, log: &mut impl Log<Event>) {
        self.turn = TurnSoFar::default();
        if let Some(Ability::CornFloor { floor, .. }) = self.ability(seat) {
            let player = self.player_mut(seat);
            if player.corn < u16::from(floor) {
                let corn = floor - player.corn as u8;
                player.corn = u16::from(floor);
                log.say(Event::FloorPaid { seat, corn });
            }
        }
        self.agenda.push(Task::Turn(seat));
    }

    pub(crate) fn list_turn(&self, seat: Seat, list: &mut impl FnMut(Choice)) {
        self.list_placing(seat, list);
        self.list_workers(seat, list);
        if let Some(Ability::MayPass { .. }) = self.ability(seat) {
            list(Choice::Pass);
        }
        self.list_sale(seat, list);
        Temple::ALL.iter().for_each(|&temple| list(Choice::Beg(temple)));
        if self.on_gears(seat) == 0 {
            for &gear in Gear::ALL {
                if let Some(space) = self.lowest(seat, gear) {
                    list(Choice::PlaceByMercy { gear, space });
                }
            }
        }
    }

    /// Begging: with 2 corn or less, before anything else, one step down for 3 corn (base rules,
    /// "Begging for corn").
    pub(crate) fn check_beg(&self, seat: Seat, temple: Temple) -> Result<(), Refusal> {
        let player = self.player(seat);
        let limit = self.rules().figures.beg_limit;
        if player.corn > u16::from(limit) {
            return Err(Refusal::TooMuchCorn { limit, has: player.corn });
        }
        if self.turn.has_begged || self.turn.has_sold {
            return Err(Refusal::BegFirst);
        }
        self.check_down(seat, temple)
    }

    pub(crate) fn beg(&mut self, seat: Seat, temple: Temple, log: &mut impl Log<Event>) {
        self.step_down(seat, temple, log);
        let corn = match self.ability(seat) {
            Some(Ability::CornFloor { beg, .. }) => beg,
            _ => self.rules().figures.beg_corn,
        };
        self.player_mut(seat).corn = u16::from(corn);
        self.turn.has_begged = true;
        log.say(Event::Begged { seat, corn });
    }

    /// Mercy: nobody on the gears, nothing payable, nothing to beg with: one worker onto the
    /// cheapest space for all the corn there is (base rules, "Mercy").
    // Ruling: the rules speak of the bottom of all temples; whoever may not beg with three corn or
    // more, or has begged in vain, is as stuck and gets the same mercy.
    pub(crate) fn check_mercy(&self, seat: Seat, gear: Gear, space: u8) -> Result<(), Refusal> {
        if self.on_gears(seat) > 0 || self.has_another_way(seat) {
            return Err(Refusal::MercyNotNeeded);
        }
        self.check_space(seat, gear, space)?;
        let price = |gear: Gear, space: u8| self.best_price(seat, gear, space);
        let cheapest = Gear::ALL
            .iter()
            .filter_map(|&gear| self.lowest(seat, gear).map(|space| price(gear, space)))
            .min()
            .unwrap_or(0);
        if price(gear, space) > cheapest {
            return Err(Refusal::NotCheapest { cost: cheapest });
        }
        Ok(())
    }

    /// Whether a seat without workers on the gears can do anything but ask for mercy.
    fn has_another_way(&self, seat: Seat) -> bool {
        let can_pass = matches!(self.ability(seat), Some(Ability::MayPass { .. }));
        let mut another = can_pass || Temple::ALL.iter().any(|&t| self.check_beg(seat, t).is_ok());
        self.list_placing(seat, &mut |choice| another |= self.check_placing(seat, choice).is_ok());
        self.list_sale(seat, &mut |choice| {
            another |=
                matches!(choice, Choice::SellOne(block) if self.check_sale(seat, block).is_ok());
        });
        another
    }

    pub(crate) fn place_by_mercy(
        &mut self,
        seat: Seat,
        gear: Gear,
        space: u8,
        log: &mut impl Log<Event>,
    ) {
        let corn = std::mem::take(&mut self.player_mut(seat).corn);
        self.put_worker(seat, gear, space);
        log.say(Event::Placed { seat, gear, space, corn: corn as u8 });
        self.end_placing(seat);
    }

    pub(crate) fn check_pass(&self, seat: Seat) -> Result<(), Refusal> {
        match self.ability(seat) {
            Some(Ability::MayPass { .. }) => Ok(()),
            _ => Err(Refusal::MustMove),
        }
    }

    pub(crate) fn pass(&mut self, seat: Seat, log: &mut impl Log<Event>) {
        if let Some(Ability::MayPass { corn }) = self.ability(seat) {
            self.player_mut(seat).corn += u16::from(corn);
            log.say(Event::Passed { seat, corn });
        }
        self.agenda.replace(Task::OfferBuildings);
    }

    /// The tribe that sells one block a turn at the market's rate, at any time in its turn.
    // It is offered wherever the turn branches, wherever corn can be paid in the middle of an
    // action, and once more after a quick action.
    pub(crate) fn list_sale(&self, seat: Seat, list: &mut impl FnMut(Choice)) {
        if self.is_in_round() && self.ability(seat) == Some(Ability::SellBlock) {
            Block::ALL.iter().for_each(|&block| list(Choice::SellOne(block)));
        }
    }

    pub(crate) fn check_sale(&self, seat: Seat, block: Block) -> Result<(), Refusal> {
        if !self.is_in_round() || self.ability(seat) != Some(Ability::SellBlock) {
            return Err(Refusal::NotAsked);
        }
        if self.turn.has_sold {
            return Err(Refusal::AlreadySold);
        }
        self.check_has(seat, block)?;
        self.check_promise_after_sale(seat, block)
    }

    /// Turns are being taken: neither set-up nor a Food Day.
    fn is_in_round(&self) -> bool {
        self.agenda.tasks().first() == Some(&Task::EndRound)
    }

    /// Whether this seat could still sell a block in its turn.
    pub(crate) fn can_still_sell(&self, seat: Seat) -> bool {
        Block::ALL.iter().any(|&block| self.check_sale(seat, block).is_ok())
    }

    /// A quick action that has been chosen must stay possible.
    fn check_promise_after_sale(&self, seat: Seat, block: Block) -> Result<(), Refusal> {
        let is_promised = matches!(self.agenda.top(), Some(Task::Place(_))) && self.turn.took_quick;
        if !is_promised {
            return Ok(());
        }
        let mut after = self.clone();
        after.sell(seat, block, &mut Silent);
        let corn = after.corn_at_end(after.player(seat).corn);
        after.quick_is_possible(seat, corn).map_err(|_| Refusal::QuickWouldFail)
    }

    pub(crate) fn check_has(&self, seat: Seat, block: Block) -> Result<(), Refusal> {
        match self.player(seat).blocks[block] {
            0 => Err(Refusal::NeedsBlock { block, needs: 1, has: 0 }),
            _ => Ok(()),
        }
    }

    pub(crate) fn sell_one(&mut self, seat: Seat, block: Block, log: &mut impl Log<Event>) {
        self.turn.has_sold = true;
        self.sell(seat, block, log);
    }

    /// The end of a placing turn, in this order: the start space's corn, the quick action, new
    /// buildings (base rules, "End of turn").
    // Ruling: a tribe's further worker comes before the quick action or after it, as the person
    // likes; before it, the worker must leave what the quick action needs.
    pub(crate) fn end_placing(&mut self, seat: Seat) {
        let took_quick = self.turn.took_quick;
        self.agenda.replace(Task::OfferBuildings);
        if took_quick && self.ability(seat) == Some(Ability::SellBlock) {
            self.agenda.push(Task::LastSale(seat));
        }
        if took_quick {
            self.agenda.push(Task::QuickAction(seat));
        }
        if let Some(Ability::PickupAfterPlacing { least }) = self.ability(seat) {
            let placed: u8 = self.turn.on_gears.values().map(|spaces| spaces.len()).sum();
            if placed >= least && self.on_gears(seat) > placed {
                self.agenda.push(Task::PickOneMore(seat));
            }
        }
        if self.turn.took_start {
            self.agenda.push(Task::TakeStartCorn(seat));
        }
    }

    /// Whether the quick action still waits below what is asked now, and whose it is.
    pub(crate) fn quick_to_come(&self) -> Option<Seat> {
        if !self.turn.took_quick {
            return None;
        }
        self.agenda.tasks().iter().find_map(|task| match task {
            Task::QuickAction(seat) => Some(*seat),
            _ => None,
        })
    }

    pub(crate) fn check_quick_first(&self) -> Result<(), Refusal> {
        if self.quick_to_come().is_some() { Ok(()) } else { Err(Refusal::NotAsked) }
    }

    /// The quick action changes places with the further worker.
    pub(crate) fn quick_first(&mut self, seat: Seat) {
        self.agenda.pop();
        self.agenda.replace(Task::PickOneMore(seat));
        self.agenda.push(Task::QuickAction(seat));
    }

    /// A worker that acts before the quick action leaves what it needs: after this choice there is
    /// a way to go on that ends with the quick action possible.
    pub(crate) fn check_promise(&self, choice: Choice) -> Result<(), Refusal> {
        let Some(seat) = self.quick_to_come() else { return Ok(()) };
        if let Some(Task::PickOneMore(_)) = self.agenda.top() {
            return Ok(());
        }
        let tasks = self.agenda.tasks().iter();
        let action = tasks.skip_while(|task| !matches!(task, Task::QuickAction(_))).skip(1);
        let mut alone = self.clone();
        alone.agenda = Agenda::default();
        action.for_each(|&task| alone.agenda.push(task));
        match alone.leads_to_quick(seat, choice, &mut Vec::new()) {
            true => Ok(()),
            false => Err(Refusal::QuickWouldFail),
        }
    }

    /// Looks through everything that may follow a choice, the ends of questions first, as these are
    /// the last on their lists.
    fn leads_to_quick(&self, seat: Seat, choice: Choice, seen: &mut Vec<Tzolkin>) -> bool {
        let mut after = self.clone();
        after.answer(choice, &mut Silent);
        if after.agenda.top().is_none() {
            return after.quick_is_possible(seat, after.player(seat).corn).is_ok();
        }
        if seen.contains(&after) {
            return false;
        }
        let mut ways = Vec::new();
        after.candidates(&mut |way| ways.push(way));
        ways.retain(|&way| after.check(way).is_ok());
        seen.push(after.clone());
        ways.iter().rev().any(|&way| after.leads_to_quick(seat, way, seen))
    }

    pub(crate) fn take_start_corn(&mut self, seat: Seat, log: &mut impl Log<Event>) {
        let corn = std::mem::take(&mut self.start_corn);
        self.player_mut(seat).corn += u16::from(corn);
        if corn > 0 {
            log.say(Event::StartCorn { seat, corn });
        }
    }
}
