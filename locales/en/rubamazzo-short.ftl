### The rules in five short lines; .cards are the pictures beside them.

rubamazzo-short-1 = Win the most cards. Only the value counts, never the suit.
    .cards = 7D 5S RC
rubamazzo-short-2 = Your card takes one card of the same value from the table.
    .cards = RS RC
rubamazzo-short-3 = If the top of the other pile has that value, your card steals the whole pile.
    .cards = 4B 4S
rubamazzo-short-4 = A card that takes nothing stays on the table.
    .cards = 2S
rubamazzo-short-5 = Three cards each, again and again, until the pack is used up.
    .cards = 1D 3C 6B
