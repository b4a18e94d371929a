//! The `then` part of an example: what must be true. All facts are read off a view: the referee's, or that of a seat.

use harness::{
    example::{Checker, Claim, Held, instead, no_such, or_none, said},
    words::variant,
};
use kernel::Seat;
use pack::{Argument, Mistake, Word, say};

use crate::{
    Shelter,
    choice::Choice,
    content::Letter,
    frame::What,
    state::{At, Dweller, FACEUP, Player},
    vault::{Side, Slot, SpaceRef},
    view::PileView,
    words::{Words, find_slot},
};

/// What `then` may speak of besides players.
pub(super) const NAMES: [&str; 15] = [
    "round",
    "turn",
    "first-player",
    "levels",
    "end-triggered",
    "over",
    "winners",
    "track",
    "deck",
    "discarded",
    "space",
    "level",
    "room",
    "dwellers-for",
    "supply",
];

/// The viewer's facts.
type Eyes<'a> = Checker<'a, Shelter>;

fn words<'a>(eyes: &Eyes<'a>) -> Words<'a> {
    Words { content: &eyes.position.game.content, view: eyes.all, players: &eyes.position.players }
}

/// Checks one of [`NAMES`].
pub(super) fn check(eyes: &Eyes<'_>, claim: &mut Claim<'_>) -> Held {
    let view = eyes.view;
    let words = words(eyes);
    match claim.name().text.as_str() {
        "round" => claim.is(&view.round.to_string()),
        "turn" => claim.is(&words.player(view.active)),
        "first-player" => claim.is(&words.player(view.first)),
        "levels" => {
            let owners: Vec<String> =
                (1..=4).filter_map(|level| view.vault.owner(level)).map(|seat| words.player(seat)).collect();
            claim.is_list(&owners)
        }
        "end-triggered" => claim.is(&view.end.map_or_else(|| "nothing".to_owned(), |end| variant(&end).0)),
        "over" => {
            let over = view.frames.last().is_some_and(|frame| frame.what == What::Over);
            if over { Ok(()) } else { Err(claim.fails(harness::example::said::not_over())) }
        }
        "winners" if view.places.is_empty() => Err(claim.fails(say!("winners-early", "nobody has won yet"))),
        "winners" => {
            let winners = (0u8..).zip(&view.places).filter(|(_, place)| **place == 1);
            let winners: Vec<String> = winners.map(|(seat, _)| words.player(Seat::new(seat))).collect();
            claim.is_list(&winners)
        }
        "track" => track(eyes, claim),
        "deck" => deck(eyes, claim),
        "discarded" => discarded(eyes, claim),
        "space" => space(eyes, claim),
        "level" => level(eyes, claim),
        "room" => room(eyes, claim),
        "dwellers-for" => dwellers_for(eyes, claim),
        _ => {
            let cubes: u32 = view.players.iter().flat_map(|player| player.cubes).map(u32::from).sum();
            claim.compare_some(|name| (name == "cubes").then(|| (72 - i64::from(cubes)).to_string()))
        }
    }
}

/// Checks what is said of a player.
pub(super) fn player(eyes: &Eyes<'_>, seat: Seat, claim: &mut Claim<'_>) -> Held {
    let player = eyes.view.player(seat);
    let level = eyes.view.vault.level_of(seat);
    let words = words(eyes);
    let item_names: Vec<&str> = player.held().map(|(card, _)| words.item(card)).collect();
    claim.compare_some(|name| {
        let count = |test: &dyn Fn(&Dweller) -> bool| {
            player.all_dwellers().iter().filter(|dweller| test(dweller)).count().to_string()
        };
        let exhausted = player.held().filter(|(_, exhausted)| *exhausted).count();
        Some(match name {
            "power" => player.cubes[0].to_string(),
            "food" => player.cubes[1].to_string(),
            "water" => player.cubes[2].to_string(),
            "cubes" => player.cubes.iter().sum::<u8>().to_string(),
            "happiness" => {
                eyes.view.happiness_of(seat).map_or_else(|| "hidden".to_owned(), |happiness| happiness.to_string())
            }
            "dwellers" => count(&|dweller| dweller.at != At::Box),
            "boxed" => count(&|dweller| dweller.at == At::Box),
            "available" => count(&|dweller| dweller.at == At::Front),
            "loose" => (count_front(player) - player.trained().iter().flatten().count()).to_string(),
            "in-vault" => count(&|dweller| matches!(dweller.at, At::Space(_))),
            "on-icons" => count(&|dweller| matches!(dweller.at, At::Icon(_))),
            "injured" => count(&|dweller| dweller.injured),
            "trained" => {
                let letters = Letter::ALL.into_iter().zip(player.trained()).filter(|(_, dweller)| dweller.is_some());
                or_none(letters.map(|(letter, _)| format!("{letter:?}")).collect())
            }
            "items" => item_names.len().to_string(),
            "exhausted" => exhausted.to_string(),
            "ready" => (item_names.len() - exhausted).to_string(),
            "holds" => or_none(item_names.iter().map(|name| (*name).to_owned()).collect()),
            "rooms" => eyes.view.vault.rooms_on(level).to_string(),
            "place" => eyes.view.places.get(seat.index()).map_or_else(|| "none".to_owned(), |place| place.to_string()),
            _ => return None,
        })
    })
}

fn track(eyes: &Eyes<'_>, claim: &mut Claim<'_>) -> Held {
    let words = words(eyes);
    let named = |track: [Option<u8>; FACEUP], name: &dyn Fn(u8) -> String| -> Vec<String> {
        track.iter().map(|card| card.map_or_else(|| "gap".to_owned(), name)).collect()
    };
    let cards = match claim.argument()?.written().as_str() {
        "items" => named(eyes.view.faceup_items(), &|card| words.item(card).to_owned()),
        "rooms" => named(eyes.view.faceup_rooms(), &|card| words.room(card).to_owned()),
        _ => {
            let message = say!("two-tracks", "there are two tracks");
            return Err(claim.fails(message).expecting(say!("items-or-rooms", "items or rooms")));
        }
    };
    let filled = cards.iter().filter(|card| *card != "gap").count();
    claim.compare(|name| (name == "cards").then(|| filled.to_string()))?;
    match (claim.node().arguments.len(), claim.node().properties.len()) {
        (1, 0) => Err(claim.says_nothing()),
        (1, _) => Ok(()),
        _ => claim.is_list(&cards),
    }
}

/// A deck, and the name of a card in it.
#[expect(clippy::type_complexity, reason = "cards of the three decks have names of their own")]
fn which_deck<'a>(
    eyes: &Eyes<'a>,
    claim: &mut Claim<'_>,
) -> Result<(&'a PileView, &'a [u8], Box<dyn Fn(u8) -> String + 'a>), Mistake> {
    let (words, discards) = (words(eyes), &eyes.view.discards);
    Ok(match claim.argument()?.written().as_str() {
        "items" => (&eyes.view.items, &discards.items, Box::new(move |card| words.item(card).to_owned())),
        "rooms" => (&eyes.view.rooms, &discards.rooms, Box::new(move |card| words.room(card).to_owned())),
        "threats" => (&eyes.view.threats, &discards.threats, Box::new(move |card| words.threat(card).to_owned())),
        _ => {
            let message = say!("three-decks", "there are three decks");
            return Err(claim.fails(message).expecting(say!("decks", "items, rooms or threats")));
        }
    })
}

fn discarded(eyes: &Eyes<'_>, claim: &mut Claim<'_>) -> Held {
    let (_, discards, name) = which_deck(eyes, claim)?;
    harness::example::are_discarded(claim, discards.iter().rev().map(|card| name(*card)).collect())
}

fn deck(eyes: &Eyes<'_>, claim: &mut Claim<'_>) -> Held {
    let (deck, discards, _) = which_deck(eyes, claim)?;
    claim.compare_some(|property| match property {
        "left" => Some(deck.left.to_string()),
        "discards" => Some(discards.len().to_string()),
        "order" => Some(if deck.order.is_some() { "known" } else { "hidden" }.to_owned()),
        _ => None,
    })
}

fn space(eyes: &Eyes<'_>, claim: &mut Claim<'_>) -> Held {
    let at = find_space(eyes, claim)?;
    let words = words(eyes);
    claim.compare_some(|name| match name {
        "threat" => {
            Some(eyes.view.vault.threat(at).map_or_else(|| "none".to_owned(), |card| words.threat(card).to_owned()))
        }
        "occupied" => {
            let mut owners = Vec::new();
            for (seat, player) in (0u8..).zip(eyes.view.seated()) {
                let here = player.at.iter().filter(|dweller| **dweller == At::Space(at)).count();
                owners.extend(std::iter::repeat_n(words.player(Seat::new(seat)), here));
            }
            Some(if owners.is_empty() { "nobody".to_owned() } else { owners.join(" ") })
        }
        "fight" => {
            let offer = eyes.view.vault.offer(at);
            let printed = words.content.spaces.get(usize::from(offer.0));
            Some(printed.map_or_else(|| "none".to_owned(), |space| space.fight.to_string()))
        }
        _ => None,
    })
}

fn level(eyes: &Eyes<'_>, claim: &mut Claim<'_>) -> Held {
    let word = claim.argument()?.written();
    let level = match words(eyes).seat(&word) {
        Some(seat) => eyes.view.vault.level_of(seat),
        None if word == "top" => 0,
        None => {
            let message = say!("no-level", "no such level");
            return Err(claim.fails(message).expecting(say!("level-form", "a player or top")));
        }
    };
    // On the top level nobody builds.
    let open = eyes.view.vault.owner(level).map(|seat| {
        let slots = Shelter::open_slots(&eyes.position.state, seat);
        slots.map(|slot| format!("{slot:?}")).collect::<Vec<_>>()
    });
    claim.compare_some(|name| match name {
        "rooms" => Some(eyes.view.vault.rooms_on(level).to_string()),
        "threats" => Some(eyes.view.vault.threats_on(level).to_string()),
        "number" => Some(level.to_string()),
        "open" => open.clone().map(or_none),
        _ => None,
    })
}

fn room(eyes: &Eyes<'_>, claim: &mut Claim<'_>) -> Held {
    let wanted = claim.argument()?.written();
    let words = words(eyes);
    let slots = || (0..5u8).flat_map(|level| Slot::ALL.map(|slot| (level, slot)));
    let found = slots()
        .find(|(level, slot)| eyes.view.vault.room(*level, *slot).is_some_and(|room| words.room(room) == wanted));
    let Some((level, slot)) = found else {
        let message = say!("room-not-there", "room '{wanted}' is not in the vault", wanted);
        return Err(claim.fails(message));
    };
    let owner = eyes.view.vault.owner(level).map_or_else(|| "top".to_owned(), |seat| words.player(seat));
    claim.compare_some(|name| match name {
        "on" => Some(owner.clone()),
        "at" => Some(format!("{slot:?}")),
        _ => None,
    })
}

/// `dwellers-for A diner.left loose S`: those among whom A chooses for a placement there, all of them in any order.
fn dwellers_for(eyes: &Eyes<'_>, claim: &mut Claim<'_>) -> Held {
    let (position, player) = (eyes.position, claim.argument()?);
    let name = Word { text: player.written(), spot: player.spot.clone() };
    let seat = words(eyes).seat(&name.text).ok_or_else(|| said::no_player(&name, &position.players))?;
    let at = find_space(eyes, claim)?;
    let decision = &position.run.decision;
    let is_asked = decision.asked.is_some_and(|asked| asked.seat == seat);
    if !is_asked || !decision.options.contains(&Choice::Place(at)) {
        let who = name.text;
        return Err(claim.fails(say!("cannot-place", "{who} can place nobody there now", who)));
    }
    let mut options = Vec::new();
    let space = position.game.space(position.state.vault.offer(at));
    position.game.decide_dwellers(&position.state, seat, at, space, &mut options);
    let dweller = |choice: &Choice| match choice {
        Choice::Dweller(dweller) => Some(words(eyes).dweller(seat, *dweller)),
        _ => None,
    };
    let found: Vec<String> = options.iter().filter_map(dweller).collect();
    let sorted = |mut list: Vec<String>| {
        kernel::order::sort_by(&mut list, String::cmp);
        list
    };
    let written: Vec<String> = claim.some()?.iter().map(Argument::written).collect();
    if sorted(written.clone()) == sorted(found.clone()) {
        Ok(())
    } else {
        Err(claim.fails(instead(&written.join(" "), found.join(" "))))
    }
}

fn find_space(eyes: &Eyes<'_>, claim: &mut Claim<'_>) -> Result<SpaceRef, Mistake> {
    let argument = claim.argument()?;
    let name = argument.written();
    // A slot without a room is named by its level and slot: `space A.R1`.
    if let Some((owner, slot)) = name.split_once('.')
        && let (Some(seat), Ok(slot)) = (words(eyes).seat(owner), find_slot(slot))
    {
        return Ok(SpaceRef::room(eyes.view.vault.level_of(seat), slot, Side::Left));
    }
    words(eyes).find_space(&name).map_err(|unknown| no_such(argument, unknown.message()))
}

fn count_front(player: &Player) -> usize {
    player.available.count_ones() as usize
}
