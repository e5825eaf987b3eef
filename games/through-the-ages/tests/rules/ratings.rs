//! Ratings: what cards and workers make of a civilization ("Your parameters").

use crate::rules::support::*;

/// The position has these numbers.
#[track_caller]
fn rated(position_text: &str, expected: &str) {
    expect(&position(position_text), expected);
}

#[test]
fn a_civilization_begins_with_one_science_and_one_strength() {
    rated("", "P0 science_rating 1 culture_rating 0 strength 1 happiness 0");
    rated("", "P0 civil_total 4 military_total 2 civil_hand 4 military_hand 2 urban_limit 2");
}

#[test]
fn symbols_count_for_each_worker() {
    rated("P0 workers temple I 2 arena I 1", "P0 culture_rating 2 happiness 6 strength 2");
    rated(
        "P0 workers library II 2 theater III 1",
        "P0 science_rating 5 culture_rating 8 happiness 1",
    );
    rated("P0 workers infantry II 2 artillery III 1 air III 1", "P0 strength 17");
}

#[test]
fn happiness_stays_between_0_and_8() {
    rated("P0 workers arena III 3", "P0 happiness 8");
    rated("P0 tech communism", "P0 happiness 0 civil_total 7 military_total 5 urban_limit 4");
}

/// Proves: C053
#[test]
fn a_rating_is_never_below_zero() {
    rated("P0 tech fundamentalism; P0 workers lab A 1", "P0 science_rating 0 strength 6");
}

#[test]
fn special_technologies_give_their_symbols() {
    rated("P0 tech code_of_laws warfare", "P0 civil_total 5 military_total 3 strength 2");
    rated("P0 tech civil_service", "P0 civil_total 6 blue 19");
    rated("P0 tech satellites", "P0 strength 4 colonization 4");
}

mod leaders {
    use super::rated;

    /// Proves: C055
    #[test]
    fn alexander_strengthens_every_unit() {
        rated(
            "P0 leader alexander_the_great; P0 workers infantry A 2 cavalry I 1",
            "P0 strength 7",
        );
    }

    /// Proves: C059
    #[test]
    fn caesar_gives_a_military_action_and_strength() {
        rated("P0 leader julius_caesar", "P0 strength 2 military_total 3 military_hand 3");
    }

    /// Proves: C058
    #[test]
    fn homer_gives_a_happy_face_in_play_and_under_a_wonder() {
        rated("P0 leader homer", "P0 happiness 1");
        rated("P0 wonder pyramids; P0 under pyramids homer", "P0 happiness 1 civil_total 5");
        rated("P0 ruin pyramids; P0 under pyramids homer", "P0 happiness 1 civil_total 4");
    }

    /// Proves: C064
    #[test]
    fn joan_counts_the_happy_faces_of_temples_and_government() {
        let joan = "P0 leader joan_of_arc; P0 workers temple I 2 theater I 1";
        rated(joan, "P0 strength 5 culture_rating 5 military_total 3");
        rated(&format!("{joan}; P0 tech theocracy"), "P0 strength 7");
        rated(&format!("{joan}; P0 wonder st_peters_basilica"), "P0 strength 7");
        rated(&format!("{joan}; P0 tech communism"), "P0 strength 5");
    }

    /// Proves: C065, C067, C073
    #[test]
    fn the_best_lab_or_library_makes_its_level_more() {
        for leader in ["leonardo_da_vinci", "isaac_newton", "albert_einstein"] {
            let labs = format!("P0 leader {leader}; P0 workers lab A 1");
            rated(&labs, "P0 science_rating 1");
            rated(&format!("{labs} lab II 2 library I 1"), "P0 science_rating 10");
            rated(&format!("{labs} library III 1"), "P0 science_rating 7");
            // A card without a worker does not count.
            rated(&format!("{labs}; P0 tech computers"), "P0 science_rating 1");
        }
    }

    /// Proves: C066
    #[test]
    fn michelangelo_makes_culture_of_happy_faces() {
        let michelangelo = "P0 leader michelangelo; P0 workers temple I 1 theater II 2";
        rated(michelangelo, "P0 culture_rating 11 happiness 4");
        rated(&format!("{michelangelo}; P0 wonder hanging_gardens"), "P0 culture_rating 14");
        let peter = format!("{michelangelo}; P0 wonder hanging_gardens st_peters_basilica");
        // The temple 1 + 3, the theaters 2 x (3 + 2), the gardens 1 + 3, St. Peter's 2 + 1.
        rated(&peter, "P0 culture_rating 21 happiness 8");
        // A wonder that makes people unhappy takes nothing away.
        rated(&format!("{michelangelo}; P0 wonder kremlin"), "P0 culture_rating 13 happiness 3");
    }

    /// Proves: C066
    #[test]
    fn the_face_of_homer_counts_for_michelangelo_even_under_a_ruin() {
        let position = "P0 leader michelangelo; P0 ruin colossus; P0 under colossus homer";
        rated(position, "P0 culture_rating 3 happiness 1 strength 1");
    }

    /// Proves: C068
    #[test]
    fn bach_makes_culture_of_theaters() {
        rated("P0 leader j_s_bach; P0 workers theater I 2", "P0 culture_rating 6");
    }

    /// Proves: C069
    #[test]
    fn cook_makes_culture_of_colonies() {
        let cook = "P0 leader james_cook";
        rated(cook, "P0 culture_rating 0");
        rated(&format!("{cook}; P0 colony vast_territory_i"), "P0 culture_rating 2");
        let three = "vast_territory_i vast_territory_ii wealthy_territory_i";
        rated(&format!("{cook}; P0 colony {three}"), "P0 culture_rating 4 colonies 3");
    }

    /// Proves: C070
    #[test]
    fn robespierre_gives_a_military_action() {
        rated("P0 leader maximilien_robespierre", "P0 military_total 3");
    }

    /// Proves: C071
    #[test]
    fn napoleon_counts_types_of_units() {
        let napoleon = "P0 leader napoleon_bonaparte; P0 workers infantry A 3";
        rated(napoleon, "P0 strength 5 military_total 4");
        let all = format!("{napoleon} cavalry I 1 artillery II 1 air III 1");
        rated(&all, "P0 strength 21");
    }

    /// Proves: C072
    #[test]
    fn shakespeare_makes_culture_of_pairs() {
        let pairs = "P0 leader william_shakespeare; P0 workers library I 2 theater I 1";
        rated(pairs, "P0 culture_rating 6 happiness 2");
        rated(&format!("{pairs} theater II 1"), "P0 culture_rating 11");
    }

    /// Proves: C075
    #[test]
    fn chaplin_doubles_one_best_theater() {
        rated(
            "P0 leader charlie_chaplin; P0 workers theater I 1 theater III 2",
            "P0 culture_rating 14 happiness 5",
        );
    }

    /// Proves: C076
    #[test]
    fn gandhi_makes_culture() {
        rated("P0 leader mahatma_gandhi", "P0 culture_rating 2");
    }

    /// Proves: C077
    #[test]
    fn meier_turns_labs_to_culture() {
        rated(
            "P0 leader sid_meier; P0 workers lab A 0 lab III 2",
            "P0 science_rating 8 culture_rating 6",
        );
        rated("P0 leader sid_meier", "P0 science_rating 0 culture_rating 0");
    }
}

mod wonders {
    use super::rated;

    /// Proves: C079, C080, C082, C086
    #[test]
    fn wonders_give_their_symbols() {
        rated("P0 wonder colossus", "P0 strength 3 colonization 1");
        rated("P0 wonder hanging_gardens", "P0 culture_rating 1 happiness 2");
        rated("P0 wonder pyramids", "P0 civil_total 5 civil_hand 5");
        rated("P0 wonder universitas_carolina", "P0 science_rating 3 culture_rating 1");
    }

    /// Proves: C081
    #[test]
    fn the_library_of_alexandria_raises_hand_limits_only() {
        let library = "P0 wonder library_of_alexandria";
        rated(library, "P0 civil_hand 5 military_hand 3 civil_total 4 military_total 2");
        rated(library, "P0 science_rating 2 culture_rating 1");
    }

    /// Proves: C083
    #[test]
    fn the_great_wall_strengthens_infantry_and_artillery() {
        let units = "P0 workers infantry A 2 cavalry I 1 artillery II 1";
        rated(
            &format!("P0 wonder great_wall; {units}"),
            "P0 strength 10 culture_rating 1 happiness 1",
        );
    }

    /// Proves: C084
    #[test]
    fn st_peters_gives_a_face_to_every_other_source() {
        let peter = "P0 wonder st_peters_basilica";
        rated(peter, "P0 happiness 1 culture_rating 2");
        rated(&format!("{peter}; P0 workers temple A 2"), "P0 happiness 5");
        rated(&format!("{peter}; P0 leader homer"), "P0 happiness 3");
        rated(&format!("{peter}; P0 tech theocracy"), "P0 happiness 3");
        rated(&format!("{peter}; P0 colony historic_territory_i"), "P0 happiness 3");
        rated(&format!("{peter} hanging_gardens"), "P0 happiness 4");
        // Unhappy cards are no sources.
        rated(&format!("{peter} kremlin"), "P0 happiness 0");
        // Homer's face makes a source, but not two.
        rated(&format!("{peter} pyramids; P0 under pyramids homer"), "P0 happiness 3");
        rated(
            &format!("{peter} hanging_gardens; P0 under hanging_gardens homer"),
            "P0 happiness 5",
        );
    }

    /// Proves: C085, C087, C088
    #[test]
    fn later_wonders_give_their_symbols() {
        rated("P0 wonder taj_mahal", "P0 culture_rating 3 blue 17");
        rated("P0 wonder eiffel_tower", "P0 culture_rating 4 happiness 1");
        rated(
            "P0 wonder kremlin; P0 workers temple A 2",
            "P0 culture_rating 4 happiness 1 civil_total 5 military_total 3",
        );
    }

    /// Proves: M092
    #[test]
    fn a_ruin_makes_two_culture_and_nothing_else() {
        rated(
            "P0 ruin hanging_gardens colossus",
            "P0 culture_rating 4 happiness 0 strength 1 wonders 2",
        );
    }
}

mod military_cards {
    use super::rated;

    #[test]
    fn colonies_give_their_symbols() {
        rated("P0 colony strategic_territory_i historic_territory_ii", "P0 strength 3 happiness 2");
        rated("P0 colony developed_territory_ii", "P0 yellow 20 blue 18");
        rated("P0 colony vast_territory_i", "P0 yellow 21 blue 15");
    }

    #[test]
    fn tactics_strengthen_by_armies() {
        rated("P0 tactic legion; P0 workers infantry A 3", "P0 strength 5");
        rated("P0 flag heavy_cavalry; P0 workers cavalry I 3", "P0 strength 11");
        rated(
            "P0 tactic modern_army; P0 workers infantry III 2 cavalry III 1 artillery III 1 air III 1",
            "P0 strength 52",
        );
    }

    /// Proves: C063
    #[test]
    fn the_infantry_of_genghis_khan_rides() {
        let cavalry = "P0 tactic heavy_cavalry; P0 workers infantry A 2 cavalry I 1";
        rated(cavalry, "P0 strength 4");
        rated(&format!("{cavalry}; P0 leader genghis_khan"), "P0 strength 8");
    }

    /// Proves: M033, M037, M041, M042
    #[test]
    fn pacts_change_the_ratings_of_both_sides() {
        rated(
            "3 seats; pact open_borders_agreement P0 P1",
            "P0 military_total 3; P1 military_total 3; P2 military_total 2",
        );
        let promise = "3 seats; P1 workers temple A 2; pact promise_of_military_protection P0 P1";
        rated(promise, "P0 culture_rating 1 strength 1; P1 culture_rating 1 strength 5");
        let other = "3 seats; P0 workers temple A 2; pact promise_of_military_protection P0 P1 b";
        rated(other, "P0 culture_rating 1 strength 5; P1 culture_rating 1 strength 1");
        rated("3 seats; pact military_pact P0 P2", "P0 strength 4; P2 strength 4; P1 strength 1");
        rated("3 seats; pact peace_treaty P0 P2", "P0 culture_rating 1; P2 culture_rating 1");
    }

    /// Proves: M039, M040
    #[test]
    fn tourism_counts_the_wonders_of_the_partner_and_ruins_too() {
        let pact = "3 seats; pact international_tourism P0 P1";
        rated(
            &format!("{pact}; P1 wonder pyramids; P1 ruin colossus"),
            "P0 culture_rating 2; P1 culture_rating 2",
        );
        rated(
            "3 seats; P1 workers temple A 2; pact loss_of_sovereignty P0 P1",
            "P0 culture_rating 2; P1 culture_rating 0",
        );
    }
}

mod workers {
    use super::rated;

    #[test]
    fn the_yellow_bank_says_how_many_faces_are_needed() {
        rated("P0 yellow 12", "P0 discontent 2");
        rated("P0 yellow 12; P0 workers temple A 1", "P0 discontent 1");
        rated("P0 yellow 0; P0 workers arena III 2", "P0 discontent 0");
        rated("P0 yellow 17", "P0 discontent 0");
    }
}
