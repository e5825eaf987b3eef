//! The pages: complete in both languages, without anything inline, and safe with hostile names.

use crate::sample;
use maud::Markup;
use server::host::{Leaving, Welcome};
use server::model::{
    Account, AccountForm, Analysis, ApartCard, ApartPage, Away, Done, Finished, LeavePage, Note,
    Reader, SaidPage, SessionCard, TablePage, Typed,
};
use server::pages;
use std::collections::BTreeSet;
use std::path::Path;

const EN: &str = include_str!("../locales/en.ftl");
const RU: &str = include_str!("../locales/ru.ftl");
const ANALYSIS_EN: &str = include_str!("../locales/analysis.en.ftl");
const ANALYSIS_RU: &str = include_str!("../locales/analysis.ru.ftl");
const LIMITS_EN: &str = include_str!("../locales/limits.en.ftl");
const LIMITS_RU: &str = include_str!("../locales/limits.ru.ftl");
const PEOPLE_EN: &str = include_str!("../locales/people.en.ftl");
const PEOPLE_RU: &str = include_str!("../locales/people.ru.ftl");
const ACCOUNT_EN: &str = include_str!("../locales/account.en.ftl");
const ACCOUNT_RU: &str = include_str!("../locales/account.ru.ftl");

/// Every page in every state worth looking at.
fn every_page(language: &'static str) -> Vec<(&'static str, String)> {
    let reader = sample::reader(language, "auto");
    let stranger = Reader::anybody(language);
    let member = Reader { is_guest: false, ..reader.clone() };
    let game = sample::game(language);
    let table = || sample::table(language, 4);
    let pass = TablePage { must_pass: true, waiting_for: Some("Eve".into()), ..table() };
    let past = TablePage { n: 12, is_asked: false, choices: vec![], ..table() };
    let watched = TablePage { me: None, is_asked: false, choices: vec![], ..table() };
    let away = TablePage { away: Some(Away::Away), is_asked: false, ..table() };
    let back = TablePage { away: Some(Away::ComingBack), is_asked: false, ..table() };
    let shown = TablePage { is_shown: Some(true), ..sample::over(language) };
    let older = Finished { number: 2, ..sample::finished("mine", vec![]) };
    let join = |welcome| pages::join(&reader, &sample::join(&game.name, welcome));
    let hinted = TablePage { hint: Some(sample::hint()), has_hints: true, ..table() };
    let broken_off = || {
        let mut page = sample::over(language);
        page.end.as_mut().expect("an end").winners.clear();
        page
    };
    let asked = TablePage { company: sample::questions(), me: None, is_asked: false, ..table() };
    let leave = |leaving| LeavePage {
        table: "k7f3".into(),
        game: game.name.clone(),
        leaving,
        mind: "Adept".into(),
    };
    let reported = SaidPage { was_reported: true, may_remove: false, ..sample::line() };
    let apart = |name: &str| ApartCard { n: 2, name: name.into(), at: 1_763_237_000_000 };
    let done = Some(Done::Block);
    let apart = ApartPage { muted: vec![apart("Ben")], blocked: vec![apart("Eve")], done };
    let muted = SaidPage { may_mute: false, mute: Some(1), ..sample::line() };
    let analysis = |found: &Analysis| pages::analysis(&reader, "k7f3", found);
    let pages: Vec<(&'static str, Markup)> = vec![
        ("asked among people", pages::table(&reader, &asked)),
        ("broken off", pages::table(&reader, &broken_off())),
        ("leaving a seat", pages::leave(&reader, &leave(Leaving::Frees))),
        ("closing", pages::leave(&reader, &leave(Leaving::Closes))),
        ("handing over", pages::leave(&reader, &leave(Leaving::HandsOver))),
        ("breaking off", pages::leave(&reader, &leave(Leaving::Abandons))),
        ("line", pages::said(&reader, &sample::line())),
        ("reported line", pages::said(&reader, &reported)),
        ("a line of a muted person", pages::said(&reader, &muted)),
        ("blocked", pages::blocked(&reader, &apart)),
        ("nobody blocked", pages::blocked(&stranger, &ApartPage::default())),
        ("hinted", pages::table(&reader, &hinted)),
        ("analysis", analysis(&Analysis::Made(Box::new(sample::story(language))))),
        ("analysis under way", analysis(&Analysis::UnderWay(420))),
        ("no analysis", analysis(&Analysis::None(game.name.clone()))),
        ("hall", pages::hall(&reader, &sample::hall(language))),
        ("empty hall", pages::hall(&stranger, &sample::empty_hall(language))),
        ("finished", pages::finished(&reader, &sample::hall(language).seen)),
        ("older", pages::finished(&reader, &older)),
        ("new table", pages::new_table(&reader, &sample::new_table(language))),
        ("shown", pages::table(&reader, &shown)),
        ("away", pages::table(&reader, &away)),
        ("coming back", pages::table(&reader, &back)),
        ("guest", pages::account(&reader, &account(Some(wrong("No."))))),
        ("member", pages::account(&member, &account(Some(Note::Done("Yes.".into()))))),
        ("stranger", pages::account(&stranger, &Account::default())),
        ("recovery", pages::recovery(&stranger, true, Some(&wrong("No.")), None)),
        ("recovery without mail", pages::recovery(&stranger, false, None, None)),
        ("code", pages::recovery_code(&stranger, Some(&wrong("No.")), "/account/recovery/x")),
        ("remove a guest", pages::remove(&reader, None)),
        ("remove a member", pages::remove(&member, Some(&wrong("No.")))),
        ("remove nobody", pages::remove(&stranger, None)),
        ("message", pages::message(&reader, 404, "Oh", "Nothing here.", "/")),
        ("join", join(Welcome::Seat)),
        ("join without a name", pages::join(&stranger, &sample::join("Eve", Welcome::Seat))),
        ("join one's own table", join(Welcome::Sits)),
        ("join a full table", join(Welcome::Full)),
        ("join where one is not welcome", join(Welcome::Unwelcome)),
        ("asked", pages::table(&reader, &table())),
        ("five", pages::table(&reader, &sample::table(language, 5))),
        ("waiting", pages::table(&reader, &sample::waiting(language))),
        ("watched", pages::table(&stranger, &watched)),
        ("past", pages::table(&reader, &past)),
        ("pass", pages::table(&reader, &pass)),
        ("over", pages::table(&reader, &sample::over(language))),
    ];
    pages.into_iter().map(|(name, page)| (name, page.into_string())).collect()
}

fn wrong(said: &str) -> Note {
    Note::Wrong(said.into())
}

/// An account with two sessions.
fn account(note: Option<Note>) -> Account {
    let session = |agent: &str, is_this| SessionCard {
        id: format!("{is_this}"),
        agent: agent.into(),
        created: 1_750_000_000_000,
        seen: 1_755_000_000_000,
        is_this,
    };
    let sessions = vec![session("Firefox, Linux", true), session("", false)];
    let (login, email) = (Some("Anna".into()), Some("anna@example.org".into()));
    Account { login, email, sessions, note, typed: None }
}

fn hostile_people(evil: &str) -> ApartPage {
    let card = || ApartCard { n: 1, name: evil.into(), at: 0 };
    ApartPage { muted: vec![card()], blocked: vec![card()], done: None }
}

/// An account full of what somebody else wrote.
fn hostile_account(evil: &str) -> Account {
    let mut account = account(None);
    account.sessions[0].agent = evil.into();
    account.sessions[1].id = evil.into();
    let typed = Some(Typed::of(AccountForm::Register, evil, evil));
    Account { login: Some(evil.into()), email: Some(evil.into()), typed, ..account }
}

/// The opening tags of a page, without their brackets.
fn tags(page: &str) -> impl Iterator<Item = &str> {
    page.split('<')
        .skip(1)
        .filter_map(|rest| rest.split('>').next())
        .filter(|t| !t.starts_with('/'))
}

/// The names of a tag's attributes.
fn attributes(tag: &str) -> Vec<&str> {
    let outside = tag.split('"').step_by(2);
    outside
        .flat_map(str::split_whitespace)
        .map(|name| name.trim_end_matches('='))
        .filter(|name| !name.is_empty())
        .skip(1)
        .collect()
}

#[track_caller]
fn each_tag(claim: impl Fn(&str) -> bool) {
    for language in ["en", "ru"] {
        for (name, page) in every_page(language) {
            for tag in tags(&page) {
                assert!(claim(tag), "{name} in {language}: <{tag}>");
            }
        }
    }
}

#[test]
fn every_page_says_everything_in_both_languages() {
    for language in ["en", "ru"] {
        for (name, page) in every_page(language) {
            assert!(page.starts_with("<!DOCTYPE html>"), "{name}");
            assert!(page.contains(&format!("<html lang=\"{language}\"")), "{name}");
            for lack in ["[page-", "[people-", "[account-"] {
                assert!(!page.contains(lack), "{name} in {language} lacks words");
            }
        }
    }
}

#[test]
fn nothing_is_inline() {
    each_tag(|tag| {
        let names = attributes(tag);
        let is_inline = |name: &&str| *name == "style" || name.starts_with("on");
        !names.iter().any(is_inline) && (!tag.starts_with("script") || tag.contains("src="))
    });
}

#[test]
fn no_attribute_stands_twice() {
    each_tag(|tag| {
        let names = attributes(tag);
        names.iter().collect::<BTreeSet<_>>().len() == names.len()
    });
}

#[test]
fn forms_say_how_and_where() {
    each_tag(|tag| {
        !tag.starts_with("form") || tag.contains("method=") && tag.contains("action=\"/")
    });
}

#[test]
fn ids_are_unique() {
    for (name, page) in every_page("en") {
        let ids: Vec<&str> =
            page.split(" id=\"").skip(1).filter_map(|r| r.split('"').next()).collect();
        let unique: BTreeSet<&&str> = ids.iter().collect();
        assert_eq!(unique.len(), ids.len(), "{name}: {ids:?}");
    }
}

#[test]
fn hostile_names_stay_text() {
    let evil = "<script>alert(1)</script>\"'&";
    let reader = Reader { name: Some(evil.into()), ..sample::reader("en", "auto") };
    let mut page = sample::table("en", 4);
    page.seats[1].name = evil.into();
    page.talk[0].text = evil.into();
    page.company.people[0].name = evil.into();
    page.notes = evil.into();
    page.log[0].sentences = vec![evil.into()];
    let mut hall = sample::hall("en");
    hall.open[0].seats[0] = evil.into();
    for text in [
        pages::table(&reader, &page).into_string(),
        pages::hall(&reader, &hall).into_string(),
        pages::account(&reader, &account(Some(wrong(evil)))).into_string(),
        pages::account(&reader, &hostile_account(evil)).into_string(),
        pages::join(&reader, &sample::join(evil, Welcome::Full)).into_string(),
        pages::join(&Reader::anybody("en"), &sample::join(evil, Welcome::Seat)).into_string(),
        pages::said(&reader, &SaidPage { name: evil.into(), text: evil.into(), ..sample::line() })
            .into_string(),
        pages::blocked(&reader, &hostile_people(evil)).into_string(),
    ] {
        assert!(!text.contains("<script>"), "{text}");
        assert!(text.contains("&lt;script&gt;"));
    }
}

#[test]
fn a_choice_is_a_form_and_the_board_points_to_it() {
    let page = pages::table(&sample::reader("en", "auto"), &sample::table("en", 4)).into_string();
    assert!(page.contains("action=\"/t/k7f3/choose\""));
    assert!(page.contains("name=\"n\" value=\"57\""));
    assert!(page.contains("name=\"choice\" value=\"place tikal 2\""));
    assert!(page.contains("id=\"choice-2\"") && page.contains("data-choice=\"2\""));
}

#[test]
fn handing_over_hides_everything() {
    let mut table = sample::table("en", 4);
    table.must_pass = true;
    let page = pages::table(&sample::reader("en", "auto"), &table).into_string();
    assert!(page.contains("action=\"/t/k7f3/take-over\""));
    for hidden in ["<svg viewBox=\"0 0 960", "choice-0", "log-57", &table.notes, "And to you"] {
        assert!(!page.contains(hidden), "{hidden}");
    }
}

#[test]
fn an_earlier_position_offers_no_choice() {
    let table = TablePage { n: 12, ..sample::table("en", 4) };
    let page = pages::table(&sample::reader("en", "auto"), &table).into_string();
    assert!(!page.contains("/choose") && !page.contains("/undo"));
    assert!(page.contains("/t/k7f3/at/11") && page.contains("/t/k7f3/at/13"));
}

mod words {
    use super::{
        ACCOUNT_EN, ACCOUNT_RU, ANALYSIS_EN, ANALYSIS_RU, EN, LIMITS_EN, LIMITS_RU, PEOPLE_EN,
        PEOPLE_RU, Path, RU,
    };
    use std::collections::BTreeSet;

    fn keys(text: &str) -> BTreeSet<&str> {
        text.lines()
            .filter(|line| !line.starts_with(['#', ' ']))
            .filter_map(|line| line.split_once(" ="))
            .map(|(key, _)| key)
            .collect()
    }

    fn arguments(text: &str) -> BTreeSet<(&str, &str)> {
        let mut key = "";
        let mut found = BTreeSet::new();
        for line in text.lines() {
            if let (false, Some((name, _))) = (line.starts_with([' ', '#']), line.split_once(" ="))
            {
                key = name;
            }
            let names = line.split("{ $").skip(1).filter_map(|rest| rest.split([' ', '}']).next());
            found.extend(names.map(|name| (key, name)));
        }
        found
    }

    #[test]
    fn both_languages_have_the_same_keys_and_arguments() {
        assert_eq!(keys(EN), keys(RU));
        assert_eq!(arguments(EN), arguments(RU));
        assert!(keys(EN).iter().all(|key| key.starts_with("page-")));
    }

    #[test]
    fn the_words_of_analyses_have_the_same_keys_and_arguments() {
        assert_eq!(keys(ANALYSIS_EN), keys(ANALYSIS_RU));
        assert_eq!(arguments(ANALYSIS_EN), arguments(ANALYSIS_RU));
        assert!(keys(ANALYSIS_EN).iter().all(|key| key.starts_with("analysis-")));
    }

    #[test]
    fn the_words_of_limits_have_the_same_keys_and_arguments() {
        assert_eq!(keys(LIMITS_EN), keys(LIMITS_RU));
        assert_eq!(arguments(LIMITS_EN), arguments(LIMITS_RU));
        assert!(keys(LIMITS_EN).iter().all(|key| key.starts_with("limits-")));
    }

    #[test]
    fn the_words_about_people_have_the_same_keys_and_arguments() {
        assert_eq!(keys(PEOPLE_EN), keys(PEOPLE_RU));
        assert_eq!(arguments(PEOPLE_EN), arguments(PEOPLE_RU));
        assert!(keys(PEOPLE_EN).iter().all(|key| key.starts_with("people-")));
    }

    #[test]
    fn the_words_of_accounts_have_the_same_keys_and_arguments() {
        assert_eq!(keys(ACCOUNT_EN), keys(ACCOUNT_RU));
        assert_eq!(arguments(ACCOUNT_EN), arguments(ACCOUNT_RU));
        assert!(keys(ACCOUNT_EN).iter().all(|key| key.starts_with("account-")));
    }

    #[test]
    fn every_key_is_used_and_every_used_key_exists() {
        let mut source = String::new();
        read(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src"), &mut source);
        let used = |start: &str| -> BTreeSet<&str> {
            let is_word = |text: &str| text.chars().all(|c| c.is_ascii_lowercase() || c == '-');
            source.split('"').filter(|text| text.starts_with(start) && is_word(text)).collect()
        };
        assert_eq!(used("page-"), keys(EN));
        assert_eq!(used("analysis-"), keys(ANALYSIS_EN));
        assert_eq!(used("limits-"), keys(LIMITS_EN));
        assert_eq!(used("people-"), keys(PEOPLE_EN));
        assert_eq!(used("account-"), keys(ACCOUNT_EN));
    }

    fn read(folder: &Path, text: &mut String) {
        for entry in std::fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            match path.is_dir() {
                true => read(&path, text),
                false => text.push_str(&std::fs::read_to_string(&path).unwrap()),
            }
        }
    }
}
