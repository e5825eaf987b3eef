//! A turn: begging, mercy, passing, and what happens at its end.

use crate::choice::Choice;
use crate::content::Ability;
use crate::event::Event;
use crate::parts::*;
use crate::refusal::Refusal;
use crate::state::*;
use crate::task::{Draw, Question, Step, Task};
use kernel::offers::Noting;
use kernel::{Agenda, Log, Offers, Rules, Seat, Silent};

impl Tzolkin {
    /// A round: one turn each, clockwise from the starting player (base rules, "Round").
    pub(crate) fn begin_round(&mut self, log: &mut impl Log<Event>) {
        self.round += 1;
        log.say(Event::RoundBegan { round: self.round });
        self.agenda.run(Step::EndRound);
        for seat in self.first.around(self.seats()).rev() {
            self.agenda.run(Step::StartTurn(seat));
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
        self.agenda.ask(seat, Question::Turn);
    }

    pub(crate) fn offer_turn(&self, seat: Seat, offers: &mut impl Offers<Choice, Refusal>) {
        let mut offers = Noting::new(offers);
        self.offer_placing(seat, &mut offers);
        self.offer_workers(seat, &mut offers);
        if let Some(Ability::MayPass { .. }) = self.ability(seat) {
            offers.possible(Choice::Pass);
        }
        self.offer_begging(seat, &mut offers);
        if self.on_gears(seat) == 0 {
            let has_another_way = offers.is_possible() || self.can_still_sell(seat);
            self.offer_mercy(seat, has_another_way, &mut offers);
        }
    }

    fn offer_begging<O: Offers<Choice, Refusal>>(&self, seat: Seat, offers: &mut O) {
        let may_beg = self.check_begging(seat);
        if may_beg.is_err() && !O::WHY {
            return;
        }
        for &temple in Temple::ALL {
            offers.add(Choice::Beg(temple), may_beg.and_then(|()| self.check_down(seat, temple)));
        }
    }

    /// Begging: with 2 corn or less, before anything else, one step down for 3 corn (base rules,
    /// "Begging for corn").
    fn check_begging(&self, seat: Seat) -> Result<(), Refusal> {
        let has = self.player(seat).corn;
        let limit = self.rules().figures.beg_limit;
        if has > u16::from(limit) {
            return Err(Refusal::TooMuchCorn { limit, has });
        }
        if self.turn.has_begged || self.turn.has_sold {
            return Err(Refusal::BegFirst);
        }
        Ok(())
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
    fn offer_mercy<O: Offers<Choice, Refusal>>(
        &self,
        seat: Seat,
        has_another_way: bool,
        offers: &mut O,
    ) {
        if has_another_way && !O::WHY {
            return;
        }
        let lowest = |&gear: &Gear| self.lowest(seat, gear).map(|space| (gear, space));
        let price = |(gear, space)| self.best_price(seat, gear, space);
        let cost = Gear::ALL.iter().filter_map(lowest).map(price).min().unwrap_or(0);
        for (gear, space) in Gear::ALL.iter().filter_map(lowest) {
            let verdict = match has_another_way {
                true => Err(Refusal::MercyNotNeeded),
                false if price((gear, space)) > cost => Err(Refusal::NotCheapest { cost }),
                false => self.check_space(seat, gear, space),
            };
            offers.add(Choice::PlaceByMercy { gear, space }, verdict);
        }
    }

    /// With workers on the gears nobody needs mercy; without, it is for the lowest spaces.
    pub(crate) fn object_to_mercy(&self, seat: Seat, gear: Gear, space: u8) -> Result<(), Refusal> {
        if self.on_gears(seat) > 0 {
            return Err(Refusal::MercyNotNeeded);
        }
        self.check_space(seat, gear, space)
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

    pub(crate) fn pass(&mut self, seat: Seat, log: &mut impl Log<Event>) {
        if let Some(Ability::MayPass { corn }) = self.ability(seat) {
            self.player_mut(seat).corn += u16::from(corn);
            log.say(Event::Passed { seat, corn });
        }
        self.end_turn();
    }

    /// New buildings come after every turn (base rules, "End of turn").
    pub(crate) fn end_turn(&mut self) {
        self.agenda.replace(Task::Draw(Draw::OfferBuildings));
    }

    /// The tribe that sells one block a turn at the market's rate, at any time in its turn.
    pub(crate) fn offer_sale(&self, seat: Seat, offers: &mut impl Offers<Choice, Refusal>) {
        for &block in Block::ALL {
            offers.add(Choice::SellOne(block), self.check_sale(seat, block));
        }
    }

    /// Whether this seat is of that tribe, and turns are being taken.
    #[inline]
    pub(crate) fn may_sell(&self, seat: Seat) -> bool {
        self.ability(seat) == Some(Ability::SellBlock) && self.is_in_round()
    }

    pub(crate) fn check_sale(&self, seat: Seat, block: Block) -> Result<(), Refusal> {
        if self.turn.has_sold {
            return Err(Refusal::AlreadySold);
        }
        self.check_has(seat, block)?;
        self.check_promise_after_sale(seat, block)
    }

    /// Turns are being taken: neither set-up nor a Food Day.
    fn is_in_round(&self) -> bool {
        self.agenda.tasks().first() == Some(&Task::Run(Step::EndRound))
    }

    /// Whether this seat could still sell a block in its turn.
    pub(crate) fn can_still_sell(&self, seat: Seat) -> bool {
        self.may_sell(seat) && Block::ALL.iter().any(|&block| self.check_sale(seat, block).is_ok())
    }

    /// A quick action that has been chosen must stay possible.
    fn check_promise_after_sale(&self, seat: Seat, block: Block) -> Result<(), Refusal> {
        let is_placing = matches!(self.agenda.question(), Some((_, Question::Place)));
        let is_promised = is_placing && self.turn.took_quick;
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
        self.end_turn();
        if took_quick && self.ability(seat) == Some(Ability::SellBlock) {
            self.agenda.ask(seat, Question::LastSale);
        }
        if took_quick {
            self.agenda.run(Step::QuickAction(seat));
        }
        if let Some(Ability::PickupAfterPlacing { least }) = self.ability(seat) {
            let placed: u8 = self.turn.on_gears.values().map(|spaces| spaces.len() as u8).sum();
            if placed >= least && self.on_gears(seat) > placed {
                self.agenda.ask(seat, Question::PickOneMore);
            }
        }
        if self.turn.took_start {
            self.agenda.run(Step::TakeStartCorn(seat));
        }
    }

    /// Whether the quick action still waits below what is asked now, and whose it is.
    pub(crate) fn quick_to_come(&self) -> Option<Seat> {
        if !self.turn.took_quick {
            return None;
        }
        self.agenda.tasks().iter().find_map(|task| match task {
            Task::Run(Step::QuickAction(seat)) => Some(*seat),
            Task::Ask(..) | Task::Draw(_) | Task::Run(_) => None,
        })
    }

    /// The quick action changes places with the further worker.
    pub(crate) fn quick_first(&mut self, seat: Seat) {
        self.agenda.pop();
        self.agenda.replace(Task::Ask(seat, Question::PickOneMore));
        self.agenda.run(Step::QuickAction(seat));
    }

    /// Whose quick action must stay possible whatever is answered now.
    pub(crate) fn has_promised(&self) -> Option<Seat> {
        match self.agenda.question() {
            Some((_, Question::PickOneMore)) => None,
            Some(_) | None => self.quick_to_come(),
        }
    }

    /// A worker that acts before the quick action leaves what it needs: after this choice there is
    /// a way to go on that ends with the quick action possible.
    fn check_promise(&self, seat: Seat, choice: Choice) -> Result<(), Refusal> {
        let tasks = self.agenda.tasks().iter();
        let is_quick = |task: &&Task| matches!(task, Task::Run(Step::QuickAction(_)));
        let action = tasks.skip_while(|task| !is_quick(task)).skip(1);
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
        after.take_effect(choice, &mut Silent);
        if after.agenda.top().is_none() {
            return after.quick_is_possible(seat, after.player(seat).corn).is_ok();
        }
        if seen.contains(&after) {
            return false;
        }
        let mut ways = Vec::new();
        after.choices(&mut ways);
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

/// Refuses what would make a quick action impossible that is still to come.
pub(crate) struct Promised<'a, O> {
    pub(crate) game: &'a Tzolkin,
    pub(crate) seat: Seat,
    pub(crate) to: &'a mut O,
}

impl<O: Offers<Choice, Refusal>> Offers<Choice, Refusal> for Promised<'_, O> {
    const WHY: bool = O::WHY;

    fn add(&mut self, choice: Choice, verdict: Result<(), Refusal>) {
        let verdict = verdict.and_then(|()| self.game.check_promise(self.seat, choice));
        self.to.add(choice, verdict);
    }
}
