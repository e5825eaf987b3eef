//! The vocabularies of the content set in icons and numbers.

use crate::glyphs::Glyph::{self, *};
use tzolkin::Content;
use tzolkin::content::{Calamity, Effect, Metric, MonumentRule, Powers};
use tzolkin::parts::Blocks;
use tzolkin::parts::{Block, Good};

/// Some of a good; one of it needs no number.
fn some(row: &mut Vec<Glyph>, good: Good, count: u8) {
    if count != 1 || good == Good::Corn {
        row.push(Number(count.into()));
    }
    row.push(Icon(good.key()));
}

fn counted(row: &mut Vec<Glyph>, icon: &'static str, count: u8) {
    if count != 1 {
        row.push(Number(count.into()));
    }
    row.push(Icon(icon));
}

/// A price in blocks and skulls.
pub(crate) fn cost(blocks: Blocks, skulls: u8) -> Vec<Glyph> {
    let goods = Block::ALL.iter().map(|&block| (Good::from(block), blocks[block]));
    let mut row = Vec::with_capacity(8);
    for (good, count) in goods.chain([(Good::Skull, skulls)]).filter(|(_, count)| *count > 0) {
        row.extend([Number(count.into()), Icon(good.key()), Gap]);
    }
    row.pop();
    row
}

/// Effects in printed order, in one row.
pub(crate) fn effects(effects: &[Effect]) -> Vec<Glyph> {
    let mut row = Vec::with_capacity(10);
    for (place, &one) in effects.iter().enumerate() {
        if place > 0 && !matches!(effects[place - 1], Effect::PayCorn(_) | Effect::PayBlock(_)) {
            row.push(Gap);
        }
        effect(&mut row, one);
    }
    row
}

/// Effects in the two rows of a space.
pub(crate) fn two_rows(list: &[Effect]) -> [Vec<Glyph>; 2] {
    let mut rows = [Vec::with_capacity(4), Vec::with_capacity(4)];
    let [upper, lower] = &mut rows;
    match *list {
        [Effect::Harvest { corn, wood }] => {
            some(upper, Good::Corn, corn);
            if wood > 0 {
                some(lower, Good::Wood, wood);
            }
        }
        [Effect::BuildOrMonument(count)] => {
            upper.extend([Number(count.into()), Icon("building")]);
            lower.extend([Text("/"), Icon("monument")]);
        }
        [Effect::BuildForCorn(corn)] => {
            upper.extend([Icon("building"), Icon("block")]);
            lower.extend([Text("="), Number(corn.into()), Icon("corn")]);
        }
        [Effect::Study(count)] => {
            counted(upper, "tech", count);
            lower.extend([Text("−"), Icon("block")]);
        }
        [Effect::Fish(corn)] => {
            some(upper, Good::Corn, corn);
            lower.push(Icon("fish"));
        }
        [Effect::PlaceSkull, ref rest @ ..] => {
            split(rest, upper, lower);
            // A block stands before the temple, where it finds room.
            lower.reverse();
        }
        [Effect::Worker(count)] => {
            upper.push(Plus(count.into()));
            lower.push(Icon("worker"));
        }
        ref list => split(list, upper, lower),
    }
    rows
}

fn split(list: &[Effect], upper: &mut Vec<Glyph>, lower: &mut Vec<Glyph>) {
    for (place, &one) in list.iter().enumerate() {
        effect(if place == 0 { upper } else { lower }, one);
    }
}

fn effect(row: &mut Vec<Glyph>, effect: Effect) {
    match effect {
        Effect::Gain(good, count) | Effect::Extract(good, count) => some(row, good, count),
        Effect::GainBlock(count) => counted(row, "block", count),
        Effect::Fish(corn) => {
            some(row, Good::Corn, corn);
            row.push(Icon("fish"));
        }
        Effect::Harvest { corn, wood } => {
            some(row, Good::Corn, corn);
            if wood > 0 {
                row.push(Text("/"));
                some(row, Good::Wood, wood);
            }
        }
        Effect::Points(points) => row.push(Points(points.into())),
        Effect::Step(temple, count) => counted(row, temple.key(), count),
        Effect::AnyStep(count) => counted(row, "temple", count),
        Effect::TwoSteps => row.extend([Icon("temple"), Icon("temple")]),
        Effect::PayCorn(corn) => row.extend([Number(corn.into()), Icon("corn"), Text("›")]),
        Effect::PayBlock(blocks) => {
            counted(row, "block", blocks);
            row.push(Text("›"));
        }
        Effect::Study(count) => {
            counted(row, "tech", count);
            row.extend([Text("−"), Icon("block")]);
        }
        Effect::Advance(tech) => row.extend([Plus(1), Icon(tech.key())]),
        Effect::AnyAdvance(count) => row.extend([Plus(count.into()), Icon("tech")]),
        Effect::TechExchange => {
            row.extend([Plus(-1), Icon("tech"), Text("›"), Number(3), Icon("tech")])
        }
        Effect::Build(count) => counted(row, "building", count),
        Effect::BuildOrMonument(count) => {
            counted(row, "building", count);
            row.extend([Text("/"), Icon("monument")]);
        }
        Effect::BuildMonument => row.push(Icon("monument")),
        Effect::BuildForCorn(corn) => {
            row.extend([
                Icon("building"),
                Number(corn.into()),
                Icon("corn"),
                Text("/"),
                Icon("block"),
            ]);
        }
        Effect::BuildPlain => row.push(Icon("building")),
        Effect::Market => row.push(Icon("market")),
        Effect::Worker(count) => row.extend([Plus(count.into()), Icon("worker")]),
        Effect::AnyAction => row.push(Icon("any-gear")),
        Effect::PlaceSkull => row.extend([Icon("skull"), Text("›")]),
        Effect::FarmOne(count) => row.extend([Icon("farm"), Number(count.into()), Icon("worker")]),
        Effect::FarmAll(corn) => {
            row.extend([
                Icon("farm"),
                Plus(-i16::from(corn)),
                Icon("corn"),
                Text("/"),
                Icon("worker"),
            ]);
        }
        Effect::FoodDay(good, count) => food_day(row, "", good, count),
        Effect::FoodDayEarly(good, count) => food_day(row, "1·2", good, count),
        Effect::FoodDayLate(good, count) => food_day(row, "3·4", good, count),
    }
}

fn food_day(row: &mut Vec<Glyph>, days: &'static str, good: Good, count: u8) {
    row.push(Icon("food"));
    if !days.is_empty() {
        row.push(Text(days));
    }
    some(row, good, count);
}

/// What a level of a technology adds to the level below it.
pub(crate) fn powers(now: Powers, below: Powers) -> Vec<Glyph> {
    let mut row = Vec::with_capacity(6);
    let more = |now: u8, below: u8| i16::from(now - below);
    for (now, below, icons) in [
        (now.harvest_corn, below.harvest_corn, &["corn", "jungle"] as &[_]),
        (now.fishing, below.fishing, &["corn", "fish"]),
        (now.wood, below.wood, &["wood"]),
        (now.stone, below.stone, &["stone"]),
        (now.gold, below.gold, &["gold"]),
        (now.skull, below.skull, &["skull"]),
        (now.ahead, below.ahead, &["chichen"]),
    ] {
        if now > below {
            row.push(Plus(more(now, below)));
            row.extend(icons.iter().map(|icon| Icon(icon)));
        }
    }
    if now.harvests_without_tile && !below.harvests_without_tile {
        row.push(Icon("no-tile"));
    }
    if now.build_corn > below.build_corn {
        row.extend([Icon("building"), Plus(more(now.build_corn, below.build_corn)), Icon("corn")]);
    }
    if now.build_points > below.build_points {
        row.extend([
            Icon("building"),
            Text("+"),
            Points(more(now.build_points, below.build_points)),
        ]);
    }
    if now.build_discount > below.build_discount {
        let less = more(now.build_discount, below.build_discount);
        row.extend([Icon("building"), Plus(-less), Icon("block")]);
    }
    if now.steps_after_skull && !below.steps_after_skull {
        row.extend([Icon("skull"), Icon("block"), Text("›"), Icon("temple")]);
    }
    row
}

/// How a monument scores: so many points, and for what.
pub(crate) fn rule(rule: MonumentRule, seats: u8) -> Vec<Glyph> {
    let each = |points: u8, icon| vec![Points(points.into()), Text("×"), Icon(icon)];
    match rule {
        MonumentRule::PerColour(colour, points) => each(points, colour.key()),
        MonumentRule::PerBuilding(points) => each(points, "building"),
        MonumentRule::PerCornTile(points) => each(points, "tile-corn"),
        MonumentRule::PerWoodTile(points) => each(points, "tile-wood"),
        MonumentRule::PerMonument(points) => {
            each(points[usize::from(seats).clamp(2, 5) - 2], "monument")
        }
        MonumentRule::PerLevel(points) => each(points, "tech"),
        MonumentRule::PerBestStep(points) => {
            vec![Points(points.into()), Text("×"), Icon("temple"), Text("↑")]
        }
        MonumentRule::PerSkullPlaced(points) => each(points, "skull"),
        MonumentRule::TemplePoints => {
            vec![Text("Σ"), Icon("chaac"), Icon("quetzalcoatl"), Icon("kukulcan")]
        }
        MonumentRule::TracksAtTop(points) => ladder("tech", &points),
        MonumentRule::Workers(points) => ladder("worker", &points),
    }
}

/// Points for a rising count, without what brings nothing or nothing more.
fn ladder(icon: &'static str, points: &[u8]) -> Vec<Glyph> {
    let mut row = vec![Icon(icon)];
    let mut last = 0;
    for &points in points {
        if points > last {
            row.push(Points(points.into()));
            last = points;
        }
    }
    row
}

/// What a prophecy makes harder.
pub(crate) fn calamity(calamity: Calamity) -> Vec<Glyph> {
    let number = |count: u8| Plus(-i16::from(count));
    match calamity {
        Calamity::StepCostsCorn(corn) => vec![Icon("temple"), number(corn), Icon("corn")],
        Calamity::StepCostsBlock(temple) => vec![Icon(temple.key()), number(1), Icon("block")],
        Calamity::LessWood(wood) => vec![Icon("jungle"), number(wood), Icon("wood")],
        Calamity::LessCorn(corn) => vec![Icon("jungle"), number(corn), Icon("corn")],
        Calamity::GoldCostsCorn(corn) => vec![Icon("gold"), number(corn), Icon("corn")],
        Calamity::SkullCostsStep => vec![Icon("skull"), number(1), Icon("temple")],
        Calamity::AdvanceCostsBlock(blocks) => vec![Icon("tech"), number(blocks), Icon("block")],
        Calamity::NoLevelTwo => vec![Icon("tech"), Text("2=0")],
        Calamity::BuildingCostsBlock(blocks) => {
            vec![Icon("building"), number(blocks), Icon("block")]
        }
        Calamity::WorkerEats(corn) => vec![Icon("worker"), number(corn), Icon("corn")],
        Calamity::ChichenCostsCorn(corn) => {
            vec![Icon("chichen"), number(corn), Icon("corn")]
        }
    }
}

/// What a prophecy counts.
pub(crate) fn metric(metric: Metric) -> Vec<Glyph> {
    match metric {
        Metric::AllSteps => vec![Text("Σ"), Icon("temple")],
        Metric::Steps(temple) => vec![Icon(temple.key())],
        Metric::WoodTiles => vec![Icon("tile-wood")],
        Metric::CornTiles => vec![Icon("tile-corn")],
        Metric::Gold => vec![Icon("gold")],
        Metric::Skulls => vec![Icon("skull")],
        Metric::Levels => vec![Text("Σ"), Icon("tech")],
        Metric::TracksAtTwo => vec![Icon("tech"), Text("≥2")],
        Metric::Buildings => vec![Icon("building")],
        Metric::Fed => vec![Icon("worker"), Icon("food")],
        Metric::OnChichenItza => vec![Icon("worker"), Icon("chichen")],
    }
}

/// The price of a level of a technology.
pub(crate) fn blocks(count: u8) -> [Glyph; 2] {
    [Number(count.into()), Icon("block")]
}

/// What the market pays and asks for each block.
pub(crate) fn rates(content: &Content) -> impl Iterator<Item = (Block, u8)> {
    Block::ALL.iter().map(|&block| (block, content.figures.market[block]))
}
