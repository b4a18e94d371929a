//! How influence stands: exactly where the cards are known, within bounds where they are not (chapters WIN, AGENDA).

use kernel::{Seat, numbers_in};
use serde::{Deserialize, Serialize};

use crate::{
    machine::Wasteland,
    mode::{self, coop, ncal},
    outlook::{Analysis, sketch::unplaced_agendas},
};

/// How influence stands.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Influence {
    /// What it takes to win (W-WIN-02); for a group, all together.
    pub threshold: u32,
    /// The group that plays, if one does: its cards are counted together (W-COOP-05).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub group: Option<coop::Standing>,
    /// How the group of New California stands, if one plays: then nobody has influence.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub new_california: Option<ncal::Standing>,
    /// The survivors, clockwise.
    pub seats: Vec<SeatInfluence>,
}

/// The influence of a survivor.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct SeatInfluence {
    /// Whose.
    pub seat: Seat,
    /// The cards that the viewer knows.
    pub cards: Vec<CardInfluence>,
    /// How many others there are.
    pub unknown: u8,
    /// The least it can be, whatever the others are.
    pub least: u32,
    /// The most.
    pub most: u32,
    /// With the most there can be, the survivor has what it takes to win; not with more than four cards
    /// (W-RULING-57). Where no card is unknown, this is certain.
    pub may_win: bool,
}

/// What an agenda card gives.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct CardInfluence {
    /// The card.
    pub card: u8,
    /// It lies revealed for loyalty.
    pub revealed: bool,
    /// All it gives, with the one that every card gives (W-AGENDA-02).
    pub total: u32,
    /// What it may give besides, in the order of the card (W-AGENDA-03).
    pub clauses: Vec<Clause>,
}

/// A way in which a card gives further influence.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Clause {
    /// What it gives, or would if its condition held.
    pub amount: u8,
    /// Its condition holds, or it has none.
    pub holds: bool,
}

impl Influence {
    /// Whether what is printed on agenda cards counts, for each by themselves (W-AGENDA-03).
    #[must_use]
    pub const fn is_personal(&self) -> bool {
        self.group.is_none() && self.new_california.is_none()
    }
}

impl Analysis<'_> {
    /// How the influence of everybody stands.
    #[must_use]
    pub fn influence(&self) -> Influence {
        let unplaced = unplaced_agendas(self.game, self.view);
        let seats = self.state.all_seats().map(|seat| self.influence_of(seat, unplaced));
        let group = self.view.group();
        let threshold = group.map_or_else(|| Wasteland::threshold(&self.state), |group| group.required.into());
        let new_california = self.view.new_california(self.game.track_end(&self.state));
        Influence { threshold, group, new_california, seats: seats.collect() }
    }

    fn influence_of(&self, seat: Seat, unplaced: u64) -> SeatInfluence {
        let (hand, loyal) = (self.view.hand(seat), self.view.player(seat).loyal);
        let cards: Vec<CardInfluence> = numbers_in(hand.known)
            .map(|card| CardInfluence { revealed: loyal == card, ..self.agenda_card(seat, card) })
            .collect();
        let unknown = hand.count.saturating_sub(hand.known.count_ones() as u8);
        let sure: u32 = cards.iter().map(|card| card.total).sum();
        let mut values: Vec<u32> =
            numbers_in(unplaced).map(|card| self.game.influence_of(&self.state, seat, card)).collect();
        values.sort_unstable();
        let others = usize::from(unknown);
        let least = sure + values.iter().take(others).sum::<u32>();
        let most = sure + values.iter().rev().take(others).sum::<u32>();
        let may_win = mode::no_victory(&self.state).is_ok()
            && !self.state.eliminated.contains(seat)
            && mode::hand_limit(&self.state).is_none_or(|limit| u32::from(hand.count) <= limit)
            && most >= Wasteland::threshold(&self.state);
        SeatInfluence { seat, cards, unknown, least, most, may_win }
    }

    /// What an agenda card gives, or would give, this survivor.
    #[must_use]
    pub fn agenda_card(&self, seat: Seat, card: u8) -> CardInfluence {
        let game = self.game;
        let scoring = game.content.agendas.get(usize::from(card)).map_or(&[][..], |agenda| &agenda.scoring);
        let clauses = scoring.iter().map(|scoring| Clause {
            amount: game.amount(&self.state, seat, scoring.amount, None),
            holds: mode::flat_influence(&self.state).is_none()
                && scoring.condition.as_ref().is_none_or(|condition| game.holds(&self.state, seat, condition, None)),
        });
        let (clauses, total) = (clauses.collect(), game.influence_of(&self.state, seat, card));
        CardInfluence { card, revealed: false, total, clauses }
    }
}
