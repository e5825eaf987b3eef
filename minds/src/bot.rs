//! Minds that are programs of their own. They speak lines of JSON (`docs/bot-protocol.md`): one
//! side drives and keeps the game, the other, the engine, is asked for its best choice.

mod command;
mod conversation;
mod engine;
mod fault;
pub mod message;
mod pool;
mod process;
mod program;

pub use command::{CommandLine, split_list};
pub use conversation::{Conversation, Maker};
pub use engine::{Ended, Engine};
pub use fault::Fault;
pub use pool::{InGame, Pool};
pub use program::Program;
