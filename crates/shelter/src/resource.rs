//! Chapter RESOURCE: cubes (S-RESOURCE-01 to S-RESOURCE-06).
//!
//! Power, food and water, each on a track of six. A seventh cube is lost. A `?` is a cube of the gainer's choice, also
//! on a full track.

use kernel::{Asked, RuleId, Seat, rule};

use crate::{
    choice::{Ask, Choice},
    content::Resource,
    event::Event,
    machine::{Board, Shelter, ask_one},
    state::TRACK,
};

impl Board<'_> {
    pub fn gain_cube(&mut self, seat: Seat, resource: Resource, rule: RuleId) {
        let cubes = &mut self.state.player_mut(seat).cubes[resource as usize];
        let lost = *cubes >= TRACK;
        if !lost {
            *cubes += 1;
        }
        let rule = if lost { rule!("S-RESOURCE-03") } else { rule };
        self.tell(rule, || Event::CubeGained { seat, resource, lost });
    }
}

impl Shelter {
    pub(crate) fn decide_any_cube(&self, seat: Seat, options: &mut Vec<Choice>) -> Asked<Ask> {
        options.extend(Resource::ALL.map(Choice::Resource));
        ask_one(seat, Ask::GainAny)
    }
}
