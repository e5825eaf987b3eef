//! Set-up: players' mats, decks, the first events, the first player, the first row.

use crate::content::Content;
use crate::deck::Deck;
use crate::discards::Discards;
use crate::event::Event;
use crate::hand::Hand;
use crate::parts::*;
use crate::state::*;
use crate::task::{Draw, Step};
use enum_map::EnumMap;
use kernel::{Agenda, List, Log, Options, Seat, Set, Shared};

impl Ages {
    /// The table before chance's first choice (rulebook, "Set-up").
    pub(crate) fn set_up(content: &'static Content, options: &Options) -> Ages {
        let seats = options.seats;
        let mut game = Ages {
            content: Shared(content),
            no_resigning: options.has(crate::NO_RESIGNING),
            round: 1,
            age: Age::A,
            last_round: None,
            first: Seat(0),
            current: Seat(0),
            players: (0..seats).map(|_| mat(content)).collect(),
            row: Default::default(),
            civil_deck: Deck::default(),
            civil_gone: Deck::default(),
            military_deck: Deck::default(),
            deck_size: 0,
            made_for: [0; LEVELS],
            discards: Discards::default(),
            common: List::new(),
            events: Events::default(),
            pacts: Default::default(),
            wars: List::new(),
            on_table: None,
            pledges: List::new(),
            auction: None,
            turn: TurnSoFar::default(),
            agenda: Agenda::default(),
        };
        game.make_civil_deck();
        // So many events of Age A, and nobody knows which.
        game.events.hidden[0] = seats + content.figures.event_cards_more;
        game.refresh_all();
        for player in &mut game.players {
            player.civil_left = 0;
            player.military_left = 0;
        }
        game.agenda.draw(Draw::FillRow);
        game.agenda.draw(Draw::PickFirst);
        game
    }

    /// The first player is picked: everybody gets the actions of the first round (rulebook, "First
    /// actions").
    pub(crate) fn set_first(&mut self, seat: Seat, log: &mut impl Log<Event>) {
        self.agenda.pop();
        self.first = seat;
        self.current = seat;
        log.say(Event::First { seat });
        let actions = self.rules().figures.first_turn_civil;
        for (place, seat) in seat.around(self.seats()).enumerate() {
            self.player_mut(seat).civil_left = actions[place];
        }
        // The row is filled first, and then the first turn begins.
        let fill = self.agenda.pop();
        self.agenda.run(Step::StartTurn(seat));
        fill.into_iter().for_each(|task| self.agenda.push(task));
    }
}

/// A player's mat at the start (rulebook, "Players' components").
fn mat(content: &Content) -> Player {
    let figures = &content.figures;
    let mut player = Player {
        hand: List::new(),
        military: Hand::default(),
        techs: EnumMap::default(),
        workers: EnumMap::default(),
        tokens: EnumMap::default(),
        specials: EnumMap::default(),
        government: content.despotism,
        leader: None,
        leaders_taken: Set::EMPTY,
        wonders: List::new(),
        unfinished: None,
        colonies: Cards::EMPTY,
        tactic: None,
        yellow_bank: figures.yellow_bank,
        unused: figures.unused_workers,
        blue_bank: figures.blue_bank,
        science: 0,
        culture: EnumMap::default(),
        civil_left: 0,
        military_left: 0,
        used_second_politics: false,
        skips_politics: false,
        has_resigned: false,
        blue_moved: 0,
        yellow_moved: 0,
        ratings: Ratings::default(),
    };
    for (kind, levels) in content.techs {
        if levels[0].is_some() {
            player.techs[kind].add(Age::A);
            player.workers[kind][0] = figures.workers[kind];
        }
    }
    player
}
