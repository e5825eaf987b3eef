//! The market: corn for blocks and blocks for corn, at the same rates.

use crate::choice::Choice;
use crate::event::Event;
use crate::parts::*;
use crate::refusal::Refusal;
use crate::state::*;
use crate::task::{Question, Task};
use kernel::offers::Noting;
use kernel::{Log, Offers, Seat};

impl Tzolkin {
    /// Every exchange that the market allows; where one has to be made, it does not end without.
    // Ruling: selling comes first, then buying. As the rates are the same both ways nothing is lost
    // by this order, and trading ends.
    pub(crate) fn offer_market(
        &self,
        seat: Seat,
        is_buying: bool,
        may_stop: bool,
        offers: &mut impl Offers<Choice, Refusal>,
    ) {
        let mut offers = Noting::new(offers);
        for &block in Block::ALL {
            offers.add(Choice::Sell(block), self.check_sell(seat, is_buying, block));
        }
        for &block in Block::ALL {
            offers.add(Choice::Buy(block), self.check_buy(seat, block));
        }
        match may_stop || !offers.is_possible() {
            true => offers.possible(Choice::Done),
            false => offers.refused(Choice::Done, Refusal::MustTakeOne),
        }
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

    fn check_sell(&self, seat: Seat, is_buying: bool, block: Block) -> Result<(), Refusal> {
        if is_buying { Err(Refusal::BuysOnly) } else { self.check_has(seat, block) }
    }

    fn check_buy(&self, seat: Seat, block: Block) -> Result<(), Refusal> {
        let (needs, has) = (u16::from(self.buying_price(block)), self.player(seat).corn);
        if has < needs { Err(Refusal::NeedsCorn { needs, has }) } else { Ok(()) }
    }

    pub(crate) fn sell(&mut self, seat: Seat, block: Block, log: &mut impl Log<Event>) {
        let corn = self.rules().figures.market[block];
        self.player_mut(seat).blocks[block] -= 1;
        log.say(Event::Paid { seat, good: block.into(), count: 1 });
        self.receive(seat, Good::Corn, corn, log);
    }

    pub(crate) fn sell_on_market(
        &mut self,
        seat: Seat,
        is_buying: bool,
        block: Block,
        log: &mut impl Log<Event>,
    ) {
        self.sell(seat, block, log);
        self.agenda.replace(Task::Ask(seat, Question::Market { is_buying, may_stop: true }));
    }

    pub(crate) fn buy(&mut self, seat: Seat, block: Block, log: &mut impl Log<Event>) {
        self.pay_corn(seat, self.buying_price(block), log);
        self.receive(seat, block.into(), 1, log);
        self.agenda.replace(Task::Ask(seat, Question::Market { is_buying: true, may_stop: true }));
    }
}
