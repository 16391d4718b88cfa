# What the command line alone says.

# $text is the refused line of a record, $why the sentence about it.
refused-text = “{ $text }”: { $why }
# $legal is a list of moves.
refused-legal = Legal here: { $legal }.
# $missing is the name of a header, such as “seat 1”.
error-missing-header = The header “{ $missing }” is missing.
error-bad-header = This header cannot be read, stands twice or has a value that does not fit.
error-unknown-game = No game of this name is installed.
error-unknown-option = The game has no such house rule.
# $count is how many cards of the pack are named.
error-bad-deal = A deal names every card of the pack once; here are { $count } of them.
# $file is the name of a file.
nobody-to-move = { $file }: no seat is to move at the end of this record.
# $games is the list of the games there are.
arena-game = No game is called “{ $game }”; there are: { $games }.
arena-player = “{ $player }” is no player; players are easy, normal, hard, random, and cmd: with a program that can be started.
arena-seats = { $game } is played by { $seats } players, not by { $count }.
# $missing is the name of the header without which nothing can be checked.
verify-nothing = { $file }: the record has no “{ $missing }” that can be read, so there is nothing to check it against. The secret is in a record once its match is over.
