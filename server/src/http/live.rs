//! Live: everybody at a table is told at once that something changed.

use super::guard::Listening;
use super::{Answer, Here};
use crate::visitor::Visitor;
use axum::extract::{Path, State};
use axum::http::header::{HeaderName, HeaderValue};
use axum::response::IntoResponse;
use axum::response::sse::{Event, KeepAlive, Sse};
use std::convert::Infallible;
use std::future::Future;
use std::pin::Pin;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::task::{Context, Poll};
use std::time::Duration;
use tokio::time::{Sleep, sleep};
use tokio_stream::Stream;
use tokio_stream::wrappers::WatchStream;

/// Proxies end connections on which nothing is said for a while.
const SIGN_OF_LIFE: Duration = Duration::from_secs(20);
/// Tells a proxy to pass on every event as it comes.
const BUFFERING: HeaderName = HeaderName::from_static("x-accel-buffering");

/// A stream of revision numbers. A page compares the number with its own and fetches itself again,
/// so a lost connection loses nothing: the first event after it is the present.
pub async fn stream(State(app): Here, visitor: Visitor, Path(id): Path<String>) -> Answer {
    let person = visitor.person.as_ref().map(|person| person.id.as_str());
    let listening = app.streams.enter(visitor.way.client, person)?;
    let live = app.host.table(&id).await?;
    let told = Told {
        changes: WatchStream::new(live.changes.subscribe()),
        lifetime: Box::pin(sleep(app.streams.lifetime(app.patience.stream))),
        is_closed: live.closing(),
        is_over: false,
        _listening: listening,
    };
    let events = Sse::new(told).keep_alive(KeepAlive::new().interval(SIGN_OF_LIFE));
    Ok(([(BUFFERING, HeaderValue::from_static("no"))], events).into_response())
}

/// What one client is told of a table: changes, and at last why there are no more.
struct Told {
    changes: WatchStream<u64>,
    /// A client that no longer reads is not noticed while there is little to read: so every stream
    /// ends some time, and those who are there begin another.
    lifetime: Pin<Box<Sleep>>,
    /// Whether the table was closed, when its changes end.
    is_closed: Arc<AtomicBool>,
    is_over: bool,
    _listening: Listening,
}

impl Stream for Told {
    type Item = Result<Event, Infallible>;

    fn poll_next(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<Option<Self::Item>> {
        if self.is_over {
            return Poll::Ready(None);
        }
        let event = match Pin::new(&mut self.changes).poll_next(context) {
            Poll::Ready(Some(revision)) => {
                let revision = revision.to_string();
                Event::default().event("changed").id(revision.clone()).data(revision)
            }
            // The changes end when the table was closed, or is to be read anew.
            Poll::Ready(None) if self.is_closed.load(Ordering::Acquire) => self.end("closed"),
            Poll::Ready(None) => self.end("renew"),
            Poll::Pending => match self.lifetime.as_mut().poll(context) {
                Poll::Ready(()) => self.end("renew"),
                Poll::Pending => return Poll::Pending,
            },
        };
        Poll::Ready(Some(Ok(event)))
    }
}

impl Told {
    /// The last event.
    fn end(&mut self, name: &str) -> Event {
        self.is_over = true;
        Event::default().event(name).data("")
    }
}
