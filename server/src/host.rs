//! The host: live tables in memory over what is kept, who may do what there, and minds at work.

use crate::erased::{AnyTable, Unmade};
use crate::games::{self, AnyGame};
use crate::secret;
use crate::store::{Fault, KeptSeat, KeptTable, KeptTalk, Person, Sitter, Standing, Store};
use kernel::{Asks, Eyes, Options, Seat, Seed};
use std::collections::HashMap;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::{SystemTime, UNIX_EPOCH};
use thiserror::Error;
use tokio::sync::{Mutex, RwLock, Semaphore, watch};

/// How many unfinished tables one person may have opened.
const MOST_TABLES: i64 = 50;
/// The longest line of talk, and the longest notes.
const MOST_TALK: usize = 500;
const MOST_NOTES: usize = 20_000;

/// What went wrong, as a person may know it.
#[derive(Debug, Error)]
pub enum Trouble {
    #[error("there is no such table")]
    NoTable,
    #[error("you do not sit at this seat")]
    NotYours,
    #[error("this is not your turn")]
    NotAsked,
    #[error("the table has moved on")]
    Stale,
    #[error("{en}")]
    Refused { en: String, ru: String },
    #[error("{0}")]
    Unreadable(String),
    #[error("there is nothing to take back")]
    NothingToUndo,
    #[error("somebody was faster: no seat is free")]
    NoSeat,
    #[error("you have opened too many tables; finish some first")]
    TooMany,
    #[error("the record does not prove true")]
    Tampered,
    #[error("the database does not answer")]
    Fault(#[from] Fault),
    #[error("{0}")]
    Broken(String),
}

/// A table in memory.
pub struct Live {
    pub id: String,
    pub game: &'static AnyGame,
    pub invite: String,
    pub owner: String,
    pub seats: RwLock<Vec<KeptSeat>>,
    pub inner: Mutex<Inner>,
    /// Goes up with everything that changes.
    pub changes: watch::Sender<u64>,
    is_thinking: AtomicBool,
    /// Of a person who shares a screen: the seat whose turn it is to look.
    holders: std::sync::Mutex<HashMap<String, Seat>>,
}

pub struct Inner {
    pub table: Box<dyn AnyTable>,
    /// Choices taken back, the next to make again last.
    pub redo: Vec<String>,
}

pub struct Host {
    pub store: Store,
    tables: Mutex<HashMap<String, Arc<Live>>>,
    thinkers: Arc<Semaphore>,
    pub figures: Figures,
}

/// What `/metrics` tells.
#[derive(Default)]
pub struct Figures {
    pub choices: AtomicU64,
    pub tables: AtomicU64,
    pub problems: AtomicU64,
}

pub fn now() -> u64 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_millis() as u64)
}

fn fresh_seed() -> Result<Seed, Trouble> {
    Seed::fresh().map_err(|e| Trouble::Broken(e.to_string()))
}

/// A seat that a mind takes, named after it.
pub fn mind_seat(mind: &str, number: u8) -> KeptSeat {
    let mut name = format!("{mind} {number}");
    name[..1].make_ascii_uppercase();
    KeptSeat { kind: Sitter::Mind(mind.to_string()), name }
}

impl Host {
    pub fn new(store: Store) -> Arc<Host> {
        let cores = std::thread::available_parallelism().map_or(1, |cores| cores.get());
        Arc::new(Host {
            store,
            tables: Mutex::new(HashMap::new()),
            thinkers: Arc::new(Semaphore::new(cores)),
            figures: Figures::default(),
        })
    }

    /// A new table; chance deals before anybody is asked.
    pub async fn open_table(
        self: &Arc<Self>,
        owner: &Person,
        game: &'static AnyGame,
        options: &Options,
        seats: Vec<KeptSeat>,
        is_open: bool,
    ) -> Result<String, Trouble> {
        self.check_count(owner).await?;
        let seed = fresh_seed()?;
        let table = (game.begin)(options, seed, now()).map_err(Trouble::Unreadable)?;
        self.keep(owner, game, table, seed, seats, is_open).await
    }

    /// Keeps a new table, lets chance begin, and wakes whoever is to move.
    async fn keep(
        self: &Arc<Self>,
        owner: &Person,
        game: &'static AnyGame,
        mut table: Box<dyn AnyTable>,
        seed: Seed,
        seats: Vec<KeptSeat>,
        is_open: bool,
    ) -> Result<String, Trouble> {
        let at = now();
        if !table.is_over() {
            table.settle(at)?;
        }
        let is_waiting = seats.iter().any(|seat| seat.kind == Sitter::Free);
        let standing = match (table.is_over(), is_waiting) {
            (true, _) => Standing::Over,
            (_, true) => Standing::Waiting,
            _ => Standing::Playing,
        };
        let kept = KeptTable {
            id: secret::id(),
            game: game.id.to_string(),
            header: table.header(),
            seed: seed.to_string(),
            invite: secret::fresh(),
            is_open,
            standing,
            owner: owner.id.clone(),
            updated: at,
            ending: table.ending(),
        };
        self.store.add_table(&kept, &seats, &table.lines(0)).await?;
        let live = self.seat_down(&kept, seats, table).await?;
        self.figures.tables.fetch_add(1, Ordering::Relaxed);
        self.wake(&live);
        Ok(kept.id)
    }

    /// A record from elsewhere as a table of this person: a finished one to look at, if it proves
    /// true; an open one to go on with, alone and with chance of its own.
    pub async fn import(self: &Arc<Self>, owner: &Person, record: &str) -> Result<String, Trouble> {
        self.check_count(owner).await?;
        let unreadable =
            |error: kernel::record::RecordError| Trouble::Unreadable(error.to_string());
        let header = kernel::record::head(record).map_err(unreadable)?;
        let game = games::by_id(&header.game).ok_or(Trouble::NoTable)?;
        let table = (game.resume)(record, None).map_err(Trouble::Unreadable)?;
        let person = Sitter::Person(owner.id.clone());
        let mut seats: Vec<KeptSeat> = (1..=header.setup.seats)
            .map(|number| KeptSeat {
                kind: person.clone(),
                name: format!("{} {number}", owner.name),
            })
            .collect();
        if let Some(seed) = table.revealed_seed() {
            if !table.is_verified() {
                return Err(Trouble::Tampered);
            }
            return self.keep(owner, game, table, seed, seats, false).await;
        }
        for seat in &mut seats[1..] {
            seat.kind = Sitter::Beside(owner.id.clone());
        }
        let seed = fresh_seed()?;
        let table = table.branch(table.made(), seed, now()).map_err(Trouble::Unreadable)?;
        self.keep(owner, game, table, seed, seats, false).await
    }

    /// What if: a private table that goes on from an earlier moment of a finished game. The
    /// person keeps their seats (or takes the first), minds take the others.
    pub async fn what_if(
        self: &Arc<Self>,
        live: &Arc<Live>,
        owner: &Person,
        n: usize,
    ) -> Result<String, Trouble> {
        self.check_count(owner).await?;
        let theirs = live.seats_of(owner).await;
        let (seed, at) = (fresh_seed()?, now());
        let table = {
            let inner = live.inner.lock().await;
            if !inner.table.is_over() || n >= inner.table.made() {
                return Err(Trouble::NotAsked);
            }
            inner.table.branch(n, seed, at).map_err(Trouble::Broken)?
        };
        let seat = |seat: Seat| match theirs.contains(&seat) || (theirs.is_empty() && seat.0 == 0) {
            true => KeptSeat { kind: Sitter::Person(owner.id.clone()), name: owner.name.clone() },
            false => mind_seat(minds::NAMES[0], seat.0 + 1),
        };
        let seats = Seat::all(table.seat_count()).map(seat).collect();
        self.keep(owner, live.game, table, seed, seats, false).await
    }

    async fn check_count(&self, owner: &Person) -> Result<(), Trouble> {
        match self.store.opened_by(&owner.id).await? {
            count if count >= MOST_TABLES => Err(Trouble::TooMany),
            _ => Ok(()),
        }
    }

    /// A table by its id, from memory or from what is kept.
    pub async fn table(self: &Arc<Self>, id: &str) -> Result<Arc<Live>, Trouble> {
        if let Some(live) = self.tables.lock().await.get(id) {
            return Ok(live.clone());
        }
        let kept = self.store.table(id).await?.ok_or(Trouble::NoTable)?;
        if kept.standing == Standing::Closed {
            return Err(Trouble::NoTable);
        }
        let game = games::by_id(&kept.game).ok_or(Trouble::NoTable)?;
        let mut record = vec![kept.header.clone()];
        record.extend(self.store.lines(id).await?);
        record.extend(kept.ending.clone());
        let seed = kept.seed.parse().map_err(|e: &str| Trouble::Broken(e.into()))?;
        let table = (game.resume)(&record.join("\n"), Some(seed)).map_err(Trouble::Broken)?;
        let seats = self.store.seats(id).await?;
        let live = self.seat_down(&kept, seats, table).await?;
        self.wake(&live);
        Ok(live)
    }

    async fn seat_down(
        &self,
        kept: &KeptTable,
        seats: Vec<KeptSeat>,
        table: Box<dyn AnyTable>,
    ) -> Result<Arc<Live>, Trouble> {
        let live = Arc::new(Live {
            id: kept.id.clone(),
            game: games::by_id(&kept.game).ok_or(Trouble::NoTable)?,
            invite: kept.invite.clone(),
            owner: kept.owner.clone(),
            seats: RwLock::new(seats),
            inner: Mutex::new(Inner { table, redo: Vec::new() }),
            changes: watch::Sender::new(now()),
            is_thinking: AtomicBool::new(false),
            holders: Default::default(),
        });
        // Somebody else may have been faster: then theirs is the table.
        let mut tables = self.tables.lock().await;
        Ok(tables.entry(kept.id.clone()).or_insert(live).clone())
    }

    /// Figures of this node in Prometheus's text form.
    pub async fn metrics(&self) -> String {
        let live = self.tables.lock().await.len() as u64;
        let figures = &self.figures;
        let rows = [
            ("oikumene_tables_live", "gauge", live),
            ("oikumene_tables_opened_total", "counter", figures.tables.load(Ordering::Relaxed)),
            ("oikumene_choices_total", "counter", figures.choices.load(Ordering::Relaxed)),
            ("oikumene_problems_total", "counter", figures.problems.load(Ordering::Relaxed)),
        ];
        let row = |(name, kind, value): (&str, &str, u64)| {
            format!("# TYPE {name} {kind}\n{name} {value}\n")
        };
        rows.map(row).concat()
    }

    /// A person's choice at the number they saw.
    pub async fn choose(
        self: &Arc<Self>,
        live: &Arc<Live>,
        person: &Person,
        n: usize,
        choice: &str,
    ) -> Result<(), Trouble> {
        let mut inner = live.inner.lock().await;
        if inner.table.made() != n {
            return Err(Trouble::Stale);
        }
        let seat = live.asked_seat_of(person, &*inner.table).await?;
        self.make(live, &mut inner, seat, choice).await?;
        inner.redo.clear();
        drop(inner);
        self.wake(live);
        Ok(())
    }

    /// Tries a choice on a copy, keeps it, and only then shows it: what is acknowledged is kept.
    async fn make(
        &self,
        live: &Live,
        inner: &mut Inner,
        seat: Seat,
        choice: &str,
    ) -> Result<(), Trouble> {
        if live.seats.read().await.iter().any(|seat| seat.kind == Sitter::Free) {
            return Err(Trouble::NotAsked);
        }
        let before = inner.table.made();
        let mut next = inner.table.copy();
        next.choose(seat, choice, now())?;
        self.figures.choices.fetch_add(1, Ordering::Relaxed);
        let ending = next.ending();
        self.store.append(&live.id, before, &next.lines(before), ending.as_deref(), now()).await?;
        inner.table = next;
        live.changed();
        Ok(())
    }

    /// Takes back one choice, or all of this turn.
    pub async fn undo(&self, live: &Live, person: &Person, all: bool) -> Result<(), Trouble> {
        let mut inner = live.inner.lock().await;
        let seat = live.last_seat_of(person, &*inner.table).await?;
        let mut next = inner.table.copy();
        let mut taken_back = Vec::new();
        while let Some(choice) = next.undo(seat) {
            taken_back.push(choice);
            if !all {
                break;
            }
        }
        if taken_back.is_empty() {
            return Err(Trouble::NothingToUndo);
        }
        self.store.take_back(&live.id, next.made()).await?;
        inner.table = next;
        inner.redo.extend(taken_back);
        live.changed();
        Ok(())
    }

    /// Makes the choice again that was taken back last.
    pub async fn redo(self: &Arc<Self>, live: &Arc<Live>, person: &Person) -> Result<(), Trouble> {
        let mut inner = live.inner.lock().await;
        let choice = inner.redo.last().cloned().ok_or(Trouble::NothingToUndo)?;
        let seat = live.asked_seat_of(person, &*inner.table).await?;
        self.make(live, &mut inner, seat, &choice).await?;
        inner.redo.pop();
        drop(inner);
        self.wake(live);
        Ok(())
    }

    /// Sits down on a free seat.
    pub async fn sit(self: &Arc<Self>, live: &Arc<Live>, person: &Person) -> Result<(), Trouble> {
        let mut seats = live.seats.write().await;
        if seats.iter().any(|seat| seat.kind == Sitter::Person(person.id.clone())) {
            return Ok(());
        }
        let free =
            seats.iter().position(|seat| seat.kind == Sitter::Free).ok_or(Trouble::NoSeat)?;
        if !self.store.sit(&live.id, free as u8, person).await? {
            return Err(Trouble::NoSeat);
        }
        let kind = Sitter::Person(person.id.clone());
        seats[free] = KeptSeat { kind, name: person.name.clone() };
        if seats.iter().all(|seat| seat.kind != Sitter::Free) {
            self.store.set_standing(&live.id, Standing::Playing).await?;
        }
        drop(seats);
        live.changed();
        self.wake(live);
        Ok(())
    }

    pub async fn talk(&self, live: &Live, person: &Person, words: &str) -> Result<(), Trouble> {
        let words: String = words.trim().chars().take(MOST_TALK).collect();
        if words.is_empty() {
            return Ok(());
        }
        let name = person.name.clone();
        self.store.add_talk(&live.id, &KeptTalk { name, at: now(), words }).await?;
        live.changed();
        Ok(())
    }

    pub async fn note(&self, live: &Live, person: &Person, words: &str) -> Result<(), Trouble> {
        let words: String = words.chars().take(MOST_NOTES).collect();
        Ok(self.store.set_notes(&live.id, &person.id, &words).await?)
    }

    /// Lets minds think while it is their turn, in the background, a few at once on the whole
    /// server; one after the other at each table.
    pub fn wake(self: &Arc<Self>, live: &Arc<Live>) {
        if live.is_thinking.swap(true, Ordering::AcqRel) {
            return;
        }
        let (host, live) = (self.clone(), live.clone());
        tokio::spawn(async move {
            let outcome = host.think_on(&live).await;
            live.is_thinking.store(false, Ordering::Release);
            match outcome {
                // Somebody may have chosen between the last look and the store.
                Ok(()) if live.mind_to_move().await.is_some() => host.wake(&live),
                Ok(()) => {}
                Err(trouble) => tracing::error!(table = live.id, %trouble, "a mind cannot move"),
            }
        });
    }

    async fn think_on(&self, live: &Arc<Live>) -> Result<(), Trouble> {
        while let Some((seat, mind)) = live.mind_to_move().await {
            self.move_for(live, seat, &mind).await?;
        }
        Ok(())
    }

    async fn move_for(&self, live: &Arc<Live>, seat: Seat, mind: &str) -> Result<(), Trouble> {
        let permit = self.thinkers.acquire().await.map_err(|e| Trouble::Broken(e.to_string()))?;
        let (n, thought) = {
            let inner = live.inner.lock().await;
            let n = inner.table.made();
            (n, inner.table.think(seat, mind, now() ^ n as u64).map_err(Trouble::Broken)?)
        };
        let choice = tokio::task::spawn_blocking(thought).await;
        drop(permit);
        let choice = choice.map_err(|e| Trouble::Broken(e.to_string()))?;
        let mut inner = live.inner.lock().await;
        if inner.table.made() != n {
            return Ok(());
        }
        inner.redo.clear();
        self.make(live, &mut inner, seat, &choice).await
    }
}

impl Live {
    fn changed(&self) {
        self.changes.send_modify(|revision| *revision += 1);
    }

    /// The seats that a person plays: their own, and those beside them.
    pub async fn seats_of(&self, person: &Person) -> Vec<Seat> {
        let is_theirs = |seat: &KeptSeat| match &seat.kind {
            Sitter::Person(id) | Sitter::Beside(id) => *id == person.id,
            _ => false,
        };
        let seats = self.seats.read().await;
        let theirs = seats.iter().enumerate().filter(|(_, seat)| is_theirs(seat));
        theirs.map(|(index, _)| Seat(index as u8)).collect()
    }

    async fn asked_seat_of(&self, person: &Person, table: &dyn AnyTable) -> Result<Seat, Trouble> {
        let theirs = self.seats_of(person).await;
        match table.asks() {
            _ if theirs.is_empty() => Err(Trouble::NotYours),
            Asks::Seat(seat) if theirs.contains(&seat) => Ok(seat),
            _ => Err(Trouble::NotAsked),
        }
    }

    /// The seat of this person that may take something back.
    async fn last_seat_of(&self, person: &Person, table: &dyn AnyTable) -> Result<Seat, Trouble> {
        let theirs = self.seats_of(person).await;
        if theirs.is_empty() {
            return Err(Trouble::NotYours);
        }
        let last = theirs.into_iter().find(|&seat| table.can_undo(seat));
        last.ok_or(Trouble::NothingToUndo)
    }

    /// Through whose eyes a person looks, and whether the screen must change hands first. Whoever
    /// shares a screen sees, while there are secrets, only what the seat that took over may see.
    pub async fn eyes_of(&self, person: Option<&Person>, table: &dyn AnyTable) -> (Eyes, bool) {
        let Some(person) = person else { return (Eyes::Spectator, false) };
        let theirs = self.seats_of(person).await;
        let asked = match table.asks() {
            Asks::Seat(seat) if theirs.contains(&seat) => Some(seat),
            _ => None,
        };
        let shares_secrets = theirs.len() > 1 && table.has_secrets();
        match (asked, shares_secrets) {
            (Some(seat), true) if self.holder(person) != Some(seat) => (Eyes::Spectator, true),
            (Some(seat), _) => (Eyes::Seat(seat), false),
            (None, true) => (Eyes::Spectator, false),
            (None, false) => {
                (theirs.first().map_or(Eyes::Spectator, |&seat| Eyes::Seat(seat)), false)
            }
        }
    }

    fn holder(&self, person: &Person) -> Option<Seat> {
        let holders = self.holders.lock().unwrap_or_else(|poisoned| poisoned.into_inner());
        holders.get(&person.id).copied()
    }

    /// The person before the screen is now the one whose seat is asked.
    pub async fn take_over(&self, person: &Person) -> Result<(), Trouble> {
        let seat = self.asked_seat_of(person, &*self.inner.lock().await.table).await?;
        let mut holders = self.holders.lock().unwrap_or_else(|poisoned| poisoned.into_inner());
        holders.insert(person.id.clone(), seat);
        Ok(())
    }

    async fn mind_to_move(&self) -> Option<(Seat, String)> {
        let inner = self.inner.lock().await;
        let Asks::Seat(seat) = inner.table.asks() else { return None };
        let seats = self.seats.read().await;
        if seats.iter().any(|seat| seat.kind == Sitter::Free) {
            return None;
        }
        match &seats.get(seat.index())?.kind {
            Sitter::Mind(mind) => Some((seat, mind.clone())),
            _ => None,
        }
    }
}

impl From<Unmade> for Trouble {
    fn from(unmade: Unmade) -> Trouble {
        match unmade {
            Unmade::NotAsked => Trouble::NotAsked,
            Unmade::Unreadable(what) => Trouble::Unreadable(what),
            Unmade::Refused { en, ru } => Trouble::Refused { en, ru },
            Unmade::NoSeed => Trouble::Broken("the seed is lost".into()),
        }
    }
}
