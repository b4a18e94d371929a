//! Where the things of a pack stand, and which of them are one and the same. For lints, which look at a pack that can be
//! played and say what its author probably did not mean.

use std::collections::BTreeMap;

use pack::{Argument, Mistake, Mistakes, Node, PackFiles, Spot, parse, say};

/// The things of one pack as they are written, by kind and name.
#[derive(Debug, Default)]
pub struct Written(BTreeMap<(&'static str, String), Node>);

impl Written {
    /// The things of the pack; `kind` says of a word that begins a node what kind of thing that is.
    #[must_use]
    pub fn of(files: &PackFiles, kind: impl Fn(&str) -> Option<&'static str>) -> Written {
        let mut things = BTreeMap::new();
        for source in &files.data {
            // What cannot be read has been reported where the pack was read.
            for node in parse(&files.shown(source), &source.text, &mut Mistakes::new()) {
                let name = node.arguments.first().and_then(Argument::word);
                if let (Some(kind), Some(name)) = (kind(node.name()), name) {
                    things.entry((kind, name.text)).or_insert(node);
                }
            }
        }
        Written(things)
    }

    /// The node of a thing; none if another pack has it.
    #[must_use]
    pub fn thing(&self, kind: &'static str, id: &str) -> Option<&Node> {
        self.0.get(&(kind, id.to_owned()))
    }

    /// Where the nth of its parts with this name stands, from 0.
    #[must_use]
    pub fn part(&self, kind: &'static str, id: &str, part: &str, nth: usize) -> Option<&Spot> {
        let parts = self.thing(kind, id)?.nodes().iter().filter(|node| node.name() == part);
        parts.map(Node::spot).nth(nth)
    }
}

/// A thing, and all that it does, in sentences.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Doing<'c> {
    /// Its kind.
    pub kind: &'static str,
    /// Its name in packs.
    pub id: &'c str,
    /// What it does.
    pub does: Vec<String>,
}

/// Reports things of one kind with different names that do the same. Copies of a thing have its name.
pub fn lint_alike(things: &[Doing<'_>], written: &Written, mistakes: &mut Mistakes) {
    let mut first: BTreeMap<(&str, &[String]), &str> = BTreeMap::new();
    for Doing { kind, id, does } in things.iter().filter(|thing| !thing.does.is_empty()) {
        let other = *first.entry((kind, does)).or_insert(id);
        if let Some(node) = written.thing(kind, id)
            && other != *id
        {
            let message = say!("does-the-same", "'{id}' does the same as '{other}'", id = *id, other);
            mistakes.push(Mistake::warning(node.spot(), id, message));
        }
    }
}
