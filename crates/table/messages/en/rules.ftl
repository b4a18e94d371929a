# The rulebook.
rules-back-to-start = Back to the start
rules-back-to-table = Back to the table
rules-back-to-replay = Back to the replay
rules-back-to-example = Back to the example
rules-search = Search the rulebook
rules-search-hint = Search: word or rule id ( / )
rules-chapters = Chapters
rules-rulings = Open questions
rules-rulings-intro = Where the published rules leave a question open, this table answers it here. Some answers can be changed for a game, before it begins.
rules-beginning =
    { $rules ->
        [one] One rule
       *[other] { $rules } rules
    }, each with an id of its own and at least one example that is run as a test: { $examples } positions that you can put on the table and play on from. { $rulings ->
        [one] One question
       *[other] { $rulings } questions
    } that the published rules leave open { $rulings ->
        [one] is
       *[other] are
    } answered at the end.
rules-for-instance = For instance:
rules-ruling = Open question
rules-in-force = in force
rules-at-this-table = at this table
rules-usual = usual
rules-why = Why this answer
rules-switch = You can choose another answer when you start a game: “{ $name }”.
rules-no-switch = This answer holds at every table.
rules-decides = Decides:
rules-mentioned-in = Mentioned in:
rules-examples = Examples
rules-more-examples =
    { $n ->
        [one] One more example
       *[other] { $n } more examples
    }
rules-try-it = Try it
rules-try-it-named = Try it: { $title }
rules-turn-pages = Chapters before and after
rules-found =
    { $n ->
        [0] Nothing found
        [one] One place found
       *[other] { $n } places found
    }
rules-more-found =
    { $n ->
        [one] One more place is not shown. Another word narrows the search.
       *[other] { $n } more places are not shown. Another word narrows the search.
    }
rules-nowhere = No such rule
rules-nowhere-why = The rulebook has nothing called “{ $id }”. Rule ids look like S-BUILD-03; a word from the rule finds it as well.
rules-from-the-beginning = Read from the beginning

copy-link = Copy the link
copy-link-of = Copy the link to { $what }
copy-link-done = Link copied

# Examples on the table.
try-back = Rulebook
try-reset = Reset
try-reset-hint = Back to the position of the example
try-story = The story
try-proves = Shows:
try-unknown = No such example
try-unknown-why = There is no example called “{ $name }” on this shelf.
try-broken = This example cannot be put on the table
try-refused = Nothing to play here: the rules refuse this set-up, and that is what the example shows.
try-refused-by = Refused by
try-move-of = Move { $n } of { $all }
try-play-move = Play this move
try-play-all = Play all moves
try-no-moves = The example has no moves: it is about this position. Play on as you like.
try-done = The example’s moves are played. Play on as you like.
try-astray = You have left the example’s path. Play on, take a move back, or reset.
try-holds = holds
try-all-hold =
    { $n ->
        [one] Checked in every build: the statement holds
        [2] Checked in every build: both statements hold
       *[other] Checked in every build: all { $n } statements hold
    }
try-seats = Who plays
try-seat-of = Who plays { $player }
try-as-written = The example as it is written

