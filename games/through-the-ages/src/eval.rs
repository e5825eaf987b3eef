//! What a mind should look at: ratings, goods and progress of a civilization, beside those of the
//! strongest rival.

use crate::parts::Kind;
use crate::state::Ages;
use kernel::{Features, Insight, Points, Seat};

/// Figures of one civilization, with what is a lot of each.
const FIGURES: [(&str, f32); 19] = [
    ("culture points", 200.0),
    ("science points", 40.0),
    ("culture rating", 30.0),
    ("science rating", 25.0),
    ("strength", 60.0),
    ("happiness", 8.0),
    ("discontent workers", 4.0),
    ("civil actions", 10.0),
    ("military actions", 8.0),
    ("yellow bank", 18.0),
    ("unused workers", 4.0),
    ("blue bank", 16.0),
    ("blue tokens on cards", 16.0),
    ("completed wonders", 5.0),
    ("stages of the unfinished wonder", 4.0),
    ("colonies", 4.0),
    ("civil cards in hand", 8.0),
    ("military cards in hand", 8.0),
    ("has a leader", 1.0),
];
/// For each kind of card with workers: its highest level, and its workers.
const KINDS: usize = Kind::ALL.len();
const OWN: usize = FIGURES.len() + 2 * KINDS;
/// A constant, how far the game is, and whose turn it is.
const COMMON: usize = 4;

impl Insight for Ages {
    /// The own civilization early, the same weighed by how late it is, and the strongest rival.
    const FEATURES: usize = 3 * OWN + COMMON;
    const FEATURES_VERSION: u32 = 1;

    fn seats(&self) -> u8 {
        self.players.len() as u8
    }

    fn features(&self, seat: Seat, out: &mut Features) {
        out.clear();
        let late = f32::from(self.age.level()) / 4.0;
        let own = self.figures(seat);
        let mut rival = [0.0f32; OWN];
        for other in Seat::all(self.players.len() as u8).filter(|&other| other != seat) {
            for (most, figure) in rival.iter_mut().zip(self.figures(other)) {
                *most = most.max(figure);
            }
        }
        for feature in 0..OWN {
            out.add(feature, own[feature]);
            out.add(OWN + feature, own[feature] * late);
            out.add(2 * OWN + feature, rival[feature]);
        }
        let common =
            [1.0, late, f32::from(self.round) / 20.0, f32::from(u8::from(self.current == seat))];
        for (feature, value) in common.into_iter().enumerate() {
            out.add(3 * OWN + feature, value);
        }
    }

    fn feature_name(feature: usize) -> String {
        let own = |index: usize| match index.checked_sub(FIGURES.len()) {
            None => FIGURES[index].0.to_string(),
            Some(rest) if rest < KINDS => format!("level of {:?}", Kind::ALL[rest]),
            Some(rest) => format!("workers on {:?}", Kind::ALL[rest - KINDS]),
        };
        match feature / OWN {
            0 => own(feature),
            1 => format!("{}, later", own(feature - OWN)),
            2 => format!("rival's {}", own(feature - 2 * OWN)),
            _ => ["always", "age", "round", "own turn"][feature - 3 * OWN].to_string(),
        }
    }

    fn score(&self, seat: Seat) -> (Points, i32) {
        let player = self.player(seat);
        (Points::whole(player.culture_total()), -i32::from(player.has_resigned))
    }

    fn weights() -> &'static [u8] {
        &[]
    }
}

impl Ages {
    fn figures(&self, seat: Seat) -> [f32; OWN] {
        let player = self.player(seat);
        let ratings = &player.ratings;
        let on_cards: u8 = player.tokens.values().flatten().sum();
        let plain = [
            player.culture_total() as f32,
            f32::from(player.science),
            f32::from(ratings.culture),
            f32::from(ratings.science),
            f32::from(ratings.strength),
            f32::from(ratings.happiness),
            f32::from(self.discontent(seat)),
            f32::from(ratings.civil),
            f32::from(ratings.military),
            f32::from(player.yellow_bank),
            f32::from(player.unused),
            f32::from(player.blue_bank),
            f32::from(on_cards),
            player.wonders.len() as f32,
            player.unfinished.map_or(0.0, |wonder| f32::from(wonder.stages)),
            player.colonies.iter().count() as f32,
            player.hand.len() as f32,
            player.military.len() as f32,
            f32::from(u8::from(player.leader.is_some())),
        ];
        let mut figures = [0.0; OWN];
        for (index, (value, (_, lot))) in plain.into_iter().zip(FIGURES).enumerate() {
            figures[index] = (value / lot).min(1.5);
        }
        for (index, &kind) in Kind::ALL.iter().enumerate() {
            let level = player.levels(kind).next_back().map_or(0.0, |level| f32::from(level) + 1.0);
            let workers: u8 = player.workers[kind].iter().sum();
            figures[FIGURES.len() + index] = level / 4.0;
            figures[FIGURES.len() + KINDS + index] = f32::from(workers) / 4.0;
        }
        figures
    }
}
