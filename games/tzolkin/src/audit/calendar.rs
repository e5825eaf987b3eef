//! Rounds, days and Food Days must fit together: a Food Day is held on its day, or one day late.

use super::{Verdict, ensure};
use crate::parts::*;
use crate::state::*;
use crate::task::{Question, Step, Task};

/// The last round is held on day 26, or a day late; then the calendar turns once more.
const LAST_DAY: u8 = 27;

impl Tzolkin {
    pub(super) fn audit_calendar(&self) -> Verdict {
        let is_over = self.agenda.top().is_none();
        ensure(is_over || self.has_no_final_points(), || "points: scored before the end".into())?;
        if self.is_setting_up() {
            let begins = (self.round, self.day, self.food_days_held, self.age) == (0, 0, 0, 1);
            return ensure(begins, || "round, day, food_days_held, age: set-up comes first".into());
        }
        let held = self.food_days_held;
        let all = self.rules().food_days.len() as u8;
        ensure(!is_over || held == all, || "food_days_held: the game is not over".into())?;
        let last = if is_over { LAST_DAY + 1 } else { LAST_DAY };
        ensure(self.day <= last, || format!("day: at most {last}"))?;
        let rounds = 1..=self.day + u8::from(!is_over);
        ensure(rounds.contains(&self.round), || format!("round: {rounds:?} on day {}", self.day))?;
        let late = self.food_days_until(self.day.saturating_sub(2));
        let due = self.food_days_until(self.day);
        ensure((late..=due).contains(&held), || {
            format!("food_days_held: {late} to {due} on day {}", self.day)
        })
    }

    /// Only the setup keeps tiles that are not laid open yet.
    pub(super) fn is_setting_up(&self) -> bool {
        let tasks = self.agenda.tasks();
        tasks.first() == Some(&Task::Run(Step::Round))
            && !matches!(tasks, [_, Task::Ask(_, Question::Days)])
    }

    /// How many Food Days there are up to a day.
    pub(super) fn food_days_until(&self, day: u8) -> u8 {
        self.rules().food_days.iter().filter(|food_day| food_day.day <= day).count() as u8
    }

    fn has_no_final_points(&self) -> bool {
        let last = [Origin::Corn, Origin::LeftSkulls, Origin::Monuments];
        self.players.iter().all(|player| last.iter().all(|&origin| player.points[origin] == 0))
    }
}
