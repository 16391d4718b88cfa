### The rules in five short lines; .cards are the pictures beside them.

rummy-short-1 = Zbav se jako první všech karet.
    .cards = AS
rummy-short-2 = V každém tahu si lízni jednu kartu: z balíčku, nebo vrchní z odhazovací hromádky.
    .cards = back 8D
rummy-short-3 = Vykládej skupiny (jedna hodnota) a postupky (jedna barva po sobě), nejméně tři karty.
    .cards = 9S 9H 9C
rummy-short-4 = Kdo už vyložil, smí přikládat jednotlivé karty ke všemu na stole: třeba krále (K) k desítce, klukovi (J) a dámě (Q).
    .cards = TH JH QH KH
rummy-short-5 = Tah končí odhozením. Kdo zavře, připíše si karty ostatních; vyhrává se při 200 bodech.
    .cards = QD
