//! How a program is named: `PROGRAM ARGS`, split into words without any shell.

/// A program and its arguments.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CommandLine {
    pub program: String,
    pub args: Vec<String>,
}

impl CommandLine {
    /// Words stand between spaces; what has spaces or commas inside stands in quotes.
    pub fn read(text: &str) -> Result<CommandLine, String> {
        let mut words = words(text)?.into_iter();
        let program = words.next().filter(|program| !program.is_empty());
        let program = program.ok_or("no program is named after \"cmd:\"")?;
        Ok(CommandLine { program, args: words.collect() })
    }
}

/// The parts between commas, apart from commas in quotes.
pub fn split_list(text: &str) -> Vec<String> {
    let (mut parts, mut quote) = (vec![String::new()], None);
    for c in text.chars() {
        if c == ',' && quote.is_none() {
            parts.push(String::new());
            continue;
        }
        match quote {
            Some(open) if open == c => quote = None,
            None if is_quote(c) => quote = Some(c),
            _ => {}
        }
        parts.last_mut().expect("never empty").push(c);
    }
    parts.into_iter().map(|part| part.trim().to_string()).collect()
}

fn words(text: &str) -> Result<Vec<String>, String> {
    let (mut words, mut word, mut quote) = (Vec::new(), None::<String>, None);
    for c in text.chars() {
        match quote {
            Some(open) if open == c => quote = None,
            Some(_) => word.get_or_insert_default().push(c),
            None if is_quote(c) => {
                quote = Some(c);
                word.get_or_insert_default();
            }
            None if c.is_whitespace() => words.extend(word.take()),
            None => word.get_or_insert_default().push(c),
        }
    }
    words.extend(word);
    match quote {
        None => Ok(words),
        Some(open) => Err(format!("a quote {open} is not closed in \"{text}\"")),
    }
}

fn is_quote(c: char) -> bool {
    matches!(c, '"' | '\'')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(text: &str, words: &[&str]) {
        let line = CommandLine::read(text).unwrap();
        let found: Vec<&str> =
            std::iter::once(&line.program).chain(&line.args).map(String::as_str).collect();
        assert_eq!(found, words);
    }

    #[test]
    fn words_stand_between_spaces_or_in_quotes() {
        check("python3  bot.py", &["python3", "bot.py"]);
        check("'my bot' --say \"it's, me\" ''", &["my bot", "--say", "it's, me", ""]);
        check(r"C:\bots\one.exe", &[r"C:\bots\one.exe"]);
    }

    #[test]
    fn no_program_and_an_open_quote_are_refused() {
        assert!(CommandLine::read("  ").unwrap_err().contains("no program"));
        assert!(CommandLine::read("'' x").unwrap_err().contains("no program"));
        assert!(CommandLine::read("a 'b").unwrap_err().contains("not closed"));
    }

    #[test]
    fn a_list_is_split_at_commas_outside_of_quotes() {
        assert_eq!(split_list("random, cmd:a 'b,c' ,x"), ["random", "cmd:a 'b,c'", "x"]);
        assert_eq!(split_list(""), [""]);
    }
}
