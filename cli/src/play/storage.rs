//! Saving a game and going on with it.

use crate::save::{self, PERSON, Save};
use kernel::record::{PROGRAM as PROGRAM_NAME, Player, PlayerKind, Record, RecordError, Table};
use kernel::{Chronicle, Game, Insight, Seat, Text};
use minds::{HOUSE, PROGRAM, Who};

/// Why a save cannot be resumed.
#[derive(Debug)]
pub enum Unsaved {
    Record(RecordError),
    /// A record of a game that goes on, without the line that a save has.
    NoSeed,
    /// The last line does not fit the game.
    Seats,
}

impl Unsaved {
    /// For a person who is playing.
    pub fn text(&self) -> Text {
        match self {
            Unsaved::Record(error) => Text::new("ui-load-broken").with("what", error.to_string()),
            Unsaved::NoSeed => Text::new("ui-load-no-seed"),
            Unsaved::Seats => Text::new("ui-load-seats"),
        }
    }

    /// For the command line.
    pub fn plain(&self) -> String {
        match self {
            Unsaved::Record(error) => error.to_string(),
            Unsaved::NoSeed => "a record of an open game cannot be resumed; only a save can".into(),
            Unsaved::Seats => "the seats in the last line do not fit the game".into(),
        }
    }
}

/// The text of a save, or the plain record of a game that is over.
pub fn text<G: Game>(table: &Table<G>, seats: &[String]) -> String {
    let mut record = table.record().clone();
    record.header.players = players(seats);
    record.header.program = Some(PROGRAM_NAME.into());
    let record = record.write();
    match table.seed() {
        Some(seed) if !table.is_over() => {
            let seats = seats.iter().map(|name| saved_name(name)).collect();
            record + &Save::new(seed, seats).line()
        }
        _ => record,
    }
}

/// Who sits where, for the record.
fn players(seats: &[String]) -> Vec<Player> {
    let kind = |name: &str| match name {
        PERSON => PlayerKind::Person,
        _ if name.starts_with(PROGRAM) => PlayerKind::Bot,
        _ => PlayerKind::Mind,
    };
    let player = |(seat, name): (Seat, &String)| {
        let mind = (kind(name) == PlayerKind::Mind).then(|| name.clone());
        Player { mind, ..Player::new(seat, kind(name)) }
    };
    Seat::all(seats.len() as u8).zip(seats).map(player).collect()
}

/// A save names no programs: whoever sends one could have them run. The house plays on for them.
fn saved_name(name: &str) -> String {
    if name.starts_with(PROGRAM) { HOUSE.into() } else { name.into() }
}

/// The table of a save, who sits where, and what has happened.
pub type Resumed<G> = (Table<G>, Vec<String>, Chronicle<<G as kernel::Rules>::Event>);

pub fn resume<G: Insight + Game>(
    text: &str,
    content: &'static G::Content,
) -> Result<Resumed<G>, Unsaved> {
    let (text, save) = save::split(text).map_err(|_| Unsaved::Seats)?;
    let record = Record::<G>::read(text).map_err(Unsaved::Record)?;
    let count = usize::from(record.header.setup.seats);
    let (seed, seats) = match (save, &record.end) {
        (Some(save), _) => (Some(save.seed), save.seats),
        (None, Some(_)) => (None, vec![PERSON.to_string(); count]),
        (None, None) => return Err(Unsaved::NoSeed),
    };
    let is_mind = |name: &str| !name.starts_with(PROGRAM) && Who::read::<G>(name).is_ok();
    let is_known = |name: &String| name == PERSON || is_mind(name);
    if seats.len() != count || !seats.iter().all(is_known) {
        return Err(Unsaved::Seats);
    }
    let mut log = Chronicle::new();
    let table = Table::from_record(record, content, seed, &mut log).map_err(Unsaved::Record)?;
    Ok((table, seats, log))
}
