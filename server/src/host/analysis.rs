//! Hints for whoever is asked, and analyses of finished games: both in the background, both within
//! the bound for minds at work.

use super::{Host, Live, Trouble, now};
use crate::analysis::{Analysing, Hint};
use crate::erased::AnyTable;
use crate::store::{KeptSeat, Person, Sitter};
use kernel::Lexicon;
use minds::analysis::Depth;
use minds::search::{Budget, Stop};
use std::collections::HashMap;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex};
use std::time::Duration;
use tokio::sync::Semaphore;

/// How long a hint may take, and how much thought it takes at most.
const HINT: Budget = Budget { iterations: Some(8_000), time: Some(Duration::from_millis(1_500)) };
/// Choices that a hint tells.
const TOLD: usize = 3;
/// Thought about each decision of a finished game.
const ANALYSIS: Budget = Budget::iterations(400);
/// Analyses that wait or are under way at once on this server.
const MOST: usize = 8;

/// Analyses that wait or are under way. One is worked on at a time.
pub struct Analysts {
    work: Semaphore,
    under_way: Mutex<HashMap<String, Arc<AtomicU64>>>,
}

impl Default for Analysts {
    fn default() -> Analysts {
        Analysts { work: Semaphore::new(1), under_way: Mutex::default() }
    }
}

impl Analysts {
    fn under_way(&self) -> std::sync::MutexGuard<'_, HashMap<String, Arc<AtomicU64>>> {
        self.under_way.lock().unwrap_or_else(|poisoned| poisoned.into_inner())
    }

    /// How far the analysis of a table has come, in thousandths; nothing when there is none.
    pub fn progress(&self, table: &str) -> Option<u64> {
        self.under_way().get(table).map(|progress| progress.load(Ordering::Relaxed))
    }

    /// A place for the analysis of a table; nothing when it has one already.
    fn enter(&self, table: &str) -> Result<Option<Arc<AtomicU64>>, Trouble> {
        let mut under_way = self.under_way();
        if under_way.contains_key(table) {
            return Ok(None);
        }
        if under_way.len() >= MOST {
            return Err(Trouble::Busy);
        }
        let progress = Arc::new(AtomicU64::new(0));
        under_way.insert(table.to_string(), progress.clone());
        Ok(Some(progress))
    }
}

impl Live {
    /// Hints are for those who play alone against minds, and for tables that have agreed on them.
    pub async fn allows_hints(&self) -> bool {
        self.hints.load(Ordering::Relaxed) || is_of_one(&self.seats.read().await)
    }

    /// The hint that was given at this very position.
    pub fn hint(&self, table: &dyn AnyTable) -> Option<Hint> {
        let given = self.given.lock().unwrap_or_else(|poisoned| poisoned.into_inner());
        given.as_ref().filter(|given| given.at == moment(table)).map(|given| given.hint.clone())
    }
}

/// A hint, and the moment at which it was given.
pub struct Given {
    at: (usize, Vec<String>),
    hint: Hint,
}

/// What tells one position of a table from all others: how many choices were made, and the last
/// with its time. After another choice at the same number it is another moment.
fn moment(table: &dyn AnyTable) -> (usize, Vec<String>) {
    let made = table.made();
    (made, table.lines(made.saturating_sub(1)))
}

/// One person plays here, be it on several seats; everybody else is a mind.
fn is_of_one(seats: &[KeptSeat]) -> bool {
    let mut persons = seats.iter().filter_map(|seat| match &seat.kind {
        Sitter::Person(id) | Sitter::Beside(id) => Some(id),
        Sitter::Mind(_) | Sitter::Free => None,
    });
    let first = persons.next();
    persons.all(|id| Some(id) == first) && !seats.iter().any(KeptSeat::is_free)
}

impl Host {
    /// From now on everybody at this table may ask for hints.
    pub async fn allow_hints(self: &Arc<Self>, id: &str) -> Result<(), Trouble> {
        self.store.allow_hints(id).await?;
        self.table(id).await?.hints.store(true, Ordering::Relaxed);
        Ok(())
    }

    /// Thinks for the person who is asked, with what their seat sees.
    pub async fn hint(
        &self,
        live: &Live,
        person: &Person,
        n: usize,
        lexicon: Lexicon,
    ) -> Result<(), Trouble> {
        check_understood(live)?;
        if !live.allows_hints().await {
            return Err(Trouble::NoHints);
        }
        let _permit = self.thinkers.acquire().await.map_err(broken)?;
        let (at, advising) = {
            let inner = live.inner.lock().await;
            if inner.table.made() != n {
                return Err(Trouble::Stale);
            }
            let seat = live.asked_seat_of(person, &*inner.table).await?;
            let advising = inner.table.advise(seat, HINT, TOLD, lexicon);
            (moment(&*inner.table), advising.map_err(Trouble::Broken)?)
        };
        let thought = tokio::task::spawn_blocking(move || advising(&Stop::default()));
        let hint = thought.await.map_err(broken)?.ok_or(Trouble::NotAsked)?;
        let mut given = live.given.lock().unwrap_or_else(|poisoned| poisoned.into_inner());
        *given = Some(Given { at, hint });
        Ok(())
    }

    /// Begins to analyse a finished game, unless that is done or under way.
    pub async fn analyse(self: &Arc<Self>, live: &Arc<Live>) -> Result<(), Trouble> {
        check_understood(live)?;
        if self.store.analysis(&live.id).await?.is_some() {
            return Ok(());
        }
        let work = {
            let inner = live.inner.lock().await;
            if !inner.table.is_finished() {
                return Err(Trouble::NotOver);
            }
            inner.table.analyse(Depth::new(ANALYSIS, 1)).map_err(Trouble::Broken)?
        };
        let Some(progress) = self.analysts.enter(&live.id)? else { return Ok(()) };
        let (host, live) = (self.clone(), live.clone());
        tokio::spawn(async move {
            if let Err(trouble) = host.work_on(&live, work, progress).await {
                tracing::error!(table = live.id, %trouble, "an analysis has failed");
            }
            host.analysts.under_way().remove(&live.id);
            live.changed();
        });
        Ok(())
    }

    async fn work_on(
        &self,
        live: &Live,
        work: Analysing,
        progress: Arc<AtomicU64>,
    ) -> Result<(), Trouble> {
        let _turn = self.analysts.work.acquire().await.map_err(broken)?;
        let _permit = self.thinkers.acquire().await.map_err(broken)?;
        let (done, made) = tokio::sync::oneshot::channel();
        // A thread of its own, that nobody waits for when the program is told to stop.
        std::thread::spawn(move || {
            let watch = |count: usize, of: usize| {
                progress.store((count * 1000 / of.max(1)) as u64, Ordering::Relaxed);
            };
            let _ = done.send(work(&Stop::default(), &watch));
        });
        let analysis = made.await.map_err(broken)?.map_err(Trouble::Broken)?;
        Ok(self.store.keep_analysis(&live.id, &analysis, now()).await?)
    }
}

/// Thinking about a game takes weights that were learned for it.
fn check_understood(live: &Live) -> Result<(), Trouble> {
    match live.game.is_understood() {
        true => Ok(()),
        false => Err(Trouble::NotUnderstood),
    }
}

fn broken(error: impl std::fmt::Display) -> Trouble {
    Trouble::Broken(error.to_string())
}
