//! Politics: events prepared, aggressions, wars, pacts, leaders' political actions, resigning.

use crate::rules::support::*;
use kernel::{Asks, Hidden, Rules, Seat};
use through_the_ages::parts::*;
use through_the_ages::task::{Question, Task};
use through_the_ages::{Event, Refusal};

/// The politics phase of P0 in which the current deck holds one harmless event.
const CALM: &str = "events impact_of_colonies; politics";

mod phase {
    use super::*;

    #[test]
    fn preparing_an_event_scores_its_level_and_turns_over_the_next() {
        let text = format!("{CALM}; P0 holds rats crime_wave");
        let state = check(&text, &["prepare rats"], "P0 culture 1 held 1; asks P0");
        assert!(matches!(state.agenda.top(), Some(Task::Ask(_, Question::Actions))));
        // The only event is past; the one prepared is the current deck now.
        assert!(state.events.past.has(military("impact_of_colonies")));
        assert!(state.events.current.has(military("rats")));
        check(&text, &["prepare crime_wave"], "P0 culture 2");
        refused(
            &position(&format!("{CALM}; P0 holds legion")),
            "prepare legion",
            Refusal::NotEvent,
        );
    }

    #[test]
    fn earlier_ages_come_first() {
        let state = position("events crime_wave rats raiders; politics; P0 holds spy pestilence");
        let state = play_until_event(state);
        assert_eq!(choices(&state), ["event M074", "event M075"]);
    }

    /// Plays up to the moment when chance turns an event over.
    fn play_until_event(mut state: through_the_ages::Ages) -> through_the_ages::Ages {
        state.apply(read("prepare pestilence"), &mut kernel::Silent);
        assert_eq!(state.asks(), Asks::Chance);
        state
    }

    #[test]
    fn one_political_action_at_most_and_none_if_one_likes() {
        let state =
            check(&format!("{CALM}; P0 holds rats raiders"), &["pass"], "P0 held 2 culture 0");
        assert!(matches!(state.agenda.top(), Some(Task::Ask(_, Question::Actions))));
    }

    /// Proves: C059
    #[test]
    fn caesar_has_a_second_one_once_a_game() {
        let text = format!("{CALM}; P0 holds rats raiders; P0 leader julius_caesar");
        let state = check(&text, &["prepare rats"], "P0 culture 1");
        assert!(matches!(state.agenda.top(), Some(Task::Ask(_, Question::Politics))));
        let state = play(state, &["prepare raiders"]);
        assert!(state.player(Seat(0)).used_second_politics);
        assert!(matches!(state.agenda.top(), Some(Task::Ask(_, Question::Actions))));
        let declined = check(&text, &["prepare rats", "pass"], "P0 held 1");
        assert!(!declined.player(Seat(0)).used_second_politics);
    }

    /// Proves: C064
    #[test]
    fn joan_looks_at_the_top_event() {
        let text = "events rats raiders; politics; P0 leader joan_of_arc; P0 holds pestilence";
        let state = check(text, &["look", "peek raiders"], "asks P0");
        refused(&state, "look", Refusal::AlreadyLooked);
        let mut other = state;
        other.redact(kernel::Eyes::Seat(Seat(1)));
        assert_eq!(other.events.top.map(|top| top.card), Some(Held::Back(Age::I)));
        let state = play(state, &["prepare pestilence", "event raiders"]);
        assert!(state.events.past.has(military("raiders")));
        refused(&position(CALM), "look", Refusal::NoPower);
    }

    /// Proves: C055
    #[test]
    fn alexander_leaves_for_a_yellow_token() {
        let text = format!("{CALM}; P0 leader alexander_the_great; P0 civil 3");
        check(&text, &["retire"], "P0 leader none; P0 yellow 19 civil 3 strength 1");
        refused(&position(CALM), "retire", Refusal::NoPower);
    }

    /// Proves: C061
    #[test]
    fn columbus_settles_a_territory_from_the_hand() {
        let text =
            format!("{CALM}; P0 leader christopher_columbus; P0 holds vast_territory_i rats");
        check(
            &text,
            &["settle vast_territory_i"],
            "P0 leader none; P0 colonies 1 yellow 21 blue 12 food 3 culture 0",
        );
        refused(&position(&text), "settle rats", Refusal::NotTerritory);
    }

    #[test]
    fn a_given_up_action_is_skipped_once() {
        let state = play(position("start P0; skips P0"), &[]);
        assert!(matches!(state.agenda.top(), Some(Task::Ask(Seat(0), Question::Actions))));
        assert!(!state.player(Seat(0)).skips_politics);
    }
}

mod aggressions {
    use super::*;

    const STRONG: &str = "politics; P0 workers infantry A 5";

    #[test]
    fn only_a_weaker_rival_is_attacked() {
        let equal = position("politics; P0 holds plunder_i");
        refused(
            &equal,
            "aggression card=plunder_i against=1",
            Refusal::NotStronger { yours: 1, theirs: 1 },
        );
        let state = position(&format!("{STRONG}; P0 holds plunder_i; P0 military 0"));
        refused(
            &state,
            "aggression card=plunder_i against=1",
            Refusal::NeedsMilitary { needs: 1, has: 0 },
        );
        refused(
            &position(&format!("{STRONG}; P0 holds plunder_i")),
            "aggression card=plunder_i against=0",
            Refusal::NotYourself,
        );
    }

    /// Proves: M019, M020, M021
    #[test]
    fn plunder_takes_food_and_resources() {
        for (slug, total) in [("plunder_i", 3), ("plunder_ii", 5), ("plunder_iii", 7)] {
            let text = format!("{STRONG}; P0 holds {slug}; P1 food 4 resources 6");
            let attack = format!("aggression card={slug} against=1");
            let after = format!(
                "P0 food 2 resources {} military 1; P1 food 2 resources {}",
                total - 2,
                8 - total
            );
            check(&text, &[&attack, "split 2"], &after);
        }
        check(
            &format!("{STRONG}; P0 holds plunder_i; P1 food 1"),
            &["aggression card=plunder_i against=1"],
            "P0 food 1; P1 food 0",
        );
    }

    #[test]
    fn plunder_brings_what_the_rival_really_loses() {
        // The token of 5 comes back as one of 1, because the bank is empty: 4 are lost instead of 3.
        let text = format!(
            "{STRONG}; P0 holds plunder_i; P1 workers farm A 0 farm III 0; P1 food 5; P1 blue 0"
        );
        let attack = "aggression card=plunder_i against=1";
        check(&text, &[attack], "P0 food 4; P1 food 1 blue 0");
        let happened = events(position(&text), &[attack]);
        let (food, count) = (Good::Food, 4);
        assert!(happened.contains(&Event::Lost { seat: Seat(1), good: food, count }));
        assert!(happened.contains(&Event::Gained { seat: Seat(0), good: food, count }));
        // With tokens in the bank there is change.
        let text = text.replace("P1 blue 0", "P1 blue 1");
        check(&text, &[attack], "P0 food 3; P1 food 2 blue 0");
        // The attacker's own bank is the other bound.
        check(&format!("{text}; P0 blue 2"), &[attack], "P0 food 2 blue 0; P1 food 2");
    }

    #[test]
    fn an_aggression_that_finds_nothing_is_played_without_effect() {
        let bare = "P0 tech strategy; P0 military 4; P1 workers lab A 0; P1 unused 0";
        for (slug, cost) in
            [("plunder_i", 1), ("raid_i", 1), ("raid_iii", 3), ("spy", 1), ("annex", 2)]
        {
            let text = format!("{STRONG}; {bare}; P0 holds {slug}");
            let attack = format!("aggression card={slug} against=1");
            let after = format!(
                "P0 held 0 military {} food 0 resources 0 science 0 colonies 0; P1 science 0; asks P0",
                4 - cost
            );
            let state = check(&text, &[&attack], &after);
            assert!(matches!(state.agenda.top(), Some(Task::Ask(_, Question::Actions))), "{slug}");
        }
        // Buildings of too high a level are none for a raid.
        check(
            &format!("{STRONG}; P0 holds raid_i; P1 workers lab A 0 lab II 1"),
            &["aggression card=raid_i against=1"],
            "P0 held 0 resources 0; P1 workers lab II 1; asks P0",
        );
    }

    #[test]
    fn a_rival_may_defend_against_an_aggression_that_finds_nothing() {
        let text = "politics; P0 workers infantry A 3; P0 holds annex; P1 holds military_bonus_i";
        let state = check(text, &["aggression card=annex against=1"], "asks P1");
        possible(&state, "pledge card=military_bonus_i bonus=true");
        let state = play(state, &["give_up"]);
        expect(&state, "P0 colonies 0; P1 held 1; asks P0");
    }

    /// Proves: M022, M023, M024
    #[test]
    fn a_raid_destroys_urban_buildings_for_half_their_cost() {
        let city = "P1 workers lab A 1 lab I 1 temple A 1 library III 1";
        let raid = |slug: &str, moves: &[&str], after: &str| {
            let attack = format!("aggression card={slug} against=1");
            let text = format!("{STRONG}; P0 holds {slug}; {city}; P0 military 3; P0 tech warfare");
            let mut all = vec![attack.as_str()];
            all.extend(moves);
            check(&text, &all, after)
        };
        raid("raid_i", &["raze kind=lab level=I"], "P0 resources 3 military 2; P1 unused 2");
        raid(
            "raid_ii",
            &["raze kind=lab level=I", "raze kind=temple level=A"],
            "P0 resources 5 military 1; P1 unused 3",
        );
        raid("raid_ii", &["raze kind=lab level=I", "done"], "P0 resources 3");
        raid(
            "raid_iii",
            &["raze kind=library level=III", "raze kind=lab level=I"],
            "P0 resources 9 military 0",
        );
        let text = format!("{STRONG}; P0 holds raid_i; {city}");
        let state = play(position(&text), &["aggression card=raid_i against=1"]);
        refused(&state, "raze kind=library level=III", Refusal::LevelTooHigh { most: 1 });
    }

    /// Proves: M025
    #[test]
    fn enslaving_takes_a_worker_away() {
        let text = format!("{STRONG}; P0 holds enslave");
        check(
            &text,
            &["aggression card=enslave against=1"],
            "P0 resources 2 food 2 military 0; P1 unused 0 yellow 19",
        );
        let busy = format!("{text}; P1 unused 0");
        check(
            &busy,
            &["aggression card=enslave against=1", "lose kind=mine level=A"],
            "P1 yellow 19; P1 workers mine A 1",
        );
    }

    /// Proves: M026, M029
    #[test]
    fn some_take_points_as_far_as_there_are_any() {
        check(
            &format!("{STRONG}; P0 holds spy; P1 science 8"),
            &["aggression card=spy against=1"],
            "P0 science 5; P1 science 3",
        );
        check(
            &format!("{STRONG}; P0 holds spy; P1 science 2"),
            &["aggression card=spy against=1"],
            "P0 science 2; P1 science 0",
        );
        let text = format!("{STRONG}; P0 holds armed_intervention; P1 culture 9");
        check(
            &text,
            &["aggression card=armed_intervention against=1"],
            "P0 culture 7; P1 culture 2",
        );
    }

    /// Proves: M027
    #[test]
    fn annexing_takes_a_colony_without_what_it_brings_once() {
        let text =
            format!("{STRONG}; P0 holds annex; P1 colony wealthy_territory_i historic_territory_i");
        let moves = ["aggression card=annex against=1", "colony wealthy_territory_i"];
        check(&text, &moves, "P0 colonies 1 blue 19 resources 0; P1 colonies 1 blue 16");
    }

    /// Proves: M028
    #[test]
    fn infiltrating_removes_a_leader_or_an_unfinished_wonder() {
        let text = format!(
            "{STRONG}; P0 holds infiltrate; P1 leader isaac_newton; P1 building taj_mahal 2"
        );
        let attack = "aggression card=infiltrate against=1";
        check(&text, &[attack, "leader"], "P1 leader none; P0 culture 6");
        check(
            &text,
            &[attack, "wonder"],
            "P1 leader isaac_newton; P1 blue 16 stages 0; P0 culture 3",
        );
        let nothing = position(&format!("{STRONG}; P0 holds infiltrate"));
        refused(&nothing, attack, Refusal::NothingToTake);
    }

    /// Proves: M001, M002, M003
    #[test]
    fn bonus_cards_defend_and_are_lost_only_when_they_suffice() {
        for (slug, strength) in
            [("military_bonus_i", 2), ("military_bonus_ii", 4), ("military_bonus_iii", 6)]
        {
            let attacker =
                format!("politics; P0 workers infantry A {}; P0 holds spy", strength + 1);
            let text = format!("{attacker}; P1 holds {slug}; P1 science 5");
            let moves = [
                "aggression card=spy against=1".to_string(),
                format!("pledge card={slug} bonus=true"),
            ];
            let moves: Vec<&str> = moves.iter().map(String::as_str).collect();
            check(&text, &moves, "P0 science 0; P1 science 5 held 0");
            let weak = format!(
                "politics; P0 workers infantry A {}; P0 holds spy; P1 holds {slug}",
                strength + 2
            );
            let state = play(position(&weak), &["aggression card=spy against=1"]);
            refused(&state, &format!("pledge card={slug} bonus=true"), Refusal::CannotSucceed);
        }
    }

    #[test]
    fn any_card_defends_face_down_for_one_and_giving_up_gives_it_back() {
        let text =
            "politics; P0 workers infantry A 3; P0 holds spy; P1 holds rats raiders; P1 science 5";
        let attack = "aggression card=spy against=1";
        check(
            text,
            &[attack, "pledge card=rats bonus=false", "pledge card=raiders bonus=false"],
            "P0 science 0; P1 held 0",
        );
        check(
            text,
            &[attack, "pledge card=rats bonus=false", "give_up"],
            "P0 science 5; P1 held 2",
        );
        let state = play(position(text), &[attack]);
        refused(&state, "pledge card=rats bonus=true", Refusal::NotBonus);
    }

    #[test]
    fn only_the_pledge_that_repels_turns_cards_over() {
        let text = "politics; P0 workers infantry A 5; P0 holds spy; P1 tech warfare; \
                    P1 holds rats military_bonus_i raiders";
        let state = play(position(text), &["aggression card=spy against=1"]);
        reveals(&state, "pledge card=rats bonus=false", false);
        reveals(&state, "pledge card=military_bonus_i bonus=true", false);
        reveals(&state, "give_up", false);
        let state = play(state, &["pledge card=rats bonus=false"]);
        reveals(&state, "pledge card=raiders bonus=false", false);
        reveals(&state, "pledge card=military_bonus_i bonus=true", true);
        reveals(&state, "give_up", false);
    }

    #[test]
    fn no_more_cards_defend_than_there_are_military_actions() {
        let text =
            "politics; P0 workers infantry A 4; P0 holds spy; P1 holds rats raiders pestilence";
        let state = play(position(text), &["aggression card=spy against=1"]);
        refused(&state, "pledge card=rats bonus=false", Refusal::CannotSucceed);
    }

    /// Proves: C076
    #[test]
    fn gandhi_does_not_attack_and_costs_twice_to_attack() {
        let own = position(&format!("{STRONG}; P0 holds plunder_i; P0 leader mahatma_gandhi"));
        refused(&own, "aggression card=plunder_i against=1", Refusal::Pacifist);
        let text = format!("{STRONG}; P0 holds spy; P1 leader mahatma_gandhi; P1 science 5");
        check(&text, &["aggression card=spy against=1"], "P0 military 0 science 5");
    }
}

mod wars {
    use super::*;

    /// Proves: M032
    #[test]
    fn a_war_is_resolved_at_the_start_of_the_next_own_turn() {
        let text = "politics; P0 holds war_over_culture; P0 tech warfare; P1 culture 30";
        let state = check(text, &["war card=war_over_culture against=1"], "P0 military 0 held 0");
        assert_eq!(state.wars.len(), 1);
        let start = "start P0; war war_over_culture P0 P1; P1 culture 30";
        check(&format!("{start}; P0 workers infantry A 4"), &[], "P0 culture 8; P1 culture 22");
        check(
            &format!("{start}; P0 culture 2; P1 workers infantry A 4"),
            &[],
            "P0 culture 0; P1 culture 32",
        );
        check(start, &[], "P0 culture 0; P1 culture 30");
    }

    /// Proves: M030
    #[test]
    fn a_war_over_territory_takes_yellow_tokens() {
        let start = "start P0; war war_over_territory P0 P1";
        check(&format!("{start}; P0 workers infantry A 5"), &[], "P0 yellow 19; P1 yellow 17");
        check(&format!("{start}; P0 workers infantry A 6"), &[], "P0 yellow 20; P1 yellow 16");
        check(
            &format!("{start}; P0 workers infantry A 6; P1 yellow 1"),
            &[],
            "P0 yellow 19; P1 yellow 0",
        );
    }

    /// Proves: M031
    #[test]
    fn a_war_over_technology_takes_science_or_special_technologies() {
        let start = "3 seats; start P0; war war_over_technology P0 P1; P0 workers infantry A 9; P1 science 6";
        check(start, &[], "P0 science 6; P1 science 0");
        let tech = format!("{start}; P1 tech code_of_laws");
        let state = check(
            &tech,
            &["steal law"],
            "P0 has code_of_laws; P1 lacks code_of_laws; P0 science 2; P1 science 4",
        );
        assert!(matches!(state.agenda.top(), Some(Task::Ask(_, Question::Politics))));
        check(&tech, &["done"], "P1 has code_of_laws; P0 science 6");
        let own = format!("{start}; P1 tech warfare; P0 hand warfare");
        check(&own, &[], "P0 science 6; P1 has warfare");
    }

    #[test]
    fn no_war_in_the_last_round() {
        let state =
            position("age IV; last round 5; politics; P0 holds war_over_culture; P0 tech warfare");
        refused(&state, "war card=war_over_culture against=1", Refusal::LastRound);
    }
}

mod pacts {
    use super::*;

    #[test]
    fn a_pact_is_offered_and_answered() {
        let text = "3 seats; politics; P0 holds peace_treaty";
        let offer = "offer_pact card=peace_treaty to=2 side=a";
        let state = play(position(text), &[offer]);
        assert_eq!(state.asks(), Asks::Seat(Seat(2)));
        check(text, &[offer, "accept"], "P0 culture_rating 1 held 0; P2 culture_rating 1; asks P0");
        check(text, &[offer, "decline"], "P0 culture_rating 0; P0 has peace_treaty; asks P0");
        refused(&position(text), "offer_pact card=peace_treaty to=2 side=b", Refusal::SidesEqual);
    }

    #[test]
    fn a_new_pact_replaces_the_own_one() {
        let text = "3 seats; politics; P0 holds peace_treaty; pact military_pact P0 P1; pact international_tourism P2 P0";
        let moves = ["offer_pact card=peace_treaty to=1 side=a", "accept"];
        let state = check(text, &moves, "P0 strength 1 culture_rating 1");
        assert!(state.pacts[0].is_some_and(|pact| pact.card == military("peace_treaty")));
        assert!(state.pacts[2].is_some());
    }

    #[test]
    fn either_party_cancels() {
        let text = "3 seats; politics; pact peace_treaty P1 P0";
        check(text, &["cancel_pact peace_treaty"], "P0 culture_rating 0; P1 culture_rating 0");
        refused(
            &position("3 seats; politics; pact peace_treaty P1 P2"),
            "cancel_pact peace_treaty",
            Refusal::NotPact,
        );
    }

    /// Proves: M042, M040, M035
    #[test]
    fn some_pacts_forbid_attacks() {
        for pact in ["peace_treaty", "loss_of_sovereignty", "acceptance_of_supremacy"] {
            let text = format!(
                "3 seats; politics; pact {pact} P0 P1; P0 workers infantry A 5; P0 holds spy"
            );
            refused(&position(&text), "aggression card=spy against=1", Refusal::PactForbids);
            possible(&position(&text), "aggression card=spy against=2");
        }
        let war = "3 seats; politics; pact loss_of_sovereignty P1 P2; P0 holds war_over_territory war_over_culture";
        refused(&position(war), "war card=war_over_territory against=2", Refusal::NobodyMayAttack);
        possible(&position(war), "war card=war_over_territory against=1");
    }

    /// Proves: M041, M037
    #[test]
    fn some_pacts_end_by_an_attack_and_do_not_count_in_it() {
        let text = "3 seats; politics; pact military_pact P0 P1; P0 workers infantry A 5; P0 holds spy; P1 science 5";
        let state = check(
            text,
            &["aggression card=spy against=1"],
            "P0 strength 5 science 5; P1 strength 1",
        );
        assert_eq!(state.pacts[0], None);
        let promise = "3 seats; politics; pact promise_of_military_protection P1 P0; P0 workers infantry A 1; P0 holds spy";
        let state = position(&promise.replace("P0 workers infantry A 1; ", ""));
        refused(
            &state,
            "aggression card=spy against=1",
            Refusal::NotStronger { yours: 1, theirs: 1 },
        );
    }

    /// Proves: M033
    #[test]
    fn open_borders_strengthen_whoever_attacks() {
        let text =
            "3 seats; politics; pact open_borders_agreement P0 P1; P0 holds spy; P1 science 5";
        let state = check(text, &["aggression card=spy against=1"], "P0 science 5 military 2");
        assert!(state.pacts[0].is_some());
        let war =
            "3 seats; start P0; pact open_borders_agreement P0 P1; war war_over_territory P0 P1";
        check(war, &[], "P0 yellow 19; P1 yellow 17");
    }
}

mod resigning {
    use super::*;

    #[test]
    fn the_last_one_left_has_won() {
        let state = check("politics; P0 culture 50", &["resign"], "asks nobody");
        let places: Vec<u8> = state.standings().0.iter().map(|standing| standing.place).collect();
        assert_eq!(places, [2, 1]);
    }

    /// Two hands with the same backs leave the same pile.
    #[test]
    fn the_order_of_a_hand_thrown_away_tells_nothing() {
        let ages = |hand: &str| {
            let text = format!("3 seats; politics; P0 holds {hand}");
            let state = play(position(&text), &["resign"]);
            let cards = state.discards.iter().map(|discarded| discarded.card.known());
            cards.map(|card| rules().military(card.expect("known")).age).collect::<Vec<_>>()
        };
        let pile = [Age::I, Age::II, Age::III];
        assert_eq!(ages("military_bonus_iii military_bonus_ii fighting_band"), pile);
        assert_eq!(ages("military_bonus_i military_bonus_ii war_over_culture"), pile);
    }

    #[test]
    fn the_others_go_on_and_wars_against_the_resigned_pay() {
        let text = "3 seats; politics; war war_over_culture P1 P0; war war_over_territory P0 P2; \
                    pact peace_treaty P2 P0; P0 wonder pyramids; P0 colony vast_territory_i; \
                    P0 hand iron; P0 holds rats; P0 tactic legion";
        let state = check(text, &["resign"], "P1 culture 7; turn P1; P2 culture_rating 0");
        assert!(state.wars.is_empty() && state.pacts[2].is_none());
        assert_eq!(state.playing(), 2);
        expect(&state, "P0 hand 0 held 0 wonders 0 colonies 0");
    }

    #[test]
    fn nobody_resigns_in_age_iv() {
        refused(&position("age IV; last round 6; politics"), "resign", Refusal::AgeFour);
    }
}
