//! Dice, standings and words.

mod dice {
    use kernel::dice::fast;
    use kernel::{Dice, Seed};

    #[test]
    fn below_is_uniform() {
        let mut dice = fast(1, 0);
        for sides in [1, 2, 6, 13] {
            let mut counts = vec![0u32; sides as usize];
            for _ in 0..sides * 10_000 {
                counts[dice.below(sides) as usize] += 1;
            }
            // Five standard deviations around ten thousand.
            assert!(counts.iter().all(|count| count.abs_diff(10_000) < 500), "{counts:?}");
        }
    }

    #[test]
    fn one_of_reaches_each_member_and_no_other() {
        let (mut dice, set) = (fast(2, 0), 1 << 0 | 1 << 7 | 1 << 63);
        let drawn = (0..100).fold(0u64, |drawn, _| drawn | 1 << dice.one_of(set));
        assert_eq!(drawn, set);
    }

    #[test]
    fn the_hash_of_a_seed_is_known() {
        // SHA-256 of 32 zero bytes.
        let hash = "66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925";
        assert_eq!(Seed::from_number(0).hash(), hash);
    }

    #[test]
    fn the_stream_of_a_seed_is_known() {
        // ChaCha20, key and nonce zero: the first block begins 76 b8 e0 ad a0 f1 3d 90.
        let mut stream = Seed::from_number(0).dice(0);
        let thrown = [0x1_0000, 0x1_0000].map(|sides| stream.below(sides));
        assert_eq!(thrown, [0xade0, 0x903d]);
    }

    #[test]
    fn every_choice_has_its_own_stream() {
        let throw = |n| Seed::from_number(7).dice(n).below(1 << 30);
        assert_eq!(throw(3), throw(3));
        assert_ne!(throw(3), throw(4));
    }

    #[test]
    fn a_seed_is_read_as_it_is_written() {
        let seed = Seed::from_number(0xABCD);
        assert_eq!(seed.to_string().parse(), Ok(seed));
        assert_eq!("43981".parse(), Ok(seed));
        assert!("-1".parse::<Seed>().is_err());
        assert!("é".repeat(32).parse::<Seed>().is_err());
        assert_eq!(format!("{seed:?}"), "Seed(..)");
    }
}

mod standings {
    use kernel::{Points, Seat, Standing, Standings};

    fn ranked(points: &[(i32, i32)]) -> Standings {
        let seats = points.iter().enumerate().map(|(index, &(points, tie_break))| Standing {
            seat: Seat(index as u8),
            place: 0,
            points: Points::whole(points),
            sources: vec![],
            tie_break,
        });
        Standings::ranked(seats.collect())
    }

    fn places(points: &[(i32, i32)]) -> Vec<u8> {
        ranked(points).0.iter().map(|standing| standing.place).collect()
    }

    #[test]
    fn more_points_come_first() {
        assert_eq!(places(&[(10, 0), (30, 0), (20, 0)]), [3, 1, 2]);
    }

    #[test]
    fn a_tie_is_broken_or_shared() {
        assert_eq!(places(&[(10, 1), (10, 2), (5, 9)]), [2, 1, 3]);
        assert_eq!(places(&[(10, 1), (10, 1), (5, 9)]), [1, 1, 3]);
        let winners: Vec<_> = ranked(&[(10, 1), (5, 9), (10, 1)]).winners().collect();
        assert_eq!(winners, [Seat(0), Seat(2)]);
    }

    #[test]
    fn quarters_are_shown_and_written() {
        let shown = [0, 1, 2, 3, 4, 229, -1, -6].map(|quarters| Points(quarters).to_string());
        assert_eq!(shown, ["0", "¼", "½", "¾", "1", "57¼", "−¼", "−1½"]);
        let json = serde_json::to_string(&[Points(8), Points(9)]).unwrap();
        assert_eq!(json, "[2,2.25]");
    }
}

mod words {
    use kernel::{Lexicon, Locale, Points, Seat, Text};

    const ENGLISH: Locale = Locale {
        language: "en",
        source: "hello = Hello, { $who }\ncost = costs { $what }\nwood = wood\nstone = stone\n\
                 corn = { $n ->\n    [one] one corn\n   *[other] { $n } corn\n}\n",
    };
    const RUSSIAN: Locale = Locale {
        language: "ru",
        source: "corn = { $n ->\n    [one] { $n } початок\n    [few] { $n } початка\n   *[many] { $n } початков\n}\n",
    };

    fn lexicon(language: &str) -> Lexicon {
        Lexicon::new(language, &[ENGLISH, RUSSIAN]).unwrap()
    }

    #[test]
    fn numbers_follow_the_language() {
        let say = |language, n: i32| lexicon(language).say(&Text::new("corn").with("n", n));
        assert_eq!([say("en", 1), say("en", 2)], ["one corn", "2 corn"]);
        let russian = [1, 2, 5, 21].map(|n| say("ru", n));
        assert_eq!(russian, ["1 початок", "2 початка", "5 початков", "21 початок"]);
    }

    #[test]
    fn texts_nest() {
        let list = vec![Text::new("wood"), Text::new("stone")];
        let said = lexicon("en").say(&Text::new("cost").with("what", list));
        assert_eq!(said, "costs wood, stone");
        let said = lexicon("en").say(&Text::new("cost").with("what", Points(5)));
        assert_eq!(said, "costs 1¼");
    }

    #[test]
    fn seats_have_names() {
        let mut lexicon = lexicon("en");
        lexicon.seat_names(vec!["Ann".into()]);
        let hello = |seat| Text::new("hello").with("who", Seat(seat));
        assert_eq!(lexicon.say(&hello(0)), "Hello, Ann");
        assert_eq!(lexicon.say(&hello(1)), "Hello, P2");
    }

    #[test]
    fn what_is_missing_is_an_error() {
        let lexicon = lexicon("en");
        assert!(lexicon.knows("wood") && !lexicon.knows("gold"));
        assert_eq!(lexicon.try_say(&Text::new("gold")), Err("no message gold".into()));
        assert_eq!(lexicon.say(&Text::new("gold")), "[gold]");
        assert!(lexicon.try_say(&Text::new("hello")).is_err());
        assert!(Lexicon::new("en", &[ENGLISH, ENGLISH]).is_err());
    }
}

mod editions {
    use kernel::content::{Edition, Reader};
    use kernel::{Files, Lexicon};

    fn read(files: &[(&str, &str)]) -> Result<Edition, Vec<String>> {
        let files = Files::built_in(files);
        let mut reader = Reader::new(&files, &[]);
        let edition = Edition::read(&mut reader, |id| id == "C128");
        let complaints = |errors: Vec<kernel::ContentError>| {
            errors.iter().map(ToString::to_string).collect::<Vec<_>>()
        };
        reader.finish(Some(edition)).map_err(complaints)
    }

    #[test]
    fn new_components_have_names_in_both_languages() {
        let edition = read(&[
            ("edition.csv", "key,value\nname,Wonders of our club\nauthor,Ann\n"),
            ("names.en.csv", "id,name\nC128,Hypatia\n"),
            ("names.ru.csv", "id,name\nC128,Гипатия\n"),
        ])
        .unwrap();
        assert_eq!(edition.name.as_deref(), Some("Wonders of our club"));
        let name = edition.name_of("C128").unwrap();
        let say = |language| Lexicon::new(language, &[]).unwrap().say(&name);
        assert_eq!((say("en"), say("ru")), ("Hypatia".into(), "Гипатия".into()));
        assert_eq!(edition.name_of("C001"), None);
    }

    #[test]
    fn a_name_in_one_language_serves_for_both() {
        let edition = read(&[("names.en.csv", "id,name\nC128,Hypatia\n")]).unwrap();
        let name = edition.name_of("C128").unwrap();
        assert_eq!(Lexicon::new("ru", &[]).unwrap().say(&name), "Hypatia");
    }

    #[test]
    fn what_is_wrong_is_named_by_file_row_and_field() {
        let wrong = read(&[
            ("edition.csv", "key,value\ncolour,red\n"),
            ("names.en.csv", "id,name\nC129,Hypatia\nC128,\n"),
            ("names.ru.csv", "card,name\n"),
        ])
        .unwrap_err();
        assert_eq!(
            wrong,
            [
                "edition.csv, row 2, field key: \"colour\": expected one of name, author, differs",
                "names.en.csv, row 2, field id: there is no \"C129\"",
                "names.en.csv, row 3, field name: a name has 1 to 60 letters",
                "names.ru.csv, row 1: expected the columns id, name",
            ]
        );
    }
}

mod hashes {
    use kernel::Files;

    fn hashes(text: &str) -> kernel::content::Hashes {
        Files::built_in(&[("cards.csv", text)]).hashes()
    }

    #[test]
    fn a_set_is_named_by_what_is_played() {
        let plain = hashes("id,cost,source,doubt\nC001,3,seed,\n");
        for same in [
            "\u{feff}id,cost,source,doubt\r\nC001,3,seed,\r\n",
            "cost,id,source,doubt\n 3 ,\"C001\",public,perhaps 4\n",
        ] {
            assert_eq!(hashes(same).played, plain.played, "{same}");
            assert_ne!(hashes(same).bytes, plain.bytes);
        }
        assert_ne!(hashes("id,cost,source,doubt\nC001,4,seed,\n").played, plain.played);
        assert_ne!(hashes("id,costs,source,doubt\nC001,3,seed,\n").played, plain.played);
    }

    #[test]
    fn names_and_notes_are_not_played() {
        let table = ("cards.csv", "id,source,doubt\nC001,seed,\n");
        let plain = Files::built_in(&[table]).hashes();
        let more = [table, ("names.en.csv", "id,name\nC001,Ann\n"), ("VOCABULARY.md", "words")];
        assert_eq!(Files::built_in(&more).hashes().played, plain.played);
    }
}
