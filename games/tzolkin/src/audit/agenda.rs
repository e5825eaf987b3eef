//! An agenda is one that a game can have: a part of the plan of the set-up, of a round or of a Food
//! Day, and above it what one seat's action has still to do. The task on top asks something.

use super::{Verdict, ensure};
use crate::choice::{MOST_GOLD, MOST_PAID};
use crate::content::Ability;
use crate::parts::*;
use crate::state::*;
use crate::task::{Bill, Draw, Question, Step, Task};
use kernel::id::Kind;
use kernel::offers::Whether;
use kernel::{Agenda, Breach, Rules, Seat, Silent};

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
            [Task::Run(Step::Round), Task::Ask(_, Question::Days)] => self.audit_days()?,
            [Task::Run(Step::Round), ..] => self.audit_setup(tasks)?,
            [Task::Run(Step::EndRound), ref rest @ ..] => self.audit_round(rest)?,
            [Task::Run(Step::Calendar), ref rest @ ..] => self.audit_food_day(rest)?,
            [task, ..] => return wrong(task),
        }
        if !self.is_setting_up() {
            self.audit_after_setup()?;
        }
        self.audit_question()
    }

    /// Seats exist and figures are in range.
    fn fits(&self, task: Task) -> bool {
        let exists = |seat: Seat| seat.0 < self.seats();
        match task {
            Task::Ask(seat, question) => exists(seat) && self.question_fits(seat, question),
            Task::Draw(_) => true,
            Task::Run(step) => {
                let is_built = || {
                    let Step::Open { seat, building } = step else { return true };
                    self.player(seat).buildings.has(building)
                };
                step.seat().is_none_or(exists) && is_built()
            }
        }
    }

    fn question_fits(&self, seat: Seat, question: Question) -> bool {
        match question {
            Question::Act { gear, space } => space <= self.last_space(seat, gear),
            Question::Harvest { field } => usize::from(field) < self.jungle.len(),
            Question::AnyAction { cost, .. } => cost <= MOST_FIGURE,
            Question::Pay(bill) => self.can_settle(seat, bill),
            Question::TakeGold { most, .. } => most <= MOST_GOLD,
            Question::Study { left, .. } => (1..=MOST_AT_ONCE).contains(&left),
            Question::Build(works) => {
                (1..=MOST_AT_ONCE).contains(&works.left) && works.corn_per_block <= MOST_AT_ONCE
            }
            Question::KeepTribe
            | Question::KeepWealth
            | Question::Turn
            | Question::Place
            | Question::PickUp
            | Question::PickOneMore
            | Question::LastSale
            | Question::TakeBlock
            | Question::TakeSkull
            | Question::StepDown
            | Question::StepUp(_)
            | Question::AnyStep { .. }
            | Question::StepAfterSkull
            | Question::AnyAdvance
            | Question::Advance(_)
            | Question::AnyBonus
            | Question::TechExchange
            | Question::AdvanceOthers { .. }
            | Question::BuildMonument
            | Question::Market { .. }
            | Question::Days => true,
        }
    }

    fn can_settle(&self, seat: Seat, bill: Bill) -> bool {
        let Bill { due, extra, discount } = bill;
        let fits = due.values().all(|&count| count.saturating_add(extra) <= MOST_PAID)
            && discount <= MOST_FIGURE;
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
            [ref below @ .., Task::Ask(seat, Question::StepDown)] => (below, Some(seat)),
            _ => (tasks, None),
        };
        let planned = plan.get(..done.len()).is_some_and(|plan| plan.iter().zip(done).all(alike));
        ensure(planned, || "agenda: not the order of the set-up".into())?;
        if let Some(seat) = last {
            let is_next = plan.get(done.len()) == Some(&Task::Run(Step::TakeWealth(seat)));
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
            let is_waiting = tasks.contains(&Task::Run(Step::TakeWealth(seat)));
            ensure(is_new || !is_waiting, || format!("player {}: it has nothing yet", seat.0))?;
        }
        for &task in tasks {
            let has_room = match task {
                Task::Draw(Draw::OfferMonuments { left }) => {
                    usize::from(left) + self.monuments.len() <= self.rules().monuments.len()
                }
                Task::Draw(Draw::LayProphecies { left }) => {
                    usize::from(left) <= self.prophecies.iter().filter(|p| p.is_none()).count()
                }
                Task::Ask(..) | Task::Draw(_) | Task::Run(_) => true,
            };
            ensure(has_room, || format!("agenda: {task:?} has no room"))?;
        }
        Ok(())
    }

    /// Tiles are dealt before anybody keeps some, and kept before they are laid open.
    fn audit_deal(&self, tasks: &[Task]) -> Verdict {
        if !tasks.contains(&Task::Run(Step::Reveal)) {
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
        let deals = tasks.contains(&Task::Draw(Draw::DealTribes));
        ensure(!tribes_due || is_dealt(tribes, deals, self.tribe_box.len()), || {
            "hand: tribes are not dealt".into()
        })?;
        let deals = tasks.contains(&Task::Draw(Draw::DealWealth));
        ensure(is_dealt(wealth, deals, self.wealth_box.len()), || {
            "hand: wealth tiles are not dealt".into()
        })
    }

    /// Some seats still have their turn; the seat before them is at its own.
    fn audit_round(&self, tasks: &[Task]) -> Verdict {
        let count =
            tasks.iter().take_while(|task| matches!(task, Task::Run(Step::StartTurn(_)))).count();
        let (waiting, turn) = tasks.split_at(count);
        for (index, &task) in waiting.iter().enumerate() {
            let Task::Run(Step::StartTurn(seat)) = task else { continue };
            let is_single = !waiting[..index].contains(&task);
            ensure(is_single && self.off_gears(seat) == 0, || format!("agenda: {task:?} is odd"))?;
        }
        let seat = self.audit_turn(turn)?;
        let is_quick = !self.turn.in_quick || self.turn.took_quick;
        ensure(is_quick, || "turn: no quick action was taken".into())?;
        let is_alone = seat.is_none_or(|seat| !waiting.contains(&Task::Run(Step::StartTurn(seat))));
        ensure(is_alone, || "agenda: a seat has two turns".into())
    }

    /// Whose turn it is, if that can be told.
    fn audit_turn(&self, tasks: &[Task]) -> Result<Option<Seat>, Breach> {
        match *tasks {
            [Task::Ask(seat, Question::Turn)] => {
                let turn = &self.turn;
                let is_new = turn.placed == 0 && !turn.took_start && !turn.took_quick;
                let is_new = is_new && turn.on_gears.values().all(|spaces| spaces.is_empty());
                ensure(is_new && self.off_gears(seat) == 0, || "turn: it has just begun".into())?;
                Ok(Some(seat))
            }
            [Task::Ask(seat, Question::Place)] => {
                let player = self.player(seat);
                let has_placed = self.turn.placed <= player.workers - player.at_hand;
                ensure(has_placed, || "turn: more are placed than workers".into())?;
                self.audit_promise(seat, self.corn_at_end(player.corn))?;
                Ok(Some(seat))
            }
            [Task::Ask(seat, Question::PickUp), ref actions @ ..] => {
                self.audit_actions(seat, actions)?;
                Ok(Some(seat))
            }
            [Task::Draw(Draw::OfferBuildings)] => Ok(None),
            [
                Task::Draw(Draw::OfferBuildings),
                Task::Run(Step::QuickAction(seat)),
                ref rest @ ..,
            ] => {
                let picks = matches!(self.ability(seat), Some(Ability::PickupAfterPlacing { .. }));
                let is_due = picks && self.turn.took_quick && !self.turn.in_quick;
                ensure(is_due, || "agenda: no quick action waits".into())?;
                match *rest {
                    [Task::Ask(other, Question::PickOneMore)] => {
                        ensure(other == seat, || "agenda: another seat picks up".into())?;
                        self.audit_promise(seat, self.player(seat).corn)?;
                    }
                    _ => self.audit_actions(seat, rest)?,
                }
                Ok(Some(seat))
            }
            [
                Task::Draw(Draw::OfferBuildings),
                Task::Ask(seat, Question::PickOneMore | Question::LastSale),
                ref actions @ ..,
            ] => {
                self.audit_actions(seat, actions)?;
                Ok(Some(seat))
            }
            [Task::Draw(Draw::OfferBuildings), ref actions @ ..] => {
                let seat = self.agenda.question().map(|(seat, _)| seat);
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
            let is_paid_next =
                above == 1 && matches!(tasks[index + 1], Task::Ask(_, Question::Pay(_)));
            let (owner, can_wait) = match task {
                Task::Ask(owner, question) => match can_wait(question) {
                    Some(can_wait) => (owner, can_wait),
                    None => return wrong(task),
                },
                Task::Run(
                    Step::Open { seat, .. } | Step::Raise { seat, .. } | Step::Rise { seat, .. },
                ) if is_paid_next => (seat, true),
                Task::Draw(_) | Task::Run(_) => return wrong(task),
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
        let is_one_seat = gains.iter().all(|task| task.asks() == gains[0].asks());
        let is_planned = plan.starts_with(below);
        let fits = match below.last() {
            _ if gains.len() > MOST_ACTIONS || !is_one_seat => false,
            Some(Task::Run(Step::Feed | Step::FoodIncome(_))) => is_planned && !gains.is_empty(),
            Some(Task::Draw(Draw::LayQuick { .. })) => is_planned && gains.is_empty(),
            Some(Task::Draw(Draw::OfferBuildings)) => {
                let rewards =
                    [Step::EndFoodDay, Step::ProphecyPoints, Step::Rewards].map(Task::Run);
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
            Task::Ask(seat, Question::KeepTribe) => {
                self.player(seat).hand.tribes.iter().any(is_unknown)
            }
            Task::Ask(seat, Question::KeepWealth) => {
                self.player(seat).hand.wealth.iter().any(is_unknown)
            }
            Task::Ask(..) | Task::Draw(_) | Task::Run(_) => false,
        }
    }
}

/// Whether a question of an action may wait below others; nothing for what is no part of an action.
fn can_wait(question: Question) -> Option<bool> {
    match question {
        Question::Act { .. }
        | Question::Harvest { .. }
        | Question::Pay(_)
        | Question::StepDown
        | Question::AnyAction { may_decline: false, .. } => Some(false),
        Question::AnyAction { may_decline: true, .. }
        | Question::TakeBlock
        | Question::TakeGold { .. }
        | Question::TakeSkull
        | Question::StepUp(_)
        | Question::AnyStep { .. }
        | Question::StepAfterSkull
        | Question::Study { .. }
        | Question::AnyAdvance
        | Question::Advance(_)
        | Question::AnyBonus
        | Question::TechExchange
        | Question::AdvanceOthers { .. }
        | Question::Build(_)
        | Question::BuildMonument
        | Question::Market { .. } => Some(true),
        Question::KeepTribe
        | Question::KeepWealth
        | Question::Turn
        | Question::Place
        | Question::PickUp
        | Question::PickOneMore
        | Question::LastSale
        | Question::Days => None,
    }
}

fn wrong(task: Task) -> Verdict {
    Err(Breach(format!("agenda: {task:?} cannot be there")))
}

/// The same task, however much of it is left.
fn alike((planned, found): (&Task, &Task)) -> bool {
    match (*planned, *found) {
        (
            Task::Draw(Draw::OfferMonuments { left: most }),
            Task::Draw(Draw::OfferMonuments { left }),
        )
        | (
            Task::Draw(Draw::LayProphecies { left: most }),
            Task::Draw(Draw::LayProphecies { left }),
        ) => left <= most,
        (planned, found) => planned == found,
    }
}

/// Goods that have their price under a prophecy.
fn is_gain(task: Task) -> bool {
    matches!(task, Task::Ask(_, Question::TakeGold { .. } | Question::TakeSkull))
}

/// Some seats have still to take the goods of the temples.
fn is_giving(below: &[Task]) -> bool {
    let [Task::Run(Step::EndFoodDay), Task::Run(Step::ProphecyPoints), rest @ ..] = below else {
        return false;
    };
    let taker = |task: &Task| match task {
        Task::Run(Step::TempleGoods { seat, .. }) => Some(*seat),
        Task::Ask(..) | Task::Draw(_) | Task::Run(_) => None,
    };
    let is_single = |index: usize| {
        let seat = taker(&rest[index]);
        seat.is_some() && !rest[..index].iter().any(|task| taker(task) == seat)
    };
    (0..rest.len()).all(is_single)
}

fn is_unknown<K: Kind>(dealt: &Dealt<K>) -> bool {
    dealt.is_some_and(|held| held.back().is_some())
}

/// Tiles not yet dealt, and tiles dealt that nobody sees.
fn count<'a, K: Kind>(dealt: impl Iterator<Item = &'a Dealt<K>>) -> (usize, usize) {
    dealt.fold((0, 0), |(missing, unknown), dealt| {
        (missing + usize::from(dealt.is_none()), unknown + usize::from(is_unknown(dealt)))
    })
}

/// Everything is dealt, or will be and can be.
fn is_dealt((missing, unknown): (usize, usize), is_planned: bool, tiles: usize) -> bool {
    missing == 0 || is_planned && missing + unknown <= tiles
}
