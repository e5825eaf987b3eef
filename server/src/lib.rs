//! The table in the browser: accounts, hall, tables, storage, live updates, pages and boards.
#![forbid(unsafe_code)]

pub mod analysis;
pub mod assets;
pub mod attempts;
pub mod boards;
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
pub mod opponents;
pub mod orders;
pub mod pages;
pub mod passwords;
pub mod problem;
pub mod rehearsal;
pub mod secret;
pub mod store;
mod telling;
pub mod visitor;

use crate::attempts::Attempts;
use crate::bots::Bots;
use crate::editions::Editions;
use crate::host::Host;
use crate::mail::{Mail, MailServer};
use crate::passwords::Hasher;
use crate::store::Store;
use std::net::SocketAddr;
use std::num::NonZeroU32;
use std::sync::Arc;
use thiserror::Error;
use tokio::net::TcpListener;
use tokio::sync::Semaphore;

/// How a server is run.
#[derive(Clone, Debug)]
pub struct Config {
    pub listen: SocketAddr,
    /// `sqlite://FILE`
    pub db: String,
    /// Changes that one address may make a second.
    pub changes_a_second: NonZeroU32,
    /// Content sets beside the built-in ones.
    pub editions: Editions,
    /// Programs that may play.
    pub bots: Bots,
    /// Sends letters to those who have forgotten their password, if there is one.
    pub mail: Option<MailServer>,
    /// How others reach this server, for links in letters.
    pub public_url: Option<String>,
}

impl Config {
    /// A server at an address over a database, with everything else as it usually is.
    pub fn new(listen: SocketAddr, db: &str) -> Config {
        Config {
            listen,
            db: db.to_string(),
            changes_a_second: http::CHANGES_A_SECOND,
            editions: Editions::default(),
            bots: Bots::default(),
            mail: None,
            public_url: None,
        }
    }

    /// The way to send letters, if there is one.
    fn letters(&self) -> Result<Option<Mail>, ServeError> {
        let Some(server) = &self.mail else { return Ok(None) };
        let url = self.public_url.as_deref().ok_or("letters need an address for their links");
        let mail = url.map_err(String::from).and_then(|url| Mail::over(server, url));
        mail.map(Some).map_err(ServeError::Mail)
    }
}

/// Everything that handlers need.
pub struct App {
    pub host: Arc<Host>,
    /// Signs cookies.
    pub key: String,
    pub limits: http::Limits,
    /// Pages that are made at once, on threads of their own.
    pub painters: Semaphore,
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
    pub async fn over(
        store: Store,
        editions: Editions,
        bots: Bots,
        changes_a_second: NonZeroU32,
    ) -> Result<App, store::Fault> {
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        Ok(App {
            key: store.secret("cookies").await?,
            host: Host::new(store, editions, bots).await?,
            limits: http::Limits::new(changes_a_second),
            painters: Semaphore::new(cores),
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
/// How often sessions that are over are looked for, and guests who can never come back, in seconds.
const SELDOM: u64 = 600;
/// Pages that the log may have before writing waits until it begins anew: 256 MB.
const LONG_LOG: i64 = 65_536;

/// Why a server cannot run.
#[derive(Debug, Error)]
pub enum ServeError {
    #[error("the database {0}: {1}")]
    Db(String, store::Fault),
    #[error("letters cannot be sent: {0}")]
    Mail(String),
    #[error("cannot listen on {0}: {1}")]
    Listen(SocketAddr, std::io::Error),
    #[error("{0}")]
    Io(#[from] std::io::Error),
}

/// Runs the server until a signal asks it to stop. `ready` is told the address.
pub async fn serve(config: Config, ready: impl FnOnce(SocketAddr)) -> Result<(), ServeError> {
    let mail = config.letters()?;
    let url = with_creation(&config.db);
    let fault = |fault| ServeError::Db(config.db.clone(), fault);
    let store = Store::open(&url).await.map_err(fault)?;
    let app = App::over(store, config.editions, config.bots, config.changes_a_second);
    let app = Arc::new(App { mail, ..app.await.map_err(fault)? });
    app.passwords.get_ready().await;
    let listener = TcpListener::bind(config.listen)
        .await
        .map_err(|error| ServeError::Listen(config.listen, error))?;
    ready(listener.local_addr()?);
    let service = http::router(app.clone()).into_make_service_with_connect_info::<SocketAddr>();
    let serving = axum::serve(listener, service).with_graceful_shutdown(stopped());
    // Event streams never end by themselves: after the signal they get a moment, then the end.
    let patience = async {
        stopped().await;
        tokio::time::sleep(PATIENCE).await;
    };
    let outcome = tokio::select! {
        done = serving => Ok(done?),
        () = patience => Ok(()),
        () = keep_house(&app) => Ok(()),
        () = tidy(&app) => Ok(()),
    };
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
        if let Err(trouble) = app.host.keep_house(tick).await {
            tracing::error!(%trouble, "housekeeping has failed");
        }
        if tick.is_multiple_of(60) {
            app.limits.forget();
        }
        if tick.is_multiple_of(SELDOM)
            && let Err(trouble) = app.host.forget_the_gone(host::now()).await
        {
            tracing::error!(%trouble, "those who are gone could not be forgotten");
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
