//! From a recorded game to an example that tells its last moves again: the form of a report that a person can finish.

use std::ops::Deref;

use kernel::{Answer, EntryOf, Kind, Outcome, Seat, Timeline, Viewer};
use pack::{Mistakes, Node, PackFiles, parse};

use crate::{
    Shelter,
    choice::{Ask, Choice},
    event::{Event, Pile},
    state::State,
    view::View,
    words::Words,
};

use super::{
    describe::{Describer, ToCome, card_name, is_start_of_turn, players},
    script,
};

/// What the example says of itself.
#[derive(Clone, Copy, Debug)]
pub struct Headings<'a> {
    /// What it shows.
    pub title: &'a str,
    /// The same in Russian.
    pub title_ru: &'a str,
    /// What the player who saw it says.
    pub said: &'a str,
}

/// Why a game cannot be told as an example.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NotRetold {
    /// The timeline does not go as far as this entry.
    NoEntry(u32),
    /// No turn had begun by then.
    NoTurn,
}

/// A position on the line of the game, and the move that led to it. Its draw piles lie as the cards came later: an undo
/// by vote may have dealt them anew in between.
struct AnsweredMove<'f> {
    state: State,
    entry: &'f EntryOf<Shelter>,
}

/// Tells the last moves before the position after `entry` as an example, `moves` of them or as many more as it takes to
/// begin at the start of a turn. It fails until somebody puts what must be true in the place of `reported`.
///
/// # Errors
/// Why the game cannot be told so.
pub fn retell<H: Deref<Target = Shelter>>(
    timeline: &Timeline<Shelter, H>,
    packs: &[PackFiles],
    entry: u32,
    moves: u32,
    headings: Headings<'_>,
) -> Result<String, NotRetold> {
    let game: &Shelter = timeline.game();
    timeline.state(entry).ok_or(NotRetold::NoEntry(entry))?;
    let line = steps(timeline, entry);
    let latest = line.len().saturating_sub(1).saturating_sub(usize::try_from(moves).unwrap_or(usize::MAX));
    let start = (0..=latest).rev().find(|at| is_start_of_turn(&line[*at].state)).ok_or(NotRetold::NoTurn)?;
    let (first, rest) = line[start..].split_first().ok_or(NotRetold::NoTurn)?;
    let describer = Describer::new(game, &first.state, to_come(&first.state, rest));
    let mut text = format!(
        "game shelter\ntitle {}\ntitle-ru {}\n",
        script::quoted(headings.title),
        script::quoted(headings.title_ru)
    );
    describer.options().iter().for_each(|line| text += &format!("{line}\n"));
    text.push('\n');
    describer.definitions(&definitions(packs), &mut text);
    part("given", &describer.given(), &mut text);
    part("when", &Teller { game, players: players(first.state.seats) }.moves(first, rest), &mut text);
    part("then", &[format!("reported {}", script::quoted(headings.said))], &mut text);
    Ok(text)
}

fn part(name: &str, lines: &[String], text: &mut String) {
    if lines.is_empty() {
        return;
    }
    *text += &format!("\n{name} {{\n");
    lines.iter().for_each(|line| *text += &format!("    {line}\n"));
    *text += "}\n";
}

/// The line that led to the position after an entry, without what was taken back.
fn steps<H: Deref<Target = Shelter>>(timeline: &Timeline<Shelter, H>, entry: u32) -> Vec<AnsweredMove<'_>> {
    let entries = timeline.log().entries();
    let step = |since: u32| {
        let entry = entries.get(since as usize)?;
        let answer = if let Kind::Undo { to, .. } = entry.kind { entries.get(to as usize)? } else { entry };
        Some(AnsweredMove { state: timeline.state(since)?.clone(), entry: answer })
    };
    let mut steps: Vec<AnsweredMove<'_>> = timeline.line(entry).into_iter().filter_map(step).collect();
    for at in (1..steps.len()).rev() {
        let (before, after) = steps.split_at_mut(at);
        if let (Some(before), Some(after)) = (before.last_mut(), after.first()) {
            lay_as_they_came(&mut before.state, after);
        }
    }
    steps
}

/// The draw piles of a position before the step: what came up in the step lies on what is left after it. A pile that ran
/// out in the step came up as it was.
fn lay_as_they_came(before: &mut State, after: &AnsweredMove<'_>) {
    for pile in [Pile::Items, Pile::Rooms, Pile::Threats] {
        if shuffled_in(after.entry).any(|shuffled| shuffled == pile) {
            continue;
        }
        let left = after.state.secret.piles.of(pile);
        let lying = before.secret.piles.of_mut(pile);
        let below = left.len().min(lying.len());
        lying[..below].copy_from_slice(&left[..below]);
    }
}

/// All that the packs define; they were read before, so nothing is wrong with them.
fn definitions(packs: &[PackFiles]) -> Vec<Node> {
    let sources = packs.iter().flat_map(|files| files.data.iter());
    sources.flat_map(|source| parse(&source.name, &source.text, &mut Mistakes::new())).collect()
}

/// What comes up from the decks in these steps.
fn to_come(first: &State, rest: &[AnsweredMove<'_>]) -> ToCome {
    let mut to_come = ToCome::default();
    let Some(last) = rest.last() else { return to_come };
    let decks = |state: &State| [Pile::Items, Pile::Rooms, Pile::Threats].map(|pile| state.secret.piles.of(pile).len());
    let (before, after) = (decks(first), decks(&last.state));
    to_come.drawn = std::array::from_fn(|kind| before[kind].saturating_sub(after[kind]));
    for pile in shuffles(rest) {
        to_come.shuffled[pile as usize] = true;
    }
    to_come
}

/// The decks that were made anew in these steps, in order.
fn shuffles<'s>(steps: &'s [AnsweredMove<'_>]) -> impl Iterator<Item = Pile> + use<'s> {
    steps.iter().flat_map(|step| shuffled_in(step.entry))
}

fn shuffled_in(entry: &EntryOf<Shelter>) -> impl Iterator<Item = Pile> {
    entry.events.iter().filter_map(|recorded| match recorded.event {
        Event::DeckShuffled(pile) => Some(pile),
        _ => None,
    })
}

/// Tells moves in the words of examples.
struct Teller<'a> {
    game: &'a Shelter,
    players: Vec<String>,
}

impl Teller<'_> {
    /// The lines of the `when` part.
    fn moves(&self, first: &AnsweredMove<'_>, rest: &[AnsweredMove<'_>]) -> Vec<String> {
        let mut lines = Vec::new();
        let mut before = &first.state;
        let mut at = 0;
        while let Some(step) = rest.get(at) {
            let Kind::Move { seat, answer } = &step.entry.kind else { break };
            self.chance(step, &mut lines);
            let said = self.answer(before, *seat, answer);
            before = &step.state;
            at += 1;
            // Which dwellers go is said in the same line.
            if !matches!((answer, self.asked(before)), (Answer::One(Choice::Place(_)), Some(Ask::Dweller(_)))) {
                lines.extend(said);
                continue;
            }
            let Some(next) = rest.get(at) else { break };
            self.chance(next, &mut lines);
            if let (Some(said), Kind::Move { seat, answer }) = (said, &next.entry.kind) {
                let with = self.dwellers(before, *seat, answer).join(" ");
                lines.push(format!("{said} with={}", script::word(&with)));
            }
            before = &next.state;
            at += 1;
        }
        lines
    }

    /// What chance decided on the way, so that it comes the same again.
    fn chance(&self, step: &AnsweredMove<'_>, lines: &mut Vec<String>) {
        let mut dice = Vec::new();
        let mut piles = shuffled_in(step.entry);
        let mut shuffles = Vec::new();
        for outcome in &step.entry.outcomes {
            match outcome {
                Outcome::Rolled(rolled) => dice.extend(rolled.iter().map(u8::to_string)),
                Outcome::Shuffled(cards) => {
                    let Some(pile) = piles.next() else { continue };
                    let left = step.state.secret.piles.of(pile);
                    let drawn = cards.iter().copied().take(cards.len().saturating_sub(left.len()));
                    let cards = drawn.chain(left.iter().rev().map(|card| u16::from(*card)));
                    let names = cards.map(|card| card_name(self.game.content(), pile, card));
                    shuffles.extend(script::list("shuffle", names));
                }
            }
        }
        if !dice.is_empty() {
            lines.push(format!("dice {}", dice.join(" ")));
        }
        lines.extend(shuffles);
    }

    fn asked(&self, state: &State) -> Option<Ask> {
        let mut decision = kernel::Decision::default();
        kernel::decide(self.game, state, &mut decision);
        decision.asked.map(|asked| asked.ask)
    }

    fn answer(&self, before: &State, seat: Seat, answer: &Answer<Choice>) -> Option<String> {
        let view = View::of(before, Viewer::Referee);
        let words = Words { content: self.game.content(), view: &view, players: &self.players };
        let player = words.player(seat);
        match answer {
            Answer::One(choice) => Some(format!("{player} {}", words.choice(seat, self.asked(before)?, *choice))),
            Answer::Order(_) => {
                let order = self.dwellers(before, seat, answer);
                script::list(&format!("{player} recalls"), order.iter().map(String::as_str))
            }
            Answer::Some(_) | Answer::Amount(_) => None,
        }
    }

    /// The dwellers that an answer names.
    fn dwellers(&self, before: &State, seat: Seat, answer: &Answer<Choice>) -> Vec<String> {
        let view = View::of(before, Viewer::Referee);
        let words = Words { content: self.game.content(), view: &view, players: &self.players };
        let choices: &[Choice] = match answer {
            Answer::One(choice) => std::slice::from_ref(choice),
            Answer::Some(picks) | Answer::Order(picks) => picks,
            Answer::Amount(_) => &[],
        };
        let name = |choice: &Choice| match choice {
            Choice::Dweller(dweller) => Some(words.dweller(seat, *dweller)),
            _ => None,
        };
        choices.iter().filter_map(name).collect()
    }
}
