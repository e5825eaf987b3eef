//! Temples as ladders, technologies as tracks.

use super::{Board, Line, Paint, names, words};
use crate::content::TempleStep;
use crate::parts::{Tech, Temple};
use crate::technology::TOP_LEVEL;
use crate::temples::BOTTOM;
use kernel::{Rules, Seat, Text};

/// Where the ladders begin.
const LADDER: usize = 16;
/// Where the levels begin, and how wide each is.
const LEVELS: usize = 21;
const LEVEL: usize = 12;
const WALL: &str = "│ ";

impl Board<'_> {
    pub(super) fn temples(&mut self) {
        self.page.headline(self.word("board-temples"));
        for &temple in Temple::ALL {
            self.temple(temple);
        }
    }

    /// The steps from the bottom to the top with their points and goods, and who stands there.
    fn temple(&mut self, temple: Temple) {
        let track = &self.state.rules().temples[temple];
        let name = Line::of(Paint::Bold, self.say(words::temple(temple)));
        let (mut steps, mut seats) = (name.up_to(LADDER), Line::default().up_to(LADDER));
        for (step, row) in (BOTTOM..).zip(&track.steps) {
            let label = Line::plain(self.step(row));
            let standing = self.those(|seat| self.state.player(seat).temples[temple] == step);
            let end = steps.width() + label.width().max(standing.width());
            steps = to(steps.and(label), end).and(Line::of(Paint::Dim, WALL));
            seats = to(seats.and(standing), end).and(Line::of(Paint::Dim, WALL));
        }
        let [second, fourth] = track.leader;
        let leader = Text::new("board-leader").with("second", second).with("fourth", fourth);
        self.page.push(steps);
        self.page.push(seats.and(Line::of(Paint::Dim, self.say(leader))));
    }

    fn step(&self, row: &TempleStep) -> String {
        let points = row.points.to_string().replace('-', "−");
        match row.good {
            Some(good) => format!("{points} {}", self.say(names::good(good))),
            None => points,
        }
    }

    /// The marks of all seats of which something is true.
    fn those(&self, is_there: impl Fn(Seat) -> bool) -> Line {
        let seats = Seat::all(self.state.seats()).filter(|&seat| is_there(seat));
        seats.fold(Line::default(), |line, seat| line.and(self.mark(seat)))
    }

    pub(super) fn technologies(&mut self) {
        self.page.push(Line::default());
        let mut line = Line::of(Paint::Bold, self.word("board-technologies"));
        for level in 0..=TOP_LEVEL {
            line =
                line.up_to(LEVELS + LEVEL * usize::from(level)).and(Line::plain(level.to_string()));
        }
        self.page.push(line);
        for &tech in Tech::ALL {
            let mut line = Line::plain(self.say(words::tech(tech)));
            for level in 0..=TOP_LEVEL {
                let seats = self.those(|seat| self.state.player(seat).techs[tech] == level);
                line = line.up_to(LEVELS + LEVEL * usize::from(level)).and(seats);
            }
            self.page.push(line);
        }
    }
}

/// A line that ends at a column, where the wall stands.
fn to(line: Line, column: usize) -> Line {
    line.up_to(column + 1)
}
