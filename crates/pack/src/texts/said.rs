//! What a text file declares: messages with their variables and attributes.

use std::collections::{BTreeMap, BTreeSet};

use fluent_bundle::FluentResource;
use fluent_syntax::ast::{CallArguments, Entry, Expression, InlineExpression, Pattern, PatternElement};

use crate::{Mistake, Mistakes, Spot, say, spot::Lines};

/// What is known about one message.
#[derive(Debug)]
pub(super) struct Said {
    pub(super) spot: Spot,
    pub(super) has_value: bool,
    /// The variables of each part; the value of the message stands under the empty name.
    pub(super) parts: BTreeMap<String, BTreeSet<String>>,
    /// Messages and terms that it refers to, terms with their `-`.
    pub(super) mentions: BTreeSet<String>,
}

/// Notes everything that the resource declares; terms stand under their name with a `-`.
pub(super) fn collect(
    resource: &FluentResource,
    lines: &Lines<'_>,
    all: &mut BTreeMap<String, Said>,
    mistakes: &mut Mistakes,
) {
    for entry in resource.entries() {
        let (key, name, value, attributes) = match entry {
            Entry::Message(message) => {
                (message.id.name.to_owned(), message.id.name, message.value.as_ref(), &message.attributes)
            }
            Entry::Term(term) => (format!("-{}", term.id.name), term.id.name, Some(&term.value), &term.attributes),
            _ => continue,
        };
        let spot = lines.spot(offset_in(resource.source(), name));
        if let Some(first) = all.get(&key) {
            let message = say!(
                "text-twice",
                "text '{key}' is here a second time; the first is in {file}:{line}",
                key = &key,
                file = &*first.spot.file,
                line = first.spot.line
            );
            mistakes.push(Mistake::error(&spot, &key, message));
            continue;
        }
        let mut said = Said { spot, has_value: value.is_some(), parts: BTreeMap::new(), mentions: BTreeSet::new() };
        let attributes = attributes.iter().map(|attribute| (attribute.id.name, &attribute.value));
        for (name, pattern) in value.map(|pattern| ("", pattern)).into_iter().chain(attributes) {
            let mut walk = Walk { variables: BTreeSet::new(), mentions: &mut said.mentions };
            walk.pattern(pattern);
            let variables = walk.variables;
            if said.parts.insert(name.to_owned(), variables).is_some() {
                let message = say!("part-twice", "'.{name}' of '{key}' is here a second time", name, key = &key);
                mistakes.push(Mistake::error(&said.spot, name, message));
            }
        }
        all.insert(key, said);
    }
}

/// Where a part of the source begins; the parser hands out parts of the source, not copies.
pub(super) fn offset_in(source: &str, part: &str) -> usize {
    (part.as_ptr() as usize).saturating_sub(source.as_ptr() as usize)
}

struct Walk<'a> {
    variables: BTreeSet<String>,
    mentions: &'a mut BTreeSet<String>,
}

impl Walk<'_> {
    fn pattern(&mut self, pattern: &Pattern<&str>) {
        for element in &pattern.elements {
            if let PatternElement::Placeable { expression } = element {
                self.expression(expression);
            }
        }
    }

    fn expression(&mut self, expression: &Expression<&str>) {
        match expression {
            Expression::Inline(inline) => self.inline(inline),
            Expression::Select { selector, variants } => {
                self.inline(selector);
                for variant in variants {
                    self.pattern(&variant.value);
                }
            }
        }
    }

    fn inline(&mut self, inline: &InlineExpression<&str>) {
        match inline {
            InlineExpression::StringLiteral { .. } | InlineExpression::NumberLiteral { .. } => {}
            InlineExpression::VariableReference { id } => {
                self.variables.insert(id.name.to_owned());
            }
            InlineExpression::FunctionReference { arguments, .. } => self.arguments(arguments),
            InlineExpression::MessageReference { id, .. } => {
                self.mentions.insert(id.name.to_owned());
            }
            InlineExpression::TermReference { id, arguments, .. } => {
                self.mentions.insert(format!("-{}", id.name));
                if let Some(arguments) = arguments {
                    self.arguments(arguments);
                }
            }
            InlineExpression::Placeable { expression } => self.expression(expression),
        }
    }

    fn arguments(&mut self, arguments: &CallArguments<&str>) {
        for inline in &arguments.positional {
            self.inline(inline);
        }
        for named in &arguments.named {
            self.inline(&named.value);
        }
    }
}
