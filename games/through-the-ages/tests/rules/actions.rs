//! Civil and military actions: taking cards, population, building, wonders, leaders, tactics.

use crate::rules::support::*;
use through_the_ages::Refusal;
use through_the_ages::parts::*;

mod take {
    use super::*;

    #[test]
    fn a_card_costs_what_stands_under_its_slot() {
        check("row 1 iron", &["take 1"], "P0 civil 3 hand 1; P0 has iron");
        check("row 9 iron", &["take 9"], "P0 civil 2");
        check("row 10 iron", &["take 10"], "P0 civil 1");
        refused(
            &position("row 10 iron; P0 civil 2"),
            "take 10",
            Refusal::NeedsCivil { needs: 3, has: 2 },
        );
        refused(&position("row 1 iron"), "take 2", Refusal::NotThere);
        impossible(&position("row 1 iron"), "take 14");
    }

    #[test]
    fn the_hand_holds_as_many_cards_as_there_are_civil_actions() {
        let full = "P0 hand iron coal alchemy knights";
        refused(
            &position(&format!("row 1 oil 2 pyramids; {full}")),
            "take 1",
            Refusal::HandFull { limit: 4 },
        );
        possible(&position(&format!("row 1 oil 2 pyramids; {full}")), "take 2");
    }

    #[test]
    fn a_technology_is_not_taken_twice() {
        refused(&position("row 1 iron; P0 hand iron"), "take 1", Refusal::HasTechnology);
        refused(&position("row 1 iron; P0 tech iron"), "take 1", Refusal::HasTechnology);
        possible(&position("row 1 rich_land_a; P0 hand rich_land_a"), "take 1");
    }

    #[test]
    fn one_leader_of_each_age() {
        refused(
            &position("row 1 homer; P0 taken A"),
            "take 1",
            Refusal::LeaderOfAge { age: Age::A },
        );
        let state = check("row 1 homer 2 moses", &["take 1"], "P0 has homer");
        refused(&state, "take 2", Refusal::LeaderOfAge { age: Age::A });
    }

    #[test]
    fn a_wonder_costs_one_more_for_each_completed_and_is_the_only_unfinished() {
        check(
            "row 1 taj_mahal; P0 wonder pyramids; P0 ruin colossus",
            &["take 1"],
            "P0 civil 2 stages 0; P0 has taj_mahal",
        );
        refused(
            &position("row 1 taj_mahal; P0 building colossus"),
            "take 1",
            Refusal::HasUnfinishedWonder,
        );
    }

    /// Proves: C066
    #[test]
    fn michelangelo_pays_nothing_more() {
        check(
            "row 1 taj_mahal; P0 wonder pyramids; P0 leader michelangelo",
            &["take 1"],
            "P0 civil 4",
        );
    }

    /// Proves: C085
    #[test]
    fn taj_mahal_is_cheaper_after_a_leader_was_replaced() {
        let text = "row 6 taj_mahal; P0 leader homer; P0 hand moses; P0 civil 1";
        check(text, &["lead moses", "take 6"], "P0 civil 1; P0 has taj_mahal");
        impossible(&position("row 6 taj_mahal; P0 hand moses; P0 civil 1"), "take 6");
    }

    /// Proves: C056
    #[test]
    fn aristotle_scores_science_for_technologies() {
        let text = "row 1 iron 2 monarchy 3 rich_land_a; P0 leader aristotle";
        check(text, &["take 1"], "P0 science 1");
        check(text, &["take 2", "take 3"], "P0 science 1");
    }

    /// Proves: C057
    #[test]
    fn hammurabi_takes_leaders_for_less_and_uses_a_military_action() {
        check(
            "row 1 genghis_khan 6 isaac_newton; P0 leader hammurabi",
            &["take 1", "take 6"],
            "P0 civil 3",
        );
        let state = check(
            "P0 leader hammurabi; P0 civil 0; row 1 iron",
            &["convert", "take 1"],
            "P0 civil 0 military 1",
        );
        refused(&state, "convert", Refusal::OnceATurn);
        refused(&position(""), "convert", Refusal::NoPower);
        let revolt = "P0 leader hammurabi; P0 hand monarchy; P0 science 2; row 1 iron";
        check(
            revolt,
            &["convert", "take 1", "revolution monarchy"],
            "P0 civil 0; P0 has monarchy iron",
        );
    }
}

mod population {
    use super::*;

    #[test]
    fn a_worker_costs_what_stands_under_the_bank() {
        check("P0 food 2", &["population"], "P0 food 0 yellow 17 unused 2 civil 3");
        refused(&position("P0 food 1"), "population", Refusal::NeedsFood { needs: 2, has: 1 });
        refused(&position("P0 food 9; P0 yellow 0"), "population", Refusal::NoYellowToken);
        check("P0 food 7; P0 yellow 4", &["population"], "P0 food 0 yellow 3");
    }

    /// Proves: C060
    #[test]
    fn moses_feeds_cheaper() {
        check("P0 leader moses; P0 food 1", &["population"], "P0 food 0 unused 2");
    }

    /// Proves: C089
    #[test]
    fn ocean_liners_bring_a_worker_each_turn() {
        let state =
            check("P0 wonder ocean_liner_service", &["settlers"], "P0 unused 2 yellow 17 civil 4");
        refused(&state, "settlers", Refusal::OnceATurn);
    }

    /// Proves: C062
    #[test]
    fn barbarossa_raises_units_again_and_again() {
        let text = "P0 leader frederick_barbarossa; P0 food 2 resources 2; P0 unused 0";
        let raise = "raise kind=infantry level=A";
        let state =
            check(text, &[raise, raise], "P0 military 0 food 0 resources 0 strength 3 yellow 16");
        impossible(&state, raise);
        refused(&position("P0 food 9 resources 3"), raise, Refusal::NoPower);
    }
}

mod build {
    use super::*;

    #[test]
    fn units_cost_military_actions_and_the_rest_civil_ones() {
        check(
            "P0 resources 2",
            &["build kind=infantry level=A"],
            "P0 military 1 civil 4 strength 2",
        );
        check("P0 resources 2", &["build kind=mine level=A"], "P0 military 2 civil 3");
        refused(
            &position("P0 resources 2; P0 unused 0"),
            "build kind=mine level=A",
            Refusal::NoUnusedWorker,
        );
        refused(&position("P0 resources 9"), "build kind=mine level=I", Refusal::NotThere);
    }

    #[test]
    fn the_government_limits_urban_buildings_of_a_type() {
        let two = "P0 workers lab A 2; P0 resources 3; P0 tech alchemy";
        refused(&position(two), "build kind=lab level=A", Refusal::UrbanLimit { limit: 2 });
        possible(&position(&format!("{two} monarchy")), "build kind=lab level=A");
        possible(&position("P0 workers mine A 5; P0 resources 2"), "build kind=mine level=A");
    }

    #[test]
    fn an_upgrade_costs_the_difference() {
        check(
            "P0 tech iron; P0 resources 3",
            &["upgrade kind=mine from=A to=I"],
            "P0 resources 0 civil 3; P0 workers mine A 1 mine I 1",
        );
        check(
            "P0 tech swordsmen; P0 resources 1",
            &["upgrade kind=infantry from=A to=I"],
            "P0 military 1 strength 2",
        );
        refused(
            &position("P0 tech iron; P0 workers mine I 1; P0 resources 3"),
            "upgrade kind=mine from=I to=A",
            Refusal::NotHigher,
        );
        refused(
            &position("P0 tech iron; P0 workers mine A 0"),
            "upgrade kind=mine from=A to=I",
            Refusal::NoWorkerThere,
        );
    }

    #[test]
    fn discounts_are_taken_off_before_the_difference() {
        // Masonry: alchemy 5 instead of 6, philosophy 3.
        check(
            "P0 tech masonry alchemy; P0 resources 2",
            &["upgrade kind=lab from=A to=I"],
            "P0 resources 0",
        );
    }

    #[test]
    fn a_destroyed_building_frees_its_worker() {
        check("", &["destroy kind=farm level=A"], "P0 unused 2 civil 3; P0 workers farm A 1");
        check("", &["destroy kind=infantry level=A"], "P0 unused 2 military 1 strength 0");
        refused(&position(""), "destroy kind=temple level=A", Refusal::NoWorkerThere);
    }

    /// Proves: C058
    #[test]
    fn homer_gives_a_resource_for_units_each_turn() {
        let homer = "P0 leader homer; P0 unused 2; P0 resources 3";
        let build = "build kind=infantry level=A";
        let state = check(homer, &[build], "P0 resources 2");
        check(homer, &[build, build], "P0 resources 0");
        let other = play(state, &["done"]);
        assert_eq!(other.turn.leader_resources_spent, 0);
        check("P0 leader homer; P0 resources 2", &["build kind=mine level=A"], "P0 resources 0");
    }

    /// Proves: C068
    #[test]
    fn bach_turns_urban_buildings_to_theaters() {
        let bach = "P0 leader j_s_bach; P0 workers lab II 1; P0 tech opera drama; P0 resources 5";
        let state = check(
            bach,
            &["stage kind=lab from=II to=II"],
            "P0 resources 5 civil 3; P0 workers theater II 1",
        );
        refused(&state, "stage kind=lab from=A to=I", Refusal::OnceATurn);
        check(bach, &["stage kind=lab from=A to=I"], "P0 resources 4");
        refused(&position(bach), "stage kind=lab from=II to=I", Refusal::NotHigher);
        let full = position("P0 leader j_s_bach; P0 workers theater I 2; P0 resources 5");
        refused(&full, "stage kind=lab from=A to=I", Refusal::UrbanLimit { limit: 2 });
    }

    /// Proves: C078
    #[test]
    fn churchill_chooses_culture_or_arms() {
        let churchill = "P0 leader winston_churchill; P0 hand tanks; P0 science 6; P0 tech knights; P0 unused 2";
        check(churchill, &["take_culture"], "P0 culture 3");
        let arms = ["take_arms", "build kind=cavalry level=I", "develop tanks"];
        let state = check(churchill, &arms, "P0 science 0 resources 0 culture 0 strength 3");
        refused(&state, "take_culture", Refusal::OnceATurn);
        check(churchill, &["done"], "P0 culture 3");
    }

    /// Proves: M034
    #[test]
    fn a_trade_route_exchanges_one_each_turn() {
        let pact = "3 seats; pact trade_routes_agreement P0 P1";
        let state = check(
            &format!("{pact}; P0 food 1 resources 1"),
            &["trade", "build kind=mine level=A"],
            "P0 food 0 resources 0",
        );
        refused(&state, "trade", Refusal::OnceATurn);
        check(
            &format!("{pact}; turn P1; P1 food 1 resources 1"),
            &["trade", "population"],
            "P1 food 0 resources 0 unused 2",
        );
    }
}

mod wonders {
    use super::*;

    #[test]
    fn a_stage_costs_what_stands_on_it_and_holds_a_token() {
        check(
            "P0 building colossus; P0 resources 3",
            &["stages 1"],
            "P0 resources 0 stages 1 blue 15 civil 3",
        );
        refused(&position("P0 resources 9"), "stages 1", Refusal::NoWonder);
        refused(
            &position("P0 building colossus; P0 resources 9"),
            "stages 2",
            Refusal::TooManyStages { most: 1 },
        );
    }

    /// Proves: C045, C046, C047
    #[test]
    fn construction_builds_several_stages_with_one_action() {
        for (tech, stages, cost) in
            [("masonry", 2, 5), ("architecture", 3, 9), ("engineering", 4, 12)]
        {
            let text = format!("P0 tech {tech}; P0 building internet; P0 resources {cost}");
            check(
                &text,
                &[&format!("stages {stages}")],
                &format!("P0 resources 0 stages {stages} civil 3"),
            );
            impossible(&position(&text), &format!("stages {}", stages + 1));
        }
    }

    #[test]
    fn a_completed_wonder_returns_its_tokens_and_acts_at_once() {
        check(
            "P0 building pyramids 2; P0 resources 1",
            &["stages 1"],
            "P0 blue 16 civil_total 5 civil 4 wonders 1 stages 0",
        );
        check("P0 building kremlin 2; P0 resources 4", &["stages 1"], "P0 military 3 civil 4");
    }

    #[test]
    fn a_card_gives_the_token_when_the_bank_is_empty() {
        let text =
            "P0 building colossus 0; P0 hand engineering_genius_ii; P0 resources 3; P0 blue 0";
        let state = play(position(text), &["play engineering_genius_ii"]);
        possible(&state, "give store=mine level=A");
        check(
            text,
            &["play engineering_genius_ii", "give store=mine level=A"],
            "P0 stages 1 resources 2 blue 0",
        );
    }

    /// Proves: C091, C092, C093, C094
    #[test]
    fn wonders_of_age_iii_score_when_they_are_completed() {
        check("P0 building fast_food_chains 3; P0 resources 4", &["stages 1"], "P0 culture 10");
        let space = "P0 building first_space_flight 3; P0 resources 9; P0 tech iron coal theocracy strategy";
        check(space, &["stages 1"], "P0 culture 6");
        let stage = "P0 workers theater I 2 library I 1; P0 leader j_s_bach";
        check(
            &format!("P0 building hollywood 2; P0 resources 5; {stage}"),
            &["stages 1"],
            "P0 culture 14",
        );
        let city = "P0 workers lab II 1 arena II 1 temple A 1; P0 leader albert_einstein";
        check(
            &format!("P0 building internet 4; P0 resources 2; {city}"),
            &["stages 1"],
            "P0 culture 9",
        );
    }
}

mod leaders {
    use super::*;

    #[test]
    fn a_first_leader_costs_an_action_and_a_replacement_brings_it_back() {
        check("P0 hand moses", &["lead moses"], "P0 civil 3 hand 0; P0 leader moses");
        let state = check(
            "P0 leader aristotle; P0 hand moses",
            &["lead moses"],
            "P0 civil 4; P0 leader moses",
        );
        assert_eq!(state.civil_gone.count(civil("aristotle")), 1);
        refused(&position("P0 hand iron"), "lead iron", Refusal::NotLeader);
    }

    /// Proves: C058
    #[test]
    fn homer_goes_under_a_wonder_instead_of_the_action() {
        let homer = "P0 leader homer; P0 hand moses; P0 wonder pyramids; P0 civil 2";
        check(homer, &["lead moses", "tuck pyramids"], "P0 civil 1 happiness 1");
        check(homer, &["lead moses", "decline"], "P0 civil 2 happiness 0");
        check("P0 leader homer; P0 hand moses; P0 civil 2", &["lead moses"], "P0 civil 2; asks P0");
    }

    /// Proves: C074
    #[test]
    fn gates_scores_what_his_labs_make_when_he_leaves() {
        let gates =
            "P0 leader bill_gates; P0 workers lab II 2 lab III 1; P0 hand moses; P0 taken III";
        check(gates, &["lead moses"], "P0 culture 7");
    }
}

mod tactics {
    use super::*;

    #[test]
    fn a_tactic_is_played_for_one_and_copied_for_two() {
        let units = "P0 workers infantry A 3";
        let state = check(
            &format!("P0 holds legion; {units}"),
            &["play_tactic legion"],
            "P0 strength 5 military 1 held 0",
        );
        assert!(state.player(kernel::Seat(0)).tactic.is_some_and(|tactic| tactic.is_exclusive));
        let copied = check(
            &format!("common legion fighting_band; {units}"),
            &["copy_tactic legion"],
            "P0 strength 5 military 0",
        );
        impossible(&copied, "copy_tactic fighting_band");
        refused(&position("P0 flag legion"), "copy_tactic legion", Refusal::SameTactic);
        refused(&position("P0 holds rats"), "play_tactic rats", Refusal::NotTactic);
    }

    #[test]
    fn one_tactic_a_turn() {
        let state = check("P0 holds legion phalanx", &["play_tactic legion"], "P0 military 1");
        refused(&state, "play_tactic phalanx", Refusal::OneTactic);
    }

    /// Infantry, cavalry, artillery that make one army of it, all of Age III, and what it is worth;
    /// with all units of Age A or I it is outdated.
    const TACTICS: &[(&str, [u8; 3], i32, i32)] = &[
        ("fighting_band", [2, 0, 0], 1, 1),
        ("legion", [3, 0, 0], 2, 2),
        ("medieval_army", [1, 1, 0], 2, 2),
        ("phalanx", [2, 1, 0], 3, 3),
        ("heavy_cavalry", [0, 3, 0], 4, 4),
        ("conquistadors", [1, 2, 0], 5, 3),
        ("mobile_artillery", [0, 1, 1], 5, 5),
        ("fortifications", [0, 0, 2], 5, 5),
        ("defensive_army", [2, 0, 1], 6, 3),
        ("napoleonic_army", [1, 1, 1], 7, 4),
        ("classic_army", [2, 2, 0], 8, 4),
        ("entrenchments", [1, 0, 2], 9, 5),
        ("mechanized_army", [0, 1, 2], 10, 5),
        ("shock_troops", [1, 3, 0], 11, 6),
        ("modern_army", [2, 1, 1], 13, 7),
    ];

    /// Proves: M004, M005, M006, M007, M008, M009
    /// Proves: M010, M011, M012, M013, M014
    /// Proves: M015, M016, M017, M018
    #[test]
    fn each_tactic_makes_its_armies() {
        for &(slug, [infantry, cavalry, artillery], strength, outdated) in TACTICS {
            let army = |infantry_level: &str, cavalry_level: &str| {
                let units = format!(
                    "P0 workers infantry A 0 infantry {infantry_level} {infantry} cavalry {cavalry_level} {cavalry} artillery II {artillery}"
                );
                let of = |text: String| {
                    number(&position(&text), kernel::Seat(0), "strength").expect("strength")
                };
                of(format!("{units}; P0 tactic {slug}")) - of(units)
            };
            assert_eq!(army("III", "III"), strength, "{slug}");
            let old = if infantry > 0 { army("A", "I") } else { army("III", "I") };
            let expected = if slug == "mobile_artillery" { strength } else { outdated };
            assert_eq!(old, expected, "{slug} with old units");
        }
    }
}

mod cards {
    use super::*;

    #[test]
    fn a_card_taken_in_this_phase_waits() {
        let state = check("row 1 stockpile", &["take 1"], "P0 hand 1");
        refused(&state, "play stockpile", Refusal::TakenThisTurn);
        possible(
            &check("row 1 rich_land_a; P0 hand rich_land_a; P0 resources 9", &["take 1"], ""),
            "play rich_land_a",
        );
    }

    /// Proves: C095, C096, C097
    #[test]
    fn rich_land_makes_a_farm_or_mine_cheaper() {
        for (slug, less) in [("rich_land_a", 1), ("rich_land_i", 2), ("rich_land_ii", 3)] {
            let text = format!("P0 hand {slug}; P0 tech iron; P0 resources {}", 5 - less);
            let play = format!("play {slug}");
            check(&text, &[&play, "build kind=mine level=I"], "P0 resources 0 civil 3 hand 0");
            let state = crate::rules::support::play(position(&text), &[&play]);
            impossible(&state, "build kind=lab level=A");
            check(
                &format!("P0 hand {slug}; P0 tech oil; P0 resources {}", 9 - less),
                &[&play, "upgrade kind=mine from=A to=III"],
                "P0 resources 0",
            );
        }
        refused(
            &position("P0 hand rich_land_a; P0 unused 0"),
            "play rich_land_a",
            Refusal::NothingToDo,
        );
    }

    /// Proves: C098, C099, C100, C101
    #[test]
    fn urban_growth_makes_an_urban_building_cheaper() {
        for (slug, less) in [
            ("urban_growth_a", 1),
            ("urban_growth_i", 2),
            ("urban_growth_ii", 3),
            ("urban_growth_iii", 4),
        ] {
            let text = format!("P0 hand {slug}; P0 tech alchemy; P0 resources {}", 6 - less);
            check(
                &text,
                &[&format!("play {slug}"), "build kind=lab level=I"],
                "P0 resources 0 civil 3",
            );
        }
    }

    /// Proves: C123, C124
    #[test]
    fn efficient_upgrades_are_upgrades() {
        for (slug, less) in [("efficient_upgrade_ii", 3), ("efficient_upgrade_iii", 4)] {
            let text = format!("P0 hand {slug}; P0 tech oil computers; P0 resources {}", 9 - less);
            let state = play(position(&text), &[&format!("play {slug}")]);
            impossible(&state, "build kind=mine level=A");
            check(
                &text,
                &[&format!("play {slug}"), "upgrade kind=mine from=A to=III"],
                "P0 resources 0",
            );
        }
    }

    /// Proves: C102, C103, C104
    #[test]
    fn frugality_pays_in_full_and_then_gains() {
        for (slug, food) in [("frugality_a", 1), ("frugality_i", 2), ("frugality_ii", 3)] {
            check(
                &format!("P0 hand {slug}; P0 food 2"),
                &[&format!("play {slug}")],
                &format!("P0 food {food} unused 2 civil 3"),
            );
            impossible(&position(&format!("P0 hand {slug}; P0 food 1")), &format!("play {slug}"));
        }
    }

    /// Proves: C105, C106, C107, C108
    #[test]
    fn an_engineering_genius_builds_one_stage_for_less() {
        for (slug, less) in [
            ("engineering_genius_a", 2),
            ("engineering_genius_i", 3),
            ("engineering_genius_ii", 4),
            ("engineering_genius_iii", 5),
        ] {
            let text = format!(
                "P0 hand {slug}; P0 tech masonry; P0 building eiffel_tower 1; P0 resources {}",
                7 - less
            );
            check(&text, &[&format!("play {slug}")], "P0 resources 0 stages 2 civil 3");
        }
    }

    /// Proves: C109, C110, C111, C112
    #[test]
    fn patriotism_gives_an_action_and_resources_for_units() {
        for (slug, resources) in
            [("patriotism_a", 1), ("patriotism_i", 2), ("patriotism_ii", 3), ("patriotism_iii", 4)]
        {
            let state = check(
                &format!("P0 hand {slug}; P0 military 0"),
                &[&format!("play {slug}")],
                "P0 civil 3",
            );
            assert_eq!((state.turn.extra_military, state.turn.unit_resources), (1, resources));
            let text = format!(
                "P0 hand {slug}; P0 military 0; P0 tech riflemen; P0 resources {}",
                5 - resources
            );
            check(
                &text,
                &[&format!("play {slug}"), "build kind=infantry level=II"],
                "P0 resources 0 strength 4",
            );
        }
        // The action also draws a card.
        check("P0 hand patriotism_a; P0 military 0", &["play patriotism_a", "done"], "P0 held 1");
    }

    /// Proves: C113, C114, C121, C122, C115
    #[test]
    fn some_cards_only_give() {
        check(
            "P0 hand cultural_heritage_a",
            &["play cultural_heritage_a"],
            "P0 science 1 culture 4",
        );
        check(
            "P0 hand cultural_heritage_i",
            &["play cultural_heritage_i"],
            "P0 science 2 culture 2",
        );
        check("P0 hand revolutionary_idea_ii", &["play revolutionary_idea_ii"], "P0 science 4");
        check("P0 hand revolutionary_idea_iii", &["play revolutionary_idea_iii"], "P0 science 6");
        check("P0 hand stockpile", &["play stockpile"], "P0 food 1 resources 1 civil 3");
        check("P0 hand stockpile; P0 blue 1", &["play stockpile"], "P0 food 0 resources 1");
    }

    /// Proves: C116, C117, C118
    #[test]
    fn reserves_are_food_or_resources() {
        for (slug, count) in [("reserves_i", 2), ("reserves_ii", 3), ("reserves_iii", 4)] {
            let play = format!("play {slug}");
            check(
                &format!("P0 hand {slug}"),
                &[&play, "food"],
                &format!("P0 food {count} resources 0"),
            );
            check(
                &format!("P0 hand {slug}"),
                &[&play, "resources"],
                &format!("P0 food 0 resources {count}"),
            );
        }
    }

    /// Proves: C119, C120
    #[test]
    fn a_breakthrough_develops_and_then_scores() {
        for (slug, science) in [("breakthrough_i", 2), ("breakthrough_ii", 3)] {
            let play = format!("play {slug}");
            check(
                &format!("P0 hand {slug} iron; P0 science 5"),
                &[&play, "develop iron"],
                &format!("P0 science {science} civil 3"),
            );
            impossible(&position(&format!("P0 hand {slug} iron; P0 science 4")), &play);
            // A revolution pays all actions instead of the card's.
            let revolt = format!("P0 hand {slug} monarchy; P0 science 2");
            check(
                &revolt,
                &[&play, "revolution monarchy"],
                &format!("P0 science {science} civil 0; P0 has monarchy"),
            );
        }
        let robespierre = "P0 hand breakthrough_i monarchy; P0 science 2; P0 leader maximilien_robespierre; P0 civil 0";
        check(
            robespierre,
            &["play breakthrough_i", "revolution monarchy"],
            "P0 civil 1 military 0",
        );
    }

    /// Proves: C125, C126, C127
    #[test]
    fn some_cards_look_at_those_who_are_ahead() {
        for (seats, wave, build_up, endowment) in [(2, 6, 8, 6), (3, 3, 5, 3), (4, 2, 3, 2)] {
            let ahead = format!("{seats} seats; P1 workers infantry A 2; P1 culture 1");
            let pool = |slug: &str| {
                let state =
                    play(position(&format!("{ahead}; P0 hand {slug}")), &[&format!("play {slug}")]);
                state.turn.unit_resources
            };
            assert_eq!((pool("wave_of_nationalism"), pool("military_build_up")), (wave, build_up));
            let text = format!("{ahead}; P0 hand endowment_for_the_arts");
            check(&text, &["play endowment_for_the_arts"], &format!("P0 culture {endowment}"));
        }
        // Equals are not ahead.
        check("P0 hand endowment_for_the_arts", &["play endowment_for_the_arts"], "P0 culture 0");
    }
}
