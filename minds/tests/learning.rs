//! Learning: repeatable, interruptible, and in the right direction.

use kernel::{Asks, ContentSet, Dice, Options, Rules, Silent};
use minds::judge::{Judge, Learned};
use minds::learn::{Contest, LearnSettings, Learner};
use minds::weights::{Weights, WeightsError};
use std::sync::Arc;
use tzolkin::{Content, Tzolkin};

fn settings() -> LearnSettings {
    LearnSettings { round: 4, seats: Some(2), ..LearnSettings::default() }
}

fn learned(rounds: usize) -> Learner<Tzolkin> {
    let mut learner = Learner::new(settings());
    for _ in 0..rounds {
        learner.round();
    }
    learner
}

#[test]
fn the_same_seed_learns_the_same_whatever_the_number_of_threads() {
    let with = |threads: usize| {
        let pool = rayon::ThreadPoolBuilder::new().num_threads(threads).build().unwrap();
        pool.install(|| learned(2).save())
    };
    assert!(with(1) == with(3));
    let mut other = Learner::<Tzolkin>::new(LearnSettings { seed: 2, ..settings() });
    other.round();
    other.round();
    assert!(learned(2).save() != other.save());
}

#[test]
fn learning_by_search_is_as_repeatable() {
    let with = |threads: usize, thought: u64| {
        let pool = rayon::ThreadPoolBuilder::new().num_threads(threads).build().unwrap();
        let settings =
            LearnSettings { round: 3, seats: Some(2), ..LearnSettings::thoughtful(thought) };
        let mut learner = Learner::<Tzolkin>::new(settings);
        pool.install(|| learner.round());
        learner.save()
    };
    assert!(with(1, 8) == with(2, 8));
    assert!(with(1, 8) != with(1, 9));
}

#[test]
fn gifts_change_what_is_learned_and_keep_it_repeatable() {
    let with = |gifts: u32| {
        let mut learner = Learner::<Tzolkin>::new(LearnSettings { gifts, ..settings() });
        learner.round();
        learner.save()
    };
    assert!(with(500) == with(500));
    assert!(with(500) != with(0));
}

#[test]
fn weights_tell_what_they_began_with() {
    let old = Weights::built_in::<Tzolkin>().unwrap();
    let mut learner = Learner::<Tzolkin>::from(settings(), &old);
    learner.round();
    let new = Learner::<Tzolkin>::resume(&learner.save()).unwrap().weights();
    let before = new.about.before.clone().unwrap();
    assert_eq!(before, old.about.as_before());
    assert_eq!(new.about.games, 4);
    assert_eq!(new.about.as_before().games, before.games + 4);
    assert_eq!(Learner::<Tzolkin>::new(settings()).weights().about.before, None);
}

#[test]
fn learning_that_was_interrupted_goes_on_as_if_it_had_not_been() {
    let whole = learned(3);
    let mut resumed = Learner::<Tzolkin>::resume(&learned(2).save()).unwrap();
    assert_eq!(resumed.games, 8);
    resumed.round();
    assert!(whole.save() == resumed.save());
}

#[test]
fn a_damaged_state_of_learning_is_refused() {
    let resume = |bytes: &[u8]| Learner::<Tzolkin>::resume(bytes).err();
    let bytes = learned(1).save();
    assert!(matches!(resume(&[]), Some(WeightsError::Length { .. })));
    for cut in [1, 100, bytes.len() / 3, bytes.len() / 2, bytes.len() - 1] {
        assert!(resume(&bytes[..cut]).is_some(), "cut at {cut}");
    }
    let mut flipped = bytes.clone();
    flipped[bytes.len() / 6] ^= 0x40;
    assert_eq!(resume(&flipped), Some(WeightsError::Checksum));
    let mut not_finite = bytes.clone();
    let end = bytes.len() - 4;
    not_finite[end..].copy_from_slice(&f32::NAN.to_le_bytes());
    assert_eq!(resume(&not_finite), Some(WeightsError::NotFinite));
}

#[test]
fn a_little_learning_beats_none() {
    let fresh = Learner::<Tzolkin>::new(settings()).net;
    let contest = Contest::hold::<Tzolkin>(&learned(40).net, &fresh, 30, &settings());
    assert!(contest.is_won(), "{contest:?}");
    assert!(contest.points[0] > contest.points[1]);
    let against_itself = Contest::hold::<Tzolkin>(&fresh, &fresh, 10, &settings());
    assert_eq!(against_itself.share, 0.5);
    assert!(!against_itself.is_won());
}

#[test]
fn what_is_judged_adds_up_and_ends_as_the_standings_say() {
    let mut judge = Learned::new(Arc::new(learned(1).net));
    for seats in 2..=5 {
        let options = Options::new(seats);
        let mut state = Tzolkin::begin(Content::built_in(), &options).unwrap();
        let mut dice = kernel::dice::fast(3, seats.into());
        let mut choices = Vec::new();
        while state.asks() != Asks::Nobody {
            let choice = match state.asks() {
                Asks::Seat(_) => {
                    state.choices(&mut choices);
                    choices[dice.below(choices.len() as u32) as usize]
                }
                _ => state.draw(&mut dice),
            };
            state.apply(choice, &mut Silent);
            let worths = judge.judge(&state);
            let sum: f32 = worths.iter().map(|worth| worth.win).sum();
            assert!((sum - 1.0).abs() < 1e-4, "{sum}");
            assert!(worths[usize::from(state.seats())..].iter().all(|w| w.points == 0.0));
        }
        let worths = judge.judge(&state);
        let winners = state.standings().winners().count() as f32;
        for standing in state.standings().0 {
            let worth = worths[standing.seat.index()];
            assert_eq!(f64::from(worth.points), standing.points.as_f64());
            assert_eq!(worth.win, if standing.place == 1 { 1.0 / winners } else { 0.0 });
        }
    }
}
