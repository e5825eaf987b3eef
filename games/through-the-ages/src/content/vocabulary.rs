//! What cards do: closed vocabularies, one for each sort of card. The syntax of a word stands
//! before its meaning; numbers are parted by `/`.

use crate::parts::Kind;

/// What leaders, wonders and special technologies do while they are in play, besides their symbols.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Power {
    // ---- leaders
    /// `strength_per_unit:1` for each military unit.
    StrengthPerUnit(u8),
    /// `retire_for_yellow:1` political action: the leader leaves, and so many yellow tokens come.
    RetireForYellow(u8),
    /// `science_on_taking:1` for each technology taken from the row.
    ScienceOnTaking(u8),
    /// `military_as_civil` once a turn.
    MilitaryAsCivil,
    /// `cheaper_leaders:1` civil actions less for taking a leader.
    CheaperLeaders(u8),
    /// `unit_resources:1` each turn, for units only.
    UnitResources(u8),
    /// `tuck_under_wonder:1` when replaced, for so many happy faces instead of the action back.
    TuckUnderWonder(u8),
    /// `second_politics` once a game.
    SecondPolitics,
    /// `cheaper_population:1` food less.
    CheaperPopulation(u8),
    /// `colonize_from_hand` political action: the leader leaves.
    ColonizeFromHand,
    /// `raise_unit:1/1` population and a unit for one military action, with so much food and so
    /// many resources less.
    RaiseUnit { food: u8, resources: u8 },
    /// `infantry_as_cavalry` in armies.
    InfantryAsCavalry,
    /// `culture_if_strongest:3` at the end of the turn, as one of the two strongest.
    CultureIfStrongest(u8),
    /// `strength_per_happy:1` for each happy face of temples and government.
    StrengthPerHappy(u8),
    /// `look_at_event` the top one, at the start of politics.
    LookAtEvent,
    /// `best_lab_or_library` makes science equal to its level more.
    BestLabOrLibrary,
    /// `resources_on_develop:1`
    ResourcesOnDevelop(u8),
    /// `action_on_develop:1` spent civil actions come back.
    ActionOnDevelop(u8),
    /// `culture_on_develop:3`
    CultureOnDevelop(u8),
    /// `culture_per_happy:1` face of temples, theaters and wonders.
    CulturePerHappy(u8),
    /// `no_wonder_surcharge` for wonders completed.
    NoWonderSurcharge,
    /// `culture_per_theater:1`
    CulturePerTheater(u8),
    /// `cheaper_theater_tech:2` science less.
    CheaperTheaterTech(u8),
    /// `upgrade_to_theater` once a turn, from any urban building.
    UpgradeToTheater,
    /// `discard_to_colonize:2` cards at most, for one force each.
    DiscardToColonize(u8),
    /// `culture_per_colony:2/1` for the first, for each other.
    CulturePerColony { first: u8, more: u8 },
    /// `military_revolution` is paid with military actions.
    MilitaryRevolution,
    /// `culture_on_revolution:3`
    CultureOnRevolution(u8),
    /// `strength_per_unit_type:2`
    StrengthPerUnitType(u8),
    /// `cheaper_library_and_theater:1` resources and science less, each while one has the other.
    CheaperLibraryAndTheater(u8),
    /// `culture_per_pair:2` of a library and a theater.
    CulturePerPair(u8),
    /// `labs_make_resources` equal to their level; as much culture when the leader leaves.
    LabsMakeResources,
    /// `double_best_theater` the culture of one best theater.
    DoubleBestTheater,
    /// `no_attacks` by this player.
    NoAttacks,
    /// `attackers_pay_double` military actions.
    AttackersPayDouble,
    /// `labs_make_culture:1` equal to their level, and so much science less each.
    LabsMakeCulture { science_less: u8 },
    /// `culture_or_arms:3/3/3` each turn: culture, or science for unit technologies and resources
    /// for units.
    CultureOrArms { culture: u8, science: u8, resources: u8 },

    // ---- wonders
    /// `hand_limits:1` both higher.
    HandLimits(u8),
    /// `strength_per_infantry_and_artillery:1`
    StrengthPerInfantryAndArtillery(u8),
    /// `more_happy:1` on every other source of happy faces.
    MoreHappy(u8),
    /// `cheaper_after_leader:2` civil actions less in the row, after a leader was replaced.
    CheaperAfterLeader(u8),
    /// `free_population:1` each turn.
    FreePopulation(u8),
    /// `double_best_mine` one best mine makes two tokens.
    DoubleBestMine,
    /// `complete_for_workers:1/2` culture at once for city and army, for farm and mine workers.
    CompleteForWorkers { city: u8, production: u8 },
    /// `complete_for_levels:1` culture at once for each level of technologies.
    CompleteForLevels(u8),
    /// `complete_for_stage_and_book:2` times the culture of theaters and libraries at once.
    CompleteForStageAndBook(u8),
    /// `complete_for_city:1` times culture, science and strength of urban buildings at once.
    CompleteForCity(u8),

    // ---- special technologies
    /// `urban_discount:0/1/1/1` resources less by level.
    UrbanDiscount([u8; 4]),
    /// `stages_per_action:2` of a wonder.
    StagesPerAction(u8),
}

/// What an action card does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Deed {
    /// `build_or_upgrade_production:1` a farm or mine for so many resources less.
    BuildOrUpgradeProduction(u8),
    /// `build_or_upgrade_urban:1`
    BuildOrUpgradeUrban(u8),
    /// `upgrade:3` a farm, mine or urban building for so many resources less.
    Upgrade(u8),
    /// `population:1` and then so much food.
    Population { food: u8 },
    /// `wonder_stage:2` exactly one stage for so many resources less.
    WonderStage(u8),
    /// `arm:1/2` military actions and resources for units this turn.
    Arm { actions: u8, resources: u8 },
    /// `score:1/4` science and culture.
    Score { science: u8, culture: u8 },
    /// `gain:1/1` resources, then food.
    Gain { resources: u8, food: u8 },
    /// `gain_either:2` food or resources.
    GainEither(u8),
    /// `develop:2` a technology, and then so much science.
    Develop { science: u8 },
    /// `arm_against_stronger:6/3/2` resources for units this turn for each stronger player, with
    /// 2, 3, 4 players.
    ArmAgainstStronger([u8; 3]),
    /// `culture_per_richer:6/3/2` for each player with more culture, with 2, 3, 4 players.
    CulturePerRicher([u8; 3]),
}

/// What an aggression does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Assault {
    /// `plunder:3` food and resources together.
    Plunder(u8),
    /// `raid:2/1` destroys urban buildings of these levels or lower, for half their cost.
    Raid { first: u8, second: Option<u8> },
    /// `enslave:2/2` takes a worker away; resources, then food.
    Enslave { resources: u8, food: u8 },
    /// `spy:5` science.
    Spy(u8),
    /// `annex` a colony.
    Annex,
    /// `infiltrate:3` removes a leader or an unfinished wonder, for culture for each level.
    Infiltrate(u8),
    /// `intervene:7` culture.
    Intervene(u8),
}

/// What a war is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Spoils {
    /// `take_yellow:1/5` so many tokens, and one more for each so many of advantage.
    Yellow { base: u8, per: u8 },
    /// `take_science` equal to the advantage, or special technologies at their price.
    Science,
    /// `take_culture:5` and the advantage.
    Culture { base: u8 },
}

/// What a territory brings once.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Bounty {
    /// `science:3`
    Science(u8),
    /// `culture:6`
    Culture(u8),
    /// `food:3`
    Food(u8),
    /// `resources:5`
    Resources(u8),
    /// `population:1`
    Population(u8),
    /// `draw:3` military cards.
    Draw(u8),
}

/// What an event does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Happening {
    // ---- Age A
    /// `each_gains:1/1/1` science, food, resources, in this order.
    EachGains { science: u8, food: u8, resources: u8 },
    /// `each_gains_either:2` food or resources.
    EachGainsEither(u8),
    /// `each_may_develop:1` population, a building or a technology, for so much less.
    EachMayDevelop(u8),
    /// `each_draws:3`
    EachDraws(u8),
    /// `each_may_build:temple` of level A, for free.
    EachMayBuild(Kind),
    /// `each_grows:1` population.
    EachGrows(u8),

    // ---- Age I
    /// `barbarians:1` population of the one with most culture, if among the two weakest.
    Barbarians(u8),
    /// `border_conflict:3` the weakest destroys a building; the strongest gains resources.
    BorderConflict(u8),
    /// `crusades:4/4` culture for the strongest, from the weakest.
    Crusades { gain: u8, loss: u8 },
    /// `score_culture_rating`
    ScoreCultureRating,
    /// `foray:3` food and resources for the two strongest.
    Foray(u8),
    /// `produce_food`
    ProduceFood,
    /// `immigration:1` population for all with the most happy faces.
    Immigration(u8),
    /// `produce_resources`
    ProduceResources,
    /// `each_shrinks:1` population.
    EachShrinks(u8),
    /// `raiders:2` food and resources lost by the two weakest.
    Raiders(u8),
    /// `lose_all_food`
    LoseAllFood,
    /// `rebellion:2` civil actions for each discontent worker.
    Rebellion(u8),
    /// `reign_of_terror:1` population of the weakest.
    ReignOfTerror(u8),
    /// `score_science_rating`
    ScoreScienceRating,
    /// `uncertain_borders:1` yellow tokens from the weakest to the strongest.
    UncertainBorders(u8),

    // ---- Age II
    /// `civil_unrest:4/1` culture for each discontent worker; blue tokens of those with most.
    CivilUnrest { culture: u8, blue: u8 },
    /// `cold_war:6` science for the two strongest.
    ColdWar(u8),
    /// `crime_wave:3/1` culture and blue tokens of the two weakest.
    CrimeWave { culture: u8, blue: u8 },
    /// `economic_progress` corruption, food, consumption, resources.
    EconomicProgress,
    /// `emigration` of half the discontent workers.
    Emigration,
    /// `iconoclasm` removes leaders that are not of the current age.
    Iconoclasm,
    /// `independence` of one colony of the weakest.
    Independence,
    /// `international_agreement:5` civil actions' worth of cards for the strongest.
    InternationalAgreement(u8),
    /// `national_pride:5` culture for the one with most.
    NationalPride(u8),
    /// `politics_of_strength:5/3/5/3` cards drawn and discarded; in Age IV culture instead.
    PoliticsOfStrength { draw: u8, discard: u8, gain: u8, loss: u8 },
    /// `popularize_science` culture equal to the science rating.
    PopularizeScience,
    /// `prosperity:8` food for happy faces, at most.
    Prosperity(u8),
    /// `ravages_of_time:1/2` a wonder of that level or lower becomes a ruin that makes culture.
    RavagesOfTime { level: u8, culture: u8 },
    /// `refugees:3/1` culture and population, from the weakest, to the strongest.
    Refugees { culture: u8, population: u8 },
    /// `terrorism` by the one with least culture.
    Terrorism,

    // ---- Age III
    /// `impact_agriculture:4` food made, and so much if that is more than consumption.
    ImpactAgriculture(u8),
    /// `impact_architecture:1` for each level of urban buildings.
    ImpactArchitecture(u8),
    /// `impact_balance:2` times the least of the four productions.
    ImpactBalance(u8),
    /// `impact_colonies:3`
    ImpactColonies(u8),
    /// `impact_competition:1` for each level of units and arenas.
    ImpactCompetition(u8),
    /// `impact_government:2/1` for civil and military actions.
    ImpactGovernment { civil: u8, military: u8 },
    /// `impact_happiness:2` for each happy face, less as much for each discontent worker.
    ImpactHappiness(u8),
    /// `impact_industry` resources made by mines.
    ImpactIndustry,
    /// `impact_population:2/10` for each content worker above.
    ImpactPopulation { each: u8, above: u8 },
    /// `impact_progress:2` for each level of government and special technologies.
    ImpactProgress(u8),
    /// `impact_science:10/0/14/7/0/15/10/5/0` by rank, with 2, 3, 4 players.
    ImpactScience(Ranks),
    /// `impact_strength:10/0/14/7/0/15/10/5/0`
    ImpactStrength(Ranks),
    /// `impact_technology:4` for each technology of level III.
    ImpactTechnology(u8),
    /// `impact_variety:2` for each type of unit, urban building, special technology.
    ImpactVariety(u8),
    /// `impact_wonders:5/4/3/2` by age.
    ImpactWonders([u8; 4]),
}

/// Culture by rank with 2, 3, 4 players.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ranks {
    pub two: [u8; 2],
    pub three: [u8; 3],
    pub four: [u8; 4],
}

impl Ranks {
    /// Culture for a rank, 0 being the highest.
    pub fn at(self, players: u8, rank: usize) -> u8 {
        let ranks: &[u8] = match players {
            2 => &self.two,
            3 => &self.three,
            _ => &self.four,
        };
        ranks.get(rank).copied().unwrap_or(0)
    }
}
