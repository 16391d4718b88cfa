### What is said at a table of Scopa. Cards come with their article (“the 7 of coins”).

game-scopa = Scopa

## The board

card-value =
    { $rank ->
        [ace] 1
        [two] 2
        [three] 3
        [four] 4
        [five] 5
        [six] 6
        [seven] 7
        [jack] F
        [knight] Ko
       *[king] Kr
    }
table-label = Sto
table-empty = Sto je prazan
hand-label = Tvoje karte
computer-label = Računarove karte
piles-label = Gomile i špil
pile-you = Tvoja gomila
pile-computer = Računarova gomila
pile-you-empty = Još nema gomile
pile-computer-empty = Još nema gomile
scope-you =
    { $count ->
        [one] Ti: { $count } skopa
        [few] Ti: { $count } skope
       *[other] Ti: { $count } skopa
    }
scope-computer =
    { $count ->
        [one] Računar: { $count } skopa
        [few] Računar: { $count } skope
       *[other] Računar: { $count } skopa
    }
cards-count =
    { $count ->
        [one] { $count } karta
        [few] { $count } karte
       *[other] { $count } karata
    }
pack-left =
    { $count ->
        [0] Špil je prazan
        [one] Još { $count } karta u špilu
        [few] Još { $count } karte u špilu
       *[other] Još { $count } karata u špilu
    }
pack-left-short =
    { $count ->
        [0] Prazan
        [one] Još { $count }
        [few] Još { $count }
       *[other] Još { $count }
    }
score-label = Igra se do { $target }
score-of = { $points } od { $target }
turn-deal-over = Kraj deljenja
turn-void = Ne važi

## What to do

hint-first = Nosi istu ili zbir.
hint-you = Izaberi kartu.
hint-choice = Koje karte nosiš?
hint-over = Ti { $yours }, računar { $theirs }
target-take = Nosi { $takes }
choice-open = { $card } može da nosi na više načina: { $count }. Izaberi jedan.
choice-closed = Zadržavaš { $card }.
ways-label = Načini da se nosi

## What happened: one sentence an event

move-stay-you = Igraš { $card }; ostaje na stolu.
move-stay-computer = Računar igra { $card }; ostaje na stolu.
move-take-you = Igraš { $card } i nosiš { $takes }.
move-take-computer = Računar igra { $card } i nosi { $takes }.
move-scopa-you = Igraš { $card } i nosiš { $takes }: skopa!
move-scopa-computer = Računar igra { $card } i nosi { $takes }: skopa!
begin-you = Na stolu su četiri karte; počinješ ti.
begin-computer = Na stolu su četiri karte; počinje računar.
dealt =
    { $count ->
        [0] Dele se poslednje karte, po tri svakome.
        [one] Još po tri karte svakome; u špilu ostaje { $count } karta.
        [few] Još po tri karte svakome; u špilu ostaju { $count } karte.
       *[other] Još po tri karte svakome; u špilu ostaje { $count } karata.
    }
void-deal = Na stolu su bar tri kralja: ovo deljenje ne važi i isti igrač deli ponovo.
deal-said = Ovo deljenje donosi { $yours } tebi i { $theirs } računaru.
match-goes-on = U partiji je { $yours } prema { $theirs }: igra se dalje.
match-won = Dobijaš partiju, { $yours } prema { $theirs }.
match-lost = Računar dobija partiju, { $theirs } prema { $yours }.

## What a deal counts

void-title = Ovo deljenje ne važi
deal-title = { $yours } prema { $theirs } u ovom deljenju
count-cards = Karte
count-denari = Novčići
count-settebello = Settebello
count-primiera = Primijera
count-scope = Skope
count-napola = Napola
count-points = Poeni
count-together = Ukupno
next-deal = Sledeće deljenje

## House rules

option-target = Poena za pobedu
option-target-11 = 11
option-target-16 = 16
option-target-21 = 21
option-napola = Napola
option-napola-on = Da
option-napola-off = Ne
option-ace-takes-all = Kec nosi sve
option-ace-takes-all-on = Da
option-ace-takes-all-off = Ne

## Heard again

hear-table = Na stolu: { $cards }.
hear-table-empty = Na stolu nema nijedne karte.
hear-pile-you =
    { $count ->
        [one] Tvoja gomila: { $count } karta.
        [few] Tvoja gomila: { $count } karte.
       *[other] Tvoja gomila: { $count } karata.
    }
hear-pile-computer =
    { $count ->
        [one] Računarova gomila: { $count } karta.
        [few] Računarova gomila: { $count } karte.
       *[other] Računarova gomila: { $count } karata.
    }
hear-score = U partiji imaš { $yours }, računar { $theirs }.
hear-stock =
    { $count ->
        [0] Špil je prazan.
        [one] U špilu je još { $count } karta.
        [few] U špilu su još { $count } karte.
       *[other] U špilu je još { $count } karata.
    }
hear-hand-you =
    { $count ->
        [0] U ruci nemaš nijednu kartu.
        [one] U ruci imaš { $count } kartu.
        [few] U ruci imaš { $count } karte.
       *[other] U ruci imaš { $count } karata.
    }
hear-hand-computer =
    { $count ->
        [0] Računar u ruci nema nijednu kartu.
        [one] Računar u ruci ima { $count } kartu.
        [few] Računar u ruci ima { $count } karte.
       *[other] Računar u ruci ima { $count } karata.
    }

## Why a card was refused

error-must-take = Karta koja može da nosi mora da nosi: { $card } ne može samo da se odloži.
error-equal-first = Na stolu je karta iste vrednosti i nosi se ona: { $card } sada ne nosi { $takes }.
error-cannot-take = Nosi se karta iste vrednosti ili karte koje je zajedno daju: { $card } ne nosi { $takes }.
