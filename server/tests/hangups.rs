//! Requests that are dropped at every point where they wait: a change happens wholly or not at all,
//! and what is in memory is what is kept.

use axum::body::Body;
use axum::extract::ConnectInfo;
use axum::http::header::{CONTENT_TYPE, COOKIE, LOCATION, SET_COOKIE};
use axum::http::{Method, Request, StatusCode};
use axum::response::Response;
use axum::{Router, http::HeaderMap};
use server::http::Allowance;
use server::store::Store;
use server::{App, Config, http};
use sqlx::Connection;
use std::future::poll_fn;
use std::net::SocketAddr;
use std::pin::pin;
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};
use std::task::Poll;
use std::time::{Duration, Instant};
use tower::ServiceExt;

/// A server without sockets, over a database file of its own.
struct House {
    app: Arc<App>,
    routes: Router,
    url: String,
}

/// Somebody with a session.
#[derive(Clone)]
struct Guest(String);

impl House {
    async fn open() -> House {
        static COUNT: AtomicU32 = AtomicU32::new(0);
        let number = COUNT.fetch_add(1, Ordering::Relaxed);
        let path = trial::place::folder().join(format!("hangups-{number}.db"));
        let url = format!("sqlite://{}?mode=rwc", path.display());
        let store = Store::open(&url).await.expect("a database");
        let config = Config::new(games::all(), ([127, 0, 0, 1], 0).into(), &url);
        let config = Config { allowance: Allowance::ample(), ..config };
        let app = Arc::new(App::over(store, config).await.expect("an app"));
        House { routes: http::router(app.clone()), app, url }
    }

    fn request(&self, path: &str, who: &Guest, form: &str) -> Request<Body> {
        let mut request = Request::builder()
            .method(Method::POST)
            .uri(path)
            .header(CONTENT_TYPE, "application/x-www-form-urlencoded")
            .header(COOKIE, &who.0)
            .body(Body::from(form.to_string()))
            .expect("a request");
        let address = SocketAddr::from(([127, 0, 0, 1], 40_000));
        request.extensions_mut().insert(ConnectInfo(address));
        request
    }

    async fn post(&self, path: &str, who: &Guest, form: &str) -> Response {
        let request = self.request(path, who, form);
        self.routes.clone().oneshot(request).await.expect("an answer")
    }

    /// Drops a request after it has waited so often; true when it was done before.
    async fn drop_after(&self, waits: usize, path: &str, who: &Guest, form: &str) -> bool {
        let request = self.request(path, who, form);
        let mut answer = pin!(self.routes.clone().oneshot(request));
        let mut waited = 0;
        poll_fn(|context| match answer.as_mut().poll(context) {
            Poll::Ready(_) => Poll::Ready(true),
            Poll::Pending if waited == waits => Poll::Ready(false),
            Poll::Pending => {
                waited += 1;
                Poll::Pending
            }
        })
        .await
    }

    async fn guest(&self) -> Guest {
        let nobody = Guest(String::new());
        let answer = self.post("/account/name", &nobody, &format!("name={}", fresh())).await;
        assert_eq!(answer.status(), StatusCode::SEE_OTHER);
        Guest(cookie(answer.headers()))
    }

    /// A table of two people in the middle of the first one's turn, and its path.
    async fn table(&self, one: &Guest, two: &Guest) -> String {
        let form = "game=tzolkin&seats=2&seat-1=me&seat-2=invite&open=on";
        let answer = self.post("/tables", one, form).await;
        let path = answer.headers()[LOCATION].to_str().expect("a path").to_string();
        assert_eq!(self.post(&format!("{path}/sit"), two, "").await.status(), 303);
        path
    }

    /// Waits until memory and database agree, as they must when everything is done.
    async fn agrees(&self, path: &str, what: &str) {
        let id = path.trim_start_matches("/t/");
        let begun = Instant::now();
        loop {
            let live = self.app.host.table(id).await.expect("a table that can be read");
            let lines = live.inner.lock().await.table.lines(0);
            let seats = live.seats.read().await.clone();
            let kept = self.app.host.store.whole(id).await.expect("kept").expect("a table");
            if lines == kept.lines && seats == kept.seats {
                return;
            }
            assert!(
                begun.elapsed() < Duration::from_secs(10),
                "{what}: memory and database differ"
            );
            tokio::time::sleep(Duration::from_millis(1)).await;
        }
    }

    /// Whoever is asked makes a choice, and it is acknowledged: at once, or after what was dropped
    /// has come to its end meanwhile and the table has moved on.
    async fn goes_on(&self, path: &str, people: [&Guest; 2], what: &str) {
        let mut status = StatusCode::CONFLICT;
        for _ in 0..2 {
            let (seat, n, choice) = self.choice(path).await;
            let form = format!("n={n}&choice={}", encode(&choice));
            status = self.post(&format!("{path}/choose"), people[seat], &form).await.status();
            if status != StatusCode::CONFLICT {
                break;
            }
        }
        assert_eq!(status, 303, "{what}: the table goes on");
    }

    /// Whose turn it is, the number, and something they may choose.
    async fn choice(&self, path: &str) -> (usize, usize, String) {
        let live = self.app.host.table(path.trim_start_matches("/t/")).await.expect("a table");
        let inner = live.inner.lock().await;
        let kernel::Asks::Seat(seat) = inner.table.asks() else { panic!("a seat is asked") };
        let choice = inner.table.suggest(seat, "random", 7).expect("a mind");
        (seat.index(), inner.table.made(), choice)
    }

    /// Past the set-up: somebody is in the middle of a turn of several choices, the last of which
    /// can be taken back.
    async fn can_undo(&self, path: &str, people: [&Guest; 2]) -> usize {
        for _ in 0..200 {
            let live = self.app.host.table(path.trim_start_matches("/t/")).await.expect("a table");
            let inner = live.inner.lock().await;
            let seat = kernel::Seat::all(2).find(|&seat| inner.table.can_undo(seat));
            if let Some(seat) = seat
                && inner.table.asks() == kernel::Asks::Seat(seat)
            {
                return seat.index();
            }
            drop(inner);
            self.goes_on(path, people, "on the way").await;
        }
        panic!("nobody is ever in the middle of a turn");
    }
}

fn fresh() -> String {
    static COUNT: AtomicU32 = AtomicU32::new(0);
    format!("Person{}", COUNT.fetch_add(1, Ordering::Relaxed))
}

fn cookie(headers: &HeaderMap) -> String {
    let cookie = headers[SET_COOKIE].to_str().expect("a cookie");
    cookie.split(';').next().expect("its value").to_string()
}

fn encode(text: &str) -> String {
    text.bytes().map(|byte| format!("%{byte:02X}")).collect()
}

/// More often than any change waits.
const MOST_WAITS: usize = 60;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_choice_is_made_wholly_or_not_at_all() {
    let house = House::open().await;
    let (one, two) = (house.guest().await, house.guest().await);
    let path = house.table(&one, &two).await;
    for waits in 0..MOST_WAITS {
        let (seat, n, choice) = house.choice(&path).await;
        let form = format!("n={n}&choice={}", encode(&choice));
        let what = format!("dropped after {waits} waits");
        let done =
            house.drop_after(waits, &format!("{path}/choose"), [&one, &two][seat], &form).await;
        house.agrees(&path, &what).await;
        house.goes_on(&path, [&one, &two], &what).await;
        if done {
            assert!(waits > 0, "it waits for the database");
            return;
        }
    }
    panic!("a choice waits {MOST_WAITS} times");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn taking_back_happens_wholly_or_not_at_all() {
    let house = House::open().await;
    let (one, two) = (house.guest().await, house.guest().await);
    for action in ["undo", "undo-turn"] {
        let path = house.table(&one, &two).await;
        for waits in 0..MOST_WAITS {
            let seat = house.can_undo(&path, [&one, &two]).await;
            let what = format!("{action} dropped after {waits} waits");
            let done =
                house.drop_after(waits, &format!("{path}/{action}"), [&one, &two][seat], "").await;
            house.agrees(&path, &what).await;
            house.goes_on(&path, [&one, &two], &what).await;
            house.agrees(&path, &what).await;
            if done {
                break;
            }
            assert!(waits + 1 < MOST_WAITS, "{action} waits too often");
        }
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn somebody_sits_down_wholly_or_not_at_all() {
    let house = House::open().await;
    for waits in 0..MOST_WAITS {
        let (one, two) = (house.guest().await, house.guest().await);
        let form = "game=tzolkin&seats=2&seat-1=me&seat-2=invite&open=on&tempo=live&clock=own\
                    &bank=10&increment=60";
        let answer = house.post("/tables", &one, form).await;
        let path = answer.headers()[LOCATION].to_str().expect("a path").to_string();
        let sit = format!("{path}/sit");
        let done = house.drop_after(waits, &sit, &two, "").await;
        let what = format!("sitting down dropped after {waits} waits");
        house.agrees(&path, &what).await;
        let answer = house.post(&sit, &two, "").await;
        assert_eq!(answer.status(), 303, "{what}: the seat is theirs");
        house.goes_on(&path, [&one, &two], &what).await;
        let id = path.trim_start_matches("/t/");
        let kept = house.app.host.store.table(id).await.expect("kept").expect("a table");
        assert_eq!(kept.standing, server::store::Standing::Playing, "{what}");
        assert!(kept.deadline.is_some(), "{what}: the clock runs");
        if done {
            return;
        }
    }
    panic!("sitting down waits {MOST_WAITS} times");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn talk_and_notes_come_once_or_not_at_all() {
    let house = House::open().await;
    let (one, two) = (house.guest().await, house.guest().await);
    let path = house.table(&one, &two).await;
    let id = path.trim_start_matches("/t/");
    for waits in 0..MOST_WAITS {
        let words = format!("words{waits}");
        let form = format!("text={words}");
        let said = house.drop_after(waits, &format!("{path}/talk"), &one, &form).await;
        let noted = house.drop_after(waits, &format!("{path}/notes"), &one, &form).await;
        house.goes_on(&path, [&one, &two], "after talk").await;
        if said && noted {
            let talk = house.app.host.store.talk(id).await.expect("talk");
            for waits in 0..=waits {
                let words = format!("words{waits}");
                let count = talk.iter().filter(|line| line.talk.words == words).count();
                assert!(count <= 1, "{words} came {count} times");
            }
            assert!(talk.iter().any(|line| line.talk.words == words), "acknowledged: {words}");
            return;
        }
    }
    panic!("talk waits {MOST_WAITS} times");
}

/// A choice that cannot be kept leaves the table as it was, and the next one is made on what is kept.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn after_a_fault_of_the_database_the_table_is_read_anew() {
    let house = House::open().await;
    let (one, two) = (house.guest().await, house.guest().await);
    let path = house.table(&one, &two).await;
    let id = path.trim_start_matches("/t/");
    let (seat, n, choice) = house.choice(&path).await;
    let held = house.app.host.table(id).await.expect("a table");
    // Somebody else has written behind this server's back, as another program would.
    let before = house.app.host.store.whole(id).await.expect("kept").expect("a table");
    let line = format!("{{\"n\":{n},\"by\":{seat},\"choice\":\"{choice}\",\"at\":0}}");
    let mut behind = sqlx::AnyConnection::connect(&house.url).await.expect("a database");
    sqlx::query("INSERT INTO moves (table_id, n, line) VALUES ($1, $2, $3)")
        .bind(id)
        .bind(n as i64)
        .bind(&line)
        .execute(&mut behind)
        .await
        .expect("written");
    let form = format!("n={n}&choice={}", encode(&choice));
    let answer = house.post(&format!("{path}/choose"), [&one, &two][seat], &form).await;
    assert_eq!(answer.status(), 409, "the number is taken");
    house.agrees(&path, "after the fault").await;
    let fresh = house.app.host.table(id).await.expect("a table");
    assert!(!Arc::ptr_eq(&held, &fresh), "it was read anew");
    assert_eq!(fresh.inner.lock().await.table.made(), before.lines.len() + 1);
    house.goes_on(&path, [&one, &two], "after the fault").await;
}
