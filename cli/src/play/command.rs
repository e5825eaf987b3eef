//! What a person can type, in English or Russian.

use std::path::PathBuf;

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Command {
    /// A choice by its number on the screen, from 1.
    Choose(usize),
    Undo,
    /// What is not possible now, or one of it by its number.
    Why(Option<usize>),
    /// The last so many choices.
    Log(usize),
    Score,
    Board,
    Choices,
    Save(PathBuf),
    Load(PathBuf),
    /// What can be typed, or how one thing of the game works.
    Help(Option<String>),
    Quit,
    /// `save` or `load` without a file.
    NoFile,
    Nothing,
    /// Perhaps a choice in notation.
    Other(String),
}

/// How many choices `log` shows unless said.
const LOG: usize = 20;

impl Command {
    pub fn parse(line: &str) -> Command {
        let line = line.trim();
        if let Ok(number) = line.parse() {
            return Command::Choose(number);
        }
        let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        let rest = rest.trim();
        let file = |make: fn(PathBuf) -> Command| match rest {
            "" => Command::NoFile,
            path => make(path.into()),
        };
        match word.to_lowercase().as_str() {
            "" => Command::Nothing,
            "undo" | "u" | "отмена" | "отменить" | "назад" => Command::Undo,
            "why" | "почему" => match rest.parse() {
                Ok(number) => Command::Why(Some(number)),
                Err(_) => Command::Why(None),
            },
            "log" | "лог" | "журнал" => Command::Log(rest.parse().unwrap_or(LOG)),
            "score" | "счёт" | "счет" | "очки" => Command::Score,
            "board" | "b" | "доска" | "поле" => Command::Board,
            "choices" | "c" | "варианты" => Command::Choices,
            "save" | "сохранить" => file(Command::Save),
            "load" | "загрузить" => file(Command::Load),
            "help" | "h" | "?" | "помощь" | "справка" => {
                Command::Help((!rest.is_empty()).then(|| rest.to_lowercase()))
            }
            "quit" | "q" | "exit" | "выход" | "выйти" => Command::Quit,
            _ => Command::Other(line.to_string()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn both_languages_are_understood() {
        for (line, command) in [
            ("12", Command::Choose(12)),
            ("undo", Command::Undo),
            ("Отмена", Command::Undo),
            ("why 3", Command::Why(Some(3))),
            ("почему", Command::Why(None)),
            ("лог 5", Command::Log(5)),
            ("счёт", Command::Score),
            ("сохранить a b.save", Command::Save("a b.save".into())),
            ("load", Command::NoFile),
            ("?", Command::Help(None)),
            ("help Temples", Command::Help(Some("temples".into()))),
            ("помощь дни пищи", Command::Help(Some("дни пищи".into()))),
            ("  ", Command::Nothing),
            ("beg chaac", Command::Other("beg chaac".into())),
        ] {
            assert_eq!(Command::parse(line), command, "{line}");
        }
    }
}
