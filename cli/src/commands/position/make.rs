//! Positions that are made: new ones, and by choices.

use super::{ContentArg, With, put};
use crate::choice;
use crate::context::Context;
use crate::failure::{Done, bad};
use crate::games::{Playable, Visitor};
use crate::playout;
use crate::setup::SetupArgs;
use crate::words::refused;
use clap::Args;
use kernel::position::{self, Loaded};
use kernel::{Asks, Game, Lexicon, Log, Seed, Silent};
use serde_json::json;
use std::io::Write;
use std::path::PathBuf;

#[derive(Args)]
pub struct New {
    /// The game; `oikumene games` lists them
    pub game: String,
    #[arg(long, value_name = "N", default_value_t = 4)]
    seats: u8,
    /// A number, or 64 hexadecimal digits
    #[arg(long, value_name = "S", default_value = "1")]
    seed: Seed,
    /// Make so many random decisions first
    #[arg(long, value_name = "K", default_value_t = 0)]
    advance: u64,
    /// Write to this file instead of standard output
    #[arg(short, long, value_name = "FILE")]
    output: Option<PathBuf>,
    #[command(flatten)]
    setup: SetupArgs,
}

pub struct Begin<'a>(pub New, pub &'a mut Context);

impl Visitor for Begin<'_> {
    type Out = Done;

    fn visit<G: Playable>(self) -> Done {
        let Begin(args, context) = self;
        let options = args.setup.options::<G>(args.seats)?;
        let mut state = G::begin(args.setup.content::<G>()?, &options)?;
        let mut made = 0;
        settle(&mut state, &args.seed, &mut made);
        for k in 0..args.advance {
            let (mut dice, mut list) = (kernel::dice::fast(k, made), Vec::new());
            let Some(choice) = playout::random_choice(&state, &mut dice, &mut list) else { break };
            state.apply(choice, &mut Silent);
            made += 1;
            settle(&mut state, &args.seed, &mut made);
        }
        put(&position::write(&state), args.output.as_deref(), context)
    }
}

/// Chance chooses until somebody else is asked, by streams that follow from the position alone: two
/// choices one after the other lead to the same position as both at once.
fn settle_here<G: Game>(state: &mut G, seed: &Seed, log: &mut impl Log<G::Event>) {
    while state.asks() == Asks::Chance {
        // FNV-1a
        let stream = position::write(state).bytes().fold(0xcbf2_9ce4_8422_2325, |hash, byte| {
            (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
        });
        let choice = state.draw(&mut seed.dice(stream));
        state.apply(choice, log);
    }
}

/// Chance chooses until somebody else is asked.
fn settle<G: Game>(state: &mut G, seed: &Seed, made: &mut u64) {
    while state.asks() == Asks::Chance {
        let choice = state.draw(&mut seed.dice(*made));
        state.apply(choice, &mut Silent);
        *made += 1;
    }
}

#[derive(Args)]
pub struct Apply {
    /// A position (standard input unless said), then choices as `position choices` prints them
    #[arg(value_names = ["FILE", "CHOICE"], num_args = 0..)]
    source_and_choices: Vec<String>,
    /// A choice; may be said several times
    #[arg(long, value_name = "CHOICE")]
    choice: Vec<String>,
    /// Let chance choose whenever it is asked, by this seed
    #[arg(long, value_name = "S")]
    seed: Option<Seed>,
    /// Tell what happened, one event a line; the position is then only written with --output
    #[arg(long)]
    events: bool,
    /// Write to this file instead of standard output
    #[arg(short, long, value_name = "FILE")]
    output: Option<PathBuf>,
    #[command(flatten)]
    pub content: ContentArg,
}

impl Apply {
    /// The file, and all choices in order.
    pub fn source_and_choices(&self) -> (PathBuf, Vec<String>) {
        let mut words = self.source_and_choices.iter();
        let file = words.next().map_or("-".into(), PathBuf::from);
        (file, words.chain(&self.choice).cloned().collect())
    }
}

pub struct MakeChoices<'a> {
    pub choices: Vec<String>,
    pub apply: &'a Apply,
    pub context: &'a mut Context,
}

impl With for MakeChoices<'_> {
    fn with<G: Playable>(self, position: Loaded<G>) -> Done {
        let MakeChoices { choices, apply, context } = self;
        if position.eyes.is_some() {
            return bad("a redacted position cannot be played on; `position imagine` fills it");
        }
        let mut state = position.state;
        let (lexicon, mut events) = (context.language.lexicon_of::<G>(state.content()), Vec::new());
        if let Some(seed) = &apply.seed {
            settle_here(&mut state, seed, &mut events);
        }
        for (number, line) in choices.iter().enumerate() {
            let choice = choice::read(line, &state)?;
            if let Err(refusal) = state.try_apply(choice, &mut events) {
                let number = number + 1;
                let message =
                    |why: &str| format!("choice {number}, \"{line}\", is not possible: {why}");
                return Err(refused::<G>(message, choice, refusal, &lexicon));
            }
            if let Some(seed) = &apply.seed {
                settle_here(&mut state, seed, &mut events);
            }
        }
        if apply.events {
            tell_events::<G>(&events, &lexicon, context)?;
            if apply.output.is_none() {
                return Ok(());
            }
        }
        put(&position::write(&state), apply.output.as_deref(), context)
    }
}

fn tell_events<G: Game>(events: &[G::Event], lexicon: &Lexicon, context: &mut Context) -> Done {
    let said = events.iter().map(|event| (event, lexicon.say(&G::say_event(*event))));
    if context.json {
        let list: Vec<_> =
            said.map(|(event, words)| json!({"event": event, "words": words})).collect();
        return context.tell(&list);
    }
    for (_, words) in said {
        writeln!(context.out, "{words}")?;
    }
    Ok(())
}
