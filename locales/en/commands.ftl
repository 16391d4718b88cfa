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
error-unreadable = This is not the text of a move.
# $file is the name of a file.
nobody-to-move = { $file }: no seat is to move at the end of this record.
error-bad-deal = A deal names each card of the pack once; here are { $count }.
error-not-your-card = The card is not in the hand of the seat to move.
error-must-take = The card can take or steal, so it must.
error-cannot-take = The card cannot take that one.
error-cannot-steal = The card cannot steal that pile.
error-wrong-phase = This is not possible now.
error-not-a-meld = These cards are neither a set nor a run.
error-no-such-meld = There is no such meld on the table.
error-not-opened = Lay-offs need a meld of one's own first.
error-does-not-fit = The card does not fit that meld.
error-taken-may-not-go-back = The card taken from the discards may not go back in the same turn.
error-would-strand = This would leave only the card just taken, which could not be played.
error-dealer-to-move = The dealer is to move.
error-over = The match is over.
# $games is the list of the games there are.
arena-game = No game is called “{ $game }”; there are: { $games }.
arena-player = “{ $player }” is no player; players are easy, normal, hard and random.
arena-seats = { $game } is played by { $seats } players, not by { $count }.
# $missing is the name of the header without which nothing can be checked.
verify-nothing = { $file }: the record has no “{ $missing }” that can be read, so there is nothing to check it against. The secret is in a record once its match is over.
