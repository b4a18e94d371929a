//! What a choice may bring, before it is made: the odds of its fight or test, what a step takes and who waits there.

use kernel::{Asked, Seat};
use serde::{Deserialize, Serialize};

use crate::{
    choice::{Ask, Choice},
    content::{EnemyType, Task, Way},
    effect::Window,
    frame::Source,
    map::Node,
    outlook::{Analysis, Bout, FightOdds, Matchup, Terms, TestOdds, skill_test::Attempt},
    redeal::seen_tokens,
    state::{NONE, Opponent},
};

/// What a choice may bring.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Prospect {
    /// A fight, or what is left of the one under way.
    Fight(Box<FightOdds>),
    /// A fight with an enemy that is drawn for it: all it could be, each as likely as the others.
    Draw(Vec<FightOdds>),
    /// A test, or what is left of the one under way.
    Test(TestOdds),
    /// Going into a space.
    Step(SpaceEntry),
    /// Movement points.
    Points(u8),
    /// Caps that are paid.
    Price(u16),
    /// Caps that are gained.
    Proceeds(u16),
    /// A perk, because the token is there already (W-LEVEL-04).
    Perk,
    /// Several of these in a row; the first failure ends it (W-RULING-93).
    Series(Vec<Prospect>),
}

/// What going into an adjacent space takes, and what waits there.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct SpaceEntry {
    /// Movement points.
    pub points: u8,
    /// Rads of the terrain (W-TERRAIN-03).
    pub rads: u8,
    /// These rads kill.
    pub kills: bool,
    /// Enemies that fight who moves in (W-ABILITY-03), with how that would go.
    pub fights: Vec<Matchup>,
}

impl Analysis<'_> {
    /// What a choice may bring, as an answer to the question; none where chance and danger have no part in it.
    #[must_use]
    pub fn prospect(&self, asked: Asked<Ask>, choice: Choice) -> Option<Prospect> {
        let seat = asked.seat;
        match (asked.ask, choice) {
            (_, Choice::Move) => Some(Prospect::Points(self.game.move_points(&self.state, seat))),
            (Ask::LevelUp, Choice::Letter(letter)) => {
                self.state.player(seat).special.contains(letter).then_some(Prospect::Perk)
            }
            (Ask::Shop(_), Choice::Buy(card)) => self.game.price(&self.state, seat, card).map(Prospect::Price),
            (Ask::Shop(_), Choice::Sell(card)) => self.game.proceeds(&self.state, seat, card).map(Prospect::Proceeds),
            (Ask::Turn, Choice::Step(node)) => Some(Prospect::Step(self.step(seat, node)?)),
            (_, Choice::Fight(foe)) => {
                let survivor = self.survivor(seat)?;
                let apart = self.state.foes.get(foe).is_some_and(|foe| foe.at != survivor.at);
                let terms = Terms { apart, ..Terms::with(Opponent::OnMap(foe)) };
                Some(Prospect::Fight(self.fight_odds(seat, &terms)?.into()))
            }
            (Ask::FightFirst | Ask::AttackOrder(_), Choice::Foe(foe)) => {
                self.attack(seat, foe).map(|odds| Prospect::Fight(odds.into()))
            }
            (Ask::Encounter, Choice::Option(option)) => {
                let meeting = self.state.encounter?;
                let encounter = self.game.content.encounters.get(usize::from(meeting.card))?;
                self.task(seat, encounter.options.get(usize::from(option))?.task.as_ref()?, Source::Encounter)
            }
            (Ask::Turn, Choice::Quest { quest, objective }) => {
                let Way::Action(tasks) = &self.game.objective(quest, objective)?.way else { return None };
                let prospect = |task: &Task| self.task(seat, task, Source::Quest(quest));
                let mut told: Vec<Prospect> = tasks.iter().filter_map(prospect).collect();
                match told.len() {
                    0 | 1 => told.pop(),
                    _ => Some(Prospect::Series(told)),
                }
            }
            (Ask::FightReroll | Ask::Window(Window::Reroll), _) => {
                self.rest_of_fight(self.fight_under_way()?.bout, choice).map(|odds| Prospect::Fight(odds.into()))
            }
            (Ask::TestReroll | Ask::Window(Window::Test), _) => {
                self.rest_of_test(self.test_under_way()?.attempt, choice).map(Prospect::Test)
            }
            _ => None,
        }
    }

    /// What going into an adjacent space takes, and what waits there.
    #[must_use]
    pub fn step(&self, seat: Seat, node: Node) -> Option<SpaceEntry> {
        let hp = self.survivor(seat)?.remaining_hp();
        let points = self.game.cost_of(&self.state, seat, node);
        let mut there = self.clone();
        there.state.player_mut(seat).at = node;
        let rads = self.game.terrain_rads(&there.state, seat, node);
        let kills = rads > 0 && rads >= hp;
        if kills {
            // Who has died fights nobody.
            return Some(SpaceEntry { points, rads, kills, fights: Vec::new() });
        }
        let player = there.state.player_mut(seat);
        player.rads = player.rads.saturating_add(rads);
        let foes = there.state.foes.iter().filter(|(_, foe)| foe.at == node && foe.active);
        let attackers = foes.filter(|(number, _)| self.game.attacks_on_contact(&there.state, seat, *number));
        let fights = attackers.filter_map(|(foe, _)| {
            let odds = there.attack(seat, foe)?;
            Some(Matchup { foe, apart: false, now: false, odds })
        });
        Some(SpaceEntry { points, rads, kills, fights: fights.collect() })
    }

    /// A fight that an enemy starts in its own space.
    fn attack(&self, seat: Seat, foe: u8) -> Option<FightOdds> {
        self.fight_odds(seat, &Terms { action: false, ..Terms::with(Opponent::OnMap(foe)) })
    }

    fn task(&self, seat: Seat, task: &Task, source: Source) -> Option<Prospect> {
        match task {
            Task::Test { letters, difficulty, other: false } => {
                let difficulty = self.game.amount(&self.state, seat, *difficulty, Some(source));
                Some(Prospect::Test(self.test_odds(seat, *letters, difficulty)))
            }
            Task::Fight(kind) => {
                let drawn = self.tokens_to_draw(*kind).into_iter();
                let terms = drawn.map(|token| Terms::with(Opponent::Drawn { kind: *kind, token }));
                let odds: Vec<FightOdds> = terms.filter_map(|terms| self.fight_odds(seat, &terms)).collect();
                (!odds.is_empty()).then_some(Prospect::Draw(odds))
            }
            Task::Test { .. } | Task::FightEnemy(_) | Task::Pay(_) | Task::Do(_) => None,
        }
    }

    /// The tokens that the next one of this type could be.
    fn tokens_to_draw(&self, kind: EnemyType) -> Vec<u8> {
        let Some(stack) = self.view.stacks.get(kind as usize) else { return vec![NONE] };
        if let Some((_, token)) = stack.known.iter().find(|(at, _)| *at == 0) {
            return vec![*token as u8];
        }
        if stack.left == 0 {
            return Vec::new();
        }
        let seen = seen_tokens(self.view);
        let tokens = (0u8..).zip(&self.game.content.tokens).filter(|(_, token)| token.kind == kind);
        tokens.map(|(number, _)| number).filter(|number| !seen.contains(&u16::from(*number))).collect()
    }

    fn rest_of_fight(&self, bout: Bout, choice: Choice) -> Option<FightOdds> {
        let faces = &self.game.content.faces;
        match choice {
            Choice::Reroll(which) => bout.reroll(faces, which),
            Choice::Done => Some(Bout { rerolls: 0, rested: false, ..bout }.odds(faces)),
            Choice::Rest => Some(Bout { rerolls: bout.rerolls.saturating_add(1), rested: false, ..bout }.odds(faces)),
            _ => None,
        }
    }

    fn rest_of_test(&self, attempt: Attempt, choice: Choice) -> Option<TestOdds> {
        let faces = &self.game.content.faces;
        match choice {
            Choice::Reroll(which) => attempt.reroll(faces, which),
            Choice::Done => Some(Attempt { rerolls: 0, rested: false, ..attempt }.odds(faces)),
            Choice::Rest => {
                Some(Attempt { rerolls: attempt.rerolls.saturating_add(1), rested: false, ..attempt }.odds(faces))
            }
            _ => None,
        }
    }
}
