//! Cards that survivors have, perks, characters and enemies.

use crate::{
    content::{Abilities, Area, Areas, Card, CardKind, Character, Corner, EnemyAbility, EnemyToken, Perk, Use},
    effect::{Condition, Modifier, Standing},
};

use super::{
    super::vocabulary::{
        cards::WINDOWS,
        names::{ABILITIES, AREAS, ENEMY_TYPES, LETTERS},
        word_of,
    },
    Paraphrase,
};

impl Paraphrase<'_> {
    /// A card: what is printed on it, what it can be used for, what always holds.
    #[must_use]
    pub fn card(self, card: &Card) -> Vec<String> {
        let mut clauses = vec![self.kind(card.kind)];
        if let Some(value) = card.value {
            clauses.push(self.count("does-value", value));
        }
        if !card.letters.is_empty() {
            let letters = self.letters("does-and", card.letters);
            let count = card.letters.len();
            clauses.push(self.fill("does-letters", &[("letters", letters.as_str().into()), ("count", count.into())]));
        }
        if card.ranged {
            clauses.push(self.say("does-ranged"));
        }
        if card.armor > 0 {
            clauses.push(self.count("does-armor", card.armor));
        }
        clauses.extend(self.corner(&card.corner).map(|corner| self.with("does-recruit", "what", &corner)));
        clauses.extend(card.stays.as_ref().map(|condition| match condition {
            Condition::Not(inner) => self.with("does-leaves", "condition", &self.condition(inner)),
            _ => self.with("does-stays", "condition", &self.condition(condition)),
        }));
        clauses.extend(self.cost(&card.stays_for).map(|cost| self.with("does-stays-for", "cost", &cost)));
        clauses.extend(self.cost(&card.unexhaust).map(|cost| self.with("does-unexhaust-cost", "cost", &cost)));
        let mut sentences: Vec<String> = clauses.iter().map(|clause| self.sentence(clause)).collect();
        if card.kind == CardKind::Event {
            sentences.push(self.effects(card.event));
        }
        sentences.extend(card.uses.iter().map(|usage| self.usage(usage)));
        sentences.extend(card.always.iter().map(|modifier| self.modifier(modifier)));
        sentences
    }

    /// A perk: its letters and what it is used for.
    #[must_use]
    pub fn perk(self, perk: &Perk) -> Vec<String> {
        let letters = self.with("does-perk", "letters", &self.letters("does-or", perk.letters));
        vec![self.sentence(&letters), self.usage(&perk.uses)]
    }

    /// A character: its letter, its card and what it does at the start.
    #[must_use]
    pub fn character(self, character: &Character) -> Vec<String> {
        let name = self.card_name(character.card);
        let letter = word_of(LETTERS, &character.letter);
        let first = self.fill("does-start-letter", &[("letter", letter.into()), ("name", name.as_str().into())]);
        let mut sentences = vec![self.sentence(&first)];
        sentences.extend(character.starts_anywhere.then(|| self.sentence(&self.say("does-starts-anywhere"))));
        sentences.extend(self.starting(character.at_start));
        sentences.extend(character.always.iter().map(|modifier| self.modifier(modifier)));
        sentences
    }

    /// An enemy token: type, level, vulnerable areas, abilities.
    #[must_use]
    pub fn token(self, token: &EnemyToken) -> Vec<String> {
        let kind = self.named("type", ENEMY_TYPES, &token.kind);
        let areas = self.areas(token.vulnerable);
        let fillings =
            [("kind", kind.as_str().into()), ("level", token.level.into()), ("areas", areas.as_str().into())];
        let mut clauses = vec![self.fill("does-enemy", &fillings)];
        clauses.extend(
            self.abilities(token.abilities).map(|abilities| self.with("does-abilities", "abilities", &abilities)),
        );
        clauses.iter().map(|clause| self.sentence(clause)).collect()
    }

    /// Body areas, as a list.
    #[must_use]
    pub fn areas(self, areas: Areas) -> String {
        let areas = Area::ALL.iter().filter(|area| areas.contains(**area));
        self.join("does-and", areas.map(|area| self.named("area", AREAS, area)).collect()).unwrap_or_default()
    }

    /// Abilities of an enemy, as a list; nothing for none.
    #[must_use]
    pub fn abilities(self, abilities: Abilities) -> Option<String> {
        let abilities = EnemyAbility::ALL.iter().filter(|ability| abilities.has(**ability));
        self.join("does-and", abilities.map(|ability| self.named("ability", ABILITIES, ability)).collect())
    }

    /// An ability that is used: when, for what, and what it does.
    #[must_use]
    pub fn usage(self, usage: &Use) -> String {
        let mut before = self.when(self.named("window", WINDOWS, &usage.window), usage.condition.as_ref());
        if let Some(cost) = self.cost(&usage.cost) {
            before = self.fill("does-use-cost", &[("before", before.as_str().into()), ("cost", cost.as_str().into())]);
        }
        self.colon(&before, usage.does)
    }

    /// A moment, with where and on which condition.
    pub(super) fn when(self, mut when: String, condition: Option<&Condition>) -> String {
        let (place, other) = self.where_and_if(condition);
        if let Some(place) = place {
            when = self.fill("does-use-at", &[("before", when.as_str().into()), ("where", place.as_str().into())]);
        }
        if let Some(other) = other {
            when = self.fill("does-use-if", &[("before", when.as_str().into()), ("condition", other.as_str().into())]);
        }
        when
    }

    /// What holds all the time.
    #[must_use]
    pub fn modifier(self, modifier: &Modifier) -> String {
        let what = self.standing(modifier.what);
        self.sentence(&match &modifier.condition {
            None => what,
            Some(condition) => {
                let condition = self.condition(condition);
                let fillings = [("condition", condition.as_str().into()), ("what", what.as_str().into())];
                self.fill("does-always-if", &fillings)
            }
        })
    }

    fn standing(self, standing: Standing) -> String {
        let (key, count) = match standing {
            Standing::Inventory(count) => ("does-standing-inventory", count),
            Standing::Armor(count) => ("does-standing-armor", count),
            Standing::FightRerolls(count) => ("does-standing-fight-rerolls", count),
            Standing::TestRerolls(count) => ("does-standing-test-rerolls", count),
            Standing::Hits(count) => ("does-standing-hits", count),
            Standing::MovePoints(count) => ("does-standing-move-points", count),
            Standing::CampHp(count) => ("does-standing-camp-hp", count),
            Standing::Discount(count) => ("does-standing-discount", count),
            Standing::SellBonus(count) => ("does-standing-sell-bonus", count),
            Standing::KillCaps(count) => ("does-standing-kill-caps", count),
            Standing::NoDifficulty => ("does-standing-no-difficulty", 0),
            Standing::NoTerrainRads => ("does-standing-no-terrain-rads", 0),
            Standing::SparedDamage(count) => ("does-standing-spared-damage", count),
            Standing::SparedRads(count) => ("does-standing-spared-rads", count),
            Standing::TerrainHeals(count) => ("does-standing-terrain-heals", count),
            Standing::NoEnemyRads => ("does-standing-no-enemy-rads", 0),
            Standing::KillXp(count) => ("does-standing-kill-xp", count),
            Standing::CampShop(count) => ("does-standing-camp-shop", count),
            Standing::TradeAnywhere => ("does-standing-trade-anywhere", 0),
            Standing::NoCompanion => ("does-standing-no-companion", 0),
            Standing::SecondWeapon => ("does-standing-second-weapon", 0),
            Standing::Ignored(kind) => {
                let enemies = self.form("type", ENEMY_TYPES, Some(&kind), "many");
                return self.with("does-standing-ignored", "enemies", &enemies);
            }
        };
        self.count(key, count)
    }

    fn corner(self, corner: &Corner) -> Option<String> {
        let letters = corner.letters.iter().map(|letter| word_of(LETTERS, &letter).to_owned());
        let traits = corner.traits.iter().map(|of| self.trait_name(*of));
        self.join("does-or", letters.chain(traits).collect())
    }
}
