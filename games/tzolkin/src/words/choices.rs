//! Words for choices: what each does, costs and brings, in the state in which it is asked.

use super::effects::{effect, effects, gain};
use super::questions::step_price;
use super::tiles::{action, block_price, level_effects, step_worth};
use super::*;
use crate::choice::{Choice, Keep, Way};
use crate::content::{Ability, Action, Effect};
use crate::jungle::Harvest;
use crate::state::FIRST_FIELD;
use crate::task::Question;
use crate::technology::TOP_LEVEL;
use kernel::Seat;

pub(crate) fn choice(state: &Tzolkin, choice: Choice) -> Text {
    Speaker::new(state).say(choice)
}

/// Who chooses what about: the state, the question and the seat that is asked. Chance's own choices
/// need no seat; any will do.
pub(super) struct Speaker<'a> {
    pub(super) state: &'a Tzolkin,
    pub(super) question: Option<Question>,
    pub(super) seat: Seat,
}

impl<'a> Speaker<'a> {
    fn new(state: &'a Tzolkin) -> Speaker<'a> {
        let (seat, question) = state.agenda.question().unzip();
        Speaker { state, question, seat: seat.unwrap_or(Seat(0)) }
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
            Choice::QuickFirst => Text::new("choice-quick-first"),
            Choice::Advance(track) => self.advance(track),
            Choice::Bonus(track) => Text::new("choice-bonus")
                .with("tech", tech(track))
                .with("effects", effects(rules, &rules.techs[track].bonus)),
            Choice::Lower(track) => Text::new("choice-lower").with("tech", tech(track)),
            Choice::Build { building, renovate, helped } => self.build(building, renovate, helped),
            Choice::BuildMonument { monument, renovate } => self.build_monument(monument, renovate),
            Choice::Days(days @ (1 | 2)) => Text::new(format!("choice-days-{days}")),
            Choice::Days(days) => Text::new("choice-days").with("count", days),

            Choice::Beg(temple) => self.beg(temple),
            Choice::Pass => self.pass(),
            Choice::Place { gear, space } => self.place("choice-place", choice, (gear, space)),
            Choice::PlaceFlat { gear, space } => {
                self.place("choice-place-flat", choice, (gear, space))
            }
            Choice::PlaceStart => self.place_start(),
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

            Choice::HarvestCorn => self.harvest(Harvest::Corn),
            Choice::HarvestWood => self.harvest(Harvest::Wood),
            Choice::Burn => self.harvest(Harvest::Burn),
            Choice::Pay { wood, stone, gold } => {
                Text::new("choice-pay").with("price", price(stock(of_each(wood, stone, gold), 0)))
            }
            Choice::TakeBlock(block) => {
                let cost = if block == Block::Gold { self.state.gold_price() } else { 0 };
                self.take(block.into(), 1, cost)
            }
            Choice::TakeGold(0) => Text::new("choice-take-no-gold"),
            Choice::TakeGold(count) => {
                self.take(Good::Gold, count, count.saturating_mul(self.state.gold_price()))
            }
            Choice::Down(temple) => self.step("choice-down", temple, -1),
            Choice::Up(temple) => self.up(temple),
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
        let rules = self.state.rules();
        let tiles = &rules.wealth;
        let tile = |id: WealthId| {
            let gives = tiles.get(id.index()).map_or(&[][..], |tile| &tile.effects);
            Text::new("kept-wealth")
                .with("id", id.to_string())
                .with("effects", effects(rules, gives))
        };
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
        self.step("choice-beg", temple, -1).with("corn", corn(gives))
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

    /// The start space: the corn that lies there, who starts next, and time that may be sped.
    fn place_start(&self) -> Text {
        let leads = self.state.first == self.seat;
        let mut list = vec![Text::new(if leads { "start-pass-on" } else { "start-lead" })];
        if self.state.start_corn > 0 {
            list.insert(0, gain(Good::Corn, self.state.start_corn));
        }
        if self.state.player(self.seat).is_light {
            list.push(Text::new("start-speed"));
        }
        Text::new("choice-place-start")
            .with("price", self.placing_price(Choice::PlaceStart))
            .with("effects", list)
    }

    fn place_quick(&self) -> Text {
        let quicks = &self.state.rules().quicks;
        let list = self.state.quick_tile().map_or(&[][..], |id| &quicks[id.index()].effects);
        Text::new("choice-place-quick")
            .with("price", self.placing_price(Choice::PlaceQuick))
            .with("effects", effects(self.state.rules(), list))
    }

    fn act(&self, to: Gear, number: u8, way: Way) -> Text {
        let reach = match self.question {
            Some(Question::Act { gear, space }) => {
                self.state.reach(self.seat, (gear, space), (to, number), way).unwrap_or(0)
            }
            Some(Question::AnyAction { cost, .. }) => i16::from(cost),
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
            Some(Action::Do(list)) => {
                list.iter().map(|&one| effect(rules, self.now(one, number))).collect()
            }
            _ => action(rules, on, number),
        }
    }

    /// An effect of an action with what technologies and prophecies change.
    fn now(&self, effect: Effect, action: u8) -> Effect {
        let Speaker { state, seat, .. } = *self;
        if let Effect::Extract(good, count) = effect {
            return Effect::Extract(good, count + state.extraction(seat, good));
        }
        if let Effect::Fish(count) = effect {
            return Effect::Fish(count + state.help(seat, Tech::Agriculture).fishing);
        }
        if let Effect::Harvest { wood: printed, .. } = effect {
            let (corn, wood) = state.harvest_yields(seat, action - FIRST_FIELD);
            return Effect::Harvest { corn, wood: if printed == 0 { 0 } else { wood } };
        }
        effect
    }

    fn selling(&self, block: Block) -> u8 {
        self.state.rules().figures.market[block]
    }

    fn trade(&self, key: &str, block: Block, rate: u8) -> Text {
        Text::new(key).with("goods", goods(block.into(), 1_u8)).with("corn", corn(rate))
    }

    fn harvest(&self, way: Harvest) -> Text {
        let field = match self.question {
            Some(Question::Harvest { field }) => field,
            _ => 0,
        };
        let (grain, timber) = self.state.harvest_yields(self.seat, field);
        let needs_tile = !self.state.help(self.seat, Tech::Agriculture).harvests_without_tile;
        let takes_tile = needs_tile || self.state.jungle[usize::from(field)].open > 0;
        match way {
            Harvest::Wood => {
                Text::new("choice-harvest-wood").with("goods", goods(Good::Wood, timber))
            }
            Harvest::Burn => Text::new("choice-burn").with("goods", corn(grain)),
            Harvest::Corn if takes_tile => {
                Text::new("choice-harvest-corn").with("goods", corn(grain))
            }
            Harvest::Corn => Text::new("choice-harvest-no-tile").with("goods", corn(grain)),
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
    fn step(&self, key: &str, on: Temple, by: i8) -> Text {
        let step = self.state.player(self.seat).temples[on].saturating_add(by);
        let step = step.clamp(crate::temples::BOTTOM, self.state.top(on));
        Text::new(key)
            .with("temple", temple_of(on))
            .with("step", step)
            .with("worth", step_worth(self.state.rules(), on, step))
    }

    fn up(&self, temple: Temple) -> Text {
        let spent = u8::from(self.question == Some(Question::StepAfterSkull));
        if spent == 0 && self.state.step_price(temple) == (0, 0) {
            return self.step("choice-up", temple, 1);
        }
        self.step("choice-up-paid", temple, 1).with("price", step_price(self.state, temple, spent))
    }

    /// An advance, at its normal cost or as a gift.
    fn advance(&self, track: Tech) -> Text {
        let rules = self.state.rules();
        let cost = match self.question {
            Some(Question::AnyAdvance | Question::Advance(_) | Question::AdvanceOthers { .. }) => {
                self.state.advance_price()
            }
            _ => self.state.study_cost(self.seat, track),
        };
        let level = self.state.player(self.seat).techs[track];
        let text = match level < TOP_LEVEL {
            true => Text::new("choice-advance")
                .with("level", level + 1)
                .with("effects", level_effects(rules, track, level + 1)),
            false => Text::new("choice-advance-bonus")
                .with("effects", effects(rules, &rules.techs[track].bonus)),
        };
        text.with("tech", tech(track)).with("price", block_price(cost))
    }

    fn done(&self) -> Text {
        Text::new(match self.question {
            Some(Question::Place) => "choice-done-placing",
            Some(Question::PickUp) => "choice-done-picking",
            Some(Question::Study { .. }) => "choice-done-studying",
            Some(Question::Build(_)) => "choice-done-building",
            Some(Question::Market { .. }) => "choice-done-trading",
            _ => "choice-done",
        })
    }

    fn decline(&self) -> Text {
        Text::new(match self.question {
            Some(Question::PickOneMore) => "choice-decline-worker",
            Some(Question::LastSale) => "choice-decline-sale",
            Some(Question::AnyAction { .. }) => "choice-decline-action",
            Some(Question::TakeSkull) => "choice-decline-skull",
            Some(Question::StepUp(_) | Question::AnyStep { .. } | Question::StepAfterSkull) => {
                "choice-decline-step"
            }
            Some(Question::AnyAdvance | Question::Advance(_)) => "choice-decline-advance",
            Some(Question::AdvanceOthers { .. }) => "choice-decline-advances",
            Some(Question::BuildMonument) => "choice-decline-monument",
            _ => "choice-decline",
        })
    }

    fn accept(&self) -> Text {
        match self.question {
            Some(Question::StepUp(temple)) => self.say(Choice::Up(temple)),
            Some(Question::Advance(tech)) => self.advance(tech),
            _ => Text::new("choice-accept"),
        }
    }
}
