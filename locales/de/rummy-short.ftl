### The rules in five short lines; .cards are the pictures beside them.

rummy-short-1 = Hab als Erster keine Karte mehr auf der Hand.
    .cards = AS
rummy-short-2 = Zieh in jedem Zug eine Karte: vom Talon oder die oberste der Ablage.
    .cards = back 8D
rummy-short-3 = Leg Sätze (gleicher Rang) und Folgen (eine Farbe der Reihe nach) aus, mindestens drei Karten.
    .cards = 9S 9H 9C
rummy-short-4 = Wer schon ausgelegt hat, darf einzelne Karten überall anlegen: den König (K) etwa an 10, Bube (J) und Dame (Q).
    .cards = TH JH QH KH
rummy-short-5 = Wirf zum Schluss eine Karte ab. Wer ausmacht, bekommt die Punkte der anderen; 200 Punkte gewinnen.
    .cards = QD
