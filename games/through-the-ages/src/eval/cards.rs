//! Features of cards in play, in hand and under construction.

use super::eye::Eye;
use super::groups::Group;
use crate::content::{Bounty, Civil, CivilType, Happening, MilitaryType};
use crate::parts::*;
use kernel::Seat;
use kernel::pen::Pen;

const HAND: [f32; 10] = [0.0, 1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0, 8.0, 10.0];
const LEFT: [f32; 6] = [0.0, 2.0, 4.0, 7.0, 10.0, 15.0];

pub fn write(eye: &Eye, pen: &mut Pen) {
    in_play(eye, pen);
    hand(eye, pen);
    unfinished(eye, pen);
    military(eye, pen);
    pacts(eye, pen);
    events(eye, pen);
}

fn own(eye: &Eye, card: CivilId, pen: &mut Pen) {
    pen.put(Group::Own, card.index(), 1.0);
    pen.put(Group::OwnTime, card.index(), eye.time());
}

fn in_play(eye: &Eye, pen: &mut Pen) {
    let (rules, me) = (eye.game.rules(), eye.me);
    for &kind in Kind::ALL {
        // What everybody has from the start says nothing.
        for level in me.levels(kind).filter(|&level| level > 0) {
            if let Some(card) = rules.techs[kind][usize::from(level)] {
                own(eye, card, pen);
            }
        }
    }
    me.specials.values().flatten().for_each(|&card| own(eye, card, pen));
    own(eye, me.government, pen);
    me.leader.into_iter().for_each(|card| own(eye, card, pen));
    let mut ruins = 0.0;
    for wonder in &me.wonders {
        match wonder.is_ruin {
            true => ruins += 0.5,
            false => own(eye, wonder.card, pen),
        }
    }
    pen.put(Group::Ruins, 0, ruins);
    pen.one(Group::Wonders, me.wonders.len());
    let age = eye.game.age.level().min(3);
    if me.leaders_taken.has(Age::of(age)) {
        pen.one(Group::LeaderAges, age.into());
    }
}

fn hand(eye: &Eye, pen: &mut Pen) {
    let me = eye.me;
    for (card, copies) in counted(&me.hand) {
        pen.put(Group::Hand, card.index(), copies);
        if is_ready(eye, eye.game.rules().civil(card)) {
            pen.put(Group::Ready, card.index(), copies);
        }
    }
    pen.hat(Group::HandSize, &HAND, me.hand.len() as f32);
}

/// Each card of a hand, in which copies stand side by side, once with their number.
fn counted<C: Copy + PartialEq>(cards: &[C]) -> impl Iterator<Item = (C, f32)> {
    cards.chunk_by(C::eq).map(|copies| (copies[0], copies.len() as f32))
}

/// Whether the science for it is there.
fn is_ready(eye: &Eye, card: &Civil) -> bool {
    let price = if card.what == CivilType::Government { card.revolution } else { card.science };
    eye.me.science >= price.into()
}

fn unfinished(eye: &Eye, pen: &mut Pen) {
    let Some(wonder) = eye.me.unfinished else { return };
    let card = eye.game.rules().civil(wonder.card);
    let cost = |stages: &[u8]| stages.iter().map(|&cost| f32::from(cost)).sum::<f32>();
    let left = cost(&card.stages[usize::from(wonder.stages).min(card.stages.len())..]);
    pen.put(Group::Begun, wonder.card.index(), 1.0);
    pen.put(Group::BegunPart, wonder.card.index(), 1.0 - left / cost(&card.stages).max(1.0));
    pen.hat(Group::BegunLeft, &LEFT, left);
    let points = |seat: Seat| -> u16 {
        card.powers.iter().map(|&power| eye.game.points_at_once(seat, power)).sum()
    };
    let points = f32::from(points(eye.seat)) / 30.0;
    pen.put(Group::AtOnce, 0, points);
    pen.put(Group::AtOnce, 1, points / (1.0 + left / 4.0));
}

fn military(eye: &Eye, pen: &mut Pen) {
    let (rules, me) = (eye.game.rules(), eye.me);
    for (card, copies) in counted(me.military.known()) {
        pen.put(Group::Military, card.index(), copies);
    }
    pen.hat(Group::MilitarySize, &HAND, me.military.len() as f32);
    if let Some(tactic) = me.tactic {
        pen.put(Group::Tactic, tactic.card.index(), 1.0);
    }
    for card in me.colonies.iter() {
        if let Some(place) = territory(&rules.military(card).what, rules.military(card).level()) {
            pen.put(Group::Colony, place, 1.0);
            pen.put(Group::ColonyTime, place, eye.time());
        }
    }
}

/// The number of a territory among their kinds.
pub fn territory(what: &MilitaryType, level: u8) -> Option<usize> {
    let MilitaryType::Territory(bounty) = what else { return None };
    let kind = match bounty {
        Bounty::Science(_) => 0,
        Bounty::Culture(_) => 1,
        Bounty::Food(_) => 2,
        Bounty::Resources(_) => 3,
        Bounty::Population(_) => 4,
        Bounty::Draw(_) => 5,
    };
    Some(kind + if level > 1 { 6 } else { 0 })
}

fn pacts(eye: &Eye, pen: &mut Pen) {
    for (card, _, side) in eye.game.pacts_of(eye.seat) {
        let group = if side == Side::A { Group::Pact } else { Group::PactB };
        pen.put(group, card.index(), 1.0);
    }
}

/// Events that this seat put into the decks, and what the last ones would score now.
fn events(eye: &Eye, pen: &mut Pen) {
    let (game, rules) = (eye.game, eye.game.rules());
    let events = &game.events;
    let lying = events.current.or(events.future);
    let known = events.prepared[eye.seat.index()].and(lying);
    let last = rules.events[Age::III as usize];
    for card in known.iter() {
        pen.put(Group::Prepared, card.index(), 1.0);
    }
    if game.age < Age::III {
        return;
    }
    let rivals = eye.rivals().count().max(1) as f32;
    let (mut own, mut others, mut guess, mut cards) = (0.0, 0.0, 0.0, 0.0);
    for card in last.without(events.past).iter() {
        let MilitaryType::Event(Happening::Impact(what)) = rules.military(card).what else {
            continue;
        };
        let points = game.impact(what, eye.seat) as f32;
        if known.has(card) {
            own += points;
            others += eye.rivals().map(|s| game.impact(what, s) as f32).sum::<f32>() / rivals;
        } else {
            guess += points;
            cards += 1.0;
        }
    }
    pen.put(Group::Impact, 0, own / 20.0);
    pen.put(Group::Impact, 1, (own - others) / 20.0);
    let hidden = lying.and(last).without(known).len() as f32;
    let hidden = hidden + f32::from(events.hidden[3] + events.hidden_future[3]);
    let guess = if cards > 0.0 { guess / cards } else { 0.0 };
    pen.put(Group::Impacts, 0, guess / 10.0);
    pen.put(Group::Impacts, 1, guess * hidden / 50.0);
    pen.put(Group::Impacts, 2, hidden / 5.0);
}
