//! Moments in time. The server says them in universal time; the script says them again in the
//! reader's own.

use maud::{Markup, html};

/// A moment, in milliseconds since 1970.
pub fn moment(milliseconds: u64) -> Markup {
    let seconds = milliseconds / 1_000;
    let (year, month, day) = date(seconds / 86_400);
    let (hour, minute) = (seconds / 3_600 % 24, seconds / 60 % 60);
    let machine = format!("{year:04}-{month:02}-{day:02}T{hour:02}:{minute:02}Z");
    let human = format!("{year:04}-{month:02}-{day:02} {hour:02}:{minute:02} UTC");
    html! { time datetime=(machine) { (human) } }
}

/// The day of a moment in milliseconds since 1970.
pub fn day(milliseconds: u64) -> String {
    let (year, month, day) = date(milliseconds / 86_400_000);
    format!("{year:04}-{month:02}-{day:02}")
}

/// The date of a day since 1970, in the Gregorian calendar (years begin in March inside, so that
/// the leap day is the last of its year).
fn date(days: u64) -> (u64, u64, u64) {
    let shifted = days + 719_468;
    let era = shifted / 146_097;
    let of_era = shifted % 146_097;
    let year_of_era = (of_era - of_era / 1_460 + of_era / 36_524 - of_era / 146_096) / 365;
    let of_year = of_era - (365 * year_of_era + year_of_era / 4 - year_of_era / 100);
    let from_march = (5 * of_year + 2) / 153;
    let day = of_year - (153 * from_march + 2) / 5 + 1;
    let month = if from_march < 10 { from_march + 3 } else { from_march - 9 };
    (year_of_era + era * 400 + u64::from(month <= 2), month, day)
}

#[cfg(test)]
mod tests {
    use super::date;

    #[test]
    fn days_become_dates() {
        assert_eq!(date(0), (1970, 1, 1));
        assert_eq!(date(11_016), (2000, 2, 29));
        assert_eq!(date(20_454), (2026, 1, 1));
    }
}
