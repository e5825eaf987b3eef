//! Names of persons: what may stand in one, and which names look alike.

use crate::bots::{self, Bots};
use crate::pages::words;
use std::collections::HashSet;
use std::sync::LazyLock;
use unicode_normalization::UnicodeNormalization;
use unicode_normalization::char::is_combining_mark;
use unicode_security::confusable_detection::skeleton;

/// Letters of the longest name.
pub const LONGEST: usize = 40;
/// Marks that may stand on one letter.
const MOST_MARKS: usize = 3;
/// Raised when [`keys`] changes: then every name that is kept gets its keys anew.
pub const VERSION: i64 = 2;

/// A name that can be shown, with the keys that it is compared by.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Name {
    pub shown: String,
    pub keys: Vec<String>,
}

/// Why a text is no name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unfit {
    /// Empty or too long.
    Length,
    /// Something in it cannot be seen, or turns what stands beside it around.
    Invisible,
    /// Neither a letter nor a digit.
    Letterless,
    /// The program itself speaks under that name, or an opponent plays under it.
    Reserved,
}

impl Name {
    /// The name that somebody typed, brought into one form.
    pub fn read(text: &str, bots: &Bots) -> Result<Name, Unfit> {
        let shown = tidy(text);
        let marks = shown.split(|c| !is_combining_mark(c)).map(|marks| marks.chars().count());
        if !(1..=LONGEST).contains(&shown.chars().count()) {
            return Err(Unfit::Length);
        }
        if shown.chars().any(is_invisible) || marks.max() > Some(MOST_MARKS) {
            return Err(Unfit::Invisible);
        }
        if !shown.chars().any(char::is_alphanumeric) {
            return Err(Unfit::Letterless);
        }
        if is_reserved(&shown, bots) {
            return Err(Unfit::Reserved);
        }
        Ok(Name { keys: keys(&shown), shown })
    }
}

/// A text in its compatible composed form, with single spaces; how a letter was typed makes no
/// difference. What asks for an emoji in colour is left out: keyboards add it by themselves.
pub fn tidy(text: &str) -> String {
    let letters: String = text.nfkc().filter(|c| !matches!(c, '\u{FE0E}' | '\u{FE0F}')).collect();
    letters.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// A text without a name, large or small, where it stands for itself and not inside a word.
pub fn without(text: &str, name: &str) -> String {
    let (letters, name): (Vec<char>, Vec<char>) = (text.chars().collect(), name.chars().collect());
    let is_name = |at: usize| {
        let end = at + name.len();
        let is_inside = |place: Option<usize>| {
            place.and_then(|place| letters.get(place)).is_some_and(|c| c.is_alphanumeric())
        };
        let same = |(one, other): (&char, &char)| one.to_lowercase().eq(other.to_lowercase());
        end <= letters.len()
            && letters[at..end].iter().zip(&name).all(same)
            && !is_inside(at.checked_sub(1))
            && !is_inside(Some(end))
    };
    let (mut left, mut at) = (String::new(), 0);
    while at < letters.len() {
        let is_here = !name.is_empty() && is_name(at);
        left.push(if is_here { '\u{2026}' } else { letters[at] });
        at += if is_here { name.len() } else { 1 };
    }
    left
}

/// Whether a letter leaves nothing to see, or is no letter at all.
fn is_invisible(letter: char) -> bool {
    // Default ignorable: zero-width letters, directions, fillers, tags. They have no skeleton.
    let is_ignorable = skeleton(letter.encode_utf8(&mut [0; 4])).next().is_none();
    let is_blank = matches!(letter, '\u{2800}' | '\u{FFF9}'..='\u{FFFD}');
    let is_private = matches!(letter, '\u{E000}'..='\u{F8FF}' | '\u{F0000}'..);
    let is_nothing = matches!(letter, '\u{FDD0}'..='\u{FDEF}') || letter as u32 & 0xFFFE == 0xFFFE;
    letter.is_control() || is_ignorable || is_blank || is_private || is_nothing
}

/// What a name is compared by: two names that share a key are too alike to stand side by side.
///
/// A key is the skeleton of Unicode's confusables, in which letters that look alike are one. What
/// looks alike depends on the case (Cyrillic `В` is a Latin `B`, `в` is not; a capital `I` is an
/// `l`), so the name is taken as it stands, in small letters, and in capitals. Accents and the like
/// on letters do not count: they are easily overlooked.
pub fn keys(name: &str) -> Vec<String> {
    let name = tidy(name);
    let forms = [name.to_lowercase(), bones(&name), bones(&name.to_uppercase())];
    let keys = forms.map(|form| {
        let letters = bones(&form.to_lowercase());
        letters.chars().filter(|&c| is_compared(c)).collect()
    });
    let mut keys: Vec<String> = keys.into_iter().filter(|key: &String| !key.is_empty()).collect();
    keys.sort();
    keys.dedup();
    if keys.is_empty() {
        // A name of former times without a letter is compared as it stands.
        keys.push(format!("={name}"));
    }
    keys
}

/// Letters, digits, and the marks without which a script cannot be read; but no diacritics of Latin,
/// Greek and Cyrillic letters.
fn is_compared(letter: char) -> bool {
    let is_diacritic = matches!(letter, '\u{300}'..='\u{36F}');
    letter.is_alphanumeric() || (is_combining_mark(letter) && !is_diacritic)
}

fn bones(text: &str) -> String {
    skeleton(text).collect()
}

/// The name of a new guest, as far as it is the same for all.
pub fn guest(language: &str) -> &'static str {
    if language == "ru" { "Гость" } else { "Guest" }
}

/// The same for somebody whose language is only known by their letters.
pub fn guest_like(name: &str) -> &'static str {
    let is_cyrillic = |letter: char| matches!(letter, '\u{400}'..='\u{4FF}');
    let mut letters = name.chars().filter(|letter| letter.is_alphabetic());
    guest(if letters.all(is_cyrillic) { "ru" } else { "en" })
}

/// The names of the program itself: no name may begin with one of these words.
const HOUSE: [&str; 2] = ["oikumene", "ойкумена"];

/// Words by which the program, its owner or an opponent would be taken for a person.
const RESERVED: &[&str] = &[
    "chance",
    "admin",
    "administrator",
    "moderator",
    "mod",
    "system",
    "server",
    "host",
    "owner",
    "support",
    "staff",
    "root",
    "nobody",
    "opponent",
    "computer",
    "bot",
    "spectator",
    "you",
    "случай",
    "админ",
    "администратор",
    "модератор",
    "система",
    "сервер",
    "хозяин",
    "владелец",
    "поддержка",
    "никто",
    "соперник",
    "компьютер",
    "бот",
    "зритель",
    "вы",
];

/// The keys of all reserved words and of the house's opponents, in both languages.
static RESERVED_KEYS: LazyLock<HashSet<String>> = LazyLock::new(|| {
    let mut names: Vec<String> = RESERVED.iter().chain(&HOUSE).map(ToString::to_string).collect();
    for language in ["en", "ru"] {
        let lexicon = words::lexicon(language);
        names.extend(minds::NAMES.iter().map(|mind| words::mind(lexicon, mind)));
        for key in ["page-kind-free", "account-gone"] {
            names.push(lexicon.say(&kernel::Text::new(key)));
        }
    }
    names.iter().flat_map(|name| keys(name)).collect()
});

/// Whether a name begins as the program's own does, as in `Oikumene team`.
fn speaks_for_the_house(name: &str) -> bool {
    let mut words = name.split(|letter: char| !letter.is_alphanumeric());
    let first = keys(words.find(|word| !word.is_empty()).unwrap_or_default());
    HOUSE.iter().flat_map(|house| keys(house)).any(|house| first.contains(&house))
}

/// Opponents are numbered by their seats: a number behind a reserved name does not free it.
fn is_reserved(name: &str, bots: &Bots) -> bool {
    let is_number = |letter: char| letter.is_numeric() || !letter.is_alphanumeric();
    let bare = keys(name.trim_end_matches(is_number));
    let guests = ["en", "ru"].map(|language| keys(guest(language))).concat();
    let programs = bots.minds().flat_map(|mind| keys(bots::name(&mind).unwrap_or_default()));
    let programs: Vec<String> = programs.collect();
    speaks_for_the_house(name)
        || bare.iter().any(|key| RESERVED_KEYS.contains(key) || programs.contains(key))
        || keys(name).iter().any(|key| guests.contains(key) || programs.contains(key))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(text: &str) -> Result<Name, Unfit> {
        Name::read(text, &Bots::default())
    }

    #[track_caller]
    fn are_alike(one: &str, other: &str) -> bool {
        let (one, other) = (keys(one), keys(other));
        one.iter().any(|key| other.contains(key))
    }

    #[test]
    fn names_that_look_alike_share_a_key() {
        for other in [
            "victoria",
            "VICTORIA",
            "V\u{456}ctor\u{456}a",
            "Vict\u{43e}ria",
            "\u{474}ictoria",
            "Victori\u{430}",
            "V\u{456}\u{441}t\u{43e}r\u{456}\u{430}",
            "Ｖｉｃｔｏｒｉａ",
            "Vict0ria",
            "VlCTORIA",
            "Victor1a",
            " Vic toria. ",
            "V-i-c-t-o-r-i-a",
            "Víctoria",
            "Victori\u{430}\u{301}",
            "Victøria",
            "Victoria\u{200b}",
            "\u{202e}Victoria",
            "\u{1d5e9}\u{1d5f6}\u{1d5f0}\u{1d601}\u{1d5fc}\u{1d5ff}\u{1d5f6}\u{1d5ee}",
        ] {
            assert!(are_alike("Victoria", other), "{other}");
        }
        assert!(are_alike("Paul", "PauI"));
        assert!(are_alike("Bob", "\u{412}ob"), "a Cyrillic capital");
        assert!(are_alike("вера", "ВЕРА") && are_alike("Вера", "BEPA"));
        assert!(
            are_alike("Ёлка", "ёлка")
                && are_alike("Ёлка", "Елка")
                && are_alike("user", "\u{3c5}ser")
        );
        assert!(are_alike("modern", "modem") && are_alike("Straße", "STRASSE"));
    }

    #[test]
    fn names_that_do_not_look_alike_share_none() {
        for (one, other) in [
            ("Victoria", "Viktoria"),
            ("Anna", "Hanna"),
            ("Вера", "Вика"),
            ("Ivan", "Ian"),
            ("Guest 1a2b", "Guest 1a2c"),
            ("Player 1", "Player 2"),
            ("Иван", "Ирма"),
            ("van", "nan"),
            ("नमस्ते", "नमस्ता"),
        ] {
            assert!(!are_alike(one, other), "{one} {other}");
        }
    }

    #[test]
    fn what_cannot_be_seen_is_no_part_of_a_name() {
        for letter in [
            '\u{0}',
            '\u{7}',
            '\u{ad}',
            '\u{34f}',
            '\u{61c}',
            '\u{115f}',
            '\u{1160}',
            '\u{17b4}',
            '\u{180e}',
            '\u{200b}',
            '\u{200c}',
            '\u{200d}',
            '\u{200e}',
            '\u{202e}',
            '\u{2060}',
            '\u{2066}',
            '\u{2800}',
            '\u{3164}',
            '\u{e000}',
            '\u{feff}',
            '\u{ffa0}',
            '\u{fffd}',
            '\u{fdd0}',
            '\u{ffff}',
            '\u{e0041}',
        ] {
            assert_eq!(read(&format!("Vic{letter}toria")), Err(Unfit::Invisible), "{letter:?}");
        }
        assert!(read("\u{3164}").is_err() && read("\u{2800}").is_err());
        assert_eq!(read(&format!("A{}", "\u{301}".repeat(9))), Err(Unfit::Invisible));
    }

    #[test]
    fn a_name_has_a_letter_and_a_length() {
        for none in ["", "   ", "\u{a0}", "\u{2003}\t\n"] {
            assert_eq!(read(none), Err(Unfit::Length), "{none:?}");
        }
        assert_eq!(read(&"x".repeat(41)), Err(Unfit::Length));
        for symbols in ["...", "—", "♥♥", "¯\\_(-)_/¯"] {
            assert_eq!(read(symbols), Err(Unfit::Letterless), "{symbols}");
        }
        assert_eq!(read("  Ada \u{a0} Lovelace ").unwrap().shown, "Ada Lovelace");
        assert_eq!(read("Ｆｕｌｌ").unwrap().shown, "Full");
        for fine in ["Zoë", "Анна-Мария", "李雷", "नमस्ते", "ꦲ", "O'Brien", "♥ Ann ♥️", "7", "Nguyễn"]
        {
            assert!(read(fine).is_ok(), "{fine}: {:?}", read(fine));
        }
    }

    #[test]
    fn names_of_opponents_and_of_the_house_are_reserved() {
        for taken in [
            "Adept",
            "adept 2",
            "ADEPT2",
            "\u{410}dept 3",
            "Wanderer",
            "Странник 2",
            "Мастер",
            "Novice #4",
            "Chance",
            "Случай",
            "Oikumene",
            "Ойкумена",
            "Oikumene team",
            "OIKUMENE-Support",
            "\u{41e}ikumen\u{435} 2026",
            "admin",
            "Admin!",
            "Администратор",
            "Guest",
            "Гость",
            "guest.",
            "System",
            "Free seat",
        ] {
            assert_eq!(read(taken), Err(Unfit::Reserved), "{taken}");
        }
        for free in [
            "Guest 1a2b",
            "Гость 7",
            "Adeptus",
            "Chancellor",
            "Masterly",
            "Bota",
            "Oikumenical",
            "Ann of Oikumene",
        ] {
            assert!(read(free).is_ok(), "{free}");
        }
        let mut bots = Bots::default();
        bots.add("Deep=true").expect("a program");
        assert_eq!(Name::read("deep 2", &bots), Err(Unfit::Reserved));
    }
}
