# Names of things, short forms of what is printed on them, and the table as text.

## Players. `-of` is the possessive.

seat-color = { $color ->
    [red] Red
    [blue] Blue
    [green] Green
    [yellow] Yellow
   *[other] { $color }
}
seat-color-of = { $color ->
    [red] Red’s
    [blue] Blue’s
    [green] Green’s
    [yellow] Yellow’s
   *[other] { $color }’s
}
seat-name-of = { $name }’s
seat-nobody = seat { $n }

## Places

level-top = level 0 (top)
level-owned = level { $n } ({ $seat })
space-only = { $room }
space-left = { $room }, left space
space-right = { $room }, right space
space-elevator = { $of-seat } elevator
space-empty = level { $n }, slot { $slot }

## Dwellers

dweller-loose = { $injured ->
    [yes] an untrained injured dweller
   *[no] an untrained dweller
}
dweller-trained = { $injured ->
    [yes] the injured dweller trained in { $letter }
   *[no] the dweller trained in { $letter }
}
dweller-placed = { $injured ->
    [yes] the injured dweller at { $space }
   *[no] the dweller at { $space }
}
dweller-new = { $injured ->
    [yes] the new dweller, injured
   *[no] the new dweller
}
dweller-boxed = { $injured ->
    [yes] an injured dweller in the box
   *[no] a dweller in the box
}

## Resources

resource-power = power
resource-food = food
resource-water = water

## Short forms

list-and = { $first } and { $last }
list-or = { $first } or { $last }
short-power = { $n } power
short-food = { $n } food
short-water = { $n } water
short-any = { $n } ?
short-any-plain = { $n ->
    [one] { $n } resource of your choice
   *[other] { $n } resources of your choice
}
short-happiness = { $n } happiness
short-items = { $n ->
    [one] { $n } item
   *[other] { $n } items
}
short-dwellers = { $n ->
    [one] { $n } new dweller
   *[other] { $n } new dwellers
}
short-build = { $n ->
    [1] building a room
   *[other] building { $n } rooms
}
short-ready = { $n ->
    [1] readying an item
   *[other] readying { $n } items
}
short-first-player = first player token
short-train = training
short-train-letter = training in { $letter }
short-exchange = { $first } ⇄ { $second }
short-exchange-plain = exchange { $first } for { $second } or back
short-exchange-bare = exchange
short-heal = healing
short-refresh-items = refreshing items
short-refresh-rooms = refreshing rooms
short-injury = injury
short-room-price = the room’s price

## What a space offers

offer-arrow = { $cost } → { $gain }
offer-free = → { $gain }
offer-letters = [{ $letters }]
offer-linked = pair:
offer-injured-only = injured:
offer-fight = fight { $need }
offer-threat = THREAT { $threat }:
offer-dweller = @{ $mark }
offer-dweller-injured = @{ $mark }!
offer-cost-plain = cost { $cost }
offer-no-cost-plain = no cost
offer-gain-plain = reward { $gain }
offer-no-gain-plain = no reward
offer-letters-plain = doubled for { $letters }
offer-linked-plain = two dwellers at once
offer-injured-only-plain = injured dwellers only
offer-fight-plain = fight { $need } or more
offer-threat-plain = threat { $threat }
offer-dweller-plain = taken by a dweller of { $seat }
offer-dweller-injured-plain = taken by an injured dweller of { $seat }

## The header

table-round = Round { $n }
table-step-spawn = threats appear
table-step-turn = { $of-seat } turn
table-step-recall = recall
table-step-over = the game is over
table-token = first player token: { $seat }
table-order-now = Still to play this round: { $seats }
table-order-now-nobody = Still to play this round: nobody
table-order-next = Next round: { $seats }
table-decks = Cards left: { $threats ->
    [one] { $threats } threat
   *[other] { $threats } threats
}, { $rooms ->
    [one] { $rooms } room
   *[other] { $rooms } rooms
}, { $items ->
    [one] { $items } item
   *[other] { $items } items
}
table-end-open = The game ends with a sixth room on a level (most so far: { $rooms }) or with the last threat card
table-end-sixth-room = Last round: a level has its sixth room
table-end-threat-deck = Last round: the threat deck has run out
table-end-standstill = Last round: nobody has placed a dweller for ten rounds, and no threat can come
table-end-round-limit = Last round: the round limit is reached
table-places = Places: { $places }

## The vault

table-vault = THE VAULT
table-level-top = Level 0, the top level
table-level = Level { $n }, { $seat }: { $rooms } of 6 rooms
table-level-threats = { $threats ->
    [one] { $threats } threat
   *[other] { $threats } threats
}
table-elevator = elevator
table-legend = @ dweller of the player with this letter, ! injured, ~ exhausted, ? any resource, [ ] letters that double, cost → reward

## The tracks

table-items = ITEM TRACK
table-rooms = ROOM TRACK
table-track-empty = empty
table-price = { $room } (price: { $price })
table-set-aside = Set aside, paid for: { $room }

table-space-only = The space
table-space-left = Left space
table-space-right = Right space

## The players

table-players = PLAYERS
table-player = { $seat } ({ $mark })
table-player-token = first player token
table-player-passed = passed
table-cubes = { $power } power, { $food } food, { $water } water
table-happiness = happiness { $n }
table-happiness-hidden = happiness hidden
table-no-items = no items
table-held = items: { $items }
table-item-exhausted = { $item }~
table-item-exhausted-plain = { $item } (exhausted)
table-dwellers = { $n ->
    [one] { $n } dweller: { $groups }
   *[other] { $n } dwellers: { $groups }
}
table-loose = { $n } untrained
table-loose-injured = { $n } untrained and injured
table-trained = trained in { $letters }
table-trained-injured = injured and trained in { $letters }
table-in-vault = { $n } in the vault
table-in-vault-injured = { $n } injured in the vault
table-new = { $n } new

# The sums of the dice that bring a threat to this space.
offer-columns = { $columns }:
offer-columns-plain = dice { $columns }
