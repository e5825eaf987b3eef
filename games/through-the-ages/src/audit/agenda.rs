//! The agenda: tasks stand where the rules put them, name what is there, and can be answered.

use super::{Audit, holds};
use crate::content::{CivilType, MilitaryType};
use crate::parts::*;
use crate::state::*;
use crate::task::{Attack, Draw, Job, MOST_COUNT, Question, Raid, Step, Task};
use kernel::offers::Whether;
use kernel::{Breach, Rules, Seat};

/// More tasks than a choice can add.
const ROOM: usize = 12;

impl Ages {
    pub(super) fn audit_agenda(&self) -> Audit {
        let tasks = self.agenda.tasks();
        self.audit_turn()?;
        let Some(last) = tasks.first() else { return Ok(()) };
        holds(tasks.len() + ROOM <= TASKS, || format!("{} tasks are too many", tasks.len()))?;
        let is_ground = frame(*last).is_some_and(|(_, place)| place == 0)
            || tasks == [Task::Draw(Draw::FillRow), Task::Draw(Draw::PickFirst)];
        holds(is_ground, || format!("the agenda ends with {last:?}"))?;
        audit_frame(tasks)?;
        tasks.iter().try_for_each(|&task| self.audit_task(task))?;
        let has = |find: fn(&Task) -> bool| tasks.iter().any(find);
        let defends = has(|task| matches!(task, Task::Ask(_, Question::Defend(_))));
        holds(defends || self.pledges.is_empty(), || "pledges without an attack".into())?;
        let answers = has(|task| matches!(task, Task::Ask(_, Question::AnswerPact { .. })));
        holds(answers == self.on_table.is_some(), || "a pact that nobody answers".into())?;
        let bids = has(|task| {
            matches!(
                task,
                Task::Run(Step::Auction) | Task::Ask(_, Question::Bid | Question::SendForce)
            )
        });
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
        holds(figures.iter().all(|figure| *figure <= MOST_COUNT), || {
            "the turn is out of range".into()
        })?;
        let taken = turn.taken.iter();
        let exist = taken.into_iter().all(|card| card.index() < self.rules().civil.len());
        holds(exist, || "the turn: no such card".into())?;
        let Some(auction) = self.auction else { return Ok(()) };
        let counts = auction.force.iter().flatten().chain([&auction.bonus, &auction.discarded]);
        let fits = counts.into_iter().all(|count| *count <= MOST_COUNT) && auction.bid <= 200;
        holds(fits && auction.next.0 < self.seats(), || "the auction is out of range".into())
    }

    /// Every seat of a task plays, every card is of its sort, every count is small.
    fn audit_task(&self, task: Task) -> Audit {
        let parts = match task {
            Task::Ask(seat, question) => self.audit_question(seat, question),
            Task::Draw(draw) => match draw {
                Draw::Cards { seat, left } => Parts::of(seat).count(left),
                Draw::LookAtEvent(seat) => Parts::of(seat),
                Draw::PickFirst | Draw::FillRow | Draw::RevealEvent => Parts::NONE,
            },
            Task::Run(step) => self.audit_step(step),
        };
        let plays = |seat: &Seat| seat.0 < self.seats() && !self.player(*seat).has_resigned;
        let all_play = parts.seats.iter().flatten().all(plays);
        holds(all_play, || format!("{task:?}: no such player"))?;
        holds(parts.count <= MOST_COUNT, || format!("{task:?}: too many"))?;
        holds(parts.fits, || format!("{task:?} cannot stand there"))
    }

    /// Whether there is such a military card, and of this sort.
    fn is(&self, card: MilitaryId, sort: fn(&MilitaryType) -> bool) -> bool {
        self.rules().military.get(card.index()).is_some_and(|card| sort(&card.what))
    }

    fn audit_question(&self, seat: Seat, question: Question) -> Parts {
        use Question as Q;
        let parts = Parts::of(seat);
        match question {
            Q::Politics | Q::Actions => parts.fits(seat == self.current),
            Q::LoseWorker
            | Q::StageToken
            | Q::Bid
            | Q::SendForce
            | Q::DestroyOwn
            | Q::LoseColony => parts,
            Q::Discard { left: count }
            | Q::GiveBlue { left: count }
            | Q::GainEither { count }
            | Q::GainSplit { total: count }
            | Q::LoseSplit { total: count }
            | Q::Agreement { left: count } => parts.count(count),
            Q::Tuck { leader } => {
                let known = self.rules().civil.get(leader.index());
                let is_leader = known.is_some_and(|card| card.what == CivilType::Leader);
                parts.fits(is_leader && self.civil_gone.count(leader) > 0)
            }
            Q::Work { job } => match job {
                Job::Production { less }
                | Job::Urban { less }
                | Job::Upgrade { less }
                | Job::Civilization { less }
                | Job::Develop { then: less } => parts.count(less),
                Job::Free { .. } => parts,
            },
            Q::AnswerPact { by, .. } => parts.and(by).fits(by != seat),
            Q::Defend(Attack { by, card, strength }) => {
                let is_attack = self.is(card, |what| matches!(what, MilitaryType::Aggression(_)));
                parts.and(by).fits(strength < 2_000 && is_attack)
            }
            Q::Plunder { from, total: count } | Q::Infiltrate { from, each: count } => {
                parts.and(from).count(count)
            }
            Q::Raid(Raid { from, level, second, cost }) => {
                let exist = level <= MOST_LEVEL && second.is_none_or(|level| level <= MOST_LEVEL);
                parts.and(from).count(cost).fits(exist)
            }
            Q::Annex { from } | Q::Terror { from } => parts.and(from),
            // Advantages are larger than other counts.
            Q::TakeScience { from, left: _ } => parts.and(from),
            Q::Ravage { level } => parts.fits(level <= MOST_LEVEL),
        }
    }

    fn audit_step(&self, step: Step) -> Parts {
        match step {
            Step::StartTurn(seat) => Parts::of(seat),
            Step::ResolveWars(seat)
            | Step::PublishTactic(seat)
            | Step::DiscardExcess(seat)
            | Step::Production(seat)
            | Step::DrawCards(seat)
            | Step::EndTurn(seat) => Parts::of(seat).fits(seat == self.current),
            Step::ResolveWar(war) => {
                let is_war = self.is(war.card, |what| matches!(what, MilitaryType::War(_)));
                Parts::of(war.by).and(war.against).fits(is_war)
            }
            Step::Strike { by, from, card } => {
                let is_attack = self.is(card, |what| matches!(what, MilitaryType::Aggression(_)));
                Parts::of(by).and(from).fits(is_attack)
            }
            Step::Resolve(card) => {
                let is_green =
                    self.rules().military.get(card.index()).is_some_and(|c| c.is_event());
                Parts::NONE.fits(is_green && self.events.past.has(card))
            }
            Step::Bounty { seat, territory } => {
                let is_territory =
                    self.is(territory, |what| matches!(what, MilitaryType::Territory(_)));
                Parts::of(seat).fits(is_territory)
            }
            Step::LosePopulation { seat, count } | Step::LoseBlue { seat, count } => {
                Parts::of(seat).count(count)
            }
            Step::Replenish
            | Step::NextTurn
            | Step::Auction
            | Step::RenewEvents
            | Step::FinalEvents
            | Step::Finish => Parts::NONE,
        }
    }

    /// The task on top is a question that has an answer.
    fn audit_top(&self, task: Task) -> Audit {
        match task {
            Task::Ask(seat, question) => self.audit_asked(seat, question),
            Task::Draw(Draw::FillRow) => {
                let can = self.row.iter().any(Option::is_none) && !self.civil_deck.is_empty();
                holds(can, || "nothing can be laid into the row".into())
            }
            Task::Draw(Draw::Cards { seat, left }) => {
                let can = left > 0 && self.deck_size > 0;
                let has_room = !self.player(seat).military.is_full();
                holds(can && has_room, || "nothing to draw".into())
            }
            Task::Draw(Draw::RevealEvent | Draw::LookAtEvent(_)) => {
                holds(self.events.left() > 0, || "there is no event".into())
            }
            Task::Draw(Draw::PickFirst) => Ok(()),
            Task::Run(step) => Err(Breach(format!("{step:?} does not ask"))),
        }
    }

    fn audit_asked(&self, seat: Seat, question: Question) -> Audit {
        // Of a hidden hand nobody knows what it allows.
        if self.player(seat).military.is_hidden() {
            return Ok(());
        }
        let mut some = Whether::anything();
        self.offer_all(&mut some);
        holds(some.is_possible(), || format!("{question:?} has no answer"))
    }
}

/// What a task names: its seats, its count, and whether its cards are of their sort.
struct Parts {
    seats: [Option<Seat>; 2],
    count: u8,
    fits: bool,
}

impl Parts {
    const NONE: Parts = Parts { seats: [None; 2], count: 0, fits: true };

    fn of(seat: Seat) -> Parts {
        Parts { seats: [Some(seat), None], ..Parts::NONE }
    }

    fn and(self, other: Seat) -> Parts {
        Parts { seats: [self.seats[0], Some(other)], ..self }
    }

    fn count(self, count: u8) -> Parts {
        Parts { count, ..self }
    }

    fn fits(self, fits: bool) -> Parts {
        Parts { fits, ..self }
    }
}

/// What the agenda rests on, and at which place from the ground a task of it stands; nothing for
/// tasks that come on top.
fn frame(task: Task) -> Option<(u8, usize)> {
    match task {
        Task::Ask(_, Question::Actions) => Some((0, 5)),
        Task::Ask(_, Question::Politics) => Some((0, 6)),
        Task::Ask(..) | Task::Draw(_) => None,
        Task::Run(step) => match step {
            Step::NextTurn => Some((0, 0)),
            Step::EndTurn(_) => Some((0, 1)),
            Step::DrawCards(_) => Some((0, 2)),
            Step::Production(_) => Some((0, 3)),
            Step::DiscardExcess(_) => Some((0, 4)),
            Step::PublishTactic(_) => Some((0, 7)),
            Step::ResolveWars(_) => Some((0, 8)),
            Step::Replenish => Some((0, 9)),
            Step::StartTurn(_) => Some((1, 0)),
            Step::Finish => Some((2, 0)),
            Step::FinalEvents => Some((2, 1)),
            Step::ResolveWar(_)
            | Step::Strike { .. }
            | Step::Resolve(_)
            | Step::Auction
            | Step::Bounty { .. }
            | Step::LosePopulation { .. }
            | Step::LoseBlue { .. }
            | Step::RenewEvents => None,
        },
    }
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
