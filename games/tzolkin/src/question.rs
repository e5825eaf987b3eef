//! What is asked: the one generator of each question, and why what it does not offer is not
//! possible. What answers do stands in `answer.rs`.

use crate::choice::Choice;
use crate::parts::*;
use crate::refusal::Refusal;
use crate::state::*;
use crate::task::{Draw, Question, Works};
use kernel::{Offers, Seat};

impl Question {
    /// Whoever may sell a block at any moment of their turn may do so wherever the turn branches,
    /// wherever corn can be paid in the middle of an action, and once more after a quick action.
    pub(crate) fn leaves_room_for_sale(self) -> bool {
        match self {
            Question::Turn
            | Question::Place
            | Question::PickUp
            | Question::LastSale
            | Question::Act { .. }
            | Question::AnyAction { .. }
            | Question::TakeBlock
            | Question::TakeGold { .. }
            | Question::StepUp(_)
            | Question::AnyStep { .. }
            | Question::StepAfterSkull => true,
            Question::KeepTribe
            | Question::KeepWealth
            | Question::PickOneMore
            | Question::Harvest { .. }
            | Question::Pay(_)
            | Question::TakeSkull
            | Question::StepDown
            | Question::Study { .. }
            | Question::AnyAdvance
            | Question::Advance(_)
            | Question::AnyBonus
            | Question::TechExchange
            | Question::AdvanceOthers { .. }
            | Question::Build(_)
            | Question::BuildMonument
            | Question::Market { .. }
            | Question::Days => false,
        }
    }
}

impl Tzolkin {
    /// What the question offers, and of each candidate whether it is possible.
    pub(crate) fn offer_answers(
        &self,
        seat: Seat,
        question: Question,
        offers: &mut impl Offers<Choice, Refusal>,
    ) {
        match question {
            Question::KeepTribe => self.offer_tribes(seat, offers),
            Question::KeepWealth => self.offer_wealth(seat, offers),
            Question::Turn => self.offer_turn(seat, offers),
            Question::Place => {
                self.offer_placing(seat, offers);
                offers.possible(Choice::Done);
            }
            Question::PickUp => {
                self.offer_workers(seat, offers);
                offers.possible(Choice::Done);
            }
            Question::PickOneMore => {
                self.offer_one_more(seat, offers);
                offers.possible(match self.quick_to_come() {
                    Some(_) => Choice::QuickFirst,
                    None => Choice::Decline,
                });
            }
            Question::LastSale => offers.possible(Choice::Decline),
            Question::Act { gear, space } => {
                self.offer_actions(seat, gear, space, offers);
                offers.possible(Choice::Nothing);
            }
            Question::AnyAction { cost, may_decline } => {
                self.offer_any_action(seat, cost, offers);
                if may_decline {
                    offers.possible(Choice::Decline);
                }
            }
            Question::Harvest { field } => self.offer_harvest(seat, field, offers),
            Question::Pay(bill) => self.offer_payments(seat, bill, offers),
            Question::TakeBlock => {
                for &block in Block::ALL {
                    offers.add(Choice::TakeBlock(block), self.check_block(seat, block));
                }
            }
            Question::TakeGold { most, may_decline } => {
                self.offer_gold(seat, most, may_decline, offers);
            }
            Question::TakeSkull => {
                self.offer_steps_down(seat, offers);
                offers.possible(Choice::Decline);
            }
            Question::StepDown => self.offer_steps_down(seat, offers),
            Question::StepUp(temple) => {
                offers.add(Choice::Accept, self.check_up(seat, temple, None, 0));
                offers.possible(Choice::Decline);
            }
            Question::Advance(_) => {
                offers.possible(Choice::Accept);
                offers.possible(Choice::Decline);
            }
            Question::AnyStep { but, .. } => {
                self.offer_steps_up(seat, but, 0, offers);
                offers.add(Choice::Decline, self.check_decline_step(seat, but));
            }
            Question::StepAfterSkull => {
                self.offer_steps_up(seat, None, 1, offers);
                offers.possible(Choice::Decline);
            }
            Question::Study { may_stop, .. } => {
                for &tech in Tech::ALL {
                    offers.add(Choice::Advance(tech), self.check_study(seat, tech));
                }
                if may_stop {
                    offers.possible(Choice::Done);
                }
            }
            Question::AnyAdvance => self.offer_any_advance(seat, offers),
            Question::AnyBonus => {
                Tech::ALL.iter().for_each(|&tech| offers.possible(Choice::Bonus(tech)));
            }
            Question::TechExchange => {
                for &tech in Tech::ALL {
                    offers.add(Choice::Lower(tech), self.check_lower(seat, tech));
                }
            }
            Question::AdvanceOthers { left } => self.offer_others(seat, left, offers),
            Question::Build(works) => self.offer_buildings(seat, works, offers),
            Question::BuildMonument => {
                self.offer_monuments(seat, offers);
                offers.possible(Choice::Decline);
            }
            Question::Market { is_buying, may_stop } => {
                self.offer_market(seat, is_buying, may_stop, offers);
            }
            Question::Days => self.offer_days(seat, offers),
        }
    }

    /// Why a choice that the question does not offer is out of the question: with a reason of its
    /// own where somebody may well ask for it.
    pub(crate) fn object_to_answer(
        &self,
        seat: Seat,
        question: Question,
        choice: Choice,
    ) -> Refusal {
        use {Choice as C, Question as Q};
        let not_asked = Err(Refusal::NotAsked);
        let verdict = match (question, choice) {
            (Q::KeepTribe, C::KeepTribe(_)) => Err(Refusal::NotDealt),
            (Q::KeepWealth, C::KeepWealth(keep)) => self.check_wealth(seat, keep),
            (Q::Turn, C::Pass) => Err(Refusal::MustMove),
            (Q::Turn, C::PlaceByMercy { gear, space }) => self.object_to_mercy(seat, gear, space),
            (Q::Turn | Q::Place, C::Place { gear, space }) => self.check_space(seat, gear, space),
            (Q::Turn | Q::Place, C::PlaceFlat { gear, space }) => self
                .check_flat(seat, gear, space)
                .and_then(|()| self.check_space(seat, gear, space)),
            (Q::Turn | Q::PickUp | Q::PickOneMore, C::PickUp { .. }) => Err(Refusal::NoWorkerThere),
            (Q::Act { gear, space }, C::Act { gear: to, action, way }) => {
                self.reach(seat, (gear, space), (to, action), way).map(|_| ())
            }
            (Q::AnyAction { .. }, C::Act { gear: Gear::ChichenItza, .. }) => {
                Err(Refusal::OtherGear)
            }
            (Q::AnyAction { .. }, C::Act { .. }) => Err(Refusal::NoActionHere),
            (Q::Pay(bill), C::Pay { wood, stone, gold }) => {
                self.check_payment(seat, bill, of_each(wood, stone, gold))
            }
            (Q::TakeGold { .. }, C::TakeGold(_)) | (Q::Days, C::Days(_)) => Err(Refusal::NotThere),
            (Q::Build(works), C::Build { building, renovate, helped }) => {
                self.check_build(seat, works, building, renovate, helped)
            }
            (
                Q::Build(Works { monument: true, .. }) | Q::BuildMonument,
                C::BuildMonument { monument, renovate },
            ) => self.check_monument(seat, monument, renovate),
            (Q::KeepTribe | Q::KeepWealth, _) => not_asked,
            (Q::Turn | Q::Place | Q::PickUp | Q::PickOneMore | Q::LastSale, _) => not_asked,
            (Q::Act { .. } | Q::AnyAction { .. } | Q::Harvest { .. } | Q::Pay(_), _) => not_asked,
            (Q::TakeBlock | Q::TakeGold { .. } | Q::TakeSkull | Q::StepDown, _) => not_asked,
            (Q::StepUp(_) | Q::AnyStep { .. } | Q::StepAfterSkull, _) => not_asked,
            (Q::Study { .. } | Q::AnyAdvance | Q::Advance(_) | Q::AnyBonus, _) => not_asked,
            (Q::TechExchange | Q::AdvanceOthers { .. }, _) => not_asked,
            (Q::Build(_) | Q::BuildMonument | Q::Market { .. } | Q::Days, _) => not_asked,
        };
        verdict.err().unwrap_or(Refusal::NotAsked)
    }

    /// What chance does not have is not there; anything else is not asked.
    pub(crate) fn object_to_outcome(&self, draw: Draw, choice: Choice) -> Refusal {
        let is_asked = match draw {
            Draw::PickFirst => matches!(choice, Choice::First(_)),
            Draw::OfferBuildings => matches!(choice, Choice::RevealBuilding(_)),
            Draw::OfferMonuments { .. } => matches!(choice, Choice::RevealMonument(_)),
            Draw::LayProphecies { .. } => matches!(choice, Choice::RevealProphecy(_)),
            Draw::LayQuick { .. } => matches!(choice, Choice::LayQuick(_)),
            Draw::DealTribes => matches!(choice, Choice::DealTribe(_)),
            Draw::DealWealth => matches!(choice, Choice::DealWealth(_)),
            Draw::PlaceDummies => matches!(choice, Choice::PlaceDummy(_)),
        };
        if is_asked { Refusal::NotThere } else { Refusal::NotAsked }
    }
}
