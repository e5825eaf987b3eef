//! Where a long word may be broken on a narrow card: soft hyphens between syllables, the same way
//! in both languages. Browsers bring no dictionaries of their own that one could rely on.

const SOFT: char = '\u{AD}';
/// Shorter words are never broken.
const LONG: usize = 8;
/// Letters that stay together before and after a hyphen.
const LEAST: usize = 3;

/// A name with soft hyphens in its long words.
pub(crate) fn soft(name: &str) -> String {
    let words: Vec<String> = name.split(' ').map(word).collect();
    words.join(" ")
}

fn word(word: &str) -> String {
    let letters: Vec<char> = word.chars().collect();
    if letters.len() < LONG {
        return word.to_string();
    }
    let mut out = String::new();
    for (place, &letter) in letters.iter().enumerate() {
        if place >= LEAST && letters.len() - place >= LEAST && may_break(&letters, place) {
            out.push(SOFT);
        }
        out.push(letter);
    }
    out
}

/// Before a consonant that a vowel follows, when there is a vowel before it.
fn may_break(letters: &[char], place: usize) -> bool {
    let next = letters.get(place + 1).copied().is_some_and(is_vowel);
    let is_onset = letters[place].is_alphabetic() && !is_vowel(letters[place]) && next;
    // A sign belongs to the letter before it, and so do pairs that make one sound.
    let is_joined = matches!(letters[place], 'ь' | 'ъ' | 'й')
        || matches!((letters[place - 1], letters[place]), ('t' | 's' | 'c' | 'p' | 'w' | 'g', 'h'));
    is_onset && !is_joined && letters[..place].iter().copied().any(is_vowel)
}

fn is_vowel(letter: char) -> bool {
    "aeiouyаеёиоуыэюя".contains(letter.to_lowercase().next().unwrap_or(letter))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(name: &str, expected: &str) {
        assert_eq!(soft(name).replace(SOFT, "-"), expected);
    }

    #[test]
    fn long_words_may_be_broken_between_syllables() {
        check("Constitutional Monarchy", "Cons-ti-tu-tio-nal Monarchy");
        check("Трансконтинентальная магистраль", "Транс-кон-ти-нен-таль-ная магист-раль");
    }

    #[test]
    fn short_words_stay_whole() {
        check("Iron", "Iron");
        check("Great Wall", "Great Wall");
    }
}
