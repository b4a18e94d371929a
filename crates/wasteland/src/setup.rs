//! Chapter SETUP: nine steps from the box to the first turn.

use kernel::{Asked, Because, Cup, EventId, Fault, FixedVec, Progress, Seat, Seats, Seed, rule};

use crate::{
    choice::{Ask, Choice, Reason},
    content::{Back, Content, EnemyType, Home, Laid, Letter, Scenario},
    effect::EffectList,
    event::Event,
    frame::{Frame, RoundStep, SetupStep, Source, What},
    machine::{Board, Wasteland, ask_one, because, broken},
    map::{MOST_PLACES, Node},
    mode,
    options::Setup,
    play_area::PlayArea,
    secret::{Facedown, Secret},
    state::{Discards, Foes, NO_CARD, NONE, Offer, PLAYERS, Player, Public, SHOP, State, Turn},
};

/// Steps 1 to 6, and the random first player of step 7.
pub(crate) fn set_up(game: &Wasteland, setup: &Setup, seed: Seed) -> Result<State, Because<Reason>> {
    let content = &game.content;
    if !(1..=PLAYERS as u8).contains(&setup.players) {
        return because(rule!("W-SETUP-02"), Reason::PlayerCount(setup.players));
    }
    let Some(scenario) = content.scenarios.get(usize::from(setup.scenario)) else {
        return because(rule!("W-SETUP-03"), Reason::Scenario(setup.scenario));
    };
    if content.characters.len() < usize::from(setup.players) {
        return because(rule!("W-SETUP-17"), Reason::Content);
    }
    let mut cup = Cup::new(seed);
    let (mut tiles, mut facedown) = ([NONE; MOST_PLACES], [NONE; MOST_PLACES]);
    let mut faceup = 0;
    let mut pools = [Back::Dangerous, Back::Deadly].map(|back| pool(content, scenario, back));
    pools.iter_mut().for_each(|pool| cup.shuffle(pool));
    for (place, laid) in scenario.places.iter().enumerate().take(MOST_PLACES) {
        let drawn = match laid.laid {
            Laid::Faceup(tile) => {
                faceup |= 1 << place;
                Some(tile)
            }
            Laid::Dangerous => pools[0].pop(),
            Laid::Deadly => pools[1].pop(),
        };
        let Some(tile) = drawn else { return because(rule!("W-SETUP-05"), Reason::Content) };
        let lying = if matches!(laid.laid, Laid::Faceup(_)) { &mut tiles } else { &mut facedown };
        lying[place] = tile;
    }
    let mut specials: FixedVec<u8, { crate::content::MOST_SPECIALS }> = FixedVec::new();
    for letter in Letter::ALL {
        for _ in 0..content.specials[letter as usize] {
            if specials.try_push(letter as u8).is_err() {
                return because(rule!("W-SETUP-08"), Reason::Content);
            }
        }
    }
    cup.shuffle(&mut specials);
    let mut stacks: [FixedVec<u8, { crate::content::MOST_TOKENS }>; EnemyType::ORDINARY] = Default::default();
    for (kind, stack) in EnemyType::ALL.into_iter().zip(&mut stacks) {
        let of_kind = (0u8..).zip(&content.tokens).filter(|(_, token)| token.kind == kind).map(|(number, _)| number);
        *stack = pile(of_kind.collect())?;
        cup.shuffle(stack);
    }
    let mut encounters: [FixedVec<Facedown, { crate::content::MOST_ENCOUNTERS }>; 4] = Default::default();
    let mut library = [[0; crate::content::MOST_NUMBERED / 64]; 2];
    for (number, encounter) in (0u16..).zip(&content.encounters) {
        if encounter.number.is_some() {
            library[0][usize::from(number) / 64] |= 1 << (number % 64);
        } else if encounters[encounter.back as usize].try_push(Facedown::new(number)).is_err() {
            return because(rule!("W-SETUP-10"), Reason::Content);
        }
    }
    for quest in 0..content.quests.len() {
        library[1][quest / 64] |= 1 << (quest % 64);
    }
    encounters.iter_mut().for_each(|deck| cup.shuffle(deck));
    let in_deck = mode::agenda_deck(content, setup.players, setup.mode, &mut cup);
    mode::is_possible(setup, scenario, in_deck.len() as u8)?;
    let agendas_out = in_deck.iter().fold(mask(content.agendas.len()), |out, number| out & !(1 << number));
    let mut agendas: FixedVec<u8, { crate::content::MOST_SET }> = pile(in_deck)?;
    cup.shuffle(&mut agendas);
    let mut of_home = |home: Home| {
        let cards = (0u16..).zip(&content.cards).filter(|(_, card)| card.home == home);
        let mut deck: FixedVec<Facedown, { crate::content::MOST_CARDS }> =
            pile(cards.map(|(number, _)| Facedown::new(number)).collect())?;
        cup.shuffle(&mut deck);
        Ok(deck)
    };
    let (loot, mut assets) = (of_home(Home::Loot)?, of_home(Home::Asset)?);
    let mut shop = FixedVec::new();
    for card in (0..SHOP).map_while(|_| assets.pop()) {
        if shop.insert(0, card.card()).is_err() {
            return because(rule!("W-SHOP-01"), Reason::Content);
        }
    }
    let first = Seat::new(cup.below(u32::from(setup.players)) as u8);
    let [under, before] = mode::first_frames(setup.mode);
    let frames = [under, Some(What::Setup(SetupStep::Survivor(0))), before].into_iter().flatten();
    let frames = FixedVec::of(frames.map(|what| Frame { what, cause: EventId::NONE }))
        .or_else(|_| because(rule!("W-SETUP-01"), Reason::Content))?;
    let public = Public {
        options: setup.options,
        events: 0,
        scenario: setup.scenario,
        seats: setup.players,
        round: 0,
        first,
        active: first,
        acted: Seats::NONE,
        passed: false,
        eliminated: Seats::NONE,
        influence_changed: Seats::NONE,
        world_changed: false,
        takeover: false,
        players: std::array::from_fn(|_| Player::new()),
        tiles,
        faceup,
        foes: Foes::default(),
        power: [0; 2],
        discards: Discards::default(),
        shop,
        uniques: mask(game.uniques.len()),
        unique_discards: 0,
        perks: mask(content.perks.len()),
        agendas_out,
        revealed: NONE,
        refresh_due: false,
        library,
        trashed: Default::default(),
        cards_gone: 0,
        staged: PlayArea::default(),
        turn: Turn::default(),
        encounter: None,
        fights: FixedVec::new(),
        trials: FixedVec::new(),
        success: false,
        loot_events: FixedVec::new(),
        earned: FixedVec::new(),
        offer: Offer::nothing(first, first),
        frames,
        winners: Seats::NONE,
    };
    let secret = Secret { tiles: facedown, agendas, loot, assets, encounters, stacks, specials, ..Secret::empty(cup) };
    Ok(State { public, secret })
}

/// A facedown pile of these, the first one on top.
fn pile<C: Copy + Default, const N: usize>(top_first: Vec<C>) -> Result<FixedVec<C, N>, Because<Reason>> {
    FixedVec::of(top_first.into_iter().rev()).or_else(|_| because(rule!("W-SETUP-05"), Reason::Content))
}

/// A set of the first so many numbers.
const fn mask(count: usize) -> u64 {
    if count >= 64 { u64::MAX } else { (1 << count) - 1 }
}

impl Wasteland {
    /// The agenda cards for so many players (W-SETUP-11).
    pub(crate) fn agendas_for(content: &Content, players: u8) -> Vec<u8> {
        let used = (0u8..).zip(&content.agendas).filter(|(_, agenda)| agenda.players <= players);
        used.map(|(number, _)| number).collect()
    }
}

impl Scenario {
    /// Whether the tile is shuffled for the facedown places: one that the sheet names, or any where it names none
    /// (W-SETUP-04, W-RULING-106), but never one that it lays faceup (W-SETUP-06).
    pub(crate) fn mixes(&self, tile: u8) -> bool {
        let is_faceup = self.places.iter().any(|place| place.laid == Laid::Faceup(tile));
        !is_faceup && (self.mix.is_empty() || self.mix.contains(&tile))
    }
}

/// W-SETUP-04: the tiles with this back that are shuffled.
pub(crate) fn pool(content: &Content, scenario: &Scenario, back: Back) -> Vec<u8> {
    let of_back = (0u8..).zip(&content.tiles).filter(|(_, tile)| tile.back == back).map(|(number, _)| number);
    of_back.filter(|number| scenario.mixes(*number)).collect()
}

impl Wasteland {
    /// The nth player from the first one on.
    fn nth(state: &State, nth: u8) -> Option<Seat> {
        (nth < state.seats).then(|| Seat::clockwise_from(state.first, state.seats).nth(usize::from(nth)))?
    }

    /// W-SETUP-17: whether nobody has taken the character.
    pub(crate) fn is_free(state: &State, character: u8) -> bool {
        state.players.iter().all(|player| player.character != character)
    }

    /// Whether the survivor's figure may begin on the tile at this place: the starting tile, and for some any faceup one
    /// (W-SETUP-19, W-NCAL-23).
    pub(crate) fn starts_on(&self, state: &State, seat: Seat, place: u8) -> bool {
        let character = self.content.characters.get(usize::from(state.player(seat).character));
        place == self.scenario(state).start
            || state.is_faceup(place) && character.is_some_and(|character| character.starts_anywhere)
    }

    pub(crate) fn decide_setup(&self, state: &State, step: SetupStep, options: &mut Vec<Choice>) -> Option<Asked<Ask>> {
        match step {
            SetupStep::Survivor(nth) => {
                let characters = (0..self.content.characters.len() as u8).filter(|one| Self::is_free(state, *one));
                options.extend(characters.map(Choice::Character));
                Some(ask_one(Self::nth(state, nth)?, Ask::Character))
            }
            SetupStep::Figure(nth) => {
                let seat = Self::nth(state, nth)?;
                let places = (0..MOST_PLACES as u8).filter(|place| self.starts_on(state, seat, *place));
                let spaces = places.flat_map(|place| self.land(state).spaces_at(place).iter());
                let taken = |node: Node| state.players.iter().any(|player| player.at == node);
                options.extend(spaces.filter(|node| !taken(*node)).map(Choice::Space));
                Some(ask_one(seat, Ask::StartSpace))
            }
            _ => None,
        }
    }
}

impl Board<'_> {
    pub(crate) fn step_setup(&mut self, step: SetupStep) -> Result<Progress, Fault> {
        match step {
            SetupStep::Survivor(nth) if nth < self.state.seats => return Ok(Progress::Ask),
            SetupStep::Survivor(_) => self.turn_to(What::Setup(SetupStep::Boards)),
            SetupStep::Figure(_) => return Ok(Progress::Ask),
            SetupStep::Boards => {
                self.prepare_boards()?;
                self.turn_to(What::Setup(SetupStep::Character(0)));
            }
            SetupStep::Character(nth) => match Wasteland::nth(self.state, nth) {
                None => self.turn_to(What::Setup(SetupStep::Scenario(0))),
                Some(seat) => {
                    self.turn_to(What::Setup(SetupStep::Character(nth + 1)));
                    self.character_begins(seat)?;
                }
            },
            SetupStep::Scenario(nth) => self.scenario_begins(nth)?,
            SetupStep::Enemies => {
                self.enemies_begin();
                mode::begin(self)?;
            }
        }
        Ok(Progress::Go)
    }

    pub(crate) fn answer_setup(&mut self, step: SetupStep, choice: Choice) -> Result<(), Fault> {
        match (step, choice) {
            (SetupStep::Survivor(nth), Choice::Character(character)) => {
                let seat = Wasteland::nth(self.state, nth).ok_or_else(|| broken("nobody sits there"))?;
                self.state.player_mut(seat).character = character;
                self.tell(rule!("W-SETUP-17"), || Event::CharacterChosen { seat, character });
                self.turn_to(What::Setup(SetupStep::Figure(nth)));
            }
            (SetupStep::Figure(nth), Choice::Space(node)) => {
                let seat = Wasteland::nth(self.state, nth).ok_or_else(|| broken("nobody sits there"))?;
                self.state.player_mut(seat).at = node;
                let is_start = node.place() == self.game.scenario(self.state).start;
                let rule = if is_start { rule!("W-SETUP-19") } else { rule!("W-NCAL-23") };
                self.tell(rule, || Event::FigurePlaced { seat, node });
                self.turn_to(What::Setup(SetupStep::Survivor(nth + 1)));
            }
            _ => return Err(broken("not what the set-up asks")),
        }
        Ok(())
    }

    /// Step 8: pegs, tokens, a starting agenda card and Caps (W-SETUP-20 to W-SETUP-25).
    fn prepare_boards(&mut self) -> Result<(), Fault> {
        self.run.reveal();
        for seat in self.state.in_priority() {
            let character = usize::from(self.state.player(seat).character);
            let letter = self.game.content.characters.get(character).map(|character| character.letter);
            let letter = letter.ok_or_else(|| broken("a character that is not in the box"))?;
            self.state.player_mut(seat).special.insert(letter);
            self.state.player_mut(seat).silhouette = true;
            self.tell(rule!("W-SETUP-21"), || Event::SpecialGained { seat, letter });
            self.draw_second_special(seat, letter);
            mode::deal_agenda(self, seat)?;
            self.state.player_mut(seat).caps = 3;
            self.tell(rule!("W-SETUP-25"), || Event::CapsGained { seat, amount: 3, caps: 3 });
        }
        Ok(())
    }

    /// W-SETUP-24.
    pub(crate) fn deal_agenda(&mut self, seat: Seat) {
        let Some(card) = self.state.secret.agendas.pop() else { return };
        self.state.secret.take_agenda(seat, card);
        mode::agenda_gained(self.state);
        self.tell(rule!("W-SETUP-24"), || Event::AgendaDrawn(seat));
        self.tell_face(seat, card, rule!("W-SETUP-24"));
    }

    /// W-SETUP-22, W-SETUP-23: a token of another letter; duplicates go back.
    fn draw_second_special(&mut self, seat: Seat, first: Letter) {
        let specials = &mut self.state.secret.specials;
        let Some(at) = specials.iter().rposition(|letter| *letter != first as u8) else { return };
        let drawn = specials.len() - at;
        let Some(letter) = specials.remove(at) else { return };
        let letter = Letter::ALL[usize::from(letter) % 7];
        for _ in 1..drawn {
            self.tell(rule!("W-SETUP-23"), || Event::SpecialReturned { seat, letter: first });
        }
        self.state.player_mut(seat).special.insert(letter);
        self.tell(rule!("W-SETUP-22"), || Event::SpecialGained { seat, letter });
        if drawn > 1 {
            self.mix_specials();
        }
    }

    /// W-CHARACTER-02, W-CHARACTER-03, and what the character says about the start of the game.
    fn character_begins(&mut self, seat: Seat) -> Result<(), Fault> {
        let number = self.state.player(seat).character;
        let Some(character) = self.game.content.characters.get(usize::from(number)) else {
            return Err(broken("a character that is not in the box"));
        };
        if !character.at_start.is_empty() {
            self.run_effects(character.at_start, seat, Source::Character(number))?;
        }
        if character.card != NO_CARD {
            self.character_card(seat, character.card)?;
        }
        Ok(())
    }

    /// Step 9: quests of the scenario and what else it says (W-SETUP-26).
    fn scenario_begins(&mut self, nth: u8) -> Result<(), Fault> {
        let scenario = self.game.scenario(self.state);
        let first = self.state.first;
        match scenario.quests.get(usize::from(nth)) {
            Some(quest) => {
                self.turn_to(What::Setup(SetupStep::Scenario(nth + 1)));
                self.stage(first, *quest)
            }
            None => {
                let effects: EffectList = scenario.at_start;
                self.turn_to(What::Setup(SetupStep::Enemies));
                if effects.is_empty() { Ok(()) } else { self.run_effects(effects, first, Source::Scenario) }
            }
        }
    }

    /// W-SETUP-27, W-SETUP-28.
    fn enemies_begin(&mut self) {
        for place in 0..MOST_PLACES as u8 {
            self.enemies_appear(place, rule!("W-SETUP-27"));
        }
        self.state.power = [0; 2];
    }

    /// W-ROUND-01.
    pub(crate) fn begin_first_round(&mut self) {
        self.state.round = 1;
        // The first player is next.
        self.state.active = self.state.right_of(self.state.first);
        self.state.note_change();
        let began = self.tell(rule!("W-ROUND-01"), || Event::RoundBegan(1));
        self.because_of(began);
        self.turn_to(What::Round(RoundStep::Next));
    }
}
