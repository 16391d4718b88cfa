### The rules in five short lines; .cards are the pictures beside them.

scopa-short-1 = Nimm Karten; nach jeder Runde wird gezählt. Wer zuerst 11 Punkte hat, gewinnt.
    .cards = 7D 5S RC
scopa-short-2 = Eine Karte nimmt ihresgleichen vom Tisch oder mehrere, die zusammen so viel ergeben.
    .cards = 7B 4S 3B
scopa-short-3 = Liegt eine gleiche da, muss sie genommen werden: dann gilt keine Summe.
    .cards = 5C 5D
scopa-short-4 = Wer den Tisch leer räumt, macht eine Scopa: einen Punkt mehr.
    .cards = FS
scopa-short-5 = Punkte: die meisten Karten, die meisten Münzen, die Münzen 7, die beste Primiera.
    .cards = 7D 6C 1S
