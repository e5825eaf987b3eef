//! A league as a picture: ratings with their intervals on one axis, and below them what each mind
//! got against each other one. It follows the reader's theme, light or dark.

use super::Standings;
use super::table::{percent, rating};
use crate::words::{Language, ui_with};
use kernel::words::keys;
use kernel::{Game, Text};
use std::fmt::Write;

const WIDTH: f64 = 760.0;
const MARGIN: f64 = 24.0;
/// Where names end and the axis begins, and where the axis ends.
const LEFT: f64 = 190.0;
const RIGHT: f64 = 570.0;
const ROW: f64 = 36.0;
const TOP: f64 = 76.0;
/// What a letter needs at most, about; longer names are cut, and whole in their title.
const LETTER: f64 = 8.0;

const STYLE: &str = "text{font:14px 'PT Sans','Noto Sans',system-ui,sans-serif;fill:#1E2430}\
.paper{fill:#F6F1E7}.title{font:700 20px 'PT Serif','Noto Serif',Georgia,serif}\
.small{font-size:12px;fill:#565C69}.grid{stroke:#CFC4AE}.zero{stroke:#8D8371}\
.bar{stroke:#1F4E8C;stroke-width:2}.dot{fill:#1F4E8C}.more{fill:#1F6F5C}.less{fill:#A8442A}\
@media(prefers-color-scheme:dark){text{fill:#ECE5D6}.paper{fill:#10161F}.small{fill:#A3ACB8}\
.grid{stroke:#334052}.zero{stroke:#6B7A8F}.bar{stroke:#8DB4EA}.dot{fill:#8DB4EA}\
.more{fill:#6CC4A8}.less{fill:#E88B6C}}";

pub fn draw<G: Game>(standings: &Standings, language: Language) -> String {
    let lexicon = language.lexicon::<G>();
    let game = lexicon.say(&Text::new(keys::game(G::ID)));
    let title = ui_with(&lexicon, "ui-league-title", "game", game);
    let seats = Text::new("ui-league-about").with("seats", standings.seats);
    let about = lexicon.say(&seats.with("games", standings.games as i64));
    let shares = lexicon.say(&Text::new("ui-league-shares"));
    let rows = standings.entries.len() as f64;
    let below = TOP + rows * ROW + 64.0;
    let height = below + (rows + 1.0) * ROW + MARGIN;
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {WIDTH} {height}\" \
         role=\"img\" aria-label=\"{title}\">\n<style>{STYLE}</style>\n\
         <rect class=\"paper\" width=\"{WIDTH}\" height=\"{height}\"/>\n",
        title = escaped(&title),
    );
    text(&mut svg, "title", "start", (MARGIN, 36.0), &title);
    text(&mut svg, "small", "start", (MARGIN, 58.0), &about);
    draw_ratings(&mut svg, standings);
    text(&mut svg, "small", "start", (MARGIN, below - 10.0), &shares);
    draw_shares(&mut svg, standings, below);
    svg.push_str("</svg>\n");
    svg
}

/// From rating points to places on the axis.
struct Axis {
    low: f64,
    high: f64,
    step: f64,
}

impl Axis {
    fn of(standings: &Standings) -> Axis {
        let ends = standings.entries.iter().flat_map(|e| [e.rating.low, e.rating.high]);
        let (low, high) = ends.fold((0f64, 0f64), |(low, high), x| (low.min(x), high.max(x)));
        let step = match high - low {
            ..400.0 => 50.0,
            ..1000.0 => 100.0,
            ..2000.0 => 200.0,
            _ => 500.0,
        };
        Axis { low: (low / step).floor() * step, high: (high / step).ceil() * step, step }
    }

    fn at(&self, rating: f64) -> f64 {
        LEFT + (rating - self.low) / (self.high - self.low).max(1.0) * (RIGHT - LEFT)
    }

    fn marks(&self) -> impl Iterator<Item = f64> {
        let count = ((self.high - self.low) / self.step).round() as u32;
        (0..=count).map(|k| self.low + f64::from(k) * self.step)
    }
}

fn draw_ratings(svg: &mut String, standings: &Standings) {
    let axis = Axis::of(standings);
    let bottom = TOP + standings.entries.len() as f64 * ROW;
    for mark in axis.marks() {
        let class = if mark == 0.0 { "zero" } else { "grid" };
        line(svg, class, (axis.at(mark), TOP), (axis.at(mark), bottom));
        let label = if mark == 0.0 { "0".into() } else { format!("{mark:+}") };
        text(svg, "small", "middle", (axis.at(mark), bottom + 18.0), &label);
    }
    for (row, n) in standings.order().into_iter().enumerate() {
        let entry = &standings.entries[n];
        let y = TOP + (row as f64 + 0.5) * ROW;
        name(svg, "end", (LEFT - 14.0, y + 5.0), LEFT - MARGIN - 22.0, &entry.mind);
        let (low, high) = (axis.at(entry.rating.low), axis.at(entry.rating.high));
        line(svg, "bar", (low, y), (high, y));
        line(svg, "bar", (low, y - 5.0), (low, y + 5.0));
        line(svg, "bar", (high, y - 5.0), (high, y + 5.0));
        let x = axis.at(entry.rating.mean);
        let _ = writeln!(svg, "<circle class=\"dot\" cx=\"{x:.1}\" cy=\"{y:.1}\" r=\"6\"/>");
        text(svg, "", "end", (WIDTH - MARGIN, y + 5.0), &rating(entry.rating));
    }
}

/// One row and one column a mind; more than half and less differ in colour and in number.
fn draw_shares(svg: &mut String, standings: &Standings, top: f64) {
    let order = standings.order();
    let cell = (WIDTH - MARGIN - LEFT) / order.len() as f64;
    for (column, &n) in order.iter().enumerate() {
        let x = LEFT + (column as f64 + 0.5) * cell;
        name(svg, "middle", (x, top + ROW * 0.6), cell, &standings.entries[n].mind);
    }
    for (row, &one) in order.iter().enumerate() {
        let y = top + (row as f64 + 1.0) * ROW;
        let place = (LEFT - 14.0, y + ROW / 2.0 + 5.0);
        name(svg, "end", place, LEFT - MARGIN - 22.0, &standings.entries[one].mind);
        for (column, &other) in order.iter().enumerate() {
            let x = LEFT + column as f64 * cell;
            let Some(share) = standings.shares[one][other] else { continue };
            let class = if share.mean >= 0.5 { "more" } else { "less" };
            let strength = (share.mean - 0.5).abs() * 0.7;
            let (w, h) = (cell - 4.0, ROW - 4.0);
            let _ = writeln!(
                svg,
                "<rect class=\"{class}\" x=\"{:.1}\" y=\"{:.1}\" width=\"{w:.1}\" \
                 height=\"{h:.1}\" rx=\"3\" fill-opacity=\"{strength:.2}\"/>",
                x + 2.0,
                y + 2.0,
            );
            let place = (x + cell / 2.0, y + ROW / 2.0 + 5.0);
            text(svg, "", "middle", place, &percent(share.mean));
        }
    }
}

fn line(svg: &mut String, class: &str, from: (f64, f64), to: (f64, f64)) {
    let ((x1, y1), (x2, y2)) = (from, to);
    let _ = writeln!(
        svg,
        "<line class=\"{class}\" x1=\"{x1:.1}\" y1=\"{y1:.1}\" x2=\"{x2:.1}\" y2=\"{y2:.1}\"/>"
    );
}

fn text(svg: &mut String, class: &str, anchor: &str, (x, y): (f64, f64), words: &str) {
    let _ = writeln!(
        svg,
        "<text class=\"{class}\" text-anchor=\"{anchor}\" x=\"{x:.1}\" y=\"{y:.1}\">{}</text>",
        escaped(words)
    );
}

/// A mind's name, cut when it is a long command line.
fn name(svg: &mut String, anchor: &str, (x, y): (f64, f64), width: f64, mind: &str) {
    let mut short: String = mind.chars().take((width / LETTER) as usize).collect();
    if short.len() < mind.len() {
        short.push('…');
    }
    let _ = writeln!(
        svg,
        "<text text-anchor=\"{anchor}\" x=\"{x:.1}\" y=\"{y:.1}\">{}<title>{}</title></text>",
        escaped(&short),
        escaped(mind)
    );
}

fn escaped(words: &str) -> String {
    let mut text = String::new();
    for c in words.chars().filter(|c| !c.is_control()) {
        match c {
            '&' => text.push_str("&amp;"),
            '<' => text.push_str("&lt;"),
            '>' => text.push_str("&gt;"),
            '"' => text.push_str("&quot;"),
            c => text.push(c),
        }
    }
    text
}
