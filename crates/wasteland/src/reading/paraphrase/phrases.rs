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

/// Words that fill the gaps of a message.
type Words = [(&'static str, String)];

impl Paraphrase<'_> {
    /// An order with a number of things, and what the number counts.
    pub(super) fn amount(self, verb: &str, thing: &str, amount: &Amount, words: &Words) -> String {
        let most = |most| if words.is_empty() { self.counted(thing, most, words) } else { most.to_string() };
        self.scaled(amount, |count| self.ordered(verb, &self.counted(thing, count, words), 1), most)
    }

    /// A clause with a number, and what the number counts.
    pub(super) fn number_in(self, key: &str, amount: &Amount, words: &Words) -> String {
        self.scaled(amount, |count| self.counted(key, count, words), |most| most.to_string())
    }

    /// The number, where it does not depend on anything or what it depends on is known.
    pub(super) fn known(self, amount: &Amount) -> Option<i64> {
        match amount.measure {
            None => Some(amount.base.into()),
            Some(Measure::EncounterLevel) => {
                let counted = i64::from(self.level?) / i64::from(amount.per);
                Some((i64::from(amount.base) + i64::from(amount.each) * counted).clamp(0, amount.most.into()))
            }
            Some(_) => None,
        }
    }

    fn scaled(self, amount: &Amount, clause: impl Fn(i64) -> String, most: impl Fn(i64) -> String) -> String {
        if let Some(count) = self.known(amount) {
            return clause(count);
        }
        let (base, each) = (i64::from(amount.base), i64::from(amount.each));
        let Some(measure) = amount.measure else { return clause(base) };
        // What counts once, or gives all there is at the first step, is a condition.
        let condition = match measure {
            Measure::Trait(of) => Some(self.condition(&Condition::Trait(of))),
            _ if base == 0 && each == i64::from(amount.most) => self.measure(measure, 1, Some(("least", amount.per))),
            _ => None,
        };
        let (key, first, number) = match (base, condition.is_some()) {
            (0, true) => ("does-score-if", each, 0),
            (_, true) => ("does-more-if", base, each),
            (0, false) => ("does-per", each, 0),
            (1.., false) if each < 0 => ("does-less", base, -each),
            (1.., false) => ("does-more", base, each),
            (_, false) if (each, amount.per) == (1, 1) => ("does-beyond", each, -base),
            (_, false) => ("does-minus", each, -base),
        };
        let is_bound = amount.most < u8::MAX && (each > 0 && condition.is_none() || base > i64::from(amount.most));
        let mut what = condition.or_else(|| self.measure(measure, amount.per, None)).unwrap_or_default();
        let most = most(amount.most.into());
        let bound = |what: &str| self.fill("does-bound", &[("what", what.into()), ("max", most.as_str().into())]);
        let is_within = is_bound && matches!(key, "does-more" | "does-less");
        if is_within {
            what = bound(&what);
        }
        let clause = clause(first);
        let fillings = [
            ("clause", clause.as_str().into()),
            ("number", number.into()),
            ("what", what.as_str().into()),
            ("condition", what.as_str().into()),
        ];
        let whole = self.fill(key, &fillings);
        if !is_bound || is_within {
            return whole;
        }
        self.fill("does-at-most", &[("clause", whole.as_str().into()), ("max", most.as_str().into())])
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
            Condition::All(all) => self.several(["does-and", "does-comma-and"], all),
            Condition::Any(any) => self.several(["does-or", "does-comma-or"], any),
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

    /// Conditions within a condition. What they begin with alike is said once; a comma keeps those apart that are joined
    /// themselves, with parentheses where they hold joined ones again.
    fn several(self, [key, apart]: [&str; 2], conditions: &[Condition]) -> String {
        let said: Vec<String> = conditions.iter().map(|condition| self.condition(condition)).collect();
        if conditions.iter().any(is_joined) {
            let group = |(condition, text): (&Condition, String)| match condition {
                Condition::All(inner) | Condition::Any(inner) if inner.iter().any(is_joined) => {
                    self.with("does-group", "text", &text)
                }
                _ => text,
            };
            return self.join(apart, conditions.iter().zip(said).map(group).collect()).unwrap_or_default();
        }
        let shared = self.say("does-shared");
        let is_denied = conditions.iter().any(|condition| matches!(condition, Condition::Not(_)));
        let openings = shared.split('|').map(|opening| format!("{opening} ")).filter(|_| !is_denied);
        let opening = openings.into_iter().find(|opening| said.iter().all(|text| text.starts_with(opening)));
        let cut = opening.map_or(0, |opening| opening.len());
        let rest = |(at, text): (usize, &String)| text[if at == 0 { 0 } else { cut }..].to_owned();
        self.join(key, said.iter().enumerate().map(rest).collect()).unwrap_or_default()
    }

    /// A condition as two: where it holds, as the end of a clause, and what else must hold.
    pub(super) fn where_and_if(self, condition: Option<&Condition>) -> (Option<String>, Option<String>) {
        let all = match condition {
            Some(Condition::All(all)) => all.as_slice(),
            Some(one) => std::slice::from_ref(one),
            None => &[],
        };
        let (places, others): (Vec<Condition>, Vec<Condition>) = all.iter().cloned().partition(is_place);
        let said =
            |conditions: Vec<Condition>| (!conditions.is_empty()).then(|| self.condition(&Condition::All(conditions)));
        let opening = format!("{} ", self.say("does-here"));
        (said(places).map(|place| place.replacen(&opening, "", 1)), said(others))
    }

    /// A condition as a part of what names somebody else, where there are words for it.
    pub(super) fn which(self, condition: &Condition) -> Option<String> {
        let (condition, form) = match condition {
            Condition::Not(inner) => (&**inner, "who-not"),
            other => (other, "who"),
        };
        match condition {
            Condition::Trait(of) => {
                self.speaker.attribute("does-when-trait", form, &[("trait", self.trait_name(*of).as_str().into())])
            }
            Condition::Loyal(Some(of)) => {
                let faction = self.form("faction", FACTIONS, Some(of), "to");
                self.speaker.attribute("does-when-loyal-to", form, &[("faction", faction.as_str().into())])
            }
            _ => None,
        }
    }

    /// What is paid, as orders to the payer; nothing for nothing.
    #[must_use]
    pub fn cost(self, cost: &Cost) -> Option<String> {
        let mut parts = Vec::new();
        if cost.exhaust {
            parts.push(self.say("does-cost-exhaust"));
        }
        let mut order = |verb: &str, things: Vec<String>| {
            parts.extend(self.join("does-and", things).map(|things| self.ordered(verb, &things, 1)));
        };
        let things = |numbers: &[(&str, u8)]| -> Vec<String> {
            let paid = numbers.iter().filter(|(_, count)| *count > 0);
            paid.map(|(thing, count)| self.counted(thing, (*count).into(), &[])).collect()
        };
        let mut discarded: Vec<String> = cost.discard.then(|| self.say("does-this-card")).into_iter().collect();
        discarded.extend(things(&[("does-agendas", cost.agendas)]));
        discarded.extend(cost.card.map(|card| self.with("does-name", "name", &self.card_name(card))));
        discarded.extend(cost.cards.map(|(kind, count)| {
            let words = [("kind", self.kind_form(kind, "one")), ("kinds", self.kind_form(kind, "many"))];
            self.counted("does-kinds", count.into(), &words)
        }));
        order("does-discard", discarded);
        order("does-pay", things(&[("does-caps", cost.caps)]));
        order("does-suffer", things(&[("does-damage", cost.hp), ("does-rads", cost.rads)]));
        let spent = [
            ("does-actions", cost.actions),
            ("does-points", cost.points),
            ("does-dice", cost.dice),
            ("does-rerolls", cost.rerolls),
        ];
        order("does-spend", things(&spent));
        order(
            "does-lose",
            cost.loses.iter().map(|of| self.with("does-trait", "trait", &self.trait_name(*of))).collect(),
        );
        self.join("does-and", parts)
    }

    /// Where something goes.
    pub(super) fn place(self, place: Where) -> String {
        self.place_form(place, None)
    }

    /// Where something goes or, with `.at`, where it is.
    fn place_form(self, place: Where, form: Option<&str>) -> String {
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
    pub(super) fn foe(self, foes: &Foes, form: &str) -> String {
        let enemy = self.form("type", ENEMY_TYPES, foes.kind.as_ref(), form);
        let place = self.place_form(foes.place, Some("at"));
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

/// Whether it is a condition made of others.
const fn is_joined(condition: &Condition) -> bool {
    matches!(condition, Condition::All(_) | Condition::Any(_))
}

/// Whether it says where the reader is, and nothing else.
fn is_place(condition: &Condition) -> bool {
    match condition {
        Condition::At(_) | Condition::AtIcon(_) | Condition::AtMarker | Condition::AtStart => true,
        Condition::Any(any) => any.iter().all(is_place),
        _ => false,
    }
}

fn filled<'w>(words: &'w [(&'static str, String)]) -> Vec<(&'static str, Filling<'w>)> {
    words.iter().map(|(name, text)| (*name, text.as_str().into())).collect()
}
