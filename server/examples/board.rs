//! Writes a few boards as pages of their own, to be looked at: `cargo run -p oikumene-server
//! --example board -- FOLDER`.

use kernel::dice::fast;
use kernel::game::View;
use kernel::{Asks, ContentSet, Dice, Eyes, Game, Lexicon, Options, Seat, Silent};
use maud::{DOCTYPE, Markup, html};
use server::boards::{Offered, Shown, tzolkin as drawing};
use std::time::Instant;
use tzolkin::parts::Part;
use tzolkin::{Content, Tzolkin};

/// As much room as the table page gives the board on a small laptop.
const EXAMPLE: &str = ".example { display: flex; gap: 1rem; font-size: 13px; padding: .5rem; }
.example > div { width: 15rem; } .example-board { width: 940px; height: 602px; }
.example-cover { width: 640px; height: 400px; }";

fn main() -> std::io::Result<()> {
    let folder = std::env::args().nth(1).unwrap_or_else(|| "/tmp/boards".into());
    std::fs::create_dir_all(&folder)?;
    for css in ["style.css", "board.css"] {
        std::fs::copy(
            format!("{}/assets/{css}", env!("CARGO_MANIFEST_DIR")),
            format!("{folder}/{css}"),
        )?;
    }
    std::fs::write(format!("{folder}/example.css"), EXAMPLE)?;
    let all = [Part::Tribes, Part::Prophecies, Part::Buildings, Part::Quick];
    for (name, seats, parts, round, seed) in [
        ("first", 2, &[][..], 1, 1),
        ("two", 2, &[][..], 9, 2),
        ("three", 3, &all[..], 12, 3),
        ("four", 4, &[][..], 17, 4),
        ("five", 5, &all[..], 15, 5),
        ("late", 5, &all[..], 24, 6),
    ] {
        let game = play(seats, parts, round, seed);
        for language in ["en", "ru"] {
            for theme in ["light", "dark"] {
                let page = page(&game, language, theme);
                std::fs::write(
                    format!("{folder}/{name}-{language}-{theme}.html"),
                    page.into_string(),
                )?;
            }
        }
    }
    for (name, wanted) in [
        ("harvest", "Harvest"),
        ("act", "Act {"),
        ("build", "Build {"),
        ("days", "Days"),
        ("study", "Study"),
        ("step", "AnyStep"),
        ("market", "Market"),
    ] {
        let game = until(wanted);
        std::fs::write(
            format!("{folder}/{name}-en-light.html"),
            page(&game, "en", "light").into_string(),
        )?;
    }
    for (name, wanted) in [("tribes", "KeepTribe"), ("wealth", "KeepWealth")] {
        let parts = [Part::Tribes, Part::Prophecies];
        let fits = |game: &Tzolkin| {
            game.agenda.top().is_some_and(|top| format!("{top:?}").starts_with(wanted))
        };
        let game = advance(3, &parts, 1, fits);
        std::fs::write(
            format!("{folder}/{name}-ru-light.html"),
            page(&game, "ru", "light").into_string(),
        )?;
    }
    let covers = html! {
        (DOCTYPE) html data-theme="light" { head { (styles()) } body {
            (drawing::icons()) div class="example-cover" { (Tzolkin::cover()) }
        } }
    };
    std::fs::write(format!("{folder}/cover.html"), covers.into_string())
}

/// Random play until a person is asked in that round.
fn play(seats: u8, parts: &[Part], round: u8, seed: u64) -> Tzolkin {
    advance(seats, parts, seed, |game| game.round >= round && matches!(game.asks(), Asks::Seat(_)))
}

/// The first question of a kind in the middle of a game.
fn until(task: &str) -> Tzolkin {
    let parts = [Part::Tribes, Part::Prophecies, Part::Buildings, Part::Quick];
    for seed in 0.. {
        let fits = |game: &Tzolkin| {
            game.round > 4
                && game.agenda.top().is_some_and(|top| format!("{top:?}").starts_with(task))
                || game.asks() == Asks::Nobody
        };
        let game = advance(4, &parts, seed, fits);
        if game.asks() != Asks::Nobody {
            return game;
        }
    }
    unreachable!()
}

fn advance(seats: u8, parts: &[Part], seed: u64, stop: impl Fn(&Tzolkin) -> bool) -> Tzolkin {
    let modules = parts.iter().map(|part| part.key().to_string()).collect();
    let mut game = Tzolkin::begin(Content::built_in(), &Options { seats, modules }).unwrap();
    let mut dice = fast(seed, 0);
    let mut choices = Vec::new();
    while !stop(&game) {
        let choice = match game.asks() {
            Asks::Nobody => break,
            Asks::Chance => game.draw(&mut dice),
            Asks::Seat(_) => {
                game.choices(&mut choices);
                choices[dice.below(choices.len() as u32) as usize]
            }
        };
        game.apply(choice, &mut Silent);
    }
    game
}

fn styles() -> Markup {
    html! {
        meta charset="utf-8";
        link rel="stylesheet" href="style.css";
        link rel="stylesheet" href="board.css";
        link rel="stylesheet" href="example.css";
    }
}

fn page(game: &Tzolkin, language: &str, theme: &str) -> Markup {
    let locales: Vec<_> = Tzolkin::locales().iter().chain(drawing::LOCALES).copied().collect();
    let mut lexicon = Lexicon::new(language, &locales).unwrap();
    let names = ["Ada", "Борис", "Chidi", "Dana", "Eva"];
    lexicon.seat_names(
        names[..usize::from(game.seats())].iter().map(|name| name.to_string()).collect(),
    );
    let eyes = match game.asks() {
        Asks::Seat(seat) => Eyes::Seat(seat),
        _ => Eyes::Spectator,
    };
    let view = View::of(game, eyes);
    let mut choices = Vec::new();
    game.choices(&mut choices);
    let offered: Vec<Offered<Tzolkin>> = choices
        .iter()
        .enumerate()
        .map(|(number, &choice)| Offered {
            choice,
            number,
            words: lexicon.say(&game.say_choice(choice)),
        })
        .collect();
    let board = timed(&view, &offered, &lexicon);
    html! {
        (DOCTYPE)
        html lang=(language) data-theme=(theme) {
            head { (styles()) }
            body {
                (drawing::icons())
                div class="example" {
                    @for seat in Seat::all(game.seats()) { div { (names[seat.index()]) (Tzolkin::goods(&view, seat, &lexicon)) } }
                }
                main class="example-board" { (board) }
                p { (lexicon.say(&game.say_question())) }
                ol { @for one in &offered { li id={ "choice-" (one.number) } { (one.words) } } }
            }
        }
    }
}

/// The board, and how long it took once everything is warm.
fn timed(view: &View<Tzolkin>, offered: &[Offered<Tzolkin>], lexicon: &Lexicon) -> Markup {
    let board = Tzolkin::board(view, offered, lexicon);
    let start = Instant::now();
    const TIMES: u32 = 50;
    for _ in 0..TIMES {
        std::hint::black_box(Tzolkin::board(view, offered, lexicon));
    }
    let each = start.elapsed() / TIMES;
    println!("{each:?}, {} bytes", board.0.len());
    board
}
