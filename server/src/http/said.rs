//! Talk at a table, and what can be done about a line of it.

use super::table::{TextForm, change, to_table};
use super::{Answer, Here, onward};
use crate::App;
use crate::host::{Trouble, Whom};
use crate::model::{Done, SaidPage};
use crate::store::{Block, Mute};
use crate::visitor::Visitor;
use crate::{opponents, pages};
use axum::Form;
use axum::extract::{Path, State};
use axum::response::IntoResponse;
use serde::Deserialize;
use std::sync::Arc;

pub async fn talk(
    State(app): Here,
    visitor: Visitor,
    Path(id): Path<String>,
    Form(form): Form<TextForm>,
) -> Answer {
    let (person, live) = change(&app, &visitor, &id).await?;
    app.host.talk(&live, &person, &form.text).await?;
    to_table(&id)
}

/// A line of talk on a page of its own.
pub async fn page(
    State(app): Here,
    visitor: Visitor,
    Path((id, n)): Path<(String, u64)>,
) -> Answer {
    let page = said(&app, &visitor, &id, n).await?;
    Ok(pages::said(&visitor.reader(), &page).into_response())
}

async fn said(app: &Arc<App>, visitor: &Visitor, id: &str, n: u64) -> Result<SaidPage, Trouble> {
    let live = app.host.table(id).await?;
    let reader = visitor.person.as_ref();
    let line = app.host.line(&live, reader, n).await?;
    let store = &app.host.store;
    let (mutes, blocks, was_reported): (Arc<[Mute]>, Arc<[Block]>, bool) = match reader {
        Some(reader) => (
            store.mutes(&reader.id).await?,
            store.blocks(&reader.id).await?,
            store.has_reported(id, n, &reader.id).await?,
        ),
        None => (Arc::from([]), Arc::from([]), false),
    };
    let said_by = line.talk.person.as_ref();
    let is_own = said_by.is_some() && said_by == reader.map(|reader| &reader.id);
    let other = said_by.filter(|_| reader.is_some() && !is_own);
    let mute = other.and_then(|id| mutes.iter().find(|mute| mute.muted == *id));
    let is_blocked = |id: &String| blocks.iter().any(|block| block.blocked == *id);
    let may_block = other.is_some_and(|id| !is_blocked(id));
    Ok(SaidPage {
        table: id.to_string(),
        n,
        is_own,
        was_reported,
        may_mute: may_block && mute.is_none(),
        mute: mute.map(|mute| mute.n),
        may_block,
        may_remove: reader.is_some_and(|reader| live.is_owned_by(reader)),
        name: opponents::name_of(&line.talk.name, pages::words::lexicon(visitor.language)),
        at: line.talk.at,
        text: line.talk.words,
    })
}

#[derive(Deserialize)]
pub struct ReportForm {
    #[serde(default)]
    reason: String,
}

/// Tells the owner of the server about a line; a visitor without a name becomes a guest.
pub async fn report(
    State(app): Here,
    visitor: Visitor,
    Path((id, n)): Path<(String, u64)>,
    Form(form): Form<ReportForm>,
) -> Answer {
    let live = app.host.table(&id).await?;
    // Whatever is not to be read makes no guest of a stranger.
    app.host.line(&live, visitor.person.as_ref(), n).await?;
    let (person, cookie) = visitor.person(&app).await?;
    app.host.report(&live, &person, n, &form.reason).await?;
    Ok(onward(&format!("/t/{id}/said/{n}"), cookie))
}

/// Mutes whoever said a line.
pub async fn mute(
    State(app): Here,
    visitor: Visitor,
    Path((id, n)): Path<(String, u64)>,
) -> Answer {
    let (person, live) = change(&app, &visitor, &id).await?;
    app.host.mute(&live, &person, Whom::Line(n)).await?;
    Ok(Done::Mute.at(&format!("/t/{id}")))
}

/// Blocks whoever said a line.
pub async fn block(
    State(app): Here,
    visitor: Visitor,
    Path((id, n)): Path<(String, u64)>,
) -> Answer {
    let (person, live) = change(&app, &visitor, &id).await?;
    app.host.block(&live, &person, Whom::Line(n)).await?;
    Ok(Done::Block.at(&format!("/t/{id}")))
}

/// The opener removes a line.
pub async fn remove(
    State(app): Here,
    visitor: Visitor,
    Path((id, n)): Path<(String, u64)>,
) -> Answer {
    let (person, live) = change(&app, &visitor, &id).await?;
    app.host.remove_line(&live, &person, n).await?;
    to_table(&id)
}
