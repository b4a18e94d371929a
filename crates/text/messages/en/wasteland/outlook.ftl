# What may come: odds before the dice fall, ways, forecasts, and what is hidden.

odds-percent = { $n }%
odds-mean = { $whole }.{ $tenth }

## What a choice may bring, behind it in brackets

prospect-kill = kill { $chance }
prospect-die = be killed { $chance }
prospect-damage = { $damage } damage on average
prospect-damage-rads = { $damage } damage and { $rads } rads on average
prospect-pass = pass the test { $pass }
prospect-rested = { $odds }; { $rested } if you give up Well Rested
prospect-step = { $points ->
    [one] 1 point
   *[other] { $points } points
}
prospect-points = { $n ->
    [one] 1 point
   *[other] { $n } points
}
prospect-perk = you have it: gain a perk instead
prospect-then = { $before }; then { $then }
prospect-caps = { $n ->
    [one] 1 Cap
   *[other] { $n } Caps
}
prospect-attacked = { $foe } attacks: { $odds }

## The fight or test under way

remark-enemy = Level { $level }, hit at { $areas }, { $need ->
    [one] 1 hit kills
   *[other] { $need } hits kill
}. { $rerolls ->
    [0] No rerolls left.
    [one] 1 reroll left.
   *[other] { $rerolls } rerolls left.
}
remark-difficulty = { $need ->
    [one] 1 hit needed
   *[other] { $need } hits needed
}. { $rerolls ->
    [0] No rerolls left.
    [one] 1 reroll left.
   *[other] { $rerolls } rerolls left.
}
remark-fight = This fight, without more cards: { $odds }.
remark-test = This test, without more cards: { $odds }.
remark-reroll = { $n ->
    [one] The best reroll: die { $dice }.
   *[other] The best reroll: dice { $dice }.
}
remark-stand = Rerolling wouldn’t help.
remark-reroll-to-kill = { $n ->
    [one] The best reroll to kill: die { $dice }.
   *[other] The best reroll to kill: dice { $dice }.
}
remark-stand-to-kill = To kill, keep the dice.
remark-reroll-to-live = { $n ->
    [one] The best reroll to stay alive: die { $dice }.
   *[other] The best reroll to stay alive: dice { $dice }.
}
remark-stand-to-live = To stay alive, keep the dice.

## The outlook

outlook-reach = Where you can go ({ $actions ->
    [one] 1 action
   *[other] { $actions } actions
}, { $points ->
    [one] 1 point
   *[other] { $points } points
} left; each move gives { $each })
outlook-reach-later = Where a whole turn could take you ({ $actions } actions, each move gives { $each })
outlook-nowhere = nowhere
outlook-space = { $space }: { $what }
outlook-way = { $actions ->
    [0] no action
    [one] 1 action
   *[other] { $actions } actions
}, { $points ->
    [one] 1 point
   *[other] { $points } points
}
outlook-way-safer = safer: { $actions ->
    [0] no action
    [one] 1 action
   *[other] { $actions } actions
}, { $points ->
    [one] 1 point
   *[other] { $points } points
}
outlook-rads = { $rads ->
    [one] 1 rad
   *[other] { $rads } rads
}
outlook-kills = which kills you
outlook-attacked = attacked by { $foes }
outlook-waiting = there: { $foes }
outlook-asleep = facedown there: { $foes }
outlook-fights = Fights (rerolls aim to kill first; optional abilities aren’t counted)
outlook-fight = { $foe }: { $odds }
outlook-fight-now = { $foe }, now: { $odds }
outlook-fight-apart = { $foe }, from a distance: { $odds }
outlook-activation = If they were activated now
outlook-kind = { $enemies }: on the next card { $chance }
outlook-deed = { $foe } { $deed }
outlook-wake = { $n ->
    [one] then 1 is turned faceup
   *[other] then { $n } are turned faceup
}
outlook-deed-fights = fights { $seat }
outlook-deed-stays = stays
outlook-deed-moves = moves toward { $seat } (distance { $n }): { $ways }
outlook-way-fights = { $space }, and fights { $seat } there
list-or = { $first } or { $last }
outlook-influence = Influence ({ $n } to win)
outlook-has = { $seat }: { $least }
outlook-has-won = { $seat }: { $least }, enough to win
outlook-between = { $seat }: between { $least } and { $most }
outlook-may-win = { $seat }: between { $least } and { $most }, perhaps enough to win
outlook-card = { $card }: { $n }
outlook-clause-holds = { $clause } Now: { $n }.
outlook-clause-open = { $clause } Not now.
outlook-power = Power
outlook-clock = { $n ->
    [one] 1 agenda card until the deck is renewed and factions advance; one is used each round
   *[other] { $n } agenda cards until the deck is renewed and factions advance; one is used each round
}
outlook-clock-due = The last agenda card is gone ({ $n } left): the deck is renewed and factions advance after this activation
outlook-faction = { $faction }: { $power } of { $end }, X is { $x }, Y is { $y }.
outlook-faction-waits = { $faction }: { $power } of { $end }, X is { $x }, Y is { $y }; the stronger faction doesn’t advance.
outlook-faction-next = Next space: X is { $x }, Y is { $y }.
outlook-hidden = What is hidden
outlook-hidden-known = { $what }: { $n }, you know { $known ->
    [one] it
   *[other] all of them
}
outlook-hidden-part = { $what }: { $n }, you know { $known }
outlook-hidden-unknown = { $what }: { $n }
outlook-seen-by = seen by { $seats }
secret-hand = { $of-seat } agenda cards
secret-discards = discarded agenda cards
secret-tiles = facedown { $back } tiles
secret-enemies = facedown { $enemies }
secret-stack = the stack of { $enemies }
secret-specials = the order of the S.P.E.C.I.A.L. tokens
secret-looked-at = cards looked at: { $pile }
