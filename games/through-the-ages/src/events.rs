//! Current events: the decks, turning events over, and what they do (rulebook, "Current events").

mod early;
mod impact;
mod later;
mod questions;

use crate::content::{Happening, MilitaryType};
use crate::event::Event;
use crate::parts::*;
use crate::state::*;
use crate::task::{Draw, Job, Question, Step, Task};
use arrayvec::ArrayVec;
use kernel::{Log, Seat};

impl Ages {
    /// The cards that can lie on top of the current events: of the earliest age there. Somebody may
    /// have looked at it.
    pub(crate) fn next_events(&self) -> Cards {
        let events = &self.events;
        if let Some(top) = events.top
            && let Some(card) = top.card.known()
        {
            return Cards::of(card);
        }
        for level in 0..LEVELS {
            let known = events.current.and(self.rules().events[level]);
            // Events of Age A are unknown to everybody: any that has not come yet.
            if level == 0 && events.hidden[0] > 0 {
                return self.rules().first_events.without(events.past);
            }
            if !known.is_empty() {
                return known;
            }
        }
        Cards::EMPTY
    }

    /// `Draw::RevealEvent`: the card leaves the deck and is past once it is resolved; a deck that
    /// has run out is made from the future events after that.
    pub(crate) fn reveal_event(&mut self, card: MilitaryId, log: &mut impl Log<Event>) {
        self.agenda.pop();
        let events = &mut self.events;
        if events.current.has(card) {
            events.current.remove(card);
        } else {
            events.hidden[0] -= 1;
        }
        events.top = None;
        events.past.add(card);
        events.prepared.iter_mut().for_each(|known| known.remove(card));
        log.say(Event::EventCame { card });
        self.agenda.run(Step::RenewEvents);
        self.agenda.run(Step::Resolve(card));
    }

    /// `Step::RenewEvents`: "If that was the last card of the current events…"
    pub(crate) fn renew_events(&mut self, log: &mut impl Log<Event>) {
        let events = &mut self.events;
        if events.left() > 0 {
            return;
        }
        events.current = std::mem::take(&mut events.future);
        events.hidden = std::mem::take(&mut events.hidden_future);
        if events.left() > 0 {
            log.say(Event::EventsRenewed);
        }
    }

    /// `Draw::LookAtEvent`: Joan of Arc looks at the top card; it stays on top.
    pub(crate) fn peek(&mut self, seat: Seat, card: Held, log: &mut impl Log<Event>) {
        self.agenda.pop();
        if let Some(known) = card.known()
            && !self.events.current.has(known)
        {
            self.events.current.add(known);
            self.events.hidden[0] -= 1;
        }
        self.events.top = Some(Top { card, seen_by: seat });
        log.say(Event::Looked { seat, card, age: self.age_of(card) });
    }

    /// `Step::Resolve`: an event does what it says; a territory is auctioned.
    pub(crate) fn resolve_event(&mut self, card: MilitaryId, log: &mut impl Log<Event>) {
        match self.rules().military(card).what {
            MilitaryType::Territory(_) => self.begin_auction(card, log),
            MilitaryType::Event(what) => self.happen(what, log),
            MilitaryType::Bonus { .. }
            | MilitaryType::Tactic(_)
            | MilitaryType::Aggression(_)
            | MilitaryType::War(_)
            | MilitaryType::Pact(_) => unreachable!("{card} is not green"),
        }
    }

    /// What an event does (the texts of the cards).
    fn happen(&mut self, what: Happening, log: &mut impl Log<Event>) {
        use Happening as H;
        use Question as Q;
        match what {
            H::EachGains { science, food, resources } => {
                self.each_gains(science, food, resources, log);
            }
            H::EachGainsEither(count) => self.ask_everybody(Q::GainEither { count }),
            H::EachMayDevelop(less) => {
                self.ask_everybody(Q::Work { job: Job::Civilization { less } });
            }
            H::EachDraws(left) => {
                self.for_everybody(|seat| Task::Draw(Draw::Cards { seat, left }));
            }
            H::EachMayBuild(kind) => self.ask_everybody(Q::Work { job: Job::Free { kind } }),
            H::EachGrows(count) => self.each(|game, seat| game.gain_population(seat, count, log)),
            H::EachShrinks(count) => {
                self.for_everybody(|seat| Task::Run(Step::LosePopulation { seat, count }));
            }
            H::ScoreCultureRating => self.score_each(|player| player.ratings.culture, log),
            H::ScoreScienceRating => self.each(|game, seat| {
                game.gain_science(seat, game.player(seat).ratings.science, log);
            }),
            H::PopularizeScience => self.score_each(|player| player.ratings.science, log),
            H::ProduceFood => self.each(|game, seat| game.produce_food(seat, log)),
            H::ProduceResources => self.each(|game, seat| game.produce_resources(seat, log)),
            H::LoseAllFood => self.each(|game, seat| game.lose_all_food(seat, log)),
            H::Rebellion(each) => self.rebellion(each, log),
            H::Immigration(count) => self.immigration(count, log),
            H::Barbarians(count) => self.barbarians(count),
            H::BorderConflict(count) => self.border_conflict(count, log),
            H::Crusades { gain, loss } => self.crusades(gain, loss, log),
            H::Foray(total) => self.ask_some(&self.two_strongest(), Q::GainSplit { total }),
            H::Raiders(total) => self.ask_some(&self.two_weakest(), Q::LoseSplit { total }),
            H::ReignOfTerror(count) => self.lose_population(self.weakest(), count),
            H::UncertainBorders(count) => self.uncertain_borders(count, log),
            H::CivilUnrest { culture, blue } => self.civil_unrest(culture, blue, log),
            H::ColdWar(points) => self.cold_war(points, log),
            H::CrimeWave { culture, blue } => self.crime_wave(culture, blue, log),
            H::EconomicProgress => self.each(|game, seat| game.economic_progress(seat, log)),
            H::Emigration => self.emigration(),
            H::Iconoclasm => self.each(|game, seat| game.iconoclasm(seat, log)),
            H::Independence => self.agenda.ask(self.weakest(), Q::LoseColony),
            H::InternationalAgreement(left) => {
                self.agenda.ask(self.strongest(), Q::Agreement { left });
            }
            H::NationalPride(points) => self.national_pride(points, log),
            H::PoliticsOfStrength { gain, loss, .. } if self.age == Age::IV => {
                self.crusades(gain, loss, log);
            }
            H::PoliticsOfStrength { draw, discard, .. } => self.politics_of_strength(draw, discard),
            H::Prosperity(most) => self.each(|game, seat| {
                let food = game.player(seat).ratings.happiness.min(most);
                game.gain(seat, Good::Food, food, log);
            }),
            H::RavagesOfTime { level, .. } => self.ask_everybody(Q::Ravage { level }),
            H::Refugees { culture, population } => self.refugees(culture, population, log),
            H::Terrorism => self.terrorism(),
            H::Impact(what) => self.score_impact(what, Origin::Events, log),
        }
    }

    /// Something for everybody, clockwise from the current player.
    fn each(&mut self, mut what: impl FnMut(&mut Ages, Seat)) {
        self.everybody().into_iter().for_each(|seat| what(self, seat));
    }

    /// Everybody who plays, clockwise from the current player.
    pub(crate) fn everybody(&self) -> ArrayVec<Seat, MOST_SEATS> {
        self.playing_from(self.current).collect()
    }

    /// A task for everybody, the current player first.
    pub(crate) fn for_everybody(&mut self, task: impl Fn(Seat) -> Task) {
        self.everybody().into_iter().rev().for_each(|seat| self.agenda.push(task(seat)));
    }

    /// Asks everybody, the current player first.
    pub(crate) fn ask_everybody(&mut self, question: Question) {
        self.for_everybody(|seat| Task::Ask(seat, question));
    }

    /// Asks some of them, in the order of the table.
    pub(crate) fn ask_some(&mut self, some: &[Seat], question: Question) {
        for seat in self.everybody().into_iter().rev().filter(|seat| some.contains(seat)) {
            self.agenda.ask(seat, question);
        }
    }

    /// From the strongest to the weakest.
    pub(crate) fn by_strength(&self) -> ArrayVec<Seat, MOST_SEATS> {
        self.ranking(|state, seat| state.player(seat).ratings.strength.into())
    }

    /// From the one with most culture points to the one with least.
    pub(crate) fn by_culture(&self) -> ArrayVec<Seat, MOST_SEATS> {
        self.ranking(|state, seat| state.player(seat).culture_total())
    }

    /// The strongest of all.
    pub(crate) fn strongest(&self) -> Seat {
        self.by_strength()[0]
    }

    /// The weakest of all.
    pub(crate) fn weakest(&self) -> Seat {
        let ranked = self.by_strength();
        ranked[ranked.len() - 1]
    }

    /// "The two strongest": with two players only the strongest.
    pub(crate) fn two_strongest(&self) -> ArrayVec<Seat, MOST_SEATS> {
        self.by_strength().into_iter().take(self.two()).collect()
    }

    /// "The two weakest": with two players only the weakest.
    pub(crate) fn two_weakest(&self) -> ArrayVec<Seat, MOST_SEATS> {
        self.by_strength().into_iter().rev().take(self.two()).collect()
    }

    /// How many "two" are.
    fn two(&self) -> usize {
        if self.playing() == 2 { 1 } else { 2 }
    }
}
