//! The box of an example: plain dice, tiles and characters, and blank cards for whatever it does not define.

use crate::{
    content::{
        Abilities, Agenda, Area, Areas, Back, Card, CardKind, Character, Content, Corner, Encounter, EncounterIcon,
        EncounterOption, EnemyToken, EnemyType, Face, Faction, Home, Letter, Letters, MOST_CARDS, MOST_ENCOUNTERS,
        MOST_SET, MOST_TOKENS, MOST_UNIQUES, Objective, Perk, Quest, Space, Tile, Use, Way,
    },
    effect::{Cost, EffectList, Window},
    words::plain_word,
};

use super::drawings::{Shape, letter};

/// Numbers of the blank cards of the library, above those that examples are likely to choose.
const LIBRARY: u16 = 990;

fn areas(list: &[Area]) -> Areas {
    let mut areas = Areas::default();
    list.iter().for_each(|area| areas.insert(*area));
    areas
}

/// What an example can refer to in its definitions, without the things that it defines itself.
pub(super) fn plain_box(is_defined: &dyn Fn(&str, &str) -> bool) -> Content {
    let mut content = Content { effect_lists: vec![Vec::new()], ..Content::default() };
    if !is_defined("dice", "") {
        let face = |hits: u8, list: &[Area]| Face { hits, areas: areas(list) };
        content.faces = [
            face(0, &[Area::Head, Area::Arms]),
            face(1, &[Area::Body, Area::Legs]),
            face(0, &[Area::Head, Area::Legs]),
            face(2, &[Area::Body]),
            face(1, &[Area::Head, Area::Arms, Area::Legs]),
            face(0, &[]),
        ];
    }
    if !is_defined("specials", "") {
        content.specials = [5; 7];
    }
    content.names = ["market", "ruins"].map(str::to_owned).to_vec();
    let tiles = [
        ("camp", Back::DoubleSided, Shape::Quarters),
        ("town", Back::Dangerous, Shape::Columns(2)),
        ("road", Back::Dangerous, Shape::Rows(3)),
        ("pit", Back::Dangerous, Shape::Whole),
        ("lair", Back::Deadly, Shape::Columns(2)),
    ];
    for (id, back, shape) in tiles.into_iter().filter(|(id, _, _)| !is_defined("tile", id)) {
        let space = |at: u8| {
            let plain = Space { letter: letter(at), ..Space::default() };
            let icon = if at == 0 { EncounterIcon::Settlement } else { EncounterIcon::Wasteland };
            if id == "town" { Space { name: Some(at), icon: Some(icon), level: 2, ..plain } } else { plain }
        };
        let spaces = (0..shape.count()).map(space).collect();
        content.tiles.push(Tile { id: id.to_owned(), back, drawing: shape.drawing(), spaces, reverse: None });
    }
    for (at, letter) in (1u16..).zip([Letter::S, Letter::P, Letter::E, Letter::C, Letter::I]) {
        content.cards.push(blank_card(&format!("talent-{at}"), Home::Character, CardKind::Talent, None));
        let id = format!("c{at}");
        if !is_defined("character", &id) {
            let at_start = EffectList::default();
            let (card, always) = (at - 1, Vec::new());
            content.characters.push(Character { id, letter, card, at_start, always, starts_anywhere: false });
        }
    }
    for (number, back) in (LIBRARY..).zip(EncounterIcon::ALL) {
        content.encounters.push(blank_encounter(&format!("library-{}", plain_word(&back)), back, Some(number)));
    }
    let action = Objective { way: Way::Action(Vec::new()), condition: None, results: EffectList::default() };
    content.quests.push(Quest {
        id: "blank-quest".to_owned(),
        number: LIBRARY + 9,
        copies: Vec::new(),
        staged: EffectList::default(),
        objectives: vec![action],
    });
    content
}

fn blank_card(id: &str, home: Home, kind: CardKind, value: Option<u8>) -> Card {
    Card {
        id: id.to_owned(),
        home,
        kind,
        value,
        letters: Letters::default(),
        ranged: false,
        armor: 0,
        corner: Corner::default(),
        stays: None,
        stays_for: Cost::default(),
        unexhaust: Cost::default(),
        event: EffectList::default(),
        uses: Vec::new(),
        always: Vec::new(),
    }
}

fn blank_encounter(id: &str, back: EncounterIcon, number: Option<u16>) -> Encounter {
    Encounter { id: id.to_owned(), back, number, copies: Vec::new(), options: vec![EncounterOption::default()] }
}

/// Which blank pieces of a kind are put into the box.
pub(super) struct Wanted<'a> {
    /// Names that the example uses; a name may stand here several times.
    pub named: &'a [String],
    /// How many pieces the example has defined.
    pub defined: usize,
    /// How many there are in the whole box, where the example says so.
    pub total: Option<usize>,
}

impl Wanted<'_> {
    /// The named ones, and of the others as many as are needed, all in their order; never more than the box can hold.
    fn choose(&self, candidates: Vec<String>, usual: usize, most: usize) -> Vec<String> {
        let mut named: Vec<&String> = self.named.iter().collect();
        let mut chosen: Vec<bool> = candidates
            .iter()
            .map(|id| match named.iter().position(|name| *name == id) {
                Some(at) => {
                    named.remove(at);
                    true
                }
                None => false,
            })
            .collect();
        match self.total {
            None => chosen.iter_mut().take(usual).for_each(|chosen| *chosen = true),
            Some(total) => {
                let mut missing = total.saturating_sub(self.defined + chosen.iter().filter(|chosen| **chosen).count());
                for chosen in chosen.iter_mut().filter(|chosen| !**chosen) {
                    if missing == 0 {
                        break;
                    }
                    missing -= 1;
                    *chosen = true;
                }
            }
        }
        let chosen = candidates.into_iter().zip(chosen).filter(|(_, chosen)| *chosen).map(|(id, _)| id);
        chosen.take(most.saturating_sub(self.defined)).collect()
    }
}

/// `blank-loot-1`, `blank-loot-2` and so on.
fn numbered(name: &str, most: usize) -> Vec<String> {
    (1..=most).map(|number| format!("blank-{name}-{number}")).collect()
}

/// Blank items that do nothing and are worth something.
pub(super) fn add_cards(content: &mut Content, home: Home, wanted: &Wanted<'_>) {
    let (name, usual, value, most) = match home {
        Home::Loot => ("loot", 12, 2, MOST_CARDS),
        Home::Asset => ("asset", 16, 2, MOST_CARDS),
        Home::Unique => ("unique", 3, 5, MOST_UNIQUES),
        Home::Character => return,
    };
    for id in wanted.choose(numbered(name, 60), usual, most) {
        content.cards.push(blank_card(&id, home, CardKind::Aid, Some(value)));
    }
}

/// Agenda cards worth one influence: plain ones, two of each faction, and one for each type of enemies whose row is
/// that type; the others have an empty row.
pub(super) fn add_agendas(content: &mut Content, wanted: &Wanted<'_>) {
    const PLAIN: usize = 12;
    let mut ids = numbered("agenda", 40);
    let further = ids.split_off(PLAIN);
    ids.extend(["star-1", "star-2", "shield-1", "shield-2"].map(str::to_owned));
    ids.extend(EnemyType::ALL.iter().map(|kind| format!("row-{}", plain_word(kind))));
    let usual = ids.len();
    ids.extend(further);
    for id in wanted.choose(ids, usual, MOST_SET) {
        let faction = Faction::BOTH.into_iter().find(|faction| id.starts_with(&plain_word(faction)));
        let row = EnemyType::ALL.into_iter().filter(|kind| id == format!("row-{}", plain_word(kind))).collect();
        content.agendas.push(Agenda { id, players: 1, faction, scoring: Vec::new(), row });
    }
}

/// Agenda cards worth one influence for a group: as many as its deck takes of each kind besides those of the example,
/// six with an empty row and four, `enemy-1` and so on, whose row is the Enemy faction (W-COOP-14).
pub(super) fn add_group_agendas(content: &mut Content, friendly: Faction, wanted: &Wanted<'_>) {
    let enemy = EnemyType::ALL.into_iter().find(|kind| kind.faction() == Some(friendly.rival()));
    let shows = |agenda: &Agenda, faction| agenda.row.iter().any(|kind| kind.faction() == Some(faction));
    let own = |hostile: bool| {
        let fits = |agenda: &&Agenda| !shows(agenda, friendly) && shows(agenda, friendly.rival()) == hostile;
        content.agendas.iter().filter(fits).count()
    };
    let mut ids = numbered("agenda", 6_usize.saturating_sub(own(false)));
    ids.extend((1..=4_usize.saturating_sub(own(true))).map(|number| format!("enemy-{number}")));
    let usual = ids.len();
    for id in wanted.choose(ids, usual, MOST_SET) {
        let row = enemy.into_iter().filter(|_| id.starts_with("enemy")).collect();
        content.agendas.push(Agenda { id, players: 1, faction: None, scoring: Vec::new(), row });
    }
}

/// Perks that do nothing: `perk-s`, `perk-p` and so on, one of each letter; then a second of each, `perk-s-2`.
pub(super) fn add_perks(content: &mut Content, wanted: &Wanted<'_>) {
    let of = |letter: Letter| format!("perk-{}", format!("{letter:?}").to_lowercase());
    let mut ids: Vec<String> = Letter::ALL.into_iter().map(of).collect();
    ids.extend(Letter::ALL.into_iter().map(|letter| format!("{}-2", of(letter))));
    for id in wanted.choose(ids, Letter::ALL.len(), MOST_SET) {
        let Some(letter) = Letter::ALL.into_iter().find(|letter| id.starts_with(&of(*letter))) else { continue };
        let uses = Use { window: Window::Turn, condition: None, cost: Cost::default(), does: EffectList::default() };
        content.perks.push(Perk { id, letters: Letters::only(letter), uses });
    }
}

/// Tokens without abilities, vulnerable at the head: `critter-1` of level 1, `critter-2` of level 2, `critter-3` of
/// level 3, and the same again.
pub(super) fn add_tokens(content: &mut Content, kind: EnemyType, wanted: &Wanted<'_>) {
    let ids = (0..MOST_TOKENS).map(|at| format!("{}-{}", plain_word(&kind), at % 3 + 1)).collect();
    for id in wanted.choose(ids, 6, MOST_TOKENS) {
        let level = id.chars().last().and_then(|digit| digit.to_digit(10)).unwrap_or(1) as u8;
        let vulnerable = areas(&[Area::Head]);
        content.tokens.push(EnemyToken { id, kind, level, vulnerable, abilities: Abilities::default() });
    }
}

/// Starting cards with one option that does nothing.
pub(super) fn add_encounters(content: &mut Content, back: EncounterIcon, wanted: &Wanted<'_>) {
    let usual = if matches!(back, EncounterIcon::Wasteland | EncounterIcon::Settlement) { 4 } else { 0 };
    for id in wanted.choose(numbered(&plain_word(&back), 60), usual, MOST_ENCOUNTERS) {
        content.encounters.push(blank_encounter(&id, back, None));
    }
}
