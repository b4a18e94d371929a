//! The state of a game of Wasteland: one flat value without pointers, cheap enough to search with.

use std::ops::{Deref, DerefMut};

use kernel::{EventId, FixedVec, Seat, Seats};
use serde::{Deserialize, Serialize};

use crate::{
    content::{EncounterIcon, EnemyType, Letters, MOST_CARDS, MOST_NUMBERED, MOST_TOKENS},
    frame::{Frame, What},
    map::{MOST_PLACES, Node, Nodes},
    options::{EncounterReader, Options},
    play_area::PlayArea,
    secret::Secret,
    written,
};

/// The byte that stands for no card, no seat, no tile.
pub const NONE: u8 = u8::MAX;
/// The same for cards with larger numbers.
pub const NO_CARD: u16 = u16::MAX;

/// The most players (W-SETUP-02).
pub const PLAYERS: usize = 4;
/// The end of the HP track (W-HP-01).
pub const MOST_HP: u8 = 16;
/// Cards the inventory holds (W-INVENTORY-02).
pub const INVENTORY: u8 = 3;
/// Agenda cards a survivor can hold (W-AGENDA-04).
pub const AGENDAS: u32 = 4;
/// Room for cards before the limit is applied: a trade can bring six, a draw as many again.
pub const MOST_INVENTORY: usize = 18;
/// Slots for equipment: weapon, apparel, companion, and a second weapon for who can carry one (W-EQUIP-01, W-NCAL-26).
pub const SLOTS: usize = 4;
/// The slot of a second weapon; empty where the first one is.
pub const SECOND_WEAPON: usize = 3;
/// The most cards on a side of a deal: all that a survivor can have.
pub const MOST_DEAL: usize = MOST_INVENTORY + SLOTS;
/// Cards of the shop (W-SHOP-01), with room for those added before it is reset.
pub const SHOP: usize = 4;
const MOST_SHOP: usize = 12;
/// The most pieces on the map: all enemy tokens, and faction tokens beyond any use.
pub const MOST_FOES: usize = 160;
/// The deepest nesting of procedures: a turn, an action, its card, what that brings, and the fights and kills in it.
const DEPTH: usize = 96;
/// Room that is left for what cannot be put off, such as a death, when nothing new is begun any more.
const HEADROOM: usize = 16;
/// Triggered objectives that can wait at the same time: all that a chain of cards brings about before it is over.
const MOST_EARNED: usize = 32;

/// Sets of numbered cards: of encounters, then of quests.
pub type Numbered = [[u64; MOST_NUMBERED / 64]; 2];

/// All that changes in a game: what lies open on the table, and what does not.
///
/// Whatever everybody may know is a field of [`Public`], and reads as a field of the state.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct State {
    /// What everybody may know. Every view contains it as it is.
    pub(crate) public: Public,
    /// What lies facedown or in hands, and who knows it nevertheless.
    pub(crate) secret: Secret,
}

impl Deref for State {
    type Target = Public;

    #[inline]
    fn deref(&self) -> &Public {
        &self.public
    }
}

impl DerefMut for State {
    #[inline]
    fn deref_mut(&mut self) -> &mut Public {
        &mut self.public
    }
}

const _: () = assert!(size_of::<State>() <= 8192, "a state is copied at every step of a search");

/// What everybody may know of a game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Public {
    /// The table options.
    pub options: Options,
    /// Events so far; numbers the next one.
    pub events: u32,
    /// The scenario.
    pub scenario: u8,
    /// Players at the table.
    pub seats: u8,
    /// The round, from 1.
    pub round: u16,
    /// Holder of the agenda deck (W-SETUP-16).
    pub first: Seat,
    /// The player whose turn it is or was last.
    pub active: Seat,
    /// Who has had a turn since the last end of round.
    pub acted: Seats,
    /// The agenda deck was passed since the last turn (W-RULING-09).
    pub passed: bool,
    /// Who is out of the game.
    pub eliminated: Seats,
    /// Whose influence may have changed since it was last looked at (W-RULING-56).
    pub influence_changed: Seats,
    /// Something changed that agenda cards of anybody may count.
    pub world_changed: bool,
    /// A faction is at the end of the track (W-POWER-04).
    pub takeover: bool,
    /// The survivors, clockwise; at places where nobody sits, one as before the start.
    #[serde(with = "written::trimmed")]
    pub players: [Player; PLAYERS],
    /// The faceup tile at each place of the scenario's map; [`NONE`] where it lies facedown, and beyond.
    #[serde(with = "written::trimmed")]
    pub tiles: [u8; MOST_PLACES],
    /// Places whose tile lies faceup.
    pub faceup: u64,
    /// The enemies on the map.
    pub foes: Foes,
    /// Places on the power track of star and shield, from 0; beyond the end where a token would have moved on
    /// (W-POWER-07).
    pub power: [u8; 2],
    /// The faceup discard piles.
    pub discards: Discards,
    /// Asset cards for sale, the left end first.
    pub shop: FixedVec<u16, MOST_SHOP>,
    /// Unique assets in their deck, as a set of their numbers among the unique assets.
    #[serde(with = "kernel::number_set")]
    pub uniques: u64,
    /// Unique assets beside the deck (W-UNIQUE-02).
    #[serde(with = "kernel::number_set")]
    pub unique_discards: u64,
    /// Perks in their deck.
    #[serde(with = "kernel::number_set")]
    pub perks: u64,
    /// Agenda cards taken out of the game at set-up (W-SETUP-11).
    #[serde(with = "kernel::number_set")]
    pub agendas_out: u64,
    /// The card of the activation under way (W-ROUND-04); [`NONE`] for none.
    #[serde(with = "written::optional")]
    pub revealed: u8,
    /// The deck ran out with that card and is to be renewed afterwards (W-RULING-10).
    pub refresh_due: bool,
    /// Numbered cards that are in the library: encounters, then quests.
    pub library: Numbered,
    /// Those that were trashed and are out of the game (W-RESULT-16). A quest that is in both was closed before it came
    /// (W-RULING-110).
    pub trashed: Numbered,
    /// Characters whose card has left the game (W-RULING-80), as a set.
    pub cards_gone: u32,
    /// Quests in the play area.
    pub staged: PlayArea,
    /// What the running turn has under way.
    pub turn: Turn,
    /// The encounter being resolved.
    pub encounter: Option<ActiveEncounter>,
    /// Fights under way, the innermost one last.
    pub fights: FixedVec<Fight, 6>,
    /// Tests under way, the innermost one last.
    pub trials: FixedVec<Trial, 6>,
    /// How the last task ended, for who gave it.
    pub success: bool,
    /// Loot events drawn and not yet carried out.
    pub loot_events: FixedVec<u16, 16>,
    /// Triggered objectives that are done and wait to be resolved.
    pub earned: FixedVec<Earned, MOST_EARNED>,
    /// The deal on the table, but for the faces of agenda cards.
    pub offer: Offer,
    /// What is being done, the innermost procedure last.
    pub(crate) frames: FixedVec<Frame, DEPTH>,
    /// Who has won; empty for nobody.
    pub winners: Seats,
}

/// The faceup discard piles, the latest card last.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Discards {
    /// Loot.
    pub loot: FixedVec<u16, MOST_CARDS>,
    /// Assets.
    pub assets: FixedVec<u16, MOST_CARDS>,
    /// Tokens of the ordinary enemy types.
    pub stacks: [FixedVec<u8, MOST_TOKENS>; EnemyType::ORDINARY],
}

/// What belongs to one survivor (W-SURVIVOR-01).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Player {
    /// The character; [`NONE`] before it is chosen.
    #[serde(with = "written::optional")]
    pub character: u8,
    /// Where the figure stands; [`Node::NONE`] for nowhere.
    #[serde(with = "written::optional")]
    pub at: Node,
    /// HP.
    pub hp: u8,
    /// Rads.
    pub rads: u8,
    /// The XP peg: 0 for the leftmost hole, then the number of the slot above it (W-RULING-67).
    pub peg: u8,
    /// S.P.E.C.I.A.L. tokens.
    pub special: Letters,
    /// One of them is the character's own, not a common one (W-SETUP-08).
    pub silhouette: bool,
    /// Traits, as a set.
    pub traits: u8,
    /// The agenda card revealed for loyalty; [`NONE`] for none.
    #[serde(with = "written::optional")]
    pub loyal: u8,
    /// Perks, as a set.
    #[serde(with = "kernel::number_set")]
    pub perks: u64,
    /// Caps.
    pub caps: u16,
    /// Weapon, apparel, companion, second weapon.
    #[serde(with = "written::trimmed")]
    pub equipped: [Held; SLOTS],
    /// The inventory.
    pub inventory: FixedVec<Held, MOST_INVENTORY>,
    /// A character card that is neither item nor companion; [`NO_CARD`] for none.
    #[serde(with = "written::optional")]
    pub talent: u16,
    /// Enemies killed, by type.
    pub kills: [u16; 7],
    /// Tiles explored: dangerous, deadly.
    pub explored: [u8; 2],
    /// Levels gained.
    pub levels: u16,
    /// Times killed.
    pub deaths: u16,
}

/// A card with its owner.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Held {
    /// The card; [`NO_CARD`] for none.
    pub card: u16,
    /// Turned by 90 degrees (W-EXHAUST-01).
    pub exhausted: bool,
    /// Just gained: it may be equipped now (W-EQUIP-02).
    pub fresh: bool,
    /// Waits to be paid for to become ready (W-EXHAUST-07).
    pub waiting: bool,
}

impl Held {
    /// No card.
    pub const NOTHING: Held = Held { card: NO_CARD, exhausted: false, fresh: false, waiting: false };

    /// A ready card.
    #[must_use]
    pub const fn ready(card: u16) -> Held {
        Held { card, exhausted: false, fresh: false, waiting: false }
    }

    /// Whether it is a card.
    #[must_use]
    pub const fn is_some(self) -> bool {
        self.card != NO_CARD
    }
}

/// An enemy on the map.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Foe {
    /// Its type.
    pub kind: EnemyType,
    /// The token; [`NONE`] for a faction's, and while it lies facedown (W-ENEMY-07).
    #[serde(with = "written::optional")]
    pub token: u8,
    /// Where it is.
    pub at: Node,
    /// Faceup (W-ENEMY-06).
    pub active: bool,
    /// In the activation under way: still to act, or, facedown, put so during it (W-ENEMY-10).
    pub marked: bool,
    /// Still to fight the survivor who moved in (W-ABILITY-05), or to be placed on the explored tile (W-EXPLORE-04).
    pub facing: Seats,
}

/// The enemies on the map. A piece keeps its number as long as it is there.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Foes(FixedVec<Option<Foe>, MOST_FOES>);

impl Foes {
    /// The enemy with this number.
    #[must_use]
    pub fn get(&self, number: u8) -> Option<Foe> {
        self.0.get(usize::from(number)).copied().flatten()
    }

    pub(crate) fn get_mut(&mut self, number: u8) -> Option<&mut Foe> {
        self.0.get_mut(usize::from(number))?.as_mut()
    }

    /// Puts an enemy on the map under the lowest number that is not taken or `kept`; none where there is no room for so
    /// many.
    pub(crate) fn add(&mut self, foe: Foe, kept: impl Fn(u8) -> bool) -> Option<u8> {
        let number = self.free_number(kept)?;
        self.put(number, foe)?;
        Some(number)
    }

    /// The number that the next enemy on the map gets; none when the map is full.
    pub(crate) fn free_number(&self, kept: impl Fn(u8) -> bool) -> Option<u8> {
        (0..MOST_FOES as u8).find(|number| self.get(*number).is_none() && !kept(*number))
    }

    /// Puts an enemy on the map under this number.
    pub(crate) fn put(&mut self, number: u8, foe: Foe) -> Option<()> {
        while self.0.len() <= usize::from(number) {
            self.0.try_push(None).ok()?;
        }
        self.0[usize::from(number)] = Some(foe);
        Some(())
    }

    pub(crate) fn remove(&mut self, number: u8) -> Option<Foe> {
        let foe = self.0.get_mut(usize::from(number))?.take();
        while self.0.last().is_some_and(Option::is_none) {
            self.0.pop();
        }
        foe
    }

    /// All enemies with their numbers, in token order.
    #[inline]
    pub fn iter(&self) -> impl Iterator<Item = (u8, Foe)> {
        (0u8..).zip(&self.0).filter_map(|(number, foe)| Some((number, (*foe)?)))
    }

    pub(crate) fn iter_mut(&mut self) -> impl Iterator<Item = &mut Foe> {
        self.0.iter_mut().flatten()
    }
}

/// What the running turn has under way.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Turn {
    /// Actions left.
    pub actions: u8,
    /// Movement points.
    pub points: u8,
    /// Equipment and loyalty may still be changed (W-RULING-05).
    pub opening: bool,
    /// Abilities of the start may still be used: nothing else was yet.
    pub starting: bool,
    /// Loyalty was declared, changed or withdrawn (W-RULING-90).
    pub loyalty: bool,
    /// Where an encounter was resolved in this turn (W-ENCOUNTER-03).
    pub encounters: Nodes,
    /// Terrain does not matter until the end of the turn.
    pub ignore_terrain: bool,
    /// The survivor was killed: the turn is over (W-KILLED-08).
    pub killed: bool,
}

/// An encounter being resolved.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct ActiveEncounter {
    /// The card.
    pub card: u16,
    /// Who resolves it.
    pub seat: Seat,
    /// Its deck.
    pub icon: EncounterIcon,
    /// The level of the icon; 1 where there is none (W-RULING-44).
    pub level: u8,
    /// The option chosen; [`NONE`] before.
    pub option: u8,
    /// A result said to trash it.
    pub trashed: bool,
}

/// Whom a survivor fights.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Opponent {
    /// An enemy on the map.
    OnMap(u8),
    /// A drawn token, which is on no space (W-FIGHT-20).
    Drawn {
        /// Its type.
        kind: EnemyType,
        /// The token; [`NONE`] for a faction's enemy.
        token: u8,
    },
}

/// A fight under way.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Fight {
    /// The survivor.
    pub seat: Seat,
    /// The enemy.
    pub foe: Opponent,
    /// The enemy's type.
    pub kind: EnemyType,
    /// Its level when it was killed.
    pub level: u8,
    /// The survivor started it (W-FIGHT-02), rather than the enemy.
    pub action: bool,
    /// Survivor and enemy are in different spaces.
    pub apart: bool,
    /// The survivor's weapon was ranged when it began, which settles it (W-RULING-104).
    pub ranged: bool,
    /// Faces of the dice, from 0.
    pub dice: [u8; 3],
    /// Dice whose result was spent (W-FIGHT-14).
    pub spent: u8,
    /// Rerolls left.
    pub rerolls: u8,
    /// Hits added by cards.
    pub extra_hits: u8,
    /// Enemy hits cancelled by cards.
    pub cancelled: u8,
    /// Damage prevented by cards.
    pub prevented: u8,
    /// Rads prevented by cards.
    pub prevented_rads: u8,
    /// The enemy's hits dealt damage (W-ABILITY-09).
    pub hurt: bool,
    /// The enemy was killed.
    pub won: bool,
    /// An enemy that was not killed has been put back: the fight is over but for abilities after it.
    pub over: bool,
    /// Well Rested was given up in it (W-RULING-37).
    pub rested: bool,
    /// The event that began it.
    pub began: EventId,
}

/// A test under way.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Trial {
    /// Who performs it.
    pub seat: Seat,
    /// Its letters.
    pub letters: Letters,
    /// Its difficulty.
    pub difficulty: u8,
    /// Faces of the dice, from 0.
    pub dice: [u8; 3],
    /// Rerolls left.
    pub rerolls: u8,
    /// Added by cards.
    pub bonus: u8,
    /// Well Rested was given up in it (W-RULING-37).
    pub rested: bool,
}

/// A triggered objective that is done.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Earned {
    /// By whom.
    pub seat: Seat,
    /// The quest.
    pub quest: u16,
    /// Which of its objectives.
    pub objective: u8,
    /// The deed: objectives of the same one are put in order by the survivor (W-RULING-45).
    pub deed: u32,
}

/// A deal: what the camping survivor gives and gets (W-TRADE-03).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Offer {
    /// Who camps.
    pub camper: Seat,
    /// With whom.
    pub partner: Seat,
    /// Cards of the camper.
    pub gives: FixedVec<u16, MOST_DEAL>,
    /// Cards of the partner.
    pub gets: FixedVec<u16, MOST_DEAL>,
    /// Caps of the camper.
    pub gives_caps: u16,
    /// Caps of the partner.
    pub gets_caps: u16,
    /// How many agenda cards of the partner.
    pub gets_agendas: u8,
    /// How many agenda cards of the camper the partner asks for in a counter-offer.
    pub wanted_agendas: u8,
}

impl Default for Opponent {
    fn default() -> Opponent {
        Opponent::OnMap(NONE)
    }
}

impl State {
    /// The round, from 1.
    #[must_use]
    pub const fn round(&self) -> u16 {
        self.public.round
    }

    /// Agenda cards of a survivor, in hand and revealed, as a set.
    #[inline]
    pub(crate) const fn hand(&self, seat: Seat) -> u64 {
        self.secret.hands[seat.index() & 3]
    }

    /// How many agenda cards a survivor has, revealed or not (W-AGENDA-06).
    #[inline]
    pub(crate) const fn agenda_count(&self, seat: Seat) -> u32 {
        self.hand(seat).count_ones()
    }
}

impl Public {
    /// The player at a seat.
    #[inline]
    #[must_use]
    pub const fn player(&self, seat: Seat) -> &Player {
        &self.players[seat.index() & 3]
    }

    #[inline]
    pub(crate) const fn player_mut(&mut self, seat: Seat) -> &mut Player {
        &mut self.players[seat.index() & 3]
    }

    /// The card that a survivor has revealed for loyalty, as a set.
    #[must_use]
    pub fn revealed_by(&self, seat: Seat) -> u64 {
        match self.player(seat).loyal {
            NONE => 0,
            card => 1 << card,
        }
    }

    /// W-ENCOUNTER-04: the neighbour to the right, who reads out the encounter under way and sees the whole card, where
    /// the table wants a reader (W-RULING-41); alone nobody (W-SOLO-03).
    #[must_use]
    pub fn reader(&self) -> Option<Seat> {
        let meeting = self.encounter?;
        let wanted = self.options.encounter_reader == EncounterReader::RightHand;
        let right = self.right_of(meeting.seat);
        (wanted && right != meeting.seat).then_some(right)
    }

    /// All seats of the table.
    pub fn all_seats(&self) -> impl Iterator<Item = Seat> + use<> {
        (0..self.seats).map(Seat::new)
    }

    /// The survivors still in the game, clockwise from the first player (W-CORE-03).
    #[inline]
    pub(crate) fn in_priority(&self) -> impl Iterator<Item = Seat> + use<> {
        self.clockwise_from(self.first)
    }

    /// Survivors still in the game, clockwise from a seat.
    pub(crate) fn clockwise_from(&self, from: Seat) -> impl Iterator<Item = Seat> + use<> {
        let eliminated = self.eliminated;
        Seat::clockwise_from(from, self.seats).filter(move |seat| !eliminated.contains(*seat))
    }

    /// Whether so much is under way within each other that nothing more is begun: a chain of cards ends by itself.
    pub(crate) fn is_deep(&self) -> bool {
        self.frames.len() + HEADROOM >= DEPTH
    }

    /// Survivors still in the game.
    pub(crate) fn survivors(&self) -> impl Iterator<Item = Seat> + use<> {
        let eliminated = self.eliminated;
        self.all_seats().filter(move |seat| !eliminated.contains(*seat))
    }

    /// What is being done.
    pub(crate) fn top(&self) -> Option<What> {
        self.frames.last().map(|frame| frame.what)
    }

    /// The fight under way.
    pub(crate) fn fight(&self) -> Option<&Fight> {
        self.fights.last()
    }
}
