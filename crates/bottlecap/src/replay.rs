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
use text::Look;
use wasteland::Wasteland;

use crate::{
    files,
    games::{GameName, Playable},
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
    let text = files::read(&arguments.file, speech)?;
    match files::game_of(&text) {
        GameName::Shelter => show::<Shelter>(arguments, text, speech, out),
        GameName::Wasteland => show::<Wasteland>(arguments, text, speech, out),
    }
}

fn show<G: Playable>(arguments: &Arguments, text: Vec<u8>, speech: Speech, out: &mut dyn Write) -> Result<ExitCode> {
    let kit: Kit<G> = Kit::load(&arguments.packs, speech)?;
    let wrong = |error: &ReplayError| files::about(&arguments.file, &files::replay_error(error, speech));
    let log = Log::<G>::read(text).map_err(|error| wrong(&error.into()))?;
    let last = log.next_number() - 1;
    if let Some(step) = arguments.step.filter(|step| *step > last) {
        let fillings = [("step", i64::from(step).into()), ("last", i64::from(last).into())];
        bail!(speech.fill("replay-no-step", &fillings));
    }
    let names = kit.names(&log.header.setup);
    let players = (0..G::seats(&log.header.setup)).map(|seat| G::seat(kit.tongue(&names), kernel::Seat::new(seat)));
    let players = players.collect::<Vec<_>>().join(", ");
    let game = speech.say(&format!("game-{}", G::ID));
    let fillings = [
        ("game", game.as_str().into()),
        ("players", players.as_str().into()),
        ("entries", count(log.entries().len()).into()),
    ];
    writeln!(out, "{}", speech.fill("replay-head", &fillings))?;
    let mut replay = match Replay::new(Arc::clone(&kit.game), &log) {
        // Each entry will tell whether the difference matters.
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

struct Show<'a, G: Playable> {
    kit: &'a Kit<G>,
    names: &'a G::Names,
    arguments: &'a Arguments,
    out: &'a mut dyn Write,
    /// Whether somebody still presses Enter.
    waits: bool,
}

impl<G: Playable> Show<'_, G> {
    /// Plays and shows one entry; false after the last one.
    fn step(&mut self, replay: &mut Replay<'_, G, Arc<G>>) -> Result<bool, Stop> {
        let tongue = self.kit.tongue(self.names);
        let asked = replay.table().decision().asked;
        let before = replay.table().view(Viewer::Spectator);
        let since = telling::last(&telling::story(replay.table(), Viewer::Referee));
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
                let said = asked.map(|asked| telling::answer(tongue, &before, &asked, answer)).unwrap_or_default();
                (format!("{}: {said}", G::seat(tongue, *seat)), since)
            }
            Kind::Undo { to, by, .. } => {
                let who = match by {
                    UndoneBy::Seat(seat) => G::seat(tongue, *seat),
                    UndoneBy::Vote => speech.say("replay-vote"),
                };
                let fillings = [("who", who.as_str().into()), ("to", i64::from(*to).into())];
                (speech.fill("replay-undo", &fillings), since)
            }
            Kind::Unread(_) => (speech.say("replay-unread"), since),
            Kind::Update { rules, to, .. } => {
                let fillings = [("rules", i64::from(*rules).into()), ("to", i64::from(*to).into())];
                let key = if to + 1 == entry.number { "replay-update" } else { "replay-update-back" };
                (speech.fill(key, &fillings), since)
            }
        };
        writeln!(self.out, "{:>4}  {head}", entry.number)?;
        let view = replay.table().view(Viewer::Spectator);
        // These bring nothing about; what is left of the story was told before.
        if !matches!(entry.kind, Kind::Undo { .. } | Kind::Update { .. } | Kind::Unread(_)) {
            for line in telling::lines(tongue, &view, &telling::story(replay.table(), Viewer::Spectator), since) {
                writeln!(self.out, "        {line}")?;
            }
        }
        if self.arguments.watch || self.arguments.step.is_some() {
            writeln!(self.out, "\n{}", self.kit.game.table(tongue, &view, Look::default()))?;
        }
        if self.waits {
            writeln!(self.out, "{}", speech.say("replay-wait"))?;
            self.out.flush()?;
            self.waits = stdin().lock().read_line(&mut String::new())? > 0;
        }
        Ok(true)
    }
}
