//! What the rules complain of in a state (chapter LIMIT), for people who write examples. The complaints of the rules speak
//! of players and cards by their numbers, and English; here they get names, and their form is known to other languages.

use harness::example::said::with_names;
use pack::Message;

use crate::Wasteland;

/// The forms of all complaints; the special ones stand before the general ones.
const FORMS: &[(&str, &str)] = &[
    ("mistake-w-audit-seats", "{seats} players are at the table"),
    ("mistake-w-audit-scenario", "a scenario that is not there"),
    ("mistake-w-audit-stranger", "a player who is not at the table"),
    ("mistake-w-audit-stranger-said", "somebody who is not at the table"),
    ("mistake-w-audit-stranger-pieces", "somebody who is not at the table has pieces"),
    ("mistake-w-audit-character", "player {player} has no character alone"),
    ("mistake-w-audit-off-space", "player {player} stands on no space"),
    ("mistake-w-audit-out", "player {player} is out of the game and has pieces"),
    ("mistake-w-audit-peg", "player {player} has a peg beyond the end of its track"),
    ("mistake-w-audit-both-sides", "player {player} has both sides of a trait token"),
    ("mistake-w-audit-trait", "player {player} has a trait that is not in the box"),
    ("mistake-w-audit-loyal", "player {player} is loyal by a card of somebody else"),
    ("mistake-w-audit-slot", "player {player} has a card in a slot that is not its own"),
    ("mistake-w-audit-own-card", "player {player} does not know an own card, or one that all have seen"),
    ("mistake-w-audit-open-hand", "not all have seen a card of player {player}, and hands are open"),
    ("mistake-w-audit-unseen-loyal", "player {player} is loyal by a card that not all have seen"),
    ("mistake-w-audit-other-back", "encounter {card} lies in the deck of another back"),
    ("mistake-w-audit-marker", "a marker stands on no space"),
    ("mistake-w-audit-marks", "markers or marks of a quest that is not staged"),
    ("mistake-w-audit-letters", "there are {there} tokens {letter}, and {all} in the box"),
    ("mistake-w-audit-silhouette", "a silhouette token that nobody has"),
    ("mistake-w-audit-deal", "something in the deal belongs to nobody who deals"),
    ("mistake-w-audit-other-stack", "token {token} lies in the stack of another type"),
    ("mistake-w-audit-other-token", "enemy {number} has the token of another type"),
    ("mistake-w-audit-foe-space", "enemy {number} stands on no space"),
    ("mistake-w-audit-foe-facedown", "enemy {number} of a faction lies facedown (W-RULING-65)"),
    ("mistake-w-audit-foe-neither", "enemy {number} is neither faceup nor facedown"),
    ("mistake-w-audit-tile-neither", "the tile at place {place} is neither faceup nor facedown"),
    ("mistake-w-audit-unmixed", "a tile lies facedown that was not shuffled"),
    ("mistake-w-audit-idle", "nothing is being done"),
    ("mistake-w-audit-frame", "a step speaks of what is not there"),
    ("mistake-w-audit-fights", "{fights} fights go on, and {kept} are kept"),
    ("mistake-w-audit-tests", "{tests} tests go on, and {kept} are kept"),
    ("mistake-w-audit-encounters", "{encounters} encounters go on, and {kept} are kept"),
    ("mistake-w-audit-events", "events wait that nobody drew"),
    ("mistake-w-audit-won", "somebody has won, and the game goes on"),
    ("mistake-w-audit-other-type", "a fight against another type"),
    ("mistake-w-audit-influence", "influence is still to be looked at, and nothing holds that up"),
    ("mistake-w-audit-unnoticed", "player {player} has won, and nobody noticed"),
    ("mistake-w-audit-track-end", "a faction is at the end of the track, and nobody noticed"),
    ("mistake-w-audit-takeover", "a faction has taken over, and the game goes on"),
    ("mistake-w-audit-many-agendas", "player {player} has too many agenda cards"),
    ("mistake-w-audit-inventory", "player {player} has too many cards in the inventory"),
    ("mistake-w-audit-no-hp", "player {player} has no HP left and lives"),
    ("mistake-w-audit-shop", "the shop was not reset"),
    ("mistake-w-audit-not-in-box", "{what} {name} is not in the box"),
    ("mistake-w-audit-two-places", "{what} {name} is in two places"),
    ("mistake-w-audit-nowhere", "{what} {name} is nowhere"),
    ("mistake-w-audit-tile", "tile"),
    ("mistake-w-audit-card", "card"),
    ("mistake-w-audit-agenda", "agenda"),
    ("mistake-w-audit-perk", "perk"),
    ("mistake-w-audit-encounter", "encounter"),
    ("mistake-w-audit-quest", "quest"),
    ("mistake-w-audit-enemy-token", "enemy token"),
];

/// The complaint with names for numbers.
pub(crate) fn in_words(game: &Wasteland, complaint: &str, players: &[String]) -> Message {
    let content = game.content();
    let name = |what: &str, number: usize| match what {
        "player" => players.get(number.checked_sub(1)?).cloned(),
        "tile" => content.tiles.get(number).map(|tile| tile.id.clone()),
        "card" => content.cards.get(number).map(|card| card.id.clone()),
        "agenda" => content.agendas.get(number).map(|agenda| agenda.id.clone()),
        "perk" => content.perks.get(number).map(|perk| perk.id.clone()),
        "encounter" => content.encounters.get(number).map(|card| card.id.clone()),
        "quest" => content.quests.get(number).map(|quest| quest.id.clone()),
        "token" => content.tokens.get(number).map(|token| token.id.clone()),
        _ => None,
    };
    Message::recognized(&with_names(complaint, &name), FORMS)
}
