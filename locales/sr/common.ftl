### Šta kaže svaki sto. Bez oznaka. Greške na stranici zovu karte imenom („sedmica dinara“).

mazzo = Mazzo

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
drag-missed = Pusti kartu iznad nečega što svetli.
last-move = Poslednji potez

## Dugmad

new-game = Nova partija
undo-new = Poništi
deck-neapolitan = Napuljske
deck-piacentine = Pjačentinske
deck-now = Karte su sada: { $deck }.
rules = Pravila
level-and-deck = Nivo i karte
settings = Podešavanja
close = Zatvori
play-again = Igraj opet
change-level = Promeni nivo
check-match = Proveri ovu partiju
watch-again = Pogledaj ponovo
results = Tvoji rezultati
keys-undo = Poništi novu partiju, u roku od deset sekundi
sheet-coming = Samo trenutak…
sheet-failed = Ovaj deo stranice nije stigao. Pokušaj ponovo ili ponovo učitaj stranicu.

## Nove partije i njihovo mešanje

new-undone = Opet si u prethodnoj partiji.
shuffle-sealed = Da niko ne vara: mešanje zapečaćeno ({ $start }…)
seal = Zapečaćeno mešanje
alarm-commitment = Server je zamenio zapečaćeno mešanje. Ne veruj ovim kartama.
alarm-seed = Server je zamenio broj tvog pregledača. Ne veruj ovim kartama.
alarm-record = Zapisnik se ne slaže s onim što je zapečaćeno i što se ovde igralo. Ne veruj ovim kartama.

## Veza

connecting = Povezivanje…
offline-since = Veza je prekinuta u { $time }. Partija je sačuvana; pokušava se ponovo.
online-again = Veza je ponovo uspostavljena.
please-reload = Ova stranica je zastarela. Učitaj je ponovo.
no-cookies = Mazzu treba jedan kolačić da bi prepoznao tvoje mesto, a ovaj pregledač ga odbija.
replaced = U drugom prozoru je počela nova partija; evo je.
late = Potez na koji se čeka još nije stigao. Partija je sačuvana.
computer-silent = Računar nije odgovorio: umesto njega je odigran prvi mogući potez.
reload = Učitaj ponovo

## Zašto nešto nije prihvaćeno

error-stale = Za stolom se u međuvremenu igralo dalje; ovako sada izgleda.
error-not-your-turn = Još nisi na potezu: prvo treba da igra računar.
error-over = Partija je gotova.
error-too-late = Jedna karta je već odigrana; nivo važi od sledeće partije.
error-unknown-option = Igra nema takvo kućno pravilo.
error-nothing-to-undo = Nova partija više ne može da se poništi.
error-store-failed = Tvoj potez nije mogao da se sačuva. Ništa nije izgubljeno; odigraj ga ponovo.
waiting-turn = Prvo mora da se završi nešto drugo; ovo zatim dolazi samo od sebe.
error-too-many = To je bilo prebrzo. Sačekaj trenutak.
error-too-many-matches = To je previše novih partija za kratko vreme. Sačekaj minut.
error-no-such-match = Server ne zna za ovu partiju.
error-no-such-game = Server ne zna za igru s tim imenom.
error-bad-level = Takav nivo ne postoji.
error-bad-seed = Broj ovog pregledača nije prihvaćen.
error-no-offer = Mešanje još nije zapečaćeno. Pokušaj ponovo.
error-unreadable-message = Server nije razumeo ovu stranicu. Učitaj je ponovo.
error-unknown-type = Server nije razumeo ovu stranicu. Učitaj je ponovo.
error-protocol = Ova stranica je zastarela. Učitaj je ponovo.
error-offline = Veza je prekinuta. Karta može da se odigra čim server opet odgovori.
error-unknown = Server je to odbio iz razloga koji ova stranica ne poznaje ({ $key }).

error-too-long = Ova partija ima previše poteza da bi se ovde prikazala ili proverila.
error-bad-encoding = Slova u ovoj datoteci ne mogu da se pročitaju: sačuvaj je ponovo kao UTF-8.
error-unreadable = Ovo nije zapis poteza: „{ $move }“.
error-not-your-card = Igrač na potezu nema ovu kartu: { $card }.
error-wrong-phase = „{ $move }“ u ovom trenutku nije moguće.
error-dealer-to-move = Prvo karte moraju da se podele.
