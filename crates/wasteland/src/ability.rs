//! Chapter ABILITY: what the icons on enemy tokens do; Aggressive ones fight who comes near, others radiate.

use kernel::{Asked, Fault, Progress, Seat, rule};

use crate::{
    choice::{Ask, Choice},
    content::EnemyAbility,
    effect::Standing,
    enemy::Stats,
    frame::What,
    machine::{Board, Wasteland, ask_one, broken},
    map::Node,
    state::{Fight, Opponent, State},
};

impl Wasteland {
    /// Aggressive enemies that fight the survivor who has moved in (W-ABILITY-03, W-RULING-64).
    pub(crate) fn attackers_on_entry(&self, state: &State, seat: Seat, node: Node) -> impl Iterator<Item = u8> {
        state.foes.iter().filter_map(move |(number, foe)| {
            (foe.at == node && foe.active && foe.facing.contains(seat) && self.attacks_on_contact(state, seat, number))
                .then_some(number)
        })
    }

    /// Whether an enemy is Aggressive towards this survivor.
    pub(crate) fn attacks_on_contact(&self, state: &State, seat: Seat, number: u8) -> bool {
        let Some(stats) = self.stats(state, Opponent::OnMap(number)) else { return false };
        stats.abilities.has(EnemyAbility::Aggressive)
            && !self.is_loyal_to(state, seat, stats.kind)
            && !self.standing(state, seat, |what| matches!(what, Standing::Ignored(kind) if *kind == stats.kind))
    }

    pub(crate) fn decide_entered(
        &self,
        state: &State,
        seat: Seat,
        node: Node,
        options: &mut Vec<Choice>,
    ) -> Asked<Ask> {
        options.extend(self.attackers_on_entry(state, seat, node).map(Choice::Foe));
        ask_one(seat, Ask::FightFirst)
    }
}

impl Board<'_> {
    /// Whoever is in the space now faces the survivor who comes in; enemies placed there later do not (W-ABILITY-06).
    pub(crate) fn face(&mut self, seat: Seat, node: Node) {
        let entered: Vec<(Seat, Node)> = self
            .state
            .frames
            .iter()
            .filter_map(|frame| match frame.what {
                What::Entered { seat, node, .. } => Some((seat, node)),
                _ => None,
            })
            .collect();
        for foe in self.state.foes.iter_mut() {
            for waiting in foe.facing.iter().filter(|waiting| !entered.contains(&(*waiting, foe.at))) {
                foe.facing = foe.facing.without(waiting);
            }
            if foe.at == node && foe.active {
                foe.facing.insert(seat);
            }
        }
    }

    /// W-RULING-07: the rad of the terrain first, then the Aggressive enemies.
    pub(crate) fn step_entered(&mut self, seat: Seat, node: Node, terrain: bool) -> Result<Progress, Fault> {
        if !terrain {
            self.turn_to(What::Entered { seat, node, terrain: true });
            if self.state.player(seat).at == node {
                self.suffer_terrain(seat, node)?;
            }
            return Ok(Progress::Go);
        }
        // The survivor may have been taken elsewhere by a fight's card.
        if self.state.player(seat).at != node {
            self.pop();
            return Ok(Progress::Go);
        }
        let attackers: Vec<u8> = self.game.attackers_on_entry(self.state, seat, node).collect();
        match attackers[..] {
            [] => {
                self.pop();
                Ok(Progress::Go)
            }
            [only] => {
                self.attack_on_entry(seat, only)?;
                Ok(Progress::Go)
            }
            _ => Ok(Progress::Ask),
        }
    }

    pub(crate) fn answer_entered(&mut self, seat: Seat, _node: Node, choice: Choice) -> Result<(), Fault> {
        match choice {
            Choice::Foe(foe) => self.attack_on_entry(seat, foe),
            _ => Err(broken("not what a survivor who moved in is asked")),
        }
    }

    fn attack_on_entry(&mut self, seat: Seat, number: u8) -> Result<(), Fault> {
        if let Some(foe) = self.state.foes.get_mut(number) {
            foe.facing = foe.facing.without(seat);
        }
        self.begin_fight(seat, Opponent::OnMap(number), false, rule!("W-ABILITY-03"))
    }

    /// W-ABILITY-09, W-RULING-30: once per fight, at the end of step 3.
    pub(crate) fn enemy_rads(&mut self, fight: &Fight, stats: Stats) -> Result<(), Fault> {
        let immune = || self.game.standing(self.state, fight.seat, |what| matches!(what, Standing::NoEnemyRads));
        if !fight.hurt || !stats.abilities.has(EnemyAbility::Radiation) || immune() {
            return Ok(());
        }
        let rads = stats.level.saturating_sub(fight.prevented_rads);
        if rads > 0 { self.irradiate(fight.seat, rads, rule!("W-ABILITY-09")) } else { Ok(()) }
    }
}
