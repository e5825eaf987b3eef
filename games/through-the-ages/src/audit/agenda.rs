//! The agenda: tasks stand where the rules put them, name what is there, and can be answered.

use super::{Audit, holds};
use crate::content::{CivilType, MilitaryType};
use crate::parts::*;
use crate::state::*;
use crate::task::{Job, Task};
use kernel::offers::Whether;
use kernel::{Breach, Game, Seat};

/// More than any rule counts in one task, turn or auction.
const MOST: u8 = 60;

impl Ages {
    pub(super) fn audit_agenda(&self) -> Audit {
        let tasks = self.agenda.tasks();
        self.audit_turn()?;
        let Some(last) = tasks.first() else { return Ok(()) };
        let is_ground = frame(*last).is_some_and(|(_, place)| place == 0)
            || matches!(tasks, [Task::FillRow, Task::PickFirst]);
        holds(is_ground, || format!("the agenda ends with {last:?}"))?;
        audit_frame(tasks)?;
        tasks.iter().try_for_each(|&task| self.audit_task(task))?;
        let has = |find: fn(&Task) -> bool| tasks.iter().any(find);
        let defends = has(|task| matches!(task, Task::Defend { .. }));
        holds(defends || self.pledges.is_empty(), || "pledges without an attack".into())?;
        let answers = has(|task| matches!(task, Task::AnswerPact { .. }));
        holds(answers == self.on_table.is_some(), || "a pact that nobody answers".into())?;
        let bids = has(|task| matches!(task, Task::Auction | Task::Bid(_) | Task::SendForce(_)));
        holds(bids == self.auction.is_some(), || "an auction without bidders".into())?;
        self.audit_top(tasks[tasks.len() - 1])
    }

    /// Figures of the turn and of an auction stay within their sums.
    fn audit_turn(&self) -> Audit {
        let turn = &self.turn;
        let figures = [
            turn.extra_civil,
            turn.extra_military,
            turn.unit_resources,
            turn.leader_resources_spent,
            turn.unit_science,
            turn.food,
            turn.resources,
            turn.politics,
        ];
        holds(figures.iter().all(|figure| *figure <= MOST), || "the turn is out of range".into())?;
        let taken = turn.taken.iter();
        let exist = taken.into_iter().all(|card| card.index() < self.rules().civil.len());
        holds(exist, || "the turn: no such card".into())?;
        let Some(auction) = self.auction else { return Ok(()) };
        let counts = auction.force.iter().flatten().chain([&auction.bonus, &auction.discarded]);
        let fits = counts.into_iter().all(|count| *count <= MOST) && auction.bid <= 200;
        holds(fits && auction.next.0 < self.seats(), || "the auction is out of range".into())
    }

    /// Every seat of a task plays, every card is of its sort, every count is small.
    fn audit_task(&self, task: Task) -> Audit {
        let (seats, count) = parts(task);
        let plays = |seat: &Seat| seat.0 < self.seats() && !self.player(*seat).has_resigned;
        holds(seats.iter().flatten().all(plays), || format!("{task:?}: no such player"))?;
        holds(count <= MOST, || format!("{task:?}: too many"))?;
        let is = |card: MilitaryId, sort: fn(&MilitaryType) -> bool| {
            self.rules().military.get(card.index()).is_some_and(|card| sort(&card.what))
        };
        let fits = match task {
            Task::Defend { card, strength, .. } => {
                strength < 2_000 && is(card, |what| matches!(what, MilitaryType::Aggression(_)))
            }
            Task::Strike { card, .. } => {
                is(card, |what| matches!(what, MilitaryType::Aggression(_)))
            }
            Task::Resolve(card) => {
                let past = self.events.past.has(card);
                past && is(card, |what| {
                    matches!(what, MilitaryType::Event(_) | MilitaryType::Territory(_))
                })
            }
            Task::Bounty { territory, .. } => {
                is(territory, |what| matches!(what, MilitaryType::Territory(_)))
            }
            Task::ResolveWar(war) => is(war.card, |what| matches!(what, MilitaryType::War(_))),
            Task::Tuck { leader, .. } => {
                let known = self.rules().civil.get(leader.index());
                let is_leader = known.is_some_and(|card| card.what == CivilType::Leader);
                is_leader && self.civil_gone.count(leader.index()) > 0
            }
            Task::Politics(seat)
            | Task::PublishTactic(seat)
            | Task::ResolveWars(seat)
            | Task::Actions(seat)
            | Task::DiscardExcess(seat)
            | Task::Production(seat)
            | Task::DrawCards(seat)
            | Task::EndTurn(seat) => seat == self.current,
            Task::AnswerPact { by, to, .. } => by != to,
            Task::Raid { level, second, .. } => level <= 3 && second.is_none_or(|level| level <= 3),
            Task::Ravage { level, .. } => level <= 3,
            _ => true,
        };
        holds(fits, || format!("{task:?} cannot stand there"))
    }

    /// The task on top is a question that has an answer.
    fn audit_top(&self, task: Task) -> Audit {
        match task {
            Task::FillRow => {
                let can = self.row.iter().any(Option::is_none) && !self.civil_deck.is_empty();
                return holds(can, || "nothing can be laid into the row".into());
            }
            Task::Draw { seat, left } => {
                let can = left > 0 && self.deck_size > 0;
                let has_room = !self.player(seat).military.is_full();
                return holds(can && has_room, || "nothing to draw".into());
            }
            Task::RevealEvent | Task::LookAtEvent(_) => {
                return holds(self.events.left() > 0, || "there is no event".into());
            }
            Task::PickFirst => return Ok(()),
            _ => {}
        }
        let Some(seat) = task.seat() else { return Err(Breach(format!("{task:?} does not ask"))) };
        // Of a hidden hand nobody knows what it allows.
        if self.player(seat).military.iter().any(|card| card.known().is_none()) {
            return Ok(());
        }
        let mut some = Whether::anything();
        self.offer_all(&mut some);
        holds(some.is_possible(), || format!("{task:?} has no answer"))
    }
}

/// What the agenda rests on, and at which place from the ground a task of it stands; nothing for
/// tasks that come on top.
fn frame(task: Task) -> Option<(u8, usize)> {
    Some(match task {
        Task::NextTurn => (0, 0),
        Task::EndTurn(_) => (0, 1),
        Task::DrawCards(_) => (0, 2),
        Task::Production(_) => (0, 3),
        Task::DiscardExcess(_) => (0, 4),
        Task::Actions(_) => (0, 5),
        Task::Politics(_) => (0, 6),
        Task::PublishTactic(_) => (0, 7),
        Task::ResolveWars(_) => (0, 8),
        Task::Replenish => (0, 9),
        Task::StartTurn(_) => (1, 0),
        Task::Finish => (2, 0),
        Task::FinalEvents => (2, 1),
        _ => return None,
    })
}

/// The steps of a turn lie in their order, the last at the ground.
fn audit_frame(tasks: &[Task]) -> Audit {
    for (index, &task) in tasks.iter().enumerate() {
        let Some((kind, place)) = frame(task) else { continue };
        let below = index.checked_sub(1).and_then(|below| frame(tasks[below]));
        let fits = place == index && (index == 0 || below == Some((kind, index - 1)));
        holds(fits, || format!("{task:?} is at the wrong place of the agenda"))?;
    }
    Ok(())
}

/// The seats and the count of a task.
fn parts(task: Task) -> ([Option<Seat>; 2], u8) {
    let one = |seat: Seat, count: u8| ([Some(seat), None], count);
    let two = |by: Seat, from: Seat, count: u8| ([Some(by), Some(from)], count);
    match task {
        Task::Draw { seat, left }
        | Task::Discard { seat, left }
        | Task::GiveBlue { seat, left } => one(seat, left),
        Task::LookAtEvent(seat)
        | Task::Politics(seat)
        | Task::Actions(seat)
        | Task::LoseWorker(seat)
        | Task::StageToken(seat)
        | Task::Tuck { seat, .. }
        | Task::Bid(seat)
        | Task::SendForce(seat)
        | Task::DestroyOwn(seat)
        | Task::LoseColony(seat)
        | Task::StartTurn(seat)
        | Task::ResolveWars(seat)
        | Task::PublishTactic(seat)
        | Task::DiscardExcess(seat)
        | Task::Production(seat)
        | Task::DrawCards(seat)
        | Task::EndTurn(seat)
        | Task::Ravage { seat, .. }
        | Task::Bounty { seat, .. } => one(seat, 0),
        Task::Work { seat, job } => match job {
            Job::Production { less }
            | Job::Urban { less }
            | Job::Upgrade { less }
            | Job::Civilization { less }
            | Job::Develop { then: less } => one(seat, less),
            Job::Free { .. } => one(seat, 0),
        },
        Task::GainEither { seat, count }
        | Task::GainSplit { seat, total: count }
        | Task::LoseSplit { seat, total: count }
        | Task::Agreement { seat, left: count }
        | Task::LosePopulation { seat, count }
        | Task::LoseBlue { seat, count } => one(seat, count),
        Task::AnswerPact { by, to: from, .. }
        | Task::Defend { by, against: from, .. }
        | Task::Annex { by, from }
        | Task::Terror { by, from }
        | Task::Strike { by, from, .. } => two(by, from, 0),
        // Advantages are larger than other counts.
        Task::TakeScience { by, from, .. } => two(by, from, 0),
        Task::Plunder { by, from, total: count }
        | Task::Raid { by, from, cost: count, .. }
        | Task::Infiltrate { by, from, each: count } => two(by, from, count),
        Task::ResolveWar(war) => two(war.by, war.against, 0),
        Task::PickFirst
        | Task::FillRow
        | Task::RevealEvent
        | Task::Replenish
        | Task::NextTurn
        | Task::Resolve(_)
        | Task::Auction
        | Task::RenewEvents
        | Task::FinalEvents
        | Task::Finish => ([None, None], 0),
    }
}
