//! Words of the content files that are more than one word: symbols and the clauses of a pact.

use super::*;

/// Symbols joined by `;`: `culture+1;happy-1`.
pub(super) fn symbols(text: &str) -> Result<Symbols, String> {
    let mut symbols = Symbols::default();
    for part in text.split(';').filter(|_| !text.is_empty()) {
        let added = part.parse().and_then(|symbol| add(symbol, &mut symbols));
        added.map_err(|e: String| format!("\"{part}\": {e}"))?;
    }
    Ok(symbols)
}

fn add(symbol: Symbol, symbols: &mut Symbols) -> Result<(), String> {
    let field = symbols.of_mut(symbol.kind);
    if *field != 0 {
        return Err("the symbol stands twice".into());
    }
    *field = symbol.count;
    Ok(())
}

/// The clauses of a pact, joined by `;`.
pub(super) fn pact(text: &str) -> Result<Pact, String> {
    let mut pact = Pact::default();
    for part in text.split(';') {
        let agreed = part.parse().and_then(|clause| agree(clause, &mut pact));
        agreed.map_err(|e| format!("\"{part}\": {e}"))?;
    }
    Ok(pact)
}

fn agree(clause: Clause, pact: &mut Pact) -> Result<(), String> {
    match clause {
        Clause::NoAttacks => pact.no_attacks = true,
        Clause::EndsOnAttack => pact.ends_on_attack = true,
        Clause::AttackerStrength(strength) => pact.attacker_strength = strength,
        Clause::TradeRoutes => {
            pact.trade_routes = true;
            pact.has_sides = true;
        }
        Clause::Cooperation { less, partner } => pact.cooperation = Some((less, partner)),
        Clause::Tourism(culture) => pact.tourism = culture,
        Clause::NoWarOnB => {
            pact.no_war_on_b = true;
            pact.has_sides = true;
        }
        Clause::Both(symbol) => {
            add(symbol, &mut pact.gives[0])?;
            add(symbol, &mut pact.gives[1])?;
        }
        Clause::A(symbol) => {
            add(symbol, &mut pact.gives[0])?;
            pact.has_sides = true;
        }
        Clause::B(symbol) => {
            add(symbol, &mut pact.gives[1])?;
            pact.has_sides = true;
        }
    }
    Ok(())
}
