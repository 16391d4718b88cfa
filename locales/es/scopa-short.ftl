### The rules in five short lines; .cards are the pictures beside them.

scopa-short-1 = Llévate cartas de la mesa. Los puntos se cuentan tras cada mano; gana quien llega primero a 11.
    .cards = 7D 5S RC
scopa-short-2 = Tu carta se lleva una de igual valor: si la hay en la mesa, tiene que ser esa.
    .cards = 5C 5D
scopa-short-3 = Si no la hay, se lleva varias que sumen su valor, o se queda en la mesa.
    .cards = 7B 4S 3B
scopa-short-4 = Quien se lleva todo lo que hay en la mesa hace escoba: un punto más.
    .cards = FS
scopa-short-5 = Un punto por cada cosa: más cartas, más oros, el 7 de oros, la mejor primiera.
    .cards = 7D 6C 1S
