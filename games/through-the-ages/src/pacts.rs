//! Offering, answering and cancelling pacts (rulebook, "Offer a pact", "Cancel a pact").

use crate::choice::Choice;
use crate::content::MilitaryType;
use crate::event::Event;
use crate::parts::*;
use crate::refusal::Refusal;
use crate::state::*;
use crate::task::Question;
use kernel::{Log, Seat};

impl Ages {
    /// Whether a pact may be offered to somebody as this side. Decks for two players have no pacts;
    /// one that is still in hand after somebody resigned may be offered.
    pub(crate) fn check_offer(
        &self,
        seat: Seat,
        card: MilitaryId,
        to: Seat,
        side: Side,
    ) -> Result<(), Refusal> {
        let MilitaryType::Pact(pact) = self.check_held(seat, card.into())? else {
            return Err(Refusal::NotPact);
        };
        self.check_rival(seat, to)?;
        match side == Side::B && !pact.has_sides {
            true => Err(Refusal::SidesEqual),
            false => Ok(()),
        }
    }

    /// The card lies on the table, and the other is asked.
    pub(crate) fn offer_pact(
        &mut self,
        seat: Seat,
        card: MilitaryId,
        to: Seat,
        side: Side,
        log: &mut impl Log<Event>,
    ) {
        self.player_mut(seat).drop_military(card.into());
        self.on_table = Some(card);
        log.say(Event::PactOffered { seat, to, card, side });
        self.agenda.ask(to, Question::AnswerPact { by: seat, side });
    }

    /// Accepted, it comes into play, and an older one of the same owner leaves; declined, it goes
    /// back into the hand.
    pub(crate) fn answer_pact(
        &mut self,
        by: Seat,
        to: Seat,
        side: Side,
        choice: Choice,
        log: &mut impl Log<Event>,
    ) {
        self.agenda.pop();
        let Some(card) = self.on_table.take() else { return };
        if choice != Choice::Accept {
            self.player_mut(by).take_military(card.into());
            return log.say(Event::PactRefused { seat: to, card });
        }
        self.end_pact(by, log);
        self.pacts[by.index()] = Some(PactInPlay { card, partner: to, side });
        log.say(Event::PactMade { seat: by, to, card });
        self.refresh_all();
    }

    /// Whether one is a party of it.
    pub(crate) fn check_cancel(&self, seat: Seat, card: MilitaryId) -> Result<(), Refusal> {
        match self.pacts_of(seat).any(|(own, _, _)| own == card) {
            true => Ok(()),
            false => Err(Refusal::NotPact),
        }
    }

    /// It leaves play.
    pub(crate) fn cancel(&mut self, seat: Seat, card: MilitaryId, log: &mut impl Log<Event>) {
        let owner = Seat::all(self.seats()).find(|owner| {
            let pact = self.pacts[owner.index()].filter(|pact| pact.card == card);
            pact.is_some_and(|pact| *owner == seat || pact.partner == seat)
        });
        if let Some(owner) = owner {
            self.end_pact(owner, log);
        }
        self.refresh_all();
    }
}
