//! The four technologies as tracks of three levels and a bonus beyond.

use crate::glyphs::{icon_at, row_at, width};
use crate::pictures;
use crate::printed::{Piece, Print, Size};
use crate::shapes::{Move, N};
use crate::table::{Offer, Table, can};
use boards::part;
use maud::{Markup, html};
use tzolkin::parts::Tech;
use tzolkin::{Choice, words};

const ROW: f32 = 48.0;
const HEIGHT: f32 = 44.0;
/// The first cell holds the name.
const NAME: f32 = 118.0;
/// The bonus beyond the last level.
const BONUS: u8 = 4;
const MARKER: f32 = 12.5;

/// The tracks from `left` and `top` on, `width` wide.
pub(crate) fn draw(table: &Table, left: f32, top: f32, width: f32) -> Markup {
    let cell = (width - NAME) / 4.0;
    html! {
        @for (place, &tech) in Tech::ALL.iter().enumerate() {
            (part(html! {
                g.tech.(tech.key()) data-topic="technologies"
                    transform=(Move(left, top + ROW * place as f32)) { (track(table, tech, cell)) }
            }))
        }
    }
}

fn track(table: &Table, tech: Tech, cell: f32) -> Markup {
    html! {
        @for level in 0..=BONUS {
            (can(offer(table, tech, level), table.printed(Piece::Level(tech, level, Size::of(cell)), |print| html! {
                g.level.bonus[level == BONUS] role="img" {
                    (print.title(words::technology(print.content, tech, level)))
                    (cell_of(print, tech, level, cell))
                }
            })))
        }
        @for seat in table.seats() {
            @let x = start(table.state.player(seat).techs[tech], cell) + 10.0;
            @let is_fresh = table.is_fresh(seat, |state| state.player(seat).techs[tech]);
            (table.marker(tech.key(), seat, x + MARKER * f32::from(seat.0), HEIGHT - 11.0, is_fresh))
        }
    }
}

/// Where a level's cell begins.
fn start(level: u8, cell: f32) -> f32 {
    if level == 0 { 0.0 } else { NAME + cell * f32::from(level - 1) }
}

fn cell_of(print: &Print, tech: Tech, level: u8, cell: f32) -> Markup {
    let x = start(level, cell);
    let whole = if level == 0 { NAME } else { cell };
    let track = &print.content.techs[tech];
    let frame = html! {
        rect x=(N(x)) y="0" width=(N(whole - 3.0)) height=(N(HEIGHT)) rx="3" {}
    };
    if level == 0 {
        return html! {
            (frame)
            (icon_at(tech.key(), x + 4.0, 3.0, 18.0))
            text.name x=(N(x + 25.0)) y="17" { (print.word(short_name(tech))) }
        };
    }
    let index = usize::from(level);
    let gives = match level {
        BONUS => pictures::effects(&track.bonus),
        _ => pictures::powers(track.powers[index][0], track.powers[index - 1][0]),
    };
    let price = pictures::blocks(track.cost[index - 1]);
    let most = cell - 12.0;
    let squeeze = (most / width(&gives).max(1.0)).min(1.0);
    html! {
        (frame)
        g transform={ (Move(x + 4.0, 12.0)) " scale(" (format_args!("{squeeze:.2}")) ")" } {
            (crate::glyphs::row(&gives))
        }
        g.price { (row_at(x + whole - 8.0 - width(&price), HEIGHT - 11.0, &price)) }
    }
}

/// The name as it fits into the first cell; the title says it in full.
fn short_name(tech: Tech) -> &'static str {
    match tech {
        Tech::Agriculture => "table-tzolkin-agriculture",
        Tech::Extraction => "table-tzolkin-extraction",
        Tech::Architecture => "table-tzolkin-architecture",
        Tech::Theology => "table-tzolkin-theology",
    }
}

/// What leads to this cell: an advance, the bonus, or a loss.
fn offer<'a>(table: &Table<'a>, tech: Tech, level: u8) -> Offer<'a> {
    let now = table.state.player(table.chooser()?).techs[tech];
    table.offer(|choice| match choice {
        Choice::Advance(on) => on == tech && level == now + 1,
        Choice::Bonus(on) => on == tech && level == BONUS,
        Choice::Lower(on) => on == tech && level + 1 == now,
        _ => false,
    })
}
