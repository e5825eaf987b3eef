//! What a seat has, for the strip of people: icons and numbers in one compact row.

use crate::icons::icon;
use kernel::{Lexicon, Seat, Text};
use maud::{Markup, html};
use tzolkin::parts::{Block, Good};
use tzolkin::state::Player;
use tzolkin::{Tzolkin, words};

const WORKER: &str = "worker";

pub(crate) fn goods(state: &Tzolkin, seat: Seat, lexicon: &Lexicon) -> Markup {
    let player = state.player(seat);
    let say = |text: Text| lexicon.say(&text);
    let word = |key: &str| lexicon.say(&Text::new(key));
    html! {
        ul.goods.tzolkin {
            (good(Good::Corn.key(), &word("board-good-corn"), player.corn))
            @for &block in Block::ALL {
                @let key = Good::from(block).key();
                (good(key, &word(&format!("board-good-{key}")), player.blocks[block]))
            }
            (good(Good::Skull.key(), &word("board-good-skull"), player.skulls.into()))
            li data-good=(WORKER) title=(say(Text::new("board-workers").with("hand", player.at_hand).with("all", player.workers))) {
                (icon("worker", &word("table-tzolkin-workers"))) b { (player.at_hand) } "/" (player.workers)
            }
            @if usize::from(state.food_days_held) < state.rules().food_days.len() {
                @let (corn, unfed) = (food(state, seat), state.need(seat).unfed);
                li.food.short[player.corn < corn]
                    title=(say(Text::new("board-need").with("corn", corn).with("unfed", unfed))) {
                    (icon("food", &word("table-tzolkin-food"))) b { (corn) }
                }
            }
            (tiles(state, player, lexicon))
            li.side title=(word(if player.is_light { "board-light" } else { "board-dark" })) {
                @let side = if player.is_light { ("light", "board-light") } else { ("dark", "board-dark") };
                (icon(side.0, &word(side.1)))
            }
            @if let Some(tribe) = player.tribe {
                li.tribe title=(say(words::tribe(state.rules(), tribe))) {
                    (icon("tribe", &word("table-tzolkin-tribe"))) span { (say(words::tribe_name(tribe))) }
                }
            }
            (dealt(state, player, lexicon))
        }
    }
}

/// The counted things of [`goods`], as [`boards::Board::stock`] names them.
pub(crate) fn stock(state: &Tzolkin, seat: Seat) -> Vec<(&'static str, i32)> {
    let player = state.player(seat);
    let blocks =
        Block::ALL.iter().map(|&block| (Good::from(block).key(), player.blocks[block].into()));
    let mut stock = vec![(Good::Corn.key(), player.corn.into())];
    stock.extend(blocks);
    stock.push((Good::Skull.key(), player.skulls.into()));
    stock.push((WORKER, player.at_hand.into()));
    stock
}

fn good(id: &str, name: &str, count: u16) -> Markup {
    html! {
        li data-good=(id) .none[count == 0] title={ (name) ": " (count) } { (icon(id, name)) b { (count) } }
    }
}

/// Harvest tiles, buildings and monuments, once there are any.
fn tiles(state: &Tzolkin, player: &Player, lexicon: &Lexicon) -> Markup {
    let word = |key: &str| lexicon.say(&Text::new(key));
    let list = |texts: Vec<Text>| {
        texts.iter().map(|text| lexicon.say(text)).collect::<Vec<_>>().join("\n")
    };
    html! {
        @if player.corn_tiles > 0 { (good("tile-corn", &word("table-tzolkin-corn-tiles"), player.corn_tiles.into())) }
        @if player.wood_tiles > 0 { (good("tile-wood", &word("table-tzolkin-wood-tiles"), player.wood_tiles.into())) }
        @if !player.buildings.is_empty() {
            li title=(list(player.buildings.iter().map(|tile| words::building(state.rules(), tile)).collect())) {
                (icon("building", &word("table-tzolkin-buildings"))) b { (player.buildings.len()) }
            }
        }
        @if !player.monuments.is_empty() {
            li title=(list(player.monuments.iter().map(|tile| words::monument(state.rules(), tile)).collect())) {
                (icon("monument", &word("table-tzolkin-monuments"))) b { (player.monuments.len()) }
            }
        }
    }
}

/// Corn that would feed every worker on the next Food Day.
fn food(state: &Tzolkin, seat: Seat) -> u16 {
    state.need(seat).of_all(state.player(seat).workers)
}

/// Before the reveal: how many tiles were dealt, and those that these eyes may see.
fn dealt(state: &Tzolkin, player: &Player, lexicon: &Lexicon) -> Markup {
    let hand = &player.hand;
    let count = hand.wealth.iter().flatten().count();
    let known = hand.wealth.iter().flatten().filter_map(|dealt| dealt.known());
    let known: Vec<_> =
        known.map(|tile| lexicon.say(&words::wealth(state.rules(), tile))).collect();
    html! {
        @if count > 0 {
            li title=(known.join("\n")) {
                (icon("wealth", &lexicon.say(&Text::new("table-tzolkin-wealth")))) b { (count) }
            }
        }
    }
}
