### The rules in five short lines; .cards are the pictures beside them.

scopa-short-1 = Prendi carte: i punti si contano a fine mano. Vince chi arriva prima a 11.
    .cards = 7D 5S RC
scopa-short-2 = Una carta prende la sua uguale in tavola, o più carte che ne fanno la somma.
    .cards = 7B 4S 3B
scopa-short-3 = Se c’è la carta uguale si prende quella: la somma non vale.
    .cards = 5C 5D
scopa-short-4 = Chi svuota la tavola fa scopa: un punto in più.
    .cards = FS
scopa-short-5 = Punti: più carte, più denari, il settebello, la primiera migliore.
    .cards = 7D 6C 1S
