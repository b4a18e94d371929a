//! The moves of examples, as answers.

use harness::example::Further;
use kernel::{Answer, Asked, Shape, Table, Viewer};
use pack::{Argument, Node};
use wasteland::{
    Wasteland,
    choice::{Ask, Choice},
    view::View,
    words::Words,
};

use crate::screens::try_it::{Tale, written::property};

/// The words of an example for what a view shows.
pub fn words<'a>(tale: &'a Tale<Wasteland>, view: &'a View) -> Words<'a> {
    Words { content: tale.game.content(), view, players: &tale.players }
}

/// The next answer that a move means: its own, and then the number where it names one.
pub fn next_answer(
    tale: &Tale<Wasteland>,
    node: &Node,
    table: &Table<Wasteland>,
    given: &[Answer<Choice>],
) -> Result<Further<Choice>, String> {
    let view = table.view(Viewer::Referee);
    let known = words(tale, &view);
    let seat = known.seat(node.name()).ok_or_else(|| node.name().to_owned())?;
    let said: Vec<String> = node.arguments.iter().map(Argument::written).collect();
    let (verb, about) = said.split_first().ok_or_else(|| node.name().to_owned())?;
    let about: Vec<&str> = about.iter().map(String::as_str).collect();
    let asked = table.decision().asked;
    let amount = || about.first().and_then(|word| word.parse().ok()).map(Answer::Amount);
    match (given, asked) {
        ([], Some(Asked { shape: Shape::Amount { .. }, .. })) if verb == "names" => {
            amount().map(|amount| Some((seat, amount))).ok_or_else(|| verb.clone())
        }
        ([], _) => {
            let options = &table.decision().options;
            let choice = known.understand(verb, &about, &|name| property(node, name), options);
            Ok(Some((seat, Answer::One(choice.map_err(|unknown| unknown.to_string())?))))
        }
        ([Answer::One(Choice::GiveCaps | Choice::WantCaps)], Some(Asked { ask: Ask::OfferCaps { .. }, seat, .. })) => {
            Ok(amount().map(|amount| (seat, amount)))
        }
        _ => Ok(None),
    }
}
