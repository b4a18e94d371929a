# What happened, in the present tense, for the log. `$of-seat` is the possessive of a player.

event-round-began = Round { $n }
event-threat-rolled = Threat dice for { $level }: { $one } + { $other } = { $sum }
event-threat-spawned = Threat: { $threat } covers { $space }
event-spared-seven = No threat: a seven hits the elevators
event-spared-no-room = No threat: there is no room in that column
event-spared-taken = No threat: there is one there already
event-spared-no-cards = No threat: no threat cards are left
event-turn-began = { $of-seat } turn
event-placed = { $n ->
    [one] { $seat } places a dweller: { $space }
   *[other] { $seat } places two dwellers: { $space }
}
event-placed-threat = { $n ->
    [one] { $seat } sends a dweller against { $threat }: { $space }
   *[other] { $seat } sends two dwellers against { $threat }: { $space }
}
event-placed-twice = { $placed }; training in { $letter } doubles the reward
event-passed = { $seat } passes
event-passed-forced = { $seat } passes: nothing else is possible
event-paid = { $seat } pays { $things }
event-gained = { $seat } gains { $things }
event-cube-lost = { $seat } cannot keep { $things }: the track is full
event-room-named = { $seat } will build { $room }
event-income-declined = { $seat } takes no income
event-income-taken = { $seat } takes income
event-fight-rolled = { $seat } rolls { $one } + { $other } = { $sum }
event-standing-bonus = { $item } adds { $n } to the result
event-fight-decided = { $seat } wins the fight with an item, whatever the dice say
event-effect-skipped = { $seat } uses { $item }, but part of it changes nothing
event-fight-changed = { $seat } adds { $n } to the result
event-fight-won = { $seat } wins the fight: { $sum }, { $need } needed
event-fight-won-item = { $seat } wins the fight with an item, whatever the dice say
event-fight-lost = { $seat } loses the fight: { $sum }, { $need } needed
event-injured = A dweller of { $seat } is injured
event-healed = A dweller of { $seat } is healed
event-dweller-arrived = { $seat } gets a new dweller, available next round
event-item-taken = { $seat } takes { $item }
event-item-used = { $seat } uses { $item }
event-item-exhausted = { $seat } uses and exhausts { $item }
event-item-discarded = { $seat } discards { $item }
event-item-readied = { $seat } readies { $item }
event-track-filled = { $kind ->
    [rooms] New on the room track: { $cards }
   *[items] New on the item track: { $cards }
}
event-track-refreshed = { $kind ->
    [rooms] The room track is discarded and dealt again
   *[items] The item track is discarded and dealt again
}
event-deck-shuffled = { $kind ->
    [rooms] The discarded rooms are shuffled into a new deck
    [threats] The discarded threats are shuffled into a new deck
   *[items] The discarded items are shuffled into a new deck
}
event-token-taken = { $seat } takes the first player token
event-room-built = { $seat } builds { $room } in slot { $slot }
event-build-declined = { $seat } builds no second room
event-skipped-dweller = { $seat } gets no new dweller: all seven are out
event-skipped-first-player = { $seat } already holds the first player token
event-skipped-build = { $seat } builds nothing: no room can be built now
event-skipped-train = { $seat } trains nobody: there is nobody here to train
event-skipped-exchange = { $seat } can already exchange
event-skipped-heal = { $seat } heals nobody: nobody here is injured
event-skipped-item = { $seat } takes no item: the item track is empty
event-skipped-ready = { $seat } readies nothing: no item is exhausted
event-skipped-other = { $seat } skips a reward that has no effect
event-exchange-opened = { $seat } may exchange until the end of the turn
event-exchanged = { $seat } exchanges
event-training-due = { $seat } will train the dweller in { $letter } at the recall
event-training-due-any = { $seat } will train the dweller at the recall, in any letter
event-trained = { $seat } trains a dweller in { $letter }
event-training-lost = { $seat } loses the training in { $letter }: the slot is taken
event-recall-began = Recall
event-recalled = { $n ->
    [0] { $seat } has nobody to recall
    [one] { $seat } recalls { $n } dweller
   *[other] { $seat } recalls { $n } dwellers
}
event-threat-discarded = { $threat } is discarded: { $space } is open again
event-items-readied = All exhausted items are ready again
event-end-sixth-room = The end is triggered: a level has its sixth room. This round is the last
event-end-threat-deck = The end is triggered: the threat deck has run out. This round is the last
event-end-standstill = The end is triggered: nobody has placed a dweller for ten rounds, and no threat can come
event-end-round-limit = The end is triggered: the round limit is reached
event-bonus-gained = { $seat } gains { $things } for { $item }
event-penalty-taken = { $threats ->
    [one] { $seat } loses { $things } for 1 threat on the level
   *[other] { $seat } loses { $things } for { $threats } threats on the level
}
event-penalty-nothing = { $threats ->
    [one] { $seat } has no happiness to lose for 1 threat on the level
   *[other] { $seat } has no happiness to lose for { $threats } threats on the level
}
event-game-ended = The game is over. { $n ->
    [one] { $winners } becomes overseer
   *[other] { $winners } share first place
}. { $places }
event-place = { $n }. { $seats }
