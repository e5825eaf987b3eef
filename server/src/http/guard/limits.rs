//! Limits: how much an address and a person may do, and how fast.

use super::super::Here;
use super::Client;
use crate::problem::Problem;
use crate::visitor::Visitor;
use axum::extract::{Request, State};
use axum::http::{Method, StatusCode};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use governor::{DefaultKeyedRateLimiter, Quota, RateLimiter};
use std::net::IpAddr;
use std::num::NonZeroU32;
use std::time::Duration;
use tokio::sync::Semaphore;

/// What one address and one person are allowed.
#[derive(Clone, Debug)]
pub struct Allowance {
    /// Changes that one address may make a second.
    pub changes_a_second: NonZeroU32,
    /// Pages and files that one address may get a second.
    pub pages_a_second: NonZeroU32,
    /// Pages of one address that may wait to be drawn.
    pub pages_waiting: NonZeroU32,
    /// Guests that one address may become at once; then one more every while.
    pub guests_an_address: NonZeroU32,
    /// Connections of one address that may be open.
    pub connections_an_address: NonZeroU32,
    /// Event streams of one address that may be open.
    pub streams_an_address: NonZeroU32,
    /// Event streams of one person that may be open.
    pub streams_a_person: NonZeroU32,
}

/// Changes that a person may make a second, and an address unless said otherwise.
const CHANGES_A_SECOND: NonZeroU32 = NonZeroU32::new(40).unwrap();
/// So many seconds' worth may be done at once.
const BURST: NonZeroU32 = NonZeroU32::new(10).unwrap();
/// After this time an address may become one more guest.
const NEXT_GUEST: Duration = Duration::from_secs(20);
/// Records and positions that one address may bring at once, and after which time one more.
const IMPORTS: NonZeroU32 = NonZeroU32::new(60).unwrap();
const NEXT_IMPORT: Duration = Duration::from_secs(20);
/// More than this a second is no limit, and cannot be counted.
const COUNTLESS: NonZeroU32 = NonZeroU32::new(1_000_000).unwrap();

impl Default for Allowance {
    fn default() -> Allowance {
        let number = |number| NonZeroU32::new(number).unwrap_or(NonZeroU32::MIN);
        Allowance {
            changes_a_second: CHANGES_A_SECOND,
            pages_a_second: number(100),
            pages_waiting: number(128),
            guests_an_address: number(30),
            connections_an_address: number(256),
            streams_an_address: number(128),
            streams_a_person: number(32),
        }
    }
}

impl Allowance {
    /// As good as no limits: for measuring, when everybody comes from one address.
    pub fn ample() -> Allowance {
        Allowance {
            changes_a_second: COUNTLESS,
            pages_a_second: COUNTLESS,
            pages_waiting: COUNTLESS,
            guests_an_address: COUNTLESS,
            connections_an_address: COUNTLESS,
            streams_an_address: COUNTLESS,
            streams_a_person: COUNTLESS,
        }
    }
}

/// Refusals that wait at once: those who wait take connections from others.
const MOST_WAITING: usize = 64;

pub struct Limits {
    changes_by_address: DefaultKeyedRateLimiter<IpAddr>,
    changes_by_person: DefaultKeyedRateLimiter<String>,
    pages_by_address: DefaultKeyedRateLimiter<IpAddr>,
    guests_by_address: DefaultKeyedRateLimiter<IpAddr>,
    imports_by_address: DefaultKeyedRateLimiter<IpAddr>,
    /// Refusals that may still be made to wait.
    waiting: Semaphore,
}

impl Limits {
    /// For an address as said, since many people may share it; for a person as always.
    pub fn new(allowance: &Allowance) -> Limits {
        let quota = |a_second: NonZeroU32| {
            let a_second = a_second.min(COUNTLESS);
            Quota::per_second(a_second).allow_burst(a_second.saturating_mul(BURST))
        };
        let every = |period, at_once| {
            let one = Quota::with_period(period).unwrap_or(quota(NonZeroU32::MIN));
            one.allow_burst(at_once)
        };
        Limits {
            changes_by_address: RateLimiter::keyed(quota(allowance.changes_a_second)),
            changes_by_person: RateLimiter::keyed(quota(CHANGES_A_SECOND)),
            pages_by_address: RateLimiter::keyed(quota(allowance.pages_a_second)),
            guests_by_address: RateLimiter::keyed(every(NEXT_GUEST, allowance.guests_an_address)),
            imports_by_address: RateLimiter::keyed(every(NEXT_IMPORT, IMPORTS)),
            waiting: Semaphore::new(MOST_WAITING),
        }
    }

    /// Forgets those who have been quiet long enough.
    pub fn forget(&self) {
        self.changes_by_address.retain_recent();
        self.changes_by_person.retain_recent();
        self.pages_by_address.retain_recent();
        self.guests_by_address.retain_recent();
        self.imports_by_address.retain_recent();
    }

    /// A new guest from an address.
    pub fn admit_guest(&self, client: Client) -> Result<(), Problem> {
        let admitted = self.guests_by_address.check_key(&client.network());
        admitted.map_err(|_| Problem::new(StatusCode::TOO_MANY_REQUESTS, "limits-guests"))
    }

    /// A record or a position that an address brings: each is kept for ever.
    pub fn admit_import(&self, client: Client) -> Result<(), Problem> {
        let admitted = self.imports_by_address.check_key(&client.network());
        admitted.map_err(|_| Problem::new(StatusCode::TOO_MANY_REQUESTS, "limits-imports"))
    }

    /// Pages are counted by address, changes by address and by person: a cookie that names nobody
    /// counts for nobody. Whatever is no `GET` counts as a change.
    fn is_slow_enough(&self, request: &Request) -> bool {
        let network = request.extensions().get::<Client>().map(|client| client.network());
        if request.method() == Method::GET {
            return network.is_none_or(|network| self.pages_by_address.check_key(&network).is_ok());
        }
        let visitor = request.extensions().get::<Visitor>();
        let person = visitor.and_then(|visitor| visitor.person.as_ref()).map(|person| &person.id);
        network.is_none_or(|network| self.changes_by_address.check_key(&network).is_ok())
            && person.is_none_or(|person| self.changes_by_person.check_key(person).is_ok())
    }
}

/// Refuses what is too much at once, and not in a hurry: even refusals are work.
pub async fn limit(State(app): Here, request: Request, next: Next) -> Response {
    if app.limits.is_slow_enough(&request) {
        return next.run(request).await;
    }
    if let Ok(_waiting) = app.limits.waiting.try_acquire() {
        tokio::time::sleep(app.patience.refusal).await;
    }
    Problem::new(StatusCode::TOO_MANY_REQUESTS, "page-problem-too-fast").into_response()
}
