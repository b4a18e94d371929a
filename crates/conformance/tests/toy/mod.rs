//! A small game that has everything a game on this table can have: hidden hands, facedown cards, a deck that is
//! shuffled again, dice, and all four shapes of decisions. And it can be broken on purpose, in one way at a time.

mod deck;
mod hidden;
mod types;

use std::{
    cell::Cell,
    sync::atomic::{AtomicU8, Ordering},
};

use kernel::{
    Answer, Asked, Audience, Because, Cup, EventId, Fault, Game, Legal, PackStamp, Progress, QuickRng, RuleId, Run,
    Seat, Seats, Seed, Shape, Viewer, rule,
};

pub use self::{deck::Deck, types::*};

/// The game; with no flaw unless it was broken on purpose.
#[derive(Default)]
pub struct Toy {
    pub flaw: Option<Flaw>,
    /// Only a broken game looks at this: nothing may be kept beside the state.
    passed: AtomicU8,
}

impl Toy {
    pub fn with(flaw: Option<Flaw>) -> Toy {
        Toy { flaw, ..Toy::default() }
    }

    fn has(&self, flaw: Flaw) -> bool {
        self.flaw == Some(flaw)
    }
}

impl Game for Toy {
    const ID: &'static str = "toy";
    const RULES_VERSION: u32 = 1;
    type Setup = Setup;
    type State = State;
    type Choice = Choice;
    type Ask = Ask;
    type Event = Event;
    type View = View;
    type Reason = Reason;

    fn packs(&self) -> Vec<PackStamp> {
        vec![PackStamp { id: "toy-core".to_owned(), version: "1.0.0".to_owned(), hash: Some("c0ffee".to_owned()) }]
    }

    fn seats(setup: &Setup) -> u8 {
        setup.seats
    }

    fn set_up(&self, setup: &Setup, seed: Seed) -> Result<State, Because<Reason>> {
        if !(2..=3).contains(&setup.seats) || !(1..=9).contains(&setup.rounds) {
            return Err(Because { rule: SETUP, reason: Reason::Setup });
        }
        let cards: Vec<u8> = (0..CARDS as u8).collect();
        Ok(State {
            cup: Cup::new(seed),
            events: 0,
            deck: Deck::with_draw_pile(&cards),
            players: vec![Player::default(); usize::from(setup.seats)],
            turn: Seat::new(0),
            rounds: setup.rounds,
            frame: Frame::Deal,
            stashed: false,
            arranged: false,
            refused: Cell::new(0),
            unsaved: 0,
        })
    }

    fn step(&self, state: &mut State, run: &mut Run<Toy>) -> Result<Progress, Fault> {
        match state.frame {
            Frame::Deal => {
                run.shuffle(&mut state.cup, state.deck.draw_pile_mut());
                for at in 0..state.players.len() {
                    for _ in 0..HAND {
                        self.draw(state, Seat::new(at as u8), run)?;
                    }
                }
                state.frame = Frame::Menu;
                Ok(Progress::Go)
            }
            Frame::NextTurn => {
                state.turn = state.turn.next(state.players.len() as u8);
                (state.stashed, state.arranged) = (false, false);
                if state.turn == Seat::new(0) && !self.has(Flaw::NeverEnds) {
                    state.rounds -= 1;
                }
                state.frame = if state.rounds == 0 { Frame::Over } else { Frame::Menu };
                Ok(Progress::Go)
            }
            Frame::Over => Ok(Progress::Over),
            Frame::Menu | Frame::Stash | Frame::Arrange | Frame::Bet => Ok(Progress::Ask),
        }
    }

    fn decide(&self, state: &State, options: &mut Vec<Choice>) -> Option<Asked<Ask>> {
        let me = &state.players[state.turn.index()];
        let (ask, shape) = match state.frame {
            Frame::Menu => {
                let all = me.hand.iter().copied().map(Choice::Card).chain([
                    Choice::Draw,
                    Choice::Stash,
                    Choice::Arrange,
                    Choice::Bet,
                    Choice::Pass,
                ]);
                options.extend(all.filter(|choice| self.why_not(state, state.turn, *choice).is_none()));
                if self.has(Flaw::OptionTwice) {
                    options.push(Choice::Pass);
                }
                (Ask::Menu, Shape::One)
            }
            Frame::Stash => {
                options.extend(me.hand.iter().copied().map(Choice::Card));
                (Ask::Stash, Shape::Some { min: 1, max: 2 })
            }
            Frame::Arrange => {
                options.extend(me.shown.iter().copied().map(Choice::Card));
                (Ask::Arrange, Shape::Order)
            }
            Frame::Bet => (Ask::Bet, Shape::Amount { min: 0, max: me.points.min(3) }),
            Frame::Deal | Frame::NextTurn | Frame::Over => return None,
        };
        Some(Asked { seat: state.turn, ask, shape })
    }

    fn answer(
        &self,
        state: &mut State,
        answer: &Legal<Choice>,
        _forced: bool,
        run: &mut Run<Toy>,
    ) -> Result<(), Fault> {
        let seat = state.turn;
        match (state.frame, answer.answer()) {
            (Frame::Menu, Answer::One(choice)) => self.chosen(state, seat, *choice, run)?,
            (Frame::Stash, Answer::Some(picks)) => {
                let me = &mut state.players[seat.index()];
                me.hand.retain(|card| !picks.contains(&Choice::Card(*card)));
                let lost = usize::from(self.has(Flaw::LosesCard));
                me.stash.extend(picks.iter().skip(lost).filter_map(|pick| pick.card()));
                state.frame = Frame::Menu;
                emit(state, run, Audience::All, Event::Stashed { seat, count: picks.len() as u8 });
            }
            (Frame::Arrange, Answer::Order(picks)) => {
                state.players[seat.index()].shown = picks.iter().filter_map(|pick| pick.card()).collect();
                state.frame = Frame::Menu;
                emit(state, run, Audience::All, Event::Arranged { seat });
            }
            (Frame::Bet, Answer::Amount(amount)) => {
                let [die] = run.roll(&mut state.cup, 6);
                let me = &mut state.players[seat.index()];
                if die >= 4 {
                    me.points += amount
                } else {
                    me.points -= amount
                }
                state.frame = Frame::NextTurn;
                emit(state, run, Audience::All, Event::Bet { seat, amount: *amount, die });
            }
            (frame, answer) => return Err(Fault::Broken(format!("{frame:?} did not ask for {answer:?}"))),
        }
        Ok(())
    }

    fn why_not(&self, state: &State, seat: Seat, choice: Choice) -> Option<Because<Reason>> {
        let no = |reason| Some(Because { rule: TURN, reason });
        if self.has(Flaw::ChangesOnRefusal) && state.turn == seat && state.frame == Frame::Menu {
            state.refused.set(state.refused.get().wrapping_add(1));
        }
        if state.turn != seat || state.frame == Frame::Over {
            return no(Reason::NotYourTurn);
        }
        let me = &state.players[seat.index()];
        match (state.frame, choice) {
            (Frame::Arrange, Choice::Card(card)) if me.shown.contains(&card) => None,
            (Frame::Menu | Frame::Stash, Choice::Card(card)) if me.hand.contains(&card) => None,
            (_, Choice::Card(card)) => match state.players.iter().position(|player| player.hand.contains(&card)) {
                Some(owner) if self.has(Flaw::ReasonTells) => no(Reason::HeldBy(Seat::new(owner as u8))),
                _ => no(Reason::NotYours),
            },
            (Frame::Menu, Choice::Draw) if state.deck.left() + state.deck.discards().len() == 0 => no(Reason::Empty),
            (Frame::Menu, Choice::Stash) if state.stashed || me.hand.len() < 2 => no(Reason::NotNow),
            (Frame::Menu, Choice::Arrange) if state.arranged || me.shown.len() < 2 => no(Reason::NotNow),
            (Frame::Menu, Choice::Bet) if me.points == 0 => no(Reason::NotNow),
            (Frame::Menu, _) => None,
            _ => no(Reason::NotNow),
        }
    }

    fn view(&self, state: &State, viewer: Viewer) -> View {
        self.view_of(state, viewer)
    }

    fn redeal(&self, view: &View, rng: &mut QuickRng) -> Result<State, Fault> {
        self.redealt(view, rng)
    }

    fn scramble(&self, state: &State, viewer: Viewer, rng: &mut QuickRng) -> State {
        hidden::scrambled(state, viewer, rng)
    }

    fn next_epoch(&self, state: &mut State) {
        let mut cup = state.cup.clone();
        cup.next_epoch();
        if !self.has(Flaw::LeavesTheDeck) {
            cup.shuffle(state.deck.draw_pile_mut());
        }
        if self.has(Flaw::DealsHandsAnew) {
            let (first, others) = state.players.split_at_mut(1);
            std::mem::swap(&mut first[0].hand, &mut others[0].hand);
        }
        state.cup = cup;
    }

    fn audit(&self, state: &State) -> Result<(), String> {
        let mut seen = [0; CARDS];
        let held = state.players.iter().flat_map(|player| [&player.hand, &player.shown, &player.stash]).flatten();
        for card in held.chain(state.deck.draw_pile()).chain(state.deck.discards()) {
            *seen.get_mut(usize::from(*card)).ok_or(format!("there is no card {card}"))? += 1;
        }
        match seen.iter().position(|count| *count != 1) {
            Some(card) => Err(format!("card {card} is in {} places", seen[card])),
            None => Ok(()),
        }
    }

    fn places(&self, state: &State) -> Option<Vec<u8>> {
        if state.frame != Frame::Over {
            return None;
        }
        let score = |player: &Player| player.points + 2 * player.stash.len() as u16;
        let place = |mine: u16| state.players.iter().filter(|other| score(other) > mine).count() as u8 + 1;
        Some(state.players.iter().map(|player| place(score(player))).collect())
    }
}

impl Toy {
    /// A choice from the menu.
    fn chosen(&self, state: &mut State, seat: Seat, choice: Choice, run: &mut Run<Toy>) -> Result<(), Fault> {
        state.frame = Frame::NextTurn;
        match choice {
            Choice::Card(card) => {
                run.reveal();
                let me = &mut state.players[seat.index()];
                me.hand.retain(|other| *other != card);
                me.shown.push(card);
                me.points += u16::from(card % 5);
                if me.shown.len() > 3 {
                    state.deck.discard(me.shown.remove(0));
                }
                emit(state, run, Audience::All, Event::Showed { seat, card });
            }
            Choice::Draw => {
                run.reveal();
                self.draw(state, seat, run)?;
            }
            Choice::Stash => (state.frame, state.stashed) = (Frame::Stash, true),
            Choice::Arrange => (state.frame, state.arranged) = (Frame::Arrange, true),
            Choice::Bet => state.frame = Frame::Bet,
            Choice::Pass if self.has(Flaw::RefusesListed) && state.players[seat.index()].shown.len() > 1 => {
                run.reveal();
                emit(state, run, Audience::All, Event::Shuffled);
                return Err(Fault::Broken("nobody passes with so many cards".to_owned()));
            }
            Choice::Pass => {
                assert!(!self.has(Flaw::Panics) || state.players[seat.index()].hand.len() < 3, "the toy broke");
                state.unsaved += u8::from(self.has(Flaw::ForgetsWhenSaved));
                if self.has(Flaw::AnswerTells) {
                    state.players[seat.index()].points += state.deck.draw_pile().last().copied().map_or(0, u16::from);
                }
                if self.has(Flaw::RemembersOutside) {
                    state.players[seat.index()].points += u16::from(self.passed.fetch_add(1, Ordering::Relaxed));
                }
                if self.has(Flaw::ListensToItself) {
                    let heard = Cell::new(0);
                    run.emit(&mut state.events, EventId::NONE, TURN, Audience::All, || {
                        heard.set(1);
                        Event::Shuffled
                    });
                    state.players[seat.index()].points += heard.get();
                }
                let known = self.has(Flaw::EventTells).then(|| state.players[0].hand.first().copied()).flatten();
                emit(
                    state,
                    run,
                    Audience::All,
                    Event::Passed { seat, known, unsaved: u8::from(self.has(Flaw::EventForgets)) },
                );
            }
        }
        Ok(())
    }

    fn draw(&self, state: &mut State, seat: Seat, run: &mut Run<Toy>) -> Result<(), Fault> {
        if state.deck.left() == 0 {
            state.deck.turn_discards_over();
            run.shuffle(&mut state.cup, state.deck.draw_pile_mut());
            emit(state, run, Audience::All, Event::Shuffled);
        }
        let card = state.deck.draw().ok_or(Fault::Broken("drew from nothing".to_owned()))?;
        let me = &mut state.players[seat.index()];
        me.hand.push(card);
        me.hand.sort_unstable();
        let drew = emit(state, run, Audience::All, Event::Drew { seat });
        let audience = if self.has(Flaw::DrawTells) { Audience::All } else { Audience::Only(Seats::only(seat)) };
        run.emit(&mut state.events, drew, TURN, audience, || Event::Got { card });
        Ok(())
    }
}

fn emit(state: &mut State, run: &mut Run<Toy>, audience: Audience, event: Event) -> EventId {
    run.emit(&mut state.events, EventId::NONE, TURN, audience, || event)
}

const SETUP: RuleId = rule!("T-SETUP-01");
const TURN: RuleId = rule!("T-TURN-01");
