//! What does not lie open on the table, and who knows it nevertheless.
//!
//! What people know stays known (W-AGENDA-07, W-RULING-85): who handed over an agenda card or was shown one knows whose
//! it is, and who looked at cards knows them where they went back in an order that could be followed. Knowledge follows
//! a card as long as the table can follow it, and ends where it is mixed with others or one of several goes unseen.

use kernel::{Cup, FixedVec, Seat, Seats, Viewer};
use serde::{Deserialize, Serialize};

use crate::{
    content::{
        EnemyType, MOST_CARDS, MOST_CHARACTER_CARDS, MOST_ENCOUNTERS, MOST_NUMBERED, MOST_SET, MOST_SPECIALS,
        MOST_TOKENS, MOST_UNIQUES,
    },
    effect::Pile,
    map::MOST_PLACES,
    mode,
    state::{Foe, MOST_FOES, NONE, PLAYERS, State},
    written,
};

/// Who has seen only what all have seen: a spectator. Counted behind the players.
const EVERYBODY: usize = PLAYERS;

/// What lies facedown or in hands.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Secret {
    pub cup: Cup,
    /// The facedown tile at each place; [`NONE`] where it lies faceup, and beyond.
    #[serde(with = "written::trimmed")]
    pub tiles: [u8; MOST_PLACES],
    /// The token of each facedown enemy, by the enemy's number (W-ENEMY-07); [`NONE`] for none.
    #[serde(with = "written::trimmed")]
    pub faces: [u8; MOST_FOES],
    /// Agenda cards of each survivor, in hand and revealed, as a set.
    pub hands: [u64; PLAYERS],
    /// The agenda deck, top card last.
    pub agendas: FixedVec<u8, MOST_SET>,
    /// Discarded agenda cards, the latest one last (W-RULING-85).
    pub agenda_discards: FixedVec<u8, MOST_SET>,
    /// Agenda cards whose place each player knows, whether they hold them or not; then those all have seen.
    pub known_agendas: [u64; PLAYERS + 1],
    /// Agenda cards in the deal on the table.
    pub deal: Deal,
    /// The loot deck, top card last.
    pub loot: FixedVec<Facedown, MOST_CARDS>,
    /// The asset deck, top card last.
    pub assets: FixedVec<Facedown, MOST_CARDS>,
    /// The encounter decks, top card last.
    pub encounters: [FixedVec<Facedown, MOST_ENCOUNTERS>; 4],
    /// Stacks of the ordinary enemy types, top token last.
    pub stacks: [FixedVec<u8, MOST_TOKENS>; EnemyType::ORDINARY],
    /// Common S.P.E.C.I.A.L. tokens, the next one last.
    pub specials: FixedVec<u8, MOST_SPECIALS>,
    /// Cards that somebody looks at.
    pub looked_at: FixedVec<Facedown, 8>,
}

/// The agenda cards of a deal, as sets; their numbers are for all to know.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Deal {
    /// Those of the camper.
    pub gives: u64,
    /// Those of the partner, once chosen.
    pub chosen: u64,
    /// Those shown to the other side (W-TRADE-07).
    pub shown: u64,
}

/// A card that lies facedown, with those who know what it is. In one number, since there are hundreds of them.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Facedown(u16);

/// Bits of the card's number; above them one for each player, and one for everybody.
const CARD_BITS: u32 = u16::BITS - PLAYERS as u32 - 1;

const _: () = {
    let cards = 2 * MOST_CARDS + MOST_UNIQUES + MOST_CHARACTER_CARDS;
    assert!(cards <= 1 << CARD_BITS && MOST_NUMBERED <= 1 << CARD_BITS, "a number of a card has no room");
};

impl Facedown {
    /// A card that nobody knows.
    #[must_use]
    pub const fn new(card: u16) -> Facedown {
        Facedown(card & ((1 << CARD_BITS) - 1))
    }

    /// What it is.
    #[must_use]
    pub const fn card(self) -> u16 {
        self.0 & ((1 << CARD_BITS) - 1)
    }

    /// The same place with another card.
    pub(crate) const fn with(self, card: u16) -> Facedown {
        Facedown(self.0 & !((1 << CARD_BITS) - 1) | Facedown::new(card).0)
    }

    /// The card, now that this player has seen it.
    pub(crate) const fn seen_by(self, seat: Seat) -> Facedown {
        Facedown(self.0 | 1 << (CARD_BITS as usize + (seat.index() & 3)))
    }

    /// The card, now that all have seen it.
    pub(crate) const fn seen_by_all(self) -> Facedown {
        Facedown(self.0 | !((1 << CARD_BITS) - 1))
    }

    /// The card, of which only this player knows which of several it is.
    pub(crate) const fn lost_but_to(self, seat: Seat) -> Facedown {
        let kept = 1 << (CARD_BITS as usize + (seat.index() & 3)) | ((1 << CARD_BITS) - 1);
        Facedown(self.0 & kept)
    }

    /// Whether the viewer knows it.
    pub(crate) const fn is_known_to(self, viewer: Viewer) -> bool {
        match viewer {
            Viewer::Seat(seat) => self.0 & 1 << (CARD_BITS as usize + (seat.index() & 3)) != 0,
            Viewer::Spectator => self.0 & 1 << (CARD_BITS as usize + EVERYBODY) != 0,
            Viewer::Referee => true,
        }
    }

    /// Whether any player knows it.
    pub(crate) const fn is_known(self) -> bool {
        self.0 >> CARD_BITS != 0
    }
}

impl From<Facedown> for u16 {
    fn from(facedown: Facedown) -> u16 {
        facedown.card()
    }
}

/// Cards of a pile that was shuffled: nobody knows where they are, unless there is but one.
pub(crate) fn lose_order(pile: &mut [Facedown]) {
    if pile.len() > 1 {
        pile.iter_mut().for_each(|card| *card = Facedown::new(card.card()));
    }
}

impl Secret {
    /// No cards and tokens anywhere.
    pub(crate) fn empty(cup: Cup) -> Secret {
        Secret {
            cup,
            tiles: [NONE; MOST_PLACES],
            faces: [NONE; MOST_FOES],
            hands: [0; PLAYERS],
            agendas: FixedVec::new(),
            agenda_discards: FixedVec::new(),
            known_agendas: [0; PLAYERS + 1],
            deal: Deal::default(),
            loot: FixedVec::new(),
            assets: FixedVec::new(),
            encounters: Default::default(),
            stacks: Default::default(),
            specials: FixedVec::new(),
            looked_at: FixedVec::new(),
        }
    }

    /// Agenda cards whose place the viewer knows.
    pub(crate) const fn agendas_known_to(&self, viewer: Viewer) -> u64 {
        match viewer {
            Viewer::Seat(seat) => self.known_agendas[seat.index() & 3],
            Viewer::Spectator => self.known_agendas[EVERYBODY],
            Viewer::Referee => u64::MAX,
        }
    }

    /// An agenda card comes into a survivor's hand.
    pub(crate) const fn take_agenda(&mut self, seat: Seat, card: u8) {
        self.hands[seat.index() & 3] |= 1 << card;
        self.show_agendas(seat, 1 << card);
    }

    /// A player sees agenda cards.
    pub(crate) const fn show_agendas(&mut self, seat: Seat, cards: u64) {
        self.known_agendas[seat.index() & 3] |= cards;
    }

    /// All see agenda cards.
    pub(crate) fn show_all_agendas(&mut self, cards: u64) {
        self.known_agendas.iter_mut().for_each(|known| *known |= cards);
    }

    /// Some of these agenda cards have gone elsewhere, and only `but` have seen which: the others cannot tell any more
    /// where any of them is, unless all of them went.
    pub(crate) fn lose_track(&mut self, of: u64, gone: u64, but: Seats) {
        if of & !gone == 0 {
            return;
        }
        for (seat, known) in (0u8..).map(Seat::new).zip(&mut self.known_agendas) {
            if !but.contains(seat) {
                *known &= !of;
            }
        }
    }

    /// A player looks at the cards laid out for it. Others who knew some of them do not see how they go on.
    pub(crate) fn look_at(&mut self, seat: Seat, pile: Pile) {
        let several = self.looked_at.len() > 1;
        if pile == Pile::Agenda {
            let cards = self.looked_at.iter().fold(0, |set, card| set | 1u64 << card.card());
            self.show_agendas(seat, cards);
            self.lose_track(cards, if several { 0 } else { cards }, Seats::only(seat));
        } else if several {
            self.looked_at.iter_mut().for_each(|card| *card = card.lost_but_to(seat));
        }
    }

    /// The agenda deck was shuffled.
    pub(crate) fn lose_agenda_order(&mut self) {
        let deck = self.agendas.iter().fold(0, |set, card| set | 1u64 << card);
        self.lose_track(deck, if self.agendas.len() > 1 { 0 } else { deck }, Seats::NONE);
    }
}

/// What lies facedown is nowhere faceup, players know their own hands, and each of them what all have seen.
pub(crate) fn audit(state: &State) -> Result<(), String> {
    let secret = &state.secret;
    for (place, (open, lying)) in (0u8..).zip(state.tiles.iter().zip(&secret.tiles)) {
        if (*open != NONE) != state.is_faceup(place) || *open != NONE && *lying != NONE {
            return Err(format!("the tile at place {place} is neither faceup nor facedown"));
        }
    }
    for (number, face) in (0u8..).zip(&secret.faces) {
        let ordinary = state.foes.get(number).filter(|foe| foe.kind.faction().is_none());
        let open = ordinary.is_some_and(|foe| foe.token != NONE);
        if open != ordinary.is_some_and(|foe| foe.active) || (*face != NONE) != ordinary.is_some_and(|foe| !foe.active)
        {
            return Err(format!("enemy {number} is neither faceup nor facedown"));
        }
    }
    let all = secret.known_agendas[EVERYBODY];
    let open = mode::hands_are_open(state);
    for seat in state.all_seats() {
        let known = secret.agendas_known_to(Viewer::Seat(seat));
        if (state.hand(seat) | all) & !known != 0 {
            return Err(format!("player {} does not know an own card, or one that all have seen", seat.index() + 1));
        }
        if open && state.hand(seat) & !all != 0 {
            return Err(format!("not all have seen a card of player {}, and hands are open", seat.index() + 1));
        }
        if state.revealed_by(seat) & !all != 0 {
            return Err(format!("player {} is loyal by a card that not all have seen", seat.index() + 1));
        }
    }
    Ok(())
}

impl State {
    /// The token of an enemy on the map, faceup or not; [`NONE`] for a faction's.
    pub(crate) fn token_of(&self, number: u8, foe: Foe) -> u8 {
        if foe.active { foe.token } else { self.secret.faces.get(usize::from(number)).copied().unwrap_or(NONE) }
    }
}
