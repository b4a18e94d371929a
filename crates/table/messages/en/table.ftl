# The table: decision, bar, menu.

decision-label = Open decision
decision-sheet = Show more or less of the choices
decision-over = Game over
decision-over-text = The game is over.
decision-end-turn = Your turn is over. Anything to take back?
decision-end = End turn
decision-skip = Skip to the next question
decision-some = { $picked } of { $of } picked
decision-order = Put them in order: { $picked } of { $of }
decision-amount = A number from { $min } to { $max }
decision-amount-label = Your number
decision-amount-slide = Your number, as a slider
decision-count = { $shown } of { $all }
decision-find = Find a choice
decision-all = Show all
decision-confirm = Confirm
preview-hint = Point at anything on the table to see what it is and what it would do.
preview-do = Do it

top-home = { $name }: to the start
top-rules = Rulebook
top-sound = Sound

undo-free = { $count ->
    [one] Undo one step
   *[other] Undo, { $count } steps free
}
undo-back = { $count ->
    [one] Go back one step
   *[other] Go back { $count } steps
}{ $seen ->
    [yes] , new dice
   *[no] {""}
}
undo-sure = Sure? Press again
undo-nothing = Nothing to undo
undo-done = Taken back.
updated-done = The rules or cards of this page have changed since the last move. Every step was played again with them, and the game goes on.
undo-stop-beginning = Up to the beginning.
undo-stop-revealed = Not further: something was rolled or revealed.
undo-stop-seat = Not further: { $seat } has answered.

menu-label = Menu
menu-rules = Rulebook
menu-settings = Settings
menu-seats = Who plays which seat
menu-export = Save as a file
menu-report = Report a problem
menu-help = Keys
menu-leave = Leave the table (the game is kept)
seats-about = Any seat can be given to a bot, and taken back, at any decision.
report-about = Is a rule wrong here? This makes a file with the game and the position. Whoever develops Bottlecap turns it into a failing example, and then makes it pass.
report-what = What happened, and what should have happened?
report-secret = The file holds the whole game, the order of the decks included. Do not send it to somebody you are still playing against.
report-save = Make the file
keys-choose = choose from the list
keys-walk = walk through the list or over the table
keys-confirm = confirm, or end the turn
keys-undo = undo
keys-find = find a choice
keys-log = to the log
keys-rules = the rule of this question
keys-skip = show everything at once until you are asked again; close
keys-about = Tab goes from thing to thing; everything that can be chosen on the table is in the list as well.

hand-over-title = { $seat } is next
hand-over-text = Hand the screen over. What the others may not see is covered.
hand-over-ready = I am { $seat }

tabs-label = What to show
tab-log = Log

open-waiting = Setting the table …
open-failed = This game cannot be opened
open-differs-title = The rules or cards have changed
open-differs = With the rules and cards of today, step { $step } goes differently: { $what }.
open-differs-choices = Everything up to step { $step } goes as it went. You can go on from there: what came after it stays in the file but no longer counts, and if anything had been seen in it, dice and decks are mixed anew. Or watch what was played, or save it. Nothing is deleted.
open-differs-whole = Not even its beginning is the same, so it cannot go on here. You can watch what was played and save it. Nothing is deleted.
open-go-on = Go on from step { $step }
open-back = To the start

trouble-closed = This browser does not keep the game. Save it as a file before you leave (menu).
trouble-elsewhere = This game was opened in another window and goes on there. What you do here is not kept.
trouble-newer = A newer version of this page has written this game. Reload the page, and it goes on.
trouble-missing = There is no such game in this browser.
trouble-unreadable = What this browser kept of the game cannot be read.
trouble-broken = The rules broke down; the last good position stands. Please report this. ({ $what })
