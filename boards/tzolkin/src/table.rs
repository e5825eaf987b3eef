//! A board that is being drawn: what is seen, in whose words, and what can be chosen.

use crate::printed::{CACHE, Piece, Print};
use crate::shapes::{Move, N};
use boards::Offered;
use boards::label;
use boards::printed::Printed;
use kernel::View;
use kernel::{Asks, Eyes, Lexicon, Rules, Seat};
use maud::{Markup, PreEscaped, Render, html};
use std::ops::Deref;
use tzolkin::{Choice, Tzolkin};

pub(crate) struct Table<'a> {
    pub state: &'a Tzolkin,
    print: Print<'a>,
    pub offered: &'a [Offered<Tzolkin>],
    /// What the reader saw after their last choice.
    pub before: Option<&'a Tzolkin>,
    reader: Option<Seat>,
}

/// A table has all that a printed piece has.
impl<'a> Deref for Table<'a> {
    type Target = Print<'a>;

    fn deref(&self) -> &Print<'a> {
        &self.print
    }
}

/// A choice that a piece makes.
pub(crate) type Offer<'a> = Option<&'a Offered<Tzolkin>>;

impl<'a> Table<'a> {
    pub fn new(
        view: &'a View<Tzolkin>,
        before: Option<&'a View<Tzolkin>>,
        offered: &'a [Offered<Tzolkin>],
        lexicon: &'a Lexicon,
    ) -> Table<'a> {
        let reader = match view.eyes() {
            Eyes::Seat(seat) => Some(seat),
            Eyes::Spectator => None,
        };
        let (state, before) = (view.state(), before.map(View::state));
        let print = Print { content: state.rules(), lexicon };
        Table { state, print, offered, before, reader }
    }

    /// Whether something of a seat is another than the reader saw after their last choice; their
    /// own never is.
    pub fn is_fresh<T: PartialEq>(&self, seat: Seat, of: impl Fn(&Tzolkin) -> T) -> bool {
        let before = self.before.filter(|_| self.reader != Some(seat));
        before.is_some_and(|before| of(before) != of(self.state))
    }

    /// A piece that looks the same at every table.
    pub fn printed(&self, piece: Piece, draw: impl FnOnce(&Print) -> Markup) -> Printed {
        CACHE.print(self.content, self.lexicon, piece, |content, lexicon| {
            draw(&Print { content, lexicon })
        })
    }

    pub fn seats(&self) -> impl DoubleEndedIterator<Item = Seat> + use<> {
        Seat::all(self.state.seats())
    }

    /// The seat whose choices are shown.
    pub fn chooser(&self) -> Option<Seat> {
        match self.state.asks() {
            Asks::Seat(seat) if !self.offered.is_empty() => Some(seat),
            _ => None,
        }
    }

    /// The first offered choice that fits.
    pub fn offer(&self, fits: impl Fn(Choice) -> bool) -> Offer<'a> {
        self.offered.iter().find(|offered| fits(offered.choice))
    }

    /// A worker or marker of a seat around the origin, with the seat's number.
    pub fn mark(&self, seat: Seat) -> Markup {
        // The triangle's middle lies low.
        let low = if seat.index() == 1 { 6.5 } else { 4.5 };
        html! {
            use.(seat_class(seat)) href=(mark_href(seat)) x="-12" y="-12" width="24" height="24" {}
            text.mark-number y=(N(low)) { (seat.0 + 1) }
        }
    }

    /// A small marker of a seat on a track; it slides when its place changes.
    pub fn marker(&self, id: &str, seat: Seat, x: f32, y: f32, is_fresh: bool) -> Markup {
        html! {
            g.moves.fresh[is_fresh] id={ "at-" (id) "-" (seat.0 + 1) } transform=(Move(x, y)) {
                @if is_fresh { circle.fresh-ring r="8.5" {} }
                use.(seat_class(seat)) href=(mark_href(seat)) x="-8" y="-8" width="16" height="16" {}
            }
        }
    }
}

/// A piece that makes a choice when there is one to make.
pub(crate) fn can<T: AsRef<str>>(offer: Offer<'_>, piece: PreEscaped<T>) -> Can<'_, T> {
    Can { offer, piece }
}

pub(crate) struct Can<'a, T> {
    offer: Offer<'a>,
    piece: PreEscaped<T>,
}

impl<T: AsRef<str>> Render for Can<'_, T> {
    fn render_to(&self, out: &mut String) {
        let piece = self.piece.0.as_ref();
        let Some(offered) = self.offer else { return out.push_str(piece) };
        let linked = html! {
            a.can href={ "#choice-" (offered.number) } data-choice=(offered.number)
                aria-label=(label(&offered.words, piece)) { (PreEscaped(piece)) }
        };
        linked.render_to(out);
    }
}

/// A name in bold, squeezed when it would be wider than its place.
pub(crate) fn name_within(name: &str, x: f32, y: f32, most: f32) -> Markup {
    /// A letter of a name, rather too wide than too narrow.
    const LETTER: f32 = 8.0;
    let is_long = name.chars().count() as f32 * LETTER > most;
    html! {
        @if is_long {
            text.name x=(N(x)) y=(N(y)) textLength=(N(most)) lengthAdjust="spacingAndGlyphs" { (name) }
        } @else {
            text.name x=(N(x)) y=(N(y)) { (name) }
        }
    }
}

pub(crate) fn seat_class(seat: Seat) -> &'static str {
    ["seat-1", "seat-2", "seat-3", "seat-4", "seat-5"][seat.index() % 5]
}

pub(crate) fn mark_href(seat: Seat) -> &'static str {
    ["#mark-1", "#mark-2", "#mark-3", "#mark-4", "#mark-5"][seat.index() % 5]
}
