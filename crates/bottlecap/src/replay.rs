//! `bottlecap replay FILE`: a saved game step by step, with every outcome and every hash checked.

use std::{
    io::{BufRead, Write, stdin},
    path::PathBuf,
    process::ExitCode,
    sync::Arc,
};

use anyhow::{Result, bail};
use clap::Args;
use kernel::{Kind, Log, LogError, Replay, ReplayError, UndoneBy, Viewer};
use shelter::Shelter;
use text::{Look, Names};

use crate::{
    files,
    kit::{Kit, PackArguments},
    speech::{Speech, count},
    telling,
};

/// What to replay.
#[derive(Args)]
pub struct Arguments {
    /// The saved game.
    file: PathBuf,
    /// Show only the entry with this number, and the table after it.
    #[arg(long, value_name = "N")]
    step: Option<u32>,
    /// Show the table after each entry and wait for Enter.
    #[arg(long)]
    watch: bool,
    #[command(flatten)]
    packs: PackArguments,
}

/// Shows and checks the game.
pub fn run(arguments: &Arguments, speech: Speech, out: &mut dyn Write) -> Result<ExitCode> {
    let kit = Kit::load(&arguments.packs, speech)?;
    let text = files::read(&arguments.file, speech)?;
    let wrong = |error: &ReplayError| files::about(&arguments.file, &files::replay_error(error, speech));
    let log = Log::<Shelter>::read(text).map_err(|error| wrong(&error.into()))?;
    let last = log.next_number() - 1;
    if let Some(step) = arguments.step.filter(|step| *step > last) {
        let fillings = [("step", i64::from(step).into()), ("last", i64::from(last).into())];
        bail!(speech.fill("replay-no-step", &fillings));
    }
    let names = kit.names(&log.header.setup);
    let players = (0..log.header.setup.colors.len()).map(|seat| kit.voice(&names).seat(kernel::Seat::new(seat as u8)));
    let players = players.collect::<Vec<_>>().join(", ");
    let fillings = [("players", players.as_str().into()), ("entries", count(log.entries().len()).into())];
    writeln!(out, "{}", speech.fill("replay-head", &fillings))?;
    let mut replay = match Replay::new(Arc::clone(&kit.game), &log) {
        // The hashes will tell whether the difference matters.
        Err(ReplayError::Log(error @ (LogError::OtherRules { .. } | LogError::OtherPacks(_)))) => {
            writeln!(out, "{}", speech.with("replay-other", "what", &files::log_error(&error, speech)))?;
            Replay::with_other_rules(Arc::clone(&kit.game), &log)
        }
        other => other,
    }
    .map_err(|error| wrong(&error))?;

    let mut show = Show { kit: &kit, names: &names, arguments, out, waits: arguments.watch };
    while show.step(&mut replay).map_err(|error| match error {
        Stop::Diverged(error) => wrong(&error),
        Stop::Output(error) => error,
    })? {}
    let commitment = log.header.commitment.to_string();
    let fillings = [("entries", count(log.entries().len()).into()), ("commitment", commitment.as_str().into())];
    writeln!(out, "{}", speech.fill("replay-verified", &fillings))?;
    Ok(ExitCode::SUCCESS)
}

enum Stop {
    Diverged(ReplayError),
    Output(anyhow::Error),
}

impl From<std::io::Error> for Stop {
    fn from(error: std::io::Error) -> Stop {
        Stop::Output(error.into())
    }
}

struct Show<'a> {
    kit: &'a Kit,
    names: &'a Names,
    arguments: &'a Arguments,
    out: &'a mut dyn Write,
    /// Whether somebody still presses Enter.
    waits: bool,
}

impl Show<'_> {
    /// Plays and shows one entry; false after the last one.
    fn step(&mut self, replay: &mut Replay<'_, Shelter, Arc<Shelter>>) -> Result<bool, Stop> {
        let voice = self.kit.voice(self.names);
        let asked = replay.table().decision().asked;
        let before = replay.table().view(Viewer::Spectator);
        let since = telling::last(&telling::story(replay.table()));
        let entry = match replay.step() {
            None => return Ok(false),
            Some(Err(divergence)) => return Err(Stop::Diverged(divergence.into())),
            Some(Ok(entry)) => entry,
        };
        if self.arguments.step.is_some_and(|step| step != entry.number) {
            return Ok(true);
        }
        let speech = self.kit.speech;
        let (head, since) = match &entry.kind {
            Kind::Begin => (speech.say("replay-begin"), kernel::EventId::NONE),
            Kind::Move { seat, answer } => {
                let said = asked.map(|asked| telling::answer(voice, &before, &asked, answer)).unwrap_or_default();
                (format!("{}: {said}", voice.seat(*seat)), since)
            }
            Kind::Undo { to, by, .. } => {
                let who = match by {
                    UndoneBy::Seat(seat) => voice.seat(*seat),
                    UndoneBy::Vote => speech.say("replay-vote"),
                };
                let fillings = [("who", who.as_str().into()), ("to", i64::from(*to).into())];
                (speech.fill("replay-undo", &fillings), since)
            }
        };
        writeln!(self.out, "{:>4}  {head}", entry.number)?;
        let view = replay.table().view(Viewer::Spectator);
        // An undo brings nothing about; what is left of the story was told before.
        if !matches!(entry.kind, Kind::Undo { .. }) {
            for line in telling::lines(voice, &view, &telling::story(replay.table()), since) {
                writeln!(self.out, "        {line}")?;
            }
        }
        if self.arguments.watch || self.arguments.step.is_some() {
            writeln!(self.out, "\n{}", voice.table(&view, Look::default()))?;
        }
        if self.waits {
            writeln!(self.out, "{}", speech.say("replay-wait"))?;
            self.out.flush()?;
            self.waits = stdin().lock().read_line(&mut String::new())? > 0;
        }
        Ok(true)
    }
}
