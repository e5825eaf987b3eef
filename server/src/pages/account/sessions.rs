//! Where the reader is logged in.

use crate::model::{Account, Reader, SessionCard};
use crate::pages::layout::post;
use crate::pages::moment::moment;
use crate::pages::words::Words;
use maud::{Markup, html};

pub(super) fn sessions(reader: &Reader, account: &Account) -> Markup {
    let words = Words::of(reader);
    // A guest who leaves cannot come back: that is what removing oneself is for.
    let may_end = |session: &SessionCard| !reader.is_guest || !session.is_this;
    html! {
        section.panel {
            h2 { (words.say("account-sessions-title")) }
            p.muted { (words.say("account-sessions-about")) }
            ul.sessions {
                @for session in &account.sessions { li { (card(words, session)) @if may_end(session) { (end(words, session)) } } }
            }
            @if account.sessions.len() > 1 {
                (post("/account/sessions/end-others", "", html! { (words.say("account-sessions-end-others")) }))
            }
        }
    }
}

fn agent(words: Words, session: &SessionCard) -> String {
    match session.agent.as_str() {
        "" => words.say("account-session-unknown"),
        agent => agent.to_string(),
    }
}

fn card(words: Words, session: &SessionCard) -> Markup {
    html! {
        div {
            strong { (agent(words, session)) }
            @if session.is_this { " " span.this-one { (words.say("account-session-this")) } }
            p.muted.small {
                (words.say("account-session-begun")) " " (moment(session.created)) " · "
                (words.say("account-session-seen")) " " (moment(session.seen))
            }
        }
    }
}

fn end(words: Words, session: &SessionCard) -> Markup {
    let named = words.with("account-session-end-named", "agent", agent(words, session));
    html! {
        form method="post" action="/account/sessions/end" {
            input type="hidden" name="session" value=(session.id);
            button aria-label=(named) {
                (words.say("account-session-end"))
            }
        }
    }
}
