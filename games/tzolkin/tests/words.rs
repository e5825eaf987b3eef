//! Words: English and Russian say everything that can be said, and have no message that is never
//! said.

mod samples;

use kernel::dice::fast;
use kernel::laws::tongue::{Tongue, is_cyrillic, keys};
use kernel::laws::walk::{any, walk};
use kernel::{
    ContentSet, Eyes, Hidden, Id, Narration, Numbered, Options, Rules, Seat, Spoken, Text,
};
use tzolkin::parts::*;
use tzolkin::task::{Question, Step, Task};
use tzolkin::{Choice, Content, Event, Refusal, Tzolkin, Way, words};

/// Messages that other crates ask for by name.
const ASKED_FOR_ELSEWHERE: &[&str] = &["game-tzolkin", "game-tzolkin-about", "seat"];

fn tongue() -> Tongue {
    // Latin letters stand in Russian only in the ids of tiles, like B07.
    Tongue::new(Tzolkin::locales(), |word| {
        word.len() == 3 && word.bytes().skip(1).all(|byte| byte.is_ascii_digit())
    })
}

fn begin(seats: u8) -> Tzolkin {
    let modules = Part::ALL.iter().map(|part| part.key());
    Tzolkin::begin(Content::built_in(), &Options::new(seats).with(modules)).expect("a game")
}

/// Plays a random game and shows every position before its choice, and the events after it.
fn play(seats: u8, seed: u64, look: impl FnMut(&Tzolkin, &[Event])) {
    walk(begin(seats), &mut fast(seed, 0), any, look);
}

/// One position of a running game for each number of seats.
fn positions() -> Vec<Tzolkin> {
    let mut positions = Vec::new();
    for seats in 2..=5 {
        let mut count = 0;
        play(seats, 7, |state, _| {
            count += 1;
            if count % 150 == 0 {
                positions.push(state.clone());
            }
        });
    }
    positions
}

fn say_tiles(tongue: &mut Tongue) {
    let content = Content::built_in();
    // One tile more than there is: an owner's content set may have further rows.
    for index in 0..42 {
        tongue.say(&words::building(content, Id::at(index)));
        tongue.say(&words::monument(content, Id::at(index)));
        tongue.say(&words::wealth(content, Id::at(index)));
        tongue.say(&words::tribe(content, Id::at(index)));
        tongue.say(&words::prophecy(content, Id::at(index)));
        tongue.say(&words::quick(content, Id::at(index)));
    }
    for &gear in Gear::ALL {
        (0..=gear.last() + 1).for_each(|n| tongue.say(&words::space(content, gear, n)));
    }
    for &tech in Tech::ALL {
        (0..=4).for_each(|level| tongue.say(&words::technology(content, tech, level)));
    }
    for &temple in Temple::ALL {
        tongue.say(&words::temple(temple));
        (-1..8).for_each(|step| tongue.say(&words::temple_step(content, temple, step)));
    }
}

/// What no random game is sure to meet: prophecies, technologies and tribes that change prices.
fn say_rarities(tongue: &mut Tongue) {
    let mut state = begin(3);
    state.players[1].techs[Tech::Architecture] = 3;
    state.jungle[3].open = 0;
    state.players[1].tribe = Some(Id::at(4));
    state.food_days_held = 1;
    state.prophecies[0] = Some(Id::at(10));
    let build = Choice::Build { building: Id::at(6), renovate: None, helped: true };
    tongue.say(&state.say_choice(Choice::Advance(Tech::Agriculture)));
    for task in samples::questions() {
        state.agenda.replace(task);
        state.prophecies[0] = Some(Id::at(6));
        tongue.say(&state.say_choice(Choice::TakeBlock(Block::Gold)));
        (0..2).for_each(|gold| tongue.say(&state.say_choice(Choice::TakeGold(gold))));
        tongue.say(&state.say_choice(Choice::Advance(Tech::Architecture)));
        state.prophecies[0] = Some(Id::at(10));
        tongue.say(&state.say_choice(build));
        state.players[1].techs[Tech::Agriculture] = 2;
        tongue.say(&state.say_choice(Choice::HarvestCorn));
        let act = Choice::Act { gear: Gear::Uxmal, action: 2, way: Way::Plain };
        tongue.say(&state.say_choice(act));
    }
}

/// An owner's own tiles speak the same vocabulary.
fn say_another_edition(tongue: &mut Tongue) {
    let mut files = Content::built_in_files();
    let monuments = files.0.get_mut("monuments.csv").expect("a file of the set");
    *monuments = monuments.replacen("per_colour:brown", "per_colour:yellow", 1);
    let content = Content::load(&files).expect("a content set");
    tongue.say(&words::monument(&content, Id::at(0)));
}

fn say_names(tongue: &mut Tongue) {
    for part in Part::ALL {
        tongue.say(&Text::new(format!("module-{}", part.key())));
        tongue.say(&Text::new(format!("module-{}-about", part.key())));
    }
    Origin::ALL
        .iter()
        .for_each(|origin| tongue.say(&Text::new(format!("source-{}", origin.key()))));
    Colour::ALL.iter().for_each(|&colour| tongue.say(&words::colour(colour)));
    Good::ALL.iter().for_each(|&good| tongue.say(&words::goods(good, 2_u8)));
    tongue.say(&Tzolkin::say_age(1));
    for topic in words::TOPICS {
        tongue.say(&words::topic(topic));
        tongue.say(&words::help(Content::built_in(), topic).expect("a topic"));
    }
}

fn say_samples(tongue: &mut Tongue) {
    for refusal in samples::refusals() {
        tongue.say(&Tzolkin::say_refusal(refusal));
        tongue.say(&Text::new(Tzolkin::chapter(refusal)));
    }
    for event in samples::events() {
        tongue.say(&Tzolkin::say_event(event));
        tongue.say(&Tzolkin::say_event(Tzolkin::redact_event(event, Eyes::Spectator)));
    }
    let mut state = begin(3);
    for task in samples::questions() {
        state.agenda.replace(task);
        tongue.say(&state.say_question());
        for choice in samples::answers() {
            tongue.say(&state.say_choice(choice));
        }
    }
    state.turn.took_quick = true;
    state.agenda.replace(Task::Run(Step::QuickAction(Seat(1))));
    state.agenda.push(Task::Ask(Seat(1), Question::PickOneMore));
    tongue.say(&state.say_question());
    tongue.say(&state.say_choice(Choice::QuickFirst));
    state.agenda = Default::default();
    tongue.say(&state.say_question());
}

#[test]
fn both_languages_have_the_same_messages() {
    let (english, russian) = (keys::<Tzolkin>("en"), keys::<Tzolkin>("ru"));
    let lonely: Vec<_> = english.symmetric_difference(&russian).collect();
    assert!(lonely.is_empty(), "{lonely:?}");
    assert!(english.len() > 400);
}

#[test]
fn everything_has_words_and_every_message_is_said() {
    let mut tongue = tongue();
    say_tiles(&mut tongue);
    say_names(&mut tongue);
    say_samples(&mut tongue);
    say_rarities(&mut tongue);
    say_another_edition(&mut tongue);
    let mut dice = fast(1, 2);
    for state in positions() {
        tongue.say_position(&state);
        (0..200).for_each(|_| tongue.say(&state.say_choice(Choice::arbitrary(&mut dice))));
    }
    let elsewhere = ASKED_FOR_ELSEWHERE.iter().map(|key| key.to_string()).collect();
    let mut unsaid = &(&keys::<Tzolkin>("en") - &tongue.said) - &elsewhere;
    // The board says its own.
    unsaid.retain(|key| !key.starts_with("board-"));
    assert!(unsaid.is_empty(), "never said: {unsaid:?}");
}

#[test]
fn whole_games_can_be_told() {
    let mut tongue = tongue();
    for seats in 2..=5 {
        play(seats, u64::from(seats), |state, events| {
            tongue.say_position(state);
            events.iter().for_each(|&event| tongue.say(&Tzolkin::say_event(event)));
        });
    }
}

#[test]
fn english_holds_no_cyrillic() {
    let english = Tzolkin::locales().iter().find(|locale| locale.language == "en");
    assert!(!english.expect("English").source.chars().any(is_cyrillic));
}

#[test]
fn every_tribe_and_prophecy_of_the_box_has_a_name() {
    let content = Content::built_in();
    assert_eq!(words::NAMED_TRIBES, content.tribes.len());
    assert_eq!(words::NAMED_PROPHECIES, content.prophecies.len());
}

/// Both languages say exactly this.
#[track_caller]
fn check(text: &Text, english: &str, russian: &str) {
    let tongue = tongue();
    assert_eq!(tongue.english.say(text), english);
    assert_eq!(tongue.russian.say(text), russian);
}

#[test]
fn counts_take_their_plural_forms() {
    check(&words::goods(Good::Corn, 1_u8), "1 corn", "1 кукурузу");
    check(&words::goods(Good::Corn, 3_u8), "3 corn", "3 кукурузы");
    check(&words::goods(Good::Stone, 2_u8), "2 stone", "2 камня");
    check(&words::goods(Good::Stone, 5_u8), "5 stone", "5 камней");
    check(&words::goods(Good::Stone, 21_u8), "21 stone", "21 камень");
    check(&words::goods(Good::Skull, 1_u8), "1 crystal skull", "1 хрустальный череп");
    check(&words::goods(Good::Skull, 12_u8), "12 crystal skulls", "12 хрустальных черепов");
}

#[test]
fn tiles_are_told_with_cost_and_effects() {
    let content = Content::built_in();
    check(
        &words::building(content, Id::at(10)),
        "Building B11 (green; 1 wood, 1 stone): advance Resource extraction for free, gain 1 corn",
        "Здание B11 (зелёный цвет; 1 дерево, 1 камень): бесплатно продвинуть технологию \
         «Добыча ресурсов», взять 1 кукурузу",
    );
    check(
        &words::monument(content, Id::at(0)),
        "Monument M01 (brown; 3 wood, 2 stone, 1 gold): 4 points for each of your brown buildings \
         and monuments",
        "Монумент M01 (коричневый цвет; 3 дерева, 2 камня, 1 золото): 4 очка за каждую вашу \
         постройку коричневого цвета",
    );
    check(&words::tribe_name(Id::at(13)), "Tribe T14", "Племя T14");
}

#[test]
fn choices_are_told_with_price_and_gain() {
    let mut state = begin(3);
    let seat = Seat(1);
    state.players[1].techs[Tech::Extraction] = 1;
    state.agenda.replace(Task::Ask(seat, Question::Act { gear: Gear::Yaxchilan, space: 3 }));
    check(
        &state.say_choice(Choice::Act { gear: Gear::Yaxchilan, action: 1, way: Way::Plain }),
        "Yaxchilán 1 for 2 corn: gain 2 wood",
        "Йашчилан 1 за 2 кукурузы: взять 2 дерева",
    );
    state.agenda.replace(Task::Ask(seat, Question::Place));
    state.turn.placed = 1;
    check(
        &state.say_choice(Choice::Place { gear: Gear::Tikal, space: 0 }),
        "Place a worker on Tikal 0 (1 corn)",
        "Разместить рабочего: Тикаль 0 (1 кукуруза)",
    );
    state.start_corn = 4;
    check(
        &state.say_choice(Choice::PlaceStart),
        "Place a worker on the start space (1 corn): gain 4 corn, become the starting player, \
         you may let two days pass",
        "Разместить рабочего на клетке первого игрока (1 кукуруза): взять 4 кукурузы, \
         стать первым игроком, можно пропустить два дня",
    );
    check(
        &Tzolkin::say_refusal(Refusal::NeedsCorn { needs: 5, has: 3 }),
        "This costs 5 corn, and you have 3.",
        "Это стоит 5 кукурузы, а у вас 3.",
    );
}
