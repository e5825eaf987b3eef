//! The driver's side: a program that plays a seat.

use super::message::{Budget, Offer, Order, PROTOCOL, Reply, line};
use super::process::{Heard, Process};
use super::{CommandLine, Fault};
use kernel::View;
use kernel::{Game, Lexicon, notation, position};
use serde_json::Value;
use std::time::{Duration, Instant};

/// A program that is asked for its choices. One process plays one seat of one game.
pub struct Program {
    process: Process,
    /// How long an answer may take.
    patience: Duration,
    name: String,
    /// English words for the choices, if it wants them.
    words: Option<Lexicon>,
}

impl Program {
    /// Starts a program and exchanges greetings. The patience also holds for each answer later.
    pub fn start<G: Game>(
        command: &CommandLine,
        seed: u64,
        patience: Duration,
    ) -> Result<Program, Fault> {
        let process = Process::start(command)?;
        let mut program = Program { process, patience, name: String::new(), words: None };
        let game = G::ID.into();
        program.tell(&Order::Hello { protocol: PROTOCOL, game, seed: Some(seed) });
        match program.answer()? {
            Reply::Hello { protocol, name, words } if protocol == PROTOCOL => {
                program.name = notation::brief(&name);
                program.words = words.then(|| {
                    Lexicon::new("en", G::locales()).expect("the locale files are tested")
                });
                Ok(program)
            }
            Reply::Hello { protocol, .. } => Err(Fault::Version(protocol)),
            other => Err(unexpected(&other)),
        }
    }

    /// The name it gave itself.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// Asks for one of the choices. After a fault the program is not asked again.
    pub fn choose<G: Game>(
        &mut self,
        view: &View<G>,
        choices: &[G::Choice],
    ) -> Result<G::Choice, Fault> {
        let position: Value =
            serde_json::from_str(&position::write_view(view)).expect("a position is JSON");
        self.tell(&Order::Position { position });
        let offers = choices.iter().map(|choice| self.offer(view.state(), *choice)).collect();
        self.tell(&Order::Choices { choices: Some(offers) });
        let seconds = Some(self.patience.as_secs_f64());
        self.tell(&Order::Go { budget: Some(Budget { seconds, iterations: None }) });
        match self.answer()? {
            Reply::Best { choice: said } => {
                let choice = notation::read(&said).map_err(|_| Fault::lie(&said))?;
                if choices.contains(&choice) { Ok(choice) } else { Err(Fault::lie(&said)) }
            }
            other => Err(unexpected(&other)),
        }
    }

    fn offer<G: Game>(&self, state: &G, choice: G::Choice) -> Offer {
        let words = self.words.as_ref().map(|lexicon| lexicon.say(&state.say_choice(choice)));
        Offer { choice: notation::write(&choice), words }
    }

    fn tell(&self, order: &Order) {
        self.process.tell(line(order));
    }

    /// The next message that is an answer, while patience lasts.
    fn answer(&mut self) -> Result<Reply, Fault> {
        let until = Instant::now() + self.patience;
        loop {
            let line = self.process.hear(until).map_err(|heard| match heard {
                Heard::Fault(fault) => fault,
                Heard::Nothing => Fault::Silent(self.patience.as_secs_f64().to_string()),
            })?;
            match serde_json::from_str(&line).map_err(|e| Fault::garbage(&line, e))? {
                Reply::Info { .. } => {}
                Reply::Error { why } => return Err(Fault::Complaint(notation::brief(&why))),
                reply => return Ok(reply),
            }
        }
    }
}

impl Drop for Program {
    fn drop(&mut self) {
        self.process.dismiss(line(&Order::Quit));
    }
}

fn unexpected(reply: &Reply) -> Fault {
    Fault::garbage(line(reply).trim(), "it was not asked for")
}
