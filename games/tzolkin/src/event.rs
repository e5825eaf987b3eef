//! What happened, for logs and animation.

use crate::parts::*;
use kernel::{Eyes, Seat};
use serde::Serialize;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Event {
    // setup
    First { seat: Seat },
    BuildingOffered { building: BuildingId },
    MonumentOffered { monument: MonumentId },
    ProphecyLaid { prophecy: ProphecyId, number: u8 },
    QuickLaid { quick: QuickId },
    TribeDealt { seat: Seat, tribe: Option<TribeId> },
    WealthDealt { seat: Seat, wealth: Option<WealthId> },
    DummyPlaced { gear: Gear, space: u8 },
    TribeKept { seat: Seat, tribe: Option<TribeId> },
    WealthKept { seat: Seat },
    TribeRevealed { seat: Seat, tribe: TribeId },
    WealthRevealed { seat: Seat, wealth: WealthId },

    // a turn
    RoundBegan { round: u8 },
    Begged { seat: Seat, corn: u8 },
    FloorPaid { seat: Seat, corn: u8 },
    Passed { seat: Seat, corn: u8 },
    Placed { seat: Seat, gear: Gear, space: u8, corn: u8 },
    PlacedOnStart { seat: Seat, corn: u8 },
    PlacedOnQuick { seat: Seat, corn: u8 },
    PickedUp { seat: Seat, gear: Gear, space: u8 },
    Acted { seat: Seat, gear: Gear, action: u8, corn: u8 },
    ActedBack { seat: Seat, gear: Gear, action: u8, corn: u8 },
    DidNothing { seat: Seat },
    StartCorn { seat: Seat, corn: u8 },
    QuickDone { seat: Seat, quick: QuickId },

    // goods and progress
    Gained { seat: Seat, good: Good, count: u8 },
    Paid { seat: Seat, good: Good, count: u8 },
    Scored { seat: Seat, origin: Origin, points: i16 },
    Stepped { seat: Seat, temple: Temple, step: i8 },
    StepLost { seat: Seat, temple: Temple },
    SteppedDown { seat: Seat, temple: Temple, step: i8 },
    TurnedLight { seat: Seat },
    Advanced { seat: Seat, tech: Tech, level: u8 },
    Lowered { seat: Seat, tech: Tech, level: u8 },
    BonusTaken { seat: Seat, tech: Tech },
    WorkerJoined { seat: Seat },
    CornTileTaken { seat: Seat, action: u8 },
    WoodTileTaken { seat: Seat, action: u8 },
    Burned { seat: Seat, action: u8 },
    SkullPlaced { seat: Seat, action: u8 },
    Built { seat: Seat, building: BuildingId },
    BuiltMonument { seat: Seat, monument: MonumentId },
    Renovated { seat: Seat, building: BuildingId },
    Declined { seat: Seat },

    // the calendar
    CornLaid { corn: u8 },
    FirstPassed { seat: Seat },
    DaysPassed { days: u8, day: u8 },
    TurnedDark { seat: Seat },
    PushedOff { seat: Seat, gear: Gear },
    FoodDayBegan { number: u8 },
    Fed { seat: Seat, workers: u8, corn: u16 },
    Unfed { seat: Seat, workers: u8 },
    AgeChanged,
    NoSkullsForTemples,
    ProphecyBegan { prophecy: ProphecyId },
    ProphecyScored { seat: Seat, prophecy: ProphecyId, count: i8, points: i8 },
    QuickChanged { quick: QuickId },
    MonumentScored { seat: Seat, monument: MonumentId, points: i16 },
    GameOver,
}

impl Event {
    /// The event as these eyes may see it: tiles dealt and kept before the reveal are secret.
    pub fn redact(self, eyes: Eyes) -> Event {
        let mut seen = self;
        if let Event::TribeDealt { seat, tribe } | Event::TribeKept { seat, tribe } = &mut seen
            && !eyes.are(*seat)
        {
            *tribe = None;
        }
        if let Event::WealthDealt { seat, wealth } = &mut seen
            && !eyes.are(*seat)
        {
            *wealth = None;
        }
        seen
    }
}
