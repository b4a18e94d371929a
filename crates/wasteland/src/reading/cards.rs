//! Cards that survivors have: items, companions, talents; and loot events.

use pack::{Message, Mistake, Node, Unique, say};

use crate::{
    content::{Card, CardKind, Corner, Home, Letters, MOST_CARDS, MOST_CHARACTER_CARDS, MOST_UNIQUES, MOST_USES},
    effect::{Cost, EffectList, Modifier, Standing},
};

use super::{
    Reader,
    line_reader::{LineReader, pick_if, small},
    setting::Setting,
    vocabulary::{
        cards::{CARD, CardPart, HOMES, STANDINGS, StandingForm},
        names::{ENEMY_TYPES, TRAITS},
    },
};

impl Reader {
    pub(super) fn card(&mut self, kind: CardKind, node: &Node) {
        let n_before = self.mistakes.n_errors();
        let mut line = LineReader::new(node);
        let id = line.taker.word(harness::phrases::its_name(), &mut self.mistakes);
        let home = self.home(kind, &mut line);
        let value = line.taker.number_property("value", 0..=30, &mut self.mistakes);
        let n_copies = line.taker.number_property("copies", 1..=24, &mut self.mistakes).map_or(1, |n| n as usize);
        let parts = line.taker.required_block(&mut self.mistakes);
        line.finish(&mut self.mistakes);
        let is_new = id.as_ref().is_some_and(|id| self.name("card", &["flavor"], id));
        let (Some(id), Some(home)) = (id, home) else { return };
        let mut card = Card {
            id: id.text,
            home,
            kind,
            value: value.map(|value| small(Some(value))),
            letters: Letters::default(),
            ranged: false,
            armor: 0,
            corner: Corner::default(),
            stays: None,
            stays_for: Cost::default(),
            unexhaust: Cost::default(),
            event: EffectList::default(),
            uses: Vec::new(),
            always: Vec::new(),
        };
        if kind == CardKind::Event {
            self.setting = Setting::Event;
            card.event = self.effects(parts);
        } else {
            self.card_parts(&mut card, parts);
        }
        let is_sound = self.mistakes.n_errors() == n_before;
        self.check_card(&card, n_copies, is_sound, node);
        let is_sound = self.mistakes.n_errors() == n_before;
        if is_new && is_sound && self.card_fits(home, n_copies, node) {
            self.content.cards.extend(std::iter::repeat_n(card, n_copies));
        }
    }

    /// A talent belongs to a character without saying so; an event to the loot (W-LOOT-01).
    fn home(&mut self, kind: CardKind, line: &mut LineReader<'_>) -> Option<Home> {
        if kind == CardKind::Talent {
            return Some(Home::Character);
        }
        let Some(word) = line.taker.word_property("home", &mut self.mistakes) else {
            let message = say!("w-no-home", "this card does not say where it belongs");
            let words: Vec<&str> = HOMES.iter().map(|entry| entry.word).collect();
            let expected = Message::verbatim(format!("home= {}", words.join(", ")));
            self.mistakes.push(Mistake::error(line.node().spot(), "home", message).expecting(expected));
            return None;
        };
        let fits = |home| kind != CardKind::Event || home == Home::Loot;
        pick_if(&word, Message::verbatim("home="), HOMES, fits, &[], &mut self.mistakes)
    }

    fn card_parts(&mut self, card: &mut Card, parts: &[Node]) {
        let kind = card.kind;
        let fits = |part| match part {
            CardPart::Letters | CardPart::Ranged => kind == CardKind::Weapon,
            CardPart::Armor => kind == CardKind::Apparel,
            CardPart::Recruit | CardPart::Stays | CardPart::StaysFor => kind == CardKind::Companion,
            CardPart::Unexhaust => kind != CardKind::Talent,
            CardPart::Use | CardPart::Always => true,
        };
        let mut seen = Unique::new();
        for node in parts {
            let place = say!("w-in-card", "this kind of card");
            let Some(part) = pick_if(&node.name, place, CARD, fits, &[], &mut self.mistakes) else { continue };
            let may_repeat = matches!(part, CardPart::Use | CardPart::Always);
            if !may_repeat && !seen.take(None, &node.name, &mut self.mistakes) {
                continue;
            }
            self.setting = Setting::Camp;
            match part {
                CardPart::Letters => {
                    let letters = self.line(node, |reader, line| line.some_letters(&mut reader.mistakes));
                    card.letters = letters.unwrap_or_default();
                }
                CardPart::Ranged => {
                    self.line(node, |_, _| ());
                    card.ranged = true;
                }
                CardPart::Armor => {
                    let what = say!("w-its-armor", "the armor value");
                    let armor = self.line(node, |reader, line| line.taker.number(what, 1..=9, &mut reader.mistakes));
                    card.armor = small(armor);
                }
                CardPart::Recruit => card.corner = self.line(node, Reader::corner),
                CardPart::Stays => card.stays = self.line(node, Reader::condition),
                CardPart::StaysFor => card.stays_for = self.cost_line(node),
                CardPart::Unexhaust => card.unexhaust = self.cost_line(node),
                CardPart::Use => {
                    let Some(found) = self.usage(node) else { continue };
                    if kind == CardKind::Talent && (found.cost.exhaust || found.cost.discard) {
                        let message =
                            say!("w-spent-talent", "a talent is neither exhausted nor discarded (W-CHARACTER-04)");
                        self.error(node.spot(), "use", message);
                    }
                    card.uses.push(found);
                }
                CardPart::Always => {
                    let found = self.modifier(node, kind == CardKind::Talent);
                    if found.is_some() && kind.is_item() && kind.slot().is_none() {
                        let message =
                            say!("w-never-equipped", "this never holds: such cards cannot be equipped (W-ITEM-02)");
                        self.warn(node.spot(), "always", message);
                    }
                    card.always.extend(found);
                }
            }
        }
        for (n, word) in [(card.uses.len(), "use"), (card.always.len(), "always")] {
            if let Some(node) = parts.iter().filter(|node| node.name() == word).nth(MOST_USES)
                && n > MOST_USES
            {
                let message =
                    say!("w-too-many-uses", "'{word}' is here more than {most} times", word, most = MOST_USES);
                self.error(node.spot(), word, message);
            }
        }
    }

    /// Reads a node word by word and reports what is left of it.
    fn line<T>(&mut self, node: &Node, read: impl FnOnce(&mut Reader, &mut LineReader<'_>) -> T) -> T {
        let mut line = LineReader::new(node);
        let found = read(self, &mut line);
        line.finish(&mut self.mistakes);
        found
    }

    /// Letters, and then traits (W-SHOP-10).
    fn corner(&mut self, line: &mut LineReader<'_>) -> Corner {
        let mut corner = Corner { letters: line.letters(&mut self.mistakes), traits: Vec::new() };
        while let Some(found) = line.pick_optional(TRAITS) {
            corner.traits.push(found);
        }
        if corner == Corner::default() {
            let message = say!("w-no-corner", "'recruit' names letters, and then traits");
            self.error(line.node().spot(), "recruit", message);
            line.skip_rest();
        }
        corner
    }

    /// What stands behind `always`: of a card that may come and go, or of somebody's nature.
    pub(super) fn modifier(&mut self, node: &Node, is_nature: bool) -> Option<Modifier> {
        self.setting = Setting::Always;
        let mut line = LineReader::new(node);
        let what = self.standing(&mut line);
        let property = line.taker.property("if");
        let condition = self.quoted_condition(property);
        if what.is_some() {
            line.finish(&mut self.mistakes);
        }
        // Room that comes and goes would be a limit to keep at every moment.
        if matches!(what, Some(Standing::Inventory(_))) && condition.is_some() {
            let message = say!("w-room-if", "room in the inventory is there all the time: it takes no 'if'");
            self.mistakes.push(Mistake::error(node.spot(), "if", message));
        }
        if what.is_some_and(Standing::is_nature) {
            if !is_nature {
                let message = say!("w-not-nature", "only a character or a talent can be like that");
                self.mistakes.push(Mistake::error(node.spot(), "always", message));
            }
            if condition.is_some() {
                let message = say!("w-nature-if", "this holds all the time: it takes no 'if'");
                self.mistakes.push(Mistake::error(node.spot(), "if", message));
            }
        }
        Some(Modifier { what: what?, condition })
    }

    fn standing(&mut self, line: &mut LineReader<'_>) -> Option<Standing> {
        let mistakes = &mut self.mistakes;
        Some(match line.pick(say!("w-a-standing", "what holds"), STANDINGS, mistakes)? {
            StandingForm::Plain(standing) => standing,
            StandingForm::Number(make) => {
                let number = line.taker.number(say!("w-how-much", "how much"), 1..=9, mistakes)?;
                make(small(Some(number)))
            }
            StandingForm::Enemy(make) => {
                let what = say!("w-a-type", "a type of enemies");
                make(line.pick(what, ENEMY_TYPES, mistakes)?)
            }
        })
    }

    fn check_card(&mut self, card: &Card, n_copies: usize, is_sound: bool, node: &Node) {
        let is_single = matches!(card.home, Home::Unique | Home::Character);
        if is_single && n_copies > 1 {
            let message = say!("w-copied-unique", "this card exists once (W-UNIQUE-01, W-CHARACTER-01)");
            self.error(node.spot(), "copies", message);
        }
        let has_value = card.value.is_some();
        if !card.kind.is_item() && has_value {
            let message = say!("w-no-value", "only items have a value (W-RULING-77)");
            self.error(node.spot(), "value", message);
        }
        if card.home == Home::Asset && card.kind.is_item() && !has_value {
            let message = say!("w-unpriced", "an item of the asset deck has a value, for which it is sold (W-SHOP-07)");
            self.error(node.spot(), "value", message);
        }
        let does_something = !card.uses.is_empty()
            || !card.always.is_empty()
            || !card.event.is_empty()
            || !card.letters.is_empty()
            || card.ranged
            || card.armor > 0
            || has_value;
        if !does_something && is_sound {
            self.warn(node.spot(), &card.id, say!("w-idle-card", "this card does nothing and is worth nothing"));
        }
    }

    fn card_fits(&mut self, home: Home, n_copies: usize, node: &Node) -> bool {
        let (what, most) = match home {
            Home::Loot => (say!("w-loot-cards", "loot cards, copies included"), MOST_CARDS),
            Home::Asset => (say!("w-asset-cards", "asset cards, copies included"), MOST_CARDS),
            Home::Unique => (say!("w-unique-cards", "unique assets"), MOST_UNIQUES),
            Home::Character => (say!("w-character-cards", "cards of characters"), MOST_CHARACTER_CARDS),
        };
        let n_now = self.content.cards.iter().filter(|card| card.home == home).count();
        self.fits(what, n_now, n_copies, most, node.spot())
    }
}
