//! Standing orders.

use super::*;
use crate::orders::Orders;

impl Store {
    /// What each seat has ordered.
    pub async fn orders(&self, table: &str) -> Result<Vec<(Seat, Orders)>, Fault> {
        of(&mut *self.readers.acquire().await?, table).await
    }

    pub async fn set_orders(&self, table: &str, seat: Seat, orders: &Orders) -> Result<(), Fault> {
        sqlx::query(
            "INSERT INTO orders (table_id, seat, given) VALUES ($1, $2, $3)
             ON CONFLICT (table_id, seat) DO UPDATE SET given = $3",
        )
        .bind(table)
        .bind(i64::from(seat.0))
        .bind(orders.to_string())
        .execute(&self.writer)
        .await?;
        Ok(())
    }
}

/// What each seat has ordered.
pub(super) async fn of(
    at: &mut sqlx::AnyConnection,
    table: &str,
) -> Result<Vec<(Seat, Orders)>, Fault> {
    let rows = sqlx::query("SELECT seat, given FROM orders WHERE table_id = $1")
        .bind(table)
        .fetch_all(at)
        .await?;
    let order = |row: &sqlx::any::AnyRow| {
        let (seat, given): (i64, String) = (row.try_get(0)?, row.try_get(1)?);
        let orders = given.parse().map_err(|what: String| Fault::Decode(what.into()))?;
        Ok((Seat(seat as u8), orders))
    };
    rows.iter().map(order).collect()
}
