//! What the end of a game needs of its log: how many decisions there were, and in which step something happened.

use kernel::{EventId, Log};
use leptos::prelude::{GetUntracked as _, window};

use crate::{
    game::TableGame,
    play::Play,
    route::Route,
    screens::replay::{Reel, What},
};

/// The log of a game that is over, in short.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Outline {
    /// How many steps there are.
    pub steps: u32,
    /// How many answers were given and not taken back.
    pub decisions: u32,
    /// The last event of each step that counts.
    events: Vec<(EventId, u32)>,
}

impl Outline {
    /// The outline of the game in a play; an empty one where this machine does not have it.
    pub fn of<G: TableGame>(play: Play<G>) -> Outline {
        let log = play.save().and_then(|text| Log::<G>::read_open(&text).ok());
        log.map(|log| Outline::of_log(&log)).unwrap_or_default()
    }

    fn of_log<G: TableGame>(log: &Log<G>) -> Outline {
        let reel = Reel::of::<G>(log.entries());
        let line = reel.line(reel.last());
        let is_move = |step: &&u32| reel.frame(**step).is_some_and(|frame| matches!(frame.what, What::Move(_)));
        let decisions = line.iter().filter(is_move).count() as u32;
        let last_event = |step: u32| Some((log.entries().get(step as usize)?.events.last()?.id, step));
        Outline { steps: reel.len(), decisions, events: line.into_iter().filter_map(last_event).collect() }
    }

    /// The step in which an event happened.
    pub fn step_of(&self, event: EventId) -> Option<u32> {
        let at = self.events.partition_point(|(last, _)| *last < event);
        self.events.get(at).map(|(_, step)| *step)
    }
}

/// The name of the game on this screen, if the browser keeps it.
pub fn game_id<G: TableGame>(play: Play<G>) -> Option<String> {
    if let Some(online) = play.online {
        return online.saved.get_untracked();
    }
    match Route::read(&window().location().hash().unwrap_or_default()) {
        Route::Play(id) | Route::Replay(id, _) => Some(id),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use kernel::{Contributions, QuickRng, Secret, Table};
    use shelter::{Shelter, options::Setup};

    use super::*;

    #[test]
    fn events_are_found_in_the_steps_that_count() {
        let setup = Setup::for_players(2);
        let mut table =
            Table::begin(Shelter::kit().game.clone(), setup, Secret::from_number(5), Contributions::none()).unwrap();
        for rng in 0..12 {
            let decision = table.decision().clone();
            let answer = decision.sample(&mut QuickRng::new(rng)).unwrap().into_answer();
            table.play(decision.asked.unwrap().seat, table.decision_number(), &answer).unwrap();
            if rng == 5 {
                let to = table.line_backwards().nth(1).unwrap().number;
                table.undo_by_vote(to).unwrap();
            }
        }
        let outline = Outline::of_log(table.log());
        assert_eq!((outline.steps, outline.decisions), (14, 11));
        for entry in table.line_backwards().filter(|entry| !entry.events.is_empty()) {
            for told in &entry.events {
                let step = outline.step_of(told.id).unwrap();
                assert!(table.log().entries()[step as usize].events.iter().any(|other| other.id == told.id));
            }
        }
        assert_eq!(outline.step_of(EventId(u32::MAX)), None);
    }
}
