//! A record of Tzolk'in, proved and told in words.
//!
//! `cargo run --release --example replay [FILE]`; without a file it takes a game of the tests.
//! `oikumene play` and the table in the browser write such files.

use kernel::record::Record;
use kernel::{Asks, ContentSet, Lexicon, Silent, Spoken};
use std::error::Error;
use tzolkin::{Content, Tzolkin};

const SAMPLE: &str =
    concat!(env!("CARGO_MANIFEST_DIR"), "/../games/tzolkin/tests/golden/two.jsonl");

fn main() -> Result<(), Box<dyn Error>> {
    let file = std::env::args().nth(1).unwrap_or_else(|| SAMPLE.into());
    let record = Record::<Tzolkin>::read(&std::fs::read_to_string(file)?)?;

    // The proof: every choice was allowed, and chance followed the seed whose hash stood there
    // before the game.
    let verdict = record.verify(Content::built_in())?;
    println!("{} choices, {} of them chance's: an honest game", verdict.choices, verdict.chance);

    // `walk` shows every choice with the state that it was made in.
    let lexicon = Lexicon::new("en", Tzolkin::locales())?;
    let all = record.moves.len();
    let last = record.walk(Content::built_in(), all, &mut Silent, |state, n, step| {
        let who = match step.by {
            Asks::Seat(seat) => lexicon.seat_name(seat),
            Asks::Chance | Asks::Nobody => "chance".into(),
        };
        println!("{n:4} {who}: {}", lexicon.say(&state.say_choice(step.choice)));
        Ok(())
    })?;

    // Any moment can be asked for as well.
    let half_way = record.replay_to(Content::built_in(), all / 2)?;
    println!("half-way, round {}; at the end, round {}", half_way.round, last.round);
    for standing in &verdict.standings.0 {
        let name = lexicon.seat_name(standing.seat);
        println!("{}. {name}: {} points", standing.place, standing.points);
    }
    Ok(())
}
