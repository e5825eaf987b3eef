//! Clocks: what is left, said by the server and counted down by the script.

use super::icons;
use super::words::Words;
use maud::{Markup, html};

/// What is left, in milliseconds.
pub(super) fn clock(words: Words, left: u64, is_running: bool) -> Markup {
    let day = words.say("page-clock-day");
    html! {
        span.clock.is-running[is_running] role="timer" aria-label=(words.say("page-clock")) data-left=(left)
            data-running[is_running] data-day=(day) {
            (icons::clock()) span { (said(left, &day)) }
        }
    }
}

/// `2 d 04:13`, `4:13:05` or `13:05`.
fn said(left: u64, day: &str) -> String {
    let seconds = left / 1_000;
    let (days, hours, minutes) = (seconds / 86_400, seconds / 3_600 % 24, seconds / 60 % 60);
    match (days, hours) {
        (0, 0) => format!("{minutes}:{:02}", seconds % 60),
        (0, _) => format!("{hours}:{minutes:02}:{:02}", seconds % 60),
        _ => format!("{days} {day} {hours:02}:{minutes:02}"),
    }
}

#[cfg(test)]
mod tests {
    use super::said;

    #[test]
    fn time_is_said_as_long_as_it_is() {
        assert_eq!(said(0, "d"), "0:00");
        assert_eq!(said(59_999, "d"), "0:59");
        assert_eq!(said(785_000, "d"), "13:05");
        assert_eq!(said(15_185_000, "d"), "4:13:05");
        assert_eq!(said(187_985_000, "d"), "2 d 04:13");
    }
}
