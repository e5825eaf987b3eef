//! Armies: units in the groups that a tactic asks for (rulebook, "Tactics").

use crate::content::{Army, MilitaryType, Power};
use crate::parts::*;
use crate::state::*;
use kernel::Seat;

/// Units by infantry, cavalry, artillery, air, and by level.
pub type Units = [[u8; LEVELS]; 4];

impl Ages {
    /// All units of a seat.
    pub(crate) fn units(&self, seat: Seat) -> Units {
        Kind::UNITS.map(|kind| self.player(seat).workers[kind])
    }

    /// What a seat's current tactic makes of some units: the strength of the armies alone.
    pub(crate) fn army_strength(&self, seat: Seat, units: &Units) -> u16 {
        let Some(tactic) = self.player(seat).tactic else { return 0 };
        let card = self.rules().military(tactic.card);
        let MilitaryType::Tactic(army) = card.what else { return 0 };
        let as_cavalry = self.leads_with(seat, Power::InfantryAsCavalry);
        strongest(army, card.level(), units, as_cavalry)
    }

    /// What units are worth by themselves.
    pub(crate) fn unit_strength(&self, units: &Units) -> u16 {
        let mut strength = 0;
        for (kind, counts) in Kind::UNITS.into_iter().zip(units) {
            for (level, &count) in counts.iter().enumerate().filter(|(_, count)| **count > 0) {
                let each =
                    self.rules().tech(kind, level as u8).map_or(0, |card| card.gives.strength);
                strength += u16::from(count) * each.max(0) as u16;
            }
        }
        strength
    }
}

/// The greatest strength of armies that these units can form: as many armies without old units as
/// possible, the rest outdated; each air unit doubles one army, the best first. "Your armies always
/// form so that your strength is greatest."
pub(crate) fn strongest(army: Army, level: u8, units: &Units, as_cavalry: bool) -> u16 {
    // Older by two ages or more makes an army outdated.
    let first_modern = usize::from(level.saturating_sub(1));
    let modern = |kind: usize| -> u8 { units[kind][first_modern..].iter().sum() };
    let all = |kind: usize| -> u8 { units[kind].iter().sum() };
    let air = all(3);
    let new = Pool { infantry: modern(0), cavalry: modern(1), artillery: modern(2) };
    let every = Pool { infantry: all(0), cavalry: all(1), artillery: all(2) };
    let most = new.armies(army, as_cavalry);
    let mut best = 0;
    for full in 0..=most {
        let Some(rest) = every.without(new, army, full, as_cavalry) else { continue };
        let old = rest.armies(army, as_cavalry);
        let doubled_full = air.min(full);
        let doubled_old = (air - doubled_full).min(old);
        let strength = u16::from(full + doubled_full) * u16::from(army.strength)
            + u16::from(old + doubled_old) * u16::from(army.outdated);
        best = best.max(strength);
    }
    best
}

#[derive(Clone, Copy)]
struct Pool {
    infantry: u8,
    cavalry: u8,
    artillery: u8,
}

impl Pool {
    /// How many armies these units make.
    fn armies(self, army: Army, as_cavalry: bool) -> u8 {
        let most = |have: u8, need: u8| have.checked_div(need).unwrap_or(u8::MAX);
        let by_artillery = most(self.artillery, army.artillery);
        let by_infantry = most(self.infantry, army.infantry);
        let by_cavalry = match as_cavalry {
            false => most(self.cavalry, army.cavalry),
            // Infantry left over rides as well.
            true => most(self.infantry + self.cavalry, army.infantry + army.cavalry),
        };
        by_artillery.min(by_infantry).min(by_cavalry)
    }

    /// What is left after so many armies of modern units only, with as little infantry on
    /// horseback as possible; nothing if there are not so many.
    fn without(self, new: Pool, army: Army, armies: u8, as_cavalry: bool) -> Option<Pool> {
        let riders = (army.cavalry * armies).saturating_sub(new.cavalry);
        if riders > 0 && !as_cavalry {
            return None;
        }
        Some(Pool {
            infantry: self.infantry.checked_sub(army.infantry * armies + riders)?,
            cavalry: self.cavalry.checked_sub(army.cavalry * armies - riders)?,
            artillery: self.artillery.checked_sub(army.artillery * armies)?,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const fn army(infantry: u8, cavalry: u8, artillery: u8, strength: u8, outdated: u8) -> Army {
        Army { infantry, cavalry, artillery, strength, outdated }
    }

    fn units(text: [&str; 4]) -> Units {
        text.map(|levels| {
            let mut counts = [0; LEVELS];
            levels.bytes().enumerate().for_each(|(level, digit)| counts[level] = digit - b'0');
            counts
        })
    }

    #[track_caller]
    fn check(army: Army, level: u8, have: [&str; 4], expected: u16) {
        assert_eq!(strongest(army, level, &units(have), false), expected);
    }

    #[test]
    fn an_army_needs_all_its_units() {
        let phalanx = army(2, 1, 0, 3, 3);
        check(phalanx, 1, ["2000", "0000", "0000", "0000"], 0);
        check(phalanx, 1, ["1100", "0100", "0000", "0000"], 3);
        check(phalanx, 1, ["4000", "0200", "0000", "0000"], 6);
        check(phalanx, 1, ["5000", "0100", "0000", "0000"], 3);
    }

    #[test]
    fn a_unit_two_ages_older_makes_an_army_outdated() {
        let conquistadors = army(1, 2, 0, 5, 3);
        check(conquistadors, 2, ["1000", "0200", "0000", "0000"], 3);
        check(conquistadors, 2, ["0100", "0200", "0000", "0000"], 5);
        check(conquistadors, 2, ["1100", "0400", "0000", "0000"], 8);
    }

    #[test]
    fn an_air_unit_doubles_one_army_and_the_best_first() {
        let modern = army(2, 1, 1, 13, 7);
        check(modern, 3, ["0002", "0001", "0001", "0001"], 26);
        check(modern, 3, ["0002", "0001", "0001", "0002"], 26);
        check(modern, 3, ["2002", "0002", "0002", "0001"], 33);
        check(modern, 3, ["2002", "0002", "0002", "0002"], 40);
    }

    #[test]
    fn an_outdated_army_with_an_air_unit_counts_its_lower_strength_twice() {
        check(army(2, 1, 1, 13, 7), 3, ["2000", "0001", "0001", "0001"], 14);
    }

    #[test]
    fn infantry_may_ride_where_the_leader_says_so() {
        let cavalry = army(0, 3, 0, 4, 4);
        let have = units(["2000", "0100", "0000", "0000"]);
        assert_eq!(strongest(cavalry, 1, &have, false), 0);
        assert_eq!(strongest(cavalry, 1, &have, true), 4);
        let phalanx = army(2, 1, 0, 3, 3);
        assert_eq!(strongest(phalanx, 1, &units(["3000", "0000", "0000", "0000"]), true), 3);
        assert_eq!(strongest(phalanx, 1, &units(["2000", "0000", "0000", "0000"]), true), 0);
    }

    #[test]
    fn riders_are_spared_where_that_makes_more_armies() {
        // One modern army of one modern infantry and one modern infantry on horseback leaves an
        // old rider without infantry: two outdated armies are better only if they are worth more.
        let army = army(1, 1, 0, 5, 3);
        let have = units(["0020", "1000", "0000", "0000"]);
        assert_eq!(strongest(army, 2, &have, true), 5);
        let have = units(["0020", "2000", "0000", "0000"]);
        assert_eq!(strongest(army, 2, &have, true), 6);
    }
}
