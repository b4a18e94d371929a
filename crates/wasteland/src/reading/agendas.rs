//! Agenda cards.

use pack::{Message, Node, say};

use crate::content::{Agenda, MOST_IN_ROW, MOST_SCORINGS, MOST_SET, Scoring};

use super::{
    Reader,
    effects::UNBOUNDED,
    line_reader::{LineReader, pick, small},
    setting::Setting,
    vocabulary::{
        names::{ENEMY_TYPES, FACTIONS},
        stories::{AGENDA, AgendaPart},
    },
};

/// The row of a card that activates nobody.
const NOBODY: &str = "none";

impl Reader {
    pub(super) fn agenda(&mut self, node: &Node) {
        let n_before = self.mistakes.n_errors();
        let mut line = LineReader::new(node);
        let mistakes = &mut self.mistakes;
        let id = line.taker.word(harness::phrases::its_name(), mistakes);
        let players = line.taker.number_property("players", 1..=4, mistakes).map_or(1, |n| small(Some(n)));
        let faction = line.taker.word_property("faction", mistakes);
        let faction = faction.and_then(|word| pick(&word, Message::verbatim("faction="), FACTIONS, mistakes));
        let n_copies = line.taker.number_property("copies", 1..=24, mistakes).map_or(1, |n| n as usize);
        let parts = line.taker.required_block(mistakes);
        line.finish(mistakes);
        let is_new = id.as_ref().is_some_and(|id| self.name("agenda", &["flavor"], id));
        let mut scoring = Vec::new();
        let mut row = Vec::new();
        let mut is_quiet = false;
        self.setting = Setting::Score;
        for part in parts {
            let place = say!("w-in-agenda", "an agenda");
            match pick(&part.name, place, AGENDA, &mut self.mistakes) {
                Some(AgendaPart::Score) => scoring.extend(self.scoring(part)),
                Some(AgendaPart::Row) => {
                    if !row.is_empty() || is_quiet {
                        self.twice(part);
                    }
                    let mut line = LineReader::new(part);
                    is_quiet |= line.skip(NOBODY);
                    while line.taker.n_left() > 0 {
                        let what = say!("w-a-type", "a type of enemies");
                        row.extend(line.pick(what, ENEMY_TYPES, &mut self.mistakes));
                    }
                    line.finish(&mut self.mistakes);
                }
                None => {}
            }
        }
        if row.is_empty() != is_quiet || row.len() > MOST_IN_ROW {
            let message = say!(
                "w-bad-row",
                "an agenda has a row of 1 to {most} icons, or 'row none' (W-ROUND-05)",
                most = MOST_IN_ROW
            );
            self.error(node.spot(), "row", message);
        }
        if scoring.len() > MOST_SCORINGS {
            let message = say!("w-many-scores", "an agenda scores in at most {most} ways", most = MOST_SCORINGS);
            self.error(node.spot(), "score", message);
        }
        let what = say!("w-agendas", "agenda cards, copies included");
        let fits = self.fits(what, self.content.agendas.len(), n_copies, MOST_SET, node.spot());
        if let (Some(id), true) = (id, is_new && fits)
            && self.mistakes.n_errors() == n_before
        {
            let agenda = Agenda { id: id.text, players, faction, scoring, row };
            self.content.agendas.extend(std::iter::repeat_n(agenda, n_copies));
        }
    }

    fn scoring(&mut self, node: &Node) -> Option<Scoring> {
        let mut line = LineReader::new(node);
        let amount = self.amount(&mut line, UNBOUNDED);
        let property = line.taker.property("if");
        let condition = self.quoted_condition(property);
        line.finish(&mut self.mistakes);
        Some(Scoring { amount: amount?, condition })
    }
}
