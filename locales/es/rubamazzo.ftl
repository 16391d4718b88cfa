### Lo que se dice en una mesa de rubamazzo. Las cartas llevan su artículo («el 7 de oros»).

game-rubamazzo = Rubamazzo

## La mesa

# Lo que se lee en pequeño junto a una carta, para quien aún no conoce la baraja.
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
pile-you-empty = Aún no tienes montón
pile-computer-empty = Aún sin montón
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

## Qué hacer

hint-first = Se lleva la de igual valor.
hint-you = Elige una carta.
hint-choice = ¿Te llevas la carta o robas?
hint-over = Tú { $yours }, ordenador { $theirs }
tag-take = Llevarse
tag-steal = Robar { $count }
target-take = Llevarse { $takes }
target-steal =
    { $count ->
        [one] Robar { $count } carta
       *[other] Robar { $count } cartas
    }
choice-open =
    { $count ->
        [one] ¿Te llevas { $takes } o le robas al ordenador su montón de una carta?
       *[other] ¿Te llevas { $takes } o le robas al ordenador su montón de { $count } cartas?
    }
choice-closed = Te quedas con { $card }.

## Qué ha pasado: una frase por cada hecho

move-stay-you = Juegas { $card }; se queda en la mesa.
move-stay-computer = El ordenador juega { $card }; se queda en la mesa.
move-take-you = Juegas { $card } y te llevas { $takes }.
move-take-computer = El ordenador juega { $card } y se lleva { $takes }.
move-steal-you =
    { $count ->
        [one] Juegas { $card } y le robas al ordenador su montón de una carta.
       *[other] Juegas { $card } y le robas al ordenador su montón de { $count } cartas.
    }
move-steal-computer =
    { $count ->
        [one] El ordenador juega { $card } y te roba el montón de una carta.
       *[other] El ordenador juega { $card } y te roba el montón de { $count } cartas.
    }
begin-you = Hay cuatro cartas en la mesa; empiezas tú.
begin-computer = Hay cuatro cartas en la mesa; empieza el ordenador.
dealt =
    { $count ->
        [0] Se reparten las últimas cartas, tres a cada uno.
        [one] Otras tres cartas a cada uno; queda una en el mazo.
       *[other] Otras tres cartas a cada uno; quedan { $count } en el mazo.
    }

## El final

result-win = Has ganado
result-lose = Ha ganado el ordenador
result-draw = Empate
result-win-by =
    { $margin ->
        [one] Terminas con una carta más que el ordenador.
       *[other] Terminas con { $margin } cartas más que el ordenador.
    }
result-lose-by =
    { $margin ->
        [one] El ordenador termina con una carta más que tú.
       *[other] El ordenador termina con { $margin } cartas más que tú.
    }
result-draw-by = Los dos montones tienen el mismo número de cartas.
result-left =
    { $count ->
        [0] No queda ninguna carta en la mesa.
        [one] Queda una carta en la mesa y no es de nadie.
       *[other] Quedan { $count } cartas en la mesa y no son de nadie.
    }
result-computer = Ordenador ({ $level })
result-said-win = La partida ha terminado. Has ganado, { $yours } a { $theirs }.
result-said-lose = La partida ha terminado. Ha ganado el ordenador, { $theirs } a { $yours }.
result-said-draw = La partida ha terminado en empate, a { $yours }.

## Para volver a oír

hear-table = En la mesa: { $cards }.
hear-table-empty = No hay ninguna carta en la mesa.
hear-pile-you =
    { $count ->
        [one] Tu montón: una carta; encima está { $card }.
       *[other] Tu montón: { $count } cartas; encima está { $card }.
    }
hear-pile-you-empty = Aún no tienes montón.
hear-pile-computer =
    { $count ->
        [one] El montón del ordenador: una carta; encima está { $card }.
       *[other] El montón del ordenador: { $count } cartas; encima está { $card }.
    }
hear-pile-computer-empty = El ordenador aún no tiene montón.
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

## Por qué se ha rechazado una carta

error-must-take = Una carta que puede llevarse otra o robar tiene que hacerlo: { $card } no se puede dejar en la mesa.
error-cannot-take = Una carta solo se lleva otra del mismo valor: { $card } no se lleva { $takes }.
error-cannot-steal = Un montón solo se roba con una carta igual a la de encima: { $card } no puede.
