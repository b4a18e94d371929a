//! A possible state behind a view: what the viewer cannot know is dealt anew.

use kernel::{Cup, Fault, FixedVec, QuickRng, Seat, Seed, numbers_in};

use crate::{
    content::{Back, EnemyType, Home, MOST_CARDS, MOST_ENCOUNTERS, MOST_SET, MOST_TOKENS},
    effect::Pile,
    machine::{Wasteland, broken},
    map::MOST_PLACES,
    secret::{Facedown, Secret},
    state::{MOST_FOES, NONE, Opponent, PLAYERS, State},
    view::{Cards, PileView, View, looked_at_pile},
};

pub(crate) fn unknown() -> Fault {
    broken("a view that belongs to no game of this content")
}

/// A pile of numbers nobody can place, drawn from at random.
struct Unseen(Vec<u16>);

impl Unseen {
    /// All numbers below `count` that fit and are not known to be elsewhere.
    fn new(count: usize, fits: impl Fn(usize) -> bool, known: impl Iterator<Item = u16>, rng: &mut QuickRng) -> Unseen {
        let mut hidden: Vec<bool> = (0..count).map(fits).collect();
        for number in known {
            if let Some(there) = hidden.get_mut(usize::from(number)) {
                *there = false;
            }
        }
        let mut left: Vec<u16> = (0u16..).zip(hidden).filter(|(_, hidden)| *hidden).map(|(number, _)| number).collect();
        rng.shuffle(&mut left);
        Unseen(left)
    }

    fn draw(&mut self) -> Result<u16, Fault> {
        self.0.pop().ok_or_else(unknown)
    }
}

impl View {
    /// Whether it can be a view of a game of this content.
    pub(crate) fn check(&self, game: &Wasteland) -> Result<(), Fault> {
        let scenario = game.content.scenarios.get(usize::from(self.scenario)).ok_or_else(unknown)?;
        let seats = usize::from(self.seats);
        let places = scenario.places.len();
        let off_the_map = self.faceup.checked_shr(places as u32).unwrap_or_default() != 0;
        let sits = |seat: Seat| seat.index() < seats;
        if !(1..=PLAYERS).contains(&seats) || off_the_map || !sits(self.first) {
            return Err(unknown());
        }
        Ok(())
    }

    pub(crate) fn redeal(&self, game: &Wasteland, rng: &mut QuickRng) -> Result<State, Fault> {
        self.check(game)?;
        let mut seed = Seed([0; 32]);
        seed.0.chunks_exact_mut(8).for_each(|part| part.copy_from_slice(&rng.next().to_le_bytes()));
        let mut secret = Secret::empty(Cup::new(seed));
        secret.tiles = self.redeal_tiles(game, rng)?;
        self.redeal_agendas(game, &mut secret, rng)?;
        self.redeal_tokens(game, &mut secret, rng)?;
        secret.loot = self.redeal_cards(game, Home::Loot, &mut secret.looked_at, rng)?;
        secret.assets = self.redeal_cards(game, Home::Asset, &mut secret.looked_at, rng)?;
        self.redeal_encounters(game, &mut secret, rng)?;
        match &self.specials_order {
            Some(order) => secret.specials = list(order)?,
            None => {
                for (letter, count) in (0u8..).zip(self.specials) {
                    for _ in 0..count {
                        secret.specials.try_push(letter).map_err(|_| unknown())?;
                    }
                }
                rng.shuffle(&mut secret.specials);
            }
        }
        Ok(State { public: self.public.clone(), secret })
    }

    fn redeal_tiles(&self, game: &Wasteland, rng: &mut QuickRng) -> Result<[u8; MOST_PLACES], Fault> {
        let content = &game.content;
        let places = content.places(self.scenario);
        let known = || places.clone().filter_map(|place| self.tile_at(place).0).map(u16::from);
        let scenario = game.scenario(&self.public);
        let mut pools = [Back::Dangerous, Back::Deadly].map(|back| {
            let fits = |tile: usize| content.tiles[tile].back == back && scenario.mixes(tile as u8);
            Unseen::new(content.tiles.len(), fits, known(), rng)
        });
        let mut tiles = [NONE; MOST_PLACES];
        for (place, tile) in places.clone().zip(&mut tiles) {
            *tile = match (self.tile_at(place), game.content.back_at(self.scenario, place)) {
                ((_, true), _) => NONE,
                ((Some(tile), false), _) => tile,
                ((None, false), Some(Back::Deadly)) => pools[1].draw()? as u8,
                ((None, false), _) => pools[0].draw()? as u8,
            };
        }
        Ok(tiles)
    }

    fn redeal_tokens(&self, game: &Wasteland, secret: &mut Secret, rng: &mut QuickRng) -> Result<(), Fault> {
        let tokens = &game.content.tokens;
        let known = seen_tokens(self);
        let mut unseen: Vec<Unseen> = (0..EnemyType::ORDINARY)
            .map(|kind| {
                Unseen::new(tokens.len(), |token| tokens[token].kind as usize == kind, known.iter().copied(), rng)
            })
            .collect();
        for (number, foe) in self.foes.iter().filter(|(_, foe)| !foe.active && foe.kind.faction().is_none()) {
            secret.faces[usize::from(number) % MOST_FOES] = match self.token_of(number) {
                Some(token) => token,
                None => unseen[foe.kind as usize].draw()? as u8,
            };
        }
        for ((stack, seen), unseen) in secret.stacks.iter_mut().zip(&self.stacks).zip(&mut unseen) {
            let pile: FixedVec<u16, MOST_TOKENS> = seen.redeal(unseen, |token, _| token)?;
            *stack = pile.map(|token| token as u8);
        }
        Ok(())
    }

    /// A deck of cards; those of it that somebody looks at are added to these.
    fn redeal_cards(
        &self,
        game: &Wasteland,
        home: Home,
        looked_at: &mut FixedVec<Facedown, 8>,
        rng: &mut QuickRng,
    ) -> Result<FixedVec<Facedown, MOST_CARDS>, Fault> {
        let cards = &game.content.cards;
        let (seen, discards, pile) = match home {
            Home::Loot => (&self.loot, &self.discards.loot, Pile::Loot),
            _ => (&self.assets, &self.discards.assets, Pile::Asset),
        };
        let here = looked_at_pile(game, &self.public) == Some(pile);
        let held = self.players.iter().flat_map(|player| player.cards().map(|held| held.card));
        let known = held
            .chain(discards.iter().copied())
            .chain(self.shop.iter().copied())
            .chain(self.loot_events.iter().copied())
            .chain(self.looked_at.iter().flatten().copied().filter(|_| here))
            .chain(seen.known.iter().map(|(_, card)| *card));
        let mut unseen = Unseen::new(cards.len(), |card| cards[card].home == home, known, rng);
        if here {
            self.redeal_looked_at(looked_at, &mut unseen)?;
        }
        seen.redeal(&mut unseen, facedown)
    }

    /// The cards looked at: those that are known, and so many unseen ones.
    fn redeal_looked_at(&self, looked_at: &mut FixedVec<Facedown, 8>, unseen: &mut Unseen) -> Result<(), Fault> {
        for card in &self.looked_at {
            let number = card.map_or_else(|| unseen.draw(), Ok)?;
            looked_at.try_push(facedown(number, card.is_some())).map_err(|_| unknown())?;
        }
        Ok(())
    }

    fn redeal_encounters(&self, game: &Wasteland, secret: &mut Secret, rng: &mut QuickRng) -> Result<(), Fault> {
        let looked_at = looked_at_pile(game, &self.public);
        for (at, (deck, seen)) in secret.encounters.iter_mut().zip(&self.encounters).enumerate() {
            let is_known = |card: &u16| seen.known.iter().any(|(_, known)| known == card);
            let mut unseen = Unseen(seen.cards.iter().copied().filter(|card| !is_known(card)).collect());
            rng.shuffle(&mut unseen.0);
            if matches!(looked_at, Some(Pile::Encounter(icon)) if icon as usize == at) {
                self.redeal_looked_at(&mut secret.looked_at, &mut unseen)?;
            }
            let left = (unseen.0.len() + seen.known.len()) as u8;
            let pile: FixedVec<Facedown, MOST_ENCOUNTERS> =
                PileView { left, known: seen.known.clone() }.redeal(&mut unseen, facedown)?;
            *deck = pile;
        }
        Ok(())
    }

    fn redeal_agendas(&self, game: &Wasteland, secret: &mut Secret, rng: &mut QuickRng) -> Result<(), Fault> {
        let here = looked_at_pile(game, &self.public) == Some(Pile::Agenda);
        let known = self.known_agendas(game);
        let placed = known | self.agendas_out;
        let all = game.content.agendas.len();
        let mut unseen = Unseen::new(all, |_| true, numbers_in(placed).map(u16::from), rng);
        // Who else knows what the viewer knows is of no consequence but for other views, which show less.
        secret.show_all_agendas(known);
        if here {
            self.redeal_looked_at(&mut secret.looked_at, &mut unseen)?;
        }
        for seat in self.all_seats() {
            let hand = self.hand(seat);
            let cards = hand.fill(|| unseen.draw().map(|card| 1 << card))?;
            secret.hands[seat.index() & 3] = cards;
            secret.show_agendas(seat, cards);
        }
        for card in &self.agenda_discards {
            let card = card.map_or_else(|| unseen.draw().map(|card| card as u8), Ok)?;
            secret.agenda_discards.try_push(card).map_err(|_| unknown())?;
        }
        let pile: FixedVec<u16, MOST_SET> = self.agendas.redeal(&mut unseen, |card, _| card)?;
        secret.agendas = pile.map(|card| card as u8);
        self.redeal_deal(secret)
    }

    /// Agenda cards of the deal that the viewer cannot know are some of the owner's hand.
    fn redeal_deal(&self, secret: &mut Secret) -> Result<(), Fault> {
        let [gives, chosen, shown] = self.deal;
        let from = |set: u64, cards: Cards| {
            let mut left = set & !cards.known;
            move || {
                let card = numbers_in(left).next().ok_or_else(unknown)?;
                left &= !(1 << card);
                Ok(1 << card)
            }
        };
        let hand = |seat: Seat| secret.hands[seat.index() & 3];
        let (camper, partner) = (self.offer.camper, self.offer.partner);
        secret.deal.gives = gives.fill(from(hand(camper), gives))?;
        secret.deal.chosen = chosen.fill(from(hand(partner), chosen))?;
        let both = secret.deal.gives | secret.deal.chosen;
        secret.deal.shown = shown.fill(from(both, shown))?;
        Ok(())
    }

    /// Agenda cards whose place the viewer knows, those out of the game not counted.
    pub(crate) fn known_agendas(&self, game: &Wasteland) -> u64 {
        let here = looked_at_pile(game, &self.public) == Some(Pile::Agenda);
        let looked_at = self.looked_at.iter().flatten().copied().filter(|_| here);
        let others = self.agendas.known.iter().map(|(_, card)| *card).chain(looked_at);
        let discards = self.agenda_discards.iter().flatten().map(|card| u16::from(*card));
        let revealed = if self.revealed == NONE { 0 } else { 1 << (self.revealed & 63) };
        let hands = self.hands.iter().fold(revealed, |set, hand| set | hand.known);
        others.chain(discards).fold(hands, |set, card| set | 1 << (card & 63))
    }
}

/// A card that lies facedown, known to all or nobody: the viewer is one of them.
fn facedown(card: u16, known: bool) -> Facedown {
    if known { Facedown::new(card).seen_by_all() } else { Facedown::new(card) }
}

impl Cards {
    /// The known cards and as many others as there are.
    pub(crate) fn fill(self, mut other: impl FnMut() -> Result<u64, Fault>) -> Result<u64, Fault> {
        let mut cards = self.known;
        while cards.count_ones() < u32::from(self.count) {
            cards |= other()?;
        }
        Ok(cards)
    }
}

impl PileView {
    /// The pile with unseen cards where the viewer does not know them, its top card last.
    fn redeal<const N: usize, C: Copy + Default>(
        &self,
        unseen: &mut Unseen,
        card: impl Fn(u16, bool) -> C,
    ) -> Result<FixedVec<C, N>, Fault> {
        let mut pile = FixedVec::new();
        for at in (0..self.left).rev() {
            let known = self.known.iter().find(|(place, _)| *place == at).map(|(_, card)| *card);
            let number = known.map_or_else(|| unseen.draw(), Ok)?;
            pile.try_push(card(number, known.is_some())).map_err(|_| unknown())?;
        }
        Ok(pile)
    }
}

fn list<T: Copy + Default, const N: usize>(values: &[T]) -> Result<FixedVec<T, N>, Fault> {
    FixedVec::of(values.iter().copied()).map_err(|_| unknown())
}

/// The enemy tokens whose place the viewer knows.
pub(crate) fn seen_tokens(view: &View) -> Vec<u16> {
    let drawn = view.fights.iter().filter(|fight| !fight.won && !fight.over).filter_map(|fight| match fight.foe {
        Opponent::Drawn { token, .. } => Some(u16::from(token)),
        Opponent::OnMap(_) => None,
    });
    let on_map = view.foes.iter().filter_map(|(number, _)| view.token_of(number)).map(u16::from);
    let discarded = view.discards.stacks.iter().flatten().map(|token| u16::from(*token));
    let in_stacks = view.stacks.iter().flat_map(|stack| stack.known.iter().map(|(_, token)| *token));
    on_map.chain(drawn).chain(discarded).chain(in_stacks).collect()
}
