//! A small box of Wasteland, and positions set up with it.

use kernel::{Game, Run, Seat, Seed, Viewer};

use crate::{
    content::{
        Abilities, Agenda, Area, Areas, Back, Card, CardKind, Character, Content, Corner, Encounter, EncounterIcon,
        EncounterOption, EnemyAbility, EnemyToken, EnemyType, Face, Faction, FactionEnemy, FactionSheet, FactionValue,
        Home, Laid, Letter, Letters, Objective, Perk, Place, PowerSpace, Quest, Scenario, Scoring, Space, Task,
        Terrain, Tile, Trait, Use, Way,
    },
    effect::{Amount, Condition, Cost, Effect, EffectList, Measure, Modifier, Pile, Side, Standing, Trigger, Window},
    frame::{Frame, RoundStep, TurnStep, What},
    machine::Wasteland,
    map::{Drawing, Node, ROWS, row_length},
    options::Setup,
    state::{Foe, Held, NO_CARD, NONE, State, Turn},
    view::View,
};

/// The knife (S, A), the rifle (P, ranged), and a coat (armor 1).
pub(super) const KNIFE: u16 = 0;
pub(super) const RIFLE: u16 = 1;
pub(super) const COAT: u16 = 2;
pub(super) const SCOPE: u16 = 4;

pub(super) fn areas(filled: &[Area]) -> Areas {
    let mut areas = Areas::default();
    filled.iter().for_each(|area| areas.insert(*area));
    areas
}

fn abilities(list: &[EnemyAbility]) -> Abilities {
    let mut abilities = Abilities::default();
    list.iter().for_each(|ability| abilities.insert(*ability));
    abilities
}

fn letters(list: &[Letter]) -> Letters {
    let mut letters = Letters::default();
    list.iter().for_each(|letter| letters.insert(*letter));
    letters
}

/// Dice with 0 to 2 hits and all kinds of charts.
pub(super) fn faces() -> [Face; 6] {
    use Area::{Arms, Body, Head, Legs};
    let face = |hits, filled: &[Area]| Face { hits, areas: areas(filled) };
    [
        face(0, &[Head]),
        face(0, &[Arms, Legs]),
        face(1, &[Body, Head]),
        face(1, &[Legs]),
        face(2, &[Body, Arms]),
        face(1, &[]),
    ]
}

/// A tile of columns, as many as there are spaces.
fn tile(id: &str, back: Back, spaces: Vec<Space>) -> Tile {
    let count = spaces.len();
    let rows =
        (0..ROWS).flat_map(|row| (0..row_length(row)).map(move |column| (column * count / row_length(row)) as u8));
    Tile { id: id.to_owned(), back, drawing: Drawing(rows.collect()), spaces, reverse: None }
}

fn space(terrain: Terrain, enemies: &[EnemyType], icon: Option<EncounterIcon>) -> Space {
    Space { terrain, enemies: enemies.to_vec(), icon, level: 1, ..Space::default() }
}

fn card(id: &str, home: Home, kind: CardKind) -> Card {
    Card {
        id: id.to_owned(),
        home,
        kind,
        value: Some(2),
        letters: Letters::default(),
        ranged: false,
        armor: 0,
        corner: Corner::default(),
        stays: None,
        stays_for: Cost::default(),
        unexhaust: Cost::default(),
        event: EffectList(0),
        uses: Vec::new(),
        always: Vec::new(),
    }
}

fn cards() -> Vec<Card> {
    let (weapon, apparel) = (CardKind::Weapon, CardKind::Apparel);
    let mut cards = vec![
        Card { letters: letters(&[Letter::S, Letter::A]), ..card("knife", Home::Asset, weapon) },
        Card { letters: letters(&[Letter::P]), ranged: true, ..card("rifle", Home::Asset, weapon) },
        Card { armor: 1, ..card("coat", Home::Asset, apparel) },
    ];
    let boots = Modifier { what: Standing::MovePoints(1), condition: None };
    cards.push(Card { always: vec![boots], ..card("boots", Home::Loot, apparel) });
    let sight = Modifier { what: Standing::FightRerolls(1), condition: Some(Condition::Fighting(EnemyType::Robot)) };
    cards.push(Card { always: vec![sight], ..card("scope", Home::Loot, weapon) });
    let does = EffectList(1);
    let stim = Use { window: Window::Turn, condition: None, cost: Cost { discard: true, ..Cost::default() }, does };
    let spend = Use {
        window: Window::Reroll,
        condition: None,
        cost: Cost { exhaust: true, dice: 1, ..Cost::default() },
        does: EffectList(2),
    };
    cards.push(Card { uses: vec![stim], ..card("stim", Home::Loot, CardKind::Aid) });
    cards.push(Card { uses: vec![spend], ..card("charm", Home::Loot, CardKind::Magazine) });
    for number in 0..6 {
        cards.push(card(&format!("asset-{number}"), Home::Asset, CardKind::Aid));
        cards.push(card(&format!("loot-{number}"), Home::Loot, CardKind::Drug));
    }
    cards
}

fn agendas() -> Vec<Agenda> {
    let row = |number: usize| vec![EnemyType::ALL[number % 7], EnemyType::ALL[(number * 3 + 1) % 7]];
    let scoring = |number: u8| match number % 4 {
        0 => vec![Scoring { amount: Amount::each(Measure::Agendas), condition: None }],
        1 => vec![Scoring { amount: Amount::fixed(2), condition: Some(Condition::AtLeast(Measure::Caps, 3)) }],
        2 => vec![
            Scoring { amount: Amount::each(Measure::PowerLead(Faction::Star)), condition: None },
            Scoring { amount: Amount::fixed(3), condition: Some(Condition::Loyal(Some(Faction::Star))) },
        ],
        _ => Vec::new(),
    };
    (0..14u8)
        .map(|number| Agenda {
            id: format!("agenda-{number}"),
            players: if number == 13 { 4 } else { 1 },
            faction: match number % 4 {
                2 => Some(Faction::Star),
                3 => Some(Faction::Shield),
                _ => None,
            },
            scoring: scoring(number),
            row: row(usize::from(number)),
        })
        .collect()
}

fn tokens() -> Vec<EnemyToken> {
    use EnemyAbility::{Aggressive, Armor, Loot, Radiation, Ranged, Retreat};
    let kinds: [&[EnemyAbility]; 4] = [&[], &[Aggressive, Loot], &[Ranged, Retreat], &[Radiation, Armor]];
    let charts: [&[Area]; 3] = [&[Area::Head], &[Area::Body, Area::Legs], &[Area::Arms, Area::Head]];
    let ordinary = EnemyType::ALL.into_iter().take(EnemyType::ORDINARY);
    ordinary
        .flat_map(|kind| (0..8).map(move |number| (kind, number)))
        .map(|(kind, number)| EnemyToken {
            id: format!("token-{number}"),
            kind,
            level: number as u8 % 3 + 1,
            vulnerable: areas(charts[number % 3]),
            abilities: abilities(kinds[number % 4]),
        })
        .collect()
}

/// The same map around one of two starting tiles.
fn scenario(start: u8) -> Scenario {
    let ring = [(0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0)];
    let laid = [Laid::Faceup(1), Laid::Dangerous, Laid::Deadly, Laid::Faceup(2), Laid::Dangerous, Laid::Deadly];
    let mut places = vec![Place { q: 0, r: 0, laid: Laid::Faceup(start) }];
    places.extend(ring.into_iter().zip(laid).map(|((q, r), laid)| Place { q, r, laid }));
    let enemy = FactionEnemy {
        level: FactionValue::X,
        vulnerable: areas(&[Area::Body]),
        abilities: abilities(&[EnemyAbility::Aggressive]),
    };
    Scenario {
        id: "small".to_owned(),
        mode: None,
        places,
        mix: Vec::new(),
        start: 0,
        quests: vec![0],
        at_start: EffectList(3),
        factions: [
            FactionSheet { id: "star".to_owned(), enemy: Some(enemy) },
            FactionSheet { id: "shield".to_owned(), enemy: None },
        ],
        track: (0..7).map(|place| PowerSpace { x: 1 + place / 3, y: place }).collect(),
        ends: None,
        beside: Vec::new(),
    }
}

fn encounters() -> Vec<Encounter> {
    let test = Task::Test { letters: letters(&[Letter::S, Letter::L]), difficulty: Amount::fixed(2), other: false };
    let option = |task| EncounterOption {
        task: Some(task),
        succeed: EffectList(4),
        fail: EffectList(5),
        ..EncounterOption::default()
    };
    let backs = [EncounterIcon::Wasteland, EncounterIcon::Settlement];
    let both = backs.into_iter().flat_map(|back| (0..3).map(move |number| (back, number)));
    both.map(|(back, number)| Encounter {
        id: format!("encounter-{number}"),
        back,
        number: None,
        copies: Vec::new(),
        options: vec![option(test.clone()), option(Task::Fight(EnemyType::Human)), option(Task::Do(EffectList(6)))],
    })
    .collect()
}

/// The whole box. The second scenario has a start for four; the first one's is two halves.
pub(super) fn game() -> Wasteland {
    use EnemyType::{Critter, Human, Monster, Robot, SuperMutant};
    use Terrain::{Difficult, Irradiated, Plain};
    let town = Some(EncounterIcon::Settlement);
    let ruin = Some(EncounterIcon::Wasteland);
    let wild = |number: usize, back| {
        let kinds = [Critter, Human, Robot, Monster, SuperMutant];
        let spaces = vec![
            space(Plain, &[kinds[number % 5]], ruin),
            space(Irradiated, &[], None),
            space(Difficult, &[kinds[(number + 2) % 5]], town),
        ];
        tile(&format!("wild-{number}"), back, spaces)
    };
    let mut tiles = vec![
        tile("start", Back::DoubleSided, vec![space(Plain, &[], town), space(Plain, &[], None)]),
        tile("north", Back::DoubleSided, vec![space(Irradiated, &[], None), space(Difficult, &[Robot], ruin)]),
        tile("south", Back::DoubleSided, vec![space(Plain, &[Critter], None), space(Plain, &[], ruin)]),
        tile("wide", Back::DoubleSided, (0..4).map(|_| space(Plain, &[], town)).collect()),
    ];
    tiles.extend((0..4).map(|number| wild(number, Back::Dangerous)));
    tiles.extend((4..8).map(|number| wild(number, Back::Deadly)));
    let perk = |letter: Letter| Perk {
        id: format!("perk-{letter:?}"),
        letters: Letters::only(letter),
        uses: Use { window: Window::Turn, condition: None, cost: Cost::default(), does: EffectList(1) },
    };
    let objective = Objective { way: Way::Triggered(Trigger::Kill(None, 0)), condition: None, results: EffectList(4) };
    let errand = Objective {
        way: Way::Action(vec![Task::Test {
            letters: letters(&[Letter::S]),
            difficulty: Amount::fixed(2),
            other: false,
        }]),
        condition: Some(Condition::AtIcon(EncounterIcon::Settlement)),
        results: EffectList(5),
    };
    let quest = |id: &str, number, objective| Quest {
        id: id.to_owned(),
        number,
        copies: Vec::new(),
        staged: EffectList(0),
        objectives: vec![objective],
    };
    let character = |letter: Letter| Character {
        id: format!("character-{letter:?}"),
        letter,
        card: NO_CARD,
        at_start: EffectList(0),
        always: Vec::new(),
        starts_anywhere: false,
    };
    Wasteland::new(Content {
        faces: faces(),
        specials: [4; 7],
        tiles,
        scenarios: vec![scenario(0), scenario(3)],
        tokens: tokens(),
        cards: cards(),
        perks: Letter::ALL.into_iter().chain(Letter::ALL).map(perk).collect(),
        characters: Letter::ALL.into_iter().map(character).collect(),
        agendas: agendas(),
        encounters: encounters(),
        quests: vec![quest("quest", 1, objective), quest("errand", 2, errand)],
        effect_lists: vec![
            Vec::new(),
            vec![Effect::Heal(Amount::fixed(2)), Effect::Points(Amount::fixed(1))],
            vec![Effect::AddHits(Amount::fixed(1)), Effect::Rerolls(Amount::fixed(1))],
            vec![Effect::PlaceTokens(Faction::Star, crate::effect::Where::Start, Amount::fixed(1))],
            vec![
                Effect::Draw(Pile::Agenda, Amount::fixed(1)),
                Effect::Become(Trait::WellRested),
                Effect::Draw(Pile::Loot, Amount::fixed(1)),
                Effect::Xp(Amount::fixed(2)),
            ],
            vec![Effect::Rads(Amount::fixed(1)), Effect::Power(Side::One(Faction::Shield), Amount::fixed(1))],
            vec![Effect::DrawOneOf(Pile::Agenda, 2), Effect::Reorder(Pile::Loot, 2)],
        ],
        ..Content::default()
    })
}

/// A first turn of seat 0 on an empty map: all stand in the second space of the start, unhurt.
pub(super) fn position(game: &Wasteland, players: u8) -> State {
    let mut run = Run::silent();
    let setup = Setup::of(players);
    let mut state = kernel::begin(game, &setup, Seed::from_number(1), &mut run).unwrap();
    let seat = Seat::new(0);
    state.first = seat;
    state.active = seat;
    state.round = 1;
    state.turn = Turn { actions: 2, opening: true, starting: true, ..Turn::default() };
    for (number, player) in (0u8..).zip(state.players.iter_mut().take(players.into())) {
        player.character = number;
        player.at = Node::new(0, 1);
    }
    state.frames.clear();
    for what in [What::Round(RoundStep::Next), What::Turn(TurnStep::Choose)] {
        state.frames.try_push(Frame { what, cause: kernel::EventId::NONE }).unwrap();
    }
    state
}

/// Takes a token of the type out of its stack, by its number there from 0 to 7, and puts it on the map.
pub(super) fn put(game: &Wasteland, state: &mut State, kind: EnemyType, nth: u8, at: Node) -> u8 {
    let token = match kind.faction() {
        Some(_) => NONE,
        None => kind as u8 * 8 + nth,
    };
    if kind.faction().is_none() {
        assert_eq!(game.content.tokens[usize::from(token)].kind, kind);
        state.secret.stacks[kind as usize].retain(|other| *other != token);
    }
    state
        .foes
        .add(Foe { kind, token, at, active: true, marked: false, facing: kernel::Seats::NONE }, |_| false)
        .unwrap()
}

/// Turns an enemy facedown.
pub(super) fn lay_down(state: &mut State, number: u8) {
    let State { public, secret } = state;
    let foe = public.foes.get_mut(number).unwrap();
    foe.active = false;
    secret.faces[usize::from(number)] = std::mem::replace(&mut foe.token, NONE);
}

/// Equips a card.
pub(super) fn equip(game: &Wasteland, state: &mut State, seat: Seat, card: u16) {
    let slot = game.content.cards[usize::from(card)].kind.slot().unwrap();
    state.player_mut(seat).equipped[slot] = Held::ready(card);
}

/// What seat 0 sees.
pub(super) fn view(game: &Wasteland, state: &State) -> View {
    game.view(state, Viewer::Seat(Seat::new(0)))
}
