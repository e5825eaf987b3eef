//! What a fresh browser fetches to show a page: the page, its styles, script, marks and fonts.

use crate::web::{Line, Reply};
use std::collections::BTreeSet;
use std::io;
use std::net::SocketAddr;

const WHOLE: usize = 4 * 1024 * 1024;

/// All bytes on the wire, heads included.
pub async fn weigh(host: SocketAddr, cookie: &str, path: &str) -> io::Result<usize> {
    let mut line = Line::open(host, cookie).await?;
    let page = fetch(&mut line, path).await?;
    let mut wire = page.wire;
    let mut known = BTreeSet::new();
    let mut wanted = assets(&page.text(WHOLE)?);
    while let Some(path) = wanted.pop() {
        if known.insert(path.clone()) {
            let asset = fetch(&mut line, &path).await?;
            wire += asset.wire;
            if path.contains(".css") {
                wanted.extend(assets(&asset.text(WHOLE)?));
            }
        }
    }
    Ok(wire)
}

async fn fetch(line: &mut Line, path: &str) -> io::Result<Reply> {
    let reply = line.get(path).await?;
    match reply.status {
        200 => Ok(reply),
        status => Err(io::Error::other(format!("{path} answered {status}"))),
    }
}

/// The addresses of what a page or a style names.
fn assets(text: &str) -> Vec<String> {
    let named = text.match_indices("/assets/").map(|(at, _)| {
        let rest = &text[at..];
        rest[..rest.find(['"', '\'', ')', '#', ' ']).unwrap_or(rest.len())].to_string()
    });
    named.collect()
}

#[cfg(test)]
mod tests {
    use super::assets;

    #[test]
    fn whatever_a_page_or_a_style_names_is_found() {
        let page = r#"<link href="/assets/a.css"><script src="/assets/b.js" defer></script>"#;
        assert_eq!(assets(page), ["/assets/a.css", "/assets/b.js"]);
        assert_eq!(assets("src: url(/assets/c.woff2) format('woff2')"), ["/assets/c.woff2"]);
    }
}
