# Shelter on the table.
game-name = Shelter
replay-next-items = Next items
replay-next-rooms = Next rooms
replay-next-threats = Next threats
table-title = Shelter, round { $round }
vault-label = The vault
level-top = Top
room-about = About { $room }
slot-empty = Empty { $slot }{ $state ->
    [lit] : build here
   *[other] {""}
}
space-text = { $text }{ $state ->
    [lit] {" "}You may choose it now.
   *[other] {""}
}
boards-label = Players
board-happiness = { $count } happiness
board-happiness-hidden = Happiness is hidden
board-passed = Passed
board-bot = A bot plays this seat
board-first = First player token
board-stock = { $resource }: { $count } of 6
board-crew = Dwellers: { $here } here{ $injured ->
    [0] {""}
   *[other] , { $injured } of them injured
}, { $away } placed, { $boxed } in the box.
board-boxed = { $count } in the box
board-trained = { $count ->
    [0] Nobody is trained.
   *[other] Trained: { $letters }.
}
own-item = { $item }{ $state ->
    [exhausted] , exhausted
   *[ready] {""}
}. { $text }
tracks-label = Cards
tracks-items = Items
tracks-rooms = Rooms
tracks-gap = No card
tracks-threats = Threats
tracks-threats-left = Threat deck: { $count ->
    [one] one card left
   *[other] { $count } cards left
}
tracks-deck = deck { $count }
tracks-discards = discards { $count }
group-place = Place a dweller
group-use = Use an item
group-other = Or
preview-bare = Without items
preview-best = With best items
preview-after = Your resources afterward
preview-happiness = Happiness
preview-stock = { $name }: { $before }, then { $after }
preview-stock-same = { $name }: { $before }, unchanged
slot-title = Slot { $slot }
slot-own = Your rooms go here, from the elevator outward.
slot-other = { $seat } builds here, on their own level.
top-round = Round
top-step = Step of the round
top-now = Now
top-next = Next
top-last-round = Last round
top-until-end = Until the end: { $rooms } of 6 rooms on the fullest level, { $threats ->
    [one] one card
   *[other] { $threats } cards
} in the threat deck{ $rounds ->
    [0] {""}
   *[other] , round { $round } of { $rounds }
}. Whichever comes first makes that round the last.
step-spawn = Threats
step-place = Placing
step-recall = Recall
trigger-sixth-room = A sixth room was built: the game ends with this round.
trigger-threat-deck = The threat deck is empty: the game ends with this round.
trigger-round-limit = The round limit is reached: the game ends with this round.
trigger-standstill = Nothing more can happen: the game ends with this round.
tab-vault = Vault
tab-boards = Boards
tab-cards = Cards
several-paid = Pay { $n } resources of your choice.
several-gained = Gain { $n } resources of your choice.
standing-income = Income
standing-income-by-itself = Always the emptiest
standing-items = Items to use
standing-items-by-itself = Never when useless
standing-passes = Forced passes
standing-passes-by-itself = Pass for me
