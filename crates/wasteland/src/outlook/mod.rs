//! What a good table tells its players: where they can go, how a fight or a test would go, what the enemies would do,
//! how influence and power stand, and what is hidden from whom.
//!
//! Everything follows from a [`View`], so it can tell nobody more than they may know. An [`Analysis`] answers single
//! questions; [`Wasteland::outlook`] asks all of them.

mod activation;
mod bout;
mod fight;
mod figures;
mod fraction;
mod hidden;
mod influence;
mod lattice;
mod plan;
mod power;
mod prospect;
mod quest;
mod reach;
mod sketch;
mod skill_test;
#[cfg(test)]
mod tests;

use kernel::{Fault, Seat};
use serde::{Deserialize, Serialize};

use crate::{
    machine::Wasteland,
    map::{Node, Nodes},
    state::{Player, State},
    view::View,
};

pub use activation::{Activation, ActivationRow, Deed, FoeForecast, KindForecast, Way};
pub use bout::{Aim, Blow, Bout, FightOdds, Odds, Play, Share, Stage};
pub use fight::{Matchup, Terms};
pub use figures::Figures;
pub use fraction::Fraction;
pub use hidden::{Hidden, Secret};
pub use influence::{CardInfluence, Clause, Influence, SeatInfluence};
pub use plan::MOST_REROLLS;
pub use power::{FactionPower, PowerClock};
pub use prospect::{Prospect, SpaceEntry};
pub use quest::{Moved, ObjectiveOutlook, Readiness, Shift};
pub use reach::{Path, Reach, Reachable, Stride};
pub use skill_test::{Attempt, Passing, TestOdds};

/// All that a table tells about a survivor's position.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Outlook {
    /// The survivor.
    pub seat: Seat,
    /// Where the survivor can go.
    pub reach: Reach,
    /// Fights that the survivor could come to have soon.
    pub fights: Vec<Matchup>,
    /// The fight under way, whoever has it.
    pub fight: Option<FightOdds>,
    /// The test under way, whoever makes it.
    pub test: Option<TestOdds>,
    /// What the enemies would do if they were activated now.
    pub activation: Activation,
    /// How influence stands.
    pub influence: Influence,
    /// How power stands.
    pub power: PowerClock,
    /// What is hidden, and from whom.
    pub hidden: Vec<Hidden>,
}

/// Answers questions about a position, from a view.
#[derive(Clone, Debug)]
pub struct Analysis<'a> {
    game: &'a Wasteland,
    view: &'a View,
    /// The position; what the view does not say is filled in somehow, and no answer depends on it.
    state: State,
}

impl Wasteland {
    /// All that a table tells a survivor, or anybody else about a survivor.
    ///
    /// # Errors
    /// The view belongs to no game of this content.
    pub fn outlook(&self, view: &View, seat: Seat) -> Result<Outlook, Fault> {
        Ok(Analysis::new(self, view)?.outlook(seat))
    }
}

impl<'a> Analysis<'a> {
    /// Somebody who answers questions about this view.
    ///
    /// # Errors
    /// The view belongs to no game of this content.
    pub fn new(game: &'a Wasteland, view: &'a View) -> Result<Analysis<'a>, Fault> {
        Ok(Analysis { game, view, state: sketch::sketch(game, view)? })
    }

    /// All answers about a survivor.
    #[must_use]
    pub fn outlook(&self, seat: Seat) -> Outlook {
        let reach = self.reach(seat);
        let mut within_reach = Nodes::default();
        for space in &reach.spaces {
            within_reach.insert(space.node);
        }
        Outlook {
            seat,
            fights: self.matchups(seat, within_reach),
            reach,
            fight: self.fight_under_way(),
            test: self.test_under_way(),
            activation: self.activation(),
            influence: self.influence(),
            power: self.power_clock(),
            hidden: self.hidden(),
        }
    }

    /// The survivor at a seat, if there is one on the map.
    fn survivor(&self, seat: Seat) -> Option<&Player> {
        let sits = seat.index() < usize::from(self.state.seats) && !self.state.eliminated.contains(seat);
        Some(self.state.player(seat)).filter(|player| sits && player.at != Node::NONE)
    }
}
