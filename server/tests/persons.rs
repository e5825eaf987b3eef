//! What the store keeps of persons when two things happen at once: whoever comes second finds out.

use kernel::Seat;
use server::host::{Host, Live, Trouble, Whom};
use server::names::Name;
use server::rehearsal::{self, Plan};
use server::store::{KeptSeat, NewSession, Person, Profile, Registration, Store};
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};

/// A database file that no other test uses.
fn database() -> String {
    static COUNT: AtomicU32 = AtomicU32::new(0);
    let number = COUNT.fetch_add(1, Ordering::Relaxed);
    let file = trial::place::folder().join(format!("persons-{number}.db"));
    format!("sqlite://{}?mode=rwc", file.display())
}

async fn store() -> Store {
    Store::open_alone(&database()).await.expect("a store")
}

fn session(token: &str) -> NewSession {
    NewSession { token: token.into(), agent: String::new(), at: 1 }
}

/// An account with a password of this hash, as somebody sees it who is about to log in.
async fn account(store: &Store, name: &str, hash: &str) -> Profile {
    let shown = Name::read(name, &Default::default()).expect("a name");
    let wanted = Registration { name: &shown, password_hash: hash, email: None };
    let made = store.register(None, &wanted, &session(&format!("{name}'s own"))).await;
    made.expect("kept").expect("a free name");
    store.by_login(name).await.expect("an answer").expect("an account")
}

async fn is_in(store: &Store, token: &str) -> Option<Person> {
    store.by_session(token, 1).await.expect("an answer")
}

#[tokio::test]
async fn a_password_that_was_changed_meanwhile_opens_nothing() {
    let store = store().await;
    let before = account(&store, "Ada", "old").await;
    let guest = store.welcome("Guest", &session("guest")).await.expect("a guest");
    let id = &before.person.id;
    assert!(store.set_password(id, ("old", "new"), &session("owner")).await.expect("kept"));
    let entered = store.log_in(&before, Some(&guest), Some("guest"), &session("late")).await;
    assert!(!entered.expect("an answer"));
    assert_eq!(is_in(&store, "late").await, None);
    assert_eq!(is_in(&store, "guest").await, Some(guest), "the guest is who they were");
    let after = store.profile(id).await.expect("an answer").expect("an account");
    assert!(store.log_in(&after, None, None, &session("right")).await.expect("kept"));
    assert!(is_in(&store, "right").await.is_some());
}

#[tokio::test]
async fn a_password_that_was_recovered_meanwhile_opens_nothing() {
    let store = store().await;
    let before = account(&store, "Ada", "old").await;
    store.add_recovery(&before.person.id, "code", 1, 1_000).await.expect("kept");
    assert!(store.recover("code", "new", 2).await.expect("kept"));
    assert!(!store.log_in(&before, None, None, &session("late")).await.expect("an answer"));
    assert_eq!(is_in(&store, "late").await, None);
}

#[tokio::test]
async fn an_account_that_has_gone_meanwhile_takes_no_guest_along() {
    let store = store().await;
    let before = account(&store, "Ada", "hash").await;
    let guest = store.welcome("Guest", &session("guest")).await.expect("a guest");
    store.remove_person(&before.person, &[], 2).await.expect("removed");
    let entered = store.log_in(&before, Some(&guest), Some("guest"), &session("late")).await;
    assert!(!entered.expect("an answer"));
    assert_eq!(is_in(&store, "late").await, None);
    assert_eq!(is_in(&store, "guest").await, Some(guest));
}

/// A finished game of two people in memory; the second has just gone, and the table has not learned
/// it yet.
async fn just_gone() -> (Arc<Host>, Arc<Live>, [Person; 2]) {
    let db = database();
    let game = games::by_id("tzolkin").expect("a game");
    let plan = Plan { game, tables: 1, seats: 2, choices: usize::MAX };
    let seated = rehearsal::keep(&db, &plan).await.expect("a table").remove(0);
    let usual = (Default::default(), Default::default(), Default::default());
    let store = Store::open(&db).await.expect("a store");
    let host = Host::new(store, games::all(), usual.0, usual.1, usual.2).await.expect("a host");
    let live = host.table(&seated.table).await.expect("a table");
    let ids: Vec<String> =
        live.seats.read().await.iter().filter_map(|seat| seat.who().map(str::to_string)).collect();
    let mut people = Vec::new();
    for id in &ids {
        people.push(host.store.profile(id).await.expect("an answer").expect("a person").person);
    }
    let people: [Person; 2] = people.try_into().expect("two people");
    host.store.remove_person(&people[1], &[], 2).await.expect("removed");
    (host, live, people)
}

#[tokio::test]
async fn nobody_is_asked_to_play_again_who_has_just_gone() {
    let (host, live, [anna, boris]) = just_gone().await;
    assert!(matches!(host.again(&live, &anna).await, Err(Trouble::Stale)));
    assert_eq!(host.store.invited_to(&boris.id, 10).await.expect("tables").len(), 0);
    let live = host.table(&live.id).await.expect("read anew");
    let next = host.again(&live, &anna).await.expect("a table");
    let seats = host.store.seats(&next).await.expect("seats");
    assert!(seats.iter().all(|seat| seat.name != boris.name));
    assert_eq!(seats.iter().filter(|seat| KeptSeat::is_free(seat)).count(), 1);
}

#[tokio::test]
async fn nobody_is_blocked_who_has_just_gone() {
    let (host, live, [anna, _]) = just_gone().await;
    let blocked = host.block(&live, &anna, Whom::Seat(Seat(1))).await;
    assert!(matches!(blocked, Err(Trouble::Stale)));
    assert_eq!(host.store.blocks(&anna.id).await.expect("blocks").len(), 0);
}
