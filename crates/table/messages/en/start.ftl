# The start screen, and the parts that other screens use too: dialogs, toasts, settings.

## Dialogs and toasts
dialog-close = Close
dialog-cancel = Cancel
toast-close = Put away
update-ready = A new version is ready.
update-reload = Reload

## Settings
settings-title = Settings
settings-done = Done
settings-reset = Usual settings
settings-name = Your name
settings-name-hint = Empty: you are called by your color.
settings-lang = Language
settings-theme = Colors
settings-theme-system = System
settings-theme-light = Paper
settings-theme-dark = Phosphor
settings-size = Text size
settings-percent = { $n } %
settings-motion = Motion
settings-motion-off = Off
settings-motion-fast = Fast
settings-motion-normal = Normal
settings-motion-slow = Slow
settings-sound = Sound
settings-sound-hint = Dice, cards and boots on the ladder.
settings-confirm-end = Confirm the end of a turn
settings-confirm-end-hint = The game waits until you say that your turn is over.
settings-letter-keys = Keys for choices
settings-letter-keys-hint = 1, 2, a … choose from the list; u, l, r and / have their keys. Off: Enter, Escape, Space, arrows and Ctrl+Z only.

## The start screen
start-form-part-1 = 7-B/1
start-form-part-2 = 7-B/2
start-to-dark = Dark colors
start-to-light = Light colors
start-coming = Loading the table …
start-now = Play now
start-play = Play
start-go-on = Back to round { $round }
start-new-game = New game
start-players = Players
start-seats = Seats, clockwise
start-seat-name = Name of player { $n }
start-seat-color = Color of player { $n }
start-seat-holder = Who plays seat { $n }
start-color = { $color }, { $symbol }
start-color-swap = { $color }, { $symbol }: swap
start-seat-sooner = Move { $name } one seat up
start-seat-later = Move { $name } one seat down
start-named-color = { $name } ({ $color })
start-only-bots = Only bots sit here: you will watch them play.
start-begin = Start the game
start-fault = The engine broke down over this set-up: { $name }
start-not-kept = This browser keeps nothing for this page: the game lasts as long as the page stays open.
start-not-kept-watch = This browser keeps nothing for this page, so the game cannot be watched from here. You can still play on.
start-more = More
start-examples = Examples to try
start-rules = Rulebook
start-about = No account. Alone, with bots or at one screen everything happens in this page: no server, and after the first visit no network either.

holders-people = People
holders-bots = Bots
holder-me = Me
holder-friend = Friend here
holder-bot-random = Bot, random
holder-bot-easy = Bot, easy
holder-bot-steady = Bot, steady
holder-bot-hard = Bot, hard

## Table options
options-title = Table options
options-usual = { $n ->
    [one] { $n } ruling, as the rulebook has it
   *[other] { $n } rulings, all as the rulebook has them
}
options-changed = { $n ->
    [one] { $n } ruling changed
   *[other] { $n } rulings changed
}
options-hint = Where the rules leave a question open, your table may answer it in its own way.
options-usual-value = { $value } (usual)
options-why = Why the usual answer?
options-reset = All as usual

## Saved games
saved-title = Your games
saved-empty = No games yet. The first one will wait for you here, move by move.
saved-nothing-kept = This browser keeps nothing for this page, perhaps because the window is private. You can play all the same.
saved-round = round
saved-when = last played { $date }
saved-continue = Continue
saved-continue-label = Continue: { $players }
saved-look = Result
saved-look-label = Result: { $players }
saved-watch = Watch as a replay
saved-watch-label = Watch as a replay: { $players }
saved-export = Save as a file
saved-export-label = Save as a file: { $players }
saved-exported = Saved as { $name }
saved-not-exported = The game could not be read, so there is no file.
saved-delete = Delete
saved-delete-label = Delete: { $players }
saved-delete-title = Delete this game?
saved-delete-text = The game of { $players } will be gone from this browser for good.
saved-deleted = The game is deleted.
saved-not-deleted = The browser did not let the game be deleted.
saved-show-all = { $n ->
    [one] Show { $n } game
   *[other] Show all { $n } games
}
saved-show-few = Show fewer
saved-unread = A game that cannot be read
saved-unread-newer = A newer version of this page has written it: reload the page to get that version.
saved-unread-damaged = What the browser kept of it makes no sense here. Save it as a file before you delete it; perhaps somebody can mend it.
saved-unread-export-label = Save the game that cannot be read as a file
saved-unread-delete-label = Delete the game that cannot be read
saved-unread-delete-text = The game cannot be read here, but perhaps elsewhere. It will be gone from this browser for good.

## Games from files
import-open = Open a file
import-drop = Drop the saved game here
import-title = A game from a file
import-reading = Reading, and playing every move again …
import-another = Choose another file
import-found = { $steps ->
    [one] A saved game of { $name }, round { $round }, { $steps } step. Every step was played again and checked.
   *[other] A saved game of { $name }, round { $round }, { $steps } steps. Every step was played again and checked.
}
import-found-over = { $steps ->
    [one] A finished game of { $name }, { $steps } step, over in round { $round }. Every step was played again and checked.
   *[other] A finished game of { $name }, { $steps } steps, over in round { $round }. Every step was played again and checked.
}
import-report = Reported about this game
import-who = A file does not tell who sat there. Choose who plays on:
import-seat-name = Name of { $color }
import-seat-holder = Who plays { $color }
import-watch = Watch
import-look = Result
import-play = Play on
import-cut-off = { $steps ->
    [one] The end of the file is missing. What is there is sound: you can take the game with its { $steps } step.
   *[other] The end of the file is missing. What is there is sound: you can take the game with its { $steps } steps.
}
import-damaged = { $steps ->
    [one] The file is damaged. The first { $steps } step is sound: you can take the game up to there.
   *[other] The file is damaged. The first { $steps } steps are sound: you can take the game up to there.
}
import-changed = The file was changed after it was saved. All the same, every step follows from the one before.
import-other-rules = The game was played with another version of the rules or cards. It goes the same way with ours, so you can play on.
import-goes-otherwise = { $steps ->
    [one] With our rules and cards this game goes otherwise after { $steps } step: the file comes from another version, or was changed. You can take the game up to there.
   *[other] With our rules and cards this game goes otherwise after { $steps } steps: the file comes from another version, or was changed. You can take the game up to there.
}
import-no-game = This is no saved game. Those of this table end in .bottlecap.jsonl; reports of a problem can be opened too.
import-newer = This game was saved by a newer version of the table. Reload the page to get it, then try again.
import-other-game = This is a game of “{ $game }”, and this table plays { $name }.
import-no-secret = The secret of the dice is not in this file, as a game still under way on a server has it. Ask for the file again after the end.
import-broken-promise = The dice in this file are not those that were promised before the game. Somebody changed it, so it cannot be taken.
import-no-beginning = With our rules and cards this game cannot even begin: it comes from another version of the table.

## Examples
examples-title = Examples to try
examples-hint = Each rule is proven by small positions. Open one, and it lies on the table: see what happens, or do something else.
examples-search = Search examples
examples-count = { $n ->
    [0] Nothing found
    [one] { $n } example
   *[other] { $n } examples
}
examples-rulings = Rulings
