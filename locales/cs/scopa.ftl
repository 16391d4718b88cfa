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
        [jack] Kl
        [knight] Jz
       *[king] Kr
    }
table-label = Stůl
table-empty = Stůl je prázdný
hand-label = Tvoje karty
computer-label = Karty počítače
piles-label = Hromádky a balíček
pile-you = Tvoje hromádka
pile-computer = Hromádka počítače
pile-you-empty = Zatím bez hromádky
pile-computer-empty = Zatím bez hromádky
scope-you = Ty: scopa × { $count }
scope-computer = Počítač: scopa × { $count }
cards-count =
    { $count ->
        [one] { $count } karta
        [few] { $count } karty
       *[other] { $count } karet
    }
pack-left =
    { $count ->
        [0] Balíček je prázdný
        [one] V balíčku zbývá { $count } karta
        [few] V balíčku zbývají { $count } karty
       *[other] V balíčku zbývá { $count } karet
    }
pack-left-short =
    { $count ->
        [0] Prázdný
        [one] Ještě { $count }
        [few] Ještě { $count }
       *[other] Ještě { $count }
    }
score-label = Hraje se do { $target }
score-of = { $points } z { $target }
turn-deal-over = Konec rozdání
turn-void = Neplatí

## What to do

hint-first = Bere stejnou nebo součet.
hint-you = Vyber kartu.
hint-choice = Které karty vezmeš?
hint-over = Ty { $yours }, počítač { $theirs }
target-take = Vzít { $takes }
choice-open =
    { $count ->
        [few] { $card } může brát { $count } způsoby. Vyber jeden.
       *[other] { $card } může brát { $count } způsoby. Vyber jeden.
    }
choice-closed = Necháváš si { $card }.
ways-label = Jak se dá brát

## What happened: one sentence an event

move-stay-you = Hraješ { $card }; zůstává na stole.
move-stay-computer = Počítač hraje { $card }; zůstává na stole.
move-take-you = Hraješ { $card } a bereš { $takes }.
move-take-computer = Počítač hraje { $card } a bere { $takes }.
move-scopa-you = Hraješ { $card } a bereš { $takes }: scopa!
move-scopa-computer = Počítač hraje { $card } a bere { $takes }: scopa!
begin-you = Na stole leží čtyři karty; začínáš ty.
begin-computer = Na stole leží čtyři karty; začíná počítač.
dealt =
    { $count ->
        [0] Rozdávají se poslední karty, každému tři.
        [one] Každý dostává další tři karty; v balíčku zbývá jedna.
        [few] Každý dostává další tři karty; v balíčku zbývají { $count }.
       *[other] Každý dostává další tři karty; v balíčku zbývá { $count }.
    }
void-deal = Na stole leží nejméně tři králové: rozdání neplatí a stejný hráč rozdá znovu.
deal-said = Za rozdání máš { $yours } a počítač { $theirs }.
match-goes-on = Ve hře je to { $yours } : { $theirs }, hraje se dál.
match-won = Vyhráváš hru { $yours } : { $theirs }.
match-lost = Hru vyhrává počítač { $theirs } : { $yours }.

## What a deal counts

void-title = Tohle rozdání neplatí
deal-title = { $yours } : { $theirs } v tomto rozdání
count-cards = Karty
count-denari = Mince
count-settebello = Settebello
count-primiera = Primiera
count-scope = Scopy
count-napola = Napola
count-points = Body
count-together = Celkem
next-deal = Další rozdání

## House rules

option-target = Bodů k vítězství
option-target-11 = 11
option-target-16 = 16
option-target-21 = 21
option-napola = Napola
option-napola-on = Ano
option-napola-off = Ne
option-ace-takes-all = Eso bere všechno
option-ace-takes-all-on = Ano
option-ace-takes-all-off = Ne

## Heard again

hear-table = Na stole: { $cards }.
hear-table-empty = Na stole neleží žádná karta.
hear-pile-you =
    { $count ->
        [one] Tvoje hromádka: jedna karta.
        [few] Tvoje hromádka: { $count } karty.
       *[other] Tvoje hromádka: { $count } karet.
    }
hear-pile-computer =
    { $count ->
        [one] Hromádka počítače: jedna karta.
        [few] Hromádka počítače: { $count } karty.
       *[other] Hromádka počítače: { $count } karet.
    }
hear-score = Ve hře máš { $yours }, počítač { $theirs }.
hear-stock =
    { $count ->
        [0] Balíček je prázdný.
        [one] V balíčku zbývá jedna karta.
        [few] V balíčku zbývají { $count } karty.
       *[other] V balíčku zbývá { $count } karet.
    }
hear-hand-you =
    { $count ->
        [0] V ruce nemáš žádnou kartu.
        [one] V ruce máš jednu kartu.
        [few] V ruce máš { $count } karty.
       *[other] V ruce máš { $count } karet.
    }
hear-hand-computer =
    { $count ->
        [0] Počítač nemá v ruce žádnou kartu.
        [one] Počítač má v ruce jednu kartu.
        [few] Počítač má v ruce { $count } karty.
       *[other] Počítač má v ruce { $count } karet.
    }

## Why a card was refused

error-must-take = Kartu nejde jen tak odložit: { $card } může brát, a tak brát musí.
error-equal-first = Na stole leží karta stejné hodnoty a vzít se musí ta: { $card } teď nemůže vzít { $takes }.
error-cannot-take = Brát se dá karta stejné hodnoty nebo karty, které ji dají v součtu: { $card } nemůže vzít { $takes }.
