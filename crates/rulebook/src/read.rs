//! From the texts of the files to a checked rulebook.
//!
//! Files are read entry by entry; what an entry declares and cites is noted with its place on the way, so that the
//! checks that need all files at once can still name the line.

mod fields;
mod translation;

use std::collections::BTreeMap;

use toml::{Spanned, de::DeTable, de::DeValue};

use self::fields::{Fields, Lines, table};
use crate::{
    Chapter, Component, Entry, Lang, Mistake, Mistakes, PerLang, Rule, Rulebook, Ruling, RulingOption,
    citation::{chapter_of, cited_ids},
};

/// The chapter name that ids of rulings have, and no others.
const RULING: &str = "RULING";

/// A line of a file.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Place {
    file: String,
    line: usize,
}

/// A line of a `[chapters]` table.
struct Heading {
    /// The chapter's code without the letter of the game, which all rules of a file share.
    name: String,
    title: String,
    place: Place,
}

/// What has been read so far.
#[derive(Default)]
struct Reading {
    mistakes: Vec<Mistake>,
    headings: Vec<Heading>,
    chapters: Vec<Chapter>,
    rules: Vec<Rule>,
    rulings: Vec<Ruling>,
    components: Vec<Component>,
    index: BTreeMap<String, Entry>,
    declared: BTreeMap<String, Place>,
    /// The letter of the game of each file.
    games: BTreeMap<String, String>,
    /// Where each chapter has its title.
    titled: BTreeMap<String, Place>,
    switches: BTreeMap<String, Place>,
    citations: Vec<(Place, String)>,
}

pub(crate) fn read(files: &[(&str, &str)]) -> Result<Rulebook, Mistakes> {
    let mut reading = Reading::default();
    let parsed: Vec<Parsed<'_>> = files.iter().filter_map(|&(name, text)| reading.parse(name, text)).collect();
    let is_whole = reading.mistakes.is_empty();
    for file in parsed.iter().filter(|file| file.lang == Lang::En) {
        reading.original(file);
    }
    // A file that could not be parsed would make every mention of its ids look like a second mistake.
    if is_whole {
        reading.check_citations();
        reading.collect_chapters();
        for file in parsed.iter().filter(|file| file.lang != Lang::En) {
            reading.translation(file);
        }
    }
    reading.finish()
}

/// A file that is well-formed TOML.
struct Parsed<'a> {
    /// The whole name, for mistakes.
    name: &'a str,
    /// The name of the file it translates, or its own.
    original: &'a str,
    lang: Lang,
    lines: Lines,
    content: DeTable<'a>,
}

impl Parsed<'_> {
    fn place(&self, offset: usize) -> Place {
        Place { file: self.name.to_owned(), line: self.lines.line(offset) }
    }
}

impl Reading {
    fn parse<'a>(&mut self, name: &'a str, text: &'a str) -> Option<Parsed<'a>> {
        let (lang, original) = match name.split_once('/') {
            None => (Lang::En, name),
            Some((folder, original)) => match folder.parse() {
                Ok(Lang::En) => {
                    self.whole_file(name, "English is written in the rulebook itself, not in a folder".to_owned());
                    return None;
                }
                Ok(lang) => (lang, original),
                Err(unknown) => {
                    self.whole_file(name, unknown.to_string());
                    return None;
                }
            },
        };
        let lines = Lines::new(text);
        let (content, errors) = DeTable::parse_recoverable(text);
        for error in &errors {
            let line = error.span().map(|span| lines.line(span.start));
            self.mistakes.push(Mistake { file: name.to_owned(), line, what: error.message().to_owned() });
        }
        errors.is_empty().then(|| Parsed { name, original, lang, lines, content: content.into_inner() })
    }

    fn original(&mut self, file: &Parsed<'_>) {
        // In the order of the file, so that of two equal ids the lower one is the mistake.
        let mut content: Vec<_> = file.content.iter().collect();
        content.sort_by_key(|(key, _)| key.span().start);
        for (key, value) in content {
            match key.get_ref().as_ref() {
                "chapters" => self.chapter_titles(file, value),
                "rule" => self.entries(file, value, Self::rule),
                "ruling" => self.entries(file, value, Self::ruling),
                "component" => self.entries(file, value, Self::component),
                other => {
                    let what = format!("`{other}` is none of: chapters, rule, ruling, component");
                    self.mistake(file.place(key.span().start), what);
                }
            }
        }
    }

    fn entries<'a>(
        &mut self,
        file: &Parsed<'a>,
        value: &Spanned<DeValue<'a>>,
        read_entry: fn(&mut Self, &mut Fields<'_, 'a>),
    ) {
        let DeValue::Array(entries) = value.get_ref() else {
            return self.mistake(file.place(value.span().start), "expected a list of entries, `[[...]]`".to_owned());
        };
        for entry in entries {
            match table(entry) {
                Some(content) => {
                    let mut fields = Fields::new(file.name, &file.lines, entry.span().start, content);
                    read_entry(self, &mut fields);
                    self.close(fields);
                }
                None => self.mistake(file.place(entry.span().start), "expected a table".to_owned()),
            }
        }
    }

    fn chapter_titles(&mut self, file: &Parsed<'_>, value: &Spanned<DeValue<'_>>) {
        let Some(content) = table(value) else {
            return self.mistake(file.place(value.span().start), "expected a table, `[chapters]`".to_owned());
        };
        let mut fields = Fields::new(file.name, &file.lines, value.span().start, content);
        for (name, place) in fields.names() {
            if let Some(title) = fields.text(&name) {
                self.headings.push(Heading { name, title, place });
            }
        }
        self.close(fields);
    }

    /// Reads a rule. A field that is missing is noted as a mistake, and the rulebook is then refused, so that an empty
    /// one may stand in for it meanwhile.
    fn rule(&mut self, fields: &mut Fields<'_, '_>) {
        let id = self.declare(fields, Entry::Rule(self.rules.len()));
        let title = fields.text("title");
        let text = fields.text("text");
        let source = fields.texts("source");
        let example = fields.text_if_given("example");
        let Some((id, chapter)) = id else { return };
        self.check_game(&id, &chapter);
        self.rules.push(Rule {
            id,
            chapter,
            title: PerLang::english(title.unwrap_or_default()),
            text: PerLang::english(text.unwrap_or_default()),
            source: source.unwrap_or_default(),
            example: example.map(PerLang::english),
        });
    }

    fn ruling(&mut self, fields: &mut Fields<'_, '_>) {
        let id = self.declare(fields, Entry::Ruling(self.rulings.len()));
        let question = fields.text("question");
        let options_place = fields.place_of("options");
        let options = fields.texts("options").unwrap_or_default();
        let default_place = fields.place_of("default");
        let default = fields.text("default");
        let why = fields.text("why");
        let switch_place = fields.place_of("switch");
        let switch = fields.any_text("switch").filter(|name| !name.is_empty());
        let options: Vec<(char, String)> =
            lettered(options).map_err(|what| self.mistake(options_place, what)).unwrap_or_default();
        let default = default.and_then(|name| {
            let letter = options.iter().map(|(letter, _)| *letter).find(|letter| name == letter.to_string());
            if letter.is_none() && !options.is_empty() {
                self.mistake(default_place, format!("the default `{name}` is none of the options"));
            }
            letter
        });
        if let Some(name) = &switch {
            self.switch(name, switch_place);
        }
        let Some((id, _)) = id else { return };
        self.rulings.push(Ruling {
            id,
            question: PerLang::english(question.unwrap_or_default()),
            options: options
                .into_iter()
                .map(|(letter, text)| RulingOption { letter, text: PerLang::english(text) })
                .collect(),
            default: default.unwrap_or('a'),
            why: PerLang::english(why.unwrap_or_default()),
            switch,
        });
    }

    fn switch(&mut self, name: &str, place: Place) {
        let is_well_formed = name.split('-').all(|word| {
            !word.is_empty() && word.bytes().all(|byte| byte.is_ascii_lowercase() || byte.is_ascii_digit())
        });
        if !is_well_formed {
            self.mistake(place, format!("the switch `{name}` is not lower-case words joined by hyphens"));
        } else if let Some(first) = self.switches.get(name) {
            let what = format!("the switch `{name}` is already used {}", at(first));
            self.mistake(place, what);
        } else {
            self.switches.insert(name.to_owned(), place);
        }
    }

    /// Reads a component, whose fields the files of the two games name differently.
    fn component(&mut self, fields: &mut Fields<'_, '_>) {
        let id = if fields.has("id") { self.declare(fields, Entry::Component(self.components.len())) } else { None };
        let name = fields.text(if fields.has("kind") { "kind" } else { "name" });
        let carries = fields.texts(if fields.has("fields") { "fields" } else { "carries" });
        let rules = fields.texts("rules");
        let source = if fields.has("count_source") { "count_source" } else { "source" };
        let source = if fields.has(source) { fields.texts(source) } else { None };
        let count = fields.number_if_given("count");
        let note = if fields.has("note") { fields.any_text("note") } else { None };
        self.components.push(Component {
            id: id.map(|(id, _)| id),
            name: PerLang::english(name.unwrap_or_default()),
            count,
            carries: carries.unwrap_or_default(),
            rules: rules.unwrap_or_default(),
            source: source.unwrap_or_default(),
            note: note.filter(|note| !note.is_empty()).map(PerLang::english),
        });
    }

    /// Takes the id of an entry and notes what it names; returns it with its chapter code.
    fn declare(&mut self, fields: &mut Fields<'_, '_>, entry: Entry) -> Option<(String, String)> {
        let place = fields.place_of("id");
        let id = fields.text("id")?;
        let Some(chapter) = chapter_of(&id) else {
            self.mistake(place, format!("`{id}` is not an id such as X-FIGHT-07"));
            return None;
        };
        let is_ruling = chapter.ends_with(&format!("-{RULING}"));
        if is_ruling != matches!(entry, Entry::Ruling(_)) {
            self.mistake(place.clone(), format!("{id}: ids of rulings, and only those, belong to a chapter {RULING}"));
        }
        if let Some(first) = self.declared.get(&id) {
            let what = format!("{id} is already used {}", at(first));
            self.mistake(place, what);
            return None;
        }
        let chapter = chapter.to_owned();
        self.declared.insert(id.clone(), place);
        self.index.insert(id.clone(), entry);
        Some((id, chapter))
    }

    fn close(&mut self, fields: Fields<'_, '_>) {
        let (mistakes, texts) = fields.close();
        self.mistakes.extend(mistakes);
        for (place, text) in texts {
            self.citations.extend(cited_ids(&text).map(|id| (place.clone(), id.to_owned())));
            // A source may name something that does not even look like an id.
            if let Some(ruling) = text.strip_prefix("RULING:")
                && cited_ids(ruling).next() != Some(ruling)
            {
                self.citations.push((place, ruling.to_owned()));
            }
        }
    }

    fn check_citations(&mut self) {
        for (place, id) in std::mem::take(&mut self.citations) {
            if !self.declared.contains_key(&id) {
                self.mistake(place, format!("{id} is mentioned here and does not exist"));
            }
        }
    }

    /// Holds the rules of a file to one game, so that its chapters need not repeat the letter.
    fn check_game(&mut self, id: &str, chapter: &str) {
        let (Some((game, _)), Some(place)) = (chapter.split_once('-'), self.declared.get(id).cloned()) else { return };
        let first = self.games.entry(place.file.clone()).or_insert_with(|| game.to_owned());
        if first != game {
            let what = format!("{id} does not belong to the game {first} of the other rules in this file");
            self.mistake(place, what);
        }
    }

    /// Makes the chapters, game by game and in the order of the `[chapters]` tables.
    fn collect_chapters(&mut self) {
        let mut untitled: BTreeMap<String, Place> = BTreeMap::new();
        for rule in &self.rules {
            if let Some(place) = self.declared.get(&rule.id) {
                untitled.entry(rule.chapter.clone()).or_insert_with(|| place.clone());
            }
        }
        for Heading { name, title, place } in std::mem::take(&mut self.headings) {
            let game = self.games.get(&place.file).map_or("", String::as_str);
            let code = format!("{game}-{name}");
            if let Some(first) = self.titled.get(&code) {
                let what = format!("chapter {code} already has a title, {}", at(first));
                self.mistake(place, what);
            } else if untitled.remove(&code).is_none() {
                self.mistake(place, format!("chapter `{name}` has no rules"));
            } else {
                self.titled.insert(code.clone(), place);
                self.chapters.push(Chapter { code, title: PerLang::english(title) });
            }
        }
        // The chapters of a game stand together, also where its rules fill several files.
        self.chapters.sort_by(|a, b| a.code.split('-').next().cmp(&b.code.split('-').next()));
        for (code, place) in untitled {
            self.mistake(place, format!("chapter {code} has no title in `[chapters]`"));
        }
    }

    fn mistake(&mut self, place: Place, what: String) {
        self.mistakes.push(Mistake { file: place.file, line: Some(place.line), what });
    }

    fn whole_file(&mut self, file: &str, what: String) {
        self.mistakes.push(Mistake { file: file.to_owned(), line: None, what });
    }

    fn finish(mut self) -> Result<Rulebook, Mistakes> {
        if !self.mistakes.is_empty() {
            self.mistakes.sort();
            self.mistakes.dedup();
            return Err(Mistakes(self.mistakes));
        }
        let Self { chapters, rules, rulings, components, index, .. } = self;
        Ok(Rulebook { chapters, rules, rulings, components, index })
    }
}

/// Splits options such as `a: the answer`, which must be lettered in order.
fn lettered(options: Vec<String>) -> Result<Vec<(char, String)>, String> {
    options
        .into_iter()
        .zip('a'..='z')
        .map(|(option, letter)| match option.split_once(": ") {
            Some((name, text)) if name == letter.to_string() && !text.trim().is_empty() => {
                Ok((letter, text.to_owned()))
            }
            _ => Err(format!("expected an option that begins with `{letter}: `, found `{option}`")),
        })
        .collect()
}

fn at(place: &Place) -> String {
    format!("at {}:{}", place.file, place.line)
}
