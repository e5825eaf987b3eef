//! The real server over HTTP, with a real database file.

mod accounts;
mod again;
mod ages;
mod analysis;
mod banned;
mod bots;
mod crowd;
mod devices;
mod elsewhere;
mod hall;
mod leaving;
mod limits;
mod live;
mod names;
mod outside;
mod own;
mod patience;
mod people;
mod recovery;
mod replacing;
mod sessions;
mod talk;
mod time;
mod toy;
mod undo;
mod work;

use trial::client::{Browser, Page, config, database, serve, start};

/// One click: a game against opponents. Returns its path.
fn play_now(browser: &mut Browser) -> String {
    play_now_at(browser, "tzolkin")
}

fn play_now_at(browser: &mut Browser, game: &str) -> String {
    let page = browser.post("/play-now", &[("game", game)]);
    assert_eq!(page.status, 303, "{}", page.body);
    page.header("location").expect("a table").to_string()
}

/// The page once this person is asked; opponents need a moment.
fn my_turn(browser: &mut Browser, table: &str) -> Page {
    for _ in 0..2_000 {
        let page = browser.get(table);
        assert_eq!(page.status, 200, "{}", page.body);
        if !page.fields("choice").is_empty() || page.body.contains("/record\"") {
            return page;
        }
        std::thread::yield_now();
    }
    panic!("nobody asks: {}", browser.get(table).body);
}

fn choose(browser: &mut Browser, table: &str, page: &Page, index: usize) -> Page {
    let (n, choice) = (&page.fields("n")[0], &page.fields("choice")[index]);
    browser.post(&format!("{table}/choose"), &[("n", n), ("choice", choice)])
}

#[test]
fn the_first_page_offers_a_game_at_one_click() {
    let mut browser = Browser::new(serve(&database()));
    let page = browser.get("/");
    assert_eq!(page.status, 200);
    assert!(page.body.contains("/play-now"), "{}", page.body);
    assert!(browser.cookie("oikumene_session").is_none(), "looking makes no session");
}

#[test]
fn a_whole_game_against_opponents_is_kept_and_verified() {
    let server = start(config(&database()));
    let mut browser = Browser::new(server.address);
    let table = play_now(&mut browser);
    let mut page = my_turn(&mut browser, &table);
    let mut turns = 0;
    while !page.fields("choice").is_empty() {
        let last = page.fields("choice").len() - 1;
        let answer = choose(&mut browser, &table, &page, if turns % 3 == 0 { 0 } else { last });
        assert_eq!(answer.status, 303, "{}", answer.body);
        turns += 1;
        assert!(turns < 5_000, "the game ends");
        page = my_turn(&mut browser, &table);
    }
    let record = browser.get(&format!("{table}/record"));
    assert_eq!(record.status, 200);
    let record = kernel::record::Record::<tzolkin::Tzolkin>::read(&record.body).expect("a record");
    let verdict = record.verify(kernel::ContentSet::built_in()).expect("an honest game");
    assert!(verdict.finished);
    // Another server on the same file shows the same game.
    browser.move_to(server.again().address);
    assert!(browser.get(&table).body.contains("/record\""));
    let record = browser.get(&format!("{table}/record")).body;
    let player = r#""players":[{"seat":0,"kind":"person","name":""#;
    assert!(record.contains(player) && record.contains(r#""kind":"mind","mind":""#), "{record}");
}

/// The record of a game of Tzolk'in that random seats have played to its end.
fn finished_record() -> String {
    play_out("tzolkin", &kernel::Options::new(2), 5)
}

/// The record of a game that random seats have played to its end.
fn play_out(game: &str, options: &kernel::Options, seed: u64) -> String {
    let game = games::by_id(game).expect("a game");
    let (editions, seed) = (Default::default(), kernel::Seed::from_number(seed));
    let content = (game.built_in)();
    let mut table = (game.begin)(&editions, content, options, seed, 0).expect("a table");
    table.settle(0).expect("chance deals");
    while let kernel::Asks::Seat(seat) = table.asks() {
        let choice = table.suggest(seat, "random", table.made() as u64).expect("a mind");
        table.choose(seat, &choice, 0).expect("a choice");
    }
    table.record(Vec::new())
}

/// Brings a record to the house, which keeps it as it is; returns the table's address.
fn bring(browser: &mut Browser, record: &str) -> String {
    let page = browser.post("/import", &[("record", record)]);
    assert_eq!(page.status, 303, "{}", page.body);
    let table = page.header("location").expect("a table").to_string();
    assert_eq!(browser.get(&format!("{table}/record")).body, record);
    table
}

#[test]
fn a_finished_record_can_be_brought_and_continued_from_any_moment() {
    let mut browser = Browser::new(serve(&database()));
    let table = bring(&mut browser, &finished_record());
    assert_eq!(browser.get(&format!("{table}/at/30")).status, 200);
    let branch = browser.post(&format!("{table}/what-if"), &[("n", "60")]);
    assert_eq!(branch.status, 303, "{}", branch.body);
    let branch = branch.header("location").expect("another table").to_string();
    assert_ne!(branch, table);
    assert!(!my_turn(&mut browser, &branch).fields("choice").is_empty());
}

#[test]
fn an_open_record_goes_on_here() {
    let mut browser = Browser::new(serve(&database()));
    let whole = finished_record();
    let open: Vec<&str> = whole.lines().take(60).collect();
    let page = browser.submit("/import", &[("record", &open.join("\n"))]);
    assert_eq!(page.fields("n")[0], "59");
}

#[test]
fn a_tampered_record_is_refused() {
    let mut browser = Browser::new(serve(&database()));
    let record = finished_record();
    let forged = record.replacen("\"points\":", "\"points\":1", 1);
    assert_eq!(browser.post("/import", &[("record", &forged)]).status, 422);
    let shortened: Vec<&str> = record.lines().filter(|line| !line.contains("\"n\":40,")).collect();
    assert_eq!(browser.post("/import", &[("record", &shortened.join("\n"))]).status, 422);
    assert_eq!(browser.post("/import", &[("record", "nonsense")]).status, 422);
    assert!(browser.get("/").fields("record").is_empty());
}

#[test]
fn a_choice_can_be_taken_back_and_made_again() {
    let mut browser = Browser::new(serve(&database()));
    let table = play_now(&mut browser);
    let mut page = my_turn(&mut browser, &table);
    // Past the set-up, in a turn of one's own.
    while !page.fields("choice").iter().any(|choice| choice.starts_with("place ")) {
        choose(&mut browser, &table, &page, 0);
        page = my_turn(&mut browser, &table);
    }
    let before = page.fields("n")[0].clone();
    let place =
        page.fields("choice").iter().position(|choice| choice.starts_with("place ")).unwrap();
    choose(&mut browser, &table, &page, place);
    let after = browser.get(&table);
    assert_ne!(after.fields("n")[0], before);
    assert_eq!(browser.submit(&format!("{table}/undo"), &[]).fields("n")[0], before);
    assert_eq!(browser.submit(&format!("{table}/redo"), &[]).fields("n")[0], after.fields("n")[0]);
    assert_eq!(browser.submit(&format!("{table}/undo-turn"), &[]).fields("n")[0], before);
    assert_eq!(browser.post(&format!("{table}/undo"), &[]).status, 409, "nothing is left");
}

#[test]
fn a_stale_choice_changes_nothing() {
    let mut browser = Browser::new(serve(&database()));
    let table = play_now(&mut browser);
    let page = my_turn(&mut browser, &table);
    assert_eq!(choose(&mut browser, &table, &page, 0).status, 303);
    assert_eq!(choose(&mut browser, &table, &page, 0).status, 409, "the number is taken");
}

#[test]
fn an_impossible_choice_is_refused_with_its_reason() {
    let mut browser = Browser::new(serve(&database()));
    let table = play_now(&mut browser);
    let page = my_turn(&mut browser, &table);
    let n = page.fields("n")[0].clone();
    let path = format!("{table}/choose");
    let refused = browser.post(&path, &[("n", &n), ("choice", "days 2")]);
    assert_eq!(refused.status, 409);
    assert!(refused.body.contains("That is no answer to this question"), "{}", refused.body);
    let garbage = browser.post(&path, &[("n", &n), ("choice", "\u{0}💥 = ][")]);
    assert_eq!(garbage.status, 422);
    assert_eq!(browser.get(&table).fields("n")[0], n);
}

#[test]
fn only_whoever_sits_there_may_choose() {
    let address = serve(&database());
    let mut owner = Browser::new(address);
    let table = play_now(&mut owner);
    let page = my_turn(&mut owner, &table);
    let mut stranger = Browser::new(address);
    assert_eq!(choose(&mut stranger, &table, &page, 0).status, 403, "without a session");
    play_now(&mut stranger);
    assert_eq!(choose(&mut stranger, &table, &page, 0).status, 403, "with another's session");
    assert!(stranger.get(&table).fields("choice").is_empty(), "a spectator is offered nothing");
}

#[test]
fn a_forged_session_is_nobody() {
    let address = serve(&database());
    let mut owner = Browser::new(address);
    let table = play_now(&mut owner);
    let mut forger = Browser::new(address);
    let token = owner.cookie("oikumene_session").unwrap().split('.').next().unwrap().to_string();
    for cookie in [format!("{token}.{}", "0".repeat(64)), token, "%%%".into(), ".".into()] {
        forger.set_cookie("oikumene_session", &cookie);
        assert!(forger.get(&table).fields("choice").is_empty(), "{cookie}");
    }
}

#[test]
fn a_change_from_another_site_is_refused() {
    let mut browser = Browser::new(serve(&database()));
    browser.extra = vec![("Sec-Fetch-Site", "cross-site".into())];
    assert_eq!(browser.post("/play-now", &[("game", "tzolkin")]).status, 403);
    browser.extra = vec![("Origin", "http://elsewhere.example".into())];
    assert_eq!(browser.post("/play-now", &[("game", "tzolkin")]).status, 403);
    browser.extra = vec![("Sec-Fetch-Site", "same-origin".into())];
    assert_eq!(browser.post("/play-now", &[("game", "tzolkin")]).status, 303);
}

#[test]
fn friends_join_by_a_link() {
    let address = serve(&database());
    let mut owner = Browser::new(address);
    let fields = [("game", "tzolkin"), ("seats", "2"), ("seat-1", "me"), ("seat-2", "invite")];
    let page = owner.submit("/tables", &fields);
    let link = page.body.split("/join/").nth(1).and_then(|rest| rest.split('"').next()).unwrap();
    let join = format!("/join/{}", link.split('<').next().unwrap());
    let mut friend = Browser::new(address);
    assert_eq!(friend.get("/join/nowhere/nothing").status, 404);
    assert_eq!(friend.get(&format!("{join}0")).status, 404, "a wrong secret");
    assert_eq!(friend.get(&join).status, 200);
    let table = friend.submit(&join, &[]);
    assert_eq!(table.status, 200);
    let mut third = Browser::new(address);
    assert_eq!(third.post(&join, &[]).status, 409, "no seat is free");
}

#[test]
fn people_beside_each_other_hand_the_screen_over_while_there_are_secrets() {
    let mut browser = Browser::new(serve(&database()));
    let fields = [("game", "tzolkin"), ("seats", "2"), ("seat-1", "me"), ("seat-2", "beside")];
    let page = browser.submit("/tables", &fields);
    assert!(page.fields("choice").is_empty(), "nobody has taken the screen yet");
    let path = page.body.split("/take-over").next().and_then(|before| before.rsplit('"').next());
    let table = path.expect("a form to take over").to_string();
    let page = browser.submit(&format!("{table}/take-over"), &[]);
    assert!(!page.fields("choice").is_empty(), "now the first sees their tiles");
    assert_eq!(choose(&mut browser, &table, &page, 0).status, 303);
    assert!(browser.get(&table).fields("choice").is_empty(), "the second must take over");
    let page = browser.submit(&format!("{table}/take-over"), &[]);
    assert_eq!(choose(&mut browser, &table, &page, 0).status, 303);
    assert!(!browser.get(&table).fields("choice").is_empty(), "without secrets nobody hands over");
}

#[test]
fn the_server_tells_its_figures() {
    let mut browser = Browser::new(serve(&database()));
    assert_eq!(browser.get("/healthz").body, "well\n");
    play_now(&mut browser);
    let metrics = browser.get("/metrics").body;
    assert!(metrics.contains("oikumene_tables_opened_total 1\n"), "{metrics}");
}

#[test]
fn names_and_talk_cannot_carry_markup() {
    let mut browser = Browser::new(serve(&database()));
    let table = play_now(&mut browser);
    let nasty = "<script>alert(1)</script>";
    browser.submit("/account/name", &[("name", nasty)]);
    let page = browser.submit(&format!("{table}/talk"), &[("text", nasty)]);
    assert!(!page.body.contains(nasty));
    assert!(page.body.contains("&lt;script&gt;"));
}

#[test]
fn an_account_keeps_the_games_of_a_guest() {
    let address = serve(&database());
    let mut browser = Browser::new(address);
    let table = play_now(&mut browser);
    let short = browser.post("/account/register", &[("name", "Ada"), ("password", "short")]);
    assert_eq!(short.status, 422);
    let fields = [("name", "Ada"), ("password", "a long password"), ("email", "")];
    browser.submit("/account/register", &fields);
    let mut elsewhere = Browser::new(address);
    let wrong = [("name", "Ada"), ("password", "another password")];
    assert_eq!(elsewhere.post("/account/login", &wrong).status, 422);
    let hall = elsewhere.submit("/account/login", &fields[..2]);
    assert!(hall.body.contains(&table), "the guest's table is there");
    let mut second = Browser::new(address);
    play_now(&mut second);
    assert_eq!(second.post("/account/register", &fields).status, 422, "the name is taken");
}

#[test]
fn bad_input_gets_a_clear_page_and_the_right_status() {
    let mut browser = Browser::new(serve(&database()));
    assert_eq!(browser.get("/t/unknown").status, 404);
    assert_eq!(browser.get("/nowhere").status, 404);
    assert_eq!(browser.post("/play-now", &[("game", "chess")]).status, 404);
    let seats = [("game", "tzolkin"), ("seats", "9")];
    assert_eq!(browser.post("/tables", &seats).status, 422);
    let table = play_now(&mut browser);
    assert_eq!(browser.get(&format!("{table}/at/99999")).status, 404);
    assert_eq!(browser.post(&format!("{table}/choose"), &[("n", "x")]).status, 422);
    let large = "x".repeat(100_000);
    assert_eq!(browser.post(&format!("{table}/talk"), &[("text", &large)]).status, 413);
    assert_eq!(browser.get(&format!("{table}/record")).status, 404, "not before the end");
}

#[test]
fn every_page_carries_its_policy() {
    let mut browser = Browser::new(serve(&database()));
    for path in ["/", "/account", "/new/tzolkin", "/nowhere"] {
        let page = browser.get(path);
        let policy = page.header("content-security-policy").expect("a policy").to_string();
        assert!(policy.contains("script-src 'self'") && !policy.contains("unsafe"), "{policy}");
        assert_eq!(page.header("x-content-type-options"), Some("nosniff"));
        assert!(page.header("x-request-id").is_some());
    }
}

#[test]
fn pages_speak_the_readers_language() {
    let mut browser = Browser::new(serve(&database()));
    browser.extra = vec![("Accept-Language", "ru-RU,ru;q=0.9".into())];
    let is_russian = |page: &Page| page.body.contains("<html lang=\"ru\"");
    assert!(is_russian(&browser.get("/")));
    let english = browser.submit("/language", &[("language", "en"), ("back", "/account")]);
    assert!(!is_russian(&english));
    let away = browser.post("/language", &[("language", "en"), ("back", "//elsewhere.example")]);
    assert_eq!(away.header("location"), Some("/"), "never to another site");
}

#[test]
fn the_address_of_a_form_leads_to_its_page() {
    let mut browser = Browser::new(serve(&database()));
    let table = play_now(&mut browser);
    for (form, page) in [
        (format!("{table}/choose"), table.clone()),
        (format!("{table}/talk"), table.clone()),
        (format!("{table}/said/3/report"), format!("{table}/said/3")),
        ("/account/login".into(), "/account".into()),
        ("/account/sessions/end".into(), "/account".into()),
        ("/blocked/end".into(), "/blocked".into()),
        ("/muted/end".into(), "/blocked".into()),
        ("/play-now".into(), "/".into()),
        ("/tables".into(), "/".into()),
        ("/language".into(), "/".into()),
    ] {
        let looked = browser.get(&form);
        assert_eq!(
            (looked.status, looked.header("location")),
            (303, Some(page.as_str())),
            "{form}"
        );
    }
    let other = browser.send("DELETE", &table, Some(String::new()));
    assert_eq!(other.status, 405);
    assert!(other.body.contains("does not understand this"), "{}", other.body);
    assert_eq!(browser.get("/nowhere/at/all").status, 404);
}
