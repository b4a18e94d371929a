//! What a file says of itself, whether it is a good example or not.

use pack::{Argument, Mistake, Mistakes, Node, Spot, Word, say};

use super::{fails, lesson::LESSON};

/// The line that says which game an example is of.
pub(super) const GAME: &str = "game";

/// What to look for, in English and in Russian, which makes an example one of those that teach.
pub(super) const LOOK: &str = "look";
pub(super) const LOOK_RU: &str = "look-ru";
/// The line that names the pack whose cards are in the box.
pub(super) const PACK: &str = "pack";

/// Whether a head stands in a file at most once.
pub(super) fn is_said_once(name: &str) -> bool {
    let once = [GAME, LESSON, "title", "title-ru", "note", "note-ru", LOOK, LOOK_RU, PACK, "proves"];
    once.contains(&name)
}

/// The file does not say which game it is of.
#[must_use]
pub fn no_game(file: &str, games: &[&str]) -> Mistake {
    let message = say!("no-game", "the example does not say which game it is of");
    let known: Vec<String> = games.iter().map(|game| format!("{GAME} {game}")).collect();
    let known: Vec<&str> = known.iter().map(String::as_str).collect();
    Mistake::error(&Spot::whole(file), GAME, message).expecting(pack::one_of(&known))
}

/// What a file says of itself at its head, whether it is a good example or not: the name of its game and its titles, in
/// English and in Russian.
#[must_use]
pub fn head_of(nodes: &[Node]) -> (Option<Word>, [Option<String>; 2]) {
    let find = |name: &str| nodes.iter().find(|node| node.name() == name)?.arguments.first();
    let game = find(GAME).map(|game| Word { text: game.written(), spot: game.spot.clone() });
    (game, ["title", "title-ru"].map(|name| find(name).map(Argument::written)))
}

/// A text for people says something, in signs that can be seen.
pub(super) fn readable(word: &Word, mistakes: &mut Mistakes) {
    if !cfg!(feature = "source") {
        return;
    }
    if word.text.trim().is_empty() {
        mistakes.push(fails(word, say!("empty-text", "this text is empty")));
    }
    if word.text.chars().any(|sign| sign.is_control() && sign != '\n') {
        mistakes.push(fails(word, say!("control-signs", "this text contains an invisible character")));
    }
}

/// Rules that a file names, as those it proves or behind `rule=`, and that the rulebook of its game does not have.
pub fn unknown_rules(nodes: &[Node], is_known: &dyn Fn(&str) -> bool) -> Vec<Mistake> {
    // The ids of a game begin with its initial, the rulings of modes with a letter of their own.
    let initial = head_of(nodes).0.and_then(|game| game.text.chars().next()).map(|first| first.to_ascii_uppercase());
    rules_beyond(nodes, &|id| {
        is_known(id) && (id.starts_with("M-") || initial.is_none_or(|initial| id.starts_with(initial)))
    })
}

fn rules_beyond(nodes: &[Node], is_known: &dyn Fn(&str) -> bool) -> Vec<Mistake> {
    let mut found = Vec::new();
    for node in nodes {
        let proven = match node.name() {
            "proves" => &node.arguments[..],
            "facts-alone" => &node.arguments[..node.arguments.len().min(1)],
            _ => &[],
        };
        let cited = node.properties.iter().filter(|property| property.name.text == "rule").map(|one| &one.value);
        for word in proven.iter().chain(cited).filter_map(Argument::word).filter(|word| !is_known(&word.text)) {
            found.push(fails(&word, say!("unknown-rule", "there is no rule '{word}'", word = &word.text)));
        }
        found.extend(rules_beyond(node.nodes(), is_known));
    }
    found
}
