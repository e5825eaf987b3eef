//! What a seat did in its turn, in a few words: cards, works, politics.

use kernel::Text;
use through_the_ages::event::Event;
use through_the_ages::words;

/// The kinds of deeds, in the order in which they are told, with their words.
const DEEDS: [&str; 12] = [
    "table-ages-recap-attacked",
    "table-ages-recap-pacts",
    "table-ages-recap-prepared",
    "table-ages-recap-took",
    "table-ages-recap-led",
    "table-ages-recap-developed",
    "table-ages-recap-played",
    "table-ages-recap-wonder",
    "table-ages-recap-built",
    "table-ages-recap-grew",
    "table-ages-recap-tactic",
    "table-ages-recap-colonized",
];

pub(crate) fn recap(events: &[Event]) -> Vec<Text> {
    let deeds: Vec<(&str, Text)> = events.iter().filter_map(deed).collect();
    let told = DEEDS.into_iter().filter_map(|key| {
        let things = deeds.iter().filter(|(deed, _)| *deed == key).map(|(_, text)| text.clone());
        let things = counted(things.collect());
        (!things.is_empty()).then(|| Text::new(key).with("things", things))
    });
    told.collect()
}

/// The same thing several times is told once, with its number.
fn counted(things: Vec<Text>) -> Vec<Text> {
    let mut told: Vec<(Text, i64)> = Vec::new();
    for thing in things {
        match told.iter_mut().find(|(other, _)| *other == thing) {
            Some((_, count)) => *count += 1,
            None => told.push((thing, 1)),
        }
    }
    let said = |(thing, count): (Text, i64)| match count {
        1 => thing,
        _ => Text::new("table-ages-times").with("thing", thing).with("count", count),
    };
    told.into_iter().map(said).collect()
}

fn deed(event: &Event) -> Option<(&'static str, Text)> {
    let at = |key: &'static str, card, other| {
        (
            key,
            Text::new("table-ages-recap-at")
                .with("card", words::military(card))
                .with("seat", other),
        )
    };
    Some(match *event {
        Event::Took { card, .. } => ("table-ages-recap-took", words::civil(card)),
        Event::Led { card, .. } => ("table-ages-recap-led", words::civil(card)),
        Event::Developed { card, .. } | Event::Revolution { card, .. } => {
            ("table-ages-recap-developed", words::civil(card))
        }
        Event::Played { card, .. } => ("table-ages-recap-played", words::civil(card)),
        Event::StageBuilt { card, .. } => ("table-ages-recap-wonder", words::civil(card)),
        Event::Built { kind, level, .. } => ("table-ages-recap-built", words::tech(kind, level)),
        Event::Upgraded { kind, to, .. } => ("table-ages-recap-built", words::tech(kind, to)),
        Event::WorkerJoined { .. } => {
            ("table-ages-recap-grew", Text::new("table-ages-recap-worker"))
        }
        Event::TacticPlayed { card, .. } | Event::TacticCopied { card, .. } => {
            ("table-ages-recap-tactic", words::military(card))
        }
        Event::Prepared { card, .. } => ("table-ages-recap-prepared", words::held(card)),
        Event::Attacked { against, card, .. } | Event::WarDeclared { against, card, .. } => {
            at("table-ages-recap-attacked", card, against)
        }
        Event::PactMade { to, card, .. } => at("table-ages-recap-pacts", card, to),
        Event::Colonized { card, .. } => ("table-ages-recap-colonized", words::military(card)),
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use kernel::Seat;
    use through_the_ages::parts::{Age, Kind};

    #[test]
    fn the_same_deed_is_told_once_with_its_number() {
        let built = Event::Built { seat: Seat(1), kind: Kind::Farm, level: Age::A };
        let texts = recap(&[built, built]);
        assert_eq!(texts.len(), 1);
        let once = Text::new("table-ages-times").with("thing", words::tech(Kind::Farm, Age::A));
        let things = vec![once.with("count", 2i64)];
        assert_eq!(texts[0], Text::new("table-ages-recap-built").with("things", things));
    }
}
