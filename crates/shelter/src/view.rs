//! What a viewer may know of a game: the public part of the state as it is, and what the viewer knows of the secrets
//! (S-RULING-38).
//!
//! Hidden are the order and faces of the three draw piles, the seed, and with the option `hidden-happiness` the totals
//! of the other players until the end. Everything else lies open on the table.

use std::ops::Deref;

use kernel::{Cup, Fault, FixedVec, QuickRng, Seat, Seed, Viewer, numbers_in};
use serde::{Deserialize, Serialize};

use crate::{
    content::MOST_CARDS,
    frame::What,
    machine::{Shelter, broken},
    state::{NONE, PLAYERS, Piles, Public, Secret, State},
};

/// What a viewer may know.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct View {
    /// What everybody may know.
    pub public: Public,
    /// Happiness of the players, clockwise, unless it is hidden.
    pub happiness: Vec<Option<u16>>,
    /// The item deck.
    pub items: PileView,
    /// The room deck.
    pub rooms: PileView,
    /// The threat deck.
    pub threats: PileView,
}

impl Deref for View {
    type Target = Public;

    fn deref(&self) -> &Public {
        &self.public
    }
}

/// A draw pile: how many cards are left.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct PileView {
    /// Cards left to draw.
    pub left: u8,
    /// The cards, the top one first: for a referee only.
    pub order: Option<Vec<u8>>,
}

/// Who knows the happiness of a player.
fn sees_happiness(public: &Public, viewer: Viewer, seat: Seat) -> bool {
    let open = !public.options.hidden_happiness || public.top() == Some(What::Over);
    open || viewer == Viewer::Referee || viewer == Viewer::Seat(seat)
}

impl View {
    pub(crate) fn of(state: &State, viewer: Viewer) -> View {
        let State { public, secret } = state;
        let happiness = |seat| sees_happiness(public, viewer, seat).then(|| state.happiness(seat));
        View {
            happiness: public.all_seats().map(happiness).collect(),
            public: public.clone(),
            items: PileView::of(&secret.piles.items, viewer),
            rooms: PileView::of(&secret.piles.rooms, viewer),
            threats: PileView::of(&secret.piles.threats, viewer),
        }
    }

    /// The happiness of a player, unless it is hidden.
    #[must_use]
    pub fn happiness_of(&self, seat: Seat) -> Option<u16> {
        self.happiness.get(seat.index()).copied().flatten()
    }

    /// A state that looks like this to the same viewer; what the viewer cannot know is dealt at random.
    pub(crate) fn redeal(&self, game: &Shelter, rng: &mut QuickRng) -> Result<State, Fault> {
        if self.happiness.len() != usize::from(self.seats) {
            return Err(broken("a view of another number of players"));
        }
        let held = self.players.iter().flat_map(|player| numbers_in(player.items));
        let known_items = self.discards.items.iter().copied().chain(self.item_track).chain(held);
        let built = self.vault.rooms.iter().flatten().copied().chain([self.turn.named_room]);
        let known_rooms = self.discards.rooms.iter().copied().chain(self.room_track).chain(built);
        let known_threats = self.discards.threats.iter().copied().chain(self.vault.threats);
        let mut seed = Seed([0; 32]);
        seed.0.chunks_exact_mut(8).for_each(|part| part.copy_from_slice(&rng.next().to_le_bytes()));
        let mut happiness = [0; PLAYERS];
        for (happiness, seen) in happiness.iter_mut().zip(&self.happiness) {
            *happiness = seen.unwrap_or_else(|| rng.below(20) as u16);
        }
        let piles = Piles {
            items: self.items.redeal(known_items, game.content.items.len(), rng)?,
            rooms: self.rooms.redeal(known_rooms, game.content.rooms.len(), rng)?,
            threats: self.threats.redeal(known_threats, game.content.threats.len(), rng)?,
        };
        Ok(State { public: self.public.clone(), secret: Secret { cup: Cup::new(seed), happiness, piles } })
    }
}

impl PileView {
    fn of(pile: &[u8], viewer: Viewer) -> PileView {
        let order = || pile.iter().rev().copied().collect();
        PileView { left: pile.len() as u8, order: (viewer == Viewer::Referee).then(order) }
    }

    /// A pile of the cards seen nowhere else, in random order.
    fn redeal(
        &self,
        known: impl Iterator<Item = u8>,
        cards: usize,
        rng: &mut QuickRng,
    ) -> Result<FixedVec<u8, MOST_CARDS>, Fault> {
        let mut hidden = vec![true; cards];
        for card in known.filter(|card| *card != NONE) {
            *hidden.get_mut(usize::from(card)).ok_or_else(|| broken("a view with an unknown card"))? = false;
        }
        let mut pile: Vec<u8> = match &self.order {
            Some(order) => order.iter().rev().copied().collect(),
            None => (0..cards).filter(|card| hidden[*card]).map(|card| card as u8).collect(),
        };
        if pile.len() != usize::from(self.left) {
            return Err(broken("a view whose cards do not add up"));
        }
        if self.order.is_none() {
            rng.shuffle(&mut pile);
        }
        FixedVec::of(pile).map_err(|_| broken("a view whose cards do not add up"))
    }
}

/// Moves chance on, and deals anew what nobody at the table knows: the draw piles. Everybody knows their own happiness.
pub(crate) fn deal_anew(state: &mut State) {
    let Secret { cup, piles, happiness: _ } = &mut state.secret;
    cup.next_epoch();
    for pile in [&mut piles.items, &mut piles.rooms, &mut piles.threats] {
        cup.shuffle(pile);
    }
}

/// The same game with what the viewer cannot know changed.
pub(crate) fn scramble(state: &State, viewer: Viewer, rng: &mut QuickRng) -> State {
    let mut other = state.clone();
    if viewer == Viewer::Referee {
        return other;
    }
    let secret = &mut other.secret;
    secret.cup.reseed(Seed::from_number(rng.next()));
    for pile in [&mut secret.piles.items, &mut secret.piles.rooms, &mut secret.piles.threats] {
        rng.shuffle(pile);
    }
    for seat in state.all_seats().filter(|seat| !sees_happiness(state, viewer, *seat)) {
        *other.happiness_mut(seat) = rng.below(20) as u16;
    }
    other
}
