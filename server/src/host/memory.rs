//! Which tables are in memory: a table comes when somebody asks for it, and leaves when nobody
//! watches.

use super::{Host, Live, Trouble, asked, now};
use crate::clock::{Clock, Running, Tempo};
use crate::games::Unbegun;
use crate::store::{Standing, Whole};
use std::sync::Arc;
use std::sync::atomic::Ordering;

/// How long a table stays that nobody watches, in milliseconds: people who are there come back
/// soon, people who write letters do not.
const PATIENCE: u64 = 600_000;
const LETTERS_PATIENCE: u64 = 60_000;
/// With more tables in memory than this, those that nobody watches leave as soon as whoever has just
/// got a page must have begun to listen.
const MANY: usize = 200;
const CROWDED_PATIENCE: u64 = 15_000;

impl Host {
    /// A table by its id, for somebody who looks at it.
    pub async fn table(self: &Arc<Self>, id: &str) -> Result<Arc<Live>, Trouble> {
        let live = self.find(id).await?;
        let was_looked_at = live.is_looked_at(now());
        live.used.store(now(), Ordering::Relaxed);
        if !was_looked_at {
            // A mind that had nobody to think for goes on.
            self.wake(&live);
        }
        Ok(live)
    }

    /// A table from memory, or from what is kept.
    pub(super) async fn find(self: &Arc<Self>, id: &str) -> Result<Arc<Live>, Trouble> {
        let known = self.tables.lock().await.get(id).cloned();
        if let Some(live) = known {
            return Ok(live);
        }
        let lessons = self.lessons();
        let live = self.read_kept(id).await?;
        let live = self.seat_down(live, lessons).await?;
        self.wake(&live);
        Ok(live)
    }

    /// Whether a table can be read; one that cannot is set aside. Nobody thinks there for it.
    pub async fn try_reading(&self, id: &str) -> Result<(), Trouble> {
        self.read_kept(id).await.map(drop)
    }

    /// A table from what is kept; nobody else has it yet.
    async fn read_kept(&self, id: &str) -> Result<Live, Trouble> {
        let whole = self.store.whole(id).await?.ok_or(Trouble::NoTable)?;
        match whole.table.standing {
            Standing::Closed => return Err(Trouble::Closed),
            Standing::Aside => return Err(Trouble::Aside),
            Standing::Waiting | Standing::Playing | Standing::Over => {}
        }
        match self.read(whole) {
            Err(Trouble::Broken(why)) => Err(self.set_aside(id, &why).await),
            read => read,
        }
    }

    /// A table from what is kept of it; broken when that makes no sense.
    fn read(&self, whole: Whole) -> Result<Live, Trouble> {
        let Whole { table: kept, lines, seats, times, orders } = whole;
        let game = self.games.by_id(&kept.game).ok_or(Trouble::NoTable)?;
        let mut record = vec![kept.header.clone()];
        record.extend(lines);
        record.extend(kept.ending.clone());
        let seed = kept.seed.parse().map_err(|e: &str| Trouble::Broken(e.into()))?;
        let table = (game.resume)(&self.editions, &record.join("\n"), Some(seed));
        let mut table = table.map_err(|unbegun| match unbegun {
            Unbegun::Content => Trouble::NoContent,
            Unbegun::Wrong(what) => Trouble::Broken(what),
        })?;
        if seats.len() != usize::from(table.seat_count()) {
            return Err(Trouble::Broken("seats are missing".into()));
        }
        table.hold(kept.barrier);
        let running = kept.asked_since.zip(asked(&*table));
        let running = running.map(|(since, seat)| Running { seat, since });
        let clock = Clock::kept(kept.terms, times, running);
        let mut live = Live::of(&kept, game, seats, table, clock, &self.held);
        live.orders.get_mut().extend(orders);
        Ok(live)
    }

    /// A table that cannot be read is set aside, so that it harms no other, and told of.
    async fn set_aside(&self, id: &str, why: &str) -> Trouble {
        tracing::error!(table = id, why, "a table cannot be read and is set aside");
        match self.store.set_aside(id, why, now()).await {
            Ok(()) => Trouble::Aside,
            Err(fault) => fault.into(),
        }
    }

    /// A table comes into memory that was read or kept after so many lessons: what tables have
    /// learned since has missed it. Somebody else may have been faster: then theirs is the table.
    pub(super) async fn seat_down(
        self: &Arc<Self>,
        live: Live,
        lessons: u64,
    ) -> Result<Arc<Live>, Trouble> {
        let mut tables = self.tables.lock().await;
        let live = tables.entry(live.id.clone()).or_insert_with(|| Arc::new(live)).clone();
        drop(tables);
        if self.lessons() != lessons {
            self.learn_anew(&live).await?;
        }
        Ok(live)
    }

    /// How many tables are in memory.
    pub async fn live(&self) -> usize {
        self.tables.lock().await.len()
    }

    /// Tables that nobody watches, where nobody thinks and nobody has been for a while leave.
    pub async fn rest(&self, now: u64) {
        let mut tables = self.tables.lock().await;
        let is_crowded = tables.len() > MANY;
        tables.retain(|_, live| {
            // Whoever holds a table holds another count of it; under this lock nobody can begin to.
            let is_alone = Arc::strong_count(live) == 1 && live.changes.receiver_count() == 0;
            let patience = match live.tempo {
                _ if is_crowded => CROWDED_PATIENCE,
                Tempo::Live => PATIENCE,
                Tempo::Letters => LETTERS_PATIENCE,
            };
            !is_alone || live.used.load(Ordering::Relaxed) + patience > now
        });
    }

    /// All programs of all tables end, before the server does.
    pub async fn dismiss(&self) {
        let tables: Vec<_> = self.tables.lock().await.drain().collect();
        let gone = tables.iter().flat_map(|(_, live)| live.seated.leave()).collect();
        drop_at_once(gone).await;
        // Some of them only went to wait for the next game.
        drop_at_once(self.bots.clear()).await;
    }

    /// A table that may differ from what is kept leaves memory: whoever comes next reads it anew.
    pub(super) async fn retire(&self, live: &Live) {
        let mut tables = self.tables.lock().await;
        if tables.get(&live.id).is_some_and(|known| std::ptr::eq(&**known, live)) {
            tables.remove(&live.id);
        }
        drop(tables);
        live.is_retired.store(true, Ordering::Release);
        live.changed();
    }

    /// A closed table leaves memory at once, and everybody who watches is told.
    pub(super) async fn evict(&self, id: &str) {
        self.lessons.fetch_add(1, Ordering::AcqRel);
        let live = self.tables.lock().await.remove(id);
        if let Some(live) = live {
            live.is_closed.store(true, Ordering::Release);
            live.changed();
        }
    }
}

/// Drops what needs a moment to end by itself, all of it in the same moment.
async fn drop_at_once<T: Send + 'static>(gone: Vec<T>) {
    let _ = tokio::task::spawn_blocking(move || {
        std::thread::scope(|scope| {
            gone.into_iter().for_each(|one| {
                scope.spawn(move || drop(one));
            })
        });
    })
    .await;
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::{Games, any};
    use crate::store::{KeptSeat, Person, Store};
    use crate::{clock::Terms, host::Agreed};
    use tzolkin_board::TzolkinBoard;

    /// A host over a database of its own, and two people at a table that is not in memory.
    async fn table_of_two(name: &str) -> (Arc<Host>, [Person; 2], String) {
        let name = format!("oikumene-{name}-{}.db", std::process::id());
        let path = std::env::temp_dir().join(name);
        let _ = std::fs::remove_file(&path);
        let url = format!("sqlite://{}?mode=rwc", path.display());
        let store = Store::open(&url).await.expect("a database");
        let people = [
            store.add_guest("Anna", now()).await.expect("a guest"),
            store.add_guest("Boris", now()).await.expect("a guest"),
        ];
        let usual = (Default::default(), Default::default(), Default::default());
        let games = Games::new(vec![any::<TzolkinBoard>()]).expect("a game");
        let host = Host::new(store, games, usual.0, usual.1, usual.2).await.expect("a host");
        let game = games.by_id("tzolkin").expect("a game");
        let agreed = Agreed {
            content: (game.built_in)().to_string(),
            options: kernel::Options::new(2),
            seats: people.iter().map(KeptSeat::of).collect(),
            is_open: false,
            hints: false,
            terms: Terms::default(),
        };
        let id = host.open_table(&people[0], game, agreed).await.expect("a table");
        host.tables.lock().await.clear();
        (host, people, id)
    }

    #[tokio::test]
    async fn a_table_that_is_just_being_read_learns_who_has_gone() {
        let (host, [_, boris], id) = table_of_two("reading").await;
        let lessons = host.lessons();
        let read = host.read_kept(&id).await.expect("a table");
        host.remove(&boris).await.expect("gone");
        let live = host.seat_down(read, lessons).await.expect("a table");
        assert!(live.seats.read().await.iter().all(|seat| !seat.is_of(&boris)));
    }

    #[tokio::test]
    async fn a_table_that_is_just_being_read_goes_with_the_last_person() {
        let (host, [anna, boris], id) = table_of_two("going").await;
        host.remove(&boris).await.expect("gone");
        host.tables.lock().await.clear();
        let lessons = host.lessons();
        let read = host.read_kept(&id).await.expect("a table");
        host.remove(&anna).await.expect("gone");
        assert!(matches!(host.seat_down(read, lessons).await, Err(Trouble::NoTable)));
        assert_eq!(host.live().await, 0);
    }
}
