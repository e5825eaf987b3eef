//! Positions are files that anybody can edit. Whatever is written there, reading never panics; and
//! whatever can be read can be played on: there is a choice until the game is over, every choice
//! on the list can be made, and the laws of conservation hold after each.
//!
//! `PROPTEST_CASES=100000 cargo test -p oikumene-tzolkin --test hostile` looks further.

mod edits;
mod forgery;
mod known;

use edits::Edit;
use forgery::Forgery;
use kernel::dice::fast;
use kernel::game::View;
use kernel::laws::damage::Damage;
use kernel::{Asks, ContentSet, Dice, Eyes, Game, Options, Seat, Silent, position};
use proptest::prelude::*;
use proptest::test_runner::Config;
use tzolkin::parts::Part;
use tzolkin::{Choice, Content, Tzolkin};

/// Choices that are played from a position that was read.
const FURTHER: usize = 300;

/// A position of a real game, from which the hostile ones are made.
#[derive(Clone, Debug)]
struct Origin {
    seats: u8,
    modules: u8,
    seed: u64,
    choices: usize,
}

/// One thing that is done to a position.
#[derive(Clone, Debug)]
enum Blow {
    /// To its text, without any knowledge of the rules.
    Damage(Damage),
    /// To its agenda.
    Forgery(Forgery),
    /// To the state, so that the sums stay right.
    Edit(Edit),
}

fn origins() -> impl Strategy<Value = Origin> {
    (2..=5u8, 0..16u8, any::<u64>(), 0..900usize)
        .prop_map(|(seats, modules, seed, choices)| Origin { seats, modules, seed, choices })
}

fn blows() -> impl Strategy<Value = Vec<Blow>> {
    let blow = prop_oneof![
        any::<u64>().prop_map(|seed| Blow::Damage(Damage::arbitrary(&mut fast(seed, 2)))),
        forgery::forgery().prop_map(Blow::Forgery),
        edits::edit().prop_map(Blow::Edit),
    ];
    prop::collection::vec(blow, 1..5)
}

impl Origin {
    fn state(&self) -> Tzolkin {
        let modules = Part::ALL.iter().enumerate().filter(|(n, _)| self.modules >> n & 1 == 1);
        let modules = modules.map(|(_, part)| part.key().to_string()).collect();
        let options = Options { seats: self.seats, modules };
        let mut state = Tzolkin::begin(Content::built_in(), &options).expect("possible options");
        let mut dice = fast(self.seed, 0);
        let mut list = Vec::new();
        for _ in 0..self.choices {
            if state.asks() == Asks::Nobody {
                break;
            }
            play_one(&mut state, &mut list, &mut dice);
        }
        state
    }
}

/// The text of a position after all that was done to it.
fn maltreat(origin: &Origin, blows: &[Blow]) -> String {
    let mut state = origin.state();
    for blow in blows {
        match blow {
            Blow::Edit(edit) => edit.make(&mut state),
            Blow::Forgery(forgery) => forgery.commit(&mut state),
            Blow::Damage(_) => {}
        }
    }
    let mut text = position::write(&state);
    for blow in blows {
        if let Blow::Damage(damage) = blow {
            text = damage.inflict(&text);
        }
    }
    text
}

fn play_one(state: &mut Tzolkin, list: &mut Vec<Choice>, dice: &mut impl Dice) {
    state.choices(list);
    assert!(!list.is_empty(), "no choice at {:?}", state.agenda.tasks());
    state.apply(list[dice.below(list.len() as u32) as usize], &mut Silent);
}

/// Reads a position; if it can be read, plays on.
fn survive(text: &str, seed: u64) {
    let Ok(loaded) = position::read::<Tzolkin>(text, Content::built_in()) else { return };
    let mut state = loaded.state;
    let mut dice = fast(seed, 1);
    for eyes in [Eyes::Spectator, Eyes::Seat(Seat(0))] {
        let seen = View::of(&state, eyes);
        if let Err(breach) = seen.imagine(&mut dice).audit() {
            panic!("what {eyes:?} imagine: {}", breach.0);
        }
    }
    // What is secret in a view must be imagined before it can be played.
    state.imagine(&mut dice);
    let (mut list, mut expected) = (Vec::new(), Vec::new());
    for _ in 0..FURTHER {
        if state.asks() == Asks::Nobody {
            break;
        }
        state.expected(&mut expected);
        state.refuse(Tzolkin::arbitrary(&mut dice));
        play_one(&mut state, &mut list, &mut dice);
        if let Err(breach) = state.audit() {
            panic!("{}", breach.0);
        }
    }
    state.standings();
}

fn config() -> Config {
    let cases = match std::env::var_os("PROPTEST_CASES") {
        Some(_) => Config::default().cases,
        None => 1_500,
    };
    Config { cases, failure_persistence: None, ..Config::default() }
}

proptest! {
    #![proptest_config(config())]

    #[test]
    fn a_hostile_position_is_refused_or_playable(origin in origins(), blows in blows(), seed: u64) {
        survive(&maltreat(&origin, &blows), seed);
    }

    #[test]
    fn an_untouched_position_is_playable(origin in origins(), seed: u64) {
        let text = position::write(&origin.state());
        prop_assert!(position::read::<Tzolkin>(&text, Content::built_in()).is_ok());
        survive(&text, seed);
    }
}
