### Šta kažu listovi iznad stola; stranica to traži posle prve karte.

## Nove partije i njihovo mešanje

seal-explained = Pre tvoje prve karte server je odredio tajnu, a ovo je njen otisak (SHA-256). Tvoj pregledač je dodao svoj broj. Karte se mešaju na osnovu tajne i tog broja zajedno, pa niko ne može da ih bira.
seal-commitment = Otisak
seal-seed = Broj tvog pregledača
seal-own = Ova stranica je oboje sačuvala pre nego što je poslala svoj broj i s tim poredi sve što server kaže.
seal-late = Ovaj pregledač nije video početak ove partije, pa ne može da kaže da li je to ono što je tada zapečaćeno.
seal-kept-commitment = Otisak koji je ova stranica sačuvala
seal-kept-seed = Broj koji je ova stranica sačuvala
seal-next = Otisak sledeće partije

## Podešavanja

settings-theme = Izgled
theme-system = Kao na uređaju
theme-light = Svetao
theme-dark = Taman
settings-pace = Pauza pre poteza računara
pace-slow = Duga
pace-normal = Srednja
pace-fast = Kratka
pace-instant = Bez pauze
settings-deck = Karte
settings-level = Nivo
settings-rule = { $rule } (sledeća partija)
settings-letters = Tasteri sa slovima
letters-on = Uključeni
letters-off = Isključeni
settings-sound = Zvuk
sound-on = Uključen
sound-off = Isključen
settings-again = Drugi dodir izabrane karte odigrava je
again-on = Uključeno
again-off = Isključeno
settings-ask = Pitaj pre nego što se karta odigra
ask-on = Uključeno
ask-off = Isključeno
ask-title =
    { $verb ->
        [discard] Odbacuješ { $cards }?
        [meld] Izlažeš { $cards }?
        [lay] Dograđuješ { $cards }?
        [steal] Kradeš gomilu? Igraš { $cards }.
       *[play] Igraš { $cards }?
    }
ask-yes = Odigraj
ask-no = Ne sada
settings-values = Vrednosti na kartama
values-first = U prvim partijama
values-on = Uvek
values-off = Nikad
not-remembered = Ovaj pregledač ništa ne pamti: podešavanja neće biti sačuvana.

## Provera završene partije i rezultati

check-running = Ponovo se računa svako deljenje i svaki potez računara…
check-right = Sve je onako kako je bilo zapečaćeno.
check-wrong = Nešto nije onako kako je bilo zapečaćeno.
check-partly = Ništa nije pogrešno, ali nije moglo sve da se proveri.
check-own = Šta je našla ova stranica
check-room = Šta je našao server
check-own-running = Stranica sve ponovo računa…
check-no-record = Server nije dao zapisnik, pa ova stranica nije mogla ništa da proveri.
check-failed = Provera sada nije moguća. Pokušaj kasnije.
check-record = Preuzmi zapisnik
check-how = Kako se to proverava
results-none = Ovde još nemaš nijednu završenu partiju.
results-rule = Partija napuštena posle prve karte računa se kao izgubljena.
results-played = Partije
results-won = Pobede
results-drawn = Nerešene
results-lost = Porazi
results-streak = Pobede zaredom
results-best = Najduža serija
results-save = Sačuvaj kopiju
results-bring = Učitaj kopiju
results-added =
    { $count ->
        [0] Svi rezultati iz ove kopije već su tu.
        [one] Dodat je { $count } rezultat.
        [few] Dodata su { $count } rezultata.
       *[other] Dodato je { $count } rezultata.
    }
results-not-added = Ovo nije kopija rezultata iz Mazza.
results-failed = Server ne odgovara. Pokušaj kasnije.
results-forget = Obriši moje podatke
results-forget-sure = Nestaće sve što server i ovaj pregledač čuvaju o tebi: partije, rezultati i podešavanja.
results-forget-yes = Obriši sve
results-forget-no = Zadrži

## Tasteri

keys = Tasteri
keys-place = Igraj kartu na tom mestu
keys-arrows = Pređi na drugu kartu ili mogućnost
keys-enter = Igraj ili potvrdi
keys-escape = Odustani ili zatvori
keys-new = Nova partija
keys-level = Sledeći nivo
keys-deck = Druge karte
keys-table = Ponovo pročitaj sto
keys-piles = Ponovo pročitaj gomile
keys-counts = Ponovo pročitaj brojeve karata
keys-help = Pokaži ove tastere
keys-off = Tasteri sa slovima su isključeni u podešavanjima.
key-enter = Enter
key-escape = Esc
key-arrows = ← →

## The table: rules in short, what was played last, the way home

all-rules = Sva pravila i komande
watch-last = Pogledaj ponovo poslednju partiju
all-tables = Svi stolovi
