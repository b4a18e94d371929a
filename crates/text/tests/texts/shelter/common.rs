//! A game with the content of the core pack, played by a seeded generator.

use std::path::Path;

use kernel::{Answer, Game, QuickRng, Recorded, Run, Seed, Viewer, advance, begin};
use pack::PackFiles;
use shelter::{Shelter, choice::Choice, event::Event, options::Setup, state::State, view::View};
use text::shelter::Names;

/// The core pack.
pub fn packs() -> Vec<PackFiles> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../packs/shelter-core");
    vec![pack::load_folder(&folder).expect("the core pack lies beside the crates")]
}

/// Shelter with the core pack.
pub fn shelter() -> Shelter {
    match shelter::reading::read(&packs()) {
        Ok((content, _)) => Shelter::new(content),
        Err(mistakes) => panic!("{mistakes}"),
    }
}

/// Names for a set-up.
pub fn names(game: &Shelter, setup: &Setup) -> Names {
    let packs = packs();
    Names::new(game.content(), packs.iter().flat_map(|files| &files.texts), setup)
}

/// A game under way.
pub struct Played<'g> {
    pub game: &'g Shelter,
    pub state: State,
    pub run: Run<Shelter>,
    pub story: Vec<Recorded<Event>>,
    rng: QuickRng,
}

impl<'g> Played<'g> {
    pub fn begin(game: &'g Shelter, setup: &Setup, seed: u64) -> Played<'g> {
        let mut run = Run::recording();
        let state = begin(game, setup, Seed::from_number(seed), &mut run).expect("the set-up is allowed");
        let story = run.take_record().events;
        Played { game, state, run, story, rng: QuickRng::new(seed) }
    }

    pub fn is_over(&self) -> bool {
        self.run.decision.asked.is_none()
    }

    pub fn view(&self) -> View {
        self.game.view(&self.state, Viewer::Spectator)
    }

    /// Answers the open question at random, in a way that seldom passes.
    pub fn step(&mut self) {
        let decision = &self.run.decision;
        let passes = |answer: &Answer<Choice>| *answer == Answer::One(Choice::Pass);
        let mut answer = decision.sample(&mut self.rng).expect("somebody is asked");
        for _ in 0..4 {
            if passes(answer.answer()) {
                answer = decision.sample(&mut self.rng).expect("somebody is asked");
            }
        }
        advance(self.game, &mut self.state, &answer, &mut self.run).expect("the rules hold");
        self.story.extend(self.run.take_record().events);
    }

    pub fn play_to_round(&mut self, round: u16) {
        while !self.is_over() && self.view().round < round {
            self.step();
        }
    }
}
