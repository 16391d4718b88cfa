### The rules in five short lines; .cards are the pictures beside them.

rubamazzo-short-1 = Získej co nejvíc karet. Počítá se jen hodnota, barva nikdy.
    .cards = 7D 5S RC
rubamazzo-short-2 = Tvoje karta bere ze stolu jednu kartu stejné hodnoty.
    .cards = RS RC
rubamazzo-short-3 = Má-li tuto hodnotu vrchní karta cizí hromádky, tvoje karta ukradne celou hromádku.
    .cards = 4B 4S
rubamazzo-short-4 = Karta, která nic nebere, zůstane na stole.
    .cards = 2S
rubamazzo-short-5 = Každý dostává po třech kartách, dokud se nerozdá celý balíček.
    .cards = 1D 3C 6B
