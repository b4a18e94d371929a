# What is in the way, and what would help.

reason = { $reason } ({ $rule })
reason-player-count = { $n } players cannot play: Wasteland is for one to four.
reason-scenario = There is no scenario { $n } in these packs: choose another.
reason-content = The packs lack something the game needs: load the core pack too.
reason-game-over = The game is over: start a new one to keep playing.
reason-not-your-decision = { $seat } is deciding: wait for your question.
reason-not-now = That isn’t being asked now: choose from what is offered.
reason-setting-up = The game is still being set up: turns begin afterward.
reason-at-setup = Survivors are chosen during setup and don’t change.
reason-eliminated = Eliminated players take no further part in the game.
reason-character-taken = Somebody else plays this survivor: choose another.
reason-occupied = Another figure stands there: choose a free space.
reason-not-on-start-tile = That space isn’t on the starting tile: choose one that is.
reason-not-your-turn = You can do that only on your own turn: wait for it.
reason-killed = You were killed, and that ended your turn: go on from your next one.
reason-unfinished = Finish what you’ve begun first: only a move can be interrupted.
reason-turn-goes-on = Your turn lasts until you end it: use your actions, or end the turn.
reason-no-actions = You have no actions left this turn: more come on your next turn.
reason-needs-points = { $n ->
    [one] That takes { $n } movement point, and you have none: a move action gives some.
   *[other] That takes { $n } movement points, and you have fewer: a move action gives some.
}
reason-no-such-space = There is no such space on the map: choose one that is lit.
reason-already-there = You are already in that space: choose another.
reason-not-adjacent = That space isn’t adjacent to yours: you move one space at a time.
reason-facedown = That tile is facedown: explore it first.
reason-already-faceup = That tile is already faceup.
reason-nothing-to-explore = No facedown tile touches your space: go to the edge of one first.
reason-tile-not-adjacent = Your space doesn’t touch that tile: go to its edge first.
reason-not-on-explored-tile = The enemy stays on the tile you just explored: choose a space there.
reason-not-beside-enemy = An enemy moves one space at a time, and that one isn’t adjacent to it.
reason-not-nearer = That step doesn’t bring the enemy nearer to its target.
reason-no-enemy-icon = That space shows no icon of this enemy type: { $kind }.
reason-not-nearest-icon = Another icon of this type is nearer to where the enemy was killed.
reason-icon-taken = There is already an enemy on that icon, and another icon is free.
reason-only-faceup = That tile is facedown: only spaces on faceup tiles count.
reason-not-meant = The card names other spaces: choose one of those.
reason-enemy-here = An enemy in your space prevents that: { $foe }. Fight it, or go elsewhere.
reason-no-icon = There is no encounter icon in your space: go to a space that has one.
reason-no-deck = The door is still shut: there is no deck for this icon yet.
reason-encountered-already = You’ve already had your encounter this turn: you can have another on your next one.
reason-inactive = That enemy is facedown: it can’t be fought or chosen until it turns faceup.
reason-out-of-reach = That enemy is out of reach: go closer, or choose another.
reason-not-an-enemy = In this scenario the tokens of this faction aren’t enemies.
reason-no-such-enemy = That enemy is no longer on the map: choose another.
reason-not-here = That enemy isn’t in your space: choose one that is.
reason-not-aggressive = That enemy isn’t Aggressive toward you and doesn’t attack those who enter: choose one that is.
reason-not-facing = That enemy has already fought, or was placed here after you came: choose another.
reason-other-type = That enemy is of another type; choose one of these: { $kind }.
reason-asleep = That enemy is facedown and doesn’t act: it turns faceup after the others have acted.
reason-acted-already = That enemy has already acted, or only turned faceup during this activation.
reason-not-attacking-you = That enemy isn’t attacking you: choose one that is.
reason-faceup-already = That enemy is already faceup.
reason-level-too-high = That enemy is too strong: its level may be { $n } at most.
reason-not-ranged = Your weapon doesn’t reach that far: you need a ranged one.
reason-loyal = You are loyal to that faction and can’t fight it: end your loyalty at the start of a turn first.
reason-on-facedown-tile = That enemy is on a facedown tile, where you can’t aim: explore the tile first.
reason-not-staged = That quest isn’t staged: your journal shows those that are.
reason-no-such-objective = That quest has no such objective: choose one that is printed on it.
reason-triggered = That objective completes by itself as soon as what it asks for happens.
reason-needs-quest-action = That objective is attempted with a quest action.
reason-not-earned = Nothing that just happened completes that objective: it says what would.
reason-condition = You don’t meet the condition for that: the card says what it takes.
reason-needs-caps = { $n ->
    [one] You are { $n } Cap short.
   *[other] You are { $n } Caps short.
}
reason-needs-actions = { $n ->
    [one] That takes { $n } action, and you have none left.
   *[other] That takes { $n } actions, and you have fewer left.
}
reason-would-kill = Paying that would kill you: recover first.
reason-needs-cards = { $n ->
    [one] That takes a card of this kind, and you have none: { $kind }.
   *[other] That takes { $n } cards of this kind, and you have fewer: { $kind }.
}
reason-needs-agendas = { $n ->
    [one] That takes an agenda card, and you have none.
   *[other] That takes { $n } agenda cards, and you have fewer.
}
reason-needs-dice = { $n ->
    [one] That takes a die with an unspent result, and none is left.
   *[other] That takes { $n } dice with unspent results, and fewer are left.
}
reason-needs-rerolls = { $n ->
    [one] That takes a reroll, and you have none left.
   *[other] That takes { $n } rerolls, and you have fewer left.
}
reason-needs-letter = That takes a S.P.E.C.I.A.L. token that you lack: { $letters }.
reason-wrong-place = You aren’t in the right space: the card says where to do that.
reason-nobody-here = That takes another survivor in your space, and you’re alone here.
reason-needs-settlement = Playing solo, you can do that only in a settlement.
reason-too-many-required = The group would need { $required } agenda cards, but the deck has { $n ->
    [one] only one
   *[other] only { $n }
}. Agree on a smaller number.
reason-fixed-number = The table doesn’t change the number of agenda cards. Leave the number out.
reason-no-personal-victory = Nobody wins alone: the group needs its agenda cards and the friendly faction at the end of the track.
reason-loyal-anyway = Everybody is loyal to the friendly faction anyway.
reason-no-victory = Nobody declares victory here: the two power tokens decide, for everybody.
reason-no-loyalty = Loyalty takes an agenda card in hand, and here each card is spent as it’s gained.
reason-other-scenario = New California is played on its own scenario, which comes with its box. Choose that one, or another mode.
reason-own-scenario = This scenario is played as New California only. Choose that mode, or another scenario.
reason-no-companions = This survivor works alone and never has a companion.
reason-no-shop-in-camp = A camp isn’t a shop: it takes a card that lets you shop.
reason-no-encounter = You have no encounter to choose an option from.
reason-no-such-option = There is no such option.
reason-chosen-already = You have chosen your option, and the choice stands.
reason-forced = You have no choice: option { $n } is forced.
reason-not-forced = Only those who are forced can choose that option.
reason-not-yours = That card isn’t yours: choose one of your own.
reason-fixed = That card always stays with your character: it can’t be equipped, sold, traded or discarded.
reason-no-such-ability = The card has no such ability.
reason-works-by-itself = There is nothing to use on that card: what it says holds by itself.
reason-exhausted = The card is exhausted: camp to unexhaust it.
reason-ready = That card isn’t exhausted.
reason-not-equipped = The card works only while it is equipped: equip it first.
reason-stored-already = That card isn’t equipped: it is already in your inventory.
reason-equipped = That card is equipped, so it isn’t in your inventory.
reason-wrong-kind = Choose a card of another kind: { $kind }.
reason-pays-itself = A card can’t pay for itself: choose another.
reason-not-gained = You can store only a card that you have just gained.
reason-not-looked-at = That card isn’t among those you look at: choose one of them.
reason-cannot-be-equipped = Cards of this kind can’t be equipped.
reason-equipped-already = That card is already equipped.
reason-inventory-full = Your inventory is full: make room in it first.
reason-start-of-turn-only = You can do that only at the start of your turn, before anything else.
reason-loyalty-changed = You have already changed your loyalty this turn: you can again on your next one.
reason-no-faction = That agenda card shows no faction to be loyal to: choose one with a star or a shield.
reason-revealed-already = That card is already revealed, and you are loyal to its faction.
reason-not-revealed = You have no agenda card revealed: declare your loyalty at the start of a turn first.
reason-wrong-moment = This isn’t the moment: use that { $window }.
reason-no-rerolls = You have no rerolls left: keep the dice.
reason-reroll-step-only = You can reroll only in the reroll step of your own fight or test.
reason-rested-already = You have already given up Well Rested in this fight or test.
reason-no-such-die = There are three dice: choose one, two or all of them.
reason-die-spent = The result of that die is already spent: choose another.
reason-needs-trait = That takes a trait you lack: { $trait }.
reason-needs-card = That takes a card you lack: { $card }.
reason-no-letter = You don’t have that token: choose one that you have.
reason-not-drawn = That token wasn’t drawn: keep one that was.
reason-not-yourself = Choose a survivor other than yourself.
reason-elsewhere = That survivor is elsewhere and can’t be chosen: choose one in reach.
reason-not-shopping = You aren’t shopping now: encounters and cards lead to the shop.
reason-no-purchases = You have no purchases left on this visit; you may still sell.
reason-no-sales = You have no sales left on this visit; you may still buy.
reason-not-in-shop = That card isn’t in the shop: choose one of the open cards.
reason-no-value = That card has no value, so it can’t be sold.
reason-is-companion = Companions are recruited, not bought.
reason-is-item = Items are bought, not recruited.
reason-corner = This companion asks for a trait or a S.P.E.C.I.A.L. token that you lack.
reason-addicted-cannot-sell = You can’t sell drugs while you are Addicted: lose the trait first.
reason-not-camping = That is part of a camp action: camp first.
reason-done-in-camp = You have already done that in this camp.
reason-must-unexhaust = You can’t leave cards exhausted: unexhaust them all.
reason-too-far = You can trade only with survivors in your space or an adjacent one: go closer.
reason-not-tradable = That can’t be traded.
reason-not-trading = You aren’t putting a deal together: offer trades in camp.
reason-in-deal = That is already part of the deal.
reason-all-in-deal = All their tradable agenda cards are already part of the deal.
reason-deal-full = The deal is full: make another one afterward.
reason-empty-deal = The deal is empty: put something in it first.
reason-not-theirs = They don’t have that card: ask for something else.
reason-partner-has-none = They have none: ask for something else.
reason-no-caps = You have no Caps: give something else.
reason-caps-for-caps = Caps already go the other way in this deal, and Caps for Caps would change nothing.
reason-may-not-show = You can show an agenda card only to the partner of a trade that includes it.
reason-shown-already = They have already seen that card.
reason-no-second-counter = This is already a counter-offer: accept it or decline it.
reason-not-enough-influence = You don’t have enough influence to win: your agenda cards say what brings it.
reason-too-many-agendas = Influence doesn’t count while you have more than four agenda cards: discard first.
reason-victory-on-turn = You have enough influence: declare victory on your own turn, between actions.
reason-wrong-letter = That perk doesn’t show the required letter: choose one that does.
reason-perk-held = { $seat } has that perk: choose another.
reason-not-in-deck = That perk is no longer in the deck: choose another.
reason-not-optional = That is mandatory: choose one.

refusal-not-asked = Another player is answering: wait for your question.
refusal-stale = The game has moved on: look at the table and answer again.
refusal-nothing-asked = There is no open question: the game is over.
refusal-shape = That doesn’t answer this question: choose from the list.
refusal-not-offered = That can’t be chosen now: { $choice }
refusal-twice = Choose each only once; this was chosen twice: { $choice }
refusal-number = That is too many or too few: choose as many as the question asks for.
