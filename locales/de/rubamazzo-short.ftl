### The rules in five short lines; .cards are the pictures beside them.

rubamazzo-short-1 = Hol dir die meisten Karten. Nur der Wert zählt, nie die Farbe.
    .cards = 7D 5S RC
rubamazzo-short-2 = Deine Karte nimmt eine Karte mit gleichem Wert vom Tisch.
    .cards = RS RC
rubamazzo-short-3 = Hat die oberste Karte des anderen Stapels diesen Wert, stiehlt deine Karte den ganzen Stapel.
    .cards = 4B 4S
rubamazzo-short-4 = Eine Karte, die nichts nimmt, bleibt auf dem Tisch.
    .cards = 2S
rubamazzo-short-5 = Beide bekommen immer wieder drei Karten, bis alle verteilt sind.
    .cards = 1D 3C 6B
