//! What tells one file of this program from another; all else may differ by version.

use serde::Deserialize;

#[derive(Deserialize)]
pub(crate) struct Stamp {
    /// What the file is: a record, a position.
    pub oikumene: String,
    pub version: u32,
}
