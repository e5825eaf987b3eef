//! What may be done at any moment, forced choices, and set-ups: with a game that has rules and
//! nothing else, no secrets and no words.

use kernel::content::{Hashes, Inventory};
use kernel::{
    Agenda, Asks, Breach, ContentError, ContentSet, Dice, Files, Log, Module, Numbered, Offers,
    Options, Points, Rules, Seat, SetupError, Shared, Silent, Standing, Standings, Task, TaskOf,
    Variant,
};
use serde::{Deserialize, Serialize};
use std::ops::RangeInclusive;
use std::sync::LazyLock;

/// Nothing is printed in this game.
struct Nothing(Hashes);

static NOTHING: LazyLock<Nothing> = LazyLock::new(|| Nothing(Files::default().hashes()));

impl ContentSet for Nothing {
    fn built_in() -> &'static Nothing {
        &NOTHING
    }

    fn built_in_files() -> Files {
        Files::default()
    }

    fn load(files: &Files) -> Result<Nothing, Vec<ContentError>> {
        Ok(Nothing(files.hashes()))
    }

    fn vocabulary() -> String {
        String::new()
    }

    fn hashes(&self) -> &Hashes {
        &self.0
    }

    fn inventory(&self) -> Vec<Inventory> {
        Vec::new()
    }
}

/// A purse of gold, silver and copper. Gold changes to silver and silver to copper at any moment of
/// the own turn; then copper is paid, and the turn ends.
#[derive(Clone, Debug, PartialEq, Hash, Serialize, Deserialize)]
struct Purse {
    #[serde(skip)]
    content: Shared<Nothing>,
    gold: u8,
    silver: u8,
    copper: u8,
    row: u8,
    agenda: Agenda<TaskOf<Purse>, 4>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
enum Question {
    Pay,
    End,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
enum Draw {}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
enum Step {
    #[default]
    Begin,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, Numbered)]
enum Choice {
    ChangeGold,
    ChangeSilver,
    Pay,
    End,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
enum Refusal {
    TooPoor,
    TooLate,
    NotAsked,
}

impl Rules for Purse {
    const ID: &'static str = "purse";
    const LONGEST: usize = 50;
    const NUMBERING: u32 = 1;

    type Content = Nothing;
    type Choice = Choice;
    type Event = ();
    type Refusal = Refusal;
    type Question = Question;
    type Draw = Draw;
    type Step = Step;

    fn seat_range() -> RangeInclusive<u8> {
        1..=1
    }

    fn modules() -> &'static [Module] {
        &[Module { id: "a" }, Module { id: "b" }]
    }

    fn variants() -> &'static [Variant] {
        &[
            Variant { id: "map", of: &["small", "large"] },
            Variant { id: "edition", of: &["1.2", "1.0", "0.9"] },
        ]
    }

    fn begin(content: &'static Nothing, options: &Options) -> Result<Purse, SetupError> {
        options.check(Self::ID, Self::seat_range(), Self::modules(), Self::variants())?;
        let content = Shared(content);
        let mut purse =
            Purse { content, gold: 2, silver: 1, copper: 0, row: 0, agenda: Agenda::default() };
        purse.agenda.run(Step::Begin);
        purse.settle(&mut Silent);
        Ok(purse)
    }

    fn options(&self) -> Options {
        Options::new(1)
    }

    fn seats(&self) -> u8 {
        1
    }

    fn content(&self) -> &'static Nothing {
        self.content.0
    }

    fn adopt(&mut self, content: &'static Nothing) {
        self.content = Shared(content);
    }

    fn task(&self) -> Option<TaskOf<Self>> {
        self.agenda.top()
    }

    fn drop_task(&mut self) {
        self.agenda.pop();
    }

    fn run(&mut self, step: Step, _: &mut impl Log<()>) {
        match step {
            Step::Begin => {
                self.agenda.ask(Seat(0), Question::End);
                self.agenda.ask(Seat(0), Question::Pay);
            }
        }
    }

    fn offer(&self, _: Seat, question: Question, offers: &mut impl Offers<Choice, Refusal>) {
        match question {
            Question::Pay if self.copper > 0 => offers.possible(Choice::Pay),
            Question::Pay => offers.refused(Choice::Pay, Refusal::TooPoor),
            Question::End => offers.possible(Choice::End),
        }
    }

    fn outcomes(&self, draw: Draw, _: &mut impl Offers<Choice, Refusal>) {
        match draw {}
    }

    fn object(&self, choice: Choice) -> Refusal {
        match choice {
            Choice::ChangeGold | Choice::ChangeSilver => Refusal::TooLate,
            Choice::Pay | Choice::End => Refusal::NotAsked,
        }
    }

    fn offer_any_time(&self, _: Seat, offers: &mut impl Offers<Choice, Refusal>) {
        let verdict = |count| if count > 0 { Ok(()) } else { Err(Refusal::TooPoor) };
        offers.add(Choice::ChangeGold, verdict(self.gold));
        offers.add(Choice::ChangeSilver, verdict(self.silver));
    }

    fn is_free_moment(&self, _: Seat, question: Question) -> bool {
        question == Question::Pay
    }

    fn any_time(choice: Choice) -> Option<u8> {
        match choice {
            Choice::ChangeGold => Some(0),
            Choice::ChangeSilver => Some(1),
            Choice::Pay | Choice::End => None,
        }
    }

    fn row_so_far(&self) -> u8 {
        self.row
    }

    fn keep_row(&mut self, so_far: u8) {
        self.row = so_far;
    }

    fn roll(&self, draw: Draw, _: &mut impl Dice) -> Choice {
        match draw {}
    }

    fn answer(&mut self, _: Seat, question: Question, _: Choice, _: &mut impl Log<()>) {
        self.agenda.pop();
        if question == Question::Pay {
            self.copper -= 1;
        }
    }

    fn answer_any_time(&mut self, _: Seat, choice: Choice, _: &mut impl Log<()>) {
        match choice {
            Choice::ChangeGold => (self.gold, self.silver) = (self.gold - 1, self.silver + 1),
            Choice::ChangeSilver => (self.silver, self.copper) = (self.silver - 1, self.copper + 1),
            Choice::Pay | Choice::End => unreachable!("{choice:?} is not for any moment"),
        }
    }

    fn fall(&mut self, draw: Draw, _: Choice, _: &mut impl Log<()>) {
        match draw {}
    }

    fn standings(&self) -> Standings {
        let points = Points(i32::from(self.copper) * 4);
        let sources = vec![("copper", points)];
        Standings::ranked(vec![Standing { seat: Seat(0), place: 0, points, sources, tie_break: 0 }])
    }

    fn audit(&self) -> Result<(), Breach> {
        Ok(())
    }
}

fn purse() -> Purse {
    Purse::begin(&NOTHING, &Options::new(1)).unwrap()
}

fn list(purse: &Purse) -> Vec<Choice> {
    let mut list = Vec::new();
    purse.choices(&mut list);
    list
}

#[test]
fn what_may_be_done_at_any_moment_stands_at_every_free_question() {
    let mut purse = purse();
    assert_eq!(list(&purse), [Choice::ChangeGold, Choice::ChangeSilver]);
    purse.apply(Choice::ChangeSilver, &mut Silent);
    assert_eq!(purse.asks(), Asks::Seat(Seat(0)));
    purse.apply(Choice::Pay, &mut Silent);
    assert_eq!(list(&purse), [Choice::End], "the end is no free moment");
}

#[test]
fn several_in_a_row_keep_to_the_canonical_order() {
    let mut purse = purse();
    purse.apply(Choice::ChangeSilver, &mut Silent);
    assert_eq!(list(&purse), [Choice::Pay]);
    assert_eq!(purse.refuse(Choice::ChangeGold), Some(Refusal::TooLate));
    assert_eq!(purse.refuse(Choice::ChangeSilver), Some(Refusal::TooPoor));
    let mut expected = Vec::new();
    purse.expected(&mut expected);
    let possible = expected.iter().filter(|(_, refusal)| refusal.is_none()).map(|(c, _)| *c);
    assert!(possible.eq(list(&purse)));
}

#[test]
fn no_purse_is_out_of_reach_by_that_order() {
    // All orders without the canon reach the same purses before paying.
    fn purses(purse: Purse, found: &mut Vec<(u8, u8, u8)>) {
        found.push((purse.gold, purse.silver, purse.copper));
        for choice in list(&purse).into_iter().filter(|choice| Purse::any_time(*choice).is_some()) {
            let mut next = purse.clone();
            next.apply(choice, &mut Silent);
            purses(next, found);
        }
    }
    let mut found = Vec::new();
    purses(purse(), &mut found);
    let ways = found.len();
    found.sort();
    found.dedup();
    assert_eq!((found.len(), ways), (9, 9), "one way to each");
}

#[test]
fn what_is_listed_is_a_number_and_what_is_not_is_none() {
    let state = purse();
    assert_eq!(<Choice as Numbered<Purse>>::COUNT, 4);
    for choice in list(&state) {
        let number = choice.number(&state).unwrap();
        assert_eq!(Choice::nth(number, &state), Some(choice));
    }
    assert_eq!(Choice::nth(4, &state), None);
}

#[test]
fn try_apply_refuses_and_changes_nothing() {
    let mut purse = purse();
    let before = purse.clone();
    assert_eq!(purse.try_apply(Choice::Pay, &mut Silent), Err(Refusal::TooPoor));
    assert_eq!(purse, before);
}

#[test]
#[cfg(debug_assertions)]
#[should_panic(expected = "Pay is not possible")]
fn apply_of_the_impossible_is_caught_in_debug_builds() {
    purse().apply(Choice::Pay, &mut Silent);
}

#[test]
fn forced_choices_are_skipped_by_one_switch() {
    let mut purse = purse();
    purse.apply(Choice::ChangeGold, &mut Silent);
    purse.apply(Choice::ChangeGold, &mut Silent);
    let mut list = Vec::new();
    assert_eq!(purse.skip_forced(&mut list, &mut Silent), 1, "silver is all that is left");
    assert_eq!(list, [Choice::Pay, Choice::ChangeSilver]);
    purse.apply(Choice::Pay, &mut Silent);
    assert_eq!(purse.forced(&mut list), Some(Choice::End));
    assert_eq!(purse.skip_forced(&mut list, &mut Silent), 1);
    assert_eq!(purse.asks(), Asks::Nobody);
}

#[test]
fn every_setup_is_there_once_and_begins() {
    let all = Purse::setups(1);
    assert_eq!(all.len(), 2 * 3 * 4);
    assert_eq!(all[0], Options::new(1), "the plainest first");
    assert!(all.iter().enumerate().all(|(k, options)| !all[..k].contains(options)));
    assert!(all.iter().all(|options| Purse::begin(&NOTHING, options).is_ok()));
}

#[test]
fn an_impossible_setup_is_one_clear_line() {
    let wrong = |options: Options| Purse::begin(&NOTHING, &options).unwrap_err().to_string();
    assert_eq!(wrong(Options::new(2)), "purse seats 1 to 1, not 2");
    assert_eq!(wrong(Options::new(1).with(["c"])), "purse has no module \"c\"; it has a, b");
    assert_eq!(wrong(Options::new(1).with(["a", "a"])), "the module \"a\" is named twice");
    let unknown = Options::new(1).choosing("side", "large");
    assert_eq!(wrong(unknown), "purse has no variant \"side\"; it has map, edition");
    let unknown = Options::new(1).choosing("map", "round");
    assert_eq!(wrong(unknown), "the variant \"map\" is one of small, large, not \"round\"");
}

#[test]
fn tasks_are_written_next_first_and_say_who_acts() {
    let json = serde_json::to_value(purse()).unwrap();
    assert_eq!(json["agenda"], serde_json::json!([{"ask": [0, "Pay"]}, {"ask": [0, "End"]}]));
    let read: Purse = serde_json::from_value(json).unwrap();
    assert_eq!(read, purse());
    assert!(matches!(read.task(), Some(Task::Ask(Seat(0), Question::Pay))));
}
