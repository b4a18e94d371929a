# The log beside the table, what is read out of it, and the summary for those who come back.

log-title = Log
log-everything = Everything
log-everybody = Everybody
log-filter = Search and filter the log
log-filter-kind = Show only
log-filter-player = Show only the doings of
log-search = Search the log
log-keys = Arrow up and down move between lines, left and right between the names in a line, Enter goes to the thing on the table.
log-empty = Nothing has happened yet.
log-none = Nothing of this kind in the log.
log-to-end = To the newest
log-taken-back = Taken back.
log-since = Since your last move
log-since-close = Close the summary
