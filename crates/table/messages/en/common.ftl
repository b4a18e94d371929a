# common
page-title = Bottlecap
library-coming = Fetching the rulebook …
library-failed = The rulebook could not be fetched. It is kept for offline only after a first visit.
library-again = Try again

fault-title = The table has broken down
fault-text = This is a mistake of ours. Every move you made was stored before it was shown, so the game can go on from the last one.
fault-go-on = Go on from the last move
fault-report = Save a report
fault-start = Main menu
