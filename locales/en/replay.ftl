### What is said when a finished match is watched again.
### $line is a line of the file, $text what stands there, $why the sentence about it.

replay = Watch a game again
replay-at = Move { $ply } of { $count }
replay-first = First
replay-back = Back
replay-forward = Next
replay-last = Last
replay-play = Play
replay-pause = Pause
replay-slider = Move
replay-moves = Moves
replay-home = All tables
replay-keys = Keys
replay-key-space = Space
replay-keys-space = Play or pause
replay-key-arrows = ← →
replay-keys-arrows = One move back, or on
replay-key-ends = Home, End
replay-keys-ends = To the first move, to the last
replay-keys-deck = Other deck
replay-watching = You are only watching: this game is over.
replay-explained = Go through a game move by move, with all hands open. Open its record, the file that “Download the record” saves.
replay-open = Open a record
replay-loading = The game is being laid out…
replay-not-yours = There is no finished game of yours here.
replay-too-large = This file is too large for the record of a game.
replay-failed = The server did not answer. Please try again.
replay-refused = This file is not the record of a game. { $why }

## Why a file is no record of a match; the command line says it too

refused-line = Line { $line }, “{ $text }”: { $why }
refused-at = Line { $line }: { $why }
error-missing-header = The header “{ $missing }” is missing.
error-bad-header = This header cannot be read, stands twice or has a value that does not fit.
error-unknown-game = No game of this name is installed.
error-bad-deal = A deal names every card of the pack once; here are { $count } of them.
error-bad-seat = Nobody can be seated like this here.
error-no-moves = It has no move.
