//! A hint for whoever is asked; the analysis of a finished game.

use super::look::named;
use super::table::{change, to_table};
use super::{Answer, Here, onward};
use crate::App;
use crate::host::{Live, Trouble};
use crate::model::Analysis;
use crate::problem::Problem;
use crate::visitor::Visitor;
use crate::{opponents, pages};
use axum::Form;
use axum::extract::{Path, State};
use axum::http::header::HeaderValue;
use axum::response::IntoResponse;
use serde::Deserialize;
use std::sync::Arc;

/// Seconds until a page that waits looks again.
const AGAIN: &str = "2";

#[derive(Deserialize)]
pub struct HintForm {
    n: usize,
}

pub async fn hint(
    State(app): Here,
    visitor: Visitor,
    Path(id): Path<String>,
    Form(form): Form<HintForm>,
) -> Answer {
    let (person, live) = change(&app, &visitor, &id).await?;
    let names = opponents::names(&live.seats.read().await, visitor.language);
    let table = live.inner.lock().await.table.clone();
    let lexicon = named(&live, &*table, visitor.language, &names);
    app.host.hint(&live, &person, form.n, visitor.language, lexicon).await?;
    to_table(&id)
}

/// Begins an analysis for somebody who has a session.
pub async fn begin(State(app): Here, visitor: Visitor, Path(id): Path<String>) -> Answer {
    let (person, live) = change(&app, &visitor, &id).await?;
    app.host.analyse(&live, &person).await?;
    Ok(onward(&format!("/t/{id}/analysis"), None))
}

pub async fn page(State(app): Here, visitor: Visitor, Path(id): Path<String>) -> Answer {
    let live = app.host.table(&id).await?;
    let found = found(&app, &live, visitor.language).await?;
    let is_waiting = matches!(found, Analysis::UnderWay(_));
    let mut response = pages::analysis(&visitor.reader(), &id, &found).into_response();
    if is_waiting {
        response.headers_mut().insert("refresh", HeaderValue::from_static(AGAIN));
    }
    Ok(response)
}

async fn found(app: &Arc<App>, live: &Live, language: &'static str) -> Result<Analysis, Problem> {
    // Asked first: what is done in the meantime is found among what is kept.
    let progress = app.host.analysts.progress(&live.id);
    let game = live.game.name(language);
    if let Some(kept) = app.host.store.analysis(&live.id).await? {
        let names = opponents::names(&live.seats.read().await, language);
        let table = live.inner.lock().await.table.clone();
        let lexicon = named(live, &*table, language, &names);
        let story = table.story(&kept, &lexicon);
        return Ok(Analysis::Made(Box::new(story.map_err(Trouble::Broken)?)));
    }
    if !live.inner.lock().await.table.is_finished() {
        return Err(Trouble::NotOver.into());
    }
    Ok(match progress {
        Some(thousandths) => Analysis::UnderWay(thousandths),
        None => Analysis::None(game),
    })
}
