//! Lines of characters that may carry a colour. Widths are counted in characters: Latin, Cyrillic
//! and the marks of the seats all take one column.

use super::WIDTH;
use kernel::Seat;

/// The look of some characters; what it says is always said by the characters as well.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Paint {
    Plain,
    Bold,
    Dim,
    Seat(Seat),
}

impl Paint {
    /// What a terminal is told before the characters.
    fn code(self) -> &'static str {
        const SEATS: [&str; 5] =
            ["\x1b[1;31m", "\x1b[1;32m", "\x1b[1;36m", "\x1b[1;33m", "\x1b[1;35m"];
        match self {
            Paint::Plain => "",
            Paint::Bold => "\x1b[1m",
            Paint::Dim => "\x1b[2m",
            Paint::Seat(seat) => SEATS[seat.index() % SEATS.len()],
        }
    }
}

/// One line, or a part of one.
#[derive(Clone, Debug, Default)]
pub(super) struct Line(Vec<(Paint, String)>);

impl Line {
    pub(super) fn of(paint: Paint, text: impl Into<String>) -> Line {
        Line(vec![(paint, text.into())])
    }

    pub(super) fn plain(text: impl Into<String>) -> Line {
        Line::of(Paint::Plain, text)
    }

    /// This line with another behind it.
    pub(super) fn and(mut self, other: Line) -> Line {
        self.0.extend(other.0);
        self
    }

    /// This line with spaces behind it, or cut, so that the next character stands in a column; the
    /// one before it is always a space.
    pub(super) fn up_to(self, column: usize) -> Line {
        let line = self.cut(column.saturating_sub(1));
        let spaces = column.saturating_sub(line.width());
        line.and(Line::plain(" ".repeat(spaces)))
    }

    /// This line without what is wider than `most`.
    fn cut(mut self, most: usize) -> Line {
        let mut room = most;
        for (_, text) in &mut self.0 {
            *text = shorten(text, room);
            room -= text.chars().count();
        }
        self
    }

    pub(super) fn width(&self) -> usize {
        self.0.iter().map(|(_, text)| text.chars().count()).sum()
    }

    /// The words of this line, none wider than `most`.
    fn words(&self, most: usize) -> Vec<Line> {
        let words = self.0.iter().flat_map(|(paint, text)| {
            text.split(' ').filter(|word| !word.is_empty()).map(|word| (*paint, word))
        });
        words.map(|(paint, word)| Line::of(paint, shorten(word, most))).collect()
    }

    fn render(&self, colour: bool, out: &mut String) {
        for (paint, text) in &self.0 {
            let code = paint.code();
            if colour && !code.is_empty() && !text.trim().is_empty() {
                out.push_str(code);
                out.push_str(text);
                out.push_str("\x1b[0m");
            } else {
                out.push_str(text);
            }
        }
    }
}

/// A text that is cut to a width.
pub(super) fn shorten(text: &str, most: usize) -> String {
    if text.chars().count() <= most {
        return text.to_string();
    }
    let kept: String = text.chars().take(most.saturating_sub(1)).collect();
    if most == 0 { kept } else { format!("{}…", kept.trim_end()) }
}

/// Lines below each other, none wider than the board.
#[derive(Clone, Debug, Default)]
pub(super) struct Page(Vec<Line>);

impl Page {
    pub(super) fn push(&mut self, line: Line) {
        self.0.push(line.cut(WIDTH));
    }

    /// An empty line, then a headline.
    pub(super) fn headline(&mut self, text: String) {
        self.push(Line::default());
        self.flow(Line::default(), [Line::of(Paint::Bold, text)], "");
    }

    /// Items behind a head, `gap` between them. What does not fit goes on below the first item; only
    /// an item that is too wide for a whole line is broken.
    pub(super) fn flow(&mut self, head: Line, items: impl IntoIterator<Item = Line>, gap: &str) {
        let indent = head.width();
        let room = WIDTH.saturating_sub(indent + gap.trim_end().chars().count()).max(1);
        let mut line = head;
        let mut is_fresh = true;
        for item in items {
            let parts = if item.width() <= room { vec![item] } else { item.words(room) };
            for (index, part) in parts.into_iter().enumerate() {
                let gap = if index == 0 { gap } else { " " };
                let needs = gap.chars().count() + part.width() + gap.trim_end().chars().count();
                if !is_fresh && line.width() + needs > WIDTH {
                    self.push(line.and(Line::plain(gap.trim_end())));
                    line = Line::plain(" ".repeat(indent));
                } else if !is_fresh {
                    line = line.and(Line::plain(gap));
                }
                line = line.and(part);
                is_fresh = false;
            }
        }
        self.push(line);
    }

    pub(super) fn render(&self, colour: bool) -> String {
        let mut out = String::new();
        for line in &self.0 {
            let mut text = String::new();
            line.render(colour, &mut text);
            out.push_str(text.trim_end());
            out.push('\n');
        }
        out
    }
}
