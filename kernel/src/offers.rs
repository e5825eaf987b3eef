//! What a question offers. A game has one generator for each question; it names the candidates one
//! after the other and says of each whether it is possible. Whoever listens decides what is kept of
//! that, and whether reasons are wanted at all, so that every list comes from the same place and no
//! two of them can disagree.

use crate::Rules;

/// Listens to a generator.
pub trait Offers<C, R> {
    /// Whether reasons are wanted. If so, everything is named that a person would expect to find,
    /// the impossible with its refusal. If not, only the possible matters, and a generator may
    /// leave out all work for the rest.
    const WHY: bool;

    /// A candidate with its verdict.
    fn add(&mut self, choice: C, verdict: Result<(), R>);

    /// A candidate that is possible.
    #[inline]
    fn possible(&mut self, choice: C) {
        self.add(choice, Ok(()));
    }

    /// A candidate that is not possible.
    #[inline]
    fn refused(&mut self, choice: C, refusal: R) {
        if Self::WHY {
            self.add(choice, Err(refusal));
        }
    }
}

/// Keeps what is possible.
pub(crate) struct Possible<'a, C>(pub(crate) &'a mut Vec<C>);

impl<C, R> Offers<C, R> for Possible<'_, C> {
    const WHY: bool = false;

    #[inline]
    fn add(&mut self, choice: C, verdict: Result<(), R>) {
        if verdict.is_ok() {
            self.0.push(choice);
        }
    }
}

/// Keeps everything, the impossible with its reason.
pub(crate) struct Expected<'a, C, R>(pub(crate) &'a mut Vec<(C, Option<R>)>);

impl<C, R> Offers<C, R> for Expected<'_, C, R> {
    const WHY: bool = true;

    fn add(&mut self, choice: C, verdict: Result<(), R>) {
        self.0.push((choice, verdict.err()));
    }
}

/// Waits for one choice.
pub(crate) struct Sought<C, R> {
    choice: C,
    verdict: Option<Result<(), R>>,
}

impl<C, R> Sought<C, R> {
    pub(crate) fn new(choice: C) -> Sought<C, R> {
        Sought { choice, verdict: None }
    }

    /// What was said of the choice; nothing if it was not named.
    pub(crate) fn verdict(self) -> Option<Result<(), R>> {
        self.verdict
    }
}

impl<C: PartialEq, R> Offers<C, R> for Sought<C, R> {
    const WHY: bool = true;

    fn add(&mut self, choice: C, verdict: Result<(), R>) {
        if choice == self.choice {
            self.verdict = Some(verdict);
        }
    }
}

/// Whether one choice is possible; with nothing sought, whether anything is.
pub struct Whether<C> {
    choice: Option<C>,
    is_possible: bool,
}

impl<C> Whether<C> {
    pub fn anything() -> Whether<C> {
        Whether { choice: None, is_possible: false }
    }

    pub fn this(choice: C) -> Whether<C> {
        Whether { choice: Some(choice), is_possible: false }
    }

    pub fn is_possible(&self) -> bool {
        self.is_possible
    }
}

impl<C: PartialEq, R> Offers<C, R> for Whether<C> {
    const WHY: bool = false;

    #[inline]
    fn add(&mut self, choice: C, verdict: Result<(), R>) {
        let is_sought = self.choice.as_ref().is_none_or(|sought| *sought == choice);
        self.is_possible |= is_sought && verdict.is_ok();
    }
}

/// Hands everything on, and remembers whether something was possible: for a way out that is open
/// only when all others are shut.
pub struct Noting<'a, O> {
    to: &'a mut O,
    is_possible: bool,
}

impl<'a, O> Noting<'a, O> {
    pub fn new(to: &'a mut O) -> Noting<'a, O> {
        Noting { to, is_possible: false }
    }

    /// Whether something was possible so far.
    pub fn is_possible(&self) -> bool {
        self.is_possible
    }
}

impl<C, R, O: Offers<C, R>> Offers<C, R> for Noting<'_, O> {
    const WHY: bool = O::WHY;

    #[inline]
    fn add(&mut self, choice: C, verdict: Result<(), R>) {
        self.is_possible |= verdict.is_ok();
        self.to.add(choice, verdict);
    }
}

/// Hands on what may be done at any moment, in its canonical order only: what stands before the
/// last such choice of the row is refused.
pub(crate) struct InOrder<'a, G, O> {
    game: &'a G,
    to: &'a mut O,
}

impl<'a, G, O> InOrder<'a, G, O> {
    pub(crate) fn new(game: &'a G, to: &'a mut O) -> InOrder<'a, G, O> {
        InOrder { game, to }
    }
}

impl<G: Rules, O: Offers<G::Choice, G::Refusal>> Offers<G::Choice, G::Refusal>
    for InOrder<'_, G, O>
{
    const WHY: bool = O::WHY;

    #[inline]
    fn add(&mut self, choice: G::Choice, verdict: Result<(), G::Refusal>) {
        match G::any_time(choice) {
            Some(place) if place < self.game.row_so_far() => {
                if Self::WHY {
                    self.to.refused(choice, self.game.object(choice));
                }
            }
            Some(_) | None => self.to.add(choice, verdict),
        }
    }
}
