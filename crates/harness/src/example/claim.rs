//! One line of `then`, taken apart: what nobody asked for means nothing, and is reported.

use pack::{Argument, Message, Mistake, Node, Part, Property, Word, nearest, say};

use super::fails;

/// A fact that does not hold: what was found.
pub type Held = Result<(), Mistake>;

/// A line of `then` that is being checked. Whoever checks it takes its words, properties and braces; what is left then
/// says nothing that was checked, and the line fails.
pub struct Claim<'n> {
    node: &'n Node,
    n_taken: usize,
    asked: Vec<&'n str>,
    block_taken: bool,
}

impl<'n> Claim<'n> {
    /// The line with so many words of it taken.
    pub(super) const fn new(node: &'n Node) -> Claim<'n> {
        Claim { node, n_taken: 0, asked: Vec::new(), block_taken: false }
    }

    /// The word at the start of the line.
    #[must_use]
    pub const fn name(&self) -> &'n Word {
        &self.node.name
    }

    /// The line as it is written.
    #[must_use]
    pub const fn node(&self) -> &'n Node {
        self.node
    }

    /// The line does not hold.
    #[must_use]
    pub fn fails(&self, message: Message) -> Mistake {
        fails(&self.node.name, message)
    }

    /// The next word, if there is one.
    pub fn optional(&mut self) -> Option<&'n Argument> {
        let argument = self.node.arguments.get(self.n_taken)?;
        self.n_taken += 1;
        Some(argument)
    }

    /// The next word.
    ///
    /// # Errors
    /// There is none.
    pub fn argument(&mut self) -> Result<&'n Argument, Mistake> {
        let missing = self.missing();
        self.optional().ok_or(missing)
    }

    /// All words that are left.
    pub fn rest(&mut self) -> &'n [Argument] {
        let rest = self.node.arguments.get(self.n_taken..).unwrap_or_default();
        self.n_taken = self.node.arguments.len();
        rest
    }

    /// All words that are left; at least one.
    ///
    /// # Errors
    /// There is none.
    pub fn some(&mut self) -> Result<&'n [Argument], Mistake> {
        let rest = self.rest();
        if rest.is_empty() { Err(self.missing()) } else { Ok(rest) }
    }

    /// Something belongs behind the last word that was taken.
    fn missing(&self) -> Mistake {
        let last = self.node.arguments.get(..self.n_taken).and_then(<[Argument]>::last);
        let last = last.map_or_else(|| self.node.name().to_owned(), Argument::written);
        self.fails(say!("something-missing", "something is missing after '{last}'", last))
    }

    /// A property, if the line has it.
    pub fn property(&mut self, name: &'n str) -> Option<&'n Property> {
        self.asked.push(name);
        self.node.properties.iter().find(|property| property.name.text == name)
    }

    /// All properties.
    pub fn properties(&mut self) -> &'n [Property] {
        self.asked.extend(self.node.properties.iter().map(|property| property.name.text.as_str()));
        &self.node.properties
    }

    /// The lines in the braces.
    pub fn block(&mut self) -> &'n [Node] {
        self.block_taken = true;
        self.node.nodes()
    }

    /// The next word is this word or number.
    ///
    /// # Errors
    /// It is not.
    pub fn is(&mut self, found: &str) -> Held {
        let argument = self.argument()?;
        if plainly(argument) == found { Ok(()) } else { Err(other_word(argument, found)) }
    }

    /// All words that are left are these.
    ///
    /// # Errors
    /// They are not.
    pub fn is_list(&mut self, found: &[String]) -> Held {
        let written: Vec<String> = self.rest().iter().map(Argument::written).collect();
        if written == found { Ok(()) } else { Err(self.fails(instead(&or_none(written), or_none(found.to_vec())))) }
    }

    /// Compares every property with what is found; `look_up` knows the names.
    ///
    /// # Errors
    /// One differs, or nobody knows its name.
    pub fn compare(&mut self, look_up: impl Fn(&str) -> Option<String>) -> Held {
        for property in self.properties() {
            let found = look_up(&property.name.text).ok_or_else(|| self.cannot_ask(&property.name))?;
            if plainly(&property.value) != found {
                return Err(other_value(property, &found));
            }
        }
        Ok(())
    }

    /// As [`Claim::compare`], where the line says nothing without a property.
    ///
    /// # Errors
    /// One differs, nobody knows its name, or there is none.
    pub fn compare_some(&mut self, look_up: impl Fn(&str) -> Option<String>) -> Held {
        if self.node.properties.is_empty() {
            return Err(self.says_nothing());
        }
        self.compare(look_up)
    }

    /// The line asks nothing of what it names.
    #[must_use]
    pub fn says_nothing(&self) -> Mistake {
        self.fails(line_says_nothing())
    }

    /// This cannot be asked of the thing that the line is about.
    #[must_use]
    pub fn cannot_ask(&self, name: &Word) -> Mistake {
        let thing = self.node.name();
        fails(name, say!("cannot-ask", "'{name}' cannot be asked of '{thing}'", name = &name.text, thing))
    }

    /// Whatever is left means nothing.
    pub(super) fn finish(self) -> Held {
        let name = self.node.name();
        if let Some(argument) = self.node.arguments.get(self.n_taken) {
            let written = argument.written();
            let message = say!("surplus", "'{written}' means nothing after '{name}'", written = &written, name);
            return Err(Mistake::error(&argument.spot, &written, message));
        }
        let names = || self.node.properties.iter().map(|property| property.name.text.as_str());
        for (at, Property { name: property, .. }) in self.node.properties.iter().enumerate() {
            let text = property.text.as_str();
            if !self.asked.contains(&text) {
                let mistake = self.cannot_ask(property);
                return Err(mistake.suggesting(nearest(text, self.asked.iter().copied())));
            }
            if names().take(at).any(|other| other == text) {
                return Err(fails(property, super::given::said_twice(text)));
            }
        }
        if !self.block_taken && self.node.children.is_some() {
            return Err(self.fails(say!("stray-braces", "'{name}' has no braces", name)));
        }
        Ok(())
    }
}

/// The sentence about a line that asks or sets nothing.
pub(super) fn line_says_nothing() -> Message {
    say!("line-says-nothing", "this line says nothing that could be checked")
}

/// What was found does not fit this argument.
#[must_use]
pub fn differs(argument: &Argument, found: Message) -> Mistake {
    let word = Word { text: argument.written(), spot: argument.spot.clone() };
    fails(&word, say!("differs", "'{word}': {found}", word = &word.text, found))
}

/// This argument names nothing; the message says so with its word.
#[must_use]
pub fn no_such(argument: &Argument, message: Message) -> Mistake {
    Mistake::error(&argument.spot, &argument.written(), message)
}

/// Something else was found than expected.
#[must_use]
pub fn instead(expected: &str, found: impl Into<Part>) -> Message {
    say!("expected-found", "expected {expected}, found {found}", expected, found = found.into())
}

/// This was found in place of a word.
#[must_use]
pub fn other_word(argument: &Argument, found: &str) -> Mistake {
    let written = argument.written();
    Mistake::error(&argument.spot, &written, instead(&written, found))
}

/// The property has this value instead.
#[must_use]
pub fn other_value(property: &Property, found: &str) -> Mistake {
    let (name, written) = (&property.name.text, plainly(&property.value));
    let message = instead(&format!("{name}={written}"), format!("{name}={found}"));
    Mistake::error(&property.value.spot, &written, message)
}

/// A value as facts compare it: flags without their sign.
#[must_use]
pub fn plainly(argument: &Argument) -> String {
    argument.written().trim_start_matches('#').to_owned()
}

/// A list as facts write it.
#[must_use]
pub fn or_none(list: Vec<String>) -> String {
    if list.is_empty() { "none".to_owned() } else { list.join(" ") }
}

/// The words, of which none stands twice.
///
/// # Errors
/// One does.
pub fn once(words: &[Argument]) -> Result<&[Argument], Mistake> {
    let is_second = |(at, word): (usize, &Argument)| words[..at].iter().any(|other| other.value == word.value);
    match words.iter().enumerate().find(|found| is_second(*found)) {
        None => Ok(words),
        Some((_, word)) => {
            let text = word.written();
            Err(Mistake::error(&word.spot, &text, super::said_twice(&text)))
        }
    }
}

/// All words that are left name cards in a discard pile.
///
/// # Errors
/// One is not there, or none is named.
pub fn are_discarded(claim: &mut Claim<'_>, discards: Vec<String>) -> Held {
    let mut left = discards.clone();
    for argument in claim.some()? {
        let Some(at) = left.iter().position(|card| *card == argument.written()) else {
            let pile = or_none(discards);
            return Err(differs(argument, say!("not-discarded", "expected among the discards, found {pile}", pile)));
        };
        // A card that is named twice lies there twice.
        left.swap_remove(at);
    }
    Ok(())
}
