//! Food Days: feeding, farms, the change of age, rewards of the temples.

use crate::rules::support::{check, events, expect, play, position};
use tzolkin::Event;

const END: [&str; 1] = ["end round"];

mod feeding {
    use super::*;

    #[test]
    fn each_worker_eats_two_corn() {
        check("day 7; P0 corn 7", &END, "P0 corn 1 fed 3 points 0");
    }

    #[test]
    fn workers_on_the_gears_and_on_the_start_space_eat_too() {
        let moves = ["place_start", "done", "end round", "days 1"];
        check("day 7; P0 corn 6; P0 on tikal 1", &moves, "P0 corn 0 fed 3 points 0");
    }

    #[test]
    fn six_workers_eat_twelve_corn() {
        check("day 7; P0 corn 12 workers 6", &END, "P0 corn 0 fed 6 points 0");
    }

    #[test]
    fn an_unfed_worker_costs_three_points() {
        check("day 7; P0 corn 4", &END, "P0 corn 0 fed 2 points -3 unfed -3");
    }

    #[test]
    fn no_worker_is_fed_by_half() {
        check("day 7; P0 corn 3", &END, "P0 corn 1 fed 1 points -6");
    }

    #[test]
    fn without_corn_nobody_is_fed_and_points_go_below_zero() {
        check("day 7; P0 corn 0", &END, "P0 corn 0 fed 0 points -9");
    }

    #[test]
    fn nobody_chooses_to_keep_corn_instead() {
        check("day 7; P0 corn 5", &END, "P0 corn 1 fed 2 points -3; day 8; asks P0");
    }

    #[test]
    fn everybody_feeds() {
        let before = "day 7; P0 corn 6; P1 corn 4; P2 corn 2; P3 corn 0";
        check(before, &END, "P0 points 0; P1 points -3; P2 points -6; P3 points -9");
    }

    #[test]
    fn blocks_do_not_feed_anybody() {
        check("day 7; P0 corn 0 wood 9 gold 9", &END, "P0 fed 0 points -9 wood 9 gold 9");
    }

    #[test]
    fn only_a_food_day_feeds() {
        check("day 6; P0 corn 6", &END, "P0 corn 6 points 0; held 0");
    }
}

mod farms {
    use super::*;

    /// Proves: B01
    #[test]
    fn b01_feeds_one_worker() {
        check("day 7; P0 corn 4; P0 owns B01", &END, "P0 corn 0 fed 3 points 0");
    }

    /// Proves: B02
    #[test]
    fn b02_feeds_one_worker() {
        check("day 7; P0 corn 4; P0 owns B02", &END, "P0 corn 0 fed 3 points 0");
    }

    /// Proves: B03
    #[test]
    fn b03_feeds_one_worker() {
        check("day 7; P0 corn 4; P0 owns B03", &END, "P0 corn 0 fed 3 points 0");
    }

    /// Proves: B04
    #[test]
    fn b04_saves_one_corn_for_every_worker() {
        check("day 7; P0 corn 3; P0 owns B04", &END, "P0 corn 0 fed 3 points 0");
        check("day 7; P0 corn 6 workers 6; P0 owns B04", &END, "P0 corn 0 fed 6 points 0");
    }

    /// Proves: B05
    #[test]
    fn b05_saves_one_corn_for_every_worker() {
        check("day 7; P0 corn 3; P0 owns B05", &END, "P0 corn 0 fed 3 points 0");
    }

    /// Proves: B04, B05
    #[test]
    fn b04_and_b05_together_feed_everybody() {
        let before = "day 7; P0 corn 0 workers 6; P0 owns B04 B05";
        check(before, &END, "P0 corn 0 fed 6 points 0");
    }

    /// Proves: B15
    #[test]
    fn b15_feeds_three_workers() {
        let before = "day 20; held 2; age 2; P0 corn 4 workers 5; P0 owns B15";
        check(before, &END, "P0 corn 0 fed 5 points 0");
    }

    /// Proves: B16
    #[test]
    fn b16_feeds_three_workers() {
        let before = "day 20; held 2; age 2; P0 corn 4 workers 5; P0 owns B16";
        check(before, &END, "P0 corn 0 fed 5 points 0");
    }

    /// Proves: B17
    #[test]
    fn b17_feeds_three_workers() {
        let before = "day 20; held 2; age 2; P0 corn 4 workers 5; P0 owns B17";
        check(before, &END, "P0 corn 0 fed 5 points 0");
    }

    /// Proves: W14
    #[test]
    fn w14_feeds_one_worker() {
        check("day 7; P0 corn 4; P0 owns W14", &END, "P0 corn 0 fed 3 points 0");
    }

    /// Proves: B01, B02, B03
    #[test]
    fn farms_for_one_worker_feed_as_many_workers_as_there_are_farms() {
        check("day 7; P0 corn 2; P0 owns B01 B02", &END, "P0 corn 0 fed 3 points 0");
        check("day 7; P0 corn 0; P0 owns B01 B02 B03", &END, "P0 corn 0 fed 3 points 0");
        check("day 7; P0 corn 2 workers 4; P0 owns B01 B02 B03", &END, "P0 corn 0 fed 4 points 0");
    }

    /// Proves: B01, W14
    #[test]
    fn buildings_and_wealth_tiles_add_up() {
        check("day 7; P0 corn 2; P0 owns B01 W14", &END, "P0 corn 0 fed 3 points 0");
    }

    /// Proves: B01, B04
    #[test]
    fn a_farm_for_one_and_a_farm_for_all_add_up() {
        check("day 7; P0 corn 2; P0 owns B01 B04", &END, "P0 corn 0 fed 3 points 0");
    }

    /// Proves: B15, B16
    #[test]
    fn more_farms_than_workers_bring_nothing_more() {
        let before = "day 20; held 2; age 2; P0 corn 5 workers 4; P0 owns B15 B16";
        check(before, &END, "P0 corn 5 fed 4 points 0");
    }

    /// Proves: B15, B04
    #[test]
    fn workers_without_a_farm_of_their_own_still_eat() {
        let before = "day 20; held 2; age 2; P0 corn 3 workers 6; P0 owns B15 B04";
        check(before, &END, "P0 corn 0 fed 6 points 0");
    }

    /// Proves: B01
    #[test]
    fn a_farm_feeds_even_without_corn() {
        check("day 7; P0 corn 0; P0 owns B01", &END, "P0 corn 0 fed 1 points -6");
    }

    /// Proves: B04
    #[test]
    fn with_a_farm_for_all_one_corn_feeds_one_worker() {
        check("day 7; P0 corn 2; P0 owns B04", &END, "P0 corn 0 fed 2 points -3");
    }

    #[test]
    fn the_farms_of_others_feed_nobody() {
        check("day 7; P0 corn 4; P1 corn 4; P1 owns B01", &END, "P0 points -3; P1 points 0");
    }

    #[test]
    fn farms_work_on_every_food_day() {
        let state = check("day 7; P0 corn 8; P0 owns B01", &END, "P0 corn 4 unfed 0");
        expect(&play(state, &["end round"; 6]), "P0 corn 0 unfed 0; held 2");
    }
}

mod order {
    use super::*;

    /// Proves: food-day-2
    #[test]
    fn feeding_then_the_change_of_age_then_rewards_then_the_calendar() {
        let log = events(position("day 13; held 1; P0 corn 6 chaac 1"), &END);
        let at = |wanted: fn(&Event) -> bool| log.iter().position(wanted).expect("it happened");
        let fed = log.iter().rposition(|event| matches!(event, Event::Fed { .. }));
        let age = at(|event| matches!(event, Event::AgeChanged));
        let reward = at(|event| matches!(event, Event::Scored { points: 2, .. }));
        let turn = at(|event| matches!(event, Event::DaysPassed { .. }));
        assert!(fed < Some(age) && age < reward && reward < turn, "{log:?}");
    }

    /// Proves: food-day-1
    #[test]
    fn goods_come_after_feeding() {
        let log = events(position("day 7; P0 corn 6 chaac 1"), &END);
        let fed = log.iter().rposition(|event| matches!(event, Event::Fed { .. }));
        let goods = log.iter().position(|event| matches!(event, Event::Gained { .. }));
        assert!(fed.is_some() && fed < goods, "{log:?}");
    }
}

mod change_of_age {
    use super::*;

    /// Proves: food-day-2
    #[test]
    fn the_second_food_day_replaces_all_buildings_by_those_of_the_second_age() {
        let state = check("day 13; held 1", &END, "age 2; held 2");
        let offer: Vec<usize> = state.offer.iter().flatten().map(|tile| tile.index()).collect();
        assert_eq!(offer.len(), 6);
        assert!(offer.iter().all(|index| (14..32).contains(index)), "{offer:?}");
        assert!(state.decks[0].is_empty());
        assert_eq!((state.decks[1].len(), state.gone.len()), (12, 14));
    }

    /// Proves: food-day-2
    #[test]
    fn buildings_already_built_stay() {
        let state = check("day 13; held 1; P0 owns B01 B09", &END, "P0 owns B01 B09; age 2");
        assert_eq!(state.gone.len(), 12);
    }

    #[test]
    fn monuments_stay() {
        let state = position("day 13; held 1; monuments M01 M02 M03");
        assert_eq!(play(state, &END).monuments_on_offer().len(), 3);
    }

    /// Proves: food-day-1
    #[test]
    fn the_first_food_day_does_not_change_the_age() {
        check("day 7", &END, "age 1; held 1");
    }

    /// Proves: food-day-3
    #[test]
    fn the_third_food_day_leaves_the_buildings() {
        let before = "day 20; held 2; age 2; offer B15 B16 B17 B18 B19 B20";
        let state = check(before, &END, "age 2; held 3");
        let offer: Vec<String> = state.offer.iter().flatten().map(ToString::to_string).collect();
        assert_eq!(offer, ["B15", "B16", "B17", "B18", "B19", "B20"]);
    }
}

mod kinds {
    use super::*;

    const STEPS: &str = "P0 corn 6 chaac 1 quetzalcoatl 2 kukulcan 1";

    /// Proves: food-day-1
    #[test]
    fn the_first_food_day_gives_goods_and_no_points() {
        let after = "P0 stone 1 gold 1 wood 1 points 0; held 1";
        check(&format!("day 7; {STEPS}"), &END, after);
    }

    /// Proves: food-day-2
    #[test]
    fn the_second_food_day_gives_points_and_no_goods() {
        let after = "P0 stone 0 gold 0 wood 0 temples 5 leaders 12; held 2";
        check(&format!("day 13; held 1; {STEPS}"), &END, after);
    }

    /// Proves: food-day-3
    #[test]
    fn the_third_food_day_gives_goods_and_no_points() {
        let after = "P0 stone 1 gold 1 wood 1 points 0; held 3";
        check(&format!("day 20; held 2; age 2; {STEPS}"), &END, after);
    }

    /// Proves: food-day-4
    #[test]
    fn the_fourth_food_day_gives_points_and_no_goods() {
        let after = "P0 stone 0 gold 0 wood 0 temples 5 leaders 12; held 4; over";
        check(&format!("day 26; held 3; age 2; {STEPS}"), &END, after);
    }
}

/// The points of every step on a points day, and the goods of that step and all below it on a goods
/// day.
mod steps {
    use super::*;

    #[track_caller]
    fn step(temple: &str, step: i8, points: i8, goods: &str) {
        let on = format!("P0 corn 6 {temple} {step}");
        check(&format!("day 7; {on}"), &END, &format!("P0 corn 0 points 0 {goods}; held 1"));
        let none = "wood 0 stone 0 gold 0 skulls 0";
        let after = format!("P0 corn 0 temples {points} {none}; held 2");
        check(&format!("day 13; held 1; {on}"), &END, &after);
        let goods_day = format!("day 20; held 2; age 2; {on}");
        check(&goods_day, &END, &format!("P0 corn 0 points 0 {goods}; held 3"));
        let points_day = format!("day 26; held 3; age 2; {on}");
        check(&points_day, &END, &format!("P0 corn 0 temples {points} {none}; held 4"));
    }

    /// Proves: chaac-below
    #[test]
    fn chaac_below_costs_a_point() {
        step("chaac", -1, -1, "wood 0 stone 0 gold 0 skulls 0");
    }

    /// Proves: chaac-0
    #[test]
    fn chaac_0_gives_nothing() {
        step("chaac", 0, 0, "wood 0 stone 0 gold 0 skulls 0");
    }

    /// Proves: chaac-1
    #[test]
    fn chaac_1_gives_two_points_and_a_stone() {
        step("chaac", 1, 2, "wood 0 stone 1 gold 0 skulls 0");
    }

    /// Proves: chaac-2
    #[test]
    fn chaac_2_gives_four_points_and_the_stone_below() {
        step("chaac", 2, 4, "wood 0 stone 1 gold 0 skulls 0");
    }

    /// Proves: chaac-3
    #[test]
    fn chaac_3_gives_six_points_and_a_second_stone() {
        step("chaac", 3, 6, "wood 0 stone 2 gold 0 skulls 0");
    }

    /// Proves: chaac-4
    #[test]
    fn chaac_4_gives_seven_points_and_the_two_stone_below() {
        step("chaac", 4, 7, "wood 0 stone 2 gold 0 skulls 0");
    }

    /// Proves: chaac-5
    #[test]
    fn chaac_5_gives_eight_points_and_the_two_stone_below() {
        step("chaac", 5, 8, "wood 0 stone 2 gold 0 skulls 0");
    }

    /// Proves: quetzalcoatl-below
    #[test]
    fn quetzalcoatl_below_costs_two_points() {
        step("quetzalcoatl", -1, -2, "wood 0 stone 0 gold 0 skulls 0");
    }

    /// Proves: quetzalcoatl-0
    #[test]
    fn quetzalcoatl_0_gives_nothing() {
        step("quetzalcoatl", 0, 0, "wood 0 stone 0 gold 0 skulls 0");
    }

    /// Proves: quetzalcoatl-1
    #[test]
    fn quetzalcoatl_1_gives_a_point() {
        step("quetzalcoatl", 1, 1, "wood 0 stone 0 gold 0 skulls 0");
    }

    /// Proves: quetzalcoatl-2
    #[test]
    fn quetzalcoatl_2_gives_two_points_and_a_gold() {
        step("quetzalcoatl", 2, 2, "wood 0 stone 0 gold 1 skulls 0");
    }

    /// Proves: quetzalcoatl-3
    #[test]
    fn quetzalcoatl_3_gives_four_points_and_the_gold_below() {
        step("quetzalcoatl", 3, 4, "wood 0 stone 0 gold 1 skulls 0");
    }

    /// Proves: quetzalcoatl-4
    #[test]
    fn quetzalcoatl_4_gives_six_points_and_a_second_gold() {
        step("quetzalcoatl", 4, 6, "wood 0 stone 0 gold 2 skulls 0");
    }

    /// Proves: quetzalcoatl-5
    #[test]
    fn quetzalcoatl_5_gives_nine_points_and_the_two_gold_below() {
        step("quetzalcoatl", 5, 9, "wood 0 stone 0 gold 2 skulls 0");
    }

    /// Proves: quetzalcoatl-6
    #[test]
    fn quetzalcoatl_6_gives_twelve_points_and_the_two_gold_below() {
        step("quetzalcoatl", 6, 12, "wood 0 stone 0 gold 2 skulls 0");
    }

    /// Proves: quetzalcoatl-7
    #[test]
    fn quetzalcoatl_7_gives_thirteen_points_and_the_two_gold_below() {
        step("quetzalcoatl", 7, 13, "wood 0 stone 0 gold 2 skulls 0");
    }

    /// Proves: kukulcan-below
    #[test]
    fn kukulcan_below_costs_three_points() {
        step("kukulcan", -1, -3, "wood 0 stone 0 gold 0 skulls 0");
    }

    /// Proves: kukulcan-0
    #[test]
    fn kukulcan_0_gives_nothing() {
        step("kukulcan", 0, 0, "wood 0 stone 0 gold 0 skulls 0");
    }

    /// Proves: kukulcan-1
    #[test]
    fn kukulcan_1_gives_a_point_and_a_wood() {
        step("kukulcan", 1, 1, "wood 1 stone 0 gold 0 skulls 0");
    }

    /// Proves: kukulcan-2
    #[test]
    fn kukulcan_2_gives_three_points_and_the_wood_below() {
        step("kukulcan", 2, 3, "wood 1 stone 0 gold 0 skulls 0");
    }

    /// Proves: kukulcan-3
    #[test]
    fn kukulcan_3_gives_five_points_and_a_second_wood() {
        step("kukulcan", 3, 5, "wood 2 stone 0 gold 0 skulls 0");
    }

    /// Proves: kukulcan-4
    #[test]
    fn kukulcan_4_gives_seven_points_and_a_skull() {
        step("kukulcan", 4, 7, "wood 2 stone 0 gold 0 skulls 1");
    }

    /// Proves: kukulcan-5
    #[test]
    fn kukulcan_5_gives_nine_points_and_the_goods_below() {
        step("kukulcan", 5, 9, "wood 2 stone 0 gold 0 skulls 1");
    }

    /// Proves: kukulcan-6
    #[test]
    fn kukulcan_6_gives_ten_points_and_the_goods_below() {
        step("kukulcan", 6, 10, "wood 2 stone 0 gold 0 skulls 1");
    }

    #[test]
    fn the_goods_of_all_temples_add_up() {
        let before = "day 7; P0 corn 6 chaac 5 quetzalcoatl 7 kukulcan 6";
        check(before, &END, "P0 stone 2 gold 2 wood 2 skulls 1; bank 12");
    }

    #[test]
    fn the_points_of_all_temples_add_up() {
        let before = "day 13; held 1; P0 corn 6 chaac 5 quetzalcoatl 7 kukulcan -1";
        check(before, &END, "P0 temples 18");
    }
}

mod leaders {
    use super::*;

    /// Seat 3 leads on the other temples, so that seats 0 to 2 compete for one bonus only.
    const SECOND: &str = "day 13; held 1";
    const FOURTH: &str = "day 26; held 3; age 2";

    #[test]
    fn on_the_second_food_day_the_leader_of_chaac_gets_six() {
        let before = format!("{SECOND}; P3 quetzalcoatl 1 kukulcan 1; P0 chaac 2; P1 chaac 1");
        check(&before, &END, "P0 leaders 6; P1 leaders 0; P2 leaders 0");
    }

    #[test]
    fn on_the_second_food_day_the_leader_of_quetzalcoatl_gets_two() {
        let before =
            format!("{SECOND}; P3 chaac 1 kukulcan 1; P0 quetzalcoatl 2; P1 quetzalcoatl 1");
        check(&before, &END, "P0 leaders 2; P1 leaders 0; P2 leaders 0; P3 leaders 10");
    }

    #[test]
    fn on_the_second_food_day_the_leader_of_kukulcan_gets_four() {
        let before = format!("{SECOND}; P3 quetzalcoatl 1 chaac 1; P0 kukulcan 2; P1 kukulcan 1");
        check(&before, &END, "P0 leaders 4; P1 leaders 0; P2 leaders 0; P3 leaders 8");
    }

    #[test]
    fn on_the_fourth_food_day_the_leader_of_chaac_gets_two() {
        let before = format!("{FOURTH}; P3 quetzalcoatl 1 kukulcan 1; P0 chaac 2; P1 chaac 1");
        check(&before, &END, "P0 leaders 2; P1 leaders 0; P2 leaders 0; P3 leaders 10");
    }

    #[test]
    fn on_the_fourth_food_day_the_leader_of_quetzalcoatl_gets_six() {
        let before =
            format!("{FOURTH}; P3 chaac 1 kukulcan 1; P0 quetzalcoatl 2; P1 quetzalcoatl 1");
        check(&before, &END, "P0 leaders 6; P1 leaders 0; P2 leaders 0; P3 leaders 6");
    }

    #[test]
    fn on_the_fourth_food_day_the_leader_of_kukulcan_gets_four() {
        let before = format!("{FOURTH}; P3 quetzalcoatl 1 chaac 1; P0 kukulcan 2; P1 kukulcan 1");
        check(&before, &END, "P0 leaders 4; P1 leaders 0; P2 leaders 0; P3 leaders 8");
    }

    #[test]
    fn two_tied_leaders_get_half_each() {
        let before = format!("{SECOND}; P3 quetzalcoatl 1 kukulcan 1; P0 chaac 2; P1 chaac 2");
        check(&before, &END, "P0 leaders 3; P1 leaders 3; P2 leaders 0");
    }

    #[test]
    fn three_tied_leaders_get_half_each_too() {
        let before =
            format!("{SECOND}; P3 quetzalcoatl 1 kukulcan 1; P0 chaac 2; P1 chaac 2; P2 chaac 2");
        check(&before, &END, "P0 leaders 3; P1 leaders 3; P2 leaders 3");
    }

    #[test]
    fn where_nobody_has_stepped_up_all_are_tied() {
        check(SECOND, &END, "P0 leaders 6; P1 leaders 6; P2 leaders 6; P3 leaders 6");
        check(FOURTH, &END, "P0 leaders 6; P1 leaders 6; P2 leaders 6; P3 leaders 6");
    }

    #[test]
    fn tied_leaders_of_the_fourth_food_day_get_half_each() {
        let before = format!("{FOURTH}; P3 kukulcan 1; P0 chaac 1 quetzalcoatl 3; P1 chaac 1");
        let before = format!("{before}; P2 quetzalcoatl 3");
        check(&before, &END, "P0 leaders 4; P1 leaders 1; P2 leaders 3; P3 leaders 4");
    }

    #[test]
    fn the_highest_leads_even_on_the_first_step_when_others_are_below() {
        let before =
            format!("{SECOND}; P3 quetzalcoatl 1 kukulcan 1 chaac -1; P1 chaac -1; P2 chaac -1");
        check(&before, &END, "P0 leaders 6 temples 0; P1 leaders 0; P2 leaders 0");
    }

    #[test]
    fn a_goods_day_has_no_leaders() {
        check("day 7; P0 corn 6 chaac 2", &END, "P0 leaders 0 points 0");
    }
}

mod skulls {
    use super::*;

    /// Proves: kukulcan-4
    #[test]
    fn skulls_come_from_the_bank() {
        let before = "day 7; P0 kukulcan 4; P1 kukulcan 4; bank 2";
        check(before, &END, "P0 skulls 1; P1 skulls 1; bank 0");
    }

    /// Proves: kukulcan-4
    #[test]
    fn if_more_skulls_are_owed_than_there_are_nobody_gets_any() {
        let before = "day 7; P0 kukulcan 4; P1 kukulcan 5; bank 1";
        check(before, &END, "P0 skulls 0 wood 2; P1 skulls 0 wood 2; bank 1");
    }

    /// Proves: kukulcan-4
    #[test]
    fn an_empty_bank_gives_none() {
        check("day 7; P0 kukulcan 4; bank 0", &END, "P0 skulls 0 wood 2; bank 0");
    }
}
