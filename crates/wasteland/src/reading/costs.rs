//! Costs.

use pack::{Mistake, Node, say};

use crate::effect::Cost;

use super::{
    Reader,
    ids::Kind,
    line_reader::{LineReader, pick, small},
    vocabulary::{
        names::TRAITS,
        phrases::{COSTS, CostPart},
    },
};

impl Reader {
    /// The properties of a line that say what is paid; maybe none.
    pub(super) fn cost(&mut self, line: &mut LineReader<'_>) -> Cost {
        let mut cost = Cost::default();
        for entry in COSTS {
            let spot = line.node().spot();
            let mistakes = &mut self.mistakes;
            let mut number = |most| small(line.taker.number_property(entry.word, 1..=most, mistakes));
            match entry.value {
                CostPart::Caps => cost.caps = number(50),
                CostPart::Hp => cost.hp = number(15),
                CostPart::Rads => cost.rads = number(15),
                CostPart::Actions => cost.actions = number(2),
                CostPart::Points => cost.points = number(9),
                CostPart::Agendas => cost.agendas = number(4),
                CostPart::Dice => cost.dice = number(3),
                CostPart::Rerolls => cost.rerolls = number(9),
                CostPart::Cards(kind) => {
                    let found = number(6);
                    if found > 0 && cost.cards.replace((kind, found)).is_some() {
                        let message = say!("w-two-kinds", "only one kind of cards can be paid at once");
                        mistakes.push(Mistake::error(spot, entry.word, message));
                    }
                }
                CostPart::Card => {
                    let word = line.taker.word_property(entry.word, mistakes);
                    cost.card = word.and_then(|word| self.ids.find(Kind::Card, &word, mistakes));
                }
                CostPart::Loses => {
                    let word = line.taker.word_property(entry.word, mistakes);
                    cost.loses = word.and_then(|word| pick(&word, line.place(), TRAITS, mistakes));
                }
            }
        }
        self.check_spent_dice(cost.dice, cost.rerolls, line.node().spot());
        cost
    }

    /// A line that is nothing but a cost.
    pub(super) fn cost_line(&mut self, node: &Node) -> Cost {
        let n_before = self.mistakes.n_errors();
        let mut line = LineReader::new(node);
        let cost = self.cost(&mut line);
        line.finish(&mut self.mistakes);
        if cost == Cost::default() && self.mistakes.n_errors() == n_before {
            let known: Vec<&str> = COSTS.iter().map(|entry| entry.word).collect();
            let message = say!("w-no-cost", "'{name}' does not say what is paid", name = node.name());
            self.mistakes.push(Mistake::error(node.spot(), node.name(), message).expecting(pack::one_of(&known)));
        }
        cost
    }
}
