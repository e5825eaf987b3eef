//! What cards do: closed vocabularies, one for each sort of card. A row makes the variant, how the
//! word is written in the content files, what is complained about, and its line of documentation.

use super::SymbolKind;
use crate::parts::Kind;
use kernel::Vocabulary;
use kernel::content::numbers;
use kernel::vocabulary::{Argument, Like, page};

/// The most of anything that one word moves: it keeps every sum of the rules within its type.
pub(super) const MOST: u8 = 30;

/// What leaders, wonders and special technologies do while they are in play, besides their symbols.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Vocabulary)]
#[vocabulary(most = MOST)]
pub enum Power {
    // ---- leaders
    /// Strength for each military unit.
    #[word("strength_per_unit:{}")]
    StrengthPerUnit(u8),
    /// A political action: the leader leaves, and so many yellow tokens come.
    #[word("retire_for_yellow:{}")]
    RetireForYellow(u8),
    /// Science for each technology taken from the row.
    #[word("science_on_taking:{}")]
    ScienceOnTaking(u8),
    /// Once a turn a military action becomes a civil one.
    #[word("military_as_civil")]
    MilitaryAsCivil,
    /// Civil actions less for taking a leader.
    #[word("cheaper_leaders:{}")]
    CheaperLeaders(u8),
    /// Resources each turn, for units only.
    #[word("unit_resources:{}")]
    UnitResources(u8),
    /// When replaced, the leader may go under a wonder for so many happy faces, instead of the
    /// action back.
    #[word("tuck_under_wonder:{}")]
    TuckUnderWonder(u8),
    /// A second political action in one turn, once a game.
    #[word("second_politics")]
    SecondPolitics,
    /// Food less for each new worker.
    #[word("cheaper_population:{}")]
    CheaperPopulation(u8),
    /// A political action: the leader leaves, and a territory from the hand becomes a colony.
    #[word("colonize_from_hand")]
    ColonizeFromHand,
    /// Population and a unit for one military action, with so much food and so many resources less.
    #[word("raise_unit:{}/{}", least = 0)]
    RaiseUnit { food: u8, resources: u8 },
    /// Infantry counts as cavalry in armies.
    #[word("infantry_as_cavalry")]
    InfantryAsCavalry,
    /// Culture at the end of the turn for one of the two strongest.
    #[word("culture_if_strongest:{}")]
    CultureIfStrongest(u8),
    /// Strength for each happy face of temples and government.
    #[word("strength_per_happy:{}")]
    StrengthPerHappy(u8),
    /// The top event may be looked at when politics begin.
    #[word("look_at_event")]
    LookAtEvent,
    /// The best lab or library makes science equal to its level more.
    #[word("best_lab_or_library")]
    BestLabOrLibrary,
    /// Resources for each technology developed.
    #[word("resources_on_develop:{}")]
    ResourcesOnDevelop(u8),
    /// Spent civil actions that come back for each technology developed.
    #[word("action_on_develop:{}")]
    ActionOnDevelop(u8),
    /// Culture for each technology developed.
    #[word("culture_on_develop:{}")]
    CultureOnDevelop(u8),
    /// Culture for each happy face of temples, theaters and wonders.
    #[word("culture_per_happy:{}")]
    CulturePerHappy(u8),
    /// Wonders completed make no other wonder dearer.
    #[word("no_wonder_surcharge")]
    NoWonderSurcharge,
    /// Culture for each theater.
    #[word("culture_per_theater:{}")]
    CulturePerTheater(u8),
    /// Science less for technologies of theaters.
    #[word("cheaper_theater_tech:{}")]
    CheaperTheaterTech(u8),
    /// Once a turn any urban building may be upgraded to a theater.
    #[word("upgrade_to_theater")]
    UpgradeToTheater,
    /// So many military cards at most may be discarded when colonizing, for one force each.
    #[word("discard_to_colonize:{}")]
    DiscardToColonize(u8),
    /// Culture for the first colony, and for each other.
    #[word("culture_per_colony:{}/{}", least = 0)]
    CulturePerColony { first: u8, more: u8 },
    /// A revolution is paid with military actions.
    #[word("military_revolution")]
    MilitaryRevolution,
    /// Culture for a revolution.
    #[word("culture_on_revolution:{}")]
    CultureOnRevolution(u8),
    /// Strength for each type of unit.
    #[word("strength_per_unit_type:{}")]
    StrengthPerUnitType(u8),
    /// Libraries cost so many resources and so much science less with a theater, and theaters with
    /// a library.
    #[word("cheaper_library_and_theater:{}")]
    CheaperLibraryAndTheater(u8),
    /// Culture for each pair of a library and a theater.
    #[word("culture_per_pair:{}")]
    CulturePerPair(u8),
    /// Labs make resources equal to their level, and as much culture when the leader leaves.
    #[word("labs_make_resources")]
    LabsMakeResources,
    /// The culture of one best theater counts twice.
    #[word("double_best_theater")]
    DoubleBestTheater,
    /// This player may not attack.
    #[word("no_attacks")]
    NoAttacks,
    /// Whoever attacks this player pays twice as many military actions.
    #[word("attackers_pay_double")]
    AttackersPayDouble,
    /// Labs make culture equal to their level, and so much science less each.
    #[word("labs_make_culture:{}")]
    LabsMakeCulture { science_less: u8 },
    /// Each turn culture, or science for unit technologies and resources for units.
    #[word("culture_or_arms:{}/{}/{}")]
    CultureOrArms { culture: u8, science: u8, resources: u8 },

    // ---- wonders
    /// Both hand limits are higher.
    #[word("hand_limits:{}")]
    HandLimits(u8),
    /// Strength for each infantry and artillery unit.
    #[word("strength_per_infantry_and_artillery:{}")]
    StrengthPerInfantryAndArtillery(u8),
    /// Happy faces more on every other source of them.
    #[word("more_happy:{}")]
    MoreHappy(u8),
    /// Civil actions less in the row in a turn in which a leader was replaced.
    #[word("cheaper_after_leader:{}")]
    CheaperAfterLeader(u8),
    /// Population for free, each turn.
    #[word("free_population:{}")]
    FreePopulation(u8),
    /// One best mine makes two tokens.
    #[word("double_best_mine")]
    DoubleBestMine,
    /// Culture when completed, for each worker in the city and in the army, and for each on farms
    /// and mines.
    #[word("complete_for_workers:{}/{}", least = 0)]
    CompleteForWorkers { city: u8, production: u8 },
    /// Culture when completed, for each level of technologies in play.
    #[word("complete_for_levels:{}")]
    CompleteForLevels(u8),
    /// So many times the culture of theaters and libraries when completed.
    #[word("complete_for_stage_and_book:{}")]
    CompleteForStageAndBook(u8),
    /// So many times the culture, science and strength of urban buildings when completed.
    #[word("complete_for_city:{}")]
    CompleteForCity(u8),

    // ---- special technologies
    /// Resources less for urban buildings of levels A, I, II, III.
    #[word("urban_discount:{}", least = 0)]
    UrbanDiscount([u8; 4]),
    /// Stages of a wonder that one action can build.
    #[word("stages_per_action:{}")]
    StagesPerAction(u8),
}

/// What an action card does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Vocabulary)]
#[vocabulary(most = MOST)]
pub enum Deed {
    /// A farm or mine is built or upgraded for so many resources less.
    #[word("build_or_upgrade_production:{}")]
    BuildOrUpgradeProduction(u8),
    /// An urban building is built or upgraded for so many resources less.
    #[word("build_or_upgrade_urban:{}")]
    BuildOrUpgradeUrban(u8),
    /// A farm, mine or urban building is upgraded for so many resources less.
    #[word("upgrade:{}")]
    Upgrade(u8),
    /// The population grows, and then so much food comes.
    #[word("population:{}")]
    Population { food: u8 },
    /// Exactly one stage of the wonder for so many resources less.
    #[word("wonder_stage:{}")]
    WonderStage(u8),
    /// Military actions, and resources for units, this turn.
    #[word("arm:{}/{}", least = 0)]
    Arm { actions: u8, resources: u8 },
    /// Science and culture.
    #[word("score:{}/{}", least = 0)]
    Score { science: u8, culture: u8 },
    /// Resources, then food.
    #[word("gain:{}/{}", least = 0)]
    Gain { resources: u8, food: u8 },
    /// Food or resources.
    #[word("gain_either:{}")]
    GainEither(u8),
    /// A technology is developed, and then so much science comes.
    #[word("develop:{}")]
    Develop { science: u8 },
    /// Resources for units this turn for each stronger player, with 2, 3, 4 players.
    #[word("arm_against_stronger:{}", least = 0)]
    ArmAgainstStronger([u8; 3]),
    /// Culture for each player with more of it, with 2, 3, 4 players.
    #[word("culture_per_richer:{}", least = 0)]
    CulturePerRicher([u8; 3]),
}

/// What an aggression does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Vocabulary)]
#[vocabulary(most = MOST)]
pub enum Assault {
    /// Food and resources together are taken.
    #[word("plunder:{}")]
    Plunder(u8),
    /// Urban buildings of these levels or lower are destroyed, one or two, for half their cost.
    #[word("raid:{}/{}", or = "raid:{}", least = 0, most = 3)]
    Raid { first: u8, second: Option<u8> },
    /// A worker is taken away; resources, then food.
    #[word("enslave:{}/{}", least = 0)]
    Enslave { resources: u8, food: u8 },
    /// Science is taken.
    #[word("spy:{}")]
    Spy(u8),
    /// A colony is taken.
    #[word("annex")]
    Annex,
    /// A leader or an unfinished wonder is removed, for culture for each of its levels.
    #[word("infiltrate:{}")]
    Infiltrate(u8),
    /// Culture is taken.
    #[word("intervene:{}")]
    Intervene(u8),
}

/// What a war is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Vocabulary)]
#[vocabulary(most = MOST)]
pub enum Spoils {
    /// So many yellow tokens, and one more for each so many of advantage.
    #[word("take_yellow:{}/{}")]
    Yellow { base: u8, per: u8 },
    /// Science equal to the advantage, or special technologies at their price.
    #[word("take_science")]
    Science,
    /// So much culture, and as much as the advantage.
    #[word("take_culture:{}")]
    Culture { base: u8 },
}

/// What a territory brings once.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Vocabulary)]
#[vocabulary(most = MOST)]
pub enum Bounty {
    /// Science.
    #[word("science:{}")]
    Science(u8),
    /// Culture.
    #[word("culture:{}")]
    Culture(u8),
    /// Food.
    #[word("food:{}")]
    Food(u8),
    /// Resources.
    #[word("resources:{}")]
    Resources(u8),
    /// Population, without food.
    #[word("population:{}")]
    Population(u8),
    /// Military cards drawn.
    #[word("draw:{}")]
    Draw(u8),
}

/// A clause of a pact.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Vocabulary)]
#[vocabulary(most = MOST)]
pub enum Clause {
    /// The parties cannot attack each other.
    #[word("no_attacks")]
    NoAttacks,
    /// It ends when one attacks the other, and counts for neither in that attack.
    #[word("ends_on_attack")]
    EndsOnAttack,
    /// Strength for whoever attacks the other.
    #[word("attacker_strength:{}")]
    AttackerStrength(u8),
    /// Once a turn A uses a food as a resource, and B a resource as a food.
    #[word("trade_routes")]
    TradeRoutes,
    /// A technology costs its developer so much science less, and the partner so much.
    #[word("cooperation:{}/{}", least = 0)]
    Cooperation { less: u8, partner: u8 },
    /// Culture for each completed wonder of the partner.
    #[word("tourism:{}")]
    Tourism(u8),
    /// Nobody may declare war on B.
    #[word("no_war_on_b")]
    NoWarOnB,
    /// A symbol for both parties.
    #[word("both:{}")]
    Both(Symbol),
    /// A symbol for A.
    #[word("a:{}")]
    A(Symbol),
    /// A symbol for B.
    #[word("b:{}")]
    B(Symbol),
}

/// What an event does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Vocabulary)]
#[vocabulary(most = MOST)]
pub enum Happening {
    // ---- Age A
    /// Everybody gains science, food, resources, in this order.
    #[word("each_gains:{}/{}/{}", least = 0)]
    EachGains { science: u8, food: u8, resources: u8 },
    /// Everybody gains food or resources.
    #[word("each_gains_either:{}")]
    EachGainsEither(u8),
    /// Everybody may have population, a building or a technology for so much less.
    #[word("each_may_develop:{}")]
    EachMayDevelop(u8),
    /// Everybody draws military cards.
    #[word("each_draws:{}")]
    EachDraws(u8),
    /// Everybody may build one of level A for free.
    #[word("each_may_build:{}")]
    EachMayBuild(Kind),
    /// Everybody's population grows.
    #[word("each_grows:{}")]
    EachGrows(u8),

    // ---- Age I
    /// Population lost by the one with most culture, if among the two weakest.
    #[word("barbarians:{}")]
    Barbarians(u8),
    /// The weakest destroys a building; the strongest gains resources.
    #[word("border_conflict:{}")]
    BorderConflict(u8),
    /// Culture for the strongest, and from the weakest.
    #[word("crusades:{}/{}", least = 0)]
    Crusades { gain: u8, loss: u8 },
    /// Everybody scores culture equal to the culture rating.
    #[word("score_culture_rating")]
    ScoreCultureRating,
    /// Food and resources together for the two strongest.
    #[word("foray:{}")]
    Foray(u8),
    /// Everybody's farms make food.
    #[word("produce_food")]
    ProduceFood,
    /// Population for all with the most happy faces.
    #[word("immigration:{}")]
    Immigration(u8),
    /// Everybody's mines make resources.
    #[word("produce_resources")]
    ProduceResources,
    /// Everybody's population shrinks.
    #[word("each_shrinks:{}")]
    EachShrinks(u8),
    /// Food and resources together lost by the two weakest.
    #[word("raiders:{}")]
    Raiders(u8),
    /// Everybody loses all food.
    #[word("lose_all_food")]
    LoseAllFood,
    /// Civil actions are spent for each discontent worker.
    #[word("rebellion:{}")]
    Rebellion(u8),
    /// Population lost by the weakest.
    #[word("reign_of_terror:{}")]
    ReignOfTerror(u8),
    /// Everybody scores science equal to the science rating.
    #[word("score_science_rating")]
    ScoreScienceRating,
    /// Yellow tokens go from the weakest to the strongest.
    #[word("uncertain_borders:{}")]
    UncertainBorders(u8),

    // ---- Age II
    /// Culture lost for each discontent worker, and blue tokens by those with most of them.
    #[word("civil_unrest:{}/{}", least = 0)]
    CivilUnrest { culture: u8, blue: u8 },
    /// Science for the two strongest.
    #[word("cold_war:{}")]
    ColdWar(u8),
    /// Culture and blue tokens lost by the two weakest.
    #[word("crime_wave:{}/{}", least = 0)]
    CrimeWave { culture: u8, blue: u8 },
    /// Everybody has corruption, food, consumption and resources.
    #[word("economic_progress")]
    EconomicProgress,
    /// Half the discontent workers leave.
    #[word("emigration")]
    Emigration,
    /// Leaders that are not of the current age are removed.
    #[word("iconoclasm")]
    Iconoclasm,
    /// The weakest loses a colony.
    #[word("independence")]
    Independence,
    /// The strongest takes cards worth so many civil actions.
    #[word("international_agreement:{}")]
    InternationalAgreement(u8),
    /// Culture for the one with most.
    #[word("national_pride:{}")]
    NationalPride(u8),
    /// The strongest draws so many military cards, the weakest discards so many; in Age IV the one
    /// gains and the other loses so much culture instead.
    #[word("politics_of_strength:{}/{}/{}/{}", least = 0)]
    PoliticsOfStrength { draw: u8, discard: u8, gain: u8, loss: u8 },
    /// Everybody scores culture equal to the science rating.
    #[word("popularize_science")]
    PopularizeScience,
    /// Food for happy faces, at most so much.
    #[word("prosperity:{}")]
    Prosperity(u8),
    /// A wonder of that level or lower becomes a ruin that makes so much culture.
    #[word("ravages_of_time:{}/{}", least = 0)]
    RavagesOfTime { level: u8, culture: u8 },
    /// Culture and population, from the weakest, to the strongest.
    #[word("refugees:{}/{}", least = 0)]
    Refugees { culture: u8, population: u8 },
    /// The one with least culture destroys an urban building of everybody else.
    #[word("terrorism")]
    Terrorism,

    // ---- Age III
    /// Culture for what a civilization has become; at the end of the game, too.
    #[word("impact_{}")]
    Impact(Impact),
}

/// What an impact counts: these words stand after `impact_`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Vocabulary)]
#[vocabulary(most = MOST)]
pub enum Impact {
    /// Food made, and so much more if that is more than consumption.
    #[word("agriculture:{}")]
    Agriculture(u8),
    /// Each level of urban buildings.
    #[word("architecture:{}")]
    Architecture(u8),
    /// So many times the least of the four productions.
    #[word("balance:{}")]
    Balance(u8),
    /// Each colony.
    #[word("colonies:{}")]
    Colonies(u8),
    /// Each level of units and arenas.
    #[word("competition:{}")]
    Competition(u8),
    /// Each civil, and each military action.
    #[word("government:{}/{}", least = 0)]
    Government { civil: u8, military: u8 },
    /// Each happy face, less as much for each discontent worker.
    #[word("happiness:{}")]
    Happiness(u8),
    /// Resources made by mines.
    #[word("industry")]
    Industry,
    /// Each content worker above so many.
    #[word("population:{}/{}", least = 0)]
    Population { each: u8, above: u8 },
    /// Each level of government and special technologies.
    #[word("progress:{}")]
    Progress(u8),
    /// The rank of science, with 2, then with 3, then with 4 players.
    #[word("science:{}", least = 0)]
    Science(Ranks),
    /// The rank of strength, with 2, then with 3, then with 4 players.
    #[word("strength:{}", least = 0)]
    Strength(Ranks),
    /// Each technology of level III.
    #[word("technology:{}")]
    Technology(u8),
    /// Each type of unit, of urban building, of special technology.
    #[word("variety:{}")]
    Variety(u8),
    /// Each wonder of Ages A, I, II, III.
    #[word("wonders:{}", least = 0)]
    Wonders([u8; 4]),
}

impl Argument for Impact {
    const LIKE: Like = Like::Name(&["impact"]);

    fn read(text: &str, _: u8, _: u8) -> Result<Impact, String> {
        text.parse()
    }

    fn write(&self) -> String {
        Vocabulary::write(self)
    }

    fn numbers(&self, out: &mut Vec<u8>) {
        out.extend(Vocabulary::numbers(self));
    }
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

    fn all(self) -> [u8; 9] {
        let (two, three, four) = (self.two, self.three, self.four);
        let mut ranks = two.into_iter().chain(three).chain(four);
        std::array::from_fn(|_| ranks.next().unwrap_or(0))
    }
}

impl Argument for Ranks {
    const LIKE: Like = Like::Numbers(9);

    fn read(text: &str, least: u8, most: u8) -> Result<Ranks, String> {
        let [a, b, c, d, e, f, g, h, i] = numbers(text, least, most)?;
        Ok(Ranks { two: [a, b], three: [c, d, e], four: [f, g, h, i] })
    }

    fn write(&self) -> String {
        Argument::write(&self.all())
    }

    fn numbers(&self, out: &mut Vec<u8>) {
        out.extend(self.all());
    }
}

/// A symbol and how often it counts: `culture+1`, `happy-1`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Symbol {
    pub kind: SymbolKind,
    pub count: i8,
}

impl std::str::FromStr for Symbol {
    type Err = String;
    fn from_str(text: &str) -> Result<Symbol, String> {
        let at = text.find(['+', '-']).ok_or("expected a symbol, + or -, and a number")?;
        let (name, count) = text.split_at(at);
        let amount = kernel::content::number(&count[1..], 1, MOST)? as i8;
        let known = SymbolKind::ALL.iter().map(|kind| kind.key());
        let kind =
            name.parse().map_err(|expected| match kernel::vocabulary::near(name, known) {
                Some(near) => format!("unknown symbol \"{name}\"; did you mean \"{near}\"?"),
                None => format!("unknown symbol \"{name}\"; {expected}"),
            })?;
        Ok(Symbol { kind, count: if count.starts_with('-') { -amount } else { amount } })
    }
}

impl Argument for Symbol {
    const LIKE: Like = Like::Name(&["symbol"]);

    fn read(text: &str, _: u8, _: u8) -> Result<Symbol, String> {
        text.parse()
    }

    fn write(&self) -> String {
        format!("{}{:+}", self.kind.key(), self.count)
    }
}

/// Every word of the content files as a page of documentation.
pub fn vocabulary() -> String {
    let mut text = String::from("# The words of the content files\n\n");
    let symbols: Vec<_> = SymbolKind::ALL.iter().map(|kind| format!("`{}`", kind.key())).collect();
    text.push_str(&format!(
        "Symbols stand in the column `gives` of `civil.csv` and `military.csv`, joined by `;`: a \
         symbol, `+` or `-`, and a number from 1 to {MOST}, as in `culture+1;happy-1`. There are \
         {}.\n",
        symbols.join(", ")
    ));
    let civil = "the column `effects` of `civil.csv`";
    let military = "the column `effects` of `military.csv`";
    let sections = [
        (format!("In {civil}, joined by `;`, for every card but actions."), page::<Power>()),
        (format!("In {civil}, for cards of type `action`."), page::<Deed>()),
        (format!("In {military}, for cards of type `aggression`."), page::<Assault>()),
        (format!("In {military}, for cards of type `war`."), page::<Spoils>()),
        (format!("In {military}, joined by `;`, for cards of type `pact`."), page::<Clause>()),
        (format!("In {military}, for cards of type `territory`."), page::<Bounty>()),
        (format!("In {military}, for cards of type `event`."), page::<Happening>()),
        (format!("In {military}, for cards of type `event`, after `impact_`."), page::<Impact>()),
    ];
    for (place, section) in sections {
        // The heading first, then where these words stand.
        let (heading, rest) = section.split_once("\n\n").unwrap_or((&section, ""));
        text.push_str(&format!("\n{heading}\n\n{place} {rest}"));
    }
    text.replace("SYMBOL: one of symbol", "SYMBOL: as in the column `gives`")
        .replace("IMPACT: one of impact", "IMPACT: a word of the last section")
}
