# What the command line says. Errors are one sentence.

error-read = cannot read { $path }
error-write = cannot write { $path }
error-read-pack = cannot read the pack { $path }
error-bad-pack = { $count ->
    [one] the pack in { $path } has an error: { $first }
   *[other] the packs in { $path } have { $count } errors (bottlecap check lists them), the first: { $first }
}
error-option-form = '{ $text }' is not an option: write NAME=LETTER, such as doubled-build-cost=b
error-option-name = there is no option '{ $name }'; the options are { $known }
error-option-name-near = there is no option '{ $name }', did you mean '{ $near }'? The options are { $known }
error-option-number = the value '{ $value }' of the option '{ $name }' lacks a valid number; write it like { $form }
error-option-value = the option '{ $name }' has no value '{ $value }'; its values are the letters { $letters }
error-option-mode = the option '{ $name }' belongs to another mode; pick it with --mode, such as { $mode }
error-mode = there is no mode '{ $name }'; the modes are { $known }
error-no-modes = this game has no modes
error-scenario = there is no scenario '{ $name }'; the scenarios are { $known }
error-no-scenarios = this game has no scenarios
error-refused = the answer was refused: { $what }
error-fault = this is a bug of ours: { $what }
error-level = there is no level '{ $name }'; the levels are { $known }
error-bots-count = { $levels } levels don’t fit { $players } players; give one for all or one for each

game-shelter = Shelter
game-wasteland = Wasteland

level-random = random
level-novice = novice
level-steady = steady
level-sharp = sharp
level-ruthless = ruthless
level-random-about = Makes any legal move.
level-novice-about = Glances ahead and misses a lot: for a first game.
level-steady-about = A fair opponent that answers at once.
level-sharp-about = Thinks for a moment and punishes mistakes.
level-ruthless-about = Thinks long and gives nothing away.

serve-address = The table is at { $address } (Ctrl+C to stop).
serve-cannot-listen = cannot listen on { $address }
serve-no-port = cannot listen on any port of this machine
serve-no-page = this program was built without the web table: cargo xtask play builds it
serve-temporary = another server keeps its rooms in the default folder already; the rooms of this one end with it
serve-in-use = another server keeps its rooms in { $folder } already
serve-cannot-write = cannot write in the folder { $folder }: name another one with --data, or let this user write there
serve-damaged = the database { $file } is damaged; nothing was changed: bring it back from a backup, or save what can be read of it with sqlite3’s .recover
serve-replaced = the database is not the one that was there, or an older copy of it; nothing was changed: bring it back from a backup or, to go on with what is there, delete { $record }
serve-check-rooms = The folder can be written and the database is whole. Rooms made so far: { $rooms }.
serve-check-connections = Connections at the same time, at most: { $number }.
serve-check-host = It listens to other machines, and no name is given with --host: it will answer to addresses and local names alone.
serve-no-browser = No browser could be opened; open the address yourself.

simulate-games = games
simulate-head = { $game }, { $players } players, { $games } games, seeds { $first } to { $last }, bots: { $bots }
simulate-spread = mean { $mean }, min { $min }, 5% { $low }, median { $middle }, 95% { $high }, max { $max }
simulate-rounds = Rounds
simulate-decisions = Decisions
simulate-happiness = Happiness
simulate-happiness-winner = Happiness of winners
simulate-influence = Influence
simulate-influence-winner = Influence of winners
simulate-by-seat = Wins by seat
simulate-by-order = Wins by turn order in the first round
simulate-by-level = Wins by bot
simulate-ends = End of the game
simulate-end-sixth-room = sixth room
simulate-end-threat-deck = no threats left
simulate-end-round-limit = round limit
simulate-end-influence = enough influence
simulate-end-takeover = won at a takeover
simulate-end-lost = lost to a takeover
simulate-end-group-won = won together
simulate-end-group-too-early = lost: friends too early
simulate-end-group-enemy = lost to the enemy faction
simulate-end-group-death = lost to a death
simulate-end-group-gone = lost to an elimination
simulate-cards = Win rate of players who used a card ({ $fair } would be fair)
simulate-rooms = Rooms built
simulate-items = Items taken
simulate-threats = Threats faced
simulate-cards-gained = Cards gained
simulate-perks = Perks gained
simulate-quests = Quests with a completed objective
simulate-characters = Characters
simulate-most = most: { $cards }
simulate-least = least: { $cards }
simulate-unused-spaces = Spaces never used
simulate-unused-cards = Cards never used
simulate-none = none
simulate-share = { $share }%
simulate-speed = { $speed } games per second on { $threads ->
    [one] 1 thread
   *[other] { $threads } threads
}, { $seconds } s in all
simulate-fault = bottlecap: the game with seed { $seed } failed after { $decision } decisions: { $what } (setup { $setup })
simulate-faults = bottlecap: { $count } games failed in all

contest-title = { $game }, { $players } players, { $games ->
    [one] 1 game
   *[other] { $games } games
} of each pair
contest-pair = { $one } – { $other }: { $won } won, { $even } even, { $lost } lost, { $share } [{ $low }–{ $high }]
contest-time = { $seconds } s in all.
contest-alone = a tournament needs at least two contestants
contest-unknown = '{ $name }' can’t take part: write a level ({ $known }), iterations:N or program:COMMAND
contest-iterations = '{ $text }' lacks a valid number; write it like iterations:500
contest-cannot-start = cannot start the program '{ $program }'
contest-gone = the program '{ $program }' ended before the game did
contest-nonsense = the program '{ $program }' answered { $line }: { $what }
contest-fault = the game with seed { $seed } failed: { $what }
duel-above = { $one } gets more than { $claim } of the points against { $other }.
duel-below = { $one } gets less than { $claim } of the points against { $other }.
duel-unclear = It stays unclear whether { $one } gets { $claim } of the points against { $other }.
duel-score = { $games ->
    [one] 1 game
   *[other] { $games } games
}: { $won } won, { $even } even, { $lost } lost, { $share } [{ $low }–{ $high }]

log-empty = the file is empty
log-not-a-log = this isn’t a saved game: { $what }
log-unknown-format = the saved game has format { $found }, and this program reads formats 1 to { $newest }
log-other-game = this is a saved game of '{ $found }', not of '{ $wanted }'
log-other-rules = the game was played with rules version { $found }; these are version { $ours }
log-other-packs = the game was played with other content: { $what }
log-damaged = line { $line } is damaged: { $what }
log-cut-off = the file is cut off after line { $line }: the last line, which seals it, is missing
log-changed = the file was changed after it was written: its lines don’t match the seal in the last one

replay-no-secret = the saved game lacks its secret, so it can be neither checked nor continued
replay-broken-promise = the secret isn’t the one that was promised: its commitment differs
replay-no-beginning = the game can’t be set up like this: { $what }
replay-diverged = entry { $entry } goes differently: { $what } is not as the file says
diverging-kind = the answer itself
diverging-outcomes = what chance decided
diverging-events = what happened
diverging-revealed = whether something was revealed
diverging-hash = the hash of the state
diverging-unread = its line, which can’t be read
replay-no-step = there is no entry { $step }; the last one is { $last }
replay-head = A game of { $game }: { $players }; { $entries ->
    [one] 1 entry
   *[other] { $entries } entries
}
replay-other = Note: { $what }; the hashes will tell whether that matters.
replay-begin = The game begins
replay-vote = The table
replay-undo = { $who } goes back to entry { $to }
log-updated = * The rules or cards changed here. Every step above was checked against the new ones, and the game went on.
replay-unread = A line that can’t be read and no longer counts
replay-update = From here on the game uses version { $rules } of the rules and the cards of that day
replay-update-back = The table goes back to entry { $to } and continues with version { $rules } of the rules and the cards of that day
replay-wait = (Enter)
replay-verified = Verified: the secret fits the commitment { $commitment }, and { $entries ->
    [one] 1 entry has
   *[other] all { $entries } entries have
} the same outcomes, events and hashes.

undo-nothing = there is nothing to undo
undo-too-far = { $count ->
    [0] no answer can be undone: { $stop }
    [one] only 1 answer can be undone: { $stop }
   *[other] only { $count } answers can be undone: { $stop }
}
undo-stop-beginning = there are none before that
undo-stop-revealed = the answer before that rolled or revealed something
undo-stop-seat = the answer before that is by { $seat }

engine-malformed = this isn’t a request: { $what }
engine-no-game = there is no game yet: begin with new or load
engine-unknown-game = there is no game '{ $game }'; there is { $known }
engine-load-form = load takes either log or file
engine-apply-form = apply takes exactly one of words, answer and index
engine-index = there is no such option, or the number of options doesn’t fit the question
engine-no-seat = There is no such seat in this game.
engine-over = the game is over

error-seat = '{ $word }' can’t sit down: write human or bot:LEVEL
error-seats-count = { $seats } seats don’t fit { $players } players

command-why = why
command-rule = rule
command-log = log
command-undo = undo
command-save = save
command-table = table
command-map = map
command-outlook = outlook
command-hint = hint
command-help = help
command-quit = quit

play-welcome =
    { $game }. { $seats }.
    The dice are promised: { $commitment }.
    Answer with the number of a choice; help lists everything else you can type.
play-human = { $seat }: you
play-bot = { $seat }: { $level } bot
play-level = { $level }: { $about }
play-order = Give all numbers in the order you want, such as 2 1 3.
play-some = { $min ->
    [one] Give { $max ->
        [one] one number
       *[other] 1 to { $max } numbers
    }.
   *[other] Give { $min ->
        [2] two numbers, such as 1 3
       *[other] at least { $min } and at most { $max } numbers
    }.
}
play-amount = Give a number from { $min } to { $max }.
play-help =
    3            choose option 3 (1 3 where two are asked for)
    why          which rule asks this question
    why 3        the rule behind option 3
    why NAME     why an action, a space or a card can’t be chosen: why diner.left, why camp
    rule         the game in short: goal, round, turn and end
    rule ID      a rule of the rulebook: rule S-FIGHT-04, or a chapter: rule W-FIGHT
    rule WORDS   the rule that answers a question: rule how do I win
    log [N]      the last lines of the log
    undo [N]     undo your last answers, unless something was rolled or revealed since
    save FILE    save the game
    table        show the table again
    map          the map, drawn
    outlook      where you can go, the odds of fights, what enemies would do, influence and power
    hint         what a bot would do, and what it expects from that
    quit         leave
play-unknown = I don’t understand '{ $line }'; help lists what you can type.
## What the rulebook calls actions, for `why`; all names of one behind each other

thing-move = move, movement
thing-explore = explore, exploration
thing-encounter = encounter
thing-fight = fight
thing-quest = quest
thing-camp = camp
thing-trade = trade
thing-shop = shop, buy
thing-loyalty = loyalty

play-pass-keyboard = Pass the keyboard to { $seat }, then press Enter.
play-no-map = This game has no map; the table shows it all.
play-no-outlook = In this game the table shows all there is to know.
play-no-option = There is no such option, or that’s too many or too few numbers.
play-save-where = Say where: save FILE
play-saved = Saved in { $path }.
play-left = The game is not saved. Goodbye.
play-left-saved = The game is saved in { $path }. Goodbye.
play-over = The game is over.
play-place = { $place }. { $seat }: { $count } happiness
play-won-wasteland = Won: { $seat }, { $count } influence
play-lost-wasteland = Lost: { $seat }, { $count } influence
play-won-group = The group wins, with { $count } of { $need } agenda cards.
play-lost-group = The group loses, with { $count } of { $need } agenda cards.
play-won-together = The group wins.
play-lost-together = The group loses.
play-length = { $rounds } rounds, { $entries } log entries.

undo-done = { $answers ->
    [one] Undone.
   *[other] { $answers } answers undone.
} { $left ->
    [0] You can’t undo further: { $stop }.
    [one] 1 more can be undone.
   *[other] { $left } more can be undone.
}

review-head = { $count ->
    [0] A second look finds no move that cost anything.
    [one] The move that cost the most, and what would have been better:
   *[other] The { $count } moves that cost the most, and what would have been better:
}
review-move = { $entry }  { $seat }: { $played }
review-better = better: { $better } ({ $terms })
review-no-player = there is no player { $player }; { $players } play
review-no-look = a random bot doesn’t look ahead: name another level
hint-head = The best choices after looking ahead { $iterations } times, and what changes over the next turns:
hint-choice = { $number }  { $text }: { $terms }
hint-none-changes = nothing that counts
hint-then = then probably { $line }
hint-step = { $seat }: { $text }
hint-instead = { $best } instead of { $other }: { $terms }
hint-instead-even = { $best } and { $other } come to about the same.
term-happiness = happiness { $by }
term-rival-happiness = best rival’s happiness { $by }
term-threats = threats on your level { $by }
term-injured = injured dwellers { $by }
term-influence = influence { $by }
term-rival-influence = best rival’s influence { $by }
term-deaths = deaths { $by }
term-takeover = power track { $by }

why-asked = This rule asks the question:
why-open = Yes, as number { $number }: { $text }. This rule asks the question:
why-closed = { $text }: { $sentence }
why-unknown = There is no '{ $thing }' here; name a number, an action, a space or a card.
rule-unknown = There is no rule '{ $id }'. Ids look like S-FIGHT-04; a question finds rules, too: rule how do I win
rule-others = Others that may help:
rule-example = Example: { $text }

argument-unknown = there is no argument '{ $name }'; bottlecap --help lists what there is
argument-unknown-near = there is no argument '{ $name }', did you mean '{ $near }'?
argument-command = there is no command '{ $name }'; bottlecap --help lists what there is
argument-command-near = there is no command '{ $name }', did you mean '{ $near }'?
argument-no-command = name a command: { $known }
argument-missing = something is missing: { $name }
argument-twice = '{ $name }' is given twice
argument-conflict = '{ $name }' and '{ $other }' don’t go together
argument-no-value = '{ $name }' needs a value
argument-value = '{ $value }' doesn’t fit '{ $name }'; possible: { $known }
argument-lang = '{ $value }' doesn’t fit '{ $name }': the languages are en and ru
argument-address = '{ $value }' doesn’t fit '{ $name }': it takes an address and a port, such as 127.0.0.1:8017
argument-out-of-range = { $value } doesn’t fit '{ $name }': the number is too small or too large
argument-no-number = '{ $value }' doesn’t fit '{ $name }': it takes a whole number
argument-values-count = '{ $name }' takes a different number of values
argument-no-text = one of the arguments isn’t text
argument-other = these arguments can’t be understood; bottlecap --help lists what there is

check-good = { $path }: { $rooms } rooms, { $elevators } elevators, { $items } items, { $threats } threats, no errors
check-good-wasteland = { $path }: { $scenarios } scenarios, { $tiles } tiles, { $cards } cards, { $encounters } encounters, { $quests } quests, { $agendas } agenda cards, no errors
check-bad =
    { $path }: { $count ->
        [one] { $count } error
       *[other] { $count } errors
    }
example-failed = FAILED  { $path }  { $title }
example-summary =
    { $all ->
        [one] { $all } example
       *[other] { $all } examples
    }: { $passed } passed, { $failed } failed
example-crashed = { $path }: the program crashed here; that is our fault, not the example’s: { $what }
example-title = Reported: { $said }
example-nothing-said = something is wrong here
example-made = Written to { $path }. Replace “reported” with what must be true.
example-no-turn = no turn has begun by then, so there is no position to describe
example-none = there are no examples (files ending in .kdl) in these places

fault-out-of-fuel = the rules ran in circles
fault-stuck = somebody was asked and nothing was legal
fault-broken = broken invariant: { $what }
fault-panic = panic
trouble-nobody = nobody answers
trouble-no-end = the game has no end

io-not-found = there is no such file or folder
io-permission-denied = access is denied
io-already-exists = it already exists
io-is-a-directory = this is a folder
io-not-a-directory = this isn’t a folder
io-invalid-data = this isn’t UTF-8 text
io-storage-full = the disk is full
io-read-only = nothing can be written there
io-unexpected-end = it ends too early
io-other = the system says: { $what }
