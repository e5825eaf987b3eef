//! Pages: functions from plain values to markup. Every choice is a real form that works without
//! script; `live.js` only saves the reload.

mod account;
mod analysis;
mod clock;
mod hall;
mod icons;
mod join;
mod layout;
mod message;
mod moment;
mod new_table;
pub(crate) mod parts;
mod people;
mod table;
pub mod words;

pub(crate) use boards::marks;

pub use account::{account, name_form, recovery, recovery_code, remove};
pub use analysis::{analysis, analysis_file};
pub use hall::{finished, hall};
pub use join::join;
pub use layout::layout;
pub use message::message;
pub use moment::day;
pub use new_table::new_table;
pub use people::{blocked, leave, said};
pub use table::table;
