//! Set-up: players' mats, decks, the first events, the first player, the first row.

use crate::choice::Choice;
use crate::content::Content;
use crate::event::Event;
use crate::parts::*;
use crate::refusal::Refusal;
use crate::state::*;
use crate::task::Task;
use enum_map::EnumMap;
use kernel::{Agenda, Dice, List, Log, Offers, Options, Seat, SetupError, Shared};

impl Ages {
    /// The table before chance's first choice (rulebook, "Set-up").
    pub(crate) fn set_up(content: &'static Content, options: &Options) -> Result<Ages, SetupError> {
        let seats = options.seats;
        if !(2..=MOST_SEATS as u8).contains(&seats) {
            let (least, most) = (2, MOST_SEATS as u8);
            return Err(SetupError::Seats { game: "through-the-ages", least, most, asked: seats });
        }
        if let Some(asked) = options.modules.iter().find(|id| *id != crate::NO_RESIGNING).cloned() {
            let known = crate::NO_RESIGNING.to_string();
            return Err(SetupError::Module { game: "through-the-ages", asked, known });
        }
        let mut game = Ages {
            content: Shared(content),
            no_resigning: !options.modules.is_empty(),
            round: 1,
            age: Age::A,
            last_round: None,
            first: Seat(0),
            current: Seat(0),
            players: (0..seats).map(|_| mat(content)).collect(),
            row: Default::default(),
            civil_deck: Bag::default(),
            civil_gone: Bag::default(),
            military_deck: Bag::default(),
            deck_size: 0,
            made_for: [0; LEVELS],
            discards: List::new(),
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
        game.agenda.push(Task::FillRow);
        game.agenda.push(Task::PickFirst);
        Ok(game)
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
        self.agenda.push(Task::StartTurn(seat));
        fill.into_iter().for_each(|task| self.agenda.push(task));
    }

    /// What chance can choose, as a list.
    pub(crate) fn offer_chances(&self, task: Task, offers: &mut impl Offers<Choice, Refusal>) {
        let mut list = |choice| offers.possible(choice);
        match task {
            Task::PickFirst => Seat::all(self.seats()).for_each(|seat| list(Choice::First(seat))),
            Task::FillRow => {
                self.civil_deck.iter().for_each(|(i, _)| list(Choice::Lay(CivilId(i as u8))));
            }
            Task::Draw { .. } => self
                .military_deck
                .iter()
                .for_each(|(i, _)| list(Choice::Draw(MilitaryId(i as u8).into()))),
            Task::RevealEvent => {
                self.next_events().iter().for_each(|card| list(Choice::Event(card)));
            }
            Task::LookAtEvent(_) => {
                self.next_events().iter().for_each(|card| list(Choice::Peek(card.into())));
            }
            _ => {}
        }
    }

    /// Chance's choice with its true odds.
    pub(crate) fn draw_chance(&self, dice: &mut impl Dice) -> Choice {
        let civil = |dice: &mut _| one_of(&self.civil_deck, dice).map(|i| CivilId(i as u8));
        match self.agenda.top() {
            Some(Task::PickFirst) => Choice::First(Seat(dice.below(self.seats().into()) as u8)),
            Some(Task::FillRow) => civil(dice).map_or(Choice::Done, Choice::Lay),
            Some(Task::Draw { .. }) => {
                let card = one_of(&self.military_deck, dice).map(|i| MilitaryId(i as u8));
                card.map_or(Choice::Done, |card| Choice::Draw(card.into()))
            }
            Some(task) => {
                let cards = self.next_events();
                let card = cards.nth(dice.below(u32::from(cards.len()).max(1)));
                match (task, card) {
                    (Task::RevealEvent, Some(card)) => Choice::Event(card),
                    (_, Some(card)) => Choice::Peek(card.into()),
                    _ => Choice::Done,
                }
            }
            None => Choice::Done,
        }
    }

    /// How many copies of what chance has chosen there are to choose.
    pub(crate) fn copies_of(&self, outcome: Choice) -> u32 {
        let copies = match outcome {
            Choice::Lay(card) => self.civil_deck.count(card.index()),
            Choice::Draw(card) => {
                card.known().map_or(0, |card| self.military_deck.count(card.index()))
            }
            _ => 1,
        };
        copies.into()
    }

    /// Chance has chosen.
    pub(crate) fn chance_falls(&mut self, task: Task, choice: Choice, log: &mut impl Log<Event>) {
        match (task, choice) {
            (Task::PickFirst, Choice::First(seat)) => self.set_first(seat, log),
            (Task::FillRow, Choice::Lay(card)) => self.lay(card, log),
            (Task::Draw { seat, left }, Choice::Draw(card)) => self.drawn(seat, left, card, log),
            (Task::RevealEvent, Choice::Event(card)) => self.reveal_event(card, log),
            (Task::LookAtEvent(seat), Choice::Peek(card)) => self.peek(seat, card, log),
            _ => {}
        }
    }
}

/// One of all copies in a bag.
fn one_of(bag: &Bag, dice: &mut impl Dice) -> Option<usize> {
    let total = u32::from(bag.total());
    if total == 0 { None } else { bag.nth(dice.below(total)) }
}

/// A player's mat at the start (rulebook, "Players' components").
fn mat(content: &Content) -> Player {
    let figures = &content.figures;
    let mut player = Player {
        hand: List::new(),
        military: List::new(),
        techs: EnumMap::default(),
        workers: EnumMap::default(),
        tokens: EnumMap::default(),
        specials: EnumMap::default(),
        government: content.despotism,
        leader: None,
        leaders_taken: 0,
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
            player.techs[kind] = 1;
            player.workers[kind][0] = figures.workers[kind];
        }
    }
    player
}
