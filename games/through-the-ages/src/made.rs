//! What farms, mines, labs and pacts make in a production.

use crate::content::{MilitaryType, Power};
use crate::parts::*;
use crate::state::*;
use kernel::Seat;

impl Ages {
    /// Food that the farms and pacts of a seat make.
    pub fn food_made(&self, seat: Seat) -> u16 {
        let farms: i16 = self.made(seat, Kind::Farm);
        (farms + self.pact_goods(seat).0).max(0) as u16
    }

    /// Resources that mines make; one best mine may make twice as much.
    pub(crate) fn mines_make(&self, seat: Seat) -> u16 {
        let double = if self.doubles_best_mine(seat) {
            let best = self.player(seat).best(Kind::Mine);
            best.map_or(0, |level| i16::from(self.worth(Store::Mine, level)))
        } else {
            0
        };
        (self.made(seat, Kind::Mine) + double) as u16
    }

    /// Resources that labs make under the right leader.
    pub(crate) fn labs_make(&self, seat: Seat) -> u16 {
        if !self.labs_make_resources(seat) {
            return 0;
        }
        let player = self.player(seat);
        let levels = player.levels(Kind::Lab);
        levels
            .map(|level| {
                u16::from(level) * u16::from(player.workers[Kind::Lab][usize::from(level)])
            })
            .sum()
    }

    /// All resources that a seat makes.
    pub fn resources_made(&self, seat: Seat) -> u16 {
        let made = i32::from(self.mines_make(seat)) + i32::from(self.labs_make(seat));
        (made + i32::from(self.pact_goods(seat).1)).max(0) as u16
    }

    pub(crate) fn doubles_best_mine(&self, seat: Seat) -> bool {
        let double = |power| (power == Power::DoubleBestMine).then_some(());
        self.wonder_power(seat, double).is_some()
    }

    /// Food and resources that pacts bring to a production, or take from it.
    pub(crate) fn pact_goods(&self, seat: Seat) -> (i16, i16) {
        let mut goods = (0, 0);
        for (card, _, side) in self.pacts_of(seat) {
            if let MilitaryType::Pact(pact) = self.rules().military(card).what {
                let gives = pact.gives[side as usize];
                goods.0 += i16::from(gives.food);
                goods.1 += i16::from(gives.resources);
            }
        }
        goods
    }

    fn made(&self, seat: Seat, kind: Kind) -> i16 {
        let player = self.player(seat);
        let each = |level: u8| {
            let card = self.rules().tech(kind, level);
            card.map_or(0, |card| i16::from(card.gives.food + card.gives.resources))
        };
        let levels = player.levels(kind);
        levels.map(|level| each(level) * i16::from(player.workers[kind][usize::from(level)])).sum()
    }
}
