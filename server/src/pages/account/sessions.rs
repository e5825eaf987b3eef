//! Where the reader is logged in.

use crate::model::{Account, SessionCard};
use crate::pages::layout::post;
use crate::pages::moment::moment;
use crate::pages::words::Words;
use maud::{Markup, html};

pub(super) fn sessions(words: Words, account: &Account) -> Markup {
    html! {
        section.panel {
            h2 { (words.say("account-sessions-title")) }
            p.muted { (words.say("account-sessions-about")) }
            ul.sessions {
                @for session in &account.sessions { li { (card(words, session)) } }
            }
            @if account.sessions.len() > 1 {
                (post("/account/sessions/end-others", "", html! { (words.say("account-sessions-end-others")) }))
            }
        }
    }
}

fn card(words: Words, session: &SessionCard) -> Markup {
    let agent = match session.agent.as_str() {
        "" => words.say("account-session-unknown"),
        agent => agent.to_string(),
    };
    html! {
        div {
            strong { (agent) }
            @if session.is_this { " " span.this-one { (words.say("account-session-this")) } }
            p.muted.small {
                (words.say("account-session-begun")) " " (moment(session.created)) " · "
                (words.say("account-session-seen")) " " (moment(session.seen))
            }
        }
        form method="post" action="/account/sessions/end" {
            input type="hidden" name="session" value=(session.id);
            button aria-label=(words.with("account-session-end-named", "agent", agent)) {
                (words.say("account-session-end"))
            }
        }
    }
}
