//! What an example says must be true, in the reader's language.

use kernel::{Asked, Seat, Shape};
use pack::{Argument, Filling, Node, Property};
use shelter::{
    Shelter,
    choice::{Ask, Choice},
    content::{Resource, Window},
    vault::SpaceRef,
    words::{find_slot, resource_word},
};
use text::shelter::Voice;

use super::{messages::LATER, moves::words};
use crate::screens::try_it::{
    Moment, Said, Tale,
    written::{MoveParts, first, property, rest, value, written_move},
};

/// Somebody who tells statements about a moment of a tale.
#[derive(Clone, Copy)]
pub struct Teller<'a> {
    /// The tale.
    pub tale: &'a Tale<Shelter>,
    /// The moment.
    pub moment: &'a Moment<Shelter>,
    /// The names and the language.
    pub voice: Voice<'a>,
}

impl Teller<'_> {
    /// A statement.
    pub fn fact(&self, node: &Node) -> Said {
        let player = first(node);
        match node.name() {
            "round" => self.say("try-fact-round", &[("n", player.as_str().into())]).into(),
            "turn" => self.say("try-fact-turn", &[("player", player.as_str().into())]).into(),
            "first-player" => self.say("try-fact-first", &[("player", player.as_str().into())]).into(),
            "levels" => self.say("try-fact-levels", &[("players", rest(node, 0).join(", ").as_str().into())]).into(),
            "end-triggered" => self.say("try-fact-end", &[("what", player.as_str().into())]).into(),
            "over" => self.say("try-fact-over", &[]).into(),
            "winners" => {
                let winners = rest(node, 0);
                let n = winners.len() as i64;
                self.say("try-fact-winners", &[("n", n.into()), ("players", winners.join(", ").as_str().into())]).into()
            }
            "asks" => self.asks(node).into(),
            "choices" => Said {
                text: self.say("try-fact-choices", &[("player", player.as_str().into())]),
                more: rest(node, 1).iter().map(|choice| self.written_choice(&player, choice).into()).collect(),
                rule: None,
            },
            "offered" | "refused" => self.offered(node),
            "space" => self.of_thing("try-fact-space", "space", &self.space(&player), self.space_parts(node)),
            "room" => self.of_thing("try-fact-room", "room", &self.card(&player), self.room_parts(node)),
            "level" if player == "top" => self.of_thing("try-fact-level-top", "player", "", self.level_parts(node)),
            "level" => self.of_thing("try-fact-level", "player", &player, self.level_parts(node)),
            "track" => self.of_thing("try-fact-track", "pile", &player, self.track_parts(node)),
            "deck" => self.of_thing("try-fact-deck", "pile", &player, self.plain_parts("try-deck", node)),
            "discarded" => {
                let cards = rest(node, 1).iter().map(|card| self.card(card)).collect();
                self.of_thing("try-fact-discarded", "pile", &player, cards)
            }
            "supply" => self.say("try-fact-supply", &[("n", value(node, "cubes").as_str().into())]).into(),
            "event" => self.say("try-fact-event", &[("what", self.event(&player, node).as_str().into())]).into(),
            "no-event" => self.say("try-fact-no-event", &[("what", self.event(&player, node).as_str().into())]).into(),
            "events" => {
                let mut events: Vec<String> = rest(node, 0).iter().map(|event| self.event_name(event)).collect();
                events.extend(node.nodes().iter().map(|event| self.event(event.name(), event)));
                self.say("try-fact-events", &[("what", events.join(" → ").as_str().into())]).into()
            }
            "sees" => Said {
                text: self.say("try-fact-sees", &[("who", player.as_str().into())]),
                more: node.nodes().iter().map(|fact| self.fact(fact)).collect(),
                rule: None,
            },
            "dwellers-for" => {
                let mut words = rest(node, 1).into_iter();
                let space = words.next().map(|space| self.space(&space)).unwrap_or_default();
                let dwellers = words.map(|dweller| self.say("try-dweller", &[("dweller", dweller.as_str().into())]));
                let dwellers = dwellers.collect::<Vec<_>>().join(", ");
                let fillings = [
                    ("who", player.as_str().into()),
                    ("space", space.as_str().into()),
                    ("what", dwellers.as_str().into()),
                ];
                self.say("try-fact-dwellers-for", &fillings).into()
            }
            name @ ("looks-same" | "looks-different") => {
                let cards: Vec<String> = value(node, "swap").split_whitespace().map(|card| self.card(card)).collect();
                let cards = cards.join(", ");
                let fillings = [("who", player.as_str().into()), ("what", cards.as_str().into())];
                self.say(&format!("try-fact-{name}"), &fillings).into()
            }
            name => self.of_thing("try-fact-player", "player", name, self.plain_parts("try-has", node)),
        }
    }

    fn say(&self, key: &str, fillings: &[(&str, Filling<'_>)]) -> String {
        LATER.say(self.voice.lang(), key, fillings)
    }

    /// A thing and what is said of it.
    fn of_thing(&self, key: &str, name: &str, thing: &str, parts: Vec<String>) -> Said {
        let list = parts.join(", ");
        self.say(key, &[(name, thing.into()), ("list", list.as_str().into())]).into()
    }

    /// Each property by its own message.
    fn plain_parts(&self, prefix: &str, node: &Node) -> Vec<String> {
        let part = |property: &Property| {
            let words: Vec<String> =
                property.value.written().split_whitespace().map(|word| self.value(&property.name.text, word)).collect();
            self.say(&format!("{prefix}-{}", property.name.text), &[("v", words.join(", ").as_str().into())])
        };
        node.properties.iter().map(part).collect()
    }

    fn value(&self, name: &str, word: &str) -> String {
        match (name, word) {
            (_, "hidden") => self.say("try-hidden", &[]),
            (_, "none" | "nobody" | "nothing") => self.say("try-none", &[]),
            (_, "true") => self.say("try-yes", &[]),
            (_, "false") => self.say("try-no", &[]),
            ("holds" | "card" | "threat" | "room", id) => self.card(id),
            ("space", space) => self.space(space),
            ("resource", resource) => {
                let found = Resource::ALL.into_iter().find(|other| resource_word(*other) == resource);
                found.map_or_else(|| resource.to_owned(), |resource| self.voice.resource(resource))
            }
            _ => word.to_owned(),
        }
    }

    fn asks(&self, node: &Node) -> String {
        let player = first(node);
        if player == "nobody" {
            return self.say("try-fact-asks-nobody", &[]);
        }
        let asked = node.arguments.get(1).map(Argument::written).and_then(|name| self.ask(&name));
        match asked {
            Some(ask) => {
                let what = self.voice.ask_title(ask);
                self.say("try-fact-asks", &[("player", player.as_str().into()), ("what", what.as_str().into())])
            }
            None => self.say("try-fact-asks-who", &[("player", player.as_str().into())]),
        }
    }

    /// The question with this name: the one that is open, or one like it.
    fn ask(&self, name: &str) -> Option<Ask> {
        let at = SpaceRef::from_index(0)?;
        Some(match name {
            "turn" => Ask::Turn,
            "dweller" => Ask::Dweller(at),
            "name-room" => Ask::NameRoom,
            "pay-any" => Ask::PayAny(1),
            "pay-item" => Ask::PayItem(1),
            "income" => Ask::Income(Seat::new(0)),
            "fight" => Ask::Fight,
            "gain-any" => Ask::GainAny,
            "take-item" => Ask::TakeItem,
            "build" => Ask::Build { priced: false },
            "ready" => Ask::Ready,
            "window" => self.moment.decision.asked.map_or(Ask::Window(Window::AnyTime), |asked| asked.ask),
            "end-turn" => Ask::EndTurn,
            "heal" => Ask::Heal,
            "train-who" => Ask::TrainWho,
            "train-slot" => Ask::TrainSlot(0),
            "share-training" => Ask::ShareTraining,
            "recall-order" => Ask::RecallOrder,
            "discard-threat" => Ask::DiscardThreat,
            _ => return None,
        })
    }

    fn offered(&self, node: &Node) -> Said {
        let player = first(node);
        let choice = self.written_choice(&player, &written_move(node));
        let key = if node.name() == "offered" { "try-fact-offered" } else { "try-fact-refused" };
        let text = self.say(key, &[("player", player.as_str().into()), ("choice", choice.as_str().into())]);
        Said { text, more: Vec::new(), rule: property(node, "rule") }
    }

    /// A choice written as `builds pantry at=L1`.
    fn written_choice(&self, player: &str, written: &str) -> String {
        let known = words(self.tale, &self.moment.view);
        let parts = MoveParts::of(written);
        let extra = |name: &str| parts.extra(name);
        let verb = parts.words.first().copied().unwrap_or_default();
        let seat = known.seat(player).unwrap_or(Seat::new(0));
        let options = &self.moment.decision.options;
        let choice = known.understand(seat, verb, parts.words.get(1).copied(), &extra, options);
        choice.map_or_else(|_| written.to_owned(), |choice| self.choice(seat, choice))
    }

    fn choice(&self, seat: Seat, choice: Choice) -> String {
        let asked = self.moment.decision.asked.filter(|asked| asked.seat == seat);
        let asked = asked.unwrap_or(Asked { seat, ask: Ask::Turn, shape: Shape::One });
        self.voice.choice(&self.moment.view, &asked, choice)
    }

    /// The name of a card of the example.
    fn card(&self, id: &str) -> String {
        let content = self.tale.game.content();
        let place = |at: usize| u8::try_from(at).unwrap_or(u8::MAX);
        let item = content.items.iter().position(|item| item.id == id).map(|at| self.voice.item(place(at)));
        let room = || content.rooms.iter().position(|room| room.id == id).map(|at| self.voice.room(place(at)));
        let threat =
            || content.threats.iter().position(|threat| threat.id == id).map(|at| self.voice.threat(place(at)));
        let name = item.or_else(room).or_else(threat);
        name.unwrap_or_else(|| if id == "gap" { self.say("try-gap", &[]) } else { id.to_owned() })
    }

    fn space(&self, word: &str) -> String {
        let view = &self.moment.view;
        let known = words(self.tale, view);
        if let Ok(at) = known.find_space(word) {
            return self.voice.space(view, at);
        }
        // A slot without a room is written with its owner: `A.R1`.
        let place = word.split_once('.').and_then(|(owner, slot)| Some((known.seat(owner)?, find_slot(slot).ok()?)));
        place.map_or_else(
            || word.to_owned(),
            |(seat, slot)| format!("{}, {}", self.voice.level(view, view.vault.level_of(seat)), self.voice.slot(slot)),
        )
    }

    fn space_parts(&self, node: &Node) -> Vec<String> {
        let part = |property: &Property| {
            let value = property.value.written();
            match (property.name.text.as_str(), value.as_str()) {
                ("threat", "none") => self.say("try-space-no-threat", &[]),
                ("threat", card) => self.say("try-space-threat", &[("threat", self.card(card).as_str().into())]),
                ("occupied", "nobody") => self.say("try-space-empty", &[]),
                ("occupied", players) => {
                    let players = players.split_whitespace().collect::<Vec<_>>().join(", ");
                    self.say("try-space-occupied", &[("players", players.as_str().into())])
                }
                (_, number) => self.say("try-space-fight", &[("n", number.into())]),
            }
        };
        node.properties.iter().map(part).collect()
    }

    fn room_parts(&self, node: &Node) -> Vec<String> {
        let part = |property: &Property| {
            let value = property.value.written();
            match (property.name.text.as_str(), value.as_str()) {
                ("on", "top") => self.say("try-room-on-top", &[]),
                ("on", player) => self.say("try-room-on", &[("player", player.into())]),
                (_, slot) => self.say("try-room-at", &[("slot", slot.into())]),
            }
        };
        node.properties.iter().map(part).collect()
    }

    fn level_parts(&self, node: &Node) -> Vec<String> {
        self.plain_parts("try-level", node)
    }

    fn track_parts(&self, node: &Node) -> Vec<String> {
        let mut cards: Vec<String> = rest(node, 1).iter().map(|card| self.card(card)).collect();
        cards.extend(self.plain_parts("try-track", node));
        cards
    }

    fn event(&self, name: &str, node: &Node) -> String {
        // These speak the language of the code, and the rule is cited elsewhere; the event's name says enough.
        let is_told = |property: &&Property| !matches!(property.name.text.as_str(), "why" | "icon" | "value" | "rule");
        let part = |property: &Property| {
            let word = property.value.written();
            let value = self.value(&property.name.text, word.trim_start_matches('#'));
            self.say(&format!("try-key-{}", property.name.text), &[("v", value.as_str().into())])
        };
        let parts: Vec<String> = node.properties.iter().filter(is_told).map(part).collect();
        let name = self.event_name(name);
        if parts.is_empty() { name } else { format!("{name} ({})", parts.join(", ")) }
    }

    fn event_name(&self, name: &str) -> String {
        self.say(&format!("try-event-{name}"), &[])
    }
}

#[cfg(test)]
mod tests {
    use pack::Lang;
    use shelter::options::Setup;

    use super::*;
    use crate::{
        game::TableGame as _,
        library,
        screens::try_it::{StoryLine, answer_words},
    };

    fn whole(said: &Said) -> String {
        let more: Vec<String> = said.more.iter().map(whole).collect();
        format!("{} {}", said.text, more.join(" "))
    }

    /// Everything a tale says, in order.
    fn all_words(tale: &Tale<Shelter>, voice: Voice<'_>) -> Vec<String> {
        let teller = |at: usize| Teller { tale, moment: tale.moment(at).expect("a line has its moment"), voice };
        let words = tale.lines.iter().flat_map(|line| match line {
            StoryLine::Fact { at, node, .. } => vec![whole(&teller(*at).fact(node))],
            StoryLine::Move(from, to) => (*from..*to)
                .map(|at| {
                    let (_, answer) = tale.answer_at(at).expect("a move has its answers");
                    answer_words(teller(at).moment, voice, answer)
                })
                .collect(),
            StoryLine::Say(_) => Vec::new(),
        });
        words.collect()
    }

    #[test]
    fn every_statement_of_every_example_has_words_in_both_languages() {
        library::provide(Shelter::books());
        for head in Shelter::books().index().all() {
            let Ok(tale) = Tale::<Shelter>::of(head.name) else { continue };
            let names = Shelter::kit().names_of(&tale.game, &Setup::for_players(tale.players.len()), &[]);
            for lang in Lang::ALL {
                for words in all_words(&tale, Voice::new(lang, &names)) {
                    let is_sound = !words.trim().is_empty() && !words.contains(['{', '}', '#']);
                    assert!(is_sound && !words.contains("blank-"), "{}: {words}", head.name);
                }
            }
        }
    }

    #[test]
    fn statements_read_like_sentences() {
        library::provide(Shelter::books());
        let text = "game shelter\ntitle \"x\"\ngiven {\n players A B\n}\nwhen {\n A places diner.left\n}\n\
                    then {\n A food=1\n refused B places diner.left rule=S-PLACE-02\n asks B turn\n no-event injured seat=A\n}\n";
        let tale = Tale::<Shelter>::read("words.kdl", text).unwrap();
        let names = Shelter::kit().names_of(&tale.game, &Setup::for_players(2), &[]);
        let words = all_words(&tale, Voice::new(Lang::En, &names));
        assert_eq!(words[1].trim(), "A: food 1");
        assert!(words[2].starts_with("B may not choose: Diner, left space"), "{}", words[2]);
        assert_eq!(words[4].trim(), "This does not happen: a dweller is injured (player A)");
    }
}
