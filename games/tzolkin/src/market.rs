//! The market: corn for blocks and blocks for corn, at the same rates.

use crate::choice::Choice;
use crate::event::Event;
use crate::parts::*;
use crate::refusal::Refusal;
use crate::state::*;
use crate::task::Task;
use kernel::{Log, Seat};

impl Tzolkin {
    /// Every exchange that the market allows.
    // Ruling: selling comes first, then buying. As the rates are the same both ways nothing is lost
    // by this order, and trading ends.
    pub(crate) fn list_market(list: &mut impl FnMut(Choice)) {
        Block::ALL.iter().for_each(|&block| list(Choice::Sell(block)));
        Block::ALL.iter().for_each(|&block| list(Choice::Buy(block)));
        list(Choice::Done);
    }

    /// Whether there is anything to trade.
    pub(crate) fn check_market(&self, seat: Seat, corn: u16) -> Result<(), Refusal> {
        let has_blocks = self.player(seat).block_count() > 0;
        let can_buy = Block::ALL.iter().any(|&block| corn >= u16::from(self.buying_price(block)));
        if has_blocks || can_buy { Ok(()) } else { Err(Refusal::NothingToTrade) }
    }

    /// Corn for a block, with what a prophecy asks for gold.
    pub fn buying_price(&self, block: Block) -> u8 {
        let dear = if block == Block::Gold { self.gold_price() } else { 0 };
        self.rules().figures.market[block] + dear
    }

    pub(crate) fn check_sell(
        &self,
        seat: Seat,
        is_buying: bool,
        block: Block,
    ) -> Result<(), Refusal> {
        if is_buying { Err(Refusal::BuysOnly) } else { self.check_has(seat, block) }
    }

    pub(crate) fn check_buy(&self, seat: Seat, block: Block) -> Result<(), Refusal> {
        let (needs, has) = (u16::from(self.buying_price(block)), self.player(seat).corn);
        if has < needs { Err(Refusal::NeedsCorn { needs, has }) } else { Ok(()) }
    }

    /// Ending without a trade, where one has to be made if it can.
    pub(crate) fn check_no_trade(&self, seat: Seat, is_buying: bool) -> Result<(), Refusal> {
        let can_trade = Block::ALL.iter().any(|&block| {
            self.check_sell(seat, is_buying, block).is_ok() || self.check_buy(seat, block).is_ok()
        });
        if can_trade { Err(Refusal::MustTakeOne) } else { Ok(()) }
    }

    pub(crate) fn sell(&mut self, seat: Seat, block: Block, log: &mut impl Log<Event>) {
        let corn = self.rules().figures.market[block];
        self.player_mut(seat).blocks[block] -= 1;
        log.say(Event::Paid { seat, good: block.into(), count: 1 });
        self.receive(seat, Good::Corn, corn, log);
    }

    pub(crate) fn buy(&mut self, seat: Seat, block: Block, log: &mut impl Log<Event>) {
        self.pay_corn(seat, self.buying_price(block), log);
        self.receive(seat, block.into(), 1, log);
        self.agenda.replace(Task::Market { seat, is_buying: true, may_stop: true });
    }
}
