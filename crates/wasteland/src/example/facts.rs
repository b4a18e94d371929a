//! The `then` part of an example: what must be true. What can be seen is read off a view: the referee's, or that of a
//! seat.

use harness::{
    example::{Claim, Held, no_such},
    words::variant,
};
use kernel::Viewer;
use pack::{Mistake, say};
use serde_json::Value;

use crate::{
    Wasteland,
    choice::Ask,
    content::Faction,
    frame::What,
    mode::{self, ncal},
    view::View,
    words::plain_word,
};

use super::{Position, look::Eyes, words_of};

/// What `then` may speak of besides survivors.
pub(super) const NAMES: [&str; 33] = [
    "round",
    "turn",
    "first-player",
    "actions",
    "points",
    "window",
    "power",
    "threshold",
    "group",
    "over",
    "winners",
    "enemy",
    "no-enemy",
    "space",
    "tile",
    "distance",
    "deck",
    "discarded",
    "shop",
    "staged",
    "not-staged",
    "library",
    "not-in-library",
    "trashed",
    "not-trashed",
    "out-of-game",
    "not-out-of-game",
    "fight",
    "test",
    "encounter",
    "offer",
    "reads",
    "not-reads",
];

/// What [`ask_in_words`] says behind the question.
pub(super) fn asked_about(question: &str, part: &harness::shape::Kind) -> Option<String> {
    use harness::shape::Kind;
    Some(match (question, part) {
        ("occupant" | "enemy-way" | "lead-foe", _) => "the enemy".to_owned(),
        ("gained", _) => "the card".to_owned(),
        ("offer" | "deal", _) => "the other player".to_owned(),
        ("mode", _) => "the question of the mode: `token` and the agenda card".to_owned(),
        ("offer-caps", _) => "`wanted` or `given`".to_owned(),
        ("shop", _) => "how many interactions are left".to_owned(),
        (_, Kind::Maybe(inner)) => return asked_about(question, inner),
        (_, Kind::Name(names)) => names.iter().map(|name| format!("`{name}`")).collect::<Vec<_>>().join(" "),
        _ => return None,
    })
}

/// The question as files write it, with what it is about.
pub(super) fn ask_in_words(position: &Position, ask: Ask) -> Vec<String> {
    let view = View::of(&position.game, &position.state, Viewer::Referee);
    let words = words_of(position, &view);
    let (name, inner) = variant(&ask);
    if let Ask::Mode(mode::Ask::NewCalifornia(ncal::Ask::Token(card))) = ask {
        return vec![name, "token".to_owned(), words.agenda(card).to_owned()];
    }
    let about = match ask {
        Ask::Occupant(foe) | Ask::EnemyWay(foe) | Ask::LeadFoe(foe) => Some(words.foe(foe)),
        Ask::Gained(card) => Some(words.card(card).to_owned()),
        Ask::Offer(seat) | Ask::Deal(seat) => Some(words.player(seat)),
        Ask::OfferCaps { wanted } => Some(if wanted { "wanted" } else { "given" }.to_owned()),
        _ => match inner {
            Value::String(text) => Some(text),
            Value::Number(number) => Some(number.to_string()),
            _ => None,
        },
    };
    std::iter::once(name).chain(about).collect()
}

impl Eyes<'_> {
    /// Checks one of [`NAMES`].
    pub(super) fn check(&self, claim: &mut Claim<'_>) -> Held {
        let (view, words) = (self.view, self.words());
        match claim.name().text.as_str() {
            "round" => claim.is(&view.round.to_string()),
            "turn" => claim.is(&words.player(view.active)),
            "first-player" => claim.is(&words.player(view.first)),
            "actions" => claim.is(&view.turn.actions.to_string()),
            "points" => claim.is(&view.turn.points.to_string()),
            "window" => claim.is(if view.turn.opening { "open" } else { "closed" }),
            "power" => claim.compare_some(|name| match name {
                "star" => Some(view.power[Faction::Star as usize].to_string()),
                "shield" => Some(view.power[Faction::Shield as usize].to_string()),
                _ => None,
            }),
            "threshold" => claim.is(&Wasteland::threshold(&self.position.state).to_string()),
            "group" => {
                let Some(group) = view.group() else { return Err(claim.fails(say!("w-no-group", "no group plays"))) };
                claim.compare(|name| match name {
                    "friendly" => Some(plain_word(&group.friendly)),
                    "cards" => Some(group.cards.to_string()),
                    "required" => Some(group.required.to_string()),
                    _ => None,
                })
            }
            "over" => {
                let over = view.frames.last().is_some_and(|frame| frame.what == What::Over);
                if over { Ok(()) } else { Err(claim.fails(harness::example::said::not_over())) }
            }
            "winners" => {
                let winners: Vec<String> = view.winners.iter().map(|seat| words.player(seat)).collect();
                claim.is_list(&if winners.is_empty() { vec!["nobody".to_owned()] } else { winners })
            }
            "enemy" => self.enemy(claim, true),
            "no-enemy" => self.enemy(claim, false),
            "space" => self.space(claim),
            "tile" => self.tile(claim),
            "distance" => self.distance(claim),
            "deck" => self.deck(claim),
            "discarded" => self.discarded(claim),
            "shop" => {
                let shop: Vec<String> = view.shop.iter().map(|card| words.card(*card).to_owned()).collect();
                claim.compare(|name| (name == "cards").then(|| shop.len().to_string()))?;
                match (claim.node().arguments.len(), claim.node().properties.len()) {
                    (0, 0) => Err(claim.says_nothing()),
                    (0, _) => Ok(()),
                    _ => claim.is_list(&shop),
                }
            }
            "staged" => self.staged(claim),
            "not-staged" => self.not_staged(claim),
            "library" => self.library(claim, true),
            "not-in-library" => self.library(claim, false),
            "trashed" => self.gone(claim, false, true),
            "not-trashed" => self.gone(claim, false, false),
            "out-of-game" => self.gone(claim, true, true),
            "not-out-of-game" => self.gone(claim, true, false),
            "fight" => self.fight(claim),
            "test" => self.test(claim),
            "encounter" => self.encounter(claim),
            "reads" => self.reads(claim, true),
            "not-reads" => self.reads(claim, false),
            _ => self.offer(claim),
        }
    }

    /// The space that the next word names.
    pub(super) fn node_at(&self, claim: &mut Claim<'_>) -> Result<crate::map::Node, Mistake> {
        let argument = claim.argument()?;
        let found = self.words().find_space(&argument.written());
        found.map_err(|unknown| no_such(argument, unknown.message()))
    }
}
