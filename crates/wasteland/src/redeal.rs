//! A possible state behind a view: what the viewer cannot know is dealt anew.

use kernel::{CardNumber, Cup, Deck, Fault, Quick, Row, Seat, Seed};

use crate::{
    content::{Back, EnemyType, Home},
    effect::{Effect, Pile},
    frame::What,
    machine::{Wasteland, broken},
    map::{MOST_PLACES, Node},
    state::{Foe, Foes, Held, NO_CARD, NONE, Offer, Opponent, PLAYERS, Player, State},
    view::{DeckView, EncounterDeckView, OfferView, PlayerView, View},
};

pub(crate) fn unknown() -> Fault {
    broken("a view that belongs to no game of this content")
}

/// A pile of numbers nobody can place, drawn from at random.
pub(crate) struct Unseen(pub Vec<u16>);

impl Unseen {
    /// All numbers below `count` that fit and are not known to be elsewhere.
    fn new(count: usize, fits: impl Fn(usize) -> bool, known: impl Iterator<Item = u16>, whim: &mut Quick) -> Unseen {
        let mut hidden: Vec<bool> = (0..count).map(fits).collect();
        for number in known {
            if let Some(there) = hidden.get_mut(usize::from(number)) {
                *there = false;
            }
        }
        let mut left: Vec<u16> = (0u16..).zip(hidden).filter(|(_, hidden)| *hidden).map(|(number, _)| number).collect();
        whim.shuffle(&mut left);
        Unseen(left)
    }

    fn draw(&mut self) -> Result<u16, Fault> {
        self.0.pop().ok_or_else(unknown)
    }

    fn draw_many(&mut self, count: usize) -> Result<Vec<u16>, Fault> {
        (0..count).map(|_| self.draw()).collect()
    }
}

impl View {
    pub(crate) fn redeal(&self, game: &Wasteland, whim: &mut Quick) -> Result<State, Fault> {
        let content = &game.content;
        let scenario = content.scenarios.get(usize::from(self.scenario)).ok_or_else(unknown)?;
        if self.players.is_empty() || self.players.len() > PLAYERS || self.places.len() != scenario.places.len() {
            return Err(unknown());
        }
        let mut seed = Seed([0; 32]);
        seed.0.chunks_exact_mut(8).for_each(|part| part.copy_from_slice(&whim.next().to_le_bytes()));
        let looked_at = self.looked_at_pile(game);
        let (players, agendas, offer, seen_agendas, looked_agendas) = self.redeal_agendas(game, looked_at, whim)?;
        let (stacks, foes) = self.redeal_tokens(game, whim)?;
        let (loot, looked_loot) = self.redeal_cards(game, Home::Loot, looked_at, whim)?;
        let (assets, looked_assets) = self.redeal_cards(game, Home::Asset, looked_at, whim)?;
        let (encounters, looked_meetings) = self.redeal_encounters(looked_at, whim)?;
        let mut specials: Row<u8, { crate::state::MOST_SPECIALS }> = Row::new();
        match &self.specials_order {
            Some(order) => specials = list(order)?,
            None => {
                for (letter, count) in (0u8..).zip(self.specials) {
                    for _ in 0..count {
                        specials.try_push(letter).map_err(|_| unknown())?;
                    }
                }
                whim.shuffle(&mut specials);
            }
        }
        let looked = [looked_loot, looked_assets, looked_meetings, looked_agendas].into_iter().flatten();
        Ok(State {
            options: self.options,
            cup: Cup::new(seed),
            events: self.events,
            scenario: self.scenario,
            seats: self.players.len() as u8,
            round: self.round,
            first: self.first,
            active: self.active,
            acted: self.acted,
            passed: self.passed,
            eliminated: self.eliminated,
            stirred: self.stirred,
            world_stirred: self.world_stirred,
            takeover: self.takeover,
            players,
            tiles: self.redeal_tiles(game, whim)?,
            faceup: (0u32..).zip(&self.places).filter(|(_, place)| place.faceup).fold(0, |set, (at, _)| set | 1 << at),
            foes,
            power: self.power,
            loot,
            assets,
            shop: list(&self.shop)?,
            uniques: self.uniques,
            unique_discards: self.unique_discards,
            perks: self.perks,
            agendas,
            agendas_out: self.agendas.out,
            agendas_seen: seen_agendas,
            revealed: self.agendas.revealed.unwrap_or(NONE),
            refresh_due: self.agendas.refresh_due,
            encounters,
            library: [words(&self.library[0])?, words(&self.library[1])?],
            staged: list(&self.staged)?,
            stacks,
            specials,
            turn: self.turn,
            encounter: self.encounter,
            fights: list(&self.fights)?,
            trials: list(&self.trials)?,
            success: self.success,
            loot_events: list(&self.loot_events)?,
            looked_at: list(&looked.collect::<Vec<u16>>())?,
            earned: list(&self.earned)?,
            offer,
            frames: list(&self.frames)?,
            winners: self.winners,
        })
    }

    /// The deck whose cards somebody looks at.
    pub(crate) fn looked_at_pile(&self, game: &Wasteland) -> Option<Pile> {
        self.frames.iter().rev().find_map(|frame| match frame.what {
            What::Script { script, at, sub: 1, .. } => match game.content.script(script).get(usize::from(at))? {
                Effect::Reorder(pile, _) | Effect::DrawOneOf(pile, _) => Some(*pile),
                _ => None,
            },
            _ => None,
        })
    }

    /// The cards looked at, if they are of this pile: those that are known, or so many unseen ones.
    fn redeal_looked_at(&self, here: bool, unseen: &mut Unseen) -> Result<Vec<u16>, Fault> {
        if !here {
            return Ok(Vec::new());
        }
        match &self.looked_at.1 {
            Some(cards) => Ok(cards.clone()),
            None => unseen.draw_many(usize::from(self.looked_at.0)),
        }
    }

    fn redeal_tiles(&self, game: &Wasteland, whim: &mut Quick) -> Result<[u8; MOST_PLACES], Fault> {
        let content = &game.content;
        let known = || self.places.iter().filter_map(|place| place.tile).map(u16::from);
        let mut pools = [Back::Dangerous, Back::Deadly]
            .map(|back| Unseen::new(content.tiles.len(), |tile| content.tiles[tile].back == back, known(), whim));
        let mut tiles = [NONE; MOST_PLACES];
        for (tile, place) in tiles.iter_mut().zip(&self.places) {
            *tile = match (place.tile, place.back) {
                (Some(tile), _) => tile,
                (None, Back::Deadly) => pools[1].draw()? as u8,
                (None, _) => pools[0].draw()? as u8,
            };
        }
        Ok(tiles)
    }

    fn redeal_tokens(
        &self,
        game: &Wasteland,
        whim: &mut Quick,
    ) -> Result<([Deck<{ crate::content::MOST_TOKENS }>; EnemyType::ORDINARY], Foes), Fault> {
        let tokens = &game.content.tokens;
        let known = seen_tokens(self);
        let mut unseen: Vec<Unseen> = (0..EnemyType::ORDINARY)
            .map(|kind| {
                Unseen::new(tokens.len(), |token| tokens[token].kind as usize == kind, known.iter().copied(), whim)
            })
            .collect();
        let mut foes = Foes::default();
        for seen in &self.foes {
            let token = match (seen.token, seen.kind.faction()) {
                (Some(token), _) => token,
                (None, Some(_)) => NONE,
                (None, None) => unseen[seen.kind as usize].draw()? as u8,
            };
            let foe = Foe {
                kind: seen.kind,
                token,
                at: seen.at,
                active: seen.active,
                marked: seen.marked,
                facing: seen.facing,
            };
            foes.put(seen.number, foe).ok_or_else(unknown)?;
        }
        let mut stacks = [Deck::default(); EnemyType::ORDINARY];
        for ((stack, view), unseen) in stacks.iter_mut().zip(&self.stacks).zip(&mut unseen) {
            *stack = view.redeal(unseen, |token| token as u8)?;
        }
        Ok((stacks, foes))
    }

    fn redeal_cards(
        &self,
        game: &Wasteland,
        home: Home,
        looked_at: Option<Pile>,
        whim: &mut Quick,
    ) -> Result<(Deck<{ crate::content::MOST_CARDS }, u16>, Vec<u16>), Fault> {
        let cards = &game.content.cards;
        let (view, pile) = if home == Home::Loot { (&self.loot, Pile::Loot) } else { (&self.assets, Pile::Asset) };
        let held = self
            .players
            .iter()
            .flat_map(|player| player.equipped.iter().flatten().chain(&player.inventory).map(|held| held.card));
        let known = held
            .chain(view.discards.iter().copied())
            .chain(self.shop.iter().copied())
            .chain(self.loot_events.iter().copied());
        let here = looked_at == Some(pile);
        let looked = self.looked_at.1.iter().flatten().copied().filter(|_| here);
        let mut unseen = Unseen::new(cards.len(), |card| cards[card].home == home, known.chain(looked), whim);
        let looked = self.redeal_looked_at(here, &mut unseen)?;
        Ok((view.redeal(&mut unseen, |card| card)?, looked))
    }

    fn redeal_encounters(
        &self,
        looked_at: Option<Pile>,
        whim: &mut Quick,
    ) -> Result<([Row<u16, { crate::content::MOST_ENCOUNTERS }>; 4], Vec<u16>), Fault> {
        let mut looked = Vec::new();
        let mut decks: [Row<u16, { crate::content::MOST_ENCOUNTERS }>; 4] = Default::default();
        for (at, (deck, view)) in decks.iter_mut().zip(&self.encounters).enumerate() {
            *deck = view.redeal(whim);
            if matches!(looked_at, Some(Pile::Encounter(icon)) if icon as usize == at) {
                match &self.looked_at.1 {
                    Some(cards) => looked.clone_from(cards),
                    None => looked.extend((0..self.looked_at.0).map_while(|_| deck.pop())),
                }
            }
        }
        Ok((decks, looked))
    }

    #[expect(clippy::type_complexity, reason = "the parts of the state that hold agenda cards")]
    fn redeal_agendas(
        &self,
        game: &Wasteland,
        looked_at: Option<Pile>,
        whim: &mut Quick,
    ) -> Result<([Player; PLAYERS], Deck<{ crate::content::MOST_SET }>, Offer, [u64; PLAYERS], Vec<u16>), Fault> {
        let view = &self.agendas;
        let shown = self.offer.known();
        let hands = self.players.iter().flat_map(|player| player.agendas.iter().flatten().copied().chain(player.loyal));
        let known = hands
            .chain(view.discards.iter().flatten().copied())
            .chain(view.revealed)
            .chain(crate::state::numbers_in(view.out | shown))
            .chain(view.order.iter().flatten().copied())
            .map(u16::from);
        let here = looked_at == Some(Pile::Agenda);
        let looked = self.looked_at.1.iter().flatten().copied().filter(|_| here);
        let mut unseen = Unseen::new(game.content.agendas.len(), |_| true, known.chain(looked), whim);
        let looked = self.redeal_looked_at(here, &mut unseen)?;
        let mut players: [Player; PLAYERS] = std::array::from_fn(|_| Player::new());
        let mut offer = self.offer.empty()?;
        for (seat, (player, seen)) in players.iter_mut().zip(&self.players).enumerate() {
            let seat = Seat::new(seat as u8);
            *player = seen.redeal(self.offer.known_of(seat), &mut unseen)?;
            self.offer.redeal(&mut offer, seat, player.agendas)?;
        }
        let mut discards = Vec::new();
        let mut seen = [0u64; PLAYERS];
        for card in &view.discards {
            let number = match card {
                Some(card) => *card,
                None => unseen.draw()? as u8,
            };
            // Who else has seen a facedown discard is of no consequence but for views, which show less.
            if card.is_some() {
                seen.iter_mut().for_each(|seen| *seen |= 1 << number);
            }
            discards.push(number);
        }
        let order = view.order.as_ref().map(|order| order.iter().map(|card| u16::from(*card)).collect());
        let pile =
            DeckView { left: view.left, discards: discards.iter().map(|card| u16::from(*card)).collect(), order };
        Ok((players, pile.redeal(&mut unseen, |card| card as u8)?, offer, view.seen.unwrap_or(seen), looked))
    }
}

impl DeckView {
    /// The deck with unseen cards in the draw pile.
    fn redeal<const N: usize, C: CardNumber>(
        &self,
        unseen: &mut Unseen,
        card: impl Fn(u16) -> C,
    ) -> Result<Deck<N, C>, Fault> {
        let pile = match &self.order {
            Some(order) => order.clone(),
            None => unseen.draw_many(usize::from(self.left))?,
        };
        if pile.len() + self.discards.len() > N {
            return Err(unknown());
        }
        let pile: Vec<C> = pile.into_iter().map(&card).collect();
        let mut deck = Deck::with_draw_pile(&pile);
        self.discards.iter().rev().for_each(|discard| deck.discard(card(*discard)));
        Ok(deck)
    }
}

impl EncounterDeckView {
    fn redeal<const N: usize>(&self, whim: &mut Quick) -> Row<u16, N> {
        let mut deck: Row<u16, N> = match &self.order {
            Some(order) => order.iter().rev().copied().take(N).collect(),
            None => self.cards.iter().copied().take(N).collect(),
        };
        if self.order.is_none() {
            whim.shuffle(&mut deck);
        }
        deck
    }
}

impl PlayerView {
    pub(crate) fn redeal(&self, known: u64, unseen: &mut Unseen) -> Result<Player, Fault> {
        let mut agendas = known | self.loyal.map_or(0, |card| 1 << (card & 63));
        match &self.agendas {
            Some(cards) => cards.iter().for_each(|card| agendas |= 1 << (card & 63)),
            None => {
                while agendas.count_ones() < u32::from(self.agenda_count) {
                    agendas |= 1 << unseen.draw()?;
                }
            }
        }
        Ok(Player {
            character: self.character.unwrap_or(NONE),
            at: self.at.unwrap_or(Node::NONE),
            hp: self.hp,
            rads: self.rads,
            peg: self.peg,
            special: self.special,
            silhouette: self.silhouette,
            traits: self.traits,
            agendas,
            loyal: self.loyal.unwrap_or(NONE),
            perks: self.perks.iter().fold(0, |set, perk| set | 1 << (perk & 63)),
            caps: self.caps,
            equipped: self.equipped.map(|held| held.unwrap_or(Held::NOTHING)),
            inventory: list(&self.inventory)?,
            talent: self.talent.unwrap_or(NO_CARD),
            kills: self.kills,
            explored: self.explored,
            levels: self.levels,
            deaths: self.deaths,
        })
    }
}

impl OfferView {
    /// Agenda cards of the deal whose faces the viewer knows.
    pub(crate) fn known(&self) -> u64 {
        self.gives_agendas.1 | self.chosen_agendas.1
    }

    /// Those of a survivor.
    pub(crate) fn known_of(&self, seat: Seat) -> u64 {
        let camper = if seat == self.camper { self.gives_agendas.1 } else { 0 };
        let partner = if seat == self.partner { self.chosen_agendas.1 } else { 0 };
        camper | partner
    }

    fn empty(&self) -> Result<Offer, Fault> {
        Ok(Offer {
            gives: list(&self.gives)?,
            gets: list(&self.gets)?,
            gives_caps: self.gives_caps,
            gets_caps: self.gets_caps,
            gets_agendas: self.gets_agendas,
            wanted_agendas: self.wanted_agendas,
            ..Offer::nothing(self.camper, self.partner)
        })
    }

    /// Agenda cards of the deal that the viewer cannot know are some of the owner's hand.
    fn redeal(&self, offer: &mut Offer, seat: Seat, hand: u64) -> Result<(), Fault> {
        let fill = |(count, known): (u8, u64), hand: u64| {
            let mut set = known;
            for card in crate::state::numbers_in(hand & !known) {
                if set.count_ones() < u32::from(count) {
                    set |= 1 << card;
                }
            }
            set
        };
        if seat == self.camper && self.camper != self.partner {
            offer.gives_agendas = fill(self.gives_agendas, hand);
        }
        if seat == self.partner && self.camper != self.partner {
            offer.chosen_agendas = fill(self.chosen_agendas, hand);
        }
        offer.shown = fill(self.shown, offer.gives_agendas | offer.chosen_agendas);
        Ok(())
    }
}

pub(crate) fn list<T: Copy + Default, const N: usize>(values: &[T]) -> Result<Row<T, N>, Fault> {
    Row::of(values.iter().copied()).map_err(|_| unknown())
}

pub(crate) fn words<const N: usize>(words: &[u64]) -> Result<[u64; N], Fault> {
    <[u64; N]>::try_from(words).map_err(|_| unknown())
}

/// The enemy tokens whose place the viewer knows.
pub(crate) fn seen_tokens(view: &View) -> Vec<u16> {
    let drawn = view.fights.iter().filter(|fight| !fight.won && !fight.over).filter_map(|fight| match fight.foe {
        Opponent::Drawn { token, .. } => Some(u16::from(token)),
        Opponent::OnMap(_) => None,
    });
    let on_map = view.foes.iter().filter_map(|foe| foe.token).map(u16::from);
    let discarded = view.stacks.iter().flat_map(|stack| stack.discards.iter().copied());
    on_map.chain(drawn).chain(discarded).collect()
}
