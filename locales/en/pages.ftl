# The words of the pages around the tables.
language-name = English
language-tag = en-GB
language-direction = ltr
languages = Languages
preview = A hand of Italian cards on green felt
landing-title = Mazzo: card games in the browser
landing-description = Play Rubamazzo, Scopa and Rummy in the browser, free, with no account and no advertising, against computers that cannot see your cards.
landing-sentence = A card table, open to everybody. No account, no advertising.
play-game = Play { $name }
your-tables = Your tables
waiting-match = { $game }, level: { $level ->
    [easy] Easy
    [hard] Hard
   *[normal] Normal
}
waiting-where = { $turn ->
    [mine] Your turn
   *[other] A computer’s turn
}
left-cards = { $count ->
    [0] the last cards are in play
    [one] { $count } card left
   *[other] { $count } cards left
}
left-tricks = { $count ->
    [0] the last trick is being played
    [one] { $count } trick left
   *[other] { $count } tricks left
}
waiting-deal = The round is over; the next deal waits for you
continue = Continue
table-late = The table is still on its way. If it does not come, load the page again.
load-again = Load again
no-script = The table needs JavaScript. The rules below can be read without it.
old-browser = This browser is too old for the table. Update it or use another one; the rules can be read in this one too.
to-landing = All tables
not-found-title = There is no such page
not-found-text = The address may be mistyped, or the page is gone.
fault-title = Something went wrong here
fault-text = It is not your fault, and none of your games is lost. Please try again in a moment.
replay-title = Mazzo: watch a game again
replay-description = Step through a finished game move by move, with all hands open: one that you played, or one whose record you have.
replay-no-script = Watching a game needs JavaScript.
to-proof = How to check that nobody cheats
to-replay = Watch a game again from its record
to-last = Watch the last game again
to-results = Your results
