//! One of every event, refusal and question.

use enum_map::EnumMap;
use kernel::{Id, Seat};
use tzolkin::parts::*;
use tzolkin::task::{Bill, Draw, Question, Task, Works};
use tzolkin::{Choice, Event, Refusal};

const SEAT: Seat = Seat(1);

#[rustfmt::skip]
pub fn refusals() -> Vec<Refusal> {
    use Refusal::*;
    vec![
        NotAsked, NotThere,
        NeedsCorn { needs: 5, has: 3 }, NeedsBlocks { needs: 2, has: 0 },
        NeedsBlock { block: Block::Stone, needs: 2, has: 1 },
        NeedsSkull, NotThatPayment, NoWorkerAtHand, NoWorkerThere, NothingToTrade,
        AllWorkers { most: 6 },
        NotDealt, NotThatMany { keep: 2 },
        GearFull, NotLowest { lowest: 3 }, SpaceTaken, AlreadySkipped, FlatNotCheaper,
        FlatAlreadyPaid, StartTaken, QuickTaken, OneQuickATurn, QuickImpossible, QuickWouldFail,
        MercyNotNeeded, NotCheapest { cost: 1 }, MustMove,
        TooMuchCorn { limit: 2, has: 4 }, BegFirst, BottomOfTemple,
        PlacedThisTurn, NoActionHere, ActionTooHigh, OtherGear, AlreadyAhead, NoNeed, AlreadySold,
        SlotTaken, NoCornTile, NoWoodTile, NothingToBurn, GodsForsake, NoSkullsLeft, TopOfTemple,
        TopTaken { by: 2 }, NoTempleOpen, SameTemple, NotOnOffer, NoBuildingPossible,
        NoMonumentPossible, NoTechPossible, CannotRenovate, HelpMustBeUsed, NoHelp, LevelZero,
        MustTakeOne, BuysOnly,
        BoardIsDark, WouldPushOff,
    ]
}

#[rustfmt::skip]
pub fn events() -> Vec<Event> {
    use Event::*;
    let (seat, gear, temple, tech) = (SEAT, Gear::ChichenItza, Temple::Kukulcan, Tech::Theology);
    let (building, monument, quick) = (Id::at(6), Id::at(4), Id::at(2));
    let (tribe, wealth, prophecy) = (Id::at(0), Id::at(1), Id::at(12));
    vec![
        First { seat }, BuildingOffered { building }, MonumentOffered { monument },
        ProphecyLaid { prophecy, number: 2 }, QuickLaid { quick },
        TribeDealt { seat, tribe: Some(tribe) }, WealthDealt { seat, wealth: Some(wealth) },
        DummyPlaced { gear, space: 5 },
        TribeKept { seat, tribe: Some(tribe) }, WealthKept { seat }, TribeRevealed { seat, tribe },
        WealthRevealed { seat, wealth },
        RoundBegan { round: 8 }, Begged { seat, corn: 3 }, FloorPaid { seat, corn: 1 },
        Passed { seat, corn: 2 }, Placed { seat, gear, space: 1, corn: 0 },
        PlacedOnStart { seat, corn: 1 }, PlacedOnQuick { seat, corn: 2 },
        PickedUp { seat, gear, space: 9 }, Acted { seat, gear, action: 9, corn: 0 },
        Acted { seat, gear, action: 7, corn: 2 }, ActedBack { seat, gear, action: 7, corn: 1 },
        DidNothing { seat }, StartCorn { seat, corn: 4 }, QuickDone { seat, quick },
        Gained { seat, good: Good::Gold, count: 1 }, Paid { seat, good: Good::Wood, count: 2 },
        Scored { seat, origin: Origin::Temples, points: 6 },
        Scored { seat, origin: Origin::Unfed, points: -3 },
        Stepped { seat, temple, step: 2 }, StepLost { seat, temple },
        SteppedDown { seat, temple, step: -1 }, TurnedLight { seat },
        Advanced { seat, tech, level: 3 }, Lowered { seat, tech, level: 0 },
        BonusTaken { seat, tech }, WorkerJoined { seat },
        CornTileTaken { seat, action: 2 }, WoodTileTaken { seat, action: 3 },
        Burned { seat, action: 4 }, SkullPlaced { seat, action: 9 },
        Built { seat, building }, BuiltMonument { seat, monument }, Renovated { seat, building },
        Declined { seat },
        CornLaid { corn: 1 }, FirstPassed { seat }, DaysPassed { days: 2, day: 9 },
        TurnedDark { seat }, PushedOff { seat, gear }, FoodDayBegan { number: 3 },
        Fed { seat, workers: 4, corn: 7 }, Unfed { seat, workers: 1 }, AgeChanged,
        NoSkullsForTemples, ProphecyBegan { prophecy },
        ProphecyScored { seat, prophecy, count: 3, points: 13 },
        ProphecyScored { seat, prophecy, count: -1, points: -5 },
        QuickChanged { quick }, MonumentScored { seat, monument, points: 16 }, GameOver,
    ]
}

#[rustfmt::skip]
pub fn questions() -> Vec<Task> {
    use {Draw::*, Question::*};
    let (gear, temple, tech) = (Gear::Uxmal, Temple::Chaac, Tech::Agriculture);
    let works =
        Works { left: 1, corn_per_block: 0, monument: false, architecture: true, may_stop: false };
    let draws = [
        PickFirst, OfferBuildings, OfferMonuments { left: 1 }, LayProphecies { left: 1 },
        LayQuick { age: 1 }, DealTribes, DealWealth, PlaceDummies,
    ];
    let questions = [
        KeepTribe, KeepWealth, Turn, Place, PickUp,
        PickOneMore, LastSale, Act { gear, space: 5 },
        AnyAction { cost: 1, may_decline: true }, Harvest { field: 0 },
        Harvest { field: 3 }, Pay(Bill { due: of_each(1, 0, 2), extra: 1, discount: 1 }), TakeBlock,
        TakeGold { most: 2, may_decline: true }, TakeSkull, StepDown, StepUp(temple),
        AnyStep { but: None, more: true }, AnyStep { but: Some(temple), more: false },
        StepAfterSkull, Study { left: 2, may_stop: false },
        Study { left: 1, may_stop: true }, AnyAdvance, Advance(tech),
        AnyBonus, TechExchange,
        AdvanceOthers { left: EnumMap::from_fn(|other| other != tech) },
        Build(works),
        Build(Works { monument: true, ..works }),
        Build(Works { corn_per_block: 2, ..works }),
        Build(Works { may_stop: true, ..works }),
        BuildMonument, Market { is_buying: false, may_stop: false },
        Market { is_buying: true, may_stop: true },
        Days,
    ];
    let questions = questions.into_iter().map(|question| Task::Ask(SEAT, question));
    draws.into_iter().map(Task::Draw).chain(questions).collect()
}

/// Answers whose words depend on the question.
pub fn answers() -> [Choice; 6] {
    use Choice::*;
    [Done, Decline, Accept, HarvestCorn, HarvestWood, Burn]
}
