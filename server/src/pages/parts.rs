//! Parts of a page that often stay as they are. A browser that follows a table live tells which it
//! has, and gets a short mark in their place; everybody else gets plain pages.
//!
//! In a live page a part stands between `<!--(HASH-->` and `<!--)-->`, and `<!--=HASH-->` stands
//! for one that the browser has. Whatever people write is escaped, so none of it can look so.

pub use boards::part::part;

use boards::part::{BEGIN, END};
use memchr::memmem;
use std::hash::{DefaultHasher, Hasher};

/// A browser never has more parts of one page.
const MOST: usize = 256;

/// The parts that a browser says it has.
pub fn known(list: &str) -> Vec<u64> {
    let hashes = list.split_ascii_whitespace().take(MOST);
    hashes.filter_map(|hash| u64::from_str_radix(hash, 16).ok()).collect()
}

/// The page for a browser that follows live and has the known parts.
pub fn live(page: &str, known: &[u64]) -> String {
    each(page, |out, text| {
        let hash = hash(text);
        match known.contains(&hash) {
            true => out.push_str(&format!("<!--={hash:016x}-->")),
            false => {
                out.push_str(&format!("<!--({hash:016x}-->"));
                out.push_str(text);
                out.push_str(END);
            }
        }
    })
}

/// The page for everybody else.
pub fn plain(page: &str) -> String {
    each(page, |out, text| out.push_str(text))
}

fn each(page: &str, mut tell: impl FnMut(&mut String, &str)) -> String {
    let mut out = String::with_capacity(page.len());
    let mut told = 0;
    for begin in memmem::find_iter(page.as_bytes(), BEGIN) {
        let start = begin + BEGIN.len();
        let Some(length) = memmem::find(&page.as_bytes()[start..], END.as_bytes()) else { break };
        out.push_str(&page[told..begin]);
        tell(&mut out, &page[start..start + length]);
        told = start + length + END.len();
    }
    out.push_str(&page[told..]);
    out
}

/// The same in every process of this program.
fn hash(text: &str) -> u64 {
    let mut hasher = DefaultHasher::new();
    hasher.write(text.as_bytes());
    hasher.finish()
}

#[cfg(test)]
mod tests {
    use super::*;
    use maud::html;

    fn page() -> String {
        html! { p { "a" (part(html! { b { "one" } })) "z" (part(html! { i { "<!--)-->" } })) } }.0
    }

    #[test]
    fn a_plain_page_has_no_marks() {
        assert_eq!(plain(&page()), "<p>a<b>one</b>z<i>&lt;!--)--&gt;</i></p>");
    }

    #[test]
    fn what_a_browser_has_is_not_sent_again() {
        let whole = live(&page(), &[]);
        let hashes: Vec<&str> = whole.split("<!--(").skip(1).map(|rest| &rest[..16]).collect();
        assert_eq!(hashes.len(), 2);
        let again = live(&page(), &known(hashes[0]));
        let [first, second] = [hashes[0], hashes[1]];
        let mark = format!("<!--({second}-->");
        assert_eq!(again, format!("<p>a<!--={first}-->z{mark}<i>&lt;!--)--&gt;</i><!--)--></p>"));
        assert_eq!(
            live(&page(), &known(&hashes.join(" "))),
            format!("<p>a<!--={first}-->z<!--={second}--></p>")
        );
    }

    #[test]
    fn strange_lists_of_parts_are_nothing() {
        assert!(known("").is_empty());
        assert!(known("zz -1 11112222333344445 é").is_empty());
        assert_eq!(known(&"1 ".repeat(1000)).len(), MOST);
    }
}
