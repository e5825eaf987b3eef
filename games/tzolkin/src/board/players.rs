//! Each player's goods, tiles, points, and what feeding will need.

use super::{Board, COMMA, DOT, Line, Paint, UNKNOWN, names, words};
use crate::event::Event;
use crate::parts::{Block, Good, WealthId};
use crate::state::Player;
use kernel::{Asks, Points, Rules, Seat, Text};

/// More corn than any number of workers can eat.
const PLENTY: u16 = 10_000;

impl Board<'_> {
    pub(super) fn players(&mut self) {
        self.page.headline(self.word("board-players"));
        let needs = self.feeding();
        for seat in Seat::all(self.state.seats()) {
            self.headline(seat);
            self.belongings(seat, needs[seat.index()]);
            self.hand(seat);
        }
    }

    fn headline(&mut self, seat: Seat) {
        let player = self.state.player(seat);
        let is_asked = self.state.asks() == Asks::Seat(seat);
        let sign = if is_asked { "► " } else { "  " };
        let points = Text::new("board-points").with("points", Points(player.total()));
        let mut items = vec![self.who(seat).and(Line::plain(": ")).and(self.item(points))];
        items.push(self.item(Text::new(match player.is_light {
            true => "board-light",
            false => "board-dark",
        })));
        let workers = Text::new("board-workers").with("hand", player.at_hand);
        items.push(self.item(workers.with("all", player.workers)));
        if let Some(tribe) = player.tribe {
            let tribe = Text::new("board-tribe").with("tribe", words::tribe_name(tribe));
            items.push(self.item(tribe));
        }
        self.page.flow(Line::of(Paint::Bold, sign), items, DOT);
    }

    /// Goods, what feeding will need, and everything that was built, harvested and kept.
    fn belongings(&mut self, seat: Seat, need: u16) {
        let mut items = self.goods(seat);
        let is_over = usize::from(self.state.food_days_held) == self.state.rules().food_days.len();
        if !is_over {
            let need = Text::new("board-need").with("corn", need);
            items.push(self.item(need.with("unfed", self.state.need(seat).unfed)));
        }
        items.extend(self.tiles(seat));
        self.page.flow(indent(), items, DOT);
    }

    fn goods(&self, seat: Seat) -> Vec<Line> {
        let player = self.state.player(seat);
        let blocks = Block::ALL.iter().map(|&block| (Good::from(block), player.blocks[block]));
        [(Good::Corn, player.corn)]
            .into_iter()
            .chain(blocks)
            .chain([(Good::Skull, u16::from(player.skulls))])
            .map(|(good, count)| Line::plain(format!("{} {count}", self.say(names::good(good)))))
            .collect()
    }

    /// Corn that would feed every worker of each seat: the rule itself tells, at a table with
    /// plenty.
    fn feeding(&self) -> Vec<u16> {
        let mut table = self.state.clone();
        table.players.iter_mut().for_each(|player| player.corn = PLENTY);
        let mut events = Vec::new();
        table.feed(&mut events);
        let mut needs = vec![0; usize::from(self.state.seats())];
        for event in events {
            if let Event::Fed { seat, corn, .. } = event {
                needs[seat.index()] = corn;
            }
        }
        needs
    }

    fn tiles(&self, seat: Seat) -> Vec<Line> {
        let player = self.state.player(seat);
        let mut items = Vec::new();
        if !player.buildings.is_empty() {
            let tiles: Vec<_> = player.buildings.iter().map(|tile| tile.to_string()).collect();
            items.push(self.list("board-own-buildings", &tiles, " "));
        }
        if !player.monuments.is_empty() {
            let worth = |tile| format!("{tile} ({})", self.state.monument_points(seat, tile));
            let tiles: Vec<_> = player.monuments.iter().map(worth).collect();
            items.push(self.list("board-own-monuments", &tiles, COMMA));
        }
        if player.corn_tiles + player.wood_tiles > 0 {
            let harvest = Text::new("board-harvest").with("corn", player.corn_tiles);
            items.push(self.item(harvest.with("wood", player.wood_tiles)));
        }
        if !player.wealth.is_empty() {
            let tiles: Vec<_> = player.wealth.iter().map(|tile| tile.to_string()).collect();
            items.push(self.list("board-own-wealth", &tiles, " "));
        }
        items
    }

    fn list(&self, key: &'static str, tiles: &[String], gap: &str) -> Line {
        Line::plain(format!("{} {}", self.word(key), tiles.join(gap)))
    }

    /// What a seat was dealt before the reveal; what these eyes may not see is unknown.
    fn hand(&mut self, seat: Seat) {
        let Player { hand, .. } = *self.state.player(seat);
        let kept = |is_kept: bool| if is_kept { "✓" } else { "" };
        let tribes = hand.tribes.iter().flatten().map(|held| {
            let tribe = held.known().map(|tribe| self.say(words::tribe_name(tribe)));
            let is_kept = held.known().is_some() && held.known() == hand.tribe;
            tribe.unwrap_or(UNKNOWN.to_string()) + kept(is_kept)
        });
        let tribes: Vec<String> = tribes.collect();
        let wealth = hand.wealth.iter().flatten().map(|held| {
            let is_kept = held.known().is_some_and(|tile| hand.kept.has(tile));
            held.known().map_or(UNKNOWN.to_string(), |tile| self.wealth(tile)) + kept(is_kept)
        });
        let wealth: Vec<String> = wealth.collect();
        for (key, tiles) in [("board-dealt-tribes", tribes), ("board-dealt-wealth", wealth)] {
            if !tiles.is_empty() {
                let head = indent().and(Line::plain(format!("{} ", self.word(key))));
                self.page.flow(head, tiles.into_iter().map(Line::plain), DOT);
            }
        }
    }

    fn wealth(&self, tile: WealthId) -> String {
        format!("{tile} {}", self.effects(&self.state.rules().wealth[tile.index()].effects))
    }
}

fn indent() -> Line {
    Line::plain("     ")
}
