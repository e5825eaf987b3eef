//! Features of strength beside that of others, of wars, attacks and colonization.

use super::cards::territory;
use super::eye::Eye;
use super::groups::{Group, SPOILS};
use crate::content::{Assault, MilitaryType, Spoils};
use crate::state::*;
use crate::task::{Attack, Question, Task};
use kernel::Seat;
use kernel::pen::Pen;

const STEPS: [f32; 13] =
    [-20.0, -12.0, -8.0, -5.0, -3.0, -1.0, 0.0, 1.0, 3.0, 5.0, 8.0, 12.0, 20.0];

pub fn write(eye: &Eye, pen: &mut Pen) {
    strength(eye, pen);
    wars(eye, pen);
    for &task in eye.game.agenda.tasks() {
        if let Task::Ask(against, Question::Defend(with)) = task {
            attack(eye, pen, against, with);
        }
    }
    if let Some(auction) = &eye.game.auction {
        bidding(eye, auction, pen);
    }
}

fn strength(eye: &Eye, pen: &mut Pen) {
    let own = f32::from(eye.me.ratings.strength);
    let of = |seat: Seat| f32::from(eye.game.player(seat).ratings.strength);
    let most = eye.rivals().map(of).fold(f32::MIN, f32::max);
    let least = eye.rivals().map(of).fold(f32::MAX, f32::min);
    if most < 0.0 {
        return;
    }
    pen.hat(Group::Lead, &STEPS, own - most);
    let late = eye.late();
    let mut right = 1;
    while right < STEPS.len() - 1 && STEPS[right] < own - most {
        right += 1;
    }
    let (low, high) = (STEPS[right - 1], STEPS[right]);
    let share = ((own - most - low) / (high - low)).clamp(0.0, 1.0);
    pen.put(Group::LeadLate, right - 1, (1.0 - share) * late);
    pen.put(Group::LeadLate, right, share * late);
    pen.hat(Group::Margin, &STEPS, own - least);
    pen.one(Group::Rank, eye.rivals().filter(|&seat| of(seat) > own).count());
}

fn wars(eye: &Eye, pen: &mut Pen) {
    let strength = |seat: Seat| f32::from(eye.game.player(seat).ratings.strength);
    for war in &eye.game.wars {
        let MilitaryType::War(spoils) = eye.game.rules().military(war.card).what else { continue };
        let kind = match spoils {
            Spoils::Yellow { .. } => 0,
            Spoils::Science => 1,
            Spoils::Culture { .. } => 2,
        };
        let (place, other) = match eye.seat {
            seat if seat == war.by => (kind, war.against),
            seat if seat == war.against => (SPOILS + kind, war.by),
            _ => continue,
        };
        pen.put(Group::WarOn, place, 1.0);
        let odds = (strength(eye.seat) - strength(other)) / 10.0;
        pen.put(Group::WarOdds, place, odds.clamp(-2.0, 2.0));
    }
}

/// An aggression that somebody has to answer.
fn attack(eye: &Eye, pen: &mut Pen, against: Seat, Attack { by, card, strength }: Attack) {
    let game = eye.game;
    let MilitaryType::Aggression(assault) = game.rules().military(card).what else { return };
    let kind = match assault {
        Assault::Plunder(_) => 0,
        Assault::Raid { .. } => 1,
        Assault::Enslave { .. } => 2,
        Assault::Spy(_) => 3,
        Assault::Annex => 4,
        Assault::Infiltrate(_) => 5,
        Assault::Intervene(_) => 6,
    };
    let lacks = (f32::from(strength) - f32::from(game.defence_strength(against, by))) / 5.0;
    let cards = game.player(against).military.len() as f32 / 5.0;
    let (on, odds) = match eye.seat {
        seat if seat == by => (Group::Attack, Group::AttackOdds),
        seat if seat == against => (Group::Attacked, Group::AttackedOdds),
        _ => return,
    };
    pen.put(on, kind, 1.0);
    pen.put(odds, 0, lacks.clamp(-2.0, 2.0));
    pen.put(odds, 1, cards);
    pen.put(odds, 2, game.pledges.len() as f32 / 3.0);
}

fn bidding(eye: &Eye, auction: &Auction, pen: &mut Pen) {
    let card = eye.game.rules().military(auction.territory);
    let Some(place) = territory(&card.what, card.level()) else { return };
    if auction.by == Some(eye.seat) {
        pen.put(Group::Bidding, place, 1.0);
        pen.put(Group::BidFor, 0, f32::from(auction.bid) / 8.0);
        let sent: u8 = auction.force.iter().flatten().sum();
        pen.put(Group::Force, 0, f32::from(sent) / 3.0);
        pen.put(Group::Force, 1, f32::from(auction.bonus) / 5.0);
        pen.put(Group::Force, 2, f32::from(auction.discarded) / 2.0);
    } else if auction.bidding.has(eye.seat) {
        pen.put(Group::MayBid, place, 1.0);
        pen.put(Group::BidFor, 1, f32::from(auction.bid) / 8.0);
    }
}
