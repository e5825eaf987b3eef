//! The family of icons, the marks of the seats and the patterns, as symbols that a page holds once.

use maud::{Markup, html};

/// The symbols of the drawings.
pub const SYMBOLS: &str = include_str!("icons.svg");

/// An icon within a line of HTML, named for those who cannot see it.
pub(crate) fn icon(id: &str, name: &str) -> Markup {
    html! {
        svg.icon viewBox="0 0 24 24" role="img" {
            title { (name) }
            use href={ "#i-" (id) } {}
        }
    }
}

#[cfg(test)]
mod tests {
    use super::SYMBOLS;
    use tzolkin::parts::{Colour, Good, Tech, Temple};

    #[test]
    fn every_noun_has_an_icon() {
        let nouns = [
            Good::ALL.iter().map(|noun| noun.key()).collect::<Vec<_>>(),
            Temple::ALL.iter().map(|noun| noun.key()).collect(),
            Tech::ALL.iter().map(|noun| noun.key()).collect(),
            Colour::ALL.iter().map(|noun| noun.key()).collect(),
        ];
        for noun in nouns.iter().flatten() {
            assert!(SYMBOLS.contains(&format!("\"i-{noun}\"")), "no icon for {noun}");
        }
    }
}
