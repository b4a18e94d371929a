//! A run: what surrounds the state while the rules work on it.
//!
//! Holds the decision that stands open afterwards, records events and outcomes if anybody wants them, and notes
//! whether something came out that cannot be unseen.

use crate::{Audience, Cup, Decision, EventId, Game, Outcome, Recorded, RiggedChance, RuleId};

/// What surrounds the state while the rules work on it.
pub struct Run<G: Game> {
    /// The decision open after the last move.
    pub decision: Decision<G::Choice, G::Ask>,
    record: Option<Record<G::Event>>,
    script: RiggedChance,
    scripted: bool,
    unscripted: Unscripted,
    revealed: bool,
}

/// What came of a script besides what it says.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Unscripted {
    /// Dice that were left to the cup.
    pub dice: u32,
    /// Shuffles of more than one card that were left to the cup.
    pub shuffles: u32,
    /// How many shuffles were scripted.
    scripted_shuffles: usize,
    /// Cards that a script names and the pile does not have: the number of the shuffle and the place of the card in its
    /// list, both from 0.
    pub astray: Vec<(usize, usize)>,
}

/// What a move brought about.
#[derive(Clone, Debug)]
pub struct Record<E> {
    /// What happened, in order.
    pub events: Vec<Recorded<E>>,
    /// What chance decided, in order. Secret: it shows the order of decks.
    pub outcomes: Vec<Outcome>,
}

impl<E> Default for Record<E> {
    fn default() -> Self {
        Record { events: Vec::new(), outcomes: Vec::new() }
    }
}

impl<G: Game> Run<G> {
    /// A run that records nothing, for playouts.
    #[must_use]
    pub fn silent() -> Run<G> {
        Run {
            decision: Decision::default(),
            record: None,
            script: RiggedChance::default(),
            scripted: false,
            unscripted: Unscripted::default(),
            revealed: false,
        }
    }

    /// A run that records events and outcomes.
    #[must_use]
    pub fn recording() -> Run<G> {
        Run { record: Some(Record::default()), ..Run::silent() }
    }

    /// Adds chance decided beforehand. For examples only: nothing in a real game calls this.
    pub fn rig(&mut self, script: RiggedChance) {
        self.script.dice.extend(script.dice);
        self.script.shuffles.extend(script.shuffles);
        self.scripted = true;
    }

    /// What is left of the chance decided beforehand.
    #[must_use]
    pub const fn unused_chance(&self) -> &RiggedChance {
        &self.script
    }

    /// The chance of a rigged run that its script did not decide, and what its script could not decide.
    #[must_use]
    pub const fn unscripted(&self) -> &Unscripted {
        &self.unscripted
    }

    /// Lends the run to another game with the same words: a game that wraps it carries out its steps so.
    pub fn lend<H, T>(&mut self, work: impl FnOnce(&mut Run<H>) -> T) -> T
    where
        H: Game<Choice = G::Choice, Ask = G::Ask, Event = G::Event>,
    {
        let Run { decision, record, script, scripted, unscripted, revealed } = std::mem::replace(self, Run::silent());
        let mut lent = Run { decision, record, script, scripted, unscripted, revealed };
        let result = work(&mut lent);
        let Run { decision, record, script, scripted, unscripted, revealed } = lent;
        *self = Run { decision, record, script, scripted, unscripted, revealed };
        result
    }

    /// Whether anybody wants to know what happens.
    #[inline]
    pub const fn is_recording(&self) -> bool {
        self.record.is_some()
    }

    /// What was recorded since the last time it was taken.
    pub const fn record_mut(&mut self) -> Option<&mut Record<G::Event>> {
        self.record.as_mut()
    }

    /// Takes what was recorded since the last time.
    pub fn take_record(&mut self) -> Record<G::Event> {
        self.record.as_mut().map(std::mem::take).unwrap_or_default()
    }

    /// Whether something was rolled or revealed since the last call.
    pub const fn take_revealed(&mut self) -> bool {
        std::mem::replace(&mut self.revealed, false)
    }

    /// Notes that hidden information came out, so that no free undo goes back beyond this move.
    pub const fn reveal(&mut self) {
        self.revealed = true;
    }

    /// Records an event. The state counts its events also in silent runs, so that ids never depend on who listens.
    #[inline]
    pub fn emit(
        &mut self,
        counter: &mut u32,
        cause: EventId,
        rule: RuleId,
        audience: Audience,
        event: impl FnOnce() -> G::Event,
    ) -> EventId {
        *counter += 1;
        let id = EventId(*counter);
        if let Some(record) = &mut self.record {
            record.events.push(Recorded { id, cause, rule, audience, event: event() });
        }
        id
    }

    /// Rolls `N` dice with this many sides.
    pub fn roll<const N: usize>(&mut self, cup: &mut Cup, sides: u8) -> [u8; N] {
        self.revealed = true;
        let mut dice = [0; N].map(|_: u8| cup.below(u32::from(sides)) as u8 + 1);
        if self.scripted {
            for die in &mut dice {
                match self.script.dice.pop_front() {
                    Some(face) => *die = face,
                    None => self.unscripted.dice += 1,
                }
            }
        }
        if let Some(record) = &mut self.record {
            record.outcomes.push(Outcome::Rolled(dice.to_vec()));
        }
        dice
    }

    /// Shuffles a pile whose top card is last.
    pub fn shuffle<C: Copy + Into<u16>>(&mut self, cup: &mut Cup, pile: &mut [C]) {
        self.revealed = true;
        cup.shuffle(pile);
        if self.scripted {
            self.follow_script(pile);
        }
        if let Some(record) = &mut self.record {
            record.outcomes.push(Outcome::Shuffled(pile.iter().rev().map(|card| (*card).into()).collect()));
        }
    }

    /// Puts the cards on top that the script names for this shuffle.
    fn follow_script<C: Copy + Into<u16>>(&mut self, pile: &mut [C]) {
        let Some(tops) = self.script.shuffles.pop_front() else {
            self.unscripted.shuffles += u32::from(pile.len() > 1);
            return;
        };
        let mut place = pile.len();
        for (nth, card) in tops.into_iter().enumerate() {
            match pile[..place].iter().rposition(|other| (*other).into() == card) {
                Some(at) => {
                    place -= 1;
                    pile.swap(at, place);
                }
                None => self.unscripted.astray.push((self.unscripted.scripted_shuffles, nth)),
            }
        }
        self.unscripted.scripted_shuffles += 1;
    }
}
