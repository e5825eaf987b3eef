//! Games in their middle, with people at every seat, kept in a database before the server starts.

use kernel::{Asks, Options};
use server::games::{AnyGame, GAMES};
use server::host::{Host, Trouble, now};
use server::secret;
use server::store::{KeptSeat, Person, Sitter, Store};
use std::sync::Arc;

/// A table and the cookies of the people who sit there.
pub struct Seated {
    pub table: String,
    pub cookies: Vec<String>,
}

/// What a game is begun with.
pub struct Plan {
    pub tables: usize,
    pub seats: u8,
    pub choices: usize,
}

/// Keeps tables of the first game, with all its modules, after so many random choices.
pub async fn keep(db: &str, plan: &Plan) -> Result<Vec<Seated>, Trouble> {
    let store = Store::open(&format!("{db}?mode=rwc")).await?;
    let key = store.secret("cookies").await?;
    let host = Host::new(store);
    let game = &GAMES[0];
    let mut seated = Vec::new();
    for number in 0..plan.tables {
        let mut people = Vec::new();
        for _ in 0..plan.seats {
            people.push(guest(&host.store, &key).await?);
        }
        let (people, cookies): (Vec<Person>, Vec<String>) = people.into_iter().unzip();
        let table = table(&host, game, &people).await?;
        play(&host, &table, plan.choices, number as u64).await?;
        seated.push(Seated { table, cookies });
    }
    Ok(seated)
}

async fn guest(store: &Store, key: &str) -> Result<(Person, String), Trouble> {
    let person = store.add_guest(&format!("Guest {}", &secret::id()[..4]), now()).await?;
    let token = secret::fresh();
    store.add_session(&secret::hash(&token), &person.id, now()).await?;
    Ok((person, format!("oikumene_session={}", secret::sign(key, &token))))
}

async fn table(
    host: &Arc<Host>,
    game: &'static AnyGame,
    people: &[Person],
) -> Result<String, Trouble> {
    let modules = (game.card)("en").modules.iter().map(|module| module.id.to_string()).collect();
    let options = Options { seats: people.len() as u8, modules };
    let sitter = |person: &Person| KeptSeat {
        kind: Sitter::Person(person.id.clone()),
        name: person.name.clone(),
    };
    let seats = people.iter().map(sitter).collect();
    host.open_table(&people[0], game, &options, seats, false).await
}

/// Random choices, kept all at once.
async fn play(host: &Arc<Host>, id: &str, choices: usize, seed: u64) -> Result<(), Trouble> {
    let live = host.table(id).await?;
    let mut table = live.inner.lock().await.table.copy();
    let before = table.made();
    while let (Asks::Seat(seat), true) = (table.asks(), table.made() < choices) {
        let number = seed << 32 | table.made() as u64;
        let thought = table.think(seat, "random", number).map_err(Trouble::Broken)?;
        table.choose(seat, &thought(), now())?;
    }
    let ending = table.ending();
    host.store.append(id, before, &table.lines(before), ending.as_deref(), now()).await?;
    Ok(())
}
