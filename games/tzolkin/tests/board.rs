//! The board in text: how it looks, that it fits, that nothing is missing and nothing leaks.

use kernel::dice::fast;
use kernel::{
    Asks, ContentSet, Dice, Eyes, Hidden, Id, Lexicon, Options, Rules, Seat, Silent, Spoken, Text,
};
use std::collections::BTreeSet;
use tzolkin::board::{self, DUMMY, WIDTH, mark};
use tzolkin::parts::*;
use tzolkin::state::QuickSpace;
use tzolkin::{Choice, Content, Tzolkin};

const ME: Seat = Seat(0);
const YOU: Seat = Seat(1);

fn lexicon(language: &str) -> Lexicon {
    Lexicon::new(language, Tzolkin::locales()).unwrap()
}

fn begin(seats: u8, modules: &[Part]) -> Tzolkin {
    let modules = modules.iter().map(|part| part.key());
    Tzolkin::begin(Content::built_in(), &Options::new(seats).with(modules)).unwrap()
}

/// One random choice; false when the game is over.
fn step(game: &mut Tzolkin, dice: &mut impl Dice) -> bool {
    let mut choices = Vec::new();
    let choice = match game.asks() {
        Asks::Nobody => return false,
        Asks::Chance => game.draw(dice),
        Asks::Seat(_) => {
            game.choices(&mut choices);
            choices[dice.below(choices.len() as u32) as usize]
        }
    };
    game.apply(choice, &mut Silent);
    true
}

/// The game at the first question that fits.
fn until(mut game: Tzolkin, seed: u64, fits: impl Fn(&Tzolkin) -> bool) -> Tzolkin {
    let mut dice = fast(seed, 0);
    while !fits(&game) {
        assert!(step(&mut game, &mut dice), "the game ended before");
    }
    game
}

/// The game at its first turn.
fn first_turn(seats: u8, modules: &[Part]) -> Tzolkin {
    until(begin(seats, modules), 1, |game| game.round == 1)
}

/// The line that begins so, and the one below it.
#[track_caller]
fn lines<'a>(board: &'a str, start: &str) -> (&'a str, &'a str) {
    let mut lines = board.lines().skip_while(|line| !line.starts_with(start));
    let line = lines.next().unwrap_or_else(|| panic!("no line begins with {start}:\n{board}"));
    (line, lines.next().unwrap_or(""))
}

#[track_caller]
fn check(game: &Tzolkin, start: &str, expected: &str) {
    let board = board::draw(game, &lexicon("en"));
    assert_eq!(lines(&board, start).0, expected, "\n{board}");
}

/// A sign in the board that comes from a message that is not there.
fn has_bare_key(board: &str) -> bool {
    board.split('[').skip(1).any(|rest| rest.starts_with(|c: char| c.is_ascii_lowercase()))
}

mod looks {
    use super::*;

    #[test]
    fn workers_dummies_hidden_teeth_and_the_price_of_the_next_space() {
        let mut game = first_turn(4, &[]);
        game.gears[Gear::Palenque].workers = Default::default();
        game.gears[Gear::Palenque].workers[0] = Spaces::from_bits(0b0000_1001);
        game.gears[Gear::Palenque].workers[1] = Spaces::from_bits(0b1000_0000);
        game.gears[Gear::Palenque].dummies = Spaces::from_bits(0b1_0000_0010);
        check(&game, "Palenque", "Palenque       1●   ×    [2]  1●   ·    ·    ·    2▲   (×)");
    }

    #[test]
    fn the_price_counts_the_workers_placed_before() {
        let mut game = first_turn(4, &[]);
        let Asks::Seat(seat) = game.asks() else { panic!("a turn") };
        game.player_mut(seat).corn = 20;
        check(&game, "Tikal", "Tikal          [0]  ·    ·    ·    ·    ·    ·    ·");
        game.apply(Choice::Place { gear: Gear::Uxmal, space: 0 }, &mut Silent);
        check(&game, "Tikal", "Tikal          [1]  ·    ·    ·    ·    ·    ·    ·");
    }

    #[test]
    fn a_tribe_has_one_space_more() {
        let mut game = first_turn(4, &[Part::Tribes]);
        game.gears[Gear::Tikal].workers[2] = Spaces::of(Tooth(8));
        let end = format!("·    {}", mark(Seat(2)));
        assert!(lines(&board::draw(&game, &lexicon("en")), "Tikal").0.ends_with(&end));
    }

    #[test]
    fn a_temple_is_a_ladder() {
        let mut game = first_turn(3, &[]);
        for (seat, step) in [(0, 1), (1, 1), (2, -1)] {
            game.players[seat].temples[Temple::Chaac] = step;
        }
        let board = board::draw(&game, &lexicon("en"));
        let (steps, seats) = lines(&board, "Chaac");
        assert_eq!(steps, "Chaac           −1 │ 0 │ 2 stone │ 4 │ 6 stone │ 7 │ 8 │");
        assert_eq!(
            seats,
            "                3■ │   │ 1●2▲    │   │         │   │   │ leader +6, then +2"
        );
    }

    #[test]
    fn technologies_are_tracks() {
        let mut game = first_turn(2, &[]);
        game.players[0].techs[Tech::Theology] = 3;
        game.players[1].techs[Tech::Theology] = 0;
        check(&game, "Theology", "Theology             2▲                                  1●");
    }

    #[test]
    fn skulls_and_the_jungle() {
        let mut game = first_turn(2, &[]);
        game.skull_slots[3] = Some(YOU);
        game.skull_bank = 7;
        check(
            &game,
            "  Skulls on",
            "  Skulls on         ·    ·    ·    2▲   ·    ·    ·    ·    ·         bank 7",
        );
        check(
            &game,
            "Jungle",
            "Jungle         2: wood 0, corn 2 · 3: wood 2, corn 0 · 4: wood 2, corn 0 · 5: wood 2, corn 0",
        );
    }

    #[test]
    fn buildings_and_monuments_say_what_they_cost_and_do() {
        let mut game = first_turn(2, &[Part::Buildings]);
        let building = |id: &str| Some(id.parse::<BuildingId>().unwrap());
        game.offer = [building("B06"), building("B33"), None, None, None, None];
        game.monuments = ["M13".parse::<MonumentId>().unwrap()].into_iter().collect();
        check(
            &game,
            "  B06",
            "  B06 brown       wood 2, stone 1               Chaac +1 · Quetzalcoatl +1",
        );
        check(
            &game,
            "  B33",
            "  B33 yellow      wood 3                        each Food Day corn +3 · renovation",
        );
        check(
            &game,
            "  M13",
            "  M13 blue        gold 4, skull 1               3 for each skull placed by anybody",
        );
    }

    #[test]
    fn a_player_sees_goods_points_and_what_feeding_needs() {
        let mut game = first_turn(2, &[]);
        let Asks::Seat(seat) = game.asks() else { panic!("a turn") };
        let player = game.player_mut(seat);
        player.corn = 7;
        player.blocks[Block::Gold] = 2;
        player.workers = 4;
        player.at_hand = 1;
        player.points[Origin::Corn] = 5;
        player.wealth = Wealths::EMPTY;
        player.buildings =
            ["B01", "B04"].iter().map(|id| id.parse::<BuildingId>().unwrap()).collect();
        let board = board::draw(&game, &lexicon("en"));
        let (line, below) = lines(&board, &format!("► {}", mark(seat)));
        assert!(line.ends_with(": points 1¼ · light board · workers at hand 1 of 4"), "{line}");
        // Four workers eat two each; one farm saves one each, the other two more for one worker.
        assert!(below.contains("corn 7") && below.contains("gold 2"), "{below}");
        assert!(below.contains("feeding needs corn 3 (unfed −3)"), "{below}");
    }

    #[test]
    fn the_header_tells_the_calendar_and_the_prophecies() {
        let mut game = first_turn(4, &[Part::Prophecies]);
        let prophecy = |id: &str| Some(id.parse::<ProphecyId>().unwrap());
        game.prophecies = [prophecy("R07"), prophecy("R13"), prophecy("R12")];
        game.first = YOU;
        (game.day, game.round, game.food_days_held, game.start_corn) = (12, 12, 1, 3);
        check(&game, "Tzolk'in", "Tzolk'in · round 12 · day 12 · age 1");
        check(
            &game,
            "Food Day",
            "Food Day 2 of 4 in 1 day: feeding, then points from the temples; the second age begins",
        );
        check(&game, "Starting", "Starting player: 2▲ Player 2; start space (corn 3): ·");
        let board = board::draw(&game, &lexicon("en"));
        assert_eq!(
            lines(&board, "►").0,
            "► R07 Prophecy 1, in force: Gold Shortage, each gold costs 1 corn; gold held ≤1 → −5; 2–3 → 0;"
        );
    }

    #[test]
    fn a_flood_raises_the_price() {
        let mut game = first_turn(4, &[Part::Prophecies]);
        game.prophecies[0] = Some("R13".parse().unwrap());
        game.food_days_held = 1;
        assert!(lines(&board::draw(&game, &lexicon("en")), "Chichén").0.contains("[2]"));
    }

    #[test]
    fn quick_actions_show_their_spaces_and_what_follows() {
        let mut game = first_turn(3, &[Part::Quick]);
        game.quick_tiles[0] = Some("Q03".parse().unwrap());
        game.quick_tiles[1] = Some("Q01".parse().unwrap());
        game.quick_spaces = [Some(QuickSpace::Dummy), Some(QuickSpace::Worker(YOU)), None];
        check(&game, "Quick", "Quick action: Q03 stone +1; spaces: × 2▲ ·; in 2 days: Q01 corn +3");
    }

    #[test]
    fn colours_are_asked_for_and_say_nothing_more() {
        let game = first_turn(5, Part::ALL);
        let plain = board::draw(&game, &lexicon("en"));
        let coloured = board::draw_in_colour(&game, &lexicon("en"));
        let mut stripped = String::new();
        for (index, part) in coloured.split('\x1b').enumerate() {
            let text = if index == 0 { part } else { part.split_once('m').unwrap().1 };
            stripped.push_str(text);
        }
        assert!(coloured.contains('\x1b') && !plain.contains('\x1b'));
        let trimmed =
            |text: &str| text.lines().map(|line| line.trim_end().to_string()).collect::<Vec<_>>();
        assert_eq!(trimmed(&stripped), trimmed(&plain));
    }

    #[test]
    fn long_names_are_cut() {
        let game = first_turn(2, Part::ALL);
        let mut lexicon = lexicon("ru");
        lexicon.seat_names(vec!["Очень".repeat(30), "Длинное имя с пробелами ".repeat(9)]);
        assert!(board::draw(&game, &lexicon).lines().all(|line| line.chars().count() <= WIDTH));
    }
}

mod secrets {
    use super::*;

    #[test]
    fn own_tiles_are_known_and_others_are_not() {
        let is_asked = |game: &Tzolkin| game.asks() == Asks::Seat(ME);
        let mut game = until(begin(2, &[Part::Tribes]), 5, is_asked);
        game.redact(Eyes::Seat(ME));
        let board = board::draw(&game, &lexicon("en"));
        let hands: Vec<_> = board.lines().filter(|line| line.contains("dealt:")).collect();
        assert_eq!(hands[2], "     tribes dealt: ? · ?");
        assert_eq!(hands[3], "     wealth dealt: ? · ? · ? · ?");
        let own = game.player(ME).hand;
        assert_eq!(own.known_wealth().count(), own.wealth.len());
        assert!(own.known_wealth().all(|tile| board.contains(&tile.to_string())));
        assert!(!hands[0].contains('?') && !hands[1].contains('?'), "{board}");
    }

    #[test]
    fn what_is_kept_shows_to_its_owner_only() {
        let game = until(begin(2, &[Part::Tribes]), 5, |game| game.asks() == Asks::Seat(YOU));
        let seen_by = |eyes| {
            let mut view = game.clone();
            view.redact(eyes);
            board::draw(&view, &lexicon("en"))
        };
        assert_eq!(seen_by(Eyes::Seat(ME)).matches('✓').count(), 3);
        assert!(!seen_by(Eyes::Seat(YOU)).contains('✓'));
        assert!(!seen_by(Eyes::Spectator).contains('✓'));
    }
}

mod whole_games {
    use super::*;

    /// The text of a space on a gear's row.
    fn cell(row: &str, space: u8) -> String {
        let column = 15 + 5 * usize::from(space);
        row.chars().skip(column).take(5).collect::<String>().trim().to_string()
    }

    fn check_workers(game: &Tzolkin, board: &str, lexicon: &Lexicon) {
        for &gear in Gear::ALL {
            let name = lexicon.say(&Text::new(format!("gear-{}", gear.key())));
            let row = lines(board, &name).0;
            let wheel = &game.gears[gear];
            for seat in Seat::all(game.seats()) {
                for space in wheel.workers[seat.index()].iter() {
                    assert_eq!(cell(row, space.0), mark(seat), "\n{board}");
                }
            }
            for space in wheel.dummies.iter() {
                assert!(cell(row, space.0).contains(DUMMY), "\n{board}");
            }
            let signs = row.matches(['●', '▲', '■', '◆', '★', '×']).count();
            assert_eq!(signs, wheel.occupied().len(), "\n{board}");
        }
        if let Some(seat) = game.start_space {
            let end = format!(": {}", mark(seat));
            assert!(board.lines().take(5).any(|line| line.ends_with(&end)), "\n{board}");
        }
    }

    fn check_board(game: &Tzolkin, lexicon: &Lexicon) {
        let board = board::draw(game, lexicon);
        for line in board.lines() {
            assert!(line.chars().count() <= WIDTH, "too wide: {line}\n{board}");
        }
        assert!(!board.contains('\x1b'));
        assert!(!has_bare_key(&board), "a message is missing:\n{board}");
        check_workers(game, &board, lexicon);
    }

    fn play(seats: u8, modules: &[Part], language: &str) {
        let lexicon = lexicon(language);
        for seed in 0..2 {
            let mut dice = fast(seed, u64::from(seats));
            let mut game = begin(seats, modules);
            let mut eyes = Eyes::all(seats).collect::<Vec<_>>().into_iter().cycle();
            loop {
                check_board(&game, &lexicon);
                let mut view = game.clone();
                view.redact(eyes.next().unwrap());
                check_board(&view, &lexicon);
                if !step(&mut game, &mut dice) {
                    break;
                }
            }
        }
    }

    #[test]
    fn everything_fits_in_english() {
        for seats in 2..=5 {
            play(seats, Part::ALL, "en");
        }
    }

    #[test]
    fn everything_fits_in_russian() {
        for seats in 2..=5 {
            play(seats, Part::ALL, "ru");
        }
    }

    #[test]
    fn everything_fits_without_modules() {
        for language in ["en", "ru"] {
            play(4, &[], language);
        }
    }
}

mod locales {
    use super::*;
    use std::path::Path;

    fn keys(text: &'static str) -> BTreeSet<&'static str> {
        text.lines()
            .filter(|line| !line.starts_with(['#', ' ']))
            .filter_map(|line| line.split_once(" ="))
            .map(|(key, _)| key)
            .collect()
    }

    /// The arguments of one message, wherever it names them.
    fn arguments(text: &'static str, key: &str) -> BTreeSet<&'static str> {
        let start = text.find(&format!("\n{key} =")).unwrap() + 1;
        let rest = &text[start..];
        let next = rest.find("\nboard-").unwrap_or(rest.len());
        let names = rest[..next].split("{ $").skip(1);
        names.filter_map(|rest| rest.split([' ', '}']).next()).collect()
    }

    #[test]
    fn both_languages_have_the_same_keys_and_arguments() {
        let [en, ru] = [board::LOCALES[0].source, board::LOCALES[1].source];
        assert_eq!(keys(en), keys(ru));
        assert!(keys(en).iter().all(|key| key.starts_with("board-")));
        for key in keys(en) {
            assert_eq!(arguments(en, key), arguments(ru, key), "{key}");
        }
    }

    #[test]
    fn every_key_is_used_and_every_used_key_exists() {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
        let mut source = std::fs::read_to_string(folder.join("board.rs")).unwrap();
        for entry in std::fs::read_dir(folder.join("board")).unwrap() {
            source.push_str(&std::fs::read_to_string(entry.unwrap().path()).unwrap());
        }
        let used: BTreeSet<&str> =
            source.split('"').filter(|text| text.starts_with("board-")).collect();
        assert_eq!(used, keys(board::LOCALES[0].source));
    }

    #[test]
    fn every_tile_has_its_words() {
        // All effects, rules, calamities and metrics of the built-in set, on boards of their own.
        let content = Content::built_in();
        for language in ["en", "ru"] {
            let lexicon = lexicon(language);
            let mut game = first_turn(4, Part::ALL);
            game.monuments = Monuments::first(content.monuments.len());
            game.food_days_held = 1;
            for index in 0..content.buildings.len() as u8 {
                game.offer[usize::from(index % 6)] = Some(Id::at(index));
                game.prophecies[0] = Some(Id::at(index % content.prophecies.len() as u8));
                game.quick_tiles[0] = Some(Id::at(index % content.quicks.len() as u8));
                assert!(!has_bare_key(&board::draw(&game, &lexicon)));
            }
        }
    }
}
