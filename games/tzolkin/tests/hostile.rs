//! Positions are files that anybody can edit. Whatever is written there, reading never panics; and
//! whatever can be read can be played on: there is a choice until the game is over, every choice
//! on the list can be made, and the laws of conservation hold after each.
//!
//! `PROPTEST_CASES=100000 cargo test -p oikumene-tzolkin --test all hostile` looks further.

mod edits;
mod forgery;
mod known;

use edits::Edit;
use kernel::dice::fast;
use kernel::laws::damage::Damage;
use kernel::laws::forgery::Forgery;
use kernel::laws::hostile::{play_on, survive};
use kernel::{ContentSet, Options, Rules, position};
use proptest::prelude::*;
use proptest::test_runner::Config;
use tzolkin::parts::Part;
use tzolkin::task::Task;
use tzolkin::{Content, Tzolkin};

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
    Forgery(Forgery<Task>),
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
        let modules = modules.map(|(_, part)| part.key());
        let options = Options::new(self.seats).with(modules);
        let mut state = Tzolkin::begin(Content::built_in(), &options).expect("possible options");
        play_on(&mut state, self.choices, &mut fast(self.seed, 0));
        state
    }
}

/// The text of a position after all that was done to it.
fn maltreat(origin: &Origin, blows: &[Blow]) -> String {
    let mut state = origin.state();
    for blow in blows {
        match blow {
            Blow::Edit(edit) => edit.make(&mut state),
            Blow::Forgery(forgery) => forgery.commit(&mut state.agenda),
            Blow::Damage(_) => {}
        }
    }
    let damages = blows.iter().filter_map(|blow| match blow {
        Blow::Damage(damage) => Some(damage),
        _ => None,
    });
    damages.fold(position::write(&state), |text, damage| damage.inflict(&text))
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
        survive::<Tzolkin>(&maltreat(&origin, &blows), seed);
    }

    #[test]
    fn an_untouched_position_is_playable(origin in origins(), seed: u64) {
        let text = position::write(&origin.state());
        prop_assert!(position::read::<Tzolkin>(&text, Content::built_in()).is_ok());
        survive::<Tzolkin>(&text, seed);
    }
}
