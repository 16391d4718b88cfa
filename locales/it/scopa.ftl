### What is said at a table of Scopa. Cards come with their article (“the 7 of coins”).

game-scopa = Scopa

## Why a card was refused

error-must-take = Una carta che può prendere deve farlo: { $card } non si può lasciare in tavola.
error-equal-first = In tavola c’è una carta dello stesso valore e va presa quella: { $card } ora non prende { $takes }.
error-cannot-take = Si prende una carta dello stesso valore o più carte che lo danno come somma: { $card } non prende { $takes }.
