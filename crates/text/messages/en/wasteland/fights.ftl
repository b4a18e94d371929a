# Fights, tests and wounds, in the present tense, for the log.

event-test-began = { $seat } faces a test: { $letters }, difficulty { $need }
event-test-began-plain = { $seat } faces a test of difficulty { $need }
event-dice-rolled = { $seat } rolls: { $dice }
event-dice-rerolled = { $n ->
    [one] { $seat } rerolls die { $which }: { $dice }
   *[other] { $seat } rerolls dice { $which }: { $dice }
}
event-die-turned = { $seat } sets die { $n }: { $face }
event-die-spent = { $seat } spends die { $n }
event-rerolls-gained = { $n ->
    [one] { $seat } gains a reroll
   *[other] { $seat } gains { $n } rerolls
}
event-result-added = { $seat } adds { $n } to the result
event-test-passed = { $seat } passes the test: { $n }, { $need } needed
event-test-failed = { $seat } fails the test: { $n }, { $need } needed
event-test-waived = { $seat } is alone: somebody else’s test counts as { $n }, { $need } needed

event-fight-began = { $seat } fights { $foe }, level { $level }
event-fight-began-apart = { $seat } fights { $foe }, level { $level }, from a distance
event-fight-skipped = { $seat } finds nobody to fight: { $enemies }
event-enemy-hit = { $n ->
    [0] The enemy deals { $seat } no damage: { $hits }
   *[other] The enemy deals { $n } damage to { $seat }: { $hits }
}
hits-dice = { $n ->
    [0] no hits
    [one] { $n } hit
   *[other] { $n } hits
}
hits-ranged = 1 more for range
hits-armor = armor { $n }
hits-cancelled = { $n } canceled
event-survivor-hit = { $n ->
    [0] { $seat } lands no hits, { $need } needed
    [one] { $seat } lands { $n } hit, { $need } needed
   *[other] { $seat } lands { $n } hits, { $need } needed
}
event-fight-hits-added = { $n ->
    [one] { $seat } adds { $n } hit
   *[other] { $seat } adds { $n } hits
}
event-fight-hits-cancelled = { $n ->
    [one] { $seat } cancels { $n } enemy hit
   *[other] { $seat } cancels { $n } enemy hits
}
event-fight-damage-prevented = { $seat } prevents { $n } damage
event-fight-rads-prevented = { $n ->
    [one] { $seat } prevents { $n } rad
   *[other] { $seat } prevents { $n } rads
}
event-enemy-killed = { $seat } kills { $foe }, level { $level }
event-fight-won = { $seat } wins the fight
event-fight-over = { $seat } leaves the fight; the enemy survives

event-damaged = { $seat } suffers { $n } damage (HP { $now })
event-irradiated = { $n ->
    [one] { $seat } suffers { $n } rad (rads { $now })
   *[other] { $seat } suffers { $n } rads (rads { $now })
}
event-healed = { $n ->
    [0] { $seat } has nothing to recover (HP { $now })
   *[other] { $seat } recovers { $n } HP (HP { $now })
}
event-cleansed = { $n ->
    [0] { $seat } removes no rads ({ $now } left)
    [one] { $seat } removes { $n } rad ({ $now } left)
   *[other] { $seat } removes { $n } rads ({ $now } left)
}
event-killed = { $seat } is killed
event-eliminated = { $seat } is eliminated: too many rads even for here
