//! The machine: Shelter as a [`Game`]. Each frame is run by the chapter it belongs to.

use kernel::{Answer, Asked, Because, Fault, Game, Legal, PackStamp, Progress, QuickRng, Run, Seat, Seed, Viewer};

use crate::{
    choice::{Ask, Choice, Reason},
    content::{Content, Space, SpaceId},
    event::Event,
    frame::{Frame, What},
    index::Index,
    options::Setup,
    state::State,
    view::View,
};

pub(crate) use harness::machine::{ask_one, broken};

/// Shelter with its content. Constant, and shared by all games played with it.
#[derive(Clone, Debug)]
pub struct Shelter {
    pub(crate) content: Content,
    pub(crate) index: Index,
}

impl Shelter {
    /// The game with this content.
    #[must_use]
    pub fn new(content: Content) -> Shelter {
        let index = Index::new(&content);
        Shelter { content, index }
    }

    /// The content.
    #[must_use]
    pub const fn content(&self) -> &Content {
        &self.content
    }

    /// A printed space.
    pub(crate) fn space(&self, id: SpaceId) -> &Space {
        &self.content.spaces[id.0 as usize]
    }
}

harness::board!(Shelter);

impl Game for Shelter {
    const ID: &'static str = "shelter";
    const RULES_VERSION: u32 = 3;

    type Setup = Setup;
    type State = State;
    type Choice = Choice;
    type Ask = Ask;
    type Event = Event;
    type View = View;
    type Reason = Reason;

    fn packs(&self) -> Vec<PackStamp> {
        self.content.packs.clone()
    }

    fn seats(setup: &Setup) -> u8 {
        setup.colors.len().min(Seat::MAX) as u8
    }

    fn set_up(&self, setup: &Setup, seed: Seed) -> Result<State, Because<Reason>> {
        crate::setup::set_up(self, setup, seed)
    }

    fn step(&self, state: &mut State, run: &mut Run<Shelter>) -> Result<Progress, Fault> {
        let Some(frame) = state.frames.last().copied() else {
            return Err(broken("nothing is being done"));
        };
        let mut board = Board { game: self, state, run, cause: frame.cause };
        match frame.what {
            What::Round(step) => board.step_round(step),
            What::Spawn { level } => board.step_spawn(level),
            What::Turn(step) => board.step_turn(step),
            What::Placement(step) => board.step_placement(step),
            What::Pay(payment) => board.step_payment(payment),
            What::Income { owner } => board.step_income(owner),
            What::Fight(step) => board.step_fight(step),
            What::Gain(gaining) => board.step_gain(gaining),
            What::Windows { window, whom, .. } => board.step_windows(window, whom),
            What::Use(using) => board.step_use(using),
            What::Build(building) => board.step_build(building),
            What::ExchangeGain { backwards, any, net } => board.step_exchange_gain(backwards, any, net),
            What::Recall { nth, step } => board.step_recall(nth, step),
            What::Over => Ok(Progress::Over),
        }
    }

    fn decide(&self, state: &State, options: &mut Vec<Choice>) -> Option<Asked<Ask>> {
        match state.top()? {
            What::Turn(_) => Some(self.decide_turn(state, options)),
            What::Placement(step) => self.decide_placement(state, step, options),
            What::Pay(payment) => Some(self.decide_payment(state, payment, options)),
            What::Income { owner } => Some(self.decide_income(state, owner, options)),
            What::Fight(_) => Some(self.decide_fight(state, options)),
            What::Gain(gaining) => self.decide_gain(state, gaining, options),
            What::Windows { window, asking, .. } => Some(self.decide_windows(state, window, asking?, options)),
            What::Use(using) => self.decide_use(state, using, options),
            What::Build(building) => Some(self.decide_build(state, building, options)),
            What::ExchangeGain { any, net, .. } => Some(self.decide_exchange_gain(state.active, any, net, options)),
            What::Recall { nth, step } => self.decide_recall(state, nth, step, options),
            What::Round(_) | What::Spawn { .. } | What::Over => None,
        }
    }

    fn answer(
        &self,
        state: &mut State,
        answer: &Legal<Choice>,
        forced: bool,
        run: &mut Run<Shelter>,
    ) -> Result<(), Fault> {
        let Some(frame) = state.frames.last().copied() else {
            return Err(broken("nothing is being asked"));
        };
        let mut board = Board { game: self, state, run, cause: frame.cause };
        match (frame.what, answer.answer()) {
            (What::Turn(_), Answer::One(choice)) => board.answer_turn(*choice, forced),
            (What::Placement(step), answer) => board.answer_placement(step, answer),
            (What::Pay(payment), Answer::One(choice)) => board.answer_payment(payment, *choice),
            (What::Income { owner }, Answer::One(choice)) => board.answer_income(owner, *choice),
            (What::Fight(_), Answer::One(choice)) => board.answer_fight(*choice),
            (What::Gain(gaining), Answer::One(choice)) => board.answer_gain(gaining, *choice),
            (What::Windows { window, whom, asking: Some(seat) }, Answer::One(choice)) => {
                board.answer_windows(window, whom, seat, *choice)
            }
            (What::Use(using), Answer::One(choice)) => board.answer_use(using, *choice),
            (What::Build(building), Answer::One(choice)) => board.answer_build(building, *choice),
            (What::ExchangeGain { backwards, any: Some(any), net }, Answer::One(choice)) => {
                board.answer_exchange_gain(backwards, any, net, *choice)
            }
            (What::Recall { nth, step }, answer) => board.answer_recall(nth, step, answer),
            _ => Err(broken("an answer of a shape that was not asked for")),
        }
    }

    fn why_not(&self, state: &State, seat: Seat, choice: Choice) -> Option<Because<Reason>> {
        crate::why_not::why_not(self, state, seat, choice)
    }

    fn view(&self, state: &State, viewer: Viewer) -> View {
        View::of(state, viewer)
    }

    fn redeal(&self, view: &View, rng: &mut QuickRng) -> Result<State, Fault> {
        view.redeal(self, rng)
    }

    fn scramble(&self, state: &State, viewer: Viewer, rng: &mut QuickRng) -> State {
        crate::view::scramble(state, viewer, rng)
    }

    fn next_epoch(&self, state: &mut State) {
        crate::view::deal_anew(state);
    }

    fn audit(&self, state: &State) -> Result<(), String> {
        crate::limit::audit(self, state)
    }

    fn audit_kept(&self, state: &State) -> Result<(), String> {
        crate::limit::audit_kept(self, state)
    }

    fn places(&self, state: &State) -> Option<Vec<u8>> {
        (state.top() == Some(What::Over)).then(|| state.places.to_vec())
    }
}
