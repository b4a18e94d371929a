//! Chapter EXPLORE: a facedown tile is turned up, and who was on it is placed.

use kernel::{Asked, Fault, Progress, RuleId, Seats, rule};

use crate::{
    choice::{Ask, Choice},
    content::{Back, EnemyType},
    effect::{Trigger, Window},
    event::Event,
    frame::{ExploreStep, What},
    machine::{Board, Wasteland, ask_one, broken},
    map::Node,
    state::{Foe, NONE, Opponent, State},
};

impl Back {
    /// The place in [`crate::state::Player::explored`].
    pub(crate) const fn explored(self) -> Option<usize> {
        match self {
            Back::Dangerous => Some(0),
            Back::Deadly => Some(1),
            Back::DoubleSided => None,
        }
    }
}

impl Wasteland {
    /// The next enemy that was on the tile and is still to be placed.
    fn occupant(state: &State, place: u8) -> Option<u8> {
        state.foes.iter().find(|(_, foe)| foe.at.place() == place && !foe.facing.is_empty()).map(|(number, _)| number)
    }

    pub(crate) fn decide_explore(&self, state: &State, place: u8, options: &mut Vec<Choice>) -> Option<Asked<Ask>> {
        let occupant = Self::occupant(state, place)?;
        options.extend(self.land(state).spaces_at(place).iter().map(Choice::Space));
        Some(ask_one(state.active, Ask::Occupant(occupant)))
    }
}

impl Board<'_> {
    pub(crate) fn explore(&mut self, place: u8) -> Result<(), Fault> {
        self.push(What::Explore { place, step: ExploreStep::Flip })
    }

    pub(crate) fn step_explore(&mut self, place: u8, step: ExploreStep) -> Result<Progress, Fault> {
        let seat = self.state.active;
        match step {
            ExploreStep::Flip => {
                self.flip(place)?;
                self.turn_to(What::Explore { place, step: ExploreStep::Occupants });
            }
            ExploreStep::Occupants if Wasteland::occupant(self.state, place).is_some() => return Ok(Progress::Ask),
            ExploreStep::Occupants => self.turn_to(What::Explore { place, step: ExploreStep::Window }),
            ExploreStep::Window => {
                self.turn_to(What::Explore { place, step: ExploreStep::Done });
                self.open_window(Window::Explore, seat)?;
            }
            ExploreStep::Done => self.pop(),
        }
        Ok(Progress::Go)
    }

    /// W-EXPLORE-02, W-EXPLORE-03, W-RULING-22: the tile, then its icons; who was on it waits.
    fn flip(&mut self, place: u8) -> Result<(), Fault> {
        let seat = self.state.active;
        let (tile, _) = self.state.tile_at(place).ok_or_else(|| broken("a tile that is not there"))?;
        for foe in self.state.foes.iter_mut().filter(|foe| foe.at.place() == place) {
            foe.facing = Seats::only(seat);
        }
        self.state.faceup |= 1 << place;
        self.state.tiles[usize::from(place)] = tile;
        self.state.secret.tiles[usize::from(place)] = NONE;
        self.run.reveal();
        let rule = self.cite(rule!("W-EXPLORE-02"), |board| match board.game.hindering(board.state, seat) {
            Some(_) => rule!("W-ACTION-06"),
            None => rule!("W-EXPLORE-02"),
        });
        let explored = self.tell(rule, || Event::Explored { seat, place, tile });
        self.because_of(explored);
        let back = self.game.content.tiles.get(usize::from(tile)).map(|tile| tile.back);
        if let Some(at) = back.and_then(crate::content::Back::explored) {
            let count = &mut self.state.player_mut(seat).explored[at];
            *count = count.saturating_add(1);
        }
        self.state.note_change();
        self.enemies_appear(place, rule!("W-EXPLORE-03"));
        // W-EXPLORE-06.
        self.earn(seat, |trigger| matches!(trigger, Trigger::Explore(wanted) if wanted.is_none() || *wanted == back));
        Ok(())
    }

    pub(crate) fn answer_explore(&mut self, place: u8, choice: Choice) -> Result<(), Fault> {
        let (Choice::Space(node), Some(foe)) = (choice, Wasteland::occupant(self.state, place)) else {
            return Err(broken("not what an explorer is asked"));
        };
        if let Some(occupant) = self.state.foes.get_mut(foe) {
            occupant.at = node;
            occupant.facing = Seats::NONE;
        }
        self.tell(rule!("W-EXPLORE-04"), || Event::EnemyPlaced { foe, node });
        Ok(())
    }

    /// One active enemy for each icon of the tile at a place.
    pub(crate) fn enemies_appear(&mut self, place: u8, rule: RuleId) {
        let Some((tile, true)) = self.state.tile_at(place) else { return };
        let game = self.game;
        let Some(tile) = game.content.tiles.get(usize::from(tile)) else { return };
        for (space, printed) in (0u8..).zip(&tile.spaces) {
            for kind in &printed.enemies {
                self.enemy_appears(*kind, Node::new(place, space), true, rule);
            }
        }
    }

    /// A token of the type is put on the map; its number there (W-RULING-26).
    pub(crate) fn enemy_appears(&mut self, kind: EnemyType, node: Node, active: bool, rule: RuleId) -> Option<u8> {
        // A fight under way still speaks of the number of its enemy, even if that is gone.
        let fights = self.state.fights;
        let is_kept = |number| fights.iter().any(|one| one.foe == Opponent::OnMap(number));
        let Some(number) = self.state.foes.free_number(is_kept) else {
            self.tell(rule!("W-RULING-26"), || Event::NoEnemyLeft(kind));
            return None;
        };
        let token = match kind.faction() {
            Some(_) => NONE,
            None => match self.draw_token(kind) {
                Some(token) => token,
                None => {
                    self.tell(rule!("W-RULING-26"), || Event::NoEnemyLeft(kind));
                    return None;
                }
            },
        };
        // W-RULING-65: tokens of factions are never facedown.
        let active = active || kind.faction().is_some();
        let (open, facedown) = if active { (token, NONE) } else { (NONE, token) };
        let foe = Foe { kind, token: open, at: node, active, marked: !active, facing: Seats::NONE };
        self.state.foes.put(number, foe)?;
        self.state.secret.faces[usize::from(number)] = facedown;
        if active {
            self.run.reveal();
        }
        self.note_enemy_change();
        let told = if active { Wasteland::told_token(token) } else { None };
        self.tell(rule, || Event::EnemyAppeared { foe: number, kind, token: told, node });
        Some(number)
    }
}
