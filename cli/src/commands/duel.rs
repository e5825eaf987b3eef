//! `oikumene duel`

use crate::context::{Context, write_text};
use crate::failure::{Done, Failure, interrupted, no};
use crate::games::{Playable, Visitor};
use crate::interrupt::stop_on_interrupt;
use crate::players::{PatienceArg, named};
use crate::playout::quietly;
use crate::progress::Progress;
use crate::setup::{SetupArgs, ThreadArgs};
use clap::Args;
use kernel::{Game, Insight};
use minds::duel::{Duel, LineUp, Outcome, SURE, Showing, Summary, looks};
use rayon::prelude::*;
use serde::Serialize;
use serde_json::json;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::time::Instant;

/// Plays minds against each other and tells who is stronger
#[derive(Args)]
#[command(
    after_help = "Example:\n  oikumene duel tzolkin --minds adept,novice --seats 2 --games 20",
    after_long_help = "Example:\n  oikumene duel tzolkin --minds adept,novice --seats 2 --games 20

Every deal is played as often as there are seats, with the minds moved on by one seat each time. If \
fewer minds are named than there are seats, the last one fills the table: with A,B at four seats, A \
plays against three B.

The win rate is the share of first places, a shared one counted in parts; between equals it is one \
in so many seats. The rating difference (elo) comes from comparing places with each seat of the \
other minds, so it is 0 between equals at any table. The intervals hold in 95 of 100 duels. Their \
unit is the deal, because its games are not independent: Wilson's interval, with as many trials as \
the variance between deals says, but never fewer than deals nor more than trials.

A mind that cannot go on (a program that dies, hangs, lies or answers garbage) forfeits its game: \
it is last, the others share the first place, and the game counts for no one's points. When a mind \
forfeits every game, the exit code is 1. A program is started once a game, or once for all of them \
if it says that it plays game after game; each of --threads has its own.

Ctrl-C ends a duel: what the deals that were over by then say is told, and the exit code is 130.

--until-sure looks after 8, 16, 32 … deals and stops when a 99.5 % interval says who is stronger, \
so that all looks together mislead in fewer than 5 of 100 duels."
)]
pub struct DuelArgs {
    /// The game; `oikumene games` lists them
    pub game: String,
    /// Two or more minds: names (`oikumene minds` lists them), or cmd:PROGRAM ARGS (see
    /// docs/bot-protocol.md)
    #[arg(long, value_name = "a,b")]
    minds: String,
    #[arg(long, value_name = "N", default_value_t = 2)]
    seats: u8,
    /// How many games, rounded up to whole deals
    #[arg(long, value_name = "K", default_value_t = 100, value_parser = clap::value_parser!(u64).range(1..=10_000_000))]
    games: u64,
    /// Stop as soon as it is clear who is stronger; --games is then the most
    #[arg(long)]
    until_sure: bool,
    /// The same seed gives the same games, whatever the number of threads
    #[arg(long, value_name = "S", default_value_t = 1)]
    seed: u64,
    /// Keep the record of every game in this folder, with a list of them
    #[arg(long, value_name = "DIR")]
    records: Option<PathBuf>,
    #[command(flatten)]
    patience: PatienceArg,
    #[command(flatten)]
    setup: SetupArgs,
    #[command(flatten)]
    threads: ThreadArgs,
}

pub struct Run<'a>(pub DuelArgs, pub &'a mut Context);

impl Visitor for Run<'_> {
    type Out = Done;

    fn visit<G: Playable>(self) -> Done {
        let Run(args, context) = self;
        let options = args.setup.options::<G>(args.seats)?;
        let content = args.setup.content::<G>()?;
        G::begin(content, &options)?;
        let line_up = LineUp::new(named::<G>(&args.minds)?, args.seats);
        let line_up = line_up.map_err(Failure::Bad)?;
        if let Some(folder) = &args.records {
            std::fs::create_dir_all(folder).map_err(|e| Failure::at(folder.display(), e))?;
        }
        let duel = Duel::<G> {
            content,
            options,
            line_up,
            seed: args.seed,
            patience: args.patience.time(),
            keeps_records: args.records.is_some(),
            stop: stop_on_interrupt()?,
        };
        let begun = Instant::now();
        let pool = args.threads.pool()?;
        let games = quietly(|| pool.install(|| play_all(&duel, &args)))?;
        if let Some(folder) = &args.records {
            write_text(&folder.join("games.jsonl"), &list(&duel.line_up, &games))?;
        }
        let seconds = begun.elapsed().as_secs_f64();
        report(&duel, &games, &args, seconds, context)
    }
}

/// All deals, or as many as it takes to be sure.
fn play_all<G: Insight + Game>(duel: &Duel<G>, args: &DuelArgs) -> Done<Vec<Outcome>> {
    let per_deal = u64::from(duel.line_up.rotations());
    let deals = args.games.div_ceil(per_deal);
    let progress = Progress::new(deals * per_deal);
    let stops = if args.until_sure { looks(deals) } else { vec![deals] };
    let mut games = Vec::new();
    for stop in stops {
        let from = games.len() as u64 / per_deal;
        games.extend(play_deals(duel, from..stop, args.records.as_deref(), &progress)?);
        if duel.stop.is_called() {
            break;
        }
        if args.until_sure && Summary::is_decided(&duel.line_up, &games, SURE) {
            break;
        }
    }
    progress.finish();
    match games.is_empty() {
        true => Err(Failure::Interrupted("interrupted before one deal was over".into())),
        false => Ok(games),
    }
}

/// The games of these deals in their order, played on all threads. Each is kept as soon as it is
/// over. Of a duel that is stopped only whole deals count.
pub fn play_deals<G: Insight + Game>(
    duel: &Duel<G>,
    deals: std::ops::Range<u64>,
    records: Option<&Path>,
    progress: &Progress,
) -> Done<Vec<Outcome>> {
    let per_deal = usize::from(duel.line_up.rotations());
    let games: Vec<Option<Outcome>> = (deals.start as usize * per_deal
        ..deals.end as usize * per_deal)
        .into_par_iter()
        .with_max_len(1)
        .map(|game| {
            let (deal, rotation) = ((game / per_deal) as u64, (game % per_deal) as u8);
            let played = duel.play(deal, rotation);
            let outcome =
                played.or_else(|what| no(format!("deal {deal}, game {rotation}: {what}")))?;
            let Some(mut outcome) = outcome else { return Ok(None) };
            if let (Some(folder), Some(record)) = (records, outcome.record.take()) {
                write_text(&folder.join(file_name(deal, rotation)), &record)?;
            }
            progress.advance(1);
            Ok(Some(outcome))
        })
        .collect::<Done<_>>()?;
    let is_whole = |deal: &&[Option<Outcome>]| deal.iter().all(Option::is_some);
    Ok(games.chunks(per_deal).filter(is_whole).flatten().flatten().cloned().collect())
}

fn file_name(deal: u64, rotation: u8) -> String {
    format!("deal-{:05}-{}.jsonl", deal + 1, rotation + 1)
}

/// Who sat where in which record, and how it went.
fn list(line_up: &LineUp, games: &[Outcome]) -> String {
    let mut list = String::new();
    for game in games {
        let deal = game.deal;
        let seats = game.seats.iter().map(|seat| {
            let mind = line_up.who(seat.named).name();
            json!({"mind": mind, "place": seat.place, "points": seat.points})
        });
        let seats: Vec<_> = seats.collect();
        let forfeit = game
            .forfeit
            .as_ref()
            .map(|forfeit| json!({"seat": forfeit.seat.0, "why": forfeit.fault.to_string()}));
        let file = file_name(deal, game.rotation);
        let line = json!({"file": file, "deal": deal, "seats": seats, "forfeit": forfeit});
        list.push_str(&format!("{line}\n"));
    }
    list
}

/// What the first mind did stands at the top.
#[derive(Serialize)]
struct Report<'a> {
    #[serde(flatten)]
    first: &'a Showing,
    games: usize,
    deals: usize,
    /// Somebody stopped it, and only deals that were over by then count.
    interrupted: bool,
    seconds: f64,
    winner_mean_points: Option<f64>,
    /// Whether the interval says who is stronger.
    decided: bool,
    all_forfeits: usize,
    /// The first few forfeits in words.
    reasons: Vec<String>,
    minds: &'a [Showing],
}

/// Forfeits that are told in words.
const TOLD: usize = 3;

fn report<G: Insight + Game>(
    duel: &Duel<G>,
    games: &[Outcome],
    args: &DuelArgs,
    seconds: f64,
    context: &mut Context,
) -> Done {
    let line_up = &duel.line_up;
    let summary = Summary::of(line_up, games);
    let z = if args.until_sure { SURE } else { minds::duel::USUAL };
    let report = Report {
        first: &summary.minds[0],
        games: summary.games,
        deals: summary.deals,
        interrupted: duel.stop.is_called(),
        seconds,
        winner_mean_points: summary.winner_mean_points,
        decided: Summary::is_decided(line_up, games, z),
        all_forfeits: summary.forfeits,
        reasons: reasons(line_up, games),
        minds: &summary.minds,
    };
    match context.json {
        true => context.tell(&report)?,
        false => print(&report, &mut context.out)?,
    }
    match summary.minds.iter().find(|mind| mind.forfeits == summary.games) {
        _ if report.interrupted => interrupted(format!("{} games", report.games)),
        Some(mind) => no(format!("{} forfeited every game", mind.mind)),
        None => Ok(()),
    }
}

fn reasons(line_up: &LineUp, games: &[Outcome]) -> Vec<String> {
    let forfeits = games.iter().enumerate().filter_map(|(k, game)| {
        let forfeit = game.forfeit.as_ref()?;
        let mind = line_up.who(game.seats[forfeit.seat.index()].named).name();
        Some(format!("game {}: {mind} {}", k + 1, forfeit.fault))
    });
    forfeits.take(TOLD).collect()
}

fn print(report: &Report, out: &mut dyn Write) -> Done {
    let points = |points: Option<f64>| points.map_or("-".into(), |points| format!("{points:.2}"));
    let Report { games, deals, seconds, .. } = report;
    let interrupted = if report.interrupted { ", interrupted" } else { "" };
    writeln!(out, "{games} games, {deals} deals, {seconds:.1} s{interrupted}")?;
    writeln!(out, "winners' mean points {}", points(report.winner_mean_points))?;
    for mind in report.minds {
        let Showing { wins, shared, losses, seats, .. } = mind;
        let seats = if *seats == 1 { String::new() } else { format!(" ({seats} seats)") };
        writeln!(out)?;
        writeln!(out, "{}{seats}", mind.mind)?;
        writeln!(out, "  wins {wins}, shared {shared}, losses {losses}")?;
        let (rate, low, high) = (mind.win_rate, mind.win_rate_low, mind.win_rate_high);
        let percent = |share: f64| share * 100.0;
        let (low, high) = (percent(low), percent(high));
        writeln!(out, "  win rate {:.1} % ({low:.1} to {high:.1})", percent(rate))?;
        let Showing { elo, elo_low, elo_high, .. } = mind;
        writeln!(out, "  rating {elo:+.0} ({elo_low:+.0} to {elo_high:+.0})")?;
        writeln!(out, "  mean points {}", points(mind.mean_points))?;
        writeln!(out, "  seconds a turn {:.4}", mind.seconds_per_turn)?;
        if mind.forfeits > 0 {
            writeln!(out, "  forfeits {}", mind.forfeits)?;
        }
    }
    writeln!(out)?;
    for reason in &report.reasons {
        writeln!(out, "{reason}")?;
    }
    match (report.decided, report.first.elo > 0.0) {
        (true, true) => writeln!(out, "{} is stronger", report.first.mind)?,
        (true, false) => writeln!(out, "{} is weaker", report.first.mind)?,
        (false, _) => writeln!(out, "not decided")?,
    }
    Ok(())
}
