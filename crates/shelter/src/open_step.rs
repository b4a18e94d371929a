//! What is under way, as a table shows it: the step of the round and what is open in it. How the rules keep track of it
//! is their own affair.

use kernel::Seat;

use crate::{
    content::{Content, Cubes, Effect, Icon},
    frame::{LineFrom, RoundStep, What},
    state::{Fight, NONE},
    vault::{Place, SpaceRef},
    view::View,
};

/// A step of the round (S-ROUND-01).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Step {
    /// Threats spawn.
    Spawn,
    /// Dwellers are placed.
    Place,
    /// Dwellers are recalled.
    Recall,
    /// The game is over.
    Over,
}

/// What is under way.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct OpenStep {
    /// The step of the round.
    pub step: Step,
    /// Whose turn it is, while somebody has one.
    pub turn: Option<Seat>,
    /// The space of the latest placement of that turn.
    pub space: Option<SpaceRef>,
    /// The fight whose dice lie on the table.
    pub fight: Option<Fight>,
    /// The printed space whose exchange is open (S-EXCHANGE-03).
    exchange: Option<u8>,
    /// The room paid for and set aside until it is built (S-RULING-48).
    pub named_room: Option<u8>,
    /// Rewards are gained from the space of the placement, not from an item.
    pub is_gaining_from_space: bool,
}

impl OpenStep {
    /// The two sides of the exchange that is open.
    #[must_use]
    pub fn exchange(self, content: &Content) -> Option<[Cubes; 2]> {
        content.spaces.get(usize::from(self.exchange?))?.exchange
    }
}

impl View {
    /// How many cubes of the player's choice are gained one after the other from here, the open one included; none
    /// while no such cube is asked for. Items that may be used between them are not counted with.
    #[must_use]
    pub fn cubes_to_choose(&self, content: &Content) -> u8 {
        let run = |line: &[Icon], from: u8| {
            line.iter().skip(usize::from(from)).take_while(|icon| **icon == Icon::Any).count() as u8
        };
        match self.frames.iter().next_back().map(|frame| frame.what) {
            Some(What::ExchangeGain { any, .. }) => any.unwrap_or(0),
            Some(What::Gain(gaining)) => match gaining.from {
                // The printed line of an elevator may be longer than the one that is gained (S-RULING-03).
                LineFrom::Space if self.turn.space.is_some_and(|at| matches!(at.place(), Place::Elevator { .. })) => 1,
                LineFrom::Space => {
                    let offer = self.turn.space.and_then(|at| self.vault.offered(content, at));
                    offer.map_or(0, |space| run(&space.gain, gaining.icon))
                }
                LineFrom::Item { card, ability, effect } => {
                    let item = content.items.get(usize::from(card));
                    let usage = item.and_then(|item| item.uses.get(usize::from(ability)));
                    match usage.and_then(|usage| usage.effects.get(usize::from(effect))) {
                        Some(Effect::Gain(line)) => run(line, gaining.icon),
                        _ => 0,
                    }
                }
            },
            _ => 0,
        }
    }

    /// What is under way.
    #[must_use]
    pub fn open_step(&self) -> OpenStep {
        let any = |test: fn(What) -> bool| self.frames.iter().any(|frame| test(frame.what));
        let step = if any(|what| what == What::Over) {
            Step::Over
        } else if any(|what| matches!(what, What::Recall { .. } | What::Round(RoundStep::CleanUp))) {
            Step::Recall
        } else if any(|what| matches!(what, What::Spawn { .. } | What::Round(RoundStep::Begin))) {
            Step::Spawn
        } else {
            Step::Place
        };
        let line = self.frames.iter().rev().find_map(|frame| match frame.what {
            What::Gain(gaining) => Some(gaining.from),
            _ => None,
        });
        let card = |number: u8| (number != NONE).then_some(number);
        OpenStep {
            step,
            turn: any(|what| matches!(what, What::Turn(_))).then_some(self.active),
            space: self.turn.space,
            fight: any(|what| matches!(what, What::Fight(_))).then_some(self.turn.fight),
            exchange: card(self.turn.exchange),
            named_room: card(self.turn.named_room),
            is_gaining_from_space: line == Some(LineFrom::Space),
        }
    }
}
