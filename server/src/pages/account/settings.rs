//! The password and the address for letters.

use super::{field, note_at};
use crate::model::{Account, AccountForm};
use crate::pages::words::Words;
use maud::{Markup, html};

pub(super) fn password(words: Words, account: &Account) -> Markup {
    html! {
        section.panel {
            h2 #password-title { (words.say("account-password-title")) }
            p.muted { (words.say("account-password-about")) }
            (note_at(account, AccountForm::Password))
            form.fields method="post" action="/account/password" aria-labelledby="password-title" {
                (field(words, "account-password-old", "password", "current-password"))
                (field(words, "account-password-new", "new", "new-password"))
                button { (words.say("account-password-save")) }
            }
        }
    }
}

pub(super) fn email(words: Words, account: &Account) -> Markup {
    let typed = account.typed_into(AccountForm::Email).map(|typed| typed.email.as_str());
    let email = typed.or(account.email.as_deref()).unwrap_or_default();
    html! {
        section.panel {
            h2 #email-title { (words.say("account-email-title")) }
            p.muted { (words.say("account-email-about")) }
            (note_at(account, AccountForm::Email))
            form.fields method="post" action="/account/email" aria-labelledby="email-title" {
                label {
                    span { (words.say("account-email-label")) }
                    input name="email" type="email" autocomplete="email" maxlength="200"
                        value=(email) autofocus[typed.is_some()];
                }
                (field(words, "page-password", "password", "current-password"))
                button { (words.say("account-email-save")) }
            }
        }
    }
}
