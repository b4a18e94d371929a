//! How good a position is for a seat, and what is tried first: what bots play for.
//!
//! Everything is counted in hundredths of a happiness. What serves to gain happiness later is worth less the nearer the
//! end is.

use bots::{Evaluate, MOST_TERMS, Terms, Worths, likelihood, margin_of_places};
use kernel::{Asked, Seat, numbers_in};

use crate::{
    Shelter,
    choice::{Ask, Choice},
    content::{Content, Icon, Room, Space},
    state::{NONE, Player, State},
};

const HAPPINESS: i32 = 100;
const CUBE: i32 = 22;
const DWELLER: i32 = 120;
const ITEM: i32 = 60;
const TRAINED: i32 = 40;
const INJURED: i32 = 45;
/// A room of one's own brings income and the end nearer, besides the happiness it was built for.
const ROOM: i32 = 40;
/// A lead that makes winning as likely as not halfway to certain.
const HALF: i32 = 300;
/// Rounds to the end at which all that serves later gains has its full worth.
const AHEAD: i32 = 4;

impl Evaluate for Shelter {
    /// When everybody has come back and counts what there is. A whole game by a light policy says less.
    const HORIZON: u16 = 2;
    const TERMS: &'static [&'static str] = &["happiness", "rival-happiness", "threats", "injured"];

    fn evaluate(&self, state: &State) -> Worths {
        let later = self.later(state);
        let seats = usize::from(state.seats).min(Seat::MAX);
        let mut stands = Worths::default();
        for (stand, seat) in stands.iter_mut().zip(state.all_seats()) {
            *stand = self.stand(state, seat, later);
        }
        let mut worths = Worths::default();
        for (at, worth) in worths[..seats].iter_mut().enumerate() {
            let rivals = stands[..seats].iter().enumerate().filter(|(other, _)| *other != at);
            let lead = stands[at] - rivals.map(|(_, stand)| *stand).max().unwrap_or(0);
            let places = margin_of_places(&state.places, Seat::new(at as u8));
            // A won game is better than any lead in one that goes on.
            let likely = places.map_or_else(|| likelihood(lead, HALF), |places| 1000 * places.signum());
            *worth = likely + lead.clamp(-2_000, 2_000) / 4;
        }
        worths
    }

    fn time(state: &State) -> u16 {
        state.round()
    }

    fn appeal(&self, state: &State, asked: &Asked<Ask>, choice: &Choice) -> u32 {
        let player = state.player(asked.seat);
        match *choice {
            Choice::Pass => 1,
            Choice::Place(at) => {
                let offered = state.vault.offer(at);
                let worth = u32::from(self.index.appeals.get(usize::from(offered.0)).copied().unwrap_or(1));
                let letters = self.space(offered).letters;
                let doubled = letters.0 != 0 && letters.iter().any(|letter| player.slots[letter as usize] != NONE);
                if doubled { worth * 2 } else { worth }
            }
            Choice::Dweller(dweller) => match (asked.ask, player.letter_of(dweller)) {
                (Ask::Dweller(at), Some(letter)) => {
                    let fits = self.space(state.vault.offer(at)).letters.contains(letter);
                    if fits { 20 } else { 1 }
                }
                _ => 5,
            },
            Choice::Use { .. } => 6,
            // What a cube is worth is the less the more of its kind there are.
            Choice::Resource(resource) => {
                let held = u32::from(player.cubes[resource as usize]);
                match asked.ask {
                    Ask::PayAny(_) => 1 + held * held,
                    _ => 1 + (6 - held.min(6)) * 2,
                }
            }
            Choice::Exchange { .. } => 1,
            Choice::Decline => 1,
            Choice::Done | Choice::DoneForTurn => 4,
            _ => 5,
        }
    }

    fn is_idle(choice: &Choice) -> bool {
        matches!(choice, Choice::Decline | Choice::Done | Choice::DoneForTurn)
    }

    fn terms(&self, state: &State, seat: Seat) -> Terms {
        let final_of = |seat| HAPPINESS * i32::from(state.happiness(seat)) + self.bonuses(state, seat);
        let rivals = state.all_seats().filter(|other| *other != seat);
        let threats = i32::from(state.vault.threats_on(state.vault.level_of(seat)));
        let injured = state.player(seat).injured.count_ones() as i32;
        let terms: [i32; MOST_TERMS] =
            [final_of(seat), rivals.map(final_of).max().unwrap_or(0), 100 * threats, 100 * injured];
        terms
    }
}

impl Shelter {
    /// What will serve later gains, in fourths: nothing at the end.
    fn later(&self, state: &State) -> i32 {
        if !state.places.is_empty() || state.end.is_some() {
            return 0;
        }
        let rooms = state.all_seats().map(|seat| state.vault.rooms_on(state.vault.level_of(seat))).max().unwrap_or(0);
        // A round spawns a threat on most levels.
        let rounds = state.secret.piles.threats.len() as i32 / i32::from(state.seats).max(1);
        (6 - i32::from(rooms)).min(rounds).clamp(1, AHEAD)
    }

    /// What a player has: happiness as it would be counted now, and what serves to gain more.
    fn stand(&self, state: &State, seat: Seat, later: i32) -> i32 {
        let player = state.player(seat);
        let happiness = HAPPINESS * i32::from(state.happiness(seat));
        if !state.places.is_empty() {
            return happiness;
        }
        let level = state.vault.level_of(seat);
        let counted = happiness + self.bonuses(state, seat) - HAPPINESS * i32::from(state.vault.threats_on(level));
        counted + later * (self.means(player) + ROOM * i32::from(state.vault.rooms_on(level))) / AHEAD
    }

    /// S-SCORE-02: what items would count if the game ended now.
    fn bonuses(&self, state: &State, seat: Seat) -> i32 {
        let cards = numbers_in(state.player(seat).items & self.index.end);
        let printed = cards.filter_map(|card| self.content.items[usize::from(card)].end);
        printed.map(|printed| HAPPINESS * i32::from(self.amount(state, seat, printed))).sum()
    }

    fn means(&self, player: &Player) -> i32 {
        let trained = player.slots.iter().filter(|slot| **slot != NONE).count() as i32;
        // The last cubes on a full track are worth little: the next ones are lost.
        let cubes: i32 =
            player.cubes.iter().map(|cubes| CUBE * i32::from(*cubes) - 4 * i32::from(cubes.saturating_sub(4))).sum();
        cubes + DWELLER * i32::from(player.dwellers()) + ITEM * i32::from(player.item_count()) + TRAINED * trained
            - INJURED * player.injured.count_ones() as i32
    }
}

/// What placing on each printed space brings, as a number to draw by.
pub(crate) fn appeals(content: &Content) -> Vec<u16> {
    let prices = content.rooms.iter().filter(|room| room.start.is_none()).map(price);
    let usual_price = prices.clone().sum::<i32>() / (prices.count() as i32).max(1);
    content.spaces.iter().map(|space| appeal_of(space, usual_price)).collect()
}

fn price(room: &Room) -> i32 {
    let cubes: u8 = room.price.cubes.iter().sum();
    CUBE * i32::from(cubes + room.price.any)
}

fn appeal_of(space: &Space, usual_price: i32) -> u16 {
    let gain: i32 = space.gain.iter().map(|icon| worth_of(*icon)).sum();
    // Two dice reach the number of a fight in so many of 36 throws.
    let wins = (1..=6).flat_map(|one| (1..=6).map(move |two| one + two)).filter(|sum| *sum >= space.fight).count();
    let gain = gain * wins as i32 / 36;
    let cubes: u8 = space.cost.cubes.iter().sum();
    let cost = CUBE * i32::from(cubes + space.cost.any)
        + ITEM * i32::from(space.cost.items)
        + if space.cost.injury { INJURED } else { 0 }
        + if space.cost.room_price { usual_price } else { 0 }
        + if space.linked { CUBE * 2 } else { 0 };
    (1 + (gain - cost).max(0) / 10) as u16
}

const fn worth_of(icon: Icon) -> i32 {
    match icon {
        Icon::Happiness => HAPPINESS,
        Icon::Resource(_) => CUBE,
        Icon::Any => CUBE + CUBE / 3,
        Icon::Dweller => DWELLER + CUBE * 3,
        Icon::Build => ROOM + HAPPINESS,
        Icon::Train(_) => TRAINED,
        Icon::Item => ITEM,
        Icon::Heal => INJURED,
        Icon::Ready => CUBE,
        Icon::FirstPlayer => CUBE / 2,
        Icon::Exchange | Icon::RefreshItems | Icon::RefreshRooms => 5,
    }
}
