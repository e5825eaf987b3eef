//! Hints for whoever is asked, within the bound for minds at work, and analyses of finished games in
//! the background.

use super::shares::Length;
use super::{Host, Live, Trouble, now};
use crate::analysis::{Analysing, Hint};
use crate::erased::AnyTable;
use crate::store::{KeptSeat, Person, Sitter};
use kernel::{Lexicon, Seat};
use minds::analysis::Depth;
use minds::search::{Budget, Stop};
use std::collections::{HashMap, HashSet};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
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
    under_way: Mutex<HashMap<String, UnderWay>>,
}

struct UnderWay {
    /// In thousandths.
    progress: Arc<AtomicU64>,
    /// Who asked for it.
    person: String,
}

/// The people who wait for a hint: each for one at a time.
#[derive(Default)]
pub struct Advised(Mutex<HashSet<String>>);

/// A person waits for a hint, until this is dropped.
struct Waits<'a> {
    of: &'a Advised,
    person: String,
}

impl Advised {
    fn lock(&self) -> MutexGuard<'_, HashSet<String>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn enter(&self, person: &str) -> Result<Waits<'_>, Trouble> {
        match self.lock().insert(person.to_string()) {
            true => Ok(Waits { of: self, person: person.to_string() }),
            false => Err(Trouble::HintUnderWay),
        }
    }
}

impl Drop for Waits<'_> {
    fn drop(&mut self) {
        self.of.lock().remove(&self.person);
    }
}

impl Default for Analysts {
    fn default() -> Analysts {
        Analysts { work: Semaphore::new(1), under_way: Mutex::default() }
    }
}

impl Analysts {
    fn under_way(&self) -> MutexGuard<'_, HashMap<String, UnderWay>> {
        self.under_way.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// How far the analysis of a table has come, in thousandths; nothing when there is none.
    pub fn progress(&self, table: &str) -> Option<u64> {
        self.under_way().get(table).map(|one| one.progress.load(Ordering::Relaxed))
    }

    /// A place for the analysis of a table, for a person who waits for no other; nothing when it has
    /// one already.
    fn enter(&self, table: &str, person: &str) -> Result<Option<Arc<AtomicU64>>, Trouble> {
        let mut under_way = self.under_way();
        if under_way.contains_key(table) {
            return Ok(None);
        }
        let has_one = under_way.values().any(|one| one.person == person);
        if has_one || under_way.len() >= MOST {
            return Err(Trouble::Busy);
        }
        let progress = Arc::new(AtomicU64::new(0));
        let one = UnderWay { progress: progress.clone(), person: person.to_string() };
        under_way.insert(table.to_string(), one);
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
        let given = self.given.lock().unwrap_or_else(PoisonError::into_inner);
        given.as_ref().filter(|given| given.at == moment(table)).map(|given| given.hint.clone())
    }

    /// Whether a hint was given at this very position, in these words.
    fn has_given(&self, table: &dyn AnyTable, seat: Seat, language: &str) -> bool {
        let given = self.given.lock().unwrap_or_else(PoisonError::into_inner);
        given.as_ref().is_some_and(|given| {
            given.hint.seat == seat && given.language == language && given.at == moment(table)
        })
    }
}

/// A hint, and the moment at which it was given.
pub struct Given {
    at: (usize, Vec<String>),
    language: &'static str,
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
        Sitter::Mind(_) | Sitter::Free | Sitter::Reserved(_) => None,
    });
    let first = persons.next();
    persons.all(|id| Some(id) == first) && !seats.iter().any(KeptSeat::is_free)
}

impl Host {
    /// Thinks for the person who is asked, with what their seat sees: one hint a person at a time,
    /// and one for the same moment.
    pub async fn hint(
        &self,
        live: &Live,
        person: &Person,
        n: usize,
        language: &'static str,
        lexicon: Lexicon,
    ) -> Result<(), Trouble> {
        check_understood(live)?;
        if !live.allows_hints().await {
            return Err(Trouble::NoHints);
        }
        let _waits = self.advised.enter(&person.id)?;
        if self.is_advised(live, person, n, language).await? {
            return Ok(());
        }
        let _share = self.thinkers.wait(&person.id, Length::Long).await;
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
        let mut given = live.given.lock().unwrap_or_else(PoisonError::into_inner);
        *given = Some(Given { at, language, hint });
        Ok(())
    }

    /// Whether a person who is asked has this hint already; whoever is late is told at once.
    async fn is_advised(
        &self,
        live: &Live,
        person: &Person,
        n: usize,
        language: &str,
    ) -> Result<bool, Trouble> {
        let inner = live.inner.lock().await;
        if inner.table.made() != n {
            return Err(Trouble::Stale);
        }
        let seat = live.asked_seat_of(person, &*inner.table).await?;
        Ok(live.has_given(&*inner.table, seat, language))
    }

    /// Begins to analyse a finished game, unless that is done or under way.
    pub async fn analyse(
        self: &Arc<Self>,
        live: &Arc<Live>,
        person: &Person,
    ) -> Result<(), Trouble> {
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
        let Some(progress) = self.analysts.enter(&live.id, &person.id)? else { return Ok(()) };
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
        let (done, made) = tokio::sync::oneshot::channel();
        // A thread of its own, that nobody waits for when the program is told to stop, and that
        // works while nobody else does.
        std::thread::spawn(move || {
            step_back();
            let watch = |count: usize, of: usize| {
                progress.store((count * 1000 / of.max(1)) as u64, Ordering::Relaxed);
            };
            let _ = done.send(work(&Stop::default(), &watch));
        });
        let analysis = made.await.map_err(broken)?.map_err(Trouble::Broken)?;
        Ok(self.store.keep_analysis(&live.id, &analysis, now()).await?)
    }
}

/// From now on this thread runs when others leave it room.
fn step_back() {
    // On Linux this is about the thread alone; elsewhere it would be about the whole program.
    #[cfg(target_os = "linux")]
    if let Err(error) = rustix::process::setpriority_process(None, 19) {
        tracing::warn!(%error, "an analysis cannot step back");
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
