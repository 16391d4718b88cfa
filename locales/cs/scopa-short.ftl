### The rules in five short lines; .cards are the pictures beside them.

scopa-short-1 = Ber karty; po každém rozdání se počítají body. Kdo má první 11, vyhrává.
    .cards = 7D 5S RC
scopa-short-2 = Karta bere ze stolu stejnou kartu nebo víc karet, které dají její hodnotu v součtu.
    .cards = 7B 4S 3B
scopa-short-3 = Leží-li na stole stejná, musí se vzít ta: součet pak neplatí.
    .cards = 5C 5D
scopa-short-4 = Kdo vybere celý stůl, má scopu: bod navíc.
    .cards = FS
scopa-short-5 = Body: víc karet, víc mincí, mincová 7, lepší primiera.
    .cards = 7D 6C 1S
