//! Why not an action, an ability, a reroll or a change of equipment or loyalty.

use kernel::{Because, RuleId, Seat, rule};

use crate::{
    choice::{Ask, Choice, Reason},
    content::Trait,
    dice::Rolling,
    effect::Window,
    frame::What,
    machine::{Wasteland, because},
    mode,
    state::{NO_CARD, NONE, State},
};

use super::{Verdict, is_under_way};

/// The moment that a question is about, for an ability of such a one. On a turn, abilities of its start and actions are
/// offered too; nowhere else.
fn moment(state: &State, ask: Option<Ask>, printed: Window) -> Option<Window> {
    match (ask?, printed) {
        (Ask::Turn, Window::Action) => Some(Window::Action),
        (Ask::Turn, Window::StartOfTurn) if state.public.turn.starting => Some(Window::StartOfTurn),
        (_, Window::Action | Window::StartOfTurn) => None,
        (Ask::Window(window), _) => Some(window),
        (Ask::FightReroll, _) => Some(Window::Reroll),
        (Ask::TestReroll, _) => Some(Window::Test),
        (Ask::Camp, _) => Some(Window::Camp),
        (Ask::Turn, _) => Some(Window::Turn),
        _ => None,
    }
}

/// The rule about when such an ability of a card is used.
const fn timing(printed: Window) -> RuleId {
    match printed {
        Window::BeforeFight => rule!("W-FIGHT-24"),
        Window::Reroll => rule!("W-FIGHT-26"),
        Window::Fight => rule!("W-FIGHT-23"),
        _ => rule!("W-RULING-92"),
    }
}

impl Wasteland {
    /// Whether the survivor is asked what to do on the own turn.
    pub(super) fn is_asked_on_turn(state: &State, seat: Seat, ask: Option<Ask>) -> Verdict {
        if ask == Some(Ask::Turn) {
            return Ok(());
        }
        if is_under_way(state, |what| matches!(what, What::Setup(_))) {
            return because(rule!("W-SETUP-01"), Reason::SettingUp);
        }
        Self::has_turn(state, seat, rule!("W-ROUND-02"))?;
        because(rule!("W-ACTION-05"), Reason::Unfinished)
    }

    /// What never changes in this turn is told first, then whether an action is left, then what is in the way.
    pub(super) fn obstacle_to_action(&self, state: &State, seat: Seat, ask: Option<Ask>, choice: Choice) -> Verdict {
        Self::is_asked_on_turn(state, seat, ask)?;
        match choice {
            Choice::Step(node) => {
                return self.may_step(state, seat, node).map_err(|found| match found.reason {
                    // Where no action is left, none gives points.
                    Reason::NeedsPoints(_) if state.turn.actions == 0 => Because { reason: Reason::NoActions, ..found },
                    _ => found,
                });
            }
            Choice::Explore(place) => self.may_explore(state, seat, place)?,
            Choice::Encounter => self.may_encounter(state, seat)?,
            Choice::Fight(foe) => self.may_fight(state, seat, foe)?,
            Choice::Quest { quest, objective } => self.may_attempt(state, seat, quest, objective)?,
            _ => {}
        }
        Self::has_action(state)?;
        match choice {
            Choice::Encounter => self.unhindered(state, seat, rule!("W-ENCOUNTER-02")),
            Choice::Quest { .. } => self.unhindered(state, seat, rule!("W-QUEST-13")),
            Choice::Camp => self.unhindered(state, seat, rule!("W-CAMP-05")),
            _ => Ok(()),
        }
    }

    /// Why a tile cannot be explored (W-EXPLORE-01).
    fn may_explore(&self, state: &State, seat: Seat, place: u8) -> Verdict {
        let rule = rule!("W-EXPLORE-01");
        let mut beside = self.land(state).facedown_beside(state.player(seat).at).peekable();
        match state.tile_at(place) {
            Some((_, true)) => because(rule, Reason::AlreadyFaceup),
            Some((_, false)) if beside.peek().is_none() => because(rule, Reason::NothingToExplore),
            Some((_, false)) if beside.any(|other| other == place) => Ok(()),
            Some((_, false)) => because(rule, Reason::TileNotAdjacent),
            None => because(rule!("W-SPACE-01"), Reason::NoSuchSpace),
        }
    }

    /// A turn ends between actions (W-TURN-03), not inside a fight or an encounter (W-RULING-94).
    pub(super) fn obstacle_to_end(state: &State, seat: Seat, ask: Option<Ask>) -> Verdict {
        let started = || is_under_way(state, |what| matches!(what, What::Fight(_) | What::Encounter(_)));
        match Self::is_asked_on_turn(state, seat, ask) {
            Err(Because { reason: Reason::Unfinished, .. }) if started() => {
                because(rule!("W-RULING-94"), Reason::Unfinished)
            }
            other => other,
        }
    }

    pub(super) fn obstacle_to_use(
        &self,
        state: &State,
        seat: Seat,
        ask: Option<Ask>,
        card: u16,
        ability: u8,
    ) -> Verdict {
        let printed = self.card(card).and_then(|card| card.uses.get(usize::from(ability)));
        let Some(one) = printed else { return self.may_use(state, seat, card, ability, Window::Turn) };
        let found = match moment(state, ask, one.window) {
            Some(window) => self.may_use(state, seat, card, ability, window),
            // Whose card it is and where it lies is told before the moment.
            None => match self.may_use(state, seat, card, ability, one.window) {
                Err(
                    found @ Because {
                        reason: Reason::NotYours | Reason::NotEquipped | Reason::NotYourTurn | Reason::Killed,
                        ..
                    },
                ) => Err(found),
                _ => Self::wrong_moment(state, seat, ask, one.window, timing(one.window)),
            },
        };
        found.map_err(|found| match found.reason {
            Reason::WrongMoment(printed) => Because { rule: timing(printed), ..found },
            _ => found,
        })
    }

    pub(super) fn obstacle_to_perk(&self, state: &State, seat: Seat, ask: Option<Ask>, perk: u8) -> Verdict {
        let Some(one) = self.content.perks.get(usize::from(perk)).map(|perk| &perk.uses) else {
            return because(rule!("W-PERK-01"), Reason::NoSuchAbility);
        };
        match moment(state, ask, one.window) {
            Some(window) => self.may_use_perk(state, seat, perk, window),
            None => match self.may_use_perk(state, seat, perk, one.window) {
                Err(found @ Because { reason: Reason::NotYours | Reason::NotYourTurn | Reason::Killed, .. }) => {
                    Err(found)
                }
                _ => Self::wrong_moment(state, seat, ask, one.window, rule!("W-PERK-03")),
            },
        }
    }

    /// The ability is for another moment than that of the question.
    fn wrong_moment(state: &State, seat: Seat, ask: Option<Ask>, printed: Window, rule: RuleId) -> Verdict {
        let of_turn = matches!(printed, Window::StartOfTurn | Window::Turn | Window::Action);
        if of_turn && Self::was_killed_on_turn(state, seat) {
            return because(rule!("W-KILLED-08"), Reason::Killed);
        }
        match printed {
            Window::StartOfTurn => because(rule!("W-RULING-05"), Reason::StartOfTurnOnly),
            Window::Action => Self::is_asked_on_turn(state, seat, ask),
            _ => because(rule, Reason::WrongMoment(printed)),
        }
    }

    /// Only what was just gained is stored (W-EQUIP-02).
    pub(super) fn obstacle_to_storing(state: &State, seat: Seat, card: u16) -> Verdict {
        let player = state.player(seat);
        if card != NO_CARD && player.talent == card {
            return because(rule!("W-CHARACTER-03"), Reason::Fixed);
        }
        because(rule!("W-EQUIP-02"), if player.holds(card) { Reason::NotGained } else { Reason::NotYours })
    }

    pub(super) fn obstacle_to_loyalty(&self, state: &State, seat: Seat, ask: Option<Ask>, card: u8) -> Verdict {
        mode::no_declaration(state)?;
        let player = state.player(seat);
        if card >= 64 || state.hand(seat) & (1 << card) == 0 {
            return because(rule!("W-LOYALTY-01"), Reason::NotYours);
        }
        if self.content.agendas.get(usize::from(card)).is_none_or(|agenda| agenda.faction.is_none()) {
            return because(rule!("W-AGENDA-12"), Reason::NoFaction);
        }
        if player.loyal == card && !state.turn.loyalty {
            return because(rule!("W-LOYALTY-01"), Reason::RevealedAlready);
        }
        Self::obstacle_to_change(state, ask)
    }

    pub(super) fn obstacle_to_withdrawal(&self, state: &State, seat: Seat, ask: Option<Ask>) -> Verdict {
        mode::no_declaration(state)?;
        if state.player(seat).loyal == NONE {
            return because(rule!("W-LOYALTY-07"), Reason::NotRevealed);
        }
        Self::obstacle_to_change(state, ask)
    }

    /// Loyalty changes at the start of a turn, and once.
    fn obstacle_to_change(state: &State, ask: Option<Ask>) -> Verdict {
        if ask != Some(Ask::Turn) || !state.turn.opening {
            return because(rule!("W-TURN-05"), Reason::StartOfTurnOnly);
        }
        because(rule!("W-RULING-90"), Reason::LoyaltyChanged)
    }

    pub(super) fn obstacle_to_reroll(state: &State, seat: Seat, ask: Option<Ask>, dice: u8) -> Verdict {
        let has_rolled = || state.fight().is_some_and(|fight| fight.seat == seat && fight.dice != [NONE; 3]);
        let rule = match (ask, Self::rolling(state)) {
            (Some(Ask::FightReroll | Ask::TestReroll), _) if !(1..8).contains(&dice) => {
                return because(rule!("W-DICE-01"), Reason::NoSuchDie);
            }
            (Some(Ask::FightReroll), _) => {
                let armed = state.player(seat).equipped[0].is_some();
                let rule = if armed { rule!("W-FIGHT-06") } else { rule!("W-FIGHT-07") };
                return because(rule, Reason::NoRerolls);
            }
            (Some(Ask::TestReroll), _) => return because(rule!("W-TEST-03"), Reason::NoRerolls),
            (_, Some(Rolling::Test)) => rule!("W-TEST-04"),
            (_, Some(Rolling::Fight)) if has_rolled() => rule!("W-FIGHT-09"),
            _ => rule!("W-FIGHT-08"),
        };
        because(rule, Reason::RerollStepOnly)
    }

    pub(super) fn obstacle_to_rest(state: &State, seat: Seat, ask: Option<Ask>) -> Verdict {
        if !state.player(seat).has(Trait::WellRested) {
            return because(rule!("W-TRAIT-05"), Reason::NeedsTrait(Trait::WellRested));
        }
        let reason = match ask {
            Some(Ask::FightReroll | Ask::TestReroll) => Reason::RestedAlready,
            _ => Reason::RerollStepOnly,
        };
        because(rule!("W-RULING-37"), reason)
    }
}
