//! Strength against somebody, and who is ahead of whom.

use crate::content::MilitaryType;
use crate::state::*;
use kernel::Seat;

impl Ages {
    /// Strength in an attack on somebody: pacts that end by it do not count, those that help the
    /// attacker do.
    pub(crate) fn attack_strength(&self, seat: Seat, against: Seat) -> u16 {
        let mut strength = self.player(seat).ratings.strength as i32;
        for (card, partner, side) in self.pacts_of(seat) {
            let MilitaryType::Pact(pact) = self.rules().military(card).what else { continue };
            if partner != against {
                continue;
            }
            strength += i32::from(pact.attacker_strength);
            if pact.ends_on_attack {
                strength -= i32::from(pact.gives[side as usize].strength);
            }
        }
        strength.max(0) as u16
    }

    /// Strength of somebody who is attacked: pacts with the attacker that end by it do not count.
    pub(crate) fn defence_strength(&self, seat: Seat, by: Seat) -> u16 {
        let mut strength = self.player(seat).ratings.strength as i32;
        for (card, partner, side) in self.pacts_of(seat) {
            let MilitaryType::Pact(pact) = self.rules().military(card).what else { continue };
            if partner == by && pact.ends_on_attack {
                strength -= i32::from(pact.gives[side as usize].strength);
            }
        }
        strength.max(0) as u16
    }

    /// Seats that still play from the highest to the lowest of a rating. Of equals the current
    /// player, or whoever sits closest to him clockwise, counts as higher (rulebook, "Resolving an
    /// event").
    pub(crate) fn ranking(
        &self,
        of: impl Fn(&Ages, Seat) -> i32,
    ) -> arrayvec::ArrayVec<Seat, MOST_SEATS> {
        let mut seats: arrayvec::ArrayVec<Seat, MOST_SEATS> =
            self.playing_from(self.current).collect();
        seats.sort_by_key(|&seat| std::cmp::Reverse(of(self, seat)));
        seats
    }
}
