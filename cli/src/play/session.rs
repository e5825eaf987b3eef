//! A game at one terminal: people type, minds answer, everything is told in sentences.

use super::chronicle::Chronicle;
use super::command::Command;
use super::{help, screen, storage};
use crate::context::{read_text, write_text};
use crate::failure::{Done, Failure};
use crate::games::Playable;
use crate::save::PERSON;
use crate::tell::{asked, draw_board, standings};
use crate::words::{reason, ui, ui_with};
use kernel::View;
use kernel::record::Table;
use kernel::{Asks, Dice, Eyes, Lexicon, Seat, Text, notation};
use minds::bot::Fault;
use minds::bot::message::Ending;
use minds::{HOUSE, Opponent, PROGRAM, Who};
use std::io::{BufRead, Write};
use std::path::Path;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

/// Milliseconds since 1970.
pub fn now() -> u64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    u64::try_from(since.as_millis()).unwrap_or(u64::MAX)
}

pub struct Session<'a, G: Playable> {
    table: Table<G>,
    /// `person`, or the name of a mind.
    seats: Vec<String>,
    /// Nothing where a person sits; a fault where somebody could not sit down.
    minds: Vec<Option<Result<Opponent<G>, Fault>>>,
    /// How long a program may take for an answer.
    patience: Duration,
    chronicle: Chronicle<G>,
    lexicon: Lexicon,
    input: Box<dyn BufRead>,
    out: &'a mut dyn Write,
    /// Who sits in front of the screen.
    reader: Option<Seat>,
}

/// What comes after a command.
enum Then {
    /// The same question again.
    Ask,
    /// Somebody may be asked something else.
    GoOn,
    Leave,
}

impl<'a, G: Playable> Session<'a, G> {
    pub fn new(
        table: Table<G>,
        log: kernel::Chronicle<G::Event>,
        seats: Vec<String>,
        patience: Duration,
        lexicon: Lexicon,
        input: Box<dyn BufRead>,
        out: &'a mut dyn Write,
    ) -> Session<'a, G> {
        let chronicle = Chronicle::of(log, watcher(&seats));
        let minds = Vec::new();
        let reader = None;
        let mut session =
            Session { table, seats, minds, patience, chronicle, lexicon, input, out, reader };
        session.sit_down();
        session
    }

    /// Plays until the game is over and the last person leaves.
    pub fn run(&mut self) -> Done {
        let hash = self.table.record().header.seed_hash.clone();
        self.line(&ui_with(&self.lexicon, "ui-welcome", "hash", hash))?;
        loop {
            let then = match self.table.state().asks() {
                Asks::Chance => self.chance()?,
                Asks::Nobody => self.over()?,
                Asks::Seat(seat) => match self.minds[seat.index()] {
                    Some(_) => self.mind(seat)?,
                    None => self.person(seat)?,
                },
            };
            if matches!(then, Then::Leave) {
                return self.line(&ui(&self.lexicon, "ui-bye"));
            }
        }
    }

    /// Gives every seat its name and its mind.
    fn sit_down(&mut self) {
        let chair = |(index, name): (usize, &String)| {
            let who = Who::read::<G>(name).ok()?;
            Some(who.sit(Seat(index as u8), self.number(index), self.patience))
        };
        self.minds = self.seats.iter().enumerate().map(chair).collect();
        self.name_seats();
    }

    /// Where a mind's own chance begins: the same seed gives the same opponents.
    fn number(&self, index: usize) -> u64 {
        // A stream that chance never uses.
        let stream = u64::MAX - index as u64;
        self.table.seed().map_or(0, |seed| seed.dice(stream).below(u32::MAX)).into()
    }

    fn name_seats(&mut self) {
        let names = self.seats.iter().enumerate().map(|(index, name)| self.name(index, name));
        let names = names.collect();
        self.lexicon.seat_names(names);
    }

    fn name(&self, index: usize, name: &str) -> String {
        let key = match name {
            PERSON => "ui-name-person",
            "random" => "ui-name-random",
            _ if name.starts_with(PROGRAM) => "ui-name-program",
            _ => "ui-name-mind",
        };
        let text = Text::new(key).with("number", index as i64 + 1).with("mind", name.to_string());
        self.lexicon.say(&text)
    }

    fn chance(&mut self) -> Done<Then> {
        let settled = self.table.settle(now(), &mut self.chronicle.log);
        settled.map_err(|e| Failure::Bad(e.to_string()))?;
        self.tell_news()?;
        Ok(Then::GoOn)
    }

    fn mind(&mut self, seat: Seat) -> Done<Then> {
        let mut choices = Vec::new();
        self.table.state().choices(&mut choices);
        let view = View::of(self.table.state(), Eyes::Seat(seat));
        let choice = match self.minds[seat.index()].as_mut().expect("a mind sits here") {
            Ok(mind) => mind.choose(&view, &choices),
            Err(fault) => Err(fault.clone()),
        };
        match choice {
            Ok(choice) => self.choose(seat, choice),
            Err(fault) => self.take_over(seat, &fault),
        }
    }

    /// A house mind takes the seat of somebody who cannot go on, and the people are told.
    fn take_over(&mut self, seat: Seat, fault: &Fault) -> Done<Then> {
        let text = Text::new("ui-taken-over").with("seat", seat);
        let text = text.with("why", fault.kind().to_string());
        self.line(&self.lexicon.say(&text))?;
        self.seats[seat.index()] = HOUSE.into();
        let house = Who::house().sit(seat, self.number(seat.index()), self.patience);
        self.minds[seat.index()] = Some(house);
        self.name_seats();
        Ok(Then::GoOn)
    }

    fn person(&mut self, seat: Seat) -> Done<Then> {
        if self.reader != Some(seat) {
            if !self.pass_keyboard(seat)? {
                return Ok(Then::Leave);
            }
            self.show_board(Eyes::Seat(seat))?;
        }
        self.reader = Some(seat);
        self.show_question(seat)?;
        loop {
            let Some(command) = self.prompt()? else { return Ok(Then::Leave) };
            match self.obey(command, Some(seat))? {
                Then::Ask => {}
                then => return Ok(then),
            }
        }
    }

    /// Everything is revealed; the game can still be looked at and saved.
    fn over(&mut self) -> Done<Then> {
        let ending = Ending::of_record(self.table.record().end.as_ref());
        let minds = std::mem::take(&mut self.minds).into_iter().flatten().flatten();
        minds.for_each(|mind| mind.over(&ending));
        self.show_board(Eyes::Spectator)?;
        let state = self.table.state();
        let winners: Vec<Text> = state
            .standings()
            .winners()
            .map(|seat| Text::new("ui-seat").with("seat", seat))
            .collect();
        let sheet = standings(state, &self.lexicon);
        self.line(&sheet)?;
        self.line(&ui_with(&self.lexicon, "ui-winners", "seats", winners))?;
        if let Some(seed) = self.table.seed() {
            self.line(&ui_with(&self.lexicon, "ui-seed", "seed", seed.to_string()))?;
        }
        self.line(&ui(&self.lexicon, "ui-over-help"))?;
        loop {
            let Some(command) = self.prompt()? else { return Ok(Then::Leave) };
            match self.obey(command, None)? {
                Then::Ask => {}
                then => return Ok(then),
            }
        }
    }

    fn obey(&mut self, command: Command, seat: Option<Seat>) -> Done<Then> {
        let eyes = seat.map_or(Eyes::Spectator, Eyes::Seat);
        match (command, seat) {
            (Command::Nothing, _) => {}
            (Command::Quit, _) => return Ok(Then::Leave),
            (Command::Help(topic), _) => {
                let view = View::of(self.table.state(), eyes);
                let text = help::help(view.state(), topic.as_deref(), &self.lexicon);
                self.line(&text)?;
            }
            (Command::Board, _) => self.show_board(eyes)?,
            (Command::Score, _) => {
                let view = View::of(self.table.state(), eyes);
                self.line(&standings(view.state(), &self.lexicon))?;
            }
            (Command::Log(count), _) => {
                let from = self.chronicle.len().saturating_sub(count);
                let lines = self.chronicle.sentences(from, &self.lexicon);
                self.lines(&lines)?;
            }
            (Command::NoFile, _) => self.line(&ui(&self.lexicon, "ui-no-file"))?,
            (Command::Save(path), _) => self.save(&path)?,
            (Command::Load(path), _) => return self.load(&path),
            (_, None) => self.line(&ui(&self.lexicon, "ui-over-help"))?,
            (Command::Choices, Some(seat)) => self.show_question(seat)?,
            (Command::Why(number), Some(_)) => {
                let view = View::of(self.table.state(), eyes);
                let text = screen::why(&view, number, &self.lexicon);
                write!(self.out, "{text}")?;
            }
            (Command::Undo, Some(seat)) => return self.undo(seat),
            (Command::Choose(number), Some(seat)) => return self.choose_number(seat, number),
            (Command::Other(line), Some(seat)) => return self.choose_notation(seat, &line),
        }
        Ok(Then::Ask)
    }

    fn choose_number(&mut self, seat: Seat, number: usize) -> Done<Then> {
        let mut choices = Vec::new();
        self.table.state().choices(&mut choices);
        match choices.get(number.wrapping_sub(1)) {
            Some(choice) => self.choose(seat, *choice),
            None => {
                let most = choices.len() as i64;
                self.line(&ui_with(&self.lexicon, "ui-number", "most", most))?;
                Ok(Then::Ask)
            }
        }
    }

    fn choose_notation(&mut self, seat: Seat, line: &str) -> Done<Then> {
        match notation::read(line) {
            Ok(choice) => self.choose(seat, choice),
            Err(_) => {
                self.line(&ui_with(&self.lexicon, "ui-unknown", "line", line.to_string()))?;
                Ok(Then::Ask)
            }
        }
    }

    fn choose(&mut self, seat: Seat, choice: G::Choice) -> Done<Then> {
        if let Some(refusal) = self.table.state().refuse(choice) {
            let why = reason::<G>(refusal, &self.lexicon);
            self.line(&ui_with(&self.lexicon, "ui-refused", "why", why))?;
            return Ok(Then::Ask);
        }
        let chosen = self.table.choose(seat, choice, now(), &mut self.chronicle.log);
        chosen.map_err(|e| Failure::Bad(e.to_string()))?;
        if self.reader != Some(seat) {
            self.reader = None;
        }
        self.tell_news()?;
        Ok(Then::GoOn)
    }

    fn undo(&mut self, seat: Seat) -> Done<Then> {
        if !self.table.can_undo(seat) || !self.table.undo() {
            self.line(&ui(&self.lexicon, "ui-undo-not"))?;
            return Ok(Then::Ask);
        }
        self.chronicle.forget(self.table.record().moves.len());
        self.line(&ui(&self.lexicon, "ui-undone"))?;
        Ok(Then::GoOn)
    }

    fn save(&mut self, path: &Path) -> Done {
        let text = storage::text(&self.table, &self.seats);
        let place = path.display().to_string();
        let said = match write_text(path, &text) {
            Ok(()) => ui_with(&self.lexicon, "ui-saved", "file", place),
            Err(Failure::Bad(what)) => ui_with(&self.lexicon, "ui-file", "what", what),
            Err(failure) => return Err(failure),
        };
        self.line(&said)
    }

    fn load(&mut self, path: &Path) -> Done<Then> {
        let text = match read_text(path) {
            Ok(text) => text,
            Err(Failure::Bad(what)) => {
                self.line(&ui_with(&self.lexicon, "ui-file", "what", what))?;
                return Ok(Then::Ask);
            }
            Err(failure) => return Err(failure),
        };
        match storage::resume(&text, self.table.state().content()) {
            Ok((table, seats, log)) => {
                self.chronicle = Chronicle::of(log, watcher(&seats));
                (self.table, self.seats, self.reader) = (table, seats, None);
                self.sit_down();
                let place = path.display().to_string();
                self.line(&ui_with(&self.lexicon, "ui-loaded", "file", place))?;
                Ok(Then::GoOn)
            }
            Err(error) => {
                self.line(&self.lexicon.say(&error.text()))?;
                Ok(Then::Ask)
            }
        }
    }

    /// Asks for the next person while somebody has something to hide. False at the end of input.
    fn pass_keyboard(&mut self, seat: Seat) -> Done<bool> {
        let people = self.seats.iter().filter(|name| *name == PERSON).count();
        let state = self.table.state();
        if people < 2 || View::of(state, Eyes::Spectator).state() == state {
            return Ok(true);
        }
        self.line(&ui_with(&self.lexicon, "ui-pass-keyboard", "seat", seat))?;
        Ok(self.read_line()?.is_some())
    }

    fn show_board(&mut self, eyes: Eyes) -> Done {
        let view = View::of(self.table.state(), eyes);
        let board = draw_board(view.state(), &self.lexicon);
        self.line(&format!("\n{}", board.trim_end()))
    }

    fn show_question(&mut self, seat: Seat) -> Done {
        let mut choices = Vec::new();
        self.table.state().choices(&mut choices);
        let view = View::of(self.table.state(), Eyes::Seat(seat));
        let question = asked(view.state(), &self.lexicon);
        let list = screen::choices(&view, &choices, &self.lexicon);
        Ok(write!(self.out, "\n{question}\n{list}")?)
    }

    /// Tells what has happened since the last time.
    fn tell_news(&mut self) -> Done {
        let lines = self.chronicle.news(&self.lexicon);
        self.lines(&lines)
    }

    fn prompt(&mut self) -> Done<Option<Command>> {
        write!(self.out, "{} ", ui(&self.lexicon, "ui-prompt"))?;
        Ok(self.read_line()?.map(|line| Command::parse(&line)))
    }

    /// A line that was typed; nothing at the end of input.
    fn read_line(&mut self) -> Done<Option<String>> {
        self.out.flush()?;
        let mut line = Vec::new();
        match self.input.read_until(b'\n', &mut line)? {
            0 => Ok(None),
            _ => Ok(Some(String::from_utf8_lossy(&line).trim().to_string())),
        }
    }

    fn line(&mut self, text: &str) -> Done {
        Ok(writeln!(self.out, "{text}")?)
    }

    fn lines(&mut self, lines: &[String]) -> Done {
        lines.iter().try_for_each(|line| self.line(&format!("· {line}")))
    }
}

/// Whose eyes read the screen: the only person's, else everybody's.
fn watcher(seats: &[String]) -> Eyes {
    let mut people = seats.iter().enumerate().filter(|(_, name)| *name == PERSON);
    match (people.next(), people.next()) {
        (Some((index, _)), None) => Eyes::Seat(Seat(index as u8)),
        _ => Eyes::Spectator,
    }
}
