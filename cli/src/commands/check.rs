//! `oikumene check`

use crate::context::{Context, write_text};
use crate::failure::{Done, Failure, interrupted, no};
use crate::games::{Playable, Visitor};
use crate::interrupt::stop_on_interrupt;
use crate::playout::quietly;
use crate::progress::Progress;
use crate::setup::{SetupArgs, ThreadArgs, check_seats};
use crate::words::Language;
use clap::Args;
use kernel::laws::{self, Care, Violation};
use kernel::{Dice, Game, Lexicon, Options, SetupError};
use minds::search::Stop;
use rayon::prelude::*;
use serde::Serialize;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::time::Instant;

/// Proves the laws that every game obeys, over random games on all seat counts and set-ups
#[derive(Args)]
#[command(after_help = "Example:\n  oikumene check tzolkin --games 1000 --seed 1\n\n\
                        Ctrl-C tells what was found so far, with exit code 130.")]
pub struct Check {
    /// The game; `oikumene games` lists them
    pub game: String,
    /// How many games
    #[arg(long, value_name = "K", default_value_t = 1000, value_parser = clap::value_parser!(u64).range(1..))]
    games: u64,
    #[arg(long, value_name = "S", default_value_t = 1)]
    seed: u64,
    /// Only this many seats, instead of all counts in turn
    #[arg(long, value_name = "N")]
    seats: Option<u8>,
    #[command(flatten)]
    setup: SetupArgs,
    #[command(flatten)]
    threads: ThreadArgs,
    /// Where records of violations go
    #[arg(long, value_name = "DIR", default_value = ".")]
    out: PathBuf,
}

/// Violations that are kept with their record.
const KEPT: usize = 10;

#[derive(Serialize)]
struct Report {
    /// Those that were played.
    games: u64,
    /// Somebody stopped it before all games were played.
    interrupted: bool,
    positions: u64,
    violations: u64,
    seconds: f64,
    records: Vec<PathBuf>,
}

pub struct Run<'a>(pub Check, pub &'a mut Context);

impl Visitor for Run<'_> {
    type Out = Done;

    fn visit<G: Playable>(self) -> Done {
        let Run(args, context) = self;
        let content = args.setup.content::<G>()?;
        let setups = setups::<G>(content, &args)?;
        let lexicons = [Language::En, Language::Ru].map(Language::lexicon::<G>);
        let pool = args.threads.pool()?;
        let stop = stop_on_interrupt()?;
        let begun = Instant::now();
        let found: Found<G> =
            quietly(|| pool.install(|| check_all(content, &setups, &args, &lexicons, &stop)));
        report(&found, begun.elapsed().as_secs_f64(), &args, context)?;
        match found.games < args.games {
            true => interrupted(format!("{} of {} games", found.games, args.games)),
            false => Ok(()),
        }
    }
}

/// All seat counts with all set-ups that the game has, as far as asked for.
fn setups<G: Game>(content: &'static G::Content, args: &Check) -> Done<Vec<Options>> {
    if let Some(seats) = args.seats {
        check_seats::<G>(seats)?;
    }
    let (mut setups, mut refused) = (Vec::new(), None::<SetupError>);
    for seats in G::seat_range().filter(|seats| args.seats.is_none_or(|asked| asked == *seats)) {
        for options in args.setup.setups::<G>(seats)? {
            match G::begin(content, &options) {
                Ok(_) => setups.push(options),
                Err(error) => refused = Some(error),
            }
        }
    }
    match refused {
        Some(error) if setups.is_empty() => Err(error.into()),
        _ => Ok(setups),
    }
}

fn check_all<G: Game>(
    content: &'static G::Content,
    setups: &[Options],
    args: &Check,
    lexicons: &[Lexicon],
    stop: &Stop,
) -> Found<G> {
    let progress = Progress::new(args.games);
    let found = (0..args.games)
        .into_par_iter()
        .map(|k| {
            if stop.is_called() {
                return Found::default();
            }
            let care = Care { lexicons, ..Care::bulk() };
            // Far apart, so that what is checked now and then meets every setup.
            let number = k << 32 | u64::from(kernel::dice::fast(args.seed, k).below(u32::MAX));
            let options = &setups[(k % setups.len() as u64) as usize];
            let outcome = laws::obey::<G>(content, options, number, care);
            progress.advance(1);
            Found::of(k, outcome)
        })
        .reduce(Found::default, Found::merged);
    progress.finish();
    found
}

/// What the games showed.
struct Found<G: Game> {
    games: u64,
    positions: u64,
    violations: u64,
    first: Vec<(u64, Violation<G>)>,
}

impl<G: Game> Default for Found<G> {
    fn default() -> Self {
        Found { games: 0, positions: 0, violations: 0, first: Vec::new() }
    }
}

impl<G: Game> Found<G> {
    fn of(k: u64, outcome: Result<laws::Report, Violation<G>>) -> Self {
        match outcome {
            Ok(report) => Found { games: 1, positions: report.choices as u64, ..Found::default() },
            Err(violation) => Found {
                games: 1,
                positions: violation.record.moves.len() as u64,
                violations: 1,
                first: vec![(k, violation)],
            },
        }
    }

    fn merged(mut self, other: Self) -> Self {
        self.games += other.games;
        self.positions += other.positions;
        self.violations += other.violations;
        self.first.extend(other.first);
        self.first.sort_by_key(|(k, _)| *k);
        self.first.truncate(KEPT);
        self
    }
}

fn report<G: Game>(found: &Found<G>, seconds: f64, args: &Check, context: &mut Context) -> Done {
    let records = write_records(found, &args.out)?;
    let (positions, violations) = (found.positions, found.violations);
    if context.json {
        let (games, interrupted) = (found.games, found.games < args.games);
        let report = Report { games, interrupted, positions, violations, seconds, records };
        context.tell(&report)?;
    } else {
        let out = &mut context.out;
        let interrupted = if found.games < args.games { ", interrupted" } else { "" };
        writeln!(out, "games       {}{interrupted}", found.games)?;
        writeln!(out, "positions   {positions}")?;
        writeln!(out, "violations  {violations}")?;
        writeln!(out, "seconds     {seconds:.1}")?;
        for ((_, violation), record) in found.first.iter().zip(&records) {
            writeln!(out, "{}: {violation}", record.display())?;
        }
    }
    match found.first.first() {
        None => Ok(()),
        Some((k, first)) => no(format!("violations: {violations}; the first in game {k}, {first}")),
    }
}

fn write_records<G: Game>(found: &Found<G>, folder: &Path) -> Done<Vec<PathBuf>> {
    let mut paths = Vec::new();
    for (k, violation) in &found.first {
        std::fs::create_dir_all(folder).map_err(|e| Failure::at(folder.display(), e))?;
        let path = folder.join(format!("violation-{}-{k}.jsonl", G::ID));
        write_text(&path, &violation.record.write())?;
        paths.push(path);
    }
    Ok(paths)
}

#[cfg(test)]
mod tests {
    use super::*;
    use kernel::record::Record;
    use kernel::{ContentSet, Seed};
    use tzolkin::{Content, Tzolkin};

    #[test]
    fn a_violation_leaves_a_record() {
        let options = Options::new(2);
        let seed = Seed::from_number(1);
        let mut record = Record::<Tzolkin>::begin(Content::built_in(), options, seed.hash(), 0);
        record.abandon(seed);
        let violation =
            Violation { law: "end", message: "none".into(), record: Box::new(record.clone()) };
        let found = Found { violations: 1, ..Found::of(7, Err(violation)) };
        let name = format!("oikumene-check-{}", std::process::id());
        let folder = std::env::temp_dir().join(name);
        let paths = write_records(&found, &folder).unwrap();
        let text = std::fs::read_to_string(&paths[0]).unwrap();
        std::fs::remove_dir_all(&folder).unwrap();
        assert_eq!(Record::read(&text).unwrap(), record);
    }
}
