# What the command line alone says.

# $text is the refused line of a record, $why the sentence about it.
refused-text = “{ $text }”: { $why }
# $legal is a list of moves.
refused-legal = Legal here: { $legal }.
# $file is the name of a file.
nobody-to-move = { $file }: no seat is to move at the end of this record.
# $games is the list of the games there are.
arena-game = No game is called “{ $game }”; there are: { $games }.
arena-player = “{ $player }” is no player; players are easy, normal, hard, random, and cmd: with a program that can be started.
arena-seats = { $game } is played by { $seats } players, not by { $count }.
# $missing is the name of the header without which nothing can be checked.
verify-nothing = { $file }: the record has no “{ $missing }” that can be read, so there is nothing to check it against. The secret is in a record once its match is over.
