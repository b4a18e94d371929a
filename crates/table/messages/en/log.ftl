# The log beside the table, what is read out of it, and the summary for those who come back.

log-title = Log
log-everything = Everything
log-everybody = Everybody
log-filter = Search and filter the log
log-filter-kind = Show only
log-filter-player = Show only actions of
log-search = Search the log
log-keys = Up and down arrows move between lines, left and right between names in a line; Enter shows it on the table.
log-empty = Nothing has happened yet.
log-none = Nothing of this kind in the log.
log-to-end = Jump to latest
log-taken-back = Undone.
log-updated = The rules or cards changed here. Every step above was checked against the new ones, and the game went on.
log-previously = Previously
log-since = Since your last move
log-since-close = Close the summary
