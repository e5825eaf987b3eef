//! How much of the house's room one person may take, and how it becomes free again.

use super::{Host, Trouble};
use crate::store::{Origin, Person};

/// Unfinished tables that one person may have opened.
const MOST_UNFINISHED: i64 = 50;
/// What a person with an account may keep, and what a guest.
const OF_AN_ACCOUNT: Quota = Quota { tables: 10_000, imports: 1_000, notes: 2_000 };
const OF_A_GUEST: Quota = Quota { tables: 300, imports: 50, notes: 100 };

/// A guest who never played goes after so many milliseconds: 30 days.
pub const PATIENCE_WITH_GUESTS: u64 = 30 * 24 * 3_600_000;
/// Guests that go at once: others want to write, too.
const AT_ONCE: usize = 200;

struct Quota {
    /// All tables, finished ones too.
    tables: i64,
    imports: i64,
    /// Tables with notes.
    notes: i64,
}

impl Quota {
    fn of(person: &Person) -> Quota {
        if person.is_guest { OF_A_GUEST } else { OF_AN_ACCOUNT }
    }
}

impl Host {
    /// Whether a person may open another table of this kind.
    pub(super) async fn check_room(&self, owner: &Person, origin: Origin) -> Result<(), Trouble> {
        let (opened, quota) = (self.store.opened_by(&owner.id).await?, Quota::of(owner));
        if opened.unfinished >= MOST_UNFINISHED {
            return Err(Trouble::TooMany);
        }
        if opened.all >= quota.tables {
            return Err(Trouble::TooManyKept);
        }
        match origin == Origin::Import && opened.imported >= quota.imports {
            true => Err(Trouble::TooManyImports),
            false => Ok(()),
        }
    }

    /// Whether a person may keep notes at another table.
    pub(super) async fn check_notes(&self, table: &str, person: &Person) -> Result<(), Trouble> {
        let others = self.store.notes_elsewhere(table, &person.id).await?;
        if others >= Quota::of(person).notes { Err(Trouble::TooManyNotes) } else { Ok(()) }
    }

    /// Sessions that are over go. So do guests who never played and have not been here for a while,
    /// with what they left; what somebody else takes part in stays.
    pub async fn clear_away(&self, now: u64) -> Result<(), Trouble> {
        self.store.forget_sessions(now).await?;
        let since = now.saturating_sub(PATIENCE_WITH_GUESTS);
        for guest in self.store.idle_guests(since, AT_ONCE).await? {
            for table in self.store.remove_guest(&guest).await? {
                self.evict(&table).await;
            }
        }
        Ok(())
    }
}
