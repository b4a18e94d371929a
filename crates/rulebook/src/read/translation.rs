//! The rulebook in another language: one table per id, and the titles of the chapters.

use toml::Spanned;

use super::{Parsed, Place, Reading, fields::Fields, fields::table, lettered};
use pack::Lang;

use crate::Entry;

impl Reading {
    /// Reads a translation, which must cover its original wholly: a page that changes its language halfway is worse
    /// than one that is English throughout.
    pub(super) fn translation(&mut self, file: &Parsed<'_>) {
        if !self.declared.values().any(|place| place.file == file.original) {
            return self.whole_file(file.name, format!("there is nothing to translate in {}", file.original));
        }
        for (key, value) in &file.content {
            let place = file.place(key.span().start);
            let Some(content) = table(value) else {
                self.mistake(place, format!("`{}` must be a table", key.get_ref()));
                continue;
            };
            let fields = Fields::new(file.name, &file.lines, key.span().start, content);
            match key.get_ref().as_ref() {
                "chapters" => self.translated_chapters(file, fields),
                id => self.translated_entry(file, id, place, fields),
            }
        }
        self.check_citations();
        self.check_whole(file);
    }

    fn translated_chapters(&mut self, file: &Parsed<'_>, mut fields: Fields<'_, '_>) {
        let game = self.games.get(file.original).cloned().unwrap_or_default();
        for (name, place) in fields.names() {
            let Some(title) = fields.text(&name) else { continue };
            let code = format!("{game}-{name}");
            let is_of_file = self.titled.get(&code).is_some_and(|titled| titled.file == file.original);
            match self.chapters.iter_mut().find(|chapter| chapter.code == code) {
                Some(chapter) if is_of_file => chapter.title.set(file.lang, title),
                _ => self.mistake(place, format!("{} has no chapter `{name}`", file.original)),
            }
        }
        self.close(fields);
    }

    fn translated_entry(&mut self, file: &Parsed<'_>, id: &str, place: Place, mut fields: Fields<'_, '_>) {
        let is_of_file = self.declared.get(id).is_some_and(|declared| declared.file == file.original);
        match self.index.get(id) {
            Some(Entry::Rule(idx)) if is_of_file => self.translated_rule(file.lang, *idx, &mut fields),
            Some(Entry::Ruling(idx)) if is_of_file => self.translated_ruling(file.lang, *idx, &mut fields),
            Some(Entry::Component(idx)) if is_of_file => self.translated_component(file.lang, *idx, &mut fields),
            _ => return self.mistake(place, format!("{} has no rule, ruling or component {id}", file.original)),
        }
        self.close(fields);
    }

    fn translated_rule(&mut self, lang: Lang, idx: usize, fields: &mut Fields<'_, '_>) {
        let title = fields.text("title");
        let text = fields.text("text");
        let example_place = fields.place_of("example");
        let is_given = fields.has("example");
        let example = fields.text_if_given("example");
        let Some(rule) = self.rules.get_mut(idx) else { return };
        if let (Some(title), Some(text)) = (title, text) {
            rule.title.set(lang, title);
            rule.text.set(lang, text);
        }
        match (example, &mut rule.example) {
            (Some(translated), Some(example)) => example.set(lang, translated),
            (Some(_), None) => {
                let what = format!("{} has no example to translate", rule.id);
                self.mistake(example_place, what);
            }
            (None, Some(_)) if !is_given => {
                let what = format!("the example of {} is not translated", rule.id);
                self.mistake(example_place, what);
            }
            (None, _) => {}
        }
    }

    fn translated_ruling(&mut self, lang: Lang, idx: usize, fields: &mut Fields<'_, '_>) {
        let question = fields.text("question");
        let options_place = fields.place_of("options");
        let options = fields.texts("options");
        let why = fields.text("why");
        let (Some(question), Some(options), Some(why)) = (question, options, why) else { return };
        let options = match lettered(options) {
            Ok(options) => options,
            Err(what) => return self.mistake(options_place, what),
        };
        let Some(ruling) = self.rulings.get_mut(idx) else { return };
        // Options that could not be read are a mistake of the original, not of its translation.
        if !ruling.options.is_empty() && options.len() != ruling.options.len() {
            let what = format!("{} has {} options, and {} here", ruling.id, ruling.options.len(), options.len());
            return self.mistake(options_place, what);
        }
        ruling.question.set(lang, question);
        ruling.why.set(lang, why);
        for (option, (_, text)) in ruling.options.iter_mut().zip(options) {
            option.text.set(lang, text);
        }
    }

    fn translated_component(&mut self, lang: Lang, idx: usize, fields: &mut Fields<'_, '_>) {
        let name = fields.text("name");
        let note_place = fields.place_of("note");
        let is_given = fields.has("note");
        let note = fields.text_if_given("note");
        let Some(component) = self.components.get_mut(idx) else { return };
        if let Some(name) = name {
            component.name.set(lang, name);
        }
        let id = component.id.clone().unwrap_or_default();
        match (note, &mut component.note) {
            (Some(translated), Some(note)) => note.set(lang, translated),
            (Some(_), None) => self.mistake(note_place, format!("{id} has no note to translate")),
            (None, Some(_)) if !is_given => self.mistake(note_place, format!("the note on {id} is not translated")),
            (None, _) => {}
        }
    }

    fn check_whole(&mut self, file: &Parsed<'_>) {
        let has_table = |id: &str| file.content.keys().any(|key: &Spanned<_>| key.get_ref() == id);
        let mut missing: Vec<String> = self
            .declared
            .iter()
            .filter(|(id, place)| place.file == file.original && !has_table(id))
            .map(|(id, _)| id.clone())
            .collect();
        missing.extend(
            self.chapters
                .iter()
                .filter(|chapter| !chapter.title.has(file.lang))
                .filter(|chapter| self.titled.get(&chapter.code).is_some_and(|place| place.file == file.original))
                .map(|chapter| format!("chapter {}", chapter.code)),
        );
        for what in missing {
            self.whole_file(file.name, format!("{what} is not translated"));
        }
    }
}
