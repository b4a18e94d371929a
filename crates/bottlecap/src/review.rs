//! `bottlecap review FILE`: a saved game looked at again, and the moves that cost the most.

use std::{io::Write, num::NonZeroU8, path::PathBuf, process::ExitCode, sync::Arc};

use anyhow::{Result, bail};
use bots::{Level, Misstep, Review};
use clap::Args;
use kernel::{Log, ReplayError, Seat, Timeline, Viewer};
use shelter::Shelter;
use wasteland::Wasteland;

use crate::{
    files,
    games::{GameName, Playable},
    kit::{Kit, PackArguments},
    speech::{Speech, count},
    telling,
};

/// What to look at.
#[derive(Args)]
pub struct Arguments {
    /// The saved game.
    file: PathBuf,
    /// Only the moves of this player, by the number of the seat.
    #[arg(long, value_name = "N")]
    player: Option<NonZeroU8>,
    /// How many moves at most.
    #[arg(long, value_name = "N", default_value_t = 5)]
    moves: u8,
    /// How closely each move is looked at, as a bot of this level does.
    #[arg(long, default_value_t = Level::Steady)]
    level: Level,
    #[command(flatten)]
    packs: PackArguments,
}

/// Tells the moves that cost the most.
pub fn run(arguments: &Arguments, speech: Speech, out: &mut dyn Write) -> Result<ExitCode> {
    let text = files::read(&arguments.file, speech)?;
    match files::game_of(&text) {
        GameName::Shelter => look::<Shelter>(arguments, text, speech, out),
        GameName::Wasteland => look::<Wasteland>(arguments, text, speech, out),
    }
}

fn look<G: Playable>(arguments: &Arguments, text: Vec<u8>, speech: Speech, out: &mut dyn Write) -> Result<ExitCode> {
    let kit: Kit<G> = Kit::load(&arguments.packs, speech)?;
    let wrong = |error: &ReplayError| files::about(&arguments.file, &files::replay_error(error, speech));
    let log = Log::<G>::read(text).map_err(|error| wrong(&error.into()))?;
    let players = G::seats(&log.header.setup);
    let seat = match arguments.player {
        Some(number) if number.get() > players => {
            let fillings = [("player", i64::from(number.get()).into()), ("players", i64::from(players).into())];
            bail!(speech.fill("review-no-player", &fillings));
        }
        number => number.map(|number| Seat::new(number.get() - 1)),
    };
    let Some(iterations) = arguments.level.iterations() else { bail!(speech.say("review-no-look")) };
    let names = kit.names(&log.header.setup);
    let mut timeline = Timeline::new(Arc::clone(&kit.game), log).map_err(|error| wrong(&error))?;
    while !timeline.step(u32::MAX).map_err(|error| wrong(&ReplayError::Diverged(error)))? {}
    let mut review = Review::new(&timeline, seat, iterations, arguments.moves.into());
    while !review.step(&timeline, u32::MAX) {}
    let found = review.missteps();
    writeln!(out, "{}", speech.fill("review-head", &[("count", count(found.len()).into())]))?;
    for misstep in found {
        for line in told(&kit, &names, &timeline, misstep) {
            writeln!(out, "{line}")?;
        }
    }
    Ok(ExitCode::SUCCESS)
}

/// A move, what would have been better, and by how much in the words of the table.
fn told<G: Playable>(
    kit: &Kit<G>,
    names: &G::Names,
    timeline: &Timeline<G, Arc<G>>,
    misstep: &Misstep<G::Choice>,
) -> Vec<String> {
    let (tongue, speech) = (kit.tongue(names), kit.speech);
    let before = misstep.entry.saturating_sub(1);
    let asked = timeline.decision(before).and_then(|decision| decision.asked);
    let Some((view, asked)) = timeline.view(before, Viewer::Seat(misstep.seat)).zip(asked) else { return Vec::new() };
    let [played, better] =
        [&misstep.played, &misstep.better].map(|answer| telling::phrase(tongue, &view, &asked, answer));
    let seat = G::seat(tongue, misstep.seat);
    let terms = telling::changes::<G>(&misstep.terms, speech).unwrap_or_else(|| speech.say("hint-none-changes"));
    let head = [
        ("entry", i64::from(misstep.entry).into()),
        ("seat", seat.as_str().into()),
        ("played", played.as_str().into()),
    ];
    let instead = [("better", better.as_str().into()), ("terms", terms.as_str().into())];
    vec![speech.fill("review-move", &head), format!("      {}", speech.fill("review-better", &instead))]
}
