//! The contract with the kernel: what the rules answer, and in which chapter it stands.

use crate::old;
use crate::parts::Part;
use crate::state::{self, Tzolkin};
use crate::task::{Draw, Question, Step, Task};
use crate::turn::Promised;
use crate::{Choice, Content, Event, Refusal};
use kernel::set::Member;
use kernel::setup;
use kernel::{
    Breach, Dice, Log, Module, Offers, Options, Rules, Seat, Set, SetupError, Shared, Silent,
    Standings,
};
use std::ops::RangeInclusive;

const MODULES: &[Module] = &[
    Module { id: Part::Tribes.key() },
    Module { id: Part::Prophecies.key() },
    Module { id: Part::Buildings.key() },
    Module { id: Part::Quick.key() },
];

impl Rules for Tzolkin {
    const ID: &'static str = "tzolkin";
    /// 28 rounds of five turns; a turn moves six workers, and each of them can bring no more
    /// questions than there are goods to trade, buildings on offer and tracks to raise.
    const LONGEST: usize = 20_000;
    const NUMBERING: u32 = 1;

    type Content = Content;
    type Choice = Choice;
    type Event = Event;
    type Refusal = Refusal;
    type Question = Question;
    type Draw = Draw;
    type Step = Step;

    fn seat_range() -> RangeInclusive<u8> {
        2..=state::MOST_SEATS as u8
    }

    fn modules() -> &'static [Module] {
        MODULES
    }

    /// Five players always use quick actions: with and without them is the same.
    fn setups(seats: u8) -> Vec<Options> {
        let mut setups = setup::every(seats, Self::modules(), Self::variants());
        setups.retain(|options| seats < 5 || options.has(Part::Quick.key()));
        setups
    }

    fn begin(content: &'static Content, options: &Options) -> Result<Self, SetupError> {
        let mut game = Tzolkin::set_up(content, options)?;
        game.settle(&mut Silent);
        Ok(game)
    }

    fn options(&self) -> Options {
        let modules = Part::ALL.iter().filter(|&&part| self.modules[part]);
        Options::new(self.seats()).with(modules.map(|part| part.key()))
    }

    #[inline]
    fn seats(&self) -> u8 {
        self.players.len() as u8
    }

    fn content(&self) -> &'static Content {
        self.rules()
    }

    fn adopt(&mut self, content: &'static Content) {
        self.content = Shared(content);
        self.fill_in();
    }

    fn modernise(version: u32, state: &mut serde_json::Value) -> Result<(), String> {
        if version == 1 { old::modernise(state) } else { Ok(()) }
    }

    #[inline]
    fn task(&self) -> Option<Task> {
        self.agenda.top()
    }

    #[inline]
    fn drop_task(&mut self) {
        self.agenda.pop();
    }

    fn stands(&mut self, seat: Seat, question: Question, log: &mut impl Log<Event>) -> bool {
        self.has_to_decide(seat, question, log)
    }

    fn is_open(&mut self, draw: Draw, _: &mut impl Log<Event>) -> bool {
        let is_open = match draw {
            Draw::PickFirst => true,
            Draw::OfferBuildings => {
                self.turn.in_quick = false;
                self.offer_is_short() && !self.deck().is_empty()
            }
            Draw::OfferMonuments { left } | Draw::LayProphecies { left } => left > 0,
            Draw::LayQuick { age } => !self.quicks_to_come(age).is_empty(),
            Draw::DealTribes => self.next_for_tribe().is_some(),
            Draw::DealWealth => self.next_for_wealth().is_some(),
            Draw::PlaceDummies => self.dummies_due > 0 && !self.wealth_box.is_empty(),
        };
        self.or_skip(is_open)
    }

    fn run(&mut self, step: Step, log: &mut impl Log<Event>) {
        match step {
            Step::Reveal => self.reveal(log),
            Step::TakeWealth(seat) => self.take_wealth(seat, log),
            Step::Round => self.begin_round(log),
            Step::StartTurn(seat) => self.start_turn(seat, log),
            Step::TakeStartCorn(seat) => self.take_start_corn(seat, log),
            Step::QuickAction(seat) => self.do_quick(seat, log),
            Step::EndRound => self.end_round(log),
            Step::FoodIncome(seat) => self.food_income(seat, log),
            Step::Feed => self.feed(log),
            Step::ChangeAge => self.change_age(log),
            Step::Rewards => self.rewards(log),
            Step::TempleGoods { seat, skulls } => self.temple_goods(seat, skulls, log),
            Step::ProphecyPoints => self.prophecy_points(log),
            Step::EndFoodDay => self.end_food_day(log),
            Step::Calendar => self.turn_calendar(log),
            Step::Open { seat, building } => self.open(seat, building, log),
            Step::Raise { seat, tech } => self.raise(seat, tech, log),
            Step::Rise { seat, temple } => self.rise(seat, temple, log),
            Step::Finish => self.finish(log),
        }
    }

    fn offer(&self, seat: Seat, question: Question, offers: &mut impl Offers<Choice, Refusal>) {
        match self.has_promised() {
            None => self.offer_answers(seat, question, offers),
            Some(promised) => {
                let mut offers = Promised { game: self, seat: promised, to: offers };
                self.offer_answers(seat, question, &mut offers);
            }
        }
    }

    fn outcomes(&self, draw: Draw, offers: &mut impl Offers<Choice, Refusal>) {
        match draw {
            Draw::PickFirst => each(self.all_seats(), Choice::First, offers),
            Draw::OfferBuildings => each(self.deck(), Choice::RevealBuilding, offers),
            Draw::OfferMonuments { .. } => {
                each(self.monuments_to_come(), Choice::RevealMonument, offers);
            }
            Draw::LayProphecies { .. } => {
                each(self.prophecies_to_come(), Choice::RevealProphecy, offers);
            }
            Draw::LayQuick { age } => each(self.quicks_to_come(age), Choice::LayQuick, offers),
            Draw::DealTribes => each(self.tribe_box, Choice::DealTribe, offers),
            Draw::DealWealth => each(self.wealth_box, Choice::DealWealth, offers),
            Draw::PlaceDummies => each(self.wealth_box, Choice::PlaceDummy, offers),
        }
    }

    fn object(&self, choice: Choice) -> Refusal {
        match self.task() {
            Some(Task::Ask(seat, question)) => self.object_to_answer(seat, question, choice),
            Some(Task::Draw(draw)) => self.object_to_outcome(draw, choice),
            Some(Task::Run(_)) | None => Refusal::NotAsked,
        }
    }

    fn offer_any_time(&self, seat: Seat, offers: &mut impl Offers<Choice, Refusal>) {
        self.offer_sale(seat, offers);
    }

    fn is_free_moment(&self, seat: Seat, question: Question) -> bool {
        self.modules[Part::Tribes] && question.leaves_room_for_sale() && self.may_sell(seat)
    }

    #[inline]
    fn any_time(choice: Choice) -> Option<u8> {
        if let Choice::SellOne(_) = choice { Some(0) } else { None }
    }

    fn answer_any_time(&mut self, seat: Seat, choice: Choice, log: &mut impl Log<Event>) {
        if let Choice::SellOne(block) = choice {
            self.sell_one(seat, block, log);
        }
    }

    fn roll(&self, draw: Draw, dice: &mut impl Dice) -> Choice {
        match draw {
            Draw::PickFirst => Choice::First(self.all_seats().pick(dice)),
            Draw::OfferBuildings => Choice::RevealBuilding(self.deck().pick(dice)),
            Draw::OfferMonuments { .. } => {
                Choice::RevealMonument(self.monuments_to_come().pick(dice))
            }
            Draw::LayProphecies { .. } => {
                Choice::RevealProphecy(self.prophecies_to_come().pick(dice))
            }
            Draw::LayQuick { age } => Choice::LayQuick(self.quicks_to_come(age).pick(dice)),
            Draw::DealTribes => Choice::DealTribe(self.tribe_box.pick(dice)),
            Draw::DealWealth => Choice::DealWealth(self.wealth_box.pick(dice)),
            Draw::PlaceDummies => Choice::PlaceDummy(self.wealth_box.pick(dice)),
        }
    }

    fn answer(
        &mut self,
        seat: Seat,
        question: Question,
        choice: Choice,
        log: &mut impl Log<Event>,
    ) {
        self.take_answer(seat, question, choice, log);
    }

    fn fall(&mut self, draw: Draw, outcome: Choice, log: &mut impl Log<Event>) {
        self.take_outcome(draw, outcome, log);
    }

    fn standings(&self) -> Standings {
        self.rank()
    }

    fn audit(&self) -> Result<(), Breach> {
        self.audit_all()
    }
}

/// Everything that chance may draw.
fn each<T: Member>(
    set: Set<T>,
    choice: impl Fn(T) -> Choice,
    offers: &mut impl Offers<Choice, Refusal>,
) {
    set.iter().for_each(|member| offers.possible(choice(member)));
}
