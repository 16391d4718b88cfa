### The rules in five short lines; .cards are the pictures beside them.

scopa-short-1 = Hol dir Karten vom Tisch. Nach jeder Runde wird gezählt; wer zuerst 11 Punkte hat, gewinnt.
    .cards = 7D 5S RC
scopa-short-2 = Deine Karte nimmt eine mit gleichem Wert: Liegt eine da, muss es diese sein.
    .cards = 5C 5D
scopa-short-3 = Sonst nimmt sie mehrere, die zusammen so viel ergeben, oder bleibt auf dem Tisch.
    .cards = 7B 4S 3B
scopa-short-4 = Wer den Tisch leer räumt, macht eine Scopa: einen Punkt mehr.
    .cards = FS
scopa-short-5 = Je ein Punkt: die meisten Karten, die meisten Münzen, die Münz-7, die bessere Primiera.
    .cards = 7D 6C 1S
