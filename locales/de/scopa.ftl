### What is said at a table of Scopa. Cards come with their article (“the 7 of coins”).

game-scopa = Scopa

## Why a card was refused

error-must-take = Hinlegen geht nicht: { $card } kann etwas nehmen, und was nehmen kann, muss nehmen.
error-equal-first = Hier liegt eine Karte mit demselben Wert, und die muss genommen werden; { $card } nimmt { $takes } jetzt nicht.
error-cannot-take = Nehmen lässt sich eine Karte mit demselben Wert oder mehrere, die zusammen so viel ergeben; { $card } nimmt { $takes } nicht.
