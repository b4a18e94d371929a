//! Playing an example from its first part to its last.

use kernel::{Because, RuleId};
use pack::{Message, Mistake, Mistakes, Node, say};

use super::{
    Chance, Example, Examples, FactsAlone, Fired, Part, Played, Position, Written, chance::Watch, facts,
    facts::SETUP_REFUSED, fails, said,
};

/// Sets up the position of an example; nothing when what is written is wrong.
pub(super) fn set_up<G: Examples>(
    example: &Example<G>,
    mistakes: &mut Mistakes,
) -> Option<Result<Position<G>, Because<G::Reason>>> {
    let (game, state) = match G::build(example, mistakes)? {
        Ok(set_up) => set_up,
        Err(because) => return Some(Err(because)),
    };
    if mistakes.has_errors() {
        return None;
    }
    let given = &example.given;
    // Who has examples without their files has those that were found sound when they were read.
    #[cfg(feature = "source")]
    if let Err(wrong) = game.audit(&state) {
        let message = say!("impossible", "this position cannot be: {wrong}", wrong);
        mistakes.push(Mistake::error(given.spot(), "given", message));
        return None;
    }
    match Position::drive(game, state, given.names(), &given.chance, mistakes) {
        Ok(_) if mistakes.has_errors() => None,
        Ok(position) => Some(Ok(position)),
        Err(fault) => {
            mistakes.push(Mistake::error(given.spot(), "given", said::fault(&fault)));
            None
        }
    }
}

/// Plays all parts; stops at the first move that is not accepted, since nothing after it means anything.
pub(super) fn play<G: Examples>(example: &Example<G>) -> Result<Fired, Mistakes> {
    let mut mistakes = Mistakes::new();
    if example.proves.is_empty() {
        let message = say!("no-proves", "the example does not say which rules it proves");
        let expected = Message::verbatim("proves RULE-ID");
        mistakes.push(Mistake::error(&example.file, "proves", message).expecting(expected));
    }
    let mut found = Mistakes::new();
    let fired = match set_up(example, &mut found) {
        Some(Ok(position)) => tell(example, position, &mut found),
        Some(Err(because)) => {
            refused(example, because.rule, &mut found);
            Fired::from([because.rule])
        }
        None => Fired::new(),
    };
    mistakes.append(found);
    if !mistakes.has_errors() {
        for FactsAlone { rule, word, .. } in example.facts_alone.iter().filter(|reason| fired.contains(&reason.rule)) {
            let message = say!("fired-after-all", "something happens here that cites {rule}", rule = rule.as_str());
            mistakes.push(fails(word, message));
        }
    }
    mistakes.into_result(fired).map(|(fired, _)| fired)
}

fn tell<G: Examples>(example: &Example<G>, mut position: Position<G>, mistakes: &mut Mistakes) -> Fired {
    let given = &example.given;
    let mut watch = Watch::default();
    watch.add(&given.chance);
    watch.look(&position.run, given.free().is_some(), given.word(), mistakes);
    for part in &example.parts {
        match part {
            Part::Then(nodes) => nodes.iter().for_each(|node| facts::check(&position, node, mistakes)),
            Part::When(nodes) => {
                position.told.clear();
                for node in nodes {
                    if let Err(mistake) = step(&mut position, &mut watch, node, mistakes) {
                        mistakes.push(mistake);
                        return position.into_fired();
                    }
                    watch.look(&position.run, given.free().is_some(), &node.name, mistakes);
                }
            }
        }
    }
    watch.finish(&position.run, given.free(), given.word(), mistakes);
    position.into_fired()
}

fn step<G: Examples>(
    position: &mut Position<G>,
    watch: &mut Watch,
    node: &Node,
    mistakes: &mut Mistakes,
) -> Result<(), Mistake> {
    let mut chance = Chance::default();
    if chance.read(node, mistakes) {
        position.run.rig(chance.script(&position.game.kinds(), mistakes));
        watch.add(&chance);
        return Ok(());
    }
    if G::direction(position, node)? {
        return Ok(());
    }
    match position.play(&Written::of(node))? {
        Played::Accepted => Ok(()),
        Played::Refused(refusal) => {
            let options = position.open_in_words();
            Err(fails(&node.name, said::move_refused(position, &refusal)).expecting(options))
        }
    }
}

/// A set-up that the rules refuse can only be expected to be refused.
fn refused<G: Examples>(example: &Example<G>, rule: RuleId, mistakes: &mut Mistakes) {
    for part in &example.parts {
        let (Part::When(nodes) | Part::Then(nodes)) = part;
        for node in nodes {
            let expected = node.properties.iter().find(|property| property.name.text == "rule");
            let as_expected = node.name() == SETUP_REFUSED
                && expected.is_none_or(|property| property.value.written() == rule.as_str());
            if !as_expected {
                let message = say!("setup-refused", "the rules refuse this set-up: {rule}", rule = rule.as_str());
                mistakes.push(fails(&node.name, message));
            }
        }
    }
}
