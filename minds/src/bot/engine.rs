//! The engine's side: one of our minds, asked by somebody else's program. It listens while it
//! thinks, so that it can be stopped.

use super::conversation::{Conversation, Then, Thought};
use super::message::{Order, Reply, line};
use kernel::{Game, position};
use std::collections::VecDeque;
use std::io::{self, BufRead, Read, Write};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::mpsc::{self, Receiver, Sender};
use std::thread;

/// No order is longer, in bytes: a position, and room around it.
const LONGEST_ORDER: usize = position::LONGEST + (1 << 16);
/// Orders that may wait while the mind thinks.
const WAITING: usize = 256;

/// How a conversation ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Ended {
    /// The driver said so, or closed our input.
    Quit,
    /// The two do not understand each other.
    Refused(String),
}

/// A conversation with the lines that go in and out.
pub struct Engine<G: Game, W> {
    conversation: Conversation<G>,
    output: W,
    /// Orders for afterwards; those that were read while the mind thought.
    waiting: VecDeque<Result<String, String>>,
    is_thinking: bool,
    /// Nothing more will be read.
    is_last: bool,
    /// The present thought is the last.
    is_quitting: bool,
}

/// What happens to an engine.
enum Event<G: Game> {
    Line(Result<String, String>),
    End,
    Thought(Option<Thought<G>>, Option<G::Choice>),
}

impl<G: Game, W: Write> Engine<G, W> {
    pub fn new(conversation: Conversation<G>, output: W) -> Self {
        Engine {
            conversation,
            output,
            waiting: VecDeque::new(),
            is_thinking: false,
            is_last: false,
            is_quitting: false,
        }
    }

    /// Answers orders until the driver has none left.
    pub fn run(mut self, input: impl BufRead + Send + 'static) -> io::Result<Ended> {
        let (events, happened) = mpsc::channel();
        let lines = events.clone();
        thread::spawn(move || read_orders::<G>(input, &lines));
        while let Some(event) = self.next(&happened) {
            match self.handle(event) {
                Then::Nothing => {}
                Then::Say(reply) => self.say(&reply)?,
                Then::Think(thought) => {
                    self.is_thinking = true;
                    let events = events.clone();
                    thread::spawn(move || think(thought, &events));
                }
                Then::Refuse(why) => {
                    self.say(&Reply::Error { why: why.clone() })?;
                    return Ok(Ended::Refused(why));
                }
                Then::Quit => break,
            }
        }
        Ok(Ended::Quit)
    }

    /// What waits comes first, once nobody thinks; then whatever happens.
    fn next(&mut self, happened: &Receiver<Event<G>>) -> Option<Event<G>> {
        if !self.is_thinking {
            if let Some(line) = self.waiting.pop_front() {
                return Some(Event::Line(line));
            }
            if self.is_last || self.is_quitting {
                return None;
            }
        }
        happened.recv().ok()
    }

    fn handle(&mut self, event: Event<G>) -> Then<G> {
        match event {
            Event::End => {
                self.is_last = true;
                Then::Nothing
            }
            Event::Thought(thought, choice) => {
                self.is_thinking = false;
                self.conversation.thought(thought);
                Then::Say(match choice {
                    Some(choice) => self.conversation.best(&choice),
                    None => Reply::Error { why: "the mind broke over this position".into() },
                })
            }
            Event::Line(line) if self.is_thinking => self.interrupt(line),
            Event::Line(line) => self.conversation.obey(line),
        }
    }

    /// An order in the middle of a thought. A hasty quit still gets its answer, so that orders can
    /// come from a file.
    fn interrupt(&mut self, line: Result<String, String>) -> Then<G> {
        let order = line.as_ref().ok().and_then(|line| serde_json::from_str(line).ok());
        match order {
            _ if self.is_quitting => {}
            Some(Order::Unknown) => {}
            Some(Order::Stop) => self.conversation.stop(),
            Some(Order::Quit) => {
                self.is_quitting = true;
                self.waiting.clear();
                self.conversation.stop();
            }
            _ if self.waiting.len() == WAITING => {
                return Then::Refuse(format!("more than {WAITING} orders wait"));
            }
            _ => self.waiting.push_back(line),
        }
        Then::Nothing
    }

    fn say(&mut self, reply: &Reply) -> io::Result<()> {
        self.output.write_all(line(reply).as_bytes())?;
        self.output.flush()
    }
}

fn think<G: Game>(mut thought: Thought<G>, events: &Sender<Event<G>>) {
    let event = match catch_unwind(AssertUnwindSafe(|| thought.best())) {
        Ok(choice) => Event::Thought(Some(thought), Some(choice)),
        Err(_) => Event::Thought(None, None),
    };
    let _ = events.send(event);
}

/// Reads to the end, or to a line that is too long to be read on.
fn read_orders<G: Game>(mut input: impl BufRead, events: &Sender<Event<G>>) {
    loop {
        let mut line = Vec::new();
        let is_done = match (&mut input).take(LONGEST_ORDER as u64 + 1).read_until(b'\n', &mut line)
        {
            Ok(0) | Err(_) => true,
            Ok(_) if line.len() > LONGEST_ORDER => {
                let why = format!("an order has at most {LONGEST_ORDER} bytes");
                let _ = events.send(Event::Line(Err(why)));
                true
            }
            Ok(_) => {
                let text = String::from_utf8(line).map_err(|_| "an order is UTF-8".to_string());
                events.send(Event::Line(text)).is_err()
            }
        };
        if is_done {
            let _ = events.send(Event::End);
            return;
        }
    }
}
