//! Prophecies: what they make harder, when they rule, and what they pay ("Prophecies").

use crate::support::*;
use tzolkin::parts::Block;
use tzolkin::{Event, Refusal};

/// The points that a prophecy pays for what the seats hold, on the second Food Day.
#[track_caller]
fn pays(prophecy: &str, held: &str, after: &str) {
    let table = format!("with prophecies; prophecy {prophecy}; day 13; {held}");
    check(&table, &["end round"], after);
}

mod wrathful_gods {
    use super::*;

    /// Proves: R01
    #[test]
    fn each_step_up_costs_one_corn() {
        check(
            "with prophecies; prophecy R01; P0 corn 3 wood 1; P0 on tikal 5",
            &["go tikal 5", "up chaac", "up kukulcan"],
            "P0 corn 1 wood 0 chaac 1 kukulcan 1",
        );
    }

    #[test]
    fn one_of_two_steps_may_be_declined() {
        check(
            "with prophecies; prophecy R01; P0 corn 3 wood 1; P0 on tikal 5",
            &["go tikal 5", "up chaac", "decline"],
            "P0 corn 2 chaac 1 kukulcan 0 quetzalcoatl 0",
        );
    }

    #[test]
    fn the_step_of_a_skull_may_be_declined_and_its_points_kept() {
        let table = "with prophecies; prophecy R01; P0 corn 1 skulls 1; P0 on chichen_itza 1";
        let state = play(position(table), &["go chichen_itza 1"]);
        assert_eq!(choices(&state), ["accept", "decline"]);
        expect(&play(state.clone(), &["decline"]), "P0 corn 1 chaac 0 points 4 skulls 0");
        expect(&play(state, &["accept"]), "P0 corn 0 chaac 1 points 4 skulls 0");
    }

    #[test]
    fn without_corn_there_is_no_step() {
        check(
            "with prophecies; prophecy R01; P0 skulls 1; P0 on chichen_itza 1",
            &["go chichen_itza 1", "done"],
            "P0 chaac 0 points 4; asks P1",
        );
    }

    #[test]
    fn uxmal_1_costs_four_corn_in_all() {
        let table = "with prophecies; prophecy R01; P0 corn 4; P0 on uxmal 1";
        check(table, &["go uxmal 1", "up chaac"], "P0 corn 0 chaac 1");
        let table = table.replace("corn 4", "corn 3");
        let state = play(position(&table), &["pick_up gear=uxmal space=1"]);
        impossible(&state, "act gear=uxmal action=1 way=plain");
    }

    #[test]
    fn the_step_of_theology_costs_corn_on_top_of_its_block() {
        check(
            "with prophecies; prophecy R01; P0 corn 2 wood 1 skulls 1 theology 2; P0 on chichen_itza 1",
            &["go chichen_itza 1", "accept", "up kukulcan"],
            "P0 corn 0 wood 0 chaac 1 kukulcan 1",
        );
    }

    #[test]
    fn steps_down_cost_nothing_and_pay_nothing() {
        check("with prophecies; prophecy R01; P0 corn 2", &["beg chaac"], "P0 corn 3 chaac -1");
    }

    /// Proves: R01
    #[test]
    fn all_steps_together_score() {
        pays("R01", "", "P0 prophecies -5");
        pays(
            "R01",
            "P0 chaac 1; P1 chaac 1 kukulcan 1 quetzalcoatl 1; P2 quetzalcoatl 4; P3 chaac -1 kukulcan 1",
            "P0 prophecies 0; P1 prophecies 0; P2 prophecies 6; P3 prophecies -5",
        );
        pays(
            "R01",
            "P0 chaac 3 quetzalcoatl 3 kukulcan 3; P1 chaac 4 quetzalcoatl 3 kukulcan 3; \
             P2 quetzalcoatl 5 kukulcan -1 chaac -1; P3 chaac 4 quetzalcoatl 7 kukulcan -1",
            "P0 prophecies 6; P1 prophecies 13; P2 prophecies 0; P3 prophecies 13",
        );
    }

    #[test]
    fn a_step_below_the_start_counts_minus_one() {
        pays(
            "R01",
            "P0 chaac -1 quetzalcoatl 2; P1 chaac -1 quetzalcoatl 1",
            "P0 prophecies 0; P1 prophecies -5",
        );
    }
}

mod angry_god {
    use super::*;

    /// Proves: R02
    #[test]
    fn a_step_on_chaac_costs_a_block() {
        let table = "with prophecies; prophecy R02; P0 stone 1 skulls 1; P0 on chichen_itza 1";
        check(table, &["go chichen_itza 1", "accept"], "P0 stone 0 chaac 1 points 4");
        check(table, &["go chichen_itza 1", "decline"], "P0 stone 1 chaac 0 points 4");
    }

    /// Proves: R03
    #[test]
    fn a_step_on_quetzalcoatl_costs_a_block() {
        let table = "with prophecies; prophecy R03; P0 wood 1 skulls 1; P0 on chichen_itza 7";
        check(table, &["go chichen_itza 7", "accept"], "P0 wood 0 quetzalcoatl 1 points 10");
        check(table, &["go chichen_itza 7", "decline"], "P0 wood 1 quetzalcoatl 0 points 10");
    }

    /// Proves: R04
    #[test]
    fn a_step_on_kukulcan_costs_a_block() {
        let table = "with prophecies; prophecy R04; P0 gold 1 skulls 1; P0 on chichen_itza 4";
        check(table, &["go chichen_itza 4", "accept"], "P0 gold 0 kukulcan 1 points 7");
        check(table, &["go chichen_itza 4", "decline"], "P0 gold 1 kukulcan 0 points 7");
    }

    #[test]
    fn the_other_temples_cost_nothing() {
        let on = |prophecy: &str, space: u8| {
            format!(
                "with prophecies; prophecy {prophecy}; P0 wood 1 skulls 1; P0 on chichen_itza {space}"
            )
        };
        check(&on("R02", 4), &["go chichen_itza 4", "done"], "P0 wood 1 kukulcan 1");
        check(&on("R03", 1), &["go chichen_itza 1", "done"], "P0 wood 1 chaac 1");
        check(&on("R04", 7), &["go chichen_itza 7", "done"], "P0 wood 1 quetzalcoatl 1");
    }

    #[test]
    fn the_block_may_be_of_any_kind() {
        let table =
            "with prophecies; prophecy R02; P0 wood 1 gold 1 skulls 1; P0 on chichen_itza 1";
        let state = play(position(table), &["go chichen_itza 1", "accept"]);
        assert_eq!(choices(&state), ["pay wood=0 stone=0 gold=1", "pay wood=1 stone=0 gold=0"]);
    }

    #[test]
    fn without_a_block_there_is_no_step() {
        check(
            "with prophecies; prophecy R02; P0 corn 9 skulls 1; P0 on chichen_itza 1",
            &["go chichen_itza 1", "done"],
            "P0 corn 9 chaac 0 points 4; asks P1",
        );
    }

    #[test]
    fn a_free_choice_of_temples_may_go_round_the_angry_one() {
        let table = "with prophecies; prophecy R02; P0 corn 3 wood 1; P0 on uxmal 1";
        check(table, &["go uxmal 1", "up kukulcan"], "P0 wood 1 kukulcan 1 corn 0");
        check(table, &["go uxmal 1", "up chaac"], "P0 wood 0 chaac 1 corn 0");
    }

    /// Proves: R02
    #[test]
    fn steps_on_chaac_score() {
        pays(
            "R02",
            "P0 chaac -1; P1 chaac 0; P2 chaac 1; P3 chaac 2 kukulcan -1",
            "P0 prophecies -5; P1 prophecies 0; P2 prophecies 0; P3 prophecies 6",
        );
        pays(
            "R02",
            "P0 chaac 3 kukulcan 5; P1 chaac 4; P2 chaac 5; P3 kukulcan 4 quetzalcoatl 4",
            "P0 prophecies 6; P1 prophecies 13; P2 prophecies 13; P3 prophecies 0",
        );
    }

    /// Proves: R03
    #[test]
    fn steps_on_quetzalcoatl_score() {
        pays(
            "R03",
            "P0 quetzalcoatl -1; P1 quetzalcoatl 0; P2 quetzalcoatl 1; P3 quetzalcoatl 2 chaac -1",
            "P0 prophecies -5; P1 prophecies 0; P2 prophecies 0; P3 prophecies 6",
        );
        pays(
            "R03",
            "P0 quetzalcoatl 3; P1 quetzalcoatl 4; P2 quetzalcoatl 7; P3 kukulcan 4 chaac 4",
            "P0 prophecies 6; P1 prophecies 13; P2 prophecies 13; P3 prophecies 0",
        );
    }

    /// Proves: R04
    #[test]
    fn steps_on_kukulcan_score() {
        pays(
            "R04",
            "P0 kukulcan -1; P1 kukulcan 0; P2 kukulcan 1; P3 kukulcan 2 chaac -1",
            "P0 prophecies -5; P1 prophecies 0; P2 prophecies 0; P3 prophecies 6",
        );
        pays(
            "R04",
            "P0 kukulcan 3; P1 kukulcan 4; P2 kukulcan 6; P3 quetzalcoatl 4 chaac 4",
            "P0 prophecies 6; P1 prophecies 13; P2 prophecies 13; P3 prophecies 0",
        );
    }
}

mod forest_fires {
    use super::*;

    /// Proves: R05
    #[test]
    fn a_wood_harvest_brings_one_less() {
        let harvest = |space: u8| {
            let table = format!("with prophecies; prophecy R05; P0 on palenque {space}");
            play(position(&table), &[&format!("go palenque {space}"), "harvest_wood"])
        };
        expect(&harvest(3), "P0 wood 1 wood_tiles 1");
        expect(&harvest(4), "P0 wood 2 wood_tiles 1");
        expect(&harvest(5), "P0 wood 3 wood_tiles 1");
    }

    #[test]
    fn extraction_is_added_first() {
        check(
            "with prophecies; prophecy R05; P0 extraction 1; P0 on palenque 3",
            &["go palenque 3", "harvest_wood"],
            "P0 wood 2",
        );
    }

    #[test]
    fn corn_and_yaxchilan_are_spared() {
        check(
            "with prophecies; prophecy R05; P0 on palenque 3",
            &["go palenque 3", "burn", "down chaac"],
            "P0 corn 5 wood 0",
        );
        check("with prophecies; prophecy R05; P0 on yaxchilan 1", &["go yaxchilan 1"], "P0 wood 1");
    }

    /// Proves: R05
    #[test]
    fn wood_tiles_score() {
        pays(
            "R05",
            "P1 wood_tiles 1; P2 wood_tiles 2; P3 wood_tiles 3",
            "P0 prophecies -5; P1 prophecies 0; P2 prophecies 0; P3 prophecies 6",
        );
        pays("R05", "P0 wood_tiles 5; P1 wood_tiles 6", "P0 prophecies 6; P1 prophecies 13");
        pays("R05", "P0 wood_tiles 4; P1 wood_tiles 7", "P0 prophecies 6; P1 prophecies 13");
    }
}

mod drought {
    use super::*;

    /// Proves: R06
    #[test]
    fn a_corn_harvest_brings_one_less() {
        check(
            "with prophecies; prophecy R06; P0 on palenque 2",
            &["go palenque 2"],
            "P0 corn 3 corn_tiles 1",
        );
        check(
            "with prophecies; prophecy R06; P0 on palenque 5",
            &["go palenque 5", "burn", "down chaac"],
            "P0 corn 8 corn_tiles 1",
        );
    }

    #[test]
    fn agriculture_is_added_first() {
        check(
            "with prophecies; prophecy R06; P0 agriculture 1; P0 on palenque 2",
            &["go palenque 2"],
            "P0 corn 4",
        );
    }

    #[test]
    fn fishing_and_wood_are_spared() {
        check("with prophecies; prophecy R06; P0 on palenque 1", &["go palenque 1"], "P0 corn 3");
        check(
            "with prophecies; prophecy R06; P0 on palenque 4",
            &["go palenque 4", "harvest_wood"],
            "P0 wood 3",
        );
    }

    /// Proves: R06
    #[test]
    fn corn_tiles_score() {
        pays(
            "R06",
            "P1 corn_tiles 1; P2 corn_tiles 2",
            "P0 prophecies -5; P1 prophecies -5; P2 prophecies 0",
        );
        pays(
            "R06",
            "P3 wood_tiles 12; P0 corn_tiles 3; P1 corn_tiles 4; P2 corn_tiles 6",
            "P0 prophecies 0; P1 prophecies 6; P2 prophecies 6; P3 prophecies -5",
        );
        pays("R06", "P3 wood_tiles 12; P0 corn_tiles 7", "P0 prophecies 13");
    }
}

mod gold_shortage {
    use super::*;

    /// Proves: R07
    #[test]
    fn yaxchilan_5_leaves_two_options() {
        let table = "with prophecies; prophecy R07; P0 on yaxchilan 5";
        let state = play(position(table), &["go yaxchilan 5"]);
        assert_eq!(choices(&state), ["take_gold 0", "take_gold 1"]);
        expect(&play(state.clone(), &["take_gold 0"]), "P0 gold 0 stone 1 corn 2");
        expect(&play(state, &["take_gold 1"]), "P0 gold 1 stone 1 corn 1");
    }

    /// Proves: R07
    #[test]
    fn yaxchilan_5_with_the_third_level_leaves_three_options() {
        let table = "with prophecies; prophecy R07; P0 extraction 3; P0 on yaxchilan 5";
        let state = play(position(table), &["go yaxchilan 5"]);
        assert_eq!(choices(&state), ["take_gold 0", "take_gold 1", "take_gold 2"]);
        expect(&play(state.clone(), &["take_gold 0"]), "P0 gold 0 stone 2 corn 2");
        expect(&play(state.clone(), &["take_gold 1"]), "P0 gold 1 stone 2 corn 1");
        expect(&play(state, &["take_gold 2"]), "P0 gold 2 stone 2 corn 0");
    }

    #[test]
    fn gold_of_a_building_may_be_declined_and_the_rest_kept() {
        let table =
            "with prophecies; prophecy R07; offer B12; P0 corn 1 wood 2 stone 1; P0 on tikal 2";
        let moves = ["go tikal 2", "build building=B12"];
        let with = |more: &'static str| [&moves[..], &[more]].concat();
        check(table, &with("take_gold 0"), "P0 gold 0 corn 1 extraction 1; P0 owns B12");
        check(table, &with("take_gold 1"), "P0 gold 1 corn 0 extraction 1; P0 owns B12");
    }

    #[test]
    fn gold_as_a_block_of_choice_costs_corn_too() {
        let table = "with prophecies; prophecy R07; P0 corn 1 skulls 1; P0 on chichen_itza 6";
        check(table, &["go chichen_itza 6", "take_block gold"], "P0 gold 1 corn 0");
        check(table, &["go chichen_itza 6", "take_block stone"], "P0 stone 1 corn 1");
        let state = play(position(&table.replace("corn 1", "corn 0")), &["go chichen_itza 6"]);
        refused(&state, "take_block gold", Refusal::NeedsCorn { needs: 1, has: 0 });
    }

    #[test]
    fn gold_of_the_market_costs_one_corn_more() {
        let table = "with prophecies; prophecy R07; P0 corn 5; P0 on uxmal 2";
        check(table, &["go uxmal 2", "buy gold"], "P0 gold 1 corn 0");
        let state = play(position(&table.replace("corn 5", "corn 4")), &["go uxmal 2"]);
        refused(&state, "buy gold", Refusal::NeedsCorn { needs: 5, has: 4 });
        check(table, &["go uxmal 2", "buy stone", "buy wood"], "P0 stone 1 wood 1 corn 0");
    }

    #[test]
    fn gold_that_a_building_pays_on_food_day_costs_corn_too() {
        let table = "with prophecies buildings; prophecy R07; day 13; P0 owns B35; P0 corn 7";
        check(table, &["end round", "take_gold 1"], "P0 gold 1 fed 3 corn 0");
        check(table, &["end round", "take_gold 0"], "P0 gold 0 fed 3 corn 1");
    }

    /// Proves: R07
    #[test]
    fn gold_scores() {
        pays(
            "R07",
            "P1 gold 1; P2 gold 2; P3 gold 3",
            "P0 prophecies -5; P1 prophecies -5; P2 prophecies 0; P3 prophecies 0",
        );
        pays(
            "R07",
            "P0 gold 4; P1 gold 5; P2 gold 6; P3 gold 20 wood 9",
            "P0 prophecies 6; P1 prophecies 6; P2 prophecies 13; P3 prophecies 13",
        );
    }
}

mod desecration {
    use super::*;

    /// Proves: R08
    #[test]
    fn a_skull_costs_a_step_down_on_any_temple() {
        let table = "with prophecies; prophecy R08; P0 on yaxchilan 4";
        let state = play(position(table), &["go yaxchilan 4"]);
        let ways = ["decline", "down chaac", "down kukulcan", "down quetzalcoatl"];
        assert_eq!(choices(&state), ways);
        expect(&play(state.clone(), &["down kukulcan"]), "P0 skulls 1 kukulcan -1 chaac 0");
        expect(&play(state, &["decline"]), "P0 skulls 0 kukulcan 0 chaac 0 quetzalcoatl 0");
    }

    #[test]
    fn each_of_two_skulls_costs_a_step() {
        let table = "with prophecies; prophecy R08; P0 theology 3; P0 on yaxchilan 4";
        let moves = ["go yaxchilan 4", "down chaac", "down kukulcan"];
        check(table, &moves, "P0 skulls 2 chaac -1 kukulcan -1");
        check(table, &["go yaxchilan 4", "down chaac", "decline"], "P0 skulls 1 chaac -1");
    }

    #[test]
    fn at_the_bottom_of_all_temples_there_is_no_skull() {
        let bottom = "P0 chaac -1 quetzalcoatl -1 kukulcan -1";
        let table = format!("with prophecies; prophecy R08; {bottom}; P0 on yaxchilan 4");
        let state = play(position(&table), &["pick_up gear=yaxchilan space=4"]);
        refused(&state, "act gear=yaxchilan action=4 way=plain", Refusal::GodsForsake);
    }

    #[test]
    fn the_skull_of_a_building_may_be_declined_and_the_rest_kept() {
        let table =
            "with prophecies; prophecy R08; age 2; offer B26; P0 wood 2 stone 2; P0 on tikal 2";
        let moves = ["go tikal 2", "build building=B26", "advance theology", "decline"];
        check(table, &moves, "P0 skulls 0 theology 1 chaac 0; P0 owns B26");
    }

    #[test]
    fn placing_a_skull_costs_nothing() {
        check(
            "with prophecies; prophecy R08; P0 skulls 1; P0 on chichen_itza 1",
            &["go chichen_itza 1", "done"],
            "P0 skulls 0 chaac 1 quetzalcoatl 0 kukulcan 0 points 4",
        );
    }

    /// Proves: R08
    #[test]
    fn skulls_in_the_supply_score() {
        pays(
            "R08",
            "P1 skulls 1; P2 skulls 2; P3 skulls 3",
            "P0 prophecies -5; P1 prophecies 0; P2 prophecies 0; P3 prophecies 6",
        );
        pays("R08", "P0 skulls 4; P1 skulls 5", "P0 prophecies 6; P1 prophecies 13");
    }

    #[test]
    fn placed_skulls_do_not_score() {
        pays("R08", "slots 1 2 3 4 5", "P1 prophecies -5");
    }
}

mod teacher_shortage {
    use super::*;

    /// Proves: R09
    #[test]
    fn each_level_costs_one_block_more() {
        let study = |level: u8, wood: u8| {
            let goods = format!("P0 theology {level} wood {wood}");
            let table = format!("with prophecies; prophecy R09; {goods}; P0 on tikal 1");
            play(position(&table), &["go tikal 1", "advance theology"])
        };
        expect(&study(0, 2), "P0 theology 1 wood 0");
        expect(&study(1, 3), "P0 theology 2 wood 0");
        expect(&study(2, 4), "P0 theology 3 wood 0");
        expect(&study(3, 2), "P0 theology 3 wood 0 skulls 1");
    }

    #[test]
    fn one_block_is_not_enough_for_the_first_level() {
        let table = "with prophecies; prophecy R09; P0 wood 1; P0 on tikal 1";
        let state = play(position(table), &["pick_up gear=tikal space=1"]);
        impossible(&state, "act gear=tikal action=1 way=plain");
    }

    #[test]
    fn both_advances_of_tikal_3_cost_more() {
        check(
            "with prophecies; prophecy R09; P0 wood 5; P0 on tikal 3",
            &["go tikal 3", "advance theology", "advance extraction"],
            "P0 wood 1 theology 1 extraction 1",
        );
    }

    #[test]
    fn the_advance_of_a_building_costs_a_block_and_may_be_declined() {
        let table = "with prophecies; prophecy R09; offer B10; P0 wood 4; P0 on tikal 2";
        let moves = ["go tikal 2", "build building=B10"];
        let with = |more: &[&'static str]| [&moves[..], more].concat();
        check(table, &with(&["decline"]), "P0 agriculture 0 wood 1 stone 1");
        let paid = with(&["accept", "pay wood=1 stone=0 gold=0"]);
        check(table, &paid, "P0 agriculture 1 wood 0 stone 1");
    }

    #[test]
    fn itzamna_pays_it_too() {
        check(
            "with tribes prophecies; prophecy R09; P0 tribe T08; P0 wood 1; P0 on tikal 1",
            &["go tikal 1", "advance theology"],
            "P0 wood 0 theology 1",
        );
    }

    /// Proves: R09
    #[test]
    fn all_levels_score() {
        pays(
            "R09",
            "P1 theology 2; P2 theology 2 extraction 1; P3 theology 3 extraction 1",
            "P0 prophecies -5; P1 prophecies -5; P2 prophecies 0; P3 prophecies 0",
        );
        pays(
            "R09",
            "P0 theology 3 extraction 2; P1 theology 3 extraction 3; \
             P2 theology 3 extraction 3 agriculture 1; \
             P3 theology 3 extraction 3 agriculture 3 architecture 3",
            "P0 prophecies 6; P1 prophecies 6; P2 prophecies 13; P3 prophecies 13",
        );
    }
}

mod forgotten_lore {
    use super::*;

    /// Proves: R10
    #[test]
    fn the_second_level_of_agriculture_is_forgotten() {
        let table = "with prophecies; prophecy R10; P0 agriculture 2; P0 on palenque 1";
        check(table, &["go palenque 1"], "P0 corn 3");
        let table = "with prophecies; prophecy R10; field 2 wooded 0 open 0; P0 agriculture 2; \
                     P0 on palenque 2";
        let state = play(position(table), &["pick_up gear=palenque space=2"]);
        refused(&state, "act gear=palenque action=2 way=plain", Refusal::NoCornTile);
    }

    #[test]
    fn the_second_level_of_extraction_is_forgotten() {
        let table = "with prophecies; prophecy R10; P0 extraction 2; P0 on yaxchilan 2";
        check(table, &["go yaxchilan 2"], "P0 stone 1 corn 1");
    }

    #[test]
    fn the_second_level_of_architecture_is_forgotten() {
        let table =
            "with prophecies; prophecy R10; offer B01; P0 architecture 2 wood 1; P0 on tikal 2";
        let moves = ["go tikal 2", "build building=B01 helped=true"];
        check(table, &moves, "P0 corn 1 points 0");
    }

    #[test]
    fn the_second_level_of_theology_is_forgotten() {
        check(
            "with prophecies; prophecy R10; P0 theology 2 skulls 1 wood 5; P0 on chichen_itza 1",
            &["go chichen_itza 1", "done"],
            "P0 wood 5 chaac 1; asks P1",
        );
    }

    #[test]
    fn the_first_and_third_levels_are_not() {
        let table = "with prophecies; prophecy R10; P0 agriculture 3; P0 on palenque 2";
        check(table, &["go palenque 2"], "P0 corn 7");
        let table = "with prophecies; prophecy R10; P0 extraction 3; P0 on yaxchilan 5";
        check(table, &["go yaxchilan 5"], "P0 corn 2 stone 1 gold 2");
        let table = "with prophecies; prophecy R10; P0 extraction 3; P0 on yaxchilan 1";
        check(table, &["go yaxchilan 1"], "P0 wood 2");
        let table =
            "with prophecies; prophecy R10; offer B09; P0 architecture 3 wood 1; P0 on tikal 2";
        let moves = ["go tikal 2", "build building=B09 helped=true"];
        check(table, &moves, "P0 wood 0 corn 1 points 0 agriculture 1");
        let table = "with prophecies; prophecy R10; P0 theology 3; P0 on yaxchilan 4";
        check(table, &["go yaxchilan 4"], "P0 skulls 2");
    }

    #[test]
    fn the_second_level_must_be_reached_before_the_third() {
        let table = "with prophecies; prophecy R10; P0 wood 5 theology 1; P0 on tikal 3";
        check(table, &["go tikal 3", "advance theology"], "P0 theology 2 wood 3");
        let moves = ["go tikal 3", "advance theology", "advance theology"];
        check(table, &moves, "P0 theology 3 wood 0");
    }

    /// Proves: R10
    #[test]
    fn tracks_at_the_second_level_score() {
        pays(
            "R10",
            "P0 theology 1 extraction 1 agriculture 1 architecture 1; P1 theology 2; \
             P2 theology 2 extraction 3; P3 theology 2 extraction 2 agriculture 3",
            "P0 prophecies -5; P1 prophecies 0; P2 prophecies 6; P3 prophecies 13",
        );
        pays("R10", "P0 theology 3 extraction 3 agriculture 3 architecture 3", "P0 prophecies 13");
    }
}

mod crowded_cities {
    use super::*;

    /// Proves: R11
    #[test]
    fn a_building_costs_one_block_more_of_any_kind() {
        let table = "with prophecies; prophecy R11; offer B01; P0 wood 1 gold 1; P0 on tikal 2";
        check(table, &["go tikal 2", "build building=B01"], "P0 wood 0 gold 0; P0 owns B01");
        let state =
            play(position(&table.replace("gold 1", "gold 0")), &["pick_up gear=tikal space=2"]);
        impossible(&state, "act gear=tikal action=2 way=plain");
    }

    #[test]
    fn paid_in_corn_it_costs_two_corn_more() {
        let table = "with prophecies; prophecy R11; offer B01; P0 corn 4; P0 on uxmal 4";
        check(table, &["go uxmal 4", "build building=B01"], "P0 corn 0; P0 owns B01");
        let state =
            play(position(&table.replace("corn 4", "corn 3")), &["pick_up gear=uxmal space=4"]);
        impossible(&state, "act gear=uxmal action=4 way=plain");
    }

    #[test]
    fn each_of_two_buildings_costs_more() {
        check(
            "with prophecies; prophecy R11; offer B01 B02; P0 wood 5; P0 on tikal 4",
            &["go tikal 4", "build building=B01", "build building=B02"],
            "P0 wood 1; P0 owns B01 B02",
        );
    }

    #[test]
    fn a_monument_costs_what_it_did() {
        check(
            "with prophecies; prophecy R11; monuments M04; P0 wood 1 gold 4; P0 on tikal 4",
            &["go tikal 4", "build_monument monument=M04"],
            "P0 wood 0 gold 0; P0 owns M04",
        );
    }

    #[test]
    fn a_quick_building_costs_more_too() {
        check(
            "5 seats; with prophecies quick; prophecy R11; quick Q07; offer B01; P0 wood 2 corn 2",
            &["place_quick", "done", "build building=B01"],
            "P0 wood 0 corn 0; P0 owns B01",
        );
    }

    /// Proves: R11
    #[test]
    fn buildings_score_whenever_they_were_built() {
        pays(
            "R11",
            "P1 owns B01; P2 owns B02 B03; P3 owns B04 B05 B06",
            "P0 prophecies -5; P1 prophecies -5; P2 prophecies 0; P3 prophecies 0",
        );
        pays(
            "R11",
            "P0 owns B01 B02 B03 B04; P1 owns B05 B06 B07 B08 B09 B10",
            "P0 prophecies 6; P1 prophecies 6",
        );
        pays("R11", "P0 owns B01 B02 B03 B04 B05 B06 B07", "P0 prophecies 13");
    }

    #[test]
    fn monuments_do_not_score() {
        pays("R11", "P0 owns B01 M01 M02 M03", "P0 prophecies -5");
    }
}

mod hunger {
    use super::*;

    /// Proves: R12
    #[test]
    fn each_worker_eats_three_corn() {
        pays("R12", "P0 corn 9; P1 corn 8", "P0 corn 0 fed 3; P1 corn 2 fed 2 unfed -3");
    }

    /// Proves: R12
    #[test]
    fn fed_workers_score() {
        pays(
            "R12",
            "P1 corn 9; P2 workers 4 corn 12; P3 workers 5 corn 15",
            "P0 prophecies -5; P1 prophecies -5; P2 prophecies 0; P3 prophecies 6",
        );
        pays("R12", "P0 workers 6 corn 18", "P0 prophecies 13");
    }

    #[test]
    fn a_worker_paid_for_with_points_is_not_fed() {
        pays(
            "R12",
            "P0 workers 6 corn 17; P1 workers 6 corn 11; P2 workers 4 corn 11",
            "P0 unfed -3 prophecies 6; P1 unfed -9 prophecies -5; P2 unfed -3 prophecies -5",
        );
    }

    #[test]
    fn a_farm_feeds_for_it() {
        pays("R12", "P0 owns B04 B05; P0 workers 4 corn 4", "P0 corn 0 prophecies 0");
    }

    #[test]
    fn other_food_days_are_not_hungry() {
        check(
            "with prophecies; prophecies R12 R05 R06; day 20; held 2; age 2; P0 corn 6",
            &["end round"],
            "P0 corn 0 fed 3",
        );
    }
}

mod high_floodwaters {
    use super::*;

    /// Proves: R13
    #[test]
    fn a_worker_on_chichen_itza_costs_two_corn_more() {
        let table = "with prophecies; prophecy R13; P0 corn 9";
        check(table, &["place gear=chichen_itza space=0", "done"], "P0 corn 7");
        // 0 + 2, then 1 + 2 and 1 for the second worker.
        let two = ["place gear=chichen_itza space=0", "place gear=chichen_itza space=1", "done"];
        check(table, &two, "P0 corn 3");
    }

    #[test]
    fn other_gears_cost_what_they_did() {
        check(
            "with prophecies; prophecy R13; P0 corn 9",
            &["place gear=tikal space=0", "place gear=uxmal space=0", "done"],
            "P0 corn 8",
        );
    }

    #[test]
    fn without_the_corn_there_is_no_placing() {
        let state = position("with prophecies; prophecy R13; P0 corn 1");
        let why = Refusal::NeedsCorn { needs: 2, has: 1 };
        refused(&state, "place gear=chichen_itza space=0", why);
    }

    #[test]
    fn it_comes_on_top_of_a_flat_price() {
        let table = "with tribes prophecies; prophecy R13; P0 tribe T06; P0 corn 5; P1 workers 5; \
            P1 on chichen_itza 0 chichen_itza 1 chichen_itza 2 chichen_itza 3 chichen_itza 4";
        check(table, &["place_flat gear=chichen_itza space=5"], "P0 corn 0");
    }

    /// Proves: R13
    #[test]
    fn workers_on_chichen_itza_score() {
        pays(
            "R13",
            "P0 on tikal 1; P1 on chichen_itza 0; P2 on chichen_itza 1 chichen_itza 2; \
             P3 on chichen_itza 3 chichen_itza 4 chichen_itza 5",
            "P0 prophecies -5; P1 prophecies 0; P2 prophecies 6; P3 prophecies 13",
        );
    }

    #[test]
    fn the_count_comes_before_the_calendar_moves() {
        pays("R13", "P0 on chichen_itza 10", "P0 prophecies 0 on_gears 0");
    }
}

mod calamities {
    use super::*;

    #[test]
    fn a_reward_of_a_temple_may_be_declined() {
        let table = "with prophecies; prophecies R05 R07 R06; day 20; held 2; age 2; \
                     P0 quetzalcoatl 2 corn 7";
        check(table, &["end round", "take_gold 0"], "P0 gold 0 corn 1");
        check(table, &["end round", "take_gold 1"], "P0 gold 1 corn 0");
    }

    #[test]
    fn a_skull_of_a_temple_costs_a_step_down() {
        let table = "with prophecies; prophecies R05 R08 R06; day 20; held 2; age 2; P0 kukulcan 4";
        check(table, &["end round", "down chaac"], "P0 skulls 1 chaac -1 wood 2");
        check(table, &["end round", "decline"], "P0 skulls 0 chaac 0 wood 2");
    }

    #[test]
    fn a_block_that_is_not_there_cannot_pay() {
        let table = "with prophecies; prophecy R11; offer B01; P0 wood 1 stone 1; P0 on tikal 2";
        let state = play(
            position(&table.replace("wood 1 stone 1", "stone 2")),
            &["pick_up gear=tikal space=2"],
        );
        impossible(&state, "act gear=tikal action=2 way=plain");
        let state = play(
            position(&table.replace("wood 1", "wood 2")),
            &["go tikal 2", "build building=B01"],
        );
        let why = Refusal::NeedsBlock { block: Block::Gold, needs: 1, has: 0 };
        refused(&state, "pay wood=1 stone=0 gold=1", why);
        assert_eq!(choices(&state), ["pay wood=1 stone=1 gold=0", "pay wood=2 stone=0 gold=0"]);
    }
}

mod limits {
    use super::*;

    /// Gold costs nothing: the action asks nothing.
    const FREE: &str = "P0 gold 1 corn 2";

    #[test]
    fn none_rules_before_the_first_food_day_is_over() {
        let table = "with prophecies; prophecies R07 R05 R06; day 7; P0 on yaxchilan 3";
        check(table, &["go yaxchilan 3", "done"], FREE);
        check(table, &["end round"], "P0 prophecies 0; P1 prophecies 0; held 1");
    }

    #[test]
    fn the_first_rules_from_the_day_after_the_first_food_day() {
        let table = "with prophecies; prophecies R07 R05 R06; day 7; P0 on yaxchilan 2";
        let state = play(position(table), &["end round", "go yaxchilan 3"]);
        assert_eq!(choices(&state), ["take_gold 0", "take_gold 1"]);
    }

    #[test]
    fn the_first_ends_with_the_second_food_day() {
        let table = "with prophecies; prophecies R07 R05 R06; held 1; day 13; P0 on yaxchilan 2";
        let state = play(position(table), &["end round", "go yaxchilan 3"]);
        expect(&state, "P0 gold 1 corn 2 prophecies -5");
    }

    #[test]
    fn the_second_rules_until_the_third_food_day() {
        let rules = |day: &str| format!("with prophecies; prophecies R05 R07 R06; age 2; {day}");
        let table = rules("held 2; day 14; P0 on yaxchilan 3");
        let state = play(position(&table), &["go yaxchilan 3"]);
        assert_eq!(choices(&state), ["take_gold 0", "take_gold 1"]);
        let table = rules("held 2; day 20; P0 on yaxchilan 2");
        let state = play(position(&table), &["end round", "go yaxchilan 3"]);
        expect(&state, "P0 gold 1 corn 2 prophecies -5");
    }

    #[test]
    fn the_third_rules_to_the_end_of_the_game() {
        let table =
            "with prophecies; prophecies R05 R06 R07; age 2; held 3; day 26; P0 on yaxchilan 3";
        let state = play(position(table), &["go yaxchilan 3"]);
        assert_eq!(choices(&state), ["take_gold 0", "take_gold 1"]);
        check(table, &["end round"], "P0 prophecies -5; over");
    }

    #[test]
    fn a_late_first_food_day_keeps_the_first_prophecy_back() {
        let table = "with prophecies; prophecies R07 R05 R06; day 6; P1 on yaxchilan 1 yaxchilan 0";
        let moves = ["place_start", "done", "end round", "days 2", "go yaxchilan 3", "done"];
        let state = check(table, &moves, "day 8; held 0; P1 gold 1 corn 2");
        let state = play(state, &["end round", "go yaxchilan 3"]);
        expect(&state, "day 9; held 1");
        assert_eq!(choices(&state), ["take_gold 0", "take_gold 1"]);
    }

    #[test]
    fn a_late_second_food_day_lets_the_first_prophecy_rule_a_day_longer() {
        let table = "with prophecies; prophecies R07 R05 R06; held 1; day 12; \
                     P1 on yaxchilan 1 yaxchilan 0; P1 corn 20";
        let moves = ["place_start", "done", "end round", "days 2", "go yaxchilan 3"];
        let state = check(table, &moves, "day 14; held 1; P1 prophecies 0");
        assert_eq!(choices(&state), ["take_gold 0", "take_gold 1"]);
        let moves = ["take_gold 1", "done", "end round", "go yaxchilan 3", "done"];
        expect(&play(state, &moves), "day 15; held 2; P1 gold 2 prophecies -5");
    }

    #[test]
    fn without_the_module_there_are_none() {
        check("day 13; held 1", &["end round"], "P0 prophecies 0");
    }
}

mod bonus_points {
    use super::*;

    const GOODS: &str = "with prophecies; prophecies R05 R07 R06; day 20; held 2; age 2";

    #[test]
    fn they_come_after_the_rewards() {
        let table = format!("{GOODS}; P0 quetzalcoatl 2 gold 1 corn 7");
        check(&table, &["end round", "take_gold 1"], "P0 gold 2 prophecies 0");
        check(&table, &["end round", "take_gold 0"], "P0 gold 1 prophecies -5");
    }

    #[test]
    fn they_come_after_feeding_and_temple_points() {
        let log = events(
            position("with prophecies; prophecy R05; day 13; P0 corn 6 chaac 1"),
            &["end round"],
        );
        let at = |found: fn(&Event) -> bool| log.iter().rposition(found).expect("it happens");
        let fed = at(|event| matches!(event, Event::Fed { .. }));
        let reward = at(|event| matches!(event, Event::Scored { .. }));
        let first = log.iter().position(|event| matches!(event, Event::ProphecyScored { .. }));
        assert!(first.is_some_and(|first| fed < reward && reward < first), "{log:?}");
        let moved = at(|event| matches!(event, Event::DaysPassed { .. }));
        assert!(first.is_some_and(|first| first < moved), "{log:?}");
    }

    #[test]
    fn points_may_fall_below_zero() {
        check(&format!("{GOODS}; P0 corn 6"), &["end round"], "P0 prophecies -5 points -5");
    }

    #[test]
    fn each_prophecy_pays_once() {
        let table = "with prophecies; prophecies R05 R06 R07; day 13; held 1; P0 gold 6 corn 99; \
                     P0 wood_tiles 6";
        let state = check(table, &["end round"], "P0 prophecies 13");
        let rounds = ["end round"; 7];
        // Six wood tiles, but no corn tile for the second prophecy.
        expect(&play(state, &rounds), "held 3; P0 prophecies 8");
    }
}
