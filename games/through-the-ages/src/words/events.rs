//! What happened.

use super::*;
use kernel::Seat;

pub(super) fn say(event: Event) -> Text {
    use Event as E;
    match event {
        E::First { seat } => by("first", seat),
        E::Laid { card, slot } => {
            Text::new("event-laid").with("card", civil(card)).with("slot", slot)
        }
        E::Swept { card } => Text::new("event-swept").with("card", civil(card)),
        E::TurnBegan { seat, round } => by("turn-began", seat).with("round", round),
        E::AgeBegan { age: began } => Text::new("event-age-began").with("age", age(began)),
        E::LastRound { round } => Text::new("event-last-round").with("round", round),
        E::ObsoleteHand { seat, cards } => by("obsolete-hand", seat).with("count", cards),
        E::DeckRenewed => Text::new("event-deck-renewed"),
        E::GameOver => Text::new("event-game-over"),
        E::Gained { seat, good, count } => by("gained", seat).with("goods", goods(good, count)),
        E::Paid { seat, good, count } => by("paid", seat).with("goods", goods(good, count)),
        E::Lost { seat, good, count } => by("lost", seat).with("goods", goods(good, count)),
        E::Science { seat, points } => by("science", seat).with("points", points),
        E::Culture { seat, origin: from, points } => {
            by("culture", seat).with("points", points).with("origin", origin(from))
        }
        E::YellowGained { seat, count } => by("yellow-gained", seat).with("count", count),
        E::YellowLost { seat, count } => by("yellow-lost", seat).with("count", count),
        E::BlueGained { seat, count } => by("blue-gained", seat).with("count", count),
        E::BlueLost { seat, count } => by("blue-lost", seat).with("count", count),
        E::WorkerJoined { seat } => by("worker-joined", seat),
        E::WorkerLost { seat } => by("worker-lost", seat),
        E::ActionsSpent { seat, count } => by("actions-spent", seat).with("count", count),
        E::ActionBack { seat } => by("action-back", seat),
        E::Uprising { seat, discontent } => by("uprising", seat).with("count", discontent),
        E::Corruption { seat, count } => by("corruption", seat).with("count", count),
        E::Consumption { seat, count } => by("consumption", seat).with("count", count),
        E::Hunger { seat, missing } => by("hunger", seat).with("count", missing),
        E::Drew { seat, card, .. } => by("drew", seat).with("card", held(card)),
        E::Discarded { seat, card, .. } => by("discarded", seat).with("card", held(card)),
        E::BonusPlayed { seat, card } => by("bonus-played", seat).with("card", military(card)),
        E::Took { seat, card: took, actions } => {
            civil_card("took", seat, took).with("actions", actions)
        }
        E::Built { seat, kind, level } => by("built", seat).with("tech", tech(kind, level)),
        E::Upgraded { seat, kind, from, to } => {
            by("upgraded", seat).with("from", tech(kind, from)).with("to", tech(kind, to))
        }
        E::Staged { seat, kind, from, to } => {
            by("upgraded", seat).with("from", tech(kind, from)).with("to", tech(Kind::Theater, to))
        }
        E::Destroyed { seat, kind, level } => by("destroyed", seat).with("tech", tech(kind, level)),
        E::Led { seat, card: led } => civil_card("led", seat, led),
        E::LeaderLeft { seat, card: left } => civil_card("leader-left", seat, left),
        E::Tucked { seat, leader, wonder } => {
            civil_card("tucked", seat, leader).with("wonder", civil(wonder))
        }
        E::StageBuilt { seat, card: built, stages } => {
            civil_card("stage-built", seat, built).with("count", stages)
        }
        E::Completed { seat, card: done } => civil_card("completed", seat, done),
        E::WonderLost { seat, card: lost } => civil_card("wonder-lost", seat, lost),
        E::Developed { seat, card: new } => civil_card("developed", seat, new),
        E::Revolution { seat, card: new } => civil_card("revolution", seat, new),
        E::Played { seat, card: played } => civil_card("played", seat, played),
        E::Ruined { seat, card: ruined } => civil_card("ruined", seat, ruined),
        E::Converted { seat } => by("converted", seat),
        E::Armed { seat, resources, science } => {
            by("armed", seat).with("resources", resources).with("science", science)
        }
        E::Traded { seat, good: made } => by("traded", seat).with("good", good(made)),
        E::ActionsDone { seat } => by("actions-done", seat),
        E::TacticPlayed { seat, card: c } => military_card("tactic-played", seat, c),
        E::TacticCopied { seat, card: c } => military_card("tactic-copied", seat, c),
        E::TacticCommon { seat, card: c } => military_card("tactic-common", seat, c),
        E::Prepared { seat, card, .. } => by("prepared", seat).with("card", held(card)),
        E::Looked { seat, card, .. } => by("looked", seat).with("card", held(card)),
        E::NoPolitics { seat } => by("no-politics", seat),
        E::Attacked { seat, against, card: c } => {
            military_card("attacked", seat, c).with("other", against)
        }
        E::Pledged { seat } => by("pledged", seat),
        E::Repelled { seat, by: other } => by("repelled", seat).with("other", other),
        E::Succeeded { seat, against, card: c } => {
            military_card("succeeded", seat, c).with("other", against)
        }
        E::WarDeclared { seat, against, card: c } => {
            military_card("war-declared", seat, c).with("other", against)
        }
        E::WarWon { seat, against, advantage } => {
            by("war-won", seat).with("other", against).with("advantage", advantage)
        }
        E::WarDrawn { seat, against } => by("war-drawn", seat).with("other", against),
        E::WarDropped { seat, card: c } => military_card("war-dropped", seat, c),
        E::PactOffered { seat, to, card: c, side: own } => {
            military_card("pact-offered", seat, c).with("other", to).with("side", side(own))
        }
        E::PactMade { seat, to, card: c } => military_card("pact-made", seat, c).with("other", to),
        E::PactRefused { seat, card: c } => military_card("pact-refused", seat, c),
        E::PactEnded { card } => Text::new("event-pact-ended").with("card", military(card)),
        E::Resigned { seat } => by("resigned", seat),
        E::ColonyTaken { seat, from, card: c } => {
            military_card("colony-taken", seat, c).with("other", from)
        }
        E::ColonyLost { seat, card: c } => military_card("colony-lost", seat, c),
        E::TechTaken { seat, from, card } => {
            by("tech-taken", seat).with("card", civil(card)).with("other", from)
        }
        E::EventCame { card } => Text::new("event-event-came").with("card", military(card)),
        E::EventsRenewed => Text::new("event-events-renewed"),
        E::Declined { seat } => by("declined", seat),
        E::TerritoryFound { card } => Text::new("event-territory").with("card", military(card)),
        E::Bid { seat, bid } => by("bid", seat).with("bid", bid),
        E::PassedBid { seat } => by("passed-bid", seat),
        E::Unclaimed { card } => Text::new("event-unclaimed").with("card", military(card)),
        E::UnitSent { seat, kind, level } => by("unit-sent", seat).with("tech", tech(kind, level)),
        E::Colonized { seat, card: c } => military_card("colonized", seat, c),
    }
}

/// What somebody did.
fn by(key: &str, seat: Seat) -> Text {
    Text::new(format!("event-{key}")).with("seat", seat)
}

/// What somebody did with a civil card.
fn civil_card(key: &str, seat: Seat, card: CivilId) -> Text {
    by(key, seat).with("card", civil(card))
}

/// What somebody did with a military card.
fn military_card(key: &str, seat: Seat, card: MilitaryId) -> Text {
    by(key, seat).with("card", military(card))
}
