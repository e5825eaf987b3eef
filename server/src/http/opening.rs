//! Opening tables: at one click, by a form, and from records and positions of elsewhere.

use super::{Answer, Here, onward};
use crate::App;
use crate::clock::{Terms, Unagreed};
use crate::games::AnyGame;
use crate::host::{Agreed, Seating, Trouble};
use crate::model::{EditionCard, NewTable};
use crate::opponents;
use crate::pages;
use crate::problem::Problem;
use crate::store::{KeptSeat, Person, Sitter};
use crate::visitor::Visitor;
use axum::Form;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::response::IntoResponse;
use kernel::{Options, Seat, Text};
use serde::Deserialize;
use std::collections::HashMap;

/// Seats of a game that is played now, at one click.
const PLAY_NOW: u8 = 3;
/// The word of a form for the content set that the program carries.
const BUILT_IN: &str = "built-in";

#[derive(Deserialize)]
pub struct PlayNow {
    game: String,
}

/// One click: the visitor against opponents, without a clock.
pub async fn play_now(State(app): Here, visitor: Visitor, Form(form): Form<PlayNow>) -> Answer {
    let game = app.host.games.by_id(&form.game).ok_or_else(Problem::not_found)?;
    let (person, cookie) = visitor.person(&app).await?;
    let mut seats = vec![KeptSeat::of(&person)];
    seats.extend((1..PLAY_NOW).map(|_| opponents::seat(opponents::usual(game))));
    let agreed = Agreed {
        content: (game.built_in)().to_string(),
        options: Options::new(PLAY_NOW),
        seats,
        is_open: false,
        hints: false,
        terms: Terms::default(),
    };
    let id = app.host.open_table(&person, game, agreed).await?;
    Ok(onward(&format!("/t/{id}"), cookie))
}

pub async fn new_table(State(app): Here, visitor: Visitor, Path(game): Path<String>) -> Answer {
    let game = app.host.games.by_id(&game).ok_or_else(Problem::not_found)?;
    Ok(form(&app, &visitor, game, None).into_response())
}

fn form(app: &App, visitor: &Visitor, game: &AnyGame, error: Option<String>) -> maud::Markup {
    let card = |edition: &crate::editions::Edition| EditionCard {
        hash: edition.hash.clone(),
        name: edition.name.clone(),
    };
    let page = NewTable {
        game: (game.card)(visitor.language),
        minds: known_minds(app, game),
        usual: opponents::usual(game),
        is_understood: game.is_understood(),
        editions: app.host.editions.of_game(game.id).map(card).collect(),
        error,
    };
    pages::new_table(&visitor.reader(), &page)
}

/// Who can be an opponent at this game.
fn known_minds(app: &App, game: &AnyGame) -> Vec<String> {
    (game.minds)().iter().map(ToString::to_string).chain(app.host.bots.minds()).collect()
}

/// The form again, with what was wrong; nothing has changed.
fn again(app: &App, visitor: &Visitor, game: &AnyGame, wrong: &Wrong) -> Answer {
    let words = pages::words::lexicon(visitor.language);
    let page = form(app, visitor, game, Some(words.say(&wrong.text())));
    Ok((StatusCode::UNPROCESSABLE_ENTITY, page).into_response())
}

/// What is wrong with the form of a new table.
enum Wrong {
    Seats,
    Sitter,
    /// Only minds would sit there.
    Nobody,
    Content,
    Time(Unagreed),
    Setup(String),
}

impl Wrong {
    fn text(&self) -> Text {
        match self {
            Wrong::Seats => Text::new("page-problem-seats"),
            Wrong::Sitter => Text::new("page-problem-sitter"),
            Wrong::Nobody => Text::new("page-problem-nobody"),
            Wrong::Content => Text::new("page-problem-edition"),
            Wrong::Time(Unagreed::Tempo) => Text::new("page-problem-tempo"),
            Wrong::Time(Unagreed::Clock) => Text::new("page-problem-clock"),
            Wrong::Time(Unagreed::Numbers(tempo)) => {
                let (bank, increment) = tempo.most();
                let key = match tempo {
                    crate::clock::Tempo::Live => "page-problem-clock-live",
                    crate::clock::Tempo::Letters => "page-problem-clock-letters",
                };
                Text::new(key).with("bank", bank as i64).with("increment", increment as i64)
            }
            Wrong::Setup(why) => Text::new("page-problem-setup").with("why", why.clone()),
        }
    }
}

/// The form of a new table: `game`, `seats`, `module-ID` for each module that is on, `variant-ID`
/// with one of its choices, `seat-K` with
/// `me`, `invite`, `beside` or `mind:NAME`, `content` with `built-in` or a hash, `tempo`, `clock`,
/// `bank` and `increment` (see [`Terms::read`]), and `open`.
pub async fn open_table(
    State(app): Here,
    visitor: Visitor,
    Form(fields): Form<HashMap<String, String>>,
) -> Answer {
    let named = fields.get("game").map(String::as_str).unwrap_or_default();
    let game = app.host.games.by_id(named).ok_or_else(Problem::not_found)?;
    let fields = Fields(fields);
    // Everything is read before a guest is made of a stranger.
    let (content, terms) = match fields.content(&app, game).and_then(|c| Ok((c, fields.terms()?))) {
        Ok(read) => read,
        Err(wrong) => return again(&app, &visitor, game, &wrong),
    };
    let options = match fields.options(game, visitor.language) {
        Ok(options) => options,
        Err(wrong) => return again(&app, &visitor, game, &wrong),
    };
    if let Err(wrong) = fields.check_sitters(options.seats, &known_minds(&app, game)) {
        return again(&app, &visitor, game, &wrong);
    }
    let (person, cookie) = visitor.person(&app).await?;
    let seats = fields.sitters(options.seats, &person);
    let (is_open, hints) = (fields.has("open"), fields.has("hints"));
    let agreed = Agreed { content, options, seats, is_open, hints, terms };
    match app.host.open_table(&person, game, agreed).await {
        Ok(id) => Ok(onward(&format!("/t/{id}"), cookie)),
        Err(Trouble::Unreadable(why)) => again(&app, &visitor, game, &Wrong::Setup(why)),
        Err(trouble) => Err(trouble.into()),
    }
}

/// The fields of a form by name; a missing one is empty.
struct Fields(HashMap<String, String>);

impl Fields {
    fn get(&self, name: &str) -> &str {
        self.0.get(name).map(String::as_str).unwrap_or_default()
    }

    fn has(&self, name: &str) -> bool {
        self.0.contains_key(name)
    }

    fn content(&self, app: &App, game: &AnyGame) -> Result<String, Wrong> {
        match self.get("content") {
            "" | BUILT_IN => Ok((game.built_in)().to_string()),
            hash => {
                let found = app.host.editions.of_game(game.id).find(|known| known.hash == hash);
                found.map(|edition| edition.hash.clone()).ok_or(Wrong::Content)
            }
        }
    }

    fn terms(&self) -> Result<Terms, Wrong> {
        let [tempo, clock, bank, increment] =
            ["tempo", "clock", "bank", "increment"].map(|name| self.get(name));
        Terms::read(tempo, clock, bank, increment).map_err(Wrong::Time)
    }

    fn options(&self, game: &AnyGame, language: &'static str) -> Result<Options, Wrong> {
        let card = (game.card)(language);
        let seats = self.get("seats").parse().map_err(|_| Wrong::Seats)?;
        if !(card.seats.0..=card.seats.1).contains(&seats) {
            return Err(Wrong::Seats);
        }
        let modules = card.modules.into_iter().map(|module| module.id);
        let modules = modules.filter(|id| self.has(&format!("module-{id}")));
        let mut options = Options::new(seats).with(modules);
        for variant in &card.variants {
            match self.get(&format!("variant-{}", variant.id)) {
                "" => {}
                choice => options = options.choosing(variant.id, choice),
            }
        }
        Ok(options)
    }

    fn who(&self, number: u8) -> &str {
        self.get(&format!("seat-{number}"))
    }

    fn check_sitters(&self, seats: u8, known: &[String]) -> Result<(), Wrong> {
        let is_known = |who: &str| match who.strip_prefix("mind:") {
            Some(mind) => known.iter().any(|known| known == mind),
            None => ["me", "invite", "beside"].contains(&who),
        };
        if !(1..=seats).all(|number| is_known(self.who(number))) {
            return Err(Wrong::Sitter);
        }
        match (1..=seats).any(|number| !self.who(number).starts_with("mind:")) {
            true => Ok(()),
            false => Err(Wrong::Nobody),
        }
    }

    fn sitters(&self, seats: u8, person: &Person) -> Vec<KeptSeat> {
        (1..=seats).map(|number| sitter(self.who(number), number, person)).collect()
    }
}

fn sitter(who: &str, number: u8, person: &Person) -> KeptSeat {
    match (who, who.strip_prefix("mind:")) {
        (_, Some(mind)) => opponents::seat(mind),
        ("invite", _) => KeptSeat::new(Sitter::Free, String::new()),
        ("beside", _) => {
            let name = format!("{} {number}", person.name);
            KeptSeat::new(Sitter::Beside(person.id.clone()), name)
        }
        _ => KeptSeat::of(person),
    }
}

#[derive(Deserialize)]
pub struct ImportForm {
    record: String,
    /// `all`, or the number of the seat that the visitor takes.
    #[serde(default)]
    seat: String,
}

/// A record or a position from elsewhere becomes a table.
pub async fn import(State(app): Here, visitor: Visitor, Form(form): Form<ImportForm>) -> Answer {
    let seating = match form.seat.as_str() {
        "" | "all" => Seating::Alone,
        number => match number.parse::<u8>().ok().and_then(|number| number.checked_sub(1)) {
            Some(seat) => Seating::At(Seat(seat)),
            None => return Err(Trouble::NoSuchSeat.into()),
        },
    };
    app.limits.admit_import(visitor.way.client)?;
    let (person, cookie) = visitor.person(&app).await?;
    let id = app.host.import(&person, form.record.trim(), seating).await?;
    Ok(onward(&format!("/t/{id}"), cookie))
}
