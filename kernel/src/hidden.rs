//! What is hidden: views of a state, and the worlds that fit them.

use crate::{Dice, Eyes, Rules};

/// A game in which not everybody sees everything. A game without secrets redacts nothing.
pub trait Hidden: Rules {
    /// Forgets what these eyes may not see.
    fn redact(&mut self, eyes: Eyes);
    /// Fills what is unknown with one possibility that fits all that is known, with its true odds.
    fn imagine(&mut self, dice: &mut impl Dice);
    /// A logged choice as these eyes may see it: nothing when its content is secret for them while
    /// `self` (the state it was made in) is the present.
    fn redact_choice(&self, choice: Self::Choice, eyes: Eyes) -> Option<Self::Choice>;
    fn redact_event(event: Self::Event, eyes: Eyes) -> Self::Event;
    /// Whether this possible choice, made now, turns over what somebody has hidden, as when bids are
    /// revealed: what follows then differs between two worlds that looked alike, and the choice
    /// cannot be taken back.
    fn is_revealing(&self, _choice: Self::Choice) -> bool {
        false
    }
}

/// A redacted state: the only thing that pages, bots and minds ever receive.
///
/// ```
/// use kernel::record::Table;
/// use kernel::{ContentSet, Eyes, Options, Seat, Seed, Silent, View, dice};
/// use toy::{Cards, Honest};
///
/// let (options, seed) = (Options::new(2), Seed::from_number(7));
/// let mut table = Table::<Honest>::begin(Cards::built_in(), &options, seed, 0)?;
/// table.settle(0, &mut Silent).expect("chance deals the cards");
///
/// let view = View::of(table.state(), Eyes::Seat(Seat(0)));
/// assert_ne!(view.state(), table.state()); // The other hand is hidden here.
/// let world = view.imagine(&mut dice::fast(1, 0)); // One that it might be
/// assert_eq!(View::of(&world, view.eyes()), view); // looks no different.
/// # Ok::<(), kernel::SetupError>(())
/// ```
#[derive(Clone, Debug, PartialEq)]
pub struct View<G: Hidden> {
    state: G,
    eyes: Eyes,
}

impl<G: Hidden> View<G> {
    /// What these eyes may see of a state.
    pub fn of(state: &G, eyes: Eyes) -> View<G> {
        let mut state = state.clone();
        state.redact(eyes);
        View { state, eyes }
    }

    /// The redacted state.
    pub fn state(&self) -> &G {
        &self.state
    }

    pub fn eyes(&self) -> Eyes {
        self.eyes
    }

    /// Two worlds in which all choices of this moment can be tried.
    pub fn foresight(&self) -> Foresight<G> {
        let worlds = [0, 1].map(|world| {
            let state = self.imagine(&mut crate::dice::fast(world, 0));
            let mut choices = Vec::new();
            state.choices(&mut choices);
            (state, choices)
        });
        Foresight { worlds, eyes: self.eyes }
    }

    /// One world that fits what these eyes have seen.
    pub fn imagine(&self, dice: &mut impl Dice) -> G {
        let mut world = self.state.clone();
        world.imagine(dice);
        world
    }
}

/// What each choice of a moment is sure to bring. Two worlds are imagined for all choices together;
/// each is tried in both, and told only as far as they agree: nothing hidden shows, and nothing
/// uncertain is promised.
pub struct Foresight<G: Hidden> {
    /// Each with what is possible there.
    worlds: [(G, Vec<G::Choice>); 2],
    eyes: Eyes,
}

impl<G: Hidden> Foresight<G> {
    /// What is sure to happen, the choice itself first, and the two worlds after it.
    pub fn try_out(&self, choice: G::Choice) -> (Vec<G::Event>, [G; 2]) {
        let [(one, here), (other, there)] = self.worlds.each_ref().map(|(world, choices)| {
            let (mut state, mut events) = (world.clone(), Vec::new());
            if choices.contains(&choice) {
                state.apply(choice, &mut events);
            }
            (events, state)
        });
        let certain = one.into_iter().zip(other).take_while(|(one, other)| one == other);
        let certain = certain.map(|(event, _)| G::redact_event(event, self.eyes));
        (certain.collect(), [here, there])
    }
}
