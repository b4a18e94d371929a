//! Chapter REFRESH: the two tracks and their decks (S-REFRESH-01 to S-REFRESH-04).
//!
//! A refresh discards the whole track and draws three new cards. An empty deck is made anew from its discards when a
//! card is needed; if there are none the track stays short, and running out ends nothing.

use kernel::{RuleId, rule};

use crate::{
    event::{Event, Kind},
    machine::Table,
    state::{FACEUP, NONE},
};

impl Table<'_> {
    pub fn refresh(&mut self, kind: Kind) {
        self.tell(rule!("S-REFRESH-01"), || Event::TrackRefreshed(kind));
        for gap in 0..FACEUP {
            match kind {
                Kind::Rooms => {
                    self.state.turn.named_gap = NONE;
                    let card = std::mem::replace(&mut self.state.room_track[gap], NONE);
                    if card != NONE {
                        self.state.rooms.discard(card);
                    }
                }
                Kind::Items | Kind::Threats => {
                    let card = std::mem::replace(&mut self.state.item_track[gap], NONE);
                    if card != NONE {
                        self.state.items.discard(card);
                    }
                }
            }
        }
        self.fill_track(kind, rule!("S-REFRESH-01"));
    }

    /// Fills the gaps of a track as far as there are cards. The gap of a room that was set aside stays open until that
    /// room is built, unless the track is refreshed (S-RULING-48).
    pub fn fill_track(&mut self, kind: Kind, rule: RuleId) {
        for gap in 0..FACEUP {
            let track = if kind == Kind::Rooms { &self.state.room_track } else { &self.state.item_track };
            if track[gap] != NONE || (kind == Kind::Rooms && self.state.turn.named_gap == gap as u8) {
                continue;
            }
            let Some(card) = self.draw(kind) else { return };
            let track = if kind == Kind::Rooms { &mut self.state.room_track } else { &mut self.state.item_track };
            track[gap] = card;
            self.tell(rule, || Event::TrackFilled { kind, card });
        }
    }

    /// Draws a card, from a deck made anew of the discards if need be (S-REFRESH-02).
    fn draw(&mut self, kind: Kind) -> Option<u8> {
        let rooms = kind == Kind::Rooms;
        let (left, discards) = if rooms {
            (self.state.rooms.left(), self.state.rooms.discards().len())
        } else {
            (self.state.items.left(), self.state.items.discards().len())
        };
        if left == 0 {
            if discards == 0 {
                return None;
            }
            if rooms {
                self.state.rooms.turn_discards_over();
                self.run.shuffle(&mut self.state.cup, self.state.rooms.draw_pile_mut());
            } else {
                self.state.items.turn_discards_over();
                self.run.shuffle(&mut self.state.cup, self.state.items.draw_pile_mut());
            }
            self.tell(rule!("S-REFRESH-02"), || Event::DeckShuffled(kind));
        }
        self.run.reveal();
        if rooms { self.state.rooms.draw() } else { self.state.items.draw() }
    }
}
