//! The `then` part of an example: what must be true. What can be seen is read off a view: the referee's, or that of a
//! seat.

use kernel::{Asked, Viewer};
use pack::{Argument, Message, Mistake, Mistakes, Node, Word, choose, say};
use serde_json::Value;

use crate::{Wasteland, choice::Ask, content::Faction, frame::What, view::View, words::Words};

use super::{
    Position, fails,
    moves::{Played, Written},
    not_understood, said,
};

#[derive(Clone, Copy)]
enum Fact {
    Round,
    Turn,
    First,
    Actions,
    Points,
    Window,
    Power,
    Threshold,
    Over,
    Winners,
    Asks,
    Choices,
    Offered,
    Refused,
    Enemy,
    NoEnemy,
    Space,
    Tile,
    Distance,
    Deck,
    Discarded,
    Shop,
    Staged,
    NotStaged,
    Library,
    NotInLibrary,
    Fight,
    Test,
    Encounter,
    Offer,
    Event,
    NoEvent,
    Events,
    Sees,
    SetupRefused,
    Reported,
}

const FACTS: [(&str, Fact); 36] = [
    ("round", Fact::Round),
    ("turn", Fact::Turn),
    ("first-player", Fact::First),
    ("actions", Fact::Actions),
    ("points", Fact::Points),
    ("window", Fact::Window),
    ("power", Fact::Power),
    ("threshold", Fact::Threshold),
    ("over", Fact::Over),
    ("winners", Fact::Winners),
    ("asks", Fact::Asks),
    ("choices", Fact::Choices),
    ("offered", Fact::Offered),
    ("refused", Fact::Refused),
    ("enemy", Fact::Enemy),
    ("no-enemy", Fact::NoEnemy),
    ("space", Fact::Space),
    ("tile", Fact::Tile),
    ("distance", Fact::Distance),
    ("deck", Fact::Deck),
    ("discarded", Fact::Discarded),
    ("shop", Fact::Shop),
    ("staged", Fact::Staged),
    ("not-staged", Fact::NotStaged),
    ("library", Fact::Library),
    ("not-in-library", Fact::NotInLibrary),
    ("fight", Fact::Fight),
    ("test", Fact::Test),
    ("encounter", Fact::Encounter),
    ("offer", Fact::Offer),
    ("event", Fact::Event),
    ("no-event", Fact::NoEvent),
    ("events", Fact::Events),
    ("sees", Fact::Sees),
    ("setup-refused", Fact::SetupRefused),
    ("reported", Fact::Reported),
];

/// Checks one expectation and reports it if it does not hold.
pub(super) fn check(position: &Position, node: &Node, mistakes: &mut Mistakes) {
    let all = View::of(&position.game, &position.state, Viewer::Referee);
    Checker { position, viewer: Viewer::Referee, all: &all, view: &all }.check(node, mistakes);
}

/// The open choices as they are written; none when the game is over.
fn open_choices(position: &Position) -> Option<Vec<String>> {
    let view = View::of(&position.game, &position.state, Viewer::Referee);
    let words = Words { content: &position.game.content, view: &view, players: &position.players };
    let decision = &position.run.decision;
    let player = words.player(decision.asked?.seat);
    Some(decision.options.iter().map(|choice| format!("{player} {}", words.choice(*choice))).collect())
}

/// The open choices for a mistake.
pub(super) fn open_in_words(position: &Position) -> Message {
    match open_choices(position) {
        Some(open) => Message::verbatim(open.join("; ")),
        None => say!("w-nothing-open", "nothing: the game is over"),
    }
}

#[derive(Clone, Copy)]
pub(super) struct Checker<'a> {
    pub(super) position: &'a Position,
    pub(super) viewer: Viewer,
    /// All there is, for names.
    pub(super) all: &'a View,
    /// What the viewer sees.
    pub(super) view: &'a View,
}

/// A fact that does not hold: what was found.
pub(super) type Held = Result<(), Mistake>;

impl Checker<'_> {
    pub(super) fn words(&self) -> Words<'_> {
        Words { content: &self.position.game.content, view: self.all, players: &self.position.players }
    }

    fn check(&self, node: &Node, mistakes: &mut Mistakes) {
        let held = if let Some(seat) = self.words().seat(node.name()) {
            self.survivor(node, seat)
        } else {
            match choose(&node.name, Message::verbatim("then"), &FACTS, mistakes) {
                Some(Fact::Sees) => return self.sees(node, mistakes),
                Some(fact) => self.fact(fact, node),
                None => return,
            }
        };
        if let Err(mistake) = held {
            mistakes.push(mistake);
        }
    }

    fn fact(&self, fact: Fact, node: &Node) -> Held {
        let view = self.view;
        let words = self.words();
        match fact {
            Fact::Round => is_word(node, &view.round.to_string()),
            Fact::Turn => is_word(node, &words.player(view.active)),
            Fact::First => is_word(node, &words.player(view.first)),
            Fact::Actions => is_word(node, &view.turn.actions.to_string()),
            Fact::Points => is_word(node, &view.turn.points.to_string()),
            Fact::Window => is_word(node, if view.turn.opening { "open" } else { "closed" }),
            Fact::Power => properties(node, |name| match name {
                "star" => Some(view.power[Faction::Star as usize].to_string()),
                "shield" => Some(view.power[Faction::Shield as usize].to_string()),
                _ => None,
            }),
            Fact::Threshold => is_word(node, &Wasteland::threshold(&self.position.state).to_string()),
            Fact::Over => {
                let over = view.frames.last().is_some_and(|frame| frame.what == What::Over);
                if over { Ok(()) } else { Err(fails(&node.name, say!("w-not-over", "the game is not over"))) }
            }
            Fact::Winners => {
                let winners: Vec<String> = view.winners.iter().map(|seat| words.player(seat)).collect();
                is_list(node, 0, &if winners.is_empty() { vec!["nobody".to_owned()] } else { winners })
            }
            Fact::Asks => self.asks(node),
            Fact::Choices => self.choices(node),
            Fact::Refused | Fact::Offered => self.refused(node, matches!(fact, Fact::Refused)),
            Fact::Enemy => self.enemy(node, true),
            Fact::NoEnemy => self.enemy(node, false),
            Fact::Space => self.space(node),
            Fact::Tile => self.tile(node),
            Fact::Distance => self.distance(node),
            Fact::Deck => self.deck(node),
            Fact::Discarded => self.discarded(node),
            Fact::Shop => {
                let shop: Vec<String> = view.shop.iter().map(|card| words.card(*card).to_owned()).collect();
                properties(node, |name| (name == "cards").then(|| shop.len().to_string()))?;
                if node.arguments.is_empty() { Ok(()) } else { is_list(node, 0, &shop) }
            }
            Fact::Staged => self.staged(node),
            Fact::NotStaged => self.not_staged(node),
            Fact::Library => self.library(node, true),
            Fact::NotInLibrary => self.library(node, false),
            Fact::Fight => self.fight(node),
            Fact::Test => self.test(node),
            Fact::Encounter => self.encounter(node),
            Fact::Offer => self.offer(node),
            Fact::Event => self.event(node, true),
            Fact::NoEvent => self.event(node, false),
            Fact::Events => self.order_of_events(node),
            Fact::SetupRefused => Err(fails(&node.name, say!("w-setup-accepted", "the set-up was not refused"))),
            // Nobody has said yet what must be true; until then the report stands in its place.
            Fact::Reported => Err(fails(&node.name, Message::verbatim(argument(node, 0)?.written()))),
            Fact::Sees => Ok(()),
        }
    }

    /// What another viewer sees: the same facts, read off that viewer's view.
    fn sees(&self, node: &Node, mistakes: &mut Mistakes) {
        let who = node.arguments.first().map(Argument::written);
        let viewer = match who.as_deref() {
            Some("spectator") => Some(Viewer::Spectator),
            Some(name) => self.words().seat(name).map(Viewer::Seat),
            None => None,
        };
        let Some(viewer) = viewer else {
            let message = say!("w-nobody-sees", "nobody is named who sees this");
            mistakes.push(fails(&node.name, message).expecting(say!("w-viewer-form", "a player or spectator")));
            return;
        };
        let view = View::of(&self.position.game, &self.position.state, viewer);
        for fact in node.nodes() {
            Checker { viewer, view: &view, ..*self }.check(fact, mistakes);
        }
    }

    /// Who is asked, what, and about what.
    fn asks(&self, node: &Node) -> Held {
        let found = match self.position.run.decision.asked {
            None => vec!["nobody".to_owned()],
            Some(Asked { seat, ask, .. }) => {
                let mut found = vec![self.words().player(seat)];
                found.extend(self.ask(ask));
                found
            }
        };
        let written: Vec<String> = node.arguments.iter().map(Argument::written).collect();
        let same = !written.is_empty() && found.starts_with(&written);
        if same { Ok(()) } else { Err(fails(&node.name, it_is(&found.join(" ")))) }
    }

    /// The question as files write it, with what it is about.
    fn ask(&self, ask: Ask) -> Vec<String> {
        let words = self.words();
        let about = match ask {
            Ask::Occupant(foe) | Ask::EnemyWay(foe) | Ask::LeadFoe(foe) => Some(words.foe(foe)),
            Ask::Gained(card) => Some(words.card(card).to_owned()),
            Ask::Offer(seat) | Ask::Deal(seat) => Some(words.player(seat)),
            Ask::OfferCaps { wanted } => Some(if wanted { "wanted" } else { "given" }.to_owned()),
            _ => None,
        };
        match serde_json::to_value(ask) {
            Ok(Value::String(name)) => vec![name],
            Ok(Value::Object(map)) => match map.into_iter().next() {
                Some((name, inner)) => {
                    let inner = match inner {
                        Value::String(text) => Some(text),
                        Value::Number(number) => Some(number.to_string()),
                        _ => None,
                    };
                    std::iter::once(name).chain(about.or(inner)).collect()
                }
                None => Vec::new(),
            },
            _ => Vec::new(),
        }
    }

    fn refused(&self, node: &Node, refused: bool) -> Held {
        let Some(player) = node.arguments.first().and_then(Argument::word) else {
            return Err(said::no_move(&node.name));
        };
        let rule = node.properties.iter().find(|property| property.name.text == "rule");
        match (self.position.would_play(&Written::behind(node, &player)?)?, refused) {
            (Played::Accepted, false) => Ok(()),
            (Played::Accepted, true) => Err(fails(&node.name, say!("w-move-legal", "the move is legal"))),
            (Played::Refused(refusal), false) => Err(fails(&node.name, said::move_refused(&refusal))),
            (Played::Refused(refusal), true) => match rule {
                Some(property) if said::rule_of(&refusal).as_deref() != Some(&property.value.written()) => {
                    let found = said::refusal(&refusal);
                    let message = say!("w-other-reason", "refused for another reason: {found}", found);
                    Err(differs(&property.value, message))
                }
                _ => Ok(()),
            },
        }
    }

    fn choices(&self, node: &Node) -> Held {
        let player = argument(node, 0)?.written();
        let open = open_choices(self.position);
        let wanted: Vec<String> =
            node.arguments[1..].iter().map(|choice| format!("{player} {}", choice.written())).collect();
        let is_same =
            |open: Vec<String>| open.len() == wanted.len() && wanted.iter().all(|choice| open.contains(choice));
        if open.is_some_and(is_same) {
            return Ok(());
        }
        let open = open_in_words(self.position);
        Err(fails(&node.name, say!("w-the-choices", "the choices are: {open}", open)))
    }

    /// The space that an argument names.
    pub(super) fn node_at(&self, node: &Node, at: usize) -> Result<crate::map::Node, Mistake> {
        let argument = argument(node, at)?;
        let found = self.words().find_space(&argument.written());
        found.map_err(|unknown| differs(argument, not_understood(&unknown)))
    }
}

pub(super) fn argument(node: &Node, at: usize) -> Result<&Argument, Mistake> {
    node.arguments.get(at).ok_or_else(|| fails(&node.name, say!("w-something-missing", "something is missing here")))
}

pub(super) fn differs(argument: &Argument, found: Message) -> Mistake {
    let word = Word { text: argument.written(), spot: argument.spot.clone() };
    fails(&word, say!("w-differs", "'{word}': {found}", word = &word.text, found))
}

/// The one argument is this word or number.
pub(super) fn is_word(node: &Node, found: &str) -> Held {
    let argument = argument(node, 0)?;
    if plainly(argument) == found { Ok(()) } else { Err(differs(argument, it_is(found))) }
}

pub(super) fn it_is(found: &str) -> Message {
    say!("w-it-is", "it is {found}", found)
}

pub(super) fn is_list(node: &Node, from: usize, found: &[String]) -> Held {
    let written: Vec<String> = node.arguments.iter().skip(from).map(Argument::written).collect();
    if written == found { Ok(()) } else { Err(fails(&node.name, it_is(&or_none(found.to_vec())))) }
}

/// Compares every property with what is found; `look_up` knows the names.
pub(super) fn properties(node: &Node, look_up: impl Fn(&str) -> Option<String>) -> Held {
    for property in &node.properties {
        let name = &property.name;
        let Some(found) = look_up(&name.text) else { return Err(cannot_ask(name, node)) };
        if plainly(&property.value) != found {
            let message = say!("w-name-is", "{name} is {found}", name = &name.text, found);
            return Err(differs(&property.value, message));
        }
    }
    Ok(())
}

pub(super) fn cannot_ask(name: &Word, node: &Node) -> Mistake {
    let message = say!("w-cannot-ask", "'{name}' cannot be asked of '{thing}'", name = &name.text, thing = node.name());
    fails(name, message)
}

/// A value as facts compare it: flags without their sign.
pub(super) fn plainly(argument: &Argument) -> String {
    argument.written().trim_start_matches('#').to_owned()
}

pub(super) fn or_none(list: Vec<String>) -> String {
    if list.is_empty() { "none".to_owned() } else { list.join(" ") }
}
