//! The rulebook at the table: by id, by a question, and its overview.

use anyhow::Result;
use pack::{Mistakes, Texts};
use rulebook::search::Query;
use text::shared::OVERVIEW;

use super::room::Room;
use crate::games::Playable;

/// How many rules that may be meant as well are named below the one that answers a question.
const OTHERS: usize = 4;

impl<G: Playable> Room<'_, G> {
    /// Answers `rule`: with the overview, what has an id, or what answers a question.
    pub fn rules(&mut self, asked: &str) -> Result<()> {
        if asked.is_empty() {
            return self.overview();
        }
        let lines = self.entry(&asked.to_uppercase());
        if !lines.is_empty() {
            return self.lines(&lines);
        }
        let lang = self.kit.speech.lang;
        let (book, index) = G::search(lang)?;
        let found = Query::new(asked, &index).search(&book, &index);
        let Some((best, others)) = found.split_first() else {
            return self.lines(&[self.kit.speech.with("rule-unknown", "id", asked)]);
        };
        self.lines(&self.entry(best.id()))?;
        let title = |id: &str| {
            let ruling = || book.ruling(id).map(|ruling| ruling.question.get(lang));
            let title = book.rule(id).map(|rule| rule.title.get(lang)).or_else(ruling);
            format!("{id}: {}", title.map_or("", String::as_str))
        };
        if !others.is_empty() {
            self.say(&self.kit.speech.say("rule-others"))?;
        }
        self.lines(&others.iter().take(OTHERS).map(|found| title(found.id())).collect::<Vec<_>>())
    }

    /// Prints the rule that stands behind something.
    pub fn rule(&mut self, id: &str) -> Result<()> {
        self.lines(&self.entry(id))
    }

    fn lines(&mut self, lines: &[String]) -> Result<()> {
        lines.iter().try_for_each(|line| self.say(&format!("  {line}")))
    }

    /// A rule, a ruling, a component, or the titles of a chapter; nothing for what is none of them.
    fn entry(&self, id: &str) -> Vec<String> {
        let speech = self.kit.speech;
        let lang = speech.lang;
        let mut lines = Vec::new();
        if let Some(rule) = self.rulebook.rule(id) {
            lines.push(format!("{}: {}", rule.id, rule.title.get(lang)));
            lines.push(rule.text.get(lang).clone());
            lines.extend(rule.example.as_ref().map(|example| speech.with("rule-example", "text", example.get(lang))));
        } else if let Some(ruling) = self.rulebook.ruling(id) {
            lines.push(format!("{}: {}", ruling.id, ruling.question.get(lang)));
            lines.extend(ruling.options.iter().map(|option| {
                let mark = if option.letter == ruling.default { "*" } else { " " };
                format!("{mark} {}) {}", option.letter, option.text.get(lang))
            }));
        } else if let Some(component) = self.rulebook.component(id) {
            let count = component.count.map_or(String::new(), |count| format!(" ×{count}"));
            lines.push(format!("{id}: {}{count}", component.name.get(lang)));
            lines.extend(component.note.as_ref().map(|note| note.get(lang).clone()));
        } else {
            let below = self.rulebook.rules_below(id);
            lines.extend(below.map(|rule| format!("{}: {}", rule.id, rule.title.get(lang))));
        }
        lines
    }

    /// Prints what the game is about, with the ids of the rules that say more.
    fn overview(&mut self) -> Result<()> {
        let lang = self.kit.speech.lang;
        let mut texts = Texts::new();
        for text in G::summary() {
            // A test rules out bad ones.
            texts.add_text(&text, &mut Mistakes::new());
        }
        for (key, lead) in OVERVIEW {
            self.say(&texts.get(lang, key, &[]))?;
            let part = |name: &str| texts.attribute(lang, key, name, &[]);
            let lines: Vec<String> = lead
                .map(|lead| texts.get(lang, lead, &[]))
                .into_iter()
                .chain(part("about"))
                .chain(part("rules"))
                .collect();
            self.lines(&lines)?;
        }
        Ok(())
    }
}
