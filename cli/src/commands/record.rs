//! `oikumene record show|verify|replay`

use crate::context::{Context, read_text, write_text};
use crate::failure::{Done, Failure, no};
use crate::games::{self, Playable, Visitor};
use crate::tell::standings;
use crate::words::{ui, ui_with};
use crate::{save, setup};
use clap::{Args, Subcommand};
use kernel::record::{self, RecordError, Verdict};
use kernel::{Asks, Game, Lexicon, Silent, notation, position};
use serde_json::json;
use std::io::Write;
use std::path::PathBuf;

/// Records of games: read, prove, replay
#[derive(Args)]
#[command(arg_required_else_help = false)]
pub struct Record {
    #[command(subcommand)]
    what: What,
}

#[derive(Subcommand)]
enum What {
    /// The setup and every choice in words
    #[command(after_help = "Example:\n  oikumene record show games/game-000001.jsonl --lang ru")]
    Show(Source),
    /// Proves the seed's hash, chance, every choice and the score
    #[command(after_help = "Example:\n  oikumene record verify games/game-000001.jsonl")]
    Verify(Source),
    /// Writes the position after the last choice, or after so many
    #[command(
        after_help = "Example:\n  oikumene record replay games/game-000001.jsonl --to 40 > later.json"
    )]
    Replay {
        #[command(flatten)]
        source: Source,
        /// So many choices, chance's included
        #[arg(long, value_name = "N")]
        to: Option<usize>,
        /// Write to this file instead of standard output
        #[arg(short, long, value_name = "FILE")]
        output: Option<PathBuf>,
    },
}

#[derive(Args)]
struct Source {
    /// A record, or - for standard input
    file: PathBuf,
    /// The folder of the content set that the record needs, if not the built-in one
    #[arg(long, value_name = "DIR")]
    content: Option<PathBuf>,
}

pub fn run(args: Record, context: &mut Context) -> Done {
    let source = match &args.what {
        What::Show(source) | What::Verify(source) | What::Replay { source, .. } => source,
    };
    let text = read_text(&source.file)?;
    let place = source.file.display().to_string();
    let (text, _) = save::split(&text)?;
    let head = record::head(text).map_err(|e| Failure::at(&place, e))?;
    games::with(&head.game, Run { text, place, what: &args.what, source, context })?
}

struct Run<'a> {
    text: &'a str,
    place: String,
    what: &'a What,
    source: &'a Source,
    context: &'a mut Context,
}

impl Visitor for Run<'_> {
    type Out = Done;

    fn visit<G: Playable>(self) -> Done {
        let Run { text, place, what, source, context } = self;
        let wrong = |e: RecordError| Failure::at(&place, e);
        let record = record::Record::<G>::read(text).map_err(wrong)?;
        let content = setup::content::<G>(source.content.as_deref())?;
        match what {
            What::Show(_) => show(&record, content, context).map_err(wrong)?,
            What::Verify(_) => match record.verify(content) {
                Ok(verdict) => proved(&record, content, &verdict, context),
                // Nothing is known about the record as long as the content set is another.
                Err(error @ RecordError::Content { .. }) => Err(wrong(error)),
                Err(error) => {
                    if context.json {
                        context.tell(&json!({"verified": false, "reason": error.to_string()}))?;
                    }
                    no(format!("{place}: {error}"))
                }
            },
            What::Replay { to, output, .. } => {
                let to = to.unwrap_or(record.moves.len());
                let text = position::write(&record.replay_to(content, to).map_err(wrong)?);
                match output {
                    Some(path) => write_text(path, &text),
                    None => Ok(context.out.write_all(text.as_bytes())?),
                }
            }
        }
    }
}

fn show<G: Game>(
    record: &record::Record<G>,
    content: &'static G::Content,
    context: &mut Context,
) -> Result<Done, RecordError> {
    let lexicon = context.language.lexicon_of::<G>(content);
    let mut moves = Vec::new();
    let last = record.walk(content, record.moves.len(), &mut Silent, |state, _, step| {
        moves.push((*step, lexicon.say(&state.say_choice(step.choice))));
        Ok(())
    })?;
    let header = &record.header;
    if context.json {
        let moves: Vec<_> = moves
            .iter()
            .map(|(step, words)| {
                let choice = notation::write(&step.choice);
                json!({"by": by(step.by), "choice": choice, "words": words, "at": step.at})
            })
            .collect();
        let end = record.end.as_ref();
        return Ok(context.tell(&json!({
            "game": header.game, "setup": header.setup, "content_hash": header.content,
            "seed_hash": header.seed_hash, "started": header.started, "moves": moves,
            "seed": end.map(|end| end.seed), "standings": last.standings(),
            "origin": header.origin, "players": header.players, "program": header.program,
            "why": end.and_then(|end| end.why),
        })));
    }
    Ok(print(record, &moves, &standings(&last, &lexicon), &lexicon, context))
}

/// Each choice with what it is in words.
type Said<C> = (record::Move<C>, String);

fn print<G: Game>(
    record: &record::Record<G>,
    moves: &[Said<G::Choice>],
    standings: &str,
    lexicon: &Lexicon,
    context: &mut Context,
) -> Done {
    let header = &record.header;
    let out = &mut context.out;
    let modules = header.setup.modules.join(", ");
    writeln!(out, "game       {}", header.game)?;
    writeln!(out, "seats      {}", header.setup.seats)?;
    writeln!(out, "modules    {}", if modules.is_empty() { "none" } else { &modules })?;
    for (variant, choice) in &header.setup.variants {
        writeln!(out, "variant    {variant}: {choice}")?;
    }
    for player in &header.players {
        let who = [&player.name, &player.mind, &player.budget].map(|word| word.as_deref());
        let who: Vec<&str> = who.into_iter().flatten().collect();
        let kind = format!("{:?}", player.kind).to_lowercase();
        writeln!(out, "seat {}     {kind} {}", player.seat.0, who.join(" "))?;
    }
    writeln!(out, "content    {}", header.content)?;
    if header.origin.is_some() {
        writeln!(out, "begins     with a position; record replay --to 0 writes it")?;
    }
    writeln!(out, "seed hash  {}", header.seed_hash)?;
    if let Some(end) = &record.end {
        writeln!(out, "seed       {}", end.seed)?;
    }
    for (n, (step, words)) in moves.iter().enumerate() {
        let who = match step.by {
            Asks::Seat(seat) => ui_with(lexicon, "ui-seat", "seat", seat),
            _ => ui(lexicon, "ui-chance"),
        };
        writeln!(out, "{n:>4}  {who}: {words}")?;
    }
    Ok(write!(out, "\n{standings}")?)
}

fn proved<G: Game>(
    record: &record::Record<G>,
    content: &'static G::Content,
    verdict: &Verdict,
    context: &mut Context,
) -> Done {
    if context.json {
        return context.tell(&json!({
            "verified": true, "choices": verdict.choices, "chance": verdict.chance,
            "finished": verdict.finished, "standings": verdict.standings,
        }));
    }
    let Verdict { choices, chance, finished, .. } = verdict;
    let word = if *finished { "finished" } else { "abandoned" };
    writeln!(context.out, "verified: a {word} game of {} with {choices} choices", G::ID)?;
    writeln!(context.out, "  the seed fits its hash, {chance} choices of chance follow from it")?;
    writeln!(context.out, "  every choice is possible, the final score is right")?;
    let lexicon = context.language.lexicon_of::<G>(content);
    match record.replay(content) {
        Ok(state) => Ok(write!(context.out, "{}", standings(&state, &lexicon))?),
        Err(error) => no(error),
    }
}

fn by(asks: Asks) -> serde_json::Value {
    match asks {
        Asks::Seat(seat) => json!(seat),
        _ => json!("chance"),
    }
}
