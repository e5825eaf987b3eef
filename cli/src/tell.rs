//! A game in words: who is asked, and who stands where.

use crate::words::{ui, ui_with};
use kernel::words::keys;
use kernel::{Asks, Game, Lexicon, Narration, Points, Standing, Text};
use std::io::IsTerminal;

/// The board in text. A terminal gets colours, unless the person has said that they want none.
pub fn draw_board<G: Narration>(state: &G, lexicon: &Lexicon) -> String {
    let is_refused = std::env::var_os("NO_COLOR").is_some_and(|value| !value.is_empty());
    match !is_refused && std::io::stdout().is_terminal() {
        true => state.draw_board_in_colour(lexicon),
        false => state.draw_board(lexicon),
    }
}

/// Who is asked what.
pub fn asked<G: Game>(state: &G, lexicon: &Lexicon) -> String {
    let question = || lexicon.say(&state.say_question());
    match state.asks() {
        Asks::Nobody => ui(lexicon, "ui-over"),
        Asks::Chance => format!("{}: {}", ui(lexicon, "ui-chance"), question()),
        Asks::Seat(seat) => {
            format!("{}: {}", ui_with(lexicon, "ui-seat", "seat", seat), question())
        }
    }
}

/// The points of all seats by source, their places and what breaks a tie.
pub fn standings<G: Game>(state: &G, lexicon: &Lexicon) -> String {
    let seats = state.standings().0;
    let mut sources: Vec<&str> = Vec::new();
    for (source, _) in seats.iter().flat_map(|seat| &seat.sources) {
        if !sources.contains(source) {
            sources.push(source);
        }
    }
    let row = |name: String, cell: &dyn Fn(&Standing) -> String| {
        std::iter::once(name).chain(seats.iter().map(cell)).collect::<Vec<String>>()
    };
    let name = |seat: &Standing| ui_with(lexicon, "ui-seat", "seat", seat.seat);
    let mut rows = vec![row(String::new(), &name)];
    for source in sources {
        rows.push(row(lexicon.say(&Text::new(keys::source(source))), &|seat| {
            points_of(seat, source)
        }));
    }
    rows.push(row(ui(lexicon, "ui-points"), &|seat| seat.points.to_string()));
    rows.push(row(ui(lexicon, "ui-tie-break"), &|seat| seat.tie_break.to_string()));
    rows.push(row(ui(lexicon, "ui-place"), &|seat| seat.place.to_string()));
    columns(&rows)
}

fn points_of(seat: &Standing, source: &str) -> String {
    let points = seat.sources.iter().filter(|(name, _)| *name == source).map(|(_, points)| *points);
    points.fold(Points::default(), |sum, points| sum + points).to_string()
}

/// Rows with aligned columns: the first to the left, the others to the right.
pub fn columns(rows: &[Vec<String>]) -> String {
    let width = |column: usize| {
        rows.iter().filter_map(|row| row.get(column)).map(|cell| cell.chars().count()).max()
    };
    let widths: Vec<usize> = (0..).map_while(width).collect();
    let mut text = String::new();
    for row in rows {
        let mut line = String::new();
        for (column, (cell, &width)) in row.iter().zip(&widths).enumerate() {
            match column {
                0 => line.push_str(&format!("{cell:<width$}")),
                _ => line.push_str(&format!("  {cell:>width$}")),
            }
        }
        text.push_str(line.trim_end());
        text.push('\n');
    }
    text
}

#[cfg(test)]
mod tests {
    #[test]
    fn columns_are_aligned() {
        let rows = [vec!["".into(), "Anna".into()], vec!["очки".into(), "12".into()]];
        assert_eq!(super::columns(&rows), "      Anna\nочки    12\n");
    }
}
