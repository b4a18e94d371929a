//! Playing an example from its first part to its last.

use kernel::RuleId;
use pack::{Mistake, Mistakes, Node, say};

use super::{
    Example, NotSetUp, Part, Position,
    draft::Chance,
    facts, fails,
    moves::{Played, Written},
    position::set_up,
    said,
};

/// The line with which all players take the first survivor and space there are.
const SURVIVORS_CHOSEN: &str = "survivors-chosen";

/// Plays all parts; stops at the first move that is not accepted, since nothing after it means anything.
pub(super) fn play(example: &Example) -> Result<(), Mistakes> {
    let mut mistakes = Mistakes::new();
    match set_up(example, &mut mistakes) {
        Some(Ok(position)) if !mistakes.has_errors() => tell(example, position, &mut mistakes),
        Some(Err(NotSetUp::Refused(because))) => refused(example, because.rule, &mut mistakes),
        Some(Err(NotSetUp::Fault(fault))) => {
            mistakes.push(Mistake::error(&example.given.spot(), "given", said::fault(&fault)));
        }
        _ => {}
    }
    mistakes.into_result(()).map(|_| ())
}

fn tell(example: &Example, mut position: Position, mistakes: &mut Mistakes) {
    for part in &example.parts {
        match part {
            Part::Then(nodes) => nodes.iter().for_each(|node| facts::check(&position, node, mistakes)),
            Part::When(nodes) => {
                position.told.clear();
                for node in nodes {
                    if let Err(mistake) = step(&mut position, node, mistakes) {
                        mistakes.push(mistake);
                        return;
                    }
                }
            }
        }
    }
    let unused = position.run.unused_script();
    if !unused.dice.is_empty() || !unused.shuffles.is_empty() {
        let (dice, shuffles) = (unused.dice.len(), unused.shuffles.len());
        let message = say!(
            "w-unused-chance",
            "chance was decided beforehand that never happened: {dice} dice, {shuffles} shuffles",
            dice,
            shuffles
        );
        mistakes.push(Mistake::error(&example.given.spot(), "given", message));
    }
}

fn step(position: &mut Position, node: &Node, mistakes: &mut Mistakes) -> Result<(), Mistake> {
    let mut chance = Chance::default();
    if chance.read(node, mistakes) {
        position.run.rig(chance.script(&position.game.content));
        return Ok(());
    }
    if node.name() == SURVIVORS_CHOSEN {
        return position.choose_survivors(&node.name);
    }
    match position.play(&Written::of(node)?)? {
        Played::Accepted => Ok(()),
        Played::Refused(refusal) => {
            let options = facts::open_in_words(position);
            Err(fails(&node.name, said::move_refused(&refusal)).expecting(options))
        }
    }
}

/// A set-up that the rules refuse can only be expected to be refused.
fn refused(example: &Example, rule: RuleId, mistakes: &mut Mistakes) {
    for part in &example.parts {
        let (Part::When(nodes) | Part::Then(nodes)) = part;
        for node in nodes {
            let expected = node.properties.iter().find(|property| property.name.text == "rule");
            let as_expected = node.name() == "setup-refused"
                && expected.is_none_or(|property| property.value.written() == rule.as_str());
            if !as_expected {
                let message = say!("w-setup-refused", "the rules refuse this set-up: {rule}", rule = rule.as_str());
                mistakes.push(fails(&node.name, message));
            }
        }
    }
}
