//! Lessons: examples with prose between the moves, played with the cards of a pack by whoever wants to learn the game.
//! The first player is the learner; the others' moves play by themselves. The format is described in `docs/lessons.md`.

#[cfg(feature = "source")]
use std::sync::Arc;

#[cfg(feature = "source")]
use pack::{Lang, PackFiles, Texts, Unique, Wanted, Word};
use pack::{Mistake, Mistakes, Node, Taker, say};

use super::{Example, Examples, fails, head};
#[cfg(feature = "source")]
use super::{Narrator, Part, unknown_rules};

/// The line of the head that makes an example a lesson.
pub(super) const LESSON: &str = "lesson";
/// The line in which somebody speaks to the learner.
pub(super) const SAY: &str = "say";

/// The most words of one text. Whoever plays reads a little at a time.
#[cfg(feature = "source")]
const MOST_WORDS: usize = 45;

/// The name of a lesson, with which the keys of its texts begin.
pub(super) fn name(taker: &mut Taker<'_>, mistakes: &mut Mistakes) -> Option<String> {
    let name = taker.word(crate::phrases::its_name(), mistakes)?;
    crate::reading::is_name(&name, mistakes).then_some(name.text)
}

/// Something said to the learner before the next move.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Prose {
    /// Its name in the lesson, which [`text_key`] makes a key of.
    pub name: String,
    /// The rule that says more.
    pub rule: Option<String>,
}

impl Prose {
    /// Reads `say NAME rule=RULE`; none for any other line.
    #[must_use]
    pub fn of(node: &Node) -> Option<Prose> {
        let is_rule = |property: &&pack::Property| property.name.text == "rule";
        let name = node.arguments.first().filter(|_| node.name() == SAY)?.written();
        let rule = node.properties.iter().find(is_rule).map(|property| property.value.written());
        Some(Prose { name, rule })
    }
}

/// The key of a text of a lesson; that of its title without a name.
#[must_use]
pub fn text_key(lesson: &str, name: Option<&str>) -> String {
    name.map_or_else(|| format!("lesson-{lesson}"), |name| format!("lesson-{lesson}-{name}"))
}

impl<G: Examples> Example<G> {
    /// The same with the cards of the pack that it names, if it names one that is known.
    #[must_use]
    pub fn with_pack(mut self, game_with: &dyn Fn(&str) -> Option<std::sync::Arc<G>>) -> Example<G> {
        if let Some(pack) = &self.pack {
            self.cards = game_with(&pack.text);
        }
        self
    }

    /// The same with the cards of a game in the box, as lessons are played.
    #[must_use]
    pub fn with_cards(self, cards: std::sync::Arc<G>) -> Example<G> {
        Example { cards: Some(cards), ..self }
    }

    /// What a lesson cannot have, and what only a lesson can.
    pub(super) fn check_prose(&self, nodes: &[Node], mistakes: &mut Mistakes) {
        let of_when = nodes.iter().filter(|node| node.name() == "when").flat_map(Node::nodes);
        let said: Vec<&Node> = of_when.filter(|node| node.name() == SAY).collect();
        if self.lesson.is_none() {
            for node in said {
                let message = say!("say-alone", "only a lesson says something");
                mistakes.push(fails(&node.name, message).expecting(say!("lesson-form", "lesson NAME in the head")));
            }
            return;
        }
        let foreign = |node: &&Node| {
            let name = node.name();
            G::DEFINITIONS.contains(&name)
                || matches!(name, "title" | "title-ru" | "note" | "note-ru" | "proves" | "facts-alone" | "branch")
                || matches!(name, head::LOOK | head::LOOK_RU | head::PACK)
        };
        for node in nodes.iter().filter(foreign) {
            let message = say!("not-in-lesson", "a lesson has no '{name}'", name = node.name());
            mistakes.push(fails(&node.name, message));
        }
        for node in &said {
            let mut taker = node.take();
            let name = taker.word(say!("text-name", "the name of a text"), mistakes);
            name.iter().for_each(|name| _ = crate::reading::is_name(name, mistakes));
            taker.word_property("rule", mistakes);
            taker.finish(mistakes);
        }
        if said.is_empty() {
            let message = say!("silent-lesson", "this lesson says nothing");
            mistakes.push(Mistake::error(&self.file, LESSON, message).expecting(say!("say-form", "say NAME in when")));
        }
    }
}

/// Everything that is wrong with the lessons of a pack: what is written, moves that are not legal, facts that do not
/// hold, rules that nobody knows, and texts that are missing, too long or of no use.
#[cfg(feature = "source")]
pub fn check_lessons<G: Examples>(
    game: &Arc<G>,
    files: &PackFiles,
    languages: &[Lang],
    is_rule: &dyn Fn(&str) -> bool,
    narrator: Option<&dyn Narrator<G>>,
) -> Mistakes {
    let mut mistakes = Mistakes::new();
    let (mut names, mut wanted) = (Unique::new(), Vec::new());
    for source in &files.lessons {
        let file = files.shown(source);
        let mut found = Mistakes::new();
        let nodes = pack::parse(&file, &source.text, &mut found);
        unknown_rules(&nodes, is_rule).into_iter().for_each(|mistake| mistakes.push(mistake));
        let example = match Example::<G>::of(&file, &nodes, found) {
            Ok(example) => example.with_cards(Arc::clone(game)),
            Err(found) => {
                mistakes.append(found);
                continue;
            }
        };
        let Some(name) = &example.lesson else {
            let message = say!("no-lesson", "this is not a lesson");
            let form = say!("lesson-form", "lesson NAME in the head");
            mistakes.push(Mistake::error(&example.file, LESSON, message).expecting(form));
            continue;
        };
        let word = Word { text: name.clone(), spot: example.file.clone() };
        names.take(None, &word, &mut mistakes);
        wanted.push(Wanted { key: text_key(name, None), attributes: (&["about"]).into(), spot: word.spot });
        wanted.extend(example.wanted(name));
        if let Err(found) = super::story::play(&example, narrator) {
            mistakes.append(found);
        }
    }
    let mut texts = Texts::new();
    for text in &files.lesson_texts {
        texts.add_pack_text(&files.shown(&text.source), text, &mut mistakes);
    }
    texts.check_wanted(&wanted, languages, &mut mistakes);
    texts.check_languages(languages, &mut mistakes);
    for (wanted, lang) in wanted.iter().flat_map(|wanted| languages.iter().map(move |lang| (wanted, *lang))) {
        let text = texts.find(lang, &wanted.key, &[]).filter(|_| texts.has(lang, &wanted.key)).unwrap_or_default();
        let words = text.split_whitespace().filter(|word| word.chars().any(char::is_alphanumeric)).count();
        if words > MOST_WORDS {
            let (key, lang) = (&wanted.key, lang.name());
            let message = say!("long-prose", "the {lang} text '{key}' has {words} words", lang, key, words);
            let most = say!("most-words", "at most {most}", most = MOST_WORDS);
            mistakes.push(Mistake::warning(&wanted.spot, key, message).expecting(most));
        }
    }
    mistakes.sort();
    mistakes
}

#[cfg(feature = "source")]
impl<G: Examples> Example<G> {
    /// The texts that a lesson says, each once.
    fn wanted(&self, lesson: &str) -> Vec<Wanted> {
        let mut wanted: Vec<Wanted> = Vec::new();
        for part in &self.parts {
            let Part::When(nodes) = part else { continue };
            for (node, prose) in nodes.iter().filter_map(|node| Some((node, Prose::of(node)?))) {
                let key = text_key(lesson, Some(&prose.name));
                if wanted.iter().all(|other| other.key != key) {
                    wanted.push(Wanted { key, attributes: (&[]).into(), spot: node.name.spot.clone() });
                }
            }
        }
        wanted
    }
}
