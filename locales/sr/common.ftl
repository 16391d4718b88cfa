### Šta kaže svaki sto. Bez oznaka. Greške na stranici zovu karte imenom („sedmica dinara“).

mazzo = Mazzo
game-rubamazzo = Rubamazzo

## Karte
## Vrednost i .subject su nominativ („sedmica dinara“), .object je akuzativ („nosiš sedmicu dinara“).

italian-card =
    { $rank ->
        [ace] kec
        [two] dvojka
        [three] trojka
        [four] četvorka
        [five] petica
        [six] šestica
        [seven] sedmica
        [jack] fant
        [knight] konj
       *[king] kralj
    } { $suit ->
        [coins] dinara
        [cups] kupa
        [swords] spada
       *[clubs] baštona
    }
    .subject = { italian-card }
    .object =
        { $rank ->
            [ace] keca
            [two] dvojku
            [three] trojku
            [four] četvorku
            [five] peticu
            [six] šesticu
            [seven] sedmicu
            [jack] fanta
            [knight] konja
           *[king] kralja
        } { $suit ->
            [coins] dinara
            [cups] kupa
            [swords] spada
           *[clubs] baštona
        }

french-rank =
    { $rank ->
        [ace] kec
        [two] dvojka
        [three] trojka
        [four] četvorka
        [five] petica
        [six] šestica
        [seven] sedmica
        [eight] osmica
        [nine] devetka
        [ten] desetka
        [jack] žandar
        [queen] dama
       *[king] kralj
    }
french-suit =
    { $suit ->
        [spades] pik
        [hearts] herc
        [diamonds] karo
       *[clubs] tref
    }
french-card = { french-rank } { french-suit }
    .subject = { french-card }
    .object =
        { $rank ->
            [ace] keca
            [two] dvojku
            [three] trojku
            [four] četvorku
            [five] peticu
            [six] šesticu
            [seven] sedmicu
            [eight] osmicu
            [nine] devetku
            [ten] desetku
            [jack] žandara
            [queen] damu
           *[king] kralja
        } { french-suit }

## Igrači i nivoi

player-you = Ti
player-computer = Računar
level = Nivo
level-easy = Lako
level-normal = Srednje
level-hard = Teško
level-of-game = Nivo { $level }
level-then = pa { $level }
level-now = Nivo je sada { $level }.
level-next = Od sledeće partije nivo je { $level }.

## Ko je na potezu

turn-you = Ti si na potezu
turn-computer = Računar je na potezu
turn-over = Kraj partije
last-move = Poslednji potez

## Dugmad

new-game = Nova partija
undo-new = Poništi
deck = Karte
deck-neapolitan = Napuljske
deck-piacentine = Pjačentinske
deck-now = Karte su sada: { $deck }.
rules = Pravila i komande
keys = Tasteri
settings = Podešavanja
close = Zatvori
play-again = Igraj opet
change-level = Promeni nivo

## Nove partije i njihovo mešanje

new-undone = Opet si u prethodnoj partiji.
shuffle-sealed = Mešanje zapečaćeno: { $start }…
seal = Zapečaćeno mešanje
seal-explained = Pre tvoje prve karte soba je odredila tajnu, a ovo je njen otisak (SHA-256). Tvoj pregledač je dodao svoj broj. Karte se mešaju na osnovu tajne i tog broja zajedno, pa niko ne može da ih bira.
seal-commitment = Otisak
seal-seed = Broj tvog pregledača
seal-own = Ova stranica je oboje sačuvala pre nego što je poslala svoj broj i s tim poredi sve što soba kaže.
seal-late = Ovaj pregledač nije video početak ove partije, pa ne može da kaže da li je to ono što je tada zapečaćeno.
seal-kept-commitment = Otisak koji je ova stranica sačuvala
seal-kept-seed = Broj koji je ova stranica sačuvala
seal-next = Otisak sledeće partije
alarm-commitment = Soba je zamenila zapečaćeno mešanje: njegov otisak nije onaj koji je ova stranica sačuvala. Ne veruj ovim kartama.
alarm-seed = Soba je zamenila broj tvog pregledača: to nije onaj koji je ova stranica sačuvala. Ne veruj ovim kartama.
alarm-record = Zapisnik ove partije nije ono što je zapečaćeno i što se ovde igralo. Ne veruj ovim kartama.

## Veza

connecting = Povezivanje…
offline-since = Nema veze od { $time }. Partija je sačuvana; pokušava se ponovo.
online-again = Veza je ponovo tu.
please-reload = Ova stranica je starija od sobe. Učitaj je ponovo.
no-cookies = Mazzu treba jedan kolačić da bi prepoznao tvoje mesto, a ovaj pregledač ga odbija.
replaced = U drugom prozoru je počela nova partija; evo je.
reload = Učitaj ponovo

## Podešavanja

settings-theme = Izgled
theme-system = Kao na uređaju
theme-light = Svetao
theme-dark = Taman
settings-pace = Pauza pre poteza računara
pace-slow = Duga
pace-normal = Srednja
pace-fast = Kratka
pace-instant = Nikakva
settings-deck = Karte
settings-level = Nivo sledeće partije
settings-letters = Tasteri sa slovima
letters-on = Uključeni
letters-off = Isključeni
settings-sound = Zvuk
sound-on = Uključen
sound-off = Isključen
settings-values = Vrednosti na kartama
values-first = U prvim partijama
values-on = Uvek
values-off = Nikad
not-remembered = Ovaj pregledač ništa ne čuva za nas: podešavanja neće biti zapamćena.

## Provera završene partije i rezultati

check-match = Proveri ovu partiju
check-title = Provera ove partije
check-running = Soba ponovo deli i ponovo pita računare…
check-right = Sve je onako kako je bilo zapečaćeno.
check-wrong = Nešto nije onako kako je bilo zapečaćeno.
check-partly = Ništa nije pogrešno, ali nije moglo sve da se proveri.
check-own = Šta nalazi ova stranica
check-room = Šta nalazi soba
check-own-running = Stranica ponovo deli…
check-no-record = Soba nije dala zapisnik, pa ova stranica nije mogla ništa da proveri.
check-failed = Provera sada nije moguća. Pokušaj kasnije.
check-record = Preuzmi zapisnik
check-how = Kako da se proveri
results = Tvoji rezultati
results-none = Ovde još nemaš nijednu završenu partiju.
results-rule = Partija napuštena posle prve karte računa se kao izgubljena.
results-played = Partije
results-won = Pobede
results-drawn = Nerešene
results-lost = Porazi
results-streak = Pobede zaredom
results-best = Najduža serija
results-save = Sačuvaj kopiju
results-bring = Vrati kopiju
results-added =
    { $count ->
        [0] Svi rezultati iz ove kopije već su tu.
        [one] Dodat je { $count } rezultat.
        [few] Dodata su { $count } rezultata.
       *[other] Dodato je { $count } rezultata.
    }
results-not-added = Ovo nije kopija rezultata iz Mazza.
results-failed = Soba ne odgovara. Pokušaj kasnije.
results-forget = Obriši moje podatke
results-forget-sure = Nestaće sve što soba i ovaj pregledač čuvaju o tebi: partije, rezultati i podešavanja.
results-forget-yes = Obriši sve
results-forget-no = Zadrži

## Tasteri

keys-place = Igraj kartu na tom mestu
keys-arrows = Pređi na drugu kartu ili mogućnost
keys-enter = Igraj ili potvrdi
keys-escape = Odustani ili zatvori
keys-new = Nova partija
keys-undo = Poništi novu partiju, deset sekundi
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

## Zašto nešto nije prihvaćeno

error-stale = Za stolom se već igralo dalje; ovako je sada.
error-not-your-turn = Još nisi na potezu: prvo treba da igra računar.
error-over = Partija je gotova.
error-too-late = Jedna karta je već odigrana; nivo važi od sledeće partije.
error-nothing-to-undo = Nova partija više ne može da se poništi.
error-store-failed = Soba nije uspela da zapiše tvoj potez. Ništa nije izgubljeno; odigraj ga ponovo.
error-too-many = Prebrzo za sobu. Sačekaj trenutak.
error-too-many-matches = To je previše novih partija za kratko vreme. Sačekaj minut.
error-no-such-match = Soba ne zna za ovu partiju.
error-no-such-game = Soba ne zna za igru s tim imenom.
error-bad-level = Takav nivo ne postoji.
error-bad-seed = Broj ovog pregledača nije prihvaćen.
error-no-offer = Soba još nije zapečatila mešanje. Pokušaj ponovo.
error-unreadable-message = Soba nije razumela ovu stranicu. Učitaj je ponovo.
error-unknown-type = Soba nije razumela ovu stranicu. Učitaj je ponovo.
error-protocol = Ova stranica je starija od sobe. Učitaj je ponovo.
error-offline = Nema veze. Karta može da se odigra čim soba opet odgovori.
error-unknown = Soba je to odbila, a ova stranica nema reči za razlog ({ $key }).

error-bad-encoding = Slova u ovoj datoteci ne mogu da se pročitaju: sačuvaj je ponovo kao UTF-8.
error-unreadable = Ovo nije zapis poteza: „{ $move }“.
error-not-your-card = Igrač na potezu nema ovu kartu: { $card }.
error-wrong-phase = „{ $move }“ u ovom trenutku nije moguće.
error-dealer-to-move = Prvo karte moraju da se podele.
