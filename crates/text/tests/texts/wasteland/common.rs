//! A small Wasteland of its own, with a text for everything in it but the last of each kind.

use std::collections::BTreeMap;

use pack::{Lang, Source, TextSource};
use text::wasteland::{EnemyContext, Names, NamingContext};
use wasteland::{
    content::{
        Abilities, Agenda, Areas, Back, Card, CardKind, Character, Content, Corner, Encounter, EncounterIcon,
        EncounterOption, EnemyToken, EnemyType, Face, Faction, FactionSheet, Home, Laid, Letter, Letters, Objective,
        Perk, Place, PowerSpace, Quest, Scenario, Space, Tile, Use, Way,
    },
    effect::{Cost, EffectList, Trigger, Window},
    map::{Drawing, Node},
};

const EN: &str = "
tile-camp = Crossroads Camp
space-bridge = Rusty Bridge
scenario-road = The Long Road
faction-lamps = Lamplighters
    .about = They trim the wicks.
faction-wardens = Wardens
enemy-hare = Ditch Hare
    .flavor = Eats the candle first.
card-pipe = Lead Pipe
    .flavor = It has solved more problems than it caused.
card-stranger = The Stranger
perk-nimble = Nimble
    .flavor = Never where they aim.
agenda-light = Bring the Light
    .flavor = One wick at a time.
character-gardener = Glow Gardener
encounter-well = The Dry Well
    .intro = Somebody calls from below.
    .option-1 = Throw a rope
    .option-1-succeed = A hand takes it.
    .option-1-fail = The rope comes back alone.
quest-radio = The Silent Radio
    .intro = Static, then a name.
    .objective-1 = reach the mast
";

const RU: &str = "
tile-camp = Лагерь на перекрёстке
space-bridge = Ржавый мост
scenario-road = Долгая дорога
faction-lamps = Фонарщики
    .about = Они подрезают фитили.
faction-wardens = Стражи
enemy-hare = Канавный заяц
    .flavor = Первым делом съедает свечу.
card-pipe = Свинцовая труба
    .flavor = Решила больше бед, чем натворила.
card-stranger = Незнакомец
perk-nimble = Вёрткость
    .flavor = Никогда не там, куда целятся.
agenda-light = Нести свет
    .flavor = По фитилю за раз.
character-gardener = Садовница с огоньком
encounter-well = Сухой колодец
    .intro = Снизу кто-то зовёт.
    .option-1 = Бросить верёвку
    .option-1-succeed = За неё берётся рука.
    .option-1-fail = Верёвка возвращается одна.
quest-radio = Молчащее радио
    .intro = Треск, потом имя.
    .objective-1 = дойти до мачты
";

fn usage() -> Use {
    Use { window: Window::Turn, condition: None, cost: Cost::default(), does: EffectList(0) }
}

fn card(id: &str, kind: CardKind, uses: usize) -> Card {
    Card {
        id: id.to_owned(),
        home: Home::Loot,
        kind,
        value: Some(3),
        letters: Letters::default(),
        ranged: false,
        armor: 0,
        corner: Corner::default(),
        stays: None,
        stays_for: Cost::default(),
        unexhaust: Cost::default(),
        event: EffectList(0),
        uses: vec![usage(); uses],
        always: Vec::new(),
    }
}

fn tile(id: &str, back: Back) -> Tile {
    let named = Space { letter: 'a', name: Some(0), ..Space::default() };
    let plain = Space { letter: 'b', ..Space::default() };
    Tile { id: id.to_owned(), back, drawing: Drawing(Vec::new()), spaces: vec![named, plain], reverse: None }
}

/// The content.
pub fn content() -> Content {
    let places = [(0, 0, Laid::Faceup(0)), (0, -1, Laid::Dangerous), (1, -3, Laid::Deadly)];
    let faction = |id: &str| FactionSheet { id: id.to_owned(), enemy: None };
    let agenda = |id: &str, faction| Agenda {
        id: id.to_owned(),
        players: 1,
        faction,
        scoring: Vec::new(),
        row: vec![EnemyType::Critter],
    };
    let objective = Objective { way: Way::Triggered(Trigger::Camp), condition: None, results: EffectList(0) };
    Content {
        faces: [
            Face { hits: 0, areas: Areas(0b0011) },
            Face { hits: 1, areas: Areas(0b0100) },
            Face { hits: 2, areas: Areas(0) },
            Face::default(),
            Face::default(),
            Face::default(),
        ],
        names: vec!["bridge".to_owned()],
        tiles: vec![tile("camp", Back::DoubleSided), tile("mill", Back::Dangerous)],
        scenarios: vec![Scenario {
            id: "road".to_owned(),
            mode: None,
            places: places.map(|(q, r, laid)| Place { q, r, laid }).to_vec(),
            mix: Vec::new(),
            start: 0,
            quests: Vec::new(),
            at_start: EffectList(0),
            factions: [faction("lamps"), faction("wardens")],
            track: vec![PowerSpace::default(); 3],
            ends: None,
            beside: Vec::new(),
        }],
        tokens: vec![EnemyToken {
            id: "hare".to_owned(),
            kind: EnemyType::Critter,
            level: 1,
            vulnerable: Areas(1),
            abilities: Abilities(0),
        }],
        cards: vec![
            card("pipe", CardKind::Weapon, 1),
            card("stranger", CardKind::Companion, 2),
            card("untold", CardKind::Aid, 0),
        ],
        perks: vec![Perk { id: "nimble".to_owned(), letters: Letters::only(Letter::A), uses: usage() }],
        characters: vec![Character {
            id: "gardener".to_owned(),
            letter: Letter::E,
            card: 0,
            at_start: EffectList(0),
            always: Vec::new(),
            starts_anywhere: false,
        }],
        agendas: vec![agenda("light", Some(Faction::Star)), agenda("untold", None)],
        encounters: vec![Encounter {
            id: "well".to_owned(),
            back: EncounterIcon::Wasteland,
            number: None,
            copies: Vec::new(),
            options: vec![EncounterOption::default(); 2],
        }],
        quests: vec![Quest {
            id: "radio".to_owned(),
            number: 7,
            copies: Vec::new(),
            staged: EffectList(0),
            objectives: vec![objective],
        }],
        effect_lists: vec![Vec::new()],
        ..Content::default()
    }
}

/// The names of the content.
pub fn names(content: &Content) -> Names {
    let said = [(Lang::En, EN), (Lang::Ru, RU)]
        .map(|(lang, text)| TextSource { lang, source: Source::new(format!("text/{}/names.ftl", lang.code()), text) });
    Names::new(content, &said)
}

/// A position in which everything is known.
pub fn context() -> NamingContext {
    let foe = |kind, token, at| EnemyContext { kind, token, at };
    let foes = [
        foe(EnemyType::Critter, Some(0), Node::new(0, 0)),
        foe(EnemyType::Robot, None, Node::new(2, 0)),
        foe(EnemyType::Star, None, Node::new(0, 1)),
    ];
    NamingContext {
        deal: None,
        effect: None,
        scenario: 0,
        tiles: vec![Some(0), None, None],
        foes: (0..).zip(foes).collect::<BTreeMap<_, _>>(),
        meeting: Some(0),
        level: Some(2),
        dice: Some([0, 1, 2]),
    }
}
