# Playing with people at other screens: rooms, invitations, chat, votes, clocks.

holder-link = Friend by link
start-online = A friend by link plays in their own browser. The room is on the server of this page; you get links to send.
start-make-room = Create room
start-wrong-mixed = Online, each screen has one seat. Send your friends links, or play with everybody on this screen.
make-no-network = The server doesn’t answer. Online games need a connection; solo, with bots or on one screen you can play without.
make-no-server = There are no rooms at this address: it’s a plain web server. You can still play solo, with bots or on one screen.
make-too-many = The server can’t take more rooms right now. Try again in a moment.

rooms-title = Online games
rooms-when = last visit { $date }
rooms-back = Return to table
rooms-forget = Remove

clock-title = Time to think
clock-off = No limit
clock-preset = { $bank } min per player, plus { $bonus } s per answer
clock-each-seconds = { $n ->
    [one] { $n } second per answer
   *[other] { $n } seconds per answer
}
clock-each-minutes = { $n ->
    [one] { $n } minute per answer
   *[other] { $n } minutes per answer
}
clock-each-hours = { $n ->
    [one] { $n } hour per answer
   *[other] { $n } hours per answer
}
clock-each-days = { $n ->
    [one] { $n } day per answer
   *[other] { $n } days per answer
}
clock-about = Every player has this much. When time runs out, a bot takes over.
clock-each-about = The clock also runs while nobody is at the table. When time runs out, a bot answers. Nobody can replace you before that.
clock-days = { $days } d { $hours } h
clock-left = { $time } left
clock-short = Hurry: less than 30 seconds left.

link-connecting = Joining…
link-lost = Connection lost. Reconnecting…
link-lost-waiting = Connection lost. Your answer is waiting and goes out as soon as the connection is back.
link-reload = Reload
room-closed = You can’t enter this room

gather-title = The table is ready
gather-awaited = Waiting for: { $names }
gather-pondering = { $n ->
    [0] Everybody is ready.
   *[other] Everybody is here. Not ready yet: { $names }
}
gather-clock = Time to think: { $clock }.
gather-bot = Bot
gather-coming = on the way
gather-watching = You’re watching. The game starts when everybody is here and ready.
gather-about = The game starts when everybody is here and ready.
gather-ready = I’m ready
gather-is-ready = ready
gather-begin = Start without them
gather-begin-about = Bots take the empty seats. Latecomers can reclaim theirs.

invite-title = Invitations
invite-about = Each link is one seat: send it to one person only. Whoever opens it first gets the seat, and nobody else can see that hand.
invite-watch = For spectators
invite-copy = Copy link
invite-copied = Copied
invite-share = Share
invite-subject = { $name }: your seat at the table

own-link-title = Play on another device
own-link-about = This link opens your own seat and hand: keep it to yourself. Without it, a lost device means a lost seat.
own-link = Your seat

present-here = here
present-away = away
present-watchers = { $n ->
    [one] { $n } spectator
   *[other] { $n } spectators
}

tab-chat = Chat
chat-title = Chat
chat-empty = No messages yet.
chat-write = Say something
chat-send = Send
chat-watcher = Spectator
chat-unread = { $n ->
    [one] { $n } new message
   *[other] { $n } new messages
}

vote-go-back = { $by } proposes to rewind{ $count ->
    [0] {" "}to an earlier position
    [one] {" "}one step
   *[other] {" "}{ $count } steps
}{ $seen ->
    [yes] {" "}(dice will change).
   *[no] .
}
vote-bot = { $by } proposes that a bot ({ $bot }) plays for { $seat } from now on.
vote-abandon = { $by } proposes to end the game here, without a winner.
vote-go-on = { $by } proposes to continue from the last step that agrees with today’s rules and cards. If anything was revealed after it, dice and decks will change.
vote-undone = This would be undone
vote-undone-more = … and { $n } more before that
vote-missing = Waiting for: { $names }.
vote-agree = Agree
vote-decline = Decline
vote-withdraw = Withdraw
undo-propose = { $count ->
    [one] Propose to rewind one step
   *[other] Propose to rewind { $count } steps
}{ $seen ->
    [yes] {" "}(dice will change)
   *[no] {""}
}

strip-abandoned = The players ended the game. There is no winner.
again-ask = Play again with the same friends
again-join = Join the next game
again-wanted = { $by } wants to play again.
watching = You’re watching. Only players can choose.
room-no-table = With the server’s rules and cards not even the beginning of this game is the same, so there’s no table to show. You can save what you may know of it. Nothing is deleted.
strip-unread = What the server stored of step { $step } can’t be read. The table shows step { $last }. All players together can continue from there, or end the game and keep it. Nothing is deleted.
strip-stopped = The rules or cards have changed, and step { $step } goes differently with them: { $what }. The table shows step { $last }. All players together can continue from there, or end the game and keep it.
strip-replaced = A bot is playing for you.
strip-absent = Waiting for { $seat } (away).
strip-screens = Your seat is open on { $n } screens. If you don’t know the others, close them.
strip-screens-close = Close the others
strip-screens-known = That’s me
company-sit = Play myself
company-stand = Let a bot play for me
company-propose-bot = Propose a bot
company-level = How well the bot plays
company-about = A bot for an absent player, or ending the game, needs everybody’s consent.
company-abandon = Propose to end the game here
company-go-on = Propose to continue from here

settings-notify = Notify me on my turn
settings-notify-hint = A browser notification while you’re looking elsewhere.
settings-notify-denied = The browser blocks notifications for this page. You can change that in its settings.

code-other-version = There is a new version of the table. Reload the page; the game continues where it was.
code-malformed = The server didn’t understand this page. Reload it.
code-too-large = That was too long.
code-too-fast = That was too fast. Wait a moment.
code-wrong-origin = This server talks only to its own page. Open the link exactly as you got it.
code-no-such-room = There is no such room, or the link is incomplete. Ask for it again.
code-claimed = This seat is taken, so its link no longer works. If the seat is yours, open the game where you first used the link, or copy “Play on another device” from the menu there.
code-only-watching = You’re watching; only players can do that.
code-not-now = That can’t be done now.
code-not-good = That can’t be sent: it’s empty, too long, or has unreadable characters.
code-nothing-to-undo = There is nothing you can undo on your own.
code-no-such-proposal = That proposal is no longer open.
code-another-proposal = Another proposal is still open.
code-no-use = That proposal would change nothing: the position is gone, a bot already plays there, or that player was here a moment ago.
code-not-stored = The server couldn’t save it, so nothing has changed. Try again.
code-broken = The rules crashed; the last good position stands. Please report this.
code-unreadable = This version of the server can’t read the room. Nothing is deleted; whoever runs the server finds more in its log.
code-too-slow = The connection is too slow.
code-too-many = The server is full.
code-stopping = The server is restarting.
turn-title = ● Your turn — Bottlecap
