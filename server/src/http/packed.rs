//! Packing a page on the thread that drew it.

use super::PACKING;
use axum::http::header::{
    ACCEPT_ENCODING, CONTENT_ENCODING, CONTENT_TYPE, HeaderMap, HeaderValue, VARY,
};
use axum::response::{IntoResponse, Response};
use flate2::Compression;
use flate2::write::GzEncoder;
use maud::Markup;
use std::io::Write;

/// Whether a browser unpacks what it gets.
pub fn unpacks(headers: &HeaderMap) -> bool {
    let accepted = headers.get_all(ACCEPT_ENCODING).iter().filter_map(|value| value.to_str().ok());
    accepted.flat_map(|list| list.split(',')).any(|coding| {
        let (name, weight) = coding.split_once(';').unwrap_or((coding, "q=1"));
        let weight = weight.trim().strip_prefix("q=").and_then(|weight| weight.parse::<f32>().ok());
        name.trim().eq_ignore_ascii_case("gzip") && weight.is_some_and(|weight| weight > 0.0)
    })
}

/// A page as an answer, packed if the browser unpacks it.
pub fn answer(page: Markup, unpacks: bool) -> Response {
    let packed = unpacks.then(|| pack(page.0.as_bytes())).flatten();
    let mut response = match packed {
        Some(packed) => {
            ([(CONTENT_ENCODING, HeaderValue::from_static("gzip"))], packed).into_response()
        }
        None => page.0.into_response(),
    };
    let headers = response.headers_mut();
    headers.insert(CONTENT_TYPE, HeaderValue::from_static("text/html; charset=utf-8"));
    headers.insert(VARY, HeaderValue::from_static("accept-encoding"));
    response
}

fn pack(page: &[u8]) -> Option<Vec<u8>> {
    let packed = Vec::with_capacity(page.len() / 4);
    let mut encoder = GzEncoder::new(packed, Compression::new(PACKING));
    encoder.write_all(page).ok()?;
    encoder.finish().ok()
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
        let page = "<p>".repeat(2_000);
        let packed = pack(page.as_bytes()).unwrap();
        assert!(packed.len() < page.len() / 10);
        let mut unpacked = String::new();
        flate2::read::GzDecoder::new(&packed[..]).read_to_string(&mut unpacked).unwrap();
        assert_eq!(unpacked, page);
    }
}
