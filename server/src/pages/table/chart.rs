//! The score over time, a line a seat, each with its seat's mark along the way.

use super::super::marks;
use super::super::words::Words;
use crate::model::TablePage;
use kernel::Seat;
use maud::{Markup, html};

const WIDTH: f64 = 340.0;
const HEIGHT: f64 = 170.0;
const LEFT: f64 = 30.0;
const RIGHT: f64 = 14.0;
const EDGE: f64 = 10.0;
/// The size of a mark, of the 24 units it is drawn in.
const MARK: f64 = 0.46;

/// `course` holds, for each moment, the points of every seat.
pub fn chart(words: Words, page: &TablePage, course: &[Vec<f64>]) -> Markup {
    let Some(scale) = Scale::of(course) else { return html! {} };
    let results: Vec<String> =
        page.seats.iter().map(|card| format!("{} {}", card.name, card.points)).collect();
    html! {
        figure.chart {
            figcaption { (words.say("page-chart")) }
            svg viewBox={ "0 0 " (WIDTH) " " (HEIGHT) } role="img"
                aria-label=(words.with("page-chart-about", "results", results.join(", "))) {
                @for value in scale.ticks() {
                    line.grid x1=(LEFT) x2=(WIDTH - RIGHT) y1=(at(scale.y(value)))
                        y2=(at(scale.y(value))) {}
                    text.tick-label x=(LEFT - 6.0) y=(at(scale.y(value) + 4.0))
                        text-anchor="end" { (value.to_string().replace('-', "−")) }
                }
                @for card in &page.seats { (line(&scale, course, card.seat)) }
            }
        }
    }
}

fn line(scale: &Scale, course: &[Vec<f64>], seat: Seat) -> Markup {
    let points: Vec<(f64, f64)> = course
        .iter()
        .enumerate()
        .filter_map(|(time, row)| Some((scale.x(time), scale.y(*row.get(seat.index())?))))
        .collect();
    let drawn: Vec<String> = points.iter().map(|(x, y)| format!("{x:.1},{y:.1}")).collect();
    html! {
        g class={ "chart-line " (marks::colour(seat)) } {
            polyline points=(drawn.join(" ")) {}
            @if let Some((x, y)) = points.last() {
                path d=(marks::shape(seat))
                    transform=(format!("translate({:.1} {:.1}) scale({MARK})", x - 12.0 * MARK, y - 12.0 * MARK)) {}
            }
        }
    }
}

/// From moments and points to the paper.
struct Scale {
    moments: usize,
    least: f64,
    most: f64,
}

impl Scale {
    /// Nothing when there is no course worth a line.
    fn of(course: &[Vec<f64>]) -> Option<Scale> {
        let all = course.iter().flatten().copied().filter(|points| points.is_finite());
        let (least, most) = all.fold((0.0_f64, 1.0_f64), |(least, most), points| {
            (least.min(points), most.max(points))
        });
        (course.len() > 1).then_some(Scale { moments: course.len(), least, most })
    }

    fn x(&self, moment: usize) -> f64 {
        let share = moment as f64 / (self.moments - 1) as f64;
        LEFT + share * (WIDTH - LEFT - RIGHT)
    }

    fn y(&self, points: f64) -> f64 {
        let share = (points - self.least) / (self.most - self.least);
        HEIGHT - EDGE - share * (HEIGHT - 2.0 * EDGE)
    }

    /// Round values for the lines behind, about four of them.
    fn ticks(&self) -> Vec<f64> {
        let span = self.most - self.least;
        let step = [1.0, 2.0, 5.0, 10.0, 20.0, 25.0, 50.0, 100.0, 200.0, 500.0]
            .into_iter()
            .find(|step| span / step <= 5.0)
            .unwrap_or(1000.0);
        let first = (self.least / step).ceil() as i64;
        (first..).map(|k| k as f64 * step).take_while(|value| *value <= self.most).collect()
    }
}

fn at(coordinate: f64) -> String {
    format!("{coordinate:.1}")
}
