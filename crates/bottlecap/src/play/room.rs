//! The room: the table, those who sit at it, and the terminal between them.

use std::{
    io::{BufRead, Write},
    path::{Path, PathBuf},
};

use anyhow::{Result, anyhow};
use bots::{Bot, Level};
use console::{Term, colors_enabled};
use kernel::{Answer, Asked, EventId, Kind, NotApplied, NotUndone, Seat, Shape, Table, Viewer};
use rulebook::Rulebook;
use text::Look;

use super::command::Command;
use crate::{
    files,
    games::{Place, Playable, Tongue},
    kit::Kit,
    speech::count,
    telling, trouble, words,
};

/// Lines of the log that the next one at the keyboard sees.
const RECENT: usize = 10;

/// Clears a terminal, with what was scrolled away, and goes to its top.
const CLEAR: &str = "\u{1b}[2J\u{1b}[3J\u{1b}[H";

/// Who sits at a seat.
pub enum Player<G: Playable> {
    Human,
    Bot(Level, Box<dyn Bot<G> + Send>),
}

/// The terminal on which a game is shown.
#[derive(Clone, Copy)]
pub struct Screen {
    /// How many characters a line holds; none where nobody looks at a terminal.
    columns: usize,
    /// Whether it shows colors and its owner wants them.
    color: bool,
}

impl Screen {
    /// The terminal to which this program writes.
    pub fn here() -> Screen {
        let columns = Term::stdout().size_checked().map_or(0, |(_, columns)| usize::from(columns));
        Screen { columns, color: columns > 0 && colors_enabled() }
    }
}

/// A game on the terminal.
pub struct Room<'a, G: Playable> {
    pub kit: &'a Kit<G>,
    pub rulebook: Rulebook,
    pub names: G::Names,
    pub table: Table<G>,
    pub players: Vec<Player<G>>,
    /// Where every move is saved.
    pub save: Option<PathBuf>,
    pub look: Look,
    pub screen: Screen,
    pub input: Box<dyn BufRead>,
    /// Whether to repeat what was typed, because no terminal shows it.
    pub echo: bool,
    /// Who sits at the keyboard.
    pub at_keyboard: Option<Seat>,
    pub out: &'a mut dyn Write,
}

/// Whether somebody wants to go on.
enum Then {
    GoOn,
    Leave,
}

impl<G: Playable> Room<'_, G> {
    pub const fn tongue(&self) -> Tongue<'_, G> {
        self.kit.tongue(&self.names)
    }

    /// Whose eyes the log is told for: of the only person at the table, otherwise of anybody who looks on.
    fn listener(&self) -> Viewer {
        let mut people = (0u8..).zip(&self.players).filter(|(_, player)| matches!(player, Player::Human));
        match (people.next(), people.next()) {
            (Some((seat, _)), None) => Viewer::Seat(Seat::new(seat)),
            _ => Viewer::Spectator,
        }
    }

    pub fn say(&mut self, text: &str) -> Result<()> {
        Ok(writeln!(self.out, "{text}")?)
    }

    /// Plays to the end of the game or of the input.
    pub fn play(&mut self, resumed: bool) -> Result<()> {
        self.greet()?;
        self.save_now()?;
        if resumed {
            self.log(5)?;
        } else {
            self.tell(EventId::NONE)?;
        }
        while let Some(asked) = self.table.decision().asked {
            match self.bot_answer(&asked) {
                Some(answer) => self.answer(asked.seat, &answer)?,
                None => {
                    if let Then::Leave = self.ask_human(&asked)? {
                        return self.leave();
                    }
                }
            }
        }
        self.end()
    }

    fn greet(&mut self) -> Result<()> {
        let speech = self.kit.speech;
        let seats = (0u8..).zip(&self.players).map(|(seat, player)| {
            let name = G::seat(self.tongue(), Seat::new(seat));
            match player {
                Player::Human => speech.with("play-human", "seat", &name),
                Player::Bot(level, _) => {
                    let level = speech.say(&format!("level-{level}"));
                    speech.fill("play-bot", &[("seat", name.as_str().into()), ("level", level.as_str().into())])
                }
            }
        });
        let seats = seats.collect::<Vec<_>>().join(", ");
        let commitment = self.table.log().header.commitment.to_string();
        let game = speech.say(&format!("game-{}", G::ID));
        let fillings = [
            ("game", game.as_str().into()),
            ("seats", seats.as_str().into()),
            ("commitment", commitment.as_str().into()),
        ];
        self.say(&speech.fill("play-welcome", &fillings))?;
        for level in Level::ALL {
            if self.players.iter().any(|player| matches!(player, Player::Bot(other, _) if *other == level)) {
                let (name, about) =
                    (speech.say(&format!("level-{level}")), speech.say(&format!("level-{level}-about")));
                let fillings = [("level", name.as_str().into()), ("about", about.as_str().into())];
                self.say(&speech.fill("play-level", &fillings))?;
            }
        }
        Ok(())
    }

    /// What a bot at the asked seat answers; none if a person sits there.
    fn bot_answer(&mut self, asked: &Asked<G::Ask>) -> Option<Answer<G::Choice>> {
        let Some(Player::Bot(_, bot)) = self.players.get_mut(asked.seat.index()) else { return None };
        let view = self.table.view(Viewer::Seat(asked.seat));
        let number = self.table.decision_number();
        bot.choose(self.table.game(), &view, self.table.decision(), number).map(kernel::Legal::into_answer)
    }

    /// Plays an answer: first on the table, then into the file, then on the screen.
    fn answer(&mut self, seat: Seat, answer: &Answer<G::Choice>) -> Result<()> {
        let since = telling::last(&telling::story(&self.table, Viewer::Referee));
        let asked = self.table.decision().asked;
        let view = self.table.view(Viewer::Seat(seat));
        let number = self.table.decision_number();
        match self.table.play(seat, number, answer) {
            Ok(_) => {}
            Err(NotApplied::Refused(refusal)) => {
                let sentence = G::refusal(self.tongue(), &view, asked.as_ref(), &refusal);
                return self.say(&sentence);
            }
            Err(NotApplied::Fault(fault)) => {
                return Err(anyhow!(self.kit.speech.with(
                    "error-fault",
                    "what",
                    &trouble::fault(&fault, self.kit.speech)
                )));
            }
        }
        self.save_now()?;
        self.tell(since)
    }

    /// Shows what happened after an event.
    fn tell(&mut self, since: EventId) -> Result<()> {
        let listener = self.listener();
        let view = self.table.view(listener);
        let lines = telling::lines(self.tongue(), &view, &telling::story(&self.table, listener), since);
        lines.iter().try_for_each(|line| self.say(line))
    }

    /// At one keyboard nobody sees the hand of who was asked before: the screen is cleared, and the next one says when.
    fn hand_over(&mut self, seat: Seat) -> Result<()> {
        let before = self.at_keyboard.replace(seat);
        // Who is not at a terminal has arranged for it otherwise.
        if !G::HIDES_HANDS || self.echo || before.is_none_or(|before| before == seat) {
            return Ok(());
        }
        let name = G::seat(self.tongue(), seat);
        let sentence = self.kit.speech.with("play-pass-keyboard", "seat", &name);
        write!(self.out, "{CLEAR}{sentence} ")?;
        self.out.flush()?;
        self.input.read_until(b'\n', &mut Vec::new())?;
        // What happened meanwhile went with the screen.
        self.log(RECENT)
    }

    fn ask_human(&mut self, asked: &Asked<G::Ask>) -> Result<Then> {
        self.hand_over(asked.seat)?;
        if G::opens_turn(&self.table.view(Viewer::Seat(asked.seat)), asked.ask) {
            self.show_table()?;
        }
        self.show_question(asked)?;
        let number = self.table.decision_number();
        while self.table.decision_number() == number {
            write!(self.out, "> ")?;
            self.out.flush()?;
            let mut line = Vec::new();
            if self.input.read_until(b'\n', &mut line)? == 0 {
                writeln!(self.out)?;
                return Ok(Then::Leave);
            }
            let line = String::from_utf8_lossy(&line).trim().to_owned();
            if self.echo {
                self.say(&line)?;
            }
            let command = Command::read(&line, G::VERBS, self.kit.speech);
            if let Then::Leave = self.obey(asked, command)? {
                return Ok(Then::Leave);
            }
        }
        Ok(Then::GoOn)
    }

    /// The map, drawn: where there is room for it, or whatever room there is if somebody asks for it.
    fn show_map(&mut self, is_wanted: bool) -> Result<()> {
        let seat = self.table.decision().asked.map_or(Viewer::Spectator, |asked| Viewer::Seat(asked.seat));
        let drawn = G::drawn_map(self.tongue(), &self.table.view(seat), self.screen.color);
        match drawn {
            Some((map, width)) if is_wanted || width <= self.screen.columns => {
                self.say(&format!("\n{}", map.trim_end()))
            }
            None if is_wanted => self.say(&self.kit.speech.say("play-no-map")),
            _ => Ok(()),
        }
    }

    fn show_table(&mut self) -> Result<()> {
        let seat = self.table.decision().asked.map_or(Viewer::Spectator, |asked| Viewer::Seat(asked.seat));
        // Who listens gets the same in words.
        if !self.look.plain {
            self.show_map(false)?;
        }
        let table = self.table.game().table(self.tongue(), &self.table.view(seat), self.look);
        self.say(&format!("\n{}", table.trim_end()))
    }

    fn show_outlook(&mut self, asked: &Asked<G::Ask>) -> Result<()> {
        let view = self.table.view(Viewer::Seat(asked.seat));
        match self.kit.game.outlook_text(self.tongue(), &view, asked.seat, self.look) {
            Some(outlook) => self.say(&format!("\n{}", outlook.trim_end())),
            None => self.say(&self.kit.speech.say("play-no-outlook")),
        }
    }

    fn show_question(&mut self, asked: &Asked<G::Ask>) -> Result<()> {
        let view = self.table.view(Viewer::Seat(asked.seat));
        let question = format!("\n{}: {}", G::seat(self.tongue(), asked.seat), G::ask(self.tongue(), &view, asked));
        self.say(&question)?;
        let game = &*self.kit.game;
        for remark in game.remarks(self.tongue(), &view) {
            self.say(&format!("     {remark}"))?;
        }
        let options = (1..).zip(&self.table.decision().options);
        let options = options.map(|(number, choice)| {
            let text = G::choice(self.tongue(), &view, asked, *choice);
            (number, text, game.prospect(self.tongue(), &view, asked, *choice))
        });
        let options: Vec<(u32, String, Option<String>)> = options.collect();
        for (number, text, prospect) in options {
            let prospect = prospect.map(|prospect| format!(" — {prospect}")).unwrap_or_default();
            self.say(&format!("{number:>3}. {text}{prospect}"))?;
        }
        let speech = self.kit.speech;
        match asked.shape {
            Shape::One => Ok(()),
            Shape::Order => self.say(&speech.say("play-order")),
            Shape::Some { min, max } => {
                self.say(&speech.fill("play-some", &[("min", min.into()), ("max", max.into())]))
            }
            Shape::Amount { min, max } => {
                let fillings = [("min", i64::from(min).into()), ("max", i64::from(max).into())];
                self.say(&speech.fill("play-amount", &fillings))
            }
        }
    }

    fn obey(&mut self, asked: &Asked<G::Ask>, command: Command) -> Result<Then> {
        let speech = self.kit.speech;
        match command {
            Command::Quit => return Ok(Then::Leave),
            Command::Nothing => {}
            Command::Numbers(numbers) => self.answer_numbers(asked, &numbers)?,
            Command::Words(text) => self.answer_words(asked, &text)?,
            Command::Why(thing) => self.why(asked, &thing)?,
            Command::Rule(asked) => self.rules(&asked)?,
            Command::Log(lines) => self.log(lines)?,
            Command::Undo(answers) => self.undo(asked, answers)?,
            Command::Save(file) if file.is_empty() => self.say(&speech.say("play-save-where"))?,
            Command::Save(file) => self.save_to(Path::new(&file))?,
            Command::Table => {
                self.show_table()?;
                self.show_question(asked)?;
            }
            Command::Map if self.look.plain => self.show_table()?,
            Command::Map => self.show_map(true)?,
            Command::Outlook => self.show_outlook(asked)?,
            Command::Hint => self.hint(asked)?,
            Command::Help => self.say(&speech.say("play-help"))?,
            Command::Unknown(line) => self.say(&speech.with("play-unknown", "line", &line))?,
        }
        Ok(Then::GoOn)
    }

    /// People count options from 1; an amount is meant as it is.
    fn answer_numbers(&mut self, asked: &Asked<G::Ask>, numbers: &[usize]) -> Result<()> {
        let places: Option<Vec<usize>> = match asked.shape {
            Shape::Amount { .. } => Some(numbers.to_vec()),
            _ => numbers.iter().map(|number| number.checked_sub(1)).collect(),
        };
        match places.and_then(|places| words::by_places(self.table.decision(), &places)) {
            Some(answer) => self.answer(asked.seat, &answer),
            None => self.say(&self.kit.speech.say("play-no-option")),
        }
    }

    fn answer_words(&mut self, asked: &Asked<G::Ask>, text: &str) -> Result<()> {
        let view = self.table.view(Viewer::Seat(asked.seat));
        let place = Place { game: &*self.kit.game, setup: self.table.setup(), view: &view };
        match words::answer(place, asked, &self.table.decision().options, text) {
            Ok(answer) => self.answer(asked.seat, &answer),
            Err(_) => self.say(&self.kit.speech.with("play-unknown", "line", text)),
        }
    }

    fn log(&mut self, lines: usize) -> Result<()> {
        let all = telling::log(self.tongue(), self.kit.speech, &self.table, self.listener());
        all[all.len().saturating_sub(lines)..].iter().try_for_each(|line| self.say(line))
    }

    /// Takes back answers of the person who answered last, as far as that is free.
    fn undo(&mut self, asked: &Asked<G::Ask>, answers: u32) -> Result<()> {
        let last = self.table.line_backwards().next().and_then(|entry| match entry.kind {
            Kind::Move { seat, .. } => Some(seat),
            _ => None,
        });
        let is_human = |seat: &Seat| matches!(self.players.get(seat.index()), Some(Player::Human));
        let seat = last.filter(is_human).unwrap_or(asked.seat);
        let speech = self.kit.speech;
        match self.table.undo(seat, answers) {
            Ok(_) => {
                self.save_now()?;
                let left = self.table.undo_reach(seat);
                let stop = telling::undo_stop(self.tongue(), speech, left);
                let fillings = [
                    ("answers", i64::from(answers).into()),
                    ("left", i64::from(left.answers).into()),
                    ("stop", stop.as_str().into()),
                ];
                self.say(&speech.fill("undo-done", &fillings))
            }
            Err(NotUndone::TooFar { reach, .. }) => {
                let sentence = telling::undo_too_far(self.tongue(), speech, reach);
                self.say(&sentence)
            }
            Err(NotUndone::Nothing | NotUndone::NotOnTheWay(_)) => self.say(&speech.say("undo-nothing")),
            Err(NotUndone::Fault(fault)) => {
                Err(anyhow!(speech.with("error-fault", "what", &trouble::fault(&fault, self.kit.speech))))
            }
        }
    }

    fn save_now(&mut self) -> Result<()> {
        match &self.save {
            None => Ok(()),
            Some(path) => files::write(path, &self.table.save()?, self.kit.speech),
        }
    }

    /// Saves where the player asked to; a mistyped folder must not end the game.
    fn save_to(&mut self, path: &Path) -> Result<()> {
        let saved = files::write(path, &self.table.save()?, self.kit.speech);
        match saved {
            Ok(()) => self.say(&self.kit.speech.with("play-saved", "path", &path.display().to_string())),
            Err(error) => self.say(&trouble::sentence(&error, self.kit.speech)),
        }
    }

    fn leave(&mut self) -> Result<()> {
        let speech = self.kit.speech;
        match self.save.as_deref().map(|path| path.display().to_string()) {
            Some(path) => self.say(&speech.with("play-left-saved", "path", &path)),
            None => self.say(&speech.say("play-left")),
        }
    }

    fn end(&mut self) -> Result<()> {
        let speech = self.kit.speech;
        let view = self.table.view(Viewer::Referee);
        self.show_table()?;
        self.say(&format!("\n{}", speech.say("play-over")))?;
        for result in self.kit.game.results(self.tongue(), self.table.state(), speech) {
            self.say(&result)?;
        }
        let story = telling::story(&self.table, Viewer::Referee);
        for paragraph in G::epilogue(self.tongue(), &view, &story) {
            self.say(&format!("\n{paragraph}"))?;
        }
        let entries = self.table.log().entries().len();
        let fillings = [("entries", count(entries).into()), ("rounds", i64::from(G::round(&view)).into())];
        self.say(&speech.fill("play-length", &fillings))
    }
}
