//! Effects, one clause each.

use crate::{
    content::{Area, Face, Letters},
    effect::{Amount, Condition, Cost, Effect, EffectList, Pile},
};

use super::{
    super::vocabulary::{
        effects::{SIDES, WHOMS},
        names::{AREAS, ENEMY_TYPES, FACTIONS, ICONS, LETTERS},
        word_of,
    },
    Paraphrase,
};

impl Paraphrase<'_> {
    /// What a list of effects does, in a sentence or several.
    #[must_use]
    pub fn effects(self, effects: EffectList) -> String {
        let listed = self.content.effects(effects);
        if listed.len() > 1 && listed.iter().any(is_open) {
            let sentences: Vec<String> = listed.iter().map(|effect| self.sentence(&self.effect(effect))).collect();
            return sentences.join(" ");
        }
        self.sentence(&self.effects_clause(effects))
    }

    /// The same as a part of a sentence.
    pub(super) fn effects_clause(self, effects: EffectList) -> String {
        let effects = self.content.effects(effects);
        let clause = |effect: &Effect| {
            let clause = self.effect(effect);
            if effects.len() > 1 && is_open(effect) { self.with("does-group", "text", &clause) } else { clause }
        };
        let clauses = effects.iter().map(clause).collect();
        self.chain("does-then", clauses).unwrap_or_else(|| self.say("does-nothing"))
    }

    /// Effects within an effect. It stands in parentheses where one could not see its end.
    fn within(self, effects: EffectList) -> String {
        let clause = self.effects_clause(effects);
        match self.content.effects(effects) {
            [] => clause,
            [effect] if !is_open(effect) => clause,
            _ => self.with("does-group", "text", &clause),
        }
    }

    /// An effect as a sentence.
    #[must_use]
    pub fn effect_sentence(self, effect: &Effect) -> String {
        self.sentence(&self.effect(effect))
    }

    /// An effect as an order to who resolves it.
    #[must_use]
    pub fn effect(self, effect: &Effect) -> String {
        match effect {
            Effect::Add(at) => {
                let id = self.content.encounters.get(usize::from(*at)).map(|encounter| encounter.id.as_str());
                self.with("does-add", "name", &self.name_of("encounter", id))
            }
            Effect::Stage(at) => self.with("does-stage", "name", &self.quest_name(*at)),
            Effect::Close(at) => self.with("does-close", "name", &self.quest_name(*at)),
            Effect::Unique(at) => self.with("does-unique", "name", &self.card_name(*at)),
            Effect::Become(gained) => self.with("does-become", "trait", &self.trait_name(*gained)),
            Effect::Lose(lost) => self.with("does-lose", "trait", &self.trait_name(*lost)),
            Effect::Xp(amount) => self.amount("does-xp", amount, &[]),
            Effect::Caps(amount) => self.amount("does-caps", amount, &[]),
            Effect::LoseCaps(amount) => self.amount("does-lose-caps", amount, &[]),
            Effect::Draw(pile, amount) => {
                self.amount("does-draw", amount, &[("deck", self.pile(*pile).as_str().into())])
            }
            Effect::Shop(amount) => self.amount("does-shop", amount, &[]),
            Effect::Power(side, amount) => {
                let faction = self.form("faction", SIDES, Some(side), "of");
                self.amount("does-power", amount, &[("faction", faction.as_str().into())])
            }
            Effect::Weaken(side, amount) => {
                let faction = self.form("faction", SIDES, Some(side), "of");
                self.amount("does-weaken", amount, &[("faction", faction.as_str().into())])
            }
            Effect::Trash => self.say("does-trash"),
            Effect::Damage(amount) => self.amount("does-damage", amount, &[]),
            Effect::Rads(amount) => self.amount("does-rads", amount, &[]),
            Effect::Heal(amount) => self.amount("does-heal", amount, &[]),
            Effect::RemoveRads(amount) => self.amount("does-remove-rads", amount, &[]),
            Effect::PreventDamage(amount) => self.amount("does-prevent-damage", amount, &[]),
            Effect::PreventRads(amount) => self.amount("does-prevent-rads", amount, &[]),
            Effect::CancelHits(amount) => self.amount("does-cancel-hits", amount, &[]),
            Effect::AddHits(amount) => self.amount("does-add-hits", amount, &[]),
            Effect::Rerolls(amount) => self.amount("does-rerolls", amount, &[]),
            Effect::SetDie(face) => {
                let face = self.content.faces.get(usize::from(*face)).copied().unwrap_or_default();
                self.with("does-set-die", "face", &self.face(face))
            }
            Effect::ChooseDie => self.say("does-choose-die"),
            Effect::AddResult(amount) => self.amount("does-add-result", amount, &[]),
            Effect::Points(amount) => self.amount("does-points", amount, &[]),
            Effect::Actions(amount) => self.amount("does-actions", amount, &[]),
            Effect::IgnoreTerrain => self.say("does-ignore-terrain"),
            Effect::GainSpecial(None) => self.say("does-gain-special"),
            Effect::GainSpecial(Some(letter)) => {
                self.with("does-gain-special-letter", "letter", word_of(LETTERS, letter))
            }
            Effect::LoseSpecial => self.say("does-lose-special"),
            Effect::GainPerk(letters) if letters.len() == 7 => self.say("does-gain-any-perk"),
            Effect::GainPerk(letters) => self.with("does-gain-perk", "letters", &self.letters("does-or", *letters)),
            Effect::LosePerk => self.say("does-lose-perk"),
            Effect::LoseCard(None) => self.say("does-lose-card"),
            Effect::LoseCard(Some(kind)) => self.with("does-lose-card-kind", "kinds", &self.kind_form(*kind, "many")),
            Effect::LoseAgenda => self.say("does-lose-agenda"),
            Effect::Unexhaust => self.say("does-unexhaust"),
            Effect::Exhaust => self.say("does-exhaust"),
            Effect::Reorder(pile, count) => self.looked_at("does-reorder", *pile, *count),
            Effect::DrawOneOf(pile, count) => self.looked_at("does-draw-one-of", *pile, *count),
            Effect::Die => self.say("does-die"),
            Effect::Teleport(place) => self.with("does-teleport", "where", &self.place(*place, None)),
            Effect::Travel(place) => self.with("does-travel", "where", &self.place(*place, None)),
            Effect::Marker(place) => self.with("does-marker", "where", &self.place(*place, None)),
            Effect::Mark(amount) => self.amount("does-mark", amount, &[]),
            Effect::Unmark(amount) => self.amount("does-unmark", amount, &[]),
            Effect::PlaceEnemy(kind, place, is_faceup) => {
                let key = if *is_faceup { "does-place-enemy" } else { "does-place-enemy-facedown" };
                let enemy = self.form("type", ENEMY_TYPES, Some(kind), "one");
                let place = self.place(*place, None);
                self.fill(key, &[("enemy", enemy.as_str().into()), ("where", place.as_str().into())])
            }
            Effect::PlaceTokens(faction, place, amount) => {
                let faction = self.form("faction", FACTIONS, Some(faction), "of");
                let place = self.place(*place, None);
                let fillings = [("faction", faction.as_str().into()), ("where", place.as_str().into())];
                self.amount("does-place-tokens", amount, &fillings)
            }
            Effect::RemoveToken(faction) => {
                self.with("does-remove-token", "faction", &self.form("faction", FACTIONS, Some(faction), "of"))
            }
            Effect::MoveEnemy(foes, amount) => {
                self.amount("does-move-enemy", amount, &[("foe", self.foe(foes).as_str().into())])
            }
            Effect::KillEnemy(foes) => self.with("does-kill-enemy", "foe", &self.foe(foes)),
            Effect::Deactivate(foes) => self.with("does-deactivate", "foe", &self.foe(foes)),
            Effect::Reveal(foes) => self.with("does-reveal", "foe", &self.foe(foes)),
            Effect::Fight(foes) => self.with("does-fight-enemy", "foe", &self.foe(foes)),
            Effect::DrawAndFight(kind, succeed, fail) => {
                let enemy = self.form("type", ENEMY_TYPES, Some(kind), "one");
                self.tried(self.with("does-draw-and-fight", "enemy", &enemy), *succeed, *fail)
            }
            Effect::Test(letters, difficulty, succeed, fail) => {
                self.tried(self.test(*letters, difficulty), *succeed, *fail)
            }
            Effect::If(condition, then, otherwise) => self.branch(condition, *then, *otherwise),
            Effect::May(cost, effects) => self.offer(cost, *effects),
            Effect::Choose(effect_lists) => {
                let options = effect_lists.iter().map(|effects| self.within(*effects)).collect();
                self.with("does-choose", "options", &self.chain("does-either", options).unwrap_or_default())
            }
            Effect::Each(whom, effects) => {
                let (whom, what) = (self.named("whom", WHOMS, whom), self.within(*effects));
                self.fill("does-each", &[("whom", whom.as_str().into()), ("what", what.as_str().into())])
            }
        }
    }

    fn branch(self, condition: &Condition, then: EffectList, otherwise: EffectList) -> String {
        let (condition, then) = (self.condition(condition), self.within(then));
        let (condition, then) = (condition.as_str().into(), then.as_str().into());
        if otherwise.is_empty() {
            return self.fill("does-if", &[("condition", condition), ("what", then)]);
        }
        let other = self.within(otherwise);
        let fillings = [("condition", condition), ("what", then), ("other", other.as_str().into())];
        self.fill("does-if-else", &fillings)
    }

    fn offer(self, cost: &Cost, effects: EffectList) -> String {
        let what = self.within(effects);
        match self.cost(cost) {
            None => self.with("does-may", "what", &what),
            Some(cost) => self.fill("does-may-pay", &[("cost", cost.as_str().into()), ("what", what.as_str().into())]),
        }
    }

    /// A test, without what follows from it.
    pub(super) fn test(self, letters: Letters, difficulty: &Amount) -> String {
        let (letters, difficulty) = (self.letters("does-or", letters), self.amount("does-difficulty", difficulty, &[]));
        self.fill("does-test", &[("letters", letters.as_str().into()), ("difficulty", difficulty.as_str().into())])
    }

    /// A clause with what follows from success and from failure.
    pub(super) fn tried(self, clause: String, succeed: EffectList, fail: EffectList) -> String {
        let outcomes = [("does-succeed", succeed), ("does-fail", fail)];
        let outcomes = outcomes.iter().filter(|(_, effects)| !effects.is_empty());
        let outcomes = outcomes.map(|(key, effects)| self.with(key, "what", &self.within(*effects))).collect();
        match self.chain("does-semicolon", outcomes) {
            None => clause,
            Some(outcomes) => {
                self.fill("does-tried", &[("clause", clause.as_str().into()), ("outcomes", outcomes.as_str().into())])
            }
        }
    }

    fn looked_at(self, key: &str, pile: Pile, count: u8) -> String {
        self.fill(key, &[("deck", self.pile(pile).as_str().into()), ("count", count.into())])
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
        let areas = areas.map(|area| self.named("area", AREAS, area)).collect();
        let areas = self.join("does-and", areas).unwrap_or_else(|| self.say("does-no-areas"));
        self.fill("does-face", &[("hits", face.hits.into()), ("areas", areas.as_str().into())])
    }
}

/// Whether an effect holds others at its end, so that what follows it could be taken for one of them.
const fn is_open(effect: &Effect) -> bool {
    matches!(effect, Effect::If(..) | Effect::May(..) | Effect::Choose(_) | Effect::Each(..))
}
