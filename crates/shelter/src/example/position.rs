//! From a draft to a state: only what matters is written, the rest is filled in.

use harness::example::{Given, Pile, Pool, fails, said};
use kernel::{Because, Cup, EventId, FixedVec, Game as _, Seat, Seed, Viewer};
use pack::{Message, Mistake, Mistakes, Node, Spot, Word, say};

use crate::{
    Shelter,
    choice::Reason,
    content::{Content, Letter, MOST_ITEMS, MOST_ROOMS, MOST_THREATS},
    frame::{Frame, RecallStep, RoundStep, TurnStep, What},
    options::Setup,
    reading::read_definitions,
    setup::starting_player,
    state::{At, DWELLERS, Due, EndTrigger, FACEUP, NONE, PLAYERS, Player, Public, Secret, State},
    vault::Slot,
    view::View,
    words::{Unknown, Words, find_letter, find_slot},
};

#[cfg(feature = "source")]
use super::possible::Possible;
use super::{
    Example, blank,
    draft::{Draft, GameStep, Person},
};

/// The word for a training in a letter of the owner's choice.
pub(super) const ANY: &str = "any";

/// Cards in a full box: items, rooms to build, threats.
const FULL_BOX: [usize; 3] = [31, 24, 18];

/// The game and the position of an example; nothing when what is written is wrong.
pub(super) fn build(example: &Example, mistakes: &mut Mistakes) -> Option<Result<(Shelter, State), Because<Reason>>> {
    let draft = &example.given;
    let (vault, additions): (Vec<_>, Vec<_>) = example.definitions.iter().cloned().partition(is_of_vault);
    let content = match &example.cards {
        Some(game) => game.content().clone(),
        None => own_box(draft, &vault, &additions, mistakes)?,
    };
    if mistakes.has_errors() {
        return None;
    }
    let game = Shelter::new(content);
    let players = draft.names();
    if draft.step == GameStep::NewGame {
        #[cfg(feature = "source")]
        Possible { game: &game, draft, players: &players, mistakes }.check_new_game();
        let mut setup = Setup { options: example.options, ..Setup::for_players(players.len()) };
        if !draft.colors.is_empty() {
            setup.colors = draft.colors.iter().map(|color| color.text.clone()).collect();
        }
        let set_up = game.set_up(&setup, Seed::from_number(draft.seed));
        #[cfg(feature = "source")]
        if let Ok(state) = &set_up {
            Possible { game: &game, draft, players: &players, mistakes }.check_elevators(&vault, state);
        }
        return Some(set_up.map(|state| (game, state)));
    }
    if !(2..=PLAYERS).contains(&players.len()) {
        let message = say!("players-count", "a position has two to four players");
        mistakes.push(Mistake::error(draft.spot(), "players", message));
        return None;
    }
    #[cfg(feature = "source")]
    Possible { game: &game, draft, players: &players, mistakes }.check_words();
    if mistakes.has_errors() {
        return None;
    }
    let state = Builder { game: &game, draft, players: &players, mistakes }.state(example)?;
    #[cfg(feature = "source")]
    {
        let mut possible = Possible { game: &game, draft, players: &players, mistakes };
        possible.check_table(&state);
        possible.check_elevators(&vault, &state);
    }
    Some(Ok((game, state)))
}

/// A plain box with the example's own cards, filled up with blank ones.
fn own_box(draft: &Given<Draft>, vault: &[Node], additions: &[Node], mistakes: &mut Mistakes) -> Option<Content> {
    let mut content = blank::plain_box();
    blank::replace_vault(&mut content, vault, mistakes);
    let mut content = read_definitions(additions, &content, mistakes);
    let blanks = blanks(draft, &content);
    let sizes = [content.items.len(), content.rooms.len(), content.threats.len()];
    for (at, most) in [MOST_ITEMS, MOST_ROOMS, MOST_THREATS].into_iter().enumerate() {
        if sizes[at] + blanks[at] > most {
            let name = ["items", "rooms", "threats"][at];
            let message = say!("box-too-large", "a box holds at most {most} {name}", most, name);
            mistakes.push(Mistake::error(draft.spot(), "deck", message));
            return None;
        }
    }
    blank::add_blanks(&mut content, blanks[0], blanks[1], blanks[2]);
    Some(content)
}

/// Whether a definition is of the vault that every game begins with.
fn is_of_vault(node: &Node) -> bool {
    node.name() == "elevator" || node.name() == "room" && node.nodes().iter().any(|part| part.name() == "start")
}

/// How many blank cards the box needs: a full box, or just enough where the example says how many cards a deck has.
fn blanks(draft: &Draft, content: &Content) -> [usize; 3] {
    let defined =
        [content.items.len(), content.rooms.iter().filter(|room| room.start.is_none()).count(), content.threats.len()];
    let track = |track: &Option<Vec<Word>>| {
        track
            .as_ref()
            .map_or(FACEUP, |cards| FACEUP.max(cards.len()) - cards.iter().filter(|card| card.text == "gap").count())
    };
    let held: usize = draft.people.iter().map(|person| person.items.len()).sum();
    let on_table = [held + track(&draft.item_track), draft.rooms.len() + track(&draft.room_track), draft.threats.len()];
    let piles = [&draft.item_deck, &draft.room_deck, &draft.threat_deck];
    std::array::from_fn(|kind| {
        let pile = piles[kind];
        let wanted = match (pile.left, pile.discards) {
            (None, None) => FULL_BOX[kind],
            (left, discards) => {
                let discards = usize::from(discards.unwrap_or(0)).max(pile.discarded.len());
                on_table[kind] + usize::from(left.unwrap_or(0)).max(pile.top.len()) + discards
            }
        };
        wanted.saturating_sub(defined[kind])
    })
}

struct Builder<'a> {
    game: &'a Shelter,
    draft: &'a Given<Draft>,
    players: &'a [String],
    mistakes: &'a mut Mistakes,
}

/// Takes the card of this name.
fn take(pool: &mut Pool, word: &Word, mistakes: &mut Mistakes) -> u8 {
    pool.take(word, mistakes).map_or(NONE, |card| card as u8)
}

fn track(pool: &mut Pool, words: Option<&Vec<Word>>, mistakes: &mut Mistakes) -> [u8; FACEUP] {
    let words = words.map(Vec::as_slice).unwrap_or_default();
    if let Some(extra) = words.get(FACEUP) {
        mistakes.push(fails(extra, say!("three-on-track", "a track holds three cards")));
    }
    let named = words.iter().take(FACEUP);
    let named: Vec<u8> = named.map(|word| if word.text == "gap" { NONE } else { take(pool, word, mistakes) }).collect();
    let mut any = || pool.take_any(&|_| true).map_or(NONE, |card| card as u8);
    std::array::from_fn(|at| named.get(at).copied().unwrap_or_else(&mut any))
}

/// A draw pile of all that is left, with the cards on top that the example names, and the discard pile.
fn deck<const N: usize>(
    pool: &mut Pool,
    pile: &Pile,
    spot: &Spot,
    mistakes: &mut Mistakes,
) -> (FixedVec<u8, N>, FixedVec<u8, N>) {
    let named = pool.named(&|_| true, pile, mistakes);
    let (top, discards) = pool.deck(&|_| true, named, pile, mistakes);
    let mut lay = |top_first: Vec<usize>| {
        FixedVec::of(top_first.into_iter().rev().map(|card| card as u8)).unwrap_or_else(|_| {
            let message = say!("no-room", "this is more than the table has room for");
            mistakes.push(Mistake::error(spot, "deck", message));
            FixedVec::new()
        })
    };
    (lay(top), lay(discards))
}

impl Builder<'_> {
    fn state(&mut self, example: &Example) -> Option<State> {
        let draft = self.draft;
        let content = &self.game.content;
        let seats = self.players.len() as u8;
        let first = draft.first.as_ref().map_or(Some(Seat::new(0)), |word| self.seat(word))?;
        let turn = draft.turn.as_ref().map_or(Some(first), |word| self.seat(word))?;
        let mut rooms = Pool::new(content.rooms.iter().map(|room| &room.id)).blank_first();
        for (at, _) in content.rooms.iter().enumerate().filter(|(_, room)| room.start.is_some()) {
            rooms.remove(at);
        }
        let mut items = Pool::new(content.items.iter().map(|item| &item.id)).blank_first();
        let mut threats = Pool::new(content.threats.iter().map(|threat| &threat.id)).blank_first();
        let cup = Cup::new(Seed::from_number(draft.seed));
        let mut state = State::new(example.options, seats, first, self.starting_players()?, cup);
        state.round = draft.round.unwrap_or(2);
        state.active = if draft.step == GameStep::Recall { first } else { turn };
        state.end = draft.end.as_ref().map(|(_, end)| *end);
        self.levels(&mut state)?;
        self.built_rooms(&mut state, &mut rooms)?;
        // Whoever builds the sixth room of a level triggers the end (S-END-01).
        if (1..state.vault.levels).any(|level| state.vault.rooms_on(level) == Slot::ALL.len() as u8) {
            state.end = state.end.or(Some(EndTrigger::SixthRoom));
        }
        for (threat, over) in &draft.threats {
            let at = self.find(over, |words| words.find_space(&over.text), &state)?;
            let card = take(&mut threats, threat, self.mistakes);
            if card != NONE {
                state.vault.put_threat(content, at, card);
            }
        }
        for person in &draft.people {
            self.person(&mut state, person, &mut items)?;
        }
        self.standing(&mut state)?;
        state.item_track = track(&mut items, draft.item_track.as_ref(), self.mistakes);
        state.room_track = track(&mut rooms, draft.room_track.as_ref(), self.mistakes);
        let State { public: Public { discards, .. }, secret: Secret { piles, .. } } = &mut state;
        (piles.items, discards.items) = deck(&mut items, &draft.item_deck, draft.spot(), self.mistakes);
        (piles.rooms, discards.rooms) = deck(&mut rooms, &draft.room_deck, draft.spot(), self.mistakes);
        (piles.threats, discards.threats) = deck(&mut threats, &draft.threat_deck, draft.spot(), self.mistakes);
        for word in &draft.passed {
            state.passed.insert(self.seat(word)?);
        }
        self.frames(&mut state);
        Some(state)
    }

    /// The players in their colors; those of whom nothing is said take the next ones.
    fn starting_players(&mut self) -> Option<[Player; PLAYERS]> {
        let elevators = &self.game.content.elevators;
        let mut players = [Player::new(NONE); PLAYERS];
        for (player, word) in players.iter_mut().zip(&self.draft.colors) {
            let Some(color) = (1u8..).zip(elevators.iter().skip(1)).find(|(_, elevator)| elevator.id == word.text)
            else {
                let known: Vec<&str> = elevators.iter().skip(1).map(|elevator| elevator.id.as_str()).collect();
                let unknown = Unknown { word: word.text.clone(), expected: Message::verbatim(known.join(", ")) };
                return self.unknown(word, &unknown);
            };
            *player = starting_player(color.0);
        }
        for at in 0..self.players.len() {
            if players[at].color == NONE {
                let free = |color: &u8| players.iter().all(|player| player.color != *color);
                players[at] = starting_player((1..elevators.len() as u8).find(free)?);
            }
        }
        Some(players)
    }

    /// What is about to be done.
    fn frames(&self, state: &mut State) {
        let frames = match self.draft.step {
            GameStep::Placing => [What::Round(RoundStep::NextTurn), What::Turn(TurnStep::Choose)],
            GameStep::Spawn => [What::Round(RoundStep::Placing), What::Spawn { level: 0 }],
            GameStep::Recall => [What::Round(RoundStep::CleanUp), What::Recall { nth: 0, step: RecallStep::Items }],
            GameStep::NewGame => return,
        };
        state.frames = FixedVec::from(frames.map(|what| Frame { what, cause: EventId::NONE }));
    }

    fn seat(&mut self, word: &Word) -> Option<Seat> {
        let seat = self.players.iter().position(|player| *player == word.text);
        if seat.is_none() {
            self.mistakes.push(said::no_player(word, self.players));
        }
        seat.map(|seat| Seat::new(seat as u8))
    }

    fn levels(&mut self, state: &mut State) -> Option<()> {
        let draft = self.draft;
        let content = &self.game.content;
        for (room, start) in (0u8..).zip(&content.rooms).filter_map(|(at, room)| Some((at, room.start.as_ref()?))) {
            state.vault.put_room(content, 0, start.slot, room);
        }
        let mut order: Vec<Seat> = Vec::new();
        for word in &draft.levels {
            order.push(self.seat(word)?);
        }
        for seat in state.all_seats() {
            if !order.contains(&seat) {
                order.push(seat);
            }
        }
        for (level, seat) in (1u8..).zip(order) {
            state.vault.owners[usize::from(level)] = seat.index() as u8;
            let elevator = content.elevators.get(usize::from(state.player(seat).color))?;
            state.vault.put_elevator(level, elevator.space);
        }
        Some(())
    }

    fn built_rooms(&mut self, state: &mut State, rooms: &mut Pool) -> Option<()> {
        for built in &self.draft.rooms {
            let seat = self.seat(&built.owner)?;
            let slot = match find_slot(&built.slot.text) {
                Ok(slot) => slot,
                Err(unknown) => return self.unknown(&built.slot, &unknown),
            };
            let card = take(rooms, &built.room, self.mistakes);
            if card != NONE {
                let level = state.vault.level_of(seat);
                state.vault.put_room(&self.game.content, level, slot, card);
            }
        }
        Some(())
    }

    fn person(&mut self, state: &mut State, person: &Person, items: &mut Pool) -> Option<()> {
        let seat = self.seat(&person.name)?;
        let mut player = starting_player(state.player(seat).color);
        player.cubes = person.cubes;
        *state.happiness_mut(seat) = person.happiness;
        player.owned = ((1u16 << person.dwellers) - 1) as u8;
        player.available = player.owned;
        player.at = [At::Box; DWELLERS];
        for dweller in 0..person.dwellers {
            player.at[usize::from(dweller)] = At::Front;
        }
        let trained = person.trained.iter().map(|word| (word, false));
        let mut next = person.dwellers;
        for (word, injured) in trained.chain(person.injured_trained.iter().map(|word| (word, true))) {
            let letter = match find_letter(&word.text) {
                Ok(letter) => letter,
                Err(unknown) => return self.unknown(word, &unknown),
            };
            let Some(dweller) = next.checked_sub(1) else {
                let message = say!("too-many-trained", "more trained dwellers than dwellers");
                self.mistakes.push(fails(word, message).expecting(dwellers_form()));
                return None;
            };
            next = dweller;
            player.slots[letter as usize] = dweller;
            player.injured |= u8::from(injured) << dweller;
        }
        if person.injured > next {
            let message = say!("too-many-injured", "more injured dwellers than untrained ones");
            self.mistakes.push(fails(&person.name, message).expecting(dwellers_form()));
            return None;
        }
        player.injured |= ((1u16 << person.injured) - 1) as u8;
        // Of several copies of a card as many are exhausted as are named.
        let mut exhausted: Vec<&Word> = person.exhausted.iter().collect();
        for word in &person.items {
            let card = take(items, word, self.mistakes);
            if card != NONE {
                player.items |= 1 << card;
                if let Some(at) = exhausted.iter().position(|other| other.text == word.text) {
                    exhausted.remove(at);
                    player.exhausted |= 1 << card;
                }
            }
        }
        if let Some(word) = exhausted.first() {
            let message = say!("exhausted-not-held", "an exhausted item must be among the player's items");
            self.mistakes.push(fails(word, message));
        }
        *state.player_mut(seat) = player;
        Some(())
    }

    /// Dwellers in the vault are taken from those in front of their owner, loose ones.
    fn standing(&mut self, state: &mut State) -> Option<()> {
        for standing in &self.draft.dwellers {
            let seat = self.seat(&standing.owner)?;
            let at = match &standing.space {
                Some(space) => Some(self.find(space, |words| words.find_space(&space.text), state)?),
                None => None,
            };
            let due = match &standing.training {
                Some((word, shared)) => Due::Training { letter: self.training(word)?, shared: *shared },
                None => Due::Nothing,
            };
            let player = state.player_mut(seat);
            let slots = player.slots;
            let loose = |dweller: &u8| player.available & (1 << dweller) != 0 && !slots.contains(dweller);
            let fits = |dweller: &u8| loose(dweller) && (player.injured & (1 << dweller) != 0) == standing.injured;
            let Some(dweller) = (0..DWELLERS as u8).find(fits).or_else(|| (0..DWELLERS as u8).find(loose)) else {
                let message = say!("no-loose-dweller", "no untrained dweller is left for this");
                let expected = say!("more-dwellers-form", "a higher dwellers=NUMBER");
                self.mistakes.push(fails(&standing.owner, message).expecting(expected));
                return None;
            };
            player.available &= !(1 << dweller);
            player.injured = player.injured & !(1 << dweller) | (u8::from(standing.injured) << dweller);
            player.due[usize::from(dweller)] = due;
            match at.filter(|_| !standing.new) {
                Some(at) => {
                    player.at[usize::from(dweller)] = At::Space(at);
                    state.vault.occupied |= at.bit();
                }
                None => player.at[usize::from(dweller)] = At::Icon(at),
            }
        }
        Some(())
    }

    /// The letter of a training that is due, or `any`.
    fn training(&mut self, word: &Word) -> Option<Option<Letter>> {
        if word.text == ANY {
            return Some(None);
        }
        match find_letter(&word.text) {
            Ok(letter) => Some(Some(letter)),
            Err(unknown) => self.unknown(word, &unknown),
        }
    }

    fn find<T>(&mut self, word: &Word, look_up: impl Fn(&Words<'_>) -> Result<T, Unknown>, state: &State) -> Option<T> {
        let view = View::of(state, Viewer::Referee);
        match look_up(&Words { content: &self.game.content, view: &view, players: self.players }) {
            Ok(found) => Some(found),
            Err(unknown) => self.unknown(word, &unknown),
        }
    }

    fn unknown<T>(&mut self, word: &Word, unknown: &Unknown) -> Option<T> {
        self.mistakes.push(fails(word, unknown.message()));
        None
    }
}

fn dwellers_form() -> Message {
    say!("dwellers-form", "dwellers=NUMBER")
}
