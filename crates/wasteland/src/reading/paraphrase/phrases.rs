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
        let what = self.measure(measure, amount.per, None).unwrap_or_default();
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

    /// `each of them` or, with a number, another form: `.least` for so many or more, `.fewer` for not so many. Nothing
    /// where there is no such form.
    fn measure(self, measure: Measure, each: u8, number: Option<(&str, u8)>) -> Option<String> {
        let kill = |form: &str, kind: Option<EnemyType>| self.form("type", ENEMY_TYPES, kind.as_ref(), form);
        let enemies = |kind: Option<EnemyType>| {
            vec![("enemies", kill("many", kind)), ("active", kill("active", kind)), ("present", kill("present", kind))]
        };
        let faction = |of: Faction| vec![("faction", self.form("faction", FACTIONS, Some(&of), "of"))];
        let (key, words) = match measure {
            Measure::EncounterLevel => ("does-per-level", Vec::new()),
            Measure::Special => ("does-per-special", Vec::new()),
            Measure::SpecialOf(letters) => ("does-per-special-of", vec![("letters", self.letters("does-or", letters))]),
            Measure::Levels => ("does-per-levels", Vec::new()),
            Measure::Traits => ("does-per-traits", Vec::new()),
            Measure::Trait(of) => ("does-per-trait", vec![("trait", self.trait_name(of))]),
            Measure::Perks => ("does-per-perks", Vec::new()),
            Measure::Companions => ("does-per-companions", Vec::new()),
            Measure::Cards(kind) => {
                let form = |form: &str| self.kind_form(kind, form);
                ("does-per-cards", vec![("card", form("each")), ("kind", form("some")), ("kinds", form("many"))])
            }
            Measure::Items => ("does-per-items", Vec::new()),
            Measure::Caps => ("does-per-caps", Vec::new()),
            Measure::RemainingHp => ("does-per-hp", Vec::new()),
            Measure::Rads => ("does-per-rads", Vec::new()),
            Measure::LostHp => ("does-per-lost-hp", Vec::new()),
            Measure::Agendas => ("does-per-agendas", Vec::new()),
            Measure::Kills(kind) => {
                let form = |form: &str| kill(form, kind);
                ("does-per-kills", vec![("killed", form("killed")), ("enemy", form("one")), ("enemies", form("many"))])
            }
            Measure::Explored(back) => {
                let form = |form: &str| self.form("back", BACKS, back.as_ref(), form);
                ("does-per-explored", vec![("tile", form("each")), ("one", form("one")), ("tiles", form("many"))])
            }
            Measure::FaceupTiles => ("does-per-faceup-tiles", Vec::new()),
            Measure::Deaths => ("does-per-deaths", Vec::new()),
            Measure::Power(of) => ("does-per-power", faction(of)),
            Measure::PowerLead(of) => ("does-per-lead", faction(of)),
            Measure::PowerDifference => ("does-per-power-difference", Vec::new()),
            Measure::SurvivorsHere => ("does-per-survivors-here", Vec::new()),
            Measure::EnemiesHere(kind) => ("does-per-enemies-here", enemies(kind)),
            Measure::EnemiesOnMap(kind) => ("does-per-enemies-on-map", enemies(kind)),
            Measure::Quests => ("does-per-quests", Vec::new()),
            Measure::Marks => ("does-per-marks", Vec::new()),
            Measure::EnemyLevel => ("does-per-enemy-level", Vec::new()),
            Measure::DiceHits => ("does-per-hits", Vec::new()),
        };
        let mut fillings: Vec<(&str, Filling<'_>)> = vec![("each", each.into())];
        fillings.extend(words.iter().map(|(name, text)| (*name, text.as_str().into())));
        match number {
            None => Some(self.fill(key, &fillings)),
            Some((form, count)) => {
                fillings.push(("count", count.into()));
                self.speaker.attribute(key, form, &fillings)
            }
        }
    }

    /// What must hold, as the inside of a sentence.
    #[must_use]
    pub fn condition(self, condition: &Condition) -> String {
        match condition {
            Condition::All(all) => self.several("does-and", all),
            Condition::Any(any) => self.several("does-or", any),
            Condition::Not(inner) => {
                self.negated(inner).unwrap_or_else(|| self.with("does-not", "condition", &self.condition(inner)))
            }
            Condition::AtLeast(measure, least) => {
                self.measure(*measure, 1, Some(("least", *least))).unwrap_or_default()
            }
            plain => {
                let (key, words) = self.plain(plain);
                self.fill(key, &filled(&words))
            }
        }
    }

    /// That a condition does not hold, where there are words for it.
    fn negated(self, condition: &Condition) -> Option<String> {
        match condition {
            Condition::All(_) | Condition::Any(_) => None,
            Condition::Not(inner) => Some(self.condition(inner)),
            Condition::AtLeast(measure, least) => self.measure(*measure, 1, Some(("fewer", *least))),
            plain => {
                let (key, words) = self.plain(plain);
                self.speaker.attribute(key, "not", &filled(&words))
            }
        }
    }

    /// The message of a condition that holds no others and no number, with what fills it.
    fn plain(self, condition: &Condition) -> (&'static str, Vec<(&'static str, String)>) {
        let faction = |of: &Faction, form: &str| vec![("faction", self.form("faction", FACTIONS, Some(of), form))];
        match condition {
            Condition::All(_) | Condition::Any(_) | Condition::Not(_) | Condition::AtLeast(..) => {
                ("does-nothing", Vec::new())
            }
            Condition::Trait(of) => ("does-when-trait", vec![("trait", self.trait_name(*of))]),
            Condition::Special(letters) => ("does-when-special", vec![("letters", self.letters("does-or", *letters))]),
            Condition::Loyal(None) => ("does-when-loyal", Vec::new()),
            Condition::Loyal(Some(of)) => ("does-when-loyal-to", faction(of, "to")),
            Condition::Character(at) => {
                let id = self.content.characters.get(usize::from(*at)).map(|character| character.id.as_str());
                ("does-when-character", vec![("name", self.name_of("character", id))])
            }
            Condition::Card(at) => ("does-when-card", vec![("name", self.card_name(*at))]),
            Condition::Has(kind, false) => {
                let kinds = self.kind_form(*kind, "many");
                ("does-when-has", vec![("kind", self.kind_form(*kind, "some")), ("kinds", kinds)])
            }
            Condition::Has(kind, true) => ("does-when-equipped", vec![("kind", self.kind_form(*kind, "one"))]),
            Condition::RangedWeapon => ("does-when-ranged-weapon", Vec::new()),
            Condition::At(name) => ("does-when-at", vec![("name", self.space_name(*name))]),
            Condition::AtIcon(icon) => ("does-when-at-icon", vec![("icon", self.named("icon", ICONS, icon))]),
            Condition::AtMarker => ("does-when-at-marker", Vec::new()),
            Condition::AtStart => ("does-when-at-start", Vec::new()),
            Condition::WithSurvivor => ("does-when-with-survivor", Vec::new()),
            Condition::WithTrait(of) => ("does-when-with-trait", vec![("trait", self.trait_name(*of))]),
            Condition::Used(letter) => ("does-when-used", vec![("letter", word_of(LETTERS, letter).to_owned())]),
            Condition::Fighting(kind) => {
                ("does-when-fighting", vec![("enemy", self.form("type", ENEMY_TYPES, Some(kind), "with"))])
            }
            Condition::Apart => ("does-when-apart", Vec::new()),
            Condition::Leads(of) => ("does-when-leads", faction(of, "of")),
            Condition::Solo => ("does-when-solo", Vec::new()),
            Condition::Staged(at) => ("does-when-staged", vec![("name", self.quest_name(*at))]),
            Condition::Finished(at) => ("does-when-finished", vec![("name", self.quest_name(*at))]),
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
            let (one, many) = (self.kind_form(kind, "one"), self.kind_form(kind, "many"));
            let fillings = [("kind", one.as_str().into()), ("kinds", many.as_str().into()), ("count", count.into())];
            parts.push(self.fill("does-cost-cards", &fillings));
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
            Some(form) => self.speaker.attribute(&key, form, fillings).unwrap_or_else(|| format!("{{{key}.{form}}}")),
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

    /// Another form of the name of a kind that survivors can have.
    pub(super) fn kind_form(self, kind: CardKind, form: &str) -> String {
        self.form("kind", KINDS, Some(&kind), form)
    }

    pub(super) fn card_name(self, card: u16) -> String {
        self.name_of("card", self.content.cards.get(usize::from(card)).map(|card| card.id.as_str()))
    }

    pub(super) fn quest_name(self, quest: u16) -> String {
        self.name_of("quest", self.content.quests.get(usize::from(quest)).map(|quest| quest.id.as_str()))
    }

    pub(super) fn space_name(self, name: u8) -> String {
        self.name_of("space", self.content.names.get(usize::from(name)).map(String::as_str))
    }
}

fn filled<'w>(words: &'w [(&'static str, String)]) -> Vec<(&'static str, Filling<'w>)> {
    words.iter().map(|(name, text)| (*name, text.as_str().into())).collect()
}
