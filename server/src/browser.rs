//! What a browser says of itself, in two words: for the list of one's sessions.

/// Letters of the longest description.
const LONGEST: usize = 40;

/// The names of browsers in what they say; those that pretend to be others as well come first.
const BROWSERS: &[(&str, &str)] = &[
    ("Edg", "Edge"),
    ("OPR/", "Opera"),
    ("YaBrowser/", "Yandex Browser"),
    ("SamsungBrowser/", "Samsung Internet"),
    ("Vivaldi/", "Vivaldi"),
    ("Firefox/", "Firefox"),
    ("FxiOS/", "Firefox"),
    ("CriOS/", "Chrome"),
    ("Chromium/", "Chromium"),
    ("Chrome/", "Chrome"),
    ("Safari/", "Safari"),
];

const SYSTEMS: &[(&str, &str)] = &[
    ("iPhone", "iPhone"),
    ("iPad", "iPad"),
    ("Android", "Android"),
    ("CrOS", "ChromeOS"),
    ("Windows", "Windows"),
    ("Macintosh", "macOS"),
    ("Linux", "Linux"),
];

/// `Firefox, Linux`; for a program that is no browser the first word of what it says; nothing for
/// one that says nothing. Not more is kept.
pub fn describe(agent: &str) -> String {
    let find = |known: &[(&str, &'static str)]| {
        known.iter().find(|(mark, _)| agent.contains(mark)).map(|(_, name)| *name)
    };
    let words: Vec<&str> = [find(BROWSERS), find(SYSTEMS)].into_iter().flatten().collect();
    match words.is_empty() {
        false => words.join(", "),
        true => {
            let is_plain = |letter: &char| letter.is_ascii_graphic();
            let first = agent.split_whitespace().next().unwrap_or_default();
            first.chars().filter(is_plain).take(LONGEST).collect()
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn browsers_are_told_in_two_words() {
        let firefox = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";
        let edge = "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like \
                    Gecko) Chrome/139.0.0.0 Safari/537.36 Edg/139.0.0.0";
        let phone = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 \
                     (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1";
        assert_eq!(describe(firefox), "Firefox, Linux");
        assert_eq!(describe(edge), "Edge, Windows");
        assert_eq!(describe(phone), "Safari, iPhone");
        assert_eq!(describe("curl/8.5.0"), "curl/8.5.0");
        assert_eq!(describe(""), "");
        assert_eq!(describe(&"x".repeat(5_000)).len(), LONGEST);
    }
}
