//! Through the Ages over HTTP: everything that a table offers works here too.

use crate::http::{bring, choose, my_turn, play_out};
use kernel::{Asks, ContentSet, Options, Rules, Seat};
use server::games::AnyGame;
use through_the_ages::task::Question;
use through_the_ages::{Ages, Choice, Content, NO_RESIGNING};
use trial::client::{Browser, Page, config, database, serve, start};

const ID: &str = "through-the-ages";
/// What the log says of a pact that was refused.
const DECLINED: &str = "declines";

fn game() -> &'static AnyGame {
    games::by_id(ID).expect("a game")
}

fn options(seats: u8) -> Options {
    Options::new(seats).with([NO_RESIGNING])
}

fn finished_record() -> String {
    play_out(ID, &options(2), 7)
}

fn open(browser: &mut Browser, seats: &[&str]) -> String {
    let count = seats.len().to_string();
    let names: Vec<String> = (1..=seats.len()).map(|number| format!("seat-{number}")).collect();
    let mut fields = vec![("game", ID), ("seats", &count), ("module-no_resigning", "on")];
    fields.extend(names.iter().map(String::as_str).zip(seats.iter().copied()));
    let page = browser.post("/tables", &fields);
    assert_eq!(page.status, 303, "{}", page.body);
    page.header("location").expect("a table").to_string()
}

/// The number of the choice that begins so, otherwise of the last.
fn wish(page: &Page, wishes: &[&str]) -> usize {
    let choices = page.fields("choice");
    let found = wishes.iter().find_map(|wish| choices.iter().position(|c| c.starts_with(wish)));
    found.unwrap_or(choices.len() - 1)
}

#[test]
fn the_hall_and_the_form_offer_it_in_both_languages() {
    let mut browser = Browser::new(serve(&database()));
    for (language, name, module) in
        [("en", "Through the Ages", "Nobody resigns"), ("ru", "Сквозь века", "Никто не сдаётся")]
    {
        browser.set_cookie("oikumene_language", language);
        let hall = browser.get("/").body;
        assert!(hall.contains(name) && hall.contains("game-through-the-ages"), "{language}");
        let form = browser.get("/new/through-the-ages").body;
        assert!(form.contains(name) && form.contains(module), "{form}");
    }
}

/// Only minds that play the game are offered, and nobody else can be seated.
#[test]
fn only_minds_that_play_it_are_offered() {
    let mut browser = Browser::new(serve(&database()));
    let form = browser.get("/new/through-the-ages").body;
    let minds = (game().minds)();
    for mind in minds::NAMES {
        let is_offered = form.contains(&format!("mind:{mind}\""));
        assert_eq!(is_offered, minds.contains(mind), "{mind}");
        let fields =
            [("game", ID), ("seats", "2"), ("seat-1", "me"), ("seat-2", &format!("mind:{mind}"))];
        let status = browser.post("/tables", &fields).status;
        assert_eq!(status, if minds.contains(mind) { 303 } else { 422 }, "{mind}");
    }
    let page = browser.post("/play-now", &[("game", ID)]);
    assert_eq!(page.status, 303, "one click is enough: {}", page.body);
    let table = page.header("location").expect("a table").to_string();
    assert!(!my_turn(&mut browser, &table).fields("choice").is_empty());
}

#[test]
fn a_whole_game_is_kept_and_verified() {
    let mut browser = Browser::new(serve(&database()));
    let table = open(&mut browser, &["me", "mind:random", "mind:random"]);
    let mut page = my_turn(&mut browser, &table);
    let wishes = ["develop", "lead", "build", "population", "prepare", "play", "take 1", "take 2"];
    let mut choices = 0;
    while !page.fields("choice").is_empty() {
        let index = wish(&page, &wishes);
        let answer = choose(&mut browser, &table, &page, index);
        assert_eq!(answer.status, 303, "{}", answer.body);
        choices += 1;
        assert!(choices < 5_000, "the game ends");
        page = my_turn(&mut browser, &table);
    }
    let record = browser.get(&format!("{table}/record"));
    let record = kernel::record::Record::<Ages>::read(&record.body).expect("a record");
    let verdict = record.verify(Content::built_in()).expect("an honest game");
    assert!(verdict.finished && choices > 60, "{choices}");
    // It can be analysed once minds understand it; until then it is said, and not offered.
    let is_understood = game().is_understood();
    assert_eq!(page.body.contains(&format!("{table}/analysis")), is_understood);
    let begun = browser.post(&format!("{table}/analysis"), &[]);
    assert_eq!(begun.status, if is_understood { 303 } else { 409 }, "{}", begun.body);
}

#[test]
fn a_finished_record_can_be_looked_at_and_continued() {
    let mut browser = Browser::new(serve(&database()));
    let table = bring(&mut browser, &finished_record());
    for n in [0, 40, 200] {
        assert_eq!(browser.get(&format!("{table}/at/{n}")).status, 200);
    }
    let branch = browser.post(&format!("{table}/what-if"), &[("n", "60")]);
    let branch = branch.header("location").expect("another table").to_string();
    // Whoever brought the record plays all seats: each is taken over with its cards covered.
    assert!(browser.get(&branch).body.contains("take-over"));
    assert_eq!(browser.post(&format!("{branch}/take-over"), &[]).status, 303);
    assert!(!my_turn(&mut browser, &branch).fields("choice").is_empty());
}

#[test]
fn a_position_goes_on_here() {
    let mut browser = Browser::new(serve(&database()));
    let mut state = Ages::begin(Content::built_in(), &options(2)).expect("a game");
    let mut dice = kernel::dice::fast(3, 0);
    while state.asks() == Asks::Chance {
        let choice = state.draw(&mut dice);
        state.apply(choice, &mut kernel::Silent);
    }
    let text = kernel::position::write(&state);
    let page = browser.submit("/import", &[("record", &text), ("seat", "1")]);
    assert!(page.body.contains("row-of-cards"), "{}", page.body);
}

/// People at one screen: the next one's cards stay covered until they say that they are there.
#[test]
fn a_hot_seat_covers_the_hands() {
    let mut browser = Browser::new(serve(&database()));
    let table = open(&mut browser, &["me", "beside"]);
    for _ in 0..40 {
        let page = browser.get(&table);
        if page.body.contains("take-over") {
            assert!(!page.body.contains("row-of-cards"), "nothing is shown");
            assert_eq!(browser.post(&format!("{table}/take-over"), &[]).status, 303);
            continue;
        }
        let last = page.fields("choice").len() - 1;
        assert_eq!(choose(&mut browser, &table, &page, last).status, 303);
    }
    assert!(browser.get(&format!("{table}/at/0")).status == 200);
}

#[test]
fn a_spectator_sees_the_table_and_no_hand() {
    let address = serve(&database());
    let mut owner = Browser::new(address);
    let table = open(&mut owner, &["me", "mind:random"]);
    for _ in 0..30 {
        let page = my_turn(&mut owner, &table);
        let last = page.fields("choice").len() - 1;
        choose(&mut owner, &table, &page, last);
    }
    let mine = my_turn(&mut owner, &table).body;
    let theirs = Browser::new(address).get(&table).body;
    let arms = "data-at=\"arms-";
    assert!(mine.contains(arms) && !theirs.contains(arms), "only backs are shown to others");
    assert!(theirs.contains("class=\"chip back\""));
}

/// A position in which somebody has just been offered a pact, and the seat that is asked.
fn offered_pact() -> (String, Seat) {
    let (mut list, mut dice) = (Vec::new(), kernel::dice::fast(5, 0));
    loop {
        let mut state = Ages::begin(Content::built_in(), &options(3)).expect("a game");
        while state.asks() != Asks::Nobody {
            state.choices(&mut list);
            let offer = list.iter().find(|choice| matches!(choice, Choice::OfferPact { .. }));
            let any = list[kernel::Dice::below(&mut dice, list.len() as u32) as usize];
            state.apply(*offer.unwrap_or(&any), &mut kernel::Silent);
            if let (Some((to, Question::AnswerPact { .. })), true) =
                (state.agenda.question(), offer.is_some())
            {
                return (kernel::position::write(&state), to);
            }
        }
    }
}

#[test]
fn a_standing_order_answers_for_whoever_gave_it() {
    let db = database();
    let server = start(config(&db));
    let mut browser = Browser::new(server.address);
    let (position, seat) = offered_pact();
    let at = (seat.0 + 1).to_string();
    let page = browser.post("/import", &[("record", &position), ("seat", &at)]);
    let table = page.header("location").expect("a table").to_string();
    let orders = format!("{table}/orders");
    let page = my_turn(&mut browser, &table);
    assert!(page.fields("choice").contains(&"decline".to_string()), "{}", page.body);
    let number = seat.0.to_string();
    let mut order = |fields: &[(&str, &str)]| browser.post(&orders, fields).status;
    // What is not an order changes nothing, and nobody orders for others.
    assert_eq!(order(&[("give-pacts", "on")]), 422, "whose?");
    assert_eq!(order(&[("seat", &number), ("give-bids", "on"), ("limit-bids", "99")]), 422);
    let other = ((seat.0 + 1) % 3).to_string();
    assert_eq!(order(&[("seat", &other), ("give-pacts", "on")]), 403);
    assert_eq!(Browser::new(server.address).post(&orders, &[("seat", &number)]).status, 403);
    assert_eq!(browser.get(&table).fields("n"), page.fields("n"), "still asked");
    // The order answers at once, and the game goes on without the person.
    let fields = [("seat", number.as_str()), ("give-pacts", "on"), ("give-bids", "on")];
    let fields = [&fields[..], &[("limit-bids", "4")]].concat();
    assert_eq!(browser.post(&orders, &fields).status, 303);
    let after = (0..2_000).find_map(|_| {
        std::thread::yield_now();
        let page = browser.get(&table);
        page.body.contains(DECLINED).then_some(page)
    });
    let after = after.expect("the offer is declined").body;
    // It is kept, and only its owner sees it.
    let ticked = "name=\"give-pacts\" checked";
    assert!(after.contains(ticked) && after.contains("name=\"limit-bids\""), "{after}");
    let server = server.again();
    browser.move_to(server.address);
    assert!(browser.get(&table).body.contains(ticked));
    assert!(!Browser::new(server.address).get(&table).body.contains("give-pacts"));
}

/// A position of the past shows the points of then.
#[test]
fn the_past_shows_the_points_of_then() {
    let mut browser = Browser::new(serve(&database()));
    let page = browser.post("/import", &[("record", &finished_record())]);
    let table = page.header("location").expect("a table").to_string();
    let points = |body: &str| -> Vec<String> {
        let parts = body.split("data-good=\"points\"").skip(1);
        parts.map(|part| part.chars().take(40).collect()).collect()
    };
    let (first, last) = (browser.get(&format!("{table}/at/1")), browser.get(&table));
    let (first, last) = (points(&first.body), points(&last.body));
    assert!(first.len() >= 2 && first.len() == last.len(), "{first:?}");
    assert!(first.iter().all(|points| points.contains("<b>0<")), "{first:?}");
    assert_ne!(first, last);
}
