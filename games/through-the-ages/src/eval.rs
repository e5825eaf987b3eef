//! What a mind should look at.

mod cards;
mod conflicts;
mod eye;
mod goods;
mod groups;
mod hints;
mod rivals;
mod themes;
mod turn;

use crate::state::Ages;
use eye::Eye;
use groups::Group;
use kernel::pen::{Group as _, Pen};
use kernel::{Features, Habit, Insight, Points, Seat};

impl Insight for Ages {
    const FEATURES: usize = Group::ALL;
    const FEATURES_VERSION: u32 = 2;
    /// Measured: games end with two hundred points and more.
    const STAKES: f32 = 2.0;

    fn features(&self, seat: Seat, out: &mut Features) {
        out.clear();
        let pen = &mut Pen(out);
        if self.player(seat).has_resigned {
            // Nothing of what lies there counts any more.
            return pen.put(Group::Resigned, 0, 1.0);
        }
        let eye = Eye::new(self, seat);
        eye.write(pen);
        goods::write(&eye, pen);
        cards::write(&eye, pen);
        conflicts::write(&eye, pen);
        rivals::write(&eye, pen);
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

    fn score(&self, seat: Seat) -> (Points, i32) {
        let player = self.player(seat);
        (Points::whole(player.culture_total()), -i32::from(player.has_resigned))
    }

    fn habits() -> &'static [Habit<Ages>] {
        crate::habits::ALL
    }

    fn weights() -> &'static [u8] {
        include_bytes!("../weights/through-the-ages.weights")
    }
}
