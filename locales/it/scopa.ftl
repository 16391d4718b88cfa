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
        [knight] C
       *[king] R
    }
table-label = Carte in tavola
table-empty = Nessuna carta in tavola
hand-label = Le tue carte
computer-label = Le carte del computer
piles-label = Prese e mazzo
pile-you = Le tue prese
pile-computer = Prese del computer
pile-you-empty = Ancora nessuna presa
pile-computer-empty = Ancora nessuna presa
scope-you =
    { $count ->
        [one] Tu: { $count } scopa
        [many] Tu: { $count } scope
       *[other] Tu: { $count } scope
    }
scope-computer =
    { $count ->
        [one] Computer: { $count } scopa
        [many] Computer: { $count } scope
       *[other] Computer: { $count } scope
    }
cards-count =
    { $count ->
        [one] { $count } carta
       *[other] { $count } carte
    }
pack-left =
    { $count ->
        [0] Il mazzo è finito
        [one] { $count } carta nel mazzo
       *[other] { $count } carte nel mazzo
    }
pack-left-short =
    { $count ->
        [0] Finito
        [one] { $count } carta
       *[other] { $count } carte
    }
score-label = Si vince a { $target }
score-of = { $points } su { $target }
turn-deal-over = Mano finita
turn-void = A monte

## What to do

hint-first = Prende l’uguale o una somma.
hint-you = Scegli una carta.
hint-choice = Quali carte prendi?
hint-over = Tu { $yours }, computer { $theirs }
target-take = Prendi { $takes }
choice-open = { $card } può prendere in { $count } modi. Scegline uno.
choice-closed = Tieni { $card }.
ways-label = Prese possibili

## What happened: one sentence an event

move-stay-you = Giochi { $card }: resta in tavola.
move-stay-computer = Il computer gioca { $card }: resta in tavola.
move-take-you = Giochi { $card } e prendi { $takes }.
move-take-computer = Il computer gioca { $card } e prende { $takes }.
move-scopa-you = Giochi { $card } e prendi { $takes }: scopa!
move-scopa-computer = Il computer gioca { $card } e prende { $takes }: scopa!
begin-you = Quattro carte in tavola: cominci tu.
begin-computer = Quattro carte in tavola: comincia il computer.
dealt =
    { $count ->
        [0] Si danno le ultime carte, tre a testa.
        [one] Altre tre carte a testa; nel mazzo ne resta una.
       *[other] Altre tre carte a testa; nel mazzo ne restano { $count }.
    }
void-deal = In tavola ci sono almeno tre re: la mano va a monte e ridà le carte lo stesso mazziere.
deal-said = La mano vale { $yours } per te e { $theirs } per il computer.
match-goes-on = Nella partita siete { $yours } a { $theirs }: si continua.
match-won = Hai vinto la partita, { $yours } a { $theirs }.
match-lost = Ha vinto la partita il computer, { $theirs } a { $yours }.

## What a deal counts

void-title = Mano a monte
deal-title = { $yours } a { $theirs } in questa mano
count-cards = Carte
count-denari = Denari
count-settebello = Settebello
count-primiera = Primiera
count-scope = Scope
count-napola = Napola
count-points = Punti
count-together = Totale
next-deal = Mano seguente

## House rules

option-target = Punti per vincere
option-target-11 = 11
option-target-16 = 16
option-target-21 = 21
option-napola = Napola
option-napola-on = Sì
option-napola-off = No
option-ace-takes-all = Asso piglia tutto
option-ace-takes-all-on = Sì
option-ace-takes-all-off = No

## Heard again

hear-table = In tavola: { $cards }.
hear-table-empty = In tavola non c’è nessuna carta.
hear-pile-you =
    { $count ->
        [one] Le tue prese: una carta.
       *[other] Le tue prese: { $count } carte.
    }
hear-pile-computer =
    { $count ->
        [one] Le prese del computer: una carta.
       *[other] Le prese del computer: { $count } carte.
    }
hear-score = Nella partita hai { $yours }, il computer ha { $theirs }.
hear-stock =
    { $count ->
        [0] Il mazzo è finito.
        [one] Nel mazzo resta una carta.
       *[other] Nel mazzo restano { $count } carte.
    }
hear-hand-you =
    { $count ->
        [0] Non hai carte in mano.
        [one] Hai in mano una carta.
       *[other] Hai in mano { $count } carte.
    }
hear-hand-computer =
    { $count ->
        [0] Il computer non ha carte in mano.
        [one] Il computer ha in mano una carta.
       *[other] Il computer ha in mano { $count } carte.
    }

## Why a card was refused

error-must-take = Una carta che può prendere deve farlo: { $card } non si può lasciare in tavola.
error-equal-first = In tavola c’è una carta dello stesso valore e va presa quella: { $card } ora non prende { $takes }.
error-cannot-take = Si prende una carta dello stesso valore o più carte che lo danno come somma: { $card } non prende { $takes }.
