//! Quick actions: the tiles, their price, and when they are done ("Quick actions").

use crate::rules::support::*;
use kernel::{Asks, Seat};
use tzolkin::state::QuickSpace;
use tzolkin::{Event, Refusal};

/// A quick action alone, by somebody with these goods.
#[track_caller]
fn quick(tile: &str, goods: &str, more: &[&str], after: &str) {
    let table = format!("5 seats; quick {tile}; {goods}");
    check(&table, &[&["place_quick", "done"], more].concat(), after);
}

/// The same with a tile of the second age.
#[track_caller]
fn late_quick(tile: &str, goods: &str, more: &[&str], after: &str) {
    let table = format!("5 seats; day 14; held 2; age 2; quick {tile}; {goods}");
    check(&table, &[&["place_quick", "done"], more].concat(), after);
}

mod tiles {
    use super::*;

    /// Proves: Q01
    #[test]
    fn q01_gives_three_corn() {
        quick("Q01", "P0 corn 1", &[], "P0 corn 3; asks P1");
    }

    /// Proves: Q02
    #[test]
    fn q02_gives_a_wood_and_a_corn() {
        quick("Q02", "P0 corn 1", &[], "P0 corn 1 wood 1; asks P1");
    }

    /// Proves: Q03
    #[test]
    fn q03_gives_a_stone() {
        quick("Q03", "P0 corn 1", &[], "P0 corn 0 stone 1; asks P1");
    }

    /// Proves: Q04
    #[test]
    fn q04_advances_one_technology_at_normal_cost() {
        quick("Q04", "P0 corn 1 wood 3", &["advance theology"], "P0 theology 1 wood 2; asks P1");
        let more = ["advance extraction"];
        quick("Q04", "P0 corn 1 wood 3 extraction 2", &more, "P0 extraction 3 wood 0; asks P1");
    }

    /// Proves: Q05
    #[test]
    fn q05_advances_one_technology_at_normal_cost() {
        let goods = "P0 corn 1 stone 2 agriculture 1";
        quick("Q05", goods, &["advance agriculture"], "P0 agriculture 2 stone 0; asks P1");
        let goods = "P0 corn 1 stone 1 theology 3";
        quick("Q05", goods, &["advance theology"], "P0 stone 0 skulls 1 theology 3; asks P1");
    }

    /// Proves: Q06
    #[test]
    fn q06_is_a_market() {
        let more = ["sell gold", "buy wood", "buy wood", "done"];
        quick("Q06", "P0 corn 1 gold 1", &more, "P0 corn 0 gold 0 wood 2; asks P1");
        let more = ["sell wood", "sell stone", "buy gold", "done"];
        quick("Q06", "P0 corn 1 wood 1 stone 1", &more, "P0 corn 1 gold 1 wood 0; asks P1");
    }

    /// Proves: Q07
    #[test]
    fn q07_builds_a_building_for_one_corn_more() {
        let goods = "offer B01; P0 corn 2 wood 1";
        let more = ["build building=B01"];
        quick("Q07", goods, &more, "P0 corn 0 wood 0; P0 owns B01; asks P1");
    }

    #[test]
    fn q07_builds_no_monument_and_no_second_building() {
        let goods = "offer B01 B02; monuments M04; P0 corn 2 wood 9 gold 9";
        let table = format!("5 seats; quick Q07; {goods}");
        let state = play(position(&table), &["place_quick", "done"]);
        assert_eq!(choices(&state), ["build building=B01", "build building=B02"]);
        expect(&play(state, &["build building=B02"]), "P0 owns B02; P0 lacks B01; asks P1");
    }

    /// Proves: Q08
    #[test]
    fn q08_gives_three_corn() {
        late_quick("Q08", "P0 corn 1", &[], "P0 corn 3; asks P1");
    }

    /// Proves: Q09
    #[test]
    fn q09_gives_a_stone() {
        late_quick("Q09", "P0 corn 1", &[], "P0 corn 0 stone 1; asks P1");
    }

    /// Proves: Q10
    #[test]
    fn q10_gives_a_gold() {
        late_quick("Q10", "P0 corn 1", &[], "P0 corn 0 gold 1; asks P1");
    }

    /// Proves: Q11
    #[test]
    fn q11_advances_one_technology_at_normal_cost() {
        let goods = "P0 corn 1 gold 1";
        late_quick("Q11", goods, &["advance theology"], "P0 gold 0 theology 1; asks P1");
    }

    /// Proves: Q12
    #[test]
    fn q12_is_a_market() {
        let more = ["sell stone", "done"];
        late_quick("Q12", "P0 corn 1 stone 1", &more, "P0 corn 3 stone 0; asks P1");
    }

    /// Proves: Q13
    #[test]
    fn q13_builds_a_building_for_one_corn_more() {
        let goods = "offer B20; P0 corn 2 wood 1 gold 2";
        let more = ["build building=B20"];
        late_quick("Q13", goods, &more, "P0 corn 0 wood 0 gold 0 points 8; P0 owns B20; asks P1");
    }
}

mod choosing {
    use super::*;

    #[test]
    fn it_costs_one_corn() {
        let state = position("5 seats; quick Q01");
        refused(&state, "place_quick", Refusal::NeedsCorn { needs: 1, has: 0 });
        check("5 seats; quick Q01; P0 corn 1", &["place_quick"], "P0 corn 0 at_hand 2");
    }

    #[test]
    fn it_counts_as_a_worker_for_the_surcharge() {
        let table = "5 seats; quick Q01; P0 corn 9";
        check(table, &["place gear=tikal space=0", "place_quick"], "P0 corn 7");
        check(table, &["place_quick", "place gear=tikal space=0"], "P0 corn 7");
        check(
            table,
            &["place gear=tikal space=0", "place_start", "place_quick"],
            "P0 corn 5 at_hand 0",
        );
    }

    #[test]
    fn one_worker_a_turn() {
        let table = "5 seats; quick Q01; P0 corn 9";
        let state = play(position(table), &["place_quick"]);
        refused(&state, "place_quick", Refusal::OneQuickATurn);
    }

    #[test]
    fn another_may_go_to_the_start_space() {
        let table = "5 seats; quick Q01; P0 corn 9";
        check(table, &["place_quick", "place_start", "done"], "P0 corn 10 at_hand 1");
    }

    #[test]
    fn three_workers_find_room_in_a_round() {
        let table = "5 seats; quick Q01; P0 corn 1; P1 corn 1; P2 corn 1; P3 corn 1";
        let state = play(position(table), &["place_quick", "done"].repeat(3));
        expect(&state, "P2 corn 3; asks P3");
        refused(&state, "place_quick", Refusal::QuickTaken);
    }

    #[test]
    fn a_worker_must_be_at_hand() {
        let state = position("5 seats; quick Q01; P0 corn 9; P0 on tikal 1 tikal 2 tikal 3");
        refused(&state, "place_quick", Refusal::NoWorkerAtHand);
    }

    #[test]
    fn it_is_part_of_a_placing_turn() {
        let table = "5 seats; quick Q01; P0 corn 9; P0 on yaxchilan 1";
        let state = play(position(table), &["go yaxchilan 1"]);
        impossible(&state, "place_quick");
    }

    #[test]
    fn without_the_module_there_is_none() {
        refused(&position("4 seats; P0 corn 9"), "place_quick", Refusal::NotAsked);
    }
}

mod doing {
    use super::*;

    const BUILD: &str = "5 seats; quick Q07; offer B01";

    #[test]
    fn it_is_done_at_the_end_of_the_turn() {
        let table = "5 seats; quick Q01; P0 corn 2";
        let state = play(position(table), &["place_quick"]);
        expect(&state, "P0 corn 1");
        let state = play(state, &["place gear=tikal space=0"]);
        expect(&state, "P0 corn 0");
        refused(&state, "place gear=uxmal space=0", Refusal::NeedsCorn { needs: 2, has: 0 });
        expect(&play(state, &["done"]), "P0 corn 3");
    }

    #[test]
    fn the_corn_of_the_start_space_comes_first() {
        let table = format!("{BUILD}; start corn 3; P0 corn 2 wood 1");
        let moves = ["place_start", "place_quick", "done", "build building=B01"];
        check(&table, &moves, "P0 corn 2 wood 0; P0 owns B01");
    }

    #[test]
    fn it_may_pay_for_the_quick_action() {
        let table = format!("{BUILD}; start corn 1; P0 corn 2 wood 1");
        let moves = ["place_start", "place_quick", "done", "build building=B01"];
        check(&table, &moves, "P0 corn 0; P0 owns B01");
    }

    #[test]
    fn it_does_not_pay_for_placing() {
        let state = play(position("5 seats; quick Q01; start corn 9; P0 corn 1"), &["place_start"]);
        refused(&state, "place_quick", Refusal::NeedsCorn { needs: 2, has: 1 });
    }

    #[test]
    fn a_building_needs_its_blocks_and_its_corn() {
        let state = position(&format!("{BUILD}; P0 corn 5"));
        refused(&state, "place_quick", Refusal::QuickImpossible);
        let state = position(&format!("{BUILD}; P0 corn 1 wood 1"));
        refused(&state, "place_quick", Refusal::QuickImpossible);
        possible(&position(&format!("{BUILD}; P0 corn 2 wood 1")), "place_quick");
    }

    #[test]
    fn an_advance_needs_its_blocks() {
        let state = position("5 seats; quick Q04; P0 corn 5");
        refused(&state, "place_quick", Refusal::QuickImpossible);
        let state = position("5 seats; quick Q04; P0 corn 5 wood 1; P0 agriculture 1 extraction 1");
        possible(&state, "place_quick");
        let levels = "P0 agriculture 1 extraction 1 architecture 1 theology 1";
        let state = position(&format!("5 seats; quick Q04; P0 corn 5 wood 1; {levels}"));
        refused(&state, "place_quick", Refusal::QuickImpossible);
    }

    #[test]
    fn a_market_needs_something_to_trade() {
        let state = position("5 seats; quick Q06; P0 corn 2");
        refused(&state, "place_quick", Refusal::QuickImpossible);
        possible(&position("5 seats; quick Q06; P0 corn 3"), "place_quick");
        possible(&position("5 seats; quick Q06; P0 corn 1 wood 1"), "place_quick");
    }

    #[test]
    fn a_later_worker_may_not_take_what_it_needs() {
        let table = format!("{BUILD}; P0 corn 2 wood 1");
        let state = play(position(&table), &["place_quick"]);
        refused(&state, "place gear=tikal space=0", Refusal::QuickWouldFail);
        refused(&play(state, &[]), "place_start", Refusal::QuickWouldFail);
    }

    #[test]
    fn a_sale_may_not_take_what_it_needs() {
        let table = "5 seats; with tribes; quick Q04; P0 tribe T11; P0 corn 1 wood 1";
        let state = play(position(table), &["place_quick"]);
        impossible(&state, "sell_one wood");
    }

    /// Whatever the tribe's worker does after placing, the quick action is carried out.
    #[test]
    fn a_worker_picked_up_after_placing_may_not_take_what_it_needs() {
        let table = "5 seats; with tribes; quick Q04; P0 tribe T01; P0 workers 4 corn 9 wood 1; \
                     P0 on tikal 1";
        let moves =
            ["place gear=uxmal space=0", "place gear=palenque space=0", "place_quick", "done"];
        let mut open = vec![(play(position(table), &moves), Vec::new())];
        while let Some((state, log)) = open.pop() {
            if asked(&state) != Asks::Seat(Seat(0)) {
                let quick = log.iter().position(|event| matches!(event, Event::QuickDone { .. }));
                let advanced = |event: &Event| matches!(event, Event::Advanced { .. });
                let after = &log[quick.expect("the quick action is done")..];
                assert!(after.iter().any(advanced), "the quick action is not carried out: {log:?}");
                continue;
            }
            for choice in choices(&state) {
                let more = events(state.clone(), &[&choice]);
                open.push((play(state.clone(), &[&choice]), [log.clone(), more].concat()));
            }
        }
    }

    #[test]
    fn it_must_be_done() {
        let table = format!("{BUILD}; P0 corn 2 wood 1");
        let state = play(position(&table), &["place_quick", "done"]);
        assert_eq!(choices(&state), ["build building=B01"]);
        refused(&state, "done", Refusal::MustTakeOne);
        let state =
            play(position("5 seats; quick Q04; P0 corn 1 wood 1"), &["place_quick", "done"]);
        impossible(&state, "done");
        impossible(&state, "decline");
    }

    #[test]
    fn gold_is_taken_if_it_can_be_paid() {
        let table = "5 seats; with prophecies; prophecies R05 R07 R06; held 2; age 2; day 14; \
                     quick Q10; P0 corn 2";
        let state = play(position(table), &["place_quick", "done"]);
        refused(&state, "take_gold 0", Refusal::MustTakeOne);
        assert_eq!(choices(&state), ["take_gold 1"]);
    }

    #[test]
    fn gold_of_a_building_may_be_left() {
        let table = "5 seats; with prophecies; prophecies R05 R07 R06; held 2; age 2; day 14; \
                     quick Q13; offer B24; P0 corn 3 wood 2 stone 1";
        let moves = ["place_quick", "done", "build building=B24", "advance theology"];
        let state = play(position(table), &moves);
        assert_eq!(choices(&state), ["take_gold 0", "take_gold 1"]);
    }

    #[test]
    fn a_market_does_not_end_without_a_trade() {
        let state =
            play(position("5 seats; quick Q06; P0 corn 3 wood 1"), &["place_quick", "done"]);
        refused(&state, "done", Refusal::MustTakeOne);
        possible(&play(state.clone(), &["sell wood"]), "done");
        possible(&play(state, &["buy wood"]), "done");
    }

    #[test]
    fn a_market_that_a_building_brings_may_be_left() {
        let table = "5 seats; day 14; held 2; age 2; quick Q13; offer B18; P0 corn 4 stone 3";
        let state = play(position(table), &["place_quick", "done", "build building=B18"]);
        possible(&state, "done");
    }

    #[test]
    fn the_worker_comes_home_at_the_end_of_the_round() {
        let table = "5 seats; quick Q01; P0 corn 1";
        let state = check(table, &["place_quick", "done"], "P0 at_hand 2");
        assert_eq!(state.quick_spaces, [Some(QuickSpace::Worker(Seat(0))), None, None]);
        let state = play(state, &["end round"]);
        expect(&state, "P0 at_hand 3 on_gears 0");
        assert_eq!(state.quick_spaces, [None; 3]);
    }
}

mod technologies {
    use super::*;

    #[test]
    fn extraction_adds_nothing() {
        quick("Q02", "P0 corn 1 extraction 3", &[], "P0 wood 1 corn 1");
        quick("Q03", "P0 corn 1 extraction 3", &[], "P0 stone 1");
        late_quick("Q10", "P0 corn 1 extraction 3", &[], "P0 gold 1");
    }

    #[test]
    fn agriculture_adds_nothing() {
        quick("Q01", "P0 corn 1 agriculture 3", &[], "P0 corn 3");
    }

    #[test]
    fn architecture_adds_and_saves_nothing() {
        let goods = "offer B01; P0 corn 2 wood 1 architecture 3";
        quick("Q07", goods, &["build building=B01"], "P0 corn 0 wood 0 points 0; P0 owns B01");
        let state = position("5 seats; quick Q07; offer B01; P0 corn 2 architecture 3");
        refused(&state, "place_quick", Refusal::QuickImpossible);
        let state = position("5 seats; quick Q07; offer B01; P0 corn 2 wood 1 architecture 3");
        let state = play(state, &["place_quick", "done"]);
        refused(&state, "build building=B01 helped=true", Refusal::NoHelp);
    }
}

/// Nor do they help with what a building of a quick action offers further.
mod technologies_further_on {
    use super::*;

    const ACT: &str = "5 seats; day 14; held 2; age 2; quick Q13; offer B21 B20; \
                       P0 corn 3 wood 2 stone 1 gold 1";

    #[track_caller]
    fn acted(levels: &str, act: &str, after: &str) {
        let act = format!("act {act} way=plain");
        let moves = ["place_quick", "done", "build building=B21", &act];
        check(&format!("{ACT} {levels}"), &moves, after);
    }

    #[test]
    fn architecture_does_not_help_the_further_building_of_b08() {
        let goods = "5 seats; quick Q07; offer B08 B01; P0 corn 2 gold 1 architecture 3";
        let moves = ["place_quick", "done", "build building=B08", "up chaac"];
        let state = play(position(&format!("{goods} wood 2")), &moves);
        refused(&state, "build building=B01 helped=true", Refusal::NoHelp);
        let state = play(state, &["build building=B01"]);
        expect(&state, "P0 owns B08 B01; P0 corn 0 wood 0 points 0; asks P1");
        check(&format!("{goods} wood 1"), &moves, "P0 owns B08; P0 lacks B01; asks P1");
    }

    #[test]
    fn extraction_and_theology_add_nothing_to_the_action_of_b21() {
        let levels = "extraction 3 theology 3";
        acted(levels, "gear=yaxchilan action=1", "P0 wood 1 corn 0; asks P1");
        acted(levels, "gear=yaxchilan action=5", "P0 stone 1 gold 1 corn 2; asks P1");
        acted(levels, "gear=yaxchilan action=4", "P0 skulls 1; asks P1");
    }

    #[test]
    fn agriculture_adds_nothing_to_it() {
        acted("agriculture 3", "gear=palenque action=1", "P0 corn 3; asks P1");
        acted("agriculture 3", "gear=palenque action=2", "P0 corn 4 corn_tiles 1; asks P1");
        let state = position(&format!("{ACT} agriculture 3; P1 corn_tiles 5"));
        let state = play(state, &["place_quick", "done", "build building=B21"]);
        impossible(&state, "act gear=palenque action=2 way=plain");
    }

    #[test]
    fn architecture_does_not_help_its_building() {
        let table = format!("{ACT} architecture 3").replace("gold 1", "gold 3");
        let table = table.replace("wood 2", "wood 3");
        let moves = ["place_quick", "done", "build building=B21"];
        let state = play(position(&table), &moves);
        let state = play(state, &["act gear=tikal action=2 way=plain"]);
        refused(&state, "build building=B20 helped=true", Refusal::NoHelp);
        let state = play(state, &["build building=B20"]);
        expect(&state, "P0 owns B20 B21; P0 gold 0 wood 0 corn 0 points 10; asks P1");
    }

    #[test]
    fn theology_does_not_follow_the_skull_of_b40() {
        let table = "5 seats; with buildings; day 14; held 2; age 2; quick Q13; offer B40; \
                     P0 corn 2 wood 1 gold 1 skulls 1 theology 2";
        let moves = ["place_quick", "done", "build building=B40", "up chaac"];
        check(table, &moves, "P0 owns B40; P0 chaac 1 wood 1 points 7; asks P1");
    }
}

mod other_influences {
    use super::*;

    #[test]
    fn itzamna_studies_cheaply() {
        check(
            "5 seats; with tribes; quick Q04; P0 tribe T08; P0 corn 1",
            &["place_quick", "done", "advance theology"],
            "P0 theology 1; asks P1",
        );
    }

    #[test]
    fn yumkaax_pays_its_own_surcharge() {
        check(
            "5 seats; with tribes; quick Q01; P0 tribe T13; P0 corn 1",
            &["place gear=tikal space=0", "place_quick", "done"],
            "P0 corn 3",
        );
    }

    #[test]
    fn teachers_may_be_short() {
        check(
            "5 seats; with prophecies; prophecy R09; quick Q04; P0 corn 1 wood 2",
            &["place_quick", "done", "advance theology"],
            "P0 theology 1 wood 0",
        );
        let table = "5 seats; with prophecies; prophecy R09; quick Q04; P0 corn 1 wood 1";
        refused(&position(table), "place_quick", Refusal::QuickImpossible);
    }

    #[test]
    fn gold_may_be_short() {
        let table =
            "5 seats; with prophecies; prophecies R05 R07 R06; held 2; age 2; day 14; quick Q10";
        let state = position(&format!("{table}; P0 corn 1"));
        refused(&state, "place_quick", Refusal::QuickImpossible);
        let moves = ["place_quick", "done", "take_gold 1"];
        check(&format!("{table}; P0 corn 2"), &moves, "P0 gold 1 corn 0");
    }
}

mod the_calendar {
    use super::*;
    use tzolkin::parts::QuickId;
    use tzolkin::state::Tzolkin;

    fn laid(state: &Tzolkin) -> usize {
        state.quick_tiles.iter().flatten().count()
    }

    #[test]
    fn seven_tiles_lie_out_for_the_first_age() {
        let state = position("5 seats");
        assert_eq!(laid(&state), 7);
        let mut tiles: Vec<String> =
            state.quick_tiles[..7].iter().flatten().map(QuickId::to_string).collect();
        tiles.sort();
        assert_eq!(tiles, ["Q01", "Q02", "Q03", "Q04", "Q05", "Q06", "Q07"]);
    }

    #[test]
    fn the_tile_changes_every_two_days() {
        let state = position("5 seats");
        let (first, second) = (state.quick_tiles[0], state.quick_tiles[1]);
        assert_eq!(state.quick_tile(), first);
        let state = play(state, &["end round"]);
        assert_eq!((state.day, state.quick_tile()), (1, first));
        let state = play(state, &["end round"]);
        assert_eq!((state.day, state.quick_tile()), (2, second));
        let state = play(state, &["end round"]);
        assert_eq!((state.day, state.quick_tile()), (3, second));
    }

    #[test]
    fn sped_time_changes_it_sooner() {
        let state = position("5 seats; day 1");
        let next = state.quick_tiles[1];
        let state = play(state, &["place_start", "done", "end round", "days 2"]);
        assert_eq!((state.day, state.quick_tile()), (3, next));
        let state = position("5 seats; day 0");
        let next = state.quick_tiles[1];
        let state = play(state, &["place_start", "done", "end round", "days 2"]);
        assert_eq!((state.day, state.quick_tile()), (2, next));
    }

    #[test]
    fn the_second_age_is_laid_out_on_the_first_food_day_after_feeding() {
        let table = "5 seats; day 7; P0 corn 6 chaac 1";
        assert_eq!(laid(&position(table)), 7);
        let log = events(position(table), &["end round"]);
        let fed = log.iter().rposition(|event| matches!(event, Event::Fed { .. }));
        let quick = |event: &Event| matches!(event, Event::QuickLaid { .. });
        let (first, last) = (log.iter().position(quick), log.iter().rposition(quick));
        let reward = log.iter().rposition(|event| matches!(event, Event::Gained { .. }));
        assert_eq!(log.iter().filter(|event| quick(event)).count(), 6);
        assert!(fed.is_some() && fed < first && last < reward, "{log:?}");
    }

    #[test]
    fn the_second_age_has_the_other_six_tiles() {
        let state = play(position("5 seats; day 7"), &["end round"]);
        let mut tiles: Vec<String> =
            state.quick_tiles[7..].iter().flatten().map(QuickId::to_string).collect();
        tiles.sort();
        assert_eq!(tiles, ["Q08", "Q09", "Q10", "Q11", "Q12", "Q13"]);
    }

    #[test]
    fn the_second_age_begins_the_day_after_the_teal_tooth() {
        let state = play(position("5 seats; day 7"), &["end round"]);
        let (last, next) = (state.quick_tiles[6], state.quick_tiles[7]);
        let state = play(state, &["end round"; 5]);
        assert_eq!((state.day, state.quick_tile()), (13, last));
        let state = play(state, &["end round"]);
        assert_eq!((state.day, state.quick_tile()), (14, next));
    }

    #[test]
    fn the_last_tile_serves_three_rounds() {
        let state = play(position("5 seats; day 7"), &["end round"]);
        let (before, last) = (state.quick_tiles[11], state.quick_tiles[12]);
        let state = play(state, &["end round"; 15]);
        assert_eq!((state.day, state.quick_tile()), (23, before));
        let state = play(state, &["end round"]);
        assert_eq!((state.day, state.quick_tile()), (24, last));
        let state = play(state, &["end round"]);
        assert_eq!((state.day, state.quick_tile()), (25, last));
        let state = play(state, &["end round"]);
        assert_eq!((state.day, state.quick_tile()), (26, last));
    }

    #[test]
    fn only_todays_tile_can_be_chosen() {
        check("5 seats; quick Q03; P0 corn 1", &["place_quick", "done"], "P0 stone 1");
        check(
            "5 seats; day 2; quick Q01; P0 corn 1",
            &["place_quick", "done"],
            "P0 corn 3 stone 0",
        );
    }
}

mod fewer_players {
    use super::*;
    use kernel::{ContentSet, Options, Rules};
    use tzolkin::Content;
    use tzolkin::state::Tzolkin;

    fn dummies(state: &Tzolkin) -> (usize, usize) {
        let on_quick = state.quick_spaces.iter().filter(|s| **s == Some(QuickSpace::Dummy)).count();
        let on_gears = state.gears.values().map(|wheel| wheel.dummies.len()).sum();
        (on_quick, on_gears)
    }

    #[test]
    fn two_players_use_eighteen_dummies_two_of_them_on_quick_spaces() {
        assert_eq!(dummies(&position("2 seats; with quick")), (2, 16));
    }

    #[test]
    fn three_players_use_twelve_dummies_one_of_them_on_a_quick_space() {
        assert_eq!(dummies(&position("3 seats; with quick")), (1, 11));
    }

    #[test]
    fn four_players_use_six_dummies_one_of_them_on_a_quick_space() {
        assert_eq!(dummies(&position("4 seats; with quick")), (1, 5));
    }

    /// With the tiles W13 to W21 undealt, Uxmal gets four dummies and one on the opposite tooth,
    /// Chichén Itzá five: the eleventh comes from a tile that somebody discards.
    #[test]
    fn discarded_tiles_place_what_undealt_ones_cannot() {
        let options = Options::new(3).with(["quick"]);
        let mut state = Tzolkin::begin(Content::built_in(), &options).expect("possible options");
        let (mut list, mut log) = (Vec::new(), Vec::new());
        while state.round == 0 {
            state.choices(&mut list);
            state.apply(list[0], &mut log);
        }
        let revealed = log.iter().position(|event| matches!(event, Event::WealthRevealed { .. }));
        let (before, after) = log.split_at(revealed.expect("a reveal"));
        let placed = |log: &[Event]| {
            log.iter().filter(|event| matches!(event, Event::DummyPlaced { .. })).count()
        };
        assert_eq!((placed(before), placed(after)), (10, 1));
        assert_eq!(dummies(&state), (1, 11));
    }

    #[test]
    fn without_quick_actions_there_are_six_less() {
        assert_eq!(dummies(&position("2 seats")), (0, 12));
        assert_eq!(dummies(&position("3 seats")), (0, 6));
        assert_eq!(dummies(&position("4 seats")), (0, 0));
    }

    #[test]
    fn a_dummy_blocks_its_quick_space() {
        let table = "2 seats; with quick; quick Q01; P0 corn 1; P1 corn 1";
        let state = play(position(table), &["place_quick", "done"]);
        refused(&state, "place_quick", Refusal::QuickTaken);
        let table = "4 seats; with quick; quick Q01; P0 corn 1; P1 corn 1; P2 corn 1";
        let state = play(position(table), &["place_quick", "done", "place_quick", "done"]);
        refused(&state, "place_quick", Refusal::QuickTaken);
    }

    #[test]
    fn it_blocks_it_all_game_long() {
        let state = play(position("2 seats; with quick"), &["end round"; 26]);
        expect(&state, "round 27");
        let dummy = Some(QuickSpace::Dummy);
        assert_eq!(state.quick_spaces, [dummy, dummy, None]);
    }
}
