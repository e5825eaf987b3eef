//! Events and territories. Every event is prepared for and turned over in the politics of P0.

use crate::rules::support::*;
use kernel::Seat;
use through_the_ages::Refusal;
use through_the_ages::task::{Question, Task};

/// The event comes in a position; more moves may follow.
#[track_caller]
fn event(slug: &str, text: &str, moves: &[&str], after: &str) -> through_the_ages::Ages {
    let card = rules().military(military(slug));
    let is_first = card.age == through_the_ages::parts::Age::A;
    let mut state = position(&format!("{text}; politics; P0 holds rats"));
    if is_first {
        state.events.hidden[0] = 1;
        let spare = rules().first_events.iter().filter(|&first| first != military(slug));
        let seats = state.seats();
        state.events.past = Default::default();
        spare.take(usize::from(seats) + 1).for_each(|first| state.events.past.add(first));
    } else {
        let first = rules().first_events.iter().take(usize::from(state.seats()) + 2);
        first.for_each(|card| state.events.past.add(card));
        state.events.hidden[0] = 0;
        state.events.current.add(military(slug));
        if card.age == state.age {
            state.military_deck.take(military(slug));
            state.deck_size -= 1;
        }
    }
    let reveal = format!("event {slug}");
    let mut all = vec!["prepare rats", reveal.as_str()];
    all.extend(moves);
    let state = play(state, &all);
    expect(&state, after);
    state
}

mod age_a {
    use super::*;

    /// Proves: M055, M057, M061
    /// Proves: M063, M062, M059
    #[test]
    fn everybody_gains() {
        event("development_of_agriculture", "", &[], "P0 food 2; P1 food 2");
        event("development_of_crafts", "", &[], "P0 resources 2; P1 resources 2");
        event("development_of_science", "", &[], "P0 science 2; P1 science 2");
        event(
            "development_of_trade_routes",
            "",
            &[],
            "P0 science 1 food 1 resources 1; P1 science 1 food 1",
        );
        event(
            "development_of_settlement",
            "P1 yellow 0",
            &[],
            "P0 unused 2 yellow 17; P1 unused 1",
        );
        event("development_of_politics", "age I", &[], "P0 held 3; P1 held 3");
    }

    /// Proves: M058
    #[test]
    fn everybody_chooses_food_or_resources() {
        event(
            "development_of_markets",
            "",
            &["food", "resources"],
            "P0 food 2; P1 resources 2; asks P0",
        );
    }

    /// Proves: M056
    #[test]
    fn everybody_may_do_one_thing_for_less() {
        let rich = "P0 food 1 resources 1; P1 hand iron; P1 science 4";
        let state = event(
            "development_of_civilization",
            rich,
            &["population"],
            "P0 food 0 unused 2 civil 4",
        );
        possible(&state, "decline");
        expect(&play(state, &["develop iron"]), "P1 science 0 civil 4; P1 has iron; asks P0");
        event(
            "development_of_civilization",
            rich,
            &["build kind=farm level=A", "decline"],
            "P0 resources 0",
        );
        let revolt = "P0 hand monarchy; P0 science 1";
        event(
            "development_of_civilization",
            revolt,
            &["revolution monarchy"],
            "P0 civil 0; P0 has monarchy",
        );
    }

    /// Proves: M060, M064
    #[test]
    fn everybody_with_an_unused_worker_may_build_for_free() {
        let state = event(
            "development_of_religion",
            "P1 unused 0",
            &["build kind=temple level=A"],
            "P0 culture_rating 1; asks P0",
        );
        assert!(matches!(state.agenda.top(), Some(Task::Ask(_, Question::Actions))));
        event(
            "development_of_warfare",
            "",
            &["build kind=infantry level=A", "decline"],
            "P0 strength 2; P1 strength 1",
        );
    }
}

mod age_one {
    use super::*;

    /// Proves: M065
    #[test]
    fn barbarians_come_to_the_cultured_and_weak() {
        event("barbarians", "P1 culture 9; P0 workers infantry A 2", &[], "P1 unused 0 yellow 19");
        event("barbarians", "P1 culture 9; P1 workers infantry A 2", &[], "P1 unused 1");
    }

    /// Proves: M066
    #[test]
    fn a_border_conflict_destroys_and_pays() {
        event(
            "border_conflict",
            "P0 workers infantry A 2",
            &["raze kind=lab level=A"],
            "P0 resources 3; P1 unused 2 science_rating 0",
        );
    }

    /// Proves: M067
    #[test]
    fn crusades_move_culture() {
        event(
            "crusades",
            "P1 workers infantry A 2; P0 culture 9",
            &[],
            "P0 culture 6; P1 culture 4",
        );
    }

    /// Proves: M068, M078
    #[test]
    fn ratings_are_scored() {
        event("cultural_influence", "P1 workers temple A 2", &[], "P1 culture 2; P0 culture 1");
        event("scientific_breakthrough", "", &[], "P0 science 1; P1 science 1");
    }

    /// Proves: M069, M074
    #[test]
    fn goods_come_and_go_in_parts() {
        event("foray", "", &["split 1"], "P0 food 1 resources 2; P1 food 0");
        event(
            "foray",
            "3 seats",
            &["split 3", "split 0"],
            "P0 food 3; P1 resources 3; P2 resources 0",
        );
        event("raiders", "P1 food 2 resources 2", &["split 1"], "P1 food 1 resources 1");
        event("raiders", "P1 food 1", &[], "P1 food 0; asks P0");
    }

    /// Proves: M070, M072
    #[test]
    fn everybody_produces() {
        event("good_harvest", "", &[], "P0 food 2; P1 food 2");
        event("new_deposits", "", &[], "P0 resources 2; P1 resources 2");
    }

    /// Proves: M071
    #[test]
    fn the_happiest_grow_all_of_them() {
        event("immigration", "P1 workers temple A 1", &[], "P1 unused 2; P0 unused 1");
        event("immigration", "", &[], "P1 unused 2; P0 unused 2");
    }

    /// Proves: M073, M077
    #[test]
    fn population_is_lost() {
        event(
            "pestilence",
            "P1 unused 0",
            &["lose kind=farm level=A"],
            "P0 unused 0 yellow 19; P1 yellow 19",
        );
        event("reign_of_terror", "P0 workers infantry A 2", &[], "P0 unused 1; P1 unused 0");
        event("reign_of_terror", "P1 workers infantry A 2", &[], "P0 unused 0; P1 unused 1");
    }

    /// Proves: M075, M076, M079
    #[test]
    fn rats_rebellion_and_borders() {
        let mut state = position("events rats; politics; P0 holds raiders; P0 food 5; P1 food 1");
        state = play(state, &["prepare raiders"]);
        expect(&state, "P0 food 0; P1 food 0");
        event("rebellion", "P1 yellow 12; P0 yellow 16", &[], "P0 civil 2; P1 civil 0");
        event("uncertain_borders", "P1 workers infantry A 2", &[], "P0 yellow 17; P1 yellow 19");
    }

    #[test]
    fn of_equals_the_current_player_counts_as_higher() {
        event("crusades", "P1 culture 9", &[], "P0 culture 5; P1 culture 5");
    }
}

mod age_two {
    use super::*;

    /// Proves: M080
    #[test]
    fn unrest_costs_culture_and_blue_tokens() {
        event(
            "civil_unrest",
            "P0 yellow 12 culture 20; P1 yellow 16 culture 20",
            &[],
            "P0 culture 13 blue 15; P1 culture 16 blue 16",
        );
        event("civil_unrest", "", &[], "P0 blue 16; P1 blue 16");
    }

    /// Proves: M081, M088, M090, M091
    #[test]
    fn points_and_food() {
        event(
            "cold_war",
            "3 seats; P2 workers infantry A 2",
            &[],
            "P0 science 6; P1 science 0; P2 science 6",
        );
        event("national_pride", "P1 culture 9", &[], "P1 culture 14");
        event("popularization_of_science", "", &[], "P1 culture 1");
        event("prosperity", "P1 workers temple I 2", &[], "P1 food 4; P0 food 0");
    }

    /// Proves: M082
    #[test]
    fn crime_costs_the_weak() {
        event("crime_wave", "P1 culture 9", &[], "P1 culture 6 blue 15; P0 blue 16");
        let state = event("crime_wave", "P1 food 2; P1 blue 0", &[], "P1 blue 0");
        possible(&state, "give store=farm level=A");
        expect(&play(state, &["give store=farm level=A"]), "P1 food 1 blue 0");
    }

    /// Proves: M083
    #[test]
    fn economic_progress_is_a_production_of_goods() {
        event(
            "economic_progress",
            "P1 yellow 16",
            &[],
            "P0 food 2 resources 2 science 0; P1 food 1 resources 2",
        );
    }

    /// Proves: M084
    #[test]
    fn half_the_discontent_leave() {
        event("emigration", "P1 yellow 8 unused 3", &[], "P1 unused 1 yellow 10; P0 unused 1");
    }

    /// Proves: M085
    #[test]
    fn leaders_of_other_ages_leave() {
        event(
            "iconoclasm",
            "P0 leader albert_einstein; P1 leader isaac_newton",
            &[],
            "P0 leader albert_einstein; P1 leader none",
        );
    }

    /// Proves: M086
    #[test]
    fn the_weakest_loses_a_colony() {
        event(
            "independence_declaration",
            "P1 colony vast_territory_i",
            &[],
            "P1 colonies 0 yellow 18 blue 16",
        );
    }

    /// Proves: M087
    #[test]
    fn the_strongest_takes_cards_for_its_next_politics() {
        let row = "row 1 iron 2 alchemy 6 coal 10 oil";
        let state = event(
            "international_agreement",
            row,
            &["take 1", "take 10"],
            "P0 civil 4; P0 has iron oil",
        );
        refused(&state, "take 6", Refusal::NeedsCivil { needs: 2, has: 1 });
        let state = play(state, &["done"]);
        assert!(state.player(Seat(0)).skips_politics);
        assert!(state.row.iter().all(Option::is_some));
        assert_eq!(state.row[0], Some(civil("alchemy")));
        let none = event("international_agreement", row, &["done"], "P0 hand 0");
        assert!(!none.player(Seat(0)).skips_politics);
    }

    /// Proves: M089
    #[test]
    fn politics_of_strength_draw_and_discard() {
        let text = "P1 holds raiders pestilence foray crusades";
        event(
            "politics_of_strength",
            text,
            &["discard foray", "discard raiders", "discard crusades"],
            "P0 held 5; P1 held 1",
        );
        event("politics_of_strength", "P1 holds raiders", &[], "P0 held 5; P1 held 0");
        event(
            "politics_of_strength",
            "age IV; last round 6; P1 culture 9",
            &[],
            "P0 culture 6; P1 culture 6",
        );
    }

    /// Proves: M092
    #[test]
    fn time_ravages_an_old_wonder() {
        let wonders = "P0 wonder pyramids kremlin; P1 wonder colossus taj_mahal";
        event(
            "ravages_of_time",
            wonders,
            &["ravage taj_mahal"],
            "P0 civil_total 5 culture_rating 4; P1 culture_rating 2 blue 16 wonders 2",
        );
    }

    /// Proves: M093
    #[test]
    fn refugees_go_to_the_strong() {
        event("refugees", "P1 culture 9", &[], "P0 culture 4 unused 2; P1 culture 6 unused 0");
    }

    /// Proves: M094
    #[test]
    fn terror_comes_from_the_least_cultured() {
        let text = "3 seats; P0 culture 9; P1 culture 5; P0 workers temple A 1";
        let state = event("terrorism", text, &[], "asks P2; P1 unused 1");
        expect(
            &play(state, &["raze kind=temple level=A"]),
            "P0 unused 2 culture_rating 0; P1 unused 2",
        );
    }
}

mod impacts {
    use super::*;

    /// Proves: M095, M096, M097, M098
    /// Proves: M099, M100, M101, M102
    /// Proves: M103, M104, M107, M108
    /// Proves: M109
    #[test]
    fn each_impact_scores_what_it_says() {
        // One point more for P0, who prepares an event of Age I.
        event("impact_of_agriculture", "P1 yellow 8", &[], "P0 culture 7; P1 culture 2");
        event("impact_of_architecture", "P1 workers lab III 1 temple I 2", &[], "P1 culture 5");
        event("impact_of_balance", "P1 workers temple A 2", &[], "P0 culture 1; P1 culture 2");
        event(
            "impact_of_colonies",
            "P1 colony vast_territory_i vast_territory_ii",
            &[],
            "P1 culture 6",
        );
        event("impact_of_competition", "P1 workers arena II 1 cavalry III 2", &[], "P1 culture 8");
        event("impact_of_government", "P1 tech monarchy", &[], "P0 culture 11; P1 culture 13");
        event(
            "impact_of_happiness",
            "P1 workers temple I 1; P0 yellow 12 culture 9",
            &[],
            "P0 culture 6; P1 culture 4",
        );
        let mines = "P1 workers mine I 2; P1 wonder transcontinental_railroad";
        event("impact_of_industry", mines, &[], "P0 culture 3; P1 culture 8");
        event(
            "impact_of_population",
            "P1 unused 7; P1 yellow 17",
            &[],
            "P0 culture 1; P1 culture 6",
        );
        event("impact_of_progress", "P1 tech monarchy strategy satellites", &[], "P1 culture 12");
        event(
            "impact_of_technology",
            "P1 tech oil computers satellites democracy iron",
            &[],
            "P1 culture 16",
        );
        event(
            "impact_of_variety",
            "P1 workers cavalry I 1 theater I 1; P1 tech warfare",
            &[],
            "P0 culture 5; P1 culture 10",
        );
        event(
            "impact_of_wonders",
            "P1 wonder pyramids taj_mahal kremlin; P1 ruin colossus",
            &[],
            "P1 culture 17",
        );
    }

    /// Proves: M105, M106
    #[test]
    fn some_impacts_score_by_rank() {
        for (seats, first, second, third) in [(2, 10, 0, 0), (3, 14, 7, 0), (4, 15, 10, 5)] {
            for (slug, workers) in
                [("impact_of_strength", "infantry A"), ("impact_of_science", "lab A")]
            {
                let text = format!("{seats} seats; P1 workers {workers} 2");
                // P1 is first; of the others, who are equal, the current player is ahead.
                let after = format!("P1 culture {first}; P0 culture {}", second + 1);
                let state = event(slug, &text, &[], &after);
                if seats > 2 {
                    expect(&state, &format!("P2 culture {third}"));
                }
            }
        }
    }

    #[test]
    fn events_of_age_iii_are_resolved_at_the_end() {
        let text = "age IV; last round 5; turn P1; events impact_of_colonies crime_wave; \
                    future impact_of_wonders; P0 colony vast_territory_i; P0 wonder pyramids; P0 culture 5";
        check(text, &["done"], "P0 culture 13; asks nobody");
    }

    #[test]
    fn only_the_last_choice_of_the_game_turns_over_the_events_that_are_left() {
        let text = "age IV; last round 5; turn P1; events crime_wave; P1 food 5 unused 0";
        let state = position(text);
        reveals(&state, "population", false);
        reveals(&state, "done", true);
        reveals(&position(&text.replace("turn P1", "turn P0")), "done", false);
        // Cards too many are thrown away first.
        let held = "P1 holds raiders rats pestilence";
        let state = position(&format!("{text}; {held}"));
        reveals(&state, "done", false);
        let state = play(state, &["done"]);
        reveals(&state, "discard rats", true);
    }

    /// Proves: C074
    #[test]
    fn gates_scores_at_the_end() {
        let text = "age IV; last round 5; turn P1; P0 leader bill_gates; P0 workers lab III 2";
        check(text, &["done"], "P0 culture 6; asks nobody");
    }
}

mod territories {
    use super::*;

    /// Proves: M043, M044, M045
    /// Proves: M046, M047, M048
    /// Proves: M049, M050, M051, M052
    /// Proves: M053, M054
    #[test]
    fn a_colony_gives_for_good_and_once() {
        for (slug, after) in [
            ("developed_territory_i", "yellow 20 blue 17 science 3"),
            ("developed_territory_ii", "yellow 21 blue 18 science 5"),
            ("historic_territory_i", "happiness 1 culture 7"),
            ("historic_territory_ii", "happiness 2 culture 12"),
            ("inhabited_territory_i", "yellow 20 unused 2"),
            ("inhabited_territory_ii", "yellow 20 unused 3"),
            ("strategic_territory_i", "strength 2 held 3"),
            ("strategic_territory_ii", "strength 4 held 5"),
            ("vast_territory_i", "yellow 22 blue 12 food 3"),
            ("vast_territory_ii", "yellow 23 blue 11 food 4"),
            ("wealthy_territory_i", "blue 14 resources 5"),
            ("wealthy_territory_ii", "blue 11 resources 9"),
        ] {
            let moves = ["bid 1", "pass", "send kind=infantry level=A", "done"];
            event(slug, "", &moves, &format!("P0 colonies 1 {after}; P1 colonies 0"));
        }
    }

    #[test]
    fn bids_go_round_until_all_but_one_have_passed() {
        let units = "3 seats; P0 workers infantry A 3; P1 workers infantry A 3";
        let state = event("vast_territory_i", units, &["bid 1", "bid 2", "pass"], "asks P0");
        refused(&state, "bid 2", Refusal::BidTooLow { least: 3 });
        refused(&state, "bid 4", Refusal::BidTooHigh { most: 3 });
        let state = play(state, &["pass"]);
        let state = play(state, &["send kind=infantry level=A"]);
        refused(&state, "done", Refusal::ForceTooSmall { needs: 2, has: 1 });
        let state = play(state, &["send kind=infantry level=A", "done"]);
        expect(&state, "P1 colonies 1 strength 1 yellow 23; asks P0");
    }

    #[test]
    fn nobody_has_to_bid_and_whoever_has_no_unit_is_not_asked() {
        let state = event(
            "vast_territory_i",
            "P1 workers infantry A 0",
            &["pass"],
            "P0 colonies 0; asks P0",
        );
        assert!(state.events.past.has(military("vast_territory_i")));
        assert!(matches!(state.agenda.top(), Some(Task::Ask(_, Question::Actions))));
    }

    #[test]
    fn armies_modifiers_and_bonus_cards_strengthen_a_force() {
        let text = "P0 workers infantry A 3; P0 tactic legion; P0 wonder colossus; P0 holds military_bonus_ii";
        let moves = [
            "bid 8",
            "pass",
            "send kind=infantry level=A",
            "send kind=infantry level=A",
            "send kind=infantry level=A",
            "bonus military_bonus_ii",
            "done",
        ];
        event("vast_territory_i", text, &moves, "P0 colonies 1 held 0 strength 2");
        let state = event(
            "vast_territory_i",
            "P0 holds military_bonus_iii",
            &["bid 3", "pass", "bonus military_bonus_iii"],
            "",
        );
        refused(&state, "done", Refusal::NeedsUnit);
    }

    #[test]
    fn leaders_of_armies_do_not_help() {
        let state = event("vast_territory_i", "P0 leader alexander_the_great", &[], "");
        refused(&state, "bid 2", Refusal::BidTooHigh { most: 1 });
    }

    /// Proves: C069
    #[test]
    fn cook_discards_cards_for_his_force() {
        let text = "P0 leader james_cook; P0 holds raiders foray crusades";
        let moves = ["bid 3", "pass", "discard foray", "discard raiders"];
        let state = event("vast_territory_i", text, &moves, "P0 held 1");
        refused(&state, "discard crusades", Refusal::TooManyCards { most: 2 });
        expect(
            &play(state, &["send kind=infantry level=A", "done"]),
            "P0 colonies 1 culture_rating 2",
        );
    }
}
