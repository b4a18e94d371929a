//! The odds of a fight, as exact fractions: bare, with each item, and with all items used as well as possible.
//!
//! Items are used after the dice have fallen (S-FIGHT-04), so nobody uses one in vain: if what is held can lift the
//! result to the number, the fight is won; if not, the dice are rolled again where an item allows it, and all else is
//! kept. That is why a re-roll needs no further choice than which item makes it.

use std::{cmp::Ordering, collections::BTreeMap};

use kernel::{Seat, numbers_in};

use crate::{
    content::{Count, Cubes, Effect, Spend, Window},
    machine::Shelter,
    state::{Fight, State},
};

use super::reach::Reach;

/// Re-rolls that are reckoned with at most; only a card that costs nothing could make more.
const MOST_REROLLS: u8 = 8;

/// The chance of something: so many cases of so many.
#[derive(Clone, Copy, Debug)]
pub struct Chance {
    /// The cases in which it happens.
    pub wins: u64,
    /// All cases: a power of 36, the throws of two dice.
    pub of: u64,
}

impl Chance {
    /// It happens in any case.
    pub const CERTAIN: Chance = Chance { wins: 36, of: 36 };
    /// It cannot happen.
    pub const NONE: Chance = Chance { wins: 0, of: 36 };

    /// In percent, rounded; but 100 only for what is certain, and 0 only for what cannot be.
    #[must_use]
    pub const fn percent(self) -> u8 {
        let rounded = (self.wins as u128 * 200 + self.of as u128) / (self.of as u128 * 2);
        match rounded {
            100 if self.wins < self.of => 99,
            0 if self.wins > 0 => 1,
            rounded => rounded as u8,
        }
    }

    /// Whether it happens in any case.
    #[must_use]
    pub const fn is_certain(self) -> bool {
        self.wins == self.of
    }

    /// This throw, or else that chance.
    const fn or_else(throws: u8, then: Chance) -> Chance {
        let wins = throws as u64 * then.of + (36 - throws as u64) * then.wins;
        Chance { wins, of: 36 * then.of }
    }
}

impl PartialEq for Chance {
    fn eq(&self, other: &Chance) -> bool {
        self.cmp(other) == Ordering::Equal
    }
}

impl Eq for Chance {}

impl PartialOrd for Chance {
    fn partial_cmp(&self, other: &Chance) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl Ord for Chance {
    fn cmp(&self, other: &Chance) -> Ordering {
        let cross = |one: &Chance, other: &Chance| u128::from(one.wins) * u128::from(other.of);
        cross(self, other).cmp(&cross(other, self))
    }
}

/// What a fight would come to.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Odds {
    /// The number to reach (S-FIGHT-02).
    pub need: u8,
    /// The dice, once they have fallen.
    pub dice: Option<[u8; 2]>,
    /// What is added in any case: items with a standing bonus (S-RULING-23), by card.
    pub standing: Vec<(u8, u8)>,
    /// What items used in this fight have added so far.
    pub added: u8,
    /// The chance without any further item.
    pub bare: Chance,
    /// The chance with each ability that could be used, and no other. One that may be used again and again is, as
    /// long as it can be paid.
    pub with: Vec<WithItem>,
    /// The chance with all of them, used as well as possible. What such an item gains besides is not reckoned with.
    pub best: Chance,
}

/// The chance with an ability of an item.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct WithItem {
    /// The card.
    pub card: u8,
    /// Which of its abilities.
    pub ability: u8,
    /// What it adds to the result now.
    pub adds: u8,
    /// The chance with it.
    pub chance: Chance,
}

impl Odds {
    /// All that is added to the dice without a further item.
    #[must_use]
    pub fn bonus(&self) -> u8 {
        self.standing.iter().fold(self.added, |sum, (_, bonus)| sum.saturating_add(*bonus))
    }
}

/// An ability for use in a fight, as far as it changes the result.
struct Tool<'c> {
    card: u8,
    ability: u8,
    spend: Spend,
    pay: Cubes,
    items: u8,
    effects: &'c [Effect],
    /// What the fight loses with the card.
    standing: u8,
}

impl Tool<'_> {
    fn rerolls(&self) -> bool {
        self.effects.contains(&Effect::Reroll)
    }

    fn wins(&self) -> bool {
        self.effects.contains(&Effect::Win)
    }
}

/// What is left to fight with.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct Stock {
    cubes: [u8; 3],
    items: u8,
    /// The tools used up, as a set.
    used: u16,
}

/// The most a stock can add, or a sure win.
type Most = Option<i16>;

struct Arms<'a> {
    game: &'a Shelter,
    state: &'a State,
    seat: Seat,
    tools: Vec<Tool<'a>>,
    /// What is needed from the dice and the tools together.
    need: i16,
    known: BTreeMap<Stock, Most>,
}

impl Shelter {
    /// The odds of a fight for this number, with the cubes that could be left by then, before the dice fall or after.
    pub(super) fn odds(&self, state: &State, seat: Seat, need: u8, dice: Option<[u8; 2]>, reach: &Reach) -> Odds {
        let player = state.player(seat);
        let standing: Vec<(u8, u8)> = numbers_in(player.items & self.index.always_roll)
            .map(|card| (card, self.content.items[card as usize].always_roll))
            .collect();
        let Fight { bonus: added, won, .. } = state.turn.fight;
        let bonus = standing.iter().fold(added, |sum, (_, bonus)| sum.saturating_add(*bonus));
        let left = i16::from(need) - i16::from(bonus);
        let fallen = dice.map(|[one, other]| i16::from(one + other));
        let all = self.tools(state, seat);
        let chance = |tools: Vec<Tool<'_>>| {
            let mut arms = Arms { game: self, state, seat, tools, need: left, known: BTreeMap::new() };
            let stocks = reach.holdings().map(|cubes| Stock { cubes, items: player.item_count(), used: 0 });
            let chances = stocks.map(|stock| if won { Chance::CERTAIN } else { arms.chance(stock, fallen) });
            chances.max().unwrap_or(Chance::NONE)
        };
        let bare = chance(Vec::new());
        let with = (0..all.len()).filter_map(|at| {
            let tool = self.tools(state, seat).swap_remove(at);
            let (card, ability) = (tool.card, tool.ability);
            let arms = Arms { game: self, state, seat, tools: vec![tool], need: left, known: BTreeMap::new() };
            let stocks = reach.holdings().map(|cubes| Stock { cubes, items: player.item_count(), used: 0 });
            let adds = stocks.flat_map(|stock| arms.uses(stock, 0)).map(|(_, adds)| adds).max()?;
            let [tool] = &arms.tools[..] else { return None };
            if adds <= 0 && !tool.rerolls() && !tool.wins() {
                return None;
            }
            Some(WithItem { card, ability, adds: adds.max(0) as u8, chance: chance(arms.tools) })
        });
        let with = if bare.is_certain() { Vec::new() } else { with.collect() };
        let best = if all.is_empty() { bare } else { chance(all) };
        Odds { need, dice, standing, added, bare, with, best }
    }

    /// The abilities for fights that are not spent, in the order of the cards.
    fn tools(&self, state: &State, seat: Seat) -> Vec<Tool<'_>> {
        let player = state.player(seat);
        let [first, second] = self.index.usable[Window::InFight as usize];
        let mut tools = Vec::new();
        for card in numbers_in(player.items & (first | second)) {
            let item = &self.content.items[card as usize];
            for (ability, printed) in (0u8..).zip(&item.uses) {
                let is_spent = printed.spend == Spend::Exhaust && player.exhausted & (1 << card) != 0;
                let changes = |effect: &Effect| matches!(effect, Effect::Roll(_) | Effect::Reroll | Effect::Win);
                if printed.window == Window::InFight && !is_spent && printed.effects.iter().any(changes) {
                    let pay = Cubes { cubes: printed.pay.cubes, any: printed.pay.any };
                    let items = printed.pay.items + u8::from(printed.spend == Spend::Discard);
                    let standing = if printed.spend == Spend::Discard { item.always_roll } else { 0 };
                    let (spend, effects) = (printed.spend, &printed.effects[..]);
                    tools.push(Tool { card, ability, spend, pay, items, effects, standing });
                }
            }
        }
        tools.truncate(16);
        tools
    }
}

impl Arms<'_> {
    /// The chance of winning, when the dice are about to fall or have fallen.
    fn chance(&mut self, stock: Stock, fallen: Option<i16>) -> Chance {
        self.chance_within(stock, fallen, MOST_REROLLS)
    }

    fn chance_within(&mut self, stock: Stock, fallen: Option<i16>, rerolls: u8) -> Chance {
        let Some(most) = self.most(stock) else { return Chance::CERTAIN };
        let short = self.need - most;
        let throws = match fallen {
            Some(sum) => u8::from(sum >= short) * 36,
            None => Shelter::winning_throws(short.clamp(0, 255) as u8, 0),
        };
        if throws == 36 || rerolls == 0 {
            return Chance { wins: throws.into(), of: 36 };
        }
        let again = self.after_rerolls(stock).into_iter();
        let again = again.map(|(left, adds)| {
            self.need -= adds;
            let chance = self.chance_within(left, None, rerolls - 1);
            self.need += adds;
            chance
        });
        match again.max() {
            Some(then) if fallen.is_some() => then,
            Some(then) => Chance::or_else(throws, then),
            None => Chance { wins: throws.into(), of: 36 },
        }
    }

    /// What is left after each tool that rolls the dice again, with what it adds besides.
    fn after_rerolls(&self, stock: Stock) -> Vec<(Stock, i16)> {
        let tools = (0..self.tools.len()).filter(|at| self.tools[*at].rerolls());
        tools.flat_map(|at| self.uses(stock, at)).collect()
    }

    /// The most that tools can add without another roll; nothing stands for a sure win.
    fn most(&mut self, stock: Stock) -> Most {
        if let Some(known) = self.known.get(&stock) {
            return *known;
        }
        let mut most = Some(0);
        for at in 0..self.tools.len() {
            if self.tools[at].rerolls() {
                continue;
            }
            for (left, adds) in self.uses(stock, at) {
                let further = if self.tools[at].wins() { None } else { self.most(left) };
                most = match (most, further) {
                    (Some(most), Some(further)) => Some(most.max(adds + further)),
                    _ => None,
                };
            }
            if most.is_none() {
                break;
            }
        }
        self.known.insert(stock, most);
        most
    }

    /// What is left after using a tool, for each way to pay, and what it adds. Nothing if it cannot be used.
    fn uses(&self, stock: Stock, at: usize) -> Vec<(Stock, i16)> {
        let tool = &self.tools[at];
        let is_free = tool.spend == Spend::Nothing && tool.pay == Cubes::default() && tool.items == 0;
        let blocks = |by: &Tool<'_>| match by.spend {
            Spend::Discard => true,
            Spend::Exhaust => tool.spend == Spend::Exhaust,
            Spend::Nothing => by.ability == tool.ability,
        };
        let mut used = (0..self.tools.len()).filter(|other| stock.used & (1 << other) != 0).map(|by| &self.tools[by]);
        if used.any(|by| by.card == tool.card && blocks(by)) || stock.items < tool.items {
            return Vec::new();
        }
        // What costs nothing at all is used once, or it would never end.
        let used = if tool.spend != Spend::Nothing || is_free { stock.used | (1 << at) } else { stock.used };
        let left = Reach::start(stock.cubes).pay(tool.pay);
        let left = left.holdings().map(|cubes| Stock { cubes, items: stock.items - tool.items, used });
        left.map(|left| (left, self.adds(tool, left))).collect()
    }

    /// What a tool adds once it is paid for.
    fn adds(&self, tool: &Tool<'_>, left: Stock) -> i16 {
        let amounts = tool.effects.iter().map(|effect| match effect {
            Effect::Roll(amount) => i16::from(amount.value(|count| match count {
                Count::Items => left.items,
                Count::Cubes => left.cubes.iter().sum(),
                Count::Power => left.cubes[0],
                Count::Food => left.cubes[1],
                Count::Water => left.cubes[2],
                other => self.game.count(self.state, self.seat, other),
            })),
            _ => 0,
        });
        amounts.sum::<i16>() - i16::from(tool.standing)
    }
}
