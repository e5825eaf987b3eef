//! Games in their middle with people at every seat, and looks at them without a network: for the
//! load test and the benchmark, which tell how fast all this is.

use crate::bots::Bots;
use crate::clock::Terms;
use crate::editions::Editions;
use crate::erased::{AnyTable, Named};
use crate::games::{AnyGame, Games};
use crate::host::{Agreed, Host, Patience, Trouble, now};
use crate::http::Allowance;
use crate::store::{KeptSeat, Moment, Outcome, Person, Store};
use crate::{App, Config, http, secret};
use axum::Router;
use axum::body::{Body, to_bytes};
use axum::http::Request;
use axum::http::header::{ACCEPT_ENCODING, COOKIE};
use kernel::{Asks, Options, Seat, Seed};
use std::sync::Arc;
use tower::ServiceExt;

/// A table and the cookies of the people who sit there.
pub struct Seated {
    pub table: String,
    pub cookies: Vec<String>,
    /// Who of them has to choose.
    pub asked: Option<usize>,
}

/// What a game is begun with.
pub struct Plan {
    pub game: &'static AnyGame,
    pub tables: usize,
    pub seats: u8,
    pub choices: usize,
}

/// Keeps tables of a game, with all its modules, after so many random choices.
pub async fn keep(db: &str, plan: &Plan) -> Result<Vec<Seated>, Trouble> {
    let store = Store::open(&crate::with_creation(db)).await.map_err(unopened)?;
    let key = store.secret("cookies").await?;
    let (games, editions) = (Games::only(plan.game), Editions::default());
    let host = Host::new(store, games, editions, Bots::default(), Patience::default()).await?;
    let mut seated = Vec::new();
    for number in 0..plan.tables {
        let mut people = Vec::new();
        for _ in 0..plan.seats {
            people.push(guest(&host.store, &key).await?);
        }
        let (people, cookies): (Vec<Person>, Vec<String>) = people.into_iter().unzip();
        let table = table(&host, plan.game, &people).await?;
        let asked = play(&host, &table, plan.choices, number as u64).await?;
        seated.push(Seated { table, cookies, asked });
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
    let card = (game.card)("en");
    let modules = card.modules.iter().map(|module| module.id);
    let options = Options::new(people.len() as u8).with(modules);
    let agreed = Agreed {
        content: (game.built_in)().to_string(),
        options,
        seats: people.iter().map(KeptSeat::of).collect(),
        is_open: false,
        hints: false,
        terms: Terms::default(),
    };
    host.open_table(&people[0], game, agreed).await
}

/// Random choices, kept all at once. Returns the seat that is asked then.
async fn play(
    host: &Arc<Host>,
    id: &str,
    choices: usize,
    seed: u64,
) -> Result<Option<usize>, Trouble> {
    let live = host.table(id).await?;
    let (mut table, clock) = {
        let inner = live.inner.lock().await;
        (inner.table.copy(), inner.clock.clone())
    };
    let before = table.made();
    let mut random = table.sit(Named::Mind("random"), seed << 32).map_err(Trouble::Broken)?;
    while let (Asks::Seat(seat), true) = (table.asks(), table.made() < choices) {
        let choice;
        (random, choice) = table.think(seat, random)();
        table.choose(seat, &choice.map_err(|fault| Trouble::Broken(fault.to_string()))?, now())?;
    }
    let asked = match table.asks() {
        Asks::Seat(seat) => Some(seat),
        _ => None,
    };
    let (lines, ending) = (table.lines(before), table.ending());
    let seats = live.seats.read().await;
    let moment = Moment { asked, barrier: table.barrier(), clock: &clock, seats: &seats };
    let kept = host.store.append(id, before, &lines, ending.as_deref(), now(), &moment).await?;
    if kept != Outcome::Kept {
        return Err(Trouble::Stale);
    }
    Ok(asked.map(|seat| seat.index()))
}

/// The server's pages without its sockets.
pub struct Lookout(Router);

impl Lookout {
    pub async fn over(games: Games, db: &str) -> Result<Lookout, Trouble> {
        let store = Store::open(db).await.map_err(unopened)?;
        let config = Config::new(games, ([127, 0, 0, 1], 0).into(), db);
        let config = Config { allowance: Allowance::ample(), ..config };
        let app = App::over(store, config).await?;
        Ok(Lookout(http::router(Arc::new(app))))
    }

    /// A table's page as a person gets it, packed if they can unpack it. Nothing but a whole page
    /// is an answer.
    pub async fn look(&self, table: &str, cookie: &str, packed: bool) -> Option<Vec<u8>> {
        let mut request = Request::get(format!("/t/{table}")).header(COOKIE, cookie);
        if packed {
            request = request.header(ACCEPT_ENCODING, "gzip");
        }
        let answer = self.0.clone().oneshot(request.body(Body::empty()).ok()?).await.ok()?;
        if !answer.status().is_success() {
            return None;
        }
        to_bytes(answer.into_body(), usize::MAX).await.ok().map(Into::into)
    }
}

fn unopened(error: crate::store::OpenError) -> Trouble {
    Trouble::Broken(error.to_string())
}

/// A table in memory, about to take a choice: what the host does with it before it is kept.
pub struct Step {
    table: Arc<dyn AnyTable>,
    seat: Seat,
    choice: String,
}

impl Step {
    /// How many choices were made before.
    pub fn at(&self) -> usize {
        self.table.made()
    }

    /// Tries the choice on a copy of the table, as for a person who chooses, and writes what the
    /// store would keep: the number of its bytes.
    pub fn make(&self) -> Result<usize, Trouble> {
        let mut next = self.table.copy();
        next.choose(self.seat, &self.choice, 0)?;
        let (lines, ending) = (next.lines(self.at()), next.ending());
        Ok(lines.iter().chain(&ending).map(String::len).sum())
    }
}

/// One random game to its end: what seats chose in it, each before its choice.
pub fn steps(game: &'static AnyGame, options: &Options, seed: u64) -> Result<Vec<Step>, Trouble> {
    let chance = Seed::from_number(seed);
    let content = (game.built_in)();
    let mut table = (game.begin)(&Editions::default(), content, options, chance, 0)?;
    table.settle(0)?;
    let mut random = table.sit(Named::Mind("random"), seed << 32).map_err(Trouble::Broken)?;
    let mut steps = Vec::new();
    while let Asks::Seat(seat) = table.asks() {
        let choice;
        (random, choice) = table.think(seat, random)();
        let choice = choice.map_err(|fault| Trouble::Broken(fault.to_string()))?;
        let mut next = table.copy();
        next.choose(seat, &choice, 0)?;
        steps.push(Step { table: table.into(), seat, choice });
        table = next;
    }
    Ok(steps)
}
