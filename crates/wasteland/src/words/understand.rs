//! From words to the choice they mean.

use harness::words::{alone, find_copy, lacks_object, unknown, unknown_verb};
use pack::say;

use crate::{choice::Choice, content::Faction};

use super::{Unknown, VERBS, Words, find_letter, plain_word};

/// Verbs without an object.
const ALONE: [&str; 17] = [
    "moves",
    "encounters",
    "camps",
    "withdraws",
    "declares-victory",
    "ends-turn",
    "rests",
    "goes-on",
    "accepts",
    "declines",
    "recovers",
    "unexhausts",
    "becomes-well-rested",
    "wants-agenda",
    "proposes",
    "counters",
    "shops",
];

impl Words<'_> {
    /// The choice that these words mean, whether it is open now or not. `about` is what stands behind the verb,
    /// `extra` looks up a property such as `at=camp.a`.
    ///
    /// # Errors
    /// The words name nothing.
    pub fn understand(
        &self,
        verb: &str,
        about: &[&str],
        extra: &dyn Fn(&str) -> Option<String>,
        options: &[Choice],
    ) -> Result<Choice, Unknown> {
        let object = || match about.first() {
            Some(word) => Ok(*word),
            None => lacks_object(verb),
        };
        let offered = |choice: Choice| options.contains(&choice);
        let card = |make: &dyn Fn(u16) -> Choice| self.find_card(object()?, |card| offered(make(card))).map(make);
        let agenda = |make: &dyn Fn(u8) -> Choice| self.find_agenda(object()?, |card| offered(make(card))).map(make);
        if ALONE.contains(&verb) {
            alone(verb, about.first().copied())?;
        }
        // Only an enemy is told apart by its space.
        let at = || extra("at");
        let objective = || numbered("objective", extra("objective").as_deref().unwrap_or("1"), 8);
        Ok(match verb {
            "plays" => Choice::Character(self.find_character(object()?)?),
            "picks" => self.understand_pick(object()?, at().as_deref(), options)?,
            "picks-die" => Choice::Die(numbered("die", object()?, 3)?),
            "picks-face" => Choice::Face(numbered("face", object()?, 6)?),
            "moves" => Choice::Move,
            "steps" => Choice::Step(self.find_space(object()?)?),
            "explores" => Choice::Explore(self.find_place(object()?)?),
            "encounters" => Choice::Encounter,
            "fights" => {
                Choice::Fight(self.find_foe(object()?, at().as_deref(), |number| offered(Choice::Fight(number)))?)
            }
            "attempts" => Choice::Quest { quest: self.find_quest(object()?)?, objective: objective()? },
            "completes" => Choice::Objective { quest: self.find_quest(object()?)?, objective: objective()? },
            "camps" => Choice::Camp,
            "uses" => {
                let ability = numbered("ability", extra("ability").as_deref().unwrap_or("1"), 4)?;
                card(&|card| Choice::Use { card, ability })?
            }
            "uses-perk" => Choice::UsePerk(self.find_perk(object()?)?),
            "equips" => card(&Choice::Equip)?,
            "unequips" => card(&Choice::Unequip)?,
            "stores" => card(&Choice::Store)?,
            "declares" => agenda(&Choice::Declare)?,
            "withdraws" => Choice::Withdraw,
            "declares-victory" => Choice::Victory,
            "ends-turn" => Choice::EndTurn,
            "rerolls" => {
                object()?;
                let mut which = 0;
                for word in about {
                    which |= 1 << numbered("die", word, 3)?;
                }
                Choice::Reroll(which)
            }
            "rests" => Choice::Rest,
            "goes-on" => Choice::Done,
            "chooses" => {
                let number = numbered("option", object()?, 8)?;
                if offered(Choice::Effect(number)) { Choice::Effect(number) } else { Choice::Option(number) }
            }
            "accepts" => Choice::Accept,
            "declines" => Choice::Decline,
            "buys" => card(&Choice::Buy)?,
            "recruits" => card(&Choice::Recruit)?,
            "sells" => card(&Choice::Sell)?,
            "recovers" => Choice::Recover,
            "unexhausts" => Choice::Unexhaust,
            "becomes-well-rested" => Choice::WellRested,
            "trades" => match self.seat(object()?) {
                Some(seat) => Choice::Trade(seat),
                None => return unknown(object()?, harness::phrases::a_player()),
            },
            // A perk cannot be given, and the rules say so (W-TRADE-04).
            "gives" => match (card(&Choice::Give), self.find_perk(object()?)) {
                (Err(_), Ok(perk)) => Choice::Perk(perk),
                (given, _) => given?,
            },
            "gives-agenda" => agenda(&Choice::GiveAgenda)?,
            "gives-caps" => Choice::GiveCaps,
            "shows" => agenda(&Choice::Show)?,
            "wants" => card(&Choice::Want)?,
            "wants-agenda" => Choice::WantAgenda,
            "wants-caps" => Choice::WantCaps,
            "proposes" => Choice::Propose,
            "counters" => Choice::Counter,
            "shops" => Choice::Shop,
            other => return unknown_verb(other, &VERBS),
        })
    }

    /// What is picked is what the open question offers under this name; otherwise whatever has the name.
    fn understand_pick(&self, word: &str, at: Option<&str>, options: &[Choice]) -> Result<Choice, Unknown> {
        let is_there = |choice: &Choice| match (choice, at) {
            (Choice::Foe(foe), Some(at)) => self.view.foes.get(*foe).is_some_and(|other| self.space(other.at) == at),
            _ => true,
        };
        let fits = |choice: &&Choice| self.picked(**choice).is_some_and(|name| name == word) && is_there(choice);
        if let Some(choice) = options.iter().find(fits) {
            return Ok(*choice);
        }
        let offered = |number: u8| options.contains(&Choice::Foe(number));
        if let Ok(foe) = self.find_foe(word, at, offered) {
            return Ok(Choice::Foe(foe));
        }
        None.or_else(|| self.find_space(word).ok().map(Choice::Space))
            .or_else(|| self.find_card(word, |_| false).ok().map(Choice::Card))
            .or_else(|| self.find_agenda(word, |_| false).ok().map(Choice::Agenda))
            .or_else(|| self.find_perk(word).ok().map(Choice::Perk))
            .or_else(|| find_letter(word).ok().map(Choice::Letter))
            .or_else(|| self.seat(word).map(Choice::Player))
            .or_else(|| self.find_encounter(word).ok().map(Choice::EncounterCard))
            .or_else(|| Faction::BOTH.into_iter().find(|faction| plain_word(faction) == word).map(Choice::Faction))
            .map_or_else(
                || {
                    let expected =
                        say!("w-expected-pick", "a space, enemy, card, agenda, perk, letter, player or faction");
                    unknown(word, expected)
                },
                Ok,
            )
    }
}

/// A number from 1 on, as one from 0 on.
fn numbered(what: &str, word: &str, most: u8) -> Result<u8, Unknown> {
    match word.parse::<u8>() {
        Ok(number) if (1..=most).contains(&number) => Ok(number - 1),
        _ => unknown(word, say!("w-expected-number", "the number of the {what} (1 to {most})", what, most)),
    }
}

impl Words<'_> {
    fn find_card(&self, word: &str, likes: impl Fn(u16) -> bool) -> Result<u16, Unknown> {
        let ids = self.content.cards.iter().map(|card| card.id.as_str());
        find_copy(ids, word, &|at| likes(at as u16), || say!("w-expected-card", "a card")).map(|at| at as u16)
    }

    fn find_agenda(&self, word: &str, likes: impl Fn(u8) -> bool) -> Result<u8, Unknown> {
        let ids = self.content.agendas.iter().map(|card| card.id.as_str());
        find_copy(ids, word, &|at| likes(at as u8), || say!("w-expected-agenda", "an agenda card")).map(|at| at as u8)
    }

    fn find_perk(&self, word: &str) -> Result<u8, Unknown> {
        let ids = self.content.perks.iter().map(|perk| perk.id.as_str());
        find_copy(ids, word, &|_| true, || say!("w-expected-perk", "a perk")).map(|at| at as u8)
    }

    fn find_character(&self, word: &str) -> Result<u8, Unknown> {
        let ids = self.content.characters.iter().map(|character| character.id.as_str());
        find_copy(ids, word, &|_| true, || say!("w-expected-character", "a character")).map(|at| at as u8)
    }

    fn find_encounter(&self, word: &str) -> Result<u16, Unknown> {
        let ids = self.content.encounters.iter().map(|card| card.id.as_str());
        find_copy(ids, word, &|_| true, || say!("w-expected-encounter", "an encounter card")).map(|at| at as u16)
    }

    /// The quest.
    ///
    /// # Errors
    /// There is none of this name.
    pub fn find_quest(&self, word: &str) -> Result<u16, Unknown> {
        let ids = self.content.quests.iter().map(|quest| quest.id.as_str());
        find_copy(ids, word, &|_| true, || say!("w-expected-quest", "a quest")).map(|at| at as u16)
    }
}
