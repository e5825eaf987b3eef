//! Letters to people who have forgotten their password, by the owner's mail server.

use lettre::message::Mailbox;
use lettre::message::header::ContentType;
use lettre::{Address, AsyncSmtpTransport, AsyncTransport, Message, Tokio1Executor};
use std::fmt;
use std::time::Duration;

/// How long a mail server may take to answer.
const PATIENCE: Duration = Duration::from_secs(30);
/// Letters of the longest address.
const LONGEST: usize = 200;

/// The owner's mail server, and in whose name letters go out.
#[derive(Clone)]
pub struct MailServer {
    /// `smtp://[USER:PASSWORD@]HOST[:PORT]` or `smtps://…`.
    pub url: String,
    pub from: String,
}

/// Without the password.
impl fmt::Debug for MailServer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("MailServer").field("from", &self.from).finish_non_exhaustive()
    }
}

/// Sends letters, with links to this server in them.
pub struct Mail {
    transport: AsyncSmtpTransport<Tokio1Executor>,
    from: Mailbox,
    /// Where this server is reached, without a slash at its end.
    public_url: String,
}

impl Mail {
    /// Over a mail server that need not be there yet.
    pub fn over(server: &MailServer, public_url: &str) -> Result<Mail, String> {
        let url = secured(&server.url);
        let transport = AsyncSmtpTransport::<Tokio1Executor>::from_url(&url)
            .map_err(|error| format!("the mail server: {error}"))?;
        let from = server.from.parse();
        let is_web = public_url.starts_with("https://") || public_url.starts_with("http://");
        if !is_web {
            return Err(format!("{public_url}: links begin with https:// or http://"));
        }
        Ok(Mail {
            transport: transport.timeout(Some(PATIENCE)).build(),
            from: from.map_err(|error| format!("{}: {error}", server.from))?,
            public_url: public_url.trim_end_matches('/').to_string(),
        })
    }

    /// A path of this server as others reach it.
    pub fn link(&self, path: &str) -> String {
        format!("{}{path}", self.public_url)
    }

    pub async fn send(&self, to: &str, subject: &str, text: String) -> Result<(), String> {
        let to: Address = to.parse().map_err(|error| format!("the address: {error}"))?;
        let letter = Message::builder()
            .from(self.from.clone())
            .to(Mailbox::new(None, to))
            .subject(subject)
            .header(ContentType::TEXT_PLAIN)
            .body(text)
            .map_err(|error| error.to_string())?;
        self.transport.send(letter).await.map_err(|error| error.to_string())?;
        Ok(())
    }
}

/// A password and a code that opens an account do not travel openly: beyond this machine the
/// connection is encrypted, unless the address says otherwise.
fn secured(url: &str) -> String {
    let Some(rest) = url.strip_prefix("smtp://") else { return url.to_string() };
    let (place, query) = rest.split_once('?').unwrap_or((rest, ""));
    let host = place.rsplit('@').next().unwrap_or_default();
    let is_local = ["localhost", "127.0.0.1", "[::1]"].iter().any(|local| host.starts_with(local));
    match is_local || query.contains("tls=") {
        true => url.to_string(),
        false => format!("{url}{}tls=required", if query.is_empty() { "?" } else { "&" }),
    }
}

/// An address that somebody typed; nothing when it does not look like one.
pub fn address(text: &str) -> Option<String> {
    let text = text.trim();
    let address: Address = text.parse().ok()?;
    let is_plain = !text.chars().any(|c| c.is_control() || c.is_whitespace());
    let has_dot = address.domain().trim_matches('.').contains('.');
    (text.len() <= LONGEST && is_plain && has_dot).then(|| text.to_string())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_looks_like_one() {
        for good in ["ada@example.org", " ada+games@mail.example.org ", "ада@пример.рф"]
        {
            assert_eq!(address(good).as_deref(), Some(good.trim()), "{good}");
        }
        let long = format!("{}@example.org", "a".repeat(60));
        assert!(address(&long).is_some());
        let longer = format!("ada@{}example.org", "a.".repeat(100));
        for bad in ["", "ada", "@", "ada@", "@example.org", "ada@localhost", "a b@example.org"] {
            assert_eq!(address(bad), None, "{bad}");
        }
        for bad in ["ada@example.org\r\nBcc: x@example.org", "a@b@example.org", &longer] {
            assert_eq!(address(bad), None, "{bad}");
        }
    }

    #[test]
    fn beyond_this_machine_letters_are_encrypted() {
        for (url, secure) in [
            ("smtp://localhost:25", "smtp://localhost:25"),
            ("smtp://127.0.0.1:2525", "smtp://127.0.0.1:2525"),
            ("smtp://u:p@mail.example.org", "smtp://u:p@mail.example.org?tls=required"),
            (
                "smtp://mail.example.org?tls=opportunistic",
                "smtp://mail.example.org?tls=opportunistic",
            ),
            ("smtps://mail.example.org", "smtps://mail.example.org"),
        ] {
            assert_eq!(secured(url), secure);
        }
    }

    #[test]
    fn what_cannot_be_a_mail_server_is_refused_at_the_start() {
        let server = |url: &str, from: &str| MailServer { url: url.into(), from: from.into() };
        let good = server("smtp://u:secret@mail.example.org", "Oikumene <play@example.org>");
        assert!(Mail::over(&good, "https://play.example.org/").is_ok());
        assert!(Mail::over(&good, "play.example.org").is_err());
        assert!(Mail::over(&server("http://x", "a@example.org"), "https://x").is_err());
        assert!(Mail::over(&server("smtp://localhost", "nobody"), "https://x").is_err());
        assert!(!format!("{good:?}").contains("secret"));
    }
}
