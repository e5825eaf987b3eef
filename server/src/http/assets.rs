//! Files that the program carries.

use super::Answer;
use crate::problem::Problem;
use axum::extract::Path;
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use axum::response::IntoResponse;

const ASSETS: &[(&str, &str, &str)] = &[
    ("style.css", "text/css; charset=utf-8", include_str!("../../assets/style.css")),
    ("board.css", "text/css; charset=utf-8", include_str!("../../assets/board.css")),
    ("analysis.css", "text/css; charset=utf-8", include_str!("../../assets/analysis.css")),
    ("mark.svg", "image/svg+xml", include_str!("../../assets/mark.svg")),
    ("live.js", "text/javascript; charset=utf-8", include_str!("../../assets/live.js")),
];

pub async fn asset(Path(file): Path<String>) -> Answer {
    let found = ASSETS.iter().find(|(name, ..)| *name == file).ok_or_else(Problem::not_found)?;
    let headers = [(CONTENT_TYPE, found.1), (CACHE_CONTROL, "no-cache")];
    Ok((headers, found.2).into_response())
}
