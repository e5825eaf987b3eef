//! `oikumene position new|show|choices|apply|refuse|redact|imagine`

mod look;
mod make;

use crate::context::{Context, read_text, write_text};
use crate::failure::{Done, Failure, bad};
use crate::games::{self, Playable, Visitor};
use crate::setup;
use clap::{Args, Subcommand};
use kernel::position::{self, Loaded};
use kernel::{Eyes, Game, Seat, Seed};
use std::io::Write;
use std::path::{Path, PathBuf};

/// Positions as readable JSON: make, look at, change
#[derive(Args)]
#[command(arg_required_else_help = false)]
pub struct Position {
    #[command(subcommand)]
    what: What,
}

#[derive(Subcommand)]
enum What {
    /// A new game, where the first person is asked
    #[command(after_help = "Example:\n  oikumene position new tzolkin --seats 3 --seed 7 > p.json")]
    New(make::New),
    /// The standings and the question, in words
    #[command(after_help = "Example:\n  oikumene position show p.json --lang ru")]
    Show(Source),
    /// All choices of whoever is asked, one a line
    #[command(after_help = "Example:\n  oikumene position choices p.json")]
    Choices(Source),
    /// Makes choices and writes the new position
    #[command(
        after_help = "Example:\n  oikumene position apply p.json \"keep_wealth first=W03 second=W04\" > q.json"
    )]
    Apply(make::Apply),
    /// Says why a choice is not possible, or that it is
    #[command(after_help = "Example:\n  oikumene position refuse p.json pass")]
    Refuse {
        /// A position (standard input unless said), then a choice
        #[arg(value_names = ["FILE", "CHOICE"], num_args = 1..=2, required = true)]
        source_and_choice: Vec<String>,
        #[command(flatten)]
        content: ContentArg,
    },
    /// What one pair of eyes may see of a position
    #[command(after_help = "Example:\n  oikumene position redact p.json --eyes 0 > seen.json")]
    Redact {
        #[command(flatten)]
        source: Source,
        /// A seat counted from 0, or "spectator"
        #[arg(long)]
        eyes: String,
    },
    /// One world that fits what a redacted position shows
    #[command(after_help = "Example:\n  oikumene position imagine seen.json --seed 3")]
    Imagine {
        #[command(flatten)]
        source: Source,
        #[arg(long, value_name = "S", default_value = "1")]
        seed: Seed,
    },
}

#[derive(Args)]
struct Source {
    /// A position, or - for standard input
    #[arg(default_value = "-")]
    file: PathBuf,
    #[command(flatten)]
    content: ContentArg,
}

#[derive(Args)]
struct ContentArg {
    /// The folder of the content set that the position needs, if not the built-in one
    #[arg(long, value_name = "DIR")]
    content: Option<PathBuf>,
}

pub fn run(args: Position, context: &mut Context) -> Done {
    match args.what {
        What::New(new) => games::with(&new.game.clone(), make::Begin(new, context))?,
        What::Apply(apply) => {
            let (file, choices) = apply.source_and_choices();
            loaded(&file, &apply.content, make::MakeChoices { choices, apply: &apply, context })
        }
        What::Show(source) => loaded(&source.file, &source.content, look::Show(context)),
        What::Choices(source) => loaded(&source.file, &source.content, look::Choices(context)),
        What::Refuse { mut source_and_choice, content } => {
            let choice = source_and_choice.pop().unwrap_or_default();
            let file = source_and_choice.pop().unwrap_or_else(|| "-".into());
            loaded(Path::new(&file), &content, look::Refuse { choice, context })
        }
        What::Redact { source, eyes } => {
            loaded(&source.file, &source.content, look::Redact { eyes, context })
        }
        What::Imagine { source, seed } => {
            loaded(&source.file, &source.content, look::Imagine { seed, context })
        }
    }
}

/// Something that can be done with a position of any game.
trait With {
    fn with<G: Playable>(self, position: Loaded<G>) -> Done;
}

/// Reads a position, whatever its game, and does something with it.
fn loaded(file: &Path, content: &ContentArg, with: impl With) -> Done {
    struct Load<'a, W>(&'a str, &'a ContentArg, String, W);
    impl<W: With> Visitor for Load<'_, W> {
        type Out = Done;
        fn visit<G: Playable>(self) -> Done {
            let Load(text, content, place, with) = self;
            let content = setup::content::<G>(content.content.as_deref())?;
            let position = position::read(text, content).map_err(|e| Failure::at(&place, e))?;
            with.with::<G>(position)
        }
    }
    let text = read_text(file)?;
    let place =
        if file == Path::new("-") { "standard input".into() } else { file.display().to_string() };
    let head = position::head(&text).map_err(|e| Failure::at(&place, e))?;
    games::with(&head.game, Load(&text, content, place, with))?
}

/// Writes a position to a file or to standard output.
fn put(text: &str, to: Option<&Path>, context: &mut Context) -> Done {
    match to {
        Some(path) => write_text(path, text),
        None => Ok(context.out.write_all(text.as_bytes())?),
    }
}

/// Whose eyes a word names.
fn eyes<G: Game>(word: &str, state: &G) -> Done<Eyes> {
    let seats = state.options().seats;
    match word.parse::<u8>() {
        Ok(seat) if seat < seats => Ok(Eyes::Seat(Seat(seat))),
        _ if word == "spectator" => Ok(Eyes::Spectator),
        _ => bad(format!("eyes are a seat from 0 to {} or spectator, not \"{word}\"", seats - 1)),
    }
}
