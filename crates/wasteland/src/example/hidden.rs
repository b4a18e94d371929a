//! What lies hidden: decks and what somebody looks at, agenda cards in hands, facedown tiles and enemies (W-RULING-85).

use harness::example::Hidden;
use kernel::numbers_in;

use crate::{
    Wasteland,
    content::{EncounterIcon, EnemyType, Letter},
    effect::Pile,
    mixing::{Exchange, exchange_agendas},
    secret::{Facedown, Secret},
    state::{NONE, State},
    view::looked_at_pile,
    words::plain_word,
};

use super::Position;

/// Where a hidden thing lies.
#[derive(Clone, Copy)]
enum Place {
    /// An agenda card, wherever it is.
    Agenda(u8),
    /// At this place of a deck, counted from its bottom.
    Deck(Pile, usize),
    /// Among the cards that somebody looks at, which are of this deck.
    LookedAt(Pile, usize),
    /// The facedown tile at this place of the map.
    Tile(usize),
    /// A tile that is not on the map.
    BoxTile(u8),
    /// The facedown enemy with this number.
    Enemy(EnemyType, usize),
    /// At this place of a stack.
    Stack(EnemyType, usize),
    /// At this place of the supply of letters.
    Letter(usize),
}

fn places(game: &Wasteland, state: &State) -> Vec<Place> {
    let secret = &state.secret;
    let looked_at = looked_at_pile(game, state);
    let revealed = state.players.iter().filter(|player| player.loyal != NONE);
    let revealed = revealed.fold(0, |all, player| all | 1u64 << player.loyal);
    let hands = secret.hands.iter().fold(0, |all, hand| all | hand) & !revealed;
    let mut all: Vec<Place> = numbers_in(hands).map(Place::Agenda).collect();
    all.extend(secret.agendas.iter().chain(&secret.agenda_discards).copied().map(Place::Agenda));
    let shown = || secret.looked_at.iter().enumerate();
    match looked_at {
        Some(Pile::Agenda) => all.extend(shown().map(|(_, card)| Place::Agenda(card.card() as u8))),
        Some(pile) => all.extend(shown().map(|(at, _)| Place::LookedAt(pile, at))),
        None => {}
    }
    let decks = [Pile::Loot, Pile::Asset].into_iter().chain(EncounterIcon::ALL.map(Pile::Encounter));
    for pile in decks {
        all.extend((0..deck(secret, pile).len()).map(|at| Place::Deck(pile, at)));
    }
    let lying = secret.tiles.iter().enumerate().filter(|(_, tile)| **tile != NONE);
    all.extend(lying.map(|(at, _)| Place::Tile(at)));
    let on_map = |tile: u8| state.tiles.contains(&tile) || secret.tiles.contains(&tile);
    let is_mixed = |tile: u8| game.scenario(state).mixes(tile) && !on_map(tile);
    all.extend((0..game.content.tiles.len() as u8).filter(|tile| is_mixed(*tile)).map(Place::BoxTile));
    for (kind, stack) in EnemyType::ALL.into_iter().zip(&secret.stacks) {
        let asleep = state.foes.iter().filter(|(_, foe)| foe.kind == kind && !foe.active);
        all.extend(asleep.map(|(number, _)| Place::Enemy(kind, usize::from(number))));
        all.extend((0..stack.len()).map(|at| Place::Stack(kind, at)));
    }
    all.extend((0..secret.specials.len()).map(Place::Letter));
    all
}

/// The cards of a deck; those of agenda cards are told apart otherwise.
fn deck(secret: &Secret, pile: Pile) -> &[Facedown] {
    match pile {
        Pile::Loot => &secret.loot,
        Pile::Asset => &secret.assets,
        Pile::Encounter(icon) => &secret.encounters[icon as usize],
        Pile::Agenda => &[],
    }
}

/// The number of what lies there.
fn thing(secret: &Secret, place: Place) -> u16 {
    match place {
        Place::Agenda(card) => card.into(),
        Place::Deck(pile, at) => deck(secret, pile)[at].card(),
        Place::LookedAt(_, at) => secret.looked_at[at].card(),
        Place::Tile(at) => secret.tiles[at].into(),
        Place::BoxTile(tile) => tile.into(),
        Place::Enemy(_, number) => secret.faces[number].into(),
        Place::Stack(kind, at) => secret.stacks[kind as usize][at].into(),
        Place::Letter(at) => secret.specials[at].into(),
    }
}

fn put(secret: &mut Secret, place: Place, thing: u16) {
    let lay = |card: &mut Facedown| *card = card.with(thing);
    match place {
        Place::Agenda(_) | Place::BoxTile(_) | Place::Deck(Pile::Agenda, _) => {}
        Place::Deck(Pile::Loot, at) => lay(&mut secret.loot[at]),
        Place::Deck(Pile::Asset, at) => lay(&mut secret.assets[at]),
        Place::Deck(Pile::Encounter(icon), at) => lay(&mut secret.encounters[icon as usize][at]),
        Place::LookedAt(_, at) => lay(&mut secret.looked_at[at]),
        Place::Tile(at) => secret.tiles[at] = thing as u8,
        Place::Enemy(_, number) => secret.faces[number] = thing as u8,
        Place::Stack(kind, at) => secret.stacks[kind as usize][at] = thing as u8,
        Place::Letter(at) => secret.specials[at] = thing as u8,
    }
}

pub(super) fn all(position: &Position) -> Vec<Hidden> {
    let content = &position.game.content;
    let tile = |tile: u16| content.tiles.get(usize::from(tile));
    let of_deck = |pile: Pile, card: u16| match pile {
        Pile::Loot => ("deck loot".to_owned(), content.cards.get(usize::from(card)).map(|card| &card.id)),
        Pile::Asset => ("deck assets".to_owned(), content.cards.get(usize::from(card)).map(|card| &card.id)),
        Pile::Agenda => (String::new(), None),
        Pile::Encounter(icon) => {
            let id = content.encounters.get(usize::from(card)).map(|card| &card.id);
            (format!("deck {}", plain_word(&icon)), id)
        }
    };
    let hidden = |place: Place| {
        let number = thing(&position.state.secret, place);
        let at = usize::from(number);
        let (place, name) = match place {
            Place::Agenda(_) => ("agendas".to_owned(), content.agendas.get(at).map(|card| &card.id)),
            Place::Deck(pile, _) | Place::LookedAt(pile, _) => of_deck(pile, number),
            Place::Tile(_) | Place::BoxTile(_) => {
                let back = tile(number).map(|tile| plain_word(&tile.back)).unwrap_or_default();
                (format!("tile back={back}"), tile(number).map(|tile| &tile.id))
            }
            Place::Enemy(kind, _) | Place::Stack(kind, _) => {
                (format!("enemy {}", plain_word(&kind)), content.tokens.get(at).map(|token| &token.id))
            }
            Place::Letter(_) => {
                let name = format!("{:?}", Letter::ALL[at % Letter::ALL.len()]);
                return Hidden { name, place: "deck specials".to_owned() };
            }
        };
        Hidden { name: name.cloned().unwrap_or_default(), place }
    };
    places(&position.game, &position.state).into_iter().map(hidden).collect()
}

pub(super) fn exchange(game: &Wasteland, state: &mut State, one: usize, other: usize) {
    let places = places(game, state);
    let (Some(one), Some(other)) = (places.get(one).copied(), places.get(other).copied()) else { return };
    if let (Place::Agenda(one), Place::Agenda(other)) = (one, other) {
        let looked_at = looked_at_pile(game, state);
        return exchange_agendas(state, looked_at, &Exchange::of_two(one, other));
    }
    let (here, there) = (thing(&state.secret, one), thing(&state.secret, other));
    put(&mut state.secret, one, there);
    put(&mut state.secret, other, here);
}
