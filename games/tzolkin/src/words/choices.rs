//! Words for choices: what each does, costs and brings, in the state in which it is asked.

use super::effects::{effect, effects, gain, monument_rule};
use super::questions::step_price;
use super::tiles::{action, block_price, building_effects, level_effects, step_worth};
use super::*;
use crate::choice::{Choice, Keep, Way};
use crate::content::{Ability, Action, Effect};
use crate::state::{FIRST_FIELD, Tzolkin};
use crate::task::{Bill, Task};
use crate::technology::TOP_LEVEL;
use kernel::Seat;

pub(crate) fn choice(state: &Tzolkin, choice: Choice) -> Text {
    Speaker::new(state).say(choice)
}

/// Who chooses what about: the state, the task and the seat that is asked. Chance's own choices
/// need no seat; any will do.
struct Speaker<'a> {
    state: &'a Tzolkin,
    task: Option<Task>,
    seat: Seat,
}

impl<'a> Speaker<'a> {
    fn new(state: &'a Tzolkin) -> Speaker<'a> {
        let task = state.agenda.top();
        let seat = task.and_then(Task::seat).unwrap_or(Seat(0));
        Speaker { state, task, seat }
    }

    fn say(&self, choice: Choice) -> Text {
        let rules = self.state.rules();
        let tile = |key: &str, tile: Text| Text::new(key).with("tile", tile);
        match choice {
            Choice::First(seat) => Text::new("choice-first").with("seat", seat),
            Choice::RevealBuilding(id) => tile("choice-reveal", building(rules, id)),
            Choice::RevealMonument(id) => tile("choice-reveal", monument(rules, id)),
            Choice::RevealProphecy(id) => tile("choice-reveal", prophecy(rules, id)),
            Choice::LayQuick(id) => tile("choice-reveal", quick(rules, id)),
            Choice::DealTribe(id) => tile("choice-deal", tribe(rules, id)),
            Choice::DealWealth(id) => tile("choice-deal", wealth(rules, id)),
            Choice::PlaceDummy(id) => self.dummy(id),
            Choice::KeepTribe(id) => tile("choice-keep-tribe", tribe(rules, id)),
            Choice::KeepWealth(keep) => self.keep(keep),
            Choice::Done => self.done(),
            Choice::Decline => self.decline(),
            Choice::Accept => self.accept(),
            Choice::Advance(track) => self.advance(track),
            Choice::Bonus(track) => Text::new("choice-bonus")
                .with("tech", tech(track))
                .with("effects", effects(&rules.techs[track].bonus)),
            Choice::Lower(track) => Text::new("choice-lower").with("tech", tech(track)),
            Choice::Build { building, renovate, helped } => self.build(building, renovate, helped),
            Choice::BuildMonument { monument, renovate } => self.build_monument(monument, renovate),
            Choice::Days(days @ (1 | 2)) => Text::new(format!("choice-days-{days}")),
            Choice::Days(days) => Text::new("choice-days").with("count", days),
            _ => self.say_in_turn(choice),
        }
    }

    fn say_in_turn(&self, choice: Choice) -> Text {
        match choice {
            Choice::Beg(temple) => self.beg(temple),
            Choice::Pass => self.pass(),
            Choice::Place { gear, space } => self.place("choice-place", choice, (gear, space)),
            Choice::PlaceFlat { gear, space } => {
                self.place("choice-place-flat", choice, (gear, space))
            }
            Choice::PlaceStart => Text::new("choice-place-start")
                .with("price", self.placing_price(choice))
                .with("corn", corn(self.state.start_corn)),
            Choice::PlaceQuick => self.place_quick(),
            Choice::PlaceByMercy { gear: on, space } => Text::new("choice-place-mercy")
                .with("gear", gear(on))
                .with("space", space)
                .with("price", corn_price(self.player_corn())),
            Choice::PickUp { gear: on, space } => Text::new("choice-pick-up")
                .with("gear", gear(on))
                .with("space", space)
                .with("effects", self.action(on, space)),
            Choice::Act { gear, action, way } => self.act(gear, action, way),
            Choice::Nothing => Text::new("choice-nothing"),
            Choice::SellOne(block) => self.trade("choice-sell-one", block, self.selling(block)),
            Choice::Sell(block) => self.trade("choice-sell", block, self.selling(block)),
            Choice::Buy(block) => self.trade("choice-buy", block, self.state.buying_price(block)),
            _ => self.say_gain(choice),
        }
    }

    fn say_gain(&self, choice: Choice) -> Text {
        match choice {
            Choice::HarvestCorn | Choice::HarvestWood | Choice::Burn => self.harvest(choice),
            Choice::Pay { wood, stone, gold } => {
                let paid = [(Block::Wood, wood), (Block::Stone, stone), (Block::Gold, gold)];
                let blocks = paid.into_iter().collect();
                Text::new("choice-pay").with("price", price(stock(blocks, 0)))
            }
            Choice::TakeBlock(block) => {
                let cost = if block == Block::Gold { self.state.gold_price() } else { 0 };
                self.take(block.into(), 1, cost)
            }
            Choice::TakeGold(0) => Text::new("choice-take-no-gold"),
            Choice::TakeGold(count) => {
                self.take(Good::Gold, count, count.saturating_mul(self.state.gold_price()))
            }
            Choice::Down(temple) => self.step("choice-down", temple, -1, None),
            Choice::Up(temple) => {
                let spent = u8::from(matches!(self.task, Some(Task::StepAfterSkull(_))));
                self.step("choice-up", temple, 1, Some(step_price(self.state, temple, spent)))
            }
            _ => Text::new("choice-nothing"),
        }
    }

    fn dummy(&self, id: WealthId) -> Text {
        let text = Text::new("choice-dummy").with("id", id.to_string());
        match self.state.rules().wealth.get(id.index()) {
            Some(tile) => text.with("gear", gear(tile.dummy_gear)).with("space", tile.dummy_space),
            None => Text::new("wealth-name").with("id", id.to_string()),
        }
    }

    fn keep(&self, keep: Keep) -> Text {
        let tile = |id: WealthId| wealth(self.state.rules(), id);
        let two = |key: &str| {
            Text::new(key).with("first", tile(keep.first)).with("second", tile(keep.second))
        };
        match keep.third {
            None => two("choice-keep-two"),
            Some(third) => two("choice-keep-three").with("third", tile(third)),
        }
    }

    fn beg(&self, temple: Temple) -> Text {
        let gives = match self.state.ability(self.seat) {
            Some(Ability::CornFloor { beg, .. }) => beg,
            _ => self.state.rules().figures.beg_corn,
        };
        self.step("choice-beg", temple, -1, None).with("corn", corn(gives))
    }

    fn pass(&self) -> Text {
        let gives = match self.state.ability(self.seat) {
            Some(Ability::MayPass { corn }) => corn,
            _ => 0,
        };
        Text::new("choice-pass").with("corn", corn(gives))
    }

    fn player_corn(&self) -> u16 {
        self.state.player(self.seat).corn
    }

    fn placing_price(&self, choice: Choice) -> Vec<Text> {
        corn_price(self.state.placing_price(self.seat, choice))
    }

    fn place(&self, key: &str, choice: Choice, (on, space): (Gear, u8)) -> Text {
        Text::new(key)
            .with("gear", gear(on))
            .with("space", space)
            .with("price", self.placing_price(choice))
    }

    fn place_quick(&self) -> Text {
        let quicks = &self.state.rules().quicks;
        let list = self.state.quick_tile().map_or(&[][..], |id| &quicks[id.index()].effects);
        Text::new("choice-place-quick")
            .with("price", self.placing_price(Choice::PlaceQuick))
            .with("effects", effects(list))
    }

    fn act(&self, to: Gear, number: u8, way: Way) -> Text {
        let reach = match self.task {
            Some(Task::Act { seat, gear, space }) => {
                self.state.reach(seat, (gear, space), (to, number), way).unwrap_or(0)
            }
            Some(Task::AnyAction { cost, .. }) => i16::from(cost),
            _ => 0,
        };
        let key = match reach {
            0 => "choice-act",
            1.. => "choice-act-paid",
            _ => "choice-act-gaining",
        };
        let text = Text::new(key)
            .with("gear", gear(to))
            .with("space", number)
            .with("effects", self.action(to, number));
        if reach == 0 { text } else { text.with("corn", corn(reach.unsigned_abs())) }
    }

    /// What an action brings this seat now, with its technologies.
    fn action(&self, on: Gear, number: u8) -> Vec<Text> {
        let rules = self.state.rules();
        match rules.gears[on].get(usize::from(number)).map(|space| &space.action) {
            Some(Action::Do(list)) => list.iter().map(|&one| effect(self.now(one, number))).collect(),
            _ => action(rules, on, number),
        }
    }

    /// An effect of an action with what technologies and prophecies change.
    fn now(&self, effect: Effect, action: u8) -> Effect {
        let mining = self.state.powers(self.seat, Tech::Extraction);
        let more = match effect {
            Effect::Extract(Good::Wood, _) => mining.wood,
            Effect::Extract(Good::Stone, _) => mining.stone,
            Effect::Extract(Good::Gold, _) => mining.gold,
            Effect::Extract(Good::Skull, _) => self.state.powers(self.seat, Tech::Theology).skull,
            Effect::Fish(_) => self.state.powers(self.seat, Tech::Agriculture).fishing,
            _ => 0,
        };
        match effect {
            Effect::Extract(good, count) => Effect::Extract(good, count + more),
            Effect::Fish(count) => Effect::Fish(count + more),
            Effect::Harvest { wood: printed, .. } => {
                let (corn, wood) = self.state.harvest_yields(self.seat, action - FIRST_FIELD);
                Effect::Harvest { corn, wood: if printed == 0 { 0 } else { wood } }
            }
            other => other,
        }
    }

    fn selling(&self, block: Block) -> u8 {
        self.state.rules().figures.market[block]
    }

    fn trade(&self, key: &str, block: Block, rate: u8) -> Text {
        Text::new(key).with("goods", goods(block.into(), 1_u8)).with("corn", corn(rate))
    }

    fn harvest(&self, way: Choice) -> Text {
        let field = match self.task {
            Some(Task::Harvest { field, .. }) => field,
            _ => 0,
        };
        let (grain, timber) = self.state.harvest_yields(self.seat, field);
        let has_tile = self.state.jungle[usize::from(field)].open > 0;
        match way {
            Choice::HarvestWood => {
                Text::new("choice-harvest-wood").with("goods", goods(Good::Wood, timber))
            }
            Choice::Burn => Text::new("choice-burn").with("goods", corn(grain)),
            _ if has_tile => Text::new("choice-harvest-corn").with("goods", corn(grain)),
            _ => Text::new("choice-harvest-no-tile").with("goods", corn(grain)),
        }
    }

    fn take(&self, good: Good, count: u8, cost: u8) -> Text {
        let text = match cost {
            0 => Text::new("choice-take"),
            _ => Text::new("choice-take-paid").with("corn", corn(cost)),
        };
        text.with("goods", goods(good, count))
    }

    /// A step up or down, with what the step reached is worth.
    fn step(&self, key: &str, on: Temple, by: i8, cost: Option<Vec<Text>>) -> Text {
        let step = self.state.player(self.seat).temples[on].saturating_add(by);
        let step = step.clamp(crate::temples::BOTTOM, self.state.top(on));
        let text = Text::new(key)
            .with("temple", temple_of(on))
            .with("step", step)
            .with("worth", step_worth(self.state.rules(), on, step));
        match cost {
            Some(cost) => text.with("price", cost),
            None => text,
        }
    }

    /// An advance, at its normal cost or as a gift.
    fn advance(&self, track: Tech) -> Text {
        let rules = self.state.rules();
        let cost = match self.task {
            Some(Task::AnyAdvance(_) | Task::Advance { .. }) => self.state.advance_price(),
            _ => self.state.study_cost(self.seat, track),
        };
        let level = self.state.player(self.seat).techs[track];
        let text = match level < TOP_LEVEL {
            true => Text::new("choice-advance")
                .with("level", level + 1)
                .with("effects", level_effects(rules, track, level + 1)),
            false => Text::new("choice-advance-bonus")
                .with("effects", effects(&rules.techs[track].bonus)),
        };
        text.with("tech", tech(track)).with("price", block_price(cost))
    }

    fn build(&self, id: BuildingId, renovate: Option<BuildingId>, helped: bool) -> Text {
        let rules = self.state.rules();
        let known = |id: BuildingId| id.index() < rules.buildings.len();
        if !known(id) || renovate.is_some_and(|old| !known(old)) {
            return Text::new("building-name").with("id", id.to_string());
        }
        let tile = &rules.buildings[id.index()];
        let corn_per_block = match self.task {
            Some(Task::Build { works, .. }) => works.corn_per_block,
            _ => 0,
        };
        let bill = self.state.building_bill(self.seat, id, renovate, helped);
        let mut list = building_effects(tile);
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
        let powers = self.state.powers(self.seat, Tech::Architecture);
        let mut list = Vec::new();
        if powers.build_corn > 0 {
            list.push(gain(Good::Corn, powers.build_corn));
        }
        if powers.build_points > 0 {
            list.push(effect(Effect::Points(powers.build_points)));
        }
        if list.is_empty() {
            return Vec::new();
        }
        vec![Text::new("with-architecture").with("effects", list)]
    }

    fn build_monument(&self, id: MonumentId, renovate: Option<BuildingId>) -> Text {
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
        let bill = Bill { due: self.state.due(tile.cost, renovate), extra: 0, discount: 0 };
        renovating("choice-build-monument", "choice-build-monument-renovating", renovate)
            .with("id", id.to_string())
            .with("price", bill_price(bill, 0, tile.skulls))
            .with("rule", monument_rule(tile.rule))
            .with("points", points(built.monument_points(self.seat, id)))
    }

    fn done(&self) -> Text {
        Text::new(match self.task {
            Some(Task::Place(_)) => "choice-done-placing",
            Some(Task::PickUp(_)) => "choice-done-picking",
            Some(Task::Study { .. }) => "choice-done-studying",
            Some(Task::Build { .. }) => "choice-done-building",
            Some(Task::Market { .. }) => "choice-done-trading",
            _ => "choice-done",
        })
    }

    fn decline(&self) -> Text {
        Text::new(match self.task {
            Some(Task::PickOneMore(_)) => "choice-decline-worker",
            Some(Task::AnyAction { .. }) => "choice-decline-action",
            Some(Task::TakeSkull(_)) => "choice-decline-skull",
            Some(Task::StepUp { .. } | Task::AnyStep { .. } | Task::StepAfterSkull(_)) => {
                "choice-decline-step"
            }
            Some(Task::AnyAdvance(_) | Task::Advance { .. }) => "choice-decline-advance",
            Some(Task::BuildMonument(_)) => "choice-decline-monument",
            _ => "choice-decline",
        })
    }

    fn accept(&self) -> Text {
        match self.task {
            Some(Task::StepUp { temple, .. }) => self.say(Choice::Up(temple)),
            Some(Task::Advance { tech, .. }) => self.advance(tech),
            _ => Text::new("choice-accept"),
        }
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
        parts.push(corn(u16::from(bill.total()) * u16::from(corn_per_block)));
    } else if bill.total() > 0 {
        let due = Block::ALL.iter().copied().zip(bill.due).collect();
        parts.extend(stock(due, 0));
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
