//! Choices as lines of text.

use kernel::notation::{NotationError, brief, one_line, read, write};
use proptest::prelude::*;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
enum Gear {
    Palenque,
    ChichenItza,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
struct Blocks {
    wood: u8,
    stone: u8,
    gold: u8,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
enum Sample {
    Done,
    Beg(String),
    Number(i64),
    Big(u64),
    Flag(bool),
    Perhaps(Option<u8>),
    Place { gear: Gear, space: u8, corn: Option<u8> },
    Optional { first: Option<Gear>, second: Option<u8> },
    Keep { tiles: Vec<String> },
    Order(Vec<i8>),
    Pair(u8, Gear),
    Pay(Blocks),
    Trade { give: Blocks, take: BTreeMap<String, i32>, why: Vec<Option<Blocks>> },
    Count { by: BTreeMap<u8, u8>, letter: char },
    Nested(Box<Sample>),
}

#[track_caller]
fn check(sample: Sample, line: &str) {
    assert_eq!(write(&sample), line);
    assert_eq!(read::<Sample>(line), Ok(sample));
}

fn blocks() -> Blocks {
    Blocks { wood: 1, stone: 0, gold: 2 }
}

#[test]
fn each_shape_has_its_line() {
    let gear = Gear::ChichenItza;
    check(Sample::Done, "done");
    check(Sample::Beg("chaac".into()), "beg chaac");
    check(Sample::Beg("3".into()), "beg \"3\"");
    check(Sample::Beg("a b".into()), "beg \"a b\"");
    check(Sample::Number(-3), "number -3");
    check(Sample::Perhaps(None), "perhaps null");
    check(Sample::Place { gear, space: 3, corn: None }, "place gear=chichen_itza space=3");
    check(Sample::Optional { first: None, second: None }, "optional");
    check(Sample::Keep { tiles: vec!["W01".into(), "W05".into()] }, "keep tiles=[W01,W05]");
    check(Sample::Keep { tiles: vec!["W01".into()] }, "keep tiles=[W01]");
    check(Sample::Keep { tiles: vec![] }, "keep tiles=[]");
    check(Sample::Order(vec![1, -2]), "order [1,-2]");
    check(Sample::Pair(1, Gear::Palenque), "pair [1,palenque]");
    check(Sample::Pay(blocks()), "pay wood=1 stone=0 gold=2");
    check(
        Sample::Trade { give: blocks(), take: BTreeMap::new(), why: vec![Some(blocks()), None] },
        "trade give=wood:1,stone:0,gold:2 take={} why=[{wood:1,stone:0,gold:2},null]",
    );
    check(Sample::Count { by: BTreeMap::from([(1, 2)]), letter: '7' }, "count by=1:2 letter=\"7\"");
}

#[test]
fn a_person_may_type_freely() {
    let place = Sample::Place { gear: Gear::Palenque, space: 3, corn: Some(1) };
    assert_eq!(read("  place space = 3\tgear=palenque  corn=1 "), Ok(place));
    let keep = Sample::Keep { tiles: vec!["W01".into(), "W05".into()] };
    assert_eq!(read("keep tiles=W01, W05"), Ok(keep.clone()));
    assert_eq!(read("keep tiles = [ W01 , W05 ]"), Ok(keep));
    assert_eq!(read("{\"pay\":{\"wood\":1,\"stone\":0,\"gold\":2}}"), Ok(Sample::Pay(blocks())));
}

#[test]
fn a_complaint_is_one_clear_line() {
    let wrong = |text: &str| read::<Sample>(text).unwrap_err().to_string();
    assert!(wrong("dance").starts_with("cannot read \"dance\": unknown variant `dance`"));
    assert_eq!(wrong("place space=3"), "cannot read \"place space=3\": missing field `gear`");
    assert_eq!(wrong("place"), "cannot read \"place\": missing field `gear`");
    assert_eq!(
        wrong("place space=3 space=4"),
        "cannot read \"place space=3 space=4\": space stands there twice"
    );
    assert_eq!(wrong(""), "cannot read \"\": something is missing at the end");
    assert_eq!(wrong("keep tiles=[a"), "cannot read \"keep tiles=[a\": a ] is missing");
    assert_eq!(
        wrong("beg a b"),
        "cannot read \"beg a b\": expected one value, or fields such as name=value"
    );
    assert!(!wrong("beg \"a\nb\" c").contains('\n'));
    let NotationError { text, .. } = read::<Sample>(&"x".repeat(5000)).unwrap_err();
    assert_eq!(text.chars().count(), 61);
    let deep = format!("order {}", "[".repeat(2000));
    assert!(wrong(&deep).ends_with("too many lists within lists"));
}

fn any_blocks() -> impl Strategy<Value = Blocks> {
    any::<(u8, u8, u8)>().prop_map(|(wood, stone, gold)| Blocks { wood, stone, gold })
}

fn any_gear() -> impl Strategy<Value = Gear> {
    prop_oneof![Just(Gear::Palenque), Just(Gear::ChichenItza)]
}

fn any_text() -> impl Strategy<Value = String> {
    prop_oneof!["[a-z0-9_.+-]{0,5}", "(?s).{0,6}", "-?[0-9]{1,20}(\\.[0-9])?", "true|false|null"]
}

fn any_sample() -> impl Strategy<Value = Sample> {
    let texts = || prop::collection::vec(any_text(), 0..4);
    let map = prop::collection::btree_map(any_text(), any::<i32>(), 0..4);
    let why = prop::collection::vec(prop::option::of(any_blocks()), 0..3);
    let by = prop::collection::btree_map(any::<u8>(), any::<u8>(), 0..4);
    let leaf = prop_oneof![
        Just(Sample::Done),
        any_text().prop_map(Sample::Beg),
        any::<i64>().prop_map(Sample::Number),
        any::<u64>().prop_map(Sample::Big),
        any::<bool>().prop_map(Sample::Flag),
        any::<Option<u8>>().prop_map(Sample::Perhaps),
        (any_gear(), any::<u8>(), any::<Option<u8>>())
            .prop_map(|(gear, space, corn)| Sample::Place { gear, space, corn }),
        (prop::option::of(any_gear()), any::<Option<u8>>())
            .prop_map(|(first, second)| Sample::Optional { first, second }),
        texts().prop_map(|tiles| Sample::Keep { tiles }),
        any::<Vec<i8>>().prop_map(|order| Sample::Order(order.into_iter().take(9).collect())),
        (any::<u8>(), any_gear()).prop_map(|(number, gear)| Sample::Pair(number, gear)),
        any_blocks().prop_map(Sample::Pay),
        (any_blocks(), map, why).prop_map(|(give, take, why)| Sample::Trade { give, take, why }),
        (by, any::<char>()).prop_map(|(by, letter)| Sample::Count { by, letter }),
    ];
    leaf.prop_recursive(3, 4, 1, |inner| {
        // The one thing that the notation cannot hold: a map's entry that is nothing.
        let whole = inner.prop_filter("nothing", |sample| *sample != Sample::Perhaps(None));
        whole.prop_map(|sample| Sample::Nested(Box::new(sample)))
    })
}

proptest! {
    #[test]
    fn every_value_survives(sample in any_sample()) {
        let line = write(&sample);
        prop_assert!(!line.contains('\n'));
        prop_assert_eq!(read::<Sample>(&line), Ok(sample), "{}", line);
    }

    #[test]
    fn any_text_is_read_without_panic(text in "(?s).{0,80}") {
        let _ = read::<Sample>(&text);
    }

    #[test]
    fn any_text_of_our_signs_is_read_without_panic(
        text in "(done|keep|trade|pay|order|nested|[a-z0-9=:,\\[\\]{}\" \\\\-]){0,40}"
    ) {
        let _ = read::<Sample>(&text);
    }
}

#[test]
fn a_complaint_is_whole_and_what_it_quotes_is_short() {
    let expected = "`a`, ".repeat(200);
    let long =
        format!("unknown field `{}`, expected one of {expected}at line 3\n", "x".repeat(5000));
    let line = one_line(&long);
    assert!(line.starts_with("unknown field `xxx"), "{line}");
    assert!(line.contains("xxx…`, expected one of") && line.ends_with("at line 3 "), "{line}");
    assert!(line.len() < 1300, "{}", line.len());
    assert_eq!(one_line("\"never closed"), "\"never closed");
    assert_eq!(brief(&"y".repeat(1000)).chars().count(), 301);
}
