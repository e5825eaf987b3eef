//! Before the first round: the tribes and wealth tiles that the reader was dealt.

use crate::glyphs::{icon_at, row_fit};
use crate::pictures;
use crate::shapes::{Move, N};
use crate::table::{Table, can};
use kernel::{Held, Seat};
use maud::{Markup, Render, html};
use tzolkin::parts::{TribeId, WealthId};
use tzolkin::{Choice, words};

const GAP: f32 = 8.0;
const TRIBE: f32 = 116.0;
const WEALTH: f32 = 64.0;
/// A line of a tribe's ability.
const LINE: f32 = 15.5;
const LETTER: f32 = 6.4;
/// Lines that a tribe has room for.
const LINES: usize = 5;

/// The seat whose dealt tiles can be seen: nobody's but the reader's own.
pub(crate) fn seen(table: &Table) -> Option<Seat> {
    table.seats().find(|&seat| {
        let hand = &table.state.player(seat).hand;
        hand.wealth.iter().any(|dealt| dealt.is_some_and(|dealt| dealt.known().is_some()))
            || hand.tribes.iter().any(|dealt| dealt.is_some_and(|dealt| dealt.known().is_some()))
    })
}

/// The tiles in two rows, `width` wide.
pub(crate) fn draw(table: &Table, seat: Seat, left: f32, top: f32, width: f32) -> Markup {
    let hand = &table.state.player(seat).hand;
    let tribes: Vec<_> =
        hand.tribes.iter().filter_map(|dealt| dealt.and_then(Held::known)).collect();
    let wealth: Vec<_> =
        hand.wealth.iter().filter_map(|dealt| dealt.and_then(Held::known)).collect();
    let below = if tribes.is_empty() { 0.0 } else { TRIBE + GAP };
    html! {
        g.hand data-topic="tribes" transform=(Move(left, top)) {
            @for (place, &id) in tribes.iter().enumerate() {
                @let wide = share(width, tribes.len());
                g transform=(Move((wide + GAP) * place as f32, 0.0)) {
                    (tribe(table, id, wide, hand.tribe == Some(id)))
                }
            }
            @for (place, &id) in wealth.iter().enumerate() {
                @let wide = share(width, wealth.len());
                g transform=(Move((wide + GAP) * place as f32, below)) {
                    (wealth_tile(table, id, wide, hand.kept.has(id)))
                }
            }
        }
    }
}

fn share(width: f32, count: usize) -> f32 {
    (width - GAP * (count as f32 - 1.0)) / count as f32
}

fn tribe(table: &Table, id: TribeId, wide: f32, is_kept: bool) -> impl Render {
    let said = table.say(words::tribe(table.content, id));
    let (name, ability) = said.split_once(": ").unwrap_or((&said, ""));
    let offer = table.offer(|choice| choice == Choice::KeepTribe(id));
    can(
        offer,
        html! {
            g.dealt.kept[is_kept] role="img" id={ "tribe-" (id) } {
                title { (said) }
                rect.paper width=(N(wide)) height=(N(TRIBE)) rx="5" {}
                (icon_at("tribe", 7.0, 6.0, 20.0))
                text.name x="32" y="21" { (name) }
                @for (row, line) in lines(ability, ((wide - 16.0) / LETTER) as usize).iter().enumerate().take(LINES) {
                    " " text x="9" y=(N(40.0 + LINE * row as f32)) { (line) }
                }
            }
        },
    )
}

/// Words in lines of so many letters.
fn lines(text: &str, letters: usize) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for word in text.split(' ') {
        match lines.last_mut() {
            Some(line) if line.chars().count() + 1 + word.chars().count() <= letters => {
                line.push(' ');
                line.push_str(word);
            }
            _ => lines.push(word.to_string()),
        }
    }
    lines
}

fn wealth_tile(table: &Table, id: WealthId, wide: f32, is_kept: bool) -> Markup {
    let gives = pictures::effects(&table.content.wealth[id.index()].effects);
    html! {
        g.dealt.kept[is_kept] role="img" id={ "wealth-" (id) } {
            (table.title(words::wealth(table.content, id)))
            rect.paper width=(N(wide)) height=(N(WEALTH)) rx="5" {}
            (icon_at("wealth", 7.0, 6.0, 20.0))
            text.sign x="32" y="21" { (id) }
            (row_fit(wide / 2.0, 44.0, 1.3, wide - 10.0, &gives))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use kernel::{ContentSet, Lexicon, Spoken};
    use tzolkin::parts::TribeId;
    use tzolkin::{Content, Tzolkin};

    /// Two tribes lie side by side in the room of the technologies.
    #[test]
    fn every_ability_fits_on_its_tile() {
        let letters = ((share(482.0, 2) - 16.0) / LETTER) as usize;
        for language in ["en", "ru"] {
            let lexicon = Lexicon::new(language, Tzolkin::locales()).unwrap();
            for id in (0..Content::built_in().tribes.len()).map(|index| TribeId::at(index as u8)) {
                let said = lexicon.say(&words::tribe(Content::built_in(), id));
                let ability = said.split_once(": ").map_or("", |(_, ability)| ability);
                assert!(lines(ability, letters).len() <= LINES, "{said}");
            }
        }
    }
}
