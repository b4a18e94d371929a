//! The English messages that stand in the code of a crate, for comparing them with those in its Fluent files.

use std::{fs, path::Path};

use pack::{Lang, Mistakes, Texts};

/// Compares `say!("key", "sentence", ...)` and tables of `("mistake-key", "form")` below a folder with the Russian
/// messages: the same keys, each with the same variables.
pub fn assert_all_said(folder: &Path, file: &str, russian: &str) {
    let mut messages = Vec::new();
    collect(folder, &mut messages);
    assert!(messages.len() > 20, "{messages:?}");
    messages.sort();
    messages.dedup();
    let keys: Vec<&String> = messages.iter().map(|(key, _)| key).collect();
    assert!(keys.windows(2).all(|pair| pair[0] != pair[1]), "one key, two sentences: {messages:?}");
    let english: String = messages.iter().map(|(key, sentence)| format!("{key} = x{}\n", gaps(sentence))).collect();
    let mut mistakes = Mistakes::new();
    let mut texts = Texts::new();
    texts.add(Lang::En, "code", &english, &mut mistakes);
    texts.add(Lang::Ru, file, russian, &mut mistakes);
    texts.check_languages(&Lang::ALL, &mut mistakes);
    assert!(mistakes.is_empty(), "{mistakes}");
}

/// The variables of a sentence as Fluent writes them.
fn gaps(sentence: &str) -> String {
    let names = sentence.split('{').skip(1).filter_map(|rest| Some(rest.split_once('}')?.0));
    let is_name = |name: &&str| !name.is_empty() && name.chars().all(|c| c.is_ascii_lowercase() || c == '_');
    names.filter(is_name).map(|name| format!(" {{ ${name} }}")).collect()
}

fn collect(folder: &Path, messages: &mut Vec<(String, String)>) {
    for entry in fs::read_dir(folder).expect("a folder of sources") {
        let path = entry.expect("an entry").path();
        if path.is_dir() {
            collect(&path, messages);
            continue;
        }
        let text = fs::read_to_string(&path).expect("a source");
        // Tests have messages of their own.
        let text = text.split("#[cfg(test)]").next().unwrap_or_default();
        let said = text.split("say!(").skip(1).filter_map(|rest| pair(rest, "mistake-"));
        messages.extend(said);
        let forms = text.split("(\"mistake-").skip(1).filter_map(|rest| pair(&format!("\"mistake-{rest}"), ""));
        messages.extend(forms);
    }
}

/// The key and the sentence that stand first in this text.
fn pair(text: &str, prefix: &str) -> Option<(String, String)> {
    let (key, rest) = literal(text)?;
    let (sentence, _) = literal(rest.trim_start().strip_prefix(',')?)?;
    Some((format!("{prefix}{key}"), sentence))
}

fn literal(text: &str) -> Option<(String, &str)> {
    let text = text.trim_start().strip_prefix('"')?;
    let mut is_escaped = false;
    for (at, letter) in text.char_indices() {
        if letter == '"' && !is_escaped {
            return Some((text[..at].to_owned(), &text[at + 1..]));
        }
        is_escaped = letter == '\\' && !is_escaped;
    }
    None
}
