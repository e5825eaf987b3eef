//! What a mind should look at.

mod eye;
mod gifts;
mod goods;
mod groups;
mod hints;
mod temples;
mod themes;
mod tiles;
mod turn;
mod workers;

use crate::state::Tzolkin;
use eye::Eye;
use groups::Group;
use kernel::insight::{Features, Insight};
use kernel::pen::{Group as _, Pen};
use kernel::{Dice, Points, Seat};

impl Insight for Tzolkin {
    const FEATURES: usize = Group::ALL;
    const FEATURES_VERSION: u32 = 2;
    const BREADTH: usize = 2;

    fn features(&self, seat: Seat, out: &mut Features) {
        out.clear();
        let eye = Eye::new(self, seat);
        let pen = &mut Pen(out);
        goods::write(&eye, pen);
        workers::write(&eye, pen);
        temples::write(&eye, pen);
        tiles::write(&eye, pen);
        turn::write(&eye, pen);
    }

    fn feature_name(feature: usize) -> String {
        Group::name(feature)
    }

    fn hint(feature: usize) -> f32 {
        hints::of(feature)
    }

    fn theme(feature: usize) -> Option<(usize, f32)> {
        themes::of(feature)
    }

    fn gift(&mut self, seat: Seat, dice: &mut impl Dice) -> bool {
        gifts::give(self, seat, dice)
    }

    fn score(&self, seat: Seat) -> (Points, i32) {
        (Points(self.player(seat).total()), i32::from(self.on_gears(seat)))
    }

    fn habits() -> &'static [kernel::Habit<Self>] {
        crate::habits::ALL
    }

    fn weights() -> &'static [u8] {
        include_bytes!("../weights/tzolkin.weights")
    }
}
