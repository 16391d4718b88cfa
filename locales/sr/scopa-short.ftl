### The rules in five short lines; .cards are the pictures beside them.

scopa-short-1 = Nosi karte sa stola. Poeni se broje posle svakog deljenja; ko prvi ima 11, pobeđuje.
    .cards = 7D 5S RC
scopa-short-2 = Tvoja karta nosi jednu iste vrednosti: ako takva leži na stolu, mora baš nju.
    .cards = 5C 5D
scopa-short-3 = Inače nosi više karata koje je daju u zbiru, ili ostaje na stolu.
    .cards = 7B 4S 3B
scopa-short-4 = Ko odnese sve sa stola, ima skopu: poen više.
    .cards = FS
scopa-short-5 = Po jedan poen: više karata, više dinara, sedmica dinara, bolja primijera.
    .cards = 7D 6C 1S
