# common
page-title = Bottlecap
fetched-coming = Loading…
fetched-failed = This part couldn’t be loaded. It works offline only after a first visit.
fetched-again = Try again

fault-title = The table has crashed
fault-text = This is our fault. Every move was saved before it was shown, so you can continue from the last one. A report is a file: please send it to whoever gave you this page.
fault-go-on = Continue from the last move
fault-report = Save a report
fault-start = Main menu
