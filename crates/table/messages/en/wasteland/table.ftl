# Wasteland on the table.
game-name = Wasteland
table-title = Wasteland, round { $round }
replay-next-agendas = Next agenda cards
replay-next-loot = Next loot
replay-next-assets = Next assets
color-red = circle
color-blue = square
color-green = triangle
color-yellow = diamond
tab-map = Map
tab-survivors = Survivors
tab-journal = Journal
map-label = The map. Arrow keys go from space to space.
map-space = { $name }. { $parts }{ $state ->
    [lit] You may choose it now.
    [far] { $actions ->
        [0] You can get there.
        [one] You can get there with one action.
       *[other] You can get there with { $actions } actions.
    }
   *[none] {""}
} { $risk } Next to it: { $beside }.
map-risk = Danger on the way: { $rads ->
    [0] {""}
    [one] one rad.
   *[other] { $rads } rads.
} { $fights ->
    [0] {""}
    [one] One enemy attacks.
   *[other] { $fights } enemies attack.
} { $kills ->
    [yes] You wouldn’t survive it.
   *[no] {""}
}
map-buttons = Map view
map-nearer = Zoom in
map-farther = Zoom out
map-fit = Whole map
map-own = My survivor
way-actions = { $n ->
    [0] no action
    [one] one action
   *[other] { $n } actions
} ({ $left } left), { $points ->
    [one] one point
   *[other] { $points } points
}
way-rads = { $n ->
    [one] one rad on the way
   *[other] { $n } rads on the way
}
way-fights = attacked by { $foes }
way-kills = you wouldn’t survive it
way-go = Go there
way-go-by = { $n ->
    [0] Go without an action
    [one] Go with one action
   *[other] Go with { $n } actions
}
way-anyway = Go anyway
way-sure = You’ll die on the way. Go anyway?
way-stop = Stop here
boards-label = Survivors
board-open = Show the whole board
board-bot = A bot plays this seat
board-first = First player
board-caps = { $count ->
    [one] one Cap
   *[other] { $count } Caps
}
board-agendas = { $count ->
    [one] one agenda card
   *[other] { $count } agenda cards
}
board-health = { $hp } HP, { $rads } rads: { $left } left
board-influence = Influence { $n } of { $of }
board-growth = Letters { $letters }; { $xp } of { $needed } XP to the next level
board-loyal = Loyal: { $faction }
board-equipped = Equipped
board-inventory = Inventory
board-inventory-of = Inventory { $n } of { $of }
board-hand = Agenda cards: { $n }
board-hand-of = Agenda cards: { $n } of { $of }
board-counts = counts { $n }
board-hidden = { $n ->
    [one] one hidden card
   *[other] { $n } hidden cards
}
open-gear = Gear
open-loyalty = Loyalty
slot-weapon = No weapon
slot-apparel = No apparel
slot-companion = No companion
card-exhausted = (exhausted)
card-price = { $n ->
    [one] one Cap
   *[other] { $n } Caps
}
power-label = Power of the factions
power-of = { $power }/{ $end }
journal-label = Journal
page-quests = Quests
page-shop = Shop
page-influence = If it ended now
page-forecast = Enemies next
quests-none = No quest is staged.
quest-story = The story
quest-attempt = Attempt
quest-now = now, with a quest action
quest-after = { $n ->
    [0] this turn, once there
    [one] this turn, after one action to get there
   *[other] this turn, after { $n } actions to get there
}
quest-next-turn = on their next turn
quest-deed = as soon as it is done
quest-not-yet = not yet
quest-moves = It would change:
quest-perhaps = perhaps: { $what }
quest-agendas = agenda cards { $by }
quest-power = power of the { $faction } { $by }
quest-where = Show on the map
quest-nowhere = The place hasn’t been found yet.
quest-places = { $n } places
quest-marks = · { $n ->
    [one] one mark
   *[other] { $n } marks
}
influence-goal = { $n } influence wins
influence-base = 1 for the card itself
influence-hidden = { $n ->
    [one] One hidden card: { $most } at most
   *[other] { $n } hidden cards: { $most } at most
}
influence-lacks = { $n } more to win
influence-power = Power of the factions
influence-quests = What quests would move
influence-end = If a faction gets to the end and nobody has the influence to win, everybody loses.
forecast-about = What each type would do if the next agenda card showed it
forecast-wake = { $n ->
    [one] One facedown enemy wakes up.
   *[other] { $n } facedown enemies wake up.
}
fight-title = { $name } fights
fight-needs = Level { $level }. Hits to kill: { $need }
scene-label = What is happening
test-label = Test
test-title = { $name }: test { $letters } { $need }
dice-label = Dice
dice-reroll = Reroll
dice-hint = Pick the dice to roll again.
die-shows = Die { $n }: { $face }
die-unrolled = Not rolled yet
odds-kill = Kill it
odds-die = Be killed
story-read = Continue
story-done = It’s done.
story-in-vain = It came to nothing. You can try again.
story-forced = Forced: if you can take it, you must
group-step = Go to
group-act = Act
group-use = Use
group-gear = Gear and loyalty
group-buy = Buy
group-sell = Sell
group-other = Or
top-round = Round
top-now = Order
top-left = { $actions ->
    [one] One action left
   *[other] { $actions } actions left
}, { $points ->
    [one] one movement point
   *[other] { $points } movement points
}
step-setup = Setup
step-turn = Turns
step-round-end = End of round
step-activation = Enemies act
step-over = The end
standing-rerolls = Rerolls
standing-rerolls-by-itself = Not when already won unhurt
standing-order = Order of enemies and unexhausted cards
standing-order-by-itself = As they come
