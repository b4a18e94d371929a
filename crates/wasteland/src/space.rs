//! Chapter SPACE: what is adjacent to what, and how far it is.
//!
//! All of it follows from the drawings of the tiles (W-SPACE-03, W-RULING-03), see [`crate::map`].

use serde::{Deserialize, Serialize};

use crate::{
    content::Content,
    map::{Land, MOST_PLACES, MOST_SPACES},
    state::NONE,
};

/// Rings that are kept while the nearest survivor is looked for: nearly always enough.
const KEPT_RINGS: usize = 12;

/// The numbers that spaces can have.
pub const NODES: usize = MOST_PLACES * MOST_SPACES;
/// Words of 64 bits that hold them as a set.
const WORDS: usize = NODES.div_ceil(64);
/// Places in such a word.
const PER_WORD: usize = 64 / MOST_SPACES;

/// A space of the map, or a facedown tile as a whole, which counts as its space 0 (W-MAP-04).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default, Serialize, Deserialize)]
#[serde(try_from = "u16", into = "u16")]
// In bytes, the higher one first: pieces with a place stay as small as they were.
pub struct Node([u8; 2]);

impl From<Node> for u16 {
    fn from(node: Node) -> u16 {
        node.number()
    }
}

impl TryFrom<u16> for Node {
    type Error = &'static str;

    fn try_from(number: u16) -> Result<Node, &'static str> {
        let node = Node::numbered(number);
        let there = usize::from(number) < NODES || node == Node::NONE;
        if there { Ok(node) } else { Err("a map has no space with this number") }
    }
}

impl Node {
    /// No space: nobody is there.
    pub const NONE: Node = Node([NONE; 2]);

    #[inline]
    const fn numbered(number: u16) -> Node {
        Node(number.to_be_bytes())
    }

    #[inline]
    const fn number(self) -> u16 {
        u16::from_be_bytes(self.0)
    }

    /// A space of the tile at a place; none beyond the largest map.
    #[must_use]
    pub const fn new(place: u8, space: u8) -> Node {
        if (place as usize) < MOST_PLACES && (space as usize) < MOST_SPACES {
            Node::numbered(place as u16 * MOST_SPACES as u16 + space as u16)
        } else {
            Node::NONE
        }
    }

    /// The place; beyond all of them for none.
    #[must_use]
    pub const fn place(self) -> u8 {
        let place = self.number() / MOST_SPACES as u16;
        if place < MOST_PLACES as u16 { place as u8 } else { NONE }
    }

    /// The space of the tile there.
    #[must_use]
    pub const fn space(self) -> u8 {
        (self.number() % MOST_SPACES as u16) as u8
    }

    /// Its number, below [`NODES`] unless it is none.
    #[must_use]
    pub const fn index(self) -> usize {
        self.number() as usize
    }
}

/// A set of spaces; written as the list of them.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(from = "Vec<Node>", into = "Vec<Node>")]
pub struct Nodes([u64; WORDS]);

impl From<Vec<Node>> for Nodes {
    fn from(nodes: Vec<Node>) -> Nodes {
        nodes.into_iter().collect()
    }
}

impl From<Nodes> for Vec<Node> {
    fn from(nodes: Nodes) -> Vec<Node> {
        nodes.iter().collect()
    }
}

impl FromIterator<Node> for Nodes {
    fn from_iter<I: IntoIterator<Item = Node>>(nodes: I) -> Nodes {
        let mut set = Nodes::default();
        nodes.into_iter().for_each(|node| {
            set.insert(node);
        });
        set
    }
}

impl Nodes {
    /// Adds a space; whether it was new. No space is not added.
    #[inline]
    pub const fn insert(&mut self, node: Node) -> bool {
        let (word, bit) = (node.index() / 64, 1 << (node.index() % 64));
        if word >= WORDS {
            return false;
        }
        let new = self.0[word] & bit == 0;
        self.0[word] |= bit;
        new
    }

    /// Whether the space is in the set.
    #[inline]
    #[must_use]
    pub const fn contains(self, node: Node) -> bool {
        let word = node.index() / 64;
        word < WORDS && self.0[word] & (1 << (node.index() % 64)) != 0
    }

    /// Adds spaces of one place.
    #[inline]
    pub const fn insert_at(&mut self, place: u8, spaces: u8) {
        let word = place as usize / PER_WORD;
        if word < WORDS {
            self.0[word] |= (spaces as u64) << ((place as usize % PER_WORD) * MOST_SPACES);
        }
    }

    /// Adds all of another set.
    #[inline]
    pub fn extend(&mut self, other: Nodes) {
        for (word, more) in self.0.iter_mut().zip(other.0) {
            *word |= more;
        }
    }

    /// Those that are not in the other set.
    #[inline]
    #[must_use]
    pub fn without(self, other: Nodes) -> Nodes {
        Nodes(std::array::from_fn(|word| self.0[word] & !other.0[word]))
    }

    /// Those that are in both sets.
    #[inline]
    #[must_use]
    pub fn and(self, other: Nodes) -> Nodes {
        Nodes(std::array::from_fn(|word| self.0[word] & other.0[word]))
    }

    /// Places with their spaces in the set.
    #[inline]
    fn by_place(self) -> impl Iterator<Item = (u8, u8)> {
        let mut words = self.0;
        let mut word = 0;
        std::iter::from_fn(move || {
            while word < WORDS {
                if words[word] != 0 {
                    let byte = words[word].trailing_zeros() / MOST_SPACES as u32;
                    let spaces = (words[word] >> (byte * MOST_SPACES as u32)) as u8;
                    words[word] &= !(0xff << (byte * MOST_SPACES as u32));
                    return Some(((word * PER_WORD) as u8 + byte as u8, spaces));
                }
                word += 1;
            }
            None
        })
    }

    /// Whether there is none.
    #[inline]
    #[must_use]
    pub fn is_empty(self) -> bool {
        self.0 == [0; WORDS]
    }

    /// The spaces, lowest first.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Node> {
        let mut words = self.0;
        let mut word = 0;
        std::iter::from_fn(move || {
            while word < WORDS {
                if words[word] != 0 {
                    let bit = words[word].trailing_zeros() as u16;
                    words[word] &= words[word] - 1;
                    return Some(Node::numbered(word as u16 * 64 + bit));
                }
                word += 1;
            }
            None
        })
    }
}

/// What is worked out once from the drawings.
#[derive(Clone, Debug, Default)]
pub(crate) struct Atlas {
    /// For each tile and space, the spaces of the tile it touches.
    inside: Vec<[u8; MOST_SPACES]>,
    /// For each tile and each set of its spaces, the spaces of the tile that touch one of them.
    around: Vec<[u8; 256]>,
    /// For each tile and each set of its spaces, the directions whose edge one of them touches.
    directions: Vec<[u8; 256]>,
    /// For each tile and direction, the spaces along that edge.
    along: Vec<[u8; 6]>,
    /// For each tile and space, the directions whose edge it touches.
    outward: Vec<[u8; MOST_SPACES]>,
    /// For each tile, direction and other tile in that direction, and each space: the spaces touched there.
    across: Vec<[u8; MOST_SPACES]>,
    tiles: usize,
}

impl Atlas {
    pub fn new(content: &Content) -> Atlas {
        let tiles = content.tiles.len();
        let mut atlas = Atlas { tiles, across: vec![[0; MOST_SPACES]; tiles * tiles * 6], ..Atlas::default() };
        for (at, tile) in content.tiles.iter().enumerate() {
            let inside = tile.drawing.inside();
            let mut along = [0; 6];
            let mut outward = [0; MOST_SPACES];
            for (direction, along) in along.iter_mut().enumerate() {
                let edge = tile.drawing.edge(direction);
                for space in edge.into_iter().filter(|space| usize::from(*space) < MOST_SPACES) {
                    *along |= 1 << space;
                    outward[usize::from(space)] |= 1 << direction;
                }
                for (other, facing) in content.tiles.iter().enumerate() {
                    let opposite = facing.drawing.edge((direction + 3) % 6);
                    let links = &mut atlas.across[(at * 6 + direction) * tiles + other];
                    for (one, two) in edge.into_iter().zip(opposite.into_iter().rev()) {
                        if usize::from(one) < MOST_SPACES && usize::from(two) < MOST_SPACES {
                            links[usize::from(one)] |= 1 << two;
                        }
                    }
                }
            }
            let union = |of: [u8; MOST_SPACES]| {
                std::array::from_fn(|set| {
                    (0..MOST_SPACES).filter(|space| set & (1 << space) != 0).fold(0, |union, space| union | of[space])
                })
            };
            atlas.around.push(union(inside));
            atlas.directions.push(union(outward));
            atlas.inside.push(inside);
            atlas.along.push(along);
            atlas.outward.push(outward);
        }
        atlas
    }
}

/// Spaces at growing distance.
pub(crate) struct Rings<'a> {
    land: Land<'a>,
    seen: Nodes,
    ring: Nodes,
    begun: bool,
}

impl Iterator for Rings<'_> {
    type Item = Nodes;

    fn next(&mut self) -> Option<Nodes> {
        // The next ring is worked out when it is asked for: who searches stops at the ring with the target.
        if self.begun {
            self.ring = self.land.around(self.ring).without(self.seen);
            self.seen.extend(self.ring);
        }
        self.begun = true;
        if self.ring.is_empty() { None } else { Some(self.ring) }
    }
}

impl<'a> Land<'a> {
    /// What is adjacent: spaces, and facedown tiles as single ones (W-SPACE-03, W-MAP-04).
    #[inline]
    pub fn beside(self, node: Node) -> Nodes {
        let mut nodes = Nodes::default();
        let (place, space) = (node.place(), usize::from(node.space()));
        let Some(neighbours) = self.scenario.beside.get(usize::from(place)) else { return nodes };
        if self.is_faceup(place) {
            let tile = usize::from(self.tiles[usize::from(place)]);
            let (Some(inside), Some(outward)) = (self.atlas.inside.get(tile), self.atlas.outward.get(tile)) else {
                return nodes;
            };
            nodes.insert_at(place, inside[space]);
            let mut directions = outward[space];
            while directions != 0 {
                let direction = directions.trailing_zeros() as usize;
                directions &= directions - 1;
                let there = neighbours[direction];
                if there == NONE {
                    continue;
                }
                if self.is_faceup(there) {
                    let other = usize::from(self.tiles[usize::from(there)]);
                    let links = self.atlas.across.get((tile * 6 + direction) * self.atlas.tiles + other);
                    nodes.insert_at(there, links.map_or(0, |links| links[space]));
                } else {
                    nodes.insert_at(there, 1);
                }
            }
        } else {
            for (direction, there) in neighbours.iter().enumerate().filter(|(_, there)| **there != NONE) {
                if self.is_faceup(*there) {
                    let other = usize::from(self.tiles[usize::from(*there)]);
                    nodes.insert_at(*there, self.atlas.along.get(other).map_or(0, |along| along[(direction + 3) % 6]));
                } else {
                    nodes.insert_at(*there, 1);
                }
            }
        }
        nodes
    }

    /// Adjacent spaces of faceup tiles: where a survivor can go (W-MAP-05).
    #[inline]
    pub fn open_beside(self, node: Node) -> impl Iterator<Item = Node> {
        self.open(self.beside(node))
    }

    /// Those of these that are spaces of faceup tiles.
    #[inline]
    pub fn open(self, nodes: Nodes) -> impl Iterator<Item = Node> {
        nodes.iter().filter(move |other| self.is_faceup(other.place()))
    }

    /// Those of these that are facedown tiles.
    #[inline]
    pub fn facedown(self, nodes: Nodes) -> impl Iterator<Item = u8> {
        nodes.by_place().map(|(place, _)| place).filter(move |place| !self.is_faceup(*place))
    }

    /// Facedown tiles that the space touches (W-EXPLORE-01).
    #[inline]
    pub fn facedown_beside(self, node: Node) -> impl Iterator<Item = u8> {
        self.facedown(self.beside(node))
    }

    /// All that is adjacent to one of these.
    #[inline]
    pub fn around(self, nodes: Nodes) -> Nodes {
        let mut all = Nodes::default();
        for (place, spaces) in nodes.by_place() {
            let Some(neighbours) = self.scenario.beside.get(usize::from(place)) else { continue };
            if !self.is_faceup(place) {
                all.extend(self.beside(Node::new(place, 0)));
                continue;
            }
            let tile = usize::from(self.tiles[usize::from(place)]);
            let (Some(around), Some(directions)) = (self.atlas.around.get(tile), self.atlas.directions.get(tile))
            else {
                continue;
            };
            all.insert_at(place, around[usize::from(spaces)]);
            let mut directions = directions[usize::from(spaces)];
            while directions != 0 {
                let direction = directions.trailing_zeros() as usize;
                directions &= directions - 1;
                let there = neighbours[direction];
                if there == NONE {
                    continue;
                }
                if !self.is_faceup(there) {
                    all.insert_at(there, 1);
                    continue;
                }
                let other = usize::from(self.tiles[usize::from(there)]);
                let Some(links) = self.atlas.across.get((tile * 6 + direction) * self.atlas.tiles + other) else {
                    continue;
                };
                let mut left = spaces & self.atlas.along[tile][direction];
                let mut touched = 0;
                while left != 0 {
                    touched |= links[left.trailing_zeros() as usize];
                    left &= left - 1;
                }
                all.insert_at(there, touched);
            }
        }
        all
    }

    /// The spaces at each distance in turn, starting with the place itself at distance 0 (W-RULING-20).
    pub fn rings(self, from: Node) -> Rings<'a> {
        let mut ring = Nodes::default();
        ring.insert(from);
        Rings { land: self, seen: ring, ring, begun: false }
    }

    /// The nearest target that is found, its distance, and the spaces beside `from` that are one step nearer to it.
    /// `find` looks for a target among spaces of equal distance.
    pub fn approach<T>(self, from: Node, find: impl Fn(Nodes) -> Option<(T, Node)>) -> Option<(T, u8, Nodes)> {
        let mut rings = [Nodes::default(); KEPT_RINGS];
        let mut found = None;
        for (distance, ring) in self.rings(from).enumerate() {
            if let Some(kept) = rings.get_mut(distance) {
                *kept = ring;
            }
            found = find(ring).map(|(target, at)| (target, at, distance));
            if found.is_some() {
                break;
            }
        }
        let (target, at, distance) = found?;
        // Somebody so far away is looked at from the other end.
        if distance >= rings.len() {
            let nearer = self.rings(at).nth(distance - 1).unwrap_or_default();
            return Some((target, distance.min(255) as u8, self.beside(from).and(nearer)));
        }
        let mut ways = Nodes::default();
        ways.insert(at);
        for ring in rings[1..distance.max(1)].iter().rev() {
            ways = self.around(ways).and(*ring);
        }
        Some((target, distance as u8, ways))
    }
}
