//! Many people at many tables at once, at a person's pace, against the server as it is shipped:
//! how long until the others see a choice, and what the server needs for it. `cargo xtask load`
//! builds and runs it.
#![forbid(unsafe_code)]

mod attack;
mod machine;
mod report;
mod served;
mod table;
mod visit;
mod web;

use attack::{Attack, Scene, Target};
use clap::Parser;
use machine::Watch;
use report::{Report, Spread};
use served::{Served, seconds_used};
use server::rehearsal::{self, Plan, Seated};
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
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
    /// Attacks the server instead, and tells what others notice of it
    #[arg(long, value_name = "SCENE")]
    attack: Option<Scene>,
    /// So large a part of an attack, to try it out; goals are for the whole
    #[arg(long, value_name = "PART", default_value_t = 1.0, value_parser = portion, requires = "attack")]
    part: f64,
    /// Attacks a server that runs already at this address of loopback, instead of a fresh one
    #[arg(long, value_name = "ADDRESS", requires = "pid", requires = "attack")]
    address: Option<SocketAddr>,
    /// The process id of that server, whose memory is looked at
    #[arg(long, value_name = "ID", requires = "address")]
    pid: Option<u32>,
    /// The answer as JSON
    #[arg(long)]
    json: bool,
}

fn positive(text: &str) -> Result<f64, String> {
    let number = text.parse::<f64>().ok().filter(|n| (0.01..=3600.0).contains(n));
    number.ok_or_else(|| "a number from 0.01 to 3600".into())
}

fn portion(text: &str) -> Result<f64, String> {
    let number = text.parse::<f64>().ok().filter(|n| (0.001..=1.0).contains(n));
    number.ok_or_else(|| "a number from 0.001 to 1".into())
}

/// Files that an attack opens at most: connections and streams of one address.
const FILES_OF_AN_ATTACK: usize = 2_700;

/// Files that a process opens beside its connections.
const OTHER_FILES: usize = 64;

#[tokio::main]
async fn main() -> ExitCode {
    let args = Args::parse();
    let folder = std::env::temp_dir().join(format!("oikumene-load-{}", std::process::id()));
    let done = match std::fs::create_dir_all(&folder) {
        Ok(()) if args.attack.is_some() => {
            let code = attack(&args, &folder).await;
            let _ = std::fs::remove_dir_all(&folder);
            return code;
        }
        Ok(()) => run(&args, &folder).await,
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

/// Attacks, tells what others noticed, and whether that was within the goals.
async fn attack(args: &Args, folder: &Path) -> ExitCode {
    let Some(scene) = args.attack else { return ExitCode::from(2) };
    match attacked(args, scene, folder).await {
        Ok(told) => {
            match args.json {
                true => println!("{}", serde_json::json!(told)),
                false => told.iter().for_each(attack::Told::print),
            }
            let is_met = told.iter().all(attack::Told::is_met);
            if is_met { ExitCode::SUCCESS } else { ExitCode::FAILURE }
        }
        Err(message) => {
            eprintln!("{message}");
            ExitCode::from(2)
        }
    }
}

async fn attacked(args: &Args, scene: Scene, folder: &Path) -> Result<Vec<attack::Told>, String> {
    let allowed = served::files_allowed();
    if (args.part * FILES_OF_AN_ATTACK as f64) as usize + OTHER_FILES > allowed {
        return Err(format!(
            "an attack needs {FILES_OF_AN_ATTACK} open files, and {allowed} are allowed here; \
             raise the limit with `ulimit -n {FILES_OF_AN_ATTACK}`"
        ));
    }
    let target = match (args.address, args.pid) {
        (Some(address), _) if !address.ip().is_loopback() => {
            return Err(format!("{address} is not an address of this machine"));
        }
        (Some(address), Some(pid)) => Some(Target { address, process: pid.to_string() }),
        _ => None,
    };
    Attack { program: &args.program, target, part: args.part, folder }.run(scene).await
}

async fn run(args: &Args, folder: &Path) -> Result<Report, String> {
    let (tables, seats) = (usize::from(args.tables), usize::from(args.seats));
    check_files(tables * seats)?;
    let load_before = report::load_average();
    let db = format!("sqlite://{}", folder.join("load.db").display());
    let game = games::by_id(games::KNOWN[0]).ok_or("there is no game")?;
    let plan = Plan { game, tables, seats: args.seats, choices: args.choices };
    eprintln!("preparing {tables} games of {} choices", args.choices);
    let seated = rehearsal::keep(&db, &plan).await.map_err(|trouble| trouble.to_string())?;
    let served = Served::start(&args.program, &db)?;
    let before = |error: std::io::Error| format!("before the test: {error}");
    let pages = Pages::weigh(&served, &seated[0]).await.map_err(before)?;

    eprintln!("opening {} streams", tables * seats);
    let measured = Arc::new(Measured::default());
    let mut report = Report { tables, streams: tables * seats, ..Report::new(load_before) };
    (report.first_page_bytes, report.table_page_bytes) = (pages.first, pages.table);
    report.memory_at_start = served.memory().0;
    let open = open(&served, seated, &measured, &mut report).await.map_err(before)?;
    let pace = Duration::from_secs_f64(args.pace);
    for (number, table) in open.iter().enumerate() {
        tokio::spawn(table.clone().play(pace, number as u64 + 1));
    }
    eprintln!("measuring for {} s after {} s of warm-up", args.seconds, 2.0 * args.pace);
    tokio::time::sleep(2 * pace).await;
    let watch = Watch::begin(folder);
    measure(&served, &measured, Duration::from_secs_f64(args.seconds), &mut report).await;
    report.by_itself = watch.end();
    report.judge();
    Ok(report)
}

/// Everybody needs a stream and a line.
fn check_files(streams: usize) -> Result<(), String> {
    let (needed, allowed) = (2 * streams + OTHER_FILES, served::files_allowed());
    match needed <= allowed {
        true => Ok(()),
        false => Err(format!(
            "{streams} people need {needed} open files, and {allowed} are allowed here; \
             raise the limit with `ulimit -n {needed}`, or test with fewer --tables"
        )),
    }
}

/// Bytes of the pages that a fresh browser loads.
struct Pages {
    first: usize,
    table: usize,
}

impl Pages {
    async fn weigh(served: &Served, seated: &Seated) -> std::io::Result<Pages> {
        let first = visit::weigh(served.address, "", "/").await?;
        let table = format!("/t/{}", seated.table);
        let table = visit::weigh(served.address, &seated.cookies[0], &table).await?;
        Ok(Pages { first, table })
    }
}

/// Everybody comes to their table, looks, and listens.
async fn open(
    served: &Served,
    seated: Vec<Seated>,
    measured: &Arc<Measured>,
    report: &mut Report,
) -> std::io::Result<Vec<Arc<Table>>> {
    let (mut quiet, mut open) = (Vec::new(), Vec::new());
    for seated in seated {
        let (table, times) = Table::open(served.address, seated, measured.clone()).await?;
        // The first look of all brings the table into memory.
        quiet.extend(&times[1..]);
        open.push(Arc::new(table));
    }
    report.quiet = Spread::of(quiet);
    report.memory_with_tables = served.memory().0;
    for table in &open {
        table.listen().await?;
    }
    report.memory_with_streams = served.memory().0;
    Ok(open)
}

async fn measure(served: &Served, measured: &Measured, time: Duration, report: &mut Report) {
    let used = || [seconds_used(&served.process()), seconds_used("self")];
    let (begun, before) = (Instant::now(), used());
    measured.is_on.store(true, Ordering::Relaxed);
    tokio::time::sleep(time).await;
    measured.is_on.store(false, Ordering::Relaxed);
    let seconds = begun.elapsed().as_secs_f64();
    let after = used();
    let times = std::mem::take(&mut *lock(&measured.times));
    report.seconds = seconds;
    report.choices_per_second = times.kept.len() as f64 / seconds;
    report.pages_per_second = (times.seen.len() + times.kept.len()) as f64 / seconds;
    report.told = Spread::of(times.told);
    report.seen = Spread::of(times.seen);
    report.kept = Spread::of(times.kept);
    report.memory_peak = served.memory().1;
    report.server_cores = (after[0] - before[0]) / seconds;
    report.client_cores = (after[1] - before[1]) / seconds;
    report.load[1] = report::load_average();
    report.faults = std::mem::take(&mut *lock(&measured.faults));
}
