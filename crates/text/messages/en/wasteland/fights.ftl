# Fights, tests and wounds, in the past tense, for the log.

event-test-began = { $seat } faced a test: { $letters }, difficulty { $need }
event-test-began-plain = { $seat } faced a test of difficulty { $need }
event-dice-rolled = { $seat } rolled: { $dice }
event-dice-rerolled = { $n ->
    [one] { $seat } rerolled die { $which }: { $dice }
   *[other] { $seat } rerolled dice { $which }: { $dice }
}
event-die-turned = { $seat } turned die { $n }: { $face }
event-die-spent = { $seat } spent die { $n }
event-rerolls-gained = { $n ->
    [one] { $seat } gained a reroll
   *[other] { $seat } gained { $n } rerolls
}
event-result-added = { $seat } added { $n } to the result
event-test-passed = { $seat } passed the test: { $n }, needed { $need }
event-test-failed = { $seat } failed the test: { $n }, needed { $need }
event-test-waived = { $seat } was alone: the test of another counted as { $n }, needed { $need }

event-fight-began = { $seat } fought { $foe }, level { $level }
event-fight-began-apart = { $seat } fought { $foe }, level { $level }, from a distance
event-fight-skipped = { $seat } found nobody to fight: { $enemies }
event-enemy-hit = { $n ->
    [0] The enemy did { $seat } no harm: { $hits }
   *[other] The enemy dealt { $n } damage to { $seat }: { $hits }
}
hits-dice = { $n ->
    [0] no hits
    [one] { $n } hit
   *[other] { $n } hits
}
hits-ranged = 1 more for range
hits-armor = armor { $n }
hits-cancelled = { $n } cancelled
event-survivor-hit = { $n ->
    [0] { $seat } landed no hits, needed { $need }
    [one] { $seat } landed { $n } hit, needed { $need }
   *[other] { $seat } landed { $n } hits, needed { $need }
}
event-fight-hits-added = { $n ->
    [one] { $seat } added { $n } hit
   *[other] { $seat } added { $n } hits
}
event-fight-hits-cancelled = { $n ->
    [one] { $seat } cancelled { $n } hit of the enemy
   *[other] { $seat } cancelled { $n } hits of the enemy
}
event-fight-damage-prevented = { $seat } prevented { $n } damage
event-fight-rads-prevented = { $n ->
    [one] { $seat } prevented { $n } rad
   *[other] { $seat } prevented { $n } rads
}
event-enemy-killed = { $seat } killed { $foe }, level { $level }
event-fight-won = { $seat } won the fight
event-fight-over = { $seat } left the fight with the enemy still standing

event-damaged = { $seat } suffered { $n } damage (HP now { $now })
event-irradiated = { $n ->
    [one] { $seat } suffered { $n } rad (rads now { $now })
   *[other] { $seat } suffered { $n } rads (rads now { $now })
}
event-healed = { $n ->
    [0] { $seat } had nothing to recover (HP now { $now })
   *[other] { $seat } recovered { $n } HP (HP now { $now })
}
event-cleansed = { $n ->
    [0] { $seat } got rid of no rads ({ $now } left)
    [one] { $seat } got rid of { $n } rad ({ $now } left)
   *[other] { $seat } got rid of { $n } rads ({ $now } left)
}
event-killed = { $seat } was killed
event-eliminated = { $seat } was eliminated: too many rads even for here
