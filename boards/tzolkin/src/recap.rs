//! What a seat did in its turn, in a few words: where its workers went and what it gained by them.

use kernel::Text;
use tzolkin::event::Event;
use tzolkin::words;

/// The kinds of deeds, in the order in which they are told.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Deed {
    Begged,
    Passed,
    Placed,
    PickedUp,
    Built,
    Advanced,
}

impl Deed {
    const ALL: [Deed; 6] =
        [Deed::Begged, Deed::Passed, Deed::Placed, Deed::PickedUp, Deed::Built, Deed::Advanced];

    fn key(self) -> &'static str {
        match self {
            Deed::Begged => "table-tzolkin-recap-begged",
            Deed::Passed => "table-tzolkin-recap-passed",
            Deed::Placed => "table-tzolkin-recap-placed",
            Deed::PickedUp => "table-tzolkin-recap-picked",
            Deed::Built => "table-tzolkin-recap-built",
            Deed::Advanced => "table-tzolkin-recap-advanced",
        }
    }
}

pub(crate) fn recap(events: &[Event]) -> Vec<Text> {
    let deeds: Vec<(Deed, Text)> = events.iter().filter_map(deed).collect();
    let told = Deed::ALL.into_iter().filter_map(|kind| {
        let things: Vec<Text> =
            deeds.iter().filter(|(deed, _)| *deed == kind).map(|(_, text)| text.clone()).collect();
        (!things.is_empty()).then(|| Text::new(kind.key()).with("things", things))
    });
    told.collect()
}

fn deed(event: &Event) -> Option<(Deed, Text)> {
    let at = |gear, space: u8| {
        Text::new("table-tzolkin-recap-space").with("gear", words::gear(gear)).with("space", space)
    };
    let tile = |id: String| Text::new("table-tzolkin-recap-tile").with("id", id);
    Some(match *event {
        Event::Begged { corn, .. } => {
            (Deed::Begged, words::goods(tzolkin::parts::Good::Corn, corn))
        }
        Event::Passed { corn, .. } => {
            (Deed::Passed, words::goods(tzolkin::parts::Good::Corn, corn))
        }
        Event::Placed { gear, space, .. } => (Deed::Placed, at(gear, space)),
        Event::PlacedOnStart { .. } => (Deed::Placed, Text::new("table-tzolkin-recap-start")),
        Event::PlacedOnQuick { .. } => (Deed::Placed, Text::new("table-tzolkin-recap-quick")),
        Event::PickedUp { gear, space, .. } => (Deed::PickedUp, at(gear, space)),
        Event::Built { building, .. } => (Deed::Built, tile(building.to_string())),
        Event::BuiltMonument { monument, .. } => (Deed::Built, tile(monument.to_string())),
        Event::Advanced { tech, level, .. } => {
            let text = Text::new("table-tzolkin-recap-level");
            (Deed::Advanced, text.with("tech", words::tech(tech)).with("level", level))
        }
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use kernel::Seat;
    use tzolkin::parts::Gear;

    #[test]
    fn workers_are_told_together() {
        let seat = Seat(1);
        let events = [
            Event::Placed { seat, gear: Gear::Tikal, space: 0, corn: 0 },
            Event::Placed { seat, gear: Gear::Uxmal, space: 1, corn: 2 },
        ];
        let texts = recap(&events);
        assert_eq!(texts.len(), 1);
    }
}
