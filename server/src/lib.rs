//! The table in the browser: accounts, hall, tables, storage, live updates, pages and boards.
#![forbid(unsafe_code)]

pub mod analysis;
pub mod assets;
pub mod boards;
pub mod bots;
pub mod clock;
pub mod editions;
pub mod erased;
pub mod games;
pub mod host;
pub mod http;
pub mod model;
pub mod network;
pub mod opponents;
pub mod orders;
pub mod pages;
pub mod problem;
pub mod rehearsal;
pub mod secret;
pub mod store;
mod telling;
pub mod visitor;

use crate::bots::Bots;
use crate::editions::Editions;
use crate::host::Host;
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
    /// How long people wait for each other at tables without a clock.
    pub patience: host::Patience,
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
            patience: host::Patience::default(),
        }
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
}

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
    let url = with_creation(&config.db);
    let unopened = |error| ServeError::Db(config.db.clone(), error);
    let fault = |fault: store::Fault| ServeError::Db(config.db.clone(), fault.into());
    let store = Store::open_alone(&url).await.map_err(unopened)?;
    let app = App::over(store, config.editions, config.bots, config.changes_a_second);
    let app = Arc::new(app.await.map_err(fault)?);
    let (tell, told) = tokio::sync::watch::channel(false);
    app.host.patience.get_or_init(|| config.patience);
    let listener = TcpListener::bind(config.listen)
        .await
        .map_err(|error| ServeError::Listen(config.listen, error))?;
    ready(listener.local_addr()?);
    let service = http::router(app.clone()).into_make_service_with_connect_info::<SocketAddr>();
    let serving = axum::serve(listener, service).with_graceful_shutdown(async move {
        let mut told = told;
        let _ = told.wait_for(|is_told| *is_told).await;
    });
    // Event streams never end by themselves: after the signal they get a moment, then the end.
    let patience = async {
        stop.await;
        let _ = tell.send(true);
        tokio::time::sleep(PATIENCE).await;
    };
    let outcome = tokio::select! {
        done = serving => done.map_err(ServeError::from),
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
        app.host.keep_house(tick).await;
        if tick.is_multiple_of(60) {
            app.limits.forget();
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
