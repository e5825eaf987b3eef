//! A tiny notation for positions, moves and what is expected of them.
//!
//! A position is a list of sentences separated by `;`, laid over a calm table: round 1, seat 0 to
//! move, everybody with three workers at hand and nothing else.
//!
//! ```text
//! 4 seats; with tribes quick          (first; four seats and no modules if left out)
//! P0 corn 4 wood 2 skulls 1           goods: corn wood stone gold skulls
//! P0 chaac 2 kukulcan -1              steps
//! P0 agriculture 3                    levels
//! P0 workers 5                        all of them at hand
//! P0 on palenque 3 tikal 0            workers from the hand onto spaces
//! P0 owns B01 M03 W14                 tiles
//! P0 tribe T05; P0 dark; P0 light; P0 corn_tiles 2; P0 wood_tiles 1
//! offer B01 B02; monuments M01 M02    what can be built (replaces what is there)
//! prophecy R07                        rules now (the first Food Day is past)
//! prophecies R07 R05 R06              all three, in their order
//! day 7; age 2; held 2                the calendar, the age, Food Days held
//! quick Q03                           today's quick action
//! start corn 5; dummy tikal 2 (moves one); slots 3 4; bank 1; field 3 wooded 0 open 1; turn P1
//! ```
//!
//! A move is a choice in the kernel's notation, or one of these: `go tikal 3` (pick that worker up
//! and do its action), `go tikal 3 as 1` (a lower one), `end round` (nobody does anything more;
//! what follows runs up to the next question), `chance` is always answered with the first on its
//! list. What is expected uses the words of a position.

use kernel::{Asks, ContentSet, Options, Rules, Seat, Silent, notation};
use tzolkin::parts::*;
use tzolkin::state::{Field, Tzolkin};
use tzolkin::task::{Question, Step, Task};
use tzolkin::{Choice, Content, Event, Refusal};

/// A position from its sentences.
#[track_caller]
pub fn position(text: &str) -> Tzolkin {
    let sentences: Vec<&str> = text.split(';').map(str::trim).filter(|s| !s.is_empty()).collect();
    let seats = sentences.iter().find_map(|s| s.strip_suffix(" seats"));
    let modules = sentences.iter().find_map(|s| s.strip_prefix("with "));
    let seats = seats.map_or(4, |count| count.trim().parse().expect("a number of seats"));
    let modules = modules.unwrap_or_default().split_whitespace();
    let mut state = calm(&Options::new(seats).with(modules));
    for sentence in sentences {
        if !sentence.ends_with(" seats") && !sentence.starts_with("with ") {
            lay(&mut state, sentence);
        }
    }
    if let Err(breach) = state.audit() {
        panic!("{text}: {}", breach.0);
    }
    state
}

/// Plays the moves and compares with what is expected; returns the state for more questions.
#[track_caller]
pub fn check(before: &str, moves: &[&str], after: &str) -> Tzolkin {
    let state = play(position(before), moves);
    expect(&state, after);
    state
}

/// Plays moves, each of which must be possible; chance answers by itself.
#[track_caller]
pub fn play(mut state: Tzolkin, moves: &[&str]) -> Tzolkin {
    let mut log = Vec::new();
    for step in moves {
        make(&mut state, step, &mut log);
    }
    state
}

/// Plays moves and returns what happened.
#[track_caller]
pub fn events(mut state: Tzolkin, moves: &[&str]) -> Vec<Event> {
    let mut log = Vec::new();
    for step in moves {
        make(&mut state, step, &mut log);
    }
    log
}

/// A choice is refused for this reason.
#[track_caller]
pub fn refused(state: &Tzolkin, choice: &str, why: Refusal) {
    let refusal = state.refuse(read(choice));
    assert_eq!(refusal, Some(why), "{choice}");
}

/// A choice is possible.
#[track_caller]
pub fn possible(state: &Tzolkin, choice: &str) {
    let mut list = Vec::new();
    state.choices(&mut list);
    assert!(list.contains(&read(choice)), "{choice} is not among {list:?}");
}

/// A choice is not possible.
#[track_caller]
pub fn impossible(state: &Tzolkin, choice: &str) {
    assert!(state.refuse(read(choice)).is_some(), "{choice} is possible");
}

/// All choices in their notation, sorted.
pub fn choices(state: &Tzolkin) -> Vec<String> {
    let mut list = Vec::new();
    state.choices(&mut list);
    let mut list: Vec<String> = list.iter().map(notation::write).collect();
    list.sort();
    list
}

/// The sentences hold.
#[track_caller]
pub fn expect(state: &Tzolkin, after: &str) {
    for sentence in after.split(';').map(str::trim).filter(|s| !s.is_empty()) {
        let words: Vec<&str> = sentence.split_whitespace().collect();
        if let Some(seat) = seat_of(words[0]) {
            expect_player(state, seat, &words[1..], sentence);
        } else {
            expect_table(state, &words, sentence);
        }
    }
}

/// The sentence holds, and nothing else that this player holds in numbers differs from a calm
/// table: `expect_only(&state, "P0 corn 1 chaac 1")`.
#[track_caller]
pub fn expect_only(state: &Tzolkin, sentence: &str) {
    const CALM: [(&str, f64); 16] = [
        ("corn", 0.0),
        ("wood", 0.0),
        ("stone", 0.0),
        ("gold", 0.0),
        ("skulls", 0.0),
        ("workers", 3.0),
        ("chaac", 0.0),
        ("quetzalcoatl", 0.0),
        ("kukulcan", 0.0),
        ("agriculture", 0.0),
        ("extraction", 0.0),
        ("architecture", 0.0),
        ("theology", 0.0),
        ("corn_tiles", 0.0),
        ("wood_tiles", 0.0),
        ("points", 0.0),
    ];
    expect(state, sentence);
    let words: Vec<&str> = sentence.split_whitespace().collect();
    let seat = seat_of(words[0]).expect("a seat first");
    for (what, calm) in CALM.into_iter().filter(|(what, _)| !words.contains(what)) {
        assert_eq!(get(state, seat, what), calm, "{sentence}, and nothing else: {what}");
    }
}

/// The seat whose question it is.
pub fn asked(state: &Tzolkin) -> Asks {
    state.asks()
}

fn read(choice: &str) -> Choice {
    notation::read(choice).unwrap_or_else(|error| panic!("{choice}: {error}"))
}

#[track_caller]
fn make(state: &mut Tzolkin, step: &str, log: &mut Vec<Event>) {
    let words: Vec<&str> = step.split_whitespace().collect();
    match words[..] {
        ["go", gear, space] => go(state, gear, space, space, log),
        ["go", gear, space, "as", action] => go(state, gear, space, action, log),
        ["end", "round"] => {
            while state.agenda.top().is_some_and(|task| task != Task::Run(Step::EndRound)) {
                state.agenda.pop();
            }
            state.settle(log);
        }
        _ => choose(state, read(step), log),
    }
    while state.asks() == Asks::Chance {
        let mut list = Vec::new();
        state.choices(&mut list);
        state.apply(list[0], log);
    }
    if let Err(breach) = state.audit() {
        panic!("after {step}: {}", breach.0);
    }
}

#[track_caller]
fn go(state: &mut Tzolkin, gear: &str, space: &str, action: &str, log: &mut Vec<Event>) {
    choose(state, read(&format!("pick_up gear={gear} space={space}")), log);
    choose(state, read(&format!("act gear={gear} action={action} way=plain")), log);
}

#[track_caller]
fn choose(state: &mut Tzolkin, choice: Choice, log: &mut Vec<Event>) {
    if let Some(refusal) = state.refuse(choice) {
        panic!("{} is refused: {refusal:?}", notation::write(&choice));
    }
    state.apply(choice, log);
}

/// A table after set-up, with everything that chance and people brought taken back.
fn calm(options: &Options) -> Tzolkin {
    let mut state = Tzolkin::begin(Content::built_in(), options).expect("possible options");
    let mut list = Vec::new();
    while !matches!(state.agenda.top(), Some(Task::Ask(_, Question::Turn))) {
        state.choices(&mut list);
        state.apply(list[0], &mut Silent);
    }
    for index in 0..state.players.len() {
        let player = state.players[index];
        state.skull_bank += player.skulls;
        state.wealth_box = state.wealth_box.or(player.wealth);
        if let Some(tribe) = player.tribe {
            state.tribe_box.add(tribe);
        }
        state.players[index] =
            tzolkin::state::Player { workers: 3, at_hand: 3, is_light: true, ..Default::default() };
    }
    state
}

fn seat_of(word: &str) -> Option<Seat> {
    word.strip_prefix('P').and_then(|number| number.parse().ok()).map(Seat)
}

fn lay(state: &mut Tzolkin, sentence: &str) {
    let words: Vec<&str> = sentence.split_whitespace().collect();
    if let Some(seat) = seat_of(words[0]) {
        lay_player(state, seat, &words[1..], sentence);
    } else {
        lay_table(state, &words, sentence);
    }
}

fn lay_player(state: &mut Tzolkin, seat: Seat, words: &[&str], sentence: &str) {
    match words[0] {
        "on" => {
            for pair in words[1..].chunks(2) {
                let gear: Gear = pair[0].parse().expect(sentence);
                state.gears[gear].workers[seat.index()].add(Tooth(number(pair[1]) as u8));
                state.players[seat.index()].at_hand -= 1;
            }
        }
        "owns" => words[1..].iter().for_each(|tile| give(state, seat, tile)),
        "tribe" => {
            let tribe: TribeId = words[1].parse().expect(sentence);
            state.tribe_box.remove(tribe);
            state.players[seat.index()].tribe = Some(tribe);
        }
        "dark" => state.players[seat.index()].is_light = false,
        "light" => state.players[seat.index()].is_light = true,
        _ => {
            for pair in words.chunks(2) {
                set(state, seat, pair[0], number(pair[1]));
            }
        }
    }
}

fn set(state: &mut Tzolkin, seat: Seat, what: &str, value: i32) {
    if let Ok(temple) = what.parse::<Temple>() {
        state.players[seat.index()].temples[temple] = value as i8;
        return;
    }
    if let Ok(tech) = what.parse::<Tech>() {
        state.players[seat.index()].techs[tech] = value as u8;
        return;
    }
    let player = &mut state.players[seat.index()];
    match what {
        "corn" => player.corn = value as u16,
        "wood" => player.blocks[Block::Wood] = value as u16,
        "stone" => player.blocks[Block::Stone] = value as u16,
        "gold" => player.blocks[Block::Gold] = value as u16,
        "skulls" => {
            state.skull_bank = state.skull_bank + player.skulls - value as u8;
            player.skulls = value as u8;
        }
        "workers" => (player.workers, player.at_hand) = (value as u8, value as u8),
        "fed" => player.fed = value as u8,
        "corn_tiles" => take_corn_tiles(state, seat, value as u8),
        "wood_tiles" => take_wood_tiles(state, seat, value as u8),
        _ => panic!("what is {what}?"),
    }
}

/// Corn tiles come from the fields where they lie open, wood tiles from the last fields.
fn take_corn_tiles(state: &mut Tzolkin, seat: Seat, count: u8) {
    for _ in 0..count {
        let field =
            state.jungle.iter_mut().find(|field| field.open > 0).expect("an open corn tile");
        field.open -= 1;
    }
    state.players[seat.index()].corn_tiles += count;
}

fn take_wood_tiles(state: &mut Tzolkin, seat: Seat, count: u8) {
    for _ in 0..count {
        let field =
            state.jungle.iter_mut().rev().find(|field| field.wooded > 0).expect("a wood tile");
        field.wooded -= 1;
        field.open += 1;
    }
    state.players[seat.index()].wood_tiles += count;
}

fn give(state: &mut Tzolkin, seat: Seat, tile: &str) {
    if let Ok(building) = tile.parse::<BuildingId>() {
        unlay(state, building);
        state.players[seat.index()].buildings.add(building);
        let row = &state.content().buildings[building.index()];
        if row.effects.contains(&tzolkin::content::Effect::PlaceSkull) {
            state.skull_bank -= row.skulls;
        }
    } else if let Ok(monument) = tile.parse::<MonumentId>() {
        state.monuments.add(monument);
        state.players[seat.index()].monuments.add(monument);
    } else {
        let wealth: WealthId = tile.parse().expect("a tile");
        state.wealth_box.remove(wealth);
        state.players[seat.index()].wealth.add(wealth);
    }
}

/// Takes a building from wherever it lies.
fn unlay(state: &mut Tzolkin, building: BuildingId) {
    state.decks[0].remove(building);
    state.decks[1].remove(building);
    state.gone.remove(building);
    state.offer.iter_mut().filter(|slot| **slot == Some(building)).for_each(|slot| *slot = None);
}

fn lay_table(state: &mut Tzolkin, words: &[&str], sentence: &str) {
    match words {
        ["offer", tiles @ ..] => lay_offer(state, tiles),
        ["monuments", tiles @ ..] => {
            let built = state.players.iter().fold(Monuments::EMPTY, |all, p| all.or(p.monuments));
            let tiles: Monuments = tiles.iter().map(|tile| tile.parse().expect(sentence)).collect();
            state.monuments = built.or(tiles);
        }
        ["prophecy", tile] => {
            let tile: ProphecyId = tile.parse().expect(sentence);
            let old = state.prophecies[0];
            state
                .prophecies
                .iter_mut()
                .filter(|slot| **slot == Some(tile))
                .for_each(|slot| *slot = old);
            state.prophecies[0] = Some(tile);
            state.food_days_held = 1;
            state.day = state.day.max(8);
            state.round = state.day + 1;
        }
        ["prophecies", tiles @ ..] => {
            for (slot, tile) in state.prophecies.iter_mut().zip(tiles) {
                *slot = Some(tile.parse().expect(sentence));
            }
        }
        ["day", day] => {
            state.day = number(day) as u8;
            state.round = state.day + 1;
        }
        ["held", held] => state.food_days_held = number(held) as u8,
        ["age", "2"] => {
            state.age = 2;
            let offer: Buildings = state.offer.iter_mut().filter_map(Option::take).collect();
            state.gone = state.gone.or(offer).or(state.decks[0]);
            state.decks[0] = Buildings::EMPTY;
        }
        ["quick", tile] => {
            let tile: QuickId = tile.parse().expect(sentence);
            let slot = usize::from(state.day / 2).min(12);
            let old = state.quick_tiles[slot].take();
            let place = state.quick_tiles.iter_mut().find(|place| **place == Some(tile));
            if let Some(place) = place {
                *place = old;
            }
            state.quick_tiles[slot] = Some(tile);
        }
        ["start", "corn", corn] => state.start_corn = number(corn) as u8,
        ["dummy", gear, space] => {
            let gear: Gear = gear.parse().expect(sentence);
            lift_dummy(state);
            state.gears[gear].dummies.add(Tooth(number(space) as u8));
        }
        ["slots", slots @ ..] => {
            for slot in slots {
                state.skull_slots[number(slot) as usize - 1] = Some(Seat(1));
                state.skull_bank -= 1;
            }
        }
        ["bank", skulls] => {
            let spare = state.skull_bank - number(skulls) as u8;
            state.skull_bank -= spare;
            let last = state.players.len() - 1;
            state.players[last].skulls += spare;
        }
        ["field", action, "wooded", wooded, "open", open] => {
            lay_field(state, number(action) as usize - 2, number(wooded) as u8, number(open) as u8);
        }
        ["turn", seat] => {
            let seat = seat_of(seat).expect(sentence);
            while state.agenda.top() != Some(Task::Run(Step::StartTurn(seat))) {
                state.agenda.pop();
            }
            state.settle(&mut Silent);
        }
        ["first", seat] => state.first = seat_of(seat).expect(sentence),
        _ => panic!("{sentence}?"),
    }
}

/// Dummies are counted, so one more here is one less elsewhere.
fn lift_dummy(state: &mut Tzolkin) {
    let wheel = state.gears.values_mut().find(|wheel| !wheel.dummies.is_empty());
    let dummies = &mut wheel.expect("a game with dummy workers (2 or 3 seats)").dummies;
    let space = dummies.iter().next().expect("a dummy");
    dummies.remove(space);
}

/// The last seat gets the tiles that are missing from a field.
fn lay_field(state: &mut Tzolkin, field: usize, wooded: u8, open: u8) {
    let old = state.jungle[field];
    state.jungle[field] = Field { wooded, open };
    let last = state.players.len() - 1;
    state.players[last].wood_tiles += old.wooded - wooded;
    state.players[last].corn_tiles += old.wooded + old.open - wooded - open;
}

fn lay_offer(state: &mut Tzolkin, tiles: &[&str]) {
    for slot in 0..state.offer.len() {
        if let Some(old) = state.offer[slot].take() {
            let age = usize::from(state.content().buildings[old.index()].age);
            state.decks[age - 1].add(old);
        }
    }
    for (slot, tile) in tiles.iter().enumerate() {
        let tile: BuildingId = tile.parse().expect("a building");
        unlay(state, tile);
        state.offer[slot] = Some(tile);
    }
}

fn number(word: &str) -> i32 {
    word.parse().unwrap_or_else(|_| panic!("{word} is not a number"))
}

#[track_caller]
fn expect_player(state: &Tzolkin, seat: Seat, words: &[&str], sentence: &str) {
    let player = state.player(seat);
    match words {
        ["owns", tiles @ ..] => {
            for tile in tiles {
                assert!(owns(state, seat, tile), "{sentence}: it does not own {tile}");
            }
        }
        ["lacks", tiles @ ..] => {
            for tile in tiles {
                assert!(!owns(state, seat, tile), "{sentence}: it owns {tile}");
            }
        }
        ["on", places @ ..] => {
            for pair in places.chunks(2) {
                let gear: Gear = pair[0].parse().expect(sentence);
                let workers = state.gears[gear].workers[seat.index()];
                assert!(
                    workers.has(Tooth(number(pair[1]) as u8)),
                    "{sentence}: workers on {workers:?}"
                );
            }
        }
        ["dark"] => assert!(!player.is_light, "{sentence}"),
        ["light"] => assert!(player.is_light, "{sentence}"),
        _ => {
            for pair in words.chunks(2) {
                let found = get(state, seat, pair[0]);
                let wanted: f64 = pair[1].parse().expect(sentence);
                assert_eq!(found, wanted, "{sentence}: {}", pair[0]);
            }
        }
    }
}

fn owns(state: &Tzolkin, seat: Seat, tile: &str) -> bool {
    let player = state.player(seat);
    match (tile.parse::<BuildingId>(), tile.parse::<MonumentId>()) {
        (Ok(building), _) => player.buildings.has(building),
        (_, Ok(monument)) => player.monuments.has(monument),
        _ => player.wealth.has(tile.parse().expect("a tile")),
    }
}

fn get(state: &Tzolkin, seat: Seat, what: &str) -> f64 {
    let player = state.player(seat);
    if let Ok(temple) = what.parse::<Temple>() {
        return player.temples[temple].into();
    }
    if let Ok(tech) = what.parse::<Tech>() {
        return player.techs[tech].into();
    }
    match what {
        "corn" => player.corn.into(),
        "wood" => player.blocks[Block::Wood].into(),
        "stone" => player.blocks[Block::Stone].into(),
        "gold" => player.blocks[Block::Gold].into(),
        "skulls" => player.skulls.into(),
        "workers" => player.workers.into(),
        "at_hand" => player.at_hand.into(),
        "on_gears" => state.on_gears(seat).into(),
        "fed" => player.fed.into(),
        "corn_tiles" => player.corn_tiles.into(),
        "wood_tiles" => player.wood_tiles.into(),
        "points" => f64::from(player.total()) / 4.0,
        _ => {
            let origin: Origin = what.parse().unwrap_or_else(|_| panic!("what is {what}?"));
            f64::from(player.points[origin]) / 4.0
        }
    }
}

#[track_caller]
fn expect_table(state: &Tzolkin, words: &[&str], sentence: &str) {
    match words {
        ["day", day] => assert_eq!(i32::from(state.day), number(day), "{sentence}"),
        ["round", round] => assert_eq!(i32::from(state.round), number(round), "{sentence}"),
        ["age", age] => assert_eq!(i32::from(state.age), number(age), "{sentence}"),
        ["held", held] => assert_eq!(i32::from(state.food_days_held), number(held), "{sentence}"),
        ["bank", skulls] => assert_eq!(i32::from(state.skull_bank), number(skulls), "{sentence}"),
        ["burned", tiles] => assert_eq!(i32::from(state.burned), number(tiles), "{sentence}"),
        ["first", seat] => assert_eq!(Some(state.first), seat_of(seat), "{sentence}"),
        ["start", "corn", corn] => {
            assert_eq!(i32::from(state.start_corn), number(corn), "{sentence}")
        }
        ["asks", seat] => {
            assert_eq!(Some(state.asks()), seat_of(seat).map(Asks::Seat), "{sentence}")
        }
        ["over"] => assert_eq!(state.asks(), Asks::Nobody, "{sentence}"),
        ["field", action, "wooded", wooded, "open", open] => {
            let field = state.jungle[number(action) as usize - 2];
            let wanted = (number(wooded), number(open));
            assert_eq!((i32::from(field.wooded), i32::from(field.open)), wanted, "{sentence}");
        }
        _ => panic!("{sentence}?"),
    }
}
