//! What belongs to nobody alone: events, strengths and tactics, wars, pacts,
//! and whatever lies open between the players.

use crate::cards::Chip;
use crate::holdings;
use crate::icons::sign;
use crate::table::{Table, icon_button};
use boards::marks;
use boards::part;
use kernel::{Seat, Text};
use maud::{Markup, html};
use through_the_ages::Choice;
use through_the_ages::parts::{Age, Cards, MilitaryId, Side};
use through_the_ages::words;

pub(crate) fn draw(table: &Table) -> Markup {
    html! {
        aside.world aria-label=(table.word("table-ages-world")) {
            (part(between(table)))
            (part(strengths(table)))
            (part(conflicts(table)))
            (part(events(table)))
            (part(tactics(table)))
        }
    }
}

/// A card that lies open while somebody decides about it.
fn between(table: &Table) -> Markup {
    let state = table.state;
    let auction = state.auction.map(|auction| {
        let bid = Text::new("table-ages-bid").with("bid", auction.bid);
        (auction.territory, auction.by, table.say(bid))
    });
    html! {
        @if let Some((card, by, bid)) = auction {
            div.between {
                (Chip::military(table, card, "table").draw())
                span.bid { @if let Some(by) = by { (marks::mark(by)) " " } (bid) }
            }
        } @else if let Some(card) = state.on_table {
            div.between { (Chip::military(table, card, "table").draw()) }
        }
    }
}

/// Everybody's strength, the strongest first, with the tactic.
fn strengths(table: &Table) -> Markup {
    let mut seats: Vec<Seat> =
        table.seats().filter(|&seat| !table.state.player(seat).has_resigned).collect();
    let strength = |seat: Seat| table.state.player(seat).ratings.strength;
    seats.sort_by_key(|&seat| std::cmp::Reverse(strength(seat)));
    let most = seats.iter().map(|&seat| strength(seat)).max().unwrap_or(1).max(1);
    html! {
        div.strengths data-topic="tactics" {
            h3 { (sign("strength")) (table.word("table-ages-strengths")) }
            ol {
                @for seat in seats {
                    li.{ "seat-" (seat.0 + 1) } {
                        (marks::mark(seat))
                        span.unseen { (table.lexicon.seat_name(seat)) " " }
                        meter min="0" max=(most) value=(strength(seat)) aria-hidden="true" {}
                        b { (strength(seat)) }
                        span.army { @if let Some(tactic) = table.state.player(seat).tactic { (holdings::army(table, tactic.card)) } }
                    }
                }
            }
        }
    }
}

/// Wars and pacts.
fn conflicts(table: &Table) -> Markup {
    let state = table.state;
    let pacts = table.seats().filter_map(|seat| Some((seat, state.pacts[seat.index()]?)));
    let pacts: Vec<_> = pacts.collect();
    html! {
        @if !state.wars.is_empty() || !pacts.is_empty() {
            div.conflicts data-topic="conflicts" {
                @for war in &state.wars {
                    div.conflict {
                        (marks::mark(war.by)) (Chip::military(table, war.card, "war").draw()) (marks::mark(war.against))
                    }
                }
                @for (owner, pact) in pacts {
                    @let [a, b] = if pact.side == Side::A { [owner, pact.partner] } else { [pact.partner, owner] };
                    div.conflict {
                        (marks::mark(a)) (pact_chip(table, pact.card)) (marks::mark(b))
                    }
                }
            }
        }
    }
}

fn pact_chip(table: &Table, card: MilitaryId) -> Markup {
    let offers = table.offers(|choice| choice == Choice::CancelPact(card));
    let trades = table.offers(|choice| choice == Choice::Trade);
    let is_route = matches!(table.content.military(card).what,
        through_the_ages::content::MilitaryType::Pact(pact) if pact.trade_routes);
    let buttons = html! {
        @for offer in offers { (icon_button(offer, "cross")) }
        @if is_route { @for offer in trades { (icon_button(offer, "turn")) } }
    };
    Chip { buttons, ..Chip::military(table, card, "pact") }.draw()
}

/// The event decks: how many of which age, and what came last.
fn events(table: &Table) -> Markup {
    let events = &table.state.events;
    let decks = [
        ("table-ages-current", counts(table, events.current, events.hidden)),
        ("table-ages-future", counts(table, events.future, events.hidden_future)),
    ];
    let past: Vec<MilitaryId> = events.past.iter().collect();
    let mine = table.reader.map(|seat| events.prepared[seat.index()]).unwrap_or_default();
    let known: Vec<MilitaryId> = mine.iter().filter(|card| !events.past.has(*card)).collect();
    html! {
        div.events data-topic="events" {
            h3 { (sign("event")) (table.word("table-ages-events")) }
            p {
                @for (key, counts) in decks { span.event-deck { (table.word(key)) " " (ages(counts)) } }
            }
            @if let Some(card) = events.top.and_then(|top| top.card.known()) {
                p { (table.word("table-ages-next-event")) } (Chip::military(table, card, "event").draw())
            }
            @if !known.is_empty() {
                p { (table.word("table-ages-prepared")) }
                div.known-events {
                    @for card in known { (Chip::military(table, card, "event").draw()) }
                }
            }
            @if !past.is_empty() {
                @let said = list(table, &past);
                p role="note" title=(said) { (table.say(Text::new("table-ages-past").with("count", past.len() as i64))) }
                @for &card in past.iter().filter(|&&card| table.is_changed(|state| state.events.past.has(card))) {
                    (Chip { is_fresh: true, ..Chip::military(table, card, "past") }.draw())
                }
            }
        }
    }
}

fn list(table: &Table, cards: &[MilitaryId]) -> String {
    let names = cards.iter().map(|&card| table.say(words::military(card)));
    names.collect::<Vec<_>>().join(", ")
}

/// Cards of a deck by age, as their backs show it.
fn counts(table: &Table, known: Cards, hidden: [u8; 4]) -> [u8; 4] {
    let mut counts = hidden;
    for card in known.iter() {
        counts[usize::from(table.content.military(card).age.level())] += 1;
    }
    counts
}

fn ages(counts: [u8; 4]) -> Markup {
    html! {
        @if counts.iter().all(|count| *count == 0) { b { "0" } }
        @for (level, count) in counts.into_iter().enumerate().filter(|(_, count)| *count > 0) {
            span.of-age { span.age { (Age::of(level as u8).key()) } b { (count) } } " "
        }
    }
}

/// Tactics that everybody may copy.
fn tactics(table: &Table) -> Markup {
    let mut common: Vec<MilitaryId> = table.state.common.to_vec();
    common.dedup();
    html! {
        @if !common.is_empty() {
            div.common-tactics data-topic="tactics" {
                h3 { (sign("tactic")) (table.word("table-ages-tactics")) }
                @for card in common {
                    @let offer = table.offers(|choice| choice == Choice::CopyTactic(card)).first().copied();
                    (Chip { offer, more: holdings::army(table, card), ..Chip::military(table, card, "common") }.draw())
                }
            }
        }
    }
}
