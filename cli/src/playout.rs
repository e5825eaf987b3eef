//! Whole games without people: a fast path for random play, and one for any minds.

use kernel::record::{Table, Why};
use kernel::{Asks, Eyes, Fast, Game, Log, Rules, Seat, Silent, View, at_random};
use minds::Opponent;
use minds::search::Stop;

/// Why a game could not be played to its end.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Fault {
    NoChoices {
        after: usize,
    },
    TooLong {
        limit: usize,
    },
    Panic(String),
    Player {
        seat: Seat,
        fault: minds::bot::Fault,
    },
    /// Somebody stopped it before the end.
    Stopped,
    /// The record could not be kept.
    Record(String),
}

impl std::fmt::Display for Fault {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Fault::NoChoices { after } => write!(f, "nothing to choose after {after} choices"),
            Fault::TooLong { limit } => write!(f, "not over after {limit} choices"),
            Fault::Panic(what) => write!(f, "panicked: {what}"),
            Fault::Stopped => f.write_str("stopped"),
            Fault::Record(what) => f.write_str(what),
            Fault::Player { seat, fault } => write!(f, "seat {} {fault}", seat.0 + 1),
        }
    }
}

/// How a game went.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Course {
    /// Choices made, chance's included.
    pub made: usize,
    /// Somebody resigned, and that was the end.
    pub is_resigned: bool,
}

/// Plays to the end, each seat picking any of its choices but resigning. Choices that are the only
/// one are made all the same, but with `skips_forced` not counted.
#[inline]
pub fn random<G: Rules>(
    state: &mut G,
    dice: &mut Fast,
    choices: &mut Vec<G::Choice>,
    skips_forced: bool,
) -> Result<Course, Fault> {
    let mut is_resigned = false;
    for made in 0..=G::LONGEST {
        let chosen = match state.asks() {
            Asks::Seat(_) if skips_forced => {
                state.skip_forced(choices, &mut Silent);
                match state.asks() {
                    Asks::Seat(_) => at_random::<G>(choices, dice),
                    Asks::Chance => Some(state.draw(dice)),
                    Asks::Nobody => None,
                }
            }
            _ => random_choice(state, dice, choices),
        };
        match chosen {
            Some(choice) => {
                is_resigned = G::is_resigning(choice);
                state.apply(choice, &mut Silent);
            }
            None if state.asks() == Asks::Nobody => return Ok(Course { made, is_resigned }),
            None => return Err(Fault::NoChoices { after: made }),
        }
    }
    Err(Fault::TooLong { limit: G::LONGEST })
}

/// Any of the choices of whoever is asked, but no seat resigns while it can do something else;
/// nothing when there is none.
#[inline]
pub fn random_choice<G: Rules>(
    state: &G,
    dice: &mut Fast,
    choices: &mut Vec<G::Choice>,
) -> Option<G::Choice> {
    match state.asks() {
        Asks::Nobody => None,
        Asks::Chance => Some(state.draw(dice)),
        Asks::Seat(_) => {
            state.choices(choices);
            at_random::<G>(choices, dice)
        }
    }
}

/// Plays to the end with a player at each seat, and tells the log; ends between two choices when it
/// is stopped.
pub fn with_players<G: Game>(
    state: &mut G,
    dice: &mut Fast,
    players: &mut [Opponent<G>],
    stop: &Stop,
    log: &mut impl Log<G::Event>,
) -> Result<Course, Fault> {
    let mut choices = Vec::new();
    let mut is_resigned = false;
    for made in 0..=G::LONGEST {
        let choice = match state.asks() {
            Asks::Nobody => return Ok(Course { made, is_resigned }),
            Asks::Chance => state.draw(dice),
            Asks::Seat(_) if stop.is_called() => return Err(Fault::Stopped),
            Asks::Seat(seat) => {
                state.choices(&mut choices);
                if choices.is_empty() {
                    return Err(Fault::NoChoices { after: made });
                }
                let view = View::of(state, Eyes::Seat(seat));
                let choice = players[seat.index()].choose(&view, &choices);
                choice.map_err(|fault| Fault::Player { seat, fault })?
            }
        };
        is_resigned = G::is_resigning(choice);
        state.apply(choice, log);
    }
    Err(Fault::TooLong { limit: G::LONGEST })
}

/// As [`with_players`], at a table that keeps the record and draws by its own seed.
pub fn at_table<G: Game>(
    table: &mut Table<G>,
    players: &mut [Opponent<G>],
    stop: &Stop,
    log: &mut impl Log<G::Event>,
) -> Result<Course, Fault> {
    let mut choices = Vec::new();
    while table.record().moves.len() <= G::LONGEST {
        let made = table.record().moves.len();
        let broken = |_| Fault::NoChoices { after: made };
        table.settle(0, log).map_err(broken)?;
        let Asks::Seat(seat) = table.state().asks() else {
            let end = table.record().end.as_ref();
            let is_resigned = end.is_some_and(|end| end.why == Some(Why::Resigned));
            return Ok(Course { made: table.record().moves.len(), is_resigned });
        };
        if stop.is_called() {
            return Err(Fault::Stopped);
        }
        table.state().choices(&mut choices);
        let view = View::of(table.state(), Eyes::Seat(seat));
        let choice = players[seat.index()].choose(&view, &choices);
        let choice = choice.map_err(|fault| Fault::Player { seat, fault })?;
        table.choose(seat, choice, 0, log).map_err(broken)?;
    }
    Err(Fault::TooLong { limit: G::LONGEST })
}

/// Does something without the default report of caught panics.
pub fn quietly<T>(work: impl FnOnce() -> T) -> T {
    let hook = std::panic::take_hook();
    std::panic::set_hook(Box::new(|_| {}));
    let result = work();
    std::panic::set_hook(hook);
    result
}

#[cfg(test)]
mod tests {
    use super::*;
    use kernel::{ContentSet, Options};
    use tzolkin::{Content, Tzolkin};

    #[test]
    fn minds_play_a_game_to_its_end() {
        let options = Options::new(3);
        let mut state = Tzolkin::begin(Content::built_in(), &options).unwrap();
        let random = minds::Who::read::<Tzolkin>("random").unwrap();
        let mut players: Vec<_> =
            Seat::all(3).map(|seat| random.sit(seat, 1, minds::PATIENCE).unwrap()).collect();
        let mut dice = kernel::dice::fast(1, 1);
        let stop = Stop::default();
        let course = with_players(&mut state, &mut dice, &mut players, &stop, &mut Silent);
        let course = course.unwrap();
        assert!(course.made > 100 && !course.is_resigned);
        assert_eq!(state.asks(), Asks::Nobody);
    }
}
