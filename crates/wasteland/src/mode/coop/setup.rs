//! Chapter SETUP in the cooperative game.

use kernel::{Because, Cup, Fault, rule};

use super::{Agreement, Event, Frame, Group, Reason, agreement, win::required};
use crate::{
    choice,
    content::{Agenda, Content, Faction},
    event,
    frame::What,
    machine::{Board, Wasteland, because},
    mode,
    options::{AgendaDeck, AgendaTarget},
};

/// Cards of the deck whose row shows no faction, and those whose row shows the Enemy faction (W-COOP-14).
const NEUTRAL: usize = 6;
const ENEMY: usize = 4;

/// The group under everything else, and what it has agreed on told first.
pub(crate) const fn first_frames(agreement: Agreement) -> [Option<What>; 2] {
    let group = Frame::Group(Group { agreement, gained: 0 });
    [Some(What::Mode(mode::Frame::Coop(group))), Some(What::Mode(mode::Frame::Coop(Frame::Opening)))]
}

/// A deck with fewer cards than the group needs could never be won with (M-RULING-13).
pub(crate) fn is_possible(agreed: Agreement, players: u8, cards: u8) -> Result<(), Because<choice::Reason>> {
    let fixed = agreed.terms.options.agenda_target == AgendaTarget::Fixed;
    let required = required(agreed, players);
    let reason = match (fixed && agreed.terms.required != 0, required > cards) {
        (true, _) => Reason::FixedNumber,
        (false, true) => Reason::TooManyRequired { required, cards },
        (false, false) => return Ok(()),
    };
    let reason = mode::Reason::Coop(reason);
    because(reason.rule(), choice::Reason::Mode(reason))
}

/// W-COOP-14, M-RULING-05.
pub(crate) fn deck(content: &Content, players: u8, agreed: Agreement, cup: &mut Cup) -> Vec<u8> {
    let for_players = Wasteland::agendas_for(content, players);
    let taken: Vec<u8> = match agreed.terms.options.agenda_deck {
        AgendaDeck::Full => return for_players,
        AgendaDeck::Ten => (0..content.agendas.len() as u8).collect(),
        AgendaDeck::TenForPlayers => for_players,
    };
    let of = |is_one: &dyn Fn(&Agenda) -> bool| -> Vec<u8> {
        let is_one = |number: &u8| content.agendas.get(usize::from(*number)).is_some_and(is_one);
        taken.iter().copied().filter(is_one).collect()
    };
    // A row that shows both factions shows the Friendly one, which is never activated (W-COOP-15).
    let mut neutral = of(&|agenda| Faction::BOTH.iter().all(|faction| !shows(agenda, *faction)));
    let mut hostile = of(&|agenda| shows(agenda, agreed.friendly.rival()) && !shows(agenda, agreed.friendly));
    for (pile, count) in [(&mut neutral, NEUTRAL), (&mut hostile, ENEMY)] {
        if pile.len() > count {
            cup.shuffle(pile);
            pile.truncate(count);
        }
    }
    let mut deck = [neutral, hostile].concat();
    deck.sort_unstable();
    deck
}

/// Whether the bottom of an agenda card shows the faction.
fn shows(agenda: &Agenda, faction: Faction) -> bool {
    agenda.row.iter().any(|kind| kind.faction() == Some(faction))
}

/// What was agreed on is told.
pub(super) fn open(board: &mut Board<'_>) -> Result<(), Fault> {
    let agreed = agreement(board.state)?;
    board.pop();
    let tell = |board: &mut Board<'_>, rule, event| {
        board.tell(rule, || event::Event::Mode(mode::Event::Coop(event)));
    };
    tell(board, rule!("W-COOP-02"), Event::FriendlyFaction(agreed.friendly));
    let cards = board.state.secret.agendas.len() as u8;
    let rule = match agreed.terms.options.agenda_deck {
        AgendaDeck::Ten => rule!("W-COOP-14"),
        AgendaDeck::Full | AgendaDeck::TenForPlayers => rule!("M-RULING-05"),
    };
    tell(board, rule, Event::GroupDeck(cards));
    let rule = if agreed.terms.required == 0 { rule!("W-COOP-04") } else { rule!("W-COOP-22") };
    tell(board, rule, Event::CardsRequired(required(agreed, board.state.seats)));
    Ok(())
}
