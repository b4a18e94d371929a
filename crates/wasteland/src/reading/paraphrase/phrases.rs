//! Amounts, measures, conditions, costs and places.

use pack::Filling;

use crate::{
    content::{CardKind, EnemyType, Faction, Trait},
    effect::{Amount, Condition, Cost, Foes, Measure, Where},
};

use super::{
    super::vocabulary::{
        names::{BACKS, ENEMY_TYPES, FACTIONS, ICONS, KINDS, LETTERS, TRAITS},
        word_of,
    },
    Paraphrase,
};

impl Paraphrase<'_> {
    /// A clause with a number, and what the number counts. The message gets `$count` besides the fillings.
    pub(super) fn amount(self, key: &str, amount: &Amount, fillings: &[(&str, Filling<'_>)]) -> String {
        let clause = |count: i8| {
            let mut all = fillings.to_vec();
            all.push(("count", i64::from(count).into()));
            self.fill(key, &all)
        };
        let Some(measure) = amount.measure else { return clause(amount.base) };
        let what = self.measure(measure, amount.per, None);
        let mut whole = if amount.each < 0 {
            let number = i64::from(amount.each.unsigned_abs());
            let clause = clause(amount.base);
            let fillings =
                [("clause", clause.as_str().into()), ("number", number.into()), ("what", what.as_str().into())];
            self.fill("does-less", &fillings)
        } else {
            let clause = clause(amount.each);
            self.fill("does-per", &[("clause", clause.as_str().into()), ("what", what.as_str().into())])
        };
        if amount.each >= 0 && amount.base != 0 {
            let key = if amount.base > 0 { "does-plus" } else { "does-minus" };
            let number = i64::from(amount.base.unsigned_abs());
            whole = self.fill(key, &[("clause", whole.as_str().into()), ("number", number.into())]);
        }
        match amount.most {
            u8::MAX => whole,
            most => self.fill("does-at-most", &[("clause", whole.as_str().into()), ("max", most.into())]),
        }
    }

    /// `each of them` or, with a least number, `there are at least so many`.
    fn measure(self, measure: Measure, each: u8, least: Option<u8>) -> String {
        let trait_name = |of: Trait| self.trait_name(of);
        let enemies = |kind: Option<EnemyType>| self.form("type", ENEMY_TYPES, kind.as_ref(), "many");
        let faction = |of: Faction| self.form("faction", FACTIONS, Some(&of), "of");
        let (key, name, text) = match measure {
            Measure::EncounterLevel => ("does-per-level", "", String::new()),
            Measure::Special => ("does-per-special", "", String::new()),
            Measure::SpecialOf(letters) => ("does-per-special-of", "letters", self.letters("does-or", letters)),
            Measure::Levels => ("does-per-levels", "", String::new()),
            Measure::Traits => ("does-per-traits", "", String::new()),
            Measure::Trait(of) => ("does-per-trait", "trait", trait_name(of)),
            Measure::Perks => ("does-per-perks", "", String::new()),
            Measure::Companions => ("does-per-companions", "", String::new()),
            Measure::Cards(kind) => ("does-per-cards", "kind", self.kind(kind)),
            Measure::Items => ("does-per-items", "", String::new()),
            Measure::Caps => ("does-per-caps", "", String::new()),
            Measure::RemainingHp => ("does-per-hp", "", String::new()),
            Measure::Rads => ("does-per-rads", "", String::new()),
            Measure::LostHp => ("does-per-lost-hp", "", String::new()),
            Measure::Agendas => ("does-per-agendas", "", String::new()),
            Measure::Kills(kind) => ("does-per-kills", "enemies", enemies(kind)),
            Measure::Explored(back) => ("does-per-explored", "tiles", self.form("back", BACKS, back.as_ref(), "many")),
            Measure::FaceupTiles => ("does-per-faceup-tiles", "", String::new()),
            Measure::Deaths => ("does-per-deaths", "", String::new()),
            Measure::Power(of) => ("does-per-power", "faction", faction(of)),
            Measure::Lead(of) => ("does-per-lead", "faction", faction(of)),
            Measure::PowerDifference => ("does-per-power-difference", "", String::new()),
            Measure::SurvivorsHere => ("does-per-survivors-here", "", String::new()),
            Measure::EnemiesHere(kind) => ("does-per-enemies-here", "enemies", enemies(kind)),
            Measure::EnemiesOnMap(kind) => ("does-per-enemies-on-map", "enemies", enemies(kind)),
            Measure::Quests => ("does-per-quests", "", String::new()),
            Measure::EnemyLevel => ("does-per-enemy-level", "", String::new()),
            Measure::DiceHits => ("does-per-hits", "", String::new()),
        };
        let mut fillings: Vec<(&str, Filling<'_>)> = vec![("each", each.into())];
        if !name.is_empty() {
            fillings.push((name, text.as_str().into()));
        }
        match least {
            None => self.fill(key, &fillings),
            Some(least) => {
                fillings.push(("count", least.into()));
                self.texts.attribute(self.lang, key, "least", &fillings).unwrap_or_else(|| format!("{{{key}.least}}"))
            }
        }
    }

    /// What must hold, as the inside of a sentence.
    #[must_use]
    pub fn condition(self, condition: &Condition) -> String {
        match condition {
            Condition::All(all) => self.several("does-and", all),
            Condition::Any(any) => self.several("does-or", any),
            Condition::Not(inner) => self.with("does-not", "condition", &self.condition(inner)),
            Condition::AtLeast(measure, least) => self.measure(*measure, 1, Some(*least)),
            Condition::Trait(of) => self.with("does-when-trait", "trait", &self.trait_name(*of)),
            Condition::Special(letters) => {
                self.with("does-when-special", "letters", &self.letters("does-or", *letters))
            }
            Condition::Loyal(None) => self.say("does-when-loyal"),
            Condition::Loyal(Some(faction)) => {
                self.with("does-when-loyal-to", "faction", &self.form("faction", FACTIONS, Some(faction), "to"))
            }
            Condition::Character(at) => {
                let id = self.content.characters.get(usize::from(*at)).map(|character| character.id.as_str());
                self.with("does-when-character", "name", &self.name_of("character", id))
            }
            Condition::Card(at) => self.with("does-when-card", "name", &self.card_name(*at)),
            Condition::Has(kind, false) => self.with("does-when-has", "kind", &self.kind(*kind)),
            Condition::Has(kind, true) => self.with("does-when-equipped", "kind", &self.kind(*kind)),
            Condition::RangedWeapon => self.say("does-when-ranged-weapon"),
            Condition::At(name) => self.with("does-when-at", "name", &self.space_name(*name)),
            Condition::AtIcon(icon) => self.with("does-when-at-icon", "icon", &self.named("icon", ICONS, icon)),
            Condition::AtMarker => self.say("does-when-at-marker"),
            Condition::AtStart => self.say("does-when-at-start"),
            Condition::WithSurvivor => self.say("does-when-with-survivor"),
            Condition::WithTrait(of) => self.with("does-when-with-trait", "trait", &self.trait_name(*of)),
            Condition::Used(letter) => self.with("does-when-used", "letter", word_of(LETTERS, letter)),
            Condition::Fighting(kind) => {
                self.with("does-when-fighting", "enemy", &self.named("type", ENEMY_TYPES, kind))
            }
            Condition::Apart => self.say("does-when-apart"),
            Condition::Leads(faction) => {
                self.with("does-when-leads", "faction", &self.form("faction", FACTIONS, Some(faction), "of"))
            }
            Condition::Solo => self.say("does-when-solo"),
        }
    }

    /// Conditions within a condition; those that are joined themselves stand in parentheses.
    fn several(self, key: &str, conditions: &[Condition]) -> String {
        let one = |condition: &Condition| {
            let text = self.condition(condition);
            match condition {
                Condition::All(_) | Condition::Any(_) => self.with("does-group", "text", &text),
                _ => text,
            }
        };
        self.join(key, conditions.iter().map(one).collect()).unwrap_or_default()
    }

    /// What is paid, as orders to the payer; nothing for nothing.
    #[must_use]
    pub fn cost(self, cost: &Cost) -> Option<String> {
        let mut parts = Vec::new();
        if cost.exhaust {
            parts.push(self.say("does-cost-exhaust"));
        }
        if cost.discard {
            parts.push(self.say("does-cost-discard"));
        }
        let numbers = [
            ("does-cost-caps", cost.caps),
            ("does-cost-hp", cost.hp),
            ("does-cost-rads", cost.rads),
            ("does-cost-actions", cost.actions),
            ("does-cost-points", cost.points),
            ("does-cost-agendas", cost.agendas),
            ("does-cost-dice", cost.dice),
            ("does-cost-rerolls", cost.rerolls),
        ];
        parts.extend(numbers.iter().filter(|(_, count)| *count > 0).map(|(key, count)| self.count(key, *count)));
        if let Some((kind, count)) = cost.cards {
            let kind = self.kind(kind);
            parts.push(self.fill("does-cost-cards", &[("kind", kind.as_str().into()), ("count", count.into())]));
        }
        if let Some(lost) = cost.loses {
            parts.push(self.with("does-cost-loses", "trait", &self.trait_name(lost)));
        }
        self.join("does-and", parts)
    }

    /// Where something goes or, with `.at`, where it is.
    pub(super) fn place(self, place: Where, form: Option<&str>) -> String {
        let (word, name, text) = match place {
            Where::Here => ("here", "", String::new()),
            Where::Adjacent => ("adjacent", "", String::new()),
            Where::Near => ("near", "", String::new()),
            Where::Named(at) => ("at", "name", self.space_name(at)),
            Where::Icon(icon) => ("at-icon", "icon", self.named("icon", ICONS, &icon)),
            Where::Spawn(kind) => ("at-spawn", "enemies", self.form("type", ENEMY_TYPES, Some(&kind), "many")),
            Where::Start => ("at-start", "", String::new()),
            Where::Markers => ("at-markers", "", String::new()),
            Where::Survivors => ("at-survivors", "", String::new()),
            Where::Anywhere => ("anywhere", "", String::new()),
        };
        let key = format!("does-where-{word}");
        let filling = [(name, text.as_str().into())];
        let fillings: &[(&str, Filling<'_>)] = if name.is_empty() { &[] } else { &filling };
        match form {
            None => self.fill(&key, fillings),
            Some(form) => {
                self.texts.attribute(self.lang, &key, form, fillings).unwrap_or_else(|| format!("{{{key}.{form}}}"))
            }
        }
    }

    /// One of the enemies that an effect can choose from.
    pub(super) fn foe(self, foes: &Foes) -> String {
        let enemy = self.form("type", ENEMY_TYPES, foes.kind.as_ref(), "one");
        let place = self.place(foes.place, Some("at"));
        let (enemy, place) = (enemy.as_str(), place.as_str());
        match foes.most_level {
            u8::MAX => self.fill("does-foe", &[("enemy", enemy.into()), ("where", place.into())]),
            level => {
                let fillings = [("enemy", enemy.into()), ("where", place.into()), ("level", level.into())];
                self.fill("does-foe-level", &fillings)
            }
        }
    }

    pub(super) fn trait_name(self, of: Trait) -> String {
        self.named("trait", TRAITS, &of)
    }

    pub(super) fn kind(self, kind: CardKind) -> String {
        match kind {
            CardKind::Event => self.say("does-kind-event"),
            CardKind::Talent => self.say("does-kind-talent"),
            kind => self.named("kind", KINDS, &kind),
        }
    }

    pub(super) fn card_name(self, card: u16) -> String {
        self.name_of("card", self.content.cards.get(usize::from(card)).map(|card| card.id.as_str()))
    }

    pub(super) fn space_name(self, name: u8) -> String {
        self.name_of("space", self.content.names.get(usize::from(name)).map(String::as_str))
    }
}
