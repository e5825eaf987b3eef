//! What comes from elsewhere: editions of owners, records and positions.

use crate::http::{choose, finished_record, my_turn};
use kernel::View;
use kernel::content::Files;
use kernel::{ContentSet, Eyes, Options, Seat, Seed, Silent, position};
use server::editions::{Editions, Unloaded};
use server::games::AnyGame;
use trial::client::{Browser, config, database, serve, start};
use tzolkin::Tzolkin;
use tzolkin::content::Content;

/// The built-in files with one edit.
fn edited(file: &str, from: &str, to: &str) -> Files {
    let mut files = Content::built_in_files();
    let text = files.0.get_mut(file).expect("a file");
    assert!(text.contains(from), "{from} is not in {file}");
    *text = text.replacen(from, to, 1);
    files
}

fn tzolkin() -> &'static AnyGame {
    games::by_id("tzolkin").expect("a game")
}

fn my_edition() -> Editions {
    let mut editions = Editions::default();
    let files = edited("buildings.csv", "B01,1,base,yellow,1,", "B01,1,base,yellow,2,");
    editions.add(tzolkin(), "my-edition", &files).expect("a valid content set");
    editions
}

#[test]
fn an_edition_is_offered_played_kept_and_missed() {
    let db = database();
    let editions = my_edition();
    let hash = editions.of_game("tzolkin").next().expect("an edition").hash.clone();
    let with_it = server::Config { editions, ..config(&db) };
    let server = start(with_it.clone());
    let mut browser = Browser::new(server.address);
    let form = browser.get("/new/tzolkin").body;
    assert!(form.contains("my-edition") && form.contains(&hash), "{form}");
    let fields = [
        ("game", "tzolkin"),
        ("seats", "2"),
        ("seat-1", "me"),
        ("seat-2", "mind:random"),
        ("content", &hash),
    ];
    let page = browser.post("/tables", &fields);
    let table = page.header("location").expect("a table").to_string();
    let page = my_turn(&mut browser, &table);
    assert_eq!(choose(&mut browser, &table, &page, 0).status, 303);
    // A server without the edition says so, in both languages; the hall still shows the table.
    let server = server.again_as(config(&db));
    browser.move_to(server.address);
    let missed = browser.get(&table);
    assert_eq!(missed.status, 409);
    assert!(missed.body.contains("content set that is not loaded"), "{}", missed.body);
    browser.set_cookie("oikumene_language", "ru");
    assert!(browser.get(&table).body.contains("не загружен"));
    assert!(browser.get("/").body.contains(&table));
    assert!(!browser.get("/new/tzolkin").body.contains("my-edition"));
    // With it, the game goes on.
    browser.move_to(server.again_as(with_it).address);
    assert_eq!(my_turn(&mut browser, &table).status, 200);
}

#[test]
fn a_wrong_or_known_content_set_is_refused() {
    let mut editions = my_edition();
    let add = |editions: &mut Editions, files: &Files| editions.add(tzolkin(), "again", files);
    let wrong = edited("wealth.csv", "palenque", "atlantis");
    let Err(Unloaded::Wrong(errors)) = add(&mut editions, &wrong) else { panic!("refused") };
    assert_eq!((&*errors[0].file, errors[0].row, &*errors[0].field), {
        ("wealth.csv", 2, "dummy_gear")
    });
    let built_in = Content::built_in_files();
    assert!(matches!(add(&mut editions, &built_in), Err(Unloaded::Known(None))));
    let same = edited("buildings.csv", "B01,1,base,yellow,1,", "B01,1,base,yellow,2,");
    assert!(matches!(add(&mut editions, &same), Err(Unloaded::Known(Some(_)))));
    assert_eq!(editions.of_game("tzolkin").count(), 1);
}

/// A game in which a seat is asked.
fn some_state() -> Tzolkin {
    let options = Options::new(3);
    let seed = Seed::from_number(11);
    let content = Content::built_in();
    let mut table =
        kernel::record::Table::<Tzolkin>::begin(content, &options, seed, 0).expect("a table");
    table.settle(0, &mut Silent).expect("chance deals");
    table.state().clone()
}

#[test]
fn a_position_goes_on_here_alone_or_against_opponents() {
    let mut browser = Browser::new(serve(&database()));
    let text = position::write(&some_state());
    let page = browser.submit("/import", &[("record", &text), ("seat", "2")]);
    assert_eq!(page.status, 200, "{}", page.body);
    let table = page.body.split("data-live=\"").nth(1).and_then(|rest| rest.split('"').next());
    let table = format!("/t/{}", table.expect("a table"));
    let asked = my_turn(&mut browser, &table);
    assert!(!asked.fields("choice").is_empty());
    assert!(asked.body.contains("Adept 1") && asked.body.contains("Adept 3"));
    let alone = browser.submit("/import", &[("record", &text)]);
    assert!(alone.body.contains("/take-over"), "every seat is theirs: {}", alone.body);
}

#[test]
fn a_game_from_a_position_is_played_to_its_end_and_proved() {
    let mut browser = Browser::new(serve(&database()));
    // Late in a game, so that its end is near.
    let whole = finished_record();
    let record = kernel::record::Record::<Tzolkin>::read(&whole).expect("a record");
    let late = record.replay_to(Content::built_in(), record.moves.len() - 30).expect("a state");
    let text = position::write(&late);
    let page = browser.post("/import", &[("record", &text), ("seat", "1")]);
    let table = page.header("location").expect("a table").to_string();
    let mut page = my_turn(&mut browser, &table);
    while !page.fields("choice").is_empty() {
        assert_eq!(choose(&mut browser, &table, &page, 0).status, 303);
        page = my_turn(&mut browser, &table);
    }
    let record = browser.get(&format!("{table}/record")).body;
    let record = kernel::record::Record::<Tzolkin>::read(&record).expect("a record");
    assert!(record.header.origin.is_some());
    assert!(record.verify(Content::built_in()).expect("an honest game").finished);
    assert_eq!(record.first(Content::built_in()).expect("its origin"), late);
}

#[test]
fn a_bad_position_is_refused_and_nothing_changes() {
    let mut browser = Browser::new(serve(&database()));
    let text = position::write(&some_state());
    let seen = position::write_view(&View::of(&some_state(), Eyes::Seat(Seat(0))));
    let bad = |text: &str| vec![("record", text.to_string())];
    for fields in [
        bad(&seen),
        bad(&text.replacen("tzolkin", "chess", 1)),
        bad(&text.replacen("\"version\": 2", "\"version\": 9", 1)),
        bad(&text[..text.len() / 2]),
        bad(&text.replacen("\"state\": {", "\"state\": {\"more\": 1,", 1)),
        vec![("record", text.clone()), ("seat", "4".into())],
        vec![("record", text.clone()), ("seat", "0".into())],
        vec![("record", text.clone()), ("seat", "-1".into())],
        vec![("record", text.clone()), ("seat", "999".into())],
        vec![("record", text.clone()), ("seat", "first".into())],
    ] {
        let fields: Vec<(&str, &str)> = fields.iter().map(|(k, v)| (*k, v.as_str())).collect();
        let page = browser.post("/import", &fields);
        assert_eq!(page.status, 422, "{:?}", fields[1..].first());
    }
    let other = text.replacen("\"content\": \"", "\"content\": \"0", 1);
    assert_eq!(browser.post("/import", &[("record", &other)]).status, 409, "another edition");
    assert!(browser.get("/metrics").body.contains("oikumene_tables_opened_total 0\n"));
}
