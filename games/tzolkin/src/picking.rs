//! Picking workers up, and which action a worker may do.

use crate::choice::{Choice, Way};
use crate::content::{Ability, Action};
use crate::effects::Cause;
use crate::event::Event;
use crate::parts::*;
use crate::refusal::Refusal;
use crate::state::*;
use crate::task::{Question, Task};
use kernel::{Log, Offers, Seat};

impl Tzolkin {
    pub(crate) fn offer_workers(&self, seat: Seat, offers: &mut impl Offers<Choice, Refusal>) {
        for &gear in Gear::ALL {
            for Tooth(space) in self.gears[gear].workers[seat.index()] {
                offers.possible(Choice::PickUp { gear, space });
            }
        }
    }

    /// The worker picked up after placing must be another one than those just placed (tribes).
    pub(crate) fn offer_one_more(&self, seat: Seat, offers: &mut impl Offers<Choice, Refusal>) {
        for &gear in Gear::ALL {
            for tooth in self.gears[gear].workers[seat.index()] {
                let verdict = match self.turn.on_gears[gear].has(tooth) {
                    true => Err(Refusal::PlacedThisTurn),
                    false => Ok(()),
                };
                offers.add(Choice::PickUp { gear, space: tooth.0 }, verdict);
            }
        }
    }

    /// From now on the turn is one of picking up.
    pub(crate) fn pick_up_in_turn(
        &mut self,
        seat: Seat,
        gear: Gear,
        space: u8,
        log: &mut impl Log<Event>,
    ) {
        self.agenda.replace(Task::Ask(seat, Question::PickUp));
        self.pick_up(seat, gear, space, log);
    }

    pub(crate) fn pick_up_one_more(
        &mut self,
        seat: Seat,
        gear: Gear,
        space: u8,
        log: &mut impl Log<Event>,
    ) {
        self.agenda.pop();
        self.pick_up(seat, gear, space, log);
    }

    fn pick_up(&mut self, seat: Seat, gear: Gear, space: u8, log: &mut impl Log<Event>) {
        self.gears[gear].workers[seat.index()].remove(Tooth(space));
        self.player_mut(seat).at_hand += 1;
        self.agenda.ask(seat, Question::Act { gear, space });
        log.say(Event::PickedUp { seat, gear, space });
    }

    /// On space 0 there is no action, unless something reaches ahead.
    pub(crate) fn nothing_to_do(&self, seat: Seat, gear: Gear, space: u8) -> bool {
        let goes_ahead = matches!(self.ability(seat), Some(Ability::OneAhead { .. }));
        space == 0 && !goes_ahead && self.theology_reach(seat, gear) == 0
    }

    pub(crate) fn offer_actions<O: Offers<Choice, Refusal>>(
        &self,
        seat: Seat,
        gear: Gear,
        space: u8,
        offers: &mut O,
    ) {
        let ability = self.ability(seat);
        let plain = self.plain_reach(seat, (gear, space));
        let other = if ability == Some(Ability::PairedGears) { partner(gear) } else { None };
        for to in [Some(gear), other].into_iter().flatten() {
            for action in 1..=to.actions() {
                let reach = plain.to(action);
                if O::WHY || reach.is_ok() {
                    let verdict =
                        reach.and_then(|reach| self.check_reached(seat, (to, action), reach));
                    offers.add(Choice::Act { gear: to, action, way: Way::Plain }, verdict);
                }
                let way = match ability {
                    Some(Ability::OneAhead { .. }) => Way::Ahead,
                    Some(Ability::StepBackPays { .. }) => Way::Back,
                    _ => continue,
                };
                let verdict = self.check_act(seat, (gear, space), (to, action), way);
                offers.add(Choice::Act { gear: to, action, way }, verdict);
            }
        }
    }

    /// An action is possible if the worker reaches it, its corn is paid first, and it can be
    /// carried out with what is left.
    pub(crate) fn check_act(
        &self,
        seat: Seat,
        from: (Gear, u8),
        to: (Gear, u8),
        way: Way,
    ) -> Result<(), Refusal> {
        let reach = self.reach(seat, from, to, way)?;
        self.check_reached(seat, to, reach)
    }

    /// Whether an action can be paid and carried out when reaching it costs this.
    fn check_reached(&self, seat: Seat, to: (Gear, u8), reach: i16) -> Result<(), Refusal> {
        let has = self.player(seat).corn;
        let needs = reach.max(0) as u16;
        if has < needs {
            return Err(Refusal::NeedsCorn { needs, has });
        }
        let left = has.saturating_add_signed(-reach);
        self.can_act(seat, to.0, to.1, left)
    }

    /// Whether an action of a gear can be carried out with this much corn.
    pub(crate) fn can_act(
        &self,
        seat: Seat,
        gear: Gear,
        action: u8,
        corn: u16,
    ) -> Result<(), Refusal> {
        match self.rules().gears[gear].get(usize::from(action)).map(|space| &space.action) {
            Some(Action::Do(effects)) => self.can_do(seat, effects, corn, action),
            _ => Err(Refusal::NoActionHere),
        }
    }

    /// What reaching an action costs in corn; a tribe may gain instead, then it is negative.
    pub(crate) fn reach(
        &self,
        seat: Seat,
        from: (Gear, u8),
        to: (Gear, u8),
        way: Way,
    ) -> Result<i16, Refusal> {
        let ability = self.ability(seat);
        let is_paired = ability == Some(Ability::PairedGears) && partner(from.0) == Some(to.0);
        if from.0 != to.0 && !is_paired {
            return Err(Refusal::OtherGear);
        }
        if to.1 == 0 || to.1 > to.0.actions() {
            return Err(Refusal::NoActionHere);
        }
        match way {
            Way::Plain => self.plain_reach(seat, from).to(to.1),
            Way::Ahead => self.reach_ahead(seat, from, to.1),
            Way::Back => match ability {
                Some(Ability::StepBackPays { corn }) if self.is_any(from.0, from.1) => {
                    Ok(-i16::from(corn))
                }
                Some(Ability::StepBackPays { .. }) => Err(Refusal::NoNeed),
                _ => Err(Refusal::NotAsked),
            },
        }
    }

    /// How far a worker reaches without anybody's help: the same for all actions of its space.
    fn plain_reach(&self, seat: Seat, (gear, space): (Gear, u8)) -> PlainReach {
        let ahead = self.theology_reach(seat, gear);
        let is_any = self.is_any(gear, space);
        let pays_back = match self.ability(seat) {
            Some(Ability::StepBackPays { corn }) if !is_any => Some(-i16::from(corn)),
            _ => None,
        };
        PlainReach { space, ahead, pays_back, is_free: is_any || self.is_any(gear, space + ahead) }
    }

    /// One tribe reaches one space further for corn, with one worker a turn, on top of theology.
    fn reach_ahead(
        &self,
        seat: Seat,
        (gear, space): (Gear, u8),
        action: u8,
    ) -> Result<i16, Refusal> {
        let Some(Ability::OneAhead { cost }) = self.ability(seat) else {
            return Err(Refusal::NotAsked);
        };
        if self.turn.went_ahead {
            return Err(Refusal::AlreadyAhead);
        }
        let reached = space + self.theology_reach(seat, gear) + 1;
        if action != reached && !self.is_any(gear, reached) {
            return Err(Refusal::ActionTooHigh);
        }
        let cost = i16::from(cost);
        match self.plain_reach(seat, (gear, space)).to(action) {
            Ok(plain) if plain <= cost => Err(Refusal::NoNeed),
            _ => Ok(cost),
        }
    }

    fn theology_reach(&self, seat: Seat, gear: Gear) -> u8 {
        if gear == Gear::ChichenItza { self.powers(seat, Tech::Theology).ahead } else { 0 }
    }

    /// Whether a space lets a worker do any action of its gear: so does everything past the last.
    fn is_any(&self, gear: Gear, space: u8) -> bool {
        let spaces = &self.rules().gears[gear];
        spaces.get(usize::from(space)).is_none_or(|space| space.action == Action::Any)
    }

    pub(crate) fn act(
        &mut self,
        seat: Seat,
        from: (Gear, u8),
        to: (Gear, u8),
        way: Way,
        log: &mut impl Log<Event>,
    ) {
        self.agenda.pop();
        let reach = self.reach(seat, from, to, way).unwrap_or(0);
        self.turn.went_ahead |= way == Way::Ahead;
        let player = self.player_mut(seat);
        player.corn = player.corn.saturating_add_signed(-reach);
        let (gear, action) = to;
        let corn = reach.unsigned_abs() as u8;
        log.say(match reach < 0 {
            true => Event::ActedBack { seat, gear, action, corn },
            false => Event::Acted { seat, gear, action, corn },
        });
        self.perform(seat, gear, action, log);
    }

    pub(crate) fn do_nothing(&mut self, seat: Seat, log: &mut impl Log<Event>) {
        self.agenda.pop();
        log.say(Event::DidNothing { seat });
    }

    /// Any action, for its corn.
    pub(crate) fn act_for(
        &mut self,
        seat: Seat,
        cost: u8,
        gear: Gear,
        action: u8,
        log: &mut impl Log<Event>,
    ) {
        self.agenda.pop();
        self.pay_corn(seat, cost, log);
        log.say(Event::Acted { seat, gear, action, corn: 0 });
        self.perform(seat, gear, action, log);
    }

    /// Carries out an action of a gear.
    fn perform(&mut self, seat: Seat, gear: Gear, action: u8, log: &mut impl Log<Event>) {
        if let Action::Do(effects) = &self.rules().gears[gear][usize::from(action)].action {
            self.carry_out(seat, effects, Cause::Space(action), log);
        }
    }

    /// Any action 1-5 of the four smaller gears.
    // Ruling: doing this very action through itself would only cost corn, so it is left out.
    pub(crate) fn offer_any_action(
        &self,
        seat: Seat,
        cost: u8,
        offers: &mut impl Offers<Choice, Refusal>,
    ) {
        for &gear in &Gear::ALL[..4] {
            for action in 1..=gear.actions() {
                let verdict = self.check_any_action(seat, cost, (gear, action));
                offers.add(Choice::Act { gear, action, way: Way::Plain }, verdict);
            }
        }
    }

    fn check_any_action(
        &self,
        seat: Seat,
        cost: u8,
        (gear, action): (Gear, u8),
    ) -> Result<(), Refusal> {
        let has = self.player(seat).corn;
        let needs = u16::from(cost);
        if self.is_any_action(gear, action) {
            return Err(Refusal::NoActionHere);
        }
        if has < needs {
            return Err(Refusal::NeedsCorn { needs, has });
        }
        self.can_act(seat, gear, action, has - needs)
    }

    fn is_any_action(&self, gear: Gear, action: u8) -> bool {
        use crate::content::Effect;
        match &self.rules().gears[gear][usize::from(action)].action {
            Action::Do(effects) => effects.contains(&Effect::AnyAction),
            Action::None | Action::Any => true,
        }
    }
}

/// How far a worker on a space reaches.
struct PlainReach {
    space: u8,
    /// So many actions ahead, by theology.
    ahead: u8,
    /// Corn for a lower action instead of its price, by the tribe: negative.
    pays_back: Option<i16>,
    /// Any action of the gear.
    is_free: bool,
}

impl PlainReach {
    /// The space's own action, a lower one for 1 corn a step, any on the last spaces, and on
    /// Chichén Itzá as far ahead as theology reaches (base rules, "Picking up workers").
    fn to(&self, action: u8) -> Result<i16, Refusal> {
        let PlainReach { space, ahead, pays_back, is_free } = *self;
        if let Some(gain) = pays_back.filter(|_| action < space) {
            return Ok(gain);
        }
        if is_free || (space..=space + ahead).contains(&action) {
            return Ok(0);
        }
        match action < space {
            true => Ok(i16::from(space - action)),
            false => Err(Refusal::ActionTooHigh),
        }
    }
}

/// For one tribe these gears are one place.
fn partner(gear: Gear) -> Option<Gear> {
    match gear {
        Gear::Palenque => Some(Gear::Yaxchilan),
        Gear::Yaxchilan => Some(Gear::Palenque),
        Gear::Tikal => Some(Gear::Uxmal),
        Gear::Uxmal => Some(Gear::Tikal),
        Gear::ChichenItza => None,
    }
}
