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
        [jack] B
        [knight] R
       *[king] K
    }
table-label = Tisch
table-empty = Der Tisch ist leer
hand-label = Deine Hand
computer-label = Die Hand des Computers
piles-label = Stapel und Talon
pile-you = Dein Stapel
pile-computer = Stapel des Computers
pile-you-empty = Noch kein Stapel
pile-computer-empty = Noch kein Stapel
scope-you =
    { $count ->
        [one] Du: { $count } Scopa
       *[other] Du: { $count } Scope
    }
scope-computer =
    { $count ->
        [one] Computer: { $count } Scopa
       *[other] Computer: { $count } Scope
    }
cards-count =
    { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }
pack-left =
    { $count ->
        [0] Der Talon ist leer
        [one] Noch { $count } Karte im Talon
       *[other] Noch { $count } Karten im Talon
    }
pack-left-short =
    { $count ->
        [0] Leer
        [one] Noch { $count }
       *[other] Noch { $count }
    }
score-label = Wer zuerst { $target } hat
score-of = { $points } von { $target }
turn-deal-over = Runde zu Ende
turn-void = Ungültig

## What to do

hint-first = Nimmt Gleiches oder Summen.
hint-you = Wähle eine Karte.
hint-choice = Welche Karten nimmst du?
hint-over = Du { $yours }, Computer { $theirs }
target-take = { $takes } nehmen
choice-open = Mit { $card } gibt es { $count } Möglichkeiten zu nehmen. Wähle eine.
choice-closed = Du behältst { $card }.
ways-label = Möglichkeiten zu nehmen

## What happened: one sentence an event

move-stay-you = Du legst { $card } auf den Tisch.
move-stay-computer = Der Computer legt { $card } auf den Tisch.
move-take-you = Du spielst { $card } und nimmst { $takes }.
move-take-computer = Der Computer spielt { $card } und nimmt { $takes }.
move-scopa-you = Du spielst { $card } und nimmst { $takes }: Scopa!
move-scopa-computer = Der Computer spielt { $card } und nimmt { $takes }: Scopa!
begin-you = Vier Karten liegen auf dem Tisch; du fängst an.
begin-computer = Vier Karten liegen auf dem Tisch; der Computer fängt an.
dealt =
    { $count ->
        [0] Die letzten Karten sind gegeben, drei für jeden.
        [one] Drei neue Karten für jeden; eine ist noch im Talon.
       *[other] Drei neue Karten für jeden; { $count } sind noch im Talon.
    }
void-deal = Mindestens drei Könige liegen auf dem Tisch: Diese Runde wird nicht gespielt, derselbe Geber gibt noch einmal.
deal-said = Die Runde bringt dir { $yours } und dem Computer { $theirs }.
match-goes-on = In der Partie steht es { $yours } zu { $theirs }, es geht weiter.
match-won = Du gewinnst die Partie mit { $yours } zu { $theirs }.
match-lost = Der Computer gewinnt die Partie mit { $theirs } zu { $yours }.

## What a deal counts

void-title = Diese Runde zählt nicht
deal-title = { $yours } zu { $theirs } in dieser Runde
count-cards = Karten
count-denari = Münzen
count-settebello = Settebello
count-primiera = Primiera
count-scope = Scope
count-napola = Napola
count-points = Punkte
count-together = Zusammen
next-deal = Nächste Runde

## House rules

option-target = Punkte zum Sieg
option-target-11 = 11
option-target-16 = 16
option-target-21 = 21
option-napola = Napola
option-napola-on = An
option-napola-off = Aus
option-ace-takes-all = Ass nimmt alles
option-ace-takes-all-on = An
option-ace-takes-all-off = Aus

## Heard again

hear-table = Auf dem Tisch: { $cards }.
hear-table-empty = Auf dem Tisch liegt keine Karte.
hear-pile-you =
    { $count ->
        [one] Dein Stapel: eine Karte.
       *[other] Dein Stapel: { $count } Karten.
    }
hear-pile-computer =
    { $count ->
        [one] Der Stapel des Computers: eine Karte.
       *[other] Der Stapel des Computers: { $count } Karten.
    }
hear-score = In der Partie hast du { $yours }, der Computer { $theirs }.
hear-stock =
    { $count ->
        [0] Der Talon ist leer.
        [one] Im Talon ist noch eine Karte.
       *[other] Im Talon sind noch { $count } Karten.
    }
hear-hand-you =
    { $count ->
        [0] Du hast keine Karte auf der Hand.
        [one] Du hast eine Karte auf der Hand.
       *[other] Du hast { $count } Karten auf der Hand.
    }
hear-hand-computer =
    { $count ->
        [0] Der Computer hat keine Karte auf der Hand.
        [one] Der Computer hat eine Karte auf der Hand.
       *[other] Der Computer hat { $count } Karten auf der Hand.
    }

## Why a card was refused

error-must-take = Hinlegen geht nicht: { $card } kann etwas nehmen, und was nehmen kann, muss nehmen.
error-equal-first = Hier liegt eine Karte mit demselben Wert, und die muss genommen werden; { $card } nimmt { $takes } jetzt nicht.
error-cannot-take = Nehmen lässt sich eine Karte mit demselben Wert oder mehrere, die zusammen so viel ergeben; { $card } nimmt { $takes } nicht.
