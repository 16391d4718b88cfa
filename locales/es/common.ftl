### Lo que dice cualquier mesa. Sin marcas. En la página, los errores nombran las cartas («el 7 de
### oros»).

mazzo = Mazzo

## Cartas
## El valor es el nombre de la carta («7 de oros»); .subject y .object son la carta en una frase, la
## segunda cuando se le hace algo («te llevas la sota de copas»).

italian-card =
    { $rank ->
        [ace] as
        [two] 2
        [three] 3
        [four] 4
        [five] 5
        [six] 6
        [seven] 7
        [jack] sota
        [knight] caballo
       *[king] rey
    } de { $suit ->
        [coins] oros
        [cups] copas
        [swords] espadas
       *[clubs] bastos
    }
    .subject =
        { $rank ->
            [jack] la { italian-card }
           *[king] el { italian-card }
        }
    .object = { italian-card.subject }

french-rank =
    { $rank ->
        [ace] as
        [two] 2
        [three] 3
        [four] 4
        [five] 5
        [six] 6
        [seven] 7
        [eight] 8
        [nine] 9
        [ten] 10
        [jack] jota
        [queen] reina
       *[king] rey
    }
french-suit =
    { $suit ->
        [spades] picas
        [hearts] corazones
        [diamonds] diamantes
       *[clubs] tréboles
    }
french-card = { french-rank } de { french-suit }
    .subject =
        { $rank ->
            [jack] la { french-card }
            [queen] la { french-card }
           *[king] el { french-card }
        }
    .object = { french-card.subject }

## Jugadores y niveles

player-you = Tú
player-computer = Ordenador
level-easy = Fácil
level-normal = Normal
level-hard = Difícil
level-of-game = Nivel { $level }
level-then = luego { $level }
level-now = El nivel es ahora { $level }.
level-next = A partir de la próxima partida el nivel será { $level }.

## A quién le toca

turn-you = Te toca
turn-computer = Le toca al ordenador
turn-over = Fin de la partida
drag-missed = Suelta la carta sobre algo iluminado.
last-move = Última jugada

## Botones

new-game = Partida nueva
undo-new = Deshacer
deck-neapolitan = Napolitanas
deck-piacentine = Piacentinas
deck-now = Las cartas son ahora: { $deck }.
rules = Reglas
level-and-deck = Nivel y cartas
settings = Ajustes
close = Cerrar
play-again = Jugar otra vez
change-level = Cambiar de nivel
check-match = Comprobar esta partida
watch-again = Volver a ver la partida
results = Tus resultados
keys-undo = Deshacer la partida nueva, durante diez segundos
sheet-coming = Un momento…
sheet-failed = Esta parte de la página no ha llegado. Inténtalo otra vez o recarga la página.

## Partidas nuevas y cómo se barajan

new-undone = Vuelves a estar en la partida anterior.
shuffle-sealed = Para que nadie haga trampas: barajado sellado ({ $start }…)
seal = Barajado sellado
alarm-commitment = El servidor ha sustituido el barajado sellado. No te fíes de estas cartas.
alarm-seed = El servidor ha sustituido la semilla de tu navegador. No te fíes de estas cartas.
alarm-record = El acta de esta partida no es lo que se selló y se jugó aquí. No te fíes de estas cartas.

## La conexión

connecting = Conectando…
offline-since = Conexión perdida ({ $time }). La partida está a salvo; se intenta de nuevo.
online-again = Conexión recuperada.
please-reload = Esta página se ha quedado antigua. Vuelve a cargarla, por favor.
no-cookies = Mazzo necesita una cookie para reconocer tu sitio, y este navegador la rechaza.
replaced = En otra ventana ha empezado una partida nueva; aquí está.
late = La jugada que toca todavía no ha llegado. La partida está guardada.
computer-silent = El ordenador no ha respondido: se ha hecho por él la primera jugada posible.
reload = Volver a cargar

## Por qué se ha rechazado algo

error-stale = La partida ya había avanzado; así está ahora.
error-not-your-turn = Aún no te toca: antes tiene que jugar un ordenador.
error-over = La partida ha terminado.
error-too-late = Ya se ha jugado una carta; el nuevo nivel valdrá a partir de la próxima partida.
error-unknown-option = El juego no tiene esa regla de la casa.
error-nothing-to-undo = La partida nueva ya no se puede deshacer.
error-store-failed = No se ha podido guardar tu jugada. No se ha perdido nada; hazla otra vez, por favor.
waiting-turn = Antes hay que terminar otra cosa; después esto sigue por sí solo.
error-too-many = Demasiado rápido. Espera un momento, por favor.
error-too-many-matches = Has empezado muchísimas partidas en poco tiempo. Espera un minuto, por favor.
error-no-such-match = El servidor no conoce esta partida.
error-no-such-game = Aquí no hay ningún juego con ese nombre.
error-bad-level = Ese nivel no existe.
error-bad-seed = La semilla de este navegador no se ha aceptado.
error-no-offer = El barajado todavía no está sellado. Inténtalo otra vez, por favor.
error-unreadable-message = El servidor no ha entendido esta página. Vuelve a cargarla, por favor.
error-unknown-type = El servidor no ha entendido esta página. Vuelve a cargarla, por favor.
error-protocol = Esta página se ha quedado antigua. Vuelve a cargarla, por favor.
error-offline = Sin conexión. La carta se podrá jugar en cuanto el servidor vuelva a responder.
error-unknown = El servidor lo ha rechazado por un motivo que esta página no conoce ({ $key }).

error-too-long = Esta partida tiene demasiadas jugadas para mostrarla o comprobarla aquí.
error-bad-encoding = No se pueden leer las letras de este archivo: guárdalo de nuevo como UTF-8.
error-unreadable = Esto no es el texto de una jugada: «{ $move }».
error-not-your-card = Quien tiene que jugar no tiene esta carta: { $card }.
error-wrong-phase = «{ $move }» no es posible en este momento.
error-dealer-to-move = Primero hay que repartir las cartas.
