//! The search: sound, repeatable, bounded, and stopped at once.

use crate::support::{Still, dealt, tzolkin, view};
use kernel::View;
use kernel::{Asks, Eyes, Insight, Rules, Seat, Silent};
use minds::search::{Advice, Budget, Search, SearchSettings, SettingsError};
use std::time::Duration;
use toy::{Choice, Honest};
use tzolkin::Tzolkin;

fn search<G: Insight>(settings: SearchSettings) -> Search<G, Still> {
    Search::new(Still, settings, 7).unwrap()
}

fn iterations(count: u64) -> SearchSettings {
    SearchSettings::new(Budget::iterations(count))
}

fn advice<G: Insight>(state: &G, settings: SearchSettings) -> Advice<G::Choice> {
    search(settings).think(&view(state))
}

/// All that a search says, apart from the time it took.
fn said<C: std::fmt::Debug>(mut advice: Advice<C>) -> String {
    advice.elapsed = Duration::ZERO;
    format!("{advice:?}")
}

mod choosing {
    use super::*;

    #[track_caller]
    fn check(hand: [u8; 3], prize: u8, expected: &[u8]) {
        let state = dealt([hand, [5, 7, 9]], prize);
        let best = advice(&state, iterations(4000)).best();
        let expected: Vec<_> = expected.iter().map(|&card| Some(Choice::Bid { card })).collect();
        assert!(expected.contains(&best), "{best:?}");
    }

    #[test]
    fn the_sure_card_goes_for_the_best_prize() {
        check([1, 2, 12], 5, &[12]);
    }

    #[test]
    fn the_sure_card_is_not_wasted_on_the_worst_prize() {
        check([1, 2, 12], 1, &[1, 2]);
    }

    #[test]
    fn every_choice_has_an_opinion_and_the_best_a_line() {
        let state = tzolkin(3, 5, 60);
        let advice = advice(&state, iterations(600));
        let mut choices = Vec::new();
        state.choices(&mut choices);
        assert_eq!(advice.opinions.len(), choices.len());
        assert!(choices.iter().all(|&choice| advice.on(choice).is_some()));
        let best = &advice.opinions[0];
        assert_eq!(best.line[0].choice, best.choice);
        assert_eq!(best.line[0].by, state.asks());
        assert!(best.worths.is_some());
        assert_eq!(advice.opinions.iter().map(|o| o.visits).sum::<u64>(), advice.iterations);
    }

    #[test]
    fn a_single_choice_takes_no_thought() {
        let mut state = dealt([[1, 2, 12], [5, 7, 9]], 5);
        for card in [1, 5] {
            state.apply(Choice::Bid { card }, &mut Silent);
        }
        state.apply(Choice::Prize(4), &mut Silent);
        for card in [2, 7] {
            state.apply(Choice::Bid { card }, &mut Silent);
        }
        state.apply(Choice::Prize(3), &mut Silent);
        let advice = advice(&state, iterations(1000));
        assert_eq!((advice.best(), advice.iterations), (Some(Choice::Bid { card: 12 }), 0));
    }
}

mod secrets {
    use super::*;

    #[test]
    fn worlds_that_look_alike_get_the_same_advice() {
        let one = dealt([[1, 2, 12], [5, 7, 9]], 3);
        let other = dealt([[1, 2, 12], [11, 4, 8]], 3);
        assert_ne!(one, other);
        let settings = iterations(500);
        assert_eq!(said(advice(&one, settings)), said(advice(&other, settings)));
    }

    #[test]
    fn a_plan_never_leans_on_a_secret_bid() {
        let state = dealt([[3, 6, 12], [5, 7, 9]], 3);
        let mut three = search::<Honest>(iterations(2000));
        let advice = three.think(&view(&state));
        // The second seat's bid turns all over, so it is seen; with three seats the second's is not.
        assert!(advice.opinions.iter().all(|o| o.line.iter().all(|s| s.by != Asks::Chance)));
        let state = hidden_bid();
        let advice = search::<Honest>(iterations(2000)).think(&view(&state));
        assert!(advice.opinions.iter().all(|o| o.line.len() == 1), "{advice:?}");
    }

    /// Three seats, the first is asked; the second will bid in secret.
    fn hidden_bid() -> Honest {
        let options = kernel::Options::new(3);
        let content = <Honest as Rules>::Content::built_in();
        let mut state = Honest::begin(content, &options).unwrap();
        let mut dice = kernel::dice::fast(4, 4);
        while state.asks() == Asks::Chance {
            let choice = state.draw(&mut dice);
            state.apply(choice, &mut Silent);
        }
        state
    }

    use kernel::ContentSet;

    #[test]
    fn hidden_tiles_of_the_set_up_are_imagined_anew() {
        let state = tzolkin(4, 2, 0);
        let seen = view(&state);
        assert_ne!(*seen.state(), state);
        let mut dice = kernel::dice::fast(3, 3);
        for _ in 0..50 {
            let world = seen.imagine(&mut dice);
            assert_eq!(View::of(&world, seen.eyes()), seen);
        }
        let advice = advice(&state, iterations(2000));
        assert_eq!(advice.iterations, 1000);
        assert!(advice.best().is_some_and(|best| state.refuse(best).is_none()));
    }
}

mod repeating {
    use super::*;

    /// The choices of one seat in a whole game, all others at random.
    fn course(settings: SearchSettings) -> Vec<String> {
        let mut mind = search::<Tzolkin>(settings);
        let mut state = tzolkin(3, 9, 0);
        let (mut dice, mut choices, mut course) = (kernel::dice::fast(1, 1), Vec::new(), vec![]);
        use kernel::Dice;
        loop {
            let choice = match state.asks() {
                Asks::Nobody => return course,
                Asks::Chance => state.draw(&mut dice),
                Asks::Seat(Seat(0)) => {
                    let advice = mind.think(&view(&state));
                    let best = advice.best().unwrap();
                    course.push(said(advice));
                    best
                }
                Asks::Seat(_) => {
                    state.choices(&mut choices);
                    choices[dice.below(choices.len() as u32) as usize]
                }
            };
            state.apply(choice, &mut Silent);
        }
    }

    #[test]
    fn the_same_seed_says_the_same_in_a_whole_game() {
        let first = course(iterations(60));
        assert!(first.len() > 50);
        assert_eq!(first, course(iterations(60)));
    }

    #[test]
    fn threads_change_nothing_about_that() {
        let settings = SearchSettings { threads: 3, ..iterations(60) };
        assert_eq!(course(settings), course(settings));
    }

    #[test]
    fn another_seed_imagines_other_worlds() {
        let seen = view(&tzolkin(3, 9, 40));
        let think = |seed| Search::new(Still, iterations(200), seed).unwrap().think(&seen);
        assert_ne!(said(think(1)), said(think(2)));
    }
}

mod bounds {
    use super::*;

    #[test]
    fn a_full_tree_grows_no_further_and_still_advises() {
        let settings = SearchSettings { most_nodes: 50, ..iterations(4000) };
        let state = tzolkin(4, 3, 80);
        let advice = advice(&state, settings);
        assert_eq!(advice.iterations, 2000);
        assert!(advice.nodes <= 50, "{}", advice.nodes);
        assert!(advice.best().is_some_and(|best| state.refuse(best).is_none()));
    }

    #[test]
    fn a_search_that_is_stopped_has_an_answer_at_once() {
        let state = tzolkin(4, 3, 80);
        let mut search = search::<Tzolkin>(iterations(1_000_000));
        search.stop().now();
        let advice = search.think(&view(&state));
        assert_eq!(advice.iterations, 0);
        assert!(advice.best().is_some_and(|best| state.refuse(best).is_none()));
        search.stop().lift();
        search.run(Budget::iterations(100));
        assert_eq!(search.advice().iterations, 100);
    }

    #[test]
    fn another_thread_can_stop_it() {
        for threads in [1, 2] {
            let budget = Budget::time(Duration::from_secs(86_400));
            let settings = SearchSettings { threads, ..SearchSettings::new(budget) };
            let mut search = search::<Tzolkin>(settings);
            let stop = search.stop();
            let stopper = std::thread::spawn(move || stop.now());
            let advice = search.think(&view(&tzolkin(2, 3, 80)));
            stopper.join().unwrap();
            assert!(advice.best().is_some());
        }
    }

    #[test]
    fn a_budget_of_time_ends() {
        let settings = SearchSettings::new(Budget::time(Duration::from_millis(20)));
        let advice = advice(&tzolkin(2, 3, 80), settings);
        assert!(advice.iterations > 0);
    }

    #[test]
    fn whatever_makes_no_search_is_refused() {
        let refused = |settings| Search::<Tzolkin, _>::new(Still, settings, 1).err();
        let nothing = Budget { iterations: None, time: None };
        for budget in [nothing, Budget::iterations(0), Budget::time(Duration::ZERO)] {
            assert_eq!(refused(SearchSettings::new(budget)), Some(SettingsError::NoBudget));
        }
        let some = iterations(1);
        assert_eq!(refused(SearchSettings { threads: 0, ..some }), Some(SettingsError::NoThreads));
        assert_eq!(refused(SearchSettings { most_nodes: 0, ..some }), Some(SettingsError::NoNodes));
        assert_eq!(
            refused(SearchSettings { trust: 1.5, ..some }),
            Some(SettingsError::Figure("trust"))
        );
        assert_eq!(
            refused(SearchSettings { blur: f32::NAN, ..some }),
            Some(SettingsError::Figure("blur"))
        );
        assert_eq!(
            SettingsError::NoBudget.to_string(),
            "a search needs some time or some iterations"
        );
    }
}

mod going_on {
    use super::*;

    /// A position where the seat that is asked goes on choosing after its best choice.
    fn within_a_turn() -> (Tzolkin, Tzolkin, Search<Tzolkin, Still>) {
        for seed in 0.. {
            let state = tzolkin(2, seed, 70);
            let mut search = search::<Tzolkin>(iterations(2000));
            let best = search.think(&view(&state)).best().unwrap();
            let mut after = state.clone();
            after.apply(best, &mut Silent);
            let mut choices = Vec::new();
            after.choices(&mut choices);
            if after.asks() == state.asks() && choices.len() > 1 {
                return (state, after, search);
            }
        }
        unreachable!()
    }

    #[test]
    fn the_tree_is_kept_within_a_turn() {
        let (before, after, mut search) = within_a_turn();
        assert!(search.look(&view(&after)));
        let kept = search.advice();
        assert!(kept.opinions.iter().any(|opinion| opinion.visits > 0));
        let mut choices = Vec::new();
        after.choices(&mut choices);
        assert_eq!(kept.opinions.len(), choices.len());
        assert!(kept.opinions.iter().all(|opinion| choices.contains(&opinion.choice)));
        let first: u64 = kept.opinions.iter().map(|opinion| opinion.visits).sum();
        search.run(Budget::iterations(100));
        let then: u64 = search.advice().opinions.iter().map(|opinion| opinion.visits).sum();
        assert_eq!(then, first + 100);
        assert!(!search.look(&view(&before)), "time does not run backwards");
    }

    #[test]
    fn another_table_begins_a_new_tree() {
        let (_, after, mut search) = within_a_turn();
        search.look(&view(&after));
        let other = tzolkin(4, 99, 30);
        assert!(!search.look(&view(&other)));
        assert!(search.advice().opinions.iter().all(|opinion| opinion.visits == 0));
        assert_eq!(view(&other).eyes(), Eyes::Seat(asked(&other)));
    }

    fn asked(state: &Tzolkin) -> Seat {
        let Asks::Seat(seat) = state.asks() else { panic!("no seat is asked") };
        seat
    }
}
