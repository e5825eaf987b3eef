//! Words for what happened: one sentence of the log for each event.

use super::*;
use crate::event::Event;
use kernel::Seat;
use kernel::words::keys;

/// A table of sentences, one row an event; where the facts decide about the sentence, a helper
/// does.
#[rustfmt::skip]
pub(crate) fn event(event: Event) -> Text {
    match event {
        Event::First { seat } => by("event-first", seat),
        Event::BuildingOffered { building } => tile("event-building-offered", building),
        Event::MonumentOffered { monument } => tile("event-monument-offered", monument),
        Event::ProphecyLaid { prophecy, number } => {
            Text::new("event-prophecy-laid").with("prophecy", prophecy_name(prophecy)).with("number", number)
        }
        Event::QuickLaid { quick } => tile("event-quick-laid", quick),
        Event::TribeDealt { seat, tribe } => known_tribe(["event-tribe-dealt", "event-some-tribe-dealt"], seat, tribe),
        Event::WealthDealt { seat, wealth: Some(wealth) } => by("event-wealth-dealt", seat).with("id", wealth.to_string()),
        Event::WealthDealt { seat, wealth: None } => by("event-some-wealth-dealt", seat),
        Event::DummyPlaced { gear, space } => at(Text::new("event-dummy-placed"), gear, space),
        Event::TribeKept { seat, tribe } => known_tribe(["event-tribe-kept", "event-some-tribe-kept"], seat, tribe),
        Event::WealthKept { seat } => by("event-wealth-kept", seat),
        Event::TribeRevealed { seat, tribe } => by("event-tribe-revealed", seat).with("tribe", tribe_name(tribe)),
        Event::WealthRevealed { seat, wealth } => by("event-wealth-revealed", seat).with("id", wealth.to_string()),

        Event::RoundBegan { round } => Text::new("event-round-began").with("round", round),
        Event::Begged { seat, corn } => grain("event-begged", seat, corn),
        Event::FloorPaid { seat, corn } => grain("event-floor-paid", seat, corn),
        Event::Passed { seat, corn } => grain("event-passed", seat, corn),
        Event::Placed { seat, gear, space, corn } => {
            at(by("event-placed", seat), gear, space).with("price", corn_price(corn))
        }
        Event::PlacedOnStart { seat, corn } => by("event-placed-on-start", seat).with("price", corn_price(corn)),
        Event::PlacedOnQuick { seat, corn } => by("event-placed-on-quick", seat).with("price", corn_price(corn)),
        Event::PickedUp { seat, gear, space } => at(by("event-picked-up", seat), gear, space),
        Event::Acted { seat, gear, action, corn: 0 } => at(by("event-acted", seat), gear, action),
        Event::Acted { seat, gear, action, corn } => at(grain("event-acted-paid", seat, corn), gear, action),
        Event::ActedBack { seat, gear, action, corn } => at(grain("event-acted-back", seat, corn), gear, action),
        Event::DidNothing { seat } => by("event-did-nothing", seat),
        Event::StartCorn { seat, corn } => grain("event-start-corn", seat, corn),
        Event::QuickDone { seat, quick } => by("event-quick-done", seat).with("id", quick.to_string()),

        Event::Gained { seat, good, count } => by("event-gained", seat).with("goods", goods(good, count)),
        Event::Paid { seat, good, count } => by("event-paid", seat).with("goods", goods(good, count)),
        Event::Scored { seat, origin, points } => scored(["event-scored", "event-lost"], seat, points)
            .with("origin", Text::new(keys::source(origin.key()))),
        Event::Stepped { seat, temple, step } => stepped("event-stepped", seat, temple, step),
        Event::StepLost { seat, temple } => by("event-step-lost", seat).with("temple", temple_of(temple)),
        Event::SteppedDown { seat, temple, step } => stepped("event-stepped-down", seat, temple, step),
        Event::TurnedLight { seat } => by("event-turned-light", seat),
        Event::Advanced { seat, tech, level } => studied("event-advanced", seat, tech).with("level", level),
        Event::Lowered { seat, tech, level } => studied("event-lowered", seat, tech).with("level", level),
        Event::BonusTaken { seat, tech } => studied("event-bonus-taken", seat, tech),
        Event::WorkerJoined { seat } => by("event-worker-joined", seat),
        Event::CornTileTaken { seat, action } => by("event-corn-tile-taken", seat).with("space", action),
        Event::WoodTileTaken { seat, action } => by("event-wood-tile-taken", seat).with("space", action),
        Event::Burned { seat, action } => by("event-burned", seat).with("space", action),
        Event::SkullPlaced { seat, action } => by("event-skull-placed", seat).with("space", action),
        Event::Built { seat, building } => by("event-built", seat).with("id", building.to_string()),
        Event::BuiltMonument { seat, monument } => by("event-built-monument", seat).with("id", monument.to_string()),
        Event::Renovated { seat, building } => by("event-renovated", seat).with("id", building.to_string()),
        Event::Declined { seat } => by("event-declined", seat),

        Event::CornLaid { corn: count } => Text::new("event-corn-laid").with("corn", corn(count)),
        Event::FirstPassed { seat } => by("event-first-passed", seat),
        Event::DaysPassed { days, day } => Text::new("event-days-passed").with("count", days).with("day", day),
        Event::TurnedDark { seat } => by("event-turned-dark", seat),
        Event::PushedOff { seat, gear: from } => by("event-pushed-off", seat).with("gear", gear(from)),
        Event::FoodDayBegan { number } => Text::new("event-food-day-began").with("number", number),
        Event::Fed { seat, workers: count, corn: eaten } => {
            by("event-fed", seat).with("workers", workers(count)).with("corn", corn(eaten))
        }
        Event::Unfed { seat, workers: count } => by("event-unfed", seat).with("workers", workers(count)),
        Event::AgeChanged => Text::new("event-age-changed"),
        Event::NoSkullsForTemples => Text::new("event-no-skulls-for-temples"),
        Event::ProphecyBegan { prophecy } => {
            Text::new("event-prophecy-began").with("prophecy", prophecy_name(prophecy))
        }
        Event::ProphecyScored { seat, prophecy, count, points } => {
            scored(["event-prophecy-scored", "event-prophecy-lost"], seat, points.into())
                .with("prophecy", prophecy_name(prophecy))
                .with("count", count)
        }
        Event::QuickChanged { quick } => tile("event-quick-changed", quick),
        Event::MonumentScored { seat, monument, points: count } => {
            by("event-monument-scored", seat).with("id", monument.to_string()).with("points", points(count))
        }
        Event::GameOver => Text::new("event-game-over"),
    }
}

fn by(key: &str, seat: Seat) -> Text {
    Text::new(key).with("seat", seat)
}

fn grain(key: &str, seat: Seat, count: u8) -> Text {
    by(key, seat).with("corn", corn(count))
}

fn tile<K: kernel::id::Kind>(key: &str, id: kernel::Id<K>) -> Text {
    Text::new(key).with("id", id.to_string())
}

fn at(text: Text, on: Gear, space: u8) -> Text {
    text.with("gear", gear(on)).with("space", space)
}

fn stepped(key: &str, seat: Seat, on: Temple, step: i8) -> Text {
    by(key, seat).with("temple", temple_of(on)).with("step", step)
}

fn studied(key: &str, seat: Seat, track: Tech) -> Text {
    by(key, seat).with("tech", tech(track))
}

/// A tribe that these eyes may know, or just some tribe.
fn known_tribe(keys: [&str; 2], seat: Seat, tribe: Option<TribeId>) -> Text {
    match tribe {
        Some(tribe) => by(keys[0], seat).with("tribe", tribe_name(tribe)),
        None => by(keys[1], seat),
    }
}

/// Points gained, or points lost.
fn scored(keys: [&str; 2], seat: Seat, count: i16) -> Text {
    by(keys[usize::from(count < 0)], seat).with("points", points(count.abs()))
}
