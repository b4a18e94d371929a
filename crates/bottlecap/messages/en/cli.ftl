# What the command line says. Errors are one sentence.

error-read = cannot read { $path }
error-write = cannot write { $path }
error-read-pack = cannot read the pack { $path }
error-bad-pack = { $count ->
    [one] the pack in { $path } has an error: { $first }
   *[other] the packs in { $path } have { $count } errors (bottlecap check lists them), the first: { $first }
}
error-option-form = '{ $text }' is not an option: write NAME=LETTER, such as doubled-build-cost=b
error-option-name = there is no option '{ $name }'; the options are { $known }
error-option-name-near = there is no option '{ $name }', do you mean '{ $near }'? The options are { $known }
error-option-value = the option '{ $name }' has no value '{ $value }'; its values are the letters { $letters }
error-refused = the answer was refused: { $what }
error-fault = this is a defect of ours: { $what }
error-level = there is no level '{ $name }'; the levels are { $known }
error-bots-count = { $levels } levels do not fit { $players } players; give one for all or one for each

level-random = random
level-easy = easy
level-steady = steady
level-hard = hard

simulate-games = games
simulate-head = Shelter, { $players } players, { $games } games, seeds { $first } to { $last }, bots: { $bots }
simulate-spread = mean { $mean }, least { $min }, 5 % { $low }, half { $middle }, 95 % { $high }, most { $max }
simulate-rounds = Rounds
simulate-decisions = Decisions
simulate-happiness = Happiness
simulate-happiness-winner = Happiness of winners
simulate-by-seat = Wins by seat
simulate-by-order = Wins by turn order in the first round
simulate-by-level = Wins by bot
simulate-ends = End of the game
simulate-end-sixth-room = sixth room
simulate-end-threat-deck = no threats left
simulate-end-round-limit = round limit
simulate-cards = Share of wins of the players who used a card ({ $fair } would be fair)
simulate-rooms = Rooms built
simulate-items = Items taken
simulate-threats = Threats faced
simulate-most = most: { $cards }
simulate-least = least: { $cards }
simulate-unused-spaces = Spaces never used
simulate-unused-cards = Cards never used
simulate-none = none
simulate-speed = { $speed } games a second on { $threads ->
    [one] 1 thread
   *[other] { $threads } threads
}, { $seconds } s in all
simulate-fault = bottlecap: the game with seed { $seed } failed after { $decision } decisions: { $what } (set-up { $setup })
simulate-faults = bottlecap: { $count } games failed in all
