### Šta se kaže pri ponovnom gledanju završene partije.
### $line je red datoteke, $text ono što u njemu piše, $why rečenica o tome.

replay = Pogledaj ponovo
replay-at = Potez { $ply } od { $count }
replay-first = Početak
replay-back = Nazad
replay-forward = Napred
replay-last = Kraj
replay-play = Pusti
replay-pause = Pauza
replay-slider = Potez
replay-moves = Potezi
replay-home = Svi stolovi
replay-keys = Tasteri
replay-key-space = Razmaknica
replay-keys-space = Pusti ili zaustavi
replay-key-arrows = ← →
replay-keys-arrows = Jedan potez nazad ili dalje
replay-key-ends = Home, End
replay-keys-ends = Na prvi potez, na poslednji
replay-keys-deck = Druge karte
replay-watching = Samo gledaš: ova partija je gotova.
replay-explained = Prođi kroz partiju potez po potez, sa svim kartama otkrivenim. Otvori njen zapisnik, datoteku koju čuva „Preuzmi zapisnik“.
replay-open = Otvori zapisnik
replay-loading = Partija se priprema…
replay-not-yours = Takve završene partije ovde nema ili nije tvoja.
replay-too-large = Ova datoteka je prevelika za zapisnik partije.
replay-failed = Server nije odgovorio. Pokušaj ponovo.
replay-refused = Ova datoteka nije zapisnik partije. { $why }

## Zašto datoteka nije zapisnik partije

refused-line = Red { $line }, „{ $text }“: { $why }
refused-at = Red { $line }: { $why }
error-missing-header = Nedostaje zaglavlje „{ $missing }“.
error-bad-header = Ovo zaglavlje ne može da se pročita, stoji dvaput ili ima vrednost koja ne odgovara.
error-unknown-game = Igra s tim imenom ovde ne postoji.
error-bad-deal = Deljenje imenuje svaku kartu špila jednom; ovde ih je { $count }.
error-bad-seat = Ovde niko ne može tako da sedne.
error-no-moves = U njoj nema nijednog poteza.
