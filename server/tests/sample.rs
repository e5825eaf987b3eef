//! Sample values for the pages: what a reader might see in the middle of a game and at its end.

use kernel::Seat;
use maud::{Markup, html};
use server::analysis::{Hint, HintRow, Said, Story};
use server::clock::Tempo;
use server::model::*;

pub const NAMES: [&str; 5] =
    ["Anna", "Борис", "Wanderer 3", "Dmitri the Unusually Long-Named", "Eve"];

pub fn reader(language: &'static str, theme: &'static str) -> Reader {
    Reader { language, theme, name: Some("Anna".into()), is_guest: true }
}

/// One of two texts, by language.
pub fn said(language: &str, en: &str, ru: &str) -> String {
    if language == "ru" { ru.into() } else { en.into() }
}

pub fn game(language: &str) -> GameCard {
    let module = |id, en: [&str; 2], ru: [&str; 2]| ModuleCard {
        id,
        name: said(language, en[0], ru[0]),
        about: said(language, en[1], ru[1]),
    };
    GameCard {
        variants: Vec::new(),
        id: "tzolkin",
        name: said(language, "Tzolk'in", "Цолькин"),
        about: said(
            language,
            "The gears of the Mayan calendar carry your workers: place them early, pick them up in \
             time, feed them, and keep the gods content.",
            "Шестерёнки календаря майя несут ваших рабочих: размещайте их заранее, забирайте \
             вовремя, кормите и не гневите богов.",
        ),
        seats: (2, 5),
        minutes_a_seat: 25,
        modules: vec![
            module(
                "tribes",
                ["Tribes", "Everybody leads a tribe with an ability of its own."],
                ["Племена", "Каждый возглавляет племя со своей особой способностью."],
            ),
            module(
                "quick",
                ["Quick actions", "Small actions done in the same turn."],
                ["Быстрые действия", "Небольшие действия, которые выполняются тем же ходом."],
            ),
        ],
        audience: said(language, "For planners.", "Для планировщиков."),
        symbols: html! {},
        cover: cover(),
    }
}

pub fn hall(language: &str) -> Hall {
    let card = |id: &str, count: usize, standing| TableCard {
        id: id.into(),
        game: game(language).name,
        seats: NAMES[..count].iter().map(|name| name.to_string()).collect(),
        free: 1,
        may_sit: true,
        standing,
        updated: 1_763_238_060_000,
        tempo: if count == 4 { Tempo::Letters } else { Tempo::Live },
        left: (count == 4).then_some(187_985_000),
    };
    Hall {
        games: vec![game(language)],
        covers: "/covers.css".into(),
        invited: vec![card("a7", 3, TableStanding::Waiting)],
        mine: vec![
            card("a1", 3, TableStanding::MyTurn),
            card("a2", 4, TableStanding::TurnOf("Борис".into())),
            card("a5", 2, TableStanding::Playing),
        ],
        open: vec![card("a3", 2, TableStanding::Waiting)],
        finished: finished(
            "mine",
            vec![card("a4", 3, won()), card("a8", 2, TableStanding::Abandoned)],
        ),
        seen: finished("all", vec![card("a6", 3, won())]),
    }
}

fn won() -> TableStanding {
    TableStanding::Over(vec!["Anna".into()])
}

/// A page in the middle of many, or an empty one.
pub fn finished(of: &'static str, cards: Vec<TableCard>) -> Finished {
    Finished { of, number: 1, has_more: !cards.is_empty(), cards }
}

/// The form of a new table, with an edition of its owner's.
pub fn new_table(language: &str) -> NewTable {
    let edition = EditionCard { hash: "0".repeat(64), name: "my-edition".into() };
    let error = Some("No.".into());
    NewTable {
        game: game(language),
        minds: vec!["random".into()],
        usual: "random",
        is_understood: true,
        editions: vec![edition],
        error,
    }
}

pub fn empty_hall(language: &str) -> Hall {
    Hall {
        games: vec![game(language)],
        covers: "/covers.css".into(),
        invited: vec![],
        mine: vec![],
        open: vec![],
        finished: finished("mine", vec![]),
        seen: finished("all", vec![]),
    }
}

/// The middle of a game; the reader is asked.
pub fn table(language: &str, seats: u8) -> TablePage {
    let names: Vec<String> = NAMES[..usize::from(seats)].iter().map(|n| n.to_string()).collect();
    TablePage {
        id: "k7f3".into(),
        game: game(language).name,
        revision: 41,
        n: 57,
        last: 57,
        me: Some(Seat(0)),
        is_asked: true,
        must_pass: false,
        question: said(
            language,
            "Your turn: place workers or pick them up.",
            "Ваш ход: разместите рабочих или заберите их.",
        ),
        waiting_for: None,
        asked_then: None,
        unread: 0,
        style: "/board.css".into(),
        symbols: html! {},
        board: board(),
        seats: Seat::all(seats).map(|seat| seat_card(seat, language)).collect(),
        choices: choices(language),
        impossible: impossible(language),
        can_undo: true,
        can_redo: false,
        recap: vec![Recap {
            seat: Seat(1),
            said: said(language, "places a worker", "размещает рабочего"),
        }],
        may_hint: true,
        hint: None,
        is_understood: true,
        has_hints: false,
        log: log(language, seats),
        topics: vec![TopicCard {
            id: "temples",
            title: said(language, "Temples", "Храмы"),
            words: said(language, "Steps bring points.", "Ступени приносят очки."),
        }],
        sheet: sheet(language, names),
        seed_hash: "9f2c4e1ab7d85530c6e1f0a92b47d3688e5a10cf7723bd4190aa6e5f41c8d27b".into(),
        talk: vec![
            talk("Борис", "Good luck!", Some(0)),
            talk("Anna", "And to you.", None),
            Talk { is_removed: true, ..talk("Борис", "Removed.", None) },
        ],
        notes: "Chichén Itzá before round 14".into(),
        orders: vec![
            OrderCard {
                id: "bids",
                words: "Never bid above".into(),
                limit: Some(0..=30),
                given: Some(3),
            },
            OrderCard { id: "pacts", words: "Refuse all pacts".into(), limit: None, given: None },
        ],
        away: None,
        is_shown: None,
        company: company(),
        invite: None,
        end: None,
    }
}

fn talk(name: &str, text: &str, line: Option<u64>) -> Talk {
    let n = line.unwrap_or(text.len() as u64);
    let (name, text) = (name.into(), text.into());
    Talk { n, name, at: 1_763_237_000_000, text, line, is_removed: false, is_own: false }
}

/// Everything that can be said about people at once.
pub fn company() -> Company {
    let person = |seat: u8, is_asked, block: Option<u64>| PersonCard {
        seat: Seat(seat),
        name: NAMES[usize::from(seat)].into(),
        is_asked,
        may_mute: block.is_none(),
        mute: None,
        may_block: block.is_none(),
        block,
        may_remove: true,
    };
    Company {
        people: vec![person(1, false, None), person(3, true, None), person(4, false, Some(2))],
        may_talk: true,
        may_leave: true,
        hidden: 2,
        ..Company::default()
    }
}

/// Everything that people may ask a reader at once.
pub fn questions() -> Company {
    let absent = |has_agreed| AbsentCard {
        seat: Seat(1),
        name: NAMES[1].into(),
        has_agreed,
        waits_for: vec![NAMES[3].into()],
    };
    Company {
        is_asked: true,
        opener: NAMES[1].into(),
        is_talk_closed: true,
        was_logged_out: true,
        was_removed: true,
        done: Some(Done::Mute),
        may_sit: true,
        is_waited_for: true,
        absent: Some(absent(false)),
        next: Some(NextCard { id: "n3xt".into(), opener: NAMES[4].into(), is_asked: true }),
        ..company()
    }
}

/// A line of talk that can be reported, removed, and answered with a block.
pub fn line() -> SaidPage {
    SaidPage {
        table: "k7f3".into(),
        n: 3,
        name: NAMES[1].into(),
        at: 1_763_237_000_000,
        text: "Good luck!".into(),
        is_own: false,
        was_reported: false,
        may_mute: true,
        mute: None,
        may_block: true,
        may_remove: true,
    }
}

pub fn waiting(language: &str) -> TablePage {
    TablePage {
        is_asked: false,
        waiting_for: Some("Борис".into()),
        asked_then: None,
        unread: 0,
        choices: vec![],
        impossible: vec![],
        invite: Some("/join/k7f3/5hq9x2m4".into()),
        ..table(language, 4)
    }
}

pub fn over(language: &str) -> TablePage {
    let course = (0..=27).map(|t| {
        let t = f64::from(t);
        vec![
            t * 1.6 - 3.0,
            0.04 * t * t + 8.0 * (t / 9.0).floor(),
            t * 0.9,
            18.0 * (t / 14.0).floor(),
        ]
    });
    TablePage {
        is_asked: false,
        choices: vec![],
        impossible: vec![],
        can_undo: false,
        is_shown: Some(false),
        end: Some(End {
            winners: vec!["Борис".into()],
            seed: "00c1f5a2909be3410d7733aa41f0ce5521b0a9d877e6104fd3529ba8c0e41176".into(),
            seed_hash: table(language, 4).seed_hash,
            is_verified: true,
            course: course.collect(),
        }),
        ..table(language, 4)
    }
}

fn seat_card(seat: Seat, language: &str) -> SeatCard {
    SeatCard {
        seat,
        name: NAMES[seat.index()].into(),
        kind: ["me", "person", "mind", "beside", "free"][seat.index()],
        mind: (seat.0 == 2).then(|| "random".into()),
        is_stand_in: seat.0 == 2,
        clock: (seat.0 < 3).then_some(ClockFace { left: 785_000, is_running: seat.0 == 0 }),
        is_asked: seat.0 == 0,
        points: ["34", "41½", "−3", "18", "0"][seat.index()].into(),
        place: [2, 1, 4, 3, 5][seat.index()],
        goods: html! {
            span { (said(language, "corn 7 · wood 2 · stone 1 · gold 0", "кукуруза 7 · дерево 2 · камень 1")) }
        },
    }
}

fn choices(language: &str) -> Vec<ChoiceCard> {
    let rows = [
        (
            "place palenque 0",
            "Place a worker on Palenque 0 (free)",
            "Разместить рабочего: Паленке 0 (бесплатно)",
        ),
        (
            "place yaxchilan 1",
            "Place a worker on Yaxchilán 1 (1 corn)",
            "Разместить рабочего: Йашчилан 1 (1 кукуруза)",
        ),
        (
            "place tikal 2",
            "Place a worker on Tikal 2 (2 corn)",
            "Разместить рабочего: Тикаль 2 (2 кукурузы)",
        ),
        (
            "pick uxmal 3",
            "Pick up the worker from Uxmal 3: gain 1 worker, or trade on the market",
            "Забрать рабочего с места Ушмаль 3: получить 1 рабочего или торговать на рынке",
        ),
        (
            "beg chaac",
            "Beg: go down on the temple of Chaac to step 2 and then hold 3 corn",
            "Молить о кукурузе: вниз в храме Чаака на ступень 2, станет 3 кукурузы",
        ),
        ("done", "Place no more workers", "Больше не размещать рабочих"),
    ];
    let card = |(number, (notation, en, ru)): (usize, &(&str, &str, &str))| ChoiceCard {
        number,
        notation: notation.to_string(),
        words: said(language, en, ru),
        preview: vec![
            said(language, "Anna pays 1 corn, 6 left.", "Anna платит 1 кукурузу, останется 6."),
            said(language, "Two workers stay in hand.", "На руках останется двое рабочих."),
        ],
        changes: vec![Change { seat: Seat(0), good: "corn", by: "−1".into() }],
    };
    rows.iter().enumerate().map(card).collect()
}

fn impossible(language: &str) -> Vec<ImpossibleCard> {
    vec![ImpossibleCard {
        words: said(
            language,
            "Place a worker on Chichén Itzá 4",
            "Разместить рабочего: Чичен-Ица 4",
        ),
        reason: said(language, "This costs 4 corn; you have 3.", "Это стоит 4 кукурузы; у вас 3."),
        chapter: said(
            language,
            "Base rules: placing workers",
            "Основные правила: размещение рабочих",
        ),
    }]
}

fn log(language: &str, seats: u8) -> Vec<LogLine> {
    let line = |k: usize| LogLine {
        n: 57 - k,
        seat: (k % 5 != 4).then_some(Seat((k % usize::from(seats)) as u8)),
        sentences: vec![said(
            language,
            "Борис places a worker on Tikal 2 for 2 corn.",
            "Борис размещает рабочего: Тикаль 2, за 2 кукурузы.",
        )],
        is_new: k < 4,
    };
    (0..24).map(line).collect()
}

fn sheet(language: &str, seats: Vec<String>) -> Sheet {
    let count = seats.len();
    let row = |en: &str, ru: &str, points: [&str; 5]| {
        (said(language, en, ru), points[..count].iter().map(|p| p.to_string()).collect())
    };
    Sheet {
        rows: vec![
            row("Temples", "Храмы", ["12", "20", "−3", "6", "0"]),
            row("Leading in temples", "Первенство в храмах", ["6", "2", "0", "0", "0"]),
            row("Crystal skulls placed", "Размещённые черепа", ["0", "13", "0", "4", "0"]),
            row("Monuments", "Монументы", ["16", "6½", "0", "8", "0"]),
        ],
        totals: ["34", "41½", "−3", "18", "0"][..count].iter().map(|p| p.to_string()).collect(),
        places: [2, 1, 4, 3, 5][..count].to_vec(),
        seats,
    }
}

/// A stand-in for a game's cover.
fn cover() -> Markup {
    html! {
        svg viewBox="0 0 300 300" aria-hidden="true" {
            g.sample-lines fill="none" stroke="currentColor" stroke-width="2" {
                @for radius in [30, 60, 95, 130] { circle cx="150" cy="150" r=(radius) {} }
            }
        }
    }
}

/// A stand-in for a game's board: pieces that make choices, as the games' boards have them.
pub fn board() -> Markup {
    html! {
        svg viewBox="0 0 960 640" role="img" aria-label="Board" {
            rect x="8" y="8" width="944" height="624" fill="none" stroke="currentColor" {}
            @for (number, x) in [160, 320, 480, 640, 800].into_iter().enumerate() {
                a href={ "#choice-" (number) } data-choice=(number) aria-label={ "Choice " (number) } {
                    circle #{ "piece-" (number) } cx=(x) cy="320" r="60" fill="none"
                        stroke="currentColor" stroke-width="3" {}
                }
            }
        }
    }
}

/// A hint for the question of [`table`].
pub fn hint() -> Hint {
    let said = |words: &str| Said { seat: Some(Seat(0)), words: words.into() };
    let row = |choice: &ChoiceCard, win| HintRow {
        choice: choice.notation.clone(),
        words: choice.words.clone(),
        win,
        points: 61.5,
        visits: 900,
        line: vec![said(&choice.words), said("Done"), Said { seat: Some(Seat(1)), ..said("Done") }],
    };
    let best =
        choices("en").iter().take(3).zip([0.54, 0.5, 0.31]).map(|(c, win)| row(c, win)).collect();
    Hint { seat: Seat(0), question: "Your turn".into(), choices: 9, iterations: 1500, best }
}

/// A real game, looked at in haste.
pub fn story(language: &'static str) -> Story {
    const GOLDEN: &str = include_str!("../../games/tzolkin/tests/golden/three-with-tribes.jsonl");
    let record = kernel::record::Record::<tzolkin::Tzolkin>::read(GOLDEN).expect("a record");
    let content = kernel::ContentSet::built_in();
    let judge = minds::judge::Learned::built_in::<tzolkin::Tzolkin>().expect("weights");
    let depth = minds::analysis::Depth::new(minds::search::Budget::iterations(2), 1);
    let stop = minds::search::Stop::default();
    let analysis =
        minds::analysis::analyse(&record, content, None, &judge, &depth, &stop, &|_, _| ());
    let mut lexicon = server::games::lexicon::<tzolkin::Tzolkin>(language).clone();
    lexicon.seat_names(NAMES.map(String::from).to_vec());
    server::analysis::tell(&record, content, &analysis.expect("a finished game"), &lexicon)
        .expect("its own record")
}

/// An invitation to somebody.
pub fn join(name: &str, welcome: server::host::Welcome) -> JoinPage {
    let (table, action) = ("k7f3".into(), "/join/k7f3/secret".into());
    let (game, seats) = (name.into(), vec![name.into()]);
    JoinPage { table, game, seats, action, welcome, name: name.into(), error: Some(name.into()) }
}
