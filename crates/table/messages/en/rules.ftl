# The rulebook.
rules-back-to-start = Main menu
rules-back-to-table = Back to the table
rules-back-to-replay = Back to the replay
rules-back-to-example = Back to the example
rules-search = Search the rulebook
rules-search-hint = Ask: how do I win? ( / )
rules-chapters = Chapters
rules-overview = Overview
rules-in-detail = The rules in detail
rules-learn = Learn by playing
rules-teaching = See it on the table
rules-rulings = Rulings
rules-rulings-intro = Where the published rules leave a question open, this table answers it here. Some answers can be changed before a game begins.
rules-beginning =
    { $rules ->
        [one] One rule
       *[other] { $rules } rules
    }, each with its own id and at least one tested example: { $examples } positions that you can put on the table and play from. { $rulings ->
        [one] One ruling answers a question
       *[other] { $rulings } rulings at the end answer questions
    } that the published rules leave open.
rules-for-instance = For example:
rules-ruling = Ruling
rules-in-force = in force
rules-at-this-table = at this table
rules-usual = default
rules-why = Why this answer
rules-switch = You can choose another answer when you start a game: “{ $name }”.
rules-no-switch = This answer applies at every table.
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
rules-turn-pages = Previous and next chapter
rules-found =
    { $n ->
        [0] Nothing found
        [one] One result
       *[other] { $n } results
    }
rules-nothing-found = Try another word for it, a rule id, or begin with the
rules-more-found =
    { $n ->
        [one] One more result isn’t shown. Add a word to narrow the search.
       *[other] { $n } more results aren’t shown. Add a word to narrow the search.
    }
rules-nowhere = No such rule
rules-nowhere-why = The rulebook has nothing called “{ $id }”. Rule ids look like S-BUILD-03; you can also search for a word.
rules-from-the-beginning = Read from the beginning

copy-link = Copy link
copy-link-of = Copy link to { $what }
copy-link-done = Link copied

# Examples on the table.
try-back = Rulebook
try-reset = Reset
try-reset-hint = Back to the position of the example
try-story = The story
try-proves = Shows:
try-unknown = No such example
try-unknown-why = There is no example called “{ $name }”.
try-broken = This example can’t be put on the table
try-refused = Nothing to play here: the rules refuse this setup, and that is what the example shows.
try-refused-by = Refused by
try-move-of = Move { $n } of { $all }
try-play-move = Play this move
try-play-all = Play all moves
try-no-moves = The example has no moves: it is about this position. Play from here as you like.
try-done = All moves of the example are played. Play from here as you like.
try-astray = You’ve left the example. Play from here, undo a move, or reset.
try-holds = holds
try-all-hold =
    { $n ->
        [one] Checked in every build: the statement holds
        [2] Checked in every build: both statements hold
       *[other] Checked in every build: all { $n } statements hold
    }
try-seats = Who plays
try-seat-of = Who plays { $player }
try-as-written = The example’s source

