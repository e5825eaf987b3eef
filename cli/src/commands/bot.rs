//! `oikumene bot`

use crate::context::Context;
use crate::failure::{Done, Failure, bad};
use crate::games::{Playable, Visitor};
use crate::setup;
use clap::Args;
use minds::bot::{Conversation, Ended, Engine};
use std::io::{self, BufReader};
use std::path::PathBuf;

/// Plays for another program, which drives it by lines of JSON (see docs/bot-protocol.md)
#[derive(Args)]
#[command(after_help = "Example:\n  oikumene bot tzolkin --mind expert")]
pub struct Bot {
    /// The game; `oikumene games` lists them
    pub game: String,
    /// The mind that plays
    #[arg(long, value_name = "NAME", default_value = "expert")]
    mind: String,
    /// The same seed plays the same; the driver may say another
    #[arg(long, value_name = "S", default_value_t = 1)]
    seed: u64,
    /// A folder with a content set instead of the built-in one
    #[arg(long, value_name = "DIR")]
    content: Option<PathBuf>,
}

pub struct Run<'a>(pub Bot, pub &'a mut Context);

impl Visitor for Run<'_> {
    type Out = Done;

    fn visit<G: Playable>(self) -> Done {
        let Run(args, context) = self;
        let content = setup::content::<G>(args.content.as_deref())?;
        minds::by_name::<G>(&args.mind, args.seed).map_err(Failure::Bad)?;
        let name = format!("oikumene {} {}", env!("CARGO_PKG_VERSION"), args.mind);
        let make = Box::new(move |seed, limit| minds::limited::<G>(&args.mind, seed, limit));
        let conversation = Conversation::new(content, name, args.seed, make);
        let input = BufReader::new(io::stdin());
        match Engine::new(conversation, &mut context.out).run(input)? {
            Ended::Quit => Ok(()),
            Ended::Refused(why) => bad(why),
        }
    }
}
