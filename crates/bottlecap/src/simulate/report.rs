//! What many games say, for people. The same for machines is in [`super::numbers`].

use std::{io, io::Write, time::Duration};

use super::{
    match_up::MatchUp,
    tally::{Spread, Tally, Wins},
};
use crate::{games::Playable, kit::Kit, speech::count};

/// Cards shown at each end of a list; machines get all.
const SHOWN: usize = 5;
/// Troubles told one by one.
const TOLD: usize = 5;

/// The result of a simulation.
pub struct Report<'a, G: Playable> {
    pub kit: &'a Kit<G>,
    pub match_up: &'a MatchUp<G>,
    pub games: u64,
    pub tally: &'a Tally,
}

/// A card, all its copies together, with the wins of those who used it.
pub struct CardLine {
    pub id: String,
    /// The first of its copies.
    pub card: u16,
    pub wins: Wins,
}

impl<G: Playable> Report<'_, G> {
    /// The cards of a group.
    pub fn group(&self, group: usize) -> Vec<CardLine> {
        let wins = self.tally.cards.get(group).map_or(&[][..], Vec::as_slice);
        lines(self.match_up.game.card_ids(group), wins)
    }

    /// All spaces that such a game can have, by the words of the engine, with how often somebody was placed there.
    pub fn spaces(&self) -> Vec<(String, u64)> {
        self.match_up.game.spaces(&self.match_up.setup, &self.tally.spaces)
    }

    pub fn unused_spaces(&self) -> Vec<String> {
        self.spaces().into_iter().filter(|(_, times)| *times == 0).map(|(name, _)| name).collect()
    }

    pub fn unused_cards(&self) -> Vec<String> {
        let all = (0..G::CARDS.len()).flat_map(|group| self.group(group));
        all.filter(|line| line.wins.chances == 0).map(|line| line.id).collect()
    }

    /// For people.
    pub fn print(&self, out: &mut dyn Write) -> io::Result<()> {
        let (speech, tally) = (self.kit.speech, self.tally);
        let names = self.kit.names(&self.match_up.setup);
        let tongue = self.kit.tongue(&names);
        let bots = self.match_up.levels.iter().map(|level| speech.say(&format!("level-{level}"))).collect::<Vec<_>>();
        let bots = if bots.windows(2).all(|pair| pair[0] == pair[1]) { bots[..1].join("") } else { bots.join(", ") };
        let (games, first) = (thousands(self.games), self.match_up.first.to_string());
        let last = self.match_up.first.wrapping_add(self.games - 1).to_string();
        let game = speech.say(&format!("game-{}", G::ID));
        let players = usize::from(G::seats(&self.match_up.setup));
        let fillings = [
            ("game", game.as_str().into()),
            ("players", count(players).into()),
            ("games", games.as_str().into()),
            ("first", first.as_str().into()),
            ("last", last.as_str().into()),
            ("bots", bots.as_str().into()),
        ];
        writeln!(out, "{}\n", speech.fill("simulate-head", &fillings))?;
        self.spread(out, "simulate-rounds", &tally.rounds)?;
        self.spread(out, "simulate-decisions", &tally.decisions)?;
        for (key, spread) in G::SCORE.keys.into_iter().zip([&tally.scores, &tally.winners_scores]) {
            self.spread(out, key, spread)?;
        }
        writeln!(out)?;
        let seats = (0u8..).zip(&tally.by_seat).map(|(seat, wins)| (G::seat(tongue, kernel::Seat::new(seat)), *wins));
        self.shares(out, "simulate-by-seat", seats.collect())?;
        let order = (1u32..).zip(&tally.by_order).map(|(place, wins)| (place.to_string(), *wins));
        self.shares(out, "simulate-by-order", order.collect())?;
        if self.match_up.levels.windows(2).any(|pair| pair[0] != pair[1]) {
            let levels = self.match_up.levels.iter().map(|level| speech.say(&format!("level-{level}")));
            self.shares(out, "simulate-by-level", levels.zip(tally.by_level.iter().copied()).collect())?;
        }
        let share = |times: u64| times as f64 / self.games.max(1) as f64;
        let said = |end: &str| speech.say(&format!("simulate-end-{end}"));
        let ends = G::ENDS.iter().zip(&tally.ends).filter(|(_, times)| **times > 0);
        let ends: Vec<_> = ends.map(|(end, times)| format!("{} {}", said(end), self.percent(share(*times)))).collect();
        writeln!(out, "{}: {}\n", speech.say("simulate-ends"), ends.join(", "))?;

        let fair = self.percent(1.0 / players.max(1) as f64);
        writeln!(out, "{}", speech.with("simulate-cards", "fair", &fair))?;
        for (group, cards) in G::CARDS.iter().enumerate() {
            self.cards(out, cards.key, self.group(group), |card| G::card_name(tongue, group, card))?;
        }
        writeln!(out)?;
        if !self.tally.spaces.is_empty() {
            self.never(out, "simulate-unused-spaces", &self.unused_spaces())?;
        }
        self.never(out, "simulate-unused-cards", &self.unused_cards())
    }

    fn percent(&self, share: f64) -> String {
        self.kit.speech.with("simulate-share", "share", &format!("{:.1}", share * 100.0))
    }

    fn spread(&self, out: &mut dyn Write, key: &str, spread: &Spread) -> io::Result<()> {
        let mean = format!("{:.1}", spread.mean());
        let at = |percent| i64::try_from(spread.percentile(percent)).unwrap_or(i64::MAX).into();
        let fillings = [
            ("mean", mean.as_str().into()),
            ("min", at(0)),
            ("low", at(5)),
            ("middle", at(50)),
            ("high", at(95)),
            ("max", at(100)),
        ];
        let numbers = self.kit.speech.fill("simulate-spread", &fillings);
        writeln!(out, "{:<28}{numbers}", self.kit.speech.say(key))
    }

    fn shares(&self, out: &mut dyn Write, key: &str, shares: Vec<(String, Wins)>) -> io::Result<()> {
        let shown: Vec<_> =
            shares.iter().map(|(name, wins)| format!("{name} {}", self.percent(wins.share()))).collect();
        writeln!(out, "{}: {}", self.kit.speech.say(key), shown.join(", "))
    }

    /// The cards whose users win most and least.
    fn cards(
        &self,
        out: &mut dyn Write,
        key: &str,
        mut lines: Vec<CardLine>,
        name: impl Fn(u16) -> String,
    ) -> io::Result<()> {
        lines.retain(|line| line.wins.chances > 0);
        lines.sort_by(|left, right| right.wins.share().total_cmp(&left.wins.share()));
        let said = |lines: &[CardLine]| {
            let shown = lines.iter().map(|line| format!("{} {}", name(line.card), self.percent(line.wins.share())));
            shown.collect::<Vec<_>>().join(", ")
        };
        let speech = self.kit.speech;
        writeln!(out, "  {}", speech.say(key))?;
        if lines.len() <= 2 * SHOWN {
            return writeln!(out, "    {}", said(&lines));
        }
        let (best, worst) = (said(&lines[..SHOWN]), said(&lines[lines.len() - SHOWN..]));
        writeln!(out, "    {}", speech.with("simulate-most", "cards", &best))?;
        writeln!(out, "    {}", speech.with("simulate-least", "cards", &worst))
    }

    fn never(&self, out: &mut dyn Write, key: &str, names: &[String]) -> io::Result<()> {
        let none = self.kit.speech.say("simulate-none");
        let shown = if names.is_empty() { none } else { names.join(", ") };
        writeln!(out, "{}: {shown}", self.kit.speech.say(key))
    }

    /// How fast it went.
    pub fn speed(&self, took: Duration) -> String {
        let speed = self.games as f64 / took.as_secs_f64().max(1e-9);
        let per_second = if speed < 100.0 { format!("{speed:.1}") } else { thousands(speed as u64) };
        let seconds = format!("{:.1}", took.as_secs_f64());
        let fillings = [
            ("speed", per_second.as_str().into()),
            ("seconds", seconds.as_str().into()),
            ("threads", count(rayon::current_num_threads()).into()),
        ];
        self.kit.speech.fill("simulate-speed", &fillings)
    }

    /// What went wrong, one sentence each, with all that is needed to see it again.
    pub fn troubles(&self) -> Vec<String> {
        let mut troubles = self.tally.troubles.clone();
        troubles.sort();
        let speech = self.kit.speech;
        let setup = serde_json::to_string(&self.match_up.setup).unwrap_or_default();
        let mut told: Vec<String> = (troubles.iter().take(TOLD))
            .map(|trouble| {
                let seed = trouble.seed.to_string();
                let fillings = [
                    ("seed", seed.as_str().into()),
                    ("decision", i64::from(trouble.decision).into()),
                    ("what", trouble.what.as_str().into()),
                    ("setup", setup.as_str().into()),
                ];
                speech.fill("simulate-fault", &fillings)
            })
            .collect();
        if troubles.len() > TOLD {
            told.push(speech.fill("simulate-faults", &[("count", count(troubles.len()).into())]));
        }
        told
    }
}

/// Copies of a card together, in the order of the content.
fn lines(cards: Vec<(bool, &str)>, wins: &[Wins]) -> Vec<CardLine> {
    let mut lines: Vec<CardLine> = Vec::new();
    for (card, ((_, id), wins)) in (0u16..).zip(cards.into_iter().zip(wins)).filter(|(_, ((counts, _), _))| *counts) {
        match lines.iter_mut().find(|line| line.id == id) {
            Some(line) => {
                line.wins.chances += wins.chances;
                line.wins.twelfths += wins.twelfths;
            }
            None => lines.push(CardLine { id: id.to_owned(), card, wins: *wins }),
        }
    }
    lines
}

/// A number with a gap between thousands.
fn thousands(number: u64) -> String {
    let digits = number.to_string();
    let groups: Vec<_> = digits.as_bytes().rchunks(3).rev().map(String::from_utf8_lossy).collect();
    groups.join(" ")
}
