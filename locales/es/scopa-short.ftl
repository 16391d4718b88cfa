### The rules in five short lines; .cards are the pictures beside them.

scopa-short-1 = Llévate cartas; los puntos se cuentan tras cada mano. Gana quien llega antes a 11.
    .cards = 7D 5S RC
scopa-short-2 = Una carta se lleva su igual de la mesa, o varias que suman su valor.
    .cards = 7B 4S 3B
scopa-short-3 = Si hay una igual, hay que llevarse esa: la suma no vale.
    .cards = 5C 5D
scopa-short-4 = Quien limpia la mesa hace escoba: un punto más.
    .cards = FS
scopa-short-5 = Puntos: más cartas, más oros, el 7 de oros, la mejor primiera.
    .cards = 7D 6C 1S
