//! Records as JSON lines.

use super::{Branch, End, Header, Move, Placing, Player, Record, RecordError, Why};
use crate::notation::{self, one_line};
use crate::stamp::Stamp;
use crate::{Asks, Hidden, History, Options, Points, Seat, Seed};
use serde::de::{DeserializeOwned, Error};
use serde::{Deserialize, Deserializer, Serialize};

/// The version of the format that this program writes. It reads all before it, too.
pub const VERSION: u32 = 2;

/// No record is longer, in bytes.
pub const LONGEST: usize = 16 << 20;

impl<G: Hidden> Record<G> {
    /// The record as text: a line for the header, one for each choice, and one for the end.
    pub fn write(&self) -> String {
        let mut text = self.write_header();
        for n in 0..self.moves.len() {
            text.push_str(&self.write_move(n));
        }
        text.push_str(&self.write_end());
        text
    }

    /// The first line.
    pub fn write_header(&self) -> String {
        let header = self.header.clone();
        let Header { game, content, setup, seed_hash, started, branch, origin, .. } = header;
        line(&HeaderLine {
            oikumene: "record".into(),
            version: VERSION,
            game,
            content,
            setup,
            seed_hash,
            started,
            branch,
            origin,
            players: header.players,
            program: header.program,
        })
    }

    /// The line of the `n`-th choice, for whoever appends to a record; empty when there is none.
    pub fn write_move(&self, n: usize) -> String {
        let Some(step) = self.moves.get(n) else { return String::new() };
        let by = match step.by {
            Asks::Seat(seat) => By::Seat(seat.0),
            Asks::Chance | Asks::Nobody => By::Word("chance".into()),
        };
        line(&MoveLine { n, by, choice: notation::write(&step.choice), at: step.at })
    }

    /// The last line; empty as long as the game goes on.
    pub fn write_end(&self) -> String {
        let Some(End { why, seed, standings }) = &self.end else { return String::new() };
        line(&EndLine { end: true, why: *why, seed: *seed, standings: standings.clone() })
    }

    /// Reads a record. Whether its choices follow the rules is for [`Record::replay`] to say.
    pub fn read(text: &str) -> Result<Record<G>, RecordError> {
        let header = head(text)?;
        if header.game != G::ID {
            let what = format!("the record is of the game {}, not {}", header.game, G::ID);
            return Err(at_line(1, &what));
        }
        let mut record = Record { header, moves: History::new(), end: None };
        for (index, line) in text.lines().enumerate().skip(1) {
            if !line.trim().is_empty() {
                record.read_line(index + 1, line)?;
            }
        }
        Ok(record)
    }

    fn read_line(&mut self, number: usize, line: &str) -> Result<(), RecordError> {
        if self.end.is_some() {
            return Err(at_line(number, "the record goes on after its end"));
        }
        if line.trim_start().starts_with("{\"end\"") {
            let EndLine { end, why, seed, standings } = parse(number, line)?;
            if !end {
                return Err(at_line(number, "an end is true"));
            }
            self.end = Some(End { why, seed, standings });
            return Ok(());
        }
        if self.moves.len() >= G::LONGEST {
            return Err(at_line(number, "no game takes so many choices"));
        }
        self.moves.push(self.read_move(number, line)?);
        Ok(())
    }

    fn read_move(&self, number: usize, line: &str) -> Result<Move<G::Choice>, RecordError> {
        let step: MoveLine = parse(number, line)?;
        if step.n != self.moves.len() {
            let what = format!("choice {} stands where {} is due", step.n, self.moves.len());
            return Err(at_line(number, &what));
        }
        let by = match step.by {
            By::Seat(seat) if seat < self.header.setup.seats => Asks::Seat(Seat(seat)),
            By::Word(word) if word == "chance" => Asks::Chance,
            _ => return Err(at_line(number, "a choice is by \"chance\" or by a seat's number")),
        };
        let choice = notation::read(&step.choice).map_err(|e| at_line(number, &e.to_string()))?;
        Ok(Move { by, choice, at: step.at })
    }
}

/// Which game, content set and setup a record is of.
pub fn head(text: &str) -> Result<Header, RecordError> {
    if text.len() > LONGEST {
        return Err(RecordError::TooLong(text.len()));
    }
    let first = text.lines().next().unwrap_or("");
    let stamp: Stamp = serde_json::from_str(first)
        .map_err(|e| at_line(1, &format!("this is not the header of a record: {e}")))?;
    if stamp.oikumene != "record" {
        return Err(at_line(1, &format!("this is a {}, not a record", stamp.oikumene)));
    }
    if !(1..=VERSION).contains(&stamp.version) {
        let found = stamp.version;
        let what =
            format!("the record has version {found}; this program reads versions 1 to {VERSION}");
        return Err(at_line(1, &what));
    }
    let line: HeaderLine = parse(1, first)?;
    let HeaderLine { game, content, setup, seed_hash, started, branch, origin, .. } = line;
    let (players, program) = (line.players, line.program);
    Ok(Header { game, content, setup, seed_hash, started, branch, origin, players, program })
}

/// Who won, by the last line of a finished record; nobody when it says nothing of the kind.
pub fn winners(end: &str) -> Vec<Seat> {
    let end: Option<EndLine> = serde_json::from_str(end).ok();
    let placings = end.and_then(|end| end.standings).unwrap_or_default();
    placings.iter().filter(|placing| placing.place == 1).map(|placing| placing.seat).collect()
}

/// Points in whole quarters.
pub(super) fn read_points<'de, D: Deserializer<'de>>(from: D) -> Result<Points, D::Error> {
    let quarters = f64::deserialize(from)? * 4.0;
    if quarters.fract() != 0.0 || quarters.abs() > f64::from(i32::MAX) {
        return Err(D::Error::custom("points are counted in quarters"));
    }
    Ok(Points(quarters as i32))
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct HeaderLine {
    oikumene: String,
    version: u32,
    game: String,
    content: String,
    setup: Options,
    seed_hash: String,
    started: u64,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    branch: Option<Branch>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    origin: Option<serde_json::Value>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    players: Vec<Player>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    program: Option<String>,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct MoveLine {
    n: usize,
    by: By,
    choice: String,
    at: u64,
}

#[derive(Serialize, Deserialize)]
#[serde(untagged)]
enum By {
    Seat(u8),
    Word(String),
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct EndLine {
    end: bool,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    why: Option<Why>,
    seed: Seed,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    standings: Option<Vec<Placing>>,
}

fn line<T: Serialize>(value: &T) -> String {
    let mut line = serde_json::to_string(value).expect("a line of a record is plain data");
    line.push('\n');
    line
}

fn parse<T: DeserializeOwned>(number: usize, line: &str) -> Result<T, RecordError> {
    serde_json::from_str(line).map_err(|error| {
        // Every line is a text of its own, so that only the column says something.
        let what = error.to_string();
        at_line(number, &what.replace(" at line 1 column ", " at column "))
    })
}

fn at_line(line: usize, what: &str) -> RecordError {
    RecordError::Line { line, what: one_line(what) }
}
