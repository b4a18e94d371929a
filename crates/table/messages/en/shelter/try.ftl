# What examples of Shelter say must be true.
try-id-blank-item = Blank item { $n }
try-id-blank-room = Blank room { $n }
try-id-blank-threat = Blank threat { $n }
try-hidden = hidden
try-none = none
try-yes = yes
try-no = no
try-gap = gap
try-fact-round = It is round { $n }
try-fact-turn = It is the turn of { $player }
try-fact-first = { $player } holds the first player token
try-fact-levels = The levels from 1 down belong to { $players }
try-fact-end =
    { $what ->
        [nothing] Nothing has triggered the end of the game
        [sixth-room] A sixth room has triggered the end of the game
        [threat-deck] The threat deck has triggered the end of the game
        [round-limit] The round limit has triggered the end of the game
       *[standstill] A standstill has triggered the end of the game
    }
try-fact-over = The game is over
try-fact-winners =
    { $n ->
        [one] The winner: { $players }
       *[other] The winners: { $players }
    }
try-fact-asks = { $player } is asked: { $what }
try-fact-asks-who = { $player } is asked
try-fact-asks-nobody = Nobody has anything left to decide
try-fact-choices = { $player } may choose only:
try-fact-offered = { $player } may choose: { $choice }
try-fact-refused = { $player } may not choose: { $choice }
try-fact-player = { $player }: { $list }
try-fact-space = { $space }: { $list }
try-fact-room = { $room }: { $list }
try-fact-level = Level of { $player }: { $list }
try-fact-level-top = Top level: { $list }
try-fact-track =
    { $pile ->
        [items] Item track: { $list }
       *[rooms] Room track: { $list }
    }
try-fact-deck =
    { $pile ->
        [items] Item deck: { $list }
        [rooms] Room deck: { $list }
       *[threats] Threat deck: { $list }
    }
try-fact-discarded =
    { $pile ->
        [items] Among the discarded items: { $list }
        [rooms] Among the discarded rooms: { $list }
       *[threats] Among the discarded threats: { $list }
    }
try-fact-supply = Cubes left in the supply: { $n }
try-fact-event = This happens: { $what }
try-fact-no-event = This does not happen: { $what }
try-fact-events = This happens in this order: { $what }
try-fact-dwellers-for = For { $space }, { $who } chooses among: { $what }
try-dweller =
    { $dweller ->
        [loose] an untrained dweller
        [injured] an injured dweller
       *[other] the dweller trained in { $dweller }
    }
try-fact-looks-same = { $who } cannot tell if these change places: { $what }
try-fact-looks-different = { $who } can tell if these change places: { $what }
try-fact-sees =
    { $who ->
        [spectator] A spectator sees:
       *[other] { $who } sees:
    }
try-has-power = power { $v }
try-has-food = food { $v }
try-has-water = water { $v }
try-has-cubes = cubes in all { $v }
try-has-happiness = happiness { $v }
try-has-dwellers = dwellers { $v }
try-has-boxed = dwellers in the box { $v }
try-has-available = available dwellers { $v }
try-has-loose = untrained dwellers { $v }
try-has-in-vault = dwellers in the vault { $v }
try-has-on-icons = new dwellers waiting { $v }
try-has-injured = injured dwellers { $v }
try-has-trained = trained: { $v }
try-has-items = items { $v }
try-has-exhausted = exhausted items { $v }
try-has-ready = ready items { $v }
try-has-holds = holds: { $v }
try-has-rooms = rooms built { $v }
try-has-place = final place { $v }
try-space-threat = under the threat { $threat }
try-space-no-threat = no threat
try-space-occupied = dwellers of { $players } stand there
try-space-empty = nobody stands there
try-space-fight = fight { $n }
try-room-on = level of { $player }
try-room-on-top = top level
try-room-at = slot { $slot }
try-level-rooms = rooms { $v }
try-level-threats = threats { $v }
try-level-number = number { $v }
try-level-open = open slots: { $v }
try-track-cards = cards { $v }
try-deck-left = cards left { $v }
try-deck-discards = discarded { $v }
try-deck-order = order: { $v }
try-key-seat = player { $v }
try-key-space = { $v }
try-key-dice = dice { $v }
try-key-level = level { $v }
try-key-won = won: { $v }
try-key-bonus = bonus { $v }
try-key-need = needed { $v }
try-key-lost = lost: { $v }
try-key-dwellers = dwellers { $v }
try-key-card = { $v }
try-key-resource = { $v }
try-key-doubled = doubled: { $v }
try-key-letter = letter { $v }
try-key-times = times: { $v }
try-key-threats = threats { $v }
try-key-amount = amount { $v }
try-key-threat = { $v }
try-key-forced = forced: { $v }
try-key-room = { $v }
try-key-cubes = power, food, water: { $v }
try-key-pile =
    { $v ->
        [items] items
        [rooms] rooms
       *[threats] threats
    }
try-event-round-began = a round begins
try-event-threat-rolled = dice are rolled for a threat
try-event-threat-spawned = a threat appears
try-event-nothing-spawned = no threat appears
try-event-turn-began = a turn begins
try-event-placed = dwellers are placed
try-event-passed = a player passes
try-event-cubes-paid = cubes are paid
try-event-cube-gained = a cube is gained
try-event-happiness-gained = happiness is gained
try-event-room-named = a room is named
try-event-income-declined = income is declined
try-event-income-taken = income is taken
try-event-fight-rolled = dice are rolled in a fight
try-event-fight-changed = the result of a fight changes
try-event-standing-bonus = an item adds to a fight
try-event-fight-decided = an item decides a fight
try-event-fight-ended = a fight ends
try-event-injured = a dweller is injured
try-event-healed = a dweller is healed
try-event-dweller-arrived = a new dweller arrives
try-event-item-taken = an item is taken
try-event-item-used = an item is used
try-event-item-discarded = an item is discarded
try-event-item-readied = an item is readied
try-event-track-filled = a gap on a track is filled
try-event-track-refreshed = a track is refreshed
try-event-deck-shuffled = a discard pile is shuffled
try-event-token-taken = the first player token is taken
try-event-room-built = a room is built
try-event-build-declined = the second room is declined
try-event-reward-skipped = a reward is skipped
try-event-effect-skipped = an effect is skipped
try-event-exchange-opened = exchanging becomes possible
try-event-exchanged = an exchange is made
try-event-training-due = training is due at the recall
try-event-trained = a dweller is trained
try-event-training-lost = training is lost
try-event-recall-began = the recall begins
try-event-recalled = dwellers are recalled
try-event-threat-discarded = a threat is discarded
try-event-items-readied = all items are readied
try-event-end-triggered = the end is triggered
try-event-bonus-gained = an item brings happiness at the end
try-event-penalty-taken = threats cost happiness at the end
try-event-game-ended = the game ends
