# What examples of Wasteland say must be true.
try-blank-card = Blank card { $n }
try-blank-perk = Blank perk { $n }
try-blank-agenda = Blank agenda card { $n }
try-blank-character = Blank character { $n }
try-blank-enemy = Blank enemy { $n }
try-blank-tile = Blank tile { $n }
try-blank-space = Blank space { $n }
try-blank-encounter = Blank encounter { $n }
try-blank-quest = Blank quest { $n }
try-blank-scenario = Blank scenario { $n }
try-blank-faction = Blank faction { $n }
