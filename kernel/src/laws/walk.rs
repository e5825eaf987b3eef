//! Walks through random games, to look at what is met on the way.

use crate::{Asks, Dice, Game};

/// Plays a game to its end and shows every state, each with the events that led to it. Chance draws
/// with its true odds; `pick` chooses for the seats.
pub fn walk<G: Game, D: Dice>(
    mut state: G,
    dice: &mut D,
    mut pick: impl FnMut(&[G::Choice], &mut D) -> G::Choice,
    mut look: impl FnMut(&G, &[G::Event]),
) {
    let (mut choices, mut events) = (Vec::new(), Vec::new());
    loop {
        look(&state, &events);
        let choice = match state.asks() {
            Asks::Nobody => return,
            Asks::Chance => state.draw(dice),
            Asks::Seat(_) => {
                state.choices(&mut choices);
                pick(&choices, dice)
            }
        };
        events.clear();
        state.apply(choice, &mut events);
    }
}

/// Any choice of a list that has one.
pub fn any<C: Copy>(choices: &[C], dice: &mut impl Dice) -> C {
    choices[dice.below(choices.len() as u32) as usize]
}
