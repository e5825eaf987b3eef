//! `oikumene serve`, `oikumene backup` and `oikumene admin`: the table in the browser, and what the
//! person who runs it needs.

use super::content;
use crate::context::Context;
use crate::failure::{Done, Failure, bad, no};
use crate::games::{self, Playable, Visitor};
use crate::setup;
use crate::words::{Language, ui_with};
use clap::{Args, Parser, Subcommand};
use serde_json::json;
use server::bots::Bots;
use server::editions::{Editions, Unloaded};
use server::store::{Fault, Store};
use server::{Config, ServeError};
use std::future::Future;
use std::io::Write;
use std::net::SocketAddr;
use std::num::NonZeroU32;
use std::path::{Path, PathBuf};
use tracing_subscriber::EnvFilter;

/// Tables that `admin list` shows.
const LISTED: i64 = 1_000;

#[derive(Args, Clone)]
pub struct DbArgs {
    /// The database; a file in the user's data folder unless said
    #[arg(long, value_name = "sqlite://FILE", env = "OIKUMENE_DB", hide_env_values = true)]
    db: Option<String>,
}

/// The table in the browser
#[derive(Args, Clone)]
#[command(after_help = "Examples:\n  oikumene serve\n  \
                        oikumene serve --listen 0.0.0.0:8000 --db sqlite:///var/lib/oikumene/db\n  \
                        oikumene serve --content my-edition\n\n\
                        Logs go to standard error; RUST_LOG chooses what is logged.")]
pub struct Serve {
    /// The address to listen on
    #[arg(
        long,
        value_name = "ADDRESS",
        env = "OIKUMENE_LISTEN",
        hide_env_values = true,
        default_value = "127.0.0.1:8000"
    )]
    listen: SocketAddr,
    /// Changes that one address may make a second; raise it where many people share an address
    #[arg(
        long,
        value_name = "N",
        env = "OIKUMENE_CHANGES_A_SECOND",
        hide_env_values = true,
        default_value_t = server::http::CHANGES_A_SECOND
    )]
    changes_a_second: NonZeroU32,
    /// A folder with a content set to offer beside the built-in one; may be given again, or as a
    /// list in OIKUMENE_CONTENT
    #[arg(long, value_name = "DIR")]
    content: Vec<PathBuf>,
    /// A program that may play at tables, and its name there; may be given again
    #[arg(long, value_name = "NAME=PROGRAM ARGS")]
    bots: Vec<String>,
    #[command(flatten)]
    db: DbArgs,
}

impl Serve {
    /// As without any flags: defaults and the environment.
    pub fn plain() -> Serve {
        #[derive(Parser)]
        struct Plain {
            #[command(flatten)]
            serve: Serve,
        }
        Plain::parse_from(["oikumene"]).serve
    }
}

/// Copies the database into a file, while the server may be running
#[derive(Args)]
#[command(after_help = "Example:\n  oikumene backup evening.db")]
pub struct Backup {
    /// The file to write; it must not exist
    file: PathBuf,
    #[command(flatten)]
    db: DbArgs,
}

/// Tables, for the person who runs the server
#[derive(Args)]
#[command(
    after_help = "Examples:\n  oikumene admin list\n  oikumene admin export TABLE > game.jsonl"
)]
pub struct Admin {
    #[command(subcommand)]
    command: AdminCommand,
    #[command(flatten)]
    db: DbArgs,
}

#[derive(Subcommand)]
enum AdminCommand {
    /// The tables, the latest first
    List,
    /// Closes a table: nobody can reach it any more, nothing is deleted
    Close { table: String },
    /// Writes the record of a table as it stands
    Export { table: String },
}

impl DbArgs {
    fn url(&self) -> Done<String> {
        if let Some(url) = &self.db {
            return match url.starts_with("sqlite:") {
                true => Ok(url.clone()),
                false => bad(format!("--db {url}: only sqlite://FILE is known")),
            };
        }
        let Some(folder) = dirs::data_dir() else {
            return bad("there is no data folder for this user; say --db sqlite://FILE");
        };
        let folder = folder.join("oikumene");
        std::fs::create_dir_all(&folder).map_err(|e| Failure::at(folder.display(), e))?;
        Ok(format!("sqlite://{}", folder.join("oikumene.db").display()))
    }

    /// A database that exists.
    async fn existing(&self) -> Done<Store> {
        let url = self.url()?;
        let file = url.trim_start_matches("sqlite://");
        if !Path::new(file).exists() {
            return bad(format!("{file}: there is no such database"));
        }
        Store::open(&url).await.map_err(|fault| Failure::at(url, fault))
    }
}

pub fn serve(args: &Serve, context: &mut Context) -> Done {
    let filter = EnvFilter::try_from_default_env().unwrap_or_else(|_| EnvFilter::new("warn"));
    tracing_subscriber::fmt().with_env_filter(filter).with_writer(std::io::stderr).json().init();
    let (listen, changes_a_second) = (args.listen, args.changes_a_second);
    let editions = editions(&args.content)?;
    let mut bots = Bots::default();
    for text in &args.bots {
        bots.add(text).map_err(|why| Failure::Bad(format!("--bots \"{text}\": {why}")))?;
    }
    let config = Config { listen, db: args.db.url()?, changes_a_second, editions, bots };
    let (language, is_json) = (context.language, context.json);
    let ready = move |address: SocketAddr| announce(address, language, is_json);
    wait(server::serve(config, ready))?.map_err(|error| match error {
        ServeError::Db(..) | ServeError::Listen(..) => Failure::Bad(error.to_string()),
        ServeError::Io(error) => Failure::from(error),
    })
}

/// The content sets of these folders, else those that the environment names.
fn editions(folders: &[PathBuf]) -> Done<Editions> {
    let named = std::env::var_os("OIKUMENE_CONTENT").filter(|_| folders.is_empty());
    let named: Vec<PathBuf> = named.iter().flat_map(std::env::split_paths).collect();
    let mut editions = Editions::default();
    for folder in folders.iter().chain(&named).filter(|folder| !folder.as_os_str().is_empty()) {
        let game = content::guess(folder)?;
        games::with(game, Offer { folder, editions: &mut editions })??;
    }
    Ok(editions)
}

struct Offer<'a> {
    folder: &'a Path,
    editions: &'a mut Editions,
}

impl Visitor for Offer<'_> {
    type Out = Done;

    fn visit<G: Playable>(self) -> Done {
        let Offer { folder, editions } = self;
        let files = setup::files::<G>(folder)?;
        let name = folder.canonicalize().ok();
        let name = name.as_ref().and_then(|path| path.file_name()).unwrap_or(folder.as_os_str());
        match editions.add(G::ID, &name.to_string_lossy(), &files) {
            Ok(()) => Ok(()),
            Err(Unloaded::Wrong(errors)) => bad(setup::complaint(folder, &errors)),
            Err(Unloaded::Game) => bad(format!("{}: {} has no board", folder.display(), G::ID)),
            Err(Unloaded::Known(name)) => {
                let name = name.unwrap_or_else(|| "the built-in content set".into());
                bad(format!("{}: the same figures as {name}", folder.display()))
            }
        }
    }
}

/// Tells the address where the table stands, at once.
fn announce(address: SocketAddr, language: Language, is_json: bool) {
    let url = format!("http://{address}/");
    let line = match is_json {
        true => json!({ "address": url }).to_string(),
        false => ui_with(&language.own_lexicon(), "ui-serving", "address", url),
    };
    let mut out = std::io::stdout();
    let _ = writeln!(out, "{line}").and_then(|()| out.flush());
}

pub fn backup(args: &Backup, context: &mut Context) -> Done {
    if args.file.exists() {
        return bad(format!("{}: the file exists already", args.file.display()));
    }
    let file = args.file.display().to_string();
    wait(async {
        let store = args.db.existing().await?;
        store.backup(&file).await.map_err(|fault: Fault| Failure::at(&file, fault))
    })??;
    match context.json {
        true => context.tell(&json!({ "backup": file })),
        false => Ok(writeln!(context.out, "{file}")?),
    }
}

pub fn admin(args: &Admin, context: &mut Context) -> Done {
    wait(async {
        let store = args.db.existing().await?;
        match &args.command {
            AdminCommand::List => list(&store, context).await,
            AdminCommand::Close { table } => close(&store, table, context).await,
            AdminCommand::Export { table } => export(&store, table, context).await,
        }
    })?
}

async fn list(store: &Store, context: &mut Context) -> Done {
    let tables = store.all_tables(LISTED).await.map_err(broken)?;
    let mut rows = Vec::new();
    for table in &tables {
        let seats = store.seats(&table.id).await.map_err(broken)?;
        let names = server::opponents::names(&seats, "en");
        let standing = format!("{:?}", table.standing).to_lowercase();
        rows.push((table.id.clone(), table.game.clone(), standing, names));
    }
    if context.json {
        let row = |(id, game, standing, seats): &(String, String, String, Vec<String>)| json!({ "table": id, "game": game, "standing": standing, "seats": seats });
        return context.tell(&rows.iter().map(row).collect::<Vec<_>>());
    }
    for (id, game, standing, names) in rows {
        writeln!(context.out, "{id}  {game:<12} {standing:<8} {}", names.join(", "))?;
    }
    Ok(())
}

async fn close(store: &Store, table: &str, context: &mut Context) -> Done {
    if store.table(table).await.map_err(broken)?.is_none() {
        return no(format!("there is no table {table}"));
    }
    store.close(table, server::host::now()).await.map_err(broken)?;
    match context.json {
        true => context.tell(&json!({ "closed": table })),
        false => Ok(writeln!(context.out, "{table}")?),
    }
}

async fn export(store: &Store, table: &str, context: &mut Context) -> Done {
    let Some(kept) = store.table(table).await.map_err(broken)? else {
        return no(format!("there is no table {table}"));
    };
    writeln!(context.out, "{}", kept.header)?;
    for line in store.lines(table).await.map_err(broken)? {
        writeln!(context.out, "{line}")?;
    }
    if let Some(ending) = kept.ending {
        writeln!(context.out, "{ending}")?;
    }
    Ok(())
}

fn broken(fault: Fault) -> Failure {
    Failure::Bad(fault.to_string())
}

/// Runs something to its end on a runtime of its own.
fn wait<F: Future>(future: F) -> Done<F::Output> {
    let runtime = tokio::runtime::Runtime::new()?;
    Ok(runtime.block_on(future))
}
