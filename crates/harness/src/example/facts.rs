//! The `then` part of an example: what must be true. What can be seen is read off a view: the referee's, or that of a
//! seat.

use kernel::Viewer;
use pack::{Argument, Message, Mistake, Mistakes, Node, Word, choose, say};

use crate::words;

use super::{Claim, Examples, Held, Narrator, Played, Position, Written, fails, instead, said};

#[derive(Clone, Copy)]
enum Fact {
    Asks,
    Choices,
    Offered,
    Refused,
    Event,
    NoEvent,
    Events,
    Sees,
    LooksSame,
    LooksDifferent,
    SetupRefused,
    Reported,
    OfGame,
}

/// What can be said of every game.
const FACTS: [(&str, Fact); 12] = [
    ("asks", Fact::Asks),
    ("choices", Fact::Choices),
    ("offered", Fact::Offered),
    ("refused", Fact::Refused),
    ("event", Fact::Event),
    ("no-event", Fact::NoEvent),
    ("events", Fact::Events),
    ("sees", Fact::Sees),
    ("looks-same", Fact::LooksSame),
    ("looks-different", Fact::LooksDifferent),
    (SETUP_REFUSED, Fact::SetupRefused),
    ("reported", Fact::Reported),
];

/// Whether this is a line of `then` in every game.
pub(super) fn is_fact(name: &str) -> bool {
    FACTS.iter().any(|(fact, _)| *fact == name)
}

/// That the rules refuse the set-up.
pub(super) const SETUP_REFUSED: &str = "setup-refused";

/// Checks facts as a viewer sees them.
pub struct Checker<'a, G: Examples> {
    /// The position.
    pub position: &'a Position<G>,
    /// Whose eyes look at it.
    pub viewer: Viewer,
    /// All there is, for names.
    pub all: &'a G::View,
    /// What the viewer sees.
    pub view: &'a G::View,
    /// Who tells why moves are refused.
    pub(super) narrator: Option<&'a dyn Narrator<G>>,
}

/// A line that names a viewer of its own stands in the braces of another.
#[must_use]
pub fn own_viewer(name: &Word) -> Message {
    say!("own-viewer", "'{name}' names its own viewer and can't be inside 'sees'", name = &name.text)
}

/// Checks one expectation and reports it if it does not hold.
pub(super) fn check<G: Examples>(
    position: &Position<G>,
    narrator: Option<&dyn Narrator<G>>,
    node: &Node,
    mistakes: &mut Mistakes,
) {
    let all = position.game.view(&position.state, Viewer::Referee);
    Checker { position, viewer: Viewer::Referee, all: &all, view: &all, narrator }.check(node, mistakes);
}

impl<G: Examples> Checker<'_, G> {
    fn check(&self, node: &Node, mistakes: &mut Mistakes) {
        let mut claim = Claim::new(node);
        let held = match words::seat(&self.position.players, node.name()) {
            Some(seat) => G::check_player(self, seat, &mut claim),
            None => {
                let mut known = FACTS.to_vec();
                known.extend(G::FACTS.iter().map(|name| (*name, Fact::OfGame)));
                let Some(fact) = choose(&node.name, Message::verbatim("then"), &known, mistakes) else { return };
                self.fact(fact, &mut claim, mistakes)
            }
        };
        if let Err(mistake) = held.and_then(|()| claim.finish()) {
            mistakes.push(mistake);
        }
    }

    fn fact(&self, fact: Fact, claim: &mut Claim<'_>, mistakes: &mut Mistakes) -> Held {
        match fact {
            Fact::OfGame => G::check(self, claim),
            Fact::Asks => self.asks(claim),
            Fact::Choices => self.choices(claim),
            Fact::Refused => self.refused(claim, true),
            Fact::Offered => self.refused(claim, false),
            Fact::Event => self.event(claim, true),
            Fact::NoEvent => self.event(claim, false),
            Fact::Events => self.order_of_events(claim),
            Fact::SetupRefused => Err(claim
                .fails(say!("setup-accepted", "expected that the rules refuse the setup, found that they accept it"))),
            // Nobody has said yet what must be true; until then the report stands in its place.
            Fact::Reported => {
                let text = claim.argument()?.written();
                let is_said = !text.trim().is_empty();
                let message = if is_said { Message::verbatim(text) } else { say!("unreported", "nothing is reported") };
                Err(fails(claim.name(), message))
            }
            // Somebody sees the table, not what others see of it.
            Fact::Sees | Fact::LooksSame | Fact::LooksDifferent if self.viewer != Viewer::Referee => {
                Err(claim.fails(own_viewer(claim.name())))
            }
            Fact::LooksSame | Fact::LooksDifferent => self.looks(claim, matches!(fact, Fact::LooksSame)),
            Fact::Sees => self.sees(claim, mistakes),
        }
    }

    /// The viewer that the next word names.
    ///
    /// # Errors
    /// It names nobody.
    pub fn viewer_named(&self, claim: &mut Claim<'_>) -> Result<Viewer, Mistake> {
        let viewer = match claim.optional().map(Argument::written).as_deref() {
            Some("spectator") => Some(Viewer::Spectator),
            Some(name) => words::seat(&self.position.players, name).map(Viewer::Seat),
            None => None,
        };
        viewer.ok_or_else(|| {
            let message = say!("nobody-sees", "nobody is named who sees this");
            claim.fails(message).expecting(say!("viewer-form", "a player or spectator"))
        })
    }

    /// What another viewer sees: the same facts, read off that viewer's view.
    fn sees(&self, claim: &mut Claim<'_>, mistakes: &mut Mistakes) -> Held {
        let viewer = self.viewer_named(claim)?;
        let view = self.position.game.view(&self.position.state, viewer);
        let facts = claim.block();
        if facts.is_empty() {
            return Err(claim.says_nothing());
        }
        for fact in facts {
            Checker { viewer, view: &view, ..*self }.check(fact, mistakes);
        }
        Ok(())
    }

    /// Who is asked, what, and about what.
    fn asks(&self, claim: &mut Claim<'_>) -> Held {
        let found = match &self.position.run.decision.asked {
            None => vec!["nobody".to_owned()],
            Some(asked) => {
                let player = words::player(&self.position.players, asked.seat);
                std::iter::once(player).chain(G::ask_in_words(self.position, asked.ask)).collect()
            }
        };
        let written: Vec<String> = claim.some()?.iter().map(Argument::written).collect();
        if found.starts_with(&written) {
            Ok(())
        } else {
            Err(claim.fails(instead(&written.join(" "), found.join(" "))))
        }
    }

    fn refused(&self, claim: &mut Claim<'_>, refused: bool) -> Held {
        let node = claim.node();
        let Some(player) = node.arguments.first().and_then(Argument::word) else {
            return Err(said::no_move(&node.name));
        };
        let rule = claim.property("rule").filter(|_| refused);
        let (_, _) = (claim.rest(), claim.properties());
        match (self.position.would_play(&Written::behind(node, &player))?, refused) {
            (Played::Accepted, false) => Ok(()),
            (Played::Accepted, true) => {
                Err(claim.fails(say!("move-legal", "expected that this is refused, found that it is legal")))
            }
            (Played::Refused(refusal), false) => {
                let found = said::refusal(self.position, self.narrator, &refusal);
                Err(claim.fails(say!("not-offered", "expected that this is legal, found: {found}", found)))
            }
            (Played::Refused(refusal), true) => match rule {
                Some(property)
                    if said::rule_of(&refusal).is_none_or(|rule| rule.as_str() != property.value.written()) =>
                {
                    let (written, found) =
                        (property.value.written(), said::refusal(self.position, self.narrator, &refusal));
                    Err(Mistake::error(&property.value.spot, &written, instead(&written, found)))
                }
                _ => {
                    said::rule_of(&refusal).into_iter().for_each(|rule| self.position.note(rule));
                    Ok(())
                }
            },
        }
    }

    fn choices(&self, claim: &mut Claim<'_>) -> Held {
        let player = claim.argument()?.written();
        let open = self.position.open_choices();
        let wanted: Vec<String> = claim.rest().iter().map(|choice| format!("{player} {}", choice.written())).collect();
        if wanted.is_empty() {
            let message = say!("no-choices", "no choices are named");
            return Err(claim.fails(message).expecting(self.position.open_in_words()));
        }
        let sorted = |mut list: Vec<String>| {
            kernel::order::sort_by(&mut list, String::cmp);
            list
        };
        if open.is_some_and(|open| sorted(open) == sorted(wanted.clone())) {
            return Ok(());
        }
        Err(claim.fails(instead(&wanted.join("; "), self.position.open_in_words())))
    }
}
