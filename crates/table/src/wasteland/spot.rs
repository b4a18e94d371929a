//! The places of Wasteland on the screen.

use kernel::Seat;
use text::wasteland::Thing;
use wasteland::{
    Wasteland,
    choice::{Ask, Choice},
    content::{Faction, Letter},
    map::Node,
    view::View,
};

use super::{JOURNAL, MAP, SURVIVORS};
use crate::{game, play::Tab};

/// A place on the screen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Spot {
    /// A space of the map.
    Space(Node),
    /// A place of the map, with its tile.
    Place(u8),
    /// An enemy on the map.
    Foe(u8),
    /// The figure of a survivor.
    Figure(Seat),
    /// A survivor's board.
    Board(Seat),
    /// The HP and rads of a survivor.
    Health(Seat),
    /// The Caps of a survivor.
    Caps(Seat),
    /// The letters and XP of a survivor.
    Growth(Seat),
    /// A card that a survivor has, or the shop.
    Card(u16),
    /// A perk.
    Perk(u8),
    /// An agenda card.
    Agenda(u8),
    /// A character that may be chosen.
    Character(u8),
    /// A quest of the play area.
    Quest(u16),
    /// A token that may be chosen.
    Letter(Letter),
    /// An option of the encounter.
    Option(u8),
    /// A die of the fight or test.
    Die(u8),
    /// The row of cards for sale.
    Shop,
    /// A faction's token on the power track.
    Power(Faction),
    /// The agenda deck.
    Agendas,
    /// Where fights, tests and encounters are shown.
    Scene,
    /// The marker of a quest in a space.
    Marker(u16, Node),
}

impl Spot {
    /// The value of the element's `data-spot`.
    pub fn name(self) -> String {
        match self {
            Spot::Space(node) => format!("space-{}", u16::from(node)),
            Spot::Place(place) => format!("place-{place}"),
            Spot::Foe(foe) => format!("foe-{foe}"),
            Spot::Figure(seat) => format!("figure-{}", seat.index()),
            Spot::Board(seat) => format!("board-{}", seat.index()),
            Spot::Health(seat) => format!("health-{}", seat.index()),
            Spot::Caps(seat) => format!("caps-{}", seat.index()),
            Spot::Growth(seat) => format!("growth-{}", seat.index()),
            Spot::Card(card) => format!("card-{card}"),
            Spot::Perk(perk) => format!("perk-{perk}"),
            Spot::Agenda(card) => format!("agenda-{card}"),
            Spot::Character(character) => format!("character-{character}"),
            Spot::Quest(quest) => format!("quest-{quest}"),
            Spot::Letter(letter) => format!("letter-{letter:?}"),
            Spot::Option(option) => format!("option-{option}"),
            Spot::Die(die) => format!("die-{die}"),
            Spot::Shop => "shop".to_owned(),
            Spot::Power(faction) => format!("power-{faction:?}"),
            Spot::Agendas => "agendas".to_owned(),
            Spot::Scene => "scene".to_owned(),
            Spot::Marker(quest, node) => format!("marker-{quest}-{}", u16::from(node)),
        }
    }
}

impl game::Spot<Wasteland> for Spot {
    fn name(self) -> String {
        self.name()
    }

    fn of_choice(view: &View, seat: Seat, choice: Choice) -> Option<Spot> {
        Some(match choice {
            Choice::Character(character) => Spot::Character(character),
            Choice::Space(node) | Choice::Step(node) => Spot::Space(node),
            Choice::Explore(place) => Spot::Place(place),
            Choice::Encounter | Choice::Camp => Spot::Space(view.player(seat).at),
            Choice::Fight(foe) | Choice::Foe(foe) => Spot::Foe(foe),
            Choice::Quest { quest, .. } | Choice::Objective { quest, .. } => Spot::Quest(quest),
            Choice::Use { card, .. }
            | Choice::Equip(card)
            | Choice::Unequip(card)
            | Choice::Store(card)
            | Choice::Card(card)
            | Choice::Buy(card)
            | Choice::Recruit(card)
            | Choice::Sell(card)
            | Choice::Give(card)
            | Choice::Want(card) => Spot::Card(card),
            Choice::UsePerk(perk) | Choice::Perk(perk) => Spot::Perk(perk),
            Choice::Declare(card) | Choice::Agenda(card) | Choice::GiveAgenda(card) | Choice::Show(card) => {
                Spot::Agenda(card)
            }
            Choice::Option(option) => Spot::Option(option),
            Choice::Die(die) => Spot::Die(die),
            Choice::Letter(letter) => Spot::Letter(letter),
            Choice::Player(seat) | Choice::Trade(seat) => Spot::Board(seat),
            Choice::Move => Spot::Figure(seat),
            Choice::Faction(faction) => Spot::Power(faction),
            Choice::Shop => Spot::Shop,
            Choice::Withdraw
            | Choice::Victory
            | Choice::EndTurn
            | Choice::Reroll(_)
            | Choice::Rest
            | Choice::Face(_)
            | Choice::Done
            | Choice::Effect(_)
            | Choice::EncounterCard(_)
            | Choice::Accept
            | Choice::Decline
            | Choice::Recover
            | Choice::Unexhaust
            | Choice::WellRested
            | Choice::WantAgenda
            | Choice::GiveCaps
            | Choice::WantCaps
            | Choice::Propose
            | Choice::Counter => return None,
        })
    }

    /// To a space belongs what is done there, and to a die every reroll of it.
    fn concerns(self, view: &View, seat: Seat, choice: Choice) -> bool {
        let is_own = |node| view.player(seat).at == node;
        match (self, choice) {
            (Spot::Space(node), Choice::Fight(foe) | Choice::Foe(foe)) => {
                view.foes.get(foe).is_some_and(|foe| foe.at == node)
            }
            (Spot::Space(node), Choice::Quest { .. }) => is_own(node),
            (Spot::Die(die), Choice::Reroll(which)) => which & (1 << die) != 0,
            _ => Spot::of_choice(view, seat, choice) == Some(self),
        }
    }

    fn wished(self, view: &View, seat: Seat, ask: Option<Ask>) -> Option<Choice> {
        let is_turn = matches!(ask, None | Some(Ask::Turn));
        Some(match self {
            Spot::Space(node) if is_turn && view.player(seat).at == node => Choice::Encounter,
            Spot::Space(node) if is_turn => Choice::Step(node),
            Spot::Space(node) => Choice::Space(node),
            Spot::Place(place) => Choice::Explore(place),
            Spot::Foe(foe) if is_turn => Choice::Fight(foe),
            Spot::Foe(foe) => Choice::Foe(foe),
            Spot::Figure(owner) if owner == seat => Choice::Move,
            Spot::Quest(quest) => Choice::Quest { quest, objective: 0 },
            Spot::Card(card) if view.shop.contains(&card) => Choice::Buy(card),
            Spot::Card(card) => match ask {
                Some(Ask::Shop(_)) => Choice::Sell(card),
                Some(Ask::Offer(_)) if view.player(seat).cards().any(|held| held.card == card) => Choice::Give(card),
                Some(Ask::Offer(_)) => Choice::Want(card),
                Some(
                    Ask::InventoryLimit
                    | Ask::Discard(_)
                    | Ask::Exhaust
                    | Ask::Unexhaust
                    | Ask::UnexhaustNext
                    | Ask::OnTop(_)
                    | Ask::Keep(_),
                ) => Choice::Card(card),
                _ => Choice::Use { card, ability: 0 },
            },
            Spot::Perk(perk) => match ask {
                Some(Ask::GainPerk | Ask::LosePerk | Ask::Offer(_)) => Choice::Perk(perk),
                _ => Choice::UsePerk(perk),
            },
            Spot::Agenda(card) => match ask {
                Some(Ask::Offer(_)) => Choice::GiveAgenda(card),
                Some(Ask::AgendaLimit | Ask::DiscardAgenda | Ask::HandOver | Ask::OnTop(_) | Ask::Keep(_)) => {
                    Choice::Agenda(card)
                }
                _ => Choice::Declare(card),
            },
            Spot::Option(option) => Choice::Option(option),
            _ => return None,
        })
    }

    fn places_of(thing: Thing) -> Vec<Spot> {
        match thing {
            Thing::Seat(seat) => vec![Spot::Board(seat)],
            Thing::Space(node) => vec![Spot::Space(node), Spot::Place(node.place())],
            Thing::Place(place) => vec![Spot::Place(place)],
            Thing::Card(card) => vec![Spot::Card(card), Spot::Shop],
            Thing::Perk(perk) => vec![Spot::Perk(perk)],
            Thing::Agenda(card) => vec![Spot::Agenda(card), Spot::Agendas],
            Thing::Character(character) => vec![Spot::Character(character)],
            Thing::Quest(quest) => vec![Spot::Quest(quest)],
            Thing::Encounter(_) => vec![Spot::Scene],
            Thing::Faction(faction) => vec![Spot::Power(faction)],
            Thing::Deck(_) => vec![Spot::Agendas],
            Thing::Foe(foe) => vec![Spot::Foe(foe)],
            Thing::Shop => vec![Spot::Shop],
            Thing::Kind(kind) => kind.faction().map(Spot::Power).into_iter().collect(),
            Thing::Tile(_) | Thing::Token(_) => Vec::new(),
        }
    }

    fn owner(self) -> Option<Seat> {
        match self {
            Spot::Figure(seat) | Spot::Board(seat) | Spot::Health(seat) | Spot::Caps(seat) | Spot::Growth(seat) => {
                Some(seat)
            }
            _ => None,
        }
    }

    fn board(seat: Seat) -> Spot {
        Spot::Board(seat)
    }

    fn tab(self) -> Tab {
        match self {
            Spot::Board(_)
            | Spot::Health(_)
            | Spot::Caps(_)
            | Spot::Growth(_)
            | Spot::Card(_)
            | Spot::Perk(_)
            | Spot::Agenda(_) => SURVIVORS,
            Spot::Quest(_) | Spot::Shop | Spot::Agendas => JOURNAL,
            _ => MAP,
        }
    }

    fn ground(self) -> &'static [&'static str] {
        &[]
    }

    fn place_in_row(self, _at: Spot) -> Option<u8> {
        None
    }

    fn sign(self) -> Option<&'static str> {
        match self {
            Spot::Card(_) => Some("inventory"),
            Spot::Agenda(_) => Some("agenda"),
            Spot::Perk(_) => Some("perk"),
            Spot::Quest(_) => Some("quest"),
            _ => None,
        }
    }

    fn is_counter(self) -> bool {
        matches!(self, Spot::Caps(_) | Spot::Power(_))
    }

    fn is_card(self) -> bool {
        false
    }

    fn trembles(self) -> Option<&'static str> {
        None
    }
}
