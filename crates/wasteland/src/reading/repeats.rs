//! Keeps abilities from running in a circle: the rules do not count how often one is used.

use pack::{Mistake, Node, say};

use crate::{
    content::{Content, Use},
    effect::{Cost, Effect, EffectList, Window},
};

use super::Reader;

impl Reader {
    /// A use that leaves its card as it is must pay, and must not bring anything that can be paid with: two such uses
    /// could otherwise feed each other for ever.
    pub(super) fn check_repeats(&mut self, found: &Use, node: &Node) {
        if found.cost.exhaust {
            self.check_actions(found, node);
        }
        if found.cost.exhaust || found.cost.discard {
            return;
        }
        let expected = || harness::phrases::use_spends();
        if found.cost == Cost::default() {
            let message = say!("w-endless-use", "this use can be repeated forever");
            self.mistakes.push(Mistake::error(node.spot(), "use", message).expecting(expected()));
        } else if any_effect(&self.content, found.does, &brings_something_to_pay_with) {
            let message = say!("w-endless-gain", "a use that only pays cannot bring anything that others pay with");
            self.mistakes.push(Mistake::error(node.spot(), "use", message).expecting(expected()));
        }
    }

    /// Camping brings exhausted cards back for an action (W-CAMP-03). A card that gives one in exchange, any number of
    /// times in a turn, pays for all its camps.
    fn check_actions(&mut self, found: &Use, node: &Node) {
        let gives_actions = |effect: &Effect| matches!(effect, Effect::Actions(_));
        if matches!(found.window, Window::Turn | Window::Camp) && any_effect(&self.content, found.does, &gives_actions)
        {
            let message = say!("w-endless-camp", "this pays for the camp that readies the card, again and again");
            let expected = say!("w-once-a-turn", "when=start-of-turn or use discard");
            self.mistakes.push(Mistake::warning(node.spot(), "use", message).expecting(expected));
        }
    }
}

const fn brings_something_to_pay_with(effect: &Effect) -> bool {
    match effect {
        Effect::Become(_)
        | Effect::Xp(_)
        | Effect::Caps(_)
        | Effect::Draw(..)
        | Effect::DrawOneOf(..)
        | Effect::Shop(_)
        | Effect::Unique(_)
        | Effect::Heal(_)
        | Effect::RemoveRads(_)
        | Effect::Rerolls(_)
        | Effect::Points(_)
        | Effect::Actions(_)
        | Effect::KillEnemy(_)
        // Who moves may complete an objective, be healed by the terrain, or fight.
        | Effect::Travel(_)
        | Effect::MoveEnemy(..)
        | Effect::Fight(_)
        | Effect::DrawAndFight(..)
        | Effect::GainPerk(_)
        | Effect::Unexhaust => true,
        Effect::Add(_)
        | Effect::Stage(_)
        | Effect::Close(_)
        | Effect::Lose(_)
        | Effect::LoseCaps(_)
        | Effect::Power(..)
        | Effect::Weaken(..)
        | Effect::Trash
        | Effect::Damage(_)
        | Effect::Rads(_)
        | Effect::PreventDamage(_)
        | Effect::PreventRads(_)
        | Effect::CancelHits(_)
        | Effect::AddHits(_)
        | Effect::SetDie(_)
        | Effect::ChooseDie
        | Effect::AddResult(_)
        | Effect::Teleport(_)
        | Effect::IgnoreTerrain
        | Effect::PlaceEnemy(..)
        | Effect::PlaceTokens(..)
        | Effect::RemoveToken(_)
        | Effect::Deactivate(_)
        | Effect::Reveal(_)
        | Effect::Test(..)
        | Effect::Reorder(..)
        | Effect::GainSpecial(_)
        | Effect::LoseSpecial
        | Effect::LosePerk
        | Effect::LoseCard(_)
        | Effect::LoseAgenda
        | Effect::Exhaust
        | Effect::Marker(_)
        | Effect::Mark(_)
        | Effect::Unmark(_)
        | Effect::If(..)
        | Effect::May(..)
        | Effect::Choose(_)
        | Effect::Each(..)
        | Effect::Die => false,
    }
}

/// Whether an effect of the effects, or of one within it, is such a one.
fn any_effect(content: &Content, effects: EffectList, is_one: &dyn Fn(&Effect) -> bool) -> bool {
    let within =
        |effect: &Effect| effect.effect_lists().into_iter().any(|effects| any_effect(content, effects, is_one));
    content.effects(effects).iter().any(|effect| is_one(effect) || within(effect))
}
