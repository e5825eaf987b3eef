//! `oikumene serve`: the table in the browser.

use super::content;
use super::database::{DbArgs, wait};
use super::limits::LimitArgs;
use super::outside::OutsideArgs;
use crate::context::Context;
use crate::failure::{Done, Failure, bad};
use crate::games::{self, Playable, Visitor};
use crate::setup;
use crate::words::{Language, ui_with};
use clap::{Args, Parser};
use serde_json::json;
use server::bots::Bots;
use server::editions::{Editions, Unloaded};
use server::mail::MailServer;
use server::{Config, ServeError};
use std::io::Write;
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use tracing_subscriber::EnvFilter;

/// The table in the browser
#[derive(Args, Clone)]
#[command(after_help = "Examples:\n  oikumene serve\n  \
                        oikumene serve --listen 0.0.0.0:8000 --db sqlite://games.db\n  \
                        oikumene serve --trusted-proxy 127.0.0.1 --public-url https://games.example\n  \
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
    /// A folder with a content set to offer beside the built-in one; may be given again, or as a
    /// list in OIKUMENE_CONTENT
    #[arg(long, value_name = "DIR")]
    content: Vec<PathBuf>,
    /// A program that may play at tables, and its name there; may be given again
    #[arg(long, value_name = "NAME=PROGRAM ARGS")]
    bots: Vec<String>,
    /// The mail server for letters to those who have forgotten their password; beyond this machine
    /// the connection is encrypted
    #[arg(
        long,
        value_name = "smtp://[USER:PASSWORD@]HOST",
        env = "OIKUMENE_MAIL",
        hide_env_values = true,
        requires = "mail_from",
        requires = "public_url"
    )]
    mail: Option<String>,
    /// In whose name letters go out
    #[arg(long, value_name = "ADDRESS", env = "OIKUMENE_MAIL_FROM", hide_env_values = true)]
    mail_from: Option<String>,
    #[command(flatten)]
    db: DbArgs,
    #[command(flatten)]
    outside: OutsideArgs,
    #[command(flatten)]
    limits: LimitArgs,
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

pub fn serve(args: &Serve, context: &mut Context) -> Done {
    let filter = EnvFilter::try_from_default_env().unwrap_or_else(|_| EnvFilter::new("warn"));
    tracing_subscriber::fmt().with_env_filter(filter).with_writer(std::io::stderr).json().init();
    let editions = editions(&args.content)?;
    let mut bots = Bots::default();
    for text in &args.bots {
        bots.add(text).map_err(|why| Failure::Bad(format!("--bots \"{text}\": {why}")))?;
    }
    let mail = args.mail.clone().zip(args.mail_from.clone());
    let mail = mail.map(|(url, from)| MailServer { url, from });
    let config = Config {
        allowance: args.limits.allowance(),
        outside: args.outside.outside(),
        editions,
        bots,
        mail,
        ..Config::new(games::all(), args.listen, &args.db.url()?)
    };
    let (language, is_json) = (context.language, context.json);
    let ready = move |address: SocketAddr| announce(address, language, is_json);
    wait(server::serve(config, ready))?.map_err(|error| match error {
        ServeError::Db(..) | ServeError::Listen(..) | ServeError::Mail(_) => {
            Failure::Bad(error.to_string())
        }
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
        let Some(game) = games::by_id(G::ID) else { return bad(format!("unknown game {}", G::ID)) };
        match editions.add(game, &name.to_string_lossy(), &files) {
            Ok(()) => Ok(()),
            Err(Unloaded::Wrong(errors)) => bad(setup::complaint(folder, &errors)),
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
