//! What every request passes: where it comes from, forgery from other sites, floods, bodies that do
//! not end, and pages that load or run what is not ours.

mod address;
mod body;
mod forgery;
mod headers;
mod limits;
mod painters;
mod span;
mod streams;

pub use address::{Client, Outside, PublicUrl, Way, locate};
pub use body::whole_body;
pub use forgery::forgery;
pub use headers::headers;
pub use limits::{Allowance, Limits, limit};
pub use painters::Painters;
pub use span::{failed, span};
pub use streams::{Listening, Streams};
