//! Chapter RESULT: effects of cards, carried out in printed order.

use kernel::{Asked, Fault, Progress, Seat, Seats, numbers_in, rule};

use crate::{
    choice::{Ask, Choice},
    content::{EnemyType, Home},
    dice::Rolling,
    effect::{Effect, EffectList, Foes, Pile, Standing, Whom},
    event::{Event, FightChange},
    frame::{CostOf, Source, What},
    looking::looked_at,
    machine::{Board, Wasteland, ask_one, broken},
    mode,
    state::{Opponent, State},
};

impl Wasteland {
    /// Active enemies that an effect can choose from (W-ENEMY-08).
    fn targets(&self, state: &State, seat: Seat, foes: Foes, source: Source, active: bool) -> Vec<u8> {
        let spaces = self.spaces(state, seat, foes.place, source);
        let fits = |(number, foe): &(u8, crate::state::Foe)| {
            foe.active == active
                && spaces.contains(foe.at)
                && foes.kind.is_none_or(|kind| kind == foe.kind)
                && self.is_enemy(state, foe.kind)
                && (!active
                    || self.stats(state, Opponent::OnMap(*number)).is_some_and(|stats| stats.level <= foes.most_level))
        };
        state.foes.iter().filter(fits).map(|(number, _)| number).collect()
    }

    /// The survivors that an effect can choose from.
    fn people(&self, state: &State, seat: Seat, whom: Whom) -> Vec<Seat> {
        let at = state.player(seat).at;
        let beside = self.land(state).beside(at);
        let near = |other: Seat| state.player(other).at == at || beside.contains(state.player(other).at);
        let fits = |other: &Seat| match whom {
            Whom::Everybody => true,
            Whom::Others | Whom::OneOther | Whom::FirstOther => *other != seat,
            Whom::OthersHere | Whom::OneHere => *other != seat && state.player(*other).at == at,
            Whom::OthersNear | Whom::OneNear => *other != seat && near(*other),
            Whom::Loyal(faction) => mode::loyalty(self, state, *other) == Some(faction),
        };
        state.in_priority().filter(fits).collect()
    }

    /// Options for an effect that leaves a choice; with the question. None for effects that leave none.
    fn effect_options(
        &self,
        state: &State,
        effect: &Effect,
        sub: u8,
        seat: Seat,
        source: Source,
        options: &mut Vec<Choice>,
    ) -> Option<Ask> {
        let player = state.player(seat);
        let spaces = |place| self.spaces(state, seat, place, source).iter().map(Choice::Space);
        let foes = |foes, active| self.targets(state, seat, foes, source, active).into_iter().map(Choice::Foe);
        Some(match effect {
            Effect::Teleport(place) | Effect::Marker(place) => {
                options.extend(spaces(*place));
                Ask::Where
            }
            // To move is to come from elsewhere.
            Effect::Travel(place) => {
                options.extend(spaces(*place).filter(|choice| *choice != Choice::Space(player.at)));
                Ask::Where
            }
            Effect::PlaceEnemy(_, place, _) => {
                options.extend(spaces(*place));
                Ask::Where
            }
            Effect::PlaceTokens(_, place, _) => {
                options.extend(spaces(*place));
                Ask::Where
            }
            Effect::RemoveToken(faction) => {
                let kind = EnemyType::of(*faction);
                let land = self.land(state);
                let fits = |foe: &crate::state::Foe| foe.kind == kind && land.is_faceup(foe.at.place());
                options.extend(state.foes.iter().filter(|(_, foe)| fits(foe)).map(|(number, _)| Choice::Foe(number)));
                Ask::WhichFoe
            }
            Effect::MoveEnemy(which, _) | Effect::KillEnemy(which) | Effect::Deactivate(which) => {
                options.extend(foes(*which, true));
                Ask::WhichFoe
            }
            Effect::Fight(which) => {
                // W-RULING-64.
                let loyal =
                    |number: u8| state.foes.get(number).is_some_and(|foe| self.is_loyal_to(state, seat, foe.kind));
                let fought = self.targets(state, seat, *which, source, true);
                options.extend(fought.into_iter().filter(|number| !loyal(*number)).map(Choice::Foe));
                Ask::WhichFoe
            }
            Effect::Reveal(which) => {
                options.extend(foes(*which, false));
                Ask::WhichFoe
            }
            Effect::SetDie(_) | Effect::ChooseDie if sub == 0 => {
                let whose = match Self::rolling(state) {
                    Some(Rolling::Fight) => state.fights.last().map(|fight| fight.seat),
                    Some(Rolling::Test) => state.trials.last().map(|trial| trial.seat),
                    None => None,
                };
                if whose == Some(seat) {
                    options.extend((0..3).map(Choice::Die));
                }
                Ask::WhichDie
            }
            Effect::ChooseDie => {
                options.extend((0..6).map(Choice::Face));
                Ask::WhichFace
            }
            Effect::Reorder(pile, _) | Effect::DrawOneOf(pile, _) => {
                options.extend(state.secret.looked_at.iter().map(|card| looked_at(*pile, card.card())));
                if matches!(effect, Effect::Reorder(..)) { Ask::OnTop(*pile) } else { Ask::Keep(*pile) }
            }
            Effect::LoseSpecial => {
                options.extend(player.special.iter().map(Choice::Letter));
                Ask::LoseLetter
            }
            Effect::LosePerk => {
                options.extend(numbers_in(player.perks).map(Choice::Perk));
                Ask::LosePerk
            }
            Effect::LoseCard(kind) => {
                let fits = |card: u16| kind.is_none() || self.card(card).is_some_and(|card| Some(card.kind) == *kind);
                options.extend(player.cards().filter(|held| fits(held.card)).map(|held| Choice::Card(held.card)));
                Ask::Discard(*kind)
            }
            Effect::LoseAgenda => {
                options.extend(numbers_in(state.hand(seat)).map(Choice::Agenda));
                Ask::DiscardAgenda
            }
            Effect::Unexhaust => {
                options.extend(player.cards().filter(|held| held.exhausted).map(|held| Choice::Card(held.card)));
                Ask::Unexhaust
            }
            Effect::Exhaust => {
                options.extend(player.cards().filter(|held| !held.exhausted).map(|held| Choice::Card(held.card)));
                Ask::Exhaust
            }
            Effect::May(cost, _) if sub == 0 => {
                if self.can_pay(state, seat, cost, Some(source)) {
                    options.extend([Choice::Accept, Choice::Decline]);
                }
                Ask::May
            }
            Effect::Choose(effect_lists) => {
                options.extend((0..effect_lists.len() as u8).map(Choice::Effect));
                Ask::ChooseEffect
            }
            Effect::Each(whom @ (Whom::OneHere | Whom::OneNear | Whom::OneOther), _) => {
                options.extend(self.people(state, seat, *whom).into_iter().map(Choice::Player));
                Ask::Who
            }
            Effect::May(..)
            | Effect::Each(
                Whom::Everybody
                | Whom::Others
                | Whom::OthersHere
                | Whom::OthersNear
                | Whom::FirstOther
                | Whom::Loyal(_),
                _,
            )
            | Effect::Add(_)
            | Effect::Stage(_)
            | Effect::Close(_)
            | Effect::Become(_)
            | Effect::Lose(_)
            | Effect::Xp(_)
            | Effect::Caps(_)
            | Effect::LoseCaps(_)
            | Effect::Draw(..)
            | Effect::Shop(_)
            | Effect::Unique(_)
            | Effect::Power(..)
            | Effect::Weaken(..)
            | Effect::Trash
            | Effect::Damage(_)
            | Effect::Rads(_)
            | Effect::Heal(_)
            | Effect::RemoveRads(_)
            | Effect::PreventDamage(_)
            | Effect::PreventRads(_)
            | Effect::CancelHits(_)
            | Effect::AddHits(_)
            | Effect::Rerolls(_)
            | Effect::AddResult(_)
            | Effect::Points(_)
            | Effect::Actions(_)
            | Effect::IgnoreTerrain
            | Effect::DrawAndFight(..)
            | Effect::Test(..)
            | Effect::GainSpecial(_)
            | Effect::GainPerk(_)
            | Effect::If(..)
            | Effect::SetDie(_)
            | Effect::Mark(_)
            | Effect::Unmark(_)
            | Effect::Die => return None,
        })
    }

    #[expect(clippy::too_many_arguments, reason = "the parts of the frame")]
    pub(crate) fn decide_effects(
        &self,
        state: &State,
        effects: EffectList,
        at: u8,
        sub: u8,
        seat: Seat,
        source: Source,
        options: &mut Vec<Choice>,
    ) -> Option<Asked<Ask>> {
        let effect = self.content.effects(effects).get(usize::from(at))?;
        let ask = self.effect_options(state, effect, sub, seat, source, options)?;
        Some(ask_one(seat, ask))
    }
}

impl Board<'_> {
    /// Lets a survivor carry out a list of effects.
    pub(crate) fn run_effects(&mut self, effects: EffectList, seat: Seat, source: Source) -> Result<(), Fault> {
        if effects.is_empty() {
            return Ok(());
        }
        if self.state.is_deep() {
            self.tell(rule!("W-RULING-02"), || Event::EffectSkipped(seat));
            return Ok(());
        }
        self.push(What::Effects { effects, at: 0, sub: 0, seat, source })
    }

    pub(crate) fn step_effects(
        &mut self,
        effects: EffectList,
        at: u8,
        sub: u8,
        seat: Seat,
        source: Source,
    ) -> Result<Progress, Fault> {
        let game = self.game;
        let Some(effect) = game.content.effects(effects).get(usize::from(at)) else {
            self.pop();
            return Ok(Progress::Go);
        };
        let next = What::Effects { effects, at: at.saturating_add(1), sub: 0, seat, source };
        if sub == 0
            && let Effect::Reorder(pile, count) | Effect::DrawOneOf(pile, count) = effect
        {
            self.look_at(seat, *pile, *count, matches!(effect, Effect::DrawOneOf(..)))?;
            self.turn_to(What::Effects { effects, at, sub: 1, seat, source });
            return Ok(Progress::Go);
        }
        // How many is settled before the first one counts.
        if sub == 0
            && let Effect::PlaceTokens(_, _, count) = effect
        {
            let count = game.amount(self.state, seat, *count, Some(source));
            self.turn_to(if count > 0 { What::Effects { effects, at, sub: count, seat, source } } else { next });
            return Ok(Progress::Go);
        }
        let mut options = Vec::new();
        if game.effect_options(self.state, effect, sub, seat, source, &mut options).is_some() {
            if options.is_empty() {
                self.tell(rule!("W-RULING-02"), || Event::EffectSkipped(seat));
                self.turn_to(next);
                return Ok(Progress::Go);
            }
            return Ok(Progress::Ask);
        }
        match (effect, sub) {
            (Effect::Test(_, _, pass, fail) | Effect::DrawAndFight(_, pass, fail), 1) => {
                self.turn_to(next);
                let effects = if self.state.success { *pass } else { *fail };
                self.run_effects(effects, seat, source)?;
            }
            (Effect::Test(..) | Effect::DrawAndFight(..), _) => {
                self.turn_to(What::Effects { effects, at, sub: 1, seat, source });
                self.carry_out(effect, seat, source)?;
            }
            (Effect::May(_, does), _) => {
                self.turn_to(next);
                self.run_effects(*does, seat, source)?;
            }
            _ => {
                self.turn_to(next);
                self.carry_out(effect, seat, source)?;
            }
        }
        Ok(Progress::Go)
    }

    /// Effects that leave no choice.
    fn carry_out(&mut self, effect: &Effect, seat: Seat, source: Source) -> Result<(), Fault> {
        let amount = |board: &Self, amount| board.game.amount(board.state, seat, amount, Some(source));
        // What is no result of a quest or an encounter follows the rule of the thing that is gained.
        let is_result = matches!(source, Source::Quest(_) | Source::Encounter);
        match effect {
            Effect::Add(card) => self.add_encounter(*card)?,
            Effect::Stage(quest) => return self.stage(seat, *quest),
            Effect::Close(quest) => self.close_quest(*quest),
            Effect::Become(gained) => {
                let rule = if is_result { rule!("W-RESULT-07") } else { rule!("W-TRAIT-07") };
                self.gain_trait(seat, *gained, rule);
            }
            Effect::Lose(lost) => self.lose_trait(seat, *lost, rule!("W-TRAIT-09")),
            Effect::Xp(xp) => {
                let rule = if is_result { rule!("W-RESULT-08") } else { rule!("W-XP-05") };
                return self.gain_xp(seat, amount(self, *xp), rule);
            }
            Effect::Caps(caps) => self.gain_caps(seat, u16::from(amount(self, *caps)), rule!("W-RESULT-09")),
            Effect::LoseCaps(caps) => self.lose_caps(seat, u16::from(amount(self, *caps)), rule!("W-CAPS-04")),
            Effect::Draw(pile, count) => {
                let count = amount(self, *count);
                return match pile {
                    Pile::Agenda => mode::gain_agendas(self, seat, count),
                    Pile::Loot | Pile::Asset => {
                        let rule = if count > 1 { rule!("W-RESULT-11") } else { rule!("W-RESULT-10") };
                        self.draw_cards(seat, *pile, count, rule)
                    }
                    Pile::Encounter(_) => Ok(()),
                };
            }
            Effect::Shop(count) => return self.begin_shop(seat, amount(self, *count)),
            Effect::Unique(card) => return self.gain_unique(seat, *card),
            Effect::Power(side, by) => {
                let by = amount(self, *by).min(127) as i8;
                return self.move_side(*side, by, rule!("W-RESULT-15"));
            }
            Effect::Weaken(side, by) => {
                let by = -(amount(self, *by).min(127) as i8);
                return self.move_side(*side, by, rule!("W-POWER-08"));
            }
            Effect::Trash => match source {
                Source::Encounter => {
                    if let Some(meeting) = self.state.encounter.as_mut() {
                        meeting.trashed = true;
                    }
                }
                Source::Quest(quest) => self.trash_quest(quest),
                _ => {}
            },
            Effect::Mark(marks) => self.mark_quest(seat, source, amount(self, *marks).min(127) as i8),
            Effect::Unmark(marks) => self.mark_quest(seat, source, -(amount(self, *marks).min(127) as i8)),
            Effect::Damage(damage) => {
                let spared = self.game.standing_sum(self.state, seat, |what| match what {
                    Standing::SparedDamage(less) => *less,
                    _ => 0,
                });
                let damage = amount(self, *damage).saturating_sub(spared);
                return if damage > 0 { self.damage(seat, damage, rule!("W-HP-02")) } else { Ok(()) };
            }
            Effect::Rads(rads) => {
                let spared = self.game.standing_sum(self.state, seat, |what| match what {
                    Standing::SparedRads(less) => *less,
                    _ => 0,
                });
                let rads = amount(self, *rads).saturating_sub(spared);
                return if rads > 0 { self.irradiate(seat, rads, rule!("W-HP-03")) } else { Ok(()) };
            }
            Effect::Heal(hp) => self.heal(seat, amount(self, *hp), rule!("W-HP-05")),
            Effect::RemoveRads(rads) => self.cleanse(seat, amount(self, *rads), rule!("W-HP-05")),
            Effect::PreventDamage(_) | Effect::PreventRads(_) | Effect::CancelHits(_) | Effect::AddHits(_) => {
                self.change_fight(effect, seat);
            }
            Effect::Rerolls(rerolls) => self.gain_rerolls(seat, amount(self, *rerolls)),
            Effect::AddResult(more) => {
                let more = amount(self, *more);
                if let Some(trial) = self.state.trials.last_mut().filter(|trial| trial.seat == seat) {
                    trial.bonus = trial.bonus.saturating_add(more);
                    self.tell(rule!("W-CORE-02"), || Event::ResultAdded { seat, amount: more });
                }
            }
            Effect::Points(points) => {
                let points = amount(self, *points);
                if Wasteland::is_on_turn(self.state, seat) {
                    self.state.turn.points = self.state.turn.points.saturating_add(points);
                    self.tell(rule!("W-MOVE-02"), || Event::PointsGained { seat, points });
                }
            }
            Effect::Actions(actions) => {
                let actions = amount(self, *actions);
                if Wasteland::is_on_turn(self.state, seat) {
                    self.state.turn.actions = self.state.turn.actions.saturating_add(actions);
                    self.tell(rule!("W-TURN-01"), || Event::ActionsGained { seat, actions });
                }
            }
            Effect::IgnoreTerrain => {
                if Wasteland::is_on_turn(self.state, seat) {
                    self.state.turn.ignore_terrain = true;
                    self.tell(rule!("W-CORE-02"), || Event::TerrainIgnored(seat));
                }
            }
            Effect::DrawAndFight(kind, ..) => return self.draw_and_fight(seat, *kind),
            Effect::Test(letters, difficulty, ..) => {
                let difficulty = amount(self, *difficulty);
                return self.begin_test(seat, *letters, difficulty);
            }
            Effect::GainSpecial(letter) => self.gain_special(seat, *letter),
            Effect::GainPerk(letters) => {
                return self.push(What::GainPerk { seat, letters: *letters, fallback: false });
            }
            Effect::If(condition, then, otherwise) => {
                let met = self.game.holds(self.state, seat, condition, Some(source));
                return self.run_effects(if met { *then } else { *otherwise }, seat, source);
            }
            Effect::Each(whom, effects) => {
                let people = self.game.people(self.state, seat, *whom);
                // W-CORE-03.
                let most = if *whom == Whom::FirstOther { 1 } else { people.len() };
                let mut seats = Seats::NONE;
                people.into_iter().take(most).for_each(|seat| seats.insert(seat));
                return self.push(What::Each { seats, from: self.state.first, effects: *effects, source });
            }
            Effect::Die => return self.die(seat, rule!("W-KILLED-01")),
            Effect::SetDie(_)
            | Effect::ChooseDie
            | Effect::Teleport(_)
            | Effect::Travel(_)
            | Effect::PlaceEnemy(..)
            | Effect::PlaceTokens(..)
            | Effect::RemoveToken(_)
            | Effect::MoveEnemy(..)
            | Effect::KillEnemy(_)
            | Effect::Deactivate(_)
            | Effect::Reveal(_)
            | Effect::Fight(_)
            | Effect::Reorder(..)
            | Effect::DrawOneOf(..)
            | Effect::LoseSpecial
            | Effect::LosePerk
            | Effect::LoseCard(_)
            | Effect::LoseAgenda
            | Effect::Unexhaust
            | Effect::Exhaust
            | Effect::Marker(_)
            | Effect::May(..)
            | Effect::Choose(_) => return Err(broken("an effect that leaves a choice")),
        }
        Ok(())
    }

    fn change_fight(&mut self, effect: &Effect, seat: Seat) {
        let game = self.game;
        let (Effect::PreventDamage(amount)
        | Effect::PreventRads(amount)
        | Effect::CancelHits(amount)
        | Effect::AddHits(amount)) = effect
        else {
            return;
        };
        // No quest has these.
        let amount = game.amount(self.state, seat, *amount, None);
        let Some(fight) = self.state.fights.last_mut().filter(|fight| fight.seat == seat) else { return };
        let (number, change) = match effect {
            Effect::PreventDamage(_) => (&mut fight.prevented, FightChange::Damage(amount)),
            Effect::PreventRads(_) => (&mut fight.prevented_rads, FightChange::Rads(amount)),
            Effect::CancelHits(_) => (&mut fight.cancelled, FightChange::Cancelled(amount)),
            _ => (&mut fight.extra_hits, FightChange::Hits(amount)),
        };
        *number = number.saturating_add(amount);
        self.tell(rule!("W-FIGHT-23"), || Event::FightChanged { seat, change });
    }

    /// W-RULING-98: clockwise from the first player, each survivor completely before the next.
    pub(crate) fn step_each(
        &mut self,
        seats: Seats,
        from: Seat,
        effects: EffectList,
        source: Source,
    ) -> Result<Progress, Fault> {
        match self.state.clockwise_from(from).find(|seat| seats.contains(*seat)) {
            None => self.pop(),
            Some(seat) => {
                self.turn_to(What::Each { seats: seats.without(seat), from, effects, source });
                self.run_effects(effects, seat, source)?;
            }
        }
        Ok(Progress::Go)
    }

    pub(crate) fn answer_effects(
        &mut self,
        effects: EffectList,
        at: u8,
        sub: u8,
        seat: Seat,
        source: Source,
        choice: Choice,
    ) -> Result<(), Fault> {
        let game = self.game;
        let effect = game.content.effects(effects).get(usize::from(at)).ok_or_else(|| broken("no such effect"))?;
        let here = |sub| What::Effects { effects, at, sub, seat, source };
        let next = What::Effects { effects, at: at.saturating_add(1), sub: 0, seat, source };
        self.turn_to(next);
        match (effect, choice) {
            (Effect::Teleport(_), Choice::Space(node)) => {
                self.state.player_mut(seat).at = node;
                self.note_world_change();
                self.tell(rule!("W-RULING-08"), || Event::Placed { seat, node });
            }
            (Effect::Travel(_), Choice::Space(node)) => self.move_to(seat, node, 0)?,
            (Effect::Marker(_), Choice::Space(node)) => self.place_marker(seat, source, node),
            (Effect::PlaceEnemy(kind, _, active), Choice::Space(node)) => {
                self.enemy_appears(*kind, node, *active, rule!("W-RESULT-01"));
            }
            (Effect::PlaceTokens(faction, ..), Choice::Space(node)) => {
                self.enemy_appears(EnemyType::of(*faction), node, true, rule!("W-FACTION-02"));
                if sub > 1 {
                    self.turn_to(here(sub - 1));
                }
            }
            (Effect::RemoveToken(_), Choice::Foe(foe)) => {
                if let Some(gone) = self.state.foes.remove(foe) {
                    self.note_enemy_change();
                    self.tell(rule!("W-FACTION-02"), || Event::EnemyGone { foe, kind: gone.kind });
                }
            }
            (Effect::MoveEnemy(_, steps), Choice::Foe(foe)) => {
                let left = game.amount(self.state, seat, *steps, Some(source));
                self.push(What::MoveEnemy { seat, foe, left })?;
            }
            (Effect::KillEnemy(_), Choice::Foe(foe)) => {
                self.kill(seat, Opponent::OnMap(foe), rule!("W-ENEMY-11"))?;
            }
            (Effect::Deactivate(_), Choice::Foe(foe)) => self.turn_down(foe, rule!("W-ENEMY-06")),
            (Effect::Reveal(_), Choice::Foe(foe)) => self.turn_up(foe, rule!("W-ENEMY-06")),
            (Effect::Fight(_), Choice::Foe(foe)) => {
                self.begin_fight(seat, Opponent::OnMap(foe), true, rule!("W-FIGHT-01"))?;
            }
            (Effect::SetDie(face), Choice::Die(die)) => self.turn_die(seat, die, *face),
            (Effect::ChooseDie, Choice::Die(die)) => self.turn_to(here(die + 1)),
            (Effect::ChooseDie, Choice::Face(face)) => self.turn_die(seat, sub.saturating_sub(1), face),
            (Effect::Reorder(pile, _), _) => {
                self.put_on_top(*pile, choice)?;
                if !self.state.secret.looked_at.is_empty() {
                    self.turn_to(here(1));
                }
            }
            (Effect::DrawOneOf(pile, _), _) => self.keep_one(seat, *pile, choice)?,
            (Effect::LoseSpecial, Choice::Letter(letter)) => self.lose_special(seat, letter)?,
            (Effect::LosePerk, Choice::Perk(perk)) => {
                self.give_perk_back(seat, perk);
                self.tell(rule!("W-PERK-05"), || Event::PerkLost { seat, perk });
            }
            (Effect::LoseCard(_), Choice::Card(card)) => {
                // Whither it goes is all there is to say.
                let rule = match game.card(card).map(|card| card.home) {
                    Some(Home::Loot) => rule!("W-LOOT-03"),
                    Some(Home::Asset) => rule!("W-ASSET-01"),
                    Some(Home::Unique) => rule!("W-UNIQUE-02"),
                    Some(Home::Character) | None => rule!("W-RESULT-01"),
                };
                self.lose_card(seat, card, rule)?;
            }
            (Effect::LoseAgenda, Choice::Agenda(card)) => self.discard_agenda(seat, card, rule!("W-RESULT-01"))?,
            (Effect::Unexhaust, Choice::Card(card)) => {
                self.push(What::Unexhaust { seat, only: card, begun: false })?;
            }
            (Effect::Exhaust, Choice::Card(card)) => self.exhaust(seat, card),
            (Effect::May(..), Choice::Accept) => {
                self.turn_to(here(1));
                self.begin_payment(seat, CostOf::Offer { effects, at })?;
            }
            (Effect::May(..), Choice::Decline) => {
                self.tell(rule!("W-CORE-04"), || Event::OfferDeclined(seat));
            }
            (Effect::Choose(effect_lists), Choice::Effect(which)) => {
                let chosen = effect_lists.get(usize::from(which)).copied().unwrap_or_default();
                self.run_effects(chosen, seat, source)?;
            }
            (Effect::Each(_, effects), Choice::Player(other)) => {
                self.push(What::Each { seats: Seats::only(other), from: other, effects: *effects, source })?;
            }
            _ => return Err(broken("not what the effect asks")),
        }
        Ok(())
    }

    /// A card moves an enemy, step by step.
    pub(crate) fn step_move_enemy(&mut self, _seat: Seat, foe: u8, left: u8) -> Result<Progress, Fault> {
        if left == 0 || self.state.foes.get(foe).is_none_or(|foe| !foe.active) {
            self.pop();
            return Ok(Progress::Go);
        }
        Ok(Progress::Ask)
    }

    pub(crate) fn answer_move_enemy(&mut self, seat: Seat, foe: u8, left: u8, choice: Choice) -> Result<(), Fault> {
        match choice {
            Choice::Done => {
                self.pop();
                Ok(())
            }
            Choice::Space(node) => {
                self.turn_to(What::MoveEnemy { seat, foe, left: left.saturating_sub(1) });
                self.enemy_moves(foe, node, rule!("W-RULING-08"))
            }
            _ => Err(broken("not what leading an enemy asks")),
        }
    }
}

impl Wasteland {
    pub(crate) fn decide_move_enemy(
        &self,
        state: &State,
        seat: Seat,
        foe: u8,
        options: &mut Vec<Choice>,
    ) -> Asked<Ask> {
        if let Some(led) = state.foes.get(foe) {
            options.extend(self.land(state).beside(led.at).iter().map(Choice::Space));
        }
        options.push(Choice::Done);
        ask_one(seat, Ask::LeadFoe(foe))
    }
}
