//! All public figures of a civilization, for the strip of people: icons and numbers in a few rows.

use crate::icons::named;
use crate::signs::signed;
use kernel::{Lexicon, Seat, Text};
use maud::{Markup, html};
use through_the_ages::Ages;
use through_the_ages::parts::{Age, Good};
use through_the_ages::words;

/// A figure of the strip: its icon, its word, what it is, and what stands behind it.
struct Figure {
    id: &'static str,
    icon: &'static str,
    key: &'static str,
    count: i32,
    more: String,
    is_short: bool,
}

pub(crate) fn goods(state: &Ages, seat: Seat, lexicon: &Lexicon) -> Markup {
    let player = state.player(seat);
    let say = |text: Text| lexicon.say(&text);
    html! {
        ul.goods.of-ages {
            @if player.has_resigned {
                li { (say(Text::new("table-ages-resigned").with("seat", seat))) }
            } @else {
                @for figure in figures(state, seat) { (item(&figure, lexicon)) }
                (hand(state, seat, lexicon))
                @let government = say(words::civil(player.government));
                li.word title=(government) { (named("government", &say(Text::new("table-ages-type-government")))) span { (government) } }
                @if let Some(leader) = player.leader {
                    @let name = say(words::civil(leader));
                    li.word title=(name) { (named("leader", &say(Text::new("table-ages-type-leader")))) span { (name) } }
                }
            }
        }
    }
}

fn item(figure: &Figure, lexicon: &Lexicon) -> Markup {
    let name = lexicon.say(&Text::new(figure.key));
    html! {
        li data-good=(figure.id) .short[figure.is_short] title={ (name) ": " (figure.count) (figure.more) } {
            (named(figure.icon, &name)) b { (figure.count.to_string().replace('-', "−")) }
            @if !figure.more.is_empty() { span { (figure.more) } }
        }
    }
}

/// Civil cards, then military cards by the age on their backs.
fn hand(state: &Ages, seat: Seat, lexicon: &Lexicon) -> Markup {
    let player = state.player(seat);
    let say = |text: Text| lexicon.say(&text);
    let civil = Text::new("table-ages-hand")
        .with("count", player.hand.len() as i64)
        .with("limit", player.ratings.civil_hand);
    let names: Vec<String> = player.hand.iter().map(|&card| say(words::civil(card))).collect();
    let ages = [Age::I, Age::II, Age::III].map(|age| {
        let cards = player.military.iter();
        (age, cards.filter(|card| state.rules().age_of(*card) == age).count())
    });
    let military = Text::new("table-ages-military-hand")
        .with("count", player.military.len() as i64)
        .with("limit", player.ratings.military_hand);
    let military = say(military);
    html! {
        li title={ (say(civil)) "\n" (names.join(", ")) } {
            (named("card", &say(Text::new("table-ages-hand-word")))) b { (player.hand.len()) }
        }
        li title=(military) {
            (named("back", &say(Text::new("table-ages-military-hand-word"))))
            @if player.military.is_empty() { b { "0" } }
            @for (age, count) in ages.into_iter().filter(|(_, count)| *count > 0) {
                b { (count) } span.age { (age.key()) }
            }
        }
    }
}

fn figures(state: &Ages, seat: Seat) -> Vec<Figure> {
    let player = state.player(seat);
    let ratings = player.ratings;
    let needed = state.rules().yellow(player.yellow_bank).happy;
    let figure = |id, icon, key, count: i32, more: String| Figure {
        id,
        icon,
        key,
        count,
        more,
        is_short: false,
    };
    let made = |count: u16| signed(count.into());
    vec![
        figure("culture", "culture", "table-ages-culture", ratings.culture.into(), String::new()),
        figure(
            "science",
            "science",
            "table-ages-science",
            player.science.into(),
            made(ratings.science),
        ),
        figure(
            "strength",
            "strength",
            "table-ages-strength",
            ratings.strength.into(),
            String::new(),
        ),
        Figure {
            is_short: ratings.happiness < needed,
            ..figure(
                "happiness",
                "happy",
                "table-ages-happiness",
                ratings.happiness.into(),
                format!("/{needed}"),
            )
        },
        figure(
            "food",
            "food",
            "table-ages-food",
            state.stock(seat, Good::Food).into(),
            made(state.food_made(seat)),
        ),
        figure(
            "resources",
            "resources",
            "table-ages-resources",
            state.stock(seat, Good::Resources).into(),
            made(state.resources_made(seat)),
        ),
        figure(
            "civil",
            "civil",
            "table-ages-civil-word",
            state.civil_actions(seat).into(),
            format!("/{}", ratings.civil),
        ),
        figure(
            "military",
            "military",
            "table-ages-military-word",
            state.military_actions(seat).into(),
            format!("/{}", ratings.military),
        ),
        figure("unused", "worker", "table-ages-unused-word", player.unused.into(), String::new()),
        figure(
            "yellow",
            "yellow",
            "table-ages-yellow-word",
            player.yellow_bank.into(),
            String::new(),
        ),
        figure("blue", "blue", "table-ages-blue-word", player.blue_bank.into(), String::new()),
    ]
}

/// The counted things of [`goods`] and the points beside the name, as
/// [`boards::Board::stock`] names them.
pub(crate) fn stock(state: &Ages, seat: Seat) -> Vec<(&'static str, i32)> {
    let player = state.player(seat);
    let mut stock = vec![("points", player.culture_total())];
    stock.extend(figures(state, seat).into_iter().map(|figure| (figure.id, figure.count)));
    stock.push(("science_rating", player.ratings.science.into()));
    stock.push(("food_made", state.food_made(seat).into()));
    stock.push(("resources_made", state.resources_made(seat).into()));
    stock
}

/// The word for a counted thing.
pub(crate) fn word(id: &str) -> Option<&'static str> {
    Some(match id {
        "points" => "table-ages-points",
        "culture" => "table-ages-culture",
        "science" => "table-ages-science",
        "science_rating" => "table-ages-science-rating",
        "strength" => "table-ages-strength",
        "happiness" => "table-ages-happiness",
        "food" => "table-ages-food",
        "food_made" => "table-ages-food-made",
        "resources" => "table-ages-resources",
        "resources_made" => "table-ages-resources-made",
        "civil" => "table-ages-civil-word",
        "military" => "table-ages-military-word",
        "unused" => "table-ages-unused-word",
        "yellow" => "table-ages-yellow-word",
        "blue" => "table-ages-blue-word",
        _ => return None,
    })
}
