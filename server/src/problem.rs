//! What goes wrong, as a status and a page: never with internals.

use crate::host::{Denied, Trouble};
use crate::model::Reader;
use crate::pages;
use crate::store::Fault;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};

/// The key of the problem that leads to where one logs in.
const LOGGED_OUT: &str = "account-problem-logged-out";

#[derive(Debug)]
pub struct Problem {
    pub status: StatusCode,
    /// A key of the pages' words.
    key: &'static str,
    /// The reason in English and in Russian, when the rules give one.
    reason: Option<(String, String)>,
    /// What exactly was wrong, for those who made the file or the request.
    detail: Option<String>,
}

impl Problem {
    pub fn new(status: StatusCode, key: &'static str) -> Problem {
        Problem { status, key, reason: None, detail: None }
    }

    /// A sentence with facts.
    pub fn saying(status: StatusCode, text: &kernel::Text) -> Problem {
        let [en, ru] = ["en", "ru"].map(|language| pages::words::lexicon(language).say(text));
        Problem { status, key: "page-problem", reason: Some((en, ru)), detail: None }
    }

    /// With a word more in brackets, if there is one.
    pub fn with_detail(self, detail: &str) -> Problem {
        let detail = Some(detail.to_string()).filter(|detail| !detail.is_empty());
        Problem { detail, ..self }
    }

    pub fn not_found() -> Problem {
        Problem::new(StatusCode::NOT_FOUND, "page-problem-not-found")
    }

    pub fn bad_input() -> Problem {
        Problem::new(StatusCode::UNPROCESSABLE_ENTITY, "page-problem-bad-input")
    }

    /// The session of this browser is over.
    pub fn logged_out() -> Problem {
        Problem::new(StatusCode::FORBIDDEN, LOGGED_OUT)
    }

    /// The page in the reader's language.
    pub fn page(&self, reader: &Reader) -> Response {
        let words = pages::words::lexicon(reader.language);
        let text = match &self.reason {
            Some((_, ru)) if reader.language == "ru" => ru.clone(),
            Some((en, _)) => en.clone(),
            None => words.say(&kernel::Text::new(self.key)),
        };
        let text = match &self.detail {
            Some(detail) => format!("{text} ({detail})"),
            None => text,
        };
        let title = words.say(&kernel::Text::new("page-problem"));
        let next = if self.key == LOGGED_OUT { "/account" } else { "/" };
        (self.status, pages::message(reader, self.status.as_u16(), &title, &text, next))
            .into_response()
    }
}

impl From<Trouble> for Problem {
    fn from(trouble: Trouble) -> Problem {
        let (status, key) = match &trouble {
            Trouble::NoTable => return Problem::not_found(),
            Trouble::Denied(denied) => return (*denied).into(),
            Trouble::Closed => (StatusCode::GONE, "page-problem-closed"),
            Trouble::Aside => (StatusCode::SERVICE_UNAVAILABLE, "page-problem-aside"),
            Trouble::NotYours => (StatusCode::FORBIDDEN, "page-problem-not-yours"),
            Trouble::NotAsked => (StatusCode::CONFLICT, "page-problem-not-asked"),
            Trouble::Stale => (StatusCode::CONFLICT, "page-problem-stale"),
            Trouble::NothingToUndo => (StatusCode::CONFLICT, "page-problem-nothing-to-undo"),
            Trouble::NoSeat => (StatusCode::CONFLICT, "page-problem-no-seat"),
            Trouble::NoHints => (StatusCode::FORBIDDEN, "analysis-problem-no-hints"),
            Trouble::NotUnderstood => (StatusCode::CONFLICT, "analysis-problem-not-understood"),
            Trouble::NotOver => (StatusCode::CONFLICT, "analysis-problem-not-over"),
            Trouble::Busy => (StatusCode::SERVICE_UNAVAILABLE, "analysis-problem-busy"),
            Trouble::HintUnderWay => (StatusCode::TOO_MANY_REQUESTS, "analysis-problem-hint"),
            Trouble::Tampered => (StatusCode::UNPROCESSABLE_ENTITY, "page-problem-tampered"),
            Trouble::TooMany => (StatusCode::TOO_MANY_REQUESTS, "page-problem-too-many"),
            Trouble::TooManyKept => (StatusCode::TOO_MANY_REQUESTS, "page-problem-too-many-kept"),
            Trouble::TooManyImports => {
                (StatusCode::TOO_MANY_REQUESTS, "page-problem-too-many-imports")
            }
            Trouble::TooManyNotes => (StatusCode::TOO_MANY_REQUESTS, "page-problem-too-many-notes"),
            Trouble::Unreadable(_) => (StatusCode::UNPROCESSABLE_ENTITY, "page-problem-bad-input"),
            Trouble::NoGame => (StatusCode::UNPROCESSABLE_ENTITY, "page-problem-no-game"),
            Trouble::NoSuchSeat => (StatusCode::UNPROCESSABLE_ENTITY, "page-problem-no-such-seat"),
            Trouble::NoContent => (StatusCode::CONFLICT, "page-problem-no-content"),
            Trouble::TimeUp => (StatusCode::CONFLICT, "page-problem-time-up"),
            Trouble::Refused { .. } => (StatusCode::CONFLICT, "page-problem-bad-input"),
            Trouble::Fault(_) | Trouble::Broken(_) => {
                tracing::error!(%trouble, "internal trouble");
                (StatusCode::INTERNAL_SERVER_ERROR, "page-problem-internal")
            }
        };
        let (reason, detail) = match trouble {
            Trouble::Refused { en, ru } => (Some((en, ru)), None),
            Trouble::Unreadable(what) => (None, Some(what)),
            _ => (None, None),
        };
        Problem { status, key, reason, detail }
    }
}

impl From<Denied> for Problem {
    fn from(denied: Denied) -> Problem {
        let (status, key) = match denied {
            Denied::NoLine => return Problem::not_found(),
            Denied::TalkClosed => (StatusCode::FORBIDDEN, "people-problem-talk-closed"),
            Denied::TalkTooFast => (StatusCode::TOO_MANY_REQUESTS, "people-problem-talk-too-fast"),
            Denied::TalkFull => (StatusCode::CONFLICT, "people-problem-talk-full"),
            Denied::ReportedAlready => (StatusCode::CONFLICT, "people-problem-reported"),
            Denied::TooManyReports => (StatusCode::TOO_MANY_REQUESTS, "people-problem-reports"),
            Denied::Oneself => (StatusCode::CONFLICT, "people-problem-oneself"),
            Denied::TooManyBlocks => (StatusCode::TOO_MANY_REQUESTS, "people-problem-blocks"),
            Denied::TooManyMutes => (StatusCode::TOO_MANY_REQUESTS, "people-problem-mutes"),
            Denied::Unwelcome => (StatusCode::FORBIDDEN, "people-problem-unwelcome"),
            Denied::NotInvited => (StatusCode::CONFLICT, "people-problem-not-invited"),
            Denied::NotOpener => (StatusCode::FORBIDDEN, "people-problem-not-opener"),
            Denied::GoesOn => (StatusCode::CONFLICT, "people-problem-goes-on"),
            Denied::Over => (StatusCode::CONFLICT, "people-problem-over"),
            Denied::HasBegun => (StatusCode::CONFLICT, "people-problem-has-begun"),
            Denied::NotBegun => (StatusCode::CONFLICT, "people-problem-not-begun"),
            Denied::TooSoon => (StatusCode::CONFLICT, "people-problem-too-soon"),
        };
        Problem::new(status, key)
    }
}

impl From<Fault> for Problem {
    fn from(fault: Fault) -> Problem {
        Trouble::Fault(fault).into()
    }
}

impl IntoResponse for Problem {
    /// Without a reader at hand, in the default language; [`crate::http`] says it in theirs.
    fn into_response(self) -> Response {
        let mut response = self.page(&Reader::anybody("en"));
        response.extensions_mut().insert(std::sync::Arc::new(self));
        response
    }
}
