//! Positions as files: readable JSON that can be edited and loaded again; loading validates it.
//!
//! ```json
//! {
//!   "oikumene": "position",
//!   "version": 2,
//!   "game": "tzolkin",
//!   "content": "<hash of the content set>",
//!   "setup": {"seats": 2, "modules": []},
//!   "state": {}
//! }
//! ```
//! What only some eyes have seen carries `"eyes": "spectator"` or `"eyes": 2` (a seat).

use crate::View;
use crate::notation::{brief, one_line};
use crate::stamp::Stamp;
use crate::{Breach, ContentSet, Eyes, Hidden, Options, Seat};
use serde::de::IgnoredAny;
use serde::{Deserialize, Serialize};
use serde_json::ser::{Formatter, Serializer};
use std::io;
use thiserror::Error;

/// The version of the format that this program writes. It reads all before it, too.
pub const VERSION: u32 = 2;

/// No position is longer, in bytes.
pub const LONGEST: usize = 1 << 20;

/// A position that was read.
#[derive(Clone, Debug, PartialEq)]
pub struct Loaded<G> {
    pub state: G,
    /// Whose view this is; nothing when the whole state is known.
    pub eyes: Option<Eyes>,
}

/// What a position says about itself, whatever its game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Head {
    /// The version of the format that it is written in.
    pub version: u32,
    pub game: String,
    /// The hash of the content set that it needs.
    pub content: String,
    pub setup: Options,
    pub eyes: Option<Eyes>,
}

/// Why a position cannot be loaded.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum PositionError {
    #[error("a position has at most {LONGEST} bytes, not {0}")]
    TooLong(usize),
    #[error("not a position: {0}")]
    Json(String),
    #[error("this is a {0}, not a position")]
    Kind(String),
    #[error("the position has version {0}; this program reads versions 1 to {VERSION}")]
    Version(u32),
    #[error("the position is of the game {found}, not {wanted}")]
    Game { found: String, wanted: &'static str },
    #[error("the position needs the content set {needs}, not {given}")]
    Content { needs: String, given: String },
    #[error("eyes are \"spectator\" or the number of a seat, not {0}")]
    Eyes(String),
    #[error("the state does not follow the rules: {0}")]
    Breach(String),
    #[error("the setup says {written}, the state {real}")]
    Setup { written: String, real: String },
    #[error("the state hides something; say through whose eyes it is seen with \"eyes\"")]
    Redacted,
    #[error("the state shows more than its eyes may see")]
    Revealing,
}

/// The whole of a state.
pub fn write<G: Hidden>(state: &G) -> String {
    document(state, None)
}

/// What one pair of eyes sees.
pub fn write_view<G: Hidden>(view: &View<G>) -> String {
    document(view.state(), Some(view.eyes()))
}

/// Which game, content set and setup a position needs.
pub fn head(text: &str) -> Result<Head, PositionError> {
    if text.len() > LONGEST {
        return Err(PositionError::TooLong(text.len()));
    }
    let stamp: Stamp = serde_json::from_str(text).map_err(not_json)?;
    if stamp.oikumene != "position" {
        return Err(PositionError::Kind(brief(&stamp.oikumene)));
    }
    if !(1..=VERSION).contains(&stamp.version) {
        return Err(PositionError::Version(stamp.version));
    }
    let document: Document<IgnoredAny> = serde_json::from_str(text).map_err(not_json)?;
    let eyes = document.eyes.map(|eyes| eyes.seen(document.setup.seats)).transpose()?;
    let Document { version, game, content, setup, .. } = document;
    Ok(Head { version, game, content, setup, eyes })
}

/// Reads and validates a position.
pub fn read<G: Hidden>(
    text: &str,
    content: &'static G::Content,
) -> Result<Loaded<G>, PositionError> {
    let head = head(text)?;
    if head.game != G::ID {
        return Err(PositionError::Game { found: brief(&head.game), wanted: G::ID });
    }
    if !content.is(&head.content) {
        let needs = brief(&head.content);
        return Err(PositionError::Content { needs, given: content.hash().into() });
    }
    let mut state = match head.version {
        // Read again as a whole, so that a complaint about the state names its line.
        VERSION => serde_json::from_str::<Document<G>>(text).map_err(not_json)?.state,
        version => modernised(text, version)?,
    };
    state.adopt(content);
    state.audit().map_err(|Breach(what)| PositionError::Breach(one_line(&what)))?;
    let (written, real) = (json(&head.setup), json(&state.options()));
    if written != real {
        return Err(PositionError::Setup { written: brief(&written), real });
    }
    if head.eyes.is_some_and(|eyes| *View::of(&state, eyes).state() != state) {
        return Err(PositionError::Revealing);
    }
    if head.eyes.is_none() && is_redacted(&state) {
        return Err(PositionError::Redacted);
    }
    Ok(Loaded { state, eyes: head.eyes })
}

/// The state of a position in an older format.
fn modernised<G: Hidden>(text: &str, version: u32) -> Result<G, PositionError> {
    let mut document: Document<serde_json::Value> = serde_json::from_str(text).map_err(not_json)?;
    G::modernise(version, &mut document.state)
        .map_err(|what| PositionError::Json(one_line(&what)))?;
    serde_json::from_value(document.state).map_err(not_json)
}

/// Something is unknown: imagination would fill it.
fn is_redacted<G: Hidden>(state: &G) -> bool {
    let mut world = state.clone();
    world.imagine(&mut crate::dice::fast(0, 0));
    world != *state
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Document<S> {
    oikumene: String,
    version: u32,
    game: String,
    content: String,
    setup: Options,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    eyes: Option<WrittenEyes>,
    state: S,
}

#[derive(Serialize, Deserialize)]
#[serde(untagged)]
enum WrittenEyes {
    Seat(u8),
    Word(String),
}

impl WrittenEyes {
    fn seen(self, seats: u8) -> Result<Eyes, PositionError> {
        match self {
            WrittenEyes::Seat(seat) if seat < seats => Ok(Eyes::Seat(Seat(seat))),
            WrittenEyes::Seat(seat) => Err(PositionError::Eyes(seat.to_string())),
            WrittenEyes::Word(word) if word == "spectator" => Ok(Eyes::Spectator),
            WrittenEyes::Word(word) => Err(PositionError::Eyes(format!("\"{}\"", brief(&word)))),
        }
    }
}

impl From<Eyes> for WrittenEyes {
    fn from(eyes: Eyes) -> WrittenEyes {
        match eyes {
            Eyes::Seat(seat) => WrittenEyes::Seat(seat.0),
            Eyes::Spectator => WrittenEyes::Word("spectator".into()),
        }
    }
}

fn document<G: Hidden>(state: &G, eyes: Option<Eyes>) -> String {
    let document = Document {
        oikumene: "position".into(),
        version: VERSION,
        game: G::ID.into(),
        content: state.content().hash().into(),
        setup: state.options(),
        eyes: eyes.map(WrittenEyes::from),
        state,
    };
    let mut bytes = Vec::new();
    let mut to = Serializer::with_formatter(&mut bytes, Readable { indent: 0, empty: true });
    document.serialize(&mut to).expect("a state can be written as JSON");
    bytes.push(b'\n');
    String::from_utf8_lossy(&bytes).into_owned()
}

fn json(options: &Options) -> String {
    serde_json::to_string(options).unwrap_or_default()
}

fn not_json(error: serde_json::Error) -> PositionError {
    PositionError::Json(one_line(&error.to_string()))
}

/// A line for each field, and lists in one line: short enough to edit by hand.
struct Readable {
    indent: usize,
    /// Whether the object that was begun last has no field yet.
    empty: bool,
}

impl Readable {
    fn line<W: ?Sized + io::Write>(&self, to: &mut W) -> io::Result<()> {
        to.write_all(b"\n")?;
        (0..self.indent).try_for_each(|_| to.write_all(b"  "))
    }
}

impl Formatter for Readable {
    fn begin_object<W: ?Sized + io::Write>(&mut self, to: &mut W) -> io::Result<()> {
        self.indent += 1;
        self.empty = true;
        to.write_all(b"{")
    }

    fn begin_object_key<W: ?Sized + io::Write>(
        &mut self,
        to: &mut W,
        first: bool,
    ) -> io::Result<()> {
        if !first {
            to.write_all(b",")?;
        }
        self.empty = false;
        self.line(to)
    }

    fn begin_object_value<W: ?Sized + io::Write>(&mut self, to: &mut W) -> io::Result<()> {
        to.write_all(b": ")
    }

    fn end_object<W: ?Sized + io::Write>(&mut self, to: &mut W) -> io::Result<()> {
        self.indent -= 1;
        if !self.empty {
            self.line(to)?;
        }
        self.empty = false;
        to.write_all(b"}")
    }

    fn begin_array_value<W: ?Sized + io::Write>(
        &mut self,
        to: &mut W,
        first: bool,
    ) -> io::Result<()> {
        if first { Ok(()) } else { to.write_all(b", ") }
    }
}
