//! Branches: several stories over one position, each from the same point on.

#[cfg(feature = "source")]
use pack::Argument;
use pack::{Message, Mistake, Mistakes, Node, Word, choose, say};

use super::{Part, fails};

/// A story of its own, told after what all branches have in common.
#[derive(Clone, Debug)]
pub(super) struct Branch {
    /// What it shows.
    pub title: Word,
    /// The same in Russian.
    pub title_ru: Option<String>,
    pub parts: Vec<Part>,
}

impl Branch {
    /// Reads `branch "title" title-ru="..." { when { ... }; then { ... } }`.
    pub fn read(node: &Node, mistakes: &mut Mistakes) -> Option<Branch> {
        let mut taker = node.take();
        let title = taker.word(say!("branch-title", "what the branch shows"), mistakes);
        let title_ru = taker.word_property("title-ru", mistakes);
        title.iter().chain(&title_ru).for_each(|word| super::head::readable(word, mistakes));
        let title_ru = title_ru.map(|word| word.text);
        let mut parts = Vec::new();
        for part in taker.required_block(mistakes) {
            let known = [("when", true), ("then", false)];
            let Some(is_when) = choose(&part.name, Message::verbatim("branch"), &known, mistakes) else { continue };
            let mut taker = part.take();
            let nodes = taker.required_block(mistakes).to_vec();
            taker.finish(mistakes);
            says_something(part, &nodes, mistakes);
            parts.push(if is_when { Part::When(nodes) } else { Part::Then(nodes) });
        }
        taker.finish(mistakes);
        if !parts.iter().any(|part| matches!(part, Part::Then(_))) {
            mistakes.push(fails(&node.name, say!("branch-no-then", "this branch expects nothing")));
        }
        Some(Branch { title: title?, title_ru, parts })
    }

    /// What is wrong in it, with its name.
    pub fn named(&self, title: &str, mistakes: Mistakes) -> impl Iterator<Item = Mistake> {
        mistakes
            .into_iter()
            .map(move |mistake| mistake.saying(|message| say!("in-branch", "in '{title}': {message}", title, message)))
    }
}

/// The stories of a file, each as a file of its own: where only one can be told at a time. Branches begin and end on
/// lines of their own. Nothing where the file has none.
#[cfg(feature = "source")]
#[must_use]
pub fn branches_apart(text: &str) -> Vec<String> {
    let mut nodes = pack::parse("", text, &mut Mistakes::new());
    nodes.retain(|node| node.name() == super::BRANCH);
    let lines: Vec<&str> = text.lines().collect();
    let begins: Vec<usize> = nodes.iter().map(|node| node.spot().line as usize - 1).collect();
    let ends = begins.iter().skip(1).copied().chain([lines.len()]);
    let common = &lines[..begins.first().copied().unwrap_or(0)];
    let told = nodes.iter().zip(begins.iter().zip(ends)).map(|(node, (begin, end))| {
        let mut branch = lines.get(begin + 1..end).unwrap_or_default().to_vec();
        while branch.pop().is_some_and(|line| line != "}") {}
        let english = node.arguments.first().map(Argument::written).unwrap_or_default();
        let russian = node.properties.first().map_or_else(|| english.clone(), |property| property.value.written());
        let titled = |line: &str| {
            let titles = [("title ", &english), ("title-ru ", &russian)];
            let found = titles.into_iter().find_map(|(name, title)| Some((name, line.strip_prefix(name)?, title)));
            found.map(|(name, whole, title)| format!("{name}\"{}: {title}\"\n", whole.trim().trim_matches('"')))
        };
        let whole = common.iter().chain(&branch);
        whole.map(|line| titled(line).unwrap_or_else(|| format!("{line}\n"))).collect::<String>()
    });
    told.collect()
}

/// A part in which nothing stands plays nothing and expects nothing.
pub(super) fn says_something(part: &Node, nodes: &[Node], mistakes: &mut Mistakes) {
    if nodes.is_empty() {
        mistakes.push(fails(&part.name, say!("empty-part", "this '{name}' is empty", name = part.name())));
    }
}
