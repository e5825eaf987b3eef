//! An agenda is one that a game can have: a part of the plan of the set-up, of a round or of a Food
//! Day, and above it what one seat's action has still to do. The task on top asks something.

use super::{Verdict, ensure};
use crate::content::Ability;
use crate::parts::*;
use crate::state::*;
use crate::task::{Bill, Task};
use kernel::offers::Whether;
use kernel::{Agenda, Breach, Game, Seat, Silent};

/// No action brings more at a time, and what these bring in turn still has room.
const MOST_ACTIONS: usize = 20;
/// Figures of tasks stay far above anything printed, and far below what would not fit.
const MOST_FIGURE: u8 = 20;
/// As many as a content set may print.
const MOST_AT_ONCE: u8 = 6;

impl Tzolkin {
    pub(super) fn audit_agenda(&self) -> Verdict {
        let tasks = self.agenda.tasks();
        if let Some(task) = tasks.iter().find(|&&task| !self.fits(task)) {
            return wrong(*task);
        }
        match *tasks {
            [] => {}
            [Task::Round, Task::Days(_)] => self.audit_days()?,
            [Task::Round, ..] => self.audit_setup(tasks)?,
            [Task::EndRound, ref rest @ ..] => self.audit_round(rest)?,
            [Task::Calendar, ref rest @ ..] => self.audit_food_day(rest)?,
            [task, ..] => return wrong(task),
        }
        if !self.is_setting_up() {
            self.audit_after_setup()?;
        }
        self.audit_question()
    }

    /// Seats exist and figures are in range.
    fn fits(&self, task: Task) -> bool {
        let seat = task.seat().or(match task {
            Task::TakeWealth(seat)
            | Task::StartTurn(seat)
            | Task::TakeStartCorn(seat)
            | Task::QuickAction(seat)
            | Task::FoodIncome(seat)
            | Task::TempleGoods { seat, .. }
            | Task::Open { seat, .. }
            | Task::Raise { seat, .. }
            | Task::Rise { seat, .. } => Some(seat),
            _ => None,
        });
        if seat.is_some_and(|seat| seat.0 >= self.seats()) {
            return false;
        }
        match task {
            Task::Act { seat, gear, space } => space <= self.last_space(seat, gear),
            Task::Harvest { field, .. } => usize::from(field) < self.jungle.len(),
            Task::AnyAction { cost, .. } => cost <= MOST_FIGURE,
            Task::Pay { seat, bill } => self.can_settle(seat, bill),
            Task::TakeGold { most, .. } => most <= MOST_FIGURE,
            Task::Study { left, .. } => (1..=MOST_AT_ONCE).contains(&left),
            Task::Build { works, .. } => {
                (1..=MOST_AT_ONCE).contains(&works.left) && works.corn_per_block <= MOST_AT_ONCE
            }
            Task::Open { seat, building } => self.player(seat).buildings.has(building),
            _ => true,
        }
    }

    fn can_settle(&self, seat: Seat, bill: Bill) -> bool {
        let Bill { due, extra, discount } = bill;
        let fits = due.iter().chain([&extra, &discount]).all(|&count| count <= MOST_FIGURE);
        let mut possible = false;
        if fits {
            self.each_payment(seat, bill, |_| possible = true);
        }
        possible
    }

    /// Somebody may speed time: all other workers are home, and no Food Day is due.
    fn audit_days(&self) -> Verdict {
        let due = self.food_days_until(self.day);
        let is_last = usize::from(due) == self.rules().food_days.len();
        ensure(self.food_days_held == due && !is_last, || "agenda: a Food Day is due".into())?;
        ensure(self.start_space.is_none(), || "start_space: its worker is home".into())?;
        self.audit_quick_workers_home()
    }

    fn audit_quick_workers_home(&self) -> Verdict {
        let is_worker = |space: &QuickSpace| matches!(space, QuickSpace::Worker(_));
        let are_home = !self.quick_spaces.iter().flatten().any(is_worker);
        ensure(are_home, || "quick_spaces: after the round all workers are home".into())
    }

    /// Kept tiles lie open, and no tile is secret.
    fn audit_after_setup(&self) -> Verdict {
        let is_open = self.players.iter().all(|player| player.hand == Hand::default());
        ensure(is_open, || "hand: empty after the set-up".into())
    }

    /// Set-up follows its plan; nobody has moved.
    fn audit_setup(&self, tasks: &[Task]) -> Verdict {
        let fresh = Tzolkin::set_up(self.rules(), &self.options());
        let fresh = fresh.map_err(|error| Breach(format!("modules: {error}")))?;
        let plan = fresh.agenda.tasks();
        let (done, last) = match *tasks {
            [ref below @ .., Task::StepDown(seat)] => (below, Some(seat)),
            _ => (tasks, None),
        };
        let planned = plan.get(..done.len()).is_some_and(|plan| plan.iter().zip(done).all(alike));
        ensure(planned, || "agenda: not the order of the set-up".into())?;
        if let Some(seat) = last {
            let is_next = plan.get(done.len()) == Some(&Task::TakeWealth(seat));
            let keeps_more = matches!(self.ability(seat), Some(Ability::KeepWealth { .. }));
            ensure(is_next && keeps_more, || "agenda: nobody steps down now".into())?;
        }
        self.audit_deal(tasks)?;
        for seat in Seat::all(self.seats()) {
            let player = *self.player(seat);
            ensure(player.at_hand == player.workers, || "gears: nobody has placed yet".into())?;
            let new = *fresh.player(seat);
            let Player { workers, at_hand, tribe, wealth, hand, .. } = player;
            let is_new = player == Player { workers, at_hand, tribe, wealth, hand, ..new };
            let is_waiting = tasks.contains(&Task::TakeWealth(seat));
            ensure(is_new || !is_waiting, || format!("player {}: it has nothing yet", seat.0))?;
        }
        for &task in tasks {
            let has_room = match task {
                Task::OfferMonuments { left } => {
                    usize::from(left) + self.monuments.len() <= self.rules().monuments.len()
                }
                Task::LayProphecies { left } => {
                    usize::from(left) <= self.prophecies.iter().filter(|p| p.is_none()).count()
                }
                _ => true,
            };
            ensure(has_room, || format!("agenda: {task:?} has no room"))?;
        }
        Ok(())
    }

    /// Tiles are dealt before anybody keeps some, and kept before they are laid open.
    fn audit_deal(&self, tasks: &[Task]) -> Verdict {
        if !tasks.contains(&Task::Reveal) {
            return self.audit_after_setup();
        }
        let figures = &self.rules().figures;
        for player in &self.players {
            let is_new = player.tribe.is_none()
                && player.wealth.is_empty()
                && player.workers == figures.workers;
            ensure(is_new, || "players: nothing is laid open yet".into())?;
            let kept = player.hand.kept.len();
            ensure(kept <= 3, || format!("hand: {kept} wealth tiles are kept"))?;
        }
        let tribes = self.players.iter().flat_map(|player| &player.hand.tribes);
        let dealt = usize::from(figures.wealth_dealt);
        let wealth = self.players.iter().flat_map(|player| &player.hand.wealth[..dealt]);
        let tribes = count(tribes);
        let wealth = count(wealth);
        let tribes_due = self.modules[Part::Tribes];
        let deals = tasks.contains(&Task::DealTribes);
        ensure(!tribes_due || is_dealt(tribes, deals, self.tribe_box.len()), || {
            "hand: tribes are not dealt".into()
        })?;
        ensure(is_dealt(wealth, tasks.contains(&Task::DealWealth), self.wealth_box.len()), || {
            "hand: wealth tiles are not dealt".into()
        })
    }

    /// Some seats still have their turn; the seat before them is at its own.
    fn audit_round(&self, tasks: &[Task]) -> Verdict {
        let count = tasks.iter().take_while(|task| matches!(task, Task::StartTurn(_))).count();
        let (waiting, turn) = tasks.split_at(count);
        for (index, &task) in waiting.iter().enumerate() {
            let Task::StartTurn(seat) = task else { continue };
            let is_single = !waiting[..index].contains(&task);
            ensure(is_single && self.off_gears(seat) == 0, || format!("agenda: {task:?} is odd"))?;
        }
        let seat = self.audit_turn(turn)?;
        let is_quick = !self.turn.in_quick || self.turn.took_quick;
        ensure(is_quick, || "turn: no quick action was taken".into())?;
        let is_alone = seat.is_none_or(|seat| !waiting.contains(&Task::StartTurn(seat)));
        ensure(is_alone, || "agenda: a seat has two turns".into())
    }

    /// Whose turn it is, if that can be told.
    fn audit_turn(&self, tasks: &[Task]) -> Result<Option<Seat>, Breach> {
        match *tasks {
            [Task::Turn(seat)] => {
                let turn = &self.turn;
                let is_new = turn.placed == 0 && !turn.took_start && !turn.took_quick;
                let is_new = is_new && turn.on_gears.values().all(|spaces| spaces.is_empty());
                ensure(is_new && self.off_gears(seat) == 0, || "turn: it has just begun".into())?;
                Ok(Some(seat))
            }
            [Task::Place(seat)] => {
                let player = self.player(seat);
                let has_placed = self.turn.placed <= player.workers - player.at_hand;
                ensure(has_placed, || "turn: more are placed than workers".into())?;
                self.audit_promise(seat, self.corn_at_end(player.corn))?;
                Ok(Some(seat))
            }
            [Task::PickUp(seat), ref actions @ ..] => {
                self.audit_actions(seat, actions)?;
                Ok(Some(seat))
            }
            [Task::OfferBuildings] => Ok(None),
            [Task::OfferBuildings, Task::QuickAction(seat), ref rest @ ..] => {
                let picks = matches!(self.ability(seat), Some(Ability::PickupAfterPlacing { .. }));
                let is_due = picks && self.turn.took_quick && !self.turn.in_quick;
                ensure(is_due, || "agenda: no quick action waits".into())?;
                match *rest {
                    [Task::PickOneMore(other)] => {
                        ensure(other == seat, || "agenda: another seat picks up".into())?;
                        self.audit_promise(seat, self.player(seat).corn)?;
                    }
                    _ => self.audit_actions(seat, rest)?,
                }
                Ok(Some(seat))
            }
            [
                Task::OfferBuildings,
                Task::PickOneMore(seat) | Task::LastSale(seat),
                ref actions @ ..,
            ] => {
                self.audit_actions(seat, actions)?;
                Ok(Some(seat))
            }
            [Task::OfferBuildings, ref actions @ ..] => {
                let seat = actions[actions.len() - 1].seat();
                self.audit_actions(seat.unwrap_or(Seat(0)), actions)?;
                Ok(seat)
            }
            [] => Err(Breach("agenda: whose turn is it?".into())),
            [task, ..] => wrong(task).map(|()| None),
        }
    }

    /// A quick action that was chosen can be paid for at the end of the turn.
    fn audit_promise(&self, seat: Seat, corn: u16) -> Verdict {
        if !self.turn.took_quick {
            return Ok(());
        }
        let holds = self.modules[Part::Quick] && self.quick_is_possible(seat, corn).is_ok();
        ensure(holds, || "turn: the quick action cannot be done".into())
    }

    /// What a seat's action has still to do.
    fn audit_actions(&self, seat: Seat, tasks: &[Task]) -> Verdict {
        ensure(tasks.len() <= MOST_ACTIONS, || format!("agenda: at most {MOST_ACTIONS} actions"))?;
        for (index, &task) in tasks.iter().enumerate() {
            let above = tasks.len() - index - 1;
            let is_paid_next = above == 1 && matches!(tasks[index + 1], Task::Pay { .. });
            let (owner, can_wait) = match task {
                Task::Act { seat, .. }
                | Task::Harvest { seat, .. }
                | Task::Pay { seat, .. }
                | Task::StepDown(seat)
                | Task::AnyAction { seat, may_decline: false, .. } => (seat, false),
                Task::AnyAction { seat, .. }
                | Task::TakeBlock(seat)
                | Task::TakeGold { seat, .. }
                | Task::TakeSkull(seat)
                | Task::StepUp { seat, .. }
                | Task::AnyStep { seat, .. }
                | Task::StepAfterSkull(seat)
                | Task::Study { seat, .. }
                | Task::AnyAdvance(seat)
                | Task::Advance { seat, .. }
                | Task::AnyBonus(seat)
                | Task::TechExchange(seat)
                | Task::AdvanceOthers { seat, .. }
                | Task::Build { seat, .. }
                | Task::BuildMonument(seat)
                | Task::Market { seat, .. } => (seat, true),
                Task::Open { seat, .. } | Task::Raise { seat, .. } | Task::Rise { seat, .. }
                    if is_paid_next =>
                {
                    (seat, true)
                }
                _ => return wrong(task),
            };
            ensure(owner == seat && (can_wait || above == 0), || {
                format!("agenda: {task:?} is odd")
            })?;
        }
        Ok(())
    }

    /// A Food Day follows its plan; buildings and temples may give somebody what has its price.
    fn audit_food_day(&self, tasks: &[Task]) -> Verdict {
        let food_day = self.rules().food_days.get(usize::from(self.food_days_held));
        let Some(food_day) = food_day.filter(|food_day| food_day.day <= self.day) else {
            return Err(Breach("agenda: no Food Day is due".into()));
        };
        self.audit_quick_workers_home()?;
        let mut planned = self.clone();
        planned.agenda = Agenda::default();
        planned.plan_food_day();
        let plan = planned.agenda.tasks();
        let gains = tasks.iter().rev().take_while(|task| is_gain(**task)).count();
        let (below, gains) = tasks.split_at(tasks.len() - gains);
        let is_one_seat = gains.iter().all(|task| task.seat() == gains[0].seat());
        let is_planned = plan.starts_with(below);
        let fits = match below.last() {
            _ if gains.len() > MOST_ACTIONS || !is_one_seat => false,
            Some(Task::Feed | Task::FoodIncome(_)) => is_planned && !gains.is_empty(),
            Some(Task::LayQuick { .. }) => is_planned && gains.is_empty(),
            Some(Task::OfferBuildings) => {
                let rewards = [Task::EndFoodDay, Task::ProphecyPoints, Task::Rewards];
                food_day.ends_age && below[..below.len() - 1] == rewards && gains.is_empty()
            }
            _ => !gains.is_empty() && is_giving(below),
        };
        ensure(fits, || "agenda: not the order of a Food Day".into())
    }

    /// The game rests at a question that has an answer.
    fn audit_question(&self) -> Verdict {
        let Some(top) = self.agenda.top() else { return Ok(()) };
        let mut settled = self.clone();
        settled.settle(&mut Silent);
        ensure(settled == *self, || format!("agenda: {top:?} asks nothing"))?;
        let mut some = Whether::anything();
        self.offer_all(&mut some);
        ensure(some.is_possible() || self.is_secret(top), || {
            format!("agenda: {top:?} has no answer")
        })
    }

    /// The question is about tiles that these eyes do not see.
    fn is_secret(&self, task: Task) -> bool {
        match task {
            Task::KeepTribe(seat) => self.player(seat).hand.tribes.contains(&Dealt::Unknown),
            Task::KeepWealth(seat) => self.player(seat).hand.wealth.contains(&Dealt::Unknown),
            _ => false,
        }
    }
}

fn wrong(task: Task) -> Verdict {
    Err(Breach(format!("agenda: {task:?} cannot be there")))
}

/// The same task, however much of it is left.
fn alike((planned, found): (&Task, &Task)) -> bool {
    match (*planned, *found) {
        (Task::OfferMonuments { left: most }, Task::OfferMonuments { left })
        | (Task::LayProphecies { left: most }, Task::LayProphecies { left }) => left <= most,
        (planned, found) => planned == found,
    }
}

/// Goods that have their price under a prophecy.
fn is_gain(task: Task) -> bool {
    matches!(task, Task::TakeGold { .. } | Task::TakeSkull(_))
}

/// Some seats have still to take the goods of the temples.
fn is_giving(below: &[Task]) -> bool {
    let [Task::EndFoodDay, Task::ProphecyPoints, rest @ ..] = below else { return false };
    let is_single = |index: usize| match rest[index] {
        Task::TempleGoods { seat, .. } => !rest[..index]
            .iter()
            .any(|task| matches!(task, Task::TempleGoods { seat: other, .. } if *other == seat)),
        _ => false,
    };
    (0..rest.len()).all(is_single)
}

/// Tiles not yet dealt, and tiles dealt that nobody sees.
fn count<'a, K: Kind>(dealt: impl Iterator<Item = &'a Dealt<K>>) -> (usize, usize) {
    let of = |wanted: Dealt<K>| move |found: &&Dealt<K>| **found == wanted;
    let all: Vec<&Dealt<K>> = dealt.collect();
    let missing = all.iter().copied().filter(of(Dealt::Nothing)).count();
    (missing, all.iter().copied().filter(of(Dealt::Unknown)).count())
}

/// Everything is dealt, or will be and can be.
fn is_dealt((missing, unknown): (usize, usize), is_planned: bool, tiles: usize) -> bool {
    missing == 0 || is_planned && missing + unknown <= tiles
}
