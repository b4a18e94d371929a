# The start screen, and the parts that other screens use too: dialogs, toasts, settings.

## Dialogs and toasts
dialog-close = Close
dialog-cancel = Cancel
toast-close = Dismiss
update-ready = A new version is ready.
update-reload = Reload

## Settings
settings-title = Settings
settings-done = Done
settings-reset = Restore defaults
settings-name = Your name
settings-name-hint = If empty, you go by your color.
settings-lang = Language
settings-theme = Colors
settings-theme-system = System
settings-theme-light = Paper
settings-theme-dark = Phosphor
settings-size = Text size
percent = { $n }%
settings-motion = Motion
settings-motion-off = Off
settings-motion-fast = Fast
settings-motion-normal = Normal
settings-motion-slow = Slow
settings-sound = Sound
settings-sound-hint = Dice, cards and boots on the ladder.
settings-confirm-end = Confirm end of turn
settings-confirm-end-hint = Your turn ends only when you say so.
settings-ask-me = Ask me
settings-tap-acts = Act on the first tap
settings-tap-acts-hint = Off: the first tap shows what a choice would do, the second does it.
settings-letter-keys = Keyboard shortcuts
settings-letter-keys-hint = 1, 2, a… pick from the list; u, l, r and / work too. Off: only Enter, Escape, Space, arrows and Ctrl+Z (⌘Z on a Mac).

## The start screen
start-form-part-1 = 7-B/1
start-form-part-2 = 7-B/2
start-to-dark = Dark colors
start-to-light = Light colors
start-coming = Loading the table…
start-now = Play now
start-play = Play
start-learn = Learn by playing · 10 minutes
start-just-play = Just play
start-lessons = Lessons
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
start-fault = The engine crashed on this setup: { $name }
start-not-kept = This browser stores nothing for this page: the game lasts only while the page is open.
start-not-kept-watch = This browser stores nothing for this page, so there’s no replay here. You can still continue the game.
start-games = Games
start-more = More
start-examples = Examples to try
start-rules = Rulebook
start-about = No account. Solo, with bots or on one screen, everything runs in this page: no server, and after the first visit no network.

holders-people = People
holders-bots = Bots
holder-me = Me
holder-friend = Friend here
holder-bot-random = Bot, random
holder-bot-novice = Bot, novice
holder-bot-steady = Bot, steady
holder-bot-sharp = Bot, sharp
holder-bot-ruthless = Bot, ruthless
level-random-about = Makes any legal move.
level-novice-about = Glances ahead and misses a lot: for a first game.
level-steady-about = A fair opponent that answers at once.
level-sharp-about = Thinks for a moment and punishes mistakes.
level-ruthless-about = Thinks long and gives nothing away.

## Table options
options-title = Table options
options-usual = { $n ->
    [one] { $n } ruling, as in the rulebook
   *[other] { $n } rulings, all as in the rulebook
}
options-changed = { $n ->
    [one] { $n } ruling changed
   *[other] { $n } rulings changed
}
options-hint = Where the rules leave a question open, your table decides.
options-usual-value = { $value } (default)
options-why = Why this default?
options-reset = Reset to defaults

## Saved games
saved-title = Your games
saved-empty = No games yet. Your first one will be saved here, move by move.
saved-nothing-kept = This browser stores nothing for this page, perhaps because the window is private. You can still play.
saved-round = round
saved-when = last played { $date }
saved-continue = Continue
saved-continue-label = Continue: { $players }
saved-look = Result
saved-look-label = Result: { $players }
saved-watch = Watch replay
saved-watch-label = Watch replay: { $players }
saved-export = Save to file
saved-export-label = Save to file: { $players }
saved-exported = Saved as { $name }
saved-not-exported = The game couldn’t be read, so no file was saved.
saved-delete = Delete
saved-delete-label = Delete: { $players }
saved-delete-title = Delete this game?
saved-delete-text = The game of { $players } will be deleted from this browser for good.
saved-deleted = Game deleted.
saved-not-deleted = The browser refused to delete the game.
saved-show-all = { $n ->
    [one] Show { $n } game
   *[other] Show all { $n } games
}
saved-show-few = Show fewer
saved-unread = Unreadable game
saved-unread-newer = A newer version of this page saved it: reload to get that version.
saved-unread-unknown = This version of the page doesn’t know the game it belongs to.
saved-unread-damaged = What the browser stored makes no sense here. Save it to a file before you delete it: somebody may be able to repair it.
saved-unread-export-label = Save the unreadable game to file
saved-unread-delete-label = Delete the unreadable game
saved-unread-delete-text = The game can’t be read here, but perhaps elsewhere. It will be deleted from this browser for good.

## Games from files
import-open = Open a file
import-drop = Drop the saved game here
import-title = A game from a file
import-reading = Reading the file and replaying every move…
import-another = Choose another file
import-found = { $steps ->
    [one] A saved game of { $name }: round { $round }, { $steps } step. Every step was replayed and checked.
   *[other] A saved game of { $name }: round { $round }, { $steps } steps. Every step was replayed and checked.
}
import-found-over = { $steps ->
    [one] A finished game of { $name }: { $steps } step, over in round { $round }. Every step was replayed and checked.
   *[other] A finished game of { $name }: { $steps } steps, over in round { $round }. Every step was replayed and checked.
}
import-report = What was reported
import-who = The file doesn’t say who played. Choose who continues:
import-seat-name = Name of { $color }
import-seat-holder = Who plays { $color }
import-watch = Watch
import-look = Result
import-play = Continue
import-cut-off = { $steps ->
    [0] The end of the file is missing. Only the setup is intact: you can open the game from there.
    [one] The end of the file is missing. The first step is intact: you can open the game up to there.
   *[other] The end of the file is missing. The first { $steps } steps are intact: you can open the game up to there.
}
import-damaged = { $steps ->
    [0] The file is damaged. Only the setup is intact: you can open the game from there.
    [one] The file is damaged. The first step is intact: you can open the game up to there.
   *[other] The file is damaged. The first { $steps } steps are intact: you can open the game up to there.
}
import-changed = The file was edited after it was saved, but every step still follows from the one before.
import-other-rules = The game was played with other rules or cards. It goes the same way with ours, so you can continue.
import-goes-otherwise = With our rules and cards this game diverges after step { $steps }: the file comes from another version or was edited. You can open the game up to there.
import-no-game = This isn’t a saved game. Saved games end in .bottlecap.jsonl; problem reports can be opened too.
import-newer = A newer version of the table saved this game. Reload the page to get it, then try again.
import-other-game = This is a game of “{ $game }”; this table plays { $name }.
import-no-secret = This file lacks the secret behind the dice: the game was still running on a server. Ask for the file again after it ends.
import-broken-promise = The dice in this file aren’t those promised before the game. Somebody edited it, so it can’t be opened.
import-no-beginning = With our rules and cards this game can’t even begin: it comes from another version.

## Examples
examples-title = Examples to try
examples-hint = The best of each chapter, with real cards. Put one on the table: see what happens, or try something else. Every rule in the rulebook has more.
examples-rules = All rules
