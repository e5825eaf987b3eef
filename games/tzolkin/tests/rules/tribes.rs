//! Tribes: every tile and every note on it ("Tribe tiles", "Notes on the tribes").

use crate::support::*;
use kernel::{Asks, ContentSet, Game, Options, Silent, notation};
use tzolkin::parts::Block;
use tzolkin::state::Tzolkin;
use tzolkin::task::Task;
use tzolkin::{Choice, Content, Refusal};

/// Set-up with these deals first, up to the first person's question.
fn dealt(deals: &[&str]) -> Tzolkin {
    let options = Options { seats: 2, modules: vec!["tribes".into()] };
    let mut state = Tzolkin::begin(Content::built_in(), &options).expect("possible options");
    let deals: Vec<Choice> = deals.iter().map(|deal| notation::read(deal).expect(deal)).collect();
    while state.asks() == Asks::Chance {
        let mut list = Vec::new();
        state.choices(&mut list);
        let wanted = deals.iter().find(|deal| list.contains(deal));
        state.apply(*wanted.unwrap_or(&list[0]), &mut Silent);
    }
    state
}

/// Everybody else keeps what comes first, up to this seat's question or the first turn.
fn others_keep(mut state: Tzolkin) -> Tzolkin {
    let mut list = Vec::new();
    while matches!(state.agenda.top(), Some(Task::KeepTribe(_) | Task::KeepWealth(_))) {
        state.choices(&mut list);
        state.apply(list[0], &mut Silent);
    }
    state
}

mod ah_chuy_kak {
    use super::*;

    const TABLE: &str = "with tribes; P0 tribe T01; P0 workers 4 corn 10; P0 on yaxchilan 2";
    const TWO: [&str; 3] = ["place gear=palenque space=0", "place gear=tikal space=0", "done"];

    /// Proves: T01
    #[test]
    fn after_two_workers_on_gears_another_is_picked_up_and_acts() {
        let moves = [TWO.as_slice(), &["go yaxchilan 2"]].concat();
        check(TABLE, &moves, "P0 corn 10 stone 1 at_hand 2 on_gears 2; asks P1");
    }

    #[test]
    fn the_worker_has_all_options_of_a_pick_up_turn() {
        let lower = [TWO.as_slice(), &["go yaxchilan 2 as 1"]].concat();
        check(TABLE, &lower, "P0 corn 8 wood 1 stone 0; asks P1");
        let nothing = [TWO.as_slice(), &["pick_up gear=yaxchilan space=2", "nothing"]].concat();
        check(TABLE, &nothing, "P0 corn 9 wood 0 stone 0 at_hand 2; asks P1");
    }

    #[test]
    fn picking_up_is_not_a_duty() {
        let moves = [TWO.as_slice(), &["decline"]].concat();
        check(TABLE, &moves, "P0 on yaxchilan 2; P0 corn 9; asks P1");
    }

    #[test]
    fn one_worker_on_a_gear_is_not_enough() {
        check(TABLE, &["place gear=palenque space=0", "done"], "P0 on yaxchilan 2; asks P1");
    }

    #[test]
    fn the_start_space_is_not_on_a_gear() {
        let moves = ["place gear=palenque space=0", "place_start", "done"];
        check(TABLE, &moves, "P0 on yaxchilan 2; asks P1");
    }

    #[test]
    fn a_quick_space_is_not_on_a_gear() {
        let table = "5 seats; with tribes quick; quick Q01; P0 tribe T01; P0 workers 4 corn 10; \
                     P0 on yaxchilan 2";
        let moves = ["place gear=palenque space=0", "place_quick", "done"];
        check(table, &moves, "P0 on yaxchilan 2; asks P1");
    }

    #[test]
    fn it_must_be_another_worker() {
        let state = play(position(TABLE), &TWO);
        refused(&state, "pick_up gear=palenque space=0", Refusal::PlacedThisTurn);
        refused(&state, "pick_up gear=tikal space=0", Refusal::PlacedThisTurn);
    }

    #[test]
    fn it_is_one_worker_and_no_more() {
        let table = "with tribes; P0 tribe T01; P0 workers 5 corn 10; P0 on yaxchilan 2 uxmal 3";
        let moves = [TWO.as_slice(), &["go yaxchilan 2"]].concat();
        check(table, &moves, "P0 on uxmal 3; P0 workers 5; asks P1");
    }

    #[test]
    fn nobody_else_may() {
        let table = "P0 workers 4 corn 10; P0 on yaxchilan 2";
        check(table, &TWO, "P0 on yaxchilan 2; asks P1");
    }
}

mod ahau_chamahez {
    use super::*;

    /// Proves: T02
    #[test]
    fn a_worker_does_the_action_one_higher_for_one_corn() {
        let moves =
            ["pick_up gear=yaxchilan space=1", "act gear=yaxchilan action=2 way=ahead", "done"];
        check(
            "with tribes; P0 tribe T02; P0 corn 1; P0 on yaxchilan 1",
            &moves,
            "P0 corn 1 stone 1 wood 0; asks P1",
        );
    }

    #[test]
    fn it_costs_one_corn() {
        let table = "with tribes; P0 tribe T02; P0 on yaxchilan 1";
        let state = play(position(table), &["pick_up gear=yaxchilan space=1"]);
        let why = Refusal::NeedsCorn { needs: 1, has: 0 };
        refused(&state, "act gear=yaxchilan action=2 way=ahead", why);
    }

    #[test]
    fn it_is_one_higher_and_not_two() {
        let table = "with tribes; P0 tribe T02; P0 corn 5; P0 on yaxchilan 1";
        let state = play(position(table), &["pick_up gear=yaxchilan space=1"]);
        refused(&state, "act gear=yaxchilan action=3 way=ahead", Refusal::ActionTooHigh);
    }

    #[test]
    fn one_worker_a_turn() {
        let table = "with tribes; P0 tribe T02; P0 corn 5; P0 on yaxchilan 1 palenque 0";
        let moves = ["pick_up gear=yaxchilan space=1", "act gear=yaxchilan action=2 way=ahead"];
        let state = play(position(table), &moves);
        let state = play(state, &["pick_up gear=palenque space=0"]);
        refused(&state, "act gear=palenque action=1 way=ahead", Refusal::AlreadyAhead);
    }

    #[test]
    fn space_zero_reaches_the_first_action() {
        let moves = ["pick_up gear=palenque space=0", "act gear=palenque action=1 way=ahead"];
        check("with tribes; P0 tribe T02; P0 corn 1; P0 on palenque 0", &moves, "P0 corn 3");
    }

    #[test]
    fn with_theology_a_skull_goes_two_ahead_for_one_corn() {
        let moves =
            ["pick_up gear=chichen_itza space=1", "act gear=chichen_itza action=3 way=ahead"];
        check(
            "with tribes; P0 tribe T02; P0 corn 1 skulls 1 theology 1; P0 on chichen_itza 1",
            &moves,
            "P0 corn 0 skulls 0 chaac 1 points 6",
        );
    }

    #[test]
    fn without_theology_a_skull_goes_one_ahead() {
        let table = "with tribes; P0 tribe T02; P0 corn 1 skulls 1; P0 on chichen_itza 1";
        let state = play(position(table), &["pick_up gear=chichen_itza space=1"]);
        refused(&state, "act gear=chichen_itza action=3 way=ahead", Refusal::ActionTooHigh);
        let state = play(state, &["act gear=chichen_itza action=2 way=ahead"]);
        expect(&state, "P0 corn 0 chaac 1 points 5");
    }

    #[test]
    fn from_tikal_5_it_reaches_6_and_so_any_action() {
        let moves = ["pick_up gear=tikal space=5", "act gear=tikal action=1 way=ahead"];
        check(
            "with tribes; P0 tribe T02; P0 corn 1 wood 1; P0 on tikal 5",
            &[&moves[..], &["advance theology"]].concat(),
            "P0 corn 0 wood 0 theology 1",
        );
    }

    #[test]
    fn from_chichen_itza_9_it_reaches_10_and_so_any_action() {
        let moves =
            ["pick_up gear=chichen_itza space=9", "act gear=chichen_itza action=4 way=ahead"];
        check(
            "with tribes; P0 tribe T02; P0 corn 1 skulls 1; P0 on chichen_itza 9",
            &moves,
            "P0 corn 0 kukulcan 1 points 7",
        );
    }

    #[test]
    fn nobody_else_may() {
        let state =
            play(position("P0 corn 5; P0 on yaxchilan 1"), &["pick_up gear=yaxchilan space=1"]);
        impossible(&state, "act gear=yaxchilan action=2 way=ahead");
        refused(&state, "act gear=yaxchilan action=2 way=plain", Refusal::ActionTooHigh);
    }
}

mod ahmakiq {
    use super::*;

    /// Proves: T03
    #[test]
    fn a_turn_without_placing_or_picking_up_brings_two_corn() {
        check(
            "with tribes; P0 tribe T03; P0 corn 4; P0 on tikal 1",
            &["pass"],
            "P0 corn 6 at_hand 2; P0 on tikal 1; asks P1",
        );
    }

    #[test]
    fn a_turn_may_pass_without_corn_and_without_workers_on_gears() {
        check("with tribes; P0 tribe T03", &["pass"], "P0 corn 2 at_hand 3; asks P1");
    }

    #[test]
    fn after_placing_there_is_no_passing() {
        let table = "with tribes; P0 tribe T03; P0 corn 4";
        let state = play(position(table), &["place gear=palenque space=0"]);
        impossible(&state, "pass");
    }

    #[test]
    fn nobody_else_may_pass() {
        refused(&position("P0 corn 4; P0 on tikal 1"), "pass", Refusal::MustMove);
    }
}

mod bacab {
    use super::*;

    /// Proves: T04
    #[test]
    fn a_turn_starts_with_at_least_two_corn() {
        check("with tribes; P1 tribe T04; turn P1", &[], "P1 corn 2");
        check("with tribes; P1 tribe T04; P1 corn 1; turn P1", &[], "P1 corn 2");
        check("with tribes; P1 tribe T04; P1 corn 2; turn P1", &[], "P1 corn 2");
        check("with tribes; P1 tribe T04; P1 corn 7; turn P1", &[], "P1 corn 7");
    }

    #[test]
    fn that_is_not_begging() {
        let table = "with tribes; P1 tribe T04; turn P1";
        let state = check(table, &[], "P1 chaac 0 quetzalcoatl 0 kukulcan 0");
        possible(&state, "beg chaac");
    }

    #[test]
    fn begging_gives_four_corn_for_a_step_down() {
        check(
            "with tribes; P1 tribe T04; turn P1",
            &["beg kukulcan"],
            "P1 corn 4 kukulcan -1 chaac 0 quetzalcoatl 0",
        );
    }

    #[test]
    fn with_three_corn_there_is_no_begging() {
        let state = position("with tribes; P1 tribe T04; P1 corn 3; turn P1");
        refused(&state, "beg chaac", Refusal::TooMuchCorn { limit: 2, has: 3 });
    }

    #[test]
    fn nobody_else_gets_corn_or_more_for_begging() {
        check("turn P1", &["beg chaac"], "P1 corn 3 chaac -1");
        check("turn P1", &[], "P1 corn 0");
    }
}

mod balam {
    use super::*;

    /// Proves: T05
    #[test]
    fn a_lower_action_brings_one_corn_in_all() {
        check(
            "with tribes; P0 tribe T05; P0 on yaxchilan 5",
            &["go yaxchilan 5 as 1"],
            "P0 corn 1 wood 1",
        );
    }

    #[test]
    fn the_own_action_brings_none() {
        check(
            "with tribes; P0 tribe T05; P0 on yaxchilan 1",
            &["go yaxchilan 1"],
            "P0 corn 0 wood 1",
        );
    }

    #[test]
    fn the_corn_may_pay_for_the_action() {
        check(
            "with tribes; P0 tribe T05; P0 corn 2; P0 on uxmal 2",
            &["go uxmal 2 as 1", "up quetzalcoatl"],
            "P0 corn 0 quetzalcoatl 1",
        );
    }

    #[test]
    fn one_corn_short_even_so_is_one_short() {
        let table = "with tribes; P0 tribe T05; P0 corn 1; P0 on uxmal 2";
        let state = play(position(table), &["pick_up gear=uxmal space=2"]);
        let why = Refusal::NeedsCorn { needs: 3, has: 2 };
        refused(&state, "act gear=uxmal action=1 way=plain", why);
    }

    #[test]
    fn yaxchilan_6_and_7_may_count_as_a_lower_action_and_pay() {
        let moves = ["pick_up gear=yaxchilan space=6", "act gear=yaxchilan action=3 way=back"];
        check("with tribes; P0 tribe T05; P0 on yaxchilan 6", &moves, "P0 corn 3 gold 1");
        let moves = ["pick_up gear=yaxchilan space=7", "act gear=yaxchilan action=1 way=back"];
        check("with tribes; P0 tribe T05; P0 on yaxchilan 7", &moves, "P0 corn 1 wood 1");
    }

    #[test]
    fn the_last_space_of_chichen_itza_may_pay_too() {
        let moves =
            ["pick_up gear=chichen_itza space=10", "act gear=chichen_itza action=9 way=back"];
        check(
            "with tribes; P0 tribe T05; P0 skulls 1; P0 on chichen_itza 10",
            &[&moves[..], &["take_block wood"]].concat(),
            "P0 corn 1 wood 1 quetzalcoatl 1 points 13",
        );
    }

    #[test]
    fn nobody_else_gains() {
        let state = play(position("P0 on yaxchilan 6"), &["pick_up gear=yaxchilan space=6"]);
        impossible(&state, "act gear=yaxchilan action=3 way=back");
        check("P0 corn 4; P0 on yaxchilan 5", &["go yaxchilan 5 as 1"], "P0 corn 0 wood 1");
    }
}

mod cit_bolon_tum {
    use super::*;

    /// The lowest empty space is 5 on Palenque and on Tikal.
    const FIVES: &str = "with tribes; P0 tribe T06; P0 corn 9; P1 workers 6; P2 workers 6; \
        P1 on palenque 0 palenque 1 palenque 2 palenque 3 palenque 4; \
        P2 on tikal 0 tikal 1 tikal 2 tikal 3 tikal 4";

    /// Proves: T06
    #[test]
    fn one_worker_costs_three_corn() {
        check(FIVES, &["place_flat gear=palenque space=5", "done"], "P0 corn 6; P0 on palenque 5");
    }

    #[test]
    fn three_for_the_first_and_five_and_one_for_the_second() {
        let moves = ["place_flat gear=palenque space=5", "place gear=tikal space=5", "done"];
        let state = check(FIVES, &moves[..1], "P0 corn 6");
        expect(&play(state, &moves[1..]), "P0 corn 0; P0 on palenque 5 tikal 5; asks P1");
    }

    #[test]
    fn or_five_for_the_first_and_three_and_one_for_the_second() {
        let moves = ["place gear=palenque space=5", "place_flat gear=tikal space=5", "done"];
        let state = check(FIVES, &moves[..1], "P0 corn 4");
        expect(&play(state, &moves[1..]), "P0 corn 0; P0 on palenque 5 tikal 5; asks P1");
    }

    #[test]
    fn once_a_turn() {
        let state = play(position(FIVES), &["place_flat gear=palenque space=5"]);
        refused(&state, "place_flat gear=tikal space=5", Refusal::FlatAlreadyPaid);
    }

    #[test]
    fn three_corn_are_needed() {
        let state = position(&FIVES.replace("corn 9", "corn 2"));
        let why = Refusal::NeedsCorn { needs: 3, has: 2 };
        refused(&state, "place_flat gear=palenque space=5", why);
    }

    #[test]
    fn the_next_turn_may_pay_flat_again() {
        let table = FIVES.replace("corn 9", "corn 12");
        let moves = ["place_flat gear=palenque space=5", "done", "end round"];
        let state = play(position(&table), &moves);
        // The day has moved everybody on: 0 is free, and then only 7.
        let again = ["place gear=palenque space=0", "place_flat gear=palenque space=7"];
        expect(&play(state, &again), "P0 corn 5; P0 on palenque 0 palenque 6 palenque 7");
    }

    #[test]
    fn space_eight_does_any_action_for_nothing() {
        let moves = ["go palenque 8 as 1", "done"];
        check("with tribes; P0 tribe T06; P0 on palenque 8", &moves, "P0 corn 3 at_hand 3");
        check(
            "with tribes; P0 tribe T06; P0 on yaxchilan 8",
            &["go yaxchilan 8 as 5", "done"],
            "P0 corn 2 stone 1 gold 1",
        );
    }

    #[test]
    fn on_chichen_itza_the_further_space_is_eleven() {
        check(
            "with tribes; P0 tribe T06; P0 skulls 1; P0 on chichen_itza 11",
            &["go chichen_itza 11 as 5"],
            "P0 corn 0 kukulcan 1 points 8",
        );
        let table = "with tribes; P0 tribe T06; P0 on chichen_itza 10";
        check(table, &["end round"], "P0 on chichen_itza 11");
        check(table, &["end round", "end round"], "P0 on_gears 0 at_hand 3");
    }

    #[test]
    fn space_seven_is_not_the_end_of_the_gear() {
        let table = "with tribes; P0 tribe T06; P0 on palenque 7";
        check(table, &["end round"], "P0 on palenque 8; P0 at_hand 2");
    }

    #[test]
    fn a_worker_on_six_may_be_moved_to_eight_and_the_next_day_drops_it() {
        let table = "with tribes; P0 tribe T06; P0 on palenque 6; turn P1";
        let moves = ["place_start", "done", "end round", "days 2"];
        let state = check(table, &moves, "P0 on palenque 8; P1 dark");
        expect(&play(state, &["end round"]), "P0 on_gears 0 at_hand 3");
    }

    #[test]
    fn two_days_may_not_push_a_worker_off_from_seven() {
        let table = "with tribes; P0 tribe T06; P0 on palenque 7; turn P1";
        let moves = ["place_start", "done", "end round"];
        check(table, &moves, "day 1; P0 on palenque 8; P1 light; asks P1");
    }

    #[test]
    fn a_worker_may_be_placed_on_space_eight() {
        let full = "P1 workers 6; P2 workers 6; P1 on tikal 0 tikal 1 tikal 2 tikal 3 tikal 4; \
                    P2 on tikal 5 tikal 6 tikal 7";
        let table = format!("with tribes; P0 tribe T06; P0 corn 8; P3 corn 8; {full}");
        check(&table, &["place gear=tikal space=8"], "P0 corn 0; P0 on tikal 8");
        check(&table, &["place_flat gear=tikal space=8"], "P0 corn 5; P0 on tikal 8");
        let state = position(&format!("{table}; turn P3"));
        refused(&state, "place gear=tikal space=8", Refusal::GearFull);
    }

    #[test]
    fn others_have_no_eighth_space() {
        let table = "with tribes; P0 tribe T06; P2 on palenque 6; turn P1";
        let moves = ["place_start", "done", "end round"];
        check(table, &moves, "day 1; P2 on palenque 7; P1 light");
        check("P0 on palenque 7", &["end round"], "P0 on_gears 0 at_hand 3");
    }

    #[test]
    fn nobody_else_pays_flat() {
        let state = position(&FIVES.replace("P0 tribe T06", "P3 tribe T06"));
        impossible(&state, "place_flat gear=palenque space=5");
    }
}

mod huracan {
    use super::*;

    /// Proves: T07
    #[test]
    fn from_palenque_4_one_corn_reaches_yaxchilan_3_or_palenque_3() {
        let table = "with tribes; P0 tribe T07; P0 corn 1; P0 on palenque 4";
        let yaxchilan = ["pick_up gear=palenque space=4", "act gear=yaxchilan action=3 way=plain"];
        check(table, &yaxchilan, "P0 corn 2 gold 1");
        check(table, &["go palenque 4 as 3", "harvest_wood"], "P0 corn 0 wood 2");
    }

    #[test]
    fn the_same_action_of_the_other_gear_costs_nothing() {
        let moves = ["pick_up gear=tikal space=3", "act gear=uxmal action=3 way=plain"];
        check("with tribes; P0 tribe T07; P0 on tikal 3", &moves, "P0 workers 4 corn 0");
        let moves = ["pick_up gear=uxmal space=1", "act gear=tikal action=1 way=plain"];
        check(
            "with tribes; P0 tribe T07; P0 wood 1; P0 on uxmal 1",
            &[&moves[..], &["advance extraction"]].concat(),
            "P0 wood 0 extraction 1",
        );
        let moves = ["pick_up gear=yaxchilan space=1", "act gear=palenque action=1 way=plain"];
        check("with tribes; P0 tribe T07; P0 on yaxchilan 1", &moves, "P0 corn 3 wood 0");
    }

    #[test]
    fn from_tikal_5_it_does_uxmal_5() {
        let moves = [
            "pick_up gear=tikal space=5",
            "act gear=uxmal action=5 way=plain",
            "act gear=yaxchilan action=4 way=plain",
        ];
        check("with tribes; P0 tribe T07; P0 corn 1; P0 on tikal 5", &moves, "P0 corn 0 skulls 1");
    }

    #[test]
    fn a_space_for_any_action_reaches_all_of_the_other_gear() {
        let moves = ["pick_up gear=palenque space=6", "act gear=yaxchilan action=4 way=plain"];
        check("with tribes; P0 tribe T07; P0 on palenque 6", &moves, "P0 corn 0 skulls 1");
    }

    #[test]
    fn a_higher_action_stays_too_high() {
        let table = "with tribes; P0 tribe T07; P0 corn 9; P0 on palenque 4";
        let state = play(position(table), &["pick_up gear=palenque space=4"]);
        refused(&state, "act gear=yaxchilan action=5 way=plain", Refusal::ActionTooHigh);
    }

    #[test]
    fn other_gears_stay_apart() {
        let table =
            "with tribes; P0 tribe T07; P0 corn 9 skulls 1 wood 5; P0 on palenque 4 tikal 4";
        let state = play(position(table), &["pick_up gear=palenque space=4"]);
        refused(&state, "act gear=tikal action=1 way=plain", Refusal::OtherGear);
        refused(&state, "act gear=chichen_itza action=1 way=plain", Refusal::OtherGear);
    }

    #[test]
    fn for_nobody_else_are_two_gears_one() {
        let state =
            play(position("P0 corn 9; P0 on palenque 4"), &["pick_up gear=palenque space=4"]);
        refused(&state, "act gear=yaxchilan action=3 way=plain", Refusal::OtherGear);
    }
}

mod itzamna {
    use super::*;

    /// Proves: T08
    #[test]
    fn the_first_level_costs_nothing() {
        let moves = ["go tikal 1", "advance extraction", "done"];
        check("with tribes; P0 tribe T08; P0 on tikal 1", &moves, "P0 extraction 1; asks P1");
    }

    #[test]
    fn the_second_level_costs_one_block() {
        check(
            "with tribes; P0 tribe T08; P0 stone 1 extraction 1; P0 on tikal 1",
            &["go tikal 1", "advance extraction"],
            "P0 extraction 2 stone 0",
        );
        let table = "with tribes; P0 tribe T08; P0 extraction 1; P0 on tikal 1";
        let state = play(position(table), &["go tikal 1"]);
        refused(&state, "advance extraction", Refusal::NeedsBlocks { needs: 1, has: 0 });
    }

    #[test]
    fn the_third_level_costs_two_blocks() {
        check(
            "with tribes; P0 tribe T08; P0 gold 3 theology 2; P0 on tikal 1",
            &["go tikal 1", "advance theology"],
            "P0 theology 3 gold 1",
        );
        let table = "with tribes; P0 tribe T08; P0 gold 1 theology 2; P0 on tikal 1";
        let state = play(position(table), &["go tikal 1"]);
        refused(&state, "advance theology", Refusal::NeedsBlocks { needs: 2, has: 1 });
    }

    #[test]
    fn beyond_agriculture_3_one_block_buys_a_skull_without_any_theology() {
        check(
            "with tribes; P0 tribe T08; P0 wood 1 agriculture 3; P0 on tikal 1",
            &["go tikal 1", "advance agriculture", "bonus theology"],
            "P0 wood 0 skulls 1 agriculture 3 theology 0",
        );
    }

    #[test]
    fn the_bonus_may_be_that_of_any_track() {
        let table = "with tribes; P0 tribe T08; P0 wood 1 theology 3; P0 on tikal 1";
        let bonus = ["go tikal 1", "advance theology"];
        let with = |more: &[&'static str]| [&bonus[..], more].concat();
        check(table, &with(&["bonus agriculture", "up chaac"]), "P0 chaac 1 skulls 0");
        let blocks = ["bonus extraction", "take_block gold", "take_block stone"];
        check(table, &with(&blocks), "P0 gold 1 stone 1 wood 0");
        check(table, &with(&["bonus architecture"]), "P0 points 3");
        check(table, &with(&["bonus theology"]), "P0 skulls 1");
    }

    #[test]
    fn others_pay_in_full_and_take_the_bonus_of_the_track() {
        let state = play(position("P0 on tikal 1; P0 wood 1 extraction 1"), &["go tikal 1"]);
        refused(&state, "advance extraction", Refusal::NeedsBlocks { needs: 2, has: 1 });
        check(
            "P0 on tikal 1; P0 wood 1 architecture 3",
            &["go tikal 1", "advance architecture", "done"],
            "P0 points 3; asks P1",
        );
    }
}

mod ixtab {
    use super::*;

    const DEALS: [&str; 6] = [
        "deal_tribe T09",
        "deal_tribe T03",
        "deal_wealth W04",
        "deal_wealth W09",
        "deal_wealth W12",
        "deal_wealth W21",
    ];

    /// Proves: T09
    #[test]
    fn three_tiles_are_kept_and_one_goes_back() {
        let moves = ["keep_tribe T09", "keep_wealth first=W04 second=W09 third=W12"];
        let state = others_keep(play(dealt(&DEALS), &moves));
        // 9 corn and 1 stone; 2 corn, Chaac and architecture; 6 corn, 1 wood and 1 stone.
        expect(&state, "P0 corn 17 stone 2 wood 1 architecture 1 chaac 1; P0 lacks W21");
    }

    #[test]
    fn then_one_step_down_on_any_temple() {
        let moves = ["keep_tribe T09", "keep_wealth first=W04 second=W09 third=W12"];
        let state = others_keep(play(dealt(&DEALS), &moves));
        assert_eq!(choices(&state), ["down chaac", "down kukulcan", "down quetzalcoatl"]);
        expect(&play(state.clone(), &["down chaac"]), "P0 chaac 0 kukulcan 0 quetzalcoatl 0");
        expect(&play(state, &["down kukulcan"]), "P0 chaac 1 kukulcan -1 quetzalcoatl 0");
    }

    #[test]
    fn two_tiles_are_too_few() {
        let state = play(dealt(&DEALS), &["keep_tribe T09"]);
        refused(&state, "keep_wealth first=W04 second=W09", Refusal::NotThatMany { keep: 3 });
    }

    #[test]
    fn others_keep_two_and_step_nowhere() {
        let state = play(dealt(&DEALS), &["keep_tribe T03"]);
        let three = "keep_wealth first=W04 second=W09 third=W12";
        refused(&state, three, Refusal::NotThatMany { keep: 2 });
        let state = others_keep(play(state, &["keep_wealth first=W04 second=W12"]));
        expect(&state, "P0 corn 15 chaac 0 quetzalcoatl 0 kukulcan 0; P0 lacks W09 W21");
        assert!(matches!(state.agenda.top(), Some(Task::Turn(_))));
    }

    #[test]
    fn two_tribes_are_dealt_and_one_is_kept() {
        let state = dealt(&DEALS);
        assert_eq!(choices(&state), ["keep_tribe T03", "keep_tribe T09"]);
        refused(&state, "keep_tribe T01", Refusal::NotDealt);
    }
}

mod vacub_caquix {
    use super::*;

    /// Proves: T10
    #[test]
    fn one_empty_space_may_be_passed_over() {
        let moves = ["place gear=palenque space=1", "done"];
        check(
            "with tribes; P0 tribe T10; P0 corn 5",
            &moves,
            "P0 corn 4; P0 on palenque 1; asks P1",
        );
    }

    #[test]
    fn every_worker_of_the_turn_may_pass_over_it() {
        check(
            "with tribes; P0 tribe T10; P0 corn 9",
            &["place gear=tikal space=1", "place gear=tikal space=2", "done"],
            "P0 corn 5; P0 on tikal 1 tikal 2",
        );
    }

    #[test]
    fn a_space_between_may_be_passed_over() {
        check(
            "with tribes; P0 tribe T10; P0 corn 9; P1 on uxmal 0 uxmal 2",
            &["place gear=uxmal space=3", "done"],
            "P0 corn 6; P0 on uxmal 3",
        );
    }

    #[test]
    fn nobody_must_pass_over_it() {
        check(
            "with tribes; P0 tribe T10; P0 corn 9",
            &["place gear=tikal space=1", "place gear=tikal space=0", "done"],
            "P0 corn 7; P0 on tikal 0 tikal 1",
        );
    }

    #[test]
    fn on_one_gear_only() {
        let table = "with tribes; P0 tribe T10; P0 corn 9";
        let state = play(position(table), &["place gear=tikal space=1"]);
        refused(&state, "place gear=uxmal space=1", Refusal::AlreadySkipped);
    }

    #[test]
    fn one_space_only() {
        let table = "with tribes; P0 tribe T10; P0 corn 9";
        let moves = ["place gear=tikal space=1", "place gear=tikal space=0"];
        let state = play(position(table), &moves);
        refused(&state, "place gear=tikal space=3", Refusal::AlreadySkipped);
        refused(&position(table), "place gear=tikal space=2", Refusal::NotLowest { lowest: 0 });
    }

    #[test]
    fn in_the_next_placing_turn_again() {
        let table = "with tribes; P0 tribe T10; P0 corn 9";
        let state = play(position(table), &["place gear=tikal space=1", "done", "end round"]);
        possible(&state, "place gear=uxmal space=1");
    }

    #[test]
    fn nobody_else_may() {
        let state = position("P0 corn 9");
        refused(&state, "place gear=tikal space=1", Refusal::NotLowest { lowest: 0 });
    }
}

mod xaman_ek {
    use super::*;

    #[test]
    fn in_the_middle_of_an_action_for_gold_that_has_its_price() {
        check(
            "with tribes prophecies; prophecy R07; offer B12; P0 tribe T11; P0 wood 3 stone 1; \
             P0 on tikal 2",
            &["go tikal 2", "build building=B12", "sell_one wood", "take_gold 1"],
            "P0 corn 1 wood 0 stone 0 gold 1 extraction 1",
        );
    }

    #[test]
    fn in_the_middle_of_an_action_for_a_step_that_has_its_price() {
        let before = "with tribes prophecies; prophecy R01; P0 tribe T11; P0 skulls 1 wood 1; \
                      P0 on chichen_itza 1";
        let state = play(position(before), &["go chichen_itza 1"]);
        refused(&state, "accept", Refusal::NeedsCorn { needs: 1, has: 0 });
        let state = play(state, &["sell_one wood", "accept"]);
        expect(&state, "P0 corn 1 wood 0 chaac 1");
    }

    #[test]
    fn in_the_middle_of_an_action_for_any_step_that_has_its_price() {
        check(
            "with tribes prophecies; prophecy R01; offer B08; P0 tribe T11; \
             P0 wood 2 gold 1; P0 on tikal 2",
            &["go tikal 2", "build building=B08", "sell_one wood", "up kukulcan"],
            "P0 corn 1 wood 0 gold 0 kukulcan 1",
        );
    }

    #[test]
    fn the_offer_of_a_step_may_still_be_declined() {
        check(
            "with tribes prophecies; prophecy R01; P0 tribe T11; P0 skulls 1 wood 1; \
             P0 on chichen_itza 1",
            &["go chichen_itza 1", "decline"],
            "P0 corn 0 wood 1 chaac 0",
        );
    }

    #[test]
    fn not_for_the_gold_of_a_food_day() {
        check(
            "with tribes prophecies buildings; prophecy R07; day 13; P0 tribe T11; P0 wood 1; \
             P0 owns B35",
            &["end round"],
            "P0 gold 0 wood 1 corn 0",
        );
    }

    /// Proves: T11
    #[test]
    fn a_block_is_sold_at_the_rate_of_the_market() {
        check("with tribes; P0 tribe T11; P0 wood 1", &["sell_one wood"], "P0 corn 2 wood 0");
        check("with tribes; P0 tribe T11; P0 stone 1", &["sell_one stone"], "P0 corn 3 stone 0");
        check("with tribes; P0 tribe T11; P0 gold 2", &["sell_one gold"], "P0 corn 4 gold 1");
    }

    #[test]
    fn before_workers_are_paid_for() {
        check(
            "with tribes; P0 tribe T11; P0 wood 1; P1 on tikal 0 tikal 1",
            &["sell_one wood", "place gear=tikal space=2", "done"],
            "P0 corn 0; P0 on tikal 2",
        );
    }

    #[test]
    fn between_two_workers_that_are_placed() {
        check(
            "with tribes; P0 tribe T11; P0 wood 1",
            &["place gear=tikal space=0", "sell_one wood", "place gear=uxmal space=0", "done"],
            "P0 corn 1; P0 on tikal 0 uxmal 0",
        );
    }

    #[test]
    fn before_an_action_is_paid_for() {
        let moves = [
            "pick_up gear=uxmal space=1",
            "sell_one stone",
            "act gear=uxmal action=1 way=plain",
            "up chaac",
        ];
        check(
            "with tribes; P0 tribe T11; P0 stone 1; P0 on uxmal 1",
            &moves,
            "P0 corn 0 stone 0 chaac 1",
        );
    }

    #[test]
    fn what_an_action_brought_may_be_sold_after_it() {
        check(
            "with tribes; P0 tribe T11; P0 on yaxchilan 3",
            &["go yaxchilan 3", "sell_one gold", "done"],
            "P0 corn 6 gold 0; asks P1",
        );
    }

    #[test]
    fn what_a_quick_action_brought_may_be_sold_in_the_same_turn() {
        let table = "5 seats; with tribes quick; quick Q03; P0 tribe T11; P0 corn 1";
        let state = play(position(table), &["place_quick", "done"]);
        expect(&play(state, &["sell_one stone"]), "P0 corn 3 stone 0");
    }

    #[test]
    fn once_a_turn() {
        let table = "with tribes; P0 tribe T11; P0 wood 2";
        let state = play(position(table), &["sell_one wood"]);
        refused(&state, "sell_one wood", Refusal::AlreadySold);
        let state = play(state, &["place gear=tikal space=0"]);
        refused(&state, "sell_one wood", Refusal::AlreadySold);
    }

    #[test]
    fn in_the_next_turn_again() {
        let table = "with tribes; P0 tribe T11; P0 wood 2";
        let moves =
            ["sell_one wood", "place gear=tikal space=0", "done", "end round", "sell_one wood"];
        check(table, &moves, "P0 corn 4 wood 0");
    }

    #[test]
    fn not_for_feeding() {
        check(
            "with tribes; day 7; P0 tribe T11; P0 gold 5",
            &["end round"],
            "P0 gold 5 corn 0 fed 0 unfed -9",
        );
    }

    #[test]
    fn without_the_block_there_is_no_sale() {
        let state = position("with tribes; P0 tribe T11; P0 wood 1");
        let why = Refusal::NeedsBlock { block: Block::Gold, needs: 1, has: 0 };
        refused(&state, "sell_one gold", why);
    }

    #[test]
    fn nobody_else_may() {
        refused(&position("P0 wood 1"), "sell_one wood", Refusal::NotAsked);
    }
}

mod yaluk {
    use super::*;

    /// Proves: T12
    #[test]
    fn the_game_begins_with_five_workers() {
        let deals = ["deal_tribe T12", "deal_wealth W04", "deal_wealth W10"];
        let moves = ["keep_tribe T12", "keep_wealth first=W04 second=W10"];
        let state = others_keep(play(dealt(&deals), &moves));
        expect(&state, "P0 workers 5 at_hand 5; P1 workers 3 at_hand 3");
    }

    #[test]
    fn each_worker_eats_three_corn() {
        check(
            "with tribes; day 7; P0 tribe T12; P0 workers 5 corn 15; P1 corn 6",
            &["end round"],
            "P0 corn 0 fed 5 unfed 0; P1 corn 0 fed 3 unfed 0",
        );
    }

    #[test]
    fn each_unfed_worker_costs_five_points() {
        check(
            "with tribes; day 7; P0 tribe T12; P0 workers 5 corn 11; P1 corn 5",
            &["end round"],
            "P0 corn 2 fed 3 unfed -10; P1 corn 1 fed 2 unfed -3",
        );
    }

    #[test]
    fn in_hunger_each_worker_eats_four() {
        check(
            "with tribes prophecies; prophecy R12; day 13; P0 tribe T12; P0 workers 5 corn 20",
            &["end round"],
            "P0 corn 0 fed 5 unfed 0",
        );
        check(
            "with tribes prophecies; prophecy R12; day 13; P0 tribe T12; P0 workers 5 corn 19",
            &["end round"],
            "P0 corn 3 fed 4 unfed -5",
        );
    }
}

mod yumkaax {
    use super::*;

    /// Proves: T13
    #[test]
    fn workers_cost_0_0_2_5_9_13_together() {
        let table = "with tribes; P0 tribe T13; P0 workers 6 corn 20";
        let moves = [
            ("place gear=palenque space=0", "P0 corn 20"),
            ("place gear=yaxchilan space=0", "P0 corn 20"),
            ("place gear=tikal space=0", "P0 corn 18"),
            ("place gear=uxmal space=0", "P0 corn 15"),
            ("place gear=chichen_itza space=0", "P0 corn 11"),
            ("place_start", "P0 corn 7"),
        ];
        let mut state = position(table);
        for (step, after) in moves {
            state = play(state, &[step]);
            expect(&state, after);
        }
    }

    #[test]
    fn spaces_cost_their_numbers() {
        check(
            "with tribes; P0 tribe T13; P0 corn 9; P1 on tikal 0 tikal 1 tikal 2; P2 on uxmal 0 uxmal 1",
            &["place gear=tikal space=3", "place gear=uxmal space=2", "done"],
            "P0 corn 4",
        );
    }

    #[test]
    fn others_pay_from_the_second_worker_on() {
        check(
            "P0 corn 9",
            &["place gear=tikal space=0", "place gear=uxmal space=0", "done"],
            "P0 corn 8",
        );
    }
}
