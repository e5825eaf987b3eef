//! Words of content files.

use kernel::{Vocabulary, noun, vocabulary};

noun!(Good { Corn = "corn", Wood = "wood" });
noun!(Temple { Chaac = "chaac", Kukulcan = "kukulcan" });

const FEW: u8 = 6;

/// What a tile brings.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Vocabulary)]
#[vocabulary(most = 20)]
enum Effect {
    /// Goods from the supply.
    #[word("gain:{}+{}", check = few_blocks)]
    Gain(Good, u8),
    /// Corn, or wood instead.
    #[word("harvest:corn+{}|wood+{}", or = "harvest:corn+{}", most = FEW)]
    Harvest { corn: u8, wood: u8 },
    /// Steps on any temple.
    #[word("temple:any+{}", most = 2)]
    AnyStep(u8),
    /// Steps on one temple.
    #[word("temple:{}+{}")]
    Step(Temple, u8),
    /// Points by rank.
    #[word("ranks:{}", least = 0, most = 9)]
    Ranks([u8; 3]),
    /// One or two levels.
    #[word("raid:{}/{}", or = "raid:{}")]
    Raid(u8, Option<u8>),
    #[word("market")]
    Market,
}

fn few_blocks(effect: &Effect) -> Result<(), String> {
    match effect {
        Effect::Gain(Good::Wood, 7..) => Err("no more than 6 wood".into()),
        _ => Ok(()),
    }
}

fn wrong(text: &str) -> String {
    text.parse::<Effect>().unwrap_err()
}

#[test]
fn every_word_is_read_and_written_alike() {
    for (text, effect) in [
        ("gain:corn+12", Effect::Gain(Good::Corn, 12)),
        ("harvest:corn+3|wood+2", Effect::Harvest { corn: 3, wood: 2 }),
        ("harvest:corn+3", Effect::Harvest { corn: 3, wood: 0 }),
        ("temple:any+1", Effect::AnyStep(1)),
        ("temple:chaac+2", Effect::Step(Temple::Chaac, 2)),
        ("ranks:5/0/9", Effect::Ranks([5, 0, 9])),
        ("raid:2", Effect::Raid(2, None)),
        ("raid:2/1", Effect::Raid(2, Some(1))),
        ("market", Effect::Market),
    ] {
        assert_eq!(text.parse(), Ok(effect));
        assert_eq!(effect.write(), text);
    }
}

#[test]
fn a_complaint_says_what_would_be_right() {
    assert_eq!(wrong("gain:corn+21"), "expected a number between 1 and 20");
    assert_eq!(wrong("gain:gold+2"), "expected one of corn, wood");
    assert_eq!(wrong("gain:wood+7"), "no more than 6 wood");
    assert_eq!(wrong("harvest:corn+7"), "expected a number between 1 and 6");
    assert_eq!(wrong("ranks:1/2"), "expected 3 numbers with / between them");
    assert_eq!(wrong("gain"), "expected gain:CORN+n");
    assert_eq!(wrong("market:3"), "expected market");
    assert_eq!(wrong("gian:corn+1"), "unknown word \"gian\"; did you mean \"gain\"?");
    let far = "unknown word \"xyz\"; there are gain, harvest, temple, ranks, raid, market";
    assert_eq!(wrong("xyz:3"), far);
    assert_eq!(wrong(""), far.replace("xyz", ""));
}

#[test]
fn keys_and_numbers_are_for_sentences() {
    assert_eq!(Effect::AnyStep(2).key(), "any-step");
    assert_eq!(Effect::Harvest { corn: 3, wood: 2 }.numbers(), [3, 2]);
    assert_eq!(Effect::Raid(2, None).numbers(), [2]);
    assert_eq!(Effect::Ranks([1, 2, 3]).numbers(), [1, 2, 3]);
}

#[test]
fn the_page_tells_every_word() {
    let page = vocabulary::page::<Effect>();
    assert!(page.starts_with("## Effect\n\nWhat a tile brings.\n\n| word |"), "{page}");
    let row = "| `gain:CORN+n` | CORN: one of corn, wood; n: 1 to 20 | Goods from the supply. |\n";
    assert!(page.contains(row), "{page}");
    assert!(page.contains("| `harvest:corn+n\\|wood+n` | n: 1 to 6 | Corn, or wood instead. |"));
    assert_eq!(page.matches("\n| `").count(), Effect::WORDS.len());
}

#[test]
fn any_text_is_read_without_panic() {
    for text in ["{}", "gain:{}+{}", "gain:corn+", "+", ":", "harvest:corn+|wood+", "é", "gain:é+1"]
    {
        let _ = text.parse::<Effect>();
    }
}

mod rules {
    use super::*;
    use kernel::vocabulary::{Rule, rules};

    /// When something happens.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Vocabulary)]
    enum When {
        /// On every Food Day.
        #[word("food_day")]
        FoodDay,
        /// When a building of a good is built.
        #[word("on_build:{}")]
        OnBuild(Good),
    }

    /// What is counted.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Vocabulary)]
    enum Count {
        /// Buildings.
        #[word("building")]
        Building,
    }

    type Card = Rule<When, Effect, Count>;

    #[test]
    fn trigger_effect_and_count_are_put_together() {
        let gain = Effect::Gain(Good::Corn, 2);
        for (text, rule) in [
            ("gain:corn+2", Rule { when: None, what: gain, per: None }),
            ("food_day > gain:corn+2", Rule { when: Some(When::FoodDay), what: gain, per: None }),
            (
                "on_build:wood > gain:corn+2 per building",
                Rule {
                    when: Some(When::OnBuild(Good::Wood)),
                    what: gain,
                    per: Some(Count::Building),
                },
            ),
        ] {
            assert_eq!(text.parse::<Card>(), Ok(rule));
            assert_eq!(rule.to_string(), text);
        }
        assert_eq!("food_day>gain:corn+2".parse::<Card>().unwrap().when, Some(When::FoodDay));
        assert_eq!(rules::<When, Effect, Count>("market; food_day > market").unwrap().len(), 2);
        assert_eq!(rules::<When, Effect, Count>(" ").unwrap(), []);
    }

    #[test]
    fn a_complaint_names_the_part() {
        let wrong = |text: &str| text.parse::<Card>().unwrap_err();
        assert_eq!(
            wrong("food_dya > market"),
            "\"food_dya\": unknown word \"food_dya\"; did you mean \"food_day\"?"
        );
        assert_eq!(wrong("> market"), "expected a trigger before >");
        assert_eq!(wrong("food_day > "), "expected an effect");
        assert!(wrong("market per temple").starts_with("\"temple\": unknown word"));
        let list = rules::<When, Effect, Count>("market; marcet").unwrap_err();
        assert!(list.starts_with("\"marcet\": "), "{list}");
    }
}
