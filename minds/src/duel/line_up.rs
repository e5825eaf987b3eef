//! Who plays a duel, and who sits where in which game.

use crate::Who;
use kernel::Seat;

/// The minds of a duel in the order in which they were named. The last of them fills the seats
/// that are left.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LineUp {
    named: Vec<Who>,
    seats: u8,
}

impl LineUp {
    pub fn new(named: Vec<Who>, seats: u8) -> Result<LineUp, String> {
        match named.len() {
            2.. if named.len() <= usize::from(seats) => Ok(LineUp { named, seats }),
            // Alone against seats that the rules play.
            1 if seats == 1 => Ok(LineUp { named, seats }),
            n @ (0 | 1) => Err(format!("a duel needs two minds or more, not {n}")),
            n => Err(format!("{n} minds for {seats} seats")),
        }
    }

    pub fn named(&self) -> &[Who] {
        &self.named
    }

    pub fn who(&self, named: usize) -> &Who {
        &self.named[named]
    }

    /// As many rotations as seats bring every mind to every seat.
    pub fn rotations(&self) -> u8 {
        self.seats
    }

    /// Who sits at a seat when the line-up has moved on by so many seats.
    pub fn at(&self, rotation: u8, seat: Seat) -> usize {
        let place = (seat.0 + self.seats - rotation % self.seats) % self.seats;
        usize::from(place).min(self.named.len() - 1)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use tzolkin::Tzolkin;

    fn line_up(named: usize, seats: u8) -> LineUp {
        LineUp::new(vec![Who::read::<Tzolkin>("random").unwrap(); named], seats).unwrap()
    }

    #[test]
    fn every_mind_sits_at_every_seat_equally_often() {
        for seats in 2..=5 {
            for named in 2..=usize::from(seats) {
                let line_up = line_up(named, seats);
                for seat in Seat::all(seats) {
                    let mut times = vec![0; named];
                    (0..line_up.rotations()).for_each(|r| times[line_up.at(r, seat)] += 1);
                    let last = usize::from(seats) + 1 - named;
                    let expected = [vec![1; named - 1], vec![last]].concat();
                    assert_eq!(times, expected, "{named} minds, {seats} seats, {seat:?}");
                }
            }
        }
    }

    #[test]
    fn the_last_mind_fills_the_table_and_neighbours_stay_neighbours() {
        let line_up = line_up(2, 4);
        let table = |rotation| Seat::all(4).map(|seat| line_up.at(rotation, seat)).collect();
        let tables: Vec<Vec<usize>> = (0..4).map(table).collect();
        assert_eq!(tables[0], [0, 1, 1, 1]);
        assert_eq!(tables[1], [1, 0, 1, 1]);
        assert_eq!(tables[3], [1, 1, 1, 0]);
    }

    #[test]
    fn too_few_and_too_many_minds_are_refused() {
        let random = Who::read::<Tzolkin>("random").unwrap();
        assert!(LineUp::new(vec![random.clone()], 2).unwrap_err().contains("two minds"));
        assert!(LineUp::new(vec![random; 3], 2).unwrap_err().contains("3 minds for 2 seats"));
    }
}
