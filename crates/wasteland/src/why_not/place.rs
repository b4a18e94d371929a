//! Why not this space, why not this enemy.

use kernel::{Seat, rule};

use crate::{
    choice::{Ask, Reason},
    content::EnemyType,
    effect::{Effect, Foes, Where},
    frame::{Source, What},
    machine::{Wasteland, because},
    map::Node,
    options::Respawn,
    state::{Foe, Opponent, State},
};

use super::{Verdict, not_now};

impl Wasteland {
    /// The effect that asks, and where it is printed.
    fn asking(&self, state: &State) -> Option<(&Effect, Source)> {
        match state.top()? {
            What::Effects { effects, at, source, .. } => {
                Some((self.content.effects(effects).get(usize::from(at))?, source))
            }
            _ => None,
        }
    }

    /// Whether there is such a space, or a facedown tile (W-MAP-04).
    pub(crate) fn is_on_map(&self, state: &State, node: Node) -> Verdict {
        let there = node != Node::NONE && state.tile_at(node.place()).is_some();
        if there && self.land(state).spaces_at(node.place()).contains(node) {
            Ok(())
        } else {
            because(rule!("W-SPACE-01"), Reason::NoSuchSpace)
        }
    }

    pub(super) fn obstacle_to_space(&self, state: &State, seat: Seat, ask: Ask, node: Node) -> Verdict {
        let land = self.land(state);
        let asks_for_space = matches!(
            ask,
            Ask::StartSpace
                | Ask::Rise
                | Ask::Occupant(_)
                | Ask::EnemyWay(_)
                | Ask::Replacement(_)
                | Ask::LeadFoe(_)
                | Ask::Where
        );
        if !asks_for_space {
            return not_now(ask);
        }
        self.is_on_map(state, node)?;
        let from = |foe: u8| state.foes.get(foe).map_or(Node::NONE, |foe| foe.at);
        match ask {
            Ask::StartSpace if self.starts_on(state, seat, node.place()) => because(ask.rule(), Reason::Occupied),
            Ask::StartSpace => because(ask.rule(), Reason::NotOnStartTile),
            Ask::Rise if node.place() != self.scenario(state).start => because(ask.rule(), Reason::NotOnStartTile),
            Ask::Occupant(_) => because(ask.rule(), Reason::NotOnExploredTile),
            Ask::EnemyWay(foe) if land.beside(from(foe)).contains(node) => {
                because(rule!("W-ACTIVATE-01"), Reason::NotNearer)
            }
            Ask::EnemyWay(_) => because(rule!("W-ACTIVATE-01"), Reason::NotBesideEnemy),
            Ask::LeadFoe(_) => because(rule!("W-SPACE-03"), Reason::NotBesideEnemy),
            Ask::Replacement(kind) => self.obstacle_to_replacement(state, kind, node),
            _ => self.obstacle_to_effect_space(state, seat, ask, node),
        }
    }

    fn obstacle_to_replacement(&self, state: &State, kind: EnemyType, node: Node) -> Verdict {
        let Some(space) = self.land(state).space(node) else {
            return because(rule!("W-RULING-27"), Reason::OnlyFaceup);
        };
        if !space.enemies.contains(&kind) {
            return because(rule!("W-ENEMY-04"), Reason::NoEnemyIcon(kind));
        }
        let occupied = |node: Node| state.foes.iter().any(|(_, foe)| foe.at == node);
        let free = state.options.respawn_on_free_icon == Respawn::Free;
        let only_free = || match state.top() {
            Some(What::Kill { at, .. }) => !self.replacement_spaces(state, kind, at).iter().any(occupied),
            _ => false,
        };
        if free && occupied(node) && only_free() {
            return because(rule!("W-RULING-24"), Reason::IconTaken);
        }
        because(rule!("W-ENEMY-04"), Reason::NotNearestIcon)
    }

    fn obstacle_to_effect_space(&self, state: &State, seat: Seat, ask: Ask, node: Node) -> Verdict {
        let Some((effect, _)) = self.asking(state) else { return not_now(ask) };
        let (Effect::Teleport(place)
        | Effect::Travel(place)
        | Effect::Marker(place)
        | Effect::PlaceEnemy(_, place, _)
        | Effect::PlaceTokens(_, place, _)) = effect
        else {
            return not_now(ask);
        };
        if self.land(state).space(node).is_none() {
            return because(rule!("W-MAP-05"), Reason::OnlyFaceup);
        }
        let here = node == state.player(seat).at;
        match place {
            Where::Start => because(ask.rule(), Reason::NotOnStartTile),
            _ if here && matches!(effect, Effect::Travel(_)) => because(rule!("W-RULING-08"), Reason::AlreadyThere),
            Where::Adjacent | Where::Near => because(rule!("W-SPACE-03"), Reason::NotAdjacent),
            Where::Spawn(kind) => because(ask.rule(), Reason::NoEnemyIcon(*kind)),
            _ => because(ask.rule(), Reason::NotMeant),
        }
    }

    pub(super) fn obstacle_to_foe(&self, state: &State, seat: Seat, ask: Ask, number: u8) -> Verdict {
        if !matches!(ask, Ask::FightFirst | Ask::Activate(_) | Ask::AttackOrder(_) | Ask::WhichFoe) {
            return not_now(ask);
        }
        let Some(foe) = state.foes.get(number) else { return because(rule!("W-ENEMY-02"), Reason::NoSuchEnemy) };
        match ask {
            Ask::FightFirst => self.obstacle_to_first_fight(state, seat, number, foe),
            Ask::Activate(kind) | Ask::AttackOrder(kind) => {
                if foe.kind != kind {
                    return because(rule!("W-ROUND-06"), Reason::OtherType(kind));
                }
                if !foe.active {
                    return because(rule!("W-ROUND-08"), Reason::Asleep);
                }
                if !foe.marked {
                    return because(rule!("W-ROUND-05"), Reason::ActedAlready);
                }
                because(rule!("W-ACTIVATE-07"), Reason::NotAttackingYou)
            }
            _ => self.obstacle_to_target(state, seat, ask, number, foe),
        }
    }

    /// Aggressive enemies fight who comes in, each of them once (W-ABILITY-03, W-ABILITY-05).
    fn obstacle_to_first_fight(&self, state: &State, seat: Seat, number: u8, foe: Foe) -> Verdict {
        let rule = rule!("W-ABILITY-03");
        if foe.at != state.player(seat).at {
            return because(rule, Reason::NotHere);
        }
        if !foe.active {
            return because(rule, Reason::Inactive);
        }
        if self.is_loyal_to(state, seat, foe.kind) {
            return because(rule!("W-RULING-64"), Reason::Loyal);
        }
        if !self.attacks_on_contact(state, seat, number) {
            return because(rule, Reason::NotAggressive);
        }
        because(rule!("W-ABILITY-06"), Reason::NotFacing)
    }

    /// An enemy that an effect cannot choose.
    fn obstacle_to_target(&self, state: &State, seat: Seat, ask: Ask, number: u8, foe: Foe) -> Verdict {
        let Some((effect, source)) = self.asking(state) else { return not_now(ask) };
        let (Foes { place, kind, most_level }, active) = match effect {
            Effect::RemoveToken(faction) => {
                let kind = EnemyType::of(*faction);
                let reason = if foe.kind == kind { Reason::OnFacedownTile } else { Reason::OtherType(kind) };
                return because(ask.rule(), reason);
            }
            Effect::Reveal(which) => (*which, false),
            Effect::MoveEnemy(which, _)
            | Effect::KillEnemy(which)
            | Effect::Deactivate(which)
            | Effect::Fight(which) => (*which, true),
            _ => return not_now(ask),
        };
        // What lies facedown is hidden, so its level is never looked at.
        match (foe.active, active) {
            (false, true) => return because(rule!("W-ENEMY-08"), Reason::Inactive),
            (true, false) => return because(rule!("W-ENEMY-06"), Reason::FaceupAlready),
            _ => {}
        }
        if let Some(kind) = kind.filter(|kind| *kind != foe.kind) {
            return because(ask.rule(), Reason::OtherType(kind));
        }
        if !self.is_enemy(state, foe.kind) {
            return because(rule!("W-FACTION-03"), Reason::NotAnEnemy);
        }
        if !self.land(state).is_faceup(foe.at.place()) {
            return because(rule!("W-RULING-22"), Reason::OnFacedownTile);
        }
        if !self.spaces(state, seat, place, source).contains(foe.at) {
            return because(ask.rule(), Reason::OutOfReach);
        }
        if active && self.stats(state, Opponent::OnMap(number)).is_some_and(|stats| stats.level > most_level) {
            return because(ask.rule(), Reason::LevelTooHigh(most_level));
        }
        if self.is_loyal_to(state, seat, foe.kind) {
            return because(rule!("W-RULING-64"), Reason::Loyal);
        }
        not_now(ask)
    }
}
