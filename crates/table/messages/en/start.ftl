# start
