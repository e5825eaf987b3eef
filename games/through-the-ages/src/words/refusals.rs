//! Why not.

use super::*;
use crate::refusal::Refusal;

pub(crate) fn refusal(refusal: Refusal) -> Text {
    use Refusal as R;
    let plain = |key: &str| Text::new(format!("refusal-{key}"));
    let needs = |key: &str, needs: u16, has: u16| plain(key).with("needs", needs).with("has", has);
    match refusal {
        R::NeedsCivil { needs: n, has } => needs("civil", n.into(), has.into()),
        R::NeedsMilitary { needs: n, has } => needs("military", n.into(), has.into()),
        R::NeedsFood { needs: n, has } => needs("food", n.into(), has),
        R::NeedsResources { needs: n, has } => needs("resources", n.into(), has),
        R::NeedsScience { needs: n, has } => needs("science", n.into(), has),
        R::NeedsAllCivil { needs: n, has } => needs("all-civil", n.into(), has.into()),
        R::NeedsAllMilitary { needs: n, has } => needs("all-military", n.into(), has.into()),
        R::HandFull { limit } => plain("hand-full").with("limit", limit),
        R::LeaderOfAge { age: of } => plain("leader-of-age").with("age", age(of)),
        R::UrbanLimit { limit } => plain("urban-limit").with("limit", limit),
        R::TooManyStages { most } => plain("too-many-stages").with("most", most),
        R::NotStronger { yours, theirs } => {
            plain("not-stronger").with("yours", yours).with("theirs", theirs)
        }
        R::TooManyCards { most } => plain("too-many-cards").with("most", most),
        R::BidTooLow { least } => plain("bid-too-low").with("least", least),
        R::BidTooHigh { most } => plain("bid-too-high").with("most", most),
        R::ForceTooSmall { needs: n, has } => needs("force-too-small", n.into(), has.into()),
        R::TooMuch { most } => plain("too-much").with("most", most),
        R::TooLittle { least } => plain("too-little").with("least", least),
        R::LevelTooHigh { most } => plain("level-too-high").with("age", age(Age::of(most))),
        other => plain(key(other)),
    }
}

/// The refusals that need no facts.
fn key(refusal: Refusal) -> &'static str {
    use Refusal as R;
    match refusal {
        R::NotThere => "not-there",
        R::NoUnusedWorker => "no-unused-worker",
        R::NoYellowToken => "no-yellow-token",
        R::NoTokenThere => "no-token-there",
        R::NoWorkerThere => "no-worker-there",
        R::FirstRound => "first-round",
        R::HasTechnology => "has-technology",
        R::HasUnfinishedWonder => "has-unfinished-wonder",
        R::NotHigher => "not-higher",
        R::NoWonder => "no-wonder",
        R::NotTechnology => "not-technology",
        R::NotGovernment => "not-government",
        R::NotLeader => "not-leader",
        R::NotAction => "not-action",
        R::TakenThisTurn => "taken-this-turn",
        R::PartnerHasNoScience => "partner-has-no-science",
        R::OnceATurn => "once-a-turn",
        R::NoPower => "no-power",
        R::OneTactic => "one-tactic",
        R::SameTactic => "same-tactic",
        R::NotTactic => "not-tactic",
        R::NothingToDo => "nothing-to-do",
        R::NotEvent => "not-event",
        R::NotAggression => "not-aggression",
        R::NotWar => "not-war",
        R::NotPact => "not-pact",
        R::NotTerritory => "not-territory",
        R::NotYourself => "not-yourself",
        R::HasResigned => "has-resigned",
        R::PactForbids => "pact-forbids",
        R::Pacifist => "pacifist",
        R::NobodyMayAttack => "nobody-may-attack",
        R::LastRound => "last-round",
        R::NothingToTake => "nothing-to-take",
        R::SidesEqual => "sides-equal",
        R::AgeFour => "age-four",
        R::PoliticsDone => "politics-done",
        R::AlreadyLooked => "already-looked",
        R::NoEvents => "no-events",
        R::CannotSucceed => "cannot-succeed",
        R::NotBonus => "not-bonus",
        R::NeedsUnit => "needs-unit",
        R::IsRuin => "is-ruin",
        R::MustChoose => "must-choose",
        _ => "not-asked",
    }
}
