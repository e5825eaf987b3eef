//! Files that the program carries: styles, script, fonts, the mark. Their address holds a hash of
//! them all, so that a browser may keep them for ever and still never shows an old one.

use std::borrow::Cow;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::sync::LazyLock;

pub const CSS: &str = "text/css; charset=utf-8";

/// A file that pages refer to.
pub struct Asset {
    pub name: &'static str,
    pub kind: &'static str,
    pub bytes: &'static [u8],
}

macro_rules! asset {
    ($name:literal, $kind:expr, $path:literal) => {
        Asset { name: $name, kind: $kind, bytes: include_bytes!(concat!("../assets/", $path)) }
    };
}

const FILES: &[Asset] = &[
    asset!("style.css", CSS, "style.css"),
    Asset { name: "board.css", kind: CSS, bytes: boards::STYLE.as_bytes() },
    asset!("analysis.css", CSS, "analysis.css"),
    asset!("mark.svg", "image/svg+xml", "mark.svg"),
    asset!("live.js", "text/javascript; charset=utf-8", "live.js"),
    asset!("motion.js", "text/javascript; charset=utf-8", "motion.js"),
    asset!("tips.js", "text/javascript; charset=utf-8", "tips.js"),
    asset!("sans.woff2", "font/woff2", "fonts/sans.woff2"),
    asset!("sans-bold.woff2", "font/woff2", "fonts/sans-bold.woff2"),
    asset!("serif.woff2", "font/woff2", "fonts/serif.woff2"),
];

/// The files as they are served.
static ASSETS: LazyLock<Vec<Asset>> = LazyLock::new(|| FILES.iter().map(Asset::served).collect());

impl Asset {
    /// Lines of comment are for readers of the source, not for browsers: a script goes without.
    fn served(&self) -> Asset {
        let bytes = match std::str::from_utf8(self.bytes) {
            Ok(script) if self.name.ends_with(".js") => {
                let is_said = |line: &&str| !line.trim_start().starts_with("//");
                let lines: Vec<&str> = script.lines().filter(is_said).collect();
                lines.join("\n").leak().as_bytes()
            }
            _ => self.bytes,
        };
        Asset { name: self.name, kind: self.kind, bytes }
    }
}

/// The fonts that every page needs at once.
pub const FONTS: [&str; 3] = ["sans.woff2", "sans-bold.woff2", "serif.woff2"];

/// Changes with any of the files.
static VERSION: LazyLock<String> = LazyLock::new(|| {
    let mut hasher = DefaultHasher::new();
    ASSETS.iter().for_each(|asset| asset.bytes.hash(&mut hasher));
    format!("{:016x}", hasher.finish())
});

pub fn by_name(name: &str) -> Option<&'static Asset> {
    ASSETS.iter().find(|asset| asset.name == name)
}

/// Whether a page that names this version means these files.
pub fn is_current(version: &str) -> bool {
    version == VERSION.as_str()
}

/// Where a file is served. Files refer to each other by name alone.
pub fn address(name: &str) -> String {
    format!("/assets/{}/{name}", VERSION.as_str())
}

/// A style sheet of one of the games, or of all their covers. It refers to no other file, and its
/// address changes with it alone.
#[derive(Clone, Debug)]
pub struct Sheet {
    /// With its ending.
    pub name: String,
    pub css: Cow<'static, str>,
    version: String,
}

impl Sheet {
    pub fn new(name: &str, css: impl Into<Cow<'static, str>>) -> Sheet {
        let css = css.into();
        let mut hasher = DefaultHasher::new();
        css.hash(&mut hasher);
        Sheet { name: format!("{name}.css"), css, version: format!("{:016x}", hasher.finish()) }
    }

    /// Where it is served.
    pub fn address(&self) -> String {
        format!("/assets/{}/{}", self.version, self.name)
    }

    /// Whether a page that names this version means this sheet.
    pub fn is_current(&self, version: &str) -> bool {
        version == self.version
    }
}
