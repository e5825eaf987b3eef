//! Minds at work, in the background.

use super::shares::Length;
use super::{Host, Inner, Live, Trouble, now};
use crate::erased::{AnyOpponent, Named};
use crate::store::{KeptSeat, KeptTalk, Notice, Sitter};
use crate::{bots, opponents};
use kernel::Seat;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;

/// How long until a mind tries again whose choice could not be kept.
const AGAIN: Duration = Duration::from_secs(5);
/// Spreads numbers that are close together over all bits.
const SPREAD: u64 = 0x9e37_79b9_7f4a_7c15;

impl Host {
    /// Obeys orders, and lets minds think while it is their turn: a few at once on the whole server,
    /// one after the other at each table.
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
                Ok(()) if live.goes_on().await => host.wake(&live),
                Ok(()) | Err(Trouble::Closed) => {}
                Err(trouble) => {
                    tracing::error!(table = live.id, %trouble, "a mind cannot move");
                    host.try_again(&live.id).await;
                }
            }
        });
    }

    /// A mind whose choice could not be kept tries again, until it can.
    async fn try_again(self: &Arc<Self>, id: &str) {
        loop {
            tokio::time::sleep(AGAIN).await;
            match self.find(id).await {
                Ok(live) => return self.wake(&live),
                Err(Trouble::Fault(_)) => {}
                // The table was closed, or says itself what is wrong with it.
                Err(_) => return,
            }
        }
    }

    async fn think_on(&self, live: &Arc<Live>) -> Result<(), Trouble> {
        loop {
            if self.obey(live).await? {
                continue;
            }
            let Some((seat, mind)) = live.mind_to_move().await else {
                let table = live.inner.lock().await.table.clone();
                match table.is_over() {
                    true => live.seated.over(&table.outcome()),
                    false => live.seated.rest(),
                }
                return Ok(());
            };
            self.move_for(live, seat, &mind).await?;
        }
    }

    async fn move_for(&self, live: &Arc<Live>, seat: Seat, mind: &str) -> Result<(), Trouble> {
        let (n, choice) = match self.thought_of(live, seat, mind).await {
            Ok(thought) => thought,
            Err(trouble) if bots::name(mind).is_some() => {
                tracing::warn!(table = live.id, mind, %trouble, "a program cannot go on");
                return self.take_over(live, seat, mind).await;
            }
            // No mind may block a game: when one fails, the simplest goes on for it.
            Err(trouble) => {
                tracing::error!(table = live.id, mind, %trouble, "a mind has failed");
                self.thought_of(live, seat, opponents::SIMPLEST).await?
            }
        };
        let mut inner = live.hold().await?;
        let is_theirs = live.plays(seat, mind).await;
        if inner.table.made() != n || !is_theirs {
            return Ok(());
        }
        inner.redo.clear();
        self.make(live, &mut inner, seat, &choice).await
    }

    /// A house mind takes the seat of a program that cannot go on, and everybody is told.
    async fn take_over(&self, live: &Live, seat: Seat, mind: &str) -> Result<(), Trouble> {
        let _inner = live.hold().await?;
        if !live.plays(seat, mind).await {
            return Ok(());
        }
        let (name, house) = (bots::name(mind).unwrap_or(mind), opponents::usual(live.game));
        let program = KeptSeat::new(Sitter::Mind(mind.to_string()), name.to_string());
        let told = KeptTalk::told(&program, house, Notice::TakenOver, now());
        let kept = self.store.replace_mind(&live.id, seat.0, mind, house, &told).await;
        self.check_kept(live, kept).await?;
        let mut seats = live.seats.read().await.clone();
        seats[seat.index()] = opponents::seat(house);
        live.seat(seats).await;
        live.changed();
        Ok(())
    }

    /// What a mind would choose, and after how many choices.
    async fn thought_of(
        &self,
        live: &Live,
        seat: Seat,
        mind: &str,
    ) -> Result<(usize, String), Trouble> {
        let broken = |what: String| Trouble::Broken(what);
        // A program waits for others of its name, a mind for others of the table's owner.
        let _share = match bots::name(mind) {
            Some(name) => self.callers.wait(name, Length::Short).await,
            None => self.thinkers.wait(&live.owner(), opponents::length(mind)).await,
        };
        let (n, before, thought, opponent) = {
            let inner = live.inner.lock().await;
            let new = || self.sit_down(&inner, seat, mind);
            let mut opponent = live.seated.take(seat, mind, new).map_err(broken)?;
            let is = opponent.take().ok_or_else(|| broken("nobody sits there".into()))?;
            let before = is.iterations();
            (inner.table.made(), before, inner.table.think(seat, is), opponent)
        };
        let thought = tokio::task::spawn_blocking(thought).await;
        let (is, choice) = thought.map_err(|e| broken(e.to_string()))?;
        self.figures.iterations.fetch_add(is.iterations() - before, Ordering::Relaxed);
        let choice = choice.map_err(|fault| broken(fault.to_string()))?;
        live.seated.back(seat, opponent, is);
        Ok((n, choice))
    }

    /// A new opponent for a seat, with a stream of chance of its own.
    fn sit_down(
        &self,
        inner: &Inner,
        seat: Seat,
        mind: &str,
    ) -> Result<Box<dyn AnyOpponent>, String> {
        let number = (now() << 12) + (inner.table.made() as u64) * 8 + u64::from(seat.0);
        // Below 2^53, as the protocol promises programs.
        let seed = number.wrapping_mul(SPREAD) >> 11;
        if bots::name(mind).is_none() {
            return inner.table.sit(Named::Mind(mind), seed);
        }
        let program = self.bots.program(mind);
        let program = program.ok_or("this server does not know the program")?;
        inner.table.sit(Named::Program(program), seed)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::clock::Terms;
    use crate::games::{AnyGame, Games, any};
    use crate::host::{Agreed, asked};
    use crate::store::Store;
    use kernel::record::Table;
    use kernel::{Asks, ContentSet, Eyes, Options, Rules, Seed, Silent, View, notation};
    use tzolkin::{Content, Tzolkin};

    /// Enough for a turn of several choices to share it out.
    const MIND: &str = "expert:64it";
    const CHOICES: usize = 60;

    fn games() -> Games {
        Games::new(vec![any::<tzolkin_board::TzolkinBoard>()]).unwrap()
    }

    fn game() -> &'static AnyGame {
        games().by_id("tzolkin").unwrap()
    }

    /// Choices of a mind that plays both seats and is kept, as a duel keeps it, and what each took.
    fn in_a_duel(seed: Seed) -> Vec<(String, u64)> {
        let options = Options::new(2);
        let mut table = Table::<Tzolkin>::begin(Content::built_in(), &options, seed, 0).unwrap();
        let mut minds = [0, 1].map(|seat| minds::by_name::<Tzolkin>(MIND, seat).unwrap());
        let (mut told, mut choices) = (Vec::new(), Vec::new());
        while told.len() < CHOICES {
            table.settle(0, &mut Silent).unwrap();
            let Asks::Seat(seat) = table.state().asks() else { panic!("a seat is asked") };
            table.state().choices(&mut choices);
            let mind = &mut minds[seat.index()];
            let before = mind.iterations();
            let choice = mind.choose(&View::of(table.state(), Eyes::Seat(seat)), &choices);
            told.push((notation::write(&choice), mind.iterations() - before));
            table.choose(seat, choice, 0, &mut Silent).unwrap();
        }
        told
    }

    #[test]
    fn a_mind_at_a_table_thinks_as_much_as_in_a_duel() {
        let game = game();
        let (seed, options) = (Seed::from_number(7), Options::new(2));
        let content = (game.built_in)();
        let table = (game.begin)(&Default::default(), content, &options, seed, 0);
        let mut table = table.unwrap_or_else(|_| panic!("a table"));
        table.settle(0).unwrap();
        let mut minds = [0, 1].map(|seat| Some(table.sit(Named::Mind(MIND), seat).unwrap()));
        let mut told = Vec::new();
        while told.len() < CHOICES {
            let Asks::Seat(seat) = table.asks() else { panic!("a seat is asked") };
            let mind = minds[seat.index()].take().unwrap();
            let before = mind.iterations();
            let (mind, choice) = table.think(seat, mind)();
            let choice = choice.unwrap();
            told.push((choice.clone(), mind.iterations() - before));
            minds[seat.index()] = Some(mind);
            // The table is replaced as a whole, as the host does it.
            let mut next = table.copy();
            next.choose(seat, &choice, 0).unwrap();
            table = next;
        }
        let duel = in_a_duel(seed);
        assert_eq!(told, duel);
        let shares: std::collections::HashSet<u64> = duel.iter().map(|(_, took)| *took).collect();
        assert!(shares.len() > 2, "a turn's later choices take less than its first: {shares:?}");
    }

    #[tokio::test]
    async fn the_same_mind_plays_all_choices_of_a_seat() {
        let path = std::env::temp_dir().join(format!("oikumene-minds-{}.db", std::process::id()));
        let _ = std::fs::remove_file(&path);
        let store = Store::open(&format!("sqlite://{}?mode=rwc", path.display())).await.unwrap();
        let anna = store.add_guest("Anna", now()).await.unwrap();
        let usual = (Default::default(), Default::default(), Default::default());
        let host = Host::new(store, games(), usual.0, usual.1, usual.2).await.unwrap();
        let game = game();
        let agreed = Agreed {
            content: (game.built_in)().to_string(),
            options: Options::new(2),
            seats: vec![KeptSeat::of(&anna), opponents::seat(MIND)],
            is_open: false,
            hints: false,
            terms: Terms::default(),
        };
        let id = host.open_table(&anna, game, agreed).await.unwrap();
        let live = host.table(&id).await.unwrap();
        let mut changes = live.changes.subscribe();
        loop {
            let table = live.inner.lock().await.table.clone();
            if asked(&*table) != Some(Seat(0)) {
                changes.changed().await.unwrap();
                continue;
            }
            if table.made() >= CHOICES {
                break;
            }
            let choice = table.suggest(Seat(0), opponents::SIMPLEST, 1).unwrap();
            host.choose(&live, &anna, table.made(), &choice).await.unwrap();
        }
        let all = host.figures.iterations.load(Ordering::Relaxed);
        assert!(all > 0);
        assert_eq!(live.seated.iterations(), all, "one mind has thought all of them");
        let _ = std::fs::remove_file(&path);
    }
}
