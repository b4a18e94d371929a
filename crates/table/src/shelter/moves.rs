//! The moves of examples, as answers.

use harness::example::Further;
use kernel::{Answer, Asked, Picks, Seat, Shape, Table, Viewer};
use pack::{Argument, Node};
use shelter::{
    Shelter,
    choice::{Ask, Choice},
    view::View,
    words::Words,
};

use crate::screens::try_it::{Tale, written::property};

/// The words of an example for what a view shows.
pub fn words<'a>(tale: &'a Tale<Shelter>, view: &'a View) -> Words<'a> {
    Words { content: tale.game.content(), view, players: &tale.players }
}

/// The next answer that a move means: its own, and then who goes where somebody is placed.
pub fn next_answer(
    tale: &Tale<Shelter>,
    node: &Node,
    table: &Table<Shelter>,
    given: &[Answer<Choice>],
) -> Result<Further<Choice>, String> {
    match given {
        [] => understand(tale, node, table).map(Some),
        [Answer::One(Choice::Place(_))] => placed(tale, node, table),
        _ => Ok(None),
    }
}

fn placed(tale: &Tale<Shelter>, node: &Node, table: &Table<Shelter>) -> Result<Further<Choice>, String> {
    let Some(Asked { seat, ask: Ask::Dweller(_), shape }) = table.decision().asked else { return Ok(None) };
    let count = if shape == Shape::One { 1 } else { 2 };
    let with = property(node, "with").unwrap_or_else(|| vec!["loose"; count].join(" "));
    let picks = dwellers(tale, seat, with.split_whitespace(), table)?;
    let answer = match (shape, picks.first()) {
        (Shape::One, Some(choice)) => Answer::One(*choice),
        _ => Answer::Some(picks),
    };
    Ok(Some((seat, answer)))
}

fn understand(tale: &Tale<Shelter>, node: &Node, table: &Table<Shelter>) -> Result<(Seat, Answer<Choice>), String> {
    let view = table.view(Viewer::Referee);
    let known = words(tale, &view);
    let seat = known.seat(node.name()).ok_or_else(|| node.name().to_owned())?;
    let mut said = node.arguments.iter().map(Argument::written);
    let verb = said.next().unwrap_or_default();
    if verb == "recalls" {
        let order: Vec<String> = said.collect();
        return Ok((seat, Answer::Order(dwellers(tale, seat, order.iter().map(String::as_str), table)?)));
    }
    let about = said.next();
    let options = &table.decision().options;
    let choice = known.understand(seat, &verb, about.as_deref(), &|name| property(node, name), options);
    Ok((seat, Answer::One(choice.map_err(|unknown| unknown.to_string())?)))
}

/// Dwellers described one after the other; nobody is picked twice.
fn dwellers<'w>(
    tale: &Tale<Shelter>,
    seat: Seat,
    described: impl Iterator<Item = &'w str>,
    table: &Table<Shelter>,
) -> Result<Picks<Choice>, String> {
    let view = table.view(Viewer::Referee);
    let known = words(tale, &view);
    let mut picks: Picks<Choice> = Picks::new();
    for word in described {
        let options = table.decision().options.iter().copied().filter(|choice| !picks.contains(choice));
        let left: Vec<Choice> = options.collect();
        let choice = known.understand(seat, "picks", Some(word), &|_| None, &left);
        picks.try_push(choice.map_err(|unknown| unknown.to_string())?).map_err(|error| error.to_string())?;
    }
    Ok(picks)
}
