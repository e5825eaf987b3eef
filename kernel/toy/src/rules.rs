//! The toy's rules.

use crate::{
    Bid, Cards, Choice, Draw, Event, Hand, MOST_SEATS, Phase, Question, ROUNDS, Refusal, Step, Toy,
    flaw, shown,
};
use kernel::{
    Breach, Dice, Eyes, Hidden, Locale, Log, Module, Offers, Options, Points, Rules, Seat,
    SetupError, Shared, Spoken, Standing, Standings, Task, TaskOf, Text, Variant, setup,
};
use std::ops::RangeInclusive;
use std::sync::atomic::{AtomicI32, Ordering};

/// Who else bids: nobody, or the house.
const VARIANTS: &[Variant] = &[Variant { id: "rival", of: &["none", "house"] }];

/// Prizes 1 to 5, as bits.
const PRIZES: u16 = 0b11_1110;

impl<const FLAW: u8> Toy<FLAW> {
    /// All cards of the content set, as bits.
    pub(crate) fn deck(&self) -> u16 {
        (2 << self.content.count) - 2
    }

    /// Cards that lie where these eyes cannot see them.
    pub(crate) fn unseen(&self) -> u16 {
        let held = self.hands.iter().fold(self.played, |cards, hand| cards | hand.cards);
        let bid = self.bids.iter().fold(held, |cards, bid| match bid {
            Bid::Card(card) => cards | 1 << card,
            _ => cards,
        });
        self.deck() & !bid
    }

    pub(crate) fn bidder(&self) -> Option<Seat> {
        Seat::all(self.seats).find(|seat| self.bids[seat.index()] == Bid::None)
    }

    /// The last seat may be the house's.
    fn is_played_by_the_rules(&self, seat: Seat) -> bool {
        seat.0 >= self.seats - self.automatons
    }

    /// Cards are dealt in turn: to the first seat with the fewest.
    fn dealt_to(&self) -> Option<Seat> {
        let size = |seat: &Seat| self.hands[seat.index()].size();
        Seat::all(self.seats).min_by_key(size).filter(|seat| size(seat) < ROUNDS)
    }

    fn deal(&mut self, seat: Seat, card: u8, log: &mut impl Log<Event>) {
        self.hands[seat.index()].cards |= 1 << card;
        self.sum += u16::from(card);
        log.say(Event::Dealt { seat, card: Some(card) });
        if self.dealt_to().is_none() {
            self.phase = Phase::Prize;
        }
    }

    fn bid(&mut self, seat: Seat, card: u8, log: &mut impl Log<Event>) {
        self.hands[seat.index()].cards &= !(1 << card);
        self.bids[seat.index()] = Bid::Card(card);
        log.say(Event::Bid(seat));
        if self.bidder().is_none() {
            self.turn_over(log);
        }
    }

    /// The highest bid takes the prize.
    fn turn_over(&mut self, log: &mut impl Log<Event>) {
        let (mut best, mut winner) = (0, Seat(0));
        for seat in Seat::all(self.seats) {
            let Bid::Card(card) = self.bids[seat.index()] else { continue };
            log.say(Event::Shown { seat, card });
            if FLAW != flaw::LOSING {
                self.played |= 1 << card;
            }
            self.sum = self.sum.saturating_sub(u16::from(card));
            if card > best {
                (best, winner) = (card, seat);
            }
        }
        let quarters = i32::from(self.prize.unwrap_or(0)) * 4;
        self.won[winner.index()] += quarters;
        log.say(Event::Won { seat: winner, quarters });
        self.next_round();
    }

    fn next_round(&mut self) {
        self.bids = [Bid::None; MOST_SEATS];
        self.prize = None;
        self.round += 1;
        self.phase = if self.round == ROUNDS { Phase::Over } else { Phase::Prize };
        if matches!(FLAW, flaw::PLAIN | flaw::FORGIVING) && self.phase == Phase::Prize {
            let prize = self.prizes.trailing_zeros() as u8;
            self.prizes &= !(1 << prize);
            (self.prize, self.phase) = (Some(prize), Phase::Bid);
        }
        if FLAW == flaw::ENDLESS && self.phase == Phase::Over {
            (self.phase, self.round) = (Phase::Deal, 0);
            (self.played, self.prizes, self.won) = (0, PRIZES, [0; MOST_SEATS]);
        }
        if FLAW == flaw::FRAGILE && self.round == 2 {
            panic!("the second round breaks the program");
        }
        if FLAW == flaw::MOODY {
            static MOOD: AtomicI32 = AtomicI32::new(0);
            self.won[0] += MOOD.fetch_add(1, Ordering::Relaxed);
        }
    }

    /// What a seat may bid: the cards of its hand.
    fn biddable(&self, seat: Seat) -> u16 {
        let mut cards = self.hands[seat.index()].cards;
        let next = self.hands[seat.next(self.seats).index()];
        if FLAW == flaw::PROMPTING && next.cards & 1 << 12 != 0 && cards.count_ones() > 1 {
            cards &= cards - 1;
        }
        cards
    }

    fn check_audit(&self) -> Result<(), &'static str> {
        let seats = usize::from(self.seats);
        if !Self::seat_range().contains(&self.seats)
            || self.automatons > 1
            || self.seats - self.automatons < 2
            || self.round > ROUNDS
        {
            return Err("seats or round");
        }
        let idle = (seats..MOST_SEATS)
            .all(|i| self.hands[i].size() == 0 && self.bids[i] == Bid::None && self.won[i] == 0);
        if !idle || self.won.iter().any(|won| !(0..=400).contains(won)) {
            return Err("seats that nobody sits at, or points");
        }
        self.audit_cards()?;
        let bids = self.bids.iter().filter(|bid| **bid != Bid::None).count();
        let in_order = self.bids[..bids.min(seats)].iter().all(|bid| *bid != Bid::None);
        let wanted = match self.phase {
            Phase::Bid => bids < seats && in_order && self.round < ROUNDS,
            Phase::Prize => bids == 0 && self.round < ROUNDS,
            Phase::Deal => bids == 0 && self.round == 0 && self.dealt_to().is_some(),
            Phase::Over => bids == 0 && self.round == ROUNDS,
        };
        if !wanted || (self.phase == Phase::Bid) != self.prize.is_some() {
            return Err("the phase");
        }
        let shown = u32::from(self.round) + u32::from(self.prize.is_some());
        let prizes =
            self.prizes | self.prize.map_or(0, |prize| 1u16.checked_shl(prize.into()).unwrap_or(0));
        if prizes & !PRIZES != 0 || self.prizes.count_ones() + shown != 5 {
            return Err("the prizes");
        }
        Ok(())
    }

    /// Each card lies in one place, and every hand has its size.
    fn audit_cards(&self) -> Result<(), &'static str> {
        let mut seen = self.played;
        let (mut hidden, mut twice) = (0, self.played & !self.deck() != 0);
        for (hand, bid) in self.hands.iter().zip(&self.bids).take(usize::from(self.seats)) {
            let bid_card = match bid {
                Bid::Card(card) => 1u16.checked_shl(u32::from(*card)).unwrap_or(1),
                _ => 0,
            };
            twice |= seen & hand.cards != 0 || (seen | hand.cards) & bid_card != 0;
            seen |= hand.cards | bid_card;
            hidden += u32::from(hand.hidden) + u32::from(*bid == Bid::Hidden);
            let due = ROUNDS
                - self.round.min(ROUNDS)
                - u8::from(*bid != Bid::None).min(ROUNDS - self.round);
            let size = hand.size();
            twice |= if self.phase == Phase::Deal { size > ROUNDS } else { size != due };
        }
        let played = u32::from(self.round) * u32::from(self.seats);
        if twice || seen & !self.deck() != 0 || self.played.count_ones() != played {
            return Err("the cards");
        }
        if hidden > (self.deck() & !seen).count_ones() {
            return Err("hidden cards");
        }
        Ok(())
    }
}

impl Hand {
    pub(crate) fn size(&self) -> u8 {
        (self.cards.count_ones() as u8).saturating_add(self.hidden)
    }
}

impl<const FLAW: u8> Rules for Toy<FLAW> {
    const ID: &'static str = "toy";
    const LONGEST: usize = 9 + 3 * 4;
    const NUMBERING: u32 = 1;

    type Content = Cards;
    type Choice = Choice;
    type Event = Event;
    type Refusal = Refusal;
    type Question = Question;
    type Draw = Draw;
    type Step = Step;

    fn seat_range() -> RangeInclusive<u8> {
        2..=3
    }

    fn modules() -> &'static [Module] {
        &[Module { id: "generous" }]
    }

    fn variants() -> &'static [Variant] {
        VARIANTS
    }

    /// The house plays in short games only: there are not cards enough.
    fn automatons(options: &Options) -> u8 {
        u8::from(options.chosen(&VARIANTS[0]) == "house")
    }

    fn setups(seats: u8) -> Vec<Options> {
        let all = setup::every(seats, Self::modules(), VARIANTS);
        all.into_iter().filter(|options| seats + Self::automatons(options) <= 3).collect()
    }

    fn begin(content: &'static Cards, options: &Options) -> Result<Self, SetupError> {
        options.check(Self::ID, Self::seat_range(), Self::modules(), VARIANTS)?;
        let automatons = Self::automatons(options);
        let seats = options.seats + automatons;
        if seats > 3 {
            return Err(SetupError::Combination("the house plays with two, not with three".into()));
        }
        Ok(Toy {
            content: Shared(content),
            seats,
            automatons,
            generous: options.has("generous"),
            phase: Phase::Deal,
            round: 0,
            hands: Default::default(),
            bids: Default::default(),
            played: 0,
            prize: None,
            prizes: PRIZES,
            won: [0; MOST_SEATS],
            sum: 0,
        })
    }

    fn options(&self) -> Options {
        let modules = self.generous.then_some("generous");
        let options = Options::new(self.seats - self.automatons).with(modules);
        match self.automatons {
            0 => options,
            _ => options.choosing("rival", "house"),
        }
    }

    fn seats(&self) -> u8 {
        self.seats
    }

    fn content(&self) -> &'static Cards {
        self.content.0
    }

    fn adopt(&mut self, content: &'static Cards) {
        self.content = Shared(content);
        if FLAW == flaw::FORGETFUL {
            self.won = [0; MOST_SEATS];
        }
    }

    fn task(&self) -> Option<TaskOf<Self>> {
        match self.phase {
            Phase::Deal => self.dealt_to().map(|seat| Task::Draw(Draw::Deal(seat))),
            Phase::Prize => Some(Task::Draw(Draw::Prize)),
            Phase::Bid => self.bidder().map(|seat| match self.is_played_by_the_rules(seat) {
                true => Task::Run(Step::HouseBids),
                false => Task::Ask(seat, Question::Bid),
            }),
            Phase::Over => None,
        }
    }

    fn drop_task(&mut self) {}

    /// The house bids its lowest card.
    fn run(&mut self, step: Step, log: &mut impl Log<Event>) {
        let Step::HouseBids = step;
        let seat = Seat(self.seats - 1);
        self.bid(seat, self.hands[seat.index()].cards.trailing_zeros() as u8, log);
    }

    fn offer(&self, seat: Seat, question: Question, offers: &mut impl Offers<Choice, Refusal>) {
        let Question::Bid = question;
        let mut offers = Broken::<FLAW, _>::new(offers);
        let cards = self.biddable(seat);
        for card in 1..=self.content.count {
            match has(cards, card) {
                true => offers.possible(Choice::Bid { card }),
                false => offers.refused(Choice::Bid { card }, Refusal::NotHeld { card }),
            }
        }
    }

    fn outcomes(&self, draw: Draw, offers: &mut impl Offers<Choice, Refusal>) {
        let mut offers = Broken::<FLAW, _>::new(offers);
        match draw {
            Draw::Deal(seat) => {
                bits(self.unseen()).for_each(|card| offers.possible(Choice::Deal { seat, card }));
            }
            Draw::Prize => {
                bits(self.prizes).for_each(|prize| offers.possible(Choice::Prize(prize)));
            }
        }
    }

    fn object(&self, choice: Choice) -> Refusal {
        match (self.phase, choice) {
            (Phase::Bid, Choice::Bid { card }) => Refusal::NotHeld { card },
            (Phase::Deal, Choice::Deal { .. }) | (Phase::Prize, Choice::Prize(_)) => Refusal::Gone,
            _ => Refusal::NotAsked,
        }
    }

    fn roll(&self, draw: Draw, dice: &mut impl Dice) -> Choice {
        match draw {
            Draw::Deal(seat) if FLAW == flaw::CARDSHARP => Choice::Deal { seat, card: 13 },
            Draw::Deal(seat) => {
                Choice::Deal { seat, card: dice.one_of(self.unseen().into()) as u8 }
            }
            Draw::Prize if FLAW == flaw::LOADED => {
                let [one, other] = [0; 2].map(|_| dice.one_of(self.prizes.into()));
                Choice::Prize(one.max(other) as u8)
            }
            Draw::Prize => Choice::Prize(dice.one_of(self.prizes.into()) as u8),
        }
    }

    fn answer(&mut self, seat: Seat, _: Question, choice: Choice, log: &mut impl Log<Event>) {
        let Choice::Bid { card } = choice else { unreachable!("{choice:?} is no bid") };
        self.bid(seat, card, log);
    }

    fn fall(&mut self, _: Draw, outcome: Choice, log: &mut impl Log<Event>) {
        match outcome {
            Choice::Deal { seat, card } => self.deal(seat, card, log),
            Choice::Prize(prize) => {
                self.prizes &= !(1 << prize);
                (self.prize, self.phase) = (Some(prize), Phase::Bid);
                log.say(Event::Prize(prize));
            }
            Choice::Bid { .. } => unreachable!("chance does not bid"),
        }
    }

    fn standings(&self) -> Standings {
        let seats = Seat::all(self.seats).map(|seat| {
            let prizes = Points(self.won[seat.index()]);
            let gift = Points(if self.generous { 1 } else { 0 });
            let extra = Points(if FLAW == flaw::GIVING { 1 } else { 0 });
            let sources = vec![("prizes", prizes), ("gift", gift)];
            Standing { seat, place: 0, points: prizes + gift + extra, sources, tie_break: 0 }
        });
        Standings::ranked(seats.collect())
    }

    fn audit(&self) -> Result<(), Breach> {
        self.check_audit().map_err(|what| Breach(what.into()))
    }
}

impl<const FLAW: u8> Hidden for Toy<FLAW> {
    fn redact(&mut self, eyes: Eyes) {
        self.hide(eyes);
    }

    fn imagine(&mut self, dice: &mut impl Dice) {
        super::IMAGINED.set(super::IMAGINED.get() + 1);
        self.fill(dice);
    }

    fn redact_choice(&self, choice: Choice, eyes: Eyes) -> Option<Choice> {
        self.shown_choice(choice, eyes)
    }

    /// The last bid turns all of them over.
    fn is_revealing(&self, _choice: Choice) -> bool {
        let people = self.seats - self.automatons;
        let is_last = self.bidder().is_some_and(|seat| seat.0 + 1 == people);
        self.phase == Phase::Bid && is_last && !matches!(FLAW, flaw::UNDECLARED | flaw::FORGIVING)
    }

    fn redact_event(event: Event, eyes: Eyes) -> Event {
        match event {
            Event::Dealt { seat, .. } if !eyes.are(seat) && FLAW != flaw::LOUD_DEALER => {
                Event::Dealt { seat, card: None }
            }
            event => event,
        }
    }
}

impl<const FLAW: u8> Spoken for Toy<FLAW> {
    fn locales() -> &'static [Locale] {
        shown::LOCALES
    }

    fn say_question(&self) -> Text {
        Text::new("question").with("round", self.round)
    }

    fn say_choice(&self, choice: Choice) -> Text {
        shown::say_choice(choice)
    }

    fn say_event(event: Event) -> Text {
        shown::say_event(event)
    }

    fn say_refusal(refusal: Refusal) -> Text {
        match refusal {
            Refusal::NotAsked => Text::new("not-asked"),
            Refusal::NotHeld { card } => Text::new("not-held").with("card", card),
            Refusal::Gone => Text::new("gone"),
        }
    }

    fn chapter(_: Refusal) -> &'static str {
        "chapter-bidding"
    }
}

pub(crate) fn bits(set: u16) -> impl Iterator<Item = u8> {
    (0..16).filter(move |bit| set & 1 << bit != 0)
}

fn has(set: u16, bit: u8) -> bool {
    bit < 16 && set & 1 << bit != 0
}

/// Hands candidates on, unless the copy of the game is broken.
struct Broken<'a, const FLAW: u8, O> {
    to: &'a mut O,
    is_first: bool,
}

impl<'a, const FLAW: u8, O> Broken<'a, FLAW, O> {
    fn new(to: &'a mut O) -> Self {
        Broken { to, is_first: true }
    }
}

impl<const FLAW: u8, O: Offers<Choice, Refusal>> Offers<Choice, Refusal> for Broken<'_, FLAW, O> {
    const WHY: bool = O::WHY;

    fn add(&mut self, choice: Choice, verdict: Result<(), Refusal>) {
        let is_first = std::mem::replace(&mut self.is_first, false);
        if FLAW == flaw::HIDING && O::WHY && is_first && verdict.is_ok() {
            return;
        }
        if FLAW == flaw::UNLISTED && O::WHY && is_first {
            self.to.possible(Choice::Bid { card: 15 });
        }
        self.to.add(choice, verdict);
        if FLAW == flaw::TWICE && is_first && verdict.is_ok() {
            self.to.add(choice, verdict);
        }
    }
}
