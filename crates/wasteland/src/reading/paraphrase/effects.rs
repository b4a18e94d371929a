//! Effects: each one a step, the steps of a list in sentences or, within a sentence, in one line.

use std::slice;

use harness::reading::paraphrase::capital;
use pack::Filling;

use crate::{
    content::{Area, Face, Letters},
    effect::{Amount, Condition, Cost, Effect, EffectList, Measure, Pile, Side, Whom},
};

use super::{
    super::vocabulary::{
        effects::{SIDES, WHOMS},
        names::{AREAS, ENEMY_TYPES, FACTIONS, ICONS, LETTERS},
        word_of,
    },
    Paraphrase,
};

/// What an effect does, or several that are alike.
#[derive(Clone, PartialEq)]
struct Clause {
    clause: String,
    /// Whether it is a sentence of its own where there is room for several.
    stands_alone: bool,
    /// Whether it ends with effects of its own, so that what follows must be told apart from them.
    is_open: bool,
    /// Whether it is a list itself, so that a comma would not part it from its neighbors.
    is_list: bool,
}

/// An order and what it is about, so that orders of the same kind can share their verb.
struct Order {
    verb: &'static str,
    thing: &'static str,
    amount: Amount,
    words: Vec<(&'static str, String)>,
}

enum Said {
    Order(Order),
    Clause(Clause),
}

impl Paraphrase<'_> {
    /// What a list of effects does, in sentences.
    #[must_use]
    pub fn effects(self, effects: EffectList) -> String {
        capital(&self.told(effects))
    }

    /// The same behind a colon, beginning small.
    pub(super) fn told(self, effects: EffectList) -> String {
        let mut told = String::new();
        let mut is_open = false;
        let mut add = |clause: &str, opens: bool| {
            let clause = if is_open { self.with("does-then", "text", clause) } else { clause.to_owned() };
            let clause = if opens { clause } else { self.with("does-sentence", "text", &clause) };
            match told.is_empty() {
                true => told = clause,
                false => told = format!("{told}{}{}", if is_open { "\n" } else { " " }, capital(&clause)),
            }
            is_open = opens;
        };
        let steps = self.steps(self.content.effects(effects));
        for run in steps.chunk_by(|left, right| !left.stands_alone && !right.stands_alone) {
            let clauses = run.iter().map(|step| step.clause.clone()).collect();
            add(&self.chain("does-comma", clauses).unwrap_or_default(), run.iter().any(|step| step.is_open));
        }
        if told.is_empty() { self.with("does-sentence", "text", &self.say("does-nothing")) } else { told }
    }

    /// The same within a sentence.
    pub(super) fn line(self, effects: EffectList) -> String {
        let one_line = Self { in_line: true, ..self };
        let steps = one_line.steps(self.content.effects(effects));
        let is_long = steps.iter().any(|step| step.is_list || step.clause.contains(", "));
        let clauses = steps.into_iter().map(|step| step.clause).collect();
        let line = if is_long { self.chain("does-semicolon", clauses) } else { self.join("does-and", clauses) };
        line.unwrap_or_else(|| self.say("does-nothing"))
    }

    /// An effect as a sentence.
    #[must_use]
    pub fn effect_sentence(self, effect: &Effect) -> String {
        let one_line = Self { in_line: true, ..self };
        let steps = one_line.steps(slice::from_ref(effect));
        self.sentence(&steps.into_iter().map(|step| step.clause).collect::<String>())
    }

    /// Effects that follow each other and have the same verb share it; the same effect several times is said once.
    fn steps(self, effects: &[Effect]) -> Vec<Clause> {
        let said: Vec<Said> = effects.iter().map(|effect| self.said(effect)).collect();
        // Two orders may have the same verb in one language and not in another.
        let verb = |order: &Order| self.known(&order.amount).map(|_| self.ordered(order.verb, "", 1));
        let shares = |left: &Said, right: &Said| match (left, right) {
            (Said::Order(left), Said::Order(right)) => verb(left).is_some_and(|said| verb(right) == Some(said)),
            (Said::Clause(left), Said::Clause(right)) => left == right,
            _ => false,
        };
        said.chunk_by(shares).map(|run| self.gathered(run)).collect()
    }

    fn gathered(self, run: &[Said]) -> Clause {
        let count = i64::try_from(run.len()).unwrap_or(i64::MAX);
        match &run[0] {
            Said::Order(order) => {
                let orders =
                    run.iter().filter_map(|said| if let Said::Order(order) = said { Some(order) } else { None });
                let things = orders.filter_map(|of| Some(self.counted(of.thing, self.known(&of.amount)?, &of.words)));
                let clause = match self.join("does-and", things.collect()) {
                    Some(things) => self.ordered(order.verb, &things, count),
                    None => self.amount(order.verb, order.thing, &order.amount, &order.words),
                };
                let of_the_table =
                    ["does-stage", "does-add", "does-close", "does-advance", "does-set-back", "does-place"];
                Clause { clause, stands_alone: of_the_table.contains(&order.verb), is_open: false, is_list: count > 1 }
            }
            Said::Clause(step) if run.len() == 1 => step.clone(),
            Said::Clause(step) => {
                let fillings = [("what", step.clause.as_str().into()), ("count", count.into())];
                Clause {
                    clause: self.fill("does-times", &fillings),
                    stands_alone: true,
                    is_open: step.is_open,
                    is_list: false,
                }
            }
        }
    }

    fn said(self, effect: &Effect) -> Said {
        let order = |verb, thing, amount: &Amount, words| Said::Order(Order { verb, thing, amount: *amount, words });
        let step = |clause, stands_alone| Said::Clause(Clause { clause, stands_alone, is_open: false, is_list: false });
        let (plain, alone) = (|clause| step(clause, false), |clause| step(clause, true));
        let once = |verb, thing, words| order(verb, thing, &Amount::fixed(1), words);
        let named = |name: String| vec![("name", name)];
        let of_trait = |of| vec![("trait", self.trait_name(of))];
        let side = |side: &Side| vec![("faction", self.form("faction", SIDES, Some(side), "of"))];
        let deck = |pile: Pile| vec![("deck", self.pile(pile))];
        match effect {
            Effect::Add(at) => {
                let id = self.content.encounters.get(usize::from(*at)).map(|encounter| encounter.id.as_str());
                once("does-add", "does-name", named(self.name_of("encounter", id)))
            }
            Effect::Stage(at) => once("does-stage", "does-name", named(self.quest_name(*at))),
            Effect::Close(at) => once("does-close", "does-name", named(self.quest_name(*at))),
            Effect::Unique(at) => once("does-gain", "does-unique", named(self.card_name(*at))),
            Effect::Become(gained) => once("does-become", "does-trait", of_trait(*gained)),
            Effect::Lose(lost) => once("does-lose", "does-trait", of_trait(*lost)),
            Effect::Xp(amount) => order("does-gain", "does-xp", amount, vec![]),
            Effect::Caps(amount) => order("does-gain", "does-caps", amount, vec![]),
            Effect::LoseCaps(amount) => order("does-lose", "does-caps", amount, vec![]),
            Effect::Draw(pile, amount) => order("does-draw", "does-cards", amount, deck(*pile)),
            Effect::DrawOneOf(pile, count) => once("does-draw", "does-one-of", {
                let mut words = deck(*pile);
                words.push(("top", count.to_string()));
                words
            }),
            Effect::Power(of, amount) => order("does-advance", "does-power", amount, side(of)),
            Effect::Weaken(of, amount) => order("does-set-back", "does-power", amount, side(of)),
            Effect::Damage(amount) => order("does-suffer", "does-damage", amount, vec![]),
            Effect::Rads(amount) => order("does-suffer", "does-rads", amount, vec![]),
            Effect::Heal(amount) => order("does-recover", "does-hp", amount, vec![]),
            Effect::RemoveRads(amount) => order("does-lose", "does-rads", amount, vec![]),
            Effect::PreventDamage(amount) => order("does-prevent", "does-damage", amount, vec![]),
            Effect::PreventRads(amount) => order("does-prevent", "does-rads", amount, vec![]),
            Effect::Rerolls(amount) => order("does-gain", "does-rerolls", amount, vec![]),
            Effect::Points(amount) => order("does-gain", "does-points", amount, vec![]),
            Effect::Actions(amount) => order("does-gain", "does-actions", amount, vec![]),
            Effect::GainSpecial(None) => once("does-gain", "does-special", vec![]),
            Effect::GainSpecial(Some(letter)) => {
                once("does-gain", "does-special-letter", vec![("letter", word_of(LETTERS, letter).to_owned())])
            }
            Effect::LoseSpecial => once("does-lose", "does-special-any", vec![]),
            Effect::GainPerk(letters) if letters.len() == 7 => once("does-gain", "does-perk-any", vec![]),
            Effect::GainPerk(letters) => {
                once("does-gain", "does-perk-of", vec![("letters", self.letters("does-or", *letters))])
            }
            Effect::LosePerk => once("does-lose", "does-perk-any", vec![]),
            Effect::LoseCard(None) => once("does-discard", "does-own-card", vec![]),
            Effect::LoseCard(Some(kind)) => {
                once("does-discard", "does-own-kind", vec![("kinds", self.kind_form(*kind, "many"))])
            }
            Effect::LoseAgenda => once("does-discard", "does-agendas", vec![]),
            Effect::Marker(place) => once("does-place", "does-marker", vec![("where", self.place(*place))]),
            Effect::PlaceEnemy(kind, place, is_faceup) => {
                let thing = if *is_faceup { "does-enemy-faceup" } else { "does-enemy-facedown" };
                let enemy = self.form("type", ENEMY_TYPES, Some(kind), "one");
                once("does-place", thing, vec![("enemy", enemy), ("where", self.place(*place))])
            }
            Effect::PlaceTokens(faction, place, amount) => {
                let faction = self.form("faction", FACTIONS, Some(faction), "of");
                order("does-place", "does-tokens", amount, vec![("faction", faction), ("where", self.place(*place))])
            }
            Effect::Trash => alone(self.say("does-trash")),
            Effect::Die => alone(self.say("does-die")),
            Effect::Shop(amount) => plain(self.number_in("does-shop", amount, &[])),
            Effect::CancelHits(amount) => plain(self.number_in("does-cancel-hits", amount, &[])),
            Effect::AddHits(amount) => plain(self.number_in("does-add-hits", amount, &[])),
            Effect::AddResult(amount) => plain(self.number_in("does-add-result", amount, &[])),
            Effect::Mark(amount) => plain(self.number_in("does-mark", amount, &[])),
            Effect::Unmark(amount) => plain(self.number_in("does-unmark", amount, &[])),
            Effect::SetDie(face) => {
                let face = self.content.faces.get(usize::from(*face)).copied().unwrap_or_default();
                plain(self.with("does-set-die", "face", &self.face(face)))
            }
            Effect::ChooseDie => plain(self.say("does-choose-die")),
            Effect::IgnoreTerrain => plain(self.say("does-ignore-terrain")),
            Effect::Unexhaust => plain(self.say("does-unexhaust")),
            Effect::Exhaust => plain(self.say("does-exhaust")),
            Effect::Reorder(pile, count) => {
                let deck = self.pile(*pile);
                plain(self.fill("does-reorder", &[("deck", deck.as_str().into()), ("count", (*count).into())]))
            }
            Effect::Teleport(place) => plain(self.with("does-teleport", "where", &self.place(*place))),
            Effect::Travel(place) => plain(self.with("does-travel", "where", &self.place(*place))),
            Effect::RemoveToken(faction) => {
                let faction = self.form("faction", FACTIONS, Some(faction), "of");
                plain(self.with("does-remove-token", "faction", &faction))
            }
            Effect::MoveEnemy(foes, amount) => {
                plain(self.number_in("does-move-enemy", amount, &[("foe", self.foe(foes, "one"))]))
            }
            Effect::KillEnemy(foes) => plain(self.with("does-kill-enemy", "foe", &self.foe(foes, "one"))),
            Effect::Deactivate(foes) => plain(self.with("does-deactivate", "foe", &self.foe(foes, "one"))),
            Effect::Reveal(foes) => plain(self.with("does-reveal", "foe", &self.foe(foes, "one"))),
            Effect::Fight(foes) => plain(self.with("does-fight-enemy", "foe", &self.foe(foes, "with"))),
            Effect::DrawAndFight(kind, succeed, fail) => {
                let enemy = self.form("type", ENEMY_TYPES, Some(kind), "one");
                Said::Clause(self.tried(
                    self.with("does-draw-and-fight", "enemy", &enemy),
                    "does-kill",
                    *succeed,
                    *fail,
                ))
            }
            Effect::Test(letters, difficulty, succeed, fail) => {
                Said::Clause(self.tried(self.test(*letters, difficulty, false), "does-pass", *succeed, *fail))
            }
            Effect::If(condition, then, otherwise) => alone(self.branch(condition, *then, *otherwise)),
            Effect::May(cost, effects) => alone(self.offer(cost, *effects)),
            Effect::Choose(effect_lists) => Said::Clause(self.choose(effect_lists)),
            Effect::Each(whom, effects) => {
                let clause = self.each(whom, *effects);
                Said::Clause(Clause { clause, stands_alone: true, is_open: false, is_list: true })
            }
        }
    }

    /// Choices, each on a line of its own where there is room.
    fn choose(self, effect_lists: &[EffectList]) -> Clause {
        if self.in_line {
            let options = effect_lists.iter().map(|effects| self.line(*effects)).collect();
            let options = self.chain("does-either", options).unwrap_or_default();
            return Clause {
                clause: self.with("does-choose", "options", &options),
                stands_alone: true,
                is_open: false,
                is_list: false,
            };
        }
        let options: String = effect_lists.iter().map(|effects| format!("\n• {}", self.effects(*effects))).collect();
        let clause = self.with("does-choose", "options", "");
        Clause { clause: format!("{}{options}", clause.trim_end()), stands_alone: true, is_open: true, is_list: false }
    }

    fn branch(self, condition: &Condition, then: EffectList, otherwise: EffectList) -> String {
        let (condition, then) = (self.condition(condition), self.line(then));
        let (condition, then) = (condition.as_str().into(), then.as_str().into());
        if otherwise.is_empty() {
            return self.fill("does-if", &[("condition", condition), ("what", then)]);
        }
        let other = self.line(otherwise);
        let fillings = [("condition", condition), ("what", then), ("other", other.as_str().into())];
        self.fill("does-if-else", &fillings)
    }

    fn offer(self, cost: &Cost, effects: EffectList) -> String {
        let what = self.line(effects);
        match self.cost(cost) {
            None => self.with("does-may", "what", &what),
            Some(cost) => self.fill("does-may-pay", &[("cost", cost.as_str().into()), ("what", what.as_str().into())]),
        }
    }

    /// What others do is said of them, where there are words for all of it.
    fn each(self, whom: &Whom, effects: EffectList) -> String {
        let who = self.named("whom", WHOMS, whom);
        let theirs = match self.content.effects(effects) {
            [Effect::If(condition, then, otherwise)] if otherwise.is_empty() => {
                self.which(condition).map(|which| (format!("{who} {which}"), *then))
            }
            _ => Some((who.clone(), effects)),
        };
        let has_words = |effect: &Effect| match self.said(effect) {
            Said::Order(order) => self.speaker.attribute(order.verb, "they", &[("things", "".into())]).is_some(),
            Said::Clause(_) => false,
        };
        let theirs = theirs.filter(|(_, effects)| self.content.effects(*effects).iter().all(has_words));
        let (key, who, what) = match theirs {
            Some((who, effects)) => ("does-they", who, Self { is_theirs: true, ..self }.line(effects)),
            None => ("does-each", who, self.line(effects)),
        };
        self.fill(key, &[("whom", who.as_str().into()), ("what", what.as_str().into())])
    }

    /// A test, without what follows from it.
    pub(super) fn test(self, letters: Letters, difficulty: &Amount, is_theirs: bool) -> String {
        let letters: Vec<&str> = letters.iter().map(|letter| word_of(LETTERS, &letter)).collect();
        let letters = letters.join("/");
        let by_level =
            difficulty.measure == Some(Measure::EncounterLevel) && difficulty.each == 1 && difficulty.per == 1;
        let difficulty = if by_level && self.level.is_none() {
            self.fill("does-difficulty-level", &[("count", i64::from(difficulty.base).into())])
        } else {
            self.number_in("does-difficulty", difficulty, &[])
        };
        let fillings = [("letters", letters.as_str().into()), ("difficulty", difficulty.as_str().into())];
        match is_theirs {
            false => self.fill("does-test", &fillings),
            true => self.speaker.attribute("does-test", "they", &fillings).unwrap_or_default(),
        }
    }

    /// A clause with what follows from success and from failure.
    fn tried(self, clause: String, key: &'static str, succeed: EffectList, fail: EffectList) -> Clause {
        let outcomes = self.outcomes(key, succeed, fail);
        if outcomes.is_empty() {
            return Clause { clause, stands_alone: true, is_open: false, is_list: false };
        }
        if self.in_line {
            let outcomes = self.chain("does-semicolon", outcomes).unwrap_or_default();
            let fillings = [("clause", clause.as_str().into()), ("outcomes", outcomes.as_str().into())];
            return Clause {
                clause: self.fill("does-tried", &fillings),
                stands_alone: true,
                is_open: false,
                is_list: false,
            };
        }
        let clause = self.with("does-sentence", "text", &clause);
        let outcomes: String = outcomes.iter().map(|outcome| format!(" {}", capital(outcome))).collect();
        Clause { clause: clause + &outcomes, stands_alone: true, is_open: true, is_list: false }
    }

    /// What follows from success and from failure, each behind its word; nothing for nothing.
    pub(super) fn outcomes(self, key: &str, succeed: EffectList, fail: EffectList) -> Vec<String> {
        let outcomes = [(key, succeed), ("does-fail", fail)];
        let outcomes = outcomes.iter().filter(|(_, effects)| !effects.is_empty());
        let said = |effects| if self.in_line { self.line(effects) } else { self.told(effects) };
        outcomes.map(|(key, effects)| self.with(key, "what", &said(*effects))).collect()
    }

    fn pile(self, pile: Pile) -> String {
        match pile {
            Pile::Loot => self.say("does-pile-loot"),
            Pile::Asset => self.say("does-pile-asset"),
            Pile::Agenda => self.say("does-pile-agenda"),
            Pile::Encounter(icon) => self.with("does-pile-encounter", "icon", &self.named("icon", ICONS, &icon)),
        }
    }

    fn face(self, face: Face) -> String {
        let areas = Area::ALL.iter().filter(|area| face.areas.contains(**area));
        let areas = areas.map(|area| self.form("area", AREAS, Some(area), "with")).collect();
        let areas = self.join("does-and", areas).unwrap_or_else(|| self.say("does-no-areas"));
        self.fill("does-face", &[("hits", face.hits.into()), ("areas", areas.as_str().into())])
    }

    /// A thing with a number.
    pub(super) fn counted(self, thing: &str, count: i64, words: &[(&'static str, String)]) -> String {
        let mut fillings: Vec<(&str, Filling<'_>)> = vec![("count", count.into())];
        fillings.extend(words.iter().map(|(name, text)| (*name, text.as_str().into())));
        self.fill(thing, &fillings)
    }

    /// An order about things, to the reader or said of somebody else.
    pub(super) fn ordered(self, verb: &str, things: &str, count: i64) -> String {
        let fillings = [("things", things.into()), ("count", count.into())];
        let theirs = if self.is_theirs { self.speaker.attribute(verb, "they", &fillings) } else { None };
        theirs.unwrap_or_else(|| self.fill(verb, &fillings))
    }
}
