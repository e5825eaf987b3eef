//! Agendas that no game has ever had.

use enum_map::EnumMap;
use kernel::Seat;
use kernel::laws::forgery::Forgery;
use proptest::prelude::*;
use tzolkin::parts::*;
use tzolkin::task::{Bill, Task, Works};

pub fn forgery() -> impl Strategy<Value = Forgery<Task>> {
    (0..Forgery::<Task>::KINDS, 0..12usize, 0..12usize, task())
        .prop_map(|(kind, at, other, task)| Forgery::new(kind, at, other, task))
}

/// Any task whatever, with figures a little past what any rule allows.
fn task() -> impl Strategy<Value = Task> {
    (0..53u8, 0..6u8, 0..14u8, small(), any::<bool>(), any::<bool>())
        .prop_map(|(kind, seat, space, n, yes, no)| forge(kind, Seat(seat), space, n, yes, no))
}

/// Mostly small figures.
fn small() -> impl Strategy<Value = u8> {
    prop_oneof![5 => 0..4u8, 2 => 0..30u8, 1 => any::<u8>()]
}

fn forge(kind: u8, seat: Seat, space: u8, n: u8, yes: bool, no: bool) -> Task {
    let gear = Gear::ALL[usize::from(space) % 5];
    let temple = Temple::ALL[usize::from(space) % 3];
    let tech = Tech::ALL[usize::from(space) % 4];
    match kind {
        0 => Task::PickFirst,
        1 => Task::OfferBuildings,
        2 => Task::OfferMonuments { left: n },
        3 => Task::LayProphecies { left: n },
        4 => Task::LayQuick { age: n },
        5 => Task::DealTribes,
        6 => Task::DealWealth,
        7 => Task::PlaceDummies,
        8 => Task::KeepTribe(seat),
        9 => Task::KeepWealth(seat),
        10 => Task::Turn(seat),
        11 => Task::Place(seat),
        12 => Task::PickUp(seat),
        13 => Task::PickOneMore(seat),
        14 => Task::Act { seat, gear, space },
        15 => Task::AnyAction { seat, cost: n, may_decline: yes },
        16 => Task::Harvest { seat, field: n },
        17 => Task::Pay { seat, bill: bill(space, n) },
        18 => Task::TakeBlock(seat),
        19 => Task::TakeGold { seat, most: n, may_decline: yes },
        20 => Task::TakeSkull(seat),
        21 => Task::StepDown(seat),
        22 => Task::StepUp { seat, temple },
        23 => Task::AnyStep { seat, but: no.then_some(temple), more: yes },
        24 => Task::StepAfterSkull(seat),
        25 => Task::Study { seat, left: n, may_stop: yes },
        26 => Task::AnyAdvance(seat),
        27 => Task::Advance { seat, tech },
        28 => Task::AnyBonus(seat),
        29 => Task::TechExchange(seat),
        30 => Task::Build { seat, works: works(space, n, yes, no) },
        31 => Task::BuildMonument(seat),
        32 => Task::Market { seat, is_buying: yes, may_stop: no },
        33 => Task::Days(seat),
        34 => Task::Reveal,
        35 => Task::TakeWealth(seat),
        36 => Task::Round,
        37 => Task::StartTurn(seat),
        38 => Task::TakeStartCorn(seat),
        39 => Task::QuickAction(seat),
        40 => Task::EndRound,
        41 => Task::FoodIncome(seat),
        42 => Task::Feed,
        43 => Task::ChangeAge,
        44 => Task::Rewards,
        45 => Task::TempleGoods { seat, skulls: yes },
        46 => Task::ProphecyPoints,
        47 => Task::EndFoodDay,
        48 => Task::Calendar,
        49 => Task::LastSale(seat),
        50 => Task::Open { seat, building: BuildingId::at(n % 64) },
        51 => {
            let left = EnumMap::from_fn(|tech: Tech| n >> tech as u8 & 1 == 1);
            Task::AdvanceOthers { seat, left }
        }
        _ if yes => Task::Raise { seat, tech },
        _ if no => Task::Rise { seat, temple },
        _ => Task::Finish,
    }
}

fn bill(space: u8, n: u8) -> Bill {
    Bill { due: [n, space % 3, space / 3], extra: space % 2, discount: n % 3 }
}

fn works(space: u8, n: u8, yes: bool, no: bool) -> Works {
    Works { left: n, corn_per_block: space, monument: yes, architecture: no, may_stop: yes != no }
}
