//! What a civilization has in play besides its workers: government, leader, special technologies,
//! wonders, colonies, the tactic.

use crate::cards::Chip;
use crate::icons::sign;
use crate::signs;
use crate::table::{Table, button, icon_button};
use kernel::{Seat, Text};
use maud::{Markup, html};
use through_the_ages::Choice;
use through_the_ages::content::{MilitaryType, Power};
use through_the_ages::parts::{CivilId, MilitaryId};
use through_the_ages::state::{Unfinished, Wonder};
use through_the_ages::words;

pub(crate) fn draw(table: &Table, seat: Seat) -> Markup {
    let player = table.state.player(seat);
    let at = format!("play-{}", seat.0);
    html! {
        div.holdings {
            (government(table, seat, &at))
            (leader(table, seat, &at))
            @if let Some(wonder) = player.unfinished { (unfinished(table, seat, wonder, &at)) }
            @for wonder in &player.wonders { (completed(table, seat, wonder, &at)) }
            @for &card in player.specials.values().flatten() { (special(table, seat, card, &at)) }
            (tactic(table, seat, &at))
            @for card in player.colonies.iter() { (colony(table, seat, card, &at)) }
        }
    }
}

fn government(table: &Table, seat: Seat, at: &str) -> Markup {
    let card = table.state.player(seat).government;
    let known = table.content.civil(card);
    let chip = Chip::civil(table, card, at);
    let is_fresh = table.is_fresh(seat, |state| state.player(seat).government);
    html! {
        div.held data-topic="government" {
            (Chip { more: html! { span.signs { (signs::row(&signs::symbols(&known.gives))) } }, is_fresh, ..chip }.draw())
        }
    }
}

fn leader(table: &Table, seat: Seat, at: &str) -> Markup {
    let offers = table.offers_of(seat, |choice| {
        matches!(
            choice,
            Choice::Convert
                | Choice::TakeCulture
                | Choice::TakeArms
                | Choice::Retire
                | Choice::Look
                | Choice::Leader
        )
    });
    let buttons = html! {
        @for offer in offers {
            @match offer.choice {
                Choice::Convert => (button(offer, html! { (sign("military")) (sign("up")) (sign("civil")) })),
                Choice::TakeCulture => (icon_button(offer, "culture")),
                Choice::TakeArms => (icon_button(offer, "strength")),
                Choice::Look => (icon_button(offer, "event")),
                Choice::Retire => (button(offer, html! { (sign("plus")) (sign("yellow")) })),
                _ => (icon_button(offer, "cross")),
            }
        }
    };
    let is_fresh = table.is_fresh(seat, |state| state.player(seat).leader);
    html! {
        @match table.state.player(seat).leader {
            Some(card) => div.held data-topic="leader" {
                (Chip { buttons, is_fresh, ..Chip::civil(table, card, at) }.draw())
            },
            None => div.held data-topic="leader" {
                span.chip.none .fresh[is_fresh] { span.face { (sign("leader")) span.name { (table.word("table-ages-no-leader")) } } }
            },
        }
    }
}

/// A wonder with its stages: those built hold a blue token, the others say what they cost.
fn unfinished(table: &Table, seat: Seat, wonder: Unfinished, at: &str) -> Markup {
    let stages = &table.content.civil(wonder.card).stages;
    let offers =
        table.offers_of(seat, |choice| matches!(choice, Choice::Stages(_) | Choice::Wonder));
    let chip = Chip::civil(table, wonder.card, at);
    let built = Text::new("table-ages-stages")
        .with("built", wonder.stages)
        .with("all", stages.len() as i64);
    let about = chip.about.and(table.say(built));
    let more = html! {
        span.stages {
            @for (place, cost) in stages.iter().enumerate() {
                @if place < usize::from(wonder.stages) { (sign("blue")) } @else { b { (cost) } }
            }
        }
    };
    let buttons = html! {
        @for offer in offers {
            @match offer.choice {
                Choice::Stages(count) => (button(offer, html! { "+" (count) })),
                _ => (icon_button(offer, "cross")),
            }
        }
    };
    let is_fresh = table.is_fresh(seat, |state| state.player(seat).unfinished);
    html! {
        div.held.unfinished data-topic="wonder" { (Chip { about, more, buttons, is_fresh, ..chip }.draw()) }
    }
}

fn completed(table: &Table, seat: Seat, wonder: &Wonder, at: &str) -> Markup {
    let known = table.content.civil(wonder.card);
    let offer = table
        .offers_of(seat, |choice| {
            choice == Choice::Tuck(wonder.card) || choice == Choice::Ravage(wonder.card)
        })
        .first()
        .copied();
    let mut chip = Chip::civil(table, wonder.card, at);
    chip.more = match wonder.is_ruin {
        true => html! { span.signs { b { "+" (table.content.ruin_culture) } (sign("culture")) } },
        false => html! { span.signs { (signs::row(&signs::symbols(&known.gives))) } },
    };
    if wonder.is_ruin {
        chip.name = table.say(Text::new("table-ages-ruin").with("card", words::civil(wonder.card)));
    }
    if let Some(leader) = wonder.tucked {
        let under = Text::new("table-ages-tucked").with("card", words::civil(leader));
        chip.about = chip.about.and(table.say(under));
        let happy = table.content.civil(leader).powers.iter().find_map(|power| match power {
            Power::TuckUnderWonder(happy) => Some(*happy),
            _ => None,
        });
        chip.more =
            html! { (chip.more) span.signs { b { "+" (happy.unwrap_or(0)) } (sign("happy")) } };
    }
    let is_fresh = table.is_fresh(seat, |state| {
        state.player(seat).wonders.iter().find(|other| other.card == wonder.card).copied()
    });
    html! {
        div.held.completed.ruin[wonder.is_ruin] data-topic="wonder" { (Chip { offer, is_fresh, ..chip }.draw()) }
    }
}

fn special(table: &Table, seat: Seat, card: CivilId, at: &str) -> Markup {
    let known = table.content.civil(card);
    let offer = table
        .offers_of(seat, |choice| {
            matches!(choice, Choice::Steal(special)
                if table.state.player(seat).specials[special] == Some(card))
        })
        .first()
        .copied();
    let is_fresh = table
        .is_fresh(seat, |state| state.player(seat).specials.values().any(|own| *own == Some(card)));
    let more = html! { span.signs { (signs::row(&signs::symbols(&known.gives))) } };
    html! {
        div.held data-topic="special" { (Chip { offer, more, is_fresh, ..Chip::civil(table, card, at) }.draw()) }
    }
}

/// The tactic, and what its armies are made of.
fn tactic(table: &Table, seat: Seat, at: &str) -> Markup {
    let Some(tactic) = table.state.player(seat).tactic else { return html! {} };
    let key = match tactic.is_exclusive {
        true => "table-ages-exclusive",
        false => "table-ages-common",
    };
    let is_fresh = table.is_fresh(seat, |state| state.player(seat).tactic);
    let mut chip = Chip::military(table, tactic.card, at);
    chip.about = chip.about.and(table.word(key));
    html! {
        div.held data-topic="tactics" { (Chip { more: army(table, tactic.card), is_fresh, ..chip }.draw()) }
    }
}

/// Units of an army and its strength.
pub(crate) fn army(table: &Table, card: MilitaryId) -> Markup {
    let MilitaryType::Tactic(army) = table.content.military(card).what else { return html! {} };
    let units =
        [("infantry", army.infantry), ("cavalry", army.cavalry), ("artillery", army.artillery)];
    html! {
        span.signs {
            @for (icon, count) in units.into_iter().filter(|(_, count)| *count > 0) {
                b { (count) } " " (sign(icon))
            }
            b { "=" (army.strength) }
        }
    }
}

fn colony(table: &Table, seat: Seat, card: MilitaryId, at: &str) -> Markup {
    let offer = table.offers_of(seat, |choice| choice == Choice::Colony(card)).first().copied();
    let gives = table.content.military(card).gives;
    let is_fresh = table.is_fresh(seat, |state| state.player(seat).colonies.has(card));
    let more = html! { span.signs { (signs::row(&signs::symbols(&gives))) } };
    html! {
        div.held data-topic="events" { (Chip { offer, more, is_fresh, ..Chip::military(table, card, at) }.draw()) }
    }
}
