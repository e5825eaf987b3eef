//! Speaking: Fluent makes a sentence of a text.

use crate::content::Edition;
use crate::words::NAMED;
use crate::{Arg, Locale, Seat, Text};
use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use std::collections::HashMap;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, PoisonError, RwLock};
use unic_langid::LanguageIdentifier;

/// Negative numbers with a minus sign, not a hyphen.
fn true_minus<M>(value: &FluentValue, _: &M) -> Option<String> {
    match value {
        FluentValue::Number(number) if number.value < 0.0 => {
            Some(number.as_string().replacen('-', "−", 1))
        }
        _ => None,
    }
}

/// One language's words, ready to speak. Cheap to clone: a table's copy knows its people by name.
///
/// ```
/// use kernel::{Lexicon, Spoken};
/// use toy::{Honest, Refusal};
///
/// let lexicon = Lexicon::new("en", Honest::locales())?;
/// let refusal = Honest::say_refusal(Refusal::NotHeld { card: 3 });
/// assert_eq!(lexicon.say(&refusal), "The card 3 is not in your hand");
/// # Ok::<(), String>(())
/// ```
#[derive(Clone)]
pub struct Lexicon {
    number: u64,
    bundle: Arc<FluentBundle<FluentResource>>,
    /// Common sentences that were said before: a board says the same hundreds of them again and
    /// again.
    said: Arc<RwLock<HashMap<Text, String>>>,
    names: Vec<String>,
    /// The content set's own words, if it has any.
    edition: Option<&'static Edition>,
}

/// So many sentences are remembered, and no more.
const REMEMBERED: usize = 16_384;

impl Lexicon {
    /// The words of all given locales in one language. Fails on a file that is not Fluent, and on
    /// a message that two files define.
    pub fn new(language: &str, locales: &[Locale]) -> Result<Lexicon, String> {
        let id: LanguageIdentifier = language.parse().map_err(|e| format!("{language}: {e}"))?;
        let mut bundle = FluentBundle::new_concurrent(vec![id]);
        // The invisible marks around arguments confuse terminals and tests.
        bundle.set_use_isolating(false);
        bundle.set_formatter(Some(true_minus));
        for locale in locales.iter().filter(|locale| locale.language == language) {
            let resource = FluentResource::try_new(locale.source.to_string())
                .map_err(|(_, errors)| format!("{language}: {errors:?}"))?;
            bundle.add_resource(resource).map_err(|errors| format!("{language}: {errors:?}"))?;
        }
        static NUMBERS: AtomicU64 = AtomicU64::new(0);
        let number = NUMBERS.fetch_add(1, Ordering::Relaxed);
        Ok(Lexicon {
            number,
            bundle: Arc::new(bundle),
            said: Arc::default(),
            names: Vec::new(),
            edition: None,
        })
    }

    /// The number of these words in this process: lexicons of one number differ in names at most.
    pub fn number(&self) -> u64 {
        self.number
    }

    /// The same words without the names of people.
    pub fn nameless(&self) -> Lexicon {
        Lexicon { names: Vec::new(), bundle: self.bundle.clone(), said: self.said.clone(), ..*self }
    }

    /// Who sits where, by name.
    pub fn seat_names(&mut self, names: Vec<String>) {
        self.names = names;
    }

    /// Speaks of the components of this edition by their names.
    pub fn of_edition(mut self, edition: &'static Edition) -> Lexicon {
        self.edition = Some(edition);
        self
    }

    pub fn knows(&self, key: &str) -> bool {
        self.bundle.get_message(key).is_some_and(|message| message.value().is_some())
    }

    /// The sentence. A missing message or argument is an error; see [`Lexicon::say`].
    pub fn try_say(&self, text: &Text) -> Result<String, String> {
        if text.key == NAMED {
            return Ok(self.name_in_own_language(&text.args));
        }
        if let Some(name) = self.name_of_edition(text) {
            return self.try_say(&name);
        }
        let pattern = self
            .bundle
            .get_message(&text.key)
            .and_then(|message| message.value())
            .ok_or_else(|| format!("no message {}", text.key))?;
        let mut args = FluentArgs::new();
        for (name, arg) in &text.args {
            match arg {
                Arg::Number(number) => args.set(*name, *number),
                Arg::Text(text) => args.set(*name, self.try_say(text)?),
                Arg::List(texts) => {
                    let said: Result<Vec<_>, _> = texts.iter().map(|t| self.try_say(t)).collect();
                    args.set(*name, said?.join(", "));
                }
                Arg::Seat(seat) => args.set(*name, self.seat_name(*seat)),
                Arg::Raw(raw) => args.set(*name, raw.clone()),
            }
        }
        let mut errors = Vec::new();
        let said = self.bundle.format_pattern(pattern, Some(&args), &mut errors);
        match errors.is_empty() {
            true => Ok(said.into_owned()),
            false => Err(format!("message {}: {errors:?}", text.key)),
        }
    }

    /// The name that the edition gives to a component: messages `…-name` and `…-unknown` with an
    /// `id` are about components that the locale files do not name.
    fn name_of_edition(&self, text: &Text) -> Option<Text> {
        let edition = self.edition?;
        let is_name = text.key.ends_with("-name") || text.key.ends_with("-unknown");
        text.args.iter().filter(|_| is_name).find_map(|(name, arg)| match (*name, arg) {
            ("id", Arg::Raw(id)) => edition.name_of(id),
            _ => None,
        })
    }

    /// A name as it is in this language, or else in the first in which it was given.
    fn name_in_own_language(&self, names: &[(&'static str, Arg)]) -> String {
        let own = self.bundle.locales.first().map(|locale| locale.language.as_str().to_string());
        let name = names.iter().find(|(language, _)| own.as_deref() == Some(language));
        match name.or(names.first()) {
            Some((_, Arg::Raw(name))) => name.clone(),
            Some((_, Arg::Number(_) | Arg::Text(_) | Arg::List(_) | Arg::Seat(_))) | None => {
                String::new()
            }
        }
    }

    /// The sentence, or its key in brackets when the locale files lack it; tests make sure that
    /// they do not.
    pub fn say(&self, text: &Text) -> String {
        if !text.is_common() {
            return self.say_anew(text);
        }
        if let Some(said) = self.said.read().unwrap_or_else(PoisonError::into_inner).get(text) {
            return said.clone();
        }
        let said = self.say_anew(text);
        let mut remembered = self.said.write().unwrap_or_else(PoisonError::into_inner);
        if remembered.len() < REMEMBERED {
            remembered.insert(text.clone(), said.clone());
        }
        said
    }

    fn say_anew(&self, text: &Text) -> String {
        self.try_say(text).unwrap_or_else(|_| format!("[{}]", text.key))
    }

    /// What a seat is called in sentences.
    pub fn seat_name(&self, seat: Seat) -> String {
        self.names.get(seat.index()).cloned().unwrap_or_else(|| {
            let text = Text::new("seat").with("number", seat.0 + 1);
            self.try_say(&text).unwrap_or_else(|_| format!("P{}", seat.0 + 1))
        })
    }
}
