//! What lies on the table of a position: only what matters is written, the rest is filled in.

use harness::example::{Given, Pool, fails, said};
use kernel::{EventId, FixedVec, Full, Seat, Seats, Viewer, numbers_in};
use pack::{Message, Mistake, Mistakes, Spot, Unique, Word, nearest, say};

use crate::{
    Wasteland,
    content::{Back, CardKind, EncounterIcon, EnemyType, Home, Letter, Trait},
    effect::Standing,
    frame::{Frame, RoundStep, TurnStep, What},
    library::{contains, insert},
    map::Node,
    mode::{self, coop},
    play_area::PlayArea,
    secret::Facedown,
    state::{Foe, Foes, Held, NONE, Player, SECOND_WEAPON, SHOP, State, Turn},
    view::View,
    words::{Words, find_enemy_type, plain_word},
};

use super::{
    decks::HOMES,
    draft::{Draft, GameStep, Which},
    position::letters,
    survivor::Person,
};

/// Fills a state that the rules have set up.
pub(super) struct Builder<'a> {
    pub game: &'a Wasteland,
    pub draft: &'a Given<Draft>,
    pub players: &'a [String],
    pub mistakes: &'a mut Mistakes,
}

/// All pieces that can be in different places.
struct Pools {
    cards: Pool,
    agendas: Pool,
    perks: Pool,
    tokens: Pool,
}

impl Builder<'_> {
    pub fn fill(&mut self, state: &mut State) -> Option<()> {
        let content = &self.game.content;
        let mut pools = Pools {
            cards: Pool::new(content.cards.iter().map(|card| &card.id)),
            agendas: Pool::new(content.agendas.iter().map(|card| &card.id)),
            perks: Pool::new(content.perks.iter().map(|perk| &perk.id)),
            tokens: Pool::new(content.tokens.iter().map(|token| &token.id)),
        };
        self.turns(state)?;
        self.characters(state);
        let people: Vec<Person> = state.all_seats().map(|seat| self.person_at(seat)).collect();
        for (seat, person) in state.all_seats().zip(&people) {
            self.person(state, seat, person, &mut pools);
        }
        self.enemies(state, &mut pools.tokens);
        self.card_decks(state, &mut pools.cards);
        self.agendas(state, &mut pools);
        self.stories(state);
        self.out_of_game(state, &mut pools);
        self.specials(state);
        state.power = self.draft.power;
        state.takeover = state.power.iter().any(|power| *power >= self.game.track_end(state));
        let held = coop::win::held(state) as u8;
        coop::set_gained(state, self.draft.gained.unwrap_or(held));
        state.note_change();
        Some(())
    }

    fn seat(&mut self, word: &Word) -> Option<Seat> {
        let seat = self.players.iter().position(|player| *player == word.text);
        if seat.is_none() {
            self.mistakes.push(said::no_player(word, self.players));
        }
        seat.map(|seat| Seat::new(seat as u8))
    }

    /// Whose turn it is, and what is about to be done.
    fn turns(&mut self, state: &mut State) -> Option<()> {
        let draft = self.draft;
        state.round = draft.round.unwrap_or(2);
        state.first = draft.first.as_ref().map_or(Some(Seat::new(0)), |word| self.seat(word))?;
        for person in draft.people.iter().filter(|person| person.eliminated) {
            let seat = self.seat(&person.name)?;
            state.eliminated.insert(seat);
        }
        let usual = if draft.step == GameStep::RoundEnd { state.right_of(state.first) } else { state.first };
        state.active = draft.turn.as_ref().map_or(Some(usual), |word| self.seat(word))?;
        state.passed = draft.deck_passed;
        state.acted = Seats::NONE;
        match &draft.acted {
            Some(words) => {
                for word in words {
                    let seat = self.seat(word)?;
                    state.acted.insert(seat);
                }
            }
            None if draft.step != GameStep::RoundEnd => {
                for seat in Seat::clockwise_from(state.first, state.seats) {
                    state.acted.insert(seat);
                    if seat == state.active {
                        break;
                    }
                }
            }
            None => {}
        }
        let begun =
            draft.actions.is_some_and(|actions| actions < 2) || draft.points > 0 || !draft.encountered.is_empty();
        state.turn = Turn::default();
        if draft.step == GameStep::Turn {
            state.turn.actions = draft.actions.unwrap_or(2);
            state.turn.points = draft.points;
            state.turn.opening = draft.window.unwrap_or(!begun);
            state.turn.starting = state.turn.opening;
            for word in &draft.encountered {
                let at = self.space(state, word)?;
                state.turn.encounters.insert(at);
            }
        }
        let frame = |what| Frame { what, cause: EventId::NONE };
        let next = frame(What::Round(RoundStep::Next));
        let below = state.frames.first().copied().filter(|frame| matches!(frame.what, What::Mode(_)));
        state.frames = match draft.step {
            GameStep::Turn | GameStep::NewGame => FixedVec::from([next, frame(What::Turn(TurnStep::Choose))]),
            GameStep::StartOfTurn => FixedVec::from([next, frame(What::Turn(TurnStep::Begin))]),
            GameStep::RoundEnd => {
                let closing = RoundStep::Closing { seats: Seats::all(state.seats), from: state.first };
                FixedVec::from([frame(What::Round(closing))])
            }
        };
        if let Some(frame) = below
            && state.frames.insert(0, frame).is_err()
        {
            self.no_room(draft.spot());
        }
        Some(())
    }

    fn space(&mut self, state: &State, word: &Word) -> Option<Node> {
        let view = View::of(self.game, state, Viewer::Referee);
        let words = Words { content: &self.game.content, view: &view, players: self.players };
        match words.find_space(&word.text) {
            Ok(node) => Some(node),
            Err(unknown) => {
                let known: Vec<String> = words.spaces().map(|node| words.space(node)).collect();
                let mistake = fails(word, unknown.message()).expecting(Message::verbatim(known.join(", ")));
                self.mistakes.push(mistake);
                None
            }
        }
    }

    fn person_at(&self, seat: Seat) -> Person {
        let name = self.players.get(seat.index()).map_or("", String::as_str);
        let said = self.draft.people.iter().find(|person| person.name.text == name);
        said.cloned().unwrap_or_else(|| Person::plain(Word { text: name.to_owned(), spot: self.draft.spot().clone() }))
    }

    /// Those of whom nothing is said take the next ones.
    fn characters(&mut self, state: &mut State) {
        let known = &self.game.content.characters;
        state.players = std::array::from_fn(|_| Player::new());
        for person in &self.draft.people {
            let (Some(word), Some(seat)) = (&person.character, self.seat(&person.name)) else { continue };
            match known.iter().position(|character| character.id == word.text) {
                Some(character) => state.player_mut(seat).character = character as u8,
                None => {
                    let message = say!("w-no-character", "there is no character '{word}'", word = &word.text);
                    let ids: Vec<&str> = known.iter().map(|character| character.id.as_str()).collect();
                    let mistake = fails(word, message).expecting(Message::verbatim(ids.join(", ")));
                    self.mistakes.push(mistake.suggesting(nearest(&word.text, ids)));
                }
            }
        }
        for seat in state.all_seats() {
            if state.player(seat).character == NONE {
                let free = (0..known.len() as u8).find(|character| Wasteland::is_free(state, *character));
                state.player_mut(seat).character = free.unwrap_or(NONE);
            }
        }
    }

    fn person(&mut self, state: &mut State, seat: Seat, person: &Person, pools: &mut Pools) {
        let content = &self.game.content;
        let character = content.characters.get(usize::from(state.player(seat).character));
        let own = character.map(|character| character.letter);
        let mut player = Player { character: state.player(seat).character, ..Player::new() };
        if let Some(card) = character.map(|character| character.card)
            && content.cards.get(usize::from(card)).is_some_and(|card| card.kind == CardKind::Talent)
        {
            player.talent = card;
            pools.cards.remove(usize::from(card));
        }
        player.hp = person.hp;
        player.rads = person.rads;
        player.caps = person.caps;
        player.levels = person.levels.into();
        player.deaths = person.deaths.into();
        if !person.eliminated {
            let start = self.game.land(state).spaces_at(self.game.scenario(state).start);
            let usual = start.iter().nth(seat.index()).or_else(|| start.iter().next()).unwrap_or(Node::NONE);
            player.at = person.at.as_ref().map_or(Some(usual), |word| self.space(state, word)).unwrap_or(usual);
        }
        match &person.special {
            Some(words) => letters(words, self.mistakes).into_iter().for_each(|letter| player.special.insert(letter)),
            None => own.into_iter().filter(|_| !person.eliminated).for_each(|letter| player.special.insert(letter)),
        }
        player.silhouette = own.is_some_and(|letter| player.special.contains(letter));
        if let Some(word) = person.peg.as_ref().filter(|word| word.text != "start") {
            let found = letters(std::slice::from_ref(word), self.mistakes);
            player.peg = found.first().map_or(0, |letter| *letter as u8 + 1);
        }
        for word in &person.traits {
            let names = Trait::ALL.map(|one| plain_word(&one));
            match Trait::ALL.into_iter().find(|one| plain_word(one) == word.text) {
                Some(one) => player.traits |= 1 << one as u8,
                None => self.unknown(word, say!("w-a-trait-word", "a trait"), &names),
            }
        }
        let hand = self.possessions(&mut player, person, pools);
        for (word, count) in &person.kills {
            match find_enemy_type(&word.text) {
                Some(kind) => player.kills[kind as usize] = u16::from(*count),
                None => {
                    let names = EnemyType::ALL.map(|kind| plain_word(&kind));
                    self.unknown(word, say!("w-an-enemy-type", "a type of enemies"), &names);
                }
            }
        }
        for (word, count) in &person.explored {
            let backs = [Back::Dangerous, Back::Deadly];
            match backs.into_iter().find(|back| plain_word(back) == word.text).and_then(Back::explored) {
                Some(at) => player.explored[at] = *count,
                None => self.unknown(word, say!("w-a-tile-back", "a back of tiles"), &backs.map(|b| plain_word(&b))),
            }
        }
        *state.player_mut(seat) = player;
        state.secret.hands[seat.index() & 3] = hand;
        state.secret.show_agendas(seat, hand);
        let open = if mode::hands_are_open(state) { hand } else { state.revealed_by(seat) };
        state.secret.show_all_agendas(open);
    }

    /// Cards and perks; gives the agenda cards, as a set.
    fn possessions(&mut self, player: &mut Player, person: &Person, pools: &mut Pools) -> u64 {
        let mut hand = 0;
        let content = &self.game.content;
        let own = content.characters.get(usize::from(player.character)).map_or(&[][..], |one| &one.always);
        let talent = self.game.card(player.talent).map_or(&[][..], |card| &card.always);
        let two_weapons = own.iter().chain(talent).any(|modifier| modifier.what == Standing::SecondWeapon);
        // Of several copies of a card as many are exhausted as are named.
        let mut exhausted: Vec<&Word> = person.exhausted.iter().collect();
        for (word, equipped) in
            person.equipped.iter().map(|word| (word, true)).chain(person.inventory.iter().map(|word| (word, false)))
        {
            let Some(card) = pools.cards.take(word, self.mistakes) else { continue };
            let at = exhausted.iter().position(|other| other.text == word.text);
            let held = Held { card: card as u16, exhausted: at.is_some(), fresh: false, waiting: false };
            at.map(|at| exhausted.remove(at));
            let slot = content.cards[card].kind.slot();
            let is_second = slot == Some(0) && player.equipped[0].is_some() && two_weapons;
            let slot = if is_second { Some(SECOND_WEAPON) } else { slot };
            match (equipped, slot) {
                (true, Some(slot)) if !player.equipped[slot].is_some() => player.equipped[slot] = held,
                (true, _) => {
                    let message = say!("w-no-slot", "there is no free slot for '{word}'", word = &word.text);
                    self.mistakes.push(fails(word, message));
                }
                (false, _) => {
                    if player.inventory.try_push(held).is_err() {
                        self.no_room(&word.spot);
                    }
                }
            }
        }
        if let Some(word) = exhausted.first() {
            let message = say!("w-exhausted-not-held", "an exhausted card must be equipped or in the inventory");
            self.mistakes.push(fails(word, message));
        }
        for word in &person.agendas {
            if let Some(card) = pools.agendas.take(word, self.mistakes) {
                hand |= 1 << card;
            }
        }
        if let Some(word) = &person.loyal {
            let is_it =
                |card: &u8| content.agendas.get(usize::from(*card)).is_some_and(|agenda| agenda.id == word.text);
            let held = numbers_in(hand).find(is_it);
            let card = held.or_else(|| pools.agendas.take(word, self.mistakes).map(|card| card as u8));
            if let Some(card) = card {
                hand |= 1 << card;
                player.loyal = card;
                if content.agendas[usize::from(card)].faction.is_none() {
                    let message = say!("w-no-loyalty", "'{word}' shows no faction", word = &word.text);
                    self.mistakes.push(fails(word, message));
                }
            }
        }
        for word in &person.perks {
            if let Some(perk) = pools.perks.take(word, self.mistakes) {
                player.perks |= 1 << perk;
            }
        }
        hand
    }

    /// More than the table has room for is a mistake of the example, never left out in silence.
    fn no_room(&mut self, spot: &Spot) {
        self.mistakes.push(Mistake::error(spot, "", say!("w-no-room", "this is more than the table has room for")));
    }

    /// A pile of these, the first one on top.
    fn pile<C: Copy + Default, const N: usize>(
        &mut self,
        top_first: impl DoubleEndedIterator<Item = C>,
    ) -> FixedVec<C, N> {
        FixedVec::of(top_first.rev()).unwrap_or_else(|Full| {
            self.no_room(self.draft.spot());
            FixedVec::new()
        })
    }

    fn unknown(&mut self, word: &Word, expected: Message, known: &[String]) {
        let unknown = crate::words::Unknown { word: word.text.clone(), expected };
        let mistake = fails(word, unknown.message()).expecting(Message::verbatim(known.join(", ")));
        self.mistakes.push(mistake.suggesting(nearest(&word.text, known.iter().map(String::as_str))));
    }

    fn enemies(&mut self, state: &mut State, tokens: &mut Pool) {
        state.foes = Foes::default();
        for enemy in &self.draft.enemies {
            let Some(at) = self.space(state, &enemy.at) else { continue };
            let (kind, token) = match enemy.faction {
                Some(faction) => (EnemyType::of(faction), NONE),
                None => match tokens.take(&enemy.name, self.mistakes) {
                    Some(token) => (self.game.content.tokens[token].kind, token as u8),
                    None => continue,
                },
            };
            for _ in 0..enemy.count {
                let (open, facedown) = if enemy.facedown { (NONE, token) } else { (token, NONE) };
                let foe = Foe { kind, token: open, at, active: !enemy.facedown, marked: false, facing: Seats::NONE };
                match state.foes.add(foe, |_| false) {
                    Some(number) => state.secret.faces[usize::from(number)] = facedown,
                    None => self.no_room(&enemy.name.spot),
                }
            }
        }
        let State { public, secret } = state;
        for (kind, (stack, discarded)) in
            EnemyType::ALL.into_iter().zip(secret.stacks.iter_mut().zip(&mut public.discards.stacks))
        {
            let fits = |token: usize| self.game.content.tokens[token].kind == kind;
            let pile = self.draft.pile(Which::Stack(kind));
            let named = tokens.named(&fits, &pile, self.mistakes);
            let (top, discards) = tokens.deck(&fits, named, &pile, self.mistakes);
            *stack = self.pile(top.iter().map(|token| *token as u8));
            *discarded = self.pile(discards.iter().map(|token| *token as u8));
        }
    }

    fn card_decks(&mut self, state: &mut State, cards: &mut Pool) {
        let content = &self.game.content;
        let is_at = |home: Home| move |card: usize| content.cards[card].home == home;
        state.shop.clear();
        for (at, word) in self.draft.shop.iter().flatten().enumerate() {
            if at == SHOP {
                let message = say!("w-full-shop", "the shop holds {most} cards", most = SHOP);
                self.mistakes.push(fails(word, message));
                break;
            }
            let Some(card) = cards.take(word, self.mistakes) else { continue };
            if !is_at(Home::Asset)(card) {
                self.mistakes.push(fails(word, harness::example::other_deck(&word.text)));
            }
            if state.shop.try_push(card as u16).is_err() {
                self.no_room(&word.spot);
            }
        }
        let mut named = HOMES.map(|(home, which)| cards.named(&is_at(home), &self.draft.pile(which), self.mistakes));
        while state.shop.len() < SHOP
            && let Some(card) = cards.take_any(&is_at(Home::Asset))
        {
            if state.shop.try_push(card as u16).is_err() {
                self.no_room(self.draft.spot());
            }
        }
        let mut deck = |at: usize| {
            let ((home, which), named) = (HOMES[at], std::mem::take(&mut named[at]));
            let pile = self.draft.pile(which);
            let (top, discards) = cards.deck(&is_at(home), named, &pile, self.mistakes);
            let wide = |list: Vec<usize>| list.into_iter().map(|card| card as u16).collect::<Vec<u16>>();
            (wide(top), wide(discards))
        };
        let [loot, assets, (left, discards)] = [deck(0), deck(1), deck(2)];
        state.secret.loot = self.pile(loot.0.into_iter().map(Facedown::new));
        state.secret.assets = self.pile(assets.0.into_iter().map(Facedown::new));
        state.discards.loot = self.pile(loot.1.into_iter());
        state.discards.assets = self.pile(assets.1.into_iter());
        let set = |cards: &[u16]| {
            let number = |card: &u16| self.game.uniques.iter().position(|unique| unique == card);
            cards.iter().filter_map(number).fold(0, |set, number| set | 1 << number)
        };
        state.uniques = set(&left);
        state.unique_discards = set(&discards);
    }

    fn agendas(&mut self, state: &mut State, pools: &mut Pools) {
        let content = &self.game.content;
        for at in 0..content.agendas.len() {
            if state.agendas_out & (1 << at) == 0 {
                continue;
            }
            if pools.agendas.is_free(at) {
                pools.agendas.remove(at);
            } else {
                state.agendas_out &= !(1 << at);
            }
        }
        let pile = self.draft.pile(Which::Agendas);
        let named = pools.agendas.named(&|_| true, &pile, self.mistakes);
        let (top, discards) = pools.agendas.deck(&|_| true, named, &pile, self.mistakes);
        state.secret.agendas = self.pile(top.iter().map(|card| *card as u8));
        state.secret.agenda_discards = self.pile(discards.iter().map(|card| *card as u8));
        for card in discards {
            state.secret.show_all_agendas(1 << card);
        }
        let pile = self.draft.pile(Which::Perks);
        let named = pools.perks.named(&|_| true, &pile, self.mistakes);
        let (left, _) = pools.perks.deck(&|_| true, named, &pile, self.mistakes);
        state.perks = left.into_iter().fold(0, |set, perk| set | 1 << perk);
    }

    /// Encounter decks, the library and staged quests.
    fn stories(&mut self, state: &mut State) {
        let content = &self.game.content;
        let mut encounters = Pool::new(content.encounters.iter().map(|card| &card.id));
        let mut quests = Pool::new(content.quests.iter().map(|quest| &quest.id));
        let is_story = |word: &&Word| {
            content.quests.iter().any(|quest| quest.id == word.text)
                || content.encounters.iter().any(|card| card.id == word.text)
        };
        for word in self.draft.trashed.iter().chain(self.draft.out_of_game.iter().filter(is_story)) {
            let is_quest = content.quests.iter().any(|quest| quest.id == word.text);
            if is_quest {
                quests.take(word, self.mistakes)
            } else {
                encounters.take(word, self.mistakes)
            };
        }
        state.staged = PlayArea::default();
        for staged in &self.draft.staged {
            let Some(quest) = quests.take(&staged.quest, self.mistakes) else { continue };
            state.staged.stage(quest as u16);
            if state.staged.set_marks(quest as u16, staged.marks).is_err() {
                self.no_room(&staged.quest.spot);
            }
            let mut marked = Unique::new();
            for word in &staged.markers {
                let Some(at) = self.space(state, word) else { continue };
                marked.take(None, word, self.mistakes);
                if state.staged.mark(quest as u16, at).is_err() {
                    self.no_room(&word.spot);
                }
            }
        }
        for (at, icon) in EncounterIcon::ALL.into_iter().enumerate() {
            let pile = self.draft.pile(Which::Encounters(icon));
            let mut deck: Vec<usize> =
                pile.top.iter().filter_map(|word| encounters.take(word, self.mistakes)).collect();
            for (card, encounter) in content.encounters.iter().enumerate() {
                let starts = encounter.back == icon && encounter.number.is_none();
                if starts && encounters.is_free(card) && pile.left.is_none_or(|left| deck.len() < usize::from(left)) {
                    encounters.remove(card);
                    deck.push(card);
                }
            }
            pile.check_left(deck.len(), self.mistakes);
            state.secret.encounters[at] = self.pile(deck.iter().map(|card| Facedown::new(*card as u16)));
        }
        for (kind, pool) in [(0, &encounters), (1, &quests)] {
            let count = if kind == 0 { content.encounters.len() } else { content.quests.len() };
            for card in (0..count).filter(|card| !pool.is_free(*card)) {
                state.library[kind][card / 64] &= !(1 << (card % 64));
            }
        }
        // What is in no deck, not in the library and not in the play area is out of the game.
        for card in 0..content.encounters.len() as u16 {
            let lies = contains(&state.library[0], card)
                || state.secret.encounters.iter().any(|deck| deck.contains(&Facedown::new(card)));
            if !lies {
                insert(&mut state.trashed[0], card);
            }
        }
        for quest in 0..content.quests.len() as u16 {
            if !contains(&state.library[1], quest) && state.staged(quest).is_none() {
                insert(&mut state.trashed[1], quest);
            }
        }
    }

    /// Besides trashed cards, agenda cards for more players (W-SETUP-11) and the own card of a character, once it was
    /// discarded, are in no pile any more.
    fn out_of_game(&mut self, state: &mut State, pools: &mut Pools) {
        let content = &self.game.content;
        for word in &self.draft.out_of_game {
            let is_it = |id: &String| *id == word.text;
            let is_story = content.quests.iter().map(|quest| &quest.id).any(is_it)
                || content.encounters.iter().map(|card| &card.id).any(is_it);
            let mut agendas = (0u64..).zip(&content.agendas).filter(|(_, agenda)| is_it(&agenda.id)).peekable();
            let is_agenda = agendas.peek().is_some();
            if is_story || is_agenda && agendas.all(|(at, _)| state.agendas_out & (1 << at) != 0) {
                continue;
            }
            let own = (0u8..).zip(&content.characters).find(|(at, character)| {
                let is_own = content.cards.get(usize::from(character.card)).is_some_and(|card| is_it(&card.id));
                is_own && state.players.iter().any(|player| player.character == *at)
            });
            match own {
                Some((at, _)) if pools.cards.take(word, self.mistakes).is_some() => state.cards_gone |= 1 << at,
                Some(_) => {}
                None => {
                    let message = say!("w-stays-in-game", "no rule takes '{word}' out of the game", word = &word.text);
                    self.mistakes.push(fails(word, message));
                }
            }
        }
    }

    /// The supply is what nobody has; silhouette tokens are not part of it (W-SETUP-08).
    fn specials(&mut self, state: &mut State) {
        let content = &self.game.content;
        let mut supply = content.specials;
        for seat in state.all_seats() {
            let player = state.player(seat);
            let own = content.characters.get(usize::from(player.character)).map(|character| character.letter);
            for letter in player.special.iter().filter(|letter| Some(*letter) != own) {
                supply[letter as usize] = supply[letter as usize].saturating_sub(1);
            }
        }
        let pile = self.draft.pile(Which::Specials);
        let mut order = letters(&pile.top, self.mistakes);
        for (letter, word) in order.iter().zip(&pile.top) {
            match supply[*letter as usize].checked_sub(1) {
                Some(left) => supply[*letter as usize] = left,
                None => {
                    let message =
                        say!("w-no-token-left", "no more tokens '{word}' are in the supply", word = &word.text);
                    self.mistakes.push(fails(word, message));
                }
            }
        }
        while supply.iter().any(|count| *count > 0) {
            for letter in Letter::ALL {
                if supply[letter as usize] > 0 {
                    supply[letter as usize] -= 1;
                    order.push(letter);
                }
            }
        }
        // Fewer tokens than usual may be in the supply; those that are named are.
        order.truncate(pile.left.map_or(usize::MAX, usize::from).max(pile.top.len()));
        pile.check_left(order.len(), self.mistakes);
        state.secret.specials = self.pile(order.iter().map(|letter| *letter as u8));
    }
}
