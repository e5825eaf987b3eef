//! Set-up: the board by the number of seats, wealth tiles, dummy workers.

use crate::rules::support::{check, choices, expect, play, position, refused};
use kernel::held::Unseen;
use kernel::{Asks, ContentSet, Eyes, Held, Hidden, Options, Rules, Seat, Silent};
use tzolkin::parts::*;
use tzolkin::state::{QuickSpace, Tzolkin};
use tzolkin::task::{Draw, Question, Task};
use tzolkin::{Choice, Content, Event, Refusal};

/// A real table after chance's part of the set-up: wealth tiles are dealt and place dummies in
/// these orders, and everything else is the first on chance's list.
#[track_caller]
fn table(seats: u8, modules: &[&str], dealt: &[&str], dummies: &[&str]) -> Tzolkin {
    let modules = modules.iter().copied();
    let options = Options::new(seats).with(modules);
    let mut state = Tzolkin::begin(Content::built_in(), &options).expect("possible options");
    let (mut dealt, mut placing) = (dealt.iter(), dummies.iter());
    let mut list = Vec::new();
    while state.asks() == Asks::Chance {
        state.choices(&mut list);
        let wanted = match list[0] {
            Choice::DealWealth(_) => dealt.next().map(|tile| Choice::DealWealth(wealth(tile))),
            Choice::PlaceDummy(_) => placing.next().map(|tile| Choice::PlaceDummy(wealth(tile))),
            _ => None,
        };
        let kept_back = |choice: &Choice| match choice {
            Choice::DealWealth(tile) => dummies.iter().any(|dummy| wealth(dummy) == *tile),
            _ => false,
        };
        let first = list.iter().copied().find(|choice| !kept_back(choice));
        let choice = wanted.or(first).expect("chance has something to choose");
        assert!(list.contains(&choice), "{choice:?} is not among {list:?}");
        state.apply(choice, &mut Silent);
    }
    state
}

fn wealth(tile: &str) -> WealthId {
    tile.parse().expect("a wealth tile")
}

/// Everybody who is still asked keeps the first two of the tiles dealt.
fn everybody_keeps(mut state: Tzolkin) -> Tzolkin {
    let mut list = Vec::new();
    while !matches!(state.agenda.top(), Some(Task::Ask(_, Question::Turn))) {
        state.choices(&mut list);
        state.apply(list[0], &mut Silent);
    }
    state.audit().expect("a sound table");
    state
}

fn dummies(state: &Tzolkin, gear: Gear) -> Vec<u8> {
    state.gears[gear].dummies.iter().map(u8::from).collect()
}

fn dummies_in_all(state: &Tzolkin) -> (u8, usize) {
    let on_quick = state.quick_spaces.iter().filter(|space| **space == Some(QuickSpace::Dummy));
    (state.gears.values().map(|wheel| wheel.dummies.len() as u8).sum(), on_quick.count())
}

mod board {
    use super::*;

    #[test]
    fn two_players_use_two_fields_of_each_harvest_action() {
        let fields = "field 2 wooded 0 open 2; field 3 wooded 2 open 0; \
                      field 4 wooded 2 open 0; field 5 wooded 2 open 0";
        expect(&table(2, &[], &[], &[]), fields);
    }

    #[test]
    fn three_players_use_three_fields_of_each_harvest_action() {
        let fields = "field 2 wooded 0 open 3; field 3 wooded 3 open 0; \
                      field 4 wooded 3 open 0; field 5 wooded 3 open 0";
        expect(&table(3, &[], &[], &[]), fields);
    }

    #[test]
    fn four_players_use_four_fields_of_each_harvest_action() {
        let fields = "field 2 wooded 0 open 4; field 3 wooded 4 open 0; \
                      field 4 wooded 4 open 0; field 5 wooded 4 open 0";
        expect(&table(4, &[], &[], &[]), fields);
    }

    #[test]
    fn five_players_use_five_fields_of_each_harvest_action() {
        let fields = "field 2 wooded 0 open 5; field 3 wooded 5 open 0; \
                      field 4 wooded 5 open 0; field 5 wooded 5 open 0";
        expect(&table(5, &[], &[], &[]), fields);
    }

    #[test]
    fn six_buildings_of_the_first_age_are_on_offer() {
        for seats in [2, 3, 4, 5] {
            let state = table(seats, &[], &[], &[]);
            let offer: Vec<BuildingId> = state.offer.iter().copied().flatten().collect();
            assert_eq!(offer.len(), 6);
            assert!(offer.iter().all(|tile| tile.index() < 14), "{offer:?}");
        }
    }

    #[test]
    fn the_base_game_has_14_and_18_buildings() {
        let state = table(4, &[], &[], &[]);
        assert_eq!((state.decks[0].len() + 6, state.decks[1].len()), (14, 18));
    }

    #[test]
    fn the_expansion_adds_four_buildings_to_each_age() {
        let state = table(4, &["buildings"], &[], &[]);
        assert_eq!((state.decks[0].len() + 6, state.decks[1].len()), (18, 22));
    }

    #[test]
    fn two_players_find_four_monuments() {
        assert_eq!(table(2, &[], &[], &[]).monuments.len(), 4);
    }

    #[test]
    fn three_players_find_five_monuments() {
        assert_eq!(table(3, &[], &[], &[]).monuments.len(), 5);
    }

    #[test]
    fn four_players_find_six_monuments() {
        assert_eq!(table(4, &[], &[], &[]).monuments.len(), 6);
    }

    #[test]
    fn five_players_find_seven_monuments() {
        assert_eq!(table(5, &[], &[], &[]).monuments.len(), 7);
    }

    #[test]
    fn monuments_are_never_refilled() {
        let before = "P0 wood 1 gold 4; P0 on tikal 4; monuments M04 M05";
        let moves = ["go tikal 4", "build_monument monument=M04", "done"];
        let state = check(before, &moves, "P0 owns M04; asks P1");
        assert_eq!(state.monuments_on_offer().iter().collect::<Vec<_>>(), ["M05".parse().unwrap()]);
    }

    #[test]
    fn everybody_begins_with_three_workers_a_light_board_and_nothing_else() {
        let state = table(4, &[], &[], &[]);
        for seat in 0..4 {
            expect(&state, &format!("P{seat} workers 3 at_hand 3 corn 0 wood 0 stone 0 gold 0"));
            expect(&state, &format!("P{seat} skulls 0 points 0 chaac 0 quetzalcoatl 0 kukulcan 0"));
            let levels = "agriculture 0 extraction 0 architecture 0 theology 0";
            expect(&state, &format!("P{seat} {levels}; P{seat} light"));
        }
    }

    #[test]
    fn thirteen_skulls_lie_in_the_bank() {
        expect(&table(5, &[], &[], &[]), "bank 13");
    }

    #[test]
    fn the_first_round_begins_on_the_first_tooth_in_the_first_age() {
        let state = everybody_keeps(table(4, &[], &[], &[]));
        expect(&state, "round 1; day 0; age 1; held 0; start corn 0; asks P0");
    }

    #[test]
    fn anybody_may_be_the_starting_player() {
        let options = Options::new(3);
        let mut state = Tzolkin::begin(Content::built_in(), &options).expect("possible options");
        while state.agenda.top() != Some(Task::Draw(Draw::PickFirst)) {
            let mut list = Vec::new();
            state.choices(&mut list);
            state.apply(list[0], &mut Silent);
        }
        assert_eq!(choices(&state), ["first 0", "first 1", "first 2"]);
        state.apply(Choice::First(Seat(2)), &mut Silent);
        while !matches!(state.agenda.top(), Some(Task::Ask(_, Question::Turn))) {
            let mut list = Vec::new();
            state.choices(&mut list);
            state.apply(list[0], &mut Silent);
        }
        expect(&state, "first P2; asks P2");
    }

    #[test]
    fn nobody_plays_alone_and_no_more_than_five_play() {
        for seats in [0, 1, 6] {
            let options = Options::new(seats);
            assert!(Tzolkin::begin(Content::built_in(), &options).is_err());
        }
    }

    #[test]
    fn five_players_always_use_quick_actions() {
        assert!(table(5, &[], &[], &[]).modules[Part::Quick]);
        assert!(!table(4, &[], &[], &[]).modules[Part::Quick]);
    }
}

mod keeping {
    use super::*;

    const DEALT: [&str; 4] = ["W01", "W04", "W10", "W15"];

    #[test]
    fn four_wealth_tiles_are_dealt_to_each_player() {
        for seats in [2, 3, 4, 5] {
            let state = table(seats, &[], &[], &[]);
            for player in &state.players {
                assert_eq!(player.hand.known_wealth().count(), 4);
            }
        }
    }

    #[test]
    fn with_five_players_one_wealth_tile_is_left() {
        assert_eq!(table(5, &[], &[], &[]).wealth_box.len(), 1);
    }

    #[test]
    fn any_two_of_the_four_are_kept() {
        let expected = [
            "keep_wealth first=W01 second=W04",
            "keep_wealth first=W01 second=W10",
            "keep_wealth first=W01 second=W15",
            "keep_wealth first=W04 second=W10",
            "keep_wealth first=W04 second=W15",
            "keep_wealth first=W10 second=W15",
        ];
        assert_eq!(choices(&table(4, &[], &DEALT, &[])), expected);
    }

    #[test]
    fn three_are_not_kept() {
        let keep = "keep_wealth first=W01 second=W04 third=W10";
        refused(&table(4, &[], &DEALT, &[]), keep, Refusal::NotThatMany { keep: 2 });
    }

    #[test]
    fn one_is_not_kept_twice() {
        let keep = "keep_wealth first=W01 second=W01";
        refused(&table(4, &[], &DEALT, &[]), keep, Refusal::NotThatMany { keep: 2 });
    }

    #[test]
    fn what_was_not_dealt_is_not_kept() {
        let keep = "keep_wealth first=W01 second=W02";
        refused(&table(4, &[], &DEALT, &[]), keep, Refusal::NotDealt);
    }

    #[test]
    fn both_kept_tiles_give_their_goods() {
        let state = play(table(4, &[], &DEALT, &[]), &["keep_wealth first=W04 second=W10"]);
        expect(&everybody_keeps(state), "P0 corn 15 stone 3; P0 owns W04 W10; P0 lacks W01 W15");
    }

    #[test]
    fn only_the_last_to_keep_turns_everything_over() {
        for modules in [&[][..], &["tribes"]] {
            let mut state = table(3, modules, &[], &[]);
            let mut revealing = Vec::new();
            while state.players[0].wealth.is_empty() {
                let mut list = Vec::new();
                state.choices(&mut list);
                revealing.push(state.is_revealing(list[0]));
                state.apply(list[0], &mut Silent);
            }
            let earlier = revealing.iter().filter(|is_revealing| **is_revealing).count();
            assert_eq!((earlier, revealing.last()), (1, Some(&true)), "{modules:?}");
        }
    }

    #[test]
    fn nothing_is_taken_until_all_have_chosen() {
        let mut state = table(4, &[], &DEALT, &[]);
        for seat in 0..3 {
            let keep = first_choice(&state);
            state = play(state, &[&keep]);
            expect(&state, &format!("P{seat} corn 0 wood 0 stone 0 gold 0; P0 lacks W01 W04"));
        }
        let keep = first_choice(&state);
        let state = play(state, &[&keep]);
        expect(&state, "P0 corn 12 stone 1; P0 owns W01 W04; round 1");
    }

    fn first_choice(state: &Tzolkin) -> String {
        choices(state)[0].clone()
    }

    #[test]
    fn a_hand_is_seen_by_its_owner_only() {
        let state = table(4, &[], &DEALT, &[]);
        for eyes in [Eyes::Seat(Seat(1)), Eyes::Seat(Seat(3)), Eyes::Spectator] {
            let mut view = state.clone();
            view.redact(eyes);
            assert_eq!(view.players[0].hand.wealth, [Some(Held::Back(Unseen)); 4]);
        }
        let mut view = state.clone();
        view.redact(Eyes::Seat(Seat(0)));
        assert_eq!(view.players[0].hand, state.players[0].hand);
    }

    #[test]
    fn a_choice_is_secret_until_all_have_chosen() {
        let state = table(4, &[], &DEALT, &[]);
        let keep = kernel::notation::read("keep_wealth first=W04 second=W10").unwrap();
        assert_eq!(state.redact_choice(keep, Eyes::Seat(Seat(1))), None);
        assert_eq!(state.redact_choice(keep, Eyes::Spectator), None);
        assert_eq!(state.redact_choice(keep, Eyes::Seat(Seat(0))), Some(keep));
        let mut view = play(state, &["keep_wealth first=W04 second=W10"]);
        view.redact(Eyes::Seat(Seat(1)));
        assert!(view.players[0].hand.kept.is_empty() && view.players[0].wealth.is_empty());
    }

    #[test]
    fn after_all_have_chosen_the_kept_tiles_lie_open() {
        let state = play(table(4, &[], &DEALT, &[]), &["keep_wealth first=W04 second=W10"]);
        let mut view = everybody_keeps(state);
        view.redact(Eyes::Spectator);
        expect(&view, "P0 owns W04 W10");
    }

    #[test]
    fn a_dealt_tile_is_told_to_its_owner_only() {
        let dealt = Event::WealthDealt { seat: Seat(0), wealth: Some(wealth("W01")) };
        let hidden = Event::WealthDealt { seat: Seat(0), wealth: None };
        assert_eq!(Tzolkin::redact_event(dealt, Eyes::Seat(Seat(0))), dealt);
        assert_eq!(Tzolkin::redact_event(dealt, Eyes::Seat(Seat(1))), hidden);
        assert_eq!(Tzolkin::redact_event(dealt, Eyes::Spectator), hidden);
    }

    #[test]
    fn tiles_not_kept_go_back_into_the_box() {
        let state = play(table(4, &[], &DEALT, &[]), &["keep_wealth first=W04 second=W10"]);
        let state = everybody_keeps(state);
        assert!(state.wealth_box.has(wealth("W01")) && state.wealth_box.has(wealth("W15")));
        assert_eq!(state.wealth_box.len(), 21 - 8);
    }
}

/// What each tile gives, kept through the real set-up beside one that gives nothing but a worker.
mod tiles {
    use super::*;

    const BEFORE: [(&str, i32); 14] = [
        ("corn", 0),
        ("wood", 0),
        ("stone", 0),
        ("gold", 0),
        ("skulls", 0),
        ("points", 0),
        ("workers", 4),
        ("at_hand", 4),
        ("chaac", 0),
        ("quetzalcoatl", 0),
        ("kukulcan", 0),
        ("agriculture", 0),
        ("extraction", 0),
        ("architecture", 0),
    ];

    /// Exactly these goods beside the worker of W15; whatever is not named stays as it was.
    #[track_caller]
    fn gives(tile: &str, goods: &str) {
        let mut pair = [tile, "W15"];
        pair.sort_unstable();
        let others = ["W12", "W16", "W20"].into_iter().filter(|other| *other != tile).take(2);
        let dealt: Vec<&str> = pair.into_iter().chain(others).collect();
        let keep = format!("keep_wealth first={} second={}", pair[0], pair[1]);
        let state = everybody_keeps(play(table(4, &[], &dealt, &[]), &[&keep]));
        expect(&state, &format!("P0 {goods}; P0 owns {tile}"));
        let named: Vec<&str> = goods.split_whitespace().step_by(2).collect();
        for (what, value) in BEFORE.into_iter().chain([("theology", 0)]) {
            if !named.contains(&what) {
                expect(&state, &format!("P0 {what} {value}"));
            }
        }
    }

    /// Proves: W01
    #[test]
    fn w01_gives_three_corn_a_step_of_quetzalcoatl_and_agriculture() {
        gives("W01", "corn 3 quetzalcoatl 1 agriculture 1");
    }

    /// Proves: W02
    #[test]
    fn w02_gives_five_corn_a_gold_and_a_step_of_quetzalcoatl() {
        gives("W02", "corn 5 gold 1 quetzalcoatl 1");
    }

    /// Proves: W03
    #[test]
    fn w03_gives_a_stone_a_gold_and_agriculture() {
        gives("W03", "stone 1 gold 1 agriculture 1");
    }

    /// Proves: W04
    #[test]
    fn w04_gives_nine_corn_and_a_stone() {
        gives("W04", "corn 9 stone 1");
    }

    /// Proves: W05
    #[test]
    fn w05_gives_a_wood_a_step_of_kukulcan_and_extraction() {
        gives("W05", "wood 1 kukulcan 1 extraction 1");
    }

    /// Proves: W06
    #[test]
    fn w06_gives_two_corn_two_wood_and_a_step_of_kukulcan() {
        gives("W06", "corn 2 wood 2 kukulcan 1");
    }

    /// Proves: W07
    #[test]
    fn w07_gives_four_corn_a_wood_and_extraction() {
        gives("W07", "corn 4 wood 1 extraction 1");
    }

    /// Proves: W08
    #[test]
    fn w08_gives_three_corn_two_wood_and_a_stone() {
        gives("W08", "corn 3 wood 2 stone 1");
    }

    /// Proves: W09
    #[test]
    fn w09_gives_two_corn_a_step_of_chaac_and_architecture() {
        gives("W09", "corn 2 chaac 1 architecture 1");
    }

    /// Proves: W10
    #[test]
    fn w10_gives_six_corn_and_two_stone() {
        gives("W10", "corn 6 stone 2");
    }

    /// Proves: W11
    #[test]
    fn w11_gives_three_corn_a_gold_and_architecture() {
        gives("W11", "corn 3 gold 1 architecture 1");
    }

    /// Proves: W12
    #[test]
    fn w12_gives_six_corn_a_wood_and_a_stone() {
        gives("W12", "corn 6 wood 1 stone 1");
    }

    /// Proves: W13
    #[test]
    fn w13_gives_five_corn_a_stone_and_a_step_of_chaac() {
        gives("W13", "corn 5 stone 1 chaac 1");
    }

    /// Proves: W14
    #[test]
    fn w14_gives_three_corn_and_a_wood() {
        gives("W14", "corn 3 wood 1");
    }

    /// Proves: W14
    #[test]
    fn w14_is_a_farm_that_feeds_one_worker() {
        check("day 7; P0 corn 4; P0 owns W14", &["end round"], "P0 corn 0 fed 3 unfed 0");
    }

    /// Proves: W15, W04
    #[test]
    fn w15_gives_a_worker_and_nothing_else() {
        let dealt = ["W04", "W15", "W16", "W20"];
        let state = play(table(4, &[], &dealt, &[]), &["keep_wealth first=W04 second=W15"]);
        let state = everybody_keeps(state);
        expect(&state, "P0 workers 4 at_hand 4 corn 9 wood 0 stone 1 gold 0 skulls 0 points 0");
        expect(&state, "P0 chaac 0 quetzalcoatl 0 kukulcan 0 agriculture 0 extraction 0");
    }

    /// Proves: W16
    #[test]
    fn w16_gives_eight_corn_and_a_gold() {
        gives("W16", "corn 8 gold 1");
    }

    /// Proves: W17
    #[test]
    fn w17_gives_four_corn_a_wood_and_a_skull() {
        gives("W17", "corn 4 wood 1 skulls 1");
    }

    /// Proves: W17
    #[test]
    fn the_skull_of_w17_comes_from_the_bank() {
        let dealt = ["W15", "W17", "W16", "W20"];
        let state = play(table(4, &[], &dealt, &[]), &["keep_wealth first=W15 second=W17"]);
        expect(&everybody_keeps(state), "P0 skulls 1; bank 12");
    }

    /// Proves: W18
    #[test]
    fn w18_gives_five_corn_a_stone_and_theology() {
        gives("W18", "corn 5 stone 1 theology 1");
    }

    /// Proves: W19
    #[test]
    fn w19_gives_four_corn_and_three_wood() {
        gives("W19", "corn 4 wood 3");
    }

    /// Proves: W20
    #[test]
    fn w20_gives_two_corn_two_wood_and_theology() {
        gives("W20", "corn 2 wood 2 theology 1");
    }

    /// Proves: W21
    #[test]
    fn w21_gives_seven_corn_and_two_wood() {
        gives("W21", "corn 7 wood 2");
    }
}

mod dummy_workers {
    use super::*;

    #[test]
    fn two_players_have_twelve() {
        assert_eq!(dummies_in_all(&table(2, &[], &[], &[])), (12, 0));
    }

    #[test]
    fn three_players_have_six() {
        assert_eq!(dummies_in_all(&table(3, &[], &[], &[])), (6, 0));
    }

    #[test]
    fn four_players_have_none() {
        assert_eq!(dummies_in_all(&table(4, &[], &[], &[])), (0, 0));
    }

    #[test]
    fn five_players_have_none() {
        assert_eq!(dummies_in_all(&table(5, &["quick"], &[], &[])), (0, 0));
    }

    #[test]
    fn with_quick_actions_two_players_have_eighteen_two_of_them_on_quick_spaces() {
        let dealt = ["W02", "W06", "W10", "W14", "W17", "W18", "W19", "W20"];
        assert_eq!(dummies_in_all(&table(2, &["quick"], &dealt, &[])), (16, 2));
    }

    #[test]
    fn with_quick_actions_three_players_have_twelve_one_of_them_on_a_quick_space() {
        let dealt =
            ["W01", "W05", "W09", "W13", "W02", "W06", "W10", "W14", "W17", "W18", "W19", "W20"];
        assert_eq!(dummies_in_all(&table(3, &["quick"], &dealt, &[])), (11, 1));
    }

    #[test]
    fn with_quick_actions_four_players_have_six_one_of_them_on_a_quick_space() {
        assert_eq!(dummies_in_all(&table(4, &["quick"], &[], &[])), (5, 1));
    }

    #[test]
    fn a_quick_space_stays_blocked_all_game_long() {
        let state = play(position("2 seats; with quick"), &["end round"; 27]);
        assert_eq!(dummies_in_all(&state), (16, 2));
        expect(&state, "over");
    }

    /// Proves: W01, W02, W03, W04, W05, W06, W07, W08, W09, W10, W11
    /// Proves: W12, W13, W14, W15, W16, W17, W18, W19, W20, W21
    #[test]
    fn each_tile_names_its_gear_and_space() {
        let spaces = [
            ("W01", Gear::Palenque, 1),
            ("W02", Gear::Palenque, 3),
            ("W03", Gear::Palenque, 5),
            ("W04", Gear::Palenque, 7),
            ("W05", Gear::Yaxchilan, 1),
            ("W06", Gear::Yaxchilan, 3),
            ("W07", Gear::Yaxchilan, 5),
            ("W08", Gear::Yaxchilan, 7),
            ("W09", Gear::Tikal, 1),
            ("W10", Gear::Tikal, 3),
            ("W11", Gear::Tikal, 5),
            ("W12", Gear::Tikal, 7),
            ("W13", Gear::Uxmal, 1),
            ("W14", Gear::Uxmal, 3),
            ("W15", Gear::Uxmal, 5),
            ("W16", Gear::Uxmal, 7),
            ("W17", Gear::ChichenItza, 0),
            ("W18", Gear::ChichenItza, 3),
            ("W19", Gear::ChichenItza, 5),
            ("W20", Gear::ChichenItza, 7),
            ("W21", Gear::ChichenItza, 10),
        ];
        for (tile, gear, space) in spaces {
            let state = table(2, &[], &[], &[tile]);
            assert!(
                state.gears[gear].dummies.has(Tooth(space)),
                "{tile}: {:?}",
                dummies(&state, gear)
            );
        }
    }

    #[test]
    fn the_first_tile_of_a_gear_also_blocks_the_opposite_tooth() {
        let tiles = ["W03", "W05", "W17", "W18", "W19", "W20", "W21", "W10", "W09"];
        let state = table(2, &[], &[], &tiles);
        assert_eq!(dummies(&state, Gear::Palenque), [0, 5]);
        assert_eq!(dummies(&state, Gear::Yaxchilan), [1, 6]);
        assert_eq!(dummies(&state, Gear::Tikal), [1, 3, 8]);
    }

    #[test]
    fn the_opposite_of_seven_is_two() {
        let state = table(3, &[], &[], &["W04", "W08", "W12"]);
        assert_eq!(dummies(&state, Gear::Palenque), [2, 7]);
        assert_eq!(dummies(&state, Gear::Yaxchilan), [2, 7]);
        assert_eq!(dummies(&state, Gear::Tikal), [2, 7]);
    }

    #[test]
    fn the_opposite_tooth_may_be_a_hidden_one() {
        let state = table(3, &[], &[], &["W02", "W06", "W14"]);
        assert_eq!(dummies(&state, Gear::Palenque), [3, 8]);
        assert_eq!(dummies(&state, Gear::Yaxchilan), [3, 8]);
        assert_eq!(dummies(&state, Gear::Uxmal), [3, 8]);
    }

    #[test]
    fn the_second_tile_of_a_gear_places_one_dummy_only() {
        let state = table(3, &[], &[], &["W01", "W02", "W03", "W17", "W18"]);
        assert_eq!(dummies(&state, Gear::Palenque), [1, 3, 5, 6]);
    }

    #[test]
    fn chichen_itza_has_no_opposite_tooth() {
        let state = table(3, &[], &[], &["W18", "W20", "W03", "W06"]);
        assert_eq!(dummies(&state, Gear::ChichenItza), [3, 7]);
    }

    #[test]
    fn placing_stops_when_the_count_is_reached() {
        let state = table(3, &[], &[], &["W17", "W18", "W19", "W20", "W21", "W01"]);
        assert_eq!(dummies(&state, Gear::ChichenItza), [0, 3, 5, 7, 10]);
        assert_eq!(dummies(&state, Gear::Palenque), [1]);
        assert_eq!(dummies_in_all(&state), (6, 0));
    }

    #[test]
    fn dummies_stand_before_anybody_chooses() {
        let state = table(2, &[], &[], &[]);
        assert!(choices(&state)[0].starts_with("keep_wealth"));
        assert_eq!(dummies_in_all(&state), (12, 0));
    }

    /// Of nine tiles left, five are of Chichén Itzá and four of Uxmal: ten dummies, one is missing.
    #[test]
    fn when_the_box_runs_out_the_discarded_tiles_place_the_rest() {
        let dealt =
            ["W01", "W02", "W03", "W04", "W05", "W06", "W07", "W08", "W09", "W10", "W11", "W12"];
        let state = table(3, &["quick"], &dealt, &[]);
        assert_eq!(dummies_in_all(&state), (10, 1));
        let moves = [
            "keep_wealth first=W03 second=W04",
            "keep_wealth first=W05 second=W06",
            "keep_wealth first=W09 second=W10",
        ];
        let state = play(state, &moves);
        assert_eq!(dummies_in_all(&state), (11, 1));
        assert_eq!(dummies(&state, Gear::Palenque), [1]);
        assert!(state.dummy_tiles.has(wealth("W01")));
        expect(&state, "P0 owns W03 W04; P1 owns W05 W06; round 1");
    }

    #[test]
    fn with_the_box_empty_only_discarded_tiles_can_place_dummies() {
        let dealt =
            ["W01", "W02", "W03", "W04", "W05", "W06", "W07", "W08", "W09", "W10", "W11", "W12"];
        let mut state = table(3, &["quick"], &dealt, &[]);
        for keep in ["first=W03 second=W04", "first=W05 second=W06", "first=W09 second=W10"] {
            let choice = kernel::notation::read(&format!("keep_wealth {keep}")).unwrap();
            state.apply(choice, &mut Silent);
        }
        let discarded = ["W01", "W02", "W07", "W08", "W11", "W12"];
        assert_eq!(choices(&state), discarded.map(|tile| format!("place_dummy {tile}")));
    }
}
