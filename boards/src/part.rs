//! Parts of a page that often stay as they are: a page that is followed live leaves out those that
//! the browser has. Whatever people write is escaped, so none of it can look like such a mark.

use maud::Render;

/// What stands before a part.
pub const BEGIN: &str = "<!--(-->";
/// What stands after it.
pub const END: &str = "<!--)-->";

/// Marks a part of a page. Parts do not lie within each other.
pub fn part(content: impl Render) -> impl Render {
    Part(content)
}

struct Part<R>(R);

impl<R: Render> Render for Part<R> {
    fn render_to(&self, out: &mut String) {
        out.push_str(BEGIN);
        self.0.render_to(out);
        out.push_str(END);
    }
}
