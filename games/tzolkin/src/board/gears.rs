//! The five gears with their workers, the actions of their spaces, the skulls and the jungle.

use super::{Board, DOT, DUMMY, EMPTY, Line, Paint, SEMICOLON, words};
use crate::choice::Choice;
use crate::content::{Action, Effect};
use crate::parts::{Gear, Tooth};
use crate::state::{FIRST_FIELD, TurnSoFar, Tzolkin};
use crate::task::Question;
use kernel::{Asks, Rules, Seat, Text};

/// Where the spaces begin, and how wide each is.
const NAME: usize = 15;
const CELL: usize = 5;

impl Board<'_> {
    pub(super) fn gears(&mut self) {
        self.page.headline(self.word("board-gears"));
        let legend = [
            Text::new("board-legend-dummy").with("sign", DUMMY.to_string()),
            Text::new("board-legend-empty").with("sign", EMPTY.to_string()),
            Text::new("board-legend-next"),
            Text::new("board-legend-hidden"),
        ];
        let legend = legend.map(|text| Line::of(Paint::Dim, self.say(text)));
        self.page.flow(Line::default(), legend, SEMICOLON);
        let mut line = Line::default();
        for space in 0..Gear::ChichenItza.teeth() {
            line = line.up_to(column(space)).and(Line::of(Paint::Dim, space.to_string()));
        }
        self.page.push(line);
        for &gear in Gear::ALL {
            self.gear(gear);
            self.actions(gear);
        }
        self.skull_slots();
    }

    /// A gear's row. Past the last space only dummies ride, and the workers of one tribe.
    fn gear(&mut self, gear: Gear) {
        let mut line = Line::of(Paint::Bold, self.say(words::gear(gear)));
        let next = self.next_space(gear);
        for space in 0..gear.teeth() {
            let cell = match self.worker_on(gear, space) {
                Some(seat) => self.mark(seat),
                None if self.state.gears[gear].dummies.has(Tooth(space)) => {
                    match space > gear.last() {
                        true => Line::plain(format!("({DUMMY})")),
                        false => Line::plain(DUMMY),
                    }
                }
                None if next == Some(space) => {
                    Line::plain(format!("[{}]", self.price(gear, space)))
                }
                None if space > gear.last() => continue,
                None => Line::plain(EMPTY),
            };
            line = line.up_to(column(space)).and(cell);
        }
        self.page.push(line);
    }

    fn worker_on(&self, gear: Gear, space: u8) -> Option<Seat> {
        let workers = &self.state.gears[gear].workers;
        Seat::all(self.state.seats()).find(|seat| workers[seat.index()].has(Tooth(space)))
    }

    /// Where the next worker goes: for the seat that is asked, else for anybody.
    fn next_space(&self, gear: Gear) -> Option<u8> {
        match self.state.asks() {
            Asks::Seat(seat) => self.state.lowest(seat, gear),
            Asks::Chance | Asks::Nobody => {
                Seat::all(self.state.seats()).find_map(|seat| self.state.lowest(seat, gear))
            }
        }
    }

    /// What the next worker costs there: with the surcharge of the turn while workers are placed,
    /// else as the first of a turn.
    fn price(&self, gear: Gear, space: u8) -> u8 {
        let price =
            |state: &Tzolkin, seat| state.placing_price(seat, Choice::Place { gear, space });
        match self.state.agenda.question() {
            Some((seat, Question::Turn | Question::Place)) => price(self.state, seat),
            other => {
                let seat = other.map_or(self.state.first, |(seat, _)| seat);
                price(&Tzolkin { turn: TurnSoFar::default(), ..self.state.clone() }, seat)
            }
        }
    }

    /// What the spaces of a gear let a worker do.
    fn actions(&mut self, gear: Gear) {
        let spaces = &self.state.rules().gears[gear];
        let mut items = Vec::new();
        for (space, row) in spaces.iter().enumerate() {
            if let Action::Do(effects) = &row.action {
                // Every action of Chichén Itzá places a skull; its row of skulls says so.
                let said: Vec<Effect> = effects
                    .iter()
                    .copied()
                    .filter(|effect| *effect != Effect::PlaceSkull)
                    .collect();
                items.push(Line::of(Paint::Dim, format!("{space} {}", self.effects(&said))));
            }
        }
        let any = Text::new("board-any").with("from", gear.actions() + 1);
        items.push(Line::of(Paint::Dim, self.say(any)));
        self.page.flow(Line::plain(" ".repeat(2)), items, DOT);
    }

    /// Whose skull lies on which slot of Chichén Itzá.
    fn skull_slots(&mut self) {
        let mut line = Line::plain(format!("  {}", self.word("board-skulls")));
        for (action, slot) in (1..).zip(&self.state.skull_slots) {
            let cell = slot.map_or(Line::plain(EMPTY), |seat| self.mark(seat));
            line = line.up_to(column(action)).and(cell);
        }
        let bank = Text::new("board-skull-bank").with("count", self.state.skull_bank);
        line = line.up_to(column(11)).and(self.item(bank));
        self.page.push(line);
    }

    /// The harvest tiles left for each action of Palenque.
    pub(super) fn jungle(&mut self) {
        let mut items = Vec::new();
        for (action, field) in (FIRST_FIELD..).zip(self.state.jungle) {
            let text = Text::new("board-field")
                .with("action", action)
                .with("wood", field.wooded)
                .with("corn", field.open);
            items.push(self.item(text));
        }
        let head = Line::of(Paint::Bold, self.word("board-jungle")).up_to(NAME);
        self.page.push(Line::default());
        self.page.flow(head, items, DOT);
    }
}

fn column(space: u8) -> usize {
    NAME + CELL * usize::from(space)
}
