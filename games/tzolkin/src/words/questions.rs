//! Words for the question that is asked now.

use super::tiles::block_price;
use super::*;
use crate::state::{FIRST_FIELD, Tzolkin};
use crate::task::{Task, Works};

pub(crate) fn question(state: &Tzolkin) -> Text {
    let Some(task) = state.agenda.top() else { return Text::new("question-over") };
    match task {
        Task::PickFirst => Text::new("question-first"),
        Task::OfferBuildings => Text::new("question-offer-building"),
        Task::OfferMonuments { .. } => Text::new("question-offer-monument"),
        Task::LayProphecies { .. } => Text::new("question-lay-prophecy"),
        Task::LayQuick { .. } => Text::new("question-lay-quick"),
        Task::DealTribes => Text::new("question-deal-tribe"),
        Task::DealWealth => Text::new("question-deal-wealth"),
        Task::PlaceDummies => Text::new("question-place-dummy"),
        Task::KeepTribe(_) => Text::new("question-keep-tribe"),
        Task::KeepWealth(seat) => {
            Text::new("question-keep-wealth").with("count", state.keeps(seat))
        }
        Task::Turn(_) => Text::new("question-turn"),
        Task::Place(_) => Text::new("question-place"),
        Task::PickUp(_) => Text::new("question-pick-up"),
        Task::PickOneMore(_) if state.quick_to_come().is_some() => {
            Text::new("question-pick-one-before-quick")
        }
        Task::PickOneMore(_) => Text::new("question-pick-one-more"),
        Task::LastSale(_) => Text::new("question-last-sale"),
        Task::Act { gear: from, space, .. } => {
            Text::new("question-act").with("gear", gear(from)).with("space", space)
        }
        Task::AnyAction { cost, .. } => {
            Text::new("question-any-action").with("price", corn_price(cost))
        }
        Task::Harvest { field, .. } => {
            Text::new("question-harvest").with("space", field + FIRST_FIELD)
        }
        Task::Pay { bill, .. } => Text::new("question-pay").with("blocks", blocks(bill.total())),
        _ => question_of_gains(state, task),
    }
}

fn question_of_gains(state: &Tzolkin, task: Task) -> Text {
    match task {
        Task::TakeBlock(_) => Text::new("question-take-block"),
        Task::TakeGold { .. } => {
            Text::new("question-take-gold").with("corn", corn(state.gold_price()))
        }
        Task::TakeSkull(_) => Text::new("question-take-skull"),
        Task::StepDown(_) => Text::new("question-step-down"),
        Task::StepUp { temple, .. } => Text::new("question-step-up")
            .with("temple", temple_of(temple))
            .with("price", step_price(state, temple, 0)),
        Task::AnyStep { but: None, .. } => Text::new("question-any-step"),
        Task::AnyStep { but: Some(temple), .. } => {
            Text::new("question-second-step").with("temple", temple_of(temple))
        }
        Task::StepAfterSkull(_) => Text::new("question-step-after-skull"),
        Task::Study { may_stop: false, .. } => Text::new("question-study"),
        Task::Study { .. } => Text::new("question-study-more"),
        Task::AnyAdvance(_) => {
            Text::new("question-any-advance").with("price", block_price(state.advance_price()))
        }
        Task::Advance { tech: track, .. } => Text::new("question-advance")
            .with("tech", tech(track))
            .with("price", block_price(state.advance_price())),
        Task::AnyBonus(_) => Text::new("question-any-bonus"),
        Task::TechExchange(_) => Text::new("question-tech-exchange"),
        Task::AdvanceOthers { .. } => match state.advance_price() {
            0 => Text::new("question-advance-next"),
            blocks => Text::new("question-any-advance").with("price", block_price(blocks)),
        },
        Task::Build { works, .. } => question_of_works(works),
        Task::BuildMonument(_) => Text::new("question-build-monument"),
        Task::Market { is_buying: false, .. } => Text::new("question-market"),
        Task::Market { .. } => Text::new("question-market-buying"),
        Task::Days(_) => Text::new("question-days"),
        _ => Text::new("question-over"),
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
