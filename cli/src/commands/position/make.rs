//! Positions that are made: new ones, and by choices.

use super::{ContentArg, With, put};
use crate::context::Context;
use crate::failure::{Done, Failure, bad, no};
use crate::games::{Playable, Visitor};
use crate::playout;
use crate::setup::SetupArgs;
use crate::words::reason;
use clap::Args;
use kernel::position::{self, Loaded};
use kernel::{Asks, Game, Seed, Silent, notation};
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
fn settle_here<G: Game>(state: &mut G, seed: &Seed) {
    while state.asks() == Asks::Chance {
        // FNV-1a
        let stream = position::write(state).bytes().fold(0xcbf2_9ce4_8422_2325, |hash, byte| {
            (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
        });
        let choice = state.draw(&mut seed.dice(stream));
        state.apply(choice, &mut Silent);
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
        if let Some(seed) = &apply.seed {
            settle_here(&mut state, seed);
        }
        for (number, line) in choices.iter().enumerate() {
            let choice = notation::read(line).map_err(|e| Failure::Bad(e.to_string()))?;
            if let Some(refusal) = state.refuse(choice) {
                let lexicon = context.language.lexicon::<G>();
                let why = reason::<G>(refusal, &lexicon);
                return no(format!("choice {}, \"{line}\", is not possible: {why}", number + 1));
            }
            state.apply(choice, &mut Silent);
            if let Some(seed) = &apply.seed {
                settle_here(&mut state, seed);
            }
        }
        put(&position::write(&state), apply.output.as_deref(), context)
    }
}
