//! Standing orders: answers to what others ask, given beforehand. They speak only in others' turns.

use crate::choice::Choice;
use crate::state::Ages;
use crate::task::Question;
use kernel::Order;
use kernel::order::Given;

/// No force is worth more than this.
const MOST: u8 = 30;

pub(crate) static ORDERS: [Order; 3] = [
    Order { id: "bids", limit: Some(0..=MOST) },
    Order { id: "pacts", limit: None },
    Order { id: "defence", limit: None },
];

/// What an order answers to the question asked now: passes when the next bid would be higher than
/// allowed; refuses pacts; does not defend.
pub(crate) fn answer(game: &Ages, order: Given) -> Option<Choice> {
    let (seat, question) = game.agenda.question()?;
    if seat == game.current {
        return None;
    }
    match (order.id, question) {
        ("bids", Question::Bid) => {
            let bid = game.auction.map_or(0, |auction| auction.bid);
            (bid >= order.limit).then_some(Choice::Pass)
        }
        ("pacts", Question::AnswerPact { .. }) => Some(Choice::Decline),
        ("defence", Question::Defend(_)) => Some(Choice::GiveUp),
        _ => None,
    }
}
