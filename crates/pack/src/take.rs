//! Taking a node apart: what nobody asked for was not expected, and is reported.

use std::{borrow::Cow, collections::BTreeSet, ops::RangeInclusive};

use crate::{
    Argument, Message, Mistake, Mistakes, Node, Property, Value, Word, say,
    words::{nearest, one_of},
};

/// A node that is being taken apart.
///
/// Ask for the arguments in order, for the properties by name and for the block; [`Taker::finish`] then reports what is
/// left. A reader can thus never overlook a word that an author wrote.
#[derive(Debug)]
#[must_use = "finish the node, or what is left of it is overlooked"]
pub struct Taker<'n> {
    node: &'n Node,
    n_taken: usize,
    asked: Vec<Cow<'n, str>>,
    block_taken: bool,
}

impl<'n> Taker<'n> {
    pub(crate) const fn new(node: &'n Node) -> Self {
        Self { node, n_taken: 0, asked: Vec::new(), block_taken: false }
    }

    /// The name of the node.
    #[must_use]
    pub const fn name(&self) -> &'n Word {
        &self.node.name
    }

    /// The next argument, if there is one.
    pub fn argument(&mut self) -> Option<&'n Argument> {
        let argument = self.node.arguments.get(self.n_taken)?;
        self.n_taken += 1;
        Some(argument)
    }

    /// How many arguments are left.
    #[must_use]
    pub const fn n_left(&self) -> usize {
        self.node.arguments.len() - self.n_taken
    }

    /// The next argument, which must be there and be a text. `what` names it: `the name of the item`.
    pub fn word(&mut self, what: Message, mistakes: &mut Mistakes) -> Option<Word> {
        let Some(argument) = self.argument() else {
            mistakes.push(self.missing(what));
            return None;
        };
        text(argument, what, mistakes)
    }

    /// The next argument, if there is one; it must be a text then.
    pub fn optional_word(&mut self, what: Message, mistakes: &mut Mistakes) -> Option<Word> {
        text(self.argument()?, what, mistakes)
    }

    /// All arguments that are left; there must be at least one, and all must be texts.
    pub fn words(&mut self, what: Message, mistakes: &mut Mistakes) -> Vec<Word> {
        if self.n_left() == 0 {
            mistakes.push(self.missing(what.clone()));
        }
        let mut words = Vec::with_capacity(self.n_left());
        while let Some(argument) = self.argument() {
            words.extend(text(argument, what.clone(), mistakes));
        }
        words
    }

    /// The next argument, which must be there and be a number in the range.
    pub fn number(&mut self, what: Message, range: RangeInclusive<i64>, mistakes: &mut Mistakes) -> Option<i64> {
        let Some(argument) = self.argument() else {
            mistakes.push(self.missing(what).expecting(in_range(&range)));
            return None;
        };
        number(argument, what, &range, mistakes)
    }

    /// All arguments that are left; there must be at least one, and all must be numbers in the range.
    pub fn numbers(&mut self, what: Message, range: RangeInclusive<i64>, mistakes: &mut Mistakes) -> Vec<i64> {
        if self.n_left() == 0 {
            mistakes.push(self.missing(what.clone()).expecting(in_range(&range)));
        }
        let mut numbers = Vec::with_capacity(self.n_left());
        while let Some(argument) = self.argument() {
            numbers.extend(number(argument, what.clone(), &range, mistakes));
        }
        numbers
    }

    /// A property, if the node has it.
    pub fn property(&mut self, name: &'n str) -> Option<&'n Property> {
        self.asked.push(Cow::Borrowed(name));
        self.node.properties.iter().find(|property| property.name.text == name)
    }

    /// All properties, whatever their names; each name may still stand only once.
    pub fn properties(&mut self) -> &'n [Property] {
        self.asked.extend(self.node.properties.iter().map(|property| Cow::Borrowed(property.name.text.as_str())));
        &self.node.properties
    }

    /// A property that must be a text if the node has it.
    pub fn word_property(&mut self, name: &'n str, mistakes: &mut Mistakes) -> Option<Word> {
        let property = self.property(name)?;
        text(&property.value, Message::verbatim(format!("{name}=")), mistakes)
    }

    /// A property that must be a number in the range if the node has it.
    pub fn number_property(
        &mut self,
        name: &'n str,
        range: RangeInclusive<i64>,
        mistakes: &mut Mistakes,
    ) -> Option<i64> {
        let property = self.property(name)?;
        number(&property.value, Message::verbatim(format!("{name}=")), &range, mistakes)
    }

    /// The nodes in the braces; none where the node has no braces.
    pub fn block(&mut self) -> Option<&'n [Node]> {
        self.block_taken = true;
        self.node.children.as_deref()
    }

    /// The nodes in the braces, which must be there.
    pub fn required_block(&mut self, mistakes: &mut Mistakes) -> &'n [Node] {
        if self.node.children.is_none() {
            let name = self.node.name();
            let message = say!("says-nothing", "'{name}' says nothing about itself", name);
            let expected = Message::verbatim(format!("{name} {{ ... }}"));
            mistakes.push(Mistake::error(self.node.spot(), name, message).expecting(expected));
        }
        self.block().unwrap_or_default()
    }

    /// Reports what is left: further arguments, properties that nobody asked for or that stand twice, a block.
    pub fn finish(self, mistakes: &mut Mistakes) {
        let name = self.node.name();
        for argument in self.node.arguments.iter().skip(self.n_taken) {
            let written = argument.written();
            let message =
                say!("stray-argument", "'{written}' does not belong after '{name}'", written = &written, name);
            mistakes.push(Mistake::error(&argument.spot, &written, message));
        }
        let mut seen = BTreeSet::new();
        for Property { name: property, .. } in &self.node.properties {
            let written = property.text.as_str();
            if !self.asked.iter().any(|asked| asked == written) {
                let asked: Vec<&str> = self.asked.iter().map(AsRef::as_ref).collect();
                let message = say!("no-property", "'{name}' has no property '{written}'", name, written);
                let mistake = Mistake::error(&property.spot, written, message)
                    .expecting(one_of(&asked))
                    .suggesting(nearest(written, asked.iter().copied()));
                mistakes.push(mistake);
            } else if !seen.insert(written) {
                let message =
                    say!("property-twice", "property '{written}' of '{name}' is here a second time", written, name);
                mistakes.push(Mistake::error(&property.spot, written, message));
            }
        }
        if !self.block_taken && self.node.children.is_some() {
            let message = say!("no-braces", "'{name}' takes no braces", name);
            mistakes.push(Mistake::error(self.node.spot(), name, message));
        }
    }

    fn missing(&self, what: Message) -> Mistake {
        let name = self.node.name();
        Mistake::error(self.node.spot(), name, say!("lacks", "'{name}' lacks {what}", name, what))
    }
}

fn text(argument: &Argument, what: Message, mistakes: &mut Mistakes) -> Option<Word> {
    let word = argument.word();
    if word.is_none() {
        let written = argument.written();
        let message = cannot_be(&written, what);
        mistakes.push(Mistake::error(&argument.spot, &written, message).expecting(say!("a-word", "a word")));
    }
    word
}

fn number(argument: &Argument, what: Message, range: &RangeInclusive<i64>, mistakes: &mut Mistakes) -> Option<i64> {
    if let Value::Number(number) = argument.value
        && range.contains(&number)
    {
        return Some(number);
    }
    let written = argument.written();
    let message = cannot_be(&written, what);
    mistakes.push(Mistake::error(&argument.spot, &written, message).expecting(in_range(range)));
    None
}

fn cannot_be(written: &str, what: Message) -> Message {
    say!("cannot-be", "'{written}' cannot be {what}", written, what)
}

/// What is expected where a number in a range is.
#[must_use]
pub fn in_range(range: &RangeInclusive<i64>) -> Message {
    say!("number-range", "a number from {least} to {most}", least = *range.start(), most = *range.end())
}
