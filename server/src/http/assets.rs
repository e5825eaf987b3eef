//! Files that the program carries.

use super::Answer;
use crate::assets;
use crate::problem::Problem;
use axum::extract::Path;
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use axum::response::IntoResponse;

/// The address changes with the file: whoever has it need never ask again. A page older than this
/// program still finds a file by its name, but must not keep it.
pub async fn asset(Path((version, file)): Path<(String, String)>) -> Answer {
    let asset = assets::by_name(&file).ok_or_else(Problem::not_found)?;
    let keep = match assets::is_current(&version) {
        true => "public, max-age=31536000, immutable",
        false => "no-cache",
    };
    Ok(([(CONTENT_TYPE, asset.kind), (CACHE_CONTROL, keep)], asset.bytes).into_response())
}
