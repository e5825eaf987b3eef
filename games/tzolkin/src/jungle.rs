//! The jungle of Palenque: harvest tiles, burning, and what changes the harvest.

use crate::choice::Choice;
use crate::content::{Action, Calamity, Effect};
use crate::event::Event;
use crate::parts::*;
use crate::refusal::Refusal;
use crate::state::*;
use crate::task::Question;
use kernel::{Log, Offers, Seat};

const WAYS: [Choice; 3] = [Choice::HarvestCorn, Choice::HarvestWood, Choice::Burn];

impl Tzolkin {
    pub(crate) fn offer_harvest(
        &self,
        seat: Seat,
        field: u8,
        offers: &mut impl Offers<Choice, Refusal>,
    ) {
        WAYS.iter().for_each(|&way| offers.add(way, self.check_harvest(seat, field, way)));
    }

    /// Corn needs an open corn tile, or the second level of agriculture when none lies open; wood
    /// needs a wood tile; burning needs a wood tile and a god to anger (base rules, "Jungle").
    // Ruling: burning is allowed while corn lies open, and beside the second level of agriculture.
    fn check_harvest(&self, seat: Seat, field: u8, way: Choice) -> Result<(), Refusal> {
        let tiles = self.jungle[usize::from(field)];
        match way {
            Choice::HarvestCorn if tiles.open > 0 => Ok(()),
            Choice::HarvestCorn => match self.help(seat, Tech::Agriculture).harvests_without_tile {
                true => Ok(()),
                false => Err(Refusal::NoCornTile),
            },
            Choice::HarvestWood if self.yields(field).1 == 0 || tiles.wooded == 0 => {
                Err(Refusal::NoWoodTile)
            }
            Choice::HarvestWood => Ok(()),
            Choice::Burn if tiles.wooded == 0 => Err(Refusal::NothingToBurn),
            Choice::Burn if self.is_forsaken(seat) => Err(Refusal::GodsForsake),
            Choice::Burn => Ok(()),
            _ => Err(Refusal::NotAsked),
        }
    }

    /// Whether a harvest is possible at all.
    pub(crate) fn check_field(&self, seat: Seat, field: u8, has_wood: bool) -> Result<(), Refusal> {
        self.check_harvest(seat, field, Choice::HarvestCorn).or_else(|refusal| {
            let wood = has_wood && self.check_harvest(seat, field, Choice::HarvestWood).is_ok();
            let burn = self.check_harvest(seat, field, Choice::Burn).is_ok();
            if wood || burn { Ok(()) } else { Err(refusal) }
        })
    }

    /// The only way to harvest, if there is only one.
    pub(crate) fn forced_harvest(&self, seat: Seat, field: u8) -> Option<Choice> {
        let mut ways = WAYS.iter().filter(|&&way| self.check_harvest(seat, field, way).is_ok());
        match (ways.next(), ways.next()) {
            (Some(&way), None) => Some(way),
            _ => None,
        }
    }

    /// Printed corn and wood of a field's action.
    fn yields(&self, field: u8) -> (u8, u8) {
        let space = &self.rules().gears[Gear::Palenque][usize::from(field + FIRST_FIELD)];
        let Action::Do(effects) = &space.action else { return (0, 0) };
        effects
            .iter()
            .find_map(|effect| match effect {
                Effect::Harvest { corn, wood } => Some((*corn, *wood)),
                _ => None,
            })
            .unwrap_or((0, 0))
    }

    /// What a harvest brings this seat now: corn and wood.
    pub fn harvest_yields(&self, seat: Seat, field: u8) -> (u8, u8) {
        let (corn, wood) = self.yields(field);
        let corn = corn + self.help(seat, Tech::Agriculture).harvest_corn;
        let wood = wood + self.help(seat, Tech::Extraction).wood;
        match self.calamity() {
            Some(Calamity::LessCorn(less)) => (corn.saturating_sub(less), wood),
            Some(Calamity::LessWood(less)) => (corn, wood.saturating_sub(less)),
            _ => (corn, wood),
        }
    }

    pub(crate) fn harvest(
        &mut self,
        seat: Seat,
        field: u8,
        way: Choice,
        log: &mut impl Log<Event>,
    ) {
        self.agenda.pop();
        let (corn, wood) = self.harvest_yields(seat, field);
        let action = field + FIRST_FIELD;
        let tiles = &mut self.jungle[usize::from(field)];
        match way {
            Choice::HarvestWood => {
                tiles.wooded -= 1;
                tiles.open += 1;
                self.player_mut(seat).wood_tiles += 1;
                log.say(Event::WoodTileTaken { seat, action });
                self.receive(seat, Good::Wood, wood, log);
                return;
            }
            Choice::Burn => {
                tiles.wooded -= 1;
                self.burned += 1;
                self.player_mut(seat).corn_tiles += 1;
                self.agenda.ask(seat, Question::StepDown);
                log.say(Event::Burned { seat, action });
            }
            _ if tiles.open > 0 => {
                tiles.open -= 1;
                self.player_mut(seat).corn_tiles += 1;
                log.say(Event::CornTileTaken { seat, action });
            }
            _ => {}
        }
        self.receive(seat, Good::Corn, corn, log);
    }
}
