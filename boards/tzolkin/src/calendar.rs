//! The calendar in the middle: its 26 days, Food Days, the start space, and what day it is.

use crate::gears::{CALENDAR, CENTRE, DAY, DAYS};
use crate::glyphs::{Glyph, icon_at, row_amid, row_at};
use crate::printed::{Piece, Print};
use crate::shapes::{self, Move, N, Turn, toward};
use crate::table::{Table, can};
use kernel::Text;
use maud::{Markup, html};
use std::sync::LazyLock;
use tzolkin::content::Reward;
use tzolkin::task::{Draw, Task};
use tzolkin::{Choice, Content};

/// Today's tooth points to the left, where the start space is.
const TODAY: f32 = 180.0;
/// Where the signs of Food Days are.
const SIGNS: f32 = CALENDAR - 19.0;
/// The part that does not turn.
const FACE: f32 = CALENDAR - 33.0;

static OUTLINE: LazyLock<String> = LazyLock::new(|| shapes::gear(DAYS, CALENDAR));
/// The second half of the year is the second age.
static LATER: LazyLock<String> =
    LazyLock::new(|| shapes::ring(TODAY + 13.5 * DAY, TODAY + 26.5 * DAY, FACE, CALENDAR - 8.0));

pub(crate) fn draw(table: &Table) -> Markup {
    html! {
        g.calendar data-topic="calendar" transform=(Move(CENTRE.0, CENTRE.1)) {
            (disc(table))
            circle.face r=(N(FACE)) {}
            (face(table))
            (days(table))
            (start(table))
        }
    }
}

/// The turning part: it goes the other way round than the gears.
fn disc(table: &Table) -> Markup {
    let turn = TODAY - DAY * f32::from(table.state.day);
    html! {
        g.disc id="calendar" transform=(Turn(turn)) {
            path.wheel d=(OUTLINE.as_str()) {}
            g transform=(Turn(-TODAY)) { path.second-half d=(LATER.as_str()) {} }
            circle.rim r=(N(CALENDAR - 8.0)) {}
            @for day in 0..DAYS {
                @let number = food_day_on(table.content, day);
                @let is_over = number.is_some_and(|n| n < usize::from(table.state.food_days_held));
                (table.printed(Piece::Day(day, is_over), |print| tooth(print, day, is_over)))
            }
        }
    }
}

/// Which Food Day is on a day of the calendar; the last one lies on the tooth of the first day.
fn food_day_on(content: &Content, day: u8) -> Option<usize> {
    content.food_days.iter().position(|food_day| food_day.day % DAYS == day)
}

/// A day of the calendar.
fn tooth(print: &Print, day: u8, is_over: bool) -> Markup {
    html! {
        g transform={ (Turn(DAY * f32::from(day))) (Move(SIGNS, 0.0)) } {
            @match food_day_on(print.content, day) {
                Some(number) => {
                    g.food-day.over[is_over] role="img" data-topic="food-day" transform="rotate(90)" {
                        (print.title(food_day(print.content, number)))
                        @match print.content.food_days[number].reward {
                            Reward::Goods => {
                                path.goods-day d="M-10-10H10V10H-10z" {}
                                (icon_at("basket", -7.0, -7.0, 14.0))
                            }
                            Reward::Points => {
                                circle.points-day r="11.5" {}
                                (icon_at("point", -7.5, -7.5, 15.0))
                            }
                        }
                    }
                }
                None => circle.day r="2" {},
            }
        }
    }
}

fn food_day(content: &Content, number: usize) -> Text {
    let key = match content.food_days[number].reward {
        Reward::Goods => "table-tzolkin-food-goods",
        Reward::Points => "table-tzolkin-food-points",
    };
    Text::new(key).with("number", number as u8 + 1).with("round", content.food_days[number].day + 1)
}

/// Round, day, age, the next Food Day, and who starts.
fn face(table: &Table) -> Markup {
    let state = table.state;
    let next = table.content.food_days.get(usize::from(state.food_days_held));
    let round = match state.round {
        0 => Text::new("table-tzolkin-setup"),
        round => Text::new("table-tzolkin-round").with("round", round),
    };
    let day = Text::new("table-tzolkin-day").with("day", state.day).with("age", state.age);
    html! {
        text.round.long[state.round == 0] y="-34" { (table.say(round)) }
        text.caption y="-14" { (table.say(day)) }
        @if let Some(next) = next {
            @let days = next.day.saturating_sub(state.day);
            @let key = if days == 0 { "table-tzolkin-food-today" } else { "table-tzolkin-food-in" };
            g.food-next role="img" data-topic="food-day" {
                (table.title(food_day(table.content, usize::from(state.food_days_held))))
                (icon_at("food", -35.0, -4.0, 22.0))
                (icon_at(if next.reward == Reward::Goods { "basket" } else { "point" }, 13.0, -4.0, 22.0))
                text.sign.middle y="12" { "›" }
                text.caption y="33" { (table.say(Text::new(key).with("days", days))) }
                rect.catch x="-46" y="-7" width="92" height="44" {}
            }
        }
        @if !state.agenda.tasks().contains(&Task::Draw(Draw::PickFirst)) {
            g role="img" transform="translate(0 53)" {
                (table.title(Text::new("table-tzolkin-first").with("seat", state.first)))
                (row_amid(0.0, 0.0, &[Glyph::Icon("first"), Glyph::Seat(state.first)]))
                rect.catch x="-22" y="-11" width="44" height="22" {}
            }
        }
    }
}

/// One day or two, when somebody may choose.
fn days(table: &Table) -> Markup {
    html! {
        @for days in [1, 2] {
            @let offer = table.offer(|choice| choice == Choice::Days(days));
            @if offer.is_some() {
                @let (x, y) = toward(TODAY + DAY * f32::from(days), CALENDAR - 9.0);
                (can(offer, html! {
                    g.next transform=(Move(x, y)) {
                        circle r="11" {}
                        text y="4.5" { "+" (days) }
                    }
                }))
            }
        }
    }
}

/// The start space with its corn, where today's tooth points.
fn start(table: &Table) -> Markup {
    let state = table.state;
    let offer = table.offer(|choice| choice == Choice::PlaceStart);
    let mut text = Text::new("table-tzolkin-start").with("corn", state.start_corn);
    if let Some(seat) = state.start_space {
        text = Text::new("table-tzolkin-start-taken")
            .with("corn", state.start_corn)
            .with("seat", seat);
    }
    html! {
        path.today d="M-121 0l-10-8v16z" {}
        (can(offer, html! {
            g.start role="img" transform="translate(-172 0)" {
                (table.title(text))
                rect.plaque x="-38" y="-16" width="76" height="32" rx="16" {}
                g transform="translate(-22 0)" {
                    @match state.start_space {
                        Some(seat) => {
                            @if table.is_fresh(seat, |state| state.start_space) { circle.fresh-ring r="13" {} }
                            (table.mark(seat))
                        },
                        None => {
                            circle.socket r="11.5" {}
                            (icon_at("first", -7.0, -8.0, 15.0))
                        }
                    }
                }
                (row_at(-3.0, 0.0, &[Glyph::Number(state.start_corn.into()), Glyph::Icon("corn")]))
            }
        }))
    }
}
