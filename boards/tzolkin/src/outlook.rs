//! Where a worker is going: what its space lets it do now, and where the calendar carries it.

use kernel::Text;
use tzolkin::parts::Gear;
use tzolkin::{Choice, Tzolkin, words};

pub(crate) fn outlook(state: &Tzolkin, choice: Choice) -> Vec<Text> {
    match choice {
        Choice::Place { gear, space }
        | Choice::PlaceFlat { gear, space }
        | Choice::PlaceByMercy { gear, space } => journey(state, gear, space),
        Choice::PickUp { gear, space } => vec![at("table-tzolkin-lets", state, gear, space)],
        Choice::PlaceStart => {
            let corn = words::goods(tzolkin::parts::Good::Corn, state.start_corn);
            vec![Text::new("table-tzolkin-start-outlook").with("corn", corn)]
        }
        Choice::PlaceQuick => {
            let tile = state.quick_tile().map(|tile| words::quick(state.rules(), tile));
            let said = |tile| Text::new("table-tzolkin-quick-outlook").with("tile", tile);
            tile.map(said).into_iter().collect()
        }
        _ => Vec::new(),
    }
}

/// The space itself, and the next.
fn journey(state: &Tzolkin, gear: Gear, space: u8) -> Vec<Text> {
    let mut said = vec![at("table-tzolkin-lets", state, gear, space)];
    if space < gear.last() {
        said.push(at("table-tzolkin-lets-next", state, gear, space + 1));
    }
    said
}

fn at(key: &'static str, state: &Tzolkin, gear: Gear, space: u8) -> Text {
    Text::new(key).with("effects", words::action(state.rules(), gear, space))
}
