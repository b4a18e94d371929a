# common
page-title = Bottlecap
library-coming = Fetching the rulebook …
library-failed = The rulebook could not be fetched. It is kept for offline only after a first visit.
library-again = Try again
