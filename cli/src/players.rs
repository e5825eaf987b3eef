//! The arguments that say who plays.

use crate::failure::{Done, Failure};
use clap::Args;
use kernel::{Game, Insight};
use minds::Who;
use std::time::Duration;

/// How long somebody else's program may take.
#[derive(Args, Clone, Copy, Debug)]
pub struct PatienceArg {
    /// Seconds that a program named with cmd: may take for an answer
    #[arg(long, value_name = "SECONDS", default_value_t = PatienceArg::default().patience, value_parser = patience)]
    patience: f64,
}

impl Default for PatienceArg {
    fn default() -> PatienceArg {
        PatienceArg { patience: minds::PATIENCE.as_secs_f64() }
    }
}

impl PatienceArg {
    pub fn time(self) -> Duration {
        Duration::from_secs_f64(self.patience)
    }
}

fn patience(text: &str) -> Result<f64, String> {
    match text.parse::<f64>() {
        Ok(seconds) if (0.01..=86_400.0).contains(&seconds) => Ok(seconds),
        _ => Err("seconds from 0.01 to 86400".into()),
    }
}

/// The minds of a list with commas between, all of which can be started.
pub fn named<G: Insight + Game>(list: &str) -> Done<Vec<Who>> {
    let named = Who::list::<G>(list).map_err(Failure::Bad)?;
    for who in &named {
        if let Some(Err(fault)) = who.program().map(|program| program.try_start()) {
            return Err(Failure::Bad(format!("\"{}\" {fault}", who.name())));
        }
    }
    Ok(named)
}
