//! Resigning (rulebook, "Resign").

use crate::event::Event;
use crate::parts::*;
use crate::state::*;
use crate::task::Step;
use enum_map::EnumMap;
use kernel::{Log, Seat};

impl Ages {
    /// Everything of the seat leaves play, wars against it pay, and the others go on without it;
    /// the last one left has won.
    pub(crate) fn resign(&mut self, seat: Seat, log: &mut impl Log<Event>) {
        log.say(Event::Resigned { seat });
        self.player_mut(seat).has_resigned = true;
        self.end_conflicts(seat, log);
        self.drop_hand(seat, log);
        self.drop_play_area(seat);
        self.pass_first();
        self.refresh_all();
        while self.agenda.pop().is_some() {}
        self.agenda.run(Step::NextTurn);
    }

    /// Pacts end; wars of the seat are removed, and those against it bring their declarers culture.
    fn end_conflicts(&mut self, seat: Seat, log: &mut impl Log<Event>) {
        for owner in Seat::all(self.seats()) {
            let is_party = |pact: PactInPlay| owner == seat || pact.partner == seat;
            if self.pacts[owner.index()].is_some_and(is_party) {
                self.end_pact(owner, log);
            }
        }
        let culture = self.rules().figures.resigned_war;
        for war in std::mem::take(&mut self.wars) {
            if war.by != seat && war.against != seat {
                self.wars.push(war);
                continue;
            }
            self.discard_openly(war.card);
            if war.against == seat {
                log.say(Event::WarDropped { seat: war.by, card: war.card });
                self.score(war.by, Origin::Conflicts, culture.into(), log);
            }
        }
    }

    fn drop_hand(&mut self, seat: Seat, log: &mut impl Log<Event>) {
        for card in std::mem::take(&mut self.player_mut(seat).hand) {
            self.civil_gone.add(card, 1);
        }
        self.discard_all(seat, log);
    }

    fn drop_play_area(&mut self, seat: Seat) {
        let rules = self.rules();
        let player = &mut self.players[seat.index()];
        let gone = &mut self.civil_gone;
        let mut leave = |card: CivilId| {
            if rules.civil(card).copies != [0; 3] {
                gone.add(card, 1);
            }
        };
        for (kind, levels) in rules.techs {
            for (level, card) in levels.iter().enumerate() {
                card.filter(|_| player.has_tech(kind, level as u8))
                    .into_iter()
                    .for_each(&mut leave);
            }
        }
        player.specials.values().flatten().copied().for_each(&mut leave);
        leave(player.government);
        player.leader.into_iter().for_each(&mut leave);
        for wonder in &player.wonders {
            leave(wonder.card);
            wonder.tucked.into_iter().for_each(&mut leave);
        }
        player.unfinished.into_iter().for_each(|wonder| leave(wonder.card));
        let (colonies, tactic) = (player.colonies, player.tactic);
        player.techs = EnumMap::default();
        player.workers = EnumMap::default();
        player.tokens = EnumMap::default();
        player.specials = EnumMap::default();
        player.government = rules.despotism;
        player.leader = None;
        player.wonders.clear();
        player.unfinished = None;
        player.colonies = Cards::EMPTY;
        player.tactic = None;
        player.culture = EnumMap::default();
        (player.yellow_bank, player.unused, player.blue_bank, player.science) = (0, 0, 0, 0);
        player.skips_politics = false;
        colonies.iter().for_each(|card| self.discard_openly(card));
        let own = tactic.filter(|tactic| tactic.is_exclusive);
        own.into_iter().for_each(|tactic| self.discard_openly(tactic.card));
    }
}
