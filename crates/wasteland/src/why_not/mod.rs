//! Why a thing on the table is not open to a player now: one answer for every choice, with the rule.
//!
//! An answer is told to the player who asks, so it rests on nothing that this player cannot know: not on the faces of
//! other hands, of decks and of what lies facedown.

mod deal;
mod pick;
mod place;
mod turn;

use kernel::{Because, Game as _, RuleId, Seat, rule};

use crate::{
    choice::{Ask, Choice, Reason},
    frame::What,
    machine::{Wasteland, because},
    mode,
    options::VictoryDeclaration,
    state::State,
};

type Verdict = Result<(), Because<Reason>>;

/// Why the choice is not open to the seat; none if it is.
pub(crate) fn why_not(game: &Wasteland, state: &State, seat: Seat, choice: Choice) -> Option<Because<Reason>> {
    let mut options = Vec::new();
    let Some(asked) = game.decide(state, &mut options) else {
        return because::<()>(rule!("W-WIN-03"), Reason::GameOver).err();
    };
    if state.eliminated.contains(seat) {
        return because::<()>(rule!("W-KILLED-09"), Reason::Eliminated).err();
    }
    // What this player is asked; while another decides, a thing may be in the way all the same, and is told first.
    let ask = (asked.seat == seat).then_some(asked.ask);
    if ask.is_some() && options.contains(&choice) {
        return None;
    }
    let waits = Reason::NotYourDecision(asked.seat);
    match game.obstacle(state, seat, ask, choice) {
        // What is under way is not this player's to finish.
        Err(Because { rule, reason: Reason::Unfinished }) if ask.is_none() => Some(Because { rule, reason: waits }),
        Err(found) => Some(found),
        Ok(()) if ask.is_none() => Some(Because { rule: whose(asked.ask), reason: waits }),
        Ok(()) => not_now(asked.ask).err(),
    }
}

/// The rule by which the question is somebody else's.
const fn whose(ask: Ask) -> RuleId {
    match ask {
        Ask::Turn => rule!("W-ROUND-02"),
        Ask::Activate(_) | Ask::EnemyWay(_) | Ask::Replacement(_) => rule!("W-FIRST-04"),
        _ => ask.rule(),
    }
}

/// Nothing of the kind is asked.
const fn not_now(ask: Ask) -> Verdict {
    because(ask.rule(), Reason::NotNow)
}

impl Wasteland {
    /// The rule that keeps a choice from being offered in answer to this question; or from being made while another is
    /// asked, where that alone does not say it.
    fn obstacle(&self, state: &State, seat: Seat, ask: Option<Ask>, choice: Choice) -> Verdict {
        match choice {
            Choice::Step(_)
            | Choice::Move
            | Choice::Explore(_)
            | Choice::Encounter
            | Choice::Fight(_)
            | Choice::Quest { .. }
            | Choice::Camp => self.obstacle_to_action(state, seat, ask, choice),
            Choice::EndTurn => Self::obstacle_to_end(state, seat, ask),
            Choice::Use { card, ability } => self.obstacle_to_use(state, seat, ask, card, ability),
            Choice::UsePerk(perk) => self.obstacle_to_perk(state, seat, ask, perk),
            Choice::Equip(card) => self.may_rearrange(state, seat, card, true),
            Choice::Unequip(card) => self.may_rearrange(state, seat, card, false),
            Choice::Store(card) => Self::obstacle_to_storing(state, seat, card),
            Choice::Declare(card) => self.obstacle_to_loyalty(state, seat, ask, card),
            Choice::Withdraw => self.obstacle_to_withdrawal(state, seat, ask),
            Choice::Victory => self.obstacle_to_victory(state, seat, ask),
            Choice::Reroll(dice) => Self::obstacle_to_reroll(state, seat, ask, dice),
            Choice::Rest => Self::obstacle_to_rest(state, seat, ask),
            Choice::Option(option) => self.obstacle_to_option(state, seat, ask, option),
            Choice::Character(character) => self.obstacle_to_character(state, ask, character),
            Choice::Done
            | Choice::Decline
            | Choice::Space(_)
            | Choice::Foe(_)
            | Choice::Die(_)
            | Choice::Effect(_)
            | Choice::Card(_)
            | Choice::Agenda(_)
            | Choice::Perk(_)
            | Choice::EncounterCard(_)
            | Choice::Letter(_)
            | Choice::Player(_)
            | Choice::Faction(_)
            | Choice::Objective { .. }
            | Choice::Face(_)
            | Choice::Accept => ask.map_or(Ok(()), |ask| self.obstacle_to_answer(state, seat, ask, choice)),
            Choice::Buy(_) | Choice::Recruit(_) | Choice::Sell(_) => {
                self.obstacle_to_shopping(state, seat, ask, choice)
            }
            Choice::Recover | Choice::WellRested | Choice::Unexhaust | Choice::Trade(_) | Choice::Shop => {
                self.obstacle_in_camp(state, seat, ask, choice)
            }
            Choice::Give(_)
            | Choice::Want(_)
            | Choice::GiveAgenda(_)
            | Choice::WantAgenda
            | Choice::Show(_)
            | Choice::GiveCaps
            | Choice::WantCaps
            | Choice::Propose
            | Choice::Counter => self.obstacle_to_deal(state, seat, ask, choice),
        }
    }

    /// What keeps an answer that fits other questions from being one to this.
    fn obstacle_to_answer(&self, state: &State, seat: Seat, ask: Ask, choice: Choice) -> Verdict {
        match choice {
            Choice::Done => Self::obstacle_to_going_on(state, ask),
            Choice::Decline => Self::obstacle_to_declining(ask),
            Choice::Space(node) => self.obstacle_to_space(state, seat, ask, node),
            Choice::Foe(foe) => self.obstacle_to_foe(state, seat, ask, foe),
            _ => self.obstacle_to_pick(state, seat, ask, choice),
        }
    }

    /// Options belong to an encounter, and none is chosen twice (W-ENCOUNTER-06).
    fn obstacle_to_option(&self, state: &State, seat: Seat, ask: Option<Ask>, option: u8) -> Verdict {
        let rule = rule!("W-ENCOUNTER-06");
        match (ask, state.encounter) {
            (Some(Ask::Encounter), Some(meeting)) => self.may_choose(state, &meeting, option),
            (_, Some(meeting)) if meeting.seat == seat => because(rule, Reason::ChosenAlready),
            (Some(ask @ Ask::ChooseEffect), _) => because(ask.rule(), Reason::NoSuchOption),
            _ => because(rule, Reason::NoEncounter),
        }
    }

    /// W-RULING-56, W-RULING-57.
    fn obstacle_to_victory(&self, state: &State, seat: Seat, ask: Option<Ask>) -> Verdict {
        mode::no_victory(state)?;
        if self.influence(state, seat) < Self::threshold(state) {
            return because(rule!("W-WIN-02"), Reason::NotEnoughInfluence);
        }
        if Self::holds_too_many(state, seat) {
            return because(rule!("W-RULING-57"), Reason::TooManyAgendas);
        }
        if state.options.victory_declaration == VictoryDeclaration::OwnTurn && ask != Some(Ask::Turn) {
            return because(rule!("W-RULING-56"), Reason::VictoryOnTurn);
        }
        because(rule!("W-RULING-56"), if ask.is_some() { Reason::NotNow } else { Reason::Unfinished })
    }

    /// Who is asked for something that must be done cannot go on without it.
    fn obstacle_to_going_on(state: &State, ask: Ask) -> Verdict {
        match ask {
            Ask::Turn => because(rule!("W-TURN-03"), Reason::TurnGoesOn),
            Ask::Camp => because(rule!("W-CAMP-03"), Reason::MustUnexhaust),
            // A yes or a no is wanted.
            Ask::May | Ask::Deal(_) | Ask::OfferCaps { .. } => not_now(ask),
            Ask::ObjectiveFirst if Self::may_decline_objectives(state) => not_now(ask),
            _ => because(ask.rule(), Reason::NotOptional),
        }
    }

    fn obstacle_to_declining(ask: Ask) -> Verdict {
        let rule = match ask {
            Ask::ObjectiveFirst => rule!("W-RULING-45"),
            Ask::FightFirst => rule!("W-RULING-94"),
            Ask::Encounter => rule!("W-RULING-42"),
            Ask::LevelUp => rule!("W-RULING-68"),
            Ask::GainPerk => rule!("W-RULING-69"),
            Ask::InventoryLimit
            | Ask::AgendaLimit
            | Ask::HandOver
            | Ask::Helper
            | Ask::AttackOrder(_)
            | Ask::Mode(_) => ask.rule(),
            // An enemy that is led may be left where it is.
            Ask::LeadFoe(_) => return not_now(ask),
            // What a result asks must be answered.
            _ if ask.rule() == rule!("W-RESULT-01") => rule!("W-RULING-02"),
            _ => return not_now(ask),
        };
        because(rule, Reason::NotOptional)
    }
}

/// Whether such a procedure is under way.
fn is_under_way(state: &State, is: impl Fn(What) -> bool) -> bool {
    state.frames.iter().any(|frame| is(frame.what))
}
