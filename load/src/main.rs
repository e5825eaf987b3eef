//! Many people at many tables at once, at a person's pace, against the server as it is shipped:
//! how long until the others see a choice, and what the server needs for it. `cargo xtask load`
//! builds and runs it.
#![forbid(unsafe_code)]

mod report;
mod served;
mod table;
mod visit;
mod web;

use clap::Parser;
use report::{Report, Spread};
use served::{Served, seconds_used};
use server::games::GAMES;
use server::rehearsal::{self, Plan};
use std::path::PathBuf;
use std::process::ExitCode;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::{Duration, Instant};
use table::{Measured, Table, lock};

/// Many people at many tables at once: how fast the server tells them, and what it needs
#[derive(Parser)]
#[command(name = "cargo xtask load")]
struct Args {
    /// The server's program, built in release mode
    #[arg(long, value_name = "FILE")]
    program: PathBuf,
    /// Live tables, each with a game in its middle
    #[arg(long, value_name = "N", default_value_t = 500, value_parser = clap::value_parser!(u16).range(1..))]
    tables: u16,
    /// People at each table, each with a stream
    #[arg(long, value_name = "N", default_value_t = 4, value_parser = clap::value_parser!(u8).range(2..=5))]
    seats: u8,
    /// Choices made in each game before the test
    #[arg(long, value_name = "N", default_value_t = 200)]
    choices: usize,
    /// Seconds between two choices at a table, on average
    #[arg(long, value_name = "SECONDS", default_value_t = 5.0, value_parser = positive)]
    pace: f64,
    /// How long is measured, after a warm-up of two paces
    #[arg(long, value_name = "SECONDS", default_value_t = 30.0, value_parser = positive)]
    seconds: f64,
    /// The answer as JSON
    #[arg(long)]
    json: bool,
}

fn positive(text: &str) -> Result<f64, String> {
    let number = text.parse::<f64>().ok().filter(|n| (0.01..=3600.0).contains(n));
    number.ok_or_else(|| "a number from 0.01 to 3600".into())
}

/// Files that a process opens beside its connections.
const OTHER_FILES: usize = 64;

#[tokio::main]
async fn main() -> ExitCode {
    let args = Args::parse();
    let folder = std::env::temp_dir().join(format!("oikumene-load-{}", std::process::id()));
    let done = match std::fs::create_dir_all(&folder) {
        Ok(()) => run(&args, &folder.join("load.db")).await,
        Err(error) => Err(format!("{}: {error}", folder.display())),
    };
    let _ = std::fs::remove_dir_all(&folder);
    match done {
        Ok(report) => {
            match args.json {
                true => println!("{}", serde_json::json!(report)),
                false => report.print(),
            }
            if report.missed.is_empty() { ExitCode::SUCCESS } else { ExitCode::FAILURE }
        }
        Err(message) => {
            eprintln!("{message}");
            ExitCode::from(2)
        }
    }
}

async fn run(args: &Args, db: &std::path::Path) -> Result<Report, String> {
    let (tables, streams) =
        (usize::from(args.tables), usize::from(args.tables) * usize::from(args.seats));
    let (needed, allowed) = (2 * streams + OTHER_FILES, served::files_allowed());
    if needed > allowed {
        return Err(format!(
            "{streams} people need {needed} open files, and {allowed} are allowed here; \
             raise the limit with `ulimit -n {needed}`, or test with fewer --tables"
        ));
    }
    let load_before = report::load_average();
    let db = format!("sqlite://{}", db.display());
    let plan = Plan { game: &GAMES[0], tables, seats: args.seats, choices: args.choices };
    eprintln!("preparing {tables} games of {} choices", args.choices);
    let seated = rehearsal::keep(&db, &plan).await.map_err(|trouble| trouble.to_string())?;
    let served = Served::start(&args.program, &db).await?;
    let host = served.address;
    let io = |error: std::io::Error| format!("before the test: {error}");
    let first_page_bytes = visit::weigh(host, "", "/").await.map_err(io)?;
    let (memory_at_start, _) = served.memory();
    let path = format!("/t/{}", seated[0].table);
    let table_page_bytes = visit::weigh(host, &seated[0].cookies[0], &path).await.map_err(io)?;

    eprintln!("opening {streams} streams");
    let measured = Arc::new(Measured::default());
    let (mut quiet, mut open) = (Vec::new(), Vec::new());
    for seated in seated {
        let (table, times) = Table::open(host, seated, measured.clone()).await.map_err(io)?;
        // The first look of all brings the table into memory.
        quiet.extend(&times[1..]);
        open.push(Arc::new(table));
    }
    let (memory_with_tables, _) = served.memory();
    for table in &open {
        table.listen().await.map_err(io)?;
    }
    let (memory_with_streams, _) = served.memory();
    let pace = Duration::from_secs_f64(args.pace);
    for (number, table) in open.iter().enumerate() {
        tokio::spawn(table.clone().play(pace, number as u64 + 1));
    }
    eprintln!("measuring for {} s after {} s of warm-up", args.seconds, 2.0 * args.pace);
    tokio::time::sleep(2 * pace).await;
    measured.is_on.store(true, Ordering::Relaxed);
    let server = served.process.to_string();
    let (begun, used) = (Instant::now(), [seconds_used(&server), seconds_used("self")]);
    tokio::time::sleep(Duration::from_secs_f64(args.seconds)).await;
    measured.is_on.store(false, Ordering::Relaxed);
    let seconds = begun.elapsed().as_secs_f64();
    let times = std::mem::take(&mut *lock(&measured.times));
    let mut report = Report {
        tables,
        streams,
        seconds,
        choices_per_second: times.kept.len() as f64 / seconds,
        pages_per_second: (times.seen.len() + times.kept.len()) as f64 / seconds,
        told: Spread::of(times.told),
        seen: Spread::of(times.seen),
        kept: Spread::of(times.kept),
        quiet: Spread::of(quiet),
        memory_at_start,
        memory_with_tables,
        memory_with_streams,
        memory_peak: served.memory().1,
        server_cores: (seconds_used(&server) - used[0]) / seconds,
        client_cores: (seconds_used("self") - used[1]) / seconds,
        first_page_bytes,
        table_page_bytes,
        machine: report::machine(),
        cores: std::thread::available_parallelism().map_or(1, usize::from),
        load: [load_before, report::load_average()],
        faults: std::mem::take(&mut *lock(&measured.faults)),
        missed: Vec::new(),
    };
    report.judge();
    Ok(report)
}
