# What is in the way, and what would help.

reason = { $reason } ({ $rule })
reason-player-count = { $n } players cannot play: Wasteland is for one to four.
reason-scenario = There is no scenario { $n } in these packs: choose another.
reason-content = The packs lack something a game needs: load the core pack too.
reason-game-over = The game is over: start a new one to play on.
reason-not-your-decision = { $seat } decides now: wait for your question.
reason-not-now = Something else is being decided: answer the open question first.
reason-character-taken = Somebody else plays this survivor: choose another.
reason-occupied = Another figure stands there: choose a free space.
reason-not-on-start-tile = That space is not on the starting tile.
reason-no-actions = You have no action left in this turn.
reason-needs-points = { $n ->
    [one] That takes { $n } movement point, and you have none: a move action gives some.
   *[other] That takes { $n } movement points, and you have fewer: a move action gives some.
}
reason-not-adjacent = That space is not adjacent to yours.
reason-facedown = That tile lies facedown: explore it first.
reason-already-faceup = That tile lies faceup already.
reason-nothing-to-explore = No facedown tile touches your space.
reason-enemy-here = An enemy stands in your space and does not let you: { $foe }.
reason-no-icon = There is no encounter icon in your space.
reason-no-deck = The door is still shut: there is no deck for this icon yet.
reason-encountered-already = You had your encounter in this turn already.
reason-inactive = That enemy lies facedown and cannot be fought.
reason-out-of-reach = That enemy is out of reach.
reason-not-ranged = Your weapon does not reach that far: it takes a ranged one.
reason-loyal = You are loyal to that faction, and one does not fight one’s own.
reason-on-facedown-tile = That enemy stands on a facedown tile, where you cannot aim.
reason-not-staged = That quest is not staged.
reason-triggered = That objective is completed when the thing happens, not by an action.
reason-condition = You do not meet the condition for that.
reason-cost = You cannot pay what that costs.
reason-needs-caps = { $n ->
    [one] You are { $n } Cap short.
   *[other] You are { $n } Caps short.
}
reason-forced = You have no choice: option { $n } is forced.
reason-not-forced = That option is only for those whom it is forced upon.
reason-not-yours = That card is not yours.
reason-no-such-ability = The card has no such ability.
reason-exhausted = The card is exhausted: camp to unexhaust it.
reason-not-equipped = The card is of use only while it is equipped.
reason-cannot-be-equipped = Cards of this kind cannot be equipped.
reason-equipped-already = That card is equipped already.
reason-inventory-full = Your inventory is full.
reason-start-of-turn-only = That is possible only at the start of your turn, before anything else.
reason-loyalty-changed = You have changed your loyalty in this turn already.
reason-no-faction = That agenda card shows no faction to be loyal to.
reason-not-revealed = You have no agenda card revealed.
reason-wrong-moment = This is not the moment: that is used { $window }.
reason-not-your-turn = Perks are used on your own turn.
reason-no-use = That would do nothing now: keep it for later.
reason-no-rerolls = You have no rerolls left.
reason-needs-trait = That takes a trait you lack: { $trait }.
reason-not-in-shop = That card is not in the shop.
reason-no-value = That card has no value, and nobody would buy it.
reason-is-companion = Companions are recruited, not bought.
reason-is-item = Items are bought, not recruited.
reason-corner = This companion asks for a trait or a S.P.E.C.I.A.L. token that you lack.
reason-addicted-cannot-sell = While you are Addicted you part with no drugs.
reason-done-in-camp = You have done that in this camp already.
reason-must-unexhaust = You cannot leave cards exhausted: unexhaust them all.
reason-too-far = You can trade only with survivors in your space or in an adjacent one.
reason-not-tradable = Such a thing cannot be traded.
reason-not-enough-influence = Your influence is not enough to win.
reason-wrong-letter = That perk does not show the letter it takes.
reason-not-in-deck = That perk is no longer in the deck.
reason-not-optional = That is not optional: it must be done.

refusal-not-asked = Another player is asked now: wait for your question.
refusal-stale = The game has moved on since: look at the table and answer again.
refusal-nothing-asked = Nothing is being asked: the game is over.
refusal-shape = That is no answer to this question: choose from the list.
refusal-not-offered = That cannot be chosen now: { $choice }
refusal-twice = Name each only once; this was named twice: { $choice }
refusal-number = That is too many or too few: name as many as the question asks for.
