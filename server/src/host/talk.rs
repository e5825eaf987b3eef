//! Talk at a table: who may say and read it, what becomes of lines that go too far, mutes and
//! blocks.

use super::people::Tie;
use super::{Denied, Host, Live, Trouble, now};
use crate::store::{Blocking, KeptLine, Person, Remover, Reported};
use governor::{DefaultKeyedRateLimiter, Quota, RateLimiter};
use kernel::Seat;
use std::num::NonZeroU32;
use std::time::Duration;

/// The longest line of talk, and the longest reason of a report.
const MOST_TALK: usize = 500;
const MOST_REASON: usize = 500;
/// Lines that one person may say in a row, and how long it takes to get one of them back.
const IN_A_ROW: NonZeroU32 = NonZeroU32::new(30).unwrap();
const REFILL: Duration = Duration::from_secs(5);

/// How much everybody has talked lately.
pub struct Talkers(DefaultKeyedRateLimiter<String>);

impl Default for Talkers {
    fn default() -> Talkers {
        let quota = Quota::with_period(REFILL).expect("a period").allow_burst(IN_A_ROW);
        Talkers(RateLimiter::keyed(quota))
    }
}

impl Talkers {
    /// Forgets those who have been quiet long enough.
    pub(super) fn forget(&self) {
        self.0.retain_recent();
    }
}

/// Somebody at a table, without their id.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Whom {
    Seat(Seat),
    /// Who said this line.
    Line(u64),
}

impl Host {
    /// Those who sit here, have sat here or are asked may talk; at an open table every account,
    /// too, unless the opener has blocked it.
    pub async fn may_talk(&self, live: &Live, person: &Person) -> Result<bool, Trouble> {
        Ok(match self.tie(live, Some(person)).await? {
            Tie::Sits | Tie::Asked | Tie::Left | Tie::Opener => true,
            Tie::Removed => false,
            Tie::Stranger if live.has_open_talk() && !person.is_guest => {
                !self.store.blockers_of(&person.id).await?.contains(&live.owner())
            }
            Tie::Stranger => false,
        })
    }

    /// Talk of a table that is not open, or was not while it was played, is for those who have to do
    /// with it.
    pub async fn may_read(&self, live: &Live, person: Option<&Person>) -> Result<bool, Trouble> {
        if live.has_open_talk() {
            return Ok(true);
        }
        Ok(match self.tie(live, person).await? {
            Tie::Sits | Tie::Asked | Tie::Left | Tie::Opener => true,
            Tie::Removed | Tie::Stranger => false,
        })
    }

    pub async fn talk(&self, live: &Live, person: &Person, words: &str) -> Result<(), Trouble> {
        let words: String = words.trim().chars().take(MOST_TALK).collect();
        if words.is_empty() {
            return Ok(());
        }
        let _alone = live.hold().await?;
        if !self.may_talk(live, person).await? {
            return Err(Denied::TalkClosed.into());
        }
        if self.talkers.0.check_key(&person.id).is_err() {
            return Err(Denied::TalkTooFast.into());
        }
        if !self.store.add_line(&live.id, person, &words, now()).await? {
            return Err(Denied::TalkFull.into());
        }
        live.changed();
        Ok(())
    }

    /// A line that a person has said, and that this reader may read.
    pub async fn line(
        &self,
        live: &Live,
        reader: Option<&Person>,
        n: u64,
    ) -> Result<KeptLine, Trouble> {
        if !self.may_read(live, reader).await? {
            return Err(Denied::NoLine.into());
        }
        let line = self.store.line(&live.id, n).await?;
        let line = line.filter(|line| line.talk.notice.is_none() && line.removed.is_none());
        Ok(line.ok_or(Denied::NoLine)?)
    }

    /// The opener removes a line.
    pub async fn remove_line(&self, live: &Live, opener: &Person, n: u64) -> Result<(), Trouble> {
        if !live.is_owned_by(opener) {
            return Err(Denied::NotOpener.into());
        }
        if !self.store.remove_line(&live.id, n, Remover::Opener, now()).await? {
            return Err(Denied::NoLine.into());
        }
        live.changed();
        Ok(())
    }

    /// Tells the owner of the server about a line.
    pub async fn report(
        &self,
        live: &Live,
        reporter: &Person,
        n: u64,
        reason: &str,
    ) -> Result<(), Trouble> {
        let reason: String = reason.trim().chars().take(MOST_REASON).collect();
        let line = self.line(live, Some(reporter), n).await?;
        if line.talk.person.as_ref() == Some(&reporter.id) {
            return Err(Denied::Oneself.into());
        }
        match self.store.report(&live.id, &line, &reporter.id, &reason, now()).await? {
            Reported::Kept => Ok(()),
            Reported::Already => Err(Denied::ReportedAlready.into()),
            Reported::TooMany => Err(Denied::TooManyReports.into()),
        }
    }

    /// From now on a person does not read what another one says, and they do not come together at
    /// tables unless the person wishes it.
    pub async fn block(&self, live: &Live, person: &Person, whom: Whom) -> Result<(), Trouble> {
        let (blocked, name) = self.meant(live, person, whom).await?;
        match self.store.block(&person.id, &blocked, &name, now()).await? {
            Blocking::Kept => Ok(()),
            Blocking::TooMany => Err(Denied::TooManyBlocks.into()),
            Blocking::Gone => Err(Trouble::Stale),
        }
    }

    /// From now on a person does not read what another one says; nothing else changes.
    pub async fn mute(&self, live: &Live, person: &Person, whom: Whom) -> Result<(), Trouble> {
        let (muted, name) = self.meant(live, person, whom).await?;
        match self.store.mute(&person.id, &muted, &name, now()).await? {
            Blocking::Kept => Ok(()),
            Blocking::TooMany => Err(Denied::TooManyMutes.into()),
            Blocking::Gone => Err(Trouble::Stale),
        }
    }

    /// Another person at a table: id and name.
    async fn meant(
        &self,
        live: &Live,
        person: &Person,
        whom: Whom,
    ) -> Result<(String, String), Trouble> {
        let (id, name) = match whom {
            Whom::Seat(seat) => live.person_at(seat).await.ok_or(Trouble::NoSuchSeat)?,
            Whom::Line(n) => {
                let line = self.line(live, Some(person), n).await?;
                (line.talk.person.ok_or(Denied::NoLine)?, line.talk.name)
            }
        };
        match id == person.id {
            true => Err(Denied::Oneself.into()),
            false => Ok((id, name)),
        }
    }
}

impl Live {
    /// The person at a seat, or for whom it is kept: id and name.
    async fn person_at(&self, seat: Seat) -> Option<(String, String)> {
        let seats = self.seats.read().await;
        let kept = seats.get(seat.index())?;
        Some((kept.who()?.to_string(), kept.name.clone()))
    }
}
