//! What is under way, as a table shows it: the step of the round and what is open in it. How the rules keep track of it
//! is their own affair.

use kernel::Seat;

use crate::{
    content::EnemyType,
    effect::EffectList,
    frame::{RoundStep, What},
    state::NONE,
    view::View,
};

/// A step of the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Step {
    /// The game is set up (chapter SETUP).
    Setup,
    /// A survivor's turn (chapter TURN).
    Turn(Seat),
    /// All had their turn: abilities at the end of the round, and the agenda card (chapter ROUND).
    RoundEnd,
    /// Enemies act (chapter ACTIVATE).
    Activation,
    /// The game is over.
    Over,
}

/// Something under way within a step.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Open {
    /// A tile is explored.
    Explore {
        /// Its place.
        place: u8,
    },
    /// An encounter is resolved.
    Encounter {
        /// By whom.
        seat: Seat,
        /// The card.
        card: u16,
    },
    /// A quest action is carried out.
    Quest {
        /// By whom.
        seat: Seat,
        /// The quest.
        quest: u16,
        /// Which of its objectives.
        objective: u8,
    },
    /// A fight.
    Fight {
        /// Whose.
        seat: Seat,
        /// The enemy's type.
        kind: EnemyType,
    },
    /// A test.
    Test {
        /// Whose.
        seat: Seat,
    },
    /// A camp action.
    Camp {
        /// Whose.
        seat: Seat,
    },
    /// A trade in camp.
    Trade {
        /// Who camps.
        camper: Seat,
        /// With whom.
        partner: Seat,
    },
    /// Shopping.
    Shop {
        /// Who shops.
        seat: Seat,
    },
    /// A survivor gains a level.
    Level {
        /// Who.
        seat: Seat,
    },
    /// A killed survivor comes back.
    Killed {
        /// Who.
        seat: Seat,
    },
}

/// What is under way.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct OpenStep {
    /// The step of the game.
    pub step: Step,
    /// What is under way within it, the innermost last.
    pub under_way: Vec<Open>,
    /// The effect that is being carried out, as its place in its list: the open question is about it.
    pub effect: Option<(EffectList, u8)>,
}

impl View {
    /// What is under way.
    #[must_use]
    pub fn open_step(&self) -> OpenStep {
        let mut step = if self.round == 0 { Step::Setup } else { Step::RoundEnd };
        let (mut fights, mut tests) = (self.fights.iter(), self.trials.iter());
        let mut under_way = Vec::new();
        for frame in &self.frames {
            match frame.what {
                What::Setup(_) => step = Step::Setup,
                What::Round(RoundStep::Discard) if self.revealed != NONE => step = Step::Activation,
                What::Turn(_) => step = Step::Turn(self.active),
                What::Activation { .. } => step = Step::Activation,
                What::Over => step = Step::Over,
                What::Explore { place, .. } => under_way.push(Open::Explore { place }),
                What::Encounter(_) => {
                    under_way.extend(self.encounter.map(|met| Open::Encounter { seat: met.seat, card: met.card }));
                }
                What::Quest { seat, quest, objective, .. } => under_way.push(Open::Quest { seat, quest, objective }),
                What::Fight(_) => {
                    under_way.extend(fights.next().map(|fight| Open::Fight { seat: fight.seat, kind: fight.kind }));
                }
                What::Test(_) => under_way.extend(tests.next().map(|test| Open::Test { seat: test.seat })),
                What::Camp { .. } => under_way.push(Open::Camp { seat: self.active }),
                What::Trade(_) => {
                    under_way.push(Open::Trade { camper: self.offer.camper, partner: self.offer.partner });
                }
                What::Shop { seat, .. } => under_way.push(Open::Shop { seat }),
                What::LevelUp { seat, .. } => under_way.push(Open::Level { seat }),
                What::Killed { seat, .. } => under_way.push(Open::Killed { seat }),
                What::Round(_)
                | What::ActionOver
                | What::Entered { .. }
                | What::Kill { .. }
                | What::GainPerk { .. }
                | What::Objectives
                | What::Effects { .. }
                | What::Each { .. }
                | What::Drawn { .. }
                | What::Stow { .. }
                | What::DrawAgendas { .. }
                | What::AgendaLimit { .. }
                | What::Unexhaust { .. }
                | What::Window { .. }
                | What::Use { .. }
                | What::Pay { .. }
                | What::MoveEnemy { .. }
                | What::ShoppedInCamp
                | What::Mode(_) => {}
            }
        }
        let effect = self.top().and_then(|what| match what {
            What::Effects { effects, at, .. } => Some((effects, at)),
            _ => None,
        });
        OpenStep { step, under_way, effect }
    }
}
