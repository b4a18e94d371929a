# The start screen of Wasteland.
start-form = Bottlecap · timetable 61 · all services suspended
start-title = Wasteland
start-tagline = Walk the valley, mind the toads, and be the one they listen to when two factions come to vote.
start-now-text = You and one steady bot in the first scenario. One click to start.
start-scenario = Scenario
start-wrong-scenario = Choose a scenario.
saved-over = finished { $date } · the valley listens to: { $names }
