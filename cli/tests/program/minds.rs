//! `minds`: who can be named, and what can be asked of them.

use crate::harness::run;

#[test]
fn minds_lists_every_name_with_strength_budget_and_options() {
    let report = run(&["minds", "--json"]).json();
    let minds = report["minds"].as_array().unwrap();
    let names: Vec<&str> = minds.iter().map(|mind| mind["name"].as_str().unwrap()).collect();
    assert_eq!(names, ["random", "novice", "adept", "expert", "master", "greedy"]);
    let expert = &minds[3];
    assert_eq!((&expert["strength"], &expert["seconds"]), (&"strong".into(), &2.5.into()));
    assert_eq!(expert["iterations"], 8000);
    let options = expert["options"].as_array().unwrap();
    let trust = options.iter().find(|option| option["form"] == "trust=N").unwrap();
    assert_eq!((&trust["least"], &trust["most"]), (&0.0.into(), &1.0.into()));
    let text = run(&["minds"]).ok();
    for word in ["greedy", "strongest", "trust=N", "0…1", "tzolkin", "through-the-ages"] {
        assert!(text.contains(word), "{word}: {text}");
    }
}

#[test]
fn minds_of_one_game_and_in_russian() {
    let report = run(&["minds", "tzolkin", "--json"]).json();
    assert_eq!(report["games"].as_array().unwrap().len(), 1);
    assert!(run(&["minds", "--lang", "ru"]).ok().contains("сильный"));
    run(&["minds", "chess"]).fails(2, &["chess", "tzolkin"]);
}

#[test]
fn a_name_that_is_nearly_right_is_guessed() {
    let sim = |minds: &str| run(&["sim", "tzolkin", "--minds", minds]);
    sim("exprt").fails(2, &["did you mean \"expert\"?", "greedy"]);
    sim("gredy").fails(2, &["did you mean \"greedy\"?"]);
    sim("expert:trsut=1").fails(2, &["did you mean \"trust\"?"]);
    sim("expert:trust=abc").fails(2, &["trust: \"abc\" is not a number"]);
    sim("expert:trust=2").fails(2, &["trust is a number from 0 to 1"]);
}
