//! Buildings and monuments: what they cost, architecture, renovation, and paying.

use crate::choice::Choice;
use crate::content::{Calamity, Effect, Powers};
use crate::effects::Cause;
use crate::event::Event;
use crate::parts::*;
use crate::refusal::Refusal;
use crate::state::*;
use crate::task::{Bill, Question, Step, Works};
use kernel::offers::Whether;
use kernel::{Log, Offers, Seat};

impl Tzolkin {
    pub(crate) fn offer_buildings(
        &self,
        seat: Seat,
        works: Works,
        offers: &mut impl Offers<Choice, Refusal>,
    ) {
        let (with_help, without) = self.helping(seat, works);
        let corn = self.player(seat).corn;
        for building in self.offer.iter().copied().flatten() {
            let cost = self.rules().buildings[building.index()].cost;
            self.each_renovation(seat, cost, |renovate| {
                for helped in [(with_help, true), (without, false)] {
                    if let (true, helped) = helped {
                        let choice = Choice::Build { building, renovate, helped };
                        let verdict =
                            self.check_build_price(seat, works, building, renovate, helped, corn);
                        offers.add(choice, verdict);
                    }
                }
            });
        }
        if works.monument {
            self.offer_monuments(seat, offers);
        }
        match works.may_stop {
            true => offers.possible(Choice::Done),
            false => offers.refused(Choice::Done, Refusal::MustTakeOne),
        }
    }

    pub(crate) fn offer_monuments(&self, seat: Seat, offers: &mut impl Offers<Choice, Refusal>) {
        for monument in self.monuments_on_offer().iter() {
            let cost = self.rules().monuments[monument.index()].cost;
            self.each_renovation(seat, cost, |renovate| {
                let verdict = self.check_monument_price(seat, monument, renovate);
                offers.add(Choice::BuildMonument { monument, renovate }, verdict);
            });
        }
    }

    /// Monuments that nobody has built; they are never refilled.
    pub fn monuments_on_offer(&self) -> Monuments {
        let built = self.players.iter().fold(Monuments::EMPTY, |all, p| all.or(p.monuments));
        self.monuments.without(built)
    }

    /// Building as it is, and with each own tile that could be renovated for it.
    fn each_renovation(&self, seat: Seat, cost: Blocks, mut each: impl FnMut(Option<BuildingId>)) {
        each(None);
        if self.modules[Part::Buildings] {
            for old in self.player(seat).buildings.iter() {
                if self.check_renovation(seat, cost, old).is_ok() {
                    each(Some(old));
                }
            }
        }
    }

    /// Only an own tile with the sign can be renovated (expansion, "Renovation").
    // Ruling: renovating for no block at all would only destroy the tile and is not offered.
    fn check_renovation(&self, seat: Seat, cost: Blocks, old: BuildingId) -> Result<(), Refusal> {
        if old.index() >= self.rules().buildings.len() || !self.player(seat).buildings.has(old) {
            return Err(Refusal::CannotRenovate);
        }
        let tile = &self.rules().buildings[old.index()];
        let shares = Block::ALL.iter().any(|&block| cost[block] > 0 && tile.cost[block] > 0);
        if tile.can_renovate && shares { Ok(()) } else { Err(Refusal::CannotRenovate) }
    }

    /// Whether a building may be built with architecture, and without it. Of two buildings only
    /// one is helped, and the person says which (base rules, "Architecture").
    fn helping(&self, seat: Seat, works: Works) -> (bool, bool) {
        let has_power = self.help(seat, Tech::Architecture) != Powers::default();
        let can_help = works.architecture && has_power;
        (can_help, !can_help || works.left > 1)
    }

    fn check_help(&self, seat: Seat, works: Works, helped: bool) -> Result<(), Refusal> {
        match (self.helping(seat, works), helped) {
            ((false, _), true) => Err(Refusal::NoHelp),
            ((_, false), false) => Err(Refusal::HelpMustBeUsed),
            _ => Ok(()),
        }
    }

    pub(crate) fn check_build(
        &self,
        seat: Seat,
        works: Works,
        building: BuildingId,
        renovate: Option<BuildingId>,
        helped: bool,
    ) -> Result<(), Refusal> {
        if !self.offer.contains(&Some(building)) {
            return Err(Refusal::NotOnOffer);
        }
        let tile = &self.rules().buildings[building.index()];
        if let Some(old) = renovate {
            self.check_renovation(seat, tile.cost, old)?;
        }
        self.check_help(seat, works, helped)?;
        self.check_build_price(seat, works, building, renovate, helped, self.player(seat).corn)
    }

    fn check_build_price(
        &self,
        seat: Seat,
        works: Works,
        building: BuildingId,
        renovate: Option<BuildingId>,
        helped: bool,
        corn: u16,
    ) -> Result<(), Refusal> {
        if self.player(seat).skulls < self.rules().buildings[building.index()].skulls {
            return Err(Refusal::NeedsSkull);
        }
        let bill = self.building_bill(seat, building, renovate, helped);
        if works.corn_per_block == 0 {
            return self.check_bill(seat, bill);
        }
        let needs = u16::from(bill.total()) * u16::from(works.corn_per_block);
        if corn < needs { Err(Refusal::NeedsCorn { needs, has: corn }) } else { Ok(()) }
    }

    /// What a building costs: printed blocks less those of a renovated tile, one less with the
    /// third level of architecture, one more of any kind while cities are crowded.
    pub fn building_bill(
        &self,
        seat: Seat,
        building: BuildingId,
        renovate: Option<BuildingId>,
        helped: bool,
    ) -> Bill {
        let due = self.due(self.rules().buildings[building.index()].cost, renovate);
        let extra = match self.calamity() {
            Some(Calamity::BuildingCostsBlock(blocks)) => blocks,
            _ => 0,
        };
        let discount = if helped { self.help(seat, Tech::Architecture).build_discount } else { 0 };
        Bill { due, extra, discount }
    }

    /// Every block printed on both tiles counts as paid.
    pub(crate) fn due(&self, cost: Blocks, renovate: Option<BuildingId>) -> Blocks {
        let old = renovate.map(|old| self.rules().buildings[old.index()].cost).unwrap_or_default();
        cost.map(|block, count| count.saturating_sub(old[block]))
    }

    /// Whether any building (or monument, where allowed) can be built with this much corn.
    pub(crate) fn some_building(&self, seat: Seat, works: Works, corn: u16) -> Result<(), Refusal> {
        let (helped, _) = self.helping(seat, works);
        let mut possible = false;
        for building in self.offer.iter().copied().flatten() {
            let cost = self.rules().buildings[building.index()].cost;
            self.each_renovation(seat, cost, |old| {
                possible = possible
                    || self.check_build_price(seat, works, building, old, helped, corn).is_ok();
            });
        }
        if possible || works.monument && self.some_monument(seat).is_ok() {
            return Ok(());
        }
        Err(Refusal::NoBuildingPossible)
    }

    pub(crate) fn some_monument(&self, seat: Seat) -> Result<(), Refusal> {
        let mut some = Whether::anything();
        self.offer_monuments(seat, &mut some);
        if some.is_possible() { Ok(()) } else { Err(Refusal::NoMonumentPossible) }
    }

    pub(crate) fn check_monument(
        &self,
        seat: Seat,
        monument: MonumentId,
        renovate: Option<BuildingId>,
    ) -> Result<(), Refusal> {
        if !self.monuments_on_offer().has(monument) {
            return Err(Refusal::NotOnOffer);
        }
        let tile = &self.rules().monuments[monument.index()];
        if let Some(old) = renovate {
            self.check_renovation(seat, tile.cost, old)?;
        }
        self.check_monument_price(seat, monument, renovate)
    }

    fn check_monument_price(
        &self,
        seat: Seat,
        monument: MonumentId,
        renovate: Option<BuildingId>,
    ) -> Result<(), Refusal> {
        let tile = &self.rules().monuments[monument.index()];
        if self.player(seat).skulls < tile.skulls {
            return Err(Refusal::NeedsSkull);
        }
        self.check_bill(seat, Bill { due: self.due(tile.cost, renovate), ..Bill::default() })
    }

    /// Whether some payment settles a bill: what is missing must be forgiven by the discount, and
    /// the rest of the stock must cover the extra blocks.
    fn check_bill(&self, seat: Seat, bill: Bill) -> Result<(), Refusal> {
        let stock = self.player(seat).blocks;
        let mut missing = 0;
        let mut short = None;
        for (block, needs) in bill.due {
            let has = stock[block];
            if has < u16::from(needs) {
                missing += u16::from(needs) - has;
                short = short.or(Some(Refusal::NeedsBlock { block, needs, has }));
            }
        }
        match short {
            Some(refusal) if missing > u16::from(bill.discount) => Err(refusal),
            _ => self.check_blocks(seat, bill.total()),
        }
    }

    pub(crate) fn build(
        &mut self,
        seat: Seat,
        works: Works,
        building: BuildingId,
        renovate: Option<BuildingId>,
        helped: bool,
        log: &mut impl Log<Event>,
    ) {
        let bill = self.building_bill(seat, building, renovate, helped);
        let powers = self.help(seat, Tech::Architecture);
        let rules = self.rules();
        let tile = &rules.buildings[building.index()];
        self.next_works(seat, works, helped);
        self.renovate(seat, renovate, log);
        if let Some(slot) = self.offer.iter_mut().find(|slot| **slot == Some(building)) {
            *slot = None;
        }
        let holds_skull = tile.effects.contains(&Effect::PlaceSkull);
        let player = self.player_mut(seat);
        player.buildings.add(building);
        player.skulls -= tile.skulls;
        if !holds_skull {
            self.skull_bank += tile.skulls;
        }
        log.say(Event::Built { seat, building });
        if works.corn_per_block > 0 {
            self.pay_corn(seat, bill.total() * works.corn_per_block, log);
        }
        if helped {
            self.receive(seat, Good::Corn, powers.build_corn, log);
            self.score(seat, Origin::Technologies, i16::from(powers.build_points), log);
        }
        // A building's own goods do not pay for it.
        self.agenda.run(Step::Open { seat, building });
        if works.corn_per_block == 0 {
            self.agenda.ask(seat, Question::Pay(bill));
        }
    }

    pub(crate) fn open(&mut self, seat: Seat, building: BuildingId, log: &mut impl Log<Event>) {
        let effects = &self.rules().buildings[building.index()].effects;
        self.carry_out(seat, effects, Cause::Building, log);
    }

    /// What may still be built after this building.
    fn next_works(&mut self, seat: Seat, works: Works, helped: bool) {
        self.agenda.pop();
        if works.left > 1 {
            let works = Works {
                left: works.left - 1,
                monument: false,
                architecture: works.architecture && !helped,
                may_stop: true,
                ..works
            };
            self.agenda.ask(seat, Question::Build(works));
        }
    }

    /// A renovated tile is gone, with all that it gave.
    fn renovate(&mut self, seat: Seat, renovate: Option<BuildingId>, log: &mut impl Log<Event>) {
        if let Some(old) = renovate {
            self.player_mut(seat).buildings.remove(old);
            self.gone.add(old);
            log.say(Event::Renovated { seat, building: old });
        }
    }

    /// Architecture never applies to monuments.
    // Ruling: a skull in a monument's price goes back to the bank.
    pub(crate) fn build_monument(
        &mut self,
        seat: Seat,
        monument: MonumentId,
        renovate: Option<BuildingId>,
        log: &mut impl Log<Event>,
    ) {
        self.agenda.pop();
        let tile = &self.rules().monuments[monument.index()];
        self.renovate(seat, renovate, log);
        let player = self.player_mut(seat);
        player.monuments.add(monument);
        player.skulls -= tile.skulls;
        self.skull_bank += tile.skulls;
        log.say(Event::BuiltMonument { seat, monument });
        let bill = Bill { due: self.due(tile.cost, renovate), ..Bill::default() };
        self.agenda.ask(seat, Question::Pay(bill));
    }

    pub(crate) fn offer_payments(
        &self,
        seat: Seat,
        bill: Bill,
        offers: &mut impl Offers<Choice, Refusal>,
    ) {
        self.each_payment(seat, bill, |paid| {
            let [wood, stone, gold] = paid.into_array();
            offers.possible(Choice::Pay { wood, stone, gold });
        });
    }

    /// Every way to pay a bill.
    pub(crate) fn each_payment(&self, seat: Seat, bill: Bill, mut each: impl FnMut(Blocks)) {
        let stock = self.player(seat).blocks;
        let total = bill.total();
        let most = |block: Block| stock[block].min(u16::from(total)) as u8;
        for wood in 0..=most(Block::Wood) {
            for stone in 0..=most(Block::Stone).min(total - wood) {
                let paid = of_each(wood, stone, total - wood - stone);
                if self.check_payment(seat, bill, paid).is_ok() {
                    each(paid);
                }
            }
        }
    }

    pub(crate) fn check_payment(
        &self,
        seat: Seat,
        bill: Bill,
        paid: Blocks,
    ) -> Result<(), Refusal> {
        let stock = self.player(seat).blocks;
        let total: u16 = paid.values().map(|&count| u16::from(count)).sum();
        let saved = |(block, due): (Block, &u8)| u16::from(due.saturating_sub(paid[block]));
        let saved: u16 = bill.due.iter().map(saved).sum();
        if total != u16::from(bill.total()) || saved > u16::from(bill.discount) {
            return Err(Refusal::NotThatPayment);
        }
        for (block, needs) in paid {
            let has = stock[block];
            if has < u16::from(needs) {
                return Err(Refusal::NeedsBlock { block, needs, has });
            }
        }
        Ok(())
    }

    /// The only way to pay, if there is only one.
    pub(crate) fn forced_payment(&self, seat: Seat, bill: Bill) -> Option<Blocks> {
        if bill.extra == 0 && bill.discount == 0 {
            return Some(bill.due);
        }
        let mut ways = 0;
        let mut only = None;
        self.each_payment(seat, bill, |paid| {
            ways += 1;
            only = Some(paid);
        });
        only.filter(|_| ways == 1)
    }

    pub(crate) fn pay(&mut self, seat: Seat, paid: Blocks, log: &mut impl Log<Event>) {
        self.agenda.pop();
        for (block, count) in paid {
            self.player_mut(seat).blocks[block] -= u16::from(count);
            if count > 0 {
                log.say(Event::Paid { seat, good: block.into(), count });
            }
        }
    }
}
