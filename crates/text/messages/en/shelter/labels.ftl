# Names and labels for a table that shows things as pictures: read out by screen readers, or shown beside the picture.

letter-s = Strength
letter-p = Perception
letter-e = Endurance
letter-c = Charisma
letter-i = Intelligence
letter-a = Agility
letter-l = Luck

color = { $color ->
    [red] red
    [blue] blue
    [green] green
    [yellow] yellow
   *[other] { $color }
}
# The sign that stands beside the color.
symbol = { $color ->
    [red] star
    [blue] ring
    [green] triangle
    [yellow] square
   *[other] dot
}

slot-l3 = far left slot
slot-l2 = middle left slot
slot-l1 = slot left of the elevator
slot-r1 = slot right of the elevator
slot-r2 = middle right slot
slot-r3 = far right slot

label-space = { $space }, { $level }: { $terms }.

# What a decision is about, for whoever decides and for those who wait.
title-turn = Turn
title-dweller = Who is placed
title-name-room = Which room to build
title-pay-any = Payment
title-pay-item = Payment in items
title-income = Income
title-fight = Fight
title-gain-any = Any resource
title-take-item = New item
title-build = Building
title-ready = Readying an item
title-window = Items
title-end-turn = End of turn
title-heal = Healing
title-training = Training
title-recall-order = Order of training
title-discard-threat = Discarding a threat
title-wait = { $seat } decides: { $title }

window-any-time = at any time
window-in-fight = in a fight, after the dice
window-fight-won = after a won fight
window-fight-lost = after a lost fight
window-income-taken = after taking income
window-room-built = after building a room
window-threat-spawned = when a threat appears on your level

kind-round = Rounds and turns
kind-placement = Placements
kind-resources = Resources
kind-fight = Fights
kind-threat = Threats
kind-build = Rooms
kind-item = Items
kind-dweller = Dwellers
kind-score = Happiness
kind-other = Other
