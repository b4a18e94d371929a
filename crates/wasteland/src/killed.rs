//! Chapter KILLED: death, return to the starting tile, and elimination.

use kernel::{Asked, Fault, RuleId, Seat, Step, rule};

use crate::{
    choice::{Ask, Choice},
    content::Letter,
    event::Event,
    frame::{EncounterStep, What},
    machine::{Board, Wasteland, ask_one, broken},
    map::Node,
    options::KilledDuringCard,
    state::{Held, MOST_HP, NONE, State},
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
        self.state.stir_one(seat);
        let killed = self.tell(rule, || Event::Killed(seat));
        self.cut_off(seat);
        if self.state.active == seat {
            // W-KILLED-08.
            self.state.turn.killed = true;
            self.state.turn.actions = 0;
            self.state.turn.points = 0;
        }
        self.push_under(killed, What::Killed { seat, placed: false })
    }

    /// Ends what the killed survivor was doing. What others do in its midst goes on, such as an effect on several
    /// survivors (W-RULING-98).
    fn cut_off(&mut self, seat: Seat) {
        let mut at = self.state.frames.len();
        while let Some(below) = at.checked_sub(1) {
            at = below;
            let what = self.state.frames[at].what;
            match self.fate(what, seat) {
                Fate::Boundary => break,
                Fate::Stays => {}
                Fate::Finishes(next) => {
                    self.state.success = false;
                    self.state.frames[at].what = next;
                    break;
                }
                Fate::Ends => {
                    self.state.frames.remove(at);
                    self.clean_up(what);
                }
            }
        }
    }

    fn fate(&self, what: What, seat: Seat) -> Fate {
        let cut = self.state.options.killed_during_encounter;
        let mine = match what {
            What::Setup(_)
            | What::Round(_)
            | What::Turn(_)
            | What::ActionOver
            | What::Activation { .. }
            | What::Objectives
            | What::Killed { .. }
            | What::Over => return Fate::Boundary,
            What::Each { .. } => false,
            What::Fight(_) => self.state.fight().is_some_and(|fight| fight.seat == seat),
            What::Test(_) => self.state.trials.last().is_some_and(|trial| trial.seat == seat),
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
            What::Script { seat: whose, .. } | What::Quest { seat: whose, .. } => {
                if whose == seat && cut == KilledDuringCard::Finishes {
                    return Fate::Finishes(what);
                }
                whose == seat
            }
            What::Explore { .. } | What::Camp { .. } | What::Trade(_) => self.state.active == seat,
            What::Entered { seat: whose, .. }
            | What::Kill { seat: whose, .. }
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
            | What::Lead { seat: whose, .. } => whose == seat,
        };
        if mine { Fate::Ends } else { Fate::Stays }
    }

    /// Bookkeeping after what was cut off: cards and tokens go where they belong.
    fn clean_up(&mut self, what: What) {
        match what {
            What::Fight(_) => self.break_off_fight(),
            What::Test(_) => {
                self.state.trials.pop();
                self.state.success = false;
            }
            What::Encounter(_) => self.put_encounter_away(),
            // W-RULING-102: events not yet carried out are discarded without effect.
            What::Drawn { base, .. } => {
                let left: Vec<u16> = self.state.loot_events.get(usize::from(base)..).unwrap_or_default().to_vec();
                self.state.loot_events.truncate(usize::from(base));
                left.into_iter().for_each(|card| self.discard_card(card));
            }
            _ => {}
        }
    }

    pub(crate) fn step_killed(&mut self, seat: Seat, placed: bool) -> Result<Step, Fault> {
        if !placed {
            return Ok(Step::Ask);
        }
        // W-KILLED-03: the inventory goes, what is equipped stays (W-KILLED-04).
        let lost = std::mem::take(&mut self.state.player_mut(seat).inventory);
        for held in &lost {
            self.tell(rule!("W-KILLED-03"), || Event::CardDiscarded { seat, card: held.card });
            self.discard_card(held.card);
        }
        let player = self.state.player_mut(seat);
        let amount = MOST_HP - player.hp;
        player.hp = MOST_HP;
        self.tell(rule!("W-KILLED-05"), || Event::Healed { seat, amount, hp: MOST_HP });
        self.state.stir_one(seat);
        self.pop();
        if self.state.player(seat).rads >= MOST_HP {
            self.eliminate(seat)?;
        }
        Ok(Step::Go)
    }

    pub(crate) fn answer_killed(&mut self, seat: Seat, choice: Choice) -> Result<(), Fault> {
        let Choice::Space(node) = choice else { return Err(broken("not what a killed survivor is asked")) };
        self.state.player_mut(seat).at = node;
        self.tell(rule!("W-KILLED-02"), || Event::Placed { seat, node });
        self.turn_to(What::Killed { seat, placed: true });
        Ok(())
    }

    /// W-KILLED-09 to W-KILLED-11.
    fn eliminate(&mut self, seat: Seat) -> Result<(), Fault> {
        let gone = self.tell(rule!("W-KILLED-09"), || Event::Eliminated(seat));
        let before = std::mem::replace(&mut self.cause, gone);
        self.state.eliminated.insert(seat);
        self.state.earned.retain(|earned| earned.seat != seat);
        let player = self.state.player_mut(seat);
        player.at = Node::NONE;
        player.caps = 0;
        player.traits = 0;
        let perks = std::mem::take(&mut player.perks);
        let agendas = std::mem::take(&mut player.agendas);
        player.loyal = NONE;
        let equipped = std::mem::replace(&mut player.equipped, [Held::NOTHING; 3]);
        let special = std::mem::take(&mut player.special);
        let character = usize::from(player.character);
        self.state.perks |= perks;
        for held in equipped.into_iter().filter(|held| held.is_some()) {
            self.discard_card(held.card);
        }
        // The silhouette token is not one of the common ones (W-SETUP-08).
        let own = self.game.content.characters.get(character).map(|character| character.letter);
        for letter in special.iter().filter(|letter| Some(*letter) != own) {
            self.return_special(letter);
        }
        self.mix_specials();
        for card in crate::state::numbers_in(agendas) {
            self.put_into_discards(seat, card);
        }
        if self.state.survivors().next().is_none() {
            // W-RULING-63.
            return self.end_game();
        }
        if self.state.first == seat {
            self.pass_deck(rule!("W-KILLED-11"));
        }
        self.cause = before;
        Ok(())
    }

    /// A common token goes back to the supply.
    pub(crate) fn return_special(&mut self, letter: Letter) {
        self.state.specials.try_push(letter as u8).ok();
    }

    /// W-RULING-68: what went back is mixed before the next draw.
    pub(crate) fn mix_specials(&mut self) {
        let mut pile = self.state.specials;
        self.run.shuffle(&mut self.state.cup, &mut pile);
        self.state.specials = pile;
    }
}
