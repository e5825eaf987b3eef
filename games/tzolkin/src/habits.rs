//! What seats usually do in this game, and how often each tile is built.

use crate::event::Event;
use crate::parts::*;
use crate::state::Tzolkin;
use kernel::habits::{Count, Habit, Of};

/// Events of a kind, counted where the condition holds.
macro_rules! events {
    ($name:expr, $event:pat $(, $when:expr)?) => {
        habit($name, Count::Events(|_, event| matches!(event, $event $(if $when)?)))
    };
}

/// What the finished game shows of a seat.
macro_rules! end {
    ($name:expr, $player:ident => $count:expr) => {
        habit(
            $name,
            Count::End(|end, seat| {
                let $player = end.player(seat);
                i64::from($count)
            }),
        )
    };
}

/// Habits, then each building and each monument of the built-in set with its place there.
macro_rules! all {
    (
        seats { $($habit:expr;)+ }
        buildings { $($building:ident $b:literal),+ $(,)? }
        monuments { $($monument:ident $m:literal),+ $(,)? }
    ) => {
        &[
            $($habit,)+
            $(Habit { of: Of::Table, ..events!(
                concat!("building ", stringify!($building)),
                Event::Built { building, .. }, building.index() == $b
            ) },)+
            $(Habit { of: Of::Table, ..events!(
                concat!("monument ", stringify!($monument)),
                Event::BuiltMonument { monument, .. }, monument.index() == $m
            ) },)+
        ]
    };
}

/// All habits of this game.
pub static ALL: &[Habit<Tzolkin>] = all! {
    seats {
        end!("points", player => player.total() / 4);
        end!("workers at the end", player => player.workers);
        end!("step on the temple of Chaac", player => player.temples[Temple::Chaac]);
        end!("step on the temple of Quetzalcoatl", player => player.temples[Temple::Quetzalcoatl]);
        end!("step on the temple of Kukulcan", player => player.temples[Temple::Kukulcan]);
        end!("level of agriculture", player => player.techs[Tech::Agriculture]);
        end!("level of resource extraction", player => player.techs[Tech::Extraction]);
        end!("level of architecture", player => player.techs[Tech::Architecture]);
        end!("level of theology", player => player.techs[Tech::Theology]);
        events!("bonuses past the last level", Event::BonusTaken { .. });
        events!("actions in Palenque", Event::Acted { gear: Gear::Palenque, .. });
        events!("actions in Yaxchilan", Event::Acted { gear: Gear::Yaxchilan, .. });
        events!("actions in Tikal", Event::Acted { gear: Gear::Tikal, .. });
        events!("actions in Uxmal", Event::Acted { gear: Gear::Uxmal, .. });
        events!("actions in Chichen Itza", Event::Acted { gear: Gear::ChichenItza, .. });
        events!("skulls placed", Event::SkullPlaced { .. });
        events!("corn tiles harvested", Event::CornTileTaken { .. });
        events!("wood tiles harvested", Event::WoodTileTaken { .. });
        events!("forests burned", Event::Burned { .. });
        events!("workers on the start space", Event::PlacedOnStart { .. });
        events!("quick actions", Event::QuickDone { .. });
        events!("begged for corn", Event::Begged { .. });
        events!("Food Days with somebody unfed", Event::Unfed { .. });
        Habit { of: Of::Table, ..events!("times that two days passed", Event::DaysPassed { days: 2, .. }) };
        events!("buildings", Event::Built { .. });
        events!("monuments", Event::BuiltMonument { .. });
    }
    buildings {
        B01 0, B02 1, B03 2, B04 3, B05 4, B06 5, B07 6, B08 7,
        B09 8, B10 9, B11 10, B12 11, B13 12, B14 13, B15 14, B16 15,
        B17 16, B18 17, B19 18, B20 19, B21 20, B22 21, B23 22, B24 23,
        B25 24, B26 25, B27 26, B28 27, B29 28, B30 29, B31 30, B32 31,
        B33 32, B34 33, B35 34, B36 35, B37 36, B38 37, B39 38, B40 39,
    }
    monuments {
        M01 0, M02 1, M03 2, M04 3, M05 4, M06 5, M07 6, M08 7,
        M09 8, M10 9, M11 10, M12 11, M13 12,
    }
};

/// A habit of seats of which nothing is known among people.
const fn habit(name: &'static str, count: Count<Tzolkin>) -> Habit<Tzolkin> {
    Habit { name, of: Of::Seat, count, people: &[] }
}

#[cfg(test)]
mod tests {
    use super::*;
    use kernel::ContentSet;

    #[test]
    fn every_building_and_monument_has_its_habit() {
        let content = crate::Content::built_in();
        let count = |kind: &str| ALL.iter().filter(|habit| habit.name.starts_with(kind)).count();
        assert_eq!(count("building "), content.buildings.len());
        assert_eq!(count("monument "), content.monuments.len());
        let mut names: Vec<&str> = ALL.iter().map(|habit| habit.name).collect();
        names.sort_unstable();
        names.dedup();
        assert_eq!(names.len(), ALL.len());
    }
}
