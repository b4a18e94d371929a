//! What lies hidden: the order of the three decks (S-RULING-38).

use harness::example::Hidden;

use crate::{event::Pile, state::State};

use super::Position;

/// Each deck with its word, and where its cards lie in the list of all that is hidden.
fn decks(state: &State) -> impl Iterator<Item = (Pile, &'static str, std::ops::Range<usize>)> {
    let decks = [(Pile::Items, "deck items"), (Pile::Rooms, "deck rooms"), (Pile::Threats, "deck threats")];
    decks.into_iter().scan(0, |from, (pile, word)| {
        let range = *from..*from + state.secret.piles.of(pile).len();
        *from = range.end;
        Some((pile, word, range))
    })
}

pub(super) fn all(position: &Position) -> Vec<Hidden> {
    let (content, state) = (&position.game.content, &position.state);
    let name = |pile: Pile, card: u8| {
        let card = usize::from(card);
        let id = match pile {
            Pile::Items => content.items.get(card).map(|item| &item.id),
            Pile::Rooms => content.rooms.get(card).map(|room| &room.id),
            Pile::Threats => content.threats.get(card).map(|threat| &threat.id),
        };
        id.cloned().unwrap_or_default()
    };
    let in_deck = |(pile, word, _): (Pile, &'static str, _)| {
        let cards = state.secret.piles.of(pile).iter();
        cards.map(move |card| Hidden { name: name(pile, *card), place: word.to_owned() })
    };
    decks(state).flat_map(in_deck).collect()
}

pub(super) fn exchange(state: &mut State, one: usize, other: usize) {
    let deck = decks(state).find(|(_, _, range)| range.contains(&one) && range.contains(&other));
    if let Some((pile, _, range)) = deck {
        state.secret.piles.of_mut(pile).swap(one - range.start, other - range.start);
    }
}
