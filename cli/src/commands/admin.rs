//! `oikumene backup` and `oikumene admin`: what the person who runs a server needs.

mod people;

use super::database::{DbArgs, wait};
use super::moderate::{Moderate, moderate};
use crate::context::Context;
use crate::failure::{Done, Failure, bad, no};
use clap::{Args, Subcommand};
use serde_json::json;
use server::host::{Host, Trouble};
use server::store::{Fault, KeptTable, Store};
use std::io::Write;
use std::path::PathBuf;

/// Tables that `admin list` shows.
const LISTED: i64 = 1_000;

/// Copies the database into a file, while the server may be running
#[derive(Args)]
#[command(after_help = "Example:\n  oikumene backup evening.db")]
pub struct Backup {
    /// The file to write; it must not exist
    file: PathBuf,
    #[command(flatten)]
    db: DbArgs,
}

/// Tables and people, for the person who runs the server
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
    /// Tries a table again that was set aside because it could not be read
    Reopen {
        table: String,
        /// Forget the choices from this number on: where the record breaks
        #[arg(long, value_name = "N")]
        before: Option<usize>,
    },
    #[command(flatten)]
    Moderate(Moderate),
    /// The accounts: when they were made and last used, and at how many tables they sit
    People,
    /// Prints where somebody sets a new password: once, within a day
    Recover { name: String },
}

pub fn backup(args: &Backup, context: &mut Context) -> Done {
    if args.file.exists() {
        return bad(format!("{}: the file exists already", args.file.display()));
    }
    let file = args.file.display().to_string();
    wait(async {
        let store = args.db.existing().await?;
        store.backup(&file).await.map_err(|error| Failure::at(&file, error))
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
            AdminCommand::Reopen { table, before } => reopen(&store, table, *before, context).await,
            AdminCommand::Moderate(command) => moderate(command, &store, context).await,
            AdminCommand::People => people::list(&store, context).await,
            AdminCommand::Recover { name } => people::recover(&store, name, context).await,
        }
    })?
}

async fn list(store: &Store, context: &mut Context) -> Done {
    let tables = store.all_tables(LISTED).await.map_err(broken)?;
    let mut rows = Vec::new();
    for table in &tables {
        let seats = store.seats(&table.id).await.map_err(broken)?;
        let names = server::opponents::names(&seats, "en");
        rows.push((table, names));
    }
    if context.json {
        let row = |(table, seats): &(&KeptTable, Vec<String>)| {
            json!({
                "table": table.id,
                "game": table.game,
                "standing": table.standing.key(),
                "seats": seats,
                "trouble": table.trouble,
            })
        };
        return context.tell(&rows.iter().map(row).collect::<Vec<_>>());
    }
    for (table, names) in rows {
        let KeptTable { id, game, standing, trouble, .. } = table;
        let why = trouble.as_ref().map(|why| format!("  ({why})")).unwrap_or_default();
        writeln!(context.out, "{id}  {game:<16} {:<8} {}{why}", standing.key(), names.join(", "))?;
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

async fn reopen(store: &Store, table: &str, before: Option<usize>, context: &mut Context) -> Done {
    if !store.reopen(table, before, server::host::now()).await.map_err(broken)? {
        return no(format!("there is no table {table} that was set aside"));
    }
    let usual = (Default::default(), Default::default(), Default::default());
    let host = Host::new(store.clone(), games::all(), usual.0, usual.1, usual.2);
    let host = host.await.map_err(broken)?;
    if let Err(Trouble::Aside) = host.try_reading(table).await {
        let kept = store.table(table).await.map_err(broken)?;
        let why = kept.and_then(|kept| kept.trouble).unwrap_or_default();
        return no(format!(
            "the table {table} still cannot be read ({why}); \
             --before N forgets the choices from that number on"
        ));
    }
    match context.json {
        true => context.tell(&json!({ "reopened": table })),
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

pub(super) fn broken(fault: Fault) -> Failure {
    Failure::Bad(fault.to_string())
}
