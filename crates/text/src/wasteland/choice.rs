//! Choices: what the buttons say.

use wasteland::{
    choice::{Ask, Choice},
    effect::Effect,
    map::Node,
};

use super::voice::Voice;
use crate::shared::capital;

impl Voice<'_> {
    /// What choosing this does, in a few words, as an answer to the question.
    #[must_use]
    pub fn choice(self, ask: Ask, choice: Choice) -> String {
        let text = match choice {
            Choice::Character(character) => {
                self.tell("choice-character").text("character", self.character(character)).said()
            }
            Choice::Space(node) => self.space_choice(ask, node),
            Choice::Move => self.say("choice-move"),
            Choice::Step(node) => self.tell("choice-step").text("space", self.space(node)).said(),
            Choice::Explore(place) => self.tell("choice-explore").text("place", self.place(place)).said(),
            Choice::Encounter => self.say("choice-encounter"),
            Choice::Fight(foe) => self.tell("choice-fight").text("foe", self.foe_somewhere(foe)).said(),
            Choice::Quest { quest, objective } => self.objective_choice("choice-quest", quest, objective),
            Choice::Camp => self.say("choice-camp"),
            Choice::Use { card, ability } => self.use_choice(card, ability),
            Choice::UsePerk(perk) => self.tell("choice-use-perk").text("perk", self.perk(perk)).said(),
            Choice::Equip(card) => self.card_choice("choice-equip", card),
            Choice::Unequip(card) => self.card_choice("choice-unequip", card),
            Choice::Store(card) => self.card_choice("choice-store", card),
            Choice::Declare(agenda) => self.declare_choice(agenda),
            Choice::Withdraw => self.say("choice-withdraw"),
            Choice::Victory => self.say("choice-victory"),
            Choice::EndTurn => self.say("choice-end-turn"),
            Choice::Reroll(which) => {
                let n = which.count_ones();
                self.tell("choice-reroll").number("n", n).text("dice", self.dice_numbers(which)).said()
            }
            Choice::Rest => self.say("choice-rest"),
            Choice::Die(die) => self.die_choice(die),
            Choice::Face(face) => self.tell("choice-face").text("face", self.face(face)).said(),
            Choice::Done => self.say(done_key(ask)),
            Choice::Option(option) => self.option_choice(option),
            Choice::Effect(effect) => self.effect_choice(effect),
            Choice::Foe(foe) => self.foe_choice(ask, foe),
            Choice::Card(card) => self.card_choice(card_key(ask), card),
            Choice::Agenda(agenda) => self.tell(agenda_key(ask)).text("card", self.agenda(agenda)).said(),
            Choice::Perk(perk) => self.tell(perk_key(ask)).text("perk", self.perk(perk)).said(),
            Choice::EncounterCard(card) => self.tell(card_key(ask)).text("card", self.encounter(card)).said(),
            Choice::Letter(letter) => self.tell(letter_key(ask)).text("letter", self.letter_in_full(letter)).said(),
            Choice::Player(seat) => self.by(player_key(ask), seat).said(),
            Choice::Objective { quest, objective } => self.objective_choice("choice-objective", quest, objective),
            Choice::Accept => self.accept_choice(ask),
            Choice::Decline => self.decline_choice(ask),
            Choice::Buy(card) => self.card_choice("choice-buy", card),
            Choice::Recruit(card) => self.card_choice("choice-recruit", card),
            Choice::Sell(card) => self.card_choice("choice-sell", card),
            Choice::Recover => self.say("choice-recover"),
            Choice::Unexhaust => self.say("choice-unexhaust-all"),
            Choice::WellRested => self.say("choice-well-rested"),
            Choice::Trade(seat) => self.by("choice-trade", seat).said(),
            Choice::Give(card) => self.card_choice("choice-give", card),
            Choice::GiveAgenda(agenda) => self.tell("choice-give-agenda").text("card", self.agenda(agenda)).said(),
            Choice::Show(agenda) => self.tell("choice-show").text("card", self.agenda(agenda)).said(),
            Choice::Want(card) => self.card_choice("choice-want", card),
            Choice::WantAgenda => self.say("choice-want-agenda"),
            Choice::GiveCaps => self.say("choice-give-caps"),
            Choice::WantCaps => self.say("choice-want-caps"),
            Choice::Propose => self.say("choice-propose"),
            Choice::Counter => self.say("choice-counter"),
            Choice::Faction(faction) => self.tell("choice-faction").text("faction", self.faction(faction)).said(),
            Choice::Shop => self.say("choice-shop-in-camp"),
        };
        // A player's name is written as the player writes it.
        if matches!(choice, Choice::Player(_)) { text } else { capital(&text) }
    }

    /// What is printed on the card that a choice is about, where one has to know it to choose.
    #[must_use]
    pub fn printed(self, ask: Ask, choice: Choice) -> Option<String> {
        let (content, says) = (self.content(), self.paraphrase());
        let card = |card: u16| content.cards.get(usize::from(card)).map(|card| says.card(card).join(" "));
        let perk = |perk: u8| content.perks.get(usize::from(perk));
        let looks = matches!(ask, Ask::Keep(_) | Ask::OnTop(_));
        match choice {
            Choice::Use { card, ability } => {
                let printed = content.cards.get(usize::from(card))?;
                Some(says.usage(printed.uses.get(usize::from(ability))?))
            }
            Choice::UsePerk(used) => Some(says.usage(&perk(used)?.uses)),
            Choice::Perk(gained) => Some(says.perk(perk(gained)?).join(" ")),
            Choice::Equip(number) | Choice::Want(number) | Choice::Recruit(number) | Choice::Buy(number) => {
                card(number)
            }
            Choice::Card(number) if looks => card(number),
            Choice::Agenda(number) if looks => Some(says.agenda(content.agendas.get(usize::from(number))?).join(" ")),
            Choice::Character(number) => {
                let character = content.characters.get(usize::from(number))?;
                Some(says.character(character).into_iter().chain(card(character.card)).collect::<Vec<_>>().join(" "))
            }
            _ => None,
        }
    }

    fn card_choice(self, key: &'static str, card: u16) -> String {
        self.tell(key).text("card", self.card(card)).said()
    }

    fn space_choice(self, ask: Ask, node: Node) -> String {
        let key = match ask {
            Ask::StartSpace => "choice-start-space",
            Ask::Rise => "choice-rise",
            Ask::Occupant(_) | Ask::EnemyWay(_) | Ask::LeadFoe(_) => "choice-send-foe",
            _ => "choice-space",
        };
        self.tell(key).text("space", self.space(node)).said()
    }

    fn foe_choice(self, ask: Ask, foe: u8) -> String {
        let key = match ask {
            Ask::FightFirst => "choice-fight-first",
            Ask::Activate(_) => "choice-activate",
            Ask::AttackOrder(_) => "choice-face-foe",
            _ => "choice-foe",
        };
        self.tell(key).text("foe", self.foe_somewhere(foe)).said()
    }

    fn objective_choice(self, key: &'static str, quest: u16, objective: u8) -> String {
        self.tell(key).text("quest", self.quest(quest)).text("objective", self.objective(quest, objective)).said()
    }

    /// The number of the ability only matters where a card has several.
    fn use_choice(self, card: u16, ability: u8) -> String {
        let has_several = self.content().cards.get(usize::from(card)).is_some_and(|card| card.uses.len() > 1);
        if !has_several {
            return self.card_choice("choice-use", card);
        }
        let number = u16::from(ability) + 1;
        self.tell("choice-use-ability").text("card", self.card(card)).number("n", number).said()
    }

    fn declare_choice(self, agenda: u8) -> String {
        let card = self.agenda(agenda);
        match self.content().agendas.get(usize::from(agenda)).and_then(|agenda| agenda.faction) {
            Some(faction) => {
                self.tell("choice-declare").text("card", card).text("faction", self.faction(faction)).said()
            }
            None => self.tell("choice-reveal").text("card", card).said(),
        }
    }

    fn die_choice(self, die: u8) -> String {
        let number = u16::from(die) + 1;
        match self.context.dice.and_then(|dice| dice.get(usize::from(die)).copied()) {
            Some(face) => self.tell("choice-die-face").number("n", number).text("face", self.face(face)).said(),
            None => self.tell("choice-die").number("n", number).said(),
        }
    }

    /// With what everybody may know of the option before it is chosen (W-ENCOUNTER-05).
    fn option_choice(self, option: u8) -> String {
        let text = self.context.meeting.and_then(|card| self.encounter_option(card, option));
        let text = text.unwrap_or_else(|| self.tell("choice-option").number("n", u16::from(option) + 1).said());
        let card = self.context.meeting.and_then(|card| self.content().encounters.get(usize::from(card)));
        let printed = card.and_then(|card| card.options.get(usize::from(option)));
        match printed.and_then(|printed| self.paraphrase().option_terms(printed)) {
            Some(terms) => self.tell("choice-option-terms").text("option", text).text("terms", terms).said(),
            None => text,
        }
    }

    /// What would happen; only its number where that is not known.
    fn effect_choice(self, which: u8) -> String {
        match self.effect_at_hand() {
            Some(Effect::Choose(effect_lists)) if usize::from(which) < effect_lists.len() => {
                self.paraphrase().effects(effect_lists[usize::from(which)])
            }
            _ => self.tell("choice-effect").number("n", u16::from(which) + 1).said(),
        }
    }

    fn accept_choice(self, ask: Ask) -> String {
        match ask {
            Ask::Deal(_) => self.say("choice-accept-deal"),
            _ => self.say("choice-accept"),
        }
    }

    fn decline_choice(self, ask: Ask) -> String {
        match ask {
            Ask::Offer(_) => self.say("choice-decline-offer"),
            Ask::Deal(_) => self.say("choice-decline-deal"),
            _ => self.say("choice-decline"),
        }
    }
}

const fn done_key(ask: Ask) -> &'static str {
    match ask {
        Ask::FightReroll | Ask::TestReroll => "choice-done-dice",
        Ask::Shop(_) => "choice-done-shop",
        Ask::Camp => "choice-done-camp",
        Ask::LeadFoe(_) => "choice-done-foe",
        Ask::Offer(_) => "choice-decline-offer",
        _ => "choice-done",
    }
}

/// Cards of all decks, encounters among them.
const fn card_key(ask: Ask) -> &'static str {
    match ask {
        Ask::InventoryLimit | Ask::Discard(_) => "choice-discard",
        Ask::UnexhaustNext | Ask::Unexhaust => "choice-unexhaust",
        Ask::Exhaust => "choice-exhaust",
        Ask::OnTop(_) => "choice-on-top",
        Ask::Keep(_) => "choice-keep",
        _ => "choice-card",
    }
}

const fn agenda_key(ask: Ask) -> &'static str {
    match ask {
        Ask::AgendaLimit | Ask::DiscardAgenda => "choice-discard",
        Ask::HandOver => "choice-hand-over",
        _ => card_key(ask),
    }
}

const fn perk_key(ask: Ask) -> &'static str {
    match ask {
        Ask::GainPerk => "choice-gain-perk",
        Ask::LosePerk => "choice-lose-perk",
        _ => "choice-perk",
    }
}

const fn letter_key(ask: Ask) -> &'static str {
    match ask {
        Ask::LevelUp => "choice-keep-letter",
        Ask::LoseLetter => "choice-lose-letter",
        _ => "choice-letter",
    }
}

const fn player_key(ask: Ask) -> &'static str {
    match ask {
        Ask::Helper => "choice-helper",
        _ => "choice-player",
    }
}
