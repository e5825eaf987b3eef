//! The `oikumene` program.
#![deny(unsafe_code)]

mod allocations;
mod budget;
mod choice;
mod commands;
mod context;
mod failure;
mod interrupt;
mod play;
mod players;
mod playout;
mod progress;
mod save;
mod setup;
mod tell;
mod words;

use ::games;
use clap::error::ErrorKind;
use clap::{CommandFactory, Parser, Subcommand};
use commands::{
    admin, analyse, bench, bot, check, content, duel, games as list, hint, league, manual,
    minds as opponents, position, record, schema, serve, sim, train,
};
use context::Context;
use failure::{Done, Failure};
use std::io::Write;
use std::process::ExitCode;
use words::Language;

#[global_allocator]
static ALLOCATOR: allocations::Counting = allocations::Counting;

/// Civilization board games: play, simulate, check, inspect
#[derive(Parser)]
#[command(
    version,
    after_help = "Without a command it serves the table in the browser.\n\n\
                  Examples:\n  oikumene\n  oikumene play tzolkin --seats 2\n\n\
                  Exit codes: 0 yes, 1 the answer is no, 2 bad input, 130 interrupted."
)]
struct Cli {
    /// Answer in JSON, for machines
    #[arg(long, global = true)]
    json: bool,
    /// The language; the platform's unless said
    #[arg(long, global = true, env = "OIKUMENE_LANG", hide_env_values = true)]
    lang: Option<Language>,
    #[command(subcommand)]
    command: Option<Command>,
}

#[derive(Subcommand)]
enum Command {
    Serve(serve::Serve),
    Games(list::Games),
    Minds(opponents::Minds),
    Play(play::Play),
    Sim(sim::Sim),
    Duel(duel::DuelArgs),
    League(league::League),
    Bot(bot::Bot),
    Check(check::Check),
    Train(train::Train),
    Bench(bench::Bench),
    Position(position::Position),
    Record(record::Record),
    Schema(schema::Schema),
    Hint(hint::Hint),
    Analyse(analyse::Analyse),
    Content(content::Content),
    Backup(admin::Backup),
    Admin(admin::Admin),
    Completions(manual::Completions),
    Manual(manual::Manual),
}

fn main() -> ExitCode {
    let cli = match Cli::try_parse() {
        Ok(cli) => cli,
        Err(error) => return ExitCode::from(misread(&error)),
    };
    let mut context = Context::new(cli.json, Language::of(cli.lang));
    let done = run(cli, &mut context);
    // What was said before a failure comes first.
    let flushed = context.out.flush().map_err(Failure::from);
    match done.and(flushed) {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => ExitCode::from(failure.report(context.json)),
    }
}

fn run(cli: Cli, context: &mut Context) -> Done {
    match cli.command {
        Some(Command::Games(args)) => list::run(&args, context),
        Some(Command::Minds(args)) => opponents::run(&args, context),
        Some(Command::Play(args)) => play::run(args, cli.lang, context),
        Some(Command::Sim(args)) => games::with(&args.game.clone(), sim::Run(args, context))?,
        Some(Command::Duel(args)) => games::with(&args.game.clone(), duel::Run(args, context))?,
        Some(Command::League(args)) => games::with(&args.game.clone(), league::Run(args, context))?,
        Some(Command::Bot(args)) => games::with(&args.game.clone(), bot::Run(args, context))?,
        Some(Command::Check(args)) => games::with(&args.game.clone(), check::Run(args, context))?,
        Some(Command::Train(args)) => games::with(&args.game.clone(), train::Run(args, context))?,
        Some(Command::Bench(args)) => games::with(&args.game.clone(), bench::Run(args, context))?,
        Some(Command::Position(args)) => position::run(args, context),
        Some(Command::Record(args)) => record::run(args, context),
        Some(Command::Schema(args)) => games::with(&args.game, schema::Run(context))?,
        Some(Command::Hint(args)) => hint::run(&args, context),
        Some(Command::Analyse(args)) => analyse::run(&args, context),
        Some(Command::Content(args)) => content::run(args, context),
        Some(Command::Serve(args)) => serve::serve(&args, context),
        Some(Command::Backup(args)) => admin::backup(&args, context),
        Some(Command::Admin(args)) => admin::admin(&args, context),
        Some(Command::Completions(args)) => manual::completions(&args, Cli::command(), context),
        Some(Command::Manual(args)) => manual::manual(&args, Cli::command(), context),
        None => serve::serve(&serve::Serve::plain(), context),
    }
}

/// Help and version go out as they are; a mistake becomes one line.
fn misread(error: &clap::Error) -> u8 {
    if matches!(error.kind(), ErrorKind::DisplayHelp | ErrorKind::DisplayVersion) {
        let _ = error.print();
        return 0;
    }
    let text = error.render().to_string();
    let end = ["\n\nUsage:", "\n\nFor more information"].iter().filter_map(|end| text.find(end));
    let line = text[..end.min().unwrap_or(text.len())].trim_start_matches("error: ");
    let is_json = std::env::args().any(|argument| argument == "--json");
    let command = named(std::env::args().skip(1));
    Failure::Bad(format!("{line} (see: {command} --help)")).report(is_json)
}

/// The command that somebody meant, as far as it can be told: `oikumene position show`.
fn named(words: impl Iterator<Item = String>) -> String {
    let (mut command, mut name) = (Cli::command(), "oikumene".to_string());
    // What is no command is an option, or the value of one.
    for word in words {
        if let Some(found) = command.find_subcommand(&word) {
            name = format!("{name} {word}");
            command = found.clone();
        }
    }
    name
}
