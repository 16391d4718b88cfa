### What is said at a table of Scopa. Cards come with their article (“the 7 of coins”).

game-scopa = Scopa

## Why a card was refused

error-must-take = Karta koja može da nosi mora da nosi: { $card } ne može samo da se odloži.
error-equal-first = Na stolu je karta iste vrednosti i nosi se ona: { $card } sada ne nosi { $takes }.
error-cannot-take = Nosi se karta iste vrednosti ili karte koje je zajedno daju: { $card } ne nosi { $takes }.
