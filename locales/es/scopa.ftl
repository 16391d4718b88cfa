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
        [jack] S
        [knight] C
       *[king] R
    }
table-label = Mesa
table-empty = La mesa está vacía
hand-label = Tu mano
computer-label = La mano del ordenador
piles-label = Montones y mazo
pile-you = Tu montón
pile-computer = Montón del ordenador
pile-you-empty = Aún sin montón
pile-computer-empty = Aún sin montón
scope-you =
    { $count ->
        [one] Tú: { $count } escoba
       *[other] Tú: { $count } escobas
    }
scope-computer =
    { $count ->
        [one] Ordenador: { $count } escoba
       *[other] Ordenador: { $count } escobas
    }
cards-count =
    { $count ->
        [one] { $count } carta
       *[other] { $count } cartas
    }
pack-left =
    { $count ->
        [0] Se acabó el mazo
        [one] Queda { $count } carta en el mazo
       *[other] Quedan { $count } cartas en el mazo
    }
pack-left-short =
    { $count ->
        [0] Vacío
        [one] { $count } carta
       *[other] { $count } cartas
    }
score-label = Se gana con { $target }
score-of = { $points } de { $target }
turn-deal-over = Fin de la mano
turn-void = Mano nula

## What to do

hint-first = Se lleva su igual o una suma.
hint-you = Elige una carta.
hint-choice = ¿Qué cartas te llevas?
hint-over = Tú { $yours }, ordenador { $theirs }
target-take = Llevarse { $takes }
choice-open = { $card } puede llevarse cartas de { $count } maneras. Elige una.
choice-closed = Te quedas con { $card }.
ways-label = Maneras de llevarse cartas

## What happened: one sentence an event

move-stay-you = Juegas { $card }; se queda en la mesa.
move-stay-computer = El ordenador juega { $card }; se queda en la mesa.
move-take-you = Juegas { $card } y te llevas { $takes }.
move-take-computer = El ordenador juega { $card } y se lleva { $takes }.
move-scopa-you = Juegas { $card } y te llevas { $takes }: ¡escoba!
move-scopa-computer = El ordenador juega { $card } y se lleva { $takes }: ¡escoba!
begin-you = Hay cuatro cartas en la mesa; empiezas tú.
begin-computer = Hay cuatro cartas en la mesa; empieza el ordenador.
dealt =
    { $count ->
        [0] Se reparten las últimas cartas, tres a cada uno.
        [one] Otras tres cartas a cada uno; queda una en el mazo.
       *[other] Otras tres cartas a cada uno; quedan { $count } en el mazo.
    }
void-deal = Hay al menos tres reyes en la mesa: esta mano no se juega y vuelve a repartir el mismo jugador.
deal-said = La mano vale { $yours } para ti y { $theirs } para el ordenador.
match-goes-on = En la partida vais { $yours } a { $theirs }: sigue.
match-won = Has ganado la partida, { $yours } a { $theirs }.
match-lost = El ordenador ha ganado la partida, { $theirs } a { $yours }.

## What a deal counts

void-title = Esta mano no vale
deal-title = { $yours } a { $theirs } en esta mano
count-cards = Cartas
count-denari = Oros
count-settebello = Settebello
count-primiera = Primiera
count-scope = Escobas
count-napola = Napola
count-points = Puntos
count-together = Total
next-deal = Mano siguiente

## House rules

option-target = Puntos para ganar
option-target-11 = 11
option-target-16 = 16
option-target-21 = 21
option-napola = Napola
option-napola-on = Sí
option-napola-off = No
option-ace-takes-all = El as se lleva todo
option-ace-takes-all-on = Sí
option-ace-takes-all-off = No

## Heard again

hear-table = En la mesa: { $cards }.
hear-table-empty = No hay ninguna carta en la mesa.
hear-pile-you =
    { $count ->
        [one] Tu montón: una carta.
       *[other] Tu montón: { $count } cartas.
    }
hear-pile-computer =
    { $count ->
        [one] El montón del ordenador: una carta.
       *[other] El montón del ordenador: { $count } cartas.
    }
hear-score = En la partida tienes { $yours }, el ordenador { $theirs }.
hear-stock =
    { $count ->
        [0] Se acabó el mazo.
        [one] En el mazo queda una carta.
       *[other] En el mazo quedan { $count } cartas.
    }
hear-hand-you =
    { $count ->
        [0] No tienes cartas en la mano.
        [one] Tienes una carta en la mano.
       *[other] Tienes { $count } cartas en la mano.
    }
hear-hand-computer =
    { $count ->
        [0] El ordenador no tiene cartas en la mano.
        [one] El ordenador tiene una carta en la mano.
       *[other] El ordenador tiene { $count } cartas en la mano.
    }

## Why a card was refused

error-must-take = Una carta que puede llevarse algo tiene que hacerlo: { $card } no se puede dejar en la mesa.
error-equal-first = En la mesa hay una carta del mismo valor y hay que llevarse esa: { $card } ahora no se lleva { $takes }.
error-cannot-take = Una carta se lleva otra del mismo valor o varias que lo sumen: { $card } no se lleva { $takes }.
