//! `play`, with lines on standard input instead of a person.

use crate::harness::{Folder, run, run_with};

/// More answers than one seat gives in any game.
const PLENTY: usize = 4000;

/// Plays a game to its end by taking the first choice each time; its record.
pub fn whole_game(folder: &Folder, language: &str) -> String {
    let (file, out) = play_to_the_end(folder, language, &["--seed", "11"]);
    assert!(!out.contains("[ui-"), "{out}");
    file
}

fn play_to_the_end(folder: &Folder, language: &str, more: &[&str]) -> (String, String) {
    let file = folder.path("game.jsonl");
    let input = "1\n".repeat(PLENTY) + &format!("save {file}\nquit\n");
    let args = ["play", "tzolkin", "--seats", "2", "--lang", language];
    let out = run_with(&[&args, more].concat(), &input).ok();
    (file, out)
}

#[test]
fn a_whole_game_in_english() {
    let folder = Folder::new();
    let (file, out) = play_to_the_end(&folder, "en", &["--modules", "all"]);
    assert!(out.contains("First place:") && out.contains("The seed was"), "{out}");
    assert!(out.contains("Player 1") && out.contains("Random 2"));
    run(&["record", "verify", &file]).ok();
}

#[test]
fn a_whole_game_in_russian() {
    let folder = Folder::new();
    let (file, out) = play_to_the_end(&folder, "ru", &[]);
    assert!(out.contains("Первое место:") && out.contains("Зерно случая"), "{out}");
    run(&["record", "verify", &file]).ok();
}

#[test]
fn the_same_seed_plays_the_same_game() {
    let played = || {
        let input = "1\n".repeat(40);
        run_with(&["play", "tzolkin", "--seed", "4"], &input).ok()
    };
    assert_eq!(played(), played());
}

#[test]
fn help_explains_the_things_of_the_game() {
    for (language, line, said) in [
        ("en", "? temples", "Every step of a temple"),
        ("en", "help food", "every worker eats 2 corn"),
        ("ru", "помощь храмы", "Храмы"),
        ("ru", "? несуществующее", "Такой темы нет"),
    ] {
        let lines = format!("{line}\nquit\n");
        let out = run_with(&["play", "tzolkin", "--seed", "2", "--lang", language], &lines).ok();
        assert!(out.contains(said), "{out}");
    }
}

#[test]
fn commands_work_in_both_languages() {
    for (language, lines) in [
        ("en", "help\nwhy\nwhy 1\nlog 3\nscore\nboard\nchoices\nsave\n0\n999\nfly\nundo\nquit\n"),
        ("ru", "помощь\nпочему\nпочему 1\nлог\nсчёт\nдоска\nварианты\nсохранить\nотмена\nвыход\n"),
    ] {
        let out = run_with(&["play", "tzolkin", "--seed", "2", "--lang", language], lines).ok();
        assert!(!out.contains("[ui-"), "{out}");
        let (points, bye) = match language {
            "en" => ("Points", "Goodbye"),
            _ => ("Очки", "До свидания"),
        };
        assert!(out.contains(points) && out.contains(bye), "{out}");
    }
}

#[test]
fn the_end_of_input_ends_the_game_cleanly() {
    assert!(run(&["play", "tzolkin", "--seed", "2"]).ok().contains("Goodbye"));
}

#[test]
fn a_save_goes_on_where_it_was() {
    let folder = Folder::new();
    let save = folder.path("a.save");
    let begin = ["play", "tzolkin", "--seats", "3", "--seed", "3"];
    let input = "1\n".repeat(9) + &format!("save {save}\nquit\n");
    run_with(&begin, &input).ok();
    let again = folder.path("b.save");
    // A save that is loaded and saved at once is the same save.
    run_with(&["play", "--load", &save], &format!("save {again}\n")).ok();
    assert_eq!(folder.read("a.save"), folder.read("b.save"));
    // From within another game.
    let input = format!("load {save}\nsave {again}\nquit\n");
    assert!(run_with(&["play", "tzolkin"], &input).ok().contains("Going on"));
    assert_eq!(folder.read("a.save"), folder.read("b.save"));
    let file = folder.path("end.jsonl");
    let input = "1\n".repeat(PLENTY) + &format!("save {file}\n");
    run_with(&["play", "--load", &save], &input).ok();
    run(&["record", "verify", &file]).ok();
    run(&["record", "verify", &save]).fails(1, &["seed"]);
}

#[test]
fn what_cannot_be_loaded_says_so() {
    let folder = Folder::new();
    let file = folder.write("x.save", "no record");
    run(&["play", "--load", &file]).fails(2, &["line 1"]);
    run(&["play", "--load", "/nowhere/x.save"]).fails(2, &["/nowhere/x.save"]);
    let input = format!("load {file}\nload /nowhere/x.save\nsave /nowhere/x.save\n");
    let out = run_with(&["play", "tzolkin", "--seed", "2"], &input).ok();
    assert!(out.contains("no game to go on with") && out.contains("did not work"), "{out}");
}

#[test]
fn a_choice_can_be_taken_back_until_something_is_revealed() {
    let folder = Folder::new();
    let (before, after) = (folder.path("before.save"), folder.path("after.save"));
    let (mut taken_back, mut refused) = (0, 0);
    for choices in 0..10 {
        let input = "1\n".repeat(choices) + &format!("save {before}\n1\nundo\nsave {after}\n");
        let out = run_with(&["play", "tzolkin", "--seed", "6"], &input).ok();
        let is_same = folder.read("before.save") == folder.read("after.save");
        assert_eq!(out.contains("Taken back"), is_same, "{out}");
        assert_eq!(out.contains("nothing to take back"), !is_same, "{out}");
        taken_back += i32::from(is_same);
        refused += i32::from(!is_same);
    }
    assert!(taken_back > 0 && refused > 0);
}

#[test]
fn people_who_hide_something_pass_the_keyboard() {
    let input = "\n1\n\n1\n";
    let out = run_with(&["play", "tzolkin", "--people", "2", "--seed", "2"], input).ok();
    assert!(out.contains("Pass the keyboard to Player"), "{out}");
}

#[test]
fn a_house_mind_takes_the_seat_of_a_program_that_cannot_go_on() {
    for (language, words) in [
        ("en", "Program 2 cannot go on: the program has ended. A house mind takes the seat."),
        ("ru", "Программа 2 не может продолжать: программа завершилась. За него"),
    ] {
        let folder = Folder::new();
        let (file, out) = play_to_the_end(&folder, language, &["--minds", "cmd:false"]);
        assert!(out.contains(words), "{out}");
        run(&["record", "verify", &file]).ok();
    }
}

#[test]
fn a_program_plays_at_the_table() {
    let folder = Folder::new();
    let example = concat!(env!("CARGO_MANIFEST_DIR"), "/../docs/bot.py");
    let minds = format!("cmd:python3 '{example}'");
    let (file, out) = play_to_the_end(&folder, "en", &["--minds", &minds]);
    assert!(out.contains("Program 2") && !out.contains("cannot go on"), "{out}");
    run(&["record", "verify", &file]).ok();
}

#[test]
fn a_save_names_no_program_and_one_that_does_is_refused() {
    let folder = Folder::new();
    let file = folder.path("evening.save");
    let args = ["play", "tzolkin", "--seats", "2", "--minds", "cmd:cat", "--patience", "0.1"];
    run_with(&args, &format!("save {file}\nquit\n")).ok();
    let text = folder.read("evening.save");
    assert!(text.contains("\"seats\":[\"person\",\"adept\"]"), "{text}");
    let hostile = folder.write("hostile.save", &text.replace("\"adept\"]", "\"cmd:cat\"]"));
    run(&["play", "--load", &hostile]).fails(2, &["seats"]);
}
