//! Programs that play at tables. Only the person who runs the server names them; a form can but
//! pick one by its name.

use minds::bot::{CommandLine, Pool, Program};
use std::sync::Arc;

/// What stands before a program's name where minds are named.
pub const PREFIX: &str = "bot:";
/// No name is longer, in letters.
const LONGEST_NAME: usize = 24;
/// Processes of a program that wait between two games; at more seats at once it has more.
const MOST_IDLE: usize = 4;

/// The programs of this server, by name.
#[derive(Clone, Debug, Default)]
pub struct Bots(Vec<(String, Arc<Pool>)>);

impl Bots {
    /// Adds a program, given as `NAME=PROGRAM ARGS`.
    pub fn add(&mut self, text: &str) -> Result<(), String> {
        let (name, command) = text.split_once('=').ok_or("say NAME=PROGRAM ARGS")?;
        let is_letter = |c: char| c.is_alphanumeric() || matches!(c, '-' | '_');
        let length = name.chars().count();
        if !(1..=LONGEST_NAME).contains(&length) || !name.chars().all(is_letter) {
            return Err(format!("a name has 1 to {LONGEST_NAME} letters and digits"));
        }
        if self.0.iter().any(|(known, _)| known == name) {
            return Err(format!("\"{name}\" is named twice"));
        }
        let command = CommandLine::read(command)?;
        // Tried apart: nobody knows when the first table comes.
        Pool::new(command.clone(), 0).try_start().map_err(|fault| fault.to_string())?;
        self.0.push((name.to_string(), Pool::new(command, MOST_IDLE)));
        Ok(())
    }

    /// The programs as minds.
    pub fn minds(&self) -> impl Iterator<Item = String> {
        self.0.iter().map(|(name, _)| format!("{PREFIX}{name}"))
    }

    /// The program behind a mind.
    pub fn program(&self, mind: &str) -> Option<&Arc<Pool>> {
        let name = name(mind)?;
        self.0.iter().find(|(known, _)| known == name).map(|(_, program)| program)
    }

    /// All processes that wait for a game, to end.
    pub fn clear(&self) -> Vec<Program> {
        self.0.iter().flat_map(|(_, program)| program.clear()).collect()
    }
}

/// The name of the program, if a mind is one; the server that knew it may have been another.
pub fn name(mind: &str) -> Option<&str> {
    mind.strip_prefix(PREFIX)
}
