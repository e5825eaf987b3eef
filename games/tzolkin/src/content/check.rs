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
    use Effect::*;
    use Place::*;
    match effect {
        Gain(..) | Step(..) | AnyStep(_) => true,
        GainBlock(_) | Points(_) | TwoSteps => !matches!(place, Wealth),
        // A bonus that advanced a technology could earn itself again without end.
        Advance(_) | AnyAdvance(_) => matches!(place, Space { .. } | Building { .. } | Wealth),
        Worker(_) => !matches!(place, Bonus),
        // Technologies never apply to quick actions.
        PayCorn(_) | PayBlock(_) | Study(_) | Market | BuildPlain => {
            matches!(place, Space { .. } | Building { .. } | Quick)
        }
        Extract(..) | Fish(_) | TechExchange | Build(_) | BuildOrMonument(_) | BuildMonument
        | BuildForCorn(_) | AnyAction => matches!(place, Space { .. } | Building { .. }),
        // The jungle has fields for these actions, with wood from the third on.
        Harvest { wood, .. } => matches!(
            place,
            Space { gear: Gear::Palenque, space: space @ 2..=5 } if wood == 0 || space > 2
        ),
        PlaceSkull => {
            matches!(place, Space { gear: Gear::ChichenItza, .. } | Building { skulls: 1.. })
        }
        // What works on Food Days rather than at once.
        FarmOne(_) => matches!(place, Building { .. } | Wealth),
        FarmAll(_) | FoodDay(..) | FoodDayEarly(..) | FoodDayLate(..) => {
            matches!(place, Building { .. })
        }
    }
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
