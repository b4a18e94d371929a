//! Chapter KILLED: death, return to the starting tile, and elimination.

use kernel::{Asked, EventId, Fault, Progress, RuleId, Seat, Seats, numbers_in, rule};

use crate::{
    choice::{Ask, Choice},
    effect::Effect,
    event::Event,
    frame::{EncounterStep, Source, What},
    machine::{Board, Wasteland, ask_one, broken},
    map::Node,
    mode,
    options::KilledDuringCard,
    state::{Held, MOST_HP, NONE, SLOTS, State},
};

impl Wasteland {
    /// W-KILLED-02: any space of the starting tile, occupied or not.
    pub(crate) fn decide_killed(&self, state: &State, seat: Seat, options: &mut Vec<Choice>) -> Asked<Ask> {
        let start = self.scenario(state).start;
        options.extend(self.land(state).spaces_at(start).iter().map(Choice::Space));
        ask_one(seat, Ask::Rise)
    }
}

/// What becomes of a procedure when the survivor is killed in it.
enum Fate {
    /// It goes on; below it nothing is the survivor's doing.
    Boundary,
    /// It is somebody else's.
    Stays,
    /// It goes on like this, by the table's option (W-RULING-38).
    Finishes(What),
    /// It is cut off.
    Ends,
}

impl Board<'_> {
    /// The survivor is killed: what that survivor was doing is cut off (W-RULING-38), then death is dealt with.
    pub(crate) fn die(&mut self, seat: Seat, rule: RuleId) -> Result<(), Fault> {
        let player = self.state.player_mut(seat);
        player.deaths = player.deaths.saturating_add(1);
        self.state.note_change_of(seat);
        let killed = self.tell(rule, || Event::Killed(seat));
        self.cut_off(seat, false)?;
        if self.state.active == seat {
            // W-KILLED-08.
            self.state.turn.killed = true;
            self.state.turn.actions = 0;
            self.state.turn.points = 0;
        }
        mode::killed(self, seat, killed)
    }

    /// Death is dealt with: the figure goes back to the starting tile (W-KILLED-02).
    pub(crate) fn come_back(&mut self, seat: Seat, killed: EventId) -> Result<(), Fault> {
        self.push_under(killed, What::Killed { seat, placed: false })
    }

    /// Ends what the killed survivor was doing. What others do in its midst goes on, such as an effect on several
    /// survivors (W-RULING-98). `gone` for good, the table's option does not help (W-KILLED-09).
    fn cut_off(&mut self, seat: Seat, gone: bool) -> Result<(), Fault> {
        let mut at = self.state.frames.len();
        // Fights and tests that go on, from the innermost on.
        let (mut fights, mut trials) = (0, 0);
        while let Some(below) = at.checked_sub(1) {
            at = below;
            let what = self.state.frames[at].what;
            let fight = self.state.fights.iter().rev().nth(fights).map(|fight| fight.seat);
            let trial = self.state.trials.iter().rev().nth(trials).map(|trial| trial.seat);
            match self.fate(what, seat, fight, trial) {
                Fate::Boundary => break,
                Fate::Stays => {
                    fights += usize::from(matches!(what, What::Fight(_)));
                    trials += usize::from(matches!(what, What::Test(_)));
                }
                Fate::Finishes(next) if !gone => {
                    // Otherwise what was cut off above has said how it ended.
                    if self.state.options.killed_during_encounter == KilledDuringCard::Fails {
                        self.state.success = false;
                    }
                    self.state.frames[at].what = next;
                    break;
                }
                // The card is put away when those who still resolve it are done.
                Fate::Finishes(What::Encounter(_)) | Fate::Ends
                    if matches!(what, What::Encounter(_)) && at + 1 < self.state.frames.len() =>
                {
                    self.state.frames[at].what = What::Encounter(EncounterStep::Done);
                }
                Fate::Finishes(_) | Fate::Ends => {
                    self.state.frames.remove(at);
                    self.clean_up(what, at, fights, trials)?;
                }
            }
        }
        Ok(())
    }

    fn fate(&self, what: What, seat: Seat, fight: Option<Seat>, trial: Option<Seat>) -> Fate {
        let cut = self.state.options.killed_during_encounter;
        let mine = match what {
            What::Setup(_)
            | What::Round(_)
            | What::Turn(_)
            | What::ActionOver
            | What::Activation { .. }
            | What::Mode(_)
            | What::Over => return Fate::Boundary,
            What::Each { .. } | What::Objectives | What::Killed { .. } => false,
            What::Fight(_) => fight == Some(seat),
            What::Test(_) => trial == Some(seat),
            What::Encounter(step) => {
                let mine = self.state.encounter.is_some_and(|meeting| meeting.seat == seat);
                match cut {
                    KilledDuringCard::Fails if mine && step != EncounterStep::Done => {
                        return Fate::Finishes(What::Encounter(EncounterStep::Outcome));
                    }
                    KilledDuringCard::Fails | KilledDuringCard::Finishes if mine => return Fate::Finishes(what),
                    _ => mine,
                }
            }
            What::Effects { seat: whose, source: Source::Encounter | Source::Quest(_), .. }
            | What::Quest { seat: whose, .. } => {
                if whose == seat && cut == KilledDuringCard::Finishes {
                    return Fate::Finishes(what);
                }
                match self.fail_part(what) {
                    Some(fails) if whose == seat && cut == KilledDuringCard::Fails => return Fate::Finishes(fails),
                    _ => whose == seat,
                }
            }
            What::Explore { .. } | What::Camp { .. } | What::ShoppedInCamp | What::Trade(_) => {
                self.state.active == seat
            }
            What::Entered { seat: whose, .. }
            | What::Kill { seat: whose, .. }
            | What::Effects { seat: whose, .. }
            | What::LevelUp { seat: whose, .. }
            | What::GainPerk { seat: whose, .. }
            | What::Shop { seat: whose, .. }
            | What::Drawn { seat: whose, .. }
            | What::Stow { seat: whose }
            | What::DrawAgendas { seat: whose, .. }
            | What::AgendaLimit { seat: whose }
            | What::Unexhaust { seat: whose, .. }
            | What::Window { seat: whose, .. }
            | What::Use { seat: whose, .. }
            | What::Pay { seat: whose, .. }
            | What::MoveEnemy { seat: whose, .. } => whose == seat,
        };
        if mine { Fate::Ends } else { Fate::Stays }
    }

    /// What a list of effects still has to resolve where the test or fight in it is failed.
    fn fail_part(&self, what: What) -> Option<What> {
        let What::Effects { effects, at, sub: 1, seat, source } = what else { return None };
        match self.game.content.effects(effects).get(usize::from(at))? {
            Effect::Test(.., fail) | Effect::DrawAndFight(.., fail) => {
                Some(What::Effects { effects: *fail, at: 0, sub: 0, seat, source })
            }
            _ => None,
        }
    }

    /// Bookkeeping after what was cut off: cards and tokens go where they belong.
    fn clean_up(&mut self, what: What, at: usize, fights: usize, trials: usize) -> Result<(), Fault> {
        match what {
            What::Fight(_) => {
                let inner = self.state.fights.len().checked_sub(fights + 1);
                if let Some(fight) = inner.and_then(|at| self.state.fights.remove(at)) {
                    self.break_off_fight(&fight)?;
                }
            }
            What::Test(_) => {
                let inner = self.state.trials.len().checked_sub(trials + 1);
                inner.and_then(|at| self.state.trials.remove(at));
                self.state.success = false;
            }
            What::Encounter(_) => self.put_encounter_away()?,
            // W-RULING-102: events not yet carried out are discarded without effect.
            What::Drawn { base, .. } => self.drop_events(base, at)?,
            // Whatever else these hold, such as drawn tokens, is only held while they ask, and then nobody dies.
            What::Setup(_)
            | What::Round(_)
            | What::Turn(_)
            | What::ActionOver
            | What::Entered { .. }
            | What::Explore { .. }
            | What::Activation { .. }
            | What::Kill { .. }
            | What::Killed { .. }
            | What::LevelUp { .. }
            | What::GainPerk { .. }
            | What::Quest { .. }
            | What::Objectives
            | What::Effects { .. }
            | What::Each { .. }
            | What::Shop { .. }
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
            | What::Over => {}
        }
        Ok(())
    }

    /// Drops the events of a draw that was cut off; those that others drew within it stay.
    fn drop_events(&mut self, base: u8, at: usize) -> Result<(), Fault> {
        let bases = self.state.frames.iter().skip(at).filter_map(|frame| match frame.what {
            What::Drawn { base, .. } => Some(base),
            _ => None,
        });
        let end = bases.min().unwrap_or(self.state.loot_events.len() as u8);
        for _ in base..end {
            if let Some(card) = self.state.loot_events.remove(usize::from(base)) {
                self.discard_card(card)?;
            }
        }
        for frame in self.state.frames.iter_mut().skip(at) {
            if let What::Drawn { base: other, at, .. } = &mut frame.what {
                *other -= end - base;
                *at -= end - base;
            }
        }
        Ok(())
    }

    pub(crate) fn step_killed(&mut self, seat: Seat, placed: bool) -> Result<Progress, Fault> {
        // Who is still killed with all HP comes back to no space (W-KILLED-09).
        if !placed && self.state.player(seat).rads < MOST_HP {
            return Ok(Progress::Ask);
        }
        // W-KILLED-03: the inventory goes, what is equipped stays (W-KILLED-04).
        let lost = std::mem::take(&mut self.state.player_mut(seat).inventory);
        for held in &lost {
            self.tell(rule!("W-KILLED-03"), || Event::CardDiscarded { seat, card: held.card });
            self.discard_card(held.card)?;
        }
        let player = self.state.player_mut(seat);
        let amount = MOST_HP - player.hp;
        player.hp = MOST_HP;
        self.tell(rule!("W-KILLED-05"), || Event::Healed { seat, amount, hp: MOST_HP });
        self.state.note_change_of(seat);
        self.pop();
        mode::recovered(self, seat)?;
        Ok(Progress::Go)
    }

    /// Who is killed even with all HP is out of the game (W-KILLED-09).
    pub(crate) fn judge_elimination(&mut self, seat: Seat) -> Result<(), Fault> {
        if self.state.player(seat).rads >= MOST_HP { self.eliminate(seat) } else { Ok(()) }
    }

    pub(crate) fn answer_killed(&mut self, seat: Seat, choice: Choice) -> Result<(), Fault> {
        let Choice::Space(node) = choice else { return Err(broken("not what a killed survivor is asked")) };
        self.state.player_mut(seat).at = node;
        self.note_world_change();
        self.tell(rule!("W-KILLED-02"), || Event::Placed { seat, node });
        self.turn_to(What::Killed { seat, placed: true });
        Ok(())
    }

    /// W-RULING-63: whether nobody is left, and the game over.
    pub(crate) fn end_without_survivors(&mut self) -> Result<bool, Fault> {
        let is_over = self.state.survivors().next().is_none();
        if is_over {
            self.end_game()?;
        }
        Ok(is_over)
    }

    /// W-KILLED-09 to W-KILLED-11.
    fn eliminate(&mut self, seat: Seat) -> Result<(), Fault> {
        let gone = self.tell(rule!("W-KILLED-09"), || Event::Eliminated(seat));
        let before = std::mem::replace(&mut self.cause, gone);
        self.state.eliminated.insert(seat);
        self.cut_off(seat, true)?;
        self.note_world_change();
        self.state.earned.retain(|earned| earned.seat != seat);
        let own = self.game.silhouette(self.state, seat);
        let player = self.state.player_mut(seat);
        player.at = Node::NONE;
        player.caps = 0;
        player.traits = 0;
        let perks = std::mem::take(&mut player.perks);
        let revealed = match std::mem::replace(&mut player.loyal, NONE) {
            NONE => 0,
            card => 1 << card,
        };
        let equipped = std::mem::replace(&mut player.equipped, [Held::NOTHING; SLOTS]);
        let special = std::mem::take(&mut player.special);
        let agendas = std::mem::take(&mut self.state.secret.hands[seat.index() & 3]);
        self.state.perks |= perks;
        for held in equipped.into_iter().filter(|held| held.is_some()) {
            self.tell(rule!("W-KILLED-10"), || Event::CardDiscarded { seat, card: held.card });
            self.discard_card(held.card)?;
        }
        // The silhouette token is not one of the common ones (W-SETUP-08).
        for letter in special.iter().filter(|letter| Some(*letter) != own) {
            self.return_special(letter)?;
        }
        self.mix_specials();
        let hidden = agendas & !revealed;
        if hidden.count_ones() > 1 {
            // Which of the facedown cards is which, only their owner knows.
            self.lose_track(hidden, 0, Seats::only(seat));
        }
        // The revealed one apart from the others: among them, in the order of their numbers, it would tell of theirs.
        for card in numbers_in(revealed).chain(numbers_in(hidden)) {
            self.tell_discard(seat, card, revealed == 1 << card, rule!("W-KILLED-10"));
            self.state.secret.agenda_discards.try_push(card)?;
        }
        // W-RULING-62: where there was no deck these cards form one (W-RULING-13), but it is no refresh.
        if self.state.secret.agendas.is_empty() && !self.state.refresh_due {
            self.form_deck();
        }
        if mode::eliminated(self)? {
            return Ok(());
        }
        if self.state.first == seat {
            self.pass_deck(rule!("W-KILLED-11"));
        }
        self.cause = before;
        Ok(())
    }
}
