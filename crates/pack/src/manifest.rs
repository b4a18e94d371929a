//! The manifest of a pack: `pack.toml`.

use kernel::PackStamp;
use toml::{
    Spanned,
    de::{DeTable, DeValue},
};

use crate::{
    Lang, Message, Mistake, Mistakes, Node, PackFiles, Spot, cards_hash, say,
    spot::Lines,
    words::{nearest, one_of},
};

/// The format of packs that this program reads.
pub const FORMAT: i64 = 1;

const FIELDS: [&str; 6] = ["format", "id", "version", "game", "languages", "requires"];

/// What a pack says about itself.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Manifest {
    /// The name by which logs and other packs know it.
    pub id: String,
    /// Its version, three numbers with dots between them.
    pub version: String,
    /// The game it belongs to.
    pub game: String,
    /// The languages in which it has all its texts.
    pub languages: Vec<Lang>,
    /// The packs that must be loaded before it.
    pub requires: Vec<Requirement>,
}

/// A pack that another one builds on: `"shelter-core 1.0.0"`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Requirement {
    /// The id of the pack.
    pub id: String,
    /// The version it must have.
    pub version: String,
    /// Where it is required.
    pub spot: Spot,
}

impl Manifest {
    /// What a game's log says about the pack with this data. Of the manifest only the name counts; the version is there
    /// for people.
    #[must_use]
    pub fn stamp(&self, nodes: &[Node]) -> PackStamp {
        PackStamp { id: self.id.clone(), version: self.version.clone(), hash: Some(cards_hash(nodes)) }
    }

    /// Reads the manifest of a pack for a game; everything that is wrong with it is reported.
    pub fn read(files: &PackFiles, game: &str, mistakes: &mut Mistakes) -> Option<Manifest> {
        let file = files.shown(&files.manifest);
        let lines = Lines::new(&file, &files.manifest.text);
        let (table, errors) = DeTable::parse_recoverable(&files.manifest.text);
        for error in &errors {
            let spot = lines.spot(error.span().map_or(0, |span| span.start));
            mistakes.push(Mistake::error(
                &spot,
                "",
                say!("not-toml", "this is not TOML: {what}", what = toml_message(error.message())),
            ));
        }
        if !errors.is_empty() {
            return None;
        }
        let n_before = mistakes.n_errors();
        let mut fields = Fields { file: &file, table: table.get_ref(), lines: &lines, mistakes };
        fields.reject_unknown();
        if let Some((format, spot)) = fields.format()
            && format != FORMAT
        {
            let message = say!("unread-format", "this program does not read format {format}", format);
            let expected = Message::verbatim(FORMAT.to_string());
            fields.mistakes.push(Mistake::error(&spot, &format.to_string(), message).expecting(expected));
        }
        let id = fields.text("id", say!("id-form", "an id of small letters, digits and -"), is_id);
        let version = fields.text("version", say!("version-form", "three numbers such as 1.0.0"), is_version);
        let found = fields.text("game", Message::verbatim(game.to_owned()), |found| found == game);
        let languages = fields.languages();
        let requires = fields.requires();
        let manifest = Manifest { id: id?, version: version?, game: found?, languages, requires };
        (mistakes.n_errors() == n_before).then_some(manifest)
    }
}

struct Fields<'a, 'i> {
    file: &'a str,
    table: &'a DeTable<'i>,
    lines: &'a Lines<'a>,
    mistakes: &'a mut Mistakes,
}

impl<'i> Fields<'_, 'i> {
    fn reject_unknown(&mut self) {
        for (key, _) in self.table {
            let name = key.get_ref().as_ref();
            if !FIELDS.contains(&name) {
                let message = say!("unknown-field", "unknown field '{name}'", name);
                let mistake = Mistake::error(&self.lines.spot(key.span().start), name, message)
                    .expecting(one_of(&FIELDS))
                    .suggesting(nearest(name, FIELDS));
                self.mistakes.push(mistake);
            }
        }
    }

    fn get(&self, name: &str) -> Option<&Spanned<DeValue<'i>>> {
        self.table.iter().find(|(key, _)| key.get_ref().as_ref() == name).map(|(_, value)| value)
    }

    fn required(&mut self, name: &str) -> Option<Spanned<DeValue<'i>>> {
        let value = self.get(name).cloned();
        if value.is_none() {
            let message = say!("missing-field", "the field '{name}' is missing", name);
            self.mistakes.push(Mistake::error(&Spot::whole(self.file), "", message));
        }
        value
    }

    fn wrong(&mut self, value: &Spanned<DeValue<'_>>, name: &str, expected: Message) {
        let word = value.get_ref().as_str().unwrap_or_default();
        let spot = self.lines.spot(value.span().start);
        let message = say!("cannot-be-this", "'{name}' cannot be this", name);
        self.mistakes.push(Mistake::error(&spot, word, message).expecting(expected));
    }

    fn format(&mut self) -> Option<(i64, Spot)> {
        let value = self.required("format")?;
        let number = value.get_ref().as_integer().and_then(|number| number.as_str().parse().ok());
        if number.is_none() {
            self.wrong(&value, "format", say!("a-number", "a number"));
        }
        number.map(|number| (number, self.lines.spot(value.span().start)))
    }

    fn text(&mut self, name: &str, expected: Message, fits: impl Fn(&str) -> bool) -> Option<String> {
        let value = self.required(name)?;
        let text = value.get_ref().as_str().filter(|text| fits(text)).map(str::to_owned);
        if text.is_none() {
            self.wrong(&value, name, expected);
        }
        text
    }

    fn list(&mut self, name: &str, value: &Spanned<DeValue<'i>>) -> Vec<Spanned<DeValue<'i>>> {
        let Some(array) = value.get_ref().as_array() else {
            self.wrong(value, name, say!("list-form", "a list of texts in brackets"));
            return Vec::new();
        };
        array.iter().cloned().collect()
    }

    fn languages(&mut self) -> Vec<Lang> {
        let Some(value) = self.required("languages") else { return Vec::new() };
        let mut languages = Vec::new();
        for entry in self.list("languages", &value) {
            match entry.get_ref().as_str().and_then(|code| code.parse::<Lang>().ok()) {
                Some(lang) if !languages.contains(&lang) => languages.push(lang),
                _ => self.wrong(&entry, "languages", say!("each-language-once", "each of en and ru at most once")),
            }
        }
        if !languages.contains(&Lang::En) {
            let expected = say!("english-needed", "en among them, which stands in for every other language");
            self.wrong(&value, "languages", expected);
        }
        languages
    }

    fn requires(&mut self) -> Vec<Requirement> {
        let Some(value) = self.get("requires").cloned() else { return Vec::new() };
        let mut requires = Vec::new();
        for entry in self.list("requires", &value) {
            let parts = entry.get_ref().as_str().and_then(|text| text.split_once(' '));
            match parts.filter(|(id, version)| is_id(id) && is_version(version)) {
                Some((id, version)) => requires.push(Requirement {
                    id: id.to_owned(),
                    version: version.to_owned(),
                    spot: self.lines.spot(entry.span().start),
                }),
                None => {
                    let expected = say!("requirement-form", "\"id version\", such as \"some-pack 1.0.0\"");
                    self.wrong(&entry, "requires", expected);
                }
            }
        }
        requires
    }
}

/// The commonest findings of the TOML reader, in the form in which it tells them.
const TOML_FORMS: [(&str, &str); 14] = [
    ("mistake-toml-duplicate", "duplicate key"),
    ("mistake-toml-no-equals", "key with no value, expected `=`"),
    ("mistake-toml-quotes", "string values must be quoted, expected literal string"),
    ("mistake-toml-no-value", "missing value"),
    ("mistake-toml-key", "invalid unquoted key, expected letters, numbers, `-`, `_`"),
    ("mistake-toml-empty-key", "unquoted keys cannot be empty, expected letters, numbers, `-`, `_`"),
    ("mistake-toml-zero", "unexpected leading zero, expected nothing"),
    ("mistake-toml-content", "unexpected content"),
    ("mistake-toml-key-or-value", "unexpected key or value, expected newline, `#`"),
    ("mistake-toml-array", "unclosed array, expected `]`"),
    ("mistake-toml-table", "unclosed table, expected `]`"),
    ("mistake-toml-comma", "missing comma between array elements, expected `,`"),
    ("mistake-toml-extra-equals", "extra `=`, expected nothing"),
    ("mistake-toml-string", "invalid basic string, expected `\"`"),
];

fn toml_message(message: &str) -> Message {
    Message::recognized(message, &TOML_FORMS)
}

fn is_id(text: &str) -> bool {
    let first_is_letter = text.starts_with(|letter: char| letter.is_ascii_lowercase());
    first_is_letter && text.chars().all(|letter| matches!(letter, 'a'..='z' | '0'..='9' | '-'))
}

fn is_version(text: &str) -> bool {
    let numbers: Vec<&str> = text.split('.').collect();
    let is_number =
        |part: &&str| !part.is_empty() && part.len() <= 5 && part.chars().all(|digit| digit.is_ascii_digit());
    numbers.len() == 3 && numbers.iter().all(is_number)
}
