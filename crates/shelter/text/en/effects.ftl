# What cards do, said from their data. Clauses are imperative and begin small; the program joins them and gives the
# sentence its capital.

## Joining

say-and = { $first } and { $last }
say-comma = { $first }, { $rest }
say-or = { $first } or { $last }
say-sentence = { $text }.
say-colon = { $before }: { $after }.
say-cost = { $cost }: { $gain }
say-window = { $when }, { $rest }

## Things that are paid or gained

say-power = { $count } power
say-food = { $count } food
say-water = { $count } water
say-any = { $count ->
    [one] { $count } resource of your choice
   *[other] { $count } resources of your choice
}
say-happiness = { $count } happiness
say-item = { $count ->
    [one] { $count } item
   *[other] { $count } items
}
say-dweller = { $count ->
    [one] a new dweller
   *[other] { $count } new dwellers
}
say-first-player = the first player token
say-room-price = the price of the room you build

## Clauses

say-pay = pay { $things }
say-discard-items = { $count ->
    [one] discard { $count } item
   *[other] discard { $count } items
}
say-gain = gain { $things }
say-build = { $count ->
    [one] build a room
   *[other] build { $count } rooms
}
say-build-free = { $count ->
    [one] build a room without paying its price
   *[other] build { $count } rooms without paying their prices
}
say-train = train the dweller in a letter of your choice at the recall
say-train-letter = train the dweller in { $letter } at the recall
say-train-linked = train one of the dwellers in a letter of your choice at the recall
say-train-linked-letter = train one of the dwellers in { $letter } at the recall
say-heal = heal the dweller
say-heal-linked = heal both dwellers
say-ready = { $count ->
    [one] ready an item
   *[other] ready { $count } items
}
say-refresh-items = refresh the item track
say-refresh-rooms = refresh the room track
say-exchange = exchange { $first } for { $second } or back as often as you like this turn

## Spaces

say-linked = place two dwellers
say-injured-only = place an injured dweller
say-linked-injured-only = place two injured dwellers
say-injury = the dweller is injured
say-injury-linked = both dwellers are injured
say-fight = fight { $number }
say-on-a-win = win: { $gain }
say-letters = twice for a dweller trained in { $letters }
say-letters-linked = twice if either dweller is trained in { $letters }
say-nothing = nothing happens

## Rooms

say-price = building it costs { $things }
say-start = a starting room in { $slot }, { $count ->
    [one] column { $columns }
   *[other] columns { $columns }
}
say-no-space = it has no space

## Items

say-exhaust = exhaust this item
say-discard = discard this item
say-discard-with = { $count ->
    [one] discard this item and another
   *[other] discard this item and { $count } others
}
say-repeat = as often as you like
say-in-fight = in a fight
say-fight-won = after winning a fight
say-fight-lost = after losing a fight
say-income-taken = after taking income
say-room-built = after building a room
say-threat-spawned = after a threat appears on your level
say-roll = +{ $amount } to the roll
say-reroll = roll both dice again
say-win = win the fight
say-heal-any = heal one of your injured dwellers
say-train-any = train an untrained dweller in a letter of your choice
say-train-any-letter = train an untrained dweller in { $letter }
say-discard-threat = discard a threat on your level that nobody stands on
say-always-roll = +{ $amount } to your rolls in fights
say-end = at the end of the game: +{ $count } happiness

## What numbers count

say-per = { $clause } per { $what }
say-at-most = { $clause } (max { $max })
say-per-rooms = { $each ->
    [one] room on your level
   *[other] { $each } rooms on your level
}
say-per-items = { $each ->
    [one] item you have
   *[other] { $each } items you have
}
say-per-dwellers = { $each ->
    [one] dweller you have
   *[other] { $each } dwellers you have
}
say-per-injured = { $each ->
    [one] injured dweller you have
   *[other] { $each } injured dwellers you have
}
say-per-trained = { $each ->
    [one] trained dweller you have
   *[other] { $each } trained dwellers you have
}
say-per-threats = { $each ->
    [one] threat on your level
   *[other] { $each } threats on your level
}
say-per-cubes = { $each ->
    [one] cube you have
   *[other] { $each } cubes you have
}
say-per-power = { $each ->
    [one] power you have
   *[other] { $each } power you have
}
say-per-food = { $each ->
    [one] food you have
   *[other] { $each } food you have
}
say-per-water = { $each ->
    [one] water you have
   *[other] { $each } water you have
}
