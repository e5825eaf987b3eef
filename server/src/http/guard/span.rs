//! The log's span of a request, without what must stay secret.

use axum::extract::Request;
use axum::http::StatusCode;
use std::time::Duration;
use tower_http::classify::ServerErrorsFailureClass;
use tracing::Span;

/// A request in the log: no query, and no secret of its path.
pub fn span(request: &Request) -> Span {
    let path = open_part(request.uri().path());
    tracing::debug_span!("request", method = %request.method(), path = %path)
}

/// A request that failed, in the log. That the server is busy is no error of it.
pub fn failed(failure: ServerErrorsFailureClass, took: Duration, _: &Span) {
    let took = took.as_millis() as u64;
    match failure {
        ServerErrorsFailureClass::StatusCode(StatusCode::SERVICE_UNAVAILABLE) => {
            tracing::warn!(%failure, took, "a request had to be refused");
        }
        failure => tracing::error!(%failure, took, "a request has failed"),
    }
}

/// The part of a path that may be written down: not what lets anybody in who knows it.
fn open_part(path: &str) -> String {
    let parts: Vec<&str> = path.split('/').filter(|part| !part.is_empty()).collect();
    match parts.as_slice() {
        ["join", table, _, ..] => format!("/join/{table}/…"),
        ["account", "recovery", _, ..] => "/account/recovery/…".to_string(),
        _ => path.to_string(),
    }
}

#[cfg(test)]
mod tests {
    use super::open_part;

    #[test]
    fn secrets_are_not_written_down() {
        assert_eq!(open_part("/t/abc/choose"), "/t/abc/choose");
        assert_eq!(open_part("/join/abc"), "/join/abc");
        for path in ["/join/abc/secret", "/join/abc/secret/more", "//join/abc//secret"] {
            assert_eq!(open_part(path), "/join/abc/…");
        }
        assert_eq!(open_part("/account/recovery/code"), "/account/recovery/…");
        assert_eq!(open_part("/account/login"), "/account/login");
    }
}
