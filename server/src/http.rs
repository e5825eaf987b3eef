//! Routes, and the layers that every request passes: limits, headers, forgery, logs.

mod account;
mod address;
mod analysis;
mod assets;
mod guard;
mod hall;
mod live;
mod look;
mod opening;
mod packed;
mod table;

pub use account::recovery_path;
pub use guard::{CHANGES_A_SECOND, Limits};

use crate::App;
use crate::problem::Problem;
use crate::visitor::Visitor;
use axum::extract::{DefaultBodyLimit, FromRequestParts, Request, State};
use axum::http::StatusCode;
use axum::http::header::HeaderValue;
use axum::middleware::{self, Next};
use axum::response::{IntoResponse, Redirect, Response};
use axum::routing::{get, post};
use axum::{Router, http};
use std::sync::Arc;
use std::sync::atomic::Ordering;
use tower_http::CompressionLevel;
use tower_http::catch_panic::CatchPanicLayer;
use tower_http::compression::CompressionLayer;
use tower_http::request_id::{MakeRequestUuid, PropagateRequestIdLayer, SetRequestIdLayer};
use tower_http::trace::TraceLayer;

/// The largest form that is read; records for import are larger than a form.
const MOST_BODY: usize = 64 * 1024;

/// The largest record that can be imported.
const MOST_IMPORT: usize = 4 * 1024 * 1024;

/// How hard pages are packed: half the time of the usual level, for a sixth more bytes.
const PACKING: u32 = 2;

type Answer = Result<Response, Problem>;
type Here = State<Arc<App>>;

pub fn router(app: Arc<App>) -> Router {
    let tables = Router::new()
        .route("/t/{id}", get(look::now))
        .route("/t/{id}/at/{n}", get(look::at))
        .route("/t/{id}/at", get(look::at_asked))
        .route("/t/{id}/choose", post(table::choose))
        .route("/t/{id}/undo", post(table::undo))
        .route("/t/{id}/undo-turn", post(table::undo_turn))
        .route("/t/{id}/redo", post(table::redo))
        .route("/t/{id}/take-over", post(table::take_over))
        .route("/t/{id}/talk", post(table::talk))
        .route("/t/{id}/notes", post(table::notes))
        .route("/t/{id}/orders", post(table::orders))
        .route("/t/{id}/sit", post(table::sit))
        .route("/t/{id}/back", post(table::come_back))
        .route("/t/{id}/show", post(table::show_in_hall))
        .route("/t/{id}/again", post(table::again))
        .route("/t/{id}/what-if", post(table::what_if))
        .route("/t/{id}/hint", post(analysis::hint))
        .route("/t/{id}/analysis", get(analysis::page).post(analysis::begin))
        .route("/t/{id}/record", get(table::record))
        .route("/join/{id}/{secret}", get(table::join_page).post(table::join));
    let rest = Router::new()
        .route("/", get(hall::hall))
        .route("/finished", get(hall::finished))
        .route("/play-now", post(opening::play_now))
        .route("/new/{game}", get(opening::new_table))
        .route("/tables", post(opening::open_table))
        .route("/import", post(opening::import).layer(DefaultBodyLimit::max(MOST_IMPORT)))
        .merge(account::routes())
        .route("/assets/{version}/{file}", get(assets::asset))
        .route("/healthz", get(health))
        .route("/metrics", get(metrics))
        .fallback(|| async { Problem::not_found() });
    let pages = tables
        .merge(rest)
        .layer(middleware::from_fn_with_state(app.clone(), guard::limit))
        .layer(middleware::from_fn(guard::forgery))
        .layer(CompressionLayer::new().quality(CompressionLevel::Precise(PACKING as i32)));
    // Event streams are neither compressed nor counted as requests.
    Router::new()
        .route("/t/{id}/live", get(live::stream))
        .merge(pages)
        .layer(middleware::from_fn_with_state(app.clone(), in_their_language))
        .layer(middleware::from_fn(guard::headers))
        .layer(CatchPanicLayer::custom(|_| Problem::from(panicked()).into_response()))
        .layer(DefaultBodyLimit::max(MOST_BODY))
        .layer(PropagateRequestIdLayer::x_request_id())
        .layer(TraceLayer::new_for_http())
        .layer(SetRequestIdLayer::x_request_id(MakeRequestUuid))
        .with_state(app)
}

fn panicked() -> crate::host::Trouble {
    crate::host::Trouble::Broken("a handler panicked".into())
}

/// Finds out who asks, once for all that follows; problems are said in the reader's language.
async fn in_their_language(State(app): Here, request: Request, next: Next) -> Response {
    let (mut parts, body) = request.into_parts();
    let visitor = Visitor::from_request_parts(&mut parts, &app).await.ok();
    if let Some(visitor) = &visitor {
        parts.extensions.insert(visitor.clone());
    }
    let response = next.run(Request::from_parts(parts, body)).await;
    match (response.extensions().get::<Arc<Problem>>(), visitor) {
        (Some(problem), Some(visitor)) => {
            app.host.figures.problems.fetch_add(1, Ordering::Relaxed);
            problem.page(&visitor.reader())
        }
        _ => response,
    }
}

async fn health(State(app): Here) -> Response {
    match app.host.store.is_well().await {
        true => "well\n".into_response(),
        false => {
            (StatusCode::SERVICE_UNAVAILABLE, "the database does not answer\n").into_response()
        }
    }
}

async fn metrics(State(app): Here) -> String {
    let (host, done) = (app.host.metrics().await, app.passwords.done());
    format!("{host}# TYPE oikumene_passwords_total counter\noikumene_passwords_total {done}\n")
}

/// On to another page, with a cookie if one is to be set.
fn onward(to: &str, cookie: Option<HeaderValue>) -> Response {
    let mut response = Redirect::to(to).into_response();
    crate::visitor::with_cookie(response.headers_mut(), cookie);
    response
}

/// A path of this site to go back to; never another site.
fn back(path: &str) -> &str {
    let is_local = path.starts_with('/') && !path.starts_with("//") && !path.contains('\\');
    if is_local && http::HeaderValue::from_str(path).is_ok() { path } else { "/" }
}
