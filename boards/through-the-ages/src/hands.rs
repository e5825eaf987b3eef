//! Cards in hand: civil cards, which everybody saw being taken; military cards, of others only their
//! backs.

use crate::cards::{Chip, backs};
use crate::icons::sign;
use crate::signs;
use crate::table::{Offer, Table, button, icon_button};
use boards::marks;
use kernel::{Seat, Text};
use maud::{Markup, html};
use through_the_ages::Choice;
use through_the_ages::parts::{CivilId, Held, MilitaryId, Side};

pub(crate) fn draw(table: &Table, seat: Seat) -> Markup {
    let player = table.state.player(seat);
    let ratings = player.ratings;
    let known = player.military.known();
    html! {
        div.hands {
            div.hand data-topic="hand" {
                (caption(table, "card", "table-ages-hand", player.hand.len(), ratings.civil_hand))
                @for (place, &card) in player.hand.iter().enumerate() { (civil(table, seat, place, card)) }
            }
            div.hand data-topic="hand" {
                (caption(table, "back", "table-ages-military-hand", player.military.len(), ratings.military_hand))
                @for (place, &card) in known.iter().enumerate() { (military(table, seat, place, card)) }
                @if known.is_empty() { (backs(table, &player.military)) }
            }
        }
    }
}

/// What lies there, how many, and how many may.
fn caption(table: &Table, icon: &'static str, key: &str, count: usize, limit: u8) -> Markup {
    let said = table.say(Text::new(key).with("count", count as i64).with("limit", limit));
    html! {
        span.caption role="img" aria-label=(said) title=(said) { (sign(icon)) b { (count) "/" (limit) } }
    }
}

fn civil(table: &Table, seat: Seat, place: usize, card: CivilId) -> Markup {
    let at = format!("hand-{}", seat.0);
    let player = table.state.player(seat);
    // Two cards of a kind make the same choice: the first of them is marked.
    let is_second = place > 0 && player.hand[place - 1] == card;
    let offers = match is_second {
        true => Vec::new(),
        false => table.offers_of(seat, |choice| {
            matches!(choice, Choice::Develop(of) | Choice::Lead(of) | Choice::Play(of) if of == card)
        }),
    };
    let revolution = table.offers_of(seat, |choice| choice == Choice::Revolution(card));
    let chip = Chip::civil(table, card, &at);
    let more = html! { span.signs { (signs::row(&signs::price(table.content.civil(card)))) (signs::row(&signs::gives(table.content.civil(card)))) } };
    let buttons = html! { @for offer in revolution { (icon_button(offer, "turn")) } };
    let is_fresh = table.is_fresh(seat, |state| state.player(seat).hand.contains(&card));
    Chip { offer: offers.first().copied(), more, buttons, is_fresh, ..chip }.draw()
}

fn military(table: &Table, seat: Seat, place: usize, card: MilitaryId) -> Markup {
    let at = format!("arms-{}", seat.0);
    let held = Held::from(card);
    let known = table.state.player(seat).military.known();
    let is_second = place > 0 && known[place - 1] == card;
    let fits = |choice| match choice {
        Choice::Prepare(of) | Choice::Discard(of) | Choice::Pledge { card: of, .. } => of == held,
        Choice::Aggression { card: of, .. }
        | Choice::War { card: of, .. }
        | Choice::OfferPact { card: of, .. }
        | Choice::PlayTactic(of)
        | Choice::Bonus(of)
        | Choice::Settle(of) => of == card,
        _ => false,
    };
    let offers = if is_second { Vec::new() } else { table.offers_of(seat, fits) };
    let chip = Chip::military(table, card, &at);
    let more = crate::holdings::army(table, card);
    match &offers[..] {
        [only] if !has_target(only.choice) => Chip { offer: Some(only), more, ..chip }.draw(),
        all => {
            let buttons = html! { @for offer in all { (target(offer)) } };
            Chip { buttons, more, ..chip }.draw()
        }
    }
}

fn has_target(choice: Choice) -> bool {
    matches!(choice, Choice::Aggression { .. } | Choice::War { .. } | Choice::OfferPact { .. })
}

/// A button for each seat that a card can be played at, and for each way to play it.
fn target(offer: Offer) -> Markup {
    match offer.choice {
        Choice::Aggression { against, .. } | Choice::War { against, .. } => {
            button(offer, marks::mark(against))
        }
        Choice::OfferPact { to, side, .. } => {
            button(offer, html! { (marks::mark(to)) (if side == Side::A { "A" } else { "B" }) })
        }
        Choice::Pledge { bonus: true, .. } => icon_button(offer, "bonus"),
        Choice::Prepare(_) => icon_button(offer, "event"),
        Choice::Settle(_) => icon_button(offer, "colonization"),
        _ => icon_button(offer, "cross"),
    }
}
