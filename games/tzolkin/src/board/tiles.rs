//! Buildings and monuments on offer, each with its cost and what it does.

use super::{Board, COMMA, DOT, Line, Paint, names, words};
use crate::content::Building;
use crate::parts::{Block, Blocks, Colour, Good};
use kernel::Text;

/// Where the colour, the cost and the rest of a tile begin.
const COLOUR: usize = 6;
const COST: usize = 18;
const REST: usize = 48;

impl Board<'_> {
    pub(super) fn buildings(&mut self) {
        let left = self.state.decks[usize::from(self.state.age) - 1].len() as u8;
        let title = Text::new("board-buildings").with("age", self.state.age).with("left", left);
        self.page.headline(self.say(title));
        for tile in self.state.offer.iter().flatten() {
            let row = &self.state.rules().buildings[tile.index()];
            let head = self.head(&tile.to_string(), row.colour, row.cost, row.skulls);
            self.page.flow(head, self.does(row), DOT);
        }
        if self.state.offer.iter().flatten().count() == 0 {
            self.page.push(Line::plain(format!("  {}", self.word("board-none"))));
        }
    }

    /// What a building does, each effect by itself.
    fn does(&self, row: &Building) -> Vec<Line> {
        let rules = self.state.rules();
        let mut items: Vec<Line> =
            row.effects.iter().map(|&effect| self.item(names::effect(rules, effect))).collect();
        if row.can_renovate {
            items.push(Line::plain(self.word("board-renovation")));
        }
        items
    }

    pub(super) fn monuments(&mut self) {
        self.page.headline(self.word("board-monuments"));
        let offer = self.state.monuments_on_offer();
        for tile in offer.iter() {
            let row = &self.state.rules().monuments[tile.index()];
            let head = self.head(&tile.to_string(), row.colour, row.cost, row.skulls);
            self.page.flow(head, [self.item(names::rule(row.rule, self.state))], DOT);
        }
        if offer.is_empty() {
            self.page.push(Line::plain(format!("  {}", self.word("board-none"))));
        }
    }

    fn head(&self, id: &str, colour: Colour, cost: Blocks, skulls: u8) -> Line {
        Line::plain("  ")
            .and(Line::of(Paint::Bold, id))
            .up_to(COLOUR)
            .and(self.item(words::colour(colour)))
            .up_to(COST)
            .and(Line::plain(self.cost(cost, skulls)))
            .up_to(REST)
    }

    /// `2 wood, 1 gold`, by the names of the goods.
    fn cost(&self, cost: Blocks, skulls: u8) -> String {
        let blocks = Block::ALL.iter().map(|&block| (Good::from(block), cost[block]));
        let parts: Vec<_> = blocks
            .chain([(Good::Skull, skulls)])
            .filter(|(_, count)| *count > 0)
            .map(|(good, count)| format!("{} {count}", self.say(names::good(good))))
            .collect();
        parts.join(COMMA)
    }
}
