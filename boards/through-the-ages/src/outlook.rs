//! What a choice leads to: what the card says, and every figure of the own civilization that it is
//! sure to change.

use crate::signs::signed;
use crate::strip;
use kernel::{Asks, Rules, Text};
use through_the_ages::parts::{CivilId, MilitaryId};
use through_the_ages::{Ages, Choice, words};

pub(crate) fn outlook(state: &Ages, choice: Choice, worlds: &[Ages; 2]) -> Vec<Text> {
    card(state, choice).into_iter().chain(changes(state, worlds)).collect()
}

/// What the card says that a choice is about.
fn card(state: &Ages, choice: Choice) -> Option<Text> {
    let parts = match choice {
        Choice::Take(slot) => {
            let card = state.row.get(usize::from(slot).checked_sub(1)?).copied().flatten()?;
            civil(state, card)
        }
        Choice::Lead(card)
        | Choice::Develop(card)
        | Choice::Revolution(card)
        | Choice::Play(card)
        | Choice::Tuck(card)
        | Choice::Ravage(card) => civil(state, card),
        Choice::Aggression { card, .. }
        | Choice::War { card, .. }
        | Choice::OfferPact { card, .. }
        | Choice::PlayTactic(card)
        | Choice::CopyTactic(card)
        | Choice::CancelPact(card)
        | Choice::Bonus(card)
        | Choice::Colony(card)
        | Choice::Settle(card) => military(state, card),
        Choice::Prepare(card) | Choice::Discard(card) | Choice::Pledge { card, .. } => {
            military(state, card.known()?)
        }
        Choice::Accept | Choice::Decline => military(state, state.on_table?),
        Choice::Bid(_) => military(state, state.auction?.territory),
        _ => return None,
    };
    Some(Text::new("table-ages-says").with("parts", parts))
}

fn civil(state: &Ages, card: CivilId) -> Vec<Text> {
    words::civil_text(state.rules().civil(card))
}

fn military(state: &Ages, card: MilitaryId) -> Vec<Text> {
    words::military_text(state.rules().military(card))
}

fn changes(state: &Ages, [one, other]: &[Ages; 2]) -> Option<Text> {
    let Asks::Seat(seat) = state.asks() else { return None };
    let [now, then, or] = [state, one, other].map(|state| strip::stock(state, seat));
    let sure = now.into_iter().zip(then.into_iter().zip(or));
    let told = sure.filter_map(|((id, now), ((_, then), (_, or)))| {
        let key = strip::word(id).filter(|_| then == or && then != now)?;
        let change = Text::new("table-ages-change").with("what", Text::new(key));
        Some(change.with("by", signed(then - now)))
    });
    let told: Vec<Text> = told.collect();
    (!told.is_empty()).then(|| Text::new("table-ages-changes").with("changes", told))
}
