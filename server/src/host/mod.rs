//! The host: live tables in memory over what is kept, who may do what there, and minds at work.

mod accounts;
mod again;
mod analysis;
mod bans;
mod clocks;
mod denied;
mod house;
mod leaving;
mod live;
mod memory;
mod opening;
mod orders;
mod passing;
mod people;
mod playing;
mod quotas;
mod replacing;
mod seated;
mod shares;
mod talk;
mod thinking;
mod trouble;
mod verdict;

pub use analysis::Analysts;
pub use bans::Bans;
pub use denied::Denied;
pub use leaving::Leaving;
pub use live::{Inner, Live};
pub use opening::{Agreed, Seating};
pub use people::{Tie, Welcome};
pub use quotas::PATIENCE_WITH_GUESTS;
pub use replacing::{Absence, LETTERS_PATIENCE, LIVE_PATIENCE, Patience};
pub use shares::Length;
pub use talk::{Talkers, Whom};
pub use trouble::Trouble;

use analysis::Advised;
use seated::Held;
use shares::Shares;

use crate::bots::Bots;
use crate::clock::HouseTime;
use crate::editions::Editions;
use crate::erased::AnyTable;
use crate::games::Games;
use crate::store::{Fault, KeptSeat, Store};
use kernel::{Asks, Seat};
use std::collections::HashMap;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{SystemTime, UNIX_EPOCH};
use tokio::sync::Mutex;

/// Programs that are asked at once, on the whole server, and how often each of them.
const CALLERS: usize = 16;
const CALLS_EACH: usize = 4;

pub struct Host {
    pub store: Store,
    tables: Mutex<HashMap<String, Arc<Live>>>,
    /// See [`Host::lessons`].
    lessons: AtomicU64,
    /// Minds at work: one for each person at a time.
    pub(crate) thinkers: Arc<Shares>,
    /// Programs that may be asked at once; they may be slow without working.
    callers: Arc<Shares>,
    /// What opponents hold while they wait for their next question.
    held: Held,
    /// People who wait for a hint.
    advised: Advised,
    pub analysts: Analysts,
    pub games: Games,
    pub editions: Editions,
    pub bots: Bots,
    pub time: HouseTime,
    pub figures: Figures,
    pub bans: Bans,
    pub talkers: Talkers,
    /// How long people wait for each other.
    patience: Patience,
}

/// What `/metrics` tells.
#[derive(Default)]
pub struct Figures {
    pub choices: AtomicU64,
    pub tables: AtomicU64,
    pub problems: AtomicU64,
    /// Iterations of the searches of minds.
    pub iterations: AtomicU64,
    /// Games that were replayed to prove their records.
    pub verifications: AtomicU64,
    /// What the house could not do of its own duties.
    pub house_troubles: AtomicU64,
}

/// Milliseconds since 1970.
pub fn now() -> u64 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_millis() as u64)
}

impl Host {
    pub async fn new(
        store: Store,
        games: Games,
        editions: Editions,
        bots: Bots,
        patience: Patience,
    ) -> Result<Arc<Host>, Fault> {
        let cores = std::thread::available_parallelism().map_or(1, |cores| cores.get());
        let time = HouseTime::from(store.house_time().await?);
        let bans = Bans::of(&store).await?;
        Ok(Arc::new(Host {
            store,
            tables: Mutex::new(HashMap::new()),
            lessons: AtomicU64::new(0),
            thinkers: Shares::new(cores, 1),
            callers: Shares::new(CALLERS, CALLS_EACH),
            held: Held::default(),
            advised: Advised::default(),
            analysts: Analysts::default(),
            games,
            editions,
            bots,
            time,
            figures: Figures::default(),
            bans,
            talkers: Talkers::default(),
            patience,
        }))
    }

    /// Figures of this node in Prometheus's text form.
    pub async fn metrics(&self) -> String {
        let live = self.live().await as u64;
        let aside = self.store.count_aside().await.unwrap_or(0) as u64;
        let figures = &self.figures;
        let troubles = figures.house_troubles.load(Ordering::Relaxed);
        let verifications = figures.verifications.load(Ordering::Relaxed);
        let rows = [
            ("oikumene_tables_live", "gauge", live),
            ("oikumene_tables_set_aside", "gauge", aside),
            ("oikumene_housekeeping_troubles_total", "counter", troubles),
            ("oikumene_tables_opened_total", "counter", figures.tables.load(Ordering::Relaxed)),
            ("oikumene_choices_total", "counter", figures.choices.load(Ordering::Relaxed)),
            ("oikumene_iterations_total", "counter", figures.iterations.load(Ordering::Relaxed)),
            ("oikumene_verifications_total", "counter", verifications),
            ("oikumene_problems_total", "counter", figures.problems.load(Ordering::Relaxed)),
        ];
        let row = |(name, kind, value): (&str, &str, u64)| {
            format!("# TYPE {name} {kind}\n{name} {value}\n")
        };
        rows.map(row).concat()
    }
}

/// The seat that is asked, if the game goes on.
fn asked(table: &dyn AnyTable) -> Option<Seat> {
    match table.asks() {
        Asks::Seat(seat) if !table.is_over() => Some(seat),
        _ => None,
    }
}

/// The seat whose clock runs: a person's, once everybody sits.
fn clocked(table: &dyn AnyTable, seats: &[KeptSeat]) -> Option<Seat> {
    if seats.iter().any(KeptSeat::is_free) {
        return None;
    }
    asked(table).filter(|seat| seats.get(seat.index()).is_some_and(|seat| seat.mind().is_none()))
}
