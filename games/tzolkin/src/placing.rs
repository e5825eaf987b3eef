//! Placing workers: the lowest empty space, its price, the start space, quick-action spaces.

use crate::choice::Choice;
use crate::content::{Ability, Calamity};
use crate::effects::Cause;
use crate::event::Event;
use crate::parts::*;
use crate::refusal::Refusal;
use crate::state::*;
use crate::task::{Question, Task};
use kernel::{Log, Offers, Seat};

impl Tzolkin {
    pub(crate) fn offer_placing<O: Offers<Choice, Refusal>>(&self, seat: Seat, offers: &mut O) {
        let has_worker = self.player(seat).at_hand > 0;
        if !has_worker && !O::WHY {
            return;
        }
        let (surcharge, flood) = (self.surcharge(seat), self.flood());
        for &gear in Gear::ALL {
            let Some(space) = self.lowest(seat, gear) else {
                // A full gear is still expected on the list, with its reason.
                let why = if has_worker { Refusal::GearFull } else { Refusal::NoWorkerAtHand };
                offers.refused(Choice::Place { gear, space: gear.last() }, why);
                continue;
            };
            let extra = surcharge + if gear == Gear::ChichenItza { flood } else { 0 };
            let verdict = match has_worker {
                true => self.check_price(seat, self.number(gear, space) + extra),
                false => Err(Refusal::NoWorkerAtHand),
            };
            offers.add(Choice::Place { gear, space }, verdict);
            if self.modules[Part::Tribes] {
                self.offer_otherwise(seat, gear, space, offers);
            }
        }
        offers.add(Choice::PlaceStart, self.check_start(seat));
        if self.modules[Part::Quick] {
            offers.add(Choice::PlaceQuick, self.check_quick(seat));
        }
    }

    /// What two tribes may do instead of paying for the lowest space.
    fn offer_otherwise(
        &self,
        seat: Seat,
        gear: Gear,
        lowest: u8,
        offers: &mut impl Offers<Choice, Refusal>,
    ) {
        match self.ability(seat) {
            Some(Ability::FlatPlacement { .. }) => offers.add(
                Choice::PlaceFlat { gear, space: lowest },
                self.check_place(seat, gear, lowest, true),
            ),
            Some(Ability::SkipSpace) => {
                if let Some(space) = self.lowest_above(seat, gear, lowest) {
                    let verdict = self.check_place(seat, gear, space, false);
                    offers.add(Choice::Place { gear, space }, verdict);
                }
            }
            _ => {}
        }
    }

    /// From now on the turn is one of placing.
    fn go_on_placing(&mut self, seat: Seat) {
        self.agenda.replace(Task::Ask(seat, Question::Place));
    }

    /// The lowest-numbered empty space of a gear for this seat's workers.
    #[inline]
    pub(crate) fn lowest(&self, seat: Seat, gear: Gear) -> Option<u8> {
        let space = self.gears[gear].occupied().bits().trailing_ones() as u8;
        (space <= self.last_space(seat, gear)).then_some(space)
    }

    fn lowest_above(&self, seat: Seat, gear: Gear, below: u8) -> Option<u8> {
        let taken = self.gears[gear].occupied().bits() | ((2 << below) - 1);
        let space = taken.trailing_ones() as u8;
        (space <= self.last_space(seat, gear)).then_some(space)
    }

    /// Always the lowest-numbered empty space (base rules, "Placing workers"); one tribe may treat
    /// one empty space as occupied in each placing turn.
    pub(crate) fn check_space(&self, seat: Seat, gear: Gear, space: u8) -> Result<(), Refusal> {
        if self.player(seat).at_hand == 0 {
            return Err(Refusal::NoWorkerAtHand);
        }
        let lowest = self.lowest(seat, gear).ok_or(Refusal::GearFull)?;
        if space == lowest {
            return Ok(());
        }
        if space > gear.teeth() || self.gears[gear].occupied().has(Tooth(space)) {
            return Err(Refusal::SpaceTaken);
        }
        let skips = self.ability(seat) == Some(Ability::SkipSpace);
        if !skips || self.lowest_above(seat, gear, lowest) != Some(space) {
            return Err(Refusal::NotLowest { lowest });
        }
        match self.turn.skipped {
            Some(skipped) if skipped != (Skipped { gear, space: lowest }) => {
                Err(Refusal::AlreadySkipped)
            }
            _ => Ok(()),
        }
    }

    fn check_place(&self, seat: Seat, gear: Gear, space: u8, flat: bool) -> Result<(), Refusal> {
        if flat {
            self.check_flat(seat, gear, space)?;
        }
        self.check_space(seat, gear, space)?;
        self.check_price(seat, self.price(seat, gear, space, flat))
    }

    /// One tribe may pay a flat price once a turn (tribes).
    // Ruling: paying more than the number is nobody's wish and is not offered.
    pub(crate) fn check_flat(&self, seat: Seat, gear: Gear, space: u8) -> Result<(), Refusal> {
        let Some(Ability::FlatPlacement { cost }) = self.ability(seat) else {
            return Err(Refusal::NotAsked);
        };
        if self.turn.paid_flat {
            return Err(Refusal::FlatAlreadyPaid);
        }
        if space > gear.last() + 1 || self.number(gear, space) <= cost {
            return Err(Refusal::FlatNotCheaper);
        }
        Ok(())
    }

    /// The corn must suffice, and a quick action already taken must stay possible.
    fn check_price(&self, seat: Seat, price: u8) -> Result<(), Refusal> {
        let (needs, has) = (u16::from(price), self.player(seat).corn);
        if has < needs {
            return Err(Refusal::NeedsCorn { needs, has });
        }
        let is_promised = self.turn.took_quick;
        if is_promised && self.quick_is_possible(seat, self.corn_at_end(has - needs)).is_err() {
            return Err(Refusal::QuickWouldFail);
        }
        Ok(())
    }

    /// Corn at the end of the turn: what is left, and the start space's if this seat took it.
    pub(crate) fn corn_at_end(&self, left: u16) -> u16 {
        left + if self.turn.took_start { u16::from(self.start_corn) } else { 0 }
    }

    /// The number of a space is its price (base rules, "Placing workers").
    // Ruling: a tribe's extra space is a space like the others: workers may be placed there, and
    // its number goes on counting.
    fn number(&self, gear: Gear, space: u8) -> u8 {
        let spaces = &self.rules().gears[gear];
        let last = gear.last();
        spaces[usize::from(space.min(last))].cost + space.saturating_sub(last)
    }

    /// What the next worker costs beyond its space (base rules, "Cost of placing").
    fn surcharge(&self, seat: Seat) -> u8 {
        let total = match self.ability(seat) {
            Some(Ability::Surcharge { total }) => total,
            _ => self.rules().figures.surcharge,
        };
        let placed = usize::from(self.turn.placed).min(5);
        total[placed] - if placed == 0 { 0 } else { total[placed - 1] }
    }

    fn price(&self, seat: Seat, gear: Gear, space: u8, flat: bool) -> u8 {
        let number = match self.ability(seat) {
            Some(Ability::FlatPlacement { cost }) if flat => cost,
            _ => self.number(gear, space),
        };
        let flood = if gear == Gear::ChichenItza { self.flood() } else { 0 };
        number + flood + self.surcharge(seat)
    }

    /// What a prophecy asks for every space of Chichén Itzá.
    fn flood(&self) -> u8 {
        match self.calamity() {
            Some(Calamity::ChichenCostsCorn(corn)) => corn,
            _ => 0,
        }
    }

    /// The cheapest way for this seat to pay for a space.
    pub(crate) fn best_price(&self, seat: Seat, gear: Gear, space: u8) -> u8 {
        let flat = self.check_flat(seat, gear, space).is_ok();
        self.price(seat, gear, space, flat)
    }

    /// What a placement would cost now, for words.
    pub fn placing_price(&self, seat: Seat, choice: Choice) -> u8 {
        if let Choice::Place { gear, space } = choice {
            return self.price(seat, gear, space, false);
        }
        if let Choice::PlaceFlat { gear, space } = choice {
            return self.price(seat, gear, space, true);
        }
        let is_quick = choice == Choice::PlaceQuick;
        let printed = if is_quick { self.rules().figures.quick_cost } else { 0 };
        printed + self.surcharge(seat)
    }

    pub(crate) fn place(
        &mut self,
        seat: Seat,
        gear: Gear,
        space: u8,
        flat: bool,
        log: &mut impl Log<Event>,
    ) {
        let price = self.price(seat, gear, space, flat);
        let lowest = self.lowest(seat, gear);
        if lowest.is_some_and(|lowest| lowest != space) {
            self.turn.skipped = lowest.map(|space| Skipped { gear, space });
        }
        self.turn.paid_flat |= flat;
        self.player_mut(seat).corn -= u16::from(price);
        self.put_worker(seat, gear, space);
        log.say(Event::Placed { seat, gear, space, corn: price });
        self.go_on_placing(seat);
    }

    pub(crate) fn put_worker(&mut self, seat: Seat, gear: Gear, space: u8) {
        self.player_mut(seat).at_hand -= 1;
        self.gears[gear].workers[seat.index()].add(Tooth(space));
        self.turn.placed += 1;
        self.turn.on_gears[gear].add(Tooth(space));
    }

    /// The start space takes one worker and costs nothing but the surcharge; its corn comes at the
    /// end of the turn.
    fn check_start(&self, seat: Seat) -> Result<(), Refusal> {
        if self.start_space.is_some() {
            return Err(Refusal::StartTaken);
        }
        let player = self.player(seat);
        if player.at_hand == 0 {
            return Err(Refusal::NoWorkerAtHand);
        }
        let (needs, has) = (u16::from(self.surcharge(seat)), player.corn);
        if has < needs {
            return Err(Refusal::NeedsCorn { needs, has });
        }
        let at_end = has - needs + u16::from(self.start_corn);
        if self.turn.took_quick && self.quick_is_possible(seat, at_end).is_err() {
            return Err(Refusal::QuickWouldFail);
        }
        Ok(())
    }

    pub(crate) fn place_on_start(&mut self, seat: Seat, log: &mut impl Log<Event>) {
        let corn = self.surcharge(seat);
        let player = self.player_mut(seat);
        player.corn -= u16::from(corn);
        player.at_hand -= 1;
        self.start_space = Some(seat);
        self.turn.placed += 1;
        self.turn.took_start = true;
        log.say(Event::PlacedOnStart { seat, corn });
        self.go_on_placing(seat);
    }

    /// One quick-action space a turn, and only if the action can be carried out (expansion,
    /// "Choosing a quick action").
    fn check_quick(&self, seat: Seat) -> Result<(), Refusal> {
        if !self.modules[Part::Quick] {
            return Err(Refusal::NotAsked);
        }
        if self.turn.took_quick {
            return Err(Refusal::OneQuickATurn);
        }
        let spaces = usize::from(self.rules().figures.quick_spaces);
        if self.quick_spaces[..spaces].iter().all(Option::is_some) {
            return Err(Refusal::QuickTaken);
        }
        let player = self.player(seat);
        if player.at_hand == 0 {
            return Err(Refusal::NoWorkerAtHand);
        }
        let needs = u16::from(self.placing_price(seat, Choice::PlaceQuick));
        if player.corn < needs {
            return Err(Refusal::NeedsCorn { needs, has: player.corn });
        }
        self.quick_is_possible(seat, self.corn_at_end(player.corn - needs))
            .map_err(|_| Refusal::QuickImpossible)
    }

    pub(crate) fn quick_is_possible(&self, seat: Seat, corn: u16) -> Result<(), Refusal> {
        let quick = self.quick_tile().ok_or(Refusal::QuickImpossible)?;
        self.can_do(seat, &self.rules().quicks[quick.index()].effects, corn, 0)
    }

    pub(crate) fn place_on_quick(&mut self, seat: Seat, log: &mut impl Log<Event>) {
        let corn = self.placing_price(seat, Choice::PlaceQuick);
        let player = self.player_mut(seat);
        player.corn -= u16::from(corn);
        player.at_hand -= 1;
        if let Some(space) = self.quick_spaces.iter_mut().find(|space| space.is_none()) {
            *space = Some(QuickSpace::Worker(seat));
        }
        self.turn.placed += 1;
        self.turn.took_quick = true;
        log.say(Event::PlacedOnQuick { seat, corn });
        self.go_on_placing(seat);
    }

    /// The quick action must be carried out at the end of the turn; technologies do not apply.
    pub(crate) fn do_quick(&mut self, seat: Seat, log: &mut impl Log<Event>) {
        let Some(quick) = self.quick_tile() else { return };
        log.say(Event::QuickDone { seat, quick });
        self.turn.in_quick = true;
        let effects = &self.rules().quicks[quick.index()].effects;
        self.carry_out(seat, effects, Cause::Quick, log);
    }
}
