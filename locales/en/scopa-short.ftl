### The rules in five short lines; .cards are the pictures beside them.

scopa-short-1 = Take cards and count them after every deal. Who first has 11 points wins.
    .cards = 7D 5S RC
scopa-short-2 = A card takes its equal from the table, or several that add up to it.
    .cards = 7B 4S 3B
scopa-short-3 = Where an equal card lies, it must be taken: no sum then.
    .cards = 5C 5D
scopa-short-4 = Who clears the table makes a scopa: one point more.
    .cards = FS
scopa-short-5 = Points: most cards, most coins, the 7 of coins, the best primiera.
    .cards = 7D 6C 1S
