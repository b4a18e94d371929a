# common
page-title = Bottlecap
library-coming = Loading the rulebook…
library-failed = The rulebook couldn’t be loaded. It works offline only after a first visit.
library-again = Try again

fault-title = The table has crashed
fault-text = This is our fault. Every move was saved before it was shown, so you can continue from the last one.
fault-go-on = Continue from the last move
fault-report = Save a report
fault-start = Main menu
