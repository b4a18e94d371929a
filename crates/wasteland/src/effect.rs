//! The vocabulary of cards: amounts, conditions, costs, effects, timing windows and modifiers. Closed and typed.
//!
//! `docs/packs.md` shows each word with an example. Effects concern the survivor who resolves them unless they say
//! otherwise; that survivor is "you" below.

use serde::{Deserialize, Serialize};

use crate::content::{Back, CardKind, EncounterIcon, EnemyType, Faction, Letter, Letters, Trait};

/// A list of effects, as its place in [`crate::content::Content::effect_lists`]; zero is the empty one.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct EffectList(pub u16);

impl EffectList {
    /// Whether it does nothing.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }
}

/// A number that may depend on the position: `base + each * measure / per`, within `0..=most`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Amount {
    /// The fixed part.
    pub base: i8,
    /// What is counted.
    pub measure: Option<Measure>,
    /// How much each of them gives; negative to take away.
    pub each: i8,
    /// How many of them make one; never zero.
    pub per: u8,
    /// The most.
    pub most: u8,
}

impl Amount {
    /// A plain number.
    #[must_use]
    pub const fn fixed(number: u8) -> Amount {
        Amount { base: number as i8, measure: None, each: 0, per: 1, most: u8::MAX }
    }

    /// One for each.
    #[must_use]
    pub const fn each(measure: Measure) -> Amount {
        Amount { base: 0, measure: Some(measure), each: 1, per: 1, most: u8::MAX }
    }
}

/// Something that can be counted.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Measure {
    /// The level of the encounter icon where the encounter is resolved (W-RESULT-02, W-RULING-44).
    EncounterLevel,
    /// Your S.P.E.C.I.A.L. tokens.
    Special,
    /// Those of your tokens that are among these letters.
    SpecialOf(Letters),
    /// Levels you have gained.
    Levels,
    /// Your traits.
    Traits,
    /// One if you have this trait.
    Trait(Trait),
    /// Your perks.
    Perks,
    /// Your companions, equipped or not.
    Companions,
    /// Your cards of this kind, equipped or not.
    Cards(CardKind),
    /// Your items, equipped or not.
    Items,
    /// Your Caps.
    Caps,
    /// Your remaining HP (W-HP-06).
    RemainingHp,
    /// Your rads.
    Rads,
    /// HP you lack to the maximum.
    LostHp,
    /// Your agenda cards.
    Agendas,
    /// Enemies you killed; of a type, or all.
    Kills(Option<EnemyType>),
    /// Tiles you explored; with a back, or all.
    Explored(Option<Back>),
    /// Tiles that lie faceup.
    FaceupTiles,
    /// Times you were killed.
    Deaths,
    /// A faction's place on the power track, from 0.
    Power(Faction),
    /// By how much a faction leads; zero if it does not (W-RULING-96).
    PowerLead(Faction),
    /// The difference between the factions.
    PowerDifference,
    /// Other survivors in your space.
    SurvivorsHere,
    /// Active enemies in your space; of a type, or all.
    EnemiesHere(Option<EnemyType>),
    /// Active enemies on the map; of a type, or all.
    EnemiesOnMap(Option<EnemyType>),
    /// Staged quests.
    Quests,
    /// Marks on this quest (W-RULING-109).
    Marks,
    /// The level of the enemy you fight.
    EnemyLevel,
    /// Hit icons on the dice on the table.
    DiceHits,
}

/// Something that holds or does not.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Condition {
    /// All of them.
    All(Vec<Condition>),
    /// One of them.
    Any(Vec<Condition>),
    /// Not this.
    Not(Box<Condition>),
    /// At least so many.
    AtLeast(Measure, u8),
    /// You have the trait.
    Trait(Trait),
    /// You have one of these tokens.
    Special(Letters),
    /// You are loyal to the faction; to any for none.
    Loyal(Option<Faction>),
    /// You play this character.
    Character(u8),
    /// You have this card.
    Card(u16),
    /// You have a card of this kind; equipped only if the flag says so.
    Has(CardKind, bool),
    /// Your equipped weapon is ranged.
    RangedWeapon,
    /// You are in the space with this name.
    At(u8),
    /// You are in a space with this encounter icon.
    AtIcon(EncounterIcon),
    /// You are in a space with this quest's marker.
    AtMarker,
    /// You are on the starting tile.
    AtStart,
    /// Another survivor is in your space; alone at the table: you are in a settlement (W-SOLO-02).
    WithSurvivor,
    /// Another survivor with this trait is in your space.
    WithTrait(Trait),
    /// A letter was used for the fight under way (W-FIGHT-25).
    Used(Letter),
    /// You fight an enemy of this type.
    Fighting(EnemyType),
    /// The fight is across a border.
    Apart,
    /// This faction has more power than the other.
    Leads(Faction),
    /// There is one player.
    Solo,
    /// The quest lies in the play area.
    Staged(u16),
    /// The quest was in the play area and has left the game (W-RULING-110).
    Finished(u16),
}

/// What is paid. All parts together; an ability whose cost cannot be paid cannot be used.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Cost {
    /// Exhaust the card.
    pub exhaust: bool,
    /// Discard the card.
    pub discard: bool,
    /// Pay Caps.
    pub caps: u8,
    /// Suffer damage that does not kill.
    pub hp: u8,
    /// Suffer rads that do not kill.
    pub rads: u8,
    /// Spend actions.
    pub actions: u8,
    /// Spend movement points.
    pub points: u8,
    /// Discard cards of this kind from equipment or inventory.
    pub cards: Option<(CardKind, u8)>,
    /// Discard this card, equipped or not.
    pub card: Option<u16>,
    /// Discard agenda cards of your choice.
    pub agendas: u8,
    /// Spend die results of the fight (W-FIGHT-14).
    pub dice: u8,
    /// Spend rerolls (W-FIGHT-26).
    pub rerolls: u8,
    /// Lose this trait.
    pub loses: Option<Trait>,
}

impl Cost {
    /// Both together, without the cards: they may be of several kinds.
    #[must_use]
    pub fn plus(&self, other: &Cost) -> Cost {
        Cost {
            exhaust: self.exhaust || other.exhaust,
            discard: self.discard || other.discard,
            caps: self.caps.saturating_add(other.caps),
            hp: self.hp.saturating_add(other.hp),
            rads: self.rads.saturating_add(other.rads),
            actions: self.actions.saturating_add(other.actions),
            points: self.points.saturating_add(other.points),
            cards: None,
            card: self.card.or(other.card),
            agendas: self.agendas.saturating_add(other.agendas),
            dice: self.dice.saturating_add(other.dice),
            rerolls: self.rerolls.saturating_add(other.rerolls),
            loses: self.loses.or(other.loses),
        }
    }
}

/// A card deck that effects draw from or look into.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Pile {
    /// Loot.
    Loot,
    /// Assets.
    Asset,
    /// Agendas.
    Agenda,
    /// Encounters with this back.
    Encounter(EncounterIcon),
}

/// A set of spaces.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Where {
    /// Your space.
    Here,
    /// Spaces adjacent to yours.
    Adjacent,
    /// Your space and those adjacent to it.
    Near,
    /// The space with this name, if its tile is faceup.
    Named(u8),
    /// Spaces with this encounter icon.
    Icon(EncounterIcon),
    /// Spaces with an icon of this enemy type.
    Spawn(EnemyType),
    /// Spaces of the starting tile.
    Start,
    /// Spaces with this quest's markers.
    Markers,
    /// Spaces with survivors other than you.
    Survivors,
    /// All spaces of faceup tiles.
    Anywhere,
}

/// Enemies that an effect can choose from. Inactive ones cannot be targeted (W-ENEMY-08), except to be revealed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Foes {
    /// Where.
    pub place: Where,
    /// Of which type; of any for none.
    pub kind: Option<EnemyType>,
    /// Of which level at most.
    pub most_level: u8,
}

/// The faction that an effect concerns.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Side {
    /// This one.
    One(Faction),
    /// The one with more power; both if they are equal (W-RULING-111).
    Leader,
    /// The one with less power; both if they are equal (W-RULING-111).
    Follower,
}

/// Survivors that an effect concerns.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Whom {
    /// All survivors, you included.
    Everybody,
    /// All but you.
    Others,
    /// All others in your space.
    OthersHere,
    /// All others in your space and adjacent to it.
    OthersNear,
    /// One of the others in your space, of your choice.
    OneHere,
    /// One of the others in your space or adjacent to it, of your choice.
    OneNear,
    /// One of the others, of your choice.
    OneOther,
    /// The one whom the general priority names among the others (W-CORE-03).
    FirstOther,
    /// All who are loyal to the faction, you included (W-LOYALTY-01).
    Loyal(Faction),
}

/// What happens.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Effect {
    /// Add the encounter with this index to its deck (W-RESULT-04).
    Add(u16),
    /// Stage the quest with this index (W-RESULT-06).
    Stage(u16),
    /// The quest with this index leaves the game, or will never come (W-RULING-110).
    Close(u16),
    /// Gain a trait (W-RESULT-07).
    Become(Trait),
    /// Lose a trait (W-TRAIT-09).
    Lose(Trait),
    /// Gain XP (W-RESULT-08).
    Xp(Amount),
    /// Gain Caps (W-RESULT-09).
    Caps(Amount),
    /// Lose Caps, as many as there are.
    LoseCaps(Amount),
    /// Draw and keep (W-RESULT-10, W-RESULT-11).
    Draw(Pile, Amount),
    /// Shop with so many interactions (W-RESULT-12).
    Shop(Amount),
    /// Gain a unique asset by name (W-RESULT-13).
    Unique(u16),
    /// A faction advances (W-RESULT-15).
    Power(Side, Amount),
    /// A faction falls back; only card text does that (W-POWER-08).
    Weaken(Side, Amount),
    /// Trash the encounter or quest being resolved (W-RESULT-16).
    Trash,
    /// Suffer damage (W-HP-02).
    Damage(Amount),
    /// Suffer rads (W-HP-03).
    Rads(Amount),
    /// Recover HP (W-HP-05).
    Heal(Amount),
    /// Lose rads (W-HP-05).
    RemoveRads(Amount),
    /// Prevent so much of the damage about to be suffered in the fight (W-FIGHT-23).
    PreventDamage(Amount),
    /// Prevent so many of the rads about to be suffered in the fight.
    PreventRads(Amount),
    /// Cancel so many hits of the enemy in this fight (W-FIGHT-11).
    CancelHits(Amount),
    /// Add hits on the enemy in this fight.
    AddHits(Amount),
    /// Gain rerolls for this fight or test.
    Rerolls(Amount),
    /// Turn one die of your choice to the face with this number, from 0.
    SetDie(u8),
    /// Turn one die of your choice to a face of your choice.
    ChooseDie,
    /// Add so much to the result of the test.
    AddResult(Amount),
    /// Gain movement points.
    Points(Amount),
    /// Gain actions in this turn.
    Actions(Amount),
    /// Be placed into one of these spaces, of your choice (W-RULING-08).
    Teleport(Where),
    /// Move into one of these spaces, of your choice, as moving does (W-RULING-08).
    Travel(Where),
    /// For the rest of the turn difficult terrain costs nothing more and irradiated terrain gives no rads.
    IgnoreTerrain,
    /// Place an enemy of the type in one of the spaces, of your choice; faceup or facedown.
    PlaceEnemy(EnemyType, Where, bool),
    /// Place so many tokens of the faction, each in one of the spaces, of your choice.
    PlaceTokens(Faction, Where, Amount),
    /// Remove a token of the faction from the map, of your choice.
    RemoveToken(Faction),
    /// Move an active enemy of your choice so many spaces, step by step as you like.
    MoveEnemy(Foes, Amount),
    /// Kill an active enemy of your choice without a fight (W-ENEMY-11).
    KillEnemy(Foes),
    /// Turn an active enemy of your choice facedown (W-FACTION-05 for the factions).
    Deactivate(Foes),
    /// Turn an inactive enemy of your choice faceup.
    Reveal(Foes),
    /// Fight an active enemy of your choice now.
    Fight(Foes),
    /// Draw and fight an enemy of the type (W-FIGHT-20); then one of the two effect_lists.
    DrawAndFight(EnemyType, EffectList, EffectList),
    /// Perform a test (W-TEST-01); then one of the two effect_lists.
    Test(Letters, Amount, EffectList, EffectList),
    /// Look at the top cards of a deck and put them back in an order of your choice.
    Reorder(Pile, u8),
    /// Look at the top cards of a deck, keep one of your choice, put the others at the bottom.
    DrawOneOf(Pile, u8),
    /// Gain a S.P.E.C.I.A.L. token: this one, or for none a random one (W-SPECIAL-02).
    GainSpecial(Option<Letter>),
    /// Lose a S.P.E.C.I.A.L. token of your choice.
    LoseSpecial,
    /// Gain a perk of your choice that shows one of these letters.
    GainPerk(Letters),
    /// Lose a perk of your choice.
    LosePerk,
    /// Discard a card of this kind, of any for none, of your choice, from equipment or inventory.
    LoseCard(Option<CardKind>),
    /// Discard an agenda card of your choice.
    LoseAgenda,
    /// Unexhaust one of your cards, of your choice (W-EXHAUST-05).
    Unexhaust,
    /// Exhaust one of your ready cards, of your choice.
    Exhaust,
    /// Place a marker of this quest in one of the spaces, of your choice (W-QUEST-15).
    Marker(Where),
    /// Put marks on this quest (W-RULING-109).
    Mark(Amount),
    /// Take marks off this quest, as many as there are.
    Unmark(Amount),
    /// If the condition holds the first, otherwise the second (W-CORE-02).
    If(Condition, EffectList, EffectList),
    /// You may pay and then do this (W-CORE-04).
    May(Cost, EffectList),
    /// Choose one of these.
    Choose(Vec<EffectList>),
    /// These survivors resolve the effects, clockwise from the first player (W-RULING-98).
    Each(Whom, EffectList),
    /// You are killed.
    Die,
}

impl Effect {
    /// The effect_lists it may carry out.
    #[must_use]
    pub fn effect_lists(&self) -> Vec<EffectList> {
        match self {
            Effect::DrawAndFight(_, first, second)
            | Effect::Test(_, _, first, second)
            | Effect::If(_, first, second) => vec![*first, *second],
            Effect::May(_, effects) | Effect::Each(_, effects) => vec![*effects],
            Effect::Choose(effect_lists) => effect_lists.clone(),
            Effect::Add(_)
            | Effect::Stage(_)
            | Effect::Close(_)
            | Effect::Become(_)
            | Effect::Lose(_)
            | Effect::Xp(_)
            | Effect::Caps(_)
            | Effect::LoseCaps(_)
            | Effect::Draw(..)
            | Effect::Shop(_)
            | Effect::Unique(_)
            | Effect::Power(..)
            | Effect::Weaken(..)
            | Effect::Trash
            | Effect::Damage(_)
            | Effect::Rads(_)
            | Effect::Heal(_)
            | Effect::RemoveRads(_)
            | Effect::PreventDamage(_)
            | Effect::PreventRads(_)
            | Effect::CancelHits(_)
            | Effect::AddHits(_)
            | Effect::Rerolls(_)
            | Effect::SetDie(_)
            | Effect::ChooseDie
            | Effect::AddResult(_)
            | Effect::Points(_)
            | Effect::Actions(_)
            | Effect::Teleport(_)
            | Effect::Travel(_)
            | Effect::IgnoreTerrain
            | Effect::PlaceEnemy(..)
            | Effect::PlaceTokens(..)
            | Effect::RemoveToken(_)
            | Effect::MoveEnemy(..)
            | Effect::KillEnemy(_)
            | Effect::Deactivate(_)
            | Effect::Reveal(_)
            | Effect::Fight(_)
            | Effect::Reorder(..)
            | Effect::DrawOneOf(..)
            | Effect::GainSpecial(_)
            | Effect::LoseSpecial
            | Effect::GainPerk(_)
            | Effect::LosePerk
            | Effect::LoseCard(_)
            | Effect::LoseAgenda
            | Effect::Unexhaust
            | Effect::Exhaust
            | Effect::Marker(_)
            | Effect::Mark(_)
            | Effect::Unmark(_)
            | Effect::Die => Vec::new(),
        }
    }
}

/// A moment at which an ability can be used.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Window {
    /// At the start of your turn, while the window for equipment and loyalty is open.
    StartOfTurn,
    /// On your turn, between actions (W-PERK-03, W-RULING-92).
    Turn,
    /// As an action of your turn (W-ACTION-01).
    Action,
    /// Before the dice of a fight are rolled (W-FIGHT-24).
    BeforeFight,
    /// In a fight, when rerolls are spent (W-FIGHT-26).
    Reroll,
    /// In a fight, before damage is suffered (W-FIGHT-23).
    Hurt,
    /// In a fight, before your hits count (W-FIGHT-14).
    Strike,
    /// During a fight, in any of its steps (W-FIGHT-23).
    Fight,
    /// After a fight.
    AfterFight,
    /// When you have killed an enemy.
    Kill,
    /// When you have explored a tile.
    Explore,
    /// When you camp.
    Camp,
    /// In a test, when rerolls are spent.
    Test,
    /// At the end of the round, before the agenda card is revealed.
    RoundEnd,
}

impl Window {
    /// How many there are.
    pub const COUNT: usize = 14;
    /// The steps of a fight in which something can be used.
    pub const STEPS: [Window; 3] = [Window::Reroll, Window::Hurt, Window::Strike];

    /// Whether an ability with this timing can be used at a moment.
    #[must_use]
    pub const fn includes(self, moment: Window) -> bool {
        self.moments() & moment.bit() != 0
    }

    /// All moments at which an ability with this timing can be used, as bits.
    pub(crate) const fn moments(self) -> u16 {
        match self {
            Window::Fight => {
                let [first, second, third] = Window::STEPS;
                self.bit() | first.bit() | second.bit() | third.bit()
            }
            _ => self.bit(),
        }
    }

    /// One bit for each moment.
    pub(crate) const fn bit(self) -> u16 {
        1 << self as u16
    }
}

/// What holds all the time: while a card is equipped, a talent is owned, or a character is played.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Modifier {
    /// What.
    pub what: Standing,
    /// When.
    pub condition: Option<Condition>,
}

/// What a modifier changes.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Standing {
    /// More room in the inventory (W-INVENTORY-02).
    Inventory(u8),
    /// More armor.
    Armor(u8),
    /// More rerolls in fights.
    FightRerolls(u8),
    /// More rerolls in tests.
    TestRerolls(u8),
    /// More hits on the enemy in each fight.
    Hits(u8),
    /// More points from a move action (W-MOVE-01).
    MovePoints(u8),
    /// More HP recovered by camping (W-CAMP-02).
    CampHp(u8),
    /// Cheaper cards in the shop.
    Discount(u8),
    /// Better prices for sold cards.
    SellBonus(u8),
    /// More Caps with every kill.
    KillCaps(u8),
    /// Difficult terrain costs one point.
    NoDifficulty,
    /// Irradiated terrain gives no rads.
    NoTerrainRads,
    /// So much less damage from cards: encounters, quests, loot events and items; not from fights, and not as a cost.
    SparedDamage(u8),
    /// So many rads fewer from cards, likewise.
    SparedRads(u8),
    /// Irradiated terrain recovers so much HP instead of giving rads.
    TerrainHeals(u8),
    /// Rads of enemies are not suffered.
    NoEnemyRads,
    /// Enemies of this type do not fight by being Aggressive.
    Ignored(EnemyType),
    /// More XP with every kill, in the same gain (W-NCAL-22, M-RULING-72).
    KillXp(u8),
    /// Camping includes a visit to the shop with so many interactions, anywhere (W-NCAL-24).
    CampShop(u8),
    /// Trades in camp with survivors at any distance (W-NCAL-24).
    TradeAnywhere,
    /// A companion is never gained (W-NCAL-25, M-RULING-70).
    NoCompanion,
    /// A second weapon can be equipped (W-NCAL-26, M-RULING-71).
    SecondWeapon,
}

impl Standing {
    /// Whether it can only be somebody's nature: a card that comes and goes would leave behind what cannot be there.
    #[must_use]
    pub const fn is_nature(self) -> bool {
        match self {
            Standing::TradeAnywhere | Standing::NoCompanion | Standing::SecondWeapon | Standing::CampShop(_) => true,
            Standing::Inventory(_)
            | Standing::Armor(_)
            | Standing::FightRerolls(_)
            | Standing::TestRerolls(_)
            | Standing::Hits(_)
            | Standing::MovePoints(_)
            | Standing::CampHp(_)
            | Standing::Discount(_)
            | Standing::SellBonus(_)
            | Standing::KillCaps(_)
            | Standing::NoDifficulty
            | Standing::NoTerrainRads
            | Standing::SparedDamage(_)
            | Standing::SparedRads(_)
            | Standing::TerrainHeals(_)
            | Standing::NoEnemyRads
            | Standing::Ignored(_)
            | Standing::KillXp(_) => false,
        }
    }
}

/// What completes a triggered objective (W-QUEST-05).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Trigger {
    /// Killing an enemy; of this type, or any; of this level or above.
    Kill(Option<EnemyType>, u8),
    /// Exploring a tile; with this back, or any (W-EXPLORE-06).
    Explore(Option<Back>),
    /// Camping.
    Camp,
    /// Gaining this trait.
    Become(Trait),
    /// Gaining a level.
    LevelUp,
    /// Buying or recruiting in the shop.
    Buy,
    /// Moving into the space with this name.
    Enter(u8),
    /// The end of the round; no deed of anybody (W-RULING-108).
    RoundEnd,
    /// The renewal of the agenda deck; no deed of anybody (W-RULING-108).
    Renewed,
}

impl Trigger {
    /// Whether a survivor does it, rather than time.
    #[must_use]
    pub const fn is_deed(self) -> bool {
        match self {
            Trigger::Kill(..)
            | Trigger::Explore(_)
            | Trigger::Camp
            | Trigger::Become(_)
            | Trigger::LevelUp
            | Trigger::Buy
            | Trigger::Enter(_) => true,
            Trigger::RoundEnd | Trigger::Renewed => false,
        }
    }
}
