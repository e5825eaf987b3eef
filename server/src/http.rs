//! Routes, and the layers that every request passes: limits, headers, forgery, logs.

mod account;
mod address;
mod analysis;
mod assets;
mod banned;
mod company;
mod guard;
mod hall;
mod live;
mod look;
mod opening;
mod packed;
mod people;
mod said;
mod table;

pub use account::recovery_path;
pub use guard::{Allowance, Client, Limits, Outside, Painters, PublicUrl, Streams, Way};

use crate::App;
use crate::problem::Problem;
use crate::store::Health;
use crate::visitor::Visitor;
use axum::Router;
use axum::extract::{DefaultBodyLimit, FromRequestParts, Request, State};
use axum::http::header::HeaderValue;
use axum::http::{Method, StatusCode, Uri};
use axum::middleware::{self, Next};
use axum::response::{IntoResponse, Redirect, Response};
use axum::routing::{get, post};
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
        .route("/t/{id}/notes", post(table::notes))
        .route("/t/{id}/orders", post(table::orders))
        .route("/t/{id}/back", post(table::come_back))
        .route("/t/{id}/show", post(table::show_in_hall))
        .route("/t/{id}/what-if", post(table::what_if))
        .route("/t/{id}/hint", post(analysis::hint))
        .route("/t/{id}/analysis", get(analysis::page).post(analysis::begin))
        .route("/t/{id}/record", get(table::record));
    let people = Router::new()
        .route("/t/{id}/talk", post(said::talk))
        .route("/t/{id}/said/{n}", get(said::page))
        .route("/t/{id}/said/{n}/report", post(said::report))
        .route("/t/{id}/said/{n}/mute", post(said::mute))
        .route("/t/{id}/said/{n}/block", post(said::block))
        .route("/t/{id}/said/{n}/remove", post(said::remove))
        .route("/t/{id}/sit", post(people::sit))
        .route("/t/{id}/again", post(people::again))
        .route("/t/{id}/accept", post(people::accept))
        .route("/t/{id}/decline", post(people::decline))
        .route("/t/{id}/leave", get(people::leave_page).post(people::leave))
        .route("/t/{id}/remove", post(people::remove))
        .route("/t/{id}/mute", post(people::mute))
        .route("/t/{id}/block", post(people::block))
        .route("/t/{id}/let-play", post(people::let_play))
        .route("/join/{id}/{secret}", get(people::join_page).post(people::join))
        .route("/blocked", get(people::blocked))
        .route("/blocked/end", post(people::unblock))
        .route("/muted/end", post(people::unmute));
    let rest = Router::new()
        .route("/", get(hall::hall))
        .route("/finished", get(hall::finished))
        .route("/play-now", post(opening::play_now))
        .route("/new/{game}", get(opening::new_table))
        .route("/tables", post(opening::open_table))
        .route("/import", post(opening::import))
        .merge(account::routes())
        .route("/assets/{version}/{file}", get(assets::asset))
        .route("/healthz", get(health))
        .route("/metrics", get(metrics))
        .fallback(|| async { Problem::not_found() });
    let all = tables.merge(people).merge(rest).method_not_allowed_fallback(other_method);
    let packing = CompressionLayer::new().quality(CompressionLevel::Precise(PACKING as i32));
    let changes = all.layer(middleware::from_fn_with_state(app.clone(), apart));
    let changes = changes.layer(middleware::from_fn_with_state(app.clone(), banned::refuse));
    // Event streams are not compressed: every event goes out as it comes.
    Router::new()
        .route("/t/{id}/live", get(live::stream))
        .merge(changes.layer(packing))
        .layer(DefaultBodyLimit::disable())
        .layer(middleware::from_fn_with_state(app.clone(), guard::whole_body))
        .layer(middleware::from_fn_with_state(app.clone(), guard::limit))
        .layer(middleware::from_fn_with_state(app.clone(), guard::forgery))
        .layer(middleware::from_fn_with_state(app.clone(), in_their_language))
        .layer(middleware::from_fn(guard::headers))
        .layer(middleware::from_fn_with_state(app.clone(), guard::locate))
        .layer(CatchPanicLayer::custom(|_| Problem::from(panicked()).into_response()))
        .layer(PropagateRequestIdLayer::x_request_id())
        .layer(TraceLayer::new_for_http().make_span_with(guard::span).on_failure(guard::failed))
        .layer(SetRequestIdLayer::x_request_id(MakeRequestUuid))
        .with_state(app)
}

/// Somebody looks at the address of a form, from their history or after a reload: they go on to the
/// page that it stands on.
async fn other_method(method: Method, uri: Uri) -> Response {
    match method {
        Method::GET | Method::HEAD => Redirect::to(&page_of(uri.path())).into_response(),
        _ => Problem::new(StatusCode::METHOD_NOT_ALLOWED, "page-problem-bad-input").into_response(),
    }
}

/// The page on which the form with this address stands.
fn page_of(path: &str) -> String {
    let parts: Vec<&str> = path.trim_start_matches('/').split('/').collect();
    match parts.as_slice() {
        ["t", table, "said", line, _] => format!("/t/{table}/said/{line}"),
        ["t", table, _] => format!("/t/{table}"),
        ["account", ..] => "/account".into(),
        ["blocked" | "muted", _] => "/blocked".into(),
        _ => "/".into(),
    }
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

/// A change, once begun, runs to its end whoever hangs up: the server drops what it does for a
/// connection that is gone, so changes are done apart from it.
async fn apart(State(app): Here, request: Request, next: Next) -> Response {
    if request.method().is_safe() {
        return next.run(request).await;
    }
    if app.host.store.is_gone() {
        let status = StatusCode::SERVICE_UNAVAILABLE;
        return Problem::new(status, "page-problem-internal").into_response();
    }
    let done = tokio::spawn(async move { in_turn(&app, request, next).await }).await;
    done.unwrap_or_else(|_| Problem::from(panicked()).into_response())
}

/// What takes a while and is kept nowhere: nobody waits for it with their next change.
const PASSING: &str = "/hint";

/// A change in its person's turn, made by who they are by then.
async fn in_turn(app: &Arc<App>, mut request: Request, next: Next) -> Response {
    let visitor = request.extensions().get::<Visitor>().cloned();
    let Some((visitor, person)) = visitor.and_then(|it| it.person.clone().map(|who| (it, who)))
    else {
        return next.run(request).await;
    };
    if request.uri().path().ends_with(PASSING) {
        return next.run(request).await;
    }
    let turn = app.turns.of(&person.id);
    let _turn = turn.lock().await;
    match visitor.anew(app).await {
        Ok(visitor) if visitor.person.as_ref().is_some_and(|now| now.id == person.id) => {
            app.host.thinkers.comes_from(&person, visitor.way.client.0);
            request.extensions_mut().insert(visitor);
            next.run(request).await
        }
        Ok(visitor) if visitor.was_logged_out() => Problem::logged_out().into_response(),
        Ok(_) => Problem::from(crate::host::Trouble::NotYours).into_response(),
        Err(problem) => problem.into_response(),
    }
}

async fn health(State(app): Here) -> Response {
    let ill = match app.host.store.health().await {
        Health::Well => return "well\n".into_response(),
        Health::Full => "the disk is full\n".to_string(),
        Health::Gone => "the database's file is gone\n".to_string(),
        Health::Damaged(what) => {
            tracing::error!(what, "the database is damaged");
            "the database is damaged\n".to_string()
        }
        Health::Silent(what) => {
            tracing::error!(what, "the database cannot be written");
            "the database cannot be written\n".to_string()
        }
    };
    (StatusCode::SERVICE_UNAVAILABLE, ill).into_response()
}

/// The server's figures, for its owner.
async fn metrics(State(app): Here, visitor: Visitor) -> Result<String, Problem> {
    if !app.outside.may_read_metrics(visitor.way) {
        return Err(Problem::not_found());
    }
    let (streams, passwords) = (app.streams.open(), app.passwords.done());
    Ok(app.host.metrics().await
        + &format!("# TYPE oikumene_streams gauge\noikumene_streams {streams}\n")
        + &format!(
            "# TYPE oikumene_passwords_total counter\noikumene_passwords_total {passwords}\n"
        ))
}

/// On to another page, with the cookies that are to be set.
fn onward(to: &str, cookies: impl IntoIterator<Item = HeaderValue>) -> Response {
    let mut response = Redirect::to(to).into_response();
    crate::visitor::with_cookies(response.headers_mut(), cookies);
    response
}

/// A path of this site to go back to; never another site. Browsers read a backslash as a slash, and
/// drop spaces and control characters where they disturb.
fn back(path: &str) -> &str {
    let is_local = path.starts_with('/') && !path.starts_with("//");
    let is_plain = path.bytes().all(|byte| byte.is_ascii_graphic() && byte != b'\\');
    if is_local && is_plain { path } else { "/" }
}

#[cfg(test)]
mod tests {
    use super::back;

    #[test]
    fn nobody_is_sent_back_to_another_site() {
        for path in ["/", "/account", "/t/abc/at/3?n=1#log", "/new/tzolkin?seats=4&a=%D1%8F"] {
            assert_eq!(back(path), path);
        }
        let elsewhere = [
            "",
            "account",
            "//evil.example",
            "/\\evil.example",
            "\\/evil.example",
            "/\t/evil.example",
            "/\n/evil.example",
            "/\r/evil.example",
            "\t//evil.example",
            " //evil.example",
            "/ /evil.example",
            "https://evil.example",
            "javascript:alert(1)",
            "/a\u{7f}",
            "/a\u{0}",
            "/a\u{85}",
            "/я",
        ];
        for path in elsewhere {
            assert_eq!(back(path), "/", "{path:?}");
        }
    }
}
