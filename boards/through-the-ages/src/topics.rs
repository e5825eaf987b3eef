//! Help on the kinds of things that lie on this table.

use kernel::{Text, Topic};

/// Each topic: its name on the board, its title, its words.
const TOPICS: [(&str, &str, &str); 15] = [
    ("time", "table-ages-topic-time", "table-ages-help-time"),
    ("row", "table-ages-topic-row", "table-ages-help-row"),
    ("actions", "table-ages-topic-actions", "table-ages-help-actions"),
    ("workers", "table-ages-topic-workers", "table-ages-help-workers"),
    ("yellow", "table-ages-topic-yellow", "table-ages-help-yellow"),
    ("blue", "table-ages-topic-blue", "table-ages-help-blue"),
    ("technologies", "table-ages-topic-technologies", "table-ages-help-technologies"),
    ("government", "table-ages-topic-government", "table-ages-help-government"),
    ("special", "table-ages-topic-special", "table-ages-help-special"),
    ("leader", "table-ages-topic-leader", "table-ages-help-leader"),
    ("wonder", "table-ages-topic-wonder", "table-ages-help-wonder"),
    ("hand", "table-ages-topic-hand", "table-ages-help-hand"),
    ("tactics", "table-ages-topic-tactics", "table-ages-help-tactics"),
    ("events", "table-ages-topic-events", "table-ages-help-events"),
    ("conflicts", "table-ages-topic-conflicts", "table-ages-help-conflicts"),
];

pub(crate) fn topics() -> Vec<Topic> {
    let topic =
        |(id, title, words)| Topic { id, title: Text::new(title), words: vec![Text::new(words)] };
    TOPICS.into_iter().map(topic).collect()
}
