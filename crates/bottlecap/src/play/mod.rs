//! `bottlecap play`: a game on the terminal, alone against bots or with friends at one keyboard.

mod command;
mod hint;
mod room;
mod rules;
mod why;

use std::{
    io::{IsTerminal, Write, stdin},
    path::{Path, PathBuf},
    process::ExitCode,
    sync::Arc,
};

use anyhow::{Result, anyhow, ensure};
use bots::Level;
use clap::Args;
use kernel::{Contributions, Secret, Table};
use shelter::Shelter;
use text::Look;
use wasteland::Wasteland;

use crate::{
    chance, files,
    games::{GameName, Playable},
    kit::{Kit, OptionArguments, PackArguments},
    speech::{Speech, count},
};

use self::room::{Player, Room, Screen};

/// What to play.
#[derive(Args)]
pub struct Arguments {
    /// The game.
    game: GameName,
    /// How many players; as many as there are seats, or two of Shelter and one of Wasteland.
    #[arg(long)]
    players: Option<u8>,
    /// Who sits at the table, clockwise: human or bot:LEVEL, separated by commas. Levels: random, novice, steady, sharp,
    /// ruthless.
    #[arg(long, value_name = "SEAT[,SEAT...]")]
    seats: Option<String>,
    /// The number from which all chance follows; without it nobody can know it beforehand.
    #[arg(long)]
    seed: Option<u64>,
    /// The scenario, for games that have several [default: the first]
    #[arg(long, value_name = "NAME")]
    scenario: Option<String>,
    /// Continue the game saved in this file.
    #[arg(long, value_name = "FILE", conflicts_with_all = ["players", "seed", "options", "mode", "scenario"])]
    resume: Option<PathBuf>,
    /// Save every move into this file before it is shown.
    #[arg(long, value_name = "FILE")]
    save: Option<PathBuf>,
    /// Say everything in words, one item per line, for a screen reader.
    #[arg(long)]
    plain: bool,
    #[command(flatten)]
    options: OptionArguments,
    #[command(flatten)]
    packs: PackArguments,
}

/// Plays until the game, the input or the player's patience ends.
pub fn run(arguments: Arguments, speech: Speech, out: &mut dyn Write) -> Result<ExitCode> {
    match arguments.game {
        GameName::Shelter => sit_down::<Shelter>(arguments, speech, out),
        GameName::Wasteland => sit_down::<Wasteland>(arguments, speech, out),
    }
}

fn sit_down<G: Playable>(arguments: Arguments, speech: Speech, out: &mut dyn Write) -> Result<ExitCode> {
    let kit: Kit<G> = Kit::load(&arguments.packs, speech)?;
    let seats = arguments.seats.as_deref().map(|text| read_seats(text, speech)).transpose()?;
    let table = match &arguments.resume {
        Some(file) => resume(&kit, file)?,
        None => {
            let players =
                arguments.players.or(seats.as_ref().map(|seats| seats.len() as u8)).unwrap_or(G::USUAL_PLAYERS);
            let setup = kit.setup(players, arguments.scenario.as_deref(), &arguments.options)?;
            let secret = arguments.seed.map_or_else(chance::secret, Secret::from_number);
            let begun = Table::begin(Arc::clone(&kit.game), setup.clone(), secret, Contributions::none());
            begun.map_err(|error| anyhow!(kit.not_played(&setup, &error)))?
        }
    };
    let players = usize::from(G::seats(table.setup()));
    let seats = seats.unwrap_or_else(|| usual_seats(players));
    ensure!(
        seats.len() == players,
        speech.fill("error-seats-count", &[("seats", count(seats.len()).into()), ("players", count(players).into())])
    );
    let seed = bots::seed_at(&table.log().header.commitment);
    let players = seats.into_iter().map(|level| match level {
        None => Player::Human,
        Some(level) => Player::Bot(level, level.bot(seed)),
    });
    let mut room = Room {
        names: kit.names(table.setup()),
        kit: &kit,
        rulebook: shelf::rulebook()?,
        table,
        players: players.collect(),
        save: arguments.save,
        look: Look { plain: arguments.plain, ..Look::default() },
        screen: Screen::here(),
        input: Box::new(stdin().lock()),
        echo: !stdin().is_terminal(),
        at_keyboard: None,
        out,
    };
    room.play(arguments.resume.is_some())?;
    Ok(ExitCode::SUCCESS)
}

fn resume<G: Playable>(kit: &Kit<G>, file: &Path) -> Result<Table<G>> {
    let text = files::read(file, kit.speech)?;
    let played = files::resume(Arc::clone(&kit.game), text);
    played.map_err(|error| files::about(file, &files::replay_error(&error, kit.speech)))
}

/// You against steady bots.
fn usual_seats(players: usize) -> Vec<Option<Level>> {
    (0..players).map(|seat| (seat > 0).then_some(Level::Steady)).collect()
}

/// Who sits where: nobody's bot is a human.
fn read_seats(text: &str, speech: Speech) -> Result<Vec<Option<Level>>> {
    let read = |word: &str| match word.trim().split_once(':') {
        None if word.trim() == "human" => Ok(None),
        Some(("bot", level)) => level.parse().map(Some).map_err(|_| anyhow!(speech.unknown_level(level))),
        _ => Err(anyhow!(speech.with("error-seat", "word", word.trim()))),
    };
    text.split(',').map(read).collect()
}
