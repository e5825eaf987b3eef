//! Increasing the population (rulebook, "Increase population").

use crate::content::Power;
use crate::event::Event;
use crate::parts::*;
use crate::refusal::Refusal;
use crate::state::*;
use kernel::{Log, Seat};

impl Ages {
    /// Food for the next worker, less what the leader and a card take off.
    pub fn population_price(&self, seat: Seat, less: u8) -> u8 {
        let leader = self.leader_power(seat, only!(Power::CheaperPopulation(less) => less));
        let printed = self.rules().yellow(self.player(seat).yellow_bank).price;
        printed.saturating_sub(leader.unwrap_or(0)).saturating_sub(less)
    }

    /// Food that a seat can spend now: stored, and in its own turn that of a trade route.
    fn food_at_hand(&self, seat: Seat) -> u16 {
        self.stock(seat, Good::Food) + u16::from(self.route_food(seat))
    }

    fn route_food(&self, seat: Seat) -> u8 {
        if seat == self.current { self.turn.food } else { 0 }
    }

    /// Whether there is a token, and food for it. The action is not looked at.
    pub(crate) fn check_population(&self, seat: Seat, less: u8) -> Result<(), Refusal> {
        if self.player(seat).yellow_bank == 0 {
            return Err(Refusal::NoYellowToken);
        }
        let (needs, has) = (self.population_price(seat, less), self.food_at_hand(seat));
        if u16::from(needs) > has {
            return Err(Refusal::NeedsFood { needs, has });
        }
        Ok(())
    }

    /// Pays the food, that of a trade route first, and moves the token.
    pub(crate) fn increase_population(&mut self, seat: Seat, less: u8, log: &mut impl Log<Event>) {
        let price = self.population_price(seat, less);
        let route = price.min(self.route_food(seat));
        self.turn.food -= route;
        self.pay(seat, Good::Food, price - route, log);
        self.gain_population(seat, 1, log);
    }
}
