# What is announced while things move.
banner-activation = Enemies act
banner-killed = Killed
banner-takeover = Takeover
dice-rolls = { $name } rolls
dice-fight = { $hits ->
    [one] One hit
   *[other] { $hits } hits
} of { $need } · { $suffered ->
    [0] none taken
    [one] one taken
   *[other] { $suffered } taken
}
dice-test = { $hits ->
    [one] One hit
   *[other] { $hits } hits
} of { $need }
