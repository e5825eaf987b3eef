//! Prophecies: what they make harder, when they rule, and what they pay ("Prophecies").

mod angry_god;
mod bonus_points;
mod calamities;
mod crowded_cities;
mod desecration;
mod drought;
mod forest_fires;
mod forgotten_lore;
mod gold_shortage;
mod high_floodwaters;
mod hunger;
mod limits;
mod teacher_shortage;
mod wrathful_gods;

use crate::rules::support::*;
use tzolkin::parts::Block;
use tzolkin::{Event, Refusal};

/// The points that a prophecy pays for what the seats hold, on the second Food Day.
#[track_caller]
fn pays(prophecy: &str, held: &str, after: &str) {
    let table = format!("with prophecies; prophecy {prophecy}; day 13; {held}");
    check(&table, &["end round"], after);
}
