### The rules in five short lines; .cards are the pictures beside them.

rubamazzo-short-1 = Prendi più carte che puoi. Conta solo il valore, mai il seme.
    .cards = 7D 5S RC
rubamazzo-short-2 = La tua carta prende in tavola una carta di pari valore.
    .cards = RS RC
rubamazzo-short-3 = Se la carta in cima all’altro mazzetto ha quel valore, la tua carta ruba tutto il mazzetto.
    .cards = 4B 4S
rubamazzo-short-4 = La carta che non prende nulla resta in tavola.
    .cards = 2S
rubamazzo-short-5 = Tre carte a testa, più volte, finché il mazzo è finito.
    .cards = 1D 3C 6B
