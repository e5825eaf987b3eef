//! Chances and points as a reader writes them.

use kernel::Lexicon;
use kernel::Text;

/// A chance in whole percent.
pub fn percent(lexicon: &Lexicon, chance: f64) -> String {
    said(lexicon, format!("{:.0}", chance * 100.0))
}

/// A change of a chance, with its sign and one decimal.
pub fn change(lexicon: &Lexicon, change: f64) -> String {
    said(lexicon, signed(lexicon, change * 100.0))
}

/// A size of a change of a chance, with one decimal.
pub fn size(lexicon: &Lexicon, size: f64) -> String {
    said(lexicon, decimal(lexicon, size.abs() * 100.0))
}

fn said(lexicon: &Lexicon, number: String) -> String {
    lexicon.say(&Text::new("analysis-percent").with("number", number))
}

/// A number with its sign and one decimal; nothing has no sign.
pub fn signed(lexicon: &Lexicon, number: f64) -> String {
    let plain = decimal(lexicon, number.abs());
    match number {
        _ if (number * 10.0).round() == 0.0 => plain,
        _ if number < 0.0 => format!("−{plain}"),
        _ => format!("+{plain}"),
    }
}

/// A number with one decimal.
pub fn decimal(lexicon: &Lexicon, number: f64) -> String {
    let text = format!("{number:.1}");
    let text = if text == "-0.0" { "0.0".to_string() } else { text };
    text.replace('.', &lexicon.say(&Text::new("analysis-decimal-mark"))).replace('-', "−")
}

/// As exact as it is meant: a tenth of a thousandth.
pub fn rounded(number: f32) -> f64 {
    (f64::from(number) * 10_000.0).round() / 10_000.0
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::pages::words::lexicon;

    #[test]
    fn figures_are_written_as_in_the_language() {
        let (en, ru) = (lexicon("en"), lexicon("ru"));
        assert_eq!(percent(en, 0.344), "34%");
        assert_eq!(percent(ru, 0.344), "34\u{a0}%");
        assert_eq!(change(en, -0.0344), "−3.4%");
        assert_eq!(change(ru, 0.0344), "+3,4\u{a0}%");
        assert_eq!(change(en, -0.0001), "0.0%");
        assert_eq!(size(en, -0.12), "12.0%");
        assert_eq!(decimal(ru, -9.46), "−9,5");
        assert_eq!(signed(en, 0.04), "0.0");
    }
}
