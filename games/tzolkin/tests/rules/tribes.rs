//! Tribes: every tile and every note on it ("Tribe tiles", "Notes on the tribes").

mod ah_chuy_kak;
mod ahau_chamahez;
mod ahmakiq;
mod bacab;
mod balam;
mod cit_bolon_tum;
mod huracan;
mod itzamna;
mod ixtab;
mod vacub_caquix;
mod xaman_ek;
mod yaluk;
mod yumkaax;

use crate::rules::support::*;
use kernel::{Asks, ContentSet, Options, Rules, Silent, notation};
use tzolkin::parts::Block;
use tzolkin::state::Tzolkin;
use tzolkin::task::{Question, Task};
use tzolkin::{Choice, Content, Refusal};

/// Set-up with these deals first, up to the first person's question.
fn dealt(deals: &[&str]) -> Tzolkin {
    let options = Options::new(2).with(["tribes"]);
    let mut state = Tzolkin::begin(Content::built_in(), &options).expect("possible options");
    let deals: Vec<Choice> = deals.iter().map(|deal| notation::read(deal).expect(deal)).collect();
    while state.asks() == Asks::Chance {
        let mut list = Vec::new();
        state.choices(&mut list);
        let wanted = deals.iter().find(|deal| list.contains(deal));
        state.apply(*wanted.unwrap_or(&list[0]), &mut Silent);
    }
    state
}

/// Everybody else keeps what comes first, up to this seat's question or the first turn.
fn others_keep(mut state: Tzolkin) -> Tzolkin {
    let mut list = Vec::new();
    while matches!(
        state.agenda.top(),
        Some(Task::Ask(_, Question::KeepTribe | Question::KeepWealth))
    ) {
        state.choices(&mut list);
        state.apply(list[0], &mut Silent);
    }
    state
}
