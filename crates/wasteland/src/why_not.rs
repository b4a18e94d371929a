//! Why a thing on the table is not open to a player now: one answer for every choice, with the rule.

use kernel::{Because, Game as _, RuleId, Seat, rule};

use crate::{
    choice::{Ask, Choice, Reason},
    effect::Window,
    frame::What,
    machine::{Wasteland, because},
    state::{NONE, State},
};

/// Why the choice is not open to the seat; none if it is.
pub(crate) fn why_not(game: &Wasteland, state: &State, seat: Seat, choice: Choice) -> Option<Because<Reason>> {
    let mut options = Vec::new();
    let Some(asked) = game.decide(state, &mut options) else {
        return because::<()>(rule!("W-WIN-03"), Reason::GameOver).err();
    };
    if asked.seat != seat {
        return because::<()>(whose(asked.ask), Reason::NotYourDecision(asked.seat)).err();
    }
    if options.contains(&choice) {
        return None;
    }
    let found = game.obstacle(state, seat, asked.ask, choice).err();
    found.or_else(|| because::<()>(asked.ask.rule(), Reason::NotNow).err())
}

/// The rule by which the question is somebody else's.
const fn whose(ask: Ask) -> RuleId {
    match ask {
        Ask::Turn => rule!("W-ROUND-02"),
        Ask::Activate(_) | Ask::EnemyWay(_) | Ask::Replacement(_) => rule!("W-FIRST-04"),
        _ => ask.rule(),
    }
}

/// The moment that a question is about.
const fn moment(ask: Ask) -> Option<Window> {
    match ask {
        Ask::Window(window) => Some(window),
        Ask::FightReroll => Some(Window::Reroll),
        Ask::TestReroll => Some(Window::Test),
        Ask::Camp => Some(Window::Camp),
        Ask::Turn => Some(Window::Turn),
        _ => None,
    }
}

impl Wasteland {
    /// The rule that keeps a choice from being offered in answer to this question.
    fn obstacle(&self, state: &State, seat: Seat, ask: Ask, choice: Choice) -> Result<(), Because<Reason>> {
        let on_turn = |rule: RuleId| if ask == Ask::Turn { Ok(()) } else { because(rule, Reason::NotNow) };
        match choice {
            Choice::Step(node) => {
                on_turn(rule!("W-ACTION-05"))?;
                self.may_step(state, seat, node)
            }
            Choice::Move => {
                on_turn(rule!("W-ACTION-05"))?;
                Self::has_action(state)
            }
            Choice::Explore(place) => {
                on_turn(rule!("W-ACTION-05"))?;
                Self::has_action(state)?;
                self.may_explore(state, seat, place)
            }
            Choice::Encounter => {
                on_turn(rule!("W-ACTION-05"))?;
                Self::has_action(state)?;
                self.unhindered(state, seat, rule!("W-ENCOUNTER-02"))?;
                self.may_encounter(state, seat)
            }
            Choice::Fight(foe) => {
                on_turn(rule!("W-ACTION-05"))?;
                Self::has_action(state)?;
                self.may_fight(state, seat, foe)
            }
            Choice::Quest { quest, objective } => {
                on_turn(rule!("W-ACTION-05"))?;
                Self::has_action(state)?;
                self.unhindered(state, seat, rule!("W-QUEST-13"))?;
                self.may_attempt(state, seat, quest, objective)
            }
            Choice::Camp => {
                on_turn(rule!("W-ACTION-05"))?;
                Self::has_action(state)?;
                self.unhindered(state, seat, rule!("W-CAMP-05"))
            }
            Choice::Use { card, ability } => self.obstacle_to_use(state, seat, ask, card, ability),
            Choice::UsePerk(perk) => self.obstacle_to_perk(state, seat, ask, perk),
            Choice::Equip(card) => self.may_rearrange(state, seat, card, true),
            Choice::Unequip(card) => self.may_rearrange(state, seat, card, false),
            Choice::Declare(card) => self.obstacle_to_loyalty(state, seat, ask, card),
            Choice::Withdraw => self.obstacle_to_withdrawal(state, seat, ask),
            Choice::Reroll(_) => because(rule!("W-FIGHT-06"), Reason::NoRerolls),
            Choice::Rest => because(rule!("W-TRAIT-05"), Reason::NeedsTrait(crate::content::Trait::WellRested)),
            Choice::Option(option) => match state.encounter {
                Some(meeting) if ask == Ask::Encounter => self.may_choose(state, &meeting, option),
                _ => because(rule!("W-ENCOUNTER-06"), Reason::NotNow),
            },
            Choice::Character(character) => {
                if ask == Ask::Character && !Self::is_free(state, character) {
                    return because(rule!("W-SETUP-17"), Reason::CharacterTaken);
                }
                because(rule!("W-SETUP-17"), Reason::NotNow)
            }
            Choice::Space(node) => match ask {
                Ask::StartSpace | Ask::Rise => {
                    let rule = ask.rule();
                    if node.place() == self.scenario(state).start {
                        because(rule, Reason::Occupied)
                    } else {
                        because(rule, Reason::NotOnStartTile)
                    }
                }
                _ => because(ask.rule(), Reason::NotNow),
            },
            Choice::Buy(card) => self.in_shop(ask, || self.may_buy(state, seat, card)),
            Choice::Recruit(card) => self.in_shop(ask, || self.may_recruit(state, seat, card)),
            Choice::Sell(card) => self.in_shop(ask, || self.may_sell(state, seat, card)),
            Choice::Trade(partner) => self.obstacle_to_trade(state, seat, ask, partner),
            Choice::Give(_) | Choice::Want(_) | Choice::GiveAgenda(_) | Choice::WantAgenda => match ask {
                Ask::Offer(_) => because(rule!("W-TRADE-04"), Reason::NotTradable),
                _ => because(rule!("W-TRADE-01"), Reason::NotNow),
            },
            Choice::Show(_) => because(rule!("W-AGENDA-08"), Reason::NotNow),
            Choice::Recover | Choice::WellRested | Choice::Unexhaust if ask == Ask::Camp => {
                because(rule!("W-CAMP-01"), Reason::DoneInCamp)
            }
            Choice::Done if ask == Ask::Camp => because(rule!("W-CAMP-03"), Reason::MustUnexhaust),
            Choice::Victory => because(rule!("W-WIN-02"), Reason::NotEnoughInfluence),
            Choice::Perk(perk) if ask == Ask::GainPerk => {
                let in_deck = perk < 64 && state.perks & (1 << perk) != 0;
                let reason = if in_deck { Reason::WrongLetter } else { Reason::NotInDeck };
                because(rule!("W-LEVEL-04"), reason)
            }
            Choice::Perk(_) if matches!(ask, Ask::Offer(_)) => because(rule!("W-TRADE-04"), Reason::NotTradable),
            Choice::Decline => because(rule!("W-RULING-02"), Reason::NotOptional),
            Choice::EndTurn => because(rule!("W-TURN-03"), Reason::NotNow),
            _ => because(ask.rule(), Reason::NotNow),
        }
    }

    /// Why a tile cannot be explored (W-EXPLORE-01).
    fn may_explore(&self, state: &State, seat: Seat, place: u8) -> Result<(), Because<Reason>> {
        match state.tile_at(place) {
            Some((_, true)) => because(rule!("W-EXPLORE-01"), Reason::AlreadyFaceup),
            Some((_, false)) if self.land(state).facedown_beside(state.player(seat).at).any(|other| other == place) => {
                Ok(())
            }
            Some((_, false)) => because(rule!("W-EXPLORE-01"), Reason::NotAdjacent),
            None => because(rule!("W-EXPLORE-01"), Reason::NothingToExplore),
        }
    }

    fn obstacle_to_use(
        &self,
        state: &State,
        seat: Seat,
        ask: Ask,
        card: u16,
        ability: u8,
    ) -> Result<(), Because<Reason>> {
        let printed = self.card(card).and_then(|card| card.uses.get(usize::from(ability)));
        let window = match (ask, printed.map(|one| one.window)) {
            // On a turn, abilities of the start and actions are offered too.
            (Ask::Turn, Some(Window::Action)) => {
                Self::has_action(state)?;
                Window::Action
            }
            (Ask::Turn, Some(Window::StartOfTurn)) => {
                if !state.turn.starting {
                    return because(rule!("W-RULING-05"), Reason::StartOfTurnOnly);
                }
                Window::StartOfTurn
            }
            _ => match moment(ask) {
                Some(window) => window,
                None => return because(rule!("W-RULING-92"), Reason::NotNow),
            },
        };
        self.may_use(state, seat, card, ability, window)
    }

    fn obstacle_to_perk(&self, state: &State, seat: Seat, ask: Ask, perk: u8) -> Result<(), Because<Reason>> {
        let printed = self.content.perks.get(usize::from(perk)).map(|perk| perk.uses.window);
        let window = match (ask, printed) {
            (Ask::Turn, Some(window @ (Window::Action | Window::StartOfTurn))) => window,
            _ => match moment(ask) {
                Some(window) => window,
                None => return because(rule!("W-PERK-03"), Reason::NotNow),
            },
        };
        self.may_use_perk(state, seat, perk, window)
    }

    fn obstacle_to_loyalty(&self, state: &State, seat: Seat, ask: Ask, card: u8) -> Result<(), Because<Reason>> {
        let held = card < 64 && state.player(seat).agendas & (1 << card) != 0;
        if !held {
            return because(rule!("W-LOYALTY-01"), Reason::NotYours);
        }
        if self.content.agendas.get(usize::from(card)).is_none_or(|agenda| agenda.faction.is_none()) {
            return because(rule!("W-AGENDA-12"), Reason::NoFaction);
        }
        if ask != Ask::Turn || !state.turn.opening {
            return because(rule!("W-TURN-05"), Reason::StartOfTurnOnly);
        }
        because(rule!("W-RULING-90"), Reason::LoyaltyChanged)
    }

    fn obstacle_to_withdrawal(&self, state: &State, seat: Seat, ask: Ask) -> Result<(), Because<Reason>> {
        if state.player(seat).loyal == NONE {
            return because(rule!("W-LOYALTY-07"), Reason::NotRevealed);
        }
        if ask != Ask::Turn || !state.turn.opening {
            return because(rule!("W-TURN-05"), Reason::StartOfTurnOnly);
        }
        because(rule!("W-RULING-90"), Reason::LoyaltyChanged)
    }

    fn in_shop(&self, ask: Ask, may: impl Fn() -> Result<(), Because<Reason>>) -> Result<(), Because<Reason>> {
        match ask {
            Ask::Shop(_) => may(),
            _ => because(rule!("W-RESULT-12"), Reason::NotNow),
        }
    }

    fn obstacle_to_trade(&self, state: &State, seat: Seat, ask: Ask, partner: Seat) -> Result<(), Because<Reason>> {
        if ask != Ask::Camp || !matches!(state.top(), Some(What::Camp { .. })) {
            return because(rule!("W-TRADE-01"), Reason::NotNow);
        }
        if partner.index() < usize::from(state.seats) && self.partners(state, seat).any(|other| other == partner) {
            return Ok(());
        }
        because(rule!("W-TRADE-02"), Reason::TooFar)
    }
}
