//! What every command has at hand: where to write, in which form and language.

use crate::failure::{Done, Failure};
use crate::words::Language;
use serde::Serialize;
use std::io::{self, BufWriter, Read, Write};
use std::path::Path;

pub struct Context {
    /// Answers for machines.
    pub json: bool,
    pub language: Language,
    pub out: Box<dyn Write>,
}

impl Context {
    pub fn new(json: bool, language: Language) -> Context {
        Context { json, language, out: Box::new(BufWriter::new(io::stdout())) }
    }

    /// Writes an answer for machines.
    pub fn tell(&mut self, answer: &impl Serialize) -> Done {
        serde_json::to_writer_pretty(&mut self.out, answer)?;
        Ok(writeln!(self.out)?)
    }
}

/// The text of a file, or of standard input for `-`.
pub fn read_text(path: &Path) -> Done<String> {
    if path == Path::new("-") {
        let mut text = String::new();
        io::stdin().read_to_string(&mut text).map_err(|e| Failure::at("standard input", e))?;
        return Ok(text);
    }
    std::fs::read_to_string(path).map_err(|e| Failure::at(path.display(), e))
}

/// Writes a whole file or leaves what was there: the text goes to a neighbour that then takes the
/// place.
pub fn write_text(path: &Path, text: &str) -> Done {
    let mut name = path.file_name().unwrap_or_default().to_os_string();
    name.push(".part");
    let part = path.with_file_name(name);
    std::fs::write(&part, text)
        .and_then(|()| std::fs::rename(&part, path))
        .map_err(|e| Failure::at(path.display(), e))
}
