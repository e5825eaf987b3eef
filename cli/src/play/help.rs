//! Help: what can be typed, and how the things of the game work, a topic at a time.

use crate::games::Playable;
use crate::words::{ui, ui_with};
use kernel::{Lexicon, Topic};

/// What can be typed and about what more is known; with a topic, how it works. A topic is called by
/// its title in either language, or by the beginning of it.
pub fn help<G: Playable>(state: &G, wanted: Option<&str>, lexicon: &Lexicon) -> String {
    let topics = state.topics();
    let title = |topic: &Topic| lexicon.say(&topic.title);
    let titles = topics.iter().map(title).collect::<Vec<_>>().join(", ");
    let Some(wanted) = wanted else {
        let known = ui_with(lexicon, "ui-help-topics", "topics", titles);
        return format!("{}\n{known}", ui(lexicon, "ui-help"));
    };
    let found = topics.iter().find(|topic| is_meant(topic, &title(topic), wanted));
    match found {
        Some(topic) => {
            let words: Vec<String> = topic.words.iter().map(|text| lexicon.say(text)).collect();
            format!("{}\n  {}", title(topic), words.join("; "))
        }
        None => ui_with(lexicon, "ui-help-unknown", "topics", titles),
    }
}

fn is_meant(topic: &Topic, title: &str, wanted: &str) -> bool {
    let title = title.to_lowercase();
    let begins = |name: &str| name.starts_with(wanted);
    begins(topic.id) || begins(&title) || title.split(' ').any(begins)
}
