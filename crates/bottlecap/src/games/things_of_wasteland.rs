//! What somebody may mean who asks why something in Wasteland cannot be done.

use kernel::{Asked, numbers_in};
use text::wasteland::Voice;
use wasteland::{
    Wasteland,
    choice::{Ask, Choice},
    map::Node,
    state::NO_CARD,
};

use super::Place;
use crate::speech::Speech;

/// The choice that is meant by a word: first an action or a thing by its whole name or its id, then whatever has the
/// word in its text.
pub fn find(
    voice: Voice<'_>,
    place: Place<'_, Wasteland>,
    spaces: &[(Node, String)],
    asked: &Asked<Ask>,
    thing: &str,
) -> Option<Choice> {
    let speech = Speech { lang: voice.lang() };
    let wanted = thing.to_lowercase();
    let candidates = candidates(place, asked, spaces.iter().map(|(node, _)| *node));
    let names = |choice: &Choice| names(voice, place, spaces, *choice);
    let is_named = |choice: &&Choice| names(choice).iter().any(|name| name.to_lowercase() == wanted);
    let called =
        |choice: &&Choice| action(**choice).is_some_and(|key| speech.say(key).split(", ").any(|name| name == wanted));
    let named = candidates.iter().find(is_named).or_else(|| candidates.iter().find(called));
    let has_it = |choice: &&Choice| voice.choice(asked.ask, **choice).to_lowercase().contains(&wanted);
    named.or_else(|| candidates.iter().find(has_it)).copied()
}

/// What the rulebook calls an action, as a key.
const fn action(choice: Choice) -> Option<&'static str> {
    Some(match choice {
        Choice::Move => "thing-move",
        Choice::Explore(_) => "thing-explore",
        Choice::Encounter => "thing-encounter",
        Choice::Fight(_) => "thing-fight",
        Choice::Quest { .. } => "thing-quest",
        Choice::Camp => "thing-camp",
        Choice::Trade(_) => "thing-trade",
        Choice::Buy(_) => "thing-shop",
        Choice::Declare(_) => "thing-loyalty",
        _ => return None,
    })
}

/// Everything that could ever be chosen with what lies on the table; actions first.
fn candidates(place: Place<'_, Wasteland>, asked: &Asked<Ask>, spaces: impl Iterator<Item = Node>) -> Vec<Choice> {
    let (view, content) = (place.view, place.game.content());
    let mut all = vec![
        Choice::Move,
        Choice::Camp,
        Choice::Encounter,
        Choice::EndTurn,
        Choice::Victory,
        Choice::Recover,
        Choice::Unexhaust,
        Choice::WellRested,
        Choice::Rest,
        Choice::Withdraw,
    ];
    let facedown = content.places(view.scenario).filter(|place| !view.is_faceup(*place));
    all.extend(facedown.map(Choice::Explore));
    let to = |node| if asked.ask == Ask::Turn { Choice::Step(node) } else { Choice::Space(node) };
    all.extend(spaces.map(to));
    all.extend(view.foes.iter().map(|(number, _)| Choice::Fight(number)));
    for staged in view.staged.iter() {
        let quest = staged.quest;
        let objectives = content.quests.get(usize::from(quest)).map_or(0, |quest| quest.objectives.len() as u8);
        all.extend((0..objectives).map(|objective| Choice::Quest { quest, objective }));
    }
    let met = view.encounter.and_then(|meeting| content.encounters.get(usize::from(meeting.card)));
    all.extend((0..met.map_or(0, |card| card.options.len() as u8)).map(Choice::Option));
    all.extend(view.shop.iter().flat_map(|card| [Choice::Buy(*card), Choice::Recruit(*card)]));
    let own = view.player(asked.seat);
    let talent = Some(own.talent).filter(|card| *card != NO_CARD);
    let held: Vec<u16> = own.cards().map(|held| held.card).chain(talent).collect();
    all.extend(held.iter().map(|card| Choice::Use { card: *card, ability: 0 }));
    all.extend(held.iter().flat_map(|card| [Choice::Equip(*card), Choice::Unequip(*card), Choice::Sell(*card)]));
    all.extend(numbers_in(own.perks).map(Choice::UsePerk));
    all.extend(numbers_in(view.hand(asked.seat).known).map(Choice::Declare));
    all.extend(view.all_seats().filter(|seat| *seat != asked.seat).map(Choice::Trade));
    match asked.ask {
        Ask::GainPerk => all.extend((0..content.perks.len() as u8).map(Choice::Perk)),
        Ask::Character => all.extend((0..content.characters.len() as u8).map(Choice::Character)),
        _ => {}
    }
    all
}

/// What the thing of a choice is called: its id, and its name where it has one of its own.
fn names(voice: Voice<'_>, place: Place<'_, Wasteland>, spaces: &[(Node, String)], choice: Choice) -> Vec<String> {
    let content = place.game.content();
    let card = |card: u16| {
        let id = content.cards.get(usize::from(card)).map(|card| card.id.clone());
        id.into_iter().chain([voice.card(card)]).collect()
    };
    let perk = |perk: u8| {
        let id = content.perks.get(usize::from(perk)).map(|perk| perk.id.clone());
        id.into_iter().chain([voice.perk(perk)]).collect()
    };
    match choice {
        Choice::Step(node) | Choice::Space(node) => {
            let id = spaces.iter().find(|(other, _)| *other == node).map(|(_, id)| id.clone());
            id.into_iter().chain([voice.space(node)]).collect()
        }
        Choice::Fight(foe) => vec![voice.foe(foe)],
        Choice::Quest { quest, .. } => vec![voice.quest(quest)],
        Choice::Buy(number) | Choice::Use { card: number, .. } => card(number),
        Choice::UsePerk(number) | Choice::Perk(number) => perk(number),
        Choice::Declare(agenda) => vec![voice.agenda(agenda)],
        Choice::Character(character) => vec![voice.character(character)],
        Choice::Trade(seat) => vec![voice.seat(seat)],
        _ => Vec::new(),
    }
}
