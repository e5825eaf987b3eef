//! The board in text: at most 100 columns, in any language. Everything is said by characters.

use crate::content::SLOTS;
use crate::parts::*;
use crate::state::*;
use crate::words;
use kernel::{Asks, Lexicon, Locale, Rules, Seat, Text};

/// The words of the board.
pub const LOCALES: &[Locale] = &[
    Locale { language: "en", source: include_str!("../locales/board.en.ftl") },
    Locale { language: "ru", source: include_str!("../locales/board.ru.ftl") },
];

/// The most columns of the board.
pub const WIDTH: usize = 100;

/// The board for a terminal, a plain page, a file or a test.
pub fn draw(state: &Ages, lexicon: &Lexicon) -> String {
    let mut board = Board { state, lexicon, page: String::new() };
    board.header();
    board.row();
    board.table();
    for seat in Seat::all(state.seats()) {
        board.player(seat);
    }
    board.page
}

/// A board that is being drawn.
struct Board<'a> {
    state: &'a Ages,
    lexicon: &'a Lexicon,
    page: String,
}

impl Board<'_> {
    fn say(&self, text: &Text) -> String {
        self.lexicon.say(text)
    }

    /// Items behind a head, going on below the first item where they do not fit.
    fn flow(&mut self, head: &str, items: &[String]) {
        let indent = head.chars().count();
        let mut line = head.to_string();
        let mut is_fresh = true;
        for item in items {
            for (index, word) in item.split(' ').enumerate() {
                let gap = match (is_fresh, index) {
                    (true, _) => "",
                    (_, 0) => " · ",
                    _ => " ",
                };
                let needs = gap.chars().count() + word.chars().count();
                if !is_fresh && line.chars().count() + needs > WIDTH {
                    self.push(&line);
                    line = " ".repeat(indent);
                } else {
                    line.push_str(gap);
                }
                line.push_str(word);
                is_fresh = false;
            }
        }
        self.push(&line);
    }

    fn push(&mut self, line: &str) {
        self.page.extend(line.trim_end().chars().take(WIDTH));
        self.page.push('\n');
    }

    fn header(&mut self) {
        let state = self.state;
        let head = Text::new("board-header")
            .with("age", words::age(state.age))
            .with("round", state.round)
            .with("civil", state.civil_deck.total())
            .with("military", state.deck_size)
            .with("events", state.events.left());
        let mut items = vec![self.say(&head)];
        if let Some(last) = state.last_round {
            items.push(self.say(&Text::new("board-last-round").with("round", last)));
        }
        self.flow("", &items);
    }

    /// The card row by price: `1: Iron · Coal`.
    fn row(&mut self) {
        let slots = &self.state.rules().slots;
        let mut slot = 0;
        while slot < SLOTS {
            let price = slots[slot].price;
            let mut items = Vec::new();
            while slot < SLOTS && slots[slot].price == price {
                if let Some(card) = self.state.row[slot] {
                    items.push(format!("{}) {}", slot + 1, self.civil(card)));
                }
                slot += 1;
            }
            if !items.is_empty() {
                let head = self.say(&Text::new("board-row").with("price", price));
                self.flow(&format!("{head} "), &items);
            }
        }
    }

    /// A card with its age.
    fn civil(&self, card: CivilId) -> String {
        let age = self.say(&words::age(self.state.rules().civil(card).age));
        format!("{} [{age}]", self.say(&words::civil(card)))
    }

    /// Common tactics, pacts, wars, an auction.
    fn table(&mut self) {
        let state = self.state;
        let mut common: Vec<String> =
            state.common.iter().map(|&card| self.say(&words::military(card))).collect();
        common.dedup();
        if !common.is_empty() {
            let head = self.say(&Text::new("board-common"));
            self.flow(&format!("{head} "), &common);
        }
        let mut items = Vec::new();
        for seat in Seat::all(state.seats()) {
            if let Some(pact) = state.pacts[seat.index()] {
                let text = Text::new("board-pact")
                    .with("card", words::military(pact.card))
                    .with("seat", seat)
                    .with("other", pact.partner)
                    .with("side", words::side(pact.side));
                items.push(self.say(&text));
            }
        }
        for war in &state.wars {
            let text = Text::new("board-war")
                .with("card", words::military(war.card))
                .with("seat", war.by)
                .with("other", war.against);
            items.push(self.say(&text));
        }
        if let Some(auction) = state.auction {
            let card = words::military(auction.territory);
            items.push(
                self.say(&Text::new("board-auction").with("card", card).with("bid", auction.bid)),
            );
        }
        if !items.is_empty() {
            self.flow("", &items);
        }
    }

    fn player(&mut self, seat: Seat) {
        let state = self.state;
        let player = state.player(seat);
        let mark = if state.asks() == Asks::Seat(seat) { "► " } else { "  " };
        let name = self.say(&Text::new("board-name").with("seat", seat));
        self.push("");
        if player.has_resigned {
            let text = self.say(&Text::new("board-resigned"));
            return self.flow(&format!("{mark}{name}: "), &[text]);
        }
        let ratings = player.ratings;
        let head = Text::new("board-points")
            .with("culture", player.culture_total())
            .with("culture_rating", ratings.culture)
            .with("science", player.science)
            .with("science_rating", ratings.science)
            .with("strength", ratings.strength);
        let faces = Text::new("board-happiness")
            .with("happiness", ratings.happiness)
            .with("needed", state.rules().yellow(player.yellow_bank).happy)
            .with("unused", player.unused);
        let actions = Text::new("board-actions")
            .with("civil", state.civil_actions(seat))
            .with("civil_total", ratings.civil)
            .with("military", state.military_actions(seat))
            .with("military_total", ratings.military);
        let goods = Text::new("board-goods")
            .with("food", state.stock(seat, Good::Food))
            .with("food_made", state.food_made(seat))
            .with("resources", state.stock(seat, Good::Resources))
            .with("resources_made", state.resources_made(seat))
            .with("yellow", player.yellow_bank)
            .with("blue", player.blue_bank);
        let items = [head, faces, actions, goods].map(|text| self.say(&text));
        self.flow(&format!("{mark}{name}: "), &items);
        self.flow("    ", &self.in_play(seat));
        self.hands(seat);
    }

    /// Workers on technologies, then everything else that is in play.
    fn in_play(&self, seat: Seat) -> Vec<String> {
        let player = self.state.player(seat);
        let mut items = Vec::new();
        for &kind in Kind::ALL {
            for level in player.levels(kind) {
                let tech = self.say(&words::tech(kind, Age::of(level)));
                items.push(format!("{tech} {}", player.workers[kind][usize::from(level)]));
            }
        }
        items.push(self.say(&words::civil(player.government)));
        items.extend(player.leader.map(|card| self.say(&words::civil(card))));
        let specials = player.specials.values().flatten();
        items.extend(specials.map(|&card| self.say(&words::civil(card))));
        for wonder in &player.wonders {
            let key = if wonder.is_ruin { "board-ruin" } else { "board-wonder" };
            items.push(self.say(&Text::new(key).with("card", words::civil(wonder.card))));
        }
        if let Some(wonder) = player.unfinished {
            let all = self.state.rules().civil(wonder.card).stages.len() as u8;
            let text = Text::new("board-unfinished")
                .with("card", words::civil(wonder.card))
                .with("stages", wonder.stages)
                .with("all", all);
            items.push(self.say(&text));
        }
        items.extend(player.colonies.iter().map(|card| self.say(&words::military(card))));
        if let Some(tactic) = player.tactic {
            let card = words::military(tactic.card);
            items.push(self.say(&Text::new("board-tactic").with("card", card)));
        }
        items
    }

    fn hands(&mut self, seat: Seat) {
        let player = self.state.player(seat);
        let civil: Vec<String> = player.hand.iter().map(|&card| self.civil(card)).collect();
        let military: Vec<String> =
            player.military.iter().map(|card| self.say(&words::held(card))).collect();
        for (key, cards) in [("board-hand", civil), ("board-military", military)] {
            if !cards.is_empty() {
                let head = self.say(&Text::new(key));
                self.flow(&format!("    {head} "), &cards);
            }
        }
    }
}
