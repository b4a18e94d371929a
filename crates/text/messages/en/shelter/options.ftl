# The table options, named briefly; the letters are those of the rulings.

option-threat-column-map = Columns for threats
    .a = the outer slots have one number
    .b = the slots beside the elevator have one number
    .c = the middle slots have one number
    .d = as printed on the starting rooms
option-happiness-per-room = Happiness for a new room
    .a = as printed at the elevator
    .b = two for every room, however it is built
    .c = none
option-level-order = Order of the levels
    .a = shuffled
    .b = seat order, the first player on top
    .c = agreed by the players
option-first-player-choice = First player
    .a = drawn at random
    .b = chosen by the host
    .c = always the first seat
option-doubled-build-cost = Second room of a doubled build
    .a = optional, for its own price
    .b = free
    .c = none
option-item-windows = When items may be used
    .a = on your turn, during your recall, and when the card says so
    .b = after every step, by everybody
    .c = only on your turn
option-hidden-happiness = Happiness of the others
    .a = open
    .b = hidden until the end; gains are told, so it can be counted
option-round-limit = Round limit
    .a = { $n ->
        [one] the game ends after { $n } round
       *[other] the game ends after { $n } rounds
    }
    .b = none
option-income-standing-order = Income
    .a = the owner is asked
    .b = always the emptiest track
