# What is in the way, and what would help.

reason = { $reason } ({ $rule })
reason-player-count = { $n } players cannot play: Shelter is for two, three or four.
reason-color = Player { $n } needs their own color, one that has an elevator.
reason-option = A table option doesn’t fit the number of players or the pack: choose another value.
reason-content = The packs lack the starting rooms or the elevators: load the core pack too.
reason-game-over = The game is over. Start a new one to keep playing.
reason-not-your-decision = { $seat } is deciding. Wait for your question.
reason-not-your-turn = It is { $of-seat } turn. Wait for yours.
reason-passed = You have passed for the whole round. You can place again in the next one.
reason-not-now = Something else is being decided: answer the open question first.
reason-placed-already = You have already placed this turn. You can place again on your next one.
reason-space-first = Choose a space first, and then who goes there.
reason-needs-item-icon = Items on the track are taken with an item icon. Place on a space that has one.
reason-needs-build-icon = Rooms are built with a build icon. Place on a space that has one, such as your elevator.
reason-needs-train-icon = Dwellers are trained with a training icon. Place on a space that has one.
reason-no-payment = Spaces and items say what is paid and gained. Choose one of those.
reason-no-room = There is no room there. Rooms enter the vault by being built.
reason-on-track = That room isn’t built yet. To build it, place on a space with a build icon, such as your elevator.
reason-occupied = A dweller is there. The space is free again after the recall.
reason-others-elevator = That is { $of-seat } elevator, and nobody else may use it. You have your own.
reason-nobody-available = None of your dwellers is available. Those in the vault come back at the recall.
reason-no-healthy-dweller = All your available dwellers are injured, and that takes an uninjured one. Heal one, or find an injured-only space.
reason-no-injured-dweller = Only injured dwellers may go there, and you have none available.
reason-needs-two = That space takes two suitable dwellers at once. You have fewer available.
reason-cannot-pay = You can’t pay. You need { $missing }{ $any ->
    [0] {" "}more.
    [one] {" "}more, and 1 more of any kind.
   *[other] {" "}more, and { $any } more of any kind.
}
reason-cannot-pay-any = You can’t pay. You need { $any ->
    [one] 1 more resource
   *[other] { $any } more resources
} of any kind.
reason-not-enough-items = You hold too few items to pay with. Gain items first.
reason-no-room-to-build = You can’t pay for any room on the track. Gather more, or refresh the room track.
reason-not-available = That dweller isn’t available now. Those in the vault come back at the recall.
reason-not-your-item = You don’t hold that item. Choose one of your own.
reason-no-such-ability = The item has no such ability.
reason-works-by-itself = That item isn’t used: it works by itself.
reason-exhausted = The item is exhausted. It is ready again after the recall, or by a ready icon.
reason-wrong-moment-any-time = This isn’t the moment for that item. Use it on your turn or during your recall.
reason-wrong-moment-in-fight = Use that item in your own fight, after the roll.
reason-wrong-moment-fight-won = Use that item right after you win a fight.
reason-wrong-moment-fight-lost = Use that item right after you lose a fight.
reason-wrong-moment-income-taken = Use that item right after you take income.
reason-wrong-moment-room-built = Use that item right after you build a room.
reason-wrong-moment-threat-spawned = Use that item right after a threat appears on your level.
reason-no-use = The item would do nothing now. Keep it for later.
reason-payment-under-way = Then you couldn’t finish the payment you’ve begun. Pay first.
reason-no-cube = You have no { $resource }. Pay with another resource.
reason-not-on-track = That card isn’t on the track. Choose one that is.
reason-level-full = Your level is full: it has six rooms, and nothing more can be built there.
reason-slot-not-open = Slot { $slot } is taken, or touches neither your elevator nor one of your rooms. Build outward from the elevator.
reason-other-room-named = You have paid for { $room }: that is the room to build.
reason-not-optional = A reward that can take effect must be taken.
reason-slot-taken = Slot { $letter } is taken. Choose a free letter.
reason-no-exchange = You can’t exchange this turn. Place on a space with an exchange.
reason-for-itself = That would exchange a resource for itself and change nothing. It takes another resource.
reason-already-ready = The item is already ready. Choose an exhausted one.
reason-no-such-threat = You can discard only a threat on your own level that nobody stands on.
reason-not-injured = That dweller isn’t injured. Choose an injured one.
reason-is-injured = That dweller is injured. Choose an uninjured one.
reason-alike = These dwellers are alike. Choose the one on offer.

refusal-not-asked = Another player is answering. Wait for your question.
refusal-stale = The game has moved on. Look at the table and answer again.
refusal-nothing-asked = There is no open question: the game is over.
refusal-shape = That doesn’t answer this question. Choose from the list.
refusal-not-offered = That can’t be chosen now: { $choice }
refusal-twice = That was named twice: { $choice } Name each only once.
refusal-number = That is too many or too few. Choose as many as the question asks for.
