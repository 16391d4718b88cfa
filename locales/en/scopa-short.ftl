### The rules in five short lines; .cards are the pictures beside them.

scopa-short-1 = Take cards from the table. Points are counted after every deal; the first to 11 wins.
    .cards = 7D 5S RC
scopa-short-2 = Your card takes one of the same value: if such a card lies there, it must be that one.
    .cards = 5C 5D
scopa-short-3 = Otherwise it takes several cards that add up to it, or stays on the table.
    .cards = 7B 4S 3B
scopa-short-4 = Clear the table and you have made a scopa: one point more.
    .cards = FS
scopa-short-5 = One point each: most cards, most coins, the 7 of coins, the best primiera.
    .cards = 7D 6C 1S
