# The replay of a saved game, and the check of its dice.

replay-loading = Reading the game: { $done } of { $total } steps
replay-failed = This game cannot be shown
replay-empty = There is nothing in this game yet.
replay-to-start = To the start
replay-words-title = A game in words
replay-no-secret = The secret of this game is not in it, so its positions cannot be worked out. This is what its log tells.
replay-no-beginning = The rules and cards of this page do not lead to the beginning of this game. This is what its log tells; names of cards may be others than they were.

replay-label = Replay
replay-transport = Move through the game
replay-first = To the beginning (Home)
replay-back = One step back (←)
replay-next = One step on (→)
replay-play = Play (space)
replay-pause = Pause (space)
replay-last = To the end (End)
replay-turn = Turn
replay-turn-back = To the turn before (Shift ←)
replay-turn-next = To the next turn (Shift →)
replay-round = Round
replay-round-back = To the round before (Page up)
replay-round-next = To the next round (Page down)
replay-scrubber = Step of the game
replay-step = step { $step } of { $last }
replay-spoken = { $step }, round { $round }, { $told }
replay-told-begin = The game is set up
replay-told-undo = Answers are taken back
replay-told-update = Rules or cards have changed; the game goes on with the new ones.
replay-told-answer = { $seat } decides
replay-taken-back = Taken back later

replay-speed = Speed
replay-speed-half = Half speed
replay-speed-normal = Normal speed
replay-speed-double = Double speed
replay-speed-fourfold = Four times as fast

replay-eyes = Whose eyes look
replay-eyes-seat = As { $seat } sees it
replay-eyes-spectator = As a spectator
replay-eyes-referee = With the decks open
replay-deck-empty = none left

replay-other-rules = This game was played with version { $game } of the rules, this page has version { $page }: it is shown as far as both agree, and cannot be played on.
replay-other-cards = This game was played with other cards than this page has: it is shown as far as both agree, and cannot be played on.
replay-checking = { $done } of { $total } steps are ready
replay-stuck = From step { $step } on the game went differently than the rules of this page would have it.
replay-only-words = The table stands still; the log goes on.

replay-branch = Play from here
replay-branch-about = A game of its own begins at step { $step }. The saved one stays as it is. Who holds each seat?
replay-branch-over = The game is over at this step. Go back to an earlier one to play on from there.
replay-branch-dice = Chance stays that of the game: the same answers get the same dice.
replay-branch-cancel = Cancel
replay-branch-begin = Play on
replay-branch-not-there = This step cannot be reached.

replay-dice = Dice
dice-title = Check the dice
dice-progress = Progress of the check
dice-working = Playing the game again: { $done } of { $total } steps
dice-honest = Everything agrees. All dice follow from the promise made before the first move, and nothing was changed afterwards.
dice-broken-promise = The secret in this game is not the one that was promised before it began. Do not trust its dice.
dice-differs = Up to step { $step } everything agrees; there the log says something else than comes out when it is played again: { $what }.
dice-differs-answer = the answer would not have been accepted
dice-differs-chance = the dice or the order of a deck
dice-differs-events = what happened
dice-differs-revealed = whether something was revealed
dice-differs-hash = the position on the table
dice-see-step = Go to the step before it
dice-other-rules = This game was played with version { $game } of the rules, this page has version { $page }. Only a page with the same rules can check it.
dice-other-cards = This game was played with other cards than this page has. Only a page with the same cards can check it.
dice-no-secret = The secret of this game is not in it. It can be checked as soon as the secret is shown.
dice-missing = This browser does not have the game.
dice-cannot = This game cannot be checked: with the rules and cards of this page it cannot begin.
dice-counted = { $steps ->
    [one] { $steps } step was played again
   *[other] { $steps } steps were played again
} with { $outcomes ->
    [one] { $outcomes } throw of dice or shuffle
   *[other] { $outcomes } throws of dice and shuffles
}; after each the dice, the events and the fingerprint of the whole position were compared with the log.
dice-promise = The promise
dice-secret = The secret
dice-meaning = Before the first move the table drew a secret number and showed only its fingerprint: the promise. All dice and shuffles follow from the secret. Nobody can find a second secret with the same fingerprint, so the dice could not be changed once the promise was given.
dice-secret-later = The game is not over: its secret is shown after the end, for it tells all dice to come.
