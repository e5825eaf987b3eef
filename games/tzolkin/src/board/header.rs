//! Above the board: the calendar, the starting player, quick actions and prophecies.

use super::{Board, DOT, DUMMY, EMPTY, Line, Paint, names};
use crate::content::{Prophecy, Reward};
use crate::parts::Part;
use crate::state::{QUICK_TILES, QuickSpace};
use crate::task::Task;
use kernel::Text;

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
        if !state.agenda.tasks().contains(&Task::PickFirst) {
            let starts = self.word("board-first");
            items.push(Line::plain(format!("{starts} ")).and(self.who(state.first)));
        }
        let space = format!("{} ", self.word("board-start-space"));
        let worker = state.start_space.map_or(Line::plain(EMPTY), |seat| self.mark(seat));
        let corn = self.item(Text::new("board-start-corn").with("corn", state.start_corn));
        items.push(Line::plain(space).and(worker).and(Line::plain(" ")).and(corn));
        self.page.flow(Line::default(), items, DOT);
    }

    /// The quick action of the day, its spaces, and the one that follows.
    fn quick(&mut self) {
        let state = self.state;
        let head = format!("{} ", self.word("board-quick"));
        let mut items = Vec::new();
        let said = |tile: crate::parts::QuickId| {
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
        debug_assert!(slot <= QUICK_TILES + 1);
        self.page.flow(Line::plain(head), items, DOT);
    }

    /// The prophecies in their order: over, in force, to come.
    fn prophecies(&mut self) {
        let laid = self.state.prophecies.iter().flatten().count();
        if laid > 0 {
            self.page.flow(Line::default(), [Line::plain(self.word("board-prophecies"))], "");
        }
        for (number, prophecy) in (1..).zip(self.state.prophecies.iter().flatten()) {
            let (sign, key) = match number.cmp(&self.state.food_days_held) {
                std::cmp::Ordering::Less => (" ", "board-prophecy-over"),
                std::cmp::Ordering::Equal => ("►", "board-prophecy-now"),
                std::cmp::Ordering::Greater => (" ", "board-prophecy-later"),
            };
            let tile = &self.state.rules().prophecies[prophecy.index()];
            let when = self.say(Text::new(key).with("number", number));
            let name = self.say(names::calamity_name(tile.calamity));
            let what = self.say(names::calamity(tile.calamity));
            let paint = if key == "board-prophecy-over" { Paint::Dim } else { Paint::Plain };
            let head = Line::of(paint, format!("{sign} {prophecy} "));
            let text = format!("{name} ({when}): {what}{DOT}{}", self.ladder(tile));
            self.page.flow(head, [Line::of(paint, text)], "");
        }
    }

    /// What a prophecy counts, and the points by count: `≤0 -5, 1–3 0, 4–9 +6, ≥10 +13`.
    fn ladder(&self, tile: &Prophecy) -> String {
        let [first, second, third] = tile.rungs;
        let range = |low: i8, high: i8| match low == high {
            true => low.to_string(),
            false => format!("{low}–{high}"),
        };
        let counts = [
            format!("≤{first}"),
            range(first + 1, second),
            range(second + 1, third),
            format!("≥{}", third + 1),
        ];
        let rungs: Vec<_> = counts
            .iter()
            .zip(tile.points)
            .map(|(count, points)| match points > 0 {
                true => format!("{count} → +{points}"),
                false => format!("{count} → {points}"),
            })
            .collect();
        format!("{}: {}", self.say(names::metric(tile.metric)), rungs.join("; "))
    }
}
