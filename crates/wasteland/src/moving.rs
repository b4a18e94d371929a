//! Chapters MOVE and TERRAIN: movement points, and what a space does to who moves into it.

use kernel::{Asked, Because, Fault, Seat, Step, rule};

use crate::{
    choice::{Ask, Choice, Reason},
    content::{EnemyAbility, Terrain},
    effect::{Standing, Trigger},
    event::Event,
    frame::What,
    machine::{Board, Wasteland, ask_one, because, broken},
    map::{Node, Nodes},
    state::{Opponent, State},
};

/// Points of a move action (W-MOVE-01).
const MOVE_POINTS: u8 = 2;

impl Wasteland {
    /// The points it takes to move into a space (W-MOVE-02, W-TERRAIN-01).
    #[inline]
    pub(crate) fn cost_of(&self, state: &State, seat: Seat, node: Node) -> u8 {
        let terrain = self.land(state).space(node).map_or(Terrain::Plain, |space| space.terrain);
        let easy = || {
            (state.turn.ignore_terrain && state.active == seat)
                || self.standing(state, seat, |what| matches!(what, Standing::NoDifficulty))
        };
        if terrain == Terrain::Difficult && !easy() { 2 } else { 1 }
    }

    /// The points that a move action gives (W-MOVE-01).
    pub(crate) fn move_points(&self, state: &State, seat: Seat) -> u8 {
        let more = self.standing_sum(state, seat, |what| match what {
            Standing::MovePoints(points) => *points,
            _ => 0,
        });
        MOVE_POINTS.saturating_add(more)
    }

    /// Whether the terrain of a space does something to who moves in (W-TERRAIN-03).
    fn radiates(&self, state: &State, seat: Seat, node: Node) -> bool {
        let irradiated = self.land(state).space(node).is_some_and(|space| space.terrain == Terrain::Irradiated);
        irradiated && !(state.turn.ignore_terrain && state.active == seat)
    }

    /// What irradiated terrain heals instead of giving rads.
    fn terrain_heals(&self, state: &State, seat: Seat) -> u8 {
        self.standing_sum(state, seat, |what| match what {
            Standing::TerrainHeals(amount) => *amount,
            _ => 0,
        })
    }

    /// Rads that the terrain of a space gives who moves in (W-TERRAIN-03, W-TERRAIN-06).
    pub(crate) fn terrain_rads(&self, state: &State, seat: Seat, node: Node) -> u8 {
        let spared = || {
            self.terrain_heals(state, seat) > 0
                || self.standing(state, seat, |what| matches!(what, Standing::NoTerrainRads))
        };
        if self.radiates(state, seat, node) && !spared() { 1 } else { 0 }
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

    /// Aggressive enemies that fight the survivor who has moved in (W-ABILITY-03, W-RULING-64).
    pub(crate) fn attackers_on_entry(&self, state: &State, seat: Seat, node: Node) -> impl Iterator<Item = u8> {
        state.foes.iter().filter_map(move |(number, foe)| {
            (foe.at == node && foe.active && foe.facing && self.attacks_on_contact(state, seat, number))
                .then_some(number)
        })
    }

    /// Whether an enemy is Aggressive towards this survivor.
    pub(crate) fn attacks_on_contact(&self, state: &State, seat: Seat, number: u8) -> bool {
        let Some(stats) = self.stats(state, Opponent::OnMap(number)) else { return false };
        stats.abilities.has(EnemyAbility::Aggressive)
            && !self.is_loyal_to(state, seat, stats.kind)
            && !self.standing(state, seat, |what| matches!(what, Standing::Ignored(kind) if *kind == stats.kind))
    }

    pub(crate) fn decide_entered(
        &self,
        state: &State,
        seat: Seat,
        node: Node,
        options: &mut Vec<Choice>,
    ) -> Asked<Ask> {
        options.extend(self.attackers_on_entry(state, seat, node).map(Choice::Foe));
        ask_one(seat, Ask::FightFirst)
    }
}

impl Board<'_> {
    /// W-MOVE-01.
    pub(crate) fn move_action(&mut self, seat: Seat) {
        let points = self.game.move_points(self.state, seat);
        self.state.turn.points = self.state.turn.points.saturating_add(points);
        self.tell(rule!("W-MOVE-01"), || Event::MoveAction { seat, points });
    }

    /// Spends points to move into a space.
    pub(crate) fn step_into(&mut self, seat: Seat, node: Node) -> Result<(), Fault> {
        let cost = self.game.cost_of(self.state, seat, node);
        self.state.turn.points = self.state.turn.points.saturating_sub(cost);
        self.move_to(seat, node, cost)
    }

    /// Moves a survivor into a space, with all that follows (W-RULING-08).
    pub(crate) fn move_to(&mut self, seat: Seat, node: Node, cost: u8) -> Result<(), Fault> {
        self.state.player_mut(seat).at = node;
        self.stir_world();
        self.face(node);
        let rule = if cost > 1 { rule!("W-TERRAIN-01") } else { rule!("W-MOVE-02") };
        let moved = self.tell(rule, || Event::Moved { seat, node, cost });
        self.push_under(moved, What::Entered { seat, node, terrain: false })?;
        if let Some(name) = self.game.land(self.state).space(node).and_then(|space| space.name) {
            self.earn(seat, |trigger| *trigger == Trigger::Enter(name));
        }
        Ok(())
    }

    /// Whoever is in the space now faces who comes in; enemies placed there later do not (W-ABILITY-06).
    fn face(&mut self, node: Node) {
        let frames = self.state.frames;
        let entered =
            |at: Node| frames.iter().any(|frame| matches!(frame.what, What::Entered { node, .. } if node == at));
        for foe in self.state.foes.iter_mut() {
            foe.facing = (foe.at == node && foe.active) || (foe.facing && entered(foe.at));
        }
    }

    /// W-RULING-07: the rad of the terrain first, then the Aggressive enemies.
    pub(crate) fn step_entered(&mut self, seat: Seat, node: Node, terrain: bool) -> Result<Step, Fault> {
        if !terrain {
            self.turn_to(What::Entered { seat, node, terrain: true });
            if self.state.player(seat).at == node {
                self.suffer_terrain(seat, node)?;
            }
            return Ok(Step::Go);
        }
        // The survivor may have been taken elsewhere by a fight's card.
        if self.state.player(seat).at != node {
            self.pop();
            return Ok(Step::Go);
        }
        let attackers: Vec<u8> = self.game.attackers_on_entry(self.state, seat, node).collect();
        match attackers[..] {
            [] => {
                self.pop();
                Ok(Step::Go)
            }
            [only] => {
                self.attack_on_entry(seat, only)?;
                Ok(Step::Go)
            }
            _ => Ok(Step::Ask),
        }
    }

    pub(crate) fn answer_entered(&mut self, seat: Seat, _node: Node, choice: Choice) -> Result<(), Fault> {
        match choice {
            Choice::Foe(foe) => self.attack_on_entry(seat, foe),
            _ => Err(broken("not what a survivor who moved in is asked")),
        }
    }

    fn attack_on_entry(&mut self, seat: Seat, number: u8) -> Result<(), Fault> {
        if let Some(foe) = self.state.foes.get_mut(number) {
            foe.facing = false;
        }
        self.begin_fight(seat, Opponent::OnMap(number), false, rule!("W-ABILITY-03"))
    }

    /// W-TERRAIN-03, W-TERRAIN-06.
    fn suffer_terrain(&mut self, seat: Seat, node: Node) -> Result<(), Fault> {
        if !self.game.radiates(self.state, seat, node) {
            return Ok(());
        }
        let heals = self.game.terrain_heals(self.state, seat);
        if heals > 0 {
            self.heal(seat, heals, rule!("W-CHARACTER-03"));
            return Ok(());
        }
        match self.game.terrain_rads(self.state, seat, node) {
            0 => Ok(()),
            rads => self.irradiate(seat, rads, rule!("W-TERRAIN-03")),
        }
    }
}
