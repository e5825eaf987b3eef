//! Agendas that no game has ever had.

use enum_map::EnumMap;
use kernel::Seat;
use kernel::laws::forgery::Forgery;
use proptest::prelude::*;
use tzolkin::parts::*;
use tzolkin::task::{Bill, Draw, Question, Step, Task, Works};

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
        0 => Task::Draw(Draw::PickFirst),
        1 => Task::Draw(Draw::OfferBuildings),
        2 => Task::Draw(Draw::OfferMonuments { left: n }),
        3 => Task::Draw(Draw::LayProphecies { left: n }),
        4 => Task::Draw(Draw::LayQuick { age: n }),
        5 => Task::Draw(Draw::DealTribes),
        6 => Task::Draw(Draw::DealWealth),
        7 => Task::Draw(Draw::PlaceDummies),
        8 => Task::Ask(seat, Question::KeepTribe),
        9 => Task::Ask(seat, Question::KeepWealth),
        10 => Task::Ask(seat, Question::Turn),
        11 => Task::Ask(seat, Question::Place),
        12 => Task::Ask(seat, Question::PickUp),
        13 => Task::Ask(seat, Question::PickOneMore),
        14 => Task::Ask(seat, Question::Act { gear, space }),
        15 => Task::Ask(seat, Question::AnyAction { cost: n, may_decline: yes }),
        16 => Task::Ask(seat, Question::Harvest { field: n }),
        17 => Task::Ask(seat, Question::Pay(bill(space, n))),
        18 => Task::Ask(seat, Question::TakeBlock),
        19 => Task::Ask(seat, Question::TakeGold { most: n, may_decline: yes }),
        20 => Task::Ask(seat, Question::TakeSkull),
        21 => Task::Ask(seat, Question::StepDown),
        22 => Task::Ask(seat, Question::StepUp(temple)),
        23 => Task::Ask(seat, Question::AnyStep { but: no.then_some(temple), more: yes }),
        24 => Task::Ask(seat, Question::StepAfterSkull),
        25 => Task::Ask(seat, Question::Study { left: n, may_stop: yes }),
        26 => Task::Ask(seat, Question::AnyAdvance),
        27 => Task::Ask(seat, Question::Advance(tech)),
        28 => Task::Ask(seat, Question::AnyBonus),
        29 => Task::Ask(seat, Question::TechExchange),
        30 => Task::Ask(seat, Question::Build(works(space, n, yes, no))),
        31 => Task::Ask(seat, Question::BuildMonument),
        32 => Task::Ask(seat, Question::Market { is_buying: yes, may_stop: no }),
        33 => Task::Ask(seat, Question::Days),
        34 => Task::Run(Step::Reveal),
        35 => Task::Run(Step::TakeWealth(seat)),
        36 => Task::Run(Step::Round),
        37 => Task::Run(Step::StartTurn(seat)),
        38 => Task::Run(Step::TakeStartCorn(seat)),
        39 => Task::Run(Step::QuickAction(seat)),
        40 => Task::Run(Step::EndRound),
        41 => Task::Run(Step::FoodIncome(seat)),
        42 => Task::Run(Step::Feed),
        43 => Task::Run(Step::ChangeAge),
        44 => Task::Run(Step::Rewards),
        45 => Task::Run(Step::TempleGoods { seat, skulls: yes }),
        46 => Task::Run(Step::ProphecyPoints),
        47 => Task::Run(Step::EndFoodDay),
        48 => Task::Run(Step::Calendar),
        49 => Task::Ask(seat, Question::LastSale),
        50 => Task::Run(Step::Open { seat, building: BuildingId::at(n % 64) }),
        51 => {
            let left = EnumMap::from_fn(|tech: Tech| n >> tech as u8 & 1 == 1);
            Task::Ask(seat, Question::AdvanceOthers { left })
        }
        _ if yes => Task::Run(Step::Raise { seat, tech }),
        _ if no => Task::Run(Step::Rise { seat, temple }),
        _ => Task::Run(Step::Finish),
    }
}

fn bill(space: u8, n: u8) -> Bill {
    Bill { due: of_each(n, space % 3, space / 3), extra: space % 2, discount: n % 3 }
}

fn works(space: u8, n: u8, yes: bool, no: bool) -> Works {
    Works { left: n, corn_per_block: space, monument: yes, architecture: no, may_stop: yes != no }
}
