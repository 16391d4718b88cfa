### What is said at a table of Scopa. Cards come with their article (“the 7 of coins”).

game-scopa = Scopa

## Why a card was refused

error-must-take = Kartu nejde jen tak odložit: { $card } může brát, a tak brát musí.
error-equal-first = Na stole leží karta stejné hodnoty a vzít se musí ta: { $card } teď nemůže vzít { $takes }.
error-cannot-take = Brát se dá karta stejné hodnoty nebo karty, které ji dají v součtu: { $card } nemůže vzít { $takes }.
