//! Errors that come from below, where nobody knows the language of the program: the system, the kernel, the packs.

use std::io::{self, ErrorKind};

use kernel::Fault;
use pack::{Lang, Mistakes};

use crate::speech::Speech;

/// The whole error: what was tried, and behind a colon what came in the way.
pub fn sentence(error: &anyhow::Error, speech: Speech) -> String {
    match speech.lang {
        Lang::En => format!("{error:#}"),
        Lang::Ru => error.chain().map(|cause| one(cause, speech)).collect::<Vec<_>>().join(": "),
    }
}

fn one(cause: &(dyn std::error::Error + 'static), speech: Speech) -> String {
    if let Some(error) = cause.downcast_ref::<io::Error>() {
        return io(error, speech);
    }
    if let Some(found) = cause.downcast_ref::<Mistakes>() {
        return mistakes(found, speech);
    }
    match cause.downcast_ref::<Fault>() {
        Some(found) => fault(found, speech),
        None => speech.foreign(&cause.to_string()),
    }
}

fn mistakes(mistakes: &Mistakes, speech: Speech) -> String {
    mistakes.iter().map(|mistake| speech.mistake(mistake)).collect::<Vec<_>>().join("\n")
}

/// What the system says. Its English is what the standard library makes of it.
fn io(error: &io::Error, speech: Speech) -> String {
    // A pack that cannot be sorted comes as an error of the disk; see `pack::load_folder`.
    if let Some(found) = error.get_ref().and_then(|inner| inner.downcast_ref::<Mistakes>()) {
        return mistakes(found, speech);
    }
    let key = match error.kind() {
        ErrorKind::NotFound => "io-not-found",
        ErrorKind::PermissionDenied => "io-permission-denied",
        ErrorKind::AlreadyExists => "io-already-exists",
        ErrorKind::IsADirectory => "io-is-a-directory",
        ErrorKind::NotADirectory => "io-not-a-directory",
        ErrorKind::InvalidData => "io-invalid-data",
        ErrorKind::StorageFull => "io-storage-full",
        ErrorKind::ReadOnlyFilesystem => "io-read-only",
        ErrorKind::UnexpectedEof => "io-unexpected-end",
        _ => return speech.with("io-other", "what", &error.to_string()),
    };
    speech.say(key)
}

/// A defect of ours, in a sentence.
pub fn fault(fault: &Fault, speech: Speech) -> String {
    match fault {
        Fault::OutOfFuel => speech.say("fault-out-of-fuel"),
        Fault::Stuck => speech.say("fault-stuck"),
        Fault::Broken(what) => speech.with("fault-broken", "what", &speech.foreign(what)),
    }
}
