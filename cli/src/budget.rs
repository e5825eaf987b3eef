//! How long to think, as a person says it: `2s`, `500ms`, `1000it`.

use minds::search::Budget;
use std::time::Duration;

/// The longest, in seconds.
const LONGEST: f64 = 86_400.0;

/// Reads `2s`, `500ms` or `1000it`; a number alone is iterations.
pub fn read(text: &str) -> Result<Budget, String> {
    let digits = text.find(|c: char| c != '.' && !c.is_ascii_digit()).unwrap_or(text.len());
    let (number, unit) = text.split_at(digits);
    let wrong = || format!("\"{text}\" is no budget; say 2s, 500ms or 1000it");
    match unit {
        "" | "it" => match number.parse::<u64>().map_err(|_| wrong())? {
            0 => Err("a budget is at least one iteration (1it)".into()),
            count => Ok(Budget::iterations(count)),
        },
        "s" | "ms" => {
            let amount: f64 = number.parse().map_err(|_| wrong())?;
            let seconds = if unit == "s" { amount } else { amount / 1000.0 };
            match (0.001..=LONGEST).contains(&seconds) {
                true => Ok(Budget::time(Duration::from_secs_f64(seconds))),
                false => Err(format!("a budget is from 1ms to {LONGEST}s, not {text}")),
            }
        }
        _ => Err(wrong()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn budgets_are_time_or_iterations() {
        assert_eq!(read("2s"), Ok(Budget::time(Duration::from_secs(2))));
        assert_eq!(read("1.5s"), Ok(Budget::time(Duration::from_millis(1500))));
        assert_eq!(read("20ms"), Ok(Budget::time(Duration::from_millis(20))));
        assert_eq!(read("500it"), Ok(Budget::iterations(500)));
        assert_eq!(read("500"), Ok(Budget::iterations(500)));
        for wrong in ["", "0", "0it", "0s", "-1", "1.5it", "2h", "s", "nans", "1e9s", "99999999s"] {
            assert!(read(wrong).is_err(), "{wrong}");
        }
    }
}
