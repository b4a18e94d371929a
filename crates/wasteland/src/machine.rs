//! The machine: Wasteland as a [`Game`]. Each frame is run by the chapter it belongs to.

use kernel::{
    Answer, Asked, Audience, Because, EventId, Fault, Game, Legal, PackStamp, Progress, QuickRng, RuleId, Run, Seat,
    Seats, Seed, Shape, Viewer,
};

use crate::{
    choice::{Ask, Choice, Reason},
    content::{Card, Content, Home, Scenario, Scoring},
    evaluate::{self, Goal},
    event::Event,
    frame::{Frame, What},
    map::Land,
    mode,
    options::{Setup, VictoryDeclaration},
    space::Atlas,
    state::{NONE, Public, State},
    view::View,
};

pub(crate) use harness::machine::{ask_one, broken};

/// Wasteland with its content. Constant, and shared by all games played with it.
#[derive(Clone, Debug)]
pub struct Wasteland {
    pub(crate) content: Content,
    pub(crate) atlas: Atlas,
    /// The cards among [`Content::cards`] that are unique assets.
    pub(crate) uniques: Vec<u16>,
    /// Agenda cards that count what is not their holder's own: who stands where, enemies, quests.
    pub(crate) worldly: u64,
    /// Whether one of them counts enemies, who move about most.
    pub(crate) counts_enemies: bool,
    /// By card, the moments at which one of its abilities can be used, as bits: most cards have none at most moments.
    pub(crate) moments: Vec<u16>,
    /// Objectives that players of code go for.
    pub(crate) goals: Vec<Goal>,
}

impl Wasteland {
    /// The game with this content.
    #[must_use]
    pub fn new(mut content: Content) -> Wasteland {
        content.scenarios.iter_mut().for_each(Scenario::find_neighbours);
        let atlas = Atlas::new(&content);
        let of_home = (0u16..).zip(&content.cards).filter(|(_, card)| card.home == Home::Unique);
        let uniques = of_home.map(|(number, _)| number).collect();
        let worldly =
            (0u8..64).zip(&content.agendas).filter(|(_, agenda)| agenda.scoring.iter().any(Scoring::is_worldly));
        let worldly = worldly.fold(0, |set, (number, _)| set | 1 << number);
        let counts_enemies = content.agendas.iter().any(|agenda| agenda.scoring.iter().any(Scoring::counts_enemies));
        let moments = content.cards.iter().map(|card| card.uses.iter().fold(0, |set, one| set | one.window.moments()));
        let moments = moments.collect();
        let goals = evaluate::goals(&content);
        Wasteland { content, atlas, uniques, worldly, counts_enemies, moments, goals }
    }

    /// The content.
    #[must_use]
    pub const fn content(&self) -> &Content {
        &self.content
    }

    /// The printed card.
    #[inline]
    pub(crate) fn card(&self, card: u16) -> Option<&Card> {
        self.content.cards.get(usize::from(card))
    }

    /// The scenario being played.
    #[inline]
    pub(crate) fn scenario(&self, public: &Public) -> &Scenario {
        &self.content.scenarios[usize::from(public.scenario)]
    }

    /// The map as it lies.
    #[inline]
    pub(crate) fn land<'a>(&'a self, public: &'a Public) -> Land<'a> {
        Land {
            atlas: &self.atlas,
            content: &self.content,
            scenario: self.scenario(public),
            tiles: &public.tiles,
            faceup: public.faceup,
        }
    }
}

harness::board!(Wasteland);

impl Board<'_> {
    /// The rule that an event names, where finding it takes a while: nobody hears of it in playouts.
    #[inline]
    pub fn cite(&self, usual: RuleId, closer: impl FnOnce(&Self) -> RuleId) -> RuleId {
        if self.run.is_recording() { closer(self) } else { usual }
    }

    /// Tells only these what happened.
    pub fn tell_only(&mut self, seats: Seats, rule: RuleId, event: impl FnOnce() -> Event) -> EventId {
        self.tell_to(Audience::Only(seats), rule, event)
    }

    /// Tells this audience what happened.
    pub fn tell_to(&mut self, audience: Audience, rule: RuleId, event: impl FnOnce() -> Event) -> EventId {
        self.run.emit(&mut self.state.events, self.cause, rule, audience, event)
    }
}

impl Game for Wasteland {
    const ID: &'static str = "wasteland";
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
        setup.players
    }

    fn set_up(&self, setup: &Setup, seed: Seed) -> Result<State, Because<Reason>> {
        crate::setup::set_up(self, setup, seed)
    }

    fn step(&self, state: &mut State, run: &mut Run<Wasteland>) -> Result<Progress, Fault> {
        let Some(frame) = state.frames.last().copied() else {
            return Err(broken("nothing is being done"));
        };
        let mut board = Board { game: self, state, run, cause: frame.cause };
        if board.look_up()? {
            return Ok(Progress::Go);
        }
        match frame.what {
            What::Setup(step) => board.step_setup(step),
            What::Round(step) => board.step_round(step),
            What::Turn(step) => board.step_turn(step),
            What::ActionOver => board.step_action_over(),
            What::Entered { seat, node, terrain } => board.step_entered(seat, node, terrain),
            What::Explore { place, step } => board.step_explore(place, step),
            What::Activation { icon, step } => board.step_activation(icon, step),
            What::Fight(step) => board.step_fight(step),
            What::Kill { seat, kind, level, at, loot, step } => board.step_kill(seat, kind, level, at, loot, step),
            What::Killed { seat, placed } => board.step_killed(seat, placed),
            What::LevelUp { seat, times, left, drawn } => board.step_level_up(seat, times, left, drawn),
            What::GainPerk { seat, letters, fallback } => board.step_gain_perk(seat, letters, fallback),
            What::Test(step) => board.step_test(step),
            What::Encounter(step) => board.step_encounter(step),
            What::Quest { seat, quest, objective, step } => board.step_quest(seat, quest, objective, step),
            What::Objectives => board.step_objectives(),
            What::Effects { effects, at, sub, seat, source } => board.step_effects(effects, at, sub, seat, source),
            What::Each { seats, from, effects, source } => board.step_each(seats, from, effects, source),
            What::Shop { seat, left, sales } => board.step_shop(seat, left, sales),
            What::Drawn { seat, base, at } => board.step_drawn(seat, base, at),
            What::Stow { seat } => board.step_stow(seat),
            What::DrawAgendas { seat, left } => board.step_draw_agendas(seat, left),
            What::AgendaLimit { seat } => board.step_agenda_limit(seat),
            What::Camp { .. } => Ok(Progress::Ask),
            What::Unexhaust { seat, only, begun } => board.step_unexhaust(seat, only, begun),
            What::Trade(step) => board.step_trade(step),
            What::Window { window, seat } => board.step_window(window, seat),
            What::Use { seat, source, ability, step, left } => board.step_use(seat, source, ability, step, left),
            What::Pay { seat, cost, step, left } => board.step_pay(seat, cost, step, left),
            What::MoveEnemy { seat, foe, left } => board.step_move_enemy(seat, foe, left),
            What::Mode(frame) => mode::step(&mut board, frame),
            What::ShoppedInCamp => {
                board.pop();
                Ok(Progress::Go)
            }
            What::Over => Ok(Progress::Over),
        }
    }

    fn decide(&self, state: &State, options: &mut Vec<Choice>) -> Option<Asked<Ask>> {
        let asked = self.decide_frame(state, options)?;
        // W-RULING-56: where victory is declared rather than noticed.
        let declared = match state.options.victory_declaration {
            VictoryDeclaration::Automatic => false,
            // Not where the only answer is given for the player: that would tell of the hand.
            VictoryDeclaration::AnyTime => asked.ask == Ask::Turn || asked.shape == Shape::One && options.len() > 1,
            VictoryDeclaration::OwnTurn => asked.ask == Ask::Turn,
        };
        if declared && mode::may_win(self, state, asked.seat) {
            options.push(Choice::Victory);
        }
        Some(asked)
    }

    fn asks_anyway(&self, state: &State) -> bool {
        match state.top() {
            Some(What::Turn(_)) => state.options.victory_declaration != VictoryDeclaration::Automatic,
            // Who looks at a single card is to see it.
            Some(What::Effects { sub: 1, .. }) => !state.secret.looked_at.is_empty(),
            // That these ask tells of nothing hidden.
            Some(
                What::Setup(_)
                | What::Round(_)
                | What::ActionOver
                | What::Entered { .. }
                | What::Explore { .. }
                | What::Activation { .. }
                | What::Fight(_)
                | What::Kill { .. }
                | What::Killed { .. }
                | What::LevelUp { .. }
                | What::GainPerk { .. }
                | What::Test(_)
                | What::Encounter(_)
                | What::Quest { .. }
                | What::Objectives
                | What::Effects { .. }
                | What::Each { .. }
                | What::Shop { .. }
                | What::Drawn { .. }
                | What::Stow { .. }
                | What::DrawAgendas { .. }
                | What::AgendaLimit { .. }
                | What::Camp { .. }
                | What::Unexhaust { .. }
                | What::Trade(_)
                | What::Window { .. }
                | What::Use { .. }
                | What::Pay { .. }
                | What::MoveEnemy { .. }
                | What::Mode(_)
                | What::ShoppedInCamp
                | What::Over,
            )
            | None => false,
        }
    }

    fn answer(
        &self,
        state: &mut State,
        answer: &Legal<Choice>,
        _forced: bool,
        run: &mut Run<Wasteland>,
    ) -> Result<(), Fault> {
        let Some(frame) = state.frames.last().copied() else {
            return Err(broken("nothing is being asked"));
        };
        let mut board = Board { game: self, state, run, cause: frame.cause };
        let choice = match answer.answer() {
            Answer::One(Choice::Victory) => return mode::end(&mut board),
            Answer::One(choice) => *choice,
            Answer::Amount(number) => return board.answer_amount(frame.what, *number),
            Answer::Some(_) | Answer::Order(_) => return Err(broken("an answer of a shape that was not asked for")),
        };
        match frame.what {
            What::Setup(step) => board.answer_setup(step, choice),
            What::Turn(_) => board.answer_turn(choice),
            What::Entered { seat, node, .. } => board.answer_entered(seat, node, choice),
            What::Explore { place, .. } => board.answer_explore(place, choice),
            What::Activation { icon, step } => board.answer_activation(icon, step, choice),
            What::Fight(_) => board.answer_fight(choice),
            What::Kill { kind, .. } => board.answer_kill(kind, choice),
            What::Killed { seat, .. } => board.answer_killed(seat, choice),
            What::LevelUp { seat, times, left, drawn } => board.answer_level_up(seat, times, left, drawn, choice),
            What::GainPerk { seat, letters, .. } => board.answer_gain_perk(seat, letters, choice),
            What::Test(_) => board.answer_test(choice),
            What::Encounter(_) => board.answer_encounter(choice),
            What::Quest { seat, quest, objective, step } => board.answer_quest(seat, quest, objective, step, choice),
            What::Objectives => board.answer_objectives(choice),
            What::Effects { effects, at, sub, seat, source } => {
                board.answer_effects(effects, at, sub, seat, source, choice)
            }
            What::Shop { seat, left, sales } => board.answer_shop(seat, left, sales, choice),
            What::Stow { seat } => board.answer_stow(seat, choice),
            What::AgendaLimit { seat } => board.answer_agenda_limit(seat, choice),
            What::Camp { recovered, unexhausted, rested } => board.answer_camp(recovered, unexhausted, rested, choice),
            What::Unexhaust { seat, only, .. } => board.answer_unexhaust(seat, only, choice),
            What::Trade(step) => board.answer_trade(step, choice),
            What::Window { seat, .. } => board.answer_window(seat, choice),
            What::Use { .. } | What::Pay { .. } => board.answer_payment(frame.what, choice),
            What::MoveEnemy { seat, foe, left } => board.answer_move_enemy(seat, foe, left, choice),
            What::Mode(frame) => mode::answer(&mut board, frame, choice),
            What::Round(_)
            | What::ActionOver
            | What::Each { .. }
            | What::Drawn { .. }
            | What::DrawAgendas { .. }
            | What::ShoppedInCamp
            | What::Over => Err(broken("nothing is being asked")),
        }
    }

    fn why_not(&self, state: &State, seat: Seat, choice: Choice) -> Option<Because<Reason>> {
        crate::why_not::why_not(self, state, seat, choice)
    }

    fn view(&self, state: &State, viewer: Viewer) -> View {
        View::of(self, state, viewer)
    }

    fn redeal(&self, view: &View, rng: &mut QuickRng) -> Result<State, Fault> {
        view.redeal(self, rng)
    }

    fn scramble(&self, state: &State, viewer: Viewer, rng: &mut QuickRng) -> State {
        crate::mixing::scramble(self, state, viewer, rng)
    }

    fn next_epoch(&self, state: &mut State) {
        crate::mixing::deal_anew(self, state);
    }

    fn audit(&self, state: &State) -> Result<(), String> {
        crate::limit::audit(self, state)
    }

    fn audit_kept(&self, state: &State) -> Result<(), String> {
        crate::limit::kept::audit(self, state)
    }

    fn places(&self, state: &State) -> Option<Vec<u8>> {
        // Where nobody wins, nobody is first.
        let behind = state.winners.iter().count().max(1) as u8 + 1;
        let place = |seat: Seat| if state.winners.contains(seat) { 1 } else { behind };
        (state.top() == Some(What::Over)).then(|| state.all_seats().map(place).collect())
    }
}

impl Wasteland {
    /// Who is asked what by the topmost procedure.
    fn decide_frame(&self, state: &State, options: &mut Vec<Choice>) -> Option<Asked<Ask>> {
        match state.top()? {
            What::Setup(step) => self.decide_setup(state, step, options),
            What::Turn(_) => Some(self.decide_turn(state, options)),
            What::Entered { seat, node, .. } => Some(self.decide_entered(state, seat, node, options)),
            What::Explore { place, .. } => self.decide_explore(state, place, options),
            What::Activation { icon, step } => self.decide_activation(state, icon, step, options),
            What::Fight(_) => self.decide_fight(state, options),
            What::Kill { kind, at, .. } => Some(self.decide_replacement(state, kind, at, options)),
            What::Killed { seat, .. } => Some(self.decide_killed(state, seat, options)),
            What::LevelUp { seat, drawn, .. } => Some(Self::decide_level_up(seat, drawn, options)),
            What::GainPerk { seat, letters, fallback } => {
                Some(self.decide_gain_perk(state, seat, letters, fallback, options))
            }
            What::Test(_) => self.decide_test(state, options),
            What::Encounter(_) => self.decide_encounter(state, options),
            What::Quest { seat, .. } => Some(self.decide_helper(state, seat, options)),
            What::Objectives => self.decide_objectives(state, options),
            What::Effects { effects, at, sub, seat, source } => {
                self.decide_effects(state, effects, at, sub, seat, source, options)
            }
            What::Shop { seat, left, sales } => Some(self.decide_shop(state, seat, left, sales, options)),
            What::Stow { seat } => Some(self.decide_stow(state, seat, options)),
            What::AgendaLimit { seat } => Some(Self::decide_agenda_limit(state, seat, options)),
            What::Camp { recovered, unexhausted, rested } => {
                Some(self.decide_camp(state, recovered, unexhausted, rested, options))
            }
            What::Unexhaust { seat, .. } => Some(self.decide_unexhaust(state, seat, options)),
            What::Trade(step) => self.decide_trade(state, step, options),
            What::Window { window, seat } => Some(self.decide_window(state, window, seat, options)),
            What::Use { seat, step, .. } | What::Pay { seat, step, .. } => {
                self.decide_payment(state, seat, step, options)
            }
            What::MoveEnemy { seat, foe, .. } => Some(self.decide_move_enemy(state, seat, foe, options)),
            What::Mode(frame) => mode::decide(frame, options),
            What::Round(_)
            | What::ActionOver
            | What::Each { .. }
            | What::Drawn { .. }
            | What::DrawAgendas { .. }
            | What::ShoppedInCamp
            | What::Over => None,
        }
    }

    /// The token of an ordinary enemy, for events.
    pub(crate) fn told_token(token: u8) -> Option<u8> {
        (token != NONE).then_some(token)
    }
}
