//! From a draft to a state: the box with the example's own things, then a new game or a position.

use std::collections::BTreeSet;

use harness::example::{Given, fails, means_otherwise, no_card, said};
use kernel::{Because, Game as _, Seed};
use pack::{Argument, Message, Mistake, Mistakes, Node, Severity, nearest, say};

use crate::{
    Wasteland,
    choice::Reason,
    content::{Back, Content, Letter},
    mode::{Pick, coop},
    options::{CoopOptions, NcalOptions, Setup},
    reading::read_definitions,
    secret::Facedown,
    state::{NONE, PLAYERS, State},
    words::find_letter,
};

#[cfg(feature = "source")]
use super::possible::Possible;
use super::{
    Example, blank,
    decks::{bring_up, fill_box},
    draft::{Draft, GameStep, Which},
    drawings::{plain_node, spelled_out},
    lines::{Drawn, is_drawn, lay_out},
    scenario_map,
    sheet::{self, Lying},
    table::Builder,
};

/// The game and the position of an example; nothing when what is written is wrong.
pub(super) fn build(example: &Example, mistakes: &mut Mistakes) -> Option<Result<(Wasteland, State), Because<Reason>>> {
    let draft = &example.given;
    let mode = pick(example, mistakes)?;
    let (content, lying) = match &example.cards {
        Some(game) => (game.content().clone(), Vec::new()),
        None => {
            let (mut content, lying) = read_box(example, mistakes);
            if mistakes.has_errors() {
                return None;
            }
            fill_box(&mut content, draft, mode);
            (content, lying)
        }
    };
    let mut game = Wasteland::new(content);
    let players = draft.names();
    if draft.step != GameStep::NewGame && !(1..=PLAYERS).contains(&players.len()) {
        let message = say!("w-players-count", "a position has one to four players");
        mistakes.push(Mistake::error(draft.spot(), "players", message));
        return None;
    }
    let setup = Setup {
        players: players.len() as u8,
        scenario: scenario(&game.content, draft, mistakes)?,
        options: example.options.base,
        mode,
    };
    let mut state = match game.set_up(&setup, Seed::from_number(draft.seed)) {
        Ok(state) => state,
        Err(because) => return Some(Err(because)),
    };
    match &draft.map {
        Some(map) if example.cards.is_some() => {
            scenario_map::lay(&game.content, game.scenario(&state), map, &mut state, mistakes);
        }
        _ => lay_tiles(&game.content, &mut state, &lying, mistakes),
    }
    if draft.step == GameStep::NewGame {
        prepare_new_game(&game.content, draft, &players, &mut state, mistakes);
        #[cfg(feature = "source")]
        Possible { game: &game, draft, players: &players, mistakes }.check_new_game(&state);
    } else {
        Builder { game: &game, draft, players: &players, mistakes }.fill(&mut state)?;
        // An example can be played with fewer letter tokens than usual.
        if draft.pile(Which::Specials).left.is_some() {
            game.content.specials = Letter::ALL.map(|letter| game.letter_tokens(&state, letter));
        }
        #[cfg(feature = "source")]
        Possible { game: &game, draft, players: &players, mistakes }.check(&state);
    }
    Some(Ok((game, state)))
}

/// The plain box with what the example defines, and the tiles as its map names them.
fn read_box(example: &Example, mistakes: &mut Mistakes) -> (Content, Vec<Lying>) {
    // Parts of the scenario: factions, track, the tiles that are shuffled, what happens at the start.
    let is_sheet = |node: &Node| matches!(node.name(), "faction" | "track" | "mix" | "at-start" | "stage");
    let (sheet, definitions): (Vec<Node>, Vec<Node>) = example.definitions.iter().cloned().partition(is_sheet);
    let mut defined = BTreeSet::new();
    for node in &definitions {
        let id = node.arguments.first().map(Argument::written).unwrap_or_default();
        let id = if matches!(node.name(), "dice" | "specials") { String::new() } else { id };
        defined.insert((node.name().to_owned(), id));
    }
    let base = blank::plain_box(&|kind, id| defined.contains(&(kind.to_owned(), id.to_owned())));
    let mut nodes: Vec<Node> = Vec::new();
    for node in &definitions {
        nodes.push(if node.name() == "tile" { spelled_out(node, mistakes) } else { node.clone() });
        // On a map these are random tiles.
        let name = node.arguments.first().and_then(Argument::word).filter(|_| node.name() == "tile");
        if let Some(name) = name.filter(|name| matches!(name.text.as_str(), "dangerous" | "deadly")) {
            mistakes.push(fails(&name, means_otherwise(&name)));
        }
    }
    let mut map = example.given.map.as_ref();
    let mut drawn = Vec::new();
    if let Some(lines) = map.filter(|map| is_drawn(map)) {
        drawn = lay_out(lines, mistakes);
        // What is wrong with the lines is said; they are no places besides.
        map = map.filter(|_| !drawn.is_empty());
    }
    for Drawn { name, .. } in &drawn {
        let is_it = |node: &&Node| node.arguments.first().is_some_and(|first| first.written() == name.text);
        let is_defined = nodes.iter().filter(|node| node.name() == "tile").any(|node| is_it(&node));
        if !is_defined && !base.tiles.iter().any(|tile| tile.id == name.text) {
            nodes.push(spelled_out(&plain_node("tile", &name.spot, std::slice::from_ref(&name.text)), mistakes));
        }
    }
    let has_scenario = nodes.iter().any(|node| node.name() == "scenario");
    let mut lying = Vec::new();
    if !has_scenario {
        let back_of = |id: &str| {
            let printed = base.tiles.iter().find(|tile| tile.id == id).map(|tile| tile.back);
            printed.or_else(|| nodes.iter().find_map(|node| back_of_node(node, id)))
        };
        // What the usual map lacks, a tile of the example's own has taken away.
        let own = nodes.iter().find(|node| node.name() == "tile");
        let spot = own.map_or_else(|| example.given.spot().clone(), |node| node.spot().clone());
        let (mut scenario, found) = sheet::scenario(&sheet, map, &drawn, &back_of, spot, mistakes);
        lying = found;
        if example.given.new_california {
            scenario.properties.push(sheet::of_new_california(scenario.spot()));
        }
        nodes.push(scenario);
    } else if let Some(extra) = sheet.first().or(map) {
        let message = say!("w-two-scenarios", "this belongs in the scenario that the example defines");
        mistakes.push(fails(&extra.name, message));
    }
    // What a pack would be warned of is of no matter in an example.
    let mut found = Mistakes::new();
    let content = read_definitions(&nodes, &base, &mut found);
    found.into_iter().filter(|one| one.severity == Severity::Error).for_each(|one| mistakes.push(one));
    for Drawn { name, .. } in &drawn {
        let tile = content.tiles.iter().find(|tile| tile.id == name.text);
        if tile.is_some_and(|tile| tile.spaces.len() > 1) {
            let message = say!("w-map-spaces", "'{name}' has more than one space", name = &name.text);
            mistakes.push(fails(name, message));
        }
    }
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

/// The mode of an example; options of another one mean nothing.
fn pick(example: &Example, mistakes: &mut Mistakes) -> Option<Pick> {
    let (terms, ncal) = (example.options.coop, example.options.ncal);
    let pick = match (example.given.friendly, example.given.new_california) {
        (Some(friendly), _) => Pick::Coop(coop::Agreement { friendly, terms }),
        (None, true) => Pick::NewCalifornia(ncal),
        (None, false) => Pick::Base,
    };
    let of_coop = |name: &str| CoopOptions::default().letter(name).is_some();
    let of_ncal = |name: &str| NcalOptions::default().letter(name).is_some();
    if terms != coop::Terms::default() && example.given.friendly.is_none() {
        return not_played(example, of_coop, "mode coop friendly=star", mistakes);
    }
    if ncal != NcalOptions::default() && !example.given.new_california {
        return not_played(example, of_ncal, "mode new-california", mistakes);
    }
    Some(pick)
}

fn not_played(
    example: &Example,
    is_of_mode: impl Fn(&str) -> bool,
    expected: &'static str,
    mistakes: &mut Mistakes,
) -> Option<Pick> {
    let message = say!("w-option-of-mode", "an option of a mode that is not played");
    let word = example.option_word(is_of_mode);
    let spot = word.map_or_else(|| example.given.spot(), |word| &word.spot);
    let mistake = Mistake::error(spot, word.map_or("option", |word| &word.text), message);
    mistakes.push(mistake.expecting(Message::verbatim(expected)));
    None
}

fn scenario(content: &Content, draft: &Given<Draft>, mistakes: &mut Mistakes) -> Option<u8> {
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
        lay(state, at, tile);
    }
    for at in (0..lying.len()).filter(|at| lying[*at].tile.is_none()) {
        let drawn = state.tile_at(at as u8).map_or(NONE, |(tile, _)| tile);
        let back = content.tiles.get(usize::from(drawn)).map(|tile| tile.back);
        let free = |tile: &u8| Some(content.tiles[usize::from(*tile)].back) == back && !taken.contains(tile);
        if let Some(tile) = std::iter::once(drawn).chain(0..content.tiles.len() as u8).find(free) {
            taken.push(tile);
            lay(state, at, tile);
        }
    }
}

/// A tile lies where another one lay, faceup or facedown as that one.
fn lay(state: &mut State, at: usize, tile: u8) {
    let tiles = if state.is_faceup(at as u8) { &mut state.public.tiles } else { &mut state.secret.tiles };
    tiles[at] = tile;
}

/// What an example decides about a new game: the first player, and what comes up first.
fn prepare_new_game(
    content: &Content,
    draft: &Given<Draft>,
    players: &[String],
    state: &mut State,
    mistakes: &mut Mistakes,
) {
    if let Some(word) = &draft.first {
        match players.iter().position(|player| *player == word.text) {
            Some(seat) => {
                state.first = kernel::Seat::new(seat as u8);
                state.active = state.first;
            }
            None => mistakes.push(said::no_player(word, players)),
        }
    }
    let mut tops = |which: Which, names: Vec<&String>| -> Vec<usize> {
        let mut found: Vec<usize> = Vec::new();
        for word in draft.pile(which).top {
            let mut copies = names.iter().enumerate().filter(|(_, name)| ***name == word.text).map(|(at, _)| at);
            match copies.find(|at| !found.contains(at)) {
                Some(at) => found.push(at),
                None => mistakes.push(no_card(&word, names.iter().map(|name| name.as_str()))),
            }
        }
        found
    };
    let cards = || content.cards.iter().map(|card| &card.id).collect::<Vec<_>>();
    let wide = |found: Vec<usize>| found.into_iter().map(|at| Facedown::new(at as u16)).collect::<Vec<Facedown>>();
    let narrow = |found: Vec<usize>| found.into_iter().map(|at| at as u8).collect::<Vec<u8>>();
    let secret = &mut state.secret;
    bring_up(&mut secret.loot, &wide(tops(Which::Loot, cards())));
    bring_up(&mut secret.assets, &wide(tops(Which::Assets, cards())));
    let agendas = content.agendas.iter().map(|card| &card.id).collect();
    bring_up(&mut secret.agendas, &narrow(tops(Which::Agendas, agendas)));
    for (at, icon) in crate::content::EncounterIcon::ALL.into_iter().enumerate() {
        let encounters = content.encounters.iter().map(|card| &card.id).collect();
        bring_up(&mut secret.encounters[at], &wide(tops(Which::Encounters(icon), encounters)));
    }
    for (stack, kind) in secret.stacks.iter_mut().zip(crate::content::EnemyType::ALL) {
        let tokens = content.tokens.iter().map(|token| &token.id).collect();
        bring_up(stack, &narrow(tops(Which::Stack(kind), tokens)));
    }
    let letters = letters(&draft.pile(Which::Specials).top, mistakes);
    let letters: Vec<u8> = letters.into_iter().map(|letter| letter as u8).collect();
    bring_up(&mut secret.specials, &letters);
}

/// The letters that these words name.
pub(super) fn letters(words: &[pack::Word], mistakes: &mut Mistakes) -> Vec<Letter> {
    let mut found = Vec::new();
    for word in words {
        match find_letter(&word.text) {
            Ok(letter) => found.push(letter),
            Err(unknown) => mistakes.push(fails(word, unknown.message())),
        }
    }
    found
}
