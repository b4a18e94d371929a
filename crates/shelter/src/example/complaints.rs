//! What the rules complain of in a state (chapter LIMIT), for people who write examples. The complaints of the rules speak
//! of players and cards by their numbers, and English; here they get names, and their form is known to other languages.

use harness::example::said::with_names;
use pack::Message;

use crate::Shelter;

/// The forms of all complaints; the special ones stand before the general ones.
const FORMS: &[(&str, &str)] = &[
    ("mistake-audit-seats", "{seats} players are at the table"),
    ("mistake-audit-stranger", "a player who is not at the table"),
    ("mistake-audit-stranger-passed", "somebody passed who is not at the table"),
    ("mistake-audit-levels", "{levels} levels for {seats} players"),
    ("mistake-audit-level-owner", "level {level} has the wrong owner"),
    ("mistake-audit-color", "player {player} has no color of their own"),
    ("mistake-audit-stranger-pieces", "somebody who is not at the table has pieces"),
    ("mistake-audit-no-card", "there is no card {card}"),
    ("mistake-audit-cubes", "player {player} has more than {most} cubes on a track"),
    ("mistake-audit-exhausted", "player {player} has exhausted an item that is not held"),
    ("mistake-audit-from-box", "player {player} uses a dweller from the box"),
    ("mistake-audit-two-places", "dweller {dweller} of player {player} is in two places"),
    ("mistake-audit-no-space", "dweller {dweller} of player {player} is to be trained and stands on no space"),
    ("mistake-audit-slots", "the training slots of player {player} are wrong"),
    ("mistake-audit-untouched", "room {room} touches neither elevator nor room (S-BUILD-02)"),
    ("mistake-audit-roomless", "threat {threat} lies where no room is"),
    ("mistake-audit-built", "built spaces and rooms differ"),
    ("mistake-audit-threatened", "threatened spaces and threats differ"),
    ("mistake-audit-offers", "what spaces offer and what lies there differ"),
    ("mistake-audit-off-space", "a dweller of player {player} stands on no space"),
    ("mistake-audit-occupied", "occupied spaces and dwellers differ"),
    ("mistake-audit-crowded", "too many dwellers on space {space}"),
    ("mistake-audit-placed", "placed dweller {dweller} is not where it was placed"),
    ("mistake-audit-gap", "the gap of the named room is no gap"),
    ("mistake-audit-exchange", "an exchange that is printed nowhere"),
    ("mistake-audit-recall-over", "a recall goes on that is over"),
    ("mistake-audit-trainee", "a trainee who is not to be trained"),
    ("mistake-audit-idle", "nothing is being done"),
    ("mistake-audit-frame", "a step speaks of what is not there"),
    ("mistake-audit-full-level", "a level is full, and nobody noticed"),
    ("mistake-audit-last-threat", "the last threat was drawn, and nobody noticed"),
    ("mistake-audit-early-places", "the game has places before it is over"),
    ("mistake-audit-no-reason", "the game is over for no reason"),
    ("mistake-audit-places", "the places are not those of the count"),
    ("mistake-audit-places-of-card", "{what} {name} is in {times} places"),
    ("mistake-audit-item", "item"),
    ("mistake-audit-room", "room"),
    ("mistake-audit-threat", "threat"),
];

/// The complaint with names for numbers.
pub(crate) fn in_words(game: &Shelter, complaint: &str, players: &[String]) -> Message {
    let content = game.content();
    let name = |what: &str, number: usize| match what {
        "player" => players.get(number.checked_sub(1)?).cloned(),
        "item" => content.items.get(number).map(|item| item.id.clone()),
        "room" => content.rooms.get(number).map(|room| room.id.clone()),
        "threat" => content.threats.get(number).map(|threat| threat.id.clone()),
        _ => None,
    };
    Message::recognized(&with_names(complaint, &name), FORMS)
}
