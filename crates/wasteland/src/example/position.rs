//! From a draft to a state: the box with the example's own things, then a new game or a position.

use std::collections::BTreeSet;

use kernel::{Game as _, Run, Seed, drive};
use pack::{Argument, Message, Mistake, Mistakes, Node, Severity, nearest, say};

use crate::{
    Wasteland,
    content::{Back, Content, Letter},
    options::Setup,
    reading::read_definitions,
    state::{PLAYERS, State},
    words::find_letter,
};

use super::{
    Example, NotSetUp, Position, blank,
    decks::{bring_up, fill_box},
    draft::{Draft, Step, Which},
    drawings::spelled_out,
    fails, not_understood, said,
    sheet::{self, Lying},
    table::Builder,
    told::Names,
};

/// Sets up the position of an example; nothing when the draft itself is wrong.
pub(super) fn set_up(example: &Example, mistakes: &mut Mistakes) -> Option<Result<Position, NotSetUp>> {
    let draft = &example.given;
    let (mut content, lying) = read_box(example, mistakes);
    if mistakes.has_errors() {
        return None;
    }
    fill_box(&mut content, draft);
    let game = Wasteland::new(content);
    let players = draft.names();
    let mut run = Run::recording();
    run.rig(draft.chance.script(&game.content));
    if draft.step != Step::NewGame && !(1..=PLAYERS).contains(&players.len()) {
        let message = say!("w-players-count", "a position has one to four players");
        mistakes.push(Mistake::error(&draft.spot(), "players", message));
        return None;
    }
    let setup = Setup {
        players: players.len() as u8,
        scenario: scenario(&game.content, draft, mistakes)?,
        options: example.options,
    };
    let mut state = match game.set_up(&setup, Seed::from_number(draft.seed)) {
        Ok(state) => state,
        Err(because) => return Some(Err(NotSetUp::Refused(because))),
    };
    lay_tiles(&game.content, &mut state, &lying, mistakes);
    if draft.step == Step::NewGame {
        prepare_new_game(&game.content, draft, &players, &mut state, mistakes);
    } else {
        Builder { game: &game, draft, players: &players, mistakes }.fill(&mut state)?;
    }
    if mistakes.has_errors() {
        return None;
    }
    if let Err(wrong) = game.audit(&state) {
        let message = say!("w-impossible", "this position cannot be: {wrong}", wrong);
        mistakes.push(Mistake::error(&draft.spot(), "given", message));
        return None;
    }
    let names = Names::of(&game, &state);
    Some(match drive(&game, &mut state, &mut run) {
        Ok(()) => {
            let mut position = Position { game, state, players, run, told: Vec::new() };
            position.hear(names);
            Ok(position)
        }
        Err(fault) => Err(NotSetUp::Fault(fault)),
    })
}

/// The plain box with what the example defines, and the tiles as its map names them.
fn read_box(example: &Example, mistakes: &mut Mistakes) -> (Content, Vec<Lying>) {
    let mut defined = BTreeSet::new();
    for node in &example.definitions {
        let id = node.arguments.first().map(Argument::written).unwrap_or_default();
        let id = if matches!(node.name(), "dice" | "specials") { String::new() } else { id };
        defined.insert((node.name().to_owned(), id));
    }
    let base = blank::plain_box(&|kind, id| defined.contains(&(kind.to_owned(), id.to_owned())));
    let mut nodes: Vec<Node> = Vec::new();
    for node in &example.definitions {
        nodes.push(if node.name() == "tile" { spelled_out(node, mistakes) } else { node.clone() });
    }
    let has_scenario = nodes.iter().any(|node| node.name() == "scenario");
    let mut lying = Vec::new();
    if !has_scenario {
        let back_of = |id: &str| {
            let printed = base.tiles.iter().find(|tile| tile.id == id).map(|tile| tile.back);
            printed.or_else(|| nodes.iter().find_map(|node| back_of_node(node, id)))
        };
        let (scenario, found) = sheet::scenario(&example.sheet, example.given.map.as_ref(), &back_of, mistakes);
        lying = found;
        nodes.push(scenario);
    } else if let Some(extra) = example.sheet.first().or(example.given.map.as_ref()) {
        let message = say!("w-two-scenarios", "this belongs into the scenario that the example defines");
        mistakes.push(fails(&extra.name, message));
    }
    // What a pack would be warned of is of no matter in an example.
    let mut found = Mistakes::new();
    let content = read_definitions(&nodes, &base, &mut found);
    found.into_iter().filter(|one| one.severity == Severity::Error).for_each(|one| mistakes.push(one));
    (content, lying)
}

fn back_of_node(node: &Node, id: &str) -> Option<Back> {
    if node.name() != "tile" || node.arguments.first().map(Argument::written).as_deref() != Some(id) {
        return None;
    }
    let back = node.properties.iter().find(|property| property.name.text == "back")?;
    Some(match back.value.written().as_str() {
        "deadly" => Back::Deadly,
        "double" => Back::DoubleSided,
        _ => Back::Dangerous,
    })
}

fn scenario(content: &Content, draft: &Draft, mistakes: &mut Mistakes) -> Option<u8> {
    let Some(word) = &draft.scenario else { return Some(0) };
    let found = content.scenarios.iter().position(|scenario| scenario.id == word.text);
    if found.is_none() {
        let known: Vec<&str> = content.scenarios.iter().map(|scenario| scenario.id.as_str()).collect();
        let message = say!("w-unknown-scenario", "there is no scenario '{word}'", word = &word.text);
        let suggestion = nearest(&word.text, known.iter().copied());
        mistakes.push(fails(word, message).expecting(Message::verbatim(known.join(", "))).suggesting(suggestion));
    }
    found.map(|at| at as u8)
}

/// Puts the named tiles at their places; random ones come from those that are left.
fn lay_tiles(content: &Content, state: &mut State, lying: &[Lying], mistakes: &mut Mistakes) {
    let mut taken: Vec<u8> = Vec::new();
    for (at, word) in lying.iter().enumerate().filter_map(|(at, lying)| Some((at, lying.tile.as_ref()?))) {
        let Some(tile) = content.tiles.iter().position(|tile| tile.id == word.text) else { continue };
        let tile = tile as u8;
        if taken.contains(&tile) {
            let message = say!("w-tile-twice", "'{word}' lies on the map already", word = &word.text);
            mistakes.push(fails(word, message));
        }
        taken.push(tile);
        state.tiles[at] = tile;
    }
    for at in (0..lying.len()).filter(|at| lying[*at].tile.is_none()) {
        let drawn = state.tiles[at];
        let back = content.tiles.get(usize::from(drawn)).map(|tile| tile.back);
        let free = |tile: &u8| Some(content.tiles[usize::from(*tile)].back) == back && !taken.contains(tile);
        if let Some(tile) = std::iter::once(drawn).chain(0..content.tiles.len() as u8).find(free) {
            taken.push(tile);
            state.tiles[at] = tile;
        }
    }
}

/// What an example decides about a new game: the first player, and what comes up first.
fn prepare_new_game(content: &Content, draft: &Draft, players: &[String], state: &mut State, mistakes: &mut Mistakes) {
    if let Some(word) = &draft.first {
        match players.iter().position(|player| *player == word.text) {
            Some(seat) => {
                state.first = kernel::Seat::new(seat as u8);
                state.active = state.first;
            }
            None => mistakes.push(said::no_player(word, players)),
        }
    }
    if let Some(person) = draft.people.first() {
        let message = say!("w-nobody-yet", "in a new game nobody has anything yet");
        mistakes.push(fails(&person.name, message));
    }
    let mut tops = |which: Which, names: Vec<&String>| -> Vec<usize> {
        let mut found: Vec<usize> = Vec::new();
        for word in draft.pile(which).top {
            let mut copies = names.iter().enumerate().filter(|(_, name)| ***name == word.text).map(|(at, _)| at);
            match copies.find(|at| !found.contains(at)) {
                Some(at) => found.push(at),
                None => {
                    let message = say!("w-no-card", "there is no '{word}' in the box", word = &word.text);
                    mistakes
                        .push(fails(&word, message).suggesting(nearest(&word.text, names.iter().map(|n| n.as_str()))));
                }
            }
        }
        found
    };
    let cards = || content.cards.iter().map(|card| &card.id).collect::<Vec<_>>();
    let wide = |found: Vec<usize>| found.into_iter().map(|at| at as u16).collect::<Vec<u16>>();
    let narrow = |found: Vec<usize>| found.into_iter().map(|at| at as u8).collect::<Vec<u8>>();
    bring_up(state.loot.draw_pile_mut(), &wide(tops(Which::Loot, cards())));
    bring_up(state.assets.draw_pile_mut(), &wide(tops(Which::Assets, cards())));
    let agendas = content.agendas.iter().map(|card| &card.id).collect();
    bring_up(state.agendas.draw_pile_mut(), &narrow(tops(Which::Agendas, agendas)));
    for (at, icon) in crate::content::EncounterIcon::ALL.into_iter().enumerate() {
        let encounters = content.encounters.iter().map(|card| &card.id).collect();
        bring_up(&mut state.encounters[at], &wide(tops(Which::Encounters(icon), encounters)));
    }
    for (stack, kind) in state.stacks.iter_mut().zip(crate::content::EnemyType::ALL) {
        let tokens = content.tokens.iter().map(|token| &token.id).collect();
        bring_up(stack.draw_pile_mut(), &narrow(tops(Which::Stack(kind), tokens)));
    }
    let letters = letters(&draft.pile(Which::Specials).top, mistakes);
    let letters: Vec<u8> = letters.into_iter().map(|letter| letter as u8).collect();
    bring_up(&mut state.specials, &letters);
}

/// The letters that these words name.
pub(super) fn letters(words: &[pack::Word], mistakes: &mut Mistakes) -> Vec<Letter> {
    let mut found = Vec::new();
    for word in words {
        match find_letter(&word.text) {
            Ok(letter) => found.push(letter),
            Err(unknown) => mistakes.push(fails(word, not_understood(&unknown))),
        }
    }
    found
}
