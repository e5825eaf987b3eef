//! The structure of a turn, the first round, and who comes next (rulebook, "Your turn").

use crate::choice::Choice;
use crate::event::Event;
use crate::parts::*;
use crate::state::*;
use crate::task::{Question, Step};
use kernel::{Asks, Log, Rules, Seat, Silent};

impl Ages {
    /// The steps of a turn, the last pushed first (rulebook, "Structure of a turn"). In the first
    /// round there is no start of the turn and no politics.
    pub(crate) fn start_turn(&mut self, seat: Seat, log: &mut impl Log<Event>) {
        self.current = seat;
        self.turn = TurnSoFar::default();
        log.say(Event::TurnBegan { seat, round: self.round });
        self.agenda.run(Step::NextTurn);
        self.agenda.run(Step::EndTurn(seat));
        self.agenda.run(Step::DrawCards(seat));
        self.agenda.run(Step::Production(seat));
        self.agenda.run(Step::DiscardExcess(seat));
        self.agenda.ask(seat, Question::Actions);
        if self.round > 1 {
            self.agenda.ask(seat, Question::Politics);
            self.agenda.run(Step::PublishTactic(seat));
            self.agenda.run(Step::ResolveWars(seat));
            self.agenda.run(Step::Replenish);
        }
    }

    /// An exclusive tactic becomes common; it stays the player's (rulebook, "Make tactics
    /// available").
    pub(crate) fn publish_tactic(&mut self, seat: Seat, log: &mut impl Log<Event>) {
        let player = &mut self.players[seat.index()];
        if let Some(tactic) = &mut player.tactic
            && tactic.is_exclusive
        {
            tactic.is_exclusive = false;
            let card = tactic.card;
            let place = self.common.partition_point(|common| *common <= card);
            self.common.insert(place, card);
            log.say(Event::TacticCommon { seat, card });
        }
    }

    /// All actions are available again (rulebook, "Restore your actions").
    pub(crate) fn end_turn(&mut self, seat: Seat, log: &mut impl Log<Event>) {
        self.culture_of_strength(seat, log);
        self.turn = TurnSoFar::default();
        let player = self.player_mut(seat);
        player.civil_left = player.ratings.civil;
        player.military_left = player.ratings.military;
    }

    /// The next player clockwise, or the end after the last round.
    pub(crate) fn next_turn(&mut self) {
        let seats = self.seats();
        let next = self.current.next(seats).around(seats).find(|&s| !self.player(s).has_resigned);
        let Some(next) = next.filter(|_| self.playing() > 1) else {
            self.agenda.run(Step::Finish);
            return;
        };
        if next == self.first {
            if self.last_round == Some(self.round) {
                self.agenda.run(Step::Finish);
                self.agenda.run(Step::FinalEvents);
                return;
            }
            self.round += 1;
        }
        self.agenda.run(Step::StartTurn(next));
    }

    /// Whether the game ends after this turn.
    pub(crate) fn is_last_turn(&self) -> bool {
        let seats = self.seats();
        let mut next = self.current.next(seats).around(seats);
        let next = next.find(|&seat| !self.player(seat).has_resigned);
        self.last_round == Some(self.round) && next == Some(self.first)
    }

    /// Whether the game is over after this choice.
    pub(crate) fn is_ended_by(&self, choice: Choice) -> bool {
        let mut after = *self;
        after.take_effect(choice, &mut Silent);
        after.asks() == Asks::Nobody
    }

    /// The first player of the rounds: whoever sits next takes over when that one has resigned.
    pub(crate) fn pass_first(&mut self) {
        let seats = self.seats();
        if let Some(seat) = self.first.around(seats).find(|&s| !self.player(s).has_resigned) {
            self.first = seat;
        }
    }

    /// Genghis Khan: culture for one of the two strongest, ties in his favour; with two players,
    /// for the strongest. Also after an uprising.
    fn culture_of_strength(&mut self, seat: Seat, log: &mut impl Log<Event>) {
        use crate::content::Power;
        let points = self.leader_power(seat, only!(Power::CultureIfStrongest(points) => points));
        let Some(points) = points else { return };
        let own = self.player(seat).ratings.strength;
        let stronger =
            self.playing_from(seat).filter(|&s| self.player(s).ratings.strength > own).count();
        let places = if self.playing() == 2 { 1 } else { 2 };
        if stronger < places {
            self.score(seat, Origin::Leaders, points.into(), log);
        }
    }
}
