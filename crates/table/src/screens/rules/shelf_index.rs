//! Which examples prove which rule. Their heads are read as text; an example is parsed only when somebody opens it.

use std::collections::BTreeMap;

use pack::Lang;

use shelf::Sheet;

use crate::library::books;

/// The head of an example.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ExampleHead {
    /// Its name on the shelf, such as `fight/S-FIGHT-04-a-lost-fight.kdl`.
    pub name: &'static str,
    title: &'static str,
    title_ru: Option<&'static str>,
    /// What to look for in it, if it is one of those that teach.
    look: Option<&'static str>,
    look_ru: Option<&'static str>,
    /// The ids of the rules and rulings it proves.
    pub proves: Vec<&'static str>,
}

impl ExampleHead {
    /// What it shows.
    pub fn title(&self, lang: Lang) -> &'static str {
        match lang {
            Lang::En => self.title,
            Lang::Ru => self.title_ru.unwrap_or(self.title),
        }
    }

    /// What to look for in it, if it is one of those that teach.
    pub fn look(&self, lang: Lang) -> Option<&'static str> {
        match lang {
            Lang::En => self.look,
            Lang::Ru => self.look_ru.or(self.look),
        }
    }

    /// The folder it lies in, which is that of a chapter or of the rulings.
    pub fn folder(&self) -> &'static str {
        self.name.split_once('/').map_or("", |(folder, _)| folder)
    }

    fn read(sheet: &'static Sheet) -> ExampleHead {
        let Sheet { name, text, .. } = sheet;
        let quoted = |word: &str| {
            let line = text.lines().find_map(|line| line.strip_prefix(word));
            line.and_then(|rest| rest.trim().strip_prefix('"')?.strip_suffix('"'))
        };
        let proves = text.lines().find_map(|line| line.strip_prefix("proves ")).unwrap_or_default();
        ExampleHead {
            name,
            title: quoted("title ").unwrap_or(name),
            title_ru: quoted("title-ru "),
            look: quoted("look "),
            look_ru: quoted("look-ru "),
            proves: proves.split_whitespace().collect(),
        }
    }
}

/// The examples of the shelf by the rules they prove.
pub struct ShelfIndex {
    heads: Vec<ExampleHead>,
    proving: BTreeMap<&'static str, Vec<usize>>,
}

impl ShelfIndex {
    /// The index of these examples.
    pub fn new(examples: &'static [Sheet]) -> ShelfIndex {
        let heads: Vec<ExampleHead> = examples.iter().map(ExampleHead::read).collect();
        let mut proving: BTreeMap<&'static str, Vec<usize>> = BTreeMap::new();
        for (at, head) in heads.iter().enumerate() {
            for id in &head.proves {
                proving.entry(id).or_default().push(at);
            }
        }
        for (id, examples) in &mut proving {
            // Those that are about the rule itself come before those that need it by the way, and those that teach first.
            kernel::order::sort_by_key(examples, |at| {
                heads.get(*at).map(|head| (head.proves.iter().position(|proven| proven == id), head.look.is_none()))
            });
        }
        ShelfIndex { heads, proving }
    }

    /// All examples, in the order of the shelf.
    pub fn all(&self) -> &[ExampleHead] {
        &self.heads
    }

    /// The examples of a chapter that teach, by its code: those in `fight` of `S-FIGHT`.
    pub fn teaching(&self, code: &str) -> impl Iterator<Item = &ExampleHead> {
        let folder = code.rsplit_once('-').map(|(_, name)| name.to_lowercase());
        let is_of_chapter = move |head: &&ExampleHead| Some(head.folder()) == folder.as_deref();
        self.heads.iter().filter(|head| head.look.is_some()).filter(is_of_chapter)
    }

    /// The examples that prove a rule or ruling, the most fitting first.
    pub fn proving(&self, id: &str) -> impl Iterator<Item = &ExampleHead> {
        self.proving.get(id).into_iter().flatten().filter_map(|at| self.heads.get(*at))
    }
}

/// The example with this name.
pub fn example(name: &str) -> Option<&'static Sheet> {
    books().examples().iter().find(|sheet| sheet.name == name)
}

#[cfg(test)]
mod tests {
    use shelter::example::Example;

    use shelter::Shelter;

    use super::*;
    use crate::{game::TableGame as _, library};

    #[test]
    fn every_rule_has_an_example() {
        library::provide(Shelter::books());
        for rule in Shelter::books().rulebook().rules() {
            assert!(Shelter::books().index().proving(&rule.id).next().is_some(), "{}", rule.id);
        }
    }

    #[test]
    fn heads_are_read_as_the_examples_themselves_are() {
        library::provide(Shelter::books());
        for head in Shelter::books().index().all() {
            let example = Example::read(head.name, &example(head.name).unwrap().text).unwrap();
            assert_eq!(head.title, example.title);
            assert_eq!(head.title_ru, example.title_ru.as_deref());
            assert_eq!((head.look, head.look_ru), (example.look.as_deref(), example.look_ru.as_deref()));
            let proves: Vec<String> = example.proves.iter().map(ToString::to_string).collect();
            assert_eq!(head.proves, proves, "{}", head.name);
            assert!(head.proves.iter().all(|id| Shelter::books().rulebook().contains(id)), "{}", head.name);
        }
    }

    #[test]
    fn what_is_about_a_rule_comes_first() {
        library::provide(Shelter::books());
        let first = Shelter::books().index().proving("S-FIGHT-04").next().unwrap();
        assert_eq!(first.proves.first(), Some(&"S-FIGHT-04"));
    }
}
