//! Above the board: the calendar, the starting player, quick actions and prophecies.

use super::{Board, DUMMY, EMPTY, Line, Paint, SEMICOLON, names, words};
use crate::content::{Prophecy, Reward};
use crate::parts::{Part, QuickId};
use crate::state::QuickSpace;
use crate::task::{Draw, Task};
use kernel::Text;
use std::cmp::Ordering;

impl Board<'_> {
    pub(super) fn header(&mut self) {
        let state = self.state;
        let title = Text::new("board-title")
            .with("round", state.round)
            .with("day", state.day)
            .with("age", state.age);
        self.page.push(Line::of(Paint::Bold, self.say(title)));
        let food_day = self.food_day();
        self.page.flow(Line::default(), [Line::plain(food_day)], "");
        self.start();
        if state.modules[Part::Quick] {
            self.quick();
        }
        if state.modules[Part::Prophecies] {
            self.prophecies();
        }
    }

    /// The next Food Day, its kind and its distance.
    fn food_day(&self) -> String {
        let held = self.state.food_days_held;
        let Some(next) = self.state.rules().food_days.get(usize::from(held)) else {
            return self.word("board-food-days-over");
        };
        let reward = match (next.reward, next.ends_age) {
            (Reward::Goods, false) => "board-reward-goods",
            (Reward::Goods, true) => "board-reward-goods-age",
            (Reward::Points, false) => "board-reward-points",
            (Reward::Points, true) => "board-reward-points-age",
        };
        let text = match next.day.checked_sub(self.state.day) {
            Some(days @ 1..) => Text::new("board-food-day").with("days", days),
            Some(0) => Text::new("board-food-day-today"),
            None => Text::new("board-food-day-late"),
        };
        let of = self.state.rules().food_days.len() as u8;
        self.say(text.with("number", held + 1).with("of", of).with("reward", Text::new(reward)))
    }

    fn start(&mut self) {
        let state = self.state;
        let mut items = Vec::new();
        if !state.agenda.tasks().contains(&Task::Draw(Draw::PickFirst)) {
            let starts = self.word("board-first");
            items.push(Line::plain(format!("{starts} ")).and(self.who(state.first)));
        }
        let corn = Text::new("board-start-space").with("corn", state.start_corn);
        let space = Line::plain(format!("{} ", self.say(corn)));
        items.push(space.and(state.start_space.map_or(Line::plain(EMPTY), |seat| self.mark(seat))));
        self.page.flow(Line::default(), items, SEMICOLON);
    }

    /// The quick action of the day, its spaces, and the one that follows.
    fn quick(&mut self) {
        let state = self.state;
        let head = format!("{} ", self.word("board-quick"));
        let mut items = Vec::new();
        let said = |tile: QuickId| {
            format!("{tile} {}", self.effects(&state.rules().quicks[tile.index()].effects))
        };
        items.extend(state.quick_tile().map(|tile| Line::plain(said(tile))));
        let mut spaces = Line::plain(self.word("board-quick-spaces"));
        for space in &state.quick_spaces[..usize::from(state.rules().figures.quick_spaces)] {
            let worker = match space {
                Some(QuickSpace::Worker(seat)) => self.mark(*seat),
                Some(QuickSpace::Dummy) => Line::plain(DUMMY),
                None => Line::plain(EMPTY),
            };
            spaces = spaces.and(Line::plain(" ")).and(worker);
        }
        items.push(spaces);
        let slot = usize::from(state.day / 2) + 1;
        if let Some(next) = state.quick_tiles.get(slot).copied().flatten() {
            let days = slot as u8 * 2 - state.day;
            let text = Text::new("board-quick-next").with("tile", said(next)).with("days", days);
            items.push(self.item(text));
        }
        self.page.flow(Line::plain(head), items, SEMICOLON);
    }

    /// The prophecies in their order: over, in force, to come.
    fn prophecies(&mut self) {
        for (number, &prophecy) in (1..).zip(self.state.prophecies.iter().flatten()) {
            let (sign, key) = match number.cmp(&self.state.food_days_held) {
                Ordering::Less => (" ", "board-prophecy-over"),
                Ordering::Equal => ("►", "board-prophecy-now"),
                Ordering::Greater => (" ", "board-prophecy-later"),
            };
            let tile = &self.state.rules().prophecies[prophecy.index()];
            let text = Text::new(key)
                .with("number", number)
                .with("name", words::prophecy_name(prophecy))
                .with("calamity", names::calamity(tile.calamity));
            let mut items = vec![self.item(text)];
            if number >= self.state.food_days_held {
                items.extend(self.ladder(tile));
            }
            self.page.flow(Line::plain(format!("{sign} {prophecy} ")), items, SEMICOLON);
        }
    }

    /// What a prophecy counts, and the points by count: `≤0 → -5`, `1–3 → 0` and so on.
    fn ladder(&self, tile: &Prophecy) -> Vec<Line> {
        let [first, second, third] = tile.rungs;
        let range = |low: i8, high: i8| match low == high {
            true => low.to_string(),
            false => format!("{low}–{high}"),
        };
        let metric = self.say(names::metric(tile.metric));
        let counts = [
            format!("{metric} ≤{first}"),
            range(first + 1, second),
            range(second + 1, third),
            format!("≥{}", third + 1),
        ];
        let rungs = counts.iter().zip(tile.points).map(|(count, points)| match points > 0 {
            true => Line::plain(format!("{count} → +{points}")),
            false => Line::plain(format!("{count} → {points}").replace('-', "−")),
        });
        rungs.collect()
    }
}
