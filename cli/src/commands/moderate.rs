//! `oikumene admin reports`, `ban` and the like: what the owner of a server does among people. A
//! running server notices within a second or two.

use super::admin::broken;
use crate::context::Context;
use crate::failure::{Done, bad, no};
use clap::{Args, Subcommand, ValueEnum};
use serde_json::{Value, json};
use server::host::now;
use server::network::Network;
use server::store::{Ban, Banned, Person, Remover, Report, Store};
use std::io::Write;

/// Reports that are listed.
const LISTED: i64 = 1_000;
/// A day in milliseconds.
const DAY: u64 = 86_400_000;

#[derive(Subcommand)]
pub enum Moderate {
    /// Lines of talk that people have reported, the open ones first
    Reports,
    /// Marks a report as dealt with
    Settle { report: u64 },
    /// Removes the words of a line of talk
    RemoveLine { table: String, n: u64 },
    /// Lets a person or an address look, but change nothing; a mind takes a banned person's seats
    Ban(BanArgs),
    /// The bans, the latest first
    Bans,
    /// Ends a ban
    Unban(Target),
}

#[derive(Args)]
pub struct BanArgs {
    #[command(flatten)]
    target: Target,
    /// For so many days; for good unless said
    #[arg(long, value_parser = clap::value_parser!(u64).range(1..=36_500))]
    days: Option<u64>,
    /// Why, as the banned person will read it
    #[arg(long, default_value = "")]
    reason: String,
}

#[derive(Args)]
pub struct Target {
    #[arg(value_enum)]
    kind: Kind,
    /// An account's name, a guest's name or a person's id; or ADDRESS or ADDRESS/PREFIX
    what: String,
}

#[derive(Clone, Copy, ValueEnum)]
enum Kind {
    Name,
    Address,
}

pub async fn moderate(command: &Moderate, store: &Store, context: &mut Context) -> Done {
    match command {
        Moderate::Reports => reports(store, context).await,
        Moderate::Settle { report } => settle(store, *report, context).await,
        Moderate::RemoveLine { table, n } => remove_line(store, table, *n, context).await,
        Moderate::Ban(args) => ban(store, args, context).await,
        Moderate::Bans => bans(store, context).await,
        Moderate::Unban(target) => unban(store, target, context).await,
    }
}

async fn reports(store: &Store, context: &mut Context) -> Done {
    let reports = store.reports(LISTED).await.map_err(broken)?;
    if context.json {
        return context.tell(&reports.iter().map(report_json).collect::<Vec<_>>());
    }
    for report in &reports {
        let standing = if report.settled.is_some() { "settled" } else { "open" };
        let person = report.person.as_deref().unwrap_or("-");
        let (id, table, n) = (report.id, &report.table, report.n);
        // Written with escapes: nothing that people wrote may command a terminal.
        let (name, words) = (&report.name, &report.words);
        writeln!(context.out, "{id:>5}  {standing:<7}  {table} line {n}  {name:?} ({person})")?;
        writeln!(context.out, "       {words:?}")?;
        if !report.reason.is_empty() {
            writeln!(context.out, "       because: {:?}", report.reason)?;
        }
    }
    Ok(())
}

fn report_json(report: &Report) -> Value {
    json!({
        "report": report.id,
        "table": report.table,
        "line": report.n,
        "reporter": report.reporter,
        "person": report.person,
        "name": report.name,
        "words": report.words,
        "reason": report.reason,
        "at": report.at,
        "settled": report.settled,
    })
}

async fn settle(store: &Store, report: u64, context: &mut Context) -> Done {
    if !store.settle(report, now()).await.map_err(broken)? {
        return no(format!("there is no open report {report}"));
    }
    match context.json {
        true => context.tell(&json!({ "settled": report })),
        false => Ok(writeln!(context.out, "{report}")?),
    }
}

async fn remove_line(store: &Store, table: &str, n: u64, context: &mut Context) -> Done {
    if !store.remove_line(table, n, Remover::Owner, now()).await.map_err(broken)? {
        return no(format!("the table {table} has no line {n} of a person"));
    }
    match context.json {
        true => context.tell(&json!({ "removed": n, "table": table })),
        false => Ok(writeln!(context.out, "{table} line {n}")?),
    }
}

async fn ban(store: &Store, args: &BanArgs, context: &mut Context) -> Done {
    let (who, name) = args.target.find(store).await?;
    let (at, reason) = (now(), args.reason.clone());
    let until = args.days.map(|days| at + days * DAY);
    let ban = Ban { who, name, reason, at, until };
    store.ban(&ban).await.map_err(broken)?;
    tell(context, &[ban])
}

async fn bans(store: &Store, context: &mut Context) -> Done {
    let bans = store.bans().await.map_err(broken)?;
    tell(context, &bans)
}

async fn unban(store: &Store, target: &Target, context: &mut Context) -> Done {
    let (who, name) = target.find(store).await?;
    if !store.unban(&who).await.map_err(broken)? {
        return no(format!("{} is not banned", target.what));
    }
    match context.json {
        true => context.tell(&json!({ "unbanned": written(&who) })),
        false => Ok(writeln!(context.out, "{} {name:?}", written(&who))?),
    }
}

impl Target {
    /// Who is meant, and what they are called.
    async fn find(&self, store: &Store) -> Done<(Banned, String)> {
        let what = &self.what;
        match self.kind {
            Kind::Address => match what.parse::<Network>() {
                Ok(network) => Ok((Banned::Address(network.to_string()), String::new())),
                Err(wrong) => bad(wrong),
            },
            Kind::Name => {
                let mut found = store.persons_called(what).await.map_err(broken)?;
                match found.len() {
                    0 => no(format!("nobody is called {what:?}")),
                    1 => {
                        let person = found.remove(0);
                        Ok((Banned::Person(person.id), person.name))
                    }
                    _ => bad(several(what, &found)),
                }
            }
        }
    }
}

fn several(what: &str, found: &[Person]) -> String {
    let who = |person: &Person| match person.is_guest {
        true => format!("{} (a guest)", person.id),
        false => format!("{} (an account)", person.id),
    };
    let found: Vec<String> = found.iter().map(who).collect();
    format!("several people are called {what:?}; say which by id: {}", found.join(", "))
}

fn tell(context: &mut Context, bans: &[Ban]) -> Done {
    if context.json {
        let ban = |ban: &Ban| {
            json!({
                "banned": written(&ban.who),
                "name": ban.name,
                "reason": ban.reason,
                "at": ban.at,
                "until": ban.until,
            })
        };
        return context.tell(&bans.iter().map(ban).collect::<Vec<_>>());
    }
    for ban in bans {
        let long = match ban.until {
            None => "for good".to_string(),
            Some(until) if until <= now() => "over".to_string(),
            Some(until) => format!("for {} more days", (until - now()).div_ceil(DAY)),
        };
        writeln!(context.out, "{}  {:?}  {long}  {:?}", written(&ban.who), ban.name, ban.reason)?;
    }
    Ok(())
}

fn written(who: &Banned) -> String {
    match who {
        Banned::Person(id) => format!("name {id}"),
        Banned::Address(network) => format!("address {network}"),
    }
}
