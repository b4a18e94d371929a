//! What lies on the table at a moment, as far as names depend on it.

use std::collections::BTreeMap;

use wasteland::{content::EnemyType, map::Node};

/// What a voice must know of a position to name the things in it. Whoever has the position fills it in, with nothing
/// that the listener may not know. What is missing is named in general words.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Scene {
    /// The scenario, as its number in the content: it says who the factions are and where the places lie.
    pub scenario: u8,
    /// The tile at each place of the scenario, as its number in the content; none while it lies facedown.
    pub tiles: Vec<Option<u8>>,
    /// The enemies on the map by their numbers.
    pub foes: BTreeMap<u8, SceneFoe>,
    /// The encounter that is being resolved, for the words of its options.
    pub meeting: Option<u16>,
    /// The faces of the dice on the table, from 0.
    pub dice: Option<[u8; 3]>,
}

/// An enemy on the map.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SceneFoe {
    /// Its type, which its back shows.
    pub kind: EnemyType,
    /// Its token, as its number in the content; none while it lies facedown, and for a faction's.
    pub token: Option<u8>,
    /// Where it is.
    pub at: Node,
}
