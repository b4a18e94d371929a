# Playing with people at other screens: rooms, invitations, chat, votes, clocks.

holder-link = Friend by link
start-online = A friend by link plays in their own browser. The room is on the server this page comes from; you get the links to send.
start-make-room = Make the room
start-wrong-mixed = Each screen of an online game has one seat. Give your friends links, or play with everybody at this screen.
make-no-network = The server does not answer. Online games need a connection; alone, with bots or at one screen you can play without.
make-no-server = Nobody hosts rooms at this address: the page lies on a plain web server. Alone, with bots or at one screen you can play all the same.
make-too-many = The server makes no more rooms just now. Try again in a moment.

rooms-title = Online games
rooms-when = last there { $date }
rooms-back = To the table
rooms-forget = Forget

clock-title = Time to think
clock-off = As long as one likes
clock-preset = { $bank } min for the game, { $bonus } s more with every answer
clock-about = Each player has this much. When the time is up, a bot plays on.
clock-left = { $time } left
clock-short = Hurry: less than half a minute left.

link-connecting = Going to the room …
link-lost = Connection lost. Trying again …
link-reload = Load again
room-closed = The room cannot be entered

gather-title = The table is set
gather-awaited = { $n ->
    [0] Everybody is here.
   *[other] Waiting for: { $names }
}
gather-clock = { $bank } min for the game, { $bonus } s more with every answer.
gather-bot = Bot
gather-coming = on the way
gather-watching = You watch this game. It begins when everybody has come.
gather-about = The game begins by itself when everybody has come.
gather-begin = Begin without them
gather-begin-about = Bots take the empty seats. Whoever comes later can take theirs back.

invite-title = Invitations
invite-about = Each link is one seat: send it to one person only.
invite-watch = To watch
invite-copy = Copy link
invite-copied = Copied
invite-share = Share
invite-subject = { $name }: your seat at the table

present-here = here
present-away = not here
present-watchers = { $n ->
    [one] { $n } person watches
   *[other] { $n } people watch
}

tab-chat = Chat
chat-title = Chat
chat-empty = Nothing has been said yet.
chat-write = Say something
chat-send = Send
chat-watcher = Watcher
chat-unread = { $n ->
    [one] { $n } new line
   *[other] { $n } new lines
}

vote-go-back = { $by } proposes to go back{ $count ->
    [0] {" "}to an earlier position
    [one] {" "}one step
   *[other] {" "}{ $count } steps
}{ $seen ->
    [yes] . The dice will be new.
   *[no] .
}
vote-bot = { $by } proposes that a bot plays for { $seat } from now on ({ $bot }).
vote-abandon = { $by } proposes to end the game here, without a winner.
vote-go-on = { $by } proposes to go on from the last step that agrees with the rules and cards of today. If anything had been seen after it, dice and decks are mixed anew.
vote-missing = Still to agree: { $names }.
vote-agree = Agree
vote-decline = Decline
vote-withdraw = Withdraw
undo-propose = { $count ->
    [one] Propose to go back one step
   *[other] Propose to go back { $count } steps
}{ $seen ->
    [yes] , new dice
   *[no] {""}
}

strip-abandoned = The table agreed not to play on. There is no winner.
strip-stopped = The rules or cards have changed, and with them step { $step } goes differently. The table stands after step { $last }. All players together can go on from there, or end the game and keep it.
strip-replaced = A bot plays for you.
strip-absent = { $seat } is asked and not here.
company-sit = Play myself
company-stand = Let a bot play for me
company-propose-bot = Propose a bot
company-level = How well the bot plays
company-about = A bot for somebody who is not here, and the end of the game, need everybody's consent.
company-abandon = Propose to end the game here
company-go-on = Propose to go on from here

settings-notify = Notify me when it is my turn
settings-notify-hint = A notification of the browser, while you look at something else.
settings-notify-denied = The browser does not allow notifications for this page. It can be changed in the browser's settings.

code-other-version = There is a new version of the table. Load the page again; the game goes on where it is.
code-malformed = The server did not understand this page. Load it again.
code-too-large = That was too long.
code-too-fast = That was too much at once. Wait a moment.
code-wrong-origin = This server talks only to its own page. Open the link as it was sent to you.
code-no-such-room = There is no such room, or the link is not complete. Ask for it again.
code-only-watching = You watch this game; only players can do that.
code-not-now = That cannot be done now.
code-not-good = That cannot be sent: it is empty, too long, or has signs in it that nobody can read.
code-nothing-to-undo = There is nothing that you may take back alone.
code-no-such-proposal = That proposal is no longer open.
code-another-proposal = Another proposal is still open.
code-no-use = That proposal would change nothing: the position is gone, a bot plays there already, or its person was here just now.
code-not-stored = The server could not keep it, so nothing has changed. Try again.
code-broken = The rules broke down; the last good position stands. Please report this.
code-unreadable = This version of the server cannot read the room. Nothing of it is deleted; whoever runs the server finds more in its log.
code-too-slow = The connection is too slow.
code-too-many = The server has as much to do as it can.
code-stopping = The server is being restarted.
turn-title = ● Your turn — Bottlecap
