//! What somebody cannot know is dealt anew, written from the list of secrets and who knows them.
//!
//! With [`scramble`] the suite checks that nothing hidden shows: never ask a view here, or what it leaks counts as known.
//! With [`deal_anew`] the table goes back across something that was seen.

use kernel::{Cup, QuickRng, Seat, Seed, Viewer, numbers_in};

use crate::{
    content::{Back, EnemyType},
    effect::Pile,
    machine::Wasteland,
    secret::Facedown,
    state::{NONE, State},
    view::looked_at_pile,
};

/// Where the new order comes from.
trait Chance {
    fn shuffle<T>(&mut self, cards: &mut [T]);
}

impl Chance for QuickRng {
    fn shuffle<T>(&mut self, cards: &mut [T]) {
        QuickRng::shuffle(self, cards);
    }
}

impl Chance for Cup {
    fn shuffle<T>(&mut self, cards: &mut [T]) {
        Cup::shuffle(self, cards);
    }
}

/// The same game with what the viewer cannot know changed.
pub(crate) fn scramble(game: &Wasteland, state: &State, viewer: Viewer, rng: &mut QuickRng) -> State {
    let mut other = state.clone();
    if viewer == Viewer::Referee {
        return other;
    }
    other.secret.cup.reseed(Seed::from_number(rng.next()));
    let known = other.secret.agendas_known_to(viewer);
    mix(game, &mut other, known, |card| card.is_known_to(viewer), rng);
    mix_deal(&mut other, viewer, rng);
    other
}

/// Moves chance on, and deals anew what nobody at the table knows.
pub(crate) fn deal_anew(game: &Wasteland, state: &mut State) {
    let mut cup = state.secret.cup.clone();
    cup.next_epoch();
    let known = state.secret.known_agendas.iter().fold(0, |all, known| all | known);
    mix(game, state, known, Facedown::is_known, &mut cup);
    state.secret.cup = cup;
}

/// Puts what is not known into another order: agenda cards that are not in the set, and other cards that do not fit.
fn mix(
    game: &Wasteland,
    state: &mut State,
    known_agendas: u64,
    is_known: impl Fn(Facedown) -> bool,
    chance: &mut impl Chance,
) {
    let looked_at = looked_at_pile(game, state);
    mix_tiles(game, state, chance);
    mix_tokens(state, chance);
    mix_agendas(state, known_agendas, looked_at, chance);
    let secret = &mut state.secret;
    let mut decks: [(&mut [Facedown], Pile); 2] = [(&mut secret.loot, Pile::Loot), (&mut secret.assets, Pile::Asset)];
    for (deck, pile) in &mut decks {
        let looked_at = if looked_at == Some(*pile) { &mut secret.looked_at[..] } else { &mut [] };
        mix_cards(deck.iter_mut().chain(looked_at), &is_known, chance);
    }
    for (at, deck) in secret.encounters.iter_mut().enumerate() {
        let here = matches!(looked_at, Some(Pile::Encounter(icon)) if icon as usize == at);
        let looked_at = if here { &mut secret.looked_at[..] } else { &mut [] };
        mix_cards(deck.iter_mut().chain(looked_at), &is_known, chance);
    }
    chance.shuffle(&mut secret.specials);
}

/// Facedown tiles change places with each other and with those in the box that were shuffled with them.
fn mix_tiles(game: &Wasteland, state: &mut State, chance: &mut impl Chance) {
    let tiles = &game.content.tiles;
    let scenario = game.scenario(state);
    for back in [Back::Dangerous, Back::Deadly] {
        let open = state.public.tiles;
        let mut pool: Vec<u8> = (0u8..)
            .zip(tiles)
            .filter(|(number, tile)| tile.back == back && scenario.mixes(*number) && !open.contains(number))
            .map(|(number, _)| number)
            .collect();
        chance.shuffle(&mut pool);
        let has_back = |tile: u8| tiles.get(usize::from(tile)).is_some_and(|tile| tile.back == back);
        let lying = state.secret.tiles.iter_mut().filter(|tile| has_back(**tile));
        lying.zip(pool).for_each(|(tile, new)| *tile = new);
    }
}

/// Tokens of facedown enemies change places with each other and with those of their stack.
fn mix_tokens(state: &mut State, chance: &mut impl Chance) {
    let State { public, secret } = state;
    for (kind, stack) in EnemyType::ALL.into_iter().zip(&mut secret.stacks) {
        let asleep = public.foes.iter().filter(|(_, foe)| foe.kind == kind && !foe.active);
        let asleep: Vec<usize> = asleep.map(|(number, _)| usize::from(number)).collect();
        let mut pool: Vec<u8> =
            asleep.iter().map(|number| secret.faces[*number]).chain(stack.iter().copied()).collect();
        chance.shuffle(&mut pool);
        for (number, token) in asleep.iter().zip(&pool) {
            secret.faces[*number] = *token;
        }
        stack.copy_from_slice(&pool[asleep.len()..]);
    }
}

/// Each unknown agenda card becomes another one, wherever it is, and so does what others know of it.
fn mix_agendas(state: &mut State, known: u64, looked_at: Option<Pile>, chance: &mut impl Chance) {
    let secret = &state.secret;
    let looked = if looked_at == Some(Pile::Agenda) { &secret.looked_at[..] } else { &[] };
    let hands = secret.hands.iter().fold(0, |all, hand| all | hand);
    let lying = secret.agendas.iter().chain(&secret.agenda_discards).copied();
    let looked = looked.iter().map(|card| card.card() as u8);
    let all = lying.chain(looked).fold(hands, |all, card| all | 1 << card);
    exchange_agendas(state, looked_at, &Exchange::within(all & !known, chance));
}

/// Agenda cards change places with each other, and so does what people know of them: who knows what lies in a place
/// knows what then lies there.
pub(crate) fn exchange_agendas(state: &mut State, looked_at: Option<Pile>, new: &Exchange) {
    let secret = &mut state.secret;
    let looked_at = if looked_at == Some(Pile::Agenda) { &mut secret.looked_at[..] } else { &mut [] };
    secret.hands.iter_mut().for_each(|hand| *hand = new.of_all(*hand));
    secret.known_agendas.iter_mut().for_each(|known| *known = new.of_all(*known));
    secret.agendas.iter_mut().for_each(|card| *card = new.of(*card));
    secret.agenda_discards.iter_mut().for_each(|card| *card = new.of(*card));
    looked_at.iter_mut().for_each(|card| *card = card.with(new.of(card.card() as u8).into()));
    for cards in [&mut secret.deal.gives, &mut secret.deal.chosen, &mut secret.deal.shown] {
        *cards = new.of_all(*cards);
    }
}

/// Cards of a deck that are not known change places.
fn mix_cards<'a>(
    cards: impl Iterator<Item = &'a mut Facedown>,
    is_known: impl Fn(Facedown) -> bool,
    chance: &mut impl Chance,
) {
    let mut hidden: Vec<&mut Facedown> = cards.filter(|card| !is_known(**card)).collect();
    let mut numbers: Vec<u16> = hidden.iter().map(|card| card.card()).collect();
    chance.shuffle(&mut numbers);
    for (card, number) in hidden.iter_mut().zip(numbers) {
        **card = card.with(number);
    }
}

/// The viewer cannot tell which agenda cards of a hand are in the deal, but for those shown to the viewer.
fn mix_deal(state: &mut State, viewer: Viewer, chance: &mut impl Chance) {
    let (camper, partner) = (state.offer.camper, state.offer.partner);
    let is = |seat: Seat| viewer == Viewer::Seat(seat);
    if camper == partner {
        return;
    }
    let shown = if is(camper) || is(partner) { state.secret.deal.shown } else { 0 };
    for (owner, other) in [(camper, partner), (partner, camper)].into_iter().filter(|(owner, _)| !is(*owner)) {
        let exchange = Exchange::within(Wasteland::tradable_agendas(state, owner) & !shown, chance);
        let deal = &mut state.secret.deal;
        for cards in [&mut deal.gives, &mut deal.chosen, &mut deal.shown] {
            *cards = exchange.of_all(*cards);
        }
        let shown = deal.shown & state.hand(owner);
        state.secret.show_agendas(other, shown);
    }
}

/// Agenda cards that change places with each other.
pub(crate) struct Exchange([u8; 64]);

impl Exchange {
    fn within(cards: u64, chance: &mut impl Chance) -> Exchange {
        let mut new: Vec<u8> = numbers_in(cards).collect();
        chance.shuffle(&mut new);
        let mut exchange: [u8; 64] = std::array::from_fn(|card| card as u8);
        for (card, new) in numbers_in(cards).zip(new) {
            exchange[usize::from(card)] = new;
        }
        Exchange(exchange)
    }

    /// Two cards that change places.
    pub(crate) fn of_two(one: u8, other: u8) -> Exchange {
        let mut exchange: [u8; 64] = std::array::from_fn(|card| card as u8);
        exchange.swap(usize::from(one & 63), usize::from(other & 63));
        Exchange(exchange)
    }

    fn of(&self, card: u8) -> u8 {
        self.0.get(usize::from(card)).copied().unwrap_or(NONE)
    }

    fn of_all(&self, cards: u64) -> u64 {
        numbers_in(cards).fold(0, |set, card| set | 1 << (self.of(card) & 63))
    }
}
