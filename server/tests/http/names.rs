//! Names: nobody takes another's, nor one that looks like it.

use crate::http::accounts::{PASSWORD, is_in, log_in, member};
use crate::http::{my_turn, play_now};
use trial::client::{Browser, Page, database, serve};

fn register(browser: &mut Browser, name: &str) -> Page {
    browser.post("/account/register", &[("name", name), ("password", PASSWORD), ("email", "")])
}

/// Ways to look like Victoria.
const ALIKE: [&str; 8] = [
    "Victoria",
    "victoria",
    "VICTORIA",
    "V\u{456}\u{441}t\u{43e}r\u{456}\u{430}",
    "Victori\u{430}",
    "Vict0ria",
    "Ｖｉｃｔｏｒｉａ",
    " Victoria. ",
];

/// What cannot be seen, or be told apart by looking.
const UNSEEN: [&str; 6] =
    ["Victoria\u{200b}", "\u{202e}Victoria", "\u{3164}", "Vic\u{ad}toria", "\u{2800}", "Ann\u{7}"];

#[test]
fn nobody_takes_the_name_of_an_account_or_one_that_looks_like_it() {
    let address = serve(&database());
    let mut victoria = member(address, "Victoria");
    let mut guest = Browser::new(address);
    play_now(&mut guest);
    let mut other = member(address, "Somebody Else");
    for name in ALIKE.iter().chain(&UNSEEN) {
        let mut stranger = Browser::new(address);
        assert_eq!(register(&mut stranger, name).status, 422, "an account called {name:?}");
        assert_eq!(stranger.post("/account/name", &[("name", name)]).status, 422, "{name:?}");
        assert_eq!(guest.post("/account/name", &[("name", name)]).status, 422, "{name:?}");
        assert_eq!(other.post("/account/name", &[("name", name)]).status, 422, "{name:?}");
    }
    let said = register(&mut Browser::new(address), "V\u{456}ctoria").body;
    assert!(said.contains("looks like it"), "{said}");
    let said = register(&mut Browser::new(address), "Victoria\u{200b}").body;
    assert!(said.contains("cannot be seen"), "{said}");
    assert_eq!(victoria.post("/account/name", &[("name", "VICTORIA")]).status, 303, "her own");
    assert!(is_in(&mut victoria, "VICTORIA"));
    assert_eq!(register(&mut Browser::new(address), "Viktoria").status, 303, "another name");
}

#[test]
fn the_house_and_its_opponents_keep_their_names() {
    let address = serve(&database());
    for name in ["Adept 2", "adept", "Странник 3", "Chance", "Oikumene", "admin", "Guest", "Гость"]
    {
        let mut browser = Browser::new(address);
        let page = register(&mut browser, name);
        assert_eq!(page.status, 422, "{name}");
        assert!(page.body.contains("go by this name"), "{name}: {}", page.body);
        assert_eq!(browser.post("/account/name", &[("name", name)]).status, 422, "{name}");
    }
}

#[test]
fn guests_who_bear_the_name_of_a_new_account_get_another() {
    let address = serve(&database());
    let mut guest = Browser::new(address);
    let table = play_now(&mut guest);
    my_turn(&mut guest, &table);
    guest.submit("/account/name", &[("name", "victori\u{430}")]);
    assert!(guest.get(&table).body.contains("victori\u{430}"));
    member(address, "Victoria");
    let page = guest.get(&table).body;
    assert!(!page.contains("victori\u{430}"), "neither in memory nor on the page");
    assert!(page.contains("Guest "), "{page}");
    // Another guest may share a name with a guest.
    let mut third = Browser::new(address);
    third.submit("/account/name", &[("name", "Ann")]);
    let mut fourth = Browser::new(address);
    fourth.submit("/account/name", &[("name", "Ann")]);
    member(address, "Анна");
    assert!(third.get("/account").body.contains("called Ann."));
    let mut anna = Browser::new(address);
    anna.submit("/account/name", &[("name", "Вера")]);
    member(address, "вера");
    assert!(anna.get("/account").body.contains("called Гость "), "in the letters of before");
}

#[test]
fn an_account_is_entered_by_its_name_however_it_is_written() {
    let address = serve(&database());
    let mut victoria = member(address, "Victoria");
    for name in [" Victoria ", "victoria", "VICTORIA"] {
        assert_eq!(log_in(&mut Browser::new(address), name, PASSWORD).status, 303, "{name}");
    }
    victoria.submit("/account/name", &[("name", "Hypatia")]);
    assert_eq!(log_in(&mut Browser::new(address), "Victoria", PASSWORD).status, 422);
    assert_eq!(log_in(&mut Browser::new(address), "Hypatia", PASSWORD).status, 303);
    assert_eq!(register(&mut Browser::new(address), "Victoria").status, 303, "free again");
}

#[test]
fn two_who_want_one_name_at_once_do_not_both_get_it() {
    let address = serve(&database());
    let tries: Vec<_> = ALIKE
        .map(|name| std::thread::spawn(move || register(&mut Browser::new(address), name).status))
        .into_iter()
        .collect();
    let mut answers: Vec<u16> = tries.into_iter().map(|t| t.join().expect("an answer")).collect();
    answers.sort();
    assert_eq!(answers, [[303].as_slice(), &[422; 7]].concat());
}
