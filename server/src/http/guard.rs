//! What every request is guarded against: forgery from other sites, floods, and pages that load or
//! run what is not ours.

use super::Here;
use crate::problem::Problem;
use crate::visitor::Visitor;
use axum::extract::{ConnectInfo, Request, State};
use axum::http::header::{
    CACHE_CONTROL, CONTENT_SECURITY_POLICY, HOST, HeaderValue, ORIGIN, REFERRER_POLICY,
    X_CONTENT_TYPE_OPTIONS, X_FRAME_OPTIONS,
};
use axum::http::{Method, StatusCode};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use governor::{DefaultKeyedRateLimiter, Quota, RateLimiter};
use std::net::{IpAddr, SocketAddr};
use std::num::NonZeroU32;

/// Changes that an address or a person may make a second, unless said otherwise.
pub const CHANGES_A_SECOND: NonZeroU32 = NonZeroU32::new(40).unwrap();
/// So many seconds' worth may be made at once.
const BURST: NonZeroU32 = NonZeroU32::new(10).unwrap();

const POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; \
    font-src 'self'; connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

pub struct Limits {
    by_address: DefaultKeyedRateLimiter<IpAddr>,
    by_person: DefaultKeyedRateLimiter<String>,
}

impl Limits {
    /// For an address as said, since many people may share it; for a person as always.
    pub fn new(changes_a_second: NonZeroU32) -> Limits {
        let quota = |a_second: NonZeroU32| {
            Quota::per_second(a_second).allow_burst(a_second.saturating_mul(BURST))
        };
        Limits {
            by_address: RateLimiter::keyed(quota(changes_a_second)),
            by_person: RateLimiter::keyed(quota(CHANGES_A_SECOND)),
        }
    }

    /// Forgets those who have been quiet long enough.
    pub fn forget(&self) {
        self.by_address.retain_recent();
        self.by_person.retain_recent();
    }
}

/// Changes are counted by address and by person: a cookie that names nobody counts for nobody.
pub async fn limit(State(app): Here, request: Request, next: Next) -> Response {
    if request.method() == Method::GET || is_slow_enough(&app.limits, &request) {
        return next.run(request).await;
    }
    Problem::new(StatusCode::TOO_MANY_REQUESTS, "page-problem-too-fast").into_response()
}

fn is_slow_enough(limits: &Limits, request: &Request) -> bool {
    let address = request.extensions().get::<ConnectInfo<SocketAddr>>().map(|info| info.0.ip());
    let visitor = request.extensions().get::<Visitor>();
    let person = visitor.and_then(|visitor| visitor.person.as_ref()).map(|person| &person.id);
    address.is_none_or(|address| limits.by_address.check_key(&address).is_ok())
        && person.is_none_or(|person| limits.by_person.check_key(person).is_ok())
}

/// A change must come from a page of this site: browsers say so themselves.
pub async fn forgery(request: Request, next: Next) -> Response {
    if request.method() == Method::GET || request.method() == Method::HEAD || is_own(&request) {
        return next.run(request).await;
    }
    Problem::new(StatusCode::FORBIDDEN, "page-problem-forgery").into_response()
}

fn is_own(request: &Request) -> bool {
    let header = |name: &str| request.headers().get(name).and_then(|value| value.to_str().ok());
    if let Some(site) = header("sec-fetch-site") {
        return site == "same-origin" || site == "none";
    }
    let host = header(HOST.as_str());
    match header(ORIGIN.as_str()) {
        Some(origin) => origin.split_once("://").map(|(_, from)| from) == host,
        // Without either header this is no browser, and no browser's cookies are at risk.
        None => true,
    }
}

pub async fn headers(request: Request, next: Next) -> Response {
    let mut response = next.run(request).await;
    let headers = response.headers_mut();
    headers.insert(CONTENT_SECURITY_POLICY, HeaderValue::from_static(POLICY));
    headers.insert(X_CONTENT_TYPE_OPTIONS, HeaderValue::from_static("nosniff"));
    headers.insert(X_FRAME_OPTIONS, HeaderValue::from_static("DENY"));
    headers.insert(REFERRER_POLICY, HeaderValue::from_static("same-origin"));
    headers.entry(CACHE_CONTROL).or_insert(HeaderValue::from_static("no-store"));
    response
}
