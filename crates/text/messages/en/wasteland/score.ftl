# The end of a game: who won, where the influence came from, and where the game turned.

score-won = { $seats } wins with { $n } influence ({ $need } needed).
score-won-takeover = Takeover by the { $faction }. { $seats } still wins with { $n } influence ({ $need } needed).
score-shared = { $seats } win together with up to { $n } influence ({ $need } needed).
score-shared-takeover = Takeover by the { $faction }. { $seats } still win together with up to { $n } influence ({ $need } needed).
score-lost = No survivor is left: nobody wins.
score-lost-takeover = Takeover by the { $faction }. Nobody has enough influence to win.
score-group = { $deed }.
score-running = The game is not over yet.

score-source-before = From before
score-source-dealt = Agenda cards dealt
score-source-quests = Agenda cards from quests
score-source-encounters = Agenda cards from encounters
score-source-cards = Agenda cards from items and events
score-source-perks = Agenda cards from perks
score-source-trades = Agenda cards traded
score-source-given-up = Agenda cards given up
score-source-agendas = Extra influence of agenda cards
score-detail = { $name }: { $n }

score-turn-round = Round { $round }
score-turn-end = The end
score-turn-takes = { $seat } takes the lead, gaining { $n } on the others. { $deed }.
score-turn-for-good = { $seat } takes the lead for good, gaining { $n } on the others. { $deed }.
score-turn-widens = { $seat } extends the lead by { $n }. { $deed }.
score-turn-closes = { $seat } gains { $n } on the leader. { $deed }.
score-turn-group = { $seat } brings the group forward by { $n }. { $deed }.
score-turn-alone = { $seat } gains { $n } influence. { $deed }.
