//! Playing games to their end, with a look at every law on the way.

use kernel::{Game, Kind, Legal, QuickRng, Run, Table, advance, decide, replay};

use crate::{
    Choices, Position, Report, answers::audit, begin, hiding::nothing_hidden_shows, hiding::redeals_fit,
    listed_are_accepted, log_comes_back, others_are_refused, state_comes_back, undone_and_redone, voted_back,
    well_formed,
};

/// Decisions from one state dealt anew that is played to its end, to the next.
const REDEAL_TO_THE_END_EVERY: u32 = 16;
/// Undos by vote in one game, so that every game still ends.
const MOST_VOTES: u32 = 2;

/// One game that is played at random while the laws are checked.
pub struct Playthrough<'g, G: Game> {
    table: Table<G, &'g G>,
    rng: QuickRng,
    choices: Choices<G::Choice>,
    decisions: u32,
    votes: u32,
}

impl<'g, G: Game> Playthrough<'g, G> {
    /// Begins a game; secret and choices are made from the number.
    ///
    /// # Errors
    /// The game does not begin.
    pub fn begin(game: &'g G, setup: &G::Setup, seed: u64) -> Result<Self, String> {
        let table = begin(game, setup, seed)?;
        audit(game, table.state())?;
        Ok(Playthrough { table, rng: QuickRng::new(seed), choices: Choices::none(), decisions: 0, votes: 0 })
    }

    /// Whether the game is over.
    #[must_use]
    pub const fn is_over(&self) -> bool {
        self.table.is_over()
    }

    /// Checks all laws at the open decision, then answers it somehow.
    ///
    /// # Errors
    /// The first law that is broken.
    pub fn check_and_play(&mut self, report: &mut Report, most_decisions: u32) -> Result<(), String> {
        let rng = &mut self.rng;
        let game = *self.table.game();
        let (state, decision) = (self.table.state(), self.table.decision());
        let position = Position { game, seats: G::seats(self.table.setup()), state, decision };
        if game.places(state).is_some() {
            return Err("the game has a result and still asks".to_owned());
        }
        well_formed(&position)?;
        self.choices.remember(&decision.options);
        report.accepted += listed_are_accepted(&position, rng)?;
        report.refused += others_are_refused(&position, &self.choices, rng)?;
        state_comes_back(&position)?;
        let legal = decision.sample(rng).ok_or("somebody is asked and nothing is legal")?;
        plays_the_same_in_silence(&position, &legal)?;
        report.scrambled += nothing_hidden_shows(&position, &self.choices, legal.answer(), rng)?;
        let to_the_end = self.decisions.is_multiple_of(REDEAL_TO_THE_END_EVERY).then_some(most_decisions);
        report.redealt += redeals_fit(&position, to_the_end, rng)?;
        // A log is loaded by replaying all of it, so doing that at every decision would take for ever.
        if self.decisions.is_power_of_two() {
            log_comes_back(&self.table)?;
            report.logs += 1;
        }
        play(&mut self.table, &legal)?;
        audit(game, self.table.state()).map_err(|what| format!("after {:?}: {what}", legal.answer()))?;
        self.decisions += 1;
        report.decisions += 1;
        self.go_back(report)
    }

    /// Sometimes takes the last answers back and gives them again; seldom goes back by vote and plays on from there.
    fn go_back(&mut self, report: &mut Report) -> Result<(), String> {
        let latest = self.table.line_backwards().next().map(|entry| entry.kind.clone());
        let Some(Kind::Move { seat, .. }) = latest else { return Err("an answer left no entry".to_owned()) };
        if self.rng.below(2) == 0 {
            report.redone += undone_and_redone(&mut self.table, seat, &mut self.rng)?;
        }
        if self.votes < MOST_VOTES && self.rng.below(40) == 0 && !self.table.is_over() {
            let earlier: Vec<u32> = self.table.line_backwards().skip(1).take(8).map(|entry| entry.number).collect();
            if let Some(to) = earlier.get(self.rng.below(earlier.len() as u64) as usize) {
                report.voted += u32::from(voted_back(&mut self.table, *to, &mut self.rng)?);
                self.votes += 1;
            }
        }
        Ok(())
    }

    /// Checks what must hold when the game is over.
    ///
    /// # Errors
    /// The first law that is broken.
    pub fn check_the_end(&mut self, report: &mut Report) -> Result<(), String> {
        let game = *self.table.game();
        let seats = usize::from(G::seats(self.table.setup()));
        check_places(game.places(self.table.state()), Some(seats))?;
        log_comes_back(&self.table)?;
        report.logs += 1;
        let replayed = replay(game, self.table.log()).map_err(|error| format!("the replay fails: {error}"))?;
        if replayed != *self.table.state() {
            return Err("the replay ends in another state".to_owned());
        }
        Ok(())
    }
}

fn check_places(places: Option<Vec<u8>>, seats: Option<usize>) -> Result<(), String> {
    let places = places.ok_or("the game is over and has no result")?;
    // Somebody is first, or all have lost together.
    let ranked = places.iter().min() == Some(&1) || places.iter().all(|place| *place == 2);
    if seats.is_some_and(|seats| places.len() != seats) || places.is_empty() || !ranked {
        return Err(format!("the places {places:?} are no result"));
    }
    Ok(())
}

/// Plays a state to its end at random, in silence, always with a legal answer at hand. Gives the number of decisions.
///
/// # Errors
/// The game faults, gets stuck, does not end, or ends without a result.
pub fn plays_to_its_end<G: Game>(game: &G, mut state: G::State, most: u32, rng: &mut QuickRng) -> Result<u32, String> {
    let mut run = Run::silent();
    decide(game, &state, &mut run.decision);
    let mut decisions = 0;
    while run.decision.asked.is_some() {
        if decisions >= most {
            return Err(format!("the game has not ended after {most} decisions"));
        }
        let legal = run.decision.sample(rng).ok_or("somebody is asked and nothing is legal")?;
        advance(game, &mut state, &legal, &mut run).map_err(|fault| format!("{:?}: {fault}", legal.answer()))?;
        decisions += 1;
    }
    game.audit(&state)?;
    check_places(game.places(&state), None)?;
    Ok(decisions)
}

/// An answer leads to the same state and decision each time it is played, whether anybody listens or not.
///
/// # Errors
/// It leads elsewhere.
pub fn plays_the_same_in_silence<G: Game>(position: &Position<'_, G>, legal: &Legal<G::Choice>) -> Result<(), String> {
    let answer = legal.answer();
    let play = |mut run: Run<G>| {
        let mut state = position.state.clone();
        advance(position.game, &mut state, legal, &mut run).map_err(|fault| format!("{answer:?}: {fault}"))?;
        Ok::<_, String>((state, run.decision))
    };
    if play(Run::recording())? == play(Run::silent())? {
        Ok(())
    } else {
        Err(format!("{answer:?} leads elsewhere when it is played again in silence"))
    }
}

/// Answers the open decision at random.
pub(crate) fn play_somehow<G: Game>(table: &mut Table<G, &G>, rng: &mut QuickRng) -> Result<(), String> {
    let legal = table.decision().sample(rng).ok_or("somebody is asked and nothing is legal")?;
    play(table, &legal)
}

fn play<G: Game>(table: &mut Table<G, &G>, legal: &Legal<G::Choice>) -> Result<(), String> {
    let seat = table.decision().asked.ok_or("nobody is asked")?.seat;
    let number = table.decision_number();
    let answer = legal.answer();
    table.play(seat, number, answer).map_err(|error| format!("{answer:?} was not taken: {error:?}"))?;
    Ok(())
}
