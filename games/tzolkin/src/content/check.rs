//! Which effects may stand where, so that the rules never meet one that they cannot carry out.

use super::*;

/// Where a list of effects stands.
#[derive(Clone, Copy)]
pub(super) enum Place {
    Space {
        gear: Gear,
        space: u8,
    },
    Building {
        skulls: u8,
    },
    Wealth,
    /// Beyond the last level of a technology.
    Bonus,
    Quick,
}

/// Complains about the first effect of a list that its place does not allow.
pub(super) fn check(effects: &[Effect], place: Place) -> Result<(), String> {
    if effects.is_empty() && !matches!(place, Place::Building { .. }) {
        return Err("at least one effect is needed".into());
    }
    for (index, &effect) in effects.iter().enumerate() {
        if !is_allowed(effect, place) {
            return Err(format!("effect {} is not possible here", index + 1));
        }
    }
    skull_comes_first(effects, place)?;
    payments_buy_something(effects)
}

fn is_allowed(effect: Effect, place: Place) -> bool {
    match place {
        Place::Space { gear, space } => on_space(effect, gear, space),
        Place::Building { skulls } => on_building(effect, skulls),
        Place::Wealth => on_wealth(effect),
        Place::Bonus => in_bonus(effect),
        Place::Quick => in_quick(effect),
    }
}

fn on_space(effect: Effect, gear: Gear, space: u8) -> bool {
    match effect {
        // The jungle has fields for these actions, with wood from the third on.
        Effect::Harvest { wood, .. } => {
            gear == Gear::Palenque && (2..=5).contains(&space) && (wood == 0 || space > 2)
        }
        Effect::PlaceSkull => gear == Gear::ChichenItza,
        _ => !lasts(effect),
    }
}

fn on_building(effect: Effect, skulls: u8) -> bool {
    match effect {
        Effect::Harvest { .. } => false,
        Effect::PlaceSkull => skulls > 0,
        _ => true,
    }
}

fn on_wealth(effect: Effect) -> bool {
    use Effect::*;
    let steps = matches!(effect, Step(..) | AnyStep(_));
    let advances = matches!(effect, Advance(_) | AnyAdvance(_));
    steps || advances || matches!(effect, Gain(..) | Worker(_) | FarmOne(_))
}

/// A bonus that advanced a technology could earn itself again without end.
fn in_bonus(effect: Effect) -> bool {
    use Effect::*;
    matches!(effect, Gain(..) | GainBlock(_) | Points(_) | Step(..) | AnyStep(_) | TwoSteps)
}

/// Technologies never apply to quick actions.
fn in_quick(effect: Effect) -> bool {
    use Effect::*;
    let pays = matches!(effect, PayCorn(_) | PayBlock(_));
    in_bonus(effect) || pays || matches!(effect, Study(_) | Market | BuildPlain | Worker(_))
}

/// Works on Food Days rather than at once.
fn lasts(effect: Effect) -> bool {
    use Effect::*;
    matches!(effect, FarmOne(_) | FarmAll(_) | FoodDay(..) | FoodDayEarly(..) | FoodDayLate(..))
}

/// Chichén Itzá: every action places exactly one skull, before all else.
fn skull_comes_first(effects: &[Effect], place: Place) -> Result<(), String> {
    let is_chichen = matches!(place, Place::Space { gear: Gear::ChichenItza, .. });
    if is_chichen && effects.first() != Some(&Effect::PlaceSkull) {
        return Err("the first effect must be place_skull".into());
    }
    if effects.iter().filter(|effect| **effect == Effect::PlaceSkull).count() > 1 {
        return Err("place_skull may stand only once".into());
    }
    Ok(())
}

/// One payment a list, for what follows it; any action is always paid for in corn, so that no
/// chain of them goes on for ever.
fn payments_buy_something(effects: &[Effect]) -> Result<(), String> {
    let is_payment = |effect: &Effect| matches!(effect, Effect::PayCorn(_) | Effect::PayBlock(_));
    if effects.iter().filter(|effect| is_payment(effect)).count() > 1 {
        return Err("pay may stand only once".into());
    }
    if effects.last().is_some_and(is_payment) {
        return Err("pay must be followed by what is paid for".into());
    }
    let is_any = |effect: &&Effect| **effect == Effect::AnyAction;
    let paid = |pair: &&[Effect]| matches!(pair, [Effect::PayCorn(_), Effect::AnyAction]);
    if effects.iter().filter(is_any).count() != effects.windows(2).filter(paid).count() {
        return Err("any_action must stand after pay:corn".into());
    }
    Ok(())
}
