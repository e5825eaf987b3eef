//! Standing orders: what somebody answers beforehand, so that nobody waits for them.

use super::{Denied, Host, Inner, Live, Trouble, asked};
use crate::orders::Orders;
use crate::store::{KeptSeat, Person};
use kernel::Seat;
use std::sync::Arc;

impl Host {
    /// A person orders for one of their seats; a question that waits is answered at once. Not before
    /// everybody sits: until then a seat may still become somebody else's.
    pub async fn order(
        self: &Arc<Self>,
        live: &Arc<Live>,
        person: &Person,
        seat: Seat,
        orders: Orders,
    ) -> Result<(), Trouble> {
        let inner = live.hold().await?;
        if !live.seats_of(person).await.contains(&seat) {
            return Err(Trouble::NotYours);
        }
        if live.seats.read().await.iter().any(KeptSeat::is_free) {
            return Err(Denied::NotBegun.into());
        }
        self.store.set_orders(&live.id, seat, &orders).await?;
        drop(inner);
        live.orders.write().await.insert(seat, orders);
        live.changed();
        self.wake(live);
        Ok(())
    }

    /// Makes the choice that an order answers, if one does.
    pub(super) async fn obey(&self, live: &Live) -> Result<bool, Trouble> {
        let mut inner = live.hold().await?;
        let Some((seat, choice)) = live.ordered(&inner).await else { return Ok(false) };
        self.make(live, &mut inner, seat, &choice).await?;
        inner.redo.clear();
        Ok(true)
    }
}

impl Live {
    /// What the orders of the person who is asked answer.
    pub(super) async fn ordered(&self, inner: &Inner) -> Option<(Seat, String)> {
        let seat = asked(&*inner.table)?;
        let seats = self.seats.read().await;
        let is_person = seats.get(seat.index()).is_some_and(|kept| kept.mind().is_none());
        if self.is_closed() || !is_person || seats.iter().any(KeptSeat::is_free) {
            return None;
        }
        let orders = self.orders.read().await;
        Some((seat, inner.table.obey(seat, orders.get(&seat)?)?))
    }

    /// Whether a mind or an order goes on.
    pub(super) async fn goes_on(&self) -> bool {
        let is_ordered = self.ordered(&*self.inner.lock().await).await.is_some();
        is_ordered || self.mind_to_move().await.is_some()
    }
}
