//! Leaders: coming, leaving, going under wonders (rulebook, "Play a leader"). What they can do in
//! the action phase stands in `powers.rs`.

use crate::choice::Choice;
use crate::content::{CivilType, Power};
use crate::event::Event;
use crate::parts::*;
use crate::refusal::Refusal;
use crate::state::*;
use crate::task::Question;
use kernel::{Log, Offers, Seat};

impl Ages {
    /// Every leader in hand.
    pub(crate) fn list_leaders(&self, seat: Seat, mut list: impl FnMut(CivilId)) {
        for &card in &self.player(seat).hand {
            if self.rules().civil(card).what == CivilType::Leader {
                list(card);
            }
        }
    }

    /// Whether the leader is in hand. The action is not looked at.
    pub(crate) fn check_lead(&self, seat: Seat, card: CivilId) -> Result<(), Refusal> {
        if !self.player(seat).hand.contains(&card) {
            return Err(Refusal::NotThere);
        }
        match self.rules().civil(card).what == CivilType::Leader {
            true => Ok(()),
            false => Err(Refusal::NotLeader),
        }
    }

    /// The leader comes. An old one leaves, and a civil action comes back, unless he goes under a
    /// wonder.
    pub(crate) fn lead(&mut self, seat: Seat, card: CivilId, log: &mut impl Log<Event>) {
        let old = self.player(seat).leader;
        if old.is_some() {
            self.turn.has_replaced_leader = true;
            self.leader_leaves(seat, log);
        }
        let player = self.player_mut(seat);
        player.drop_card(card);
        player.leader = Some(card);
        log.say(Event::Led { seat, card });
        self.refresh(seat);
        let Some(leader) = old else { return };
        let can_tuck = |power: &Power| matches!(power, Power::TuckUnderWonder(_));
        match self.rules().civil(leader).powers.iter().any(can_tuck) {
            true => self.agenda.ask(seat, Question::Tuck { leader }),
            false => self.civil_back(seat, 1, log),
        }
    }

    /// The leader leaves the play area; whoever makes resources of labs scores as much culture.
    fn leader_leaves(&mut self, seat: Seat, log: &mut impl Log<Event>) {
        self.score_labs(seat, Origin::Leaders, log);
        if let Some(card) = self.player_mut(seat).leader.take() {
            self.civil_gone.add(card, 1);
            log.say(Event::LeaderLeft { seat, card });
        }
    }

    /// Bill Gates: culture equal to what the labs make, when he leaves or the game ends.
    pub(crate) fn score_labs(&mut self, seat: Seat, origin: Origin, log: &mut impl Log<Event>) {
        let points = self.labs_make(seat);
        self.score(seat, origin, points, log);
    }

    /// The leader leaves play for good: by age, event, aggression or political action.
    pub(crate) fn remove_leader(&mut self, seat: Seat, log: &mut impl Log<Event>) {
        self.leader_leaves(seat, log);
        self.refresh(seat);
    }

    /// Every completed wonder, and not at all.
    pub(crate) fn offer_tuck(&self, seat: Seat, offers: &mut impl Offers<Choice, Refusal>) {
        for wonder in &self.player(seat).wonders {
            let verdict = match wonder.tucked {
                None => Ok(()),
                Some(_) => Err(Refusal::NotThere),
            };
            offers.add(Choice::Tuck(wonder.card), verdict);
        }
        offers.possible(Choice::Decline);
    }

    /// `Question::Tuck`: under a wonder, or a civil action back.
    pub(crate) fn tuck(
        &mut self,
        seat: Seat,
        leader: CivilId,
        choice: Choice,
        log: &mut impl Log<Event>,
    ) {
        self.agenda.pop();
        let Choice::Tuck(card) = choice else { return self.civil_back(seat, 1, log) };
        let wonders = &mut self.player_mut(seat).wonders;
        if let Some(wonder) = wonders.iter_mut().find(|own| own.card == card) {
            wonder.tucked = Some(leader);
            self.civil_gone.take(leader);
            log.say(Event::Tucked { seat, leader, wonder: card });
        }
        self.refresh(seat);
    }

    /// Without a completed wonder nothing is asked, and the action comes back.
    pub(crate) fn settle_tuck(
        &mut self,
        seat: Seat,
        leader: CivilId,
        log: &mut impl Log<Event>,
    ) -> bool {
        if self.player(seat).wonders.iter().any(|wonder| wonder.tucked.is_none()) {
            return true;
        }
        self.tuck(seat, leader, Choice::Decline, log);
        false
    }
}
