### The rules in five short lines; .cards are the pictures beside them.

rubamazzo-short-1 = Osvoji što više karata. Važi samo vrednost, boja nikad.
    .cards = 7D 5S RC
rubamazzo-short-2 = Tvoja karta nosi sa stola jednu kartu iste vrednosti.
    .cards = RS RC
rubamazzo-short-3 = Ako karta na vrhu tuđe gomile ima tu vrednost, tvoja karta krade celu gomilu.
    .cards = 4B 4S
rubamazzo-short-4 = Karta koja ništa ne nosi ostaje na stolu.
    .cards = 2S
rubamazzo-short-5 = Svako dobija po tri karte, iznova, dok se ceo špil ne podeli.
    .cards = 1D 3C 6B
