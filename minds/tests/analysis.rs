//! Games looked at afterwards.

use crate::support::Still;
use kernel::record::{Record, RecordError, Table};
use kernel::{Asks, ContentSet, Options, Rules, Seat, Seed, Silent};
use minds::Worth;
use minds::analysis::{Analysis, Depth, Grade, Unanalysed, Why, analyse};
use minds::judge::Learned;
use minds::search::{Budget, SettingsError, Stop};
use toy::{Cards, Choice, Honest};
use tzolkin::{Content, Tzolkin};

const GOLDEN: &str = include_str!("../../games/tzolkin/tests/golden/two.jsonl");

fn golden() -> Record<Tzolkin> {
    Record::read(GOLDEN).unwrap()
}

fn depth(iterations: u64) -> Depth {
    Depth::new(Budget::iterations(iterations), 7)
}

fn look(record: &Record<Tzolkin>, only: Option<Seat>) -> Result<Looked, Unanalysed> {
    let judge = Learned::built_in::<Tzolkin>().unwrap();
    let content = Content::built_in();
    analyse(record, content, only, &judge, &depth(4), &Stop::default(), &|_, _| ())
}

type Looked = Analysis<<Tzolkin as Rules>::Choice>;

fn on_threads(threads: usize) -> Looked {
    let pool = rayon::ThreadPoolBuilder::new().num_threads(threads).build().unwrap();
    pool.install(|| look(&golden(), None)).unwrap()
}

#[test]
fn threads_change_nothing() {
    assert_eq!(on_threads(1), on_threads(3));
}

#[test]
fn an_analysis_is_kept_as_json() {
    let analysis = look(&golden(), Some(Seat(1))).unwrap();
    let text = serde_json::to_string(&analysis).unwrap();
    assert_eq!(serde_json::from_str::<Looked>(&text).unwrap(), analysis);
}

#[test]
fn what_moved_a_chance_adds_up_to_the_whole_way() {
    let analysis = on_threads(2);
    let accounts = analysis.accounts();
    assert_eq!(accounts.len(), 2);
    for account in &accounts {
        let parts = [account.first, account.own, account.others, account.luck, account.hindsight];
        let win: f32 = parts.iter().map(|part| part.win).sum();
        let points: f32 = parts.iter().map(|part| part.points).sum();
        assert!((win - account.last.win).abs() < 1e-3, "{account:?}");
        assert!((points - account.last.points).abs() < 0.1, "{account:?}");
        assert!(account.own.win <= 1e-6, "choices can only lose: {account:?}");
        assert!(account.best + account.mistakes + account.blunders <= account.decisions);
    }
    // The golden game: 42 points against 45.
    assert_eq!(accounts[0].last, Worth { win: 0.0, points: 42.0 });
    assert_eq!(accounts[1].last, Worth { win: 1.0, points: 45.0 });
}

#[test]
fn every_decision_among_several_is_judged_and_what_was_dealt() {
    let (record, analysis) = (golden(), on_threads(2));
    let mut open = Vec::new();
    record
        .walk(Content::built_in(), record.moves.len(), &mut Silent, |state, n, step| {
            let mut choices = Vec::new();
            state.choices(&mut choices);
            if step.by != Asks::Chance && choices.len() > 1 {
                open.push(n);
            }
            Ok(())
        })
        .unwrap();
    let judged = analysis.decisions.iter().filter(|decision| decision.choices > 1);
    assert_eq!(judged.map(|decision| decision.n).collect::<Vec<_>>(), open);
    for decision in &analysis.decisions {
        assert_eq!(decision.chosen.is_none(), decision.n == 0, "only the deal is nobody's choice");
        assert!(decision.loss().win >= 0.0 && decision.loss().points >= 0.0);
        if decision.was_best() {
            assert_eq!(decision.before, decision.after);
        }
        let chances: f32 = decision.before.iter().map(|worth| worth.win).sum();
        assert!((chances - 1.0).abs() < 1e-3, "chances add up to one: {decision:?}");
    }
    // Chance deals at the beginning and draws later; luck goes from one seat to the other.
    let lucky: Vec<_> = analysis.decisions.iter().filter_map(|d| d.luck.as_ref()).collect();
    assert!(lucky.len() > 1);
    assert!(lucky.iter().all(|luck| (luck[0].win + luck[1].win).abs() < 1e-3));
}

#[test]
fn turning_points_are_the_largest_changes_in_the_order_of_the_game() {
    let analysis = on_threads(2);
    let (all, few) = (analysis.turns(usize::MAX), analysis.turns(3));
    assert!(all.len() > 3, "a random game turns often");
    assert!(few.windows(2).all(|pair| pair[0].decision <= pair[1].decision));
    let size = |turn: &minds::analysis::Turn| turn.change.win.abs();
    let least = few.iter().map(size).fold(f32::MAX, f32::min);
    assert_eq!(all.iter().filter(|turn| size(turn) > least).count(), 2);
    for turn in &all {
        let decision = &analysis.decisions[turn.decision];
        assert!(size(turn) >= Grade::MISTAKE);
        match turn.why {
            Why::Choice => assert_eq!(decision.seat, Some(turn.seat)),
            Why::Luck => assert!(decision.luck.is_some()),
        }
    }
}

#[test]
fn a_loss_has_its_name() {
    assert_eq!(Grade::of(0.0), Grade::Best);
    assert_eq!(Grade::of(0.01), Grade::Good);
    assert_eq!(Grade::of(Grade::MISTAKE), Grade::Mistake);
    assert_eq!(Grade::of(Grade::BLUNDER), Grade::Blunder);
}

#[test]
fn an_unfinished_game_is_judged_for_one_seat_alone() {
    let mut record = golden();
    record.moves.truncate(80);
    record.end = None;
    assert_eq!(look(&record, None), Err(Unanalysed::Unfinished));
    let analysis = look(&record, Some(Seat(0))).unwrap();
    assert!(!analysis.is_finished);
    assert!(analysis.decisions.iter().all(|decision| decision.seat == Some(Seat(0))));
    let [account] = &analysis.accounts()[..] else { panic!("one seat") };
    assert_eq!((account.seat, account.hindsight), (Seat(0), Worth::default()));
}

#[test]
fn what_cannot_be_analysed_is_said() {
    let record = golden();
    assert_eq!(look(&record, Some(Seat(2))), Err(Unanalysed::Seat(Seat(2))));
    let judge = Learned::built_in::<Tzolkin>().unwrap();
    let with = |record: &Record<Tzolkin>, depth: &Depth, stop: &Stop| {
        analyse(record, Content::built_in(), None, &judge, depth, stop, &|_, _| ()).unwrap_err()
    };
    let stop = Stop::default();
    assert_eq!(with(&record, &depth(0), &stop), Unanalysed::Settings(SettingsError::NoBudget));
    let mut wrong = record.clone();
    let mut moves: Vec<_> = wrong.moves.iter().copied().collect();
    moves.swap(40, 60);
    wrong.moves = moves.into_iter().collect();
    assert!(matches!(
        with(&wrong, &depth(4), &stop),
        Unanalysed::Record(RecordError::Choice { .. })
    ));
    stop.now();
    assert_eq!(with(&record, &depth(4), &stop), Unanalysed::Stopped);
}

/// A finished toy for two with these hands; both always bid their lowest card.
fn toy(hands: [[u8; 3]; 2]) -> Record<Honest> {
    let options = Options::new(2);
    let seed = Seed::from_number(1);
    let mut record = Record::begin(Cards::built_in(), options.clone(), seed.hash(), 0);
    let mut state = Honest::begin(Cards::built_in(), &options).unwrap();
    let mut dealt = (0..3).flat_map(|k| {
        Seat::all(2).map(move |seat| Choice::Deal { seat, card: hands[seat.index()][k] })
    });
    let mut choices = Vec::new();
    while state.asks() != Asks::Nobody {
        state.choices(&mut choices);
        let choice = match (state.asks(), dealt.next()) {
            (Asks::Chance, Some(deal)) => deal,
            _ => choices[0],
        };
        record.push(state.asks(), choice, 0);
        state.apply(choice, &mut Silent);
    }
    let table = Table::from_record(record, Cards::built_in(), Some(seed), &mut Silent).unwrap();
    assert!(table.is_over());
    table.record().clone()
}

#[test]
fn a_decision_is_judged_without_what_its_seat_could_not_know() {
    let look = |record: &Record<Honest>| {
        let (content, stop) = (Cards::built_in(), Stop::default());
        analyse(record, content, None, &Still, &depth(200), &stop, &|_, _| ()).unwrap()
    };
    let one = look(&toy([[1, 4, 6], [2, 3, 5]]));
    let other = look(&toy([[1, 4, 6], [2, 3, 7]]));
    let first = |analysis: &Analysis<Choice>| {
        analysis.decisions.iter().find(|d| d.seat == Some(Seat(0))).cloned().unwrap()
    };
    assert_eq!(first(&one), first(&other), "the other's hand does not show");
    let last = |analysis: &Analysis<Choice>| analysis.end.clone();
    assert_eq!(last(&one).len(), 2);
}

#[test]
fn what_is_turned_over_is_luck() {
    let (content, stop) = (Cards::built_in(), Stop::default());
    let record = toy([[1, 4, 6], [2, 3, 5]]);
    let analysis = analyse(&record, content, None, &Still, &depth(200), &stop, &|_, _| ()).unwrap();
    let second = analysis.decisions.iter().find(|d| d.seat == Some(Seat(1))).unwrap();
    let luck = second.luck.as_ref().expect("the last bid turns all over");
    // A bid of 2 wins only against the 1 that was bid: that could not be known.
    assert!(luck[1].points > 0.0 && luck[0].points < 0.0, "{luck:?}");
}
