//! What a data file holds: nodes with arguments, properties and children, each with its place.

use crate::{Spot, Taker};

/// A text with its place. Whether it was quoted makes no difference.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Word {
    /// The text.
    pub text: String,
    /// Where it stands.
    pub spot: Spot,
}

/// What an argument or a property holds.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Value {
    /// A text, bare or quoted.
    Text(String),
    /// A whole number.
    Number(i64),
    /// `#true` or `#false`.
    Flag(bool),
}

/// A value with its place.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Argument {
    /// The value.
    pub value: Value,
    /// Where it stands.
    pub spot: Spot,
}

impl Argument {
    /// The text of it, if it is one.
    #[must_use]
    pub fn word(&self) -> Option<Word> {
        match &self.value {
            Value::Text(text) => Some(Word { text: text.clone(), spot: self.spot.clone() }),
            Value::Number(_) | Value::Flag(_) => None,
        }
    }

    /// The value as it was written, for messages.
    #[must_use]
    pub fn written(&self) -> String {
        match &self.value {
            Value::Text(text) => text.clone(),
            Value::Number(number) => number.to_string(),
            Value::Flag(flag) => format!("#{flag}"),
        }
    }
}

/// A `name=value` behind the name of a node.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Property {
    /// The name.
    pub name: Word,
    /// The value.
    pub value: Argument,
}

/// One node: `name argument property=value { children }`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Node {
    /// Its name.
    pub name: Word,
    /// Its arguments, in order.
    pub arguments: Vec<Argument>,
    /// Its properties, in order; a name may stand here twice and is then reported by [`Taker::finish`].
    pub properties: Vec<Property>,
    /// The nodes in its braces; none where it has no braces.
    pub children: Option<Vec<Node>>,
}

impl Node {
    /// Begins to take the node apart; see [`Taker`].
    pub fn take(&self) -> Taker<'_> {
        Taker::new(self)
    }

    /// Where the node begins.
    #[must_use]
    pub const fn spot(&self) -> &Spot {
        &self.name.spot
    }

    /// Its name.
    #[must_use]
    pub fn name(&self) -> &str {
        &self.name.text
    }

    /// The nodes in its braces; empty where it has no braces.
    #[must_use]
    pub fn nodes(&self) -> &[Node] {
        self.children.as_deref().unwrap_or_default()
    }
}
