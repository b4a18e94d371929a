//! Where a survivor can go, what that takes, and what waits there (chapters MOVE, TERRAIN, ABILITY).

use kernel::Seat;
use serde::{Deserialize, Serialize};

use crate::{
    map::{NODES, Node, Nodes},
    outlook::Analysis,
    state::State,
};

/// Actions of a turn that has not begun (W-TURN-01).
const ACTIONS: u8 = 2;
/// The most movement points that are reckoned with.
const MOST_POINTS: u8 = 40;

/// Where a survivor can go.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Reach {
    /// It is the survivor's turn; otherwise this is what a whole turn would allow if the map stayed as it is.
    pub on_turn: bool,
    /// Points at hand.
    pub points: u8,
    /// Actions left.
    pub actions: u8,
    /// Points of each move action.
    pub per_action: u8,
    /// The spaces, in the order of their numbers, without the survivor's own.
    pub spaces: Vec<Reachable>,
}

/// A space within reach.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Reachable {
    /// The space.
    pub node: Node,
    /// Ways there: with the fewest actions first, then those that take more of them and are safer.
    pub ways: Vec<Path>,
    /// Faceup enemies there that fight who moves in (W-ABILITY-03).
    pub attackers: Vec<u8>,
    /// Other faceup enemies there: they hinder who stays (W-ACTION-06).
    pub waiting: Vec<u8>,
    /// Facedown enemies there.
    pub asleep: Vec<u8>,
}

/// A way to a space: the safest with so many actions. Few fights come before few rads, and those before few points.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Path {
    /// Move actions it takes.
    pub actions: u8,
    /// Points it takes.
    pub points: u8,
    /// Rads of the terrain on it (W-TERRAIN-03).
    pub rads: u8,
    /// These rads kill, in the last space.
    pub kills: bool,
    /// Enemies that fight on it, in the order of the spaces, the last one included unless the survivor dies there.
    pub fights: Vec<u8>,
    /// The spaces, the last one included.
    pub steps: Vec<Node>,
}

/// A step of a way, and what comes with it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Stride {
    /// The space it leads into.
    pub node: Node,
    /// Move actions that are taken before it, because the points do not suffice.
    pub actions: u8,
    /// Rads of the terrain there (W-TERRAIN-03).
    pub rads: u8,
    /// These rads kill.
    pub kills: bool,
    /// Enemies that fight there (W-ABILITY-03).
    pub fights: Vec<u8>,
}

/// The best way found to a space with so many points and rads.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Label {
    fights: u8,
    /// The layer and the space before.
    from: (u16, Node),
}

/// All ways with the same points and rads.
struct Layer {
    reached: Nodes,
    labels: Box<[Label; NODES]>,
}

impl Default for Layer {
    fn default() -> Layer {
        Layer { reached: Nodes::default(), labels: Box::new([Label { fights: 0, from: (0, Node::NONE) }; NODES]) }
    }
}

/// What moving into a space does, looked up once.
#[derive(Clone, Copy)]
struct Entry {
    rads: u8,
    fights: u8,
}

/// The search: layers by points spent, and for each number of points by rads suffered; the last of them is death.
struct Search<'a, 'g> {
    analysis: &'a Analysis<'g>,
    seat: Seat,
    state: State,
    entries: Box<[Option<Entry>; NODES]>,
    layers: Vec<Option<Layer>>,
    /// Layers for each number of points.
    width: usize,
}

impl Analysis<'_> {
    /// Whether it is the survivor's turn, with the points and actions there are; those of a whole turn if it is not.
    fn at_hand(&self, seat: Seat) -> (bool, u8, u8) {
        let turn = &self.state.turn;
        match crate::Wasteland::is_on_turn(&self.state, seat) {
            true => (true, turn.points, turn.actions),
            false => (false, 0, ACTIONS),
        }
    }

    /// Where the survivor can go with the points at hand and with each further move action. Cards that might be used
    /// on the way are not reckoned with.
    #[must_use]
    pub fn reach(&self, seat: Seat) -> Reach {
        let (on_turn, points, actions) = self.at_hand(seat);
        let per_action = self.game.move_points(&self.state, seat);
        let mut reach = Reach { on_turn, points, actions, per_action, spaces: Vec::new() };
        let Some(survivor) = self.survivor(seat).filter(|survivor| survivor.at != Node::NONE) else { return reach };
        let (at, hp) = (survivor.at, survivor.remaining_hp());
        let budget = |actions: u8| points.saturating_add(per_action.saturating_mul(actions)).min(MOST_POINTS);
        let width = usize::from(hp.min(budget(actions))) + 1;
        let mut search = Search {
            analysis: self,
            seat,
            state: self.state.clone(),
            entries: Box::new([None; NODES]),
            layers: (0..=usize::from(budget(actions)) * width + width).map(|_| None).collect(),
            width,
        };
        let found = search.run(at, hp, budget(actions));
        for node in found.iter() {
            let mut ways: Vec<Path> = Vec::new();
            for actions in 0..=actions {
                let Some(way) = search.way_to(node, hp, actions, budget(actions)) else { continue };
                let danger = |way: &Path| (way.kills, way.fights.len(), way.rads);
                if ways.last().is_none_or(|last| danger(&way) < danger(last)) {
                    ways.push(way);
                }
            }
            search.state.player_mut(seat).at = node;
            let (mut attackers, mut waiting, mut asleep) = (Vec::new(), Vec::new(), Vec::new());
            for (number, foe) in self.state.foes.iter().filter(|(_, foe)| foe.at == node) {
                if !foe.active {
                    asleep.push(number);
                } else if self.game.attacks_on_contact(&search.state, seat, number) {
                    attackers.push(number);
                } else if self.game.hinders(&search.state, seat, foe) {
                    waiting.push(number);
                }
            }
            reach.spaces.push(Reachable { node, ways, attackers, waiting, asleep });
        }
        reach
    }

    /// What a way brings step by step, each with what it takes; none where the survivor cannot go it from here with the
    /// points and actions at hand.
    #[must_use]
    pub fn strides(&self, seat: Seat, steps: &[Node]) -> Option<Vec<Stride>> {
        let survivor = self.survivor(seat).filter(|survivor| survivor.at != Node::NONE)?;
        let hp = survivor.remaining_hp();
        let (_, mut points, mut left) = self.at_hand(seat);
        let per_action = self.game.move_points(&self.state, seat);
        let mut state = self.state.clone();
        let mut suffered = 0u8;
        let mut strides = Vec::new();
        for node in steps.iter().copied() {
            let at = state.player(seat).at;
            if suffered >= hp || !self.game.land(&state).open_beside(at).any(|beside| beside == node) {
                return None;
            }
            let cost = self.game.cost_of(&state, seat, node);
            let mut actions = 0;
            while points < cost {
                left = left.checked_sub(1).filter(|_| per_action > 0)?;
                points = points.saturating_add(per_action);
                actions += 1;
            }
            points -= cost;
            state.player_mut(seat).at = node;
            let rads = self.game.terrain_rads(&state, seat, node);
            suffered = suffered.saturating_add(rads);
            let kills = rads > 0 && suffered >= hp;
            let here = state.foes.iter().filter(|(_, foe)| !kills && foe.at == node && foe.active);
            let fights = here.map(|(number, _)| number).filter(|foe| self.game.attacks_on_contact(&state, seat, *foe));
            let fights = fights.collect();
            strides.push(Stride { node, actions, rads, kills, fights });
        }
        Some(strides)
    }
}

impl Search<'_, '_> {
    /// Finds all ways; the spaces they lead to.
    fn run(&mut self, start: Node, hp: u8, budget: u8) -> Nodes {
        let game = self.analysis.game;
        let mut found = Nodes::default();
        self.relax(0, start, Label { fights: 0, from: (0, Node::NONE) });
        for points in 0..budget {
            for rads in 0..self.width {
                let at = usize::from(points) * self.width + rads;
                let Some(layer) = &self.layers[at] else { continue };
                // Who has died goes no further.
                let reached = if rads >= usize::from(hp) { Nodes::default() } else { layer.reached };
                for node in reached.iter() {
                    let fights = self.layers[at].as_ref().map_or(0, |layer| layer.labels[node.index()].fights);
                    self.state.player_mut(self.seat).at = node;
                    let beside: Vec<(Node, u8)> = {
                        let land = game.land(&self.state);
                        let cost = |node| (node, game.cost_of(&self.state, self.seat, node));
                        land.open_beside(node).map(cost).collect()
                    };
                    for (next, cost) in beside.into_iter().filter(|(next, _)| *next != start) {
                        let spent = points.saturating_add(cost);
                        if spent > budget {
                            continue;
                        }
                        let entry = self.entry(next);
                        let suffered = (rads + usize::from(entry.rads)).min(self.width - 1);
                        // The dead do not fight.
                        let more = if suffered >= usize::from(hp) { 0 } else { entry.fights };
                        let label = Label { fights: fights.saturating_add(more), from: (at as u16, node) };
                        self.relax(usize::from(spent) * self.width + suffered, next, label);
                        found.insert(next);
                    }
                }
            }
        }
        found
    }

    fn relax(&mut self, layer: usize, node: Node, label: Label) {
        let layer = self.layers[layer].get_or_insert_default();
        let known = &mut layer.labels[node.index()];
        if layer.reached.insert(node) || label.fights < known.fights {
            *known = label;
        }
    }

    /// What moving into a space does.
    fn entry(&mut self, node: Node) -> Entry {
        if let Some(entry) = self.entries[node.index()] {
            return entry;
        }
        self.state.player_mut(self.seat).at = node;
        let rads = self.analysis.game.terrain_rads(&self.state, self.seat, node);
        let fights = self.attackers(node).count().min(255) as u8;
        let entry = Entry { rads, fights };
        self.entries[node.index()] = Some(entry);
        entry
    }

    /// Enemies that fight the survivor who has just moved in.
    fn attackers(&self, node: Node) -> impl Iterator<Item = u8> {
        let here = self.state.foes.iter().filter(move |(_, foe)| foe.at == node && foe.active);
        here.map(|(number, _)| number)
            .filter(|number| self.analysis.game.attacks_on_contact(&self.state, self.seat, *number))
    }

    /// The safest way to a space with so many points.
    fn way_to(&mut self, node: Node, hp: u8, actions: u8, budget: u8) -> Option<Path> {
        let mut best: Option<((bool, u8, usize, u8), usize)> = None;
        for points in 0..=budget {
            for rads in 0..self.width {
                let at = usize::from(points) * self.width + rads;
                let Some(layer) = self.layers[at].as_ref().filter(|layer| layer.reached.contains(node)) else {
                    continue;
                };
                let key = (rads >= usize::from(hp), layer.labels[node.index()].fights, rads, points);
                if best.is_none_or(|(known, _)| key < known) {
                    best = Some((key, at));
                }
            }
        }
        let ((kills, _, rads, points), layer) = best?;
        let mut steps = Vec::new();
        let mut at = (layer as u16, node);
        while let Some(layer) = self.layers[usize::from(at.0)].as_ref() {
            let label = layer.labels[at.1.index()];
            if label.from.1 == Node::NONE {
                break;
            }
            steps.push(at.1);
            at = label.from;
        }
        steps.reverse();
        let mut fights = Vec::new();
        let alive = steps.len() - usize::from(kills && !steps.is_empty());
        for node in &steps[..alive] {
            self.state.player_mut(self.seat).at = *node;
            fights.extend(self.attackers(*node));
        }
        Some(Path { actions, points, rads: rads as u8, kills, fights, steps })
    }
}
