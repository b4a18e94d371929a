//! Chapter SETUP: how a game begins (S-SETUP-01 to S-SETUP-10).
//!
//! The top level is fixed; each player adds the elevator of their colour and takes two dwellers and an empty tracker.
//! Three decks are shuffled and two tracks of three cards dealt; the first player token goes to a seat.

use arrayvec::ArrayVec;
use kernel::{Because, Cup, Deck, EventId, Seat, Seats, Seed, rule};

use crate::{
    choice::Reason,
    content::{Content, MOST_CARDS},
    frame::{Frame, RoundStep, What},
    machine::{Shelter, because},
    options::{ColumnMap, FirstPlayer, LevelOrder, Setup},
    state::{At, FACEUP, NONE, PLAYERS, Player, State, Turn},
    vault::Vault,
};

/// The state before the first round.
pub(crate) fn set_up(game: &Shelter, setup: &Setup, seed: Seed) -> Result<State, Because<Reason>> {
    let content = &game.content;
    let colors = check(content, setup)?;
    let seats = colors.len() as u8;
    let mut cup = Cup::new(seed);
    let first = first_player(setup, seats, &mut cup)?;
    let mut players = [Player::new(NONE); PLAYERS];
    for (player, color) in players.iter_mut().zip(&colors) {
        *player = starting_player(*color);
    }
    let mut state = State {
        options: setup.options,
        cup: cup.clone(),
        events: 0,
        round: 0,
        seats,
        first,
        active: first,
        passed: Seats::NONE,
        idle_rounds: 0,
        end: None,
        places: ArrayVec::new(),
        players,
        vault: Vault::new(seats + 1),
        items: shuffled(content.items.len(), |_| true, &mut cup),
        rooms: shuffled(content.rooms.len(), |room| content.rooms[room].start.is_none(), &mut cup),
        threats: shuffled(content.threats.len(), |_| true, &mut cup),
        item_track: [NONE; FACEUP],
        room_track: [NONE; FACEUP],
        turn: Turn::new(),
        frames: ArrayVec::new(),
    };
    place_levels(content, setup, &colors, &mut state, &mut cup)?;
    state.item_track = [0; FACEUP].map(|_: u8| state.items.draw().unwrap_or(NONE));
    state.room_track = [0; FACEUP].map(|_: u8| state.rooms.draw().unwrap_or(NONE));
    state.cup = cup;
    state.frames.push(Frame { what: What::Round(RoundStep::Begin), cause: EventId::NONE });
    Ok(state)
}

/// S-SETUP-06 and S-SETUP-07: two dwellers and nothing else.
pub(crate) const fn starting_player(color: u8) -> Player {
    let mut player = Player::new(color);
    player.owned = 0b11;
    player.available = 0b11;
    player.at[0] = At::Front;
    player.at[1] = At::Front;
    player
}

/// S-SETUP-01 and S-SETUP-04: the colours as numbers of their elevators.
fn check(content: &Content, setup: &Setup) -> Result<ArrayVec<u8, PLAYERS>, Because<Reason>> {
    if !(2..=PLAYERS).contains(&setup.colors.len()) {
        return because(rule!("S-SETUP-01"), Reason::PlayerCount(setup.colors.len().min(255) as u8));
    }
    if content.rooms.iter().filter(|room| room.start.is_some()).count() != 6 || content.elevators.is_empty() {
        return because(rule!("S-SETUP-02"), Reason::Content);
    }
    let printed: usize =
        content.rooms.iter().filter_map(|room| room.start.as_ref()).map(|start| start.columns.len()).sum();
    if setup.options.column_map == ColumnMap::Printed && printed != 10 {
        return because(rule!("S-RULING-01"), Reason::Option);
    }
    let mut colors = ArrayVec::new();
    for (seat, name) in setup.colors.iter().enumerate() {
        let color = content.elevators.iter().skip(1).position(|elevator| elevator.id == *name);
        match color.map(|at| at as u8 + 1) {
            Some(color) if !colors.contains(&color) => colors.push(color),
            _ => return because(rule!("S-SETUP-04"), Reason::Color(seat as u8)),
        }
    }
    Ok(colors)
}

/// S-SETUP-10.
fn first_player(setup: &Setup, seats: u8, cup: &mut Cup) -> Result<Seat, Because<Reason>> {
    match setup.options.first_player_choice {
        FirstPlayer::Random => Ok(Seat::new(cup.below(u32::from(seats)) as u8)),
        FirstPlayer::Host(seat) if seat < seats => Ok(Seat::new(seat)),
        FirstPlayer::Host(_) => because(rule!("S-RULING-06"), Reason::Option),
        FirstPlayer::FirstSeat => Ok(Seat::new(0)),
    }
}

/// S-SETUP-08.
fn shuffled(cards: usize, belongs: impl Fn(usize) -> bool, cup: &mut Cup) -> Deck<MOST_CARDS> {
    let cards: Vec<u8> = (0..cards).filter(|card| belongs(*card)).map(|card| card as u8).collect();
    let mut deck = Deck::with_draw_pile(&cards);
    cup.shuffle(deck.draw_pile_mut());
    deck
}

/// S-SETUP-02 to S-SETUP-05: the fixed top level, then one level per player.
fn place_levels(
    content: &Content,
    setup: &Setup,
    colors: &[u8],
    state: &mut State,
    cup: &mut Cup,
) -> Result<(), Because<Reason>> {
    for (room, start) in content.rooms.iter().enumerate().filter_map(|(at, room)| Some((at, room.start.as_ref()?))) {
        state.vault.put_room(content, 0, start.slot, room as u8);
    }
    let mut order: ArrayVec<u8, PLAYERS> = match setup.options.level_order {
        LevelOrder::Shuffled | LevelOrder::Agreed(_) => (0..state.seats).collect(),
        LevelOrder::Seats => Seat::clockwise_from(state.first, state.seats).map(|seat| seat.index() as u8).collect(),
    };
    match setup.options.level_order {
        LevelOrder::Shuffled => cup.shuffle(&mut order),
        LevelOrder::Seats => {}
        LevelOrder::Agreed(agreed) => {
            let agreed = &agreed[..state.seats as usize];
            if order.iter().any(|seat| !agreed.contains(seat)) {
                return because(rule!("S-RULING-05"), Reason::Option);
            }
            order = agreed.iter().copied().collect();
        }
    }
    for (level, seat) in (1u8..).zip(order) {
        state.vault.owners[level as usize] = seat;
        state.vault.put_elevator(level, content.elevators[colors[seat as usize] as usize].space);
    }
    Ok(())
}
