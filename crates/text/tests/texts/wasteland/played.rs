//! A game with the content of the core pack, played by a seeded generator that likes to do things.

use std::path::Path;

use kernel::{Answer, Game, QuickRng, Recorded, Run, Seed, Viewer, advance, begin};
use pack::PackFiles;
use text::wasteland::Names;
use wasteland::{
    Wasteland,
    choice::Choice,
    event::Event,
    options::Setup,
    outlook::{Analysis, Influence},
    state::State,
    view::View,
};

/// The core pack.
fn packs() -> Vec<PackFiles> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../packs/wasteland-core");
    vec![pack::load_folder(&folder).expect("the core pack lies beside the crates")]
}

/// Wasteland with the core pack, and its names.
pub fn wasteland() -> (Wasteland, Names) {
    let packs = packs();
    let game = match wasteland::reading::read(&packs) {
        Ok((content, _)) => Wasteland::new(content),
        Err(mistakes) => panic!("{mistakes}"),
    };
    let names =
        Names::new(game.content(), packs.iter().flat_map(|files| files.texts.iter().chain(&files.ending_texts)));
    (game, names)
}

/// A game under way.
pub struct Played<'g> {
    pub game: &'g Wasteland,
    pub state: State,
    pub run: Run<Wasteland>,
    pub events: Vec<Recorded<Event>>,
    rng: QuickRng,
}

impl<'g> Played<'g> {
    pub fn begin(game: &'g Wasteland, players: u8, seed: u64) -> Played<'g> {
        let mut run = Run::recording();
        let named = |id: &str| game.content().scenarios.iter().position(|scenario| scenario.id == id);
        let scenario = named("the-long-ledger").expect("it is in the core pack") as u8;
        let setup = Setup { scenario, ..Setup::of(players) };
        let state = begin(game, &setup, Seed::from_number(seed), &mut run).expect("the set-up is allowed");
        let events = run.take_record().events;
        Played { game, state, run, events, rng: QuickRng::new(seed) }
    }

    pub fn is_over(&self) -> bool {
        self.run.decision.asked.is_none()
    }

    pub fn view(&self, viewer: Viewer) -> View {
        self.game.view(&self.state, viewer)
    }

    pub fn story(&self, viewer: Viewer) -> Vec<Recorded<Event>> {
        self.events.iter().filter(|told| told.audience.includes(viewer)).cloned().collect()
    }

    pub fn influence(&self, view: &View) -> Influence {
        Analysis::new(self.game, view).expect("the view is one of this game").influence()
    }

    /// Answers the open question at random, mostly with something that gets the game on.
    pub fn step(&mut self) {
        let decision = &self.run.decision;
        let gets_on = |answer: &Answer<Choice>| {
            matches!(
                answer,
                Answer::One(Choice::Quest { .. } | Choice::Encounter | Choice::Accept | Choice::Objective { .. })
            )
        };
        let idles = |answer: &Answer<Choice>| {
            matches!(answer, Answer::One(Choice::EndTurn | Choice::Trade(_) | Choice::Decline))
        };
        let mut answer = decision.sample(&mut self.rng).expect("somebody is asked");
        for _ in 0..6 {
            let other = decision.sample(&mut self.rng).expect("somebody is asked");
            if gets_on(other.answer()) || idles(answer.answer()) {
                answer = other;
            }
        }
        advance(self.game, &mut self.state, &answer, &mut self.run).expect("the rules hold");
        self.events.extend(self.run.take_record().events);
    }

    pub fn play_to_round(&mut self, round: u16) {
        while !self.is_over() && self.state.round() < round {
            self.step();
        }
    }

    pub fn play_to_the_end(&mut self) {
        while !self.is_over() {
            self.step();
        }
    }
}
