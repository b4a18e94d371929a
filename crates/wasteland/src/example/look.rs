//! Facts about survivors, enemies, the map, decks and what is under way.

use std::ops::Deref;

use harness::example::{
    Checker, Claim, Held, are_discarded, differs, fails, instead, no_such, once, or_none, other_value, other_word,
    plainly,
};
use kernel::{Seat, numbers_in};
use pack::{Argument, Mistake, Property, nearest, say};

use crate::{
    Wasteland,
    content::{Area, EncounterIcon, EnemyAbility, EnemyType, FactionValue, Letter, Trait},
    frame::What,
    library::contains,
    map,
    state::{Foe, NONE, Opponent, Player},
    view::{Cards, PileView},
    words::{Words, letters_word, plain_word},
    written::Nothing,
};

use super::{draft::Which, survivor::Said, words_of};

/// What stands for something that the viewer cannot know.
const HIDDEN: &str = "hidden";

fn one(text: impl ToString) -> Option<Vec<String>> {
    Some(vec![text.to_string()])
}

fn sorted(mut list: Vec<String>) -> Vec<String> {
    list.sort();
    list
}

/// What a viewer sees.
pub(super) struct Eyes<'a>(&'a Checker<'a, Wasteland>);

impl<'a> Deref for Eyes<'a> {
    type Target = Checker<'a, Wasteland>;

    fn deref(&self) -> &Checker<'a, Wasteland> {
        self.0
    }
}

impl<'a> Eyes<'a> {
    pub(super) const fn of(checker: &'a Checker<'a, Wasteland>) -> Eyes<'a> {
        Eyes(checker)
    }

    pub(super) fn words(&self) -> Words<'a> {
        words_of(self.0.position, self.0.all)
    }
}

impl Eyes<'_> {
    pub(super) fn survivor(&self, seat: Seat, claim: &mut Claim<'_>) -> Held {
        let Some(player) = self.view.players.get(seat.index()) else { return Ok(()) };
        let (_, _) = (claim.properties(), claim.block());
        let all = Said::all(claim.node());
        if all.is_empty() {
            return Err(claim.says_nothing());
        }
        for said in all {
            if said.values.is_empty() {
                return Err(fails(&said.name, super::survivor::says_nothing(&said.name)));
            }
            let found = self.of_survivor(player, seat, &said.name.text);
            let found = found.ok_or_else(|| claim.cannot_ask(&said.name))?;
            let wanted: Vec<String> = said.list().into_iter().map(|word| word.text).collect();
            if sorted(wanted.clone()) != sorted(found.clone()) {
                let in_words = |list| format!("{}={}", said.name.text, or_none(list));
                let word = said.values.first().unwrap_or(&said.name);
                return Err(fails(word, instead(&in_words(wanted), in_words(found))));
            }
        }
        Ok(())
    }

    /// What the viewer sees of a survivor; the order of lists does not matter.
    fn of_survivor(&self, player: &Player, seat: Seat, name: &str) -> Option<Vec<String>> {
        let (words, game, state) = (self.words(), &self.position.game, &self.position.state);
        let equipped = || player.equipped.iter().filter(|held| held.is_some());
        let hand = self.view.hand(seat);
        let card = |card: u16| words.card(card).to_owned();
        let agenda = |card: u8| words.agenda(card).to_owned();
        match name {
            "hp" => one(player.hp),
            "rads" => one(player.rads),
            "remaining" => one(player.hp.saturating_sub(player.rads)),
            "caps" => one(player.caps),
            "levels" => one(player.levels),
            "deaths" => one(player.deaths),
            "at" => one(words.space(player.at)),
            "character" => {
                Some(player.character.some().map(|one| words.character(one).to_owned()).into_iter().collect())
            }
            "talent" => Some(player.talent.some().map(card).into_iter().collect()),
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
            // A hand of which nothing but the revealed card is known is hidden.
            "agendas" if !hand.are_known() && hand.known & !self.view.revealed_by(seat) == 0 => one(HIDDEN),
            "agendas" => {
                let mut cards: Vec<String> = numbers_in(hand.known).map(agenda).collect();
                cards.resize(usize::from(hand.count), HIDDEN.to_owned());
                Some(cards)
            }
            "agenda-count" => one(hand.count),
            "loyal" => Some(player.loyal.some().map(agenda).into_iter().collect()),
            "faction" => {
                let printed = player.loyal.some().and_then(|card| words.content.agendas.get(usize::from(card)));
                Some(
                    printed.and_then(|agenda| agenda.faction).map(|faction| plain_word(&faction)).into_iter().collect(),
                )
            }
            "perks" => Some(numbers_in(player.perks).map(|perk| words.perk(perk).to_owned()).collect()),
            "kills" => {
                let kills = EnemyType::ALL.into_iter().zip(player.kills).filter(|(_, count)| *count > 0);
                Some(kills.map(|(kind, count)| format!("{}={count}", plain_word(&kind))).collect())
            }
            "explored" => {
                let explored = ["dangerous", "deadly"].into_iter().zip(player.explored);
                Some(explored.filter(|(_, n)| *n > 0).map(|(back, count)| format!("{back}={count}")).collect())
            }
            "influence" if hand.are_known() => one(game.influence(state, seat)),
            "influence" => one(HIDDEN),
            "armor" => one(game.armor(state, seat)),
            "inventory-limit" => one(game.inventory_limit(state, seat)),
            "eliminated" => one(self.view.eliminated.contains(seat)),
            _ => None,
        }
    }

    /// `enemy NAME at=... facedown=#true count=...`; without `count`, at least one.
    pub(super) fn enemy(&self, claim: &mut Claim<'_>, wanted: bool) -> Held {
        let argument = claim.argument()?;
        let word = argument.written();
        let types = || EnemyType::ALL.iter().map(plain_word);
        if !types().chain(self.words().content.tokens.iter().map(|token| token.id.clone())).any(|name| name == word) {
            return Err(no_such(argument, say!("w-no-enemy-name", "there is no enemy '{word}'", word = &word)));
        }
        let count = claim.property("count");
        if let (Some(count), false) = (count, wanted) {
            return Err(claim.cannot_ask(&count.name));
        }
        let properties = claim.properties();
        for property in properties.iter().filter(|property| property.name.text != "count") {
            self.can_be_of_foe(claim, property)?;
            self.can_be_of(&word, property)?;
        }
        // A seat knows no name of what lies facedown.
        let seen = Words { view: self.view, ..self.words() };
        let named = |(number, foe): &(u8, Foe)| seen.foe(*number) == word || plain_word(&foe.kind) == word;
        let fits = |(number, foe): &(u8, Foe)| {
            let mut asked = properties.iter().filter(|property| property.name.text != "count");
            asked.all(|property| self.of_foe(*number, *foe, &property.name.text) == Some(plainly(&property.value)))
        };
        let matching = self.view.foes.iter().filter(named).filter(fits).count();
        let held = match count {
            Some(count) => count.value.written() == matching.to_string(),
            None => (matching > 0) == wanted,
        };
        if held {
            return Ok(());
        }
        let all: Vec<String> = self.view.foes.iter().map(|(number, foe)| self.foe_in_words(number, foe)).collect();
        let all = or_none(all);
        Err(claim.fails(say!("w-enemies-are", "the enemies on the map are: {all}", all)))
    }

    /// What is said of an enemy must be able to be true of one.
    fn can_be_of_foe(&self, claim: &Claim<'_>, property: &Property) -> Held {
        let value = plainly(&property.value);
        let is_listed =
            |names: Vec<String>| value == "none" || value.split(' ').all(|word| names.iter().any(|name| name == word));
        let (is_known, expected) = match property.name.text.as_str() {
            "at" => {
                let found = self.words().find_space(&value);
                return found.map(|_| ()).map_err(|unknown| no_such(&property.value, unknown.message()));
            }
            "facedown" => (matches!(value.as_str(), "true" | "false"), vec!["#true".to_owned(), "#false".to_owned()]),
            "type" => (
                is_listed(EnemyType::ALL.iter().map(plain_word).collect()),
                EnemyType::ALL.iter().map(plain_word).collect(),
            ),
            "level" => (value == HIDDEN || value.parse::<u8>().is_ok(), vec!["1".to_owned(), HIDDEN.to_owned()]),
            "abilities" => {
                let all: Vec<String> = EnemyAbility::ALL.iter().map(plain_word).collect();
                (value == HIDDEN || is_listed(all.clone()), all)
            }
            "vulnerable" => {
                let all: Vec<String> = Area::ALL.iter().map(plain_word).collect();
                (value == HIDDEN || is_listed(all.clone()), all)
            }
            _ => return Err(claim.cannot_ask(&property.name)),
        };
        if is_known {
            return Ok(());
        }
        let message = harness::example::said::never(&property.name.text);
        let known: Vec<&str> = expected.iter().map(String::as_str).collect();
        Err(differs(&property.value, message).expecting(pack::one_of(&known)).suggesting(nearest(&value, known)))
    }

    /// What is said of an enemy by its name must be printed on some token of that name or type.
    fn can_be_of(&self, name: &str, property: &Property) -> Held {
        let value = plainly(&property.value);
        let (part, content) = (property.name.text.as_str(), self.words().content);
        let fits = |id: &str, kind: EnemyType| id == name || plain_word(&kind) == name;
        let mut found: Vec<String> = vec![HIDDEN.to_owned()];
        for token in content.tokens.iter().filter(|token| fits(&token.id, token.kind)) {
            match part {
                "type" => found.push(plain_word(&token.kind)),
                "level" => found.push(token.level.to_string()),
                _ => return Ok(()),
            }
        }
        let scenario = self.position.game.scenario(&self.position.state);
        for kind in EnemyType::ALL.into_iter().filter(|kind| fits("", *kind)) {
            let Some(enemy) = kind.faction().and_then(|faction| scenario.factions[faction as usize].enemy) else {
                continue;
            };
            match (part, enemy.level) {
                ("type", _) => found.push(plain_word(&kind)),
                ("level", FactionValue::Printed(level)) => found.push(level.to_string()),
                ("level", FactionValue::X) => found.extend(scenario.track.iter().map(|space| space.x.to_string())),
                ("level", FactionValue::Y) => found.extend(scenario.track.iter().map(|space| space.y.to_string())),
                _ => return Ok(()),
            }
        }
        if !matches!(part, "type" | "level") || found.contains(&value) {
            return Ok(());
        }
        found.sort();
        found.dedup();
        let known: Vec<&str> =
            found.iter().map(String::as_str).filter(|one| part == "level" || *one != HIDDEN).collect();
        Err(differs(&property.value, harness::example::said::never(part)).expecting(pack::one_of(&known)))
    }

    fn foe_in_words(&self, number: u8, foe: Foe) -> String {
        let seen = Words { view: self.view, ..self.words() };
        let facedown = if foe.active { "" } else { "+facedown" };
        format!("{}{facedown} at={}", seen.foe(number), self.words().space(foe.at))
    }

    fn of_foe(&self, number: u8, foe: Foe, name: &str) -> Option<String> {
        let game = &self.position.game;
        let stats = || game.stats(&self.position.state, Opponent::OnMap(number));
        let known = self.view.token_of(number).is_some() || foe.kind.faction().is_some();
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

    pub(super) fn space(&self, claim: &mut Claim<'_>) -> Held {
        let at = self.node_at(claim)?;
        if claim.properties().is_empty() {
            return Err(claim.says_nothing());
        }
        let (words, game, state) = (self.words(), &self.position.game, &self.position.state);
        let land = game.land(state);
        let printed = land.space(at);
        let spaces = |nodes: map::Nodes| or_none(sorted(nodes.iter().map(|node| words.space(node)).collect()));
        let same = |wanted: &str, found: String| {
            let wanted: Vec<String> = wanted.split_whitespace().map(str::to_owned).collect();
            sorted(wanted).join(" ") == found
        };
        for property in claim.properties() {
            let found = match property.name.text.as_str() {
                "enemies" => {
                    let here = self.view.foes.iter().filter(|(_, foe)| foe.at == at);
                    let names = here.map(|(number, foe)| self.foe_in_words(number, foe));
                    or_none(sorted(
                        names.map(|name| name.split(" at=").next().unwrap_or_default().to_owned()).collect(),
                    ))
                }
                "survivors" => {
                    let seats = self.view.all_seats().filter(|seat| self.view.player(*seat).at == at);
                    or_none(seats.map(|seat| words.player(seat)).collect())
                }
                "markers" => {
                    let here = self.view.staged.iter().filter(|staged| staged.markers.contains(at));
                    or_none(sorted(here.map(|staged| words.quest(staged.quest).to_owned()).collect()))
                }
                "adjacent" => spaces(land.beside(at)),
                "icon" => printed.and_then(|space| space.icon).map_or("none".to_owned(), |icon| plain_word(&icon)),
                "level" => printed.map_or(0, |space| space.level).to_string(),
                "terrain" => printed.map_or("none".to_owned(), |space| plain_word(&space.terrain)),
                _ => return Err(claim.cannot_ask(&property.name)),
            };
            if !same(&plainly(&property.value), found.clone()) {
                return Err(other_value(property, &found));
            }
        }
        Ok(())
    }

    pub(super) fn tile(&self, claim: &mut Claim<'_>) -> Held {
        let word = claim.argument()?;
        let place = self.words().find_place(&word.written());
        let place = place.map_err(|unknown| no_such(word, unknown.message()))?;
        let (seen, faceup) = self.view.tile_at(place);
        let back = self.words().content.back_at(self.view.scenario, place);
        let tile = |tile: u8| self.words().content.tiles.get(usize::from(tile)).map(|tile| tile.id.clone());
        claim.compare_some(|name| match name {
            "faceup" => Some(faceup.to_string()),
            "back" => back.map(|back| plain_word(&back)),
            "front" => Some(seen.and_then(tile).unwrap_or_else(|| HIDDEN.to_owned())),
            _ => None,
        })
    }

    /// `distance FROM TO NUMBER`.
    pub(super) fn distance(&self, claim: &mut Claim<'_>) -> Held {
        let (from, to) = (self.node_at(claim)?, self.node_at(claim)?);
        let land = self.position.game.land(&self.position.state);
        let found = land.rings(from).position(|ring| ring.contains(to));
        let found = found.map_or_else(|| "none".to_owned(), |distance| distance.to_string());
        let wanted = claim.argument()?;
        if wanted.written() == found { Ok(()) } else { Err(other_word(wanted, &found)) }
    }

    fn which(&self, claim: &mut Claim<'_>) -> Result<Which, Mistake> {
        let word = claim.argument()?;
        let all = Which::all();
        let found = all.iter().find(|(name, _)| *name == word.written()).map(|(_, which)| *which);
        found.ok_or_else(|| {
            let names: Vec<&str> = all.iter().map(|(name, _)| name.as_str()).collect();
            let suggestion = nearest(&word.written(), names.iter().copied());
            let mistake = differs(word, say!("w-no-deck", "there is no such deck")).suggesting(suggestion);
            mistake.expecting(pack::Message::verbatim(names.join(", ")))
        })
    }

    /// The discards, the latest first, and the draw pile from the top; what the viewer does not know is hidden.
    fn piles(&self, which: Which) -> (Vec<String>, Vec<String>) {
        let (words, view) = (self.words(), self.view);
        let hidden = |card: Option<String>| card.unwrap_or_else(|| HIDDEN.to_owned());
        let pile = |left: usize, known: &[(u8, u16)], name: &dyn Fn(u16) -> String| -> Vec<String> {
            let at = |at: usize| known.iter().find(|(place, _)| usize::from(*place) == at);
            (0..left).map(|place| hidden(at(place).map(|(_, card)| name(*card)))).collect()
        };
        let of = |deck: &PileView, discards: &mut dyn Iterator<Item = u16>, name: &dyn Fn(u16) -> String| {
            let discards: Vec<String> = discards.map(name).collect();
            (discards, pile(deck.left.into(), &deck.known, name))
        };
        let uniques = |set: u64| -> Vec<String> {
            let card = |number: u8| self.position.game.uniques.get(usize::from(number)).copied();
            sorted(numbers_in(set).filter_map(card).map(|card| words.card(card).to_owned()).collect())
        };
        let card = |card: u16| words.card(card).to_owned();
        match which {
            Which::Loot => of(&view.loot, &mut view.discards.loot.iter().rev().copied(), &card),
            Which::Assets => of(&view.assets, &mut view.discards.assets.iter().rev().copied(), &card),
            Which::Stack(kind) => match (view.stacks.get(kind as usize), view.discards.stacks.get(kind as usize)) {
                (Some(stack), Some(discards)) => {
                    let mut discards = discards.iter().rev().map(|token| u16::from(*token));
                    of(stack, &mut discards, &|token| words.token(token as u8).to_owned())
                }
                _ => (Vec::new(), Vec::new()),
            },
            Which::Uniques => (uniques(view.unique_discards), uniques(view.uniques)),
            Which::Perks => (Vec::new(), numbers_in(view.perks).map(|perk| words.perk(perk).to_owned()).collect()),
            Which::Agendas => {
                let name = |card: u8| words.agenda(card).to_owned();
                let discards = view.agenda_discards.iter().rev().map(|card| hidden(card.map(name)));
                (discards.collect(), pile(view.agendas.left.into(), &view.agendas.known, &|card| name(card as u8)))
            }
            Which::Encounters(icon) => {
                let deck = &view.encounters[icon as usize];
                (Vec::new(), pile(deck.cards.len(), &deck.known, &|card| words.encounter(card).to_owned()))
            }
            Which::Specials => {
                let left: u8 = view.specials.iter().sum();
                let name = |letter: &u8| format!("{:?}", Letter::ALL[usize::from(*letter) % 7]);
                let order = view.specials_order.as_ref().map(|order| order.iter().rev().map(name).collect());
                (Vec::new(), order.unwrap_or_else(|| vec![HIDDEN.to_owned(); left.into()]))
            }
        }
    }

    pub(super) fn deck(&self, claim: &mut Claim<'_>) -> Held {
        let which = self.which(claim)?;
        let (discards, order) = self.piles(which);
        if claim.properties().is_empty() {
            return Err(claim.says_nothing());
        }
        for property in claim.properties() {
            let wanted = plainly(&property.value);
            let count = wanted.split_whitespace().count();
            // Cards of which none is known are hidden, however many there are.
            let list = |cards: &[String]| {
                let nothing = !cards.is_empty() && cards.iter().all(|card| card == HIDDEN);
                if nothing { vec![HIDDEN.to_owned()] } else { cards.to_vec() }
            };
            let cards = || match which {
                Which::Encounters(icon) => {
                    let cards = self.view.encounters[icon as usize].cards.iter();
                    cards.map(|card| self.words().encounter(*card).to_owned()).collect()
                }
                _ => list(&order),
            };
            let found = match property.name.text.as_str() {
                "left" => order.len().to_string(),
                "discards" => discards.len().to_string(),
                "discarded" => or_none(discards.clone()),
                "order" if order.iter().all(|card| card != HIDDEN) => "known".to_owned(),
                "order" if order.iter().all(|card| card == HIDDEN) => HIDDEN.to_owned(),
                "order" => "partly-known".to_owned(),
                "top" => or_none(list(&order[..count.min(order.len())])),
                "bottom" => order.last().cloned().unwrap_or_else(|| "none".to_owned()),
                "cards" => or_none(sorted(cards())),
                letter => match Letter::ALL.into_iter().find(|one| format!("{one:?}") == letter) {
                    Some(letter) if which == Which::Specials => self.view.specials[letter as usize].to_string(),
                    _ => return Err(claim.cannot_ask(&property.name)),
                },
            };
            let wanted = match property.name.text.as_str() {
                "cards" => sorted(wanted.split_whitespace().map(str::to_owned).collect()).join(" "),
                _ => wanted,
            };
            if wanted != found {
                return Err(other_value(property, &found));
            }
        }
        Ok(())
    }

    pub(super) fn discarded(&self, claim: &mut Claim<'_>) -> Held {
        let (discards, _) = self.piles(self.which(claim)?);
        are_discarded(claim, discards)
    }

    fn quest_at(&self, claim: &mut Claim<'_>) -> Result<u16, Mistake> {
        let word = claim.argument()?;
        self.words().find_quest(&word.written()).map_err(|unknown| no_such(word, unknown.message()))
    }

    /// `staged QUEST markers="..." marks=2`, or `staged none`.
    pub(super) fn staged(&self, claim: &mut Claim<'_>) -> Held {
        let staged: Vec<String> =
            self.view.staged.iter().map(|staged| self.words().quest(staged.quest).to_owned()).collect();
        if claim.node().arguments.first().map(Argument::written).as_deref() == Some("none") {
            return claim.is(&or_none(staged));
        }
        let quest = self.quest_at(claim)?;
        let Some(found) = self.view.staged.iter().find(|staged| staged.quest == quest) else {
            return Err(claim.fails(instead(self.words().quest(quest), or_none(staged))));
        };
        let markers = or_none(found.markers.iter().map(|node| self.words().space(node)).collect());
        claim.compare(|name| match name {
            "markers" => Some(markers.clone()),
            "marks" => Some(found.marks.to_string()),
            _ => None,
        })
    }

    pub(super) fn not_staged(&self, claim: &mut Claim<'_>) -> Held {
        let quest = self.quest_at(claim)?;
        let is_staged = self.view.staged.iter().any(|staged| staged.quest == quest);
        if is_staged { Err(claim.fails(say!("w-is-staged", "this quest is staged"))) } else { Ok(()) }
    }

    /// Whether these encounters and quests are in the library.
    pub(super) fn library(&self, claim: &mut Claim<'_>, wanted: bool) -> Held {
        let content = self.words().content;
        for argument in once(claim.some()?)? {
            let id = argument.written();
            let encounter = content.encounters.iter().position(|card| card.id == id).map(|at| (0, at));
            let found = encounter.or_else(|| content.quests.iter().position(|quest| quest.id == id).map(|at| (1, at)));
            let Some((kind, at)) = found else {
                return Err(differs(argument, say!("w-no-story", "no encounter or quest has this name")));
            };
            match (self.view.in_library(kind, at as u16), wanted) {
                (true, false) => return Err(differs(argument, say!("w-in-library", "it is in the library"))),
                (false, true) => return Err(differs(argument, say!("w-left-library", "it is not in the library"))),
                _ => {}
            }
        }
        Ok(())
    }

    /// Whether these have left the game: encounters and quests by being trashed; in any way, also agenda cards for more
    /// players and the own cards of characters.
    pub(super) fn gone(&self, claim: &mut Claim<'_>, any_way: bool, wanted: bool) -> Held {
        let (content, view) = (self.words().content, self.view);
        for argument in once(claim.some()?)? {
            let id = argument.written();
            let has = |kind: usize, at: usize| contains(&view.trashed[kind], at as u16);
            let mut found: Vec<bool> = Vec::new();
            let encounters = content.encounters.iter().enumerate().filter(|(_, card)| card.id == id);
            found.extend(encounters.map(|(at, _)| has(0, at)));
            let quests = content.quests.iter().enumerate().filter(|(_, quest)| quest.id == id);
            found.extend(quests.map(|(at, _)| has(1, at)));
            if any_way {
                let agendas = content.agendas.iter().enumerate().filter(|(_, card)| card.id == id);
                found.extend(agendas.map(|(at, _)| view.agendas_out & (1 << at) != 0));
                let own = |card: u16| content.cards.get(usize::from(card)).is_some_and(|card| card.id == id);
                let characters = content.characters.iter().enumerate().filter(|(_, one)| own(one.card));
                found.extend(characters.map(|(at, _)| view.cards_gone & (1 << at) != 0));
            }
            // Of several copies all share the fate of the others.
            let Some(is_gone) = found.first().copied() else {
                let message = match any_way {
                    true => say!("w-no-leaving", "nothing of this name can leave the game"),
                    false => say!("w-no-story", "no encounter or quest has this name"),
                };
                return Err(differs(argument, message));
            };
            match (is_gone, wanted) {
                (true, false) => return Err(differs(argument, say!("w-is-gone", "it is out of the game"))),
                (false, true) => return Err(differs(argument, say!("w-is-not-gone", "it is not out of the game"))),
                _ => {}
            }
        }
        Ok(())
    }

    pub(super) fn fight(&self, claim: &mut Claim<'_>) -> Held {
        let Some(fight) = under_way(claim, self.view.fights.last())? else { return Ok(()) };
        let words = self.words();
        let enemy = match fight.foe {
            Opponent::OnMap(number) => words.foe(number),
            Opponent::Drawn { kind, token: NONE } => plain_word(&kind),
            Opponent::Drawn { token, .. } => words.token(token).to_owned(),
        };
        claim.compare(|name| {
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

    pub(super) fn test(&self, claim: &mut Claim<'_>) -> Held {
        let Some(trial) = under_way(claim, self.view.trials.last())? else { return Ok(()) };
        claim.compare(|name| {
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

    pub(super) fn encounter(&self, claim: &mut Claim<'_>) -> Held {
        let Some(meeting) = under_way(claim, self.view.encounter)? else { return Ok(()) };
        let icon: EncounterIcon = meeting.icon;
        claim.compare(|name| {
            Some(match name {
                "by" => self.words().player(meeting.seat),
                "card" => self.words().encounter(meeting.card).to_owned(),
                "icon" => plain_word(&icon),
                "level" => meeting.level.to_string(),
                "reader" => self.view.reader().map_or_else(|| "nobody".to_owned(), |seat| self.words().player(seat)),
                _ => return None,
            })
        })
    }

    /// The deal on the table, from the camper's side.
    pub(super) fn offer(&self, claim: &mut Claim<'_>) -> Held {
        let is_open = self.view.frames.iter().any(|frame| matches!(frame.what, What::Trade(_)));
        if under_way(claim, is_open.then_some(()))?.is_none() {
            return Ok(());
        }
        let (offer, words) = (&self.view.offer, self.words());
        let cards = |cards: &[u16]| or_none(cards.iter().map(|card| words.card(*card).to_owned()).collect());
        let agendas = |cards: Cards| {
            let mut list: Vec<String> = numbers_in(cards.known).map(|card| words.agenda(card).to_owned()).collect();
            list.resize(usize::from(cards.count), HIDDEN.to_owned());
            or_none(list)
        };
        claim.compare_some(|name| {
            Some(match name {
                "camper" => words.player(offer.camper),
                "partner" => words.player(offer.partner),
                "gives" => cards(&offer.gives),
                "gets" => cards(&offer.gets),
                "gives-caps" => offer.gives_caps.to_string(),
                "gets-caps" => offer.gets_caps.to_string(),
                "gives-agendas" => agendas(self.view.deal[0]),
                "gets-agendas" => offer.gets_agendas.to_string(),
                "shown" => agendas(self.view.deal[2]),
                _ => return None,
            })
        })
    }
}

fn dice(dice: [u8; 3]) -> String {
    dice.map(|face| (u16::from(face) + 1).to_string()).join(" ")
}

/// What is under way of a kind; nothing where the line says so, as `fight none` does, and it is true.
fn under_way<T>(claim: &mut Claim<'_>, found: Option<T>) -> Result<Option<T>, Mistake> {
    let asks_for_none = claim.node().arguments.first().map(Argument::written).as_deref() == Some("none");
    match (asks_for_none.then(|| claim.optional()).is_some(), found) {
        (true, Some(_)) => Err(claim.fails(say!("w-under-way", "one is under way"))),
        (false, None) => Err(claim.fails(say!("w-nothing-under-way", "nothing of the kind is under way"))),
        (_, found) => Ok(found),
    }
}
