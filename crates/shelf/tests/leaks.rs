//! The law that nothing hidden shows can fail: each of these games leaks one thing on purpose, and the suite must see it.

use conformance::{Effort, Failure, check};
use kernel::{
    Asked, Audience, Because, Decision, Fault, Game, Legal, PackStamp, Progress, QuickRng, Run, Seat, Seed, Viewer,
    advance, decide,
};
use serde::{Deserialize, Serialize};
use shelter::Shelter;
use wasteland::{
    Wasteland,
    choice::Choice,
    content::Faction,
    event::Event,
    mode::{Pick, coop},
};

/// A game that is another one but for one thing that it tells.
struct Leaky<G: Game> {
    game: G,
    leak: Leak<G>,
}

/// What is told although it is hidden.
enum Leak<G: Game> {
    /// Nothing: the game is sound.
    Nothing,
    /// Something in the view.
    View(fn(&G, &G::State, Viewer) -> Option<String>),
    /// Whether a question with a single answer is asked.
    Question(fn(&G, &G::State) -> bool),
    /// Whether there is a reason why something cannot be done.
    Reason(fn(&G, &G::State, Seat, G::Choice) -> bool),
    /// Such events, to everybody.
    Event(fn(&G::Event) -> bool),
    /// What comes next, by letting it lie where it lay when the table goes back.
    Undo,
}

/// A view with what leaked into it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
struct LeakyView<V> {
    view: V,
    leak: Option<String>,
}

impl<G: Game> Leaky<G> {
    /// Carries out a step of the game behind, and tells more of what happened than it does.
    fn run<T>(&self, run: &mut Run<Leaky<G>>, work: impl FnOnce(&mut Run<G>) -> T) -> T {
        let result = run.lend(work);
        if let (Leak::Event(tells), Some(record)) = (&self.leak, run.record_mut()) {
            for told in record.events.iter_mut().filter(|told| tells(&told.event)) {
                told.audience = Audience::All;
            }
        }
        result
    }
}

impl<G: Game> Game for Leaky<G> {
    const ID: &'static str = G::ID;
    const RULES_VERSION: u32 = G::RULES_VERSION;

    type Setup = G::Setup;
    type State = G::State;
    type Choice = G::Choice;
    type Ask = G::Ask;
    type Event = G::Event;
    type View = LeakyView<G::View>;
    type Reason = G::Reason;

    fn packs(&self) -> Vec<PackStamp> {
        self.game.packs()
    }

    fn seats(setup: &Self::Setup) -> u8 {
        G::seats(setup)
    }

    fn set_up(&self, setup: &Self::Setup, seed: Seed) -> Result<Self::State, Because<Self::Reason>> {
        self.game.set_up(setup, seed)
    }

    fn step(&self, state: &mut Self::State, run: &mut Run<Self>) -> Result<Progress, Fault> {
        self.run(run, |run| self.game.step(state, run))
    }

    fn decide(&self, state: &Self::State, options: &mut Vec<Self::Choice>) -> Option<Asked<Self::Ask>> {
        self.game.decide(state, options)
    }

    fn asks_anyway(&self, state: &Self::State) -> bool {
        let tells = matches!(self.leak, Leak::Question(tells) if tells(&self.game, state));
        tells || self.game.asks_anyway(state)
    }

    fn answer(
        &self,
        state: &mut Self::State,
        answer: &Legal<Self::Choice>,
        forced: bool,
        run: &mut Run<Self>,
    ) -> Result<(), Fault> {
        self.run(run, |run| self.game.answer(state, answer, forced, run))
    }

    fn why_not(&self, state: &Self::State, seat: Seat, choice: Self::Choice) -> Option<Because<Self::Reason>> {
        match self.leak {
            Leak::Reason(tells) if tells(&self.game, state, seat, choice) => None,
            _ => self.game.why_not(state, seat, choice),
        }
    }

    fn view(&self, state: &Self::State, viewer: Viewer) -> Self::View {
        let leak = match self.leak {
            Leak::View(tells) if viewer != Viewer::Referee => tells(&self.game, state, viewer),
            _ => None,
        };
        LeakyView { view: self.game.view(state, viewer), leak }
    }

    fn redeal(&self, view: &Self::View, rng: &mut QuickRng) -> Result<Self::State, Fault> {
        self.game.redeal(&view.view, rng)
    }

    fn scramble(&self, state: &Self::State, viewer: Viewer, rng: &mut QuickRng) -> Self::State {
        self.game.scramble(state, viewer, rng)
    }

    fn next_epoch(&self, state: &mut Self::State) {
        if !matches!(self.leak, Leak::Undo) {
            self.game.next_epoch(state);
        }
    }

    fn audit(&self, state: &Self::State) -> Result<(), String> {
        self.game.audit(state)
    }

    fn audit_kept(&self, state: &Self::State) -> Result<(), String> {
        self.game.audit_kept(state)
    }

    fn places(&self, state: &Self::State) -> Option<Vec<u8>> {
        self.game.places(state)
    }
}

/// What somebody sees who may know all.
fn all<G: Game>(game: &G, state: &G::State) -> G::View {
    game.view(state, Viewer::Referee)
}

/// The first of some things, in words.
fn first<T: std::fmt::Debug>(things: impl IntoIterator<Item = T>) -> Option<String> {
    things.into_iter().next().map(|thing| format!("{thing:?}"))
}

/// What the next dice will be.
fn cup<G: Game>(_: &G, state: &G::State, _: Viewer) -> Option<String> {
    let written = serde_json::to_value(state).expect("a state is plain data");
    Some(written["secret"]["cup"]["seed"].to_string())
}

/// What would come of the last option, though nobody has chosen it.
fn unchosen<G: Game>(game: &G, state: &G::State, _: Viewer) -> Option<String> {
    let mut decision = Decision::default();
    decide(game, state, &mut decision);
    let last = decision.nth(decision.count().checked_sub(1)?)?;
    let (mut there, mut run) = (state.clone(), Run::recording());
    advance(game, &mut there, &last, &mut run).ok()?;
    let record = run.take_record();
    first(record.events.into_iter().rev().map(|told| told.event))
}

const UNDO: &str = "still lies there after an undo";

const MOST_DECISIONS: u32 = 15_000;

#[track_caller]
fn caught<G: Game>(game: G, leak: Leak<G>, setup: G::Setup, seeds: std::ops::Range<u64>, words: &str) {
    let leaky = Leaky { game, leak };
    let games_per_setup = (seeds.end - seeds.start) as u32;
    let effort = Effort { games_per_setup, seed: seeds.start, most_decisions: MOST_DECISIONS };
    match check(&leaky, &[setup], effort) {
        Ok(report) => panic!("nobody noticed in {report}"),
        Err(Failure { what, seed, decision, .. }) => {
            eprintln!("caught in the game of seed {seed} at decision {decision}");
            assert!(what.contains(words), "{what}");
        }
    }
}

mod in_wasteland {
    use super::*;

    const VIEW: &str = "the view or the decision for";

    #[track_caller]
    fn caught(leak: Leak<Wasteland>, seeds: std::ops::Range<u64>, words: &str) {
        let setup = wasteland::options::Setup::of(3);
        super::caught(shelf::wasteland().expect("it is built in"), leak, setup, seeds, words);
    }

    /// The game behind a leak is sound: what the suite sees is the leak.
    #[test]
    fn without_a_leak_nothing_is_caught() {
        let sound = Leaky { game: shelf::wasteland().unwrap(), leak: Leak::Nothing };
        let effort = Effort { games_per_setup: 1, seed: 1, most_decisions: MOST_DECISIONS };
        check(&sound, &[wasteland::options::Setup::of(3)], effort).unwrap();
    }

    #[test]
    fn another_survivors_agenda_card() {
        let tells = |game: &Wasteland, state: &_, viewer| match viewer {
            Viewer::Seat(seat) => Some(all(game, state).hand(seat.next(3)).known.trailing_zeros().to_string()),
            _ => None,
        };
        caught(Leak::View(tells), 1..3, VIEW);
    }

    #[test]
    fn the_order_of_a_deck() {
        caught(Leak::View(|game, state, _| first(all(game, state).loot.known)), 1..3, VIEW);
    }

    #[test]
    fn the_order_of_an_encounter_deck() {
        let tells = |game: &Wasteland, state: &_, _| first(all(game, state).encounters[0].known.clone());
        caught(Leak::View(tells), 1..3, VIEW);
    }

    #[test]
    fn a_facedown_tile() {
        caught(Leak::View(|game, state, _| first(all(game, state).facedown_tiles)), 1..3, VIEW);
    }

    #[test]
    fn the_face_of_a_facedown_enemy() {
        caught(Leak::View(|game, state, _| first(all(game, state).facedown_foes)), 1..3, VIEW);
    }

    #[test]
    fn what_an_option_would_have_brought() {
        caught(Leak::View(unchosen), 1..3, "depends on what is hidden");
    }

    #[test]
    fn the_cup() {
        caught(Leak::View(cup), 1..3, VIEW);
    }

    #[test]
    fn a_card_that_another_looks_at() {
        caught(Leak::View(|game, state, _| first(all(game, state).looked_at)), 1..9, VIEW);
    }

    /// The number of cards in a deal is for all to know, which ones is not.
    #[test]
    fn an_agenda_card_of_a_deal() {
        let tells = |game: &Wasteland, state: &_, _| Some(all(game, state).deal[0].known.to_string());
        caught(Leak::View(tells), 1..9, VIEW);
    }

    #[test]
    fn an_agenda_card_that_changed_hands() {
        let tells = |event: &Event| matches!(event, Event::AgendasPassed { .. });
        caught(Leak::Event(tells), 1..17, "an event for");
    }

    #[test]
    fn a_facedown_discard() {
        let tells = |game: &Wasteland, state: &_, _| first(all(game, state).agenda_discards.iter().rev());
        caught(Leak::View(tells), 1..33, VIEW);
    }

    /// What the first survivor holds shows in being asked, or not, where there is but one answer.
    #[test]
    fn a_question_that_tells_by_being_asked() {
        let tells = |game: &Wasteland, state: &_| all(game, state).hand(Seat::new(0)).known.trailing_zeros() % 2 == 0;
        caught(Leak::Question(tells), 1..9, "the view after the next answer for");
    }

    #[test]
    fn a_reason_that_says_who_holds_a_card() {
        let tells = |game: &Wasteland, state: &_, seat: Seat, choice: Choice| match choice {
            Choice::Agenda(card) | Choice::Declare(card) => {
                all(game, state).hand(seat.next(3)).known & (1 << card) != 0
            }
            _ => false,
        };
        caught(Leak::Reason(tells), 1..9, "a reason for");
    }

    #[test]
    fn what_comes_after_the_table_went_back() {
        caught(Leak::Undo, 1..3, UNDO);
    }

    /// The survivors know the whole deck together, which must not hide that other decks stay as they are.
    #[test]
    fn what_comes_after_a_group_went_back() {
        let agreed = coop::Agreement { friendly: Faction::Star, terms: coop::Terms::default() };
        let setup = wasteland::options::Setup { mode: Pick::Coop(agreed), ..wasteland::options::Setup::of(2) };
        super::caught(shelf::wasteland().expect("it is built in"), Leak::Undo, setup, 1..3, UNDO);
    }

    #[test]
    fn an_event_to_the_wrong_audience() {
        caught(Leak::Event(|event| matches!(event, Event::AgendaSeen { .. })), 1..9, "an event for");
    }
}

mod in_shelter {
    use super::*;

    const VIEW: &str = "the view or the decision for";

    #[track_caller]
    fn caught(leak: Leak<Shelter>, words: &str) {
        let mut setup = shelter::options::Setup::for_players(3);
        setup.options.hidden_happiness = true;
        super::caught(shelf::shelter().expect("it is built in"), leak, setup, 1..3, words);
    }

    #[test]
    fn the_order_of_a_deck() {
        caught(Leak::View(|game, state, _| first(all(game, state).threats.order)), VIEW);
    }

    #[test]
    fn the_happiness_of_another() {
        let tells = |game: &Shelter, state: &_, viewer| match viewer {
            Viewer::Seat(seat) => all(game, state).happiness_of(seat.next(3)).map(|happiness| happiness.to_string()),
            _ => None,
        };
        caught(Leak::View(tells), VIEW);
    }

    #[test]
    fn the_cup() {
        caught(Leak::View(cup), VIEW);
    }

    #[test]
    fn what_an_option_would_have_brought() {
        caught(Leak::View(unchosen), "depends on what is hidden");
    }

    #[test]
    fn what_comes_after_the_table_went_back() {
        caught(Leak::Undo, UNDO);
    }
}
