//! What a viewer may know of a game: its own type, built up field by field (S-RULING-38).
//!
//! Hidden are the order and faces of the three draw piles, the seed, and with the option `hidden-happiness` the totals
//! of the other players until the end. Everything else lies open on the table.

use arrayvec::ArrayVec;
use kernel::{Cup, Deck, Fault, Quick, Seat, Seats, Seed, Viewer};
use serde::{Deserialize, Serialize};

use crate::{
    frame::{Frame, What},
    machine::{Shelter, broken},
    options::Options,
    state::{At, DWELLERS, Due, EndTrigger, FACEUP, NONE, PLAYERS, Player, State, Turn, numbers_in},
    vault::Vault,
};

/// What a viewer may know.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct View {
    /// The table options.
    pub options: Options,
    /// Events so far.
    pub events: u32,
    /// The round.
    pub round: u16,
    /// The holder of the first player token.
    pub first: Seat,
    /// The player whose turn it is or was last.
    pub active: Seat,
    /// Who has passed.
    pub passed: Seats,
    /// Rounds begun since anybody placed a dweller.
    pub idle_rounds: u8,
    /// What triggered the end, if anything did.
    pub end: Option<EndTrigger>,
    /// The final places; empty before the end.
    pub places: Vec<u8>,
    /// The players, clockwise.
    pub players: Vec<PlayerView>,
    /// The vault, all of it open.
    pub vault: Vault,
    /// The three decks.
    pub items: DeckView,
    /// The room deck.
    pub rooms: DeckView,
    /// The threat deck.
    pub threats: DeckView,
    /// The item track; a gap is nothing.
    pub item_track: [Option<u8>; FACEUP],
    /// The room track.
    pub room_track: [Option<u8>; FACEUP],
    /// What the running turn has under way.
    pub turn: Turn,
    /// What is being done, the innermost procedure last.
    pub frames: Vec<Frame>,
}

/// What lies in front of a player.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct PlayerView {
    /// The colour, as the number of its elevator.
    pub color: u8,
    /// Cubes of power, food and water.
    pub cubes: [u8; 3],
    /// Happiness, unless it is hidden.
    pub happiness: Option<u16>,
    /// Items with whether they are exhausted.
    pub items: Vec<(u8, bool)>,
    /// Dwellers out of the box and in it.
    pub dwellers: [DwellerView; DWELLERS],
    /// The dweller in each training slot.
    pub slots: [Option<u8>; 7],
}

/// A dweller.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct DwellerView {
    /// Where it is.
    pub at: At,
    /// Whether it is injured.
    pub injured: bool,
    /// The training it is due.
    pub due: Due,
}

/// A deck: how many cards are left, and the discards, latest first.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct DeckView {
    /// Cards left to draw.
    pub left: u8,
    /// The discard pile, latest first; anybody may look through it.
    pub discards: Vec<u8>,
    /// The draw pile, top card first: for a referee only.
    pub order: Option<Vec<u8>>,
}

impl View {
    pub(crate) fn of(state: &State, viewer: Viewer) -> View {
        let over = state.top() == Some(What::Over);
        let sees_happiness = |seat: Seat| {
            !state.options.hidden_happiness || over || viewer == Viewer::Referee || viewer == Viewer::Seat(seat)
        };
        let players = state.all_seats().map(|seat| {
            let player = state.player(seat);
            PlayerView {
                color: player.color,
                cubes: player.cubes,
                happiness: sees_happiness(seat).then_some(player.happiness),
                items: numbers_in(player.items).map(|card| (card, player.exhausted & (1 << card) != 0)).collect(),
                dwellers: std::array::from_fn(|dweller| DwellerView {
                    at: player.at[dweller],
                    injured: player.injured & (1 << dweller) != 0,
                    due: player.due[dweller],
                }),
                slots: player.slots.map(card),
            }
        });
        View {
            options: state.options,
            events: state.events,
            round: state.round,
            first: state.first,
            active: state.active,
            passed: state.passed,
            idle_rounds: state.idle_rounds,
            end: state.end,
            places: state.places.to_vec(),
            players: players.collect(),
            vault: state.vault,
            items: DeckView::of(&state.items, viewer),
            rooms: DeckView::of(&state.rooms, viewer),
            threats: DeckView::of(&state.threats, viewer),
            item_track: state.item_track.map(card),
            room_track: state.room_track.map(card),
            turn: state.turn.clone(),
            frames: state.frames.to_vec(),
        }
    }

    /// A state that looks like this to the same viewer; what the viewer cannot know is dealt at random.
    pub(crate) fn redeal(&self, game: &Shelter, whim: &mut Quick) -> Result<State, Fault> {
        let held: Vec<u8> = self.players.iter().flat_map(|player| player.items.iter().map(|(card, _)| *card)).collect();
        let known_items = self.items.discards.iter().copied().chain(faceup(&self.item_track)).chain(held);
        let built = self.vault.rooms.iter().flatten().copied().chain([self.turn.named_room]);
        let known_rooms = self.rooms.discards.iter().copied().chain(faceup(&self.room_track)).chain(built);
        let known_threats = self.threats.discards.iter().copied().chain(self.vault.threats);
        let mut seed = Seed([0; 32]);
        seed.0.chunks_exact_mut(8).for_each(|part| part.copy_from_slice(&whim.next().to_le_bytes()));
        let mut players = [Player::new(NONE); PLAYERS];
        for (player, seen) in players.iter_mut().zip(&self.players) {
            *player = seen.redeal(whim);
        }
        Ok(State {
            options: self.options,
            cup: Cup::new(seed),
            events: self.events,
            round: self.round,
            seats: self.players.len() as u8,
            first: self.first,
            active: self.active,
            passed: self.passed,
            idle_rounds: self.idle_rounds,
            end: self.end,
            places: self.places.iter().copied().take(PLAYERS).collect(),
            players,
            vault: self.vault,
            items: self.items.redeal(known_items, game.content.items.len(), whim)?,
            rooms: self.rooms.redeal(known_rooms, game.content.rooms.len(), whim)?,
            threats: self.threats.redeal(known_threats, game.content.threats.len(), whim)?,
            item_track: self.item_track.map(|card| card.unwrap_or(NONE)),
            room_track: self.room_track.map(|card| card.unwrap_or(NONE)),
            turn: self.turn.clone(),
            frames: ArrayVec::try_from(&self.frames[..]).map_err(|_| broken("a view with too many frames"))?,
        })
    }
}

impl PlayerView {
    fn redeal(&self, whim: &mut Quick) -> Player {
        let mut player = Player::new(self.color);
        player.cubes = self.cubes;
        player.happiness = self.happiness.unwrap_or_else(|| whim.below(20) as u16);
        for (card, exhausted) in &self.items {
            player.items |= 1 << card;
            player.exhausted |= u64::from(*exhausted) << card;
        }
        for (dweller, seen) in self.dwellers.iter().enumerate() {
            player.at[dweller] = seen.at;
            player.due[dweller] = seen.due;
            player.injured |= u8::from(seen.injured) << dweller;
            player.owned |= u8::from(seen.at != At::Box) << dweller;
            player.available |= u8::from(seen.at == At::Front) << dweller;
        }
        player.slots = self.slots.map(|dweller| dweller.unwrap_or(NONE));
        player
    }
}

impl DeckView {
    fn of<const N: usize>(deck: &Deck<N>, viewer: Viewer) -> DeckView {
        let order = || deck.draw_pile().iter().rev().copied().collect();
        DeckView {
            left: deck.left() as u8,
            discards: deck.discards().to_vec(),
            order: (viewer == Viewer::Referee).then(order),
        }
    }

    /// A deck of the cards seen nowhere else, in random order.
    fn redeal<const N: usize>(
        &self,
        known: impl Iterator<Item = u8>,
        cards: usize,
        whim: &mut Quick,
    ) -> Result<Deck<N>, Fault> {
        let mut hidden = vec![true; cards];
        for card in known.filter(|card| *card != NONE) {
            *hidden.get_mut(usize::from(card)).ok_or_else(|| broken("a view with an unknown card"))? = false;
        }
        let mut pile: Vec<u8> = match &self.order {
            Some(order) => order.clone(),
            None => (0..cards).filter(|card| hidden[*card]).map(|card| card as u8).collect(),
        };
        if pile.len() != usize::from(self.left) {
            return Err(broken("a view whose cards do not add up"));
        }
        if self.order.is_none() {
            whim.shuffle(&mut pile);
        }
        let mut deck = Deck::with_draw_pile(&pile);
        self.discards.iter().rev().for_each(|card| deck.discard(*card));
        Ok(deck)
    }
}

/// The same game with what the viewer cannot know changed.
pub(crate) fn scramble(state: &State, viewer: Viewer, whim: &mut Quick) -> State {
    let mut other = state.clone();
    if viewer == Viewer::Referee {
        return other;
    }
    other.cup.reseed(Seed::from_number(whim.next()));
    whim.shuffle(other.items.draw_pile_mut());
    whim.shuffle(other.rooms.draw_pile_mut());
    whim.shuffle(other.threats.draw_pile_mut());
    if state.options.hidden_happiness && state.top() != Some(What::Over) {
        for seat in state.all_seats().filter(|seat| viewer != Viewer::Seat(*seat)) {
            other.player_mut(seat).happiness = whim.below(20) as u16;
        }
    }
    other
}

/// A card or nothing.
fn card(number: u8) -> Option<u8> {
    (number != NONE).then_some(number)
}

fn faceup(track: &[Option<u8>; FACEUP]) -> Vec<u8> {
    track.iter().flatten().copied().collect()
}
