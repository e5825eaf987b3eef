//! Choices as people and programs name them: a line as `position choices` prints it, with names of
//! components in the place of their ids if one likes, or a number after `#`.

use crate::failure::{Done, Failure, bad};
use crate::games::Playable;
use crate::words::Language;
use kernel::{ContentSet, Numbered, notation};

/// The choice that a line names in this state.
pub fn read<G: Playable>(line: &str, state: &G) -> Done<G::Choice> {
    if let Some(number) = line.trim().strip_prefix('#') {
        return numbered(number, state);
    }
    match notation::read(line) {
        Ok(choice) => Ok(choice),
        Err(error) => {
            let by_name = notation::read(&with_ids(line, &names(state)));
            by_name.map_err(|_| Failure::Bad(error.to_string()))
        }
    }
}

fn numbered<G: Playable>(number: &str, state: &G) -> Done<G::Choice> {
    let count = G::Choice::COUNT;
    match number.parse().ok().filter(|number: &u32| *number < count) {
        None => {
            bad(format!("#{number} is no number of a choice; they go from #0 to #{}", count - 1))
        }
        Some(number) => G::Choice::nth(number, state)
            .map_or_else(|| bad(format!("#{number} is no choice in this position")), Ok),
    }
}

/// Every named component with its id, longer names first so that none hides another.
fn names<G: Playable>(state: &G) -> Vec<(String, String)> {
    let edition = state.content().edition();
    let lexicons = [Language::En, Language::Ru].map(|l| l.lexicon::<G>().of_edition(edition));
    let mut names = Vec::new();
    for (id, name) in state.named() {
        let said = lexicons.iter().map(|lexicon| lexicon.say(&name).to_lowercase());
        names.extend(said.map(|name| (name, id.clone())));
    }
    names.sort_by_key(|(name, _)| std::cmp::Reverse(name.chars().count()));
    names
}

/// A line in which names stand as ids: written as they are said, or with _ for blanks.
fn with_ids(line: &str, names: &[(String, String)]) -> String {
    let mut line = line.to_lowercase();
    for (name, id) in names {
        let forms = [format!("\"{name}\""), name.clone(), name.replace(' ', "_")];
        for form in forms.iter().filter(|form| !form.is_empty()) {
            line = replaced(&line, form, id);
        }
    }
    line
}

/// Whole words only: a name inside another word is none.
fn replaced(line: &str, name: &str, id: &str) -> String {
    let is_edge = |letter: Option<char>| letter.is_none_or(|c| !c.is_alphanumeric() && c != '_');
    let mut text = String::new();
    let mut rest = line;
    while let Some(at) = rest.find(name) {
        let (before, after) = (&rest[..at], &rest[at + name.len()..]);
        let last = before.chars().next_back().or(text.chars().next_back());
        let is_whole = is_edge(last) && is_edge(after.chars().next());
        text.push_str(before);
        text.push_str(if is_whole { id } else { name });
        rest = after;
    }
    text + rest
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_become_ids_as_whole_words_only() {
        let names = vec![("hanging gardens".into(), "C010".into()), ("iron".into(), "C020".into())];
        assert_eq!(with_ids("lead \"Hanging Gardens\"", &names), "lead C010");
        assert_eq!(with_ids("lead hanging_gardens", &names), "lead C010");
        assert_eq!(with_ids("develop Iron", &names), "develop C020");
        assert_eq!(with_ids("build environment", &names), "build environment");
    }
}
