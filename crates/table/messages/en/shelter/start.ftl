# The start screen of Shelter.
start-form = Bottlecap · form 7-B · to be completed by the overseer
start-title = Shelter
start-tagline = Dig down. Move in. Keep everybody cheerful until somebody is elected.
start-seal = Approved by the interim committee
start-now-text = You against one steady bot. One click to start.
start-wrong-limit = The round limit must be a whole number of rounds, at least 1.
options-round-limit = Round limit
options-beginner = Goes first
options-level = Level { $n }
saved-over = finished { $date } · overseer: { $names }
