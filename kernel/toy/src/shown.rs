//! What is seen and said of the toy.

use crate::{Bid, Choice, Event, Phase, Toy, flaw};
use kernel::{Asks, Dice, Eyes, Locale, Rules, Seat, Text};

pub const LOCALES: &[Locale] = &[Locale {
    language: "en",
    source: "\
question = Round { $round }: which card?
deal = Deal { $card } to { $seat }
prize = Turn up the prize { $prize }
bid = Bid { $card }
dealt = { $seat } gets a card
seen-prize = The prize is { $prize }
seen-bid = { $seat } bids
shown = { $seat } bid { $card }
won = { $seat } wins { $quarters ->
    [one] a quarter
   *[other] { $quarters } quarters
}
not-asked = That is not asked now
not-held = The card { $card } is not in your hand
gone = That card is gone
chapter-bidding = Bidding
source-prizes = Prizes
source-gift = Gift
",
}];

pub fn say_choice(choice: Choice) -> Text {
    match choice {
        Choice::Deal { seat, card } => Text::new("deal").with("seat", seat).with("card", card),
        Choice::Prize(prize) => Text::new("prize").with("prize", prize),
        Choice::Bid { card } => Text::new("bid").with("card", card),
    }
}

pub fn say_event(event: Event) -> Text {
    match event {
        Event::Dealt { seat, .. } => Text::new("dealt").with("seat", seat),
        Event::Prize(prize) => Text::new("seen-prize").with("prize", prize),
        Event::Bid(seat) => Text::new("seen-bid").with("seat", seat),
        Event::Shown { seat, card } => Text::new("shown").with("seat", seat).with("card", card),
        Event::Won { seat, quarters } => {
            Text::new("won").with("seat", seat).with("quarters", quarters)
        }
    }
}

impl<const FLAW: u8> Toy<FLAW> {
    /// Others' hands and bids are hidden.
    pub(crate) fn hide(&mut self, eyes: Eyes) {
        for seat in Seat::all(self.seats).filter(|seat| !eyes.are(*seat)) {
            let hand = &mut self.hands[seat.index()];
            if FLAW != flaw::OPEN_HANDS {
                hand.hidden = hand.size();
                hand.cards = 0;
            }
            if self.bids[seat.index()] != Bid::None {
                self.bids[seat.index()] = Bid::Hidden;
            }
        }
        if FLAW != flaw::OPEN_SUM {
            self.sum = 0;
        }
    }

    /// Each unseen card is equally likely in each hidden place.
    pub(crate) fn fill(&mut self, dice: &mut impl Dice) {
        for seat in Seat::all(self.seats) {
            while self.hands[seat.index()].hidden > 0 {
                let card = dice.one_of(self.unseen().into());
                let hand = &mut self.hands[seat.index()];
                hand.cards |= 1 << card;
                hand.hidden -= 1;
            }
            if self.bids[seat.index()] == Bid::Hidden && FLAW != flaw::DULL {
                self.bids[seat.index()] = Bid::Card(dice.one_of(self.unseen().into()) as u8);
            }
        }
        let cards = self.hands.iter().flat_map(|hand| crate::rules::bits(hand.cards));
        let bids = self.bids.iter().filter_map(|bid| match bid {
            Bid::Card(card) => Some(*card),
            _ => None,
        });
        self.sum = cards.chain(bids).map(u16::from).sum();
    }

    /// A deal is for one seat, and a bid is secret until the last one turns all over.
    pub(crate) fn shown_choice(&self, choice: Choice, eyes: Eyes) -> Option<Choice> {
        let is_seen = match choice {
            Choice::Deal { seat, .. } => eyes.are(seat),
            Choice::Prize(_) => true,
            Choice::Bid { .. } => {
                let Asks::Seat(seat) = self.asks() else { return Some(choice) };
                let is_last =
                    seat.0 + 1 == self.seats - self.automatons && self.phase == Phase::Bid;
                eyes.are(seat) || is_last
            }
        };
        is_seen.then_some(choice)
    }
}
