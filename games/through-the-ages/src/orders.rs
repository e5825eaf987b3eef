//! Standing orders: answers to what others ask, given beforehand. They speak only in others' turns.

use crate::choice::Choice;
use crate::state::Ages;
use crate::task::Task;
use kernel::Order;
use kernel::order::Given;

/// No force is worth more than this.
const MOST: u8 = 30;

pub(crate) static ORDERS: [Order; 3] = [
    Order { id: "bids", limit: Some(0..=MOST) },
    Order { id: "pacts", limit: None },
    Order { id: "defence", limit: None },
];

impl Ages {
    /// Passes when the next bid would be higher than allowed; refuses pacts; does not defend.
    pub(crate) fn follow(&self, order: Given) -> Option<Choice> {
        let task = self.agenda.top()?;
        if task.seat() == Some(self.current) {
            return None;
        }
        match (order.id, task) {
            ("bids", Task::Bid(_)) => {
                let bid = self.auction.map_or(0, |auction| auction.bid);
                (bid >= order.limit).then_some(Choice::Pass)
            }
            ("pacts", Task::AnswerPact { .. }) => Some(Choice::Decline),
            ("defence", Task::Defend { .. }) => Some(Choice::GiveUp),
            _ => None,
        }
    }
}
