//! Levels: their names, their options, and that each plays a game to its end.

use crate::support::{tzolkin, view};
use kernel::View;
use kernel::{Asks, ContentSet, Eyes, Options, Rules, Seat, Silent};
use minds::levels::{Level, LevelAsked};
use minds::search::{Budget, SearchSettings, Widening};
use std::time::Duration;
use through_the_ages::task::{Question, Task};
use through_the_ages::{Ages, Choice, Content};
use tzolkin::Tzolkin;

mod names {
    use super::*;

    #[test]
    fn every_level_is_called_by_its_name() {
        let names: Vec<_> = Level::ALL.iter().map(|level| level.name()).collect();
        assert_eq!(names, minds::NAMES);
        for level in Level::ALL {
            let player: LevelAsked = level.name().parse().unwrap();
            let (settings, may_resign) = (level.settings(), level != Level::Random);
            assert_eq!(player, LevelAsked { level, settings, may_resign });
            let mind = minds::by_name::<Tzolkin>(level.name(), 1).unwrap();
            assert_eq!(mind.name(), level.name());
        }
        assert_eq!(minds::by_name::<Tzolkin>(minds::GREEDY, 1).unwrap().name(), "greedy");
    }

    #[test]
    fn only_random_does_not_search() {
        let searching: Vec<_> = Level::ALL.iter().filter(|l| l.settings().is_some()).collect();
        assert_eq!(searching, Level::ALL[1..].iter().collect::<Vec<_>>());
    }

    #[test]
    fn no_level_takes_longer_than_it_may() {
        let seconds = |level: Level| level.settings().and_then(|s| s.budget.time).unwrap();
        assert!(seconds(Level::Novice) <= Duration::from_millis(500));
        assert!(seconds(Level::Adept) <= Duration::from_millis(500));
        assert!(seconds(Level::Expert) <= Duration::from_secs(3));
    }
}

mod options {
    use super::*;

    #[track_caller]
    fn check(text: &str, budget: Budget, threads: usize) {
        let settings = text.parse::<LevelAsked>().unwrap().settings.unwrap();
        assert_eq!((settings.budget, settings.threads), (budget, threads));
    }

    #[track_caller]
    fn refused(text: &str, why: &str) {
        let found = text.parse::<LevelAsked>().unwrap_err();
        assert!(found.contains(why), "{found}");
        assert!(minds::by_name::<Tzolkin>(text, 1).is_err());
    }

    #[test]
    fn a_figure_of_the_search_can_be_asked_for() {
        let settings = |text: &str| text.parse::<LevelAsked>().unwrap().settings.unwrap();
        let usual = settings("expert:50it");
        let asked = settings("expert:50it:trust=0.25:others=2");
        let others = Widening { factor: 2.0, ..usual.others };
        assert_eq!(asked, SearchSettings { trust: 0.25, others, ..usual });
        for (text, why) in
            [("expert:trust=2", "trust is a number from 0 to 1"), ("expert:blur=nan", "blur is")]
        {
            let found = minds::by_name::<Tzolkin>(text, 1).err().unwrap();
            assert!(found.contains(why), "{found}");
        }
    }

    #[test]
    fn what_is_listed_can_be_asked_for_and_nothing_beyond_its_bounds() {
        for mind in minds::levels::known() {
            for option in &mind.options {
                let with = |number: f64| {
                    let text = option.form.replace('N', &number.to_string());
                    minds::by_name::<Tzolkin>(&format!("{}:{text}", mind.name), 1).map(|_| ())
                };
                let (least, most) = (option.least.unwrap_or(0.0), option.most);
                assert_eq!(with(least), Ok(()), "{} {}", mind.name, option.form);
                assert_eq!(with(most.unwrap_or(1e6)), Ok(()), "{} {}", mind.name, option.form);
                assert_eq!(most.is_some(), most.is_some_and(|most| with(most + 1.0).is_err()));
                assert!(option.least.is_none() || with(least - 1.0).is_err(), "{}", option.form);
                assert!(option.usual.is_none_or(|usual| with(usual).is_ok()), "{}", option.form);
            }
            let weights = minds::by_name::<Tzolkin>(&format!("{}@/nowhere", mind.name), 1);
            let why = weights.err().unwrap();
            assert_eq!(mind.takes_weights, !why.contains("takes no weights"), "{why}");
        }
    }

    #[test]
    fn random_resigns_only_when_told_that_it_may() {
        let options = Options::new(2);
        let mut state = Ages::begin(Content::built_in(), &options).unwrap();
        state.agenda.replace(Task::Ask(Seat(0), Question::Politics));
        let mut choices = Vec::new();
        state.choices(&mut choices);
        assert_eq!(choices, [Choice::Resign, Choice::Pass]);
        let view = View::of(&state, Eyes::Seat(Seat(0)));
        let resigned = |name: &str, choices: &[Choice]| {
            let mut mind = minds::by_name::<Ages>(name, 1).unwrap();
            assert_eq!(mind.name(), name);
            (0..200).filter(|_| mind.choose(&view, choices) == Choice::Resign).count()
        };
        assert_eq!(resigned("random", &choices), 0);
        assert!((50..150).contains(&resigned("random:resigning", &choices)));
        // Where nothing else is left, that is chosen.
        assert_eq!(resigned("random", &[Choice::Resign]), 200);
    }

    #[test]
    fn the_yardstick_takes_no_options() {
        let why = minds::by_name::<Tzolkin>("greedy:5it", 1).err().unwrap();
        assert!(why.contains("\"greedy\" takes no options"), "{why}");
    }

    #[test]
    fn a_turn_is_given_time_iterations_or_both() {
        let both = Budget { iterations: Some(900), time: Some(Duration::from_millis(1500)) };
        check("master:10s", Budget::time(Duration::from_secs(10)), 1);
        check("master:250ms", Budget::time(Duration::from_millis(250)), 1);
        check("expert:5000it", Budget::iterations(5000), 1);
        check("adept:1.5s:900it", both, 1);
    }

    #[test]
    fn threads_leave_the_time_as_it_is() {
        let budget = Level::Master.settings().unwrap().budget;
        check("master:3threads", budget, 3);
        check("master:2s:2threads", Budget::time(Duration::from_secs(2)), 2);
    }

    /// A file that no other test uses.
    fn file(name: &str, bytes: &[u8]) -> String {
        let name = format!("oikumene-levels-{}-{name}", std::process::id());
        let path = std::env::temp_dir().join(name);
        std::fs::write(&path, bytes).unwrap();
        path.display().to_string()
    }

    #[test]
    fn a_mind_judges_by_the_weights_of_a_file() {
        let path = file("own.weights", <Tzolkin as kernel::Insight>::weights());
        let view = view(&tzolkin(2, 1, 30));
        let mut choices = Vec::new();
        view.state().choices(&mut choices);
        for name in ["greedy", "expert:50it"] {
            let mut usual = minds::by_name::<Tzolkin>(name, 1).unwrap();
            let mut other = minds::by_name::<Tzolkin>(&format!("{name}@{path}"), 1).unwrap();
            assert_eq!(usual.choose(&view, &choices), other.choose(&view, &choices));
        }
        std::fs::remove_file(path).unwrap();
    }

    #[test]
    fn weights_that_do_not_fit_are_refused_with_the_name_of_their_file() {
        let cut = file("cut.weights", &<Tzolkin as kernel::Insight>::weights()[..9000]);
        let other = file("other.weights", <Ages as kernel::Insight>::weights());
        let why = |name: String| minds::by_name::<Tzolkin>(&name, 1).err().unwrap();
        let cases = [
            (format!("expert@{cut}"), "the file is cut or too long"),
            (
                format!("greedy@{other}"),
                "these weights are for \"through-the-ages\", not for tzolkin",
            ),
            ("master:5s@nowhere.weights".into(), "nowhere.weights: "),
            (format!("random@{cut}"), "\"random\" judges nothing, so it takes no weights"),
        ];
        for (name, part) in cases {
            let found = why(name);
            assert!(found.contains(part), "{found}");
        }
        for path in [cut, other] {
            std::fs::remove_file(path).unwrap();
        }
    }

    #[test]
    fn whatever_makes_no_sense_is_refused_with_a_reason() {
        refused("wizard", "unknown mind \"wizard\"; there are: random, novice");
        refused("", "unknown mind \"\"");
        refused("random:10s", "\"random\" takes no options");
        refused("greedy:10s", "unknown mind");
        refused("master:", "is not an option of a mind");
        refused("master:10", "is not an option of a mind");
        refused("master:10h", "is not an option of a mind");
        refused("master:-1s", "is not an option of a mind");
        refused("master:1.2.3s", "is not an option of a mind");
        refused("master:1.5it", "is not an option of a mind");
        refused("master:0s", "a turn takes");
        refused("master:99999999s", "a turn takes");
        refused("master:0it", "at least one iteration");
        refused("master:0threads", "1 to 256 threads");
        refused("master:9999threads", "1 to 256 threads");
        refused("master:luck=1", "no figure \"luck\"; there are: exploration, reserve");
        refused("master:trust=", "trust: \"\" is not a number");
        refused("master:trsut=1", "did you mean \"trust\"?");
        refused("exprt:5s", "did you mean \"expert\"? there are: random");
        refused("random:trust=1", "takes no options");
    }
}

mod playing {
    use super::*;

    /// Plays a game with a mind at each seat.
    fn play(names: &[&str]) -> Tzolkin {
        let mut state = tzolkin(names.len() as u8, 3, 0);
        let mind = |(seed, name): (u64, &&str)| minds::by_name(name, seed).unwrap();
        let mut minds: Vec<_> = (0..).zip(names).map(mind).collect();
        let (mut dice, mut choices) = (kernel::dice::fast(8, 8), Vec::new());
        loop {
            let choice = match state.asks() {
                Asks::Nobody => return state,
                Asks::Chance => state.draw(&mut dice),
                Asks::Seat(seat) => {
                    state.choices(&mut choices);
                    minds[seat.index()].choose(&view(&state), &choices)
                }
            };
            assert_eq!(state.refuse(choice), None);
            state.apply(choice, &mut Silent);
        }
    }

    #[test]
    fn levels_play_a_game_to_its_end_and_the_same_one_again() {
        let names = ["random", "novice:20it", "adept:20it", "expert:40it", "master:40it"];
        let state = play(&names);
        assert_eq!(state.asks(), Asks::Nobody);
        assert_eq!(state, play(&names));
    }

    #[test]
    fn a_little_thought_beats_none() {
        let state = play(&["random", "expert:60it"]);
        let standings = state.standings();
        assert!(standings.0[1].points > standings.0[0].points, "{standings:?}");
    }

    #[test]
    fn a_mind_that_is_stopped_chooses_at_once() {
        let state = tzolkin(2, 3, 60);
        let mut mind = minds::by_name::<Tzolkin>("master:86400s", 1).unwrap();
        mind.stop().unwrap().now();
        let mut choices = Vec::new();
        state.choices(&mut choices);
        assert!(choices.contains(&mind.choose(&view(&state), &choices)));
        assert!(minds::by_name::<Tzolkin>("random", 1).unwrap().stop().is_none());
    }
}
