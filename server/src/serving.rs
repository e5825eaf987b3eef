//! Connections: how many there may be, and how long one may take for what it sends and gets.

mod files;
mod line;

pub use files::{Room, raise};

use crate::App;
use crate::http::Client;
use crate::tally::{Counted, Tally};
use axum::Router;
use axum::body::Body;
use axum::extract::{ConnectInfo, Request};
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper_util::rt::{TokioIo, TokioTimer};
use line::Line;
use std::future::Future;
use std::io::{self, ErrorKind};
use std::net::{IpAddr, SocketAddr};
use std::pin::pin;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::{OwnedSemaphorePermit, Semaphore, watch};
use tokio::time::sleep;
use tower::Service;

/// How long a client may take.
#[derive(Clone, Copy, Debug)]
pub struct Patience {
    /// From the connection to the whole head of its first request.
    pub head: Duration,
    /// From a request's head to the end of its body.
    pub body: Duration,
    /// From the end of an answer to the whole head of the next request.
    pub idle: Duration,
    /// While nothing of an answer is taken.
    pub answer: Duration,
    /// Until it is told that it has asked for too much: a flood on a connection is as slow as that.
    pub refusal: Duration,
    /// For which an event stream lasts, before the client is asked to begin another; some last up
    /// to half as long again, so that not all begin anew at once.
    pub stream: Duration,
}

impl Default for Patience {
    fn default() -> Patience {
        Patience {
            head: Duration::from_secs(10),
            body: Duration::from_secs(30),
            idle: Duration::from_secs(60),
            answer: Duration::from_secs(30),
            refusal: Duration::from_millis(500),
            stream: Duration::from_secs(3600),
        }
    }
}

/// The largest head of a request. Browsers that follow a table send a few thousand bytes.
const MOST_HEAD: usize = 64 * 1024;
/// The wait after the system could not give a connection: files become free when others leave.
const BREATH: Duration = Duration::from_millis(100);
/// What is sent and not received by the other side for so long, in milliseconds, ends a connection.
#[cfg(target_os = "linux")]
const UNHEARD: u32 = 60_000;

/// Connections that there may be at once.
struct Doors {
    all: Arc<Semaphore>,
    by_address: Tally<IpAddr>,
}

/// A place of a connection; free again when it is dropped.
struct Place {
    _all: OwnedSemaphorePermit,
    _by_address: Option<Counted<IpAddr>>,
}

impl Doors {
    /// A proxy brings many clients: it is not counted by its own address.
    fn enter(&self, app: &App, peer: SocketAddr) -> Option<Place> {
        let all = self.all.clone().try_acquire_owned().ok()?;
        let by_address = match app.outside.is_proxy(peer.ip()) {
            true => None,
            false => Some(self.by_address.enter(Client::at(peer.ip()).network())?),
        };
        Some(Place { _all: all, _by_address: by_address })
    }
}

/// Serves until `stopped`, and then until nobody is connected any more.
pub async fn serve(
    listener: TcpListener,
    app: Arc<App>,
    router: Router,
    stopped: impl Future<Output = ()>,
) {
    let doors = Doors {
        all: Arc::new(Semaphore::new(app.room.connections)),
        by_address: Tally::new(app.allowance.connections_an_address.get() as usize),
    };
    // The sender is told when all receivers are gone: when nobody is connected any more.
    let (stop, stopping) = watch::channel(false);
    let mut stopped = pin!(stopped);
    loop {
        let accepted = tokio::select! {
            accepted = listener.accept() => accepted,
            () = &mut stopped => break,
        };
        let (stream, peer) = match accepted {
            Ok(accepted) => accepted,
            Err(error) => {
                wait_after(&error).await;
                continue;
            }
        };
        // Without a place the stream is dropped, which ends the connection.
        let Some(place) = doors.enter(&app, peer) else { continue };
        let (router, stopping, patience) = (router.clone(), stopping.clone(), app.patience);
        tokio::spawn(async move {
            attend(stream, peer, router, stopping, patience).await;
            drop(place);
        });
    }
    drop((listener, stopping));
    let _ = stop.send(true);
    stop.closed().await;
}

/// A client that has left while it waited is nothing; else the system has no file to give.
async fn wait_after(error: &io::Error) {
    use ErrorKind::{ConnectionAborted, ConnectionRefused, ConnectionReset};
    if !matches!(error.kind(), ConnectionAborted | ConnectionRefused | ConnectionReset) {
        tracing::error!(%error, "a connection could not be accepted");
        sleep(BREATH).await;
    }
}

/// One connection, from its first request to its last answer.
async fn attend(
    stream: TcpStream,
    peer: SocketAddr,
    router: Router,
    mut stopping: watch::Receiver<bool>,
    patience: Patience,
) {
    prepare(&stream);
    let has_asked = Arc::new(AtomicBool::new(false));
    let noted = has_asked.clone();
    let service = hyper::service::service_fn(move |mut request: Request<Incoming>| {
        noted.store(true, Ordering::Relaxed);
        request.extensions_mut().insert(ConnectInfo(peer));
        router.clone().call(request.map(Body::new))
    });
    let mut builder = http1::Builder::new();
    // The time for a head begins with the end of the last answer: it is also the time to be idle.
    builder.timer(TokioTimer::new()).header_read_timeout(patience.idle).max_buf_size(MOST_HEAD);
    let line = TokioIo::new(Line::new(stream, patience.answer));
    let mut connection = pin!(builder.serve_connection(line, service));
    let mut first = pin!(sleep(patience.head));
    let (mut is_waiting, mut is_stopping) = (true, false);
    loop {
        tokio::select! {
            // A connection that ends badly has told its client, if there is one.
            _ = connection.as_mut() => return,
            () = &mut first, if is_waiting => match has_asked.load(Ordering::Relaxed) {
                true => is_waiting = false,
                false => return,
            },
            _ = stopping.wait_for(|is_stopping| *is_stopping), if !is_stopping => {
                is_stopping = true;
                connection.as_mut().graceful_shutdown();
            }
        }
    }
}

/// Small events go out at once, and a client that is gone without a word is noticed.
fn prepare(stream: &TcpStream) {
    let _ = stream.set_nodelay(true);
    #[cfg(target_os = "linux")]
    let _ = rustix::net::sockopt::set_tcp_user_timeout(stream, UNHEARD);
}
