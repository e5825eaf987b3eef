//! Packing a page on the thread that drew it.

use super::PACKING;
use crate::pages::parts;
use axum::http::header::{
    ACCEPT_ENCODING, CONTENT_ENCODING, CONTENT_TYPE, HeaderMap, HeaderValue, VARY,
};
use axum::response::{IntoResponse, Response};
use flate2::{Compress, Compression, Crc, FlushCompress, Status};
use maud::Markup;
use std::cell::RefCell;

/// What a browser can do with a page.
pub struct Browser {
    unpacks: bool,
    /// The parts that it has, if it follows live.
    known: Option<Vec<u64>>,
}

impl Browser {
    pub fn of(headers: &HeaderMap) -> Browser {
        let text = |name| headers.get(name).and_then(|value: &HeaderValue| value.to_str().ok());
        let known = text("x-live").map(|_| parts::known(text("x-have").unwrap_or_default()));
        Browser { unpacks: unpacks(headers), known }
    }
}

/// Whether a browser unpacks what it gets.
fn unpacks(headers: &HeaderMap) -> bool {
    let accepted = headers.get_all(ACCEPT_ENCODING).iter().filter_map(|value| value.to_str().ok());
    accepted.flat_map(|list| list.split(',')).any(|coding| {
        let (name, weight) = coding.split_once(';').unwrap_or((coding, "q=1"));
        let weight = weight.trim().strip_prefix("q=").and_then(|weight| weight.parse::<f32>().ok());
        name.trim().eq_ignore_ascii_case("gzip") && weight.is_some_and(|weight| weight > 0.0)
    })
}

/// A page as an answer, without what the browser has, packed if it unpacks.
pub fn answer(page: &Markup, browser: &Browser) -> Response {
    let page = match &browser.known {
        Some(known) => parts::live(&page.0, known),
        None => parts::plain(&page.0),
    };
    let packed = browser.unpacks.then(|| pack(page.as_bytes())).flatten();
    let mut response = match packed {
        Some(packed) => {
            ([(CONTENT_ENCODING, HeaderValue::from_static("gzip"))], packed).into_response()
        }
        None => page.into_response(),
    };
    let headers = response.headers_mut();
    headers.insert(CONTENT_TYPE, HeaderValue::from_static("text/html; charset=utf-8"));
    headers.insert(VARY, HeaderValue::from_static("accept-encoding, x-live, x-have"));
    response
}

thread_local! {
    /// A packer is large and slow to make: each thread makes one.
    static PACKER: RefCell<Compress> =
        RefCell::new(Compress::new(Compression::new(PACKING), false));
}

/// The beginning of what is packed: no name, no time, any system.
const HEAD: [u8; 10] = [0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff];
/// What packing may add to a page that cannot be made smaller.
const SLACK: usize = 1024;

fn pack(page: &[u8]) -> Option<Vec<u8>> {
    let mut packed = Vec::with_capacity(page.len() + page.len() / 1000 + SLACK);
    packed.extend(HEAD);
    let status = PACKER.with_borrow_mut(|packer| {
        packer.reset();
        packer.compress_vec(page, &mut packed, FlushCompress::Finish)
    });
    let mut sum = Crc::new();
    sum.update(page);
    packed.extend(sum.sum().to_le_bytes());
    packed.extend(sum.amount().to_le_bytes());
    matches!(status, Ok(Status::StreamEnd)).then_some(packed)
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::io::Read;

    fn accepting(value: &'static str) -> HeaderMap {
        HeaderMap::from_iter([(ACCEPT_ENCODING, HeaderValue::from_static(value))])
    }

    #[test]
    fn packed_only_for_browsers_that_unpack() {
        for value in ["gzip", "gzip, deflate, br, zstd", "br;q=1.0, GZIP;q=0.5"] {
            assert!(unpacks(&accepting(value)), "{value}");
        }
        for value in ["", "br", "gzip;q=0", "gzip; q=0.000", "gzip;level=9", "xgzip"] {
            assert!(!unpacks(&accepting(value)), "{value}");
        }
        assert!(!unpacks(&HeaderMap::new()));
    }

    #[test]
    fn unpacked_it_is_the_page() {
        let noise = |k: u64| char::from(b' ' + (k.wrapping_mul(0x9E37_79B9_7F4A_7C15) >> 58) as u8);
        for page in ["<p>".repeat(2_000), (0..50_000).map(noise).collect(), String::new()] {
            let packed = pack(page.as_bytes()).unwrap();
            let mut unpacked = String::new();
            flate2::read::GzDecoder::new(&packed[..]).read_to_string(&mut unpacked).unwrap();
            assert_eq!(unpacked, page);
        }
        assert!(pack("<p>".repeat(2_000).as_bytes()).unwrap().len() < 600);
    }
}
