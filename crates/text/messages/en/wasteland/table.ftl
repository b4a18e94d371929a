# The table as text.

table-setup = Setting up
table-round = Round { $n }
table-turn = { $of-seat } turn: { $actions ->
    [one] 1 action
   *[other] { $actions } actions
} left{ $points ->
    [0] {""}
    [one] , 1 movement point
   *[other] , { $points } movement points
}
table-over = The game is over
table-won = { $seats } won
table-lost = Everybody lost
table-first = First player: { $seat }
table-agendas = Agenda deck: { $left ->
    [one] 1 card
   *[other] { $left } cards
}, { $discards } discarded
table-activation = Activation: { $enemies }
table-power = Power track (ends at { $end }): { $star } (star) { $star-power }, { $shield } (shield) { $shield-power }
table-to-win = Influence to win: { $n }
table-group = The group’s agenda cards: { $n } of { $need } · friends: { $faction }
table-new-california = To the end of the track: { $n } for the { $star } (victory), { $threat } for the { $shield } (defeat)

table-map = Map
table-start-tile = { $tile }, the starting tile
table-icon = { $icon } { $level ->
    [0] encounter
   *[other] encounter, level { $level }
}
table-spawn = icons: { $enemies }
table-here = here: { $seats }
table-marker = marker of { $quest }
table-beside = next to { $spaces }
table-space-short = { $tile } { $letter }
table-facedown = { $n }: { $place }
table-facedown-short = facedown tile { $n }
table-enemy = { $foe } (level { $level }, hit { $areas }{ $abilities ->
    [0] {""}
   *[other] {": "}
}{ $names })
table-enemy-down = { $foe }

table-quests = Quests
table-quest = { $marks ->
    [0] { $quest }
    [one] { $quest } (1 mark)
   *[other] { $quest } ({ $marks } marks)
}
table-objective = { $objective } — { $how }
table-results = Then: { $results }
table-no-quests = none
table-encounter = Encounter: { $encounter }
table-outcome = Option { $n }: { $outcome }
table-outcome-fail = Option { $n }, failed: { $outcome }

table-shop = Shop
table-shop-empty = empty
table-card = { $card }. { $text }
table-decks = Decks: { $loot } loot, { $assets } assets; encounters: { $encounters }

table-seat = { $seat }
table-seat-you = { $seat } (you)
table-seat-out = { $seat } (eliminated)
table-character = { $character }
table-at = at { $space }
table-health = HP { $hp }, rads { $rads }, remaining { $remaining }
table-letters = { $letters }
table-xp = XP { $xp } of { $needed } to the next level, levels { $levels }
table-caps = { $n ->
    [one] 1 Cap
   *[other] { $n } Caps
}
table-traits = traits: { $traits }
table-loyal = loyal to the { $faction }
table-own-equipped = Equipped:
table-own-inventory = Inventory:
table-own-perks = Perks:
table-equipped = Equipped: { $cards }
table-inventory = Inventory: { $cards }
table-talent = Talent: { $card }
table-perks = Perks: { $perks }
table-exhausted = { $card } (exhausted)
table-agenda-count = Agenda cards: { $n }
table-bounds = influence between { $least } and { $most }
table-hand = Agenda cards ({ $n ->
    [one] 1 influence
   *[other] { $n } influence
}):
table-hand-unknown = Agenda cards:
table-agenda-worth = { $card }, { $n } influence. { $text }
table-agenda = { $card }. { $text }

# The map drawn with characters: signs, as short as can be.
drawn-critter = c
drawn-human = h
drawn-robot = r
drawn-monster = m
drawn-super-mutant = u
drawn-star = *
drawn-shield = #
drawn-wasteland = W
drawn-settlement = S
drawn-vault-84 = V84
drawn-vault-109 = V109
drawn-facedown = tile { $n }
drawn-legend = Survivors: { $seats }. Enemies with their level, ? facedown: { $kinds }. Encounters/level: { $icons }. ! quest marker, ^ difficult, ~ irradiated, + more than fits.
