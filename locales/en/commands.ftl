# What the command line alone says.

# $text is the refused line of a record, $why the sentence about it.
refused-text = “{ $text }”: { $why }
# $legal is a list of moves, or of what a header could be.
refused-legal = Legal here: { $legal }.
# $file is the name of a file.
nobody-to-move = { $file }: no seat is to move at the end of this record.
# $games is the list of the games there are.
no-such-game = No game is called “{ $game }”; there are: { $games }.
arena-player = “{ $player }” is no player; players are easy, normal, hard, random and cmd: with a program that can be started.
arena-seats = { $game } is played by { $seats } players, not by { $count }.
arena-option = A house rule is given as NAME=VALUE, and once: not “{ $option }”.
arena-option-value = “{ $option }” cannot be; the house rule has the values { $possible }.
arena-no-option = { $game } has no house rule for “{ $option }”; it has: { $possible }.
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
# More of what a check finds; on the page it is in verify.ftl. What was not checked is followed by why.
verify-commitment-unchecked = The fingerprint was not checked.
verify-dealer-wrong-other-game = This is a match of { $found }, but the match before is one of { $expected }.
verify-deals-unchecked =
    { $count ->
        [one] The deal was not checked.
       *[other] { $count } deals were not checked.
    }
verify-firsts-right =
    { $count ->
        [one] The one move for a computer that gave no answer is the first legal one.
       *[other] All { $count } moves for computers that gave no answer are the first legal ones.
    }
verify-firsts-wrong = The move “{ $found }” for a computer that gave no answer is not the first legal one: “{ $expected }”.
verify-programs-unchecked =
    { $count ->
        [one] One move of a program was not checked.
       *[other] { $count } moves of programs were not checked.
    }
verify-seeds-unchecked = Not everybody who played has a part in the shuffle.
verify-why-no-secret = The record has no secret: it comes in when the match is over.
verify-why-no-seed = The record has no seed of a browser.
verify-why-no-commitment = The record does not say what it was.
verify-why-program = Programs are not asked again.
verify-why-several-people = Several people played, and the record has the seed of one browser.
verify-why-no-match = The record of the match before does not say which match it is.
verify-beginnings = This was beginning number { $count } of the match: before it not everybody opened their seed.
verify-result-right = Right: everything that was drawn could be drawn again and agrees. That the fingerprint is the one shown before the first card can only be said by who saw it.
verify-result-wrong = Wrong: something does not agree.
verify-result-partly = Not everything could be checked; nothing that could is wrong.
