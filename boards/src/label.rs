//! Names of pieces that make choices.

/// What a piece is called: what its choice does, and what is written on it, so that those who speak
/// to their browser can name what they see.
pub fn label(words: &str, piece: &str) -> String {
    let plain = |text: &str| -> Vec<String> {
        let words = text.split_whitespace().map(|word| word.trim_end_matches([':', ',', '.', ';']));
        words.map(str::to_lowercase).collect()
    };
    let written = written(piece);
    let (said, seen) = (plain(words), plain(&written));
    match seen.is_empty() || said.windows(seen.len()).any(|some| some == seen) {
        true => words.to_string(),
        false => format!("{words} · {written}"),
    }
}

/// The text of a drawing without its titles.
fn written(drawing: &str) -> String {
    let mut texts = Vec::new();
    for part in drawing.split('<').skip(1) {
        if let Some((tag, text)) = part.split_once('>')
            && !tag.starts_with("title")
        {
            texts.extend(text.split_whitespace());
        }
    }
    texts.join(" ")
}
