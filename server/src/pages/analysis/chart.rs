//! The chance to win over the game, a line a seat; rounds and ages marked, turning points numbered.

use super::super::marks;
use super::super::words::Words;
use super::{person, points};
use crate::analysis::{RoundMark, Story, figures};
use kernel::Seat;
use maud::{Markup, html};

/// A chart is drawn twice, so that its letters are legible on a wide screen and on a phone.
struct Paper {
    class: &'static str,
    width: f64,
    height: f64,
    /// Marks along each line.
    marks: usize,
}

const PAPERS: [Paper; 2] = [
    Paper { class: "wide", width: 960.0, height: 340.0, marks: 6 },
    Paper { class: "narrow", width: 360.0, height: 300.0, marks: 3 },
];

const LEFT: f64 = 42.0;
const RIGHT: f64 = 16.0;
const TOP: f64 = 26.0;
const BOTTOM: f64 = 34.0;
/// The least room for the number of a round.
const NUMBER: f64 = 20.0;
/// The room for a letter.
const LETTER: f64 = 6.8;
/// The size of a mark, of the 24 units it is drawn in.
const MARK: f64 = 0.5;

pub fn chart(words: Words, story: &Story) -> Markup {
    html! {
        figure.panel.course-chart {
            figcaption { h2 { (words.say("analysis-chart")) } }
            @for paper in &PAPERS { (draw(words, story, paper)) }
            ul.legend {
                @for seat in &story.seats {
                    li {
                        (person(seat))
                        span.muted {
                            (points(words.lexicon(), seat.points)) " " (words.say("analysis-points-short"))
                            @if story.is_finished {
                                ", " (words.with("analysis-place", "place", seat.place))
                            }
                        }
                    }
                }
            }
        }
    }
}

fn draw(words: Words, story: &Story, paper: &Paper) -> Markup {
    html! {
        svg class={ "course-drawing " (paper.class) } role="img" aria-label=(about(words, story))
            viewBox={ "0 0 " (paper.width) " " (paper.height) } {
            @for quarter in 0..=4 { (grid(words, paper, f64::from(quarter) / 4.0)) }
            (rounds(words, story, paper))
            @for seat in &story.seats { (line(story, paper, seat.seat)) }
            (badges(story, paper))
        }
    }
}

fn about(words: Words, story: &Story) -> String {
    let last = story.course.last();
    let result = |seat: &crate::analysis::SeatStory| {
        let chance = last.map_or(0.0, |point| point.win[seat.seat.index()]);
        let chance = figures::percent(words.lexicon(), chance);
        words.with_all(
            "analysis-chart-seat",
            vec![("name", seat.name.clone().into()), ("chance", chance.into())],
        )
    };
    let results: Vec<String> = story.seats.iter().map(result).collect();
    words.with("analysis-chart-about", "results", results.join(", "))
}

fn grid(words: Words, paper: &Paper, share: f64) -> Markup {
    let y = paper.y(share);
    html! {
        line.grid x1=(LEFT) x2=(paper.width - RIGHT) y1=(at(y)) y2=(at(y)) {}
        text.tick-label x=(LEFT - 6.0) y=(at(y + 4.0)) text-anchor="end" {
            (figures::percent(words.lexicon(), share))
        }
    }
}

/// Every round has a tick, as many as have room a number; what ended with one has a line.
fn rounds(words: Words, story: &Story, paper: &Paper) -> Markup {
    let (floor, mut number_to, mut name_to) = (paper.height - BOTTOM, LEFT, 0.0);
    let mark = |mark: &RoundMark| {
        let x = paper.x(mark.n, story);
        let has_number = mark.round > 0 && x >= number_to && x <= paper.width - RIGHT - 4.0;
        if has_number {
            number_to = x + NUMBER;
        }
        let room = |name: &&String| x - name.chars().count() as f64 * LETTER;
        let name = mark.age.as_ref().filter(|name| room(name) >= name_to);
        if name.is_some() {
            name_to = x + LETTER;
        }
        html! {
            @if mark.age.is_some() {
                line.age x1=(at(x)) x2=(at(x)) y1=(TOP - 6.0) y2=(floor) {}
            } @else {
                line.round x1=(at(x)) x2=(at(x)) y1=(floor) y2=(floor + 4.0) {}
            }
            @if let Some(name) = name {
                text.tick-label x=(at(x + 3.0)) y=(TOP - 10.0) text-anchor="end" { (name) }
            }
            @if has_number && mark.age.is_none() {
                text.tick-label x=(at(x)) y=(floor + 17.0) text-anchor="middle" { (mark.round) }
            }
        }
    };
    let marks: Vec<Markup> = story.rounds.iter().map(mark).collect();
    html! {
        @for mark in marks { (mark) }
        text.tick-label x=(LEFT) y=(paper.height - 4.0) { (words.say("analysis-round-axis")) }
    }
}

fn line(story: &Story, paper: &Paper, seat: Seat) -> Markup {
    let points: Vec<(f64, f64)> = story
        .course
        .iter()
        .filter_map(|point| Some((paper.x(point.n, story), paper.y(*point.win.get(seat.index())?))))
        .collect();
    let drawn: Vec<String> = points.iter().map(|(x, y)| format!("{x:.1},{y:.1}")).collect();
    // Each seat's marks begin at another place, so that lines that run together can be told apart.
    let span = points.len().max(1);
    let first = span * (seat.index() + 1) / (paper.marks * (story.seats.len() + 1));
    let along = (0..paper.marks).map(|k| first + k * span / paper.marks);
    let marked = along.chain([span - 1]).filter_map(|index| points.get(index));
    html! {
        g class={ "chart-line " (marks::colour(seat)) } {
            polyline points=(drawn.join(" ")) {}
            @for (x, y) in marked {
                path d=(marks::shape(seat)) transform=(place(*x, *y)) {}
            }
        }
    }
}

fn place(x: f64, y: f64) -> String {
    format!("translate({:.1} {:.1}) scale({MARK})", x - 12.0 * MARK, y - 12.0 * MARK)
}

/// The turning points by number, at the line of the seat that they turned most.
fn badges(story: &Story, paper: &Paper) -> Markup {
    let place = |(index, turn): (usize, &crate::analysis::TurnStory)| {
        let point = story.course.iter().find(|point| point.n == turn.n)?;
        let win = *point.win.get(turn.seat.index())?;
        let y = paper.y(win);
        // Above the line, or below it where there is no room above.
        let y = if y < TOP + 22.0 { y + 20.0 } else { y - 16.0 };
        Some((index + 1, paper.x(turn.n, story), y))
    };
    let badges = story.turns.iter().enumerate().filter_map(place);
    html! {
        @for (number, x, y) in badges {
            g.turn-badge {
                circle cx=(at(x)) cy=(at(y)) r="8.5" {}
                text x=(at(x)) y=(at(y + 4.0)) text-anchor="middle" { (number) }
            }
        }
    }
}

impl Paper {
    fn x(&self, n: usize, story: &Story) -> f64 {
        let first = story.course.first().map_or(0, |point| point.n);
        let first = if story.decisions.first().is_some_and(|d| d.seat.is_none()) {
            // Setting up takes many draws and no time: the chart begins just before the first choice.
            story.course.get(1).map_or(first, |point| point.n.saturating_sub(1))
        } else {
            first
        };
        let span = story.choices.saturating_sub(first).max(1) as f64;
        let share = (n.max(first) - first) as f64 / span;
        LEFT + share * (self.width - LEFT - RIGHT)
    }

    fn y(&self, share: f64) -> f64 {
        self.height - BOTTOM - share.clamp(0.0, 1.0) * (self.height - TOP - BOTTOM)
    }
}

fn at(coordinate: f64) -> String {
    format!("{coordinate:.1}")
}
