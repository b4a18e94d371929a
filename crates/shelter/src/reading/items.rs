//! Items.

use harness::reading::vocabulary::pick;
use pack::{Message, Mistake, Mistakes, Node, Spot, Taker, Unique, say};

use crate::content::{Amount, Cost, Effect, Icon, Item, MOST_EFFECTS, MOST_USES, Spend, Use, Window};

use super::{
    Reader,
    spaces::{copies, cost, item_gain, letter, small},
    vocabulary::{COUNTS, Card, CostIcon, ITEM, ItemPart, SPENDS, USE, UsePart, WINDOWS},
};

impl Reader {
    pub(super) fn item(&mut self, node: &Node) {
        let n_before = self.mistakes.n_errors();
        let mut taker = node.take();
        let id = taker.word(harness::phrases::its_name(), &mut self.mistakes);
        let parts = taker.required_block(&mut self.mistakes);
        taker.finish(&mut self.mistakes);
        let is_new = id.as_ref().is_some_and(|id| self.name(Card::Item, id));

        let text = id.as_ref().map(|id| id.text.clone()).unwrap_or_default();
        let mut item = Item { id: text, uses: Default::default(), always_roll: 0, end: None };
        let mut n_copies = 1;
        let mut seen = Unique::new();
        for part in parts {
            let Some(kind) = pick(&part.name, say!("in-item", "an item"), ITEM, &mut self.mistakes) else {
                continue;
            };
            if kind != ItemPart::Use && !seen.take(None, &part.name, &mut self.mistakes) {
                continue;
            }
            let mut taker = part.take();
            let mistakes = &mut self.mistakes;
            match kind {
                ItemPart::Copies => {
                    n_copies = copies(taker.number(say!("how-many", "how many there are"), 1..=64, mistakes))
                }
                ItemPart::Use => {
                    let found = usage(&mut taker, part, mistakes);
                    if item.uses.len() >= MOST_USES {
                        let message = say!("too-many-uses", "an item has at most {most} uses", most = MOST_USES);
                        mistakes.push(Mistake::error(part.spot(), "use", message));
                    }
                    item.uses.push(found);
                }
                ItemPart::Always => {
                    expect(&mut taker, "roll", mistakes);
                    item.always_roll = small(taker.number(say!("how-much", "how much it adds"), 1..=9, mistakes));
                }
                ItemPart::End => {
                    expect(&mut taker, "happiness", mistakes);
                    item.end = amount(&mut taker, part.spot(), mistakes);
                }
            }
            taker.finish(mistakes);
        }
        let does_nothing = item.uses.is_empty() && item.always_roll == 0 && item.end.is_none();
        let is_sound = self.mistakes.n_errors() == n_before;
        if does_nothing && is_sound {
            let message = say!("idle-item", "this item does nothing");
            let mistake = Mistake::error(node.spot(), &item.id, message);
            self.mistakes.push(mistake.expecting(say!("item-parts", "use, always or end")));
        }
        if is_new && is_sound && !does_nothing && self.fits(Card::Item, n_copies, node.spot()) {
            self.content.items.extend(std::iter::repeat_n(item, n_copies));
        }
    }
}

/// The next argument must be this word; it says what kind of thing the number behind it is.
fn expect(taker: &mut Taker<'_>, word: &'static str, mistakes: &mut Mistakes) {
    let what = say!("word-and-number", "'{word}' and a number", word);
    let Some(found) = taker.word(what, mistakes) else { return };
    if found.text != word {
        let message = say!("unknown-word-here", "unknown word '{word}' here", word = &found.text);
        mistakes.push(Mistake::error(&found.spot, &found.text, message).expecting(Message::verbatim(word)));
    }
}

/// A number, with what it counts.
fn amount(taker: &mut Taker<'_>, spot: &Spot, mistakes: &mut Mistakes) -> Option<Amount> {
    let base = taker.number(say!("some-number", "a number"), 1..=20, mistakes).map(|base| small(Some(base)));
    let word = taker.word_property("per", mistakes);
    let each = taker.number_property("each", 1..=18, mistakes);
    let max = taker.number_property("max", 1..=99, mistakes);
    let Some(word) = word else {
        if each.or(max).is_some() {
            let message = say!("no-per", "'each' and 'max' need a 'per' that says what is counted");
            mistakes.push(Mistake::error(spot, "per", message));
        }
        return base.map(|base| Amount { base, per: None, each: 1, max: base });
    };
    let per = pick(&word, Message::verbatim("per="), COUNTS, mistakes)?;
    let base = base?;
    let max = max.map_or(u8::MAX, |max| small(Some(max)));
    if max < base {
        let message = say!("max-below", "{base} would never be reached, as 'max' is {max}", base, max);
        mistakes.push(Mistake::error(spot, "max", message));
    }
    Some(Amount { base, per: Some(per), each: each.map_or(1, |each| small(Some(each))), max })
}

/// One ability. What is wrong is reported and left out.
fn usage(taker: &mut Taker<'_>, node: &Node, mistakes: &mut Mistakes) -> Use {
    let spend = match taker.optional_word(say!("spend", "what happens to the item"), mistakes) {
        Some(word) => pick(&word, Message::verbatim("use"), SPENDS, mistakes),
        None => Some(Spend::Nothing),
    };
    let window = match taker.word_property("when", mistakes) {
        Some(word) => pick(&word, Message::verbatim("when="), WINDOWS, mistakes),
        None => Some(Window::AnyTime),
    };
    let parts = taker.required_block(mistakes);
    let n_before = mistakes.n_errors();
    let mut pay = None;
    let mut effects = Vec::new();
    for part in parts {
        let Some(kind) = pick(&part.name, say!("in-use", "a use"), USE, mistakes) else { continue };
        let mut taker = part.take();
        if kind == UsePart::Pay {
            let icons = taker.words(say!("an-icon", "an icon"), mistakes);
            if pay.replace(cost(&icons, &Message::verbatim("pay"), CostIcon::fits_item, mistakes)).is_some()
                || !effects.is_empty()
            {
                let message = say!("pay-place", "'pay' comes once in a use, before the effects");
                mistakes.push(Mistake::error(part.spot(), "pay", message));
            }
        } else if let Some(effect) = effect(kind, &mut taker, part, window, mistakes) {
            if effects.len() >= MOST_EFFECTS {
                let message = say!("too-many-effects", "a use has at most {most} effects", most = MOST_EFFECTS);
                mistakes.push(Mistake::error(part.spot(), part.name(), message));
            }
            effects.push(effect);
        }
        taker.finish(mistakes);
    }
    let found = Use {
        window: window.unwrap_or(Window::AnyTime),
        spend: spend.unwrap_or(Spend::Exhaust),
        pay: pay.unwrap_or_default(),
        effects,
    };
    if mistakes.n_errors() == n_before && node.children.is_some() {
        if found.effects.is_empty() {
            mistakes.push(Mistake::error(node.spot(), "use", say!("no-effect", "this use has no effect")));
        } else {
            check_repeats(&found, node, mistakes);
        }
    }
    found
}

fn effect(
    kind: UsePart,
    taker: &mut Taker<'_>,
    part: &Node,
    window: Option<Window>,
    mistakes: &mut Mistakes,
) -> Option<Effect> {
    let is_of_fights = matches!(kind, UsePart::Roll | UsePart::Reroll | UsePart::Win);
    if is_of_fights && window.is_some_and(|window| window != Window::InFight) {
        let message = say!("fights-only", "'{name}' works in a fight only (S-FIGHT-04)", name = part.name());
        let expected = say!("in-fight-form", "when=in-fight after 'use'");
        mistakes.push(Mistake::error(part.spot(), part.name(), message).expecting(expected));
    }
    match kind {
        UsePart::Pay => None,
        UsePart::Gain => {
            let icons = taker.words(say!("an-icon", "an icon"), mistakes);
            Some(Effect::Gain(item_gain(&icons, mistakes)))
        }
        UsePart::Roll => amount(taker, part.spot(), mistakes).map(Effect::Roll),
        UsePart::Reroll => Some(Effect::Reroll),
        UsePart::Win => Some(Effect::Win),
        UsePart::Heal => Some(Effect::Heal),
        UsePart::Train => match taker.optional_word(harness::phrases::a_letter(), mistakes) {
            Some(word) => letter(&word, mistakes).map(|letter| Effect::Train(Some(letter))),
            None => Some(Effect::Train(None)),
        },
        UsePart::DiscardThreat => Some(Effect::DiscardThreat),
    }
}

/// Keeps abilities from running in a circle. One that leaves the item as it is must eat up cubes and bring nothing
/// that could bring them back; one that readies must not be able to ready itself.
fn check_repeats(found: &Use, node: &Node, mistakes: &mut Mistakes) {
    let icons = || {
        found
            .effects
            .iter()
            .filter_map(|effect| if let Effect::Gain(line) = effect { Some(line) } else { None })
            .flatten()
    };
    if found.spend != Spend::Discard && icons().any(|icon| *icon == Icon::Ready) {
        let message =
            say!("endless-ready", "an item that can 'ready' without being discarded could ready itself forever");
        let expected = Message::verbatim("use discard");
        mistakes.push(Mistake::error(node.spot(), "ready", message).expecting(expected));
    }
    if found.window == Window::RoomBuilt && icons().any(|icon| *icon == Icon::Build) {
        let message = say!("endless-build", "a room built by an item for a room just built could go on and on");
        let expected = say!("other-moment", "another moment after when=");
        mistakes.push(Mistake::error(node.spot(), "build", message).expecting(expected));
    }
    if found.spend != Spend::Nothing {
        return;
    }
    let n_gained = icons().filter(|icon| matches!(icon, Icon::Resource(_) | Icon::Any)).count();
    let n_paid = n_cubes(&found.pay);
    if n_paid <= n_gained {
        let message = say!(
            "endless-use",
            "this use can be repeated forever: it pays {paid} cubes and gains {gained}",
            paid = n_paid,
            gained = n_gained
        );
        let mistake = Mistake::error(node.spot(), "use", message);
        let expected = say!("use-ends", "more cubes in pay than in gain, or use exhaust, or use discard");
        mistakes.push(mistake.expecting(expected));
    }
    if n_gained > 0 && icons().any(|icon| *icon == Icon::Happiness) {
        let message = say!(
            "endless-happiness",
            "a use that can be repeated gains happiness or cubes, not both: an exchange could close the circle"
        );
        mistakes.push(Mistake::error(node.spot(), "happiness", message).expecting(spent()));
    }
    if icons().any(|icon| *icon == Icon::Item) {
        let message =
            say!("endless-items", "a use that can be repeated cannot gain items, which may bring its cubes back");
        mistakes.push(Mistake::error(node.spot(), "item", message).expecting(spent()));
    }
}

fn spent() -> Message {
    harness::phrases::use_spends()
}

fn n_cubes(cost: &Cost) -> usize {
    cost.cubes.iter().map(|cubes| usize::from(*cubes)).sum::<usize>() + usize::from(cost.any)
}
