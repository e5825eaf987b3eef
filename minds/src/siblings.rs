//! Positions that one question leads to are much alike: the net adds up the first one's features, and
//! for the others only what differs from it.

use crate::net::{MOST_ROW, Net, OUTPUTS, Sum};

/// Features of the first of several positions that are much alike, and their sum.
#[derive(Clone)]
pub(crate) struct Siblings {
    first: Vec<(u16, f32)>,
    sum: Sum,
    /// For every feature its value at the first position, and the last position that had it.
    seen: Vec<Seen>,
    /// The number of the last position.
    position: u32,
    changes: Vec<(u16, f32)>,
}

#[derive(Clone, Copy, Default)]
struct Seen {
    value: f32,
    position: u32,
}

impl Default for Siblings {
    fn default() -> Siblings {
        Siblings {
            first: Vec::new(),
            sum: [0.0; MOST_ROW],
            seen: Vec::new(),
            position: 0,
            changes: Vec::new(),
        }
    }
}

impl Siblings {
    /// The next position is like none before.
    pub fn clear(&mut self) {
        for &(feature, _) in &self.first {
            self.seen[usize::from(feature)].value = 0.0;
        }
        self.first.clear();
    }

    /// What the net says about the next position. Each feature stands in the list once.
    pub fn ask(&mut self, net: &Net, features: &[(u16, f32)]) -> [f32; OUTPUTS] {
        if self.first.is_empty() {
            return self.begin(net, features);
        }
        self.compare(features);
        net.forward_changes(&self.sum, &self.changes).out
    }

    fn begin(&mut self, net: &Net, features: &[(u16, f32)]) -> [f32; OUTPUTS] {
        self.seen.resize(net.shape().features, Seen::default());
        self.first.extend_from_slice(features);
        for &(feature, value) in features {
            self.seen[usize::from(feature)].value = value;
        }
        let (said, sum) = net.forward_with_sum(features);
        self.sum = sum;
        said.out
    }

    /// Fills `changes` with what differs from the first position: what is other or new in this
    /// one's order, then what is gone in the first one's.
    fn compare(&mut self, features: &[(u16, f32)]) {
        self.position = self.position.wrapping_add(1);
        self.changes.clear();
        for &(feature, value) in features {
            let seen = &mut self.seen[usize::from(feature)];
            seen.position = self.position;
            if seen.value != value {
                self.changes.push((feature, value - seen.value));
            }
        }
        for &(feature, value) in &self.first {
            if self.seen[usize::from(feature)].position != self.position {
                self.changes.push((feature, -value));
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::judge::{Judge, Learned};
    use kernel::dice::fast;
    use kernel::{Asks, ContentSet, Dice, Insight, Options, Silent};

    /// Plays a game at random and asks for a hunch of everything that each question may lead to.
    fn check<G: Insight>() {
        let mut judge = Learned::built_in::<G>().expect("the weights fit");
        let mut state = G::begin(G::Content::built_in(), &Options::new(3)).expect("three may play");
        let (mut dice, mut choices, mut compared) = (fast(11, 0), Vec::new(), 0);
        loop {
            let choice = match state.asks() {
                Asks::Nobody => break,
                Asks::Chance => state.draw(&mut dice),
                Asks::Seat(seat) => {
                    state.choices(&mut choices);
                    Judge::<G>::begin_siblings(&mut judge);
                    for &choice in &choices {
                        let mut after = state.clone();
                        after.apply(choice, &mut Silent);
                        let (hunch, whole) =
                            (judge.hunch(&after, seat), judge.points(&after, seat));
                        assert!((hunch - whole).abs() < 0.01, "{choice:?}: {hunch}, not {whole}");
                        compared += 1;
                    }
                    choices.retain(|&choice| !G::is_resigning(choice));
                    choices[dice.below(choices.len() as u32) as usize]
                }
            };
            state.apply(choice, &mut Silent);
        }
        assert!(compared > 500, "{compared} positions");
    }

    #[test]
    fn siblings_in_tzolkin_are_worth_what_they_are_worth_alone() {
        check::<tzolkin::Tzolkin>();
    }

    #[test]
    fn siblings_in_through_the_ages_are_worth_what_they_are_worth_alone() {
        check::<through_the_ages::Ages>();
    }
}
