//! The state of a game of Wasteland: one flat value without pointers, cheap enough to search with.

use kernel::{Cup, Deck, EventId, Row, Seat, Seats};
use serde::{Deserialize, Serialize};

use crate::{
    content::{EncounterIcon, EnemyType, Letters, MOST_CARDS, MOST_ENCOUNTERS, MOST_NUMBERED, MOST_SET, MOST_TOKENS},
    frame::{Frame, What},
    map::{MOST_PLACES, Node},
    options::Options,
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
/// The most cards on a side of a deal: all that a survivor can have.
pub const MOST_DEAL: usize = MOST_INVENTORY + 3;
/// Cards of the shop (W-SHOP-01), with room for those added before it is reset.
pub const SHOP: usize = 4;
const MOST_SHOP: usize = 12;
/// The most pieces on the map: all enemy tokens, and faction tokens beyond any use.
pub const MOST_FOES: usize = 160;
/// The most quests staged at once.
pub const MOST_STAGED: usize = 24;
/// The most markers of a quest.
pub const MOST_MARKERS: usize = 3;
/// The most common S.P.E.C.I.A.L. tokens.
pub const MOST_SPECIALS: usize = 64;
/// The deepest nesting of procedures: a turn, an action, its card, what that brings, and the fights and kills in it.
const DEPTH: usize = 96;
/// Room that is left for what cannot be put off, such as a death, when nothing new is begun any more.
const HEADROOM: usize = 16;
/// Triggered objectives that can wait at the same time.
const MOST_EARNED: usize = 24;

/// All that changes in a game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct State {
    pub(crate) options: Options,
    pub(crate) cup: Cup,
    /// Events so far; numbers the next one.
    pub(crate) events: u32,
    pub(crate) scenario: u8,
    /// Players at the table.
    pub(crate) seats: u8,
    pub(crate) round: u16,
    /// Holder of the agenda deck (W-SETUP-16).
    pub(crate) first: Seat,
    /// The player whose turn it is or was last.
    pub(crate) active: Seat,
    /// Who has had a turn since the last end of round.
    pub(crate) acted: Seats,
    /// The agenda deck was passed since the last turn (W-RULING-09).
    pub(crate) passed: bool,
    pub(crate) eliminated: Seats,
    /// Whose influence may have changed since it was last looked at (W-RULING-56).
    pub(crate) stirred: Seats,
    /// Something changed that agenda cards of anybody may count.
    pub(crate) world_stirred: bool,
    /// A faction is at the end of the track (W-POWER-04).
    pub(crate) takeover: bool,
    pub(crate) players: [Player; PLAYERS],
    /// The tile at each place of the scenario's map; [`NONE`] beyond.
    pub(crate) tiles: [u8; MOST_PLACES],
    /// Places whose tile lies faceup.
    pub(crate) faceup: u32,
    pub(crate) foes: Foes,
    /// Places on the power track of star and shield, from 0; beyond the end where a token would have moved on
    /// (W-POWER-07).
    pub(crate) power: [u8; 2],
    pub(crate) loot: Deck<MOST_CARDS, u16>,
    pub(crate) assets: Deck<MOST_CARDS, u16>,
    /// Asset cards for sale, the left end first.
    pub(crate) shop: Row<u16, MOST_SHOP>,
    /// Unique assets in their deck, as a set of their numbers among the unique assets.
    pub(crate) uniques: u64,
    /// Unique assets beside the deck (W-UNIQUE-02).
    pub(crate) unique_discards: u64,
    /// Perks in their deck.
    pub(crate) perks: u64,
    pub(crate) agendas: Deck<MOST_SET>,
    /// Agenda cards taken out of the game at set-up (W-SETUP-11).
    pub(crate) agendas_out: u64,
    /// Discarded agenda cards that each seat has seen; all have seen those of activations (W-RULING-85).
    pub(crate) agendas_seen: [u64; PLAYERS],
    /// The card of the activation under way (W-ROUND-04); [`NONE`] for none.
    pub(crate) revealed: u8,
    /// The deck ran out with that card and is to be renewed afterwards (W-RULING-10).
    pub(crate) refresh_due: bool,
    /// The encounter decks, top card last.
    pub(crate) encounters: [Row<u16, MOST_ENCOUNTERS>; 4],
    /// Numbered cards that are in the library: encounters, then quests.
    pub(crate) library: [[u64; MOST_NUMBERED / 64]; 2],
    pub(crate) staged: Row<Staged, MOST_STAGED>,
    /// Stacks of the ordinary enemy types.
    pub(crate) stacks: [Deck<MOST_TOKENS>; EnemyType::ORDINARY],
    /// Common S.P.E.C.I.A.L. tokens, facedown, the next one last.
    pub(crate) specials: Row<u8, MOST_SPECIALS>,
    pub(crate) turn: Turn,
    /// The encounter being resolved.
    pub(crate) encounter: Option<Meeting>,
    /// Fights under way, the innermost one last.
    pub(crate) fights: Row<Fight, 6>,
    /// Tests under way, the innermost one last.
    pub(crate) trials: Row<Trial, 6>,
    /// How the last task ended, for who gave it.
    pub(crate) success: bool,
    /// Loot events drawn and not yet carried out.
    pub(crate) loot_events: Row<u16, 16>,
    /// Cards looked at, for who looks.
    pub(crate) looked_at: Row<u16, 8>,
    /// Triggered objectives that are done and wait to be resolved.
    pub(crate) earned: Row<Earned, MOST_EARNED>,
    /// The deal on the table.
    pub(crate) offer: Offer,
    /// What is being done, the innermost procedure last.
    pub(crate) frames: Row<Frame, DEPTH>,
    /// Who has won; empty for nobody.
    pub(crate) winners: Seats,
}

/// What belongs to one survivor (W-SURVIVOR-01).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Player {
    /// The character; [`NONE`] before it is chosen.
    pub(crate) character: u8,
    /// Where the figure stands.
    pub(crate) at: Node,
    pub(crate) hp: u8,
    pub(crate) rads: u8,
    /// The XP peg: 0 for the leftmost hole, then the number of the slot above it (W-RULING-67).
    pub(crate) peg: u8,
    pub(crate) special: Letters,
    /// One of them is the character's own, not a common one (W-SETUP-08).
    pub(crate) silhouette: bool,
    /// Traits, as a set.
    pub(crate) traits: u8,
    /// Agenda cards in hand and revealed.
    pub(crate) agendas: u64,
    /// The one revealed for loyalty; [`NONE`] for none.
    pub(crate) loyal: u8,
    pub(crate) perks: u64,
    pub(crate) caps: u16,
    /// Weapon, apparel, companion.
    pub(crate) equipped: [Held; 3],
    pub(crate) inventory: Row<Held, MOST_INVENTORY>,
    /// A character card that is neither item nor companion.
    pub(crate) talent: u16,
    /// Enemies killed, by type.
    pub(crate) kills: [u8; 7],
    /// Tiles explored: dangerous, deadly.
    pub(crate) explored: [u8; 2],
    pub(crate) levels: u8,
    pub(crate) deaths: u8,
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
    /// The token; [`NONE`] for a faction's.
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
pub struct Foes(Row<Option<Foe>, MOST_FOES>);

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

/// A quest in the play area.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Staged {
    /// The quest.
    pub quest: u16,
    /// Its markers; [`Node::NONE`] for none.
    pub markers: [Node; MOST_MARKERS],
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
    pub encounters: Row<Node, 6>,
    /// Terrain does not matter until the end of the turn.
    pub ignore_terrain: bool,
    /// The survivor was killed: the turn is over (W-KILLED-08).
    pub killed: bool,
}

/// An encounter being resolved.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Meeting {
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
    pub gives: Row<u16, MOST_DEAL>,
    /// Cards of the partner.
    pub gets: Row<u16, MOST_DEAL>,
    /// Caps of the camper.
    pub gives_caps: u16,
    /// Caps of the partner.
    pub gets_caps: u16,
    /// Agenda cards of the camper, by their number of cards once the partner's are wanted.
    pub gives_agendas: u64,
    /// How many agenda cards of the partner.
    pub gets_agendas: u8,
    /// Which of the partner's, once chosen.
    pub chosen_agendas: u64,
    /// How many agenda cards of the camper the partner asks for in a counter-offer.
    pub wanted_agendas: u8,
    /// Agenda cards shown to the other side (W-TRADE-07).
    pub shown: u64,
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
        self.round
    }

    /// The player at a seat.
    #[inline]
    pub(crate) const fn player(&self, seat: Seat) -> &Player {
        &self.players[seat.index() & 3]
    }

    #[inline]
    pub(crate) const fn player_mut(&mut self, seat: Seat) -> &mut Player {
        &mut self.players[seat.index() & 3]
    }

    /// All seats of the table.
    pub(crate) fn all_seats(&self) -> impl Iterator<Item = Seat> + use<> {
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

/// The numbers in a set, lowest first.
#[inline]
pub(crate) fn numbers_in(mut set: u64) -> impl Iterator<Item = u8> {
    std::iter::from_fn(move || {
        if set == 0 {
            return None;
        }
        let lowest = set.trailing_zeros() as u8;
        set &= set - 1;
        Some(lowest)
    })
}
