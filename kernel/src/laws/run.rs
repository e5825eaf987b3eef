//! One random game under the laws.

use super::eyes::Moment;
use super::lists::{Lists, Mix};
use super::{Broken, Care, Lawful, Report, law};
use crate::dice::fast;
use crate::record::Record;
use crate::{Asks, Breach, Dice, Fast, Game, Options, Points, Seed, Silent, Standings};
use std::hash::{BuildHasher, BuildHasherDefault};

pub(super) struct Run<'a, G: Game> {
    pub(super) content: &'static G::Content,
    pub(super) options: &'a Options,
    pub(super) care: Care<'a>,
    number: u64,
    pub(super) seed: Seed,
    pub(super) record: Record<G>,
    pub(super) lists: Lists<G>,
    /// Chooses for the seats.
    player: Fast,
    /// Chooses what the laws look at; a stream of its own, so that care does not change the game.
    pub(super) probe: Fast,
    listed: u64,
    longest_list: usize,
    chance: usize,
}

impl<'a, G: Game> Run<'a, G> {
    pub(super) fn new(
        content: &'static G::Content,
        options: &'a Options,
        number: u64,
        care: Care<'a>,
    ) -> Run<'a, G> {
        let seed = Seed::from_number(number);
        Run {
            content,
            options,
            care,
            number,
            seed,
            record: Record::begin(content, options.clone(), seed.hash(), 0),
            lists: Lists::default(),
            player: fast(number, 0),
            probe: fast(number, 1),
            listed: 0,
            longest_list: 0,
            chance: 0,
        }
    }

    /// The game so far, with its seed.
    pub(super) fn evidence(self) -> Record<G> {
        let mut record = self.record;
        if record.end.is_none() {
            record.abandon(self.seed);
        }
        record
    }

    pub(super) fn play(&mut self) -> Result<Report, Broken> {
        let mut state = self.begin()?;
        let mut moment = Moment::of(&state);
        loop {
            self.check_lists(&state)?;
            if self.is_due(self.care.save_every) {
                self.check_saving(&state)?;
            }
            if self.is_due(self.care.json_every) {
                self.check_words(&state)?;
            }
            match state.asks() {
                Asks::Nobody => break,
                Asks::Chance if self.is_due(self.care.json_every) && self.is_kept() => {
                    self.check_odds(&state)?;
                }
                Asks::Chance | Asks::Seat(_) => {}
            }
            law("end", self.record.moves.len() < G::LONGEST, || {
                format!("the game is not over after {} choices", G::LONGEST)
            })?;
            self.step(&mut state, &mut moment)?;
        }
        self.finish(state)
    }

    /// Whether something that happens every so many choices happens now.
    pub(super) fn is_due(&self, every: usize) -> bool {
        every > 0 && (self.record.moves.len() as u64 + self.number).is_multiple_of(every as u64)
    }

    /// Whether this is one of the games whose record is checked.
    fn is_kept(&self) -> bool {
        self.care.record_every > 0 && self.number.is_multiple_of(self.care.record_every)
    }

    fn begin(&self) -> Result<G, Broken> {
        let wrong = |e: crate::SetupError| Broken { law: "setup", message: e.to_string() };
        let state = G::begin(self.content, self.options).map_err(wrong)?;
        let again = G::begin(self.content, &state.options()).map_err(wrong)?;
        law("setup", again == state, || "the game's own options begin another game".into())?;
        check_audit(&state, "the first state")?;
        Ok(state)
    }

    /// Makes one choice, twice over, and checks what comes of it.
    fn step(&mut self, state: &mut G, moment: &mut Moment<G>) -> Lawful {
        let choice = self.choose(state)?;
        self.record.push(state.asks(), choice, 0);
        moment.before.clone_from(state);
        moment.choice = Some(choice);
        moment.events.clear();
        state.apply(choice, &mut Silent);
        moment.after.clone_from(&moment.before);
        moment.after.apply(choice, &mut moment.events);
        law("apply", moment.after == *state, || {
            format!("{choice:?} leads to two states when applied twice")
        })?;
        law("hash", hash(&moment.after) == hash(state), || "equal states hash differently".into())?;
        check_audit(state, "the state")?;
        if self.is_due(self.care.undo_every) {
            self.check_undo(moment)?;
        }
        if self.is_due(self.care.eyes_every) || self.is_due(self.care.json_every) {
            self.check_eyes(moment)?;
        }
        if self.is_due(self.care.json_every) {
            self.check_event_words(&moment.events)?;
        }
        Ok(())
    }

    /// Chance draws from the table's stream, so that the record verifies; a seat takes any choice.
    fn choose(&mut self, state: &G) -> Result<G::Choice, Broken> {
        let list = &self.lists.list;
        self.listed += list.len() as u64;
        self.longest_list = self.longest_list.max(list.len());
        if state.asks() != Asks::Chance {
            return Ok(list[self.player.below(list.len() as u32) as usize]);
        }
        self.chance += 1;
        let mut dice = self.seed.dice(self.record.moves.len() as u64);
        let drawn = state.draw(&mut dice);
        law("chance", self.lists.set.contains(&drawn), || {
            format!("{drawn:?} is drawn but not listed")
        })?;
        Ok(drawn)
    }

    fn finish(&mut self, state: G) -> Result<Report, Broken> {
        let standings = state.standings();
        check_standings(&standings, state.seats())?;
        self.check_standings_words(&standings)?;
        self.record.finish(self.seed, &standings);
        if self.is_kept() {
            self.check_record(&state)?;
        }
        Ok(Report {
            choices: self.record.moves.len(),
            chance: self.chance,
            listed: self.listed,
            longest_list: self.longest_list,
            standings,
        })
    }

    /// The record is read back as it was written, leads to the same state, verifies, and keeps what
    /// can be taken back.
    fn check_record(&mut self, state: &G) -> Lawful {
        let broken =
            |e: crate::record::RecordError| Broken { law: "record", message: e.to_string() };
        let read = Record::<G>::read(&self.record.write()).map_err(broken)?;
        law("record", read == self.record, || "another record is read than was written".into())?;
        let replayed = read.replay(self.content).map_err(broken)?;
        law("record", replayed == *state, || "the replay ends in another state".into())?;
        let verdict = read.verify(self.content).map_err(broken)?;
        law("record", verdict.finished, || "a finished game is not known as such".into())?;
        self.check_barrier(read)
    }
}

fn hash<G: Game>(state: &G) -> u64 {
    BuildHasherDefault::<Mix>::default().hash_one(state)
}

pub(super) fn check_audit<G: Game>(state: &G, what: &str) -> Lawful {
    state
        .audit()
        .map_err(|Breach(breach)| Broken { law: "audit", message: format!("{what}: {breach}") })
}

/// Every seat stands there, in order, with its place, and its sources make its points.
fn check_standings(standings: &Standings, seats: u8) -> Lawful {
    let order = standings.0.iter().map(|s| s.seat.0);
    law("standings", order.eq(0..seats), || "not every seat stands there in order".into())?;
    let ranked = Standings::ranked(standings.0.clone());
    law("standings", ranked == *standings, || "the places do not follow from the points".into())?;
    for standing in &standings.0 {
        let sum = standing.sources.iter().fold(Points::default(), |sum, (_, p)| sum + *p);
        law("standings", sum == standing.points, || {
            let (seat, points) = (standing.seat.0, standing.points);
            format!("seat {seat} has {points} points, but its sources make {sum}")
        })?;
    }
    Ok(())
}
