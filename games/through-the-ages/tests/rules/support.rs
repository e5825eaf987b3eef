//! A tiny notation for positions, moves and what is expected of them. Cards are called by the
//! `slug` of the content files: `homer`, `rich_land_a`, `plunder_i`.
//!
//! A position is a list of sentences separated by `;`, laid over a calm table: round 5 of Age III,
//! seat 0 in its action phase, everybody as at the start, an empty row, all cards in their decks or
//! out of the game.
//!
//! ```text
//! 3 seats; age II                     (first; two seats and Age III if left out)
//! P0 science 4 culture 7              points (culture comes from events)
//! P0 food 3 resources 5               stored, in the fewest tokens
//! P0 unused 2 yellow 10 blue 12       workers not on cards, banks (as if from the box)
//! P0 workers farm A 2 infantry I 1    workers on cards, which come into play
//! P0 tech irrigation code_of_laws monarchy     technologies in play, governments included
//! P0 leader homer; P0 wonder pyramids; P0 ruin colossus; P0 under pyramids homer
//! P0 building colossus 1              an unfinished wonder with so many stages
//! P0 hand iron rich_land_a            civil cards in hand
//! P0 holds plunder_i military_bonus_i military cards in hand
//! P0 colony historic_territory_i; P0 tactic legion (exclusive); P0 flag legion (common)
//! P0 civil 3 military 1               actions left
//! P0 taken A I                        ages of leaders taken
//! row 1 iron 6 colossus; common legion; pact peace_treaty P0 P1 (owner, partner; owner is A)
//! pact peace_treaty P0 P1 b           (the owner is B)
//! war war_over_culture P0 P1          declared by P0 against P1
//! events pestilence rats; future raiders (the current and the future deck; Age A has gone by)
//! round 3; last round 5; first P1; turn P1 (its action phase); politics (its politics phase)
//! start P1 (the start of its turn); skips P0
//! ```
//!
//! A move is a choice in the kernel's notation with slugs for ids. Chance answers with the first on
//! its list, unless the move is its answer (`event pestilence`, `lay iron`, `draw plunder_i`).
//! What is expected uses the words of [`number`], `P0 leader homer`, `P0 has iron`, `P0 lacks iron`,
//! `asks P1`, `asks chance`, `asks nobody`, `age II`, `round 6`.

#![allow(dead_code)]

use kernel::{Asks, ContentSet, Hidden, Options, Rules, Seat, Silent, notation};
use through_the_ages::content::CivilType;
use through_the_ages::deck::Deck;
use through_the_ages::parts::*;
use through_the_ages::state::*;
use through_the_ages::task::{Question, Step, Task};
use through_the_ages::{Ages, Choice, Content, Event, Refusal};

pub fn rules() -> &'static Content {
    Content::built_in()
}

#[track_caller]
pub fn civil(slug: &str) -> CivilId {
    rules().find_civil(slug).unwrap_or_else(|| panic!("no civil card {slug}"))
}

#[track_caller]
pub fn military(slug: &str) -> MilitaryId {
    rules().find_military(slug).unwrap_or_else(|| panic!("no military card {slug}"))
}

/// A position from its sentences.
#[track_caller]
pub fn position(text: &str) -> Ages {
    let sentences: Vec<&str> = text.split(';').map(str::trim).filter(|s| !s.is_empty()).collect();
    let seats = sentences.iter().find_map(|s| s.strip_suffix(" seats"));
    let seats = seats.map_or(2, |count| count.trim().parse().expect("a number of seats"));
    let age = sentences.iter().find_map(|s| s.strip_prefix("age "));
    let age = age.map_or(Age::III, |age| age.parse().expect("an age"));
    let mut state = calm(seats, age);
    for sentence in &sentences {
        if !sentence.ends_with(" seats") && !sentence.starts_with("age ") {
            lay(&mut state, sentence);
        }
    }
    // Actions left are said last, because cards change them.
    state.rerate();
    for sentence in &sentences {
        lay_actions(&mut state, sentence);
    }
    if let Some(Task::Run(Step::StartTurn(_))) = state.agenda.top() {
        state.settle(&mut Silent);
    }
    if let Err(breach) = state.audit() {
        panic!("{text}: {}", breach.0);
    }
    state
}

/// Plays the moves and compares with what is expected; returns the state for more questions.
#[track_caller]
pub fn check(before: &str, moves: &[&str], after: &str) -> Ages {
    let state = play(position(before), moves);
    expect(&state, after);
    state
}

/// Plays moves, each of which must be possible; chance answers by itself.
#[track_caller]
pub fn play(mut state: Ages, moves: &[&str]) -> Ages {
    let mut log = Vec::new();
    for step in moves {
        make(&mut state, step, &mut log);
    }
    settle_chance(&mut state, &mut log);
    state
}

/// Plays moves and returns what happened.
#[track_caller]
pub fn events(mut state: Ages, moves: &[&str]) -> Vec<Event> {
    let mut log = Vec::new();
    for step in moves {
        make(&mut state, step, &mut log);
    }
    settle_chance(&mut state, &mut log);
    log
}

/// A choice is refused for this reason.
#[track_caller]
pub fn refused(state: &Ages, choice: &str, why: Refusal) {
    assert_eq!(state.refuse(read(choice)), Some(why), "{choice}");
}

/// Whether a choice, which must be possible, turns over what somebody has hidden.
#[track_caller]
pub fn reveals(state: &Ages, choice: &str, is_revealing: bool) {
    possible(state, choice);
    assert_eq!(state.is_revealing(read(choice)), is_revealing, "{choice}");
}

/// A choice is possible.
#[track_caller]
pub fn possible(state: &Ages, choice: &str) {
    let mut list = Vec::new();
    state.choices(&mut list);
    let wanted = read(choice);
    assert!(list.contains(&wanted), "{choice}: {:?}; the list: {list:?}", state.refuse(wanted));
}

/// A choice is not possible.
#[track_caller]
pub fn impossible(state: &Ages, choice: &str) {
    assert!(state.refuse(read(choice)).is_some(), "{choice} is possible");
}

/// All choices in their notation, sorted.
pub fn choices(state: &Ages) -> Vec<String> {
    let mut list = Vec::new();
    state.choices(&mut list);
    let mut list: Vec<String> = list.iter().map(notation::write).collect();
    list.sort();
    list
}

/// A choice with slugs for ids.
#[track_caller]
pub fn read(text: &str) -> Choice {
    let mut line = String::new();
    let mut word = String::new();
    for c in text.chars().chain(['\n']) {
        if c.is_ascii_alphanumeric() || c == '_' {
            word.push(c);
            continue;
        }
        // The first word names the choice; later ones may be slugs.
        let is_name = line.is_empty() || c == '=';
        match (is_name, rules().find_civil(&word), rules().find_military(&word)) {
            (false, Some(card), _) => line.push_str(&card.to_string()),
            (false, _, Some(card)) => line.push_str(&card.to_string()),
            _ => line.push_str(&word),
        }
        word.clear();
        if c != '\n' {
            line.push(c);
        }
    }
    notation::read(&line).unwrap_or_else(|e| panic!("{text}: {e}"))
}

#[track_caller]
fn make(state: &mut Ages, step: &str, log: &mut Vec<Event>) {
    let choice = read(step);
    while state.asks() == Asks::Chance && state.refuse(choice).is_some() {
        chance(state, log);
    }
    if let Some(refusal) = state.refuse(choice) {
        panic!("{step} is refused: {refusal:?} at {:?}", state.agenda.top());
    }
    state.apply(choice, log);
    if let Err(breach) = state.audit() {
        panic!("after {step}: {}", breach.0);
    }
}

fn settle_chance(state: &mut Ages, log: &mut Vec<Event>) {
    while state.asks() == Asks::Chance {
        chance(state, log);
    }
}

fn chance(state: &mut Ages, log: &mut Vec<Event>) {
    let mut list = Vec::new();
    state.choices(&mut list);
    state.apply(list[0], log);
}

/// A table in the middle of a game where nothing has happened.
fn calm(seats: u8, age: Age) -> Ages {
    let options = Options::new(seats);
    let mut state = Ages::begin(rules(), &options).expect("a game");
    state.round = 5;
    state.age = age;
    state.civil_deck = Deck::default();
    for (id, card) in rules().civil_ids().zip(&rules().civil) {
        let copies = card.copies[usize::from(seats) - 2];
        if copies > 0 && card.age < age {
            state.civil_gone.add(id, copies);
        } else if copies > 0 && card.age == age {
            state.civil_deck.add(id, copies);
        }
    }
    for level in 0..=age.level().min(3) {
        state.made_for[usize::from(level)] = seats;
    }
    for (id, card) in rules().military_ids().zip(&rules().military) {
        let copies = card.copies[usize::from(seats) - 2];
        if card.age == age && age != Age::A && copies > 0 {
            state.military_deck.add(id, copies);
            state.deck_size += copies;
        }
    }
    if age == Age::IV {
        state.last_round = Some(6);
    }
    turn_of(&mut state, Seat(0));
    state.rerate();
    for player in &mut state.players {
        player.civil_left = player.ratings.civil;
        player.military_left = player.ratings.military;
    }
    state
}

/// The action phase of a seat.
fn turn_of(state: &mut Ages, seat: Seat) {
    state.current = seat;
    state.agenda = Default::default();
    state.agenda.run(Step::NextTurn);
    state.agenda.run(Step::EndTurn(seat));
    state.agenda.run(Step::DrawCards(seat));
    state.agenda.run(Step::Production(seat));
    state.agenda.run(Step::DiscardExcess(seat));
    state.agenda.ask(seat, Question::Actions);
}

/// The seat of a word like `P1`.
fn seat_of(word: &str) -> Option<Seat> {
    word.strip_prefix('P').and_then(|number| number.parse().ok()).map(Seat)
}

/// Takes a copy of a civil card from wherever it is not in use.
#[track_caller]
fn fetch_civil(state: &mut Ages, card: CivilId) -> CivilId {
    if state.civil_gone.count(card) > 0 {
        state.civil_gone.take(card);
    } else if state.civil_deck.count(card) > 0 {
        state.civil_deck.take(card);
    } else if rules().civil(card).copies != [0; 3] {
        panic!("no copy of {} is free in this age", rules().civil(card).slug);
    }
    card
}

/// Takes a copy of a military card from the deck if it is of the current age.
fn fetch_military(state: &mut Ages, card: MilitaryId) -> MilitaryId {
    if state.military_deck.count(card) > 0 {
        state.military_deck.take(card);
        state.deck_size -= 1;
    }
    card
}

#[track_caller]
fn lay(state: &mut Ages, sentence: &str) {
    let words: Vec<&str> = sentence.split_whitespace().collect();
    if let Some(seat) = seat_of(words[0]) {
        return lay_player(state, seat, &words[1..], sentence);
    }
    let seat = |at: usize| words.get(at).and_then(|word| seat_of(word)).expect("a seat");
    match words[0] {
        "row" => {
            for pair in words[1..].chunks(2) {
                let slot: usize = pair[0].parse().expect("a slot");
                let card = fetch_civil(state, civil(pair[1]));
                state.row[slot - 1] = Some(card);
            }
        }
        "common" => {
            for slug in &words[1..] {
                let card = fetch_military(state, military(slug));
                state.common.push(card);
            }
            state.common.sort();
        }
        "pact" => {
            let card = fetch_military(state, military(words[1]));
            let side = if words.get(4) == Some(&"b") { Side::B } else { Side::A };
            state.pacts[seat(2).index()] = Some(PactInPlay { card, partner: seat(3), side });
        }
        "war" => {
            let card = fetch_military(state, military(words[1]));
            state.wars.push(War { card, by: seat(2), against: seat(3) });
        }
        "events" | "future" => {
            past_first_events(state);
            for slug in &words[1..] {
                let card = fetch_military(state, military(slug));
                let cards = match words[0] {
                    "events" => &mut state.events.current,
                    _ => &mut state.events.future,
                };
                cards.add(card);
            }
        }
        "round" => state.round = words[1].parse().expect("a round"),
        "last" => state.last_round = Some(words[2].parse().expect("a round")),
        "first" => state.first = seat(1),
        "turn" => turn_of(state, seat(1)),
        "politics" => {
            let seat = state.current;
            state.agenda.ask(seat, Question::Politics);
        }
        "start" => {
            state.agenda = Default::default();
            state.agenda.run(Step::StartTurn(seat(1)));
        }
        "skips" => state.players[seat(1).index()].skips_politics = true,
        _ => panic!("cannot read {sentence}"),
    }
}

/// The events of Age A have gone by.
fn past_first_events(state: &mut Ages) {
    for card in rules().first_events.iter().take(usize::from(state.events.hidden[0])) {
        state.events.past.add(card);
    }
    state.events.hidden[0] = 0;
}

#[track_caller]
fn lay_player(state: &mut Ages, seat: Seat, words: &[&str], sentence: &str) {
    let cards = || words[1..].iter();
    match words[0] {
        "tech" => cards().for_each(|slug| lay_tech(state, seat, civil(slug))),
        "leader" => {
            let card = fetch_civil(state, civil(words[1]));
            let player = &mut state.players[seat.index()];
            player.leader = Some(card);
            player.leaders_taken.add(rules().civil(card).age);
        }
        "wonder" | "ruin" => {
            for slug in cards() {
                let card = fetch_civil(state, civil(slug));
                let is_ruin = words[0] == "ruin";
                let wonder = Wonder { card, is_ruin, tucked: None };
                state.players[seat.index()].wonders.push(wonder);
                if !is_ruin {
                    tokens(state, seat, &rules().civil(card).gives);
                }
            }
        }
        "under" => {
            let leader = fetch_civil(state, civil(words[2]));
            let wonder = civil(words[1]);
            let wonders = &mut state.players[seat.index()].wonders;
            let wonder = wonders.iter_mut().find(|w| w.card == wonder).expect("a wonder");
            wonder.tucked = Some(leader);
        }
        "building" => {
            let card = fetch_civil(state, civil(words[1]));
            let stages = words.get(2).map_or(0, |count| count.parse().expect("stages"));
            let player = &mut state.players[seat.index()];
            player.unfinished = Some(Unfinished { card, stages });
            player.blue_bank -= stages;
        }
        "hand" => cards().for_each(|slug| {
            let card = fetch_civil(state, civil(slug));
            state.players[seat.index()].take_card(card);
        }),
        "holds" => cards().for_each(|slug| {
            let card = fetch_military(state, military(slug));
            state.players[seat.index()].take_military(card.into());
        }),
        "colony" => cards().for_each(|slug| {
            let card = fetch_military(state, military(slug));
            state.players[seat.index()].colonies.add(card);
            tokens(state, seat, &rules().military(card).gives);
        }),
        "tactic" | "flag" => {
            let card = military(words[1]);
            let is_exclusive = words[0] == "tactic";
            if is_exclusive || !state.common.contains(&card) {
                fetch_military(state, card);
            }
            if !is_exclusive && !state.common.contains(&card) {
                state.common.push(card);
                state.common.sort();
            }
            state.players[seat.index()].tactic = Some(Tactic { card, is_exclusive });
        }
        "taken" => {
            for age in cards() {
                let age: Age = age.parse().expect("an age");
                state.players[seat.index()].leaders_taken.add(age);
            }
        }
        "workers" => lay_workers(state, seat, &words[1..]),
        _ => lay_numbers(state, seat, words, sentence),
    }
}

/// The yellow and blue symbols of a card that lies there.
fn tokens(state: &mut Ages, seat: Seat, gives: &through_the_ages::content::Symbols) {
    let player = &mut state.players[seat.index()];
    player.yellow_bank = player.yellow_bank.saturating_add_signed(gives.yellow);
    player.yellow_moved += gives.yellow;
    player.blue_bank = player.blue_bank.saturating_add_signed(gives.blue);
    player.blue_moved += gives.blue;
}

fn lay_tech(state: &mut Ages, seat: Seat, card: CivilId) {
    let card = fetch_civil(state, card);
    let known = rules().civil(card);
    tokens(state, seat, &known.gives);
    let player = &mut state.players[seat.index()];
    match known.what {
        CivilType::Workers(kind) => player.techs[kind].add(known.age),
        CivilType::Special(special) => player.specials[special] = Some(card),
        CivilType::Government => player.government = card,
        _ => panic!("{} is no technology", known.slug),
    }
}

fn lay_workers(state: &mut Ages, seat: Seat, words: &[&str]) {
    for triple in words.chunks(3) {
        let kind: Kind = triple[0].parse().expect("a kind");
        let level: Age = triple[1].parse().expect("a level");
        let count: u8 = triple[2].parse().expect("a number");
        if !state.player(seat).has_tech(kind, level.level()) {
            let card = rules().techs[kind][usize::from(level.level())].expect("a technology");
            lay_tech(state, seat, card);
        }
        let player = &mut state.players[seat.index()];
        let place = &mut player.workers[kind][usize::from(level.level())];
        player.yellow_moved += count as i8 - *place as i8;
        *place = count;
    }
}

fn lay_numbers(state: &mut Ages, seat: Seat, words: &[&str], sentence: &str) {
    for pair in words.chunks(2) {
        let count: i32 = pair[1].parse().unwrap_or_else(|_| panic!("cannot read {sentence}"));
        let player = &mut state.players[seat.index()];
        match pair[0] {
            "science" => player.science = count as u16,
            "culture" => player.culture[Origin::Events] = count as i16,
            "unused" => {
                player.yellow_moved += count as i8 - player.unused as i8;
                player.unused = count as u8;
            }
            "yellow" => {
                player.yellow_moved += count as i8 - player.yellow_bank as i8;
                player.yellow_bank = count as u8;
            }
            "blue" => {
                player.blue_moved += count as i8 - player.blue_bank as i8;
                player.blue_bank = count as u8;
            }
            "food" => lay_goods(state, seat, Store::Farm, count as u8),
            "resources" => lay_goods(state, seat, Store::Mine, count as u8),
            "civil" | "military" => {}
            _ => panic!("cannot read {sentence}"),
        }
    }
}

/// So much food or so many resources in the fewest tokens, from the bank.
fn lay_goods(state: &mut Ages, seat: Seat, store: Store, count: u8) {
    let mut left = count;
    let player = &mut state.players[seat.index()];
    for level in player.levels(store.kind()).rev() {
        let card = rules().tech(store.kind(), level).expect("a technology");
        let worth = (card.gives.food + card.gives.resources) as u8;
        let tokens = left / worth;
        player.tokens[store][usize::from(level)] += tokens;
        player.blue_bank -= tokens;
        left -= tokens * worth;
    }
}

fn lay_actions(state: &mut Ages, sentence: &str) {
    let words: Vec<&str> = sentence.split_whitespace().collect();
    let Some(seat) = seat_of(words[0]) else { return };
    if words.len().is_multiple_of(2) {
        return;
    }
    for pair in words[1..].chunks(2) {
        let player = &mut state.players[seat.index()];
        match (pair[0], pair[1].parse()) {
            ("civil", Ok(count)) => player.civil_left = count,
            ("military", Ok(count)) => player.military_left = count,
            _ => {}
        }
    }
}

/// The sentences hold.
#[track_caller]
pub fn expect(state: &Ages, after: &str) {
    for sentence in after.split(';').map(str::trim).filter(|s| !s.is_empty()) {
        let words: Vec<&str> = sentence.split_whitespace().collect();
        match seat_of(words[0]) {
            Some(seat) => expect_player(state, seat, &words[1..], sentence),
            None => expect_table(state, &words, sentence),
        }
    }
}

#[track_caller]
fn expect_table(state: &Ages, words: &[&str], sentence: &str) {
    match words[0] {
        "asks" => {
            let expected = match words[1] {
                "chance" => Asks::Chance,
                "nobody" => Asks::Nobody,
                word => Asks::Seat(seat_of(word).expect("a seat")),
            };
            assert_eq!(state.asks(), expected, "{sentence}; top {:?}", state.agenda.top());
        }
        "age" => assert_eq!(state.age.key(), words[1]),
        "round" => assert_eq!(state.round.to_string(), words[1]),
        "turn" => assert_eq!(Some(state.current), seat_of(words[1]), "{sentence}"),
        _ => panic!("cannot read {sentence}"),
    }
}

#[track_caller]
fn expect_player(state: &Ages, seat: Seat, words: &[&str], sentence: &str) {
    let player = state.player(seat);
    match words[0] {
        "leader" if words[1] == "none" => assert_eq!(player.leader, None, "{sentence}"),
        "leader" => assert_eq!(player.leader, Some(civil(words[1])), "{sentence}"),
        "has" => words[1..].iter().for_each(|slug| assert!(has(state, seat, slug), "{sentence}")),
        "lacks" => {
            words[1..].iter().for_each(|slug| assert!(!has(state, seat, slug), "{sentence}"))
        }
        "workers" => {
            for triple in words[1..].chunks(3) {
                let kind: Kind = triple[0].parse().expect("a kind");
                let level: Age = triple[1].parse().expect("a level");
                let found = player.workers[kind][usize::from(level.level())];
                assert_eq!(found.to_string(), triple[2], "{sentence}");
            }
        }
        _ => {
            for pair in words.chunks(2) {
                let found = number(state, seat, pair[0]);
                let found = found.unwrap_or_else(|| panic!("cannot read {sentence}"));
                assert_eq!(found.to_string(), pair[1], "{} in {sentence}", pair[0]);
            }
        }
    }
}

/// Whether a card is in hand or in play.
fn has(state: &Ages, seat: Seat, slug: &str) -> bool {
    let player = state.player(seat);
    if let Some(card) = rules().find_military(slug) {
        let tactic = player.tactic.is_some_and(|tactic| tactic.card == card);
        return player.holds(card.into()) || player.colonies.has(card) || tactic;
    }
    let card = civil(slug);
    let known = rules().civil(card);
    let in_play = match known.what {
        CivilType::Workers(kind) => player.has_tech(kind, known.level()),
        CivilType::Special(special) => player.specials[special] == Some(card),
        CivilType::Government => player.government == card,
        CivilType::Leader => player.leader == Some(card),
        CivilType::Wonder => {
            player.wonders.iter().any(|wonder| wonder.card == card)
                || player.unfinished.is_some_and(|wonder| wonder.card == card)
        }
        CivilType::Action => false,
    };
    in_play || player.hand.contains(&card)
}

/// A number of a player by its name.
pub fn number(state: &Ages, seat: Seat, name: &str) -> Option<i32> {
    let player = state.player(seat);
    let ratings = player.ratings;
    Some(match name {
        "science" => player.science.into(),
        "culture" => player.culture_total(),
        "food" => state.stock(seat, Good::Food).into(),
        "resources" => state.stock(seat, Good::Resources).into(),
        "unused" => player.unused.into(),
        "population" => player.population().into(),
        "yellow" => player.yellow_bank.into(),
        "blue" => player.blue_bank.into(),
        "civil" => player.civil_left.into(),
        "military" => player.military_left.into(),
        "civil_total" => ratings.civil.into(),
        "military_total" => ratings.military.into(),
        "civil_hand" => ratings.civil_hand.into(),
        "military_hand" => ratings.military_hand.into(),
        "urban_limit" => ratings.urban_limit.into(),
        "colonization" => ratings.colonization.into(),
        "strength" => ratings.strength.into(),
        "happiness" => ratings.happiness.into(),
        "science_rating" => ratings.science.into(),
        "culture_rating" => ratings.culture.into(),
        "discontent" => state.discontent(seat).into(),
        "hand" => player.hand.len() as i32,
        "held" => player.military.len() as i32,
        "colonies" => player.colonies.len() as i32,
        "wonders" => player.wonders.len() as i32,
        "stages" => player.unfinished.map_or(0, |wonder| wonder.stages).into(),
        _ => return None,
    })
}
