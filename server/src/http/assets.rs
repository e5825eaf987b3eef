//! Files that the program carries.

use super::Answer;
use crate::App;
use crate::assets;
use crate::problem::Problem;
use axum::extract::{Path, State};
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};
use std::sync::Arc;

/// The address changes with the file: whoever has it need never ask again. A page older than this
/// program still finds a file by its name, but must not keep it.
pub async fn asset(
    State(app): State<Arc<App>>,
    Path((version, file)): Path<(String, String)>,
) -> Answer {
    if let Some(asset) = assets::by_name(&file) {
        return Ok(carried(asset.kind, assets::is_current(&version), asset.bytes));
    }
    let sheet = app.host.games.sheet(&file).ok_or_else(Problem::not_found)?;
    Ok(carried(assets::CSS, sheet.is_current(&version), sheet.css.into_owned()))
}

fn carried(kind: &'static str, is_current: bool, bytes: impl IntoResponse) -> Response {
    let keep = if is_current { "public, max-age=31536000, immutable" } else { "no-cache" };
    ([(CONTENT_TYPE, kind), (CACHE_CONTROL, keep)], bytes).into_response()
}
