### Lo que se dice en una mesa de Rummy. Los nombres de los jugadores no cambian nunca. Lo que hace
### alguien está dos veces: .you para quien juega («robas …»), .other para los demás («roba …»).

game-rummy = Rummy
deck-french = Francesas
deck-french-four = Francesas, cuatro colores

## Los ordenadores según su puesto

name-0 = Bruno
name-1 = Rosa
name-2 = Piero
name-3 = Gina

## Combinaciones: $ranks y $suits son listas. .subject y .object, como en las cartas.

french-run = escalera de { $ranks } de { french-suit }
    .subject = la { french-run }
    .object = la { french-run }
french-set =
    { $rank ->
        [ace] ases
        [two] doses
        [three] treses
        [four] cuatros
        [five] cincos
        [six] seises
        [seven] sietes
        [eight] ochos
        [nine] nueves
        [ten] dieces
        [jack] jotas
        [queen] reinas
       *[king] reyes
    } de { $suits }
    .subject =
        { $rank ->
            [jack] las { french-set }
            [queen] las { french-set }
           *[king] los { french-set }
        }
    .object = { french-set.subject }

## La mesa

players-label = Jugadores
hand-label = Tu mano
melds-label = Combinaciones en la mesa
melds-none = Aún ninguna combinación
actions-label = Con las cartas seleccionadas
dealer = reparte
dealer-you = repartes
last-thrown = último descarte: { $card }
cards-count =
    { $count ->
        [one] { $count } carta
       *[other] { $count } cartas
    }
points-count =
    { $count ->
        [one] { $count } punto
       *[other] { $count } puntos
    }
stock = Mazo
stock-pass = vuelta { $pass }
stock-left =
    { $count ->
        [one] { $count } carta
       *[other] { $count } cartas
    }
stock-name =
    { $count ->
        [0] Mazo, vacío, vuelta { $pass }
        [one] Mazo, una carta, vuelta { $pass }
       *[other] Mazo, { $count } cartas, vuelta { $pass }
    }
discards = Descartes
discards-name =
    { $count ->
        [one] Descartes: { $card }
       *[other] Descartes: { $count } cartas; encima, { $card }
    }
discards-none = Sin descartes
discards-all = Descartes, el último primero
mark-new = Nueva
mark-stays = Se queda
held-new = { $card }, carta recién robada
held-stays = { $card }, carta recién tomada de los descartes: en este turno no se puede descartar

## Botones

meld = Bajar
lay-off = Añadir
discard = Descar{"\u00AD"}tar
sort-rank = Por valor
sort-suit = Por palo
jump = A mi turno
next-deal = Ronda siguiente

## A quién le toca y qué hacer

turn-of = Le toca a { $name }
turn-round-over = Fin de la ronda
hint-draw = Roba una carta.
hint-play = Baja, añade o descarta.
hint-choice = Elige una combinación.
tag-draw = Robar
tag-take = Tomar
tag-here = Aquí
target-lay = Añadir a { $meld }
choice-open =
    { $count ->
        [one] Hay una combinación para { $card }. Intro la añade.
       *[other] Hay { $count } combinaciones para { $card }. Elige una con las flechas.
    }
choice-closed = Te quedas con { $card }.
select-meld = Primero selecciona las cartas de la combinación.
select-lay = Primero selecciona lo que quieres añadir.
select-discard = Selecciona una sola carta para descartarla.
sorted-rank = Tu mano está ordenada por valor.
sorted-suit = Tu mano está ordenada por palo.
moved = En el lugar { $place } de { $count } está ahora { $card }.

## Qué ha pasado

told-you = { $what }.
told-other = { $name } { $what }.
deeds-then = { $deeds }; { $then }
deeds-last = { $deeds }, y { $then }
draws-stock =
    .you = robas del mazo
    .other = roba del mazo
draws-card = robas { $card }
takes =
    .you = tomas { $card } de los descartes
    .other = toma { $card } de los descartes
melds =
    .you = bajas { $meld }
    .other = baja { $meld }
lays =
    .you = añades { $card }
    .other = añade { $card }
discards-card =
    .you = descartas { $card }
    .other = descarta { $card }

dealt-you = Las cartas están repartidas, se descubre { $card } y empiezas tú.
dealt-other = Las cartas están repartidas, se descubre { $card } y empieza { $name }.
stock-turned =
    { $count ->
        [one] Los descartes pasan a ser el mazo: una carta para la segunda vuelta.
       *[other] Los descartes pasan a ser el mazo: { $count } cartas para la segunda vuelta.
    }

## El final de una ronda y de la partida

round-you = Has ganado la ronda
round-other = { $name } ha ganado la ronda
round-drawn = La ronda es nula
match-you = Has ganado la partida
match-other = { $name } ha ganado la partida
round-gain =
    { $count ->
        [one] Las cartas de los demás valen { $count } punto.
       *[other] Las cartas de los demás valen { $count } puntos.
    }
round-nobody = Nadie se apunta nada.
result-out = cierra
result-out-you = cierras
match-goal = a { $points }
match-to = Partida a { $points }
rounds = Rondas
result-left = En la mano
result-score = Puntos
round-said-you =
    { $count ->
        [one] Has ganado la ronda y te apuntas { $count } punto.
       *[other] Has ganado la ronda y te apuntas { $count } puntos.
    }
round-said-other =
    { $count ->
        [one] { $name } ha ganado la ronda y se apunta { $count } punto.
       *[other] { $name } ha ganado la ronda y se apunta { $count } puntos.
    }
round-said-drawn = La ronda es nula; nadie se apunta nada.
match-said-you =
    { $points ->
        [one] La partida ha terminado: has ganado con { $points } punto.
       *[other] La partida ha terminado: has ganado con { $points } puntos.
    }
match-said-other =
    { $points ->
        [one] La partida ha terminado: { $name } ha ganado con { $points } punto.
       *[other] La partida ha terminado: { $name } ha ganado con { $points } puntos.
    }

## Para volver a oír

hear-melds = En la mesa: { $melds }.
hear-melds-none = No hay combinaciones en la mesa.
hear-hand = En la mano tienes: { $cards }.
hear-hand-none = No tienes cartas en la mano.
hear-you = Tú: { $cards }, { $points }.
hear-other = { $name }: { $cards }, { $points }.
hear-dealer-you = Repartes tú.
hear-dealer-other = Reparte { $name }.

## Teclas

keys-select = Seleccionar la carta de ese lugar
keys-arrows = Pasar de una carta a otra, o entre las combinaciones posibles
keys-enter = Seleccionar la carta o confirmar
keys-escape = Cancelar la elección o soltar la selección
key-shift-arrows = Mayús + ← →
keys-shift-arrows = Mover la carta misma
key-delete = Supr
keys-stock = Robar del mazo
keys-take = Tomar el descarte de encima
keys-meld = Bajar las cartas seleccionadas
keys-lay = Añadir la carta seleccionada
keys-discard = Descartar la carta seleccionada
keys-rank = Ordenar por valor
keys-suit = Ordenar por palo
keys-jump = Ir a mi turno o a la ronda siguiente
keys-deck = Dos o cuatro colores
keys-table = Volver a oír las combinaciones, el mazo y los descartes
keys-players = Volver a oír a los jugadores
keys-counts = Volver a oír cuántas cartas quedan
keys-hand = Volver a oír tu mano

## Por qué se ha rechazado algo

error-wrong-phase =
    { $verb ->
        [draw] Ya has robado; el turno termina con un descarte.
        [deal] Las cartas de esta ronda ya están repartidas.
       *[other] Primero roba una carta.
    }
error-not-a-meld = Esto no es ni un grupo ni una escalera: { $cards }.
error-no-such-meld =
    { $melds ->
        [none] Todavía no hay ninguna combinación en la mesa: primero baja una tuya.
       *[some] Esa combinación no está en la mesa.
    }
error-not-opened = Para añadir, antes tienes que haber bajado en esta ronda.
error-does-not-fit = Ahí no entra { $card }: { $pile }.
error-taken-may-not-go-back = Lo que se toma de los descartes no se puede descartar en el mismo turno: { $card }.
error-would-strand = Después quedaría solo la carta tomada de los descartes, y esa no se puede descartar: { $card }.
