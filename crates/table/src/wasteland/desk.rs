//! What a person arranges at the table of Wasteland: what of the map is in sight, what lies open beside it, and where
//! their survivor is on the way to.

use std::sync::Arc;

use kernel::{EventId, Seat};
use leptos::prelude::*;
use wasteland::{
    choice::Choice,
    map::{Node, Nodes},
    outlook::Reachable,
};

use super::{
    map::{Camera, Walk},
    panel::Part,
    spot::Spot,
};

/// What lies open beside the map.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Page {
    /// The quests of the play area.
    #[default]
    Quests,
    /// The cards for sale.
    Shop,
    /// How influence and power stand.
    Influence,
    /// What the enemies would do.
    Forecast,
}

impl Page {
    /// All of them, from left to right.
    pub const ALL: [Page; 4] = [Page::Quests, Page::Shop, Page::Influence, Page::Forecast];

    /// The name in messages and attributes, and the icon.
    pub const fn name_and_icon(self) -> (&'static str, &'static str) {
        match self {
            Page::Quests => ("quests", "quest"),
            Page::Shop => ("shop", "shop"),
            Page::Influence => ("influence", "influence"),
            Page::Forecast => ("forecast", "activate"),
        }
    }
}

/// What lies over the map. One thing at a time, so that nothing is mistaken for something else.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Layer {
    /// Where the survivor can get to in this turn.
    #[default]
    Reach,
    /// What the enemies would do at the end of the round.
    Threat,
    /// Nothing.
    Bare,
}

/// A panel that is opened by hand.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Opened {
    /// Gear to be rearranged.
    Gear,
    /// Loyalty to be changed.
    Loyalty,
}

/// An answer that is given as soon as it is asked for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Errand {
    /// A choice.
    Choose(Choice),
    /// A number.
    Amount(u16),
}

/// What a person arranges.
#[derive(Clone, Copy, Default)]
pub struct Desk {
    /// What of the map is in sight; none before it was drawn.
    pub camera: RwSignal<Option<Camera>>,
    /// What lies over the map.
    pub layer: RwSignal<Layer>,
    /// The turn, as its round and seat, in which the threat has shown itself.
    pub warned: StoredValue<Option<(u16, Seat)>>,
    /// Whether it lies there by itself, and by itself goes.
    pub is_warning: StoredValue<bool>,
    /// The space or tile whose card stays open until something is chosen there.
    pub pinned: RwSignal<Option<Spot>>,
    /// What lies open beside the map; nothing when it is folded up.
    pub page: RwSignal<Option<Page>>,
    /// A space out of the next step's reach that is pointed at, and which of the ways there.
    pub far: RwSignal<Option<(Node, usize)>>,
    /// The way that the survivor is going.
    pub walk: RwSignal<Option<Walk>>,
    /// The last encounter or quest whose outcome was read.
    pub read: RwSignal<EventId>,
    /// The panel that was opened by hand.
    pub opened: RwSignal<Option<Opened>>,
    /// Answers that one press gave together, those that are still to be asked for.
    pub errands: RwSignal<Vec<Errand>>,
    /// The offer that a person was made last, for a counter-offer begins with it: who was asked, what they would give, and
    /// what they would get.
    pub offered: RwSignal<Option<(Seat, [Part; 2])>>,
    /// Spaces that something pointed at is about.
    pub marked: RwSignal<Nodes>,
    /// What is within reach, with the number of the question for which it was worked out.
    pub reach: StoredValue<Option<Reach>>,
}

/// The spaces within reach of a question.
pub type Reach = (u32, Arc<Vec<Reachable>>);
