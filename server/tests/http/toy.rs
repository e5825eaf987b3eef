//! A game is added by its folders and a list: the kernel's toy, with a board of a few lines, is
//! served, played and kept like any other. One of its seats is played by the rules.

use super::{choose, my_turn};
use boards::{Board, Offered};
use kernel::record::Record;
use kernel::{Asks, ContentSet, Eyes, Lexicon, Locale, Options, Rules, Seat, Seed, Text, View};
use maud::{Markup, html};
use server::games::{Games, any};
use toy::{Cards, Choice, Honest};
use trial::client::{Browser, Page, config, database, start};

struct ToyBoard;

impl Board for ToyBoard {
    type Game = Honest;

    const LOCALES: &'static [Locale] = &[Locale {
        language: "en",
        source: "\
game-toy = Toy
game-toy-about = Three bids in secret.
table-toy-for = For tests
module-generous = Generous
module-generous-about = A quarter for everybody.
variant-rival = Rival
variant-rival-none = Nobody
variant-rival-none-about = Nobody else bids.
variant-rival-house = The house
variant-rival-house-about = The house bids its lowest card.
seat = Seat { $number }
",
    }];
    const STYLE: &'static str = ".toy { color: var(--ink); }";
    const COVER_STYLE: &'static str = ".of-toy { fill: var(--ink); }";
    const SYMBOLS: &'static str = r#"<symbol id="y-card"></symbol>"#;
    const MINUTES_A_SEAT: u16 = 1;

    fn audience() -> Text {
        Text::new("table-toy-for")
    }

    fn cover() -> Markup {
        html! { svg.cover-drawing.of-toy {} }
    }

    fn board(
        _: &View<Honest>,
        _: Option<&View<Honest>>,
        offered: &[Offered<Honest>],
        _: &Lexicon,
    ) -> Markup {
        html! {
            div.toy {
                @for offered in offered {
                    @if let Choice::Bid { card } = offered.choice {
                        a.can href={ "#choice-" (offered.number) } data-choice=(offered.number)
                            aria-label=(offered.words) { (card) }
                    }
                }
            }
        }
    }

    fn goods(view: &View<Honest>, seat: Seat, _: &Lexicon) -> Markup {
        let points = &view.state().standings().0[seat.index()].points;
        html! { b { (points.to_string()) } }
    }
}

fn toys() -> Games {
    Games::new(vec![any::<ToyBoard>()]).expect("one game")
}

/// How many games this server has replayed to prove their records.
fn verifications(browser: &mut Browser) -> u32 {
    let metrics = browser.get("/metrics").body;
    let line = metrics.lines().find_map(|line| line.strip_prefix("oikumene_verifications_total "));
    line.and_then(|number| number.parse().ok()).expect("a figure")
}

/// The style sheets that a page loads, without their versions.
fn sheets(page: &Page) -> Vec<String> {
    let links = page.body.split("rel=\"stylesheet\" href=\"").skip(1);
    let links = links.filter_map(|rest| rest.split('"').next()?.rsplit('/').next());
    links.map(String::from).collect()
}

/// The text of a style sheet that a page loads.
fn sheet(browser: &mut Browser, page: &Page, name: &str) -> String {
    let links = page.body.split("href=\"").skip(1).filter_map(|rest| rest.split('"').next());
    let address = links.into_iter().find(|link| link.ends_with(name)).expect("a sheet").to_string();
    let sheet = browser.get(&address);
    assert_eq!(sheet.header("content-type"), Some("text/css; charset=utf-8"));
    assert!(sheet.header("cache-control").is_some_and(|keep| keep.contains("immutable")));
    sheet.body
}

#[test]
fn a_game_that_is_in_the_list_is_served_and_played_to_its_end() {
    let server = start(server::Config { games: toys(), ..config(&database()) });
    let mut browser = Browser::new(server.address);
    let hall = browser.get("/");
    assert!(hall.body.contains("of-toy") && hall.body.contains("y-card"), "{}", hall.body);
    assert!(!hall.body.contains("id=\"game-tzolkin\""), "no game but those of the list");
    assert_eq!(sheets(&hall), ["style.css", "board.css", "covers.css"]);
    assert_eq!(sheet(&mut browser, &hall, "covers.css"), ToyBoard::COVER_STYLE);

    let fields = [("game", "toy"), ("seats", "2"), ("seat-1", "me"), ("seat-2", "mind:random")];
    let fields = [&fields[..], &[("variant-rival", "house")]].concat();
    let opened = browser.post("/tables", &fields);
    assert_eq!(opened.status, 303, "{}", opened.body);
    let table = opened.header("location").expect("a table").to_string();
    let mut page = my_turn(&mut browser, &table);
    assert_eq!(sheets(&page), ["style.css", "board.css", "toy.css"]);
    assert_eq!(sheet(&mut browser, &page, "toy.css"), ToyBoard::STYLE);
    let mut turns = 0;
    while !page.fields("choice").is_empty() {
        assert!(page.body.contains("data-choice=\"0\""), "{}", page.body);
        let answer = choose(&mut browser, &table, &page, 0);
        assert_eq!(answer.status, 303, "{}", answer.body);
        turns += 1;
        page = my_turn(&mut browser, &table);
    }
    assert_eq!(turns, 3, "a bid a round; nobody is asked for the house");
    let record = browser.get(&format!("{table}/record")).body;
    let record = Record::<Honest>::read(&record).expect("a record");
    assert!(record.verify(Cards::built_in()).expect("an honest game").finished);
    let standings = record.end.and_then(|end| end.standings);
    assert_eq!(standings.map(|seats| seats.len()), Some(3), "with the house");
    // The game was verified when its end was first shown, and never again.
    assert_eq!(browser.get(&table).status, 200);
    assert_eq!(verifications(&mut browser), 1);
    // Another server on the same file shows the same game.
    browser.move_to(server.again().address);
    assert!(browser.get(&table).body.contains("Chance was honest"));
    assert_eq!(verifications(&mut browser), 0);
}

#[test]
fn previews_of_all_choices_take_two_worlds() {
    let game = any::<ToyBoard>();
    let (content, seed) = ((game.built_in)(), Seed::from_number(3));
    let table = (game.begin)(&Default::default(), content, &Options::new(2), seed, 0);
    let mut table = table.expect("a table");
    table.settle(0).expect("chance deals");
    let look = |table: &dyn server::erased::AnyTable, may_choose| {
        let before = toy::IMAGINED.get();
        let Asks::Seat(seat) = table.asks() else { panic!("a seat is asked") };
        let face = table.face(table.made(), Eyes::Seat(seat), may_choose, (game.words)("en"));
        (face.expect("a face").choices.len(), toy::IMAGINED.get() - before)
    };
    assert_eq!(look(&*table, true), (3, 2), "three cards to bid, two worlds");
    assert_eq!(look(&*table, false), (0, 0), "whoever is not asked needs none");
}

#[test]
fn a_table_of_a_game_that_is_no_longer_in_the_list_is_not_there() {
    let with_toys = server::Config { games: toys(), ..config(&database()) };
    let server = start(with_toys.clone());
    let mut browser = Browser::new(server.address);
    let opened = browser.post("/play-now", &[("game", "toy")]);
    let table = opened.header("location").expect("a table").to_string();
    let server = server.again_as(server::Config { games: games::all(), ..with_toys.clone() });
    browser.move_to(server.address);
    assert_eq!(browser.get(&table).status, 404);
    assert_eq!(browser.get("/").status, 200);
    // Nothing is lost.
    browser.move_to(server.again_as(with_toys).address);
    assert_eq!(browser.get(&table).status, 200);
}
