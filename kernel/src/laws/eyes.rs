//! The laws of views, worlds and secrets: nobody holds what they may not see.

use super::run::{Run, check_audit};
use super::{Lawful, law};
use crate::View;
use crate::{Asks, Dice, Eyes, Game, Silent};
use serde::Serialize;

/// How far an imagined world is played to see whether it holds.
const PLAYED: usize = 8;

/// One choice: the state in which it was made, what was said, and the state it led to.
pub(super) struct Moment<G: Game> {
    pub(super) before: G,
    pub(super) choice: Option<G::Choice>,
    pub(super) events: Vec<G::Event>,
    pub(super) after: G,
}

impl<G: Game> Moment<G> {
    pub(super) fn of(state: &G) -> Moment<G> {
        Moment { before: state.clone(), choice: None, events: Vec::new(), after: state.clone() }
    }

    /// What would have happened with another choice, or in another world.
    pub(super) fn other(before: &G, choice: G::Choice) -> Moment<G> {
        let mut moment = Moment::of(before);
        moment.choice = Some(choice);
        moment.after.apply(choice, &mut moment.events);
        moment
    }

    /// What a pair of eyes sees of it.
    fn seen(&self, eyes: Eyes) -> (View<G>, Vec<G::Event>) {
        let events = self.events.iter().map(|event| G::redact_event(*event, eyes)).collect();
        (View::of(&self.after, eyes), events)
    }
}

impl<G: Game> Run<'_, G> {
    pub(super) fn check_eyes(&mut self, moment: &Moment<G>) -> Lawful {
        let seats = moment.before.options().seats;
        if self.care.all_eyes {
            return Eyes::all(seats).try_for_each(|eyes| self.check_pair(moment, eyes));
        }
        let turn = self.probe.below(u32::from(seats) + 1) as usize;
        Eyes::all(seats).skip(turn).take(1).try_for_each(|eyes| self.check_pair(moment, eyes))
    }

    fn check_pair(&mut self, moment: &Moment<G>, eyes: Eyes) -> Lawful {
        let view = View::of(&moment.before, eyes);
        let world = self.check_view(moment, &view)?;
        self.check_own(moment, &view)?;
        self.check_worlds(moment, &world, eyes)?;
        self.check_secrets(moment, eyes)
    }

    /// Redaction is stable, and one imagined world looks exactly like the real one.
    fn check_view(&mut self, moment: &Moment<G>, view: &View<G>) -> Result<G, super::Broken> {
        let eyes = view.eyes();
        law("views", view.state().asks() == moment.before.asks(), || {
            format!("{eyes:?} do not see who is asked")
        })?;
        law("views", View::of(view.state(), eyes) == *view, || {
            format!("what {eyes:?} see changes when redacted again")
        })?;
        check_audit(view.state(), "a view")?;
        let world = view.imagine(&mut self.probe);
        check_audit(&world, "an imagined world")?;
        let imagined = View::of(&world, eyes);
        law("views", imagined == *view, || {
            format!("{eyes:?} can tell an imagined world from the real one")
        })?;
        if self.is_due(self.care.json_every) {
            law("views", json(imagined.state()) == json(view.state()), || {
                format!("{eyes:?} can tell an imagined world from the real one by its JSON")
            })?;
            self.check_imagined(&world)?;
        }
        Ok(world)
    }

    /// Nothing is left to imagine in an imagined world, and it can be played.
    fn check_imagined(&mut self, world: &G) -> Lawful {
        let (once, mut world) = (world, world.clone());
        world.imagine(&mut self.probe);
        law("views", world == *once, || "imagining changes what is known".into())?;
        let mut list = Vec::new();
        for _ in 0..PLAYED {
            world.choices(&mut list);
            let choice = match world.asks() {
                Asks::Nobody => break,
                Asks::Chance => world.draw(&mut self.probe),
                Asks::Seat(seat) if list.is_empty() => {
                    return law("views", false, || format!("{seat:?} has no choice in a dream"));
                }
                Asks::Seat(_) => list[self.probe.below(list.len() as u32) as usize],
            };
            law("views", list.contains(&choice), || format!("{choice:?} is only dreamt of"))?;
            world.apply(choice, &mut Silent);
            check_audit(&world, "a world imagined and played")?;
        }
        Ok(())
    }

    /// Whoever is asked sees all that decides what is possible, and what they chose.
    fn check_own(&mut self, moment: &Moment<G>, view: &View<G>) -> Lawful {
        let (Eyes::Seat(seat), Some(choice)) = (view.eyes(), moment.choice) else { return Ok(()) };
        if moment.before.asks() != Asks::Seat(seat) {
            return Ok(());
        }
        let lists = &mut self.lists;
        view.state().choices(&mut lists.other_list);
        lists.other_set.clear();
        lists.other_set.extend(lists.other_list.iter().copied());
        law("views", lists.other_set == lists.set, || {
            let missing = lists.set.symmetric_difference(&lists.other_set).next();
            format!("seat {} has {missing:?} in its view or really, but not both", seat.0)
        })?;
        let seen = moment.before.redact_choice(choice, view.eyes());
        law("views", seen == Some(choice), || format!("seat {} does not see its choice", seat.0))
    }

    /// A choice that these eyes see in full, and that reveals nothing, is followed by the same
    /// sights when it is made in the real world and in one that looks the same.
    fn check_worlds(&mut self, moment: &Moment<G>, world: &G, eyes: Eyes) -> Lawful {
        let Some(choice) = moment.choice else { return Ok(()) };
        let is_seen = moment.before.redact_choice(choice, eyes) == Some(choice);
        if !is_seen || moment.before.is_revealing(choice) || world.refuse(choice).is_some() {
            return Ok(());
        }
        let other = Moment::other(world, choice);
        self.check_alike("worlds", moment, &other, eyes)
    }

    /// Two choices that look the same to these eyes are followed by the same sights.
    fn check_secrets(&mut self, moment: &Moment<G>, eyes: Eyes) -> Lawful {
        let Some(choice) = moment.choice else { return Ok(()) };
        let seen = moment.before.redact_choice(choice, eyes);
        if seen == Some(choice) {
            return Ok(());
        }
        let list = &self.lists.list;
        let other = list[self.probe.below(list.len() as u32) as usize];
        if other == choice || moment.before.redact_choice(other, eyes) != seen {
            return Ok(());
        }
        let other = Moment::other(&moment.before, other);
        self.check_alike("secrets", moment, &other, eyes)
    }

    pub(super) fn check_alike(
        &self,
        name: &'static str,
        real: &Moment<G>,
        other: &Moment<G>,
        eyes: Eyes,
    ) -> Lawful {
        let (real_view, real_events) = real.seen(eyes);
        let (other_view, other_events) = other.seen(eyes);
        let told = |what: &str| {
            let (real, other) = (real.choice, other.choice);
            format!("{eyes:?} can tell {real:?} from {other:?} elsewhere by the {what}")
        };
        law(name, real_view == other_view, || told("state"))?;
        law(name, real_events == other_events, || told("events"))?;
        if self.is_due(self.care.json_every) {
            let alike = json(real_view.state()) == json(other_view.state())
                && json(&real_events) == json(&other_events);
            law(name, alike, || told("JSON"))?;
        }
        Ok(())
    }
}

fn json<T: Serialize>(value: &T) -> Vec<u8> {
    serde_json::to_vec(value).unwrap_or_default()
}
