//! English and Russian say everything that can be said, each in its own letters.

use crate::{Arg, Game, Lexicon, Locale, Text};
use std::collections::BTreeSet;

/// Speaks both languages, checks every sentence, and remembers which messages were used.
pub struct Tongue {
    pub english: Lexicon,
    pub russian: Lexicon,
    /// Words that are written in Latin letters even in Russian.
    is_name: fn(&str) -> bool,
    /// The keys of all messages so far.
    pub said: BTreeSet<String>,
}

impl Tongue {
    pub fn new(locales: &[Locale], is_name: fn(&str) -> bool) -> Tongue {
        let lexicon = |language| Lexicon::new(language, locales).expect("Fluent");
        let (english, russian) = (lexicon("en"), lexicon("ru"));
        Tongue { english, russian, is_name, said: BTreeSet::new() }
    }

    #[track_caller]
    pub fn say(&mut self, text: &Text) {
        remember(text, &mut self.said);
        let english = self.english.try_say(text).expect("English words");
        check_sentence(&english);
        assert!(!english.chars().any(is_cyrillic), "{english}");
        let russian = self.russian.try_say(text).expect("Russian words");
        check_sentence(&russian);
        assert!(russian.chars().any(is_cyrillic), "{}: {russian}", text.key);
        let mut words = russian.split(|letter: char| !letter.is_alphanumeric());
        let is_latin = |word: &str| word.bytes().any(|byte| byte.is_ascii_alphabetic());
        assert!(!words.any(|word| is_latin(word) && !(self.is_name)(word)), "{russian}");
    }

    /// The question, what is possible and what is not, as a person meets it.
    #[track_caller]
    pub fn say_position<G: Game>(&mut self, state: &G) {
        self.say(&state.say_question());
        let mut expected = Vec::new();
        state.expected(&mut expected);
        for (choice, refusal) in expected {
            self.say(&state.say_choice(choice));
            if let Some(refusal) = refusal {
                self.say(&G::say_refusal(refusal));
            }
        }
    }
}

pub fn is_cyrillic(letter: char) -> bool {
    ('\u{400}'..='\u{4ff}').contains(&letter)
}

/// The keys of one language's messages.
pub fn keys<G: Game>(language: &str) -> BTreeSet<String> {
    let locales = G::locales().iter().filter(|locale| locale.language == language);
    let begins = |line: &&str| line.starts_with(|letter: char| letter.is_ascii_alphabetic());
    let key = |line: &str| line.split_once(" =").map(|(key, _)| key.to_string());
    locales.flat_map(|locale| locale.source.lines().filter(begins).filter_map(key)).collect()
}

/// A message and all messages within it.
fn remember(text: &Text, said: &mut BTreeSet<String>) {
    if !said.contains(&text.key) {
        said.insert(text.key.clone());
    }
    for (_, arg) in &text.args {
        match arg {
            Arg::Text(text) => remember(text, said),
            Arg::List(texts) => texts.iter().for_each(|text| remember(text, said)),
            _ => {}
        }
    }
}

#[track_caller]
fn check_sentence(sentence: &str) {
    let is_clean = !sentence.trim().is_empty()
        && !sentence.contains(['_', '{', '}', '[', ']', '$'])
        && !sentence.contains("  ")
        && !sentence.contains("..");
    assert!(is_clean, "{sentence:?}");
}
