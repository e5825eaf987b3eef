//! Choices as numbers: whoever keeps numbers relies on them, so none changes in silence.

use kernel::{Asks, ContentSet, Numbered, Options, Rules, Silent, notation};
use tzolkin::parts::Part;
use tzolkin::{Choice, Content, Tzolkin};

/// The first seat is asked which tribe to keep.
fn keeping() -> Tzolkin {
    let options = Options::new(2).with(Part::ALL.iter().map(|part| part.key()));
    let mut state = Tzolkin::begin(Content::built_in(), &options).expect("possible options");
    let mut list = Vec::new();
    while state.asks() == Asks::Chance {
        state.choices(&mut list);
        state.apply(list[0], &mut Silent);
    }
    state
}

/// The first choice of each variant with its number, in order. When this fails, the numbers have
/// changed: then `Tzolkin::NUMBERING` goes up, and this table follows.
#[test]
fn numbers_are_those_of_their_version() {
    #[rustfmt::skip]
    let firsts = [
        ("first", 0), ("reveal_building", 5), ("reveal_monument", 69), ("reveal_prophecy", 133),
        ("lay_quick", 197), ("deal_tribe", 213), ("deal_wealth", 277), ("place_dummy", 341),
        ("keep_tribe", 405), ("keep_wealth", 407), ("beg", 417), ("pass", 420),
        ("place", 421), ("place_flat", 481), ("place_start", 541), ("place_quick", 542),
        ("place_by_mercy", 543), ("pick_up", 603), ("act", 663), ("nothing", 813),
        ("sell_one", 814), ("done", 817), ("decline", 818), ("accept", 819),
        ("quick_first", 820), ("harvest_corn", 821), ("harvest_wood", 822), ("burn", 823),
        ("pay", 824), ("take_block", 5737), ("take_gold", 5740), ("down", 5761),
        ("up", 5764), ("advance", 5767), ("bonus", 5771), ("lower", 5775),
        ("build", 5779), ("build_monument", 14099), ("sell", 18259), ("buy", 18262),
        ("days", 18265),
    ];
    let state = keeping();
    let mut found = Vec::new();
    let mut checksum = 0xCBF2_9CE4_8422_2325_u64;
    for number in 0..Choice::COUNT {
        let choice = Choice::nth(number, &state).expect("every number is a choice here");
        assert_eq!(choice.number(&state), Some(number), "{choice:?}");
        let text = notation::write(&choice);
        for byte in text.bytes() {
            checksum = (checksum ^ u64::from(byte)).wrapping_mul(0x0100_0000_01B3);
        }
        let word = text.split(' ').next().unwrap_or_default().to_string();
        if found.last().is_none_or(|(last, _): &(String, u32)| *last != word) {
            found.push((word, number));
        }
    }
    let firsts = firsts.map(|(word, number)| (word.to_string(), number));
    assert_eq!(found, firsts);
    assert_eq!(
        (Tzolkin::NUMBERING, Choice::COUNT, checksum),
        (1, 18_268, 12_113_650_464_919_250_563)
    );
}

/// What lies in a hand goes by its place there: the number of a card betrays nothing.
#[test]
fn tiles_in_a_hand_go_by_their_place() {
    let state = keeping();
    let number = |text: &str| notation::read::<Choice>(text).expect(text).number(&state);
    let first = number("keep_tribe T01").expect("a tribe in the hand");
    assert_eq!(number("keep_tribe T02"), Some(first + 1));
    assert_eq!(number("keep_tribe T03"), None);
    let pair = number("keep_wealth first=W01 second=W02").expect("tiles in the hand");
    assert_eq!(number("keep_wealth first=W03 second=W04"), Some(pair + 5));
    assert_eq!(number("keep_wealth first=W01 second=W02 third=W03"), Some(pair + 6));
    assert_eq!(number("keep_wealth first=W02 second=W01"), None);
    assert_eq!(number("keep_wealth first=W01 second=W05"), None);
}
