//! What one seat has, and how much of the game is still to come for it.

use super::groups::Group;
use crate::parts::*;
use crate::state::*;
use crate::task::{Question, Step, Task};
use kernel::Seat;
use kernel::pen::Pen;

/// Cards that leave the deck in a turn, as games go: those swept and those taken, by seats.
const CARDS_A_TURN: [f32; 3] = [3.7, 3.1, 2.7];
/// Rounds after the last card was laid, on the average.
const LAST_ROUNDS: f32 = 1.5;
/// Turns of a long game.
const LONG: f32 = 20.0;

const TURNS: [f32; 12] = [0.0, 1.0, 2.0, 3.0, 4.0, 6.0, 8.0, 10.0, 12.0, 15.0, 18.0, 22.0];

/// Where a seat's turn stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Phase {
    Politics,
    Actions,
    Ending,
    Waiting,
}

/// A seat's view of the table, worked out once for all groups of features.
pub struct Eye<'a> {
    pub game: &'a Ages,
    pub seat: Seat,
    pub me: &'a Player,
    pub phase: Phase,
    /// Productions of this seat still to come, as far as can be told.
    pub turns: f32,
    /// What the table still has to do for this seat, by the way.
    pub food_made: f32,
    pub resources_made: f32,
}

impl<'a> Eye<'a> {
    pub fn new(game: &'a Ages, seat: Seat) -> Eye<'a> {
        let phase = phase(game, seat);
        Eye {
            game,
            seat,
            me: game.player(seat),
            phase,
            turns: turns(game, seat, phase),
            food_made: game.food_made(seat).into(),
            resources_made: game.resources_made(seat).into(),
        }
    }

    /// The part of the game that is still to come, from 1 to 0.
    pub fn time(&self) -> f32 {
        (self.turns / LONG).min(1.2)
    }

    /// How late it is, from 0 to 1.
    pub fn late(&self) -> f32 {
        (1.0 - self.time()).max(0.0)
    }

    /// Rivals that still play.
    pub fn rivals(&self) -> impl Iterator<Item = Seat> + '_ {
        let (game, own) = (self.game, self.seat);
        Seat::all(game.seats()).filter(move |&s| s != own && !game.player(s).has_resigned)
    }

    pub fn write(&self, pen: &mut Pen) {
        let game = self.game;
        pen.one(Group::Seats, usize::from(game.playing().max(2)) - 2);
        pen.one(Group::Age, game.age.level().into());
        pen.hat(Group::Turns, &TURNS, self.turns);
        pen.put(Group::Time, 0, self.time());
        pen.one(Group::Phase, self.phase as usize);
        if self.phase == Phase::Waiting {
            let others = game.playing_from(game.current).take_while(|&s| s != self.seat).count();
            pen.one(Group::Place, others);
        }
    }
}

fn phase(game: &Ages, seat: Seat) -> Phase {
    let mut phase = Phase::Waiting;
    for &task in game.agenda.tasks() {
        if task == Task::Run(Step::Production(seat)) {
            phase = Phase::Ending;
        } else if task == Task::Ask(seat, Question::Actions) {
            phase = Phase::Actions;
        } else if task == Task::Ask(seat, Question::Politics) {
            phase = Phase::Politics;
        }
    }
    phase
}

/// Productions to come: exactly in the last rounds, before that by the cards that are left.
fn turns(game: &Ages, seat: Seat, phase: Phase) -> f32 {
    let seats = game.seats();
    let place = |s: Seat| (s.0 + seats - game.first.0) % seats;
    let is_done = phase == Phase::Waiting && place(game.current) >= place(seat);
    let this = if is_done { 0.0 } else { 1.0 };
    if let Some(last) = game.last_round {
        return this + f32::from(last.saturating_sub(game.round));
    }
    let playing = usize::from(game.playing().clamp(2, 4)) - 2;
    let mut cards = f32::from(game.civil_deck.total());
    for level in game.age.level() + 1..LEVELS as u8 {
        cards += f32::from(game.rules().civil_decks[usize::from(level)][playing]);
    }
    let rounds = cards / CARDS_A_TURN[playing] / (playing as f32 + 2.0) + LAST_ROUNDS;
    this + (rounds - 1.0).max(0.0)
}
