# What is in the way, and what would help.

reason = { $reason } ({ $rule })
reason-player-count = { $n } players cannot play: Shelter is for two, three or four.
reason-color = Player { $n } needs a color of their own, one for which there is an elevator.
reason-option = A table option does not fit the number of players or the pack: choose another value.
reason-content = The packs lack the starting rooms or the elevators: load the core pack too.
reason-game-over = The game is over. Start a new one to play on.
reason-not-your-decision = { $seat } decides now. Wait for your turn to answer.
reason-not-your-turn = It is { $of-seat } turn. Wait for yours.
reason-passed = You have passed, and that holds for the whole round. You place again in the next one.
reason-not-now = Something else is being decided: answer the open question first.
reason-no-room = No room stands there. Rooms come into the vault by being built.
reason-on-track = That room lies on the track. It takes dwellers once somebody has built it.
reason-occupied = A dweller stands there. The space is free again after the recall.
reason-others-elevator = That is { $of-seat } elevator, and nobody else may use it. You have one of your own.
reason-nobody-available = None of your dwellers is available. Those in the vault come back at the recall.
reason-no-healthy-dweller = That takes an uninjured dweller, and none of yours is available. Heal one, or find an injured-only space.
reason-no-injured-dweller = Only injured dwellers may go there, and you have none available.
reason-needs-two = That space takes two suitable dwellers at once. You have fewer available.
reason-cannot-pay = { $n ->
    [one] You cannot pay: 1 resource is missing.
   *[other] You cannot pay: { $n } resources are missing.
}
reason-not-enough-items = You hold too few items to pay with. Gain items first.
reason-no-room-to-build = You can pay for no room of the track. Gather more, or refresh the room track.
reason-not-available = That dweller is not available now. Those in the vault come back at the recall.
reason-not-your-item = You do not hold that item. Choose one of your own.
reason-no-such-ability = The item has no such ability.
reason-exhausted = The item is exhausted. It is ready again after the recall, or by a ready icon.
reason-wrong-moment-any-time = The item is not for this moment. Use it in your turn or during your recall.
reason-wrong-moment-in-fight = The item is for a fight of yours, after the dice have fallen.
reason-wrong-moment-fight-won = The item is for the moment after you won a fight.
reason-wrong-moment-fight-lost = The item is for the moment after you lost a fight.
reason-wrong-moment-income-taken = The item is for the moment after you took income.
reason-wrong-moment-room-built = The item is for the moment after you built a room.
reason-wrong-moment-threat-spawned = The item is for the moment after a threat appeared on your level.
reason-no-use = The item would do nothing now. Keep it for later.
reason-payment-under-way = That would leave a cost unpaid that you are paying. Pay first.
reason-no-cube = You have no { $resource }. Pay with another resource.
reason-not-on-track = That card does not lie on the track. Choose one that does.
reason-level-full = Your level is full: it has six rooms.
reason-slot-not-open = Slot { $slot } is taken, or touches neither your elevator nor a room of yours. Build from the elevator outward.
reason-other-room-named = You have paid for { $room }: that is the room to build.
reason-not-optional = A reward that can take effect must be taken.
reason-slot-taken = Slot { $letter } holds a dweller. Choose a free letter.
reason-no-exchange = There is no exchange in this turn. Place on a space that shows one.
reason-already-ready = The item is ready already. Choose an exhausted one.
reason-no-such-threat = You can discard only a threat on your own level on which nobody stands.
reason-not-injured = That dweller is not injured. Choose an injured one.
reason-is-injured = That dweller is injured. Choose an uninjured one.
reason-alike = It makes no difference which of your alike dwellers it is. Choose the one that is offered.

refusal-not-asked = Another player is asked now. Wait for your question.
refusal-stale = The game has moved on since. Look at the table and answer again.
refusal-nothing-asked = Nothing is being asked: the game is over.
refusal-shape = That is no answer to this question. Choose from the list.
refusal-not-offered = That cannot be chosen now: { $choice }
refusal-twice = That was named twice: { $choice } Name each only once.
refusal-number = That is too many or too few. Name as many as the question asks for.
