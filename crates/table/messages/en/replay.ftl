# The replay of a saved game, and the check of its dice.

replay-loading = Loading replay: { $done } of { $total } steps
replay-failed = This game can’t be shown
replay-empty = There is nothing in this game yet.
replay-to-start = Main menu
replay-words-title = The game as text
replay-no-secret = This game lacks the secret behind its dice, so positions can’t be rebuilt. This is what its log says.
replay-no-beginning = With the rules and cards of this page this game can’t begin. This is what its log says; card names may have been different.

replay-label = Replay
replay-transport = Move through the game
replay-first = To the beginning (Home)
replay-back = One step back (←)
replay-next = One step forward (→)
replay-play = Play (space)
replay-pause = Pause (space)
replay-last = To the end (End)
replay-turn = Turn
replay-turn-back = Previous turn (Shift ←)
replay-turn-next = Next turn (Shift →)
replay-round = Round
replay-round-back = Previous round (Page Up)
replay-round-next = Next round (Page Down)
replay-scrubber = Step of the game
replay-step = step { $step } of { $last }
replay-spoken = { $step }, round { $round }, { $told }
replay-told-begin = The game is set up
replay-told-undo = Answers are undone
replay-told-unread = This step can’t be read and doesn’t count.
replay-told-update = Rules or cards have changed; the game continues with the new ones.
replay-told-answer = { $seat } decides
replay-taken-back = Undone later

replay-speed = Speed
replay-speed-half = Half speed
replay-speed-normal = Normal speed
replay-speed-double = Double speed
replay-speed-fourfold = Quadruple speed

replay-eyes = View as
replay-eyes-seat = { $seat }
replay-eyes-spectator = Spectator
replay-eyes-referee = With decks open
replay-deck-empty = none left

replay-other-rules = This game was played with version { $game } of the rules; this page has version { $page }. It is shown as far as both agree, and can’t be branched.
replay-other-cards = This game was played with other cards. It is shown as far as both agree, and can’t be branched.
replay-checking = { $done } of { $total } steps are ready
replay-stuck = From step { $step } on, the game diverges from the rules of this page.
replay-only-words = The table stops here; the log continues.

replay-branch = Branch from here
replay-branch-about = A separate game begins at step { $step }. The saved one stays as it is. Who plays each seat?
replay-branch-over = The game is over at this step. Go back to an earlier one to branch from it.
replay-branch-dice = The dice stay the same: the same answers get the same rolls.
replay-branch-cancel = Cancel
replay-branch-begin = Start
replay-branch-not-there = This step can’t be reached.

replay-dice = Dice
dice-title = Check the dice
dice-progress = Progress of the check
dice-working = Replaying the game: { $done } of { $total } steps
dice-honest = Everything agrees. All dice follow from the promise made before the first move, and nothing was changed afterward.
dice-broken-promise = The secret in this game isn’t the one promised before it began. Don’t trust its dice.
dice-differs = Everything agrees up to step { $step }; there the replay differs from the log: { $what }.
dice-differs-answer = the answer wouldn’t have been accepted
dice-differs-chance = the dice or the order of a deck
dice-differs-events = what happened
dice-differs-revealed = whether something was revealed
dice-differs-hash = the position on the table
dice-differs-unread = the step can’t be read
dice-see-step = Go to the step before
dice-other-rules = This game was played with version { $game } of the rules; this page has version { $page }. Only a page with the same rules can check it.
dice-other-cards = This game was played with other cards. Only a page with the same cards can check it.
dice-no-secret = The secret of this game isn’t in the file yet. Once it is revealed, the dice can be checked.
dice-missing = This browser doesn’t have the game.
dice-cannot = This game can’t be checked: with the rules and cards of this page it can’t begin.
dice-counted = { $steps ->
    [one] { $steps } step was replayed
   *[other] { $steps } steps were replayed
} with { $outcomes ->
    [one] { $outcomes } roll or shuffle
   *[other] { $outcomes } rolls and shuffles
}; after each step the dice, the events and the fingerprint of the position were compared with the log.
dice-promise = The promise
dice-secret = The secret
dice-meaning = Before the first move the table drew a secret number and showed only its fingerprint: the promise. All rolls and shuffles follow from the secret. Nobody can find a second secret with the same fingerprint, so the dice couldn’t be changed after the promise.
dice-secret-later = The game isn’t over: its secret is shown after the end, because it gives away all future dice.
