//! The family of icons and emblems, as symbols that a page holds once.

use maud::{Markup, html};

/// The symbols of the drawings.
pub const SYMBOLS: &str = include_str!("icons.svg");

/// An icon for the eye; what it means is said beside it.
pub(crate) fn sign(id: &str) -> Markup {
    html! {
        svg.sign viewBox="0 0 24 24" aria-hidden="true" focusable="false" {
            use href={ "#t-" (id) } {}
        }
    }
}

/// An icon that is named for those who cannot see it.
pub(crate) fn named(id: &str, name: &str) -> Markup {
    html! {
        svg.sign viewBox="0 0 24 24" role="img" aria-label=(name) {
            use href={ "#t-" (id) } {}
        }
    }
}

#[cfg(test)]
mod tests {
    use super::SYMBOLS;
    use through_the_ages::parts::{Kind, Special};

    #[test]
    fn every_noun_has_an_icon() {
        let kinds = Kind::ALL.iter().map(|noun| noun.key());
        for noun in kinds.chain(Special::ALL.iter().map(|noun| noun.key())) {
            assert!(SYMBOLS.contains(&format!("\"t-{noun}\"")), "no icon for {noun}");
        }
    }
}
