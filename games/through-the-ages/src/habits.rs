//! What seats usually do in this game, beside what people do in recorded games.

use crate::content::{CivilType, Content};
use crate::event::Event;
use crate::parts::*;
use crate::state::Ages;
use kernel::habits::{Count, Habit, Of, People};

const SOURCE: &str = "mean of recorded games of people";

/// What people do, by seats.
macro_rules! people {
    ($($seats:literal: $mean:literal),*) => {
        &[$(People { seats: $seats, mean: $mean, source: SOURCE }),*]
    };
}

/// Events of some kinds, each counted once.
macro_rules! events {
    ($($event:ident)|+) => {
        Count::Events(|_, event| matches!(event, $(Event::$event { .. })|+))
    };
}

/// Technologies of a type, developed or come to by revolution.
macro_rules! technology {
    ($name:literal, $what:pat) => {
        habit(
            $name,
            Count::Events(|content, event| {
                developed(content, event).is_some_and(|what| matches!(what, $what))
            }),
        )
    };
}

/// All habits of this game.
pub static ALL: &[Habit<Ages>] = &[
    Habit {
        people: people!(2: 160.0, 3: 176.0, 4: 195.0),
        ..habit("culture", Count::End(|end, seat| end.player(seat).culture_total().into()))
    },
    Habit { people: people!(2: 34.0), ..habit("civil cards taken", events!(Took)) },
    Habit { people: people!(2: 3.7), ..habit("leaders", events!(Led)) },
    Habit { people: people!(2: 2.7), ..habit("wonders completed", events!(Completed)) },
    habit(
        "seats with two wonders or more",
        Count::End(|end, seat| i64::from(end.player(seat).wonders.len() >= 2)),
    ),
    Habit { people: people!(2: 1.1), ..technology!("governments changed", CivilType::Government) },
    Habit { people: people!(2: 1.5), ..habit("colonies", events!(Colonized)) },
    habit("population increased", events!(WorkerJoined)),
    habit("events prepared", events!(Prepared)),
    habit("tactics", events!(TacticPlayed | TacticCopied)),
    habit("uprisings", events!(Uprising)),
    habit("seats that resigned", events!(Resigned)),
    Habit { of: Of::Table, ..habit("aggressions at the table", events!(Attacked)) },
    Habit { of: Of::Table, ..habit("wars at the table", events!(WarDeclared)) },
    technology!("farms developed", CivilType::Workers(Kind::Farm)),
    technology!("mines developed", CivilType::Workers(Kind::Mine)),
    technology!("labs developed", CivilType::Workers(Kind::Lab)),
    technology!("temples developed", CivilType::Workers(Kind::Temple)),
    technology!("libraries developed", CivilType::Workers(Kind::Library)),
    technology!("theaters developed", CivilType::Workers(Kind::Theater)),
    technology!("arenas developed", CivilType::Workers(Kind::Arena)),
    technology!("infantry developed", CivilType::Workers(Kind::Infantry)),
    technology!("cavalry developed", CivilType::Workers(Kind::Cavalry)),
    technology!("artillery developed", CivilType::Workers(Kind::Artillery)),
    technology!("air forces developed", CivilType::Workers(Kind::Air)),
    technology!("law developed", CivilType::Special(Special::Law)),
    technology!("warfare developed", CivilType::Special(Special::Warfare)),
    technology!("exploration developed", CivilType::Special(Special::Exploration)),
    technology!("construction developed", CivilType::Special(Special::Construction)),
];

/// A habit of seats of which nothing is known among people.
const fn habit(name: &'static str, count: Count<Ages>) -> Habit<Ages> {
    Habit { name, of: Of::Seat, count, people: &[] }
}

/// What was developed.
fn developed(content: &Content, event: Event) -> Option<CivilType> {
    let card = only!(Event::Developed { card, .. } | Event::Revolution { card, .. } => card);
    card(event).map(|card| content.civil(card).what)
}
