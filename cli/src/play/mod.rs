//! `oikumene play`: a game in the terminal.

mod chronicle;
mod command;
mod help;
mod menu;
mod screen;
mod session;
mod storage;

use crate::context::{Context, read_text};
use crate::failure::{Done, Failure, bad};
use crate::games::{self, Playable, Visitor};
use crate::players::{PatienceArg, named};
use crate::save::{self, PERSON};
use crate::setup::SetupArgs;
use crate::words::Language;
use clap::Args;
use kernel::record::{self, Table};
use kernel::{Game, Insight, Seed};
use session::Session;
use std::io::{self, BufRead};
use std::path::PathBuf;

/// A game in the terminal, for one or more people and opponents
#[derive(Args, Default)]
#[command(after_help = "Examples:\n  oikumene play tzolkin --seats 3 --lang ru\n  \
                        oikumene play --load evening.save\n\n\
                        Type `help` in the game for its commands.")]
pub struct Play {
    /// The game; `oikumene games` lists them. Without one, a few questions find it
    game: Option<String>,
    /// Seats at the table; two unless said
    #[arg(long, value_name = "N")]
    seats: Option<u8>,
    /// How many of the seats are people; minds take the others
    #[arg(long, value_name = "K", default_value_t = 1)]
    people: u8,
    /// One mind for all other seats, or one a seat: names (expert:5s,
    /// expert@WEIGHTS), or cmd:PROGRAM ARGS
    #[arg(long, value_name = "a,b", default_value = "random")]
    minds: String,
    /// A number or 64 hexadecimal digits; a fresh one unless said
    #[arg(long, value_name = "S")]
    seed: Option<Seed>,
    /// Go on with a saved game
    #[arg(long, value_name = "FILE", conflicts_with_all = ["seats", "modules", "seed", "game"])]
    load: Option<PathBuf>,
    #[command(flatten)]
    patience: PatienceArg,
    #[command(flatten)]
    setup: SetupArgs,
}

pub fn run(args: Play, asked: Option<Language>, context: &mut Context) -> Done {
    if args.game.is_none() && args.load.is_none() {
        return menu::menu(asked, context);
    }
    play(args, context, Box::new(io::stdin().lock()))
}

/// Plays with what comes from `input`.
fn play(args: Play, context: &mut Context, input: Box<dyn BufRead>) -> Done {
    let Some(path) = &args.load else {
        let game = args.game.clone().unwrap_or_default();
        return games::with(&game, Start { args, saved: None, context, input })?;
    };
    let text = read_text(path)?;
    let place = path.display().to_string();
    let (record, _) = save::split(&text).map_err(|_| Failure::at(&place, "not a saved game"))?;
    let head = record::head(record).map_err(|e| Failure::at(&place, e))?;
    games::with(&head.game, Start { args, saved: Some(text), context, input })?
}

struct Start<'a> {
    args: Play,
    saved: Option<String>,
    context: &'a mut Context,
    input: Box<dyn BufRead>,
}

impl Visitor for Start<'_> {
    type Out = Done;

    fn visit<G: Playable>(self) -> Done {
        let Start { args, saved, context, input } = self;
        let content = args.setup.content::<G>()?;
        let (table, seats, log) = match saved {
            Some(text) => {
                storage::resume::<G>(&text, content).map_err(|e| Failure::Bad(e.plain()))?
            }
            None => {
                let (table, seats) = begin::<G>(&args, content)?;
                (table, seats, kernel::Chronicle::new())
            }
        };
        let lexicon = context.language.lexicon_of::<G>(content);
        let patience = args.patience.time();
        Session::new(table, log, seats, patience, lexicon, input, &mut context.out).run()
    }
}

/// A new table, and who sits where.
fn begin<G: Insight + Game>(
    args: &Play,
    content: &'static G::Content,
) -> Done<(Table<G>, Vec<String>)> {
    let seats = args.seats.unwrap_or(2.max(args.people).max(*G::seat_range().start()));
    let options = args.setup.options::<G>(seats)?;
    let chairs = chairs::<G>(seats, args)?;
    let seed = match args.seed {
        Some(seed) => seed,
        None => Seed::fresh().map_err(|e| Failure::Bad(e.to_string()))?,
    };
    Ok((Table::begin(content, &options, seed, session::now())?, chairs))
}

/// Who sits where: people first, then minds.
fn chairs<G: Insight + Game>(seats: u8, args: &Play) -> Done<Vec<String>> {
    let people = args.people;
    if people > seats {
        return bad(format!("{people} people need as many seats; there are {seats}"));
    }
    let others = usize::from(seats - people);
    let minds = named::<G>(&args.minds)?;
    let mut names: Vec<String> = minds.iter().map(|who| who.name().to_string()).collect();
    if names.len() == 1 {
        names = vec![names[0].clone(); others];
    }
    if names.len() != others {
        let n = names.len();
        return bad(format!("{n} minds for {others} seats; name one for all, or one a seat"));
    }
    let people = std::iter::repeat_n(PERSON.to_string(), usize::from(people));
    Ok(people.chain(names).collect())
}
