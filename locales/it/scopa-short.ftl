### The rules in five short lines; .cards are the pictures beside them.

scopa-short-1 = Prendi carte in tavola. I punti si contano a fine mano; vince chi arriva per primo a 11.
    .cards = 7D 5S RC
scopa-short-2 = La tua carta ne prende una di pari valore: se in tavola c’è, va presa quella.
    .cards = 5C 5D
scopa-short-3 = Altrimenti prende più carte che ne danno la somma, o resta in tavola.
    .cards = 7B 4S 3B
scopa-short-4 = Chi prende tutto quello che c’è in tavola fa scopa: un punto in più.
    .cards = FS
scopa-short-5 = Un punto ciascuno: più carte, più denari, il settebello, la primiera migliore.
    .cards = 7D 6C 1S
