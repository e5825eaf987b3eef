//! What is agreed about time before a game: the tempo, and the clock if there is one.

/// A second, a minute and an hour in milliseconds.
const SECOND: u64 = 1_000;
const MINUTE: u64 = 60 * SECOND;
const HOUR: u64 = 60 * MINUTE;

/// How people play.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Tempo {
    /// Everybody is there.
    #[default]
    Live,
    /// A move when you can, over days.
    Letters,
}

impl Tempo {
    /// The word in forms and in what is kept.
    pub fn key(self) -> &'static str {
        match self {
            Tempo::Live => "live",
            Tempo::Letters => "letters",
        }
    }

    pub fn of(key: &str) -> Option<Tempo> {
        [Tempo::Live, Tempo::Letters].into_iter().find(|tempo| tempo.key() == key)
    }

    /// What one of a bank and one of an increment are: minutes and seconds for those who are
    /// there, hours and hours for those who are not.
    fn units(self) -> (u64, u64) {
        match self {
            Tempo::Live => (MINUTE, SECOND),
            Tempo::Letters => (HOUR, HOUR),
        }
    }

    /// The largest bank and increment, in those units.
    pub fn most(self) -> (u64, u64) {
        match self {
            Tempo::Live => (600, 3_600),
            Tempo::Letters => (2_400, 720),
        }
    }

    /// Whoever takes a seat back has at least so long for the turn.
    pub fn least_turn(self) -> u64 {
        match self {
            Tempo::Live => 30 * SECOND,
            Tempo::Letters => HOUR,
        }
    }
}

/// A clock: so much for the whole game, and so much more for every turn, in milliseconds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Control {
    pub bank: u64,
    pub increment: u64,
}

impl Control {
    fn of(tempo: Tempo, bank: u64, increment: u64) -> Control {
        let (a_bank, an_increment) = tempo.units();
        Control { bank: bank * a_bank, increment: increment * an_increment }
    }
}

/// Clocks with a name, in the units of each tempo.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Preset {
    /// The word in forms.
    pub key: &'static str,
    pub live: (u64, u64),
    pub letters: (u64, u64),
}

pub const PRESETS: [Preset; 2] = [
    Preset { key: "short", live: (15, 20), letters: (48, 12) },
    Preset { key: "long", live: (45, 60), letters: (168, 24) },
];

/// The tempo and the clock of a table.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Terms {
    pub tempo: Tempo,
    pub control: Option<Control>,
}

/// What is wrong with a form.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unagreed {
    Tempo,
    Clock,
    /// The numbers of a clock: not numbers, or too large, or nothing at all.
    Numbers(Tempo),
}

impl Terms {
    /// What a form says; a field that is empty or missing says the usual. `bank` and `increment`
    /// only count for the clock `own`.
    pub fn read(tempo: &str, clock: &str, bank: &str, increment: &str) -> Result<Terms, Unagreed> {
        let tempo = match tempo {
            "" => Tempo::default(),
            word => Tempo::of(word).ok_or(Unagreed::Tempo)?,
        };
        let (bank, increment) = match clock {
            "" | "none" => return Ok(Terms { tempo, control: None }),
            "own" => own(tempo, bank, increment).ok_or(Unagreed::Numbers(tempo))?,
            word => {
                let preset = PRESETS.iter().find(|preset| preset.key == word);
                let preset = preset.ok_or(Unagreed::Clock)?;
                if tempo == Tempo::Live { preset.live } else { preset.letters }
            }
        };
        Ok(Terms { tempo, control: Some(Control::of(tempo, bank, increment)) })
    }
}

fn own(tempo: Tempo, bank: &str, increment: &str) -> Option<(u64, u64)> {
    let number = |text: &str| text.trim().parse::<u64>().ok();
    let (bank, increment) = (number(bank)?, number(increment)?);
    let (most_bank, most_increment) = tempo.most();
    let fits = bank <= most_bank && increment <= most_increment && bank + increment > 0;
    fits.then_some((bank, increment))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_form_that_says_nothing_is_live_without_a_clock() {
        assert_eq!(Terms::read("", "", "", ""), Ok(Terms::default()));
        assert_eq!(Terms::read("live", "none", "7", "x"), Ok(Terms::default()));
    }

    #[test]
    fn units_follow_the_tempo() {
        let control = |tempo, clock, bank, increment| {
            Terms::read(tempo, clock, bank, increment).map(|terms| terms.control.unwrap())
        };
        let live = Control { bank: 5 * 60_000, increment: 10_000 };
        assert_eq!(control("live", "own", "5", " 10 "), Ok(live));
        let letters = Control { bank: 5 * 3_600_000, increment: 10 * 3_600_000 };
        assert_eq!(control("letters", "own", "5", "10"), Ok(letters));
        assert_eq!(control("live", "short", "", "").unwrap().bank, 15 * 60_000);
        assert_eq!(control("letters", "long", "", "").unwrap().bank, 168 * 3_600_000);
    }

    #[test]
    fn what_makes_no_clock_is_refused() {
        assert_eq!(Terms::read("never", "none", "", ""), Err(Unagreed::Tempo));
        assert_eq!(Terms::read("live", "sundial", "", ""), Err(Unagreed::Clock));
        for (bank, increment) in [
            ("", ""),
            ("0", "0"),
            ("-1", "5"),
            ("5", "-1"),
            ("five", "5"),
            ("1.5", "5"),
            ("601", "0"),
            ("1", "3601"),
            ("99999999999999999999", "1"),
            ("18446744073709551615", "18446744073709551615"),
        ] {
            let read = Terms::read("live", "own", bank, increment);
            assert_eq!(read, Err(Unagreed::Numbers(Tempo::Live)), "{bank} {increment}");
        }
    }
}
