### The rules in five short lines; .cards are the pictures beside them.

rummy-short-1 = Quédate antes que nadie sin cartas.
    .cards = AS
rummy-short-2 = En cada turno, roba una carta: del mazo o la de arriba del descarte.
    .cards = back 8D
rummy-short-3 = Baja grupos (un mismo valor) y escaleras (un palo, en orden), de tres cartas o más.
    .cards = 9S 9H 9C
rummy-short-4 = Cuando ya has bajado, puedes añadir cartas sueltas a todo lo que hay en la mesa: el rey (K), por ejemplo, a 10, jota (J) y reina (Q).
    .cards = TH JH QH KH
rummy-short-5 = El turno acaba con un descarte. Quien cierra se apunta las cartas de los demás; ganan 200 puntos.
    .cards = QD
