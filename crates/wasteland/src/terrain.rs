//! Chapter TERRAIN: what a space costs and does to who moves into it.

use kernel::{Fault, Seat, rule};

use crate::{
    content::Terrain,
    effect::Standing,
    machine::{Board, Wasteland},
    map::Node,
    state::State,
};

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
}

impl Board<'_> {
    /// W-TERRAIN-03, W-TERRAIN-06.
    pub(crate) fn suffer_terrain(&mut self, seat: Seat, node: Node) -> Result<(), Fault> {
        if !self.game.radiates(self.state, seat, node) {
            return Ok(());
        }
        let heals = self.game.terrain_heals(self.state, seat);
        if heals > 0 {
            self.heal(seat, heals, rule!("W-CORE-02"));
            return Ok(());
        }
        match self.game.terrain_rads(self.state, seat, node) {
            0 => Ok(()),
            rads => self.irradiate(seat, rads, rule!("W-TERRAIN-03")),
        }
    }
}
