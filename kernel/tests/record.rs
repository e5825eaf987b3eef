//! Records: written and read, replayed, verified, tampered with; and the table that makes them.

use kernel::dice::fast;
use kernel::record::{Player, PlayerKind, Record, RecordError, Table, Unchosen, head};
use kernel::{Asks, Chronicle, ContentSet, Dice, Options, Rules, Seat, Seed, Silent};
use proptest::prelude::*;
use toy::{Cards, Choice, Honest, Refusal, Toy};

fn seats(seats: u8) -> Options {
    Options::new(seats)
}

fn begin(seed: u64) -> Table<Honest> {
    begin_with(2, seed)
}

fn begin_with<const FLAW: u8>(count: u8, seed: u64) -> Table<Toy<FLAW>> {
    let seed = Seed::from_number(seed);
    let mut table = Table::begin(Cards::built_in(), &seats(count), seed, 1000).unwrap();
    table.settle(1001, &mut Silent).unwrap();
    table
}

fn choices<const FLAW: u8>(table: &Table<Toy<FLAW>>) -> Vec<Choice> {
    let mut list = Vec::new();
    table.state().choices(&mut list);
    list
}

fn choose_any(table: &mut Table<Honest>, dice: &mut impl Dice) {
    let Asks::Seat(seat) = table.state().asks() else { panic!("no seat is asked") };
    let list = choices(table);
    let choice = list[dice.below(list.len() as u32) as usize];
    table.choose(seat, choice, 2000, &mut Silent).unwrap();
    table.settle(2001, &mut Silent).unwrap();
}

fn finished(seed: u64) -> Record<Honest> {
    let (mut table, mut dice) = (begin(seed), fast(seed, 9));
    while !table.is_over() {
        choose_any(&mut table, &mut dice);
    }
    table.record().clone()
}

/// What is wrong with a record of which one place was edited.
#[track_caller]
fn tampered(from: &str, to: &str) -> String {
    let text = finished(5).write();
    assert!(text.contains(from), "{from} is not in\n{text}");
    verdict(&text.replacen(from, to, 1))
}

fn verdict(text: &str) -> String {
    let verified = Record::<Honest>::read(text).and_then(|r| r.verify(Cards::built_in()));
    verified.err().map_or("nothing".into(), |error| error.to_string())
}

/// The line of the text that begins so, without its line end.
fn line(number: usize) -> String {
    finished(5).write().lines().nth(number - 1).unwrap().to_string()
}

#[test]
fn a_record_is_written_line_by_line() {
    let text = finished(5).write();
    let lines: Vec<_> = text.lines().collect();
    let start = r#"{"oikumene":"record","version":2,"game":"toy","content":""#;
    assert!(lines[0].starts_with(start), "{}", lines[0]);
    assert!(lines[0].contains(r#""setup":{"seats":2,"modules":[]},"seed_hash":""#));
    assert!(lines[1].starts_with(r#"{"n":0,"by":"chance","choice":"deal seat=0 card="#));
    assert!(lines[8].starts_with(r#"{"n":7,"by":0,"choice":"bid card="#), "{}", lines[8]);
    assert!(lines[8].ends_with(r#","at":2000}"#));
    let end = r#"{"end":true,"why":"finished","seed":"0500000000"#;
    assert!(lines[16].starts_with(end), "{}", lines[16]);
    assert!(lines[16].contains(r#""standings":[{"seat":0,"place":"#));
    assert_eq!(head(&text).unwrap().game, "toy");
}

#[test]
fn a_finished_record_verifies() {
    for seed in 0..50 {
        let record = finished(seed);
        let read = Record::read(&record.write()).unwrap();
        assert_eq!(read, record);
        let verdict = read.verify(Cards::built_in()).unwrap();
        assert_eq!((verdict.choices, verdict.chance, verdict.finished), (15, 9, true));
    }
}

#[test]
fn quarters_survive() {
    let mut options = seats(3);
    options.modules.push("generous".into());
    let seed = Seed::from_number(1);
    let mut table = Table::<Honest>::begin(Cards::built_in(), &options, seed, 0).unwrap();
    table.settle(0, &mut Silent).unwrap();
    while !table.is_over() {
        choose_any(&mut table, &mut fast(1, 1));
    }
    let text = table.record().write();
    assert!(text.contains(".25}"), "{text}");
    assert_eq!(verdict(&text), "nothing");
    assert!(
        verdict(&text.replace(".25}", ".26}"))
            .starts_with("line 23: points are counted in quarters")
    );
}

#[test]
fn an_edited_choice_of_chance_is_caught() {
    let first = line(2);
    let card: u8 = first.split("card=").nth(1).unwrap().split('"').next().unwrap().parse().unwrap();
    let text = finished(5).write();
    let used = |card: u8| text.contains(&format!("card={card}\""));
    let free = (1..=12).find(|other| *other != card && !used(*other)).unwrap();
    let found = tampered(&format!("card={card}\""), &format!("card={free}\""));
    let wanted = format!(
        "choice 0 (deal seat=0 card={free}): chance's seed gives deal seat=0 card={card} instead"
    );
    assert_eq!(found, wanted);
}

#[test]
fn an_edited_choice_of_a_seat_is_caught() {
    let bid = line(9);
    let edited = bid.replace("bid card=", "bid card=1");
    assert!(tampered(&bid, &edited).starts_with("choice 7 (bid card=1"));
    let stolen = bid.replace(r#""by":0"#, r#""by":1"#);
    let found = tampered(&bid, &stolen);
    assert!(found.ends_with(": it is by seat 1, but seat 0 is asked"), "{found}");
    let unknown = bid.replace("bid card", "steal card");
    let found = tampered(&bid, &unknown);
    assert!(found.starts_with("line 9: cannot read \"steal card="), "{found}");
    assert_eq!(
        tampered(&bid, &bid.replace(r#""by":0"#, r#""by":7"#)),
        "line 9: a choice is by \"chance\" or by a seat's number"
    );
}

#[test]
fn a_wrong_seed_is_caught() {
    let found = tampered(r#""seed":"05"#, r#""seed":"06"#);
    assert_eq!(found, "the seed does not fit the hash that was published before the game");
    assert!(tampered(r#""seed":"05"#, r#""seed":"0x"#).starts_with("line 17: a seed is"));
}

#[test]
fn wrong_standings_are_caught() {
    let found = tampered(r#"{"seat":1,"place":"#, r#"{"seat":1,"place":1"#);
    assert!(found.starts_with("the standings are not those of the game: seat 1 has"), "{found}");
    let text = finished(5).write();
    let end = text.rfind(",\"standings\"").unwrap();
    let found = verdict(&format!("{}}}\n", &text[..end]));
    assert_eq!(found, "the standings are not those of the game: they are missing");
}

#[test]
fn a_truncated_record_is_caught() {
    let text = finished(5).write();
    let whole: Vec<_> = text.lines().collect();
    assert!(verdict(&text[..text.len() - 10]).starts_with("line 17: EOF"), "cut within a line");
    assert_eq!(verdict(&whole[..16].join("\n")), "the seed is not revealed yet");
    let gap = [&whole[..8], &whole[9..]].concat().join("\n");
    assert_eq!(verdict(&gap), "line 9: choice 8 stands where 7 is due");
    let early = [&whole[..14], &whole[16..]].concat().join("\n");
    assert_eq!(verdict(&early), "the standings are not those of the game: the game is not over");
    let late = format!("{text}{}\n", whole[1]);
    assert_eq!(verdict(&late), "line 18: the record goes on after its end");
    assert!(verdict("").starts_with("line 1: this is not the header of a record: EOF"));
}

#[test]
fn another_game_version_or_content_is_refused() {
    assert_eq!(
        tampered(r#""game":"toy""#, r#""game":"chess""#),
        "line 1: the record is of the game chess, not toy"
    );
    assert_eq!(
        tampered(r#""version":2"#, r#""version":9"#),
        "line 1: the record has version 9; this program reads versions 1 to 2"
    );
    let error = finished(5).replay(Cards::shorter()).unwrap_err();
    assert!(
        matches!(error, RecordError::Content { needs, .. } if needs == Cards::built_in().hash())
    );
}

#[test]
fn a_record_replays_to_any_choice() {
    let record = finished(5);
    let content = Cards::built_in();
    assert_eq!(record.replay_to(content, 0).unwrap().asks(), Asks::Chance);
    assert_eq!(record.replay_to(content, 7).unwrap().asks(), Asks::Seat(Seat(0)));
    assert_eq!(record.replay(content).unwrap().asks(), Asks::Nobody);
    let error = record.replay_to(content, 16).unwrap_err();
    assert_eq!(error, RecordError::Short { asked: 16, has: 15 });
}

#[test]
fn a_table_refuses_what_is_not_asked_or_not_allowed() {
    let mut table = begin(5);
    let choice = choices(&table)[0];
    let asked = Asks::Seat(Seat(0));
    assert_eq!(table.choose(Seat(1), choice, 0, &mut Silent), Err(Unchosen::NotAsked { asked }));
    let refused = table.choose(Seat(0), Choice::Bid { card: 15 }, 0, &mut Silent);
    assert_eq!(refused, Err(Unchosen::Refused(Refusal::NotHeld { card: 15 })));
    assert_eq!(table.record().moves.len(), 7);
}

/// A game that does not end, after so many choices, and the log that was told of all of them.
fn long_game(choices: usize) -> (Table<Toy<{ toy::flaw::ENDLESS }>>, Chronicle<toy::Event>) {
    let table = Table::begin(Cards::built_in(), &Options::new(3), Seed::from_number(5), 0);
    let mut table: Table<Toy<{ toy::flaw::ENDLESS }>> = table.unwrap();
    let (mut log, mut list) = (Chronicle::new(), Vec::new());
    table.settle(0, &mut log).unwrap();
    while table.record().moves.len() < choices {
        let Asks::Seat(seat) = table.state().asks() else { panic!("a seat is asked") };
        table.state().choices(&mut list);
        table.choose(seat, list[0], 0, &mut log).unwrap();
        table.settle(0, &mut log).unwrap();
    }
    (table, log)
}

#[test]
fn a_log_knows_where_a_move_ends() {
    let (table, log) = long_game(200);
    assert_eq!(log.len(), table.record().moves.len());
    let mut state = table.record().first(Cards::built_in()).unwrap();
    for (n, step) in table.record().moves.iter().enumerate() {
        let mut events = Vec::new();
        state.apply(step.choice, &mut events);
        assert!(log.events(n..n + 1).eq(&events), "move {n}");
    }
    let mut read = Chronicle::new();
    let record = table.record().clone();
    Table::from_record(record, Cards::built_in(), table.seed(), &mut read).unwrap();
    assert!(read.len() == log.len() && read.events(0..read.len()).eq(log.events(0..log.len())));
}

#[test]
fn looking_back_is_the_same_as_replaying() {
    let (mut table, _) = long_game(200);
    let mut list = Vec::new();
    for _ in 0..100 {
        let last = table.record().moves.len();
        for n in [0, 1, 63, 64, 65, 127, 128, 129, last - 1, last] {
            let replayed = table.record().replay_to(Cards::built_in(), n).unwrap();
            assert_eq!(table.state_after(n), Some(replayed), "{n} of {last}");
        }
        assert_eq!(table.state_after(last + 1), None);
        let Asks::Seat(seat) = table.state().asks() else { panic!("a seat is asked") };
        table.state().choices(&mut list);
        // What is taken back may be chosen otherwise, at a milestone too.
        table.choose(seat, list[0], 0, &mut Silent).unwrap();
        if table.undo() {
            table.choose(seat, *list.last().unwrap(), 0, &mut Silent).unwrap();
        }
        table.settle(0, &mut Silent).unwrap();
    }
}

#[test]
fn undo_stops_at_chance() {
    let mut table = begin(5);
    assert!(!table.undo());
    let before = table.state().clone();
    table.choose(Seat(0), choices(&table)[0], 0, &mut Silent).unwrap();
    assert!(table.can_undo(Seat(0)) && !table.can_undo(Seat(1)));
    assert!(table.undo());
    assert_eq!((table.state(), table.record().moves.len()), (&before, 7));
    assert!(!table.can_undo(Seat(0)) && !table.undo());
}

/// The first choice on the list of the seat that must be asked.
#[track_caller]
fn bid<const FLAW: u8>(table: &mut Table<Toy<FLAW>>, seat: u8) {
    table.choose(Seat(seat), choices(table)[0], 0, &mut Silent).unwrap();
    table.settle(0, &mut Silent).unwrap();
}

/// The same table, read anew from its record.
#[track_caller]
fn read_anew<const FLAW: u8>(table: &Table<Toy<FLAW>>) -> Table<Toy<FLAW>> {
    let record = Record::read(&table.record().write()).unwrap();
    Table::from_record(record, Cards::built_in(), table.seed(), &mut Silent).unwrap()
}

#[test]
fn undo_stops_at_another_seat() {
    let mut table = begin_with::<0>(3, 5);
    let dealt = table.barrier();
    bid(&mut table, 0);
    assert_eq!((table.barrier(), read_anew(&table).barrier()), (dealt, dealt));
    bid(&mut table, 1);
    assert_eq!((table.barrier(), read_anew(&table).barrier()), (dealt + 1, dealt + 1));
    assert!(!table.can_undo(Seat(0)) && table.can_undo(Seat(1)));
    assert!(table.undo());
    // The first seat has seen the second one's choice, which reveals something for ever.
    assert!(!table.can_undo(Seat(0)) && !table.undo());
    bid(&mut table, 1);
    assert!(table.can_undo(Seat(1)));
    bid(&mut table, 2);
    assert!(Seat::all(3).all(|seat| !table.can_undo(seat)) && !table.undo());
}

#[test]
fn undo_stops_at_what_was_revealed() {
    let mut table = begin_with::<{ toy::flaw::PLAIN }>(2, 5);
    bid(&mut table, 0);
    bid(&mut table, 1);
    // The bids lie open, and the first seat is asked again without any chance in between.
    assert_eq!(table.record().moves.last().map(|step| step.by), Some(Asks::Seat(Seat(1))));
    for mut table in [read_anew(&table), table.clone()] {
        assert_eq!(table.barrier(), table.record().moves.len());
        assert!(!table.can_undo(Seat(1)) && !table.undo());
        // What comes after can be taken back, but no more than that.
        bid(&mut table, 0);
        for mut table in [read_anew(&table), table] {
            assert!(table.can_undo(Seat(0)) && table.undo() && !table.undo());
        }
    }
}

#[test]
fn a_choice_taken_back_holds_what_was_before_it_after_reading_too() {
    let mut table = begin_with::<0>(3, 5);
    bid(&mut table, 0);
    bid(&mut table, 1);
    assert!(table.undo());
    let barrier = table.barrier();
    assert_eq!(barrier, table.record().moves.len());
    // The record alone does not know that somebody else had chosen.
    let mut read = read_anew(&table);
    assert!(read.can_undo(Seat(0)) && read.barrier() < barrier);
    read.hold(barrier);
    assert!(!read.can_undo(Seat(0)) && !read.undo());
    assert_eq!(read.barrier(), barrier);
    // What is chosen from then on can be taken back.
    bid(&mut read, 1);
    assert!(read.can_undo(Seat(1)) && read.undo() && !read.undo());
}

#[test]
fn the_higher_barrier_counts() {
    let mut table = begin_with::<0>(3, 5);
    bid(&mut table, 0);
    bid(&mut table, 1);
    let (own, made) = (table.barrier(), table.record().moves.len());
    table.hold(0);
    assert_eq!(table.barrier(), own, "a lower one gives nothing back");
    assert!(table.can_undo(Seat(1)));
    table.hold(made + 100);
    assert_eq!(table.barrier(), made, "there is nothing above the last choice");
    assert!(!table.undo());
}

#[test]
fn undo_stops_at_the_end() {
    let record = finished(5);
    let mut table = Table::from_record(record, Cards::built_in(), None, &mut Silent).unwrap();
    assert!(table.is_over() && !table.undo() && !table.can_undo(Seat(1)));
    let refused = table.choose(Seat(0), Choice::Bid { card: 1 }, 0, &mut Silent);
    assert_eq!(refused, Err(Unchosen::Over));
}

#[test]
fn a_table_resumes_from_its_record() {
    let mut table = begin(5);
    table.choose(Seat(0), choices(&table)[0], 0, &mut Silent).unwrap();
    let text = table.record().write();
    let record = Record::<Honest>::read(&text).unwrap();
    let resume = |seed| Table::from_record(record.clone(), Cards::built_in(), seed, &mut Silent);
    assert_eq!(resume(Some(Seed::from_number(6))).unwrap_err(), RecordError::Seed);
    let mut resumed = resume(Some(Seed::from_number(5))).unwrap();
    assert_eq!(resumed.state(), table.state());
    assert!(resumed.can_undo(Seat(0)) && resumed.undo() && !resumed.undo());
    let mut blind = resume(None).unwrap();
    blind.choose(Seat(1), choices(&blind)[0], 0, &mut Silent).unwrap();
    assert_eq!(blind.settle(0, &mut Silent), Err(Unchosen::NoSeed));
}

#[test]
fn an_abandoned_game_verifies_without_standings() {
    let mut table = begin(5);
    table.abandon();
    assert!(table.is_over() && !table.undo());
    let record = Record::<Honest>::read(&table.record().write()).unwrap();
    let verdict = record.verify(Cards::built_in()).unwrap();
    assert_eq!((verdict.choices, verdict.finished), (7, false));
}

proptest! {
    #[test]
    fn any_text_is_read_without_panic(text in "(?s).{0,400}") {
        let _ = Record::<Honest>::read(&text);
    }

    #[test]
    fn any_edit_of_a_record_is_survived(at in 0usize..3000, byte: u8, cut in 0usize..20) {
        let mut bytes = finished(5).write().into_bytes();
        let at = at % bytes.len();
        bytes[at] = byte;
        bytes.drain(at..(at + cut).min(bytes.len()));
        let text = String::from_utf8_lossy(&bytes);
        if let Ok(record) = Record::<Honest>::read(&text) {
            let _ = record.verify(Cards::built_in());
        }
    }
}

#[test]
fn a_branch_goes_on_with_a_seed_of_its_own_and_verifies() {
    let whole = finished(5);
    let seed = Seed::from_number(77);
    let branch = whole.branch(8, seed.hash(), 3000);
    assert_eq!(branch.header.branch.as_ref().map(|b| (b.at, b.of.clone())), {
        Some((8, whole.header.seed_hash.clone()))
    });
    let mut table = Table::from_record(branch, Cards::built_in(), Some(seed), &mut Silent).unwrap();
    let mut dice = fast(3, 3);
    table.settle(3001, &mut Silent).unwrap();
    while !table.is_over() {
        choose_any(&mut table, &mut dice);
    }
    let text = table.record().write();
    assert_eq!(verdict(&text), "nothing");
    // What was taken over is not excused when the record says that nothing was.
    assert_ne!(verdict(&text.replacen("\"at\":8", "\"at\":0", 1)), "nothing");
}

#[test]
fn a_record_of_version_1_is_read_and_proved() {
    let text = finished(5).write();
    let old = text.replacen("\"version\":2", "\"version\":1", 1);
    let old = old.replace("\"why\":\"finished\",", "");
    let read = Record::<Honest>::read(&old).unwrap();
    assert_eq!(read.end.as_ref().unwrap().why, None);
    assert!(read.verify(Cards::built_in()).unwrap().finished);
}

#[test]
fn who_played_stands_in_the_header_and_changes_nothing() {
    let mut record = finished(5);
    record.header.program = Some("oikumene 0.1.0".into());
    let player = |seat, kind, mind: &str| Player {
        seat: Seat(seat),
        kind,
        name: Some("Ann \"A\"".into()),
        mind: (!mind.is_empty()).then(|| mind.into()),
        budget: None,
    };
    record.header.players =
        vec![player(0, PlayerKind::Person, ""), player(1, PlayerKind::Mind, "expert:500it")];
    let text = record.write();
    assert!(text.contains(r#""players":[{"seat":0,"kind":"person","name":"Ann \"A\""}"#), "{text}");
    let read = Record::<Honest>::read(&text).unwrap();
    assert_eq!(read, record);
    assert!(read.verify(Cards::built_in()).unwrap().finished);
}

#[test]
fn the_reason_of_the_end_must_fit() {
    let found = tampered(r#""why":"finished""#, r#""why":"abandoned""#);
    assert!(found.ends_with("they do not fit the reason of the end"), "{found}");
}
