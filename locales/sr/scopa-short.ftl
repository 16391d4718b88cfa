### The rules in five short lines; .cards are the pictures beside them.

scopa-short-1 = Nosi karte; poeni se broje posle svakog deljenja. Ko prvi ima 11, pobeđuje.
    .cards = 7D 5S RC
scopa-short-2 = Karta nosi istu sa stola ili više njih koje zajedno daju njenu vrednost.
    .cards = 7B 4S 3B
scopa-short-3 = Ako na stolu leži ista, mora da se nosi ona: zbir tada ne važi.
    .cards = 5C 5D
scopa-short-4 = Ko očisti sto, pravi skopu: poen više.
    .cards = FS
scopa-short-5 = Poeni: više karata, više novčića, 7 novčića, bolja primijera.
    .cards = 7D 6C 1S
