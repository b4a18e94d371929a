//! Facts about survivors, enemies, the map, decks and what is under way.

use kernel::Seat;
use pack::{Argument, Node, nearest, say};

use crate::{
    content::{Area, EncounterIcon, EnemyAbility, EnemyType, Letter, Trait},
    map,
    state::{NONE, Opponent, numbers_in},
    view::{DeckView, FoeView, PlayerView},
    words::{Words, letters_word, plain_word},
};

use super::{
    draft::Which,
    facts::{Checker, Held, argument, cannot_ask, differs, is_word, it_is, or_none, plainly, properties},
    fails, not_understood,
    survivor::Said,
};

/// What stands for something that the viewer cannot know.
const HIDDEN: &str = "hidden";

fn one(text: impl ToString) -> Option<Vec<String>> {
    Some(vec![text.to_string()])
}

fn sorted(mut list: Vec<String>) -> Vec<String> {
    list.sort();
    list
}

impl Checker<'_> {
    pub(super) fn survivor(&self, node: &Node, seat: Seat) -> Held {
        let Some(player) = self.view.players.get(seat.index()) else { return Ok(()) };
        if let Some(argument) = node.arguments.first() {
            let message = say!("w-survivor-form", "facts about a survivor are NAME=VALUE or in braces");
            return Err(differs(argument, message));
        }
        for said in Said::all(node) {
            let Some(found) = self.of_survivor(player, seat, &said.name.text) else {
                return Err(cannot_ask(&said.name, node));
            };
            let wanted: Vec<String> = said.list().into_iter().map(|word| word.text).collect();
            if sorted(wanted) != sorted(found.clone()) {
                let (name, found) = (&said.name.text, or_none(found));
                let word = said.values.first().unwrap_or(&said.name);
                return Err(fails(word, say!("w-name-is", "{name} is {found}", name, found)));
            }
        }
        Ok(())
    }

    /// What the viewer sees of a survivor; the order of lists does not matter.
    fn of_survivor(&self, player: &PlayerView, seat: Seat, name: &str) -> Option<Vec<String>> {
        let (words, game, state) = (self.words(), &self.position.game, &self.position.state);
        let equipped = || player.equipped.iter().flatten();
        let card = |card: u16| words.card(card).to_owned();
        let agenda = |card: u8| words.agenda(card).to_owned();
        match name {
            "hp" => one(player.hp),
            "rads" => one(player.rads),
            "remaining" => one(player.hp.saturating_sub(player.rads)),
            "caps" => one(player.caps),
            "levels" => one(player.levels),
            "deaths" => one(player.deaths),
            "at" => one(player.at.map_or_else(|| "nowhere".to_owned(), |at| words.space(at))),
            "character" => Some(player.character.iter().map(|one| words.character(*one).to_owned()).collect()),
            "talent" => Some(player.talent.into_iter().map(card).collect()),
            "peg" => one(match player.peg.checked_sub(1).and_then(|at| Letter::ALL.get(usize::from(at))) {
                Some(letter) => format!("{letter:?}"),
                None => "start".to_owned(),
            }),
            "special" => Some(player.special.iter().map(|letter| format!("{letter:?}")).collect()),
            "traits" => {
                let has = |one: &Trait| player.traits & (1 << *one as u8) != 0;
                Some(Trait::ALL.into_iter().filter(has).map(|one| plain_word(&one)).collect())
            }
            "equipped" => Some(equipped().map(|held| card(held.card)).collect()),
            "inventory" => Some(player.inventory.iter().map(|held| card(held.card)).collect()),
            "exhausted" => {
                let all = equipped().chain(&player.inventory).filter(|held| held.exhausted);
                Some(all.map(|held| card(held.card)).collect())
            }
            "agendas" => match &player.agendas {
                Some(cards) => Some(cards.iter().map(|card| agenda(*card)).collect()),
                None => one(HIDDEN),
            },
            "agenda-count" => one(player.agenda_count),
            "loyal" => Some(player.loyal.map(agenda).into_iter().collect()),
            "faction" => {
                let printed = player.loyal.and_then(|card| words.content.agendas.get(usize::from(card)));
                Some(
                    printed.and_then(|agenda| agenda.faction).map(|faction| plain_word(&faction)).into_iter().collect(),
                )
            }
            "perks" => Some(player.perks.iter().map(|perk| words.perk(*perk).to_owned()).collect()),
            "kills" => {
                let kills = EnemyType::ALL.into_iter().zip(player.kills).filter(|(_, count)| *count > 0);
                Some(kills.map(|(kind, count)| format!("{}={count}", plain_word(&kind))).collect())
            }
            "explored" => {
                let explored = ["dangerous", "deadly"].into_iter().zip(player.explored);
                Some(explored.filter(|(_, n)| *n > 0).map(|(back, count)| format!("{back}={count}")).collect())
            }
            "influence" => match &player.agendas {
                Some(_) => one(game.influence(state, seat)),
                None => one(HIDDEN),
            },
            "armor" => one(game.armor(state, seat)),
            "inventory-limit" => one(game.inventory_limit(state, seat)),
            "eliminated" => one(self.view.eliminated.contains(seat)),
            _ => None,
        }
    }

    /// `enemy NAME at=... facedown=#true count=...`; without `count`, at least one.
    pub(super) fn enemy(&self, node: &Node, wanted: bool) -> Held {
        let word = argument(node, 0)?.written();
        // A seat knows no name of what lies facedown.
        let seen = Words { view: self.view, ..self.words() };
        let named = |foe: &&FoeView| seen.foe(foe.number) == word || plain_word(&foe.kind) == word;
        let mut matching = 0;
        for foe in self.view.foes.iter().filter(named) {
            let mut fits = true;
            for property in node.properties.iter().filter(|property| property.name.text != "count") {
                let Some(found) = self.of_foe(foe, &property.name.text) else {
                    return Err(cannot_ask(&property.name, node));
                };
                fits &= plainly(&property.value) == found;
            }
            matching += usize::from(fits);
        }
        let count = node.properties.iter().find(|property| property.name.text == "count");
        let held = match count {
            Some(count) => count.value.written() == matching.to_string(),
            None => (matching > 0) == wanted,
        };
        if held {
            return Ok(());
        }
        let all: Vec<String> = self.view.foes.iter().map(|foe| self.foe_in_words(foe)).collect();
        let all = or_none(all);
        Err(fails(&node.name, say!("w-enemies-are", "the enemies on the map are: {all}", all)))
    }

    fn foe_in_words(&self, foe: &FoeView) -> String {
        let seen = Words { view: self.view, ..self.words() };
        let facedown = if foe.active { "" } else { "+facedown" };
        format!("{}{facedown} at={}", seen.foe(foe.number), self.words().space(foe.at))
    }

    fn of_foe(&self, foe: &FoeView, name: &str) -> Option<String> {
        let game = &self.position.game;
        let stats = || game.stats(&self.position.state, Opponent::OnMap(foe.number));
        let known = foe.token.is_some() || foe.kind.faction().is_some();
        let hidden = || HIDDEN.to_owned();
        Some(match name {
            "at" => self.words().space(foe.at),
            "facedown" => (!foe.active).to_string(),
            "type" => plain_word(&foe.kind),
            "level" | "abilities" | "vulnerable" if !known => hidden(),
            "level" => stats().map_or_else(|| "none".to_owned(), |stats| stats.level.to_string()),
            "abilities" => {
                let stats = stats();
                let has = |ability: &EnemyAbility| stats.is_some_and(|stats| stats.abilities.has(*ability));
                or_none(EnemyAbility::ALL.into_iter().filter(has).map(|one| plain_word(&one)).collect())
            }
            "vulnerable" => {
                let stats = stats();
                let has = |area: &Area| stats.is_some_and(|stats| stats.vulnerable.contains(*area));
                or_none(Area::ALL.into_iter().filter(has).map(|area| plain_word(&area)).collect())
            }
            _ => return None,
        })
    }

    pub(super) fn space(&self, node: &Node) -> Held {
        let at = self.node_at(node, 0)?;
        let (words, game, state) = (self.words(), &self.position.game, &self.position.state);
        let land = game.land(state);
        let printed = land.space(at);
        let spaces = |nodes: map::Nodes| or_none(sorted(nodes.iter().map(|node| words.space(node)).collect()));
        let same = |wanted: &str, found: String| {
            let wanted: Vec<String> = wanted.split_whitespace().map(str::to_owned).collect();
            sorted(wanted).join(" ") == found
        };
        for property in &node.properties {
            let found = match property.name.text.as_str() {
                "enemies" => {
                    let here = self.view.foes.iter().filter(|foe| foe.at == at);
                    let names = here.map(|foe| self.foe_in_words(foe));
                    or_none(sorted(
                        names.map(|name| name.split(" at=").next().unwrap_or_default().to_owned()).collect(),
                    ))
                }
                "survivors" => {
                    let here = |(_, player): &(u8, &PlayerView)| player.at == Some(at);
                    let seats = (0u8..).zip(&self.view.players).filter(here);
                    or_none(seats.map(|(seat, _)| words.player(Seat::new(seat))).collect())
                }
                "markers" => {
                    let here = self.view.staged.iter().filter(|staged| staged.markers.contains(&at));
                    or_none(sorted(here.map(|staged| words.quest(staged.quest).to_owned()).collect()))
                }
                "adjacent" => spaces(land.beside(at)),
                "icon" => printed.and_then(|space| space.icon).map_or("none".to_owned(), |icon| plain_word(&icon)),
                "level" => printed.map_or(0, |space| space.level).to_string(),
                "terrain" => printed.map_or("none".to_owned(), |space| plain_word(&space.terrain)),
                _ => return Err(cannot_ask(&property.name, node)),
            };
            if !same(&plainly(&property.value), found.clone()) {
                let message = say!("w-name-is", "{name} is {found}", name = &property.name.text, found);
                return Err(differs(&property.value, message));
            }
        }
        Ok(())
    }

    pub(super) fn tile(&self, node: &Node) -> Held {
        let word = argument(node, 0)?;
        let place = self.words().find_place(&word.written());
        let place = place.map_err(|unknown| differs(word, not_understood(&unknown)))?;
        let Some(seen) = self.view.places.get(usize::from(place)) else { return Ok(()) };
        let tile = |tile: u8| self.words().content.tiles.get(usize::from(tile)).map(|tile| tile.id.clone());
        properties(node, |name| match name {
            "faceup" => Some(seen.faceup.to_string()),
            "back" => Some(plain_word(&seen.back)),
            "front" => Some(seen.tile.and_then(tile).unwrap_or_else(|| HIDDEN.to_owned())),
            _ => None,
        })
    }

    /// `distance FROM TO NUMBER`.
    pub(super) fn distance(&self, node: &Node) -> Held {
        let (from, to) = (self.node_at(node, 0)?, self.node_at(node, 1)?);
        let land = self.position.game.land(&self.position.state);
        let found = land.rings(from).position(|ring| ring.contains(to));
        let found = found.map_or_else(|| "none".to_owned(), |distance| distance.to_string());
        let wanted = argument(node, 2)?;
        if wanted.written() == found { Ok(()) } else { Err(differs(wanted, it_is(&found))) }
    }

    fn which(&self, node: &Node) -> Result<Which, pack::Mistake> {
        let word = argument(node, 0)?;
        let all = Which::all();
        let found = all.iter().find(|(name, _)| *name == word.written()).map(|(_, which)| *which);
        found.ok_or_else(|| {
            let names: Vec<&str> = all.iter().map(|(name, _)| name.as_str()).collect();
            let suggestion = nearest(&word.written(), names.iter().copied());
            let mistake = differs(word, say!("w-no-deck", "there is no such deck")).suggesting(suggestion);
            mistake.expecting(pack::Message::verbatim(names.join(", ")))
        })
    }

    /// Cards left, the latest discards first, and the draw pile from the top where the viewer may know it.
    fn piles(&self, which: Which) -> (usize, Vec<String>, Option<Vec<String>>) {
        let (words, view) = (self.words(), self.view);
        let of = |deck: &DeckView, name: &dyn Fn(u16) -> String| {
            let list = |cards: &[u16]| cards.iter().map(|card| name(*card)).collect::<Vec<String>>();
            (usize::from(deck.left), list(&deck.discards), deck.order.as_ref().map(|order| list(order)))
        };
        let uniques = |set: u64| -> Vec<String> {
            let card = |number: u8| self.position.game.uniques.get(usize::from(number)).copied();
            sorted(numbers_in(set).filter_map(card).map(|card| words.card(card).to_owned()).collect())
        };
        match which {
            Which::Loot => of(&view.loot, &|card| words.card(card).to_owned()),
            Which::Assets => of(&view.assets, &|card| words.card(card).to_owned()),
            Which::Stack(kind) => match view.stacks.get(kind as usize) {
                Some(stack) => of(stack, &|token| words.token(token as u8).to_owned()),
                None => (0, Vec::new(), None),
            },
            Which::Uniques => {
                let left = uniques(view.uniques);
                (left.len(), uniques(view.unique_discards), Some(left))
            }
            Which::Perks => {
                let left: Vec<String> = numbers_in(view.perks).map(|perk| words.perk(perk).to_owned()).collect();
                (left.len(), Vec::new(), Some(left))
            }
            Which::Agendas => {
                let name = |card: &u8| words.agenda(*card).to_owned();
                let discards = view.agendas.discards.iter();
                let discards = discards.map(|card| card.as_ref().map_or_else(|| HIDDEN.to_owned(), name)).collect();
                let order = view.agendas.order.as_ref().map(|order| order.iter().map(name).collect());
                (usize::from(view.agendas.left), discards, order)
            }
            Which::Encounters(icon) => {
                let deck = &view.encounters[icon as usize];
                let name = |card: &u16| words.encounter(*card).to_owned();
                (deck.cards.len(), Vec::new(), deck.order.as_ref().map(|order| order.iter().map(name).collect()))
            }
            Which::Specials => {
                let left = view.specials.iter().map(|count| usize::from(*count)).sum();
                let name = |letter: &u8| format!("{:?}", Letter::ALL[usize::from(*letter) % 7]);
                (left, Vec::new(), view.specials_order.as_ref().map(|order| order.iter().rev().map(name).collect()))
            }
        }
    }

    pub(super) fn deck(&self, node: &Node) -> Held {
        let which = self.which(node)?;
        let (left, discards, order) = self.piles(which);
        for property in &node.properties {
            let wanted = plainly(&property.value);
            let count = wanted.split_whitespace().count();
            let hidden = || vec![HIDDEN.to_owned()];
            let cards = || match which {
                Which::Encounters(icon) => {
                    let cards = self.view.encounters[icon as usize].cards.iter();
                    cards.map(|card| self.words().encounter(*card).to_owned()).collect()
                }
                _ => order.clone().unwrap_or_else(hidden),
            };
            let found = match property.name.text.as_str() {
                "left" => left.to_string(),
                "discards" => discards.len().to_string(),
                "discarded" => or_none(discards.clone()),
                "order" => if order.is_some() { "known" } else { HIDDEN }.to_owned(),
                "top" => or_none(order.clone().unwrap_or_else(hidden).into_iter().take(count).collect()),
                "bottom" => order.clone().unwrap_or_else(hidden).last().cloned().unwrap_or_else(|| "none".to_owned()),
                "cards" => or_none(sorted(cards())),
                letter => match Letter::ALL.into_iter().find(|one| format!("{one:?}") == letter) {
                    Some(letter) if which == Which::Specials => self.view.specials[letter as usize].to_string(),
                    _ => return Err(cannot_ask(&property.name, node)),
                },
            };
            let wanted = match property.name.text.as_str() {
                "cards" => sorted(wanted.split_whitespace().map(str::to_owned).collect()).join(" "),
                _ => wanted,
            };
            if wanted != found {
                let message = say!("w-name-is", "{name} is {found}", name = &property.name.text, found);
                return Err(differs(&property.value, message));
            }
        }
        Ok(())
    }

    pub(super) fn discarded(&self, node: &Node) -> Held {
        let (_, discards, _) = self.piles(self.which(node)?);
        match node.arguments[1..].iter().find(|argument| !discards.contains(&argument.written())) {
            None => Ok(()),
            Some(argument) => {
                let pile = or_none(discards);
                Err(differs(argument, say!("w-not-discarded", "not discarded; the pile is {pile}", pile)))
            }
        }
    }

    fn quest_at(&self, node: &Node) -> Result<u16, pack::Mistake> {
        let word = argument(node, 0)?;
        self.words().find_quest(&word.written()).map_err(|unknown| differs(word, not_understood(&unknown)))
    }

    /// `staged QUEST markers="..."`, or `staged none`.
    pub(super) fn staged(&self, node: &Node) -> Held {
        let staged: Vec<String> =
            self.view.staged.iter().map(|staged| self.words().quest(staged.quest).to_owned()).collect();
        if argument(node, 0)?.written() == "none" {
            return is_word(node, &or_none(staged));
        }
        let quest = self.quest_at(node)?;
        let Some(found) = self.view.staged.iter().find(|staged| staged.quest == quest) else {
            return Err(differs(argument(node, 0)?, it_is(&or_none(staged))));
        };
        let markers = found.markers.iter().filter(|node| **node != map::Node::NONE);
        let markers = or_none(markers.map(|node| self.words().space(*node)).collect());
        properties(node, |name| (name == "markers").then(|| markers.clone()))
    }

    pub(super) fn not_staged(&self, node: &Node) -> Held {
        let quest = self.quest_at(node)?;
        let is_staged = self.view.staged.iter().any(|staged| staged.quest == quest);
        if is_staged { Err(fails(&node.name, say!("w-is-staged", "this quest is staged"))) } else { Ok(()) }
    }

    /// Whether these encounters and quests are in the library.
    pub(super) fn library(&self, node: &Node, wanted: bool) -> Held {
        let content = self.words().content;
        for argument in &node.arguments {
            let id = argument.written();
            let encounter = content.encounters.iter().position(|card| card.id == id).map(|at| (0, at));
            let found = encounter.or_else(|| content.quests.iter().position(|quest| quest.id == id).map(|at| (1, at)));
            let Some((kind, at)) = found else {
                return Err(differs(argument, say!("w-no-story", "no encounter or quest has this name")));
            };
            let word = self.view.library[kind].get(at / 64).copied().unwrap_or_default();
            match (word & (1 << (at % 64)) != 0, wanted) {
                (true, false) => return Err(differs(argument, say!("w-in-library", "it is in the library"))),
                (false, true) => return Err(differs(argument, say!("w-left-library", "it is not in the library"))),
                _ => {}
            }
        }
        Ok(())
    }

    pub(super) fn fight(&self, node: &Node) -> Held {
        let Some(fight) = self.view.fights.last().filter(|_| !asks_for_none(node)) else {
            return under_way(node, self.view.fights.last().is_some());
        };
        let words = self.words();
        let enemy = match fight.foe {
            Opponent::OnMap(number) => words.foe(number),
            Opponent::Drawn { kind, token: NONE } => plain_word(&kind),
            Opponent::Drawn { token, .. } => words.token(token).to_owned(),
        };
        properties(node, |name| {
            Some(match name {
                "by" => words.player(fight.seat),
                "enemy" => enemy.clone(),
                "dice" => dice(fight.dice),
                "rerolls" => fight.rerolls.to_string(),
                "apart" => fight.apart.to_string(),
                _ => return None,
            })
        })
    }

    pub(super) fn test(&self, node: &Node) -> Held {
        let Some(trial) = self.view.trials.last().filter(|_| !asks_for_none(node)) else {
            return under_way(node, self.view.trials.last().is_some());
        };
        properties(node, |name| {
            Some(match name {
                "by" => self.words().player(trial.seat),
                "letters" => letters_word(trial.letters),
                "difficulty" => trial.difficulty.to_string(),
                "dice" => dice(trial.dice),
                "rerolls" => trial.rerolls.to_string(),
                _ => return None,
            })
        })
    }

    pub(super) fn encounter(&self, node: &Node) -> Held {
        let Some(meeting) = self.view.encounter.filter(|_| !asks_for_none(node)) else {
            return under_way(node, self.view.encounter.is_some());
        };
        let icon: EncounterIcon = meeting.icon;
        properties(node, |name| {
            Some(match name {
                "by" => self.words().player(meeting.seat),
                "card" => self.words().encounter(meeting.card).to_owned(),
                "icon" => plain_word(&icon),
                "level" => meeting.level.to_string(),
                "reader" => self.view.reader.map_or_else(|| "nobody".to_owned(), |seat| self.words().player(seat)),
                _ => return None,
            })
        })
    }

    /// The deal on the table, from the camper's side.
    pub(super) fn offer(&self, node: &Node) -> Held {
        let (offer, words) = (&self.view.offer, self.words());
        let cards = |cards: &[u16]| or_none(cards.iter().map(|card| words.card(*card).to_owned()).collect());
        let agendas = |(count, known): (u8, u64)| {
            let mut list: Vec<String> = numbers_in(known).map(|card| words.agenda(card).to_owned()).collect();
            list.resize(usize::from(count).max(list.len()), HIDDEN.to_owned());
            or_none(list)
        };
        properties(node, |name| {
            Some(match name {
                "camper" => words.player(offer.camper),
                "partner" => words.player(offer.partner),
                "gives" => cards(&offer.gives),
                "gets" => cards(&offer.gets),
                "gives-caps" => offer.gives_caps.to_string(),
                "gets-caps" => offer.gets_caps.to_string(),
                "gives-agendas" => agendas(offer.gives_agendas),
                "gets-agendas" => offer.gets_agendas.to_string(),
                "shown" => agendas(offer.shown),
                _ => return None,
            })
        })
    }
}

fn dice(dice: [u8; 3]) -> String {
    dice.map(|face| (u16::from(face) + 1).to_string()).join(" ")
}

/// `fight none`: nothing of the kind is under way.
fn asks_for_none(node: &Node) -> bool {
    node.arguments.first().map(Argument::written).as_deref() == Some("none")
}

fn under_way(node: &Node, found: bool) -> Held {
    match (asks_for_none(node), found) {
        (true, false) => Ok(()),
        (true, true) => Err(fails(&node.name, say!("w-under-way", "one is under way"))),
        _ => Err(fails(&node.name, say!("w-nothing-under-way", "nothing of the kind is under way"))),
    }
}
