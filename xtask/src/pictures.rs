//! Pictures of every page, to be looked at.

use crate::{browser, steps};
use std::path::{Path, absolute};

/// Pictures in light and dark, wide and narrow, in English and Russian, into a folder.
pub fn make(folder: &Path) -> Result<(), String> {
    steps::release()?;
    steps::step("browser tools", browser::tools)?;
    let folder = absolute(folder).map_err(|e| format!("{}: {e}", folder.display()))?;
    let folder = folder.to_string_lossy();
    steps::step("pictures", || browser::node(&["pictures.mjs", &folder]))?;
    println!("{folder}");
    Ok(())
}
