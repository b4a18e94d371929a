//! The moves of examples, as answers, and what they say must be true.

use harness::example::Further;
use kernel::{Answer, Asked, Shape, Table, Viewer};
use pack::{Argument, Node};
use wasteland::{
    Wasteland,
    choice::{Ask, Choice},
    words::Words,
};

use crate::screens::try_it::{Said, Tale, extra};

/// The next answer that a move means: its own, and then the number where it names one.
pub fn next_answer(
    tale: &Tale<Wasteland>,
    node: &Node,
    table: &Table<Wasteland>,
    given: &[Answer<Choice>],
) -> Result<Further<Choice>, String> {
    let view = table.view(Viewer::Referee);
    let known = Words { content: tale.game.content(), view: &view, players: &tale.players };
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
            let choice = known.understand(verb, &about, &|name| extra(node, name), options);
            Ok(Some((seat, Answer::One(choice.map_err(|unknown| unknown.to_string())?))))
        }
        ([Answer::One(Choice::GiveCaps | Choice::WantCaps)], Some(Asked { ask: Ask::OfferCaps { .. }, seat, .. })) => {
            Ok(amount().map(|amount| (seat, amount)))
        }
        _ => Ok(None),
    }
}

/// A statement as it is written.
pub fn fact(node: &Node) -> Said {
    let mut words = vec![node.name().to_owned()];
    words.extend(node.arguments.iter().map(Argument::written));
    words.extend(node.properties.iter().map(|part| format!("{}={}", part.name.text, part.value.written())));
    Said { text: words.join(" "), more: node.nodes().iter().map(fact).collect(), rule: extra(node, "rule") }
}
