//! The table in the browser: accounts, hall, tables, storage, live updates, pages and boards.
#![forbid(unsafe_code)]

pub mod analysis;
pub mod assets;
pub mod attempts;
pub mod bots;
pub mod browser;
pub mod clock;
pub mod editions;
pub mod erased;
pub mod games;
pub mod host;
pub mod http;
pub mod mail;
pub mod model;
pub mod names;
pub mod network;
pub mod opponents;
pub mod orders;
pub mod pages;
pub mod passwords;
pub mod problem;
pub mod rehearsal;
pub mod secret;
pub mod serving;
pub mod store;
mod tally;
mod telling;
pub mod turns;
pub mod visitor;

use crate::attempts::Attempts;
use crate::bots::Bots;
use crate::editions::Editions;
use crate::games::Games;
use crate::host::Host;
use crate::http::{Allowance, Limits, Outside, Painters, Streams};
use crate::mail::{Mail, MailServer};
use crate::passwords::Hasher;
use crate::serving::{Patience, Room};
use crate::store::Store;
use std::net::SocketAddr;
use std::sync::Arc;
use thiserror::Error;
use tokio::net::TcpListener;
use tokio::sync::Semaphore;

/// How a server is run.
#[derive(Clone, Debug)]
pub struct Config {
    /// The games that can be played here.
    pub games: Games,
    pub listen: SocketAddr,
    /// `sqlite://FILE`
    pub db: String,
    /// What one address and one person are allowed.
    pub allowance: Allowance,
    /// How long a client may take.
    pub patience: Patience,
    /// What stands between this server and the people who use it.
    pub outside: Outside,
    /// Content sets beside the built-in ones.
    pub editions: Editions,
    /// Programs that may play.
    pub bots: Bots,
    /// How long people wait for each other at tables without a clock.
    pub absence: host::Patience,
    /// Sends letters to those who have forgotten their password, if there is one.
    pub mail: Option<MailServer>,
}

impl Config {
    /// A server of these games at an address over a database, with everything else as it usually is.
    pub fn new(games: Games, listen: SocketAddr, db: &str) -> Config {
        Config {
            games,
            listen,
            db: db.to_string(),
            allowance: Allowance::default(),
            patience: Patience::default(),
            outside: Outside::default(),
            editions: Editions::default(),
            bots: Bots::default(),
            absence: host::Patience::default(),
            mail: None,
        }
    }

    /// The way to send letters, if there is one.
    fn letters(&self) -> Result<Option<Mail>, ServeError> {
        let Some(server) = &self.mail else { return Ok(None) };
        let url = self.outside.public_url.as_ref();
        let url = url.ok_or("letters need an address for their links");
        let mail = url.map_err(String::from).and_then(|url| Mail::over(server, url.origin()));
        mail.map(Some).map_err(ServeError::Mail)
    }
}

/// Everything that handlers need.
pub struct App {
    pub host: Arc<Host>,
    /// Signs cookies.
    pub key: String,
    pub limits: Limits,
    /// Pages that are made at once, on threads of their own.
    pub painters: Painters,
    pub streams: Streams,
    pub outside: Outside,
    pub allowance: Allowance,
    pub patience: Patience,
    pub room: Room,
    /// Whose change is next, for each person.
    pub turns: turns::Turns,
    /// The only one who hashes passwords.
    pub passwords: Hasher,
    /// Passwords that were wrong, and letters that were asked for.
    pub logins: Attempts,
    pub recoveries: Attempts,
    /// Nothing when no mail server is known.
    pub mail: Option<Mail>,
    /// Letters that are under way.
    pub letters: Arc<Semaphore>,
}

/// Letters that may be under way at once.
const LETTERS: usize = 32;

impl App {
    pub async fn over(store: Store, config: Config) -> Result<App, store::Fault> {
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        let (room, allowance) = (Room::here(), config.allowance);
        let key = store.secret("cookies").await?;
        let Config { games, editions, bots, absence, .. } = config;
        let host = Host::new(store, games, editions, bots, absence).await?;
        Ok(App {
            key,
            host,
            limits: Limits::new(&allowance),
            painters: Painters::new(cores, &allowance),
            streams: Streams::new(room, &allowance),
            outside: config.outside,
            allowance,
            patience: config.patience,
            room,
            turns: turns::Turns::default(),
            passwords: Hasher::default(),
            logins: Attempts::to_log_in(),
            recoveries: Attempts::to_recover(),
            mail: None,
            letters: Arc::new(Semaphore::new(LETTERS)),
        })
    }
}

/// How long requests under way may take after the signal to stop.
const PATIENCE: std::time::Duration = std::time::Duration::from_secs(2);

/// How often what was written is moved from the database's log to its place.
const TIDYING: std::time::Duration = std::time::Duration::from_secs(5);
/// Pages that the log may have before writing waits until it begins anew: 256 MB.
const LONG_LOG: i64 = 65_536;

/// Why a server cannot run.
#[derive(Debug, Error)]
pub enum ServeError {
    #[error("the database {0}: {1}")]
    Db(String, store::OpenError),
    #[error("letters cannot be sent: {0}")]
    Mail(String),
    #[error("cannot listen on {0}: {1}")]
    Listen(SocketAddr, std::io::Error),
    #[error("{0}")]
    Io(#[from] std::io::Error),
}

/// Runs the server until a signal asks it to stop. `ready` is told the address.
pub async fn serve(config: Config, ready: impl FnOnce(SocketAddr)) -> Result<(), ServeError> {
    serve_until(config, ready, stopped()).await
}

/// Runs the server until `stop` comes. `ready` is told the address.
pub async fn serve_until(
    config: Config,
    ready: impl FnOnce(SocketAddr),
    stop: impl Future<Output = ()>,
) -> Result<(), ServeError> {
    serving::raise();
    let mail = config.letters()?;
    let (listen, db) = (config.listen, config.db.clone());
    let unopened = |error| ServeError::Db(db.clone(), error);
    let fault = |fault: store::Fault| ServeError::Db(db.clone(), fault.into());
    let store = Store::open_alone(&with_creation(&db)).await.map_err(unopened)?;
    let app = App { mail, ..App::over(store, config).await.map_err(fault)? };
    let app = Arc::new(app);
    app.passwords.get_ready().await;
    let Room { connections, streams } = app.room;
    tracing::info!(connections, streams, "as many may be open as the limit of open files allows");
    let listener = TcpListener::bind(listen).await;
    let listener = listener.map_err(|error| ServeError::Listen(listen, error))?;
    ready(listener.local_addr()?);
    let (tell, mut told) = tokio::sync::watch::channel(false);
    let told = async move { drop(told.wait_for(|is_told| *is_told).await) };
    let serving = serving::serve(listener, app.clone(), http::router(app.clone()), told);
    // Event streams never end by themselves: after the signal they get a moment, then the end.
    let patience = async {
        stop.await;
        let _ = tell.send(true);
        tokio::time::sleep(PATIENCE).await;
    };
    let outcome = tokio::select! {
        () = serving => Ok(()),
        () = patience => Ok(()),
        () = keep_house(&app) => Ok(()),
        () = tidy(&app) => Ok(()),
    };
    app.host.dismiss().await;
    app.host.remember_time().await.map_err(fault)?;
    // Whoever copies the file of a stopped server has everything.
    app.host.store.tidy(LONG_LOG).await.map_err(fault)?;
    outcome
}

/// What is to be done every second, for as long as the server runs.
async fn keep_house(app: &App) {
    let mut ticks = tokio::time::interval(std::time::Duration::from_secs(1));
    ticks.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Delay);
    for tick in 0_u64.. {
        ticks.tick().await;
        app.host.keep_house(tick).await;
        if tick.is_multiple_of(60) {
            app.limits.forget();
            app.painters.forget();
        }
    }
}

/// Moves what was written to its place, for as long as the server runs.
async fn tidy(app: &App) {
    loop {
        tokio::time::sleep(TIDYING).await;
        if let Err(fault) = app.host.store.tidy(LONG_LOG).await {
            tracing::error!(%fault, "the database could not be tidied");
        }
    }
}

/// SQLite creates its file only when told so.
fn with_creation(url: &str) -> String {
    let is_bare = url.starts_with("sqlite:") && !url.contains('?');
    if is_bare { format!("{url}?mode=rwc") } else { url.to_string() }
}

/// Ends with the first signal to stop.
async fn stopped() {
    let interrupt = tokio::signal::ctrl_c();
    #[cfg(unix)]
    {
        use tokio::signal::unix::{SignalKind, signal};
        match signal(SignalKind::terminate()) {
            Ok(mut terminate) => {
                tokio::select! { _ = interrupt => {}, _ = terminate.recv() => {} }
            }
            Err(_) => drop(interrupt.await),
        }
    }
    #[cfg(not(unix))]
    drop(interrupt.await);
}
