//! Final scoring, monuments, and who wins.

use crate::content::MonumentRule;
use crate::event::Event;
use crate::parts::*;
use crate::state::*;
use crate::technology::TOP_LEVEL;
use kernel::{Log, Points, Rules, Seat, Standing, Standings};

impl Tzolkin {
    /// Blocks become corn, corn a quarter of a point each, skulls left score, then monuments (base
    /// rules, "Final scoring").
    pub(crate) fn finish(&mut self, log: &mut impl Log<Event>) {
        let figures = &self.rules().figures;
        for seat in Seat::all(self.seats()) {
            let player = self.player(seat);
            let worth = |block: Block| player.blocks[block] * u16::from(figures.market[block]);
            let corn = player.corn + Block::ALL.iter().map(|&block| worth(block)).sum::<u16>();
            let skulls = i16::from(player.skulls) * i16::from(figures.skull_points);
            self.player_mut(seat).points[Origin::Corn] += corn as i16;
            self.score(seat, Origin::LeftSkulls, skulls, log);
        }
        for seat in Seat::all(self.seats()) {
            for monument in self.player(seat).monuments.iter() {
                let points = self.monument_points(seat, monument);
                self.player_mut(seat).points[Origin::Monuments] += points * 4;
                log.say(Event::MonumentScored { seat, monument, points });
            }
        }
        log.say(Event::GameOver);
    }

    /// What a monument would score for its owner now.
    pub fn monument_points(&self, seat: Seat, monument: MonumentId) -> i16 {
        let player = self.player(seat);
        let built = || (player.buildings.len() + player.monuments.len()) as i16;
        let times = |count: i16, each: u8| count * i16::from(each);
        match self.rules().monuments[monument.index()].rule {
            MonumentRule::PerColour(colour, each) => times(self.of_colour(player, colour), each),
            MonumentRule::PerBuilding(each) => times(built(), each),
            MonumentRule::PerCornTile(each) => times(player.corn_tiles.into(), each),
            MonumentRule::PerWoodTile(each) => times(player.wood_tiles.into(), each),
            MonumentRule::PerMonument(by_seats) => {
                let all = self.players.iter().map(|player| player.monuments.len()).sum::<usize>();
                times(all as i16, self.by_seats(by_seats))
            }
            MonumentRule::TracksAtTop(points) => {
                let tracks = player.techs.values().filter(|&&level| level == TOP_LEVEL).count();
                points[tracks].into()
            }
            MonumentRule::PerLevel(each) => times(player.techs.values().sum::<u8>().into(), each),
            MonumentRule::Workers(points) => points[usize::from(player.workers) - 1].into(),
            MonumentRule::TemplePoints => Temple::ALL
                .iter()
                .map(|&temple| {
                    let step = (player.temples[temple] + 1) as usize;
                    i16::from(self.rules().temples[temple].steps[step].points)
                })
                .sum(),
            MonumentRule::PerBestStep(each) => {
                let best = player.temples.values().copied().max().unwrap_or(0).max(0);
                times(best.into(), each)
            }
            MonumentRule::PerSkullPlaced(each) => times(self.skulls_placed().into(), each),
        }
    }

    fn of_colour(&self, player: &Player, colour: Colour) -> i16 {
        let rules = self.rules();
        let buildings =
            player.buildings.iter().filter(|t| rules.buildings[t.index()].colour == colour);
        let monuments =
            player.monuments.iter().filter(|t| rules.monuments[t.index()].colour == colour);
        (buildings.count() + monuments.count()) as i16
    }

    /// Points by source; a tie goes to whoever has more workers on the gears.
    pub(crate) fn rank(&self) -> Standings {
        let standing = |seat: Seat| {
            let player = self.player(seat);
            Standing {
                seat,
                place: 0,
                points: Points(player.total()),
                sources: player
                    .points
                    .iter()
                    .map(|(origin, &points)| (origin.key(), Points(points.into())))
                    .collect(),
                tie_break: i32::from(self.on_gears(seat)),
            }
        };
        Standings::ranked(Seat::all(self.seats()).map(standing).collect())
    }
}
