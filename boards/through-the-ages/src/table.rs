//! A table that is being shown: what is seen, in whose words, and what can be chosen.

use crate::icons::sign;
use boards::Offered;
use boards::label;
use kernel::View;
use kernel::{Asks, Eyes, Lexicon, Rules, Seat, Spoken, Text};
use maud::{Markup, html};
use through_the_ages::task::{Question, Raid};
use through_the_ages::{Ages, Choice, Content};

pub(crate) struct Table<'a> {
    pub state: &'a Ages,
    pub content: &'static Content,
    pub lexicon: &'a Lexicon,
    pub offered: &'a [Offered<Ages>],
    /// What the reader saw after their last choice.
    before: Option<&'a Ages>,
    pub reader: Option<Seat>,
}

/// A choice that a piece makes.
pub(crate) type Offer<'a> = &'a Offered<Ages>;

impl<'a> Table<'a> {
    pub fn new(
        view: &'a View<Ages>,
        before: Option<&'a View<Ages>>,
        offered: &'a [Offered<Ages>],
        lexicon: &'a Lexicon,
    ) -> Table<'a> {
        let reader = match view.eyes() {
            Eyes::Seat(seat) => Some(seat),
            Eyes::Spectator => None,
        };
        let (state, before) = (view.state(), before.map(View::state));
        Table { state, content: state.rules(), lexicon, offered, before, reader }
    }

    pub fn say(&self, text: Text) -> String {
        self.lexicon.say(&text)
    }

    pub fn word(&self, key: &str) -> String {
        self.lexicon.say(&Text::new(key))
    }

    pub fn seats(&self) -> impl DoubleEndedIterator<Item = Seat> + use<> {
        Seat::all(self.state.seats())
    }

    /// Whose civilization lies open: the reader's, otherwise that of whoever has the turn.
    pub fn shown(&self) -> Seat {
        self.reader.unwrap_or(self.state.current)
    }

    /// The seat whose choices are shown.
    pub fn chooser(&self) -> Option<Seat> {
        match self.state.asks() {
            Asks::Seat(seat) if !self.offered.is_empty() => Some(seat),
            _ => None,
        }
    }

    /// Whose workers, cards and tokens a question is about.
    pub fn is_target(&self, seat: Seat) -> bool {
        let target = match self.state.agenda.question() {
            Some((
                _,
                Question::Raid(Raid { from, .. })
                | Question::Annex { from }
                | Question::Infiltrate { from, .. }
                | Question::TakeScience { from, .. }
                | Question::Terror { from },
            )) => Some(from),
            _ => self.chooser(),
        };
        !self.offered.is_empty() && target == Some(seat)
    }

    /// All offered choices that fit.
    pub fn offers(&self, fits: impl Fn(Choice) -> bool) -> Vec<Offer<'a>> {
        self.offered.iter().filter(|offered| fits(offered.choice)).collect()
    }

    /// Those of a seat's own things, when the question is about them.
    pub fn offers_of(&self, seat: Seat, fits: impl Fn(Choice) -> bool) -> Vec<Offer<'a>> {
        match self.is_target(seat) {
            true => self.offers(fits),
            false => Vec::new(),
        }
    }

    /// Why something cannot be done now, for whoever is asked.
    pub fn why_not(&self, choice: Choice) -> Option<String> {
        self.chooser()?;
        self.state.refuse(choice).map(|refusal| self.say(Ages::say_refusal(refusal)))
    }

    /// Whether something of a seat is another than the reader saw after their last choice; their
    /// own never is.
    pub fn is_fresh<T: PartialEq>(&self, seat: Seat, of: impl Fn(&Ages) -> T) -> bool {
        self.reader != Some(seat) && self.is_changed(of)
    }

    /// Whether something of the table is another than the reader saw after their last choice.
    pub fn is_changed<T: PartialEq>(&self, of: impl Fn(&Ages) -> T) -> bool {
        self.before.is_some_and(|before| of(before) != of(self.state))
    }
}

/// A small button on a piece that makes a choice.
pub(crate) fn button(offer: Offer, what: Markup) -> Markup {
    html! {
        a.do.can href={ "#choice-" (offer.number) } data-choice=(offer.number)
            aria-label=(label(&offer.words, &what.0)) { (what) }
    }
}

/// The same with an icon on it.
pub(crate) fn icon_button(offer: Offer, icon: &'static str) -> Markup {
    button(offer, sign(icon))
}
