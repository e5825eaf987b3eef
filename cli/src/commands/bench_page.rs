//! `oikumene bench --page`: how fast a table's page is made, and how large it is.

use super::bench::{Bench, processor, seconds, warn_of_debug};
use crate::context::Context;
use crate::failure::{Done, Failure, bad};
use minds::search::Stop;
use serde::Serialize;
use server::host::Trouble;
use server::rehearsal::{self, Lookout, Plan, Seated};
use std::io::Write;
use std::time::{Duration, Instant};

/// Games that are looked at in turn, each by the seat that has to choose.
const TABLES: usize = 32;
/// Choices made in each: about the middle.
const CHOICES: usize = 200;

#[derive(Serialize)]
struct Report {
    game: &'static str,
    seats: u8,
    tables: usize,
    interrupted: bool,
    /// Microseconds for a page, from the request to its last byte: session, talk and notes from
    /// the database, the table, its words, the markup.
    made: Option<Times>,
    /// The same, packed.
    packed: Option<Times>,
    bytes: Option<f64>,
    bytes_packed: Option<f64>,
    machine: String,
    profile: &'static str,
}

#[derive(Serialize)]
struct Times {
    mean: f64,
    p99: f64,
}

pub fn run(args: &Bench, stop: &Stop, context: &mut Context) -> Done {
    let limit = seconds(args)?;
    let Some(game) = games::by_id(&args.game) else {
        return bad(format!("{} cannot be shown in a browser", args.game));
    };
    let db = std::env::temp_dir().join(format!("oikumene-bench-{}.db", std::process::id()));
    let plan = Plan { game, tables: TABLES, seats: args.seats, choices: CHOICES };
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    let url = format!("sqlite://{}", db.display());
    let report = runtime.block_on(measure(&url, &plan, limit, stop));
    for end in ["", "-wal", "-shm"] {
        let _ = std::fs::remove_file(format!("{}{end}", db.display()));
    }
    let report = report.map_err(|trouble| Failure::Bad(trouble.to_string()))?;
    warn_of_debug();
    if context.json { context.tell(&report) } else { print(&report, &mut context.out) }
}

async fn measure(db: &str, plan: &Plan, limit: Duration, stop: &Stop) -> Result<Report, Trouble> {
    let seated = rehearsal::keep(db, plan).await?;
    let lookout = Lookout::over(games::all(), db).await?;
    let (made, bytes) = time(&lookout, &seated, false, limit, stop).await?.unzip();
    let (packed, bytes_packed) = time(&lookout, &seated, true, limit, stop).await?.unzip();
    Ok(Report {
        game: plan.game.id,
        seats: plan.seats,
        tables: plan.tables,
        interrupted: stop.is_called(),
        made,
        packed,
        bytes,
        bytes_packed,
        machine: processor(),
        profile: if cfg!(debug_assertions) { "debug" } else { "release" },
    })
}

/// Looks at one table after the other; the first round brings them into memory. Nothing when it was
/// stopped before one more round.
async fn time(
    lookout: &Lookout,
    seated: &[Seated],
    packed: bool,
    limit: Duration,
    stop: &Stop,
) -> Result<Option<(Times, f64)>, Trouble> {
    let (mut times, mut bytes) = (Vec::new(), 0);
    let mut begun = Instant::now();
    for round in 0.. {
        if round == 1 {
            (times, bytes, begun) = (Vec::new(), 0, Instant::now());
        }
        if round < 2 && stop.is_called() {
            return Ok(None);
        }
        if round > 1 && (begun.elapsed() >= limit || stop.is_called()) {
            break;
        }
        for Seated { table, cookies, asked } in seated {
            let Some(asked) = asked else { continue };
            let looked = Instant::now();
            let page = lookout.look(table, &cookies[*asked], packed).await;
            times.push(looked.elapsed().as_secs_f64() * 1e6);
            bytes += page.ok_or_else(|| Trouble::Broken("a page failed".into()))?.len();
        }
        if times.is_empty() {
            return Err(Trouble::Broken("nobody is asked in any of the games".into()));
        }
    }
    let pages = times.len() as f64;
    let mean = times.iter().sum::<f64>() / pages;
    times.sort_by(f64::total_cmp);
    Ok(Some((Times { mean, p99: times[times.len() * 99 / 100] }, bytes as f64 / pages)))
}

fn print(report: &Report, out: &mut dyn Write) -> Done {
    let Report { game, seats, tables, machine, profile, .. } = report;
    writeln!(out, "{game}, {seats} seats, all modules, the page of whoever has to choose")?;
    writeln!(out, "{tables} games in their middle, {machine}, {profile} build")?;
    writeln!(out, "                    mean        p99")?;
    let rows = [
        ("a page", &report.made, report.bytes),
        ("and packed", &report.packed, report.bytes_packed),
    ];
    for (what, times, bytes) in rows {
        match (times, bytes) {
            (Some(Times { mean, p99 }), Some(bytes)) => {
                writeln!(out, "{what:<12} {mean:>8.0} µs {p99:>7.0} µs {bytes:>9.0} bytes")?;
            }
            _ => writeln!(out, "{what:<12} interrupted")?,
        }
    }
    Ok(())
}
