//! The kernel's contract: who is asked what, what becomes of the answer, and what runs by itself.
//! Each chapter lists its candidates, checks them, and does what was chosen.

use crate::choice::Choice;
use crate::content::Content;
use crate::event::Event;
use crate::parts::*;
use crate::refusal::Refusal;
use crate::state::*;
use crate::task::{Draw, Question, Step, Task};
use crate::{old, orders};
use kernel::{
    Breach, Dice, Log, Module, Offers, Options, Order, Rules, Seat, SetupError, Silent, Standings,
    order,
};
use std::ops::RangeInclusive;

/// Nobody resigns: for tables that always play to the end.
pub const NO_RESIGNING: &str = "no_resigning";

impl Rules for Ages {
    const ID: &'static str = "through-the-ages";
    /// Every turn sweeps a card from the row, so there are fewer than 200 turns; a turn has no more
    /// actions than tokens, each with a few questions, and cards to draw and discard.
    const LONGEST: usize = 30_000;
    const NUMBERING: u32 = 1;

    type Content = Content;
    type Choice = Choice;
    type Event = Event;
    type Refusal = Refusal;
    type Question = Question;
    type Draw = Draw;
    type Step = Step;

    fn seat_range() -> RangeInclusive<u8> {
        2..=MOST_SEATS as u8
    }

    fn modules() -> &'static [Module] {
        &[Module { id: NO_RESIGNING }]
    }

    fn begin(content: &'static Content, options: &Options) -> Result<Self, SetupError> {
        options.check(Self::ID, Self::seat_range(), Self::modules(), Self::variants())?;
        let mut game = Ages::set_up(content, options);
        game.settle(&mut Silent);
        Ok(game)
    }

    fn options(&self) -> Options {
        Options::new(self.seats()).with(self.no_resigning.then_some(NO_RESIGNING))
    }

    fn seats(&self) -> u8 {
        self.players.len() as u8
    }

    fn content(&self) -> &'static Content {
        self.rules()
    }

    fn adopt(&mut self, content: &'static Content) {
        self.content = kernel::Shared(content);
        self.rate_all();
    }

    fn modernise(version: u32, state: &mut serde_json::Value) -> Result<(), String> {
        old::modernise(version, state)
    }

    fn task(&self) -> Option<Task> {
        self.agenda.top()
    }

    fn drop_task(&mut self) {
        self.agenda.pop();
    }

    fn stands(&mut self, seat: Seat, question: Question, log: &mut impl Log<Event>) -> bool {
        use Question as Q;
        match question {
            Q::Politics => self.settle_politics(seat, log),
            Q::Discard { left } => self.settle_discard(seat, left, log),
            Q::LoseWorker => {
                self.or_skip(self.player(seat).workers.values().flatten().any(|n| *n > 0))
            }
            Q::GiveBlue { .. } => self.or_skip(self.tokens_on_cards(seat) > 0),
            Q::StageToken => {
                let is_building = self.player(seat).unfinished.is_some();
                self.or_skip(is_building && self.tokens_on_cards(seat) > 0)
            }
            Q::Tuck { leader } => self.settle_tuck(seat, leader, log),
            Q::Work { job } => self.settle_work(seat, job, log),
            Q::LoseSplit { total } => self.settle_loss(seat, total, log),
            Q::Defend(attack) => self.settle_defence(seat, attack, log),
            Q::Bid => self.settle_bid(seat, log),
            Q::Plunder { from, total } => self.settle_plunder(seat, from, total, log),
            Q::Raid(raid) => self.settle_raid(seat, raid, log),
            Q::Annex { from } => self.settle_annex(seat, from, log),
            Q::Infiltrate { from, each } => self.settle_infiltrate(seat, from, each, log),
            Q::TakeScience { from, left } => self.settle_spoils(seat, from, left, log),
            Q::DestroyOwn => self.settle_destroy_own(seat, log),
            Q::LoseColony => self.settle_lost_colony(seat, log),
            Q::Ravage { level } => self.settle_ravage(seat, level, log),
            Q::Terror { from } => self.settle_terror(from, log),
            Q::Agreement { left } => self.settle_agreement(seat, left, log),
            Q::Actions
            | Q::GainEither { .. }
            | Q::GainSplit { .. }
            | Q::AnswerPact { .. }
            | Q::SendForce => true,
        }
    }

    fn is_open(&mut self, draw: Draw, log: &mut impl Log<Event>) -> bool {
        match draw {
            Draw::FillRow => self.settle_row(log),
            Draw::Cards { seat, left } => self.settle_draw(seat, left, log),
            Draw::PickFirst | Draw::RevealEvent | Draw::LookAtEvent(_) => true,
        }
    }

    fn run(&mut self, step: Step, log: &mut impl Log<Event>) {
        match step {
            Step::StartTurn(seat) => self.start_turn(seat, log),
            Step::Replenish => self.replenish(log),
            Step::ResolveWars(seat) => self.resolve_wars(seat),
            Step::ResolveWar(war) => self.resolve_war(war, log),
            Step::PublishTactic(seat) => self.publish_tactic(seat, log),
            Step::DiscardExcess(seat) => self.discard_excess(seat),
            Step::Production(seat) => self.produce(seat, log),
            Step::DrawCards(seat) => self.draw_cards(seat),
            Step::EndTurn(seat) => self.end_turn(seat, log),
            Step::NextTurn => self.next_turn(),
            Step::Strike { by, from, card } => self.strike(by, from, card, log),
            Step::Resolve(card) => self.resolve_event(card, log),
            Step::Auction => self.run_auction(log),
            Step::Bounty { seat, territory } => self.take_bounty(seat, territory, log),
            Step::LosePopulation { seat, count } => self.settle_population(seat, count, log),
            Step::LoseBlue { seat, count } => self.settle_blue(seat, count, log),
            Step::RenewEvents => self.renew_events(log),
            Step::FinalEvents => self.final_events(log),
            Step::Finish => log.say(Event::GameOver),
        }
    }

    fn offer(&self, seat: Seat, question: Question, offers: &mut impl Offers<Choice, Refusal>) {
        use Question as Q;
        match question {
            Q::Politics => self.list_politics(seat, &mut |choice| {
                offers.add(choice, self.check_politics(seat, choice));
            }),
            Q::Actions => self.offer_actions(seat, offers),
            Q::Discard { .. } => {
                self.each_held(seat, &mut |card| offers.possible(Choice::Discard(card)));
            }
            Q::LoseWorker => self.offer_workers(seat, offers),
            Q::GiveBlue { .. } | Q::StageToken => self.offer_tokens(seat, offers),
            Q::Tuck { .. } => self.offer_tuck(seat, offers),
            Q::Work { job } => self.list_work(seat, job, &mut |choice| {
                offers.add(choice, self.check_work(seat, job, choice));
            }),
            Q::GainEither { .. } => {
                offers.possible(Choice::Food);
                offers.possible(Choice::Resources);
            }
            Q::GainSplit { total } => {
                (0..=total).for_each(|food| offers.possible(Choice::Split(food)));
            }
            Q::LoseSplit { total } => self.offer_split(seat, total, offers),
            Q::Plunder { from, total } => self.offer_split(from, total, offers),
            Q::AnswerPact { .. } => {
                offers.possible(Choice::Accept);
                offers.possible(Choice::Decline);
            }
            Q::Defend(attack) => self.list_defence(seat, &mut |choice| {
                offers.add(choice, self.check_defence(seat, attack, choice));
            }),
            Q::Bid => self.list_bids(seat, &mut |choice| {
                offers.add(choice, self.check_bid(seat, choice));
            }),
            Q::SendForce => self.list_force(seat, &mut |choice| {
                offers.add(choice, self.check_force(seat, choice));
            }),
            Q::Raid(raid) => self.offer_raid(raid, offers),
            Q::Terror { from } => self.offer_city(from, MOST_LEVEL, offers),
            Q::Annex { from } => self.offer_colonies(from, offers),
            Q::LoseColony => self.offer_colonies(seat, offers),
            Q::Infiltrate { from, .. } => {
                for choice in [Choice::Leader, Choice::Wonder] {
                    offers.add(choice, self.check_infiltrate(from, choice));
                }
            }
            Q::TakeScience { from, left } => self.list_spoils(&mut |choice| {
                offers.add(choice, self.check_spoils(seat, from, left, choice));
            }),
            Q::DestroyOwn => self.offer_own_buildings(seat, offers),
            Q::Ravage { level } => self.offer_ravage(seat, level, offers),
            Q::Agreement { left } => {
                self.offer_take(seat, left, offers);
                offers.possible(Choice::Done);
            }
        }
    }

    fn outcomes(&self, draw: Draw, offers: &mut impl Offers<Choice, Refusal>) {
        let mut list = |choice| offers.possible(choice);
        match draw {
            Draw::PickFirst => Seat::all(self.seats()).for_each(|seat| list(Choice::First(seat))),
            Draw::FillRow => self.civil_deck.iter().for_each(|(card, _)| list(Choice::Lay(card))),
            Draw::Cards { .. } => {
                self.military_deck.iter().for_each(|(card, _)| list(Choice::Draw(card.into())));
            }
            Draw::RevealEvent => {
                self.next_events().iter().for_each(|card| list(Choice::Event(card)));
            }
            Draw::LookAtEvent(_) => {
                self.next_events().iter().for_each(|card| list(Choice::Peek(card.into())));
            }
        }
    }

    /// With a reason of its own where somebody may well ask for it.
    fn object(&self, choice: Choice) -> Refusal {
        let verdict = match self.task() {
            Some(Task::Ask(seat, question)) => self.object_to(seat, question, choice),
            Some(Task::Draw(draw)) => object_to_chance(draw, choice),
            Some(Task::Run(_)) | None => Err(Refusal::NotAsked),
        };
        verdict.err().unwrap_or(Refusal::NotAsked)
    }

    fn roll(&self, draw: Draw, dice: &mut impl Dice) -> Choice {
        match draw {
            Draw::PickFirst => Choice::First(Seat(dice.below(self.seats().into()) as u8)),
            Draw::FillRow => Choice::Lay(self.civil_deck.pick(dice)),
            Draw::Cards { .. } => Choice::Draw(self.military_deck.pick(dice).into()),
            Draw::RevealEvent => Choice::Event(self.next_events().pick(dice)),
            Draw::LookAtEvent(_) => Choice::Peek(self.next_events().pick(dice).into()),
        }
    }

    /// How many copies of what chance has chosen there are to choose.
    fn cases(&self, outcome: Choice) -> u32 {
        let copies = if let Choice::Lay(card) = outcome {
            self.civil_deck.count(card)
        } else if let Choice::Draw(card) = outcome {
            card.known().map_or(0, |card| self.military_deck.count(card))
        } else {
            1
        };
        copies.into()
    }

    fn answer(
        &mut self,
        seat: Seat,
        question: Question,
        choice: Choice,
        log: &mut impl Log<Event>,
    ) {
        use Choice as C;
        use Question as Q;
        match question {
            Q::Politics => return self.politics(seat, choice, log),
            Q::Actions => return self.action(seat, choice, log),
            Q::Discard { left } => {
                if let C::Discard(card) = choice {
                    return self.discard_one(seat, left, card, log);
                }
            }
            Q::LoseWorker => {
                if let C::Lose { kind, level } = choice {
                    return self.lose_worker(seat, kind, level, log);
                }
            }
            Q::GiveBlue { left } => {
                if let C::Give { store, level } = choice {
                    return self.give_blue(seat, left, (store, level), log);
                }
            }
            Q::StageToken => {
                if let C::Give { store, level } = choice {
                    return self.stage_token(seat, store, level, log);
                }
            }
            Q::Tuck { leader } => return self.tuck(seat, leader, choice, log),
            Q::Work { job } => return self.work(seat, job, choice, log),
            Q::GainEither { count } => return self.gain_either(seat, count, choice, log),
            Q::GainSplit { total } => {
                if let C::Split(food) = choice {
                    return self.gain_split(seat, total, food, log);
                }
            }
            Q::LoseSplit { total } => {
                if let C::Split(food) = choice {
                    return self.lose_split(seat, total, food, log);
                }
            }
            Q::Plunder { from, total } => {
                if let C::Split(food) = choice {
                    return self.plunder(seat, from, total, food, log);
                }
            }
            Q::AnswerPact { by, side } => return self.answer_pact(by, seat, side, choice, log),
            Q::Defend(attack) => return self.defend(seat, attack, choice, log),
            Q::Bid => return self.bid(seat, choice, log),
            Q::SendForce => return self.send_force(seat, choice, log),
            Q::Raid(raid) => return self.raid(seat, raid, choice, log),
            Q::Terror { from } => {
                if let C::Raze { kind, level } = choice {
                    return self.raze(from, kind, level, log);
                }
            }
            Q::DestroyOwn => {
                if let C::Raze { kind, level } = choice {
                    return self.raze(seat, kind, level, log);
                }
            }
            Q::Annex { from } => {
                if let C::Colony(card) = choice {
                    return self.annex(seat, from, card, log);
                }
            }
            Q::LoseColony => {
                if let C::Colony(card) = choice {
                    return self.lose_colony(seat, card, log);
                }
            }
            Q::Infiltrate { from, each } => {
                return self.infiltrate(seat, from, each, choice, log);
            }
            Q::TakeScience { from, left } => {
                return self.take_spoils(seat, from, left, choice, log);
            }
            Q::Ravage { .. } => {
                if let C::Ravage(card) = choice {
                    return self.ravage(seat, card, log);
                }
            }
            Q::Agreement { left } => return self.agree(seat, left, choice, log),
        }
        not_offered(choice)
    }

    fn fall(&mut self, draw: Draw, outcome: Choice, log: &mut impl Log<Event>) {
        match (draw, outcome) {
            (Draw::PickFirst, Choice::First(seat)) => self.set_first(seat, log),
            (Draw::FillRow, Choice::Lay(card)) => self.lay(card, log),
            (Draw::Cards { seat, left }, Choice::Draw(card)) => self.drawn(seat, left, card, log),
            (Draw::RevealEvent, Choice::Event(card)) => self.reveal_event(card, log),
            (Draw::LookAtEvent(seat), Choice::Peek(card)) => self.peek(seat, card, log),
            (
                Draw::PickFirst
                | Draw::FillRow
                | Draw::Cards { .. }
                | Draw::RevealEvent
                | Draw::LookAtEvent(_),
                _,
            ) => not_offered(outcome),
        }
    }

    fn is_resigning(choice: Choice) -> bool {
        choice == Choice::Resign
    }

    fn orders() -> &'static [Order] {
        &orders::ORDERS
    }

    fn obey(&self, order: order::Given) -> Option<Choice> {
        orders::answer(self, order)
    }

    fn standings(&self) -> Standings {
        self.ranked()
    }

    fn audit(&self) -> Result<(), Breach> {
        self.audit_all()
    }
}

impl Ages {
    /// The question stands, or there is nothing to be asked.
    fn or_skip(&mut self, can: bool) -> bool {
        if !can {
            self.agenda.pop();
        }
        can
    }

    /// What is wrong with a choice that the question does not name.
    fn object_to(&self, seat: Seat, question: Question, choice: Choice) -> Result<(), Refusal> {
        use Choice as C;
        use Question as Q;
        let is_named = match question {
            Q::Politics => return self.check_politics(seat, choice),
            Q::Actions => return self.check_action(seat, choice),
            Q::Work { job } => return self.check_work(seat, job, choice),
            Q::Defend(attack) => return self.check_defence(seat, attack, choice),
            Q::Bid => return self.check_bid(seat, choice),
            Q::SendForce => return self.check_force(seat, choice),
            Q::Raid(raid) => return self.check_raze(raid.from, raid.level, choice),
            Q::Terror { from } => return self.check_raze(from, MOST_LEVEL, choice),
            Q::LoseWorker => {
                if let C::Lose { kind, level } = choice {
                    return self.check_worker(seat, kind, level);
                }
                false
            }
            Q::DestroyOwn => {
                if let C::Raze { kind, level } = choice
                    && !kind.is_unit()
                {
                    return self.check_worker(seat, kind, level);
                }
                false
            }
            Q::GainSplit { total: most } => {
                if let C::Split(_) = choice {
                    return Err(Refusal::TooMuch { most });
                }
                false
            }
            Q::LoseSplit { total } => return self.check_split(seat, total, choice),
            Q::Plunder { from, total } => return self.check_split(from, total, choice),
            Q::Agreement { left } => {
                if let C::Take(slot) = choice {
                    return self.check_take(seat, slot, left);
                }
                false
            }
            Q::Discard { .. } => matches!(choice, C::Discard(_)),
            Q::Tuck { .. } => matches!(choice, C::Tuck(_)),
            Q::Annex { .. } | Q::LoseColony => matches!(choice, C::Colony(_)),
            Q::Ravage { .. } => matches!(choice, C::Ravage(_)),
            Q::GiveBlue { .. }
            | Q::StageToken
            | Q::GainEither { .. }
            | Q::AnswerPact { .. }
            | Q::Infiltrate { .. }
            | Q::TakeScience { .. } => false,
        };
        Err(if is_named { Refusal::NotThere } else { Refusal::NotAsked })
    }

    /// Food or resources (`Question::GainEither`).
    fn gain_either(&mut self, seat: Seat, count: u8, choice: Choice, log: &mut impl Log<Event>) {
        self.agenda.pop();
        let good = if choice == Choice::Food { Good::Food } else { Good::Resources };
        self.gain(seat, good, count, log);
    }
}

/// What is wrong with a draw that chance cannot make.
fn object_to_chance(draw: Draw, choice: Choice) -> Result<(), Refusal> {
    let is_named = match draw {
        Draw::PickFirst => matches!(choice, Choice::First(_)),
        Draw::FillRow => matches!(choice, Choice::Lay(_)),
        Draw::Cards { .. } => matches!(choice, Choice::Draw(_)),
        Draw::RevealEvent => matches!(choice, Choice::Event(_)),
        Draw::LookAtEvent(_) => matches!(choice, Choice::Peek(_)),
    };
    Err(if is_named { Refusal::NotThere } else { Refusal::NotAsked })
}

/// The kernel lets nothing through that the question did not offer.
pub(crate) fn not_offered(choice: Choice) -> ! {
    unreachable!("{choice:?} is not offered here")
}
