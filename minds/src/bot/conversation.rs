//! What an engine knows of its driver, and what an order leads to.

use super::message::{Budget, Offer, Order, PROTOCOL, Reply};
use crate::Mind;
use crate::search::{self, Stop};
use kernel::View;
use kernel::notation::{excerpt, one_line};
use kernel::{Asks, Eyes, Game, Lexicon, notation, position};
use serde_json::Value;

/// Makes the mind that plays, from a seed and within a budget.
pub type Maker<G> = Box<dyn Fn(u64, search::Budget) -> Result<Box<dyn Mind<G>>, String>>;

/// One of our minds behind the protocol.
pub struct Conversation<G: Game> {
    content: &'static G::Content,
    name: String,
    make: Maker<G>,
    /// Where the mind's stream begins, unless the driver says another.
    seed: u64,
    /// Stops the mind that thinks.
    stop: Option<Stop>,
    is_greeted: bool,
    /// The game that has begun, if the driver numbers them.
    game: Option<u64>,
    asked: Option<Asked<G>>,
    /// The mind with the budget that it was made for, while it does not think.
    mind: Option<(Box<dyn Mind<G>>, Budget)>,
}

/// A position in which a seat is asked.
#[derive(Clone)]
struct Asked<G: Game> {
    view: View<G>,
    choices: Vec<G::Choice>,
}

/// What an order leads to.
pub enum Then<G: Game> {
    Nothing,
    Say(Reply),
    Think(Thought<G>),
    Refuse(String),
    Quit,
}

/// A mind with something to think about.
pub struct Thought<G: Game> {
    asked: Asked<G>,
    mind: Box<dyn Mind<G>>,
    budget: Budget,
}

impl<G: Game> Thought<G> {
    pub fn best(&mut self) -> G::Choice {
        self.mind.choose(&self.asked.view, &self.asked.choices)
    }
}

impl<G: Game> Conversation<G> {
    pub fn new(content: &'static G::Content, name: String, seed: u64, make: Maker<G>) -> Self {
        Conversation {
            content,
            name,
            make,
            seed,
            stop: None,
            is_greeted: false,
            game: None,
            asked: None,
            mind: None,
        }
    }

    /// Does what a line says; what cannot be done changes nothing.
    pub fn obey(&mut self, line: Result<String, String>) -> Then<G> {
        let order = match line.and_then(|line| read(&line)) {
            Ok(order) => order,
            Err(why) => return Then::Say(Reply::Error { why }),
        };
        let answer = match order {
            Order::Quit => Ok(Then::Quit),
            Order::Hello { protocol, game, seed } => Ok(self.greet(protocol, &game, seed)),
            Order::Unknown => Ok(Then::Nothing),
            _ if !self.is_greeted => Err("say hello first".into()),
            Order::Begin { id, seat: _, seed } => Ok(self.begin(Some(id), seed)),
            Order::Over { .. } => Ok(self.begin(None, None)),
            Order::Position { position } => self.look(&position),
            Order::Choices { choices: None } => self.offer(),
            Order::Choices { choices: Some(offers) } => self.compare(&offers),
            Order::Go { budget } => self.go(budget.unwrap_or_default()),
            // Nobody thinks: the answer and this order have crossed.
            Order::Stop => Ok(Then::Nothing),
        };
        answer.unwrap_or_else(|why| Then::Say(Reply::Error { why }))
    }

    /// The mind that thinks shall answer now.
    pub fn stop(&self) {
        if let Some(stop) = &self.stop {
            stop.now();
        }
    }

    /// A mind comes back from thinking, unless it broke.
    pub fn thought(&mut self, thought: Option<Thought<G>>) {
        self.mind = thought.map(|thought| (thought.mind, thought.budget));
    }

    fn greet(&mut self, protocol: u32, game: &str, seed: Option<u64>) -> Then<G> {
        if protocol != PROTOCOL {
            let why =
                format!("this engine speaks version {PROTOCOL} of the protocol, not {protocol}");
            return Then::Refuse(why);
        }
        if game != G::ID {
            return Then::Refuse(format!("this engine plays {}, not \"{}\"", G::ID, excerpt(game)));
        }
        self.is_greeted = true;
        self.begin(None, seed);
        let (name, game) = (self.name.clone(), Some(game.to_string()));
        Then::Say(Reply::Hello { protocol, name, words: false, games: true, game })
    }

    /// Another game: whatever was thought in the last one is forgotten.
    fn begin(&mut self, game: Option<u64>, seed: Option<u64>) -> Then<G> {
        self.seed = seed.unwrap_or(self.seed);
        (self.game, self.mind, self.asked) = (game, None, None);
        Then::Nothing
    }

    /// The answer to an order to think.
    pub fn best(&self, choice: &G::Choice) -> Reply {
        Reply::Best { choice: notation::write(choice), id: self.game }
    }

    /// Takes a position, and from it nothing but what the seat that is asked may see.
    fn look(&mut self, position: &Value) -> Result<Then<G>, String> {
        let loaded = position::read::<G>(&position.to_string(), self.content);
        let loaded = loaded.map_err(|e| e.to_string())?;
        let Asks::Seat(seat) = loaded.state.asks() else {
            return Err("no seat is asked in this position".into());
        };
        if loaded.eyes.is_some_and(|eyes| !eyes.are(seat)) {
            return Err(format!(
                "seat {} is asked, but the position is seen by other eyes",
                seat.0
            ));
        }
        let view = View::of(&loaded.state, Eyes::Seat(seat));
        let mut choices = Vec::new();
        view.state().choices(&mut choices);
        self.asked = Some(Asked { view, choices });
        Ok(Then::Nothing)
    }

    fn asked(&self) -> Result<&Asked<G>, String> {
        self.asked.as_ref().ok_or_else(|| "give a position first".to_string())
    }

    fn offer(&self) -> Result<Then<G>, String> {
        let Asked { view, choices } = self.asked()?;
        let lexicon = Lexicon::new("en", G::locales())?;
        let offer = |choice: &G::Choice| Offer {
            choice: notation::write(choice),
            words: Some(lexicon.say(&view.state().say_choice(*choice))),
        };
        Ok(Then::Say(Reply::Choices { choices: choices.iter().map(offer).collect() }))
    }

    /// A driver that says what can be chosen must know the same rules.
    fn compare(&self, offers: &[Offer]) -> Result<Then<G>, String> {
        let asked = self.asked()?;
        for offer in offers {
            let choice = notation::read(&offer.choice).map_err(|e| e.to_string())?;
            if !asked.choices.contains(&choice) {
                return Err(format!("\"{}\" is not possible here", excerpt(&offer.choice)));
            }
        }
        match asked.choices.len() {
            n if n == offers.len() => Ok(Then::Nothing),
            n => Err(format!("there are {n} choices here, not {}", offers.len())),
        }
    }

    fn go(&mut self, budget: Budget) -> Result<Then<G>, String> {
        budget.check()?;
        let asked = self.asked()?.clone();
        let mind = match self.mind.take() {
            Some((mind, made_for)) if made_for == budget => mind,
            _ => (self.make)(self.seed, budget.limit())?,
        };
        self.stop = mind.stop();
        if let Some(stop) = &self.stop {
            stop.lift();
        }
        Ok(Then::Think(Thought { asked, mind, budget }))
    }
}

fn read(line: &str) -> Result<Order, String> {
    let order = serde_json::from_str(line);
    order.map_err(|e| format!("not an order: {} ({})", excerpt(line), one_line(&e.to_string())))
}
