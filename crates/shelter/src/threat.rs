//! Chapter THREAT: spawning and discarding threats (S-THREAT-01 to S-THREAT-10).
//!
//! From round 2 on, both dice are rolled for every level from the top down; a threat covers the space in that column
//! unless it is a seven, no room stands there or a threat lies there. A threat replaces its space until it is beaten.

use kernel::{Fault, Progress, RuleId, rule};

use crate::{
    content::Window,
    event::{Event, Pile, Spared},
    frame::What,
    machine::{Board, broken},
    state::EndTrigger,
    vault::{SpaceRef, Vault},
};

impl Board<'_> {
    pub fn step_spawn(&mut self, level: u8) -> Result<Progress, Fault> {
        if level >= self.state.vault.levels {
            self.pop();
            return Ok(Progress::Go);
        }
        self.turn_to(What::Spawn { level: level + 1 });
        let dice: [u8; 2] = self.run.roll(&mut self.state.secret.cup, 6);
        let rolled = self.tell(rule!("S-THREAT-01"), || Event::ThreatRolled { level, dice });
        let before = std::mem::replace(&mut self.cause, rolled);
        // The window stays below that of a card that names this moment, and opens after it.
        self.interrupt()?;
        self.spawn(level, dice[0] + dice[1])?;
        self.cause = before;
        Ok(Progress::Go)
    }

    /// S-THREAT-02 to S-THREAT-04.
    fn spawn(&mut self, level: u8, column: u8) -> Result<(), Fault> {
        let map = self.state.options.column_map;
        let Some(space) = self.state.vault.space_in_column(&self.game.content, map, level, column) else {
            let (why, rule) = match column {
                7 => (Spared::Seven, rule!("S-THREAT-04")),
                _ => (Spared::NoRoom, rule!("S-THREAT-03")),
            };
            self.tell(rule, || Event::NothingSpawned { level, why });
            return Ok(());
        };
        if self.state.vault.threatened & space.bit() != 0 {
            self.tell(rule!("S-THREAT-03"), || Event::NothingSpawned { level, why: Spared::Taken });
            return Ok(());
        }
        if self.state.vault.occupied & space.bit() != 0 {
            return Err(broken("a threat would land on a dweller (S-THREAT-08)"));
        }
        let Some(threat) = self.draw_threat() else {
            self.tell(rule!("S-RULING-31"), || Event::NothingSpawned { level, why: Spared::NoCards });
            return Ok(());
        };
        self.state.vault.put_threat(&self.game.content, space, threat);
        let spawned = self.tell(rule!("S-THREAT-02"), || Event::ThreatSpawned { space, threat });
        self.cause = spawned;
        if self.state.secret.piles.threats.is_empty() {
            self.trigger_end(rule!("S-END-02"), EndTrigger::ThreatDeck);
        }
        if let Some(owner) = self.state.vault.owner(level) {
            self.open_window(Window::ThreatSpawned, owner)?;
        }
        Ok(())
    }

    /// Whether any sum of the dice would bring a threat.
    pub fn some_threat_can_spawn(&self) -> bool {
        let Vault { levels, threatened, .. } = self.state.vault;
        if self.state.secret.piles.threats.is_empty() && self.state.discards.threats.is_empty() {
            return false;
        }
        let map = self.state.options.column_map;
        (0..levels).any(|level| {
            let hit = |column| self.state.vault.space_in_column(&self.game.content, map, level, column);
            (2..=12).filter_map(hit).any(|space| threatened & space.bit() == 0)
        })
    }

    /// S-THREAT-09: an empty deck is made anew from the discards.
    fn draw_threat(&mut self) -> Option<u8> {
        self.renew(Pile::Threats, rule!("S-THREAT-09"));
        self.run.reveal();
        self.state.secret.piles.threats.pop()
    }

    /// Takes a threat out of the vault; the space below is as printed again.
    pub fn discard_threat(&mut self, space: SpaceRef, rule: RuleId) -> Result<(), Fault> {
        let threat = self.state.vault.take_threat(&self.game.content, space);
        self.state.discards.threats.try_push(threat)?;
        self.tell(rule, || Event::ThreatDiscarded { space, threat });
        Ok(())
    }
}
