//! Playing and copying tactics (rulebook, "Play a tactic", "Copy a tactic").

use crate::choice::Choice;
use crate::content::MilitaryType;
use crate::event::Event;
use crate::parts::*;
use crate::refusal::Refusal;
use crate::rules::not_offered;
use crate::state::*;
use kernel::{Log, Offers, Seat};

impl Ages {
    /// Every tactic in hand and every common one.
    pub(crate) fn offer_tactics<O: Offers<Choice, Refusal>>(&self, seat: Seat, offers: &mut O) {
        let figures = &self.rules().figures;
        let least = figures.play_tactic.min(figures.copy_tactic);
        if !O::WHY && (self.turn.has_used_tactic || self.military_actions(seat) < least) {
            return;
        }
        let mut list = |choice| offers.add(choice, self.check_tactic(seat, choice));
        self.each_held(seat, &mut |held| {
            if let Some(card) = held.known()
                && self.is_tactic(card)
            {
                list(Choice::PlayTactic(card));
            }
        });
        let mut last = None;
        for &card in &self.common {
            if last.replace(card) != Some(card) {
                list(Choice::CopyTactic(card));
            }
        }
    }

    fn is_tactic(&self, card: MilitaryId) -> bool {
        let known = self.rules().military.get(card.index());
        known.is_some_and(|card| matches!(card.what, MilitaryType::Tactic(_)))
    }

    /// Whether a tactic can be played or copied: one a turn.
    #[expect(clippy::wildcard_enum_match_arm, reason = "nothing else is an answer here")]
    pub(crate) fn check_tactic(&self, seat: Seat, choice: Choice) -> Result<(), Refusal> {
        let figures = &self.rules().figures;
        let price = match choice {
            Choice::PlayTactic(card) if !self.player(seat).holds(card.into()) => {
                return Err(Refusal::NotThere);
            }
            Choice::PlayTactic(card) if !self.is_tactic(card) => return Err(Refusal::NotTactic),
            Choice::PlayTactic(_) => figures.play_tactic,
            Choice::CopyTactic(card) if !self.common.contains(&card) => {
                return Err(Refusal::NotThere);
            }
            // Ruling: a flag that lies there already is not laid there again.
            Choice::CopyTactic(card)
                if self.player(seat).tactic.is_some_and(|own| own.card == card) =>
            {
                return Err(Refusal::SameTactic);
            }
            Choice::CopyTactic(_) => figures.copy_tactic,
            _ => return Err(Refusal::NotAsked),
        };
        if self.turn.has_used_tactic {
            return Err(Refusal::OneTactic);
        }
        self.check_military(seat, price)
    }

    /// The tactic from the hand is exclusive until the next turn; a common one is copied.
    #[expect(clippy::wildcard_enum_match_arm, reason = "nothing else is offered here")]
    pub(crate) fn use_tactic(&mut self, seat: Seat, choice: Choice, log: &mut impl Log<Event>) {
        let figures = &self.rules().figures;
        self.turn.has_used_tactic = true;
        let old = self.player(seat).tactic.filter(|tactic| tactic.is_exclusive);
        old.into_iter().for_each(|old| self.discard_openly(old.card));
        let tactic = match choice {
            Choice::PlayTactic(card) => {
                self.spend_military(seat, figures.play_tactic);
                self.player_mut(seat).drop_military(card.into());
                log.say(Event::TacticPlayed { seat, card });
                Tactic { card, is_exclusive: true }
            }
            Choice::CopyTactic(card) => {
                self.spend_military(seat, figures.copy_tactic);
                log.say(Event::TacticCopied { seat, card });
                Tactic { card, is_exclusive: false }
            }
            _ => not_offered(choice),
        };
        self.player_mut(seat).tactic = Some(tactic);
        self.refresh(seat);
    }
}
