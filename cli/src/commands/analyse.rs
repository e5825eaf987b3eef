//! `oikumene analyse`

use crate::context::{Context, read_text, write_text};
use crate::failure::{Done, Failure, bad, interrupted};
use crate::games::{self, Playable, Visitor};
use crate::interrupt::stop_on_interrupt;
use crate::progress::Progress;
use crate::setup::{self, ThreadArgs};
use crate::tell::columns;
use crate::words::ui_with;
use crate::{budget, save};
use clap::Args;
use kernel::record::{self, Record, RecordError};
use kernel::{Asks, Lexicon, Seat, Text, position};
use minds::analysis::{Account, Analysis, Depth, Grade, Unanalysed, analyse_so_far};
use minds::judge::Learned;
use minds::search::Budget;
use serde::Serialize;
use server::analysis::{DecisionStory, Story, figures};
use server::model::Reader;
use std::io::Write;
use std::path::{Path, PathBuf};

/// Looks at a finished game: what each choice lost, what luck did, where it turned
#[derive(Args)]
#[command(
    after_help = "Examples:\n  oikumene analyse games/game-000001.jsonl --budget 100it --html game.html\n  \
                        oikumene analyse games/game-000001.jsonl --seat 0 --budget 50it --json\n\n\
                        Every decision is judged with what its seat could know then. With a budget in \
                        iterations\nthe same seed gives the same analysis, whatever the number of threads."
)]
pub struct Analyse {
    /// A record, or - for standard input
    file: PathBuf,
    /// How long to think about each decision: 1000it, 2s, 500ms
    #[arg(long, value_name = "B", default_value = "1000it", value_parser = budget::read)]
    budget: Budget,
    /// Only the decisions of this seat, counted from 0; an unfinished game needs it
    #[arg(long, value_name = "N")]
    seat: Option<u8>,
    /// Write a page to this file
    #[arg(long, value_name = "FILE")]
    html: Option<PathBuf>,
    #[arg(long, value_name = "S", default_value_t = 1)]
    seed: u64,
    /// The folder of the content set that the record needs, if not the built-in one
    #[arg(long, value_name = "DIR")]
    content: Option<PathBuf>,
    #[command(flatten)]
    threads: ThreadArgs,
}

/// Columns of the line that draws a chance to win.
const COURSE: usize = 60;

pub fn run(args: &Analyse, context: &mut Context) -> Done {
    let text = read_text(&args.file)?;
    let place = match args.file == Path::new("-") {
        true => "standard input".into(),
        false => args.file.display().to_string(),
    };
    if position::head(&text).is_ok() {
        return bad(format!("{place}: this is a position, not a record; see: oikumene hint"));
    }
    let (text, _) = save::split(&text)?;
    let head = record::head(text).map_err(|e| Failure::at(&place, e))?;
    games::with(&head.game, Run { text, place, args, context })?
}

struct Run<'a> {
    text: &'a str,
    place: String,
    args: &'a Analyse,
    context: &'a mut Context,
}

impl Visitor for Run<'_> {
    type Out = Done;

    fn visit<G: Playable>(self) -> Done {
        let Run { text, place, args, context } = self;
        let wrong = |e: RecordError| Failure::at(&place, e);
        let record = Record::<G>::read(text).map_err(wrong)?;
        let content = setup::content::<G>(args.content.as_deref())?;
        match record.verify(content) {
            Ok(_) | Err(RecordError::Unrevealed) => {}
            Err(error) => return Err(wrong(error)),
        }
        let (analysis, is_whole) = think(&record, content, &place, args)?;
        let lexicon = server::games::lexicon::<G>(context.language.code());
        let story = server::analysis::tell(&record, content, &analysis, lexicon).map_err(wrong)?;
        if let Some(file) = &args.html {
            let reader = Reader::anybody(context.language.code());
            write_text(file, &server::pages::analysis_file(&reader, &story))?;
        }
        if context.json {
            context.tell(&Report { story: &story, interrupted: !is_whole })?;
        } else {
            print(&story, lexicon, context)?;
            match &args.html {
                Some(file) => {
                    let own = context.language.own_lexicon();
                    let file = file.display().to_string();
                    let words = ui_with(&own, "ui-analyse-page", "file", file);
                    writeln!(context.out, "\n{words}")?;
                }
                None => print_decisions(&story, lexicon, context)?,
            }
        }
        match is_whole {
            true => Ok(()),
            false => interrupted(format!("{} decisions", analysis.decisions.len())),
        }
    }
}

#[derive(Serialize)]
struct Report<'a> {
    #[serde(flatten)]
    story: &'a Story,
    /// Somebody stopped it, and only the first decisions were looked at.
    interrupted: bool,
}

/// What was found, and whether that is all.
fn think<G: Playable>(
    record: &Record<G>,
    content: &'static G::Content,
    place: &str,
    args: &Analyse,
) -> Done<(Analysis<G::Choice>, bool)> {
    let judge = Learned::built_in::<G>().map_err(|e| Failure::Bad(e.to_string()))?;
    let depth = Depth::new(args.budget, args.seed);
    let seats = record.header.setup.seats;
    let count = record.moves.iter().filter(|step| step.by != Asks::Chance).count();
    let stop = stop_on_interrupt()?;
    let progress = Progress::new(count as u64);
    let watch = |done: usize, of: usize| progress.reach(done as u64, of as u64);
    let analysis = args.threads.pool()?.install(|| {
        let only = args.seat.map(Seat);
        analyse_so_far(record, content, only, &judge, &depth, &stop, &watch)
    });
    progress.finish();
    match analysis {
        Ok(analysis) => Ok(analysis),
        Err(Unanalysed::Stopped) => {
            Err(Failure::Interrupted(format!("{place}: interrupted before the first decision")))
        }
        Err(Unanalysed::Seat(seat)) => {
            bad(format!("{place}: seats go from 0 to {}, not {}", seats - 1, seat.0))
        }
        Err(Unanalysed::Unfinished) => bad(format!(
            "{place}: the game is not over; say --seat N to look at the decisions of one seat"
        )),
        Err(error) => Err(Failure::at(place, error)),
    }
}

fn print(story: &Story, lexicon: &Lexicon, context: &mut Context) -> Done {
    let say = |key: &str| lexicon.say(&Text::new(key));
    let out = &mut context.out;
    writeln!(out, "{}: {}\n", say("analysis-title"), story.game)?;
    write!(out, "{}", columns(&accounts(story, lexicon)))?;
    writeln!(out, "\n{}", say("analysis-chart"))?;
    let width = story.seats.iter().map(|seat| seat.name.chars().count()).max().unwrap_or(0);
    for seat in &story.seats {
        writeln!(out, "  {:<width$}  {}", seat.name, course(story, seat.seat))?;
    }
    writeln!(out, "\n{}", say("analysis-turns"))?;
    if story.turns.is_empty() {
        let size = figures::size(lexicon, f64::from(Grade::MISTAKE));
        writeln!(out, "  {}", lexicon.say(&Text::new("analysis-no-turns").with("size", size)))?;
    }
    for (index, turn) in story.turns.iter().enumerate() {
        writeln!(out, "  {}. [{}] {}", index + 1, turn.n, turn.words)?;
    }
    Ok(())
}

fn accounts(story: &Story, lexicon: &Lexicon) -> Vec<Vec<String>> {
    let keys = [
        "analysis-seat",
        "analysis-decisions",
        "analysis-best-share",
        "analysis-mean-loss",
        "analysis-mistakes",
        "analysis-blunders",
        "analysis-own",
        "analysis-others",
        "analysis-luck",
        "analysis-hindsight",
    ];
    let mut rows = vec![keys.map(|key| lexicon.say(&Text::new(key))).to_vec()];
    rows.extend(story.accounts.iter().map(|account| row(story, account, lexicon)));
    rows
}

fn row(story: &Story, account: &Account, lexicon: &Lexicon) -> Vec<String> {
    let best = account.best as f64 / account.decisions.max(1) as f64;
    let mut row = vec![
        story.seats[account.seat.index()].name.clone(),
        account.decisions.to_string(),
        figures::percent(lexicon, best),
        figures::size(lexicon, account.mean_loss.win.into()),
        account.mistakes.to_string(),
        account.blunders.to_string(),
    ];
    let changes = [account.own, account.others, account.luck, account.hindsight];
    row.extend(changes.map(|change| figures::change(lexicon, change.win.into())));
    row
}

/// A seat's chance to win over the game, a letter for each part of it.
fn course(story: &Story, seat: Seat) -> String {
    const HEIGHTS: [char; 8] = ['▁', '▂', '▃', '▄', '▅', '▆', '▇', '█'];
    let letter = |column: usize| {
        let n = story.choices * column / (COURSE - 1);
        // The last that was known then.
        let known = story.course.iter().rev().find(|point| point.n <= n);
        let win = known.or(story.course.first()).map_or(0.0, |point| point.win[seat.index()]);
        HEIGHTS[((win * 8.0) as usize).min(HEIGHTS.len() - 1)]
    };
    (0..COURSE).map(letter).collect()
}

fn print_decisions(story: &Story, lexicon: &Lexicon, context: &mut Context) -> Done {
    writeln!(context.out, "\n{}", lexicon.say(&Text::new("analysis-every")))?;
    for decision in story.decisions.iter().filter(|decision| decision.choices > 1) {
        writeln!(context.out, "{}", line(story, decision, lexicon))?;
    }
    Ok(())
}

fn line(story: &Story, decision: &DecisionStory, lexicon: &Lexicon) -> String {
    let who = decision.seat.map_or("", |seat| &story.seats[seat.index()].name);
    let start = format!("{:>4}  {who}: {}", decision.n, decision.chosen_words);
    if decision.chosen == decision.best {
        return start;
    }
    let better = lexicon.say(&Text::new("analysis-better"));
    let loss = figures::change(lexicon, -decision.loss_win);
    format!("{start}  {loss}\n        {better}: {}", decision.best_words)
}
