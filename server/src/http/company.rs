//! What a visitor sees of the people of a table: who is there, what they say, what may be done.

use crate::App;
use crate::host::{Absence, Live, Tie, Welcome};
use crate::model::{AbsentCard, Company, NextCard, PersonCard, Talk};
use crate::opponents;
use crate::pages;
use crate::problem::Problem;
use crate::store::{Block, KeptLine, KeptSeat, KeptTalk, Mute, Notice, Person, Remover, Sitter};
use crate::visitor::Visitor;
use kernel::{Seat, Text};
use std::sync::Arc;

/// A visitor at a table.
pub struct Reading<'a> {
    app: &'a App,
    visitor: &'a Visitor,
    live: &'a Live,
    seats: Vec<KeptSeat>,
    tie: Tie,
    may_read: bool,
    mutes: Arc<[Mute]>,
    blocks: Arc<[Block]>,
}

impl<'a> Reading<'a> {
    pub async fn at(
        app: &'a App,
        visitor: &'a Visitor,
        live: &'a Live,
    ) -> Result<Reading<'a>, Problem> {
        let person = visitor.person.as_ref();
        let store = &app.host.store;
        let (mutes, blocks): (Arc<[Mute]>, Arc<[Block]>) = match person {
            Some(person) => (store.mutes(&person.id).await?, store.blocks(&person.id).await?),
            None => (Arc::from([]), Arc::from([])),
        };
        let tie = app.host.tie(live, person).await?;
        let may_read = app.host.may_read(live, person).await?;
        let seats = live.seats.read().await.clone();
        Ok(Reading { app, visitor, live, seats, tie, may_read, mutes, blocks })
    }

    fn person(&self) -> Option<&Person> {
        self.visitor.person.as_ref()
    }

    fn is_opener(&self) -> bool {
        self.person().is_some_and(|person| self.live.is_owned_by(person))
    }

    /// The number of the visitor's block of a person.
    fn block(&self, id: &str) -> Option<u64> {
        self.blocks.iter().find(|block| block.blocked == id).map(|block| block.n)
    }

    /// The number of the visitor's mute of a person.
    fn mute(&self, id: &str) -> Option<u64> {
        self.mutes.iter().find(|mute| mute.muted == id).map(|mute| mute.n)
    }

    /// The talk that the visitor may read, without that of people whom they have muted or blocked;
    /// how many lines were left out for that.
    pub async fn talk(&self) -> Result<(Vec<Talk>, usize), Problem> {
        let lines = self.app.host.store.talk(&self.live.id).await?;
        let is_apart = |id: &String| self.mute(id).is_some() || self.block(id).is_some();
        let is_hidden = |line: &KeptLine| {
            line.talk.notice.is_none() && line.talk.person.as_ref().is_some_and(is_apart)
        };
        let may_hear = |line: &&KeptLine| line.talk.notice.is_some() || self.may_read;
        let (hidden, heard): (Vec<&KeptLine>, Vec<&KeptLine>) =
            lines.iter().filter(may_hear).partition(|line| is_hidden(line));
        Ok((heard.into_iter().map(|line| self.said(line)).collect(), hidden.len()))
    }

    fn said(&self, line: &KeptLine) -> Talk {
        let KeptTalk { person, name, at, words, notice } = line.talk.clone();
        let is_own = person.is_some() && person.as_ref() == self.person().map(|p| &p.id);
        let lexicon = pages::words::lexicon(self.visitor.language);
        if let Some(notice) = notice {
            let mind = pages::words::mind(lexicon, &words);
            let text = match (notice, name.is_empty()) {
                (Notice::Replaced, true) => Text::new("people-told-gone").with("mind", mind),
                _ => told(notice, opponents::name_of(&name, lexicon), mind),
            };
            let text = lexicon.say(&text);
            let (n, name) = (line.n, String::new());
            return Talk { n, name, at, text, line: None, is_removed: false, is_own };
        }
        let name = opponents::name_of(&name, lexicon);
        let removed = line.removed.map(|remover| match remover {
            Remover::Opener => "people-line-removed-opener",
            Remover::Owner => "people-line-removed-owner",
            Remover::Author => "people-line-removed-author",
        });
        if let Some(key) = removed {
            let text = lexicon.say(&Text::new(key));
            return Talk { n: line.n, name, at, text, line: None, is_removed: true, is_own };
        }
        let about = (!is_own || self.is_opener()).then_some(line.n);
        Talk { n: line.n, name, at, text: words, line: about, is_removed: false, is_own }
    }

    /// The people, and what the visitor may do among them.
    pub async fn company(&self) -> Result<Company, Problem> {
        let (is_over, running) = {
            let inner = self.live.inner.lock().await;
            (inner.table.is_over(), inner.unclocked())
        };
        let is_waiting = !is_over && self.seats.iter().any(KeptSeat::is_free);
        let has_free = self.seats.iter().any(|seat| seat.kind == Sitter::Free);
        let is_stranger = matches!(self.tie, Tie::Stranger | Tie::Opener);
        let may_talk = match self.person() {
            Some(person) => self.app.host.may_talk(self.live, person).await?,
            None => false,
        };
        let is_offered = is_waiting && has_free && is_stranger && self.live.is_open();
        let may_sit =
            is_offered && self.app.host.welcome(self.live, self.person()).await? == Welcome::Seat;
        let absence = match is_over {
            true => None,
            false => self.app.host.absence(self.live, running, &self.seats).await?,
        };
        let may_leave = self.tie == Tie::Sits || (self.is_opener() && is_waiting);
        Ok(Company {
            people: self.people(is_waiting),
            may_talk,
            is_talk_closed: !self.may_read,
            may_sit,
            is_asked: self.tie == Tie::Asked,
            opener: self.opener(&self.live.owner(), &self.seats),
            was_logged_out: self.visitor.was_logged_out(),
            was_removed: self.tie == Tie::Removed,
            may_leave: may_leave && !is_over,
            hidden: 0,
            done: None,
            is_waited_for: absence.as_ref().is_some_and(|absence| self.is_at(absence.seat)),
            absent: absence.and_then(|absence| self.absent(absence)),
            next: match is_over && self.tie == Tie::Sits {
                true => self.next().await?,
                false => None,
            },
        })
    }

    fn people(&self, is_waiting: bool) -> Vec<PersonCard> {
        let me = self.person().map(|person| person.id.as_str());
        let names = opponents::names(&self.seats, self.visitor.language);
        let card = |(index, seat): (usize, &KeptSeat)| {
            let id = seat.who().filter(|id| Some(*id) != me)?;
            // People beside somebody are not known by themselves.
            if matches!(seat.kind, Sitter::Beside(_)) {
                return None;
            }
            let (mute, block) = (self.mute(id), self.block(id));
            Some(PersonCard {
                seat: Seat(index as u8),
                name: names[index].clone(),
                is_asked: seat.is_free(),
                may_mute: me.is_some() && mute.is_none() && block.is_none(),
                mute,
                may_block: me.is_some() && block.is_none(),
                block,
                may_remove: is_waiting && self.is_opener(),
            })
        };
        self.seats.iter().enumerate().filter_map(card).collect()
    }

    /// Whether the visitor sits there.
    fn is_at(&self, seat: Seat) -> bool {
        self.person().zip(self.seats.get(seat.index())).is_some_and(|(who, kept)| kept.is_of(who))
    }

    /// For whom the visitor need not wait any longer.
    fn absent(&self, absence: Absence) -> Option<AbsentCard> {
        let person = self.person().filter(|person| absence.is_other(person))?;
        let names = opponents::names(&self.seats, self.visitor.language);
        let waits = absence.others.iter().filter(|(id, _)| !absence.agreed.contains(id));
        Some(AbsentCard {
            seat: absence.seat,
            name: names[absence.seat.index()].clone(),
            has_agreed: absence.agreed.contains(&person.id),
            waits_for: waits.map(|(_, name)| name.clone()).collect(),
        })
    }

    /// Where the same people play once more.
    async fn next(&self) -> Result<Option<NextCard>, Problem> {
        let store = &self.app.host.store;
        let Some(next) = store.next_of(&self.live.id).await? else { return Ok(None) };
        let seats = store.seats(&next.id).await?;
        let is_kept = |seat: &KeptSeat| self.person().is_some_and(|p| seat.is_kept_for(p));
        let opener = self.opener(&next.owner, &seats);
        Ok(Some(NextCard { is_asked: seats.iter().any(is_kept), opener, id: next.id }))
    }

    /// The name of the person who has opened a table, as they are called there.
    fn opener(&self, owner: &str, seats: &[KeptSeat]) -> String {
        let seat = seats.iter().find(|seat| seat.person() == Some(owner));
        let name = seat.map_or("", |seat| seat.name.as_str());
        opponents::name_of(name, pages::words::lexicon(self.visitor.language))
    }
}

/// What the table itself tells of somebody.
fn told(notice: Notice, name: String, mind: String) -> Text {
    let (key, has_mind) = match notice {
        Notice::TimeUp => ("page-told-time-up", true),
        Notice::TakenOver => ("page-told-taken-over", true),
        Notice::Back => ("page-told-back", false),
        Notice::StoodIn => ("people-told-stood-in", true),
        Notice::Replaced => ("people-told-replaced", true),
        Notice::Left => ("people-told-left", false),
        Notice::Abandoned => ("people-told-abandoned", false),
        Notice::Removed => ("people-told-removed", false),
        Notice::Declined => ("people-told-declined", false),
    };
    let text = Text::new(key).with("name", name);
    if has_mind { text.with("mind", mind) } else { text }
}
