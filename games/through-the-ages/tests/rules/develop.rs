//! Technologies: developing, building on them, governments and revolutions.

use crate::rules::support::*;
use through_the_ages::Refusal;

/// Slug, kind, level, science, resources, and what a worker there gives: food, resources, science,
/// culture, strength, happy faces.
type Technology = (&'static str, &'static str, &'static str, u16, u8, [i32; 6]);

const TECHNOLOGIES: &[Technology] = &[
    ("irrigation", "farm", "I", 3, 4, [2, 0, 0, 0, 0, 0]),
    ("selective_breeding", "farm", "II", 5, 6, [3, 0, 0, 0, 0, 0]),
    ("mechanized_agriculture", "farm", "III", 7, 8, [5, 0, 0, 0, 0, 0]),
    ("iron", "mine", "I", 5, 5, [0, 2, 0, 0, 0, 0]),
    ("coal", "mine", "II", 7, 8, [0, 3, 0, 0, 0, 0]),
    ("oil", "mine", "III", 9, 11, [0, 5, 0, 0, 0, 0]),
    ("alchemy", "lab", "I", 4, 6, [0, 0, 2, 0, 0, 0]),
    ("scientific_method", "lab", "II", 6, 8, [0, 0, 3, 0, 0, 0]),
    ("computers", "lab", "III", 8, 11, [0, 0, 5, 0, 0, 0]),
    ("theology", "temple", "I", 2, 5, [0, 0, 0, 1, 0, 2]),
    ("organized_religion", "temple", "II", 4, 7, [0, 0, 0, 1, 0, 3]),
    ("printing_press", "library", "I", 3, 3, [0, 0, 1, 1, 0, 0]),
    ("journalism", "library", "II", 6, 8, [0, 0, 2, 2, 0, 0]),
    ("multimedia", "library", "III", 9, 11, [0, 0, 3, 3, 0, 0]),
    ("drama", "theater", "I", 3, 4, [0, 0, 0, 2, 0, 1]),
    ("opera", "theater", "II", 7, 8, [0, 0, 0, 3, 0, 1]),
    ("movies", "theater", "III", 10, 11, [0, 0, 0, 4, 0, 1]),
    ("bread_and_circuses", "arena", "I", 3, 3, [0, 0, 0, 0, 1, 2]),
    ("team_sports", "arena", "II", 5, 5, [0, 0, 0, 0, 2, 3]),
    ("professional_sports", "arena", "III", 7, 8, [0, 0, 0, 0, 3, 4]),
    ("swordsmen", "infantry", "I", 4, 3, [0, 0, 0, 0, 2, 0]),
    ("riflemen", "infantry", "II", 6, 5, [0, 0, 0, 0, 3, 0]),
    ("modern_infantry", "infantry", "III", 10, 7, [0, 0, 0, 0, 5, 0]),
    ("knights", "cavalry", "I", 5, 3, [0, 0, 0, 0, 2, 0]),
    ("cavalrymen", "cavalry", "II", 6, 5, [0, 0, 0, 0, 3, 0]),
    ("tanks", "cavalry", "III", 9, 7, [0, 0, 0, 0, 5, 0]),
    ("cannon", "artillery", "II", 6, 5, [0, 0, 0, 0, 3, 0]),
    ("rockets", "artillery", "III", 8, 7, [0, 0, 0, 0, 5, 0]),
    ("air_forces", "air", "III", 12, 7, [0, 0, 0, 0, 5, 0]),
];

/// Proves: C007, C008, C009, C010, C011, C012, C013
/// Proves: C014, C015, C016, C017, C018
/// Proves: C019, C020, C021, C022, C023, C024, C025
/// Proves: C026, C027, C028, C029, C030, C031
/// Proves: C032, C033, C034, C035
#[test]
fn a_technology_costs_science_and_a_worker_on_it_resources() {
    for &(slug, kind, level, science, cost, gives) in TECHNOLOGIES {
        let text = format!("P0 hand {slug}; P0 science {science} resources {cost}");
        let poor = position(&format!("P0 hand {slug}; P0 science {}", science - 1));
        let needs = science as u8;
        refused(
            &poor,
            &format!("develop {slug}"),
            Refusal::NeedsScience { needs, has: science - 1 },
        );
        let build = format!("build kind={kind} level={level}");
        let state = play(position(&text), &[&format!("develop {slug}")]);
        expect(&state, &format!("P0 science 0 civil 3 hand 0; P0 has {slug}"));
        let before = made(&state);
        let state = play(state, &[&build]);
        expect(&state, &format!("P0 resources 0 unused 0; P0 workers {kind} {level} 1"));
        let after = made(&state);
        let more: Vec<i32> = after.iter().zip(before).map(|(a, b)| a - b).collect();
        assert_eq!(more, gives, "{slug}");
        let short = position(&format!("P0 tech {slug}; P0 resources {}", cost - 1));
        refused(&short, &build, Refusal::NeedsResources { needs: cost, has: (cost - 1).into() });
    }
}

/// Food, resources, science, culture, strength, happy faces that a production would bring.
fn made(state: &through_the_ages::Ages) -> [i32; 6] {
    let of = |name| number(state, kernel::Seat(0), name).expect("a number");
    let (science, culture) = (of("science_rating"), of("culture_rating"));
    let (strength, happiness) = (of("strength"), of("happiness"));
    let mut later = *state;
    let stored: u8 = later.players[0].tokens.values().flatten().sum();
    later.players[0].blue_bank += 20 + stored;
    later.players[0].blue_moved += 20;
    later.players[0].tokens = Default::default();
    later.players[0].unused += 8;
    later.players[0].yellow_moved += 8;
    let after = play(later, &["done"]);
    let of = |name| number(&after, kernel::Seat(0), name).expect("a number");
    [of("food"), of("resources"), science, culture, strength, happiness]
}

/// Proves: C001, C002, C003, C004, C005, C006
#[test]
fn technologies_of_the_mat_are_built_on_from_the_start() {
    for (kind, cost) in [("farm", 2), ("mine", 2), ("lab", 3), ("temple", 3), ("infantry", 2)] {
        let build = format!("build kind={kind} level=A");
        check(&format!("P0 resources {cost}"), &[&build], "P0 resources 0 unused 0");
        let short = position(&format!("P0 resources {}", cost - 1));
        refused(&short, &build, Refusal::NeedsResources { needs: cost, has: (cost - 1).into() });
    }
    expect(&position(""), "P0 has despotism; P0 civil_total 4 military_total 2 urban_limit 2");
}

#[test]
fn the_same_technology_is_not_developed_without_its_card() {
    refused(&position("P0 science 20"), "develop iron", Refusal::NotThere);
    refused(&position("P0 hand homer"), "develop homer", Refusal::NotTechnology);
}

mod special_technologies {
    use super::*;

    /// Proves: C036, C037, C038, C039, C040, C041
    /// Proves: C042, C043, C044
    #[test]
    fn special_technologies_act_at_once_and_without_workers() {
        for (slug, science, after) in [
            ("code_of_laws", 6, "civil_total 5 civil 4"),
            ("justice_system", 7, "civil_total 5 blue 19"),
            ("civil_service", 10, "civil_total 6 blue 19"),
            ("warfare", 5, "strength 2 military_total 3 military 3"),
            ("strategy", 8, "strength 4 military_total 4"),
            ("military_theory", 11, "strength 6 military_total 5"),
            ("cartography", 4, "strength 2 colonization 2"),
            ("navigation", 6, "strength 3 colonization 3"),
            ("satellites", 8, "strength 4 colonization 4"),
        ] {
            let text = format!("P0 hand {slug}; P0 science {science}");
            check(&text, &[&format!("develop {slug}")], &format!("P0 science 0 {after}"));
        }
    }

    #[test]
    fn of_one_kind_only_the_higher_level_stays() {
        let higher = check(
            "P0 tech justice_system; P0 hand civil_service; P0 science 10",
            &["develop civil_service"],
            "P0 has civil_service; P0 lacks justice_system; P0 blue 19 civil_total 6",
        );
        assert_eq!(higher.civil_gone.count(civil("justice_system")), 1);
        check(
            "P0 tech strategy; P0 leader albert_einstein; P0 hand warfare; P0 science 5",
            &["develop warfare"],
            "P0 has strategy; P0 lacks warfare; P0 science 0 culture 3",
        );
    }

    /// Proves: C045, C046, C047
    #[test]
    fn construction_makes_urban_buildings_cheaper_by_level() {
        let costs = [("alchemy", "I", 6), ("scientific_method", "II", 8), ("computers", "III", 11)];
        for (slug, science, less) in [
            ("masonry", 3, [1, 1, 1]),
            ("architecture", 6, [1, 2, 2]),
            ("engineering", 9, [1, 2, 3]),
        ] {
            check(
                &format!("P0 hand {slug}; P0 science {science}"),
                &[&format!("develop {slug}")],
                "P0 science 0",
            );
            for ((lab, level, cost), less) in costs.into_iter().zip(less) {
                let text = format!("P0 tech {slug} {lab}; P0 resources {}", cost - less);
                let build = format!("build kind=lab level={level}");
                check(&text, &[&build], "P0 resources 0");
            }
            // Level A, farms, mines and units cost what they cost.
            check(
                &format!("P0 tech {slug}; P0 resources 3"),
                &["build kind=lab level=A"],
                "P0 resources 0",
            );
            check(
                &format!("P0 tech {slug} iron; P0 resources 5"),
                &["build kind=mine level=I"],
                "P0 resources 0",
            );
        }
    }
}

mod governments {
    use super::*;

    /// Slug, peaceful price, price by revolution, civil and military actions, urban limit.
    const GOVERNMENTS: &[(&str, u8, u8, u8, u8, u8)] = &[
        ("monarchy", 8, 2, 5, 3, 3),
        ("theocracy", 6, 1, 4, 3, 3),
        ("constitutional_monarchy", 12, 6, 6, 4, 3),
        ("republic", 13, 3, 7, 2, 3),
        ("communism", 19, 5, 7, 5, 4),
        ("fundamentalism", 18, 7, 6, 5, 4),
        ("democracy", 17, 9, 7, 3, 4),
    ];

    /// Proves: C048, C049, C050, C051, C052
    /// Proves: C053, C054
    #[test]
    fn a_government_is_developed_for_its_higher_price() {
        for &(slug, science, _, civil, military, limit) in GOVERNMENTS {
            let text = format!("P0 hand {slug}; P0 science {science}");
            let after = format!(
                "P0 science 0 civil_total {civil} military_total {military} urban_limit {limit} civil {}",
                civil - 1
            );
            check(&text, &[&format!("develop {slug}")], &after);
        }
        let state = position("P0 hand democracy; P0 science 17");
        check("P0 hand democracy; P0 science 17", &["develop democracy"], "P0 culture_rating 3");
        expect(&state, "P0 culture_rating 0");
    }

    #[test]
    fn a_revolution_costs_all_civil_actions_and_the_lower_price() {
        for &(slug, _, science, civil, military, _) in GOVERNMENTS {
            let text = format!("P0 hand {slug}; P0 science {science}");
            let after = format!("P0 science 0 civil 0 civil_total {civil} military {military}");
            check(&text, &[&format!("revolution {slug}")], &after);
        }
        let spent = position("P0 hand monarchy; P0 science 2; P0 civil 3");
        refused(&spent, "revolution monarchy", Refusal::NeedsAllCivil { needs: 4, has: 3 });
        refused(&position("P0 hand iron"), "revolution iron", Refusal::NotGovernment);
    }

    /// Proves: C070
    #[test]
    fn robespierre_revolts_with_military_actions_and_scores() {
        let text = "P0 leader maximilien_robespierre; P0 hand monarchy; P0 science 2; P0 civil 1";
        check(text, &["revolution monarchy"], "P0 civil 2 military 0 culture 3 military_total 4");
        let spent = position(&format!("{text} military 2"));
        refused(&spent, "revolution monarchy", Refusal::NeedsAllMilitary { needs: 3, has: 2 });
    }

    /// Proves: C067
    #[test]
    fn newton_gives_an_action_back_even_after_a_revolution() {
        let newton = "P0 leader isaac_newton; P0 hand monarchy iron; P0 science 7";
        check(newton, &["revolution monarchy"], "P0 civil 1");
        check(newton, &["develop iron"], "P0 civil 4");
    }
}

/// Proves: C065, C073
#[test]
fn some_leaders_are_glad_of_technologies() {
    check(
        "P0 leader leonardo_da_vinci; P0 hand iron; P0 science 5",
        &["develop iron"],
        "P0 resources 1",
    );
    check(
        "P0 leader albert_einstein; P0 hand iron; P0 science 5",
        &["develop iron"],
        "P0 culture 3",
    );
}

/// Proves: C068, C072
#[test]
fn some_leaders_make_technologies_cheaper() {
    check("P0 leader j_s_bach; P0 hand opera; P0 science 5", &["develop opera"], "P0 science 0");
    let shakespeare = "P0 leader william_shakespeare; P0 workers library I 1";
    check(
        &format!("{shakespeare}; P0 hand opera; P0 science 6"),
        &["develop opera"],
        "P0 science 0",
    );
    check(
        &format!("{shakespeare}; P0 tech drama; P0 resources 3"),
        &["build kind=theater level=I"],
        "P0 resources 0",
    );
    let other = "P0 leader william_shakespeare; P0 workers theater I 1";
    check(
        &format!("{other}; P0 tech printing_press; P0 resources 2"),
        &["build kind=library level=I"],
        "P0 resources 0",
    );
}

/// Proves: M038
#[test]
fn cooperation_makes_developing_cheaper_and_costs_the_partner() {
    let pact = "3 seats; pact scientific_cooperation P0 P1; P0 hand iron; P0 science 3";
    check(&format!("{pact}; P1 science 1"), &["develop iron"], "P0 science 0; P1 science 0");
    refused(&position(pact), "develop iron", Refusal::PartnerHasNoScience);
}
