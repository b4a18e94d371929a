//! What an example says must be true, in the reader's language.

mod names;

use kernel::Seat;
use pack::{Filling, Node, Property};
use text::wasteland::Voice;
use wasteland::{
    Wasteland,
    choice::{Ask, Choice},
    mode::{self, ncal},
};

use super::{messages::LATER, moves::words};
use crate::screens::try_it::{
    Moment, Said, Tale,
    written::{MoveParts, first, property, rest, value, written_move},
};

/// Somebody who tells statements about a moment of a tale.
#[derive(Clone, Copy)]
pub struct Teller<'a> {
    /// The tale.
    pub tale: &'a Tale<Wasteland>,
    /// The moment.
    pub moment: &'a Moment<Wasteland>,
    /// The names and the language.
    pub voice: Voice<'a>,
}

/// Lines without anything behind them that would have to be put into words.
const PLAIN: [&str; 6] = ["round", "turn", "first-player", "actions", "points", "threshold"];
/// Lines that list encounters and quests.
const STORIES: [&str; 6] = ["library", "not-in-library", "trashed", "not-trashed", "out-of-game", "not-out-of-game"];

impl Teller<'_> {
    /// A statement.
    pub fn fact(&self, node: &Node) -> Said {
        let word = first(node);
        match node.name() {
            name if PLAIN.contains(&name) => self.say(&format!("try-fact-{name}"), &[("v", amount(&word))]).into(),
            name if STORIES.contains(&name) => {
                let list: Vec<String> = rest(node, 0).iter().map(|story| self.any(story)).collect();
                self.listed(&format!("try-fact-{name}"), list)
            }
            "over" => self.say("try-fact-over", &[]).into(),
            "window" => self.say("try-fact-window", &[("v", word.as_str().into())]).into(),
            "winners" => {
                let winners = rest(node, 0);
                let n = if word == "nobody" { 0 } else { winners.len() as i64 };
                self.say("try-fact-winners", &[("n", n.into()), ("list", winners.join(", ").as_str().into())]).into()
            }
            "power" => {
                let of = |part: &Property| format!("{} {}", self.faction(&part.name.text), part.value.written());
                self.listed("try-fact-power", node.properties.iter().map(of).collect())
            }
            "group" => self.listed("try-fact-group", self.parts("try-group", "group", node)),
            "asks" => self.asks(node).into(),
            "choices" => Said {
                text: self.say("try-fact-choices", &[("player", word.as_str().into())]),
                more: rest(node, 1).iter().map(|choice| self.written_choice(&word, choice).into()).collect(),
                rule: None,
            },
            "offered" | "refused" => self.offered(node),
            "event" | "no-event" => {
                let key = if node.name() == "event" { "try-fact-event" } else { "try-fact-no-event" };
                let text = self.say(key, &[("what", self.event(&word, node).as_str().into())]);
                Said { text, more: Vec::new(), rule: property(node, "rule") }
            }
            "events" => {
                let mut events: Vec<Said> = rest(node, 0).iter().map(|event| self.event_name(event).into()).collect();
                events.extend(node.nodes().iter().map(|event| Said {
                    text: self.event(event.name(), event),
                    more: Vec::new(),
                    rule: property(event, "rule"),
                }));
                Said { text: self.say("try-fact-events", &[]), more: events, rule: None }
            }
            "sees" => Said {
                text: self.say("try-fact-sees", &[("who", word.as_str().into())]),
                more: node.nodes().iter().map(|fact| self.fact(fact)).collect(),
                rule: None,
            },
            name @ ("looks-same" | "looks-different") => {
                let cards: Vec<String> = value(node, "swap").split_whitespace().map(|card| self.any(card)).collect();
                let cards = cards.join(", ");
                let fillings = [("who", word.as_str().into()), ("list", cards.as_str().into())];
                self.say(&format!("try-fact-{name}"), &fillings).into()
            }
            "enemy" | "no-enemy" => self.about(node, &self.enemy(&word), "try-enemy", "enemy"),
            "space" => self.about(node, &self.space(&word), "try-space", "space"),
            "tile" => self.about(node, &self.tile(&word), "try-tile", "tile"),
            "staged" if word == "none" => self.say("try-fact-staged-none", &[]).into(),
            "staged" | "not-staged" => self.about(node, &self.quest(&word), "try-staged", "staged"),
            "deck" => self.about(node, &self.deck(&word), "try-deck", &word),
            "discarded" => {
                let cards = rest(node, 1).iter().map(|card| self.of_deck(&word, card)).collect::<Vec<_>>().join(", ");
                let deck = self.deck(&word);
                let fillings = [("what", deck.as_str().into()), ("list", cards.as_str().into())];
                self.say("try-fact-discarded", &fillings).into()
            }
            "shop" if node.properties.is_empty() => {
                self.listed("try-fact-shop", rest(node, 0).iter().map(|card| self.card(card)).collect())
            }
            "shop" => self.say("try-fact-shop-cards", &[("v", amount(&value(node, "cards")))]).into(),
            "distance" => {
                let (from, to) = (self.space(&word), self.space(&rest(node, 1).first().cloned().unwrap_or_default()));
                let n = rest(node, 2).first().cloned().unwrap_or_default();
                let fillings = [("from", from.as_str().into()), ("to", to.as_str().into()), ("v", amount(&n))];
                self.say("try-fact-distance", &fillings).into()
            }
            name @ ("fight" | "test" | "encounter" | "offer") if word == "none" => {
                self.say(&format!("try-fact-{name}-none"), &[]).into()
            }
            name @ ("fight" | "test" | "encounter" | "offer") => {
                self.listed(&format!("try-fact-{name}"), self.parts(&format!("try-{name}"), name, node))
            }
            name @ ("reads" | "not-reads") => {
                let card = rest(node, 1).first().map(|card| self.any(card)).unwrap_or_default();
                let mut what: Vec<String> =
                    rest(node, 2).iter().map(|part| self.say(&format!("try-reads-{part}"), &[])).collect();
                let outcome = property(node, "outcome");
                what.extend(outcome.map(|option| self.say("try-reads-outcome", &[("v", amount(&option))])));
                let what = what.join(", ");
                let fillings =
                    [("who", word.as_str().into()), ("card", card.as_str().into()), ("list", what.as_str().into())];
                self.say(&format!("try-fact-{name}"), &fillings).into()
            }
            player => {
                let list = self.of_survivor(node);
                self.say("try-fact-player", &[("what", player.into()), ("list", list.as_str().into())]).into()
            }
        }
    }

    fn say(&self, key: &str, fillings: &[(&str, Filling<'_>)]) -> String {
        LATER.say(self.voice.lang(), key, fillings)
    }

    /// A line that lists something.
    fn listed(&self, key: &str, list: Vec<String>) -> Said {
        self.say(key, &[("list", list.join(", ").as_str().into())]).into()
    }

    /// What is said of a thing by its properties; without any, that it is there, or not.
    fn about(&self, node: &Node, thing: &str, prefix: &str, of: &str) -> Said {
        let list = self.parts(prefix, of, node).join(", ");
        let key = if list.is_empty() { "is" } else { "parts" };
        let fillings = [("what", thing.into()), ("list", list.as_str().into())];
        self.say(&format!("try-fact-{}-{key}", node.name()), &fillings).into()
    }

    /// Each property by its own message.
    fn parts(&self, prefix: &str, of: &str, node: &Node) -> Vec<String> {
        let part = |property: &Property| self.part(prefix, of, &property.name.text, &property.value.written());
        node.properties.iter().map(part).collect()
    }

    /// One property: flags and numbers as such, names by what they name.
    fn part(&self, prefix: &str, of: &str, name: &str, written: &str) -> String {
        let plain = written.trim_start_matches('#');
        if let [letter] = name.as_bytes()
            && letter.is_ascii_uppercase()
        {
            return self.say(&format!("{prefix}-letter"), &[("letter", name.into()), ("v", amount(plain))]);
        }
        let words: Vec<String> = plain.split_whitespace().map(|word| self.value(of, name, word)).collect();
        let said = words.join(if name == "dice" { "; " } else { ", " });
        self.say(&format!("{prefix}-{name}"), &[("v", amount(&said))])
    }

    /// What is said of a survivor, on the line and in braces behind it.
    fn of_survivor(&self, node: &Node) -> String {
        let mut parts = self.parts("try-has", "survivor", node);
        parts.extend(node.nodes().iter().map(|part| {
            let mut written = rest(part, 0);
            written.extend(part.properties.iter().map(|one| format!("{}={}", one.name.text, one.value.written())));
            self.part("try-has", "survivor", part.name(), &written.join(" "))
        }));
        parts.join(", ")
    }

    /// Who is asked what. The statement holds, so what is asked is the open question.
    fn asks(&self, node: &Node) -> String {
        let player = first(node);
        let Some(asked) = self.moment.decision.asked.filter(|_| player != "nobody") else {
            return self.say("try-fact-asks-nobody", &[]);
        };
        let said = rest(node, 1);
        if said.is_empty() {
            return self.say("try-fact-asks-who", &[("player", player.as_str().into())]);
        }
        let mut what = self.voice.ask_title(asked.ask);
        if said.len() > 1
            && let Some(about) = self.asked_about(asked.ask)
        {
            what = self.say("try-asked-about", &[("what", what.as_str().into()), ("about", about.as_str().into())]);
        }
        self.say("try-fact-asks", &[("player", player.as_str().into()), ("what", what.as_str().into())])
    }

    fn asked_about(&self, ask: Ask) -> Option<String> {
        Some(match ask {
            Ask::Occupant(foe) | Ask::EnemyWay(foe) | Ask::LeadFoe(foe) => self.voice.foe(foe),
            Ask::Activate(kind) | Ask::AttackOrder(kind) | Ask::Replacement(kind) => self.voice.enemies(kind),
            Ask::Gained(card) => self.named(self.voice.card(card)),
            Ask::Offer(seat) | Ask::Deal(seat) => self.voice.seat(seat),
            Ask::Shop(n) => self.say("try-asked-shop", &[("v", n.into())]),
            Ask::Window(window) => self.voice.window(window),
            Ask::Discard(Some(kind)) => self.voice.card_kind(kind),
            Ask::Mode(mode::Ask::NewCalifornia(ncal::Ask::Token(card))) => self.named(self.voice.agenda(card)),
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

    /// A choice written as `attempts errand objective=1`.
    fn written_choice(&self, player: &str, written: &str) -> String {
        let known = words(self.tale, &self.moment.view);
        let parts = MoveParts::of(written);
        let extra = |name: &str| parts.extra(name);
        let Some((verb, about)) = parts.words.split_first() else { return String::new() };
        let options = &self.moment.decision.options;
        let object = about.first().copied().unwrap_or_default();
        match (known.understand(verb, about, &extra, options), *verb) {
            (Ok(Choice::GiveCaps | Choice::WantCaps), _) if !object.is_empty() => {
                self.say(&format!("try-choice-{verb}"), &[("v", amount(object))])
            }
            (Ok(choice), _) => self.choice(known.seat(player), choice),
            (Err(_), "names") => self.say("try-choice-names", &[("v", amount(object))]),
            // What is refused may not even be there.
            (Err(_), verb) => self.say(&format!("try-choice-{verb}"), &[("v", self.any(object).as_str().into())]),
        }
    }

    /// A choice as the answer to the open question, or else as a deed of one's turn.
    fn choice(&self, seat: Option<Seat>, choice: Choice) -> String {
        let asked = self.moment.decision.asked.filter(|asked| Some(asked.seat) == seat);
        self.voice.choice(asked.map_or(Ask::Turn, |asked| asked.ask), choice)
    }

    fn event(&self, name: &str, node: &Node) -> String {
        let told = node.properties.iter().filter(|property| property.name.text != "rule");
        let parts: Vec<String> = told
            .map(|property| self.part("try-key", name, &property.name.text, &property.value.written()))
            .filter(|part| !part.is_empty())
            .collect();
        let name = self.event_name(name);
        if parts.is_empty() { name } else { format!("{name} ({})", parts.join(", ")) }
    }

    fn event_name(&self, name: &str) -> String {
        self.say(&format!("try-event-{name}"), &[])
    }
}

/// A number as a number, so that words agree with it.
fn amount(word: &str) -> Filling<'_> {
    word.parse::<i64>().map_or_else(|_| word.into(), Filling::from)
}

#[cfg(test)]
mod tests {
    use pack::Lang;
    use wasteland::{options::Setup, words::VERBS};

    use super::*;
    use crate::{
        game::TableGame as _,
        library,
        screens::try_it::{StoryLine, answer_words},
        wasteland::voice::{Speaker, TableNames},
    };

    fn whole(said: &Said) -> String {
        let more: Vec<String> = said.more.iter().map(whole).collect();
        format!("{} {}", said.text, more.join(" ")).trim().to_owned()
    }

    fn names(tale: &Tale<Wasteland>) -> TableNames {
        Wasteland::kit().names_of(&tale.game, &Setup::of(tale.players.len() as u8), &[])
    }

    /// Everything a tale says, in order.
    fn all_words(tale: &Tale<Wasteland>, lang: Lang) -> Vec<String> {
        let names = names(tale);
        let speaker = Speaker::new(lang, &names);
        let moment = |at: usize| tale.moment(at).expect("a line has its moment");
        let words = tale.lines.iter().flat_map(|line| match line {
            StoryLine::Fact { at, node, .. } => vec![whole(&Wasteland::fact(tale, moment(*at), node, speaker))],
            StoryLine::Move(from, to) => (*from..*to)
                .map(|at| {
                    let (_, answer) = tale.answer_at(at).expect("a move has its answers");
                    answer_words(moment(at), speaker, answer)
                })
                .collect(),
            StoryLine::Say(_) => Vec::new(),
        });
        words.collect()
    }

    /// Words of the files, which a reader should not have to know.
    fn raw_words(tale: &Tale<Wasteland>) -> Vec<String> {
        let ids = tale.game.card_ids().into_iter().map(|(_, id)| id).filter(|id| id.contains('-'));
        let verbs = VERBS.into_iter().filter(|verb| verb.contains('-'));
        ids.chain(verbs).map(str::to_owned).collect()
    }

    fn flaw(tale: &Tale<Wasteland>, words: &str) -> Option<String> {
        let is_sound = !words.is_empty() && !words.contains(['{', '}', '#', '=']);
        let is_raw = |raw: &String| words.split([' ', ',', '(', ')', ':', '«', '»']).any(|word| word == raw);
        let letter = |word: &str| word.split_once('.').is_some_and(|(_, letter)| letter.len() == 1 && letter != "…");
        let is_place = words.split([' ', ',', '(', ')', '[', ']']).any(|word| letter(word) && !word.starts_with('S'));
        if !is_sound || is_place {
            return Some(words.to_owned());
        }
        raw_words(tale).into_iter().find(is_raw)
    }

    #[test]
    fn every_statement_of_every_example_and_lesson_has_words_in_both_languages() {
        library::provide(Wasteland::books());
        let mut flaws = Vec::new();
        let examples = Wasteland::books()
            .index()
            .all()
            .iter()
            .map(|head| (head.name.to_owned(), Tale::<Wasteland>::of(head.name)));
        let lessons = Wasteland::books().lessons().iter().map(|sheet| (sheet.name.clone(), Tale::lesson(sheet)));
        let mut told = 0;
        for (name, tale) in examples.chain(lessons) {
            let Ok(tale) = tale else { continue };
            told += 1;
            for lang in Lang::ALL {
                for words in all_words(&tale, lang) {
                    flaws.extend(flaw(&tale, &words).map(|flaw| format!("{name}: {words} [{flaw}]")));
                }
            }
        }
        assert!(told > 600, "{told}");
        assert!(flaws.is_empty(), "{} flaws:\n{}", flaws.len(), flaws.join("\n"));
    }

    #[test]
    fn statements_read_like_sentences() {
        library::provide(Wasteland::books());
        let text = "game wasteland\ntitle \"x\"\ngiven {\n players A B\n A at=road.b\n B at=camp.a\n enemy critter-1 at=road.a\n}\n\
                    when {\n A moves\n A steps road.c\n}\nthen {\n A at=road.c hp=16 kills=none\n \
                    enemy critter-1 at=road.a facedown=#false\n event moved seat=A node=road.c times=1\n actions 1\n \
                    asks A turn\n refused B ends-turn rule=W-TURN-01\n sees spectator { B agendas=hidden }\n \
                    deck loot discards=0\n}\n";
        let tale = Tale::<Wasteland>::read("words.kdl", text).unwrap();
        let words = all_words(&tale, Lang::En);
        assert_eq!(words[2], "A: stands at Road, space c, 16 HP, killed: none");
        assert_eq!(words[3], "Enemy Critter 1: at Road, space a, faceup");
        assert_eq!(words[4], "This happens: a survivor moves (A, Road, space c, once)");
        assert_eq!(words[5], "1 action is left");
        assert!(words[7].starts_with("B may not choose: "), "{}", words[7]);
        assert_eq!(words[8], "A spectator sees: B: agenda cards: hidden");
        assert_eq!(words[9], "The loot deck: 0 discarded");
    }
}
