//! What the store keeps of persons when two things happen at once: whoever comes second finds out.

mod place;

use server::names::Name;
use server::store::{NewSession, Person, Profile, Registration, Store};
use std::sync::atomic::{AtomicU32, Ordering};

async fn store() -> Store {
    static COUNT: AtomicU32 = AtomicU32::new(0);
    let number = COUNT.fetch_add(1, Ordering::Relaxed);
    let file = place::folder().join(format!("persons-{number}.db"));
    Store::open_alone(&format!("sqlite://{}?mode=rwc", file.display())).await.expect("a store")
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
