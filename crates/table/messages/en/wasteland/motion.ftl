# What is announced while things move.
banner-activation = Enemies act
banner-killed = Killed
banner-takeover = Takeover
dice-rolls = { $name } rolls
