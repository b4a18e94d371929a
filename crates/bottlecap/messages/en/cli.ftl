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
error-option-name-near = there is no option '{ $name }', do you mean '{ $near }'? The options are { $known }
error-option-number = the value '{ $value }' of the option '{ $name }' lacks a number that fits; write it like { $form }
error-option-value = the option '{ $name }' has no value '{ $value }'; its values are the letters { $letters }
error-scenario = there is no scenario '{ $name }'; the scenarios are { $known }
error-no-scenarios = this game has no scenarios
error-refused = the answer was refused: { $what }
error-fault = this is a defect of ours: { $what }
error-level = there is no level '{ $name }'; the levels are { $known }
error-bots-count = { $levels } levels do not fit { $players } players; give one for all or one for each

game-shelter = Shelter
game-wasteland = Wasteland

level-random = random
level-easy = easy
level-steady = steady
level-hard = hard

serve-address = The table is at { $address } (Ctrl+C ends).
serve-cannot-listen = cannot listen at { $address }
serve-no-port = cannot listen at any port of this machine
serve-no-page = this program was built without the web table: cargo xtask play builds it
serve-temporary = another server keeps its rooms in the usual folder already; the rooms of this one end with it
serve-in-use = another server keeps its rooms in { $folder } already
serve-no-browser = No browser could be opened; open the address yourself.

simulate-games = games
simulate-head = { $game }, { $players } players, { $games } games, seeds { $first } to { $last }, bots: { $bots }
simulate-spread = mean { $mean }, least { $min }, 5 % { $low }, half { $middle }, 95 % { $high }, most { $max }
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
simulate-cards = Share of wins of the players who used a card ({ $fair } would be fair)
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
simulate-speed = { $speed } games a second on { $threads ->
    [one] 1 thread
   *[other] { $threads } threads
}, { $seconds } s in all
simulate-fault = bottlecap: the game with seed { $seed } failed after { $decision } decisions: { $what } (set-up { $setup })
simulate-faults = bottlecap: { $count } games failed in all

log-empty = the file is empty
log-not-a-log = this is no saved game: { $what }
log-unknown-format = the saved game has format { $found }, and this program reads formats 1 to { $newest }
log-other-game = this is a saved game of '{ $found }', not of '{ $wanted }'
log-other-rules = the game was played with rules version { $found }, and these are version { $ours }
log-other-packs = the game was played with other content: { $what }
log-damaged = line { $line } is damaged: { $what }
log-cut-off = the file is cut off after line { $line }: the last line, which seals it, is missing
log-changed = the file was changed after it was written: its lines do not fit the seal in the last one

replay-no-secret = the saved game does not hold its secret, so it can be neither checked nor continued
replay-broken-promise = the secret is not the one that was promised: its commitment is another one
replay-no-beginning = the game cannot be set up so: { $what }
replay-diverged = entry { $entry } goes differently: { $what } is not as the file says
diverging-kind = the answer itself
diverging-outcomes = what chance decided
diverging-events = what happened
diverging-revealed = whether something was revealed
diverging-hash = the hash of the state
replay-no-step = there is no entry { $step }; the last one is { $last }
replay-head = A game of { $game }: { $players }; { $entries ->
    [one] 1 entry
   *[other] { $entries } entries
}
replay-other = Note: { $what }; the hashes will tell whether that matters.
replay-begin = The game begins
replay-vote = The table
replay-undo = { $who } goes back to entry { $to }
replay-update = From here on the game is played with version { $rules } of the rules and the cards of that day
replay-update-back = The table goes back to entry { $to } and goes on from there with version { $rules } of the rules and the cards of that day
replay-wait = (Enter)
replay-verified = Verified: the secret fits the commitment { $commitment }, and { $entries ->
    [one] 1 entry has
   *[other] all { $entries } entries have
} the same outcomes, events and hashes.

undo-nothing = there is nothing to take back
undo-too-far = { $count ->
    [0] no answer can be taken back: { $stop }
    [one] only 1 answer can be taken back: { $stop }
   *[other] only { $count } answers can be taken back: { $stop }
}
undo-stop-beginning = there is none before that
undo-stop-revealed = the answer before that rolled or revealed something
undo-stop-seat = the answer before that is one of { $seat }

engine-malformed = this is no request: { $what }
engine-no-game = there is no game yet: begin with new or load
engine-unknown-game = there is no game '{ $game }'; there is { $known }
engine-load-form = load takes either log or file
engine-apply-form = apply takes exactly one of words, answer and index
engine-index = there is no such option, or the number of options does not fit the question
engine-no-seat = There is no such seat in this game.
engine-over = the game is over

error-seat = '{ $word }' is nobody who could sit down: write human or bot:LEVEL
error-seats-count = { $seats } seats do not fit { $players } players

command-why = why
command-rule = rule
command-log = log
command-undo = undo
command-save = save
command-table = table
command-outlook = outlook
command-help = help
command-quit = quit

play-welcome =
    { $game }. { $seats }.
    The dice are promised: { $commitment }.
    Answer with the number of a choice; help lists everything else you can type.
play-human = { $seat }: you
play-bot = { $seat }: { $level } bot
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
    why          by which rule the question is asked
    why 3        the rule behind option 3
    why THING    why an action, a space or a card cannot be chosen: why diner.left, why camp
    rule ID      a rule of the rulebook: rule S-FIGHT-04, or a chapter: rule W-FIGHT
    log [N]      the last lines of the log
    undo [N]     take back your last answers, as far as nothing was rolled or revealed since
    save FILE    save the game
    table        show the table again
    outlook      where you can go, the odds of fights, what enemies would do, how influence and power stand
    quit         leave
play-unknown = I do not understand '{ $line }'; help lists what can be typed.
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
play-no-outlook = In this game the table shows all there is to know.
play-no-option = There is no such option, or the number of numbers does not fit.
play-save-where = Say where: save FILE
play-saved = Saved in { $path }.
play-left = The game is not saved. Good-bye.
play-left-saved = The game is saved in { $path }. Good-bye.
play-over = The game is over.
play-place = { $place }. { $seat }: { $count } happiness
play-won-wasteland = Won: { $seat }, { $count } influence
play-lost-wasteland = Lost: { $seat }, { $count } influence
play-length = { $rounds } rounds, { $entries } log entries.

undo-done = { $answers ->
    [one] Taken back.
   *[other] { $answers } answers taken back.
} { $left ->
    [0] That is as far as it goes: { $stop }.
    [one] 1 more can be taken back.
   *[other] { $left } more can be taken back.
}

why-asked = The question is asked by this rule:
why-open = It is possible, as number { $number }: { $text }. The question is asked by this rule:
why-closed = { $text }: { $sentence }
why-unknown = There is no '{ $thing }' here; name a number, an action, a space or a card.
rule-unknown = There is no rule '{ $id }'; ids look like S-FIGHT-04.
rule-example = Example: { $text }

argument-unknown = there is no argument '{ $name }'; bottlecap --help lists what there is
argument-unknown-near = there is no argument '{ $name }', do you mean '{ $near }'?
argument-command = there is no command '{ $name }'; bottlecap --help lists what there is
argument-command-near = there is no command '{ $name }', do you mean '{ $near }'?
argument-no-command = name a command: { $known }
argument-missing = something is missing: { $name }
argument-twice = '{ $name }' is given twice
argument-conflict = '{ $name }' does not go together with '{ $other }'
argument-no-value = '{ $name }' needs a value
argument-value = '{ $value }' does not fit '{ $name }'; possible: { $known }
argument-lang = '{ $value }' does not fit '{ $name }': the languages are en and ru
argument-address = '{ $value }' does not fit '{ $name }': an address and a port are needed, such as 127.0.0.1:8017
argument-out-of-range = { $value } does not fit '{ $name }': the number is too small or too large
argument-no-number = '{ $value }' does not fit '{ $name }': a whole number is needed
argument-values-count = '{ $name }' has another number of values
argument-no-text = the arguments hold something that is no text
argument-other = these arguments cannot be understood; bottlecap --help lists what there is

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
example-crashed = { $path }: the program crashed here, which is our fault and not that of the example: { $what }
example-title = Reported: { $said }
example-nothing-said = something is wrong here
example-made = Written to { $path }. Put what must be true in the place of “reported”.
example-no-turn = no turn has begun by then, so there is no position to describe
example-none = there are no examples (files ending in .kdl) in these places

fault-out-of-fuel = the rules ran in a circle
fault-stuck = somebody was asked and nothing was legal
fault-broken = broken invariant: { $what }
fault-panic = panic
trouble-nobody = nobody answers
trouble-no-end = the game has no end

io-not-found = there is no such file or folder
io-permission-denied = access is denied
io-already-exists = it is there already
io-is-a-directory = this is a folder
io-not-a-directory = this is no folder
io-invalid-data = this is no text in UTF-8
io-storage-full = the disk is full
io-read-only = nothing can be written there
io-unexpected-end = it ends too early
io-other = the system says: { $what }
