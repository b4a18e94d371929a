//! What in the rulebook hangs together: which rules a ruling decides, and where a rule is mentioned.

use std::collections::BTreeMap;

use pack::Lang;
use rulebook::{Rule, Rulebook, Ruling, cited_ids};

/// The ids that mention another, and the rules that come from a ruling.
#[derive(Default)]
pub struct Cross {
    mentions: BTreeMap<String, Vec<&'static str>>,
    decided: BTreeMap<String, Vec<&'static str>>,
}

impl Cross {
    /// The cross-references of a rulebook.
    pub fn new(book: &'static Rulebook) -> Cross {
        let mut cross = Cross::default();
        for rule in book.rules() {
            for ruling in source_rulings(book, rule) {
                cross.decided.entry(ruling.id.clone()).or_default().push(&rule.id);
            }
            cross.add(&rule.id, [rule.text.get(Lang::En).as_str()]);
        }
        for ruling in book.rulings() {
            let options = ruling.options.iter().map(|option| option.text.get(Lang::En).as_str());
            let texts = [ruling.question.get(Lang::En).as_str(), ruling.why.get(Lang::En)];
            cross.add(&ruling.id, texts.into_iter().chain(options));
        }
        cross
    }

    fn add(&mut self, from: &'static str, texts: impl IntoIterator<Item = &'static str>) {
        for id in texts.into_iter().flat_map(cited_ids).filter(|id| *id != from) {
            let mentions = self.mentions.entry(id.to_owned()).or_default();
            if mentions.last() != Some(&from) {
                mentions.push(from);
            }
        }
    }

    /// The rules and rulings whose texts mention this one.
    pub fn mentions(&self, id: &str) -> &[&'static str] {
        self.mentions.get(id).map_or(&[], Vec::as_slice)
    }

    /// The rules that follow from a ruling.
    pub fn decided(&self, ruling: &str) -> &[&'static str] {
        self.decided.get(ruling).map_or(&[], Vec::as_slice)
    }
}

/// The rulings from which a rule follows.
pub fn source_rulings<'b>(book: &'b Rulebook, rule: &'b Rule) -> impl Iterator<Item = &'b Ruling> {
    rule.source.iter().filter_map(|source| book.ruling(source.strip_prefix("RULING:")?))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::TableGame as _;
    use shelter::Shelter;

    fn cross() -> &'static Cross {
        Shelter::books().cross()
    }

    #[test]
    fn rulings_and_rules_know_each_other() {
        assert!(cross().decided("S-RULING-01").contains(&"S-VAULT-03"));
        assert!(cross().mentions("S-RULING-02").contains(&"S-VAULT-04"));
        assert!(cross().mentions("S-VAULT-03").contains(&"S-RULING-01"));
        assert!(cross().mentions("nowhere").is_empty());
    }

    #[test]
    fn nothing_mentions_itself_or_twice() {
        for (id, from) in &cross().mentions {
            assert!(!from.contains(&id.as_str()), "{id}");
            let mut once = from.clone();
            once.sort_unstable();
            once.dedup();
            assert_eq!(once.len(), from.len(), "{id}");
        }
    }
}
