### The rules in five short lines; .cards are the pictures beside them.

scopa-short-1 = Ber karty ze stolu. Body se počítají po každém rozdání; kdo má první 11, vyhrává.
    .cards = 7D 5S RC
scopa-short-2 = Tvoje karta bere jednu kartu stejné hodnoty: leží-li tam taková, musí to být ona.
    .cards = 5C 5D
scopa-short-3 = Jinak vezme víc karet, které ji dají v součtu, nebo zůstane na stole.
    .cards = 7B 4S 3B
scopa-short-4 = Kdo vezme všechno ze stolu, má scopu: bod navíc.
    .cards = FS
scopa-short-5 = Po bodu: víc karet, víc mincí, sedmička mincí, lepší primiera.
    .cards = 7D 6C 1S
