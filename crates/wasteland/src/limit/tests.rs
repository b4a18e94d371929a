//! The audit bites: whatever is broken in a sound state of a random game is complained of.

#![expect(clippy::unit_arg, reason = "a break is written as one assignment")]

use std::path::Path;

use kernel::{QuickRng, Run, Seat, Seats, Seed, advance, begin, numbers_in};

use pack::{Lang, Mistakes, Texts};

use super::{audit, kept};
use crate::{
    Wasteland,
    content::{Letter, MOST_PLACES, Scoring, Trait},
    effect::{Amount, Condition, EffectList},
    frame::{Source, TurnStep, What},
    library::insert,
    map::Node,
    options::Setup,
    state::{Fight, Held, NONE, Opponent, Player, Public, SHOP, State, Trial},
};

/// What is broken, how, and what the complaint says. A state that cannot be broken so is left for a later one.
type Break = (&'static str, fn(&Wasteland, &mut State) -> Option<()>, &'static str);

/// A trait with which every agenda card of the tests wins.
const WINNING: Trait = Trait::Synth;

const PIECES: &[Break] = &[
    ("a loot card nowhere", |_, state| state.secret.loot.pop().map(drop), "is nowhere"),
    ("an asset nowhere", |_, state| state.secret.assets.pop().map(drop), "is nowhere"),
    (
        "a loot card twice",
        |_, state| {
            let card = state.secret.loot.last()?.card();
            state.players[0].inventory.try_push(Held::ready(card)).ok()
        },
        "is in two places",
    ),
    (
        "a card for sale twice",
        |_, state| {
            let card = *state.shop.first()?;
            state.shop.try_push(card).ok()
        },
        "is in two places",
    ),
    ("a unique asset nowhere", |_, state| clear_one(&mut state.uniques), "is nowhere"),
    (
        "a unique asset twice",
        |game, state| {
            let number = numbers_in(state.uniques).next()?;
            state.players[0].inventory.try_push(Held::ready(game.uniques[usize::from(number)])).ok()
        },
        "is in two places",
    ),
    (
        "a loot event twice",
        |_, state| {
            let card = *state.loot_events.first()?;
            state.loot_events.try_push(card).ok()
        },
        "is in two places",
    ),
    ("a perk nowhere", |_, state| clear_one(&mut state.perks), "perk"),
    (
        "a perk twice",
        |_, state| Some(state.players[0].perks |= 1 << numbers_in(state.perks).next()?),
        "is in two places",
    ),
    ("an agenda card nowhere", |_, state| state.secret.agendas.pop().map(drop), "agenda"),
    (
        "an agenda card twice",
        |_, state| Some(state.secret.hands[0] |= 1 << state.secret.agendas.last()?),
        "is in two places",
    ),
    ("an encounter nowhere", |_, state| state.secret.encounters[0].pop().map(drop), "encounter"),
    (
        "an encounter twice",
        |_, state| {
            let card = state.secret.encounters[0].first()?.card();
            Some(insert(&mut state.trashed[0], card))
        },
        "is in two places",
    ),
    (
        "an encounter in the wrong deck",
        |_, state| {
            let card = state.secret.encounters[0].pop()?;
            state.secret.encounters[1].try_push(card).ok()
        },
        "another back",
    ),
    ("a quest nowhere", |_, state| state.library[1].iter_mut().find_map(clear_one), "quest"),
    (
        "a quest twice",
        |_, state| {
            let quest = state.staged.quests().next()?;
            Some(insert(&mut state.library[1], quest))
        },
        "is in two places",
    ),
    ("a letter token nowhere", |_, state| state.secret.specials.pop().map(drop), "tokens"),
    ("a letter token too many", |_, state| state.secret.specials.try_push(0).ok(), "tokens"),
    (
        "a silhouette of nobody",
        |game, state| {
            let own = game.silhouette(state, Seat::new(0))?;
            Some(state.players[0].special.remove(own))
        },
        "a silhouette token",
    ),
    ("an enemy token nowhere", |_, state| state.secret.stacks[0].pop().map(drop), "enemy token"),
    (
        "an enemy token twice",
        |_, state| {
            let token = *state.secret.stacks[0].last()?;
            state.foes.iter_mut().find(|foe| foe.kind as usize == 0 && foe.active).map(|foe| foe.token = token)
        },
        "in two places",
    ),
    (
        "an enemy with the token of another type",
        |_, state| {
            let (one, other) = (state.secret.stacks[0].pop()?, state.secret.stacks[1].pop()?);
            state.discards.stacks[0].try_push(other).ok()?;
            state.discards.stacks[1].try_push(one).ok()?;
            Some(())
        },
        "another type",
    ),
    (
        "an enemy on no space",
        |_, state| state.foes.iter_mut().next().map(|foe| foe.at = Node::new(MOST_PLACES as u8 - 1, 7)),
        "stands on no space",
    ),
    (
        "a facedown token of a faction",
        |_, state| state.foes.iter_mut().find(|foe| foe.kind.faction().is_some()).map(|foe| foe.active = false),
        "lies facedown",
    ),
    (
        "a marker on no space",
        |_, state| {
            let nowhere = Node::new(MOST_PLACES as u8 - 1, 7);
            let quest = state.staged.quests().next()?;
            state.staged.mark(quest, nowhere).ok()
        },
        "a marker",
    ),
    (
        "marks on a quest that is not staged",
        |game, state| {
            let quest = (0..game.content.quests.len() as u16).find(|quest| state.staged(*quest).is_none())?;
            state.staged.set_marks(quest, 1).ok()
        },
        "marks of a quest",
    ),
    (
        "more marks than a card can ask for",
        |_, state| {
            let quest = state.staged.quests().next()?;
            state.staged.set_marks(quest, 100).ok()
        },
        "marks of a quest",
    ),
    (
        "a facedown tile that nobody shuffled",
        |game, state| {
            let (place, tile) = (0..).zip(state.secret.tiles).find(|(_, tile)| *tile != NONE)?;
            let lies = |other: u8| state.secret.tiles.contains(&other) || state.tiles.contains(&other);
            let other = (0..game.content.tiles.len() as u8).find(|other| !lies(*other) && *other != tile)?;
            Some(state.secret.tiles[place] = other)
        },
        "was not shuffled",
    ),
    ("a tile twice", |_, state| Some(state.tiles[1] = state.tiles[0]), "tile"),
    (
        "a card of a character gone and held",
        |_, state| {
            let character = state.players[0].character;
            (character != NONE && !super::is_setting_up(state)).then(|| state.cards_gone |= 1 << character)
        },
        "is in two places",
    ),
    (
        "a card of a character nowhere",
        |_, state| {
            (state.players[0].talent != crate::state::NO_CARD).then(|| state.players[0].talent = crate::state::NO_CARD)
        },
        "is nowhere",
    ),
    ("both sides of a trait", |_, state| Some(state.players[0].traits |= 0b11), "both sides"),
    ("a trait that is not there", |_, state| Some(state.players[0].traits |= 1 << 6), "not in the box"),
    ("a peg beyond the track", |_, state| Some(state.players[0].peg = 8), "a peg beyond"),
    (
        "loyalty by a stranger's card",
        |_, state| {
            let other = numbers_in(!state.secret.hands[0]).next()?;
            Some(state.players[0].loyal = other)
        },
        "of somebody else",
    ),
    (
        "a card in the wrong slot",
        |_, state| {
            let slots = &mut state.players[0].equipped;
            let at = slots.iter().position(|held| held.is_some())?;
            slots.swap(at, (at + 1) % 3);
            (!slots[at].is_some()).then_some(())
        },
        "in a slot",
    ),
    (
        "one character twice",
        |_, state| {
            let (one, other) = (state.players[0].character, state.players[1].character);
            (one != NONE && other != NONE).then(|| state.players[1].character = one)
        },
        "no character alone",
    ),
    (
        "a survivor nowhere",
        |_, state| (!super::is_setting_up(state)).then(|| state.players[1].at = Node::NONE),
        "stands on no space",
    ),
    (
        "somebody eliminated on the map",
        |_, state| (state.players[1].at != Node::NONE).then(|| state.eliminated.insert(Seat::new(1))),
        "stands on no space",
    ),
    (
        "somebody eliminated with pieces",
        |_, state| {
            state.eliminated.insert(Seat::new(1));
            state.players[1].at = Node::NONE;
            (state.players[1].caps > 0).then_some(())
        },
        "and has pieces",
    ),
    ("a stranger first", |_, state| Some(state.first = Seat::new(7)), "not at the table"),
    ("a stranger who acted", |_, state| Some(state.acted = Seats::only(Seat::new(7))), "not at the table"),
    (
        "pieces of an empty seat",
        |_, state| {
            let seats = usize::from(state.seats);
            Some(*state.players.get_mut(seats)? = Player { caps: 1, ..Player::new() })
        },
        "has pieces",
    ),
    (
        "a deal with a stranger's card",
        |_, state| {
            let card = *state.shop.first()?;
            state.offer.gives.try_push(card).ok()
        },
        "in the deal",
    ),
];

const FRAMES: &[Break] = &[
    ("nothing to do", |_, state| Some(state.frames.clear()), "nothing is being done"),
    ("a fight without an end", |_, state| going_on(state)?.fights.try_push(Fight::default()).ok(), "fights go on"),
    ("a test without an end", |_, state| going_on(state)?.trials.try_push(Trial::default()).ok(), "tests go on"),
    (
        "a frame of a stranger",
        |_, state| Some(state.frames.last_mut()?.what = What::Stow { seat: Seat::new(7) }),
        "what is not there",
    ),
    (
        "a list of effects that is not there",
        |_, state| {
            let (seat, source) = (Seat::new(0), Source::Scenario);
            let what = What::Effects { effects: EffectList(u16::MAX), at: 0, sub: 0, seat, source };
            Some(state.frames.last_mut()?.what = what)
        },
        "what is not there",
    ),
    (
        "a draw beyond the events",
        |_, state| Some(state.frames.last_mut()?.what = What::Drawn { seat: Seat::new(0), base: 16, at: 16 }),
        "what is not there",
    ),
    (
        "an encounter that nobody resolves",
        |_, state| {
            let what = What::Encounter(crate::frame::EncounterStep::Done);
            state.encounter.is_none().then_some(())?;
            Some(state.frames.last_mut()?.what = what)
        },
        "what is not there",
    ),
];

const KEPT: &[Break] = &[
    (
        "influence left to be looked at",
        |_, state| Some(between_actions(state)?.influence_changed = Seats::all(1)),
        "still to be",
    ),
    ("a change of the world left", |_, state| Some(between_actions(state)?.world_changed = true), "still to be"),
    (
        "a victory overlooked",
        |_, state| {
            let State { public, secret } = between_actions(state)?;
            let mut holders = public.players.iter_mut().zip(secret.hands).filter(|(_, hand)| *hand != 0);
            let (holder, _) = holders.find(|(player, _)| !player.has(WINNING) && !player.has(WINNING.other_side()))?;
            Some(holder.traits |= 1 << WINNING as u8)
        },
        "and nobody noticed",
    ),
    (
        "a faction at the end unnoticed",
        |game, state| Some(state.power[0] = game.track_end(between_actions(state)?)),
        "at the end of the track, and nobody",
    ),
    ("a takeover without an end", |_, state| Some(between_actions(state)?.takeover = true), "and the game goes on"),
    ("a winner in the middle", |_, state| Some(going_on(state)?.winners = Seats::all(1)), "and the game goes on"),
    (
        "a fight against another type",
        |_, state| {
            let Public { fights, foes, .. } = &mut state.public;
            let fight = fights.last_mut()?;
            let other = crate::content::EnemyType::ALL.into_iter().find(|kind| *kind != fight.kind)?;
            let there = match fight.foe {
                Opponent::OnMap(number) => foes.get(number).is_some(),
                Opponent::Drawn { .. } => true,
            };
            there.then(|| fight.kind = other)
        },
        "against another type",
    ),
    (
        "a fifth agenda card",
        |_, state| {
            let hand = 4 - between_actions(state)?.agenda_count(Seat::new(0)).min(4);
            for _ in 0..=hand {
                let card = state.secret.agendas.pop()?;
                state.secret.take_agenda(Seat::new(0), card);
            }
            Some(())
        },
        "too many agenda cards",
    ),
    (
        "a full inventory",
        |game, state| {
            let limit = game.inventory_limit(between_actions(state)?, Seat::new(0));
            while state.players[0].inventory.len() <= usize::from(limit) {
                let card = state.secret.loot.pop()?.card();
                state.players[0].inventory.try_push(Held::ready(card)).ok()?;
            }
            Some(())
        },
        "in the inventory",
    ),
    (
        "somebody dead who lives",
        |_, state| {
            let player = &mut between_actions(state)?.players[0];
            Some(player.hp = player.rads)
        },
        "and lives",
    ),
    (
        "a gap in the shop",
        |_, state| {
            let card = between_actions(state)?.shop.pop()?;
            state.discards.assets.try_push(card).ok()?;
            (state.shop.len() < SHOP).then_some(())
        },
        "the shop",
    ),
];

fn clear_one(set: &mut u64) -> Option<()> {
    (*set != 0).then(|| *set &= *set - 1)
}

fn going_on(state: &mut State) -> Option<&mut State> {
    (state.top() != Some(What::Over)).then_some(state)
}

fn between_actions(state: &mut State) -> Option<&mut State> {
    (state.top() == Some(What::Turn(TurnStep::Choose))).then_some(state)
}

fn whole(game: &Wasteland, state: &State) -> Result<(), String> {
    audit(game, state)?;
    kept::audit(game, state)
}

#[test]
fn every_break_is_complained_of() {
    let mut texts = Texts::new();
    crate::reading::mistake_texts().iter().for_each(|text| texts.add_text(text, &mut Mistakes::new()));
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../packs/wasteland-core");
    let files = pack::load_folder(&folder).expect("the core pack lies beside the crates");
    let (mut content, _) = crate::reading::read(&[files]).expect("the core pack is sound");
    for agenda in &mut content.agendas {
        agenda.scoring = vec![Scoring { amount: Amount::fixed(20), condition: Some(Condition::Trait(WINNING)) }];
    }
    assert!(content.specials[Letter::S as usize] > 0);
    let game = Wasteland::new(content);
    let mut left: Vec<&Break> = PIECES.iter().chain(FRAMES).chain(KEPT).collect();
    for seed in 0..60 {
        let setup =
            Setup { scenario: seed as u8 % game.content.scenarios.len() as u8, ..Setup::of(2 + seed as u8 % 2) };
        let mut run = Run::silent();
        let mut rng = QuickRng::new(seed);
        let mut state = begin(&game, &setup, Seed::from_number(seed), &mut run).expect("the set-up is allowed");
        loop {
            assert_eq!(whole(&game, &state), Ok(()), "seed {seed}");
            left.retain(|(what, break_it, complaint)| {
                let mut broken = state.clone();
                if super::is_setting_up(&state) || break_it(&game, &mut broken).is_none() {
                    return true;
                }
                let found = whole(&game, &broken).expect_err(what);
                assert!(found.contains(complaint), "{what}: {found}");
                let people = ["Anna", "Boris", "Clara", "Dmitri"].map(str::to_owned);
                let told = crate::example::complaints::in_words(&game, &found, &people).in_lang(Lang::Ru, &texts);
                let is_told = told.contains(|sign| ('а'..='я').contains(&sign)) && !told.contains("player ");
                assert!(is_told, "{what}: {found}: {told}");
                false
            });
            let Some(answer) = run.decision.sample(&mut rng) else { break };
            advance(&game, &mut state, &answer, &mut run).expect("the rules hold");
        }
        if left.is_empty() {
            return;
        }
    }
    let names: Vec<&str> = left.iter().map(|(what, ..)| *what).collect();
    panic!("no state could be broken so: {names:?}");
}
