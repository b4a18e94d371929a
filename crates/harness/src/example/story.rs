//! Playing an example from its first part to its last.

use kernel::{Because, RuleId};
use pack::{Message, Mistake, Mistakes, Node, say};

use super::{
    Branch, Chance, Example, Examples, FactsAlone, Fired, Narrator, Part, Played, Position, Written, chance::Watch,
    claim::instead, facts, facts::SETUP_REFUSED, fails, said,
};

/// Sets up the position of an example; nothing when what is written is wrong.
pub(super) fn set_up<G: Examples>(
    example: &Example<G>,
    mistakes: &mut Mistakes,
) -> Option<Result<Position<G>, Because<G::Reason>>> {
    if let (Some(pack), None) = (&example.pack, &example.cards) {
        let message = say!("no-such-pack", "the cards of a pack '{pack}' are not here", pack = &pack.text);
        mistakes.push(fails(pack, message));
        return None;
    }
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
        let wrong = game.complaint_in_words(&wrong, &given.names());
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
pub(super) fn play<G: Examples>(example: &Example<G>, narrator: Option<&dyn Narrator<G>>) -> Result<Fired, Mistakes> {
    let mut mistakes = Mistakes::new();
    if example.lesson.is_some() && example.cards.is_none() {
        let message = say!("lesson-alone", "a lesson is played with the cards of its pack");
        let expected = Message::verbatim("bottlecap check PACK");
        mistakes.push(Mistake::error(&example.file, super::lesson::LESSON, message).expecting(expected));
        return Err(mistakes);
    }
    if example.proves.is_empty() && example.lesson.is_none() {
        let message = say!("no-proves", "the example does not say which rules it proves");
        let expected = say!("proves-form", "proves RULE-ID");
        mistakes.push(Mistake::error(&example.file, "proves", message).expecting(expected));
    }
    let (mut fired, mut is_open) = (Fired::new(), false);
    // One story without branches, or one for each; what is common to them is told and checked with each.
    for branch in example.branches.iter().map(Some).chain(example.branches.is_empty().then_some(None)) {
        let mut found = Mistakes::new();
        match set_up(example, &mut found) {
            Some(Ok(position)) => {
                let (of_story, chance_is_open) = tell(example, branch, position, narrator, &mut found);
                fired.extend(of_story);
                is_open |= chance_is_open;
            }
            Some(Err(because)) => {
                refused(example, because.rule, &mut found);
                fired.insert(because.rule);
            }
            None => {}
        }
        mistakes.append(found);
    }
    if let (Some(word), false, false) = (example.given.free(), is_open, mistakes.has_errors()) {
        let message = say!("no-chance", "chance is said to be free, and decides nothing that is not said");
        mistakes.push(fails(word, message));
    }
    if !mistakes.has_errors() {
        for FactsAlone { rule, word, .. } in example.facts_alone.iter().filter(|reason| fired.contains(&reason.rule)) {
            let message = say!("fired-after-all", "something happens here that cites {rule}", rule = rule.as_str());
            mistakes.push(fails(word, message));
        }
    }
    mistakes.into_result(fired).map(|(fired, _)| fired)
}

/// Tells one story; gives back the rules that something carried in it, and whether chance decided what nobody had said.
fn tell<G: Examples>(
    example: &Example<G>,
    branch: Option<&Branch>,
    mut position: Position<G>,
    narrator: Option<&dyn Narrator<G>>,
    mistakes: &mut Mistakes,
) -> (Fired, bool) {
    let given = &example.given;
    let mut watch = Watch::default();
    watch.add(&given.chance);
    watch.look(&position.run, given.free().is_some(), given.word(), mistakes);
    let is_free = given.free().is_some();
    let mut own = Mistakes::new();
    let goes_on = play_parts(&example.parts, &mut position, narrator, &mut watch, is_free, mistakes)
        && branch
            .is_none_or(|branch| play_parts(&branch.parts, &mut position, narrator, &mut watch, is_free, &mut own));
    if goes_on {
        watch.finish(&position.run, given.word(), &mut own);
    }
    match branch {
        None => mistakes.append(own),
        Some(branch) => {
            let (english, russian) = (branch.title.text.as_str(), branch.title_ru.as_deref());
            let title = narrator.map_or(english, |narrator| narrator.title(english, russian));
            branch.named(title, own).for_each(|mistake| mistakes.push(mistake));
        }
    }
    (position.into_fired(), watch.is_open())
}

/// Plays parts of a story; says whether all its moves were accepted.
fn play_parts<G: Examples>(
    parts: &[Part],
    position: &mut Position<G>,
    narrator: Option<&dyn Narrator<G>>,
    watch: &mut Watch,
    is_free: bool,
    mistakes: &mut Mistakes,
) -> bool {
    for part in parts {
        match part {
            Part::Then(nodes) => nodes.iter().for_each(|node| facts::check(position, narrator, node, mistakes)),
            Part::When(nodes) => {
                position.begin();
                for node in nodes {
                    if let Err(mistake) = step(position, narrator, watch, node, mistakes) {
                        mistakes.push(mistake);
                        return false;
                    }
                    watch.look(&position.run, is_free, &node.name, mistakes);
                }
            }
        }
    }
    true
}

fn step<G: Examples>(
    position: &mut Position<G>,
    narrator: Option<&dyn Narrator<G>>,
    watch: &mut Watch,
    node: &Node,
    mistakes: &mut Mistakes,
) -> Result<(), Mistake> {
    if node.name() == super::lesson::SAY {
        return Ok(());
    }
    let mut chance = Chance::default();
    if chance.read(node, mistakes) {
        position.run.rig(chance.script(&position.game.kinds(), mistakes));
        watch.add(&chance);
        return Ok(());
    }
    if G::direction(position, node)? {
        return Ok(());
    }
    if let Some(inner) = node.nodes().first() {
        return Err(fails(&inner.name, say!("move-braces", "a move has no braces")));
    }
    match position.play(&Written::of(node))? {
        Played::Accepted => Ok(()),
        Played::Refused(refusal) => {
            let why = said::refusal(position, narrator, &refusal);
            Err(fails(&node.name, said::move_refused(why)).expecting(position.open_in_words()))
        }
    }
}

/// A set-up that the rules refuse can only be expected to be refused.
fn refused<G: Examples>(example: &Example<G>, rule: RuleId, mistakes: &mut Mistakes) {
    for part in example.parts.iter().chain(example.branches.iter().flat_map(|branch| &branch.parts)) {
        let (Part::When(nodes) | Part::Then(nodes)) = part;
        for node in nodes {
            let form = Message::verbatim(format!("{SETUP_REFUSED} rule={rule}"));
            let is_alone = node.arguments.is_empty() && node.nodes().is_empty();
            match &node.properties[..] {
                _ if node.name() != SETUP_REFUSED => {
                    let message = say!("setup-refused", "the rules refuse this setup: {rule}", rule = rule.as_str());
                    mistakes.push(fails(&node.name, message).expecting(form));
                }
                [only] if is_alone && only.name.text == "rule" => {
                    let written = only.value.written();
                    if written != rule.as_str() {
                        let written = format!("rule={written}");
                        mistakes.push(fails(&only.name, instead(&written, format!("rule={rule}"))));
                    }
                }
                _ => {
                    let message =
                        say!("setup-refused-form", "'{name}' names the rule and nothing else", name = SETUP_REFUSED);
                    mistakes.push(fails(&node.name, message).expecting(form));
                }
            }
        }
    }
}
