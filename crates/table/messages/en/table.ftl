# The table: decision, bar, menu.

decision-label = Open decision
decision-sheet = Show more or less of the choices
decision-over = Game over
decision-over-text = The game is over.
decision-end-turn = Turn complete. Undo anything?
decision-end = End turn
decision-skip = Skip to the next question
decision-some = { $picked } of { $of } chosen
decision-order = Put them in order: { $picked } of { $of }
decision-amount = A number from { $min } to { $max }
decision-amount-label = Your number
decision-amount-slide = Your number, as a slider
decision-count = { $shown } of { $all }
decision-find = Find a choice
decision-all = Show all
decision-confirm = Confirm
decision-unpick = Remove one: { $what }
answered-by-itself = Answered for you: { $choice } Undo it, or turn this off in Settings.
advice-ask = What would you do?
preview-do = Do it

top-home = { $name }: main menu
top-rules = Rulebook
top-sound = Sound

undo-free = { $count ->
    [one] Undo one step
   *[other] Undo (up to { $count } steps)
}
undo-back = { $count ->
    [one] Rewind one step
   *[other] Rewind { $count } steps
}{ $seen ->
    [yes] {" "}(dice will change)
   *[no] {""}
}
undo-sure = Press again to confirm
undo-nothing = Nothing to undo
undo-done = Undone.
updated-done = The rules or cards of this page have changed since the last move. Every step was replayed with them, and the game continues.
undo-stop-beginning = Back to the beginning.
undo-stop-revealed = Can’t undo further: something was rolled or revealed.
undo-stop-seat = Can’t undo further: { $seat } has answered.

menu-label = Menu
menu-rules = Rulebook
menu-summary = Summary and icons
menu-settings = Settings
menu-seats = Who plays which seat
menu-export = Save to file
menu-report = Report a problem
menu-help = Keyboard shortcuts
menu-leave = Leave the table (the game is saved)
seats-about = Any seat can be given to a bot, and taken over again, at any decision.
report-about = Is a rule wrong here, or something broken? Write down what you saw. You get a file with your words, the game and the position.
report-what = What happened, and what should have happened?
report-secret = The file holds the whole game, including the order of the decks. Don’t send it to anybody you’re still playing against.
report-save = Create file
report-done = Your file: { $name }
report-send = Send it to whoever gave you this page, or attach it to an issue where Bottlecap’s code is kept.
report-open = Anybody can open it on the start screen with “Open a file” and see the position.
report-example = Developers turn it into a failing test with:
keys-choose = choose from the list
keys-walk = move through the list or across the table
keys-confirm = confirm, or end the turn
keys-undo = undo
keys-find = find a choice
keys-hint = what a bot would do
keys-log = go to the log
keys-rules = the rule of this question
keys-summary = the game in short, and all icons
keys-skip = skip to your next decision; close
keys-about = Tab moves between elements; everything you can choose on the table is in the list as well.

goal-title = The game in short
goal-aim = Goal
goal-round = A round
goal-end = The end
goal-begin = Start
summary-icons = Icons

lesson-label = Lesson
lesson-step = { $n } of { $all }
lesson-now = Now: { $what }
lesson-next = Next
lesson-back = Back
lesson-skip = Skip this step
lesson-leave = Leave the lesson
lesson-go-on = Next lesson: { $name }
lesson-play = Play a real game
lesson-other = A fine idea for a real game. For this step, do what the coach says, or skip it.
lesson-missing = There is no such lesson

hand-over-title = { $seat } is next
hand-over-text = Hand over the screen. What others may not see is covered.
hand-over-ready = I am { $seat }

tabs-label = What to show
tab-log = Log

open-waiting = Setting up the table…
open-failed = This game can’t be opened
open-differs-title = The rules or cards have changed
open-differs = With today’s rules and cards, step { $step } goes differently: { $what }.
open-unread-title = A step can’t be read
open-unread = What this browser stored of step { $step } can’t be read.
open-differs-choices = Everything up to step { $step } is unchanged, and you can continue from there: what came after stays in the file but no longer counts, and if it revealed anything, dice and decks will change. You can also watch what was played, or save it. Nothing is deleted.
open-differs-whole = Even the beginning differs, so the game can’t continue here. You can watch what was played, or save it. Nothing is deleted.
open-go-on = Continue from step { $step }
open-back = Main menu

trouble-closed = This browser doesn’t store the game. Save it to a file before you leave (menu).
trouble-elsewhere = This game is open in another window and continues there. What you do here isn’t saved.
trouble-newer = A newer version of this page saved this game. Reload the page to continue.
trouble-missing = There is no such game in this browser.
trouble-unreadable = What this browser stored of the game can’t be read.
trouble-broken = The rules crashed; the last good position stands. Please report this.
