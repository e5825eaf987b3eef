//! The driver's side: a program that plays a seat.

use super::Fault;
use super::message::{Budget, Ending, Offer, Order, PROTOCOL, Reply, line};
use super::process::{Heard, Process};
use kernel::{Game, Lexicon, Seat, View, notation, position};
use serde_json::Value;
use std::time::{Duration, Instant};

/// A process of a program that is asked for its choices. It plays one seat of one game at a time.
pub struct Program {
    process: Process,
    /// The game that it was greeted with.
    game: &'static str,
    /// How long an answer may take.
    patience: Duration,
    name: String,
    /// English words for the choices, if it wants them.
    words: Option<Lexicon>,
    /// It says that it plays game after game.
    keeps: bool,
    /// How many games it has begun, and so the number of the present one.
    games: u64,
    /// Whether it has answered in the present game.
    has_answered: bool,
}

impl Program {
    /// Exchanges greetings with a process that was just started.
    pub(super) fn greet<G: Game>(
        process: Process,
        seed: u64,
        patience: Duration,
    ) -> Result<Program, Fault> {
        let mut program = Program {
            process,
            game: G::ID,
            patience,
            name: String::new(),
            words: None,
            keeps: false,
            games: 0,
            has_answered: false,
        };
        let game = G::ID.into();
        program.tell(&Order::Hello { protocol: PROTOCOL, game, seed: Some(seed) });
        match program.answer()? {
            Reply::Hello { protocol, .. } if protocol != PROTOCOL => Err(Fault::Version(protocol)),
            Reply::Hello { game: Some(said), .. } if said != G::ID => {
                Err(Fault::Game { said: notation::excerpt(&said), asked: G::ID })
            }
            Reply::Hello { name, words, games, .. } => {
                program.name = notation::brief(&name);
                program.words = words.then(|| {
                    Lexicon::new("en", G::locales()).expect("the locale files are tested")
                });
                program.keeps = games;
                Ok(program)
            }
            other => Err(unexpected(&other)),
        }
    }

    /// A game begins. The patience holds for each answer in it.
    pub(super) fn begin(&mut self, seat: Seat, seed: u64, patience: Duration) {
        (self.games, self.has_answered, self.patience) = (self.games + 1, false, patience);
        if let Some(id) = self.id() {
            self.tell(&Order::Begin { id, seat: Some(seat), seed: Some(seed) });
        }
    }

    /// The game is over.
    pub(super) fn over(&self, seat: Seat, Ending { why, standings }: &Ending) {
        let (id, standings) = (self.id(), standings.clone());
        self.tell(&Order::Over { id, seat, why: *why, standings });
    }

    /// The game that it plays.
    pub(super) fn game(&self) -> &'static str {
        self.game
    }

    /// Whether it plays game after game.
    pub(super) fn keeps(&self) -> bool {
        self.keeps
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
            Reply::Best { id, .. } if self.keeps && id != self.id() => {
                Err(Fault::OtherGame { said: id, asked: self.games })
            }
            Reply::Best { choice: said, .. } => {
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

    /// The number of the present game, for those that play more than one.
    fn id(&self) -> Option<u64> {
        self.keeps.then_some(self.games)
    }

    fn tell(&self, order: &Order) {
        self.process.tell(line(order));
    }

    /// The next message that is an answer, while patience lasts.
    fn answer(&mut self) -> Result<Reply, Fault> {
        let until = Instant::now() + self.patience;
        loop {
            let line = self.process.hear(until).map_err(|heard| match heard {
                Heard::Fault(Fault::Died { code, last }) if self.is_between_games() => {
                    Fault::Left { games: self.games - 1, code, last }
                }
                Heard::Fault(fault) => fault,
                Heard::Nothing => Fault::Silent(self.patience.as_secs_f64().to_string()),
            })?;
            let reply = serde_json::from_str(&line).map_err(|e| Fault::garbage(&line, e))?;
            match reply {
                Reply::Info { .. } | Reply::Unknown => {}
                Reply::Error { why } => return Err(Fault::Complaint(notation::brief(&why))),
                Reply::Hello { .. } | Reply::Choices { .. } | Reply::Best { .. } => {
                    self.has_answered = true;
                    return Ok(reply);
                }
            }
        }
    }

    /// It has played, and not yet answered in the game that has begun.
    fn is_between_games(&self) -> bool {
        self.games > 1 && !self.has_answered
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
