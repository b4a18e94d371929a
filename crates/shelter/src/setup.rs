//! Chapter SETUP: how a game begins (S-SETUP-01 to S-SETUP-10).
//!
//! The top level is fixed; each player adds the elevator of their colour and takes two dwellers and an empty tracker.
//! Three decks are shuffled and two tracks of three cards dealt; the first player token goes to a seat.

use kernel::{Because, Cup, EventId, FixedVec, Seat, Seed, rule};

use crate::{
    choice::Reason,
    content::{Content, MOST_CARDS},
    frame::{Frame, RoundStep, What},
    machine::{Shelter, because},
    options::{ColumnMap, FirstPlayer, LevelOrder, Setup},
    state::{At, FACEUP, NONE, PLAYERS, Player, State},
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
    let mut state = State::new(setup.options, seats, first, players, cup.clone());
    let piles = &mut state.secret.piles;
    piles.items = shuffled(content.items.len(), |_| true, &mut cup)?;
    piles.rooms = shuffled(content.rooms.len(), |room| content.rooms[room].start.is_none(), &mut cup)?;
    piles.threats = shuffled(content.threats.len(), |_| true, &mut cup)?;
    place_levels(content, setup, &colors, &mut state, &mut cup)?;
    let State { public, secret } = &mut state;
    public.item_track = [0; FACEUP].map(|_: u8| secret.piles.items.pop().unwrap_or(NONE));
    public.room_track = [0; FACEUP].map(|_: u8| secret.piles.rooms.pop().unwrap_or(NONE));
    secret.cup = cup;
    state.frames = FixedVec::from([Frame { what: What::Round(RoundStep::Begin), cause: EventId::NONE }]);
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
fn check(content: &Content, setup: &Setup) -> Result<Vec<u8>, Because<Reason>> {
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
    let mut colors = Vec::new();
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

/// A shuffled draw pile, or why there can be none.
type Pile = Result<FixedVec<u8, MOST_CARDS>, Because<Reason>>;

/// S-SETUP-08.
fn shuffled(cards: usize, belongs: impl Fn(usize) -> bool, cup: &mut Cup) -> Pile {
    let cards = (0..cards).rev().filter(|card| belongs(*card)).map(|card| card as u8);
    let mut pile = FixedVec::of(cards).or_else(|_| because(rule!("S-SETUP-08"), Reason::Content))?;
    cup.shuffle(&mut pile);
    Ok(pile)
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
    let mut order: Vec<u8> = match setup.options.level_order {
        LevelOrder::Shuffled | LevelOrder::Agreed(_) => (0..state.seats).collect(),
        LevelOrder::Seats => Seat::clockwise_from(state.first, state.seats).map(|seat| seat.index() as u8).collect(),
    };
    match setup.options.level_order {
        LevelOrder::Shuffled => cup.shuffle(&mut order),
        LevelOrder::Seats => {}
        LevelOrder::Agreed(agreed) => {
            // Levels beyond those of the players must not be named, unless clockwise, which is what nobody named.
            let (agreed, beyond) = agreed.split_at(state.seats as usize);
            let is_beyond = |(at, seat): (u8, &Option<u8>)| seat.is_none_or(|seat| seat == at);
            let everybody = order.iter().all(|seat| agreed.contains(&Some(*seat)));
            if !everybody || !(state.seats..).zip(beyond).all(is_beyond) {
                return because(rule!("S-RULING-05"), Reason::Option);
            }
            order = agreed.iter().copied().flatten().collect();
        }
    }
    for (level, seat) in (1u8..).zip(order) {
        state.vault.owners[level as usize] = seat;
        state.vault.put_elevator(level, content.elevators[colors[seat as usize] as usize].space);
    }
    Ok(())
}
