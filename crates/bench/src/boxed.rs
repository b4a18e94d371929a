//! A set as large as a box of the game, for measuring before there is one: the core pack with copies of its own cards,
//! tiles and tokens up to the counts of the rulebook's component list, and a map on which all tiles lie.

use wasteland::{
    Wasteland,
    content::{Back, Content, Home, Laid, Place},
};

/// W-COMP-02.
const TILES: usize = 21;
/// W-COMP-10.
const ENCOUNTERS: usize = 75;
/// W-COMP-11.
const QUESTS: usize = 100;
/// W-COMP-14, W-COMP-15, W-COMP-16.
const CARDS: [(Home, usize); 3] = [(Home::Loot, 34), (Home::Asset, 25), (Home::Unique, 11)];
/// W-COMP-18.
const TOKENS: usize = 27;

/// Wasteland with so much content, played on a map of all tiles.
pub fn wasteland(core: &Wasteland) -> Wasteland {
    let mut content = core.content().clone();
    cards(&mut content);
    stories(&mut content);
    let tokens = content.tokens.clone();
    fill(&mut content.tokens, &tokens, TOKENS, |_, _| {});
    map(&mut content);
    Wasteland::new(content)
}

/// Adds copies of the patterns in turn until there are so many.
fn fill<T: Clone>(things: &mut Vec<T>, patterns: &[T], count: usize, mut change: impl FnMut(&mut T, usize)) {
    let missing = count.saturating_sub(things.len());
    for (number, pattern) in patterns.iter().cycle().take(missing).enumerate() {
        let mut copy = pattern.clone();
        change(&mut copy, number);
        things.push(copy);
    }
}

fn cards(content: &mut Content) {
    for (home, count) in CARDS {
        let patterns: Vec<_> = content.cards.iter().filter(|card| card.home == home).cloned().collect();
        let others = content.cards.len() - patterns.len();
        fill(&mut content.cards, &patterns, others + count, |card, number| {
            card.id = format!("{}-copy-{number}", card.id);
        });
    }
}

/// Encounters and quests. Copies of library cards have numbers that no card names, so they wait there.
fn stories(content: &mut Content) {
    let encounters = content.encounters.clone();
    let mut free = encounters.iter().filter_map(|encounter| encounter.number).max().unwrap_or(0);
    fill(&mut content.encounters, &encounters, ENCOUNTERS, |encounter, number| {
        encounter.id = format!("{}-copy-{number}", encounter.id);
        if let Some(library) = &mut encounter.number {
            free += 1;
            *library = free;
        }
    });
    let quests = content.quests.clone();
    let mut free = quests.iter().map(|quest| quest.number).max().unwrap_or(0);
    fill(&mut content.quests, &quests, QUESTS, |quest, number| {
        free += 1;
        quest.id = format!("{}-copy-{number}", quest.id);
        quest.number = free;
    });
}

/// All facedown tiles, around the largest map. Names stay unique.
fn map(content: &mut Content) {
    let patterns: Vec<_> = content.tiles.iter().filter(|tile| tile.back != Back::DoubleSided).cloned().collect();
    fill(&mut content.tiles, &patterns, TILES, |tile, number| {
        tile.id = format!("{}-copy-{number}", tile.id);
        tile.spaces.iter_mut().for_each(|space| space.name = None);
    });
    let Some(scenario) = content.scenarios.iter_mut().max_by_key(|scenario| scenario.places.len()) else { return };
    scenario.mix.clear();
    let is_faceup = |at: u8| scenario.places.iter().any(|place| place.laid == Laid::Faceup(at));
    let mut left: Vec<Laid> = (0u8..)
        .zip(&content.tiles)
        .filter(|(at, tile)| tile.back != Back::DoubleSided && !is_faceup(*at))
        .map(|(_, tile)| if tile.back == Back::Deadly { Laid::Deadly } else { Laid::Dangerous })
        .collect();
    for place in &scenario.places {
        if let Some(at) = left.iter().position(|laid| *laid == place.laid) {
            left.remove(at);
        }
    }
    for laid in left {
        let is_free = |q: i8, r: i8| scenario.places.iter().all(|place| (place.q, place.r) != (q, r));
        let ways = [(1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1)];
        let around = scenario.places.iter().flat_map(|place| ways.map(|(q, r)| (place.q + q, place.r + r)));
        if let Some((q, r)) = around.into_iter().find(|(q, r)| is_free(*q, *r)) {
            scenario.places.push(Place { q, r, laid });
        }
    }
}
