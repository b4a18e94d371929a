//! What a person arranges at the table of Wasteland: what of the map is in sight, what lies open beside it, and where
//! their survivor is on the way to.

use std::sync::Arc;

use kernel::EventId;
use leptos::prelude::*;
use wasteland::{map::Node, outlook::Reachable};

use super::map::Camera;

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

/// What a person arranges.
#[derive(Clone, Copy, Default)]
pub struct Desk {
    /// What of the map is in sight; none before it was drawn.
    pub camera: RwSignal<Option<Camera>>,
    /// What lies open beside the map; nothing when it is folded up.
    pub page: RwSignal<Option<Page>>,
    /// A space out of the next step's reach that is pointed at.
    pub far: RwSignal<Option<Node>>,
    /// The spaces that the survivor is still on the way to.
    pub walk: RwSignal<Vec<Node>>,
    /// The last encounter whose outcome was read.
    pub read: RwSignal<EventId>,
    /// What is within reach, with the number of the question for which it was worked out.
    pub reach: StoredValue<Option<Reach>>,
}

/// The spaces within reach of a question.
pub type Reach = (u32, Arc<Vec<Reachable>>);
