//! Help in another language than that of the code.

use std::ffi::OsStr;

use clap::{Arg, Command, builder::Resettable};

use crate::speech::Speech;

/// The key of the program itself; those of commands and arguments begin with it.
pub const ROOT: &str = "help";

/// Arguments that mean the same for every command.
const SHARED: [&str; 7] = ["folders", "game", "help", "lang", "mode", "options", "version"];

/// The command with everything that people read in it said in the language of the program. It must have been built.
pub fn translated(command: Command, key: &str, speech: Speech) -> Command {
    let style = *command.get_styles().get_usage();
    let mut command = command
        .about(speech.say(key))
        .subcommand_help_heading(speech.say("help-title-commands"))
        .subcommand_value_name(speech.say("help-word-command"))
        .mut_args(|argument| explained(argument, key, speech))
        .mut_subcommands(|inner| {
            let inner_key = key_of_command(key, inner.get_name());
            translated(inner, &inner_key, speech)
        });
    let usage = command.render_usage().to_string();
    let options = format!("[{}]", speech.say("help-word-options"));
    let usage = usage.trim_start_matches("Usage: ").replace("[OPTIONS]", &options);
    let title = speech.say("help-title-usage");
    command
        .override_usage(usage)
        .help_template(format!("{{about-with-newline}}\n{style}{title}:{style:#} {{usage}}\n\n{{all-args}}"))
}

/// `help play` speaks of the same command as `play`.
fn key_of_command(outer: &str, name: &str) -> String {
    let outer = outer.strip_suffix("-help").unwrap_or(outer);
    format!("{outer}-{name}")
}

fn key_of_argument(command: &str, argument: &Arg) -> String {
    let id = argument.get_id().as_str();
    if SHARED.contains(&id) { format!("{ROOT}-any-{id}") } else { format!("{command}-{id}") }
}

fn explained(argument: Arg, command: &str, speech: Speech) -> Arg {
    let key = key_of_argument(command, &argument);
    let mut text = speech.say(&key);
    let values = argument.get_possible_values();
    // Flags have the values true and false, which nobody writes.
    if argument.get_action().takes_values() {
        for value in &values {
            let name = value.get_name();
            let meaning = speech.say(&key_of_value(name));
            text = speech.fill(
                "help-with-value",
                &[("text", text.as_str().into()), ("value", name.into()), ("meaning", meaning.as_str().into())],
            );
        }
        let usual = argument.get_default_values().join(OsStr::new(" "));
        if let Some(usual) = usual.to_str().filter(|usual| !usual.is_empty()) {
            text = speech.fill("help-with-default", &[("text", text.as_str().into()), ("usual", usual.into())]);
        }
    }
    let heading = if argument.is_positional() { "help-title-arguments" } else { "help-title-options" };
    let value_name = speech.find_part(&key, "value");
    let argument = argument
        .help(text)
        .long_help(Resettable::Reset)
        .help_heading(speech.say(heading))
        .hide_possible_values(true)
        .hide_default_value(true);
    match value_name {
        Some(name) => argument.value_name(name),
        None => argument,
    }
}

fn key_of_value(name: &str) -> String {
    format!("{ROOT}-value-{name}")
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use clap::CommandFactory;
    use pack::Lang;

    use super::*;
    use crate::{Cli, speech};

    fn collect(command: &Command, key: &str, keys: &mut BTreeSet<String>) {
        keys.insert(key.to_owned());
        for argument in command.get_arguments() {
            let key = key_of_argument(key, argument);
            if argument.get_action().takes_values() {
                keys.extend(argument.get_possible_values().iter().map(|value| key_of_value(value.get_name())));
                keys.insert(format!("{key}.value"));
            }
            keys.insert(key);
        }
        for inner in command.get_subcommands() {
            collect(inner, &key_of_command(key, inner.get_name()), keys);
        }
    }

    #[test]
    fn every_command_and_argument_is_explained_and_nothing_else() {
        let mut command = Cli::command();
        command.build();
        let mut wanted = BTreeSet::new();
        collect(&command, ROOT, &mut wanted);
        let of_the_frame = ["help-title-", "help-word-", "help-with-"];
        let mut found = BTreeSet::new();
        for key in speech::help_keys().filter(|key| !of_the_frame.iter().any(|start| key.starts_with(start))) {
            found.insert(key.to_owned());
            if (Speech { lang: Lang::Ru }).find_part(key, "value").is_some() {
                found.insert(format!("{key}.value"));
            }
        }
        assert_eq!(wanted.difference(&found).collect::<Vec<_>>(), Vec::<&String>::new(), "missing");
        assert_eq!(found.difference(&wanted).collect::<Vec<_>>(), Vec::<&String>::new(), "unused");
    }
}
