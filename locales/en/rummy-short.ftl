### The rules in five short lines; .cards are the pictures beside them.

rummy-short-1 = Be the first with an empty hand.
    .cards = AS
rummy-short-2 = Each turn, draw one card: from the stock or the top of the discards.
    .cards = back 8D
rummy-short-3 = Lay down sets (one rank) and runs (one suit in order), three cards or more.
    .cards = 9S 9H 9C
rummy-short-4 = Once you have melded, you can lay single cards off on any meld: the king (K) on 10, jack (J) and queen (Q).
    .cards = TH JH QH KH
rummy-short-5 = End your turn with a discard. Whoever goes out scores what the others still hold; 200 points win.
    .cards = QD
