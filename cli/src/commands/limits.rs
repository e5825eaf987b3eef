//! What one address and one person are allowed, as flags of `oikumene serve`.

use clap::Args;
use server::http::Allowance;
use std::num::NonZeroU32;

#[derive(Args, Clone)]
#[command(next_help_heading = "Limits")]
pub struct LimitArgs {
    /// Changes that one address may make a second; raise it where many people share an address
    #[arg(
        long,
        value_name = "N",
        env = "OIKUMENE_CHANGES_A_SECOND",
        hide_env_values = true,
        default_value_t = Allowance::default().changes_a_second
    )]
    changes_a_second: NonZeroU32,
    /// Pages and files that one address may get a second
    #[arg(
        long,
        value_name = "N",
        env = "OIKUMENE_PAGES_A_SECOND",
        hide_env_values = true,
        default_value_t = Allowance::default().pages_a_second
    )]
    pages_a_second: NonZeroU32,
    /// Pages of one address that may wait to be drawn; in all four times as many
    #[arg(
        long,
        value_name = "N",
        env = "OIKUMENE_PAGES_WAITING",
        hide_env_values = true,
        default_value_t = Allowance::default().pages_waiting
    )]
    pages_waiting: NonZeroU32,
    /// New guests that may come from one address at once; then one more every 20 seconds
    #[arg(
        long,
        value_name = "N",
        env = "OIKUMENE_GUESTS_AN_ADDRESS",
        hide_env_values = true,
        default_value_t = Allowance::default().guests_an_address
    )]
    guests_an_address: NonZeroU32,
    /// Connections of one address that may be open; a trusted proxy's own are not counted
    #[arg(
        long,
        value_name = "N",
        env = "OIKUMENE_CONNECTIONS_AN_ADDRESS",
        hide_env_values = true,
        default_value_t = Allowance::default().connections_an_address
    )]
    connections_an_address: NonZeroU32,
    /// Tables that one address may follow live at once
    #[arg(
        long,
        value_name = "N",
        env = "OIKUMENE_STREAMS_AN_ADDRESS",
        hide_env_values = true,
        default_value_t = Allowance::default().streams_an_address
    )]
    streams_an_address: NonZeroU32,
    /// Tables that one person may follow live at once
    #[arg(
        long,
        value_name = "N",
        env = "OIKUMENE_STREAMS_A_PERSON",
        hide_env_values = true,
        default_value_t = Allowance::default().streams_a_person
    )]
    streams_a_person: NonZeroU32,
}

impl LimitArgs {
    pub fn allowance(&self) -> Allowance {
        Allowance {
            changes_a_second: self.changes_a_second,
            pages_a_second: self.pages_a_second,
            pages_waiting: self.pages_waiting,
            guests_an_address: self.guests_an_address,
            connections_an_address: self.connections_an_address,
            streams_an_address: self.streams_an_address,
            streams_a_person: self.streams_a_person,
        }
    }
}
