//! When time is up: a stand-in of the house plays on, and the person may come back.

use super::{Host, Inner, Live, Trouble, asked, now};
use crate::opponents;
use crate::store::{KeptSeat, KeptTalk, Moment, Notice, Person, StandIn, Standing};
use kernel::Seat;
use std::sync::Arc;

impl Host {
    /// If somebody's time is up, a stand-in takes their seat: no game waits for ever, and none is
    /// lost by the clock alone.
    pub(super) async fn look_at_clock(self: &Arc<Self>, live: &Arc<Live>) -> Result<(), Trouble> {
        let mut inner = live.hold().await?;
        match self.check_time(live, &mut inner).await {
            Err(Trouble::TimeUp) => Ok(()),
            other => other,
        }
    }

    /// Whoever comes after their time was up comes too late.
    pub(super) async fn check_time(
        self: &Arc<Self>,
        live: &Arc<Live>,
        inner: &mut Inner,
    ) -> Result<(), Trouble> {
        let time = self.time.now();
        let Some(seat) = inner.clock.up(time) else { return Ok(()) };
        let mut seats = live.seats.read().await.clone();
        let mind = opponents::usual(live.game).to_string();
        let told = KeptTalk::told(&seats[seat.index()], &mind, Notice::TimeUp, now());
        seats[seat.index()].stand_in = Some(StandIn { mind, leaves: false });
        let mut clock = inner.clock.clone();
        clock.stop(time);
        let barrier = inner.table.barrier();
        let moment = Moment { asked: Some(seat), barrier, clock: &clock, seats: &seats };
        let standing = Standing::Playing;
        let kept = self.store.set_moment(&live.id, standing, now(), &moment, &told).await;
        self.check_kept(live, kept).await?;
        inner.clock = clock;
        live.seat(seats).await;
        live.changed();
        self.wake(live);
        Err(Trouble::TimeUp)
    }

    /// A person takes their seats back: at once, or after the turn that a stand-in is playing.
    pub async fn come_back(
        self: &Arc<Self>,
        live: &Arc<Live>,
        person: &Person,
    ) -> Result<(), Trouble> {
        let mut inner = live.hold().await?;
        let mut seats = live.seats.read().await.clone();
        if !seats.iter().any(|seat| seat.is_of(person)) {
            return Err(Trouble::NotYours);
        }
        let (mut clock, playing) = (inner.clock.clone(), asked(&*inner.table));
        let mut has_changed = false;
        for (index, seat) in seats.iter_mut().enumerate().filter(|(_, seat)| seat.is_of(person)) {
            let number = Seat(index as u8);
            match &mut seat.stand_in {
                Some(stand_in) if playing == Some(number) => stand_in.leaves = true,
                Some(_) => {
                    seat.stand_in = None;
                    clock.come_back(number);
                }
                None => continue,
            }
            has_changed = true;
        }
        if !has_changed {
            return Ok(());
        }
        let standing = if inner.table.is_over() { Standing::Over } else { Standing::Playing };
        let barrier = inner.table.barrier();
        let moment = Moment { asked: playing, barrier, clock: &clock, seats: &seats };
        let told = KeptTalk::told(&KeptSeat::of(person), "", Notice::Back, now());
        let kept = self.store.set_moment(&live.id, standing, now(), &moment, &told).await;
        self.check_kept(live, kept).await?;
        inner.clock = clock;
        live.seat(seats).await;
        live.changed();
        Ok(())
    }
}
