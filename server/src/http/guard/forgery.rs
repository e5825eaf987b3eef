//! Forgery: changes that pages of other sites try to make with a visitor's cookies.

use super::super::Here;
use super::{Outside, Way};
use crate::problem::Problem;
use axum::extract::{Request, State};
use axum::http::header::{HOST, HeaderMap, ORIGIN};
use axum::http::{Method, StatusCode};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};

/// A change must come from a page of this site: browsers say so themselves.
pub async fn forgery(State(app): Here, request: Request, next: Next) -> Response {
    let is_look = request.method() == Method::GET || request.method() == Method::HEAD;
    let way = request.extensions().get::<Way>().copied().unwrap_or(Way::NONE);
    if is_look || is_own(request.headers(), &app.outside, way) {
        return next.run(request).await;
    }
    Problem::new(StatusCode::FORBIDDEN, "page-problem-forgery").into_response()
}

fn is_own(headers: &HeaderMap, outside: &Outside, way: Way) -> bool {
    let header = |name: &str| headers.get(name).map(|value| value.to_str().unwrap_or_default());
    if let Some(site) = header("sec-fetch-site") {
        return site == "same-origin" || site == "none";
    }
    // Without either header this is no browser, and no browser's cookies are at risk.
    let Some(origin) = header(ORIGIN.as_str()) else { return true };
    if outside.is_public_origin(origin) {
        return true;
    }
    match (origin.split_once("://"), header(HOST.as_str())) {
        // A page that came over plain http may be anybody's. Without a trusted proxy nobody knows
        // whether it did.
        (Some((scheme, from)), Some(host)) => {
            from == host && (scheme == "https" || (scheme == "http" && !way.is_https))
        }
        (None, _) | (_, None) => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use axum::http::{HeaderName, HeaderValue};

    fn is_own(outside: &Outside, is_https: bool, headers: &[(&'static str, &'static str)]) -> bool {
        let headers = headers
            .iter()
            .map(|(name, value)| (HeaderName::from_static(name), HeaderValue::from_static(value)));
        super::is_own(&headers.collect(), outside, Way { is_https, ..Way::NONE })
    }

    #[test]
    fn only_a_page_of_this_site_may_ask_for_changes() {
        let own = |headers: &[_]| is_own(&Outside::default(), false, headers);
        let host = ("host", "games.example");
        assert!(own(&[host]));
        assert!(own(&[host, ("origin", "http://games.example")]));
        assert!(own(&[host, ("origin", "https://games.example")]), "a proxy that is not told of");
        for origin in
            ["null", "", "http://evil.example", "http://games.example.evil", "games.example"]
        {
            let origin = ("origin", origin);
            assert!(!own(&[host, origin]) && !own(&[origin]), "{origin:?}");
        }
        assert!(!own(&[host, ("origin", "http://games.example"), ("sec-fetch-site", "same-site")]));
    }

    #[test]
    fn over_https_a_page_of_plain_http_is_another_site() {
        let host = ("host", "games.example");
        let own = |headers: &[_]| is_own(&Outside::default(), true, headers);
        assert!(own(&[host, ("origin", "https://games.example")]));
        assert!(!own(&[host, ("origin", "http://games.example")]));
    }

    #[test]
    fn the_public_address_is_this_site_whatever_host_the_proxy_asks_for() {
        let public_url = Some("https://games.example".parse().expect("an address"));
        let outside = Outside { public_url, ..Outside::default() };
        let host = ("host", "127.0.0.1:8000");
        assert!(is_own(&outside, true, &[host, ("origin", "https://games.example")]));
        assert!(!is_own(&outside, true, &[host, ("origin", "http://games.example")]));
        assert!(!is_own(&outside, true, &[host, ("origin", "https://evil.example")]));
    }
}
