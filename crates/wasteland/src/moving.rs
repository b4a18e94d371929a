//! Chapter MOVE: movement points, and who moves where.

use kernel::{Because, Fault, Seat, rule};

use crate::{
    choice::{Choice, Reason},
    effect::{Standing, Trigger},
    event::Event,
    frame::What,
    machine::{Board, Wasteland, because},
    map::{Node, Nodes},
    state::{Foe, State},
};

/// Points of a move action (W-MOVE-01).
const MOVE_POINTS: u8 = 2;

impl Wasteland {
    /// The points that a move action gives (W-MOVE-01).
    pub(crate) fn move_points(&self, state: &State, seat: Seat) -> u8 {
        let more = self.standing_sum(state, seat, |what| match what {
            Standing::MovePoints(points) => *points,
            _ => 0,
        });
        MOVE_POINTS.saturating_add(more)
    }

    /// Spaces the survivor can move into with the points at hand.
    pub(crate) fn list_steps(&self, state: &State, seat: Seat, beside: Nodes, options: &mut Vec<Choice>) {
        for node in self.land(state).open(beside) {
            if state.turn.points >= 2 || self.cost_of(state, seat, node) <= state.turn.points {
                options.push(Choice::Step(node));
            }
        }
    }

    /// Why the survivor cannot move into a space.
    pub(crate) fn may_step(&self, state: &State, seat: Seat, node: Node) -> Result<(), Because<Reason>> {
        let land = self.land(state);
        self.is_on_map(state, node)?;
        if node == state.player(seat).at {
            return because(rule!("W-MOVE-02"), Reason::AlreadyThere);
        }
        if !land.beside(state.player(seat).at).contains(node) {
            return because(rule!("W-MOVE-02"), Reason::NotAdjacent);
        }
        if !land.is_faceup(node.place()) {
            return because(rule!("W-MAP-05"), Reason::Facedown);
        }
        let cost = self.cost_of(state, seat, node);
        if state.turn.points < cost {
            let rule = if cost > 1 { rule!("W-TERRAIN-02") } else { rule!("W-MOVE-02") };
            return because(rule, Reason::NeedsPoints(cost));
        }
        Ok(())
    }
}

impl Board<'_> {
    /// W-MOVE-01.
    pub(crate) fn move_action(&mut self, seat: Seat) {
        let points = self.game.move_points(self.state, seat);
        let rule = if self.state.turn.points > 0 { rule!("W-MOVE-03") } else { rule!("W-MOVE-01") };
        self.state.turn.points = self.state.turn.points.saturating_add(points);
        self.tell(rule, || Event::MoveAction { seat, points });
    }

    /// Spends points to move into a space.
    pub(crate) fn step_into(&mut self, seat: Seat, node: Node) -> Result<(), Fault> {
        let cost = self.game.cost_of(self.state, seat, node);
        self.state.turn.points = self.state.turn.points.saturating_sub(cost);
        self.move_to(seat, node, cost)
    }

    /// Moves a survivor into a space, with all that follows (W-RULING-08).
    pub(crate) fn move_to(&mut self, seat: Seat, node: Node, cost: u8) -> Result<(), Fault> {
        let from = std::mem::replace(&mut self.state.player_mut(seat).at, node);
        self.note_world_change();
        self.face(seat, node);
        let rule = self.cite(rule!("W-MOVE-02"), |board| {
            let passes = |(_, foe): (u8, Foe)| foe.active && (foe.at == from || foe.at == node);
            match cost {
                2.. => rule!("W-TERRAIN-01"),
                _ if board.state.foes.iter().any(passes) => rule!("W-MOVE-06"),
                _ => rule!("W-MOVE-02"),
            }
        });
        let moved = self.tell(rule, || Event::Moved { seat, node, cost });
        self.push_under(moved, What::Entered { seat, node, terrain: false })?;
        if let Some(name) = self.game.land(self.state).space(node).and_then(|space| space.name) {
            self.earn(seat, |trigger| *trigger == Trigger::Enter(name));
        }
        Ok(())
    }
}
