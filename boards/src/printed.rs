//! What is printed on boards and cards: it is the same at every table, so it is drawn once in each
//! language and kept.

use kernel::Lexicon;
use maud::{Markup, PreEscaped};
use std::collections::HashMap;
use std::hash::Hash;
use std::sync::{Arc, LazyLock, PoisonError, RwLock};

/// A drawing that is kept.
pub type Printed = PreEscaped<Arc<str>>;

/// So many pieces are kept, and no more.
const KEPT: usize = 8_192;

/// The printed pieces of one game.
pub struct RenderCache<P> {
    kept: LazyLock<RwLock<HashMap<Key<P>, Arc<str>>>>,
}

/// A piece of one content set in one lexicon's words.
#[derive(PartialEq, Eq, Hash)]
struct Key<P> {
    /// Content sets live as long as the program, so their addresses are theirs alone.
    content: usize,
    lexicon: u64,
    piece: P,
}

impl<P: Eq + Hash> RenderCache<P> {
    #[allow(clippy::new_without_default)] // A static needs a constant one, which no default is.
    pub const fn new() -> RenderCache<P> {
        RenderCache { kept: LazyLock::new(Default::default) }
    }

    /// The piece as it was drawn first. `draw` gets all that it may depend on beside `piece`: the
    /// content, and words without anybody's name.
    pub fn print<C>(
        &self,
        content: &'static C,
        lexicon: &Lexicon,
        piece: P,
        draw: impl FnOnce(&'static C, &Lexicon) -> Markup,
    ) -> Printed {
        let content_address = std::ptr::from_ref(content).addr();
        let key = Key { content: content_address, lexicon: lexicon.number(), piece };
        if let Some(kept) = self.kept.read().unwrap_or_else(PoisonError::into_inner).get(&key) {
            return PreEscaped(kept.clone());
        }
        let drawn: Arc<str> = draw(content, &lexicon.nameless()).into_string().into();
        let mut kept = self.kept.write().unwrap_or_else(PoisonError::into_inner);
        if kept.len() < KEPT {
            kept.insert(key, drawn.clone());
        }
        PreEscaped(drawn)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use kernel::{Locale, Seat, Text};
    use maud::html;

    static CACHE: RenderCache<u8> = RenderCache::new();
    static CONTENTS: [u8; 2] = [1, 2];

    fn lexicon(language: &'static str, source: &'static str) -> Lexicon {
        Lexicon::new(language, &[Locale { language, source }]).expect("words")
    }

    #[test]
    fn a_piece_is_drawn_once_for_each_content_and_language() {
        let lexicons = [lexicon("en", "hello = Hello"), lexicon("ru", "hello = Привет")];
        let mut drawn = 0;
        let mut all = Vec::new();
        for _ in 0..2 {
            for content in &CONTENTS {
                for lexicon in &lexicons {
                    let printed = CACHE.print(content, lexicon, 7, |content, lexicon| {
                        drawn += 1;
                        html! { (content) " " (lexicon.say(&Text::new("hello"))) }
                    });
                    all.push(printed.0.to_string());
                }
            }
        }
        assert_eq!(drawn, 4);
        assert_eq!(all[..4], ["1 Hello", "1 Привет", "2 Hello", "2 Привет"]);
        assert_eq!(all[..4], all[4..]);
    }

    #[test]
    fn what_is_printed_names_nobody() {
        let mut lexicon = lexicon("en", "seat = Player { $number }");
        lexicon.seat_names(vec!["Ada".into()]);
        let name = |lexicon: &Lexicon| html! { (lexicon.seat_name(Seat(0))) };
        let printed = CACHE.print(&CONTENTS[0], &lexicon, 8, |_, lexicon| name(lexicon));
        assert_eq!((&*printed.0, name(&lexicon).0.as_str()), ("Player 1", "Ada"));
    }
}
