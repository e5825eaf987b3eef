//! What a choice does and costs.

use super::*;
use crate::task::Question;
use kernel::Seat;

pub(super) fn say(state: &Ages, choice: Choice) -> Text {
    use Choice as C;
    // Whoever is asked pays.
    let seat = state.agenda.question().map_or(state.current, |(seat, _)| seat);
    match choice {
        C::First(seat) => Text::new("choice-first").with("seat", seat),
        C::Lay(card) => Text::new("choice-lay").with("card", civil(card)),
        C::Draw(card) => Text::new("choice-draw").with("card", held(card)),
        C::Event(card) => Text::new("choice-event").with("card", military(card)),
        C::Peek(card) => Text::new("choice-peek").with("card", held(card)),
        C::Prepare(card) => Text::new("choice-prepare").with("card", held(card)),
        C::Aggression { card, against } => {
            Text::new("choice-aggression").with("card", military(card)).with("seat", against)
        }
        C::War { card, against } => {
            Text::new("choice-war").with("card", military(card)).with("seat", against)
        }
        C::OfferPact { card, to, side: own } => Text::new("choice-offer")
            .with("card", military(card))
            .with("seat", to)
            .with("side", side(own)),
        C::CancelPact(card) => Text::new("choice-cancel").with("card", military(card)),
        C::Resign => Text::new("choice-resign"),
        C::Retire => Text::new("choice-retire"),
        C::Settle(card) => Text::new("choice-settle").with("card", military(card)),
        C::Look => Text::new("choice-look"),
        C::Take(slot) => take(state, seat, slot),
        C::Population => {
            let food = state.population_price(seat, less(state).min(20));
            Text::new("choice-population").with("goods", goods(Good::Food, food))
        }
        C::Build { kind, level } => {
            let cost = state.build_cost(seat, kind, level.level().min(MOST_LEVEL));
            let cost = cost.saturating_sub(less(state));
            Text::new("choice-build")
                .with("tech", tech(kind, level))
                .with("goods", goods(Good::Resources, cost))
        }
        C::Upgrade { kind, from, to } => {
            Text::new("choice-upgrade").with("from", tech(kind, from)).with("to", tech(kind, to))
        }
        C::Destroy { kind, level } => {
            let key = if kind.is_unit() { "choice-disband" } else { "choice-destroy" };
            Text::new(key).with("tech", tech(kind, level))
        }
        C::Lead(card) => Text::new("choice-lead").with("card", civil(card)),
        C::Stages(count) => stages(state, seat, count),
        C::Develop(card) => develop(state, seat, card, false),
        C::Revolution(card) => develop(state, seat, card, true),
        C::Play(card) => Text::new("choice-play").with("card", civil(card)),
        C::PlayTactic(card) => Text::new("choice-play-tactic").with("card", military(card)),
        C::CopyTactic(card) => Text::new("choice-copy-tactic").with("card", military(card)),
        C::Convert => Text::new("choice-convert"),
        C::Raise { kind, level } => Text::new("choice-raise").with("tech", tech(kind, level)),
        C::Stage { kind, from, to } => Text::new("choice-stage")
            .with("from", tech(kind, from))
            .with("to", tech(Kind::Theater, to)),
        C::Settlers => Text::new("choice-settlers"),
        C::TakeCulture => Text::new("choice-take-culture"),
        C::TakeArms => Text::new("choice-take-arms"),
        C::Trade => Text::new("choice-trade"),
        C::Done => done(state, "choice-done"),
        C::Pass => done(state, "choice-done"),
        C::Accept => done(state, "choice-accept"),
        C::Decline => done(state, "choice-decline"),
        C::Discard(card) => Text::new("choice-discard").with("card", held(card)),
        C::Lose { kind, level } => Text::new("choice-lose").with("tech", tech(kind, level)),
        C::Give { store, level } => {
            Text::new("choice-give").with("tech", tech(store.kind(), level))
        }
        C::Tuck(card) => Text::new("choice-tuck").with("card", civil(card)),
        C::Food => either(state, Good::Food),
        C::Resources => either(state, Good::Resources),
        C::Split(food) => split(state, food),
        C::Pledge { card, bonus: true } => {
            Text::new("choice-pledge-bonus").with("card", held(card))
        }
        C::Pledge { card, bonus: false } => Text::new("choice-pledge").with("card", held(card)),
        C::GiveUp => Text::new("choice-give-up"),
        C::Bid(bid) => Text::new("choice-bid").with("bid", bid),
        C::Send { kind, level } => Text::new("choice-send").with("tech", tech(kind, level)),
        C::Bonus(card) => Text::new("choice-bonus").with("card", military(card)),
        C::Raze { kind, level } => Text::new("choice-raze").with("tech", tech(kind, level)),
        C::Colony(card) => Text::new("choice-colony").with("card", military(card)),
        C::Leader => Text::new("choice-leader"),
        C::Wonder => Text::new("choice-wonder"),
        C::Steal(of) => Text::new("choice-steal").with("special", special(of)),
        C::Ravage(card) => Text::new("choice-ravage").with("card", civil(card)),
    }
}

/// The question that is asked.
fn question(state: &Ages) -> Option<Question> {
    state.agenda.question().map(|(_, question)| question)
}

/// Enough, no, yes: the words depend on the question, or are the usual.
fn done(state: &Ages, usual: &'static str) -> Text {
    use Question as Q;
    let Some(question) = question(state) else { return Text::new(usual) };
    Text::new(match question {
        Q::Actions => "choice-end-actions",
        Q::Politics => "choice-no-politics",
        Q::Bid => "choice-pass-bid",
        Q::SendForce => "choice-send-off",
        Q::TakeScience { .. } => "choice-rest-science",
        Q::Tuck { .. } => "choice-no-tuck",
        Q::Discard { .. }
        | Q::LoseWorker
        | Q::GiveBlue { .. }
        | Q::StageToken
        | Q::Work { .. }
        | Q::GainEither { .. }
        | Q::GainSplit { .. }
        | Q::LoseSplit { .. }
        | Q::AnswerPact { .. }
        | Q::Defend(_)
        | Q::Plunder { .. }
        | Q::Raid(_)
        | Q::Annex { .. }
        | Q::Infiltrate { .. }
        | Q::DestroyOwn
        | Q::LoseColony
        | Q::Ravage { .. }
        | Q::Terror { .. }
        | Q::Agreement { .. } => usual,
    })
}

fn either(state: &Ages, good: Good) -> Text {
    let count = question(state).and_then(only!(Question::GainEither { count } => count));
    Text::new("choice-gain").with("goods", goods(good, count.unwrap_or(0)))
}

fn split(state: &Ages, food: u8) -> Text {
    let total = question(state).and_then(only!(
        Question::GainSplit { total }
            | Question::LoseSplit { total }
            | Question::Plunder { total, .. } => total
    ));
    let resources = total.unwrap_or(food).saturating_sub(food);
    Text::new("choice-split")
        .with("food", goods(Good::Food, food))
        .with("resources", goods(Good::Resources, resources))
}

/// What a job takes off a price.
fn less(state: &Ages) -> u8 {
    question(state).and_then(only!(Question::Work { job } => job.less())).unwrap_or(0)
}

fn take(state: &Ages, seat: Seat, slot: u8) -> Text {
    let card = state.row.get(usize::from(slot).wrapping_sub(1)).copied().flatten();
    match card {
        Some(card) => Text::new("choice-take")
            .with("card", civil(card))
            .with("slot", slot)
            .with("actions", state.take_price(seat, slot)),
        None => Text::new("choice-take-nothing").with("slot", slot),
    }
}

fn stages(state: &Ages, seat: Seat, count: u8) -> Text {
    let wonder = state.player(seat).unfinished;
    let name = wonder.map_or(Text::new("kind-wonder"), |wonder| civil(wonder.card));
    let cost: u8 = wonder.map_or(0, |wonder| {
        let stages = &state.rules().civil(wonder.card).stages;
        stages.iter().skip(usize::from(wonder.stages)).take(usize::from(count)).sum()
    });
    Text::new("choice-stages")
        .with("count", count)
        .with("card", name)
        .with("goods", goods(Good::Resources, cost))
}

fn develop(state: &Ages, seat: Seat, card: CivilId, is_revolution: bool) -> Text {
    let key = if is_revolution { "choice-revolution" } else { "choice-develop" };
    let price = state.science_price(seat, card, is_revolution, less(state).min(20));
    Text::new(key).with("card", civil(card)).with("science", price)
}
