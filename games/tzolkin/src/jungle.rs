//! The jungle of Palenque: harvest tiles, burning, and what changes the harvest.

use crate::choice::Choice;
use crate::content::{Action, Calamity, Effect};
use crate::event::Event;
use crate::parts::*;
use crate::refusal::Refusal;
use crate::state::*;
use crate::task::Question;
use kernel::{Log, Offers, Seat};

/// What can be done in a field of the jungle.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Harvest {
    Corn,
    Wood,
    /// The forest, for the corn below it.
    Burn,
}

impl Harvest {
    const ALL: [Harvest; 3] = [Harvest::Corn, Harvest::Wood, Harvest::Burn];

    fn choice(self) -> Choice {
        match self {
            Harvest::Corn => Choice::HarvestCorn,
            Harvest::Wood => Choice::HarvestWood,
            Harvest::Burn => Choice::Burn,
        }
    }
}

impl Tzolkin {
    pub(crate) fn offer_harvest(
        &self,
        seat: Seat,
        field: u8,
        offers: &mut impl Offers<Choice, Refusal>,
    ) {
        for way in Harvest::ALL {
            offers.add(way.choice(), self.check_harvest(seat, field, way));
        }
    }

    /// Corn needs an open corn tile, or the second level of agriculture when none lies open; wood
    /// needs a wood tile; burning needs a wood tile and a god to anger (base rules, "Jungle").
    // Ruling: burning is allowed while corn lies open, and beside the second level of agriculture.
    fn check_harvest(&self, seat: Seat, field: u8, way: Harvest) -> Result<(), Refusal> {
        let tiles = self.jungle[usize::from(field)];
        match way {
            Harvest::Corn if tiles.open > 0 => Ok(()),
            Harvest::Corn => match self.help(seat, Tech::Agriculture).harvests_without_tile {
                true => Ok(()),
                false => Err(Refusal::NoCornTile),
            },
            Harvest::Wood if self.yields(field).1 == 0 || tiles.wooded == 0 => {
                Err(Refusal::NoWoodTile)
            }
            Harvest::Wood => Ok(()),
            Harvest::Burn if tiles.wooded == 0 => Err(Refusal::NothingToBurn),
            Harvest::Burn if self.is_forsaken(seat) => Err(Refusal::GodsForsake),
            Harvest::Burn => Ok(()),
        }
    }

    /// Whether a harvest is possible at all.
    pub(crate) fn check_field(&self, seat: Seat, field: u8, has_wood: bool) -> Result<(), Refusal> {
        self.check_harvest(seat, field, Harvest::Corn).or_else(|refusal| {
            let wood = has_wood && self.check_harvest(seat, field, Harvest::Wood).is_ok();
            let burn = self.check_harvest(seat, field, Harvest::Burn).is_ok();
            if wood || burn { Ok(()) } else { Err(refusal) }
        })
    }

    /// The only way to harvest, if there is only one.
    pub(crate) fn forced_harvest(&self, seat: Seat, field: u8) -> Option<Harvest> {
        let mut ways =
            Harvest::ALL.into_iter().filter(|&way| self.check_harvest(seat, field, way).is_ok());
        match (ways.next(), ways.next()) {
            (Some(way), None) => Some(way),
            _ => None,
        }
    }

    /// Printed corn and wood of a field's action.
    fn yields(&self, field: u8) -> (u8, u8) {
        let space = &self.rules().gears[Gear::Palenque][usize::from(field + FIRST_FIELD)];
        let Action::Do(effects) = &space.action else { return (0, 0) };
        effects
            .iter()
            .find_map(|effect| {
                if let Effect::Harvest { corn, wood } = effect {
                    Some((*corn, *wood))
                } else {
                    None
                }
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
        way: Harvest,
        log: &mut impl Log<Event>,
    ) {
        self.agenda.pop();
        let (corn, wood) = self.harvest_yields(seat, field);
        let action = field + FIRST_FIELD;
        let tiles = &mut self.jungle[usize::from(field)];
        match way {
            Harvest::Wood => {
                tiles.wooded -= 1;
                tiles.open += 1;
                self.player_mut(seat).wood_tiles += 1;
                log.say(Event::WoodTileTaken { seat, action });
                self.receive(seat, Good::Wood, wood, log);
                return;
            }
            Harvest::Burn => {
                tiles.wooded -= 1;
                self.burned += 1;
                self.player_mut(seat).corn_tiles += 1;
                self.agenda.ask(seat, Question::StepDown);
                log.say(Event::Burned { seat, action });
            }
            Harvest::Corn if tiles.open > 0 => {
                tiles.open -= 1;
                self.player_mut(seat).corn_tiles += 1;
                log.say(Event::CornTileTaken { seat, action });
            }
            Harvest::Corn => {}
        }
        self.receive(seat, Good::Corn, corn, log);
    }
}
