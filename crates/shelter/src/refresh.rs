//! Chapter REFRESH: the two tracks and their decks (S-REFRESH-01 to S-REFRESH-04).
//!
//! A refresh discards the whole track and draws three new cards. An empty deck is made anew from its discards when a
//! card is needed; if there are none the track stays short, and running out ends nothing.

use kernel::{Fault, RuleId, rule};

use crate::{
    event::{Event, Pile},
    machine::Board,
    state::{FACEUP, NONE, State},
};

/// One of the two tracks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Track {
    Items,
    Rooms,
}

impl Track {
    fn cards(self, state: &mut State) -> &mut [u8; FACEUP] {
        match self {
            Track::Items => &mut state.item_track,
            Track::Rooms => &mut state.room_track,
        }
    }

    const fn pile(self) -> Pile {
        match self {
            Track::Items => Pile::Items,
            Track::Rooms => Pile::Rooms,
        }
    }
}

impl Board<'_> {
    pub fn refresh(&mut self, track: Track) -> Result<(), Fault> {
        let pile = track.pile();
        let lying = track.cards(self.state).iter().filter(|card| **card != NONE).count();
        let there = self.state.secret.piles.of(pile).len() + self.state.discards.of(pile).len() + lying;
        let rule = if there < FACEUP { rule!("S-REFRESH-03") } else { rule!("S-REFRESH-01") };
        self.tell(rule, || Event::TrackRefreshed(pile));
        if track == Track::Rooms {
            self.state.turn.named_gap = NONE;
        }
        for card in std::mem::replace(track.cards(self.state), [NONE; FACEUP]) {
            if card != NONE {
                self.state.discards.of_mut(track.pile()).try_push(card)?;
            }
        }
        self.fill_track(track, rule!("S-REFRESH-01"));
        Ok(())
    }

    /// Fills the gaps of a track as far as there are cards. The gap of a room that was set aside stays open until that
    /// room is built, unless the track is refreshed (S-RULING-48).
    pub fn fill_track(&mut self, track: Track, rule: RuleId) {
        for gap in 0..FACEUP {
            let kept = track == Track::Rooms && usize::from(self.state.turn.named_gap) == gap;
            if track.cards(self.state)[gap] != NONE || kept {
                continue;
            }
            let Some(card) = self.draw(track) else { return };
            track.cards(self.state)[gap] = card;
            self.tell(rule, || Event::TrackFilled { pile: track.pile(), card });
        }
    }

    /// Draws a card, from a deck made anew of the discards if need be (S-REFRESH-02).
    fn draw(&mut self, track: Track) -> Option<u8> {
        self.renew(track.pile(), rule!("S-REFRESH-02"));
        let card = self.state.secret.piles.of_mut(track.pile()).pop();
        if card.is_some() {
            self.run.reveal();
        }
        card
    }

    /// Makes an empty deck anew from its discards, if there are any.
    pub fn renew(&mut self, pile: Pile, rule: RuleId) {
        let State { public, secret } = &mut *self.state;
        let (deck, discards) = (secret.piles.of_mut(pile), public.discards.of_mut(pile));
        if deck.is_empty() && !discards.is_empty() {
            // The latest discard comes to lie at the bottom.
            discards.reverse();
            *deck = std::mem::take(discards);
            self.run.shuffle(&mut secret.cup, deck);
            self.tell(rule, || Event::DeckShuffled(pile));
        }
    }
}
