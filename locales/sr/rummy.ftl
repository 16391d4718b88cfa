### Šta se govori za stolom igre rummy. Imena igrača se nikad ne menjaju po padežima. Ono što neko radi
### ima dva oblika: .you za samog igrača („vučeš …“), .other za ostale („vuče …“).

game-rummy = Rummy
deck-french = Francuske
deck-french-four = Francuske, četvorobojne

## Računari po mestima

name-0 = Bruno
name-1 = Rosa
name-2 = Piero
name-3 = Gina

## Kombinacije: $ranks i $suits su nabrajanja. .subject i .object kao kod karata.

french-run =
    niz u { $suit ->
        [spades] piku
        [hearts] hercu
        [diamonds] karu
       *[clubs] trefu
    } ({ $ranks })
    .subject = { french-run }
    .object = { french-run }
french-set =
    set { $rank ->
        [ace] kečeva
        [two] dvojki
        [three] trojki
        [four] četvorki
        [five] petica
        [six] šestica
        [seven] sedmica
        [eight] osmica
        [nine] devetki
        [ten] desetki
        [jack] žandara
        [queen] dama
       *[king] kraljeva
    } ({ $suits })
    .subject = { french-set }
    .object = { french-set }

## Sto

players-label = Igrači
hand-label = Tvoje karte
melds-label = Kombinacije na stolu
melds-none = Još nema kombinacija
actions-label = S izabranim kartama
dealer = deli
dealer-you = deliš
last-thrown = odbačeno: { $card }
cards-count =
    { $count ->
        [one] { $count } karta
        [few] { $count } karte
       *[other] { $count } karata
    }
points-count =
    { $count ->
        [one] { $count } poen
        [few] { $count } poena
       *[other] { $count } poena
    }
stock = Zaliha
stock-pass = { $pass }.{"\u00A0"}prolaz
stock-left = Još { $count }
stock-name =
    { $count ->
        [0] Zaliha, prazna, { $pass }. prolaz
        [one] Zaliha, { $count } karta, { $pass }. prolaz
        [few] Zaliha, { $count } karte, { $pass }. prolaz
       *[other] Zaliha, { $count } karata, { $pass }. prolaz
    }
discards = Odbačene karte
discards-name =
    { $count ->
        [1] Odbačene karte: { $card }
        [one] Odbačene karte: { $count } karta, na vrhu je { $card }
        [few] Odbačene karte: { $count } karte, na vrhu je { $card }
       *[other] Odbačene karte: { $count } karata, na vrhu je { $card }
    }
discards-none = Nema odbačenih
discards-all = Odbačene karte, poslednja prva
mark-new = Nova
mark-stays = Ostaje
held-new = { $card }, upravo iz zalihe
held-stays = { $card }, upravo iz odbačenih, u ovom potezu ne sme da se odbaci

## Dugmad

meld = Izloži
lay-off = Dogradi
discard = Odbaci
sort-rank = Sortiraj po rangu
sort-suit = Sortiraj po boji
jump = Na moj potez
next-deal = Sledeće deljenje

## Ko je na potezu i šta da se radi

turn-of = Na potezu: { $name }
turn-round-over = Kraj runde
hint-draw = Povuci kartu.
hint-play = Izloži, dogradi ili odbaci.
hint-choice = Izaberi kombinaciju.
tag-draw = Povuci
tag-take = Uzmi
tag-here = Ovde
target-lay = Dogradi na { $meld }
choice-open =
    { $count ->
        [1] Karta { $card } ide na jednu kombinaciju. Enter je dograđuje.
        [one] Karta { $card } ide na { $count } kombinaciju. Izaberi strelicama.
        [few] Karta { $card } ide na { $count } kombinacije. Izaberi strelicama.
       *[other] Karta { $card } ide na { $count } kombinacija. Izaberi strelicama.
    }
choice-closed = Zadržavaš { $card }.
select-meld = Prvo izaberi karte za kombinaciju.
select-lay = Prvo izaberi šta želiš da dogradiš.
select-discard = Prvo izaberi jednu kartu za odbacivanje.
sorted-rank = Tvoje karte su sortirane po rangu.
sorted-suit = Tvoje karte su sortirane po boji.
moved = Na mestu { $place } od { $count } sada je { $card }.

## Šta se dogodilo

told-you = { $what }.
told-other = { $name } { $what }.
deeds-then = { $deeds }; { $then }
deeds-last = { $deeds } i { $then }
draws-stock =
    .you = vučeš iz zalihe
    .other = vuče iz zalihe
draws-card = vučeš { $card }
takes =
    .you = uzimaš { $card } iz odbačenih
    .other = uzima { $card } iz odbačenih
melds =
    .you = izlažeš { $meld }
    .other = izlaže { $meld }
lays =
    .you = dograđuješ { $card }
    .other = dograđuje { $card }
discards-card =
    .you = odbacuješ { $card }
    .other = odbacuje { $card }

dealt-you = Karte su podeljene, otvorena karta je { $card }, a počinješ ti.
dealt-other = Karte su podeljene, otvorena karta je { $card }, a počinje { $name }.
stock-turned =
    { $count ->
        [one] Odbačene karte se okreću: { $count } karta za drugi prolaz.
        [few] Odbačene karte se okreću: { $count } karte za drugi prolaz.
       *[other] Odbačene karte se okreću: { $count } karata za drugi prolaz.
    }

## Kraj runde i partije

round-you = Dobijaš rundu
round-other = { $name } dobija rundu
round-drawn = Runda je nerešena
match-you = Dobijaš partiju
match-other = { $name } dobija partiju
round-gain =
    { $count ->
        [one] Karte ostalih vrede { $count } poen.
        [few] Karte ostalih vrede { $count } poena.
       *[other] Karte ostalih vrede { $count } poena.
    }
round-nobody = Niko ne upisuje poene.
result-out = izlazak
result-out-you = izlazak
match-goal = do { $points }
match-to = Partija do { $points }
rounds = Runde
result-left = U ruci
result-score = Poeni
round-said-you =
    { $count ->
        [one] Dobijaš rundu i upisuješ { $count } poen.
        [few] Dobijaš rundu i upisuješ { $count } poena.
       *[other] Dobijaš rundu i upisuješ { $count } poena.
    }
round-said-other =
    { $count ->
        [one] { $name } dobija rundu i upisuje { $count } poen.
        [few] { $name } dobija rundu i upisuje { $count } poena.
       *[other] { $name } dobija rundu i upisuje { $count } poena.
    }
round-said-drawn = Runda je nerešena; niko ne upisuje poene.
match-said-you =
    { $points ->
        [one] Partija je gotova: pobeđuješ, imaš { $points } poen.
        [few] Partija je gotova: pobeđuješ, imaš { $points } poena.
       *[other] Partija je gotova: pobeđuješ, imaš { $points } poena.
    }
match-said-other =
    { $points ->
        [one] Partija je gotova: { $name } pobeđuje i ima { $points } poen.
        [few] Partija je gotova: { $name } pobeđuje i ima { $points } poena.
       *[other] Partija je gotova: { $name } pobeđuje i ima { $points } poena.
    }

## Ponovo rečeno

hear-melds = Na stolu: { $melds }.
hear-melds-none = Na stolu nema kombinacija.
hear-hand = U ruci imaš: { $cards }.
hear-hand-none = U ruci nemaš nijednu kartu.
hear-you = Ti: { $cards }, { $points }.
hear-other = { $name }: { $cards }, { $points }.
hear-dealer-you = Deliš ti.
hear-dealer-other = Deli { $name }.

## Tasteri

keys-select = Izaberi kartu na tom mestu
keys-arrows = Pređi na drugu kartu ili na drugu moguću kombinaciju
keys-enter = Izaberi kartu ili potvrdi
keys-escape = Odustani od izbora ili pusti izabrane karte
key-shift-arrows = Shift + ← →
keys-shift-arrows = Pomeri samu kartu
key-delete = Delete
keys-stock = Vuci iz zalihe
keys-take = Uzmi gornju odbačenu kartu
keys-meld = Izloži izabrane karte
keys-lay = Dogradi izabranu kartu
keys-discard = Odbaci izabranu kartu
keys-rank = Sortiraj po rangu
keys-suit = Sortiraj po boji
keys-jump = Pređi na moj potez ili na sledeće deljenje
keys-deck = Dvobojne ili četvorobojne karte
keys-table = Ponovo pročitaj kombinacije i karte na stolu
keys-players = Ponovo pročitaj igrače
keys-counts = Ponovo pročitaj koliko je karata ostalo
keys-hand = Ponovo pročitaj moje karte

## Zašto nešto nije prihvaćeno

error-wrong-phase =
    { $verb ->
        [draw] Karta je već izvučena; potez se završava odbacivanjem.
        [deal] Karte za ovu rundu su već podeljene.
       *[other] Prvo povuci kartu.
    }
error-not-a-meld = Ovo nije ni set ni niz: { $cards }.
error-no-such-meld =
    { $melds ->
        [none] Na stolu još nema kombinacija: prvo izloži svoju.
       *[some] Te kombinacije nema na stolu.
    }
error-not-opened = Dograđivati sme samo onaj ko u ovoj rundi već ima svoju kombinaciju na stolu.
error-does-not-fit = Tu ne ide { $card }: { $pile }.
error-taken-may-not-go-back = Karta iz odbačenih ne sme da se vrati u istom potezu: { $card }.
error-would-strand = Posle toga bi ostala samo karta iz odbačenih, a ona ne sme da se vrati: { $card }.
