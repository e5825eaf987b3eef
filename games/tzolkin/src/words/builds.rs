//! Words for building: the bill, what architecture adds, renovation, and a monument's worth.

use super::choices::Speaker;
use super::effects::{effect, gain, monument_rule};
use super::tiles::building_effects;
use super::*;
use crate::content::Effect;
use crate::task::{Bill, Question};

impl Speaker<'_> {
    pub(super) fn build(&self, id: BuildingId, renovate: Option<BuildingId>, helped: bool) -> Text {
        let rules = self.state.rules();
        let known = |id: BuildingId| id.index() < rules.buildings.len();
        if !known(id) || renovate.is_some_and(|old| !known(old)) {
            return Text::new("building-name").with("id", id.to_string());
        }
        let tile = &rules.buildings[id.index()];
        let corn_per_block = match self.question {
            Some(Question::Build(works)) => works.corn_per_block,
            _ => 0,
        };
        let bill = self.state.building_bill(self.seat, id, renovate, helped);
        let mut list = building_effects(self.state.rules(), tile);
        if helped {
            list.extend(self.help());
        }
        renovating("choice-build", "choice-build-renovating", renovate)
            .with("id", id.to_string())
            .with("price", bill_price(bill, corn_per_block, tile.skulls))
            .with("effects", list)
    }

    /// What architecture adds to a building.
    fn help(&self) -> Vec<Text> {
        let powers = self.state.help(self.seat, Tech::Architecture);
        let mut list = Vec::new();
        if powers.build_corn > 0 {
            list.push(gain(Good::Corn, powers.build_corn));
        }
        if powers.build_points > 0 {
            list.push(effect(self.state.rules(), Effect::Points(powers.build_points)));
        }
        if list.is_empty() {
            return Vec::new();
        }
        vec![Text::new("with-architecture").with("effects", list)]
    }

    pub(super) fn build_monument(&self, id: MonumentId, renovate: Option<BuildingId>) -> Text {
        let rules = self.state.rules();
        let is_known = renovate.is_none_or(|old| old.index() < rules.buildings.len());
        let tile = match rules.monuments.get(id.index()) {
            Some(tile) if is_known => tile,
            _ => return Text::new("monument-name").with("id", id.to_string()),
        };
        let mut built = self.state.clone();
        let player = built.player_mut(self.seat);
        player.monuments.add(id);
        if let Some(old) = renovate {
            player.buildings.remove(old);
        }
        let bill = Bill { due: self.state.due(tile.cost, renovate), ..Bill::default() };
        renovating("choice-build-monument", "choice-build-monument-renovating", renovate)
            .with("id", id.to_string())
            .with("price", bill_price(bill, 0, tile.skulls))
            .with("rule", monument_rule(tile.rule))
            .with("points", points(built.monument_points(self.seat, id)))
    }
}

fn renovating(plain: &str, key: &str, renovate: Option<BuildingId>) -> Text {
    match renovate {
        Some(old) => Text::new(key).with("old", old.to_string()),
        None => Text::new(plain),
    }
}

/// What a bill asks for, in blocks or in corn.
fn bill_price(bill: Bill, corn_per_block: u8, skulls: u8) -> Vec<Text> {
    let mut parts = Vec::new();
    if corn_per_block > 0 && bill.total() > 0 {
        parts.extend(corn_price(u16::from(bill.total()) * u16::from(corn_per_block)));
    } else if bill.total() > 0 {
        parts.extend(stock(bill.due, 0));
        if bill.extra > 0 {
            parts.push(Text::new("any-blocks").with("count", bill.extra));
        }
        if bill.discount > 0 {
            parts.push(Text::new("less-blocks").with("count", bill.discount));
        }
    }
    if skulls > 0 {
        parts.push(goods(Good::Skull, skulls));
    }
    price(parts)
}
