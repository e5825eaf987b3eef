//! `oikumene hint`

use crate::context::{Context, read_text};
use crate::failure::{Done, Failure, bad, no};
use crate::games::{self, Playable, Visitor};
use crate::tell::{asked, columns};
use crate::words::{ui, ui_with};
use crate::{budget, save, setup};
use clap::Args;
use kernel::View;
use kernel::position;
use kernel::record::{self, RecordError};
use kernel::{Asks, Eyes, Lexicon};
use minds::levels::LevelAsked;
use minds::search::{Budget, Search, SearchSettings};
use server::analysis::{self, Hint as Said, figures};
use std::io::Write;
use std::path::{Path, PathBuf};

/// The best choices of a position, in words
#[derive(Args)]
#[command(
    after_help = "Examples:\n  oikumene hint p.json\n  oikumene hint games/game-000001.jsonl --at 40 --budget 500ms\n\n\
                        With a budget in iterations the same seed gives the same hint."
)]
pub struct Hint {
    /// A position or a record, or - for standard input
    #[arg(default_value = "-")]
    file: PathBuf,
    /// The position of a record after so many choices; after the last unless said
    #[arg(long, value_name = "N")]
    at: Option<usize>,
    /// How long to think: 2s, 500ms, 1000it
    #[arg(long, value_name = "B", value_parser = budget::read)]
    budget: Option<Budget>,
    /// Who thinks: a level of `oikumene play`
    #[arg(long, value_name = "MIND", default_value = "master")]
    mind: String,
    /// Choices that are told
    #[arg(long, value_name = "K", default_value_t = 5, value_parser = clap::value_parser!(u16).range(1..))]
    most: u16,
    /// Threads; all cores for a budget in time, one for iterations unless said
    #[arg(long, value_name = "T", value_parser = clap::value_parser!(u16).range(1..=256))]
    threads: Option<u16>,
    #[arg(long, value_name = "S", default_value_t = 1)]
    seed: u64,
    /// The folder of the content set that the game needs, if not the built-in one
    #[arg(long, value_name = "DIR")]
    content: Option<PathBuf>,
}

/// How a record begins.
const RECORD: &str = "{\"oikumene\":\"record\"";
/// How long to think unless told otherwise.
const USUAL: Budget = Budget::time(std::time::Duration::from_secs(2));

pub fn run(args: &Hint, context: &mut Context) -> Done {
    let text = read_text(&args.file)?;
    let place = match args.file == Path::new("-") {
        true => "standard input".into(),
        false => args.file.display().to_string(),
    };
    let settings = settings(args)?;
    let (game, source) = match position::head(&text) {
        Ok(_) if args.at.is_some() => return bad("--at is for records"),
        Ok(head) => (head.game, Source::Position(&text)),
        // Whatever is no position may be a record.
        Err(error) => {
            let (lines, _) = save::split(&text)?;
            match record::head(lines) {
                Ok(head) => (head.game, Source::Record(lines)),
                Err(wrong) if lines.trim_start().starts_with(RECORD) => {
                    return Err(Failure::at(&place, wrong));
                }
                Err(_) => return Err(Failure::at(&place, error)),
            }
        }
    };
    games::with(&game, Run { source, place, settings, args, context })?
}

fn settings(args: &Hint) -> Done<SearchSettings> {
    let (mind, _) = minds::with_weights(&args.mind);
    let player: LevelAsked = mind.parse().map_err(Failure::Bad)?;
    let Some(mut settings) = player.settings else {
        return bad(format!("\"{mind}\" does not think, so it has no hint"));
    };
    if !mind.contains(':') {
        settings.budget = USUAL;
    }
    settings.budget = args.budget.unwrap_or(settings.budget);
    let cores = || std::thread::available_parallelism().map_or(1, |cores| cores.get());
    settings.threads = match args.threads {
        Some(threads) => threads.into(),
        None if mind.contains("threads") => settings.threads,
        None if settings.budget.iterations.is_some() => 1,
        None => cores(),
    };
    Ok(settings)
}

enum Source<'a> {
    Position(&'a str),
    Record(&'a str),
}

struct Run<'a> {
    source: Source<'a>,
    place: String,
    settings: SearchSettings,
    args: &'a Hint,
    context: &'a mut Context,
}

impl Visitor for Run<'_> {
    type Out = Done;

    fn visit<G: Playable>(self) -> Done {
        let Run { source, place, settings, args, context } = self;
        let content = setup::content::<G>(args.content.as_deref())?;
        let (state, eyes): (G, _) = match source {
            Source::Position(text) => {
                let loaded = position::read(text, content).map_err(|e| Failure::at(&place, e))?;
                (loaded.state, loaded.eyes)
            }
            Source::Record(text) => {
                let wrong = |e: RecordError| Failure::at(&place, e);
                let record = record::Record::<G>::read(text).map_err(wrong)?;
                let at = args.at.unwrap_or(record.moves.len());
                (record.replay_to(content, at).map_err(wrong)?, None)
            }
        };
        let lexicon = context.language.lexicon::<G>();
        let Asks::Seat(seat) = state.asks() else {
            return no(format!("{place}: nobody can be given a hint. {}", asked(&state, &lexicon)));
        };
        if eyes.is_some_and(|eyes| !eyes.are(seat)) {
            return bad(format!("{place}: seat {} is asked, but these are other eyes", seat.0));
        }
        let view = View::of(&state, Eyes::Seat(seat));
        let (_, weights) = minds::with_weights(&args.mind);
        let judge = minds::judge::<G>(weights).map_err(Failure::Bad)?;
        let search = Search::new(judge, settings, args.seed);
        let mut search = search.map_err(|unfit| Failure::Bad(unfit.to_string()))?;
        search.look(&view);
        search.run(settings.budget);
        let advice = search.advice();
        let words = server::games::lexicon::<G>(context.language.code());
        let hint = analysis::hint(&view, &advice, args.most.into(), words)
            .ok_or_else(|| Failure::No("nobody is asked".into()))?;
        if context.json {
            return context.tell(&hint);
        }
        print(&hint, &asked(view.state(), &lexicon), &lexicon, words, context)
    }
}

/// `words` write the figures, `lexicon` the rest.
fn print(
    hint: &Said,
    question: &str,
    lexicon: &Lexicon,
    words: &Lexicon,
    context: &mut Context,
) -> Done {
    let heads = ["ui-hint-choice", "ui-hint-win", "ui-hint-points", "ui-hint-visits"];
    let mut rows = vec![heads.map(|key| ui(lexicon, key)).to_vec()];
    for (number, row) in hint.best.iter().enumerate() {
        rows.push(vec![
            format!("{}. {}", number + 1, row.words),
            figures::percent(words, row.win),
            figures::decimal(words, row.points),
            row.visits.to_string(),
        ]);
    }
    writeln!(context.out, "{question}\n\n{}", columns(&rows))?;
    let Some(best) = hint.best.first().filter(|best| best.line.len() > 1) else { return Ok(()) };
    writeln!(context.out, "{}", ui(lexicon, "ui-hint-line"))?;
    for said in &best.line {
        let who = match said.seat {
            Some(seat) => ui_with(lexicon, "ui-seat", "seat", seat),
            None => ui(lexicon, "ui-chance"),
        };
        writeln!(context.out, "  {who}: {}", said.words)?;
    }
    Ok(())
}
