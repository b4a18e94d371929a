//! Whether the texts fit the things they name, and the languages each other.

use std::collections::BTreeSet;

use super::{Language, Texts, Wanted, said::Said};
use crate::{Lang, Mistake, Mistakes, say, words::nearest};

impl Texts {
    /// Reports messages that are wanted and not there, and messages and attributes that nobody wants.
    pub fn check_wanted(&self, wanted: &[Wanted], languages: &[Lang], mistakes: &mut Mistakes) {
        let keys: BTreeSet<&str> = wanted.iter().map(|wanted| wanted.key.as_str()).collect();
        for lang in languages {
            let language = self.languages.get(lang);
            for wanted in wanted {
                check_one(wanted, *lang, language, mistakes);
            }
        }
        for language in self.languages.values() {
            let mentioned: BTreeSet<&str> =
                language.said.values().flat_map(|said| &said.mentions).map(String::as_str).collect();
            for (key, said) in &language.said {
                if !keys.contains(key.as_str()) && !mentioned.contains(key.as_str()) {
                    let message = say!("unused-text", "nothing uses the text '{key}'", key);
                    let suggestion = nearest(key, keys.iter().copied());
                    mistakes.push(Mistake::warning(&said.spot, key, message).suggesting(suggestion));
                }
            }
            for wanted in wanted {
                let Some(said) = language.said.get(&wanted.key) else { continue };
                for name in said.parts.keys().filter(|name| !name.is_empty()) {
                    if !wanted.attributes.contains(&name.as_str()) {
                        let key = &wanted.key;
                        let message = say!("unused-part", "nothing uses '.{name}' of the text '{key}'", name, key);
                        let suggestion = nearest(name, wanted.attributes.iter().copied());
                        mistakes.push(Mistake::warning(&said.spot, name, message).suggesting(suggestion));
                    }
                }
            }
        }
    }

    /// Reports keys, attributes and variables in which a language differs from English, and mentions of messages or
    /// terms that are not there.
    pub fn check_languages(&self, languages: &[Lang], mistakes: &mut Mistakes) {
        for (lang, language) in &self.languages {
            for (key, said) in &language.said {
                for mention in said.mentions.iter().filter(|mention| !language.said.contains_key(*mention)) {
                    let message = say!(
                        "lost-mention",
                        "the text '{key}' mentions '{mention}', which {lang} lacks",
                        key,
                        mention,
                        lang = lang.name()
                    );
                    let suggestion = nearest(mention, language.said.keys().map(String::as_str));
                    mistakes.push(Mistake::error(&said.spot, mention, message).suggesting(suggestion));
                }
            }
        }
        let Some(english) = self.languages.get(&Lang::En) else { return };
        for lang in languages.iter().filter(|lang| **lang != Lang::En) {
            if let Some(language) = self.languages.get(lang) {
                compare((Lang::En, english), (*lang, language), mistakes);
                compare((*lang, language), (Lang::En, english), mistakes);
            }
        }
    }
}

fn check_one(wanted: &Wanted, lang: Lang, language: Option<&Language>, mistakes: &mut Mistakes) {
    let key = &wanted.key;
    let Some(said) = language.and_then(|language| language.said.get(key)) else {
        let message = say!("no-text", "there is no {lang} text '{key}'", lang = lang.name(), key);
        let expected = say!("text-form", "'{key} = ...' in text/{code}/", key, code = lang.code());
        let suggestion = language.and_then(|language| nearest_unwanted(key, language));
        mistakes.push(Mistake::error(&wanted.spot, key, message).expecting(expected).suggesting(suggestion));
        return;
    };
    if !said.has_value {
        let message = say!("no-name", "the {lang} text '{key}' has no name after the '='", lang = lang.name(), key);
        mistakes.push(Mistake::error(&said.spot, key, message));
    }
    for name in wanted.attributes.iter().filter(|name| !said.parts.contains_key(**name)) {
        let message =
            say!("no-part", "the {lang} text '{key}' has no '.{name}'", lang = lang.name(), key, name = *name);
        let expected = say!("part-form", "'.{name} = ...' below it", name = *name);
        mistakes.push(Mistake::error(&said.spot, name, message).expecting(expected));
    }
}

/// A key that is so like the wanted one that it must be a slip; similar cards are common, so the bar is high.
fn nearest_unwanted<'l>(key: &str, language: &'l Language) -> Option<&'l str> {
    let found = nearest(key, language.said.keys().map(String::as_str))?;
    (strsim::damerau_levenshtein(key, found) <= 2).then_some(found)
}

/// What the first language says and the second lacks. Terms are a language's own affair.
fn compare((from, first): (Lang, &Language), (to, second): (Lang, &Language), mistakes: &mut Mistakes) {
    for (key, said) in first.said.iter().filter(|(key, _)| !key.starts_with('-')) {
        let Some(other) = second.said.get(key) else {
            mistakes.push(one_sided(said, key, from, to));
            continue;
        };
        for (part, variables) in &said.parts {
            let shown = if part.is_empty() { key.clone() } else { format!("{key}.{part}") };
            let Some(others) = other.parts.get(part) else {
                mistakes.push(one_sided(said, &shown, from, to));
                continue;
            };
            for variable in variables.difference(others) {
                let message = say!(
                    "one-sided-variable",
                    "'{shown}' uses ${variable} in {from} and not in {to}",
                    shown = &shown,
                    variable,
                    from = from.name(),
                    to = to.name()
                );
                mistakes.push(Mistake::error(&said.spot, variable, message));
            }
        }
    }
}

fn one_sided(said: &Said, key: &str, from: Lang, to: Lang) -> Mistake {
    let message = say!("one-sided", "{from} says '{key}' and {to} does not", from = from.name(), key, to = to.name());
    Mistake::error(&said.spot, key, message)
}
