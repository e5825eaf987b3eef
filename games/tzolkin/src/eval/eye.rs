//! What one seat has, with all that is already certain to come.

use crate::content::Effect;
use crate::parts::*;
use crate::state::*;
use crate::task::{Question, Step, Task};
use kernel::Seat;

/// Where a seat stands in the round.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stage {
    /// Its turn is still to come, or just begins.
    Ahead,
    Picking,
    Placing,
    /// In the middle of something else in its turn.
    Ending,
    Over,
}

/// A seat's view of the table, worked out once for all groups of features.
pub struct Eye<'a> {
    pub game: &'a Tzolkin,
    pub seat: Seat,
    /// The seat's goods with what surely comes and goes: kept tiles, the start space's corn, bills.
    pub me: Player,
    pub stage: Stage,
    /// Own turns to come, this one included while something can still be picked up or placed.
    pub turns: u8,
    /// Own turns before the next feeding.
    pub food_turns: u8,
    /// How far the gears turn before workers can next be picked up.
    pub shift: u8,
}

impl<'a> Eye<'a> {
    pub fn new(game: &'a Tzolkin, seat: Seat) -> Eye<'a> {
        let stage = stage(game, seat);
        let is_over = matches!(stage, Stage::Over | Stage::Ending);
        let mut eye = Eye {
            game,
            seat,
            me: *game.player(seat),
            stage,
            turns: turns_until(game, game.rules().food_days.len() - 1, is_over),
            food_turns: turns_until(game, game.food_days_held.into(), is_over),
            shift: u8::from(is_over || stage == Stage::Placing),
        };
        eye.count_kept_tiles();
        eye.count_agenda();
        eye
    }

    /// The part of the game that is still to come, from 1 to 0.
    pub fn time(&self) -> f32 {
        f32::from(self.turns) / 27.0
    }

    /// Tiles kept in secret count as if they were taken.
    fn count_kept_tiles(&mut self) {
        let hand = self.me.hand;
        if self.me.tribe.is_none() {
            self.me.tribe = hand.tribe;
        }
        for tile in hand.kept.without(self.me.wealth).iter() {
            for &effect in &self.game.rules().wealth[tile.index()].effects {
                self.count_gain(effect);
            }
            self.me.wealth.add(tile);
        }
    }

    fn count_gain(&mut self, effect: Effect) {
        match effect {
            Effect::Gain(Good::Corn, count) => self.me.corn += u16::from(count),
            Effect::Gain(Good::Wood, count) => self.me.blocks[Block::Wood] += u16::from(count),
            Effect::Gain(Good::Stone, count) => self.me.blocks[Block::Stone] += u16::from(count),
            Effect::Gain(Good::Gold, count) => self.me.blocks[Block::Gold] += u16::from(count),
            Effect::Gain(Good::Skull, count) => self.me.skulls += count,
            Effect::Step(temple, steps) => self.me.temples[temple] += steps as i8,
            Effect::Advance(tech) => self.me.techs[tech] = (self.me.techs[tech] + 1).min(3),
            Effect::Worker(count) => {
                self.me.workers = (self.me.workers + count).min(6);
                self.me.at_hand = (self.me.at_hand + count).min(self.me.workers);
            }
            // Where it goes is not certain yet.
            Effect::AnyStep(_) | Effect::AnyAdvance(_) => {}
            // Counted from the tiles themselves.
            Effect::FarmOne(_) => {}
            // Not on wealth tiles.
            Effect::Extract(..)
            | Effect::GainBlock(_)
            | Effect::Fish(_)
            | Effect::Harvest { .. }
            | Effect::Points(_)
            | Effect::TwoSteps
            | Effect::PayCorn(_)
            | Effect::PayBlock(_)
            | Effect::Study(_)
            | Effect::TechExchange
            | Effect::BuildOrMonument(_)
            | Effect::Build(_)
            | Effect::BuildMonument
            | Effect::BuildForCorn(_)
            | Effect::BuildPlain
            | Effect::Market
            | Effect::AnyAction
            | Effect::PlaceSkull
            | Effect::FarmAll(_)
            | Effect::FoodDay(..)
            | Effect::FoodDayEarly(..)
            | Effect::FoodDayLate(..) => {}
        }
    }

    /// Corn that the start space will bring, blocks that a bill will take.
    fn count_agenda(&mut self) {
        let mut takes_start = false;
        for &task in self.game.agenda.tasks() {
            match task {
                Task::Run(Step::TakeStartCorn(seat)) if seat == self.seat => takes_start = true,
                Task::Ask(seat, Question::Place) if seat == self.seat => {
                    takes_start = self.game.turn.took_start;
                }
                Task::Ask(seat, Question::Pay(bill)) if seat == self.seat && bill.discount == 0 => {
                    for (block, due) in bill.due {
                        let left = self.me.blocks[block].saturating_sub(due.into());
                        self.me.blocks[block] = left;
                    }
                }
                Task::Ask(..) | Task::Draw(_) | Task::Run(_) => {}
            }
        }
        if takes_start {
            self.me.corn += u16::from(self.game.start_corn);
        }
    }
}

fn stage(game: &Tzolkin, seat: Seat) -> Stage {
    if game.round == 0 {
        return Stage::Ahead;
    }
    let mut stage = Stage::Over;
    for &task in game.agenda.tasks() {
        match task {
            Task::Run(Step::StartTurn(of)) | Task::Ask(of, Question::Turn) if of == seat => {
                return Stage::Ahead;
            }
            Task::Ask(of, Question::PickUp) if of == seat => return Stage::Picking,
            Task::Ask(of, Question::Place) if of == seat => return Stage::Placing,
            Task::Ask(of, Question::PickOneMore | Question::Act { .. })
            | Task::Run(Step::QuickAction(of))
                if of == seat =>
            {
                stage = Stage::Ending;
            }
            Task::Ask(..) | Task::Draw(_) | Task::Run(_) => {}
        }
    }
    stage
}

/// Own turns before a Food Day: one each round, and one round at least as long as it is not held.
fn turns_until(game: &Tzolkin, food_day: usize, is_over: bool) -> u8 {
    let Some(day) = game.rules().food_days.get(food_day).map(|food_day| food_day.day) else {
        return 0;
    };
    if usize::from(game.food_days_held) > food_day {
        return 0;
    }
    let rounds = (day + 1).saturating_sub(game.day).max(1);
    rounds - u8::from(is_over)
}
