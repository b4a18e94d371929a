//! What a viewer may know of a game: the public part of the state as it is, and what the viewer knows of the secrets.
//!
//! Hidden are facedown tiles and enemy tokens (W-ENEMY-07), agenda cards in hands and facedown discards (W-AGENDA-07,
//! W-RULING-85), the order of every deck and stack, cards somebody else looks at, and the seed. Which cards an encounter
//! deck holds can be worked out by everybody who has watched, so the view says it; their order it does not.

use std::ops::Deref;

use kernel::{Seat, Viewer};
use serde::{Deserialize, Serialize};

use crate::{
    content::{Back, Content, EnemyType, Laid},
    effect::{Effect, Pile},
    frame::{Frame, What},
    machine::Wasteland,
    mode,
    secret::{Deal, Facedown},
    state::{NONE, Offer, PLAYERS, Public, State},
    written,
};

/// What a viewer may know.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct View {
    /// Whose view it is.
    pub viewer: Viewer,
    /// What everybody may know.
    pub public: Public,
    /// Agenda cards of the survivors, clockwise.
    #[serde(with = "written::trimmed")]
    pub hands: [Cards; PLAYERS],
    /// Agenda cards in the deal on the table: of the camper, of the partner once chosen, and those of them that were
    /// shown.
    pub deal: [Cards; 3],
    /// The agenda deck: when none is left, both factions advance (W-AGENDA-11).
    pub agendas: PileView,
    /// The discarded agenda cards, the latest one last; a card that the viewer does not know is nothing.
    pub agenda_discards: Vec<Option<u8>>,
    /// Cards that somebody looks at; those that the viewer does not know are nothing.
    pub looked_at: Vec<Option<u16>>,
    /// The loot deck.
    pub loot: PileView,
    /// The asset deck.
    pub assets: PileView,
    /// What the encounter decks hold, those cards included that somebody else looks at.
    pub encounters: [EncounterDeckView; 4],
    /// The stacks of the ordinary enemy types.
    pub stacks: [PileView; EnemyType::ORDINARY],
    /// Common S.P.E.C.I.A.L. tokens in the supply, of each letter.
    pub specials: [u8; 7],
    /// Their order, the next one last: for a referee only.
    pub specials_order: Option<Vec<u8>>,
    /// Facedown tiles by place, where the viewer knows them: for a referee only.
    pub facedown_tiles: Vec<(u8, u8)>,
    /// Tokens of facedown enemies by the enemy's number, where the viewer knows them: for a referee only.
    pub facedown_foes: Vec<(u8, u8)>,
}

impl Deref for View {
    type Target = Public;

    fn deref(&self) -> &Public {
        &self.public
    }
}

/// Some agenda cards: how many, and those that the viewer knows, as a set.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Cards {
    /// How many.
    pub count: u8,
    /// Those that the viewer knows.
    #[serde(with = "kernel::number_set")]
    pub known: u64,
}

impl Cards {
    const fn of(cards: u64, known: u64) -> Cards {
        Cards { count: cards.count_ones() as u8, known: cards & known }
    }

    /// Whether the viewer knows all of them.
    #[must_use]
    pub const fn are_known(self) -> bool {
        self.known.count_ones() as u8 == self.count
    }
}

/// A facedown pile.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct PileView {
    /// Cards left to draw.
    pub left: u8,
    /// Those that the viewer knows, with their place from the top, which is 0.
    pub known: Vec<(u8, u16)>,
}

/// An encounter deck.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct EncounterDeckView {
    /// Its cards, by number.
    pub cards: Vec<u16>,
    /// Those whose place the viewer knows, from the top, which is 0.
    pub known: Vec<(u8, u16)>,
}

/// The deck whose cards somebody looks at.
pub(crate) fn looked_at_pile(game: &Wasteland, public: &Public) -> Option<Pile> {
    looking(game, &public.frames).map(|(_, pile)| pile)
}

/// Who looks at cards of which deck.
pub(crate) fn looking(game: &Wasteland, frames: &[Frame]) -> Option<(Seat, Pile)> {
    frames.iter().rev().find_map(|frame| match frame.what {
        What::Effects { effects, at, sub: 1, seat, .. } => match game.content.effects(effects).get(usize::from(at))? {
            Effect::Reorder(pile, _) | Effect::DrawOneOf(pile, _) => Some((seat, *pile)),
            _ => None,
        },
        _ => None,
    })
}

impl View {
    pub(crate) fn of(game: &Wasteland, state: &State, viewer: Viewer) -> View {
        let State { public, secret } = state;
        let referee = viewer == Viewer::Referee;
        let known = secret.agendas_known_to(viewer);
        let looked_at_pile = looked_at_pile(game, public);
        let looked_at = secret.looked_at.iter().map(|card| {
            let known = match looked_at_pile {
                Some(Pile::Agenda) => known & (1 << card.card()) != 0,
                _ => card.is_known_to(viewer),
            };
            known.then(|| card.card())
        });
        let looked_at: Vec<Option<u16>> = looked_at.collect();
        let encounters = std::array::from_fn(|icon| {
            // Who does not look knows only that those cards are of this deck.
            let away = matches!(looked_at_pile, Some(Pile::Encounter(one)) if one as usize == icon);
            let unseen = secret.looked_at.iter().filter(|card| away && !card.is_known_to(viewer));
            let deck = &secret.encounters[icon];
            let mut cards: Vec<u16> = deck.iter().chain(unseen).map(|card| card.card()).collect();
            cards.sort_unstable();
            EncounterDeckView { cards, known: known_cards(deck, viewer) }
        });
        let mut specials = [0; 7];
        secret.specials.iter().for_each(|letter| specials[usize::from(*letter) % 7] += 1);
        View {
            viewer,
            public: public.clone(),
            hands: secret.hands.map(|hand| Cards::of(hand, known)),
            deal: secret.deal.seen_by(viewer, &public.offer),
            agendas: PileView {
                left: secret.agendas.len() as u8,
                known: (0u8..)
                    .zip(secret.agendas.iter().rev())
                    .filter(|(_, card)| known & (1 << **card) != 0)
                    .map(|(at, card)| (at, u16::from(*card)))
                    .collect(),
            },
            agenda_discards: secret
                .agenda_discards
                .iter()
                .map(|card| (known & (1 << card) != 0).then_some(*card))
                .collect(),
            looked_at,
            loot: PileView { left: secret.loot.len() as u8, known: known_cards(&secret.loot, viewer) },
            assets: PileView { left: secret.assets.len() as u8, known: known_cards(&secret.assets, viewer) },
            encounters,
            stacks: std::array::from_fn(|kind| {
                let stack = &secret.stacks[kind];
                let order = (0u8..).zip(stack.iter().rev()).filter(|_| referee);
                let known = order.map(|(at, token)| (at, u16::from(*token))).collect();
                PileView { left: stack.len() as u8, known }
            }),
            specials,
            specials_order: referee.then(|| secret.specials.to_vec()),
            facedown_tiles: if referee { facedown(&secret.tiles) } else { Vec::new() },
            facedown_foes: if referee { facedown(&secret.faces) } else { Vec::new() },
        }
    }

    /// What the viewer sees of an enemy's token: none for a faction's, and for one that lies facedown.
    #[must_use]
    pub fn token_of(&self, number: u8) -> Option<u8> {
        let foe = self.foes.get(number)?;
        let lying = || self.facedown_foes.iter().find(|(other, _)| *other == number).map(|(_, token)| *token);
        if foe.active { (foe.token != NONE).then_some(foe.token) } else { lying() }
    }

    /// The tile at a place, where the viewer knows it, and whether it lies faceup.
    #[must_use]
    pub fn tile_at(&self, place: u8) -> (Option<u8>, bool) {
        let faceup = self.is_faceup(place);
        let lying = || self.facedown_tiles.iter().find(|(other, _)| *other == place).map(|(_, tile)| *tile);
        (if faceup { self.tiles.get(usize::from(place)).copied() } else { lying() }, faceup)
    }

    /// Whether a survivor's hand lies open to the viewer: the own one, those of winners, who prove it (W-WIN-03), and all
    /// where hands are open.
    #[must_use]
    pub fn sees_hand(&self, seat: Seat) -> bool {
        let own = self.viewer == Viewer::Referee || self.viewer == Viewer::Seat(seat);
        own || self.winners.contains(seat) || mode::hands_are_open(self)
    }

    /// The agenda cards of a survivor.
    #[must_use]
    pub fn hand(&self, seat: Seat) -> Cards {
        self.hands.get(seat.index()).copied().unwrap_or_default()
    }
}

/// The known cards of a pile whose top card is last, with their place from the top.
fn known_cards(pile: &[Facedown], viewer: Viewer) -> Vec<(u8, u16)> {
    let from_top = (0u8..).zip(pile.iter().rev());
    from_top.filter(|(_, card)| card.is_known_to(viewer)).map(|(at, card)| (at, card.card())).collect()
}

/// What lies facedown, with its place.
fn facedown(faces: &[u8]) -> Vec<(u8, u8)> {
    (0u8..).zip(faces.iter().copied()).filter(|(_, face)| *face != NONE).collect()
}

impl Deal {
    /// Faces are for their owner, and for the other side once shown (W-TRADE-07): also who knows the hand cannot tell
    /// which of its cards are meant.
    fn seen_by(self, viewer: Viewer, offer: &Offer) -> [Cards; 3] {
        let is = |seat: Seat| viewer == Viewer::Referee || viewer == Viewer::Seat(seat);
        let shown = if is(offer.camper) || is(offer.partner) { self.shown } else { 0 };
        let known_of = |owner: Seat| if is(owner) { u64::MAX } else { shown };
        [
            Cards::of(self.gives, known_of(offer.camper)),
            Cards::of(self.chosen, known_of(offer.partner)),
            Cards::of(self.shown, shown),
        ]
    }
}

impl Content {
    /// The back that a place of a scenario shows before it is explored.
    #[must_use]
    pub fn back_at(&self, scenario: u8, place: u8) -> Option<Back> {
        let place = self.scenarios.get(usize::from(scenario))?.places.get(usize::from(place))?;
        Some(match place.laid {
            Laid::Dangerous => Back::Dangerous,
            Laid::Deadly => Back::Deadly,
            Laid::Faceup(tile) => self.tiles.get(usize::from(tile)).map_or(Back::DoubleSided, |tile| tile.back),
        })
    }

    /// The places of a scenario's map.
    #[must_use]
    pub fn places(&self, scenario: u8) -> std::ops::Range<u8> {
        0..self.scenarios.get(usize::from(scenario)).map_or(0, |scenario| scenario.places.len() as u8)
    }
}
