//! Standing orders that somebody at a table has given.

use kernel::Order;
use kernel::order::Given;
use std::collections::BTreeMap;
use std::fmt;
use std::str::FromStr;

/// Orders by id, each with its number (0 for those without). Written as `bids:3 pacts:0`.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Orders(BTreeMap<String, u8>);

impl Orders {
    /// From a form: `give-ID` for each order given, with `limit-ID` where it has a number. Nothing
    /// when a number is missing or not allowed.
    pub fn read(known: &[Order], form: &BTreeMap<String, String>) -> Option<Orders> {
        let mut orders = BTreeMap::new();
        for Order { id, limit } in known {
            if !form.contains_key(&format!("give-{id}")) {
                continue;
            }
            let number = match limit {
                None => 0,
                Some(allowed) => {
                    let number = form.get(&format!("limit-{id}"))?.trim().parse().ok()?;
                    Some(number).filter(|number| allowed.contains(number))?
                }
            };
            orders.insert(id.to_string(), number);
        }
        Some(Orders(orders))
    }

    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// The number of an order, if it was given.
    pub fn number(&self, id: &str) -> Option<u8> {
        self.0.get(id).copied()
    }

    pub fn given(&self) -> impl Iterator<Item = Given<'_>> {
        self.0.iter().map(|(id, &limit)| Given { id, limit })
    }
}

impl fmt::Display for Orders {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, (id, number)) in self.0.iter().enumerate() {
            let gap = if index == 0 { "" } else { " " };
            write!(f, "{gap}{id}:{number}")?;
        }
        Ok(())
    }
}

impl FromStr for Orders {
    type Err = String;

    fn from_str(text: &str) -> Result<Orders, String> {
        let order = |part: &str| {
            let (id, number) = part.split_once(':')?;
            Some((id.to_string(), number.parse().ok()?))
        };
        let orders: Option<_> = text.split_whitespace().map(order).collect();
        orders.map(Orders).ok_or_else(|| format!("\"{text}\" is not a list of orders"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn form(fields: &[(&str, &str)]) -> BTreeMap<String, String> {
        fields.iter().map(|(name, value)| (name.to_string(), value.to_string())).collect()
    }

    #[test]
    fn orders_are_read_from_a_form_and_written_and_read_again() {
        let known = [Order { id: "bids", limit: Some(0..=30) }, Order { id: "pacts", limit: None }];
        let read = |fields: &[(&str, &str)]| Orders::read(&known, &form(fields));
        let both = read(&[("give-bids", "on"), ("limit-bids", "3"), ("give-pacts", "on")]).unwrap();
        assert_eq!(both.to_string(), "bids:3 pacts:0");
        assert_eq!(both.to_string().parse(), Ok(both.clone()));
        assert_eq!((both.number("bids"), both.number("defence")), (Some(3), None));
        assert!(read(&[("limit-bids", "3")]).unwrap().is_empty(), "not ticked");
        for limit in ["", "31", "-1", "x", "999"] {
            assert_eq!(read(&[("give-bids", "on"), ("limit-bids", limit)]), None, "{limit}");
        }
        assert_eq!(read(&[("give-bids", "on")]), None);
        assert!("bids".parse::<Orders>().is_err());
        assert_eq!("".parse(), Ok(Orders::default()));
    }
}
