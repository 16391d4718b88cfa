# What the command line alone says.

# $text is the refused line of a record, $why the sentence about it.
refused-text = “{ $text }”: { $why }
# $legal is a list of moves, or of what a header could be.
refused-legal = Legal here: { $legal }.
# $file is the name of a file.
nobody-to-move = { $file }: no seat is to move at the end of this record.
# $games is the list of the games there are.
no-such-game = No game is called “{ $game }”; there are: { $games }.
arena-player = “{ $player }” is no player; players are easy, normal, hard, random, and cmd: with a program that can be started.
arena-seats = { $game } is played by { $seats } players, not by { $count }.
arena-games = How many deals, or matches? Say --games, or let --sprt decide.
arena-bounds = A share of { $low } cannot be told from one of { $high }: both lie between 0 and 1, the lower one first.
arena-cluster = No Dask scheduler answers at “{ $address }”.
# $why is what Dask says.
arena-cluster-failed = The cluster at “{ $address }” failed: { $why }
arena-process-ended = One of the processes was ended from outside, perhaps for want of memory, so nothing was counted. Fewer --jobs need less.
arena-no-dask = A cluster needs Dask: pip install mazzo[dask]
# $low and $high are shares of the points, such as 0.5 and 0.52.
arena-accepted = Accepted after { $games } games: the share of { $player } is { $high } rather than { $low }.
arena-rejected = Rejected after { $games } games: the share of { $player } is { $low } rather than { $high }.
arena-undecided = Undecided after { $games } games: the share of { $player } may be { $low } or { $high }.
# $line is what came from the arena.
bot-line = This is no message that a player understands: { $line }
# $missing is the name of the header without which nothing can be checked.
verify-nothing = { $file }: the record has no “{ $missing }” that can be read, so there is nothing to check it against. The secret is in a record once its match is over.
