//! Conditions: phrases of words.

use pack::{Message, Mistake, Node, Property, say};

use crate::content::MOST_TERMS;
use crate::effect::Condition;

use super::{
    Reader,
    ids::Kind,
    line_reader::{LineReader, small, unquoted},
    vocabulary::{
        names::{ENEMY_TYPES, FACTIONS, ICONS, KINDS, LETTERS, TRAITS},
        phrases::{CONDITIONS, ConditionForm},
    },
};

impl Reader {
    /// The condition that makes up the whole rest of a line.
    pub(super) fn condition(&mut self, line: &mut LineReader<'_>) -> Option<Condition> {
        let found = self.any(line);
        // What is left belongs to a condition that has been reported.
        if found.is_none() {
            line.skip_rest();
        }
        found
    }

    /// The condition in a property `if="..."`; one that cannot be read is reported and left out.
    pub(super) fn quoted_condition(&mut self, property: Option<&Property>) -> Option<Condition> {
        let node = unquoted(property?);
        let mut line = LineReader::new(&node);
        let found = self.condition(&mut line);
        line.finish(&mut self.mistakes);
        found
    }

    /// One line of `needs`, which is added to those before it.
    pub(super) fn needs(&mut self, node: &Node, all: &mut Vec<Condition>) {
        let mut line = LineReader::new(node);
        all.extend(self.condition(&mut line));
        line.finish(&mut self.mistakes);
    }

    fn any(&mut self, line: &mut LineReader<'_>) -> Option<Condition> {
        let mut any = Vec::new();
        let mut n_terms = 0;
        loop {
            let mut all = Vec::new();
            loop {
                n_terms += 1;
                if n_terms > MOST_TERMS {
                    let message = say!("w-long-condition", "there are more than {most} conditions", most = MOST_TERMS);
                    self.error(line.node().spot(), line.node().name(), message);
                    return None;
                }
                all.push(self.term(line)?);
                if !line.skip("and") {
                    break;
                }
            }
            any.extend(both(all));
            if !line.skip("or") {
                break;
            }
        }
        if any.len() > 1 { Some(Condition::Any(any)) } else { any.pop() }
    }

    fn term(&mut self, line: &mut LineReader<'_>) -> Option<Condition> {
        let mut is_negated = false;
        while line.skip("not") {
            is_negated = !is_negated;
        }
        let found = self.simple(line)?;
        Some(if is_negated { Condition::Not(Box::new(found)) } else { found })
    }

    fn simple(&mut self, line: &mut LineReader<'_>) -> Option<Condition> {
        let spot = line.next().map_or_else(|| line.node().spot().clone(), |argument| argument.spot.clone());
        let word = line.next().map(pack::Argument::written).unwrap_or_default();
        let mistakes = &mut self.mistakes;
        let form = line.pick(say!("w-a-condition", "a condition"), CONDITIONS, mistakes)?;
        let condition = match form {
            ConditionForm::Plain(make) => make(),
            ConditionForm::Trait(make) => make(line.pick(say!("w-a-trait", "a trait"), TRAITS, mistakes)?),
            ConditionForm::Letters(make) => make(line.some_letters(mistakes)?),
            ConditionForm::Letter(make) => make(line.pick(harness::phrases::a_letter(), LETTERS, mistakes)?),
            ConditionForm::Faction(make) => make(line.pick(say!("w-a-faction", "a faction"), FACTIONS, mistakes)?),
            ConditionForm::OptionalFaction(make) => make(line.pick_optional(FACTIONS)),
            ConditionForm::Kind(make) => make(line.pick(say!("w-a-kind", "a kind of cards"), KINDS, mistakes)?),
            ConditionForm::Enemy(make) => {
                make(line.pick(say!("w-a-type", "a type of enemies"), ENEMY_TYPES, mistakes)?)
            }
            ConditionForm::Icon(make) => make(line.pick(say!("w-an-icon", "an encounter icon"), ICONS, mistakes)?),
            ConditionForm::Name(make) => make(self.reference(Kind::Name, line).and_then(byte)?),
            ConditionForm::Character(make) => make(self.reference(Kind::Character, line).and_then(byte)?),
            ConditionForm::Card(make) => make(self.reference(Kind::Card, line)?),
            ConditionForm::Quest(make) => make(self.reference(Kind::Quest, line)?),
            ConditionForm::AtLeast => {
                let least = line.taker.number(say!("w-least", "the least number"), 1..=99, mistakes);
                let measure = self.measure(line)?;
                Condition::AtLeast(measure, small(Some(least?)))
            }
            ConditionForm::Not | ConditionForm::Between => {
                let message = say!("w-no-term", "there is no condition before '{word}'", word = &word);
                mistakes.push(Mistake::error(&spot, &word, message));
                return None;
            }
        };
        self.check_condition(&condition, &spot, &word);
        Some(condition)
    }

    /// The number of a thing that the next word names.
    pub(super) fn reference(&mut self, kind: Kind, line: &mut LineReader<'_>) -> Option<u16> {
        let what: Message = say!("w-a-reference", "a name");
        let word = line.taker.word(what, &mut self.mistakes)?;
        self.ids.find(kind, &word, &mut self.mistakes)
    }
}

/// All of them as one condition.
pub(super) fn both(mut all: Vec<Condition>) -> Option<Condition> {
    if all.len() > 1 { Some(Condition::All(all)) } else { all.pop() }
}

/// A number of which there are fewer than 256.
pub(super) fn byte(number: u16) -> Option<u8> {
    u8::try_from(number).ok()
}
