//! Live: everybody at a table is told at once that something changed.

use super::Here;
use crate::problem::Problem;
use axum::extract::{Path, State};
use axum::response::sse::{Event, KeepAlive, Sse};
use std::convert::Infallible;
use std::sync::atomic::Ordering;
use std::time::Duration;
use tokio_stream::wrappers::WatchStream;
use tokio_stream::{Stream, StreamExt};

/// A stream of revision numbers. A page compares the number with its own and fetches itself again,
/// so a lost connection loses nothing: the first event after it is the present.
pub async fn stream(
    State(app): Here,
    Path(id): Path<String>,
) -> Result<Sse<impl Stream<Item = Result<Event, Infallible>>>, Problem> {
    let live = app.host.table(&id).await?;
    let changes = WatchStream::new(live.changes.subscribe());
    let events = changes.map(|revision| {
        let revision = revision.to_string();
        Ok(Event::default().event("changed").id(revision.clone()).data(revision))
    });
    // The stream ends when the table was closed, or is to be read anew: then the page comes back.
    let is_closed = live.closing();
    let closed = tokio_stream::once(Ok(Event::default().event("closed").data("")));
    let events = events.chain(closed.filter(move |_| is_closed.load(Ordering::Acquire)));
    Ok(Sse::new(events).keep_alive(KeepAlive::new().interval(Duration::from_secs(20))))
}
