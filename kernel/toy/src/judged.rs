//! What a mind, a page and a terminal need of the toy. Nobody has learned to judge it: those play
//! it who need no weights.

use crate::Honest;
use kernel::{Features, Insight, Lexicon, Narration, Period, Points, Rules, Seat, Text};

impl Insight for Honest {
    const FEATURES: usize = 1;
    const FEATURES_VERSION: u32 = 1;

    fn features(&self, seat: Seat, out: &mut Features) {
        out.clear();
        out.add(0, self.score(seat).0.as_f64() as f32);
    }

    fn feature_name(_: usize) -> String {
        "points".into()
    }

    fn score(&self, seat: Seat) -> (Points, i32) {
        let standing = &self.standings().0[seat.index()];
        (standing.points, standing.tie_break)
    }

    fn weights() -> &'static [u8] {
        &[]
    }
}

impl Narration for Honest {
    fn period(&self) -> Period {
        Period::default()
    }

    fn say_age(_: u16) -> Text {
        Text::new("question")
    }

    fn draw_board(&self, _: &Lexicon) -> String {
        String::new()
    }
}
