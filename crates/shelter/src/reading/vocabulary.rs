//! Every word that a pack of Shelter may use, with what it means: the one place where the vocabulary exists.
//!
//! The reader chooses from these tables, and the vocabulary in `docs/packs.md` is written from them; a test holds the
//! two together.

use harness::reading::vocabulary::entry;
#[cfg(feature = "source")]
use harness::reading::vocabulary::table;
use pack::{Message, say};

use crate::{
    content::{Count, Icon, Letter, Resource, Spend, Window},
    vault::Slot,
};

pub use harness::reading::vocabulary::Entry;

/// The kinds of cards.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Card {
    /// A room.
    Room,
    /// An elevator.
    Elevator,
    /// A threat.
    Threat,
    /// An item.
    Item,
}

impl Card {
    /// What a mistake calls one of them.
    pub(super) fn name(self) -> Message {
        match self {
            Card::Room => say!("room", "room"),
            Card::Elevator => say!("elevator", "elevator"),
            Card::Threat => say!("threat", "threat"),
            Card::Item => say!("item", "item"),
        }
    }

    /// What a mistake calls many of them.
    pub(super) fn plural(self) -> Message {
        match self {
            Card::Room => say!("rooms", "rooms"),
            Card::Elevator => say!("elevators", "elevators"),
            Card::Threat => say!("threats", "threats"),
            Card::Item => say!("items", "items"),
        }
    }
}

/// What a data file may hold.
pub const CARDS: &[Entry<Card>] = &[
    entry("room", Card::Room, "room diner { ... }", "A room of the top level, or one that players build."),
    entry(
        "elevator",
        Card::Elevator,
        "elevator red { ... }",
        "An elevator: `start` first, without a space, then one per color, with one.",
    ),
    entry("threat", Card::Threat, "threat fuse-fire { ... }", "A card that lies over a space and takes its place."),
    entry("item", Card::Item, "item torch { ... }", "A card that players take from the item track."),
];

/// What stands in a room.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum RoomPart {
    /// `start`.
    Start,
    /// `columns`.
    Columns,
    /// `price`.
    Price,
    /// `space`.
    Space,
}

/// What may stand in the braces of a room.
pub const ROOM: &[Entry<RoomPart>] = &[
    entry("start", RoomPart::Start, "start R2", "The slot of the top level in which this room stands from the start."),
    entry(
        "columns",
        RoomPart::Columns,
        "columns 10 11",
        "The numbers beside the spaces of a starting room, one per space.",
    ),
    entry(
        "price",
        RoomPart::Price,
        "price power ?",
        "What the room costs where its price is due; every room but the starting ones has one.",
    ),
    entry(
        "space",
        RoomPart::Space,
        "space { gain food }",
        "A space for dwellers; a room has one or two, left to right.",
    ),
];

/// What may stand in the braces of an elevator.
pub const ELEVATOR: &[Entry<()>] = &[entry(
    "space",
    (),
    "space { cost room-price; gain build }",
    "The one space of a colored elevator, open to its owner only.",
)];

/// What stands in a space or a threat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SpacePart {
    /// `cost`.
    Cost,
    /// `gain`.
    Gain,
    /// `exchange`.
    Exchange,
    /// `letters`.
    Letters,
    /// `linked`.
    Linked,
    /// `injured-only`.
    InjuredOnly,
    /// `fight`.
    Fight,
    /// `copies`.
    Copies,
}

impl SpacePart {
    pub(super) const fn fits_space(self) -> bool {
        !matches!(self, SpacePart::Fight | SpacePart::Copies)
    }

    pub(super) const fn fits_threat(self) -> bool {
        !matches!(self, SpacePart::Linked)
    }
}

/// What may stand in the braces of a space or a threat.
pub const SPACE: &[Entry<SpacePart>] = &[
    entry("cost", SpacePart::Cost, "cost water ?", "What must be paid first, all of it."),
    entry(
        "gain",
        SpacePart::Gain,
        "gain food food",
        "What is gained then, from left to right; may stand several times, around an exchange.",
    ),
    entry(
        "exchange",
        SpacePart::Exchange,
        "exchange \"food\" \"power power\"",
        "The right to change one side into the other and back until the turn ends; one to three of power, food, water and ? on a side; once per space.",
    ),
    entry(
        "letters",
        SpacePart::Letters,
        "letters P A",
        "A dweller trained in one of these letters gains everything twice.",
    ),
    entry("linked", SpacePart::Linked, "linked", "Takes two dwellers at once; not for threats."),
    entry("injured-only", SpacePart::InjuredOnly, "injured-only", "Takes injured dwellers only."),
    entry(
        "fight",
        SpacePart::Fight,
        "fight 8",
        "The number from 2 to 12 that two dice must reach before anything is gained; threats only.",
    ),
    entry(
        "copies",
        SpacePart::Copies,
        "copies 2",
        "How many cards of this kind there are; one if nothing is said; threats only.",
    ),
];

/// An icon of a cost.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum CostIcon {
    /// A cube.
    Cube(Resource),
    /// A cube of choice.
    Any,
    /// An item.
    Item,
    /// An injury.
    Injury,
    /// The price of the room.
    RoomPrice,
}

impl CostIcon {
    pub(super) const fn is_cube(self) -> bool {
        matches!(self, CostIcon::Cube(_) | CostIcon::Any)
    }

    pub(super) const fn fits_item(self) -> bool {
        self.is_cube() || matches!(self, CostIcon::Item)
    }
}

/// What may stand behind `cost`; the first four also behind `price`, the first five behind `pay`.
pub const COST: &[Entry<CostIcon>] = &[
    entry(
        "power",
        CostIcon::Cube(Resource::Power),
        "cost power",
        "One cube of power. Also for `price`, `pay` and the sides of `exchange`.",
    ),
    entry(
        "food",
        CostIcon::Cube(Resource::Food),
        "cost food food",
        "One cube of food. Also for `price`, `pay` and the sides of `exchange`.",
    ),
    entry(
        "water",
        CostIcon::Cube(Resource::Water),
        "cost water",
        "One cube of water. Also for `price`, `pay` and the sides of `exchange`.",
    ),
    entry(
        "?",
        CostIcon::Any,
        "cost ? ?",
        "One cube of the payer's choice. Also for `price`, `pay` and the sides of `exchange`.",
    ),
    entry("item", CostIcon::Item, "cost item", "Discard one item. Also for `pay`."),
    entry("injury", CostIcon::Injury, "cost injury", "The dweller on the space becomes injured."),
    entry(
        "room-price",
        CostIcon::RoomPrice,
        "cost room-price",
        "The price of the room that is built here; needs `build` in the gain.",
    ),
];

/// What may stand behind `gain`.
pub const GAIN: &[Entry<Icon>] = &[
    entry("power", Icon::Resource(Resource::Power), "gain power", "One cube of power."),
    entry("food", Icon::Resource(Resource::Food), "gain food food", "One cube of food."),
    entry("water", Icon::Resource(Resource::Water), "gain water", "One cube of water."),
    entry("?", Icon::Any, "gain ? ?", "One cube of the gainer's choice."),
    entry("happiness", Icon::Happiness, "gain happiness", "One happiness."),
    entry("dweller", Icon::Dweller, "gain dweller", "A new dweller, usable from the next round on."),
    entry("first-player", Icon::FirstPlayer, "gain first-player", "The first player token."),
    entry(
        "build",
        Icon::Build,
        "gain build",
        "Build a room from the room track on your level; free unless the cost says `room-price`.",
    ),
    entry(
        "train",
        Icon::Train(None),
        "gain train",
        "At the recall the dweller is trained in a letter of choice; not in items, which have an effect `train`.",
    ),
    entry("train-S", Icon::Train(Some(Letter::S)), "gain train-S", "As `train`, in S."),
    entry("train-P", Icon::Train(Some(Letter::P)), "gain train-P", "As `train`, in P."),
    entry("train-E", Icon::Train(Some(Letter::E)), "gain train-E", "As `train`, in E."),
    entry("train-C", Icon::Train(Some(Letter::C)), "gain train-C", "As `train`, in C."),
    entry("train-I", Icon::Train(Some(Letter::I)), "gain train-I", "As `train`, in I."),
    entry("train-A", Icon::Train(Some(Letter::A)), "gain train-A", "As `train`, in A."),
    entry("train-L", Icon::Train(Some(Letter::L)), "gain train-L", "As `train`, in L."),
    entry(
        "heal",
        Icon::Heal,
        "gain heal",
        "Heals the dweller on the space; not in items, which have an effect `heal`.",
    ),
    entry("item", Icon::Item, "gain item", "Take an item from the track."),
    entry(
        "ready",
        Icon::Ready,
        "gain ready",
        "Ready one of your exhausted items; in items only where the item itself is discarded.",
    ),
    entry("refresh-items", Icon::RefreshItems, "gain refresh-items item", "Replace all items of the track."),
    entry("refresh-rooms", Icon::RefreshRooms, "gain refresh-rooms", "Replace all rooms of the track."),
];

pub(super) const fn fits_item_gain(icon: Icon) -> bool {
    !matches!(icon, Icon::Train(_) | Icon::Heal | Icon::Exchange)
}

/// The letters.
pub const LETTERS: &[Entry<Letter>] = &[
    entry("S", Letter::S, "letters S", "Strength."),
    entry("P", Letter::P, "letters P", "Perception."),
    entry("E", Letter::E, "letters E", "Endurance."),
    entry("C", Letter::C, "letters C", "Charisma."),
    entry("I", Letter::I, "letters I", "Intelligence."),
    entry("A", Letter::A, "letters A", "Agility."),
    entry("L", Letter::L, "letters L", "Luck."),
];

/// The slots of the top level.
pub const SLOTS: &[Entry<Slot>] = &[
    entry("L3", Slot::L3, "start L3", "Far left."),
    entry("L2", Slot::L2, "start L2", "Middle left."),
    entry("L1", Slot::L1, "start L1", "Left, beside the elevator."),
    entry("R1", Slot::R1, "start R1", "Right, beside the elevator."),
    entry("R2", Slot::R2, "start R2", "Middle right."),
    entry("R3", Slot::R3, "start R3", "Far right."),
];

/// What stands in an item.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ItemPart {
    /// `copies`.
    Copies,
    /// `use`.
    Use,
    /// `always`.
    Always,
    /// `end`.
    End,
}

/// What may stand in the braces of an item.
pub const ITEM: &[Entry<ItemPart>] = &[
    entry("copies", ItemPart::Copies, "copies 2", "How many cards of this kind there are; one if nothing is said."),
    entry(
        "use",
        ItemPart::Use,
        "use exhaust { gain power }",
        "Something the holder may do with it; at most two per item.",
    ),
    entry("always", ItemPart::Always, "always roll 1", "What every own fight adds to the dice; once per item."),
    entry(
        "end",
        ItemPart::End,
        "end happiness 1 per=rooms each=2 max=3",
        "Happiness at the end of the game; once per item.",
    ),
];

/// What may stand behind `use`. Where nothing stands, the use can be repeated and must pay more cubes than it gains.
pub const SPENDS: &[Entry<Spend>] = &[
    entry("exhaust", Spend::Exhaust, "use exhaust { gain power }", "The item is exhausted until the round ends."),
    entry("discard", Spend::Discard, "use discard { gain dweller }", "The item is discarded."),
];

/// What may stand behind `when=`.
pub const WINDOWS: &[Entry<Window>] = &[
    entry(
        "any-time",
        Window::AnyTime,
        "use exhaust { gain water }",
        "Whenever the holder is asked something; so it is if nothing is said.",
    ),
    entry("in-fight", Window::InFight, "use exhaust when=in-fight { roll 2 }", "After you roll in a fight."),
    entry("fight-won", Window::FightWon, "use exhaust when=fight-won { gain happiness }", "After you win a fight."),
    entry("fight-lost", Window::FightLost, "use discard when=fight-lost { heal }", "After you lose a fight."),
    entry(
        "income-taken",
        Window::IncomeTaken,
        "use exhaust when=income-taken { gain ? }",
        "After the holder took income.",
    ),
    entry(
        "room-built",
        Window::RoomBuilt,
        "use exhaust when=room-built { gain ? ? }",
        "After the holder built a room.",
    ),
    entry(
        "threat-spawned",
        Window::ThreatSpawned,
        "use exhaust when=threat-spawned { gain ? }",
        "After a threat appeared on the holder's level.",
    ),
];

/// What stands in a use.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum UsePart {
    /// `pay`.
    Pay,
    /// `gain`.
    Gain,
    /// `roll`.
    Roll,
    /// `reroll`.
    Reroll,
    /// `win`.
    Win,
    /// `heal`.
    Heal,
    /// `train`.
    Train,
    /// `discard-threat`.
    DiscardThreat,
}

/// What may stand in the braces of a use: `pay`, then one to four effects in order.
pub const USE: &[Entry<UsePart>] = &[
    entry("pay", UsePart::Pay, "pay food ?", "What using it costs besides; once, before the effects."),
    entry("gain", UsePart::Gain, "gain food item", "Gains, from left to right."),
    entry("roll", UsePart::Roll, "roll 1 per=trained max=3", "Adds to the result of the fight; in fights only."),
    entry("reroll", UsePart::Reroll, "reroll", "Rolls both dice again; in fights only."),
    entry("win", UsePart::Win, "win", "Wins the fight whatever the dice say; in fights only."),
    entry("heal", UsePart::Heal, "heal", "Heals one own injured dweller, wherever it is."),
    entry(
        "train",
        UsePart::Train,
        "train S",
        "Puts an untrained dweller into the slot of the letter, or into one of choice.",
    ),
    entry(
        "discard-threat",
        UsePart::DiscardThreat,
        "discard-threat",
        "Discards a threat on your level that nobody stands on.",
    ),
];

/// What makes a number depend on the position.
pub const AMOUNT: &[Entry<()>] = &[
    entry("per", (), "roll 1 per=food", "The number counts once for each of these."),
    entry("each", (), "end happiness 1 per=cubes each=4", "How many of them count as one; needs `per=`."),
    entry("max", (), "roll 1 per=food max=3", "The most it can come to; needs `per=`."),
];

/// What may stand behind `per=`; all of them are the holder's.
pub const COUNTS: &[Entry<Count>] = &[
    entry("rooms", Count::Rooms, "end happiness 1 per=rooms each=2", "Rooms on the player’s level."),
    entry(
        "items",
        Count::Items,
        "end happiness 1 per=items each=3",
        "Items held, this one included unless it was discarded for the effect.",
    ),
    entry("dwellers", Count::Dwellers, "end happiness 1 per=dwellers each=2", "Dwellers owned."),
    entry("injured", Count::Injured, "end happiness 1 per=injured", "Injured dwellers."),
    entry("trained", Count::Trained, "roll 1 per=trained", "Dwellers in training slots."),
    entry("threats", Count::Threats, "end happiness 1 per=threats", "Threats on the player’s level."),
    entry("cubes", Count::Cubes, "end happiness 1 per=cubes each=4", "Cubes of all three resources."),
    entry("power", Count::Power, "roll 1 per=power each=2", "Cubes of power."),
    entry("food", Count::Food, "roll 1 per=food max=3", "Cubes of food."),
    entry("water", Count::Water, "roll 1 per=water each=2", "Cubes of water."),
];

/// The whole vocabulary as `docs/packs.md` shows it.
#[must_use]
#[cfg(feature = "source")]
pub fn markdown() -> String {
    let mut page = String::new();
    table(&mut page, "Cards", CARDS);
    table(&mut page, "In a room", ROOM);
    table(&mut page, "Slots, behind `start`", SLOTS);
    table(&mut page, "In an elevator", ELEVATOR);
    table(&mut page, "In a space or a threat", SPACE);
    table(&mut page, "Behind `cost`", COST);
    table(&mut page, "Behind `gain`", GAIN);
    table(&mut page, "Letters, behind `letters` and `train`", LETTERS);
    table(&mut page, "In an item", ITEM);
    table(&mut page, "Behind `use`", SPENDS);
    table(&mut page, "Behind `when=`", WINDOWS);
    table(&mut page, "In a use", USE);
    table(&mut page, "Numbers that count something, behind `roll` and `end happiness`", AMOUNT);
    table(&mut page, "Behind `per=`", COUNTS);
    page
}
