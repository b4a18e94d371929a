//! What is wrong with the arguments, in one sentence.

use clap::error::{ContextKind, ContextValue, ErrorKind};

use crate::speech::Speech;

/// The sentence for an error of the parser.
pub fn sentence(error: &clap::Error, speech: Speech) -> String {
    let argument = context(error, ContextKind::InvalidArg);
    match error.kind() {
        ErrorKind::UnknownArgument => {
            suggested(speech, "argument-unknown", &argument, &nearest(error, ContextKind::SuggestedArg))
        }
        ErrorKind::InvalidSubcommand => {
            let name = context(error, ContextKind::InvalidSubcommand);
            suggested(speech, "argument-command", &name, &nearest(error, ContextKind::SuggestedSubcommand))
        }
        ErrorKind::MissingSubcommand => {
            speech.with("argument-no-command", "known", &context(error, ContextKind::ValidSubcommand))
        }
        ErrorKind::MissingRequiredArgument => speech.with("argument-missing", "name", &argument),
        ErrorKind::ArgumentConflict => {
            let other = context(error, ContextKind::PriorArg);
            match other == argument {
                true => speech.with("argument-twice", "name", &argument),
                false => two(speech, "argument-conflict", ("name", &argument), ("other", &other)),
            }
        }
        ErrorKind::InvalidValue | ErrorKind::ValueValidation => value(error, &argument, speech),
        ErrorKind::TooManyValues | ErrorKind::TooFewValues | ErrorKind::WrongNumberOfValues => {
            speech.with("argument-values-count", "name", &argument)
        }
        ErrorKind::InvalidUtf8 => speech.say("argument-no-text"),
        _ => speech.say("argument-other"),
    }
}

/// A value that does not fit. Those without a list of possible values are the language, addresses and numbers.
fn value(error: &clap::Error, argument: &str, speech: Speech) -> String {
    let value = context(error, ContextKind::InvalidValue);
    let known = context(error, ContextKind::ValidValue);
    if value.is_empty() {
        return speech.with("argument-no-value", "name", argument);
    }
    if !known.is_empty() {
        let fillings = [("name", argument.into()), ("value", value.as_str().into()), ("known", known.as_str().into())];
        return speech.fill("argument-value", &fillings);
    }
    let key = if argument.starts_with("--lang") {
        "argument-lang"
    } else if argument.starts_with("--listen") {
        "argument-address"
    } else if value.parse::<i128>().is_ok() {
        "argument-out-of-range"
    } else {
        "argument-no-number"
    };
    two(speech, key, ("name", argument), ("value", &value))
}

/// With the word that was probably meant, if there is one.
fn suggested(speech: Speech, key: &str, name: &str, near: &str) -> String {
    match near {
        "" => speech.with(key, "name", name),
        near => two(speech, &format!("{key}-near"), ("name", name), ("near", near)),
    }
}

fn two(speech: Speech, key: &str, first: (&str, &str), second: (&str, &str)) -> String {
    speech.fill(key, &[(first.0, first.1.into()), (second.0, second.1.into())])
}

/// The best of the parser's suggestions, which it puts last.
fn nearest(error: &clap::Error, kind: ContextKind) -> String {
    match error.get(kind) {
        Some(ContextValue::Strings(list)) => list.last().cloned().unwrap_or_default(),
        _ => context(error, kind),
    }
}

fn context(error: &clap::Error, kind: ContextKind) -> String {
    match error.get(kind) {
        Some(ContextValue::String(text)) => text.clone(),
        Some(ContextValue::Strings(list)) => list.join(", "),
        _ => String::new(),
    }
}
