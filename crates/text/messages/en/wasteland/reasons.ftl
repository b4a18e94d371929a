# What is in the way, and what would help.

reason = { $reason } ({ $rule })
reason-player-count = { $n } players cannot play: Wasteland is for one to four.
reason-scenario = There is no scenario { $n } in these packs: choose another.
reason-content = The packs lack something a game needs: load the core pack too.
reason-game-over = The game is over: start a new one to play on.
reason-not-your-decision = { $seat } decides now: wait for your question.
reason-not-now = That is not what is being asked now: choose from what is offered.
reason-setting-up = The game is still being set up: turns begin afterwards.
reason-at-setup = Survivors are chosen while the game is set up, and kept.
reason-eliminated = Who is eliminated takes no further part in the game.
reason-character-taken = Somebody else plays this survivor: choose another.
reason-occupied = Another figure stands there: choose a free space.
reason-not-on-start-tile = That space is not on the starting tile.
reason-not-your-turn = That is possible only on your own turn.
reason-killed = You were killed, and that ended your turn.
reason-unfinished = Finish what is under way first: only a move can be interrupted.
reason-turn-goes-on = Your turn goes on until you end it: use your actions, or end the turn.
reason-no-actions = You have no action left in this turn.
reason-needs-points = { $n ->
    [one] That takes { $n } movement point, and you have none: a move action gives some.
   *[other] That takes { $n } movement points, and you have fewer: a move action gives some.
}
reason-no-such-space = There is no such space on the map.
reason-already-there = You are in that space already.
reason-not-adjacent = That space is not adjacent to yours.
reason-facedown = That tile lies facedown: explore it first.
reason-already-faceup = That tile lies faceup already.
reason-nothing-to-explore = No facedown tile touches your space.
reason-tile-not-adjacent = Your space does not touch that tile: go to its edge first.
reason-not-on-explored-tile = The enemy stays on the tile just explored: choose a space there.
reason-not-beside-enemy = An enemy moves one space at a time, and that one is not adjacent to it.
reason-not-nearer = That step brings the enemy no nearer to the survivor it goes for.
reason-no-enemy-icon = That space shows no icon of this enemy type: { $kind }.
reason-not-nearest-icon = Another icon of this type is nearer to where the enemy was killed.
reason-icon-taken = An enemy lies on that icon already, and a free one is to be had.
reason-only-faceup = That tile lies facedown: only spaces of faceup tiles count.
reason-not-meant = The card means other spaces: choose from those it names.
reason-enemy-here = An enemy stands in your space and does not let you: { $foe }.
reason-no-icon = There is no encounter icon in your space.
reason-no-deck = The door is still shut: there is no deck for this icon yet.
reason-encountered-already = You had your encounter in this turn already.
reason-inactive = That enemy lies facedown: it can be neither fought nor chosen.
reason-out-of-reach = That enemy is out of reach.
reason-not-an-enemy = In this scenario the tokens of this faction are no enemies.
reason-no-such-enemy = That enemy is not on the map any more.
reason-not-here = That enemy is not in your space.
reason-not-aggressive = That enemy is not Aggressive toward you and does not attack who comes in.
reason-not-facing = That enemy has had its fight, or was put here only after you came.
reason-other-type = That enemy is of another type; now it is about these: { $kind }.
reason-asleep = That enemy lies facedown and does not act: it is turned up when the others have acted.
reason-acted-already = That enemy has acted already, or was turned up only during this activation.
reason-not-attacking-you = That enemy is not about to attack you: choose one that is.
reason-faceup-already = That enemy lies faceup already.
reason-level-too-high = That enemy is too strong: its level may be { $n } at most.
reason-not-ranged = Your weapon does not reach that far: it takes a ranged one.
reason-loyal = You are loyal to that faction, and one does not fight one’s own.
reason-on-facedown-tile = That enemy stands on a facedown tile, where you cannot aim.
reason-not-staged = That quest is not staged.
reason-no-such-objective = That quest has no such objective.
reason-triggered = That objective is completed when the thing happens, not by an action.
reason-needs-quest-action = That objective is attempted with a quest action.
reason-not-earned = Nothing has just happened that completes that objective.
reason-condition = You do not meet the condition for that.
reason-needs-caps = { $n ->
    [one] You are { $n } Cap short.
   *[other] You are { $n } Caps short.
}
reason-needs-actions = { $n ->
    [one] That takes { $n } action, and you have none left.
   *[other] That takes { $n } actions, and you have fewer left.
}
reason-would-kill = Paying that would kill you: get well first.
reason-needs-cards = { $n ->
    [one] That takes a card of this kind, and you have none: { $kind }.
   *[other] That takes { $n } cards of this kind, and you have fewer: { $kind }.
}
reason-needs-agendas = { $n ->
    [one] That takes an agenda card, and you have none.
   *[other] That takes { $n } agenda cards, and you have fewer.
}
reason-needs-dice = { $n ->
    [one] That takes a die whose result is not spent, and none is left.
   *[other] That takes { $n } dice whose results are not spent, and fewer are left.
}
reason-needs-rerolls = { $n ->
    [one] That takes a reroll, and you have none left.
   *[other] That takes { $n } rerolls, and you have fewer left.
}
reason-needs-letter = That takes a S.P.E.C.I.A.L. token that you lack: { $letters }.
reason-wrong-place = You are not in the right space for that: the card says where it is done.
reason-nobody-here = That takes another survivor in your space, and nobody is here.
reason-needs-settlement = Playing alone, you can do that only in a settlement.
reason-no-encounter = You have no encounter now whose options you could choose from.
reason-no-such-option = There is no such option.
reason-chosen-already = You have chosen your option, and the choice stands.
reason-forced = You have no choice: option { $n } is forced.
reason-not-forced = That option is only for those whom it is forced upon.
reason-not-yours = That card is not yours.
reason-fixed = That card belongs to your character for good: it is not equipped, sold, traded or discarded.
reason-no-such-ability = The card has no such ability.
reason-exhausted = The card is exhausted: camp to unexhaust it.
reason-ready = That card is not exhausted.
reason-not-equipped = The card is of use only while it is equipped.
reason-stored-already = That card is not equipped: it is in your inventory already.
reason-equipped = That card is equipped, and equipped cards are not part of the inventory.
reason-wrong-kind = A card of another kind is asked for: { $kind }.
reason-pays-itself = The card that you use cannot pay for itself: choose another.
reason-not-gained = Only a card that you have just gained can be stored.
reason-not-looked-at = That card is not among those you look at.
reason-cannot-be-equipped = Cards of this kind cannot be equipped.
reason-equipped-already = That card is equipped already.
reason-inventory-full = Your inventory is full.
reason-start-of-turn-only = That is possible only at the start of your turn, before anything else.
reason-loyalty-changed = You have changed your loyalty in this turn already.
reason-no-faction = That agenda card shows no faction to be loyal to.
reason-revealed-already = That card is revealed already, and you are loyal to its faction.
reason-not-revealed = You have no agenda card revealed.
reason-wrong-moment = This is not the moment: that is used { $window }.
reason-no-rerolls = You have no rerolls left.
reason-reroll-step-only = Dice are rerolled only in the reroll step of your own fight or test.
reason-rested-already = You have given up Well Rested in this fight or test already.
reason-no-such-die = There are three dice: name one, two or all of them.
reason-die-spent = The result of that die is spent already.
reason-needs-trait = That takes a trait you lack: { $trait }.
reason-no-letter = You do not have that token.
reason-not-drawn = That token was not drawn: keep one of those that were.
reason-not-yourself = It takes another survivor than you.
reason-elsewhere = That survivor is elsewhere and cannot be chosen for it.
reason-not-shopping = You are not shopping now: encounters and cards lead to the shop.
reason-no-purchases = Your purchases of this visit are used up; you may still sell.
reason-no-sales = Your sales of this visit are used up; you may still buy.
reason-not-in-shop = That card is not in the shop.
reason-no-value = That card has no value, and nobody would buy it.
reason-is-companion = Companions are recruited, not bought.
reason-is-item = Items are bought, not recruited.
reason-corner = This companion asks for a trait or a S.P.E.C.I.A.L. token that you lack.
reason-addicted-cannot-sell = While you are Addicted you part with no drugs.
reason-not-camping = That is part of a camp action: camp first.
reason-done-in-camp = You have done that in this camp already.
reason-must-unexhaust = You cannot leave cards exhausted: unexhaust them all.
reason-too-far = You can trade only with survivors in your space or in an adjacent one.
reason-not-tradable = Such a thing cannot be traded.
reason-not-trading = You are not putting a deal together: trades are offered in camp.
reason-in-deal = That is part of the deal already.
reason-all-in-deal = All agenda cards of the other side that can be traded are part of the deal already.
reason-deal-full = The deal holds no more cards: make another one afterwards.
reason-empty-deal = The deal is empty: put something into it first.
reason-not-theirs = The other side does not have that card.
reason-partner-has-none = The other side has none.
reason-no-caps = You have no Caps.
reason-may-not-show = An agenda card is shown only to the partner of a trade that it is part of.
reason-shown-already = The other side has seen that card already.
reason-no-second-counter = This is a counter-offer already: accept it or decline it.
reason-not-enough-influence = Your influence is not enough to win.
reason-too-many-agendas = Influence does not count while you have more than four agenda cards: discard first.
reason-victory-on-turn = You have the influence: declare victory on your own turn, between actions.
reason-wrong-letter = That perk does not show the letter it takes.
reason-perk-held = { $seat } has that perk: choose another.
reason-not-in-deck = That perk is no longer in the deck.
reason-not-optional = That is not optional: it must be done.

refusal-not-asked = Another player is asked now: wait for your question.
refusal-stale = The game has moved on since: look at the table and answer again.
refusal-nothing-asked = Nothing is being asked: the game is over.
refusal-shape = That is no answer to this question: choose from the list.
refusal-not-offered = That cannot be chosen now: { $choice }
refusal-twice = Name each only once; this was named twice: { $choice }
refusal-number = That is too many or too few: name as many as the question asks for.
