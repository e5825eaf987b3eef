//! The turn: its phases, the row, the ages, production and the end.

use crate::rules::support::*;
use kernel::{Asks, ContentSet, Options, Rules, Seat};
use through_the_ages::discards::Discarded;
use through_the_ages::parts::*;
use through_the_ages::task::{Question, Task};
use through_the_ages::{Ages, Choice, Content, Event, Refusal};

fn begin(seats: u8) -> Ages {
    Ages::begin(Content::built_in(), &Options::new(seats)).expect("a game")
}

/// The game after its set-up, with the first player given.
fn set_up(seats: u8, first: u8) -> Ages {
    play(begin(seats), &[&format!("first {first}")])
}

mod set_up {
    use super::*;

    #[test]
    fn thirteen_cards_lie_in_the_row_and_seven_wait() {
        let state = set_up(3, 0);
        assert!(state.row.iter().all(Option::is_some));
        assert_eq!(state.civil_deck.total(), 7);
    }

    #[test]
    fn there_are_two_events_more_than_players() {
        for seats in 2..=4 {
            assert_eq!(begin(seats).events.left(), seats + 2);
        }
    }

    #[test]
    fn everybody_begins_with_one_action_more_than_the_one_before() {
        let state = set_up(4, 2);
        expect(&state, "P2 civil 1 military 0; P3 civil 2; P0 civil 3; P1 civil 4 military 0");
        expect(&state, "asks P2; round 1; age A");
    }

    #[test]
    fn everybody_begins_with_the_same_mat() {
        let state = set_up(2, 0);
        expect(&state, "P1 yellow 18 unused 1 blue 16 population 7 food 0 resources 0");
        expect(&state, "P1 science_rating 1 culture_rating 0 strength 1 happiness 0");
        expect(&state, "P1 workers farm A 2 mine A 2 lab A 1 temple A 0 infantry A 1");
    }
}

mod first_round {
    use super::*;

    #[test]
    fn only_cards_are_taken() {
        let state = set_up(2, 0);
        refused(&state, "population", Refusal::FirstRound);
        refused(&state, "build kind=farm level=A", Refusal::FirstRound);
    }

    #[test]
    fn nothing_is_swept_and_nobody_draws_but_everybody_produces() {
        let state = play(set_up(2, 0), &["done"]);
        expect(&state, "asks P1; P0 food 2 resources 2 science 1 held 0 civil 4 military 2");
        assert!(state.row.iter().all(Option::is_some));
    }

    #[test]
    fn age_a_ends_when_the_row_is_filled_for_the_first_time() {
        let state = play(set_up(2, 0), &["done", "done"]);
        expect(&state, "age I; round 2; P0 yellow 18");
        assert!(matches!(state.agenda.top(), Some(Task::Ask(Seat(0), Question::Politics))));
        // Three of Age A were swept and three laid: four of seven are out of the game.
        assert_eq!(state.civil_gone.total(), 3 + 4);
        assert_eq!(state.civil_deck.total(), 44);
        assert_eq!(state.deck_size, 43);
    }
}

mod row {
    use super::*;

    fn swept(seats: u8) -> usize {
        let state =
            position(&format!("{seats} seats; row 1 iron 2 alchemy 3 knights 4 coal; turn P1"));
        let log = events(state, &["done"]);
        log.iter().filter(|event| matches!(event, Event::Swept { .. })).count()
    }

    #[test]
    fn the_leftmost_cards_are_swept_by_the_number_of_players() {
        assert_eq!([swept(2), swept(3), swept(4)], [3, 2, 1]);
    }

    #[test]
    fn cards_slide_to_the_left_and_new_ones_come_from_the_left() {
        let state = play(position("turn P1; row 5 iron 9 coal"), &["done"]);
        assert_eq!(state.row[0], Some(civil("iron")));
        assert_eq!(state.row[1], Some(civil("coal")));
        assert!(state.row.iter().all(Option::is_some));
    }
}

mod ages {
    use super::*;

    /// A position in which the next card laid is the last of its age.
    fn last_card(text: &str) -> Ages {
        let mut state = position(text);
        for (index, count) in state.civil_deck.clone().iter() {
            state.civil_gone.add(index, count);
        }
        state.civil_deck.clear();
        let last =
            rules().civil_ids().find(|&card| rules().civil(card).age == state.age).expect("a card");
        state.civil_gone.take(last);
        state.civil_deck.add(last, 1);
        state
    }

    #[test]
    fn the_last_card_of_an_age_begins_the_next() {
        let state = play(last_card("age I; turn P1"), &["done"]);
        expect(&state, "age II; P0 yellow 16; P1 yellow 16");
        assert!(state.row.iter().all(Option::is_some));
        assert_eq!(state.deck_size, 46);
    }

    #[test]
    fn cards_before_the_age_that_ended_become_obsolete() {
        let text = "3 seats; age II; turn P1; P0 leader homer; P2 leader isaac_newton; \
                    P0 building colossus 1; P2 building eiffel_tower 1; P0 hand patriotism_a iron coal; \
                    P0 holds legion; P2 holds crime_wave; pact open_borders_agreement P0 P1; \
                    pact scientific_cooperation P1 P2";
        let state = play(last_card(text), &["done"]);
        expect(&state, "age III; P0 leader none; P2 leader isaac_newton");
        expect(&state, "P0 lacks colossus patriotism_a iron legion; P0 has coal; P0 blue 16");
        expect(&state, "P2 has eiffel_tower crime_wave");
        assert_eq!((state.pacts[0], state.pacts[1].is_some()), (None, true));
    }

    #[test]
    fn what_is_in_play_otherwise_stays() {
        let text = "age II; turn P1; P0 wonder pyramids; P0 colony vast_territory_i; \
                    P0 tactic legion; P0 tech irrigation";
        let state = play(last_card(text), &["done"]);
        expect(&state, "P0 has pyramids vast_territory_i legion irrigation");
    }

    #[test]
    fn age_iv_begun_by_the_first_player_makes_this_round_the_last() {
        let state = play(last_card("turn P1"), &["done"]);
        assert_eq!((state.age, state.round, state.last_round), (Age::IV, 6, Some(6)));
        assert_eq!(state.deck_size, 0);
    }

    #[test]
    fn age_iv_begun_by_somebody_else_makes_the_next_round_the_last() {
        let state = play(last_card("turn P0"), &["done"]);
        assert_eq!((state.age, state.round, state.last_round), (Age::IV, 5, Some(6)));
    }

    #[test]
    fn decks_are_made_for_those_who_still_play() {
        let mut state = last_card("3 seats; age I; turn P1");
        state.players[2].has_resigned = true;
        state.rerate();
        let state = play(state, &["done"]);
        assert_eq!((state.made_for, state.deck_size), ([3, 3, 2, 0], 46));
    }
}

mod production {
    use super::*;

    #[test]
    fn science_culture_food_and_resources_come_at_the_end_of_a_turn() {
        check(
            "P0 workers temple A 2; P0 science 3",
            &["done"],
            "P0 science 4 culture 2 food 2 resources 2",
        );
    }

    #[test]
    fn an_uprising_stops_production() {
        let log = check("P0 yellow 8 unused 1", &["done"], "P0 science 0 food 0 resources 0");
        assert_eq!(log.discontent(Seat(0)), 4);
        check("P0 yellow 8 unused 4", &["done"], "P0 science 1 resources 2");
    }

    #[test]
    fn corruption_comes_before_food_and_takes_food_where_resources_lack() {
        // Ten tokens in the bank: corruption 2.
        check("P0 food 3 resources 1; P0 blue 10", &["done"], "P0 resources 2 food 4");
        check("P0 resources 5; P0 blue 10", &["done"], "P0 resources 5 food 2");
    }

    #[test]
    fn consumption_comes_after_food_and_hunger_costs_culture() {
        check("P0 yellow 12 unused 2", &["done"], "P0 food 0");
        check("P0 yellow 4 unused 9 culture 30", &["done"], "P0 food 0 culture 22");
        check("P0 yellow 4 unused 9 culture 3", &["done"], "P0 culture 0");
    }

    #[test]
    fn tokens_go_to_the_highest_level_first_when_the_bank_is_short() {
        check("P0 workers farm A 2 farm I 2; P0 blue 3", &["done"], "P0 food 5 blue 0 resources 0");
    }

    /// Proves: C090
    #[test]
    fn the_railroad_doubles_one_best_mine() {
        check(
            "P0 workers mine I 2; P0 wonder transcontinental_railroad",
            &["done"],
            "P0 resources 8 strength 5",
        );
    }

    /// Proves: C074
    #[test]
    fn the_labs_of_gates_make_resources() {
        check(
            "P0 leader bill_gates; P0 workers lab A 1 lab II 2",
            &["done"],
            "P0 resources 6 science 7",
        );
    }

    #[test]
    fn corruption_that_overpays_takes_no_food_besides() {
        // Two tokens of 5 pay 6, and come back as two of 1: 8 are lost.
        check(
            "P0 workers farm A 0 mine A 0 mine III 0; P0 food 2 resources 10; P0 blue 0",
            &["done"],
            "P0 resources 2 food 2 blue 0",
        );
    }

    #[test]
    fn mines_and_labs_share_a_short_bank_from_the_highest_level_down() {
        let made = |text: &str, after: &str| {
            check(&format!("P0 leader bill_gates; P0 workers farm A 0; {text}"), &["done"], after);
        };
        // The lab of level III comes before mines of level A.
        made("P0 workers mine A 2 lab III 1; P0 blue 1", "P0 resources 3 blue 0");
        // A mine of level III, the lab of level II, one mine of level A.
        made("P0 workers mine A 2 mine III 1 lab II 1; P0 blue 3", "P0 resources 8 blue 0");
        // Of the same level the mine is first: it makes more.
        made("P0 workers mine A 0 mine II 1 lab II 1; P0 blue 1", "P0 resources 3 blue 0");
        // The railroad's token belongs to the best mine.
        made(
            "P0 workers mine A 1 mine I 1 lab I 1; P0 wonder transcontinental_railroad; P0 blue 2",
            "P0 resources 4 blue 0",
        );
    }

    /// Proves: M036, M035
    #[test]
    fn pacts_add_to_production_and_take_from_it() {
        let trade = "3 seats; pact international_trade_agreement P0 P1";
        check(trade, &["done"], "P0 resources 3 food 2");
        check(&format!("{trade}; turn P1"), &["done"], "P1 resources 2 food 3");
        let supremacy = "3 seats; pact acceptance_of_supremacy P0 P1";
        check(supremacy, &["done"], "P0 resources 3");
        check(&format!("{supremacy}; turn P1"), &["done"], "P1 resources 1");
        let idle = "P1 workers mine A 0; P1 resources 3";
        check(&format!("{supremacy}; {idle}; turn P1"), &["done"], "P1 resources 3");
    }
}

mod end_of_turn {
    use super::*;

    #[test]
    fn a_card_is_drawn_for_each_military_action_left_but_three_at_most() {
        check("age I", &["done"], "P0 held 2");
        check("age I; P0 military 0", &["done"], "P0 held 0");
        check("P0 tech strategy; P0 leader napoleon_bonaparte", &["done"], "P0 held 3 military 6");
    }

    #[test]
    fn no_card_is_drawn_in_age_iv() {
        check("age IV; last round 6", &["done"], "P0 held 0");
    }

    #[test]
    fn too_many_military_cards_are_discarded_before_production() {
        let state = position("age I; P0 holds legion phalanx rats raiders; P0 military 0");
        let state = play(state, &["done"]);
        assert!(matches!(state.agenda.top(), Some(Task::Ask(_, Question::Discard { left: 2 }))));
        let state = play(state, &["discard rats", "discard legion"]);
        expect(&state, "P0 held 2; P0 has phalanx raiders; P0 food 2");
        refused(
            &position("age I; P0 holds legion phalanx rats; P0 civil 0"),
            "discard rats",
            Refusal::NotAsked,
        );
    }

    #[test]
    fn the_discards_of_the_age_become_the_deck_when_it_runs_out() {
        let mut state = position("age I; P0 holds legion phalanx rats; P0 military 1");
        let kept = military("raiders");
        let deck = state.military_deck;
        for (card, count) in deck.iter() {
            for _ in 0..count {
                if card != kept {
                    state.discards.push(Discarded { card: card.into(), by: None });
                }
            }
        }
        state.military_deck.clear();
        state.military_deck.add(kept, 1);
        state.deck_size = 1;
        let state = play(state, &["done", "discard rats"]);
        expect(&state, "P0 has raiders");
        assert_eq!((state.deck_size, state.discards.len()), (40, 0));
    }

    #[test]
    fn actions_are_available_again() {
        check("P0 civil 0 military 0", &["done"], "P0 civil 4 military 2; turn P1");
    }

    #[test]
    fn an_exclusive_tactic_becomes_common_at_the_start_of_the_next_turn() {
        let state = play(position("start P0; P0 tactic legion"), &[]);
        assert_eq!(state.common.as_slice(), [military("legion")]);
        expect(&state, "P0 has legion");
    }

    /// Proves: C063
    #[test]
    fn genghis_khan_scores_as_one_of_the_two_strongest_with_ties_in_his_favour() {
        check("3 seats; P0 leader genghis_khan", &["done"], "P0 culture 3");
        let weaker = "3 seats; P0 leader genghis_khan; P1 workers infantry A 2";
        check(weaker, &["done"], "P0 culture 3");
        check(&format!("{weaker}; P2 workers infantry A 2"), &["done"], "P0 culture 0");
        check("P0 leader genghis_khan; P1 workers infantry A 2", &["done"], "P0 culture 0");
        check("P0 leader genghis_khan; P0 yellow 0", &["done"], "P0 culture 3");
    }
}

mod end {
    use super::*;

    #[test]
    fn a_round_goes_clockwise_from_the_first_player() {
        let state = play(position("3 seats; first P1; turn P0"), &["done"]);
        expect(&state, "turn P1; round 6");
        let state = play(position("3 seats; first P1; turn P1"), &["done"]);
        expect(&state, "turn P2; round 5");
    }

    #[test]
    fn whoever_has_resigned_is_passed_over() {
        let mut state = position("3 seats; turn P0");
        state.players[1].has_resigned = true;
        state.rerate();
        expect(&play(state, &["done"]), "turn P2");
    }

    #[test]
    fn the_game_ends_after_the_last_round() {
        let state = play(position("age IV; last round 5; turn P1"), &["done"]);
        assert_eq!(state.asks(), Asks::Nobody);
        let mut list = vec![Choice::Done];
        state.choices(&mut list);
        assert!(list.is_empty());
    }
}
