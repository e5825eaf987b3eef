//! The people of a table: sitting down, being asked, leaving, sending away, muting and blocking.

use super::account::Refused;
use super::table::{change, to_table};
use super::{Answer, Here, back, onward};
use crate::App;
use crate::host::{Live, Welcome, Whom};
use crate::model::{ApartCard, ApartPage, Done, JoinPage, LeavePage};
use crate::names::{self, Name};
use crate::opponents;
use crate::pages;
use crate::problem::Problem;
use crate::secret;
use crate::store::{Block, Mute, Person};
use crate::visitor::Visitor;
use axum::Form;
use axum::extract::{Path, Query, State};
use axum::http::header::HeaderValue;
use axum::response::{IntoResponse, Response};
use kernel::Seat;
use serde::Deserialize;
use std::sync::Arc;

#[derive(Deserialize)]
pub struct SeatForm {
    seat: u8,
}

/// Sits down at an open table.
pub async fn sit(State(app): Here, visitor: Visitor, Path(id): Path<String>) -> Answer {
    let kept = app.host.store.table(&id).await?.filter(|table| table.is_open);
    kept.ok_or_else(Problem::not_found)?;
    let live = app.host.table(&id).await?;
    let (person, cookie) = visitor.person(&app).await?;
    app.host.sit(&live, &person).await?;
    Ok(onward(&format!("/t/{id}"), cookie))
}

pub async fn join_page(
    State(app): Here,
    visitor: Visitor,
    Path((id, invite)): Path<(String, String)>,
) -> Answer {
    let live = invited(&app, &id, &invite).await?;
    let welcome = app.host.welcome(&live, visitor.person.as_ref()).await?;
    if welcome == Welcome::Sits {
        return to_table(&id);
    }
    let page = invitation(&visitor, &live, welcome).await;
    Ok(pages::join(&visitor.reader(), &page).into_response())
}

async fn invitation(visitor: &Visitor, live: &Live, welcome: Welcome) -> JoinPage {
    JoinPage {
        seats: opponents::names(&live.seats.read().await, visitor.language),
        game: live.game.name(visitor.language),
        action: format!("/join/{}/{}", live.id, live.invite),
        table: live.id.clone(),
        welcome,
        name: String::new(),
        error: None,
    }
}

#[derive(Deserialize)]
pub struct JoinForm {
    /// How somebody without a name wants to be called; they need not say.
    #[serde(default)]
    name: String,
}

pub async fn join(
    State(app): Here,
    visitor: Visitor,
    Path((id, invite)): Path<(String, String)>,
    Form(form): Form<JoinForm>,
) -> Answer {
    let live = invited(&app, &id, &invite).await?;
    let (person, cookie) = match called(&app, &visitor, &form.name).await {
        Ok(come) => come,
        Err(Refused::Problem(problem)) => return Err(problem),
        Err(refused) => {
            let said = pages::words::lexicon(visitor.language).say(&refused.text());
            let page = invitation(&visitor, &live, Welcome::Seat).await;
            let name = form.name.chars().take(names::LONGEST).collect();
            let page = JoinPage { name, error: Some(said), ..page };
            let page = pages::join(&visitor.reader(), &page);
            return Ok((refused.status(), page).into_response());
        }
    };
    app.host.sit(&live, &person).await?;
    Ok(onward(&format!("/t/{id}"), cookie))
}

/// The person, who becomes a guest of this name if they are nobody yet.
async fn called(
    app: &App,
    visitor: &Visitor,
    name: &str,
) -> Result<(Person, Option<HeaderValue>), Refused> {
    if visitor.person.is_some() || name.trim().is_empty() {
        return Ok(visitor.person(app).await?);
    }
    let name = Name::read(name, &app.host.bots).map_err(Refused::Name)?;
    app.limits.admit_guest(visitor.way.client)?;
    let (session, cookie) = visitor.new_session(app);
    let person = app.host.store.welcome_as(&name, &session).await?.ok_or(Refused::NameTaken)?;
    app.host.thinkers.comes_from(&person, visitor.way.client.0);
    Ok((person, Some(cookie)))
}

async fn invited(app: &Arc<App>, id: &str, invite: &str) -> Result<Arc<Live>, Problem> {
    let live = app.host.table(id).await?;
    match secret::is_same(&live.invite, invite) {
        true => Ok(live),
        false => Err(Problem::not_found()),
    }
}

/// The same people once more: on to the table where they are asked.
pub async fn again(State(app): Here, visitor: Visitor, Path(id): Path<String>) -> Answer {
    let (person, live) = change(&app, &visitor, &id).await?;
    to_table(&app.host.again(&live, &person).await?)
}

/// Somebody who was asked plays.
pub async fn accept(State(app): Here, visitor: Visitor, Path(id): Path<String>) -> Answer {
    let (person, live) = change(&app, &visitor, &id).await?;
    app.host.accept(&live, &person).await?;
    to_table(&id)
}

/// Somebody who was asked does not play.
pub async fn decline(State(app): Here, visitor: Visitor, Path(id): Path<String>) -> Answer {
    let (person, live) = change(&app, &visitor, &id).await?;
    app.host.decline(&live, &person).await?;
    Ok(onward("/", None))
}

/// Asks whether somebody is sure to leave.
pub async fn leave_page(State(app): Here, visitor: Visitor, Path(id): Path<String>) -> Answer {
    let (person, live) = change(&app, &visitor, &id).await?;
    let words = pages::words::lexicon(visitor.language);
    let page = LeavePage {
        leaving: app.host.leaving(&live, &person).await?,
        table: id,
        game: live.game.name(visitor.language),
        mind: pages::words::mind(words, opponents::usual(live.game)),
    };
    Ok(pages::leave(&visitor.reader(), &page).into_response())
}

#[derive(Deserialize)]
pub struct LeaveForm {
    /// What the page said that leaving means.
    means: String,
}

pub async fn leave(
    State(app): Here,
    visitor: Visitor,
    Path(id): Path<String>,
    Form(form): Form<LeaveForm>,
) -> Answer {
    let (person, live) = change(&app, &visitor, &id).await?;
    app.host.leave(&live, &person, &form.means).await?;
    Ok(onward("/", None))
}

/// The opener sends somebody away before the game.
pub async fn remove(
    State(app): Here,
    visitor: Visitor,
    Path(id): Path<String>,
    Form(form): Form<SeatForm>,
) -> Answer {
    let (person, live) = change(&app, &visitor, &id).await?;
    app.host.send_away(&live, &person, Seat(form.seat)).await?;
    to_table(&id)
}

/// Agrees that an opponent plays for somebody who is gone.
pub async fn let_play(
    State(app): Here,
    visitor: Visitor,
    Path(id): Path<String>,
    Form(form): Form<SeatForm>,
) -> Answer {
    let (person, live) = change(&app, &visitor, &id).await?;
    app.host.let_play(&live, &person, Seat(form.seat)).await?;
    to_table(&id)
}

/// Mutes the person at a seat.
pub async fn mute(
    State(app): Here,
    visitor: Visitor,
    Path(id): Path<String>,
    Form(form): Form<SeatForm>,
) -> Answer {
    let (person, live) = change(&app, &visitor, &id).await?;
    app.host.mute(&live, &person, Whom::Seat(Seat(form.seat))).await?;
    Ok(Done::Mute.at(&format!("/t/{id}")))
}

/// Blocks the person at a seat.
pub async fn block(
    State(app): Here,
    visitor: Visitor,
    Path(id): Path<String>,
    Form(form): Form<SeatForm>,
) -> Answer {
    let (person, live) = change(&app, &visitor, &id).await?;
    app.host.block(&live, &person, Whom::Seat(Seat(form.seat))).await?;
    Ok(Done::Block.at(&format!("/t/{id}")))
}

/// Everybody whom the visitor has muted or blocked.
pub async fn blocked(State(app): Here, visitor: Visitor, Query(query): Query<DoneQuery>) -> Answer {
    let (muted, blocked) = match &visitor.person {
        Some(person) => {
            let store = &app.host.store;
            (store.mutes(&person.id).await?, store.blocks(&person.id).await?)
        }
        None => (Arc::from([]), Arc::from([])),
    };
    let mute = |mute: &Mute| ApartCard { n: mute.n, name: mute.name.clone(), at: mute.at };
    let block = |block: &Block| ApartCard { n: block.n, name: block.name.clone(), at: block.at };
    let page = ApartPage {
        muted: muted.iter().map(mute).collect(),
        blocked: blocked.iter().map(block).collect(),
        done: query.done(),
    };
    Ok(pages::blocked(&visitor.reader(), &page).into_response())
}

/// The end of a mute or of a block.
#[derive(Deserialize)]
pub struct EndForm {
    n: u64,
    #[serde(default)]
    back: String,
}

pub async fn unmute(State(app): Here, visitor: Visitor, Form(form): Form<EndForm>) -> Answer {
    let person = visitor.known()?;
    app.host.store.unmute(&person.id, form.n).await?;
    Ok(Done::Unmute.at(back(&form.back)))
}

pub async fn unblock(State(app): Here, visitor: Visitor, Form(form): Form<EndForm>) -> Answer {
    let person = visitor.known()?;
    app.host.store.unblock(&person.id, form.n).await?;
    Ok(Done::Unblock.at(back(&form.back)))
}

/// What was just done, in the address of the page that says so.
#[derive(Deserialize)]
pub struct DoneQuery {
    #[serde(default)]
    done: String,
}

impl DoneQuery {
    pub fn done(&self) -> Option<Done> {
        Done::ALL.into_iter().find(|done| done.key() == self.done)
    }
}

impl Done {
    /// On to a page that says what was done.
    pub fn at(self, path: &str) -> Response {
        onward(&format!("{path}?done={}", self.key()), None)
    }
}
