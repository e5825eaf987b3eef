//! Words for the question that is asked now.

use super::tiles::block_price;
use super::*;
use crate::state::FIRST_FIELD;
use crate::task::{Draw, Question, Task, Works};
use kernel::{Rules, Seat};

pub(super) fn question(state: &Tzolkin) -> Text {
    match state.task() {
        Some(Task::Ask(seat, question)) => question_to(state, seat, question),
        Some(Task::Draw(draw)) => question_to_chance(draw),
        Some(Task::Run(_)) | None => Text::new("question-over"),
    }
}

fn question_to_chance(draw: Draw) -> Text {
    Text::new(match draw {
        Draw::PickFirst => "question-first",
        Draw::OfferBuildings => "question-offer-building",
        Draw::OfferMonuments { .. } => "question-offer-monument",
        Draw::LayProphecies { .. } => "question-lay-prophecy",
        Draw::LayQuick { .. } => "question-lay-quick",
        Draw::DealTribes => "question-deal-tribe",
        Draw::DealWealth => "question-deal-wealth",
        Draw::PlaceDummies => "question-place-dummy",
    })
}

fn question_to(state: &Tzolkin, seat: Seat, question: Question) -> Text {
    match question {
        Question::KeepTribe => Text::new("question-keep-tribe"),
        Question::KeepWealth => Text::new("question-keep-wealth").with("count", state.keeps(seat)),
        Question::Turn => Text::new("question-turn"),
        Question::Place => Text::new("question-place"),
        Question::PickUp => Text::new("question-pick-up"),
        Question::PickOneMore => Text::new(match state.quick_to_come() {
            Some(_) => "question-pick-one-before-quick",
            None => "question-pick-one-more",
        }),
        Question::LastSale => Text::new("question-last-sale"),
        Question::Act { gear: from, space } => {
            Text::new("question-act").with("gear", gear(from)).with("space", space)
        }
        Question::AnyAction { cost, .. } => {
            Text::new("question-any-action").with("price", corn_price(cost))
        }
        Question::Harvest { field } => {
            Text::new("question-harvest").with("space", field + FIRST_FIELD)
        }
        Question::Pay(bill) => Text::new("question-pay").with("blocks", blocks(bill.total())),
        Question::TakeBlock => Text::new("question-take-block"),
        Question::TakeGold { .. } => {
            Text::new("question-take-gold").with("corn", corn(state.gold_price()))
        }
        Question::TakeSkull => Text::new("question-take-skull"),
        Question::StepDown => Text::new("question-step-down"),
        Question::StepUp(temple) => Text::new("question-step-up")
            .with("temple", temple_of(temple))
            .with("price", step_price(state, temple, 0)),
        Question::AnyStep { but: None, .. } => Text::new("question-any-step"),
        Question::AnyStep { but: Some(temple), .. } => {
            Text::new("question-second-step").with("temple", temple_of(temple))
        }
        Question::StepAfterSkull => Text::new("question-step-after-skull"),
        Question::Study { may_stop: false, .. } => Text::new("question-study"),
        Question::Study { may_stop: true, .. } => Text::new("question-study-more"),
        Question::AnyAdvance => {
            Text::new("question-any-advance").with("price", block_price(state.advance_price()))
        }
        Question::Advance(track) => Text::new("question-advance")
            .with("tech", tech(track))
            .with("price", block_price(state.advance_price())),
        Question::AnyBonus => Text::new("question-any-bonus"),
        Question::TechExchange => Text::new("question-tech-exchange"),
        Question::AdvanceOthers { .. } => match state.advance_price() {
            0 => Text::new("question-advance-next"),
            blocks => Text::new("question-any-advance").with("price", block_price(blocks)),
        },
        Question::Build(works) => question_of_works(works),
        Question::BuildMonument => Text::new("question-build-monument"),
        Question::Market { is_buying: false, .. } => Text::new("question-market"),
        Question::Market { is_buying: true, .. } => Text::new("question-market-buying"),
        Question::Days => Text::new("question-days"),
    }
}

fn question_of_works(works: Works) -> Text {
    match works {
        Works { corn_per_block: 1.., .. } => {
            Text::new("question-build-for-corn").with("corn", corn(works.corn_per_block))
        }
        Works { monument: true, .. } => Text::new("question-build-or-monument"),
        Works { may_stop: true, .. } => Text::new("question-build-more"),
        _ => Text::new("question-build"),
    }
}

/// What a step costs under a prophecy, and for theology with a block more.
pub(super) fn step_price(state: &Tzolkin, temple: Temple, spent: u8) -> Vec<Text> {
    let (needs_corn, needs_blocks) = state.step_price(temple);
    match (needs_corn, needs_blocks + spent) {
        (0, needs) => block_price(needs),
        (_, 0) => corn_price(needs_corn),
        (_, needs) => [corn_price(needs_corn), block_price(needs)].concat(),
    }
}
