//! Choices in words: `steps camp.b`, `fights critter-1`, `attempts blank-quest objective=1`.
//!
//! The words are ids, the same in every language. Examples, saved reports and programs that drive the engine use them;
//! what people read on a table comes from texts.

mod understand;

use harness::words::unknown;
use kernel::Seat;
use pack::say;
use serde::Serialize;

use crate::{
    choice::Choice,
    content::{Content, EnemyType, Letter, Letters},
    map::{MOST_SPACES, Node},
    view::View,
};

pub use harness::words::Unknown;

/// Names for what a view shows.
#[derive(Clone, Copy)]
pub struct Words<'a> {
    /// The content.
    pub content: &'a Content,
    /// The position.
    pub view: &'a View,
    /// The players' names, clockwise.
    pub players: &'a [String],
}

/// The verbs of all choices.
pub const VERBS: [&str; 44] = [
    "plays",
    "picks",
    "moves",
    "steps",
    "explores",
    "encounters",
    "fights",
    "attempts",
    "camps",
    "uses",
    "uses-perk",
    "equips",
    "unequips",
    "stores",
    "declares",
    "withdraws",
    "declares-victory",
    "ends-turn",
    "rerolls",
    "rests",
    "goes-on",
    "chooses",
    "completes",
    "accepts",
    "declines",
    "buys",
    "recruits",
    "sells",
    "recovers",
    "unexhausts",
    "becomes-well-rested",
    "trades",
    "gives",
    "gives-agenda",
    "gives-caps",
    "shows",
    "wants",
    "wants-agenda",
    "wants-caps",
    "proposes",
    "counters",
    "picks-die",
    "picks-face",
    "shops",
];

/// The word of a plain value as files write it: `super-mutant`, `vault-84`.
#[must_use]
pub fn plain_word<T: Serialize>(value: &T) -> String {
    match serde_json::to_value(value) {
        Ok(serde_json::Value::String(name)) => match name.as_str() {
            "vault84" => "vault-84".to_owned(),
            "vault109" => "vault-109".to_owned(),
            _ => name,
        },
        _ => String::new(),
    }
}

/// The letters in order, with blanks between them.
#[must_use]
pub fn letters_word(letters: Letters) -> String {
    letters.iter().map(|letter| format!("{letter:?}")).collect::<Vec<_>>().join(" ")
}

impl Words<'_> {
    /// The name of a player.
    #[must_use]
    pub fn player(&self, seat: Seat) -> String {
        harness::words::player(self.players, seat)
    }

    /// The seat of a player.
    #[must_use]
    pub fn seat(&self, name: &str) -> Option<Seat> {
        harness::words::seat(self.players, name)
    }

    /// The name of the tile at a place; by its number where the tile is not known.
    #[must_use]
    pub fn place(&self, place: u8) -> String {
        let (tile, _) = self.view.tile_at(place);
        match tile.and_then(|tile| self.content.tiles.get(usize::from(tile))) {
            Some(tile) => tile.id.clone(),
            None => format!("place-{}", u16::from(place) + 1),
        }
    }

    /// The name of a space: its tile and its letter; a facedown tile is one space and has no letter.
    #[must_use]
    pub fn space(&self, node: Node) -> String {
        if node == Node::NONE {
            return "nowhere".to_owned();
        }
        let (tile, faceup) = self.view.tile_at(node.place());
        let tile = tile.filter(|_| faceup);
        let printed = tile.and_then(|tile| self.content.tiles.get(usize::from(tile)));
        match printed.and_then(|tile| tile.spaces.get(usize::from(node.space()))) {
            Some(space) if printed.is_some_and(|tile| tile.spaces.len() > 1) => {
                format!("{}.{}", self.place(node.place()), space.letter)
            }
            _ => self.place(node.place()),
        }
    }

    /// All spaces, and facedown tiles as single ones.
    pub fn spaces(&self) -> impl Iterator<Item = Node> {
        self.content.places(self.view.scenario).flat_map(|at| {
            let (tile, faceup) = self.view.tile_at(at);
            let tile = tile.and_then(|tile| self.content.tiles.get(usize::from(tile)));
            let count = if faceup { tile.map_or(0, |tile| tile.spaces.len().min(MOST_SPACES)) } else { 1 };
            (0..count as u8).map(move |space| Node::new(at, space))
        })
    }

    /// The space with this name; a tile with one space may be written with its letter too.
    ///
    /// # Errors
    /// No such tile lies on the map, or its letter is missing.
    pub fn find_space(&self, word: &str) -> Result<Node, Unknown> {
        if let Some(node) = self.spaces().find(|node| self.space(*node) == word) {
            return Ok(node);
        }
        let lone = word.split_once('.').filter(|(_, letter)| *letter == "a").map(|(tile, _)| tile);
        let is_faceup = |node: &Node| self.view.tile_at(node.place()).1;
        match lone.and_then(|tile| self.spaces().find(|node| self.space(*node) == tile).filter(is_faceup)) {
            Some(node) => Ok(node),
            None => unknown(
                word,
                say!(
                    "w-expected-space",
                    "a space on the map (TILE.LETTER, or TILE if it has one space or lies facedown)"
                ),
            ),
        }
    }

    /// The place where the tile lies.
    ///
    /// # Errors
    /// No such tile lies on the map.
    pub fn find_place(&self, word: &str) -> Result<u8, Unknown> {
        match self.content.places(self.view.scenario).find(|place| self.place(*place) == word) {
            Some(place) => Ok(place),
            None => unknown(word, say!("w-expected-tile", "a tile on the map")),
        }
    }

    /// The name of an enemy on the map: its token, or its type where the token is not known or a faction's.
    #[must_use]
    pub fn foe(&self, number: u8) -> String {
        let token = self.view.token_of(number);
        match self.view.foes.get(number) {
            Some(foe) => token.map_or_else(|| plain_word(&foe.kind), |token| self.token(token).to_owned()),
            None => format!("enemy-{number}"),
        }
    }

    /// The enemy of this name or type, in this space if one is named; of several, one that the test likes.
    ///
    /// # Errors
    /// There is none.
    pub fn find_foe(&self, word: &str, at: Option<&str>, likes: impl Fn(u8) -> bool) -> Result<u8, Unknown> {
        let at = at.map(|at| self.find_space(at)).transpose()?;
        let here = || self.view.foes.iter().filter(|(_, foe)| at.is_none_or(|at| foe.at == at));
        let exact = here().filter(|(number, _)| self.foe(*number) == word).map(|(number, _)| number);
        let of_kind = here().filter(|(_, foe)| plain_word(&foe.kind) == word).map(|(number, _)| number);
        let all: Vec<u8> = exact.chain(of_kind).collect();
        match all.iter().copied().find(|number| likes(*number)).or_else(|| all.first().copied()) {
            Some(number) => Ok(number),
            None => unknown(word, say!("w-expected-foe", "an enemy on the map (its token or its type, with at=SPACE)")),
        }
    }

    /// The name of an enemy token.
    #[must_use]
    pub fn token(&self, token: u8) -> &str {
        self.content.tokens.get(usize::from(token)).map_or("?", |token| &token.id)
    }

    /// The name of a card.
    #[must_use]
    pub fn card(&self, card: u16) -> &str {
        self.content.cards.get(usize::from(card)).map_or("?", |card| &card.id)
    }

    /// The name of an agenda card.
    #[must_use]
    pub fn agenda(&self, card: u8) -> &str {
        self.content.agendas.get(usize::from(card)).map_or("?", |card| &card.id)
    }

    /// The name of a perk.
    #[must_use]
    pub fn perk(&self, perk: u8) -> &str {
        self.content.perks.get(usize::from(perk)).map_or("?", |perk| &perk.id)
    }

    /// The name of an encounter card.
    #[must_use]
    pub fn encounter(&self, card: u16) -> &str {
        self.content.encounters.get(usize::from(card)).map_or("?", |card| &card.id)
    }

    /// The name of a quest.
    #[must_use]
    pub fn quest(&self, quest: u16) -> &str {
        self.content.quests.get(usize::from(quest)).map_or("?", |quest| &quest.id)
    }

    /// The name of a character.
    #[must_use]
    pub fn character(&self, character: u8) -> &str {
        self.content.characters.get(usize::from(character)).map_or("?", |character| &character.id)
    }

    /// What a choice names after `picks`; none for those with a verb of their own.
    fn picked(&self, choice: Choice) -> Option<String> {
        Some(match choice {
            Choice::Space(node) => self.space(node),
            Choice::Foe(foe) => self.foe(foe),
            Choice::Card(card) => self.card(card).to_owned(),
            Choice::Agenda(card) => self.agenda(card).to_owned(),
            Choice::Perk(perk) => self.perk(perk).to_owned(),
            Choice::EncounterCard(card) => self.encounter(card).to_owned(),
            Choice::Letter(letter) => format!("{letter:?}"),
            Choice::Player(seat) => self.player(seat),
            Choice::Faction(faction) => plain_word(&faction),
            _ => return None,
        })
    }

    /// An enemy with its space, where another one has the same name.
    fn foe_at(&self, number: u8) -> String {
        let name = self.foe(number);
        let alike = self.view.foes.iter().filter(|(number, _)| self.foe(*number) == name).count();
        match self.view.foes.get(number) {
            Some(foe) if alike > 1 => format!("{name} at={}", self.space(foe.at)),
            _ => name,
        }
    }

    /// The choice in words.
    #[must_use]
    pub fn choice(&self, choice: Choice) -> String {
        let objective = |verb: &str, quest: u16, objective: u8| {
            format!("{verb} {} objective={}", self.quest(quest), u16::from(objective) + 1)
        };
        match choice {
            Choice::Character(character) => format!("plays {}", self.character(character)),
            Choice::Foe(foe) => format!("picks {}", self.foe_at(foe)),
            Choice::Space(_)
            | Choice::Card(_)
            | Choice::Agenda(_)
            | Choice::Perk(_)
            | Choice::EncounterCard(_)
            | Choice::Letter(_)
            | Choice::Faction(_)
            | Choice::Player(_) => format!("picks {}", self.picked(choice).unwrap_or_default()),
            Choice::Move => "moves".to_owned(),
            Choice::Step(node) => format!("steps {}", self.space(node)),
            Choice::Explore(place) => format!("explores {}", self.place(place)),
            Choice::Encounter => "encounters".to_owned(),
            Choice::Fight(foe) => format!("fights {}", self.foe_at(foe)),
            Choice::Quest { quest, objective: at } => objective("attempts", quest, at),
            Choice::Camp => "camps".to_owned(),
            Choice::Use { card, ability: 0 } => format!("uses {}", self.card(card)),
            Choice::Use { card, ability } => format!("uses {} ability={}", self.card(card), u16::from(ability) + 1),
            Choice::UsePerk(perk) => format!("uses-perk {}", self.perk(perk)),
            Choice::Equip(card) => format!("equips {}", self.card(card)),
            Choice::Unequip(card) => format!("unequips {}", self.card(card)),
            Choice::Store(card) => format!("stores {}", self.card(card)),
            Choice::Declare(card) => format!("declares {}", self.agenda(card)),
            Choice::Withdraw => "withdraws".to_owned(),
            Choice::Victory => "declares-victory".to_owned(),
            Choice::EndTurn => "ends-turn".to_owned(),
            Choice::Reroll(which) => format!("rerolls {}", dice_in(which, " ")),
            Choice::Rest => "rests".to_owned(),
            Choice::Die(die) => format!("picks-die {}", u16::from(die) + 1),
            Choice::Face(face) => format!("picks-face {}", u16::from(face) + 1),
            Choice::Done => "goes-on".to_owned(),
            Choice::Option(option) | Choice::Effect(option) => format!("chooses {}", u16::from(option) + 1),
            Choice::Objective { quest, objective: at } => objective("completes", quest, at),
            Choice::Accept => "accepts".to_owned(),
            Choice::Decline => "declines".to_owned(),
            Choice::Buy(card) => format!("buys {}", self.card(card)),
            Choice::Recruit(card) => format!("recruits {}", self.card(card)),
            Choice::Sell(card) => format!("sells {}", self.card(card)),
            Choice::Recover => "recovers".to_owned(),
            Choice::Unexhaust => "unexhausts".to_owned(),
            Choice::WellRested => "becomes-well-rested".to_owned(),
            Choice::Trade(seat) => format!("trades {}", self.player(seat)),
            Choice::Give(card) => format!("gives {}", self.card(card)),
            Choice::GiveAgenda(card) => format!("gives-agenda {}", self.agenda(card)),
            Choice::Show(card) => format!("shows {}", self.agenda(card)),
            Choice::Want(card) => format!("wants {}", self.card(card)),
            Choice::WantAgenda => "wants-agenda".to_owned(),
            Choice::GiveCaps => "gives-caps".to_owned(),
            Choice::WantCaps => "wants-caps".to_owned(),
            Choice::Propose => "proposes".to_owned(),
            Choice::Counter => "counters".to_owned(),
            Choice::Shop => "shops".to_owned(),
        }
    }
}

/// The dice in a set, counted from 1.
#[must_use]
pub fn dice_in(which: u8, between: &str) -> String {
    let dice: Vec<String> = (0..3).filter(|die| which & (1 << die) != 0).map(|die| (die + 1).to_string()).collect();
    dice.join(between)
}

/// The letter.
///
/// # Errors
/// There is no such letter.
pub fn find_letter(word: &str) -> Result<Letter, Unknown> {
    harness::words::find_letter(word, Letter::ALL.into_iter())
}

/// The type of enemies.
#[must_use]
pub fn find_enemy_type(word: &str) -> Option<EnemyType> {
    EnemyType::ALL.into_iter().find(|kind| plain_word(kind) == word)
}
