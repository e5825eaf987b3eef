//! Browsers that have come in before: nobody keeps them out by guessing at the name.

use crate::http::accounts::{PASSWORD, log_in, member};
use crate::http::limits::from_elsewhere;
use std::net::SocketAddr;
use trial::client::{Browser, config, database, serve, start};

const DEVICE: &str = "oikumene_device";

/// Guesses at a name until even its password has to wait.
#[track_caller]
fn slow(address: SocketAddr, name: &str) {
    let mut guesser = Browser::new(address);
    for _ in 0..5 {
        log_in(&mut guesser, name, "a wrong password");
    }
    assert_eq!(log_in(&mut guesser, name, PASSWORD).status, 429);
}

/// Logs in from another address than the guesser's.
fn log_in_elsewhere(browser: &mut Browser, name: &str, password: &str) -> u16 {
    browser.connect = from_elsewhere;
    log_in(browser, name, password).status
}

#[test]
fn an_owner_comes_in_at_once_from_another_address_and_after_a_restart() {
    let server = start(config(&database()));
    let mut owner = member(server.address, "Ada");
    let mut other = Browser::new(server.address);
    assert_eq!(log_in(&mut other, "Ada", PASSWORD).status, 303);
    let server = server.again();
    slow(server.address, "Ada");
    for browser in [&mut owner, &mut other] {
        browser.move_to(server.address);
        browser.post("/account/logout", &[]);
        assert_eq!(log_in_elsewhere(browser, "Ada", PASSWORD), 303);
    }
    assert_eq!(log_in_elsewhere(&mut Browser::new(server.address), "Ada", PASSWORD), 429);
}

#[test]
fn a_device_of_another_name_or_a_forged_one_is_worth_nothing() {
    let address = serve(&database());
    let (ada, mut eve) = (member(address, "Ada"), member(address, "Eve"));
    slow(address, "Ada");
    eve.post("/account/logout", &[]);
    assert_eq!(log_in_elsewhere(&mut eve, "Ada", PASSWORD), 429);
    let (id, sign) = ada.cookie(DEVICE).and_then(|it| it.split_once('.')).expect("a device");
    let nothing = "0".repeat(64);
    for forged in [format!("{id}0.{sign}"), format!("{id}.{nothing}"), id.into(), ".".into()] {
        let mut forger = Browser::new(address);
        forger.set_cookie(DEVICE, &forged);
        assert_eq!(log_in_elsewhere(&mut forger, "Ada", PASSWORD), 429, "{forged}");
    }
}

#[test]
fn a_changed_password_ends_devices_but_the_one_at_hand() {
    let address = serve(&database());
    let mut owner = member(address, "Ada");
    let mut before = owner.clone();
    let fields = [("password", PASSWORD), ("new", "another password")];
    assert_eq!(owner.post("/account/password", &fields).status, 303);
    slow(address, "Ada");
    assert_eq!(log_in_elsewhere(&mut before, "Ada", "another password"), 429);
    assert_eq!(log_in_elsewhere(&mut owner, "Ada", "another password"), 303);
}

#[test]
fn the_device_of_a_removed_account_is_worth_nothing_to_the_next_of_its_name() {
    let address = serve(&database());
    let mut gone = member(address, "Ada");
    let mut before = gone.clone();
    let page = gone.post("/account/remove", &[("password", PASSWORD), ("sure", "yes")]);
    assert_eq!((page.status, gone.cookie(DEVICE)), (303, Some("")));
    member(address, "Ada");
    slow(address, "Ada");
    assert_eq!(log_in_elsewhere(&mut before, "Ada", PASSWORD), 429);
}

#[test]
fn a_stolen_device_gets_no_more_tries_than_a_name() {
    let address = serve(&database());
    let mut thief = member(address, "Ada");
    let tried = |_| log_in_elsewhere(&mut thief, "Ada", "a wrong password");
    assert_eq!((0..7).map(tried).collect::<Vec<u16>>(), [422, 422, 422, 422, 422, 429, 429]);
    assert_eq!(log_in(&mut Browser::new(address), "Ada", PASSWORD).status, 303, "others come in");
}
