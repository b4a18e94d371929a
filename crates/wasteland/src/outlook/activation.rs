//! What the enemies would do if they were activated now (chapters ACTIVATE, TARGET, ROUND).

use kernel::{Seat, numbers_in};
use serde::{Deserialize, Serialize};

use crate::{
    content::EnemyType,
    frame::What,
    machine::Wasteland,
    map::Node,
    outlook::{Analysis, fraction::Fraction, sketch::unplaced_agendas},
    state::{Foe, NONE},
    target::Intent,
};

/// What activations would bring.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Activation {
    /// The card being carried out.
    pub row: Option<ActivationRow>,
    /// The seven types, in the order of the icons.
    pub kinds: Vec<KindForecast>,
}

/// The agenda card of an activation under way (W-ROUND-05).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct ActivationRow {
    /// The card.
    pub card: u8,
    /// Its icons, from left to right.
    pub icons: Vec<EnemyType>,
    /// The icon being carried out; their number once all are.
    pub at: u8,
}

/// What a type would do if it were activated now.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct KindForecast {
    /// The type.
    pub kind: EnemyType,
    /// How many of the agenda cards that could be the next one show it.
    pub cards: u8,
    /// The chance that the next card shows it.
    pub chance: Fraction,
    /// How many of its icons the next card has on average.
    pub icons: Fraction,
    /// Its faceup enemies, in token order. Each as if it were the first to act.
    pub foes: Vec<FoeForecast>,
    /// Its facedown enemies: they are turned up afterwards (W-ROUND-08).
    pub wake: Vec<u8>,
}

/// What an enemy would do.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct FoeForecast {
    /// The enemy.
    pub foe: u8,
    /// What it would do.
    pub deed: Deed,
}

/// What an activated enemy does.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Deed {
    /// It fights this survivor where it stands.
    Fights(Seat),
    /// It moves toward this survivor.
    Moves {
        /// Toward whom.
        toward: Seat,
        /// How far away that survivor is.
        distance: u8,
        /// Where it can go; the first player chooses among several.
        ways: Vec<Way>,
    },
    /// It has nobody to go for, or is no enemy in this scenario.
    Stays,
}

/// A space that an enemy could move into.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Way {
    /// The space.
    pub node: Node,
    /// Whom it would fight there, being Aggressive (W-ABILITY-02).
    pub fights: Option<Seat>,
}

/// What the next agenda card may be: one of the known ones, or one of so many others that are any of a pool.
struct Next {
    known: Vec<u8>,
    others: u64,
    pool: Vec<u8>,
}

impl Analysis<'_> {
    /// What every type would do, and how likely it is to be next.
    #[must_use]
    pub fn activation(&self) -> Activation {
        let next = self.next_agendas();
        Activation { row: self.row(), kinds: EnemyType::ALL.into_iter().map(|kind| self.kind(kind, &next)).collect() }
    }

    /// What an enemy would do if it were activated now; none for a facedown one.
    #[must_use]
    pub fn deed(&self, number: u8) -> Option<Deed> {
        let foe = self.state.foes.get(number).filter(|foe| foe.active)?;
        Some(self.deed_of(number, foe))
    }

    fn row(&self) -> Option<ActivationRow> {
        let card = Some(self.view.revealed).filter(|card| *card != NONE)?;
        let icons = self.game.content.agendas.get(usize::from(card))?.row.clone();
        let under_way = self.state.frames.iter().rev().find_map(|frame| match frame.what {
            What::Activation { icon, .. } => Some(icon),
            _ => None,
        });
        let at = under_way.unwrap_or(icons.len() as u8);
        Some(ActivationRow { card, icons, at })
    }

    /// The cards that could be the next one. Where the last one lies open, the deck is renewed before the next
    /// activation: from the discards, with that card.
    fn next_agendas(&self) -> Next {
        let (agendas, discards) = (&self.view.agendas, &self.view.agenda_discards);
        let pool = || numbers_in(unplaced_agendas(self.game, self.view)).collect();
        match agendas.known.iter().find(|(at, _)| *at == 0) {
            _ if agendas.left == 0 => {
                let revealed = Some(self.view.revealed).filter(|card| *card != NONE);
                let known: Vec<u8> = discards.iter().flatten().copied().chain(revealed).collect();
                let others = discards.iter().filter(|card| card.is_none()).count() as u64;
                Next { known, others, pool: if others > 0 { pool() } else { Vec::new() } }
            }
            Some((_, card)) => Next { known: vec![*card as u8], others: 0, pool: Vec::new() },
            None => Next { known: Vec::new(), others: 1, pool: pool() },
        }
    }

    fn kind(&self, kind: EnemyType, next: &Next) -> KindForecast {
        let count = |cards: &[u8]| {
            let agendas = cards.iter().filter_map(|card| self.game.content.agendas.get(usize::from(*card)));
            let counts = agendas.map(|agenda| agenda.row.iter().filter(|icon| **icon == kind).count() as u64);
            counts.fold((0, 0), |(cards, icons), count| (cards + u64::from(count > 0), icons + count))
        };
        let ((known_cards, known_icons), (pool_cards, pool_icons)) = (count(&next.known), count(&next.pool));
        // Each of the others is any card of the pool.
        let size = next.pool.len().max(1) as u64;
        let of = (next.known.len() as u64 + next.others) * size;
        let share = |known: u64, pool: u64| Fraction::of(known * size + next.others * pool, of);
        let its = || self.state.foes.iter().filter(move |(_, foe)| foe.kind == kind);
        let foes = its().filter(|(_, foe)| foe.active);
        KindForecast {
            kind,
            cards: (known_cards + pool_cards) as u8,
            chance: share(known_cards, pool_cards),
            icons: share(known_icons, pool_icons),
            foes: foes.map(|(number, foe)| FoeForecast { foe: number, deed: self.deed_of(number, foe) }).collect(),
            wake: its().filter(|(_, foe)| !foe.active).map(|(number, _)| number).collect(),
        }
    }

    fn deed_of(&self, number: u8, foe: Foe) -> Deed {
        if !self.game.is_enemy(&self.state, foe.kind) {
            return Deed::Stays;
        }
        match self.game.intent(&self.state, foe, number) {
            Intent::Fight(seat) => Deed::Fights(seat),
            Intent::Advance { target, ways, distance, .. } => {
                let way = |node| Way { node, fights: self.found_at(number, node) };
                Deed::Moves { toward: target, distance, ways: ways.iter().map(way).collect() }
            }
            Intent::Stay => Deed::Stays,
        }
    }

    /// Whom an enemy would fight by moving in (W-ABILITY-04).
    fn found_at(&self, number: u8, node: Node) -> Option<Seat> {
        if !self.game.land(&self.state).is_faceup(node.place()) {
            return None;
        }
        Wasteland::prey(&self.state, |seat| {
            self.state.player(seat).at == node && self.game.attacks_on_contact(&self.state, seat, number)
        })
    }
}
