### What is said at a table of Scopa. Cards come with their article (“the 7 of coins”).

game-scopa = Scopa

## Why a card was refused

error-must-take = A card that can take must take: { $card } cannot just be left on the table.
error-equal-first = A card of the same rank lies there and has to be taken: { $card } does not take { $takes } now.
error-cannot-take = A card takes one of its rank, or cards that add up to it: { $card } does not take { $takes }.
