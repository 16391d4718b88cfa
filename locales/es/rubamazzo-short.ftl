### The rules in five short lines; .cards are the pictures beside them.

rubamazzo-short-1 = Gana el mayor número de cartas. Solo cuenta el valor, nunca el palo.
    .cards = 7D 5S RC
rubamazzo-short-2 = Tu carta se lleva de la mesa una carta de igual valor.
    .cards = RS RC
rubamazzo-short-3 = Si la carta de arriba del otro montón tiene ese valor, tu carta roba el montón entero.
    .cards = 4B 4S
rubamazzo-short-4 = La carta que no se lleva nada se queda en la mesa.
    .cards = 2S
rubamazzo-short-5 = Se reparten tres cartas a cada uno, una y otra vez, hasta acabar el mazo.
    .cards = 1D 3C 6B
