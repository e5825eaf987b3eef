//! Bodies of requests: read as a whole before anything is done, within a size and a time.

use super::super::{Here, MOST_BODY, MOST_IMPORT};
use crate::problem::Problem;
use axum::body::Body;
use axum::extract::{Request, State};
use axum::http::header::{CONTENT_LENGTH, HeaderMap};
use axum::http::{Method, StatusCode};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use tokio_stream::StreamExt;

/// What is read of a body that is too large, so that a client that still sends gets to the answer.
const MOST_READ: usize = 16 * 1024 * 1024;

/// Hands a request on once its body is there: a client that sends slowly, or hangs up in the
/// middle, keeps nothing busy and changes nothing.
pub async fn whole_body(State(app): Here, request: Request, next: Next) -> Response {
    if request.method() == Method::GET || request.method() == Method::HEAD {
        return next.run(request).await;
    }
    let (parts, body) = request.into_parts();
    let most = if parts.uri.path() == "/import" { MOST_IMPORT } else { MOST_BODY };
    let read = match declared(&parts.headers) > MOST_READ {
        true => Err(too_large()),
        false => match tokio::time::timeout(app.patience.body, read(body, most)).await {
            Ok(read) => read,
            Err(_) => Err(Problem::new(StatusCode::REQUEST_TIMEOUT, "limits-body-slow")),
        },
    };
    match read {
        Ok(bytes) => next.run(Request::from_parts(parts, Body::from(bytes))).await,
        // The rest of the body will not be read: hyper ends the connection after the answer.
        Err(problem) => problem.into_response(),
    }
}

/// The length that a client announces; it may announce none.
fn declared(headers: &HeaderMap) -> usize {
    let length = headers.get(CONTENT_LENGTH).and_then(|value| value.to_str().ok());
    length.and_then(|length| length.parse().ok()).unwrap_or(0)
}

async fn read(body: Body, most: usize) -> Result<Vec<u8>, Problem> {
    let (mut whole, mut length) = (Vec::new(), 0);
    let mut pieces = body.into_data_stream();
    while let Some(piece) = pieces.next().await {
        let piece =
            piece.map_err(|_| Problem::new(StatusCode::BAD_REQUEST, "limits-body-broken"))?;
        length += piece.len();
        match length {
            length if length <= most => whole.extend_from_slice(&piece),
            length if length <= MOST_READ => whole = Vec::new(),
            _ => break,
        }
    }
    if length <= most { Ok(whole) } else { Err(too_large()) }
}

fn too_large() -> Problem {
    Problem::new(StatusCode::PAYLOAD_TOO_LARGE, "limits-body-large")
}
