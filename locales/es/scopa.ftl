### What is said at a table of Scopa. Cards come with their article (“the 7 of coins”).

game-scopa = Scopa

## Why a card was refused

error-must-take = Una carta que puede llevarse algo tiene que hacerlo: { $card } no se puede dejar en la mesa.
error-equal-first = En la mesa hay una carta del mismo valor y hay que llevarse esa: { $card } ahora no se lleva { $takes }.
error-cannot-take = Una carta se lleva otra del mismo valor o varias que lo sumen: { $card } no se lleva { $takes }.
