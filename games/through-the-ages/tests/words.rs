//! Words: English and Russian say everything that can be said, and have no message that is never
//! said.

use kernel::dice::fast;
use kernel::laws::tongue::{Tongue, keys};
use kernel::laws::walk::{any, walk};
use kernel::words::keys as named;
use kernel::{
    ContentSet, Eyes, Hidden, Lexicon, Narration, Numbered, Options, Rules, Seat, Set, Spoken, Text,
};
use std::collections::BTreeSet;
use through_the_ages::parts::*;
use through_the_ages::state::Auction;
use through_the_ages::task::{Attack, Draw, Job, Question, Raid, Task};
use through_the_ages::{Ages, Choice, Content, Event, Refusal, board, words};

/// Messages that other crates ask for by name.
const ASKED_FOR_ELSEWHERE: &[&str] = &[
    "game-through-the-ages",
    "game-through-the-ages-about",
    "seat",
    "module-no_resigning",
    "module-no_resigning-about",
];

fn tongue() -> Tongue {
    // Latin letters stand in Russian only in the names of ages and the ids of cards.
    Tongue::new(Ages::locales(), |word| {
        let is_age = ["A", "I", "II", "III", "IV"].contains(&word);
        is_age || word.len() == 4 && word.bytes().skip(1).all(|byte| byte.is_ascii_digit())
    })
}

fn begin(seats: u8) -> Ages {
    Ages::begin(Content::built_in(), &Options::new(seats).with(["no_resigning"])).expect("a game")
}

/// Plays a random game and shows every position before its choice, and the events after it.
fn play(seats: u8, seed: u64, look: impl FnMut(&Ages, &[Event])) {
    walk(begin(seats), &mut fast(seed, 0), any, look);
}

/// Every question there is, as samples.
fn questions() -> Vec<Task> {
    let (seat, other) = (Seat(0), Seat(1));
    let card = MilitaryId::at(20);
    let ask = |question| Task::Ask(seat, question);
    let work = |job| ask(Question::Work { job });
    vec![
        Task::Draw(Draw::PickFirst),
        Task::Draw(Draw::FillRow),
        Task::Draw(Draw::Cards { seat, left: 1 }),
        Task::Draw(Draw::RevealEvent),
        Task::Draw(Draw::LookAtEvent(seat)),
        ask(Question::Politics),
        ask(Question::Actions),
        ask(Question::Discard { left: 2 }),
        ask(Question::LoseWorker),
        ask(Question::GiveBlue { left: 1 }),
        ask(Question::StageToken),
        ask(Question::Tuck { leader: CivilId::at(57) }),
        work(Job::Production { less: 1 }),
        work(Job::Urban { less: 1 }),
        work(Job::Upgrade { less: 3 }),
        work(Job::Develop { then: 2 }),
        work(Job::Civilization { less: 1 }),
        work(Job::Free { kind: Kind::Temple }),
        ask(Question::GainEither { count: 2 }),
        ask(Question::GainSplit { total: 3 }),
        ask(Question::LoseSplit { total: 2 }),
        ask(Question::AnswerPact { by: other, side: Side::A }),
        ask(Question::Defend(Attack { by: other, card, strength: 7 })),
        ask(Question::Bid),
        ask(Question::SendForce),
        ask(Question::Plunder { from: other, total: 3 }),
        ask(Question::Raid(Raid { from: other, level: 2, second: Some(1), cost: 0 })),
        ask(Question::Annex { from: other }),
        ask(Question::Infiltrate { from: other, each: 3 }),
        ask(Question::TakeScience { from: other, left: 6 }),
        ask(Question::DestroyOwn),
        ask(Question::LoseColony),
        ask(Question::Ravage { level: 1 }),
        ask(Question::Terror { from: other }),
        ask(Question::Agreement { left: 5 }),
    ]
}

/// Every refusal there is: the facts do not matter for the words.
fn refusals(tongue: &mut Tongue) {
    let mut dice = fast(3, 0);
    let mut seen = BTreeSet::new();
    for refusal in samples() {
        tongue.say(&Ages::say_refusal(refusal));
        tongue.say(&Text::new(Ages::chapter(refusal)));
        seen.insert(format!("{refusal:?}"));
    }
    for _ in 0..500 {
        let mut state = begin(3);
        state.agenda.replace(Task::Ask(Seat(0), Question::Actions));
        if let Some(refusal) = state.refuse(Choice::arbitrary(&mut dice)) {
            tongue.say(&Ages::say_refusal(refusal));
        }
    }
}

fn samples() -> Vec<Refusal> {
    use Refusal::*;
    vec![
        NotAsked,
        NotThere,
        NeedsCivil { needs: 2, has: 1 },
        NeedsMilitary { needs: 2, has: 1 },
        NeedsFood { needs: 2, has: 1 },
        NeedsResources { needs: 2, has: 1 },
        NeedsScience { needs: 2, has: 1 },
        NeedsAllCivil { needs: 2, has: 1 },
        NeedsAllMilitary { needs: 2, has: 1 },
        NoUnusedWorker,
        NoYellowToken,
        NoTokenThere,
        NoWorkerThere,
        FirstRound,
        HandFull { limit: 4 },
        HasTechnology,
        LeaderOfAge { age: Age::I },
        HasUnfinishedWonder,
        TooManyWonders { most: 16 },
        NotHigher,
        UrbanLimit { limit: 2 },
        NoWonder,
        TooManyStages { most: 1 },
        NotTechnology,
        NotGovernment,
        NotLeader,
        NotAction,
        TakenThisTurn,
        PartnerHasNoScience,
        OnceATurn,
        NoPower,
        OneTactic,
        SameTactic,
        NotTactic,
        NothingToDo,
        NotEvent,
        NotAggression,
        NotWar,
        NotPact,
        NotTerritory,
        NotYourself,
        HasResigned,
        NotStronger { yours: 1, theirs: 2 },
        PactForbids,
        Pacifist,
        NobodyMayAttack,
        LastRound,
        NothingToTake,
        SidesEqual,
        AgeFour,
        PoliticsDone,
        AlreadyLooked,
        NoEvents,
        TooManyCards { most: 2 },
        CannotSucceed,
        NotBonus,
        BidTooLow { least: 1 },
        BidTooHigh { most: 1 },
        ForceTooSmall { needs: 2, has: 1 },
        NeedsUnit,
        TooMuch { most: 1 },
        TooLittle { least: 1 },
        LevelTooHigh { most: 1 },
        IsRuin,
        MustChoose,
    ]
}

/// What no random game is sure to meet.
fn rarities() -> Vec<Event> {
    let (seat, other) = (Seat(0), Seat(1));
    let (card, civil) = (MilitaryId::at(20), CivilId::at(60));
    let (kind, level) = (Kind::Lab, Age::A);
    vec![
        Event::LastRound { round: 9 },
        Event::ObsoleteHand { seat, cards: 2 },
        Event::DeckRenewed,
        Event::GameOver,
        Event::YellowGained { seat, count: 1 },
        Event::YellowLost { seat, count: 1 },
        Event::BlueGained { seat, count: 1 },
        Event::BlueLost { seat, count: 1 },
        Event::ActionsSpent { seat, count: 1 },
        Event::ActionBack { seat },
        Event::Uprising { seat, discontent: 2 },
        Event::Hunger { seat, missing: 1 },
        Event::Staged { seat, kind, from: level, to: Age::I },
        Event::Tucked { seat, leader: civil, wonder: civil },
        Event::LeaderLeft { seat, card: civil },
        Event::Completed { seat, card: civil },
        Event::WonderLost { seat, card: civil },
        Event::Revolution { seat, card: civil },
        Event::Ruined { seat, card: civil },
        Event::Converted { seat },
        Event::Armed { seat, resources: 3, science: 3 },
        Event::Traded { seat, good: Good::Food },
        Event::Traded { seat, good: Good::Resources },
        Event::TacticPlayed { seat, card },
        Event::TacticCopied { seat, card },
        Event::TacticCommon { seat, card },
        Event::Looked { seat, card: card.into(), age: Age::I },
        Event::NoPolitics { seat },
        Event::Attacked { seat, against: other, card },
        Event::Pledged { seat },
        Event::Repelled { seat, by: other },
        Event::Succeeded { seat, against: other, card },
        Event::WarDeclared { seat, against: other, card },
        Event::WarWon { seat, against: other, advantage: 3 },
        Event::WarDrawn { seat, against: other },
        Event::WarDropped { seat, card },
        Event::PactOffered { seat, to: other, card, side: Side::A },
        Event::PactOffered { seat, to: other, card, side: Side::B },
        Event::PactMade { seat, to: other, card },
        Event::PactRefused { seat, card },
        Event::PactEnded { card },
        Event::Resigned { seat },
        Event::ColonyTaken { seat, from: other, card },
        Event::ColonyLost { seat, card },
        Event::TechTaken { seat, from: other, card: civil },
        Event::EventsRenewed,
        Event::Declined { seat },
        Event::TerritoryFound { card },
        Event::Bid { seat, bid: 2 },
        Event::PassedBid { seat },
        Event::Unclaimed { card },
        Event::UnitSent { seat, kind, level },
        Event::Colonized { seat, card },
        Event::BonusPlayed { seat, card },
        Event::Destroyed { seat, kind, level },
        Event::AgeBegan { age: Age::IV },
    ]
}

/// Everything that a choice can say, at every question.
fn say_questions(tongue: &mut Tongue) {
    let mut state = begin(3);
    let mut dice = fast(1, 0);
    while let Some(Task::Draw(Draw::FillRow | Draw::PickFirst)) = state.agenda.top() {
        let choice = state.draw(&mut dice);
        state.apply(choice, &mut kernel::Silent);
    }
    state.on_table = Content::built_in().find_military("peace_treaty");
    for question in questions() {
        state.auction = Content::built_in().find_military("vast_territory_i").map(|territory| {
            let (by, bidding) = (None, Set::first(3));
            Auction {
                territory,
                bid: 0,
                by,
                bidding,
                next: Seat(0),
                force: Default::default(),
                bonus: 0,
                discarded: 0,
            }
        });
        state.agenda.replace(question);
        state.round = 2;
        tongue.say(&state.say_question());
        state.round = 1;
        tongue.say(&state.say_question());
        for _ in 0..400 {
            tongue.say(&state.say_choice(Choice::arbitrary(&mut dice)));
        }
    }
    state.on_table = None;
    state.auction = None;
    let answer = Question::AnswerPact { by: Seat(0), side: Side::B };
    state.agenda.replace(Task::Ask(Seat(1), answer));
    tongue.say(&state.say_question());
    state.agenda.replace(Task::Ask(Seat(0), Question::Bid));
    tongue.say(&state.say_question());
    while state.agenda.pop().is_some() {}
    tongue.say(&state.say_question());
}

fn say_cards(tongue: &mut Tongue) {
    let content = Content::built_in();
    for card in content.civil_ids() {
        tongue.say(&words::civil(card));
        words::civil_text(content.civil(card)).iter().for_each(|text| tongue.say(text));
    }
    for card in content.military_ids() {
        tongue.say(&words::military(card));
        words::military_text(content.military(card)).iter().for_each(|text| tongue.say(text));
    }
    tongue.say(&words::civil(CivilId::at(127)));
    tongue.say(&words::military(MilitaryId::at(127)));
    Kind::ALL.iter().for_each(|&kind| tongue.say(&words::kind(kind)));
    Special::ALL.iter().for_each(|&special| tongue.say(&words::special(special)));
    Origin::ALL.iter().for_each(|&origin| tongue.say(&words::origin(origin)));
    tongue.say(&Ages::say_age(2));
    Age::ALL.iter().for_each(|&age| tongue.said.extend([words::age(age).key]));
}

#[test]
fn everything_can_be_said_and_nothing_is_idle() {
    let mut tongue = tongue();
    say_cards(&mut tongue);
    say_questions(&mut tongue);
    refusals(&mut tongue);
    for order in Ages::orders() {
        tongue.say(&Text::new(named::order(order.id)));
    }
    for event in rarities() {
        tongue.say(&Ages::say_event(event));
    }
    for seats in 2..=4 {
        play(seats, u64::from(seats), |_, events| {
            for event in events {
                tongue.say(&Ages::say_event(*event));
                tongue.say(&Ages::say_event(Ages::redact_event(*event, Eyes::Spectator)));
            }
        });
    }
    let english = keys::<Ages>("en");
    assert_eq!(english, keys::<Ages>("ru"), "both languages have the same keys");
    let idle: Vec<_> = english
        .iter()
        .filter(|key| !tongue.said.contains(*key) && !key.starts_with("board-"))
        .filter(|key| !ASKED_FOR_ELSEWHERE.contains(&key.as_str()))
        .collect();
    assert!(idle.is_empty(), "never said: {idle:?}");
}

#[test]
fn the_board_is_drawn_in_both_languages_within_its_width() {
    for language in ["en", "ru"] {
        let lexicon = Lexicon::new(language, Ages::locales()).expect("Fluent files");
        let mut count = 0;
        play(3, 5, |state, _| {
            count += 1;
            if count % 40 != 0 {
                return;
            }
            let drawn = board::draw(state, &lexicon);
            assert!(!drawn.contains("[board-") && !drawn.contains("[card-"), "{drawn}");
            assert!(drawn.lines().all(|line| line.chars().count() <= board::WIDTH), "{drawn}");
        });
        assert!(count > 40);
    }
}
