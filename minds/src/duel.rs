//! Duels: the same deals with the seats rotated, so that neither luck nor seat decides who is
//! stronger.

mod line_up;
mod ratings;
mod statistics;
mod summary;

pub use line_up::LineUp;
pub use ratings::{Pairing, bradley_terry};
pub use statistics::{Estimate, SURE, USUAL, elo, looks, rating, share, wilson};
pub use summary::{Showing, Summary};

use crate::bot::Fault;
use crate::bot::message::{Ending, Placing, Why};
use crate::opponent::{Opponent, words_of};
use crate::search::Stop;
use kernel::View;
use kernel::record::Table;
use kernel::{Asks, Dice, Eyes, Game, Insight, Options, Points, Seat, Seed, Silent};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::time::{Duration, Instant};

/// What all games of a duel have in common.
pub struct Duel<G: Insight + Game> {
    pub content: &'static G::Content,
    pub options: Options,
    pub line_up: LineUp,
    /// The same seed gives the same games.
    pub seed: u64,
    pub patience: Duration,
    pub keeps_records: bool,
    /// Ends all games of the duel where they are.
    pub stop: Stop,
}

/// How one game went.
#[derive(Clone, Debug, PartialEq)]
pub struct Outcome {
    pub deal: u64,
    pub rotation: u8,
    pub seats: Vec<Sitting>,
    /// The game was not played to its end, because somebody could not go on.
    pub forfeit: Option<Forfeit>,
    /// The game's record, if it is kept.
    pub record: Option<String>,
}

/// How one seat fared.
#[derive(Clone, Debug, PartialEq)]
pub struct Sitting {
    /// Who sat there: a number in the line-up.
    pub named: usize,
    pub place: u8,
    /// Nothing in a game that was not finished.
    pub points: Option<Points>,
    /// Times in a row that it was asked, chance left aside.
    pub turns: u64,
    pub thought: Duration,
}

/// Who could not go on, and why.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Forfeit {
    pub seat: Seat,
    pub fault: Fault,
}

impl<G: Insight + Game> Duel<G> {
    /// Plays one game: a deal, with the line-up moved on by so many seats. Nothing comes of it when
    /// the duel is stopped meanwhile. Only a defect of the game itself is an error.
    pub fn play(&self, deal: u64, rotation: u8) -> Result<Option<Outcome>, String> {
        let game = catch_unwind(AssertUnwindSafe(|| self.play_open(deal, rotation)));
        game.unwrap_or_else(|panic| Err(format!("panicked: {}", words_of(&*panic))))
    }

    fn play_open(&self, deal: u64, rotation: u8) -> Result<Option<Outcome>, String> {
        if self.stop.is_called() {
            return Ok(None);
        }
        let seats = self.options.seats;
        let seed = Seed::from_number(number(self.seed, deal, 0));
        let mut table =
            Table::begin(self.content, &self.options, seed, 0).map_err(|e| e.to_string())?;
        let who = |seat: Seat| self.line_up.who(self.line_up.at(rotation, seat)).player(seat);
        table.seat(Seat::all(seats).map(who).collect());
        let sitting = |seat: Seat| Sitting {
            named: self.line_up.at(rotation, seat),
            place: 1,
            points: None,
            turns: 0,
            thought: Duration::ZERO,
        };
        let mut game = Playing {
            table,
            players: Vec::new(),
            seats: Seat::all(seats).map(sitting).collect(),
            last: None,
        };
        let played =
            self.sit_down(&mut game, deal, rotation).and_then(|()| game.play_out(&self.stop));
        let forfeit = match played {
            Ok(()) => None,
            Err(End::Forfeit(forfeit)) => Some(forfeit),
            Err(End::Stopped) => return Ok(None),
            Err(End::Defect(what)) => return Err(what),
        };
        match &forfeit {
            None => game.finish(),
            Some(forfeit) => game.give_up(forfeit.seat),
        }
        let ending = game.ending(forfeit.is_some());
        game.players.into_iter().for_each(|player| player.over(&ending));
        let record = self.keeps_records.then(|| game.table.record().write());
        Ok(Some(Outcome { deal, rotation, seats: game.seats, forfeit, record }))
    }

    /// Programs sit down seat by seat; one that does not greet forfeits before the game.
    fn sit_down(&self, game: &mut Playing<G>, deal: u64, rotation: u8) -> Result<(), End> {
        let seats = self.options.seats;
        for seat in Seat::all(seats) {
            let k = u64::from(rotation) * u64::from(seats) + u64::from(seat.0) + 1;
            let who = self.line_up.who(game.seats[seat.index()].named);
            let player = who.sit(seat, number(self.seed, deal, k), self.patience);
            game.players.push(player.map_err(|fault| End::Forfeit(Forfeit { seat, fault }))?);
        }
        Ok(())
    }
}

/// A number of its own for the k-th purpose of a deal, below 2^53: programs in any language know
/// such numbers exactly.
fn number(seed: u64, deal: u64, k: u64) -> u64 {
    let mut dice = kernel::dice::fast(seed.rotate_left(32) ^ k, deal);
    u64::from(dice.below(1 << 21)) << 32 | u64::from(dice.below(u32::MAX))
}

/// Why a game stops before its end.
enum End {
    Forfeit(Forfeit),
    Stopped,
    Defect(String),
}

struct Playing<G: Insight + Game> {
    table: Table<G>,
    players: Vec<Opponent<G>>,
    seats: Vec<Sitting>,
    /// Whose turn it was last.
    last: Option<Seat>,
}

impl<G: Insight + Game> Playing<G> {
    fn play_out(&mut self, stop: &Stop) -> Result<(), End> {
        let mut choices = Vec::new();
        while self.table.record().moves.len() <= G::LONGEST {
            self.table.settle(0, &mut Silent).map_err(|e| End::Defect(e.to_string()))?;
            let Asks::Seat(seat) = self.table.state().asks() else { return Ok(()) };
            if stop.is_called() {
                return Err(End::Stopped);
            }
            self.table.state().choices(&mut choices);
            let choice = self.ask(seat, &choices)?;
            let chosen = self.table.choose(seat, choice, 0, &mut Silent);
            chosen.map_err(|e| End::Defect(e.to_string()))?;
        }
        Err(End::Defect(format!("not over after {} choices", G::LONGEST)))
    }

    fn ask(&mut self, seat: Seat, choices: &[G::Choice]) -> Result<G::Choice, End> {
        let view = View::of(self.table.state(), Eyes::Seat(seat));
        let begun = Instant::now();
        let choice = self.players[seat.index()].choose(&view, choices);
        let sitting = &mut self.seats[seat.index()];
        sitting.thought += begun.elapsed();
        if self.last.replace(seat) != Some(seat) {
            sitting.turns += 1;
        }
        choice.map_err(|fault| End::Forfeit(Forfeit { seat, fault }))
    }

    fn finish(&mut self) {
        for (sitting, standing) in self.seats.iter_mut().zip(self.table.state().standings().0) {
            (sitting.place, sitting.points) = (standing.place, Some(standing.points));
        }
    }

    /// How the game ended, for the programs that played it.
    fn ending(&self, is_forfeit: bool) -> Ending {
        if !is_forfeit {
            return Ending::of_record(self.table.record().end.as_ref());
        }
        let placing = |(seat, sitting): (Seat, &Sitting)| {
            let Sitting { place, points, .. } = *sitting;
            Placing { seat, place, points }
        };
        let seats = Seat::all(self.seats.len() as u8);
        Ending { why: Why::Forfeit, standings: seats.zip(&self.seats).map(placing).collect() }
    }

    /// Whoever cannot go on is last; the others share the first place, and nobody has points.
    fn give_up(&mut self, seat: Seat) {
        self.seats[seat.index()].place = self.seats.len() as u8;
        self.table.abandon();
    }
}
