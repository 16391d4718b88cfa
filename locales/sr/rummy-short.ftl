### The rules in five short lines; .cards are the pictures beside them.

rummy-short-1 = Ostani pre svih bez karata.
    .cards = AS
rummy-short-2 = U svakom potezu vuci jednu kartu: iz talona ili gornju odbačenu.
    .cards = back 8D
rummy-short-3 = Izlaži setove (ista vrednost) i nizove (ista boja po redu), najmanje tri karte.
    .cards = 9S 9H 9C
rummy-short-4 = Kad jednom izložiš, možeš da dodaješ pojedine karte svemu na stolu: recimo kralja (K) na 10, žandara (J) i damu (Q).
    .cards = TH JH QH KH
rummy-short-5 = Potez se završava odbacivanjem. Ko zatvori, upisuje karte ostalih; pobeđuje se sa 200 poena.
    .cards = QD
